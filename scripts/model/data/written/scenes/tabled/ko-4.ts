import type { Scene } from '../../scene';

/** Lists that the step brings, and the one entry that is meant: Korean, part 4. */
export const tabledKo4: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 목욕탕집/보일러 {"방": "{rm}", "희망": {w}, "현재": {t}}',
    slots: { rm: '=큰방 / 작은방 / 사랑방 / 다락', w: '22..27', t: '12..19', a: '2..27', b: '2..27', c: '2..27', p: '2..27', lo: '=55, 57', hi: '=68, 70', e: '=겨울 / 여름' },
    tools: ['gudeul_flow(loop: int, litres: num): 난방수 유량', 'gudeul_limit(season: winter|summer, celsius: int): 상한'],
    steps: `
      @rm gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "다락 밸브는 없다" | 방 밸브 | 큰방은 {a}이고요, 작은방은 {b}, 사랑방은 {c}이에요. 춥다는 방 밸브를 열어 주시고(1), 여기 없는 방이면 실패라고 해 주세요.
      @rm gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // failed "다락은 적혀 있지 않다" | 방 밸브 닫기 | 사랑방 {c} — 작은방 {b} — 큰방 {a}. 다 데웠으니 그 방을 닫을 것(0). 여기 적혀 있지 않은 방이면 실패.
      gpio_write pin={p} value=1 | 순환펌프 | 방 밸브({a}, {b}, {c}) 말고 순환펌프 {p}번을 돌립니다.
      gpio_read pin={c} | 사랑방 | 큰방·작은방·사랑방 순으로 {a}·{b}·{c}. 끝 방 값을 읽어 주세요.
      gpio_read pin={a} | 큰방 | 큰방·작은방·사랑방 순으로 {a}·{b}·{c}. 첫 방 값을 읽어 주세요.
      @rm gudeul_flow loop=1 litres=4.5 // gudeul_flow loop=2 litres=2.5 // gudeul_flow loop=3 litres=3 // failed "다락에는 배관이 없다" | 유량 | 1번 배관 큰방 4.5리터, 2번 배관 작은방 2.5리터, 3번 배관 사랑방 3리터. 춥다는 방에 맞춤. 배관 없는 방은 실패.
      @e gudeul_limit season=winter celsius={hi} // gudeul_limit season=summer celsius={lo} | 상한 | 겨울 {hi}도, 여름 {lo}도가 상한인데 지금은 {e}이니 그 값으로.
      @rm memory_store key=cold-room content=L // memory_store key=cold-room content=S // memory_store key=cold-room content=G // memory_store key=cold-room content=A | 약호 메모 | 방 약호: 큰방 L, 작은방 S, 사랑방 G, 다락 A. cold-room 메모에 약호만.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /포도주/{b} {"통": "{b}", "당도": {bx}, "단계": "{ph}"}',
    slots: { b: '오크-3, 스틸7, 항아리', bx: '2..24', ph: '=주발효, 1차 / 후발효, 2차 / 숙성, 재우기', a: '2..27', b1: '2..27', c: '2..27', bd1: 'oak-io, 참나무함', bd2: 'steel-io, 강철함', m1: '=27, 28', m2: '=20, 21', m3: '=12, 13', n1: '포도지기 성, 로제', n2: '양조장 장, 블랑' },
    tools: ['podo_temp(vat, celsius: int, ramp?: int): 통 온도', 'podo_cap(vat, action: punch|rest): 포도 껍질'],
    steps: `
      @ph podo_temp vat="{b}" celsius={m1} // podo_temp vat="{b}" celsius={m2} // podo_temp vat="{b}" celsius={m3} | 온도 | 1차(주발효) {m1}도, 2차(후발효) {m2}도, 재우기(숙성) {m3}도. 보고된 통을 단계에 맞게.
      @ph podo_cap vat="{b}" action=punch // podo_cap vat="{b}" action=rest // podo_cap vat="{b}" action=rest | 껍질 | 주발효만 punch이고 후발효와 숙성은 rest. 그 통.
      @ph gpio_write pin={a} value=1 board="{bd1}" // gpio_write pin={b1} value=1 board="{bd1}" // gpio_write pin={c} value=1 board="{bd2}" | 밸브 | 1차 밸브 {bd1}의 {a}, 2차 밸브 {bd1}의 {b1}, 숙성 밸브 {bd2}의 {c}. 앞은 보드, 뒤는 핀. 이 단계 밸브를 연다.
      gpio_write pin={b1} value=0 board="{bd1}" | 2차 닫기 | 1차 {bd1}/{a}, 2차 {bd1}/{b1}, 숙성 {bd2}/{c} — 보드/핀. 2차 것은 닫는다(0).
      gpio_read pin={c} board="{bd2}" | 숙성 밸브 | 숙성 {bd2}/{c}, 2차 {bd1}/{b1}, 1차 {bd1}/{a} — 보드/핀. 맨 앞에 적은 밸브를 읽기.
      @ph send_message channel=cellar to="{n1}" text="당도 {bx}" // send_message channel=cellar to="{n1}" text="당도 {bx}" // send_message channel=cellar to="{n2}" text="당도 {bx}" | 담당 | 발효는 두 단계 다 {n1}, 숙성은 {n2}. cellar 채널로 "당도 숫자".
      @ph cron_add schedule="0 8 * * *" action=message text="당도 재기" // cron_add schedule="0 8 * * 1" action=message text="당도 재기" // cron_add schedule="0 8 1 * *" action=message text="당도 재기" | 예약 | 주발효면 매일, 후발효면 매주 월요일, 숙성이면 매달 1일. 아침 8시 정각에 "당도 재기" 메시지.
      file_list path=wine/steel | 폴더 | 참나무통은 wine/oak, 강철통은 wine/steel, 항아리는 wine/clay 폴더. 강철통 폴더에 뭐가 있나 보기.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 승강장/{no} {"승강장": {no}, "상태": "{st}"}',
    slots: { no: '=1 / 2 / 3 / 4', st: '=열차 진입, 들어옴 / 열차 출발, 나감', a: '2..27', b: '2..27', c: '2..27', d: '2..27', f: '2..27', bd: 'plat-io, 역함', z1: '=서울행, 부산행', z2: '=광주행, 강릉행', p1: '=음악 1, 음악 2', p2: '=음악 7, 음악 8' },
    tools: ['yeok_board(platform: int, text): 안내판', 'yeok_chime(platform: int, tune): 차임'],
    steps: `
      @no gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 | 발밑 조명 | 1→{a} 2→{b} 3→{c} 4→{d} (승강장→핀). 해당 승강장 발밑 조명 켜기.
      @no gpio_write pin={a} value=0 board="{bd}" // gpio_write pin={a} value=0 board="{bd}" // gpio_write pin={b} value=0 board="{bd}" // gpio_write pin={b} value=0 board="{bd}" | 안전문 | 안전문은 둘씩 묶였다: 1·2 승강장 {a}번, 3·4 승강장 {b}번. {bd} 보드. 그 승강장의 안전문을 0(닫힘)으로.
      @st gpio_write pin={f} value=1 // gpio_write pin={f} value=0 | 경광등 | {a}, {b}, {c}, {d}번은 건드리지 말고 경광등 {f}번만. 열차가 들어오면 1, 나가면 0.
      gpio_read pin={d} | 4승강장 | 순서대로 {a}, {b}, {c}, {d}번이 1부터 4 승강장. 4승강장 것 읽기.
      gpio_write pin={c} value=0 | 3승강장 끄기 | 순서대로 {a}, {b}, {c}, {d}번이 1부터 4 승강장. 공사하는 3승강장 조명을 끕니다.
      @no yeok_board platform=1 text="{z1}" // yeok_board platform=2 text="{z2}" // yeok_board platform=3 text="{z1}" // yeok_board platform=4 text="{z2}" | 행선 | 홀수 승강장은 {z1}, 짝수 승강장은 {z2}. 그 승강장 안내판에 행선지만.
      @no yeok_chime platform=1 tune="{p1}" // yeok_chime platform=2 tune="{p1}" // yeok_chime platform=3 tune="{p1}" // yeok_chime platform=4 tune="{p2}" | 차임 | 4승강장만 "{p2}", 나머지는 "{p1}". 알려 온 승강장에 튼다.
      @st mqtt_publish topic=rail/door payload=lock // mqtt_publish topic=rail/door payload=free | 문 신호 | rail/door 에 들어옴이면 lock, 나감이면 free.
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', w: '=세 번째 것 말고 / 첫 번째 것 말고', pl: '=상추 / 깻잎 / 고추 / 가지', q1: '=120, 130', q2: '=210, 220', q3: '=310, 320', n1: '=텃밭1, bed-1', n2: '=텃밭2, bed-2', n3: '=텃밭3, bed-3' },
    tools: ['teotbat_water(bed, ml: int): 물 주기', 'teotbat_cover(bed, open: bool): 덮개'],
    steps: `
      @pl gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "가지 밸브는 없다" | {pl} 물 | 상추 밸브가 {a}번, 깻잎이 {b}번, 고추가 {c}번이거든요. {pl}에 물을 틀어 주세요. 밸브 없는 채소면 실패.
      @pl gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // failed "가지는 번호표에 없다" | 물 잠금 | 번호표: {c} 고추 / {a} 상추 / {b} 깻잎. {pl:은} 충분히 젖었으니 잠금. 번호표에 없으면 실패.
      @w gpio_write pin={a} value=0 // gpio_write pin={c} value=0 | 하나만 | {a}번, {b}번, {c}번 중 {b}번은 이미 꺼져 있다. {w} 남은 하나를 꺼라.
      gpio_write pin={d} value=1 | 지주등 | 밸브 {a} {b} {c}, 지주등 {d}. 등을 켠다.
      gpio_read pin={b} | 깻잎 | 깻잎 밸브가 열려 있나 읽어 봐요. 상추 {a}, 깻잎 {b}, 고추 {c}.
      @pl teotbat_water bed={n1} ml={q1} // teotbat_water bed={n2} ml={q2} // teotbat_water bed={n3} ml={q3} // failed "가지는 심지 않았다" | 물 양 | {n1} 상추 {q1}ml, {n2} 깻잎 {q2}ml, {n3} 고추 {q3}ml. {pl} 자리에 준다. 심지 않은 것이면 실패.
      @pl teotbat_cover bed={n1} open=true // teotbat_cover bed={n2} open=true // teotbat_cover bed={n3} open=true // failed "가지 자리가 없다" | 덮개 | {n3:이} 고추, {n2:이} 깻잎, {n1:이} 상추 자리. {pl} 자리 덮개를 열 것. 자리가 없으면 실패.
      teotbat_cover bed={n2} open=false | 깻잎 덮기 | 자리: {n1} 상추, {n2} 깻잎, {n3} 고추. 깻잎 자리는 덮어 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /약국 {"처방": "{rx}", "약": "{dr}", "창구": {wd}}',
    slots: { rx: 'RX-5501, 처-818, 0914-22', dr: '=가루, 산제 / 알약, 정제 / 물약, 시럽 / 연고', wd: '=1 / 2 / 3', a: '2..27', b: '2..27', c: '2..27', fr: '2..27', s1: 'A-31, 가31', s2: 'B-42, 나42', s3: 'C-53, 다53', sp: '=빨리, 급함 / 천천히, 여유' },
    tools: ['yakbang_pick(slot, qty: int): 약통에서 꺼낸다', 'yakbang_call(window: int, rx): 손님을 부른다', 'yakbang_speed(level: 1|2|3): 조제기 속도'],
    steps: `
      @wd gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 창구등 | 창구 1 = {a}, 창구 2 = {b}, 창구 3 = {c}. 처방 온 창구의 등을 켜요.
      @wd gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 창구등 끄기 | 손님 가셨어요. {fr}번 냉장고는 절대 끄지 말고, 창구등(1번 {a}, 2번 {b}, 3번 {c}) 중 그 창구만 꺼요.
      gpio_read pin={fr} | 냉장고 | 창구등 {a}, {b}, {c} / 냉장고 {fr}. 냉장고 접점을 읽어요.
      gpio_write pin={b} value=1 | 가운데 창구 | 창구가 나란히 셋({a}, {b}, {c}). 가운데 등을 켜세요.
      @dr yakbang_pick slot={s1} qty=3 // yakbang_pick slot={s2} qty=30 // yakbang_pick slot={s3} qty=1 // failed "연고 칸은 없다" | 꺼내기 | 산제(가루) {s1} 3포, 정제(알약) {s2} 30정, 시럽(물약) {s3} 1병. 처방된 것을 꺼낸다. 칸이 없으면 실패.
      @dr file_read path=guide/powder.md // file_read path=guide/tablet.md // file_read path=guide/syrup.md // file_read path=guide/cream.md | 복약 안내 | guide/powder.md 가루, guide/tablet.md 알약, guide/syrup.md 물약, guide/cream.md 연고. 처방 약 것을 읽는다.
      @sp yakbang_speed level=3 // yakbang_speed level=1 | 속도 | 빨리는 3단, 보통은 2단, 천천히는 1단이에요. 이번엔 {sp}.
      yakbang_call window={wd} rx={rx} | 부르기 | 처방 번호로 그 창구에 손님을 불러요.
      @dr pushover message="가루약" // pushover message="알약" // pushover message="물약" // pushover message="연고" | 푸시 | "가루약", "알약", "물약", "연고" 넷 중에 처방에 맞는 말만 푸시로.
    `,
  },
  {
    language: 'ko',
    earlier: ['기상 조회 | sky → 풍향 {d}, 풍속 {v}m/s', '창 배치 메모 | memory_recall → 동창 {a}, 서창 {b}, 남창 {c}, 북창 {n}'],
    slots: { d: '=동, E / 서, W / 남, S / 북, N', v: '2..19', a: '2..27', b: '2..27', c: '2..27', n: '2..27', bd: 'window-io, 창문함', x: '=조금 / 반쯤 / 활짝' },
    tools: ['baram_crank(side: east|west|south|north, percent: int): 창을 돌린다', 'baram_flag(colour: text): 깃발'],
    steps: `
      @d gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // gpio_write pin={n} value=0 | 바람 받는 창 | 바람이 불어오는 쪽 창(풍향과 같은 쪽)을 0으로 닫는다. 번호는 메모.
      @d gpio_write pin={b} value=1 // gpio_write pin={a} value=1 // gpio_write pin={n} value=1 // gpio_write pin={c} value=1 | 맞은편 창 | 풍향과 마주 보는 쪽 창을 1로 연다. 동과 서가, 남과 북이 마주 본다.
      @d gpio_read pin={a} board="{bd}" // gpio_read pin={b} board="{bd}" // gpio_read pin={c} board="{bd}" // gpio_read pin={n} board="{bd}" | 닫혔는지 | {bd} 보드에서 풍향 쪽 창의 핀을 읽음.
      gpio_write pin={c} value=1 | 남창 | 메모의 남창은 바람과 관계없이 열어 둠(1).
      @d baram_crank side=east percent=10 // baram_crank side=west percent=15 // baram_crank side=south percent=40 // baram_crank side=north percent=5 | 정한 만큼 | 동 10, 서 15, 남 40, 북 5퍼센트까지만. 바람 부는 쪽 창을 그만큼 돌려 둠.
      @x baram_crank side=south percent=20 // baram_crank side=south percent=50 // baram_crank side=south percent=100 | {x} | 조금 20, 반쯤 50, 활짝 100. 남쪽 창을 {x} 열어 주십시오.
      @d baram_flag colour=파랑 // baram_flag colour=하양 // baram_flag colour=빨강 // baram_flag colour=검정 | 깃발 | 동풍 파랑, 서풍 하양, 남풍 빨강, 북풍 검정. 지금 바람에 맞는 깃발.
      memory_store key=wind content="{v}" | 풍속 | wind 메모에 풍속 숫자만.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 데이터센터/UPS {"UPS": "{u}", "배터리": {pc}, "부하kW": [{k1}, {k2}, {k3}]}',
    slots: { u: '=U-A / U-B / U-C', pc: '12..97', k1: '31..39', k2: '11..19', k3: '21..29', a: '2..27', b: '2..27', c: '2..27', h1: 'ups-a.lan, 10.2.2.1', h2: 'ups-b.lan, 10.2.2.2', h3: 'ups-c.lan, 10.2.2.3', n1: '강전 모, 당직 1', n2: '강전 지, 당직 2' },
    tools: ['jeonwon_shed(line: int, kw: int): 부하를 던다', 'jeonwon_test(ups, seconds: int): 배터리 시험'],
    steps: `
      @u gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 우회 | 우회 릴레이 [U-A {a}] [U-B {b}] [U-C {c}]. 알림 온 UPS를 우회시킨다(1).
      @u gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 우회 풀기 | U-C={c},U-B={b},U-A={a}. 그 UPS의 우회를 푼다. 0=풀림.
      gpio_read pin={b} | U-B 우회 | U-A={a},U-B={b},U-C={c} 중 U-B를 읽는다.
      gpio_write pin={c} value=1 | 예비 우회 | 예비는 U-C. U-A {a} / U-B {b} / U-C {c}. 예비 쪽을 우회(1).
      jeonwon_shed line=1 kw={k1} | 큰 부하 | 라인은 부하 목록 순서대로 1, 2, 3. 부하가 가장 큰 라인을 그 kW만큼 던다.
      jeonwon_shed line=2 kw={k2} | 작은 부하 | 라인은 부하 목록 순서대로 1, 2, 3. 부하가 가장 작은 라인을 그만큼 던다.
      jeonwon_shed line=3 kw={k3} | 마지막 부하 | 목록 마지막 라인(3번)을 적힌 kW만큼.
      @u jeonwon_test ups={u} seconds=10 // jeonwon_test ups={u} seconds=30 // failed "U-C는 시험하지 않는다" | 시험 | 시험 시간 U-A 10초, U-B 30초. U-C는 예비라 시험하지 않는다(실패). 온 UPS.
      @u http_request url=http://{h1}/log // http_request url=http://{h2}/log // http_request url=http://{h3}/log | 로그 | U-A {h1}, U-B {h2}, U-C {h3}. http://주소/log 를 부른다, 알림 온 것으로.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /마을방송 {"마을": "{v}", "종류": "{k}", "분": {m}}',
    slots: { v: '=윗말, 상촌 / 아랫말, 하촌 / 샘골', k: '=재난, 대피 / 행사, 잔치 / 분실', m: '2..15', a: '2..27', b: '2..27', c: '2..27', am: '2..27', n1: '=상촌 이장, 윗말 이장', n2: '=하촌 이장, 아랫말 이장', n3: '=샘골 이장, 샘골 총무', f: '=잔치.mp3, 북소리.mp3', g: '=사이렌.mp3, 종.mp3', bd: 'amp-io, 방송함' },
    tools: ['maeul_play(speaker: int, file, loop?: bool): 음원을 튼다', 'maeul_volume(speaker: int, percent: int): 소리 크기'],
    steps: `
      @v gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 스피커 | 윗말(상촌) 스피커 {a}, 아랫말(하촌) 스피커 {b}, 샘골 스피커 {c}. 방송할 마을 것을 켠다.
      @v gpio_write pin={a} value=0 board="{bd}" // gpio_write pin={b} value=0 board="{bd}" // gpio_write pin={c} value=0 board="{bd}" | 스피커 내리기 | 끝났으면 {bd} 보드에서 그 마을 스피커만 내린다. 샘골이 {c}, 하촌이 {b}, 상촌이 {a}.
      gpio_write pin={am} value=1 | 앰프 | 스피커({a} {b} {c})보다 앰프({am})를 먼저. 앰프 켬.
      gpio_read pin={c} | 샘골 | 스피커 순서 윗말 {a}, 아랫말 {b}, 샘골 {c}. 샘골 확인차 읽기.
      @k maeul_play speaker=4 file={g} // maeul_play speaker=4 file={f} // failed "분실 음원은 없다" | 음원 | 재난·대피는 {g}, 행사·잔치는 {f}. 4번 스피커로 튼다. 정한 음원이 없으면 실패. 되풀이는 안 정함.
      @k maeul_volume speaker=4 percent=100 // maeul_volume speaker=4 percent=60 // maeul_volume speaker=4 percent=40 | 크기 | 4번 스피커. 재난 100, 행사 60, 분실 40퍼센트로 종류에 맞게.
      @v send_message channel=sms to="{n1}" text="방송 확인" // send_message channel=sms to="{n2}" text="방송 확인" // send_message channel=sms to="{n3}" text="방송 확인" | 이장님 | 상촌은 {n1}, 하촌은 {n2}, 샘골은 {n3}님께 sms "방송 확인". 방송하는 마을만.
      @k sop_execute name=대피방송 // sop_execute name=행사방송 // sop_execute name=분실방송 | 절차 | 재난 대피방송 / 행사 행사방송 / 분실 분실방송. 종류에 맞춰 시작.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 분류기 등급 {g} 무게 {kg} 줄 {ln}',
    slots: { g: '=특 / 상 / 보통 / 하', kg: '0.2..0.9', ln: '=1 / 2', a: '2..27', b: '2..27', c: '2..27', d: '2..27', m1: '2..27', m2: '2..27', w1: '=7900, 8200', w2: '=5900, 6300', w3: '=3300, 3500' },
    tools: ['sagwa_price(grade: best|good|plain, won: int): 값', 'sagwa_box(grade: best|good|plain, kind: wood|paper): 상자'],
    steps: `
      @g gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 | 분기 | 특 {a}, 상 {b}, 보통 {c}, 하 {d}. 방금 잰 등급의 분기판을 1.
      @g gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // gpio_write pin={d} value=0 | 분기 되돌림 | 분기판은 하 {d} 보통 {c} 상 {b} 특 {a}. 지나갔음, 그 등급 것 0으로 되돌림.
      @ln gpio_write pin={m1} value=0 // gpio_write pin={m2} value=0 | 줄 멈춤 | 줄 1 모터 {m1}, 줄 2 모터 {m2}. 알려 온 줄을 멈춘다.
      @ln gpio_write pin={m2} value=1 // gpio_write pin={m1} value=1 | 다른 줄 | 줄이 두 개다. 1은 {m1}번 모터, 2는 {m2}번 모터. 알려 온 줄 말고 다른 줄을 돌려라.
      gpio_read pin={d} | 하품 판 | 네 분기판 {a}(특) {b}(상) {c}(보통) {d}(하) 가운데 제일 낮은 등급 것을 읽는다.
      @g sagwa_price grade=best won={w1} // sagwa_price grade=good won={w2} // sagwa_price grade=plain won={w3} // failed "하품은 값이 없다" | 값 | 값은 특 {w1}원, 상 {w2}원, 보통 {w3}원. 잰 등급으로 넣는다. 값 없는 등급이면 실패.
      @g sagwa_box grade=best kind=wood // sagwa_box grade=good kind=paper // sagwa_box grade=plain kind=paper // failed "하품은 상자가 없다" | 상자 | 특은 나무 상자(wood), 상과 보통은 종이 상자(paper). 하는 상자가 없으니 실패.
      @g mqtt_publish topic=apple/best payload={kg} // mqtt_publish topic=apple/good payload={kg} // mqtt_publish topic=apple/plain payload={kg} // mqtt_publish topic=apple/juice payload={kg} | 토픽 | 특 apple/best, 상 apple/good, 보통 apple/plain, 하 apple/juice 토픽에 무게 숫자만.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 수영장/{pl} {"풀": "{pl}", "염소": {cl}, "탁도": "{tb}"}',
    slots: { pl: '=유아풀, 아기풀 / 성인풀, 큰풀 / 다이빙풀', cl: '0.2..0.9', tb: '=맑음, 투명 / 흐림, 뿌염', a: '2..27', b: '2..27', c: '2..27', bk: '2..27', bd: 'pool-io, 여과실', m1: '=30, 40', m2: '=110, 120', m3: '=210, 220', k: '=LOW에서 돌고 / HIGH에서 돌고' },
    tools: ['supul_chlor(pool: kids|main|dive, grams: int): 염소', 'supul_back(filter: int, minutes: int): 역세'],
    steps: `
      @pl gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 여과펌프 | 유아풀(아기풀) {a}번 / 성인풀(큰풀) {b}번 / 다이빙풀 {c}번. 보고 온 풀의 여과펌프 기동.
      @pl gpio_write pin={a} value=0 board="{bd}" // gpio_write pin={b} value=0 board="{bd}" // gpio_write pin={c} value=0 board="{bd}" | 여과펌프 정지 | {bd} 보드, 다이빙풀 {c}·유아풀(아기풀) {a}·성인풀(큰풀) {b}. 그 풀 것 정지.
      @k gpio_write pin={bk} value=0 // gpio_write pin={bk} value=1 | 역세펌프 기동 | 여과펌프 {a}, {b}, {c}는 HIGH에서 돌고 역세펌프 {bk}는 {k} 있음. 역세펌프 기동.
      gpio_read pin={b} board="{bd}" | 큰풀 | {bd}: 유아풀 {a}, 성인풀 {b}, 다이빙풀 {c}. 성인풀 읽기.
      @pl supul_chlor pool=kids grams={m1} // supul_chlor pool=main grams={m2} // supul_chlor pool=dive grams={m3} | 염소 | 유아풀·아기풀 {m1}g, 성인풀·큰풀 {m2}g, 다이빙풀 {m3}g. 모자란다고 보고한 풀에 넣는다.
      @tb failed "물이 {tb} 상태다" // supul_back filter=2 minutes=6 | 역세 | 물이 흐리거나 뿌열 때만 2번 필터를 6분 역세. 맑으면 실패.
      @pl supul_back filter=1 minutes=4 // supul_back filter=2 minutes=6 // supul_back filter=3 minutes=9 | 풀별 역세 | 필터 1: 유아풀, 4분 / 필터 2: 성인풀, 6분 / 필터 3: 다이빙풀, 9분. 그 풀 필터(아기풀은 유아풀, 큰풀은 성인풀).
      @tb notify message="입장 가능" // notify message="입장 중지" | 안내 | 맑거나 투명하면 "입장 가능", 흐리거나 뿌여면 "입장 중지"라고 이 컴퓨터에.
    `,
  },
  {
    language: 'ko',
    earlier: ['팩스 읽기 | ocr → 품목: 가재 {n1}상자, 나사 {n2}상자, 다판 {n3}상자. 담당: {who}', '문 상태 | door_scan → 1번문 닫힘, 2번문 {s2}, 3번문 닫힘'],
    slots: { n1: '2..9', n2: '11..19', n3: '21..29', who: '=가온, 서울 / 나루, 인천', s2: '=열림, 개방 / 닫힘, 폐쇄', a: '2..27', b: '2..27', c: '2..27', d1: '서울창고, S-01', d2: '인천창고, I-02' },
    tools: ['mulryu_ship(item: 가재|나사|다판, boxes: int, dest?: text): 출하', 'mulryu_dock(door: int, open: bool): 하역문'],
    steps: `
      mulryu_ship item=나사 boxes={n2} | 나사 | 팩스에 적힌 수대로 나사만 출하. 갈 곳은 아직.
      mulryu_ship item=다판 boxes={n3} | 제일 많은 것 | 팩스에서 상자 수가 가장 많은 품목을 그 수대로. 갈 곳은 비움.
      @who mulryu_ship item=가재 boxes={n1} dest="{d1}" // mulryu_ship item=가재 boxes={n1} dest="{d2}" | 가재 | 가온·서울이 담당이면 {d1}, 나루·인천이 담당이면 {d2}. 팩스 수대로 가재를 거기로.
      @s2 gpio_write pin={b} value=0 // failed "열린 문이 없다" | 열린 문 닫기 | 문 핀 1번 {a}, 2번 {b}, 3번 {c}. 열려 있다고 나온 문을 0으로 닫고, 다 닫혔으면 실패.
      gpio_write pin={c} value=1 | 3번문 | 핀: {a:은} 1번문, {b:은} 2번문, {c:은} 3번문. 3번문을 1로 열기.
      gpio_read pin={a} | 1번문 | 1번문 {a} / 2번문 {b} / 3번문 {c} 중 첫 문 읽기.
      @s2 mulryu_dock door=2 open=false // failed "2번문은 이미 닫혀 있다" | 도구로 | 열려 있는 2번문을 하역문 도구로 닫는다. 이미 닫혀 있으면 실패.
      @who send_message channel=mail to="{d1}" text="출하합니다" // send_message channel=mail to="{d2}" text="출하합니다" | 알림 | {d1:은} 가온·서울, {d2:은} 나루·인천 담당. 팩스 담당에 맞는 창고로 mail "출하합니다".
    `,
  },
  {
    language: 'ko',
    event: 'webhook /스튜디오 {"장면": "{sc}", "출연": "{ac}", "카메라": {cm}}',
    slots: { sc: '=낮, 대낮 / 저녁, 노을 / 밤, 심야', ac: '=앵커 도, 기상 캐스터 / 손님, 초대석', cm: '=1 / 2 / 3', a: '2..27', b: '2..27', c: '2..27', t: '2..27', k1: '=5600, 5700', k2: '=3200, 3300', k3: '=4100, 4300', m1: 'MIC-1, 핀마이크', m2: 'MIC-5, 손마이크' },
    tools: ['bangsong_light(kelvin: int, percent: int): 조명', 'bangsong_cut(camera: int, style: cut|mix|wipe): 화면 전환', 'bangsong_mic(name, gain: int): 마이크'],
    steps: `
      @cm gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 탈리 | 탈리 1캠 {a}번 2캠 {b}번 3캠 {c}번. 지금 카메라 탈리를 켠다.
      @cm gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 탈리 끔 | 컷 나갔음. 그 카메라 탈리 끄기({c}=3캠 {a}=1캠 {b}=2캠).
      gpio_write pin={t} value=1 | 온에어 | 탈리는 {a}·{b}·{c}, 온에어등은 {t}. 온에어등 점등.
      gpio_read pin={c} | 3캠 | 탈리 {a} {b} {c} 중 세 번째 읽기.
      @sc bangsong_light kelvin={k1} percent=90 // bangsong_light kelvin={k2} percent=60 // bangsong_light kelvin={k3} percent=30 | 조명 | 낮(대낮) {k1}K 90%, 저녁(노을) {k2}K 60%, 밤(심야) {k3}K 30%. 장면에 맞춤.
      @cm bangsong_cut camera=1 style=cut // bangsong_cut camera=2 style=mix // bangsong_cut camera=3 style=wipe | 전환 | 1캠은 컷, 2캠은 믹스, 3캠은 와이프로 넘기기로 약속. 지금 카메라로.
      @ac bangsong_mic name="{m1}" gain=30 // bangsong_mic name="{m2}" gain=42 | 마이크 | 앵커와 기상 캐스터는 {m1}(게인 30), 손님·초대석은 {m2}(게인 42). 출연자 것을 연다.
      bangsong_mic name="{m2}" gain=10 | 손님 마이크 낮춤 | 앵커 쪽 {m1}, 손님 쪽 {m2}. 손님 쪽 게인을 10으로.
      @sc file_read path=script/noon.txt // file_read path=script/dusk.txt // file_read path=script/night.txt | 대본 | script/noon.txt 낮, script/dusk.txt 저녁, script/night.txt 밤. 장면 대본 읽기.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 젖병/소독기 {"칸": "{sl}", "물": "{wt}", "횟수": {n}}',
    slots: { sl: '=왼칸, 좌 / 오른칸, 우', wt: '=부족, 없음 / 충분, 가득', n: '2..60', a: '2..27', b: '2..27', p: '2..27', u: '2..27', kl: '=왼칸만 0이 켜짐 / 오른칸만 0이 켜짐' },
    tools: ['agi_steam(side: left|right, minutes: int): 스팀', 'agi_dry(side: left|right, hot: bool): 건조'],
    steps: `
      @kl gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 왼칸 켜기 | 왼칸 {a}, 오른칸 {b}. {kl}이고 다른 칸은 1이 켜짐이다. 왼칸을 켜라.
      @kl gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 오른칸 켜기 | 오른칸 {b}, 왼칸 {a}. 주의: {kl}, 나머지 칸은 1이 켜짐. 오른칸을 켠다.
      @kl gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | 왼칸 끄기 | {kl}이라고 뒷판에 적혀 있음(다른 칸은 반대). 왼칸 {a} / 오른칸 {b}. 왼칸 끔.
      @sl gpio_read pin={a} // gpio_read pin={b} | 읽기 | 왼칸(좌) {a}, 오른칸(우) {b}. 알림 온 칸 읽기.
      @wt gpio_write pin={p} value=1 // gpio_write pin={u} value=1 | 물 | 물 없거나 부족하면 급수 {p}, 물 넉넉하면 자외선등 {u}. 1로.
      @sl agi_steam side=left minutes=7 // agi_steam side=right minutes=9 | 스팀 | 왼쪽 칸은 7분, 오른쪽 칸은 9분. 알림 온 칸.
      @sl agi_dry side=right hot=false // agi_dry side=left hot=false | 반대 칸 말리기 | 칸은 좌우 둘. 알림 온 칸의 반대 칸을 찬바람으로(뜨겁지 않게).
      @wt pushover message="물 채우기" // failed "물은 {wt} 상태다" | 푸시 | 물이 모자랄 때만 "물 채우기" 푸시. 아니면 실패.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /천문대 {"대상": "{ob}", "돔": "{dm}", "필터": "{fl}"}',
    slots: { ob: 'M31, NGC-7000, 토성', dm: '=큰돔, 대 / 작은돔, 소', fl: '=R, 적색 / G, 녹색 / B, 청색 / Ha', a: '2..27', b: '2..27', h: '2..27', l: '2..27', s1: '=30, 60', s2: '=90, 120', s3: '=180, 240', f1: 'red, 적필터', f2: 'green, 녹필터', f3: 'blue, 청필터', bd1: 'dome-a, 대돔함', bd2: 'dome-b, 소돔함' },
    tools: ['byeolbam_expose(target, seconds: int, filter?: text): 노출', 'byeolbam_slew(dome: int, target): 돔을 돌린다'],
    steps: `
      @dm gpio_write pin={a} value=1 board="{bd1}" // gpio_write pin={a} value=1 board="{bd2}" | 슬릿 | 슬릿은 두 돔 모두 {a}번인데 보드가 큰돔 {bd1}, 작은돔 {bd2}. 관측할 돔 슬릿을 1로.
      @dm gpio_write pin={b} value=0 board="{bd1}" // gpio_write pin={b} value=0 board="{bd2}" | 돔 조명 | 작은돔 보드 {bd2}, 큰돔 보드 {bd1}. 관측하는 돔의 조명({b}번)을 끈다.
      gpio_write pin={h} value=1 board="{bd2}" | 열선 | 큰돔({bd1}) 열선 {l}, 작은돔({bd2}) 열선 {h}. 작은돔 열선을 켤 것. 괄호 안은 보드.
      gpio_read pin={l} board="{bd1}" | 큰돔 열선 | 큰돔({bd1}) 열선 {l}, 작은돔({bd2}) 열선 {h}. 큰돔 것을 읽음. 괄호 안은 보드.
      @fl byeolbam_expose target="{ob}" seconds={s1} // byeolbam_expose target="{ob}" seconds={s2} // byeolbam_expose target="{ob}" seconds={s3} // failed "Ha 노출 시간은 없다" | 노출 | 노출: 적색(R) {s1}초, 녹색(G) {s2}초, 청색(B) {s3}초. 온 대상을 온 필터의 시간만큼. 필터 이름은 넣지 않는다. 시간이 없으면 실패.
      @fl byeolbam_expose target="{ob}" seconds=45 filter="{f1}" // byeolbam_expose target="{ob}" seconds=45 filter="{f2}" // byeolbam_expose target="{ob}" seconds=45 filter="{f3}" // failed "Ha 필터는 없다" | 필터까지 | R={f1}, G={f2}, B={f3}. 대상을 45초, 필터 이름까지 넣어서. 없는 필터는 실패. 적·녹·청은 R·G·B.
      @dm byeolbam_slew dome=1 target="{ob}" // byeolbam_slew dome=2 target="{ob}" | 돔 | 돔 1 = 큰 것, 돔 2 = 작은 것. 온 돔을 대상 쪽으로.
      @dm board_info board="{bd1}" // board_info board="{bd2}" | 보드 | 큰돔이면 {bd1}, 작은돔이면 {bd2} 보드 상태를 조회.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 양말공장/직기 {"호기": {no}, "고장": "{er}", "매수": {ct}}',
    slots: { no: '=3 / 5 / 8 / 9', er: '=E1, 실 끊김 / E2, 바늘 부러짐 / E3, 기름 없음 / E7', ct: '120..980', a: '2..27', b: '2..27', c: '2..27', n1: '실담당 배, 영자', n2: '바늘담당 석, 순자', n3: '기름담당 용, 옥자', p1: '=Y-30, Y-40', p2: '=N-12, N-14', p3: '=O-46, O-68' },
    tools: ['jikgi_order(part, qty: int): 부품 신청', 'jikgi_resume(loom: int, speed: slow|normal): 다시 돌린다'],
    steps: `
      @no gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // failed "9호기는 목록에 없다" | 정지 | 3호기 핀 {a}, 5호기 핀 {b}, 8호기 핀 {c}. 고장 난 호기를 0으로. 목록에 없는 호기면 실패.
      @no gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "9호기 핀은 없다" | 재가동 | 호기/핀 = 8/{c}, 5/{b}, 3/{a}. 고쳤으니 그 호기 1. 핀이 없으면 실패.
      gpio_read pin={b} | 5호기 | 호기와 핀은 3-{a}, 5-{b}, 8-{c}. 5호기를 읽어라.
      gpio_write pin={c} value=0 | 8호기 멈춤 | 3호기 {a}, 5호기 {b}, 8호기 {c}. 메시지와 관계없이 8호기를 멈춤.
      @er send_message channel=line to="{n1}" text="와 주세요" // send_message channel=line to="{n2}" text="와 주세요" // send_message channel=line to="{n3}" text="와 주세요" // failed "E7은 담당이 없다" | 호출 | E1(실 끊김) {n1} / E2(바늘 부러짐) {n2} / E3(기름 없음) {n3}. 고장 담당에게 line으로 "와 주세요". 담당이 없으면 실패.
      @er jikgi_order part={p1} qty=5 // jikgi_order part={p2} qty=10 // jikgi_order part={p3} qty=1 // failed "E7에 쓸 부품이 없다" | 부품 | 실이 끊긴 E1은 {p1} 5개, 바늘이 부러진 E2는 {p2} 10개, 기름이 없는 E3은 {p3} 1개. 고장에 맞게 신청. 다른 코드는 실패.
      @no jikgi_resume loom=3 speed=slow // jikgi_resume loom=5 speed=normal // jikgi_resume loom=8 speed=normal // failed "9호기 속도는 정해지지 않았다" | 속도 | 3호기는 낡아서 slow, 5호기와 8호기는 normal. 그 호기를 다시 돌린다. 정해지지 않은 호기는 실패.
      @er memory_recall query="실 끊김" // memory_recall query="바늘 부러짐" // memory_recall query="기름 없음" // failed "E7은 뜻을 모른다" | 지난 일 | 코드 뜻: E1 "실 끊김", E2 "바늘 부러짐", E3 "기름 없음". 고장의 뜻으로 메모 검색. 뜻을 모르면 실패.
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', bt: '=빨간 버튼, 정지 버튼 / 노란 버튼, 대기 버튼 / 파란 버튼, 시작 버튼', to: '=앞, 전진 / 뒤, 후진', i1: '=10.20.0.5, 10.20.0.6', i2: '=10.20.0.7, 10.20.0.8', bd: 'agv-io, 수레함', ar: '=동 창고 / 서 창고 / 남 창고' },
    tools: ['sure_go(cart: int, way: forward|back, metres: num): 수레를 보낸다', 'sure_park(cart: int, bay: text): 수레를 세운다', 'sure_beep(cart: int, times: int): 소리'],
    steps: `
      @bt gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} | 버튼 읽기 | 빨강(정지) {a}, 노랑(대기) {b}, 파랑(시작) {c}. {bt} 값을 읽으세요.
      @bt gpio_write pin={c} value=0 // gpio_write pin={b} value=0 // gpio_write pin={a} value=0 | 버튼등 끄기 | 버튼등은 시작(파랑) {a}, 대기(노랑) {b}, 정지(빨강) {c}. {bt} 등만 끔.
      @to gpio_write pin={a} value=1 board={bd} // gpio_write pin={d} value=1 board={bd} | {to} 릴레이 | {bd} 보드: 전진(앞) {a}, 후진(뒤) {d}. {to} 쪽을 붙인다(1).
      @to gpio_write pin={d} value=0 board={bd} // gpio_write pin={a} value=0 board={bd} | 반대 떼기 | 앞이 {a}번, 뒤가 {d}번 ({bd} 보드). {to:로} 가려면 반대쪽부터 0으로 뗀다.
      @to sure_go cart=3 way=forward metres=6.5 // sure_go cart=3 way=back metres=1.5 | 보내기 | 3번 수레. 앞(전진)으로는 6.5m, 뒤(후진)로는 1.5m만. 지금은 {to}.
      @ar sure_park cart=2 bay=E1 // sure_park cart=2 bay=W4 // failed "남 창고에는 자리가 없다" | 세우기 | 동 창고 E1, 서 창고 W4 자리. 2번 수레를 {ar}에 세운다. 자리가 정해지지 않은 창고면 실패.
      @ar sure_beep cart=2 times=1 // sure_beep cart=2 times=2 // sure_beep cart=2 times=3 | 소리 | 2번 수레: 동 창고에선 한 번, 서 창고에선 두 번, 남 창고에선 세 번 삑. 여긴 {ar}.
      http_request url=http://{i2}/stop method=POST | 둘째 수레 정지 | 수레 1 {i1}, 수레 2 {i2}. 수레 2의 http 주소 /stop 에 POST.
      http_request url=http://{i1}/stop method=POST | 첫째 수레 정지 | 수레 2 {i2}, 수레 1 {i1}. 수레 1의 http 주소 /stop 에 POST.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /학원 {"반": "{cl}", "과목": "{sj}", "결석": "{st}"}',
    slots: { cl: '=해반 / 달반 / 별반', sj: '=국어, 문학 / 수학, 기하 / 영어, 회화', st: '하윤, 지안, 로운', a: '2..27', b: '2..27', c: '2..27', t1: '구 선생, 온유', t2: '라 선생, 시온', t3: '노 선생, 제나', r1: '=301, 305', r2: '=402, 406', r3: '=503, 507' },
    tools: ['hakwon_room(subject: kor|math|eng, room: int): 교실 배정', 'hakwon_absent(student, class: text, call?: bool): 결석'],
    steps: `
      @cl gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 교실등 | 해반 {a} / 달반 {b} / 별반 {c}. 수업 있는 반 불 켜기.
      @cl gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // failed "별반 다음 반이 없다" | 다음 반 끄기 | 차례는 해반({a}), 달반({b}), 별반({c}). 온 반의 바로 다음 반은 아직이니 불을 끈다. 다음 반이 없으면 실패.
      gpio_read pin={c} | 별반 | 해 {a}, 달 {b}, 별 {c}. 별반 읽기.
      gpio_write pin={b} value=1 | 달반 | 별 {c}, 달 {b}, 해 {a}. 달반에 불.
      @sj send_message channel=kakao to="{t1}" text="{st} 결석" // send_message channel=kakao to="{t2}" text="{st} 결석" // send_message channel=kakao to="{t3}" text="{st} 결석" | 선생님께 | 국어·문학 {t1}, 수학·기하 {t2}, 영어·회화 {t3}. kakao로 그 과목 선생님께 "누구 결석"(누구는 이벤트).
      @sj hakwon_room subject=kor room={r1} // hakwon_room subject=math room={r2} // hakwon_room subject=eng room={r3} | 교실 | 교실은 국어(문학) {r1}호, 수학(기하) {r2}호, 영어(회화) {r3}호. 온 과목을 배정합니다.
      hakwon_absent student={st} class={cl} | 결석 | 결석한 학생을 그 반으로 올린다. 전화는 정하지 않음.
      @cl hakwon_absent student={st} class={cl} call=true // hakwon_absent student={st} class={cl} call=false // hakwon_absent student={st} class={cl} call=true | 전화까지 | 해반과 별반은 전화하고 달반은 전화 안 함. 그렇게 표시해서 결석 학생을 그 반에 올린다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 김치공장/절임 {"통": "{tk}", "염도": {sa}, "지시": "{od}"}',
    slots: { tk: '=절임1 / 절임2 / 절임3 / 세척1', sa: '2..14', od: '=물 빼, 배수 / 물 넣어, 급수', d1: '2..27', d2: '2..27', d3: '2..27', w: '2..27', bd: 'kim-io, 절임함', h1: '=4, 6', h2: '=8, 10', h3: '=12, 14' },
    tools: ['gimjang_soak(tub: int, hours: int): 절이는 시간', 'gimjang_salt(tub: int, kg: num): 소금'],
    steps: `
      @tk gpio_write pin={d1} value=1 // gpio_write pin={d2} value=1 // gpio_write pin={d3} value=1 // failed "세척1은 배수 번호가 없다" | 배수 열기 | 배수: 절임1-{d1}, 절임2-{d2}, 절임3-{d3}. 그 통의 배수를 튼다(1). 번호 없는 통은 실패.
      @od gpio_write pin={d1} value=1 // gpio_write pin={w} value=1 | 지시대로 | 절임1 기준. 배수 밸브 {d1}, 급수 밸브 {w}. 지시에 맞는 밸브를 1로.
      @od gpio_write pin={w} value=0 // gpio_write pin={d1} value=0 | 반대쪽 잠금 | 배수 {d1}, 급수 {w}. 지시가 배수면 급수를, 급수면 배수를 0으로 잠근다. 물 빼라는 말은 배수, 넣으라는 말은 급수.
      gpio_read pin={d3} board="{bd}" | 절임3 배수 | {bd} 보드: 절임1 {d1}, 절임2 {d2}, 절임3 {d3}. 절임3 읽기.
      gpio_write pin={d2} value=0 board="{bd}" | 절임2 배수 잠금 | {bd} 보드: 절임3 {d3}, 절임2 {d2}, 절임1 {d1}. 절임2를 0으로.
      @tk gimjang_soak tub=1 hours={h1} // gimjang_soak tub=2 hours={h2} // gimjang_soak tub=3 hours={h3} // failed "세척1은 절이지 않는다" | 시간 | 절임1 {h1}시간, 절임2 {h2}시간, 절임3 {h3}시간. 온 통. 절이지 않는 통이면 실패.
      @tk gimjang_salt tub=1 kg=2.5 // gimjang_salt tub=2 kg=2.5 // gimjang_salt tub=3 kg=4 // failed "세척1에는 소금을 넣지 않는다" | 소금 | 3번만 4kg이고 1번, 2번은 2.5kg. 온 절임통에. 세척통이면 소금을 넣지 말고 실패.
      @od sop_execute name=배수점검 // sop_execute name=급수점검 | 점검 | 배수 지시면 배수점검, 급수 지시면 급수점검 절차.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 게이트웨이/알람 {"코드": "{cd}", "채널": [{x}, {y}, {z}]}',
    slots: { cd: '=10, A10 / 20, A20 / 30, A30 / 99', x: '2..27', y: '2..27', z: '2..27', wh: '=앞에서 둘째, 한가운데 / 맨 뒤, 끝 / 맨 앞, 처음', t1: '=문 열림, 도어', t2: '=정전, 전원', t3: '=누수, 물샘', bd: 'gw-io, 관문함' },
    tools: ['jungge_reset(channel: int, cold: bool): 채널 초기화', 'jungge_report(meaning): 보고'],
    steps: `
      @wh gpio_write pin={y} value=0 // gpio_write pin={z} value=0 // gpio_write pin={x} value=0 | {wh} 채널 끄기 | 채널 목록의 {wh} 번호를 핀으로 보고 0.
      @wh gpio_read pin={y} board="{bd}" // gpio_read pin={z} board="{bd}" // gpio_read pin={x} board="{bd}" | 읽기 | {bd} 보드. 이벤트 채널 셋 중 {wh} 것.
      @cd gpio_write pin={x} value=1 // gpio_write pin={y} value=1 // gpio_write pin={z} value=1 // failed "코드 99는 표에 없다" | 코드별 채널 | 10번대 코드는 첫 채널, 20번대는 둘째, 30번대는 셋째. 맞는 채널(=핀)을 1로, 표에 없으면 실패. A는 떼고 봄.
      @cd jungge_reset channel={x} cold=false // jungge_reset channel={y} cold=false // jungge_reset channel={z} cold=true // failed "코드 99는 초기화 대상이 없다" | 초기화 | 코드 10→첫 채널, 20→둘째 채널, 30→셋째 채널(30만 콜드 리셋, 나머지는 아님). A는 무시. 그 밖의 코드면 실패.
      @cd jungge_report meaning="{t1}" // jungge_report meaning="{t2}" // jungge_report meaning="{t3}" // failed "코드 99의 뜻이 없다" | 보고 | 뜻풀이: 10 {t1} / 20 {t2} / 30 {t3} (A가 붙어도 같음). 온 코드의 뜻을 보고. 뜻이 없으면 실패.
      jungge_reset channel={z} cold=true | 끝 채널 | 목록 끝 채널을 콜드로 초기화.
      jungge_reset channel={x} cold=false | 첫 채널 | 목록 첫 채널, 콜드 아님.
      memory_store key=alarm content={cd} | 코드 메모 | alarm 메모에 온 코드 그대로.
    `,
  },
  {
    language: 'ko',
    earlier: ['냉장고 일람 | fridge_list → 한식 {f1}, 양식 {f2}, 디저트 {f3}', '문 열린 칸 | door_log → {w}'],
    slots: { f1: 'F-11, 냉11', f2: 'F-22, 냉22', f3: 'F-33, 냉33', w: '=한식, 밥 / 양식, 파스타 / 디저트, 케이크', a: '2..27', b: '2..27', c: '2..27', n1: '셰프 남, 은별', n2: '셰프 고, 마리', n3: '파티시에 반, 슈', c1: '=2, 3', c2: '=4, 5', c3: '=6, 7' },
    tools: ['jubang_cold(fridge, celsius: int): 냉장 온도', 'jubang_wipe(fridge, shelf: int, who?: text): 청소'],
    steps: `
      @w jubang_cold fridge={f1} celsius={c1} // jubang_cold fridge={f2} celsius={c2} // jubang_cold fridge={f3} celsius={c3} | 온도 | 한식(밥) {c1}도, 양식(파스타) {c2}도, 디저트(케이크) {c3}도. 문 열린 냉장고를 맞춘다. 이름은 일람에.
      jubang_wipe fridge={f2} shelf=3 | 양식 청소 | 일람의 양식 냉장고 셋째 선반 청소. 맡은 이 없음.
      jubang_wipe fridge={f3} shelf=1 who="{n3}" | 디저트 청소 | 한식 {n1}, 양식 {n2}, 디저트 {n3}. 디저트 냉장고 첫 선반을 그 담당에게.
      @w gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 경고등 | 경고등은 밥 쪽 {a}, 파스타 쪽 {b}, 케이크 쪽 {c} (각각 한식, 양식, 디저트). 문 열린 데를 켠다.
      @w gpio_read pin={b} // gpio_read pin={c} // gpio_read pin={a} | 문 접점 | 문 접점 디저트(케이크) {a}, 한식(밥) {b}, 양식(파스타) {c}. 문이 열렸다는 곳을 다시 읽음.
      gpio_write pin={c} value=0 | 케이크 경고등 | 밥 쪽 {a} / 파스타 쪽 {b} / 케이크 쪽 {c}. 케이크 쪽 끔.
      @w send_message channel=kitchen to="{n1}" text="문 닫아 주세요" // send_message channel=kitchen to="{n2}" text="문 닫아 주세요" // send_message channel=kitchen to="{n3}" text="문 닫아 주세요" | 담당 | 한식(밥) {n1}, 양식(파스타) {n2}, 디저트(케이크) {n3}. kitchen 채널로 문 열린 쪽에 "문 닫아 주세요".
      memory_store key=cake content={f3} | 메모 | cake 메모에 디저트 냉장고 이름.
    `,
  },
];
