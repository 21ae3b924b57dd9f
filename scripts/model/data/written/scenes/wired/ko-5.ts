import type { Scene } from '../../scene';

/** Levels and pins that follow from wiring told in the step, beside everyday calls of other tools: Korean, part 5. */
export const wiredKo5: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 장어/{pond} {"못": "{pond}", "수온": {t}, "암모니아": {nh}, "수차핀": {wp}, "히트펌프핀": {hp}}',
    slots: { pond: '3호못, 새끼못, 출하못', t: '21..25 / 28..33', nh: '0.2..1.9', wp: '3..9', hp: '10..16', dr: '17..23', inv: '0/1이 바뀌어 나가는 절연 모듈을 끼웠다 / 0/1이 그대로 나가는 절연 모듈을 끼웠다', ho: '홀딩 접점이라 1을 주면 풀려 선다 / 홀딩 접점이라 1을 주면 물려 돈다', g: '=300, 650, 1100', who: '장어 백 사장, 주간조 성우' },
    tools: ['jangeo_feed(pond, grams: int, paste: bool, spots?: int): Feed eels', 'jangeo_water(pond, in_lpm: int, out_lpm: int): Exchange water'],
    steps: `
      @inv gpio_write pin={wp} value=0 // gpio_write pin={wp} value=1 | 수차 돌려 | 수차는 1을 받으면 돈다. 사이에 {inv}. 수차핀으로 돌려라.
      @inv gpio_write pin={wp} value=1 // gpio_write pin={wp} value=0 | 수차 세워 | 그물질한다, 수차 세워. 수차는 받는 값이 1일 때 도는데 우리 핀 뒤에 {inv}.
      @ho gpio_write pin={hp} value=1 // gpio_write pin={hp} value=0 | 히트펌프 정지 | 히트펌프핀은 {ho}. 정지시켜 주세요.
      @ho gpio_write pin={hp} value=0 // gpio_write pin={hp} value=1 | 히트펌프 가동 | {ho}. 핀은 이벤트의 히트펌프핀. 가동 요망.
      @t gpio_write pin={dr} value=0 // gpio_write pin={dr} value=1 | 새 물 | 27도 넘으면 새 물 밸브({dr}번, 1=열림)를 트고 27도에 못 미치면 닫는다.
      jangeo_feed pond="{pond}" grams={g} paste=true | 반죽 먹이 | 보고한 못에 반죽해서 {g}g. 몇 군데에 줄지는 비워 둘 것.
      jangeo_feed pond="{pond}" grams={g} paste=false spots=4 | 네 군데 | 반죽하지 말고 네 군데 나눠 {g}g. 그 못.
      jangeo_water pond="{pond}" in_lpm=45 out_lpm=40 | 물갈이 | 들어오는 물은 분당 45L, 나가는 물은 40L. 이벤트의 못.
      send_message channel=kakao to="{who}" text="{pond} 암모니아 {nh}" | 알리기 | {who} 카톡(kakao)으로 "{pond} 암모니아 {nh}".
    `,
  },
  {
    language: 'ko',
    earlier: ['결선 사진 설명 | photo_note → 노란 선 핀 {y}, 파란 선 핀 {b}, 흰 선 핀 {w}. 노랑은 {ny}, 파랑은 {nb}', '온습도 | dht → {h}%'],
    slots: { y: '3..8', b: '9..14', w: '15..22', ny: '싱크라 0에서 동작 / 소스라 1에서 동작', nb: '떨어져야 환풍이 됨(b접점) / 붙어야 환풍이 됨(a접점)', h: '42..59 / 72..95', bd: '버섯함, mush-3, 재배사', kg: '3..14', blk: '=참나무, 배지, 원목', day: '=12, 21, 35', lux: '=150, 300, 500' },
    tools: ['pyogo_soak(logs: int, hours: int, celsius: int): Soak', 'pyogo_pack(kg: int, grade: 동고|향신|등외, boxes: int, cooled?: bool): Pack'],
    steps: `
      @ny gpio_write pin={y} value=0 // gpio_write pin={y} value=1 | 가습 시작 | 노란 선이 가습기. 동작시키세요.
      @ny gpio_write pin={y} value=1 // gpio_write pin={y} value=0 | 가습 그만 | {h}%다. 노란 선 가습기를 쉬게.
      @nb gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 환풍 되게 | 파란 선 릴레이(1=붙음)로 환풍이 되게 하시오. 사진 설명 참조.
      @nb gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 환풍 안 되게 | 포자 날린다. 환풍 안 되게, 파란 선 릴레이(1을 쓰면 붙음)를 알맞게.
      @h gpio_write pin={w} value=1 board="{bd}" // gpio_write pin={w} value=0 board="{bd}" | 습도 보고 | {bd} 보드. 65% 아래면 흰 선 미스트를 넣고(1) 위면 뺀다(0).
      pyogo_soak logs=60 hours=14 celsius=12 | 침수 | 12도 물에 원목 예순 개를 열네 시간.
      pyogo_pack kg={kg} grade=동고 boxes=6 | 동고 | 동고로 {kg}kg, 여섯 상자. 예냉 여부는 쓰지 않음.
      pyogo_pack kg={kg} grade=향신 boxes=2 cooled=true | 향신 | 향신 두 상자, 모두 {kg}kg, 예냉한 것.
      memory_recall query="{blk}" limit=5 | {blk} 메모 | {blk}에 대해 적은 것을 다섯 개까지.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /salon/{st} {"매장": "{st}", "손님": "{who}", "온수℃": {t}, "예약": "{tm}", "직원": "{emp}"}',
    slots: { st: '망원점, 헤어온, 2호점', who: '차은별, 도 선생님, 모수진', t: '33..36 / 41..49', tm: '=10:30, 14:00, 18:20', emp: '수아, 원장 엄, 대니', hw: '3..9', dr: '10..16', sg: '17..23', th: '=전기 없이 흐르는 / 전기 없이 멈추는', ng: '공통이 양극인 / 공통이 음극인', ml: '=30, 60, 90', won: '=25000, 88000, 150000' },
    tools: ['hair_mix(colour, ml: int, developer_percent: num, ratio): Mix colour', 'hair_book(customer, staff, at, minutes: int, pay?: card|cash): Booking'],
    steps: `
      @th gpio_write pin={hw} value=0 // gpio_write pin={hw} value=1 | 온수 흐르게 | 샴푸대 온수 {hw}번: {th} 밸브고, 전기가 가면 뒤바뀐다. 온수가 흐르게 해 주세요.
      @th gpio_write pin={hw} value=1 // gpio_write pin={hw} value=0 | 온수 멎게 | 머리 다 감았어요. {th} 밸브니까(전기 가면 반대) {hw}번 값을 골라서 온수를 멎게.
      @ng gpio_write pin={sg} value=0 // gpio_write pin={sg} value=1 | 영업 등 | {ng} LED 간판, 한 색이 {sg}번에 걸림. 공통이 양극이면 핀이 낮을 때 켜진다. 켜라.
      @ng gpio_write pin={sg} value=1 // gpio_write pin={sg} value=0 | 영업 등 끄기 | 마감. 간판은 {ng} LED고 색 다리가 {sg}번에 있다(공통 양극이면 낮을 때 켜짐). 소등.
      @t failed "온수 {t}도라 미지근하다" // gpio_write pin={dr} value=1 | 냉수 섞기 | 40도 넘게 뜨거우면 냉수 밸브 {dr}번(1=열림)을 연다. 아니면 실패로 둔다.
      hair_mix colour="7.3" ml={ml} developer_percent=6 ratio=1:1.5 | 염색약 | "7.3" {ml}ml, 산화제 6%, 비율 1:1.5.
      hair_book customer="{who}" staff="{emp}" at={tm} minutes=90 | 예약 | 메시지 손님을 메시지 직원에게, 그 시각에 한 시간 반. 결제는 그때 가서.
      hair_book customer="{who}" staff="{emp}" at=16:40 minutes=45 pay=card | 바꾼 예약 | 16:40, 45분, 카드로 낸다고 함. 손님과 직원은 그대로.
      notify message="{who} {tm}" | 화면에 | 이 컴퓨터에 "{who} {tm}".
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    slots: { p: '2..7', q: '8..13', r: '14..20', s: '21..27', z: '페일 세이프(무전원 시 열림) / 페일 시큐어(무전원 시 잠김)', x: '당기면 개방이고 놓으면 차단 / 놓으면 개방이고 당기면 차단', v: '논리 0이면 부하에 전기가 가는 / 논리 1이면 부하에 전기가 가는', mu: '=고려청자실, 기획전시, 수장고', lx: '=30, 50, 80', rh: '=45, 50, 55', who: '학예사 곽, 보안 3조', item: '=청동거울, 산수화, 금동불' },
    tools: ['bakmul_case(room, case: int, lux: int, humidity: int): Show case', 'bakmul_loan(object, from, to, days: int): Loan', 'bakmul_tour(room, people: int, at, language: ko|en|zh): Tour'],
    steps: `
      @z gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 비상구 열림 | 비상구 전기정 {p}번: {z}. 관람객이 나가게 열리도록.
      @z gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 비상구 잠김 | 관람 끝. {z} 방식의 비상구({p}번)를 잠근다.
      @x gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 가스 소화 막기 | 소화가스 밸브 {q}번은 코일이 {x}. 사람 있으니 반드시 차단.
      @v gpio_write pin={r} value=0 // gpio_write pin={r} value=1 | 전시등 통전 | 전시등이 {v} 모듈에 달림. 채널 핀 {r}. 통전!
      @v gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | 전시등 단전 | 유물 보호 위해 전시등 단전할 것. 핀 {r}, {v} 모듈.
      gpio_read pin={s} | 케이스 진동 | 진동 접점({s}번) 읽는다, {r}번은 전시등.
      bakmul_case room={mu} case=4 lux={lx} humidity={rh} | 4번 장 | {mu} 4번 장: 습도 {rh}%, 조도 {lx}럭스.
      bakmul_loan object="{item}" from=국립관 to=시립관 days=60 | 대여 | {item:을} 국립관에서 시립관으로 60일.
      bakmul_loan object="{item}" from=시립관 to=국립관 days=14 | 돌려보내기 | {item:을} 두 주(14일) 동안 국립관에 빌려줌. 지금은 시립관에 있음.
      bakmul_tour room={mu} people=24 at=15:00 language=en | 영어 해설 | {mu}, 15:00, 스물네 명, 영어로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 세종제지/{pm} {"초지기": "{pm}", "평량": {gsm}, "수분%": {mo}, "진공핀": {vp}, "증기핀": {sp}, "릴": {reel}}',
    slots: { pm: 'PM-2, 골판지1, 화장지3', gsm: '42..90', mo: '4.1..5.9 / 8.2..11.5', vp: '3..9', sp: '10..16', bk: '17..23', reel: '101..380', fc: '공기가 끊기면 닫히는(ATO) / 공기가 끊기면 열리는(ATC)', bw: '브레이크 라이닝이 스프링 힘으로 붙고 핀 1이 뗀다 / 브레이크 라이닝이 핀 1로 붙고 스프링이 뗀다', w: '=1650, 2400, 3200', sp2: '=480, 720, 900', cus: '=새롬인쇄, 대신포장, 학보사' },
    tools: ['jongi_reel(reel: int, width_mm: int, speed_mmin: int, splice: bool): Reel', 'jongi_order(customer, gsm: int, tonnes: num, due_days: int): Order'],
    steps: `
      @fc gpio_write pin={sp} value=1 // gpio_write pin={sp} value=0 | 증기 개방 | 증기 조절변은 {fc}. 핀 1이면 공기가 들어감. 개방. 핀은 이벤트의 증기핀.
      @fc gpio_write pin={sp} value=0 // gpio_write pin={sp} value=1 | 증기 차단 | 지절 났다! 증기 차단. 증기핀에 1을 쓰면 공기가 들어가고 변은 {fc} 형.
      @bw gpio_write pin={bk} value=0 // gpio_write pin={bk} value=1 | 릴 잡기 | 릴 브레이크 {bk}번. {bw}. 릴을 잡을 것.
      @bw gpio_write pin={bk} value=1 // gpio_write pin={bk} value=0 | 릴 놓기 | 다 갈아 끼웠으면 릴을 돌게 놓아 줍니다. {bk}번: {bw}.
      @mo failed "수분 {mo}%로 알맞다" // gpio_write pin={vp} value=1 | 진공 보태기 | 수분이 7% 넘으면 진공핀을 1로(가동). 7% 아래면 실패로 끝낸다.
      gpio_read pin={vp} | 진공 핀 | 진공핀 현재값 조회, 증기핀은 아님.
      jongi_reel reel={reel} width_mm={w} speed_mmin={sp2} splice=true | 릴 이음 | 이벤트의 릴, 폭 {w}mm, 분속 {sp2}m, 이어 붙인다.
      jongi_order customer={cus} gsm={gsm} tonnes=12.5 due_days=9 | 주문 | 그 평량으로 12.5톤, {cus}, 아흐레 안에.
      file_write path=mill/{reel}.txt content="{gsm}g {mo}%" | 릴 기록 | mill/{reel}.txt 파일을 새로: "{gsm}g {mo}%"
    `,
  },
  {
    language: 'ko',
    event: 'peripheral plc/{node} {"노드": "{node}", "출력": {out}, "알람": "{al}", "지속초": {sec}}',
    slots: { node: 'N-14, 포장PLC, RTU3', out: '3..12', al: '필름 끊김, 접착 온도, 날 마모', sec: '4..18 / 35..90', q: '13..19', r: '20..27', ty: '출력이 로우일 때 기계가 서는 / 출력이 하이일 때 기계가 서는', rr: '리셋 입력은 하강 쪽(0)에서 듣는다 / 리셋 입력은 상승 쪽(1)에서 듣는다', fm: '=OPP, PE, 알루미늄', c: '=135, 148, 162', n: '=24, 40, 90', sku: '=SKU-0041, SKU-7712, SKU-2093' },
    tools: ['pojang_seal(film, celsius: int, seconds: num, bar: num): Sealing', 'pojang_run(sku, packs_min: int, length_mm: int, print: bool): Run', 'pojang_scrap(sku, packs: int, why): Scrap'],
    steps: `
      @ty gpio_write pin={out} value=0 // gpio_write pin={out} value=1 | 포장기 세우기 | {ty} 회로. 알람을 낸 출력에 써서 세울 것.
      @ty gpio_write pin={out} value=1 // gpio_write pin={out} value=0 | 포장기 다시 | 필름 갈았다, 다시 돌리자. 출력은 이벤트대로이고 {ty} 회로다.
      @rr gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 알람 리셋 | {q}번으로 알람을 리셋해라. {rr}.
      @sec failed "{sec}초째라 지켜본다" // gpio_write pin={r} value=1 | 경광 | 20초 넘게 이어진 알람만 경광등 {r}번(H=번쩍)을 켠다. 짧으면 실패로.
      gpio_read pin={out} | 출력 상태 | 이벤트의 출력이 몇인지.
      pojang_seal film={fm} celsius={c} seconds=0.8 bar=3.5 | 접착 | {fm} 필름: 0.8초, {c}℃, 3.5bar.
      pojang_run sku={sku} packs_min={n} length_mm=210 print=false | 본생산 | {sku:을} 분당 {n}봉, 길이 210. 날짜는 찍지 않기.
      pojang_scrap sku={sku} packs=35 why="{al}" | 폐기 | {sku} 서른다섯 봉 버림, 사유는 이벤트의 알람 그대로.
      sop_execute name="알람 {al}" | 절차 | '알람 {al}'이라는 이름의 절차를 띄운다.
    `,
  },
  {
    language: 'ko',
    slots: { p1: '=4, 5', p2: '=12, 13', p3: '=16, 17', p4: '=22, 23', k1: '닫혀 있는 게 보통(NC) / 열려 있는 게 보통(NO)', k2: '꺼짐이 1 / 켜짐이 1', k3: '내려 줘야 젓는 / 올려 줘야 젓는', item: '=된장, 고추장, 간장', d: '1..40', ton: '=0.8, 1.5, 3', br: '=17, 20, 23', who: '장인 구 여사, 택배 한진, 시장 도토리묵' },
    tools: ['jangdok_stir(jar: int, rpm: int, minutes: int): Stir', 'jangdok_age(jar: int, sauce, days: int, lid: glass|clay|open): Ageing', 'jangdok_ship(customer, sauce, kg: int, express?: bool): Ship'],
    steps: `
      @k1 gpio_write pin={p1} value=1 // gpio_write pin={p1} value=0 | 물 잠그기 | D{p1} 물, D{p2} 불, D{p3} 교반, D{p4} 등. 물은 {k1} 접점에 걸린 펌프다. 릴레이는 1에서 붙는다. 물이 안 나오게.
      @k1 gpio_write pin={p1} value=0 // gpio_write pin={p1} value=1 | 물 나오게 | 물 펌프(D{p1})가 돌아야 해요. {k1} 접점에 걸려 있고 1을 쓰면 릴레이가 붙어요.
      @k2 gpio_write pin={p2} value=0 // gpio_write pin={p2} value=1 | 불 때라 | 콩 삶는다. D{p2} 화구는 {k2}. 불 때라.
      @k2 gpio_write pin={p2} value=1 // gpio_write pin={p2} value=0 | 불 꺼라 | 타는 냄새! D{p2} 화구({k2})를 끈다.
      @k3 gpio_write pin={p3} value=1 // gpio_write pin={p3} value=0 | 교반 쉬기 | 핀을 {k3} 교반기, D{p3}. 이제 쉬게.
      gpio_write pin={p4} value=1 | 장독대 등 | D{p4}(높으면 밝음), 어둡다. 밝혀라.
      jangdok_stir jar={d} rpm=25 minutes=7 | 젓기 | {d}번 독을 25rpm으로 7분.
      jangdok_age jar={d} sauce={item} days=180 lid=glass | 숙성 | {d}번 독, {item}, 180일. 뚜껑은 유리.
      jangdok_ship customer="{who}" sauce={item} kg=12 | 보내기 | {item} 12킬로를 {who}에게. 빠른 배송 얘기는 없음.
      jangdok_ship customer="{who}" sauce={item} kg=5 express=true | 빨리 보내기 | {who}, {item} 5kg, 빠른 배송으로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 하수/{ps} {"펌프장": "{ps}", "수위m": {lvl}, "H2S": {gas}, "1호": {a}, "2호": {b}, "환기": {c}}',
    slots: { ps: '금호PS, 서천2, 중계7', lvl: '0.4..1.1 / 2.6..3.9', gas: '1..7 / 16..60', a: '3..9', b: '10..15', c: '16..22', d: '23..28', pw: '제어 릴레이는 전기를 잃으면 펌프를 살리는 쪽(b) / 제어 릴레이는 전기를 받으면 펌프를 살리는 쪽(a)', gv: '전동 게이트: 1=내림 0=올림 / 전동 게이트: 1=올림 0=내림', m: '=15, 40, 60', who: '관로팀 우 반장, 시청 당직' },
    tools: ['hasu_gate(station, percent: int, hold_min: int): Gate', 'hasu_sample(station, bottles: int, every_min: int, cooled: bool): Sampler'],
    steps: `
      @pw gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 1호 돌리기 | 1호 펌프 기동 바람. {pw}. 번호는 이벤트.
      @pw gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 2호 세우기 | 2호 펌프를 세우십시오(이벤트에 번호). {pw}입니다.
      @gv gpio_write pin={d} value=0 // gpio_write pin={d} value=1 | 수문 올림 | {gv}. {d}번. 물을 흘려보내게 올린다.
      @gv gpio_write pin={d} value=1 // gpio_write pin={d} value=0 | 수문 내림 | 역류한다, {d}번 내려! {gv}.
      @gas gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | 환기는 가스 보고 | H2S가 10을 넘으면 환기를 가동(1), 10 아래면 멎게(0).
      @lvl failed "수위 {lvl}m" // hasu_gate station="{ps}" percent=60 hold_min={m} | 게이트 | 2m를 넘은 펌프장이면 게이트를 60%로 {m}분 동안. 아니면 실패 처리.
      hasu_sample station="{ps}" bottles=12 every_min=20 cooled=true | 채수 | 20분마다 한 병씩 열두 병, 차게 두기. 보고한 펌프장.
      pushover message="{ps} {lvl}m" title="수위" | 당직 폰 | 제목 "수위", 글 "{ps} {lvl}m"를 푸시로.
      send_message channel=sms to="{who}" text="{ps} H2S {gas}" | 가스 문자 | sms로 {who}에게 {ps} H2S {gas} 라고만.
    `,
  },
  {
    language: 'ko',
    earlier: ['기판 실크 읽기 | pcb_ocr → J1=IO{a}, J2=IO{b}, J3=IO{c}, J4=IO{d}', '부품 확인 | bom → J1 쪽은 {pa}, J2 쪽은 {pb}'],
    slots: { a: '2..7', b: '8..13', c: '14..19', d: '20..27', pa: 'P-MOSFET 하이사이드(게이트가 낮으면 통함) / N-MOSFET 로우사이드(게이트가 높으면 통함)', pb: 'NC 리드 릴레이(여자하면 끊김) / NO 리드 릴레이(여자하면 이어짐)', v: '=3.3, 5, 12', ma: '=250, 800, 1500', sn: '=SN-0091, SN-4412, PCB-77', f: '=fw-2.1.bin, boot-0.9.hex' },
    tools: ['gipan_flash(serial, file, baud: int, verify: bool): Flash firmware', 'gipan_supply(volts: num, milliamps: int, channel: int, ramp_s?: int): Bench supply', 'gipan_burn(serial, hours: int, celsius: int): Burn in'],
    steps: `
      @pa gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | J1 통전 | J1에 물린 부하에 전기를 통하게. IO 뒤가 핀 번호고, 우리 핀이 게이트를 바로 몬다.
      @pa gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | J1 단전 | J1 부하 전류를 끊는다. 우리 핀이 게이트. 소자 종류는 부품 확인 결과에.
      @pb gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | J2 끊기 | J2 회로를 끊을 것(핀 1 = 여자).
      @pb gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | J2 잇기 | J2 회로가 이어지게 해 줘. 1을 쓰면 코일이 여자돼.
      gpio_write pin={c} value=0 | J3 LED 끄기 | J3은 평범하게 1=켜짐. 끈다. J4(IO{d})는 JTAG라 금지.
      gpio_read pin={c} | J3 읽기 | J3 핀 상태를 다시 보자.
      gipan_flash serial={sn} file={f} baud=115200 verify=true | 굽기 | {sn}에 {f:을} 115200으로 굽고 맞게 들어갔는지 대조까지.
      gipan_supply volts={v} milliamps={ma} channel=2 | 전원 | 2번 채널 {v}V, 한도 {ma}mA. 램프는 지정 안 함.
      gipan_supply volts={v} milliamps={ma} channel=1 ramp_s=10 | 천천히 | 10초에 걸쳐 1번 채널을 {v}V로, {ma}mA 한도.
      gipan_burn serial={sn} hours=48 celsius=60 | 번인 | {sn:을} 60도에서 이틀(48시간).
    `,
  },
  {
    language: 'ko',
    event: 'webhook /zoo/{house} {"사육장": "{house}", "온도": {t}, "개체": {n}, "문핀": {gp}, "난방핀": {hp}, "사육사": "{who}"}',
    slots: { house: '수달사, 호랑이2, 파충류', t: '14..19 / 27..34', n: '1..9', gp: '3..9', hp: '10..16', ms: '17..23', who: '사육사 온, 공 팀장', sl: '1인 동안 미닫이가 열린 채 버틴다 / 1인 동안 미닫이가 닫힌 채 버틴다', hl: '바이패스라 끄면 따뜻해진다 / 직결이라 켜면 따뜻해진다', food: '=전갱이, 닭목, 귀뚜라미', kg: '=1.5, 4, 9' },
    tools: ['dongmul_feed(house, food, kg: num, meals: int, hidden?: bool): Feed', 'dongmul_gate(from, to, animals: int): Move animals'],
    steps: `
      @sl gpio_write pin={gp} value=0 // gpio_write pin={gp} value=1 | 내실 문 닫기 | 문핀, {sl}. 사육사가 들어가니 닫아 주세요.
      @sl gpio_write pin={gp} value=1 // gpio_write pin={gp} value=0 | 내실 문 열기 | 아이들 나갈 시간. {sl}. 문핀으로 열어 줘.
      @hl gpio_write pin={hp} value=0 // gpio_write pin={hp} value=1 | 난방 | 난방핀은 {hl}(켜다=1, 끄다=0). 따뜻하게 해 주십시오.
      @t gpio_write pin={hp} value=1 // failed "{t}도면 춥지 않다" | 찬 날만 | 오늘 배선을 고쳐 난방핀은 1이 난방이다. 20도 밑이면 넣고 20도 이상이면 넣지 말고 실패.
      gpio_write pin={ms} value=0 | 미스트 잠그기 | {ms}번 미스트(1=분무) 그만.
      gpio_read pin={gp} | 문 상태 | 문핀 값만.
      dongmul_feed house="{house}" food={food} kg={kg} meals=2 | 먹이 | {food} {kg}kg을 두 끼로. 숨겨 줄지 말지는 안 적는다. 보고한 곳.
      dongmul_feed house="{house}" food={food} kg={kg} meals=3 hidden=true | 찾아 먹게 | 세 끼, {food} {kg}kg, 숨겨서 찾아 먹게. 그 사육장.
      dongmul_gate from="{house}" to=방사장 animals={n} | 내보내기 | 거기 있는 개체 모두({n}마리) 방사장으로.
      dongmul_gate from=방사장 to="{house}" animals={n} | 불러들이기 | 방사장에서 그 사육장으로 {n}마리.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 주유소/{isl} {"주유기": "{isl}", "유종": "{fuel}", "리터": {lit}, "유증기": {vp}, "차단밸브": {sv}, "캐노피등": {cl}}',
    slots: { isl: '1번섬, 셀프4, 화물전용', fuel: '=휘발유, 경유, 등유', lit: '8..90', vp: '2..9 / 22..60', sv: '3..9', cl: '10..16', pf: '17..23', es: '비상 버튼 릴레이와 직렬이라 1이 살아 있어야 기름이 나온다 / 비상 버튼 릴레이가 1을 받으면 기름이 끊긴다', nt: '조도 스위치와 반대로 물려 0이면 켜진다 / 조도 스위치와 바로 물려 1이면 켜진다', won: '=1590, 1725, 1888', card: '=4402-11, 8813-20', plate: '=81바2034, 33더9081' },
    tools: ['juyu_price(fuel, won: int, from?): Fuel price', 'juyu_presale(island, plate, litres: int, won: int): Presale', 'juyu_block(card, reason, days: int): Block a card'],
    steps: `
      @es gpio_write pin={sv} value=0 // gpio_write pin={sv} value=1 | 기름 끊기 | 사고! 메시지의 차단밸브로 기름을 끊는다. {es}.
      @es gpio_write pin={sv} value=1 // gpio_write pin={sv} value=0 | 기름 나오게 | 정리됐습니다. 기름이 다시 나오게 차단밸브 핀을 쓰세요. {es}.
      @nt gpio_write pin={cl} value=0 // gpio_write pin={cl} value=1 | 캐노피 밝힘 | 해가 졌다. 캐노피등은 {nt}. 번호는 메시지. 밝히자.
      @nt gpio_write pin={cl} value=1 // gpio_write pin={cl} value=0 | 캐노피 소등 | 영업 마침. {nt}. 캐노피등 핀 소등 요망.
      @vp failed "유증기 {vp}" // gpio_write pin={pf} value=1 | 배풍 | 유증기가 15를 넘으면 배풍기 {pf}번 가동(1), 넘지 않으면 실패.
      juyu_price fuel={fuel} won={won} | 값 | 이벤트의 유종을 {won}원으로. 적용 시각은 비운다.
      juyu_price fuel={fuel} won={won} from=06:00 | 아침부터 | 06:00부터 그 유종 {won}원.
      juyu_presale island="{isl}" plate={plate} litres={lit} won=50000 | 선결제 | {plate}, 이벤트의 주유기와 리터, 5만 원.
      juyu_block card={card} reason="도난 신고" days=90 | 카드 막기 | 카드 {card:을} 90일 막는다. 사유 "도난 신고".
    `,
  },
  {
    language: 'ko',
    slots: { p: '2..8', q: '9..15', r: '16..21', s: '22..28', ky: '눌린 채 꺼지고 / 눌린 채 켜지고', dn: '솔레노이드가 밀면 빠지고 쉬면 걸리는 / 솔레노이드가 밀면 걸리고 쉬면 빠지는', at: '스타트 신호는 끌어내려야(0) 먹는다 / 스타트 신호는 밀어올려야(1) 먹는다', key: '=보일러-압, 급수-기록, boiler-n', bar: '=4.5, 6, 7.8', t: '=65, 78, 85', msg: '=보일러 점검 중, 온수 30분 뒤, 연료 부족', url: '=http://boiler.local/log, http://10.9.9.2/events' },
    tools: ['boiler_curve(outdoor_c: int, flow_c: int, night_drop: int): Heating curve', 'boiler_purge(seconds: int, fan_percent: int, repeat: int): Purge', 'boiler_fuel(kind: oil|gas|pellet, kg: int, supplier): Order fuel'],
    steps: `
      @at gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 버너 스타트 | 버너 {p}번. {at}. 스타트.
      @at gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 스타트 거두기 | 불 붙었으니 스타트 신호를 거둔다. {p}번, {at}.
      @dn gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 점검창 걸기 | 점검창 걸쇠 {q}번(1=밀음)은 {dn} 구조. 걸어라.
      @dn gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 점검창 빼기 | 걸쇠를 빼 주십시오. {q}번에 1을 쓰면 솔레노이드가 밉니다. {dn} 구조.
      @ky gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | 순환 끄기 | {r}번 푸셔(1=누름)가 누르는 스위치는 {ky} 떼면 반대다. 순환펌프를 끈다.
      gpio_read pin={s} | 화염 | 화염 검출은 {s}번. 읽어 주시길.
      boiler_curve outdoor_c=-10 flow_c={t} night_drop=8 | 곡선 | 바깥이 영하 10도면 {t}도로 내보내고 밤에는 8도 낮춘다.
      boiler_purge seconds=45 fan_percent=80 repeat=2 | 퍼지 | 팬 80%로 45초, 두 번.
      boiler_fuel kind=pellet kg=900 supplier=우드원 | 펠릿 | 우드원에 펠릿 900kg 주문.
      http_request url={url} method=POST body="{msg}" | 기록 서버 | {url:로} POST, 본문 "{msg}".
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 소방/{zone} {"구역": "{zone}", "연기": {smk}, "밸브핀": {vp}, "방화문핀": {dp}, "확인자": "{who}"}',
    slots: { zone: '지하3, 연구동, 도장부스', smk: '0..8 / 40..95', vp: '3..9', dp: '10..16', sm: '17..22', sr: '23..28', who: '방재실 경, 소방안전 피 과장', pv: '프리액션 솔레노이드는 기동 신호 1에서 물을 연다 / 프리액션 솔레노이드는 기동 신호 0에서 물을 연다', mg: '문은 자석이 잡고 있고 자석은 1에서 쉰다(잡지 않음) / 문은 자석이 잡고 있고 자석은 1에서 일한다(잡음)', min: '=10, 20, 30', dr: '=훈련, 실제 상황, 오작동 점검' },
    tools: ['sobang_voice(zone, sentence, repeat: int, siren: bool): Voice alarm', 'sobang_log(zone, kind: drill|fire|fault, person, minutes: int): Log', 'sobang_disable(zone, detector: int, minutes: int, reason?): Disable a detector'],
    steps: `
      @mg gpio_write pin={dp} value=1 // gpio_write pin={dp} value=0 | 방화문 닫히게 | {mg}. 자석이 놓으면 문은 닫힌다. 방화문핀을 써서 닫히게.
      @mg gpio_write pin={dp} value=0 // gpio_write pin={dp} value=1 | 방화문 붙들기 | 훈련 종료, 문을 도로 붙든다. 방화문핀. {mg}.
      @pv gpio_write pin={vp} value=0 // gpio_write pin={vp} value=1 | 물 막기 | 오작동이다. 밸브핀으로 물을 막아! {pv}.
      @smk gpio_write pin={sm} value=0 // gpio_write pin={sm} value=1 | 제연팬 | 연기 30% 넘으면 {sm}번 제연팬을 1로, 10%도 안 되면 0으로.
      gpio_write pin={sr} value=0 | 사이렌 죽이기 | {who} 님이 확인하심. {sr}번 사이렌을 그치게 한다.
      sobang_voice zone="{zone}" sentence="대피하세요" repeat=3 siren=true | 대피 방송 | 그 구역에 사이렌과 함께 "대피하세요" 세 번.
      sobang_voice zone="{zone}" sentence="상황 끝" repeat=1 siren=false | 끝 방송 | 사이렌 없이 "상황 끝" 한 번. 구역은 메시지.
      sobang_log zone="{zone}" kind=drill person="{who}" minutes={min} | 훈련 기록 | 그 구역에서 {min}분 훈련했음. 확인자 이름으로.
      sobang_disable zone="{zone}" detector=12 minutes={min} | 감지기 빼기 | 용접 때문에 12번 감지기를 {min}분 뺀다. 사유란은 비운다. 구역은 메시지.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /bio/{dg} {"소화조": "{dg}", "가스㎥": {m3}, "pH": {ph}, "교반": {mx}, "플레어": {fl}, "투입": {fd}}',
    slots: { dg: 'DG-1, 북소화조, 축분2', m3: '40..190 / 320..700', ph: '6.6..7.7', mx: '3..9', fl: '10..16', fd: '17..24', t: '=37, 42, 55', src: '=음식물, 돈분, 볏짚', ton: '=2.5, 6, 11.5', sf: '안전 릴레이 때문에 낮을 때만 젓는다 / 안전 릴레이 때문에 높을 때만 젓는다', ig: '점화 막음 신호라 1이면 불이 안 붙는다 / 점화 허락 신호라 1이면 불이 붙는다' },
    tools: ['biogas_feed(digester, source, tonnes: num, hours: int): Feed a digester', 'biogas_engine(kw: int, start, stop, gas_limit_m3: int): Engine', 'biogas_heat(digester, celsius: int, band: num): Heat'],
    steps: `
      @sf gpio_write pin={mx} value=0 // gpio_write pin={mx} value=1 | 교반 가동 | 교반 핀은 {sf}. 저어 주게.
      @sf gpio_write pin={mx} value=1 // gpio_write pin={mx} value=0 | 교반 정지 | 거품 올라온다. 교반 정지할 것. 이 핀은 {sf}.
      @ig gpio_write pin={fl} value=0 // gpio_write pin={fl} value=1 | 플레어 태우기 | 플레어 핀: {ig}. 남는 가스를 태워야 하니 불이 붙게.
      @ig gpio_write pin={fl} value=1 // gpio_write pin={fl} value=0 | 플레어 끄기 | 불이 안 붙게 둔다. 플레어 핀은 {ig}.
      @m3 gpio_write pin={fd} value=1 // gpio_write pin={fd} value=0 | 투입 조절 | 가스가 250㎥에 못 미치면 투입 펌프를 돌리고(1) 넘으면 세운다(0).
      biogas_feed digester="{dg}" source={src} tonnes={ton} hours=8 | 원료 | {src} {ton}톤을 여덟 시간에 나눠 그 소화조에.
      biogas_engine kw=120 start=07:00 stop=21:30 gas_limit_m3=200 | 발전기 | 120kW로 07:00에 걸고 21:30에 세운다. 가스 200㎥ 밑으로는 안 씀.
      biogas_heat digester="{dg}" celsius={t} band=0.5 | 데우기 | {t}도, 위아래 0.5도까지. 보고한 소화조.
      memory_store key="{dg}" content="pH {ph}, {m3}㎥" | 적기 | 소화조 이름을 키로 "pH {ph}, {m3}㎥".
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    earlier: ['무대 하부 표 | file_read → 승강1 {p1}({u1}), 승강2 {p2}({u2}), 안전망 {p3}, 통로등 {p4}', '리허설 표 | inbox → 시작 {tm}'],
    slots: { p1: '3..8', p2: '9..14', p3: '15..20', p4: '21..27', u1: '1=상승 0=하강 / 1=하강 0=상승', u2: '1=하강 0=상승 / 1=상승 0=하강', tm: '=13:20, 19:00', bd: '하부함, pit-2, 오케박스', who: '무대감독 진, 조연출 화영', n: '2..30', sc: '=1막 3장, 프롤로그, 피날레' },
    tools: ['geukjang_call(scene, people: int, at, room?): Call actors', 'geukjang_lift(lift: int, cm: int, mm_s: int): Lift', 'geukjang_prompt(person, scene, page: int): Prompter'],
    steps: `
      @u1 gpio_write pin={p1} value=1 // gpio_write pin={p1} value=0 | 승강1 올려 | 배우가 올라온다. 승강1 상승. 방향값은 표에.
      @u1 gpio_write pin={p1} value=0 // gpio_write pin={p1} value=1 | 승강1 내려 | 승강1을 밑으로 내려 주세요.
      @u2 gpio_write pin={p2} value=0 board="{bd}" // gpio_write pin={p2} value=1 board="{bd}" | 승강2 올림 | {bd} 보드, 승강2를 위로. 1호와 방향이 다를 수 있으니 표의 괄호를 볼 것.
      @u2 gpio_write pin={p2} value=1 // gpio_write pin={p2} value=0 | 승강2 하강 | 둘째 승강을 하강시키시오.
      gpio_write pin={p4} value=0 | 통로등 | 통로등 끄기(1=켜짐). 안전망은 건드리지 않음.
      gpio_read pin={p3} board="{bd}" | 안전망 | 안전망이 펴졌는지, {bd} 보드에서 그 핀을.
      geukjang_call scene="{sc}" people={n} at={tm} | 소집 | {sc} 나오는 {n}명, 리허설 표의 시작 시각에. 장소는 미정.
      geukjang_call scene="{sc}" people={n} at={tm} room=연습실2 | 소집 장소 | 연습실2로 {n}명, {sc}, 표에 나온 시각.
      geukjang_lift lift=1 cm=140 mm_s=90 | 높이로 | 1호를 140cm까지 초당 90mm로.
      geukjang_prompt person="{who}" scene="{sc}" page=17 | 프롬프터 | {who}에게 {sc} 17쪽을 띄움.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 옥외광고/{sc} {"전광판": "{sc}", "밝기": {br}, "내부℃": {t}, "팬핀": {fp}, "전원핀": {pp}}',
    slots: { sc: '강남-8, 터미널, 옥상LED', br: '20..95', t: '28..44 / 61..79', fp: '3..9', pp: '10..16', dp: '17..25', pr: '전원 릴레이는 쉬는 동안 화면이 나오게 꾸몄다 / 전원 릴레이는 일하는 동안 화면이 나오게 꾸몄다', fn: '팬은 PNP 트랜지스터가 밀어 주므로 베이스가 낮아야 돈다 / 팬은 NPN 트랜지스터가 당겨 주므로 베이스가 높아야 돈다', ad: '=봄세일, 콘서트, 공익-3', sec: '=10, 15, 30', won: '=120, 450', d1: '=2026-12-01, 2027-01-15', d2: '=2026-12-31, 2027-02-28' },
    tools: ['gwanggo_slot(screen, ad, seconds: int, per_hour: int): Ad slot', 'gwanggo_contract(ad, from, to, won: int): Contract', 'gwanggo_bright(screen, day: int, night: int): Brightness'],
    steps: `
      @pr gpio_write pin={pp} value=0 // gpio_write pin={pp} value=1 | 화면 나오게 | {pr}(1이면 릴레이가 일함). 전원핀으로 화면을 살려라.
      @pr gpio_write pin={pp} value=1 // gpio_write pin={pp} value=0 | 화면 죽이기 | 민원. 화면 꺼야 함. {pr}. 전원핀에 1을 쓰면 릴레이가 일한다.
      @fn gpio_write pin={fp} value=0 // gpio_write pin={fp} value=1 | 팬 돌기 | {fn}. 팬핀이 베이스에 곧장 물렸다. 돌게.
      @fn gpio_write pin={fp} value=1 // gpio_write pin={fp} value=0 | 팬 멎기 | 밤엔 조용히, 팬을 멎게 한다. 팬핀이 베이스로 간다. {fn}.
      @t failed "내부 {t}℃라 괜찮다" // gpio_write pin={dp} value=1 | 댐퍼 | 55℃ 넘으면 {dp}번 댐퍼를 연다(1=열림). 아니면 실패.
      gwanggo_slot screen="{sc}" ad={ad} seconds={sec} per_hour=12 | 편성 | 그 전광판에 {ad}, {sec}초짜리를 시간당 열두 번.
      gwanggo_contract ad={ad} from={d1} to={d2} won={won}0000 | 계약 | {ad} 계약: {d1}부터 {d2}까지 {won}0000원.
      gwanggo_bright screen="{sc}" day=90 night=25 | 밝기 | 낮에 90, 밤에 25. 보고한 전광판.
      mqtt_publish topic=sign/{sc}/mode payload="test" | 시험 화면 | sign/{sc}/mode 토픽으로 test 한 단어를 보낸다.
    `,
  },
];
