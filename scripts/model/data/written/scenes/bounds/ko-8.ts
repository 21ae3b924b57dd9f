import type { Scene } from '../../scene';

/** 짧은 단계: 한도가 위이거나 아래, 이름이 같거나 다르거나, 값이 있거나 없거나, 8부. */
export const bounds8: readonly Scene[] = [
  // 하우스 감귤
  {
    language: 'ko',
    event: 'mqtt citrus/h{h} {"동": {h}, "온도": {t}, "토양": {soil}}',
    slots: { h: '1..9', h2: '11..19', t: '-2..3', lo: '-9..-3', hi: '4..9', soil: '12..29 / null, ∅', p: '2..10', q: '11..18', r: '19..27' },
    steps: `
      gpio_write pin={p} value=1 | 열풍기 | {hi}도 미만이면 {p}번 켜기.
      failed "온도가 {t}도" | 열풍기 | {lo}도 미만이면 {p}번 켜기. 아니면 켜지 않기.
      gpio_write pin={q} value=0 | 커튼 걷기 | {lo}도보다 따뜻하면 {q}번 커튼 걷기(0).
      failed "온도가 {t}도" | 커튼 걷기 | {hi}도보다 따뜻할 때만 {q}번 커튼 걷기(0).
      @soil memory_store key=soil content="{soil}" // failed "토양 수분 값이 없음" | 토양 | soil 메모에 토양 수분 숫자. 없으면 적지 말기.
      gpio_write pin={r} value=1 | {h}동 | {h}동 신호일 때 {r}번 켜기.
      failed "{h}동 신호" | {h2}동 | {h2}동 신호일 때만 {r}번 켜기.
      gpio_write pin={r} value=0 | 등 | {r}번 끄기. 토양 값은 없어도 됨.
    `,
  },
  // 인공 암벽장
  {
    language: 'ko',
    event: 'webhook /climb/check {"손님": "{who}", "체중": {kg}, "나이": {age}, "서약": "{sign}", "줄": "{rope}"}',
    slots: { who: '서단비, 목진오, 한나리', kg: '61..79', lo: '40..60', hi: '80..110', age: '13..15', alo: '8..12', ahi: '16..19', sign: '=작성 / 미작성, null', rope: '=R3, R8 / 폐기, 미상', p: '2..9' },
    tools: ['cw_belay(guest, line: int): 자동 확보기에 건다', 'cw_wall(line: int, on: bool): 벽 조명', 'cw_pass(guest): 입장', 'cw_rent(guest, item): 장비를 빌려준다'],
    steps: `
      cw_belay guest="{who}" line={p} | 확보기 | 체중 {hi}킬로 이하만 {p}번 확보기에 걸어.
      failed "체중이 {kg}킬로다" | 확보기 | 체중 {lo}킬로 이하만 {p}번 확보기에 걸어. 넘으면 절대 걸지 마.
      cw_pass guest="{who}" | 입장 | {alo}살 이상이면 들여보내.
      failed "{age}살이다" | 입장 | {ahi}살 이상이면 들여보내. 어리면 안 돼.
      @sign cw_pass guest="{who}" // failed "서약서를 쓰지 않았다" | 서약 | 서약서 쓴 손님만 입장시켜.
      @rope cw_rent guest="{who}" item={rope} // failed "줄이 {rope:로} 되어 있다" | 줄 | 적힌 줄을 빌려줘. 폐기된 줄이거나 뭔지 모르면 주지 마.
      cw_wall line={p} on=true | 조명 | {p}번 벽 조명 켜. 서약은 나중에 받아도 돼.
      cw_rent guest="{who}" item=초크 | 초크 | 초크 빌려줘. 몇 살이든.
    `,
  },
  // 배전 무인 감시
  {
    language: 'ko',
    event: 'peripheral feeder/pin_{pin} 1',
    earlier: ['부하 전류 | {a}A', '변압기 온도 | {t}도', '작업자 위치 | {loc}'],
    slots: { pin: '2..7', x: '8..12', a: '140..190', alo: '80..139', ahi: '191..260', t: '58..66', tlo: '40..57', thi: '67..90', loc: '=사무실, 휴게실 / 변압기실, 확인 안 됨', p: '13..18', q: '19..27' },
    steps: `
      gpio_write pin={p} value=0 | 분리 | 전류 {alo}A 초과 시 {p}번 분리(0).
      failed "전류가 {a}A임" | 분리 | 전류 {ahi}A 초과 시 {p}번 분리(0). 이하면 분리 금지.
      gpio_write pin={q} value=1 | 냉각 | 변압기 {tlo}도 이상 → {q}번 냉각.
      failed "변압기가 {t}도임" | 냉각 | 변압기 {thi}도 이상 → {q}번 냉각. 미만 → 안 함.
      @loc gpio_write pin={p} value=1 // failed "작업자 위치가 {loc:로} 나옴" | 재투입 | 작업자가 변압기실에 있거나 어디 있는지 모르면 절대 투입하지 말 것. 아니면 {p}번 1.
      gpio_read pin={pin} | 읽기 | 온 핀 읽기. {x}번은 건드리지 말 것.
      failed "{pin}번은 건드리지 말라고 함" | 읽기 | 온 핀 읽기. {pin}번이면 건드리지 말 것.
      gpio_write pin={q} value=0 | 냉각 끔 | {q}번 끔. 작업자 위치 관계없음.
    `,
  },
  // 반찬 가게
  {
    language: 'ko',
    event: 'webhook /banchan/order {"손님": "{who}", "반찬": "{dish}", "팩": {n}, "픽업": "{time}", "메모": "{memo}"}',
    slots: { who: '성미경, 노태우리, 안다현', dish: '=멸치볶음, 장조림, 콩자반', n: '6..9', lo: '2..5', hi: '10..20', time: '=14:00, 15:30, 16:10', e: '=11:00, 12:30, 13:20', l: '=17:00, 18:30, 19:00', memo: '=덜 맵게, 국물 많이, null' },
    tools: ['bc_make(dish, packs: int): 만든다', 'bc_pack(dish, cold: bool): 포장한다', 'bc_disc(customer, percent: int): 깎아 준다', 'bc_sorry(customer): 사과 문자'],
    steps: `
      bc_make dish={dish} packs={n} | 만들기 | {hi}팩까지는 만들 수 있어요. 넘지 않으면 주문만큼 만들어요.
      failed "주문이 {n}팩이에요" | 만들기 | {lo}팩까지만 만들 수 있어요. 넘으면 만들지 말아요.
      bc_disc customer="{who}" percent=10 | 할인 | {lo}팩 넘게 시켰으면 10% 깎아 줘요.
      failed "{n}팩만 시켰어요" | 할인 | {hi}팩 넘게 시켰으면 10% 깎아 줘요. 아니면 안 깎아요.
      bc_pack dish={dish} cold=true | 냉장 포장 | 픽업이 {e} 이후면 차게 포장해요.
      failed "픽업이 {time}이에요" | 냉장 포장 | 픽업이 {l} 이후면 차게 포장해요. 그 전이면 하지 말아요.
      bc_sorry customer="{who}" | 사과 | 늦어서 사과 문자를 보내요. 메모가 없어도 보내요.
      bc_pack dish={dish} cold=false | 그냥 포장 | 픽업이 {l} 전이면 차갑지 않게 포장해요.
    `,
  },
  // 사찰 관리인
  {
    language: 'ko',
    earlier: ['습도 | 대웅전 {h}%', '방문객 | {n}명', '촛불 | {fire}'],
    slots: { h: '61..69', lo: '40..60', hi: '70..88', n: '31..49', nlo: '5..30', nhi: '50..90', fire: '=꺼짐 / 켜짐', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      gpio_write pin={p} value=1 | 제습 | 대웅전 습도가 {lo:을} 넘으면 {p}번 제습기를 켭니다.
      failed "습도가 {h}%입니다" | 제습 | 대웅전 습도가 {hi:을} 넘으면 {p}번 제습기를 켭니다. 안 넘으면 단청에 나쁘니 켜지 않습니다.
      @fire gpio_write pin={q} value=1 // failed "촛불이 켜져 있습니다" | 문 닫기 | 촛불이 꺼졌다고 나올 때만 {q}번으로 법당 문을 닫습니다.
      @fire failed "촛불은 꺼져 있습니다" // notify message="촛불을 꺼 주십시오" | 촛불 | 촛불이 켜져 있을 때에만 "촛불을 꺼 주십시오"를 띄웁니다.
      gpio_write pin={r} value=1 | 종 | 방문객이 {nhi}명이 안 되면 {r}번 종을 칩니다.
      failed "방문객이 {n}명입니다" | 종 | 방문객이 {nlo}명이 안 되면 {r}번 종을 칩니다. 많으면 치지 않습니다.
      gpio_write pin={q} value=0 | 문 열기 | {q}번을 0으로 하여 엽니다. 촛불과 상관없습니다.
      failed "향을 피울 도구가 없습니다" | 향 | 향로에 향 세 개를 꽂습니다.
    `,
  },
  // 컴퓨터실 조교
  {
    language: 'ko',
    event: 'webhook /pc/use {"자리": {seat}, "학번": "{id}", "CPU": {cpu}, "남은인쇄": {pr}, "프로그램": "{app}"}',
    slots: { seat: '1..40', other: '41..60', id: '=20240118, 20231207, 20250044 / ∅, null, guest', cpu: '71..79', lo: '50..70', hi: '80..99', pr: '0..0 / 3..50', app: '=한글, 파이썬 / 토렌트, 채굴기' },
    tools: ['lab_kick(seat: int): 로그아웃시킨다', 'lab_print(student, pages: int): 인쇄한다', 'lab_warn(seat: int, text): 경고를 띄운다', 'lab_boot(seat: int): 다시 켠다'],
    steps: `
      lab_boot seat={seat} | 다시 켜기 | CPU가 {lo}% 넘으면 다시 켜 주세요.
      failed "CPU가 {cpu}%예요" | 다시 켜기 | CPU가 {hi}% 넘으면 다시 켜 주세요. 안 넘었는데 켜면 과제 날아가요.
      @pr failed "남은 인쇄가 없어요" // lab_print student=조교 pages=1 | 인쇄 | 남은 인쇄가 있으면 조교 앞으로 1쪽 뽑아 주세요.
      @app failed "{app:은} 써도 돼요" // lab_kick seat={seat} | 로그아웃 | 토렌트나 채굴기를 쓰는 자리만 로그아웃시켜요.
      @app lab_warn seat={seat} text="저장하세요" // failed "{app:을} 쓰고 있어요" | 저장 | 허용된 프로그램이면 "저장하세요" 띄워 주세요. 토렌트나 채굴기면 안 띄워요.
      @id lab_print student={id} pages=2 // failed "학번을 몰라요" | 두 쪽 | 학번 앞으로 2쪽 인쇄해 주세요. 학번이 아니거나 없으면 하지 마세요.
      lab_warn seat={seat} text="자리 옮겨 주세요" | 자리 | {other}번 자리 말고는 모두 "자리 옮겨 주세요"예요. 신호 온 자리에 띄워요.
      failed "{seat}번 자리예요" | 자리 | {other}번 자리 신호면 로그아웃시켜요. 다른 자리면 하지 마세요.
    `,
  },
  // 철강 절단
  {
    language: 'ko',
    event: 'mqtt steel/cut {"라인": {ln}, "두께": {mm}, "가스": {gas}, "도면": "{dwg}"}',
    slots: { ln: '1..5', ln2: '6..9', mm: '13..15', lo: '6..12', hi: '16..30', gas: '42..58', glo: '20..41', ghi: '59..80', dwg: '=D-118, D-204, D-77 / ∅, null, 없음', p: '10..15', q: '16..21', r: '22..27' },
    steps: `
      gpio_write pin={p} value=1 | 절단 | 두께 {hi}mm 이하만 {p}번 절단.
      failed "두께 {mm}mm" | 절단 | 두께 {lo}mm 이하만 {p}번 절단.
      gpio_write pin={q} value=1 | 플라즈마 | 두께 {lo}mm 초과면 {q}번.
      failed "두께 {mm}mm" | 플라즈마 | 두께 {hi}mm 초과면 {q}번. 아니면 하지 마.
      failed "가스 {gas}%" | 가스 교체 | 가스 {glo}% 밑이면 {r}번 열어 교체. 아니면 놔둬.
      gpio_write pin={r} value=1 | 가스 교체 | 가스 {ghi}% 밑이면 {r}번 열어 교체.
      @dwg memory_store key=dwg content="{dwg}" // failed "도면 번호 없음" | 도면 | dwg 메모에 도면 번호. 없으면 아무 번호나 쓰지 마.
      gpio_write pin={p} value=0 | {ln}라인 | {ln}라인 신호면 {p}번 꺼.
      failed "{ln}라인 신호" | {ln2}라인 | {ln2}라인 신호면 {p}번 꺼. 다른 라인이면 손대지 마.
    `,
  },
  // 난민 구호 창고 같은 비품실
  {
    language: 'ko',
    earlier: ['재고 조회 | 생수 {w}상자, 담요 {b}장', '트럭 | {truck}', '승인 | {ap}'],
    slots: { w: '51..69', wlo: '20..50', whi: '70..120', b: '210..290', blo: '100..209', bhi: '291..400', truck: '=도착 / 지연, 연락 없음', ap: '=본부 승인 / 대기, 거절', to: '=강릉, 울진, 포항' },
    tools: ['re_ship(item, qty: int, to): 보낸다', 're_ask(item, qty: int): 본부에 요청한다', 're_load(): 트럭에 싣는다'],
    steps: `
      re_ship item=생수 qty=20 to={to} | 생수 | 생수가 {wlo}상자 넘게 있으면 {to:로} 20상자 보냅니다.
      failed "생수가 {w}상자입니다" | 생수 | 생수가 {whi}상자 넘게 있으면 {to:로} 20상자 보냅니다. 아니면 보내지 않습니다.
      re_ask item=담요 qty=100 | 담요 | 담요가 {bhi}장이 안 되면 100장 요청합니다.
      failed "담요가 {b}장입니다" | 담요 | 담요가 {blo}장이 안 되면 100장 요청합니다. 되면 요청하지 않습니다.
      @truck re_load // failed "트럭이 {truck} 상태입니다" | 싣기 | 트럭이 도착했다고 나올 때만 싣습니다.
      @ap re_ship item=담요 qty=50 to={to} // failed "승인이 {ap} 상태입니다" | 담요 보내기 | 본부 승인이 난 경우에 한해 {to:로} 담요 50장.
      re_ask item=라면 qty=30 | 라면 | 라면 30개를 요청합니다. 승인이 없어도 요청은 할 수 있습니다.
      failed "상자에 테이프를 붙일 수 없습니다" | 테이프 | 터진 상자에 테이프를 붙입니다.
    `,
  },
  // 빌라 옥상 물탱크
  {
    language: 'ko',
    event: 'mqtt villa/tank {"수위": {lv}, "탁도": {ntu}, "수온": "{t}", "펌프": "{p1}"}',
    slots: { lv: '41..59', lo: '15..40', hi: '60..90', ntu: '0.3..0.4', nlo: '0.1..0.2', nhi: '0.5..0.9', t: '=9, 14, 21 / null, ERR, -', p1: '=정상, 대기', p2: '=과열, 누전', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      gpio_write pin={p} value=1 | 급수 | 수위 {hi}% 미만이면 {p}번 급수.
      failed "수위가 {lv}%예요" | 급수 | 수위 {lo}% 미만이면 {p}번 급수. 아니면 넘치니까 하지 마세요.
      gpio_write pin={q} value=1 | 배수 | 탁도가 {nlo:을} 넘으면 {q}번 배수.
      failed "탁도가 {ntu}예요" | 배수 | 탁도가 {nhi:을} 넘으면 {q}번 배수. 안 넘으면 물 아까우니 하지 마세요.
      @t pushover message="수온 {t}" // failed "수온을 몰라요" | 수온 | "수온 n"이라고 푸시해 주세요. 숫자가 아니면 보내지 마세요.
      gpio_write pin={r} value=1 | 펌프 | 펌프가 {p1:로} 왔으면 {r}번을 켜요.
      failed "펌프가 {p1:로} 왔어요" | 펌프 | 펌프가 {p2}으로 왔을 때만 {r}번을 켜요.
      gpio_write pin={q} value=0 | 배수 끝 | {q}번 닫아요. 수온은 몰라도 돼요.
    `,
  },
  // 꽃집 냉장 쇼케이스
  {
    language: 'ko',
    event: 'mqtt flower/case {"온도": {t}, "습도": {h}, "꽃": "{fl}", "입고일": {d}}',
    slots: { t: '7..8', lo: '3..6', hi: '9..12', h: '71..79', hlo: '55..70', hhi: '80..92', fl: '=장미, 수국, 튤립', fl2: '=난, 선인장', d: '4..5', dlo: '1..3', dhi: '6..9' },
    tools: ['fs_cool(celsius: int): 쇼케이스 온도', 'fs_mist(seconds: int): 분무', 'fs_sale(flower, percent: int): 할인', 'fs_bin(flower): 버린다'],
    steps: `
      fs_cool celsius=5 | 온도 | {lo}도보다 높으면 5도로 낮춰 주세요.
      failed "지금 {t}도예요" | 온도 | {hi}도보다 높으면 5도로 낮춰 주세요. 아니면 그냥 두세요.
      fs_mist seconds=8 | 분무 | 습도가 {hhi}%가 안 되면 8초 뿌려 주세요.
      failed "습도가 {h}%예요" | 분무 | 습도가 {hlo}%가 안 되면 8초 뿌려 주세요. 되면 뿌리지 마세요.
      fs_sale flower={fl} percent=30 | 할인 | {dlo}일 넘은 꽃이면 30% 할인이에요.
      failed "{d}일 된 꽃이에요" | 할인 | {dhi}일 넘은 꽃이면 30% 할인이에요. 아직이면 하지 마세요.
      fs_bin flower={fl} | 버리기 | {fl2:은} 빼고 다 버려요. 온 꽃 이름으로요.
      failed "{fl:은} 버리지 말라고 해요" | 버리기 | 온 꽃을 버려요. 단, {fl:은} 절대 버리지 마세요.
    `,
  },
  // 컨테이너 터미널
  {
    language: 'ko',
    event: 'webhook /port/box {"컨테이너": "{bx}", "중량": {t}, "봉인": "{seal}", "위험물": "{dg}", "선박": "{ship}"}',
    slots: { bx: 'MSKU-1180, TGHU-2207, KMTU-4410', t: '21..24', lo: '10..20', hi: '25..32', seal: '=정상 / 파손, 없음', dg: '=아님 / 3등급, 확인 안 됨', ship: '=한빛호, 태평호', ship2: '=남해호, 금강호', p: '2..8', q: '10..18', r: '19..27' },
    steps: `
      gpio_write pin={p} value=1 | 크레인 | 중량 {hi}톤 이하일 때만 {p}번 크레인 가동.
      failed "중량이 {t}톤임" | 크레인 | 중량 {lo}톤 이하일 때만 {p}번 크레인 가동.
      @seal gpio_write pin={q} value=1 // failed "봉인이 {seal} 상태임" | 반출 | 봉인이 정상인 것만 {q}번 게이트를 열어 반출함.
      @seal failed "봉인이 정상임" // send_message channel=세관 text="봉인 확인 요청" | 세관 | 봉인이 정상이 아니면 세관 채널에 "봉인 확인 요청". 정상이면 보내지 말 것.
      @dg gpio_write pin={r} value=0 // failed "위험물이 {dg:로} 되어 있음" | 살수 끄기 | 위험물이 아닌 것이 확인된 경우에만 {r}번을 끔.
      memory_store key={bx} content={ship} | 선적 | {ship2} 말고 다른 배면 컨테이너 이름 메모에 배 이름을 적음.
      failed "{ship} 컨테이너임" | 선적 | {ship2} 컨테이너일 때만 컨테이너 이름 메모에 배 이름을 적음.
      gpio_write pin={q} value=0 | 게이트 | {q}번 닫음. 봉인이 파손돼도 닫음.
    `,
  },
  // 미니 식물 공장 동호회
  {
    language: 'ko',
    slots: { t: '18..24', v: '=30, 45, 60 / 130, 180, 250', hr: '=7, 12, 21 / 24, 27', box: '=1, 2, 3 / 9, 12', p: '4..9', q: '10..18', w: '=물을 주세요 / 뿌리를 다듬어 주세요, 잎을 따 주세요' },
    tools: ['pf_led(box: 1|2|3, percent: int): 상자 조명', 'pf_water(box: 1|2|3, seconds: int): 상자에 물', 'pf_timer(hour: int): 켜지는 시각'],
    steps: `
      @v pf_led box=1 percent={v} // failed "{v}%는 100%를 넘는다" | 조명 | 1번 상자 조명을 {v}%로. 100%를 넘을 수는 없어요.
      @hr pf_timer hour={hr} // failed "{hr}시는 없다" | 시각 | {hr}시에 켜지게 해요. 0시부터 23시까지만 돼요.
      @box pf_water box={box} seconds=10 // failed "{box}번 상자는 없다" | 물 | {box}번 상자에 10초 물. 상자는 1, 2, 3번뿐이에요.
      @box pf_led box={box} percent=20 // failed "{box}번 상자는 없다" | 어둡게 | {box}번 상자를 20%로 낮춰요. 없는 번호면 아무 데나 하지 마요.
      @w pf_water box=2 seconds=15 // failed "그 일을 할 도구가 없다" | 2번 상자 | 2번 상자에 15초 동안 {w}.
      gpio_write pin={q} value=1 | 팬 | {q}번 팬을 켜요. {p}번은 손대지 말고요.
      failed "{p}번을 켜면서 손대지 말라고 한다" | 팬 | {p}번 팬을 켜요. {p}번은 손대지 말고요.
      pf_water box=3 seconds=5 | 3번 | 3번 상자 5초. 9번 상자 얘기는 잘못 나온 거예요.
    `,
  },
  // 도시락 공장 금속 검출
  {
    language: 'ko',
    event: 'mqtt lunch/line{l} {"라인": {l}, "금속": "{metal}", "중량": {g}, "온도": {t}, "작업자": {n}}',
    slots: { l: '1..4', l2: '5..8', metal: '=미검출 / 검출, 판정불가', g: '391..409', glo: '350..390', ghi: '410..450', t: '11..14', tlo: '5..10', thi: '15..20', n: '0..0 / 2..12', p: '9..14', q: '15..20', r: '21..27' },
    steps: `
      @metal gpio_write pin={p} value=1 // failed "금속이 {metal:로} 나왔습니다" | 출고 | 금속이 미검출일 때만 {p}번 출고 벨트를 돌립니다.
      gpio_write pin={q} value=1 | 중량 | 중량이 {glo}g 이상이면 {q}번을 켭니다.
      failed "중량이 {g}g입니다" | 중량 | 중량이 {ghi}g 이상이면 {q}번을 켭니다. 모자라면 켜지 않습니다.
      failed "온도가 {t}도입니다" | 포장 | 밥 온도가 {tlo}도 이하로 식었을 때만 {r}번 포장기를 돌립니다.
      gpio_write pin={r} value=1 | 포장 | 밥 온도가 {thi}도 이하로 식었을 때만 {r}번 포장기를 돌립니다.
      @n gpio_write pin={p} value=0 // failed "작업자가 {n}명 있습니다" | 소등 | 작업자가 한 명도 없으면 {p}번을 끕니다. 있으면 끄지 않습니다.
      notify message="라인 {l} 점검" | 점검 | {l}번 라인이면 "라인 {l} 점검"을 띄웁니다.
      failed "{l}번 라인 신호입니다" | 점검 | {l2}번 라인이면 "라인 {l2} 점검"을 띄웁니다. 다른 라인이면 띄우지 않습니다.
    `,
  },
  // 스키장 리프트
  {
    language: 'ko',
    event: 'mqtt ski/lift {"리프트": "{l}", "풍속": {w}, "기온": {t}, "대기": {n}, "운행": "{run}"}',
    slots: { l: '=챌린지, 하늘, 베어', l2: '=초급, 눈꽃', w: '12..14', wlo: '6..11', whi: '15..20', t: '-9..-6', tlo: '-20..-10', thi: '-5..0', n: '30..90', run: '=정지 / 운행중' },
    tools: ['sl_run(lift, speed: slow|normal): 리프트를 돌린다', 'sl_stop(lift): 리프트를 세운다', 'sl_snow(on: bool): 제설기', 'sl_gate(lift, open: bool): 탑승구'],
    steps: `
      sl_stop lift={l} | 강풍 | 바람이 {wlo}미터 넘으면 세워.
      failed "바람이 {w}미터다" | 강풍 | 바람이 {whi}미터 넘으면 세워. 안 넘으면 세우지 마.
      sl_run lift={l} speed=slow | 운행 | 바람이 {whi}미터 밑일 때만 느리게 돌려.
      failed "바람이 {w}미터다" | 운행 | 바람이 {wlo}미터 밑일 때만 느리게 돌려.
      sl_snow on=true | 제설기 | 영하든 뭐든 {thi}도 밑이면 제설기 켜.
      failed "기온이 {t}도다" | 제설기 | {tlo}도 밑이면 제설기 켜. 아니면 눈이 안 돼.
      @run sl_gate lift={l} open=false // failed "운행 중이다" | 탑승구 | 운행 중에는 탑승구 닫지 마. 섰으면 닫아.
      failed "{l} 리프트다" | 다른 리프트 | {l2} 리프트면 세워. 다른 리프트는 그냥 둬.
      sl_stop lift={l} | 이 리프트 | {l} 리프트면 세워. 다른 리프트는 그냥 둬.
    `,
  },
  // 회사 식물 담당 신입
  {
    language: 'ko',
    earlier: ['화분 흙 | {pot} 화분 {m}%', '물탱크 | {ml}ml', '마지막 물 | {d}일 전'],
    slots: { pot: '=몬스테라, 고무나무', pot2: '=스투키, 다육이', m: '31..39', mlo: '15..30', mhi: '40..60', ml: '510..790', llo: '200..500', lhi: '800..1500', d: '4..6', dlo: '1..3', dhi: '7..14', p: '2..9', q: '10..18' },
    steps: `
      gpio_write pin={p} value=1 | 물 주기 | 흙이 {mhi}%보다 말랐으면 {p}번 물 펌프를 켜 주세요.
      failed "흙이 {m}%예요" | 물 주기 | 흙이 {mlo}%보다 말랐으면 {p}번 물 펌프를 켜 주세요. 아니면 켜지 마세요.
      gpio_write pin={p} value=1 | 며칠 | 물 준 지 {dlo}일이 넘었으면 {p}번을 켜요.
      failed "{d}일 전에 줬어요" | 며칠 | 물 준 지 {dhi}일이 넘었으면 {p}번을 켜요. 안 넘었으면 기다려요.
      notify message="물탱크 채우기" | 탱크 | 탱크에 {lhi}ml가 안 남았으면 "물탱크 채우기" 알림이요.
      failed "{ml}ml 남았어요" | 탱크 | 탱크에 {llo}ml가 안 남았으면 "물탱크 채우기" 알림이요. 남았으면 안 띄워요.
      gpio_write pin={q} value=1 | 등 | {pot} 화분이면 {q}번 식물등을 켜 주세요.
      failed "{pot} 화분이에요" | 등 | {pot2} 화분이면 {q}번 식물등을 켜 주세요. 다른 화분이면 켜지 마세요.
    `,
  },
  // 양계장
  {
    language: 'ko',
    event: 'mqtt hen/{b} {"동": "{b}", "산란율": {egg}, "온도": {t}, "사료kg": {feed}, "소독": "{dis}"}',
    slots: { b: '=가동, 나동', b2: '=라동, 마동', egg: '76..84', elo: '60..75', ehi: '85..95', t: '26..28', tlo: '18..25', thi: '29..35', feed: '110..240 / ∅, null', dis: '=완료 / 예정, 안 함' },
    tools: ['hn_lamp(barn, hours: int): 점등 시간', 'hn_curtain(barn, percent: int): 윈치 커튼', 'hn_feed(barn, kg: int): 사료를 준다', 'hn_door(barn, open: bool): 출입문'],
    steps: `
      hn_lamp barn={b} hours=16 | 점등 | 산란율 {ehi}% 미만 동은 점등 16시간.
      failed "산란율이 {egg}%임" | 점등 | 산란율 {elo}% 미만 동만 점등 16시간. 아니면 그대로.
      hn_curtain barn={b} percent=80 | 커튼 | {tlo}도 초과면 커튼 80% 개방.
      failed "온도가 {t}도임" | 커튼 | {thi}도 초과면 커튼 80% 개방. 이하면 손대지 않음.
      @feed hn_feed barn={b} kg={feed} // failed "사료 양이 없음" | 사료 | 적힌 만큼 사료를 줌. 양이 없으면 주지 않음.
      @dis hn_door barn={b} open=true // failed "소독이 {dis} 상태임" | 출입 | 소독 완료 전에는 절대 문 열지 말 것. 완료면 개방.
      hn_door barn={b} open=false | 폐쇄 | {b}에서 온 신호면 문 닫음.
      failed "{b}에서 온 신호임" | 폐쇄 | {b2}에서 온 신호면 문 닫음. 다른 동이면 닫지 않음.
    `,
  },
  // 녹음실 예약 메신저
  {
    language: 'ko',
    event: 'webhook /msg/in {"보낸이": "{who}", "채널": "{ch}", "글자수": {len}, "답장": "{re}"}',
    slots: { who: '=윤대표, 민실장, 강피디', who2: '=홍감독, 차작가', ch: '=kakao, slack / 없음, null, ∅', len: '110..190', lo: '40..109', hi: '191..400', re: '=필요 / 불필요', p: '2..27' },
    steps: `
      notify message="긴 글 도착" | 긴 글 | 글자 수가 {lo:을} 넘으면 "긴 글 도착" 알림.
      failed "글자 수가 {len}이다" | 긴 글 | 글자 수가 {hi:을} 넘으면 "긴 글 도착" 알림. 아니면 띄우지 말 것.
      @re pushover message="답장하기" // failed "답장이 필요 없다" | 답장 | 답장이 필요한 글이면 "답장하기" 푸시.
      @ch send_message channel={ch} text="확인했습니다" // failed "채널이 없다" | 답 보내기 | 글이 온 채널로 "확인했습니다"라고 보낸다. 채널이 없으면 다른 채널로 보내지 않는다.
      memory_store key=last-msg content={who} | 누가 | {who} 글이면 last-msg 에 보낸이를 적는다.
      failed "{who} 글이다" | 누가 | {who2} 글이면 last-msg 에 보낸이를 적는다. 다른 사람 글이면 적지 않는다.
      memory_store key=len content="{len}" | 글자 수 | len 메모에 글자 수. 채널을 몰라도 된다.
      gpio_write pin={p} value=1 | 표시등 | 답장이 필요 없어도 {p}번 표시등은 켠다.
    `,
  },
];
