import type { Scene } from '../../scene';

/** 상태와 허가, 빠진 값, 다른 장비에서 온 값: 해도 되는지가 값 하나로 갈린다, 3부. */
export const bounds3: readonly Scene[] = [
  // 승강기 정비
  {
    language: 'ko',
    event: 'mqtt lift/{no} {"호기": "{no}", "문": "{door}", "점검": "{chk}", "층": {fl}, "하중": {kg}}',
    slots: { no: '=1호기, 2호기 / 3호기, 4호기', door: '=닫힘 / 열림, 끼임', chk: '=아님 / 점검중', fl: '1..15', kg: '0..600 / null, ∅', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @door gpio_write pin={p} value=1 // failed "문이 {door} 상태다" | 운행 | 문이 닫혔다고 나올 때만 {p}번을 1로 해서 운행시킨다.
      @chk gpio_write pin={p} value=1 // failed "점검 중이다" | 재운행 | 점검중이면 절대 움직이지 말 것. 아니면 {p}번 1.
      @chk failed "점검 중이 아니다" // gpio_write pin={q} value=1 | 점검등 | 점검중일 때만 {q}번 점검등을 켠다.
      @no gpio_write pin={r} value=1 // failed "{no}는 여기서 다루지 않는다" | 1, 2호기 | 1호기와 2호기만 다룬다. 그 둘 중 하나가 보냈으면 {r}번을 켠다.
      @kg memory_store key=하중 content="{kg}" // failed "하중 값이 없다" | 하중 | 하중 메모에 하중 숫자를 적는다. 없으면 0이라고 적지 말고 실패로.
      gpio_write pin={p} value=0 | 정지 | 문이 열렸든 닫혔든 {p}번을 0으로 해서 세운다.
      memory_store key=lift-floor content="{fl}" | 층 | lift-floor 에 몇 층인지 숫자만. 하중은 몰라도 된다.
      failed "문틈에 낀 것을 빼낼 수 없다" | 문틈 | 문틈에 낀 돌을 빼낸다.
    `,
  },
  // 건설 현장 소장
  {
    language: 'ko',
    earlier: ['작업 허가 조회 | permit → {perm}', '풍속 | {w}m/s', '안전모 점검 | {hat}', '크레인 | {crane}'],
    slots: { perm: '=유효 / 만료, 미발급, 정지', w: '2.0..9.9 / 10.0..19.5', hat: '=전원 착용 / 2명 미착용, 미점검', crane: '=정상 / 고장, 응답 없음' },
    tools: ['gk_crane(on: bool): 크레인 전원', 'gk_horn(seconds: int): 경적', 'gk_gate(which: 1|2, open: bool): 출입문', 'gk_pour(cubic: num): 콘크리트를 붓는다'],
    steps: `
      @perm gk_crane on=true // failed "허가가 {perm} 상태" | 크레인 | 허가 유효하면 크레인 켜. 아니면 켜지 마.
      @w gk_crane on=true // failed "바람이 {w}m/s" | 바람 | 초속 10미터 이상이면 크레인 금지. 아니면 켜.
      @w gk_crane on=true // gk_crane on=false | 크레인 전환 | 바람 10m/s 미만이면 켜고 아니면 꺼.
      @hat gk_gate which=1 open=true // failed "안전모 {hat}" | 출입 | 안전모 다 썼다고 나오면 1번 문 열어. 한 명이라도 안 썼으면 안 됨.
      @hat failed "안전모는 전원 착용" // gk_horn seconds=5 | 경적 | 안전모 점검이 제대로 안 됐을 때만 경적 5초.
      @crane gk_pour cubic=3.5 // failed "크레인이 {crane}" | 타설 | 크레인 정상일 때만 3.5루베 타설.
      gk_gate which=2 open=true | 2번 문 | 자재차 들어온다. 2번 문 열어. 안전모 점검은 1번 문 얘기다.
      gk_crane on=false | 크레인 내림 | 허가 없어도 끄는 건 된다. 꺼.
    `,
  },
  // 동물원
  {
    language: 'ko',
    event: 'mqtt zoo/cage {"우리": "{cage}", "동물": "{ani}", "안문": "{inner}", "바깥문": "{outer}", "사육사": "{who}"}',
    slots: { cage: '=A-3, A-7 / C-1, C-2', ani: '=사자, 반달곰, 호랑이', inner: '=잠김 / 열림', outer: '=잠김 / 열림', who: '=구민회, 석다온 / ∅, null, 없음', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @inner gpio_write pin={p} value=1 // failed "안문이 열려 있다" | 바깥문 열기 | 안문이 잠겼을 때만 {p}번으로 바깥문을 열어 주세요.
      @outer gpio_write pin={q} value=1 // failed "바깥문이 열려 있다" | 안문 열기 | 바깥문이 열린 동안에는 {q}번 안문을 열면 안 됩니다. 잠겼으면 열어 주세요.
      @outer failed "바깥문은 잠겼다" // pushover message="바깥문이 열렸습니다" | 문 알림 | 바깥문이 열려 있으면 "바깥문이 열렸습니다" 푸시해 주세요. 잠겼으면 안 보냅니다.
      @who notify message="{who} 사육사" // failed "사육사가 없다" | 사육사 | 알림에 "(이름) 사육사"라고 띄워 주세요. 이름이 없으면 실패입니다.
      @cage gpio_write pin={r} value=1 // failed "{cage:은} A동이 아니다" | A동 먹이 | A동 우리에서 온 신호면 {r}번 먹이통을 열고, C동이면 그냥 두세요.
      gpio_write pin={p} value=0 | 바깥문 잠그기 | {p}번을 0으로 해서 바깥문을 잠가 주세요. 안문이 어떻든 잠급니다.
      memory_store key={cage} content="{ani}" | 동물 메모 | 우리 이름 메모에 어떤 동물인지 적습니다. 사육사 이름은 없어도 돼요.
      failed "먹이를 썰 수 없다" | 먹이 썰기 | 닭고기를 토막 내어 대야에 담아 주세요.
    `,
  },
  // 약국 자동 포장
  {
    language: 'ko',
    event: 'webhook /pharm/rx {"처방": "{rx}", "환자": "{pt}", "약": "{drug}", "일수": {day}, "의사서명": "{sign}", "임신": "{preg}"}',
    slots: { rx: 'RX-2204, RX-771, RX-9018', pt: '최가람, 남이든, 하윤슬', drug: '=록소펜, 아시클로, 이부론', day: '3..30 / ∅, null', sign: '=있음 / 없음', preg: '=아니오 / 예, 모름' },
    tools: ['yk_pack(rx, drug, days: int): 약을 포장한다', 'yk_label(rx, name): 이름표를 뽑는다', 'yk_reject(rx, why): 처방을 돌려보낸다'],
    steps: `
      @day yk_pack rx={rx} drug={drug} days={day} // failed "일수가 없다" | 포장 | 처방된 약을 처방된 일수만큼 포장합니다. 일수가 빠졌으면 포장하지 않습니다.
      @sign yk_pack rx={rx} drug={drug} days=3 // failed "의사 서명이 없다" | 3일분 | 서명이 있는 처방만 사흘 치 포장해 주세요.
      @sign failed "의사 서명이 있다" // yk_reject rx={rx} why=서명 | 돌려보내기 | 의사 서명이 없는 경우에 한해 "서명"을 이유로 돌려보냅니다.
      @preg yk_pack rx={rx} drug=이소티논 days=7 // failed "임신 여부가 {preg:로} 나왔다" | 이소티논 | 임신이 아니라고 확인된 분만 이소티논 7일분. 모르면 절대 안 됩니다.
      @preg yk_label rx={rx} name="{pt}" // failed "임신 여부가 {preg:로} 되어 있다" | 이름표 | 임신이 아닐 때만 이름표를 환자 이름으로 뽑습니다.
      yk_label rx={rx} name="{pt}" | 그냥 이름표 | 환자 이름으로 이름표 한 장. 서명이나 일수는 따지지 않아요.
      yk_reject rx={rx} why=품절 | 품절 | 약이 떨어졌어요. 서명이 있어도 "품절"을 이유로 돌려보냅니다.
      failed "혈압을 잴 도구가 없다" | 혈압 | 환자분 팔에 띠를 감아 혈압을 재 드립니다.
    `,
  },
  // 드론 방제
  {
    language: 'ko',
    event: 'mqtt drone/{id} {"기체": "{id}", "배터리": {bat}, "위성": {sat}, "비행허가": "{ok}", "약통": {tank}}',
    slots: { id: '=D1, D2 / D8, X3', bat: '31..98 / 4..30', sat: '10..18 / 2..9 / null', ok: '=승인 / 거부, 심사중', tank: '0..0 / 2..20' },
    tools: ['fly_up(drone, meters: int): 띄운다', 'fly_home(drone): 돌아오게 한다', 'fly_spray(drone, on: bool): 약을 뿌린다'],
    steps: `
      @bat fly_up drone={id} meters=5 // failed "배터리 {bat}%" | 이륙 | 배터리 30% 초과 → 5미터 이륙. 30% 이하 → 이륙 금지.
      @bat failed "배터리 {bat}%" // fly_home drone={id} | 복귀 | 배터리 30% 이하일 때만 복귀.
      @sat fly_up drone={id} meters=10 // failed "위성이 {sat}개" // failed "위성 수를 모름" | 위성 | 위성 10개 이상 잡히면 10미터. 모르면 띄우지 말 것.
      @ok fly_up drone={id} meters=3 // failed "비행허가 {ok}" | 허가 | 비행 승인 난 경우만 3미터.
      @id fly_spray drone={id} on=true // failed "{id:은} 방제 기체가 아님" | 방제 | 방제 기체는 D1, D2뿐. 그 기체면 살포 시작. 다른 기체면 하지 말 것.
      @tank failed "약통이 비었음" // fly_spray drone={id} on=true | 살포 | 약통 0이면 뿌리지 않음. 남았으면 살포.
      fly_spray drone={id} on=false | 살포 중지 | 살포 끔. 위성이고 허가고 상관없음.
      fly_home drone={id} | 즉시 복귀 | 비 온다. 배터리 많아도 복귀.
    `,
  },
  // 박물관
  {
    language: 'ko',
    event: 'mqtt museum/case {"진열장": "{c}", "습도": "{h}", "조도": {lux}, "경보": "{al}", "열쇠": "{key}"}',
    slots: { c: '=백자실, 금동실, 서화실', h: '=45, 48, 52 / 측정 불가, 오류, -', lux: '20..50 / 51..210', al: '=해제 / 작동', key: '=반납 / 대출중, 분실', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @h memory_store key=습도-{c} content="{h}" // failed "습도가 측정되지 않았다" | 습도 기록 | "습도-진열장" 메모에 습도 숫자를 적는다. 숫자가 아니면 적지 않는다.
      @lux gpio_write pin={p} value=1 // failed "조도가 {lux}룩스다" | 조명 | 조도가 50룩스를 넘지 않을 때만 {p}번 조명을 켠다.
      @lux failed "조도는 {lux}룩스다" // gpio_write pin={p} value=0 | 조명 끄기 | 50룩스를 넘으면 {p}번을 끈다. 넘지 않으면 그대로.
      @al gpio_write pin={q} value=1 // failed "경보가 작동 중이다" | 진열장 열기 | 경보가 해제된 상태에서만 {q}번을 열 수 있다. 열어라.
      @key gpio_write pin={r} value=1 // failed "열쇠가 {key} 상태다" | 야간 잠금 | 열쇠가 반납되었으면 {r}번 야간 잠금을 건다(1). 안 됐으면 걸지 마라.
      @key failed "열쇠는 반납되었다" // notify message="열쇠를 찾으세요" | 열쇠 찾기 | 열쇠가 반납되지 않은 경우에 한해 "열쇠를 찾으세요" 알림.
      gpio_write pin={q} value=0 | 진열장 닫기 | {q}번을 닫는다(0). 경보가 울리는 중이라도 닫는다.
      pushover message="{c} 조도 {lux}" | 조도 푸시 | "(진열장) 조도 n" 꼴로 푸시한다. 습도가 측정 안 됐어도 보낸다.
    `,
  },
  // 수영 강사, 반말 메모
  {
    language: 'ko',
    earlier: ['수온 | pool_temp → {t}', '염소 | {cl}ppm', '라이프가드 | {g}', '레인 | {lane}번 비었음'],
    slots: { t: '=26.5도, 27.8도, 29.0도 / 실패: 센서 끊김, 값 없음, unknown', cl: '0.4..1.0 / 1.1..3.4', g: '=배치됨 / 없음, 교대중', lane: '1..8' },
    tools: ['sw_lane(lane: int, open: bool): 레인', 'sw_chlor(grams: int): 염소를 넣는다', 'sw_speak(text): 방송'],
    steps: `
      @t sw_speak text="수온 {t}" // failed "수온을 못 읽었다" | 수온 방송 | "수온 25.0도"처럼 방송해. 못 읽었으면 하지 마.
      @cl sw_chlor grams=50 // failed "염소가 {cl}ppm이다" | 염소 | 염소 1.0ppm 이하일 때만 50그램.
      @cl failed "염소가 {cl}ppm뿐이다" // sw_lane lane={lane} open=true | 열기 | 염소 1.0 초과면 빈 레인 열어. 이하면 열지 마.
      @g sw_lane lane={lane} open=true // failed "라이프가드가 {g:로} 나왔다" | 가드 확인 | 라이프가드 배치됐을 때만 빈 레인 열어.
      @g failed "라이프가드가 있다" // sw_speak text="물에서 나와 주세요" | 나오기 | 라이프가드가 자리에 없으면 "물에서 나와 주세요". 있으면 말하지 마.
      sw_lane lane={lane} open=false | 닫기 | 그 레인 닫아. 수온은 몰라도 돼.
      sw_speak text="곧 강습을 시작합니다" | 시작 방송 | "곧 강습을 시작합니다" 방송. 염소 수치랑 상관없어.
      failed "킥판을 나를 수 없다" | 킥판 | 킥판 열 개 창고에서 꺼내 와.
    `,
  },
  // 은행 점포 시설
  {
    language: 'ko',
    event: 'peripheral vault/pin_{pin} {v}',
    earlier: ['결재 조회 | {ap}', '금고실 인원 | {n}명', '시각 확인 | {time}'],
    slots: { pin: '=11, 12, 13 / 7', v: '=0, 1', ap: '=지점장 결재 완료 / 결재 대기, 반려', n: '2..4 / 0..1', time: '=09:05, 11:40, 15:29 / 15:30, 17:10, 20:00', p: '16..20', q: '21..27' },
    steps: `
      @ap gpio_write pin={p} value=1 // failed "{ap} 상태입니다" | 금고실 문 | 결재가 난 경우에 한해 {p}번 금고실 문을 엽니다.
      @n gpio_write pin={p} value=1 // failed "금고실에 {n}명입니다" | 두 사람 원칙 | 두 명 이상 있을 때만 {p}번을 엽니다(1). 혼자면 안 됩니다.
      @time gpio_write pin={q} value=1 // failed "{time}입니다" | 영업 표시 | 15시 30분 전이면 {q}번 영업등을 켭니다. 15시 30분부터는 켜지 않습니다.
      @time gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 영업등 전환 | 15시 30분 이전이면 {q}번을 켜고, 그 시각부터는 끕니다.
      @pin gpio_read pin={pin} // failed "7번 핀은 건드릴 수 없습니다" | 신호 확인 | 신호가 온 핀을 읽습니다. 7번 핀만은 건드리지 마십시오.
      gpio_write pin={p} value=0 | 문 닫기 | {p}번 문을 닫습니다. 결재가 없어도 닫을 수 있습니다.
      failed "현금을 셀 수 없습니다" | 현금 세기 | 금고 안의 지폐를 손으로 세어 묶습니다.
      memory_store key=vault content="{n}명" | 인원 | vault 메모에 인원을 "명"까지 적습니다.
    `,
  },
  // 수제 맥주집 냉장
  {
    language: 'ko',
    event: 'mqtt tap/{n} {"탭": {n}, "맥주": "{beer}", "잔량": {left}, "압력": {psi}, "세척": "{cl}"}',
    slots: { n: '1..12', beer: '=페일에일, 흑맥주, 밀맥주', left: '0.0..1.9 / 2.0..19.5 / null', psi: '8..12 / 13..24', cl: '=끝남 / 진행중, 예정' },
    tools: ['kg_tap(tap: int, open: bool): 탭', 'kg_gas(psi: int): 탄산 압력', 'kg_swap(tap: int, beer): 통을 바꾼다', 'kg_board(text): 칠판 화면'],
    steps: `
      @left kg_swap tap={n} beer={beer} // failed "아직 {left}리터 있다" // failed "잔량을 모른다" | 통 교체 | 2리터 미만으로 남았으면 같은 맥주로 통을 바꿔요. 잔량을 모르면 바꾸지 말아요.
      @left failed "{left}리터뿐이다" // kg_tap tap={n} open=true // failed "잔량을 모른다" | 열기 | 2리터 이상 남은 탭만 열어요.
      @psi failed "압력이 {psi}다" // kg_gas psi=11 | 압력 | 12psi를 넘으면 11로 낮춰요. 안 넘으면 손대지 말아요.
      @psi kg_gas psi=13 // kg_gas psi=10 | 압력 맞추기 | 12 넘으면 10, 아니면 13으로 해요.
      @cl kg_tap tap={n} open=true // failed "세척이 {cl}이다" | 세척 뒤 | 세척이 끝나기 전에는 절대 열지 말아요. 끝났으면 열어요.
      kg_tap tap={n} open=false | 닫기 | 그 탭을 닫아요. 얼마나 남았는지 몰라도 닫아요.
      kg_board text="오늘은 {beer}" | 칠판 | 화면에 "오늘은 (맥주)"라고 띄워요. 잔량은 안 봐요.
      failed "잔을 닦을 도구가 없다" | 잔 | 잔을 행주로 닦아 걸어요.
    `,
  },
  // 통신 중계소
  {
    language: 'ko',
    event: 'mqtt relay/site {"국소": "{site}", "발전기": "{gen}", "연료": {fuel}, "상전": "{ac}", "배터리V": {v}}',
    slots: { site: '=설봉, 가리산 / 팔공, 덕유', gen: '=정지 / 운전', fuel: '25..90 / 3..24', ac: '=정상 / 정전, 불안정', v: '48.1..54.0 / 42.0..48.0', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @ac failed "상전이 정상이다" // gpio_write pin={p} value=1 | 발전기 기동 | 상전이 정상이 아닐 때만 {p}번으로 발전기를 기동한다.
      @fuel gpio_write pin={p} value=1 // failed "연료가 {fuel}%다" | 시험 운전 | 연료 25% 미만이면 시험 운전 금지. 이상이면 {p}번 1.
      @gen gpio_write pin={q} value=1 // failed "발전기가 운전 중이다" | 급유 밸브 | 발전기가 도는 동안에는 급유 밸브({q}번)를 절대 열지 말 것. 정지면 연다.
      @gen failed "발전기가 정지 상태다" // gpio_write pin={r} value=1 | 배기 댐퍼 | 발전기 운전이면 {r}번 배기 댐퍼 열기. 정지면 하지 않기.
      @v failed "배터리가 {v}볼트다" // pushover message="{site} 배터리 {v}V" | 저전압 | 48.0볼트 이하일 때만 "(국소) 배터리 nV" 푸시.
      @site gpio_read pin={q} // failed "{site} 국소 신호다" | 강원 국소 | 설봉과 가리산만 본다. 거기 신호면 {q}번 읽기. 다른 데면 하지 않는다.
      gpio_write pin={q} value=0 | 급유 닫기 | {q}번 닫기(0). 발전기가 돌아도 닫는 건 안전하다.
      memory_store key=fuel-{site} content="{fuel}%" | 연료 메모 | "fuel-국소" 메모에 연료를 %까지. 25% 미만이어도 적는다.
    `,
  },
  // 스마트홈, 할아버지 댁
  {
    language: 'ko',
    event: 'mqtt grandpa/home {"움직임": "{mv}", "가스": "{gas}", "약통": "{pill}", "혈압": "{bp}"}',
    slots: { mv: '=있음 / 없음', gas: '=잠김 / 열림', pill: '=꺼냄 / 그대로', bp: '=118, 132, 141 / 안 잼, 모름, -', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @mv failed "움직임이 있다" // send_message channel=kakao text="할아버지께 전화해 봐" | 가족방 | 움직임이 없을 때만 kakao 에 "할아버지께 전화해 봐" 보내 줘.
      @mv gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 거실 불 | 움직임이 있으면 {p}번 거실 불 켜고 없으면 꺼 줘.
      @gas failed "가스는 이미 잠겨 있다" // gpio_write pin={q} value=0 | 가스 잠그기 | 가스가 열려 있으면 {q}번을 0으로 잠가 줘. 잠겨 있으면 건드리지 말고.
      @pill failed "약을 꺼내셨다" // notify message="약 드실 시간이에요" | 약 | 약통이 그대로면 "약 드실 시간이에요" 띄워 줘. 꺼내셨으면 필요 없어.
      @bp memory_store key=혈압 content="{bp}" // failed "혈압을 모른다" | 혈압 메모 | 혈압 메모에 숫자를 적어 줘. 안 재셨으면 지어내지 마.
      @bp failed "혈압은 {bp:로} 재셨다" // pushover message="혈압 재는 날" | 혈압 재기 | 혈압을 안 재셨거나 모를 때만 "혈압 재는 날" 하고 푸시.
      gpio_write pin={r} value=1 | 전기장판 | {r}번 전기장판 켜 줘. 혈압은 몰라도 돼.
      failed "어깨를 주무를 수 없다" | 어깨 | 할아버지 어깨를 주물러 드려.
    `,
  },
  // 콜드체인 차량
  {
    language: 'ko',
    event: 'mqtt truck/{car} {"차량": "{car}", "칸": "{bay}", "온도": {t}, "시동": "{eng}", "위치": "{loc}"}',
    slots: { car: '=T-11, T-12 / T-30, T-31', bay: '=앞칸 / 뒤칸', t: '-24.0..-15.0 / -14.9..-6.0', eng: '=켜짐 / 꺼짐', loc: '=안성IC, 대전, 김해 / ∅, null, 알 수 없음' },
    tools: ['rf_set(truck, celsius: num, bay?: front|rear): 칸 온도를 정한다', 'rf_door(truck, open: bool): 적재함 문', 'rf_track(truck, place): 위치를 적는다'],
    steps: `
      @t failed "{t}도면 차갑다" // rf_set truck={car} celsius=-22 | 낮추기 | -15도보다 높으면 -22도로 맞춥니다. -15도 이하면 맞추지 않습니다.
      @t rf_door truck={car} open=true // failed "칸이 {t}도다" | 하역 | 영하 15도 이하로 지켜졌을 때만 적재함 문을 엽니다.
      @bay rf_set truck={car} celsius=-18 bay=front // rf_set truck={car} celsius=-20 bay=rear | 칸별 온도 | 앞칸(front)에서 온 값이면 앞칸을 -18도, 뒤칸이면 뒤칸(rear)을 -20도로 맞춥니다.
      @bay failed "앞칸에서 온 값이다" // rf_set truck={car} celsius=-25 bay=rear | 뒤칸만 | 뒤칸(rear) 값일 때만 뒤칸을 -25도로 하고, 앞칸 값이면 하지 않습니다.
      @car rf_door truck={car} open=false // failed "{car:은} 우리 차가 아니다" | 우리 차 | 우리 차는 T-11과 T-12입니다. 우리 차면 문을 닫습니다.
      @loc rf_track truck={car} place={loc} // failed "위치를 모른다" | 위치 | 차가 있는 곳을 적습니다. 모르면 지난번 위치를 쓰지 마십시오.
      @eng failed "시동이 켜져 있다" // rf_door truck={car} open=true | 시동 확인 | 시동이 꺼진 경우에 한해 문을 엽니다.
      rf_set truck={car} celsius=-10 | 아이스크림 | 아이스크림이라 -10도입니다. 칸은 정하지 않고, 위치를 몰라도 맞춥니다.
    `,
  },
  // 공동 작업장 레이저
  {
    language: 'ko',
    event: 'webhook /laser/job {"작업": "{job}", "재료": "{mat}", "두께": {mm}, "이수": "{edu}", "냉각수": "{chill}"}',
    slots: { job: 'LJ-31, LJ-8, LJ-204', mat: '=아크릴, 합판, 가죽 / PVC, 염화비닐', mm: '1.0..6.0 / 6.5..15.0', edu: '=이수 / 미이수, 만료', chill: '=흐름 / 멈춤', p: '3..20' },
    tools: ['lz_cut(job, passes: int): 자른다', 'lz_mark(job): 새긴다', 'lz_hood(on: bool): 배기 후드'],
    steps: `
      @mat lz_cut job={job} passes=2 // failed "{mat:은} 유독 가스가 난다" | 자르기 | PVC(염화비닐)는 절대 자르지 않음. 다른 재료면 2회.
      @mm lz_cut job={job} passes=1 // failed "두께가 {mm}mm" | 얇은 것 | 두께 6mm 이하만 1회로 자름. 넘으면 안 함.
      @mm lz_cut job={job} passes=1 // lz_cut job={job} passes=3 | 횟수 | 6mm 이하 1회, 초과 3회.
      @edu lz_mark job={job} // failed "안전교육이 {edu} 상태" | 새기기 | 안전교육 이수자만 새김.
      @chill lz_cut job={job} passes=4 // failed "냉각수가 멈춤" | 냉각수 | 냉각수 흐를 때만 4회. 멈췄으면 금지.
      lz_hood on=true | 후드 | 후드 켬. PVC든 뭐든 켬.
      lz_hood on=false | 후드 끔 | 교육 여부 안 보고 끔.
      gpio_write pin={p} value=0 | 조명 | {p}번 작업등 끔. 냉각수와 무관.
    `,
  },
  // 콩나물 공장
  {
    language: 'ko',
    event: 'mqtt sprout/{b} {"배드": {b}, "일차": {day}, "수온": {w}, "불량률": {bad}}',
    slots: { b: '1..30', day: '1..4 / 5..8', w: '14.0..20.0 / 20.1..26.5 / ∅, null', bad: '0.2..2.9 / 3.0..9.5', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @day failed "아직 {day}일차다" // gpio_write pin={p} value=1 | 수확 벨트 | 5일차부터 {p}번 벨트를 돌린다. 그 전에는 돌리지 않는다.
      @day gpio_write pin={q} value=1 // failed "{day}일차라 물을 끊는다" | 살수 | 나흘째까지만 {q}번 살수. 닷새째부터는 금지.
      @w failed "수온이 {w}도다" // gpio_write pin={r} value=1 // failed "수온 값이 없다" | 냉각기 | 수온 20도 초과 시에만 {r}번 냉각기 가동. 값이 없으면 가동하지 않음.
      @w gpio_write pin={r} value=0 // gpio_write pin={r} value=1 // failed "수온을 모른다" | 냉각기 조절 | 20도 이하면 {r}번 0, 넘으면 1. 모르면 그대로 두고 실패.
      @bad notify message="출하 가능" // failed "불량률이 {bad}%다" | 출하 | 불량률 3% 미만인 배드만 "출하 가능" 알림.
      @bad failed "불량률이 {bad}%다" // pushover message="{b}번 배드 폐기" | 폐기 | 불량률이 3% 이상이면 "{b}번 배드 폐기" 푸시. 미만이면 보내지 않음.
      gpio_write pin={p} value=0 | 벨트 정지 | {p}번 정지(0). 며칠째인지 상관없이.
      memory_store key=bed-{b} content="불량 {bad}%" | 불량 기록 | "bed-번호" 메모에 "불량 1%"처럼 적는다. 수온은 안 와도 된다.
    `,
  },
  // 회의실 예약
  {
    language: 'ko',
    event: 'webhook /room/req {"방": "{room}", "인원": {n}, "부서": "{dept}", "시각": "{time}", "승인자": "{ap}"}',
    slots: { room: '=대회의실, 소담방, 7A', n: '2..10 / 11..24', dept: '=영업, 개발 / 외부, 협력사', time: '=09:00, 13:30, 17:59 / 18:00, 19:30, 21:00', ap: '=오부장, 손이사 / ∅, null, 미정' },
    tools: ['mt_book(room, time, people?: int): 방을 잡는다', 'mt_tea(room, cups: int): 차를 준비한다', 'mt_deny(room, why): 요청을 물린다'],
    steps: `
      @n mt_book room={room} time={time} people={n} // failed "인원이 {n}명입니다" | 예약 | 열 명 이하인 요청만 적힌 인원으로 그 시각에 방을 잡아 주십시오.
      @dept mt_book room={room} time={time} // failed "{dept} 요청입니다" | 사내만 | 외부나 협력사 요청은 받지 않습니다. 사내 부서면 인원 없이 잡아 주십시오.
      @dept failed "{dept}은 사내 부서입니다" // mt_deny room={room} why=외부 | 물리기 | 사내 부서가 아닐 때만 "외부"를 이유로 물립니다.
      @time mt_tea room={room} cups=6 // failed "{time}에는 차를 내지 않습니다" | 차 | 18시 이후에는 차를 준비하지 않습니다. 그 전이면 여섯 잔 부탁드립니다.
      @ap memory_store key=approver content="{ap}" // failed "승인자가 없습니다" | 승인자 | approver 메모에 승인자를 적습니다. 없으면 적지 마십시오.
      mt_tea room={room} cups=2 | 두 잔 | 시각과 상관없이 두 잔 준비해 주십시오.
      mt_deny room={room} why=공사 | 공사 | 공사가 있어 모두 물립니다. 승인자가 있어도 "공사"를 이유로 물려 주십시오.
      failed "의자를 옮길 수 없습니다" | 의자 | 옆방에서 의자 세 개를 옮겨 놓습니다.
    `,
  },
  // 어선 어창
  {
    language: 'ko',
    earlier: ['어창 온도 | {t}도', '엔진 | {eng}', '어획량 | {kg}kg', '허가 수역 | {zone}'],
    slots: { t: '-2.0..1.0 / 1.1..7.5', eng: '=정지 / 가동', kg: '40..780 / 820..2400', zone: '=안 / 밖', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @t failed "어창이 {t}도다" // gpio_write pin={p} value=1 | 얼음기 | 어창이 1도 넘으면 {p}번 얼음기. 안 넘으면 놔둬라.
      @zone gpio_write pin={q} value=1 // failed "허가 수역 밖이다" | 양망기 | 허가 수역 안에서만 {q}번 양망기를 돌린다. 밖이면 죽어도 돌리지 마라.
      @zone failed "허가 수역 안이다" // notify message="수역을 벗어남" | 수역 | 수역 밖으로 나갔으면 "수역을 벗어남" 띄워라. 안이면 띄우지 마라.
      @eng gpio_write pin={r} value=1 // failed "엔진이 돌고 있다" | 오일 밸브 | 엔진 돌 때는 {r}번 못 연다. 섰으면 열어라.
      @kg gpio_write pin={q} value=1 // failed "{kg}킬로나 잡았다" | 더 잡기 | 800킬로 안 찼으면 {q}번 한 번 더 돌려라. 찼으면 그만.
      @kg gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 얼음 | 800킬로 넘으면 {p}번 켜고 아니면 꺼라.
      gpio_write pin={q} value=0 | 양망기 세우기 | 수역 안이든 밖이든 {q}번 세워라.
      failed "그물을 기울 수 없다" | 그물 | 찢어진 그물을 바늘로 꿰매라.
    `,
  },
  // 반도체 클린룸
  {
    language: 'ko',
    event: 'mqtt fab/tool {"장비": "{tool}", "파티클": {pt}, "챔버압": {pa}, "레시피": "{rec}", "인터락": "{il}"}',
    slots: { tool: '=ETCH-2, ETCH-5 / CVD-1, CVD-4', pt: '0..99 / 100..640', pa: '0.8..4.9 / 5.0..22.0', rec: '=OX-11, OX-12 / ∅, null, NONE', il: '=OK / TRIP, OPEN' },
    tools: ['fx_run(tool, recipe): 레시피를 돌린다', 'fx_purge(tool, seconds: int): 퍼지', 'fx_lock(tool): 장비를 잠근다', 'fx_memo(tool, text): 장비 일지'],
    steps: `
      @il fx_purge tool={tool} seconds=60 // failed "인터락이 {il}이다" | 퍼지 | 인터락이 OK일 때만 60초 퍼지함.
      @rec fx_run tool={tool} recipe={rec} // failed "레시피가 없다" | 레시피 실행 | 올라온 레시피를 그 장비에서 실행함. 레시피가 없으면 임의로 고르지 말 것.
      @pt fx_run tool={tool} recipe=STD // failed "파티클이 {pt}개다" | 표준 | 파티클 100개 미만인 장비만 STD 레시피 실행.
      @pt failed "파티클이 {pt}개다" // fx_lock tool={tool} | 잠금 | 파티클 100개 이상이면 장비 잠금. 미만이면 잠그지 않음.
      @pa fx_run tool={tool} recipe=VAC // failed "챔버압이 {pa}파스칼이다" | 진공 | 챔버압 5Pa 미만이어야 VAC 실행. 아니면 실행 금지.
      @tool fx_purge tool={tool} seconds=10 // failed "{tool:은} 식각 장비가 아니다" | 식각만 | ETCH 장비에서 온 신호면 10초 퍼지. 다른 장비면 아무것도 하지 말 것.
      fx_lock tool={tool} | 정비 잠금 | 정비 시작. 파티클이 몇 개든 그 장비를 잠금.
      fx_memo tool={tool} text="압력 {pa}" | 일지 | 장비 일지에 "압력 n"이라고 적음. 레시피는 없어도 됨.
    `,
  },
  // 마트 야간
  {
    language: 'ko',
    event: 'webhook /mart/price {"상품": "{item}", "유통기한일": {d}, "재고": {n}, "할인승인": "{ok}", "바코드": "{bc}"}',
    slots: { item: '=두부, 요구르트, 어묵, 샌드위치', d: '-4..-1 / 1..9', n: '0..0 / 3..40', ok: '=예 / 아니오', bc: '=8801-22, 8801-71, 8809-05 / ∅, null, 판독불가' },
    tools: ['pos_cut(item, percent: int): 값을 내린다', 'pos_pull(item): 매대에서 내린다', 'pos_scan(barcode): 바코드로 찾는다', 'pos_refill(item, count: int): 채운다'],
    steps: `
      @d pos_pull item={item} // failed "유통기한이 {d}일 남았다" | 내리기 | 유통기한이 지난 것(음수)만 매대에서 내려 주세요. 남았으면 내리지 마세요.
      @d failed "유통기한이 지났다({d}일)" // pos_cut item={item} percent=20 | 20% 할인 | 유통기한이 지난 상품은 할인하지 말고, 남은 상품은 20% 내려 주세요.
      @ok pos_cut item={item} percent=50 // failed "할인 승인이 나지 않았다" | 반값 | 승인이 났을 때만 50% 내려요.
      @n pos_refill item={item} count=12 // failed "재고가 {n}개 있다" | 채우기 | 재고가 0이면 열두 개 채워 주세요. 있으면 채우지 않아요.
      @bc pos_scan barcode={bc} // failed "바코드를 모른다" | 바코드 | 읽힌 바코드로 찾아 주세요. 안 읽혔으면 실패로 해 주세요.
      pos_pull item={item} | 회수 | 회수 명령이 왔어요. 유통기한이 남았어도 매대에서 내려 주세요.
      pos_refill item={item} count=3 | 세 개 | 바코드는 몰라도 되니 그 상품을 세 개 채워 주세요.
      failed "바닥을 닦을 수 없다" | 바닥 | 쏟은 우유를 대걸레로 닦아 주세요.
    `,
  },
  // 천문대
  {
    language: 'ko',
    event: 'mqtt dome/status {"구름": {cl}, "이슬점차": {dew}, "돔": "{dome}", "망원경": "{sc}"}',
    slots: { cl: '0..29 / 30..100', dew: '0.2..1.9 / 2.0..9.5', dome: '=닫힘 / 열림', sc: '=주차됨 / 추적중, 이동중', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @cl gpio_write pin={p} value=1 // failed "구름이 {cl}%다" | 돔 열기 | 구름 30% 미만이면 {p}번으로 돔을 연다. 30% 이상이면 열지 않는다.
      @cl gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 돔 | 구름이 30%가 안 되면 {p}번 1, 되면 0.
      @dew gpio_write pin={q} value=1 // failed "이슬점 차가 {dew}도다" | 열선 | 이슬점 차 2도 미만에서만 {q}번 열선을 켠다.
      @sc gpio_write pin={p} value=0 // failed "망원경이 {sc}이다" | 돔 닫기 | 망원경이 주차되지 않았으면 돔({p}번)을 닫지 말 것. 주차됐으면 0.
      @dome failed "돔이 닫혀 있다" // gpio_write pin={r} value=0 | 실내등 | 돔이 열려 있을 때만 {r}번 실내등을 끈다.
      @dome gpio_write pin={r} value=1 // failed "돔이 열려 있다" | 청소등 | 돔이 열린 동안에는 {r}번 등을 절대 켜지 말 것. 닫혔으면 켠다.
      gpio_write pin={q} value=0 | 열선 끄기 | {q}번을 끈다. 이슬점 차가 얼마든.
      memory_store key=cloud content="{cl}%" | 구름 메모 | cloud 에 구름을 %까지. 30%는 열고 닫을 때나 보는 값이다.
    `,
  },
  // 전시장 경비
  {
    language: 'ko',
    event: 'webhook - 방문자 {who}, 소속 {org}, 출입증 {badge}, 동반 {n}명',
    slots: { who: '차은결, 문하랑, 여진우', org: '=한빛전자, 대림물산 / 미상, 적지 않음', badge: '=유효 / 만료, 분실', n: '0..3 / 4..9', p: '2..9' },
    tools: ['vp_door(gate: int, open: bool): 출입문', 'vp_badge(name, hours: int): 임시 출입증', 'vp_log(name, text): 방문 기록'],
    steps: `
      @badge vp_door gate={p} open=true // failed "출입증이 {badge} 상태다" | 문 | 출입증이 유효하면 {p}번 문을 열고, 유효하지 않으면 열지 마라.
      @badge failed "출입증이 유효하다" // vp_badge name="{who}" hours=2 | 임시 출입증 | 출입증이 유효하지 않은 사람한테만 두 시간짜리 임시 출입증.
      @n vp_badge name="{who}" hours=4 // failed "동반이 {n}명이다" | 네 시간 | 동반이 세 명 이하일 때만 방문자에게 네 시간짜리를 끊어 준다.
      @org vp_log name="{who}" text="{org}" // failed "소속을 모른다" | 소속 기록 | 방문 기록에 소속을 적는다. 안 적혀 있으면 실패로 둔다.
      @org notify message="{org} 손님" // failed "소속이 적혀 있지 않다" | 알림 | "(소속) 손님"이라고 알림을 띄운다. 소속이 없으면 띄우지 마라.
      vp_door gate={p} open=false | 닫기 | 출입증이고 뭐고 {p}번 문을 닫아라.
      vp_log name="{who}" text="동반 {n}명" | 동반 기록 | 방문 기록에 "동반 n명"이라고 적는다. 소속은 없어도 된다.
      failed "가방을 뒤져 볼 수 없다" | 가방 | 손님 가방을 열어 안을 들여다본다.
    `,
  },
];
