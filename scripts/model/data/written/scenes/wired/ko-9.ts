import type { Scene } from '../../scene';

/** Levels and pins that follow from wiring told in the step, the event or an earlier result: Korean, part 9. */
export const wiredKo9: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 굴양식/{fm} {"어장": "{fm}", "펌프핀": {pp}, "펌프논리": "{pl}", "UV핀": {up}, "UV논리": "{ul}", "탁도": {tb}}',
    slots: { fm: '고성3, 거제외, 사천R', pp: '3..10', up: '11..19', pl: 'low-active / high-active', ul: 'NC / NO', tb: '2..9 / 31..70', hr: '=24, 36, 48', kg: '=40, 120, 260', who: '굴막 반장 추, 수협 검사' },
    tools: ['gul_depurate(farm, hours: int, celsius: int, litres_min: int): Depurate oysters', 'gul_ship(farm, kg: int, to, iced?: bool): Ship'],
    steps: `
      @pl gpio_write pin={pp} value=0 // gpio_write pin={pp} value=1 | 해수펌프 가동 | 메시지에 펌프핀과 펌프논리가 같이 왔다. 가동시켜라.
      @pl gpio_write pin={pp} value=1 // gpio_write pin={pp} value=0 | 해수펌프 정지 | 적조 소식. 펌프 논리를 확인하고 정지시킬 것.
      @ul gpio_write pin={up} value=0 // gpio_write pin={up} value=1 | 살균등 켬 | UV 릴레이는 1에서 붙는다. 등이 어느 접점에 걸렸는지는 UV논리에. 등을 켜 주세요.
      @ul gpio_write pin={up} value=1 // gpio_write pin={up} value=0 | 살균등 끔 | 사람 눈 다친다, UV 끄기. 릴레이는 1에서 붙고 접점은 메시지에 적힌 대로.
      @tb gul_depurate farm="{fm}" hours={hr} celsius=16 litres_min=90 // failed "탁도 {tb}로 물이 흐리다" | 정화 | 탁도 20 아래로 맑을 때 그 어장 굴을 16도, 분당 90L로 {hr}시간 정화한다. 흐리면 실패.
      gul_ship farm="{fm}" kg={kg} to=통영위판장 | 출하 | 통영위판장으로 {kg}kg. 얼음은 말이 없다.
      gul_ship farm="{fm}" kg={kg} to=노량진 iced=true | 얼음 채워 | 얼음 채워서 노량진에 {kg}kg, 그 어장 것.
      send_message channel=kakao to="{who}" text="{fm} 탁도 {tb}" | 전달 | {who}, kakao: "{fm} 탁도 {tb}"
    `,
  },
  {
    language: 'ko',
    earlier: ['릴레이 판 뒷면 | photo_ocr → K1:GP{a} K2:GP{b} K3:GP{c} K4:GP{d} / {tr}', '부하표 | file_read → K1 콤프, K2 진공, K3 히터, K4 예비(사용 금지)'],
    slots: { a: '2..6', b: '7..11', c: '12..16', d: '17..22', tr: 'TRIG: LOW / TRIG: HIGH', bd: '조립함, pico-2, 라인C', rpm: '=450, 900, 1750', nm: '1.5..9.5', sec: '2..15', part: '=베어링 6203, 씰링, 풀리', q: '2..40' },
    tools: ['joripki_torque(station: int, newton_m: num, rpm: int, reverse: bool): Screwdriver', 'joripki_pick(part, count: int, bin?: int): Pick light', 'joripki_leak(station: int, bar: num, seconds: int): Leak test'],
    steps: `
      @tr gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 콤프 붙임 | 콤프 릴레이를 붙일 것. 판 뒷면의 트리거를 볼 것.
      @tr gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 진공 뗌 | 진공 릴레이를 떼 주세요.
      @tr gpio_write pin={c} value=0 board="{bd}" // gpio_write pin={c} value=1 board="{bd}" | 히터 붙임 | {bd} 보드. 히터 쪽 릴레이를 여자.
      @tr gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | 히터 뗌 | 과열. K3 소자시켜. K4는 금지.
      gpio_read pin={b} | 진공 값 | 진공 쪽 GP 핀을 읽는다.
      joripki_torque station=3 newton_m={nm} rpm={rpm} reverse=false | 조임 | 3번 자리: {rpm}rpm으로 {nm}Nm까지 조인다(풀기 아님).
      joripki_torque station=5 newton_m={nm} rpm={rpm} reverse=true | 풂 | 5번 자리는 거꾸로 풀어야 함. {nm}Nm, {rpm}rpm.
      joripki_pick part="{part}" count={q} | 집기 등 | {part} {q}개. 몇 번 통인지는 모름.
      joripki_leak station=2 bar=0.8 seconds={sec} | 누설 | 2번에서 0.8bar로 {sec}초.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /glass/{ovn} {"가마": "{ovn}", "온도": {t}, "목표": {goal}, "풀무": {bl}, "셔터": {sh}, "기사": "{who}"}',
    slots: { ovn: '용해1, 서랭로, GL-4', t: '1010..1090 / 1240..1330', goal: '1120..1200', bl: '3..9', sh: '10..16', cw: '17..24', who: '유리공 심, 기사 한별', k: '먹은 만큼 눕는다(1=누움=막힘) / 먹은 만큼 선다(1=섬=트임)', j: '선이 살면 바람이 죽고 선이 죽으면 바람이 산다 / 선이 살면 바람이 살고 선이 죽으면 바람이 죽는다', g: '=350, 800, 1200', col: '=코발트, 호박색, 투명', h: '=6, 14, 20' },
    tools: ['yuri_gather(colour, grams: int, pipe: int, turns?: int): Gather', 'yuri_anneal(furnace, from_c: int, to_c: int, hours: int): Anneal'],
    steps: `
      @j gpio_write pin={bl} value=0 // gpio_write pin={bl} value=1 | 풀무 살리기 | 풀무 핀은 {j}(산 선=1). 바람을 살려라.
      @j gpio_write pin={bl} value=1 // gpio_write pin={bl} value=0 | 풀무 죽이기 | 불꽃이 너무 세요. 바람을 죽여 주세요. 풀무 핀: {j}. 산 선이 1.
      @k gpio_write pin={sh} value=0 // gpio_write pin={sh} value=1 | 셔터 트기 | 셔터는 전기를 {k}. 0이면 반대. 트이게.
      @k gpio_write pin={sh} value=1 // gpio_write pin={sh} value=0 | 셔터 막기 | 열 샌다. 전기를 {k}, 0이면 반대. 셔터 핀으로 막을 것.
      @t gpio_write pin={cw} value=0 // gpio_write pin={cw} value=1 | 냉각수 | 목표보다 뜨거우면 냉각수 {cw}번을 흘리고(1) 아니면 잠근다(0).
      @t failed "{t}도로 목표 {goal}도에 못 미친다" // yuri_gather colour={col} grams={g} pipe=3 | 말기 | 목표를 넘겼을 때만 3번 대롱에 {col} {g}g. 몇 바퀴인지는 안 적음. 못 미치면 실패.
      yuri_gather colour={col} grams={g} pipe=1 turns=5 | 다섯 바퀴 | {col} {g}g을 1번 대롱에 다섯 바퀴.
      yuri_anneal furnace="{ovn}" from_c=520 to_c=40 hours={h} | 서랭 | 그 가마 520도에서 40도까지 {h}시간에.
      notify message="{ovn} {t}도 / 목표 {goal}도" | 화면 | "{ovn} {t}도 / 목표 {goal}도"를 이 컴퓨터에.
    `,
  },
  {
    language: 'ko',
    slots: { p: '=2, 3, 4, 5', q: '=9, 10, 11', r: '=15, 16, 17', s: '21..27', w1: '1을 쓰면 멎는다 / 0을 쓰면 멎는다', w2: '0을 쓰면 물이 든다 / 1을 쓰면 물이 든다', w3: '1을 쓰면 풀린다 / 0을 쓰면 풀린다', boat: '=오리배 7, 나룻배, 제트보트', n: '1..12', mn: '=20, 30, 60', won: '=12000, 35000', wx: '=너울, 안개, 돌풍' },
    tools: ['baenori_rent(boat, people: int, minutes: int, won: int, vests: bool): Rent a boat', 'baenori_recall(boat, reason, tow?: bool): Call a boat back'],
    steps: `
      @w1 gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 윈치 돌려 | 윈치 P{p}: {w1}. 배를 끌게 돌려.
      @w1 gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 윈치 멎어 | 윈치 P{p}: {w1}. 줄 꼬였다, 멎게 해.
      @w2 gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 도크에 물 들이기 | P{q}, {w2}. 물을 들여요.
      @w2 gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 도크 물 안 들게 | P{q}에 {w2}고 하니 물이 더 못 들게 해 주세요.
      @w3 gpio_write pin={r} value=0 // gpio_write pin={r} value=1 | 계류줄 잡기 | 바람 분다. P{r:은} {w3}. 줄이 잡혀 있게 하라.
      @w3 gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | 계류줄 놓기 | 출항. 줄을 풀어 놓는다. P{r}, {w3}.
      gpio_read pin={s} | 수문 접점 P{s} | 읽기.
      baenori_rent boat="{boat}" people={n} minutes={mn} won={won} vests=true | 빌림 | {boat}에 {n}명, {mn}분, {won}원. 조끼 다 입혔다고.
      baenori_recall boat="{boat}" reason="{wx}" | 돌아와 | {wx} 때문에 {boat:을} 불러들임. 끌어올지는 아직.
      baenori_recall boat="{boat}" reason="{wx}" tow=true | 끌어와 | {boat:을} 끌어서라도 데려온다, {wx} 때문.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 축사/{hs} {"축사": "{hs}", "바닥": "{fl}", "온도": {t}, "스크래퍼": {sc}, "분무": {ms}, "커튼": {ct}}',
    slots: { hs: '한우1, 육우B, 송아지방', fl: '=젖음 / 마름', t: '29..36 / 2..11', sc: '3..9', ms: '10..16', ct: '17..24', c1: '커튼 권취기는 1이면 말아 올리고 0이면 풀어 내린다 / 커튼 권취기는 1이면 풀어 내리고 0이면 말아 올린다', hay: '=알팔파, 티모시, 볏짚', kg: '3..18', cow: '=0713, 0822, 1104', doc: '=수의 모, 방역 서, 축협 나' },
    tools: ['chuksa_bed(house, bales: int, kind: straw|sawdust, cm: int): Bedding', 'chuksa_ration(cow, hay, kg: int, water_l?: int): Ration', 'chuksa_note(cow, doctor, symptom, recheck_days: int): Vet note'],
    steps: `
      @fl gpio_write pin={sc} value=1 // gpio_write pin={sc} value=0 | 스크래퍼는 바닥 보고 | 바닥이 젖었으면 스크래퍼를 돌리고(1) 말랐으면 세운다(0).
      @c1 gpio_write pin={ct} value=0 // gpio_write pin={ct} value=1 | 커튼 내려 | 찬바람 든다. {c1}. 이벤트의 커튼을 내려라.
      @c1 gpio_write pin={ct} value=1 // gpio_write pin={ct} value=0 | 커튼 올려 | 환기하게 커튼을 말아 올려 주세요(번호는 이벤트). {c1}.
      @t gpio_write pin={ms} value=1 // failed "{t}도면 덥지 않다" | 더우면 분무 | 27도를 넘을 때만 분무를 튼다(1=분무). 아니면 실패.
      gpio_write pin={ms} value=0 | 분무 잠금 | 소가 젖었다. 분무(1=뿜음) 그만.
      chuksa_bed house="{hs}" bales=6 kind=sawdust cm=15 | 톱밥 | 톱밥 여섯 뭉치, 두께 15cm. 그 축사.
      chuksa_ration cow={cow} hay={hay} kg={kg} | 조사료 | {cow}번 소 {hay} {kg}kg. 물은 자동이라 안 적음.
      chuksa_ration cow={cow} hay={hay} kg={kg} water_l=35 | 물까지 | {cow}번, 물 35L에 {hay} {kg}킬로.
      chuksa_note cow={cow} doctor="{doc}" symptom="기침" recheck_days=3 | 진료 | {doc} 봄. {cow}번, "기침", 사흘 뒤 다시.
    `,
  },
  {
    language: 'ko',
    earlier: ['도면 검색 | file_search → 온수기 결선.txt', '결선 읽기 | file_read → 온수기는 GPIO{h}, {hw}. 급수변은 GPIO{v}, {vw}. GPIO{x:은} 가스 감지기 입력'],
    slots: { h: '3..9', v: '10..16', x: '17..25', hw: 'SSR 반전형(0에서 통전) / SSR 표준형(1에서 통전)', vw: '정전 시 열리는 밸브(1=닫힘) / 정전 시 닫히는 밸브(1=열림)', t: '40..60', pl: '=샤워장, 개수대, 취사장', won: '=1000, 2000', bd: '캠핑함, camp-hot, 관리동', mn: '=5, 8, 10' },
    tools: ['onsu_coin(place, won: int, minutes: int): Coin timer', 'onsu_set(place, celsius: int, eco: bool, from?): Hot water'],
    steps: `
      @hw gpio_write pin={h} value=0 // gpio_write pin={h} value=1 | 온수기 통전 | 온수기에 전기를 통하게. 결선은 앞에서 읽었다.
      @hw gpio_write pin={h} value=1 // gpio_write pin={h} value=0 | 온수기 단전 | 물이 없다! 온수기부터 단전.
      @vw gpio_write pin={v} value=0 // gpio_write pin={v} value=1 | 급수변 열기 | 급수변을 열어 물을 채우세요.
      @vw gpio_write pin={v} value=1 board="{bd}" // gpio_write pin={v} value=0 board="{bd}" | 급수변 닫기 | {bd} 보드에서 급수변을 닫아 얼지 않게 한다.
      gpio_read pin={x} | 가스 | 가스 감지기 입력을 조회.
      onsu_coin place={pl} won={won} minutes={mn} | 동전 | {pl:은} {won}원에 {mn}분.
      onsu_set place={pl} celsius={t} eco=false | 온도 | {pl} {t}도, 절약 모드는 끈다. 언제부터는 안 정함.
      onsu_set place={pl} celsius={t} eco=true from=22:00 | 밤 온도 | 22:00부터 {pl:을} {t}도에 절약 모드로.
      file_list path=도면 | 도면 폴더 | 도면 폴더에 무엇이 있는지 본다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /print/{mc} {"인쇄기": "{mc}", "장수": {n}, "잔량%": {ink}, "드라이어핀": {dp}, "석션핀": {sp}, "긴급": {urg}}',
    slots: { mc: '디지털4, 실크1, UV평판', n: '50..9000', ink: '2..9 / 44..90', dp: '3..9', sp: '10..16', lp: '17..24', urg: '=true / false', dw: '인버터 IC 한 칸 / 버퍼 IC 한 칸', sw: '흡착은 삼방변이 쉴 때 걸린다 / 흡착은 삼방변이 일할 때 걸린다', pap: '=아트 150, 모조 80, 스노우 200', cus: '=동네책방, 시청 홍보, 합창단', c: '=시안, 먹, 백색', dpi: '=600, 1200' },
    tools: ['inswae_job(customer, paper, copies: int, duplex: bool, due?): Print job', 'inswae_ink(machine, colour, ml: int, purge: bool): Ink', 'inswae_proof(customer, dpi: int, copies: int): Proof'],
    steps: `
      @dw gpio_write pin={dp} value=0 // gpio_write pin={dp} value=1 | 드라이어 켜기 | 드라이어는 받는 신호가 1이면 켜짐. 드라이어핀 신호는 {dw}을 지나간다. 켜라.
      @dw gpio_write pin={dp} value=1 // gpio_write pin={dp} value=0 | 드라이어 끄기 | 종이가 운다. 드라이어(받는 신호 1=켜짐)를 꺼. 드라이어핀 신호는 {dw}을 지나간다.
      @sw gpio_write pin={sp} value=0 // gpio_write pin={sp} value=1 | 흡착 걸기 | {sw}(1=일함). 종이를 붙들게 흡착을 건다. 석션핀.
      @sw gpio_write pin={sp} value=1 // gpio_write pin={sp} value=0 | 흡착 풀기 | 석션핀으로 종이를 놓아 줍니다. {sw}. 1이면 삼방변이 일한다.
      @ink inswae_ink machine="{mc}" colour={c} ml=500 purge=true // failed "잔량 {ink}%" | 잉크 | 잔량이 15%에 못 미치면 {c} 500ml를 넣고 퍼지까지. 남았으면 실패.
      @urg gpio_write pin={lp} value=1 // gpio_write pin={lp} value=0 | 긴급 등 | 긴급이 true면 {lp}번 등을 켜고 false면 끈다.
      inswae_job customer={cus} paper="{pap}" copies={n} duplex=true | 접수 | {cus} 것, {pap}, 장수는 메시지대로, 앞뒤로. 납기는 비움.
      inswae_job customer={cus} paper="{pap}" copies=300 duplex=false due=2026-12-11 | 한쪽만 | {cus}, 한 면만 300장, {pap}, 2026-12-11까지.
      inswae_proof customer={cus} dpi={dpi} copies=2 | 교정지 | {cus}에게 {dpi}dpi로 교정지 두 장.
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    slots: { p: '3..8', q: '9..14', r: '15..20', s: '21..27', k1: '숨은 스위치는 핀이 죽어야 벽난로가 산다 / 숨은 스위치는 핀이 살아야 벽난로가 산다', k2: '고리는 힘이 들어가면 벗겨진다 / 고리는 힘이 들어가면 걸린다', k3: '온돌 분배기는 잠든 코일에서 통하고 깬 코일에서 막힌다 / 온돌 분배기는 깬 코일에서 통하고 잠든 코일에서 막힌다', room: '=구름방, 별채, 다락', gs: '=3, 4, 6', d1: '=2026-12-24, 2027-02-06', d2: '=2026-12-26, 2027-02-08', won: '=180000, 240000', who: '주인 곽, 청소 미정, 옆집 이모' },
    tools: ['penshyeon_book(room, arrive, leave, guests: int, pets?: bool): Booking', 'penshyeon_clean(room, who, minutes: int, linen: full|partial): Cleaning', 'penshyeon_price(room, weekday: int, weekend: int): Price'],
    steps: `
      @k1 gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 벽난로 피우기 | {k1}({p}번). 손님 오기 전에 벽난로를 피워.
      @k1 gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 벽난로 끄기 | 퇴실했음. 벽난로를 끈다. {p}번, {k1}.
      @k2 gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 대문 고리 걸기 | {k2}. {q}번. 밤이니 걸어 둘 것.
      @k2 gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 대문 고리 벗기기 | 손님 도착, 고리를 벗겨 주세요. {q}번이고 {k2}.
      @k3 gpio_write pin={r} value=0 // gpio_write pin={r} value=1 | 온돌 통하게 | {r}번(1=깸). {k3}. 방에 온수가 통하게 하시오.
      @k3 gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | 온돌 막기 | 빈 방이니 온수를 막아. {r}번에 1을 쓰면 코일이 깬다. {k3}.
      penshyeon_book room={room} arrive={d1} leave={d2} guests={gs} | 예약 | {room}, {gs}명, {d1}에 와서 {d2}에 나감. 동물은 묻지 못함.
      penshyeon_book room={room} arrive={d1} leave={d2} guests=2 pets=true | 강아지랑 | 두 명이 강아지 데리고 {room}. {d2} 퇴실, {d1} 입실.
      penshyeon_clean room={room} who="{who}" minutes=70 linen=full | 청소 | {who:이} {room:을} 70분, 이부자리 싹 다 간다.
      penshyeon_price room={room} weekday=130000 weekend={won} | 값 | {room}: 주말 {won}원, 평일 130000원.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 세차/{ln} {"라인": "{ln}", "차종": "{car}", "높이cm": {h}, "한계cm": {lim}, "브러시": {br}, "왁스": {wx}, "송풍": {bw}}',
    slots: { ln: '터널1, 자동2, 대로점', car: '승합, 세단, 탑차', h: '231..290 / 140..175', lim: '190..220', br: '3..9', wx: '10..16', bw: '17..24', d: '브러시 브레이크 겸용 모터라 신호가 사라져야 돈다 / 브러시 일반 모터라 신호가 있어야 돈다', e: '왁스 펌프 릴레이는 붙은 동안 막힘(NC 사용) / 왁스 펌프 릴레이는 붙은 동안 나옴(NO 사용)', ml: '=60, 90, 150', won: '=9000, 14000', pl: '=48러9021, 105하3377' },
    tools: ['secha_wash(line, course: basic|foam|deluxe, seconds: int, undercarriage: bool): Wash', 'secha_ticket(plate, won: int, count: int, expires?): Ticket', 'secha_mix(agent: foam|wax|rim, ml: int, litres: int): Mix'],
    steps: `
      @d gpio_write pin={br} value=0 // gpio_write pin={br} value=1 | 브러시 돌려 | {d}. 브러시(번호는 이벤트)를 돌려라, 1이 신호다.
      @d gpio_write pin={br} value=1 // gpio_write pin={br} value=0 | 브러시 세워 | 사이드미러 걸렸다. 브러시를 세울 것. {d}. 번호는 이벤트, 1이 신호 있음.
      @e gpio_write pin={wx} value=0 // gpio_write pin={wx} value=1 | 왁스 나오게 | 이벤트의 왁스 핀(1=붙음). {e}. 왁스가 나오게.
      @e gpio_write pin={wx} value=1 // gpio_write pin={wx} value=0 | 왁스 막기 | 왁스 그만. {e}이고 1이 붙음, 핀은 이벤트.
      @h failed "높이 {h}cm로 한계 {lim}cm를 넘는다" // gpio_write pin={bw} value=1 | 송풍 내리기 전에 | 한계보다 낮은 차만 송풍(1=돎)을 돌린다. 높으면 실패.
      secha_wash line="{ln}" course=foam seconds=240 undercarriage=true | 거품 | 그 줄 거품 코스로 4분(240초), 밑바닥까지.
      secha_wash line="{ln}" course=basic seconds=150 undercarriage=false | 기본 | 기본, 150초, 밑은 안 닦음.
      secha_ticket plate={pl} won={won} count=10 | 회수권 | {pl} 앞으로 열 장에 {won}원. 기한은 없음.
      secha_mix agent=rim ml={ml} litres=20 | 휠 세정제 | 휠용 {ml}ml를 물 20L에.
    `,
  },
  {
    language: 'ko',
    earlier: ['펌프 이력 | memory_recall → 가: 핀 {a}, 어제 교체, 신형 {na} / 나: 핀 {b}, 구형 {nb}', '유량 | flow → {q}L/분'],
    slots: { a: '3..10', b: '11..19', na: '0이 운전 / 1이 운전', nb: '1이 정지 / 0이 정지', q: '4..18 / 62..120', bd: '정수함, wtp-4, 취수', ml: '=5, 12, 30', ntu: '0.2..4.8', h: '=2, 4, 6', who: '정수 조 팀장, 취수장 별이' },
    tools: ['chwisu_screen(screen: int, cycles: int, spray: bool): Clean a screen', 'chwisu_sample(point, litres: int, hours: int, composite?: bool): Sample', 'chwisu_order(pump: 가|나, litres_min: int, minutes: int): Flow order'],
    steps: `
      @na gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 가 운전 | 가 펌프를 운전. 이력에 값이 있다.
      @na gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | 가 정지 | 가 펌프를 쉬게 하십시오.
      @nb gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 나 운전 | 구형인 나를 돌린다. 신형과 값이 다를 수 있음.
      @nb gpio_write pin={b} value=1 board="{bd}" // gpio_write pin={b} value=0 board="{bd}" | 나 정지 | {bd} 보드, 나를 멈춰 주게.
      gpio_read pin={a} | 가 되읽기 | 가 쪽 핀만 되읽는다.
      @q chwisu_order pump=나 litres_min=45 minutes=30 // failed "유량 {q}L/분으로 넉넉하다" | 보태기 | 분당 40L도 안 나오면 나로 분당 45L를 반 시간 보탠다. 넉넉하면 실패.
      chwisu_screen screen=2 cycles=3 spray=true | 스크린 | 2번 스크린을 물 뿌리며 세 번.
      chwisu_sample point=취수탑 litres={ml} hours={h} | 채수 | 취수탑에서 {h}시간 동안 {ml}L. 섞을지는 안 정함.
      chwisu_sample point=침전지 litres={ml} hours={h} composite=true | 섞은 시료 | 침전지, 섞은 시료로 {ml}L, {h}시간.
      send_message channel=teams to="{who}" text="유량 {q}L/분, 탁도 {ntu}" | 보고 | teams {who}에게 "유량 {q}L/분, 탁도 {ntu}".
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 극장/{hl} {"관": "{hl}", "영화": "{mv}", "시작": "{tm}", "램프h": {lh}, "교체h": {ch}, "커튼": {cu}, "배기": {ex}}',
    slots: { hl: '1관, 아트하우스, 리클라이너', mv: '=기생의 섬, 밤의 우체부, 로봇 오리', tm: '=10:20, 14:45, 21:05', lh: '2010..2600 / 120..800', ch: '1500..1900', cu: '3..9', ex: '10..16', sl: '17..24', cw: '커튼 모터 보드에 DIR=H면 닫힘 / 커튼 모터 보드에 DIR=H면 열림', xw: '배기는 릴레이가 놀아야 돈다 / 배기는 릴레이가 일해야 돈다', mn: '=95, 118, 142', pr: '=A-12, F-03, J-20' },
    tools: ['sangyeong_show(hall, film, at, minutes: int, subtitles?: ko|en): Show', 'sangyeong_lamp(hall, hours: int, brand, spare: bool): Lamp change', 'sangyeong_seat(hall, seat, state: broken|ok): Seat'],
    steps: `
      @cw gpio_write pin={cu} value=0 // gpio_write pin={cu} value=1 | 커튼 열기 | {cw}. L은 반대. 이벤트의 커튼 핀이 DIR로 간다. 상영 시작이니 열어라.
      @cw gpio_write pin={cu} value=1 // gpio_write pin={cu} value=0 | 커튼 닫기 | 끝났으니 커튼을 닫습니다. {cw}, L은 반대. DIR = 이벤트의 커튼.
      @xw gpio_write pin={ex} value=0 // gpio_write pin={ex} value=1 | 배기 돌게 | {xw}(1=일함). 램프가 뜨겁다, 배기 돌게.
      @xw gpio_write pin={ex} value=1 // gpio_write pin={ex} value=0 | 배기 쉬게 | 배기 핀으로 배기를 쉬게. {xw}. 1이면 릴레이가 일한다.
      @lh sangyeong_lamp hall="{hl}" hours={lh} brand=오스람 spare=true // failed "램프 {lh}시간으로 교체 {ch}시간 아래" | 램프 | 교체 시간을 넘긴 관이면 쓴 시간을 적고 오스람 예비품으로 간다. 안 넘겼으면 실패.
      gpio_write pin={sl} value=0 | 계단등 {sl}번 | 어둡게(1=켜짐).
      sangyeong_show hall="{hl}" film="{mv}" at={tm} minutes={mn} | 편성 | 메시지의 관, 영화, 시각으로 {mn}분. 자막은 정하지 않음.
      sangyeong_show hall="{hl}" film="{mv}" at=23:30 minutes={mn} subtitles=en | 심야 | 같은 영화를 23:30에 영어 자막으로, {mn}분.
      sangyeong_seat hall="{hl}" seat={pr} state=broken | 좌석 | {pr} 등받이가 나갔다. 그 관.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral modbus/{dev} {"장치": "{dev}", "코일": {coil}, "값": {val}, "릴레이표": "{map}"}',
    slots: { dev: 'RTU-2, 양수기, 변류함', coil: '=1 / 2', val: '=0, 1', map: '=1=배기 2=급기, 1=북 2=남', a: '3..9', b: '10..17', c: '18..26', s: '핀과 코일은 서로 거꾸로다(핀 0 = 코일 여자) / 핀과 코일은 같은 편이다(핀 1 = 코일 여자)', u: '=1, 3, 7', ad: '=40012, 30105, 1200', n: '2..8', sup: '=동일계전, 미래오토' },
    tools: ['modkorea_read(unit: int, address: int, count: int, signed: bool): Read registers', 'modkorea_write(unit: int, address: int, value: int, verify?: bool): Write a register', 'modkorea_poll(unit: int, ms: int, retries: int): Polling'],
    steps: `
      @coil gpio_read pin={a} // gpio_read pin={b} | 그 코일의 핀 | 코일 1은 핀 {a}, 코일 2는 핀 {b}. 메시지에 온 코일의 핀을 읽는다.
      @s gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 2번 코일 여자 | 코일 2(핀 {b})를 여자시켜라. {s}.
      @s gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 2번 코일 소자 | 핀 {b}의 코일을 소자할 것. {s}. 코일 1({a}번)은 제외.
      @s gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | 1번 코일 놓기 | 코일 1을 놓아 주세요, 핀은 {a}. {s}.
      gpio_write pin={c} value=1 | 통신 리셋 {c} | 릴레이를 붙여 모뎀 전원을 내린다고 하니, 1로 붙일 것.
      modkorea_read unit={u} address={ad} count={n} signed=true | 읽기 | {u}번 국 {ad}부터 {n}개, 음수도 있으니 부호 붙여.
      modkorea_write unit={u} address={ad} value=250 | 쓰기 | {ad}에 250을, {u}번 국. 되읽기는 시키지 않음.
      modkorea_write unit={u} address={ad} value=75 verify=true | 쓰고 확인 | {u}번 국 {ad}에 75를 쓰고 맞는지 되읽는다.
      modkorea_poll unit={u} ms=500 retries={n} | 주기 | {n}번까지 다시 물으며 0.5초(500ms)마다, {u}번 국.
    `,
  },
  {
    language: 'ko',
    slots: { n1: '2..6', n2: '7..11', n3: '12..16', n4: '17..21', n5: '22..27', y: '흰 딱지에 “H=정지” / 흰 딱지에 “H=운전”', z: '지난번 사람이 “0 넣으면 비상문이 잠김” / 지난번 사람이 “0 넣으면 비상문이 풀림”', it: '=떡국떡, 가래떡, 송편', kg: '4..30', cus: '=경로당, 순이네, 한솔유치원', tm: '=06:30, 10:00, 15:20', won: '=18000, 45000' },
    tools: ['tteokjip_order(customer, item, kg: int, at, delivery?: bool): Order', 'tteokjip_cut(item, mm: int, angle: int, trays: int): Cutter'],
    steps: `
      @y gpio_write pin={n1} value=0 // gpio_write pin={n1} value=1 | 제병기 돌리기 | {n1}번 제병기. {y}라고 붙어 있다. 돌려 주쇼.
      @y gpio_write pin={n1} value=1 // gpio_write pin={n1} value=0 | 제병기 세우기 | {n1}번에 {y}라고 붙어 있는 제병기, 세워.
      @z gpio_write pin={n3} value=0 // gpio_write pin={n3} value=1 | 비상문 잠그기 | {n3}번. {z}이라고 적어 놨다. 잠가.
      @z gpio_write pin={n3} value=1 // gpio_write pin={n3} value=0 | 비상문 풀기 | {z}이라고 {n3}번 옆에 적어 놓은 게 있다. 문을 풀자.
      gpio_write pin={n4} value=1 | {n4}번 형광등 켬 | {n5}번은 냉장고라 만지지 말 것.
      gpio_read pin={n2} | 쌀통 바닥 | 쌀통 바닥 센서 {n2} 읽기.
      tteokjip_order customer={cus} item={it} kg={kg} at={tm} | 주문 | {cus}, {it} {kg}kg, {tm}. 배달인지는 안 물어봤음.
      tteokjip_order customer={cus} item={it} kg={kg} at={tm} delivery=false | 찾으러 옴 | {tm}에 {cus}에서 직접 찾으러 온다(배달 아님). {it} {kg}킬로.
      tteokjip_cut item={it} mm=4 angle=30 trays=12 | 썰기 | {it:을} 30도로 비스듬히 4mm, 열두 판.
      memory_store key={cus} content="{it} {kg}kg {won}원" | 외상 | {cus} 이름으로 "{it} {kg}kg {won}원" 적어 둠.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /fish/{bt} {"배": "{bt}", "어획kg": {kg}, "쿼터kg": {qt}, "어창": {t}, "양망기": {wi}, "집어등": {li}, "선주": "{who}"}',
    slots: { bt: '해룡3, 만선호, 광양7', kg: '3100..4800 / 200..900', qt: '1500..2600', t: '-21..-3', wi: '3..9', li: '10..16', pu: '17..24', who: '선주 도, 어촌계장 황', wd: '양망기 유압은 언로드 코일이 깨면 빠진다 / 양망기 유압은 로드 코일이 깨면 찬다', ld: '안정기 앞 접촉기가 물어야 캄캄하다 / 안정기 앞 접촉기가 물어야 환하다', sp: '=오징어, 갈치, 병어', bx: '12..90', port: '=목포, 삼천포, 감천' },
    tools: ['wipan_bid(boat, species, boxes: int, won_box: int): Auction', 'wipan_land(boat, port, at, ice_kg: int, crane?: bool): Landing', 'wipan_quota(boat, kg: int, species): Report the catch'],
    steps: `
      @wd gpio_write pin={wi} value=0 // gpio_write pin={wi} value=1 | 양망기 힘 주기 | {wd}(1=깸). 유압이 차야 그물을 당긴다. 양망기 핀으로 힘을 줘라.
      @wd gpio_write pin={wi} value=1 // gpio_write pin={wi} value=0 | 양망기 힘 빼기 | 그물 걸렸다 힘 빼! 양망기 핀(1=코일 깸). {wd}.
      @ld gpio_write pin={li} value=0 // gpio_write pin={li} value=1 | 집어등 환하게 | {ld}(1=묾). 집어등 핀. 환하게 밝혀라.
      @ld gpio_write pin={li} value=1 // gpio_write pin={li} value=0 | 집어등 캄캄하게 | 집어등을 끕니다. 핀은 메시지, 1이면 문다. {ld}.
      @kg failed "어획 {kg}kg이 쿼터 {qt}kg을 넘었다" // wipan_quota boat="{bt}" kg={kg} species={sp} | 보고 | 쿼터를 안 넘었으면 {sp}로 어획량을 보고한다. 넘었으면 실패.
      gpio_write pin={pu} value=1 | 갑판 씻기 | {pu}번 물펌프를 돌려 갑판을 씻게.
      wipan_bid boat="{bt}" species={sp} boxes={bx} won_box=42000 | 위판 | 그 배 {sp} {bx}상자, 상자에 42000원.
      wipan_land boat="{bt}" port={port} at=04:40 ice_kg=600 | 양륙 | {port}에 04:40. 얼음 600kg. 크레인은 정하지 않음.
      wipan_land boat="{bt}" port={port} at=05:30 ice_kg=250 crane=true | 크레인 양륙 | 05:30, {port}, 크레인 쓴다, 얼음 250kg.
      send_message channel=sms to="{who}" text="{bt} 어창 {t}도" | 선주께 | 이벤트의 선주에게 sms "{bt} 어창 {t}도".
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 폐수/{tk} {"조": "{tk}", "pH": {ph}, "하한": {lo}, "상한": {hi}, "산핀": {ap}, "가성핀": {bp}, "교반핀": {mp}, "방류핀": {dp}}',
    slots: { tk: '중화조, 반응2, 크롬환원', ph: '3.1..5.2 / 9.9..11.8', lo: '5.8..6.2', hi: '8.4..8.6', ap: '2..6', bp: '7..11', mp: '12..16', dp: '17..21', sl: '22..27', dw: '방류변은 힘이 빠지면 흐르는 쪽 / 방류변은 힘이 빠지면 막히는 쪽', mw: '교반기는 빈손(0)일 때 젓는다 / 교반기는 찬손(1)일 때 젓는다', kg: '=5, 20, 45', po: '=PAC, 폴리머, 염화철', day: '=2026-12-03, 2027-01-07', firm: '=청호환경, 새빛' },
    tools: ['pyesu_dose(tank, agent, kg: int, minutes: int): Dose', 'pyesu_truck(firm, tonnes: num, date, sealed: bool): Sludge truck', 'pyesu_record(tank, ph: num, clear: bool, note?): Record'],
    steps: `
      @ph gpio_write pin={bp} value=1 // gpio_write pin={ap} value=1 | 중화 | pH가 하한보다 낮으면 가성 펌프를, 상한보다 높으면 산 펌프를 돌린다(1=돎). 핀은 이벤트.
      @ph gpio_write pin={ap} value=0 // gpio_write pin={bp} value=0 | 반대쪽 멈춤 | 산성으로 치우쳤으면(하한 아래) 산 펌프를 멈추고, 알칼리로 치우쳤으면(상한 위) 가성 펌프를 멈춘다.
      @dw gpio_write pin={dp} value=1 // gpio_write pin={dp} value=0 | 방류 막기 | {dw}. 기준 밖이니 방류핀으로 막아라. 1이 힘.
      @dw gpio_write pin={dp} value=0 // gpio_write pin={dp} value=1 | 방류 흘리기 | 기준 맞음. 흘려보낸다. 방류핀(1=힘), {dw}.
      @mw gpio_write pin={mp} value=0 // gpio_write pin={mp} value=1 | 젓기 | {mw}. 교반핀으로 저어 주세요.
      @mw gpio_write pin={mp} value=1 // gpio_write pin={mp} value=0 | 젓기 멈춤 | 가라앉히게 교반을 멈춘다. 교반핀. {mw}.
      pyesu_dose tank="{tk}" agent={po} kg={kg} minutes=12 | 약품 | {po} {kg}kg을 12분에 걸쳐 그 조에.
      pyesu_truck firm={firm} tonnes=7.5 date={day} sealed=true | 슬러지 | {firm} 차로 7.5톤, {day}, 덮개 씌워서.
      pyesu_record tank="{tk}" ph={ph} clear=false | 기록 | 그 조 pH를 적고 맑지 않다고 한다. 비고 없음.
      gpio_read pin={sl} | 슬러지 높이 | {sl}번 읽기.
    `,
  },
];
