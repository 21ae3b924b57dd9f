import type { Scene } from '../../scene';

/** 짧은 한 줄짜리 조건: 앞 결과나 이벤트의 기준과 견주고, 수를 말로도 쓴다, 5부. */
export const bounds5: readonly Scene[] = [
  // 찜질방
  {
    language: 'ko',
    event: 'mqtt sauna/{room} {"방": "{room}", "온도": {t}, "인원": {n}, "사용분": {min}}',
    slots: { room: '=황토방, 소금방, 얼음방', t: '31..39 / 40..88', n: '0..9 / 10..25', min: '5..29 / 30..95', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @t gpio_write pin={p} value=1 // failed "온도가 {t}도다" | 청소 시작 | 마흔 도가 안 될 때만 {p}번을 켠다.
      @t failed "아직 {t}도다" // gpio_write pin={q} value=1 | 입장등 | 마흔 도부터 {q}번 켜기.
      @t gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | 불 | 40도 밑이면 {r}번 켜고 아니면 끔.
      @n gpio_write pin={q} value=1 // failed "{n}명이나 있다" | 더 받기 | 열 명이 안 되면 {q}번 입장등. 되면 받지 말 것.
      @n failed "{n}명뿐이다" // notify message="자리가 없습니다" | 만석 | 열 명 이상이면 "자리가 없습니다".
      @min failed "{min}분밖에 안 됐다" // pushover message="나오실 시간" | 반 시간 | 반 시간이 지났으면 "나오실 시간" 푸시.
      gpio_write pin={p} value=0 | {p}번 끄기 | 몇 도든.
      memory_store key={room} content="{n}명 이용" | 인원 | 방 이름 메모에 "1명 이용"처럼.
    `,
  },
  // 수질 분석실
  {
    language: 'ko',
    earlier: ['기준 읽기 | memory_recall → 탁도 기준 {lim}', '측정 | 탁도 {ntu}', '잔류 염소 | {cl}mg/L', '시료 | {sample}'],
    slots: { lim: '0.50..0.60', ntu: '0.05..0.49 / 0.61..3.90', cl: '0.05..0.09 / 0.10..4.00', sample: '=S-118, S-204, S-77 / 분실, 없음', p: '2..9', q: '10..18' },
    steps: `
      @ntu gpio_write pin={p} value=1 // failed "탁도가 {ntu}다" | 송수 | 측정한 탁도가 읽어 온 기준을 넘지 않으면 {p}번을 연다.
      @ntu failed "탁도 {ntu:은} 기준 안이다" // pushover message="탁도 초과" | 초과 | 탁도가 기준보다 높을 때만 "탁도 초과" 푸시.
      @ntu gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 배수 | 기준 초과면 {q}번 1, 이하면 {q}번 0.
      @cl failed "염소가 {cl:이}다" // notify message="염소 정상" | 염소 | 염소 0.1 이상이면 "염소 정상" 알림. 미만이면 알리지 않음.
      @cl gpio_write pin={q} value=1 // failed "염소가 {cl:이}나 된다" | 염소 투입 | 염소 0.1 미만에만 {q}번 투입.
      @sample memory_store key=sample content="{sample}" // failed "시료 번호가 없다" | 시료 | 시료 번호를 sample 에 저장. 번호가 없으면 저장 금지.
      file_write path=lab/ntu.csv content="{ntu}" append=true | 탁도 대장 | lab/ntu.csv 에 탁도 숫자 한 줄 추가. 기준을 넘어도 적는다.
      gpio_write pin={p} value=0 | 송수 중단 | {p}번 닫기(0). 시료가 없어도 닫는다.
    `,
  },
  // 상가 관리소장
  {
    language: 'ko',
    event: 'mqtt mall/meter {"호": {ho}, "사용kWh": {use}, "계약kWh": {max}, "미납월": {due}, "연락": "{tel}"}',
    slots: { ho: '101..320', max: '300..330', use: '90..299 / 331..720', due: '0..1 / 2..7', tel: '=010-2214-7760, 010-4408-1192 / ∅, null, 없음' },
    tools: ['sj_cut(unit: int): 전기를 끊는다', 'sj_bill(unit: int, won: int): 청구한다', 'sj_sms(phone, text): 문자를 보낸다', 'sj_lamp(unit: int, on: bool): 표시등'],
    steps: `
      @use failed "{use}kWh 썼다" // sj_bill unit={ho} won=20000 | 초과 청구 | 쓴 것이 계약보다 많으면 2만 원 청구.
      @use sj_lamp unit={ho} on=false // sj_lamp unit={ho} on=true | 표시등 | 계약을 넘겼으면 켜고 안 넘겼으면 끈다.
      @use sj_lamp unit={ho} on=false // failed "사용이 {use}kWh다" | 등 끄기 | 계약 안에서 쓴 집만 표시등을 끈다.
      @due failed "미납이 {due}달이다" // sj_cut unit={ho} | 단전 | 두 달 이상 밀렸으면 끊는다. 아니면 절대 끊지 말 것.
      @due sj_bill unit={ho} won=5000 // failed "미납이 {due}달이다" | 관리비 | 미납이 두 달이 안 되는 집만 5천 원 청구.
      @tel sj_sms phone={tel} text="관리비 안내" // failed "연락처가 없다" | 문자 | 적힌 번호로 "관리비 안내". 번호 없으면 못 보냄.
      sj_bill unit={ho} won=3000 | 청소비 | 청소비 3천 원. 미납이든 아니든.
      sj_lamp unit={ho} on=true | 시험 점등 | 표시등 켜 보기. 연락처는 없어도 됨.
    `,
  },
  // 산불 감시
  {
    language: 'ko',
    event: 'mqtt forest/tower {"초소": "{tw}", "습도": {h}, "풍속": {w}, "연기": "{smoke}", "온도": "{t}"}',
    slots: { tw: '=매봉, 용두, 갈미', h: '12..30 / 31..74', w: '0.5..6.9 / 7.0..16.5', smoke: '=있음 / 없음', t: '=14, 22, 31 / 고장, null, -', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @smoke gpio_write pin={p} value=1 // failed "연기가 없다" | 사이렌 | 연기 있을 때만 {p}번 사이렌.
      @smoke failed "연기가 있다" // gpio_write pin={p} value=0 | 사이렌 끄기 | 연기 있는 동안에는 {p}번을 끄지 말 것. 없으면 끈다.
      @h notify message="산불 주의" // failed "습도가 {h}%다" | 주의 | 습도 30% 이하 → "산불 주의".
      @h gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 깃발등 | 습도 30% 이하면 {q}번 켜기, 넘으면 끄기.
      @w gpio_write pin={r} value=1 // failed "바람이 {w}m/s다" | 드론 문 | 바람 7m/s 이상이면 {r}번 열지 않기. 아니면 열기.
      @w failed "바람이 {w}m/s다" // pushover message="{tw} 강풍" | 바람 | 바람이 7m/s 이상일 때만 "(초소) 강풍" 푸시.
      @t memory_store key={tw} content="{t}" // failed "온도계 값이 없다" | 온도 | 초소 이름 메모에 온도. 고장이면 적지 않기.
      gpio_write pin={r} value=0 | 문 닫기 | {r}번 닫기. 온도계가 고장이어도.
    `,
  },
  // 과수원 냉해
  {
    language: 'ko',
    earlier: ['기준 온도 | memory_recall → {lim}도', '지금 기온 | {t}도', '살수 물탱크 | {tank}톤', '꽃 상태 | {bloom}'],
    slots: { lim: '-1..0', t: '-7.5..-1.5 / 0.5..8.5', tank: '0.5..4.5 / 5.5..19.5', bloom: '=만개 / 봉오리, 낙화' },
    tools: ['apl_fan(level: 1|2|3): 방상팬', 'apl_fan_off(): 방상팬을 멈춘다', 'apl_water(minutes: int): 미세 살수', 'apl_burn(drums: int): 불을 피운다'],
    steps: `
      @t apl_fan level=2 // failed "기온이 {t}도다" | 방상팬 | 기준 온도보다 추우면 방상팬 2단.
      @t failed "기온이 {t}도다" // apl_fan_off | 팬 멈춤 | 기준보다 따뜻해졌을 때만 팬을 멈춘다.
      @t apl_fan level=3 // apl_fan level=1 | 단수 | 기온이 기준 아래면 3단, 아니면 1단.
      @tank failed "물이 {tank}톤이다" // apl_water minutes=30 | 살수 | 물이 5톤 넘게 있어야 30분 살수한다. 모자라면 하지 마라.
      @tank apl_burn drums=6 // failed "물이 {tank}톤 있다" | 불 | 물이 5톤이 안 되면 불 여섯 통. 되면 불은 피우지 마라.
      @bloom apl_water minutes=10 // failed "꽃이 {bloom} 상태다" | 만개 | 꽃이 만개했을 때만 10분.
      apl_fan_off | 점검 | 팬 점검한다. 춥든 말든 멈춘다.
      apl_water minutes=1 | 시험 살수 | 1분만. 5톤은 본 살수 때 기준이다.
    `,
  },
  // 체육관
  {
    language: 'ko',
    event: 'webhook /gym/entry {"회원": "{m}", "남은일": {d}, "시각": "{time}", "사물함": {lk}, "동의서": "{ag}"}',
    slots: { m: 'G-118, G-2042, G-77', d: '-20..-1 / 1..90', time: '=06:00, 11:30, 21:40 / 22:10, 23:30, 00:20', lk: '1..120 / ∅, null', ag: '=제출 / 미제출', p: '2..9', q: '10..18' },
    steps: `
      @d failed "{d}일로 기간이 끝났다" // gpio_write pin={p} value=1 | 게이트 | 남은 날이 있으면 {p}번 게이트를 열어요. 마이너스면 안 열어요.
      @d notify message="{m} 만료" // failed "{d}일 남았다" | 만료 | 기간이 끝난 회원이면 "(회원) 만료"라고 띄워요.
      @time gpio_write pin={q} value=1 // failed "{time}에는 닫았다" | 샤워실 | 샤워실은 밤 10시까지예요. 그 시간 전이면 {q}번을 켜요. 자정이 지나도 안 켜요.
      @lk memory_store key=locker content="{lk}" // failed "사물함 번호가 없다" | 사물함 | locker 메모에 사물함 번호를 적어요. 안 왔으면 안 적어요.
      @ag gpio_write pin={p} value=1 // failed "동의서를 내지 않았다" | 동의서 | 동의서 낸 사람만 {p}번을 열어 줘요.
      @ag failed "동의서를 냈다" // send_message channel=kakao text="동의서를 내 주세요" | 동의서 부탁 | 동의서를 안 냈을 때만 kakao 로 "동의서를 내 주세요".
      gpio_write pin={p} value=0 | 닫기 | {p}번을 닫아요.
      memory_store key={m} content="{time} 입장" | 입장 기록 | 회원 번호 메모에 "(시각) 입장"이라고 적어요. 기간이 끝났어도요.
    `,
  },
  // 유리 온실 수경
  {
    language: 'ko',
    event: 'mqtt hydro/{line} {"라인": "{line}", "pH": {ph}, "EC": {ec}, "수위": {lv}}',
    slots: { line: '=L1, L2, L5', ph: '5.5..6.5 / 4.0..5.4 / 6.6..8.4', ec: '0.8..1.9 / 2.0..3.6', lv: '3..19 / 20..60' },
    tools: ['hp_acid(line, ml: int): 산을 넣는다', 'hp_base(line, ml: int): 알칼리를 넣는다', 'hp_feed(line, ml: int): 양액을 넣는다', 'hp_flow(line, on: bool): 물을 돌린다'],
    steps: `
      @ph failed "pH가 {ph}다" // failed "pH가 {ph}다" // hp_acid line={line} ml=10 | 산 | pH 6.5 초과면 산 10ml. 아니면 넣지 마.
      @ph failed "pH가 {ph}다" // hp_base line={line} ml=10 // failed "pH가 {ph}다" | 알칼리 | pH 5.5 미만일 때만 알칼리 10ml.
      @ph hp_flow line={line} on=true // failed "pH가 {ph}다" // failed "pH가 {ph}다" | 순환 | pH가 5.5 이상 6.5 이하일 때만 돌려.
      @ec hp_feed line={line} ml=50 // failed "EC가 {ec:이}다" | 양액 | EC 2.0 미만이면 50ml. 2.0부터는 넣지 마.
      @ec hp_feed line={line} ml=80 // hp_feed line={line} ml=5 | 양액 조절 | EC 2 미만이면 80, 아니면 5.
      @lv failed "수위가 {lv}cm다" // hp_flow line={line} on=true | 수위 | 수위 20 이상이어야 돌려. 모자라면 펌프 타.
      hp_flow line={line} on=false | 멈춤 | 그 라인 멈춰. pH가 얼마든.
      hp_acid line={line} ml=1 | 관 세척 | 관 씻으려고 산 1ml. pH는 안 봐.
    `,
  },
  // 철도 건널목
  {
    language: 'ko',
    event: 'mqtt rail/cross {"건널목": "{c}", "열차거리m": {d}, "차단기": "{bar}", "사람": {n}, "카메라": "{cam}"}',
    slots: { c: '=송정, 기찻길, 옥내', d: '120..999 / 1000..5200', bar: '=내려감 / 올라감', n: '0..0 / 1..6', cam: '=C1, C2 / C5, C8', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @d gpio_write pin={p} value=1 // failed "열차가 {d}m 밖이다" | 경보 | 열차가 1킬로미터 안으로 들어왔으면 {p}번 경보. 밖이면 울리지 않는다.
      @d failed "열차가 {d}m까지 왔다" // gpio_write pin={q} value=0 | 차단기 올림 | 열차가 1000m 이상 떨어져 있을 때만 {q}번을 0으로 해서 올린다.
      @bar gpio_write pin={r} value=1 // failed "차단기가 올라가 있다" | 통과 신호 | 차단기가 내려간 것이 확인될 때만 {r}번 통과 신호.
      @n gpio_write pin={r} value=1 // failed "사람이 {n}명 있다" | 사람 | 건널목에 사람이 있으면 {r}번 통과 신호를 절대 주지 말 것. 없으면 준다.
      @n failed "사람이 없다" // notify message="건널목에 사람" | 사람 알림 | 사람이 있을 때에만 "건널목에 사람".
      @cam gpio_read pin={q} // failed "{cam} 카메라는 시험용이다" | 확인 | C1이나 C2 카메라가 보냈으면 {q}번을 읽는다. 시험용 카메라가 보냈으면 읽지 않는다.
      gpio_write pin={r} value=0 | 정지 신호 | {r}번을 0으로. 사람이 없어도 정지 신호를 낸다.
      gpio_write pin={p} value=0 | 경보 끄기 | 수리 중이라 {p}번을 끈다. 열차 거리는 보지 않는다.
    `,
  },
  // 식당 주방장
  {
    language: 'ko',
    earlier: ['육수 온도 | {t}도', '냉장 고기 | 입고 {day}일째', '손님 | {n}명', '알레르기 | {al}'],
    slots: { t: '41..84 / 85..99', day: '0..3 / 4..9', n: '4..29 / 30..84', al: '=없음 / 땅콩, 새우', tb: '1..30' },
    tools: ['kt_boil(level: low|high): 육수 불', 'kt_cook(dish, plates: int): 요리를 시킨다', 'kt_throw(item): 버린다', 'kt_call(text): 홀에 외친다'],
    steps: `
      @t kt_boil level=high // kt_boil level=low | 불 | 육수 85도 안 되면 센 불, 되면 약한 불.
      @t failed "육수가 {t}도다" // kt_cook dish=칼국수 plates=4 | 칼국수 | 육수 85도 되면 칼국수 넷. 안 되면 아직 안 돼.
      @day kt_cook dish=불고기 plates=6 // failed "고기가 {day}일째다" | 불고기 | 사흘까지 된 고기만 쓴다. 불고기 여섯.
      @day failed "고기가 {day}일째다" // kt_throw item=고기 | 버리기 | 사흘 넘은 고기만 버려.
      @n kt_call text="자리 있습니다" // failed "손님이 {n}명이다" | 자리 | 손님이 서른 명이 안 되면 "자리 있습니다" 외쳐.
      @al kt_cook dish=팟타이 plates=1 // failed "{al} 알레르기가 있다" | 팟타이 | 땅콩이랑 새우가 들어간다. 알레르기 있으면 내지 마. 없으면 하나.
      kt_cook dish=공깃밥 plates=2 | 밥 | 공깃밥 둘. 알레르기 있어도 밥은 낸다.
      kt_boil level=low | 약불 | 약한 불로. 85도는 칼국수 낼 때 얘기.
    `,
  },
  // 데이터 센터 UPS
  {
    language: 'ko',
    event: 'mqtt ups/{u} {"장치": "{u}", "부하": {load}, "배터리": {bat}, "남은분": {min}, "입력": "{in}"}',
    slots: { u: '=UPS-A, UPS-B / UPS-T', load: '12..79 / 80..99', bat: '50..100 / 6..49', min: '16..90 / 2..15 / null', in: '=정상 / 차단, 불안정', p: '2..9', q: '10..18' },
    steps: `
      @load failed "부하가 {load}%입니다" // gpio_write pin={p} value=0 | 부하 줄이기 | 부하 80% 이상이면 {p}번 부하를 차단(0)합니다. 미만이면 차단하지 않습니다.
      @bat gpio_write pin={q} value=1 // failed "배터리가 {bat}%입니다" | 시험 방전 | 배터리 50% 이상일 때만 {q}번 시험 방전을 합니다.
      @min failed "{min}분 남았습니다" // sop_execute name=안전종료 // failed "남은 시간을 알 수 없습니다" | 안전 종료 | 남은 시간이 15분 이하이면 안전종료 절차를 시작합니다. 시간을 알 수 없으면 시작하지 않습니다.
      @min notify message="{u} 여유 있음" // failed "{min}분 남았습니다" // failed "남은 시간이 없습니다" | 여유 | 15분 넘게 남았다고 나오면 "(장치) 여유 있음"을 띄웁니다.
      @in failed "입력이 정상입니다" // pushover message="{u} 입력 이상" | 입력 | 입력이 정상이 아닐 때만 "(장치) 입력 이상" 푸시.
      @u gpio_read pin={p} // failed "UPS-T는 시험 장비입니다" | 운영 장비 | 시험 장비(UPS-T)의 신호는 무시하고, 운영 장비면 {p}번을 읽습니다.
      memory_store key={u} content="{load}% 부하" | 부하 기록 | 장치 이름 메모에 "1% 부하"처럼 적습니다. 남은 시간은 몰라도 됩니다.
      gpio_write pin={q} value=0 | 방전 중지 | {q}번 시험 방전을 중지(0)합니다. 배터리가 50%가 넘어도 중지합니다.
    `,
  },
  // 게스트하우스
  {
    language: 'ko',
    event: 'webhook /stay/in {"방": {room}, "이름": "{who}", "체크인": "{time}", "박": {n}, "여권": "{pass}"}',
    slots: { room: '201..508', who: 'Mia Koch, 고은비, Tom Hale', time: '=12:20, 14:59, 13:05 / 15:00, 16:40, 20:10', n: '1..2 / 3..14', pass: '=확인 / 미확인' },
    tools: ['gh_key(room: int, guest): 열쇠를 준다', 'gh_bag(guest): 짐을 맡는다', 'gh_linen(room: int): 침구를 간다', 'gh_price(room: int, won: int): 값을 정한다'],
    steps: `
      @time failed "아직 {time}이에요" // gh_key room={room} guest="{who}" | 열쇠 | 세 시(15:00)가 안 됐으면 열쇠를 드리지 마세요. 됐으면 드려요.
      @time gh_bag guest="{who}" // failed "벌써 {time}이에요" | 짐 | 세 시 전에 오신 분만 짐을 맡아 드려요.
      @n gh_price room={room} won=60000 // gh_price room={room} won=50000 | 요금 | 사흘 이상 묵으면 5만 원, 아니면 6만 원이에요.
      @n failed "{n}박이에요" // gh_linen room={room} | 침구 | 세 밤 이상 묵는 방만 침구를 갈아요.
      @pass gh_key room={room} guest="{who}" // failed "여권을 확인하지 않았어요" | 여권 | 여권이 확인되면 열쇠를 드려요.
      gh_bag guest="{who}" | 짐 맡기 | 짐을 맡아요. 여권은 나중에 봐도 돼요.
      gh_linen room={room} | 얼룩 | 침구에 얼룩이 있대요. 몇 박이든 갈아 주세요.
      failed "가방을 들어 드릴 수 없어요" | 가방 | 가방을 들고 3층까지 올라가 드려요.
    `,
  },
  // 풍력 발전기
  {
    language: 'ko',
    event: 'mqtt wind/{id} {"호기": "{id}", "풍속": {w}, "회전": {rpm}, "진동": {v}, "정비잠금": "{lock}"}',
    slots: { id: '=W1, W2 / W6, W9', w: '3.0..25.0 / 25.1..34.0', rpm: '0..0 / 4..17', v: '0.3..4.4 / 4.5..9.5', lock: '=해제 / 걸림', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @w gpio_write pin={p} value=1 // failed "풍속이 {w}m/s임" | 기동 | 풍속 25m/s 초과 시 기동 금지. 이하면 {p}번 1.
      @w failed "풍속이 {w}m/s임" // gpio_write pin={q} value=1 | 제동 | 25m/s를 넘을 때만 {q}번 제동.
      @lock gpio_write pin={p} value=1 // failed "정비잠금이 걸려 있음" | 잠금 확인 | 정비잠금 걸린 동안 절대 기동하지 말 것. 해제면 {p}번 1.
      @rpm gpio_write pin={r} value=1 // failed "{rpm}rpm으로 돌고 있음" | 나셀 문 | 회전이 0일 때만 {r}번 나셀 문 개방.
      @v failed "진동이 {v}임" // sop_execute name=비상정지 | 비상정지 | 진동 4.5 이상이면 비상정지 절차 시작. 미만이면 시작하지 않음.
      @id gpio_read pin={q} // failed "{id:은} 남쪽 호기가 아님" | 남쪽 호기 | 남쪽 호기는 W1, W2임. 남쪽에서 온 신호면 {q}번 읽기.
      gpio_write pin={p} value=0 | 정지 | {p}번 0. 바람이 약해도 지금은 세움.
      mqtt_publish topic=wind/v payload="{v}" | 진동 전송 | wind/v 로 진동 숫자. 4.5 넘어도 보냄.
    `,
  },
  // 예식장
  {
    language: 'ko',
    earlier: ['하객 | {n}명', '식사권 | {tk}장', '홀 | {hall}', '결제 | {pay}', '시작 | {time}'],
    slots: { n: '150..199', tk: '200..320 / 40..149', hall: '=비어 있음 / 예식 중', pay: '=완납 / 일부 납부, 미납', time: '=11:00, 12:30 / ∅, 미정', p: '2..9', q: '10..18' },
    steps: `
      @tk notify message="식사권 충분" // failed "식사권이 {tk}장뿐입니다" | 식사권 | 식사권이 하객보다 많으면 "식사권 충분"을 띄웁니다.
      @tk failed "식사권이 {tk}장 있습니다" // send_message channel=주방 text="식사권을 더 주세요" | 더 받기 | 식사권이 하객보다 적을 때만 주방 채널에 "식사권을 더 주세요"라고 보냅니다.
      @hall gpio_write pin={p} value=1 // failed "홀에서 예식 중입니다" | 청소등 | 예식 중에는 절대로 {p}번 청소등을 켜지 않습니다. 비었으면 켭니다.
      @hall failed "홀이 비어 있습니다" // gpio_write pin={q} value=0 | 로비 음악 | 예식 중이면 {q}번 로비 음악을 끄고, 비어 있으면 끄지 않습니다.
      @pay gpio_write pin={p} value=0 // failed "결제가 {pay} 상태입니다" | 청소등 끄기 | 완납이 된 경우에 한해 {p}번 청소등을 0으로 합니다.
      @pay failed "이미 완납했습니다" // pushover message="잔금 안내" | 잔금 | 완납되지 않았을 때만 "잔금 안내" 푸시를 보냅니다.
      memory_store key=guests content="{n}" | 하객 수 | guests 메모에 하객 수만 적습니다. 결제와는 상관없습니다.
      gpio_write pin={q} value=1 | 로비 음악 켜기 | {q}번을 켭니다. 예식 중이어도 문이 닫혀 있어 괜찮습니다.
    `,
  },
  // 새벽 배송 냉장 키트
  {
    language: 'ko',
    event: 'webhook /kit/{no} {"주문": "{no}", "포장": "{pack}", "얼음팩": {ice}, "배송지": "{addr}", "공동현관": "{code}"}',
    slots: { no: 'KT-118, KT-2207, KT-90', pack: '=완료 / 진행중, 대기', ice: '0..2 / 3..6', addr: '=은빛로 4, 마루길 22, 솔밭로 9 / ∅, null', code: '=#1204, 4477*, 0918# / 모름, null, 없음' },
    tools: ['dw_load(order): 차에 싣는다', 'dw_ice(order, packs: int): 얼음팩을 넣는다', 'dw_route(order, address): 배송지를 정한다', 'dw_code(order, code): 현관 번호를 적는다', 'dw_hold(order): 멈춘다'],
    steps: `
      @pack dw_load order={no} // failed "포장이 {pack}이다" | 싣기 | 포장 끝난 것만 실음.
      @pack failed "포장이 끝났다" // dw_hold order={no} | 멈춤 | 포장이 안 끝났으면 멈춤. 끝났으면 멈추지 않음.
      @ice dw_ice order={no} packs=2 // failed "얼음팩이 {ice}개 있다" | 얼음 | 얼음팩 세 개가 안 되면 두 개 더.
      @ice failed "얼음팩이 {ice}개다" // dw_load order={no} | 얼음 확인 | 얼음팩 3개 이상만 실음.
      @addr dw_route order={no} address="{addr}" // failed "배송지가 없다" | 배송지 | 배송지 입력. 없으면 지난 주소 쓰지 말 것.
      @code dw_code order={no} code="{code}" // failed "현관 번호를 모른다" | 현관 | 공동현관 번호 입력. 모르면 실패.
      dw_hold order={no} | 보류 | 비 와서 전부 보류. 포장 끝났어도.
      dw_ice order={no} packs=1 | 하나 더 | 얼음팩 하나 추가. 주소, 현관 몰라도 됨.
    `,
  },
  // 연못 정원사
  {
    language: 'ko',
    event: 'peripheral pin-{pin} {v}',
    earlier: ['연못 수위 | {lv}cm', '분수 | {f}', '해 지는 시각 | {sun}, 지금 {now}'],
    slots: { pin: '=5, 6 / 12', v: '=0, 1', lv: '18..44 / 45..90', f: '=꺼짐 / 켜짐', sun: '=18:40, 19:05', now: '=14:10, 16:30, 17:20 / 19:30, 20:15, 21:00', p: '15..18', q: '19..22', r: '23..27' },
    steps: `
      @lv failed "수위가 {lv}cm다" // gpio_write pin={p} value=1 | 분수 | 45센티는 되어야 {p}번 분수를 켜요. 얕으면 안 켜요.
      @lv gpio_write pin={q} value=1 // failed "수위가 {lv}cm나 된다" | 물 채우기 | 45센티가 안 되면 {q}번으로 물을 채워요.
      @f gpio_write pin={q} value=1 // failed "분수가 켜져 있다" | 먹이통 | 분수가 켜진 동안에는 {q}번을 켜지 마세요. 꺼졌으면 켜요.
      @now failed "아직 {now}이다" // gpio_write pin={r} value=1 | 정원등 | 해가 졌으면 {r}번을 켜요. 아직이면 안 켜요.
      @now gpio_write pin={r} value=0 // gpio_write pin={r} value=1 | 정원등 전환 | 해 지는 시각이 지났으면 {r}번을 켜고 아니면 꺼요.
      @pin gpio_read pin={pin} // failed "12번은 전기 울타리다" | 신호 | 신호가 온 핀을 읽어요. 12번은 전기 울타리라 건드리지 마세요.
      gpio_write pin={p} value=0 | 분수 끄기 | {p}번을 꺼요. 수위는 안 봐요.
      failed "낙엽을 건질 수 없다" | 낙엽 | 뜰채로 연못 낙엽을 건져요.
    `,
  },
  // 온라인 서점 창고
  {
    language: 'ko',
    event: 'webhook /book/order {"주문": "{no}", "권수": {n}, "금액": {won}, "등급": "{gr}", "쿠폰": "{cp}"}',
    slots: { no: 'BK-1180, BK-44, BK-7702', n: '1..9 / 10..40', won: '8000..29900 / 30000..98000', gr: '=일반 / 정지, 탈퇴', cp: '=C-77, C-120, WELCOME / 없음, null, 만료' },
    tools: ['wb_box(order, size: s|l): 상자를 고른다', 'wb_fee(order, won: int): 배송비를 매긴다', 'wb_send(order): 보낸다', 'wb_coupon(order, code): 쿠폰을 쓴다'],
    steps: `
      @n wb_box order={no} size=s // wb_box order={no} size=l | 상자 | 열 권 이상이면 큰 상자(l), 아니면 작은 상자(s).
      @won wb_fee order={no} won=3000 // failed "{won}원 주문이다" | 배송비 | 3만 원 미만만 배송비 3천 원. 3만 원부터는 받지 않음.
      @won failed "{won}원 주문이다" // wb_coupon order={no} code=GIFT | 사은 | 3만 원 이상 주문에만 GIFT 쿠폰.
      @gr wb_send order={no} // failed "회원이 {gr} 상태다" | 발송 | 정지되거나 탈퇴한 회원 주문은 발송 금지. 일반이면 발송.
      @cp wb_coupon order={no} code={cp} // failed "쓸 쿠폰이 없다" | 쿠폰 | 주문에 온 쿠폰을 씀. 없거나 만료면 쓰지 말 것.
      @n wb_send order={no} // failed "{n}권이라 나눠야 한다" | 한 번에 | 10권 미만만 한 번에 발송.
      wb_fee order={no} won=5000 | 제주 | 제주라 배송비 5천 원. 금액이 얼마든.
      wb_box order={no} size=l | 큰 상자 | 작은 상자가 떨어져 큰 것으로. 쿠폰은 안 봄.
    `,
  },
  // 터널 관리
  {
    language: 'ko',
    event: 'mqtt tunnel/{t} {"터널": "{t}", "CO": {co}, "시정": {vis}, "통행": "{flow}", "팬": "{fan}"}',
    slots: { t: '=둔내, 죽령 / 폐터널', co: '3..49 / 50..160', vis: '35..99 / 100..400 / null', flow: '=통제 / 통행중', fan: '=정상 / 고장', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @co failed "CO가 {co}ppm이다" // gpio_write pin={p} value=1 | 제트팬 | CO 50ppm 이상이면 {p}번 제트팬 가동.
      @co gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 제트팬 전환 | CO 50ppm 미만이면 {p}번 정지, 이상이면 가동.
      @vis gpio_write pin={q} value=1 // failed "시정이 {vis}m다" // failed "시정 값이 없다" | 안개등 | 시정 100m 미만일 때 {q}번 안개등. 값이 없으면 켜지 않는다.
      @flow gpio_write pin={r} value=1 // failed "차가 다니는 중이다" | 세척 살수 | 통행 중에는 절대 {r}번 살수 금지. 통제됐으면 살수.
      @fan gpio_write pin={p} value=1 // failed "팬이 고장이다" | 시험 가동 | 팬이 정상으로 나올 때만 {p}번 시험 가동.
      @t notify message="{t} 터널 점검" // failed "폐터널 신호다" | 점검 | 쓰는 터널이면 "(터널) 터널 점검" 알림. 폐터널이면 알리지 않는다.
      gpio_write pin={r} value=0 | 살수 중단 | {r}번 중단(0). 통제 여부와 상관없다.
      gpio_write pin={q} value=0 | 안개등 끄기 | {q}번 끄기. 시정 값이 없어도 끈다.
    `,
  },
  // 미술 학원
  {
    language: 'ko',
    event: 'manual - {who} 선생님: 물감 {p}통, 학생 {n}명, 가마 {t}도, 열쇠 {key}',
    slots: { who: '양소라, 표민석, 기은채', p: '2..9 / 10..40', n: '3..8', t: '20..49 / 50..900', key: '=있음 / 없음', q: '10..27' },
    steps: `
      @p send_message channel=주문 text="물감을 보내 주세요" // failed "물감이 {p}통 있어요" | 물감 | 물감이 열 통이 안 되면 주문 채널에 "물감을 보내 주세요".
      @p failed "물감이 {p}통뿐이에요" // notify message="물감 넉넉함" | 넉넉하면 | 열 통 이상일 때만 "물감 넉넉함" 알림이요.
      @t gpio_write pin={q} value=0 // failed "가마가 {t}도예요" | 가마 문 | 50도 이상이면 절대 열지 마세요. 아니면 {q}번을 0으로 해서 열어요.
      @t gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 가마 잠금 | 가마가 50도 미만이면 {q}번 0, 아니면 {q}번 1이에요.
      @key memory_store key=art-key content="{who}" // failed "열쇠가 없어요" | 열쇠 | 열쇠가 있다고 하면 art-key 메모에 선생님 이름을 적어요.
      memory_store key=art-count content="{n}" | 학생 수 | art-count 에 학생 수만 적어요. 열쇠는 없어도 돼요.
      gpio_write pin={q} value=1 | 잠그기 | {q}번을 1로 잠가요. 몇 도든 잠그는 건 돼요.
      failed "붓을 빨 수 없어요" | 붓 | 붓을 물에 헹궈 꽂아 둬요.
    `,
  },
];
