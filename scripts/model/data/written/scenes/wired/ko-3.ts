import type { Scene } from '../../scene';

/** Levels and pins that follow from wiring told in the step, beside everyday calls of other tools: Korean, part 3. */
export const wiredKo3: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 전복/{raft} {"가두리": "{raft}", "수온": {t}, "염분": {sal}, "관리": "{who}"}',
    slots: { raft: 'B-12, 노화3, 보길가', t: '19..22 / 25..29', sal: '28..34', who: '추 반장, 가영식, 섬마을호', p1: '4..8', p2: '9..13', p3: '14..18', p4: '19..27', ul: '물건을 들고 있을 때 1 / 물건을 내려놓을 때 1', cl: '접점이 쉬면 이어지는 쪽 / 접점이 쉬면 끊기는 쪽', kg: '=15, 40, 65', dep: '=2.5, 4, 6.5', h: '=5, 17, 21' },
    tools: ['haejo_winch(raft, metres: num, way: up|down, speed: slow|fast): Winch', 'haejo_feed(raft, kelp_kg: int, every_days: int, chopped?: bool): Feed'],
    steps: `
      @ul gpio_write pin={p1} value=1 // gpio_write pin={p1} value=0 | 크레인 집게 물기 | 집게 밸브 {p1}번은 {ul}. 쉘터를 들어야 하니 물려 놓아라.
      @ul gpio_write pin={p1} value=0 // gpio_write pin={p1} value=1 | 집게 놓기 | 배 위에 앉혔음. 집게가 물건을 내려놓도록. ({p1}번, {ul})
      @cl gpio_write pin={p2} value=0 // gpio_write pin={p2} value=1 | 해수펌프 물리기 | 해수펌프는 {p2}번 릴레이에서 {cl}에 달았다. 펌프가 돌게 하라.
      @cl gpio_write pin={p2} value=1 // gpio_write pin={p2} value=0 | 해수펌프 재우기 | 적조 들어온다. 바닷물 못 들어오게 펌프를 재운다. {p2}번 릴레이, {cl}에 달았음.
      @t failed "수온 {t}도" // gpio_write pin={p3} value=1 | 차광막 | 24도 넘으면 차광막 모터 {p3}번을 1로. 넘지 않았다면 실패로 적는다.
      gpio_read pin={p4} | 수위 | {p4}번 수위 접점 읽고 끝.
      haejo_winch raft="{raft}" metres={dep} way=down speed=slow | 가라앉히기 | 보고한 가두리를 {dep}m 더 깊이, 천천히.
      haejo_feed raft="{raft}" kelp_kg={kg} every_days=4 | 다시마 | 나흘마다 다시마 {kg}kg. 썰었는지는 안 적어도 됨. 보고한 가두리.
      haejo_feed raft="{raft}" kelp_kg={kg} every_days=3 chopped=true | 썬 다시마 | 썰어서 {kg}킬로씩 사흘 간격, 그 가두리에.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /barn/{cow} {"개체": "{cow}", "체온": {t}, "유량": {milk}, "축사": {no}}',
    slots: { cow: 'KR-0412, 얼룩이, 누렁7', t: '39.6..41.2 / 38.0..38.9', milk: '8..34', no: '1..4', f1: '=11, 12', f2: '=13, 14', f3: '=15, 16', f4: '=17, 18', wt: '19..26', hb: '절전 타입이라 붙으면 꺼진다 / 보통 타입이라 붙으면 켜진다', mz: '미스트는 전원이 사라져야 뿜고 / 미스트는 전원이 있어야 뿜고', who: '공수의 맹, 착유팀 라희, 젖소조합', g: '=250, 400, 700' },
    tools: ['uyu_milk(cow, stall: int, vacuum_kpa: int, seconds: int): Milking', 'uyu_feed(cow, concentrate_g: int, hay_kg: num): Ration', 'uyu_vet(cow, complaint, visit: today|tomorrow|weekly): Vet'],
    steps: `
      @hb gpio_write pin={f1} value=0 // gpio_write pin={f1} value=1 | 1동 송풍 | 1동 송풍팬 {f1}, 2동 {f2}, 3동 {f3}, 4동 {f4}. 릴레이는 1에서 붙고 {hb}. 1동을 틀어 줘.
      @hb gpio_write pin={f3} value=1 // gpio_write pin={f3} value=0 | 셋째 동 송풍 끄기 | 셋째 동은 꺼요(1동={f1}, 2동={f2}, 3동={f3}). 1에서 붙는 릴레이인데 {hb}.
      @mz gpio_write pin={wt} value=0 // gpio_write pin={wt} value=1 | 안개 뿜기 | {mz} 번호는 {wt}. 소가 헐떡인다, 뿜어라.
      @mz gpio_write pin={wt} value=1 // gpio_write pin={wt} value=0 | 안개 걷기 | 바닥이 질다. {mz} 번호는 {wt}. 그만 뿜게 해 주십시오.
      gpio_write pin={f4} value=0 | 4동 정지 | 새로 바꾼 4동 팬({f4})은 평범하게 1=돈다. 세울 것.
      @t uyu_vet cow="{cow}" complaint="고열" visit=today // failed "체온 {t}도로 정상" | 수의사 | 39.5도 넘는 소면 오늘 안에 봐 달라고 부른다. 증상은 "고열". 정상이면 실패.
      uyu_milk cow="{cow}" stall=6 vacuum_kpa=42 seconds=360 | 착유 | 그 소를 6번 칸에서 42kPa로 6분.
      uyu_feed cow="{cow}" concentrate_g={g} hay_kg=7.5 | 밥 | 건초 7.5kg에 농후사료 {g}g. 보고한 소.
      send_message channel=naver to="{who}" text="{cow} {milk}L" | 유량 | naver 채널, 받는 이 {who}. 내용은 "{cow} {milk}L".
    `,
  },
  {
    language: 'ko',
    earlier: ['분전반 라벨 읽기 | label_scan → MC1=D{d1} 대형 가마, MC2=D{d2} 소형 가마, MC3=D{d3} 집진', '가마 온도 | pyro → {t}도'],
    slots: { d1: '2..5', d2: '6..9', d3: '10..13', d4: '14..19', t: '60..180 / 240..900', mc: '보조접점 반전형이라 코일 0이 투입 / 표준형이라 코일 1이 투입', door: '1이면 빗장이 나오고 0이면 들어간다 / 0이면 빗장이 나오고 1이면 들어간다', cone: '=1230, 1250, 1280', rate: '=80, 100, 150', glz: '=청자유, 백자유, 재유', who: '도예가 민, 가마지기' },
    tools: ['gama_program(kiln: big|small, peak_c: int, rate_ch: int, hold_min: int): Firing', 'gama_shelf(kiln: big|small, shelf: int, glaze, pieces: int): Loading list'],
    steps: `
      @mc gpio_write pin={d1} value=0 // gpio_write pin={d1} value=1 | 대형 가마 투입 | MC1 투입. {mc}. D 뒤의 수가 핀 번호.
      @mc gpio_write pin={d1} value=1 // gpio_write pin={d1} value=0 | 대형 가마 개로 | 큰 가마 접촉기를 떼어 전기를 끊는다. {mc}이다.
      @mc gpio_write pin={d2} value=0 // gpio_write pin={d2} value=1 | 소형 가마 불 | 작은 가마에도 전기 넣자. 라벨에 적힌 번호로, {mc}.
      @door gpio_write pin={d4} value=1 // gpio_write pin={d4} value=0 | 가마문 잠금 | 가마문 빗장 D{d4}: {door}. 잠가라(빗장 나옴).
      @door gpio_write pin={d4} value=0 // gpio_write pin={d4} value=1 | 가마문 풀기 | 식었습니다. D{d4} 빗장을 넣어 문을 풀어 주세요. {door}.
      @t gpio_write pin={d3} value=0 // failed "아직 {t}도" | 집진 끄기 | 200도 아래로 식었으면 집진(1=가동)을 끈다. 아직이면 실패.
      gama_program kiln=big peak_c={cone} rate_ch={rate} hold_min=25 | 본소성 | 큰 가마: 시간당 {rate}도씩 {cone}도까지, 거기서 25분 버틴다.
      gama_shelf kiln=small shelf=3 glaze="{glz}" pieces=18 | 재임 | 작은 가마 셋째 단에 {glz} 열여덟 점.
      sop_execute name="가마 식히기" | 다음 절차 | '가마 식히기' 절차를 시작하게.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 엘리베이터/{car} {"호기": "{car}", "층": {fl}, "하중": {kg}, "문핀": {dp}, "팬핀": {fp}, "인터폰핀": {ip}}',
    slots: { car: 'EL-2, 비상용, 화물1', fl: '=3, 7, 12', kg: '120..700 / 1050..1400', dp: '2..8', fp: '9..15', ip: '16..22', lk: '23..28', dc: '문은 출력이 죽으면 저절로 열리고 / 문은 출력이 죽으면 저절로 닫히고', fan: '팬 드라이버 앞에 NOT 게이트가 하나 있다 / 팬 드라이버 앞에 NOT 게이트가 둘 있다', sec: '=8, 15, 30', to: '=1, 5, 20', msg: '=점검 중입니다, 곧 구조대가 갑니다' },
    tools: ['seungan_call(car, floor: int, priority: normal|fire): Send a car', 'seungan_voice(car, sentence, seconds: int): Speak in the car', 'seungan_mode(car, mode: service|inspection|parking): Mode'],
    steps: `
      @dc gpio_write pin={dp} value=0 // gpio_write pin={dp} value=1 | 문 열기 | 메시지의 문핀. {dc} 살아 있으면 그 반대다. 사람 내리게 열어라.
      @dc gpio_write pin={dp} value=1 // gpio_write pin={dp} value=0 | 문 닫기 | {dc} 살아 있으면 그 반대. 문을 닫을 것, 번호는 문핀.
      @fan gpio_write pin={fp} value=0 // gpio_write pin={fp} value=1 | 팬 가동 | 답답하대요. {fan}. 드라이버는 1을 받으면 돕니다. 팬 가동 요청.
      @fan gpio_write pin={fp} value=1 // gpio_write pin={fp} value=0 | 팬 정지 | 빈 칸이니 팬 정지. 드라이버가 1을 받을 때 도는데 {fan}.
      @kg gpio_write pin={lk} value=0 // failed "{kg}kg 과하중" | 브레이크 풀기 | 1000kg 이하이면 브레이크({lk}번, 1인 동안 물림)를 풀고 넘으면 풀지 말 것(실패).
      gpio_write pin={ip} value=1 | 인터폰 살리기 | 인터폰핀에 전원을 준다. 팬도 문도 아님.
      seungan_call car="{car}" floor={to} priority=fire | 소방 호출 | 소방 우선으로 {to}층에 보낸다. 보고한 호기.
      seungan_voice car="{car}" sentence="{msg}" seconds={sec} | 안내 | 그 칸에 "{msg}" 안내를 {sec}초 동안.
      seungan_mode car="{car}" mode=inspection | 점검 | 그 호기는 지금부터 점검하는 사람이 씁니다.
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    earlier: ['곶감 덕장 표 | file_read → 북쪽 선풍기 {a}, 남쪽 선풍기 {b}, 제습 {c}, 천막 모터 {d}', '날씨 | weather → 습도 {h}%, 강수확률 {pr}%'],
    slots: { a: '3..8', b: '9..14', c: '15..20', d: '21..27', h: '40..58 / 71..93', pr: '0..90', dr: 'HIGH가 감기·LOW가 풀기 / HIGH가 풀기·LOW가 감기', ul: 'ULN2803을 거쳐 1에서 끌어당기므로 1이면 붙는다 / PNP 단을 거치므로 0이면 붙는다', bd: '덕장함, gotgam-1, 산막', cnt: '=40, 60, 100', nm: '=상주 언니네, 로컬푸드, 도매 허씨' },
    tools: ['gotgam_turn(row: int, degrees: int, times: int): Turn the strings', 'gotgam_box(customer, boxes: int, grade: 특|상|보통, gift?: bool): Order'],
    steps: `
      @ul gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | 북쪽 바람 | 북쪽 선풍기 릴레이를 붙입니다. 릴레이판은 {ul}.
      @ul gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 남쪽 바람 멎게 | 남쪽은 떼 놓을 것({ul}). 번호는 덕장 표.
      @dr gpio_write pin={d} value=0 // gpio_write pin={d} value=1 | 천막 풀기 | 볕이 셀 땐 천막을 푼다. 모터 방향: {dr}.
      @dr gpio_write pin={d} value=1 // gpio_write pin={d} value=0 | 천막 감기 | 바람 쐬게 천막 감아 올리자. 천막 모터는 {dr}.
      @h gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | 제습 | 65%보다 눅눅하면 제습(1=가동) 돌리고 보송하면 세우기.
      gpio_read pin={a} board="{bd}" | 북쪽 확인 | 북쪽 선풍기 핀 상태를 {bd} 보드에서 읽어 온다.
      gotgam_turn row=5 degrees=180 times=2 | 뒤집기 | 5번 줄을 반 바퀴(180도)씩 두 번.
      gotgam_box customer="{nm}" boxes={cnt} grade=특 | 주문 | {nm} 앞으로 제일 좋은 것 {cnt}상자. 선물 포장 얘기는 없었음.
      gotgam_box customer="{nm}" boxes={cnt} grade=보통 gift=false | 막것 | 선물용 아님. {nm}, 보통으로 {cnt}상자.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /cnc/{mc} {"기계": "{mc}", "주축rpm": {rpm}, "절삭유℃": {t}, "공구": {tool}, "작업자": "{who}"}',
    slots: { mc: 'VMC-3, 두산5, 복합기', rpm: '=0 / 3200, 8000', t: '21..44', tool: '1..24', who: '현수, 리 기사, 야간 오', c1: '3..8', c2: '9..14', c3: '15..20', c4: '21..27', lk: '무여자 시 잠김 / 무여자 시 풀림', so: '결선이 싱크(출력 0에서 부하 ON) / 결선이 소스(출력 1에서 부하 ON)', off: '=0.05, 0.12, -0.08', len: '=85.5, 112.25, 140', day: '2..14' },
    tools: ['jeolsak_offset(machine, tool: int, length_mm: num, wear_mm: num): Tool offset', 'jeolsak_coolant(machine, percent: int, bar: int, through_tool: bool): Coolant', 'jeolsak_order(tool: int, pieces: int, days: int): Order tools'],
    steps: `
      @so gpio_write pin={c1} value=0 // gpio_write pin={c1} value=1 | 칩컨베이어 ON | {so}. 칩컨베이어 Y{c1}(핀 {c1}) 돌려.
      @so gpio_write pin={c1} value=1 // gpio_write pin={c1} value=0 | 칩컨베이어 OFF | 칩통 참. 핀 {c1} 컨베이어 정지 요망. {so}.
      @lk gpio_write pin={c2} value=0 // gpio_write pin={c2} value=1 | 문 잠금 | 가공 전 도어락 잠금. 락은 {c2}번, {lk}.
      @lk gpio_write pin={c2} value=1 // gpio_write pin={c2} value=0 | 문 풀어 줌 | 소재 꺼낸다. {lk} 방식인 {c2}번 도어락을 풀 것.
      @rpm gpio_write pin={c3} value=1 // failed "주축이 {rpm}rpm으로 회전 중" | 클램프 풀기 | 공구 클램프는 {c3}번에 1을 쓰면 풀린다. 주축이 0rpm일 때만. 돌고 있으면 실패.
      gpio_read pin={c4} | 유면 | 절삭유 유면 접점 핀 {c4} 읽기.
      jeolsak_offset machine="{mc}" tool={tool} length_mm={len} wear_mm={off} | 옵셋 | 이벤트의 공구, 길이 {len}mm, 마모 {off}mm.
      jeolsak_coolant machine="{mc}" percent=70 bar=20 through_tool=true | 쿨런트 | 공구 속으로 뿜게 하고 70%, 20바. 그 기계.
      jeolsak_order tool={tool} pieces=4 days={day} | 발주 | 같은 공구 네 개. {day}일 안에 와야 함.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 찜질방/{rm} {"방": "{rm}", "온도": {t}, "인원": {n}, "히터": {ht}, "환기": {vt}, "조명": {li}}',
    slots: { rm: '황토방, 소금방, 얼음방', t: '38..47 / 61..88', n: '0..19', ht: '3..8', vt: '9..14', li: '15..20', snd: '21..27', ht2: '놓여 있어야 열이 온다 / 당겨져 있어야 열이 온다', vt2: '핀 0 = 댐퍼 수평(통함)·핀 1 = 댐퍼 수직(막힘) / 핀 1 = 댐퍼 수평(통함)·핀 0 = 댐퍼 수직(막힘)', g: '=식혜, 구운 달걀, 미역국', won: '=3000, 4500, 8000', vol: '10..60' },
    tools: ['jjim_sound(room, track, volume: int, loop: bool): Music', 'jjim_snack(item, won: int, count: int, room?): Snack order'],
    steps: `
      @ht2 gpio_write pin={ht} value=0 // gpio_write pin={ht} value=1 | 열 올리기 | 그 방 히터 핀이 접촉기를 당긴다(1=당김). 접촉기가 {ht2}. 손님이 춥대요, 열 올려요.
      @ht2 gpio_write pin={ht} value=1 // gpio_write pin={ht} value=0 | 열 내리기 | {n}명이 덥다고 나왔다. 열을 끊어. 접촉기는 1에서 당겨지고, {ht2}. 핀은 그 방 히터.
      @vt2 gpio_write pin={vt} value=0 // gpio_write pin={vt} value=1 | 댐퍼 트기 | {vt2}. 메시지의 환기 핀으로 바람길을 튼다.
      @vt2 gpio_write pin={vt} value=1 // gpio_write pin={vt} value=0 | 댐퍼 막기 | 열 새어 나가니 바람길을 막을 것. 환기 핀. {vt2}.
      @t gpio_write pin={snd} value=0 // gpio_write pin={snd} value=1 | 경고등 | 60도를 넘긴 방이면 {snd}번 경고등을 1, 50도도 안 되는 방이면 0.
      gpio_write pin={li} value=0 | 불 끄기 | 쉬는 시간, 그 방 조명을 끄기. 조명은 1=켜짐.
      jjim_sound room="{rm}" track="빗소리" volume={vol} loop=true | 빗소리 | 그 방에 "빗소리"를 크기 {vol:로} 끊이지 않게 되풀이.
      jjim_snack item="{g}" won={won} count=2 room="{rm}" | 간식 | {g} 둘, {won}원, 이벤트의 방으로.
      jjim_snack item="{g}" won={won} count=1 | 카운터에서 | {g} 하나 {won}원. 카운터에서 가져가니 방은 안 적음.
    `,
  },
  {
    language: 'ko',
    slots: { p: '2..7', q: '8..13', r: '14..19', s: '20..26', w: '당기면(1) 배출구가 열린다 / 당기면(1) 배출구가 닫힌다', b: '정방향이면 싣고 역방향이면 부린다. 1=정방향 / 정방향이면 부리고 역방향이면 싣는다. 1=정방향', y: '1로 두면 조용하고 0이면 운다 / 0으로 두면 조용하고 1이면 운다', grade: '=벼, 보리, 콩, 옥수수', ton: '=2.4, 5.5, 11', pc: '=13.5, 15, 17.5', silo: '1..6', farm: '=들녘영농, 김제 최씨, 만경작목반', path: '=silo/2026.csv, 입고/9월.txt' },
    tools: ['nakgok_dry(silo: int, target_percent: num, air_c: int, hours: int): Dry grain', 'nakgok_receive(farm, grain, tonnes: num, moisture: num): Take in grain'],
    steps: `
      @w gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 배출구 열기 | 사일로 {silo:은} 밑에 배출구가 있고 {p}번이 잡아당긴다. {w}. 트럭 왔으니 열어요.
      @w gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 배출구 닫기 | 다 찼다, 닫아! 배출구 {p}번, {w}.
      @b gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 싣기 | 컨베이어 방향 {q}번: {b}. 싣는 쪽으로.
      @b gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 부리기 | 컨베이어를 부리는 쪽으로 놓습니다. {q}번, {b}.
      @y gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | 경보 재우기 | 만량 경보 {r}번({y}). 확인했으니 재워 주십시오.
      gpio_read pin={s} | 만량 센서 | 사일로 꼭대기 센서는 {s}번, {r}번은 경보. 센서를 읽는다.
      nakgok_dry silo={silo} target_percent={pc} air_c=45 hours=9 | 건조 | {silo}번 사일로를 45도 바람으로 아홉 시간, 수분 {pc}%까지.
      nakgok_receive farm="{farm}" grain={grade} tonnes={ton} moisture=18.2 | 입고 | {farm}에서 온 {grade} {ton}톤, 수분 18.2%.
      file_write path={path} content="{farm} {grade} {ton}톤" append=true | 입고부 | {path} 맨 끝에 "{farm} {grade} {ton}톤".
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 공연장/특효 {"큐": {cue}, "장치": "{dev}", "압력bar": {bar}, "안전키": "{key}", "run": "{run}"}',
    slots: { cue: '3..70', dev: '불기둥, 종이꽃, 저온포그', bar: '3.1..4.8 / 6.1..8.5', key: '꽂힘, 감독 보유 / 빠짐, 분실', run: '=fx-30, fx-7c, sh-2201', v1: '4..9', v2: '10..15', v3: '16..21', v4: '22..28', arm: '1일 때 무장 / 1일 때 안전', vl: '소자되면 닫힘 / 소자되면 열림', sec: '=1.5, 2.5, 4' },
    tools: ['teukhyo_fire(device, seconds: num, height_m: int): Fire an effect', 'teukhyo_load(device, magazine: int, colour: white|red|gold): Load confetti'],
    steps: `
      @arm gpio_write pin={v1} value=0 // gpio_write pin={v1} value=1 | 안전으로 | 무장 릴레이 {v1}번은 {arm}. 사람이 무대 밑에 있다. 안전으로 돌릴 것.
      @arm gpio_write pin={v1} value=1 // gpio_write pin={v1} value=0 | 무장 | 다들 비켰습니다. 무장하십시오. ({v1}번, {arm})
      @vl gpio_write pin={v2} value=1 // gpio_write pin={v2} value=0 | 가스 통하게 | 메인 가스변 {v2}번, {vl}. 가스가 통하게.
      @vl gpio_write pin={v2} value=0 // gpio_write pin={v2} value=1 | 가스 잠금 | 공연 끝! 메인 가스변({v2}번, {vl}) 잠가.
      @key gpio_write pin={v3} value=1 // failed "안전키 {key}" | 점화기 | 안전키가 꽂혀 있거나 감독이 가지고 있으면 점화기 {v3}번을 1로 살린다. 그 밖엔 실패.
      @bar teukhyo_fire device="{dev}" seconds={sec} height_m=6 // failed "압력 {bar}bar로 높다" | 발사 | 5bar 아래이면 이벤트의 장치를 {sec}초, 6m 높이로. 5bar 위면 쏘지 말고 실패.
      teukhyo_load device="{dev}" magazine=2 colour=gold | 장전 | 금빛으로 2번 탄창. 그 장치.
      sop_status run_id={run} | 어디까지 | 이벤트에 적힌 실행이 어디까지 왔나.
      gpio_read pin={v4} | 키 스위치 | 안전키 접점 {v4}번을 읽어 봐요.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /lab/{rm} {"방": "{rm}", "CO2": {co2}, "음압Pa": {pa}, "급기": {sp}, "배기": {ex}, "UV": {uv}}',
    slots: { rm: 'BL2-1, 동물실, 배양실', co2: '420..780 / 1100..2400', pa: '-22..-8', sp: '3..9', ex: '10..16', uv: '17..23', alm: '24..28', ext: '평상시(0) 배기하다가 신호 오면 멈춤 / 평상시(0) 멈췄다가 신호 오면 배기', uvt: '사람 감지 릴레이를 거꾸로 물려 1이면 램프가 죽는다 / 사람 감지 릴레이를 바로 물려 1이면 램프가 산다', ph: '=7.2, 7.4', c: '=37, 30, 18', line: '=HeLa, CHO, E. coli' },
    tools: ['baeyang_set(incubator: int, celsius: int, co2_percent: num, rpm?: int): Incubator', 'baeyang_passage(line, flask: int, split: int): Passage cells'],
    steps: `
      @ext gpio_write pin={ex} value=0 // gpio_write pin={ex} value=1 | 배기 | 이벤트의 배기 핀: {ext}. 배기할 것.
      @ext gpio_write pin={ex} value=1 // gpio_write pin={ex} value=0 | 배기 멈춤 | 필터 교체라 배기가 서 있어야 한다. 배기 핀은 {ext}.
      @uvt gpio_write pin={uv} value=1 // gpio_write pin={uv} value=0 | UV 끄기 | 사람 들어가요 UV 꺼요! {uvt}. 핀은 이벤트에 있어요.
      @uvt gpio_write pin={uv} value=0 // gpio_write pin={uv} value=1 | UV 켜기 | 모두 나갔으니 UV를 켠다. 이벤트의 UV 핀, {uvt}.
      @co2 gpio_write pin={sp} value=0 // gpio_write pin={sp} value=1 | 급기는 농도대로 | CO2가 1000을 넘으면 급기(1=돎)를 돌리고 못 미치면 멎게 한다. 핀은 이벤트.
      gpio_write pin={alm} value=0 | 알람 확인 | 음압 알람({alm}번)은 높은 동안 운다. 확인했으니 조용히.
      baeyang_set incubator=2 celsius={c} co2_percent=5.0 | 2번 배양기 | {c}℃, CO2 5.0%. 진탕은 없음.
      baeyang_set incubator=4 celsius={c} co2_percent=0.5 rpm=180 | 진탕 | 4번을 180rpm으로 흔들면서 {c}도, 이산화탄소 0.5%.
      baeyang_passage line="{line}" flask=75 split=5 | 계대 | {line}, T75 플라스크, 1:5로 나눔.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 전기차/{st} {"충전기": "{st}", "출력kW": {kw}, "카드": "{card}", "잠금핀": {lk}, "접촉기핀": {mc}}',
    slots: { st: 'EV-08, 마트B2, 휴게소1', kw: '11..48 / 62..140', card: '=7704-21, 3381-90, 5520-13', lk: '3..9', mc: '10..16', fan: '17..22', led: '23..28', cp: '락 핀은 소켓 래치를 전기로 빼 준다(없으면 걸림) / 락 핀은 소켓 래치를 전기로 밀어 건다(없으면 빠짐)', neg: '반전 버퍼(74HC04)를 하나 지나온다 / 아무것도 안 거치고 곧장 온다', lc: '커먼 애노드라 0에서 빛난다 / 커먼 캐소드라 1에서 빛난다', amp: '=16, 32, 63', won: '=250, 310, 347' },
    tools: ['chungjeon_limit(charger, amps: int, from, until): Limit the current', 'chungjeon_price(charger, won_kwh: int, grade: member|guest): Price', 'chungjeon_stop(charger, card, refund: bool): Stop charging'],
    steps: `
      @cp gpio_write pin={lk} value=1 // gpio_write pin={lk} value=0 | 커넥터 놓아주기 | 충전 끝. 손님이 커넥터를 뺄 수 있게. {cp}. 번호는 잠금핀.
      @cp gpio_write pin={lk} value=0 // gpio_write pin={lk} value=1 | 커넥터 걸기 | 충전 중에 뽑히면 위험. 커넥터를 걸어 놓는다. {cp}. 번호는 이벤트에.
      @neg gpio_write pin={mc} value=0 // gpio_write pin={mc} value=1 | 접촉기 투입 | 접촉기 입력(1에서 붙음)은 우리 접촉기핀에서 {neg}. 투입하십시오.
      @neg gpio_write pin={mc} value=1 // gpio_write pin={mc} value=0 | 접촉기 차단 | 누전 의심. 접촉기를 떨어뜨린다. 접촉기 입력은 1에서 붙고, 신호는 접촉기핀에서 {neg}.
      @lc gpio_write pin={led} value=0 // gpio_write pin={led} value=1 | 파란 LED | 파란색 다리가 {led}번. {lc}. 켜 줘.
      @lc gpio_write pin={led} value=1 // gpio_write pin={led} value=0 | 파란 LED 끄기 | {led}번 파랑을 꺼 놓을 것. 이 LED는 {lc}.
      @kw failed "{kw}kW로 낮다" // gpio_write pin={fan} value=1 | 냉각팬 | 50kW 위로 나가는 중이면 {fan}번 팬(1=돎)을 돌린다. 아니면 실패.
      chungjeon_limit charger="{st}" amps={amp} from=18:00 until=22:30 | 저녁 제한 | 그 충전기를 {amp}A로. 18:00부터 22:30까지.
      chungjeon_stop charger="{st}" card={card} refund=true | 중단 | 이벤트의 충전기, 이벤트의 카드. 세우고 돈도 돌려준다.
    `,
  },
  {
    language: 'ko',
    earlier: ['단말 목록 | bus_scan → 온탕 {x}번, 냉탕 {y}번, 사우나 {z}번', '배선 메모 | memory_recall → 온탕은 {wa}, 냉탕은 {wb}'],
    slots: { x: '3..9', y: '10..17', z: '18..26', wa: '1에서 급수 / 0에서 급수', wb: '붙으면 급수가 멎음 / 붙으면 급수가 됨', t: '38..44', key: '=탕-점검, bath-note, 물값', q: '=수질 검사, 배관 세척', id: '=job-17, cr-204, 아침알림', f: '=탕/점검표.md, bath/daily.txt' },
    tools: ['sauna_timer(room, on, off, celsius: int): Daily times', 'sauna_key(locker: int, state: issue|return|lost): Locker key'],
    steps: `
      @wa gpio_write pin={x} value=1 // gpio_write pin={x} value=0 | 온탕 물 받기 | 온탕에 물을 받는다. 단말 목록과 배선 메모를 맞춰 볼 것.
      @wa gpio_write pin={x} value=0 // gpio_write pin={x} value=1 | 온탕 그만 받기 | 넘치겠다. 온탕 급수를 그쳐라. 메모를 보고 값을 정해.
      @wb gpio_write pin={y} value=0 // gpio_write pin={y} value=1 | 냉탕 물 받기 | 냉탕은 릴레이를 거쳐요. 1을 쓰면 붙고, 붙으면 어떻게 되는지는 메모에. 급수해 주세요.
      @wb gpio_write pin={y} value=1 // gpio_write pin={y} value=0 | 냉탕 급수 차단 | 냉탕 급수 차단 요망(릴레이는 1에서 붙음, 결과는 배선 메모).
      gpio_read pin={z} | 사우나 | 사우나 번호의 핀을 읽는다.
      sauna_timer room="냉탕" on=05:30 off=22:00 celsius=18 | 냉탕 시간 | "냉탕"은 05:30에 켜고 22:00에 끄며 18도.
      sauna_key locker=214 state=lost | 열쇠 | 손님이 214번 열쇠를 잃어버렸다고.
      cron_remove id={id} | 예약 빼기 | {id:이}라는 예약은 지운다.
      memory_forget key={key} | 잊기 | {key} 메모는 이제 안 맞으니 버려.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 주차/{lot} {"구역": "{lot}", "빈자리": {free}, "번호판": "{plate}", "출차": {out}}',
    slots: { lot: '지하2, A동, 옥상', free: '=0 / 3, 17, 42', plate: '=22거4471, 301버8890, 55오1122', out: '=true, false', g1: '3..8', g2: '9..14', s1: '15..20', pmp: '21..27', rel: '막대를 든 채로 있으려면 전기를 계속 먹여야 한다 / 막대를 내린 채로 있으려면 전기를 계속 먹여야 한다', sg: '만차등은 핀이 가라앉으면 켜진다 / 만차등은 핀이 떠오르면 켜진다', mn: '=30, 60, 120', won: '=1000, 2500, 6000' },
    tools: ['juchaok_fee(plate, minutes: int, won: int, paid: bool): Fee', 'juchaok_allow(plate, kind: tenant|visitor|delivery, hours?: int): Allow a car'],
    steps: `
      @rel gpio_write pin={g1} value=1 // gpio_write pin={g1} value=0 | 들어오게 | 입구 차단막대 {g1}번, 출구 {g2}번. 둘 다 {rel}. 차가 들어오게 입구를 든다.
      @rel gpio_write pin={g2} value=0 // gpio_write pin={g2} value=1 | 못 나가게 | 출구({g2}번)는 내려 둔다, 입구는 {g1}번. {rel}.
      @sg gpio_write pin={s1} value=0 // gpio_write pin={s1} value=1 | 만차등 켬 | {sg}({s1}번). 불 켜 주세요.
      @sg gpio_write pin={s1} value=1 // gpio_write pin={s1} value=0 | 만차등 끔 | 자리 났다. {sg}. {s1}번 소등.
      @free failed "빈자리가 없다" // gpio_write pin={g1} value=1 | 자리 있으면 | 바꿔 단 입구 막대({g1}번)는 1에서 열립니다. 빈자리가 1 이상일 때만 여세요. 0이면 실패.
      gpio_write pin={pmp} value=1 | 배수 | 빗물펌프 {pmp}번을 돌린다. 높으면 돈다.
      juchaok_fee plate={plate} minutes={mn} won={won} paid=false | 요금 | 그 차 {mn}분에 {won}원, 아직 안 냈음.
      juchaok_allow plate={plate} kind=visitor hours=3 | 손님차 | 메시지의 번호판을 손님으로 세 시간.
      juchaok_allow plate={plate} kind=tenant | 입주민 | 입주민 차로 등록(시간 없음). 번호판은 메시지대로.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /kimchi/{vat} {"절임통": "{vat}", "염도": {sal}, "시간": {h}, "배추": {n}}',
    slots: { vat: '1호통, C5, 큰독', sal: '8..11 / 14..18', h: '4..14', n: '80..600', br: '3..8', wash: '9..14', cv: '15..20', lamp: '21..27', v3: '세 방향 밸브가 전기 없이 되돌림으로 / 세 방향 밸브가 전기 없이 버림으로', ej: '이송 릴레이는 기본이 가동이고 여자하면 정지 / 이송 릴레이는 기본이 정지이고 여자하면 가동', kg: '=120, 250, 400', lb: '=전라도식, 백김치, 묵은지용' },
    tools: ['jeolim_season(batch, chili_kg: num, garlic_kg: num, fishsauce_l: num): Seasoning', 'jeolim_press(vat, kg: int, hours: int, flip: bool): Press cabbage'],
    steps: `
      @v3 gpio_write pin={br} value=0 // gpio_write pin={br} value=1 | 소금물 되돌리기 | {v3} 가고 전기를 주면 다른 쪽. {br}번. 소금물은 아까우니 되돌린다.
      @v3 gpio_write pin={br} value=1 // gpio_write pin={br} value=0 | 소금물 버리기 | 더럽다, 버려. {br}번 밸브: {v3} 가고 전기가 오면 반대.
      @ej gpio_write pin={cv} value=0 // gpio_write pin={cv} value=1 | 이송 시작 | 절인 배추 보냅니다. {cv}번: {ej}. 시작!
      @ej gpio_write pin={cv} value=1 // gpio_write pin={cv} value=0 | 이송 끝 | 벨트에 손대야 하므로 이송을 세운다. {cv}번이고 {ej}임.
      @sal gpio_write pin={wash} value=0 // gpio_write pin={wash} value=1 | 헹굼물 | 염도 12를 넘었으면 헹굼물({wash}번, 1=나옴)을 틀고 안 넘었으면 잠가 둔다.
      gpio_read pin={lamp} | 등 확인 | {lamp}번 표시등 핀이 1인지 0인지.
      jeolim_season batch="{lb}" chili_kg=12.5 garlic_kg=4 fishsauce_l=6.5 | 양념 | {lb}: 고춧가루 12.5kg, 액젓 6.5L, 마늘 4kg.
      jeolim_press vat="{vat}" kg={kg} hours=3 flip=true | 누르기 | 그 통에 {kg}kg을 얹어 세 시간, 중간에 한 번 뒤집는다.
      jeolim_press vat="{vat}" kg={kg} hours=8 flip=false | 밤새 누르기 | 뒤집지 말고 여덟 시간 {kg}kg으로 눌러 둘 것. 보고한 통.
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..6', b: '7..11', c: '12..16', d: '17..22', e: '23..27', f1: '쉬면 쥐고 힘주면 편다 / 쉬면 펴고 힘주면 쥔다', f2: '눌러 두면 꺼지고 떼면 켜지는 / 눌러 두면 켜지고 떼면 꺼지는', bd: '로봇셀, cell-4, 셀B', sp: '=120, 250, 400', n: '2..9', pt: '=브래킷, 하우징, 커버-L', z: '=10, 25.5, 80' },
    tools: ['robocel_jog(axis: x|y|z, mm: num, mm_s: int): Jog an axis', 'robocel_pick(part, tray: int, count: int, check: bool): Pick parts', 'robocel_safe(zone: int, state: guarded|muted, seconds?: int): Light curtain'],
    steps: `
      @f1 gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 손 쥐기 | 그리퍼 {a}번은 {f1}. 부품을 쥐어라.
      @f1 gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | 손 펴기 | 내려놨으면 손을 편다. {a}번, {f1}.
      @f2 gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 진공 켜기 | {b}번은 진공 발생기를 누르는 핀(1=누름)이고 {f2} 방식이다. 진공을 켜 주세요.
      @f2 gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 진공 끄기 | 진공 파기. {b}번, 1이면 누른다, {f2} 방식.
      gpio_write pin={c} value=1 board="{bd}" | 셀 조명 | {bd} 보드의 IO{c}가 셀 조명. IO{d}는 서보 전원이니 놔둘 것. 밝히기.
      gpio_read pin={e} board="{bd}" | 도착 센서 | IO{e}, 보드는 {bd}. 부품이 왔는지 보려고 읽는다.
      robocel_jog axis=z mm={z} mm_s={sp} | Z축 | Z로 {z}mm, 초당 {sp}mm.
      robocel_pick part="{pt}" tray={n} count=12 check=true | 집기 | {n}번 트레이에서 {pt} 한 다스. 집은 뒤 눈(비전)으로 확인까지.
      robocel_safe zone=2 state=muted seconds=20 | 라이트커튼 | 2구역 커튼을 20초만 눈감아 준다.
    `,
  },
];
