import type { Scene } from '../../scene';

/** Switches, directions, choices and what may be left out, in Korean, part 5: names that look like choices, reasons, longer sentences. */
export const options5: readonly Scene[] = [
  // 대학 캠퍼스 순환차
  {
    language: 'ko',
    event: 'mqtt shuttle/{v} {"차": "{v}", "정류장": "{s}", "승객": {n}, "기사": "{who}"}',
    slots: { v: '=S1, S4, 전동2', s: '=후문약국, 정문서점, 동문식당', s2: '=북문기숙사, 남문우체국, 서관', n: '0..5 / 18..32', who: '정문식, 남상행, 오동문', d: '=후문, 뒤쪽 문 / 정문, 앞쪽 문 / 동문, 해 뜨는 쪽 문', w: '=올라가는 길, 상행 / 내려가는 길, 하행', tm: '=08:10, 12:35, 18:50' },
    tools: ['haksun_stop(shuttle, stop, skip: bool): 정류장에 서거나 지나친다', 'haksun_gate(gate: back|main|east, open: bool, plate?): 교문', 'haksun_way(shuttle, direction: up|down, from_stop?): 방향', 'haksun_driver(shuttle, driver, start?): 기사를 적는다'],
    steps: `
      haksun_stop shuttle={v} stop="{s}" skip=false | 정차 | 이 차는 지금 보고한 정류장에 선다.
      haksun_stop shuttle={v} stop="{s2}" skip=true | 지나치기 | {s2}에는 서지 말고 지나간다. 보고한 차.
      @d haksun_gate gate=back open=true // haksun_gate gate=main open=true // haksun_gate gate=east open=true | 교문 | {d} 열어 주세요. 차 번호는 안 적습니다.
      @d haksun_gate gate=back open=false // haksun_gate gate=main open=false // haksun_gate gate=east open=false | 폐문 | 밤이 늦었으니 {d:을} 닫아 둔다.
      @w haksun_way shuttle={v} direction=up from_stop="{s}" // haksun_way shuttle={v} direction=down from_stop="{s}" | 방향 | 보고한 정류장부터 {w:로} 돈다.
      @w haksun_way shuttle={v} direction=up // haksun_way shuttle={v} direction=down | 방향만 | {w:로} 바꾼다. 어디서부터인지는 기사에게 맡긴다.
      haksun_driver shuttle={v} driver="{who}" start={tm} | 기사 | 이벤트의 기사로 {tm}부터.
      haksun_driver shuttle={v} driver="{who}" | 기사(시각 없음) | 보고한 기사 이름만 적어 둔다. 언제부터인지는 적지 않는다.
      @n failed "승객 {n}명" // haksun_stop shuttle={v} stop="{s2}" skip=true | 만차 | 열다섯 명 넘게 탔으면 {s2:은} 그냥 지나친다. 한산하면 실패로 둘 것.
    `,
  },
  // 가구 공방 발송
  {
    language: 'ko',
    slots: { c: '남해상, 북창목, 오른손공방', a: '=강릉 남문길 12, 서귀포 동문로 4, 안성 중앙로 88', it: '=왼쪽 서랍, 오른팔걸이, 윗판', n: '1..6', won: '=120000, 385000, 940000', k: '=경첩이 왼쪽에, 왼쪽으로 경첩이 / 경첩이 오른쪽에, 오른쪽으로 경첩이', f: '=기름칠, 오일 / 옻, 옻칠 / 안 바른 것, 민나무', d: '=2026-04-30, 2026-08-12, 2026-11-19' },
    tools: ['gonggu_door(order, hinge: left|right, count: int, finish?: oil|lacquer|raw): 문짝을 단다', 'gonggu_ship(customer, address, due?, assemble?: bool): 보낸다', 'gonggu_part(part, count: int, order?): 부품을 뺀다', 'gonggu_quote(customer, won: int, deposit?: int): 견적'],
    steps: `
      @k gonggu_door order=G-118 hinge=left count={n} // gonggu_door order=G-118 hinge=right count={n} | 문짝 | G-118, {k} 달리게 {n}짝. 칠은 아직 안 정했다.
      @f gonggu_door order=G-204 hinge=right count={n} finish=oil // gonggu_door order=G-204 hinge=right count={n} finish=lacquer // gonggu_door order=G-204 hinge=right count={n} finish=raw | 칠 | G-204 오른쪽 경첩 {n}짝, {f}.
      gonggu_ship customer="{c}" address="{a}" assemble=true | 발송 | {c}에 보냅니다. 주소는 {a}. 조립해서요. 날짜는 택배가 정한다니까 적지 마세요.
      gonggu_ship customer="{c}" address="{a}" due={d} assemble=false | 조립 안 함 | {d}까지 {a}로, {c} 앞. 조립은 손님이 하심.
      gonggu_ship customer="{c}" address="{a}" | 보내기 | {c}, {a}
      gonggu_part part="{it}" count={n} | 부품 | {it} {n}개 꺼낸다. 어느 주문인지는 적지 않음.
      gonggu_part part="{it}" count={n} order=G-118 | 주문 부품 | G-118에 쓸 {it} {n}개.
      gonggu_quote customer="{c}" won={won} deposit=50000 | 견적 | {c}, {won}원, 그중 계약금이 50000.
      gonggu_quote customer="{c}" won={won} | 견적만 | {c:은} {won}원. 계약금은 받지 않는다.
    `,
  },
  // 재활용 선별
  {
    language: 'ko',
    event: 'peripheral sorter/cam {"라인": {ln}, "재질": "{m}", "무게": {g}, "색": "{col}"}',
    slots: { ln: '1..4', m: '=페트, 생수병 재질 / 알루미늄, 깡통 재질 / 종이, 골판지', g: '3..480', col: '=투명, 초록, 갈색', ms: '=40, 120, 300', n: '1..12', q: '=멈춰, 세워 / 돌려, 움직여', s: '=왼쪽 통, 왼편 통 / 오른쪽 통, 오른편 통', kg: '=120, 340, 900' },
    tools: ['bunri_push(line: int, side: left|right, ms?: int): 밀어낸다', 'bunri_sort(line: int, stuff: pet|alu|paper, colour?): 무엇인지 정한다', 'bunri_belt(line: int, moving: bool, reverse?: bool): 벨트', 'bunri_bale(stuff: pet|alu|paper, kg: int, bale?: int): 압축'],
    steps: `
      @m bunri_sort line={ln} stuff=pet // bunri_sort line={ln} stuff=alu // bunri_sort line={ln} stuff=paper | 분류 | 카메라가 본 재질로 정한다. 색은 적지 않는다.
      @m bunri_sort line={ln} stuff=pet colour="{col}" // bunri_sort line={ln} stuff=alu colour="{col}" // bunri_sort line={ln} stuff=paper colour="{col}" | 색까지 | 본 재질에 본 색도 적는다.
      @s bunri_push line={ln} side=left // bunri_push line={ln} side=right | 밀기 | {s:로} 밀어 줘. 그 라인. 몇 밀리초든 괜찮아.
      bunri_push line={ln} side=right ms={ms} | 오른쪽 | 그 라인, 오른편으로 {ms}밀리초.
      @q bunri_belt line={ln} moving=false // bunri_belt line={ln} moving=true | 벨트 | 그 벨트를 {q}.
      bunri_belt line={ln} moving=true reverse=true | 거꾸로 | 걸린 것 빼게 거꾸로 돌린다.
      bunri_belt line={ln} moving=true reverse=false | 바로 | 이제 거꾸로 말고 제 방향으로 돌려 주십시오.
      bunri_bale stuff=alu kg={kg} bale={n} | 깡통 묶음 | 알루미늄 {kg}킬로, 묶음 번호 {n}.
      bunri_bale stuff=paper kg={kg} | 종이 | 종이 {kg}kg 눌러 묶기. 묶음 번호는 없다.
    `,
  },
  // 동물원
  {
    language: 'ko',
    slots: { a: '수달이, 곰보, 루비', a2: '호야, 덕이, Nala', cg: '1..20', cg2: '21..40', kg: '=1.5, 8, 22.5', f: '=고기, 날고기 / 물고기, 생선 / 풀, 건초', k: '=밖에, 바깥 마당에 / 안에, 실내에', tm: '=07:40, 13:10, 16:45', v: '=보이게, 관람객이 볼 수 있게 / 안 보이게, 관람객이 볼 수 없게', n: '2..20' },
    tools: ['sayuk_feed(animal, kg: num, food: meat|fish|hay, at?, hidden?: bool): 먹이', 'sayuk_yard(animal, place: outdoor|indoor, minutes?: int): 내보내거나 들인다', 'sayuk_move(animal, from_cage: int, to_cage: int): 옮긴다', 'sayuk_screen(cage: int, visible: bool): 가림막'],
    steps: `
      @f sayuk_feed animal="{a}" kg={kg} food=meat // sayuk_feed animal="{a}" kg={kg} food=fish // sayuk_feed animal="{a}" kg={kg} food=hay | 먹이 | {a}에게 {f} {kg}킬로. 시간은 안 정해요.
      sayuk_feed animal="{a2}" kg={kg} food=fish at={tm} | 시간 먹이 | {tm}에 {a2}, 생선 {kg}kg.
      sayuk_feed animal="{a2}" kg={kg} food=meat hidden=true | 숨겨서 | {a2} 고기 {kg}kg, 숨겨서 준다.
      sayuk_feed animal="{a}" kg={kg} food=meat hidden=false | 그냥 | {a}에게 고기 {kg}킬로를 숨기지 말고 그냥 준다.
      @k sayuk_yard animal="{a}" place=outdoor // sayuk_yard animal="{a}" place=indoor | 마당 | {a:을} {k} 둔다. 몇 분인지는 비 오는 것 봐서.
      sayuk_yard animal="{a2}" place=outdoor minutes={n} | 산책 | {a2}, 바깥으로 {n}분.
      sayuk_move animal="{a}" from_cage={cg} to_cage={cg2} | 옮김 | {a:을} {cg}번 우리에서 {cg2}번 우리로.
      sayuk_move animal="{a}" from_cage={cg2} to_cage={cg} | 도로 옮김 | {a:은} {cg}번으로 갑니다. {cg2}번에 있어요.
      @v sayuk_screen cage={cg} visible=true // sayuk_screen cage={cg} visible=false | 가림막 | {cg}번 우리를 {v} 해 주세요.
    `,
  },
  // 해수 담수화
  {
    language: 'ko',
    event: 'mqtt ro/{u} {"장치": "{u}", "전도도": {ec}, "압력": {bar}, "막": {mb}}',
    slots: { u: '=RO-1, RO-5, 섬담수2', ec: '120..380 / 900..1600', bar: '=38, 52.5, 61', mb: '1..6', mb2: '7..12', n: '=5, 20, 45', w: '=마실 물로, 식수로 / 농사 물로, 밭으로 / 바다로, 도로 바다에', ppm: '=2.5, 4, 8', s: '=산으로, 산성 약으로 / 알칼리로, 염기 약으로' },
    tools: ['damsu_send(unit, to: drink|field|sea): 물을 보낸다', 'damsu_wash(membrane: int, agent: acid|alkali, minutes?: int): 막을 씻는다', 'damsu_bar(unit, bar: num, ramp?: bool): 압력', 'damsu_dose(unit, agent: scale|chlorine, ppm: num): 약을 넣는다', 'damsu_swap(old_membrane: int, new_membrane: int): 막을 간다'],
    steps: `
      @w damsu_send unit={u} to=drink // damsu_send unit={u} to=field // damsu_send unit={u} to=sea | 보내기 | 그 장치 물을 {w} 보낸다.
      @ec damsu_send unit={u} to=drink // damsu_send unit={u} to=sea | 수질 | 전도도가 500 아래면 식수로, 넘으면 바다로 버린다.
      @s damsu_wash membrane={mb} agent=acid // damsu_wash membrane={mb} agent=alkali | 세척 | 올라온 막을 {s} 씻는다. 시간은 안 잡는다.
      damsu_wash membrane={mb2} agent=acid minutes={n} | 산 세척 | {mb2}번 막을 산성 약으로 {n}분.
      damsu_bar unit={u} bar={bar} ramp=true | 서서히 | 압력은 올라온 값으로, 서서히.
      damsu_bar unit={u} bar=45 ramp=false | 45바 | 45바로. 서서히 말고 한 번에.
      damsu_dose unit={u} agent=chlorine ppm={ppm} | 염소 | 염소 {ppm}ppm.
      damsu_dose unit={u} agent=scale ppm={ppm} | 스케일 | 물때 막는 약을 {ppm}ppm 넣어 주세요.
      damsu_swap old_membrane={mb} new_membrane={mb2} | 교체 | 올라온 막을 빼고 {mb2}번 막을 끼운다.
      damsu_swap old_membrane={mb2} new_membrane={mb} | 도로 끼움 | {mb2}번을 빼고 올라온 번호의 막을 다시 끼운다.
    `,
  },
  // 학원 셔틀·문자 대신 앱
  {
    language: 'ko',
    slots: { k: '민시우, 노아윤, 홍라온', p: '민 어머님, 노 아버님, 홍 할머님', b: '1..9', st: '=후문 앞, 놀이터, 동문 편의점', tm: '=15:20, 17:45, 21:10', m: '=3, 10, 25', w: '=탄 것으로, 태운 것으로 / 내린 것으로, 내려준 것으로', sub: '=수학, 영어, 논술', d: '=2026-03-04, 2026-07-15' },
    tools: ['hakwon_ride(student, bus: int, step: on|off, stop?): 타고 내림', 'hakwon_late(student, minutes: int, reason?): 지각', 'hakwon_absent(student, date, makeup?: bool): 결석', 'hakwon_home(student, parent, time, alone: bool): 귀가'],
    steps: `
      @w hakwon_ride student="{k}" bus={b} step=on // hakwon_ride student="{k}" bus={b} step=off | 셔틀 | {b}호차에 {k} {w} 기록. 어디서인지는 적지 말 것.
      hakwon_ride student="{k}" bus={b} step=off stop="{st}" | 내림 | {k}, {b}호차에서 {st}에 내렸습니다.
      hakwon_ride student="{k}" bus={b} step=on stop="{st}" | 탐 | {st}에서 {b}호차 탐. {k}.
      hakwon_late student="{k}" minutes={m} reason="버스 고장" | 지각 | {k:이} {m}분 늦었는데 이유는 "버스 고장"이라고 적는다.
      hakwon_late student="{k}" minutes={m} | 늦음 | {k} {m}분 늦음. 이유는 안 물어봄.
      hakwon_absent student="{k}" date={d} makeup=true | 결석 | {d} {k} 결석, 보강함.
      hakwon_absent student="{k}" date={d} makeup=false | 보강 없음 | {k:은} {d} 결석인데 보강은 하지 않기로 했어요.
      hakwon_absent student="{k}" date={d} | 결석만 | {d}에 {k:이} 빠짐. 보강 이야기는 아직.
      hakwon_home student="{k}" parent="{p}" time={tm} alone=false | 귀가 | {tm}, {p}께서 {k:을} 데리러 오심. 혼자 가지 않음.
      hakwon_home student="{k}" parent="{p}" time={tm} alone=true | 혼자 귀가 | {k} 혼자 {tm}에 갑니다. 보호자는 {p}.
    `,
  },
  // 사무실 회의실
  {
    language: 'ko',
    event: 'webhook /room/book {"회의실": "{r}", "신청": "{who}", "시작": "{t}", "끝": "{t2}", "인원": {n}}',
    slots: { r: '=한강, 3A, 큰방', r2: '=백두, 5C, 작은방', who: '우지안, 개발2팀, R&D', t: '=09:00, 10:30, 13:00', t2: '=14:30, 16:00, 18:00', n: '3..8 / 12..20', a: '=넓게, 극장식으로 / ㄷ자로, 마주 보게 / 조별로, 섬처럼', w: '=내려, 펼쳐 / 올려, 걷어', c: '=차갑게, 시원하게 / 따뜻하게, 훈훈하게', x: '20..27' },
    tools: ['hoeui_book(room, start, end, who?, private?: bool): 회의실을 잡는다', 'hoeui_layout(room, layout: theatre|ushape|islands, chairs?: int): 자리 배치', 'hoeui_screen(room, screen: down|up): 스크린', 'hoeui_aircon(room, mode: cool|heat|off, celsius?: int): 냉난방', 'hoeui_move(from_room, to_room, start): 회의실을 옮긴다'],
    steps: `
      hoeui_book room={r} start={t} end={t2} who="{who}" | 예약 | 신청한 대로, 신청한 사람 이름까지 넣어 잡는다.
      hoeui_book room={r} start={t} end={t2} private=true | 비공개 | 비공개로 잡고 이름은 넣지 않는다. 방과 시간은 신청대로.
      hoeui_book room={r2} start={t} end={t2} who="{who}" private=false | 공개 | {r2} 방으로 바꿔, 같은 시간에, 신청자 이름 넣고, 누구나 볼 수 있게 공개로.
      @a hoeui_layout room={r} layout=theatre // hoeui_layout room={r} layout=ushape // hoeui_layout room={r} layout=islands | 배치 | 신청한 방 의자를 {a}. 몇 개인지는 놔둔다.
      @n failed "{n}명" // hoeui_layout room={r2} layout=theatre chairs={n} | 큰 회의 | 열 명 넘으면 {r2:을} 극장식으로 인원수만큼. 그보다 적으면 실패.
      @w hoeui_screen room={r} screen=down // hoeui_screen room={r} screen=up | 스크린 | 그 방 스크린을 {w} 놓는다.
      @c hoeui_aircon room={r2} mode=cool celsius={x} // hoeui_aircon room={r2} mode=heat celsius={x} | 온도 | {r2} {x}도, {c}.
      hoeui_aircon room={r} mode=off | 끄기 | 신청한 방은 냉난방을 끈다. 온도는 필요 없음.
      hoeui_move from_room={r} to_room={r2} start={t} | 이동 | {t} 회의를 {r}에서 {r2:로}.
      hoeui_move from_room={r2} to_room={r} start={t} | 되돌리기 | {r2}에 잡힌 {t} 회의를 신청한 방으로 되돌린다.
    `,
  },
  // 꽃가게
  {
    language: 'ko',
    slots: { f: '=수국, 라넌큘러스, 장미, 유칼립투스', n: '3..99', won: '=25000, 48000, 110000', w: '=리본 묶어서, 리본 달고 / 리본 없이, 리본 빼고', who: '채온, 류씨네, 새문교회', a: '=신림로 14, 구암로 3, 오남읍 72', d: '=2026-05-08, 2026-06-19, 2026-12-01', t: '=09:40, 11:30, 16:10', k: '=꽃다발로, 한 아름으로 / 바구니로, 바구니에 / 화분으로, 흙째', c: '=4, 6, 10', s: '=오늘 안에, 당일로 / 내일 새벽에, 새벽으로' },
    tools: ['kkochip_make(flower, stems: int, form: bouquet|basket|pot, ribbon?: bool): 만든다', 'kkochip_send(customer, address, date, time?, slot?: day|dawn): 배달', 'kkochip_fridge(celsius: int, light?: bool): 꽃 냉장고', 'kkochip_price(flower, won: int, per: stem|bunch): 값'],
    steps: `
      @k kkochip_make flower={f} stems={n} form=bouquet // kkochip_make flower={f} stems={n} form=basket // kkochip_make flower={f} stems={n} form=pot | 만들기 | {f} {n}송이를 {k} 만들어 주세요. 리본 이야기는 안 하셨어요.
      @w kkochip_make flower={f} stems={n} form=bouquet ribbon=true // kkochip_make flower={f} stems={n} form=bouquet ribbon=false | 꽃다발 | 꽃다발, {f} {n}송이, {w}.
      kkochip_send customer="{who}" address="{a}" date={d} time={t} | 배달 | {who}, {a}, {d} {t}.
      kkochip_send customer="{who}" address="{a}" date={d} | 날짜만 | {d}에 {who:로} 보내 주세요. 주소는 {a}인데 시간은 정하지 않았답니다.
      @s kkochip_send customer="{who}" address="{a}" date={d} slot=day // kkochip_send customer="{who}" address="{a}" date={d} slot=dawn | 시간대 | {a}, {who}, {d}. {s}. 시각은 안 적음.
      kkochip_fridge celsius={c} light=false | 냉장고 | 냉장고 {c}도, 불은 끈다.
      kkochip_fridge celsius={c} light=true | 냉장고와 불 | 불도 켜고 {c}도로 맞춤.
      kkochip_price flower={f} won={won} per=stem | 값 | {f} 한 송이 {won}원.
      kkochip_price flower={f} won={won} per=bunch | 단 값 | {won}원, {f} 한 단에.
    `,
  },
  // 물류 로봇
  {
    language: 'ko',
    event: 'mqtt agv/{a} {"로봇": "{a}", "있는곳": "{p}", "배터리": {b}, "짐": {ld}}',
    slots: { a: '=AGV-3, AGV-11, 로봇가', p: '=P-07, 북쪽대기, 상차2', p2: '=P-31, 남쪽대기, 하차5', b: '4..18 / 55..97', ld: '1..4', q: '5..20', sp: '=느리게, 천천히 / 보통으로, 여느 때처럼 / 빠르게, 서둘러', h: '=들어, 올려 / 내려, 놓아', r: '=먼저, 먼저 비켜 / 나중, 비켜 주고', n: '1..9' },
    tools: ['jakae_go(robot, from_point, to_point, speed?: slow|normal|fast): 보낸다', 'jakae_lift(robot, motion: up|down, loads?: int): 짐을 들거나 놓는다', 'jakae_dock(robot, dock: int, until?: int): 충전대', 'jakae_wait(robot, seconds: int, beep?: bool): 기다린다', 'jakae_rank(robot, rank: first|last): 차례'],
    steps: `
      jakae_go robot={a} from_point="{p}" to_point="{p2}" | 보내기 | 그 로봇을 있는 곳에서 {p2:로}. 속도 얘기는 없음.
      @sp jakae_go robot={a} from_point="{p2}" to_point="{p}" speed=slow // jakae_go robot={a} from_point="{p2}" to_point="{p}" speed=normal // jakae_go robot={a} from_point="{p2}" to_point="{p}" speed=fast | 되돌리기 | {p2}에서 이벤트의 자리로 {sp} 보낸다.
      @h jakae_lift robot={a} motion=up // jakae_lift robot={a} motion=down | 짐 | 짐을 {h} 주세요. 몇 개인지는 로봇이 안다.
      jakae_lift robot={a} motion=up loads={ld} | 보고한 만큼 | 보고된 짐 수를 적어 들게 한다.
      jakae_lift robot={a} motion=down loads={q} | 내려놓기 | 짐 {q}개를 내린다.
      @b jakae_dock robot={a} dock={n} // failed "배터리 {b}%" | 충전 | 30% 밑이면 {n}번 충전대에 붙인다. 몇 퍼센트까지인지는 정하지 않는다. 30% 위면 실패로.
      jakae_dock robot={a} dock={n} until=90 | 90%까지 | {n}번 충전대에서 90%까지.
      jakae_wait robot={a} seconds={q} beep=true | 기다림 | {q}초 기다리며 삑삑 소리를 낸다.
      jakae_wait robot={a} seconds={q} beep=false | 조용히 | 소리 내지 말고 {q}초만 서 있는다.
      jakae_rank robot={a} rank=last | 차례 | 그 로봇 차례는 맨 뒤로 미룬다.
    `,
  },
  // 우체국 / 등기
  {
    language: 'ko',
    slots: { no: '=13488-2291-0047, RR552019KR, EM-7710', no2: '=13488-7702-1180, RR118802KR', s: '나은설, 강하람, 새길상사', r: '도연주, 오로라, 봉우리서점', g: '=85, 240, 1250', won: '=2400, 4200, 9800', k: '=빠른 것, 특급 / 보통 것, 일반 / 등기, 기록 남는 것', c: '=KR, JP, DE', w: '=문 앞에, 대문 앞에 / 손에, 본인에게 / 우편함에, 함에 넣어', d: '=2026-02-02, 2026-06-26, 2026-10-19' },
    tools: ['ucheguk_take(number, sender, receiver, grams: int, class: express|plain|registered): 접수', 'ucheguk_leave(number, place: door|hand|mailbox, photo?: bool): 배달 방법', 'ucheguk_hold(number, until?, counter?: int): 보관', 'ucheguk_stamp(won: int, count: int, number?): 우표', 'ucheguk_join(first, second): 두 우편을 묶는다'],
    steps: `
      @k ucheguk_take number={no} sender="{s}" receiver="{r}" grams={g} class=express // ucheguk_take number={no} sender="{s}" receiver="{r}" grams={g} class=plain // ucheguk_take number={no} sender="{s}" receiver="{r}" grams={g} class=registered | 접수 | {s:이} {r}에게, {g}그램, {k}, 번호 {no}.
      ucheguk_take number={no2} sender="{r}" receiver="{s}" grams={g} class=express | 답장 | 받는 이 {s}, 보내는 이 {r}. {no2}, {g}g, 특급.
      @w ucheguk_leave number={no} place=door // ucheguk_leave number={no} place=hand // ucheguk_leave number={no} place=mailbox | 배달 | {no}: {w}. 사진 말은 없었다.
      ucheguk_leave number={no2} place=hand photo=true | 본인 확인 | {no2}. 본인 손에 드리고 사진 찍음.
      ucheguk_leave number={no2} place=door photo=false | 사진 없이 | 사진 찍지 말고 {no2:을} 문 앞에 둔다.
      ucheguk_hold number={no} until={d} counter=3 | 보관 | 3번 창구에서 {d}까지 {no} 보관.
      ucheguk_hold number={no2} | 맡아두기 | {no2} 맡아 둔다. 날짜도 창구도 정하지 않는다.
      ucheguk_stamp won={won} count=8 | 우표 | {won}원짜리 여덟 장.
      ucheguk_stamp won={won} count=2 number={no} | 우편에 | {no}에 {won}원 우표 두 장 붙인다.
      ucheguk_join first={no2} second={no} | 묶기 | {no2} 다음에 {no} 차례로 묶는다.
    `,
  },
  // 김치 공장
  {
    language: 'ko',
    event: 'mqtt kimchi/{t} {"통": "{t}", "염도": {s}, "산도": {ph}, "무게": {kg}}',
    slots: { t: '=절임3, K-07, 숙성실2', s: '=1.8, 2.3, 3.1', ph: '4.2..4.4 / 5.6..6.0', kg: '=45, 120, 380', h: '=6, 12, 36', k: '=막 담근 맛, 생김치로 / 적당히 익힘, 알맞게 / 푹 익힘, 신김치로', m: '=매운맛, 매운 것 / 순한맛, 덜 매운 것', w: '=뒤집어, 거꾸로 엎어 / 눌러, 돌로 눌러', b: '=20, 55, 130' },
    tools: ['kimjang_age(vat, stage: fresh|ripe|sour, hours?: int): 익힌다', 'kimjang_turn(vat, action: flip|press): 통을 다룬다', 'kimjang_brine(vat, salt: num, litres?: int): 소금물', 'kimjang_pack(vat, boxes: int, taste?: hot|mild, vacuum?: bool): 담는다'],
    steps: `
      @k kimjang_age vat={t} stage=fresh // kimjang_age vat={t} stage=ripe // kimjang_age vat={t} stage=sour | 익힘 | 그 통은 {k}. 몇 시간인지는 산도 보고 정한다.
      kimjang_age vat={t} stage=sour hours={h} | 푹 익히기 | 신김치로 {h}시간.
      @w kimjang_turn vat={t} action=flip // kimjang_turn vat={t} action=press | 다루기 | 통을 {w} 주세요.
      @ph kimjang_age vat={t} stage=ripe // failed "산도 {ph}" | 산도 | 산도 5 밑이면 알맞게 익은 걸로 놓고, 그 위면 아직이니 실패.
      kimjang_brine vat={t} salt=2.5 litres={b} | 소금물 | 2.5% 소금물 {b}리터.
      kimjang_brine vat={t} salt=2.5 | 소금기 | 소금기 2.5%로만 맞춘다. 물 양은 정하지 않음.
      @m kimjang_pack vat={t} boxes={b} taste=hot // kimjang_pack vat={t} boxes={b} taste=mild | 담기 | {m:로} 표시해 {b}상자.
      kimjang_pack vat={t} boxes={b} vacuum=false | 그냥 담기 | {b}상자, 진공은 하지 말 것. 맛 표시도 없이.
      kimjang_pack vat={t} boxes={b} vacuum=true | 진공 | 진공으로 {b}상자, 맛 표시는 하지 않는다.
    `,
  },
  // 파출소 순찰
  {
    language: 'ko',
    slots: { t: '1..6', z: '=동문 시장, 뒷산 약수터, 중앙공원', z2: '=철길 건널목, 둑방길', u: '순찰12, 오토바이3, 전기차1', m: '=15, 40, 90', tm: '=01:20, 04:00, 22:45', k: '=걸어서, 도보로 / 차로, 순찰차로 / 자전거로, 두 바퀴로', c: '=경광등 끄고, 불 끄고 / 불 켜고, 경광등 켜고', w: '남현식, 지구대 문, 시민 표' },
    tools: ['sunchal_go(unit, area, by: foot|car|bike, minutes?: int): 순찰', 'sunchal_light(unit, on: bool, siren?: bool): 경광등', 'sunchal_meet(unit, area, time): 만난다', 'sunchal_pass(from_unit, to_unit, note?): 넘긴다'],
    steps: `
      @k sunchal_go unit="{u}" area="{z}" by=foot // sunchal_go unit="{u}" area="{z}" by=car // sunchal_go unit="{u}" area="{z}" by=bike | 순찰 | {u}, {z}, {k}. 시간은 정하지 않습니다.
      sunchal_go unit="{u}" area="{z2}" by=car minutes={m} | 순찰 {m}분 | 차로 {z2} 일대를 {m}분 돈다. {u}.
      @c sunchal_light unit="{u}" on=false // sunchal_light unit="{u}" on=true | 경광등 | {u} {c} 갑니다. 사이렌 얘기는 없음.
      sunchal_light unit="{u}" on=true siren=false | 소리 없이 | {u} 경광등 켜되 사이렌은 울리지 않는다.
      sunchal_light unit="{u}" on=true siren=true | 사이렌까지 | {u}: 경광등과 사이렌.
      sunchal_meet unit="{u}" area="{z}" time={tm} | 접선 | {tm}, {z}, {u}.
      sunchal_meet unit="{u}" area="{z2}" time={tm} | 만나기 | {u:을} {z2}에서 {tm}에 만나 주십시오.
      sunchal_pass from_unit="{u}" to_unit="지구대" | 인계 | {u}에서 "지구대"로 넘긴다. 메모는 남기지 말고.
      sunchal_pass from_unit="지구대" to_unit="{u}" note="분실 지갑" | 인수 | "지구대"가 {u}에게 넘김. 메모 "분실 지갑".
    `,
  },
  // 가정 텃밭
  {
    language: 'ko',
    slots: { b: '1..8', b2: '9..14', c: '=고추, 방울토마토, 가지, 상추', n: '2..60', l: '=0.5, 2.5, 8', d: '=2026-04-18, 2026-05-06, 2026-09-02', s: '=그늘지게, 그늘막 쳐 / 볕 들게, 그늘막 걷어', k: '=씨로, 씨앗으로 / 모종으로, 어린 것으로', q: '=뿌리에, 흙에 / 잎에, 잎사귀에', t: '=05:40, 18:20', v: '=열어 둬, 터 놔 / 닫아 둬, 막아 놔' },
    tools: ['teotbat_plant(bed: int, crop, count: int, as: seed|seedling): 심는다', 'teotbat_water(bed: int, litres: num, onto: root|leaf, at?): 물', 'teotbat_shade(bed: int, shaded: bool): 그늘', 'teotbat_move(crop, from_bed: int, to_bed: int): 옮겨 심기', 'teotbat_harvest(crop, date?, all?: bool): 거둔다', 'teotbat_box(open: bool): 퇴비함'],
    steps: `
      @k teotbat_plant bed={b} crop={c} count={n} as=seed // teotbat_plant bed={b} crop={c} count={n} as=seedling | 심기 | {b}번 두둑에 {c} {n}개를 {k}.
      @q teotbat_water bed={b} litres={l} onto=root // teotbat_water bed={b} litres={l} onto=leaf | 물 | {b}번 두둑 {q} {l}리터.
      teotbat_water bed={b2} litres={l} onto=root at={t} | 아침물 | {t}에 {b2}번 뿌리 쪽 {l}L.
      @s teotbat_shade bed={b2} shaded=true // teotbat_shade bed={b2} shaded=false | 그늘 | {b2}번을 {s} 줘.
      teotbat_move crop={c} from_bed={b} to_bed={b2} | 옮겨심기 | {c:을} {b}번에서 {b2}번으로 옮긴다.
      teotbat_move crop={c} from_bed={b2} to_bed={b} | 옮겨심기(거꾸로) | {b}번으로 {c:을} 옮겨 심어요. 있던 데는 {b2}번.
      teotbat_harvest crop={c} date={d} all=true | 거두기 | {d}에 {c:을} 모두 거둔다.
      teotbat_harvest crop={c} all=false | 익은 것만 | {c:은} 다 따지 말고 익은 것만. 날은 안 정함.
      teotbat_harvest crop={c} | 수확 | {c} 거두기.
      @v teotbat_box open=true // teotbat_box open=false | 퇴비함 | 퇴비함은 {v}.
    `,
  },
  // 해상 부표
  {
    language: 'ko',
    event: 'mqtt buoy/{b} {"부표": "{b}", "파고": {h}, "수온": {c}, "전압": {v}}',
    slots: { b: '=BY-02, 남15, 독도3', b2: '=BY-09, 남18, 거문1', h: '0.4..1.9 / 3.2..6.5', c: '9..26', v: '=11.4, 12.1, 12.9', cl: '=빨간 불, 붉은 등 / 초록 불, 푸른 등 / 하얀 불, 흰 등', n: '=2, 5, 10', m: '=10, 30, 60', w: '=무선으로, 전파로 / 위성으로, 하늘로', p: '=잠재운다, 재운다 / 깨운다, 깨어 있게 한다' },
    tools: ['bupyo_light(buoy, colour: red|green|white, flash_s?: num): 등', 'bupyo_send(buoy, via: radio|satellite, every_min?: int): 보고', 'bupyo_power(buoy, asleep: bool): 잠재운다', 'bupyo_move(buoy, from_site, to_site): 옮긴다', 'bupyo_warn(level: watch|warning, buoy?): 주의보'],
    steps: `
      @cl bupyo_light buoy={b} colour=red // bupyo_light buoy={b} colour=green // bupyo_light buoy={b} colour=white | 등 | 보고한 부표는 {cl}. 깜빡이는 간격은 두지 않는다.
      bupyo_light buoy={b2} colour=red flash_s={n} | 깜빡 | {b2} 붉은 등을 {n}초마다.
      @w bupyo_send buoy={b} via=radio // bupyo_send buoy={b} via=satellite | 보고 | {w} 보고하게 한다. 얼마마다인지 정하지 않음.
      bupyo_send buoy={b} via=satellite every_min={m} | 위성 | 위성으로 {m}분에 한 번.
      @p bupyo_power buoy={b2} asleep=true // bupyo_power buoy={b2} asleep=false | 전원 | {b2:을} {p}.
      bupyo_move buoy={b} from_site="동해 3" to_site="동해 9" | 이동 | 보고한 부표를 "동해 3"에서 "동해 9"로.
      bupyo_move buoy={b} from_site="동해 9" to_site="동해 3" | 원래대로 | "동해 3"으로 되돌린다, 보고한 부표. 지금은 "동해 9".
      @h bupyo_warn level=watch buoy={b} // bupyo_warn level=warning buoy={b} | 주의보 | 파고 2.5미터 밑이면 지켜보기, 넘으면 경보. 보고한 부표를 적는다.
      bupyo_warn level=warning | 경보 | 경보를 낸다. 부표는 적지 않는다.
      bupyo_warn level=watch | 지켜보기 | 한 단계 낮춰 지켜보기로. 부표는 안 적음.
    `,
  },
  // 봉제 공장
  {
    language: 'ko',
    slots: { m: '1..30', l: '=블라우스, 작업복, 앞치마', n: '10..900', mm: '=2.5, 3, 4.2', c: '=흰실, 감색실, 베이지20', rpm: '=1200, 2800, 4500', k: '=곧게, 일자로 / 지그재그로, 갈지자로', s: '=왼소매, 왼쪽 소매 / 오른소매, 오른쪽 소매', z: '=S, M, XL', f: '양재희, 부라더3반, 미싱순', w: '=올려, 들어 / 내려, 눌러' },
    tools: ['bongje_stitch(machine: int, pattern: straight|zigzag, length_mm: num, thread?): 박음질', 'bongje_foot(machine: int, foot: up|down): 노루발', 'bongje_sleeve(item, side: left|right, count: int): 소매', 'bongje_cut(item, size: S|M|XL, count: int, fabric?): 재단', 'bongje_speed(machine: int, rpm: int, needle_stop?: bool): 속도'],
    steps: `
      @k bongje_stitch machine={m} pattern=straight length_mm={mm} // bongje_stitch machine={m} pattern=zigzag length_mm={mm} | 박기 | {m}번 재봉틀, {k}, 땀 {mm}밀리. 실은 그대로니 적지 않음.
      bongje_stitch machine={m} pattern=zigzag length_mm={mm} thread={c} | 지그재그 | {c:로} {m}번에서 지그재그 {mm}mm.
      @w bongje_foot machine={m} foot=up // bongje_foot machine={m} foot=down | 노루발 | {m}번 노루발 {w}.
      @s bongje_sleeve item={l} side=left count={n} // bongje_sleeve item={l} side=right count={n} | 소매 | {l} {s} {n}장.
      bongje_cut item={l} size={z} count={n} | 재단 | {l} {z} {n}장. 천은 안 정함.
      bongje_cut item={l} size={z} count={n} fabric="20수 면" | 천 지정 | "20수 면"으로 {l} {z} 치수 {n}장.
      bongje_speed machine={m} rpm={rpm} needle_stop=true | 바늘 멈춤 | {m}번 {rpm}으로, 바늘 멈춤 켜서.
      bongje_speed machine={m} rpm={rpm} needle_stop=false | 바늘 멈춤 끔 | 바늘 멈춤은 끄고 {m}번을 {rpm}rpm으로.
      bongje_speed machine={m} rpm={rpm} | 속도 | {m}번 재봉틀 {rpm}rpm.
    `,
  },
];
