import type { Scene } from '../../scene';

/** Tools of guilds nobody has heard of, near to each other, in Korean, part 2. */
export const guildsKo2: readonly Scene[] = [
  // 케이블카
  {
    language: 'ko',
    event: 'webhook /ropeway/cabin {"객차": {c}, "풍속": {w}, "승강장": "{s}", "대기인원": {q}, "반대편": "{s2}"}',
    slots: { c: '1..20', c2: '21..40', w: '2.1..8.9 / 16.5..24.0', s: '=산밑역, 매표소역', s2: '=정상역, 전망대역', q: '20..190', v: '1.5..5.5', m: '5..30', tx: '=바람이 세서 천천히 갑니다, 곧 출발합니다' },
    tools: ['gondara_speed(mps: num): Set the speed of the rope', 'gondara_halt(why?): Stop the rope', 'gondara_doors(cabin: int, action: unlock|lock): 객차 문을 열거나 잠근다', 'gondara_skip(station, cabins: int): Let cabins pass a station empty', 'gondara_speak(cabin: int, text): Speak into one cabin', 'gondara_speak_all(text): Speak into all cabins', 'gondara_garage(cabin: int): Take a cabin off the rope'],
    steps: `
      @w gondara_speed mps={v} // gondara_halt why="강풍" | 바람 | 풍속이 15를 넘으면 "강풍"을 사유로 줄을 세우고, 그 아래면 초속 {v}미터로 돌린다.
      gondara_halt | 정지 | 줄을 세워 주세요. 사유란은 비워 두고요.
      gondara_speed mps={v} | 속도 | 줄 속도 {v}m/s.
      gondara_doors cabin={c} action=unlock | 문 열기 | 알림이 온 객차는 문을 풀어 드린다.
      gondara_doors cabin={c2} action=lock | 잠금 | {c2}번 객차 문 잠글 것
      gondara_skip station="{s2}" cabins={m} | 비워 보내기 | 객차 {m}대는 반대편 승강장에서 태우지 말고 그냥 보냅니다.
      gondara_speak cabin={c2} text="{tx}" | 한 대만 | {c2}번 안에다 "{tx}"라고 말해 줘.
      gondara_speak_all text="{tx}" | 전체 방송 | 모든 객차에 들리게 "{tx}"
      gondara_garage cabin={c} | 빼기 | 유리에 금이 갔습니다. 그 객차를 줄에서 내려 차고로 넣어 주십시오.
    `,
  },
  // 레코드 가게
  {
    language: 'ko',
    slots: { a: 'LP-0412, 김추자 1집, V-77', a2: 'LP-0931, 산울림 3집, V-150', p: '9000..48000', p2: '52000..180000', n: '2..9', cu: '오선우 님, 단골 곽, 사당동 손님', bx: '1..30', pc: '5..35' },
    tools: ['vinylo.add(record, won: int, grade?: mint|good|worn): Put a record on sale', 'vinylo.reprice(record, old_won: int, new_won: int): Change a price', 'vinylo.discount(record, percent: int): 값을 깎는다', 'vinylo.reserve(record, customer): Keep a record for somebody', 'vinylo.release(record): Give a kept record free', 'vinylo.shelve(record, box: int): Put a record into a box', 'vinylo.play(record, side: a|b): Play a record in the shop'],
    steps: `
      vinylo.add record="{a}" won={p} grade=worn | 새로 들어옴 | {a}, {p}원에 내놓기. 많이 닳은 판이라고 등급을 붙인다.
      vinylo.add record="{a2}" won={p2} grade=mint | 새것 | 뜯지도 않은 민트급이에요. {a2:을} {p2}원에 올려 주세요.
      vinylo.add record="{a2}" won={p} | 등급 미정 | {a2} {p}원. 상태는 아직 안 들어 봐서 모름.
      vinylo.reprice record="{a}" old_won={p} new_won={p2} | 값 올림 | {a:은} {p}원이었는데 {p2}원을 받기로 했다.
      vinylo.reprice record="{a2}" old_won={p2} new_won={p} | 값 내림 | {p}원으로 고친다. 지금 {a2}에 붙은 값은 {p2}원.
      vinylo.discount record="{a}" percent={pc} | 할인 | {a} 값에서 {pc}퍼센트 빼 드립니다.
      vinylo.reserve record="{a}" customer="{cu}" | 맡아 두기 | {cu} 몫으로 {a:을} 빼놔.
      vinylo.release record="{a2}" | 안 오심 | 맡아 뒀던 {a2}, 안 찾아가시네요. 풀어 주세요.
      vinylo.shelve record="{a2}" box={bx} | 자리 | {a2} → {bx}번 상자
      vinylo.play record="{a}" side=b | 뒷면 | {a} 뒷면(B면)을 틀 것.
    `,
  },
  // 인삼밭
  {
    language: 'ko',
    event: 'mqtt ginseng/bed {"이랑": "{b}", "차광": {s}, "흙수분": {h}, "쥐덫": "{tr}", "둘째이랑": "{b2}"}',
    slots: { b: '윗밭 3, 6년근 둑, G-05', b2: '아랫밭 9, 4년근 둑, G-18', s: '=true / false', h: '12..38', tr: 'MT-4, 덫 11, 쥐-2', l: '2.5..14.5', m: '4..28', p: '20..55', p2: '60..90', k: '=칼슘, 목초액, 깻묵물' },
    tools: ['simba_shade(bed, drawn: bool): Draw the shade cloth over a bed or back', 'simba_drip(bed, litres: num): Give water through the hoses', 'simba_spray(bed, agent, minutes: int): Spray an agent', 'simba_range(bed, dry_pct: int, wet_pct: int): Set the band of soil moisture', 'simba_trap_arm(trap): 덫을 다시 놓는다', 'simba_trap_clear(trap): Mark a trap as emptied', 'simba_walk(beds: text[]): Put beds on the list of the walk'],
    steps: `
      @s simba_shade bed="{b}" drawn=false // simba_shade bed="{b}" drawn=true | 그늘막 | 차광이 true면 그 이랑의 그늘막을 걷고, false면 친다.
      simba_shade bed="{b2}" drawn=true | 볕이 세다 | 둘째 이랑에 그늘막을 쳐 주세요.
      simba_shade bed="{b}" drawn=false | 흐린 날 | 오늘은 흐리니까 {b} 그늘막은 걷는다.
      simba_drip bed="{b}" litres={l} | 물 | 보고된 이랑에 호스로 {l}리터.
      simba_spray bed="{b2}" agent="{k}" minutes={m} | 뿌리기 | {b2:은} {k:로} {m}분 뿌립니다.
      simba_range bed="{b}" dry_pct={p} wet_pct={p2} | 흙 수분 | {b} 흙은 습해도 {p2}%까지, 말라도 {p}%까지만.
      simba_trap_arm trap="{tr}" | 덫 놓기 | 알려 온 쥐덫을 다시 놓아라
      simba_trap_clear trap="{tr}" | 덫 비움 | 그 쥐덫 비웠습니다. 그렇게 표시해 주십시오.
      simba_walk beds=["{b}","{b2}"] | 둘러볼 곳 | {b:과} {b2}, 이 차례로 둘러볼 목록에 올린다.
    `,
  },
  // 모형 철도 동호회
  {
    language: 'ko',
    slots: { e: '새마을 2, 증기 7, DL-41', e2: '무궁화 5, 전기 3, EL-82', sw: '1..15', sw2: '16..30', v: '10..45', v2: '50..95', s: '=중앙역, 호수역', s2: '=공장역, 산골역', n: '2..6', nw: '{n} in words' },
    tools: ['ministrek_run(engine, percent: int, backwards?: bool): Let an engine run', 'ministrek_brake(engine): Stop an engine', 'ministrek_points(points: int, to: straight|branch): Set points', 'ministrek_route(from_station, to_station): Set all points of a way', 'ministrek_whistle(engine, times: int): Blow the whistle', 'ministrek_couple(engine, cars: int): 화차를 매단다', 'ministrek_uncouple(engine, cars: int): 화차를 떼어 낸다'],
    steps: `
      ministrek_run engine="{e}" percent={v} backwards=true | 후진 | {e:을} {v}퍼센트로 뒤로 움직인다.
      ministrek_run engine="{e2}" percent={v2} | 출발 | {e2} {v2}%로 달려 주세요.
      ministrek_brake engine="{e}" | 정차 | 탈선하겠다. {e} 세워!
      ministrek_points points={sw} to=straight | 직선 | {sw}번 선로전환기는 곧은 쪽.
      ministrek_points points={sw2} to=branch | 갈림 | 갈라지는 쪽으로 {sw2}번을 돌려 놓습니다.
      ministrek_route from_station="{s}" to_station="{s2}" | 진로 | {s}에서 {s2}까지 길을 낸다.
      ministrek_route from_station="{s2}" to_station="{s}" | 오는 길 | {s:로} 들어올 거예요. 떠나는 데는 {s2}, 길 좀 만들어 주세요.
      ministrek_whistle engine="{e}" times={n} | 기적 | 기적 {nw} 번, {e}.
      ministrek_couple engine="{e2}" cars={n} | 연결 | {e2} 뒤에 화차 {n}량 달기
      ministrek_uncouple engine="{e}" cars={n} | 분리 | {e}에서 {n}량을 떼어 주십시오.
    `,
  },
  // 향수 공방
  {
    language: 'ko',
    event: 'webhook /scent/order {"주문": "{id}", "향": "{f}", "ml": {ml}, "손님": "{c}", "각인": "{tx}", "선물": {g}}',
    slots: { id: 'SC-219, 향-07, P4410', id2: 'SC-305, 향-31, P5522', f: '=비 갠 숲, 귤껍질, 묵은 책', f2: '=새벽 바다, 무화과', ml: '=30, 50, 100', c: '채윤, 고 선생님, M. 도', tx: '=늘 고마워, 첫 월급, 우리 둘', g: '=true / false', d: '0.2..1.8', dr: '3..24', da: '7..40' },
    tools: ['odorique_blend(order, scent, ml: int): Blend a scent for an order', 'odorique_drop(scent, oil: bergamot|cedar|rose, drops: int): Add drops of an oil', 'odorique_dilute(scent, alcohol_ml: num): Thin a scent', 'odorique_rest(scent, days: int): Let a scent ripen', 'odorique_engrave(order, text): 병에 글을 새긴다', 'odorique_wrap(order, ribbon: bool): Wrap an order', 'odorique_switch(order, from_scent, to_scent): Change the scent of an order'],
    steps: `
      odorique_blend order="{id}" scent="{f}" ml={ml} | 조향 | 들어온 주문대로 그 향을 그 용량만큼 섞는다.
      odorique_blend order="{id2}" scent="{f2}" ml={dr} | 샘플 | {id2} 건으로 "{f2}" {dr}ml만 섞어 주세요.
      odorique_drop scent="{f}" oil=cedar drops={dr} | 나무 향 | 주문받은 향에 삼나무 기름 {dr}방울.
      odorique_drop scent="{f2}" oil=rose drops={dr} | 장미 | 장미 오일 {dr}방울을 "{f2}"에 더할 것
      odorique_dilute scent="{f2}" alcohol_ml={d} | 묽게 | "{f2}" 향이 너무 독합니다. 알코올 {d}ml로 묽게 해 주십시오.
      odorique_rest scent="{f}" days={da} | 숙성 | 주문에 적힌 향은 {da}일 재워 둔다.
      odorique_engrave order="{id}" text="{tx}" | 각인 | 손님이 적어 보낸 각인을 그 주문의 병에 새겨 줘요.
      @g odorique_wrap order="{id}" ribbon=true // odorique_wrap order="{id}" ribbon=false | 포장 | 주문을 싼다. 선물이면(true) 리본을 매고, 선물이 아니면 리본 없이.
      odorique_switch order="{id2}" from_scent="{f}" to_scent="{f2}" | 향 변경 | {id2} 손님이 마음을 바꿨다. "{f}" 말고 "{f2}".
      odorique_switch order="{id}" from_scent="{f}" to_scent="{f2}" | 바꿔 달래요 | 방금 주문, 적힌 향을 "{f2}" 향으로 바꿔 달래요.
    `,
  },
  // 치과 기공소
  {
    language: 'ko',
    slots: { j: 'CR-1182, 크라운 4, 송-07', j2: 'CR-1240, 브릿지 2, 한-15', m: '0..28', sh: '=A1, A2, B3', sh2: '=C1, D2', t: '780..940', t2: '1350..1530', n: '10..55', mm: '0.3..0.9', cl: '미소치과, 바른 의원, 동네치과', tn: '11..18', tn2: '21..28' },
    tools: ['dentaworx_mill(job, tooth: int, material: zirconia|wax|metal): Mill a tooth', 'dentaworx_thin(job, tooth: int, mm: num): Grind some off a tooth', 'dentaworx_glaze(job, shade, celsius: int): Glaze in a shade', 'dentaworx_sinter(job, celsius: int, minutes: int): 고온에서 굽는다', 'dentaworx_shade(job, old_shade, new_shade): Correct the shade', 'dentaworx_ship(job, clinic, express?: bool): Send a job to a clinic', 'dentaworx_span(job, first_tooth: int, last_tooth: int): Set the teeth of a bridge'],
    steps: `
      dentaworx_mill job="{j}" tooth={tn} material=zirconia | 밀링 | {j} {tn}번 치아, 지르코니아로 깎기.
      dentaworx_mill job="{j2}" tooth={tn2} material=wax | 왁스 | 먼저 왁스로 깎아 봅시다. {j2}, {tn2}번.
      dentaworx_thin job="{j}" tooth={tn2} mm={mm} | 높다 | {tn2}번이 높대요. {j}에서 {mm}밀리만 갈아 주세요.
      dentaworx_glaze job="{j}" shade={sh} celsius={t} | 글레이징 | {j:을} {t}도에서 {sh} 색으로 유약 처리한다.
      dentaworx_sinter job="{j2}" celsius={t2} minutes={n} | 소결 | {n}분 / {t2}℃ / {j2}
      dentaworx_shade job="{j}" old_shade={sh} new_shade={sh2} | 색 정정 | {j} 색을 {sh}에서 {sh2:로} 바로잡을 것.
      dentaworx_shade job="{j2}" old_shade={sh2} new_shade={sh} | 색 | {j2:은} {sh:이} 맞습니다. 전표에는 {sh2:로} 잘못 적혀 있습니다.
      dentaworx_ship job="{j}" clinic="{cl}" express=true | 급송 | {cl}에서 내일 끼운다고 난리다. {j:을} 급행으로 보내라.
      dentaworx_ship job="{j2}" clinic="{cl}" | 발송 | {j2} {cl} 앞으로 발송.
      dentaworx_span job="{j2}" first_tooth={tn} last_tooth={tn2} | 브릿지 | {j2} 브릿지는 {tn}번에서 시작해 {tn2}번에서 끝난다.
    `,
  },
  // 분수 광장
  {
    language: 'ko',
    event: 'mqtt plaza/fountain {"분수": "{f}", "바람": {w}, "사람": {p}, "음악": "{mu}"}',
    slots: { f: '큰분수, 바닥분수 1, F-A', f2: '거울못, 바닥분수 4, F-D', w: '0.5..3.9 / 8.5..14.5', p: '0..120', mu: '=봄의 왈츠, 강강술래, 달빛', h: '0.5..2.5', h2: '3.5..12.5', n: '5..45', c: '=18:30, 20:00', c2: '=21:00, 22:30', br: '10..95' },
    tools: ['fontaneo.jet(fountain, metres: num): Set the height of the jets', 'fontaneo.on(fountain): 물을 뿜는다', 'fontaneo.off(fountain): 물을 멈춘다', 'fontaneo.colour(fountain, colour: blue|red|violet, brightness?: int): Light a fountain', 'fontaneo.dance(fountain, music, minutes?: int): Let the water dance to music', 'fontaneo.hours(fountain, start, end): Set the hours of a fountain'],
    steps: `
      @w fontaneo.jet fountain="{f}" metres={h2} // fontaneo.jet fountain="{f}" metres={h} | 물줄기 높이 | 바람이 5보다 세면 그 분수는 {h}m, 약하면 {h2}m.
      fontaneo.on fountain="{f2}" | 물 | {f2} 물 뿜게 해 줘요.
      fontaneo.off fountain="{f}" | 청소 | 바닥을 닦으려고 합니다. 알림이 온 분수를 멈춰 주십시오.
      fontaneo.colour fountain="{f}" colour=violet brightness={br} | 보랏빛 | 그 분수를 보라색으로 비춘다. 밝기 {br}.
      fontaneo.colour fountain="{f2}" colour=blue | 파랑 | {f2:은} 파란 조명, 밝기는 지금 그대로.
      fontaneo.dance fountain="{f}" music="{mu}" minutes={n} | 음악 분수 | 알림에 있는 곡으로 그 분수를 {n}분 춤추게 한다.
      fontaneo.dance fountain="{f2}" music="{mu}" | 한 곡 | "{mu}"에 맞춰 {f2}도 춤추게 해 줘. 몇 분인지는 안 정했어.
      fontaneo.hours fountain="{f2}" start={c} end={c2} | 운영 시간 | {f2} 운영 {c}부터 {c2}까지
      fontaneo.hours fountain="{f}" start={c} end={c2} | 끝나는 때 | 끝은 {c2}, 시작은 {c}. {f} 시간표입니다.
    `,
  },
  // 공연장 객석 안내
  {
    language: 'ko',
    event: 'webhook /ticket/gate {"티켓": "{id}", "좌석": "{s}", "상태": "{st}", "빈좌석": "{s2}", "회차": {n}}',
    slots: { id: 'TK-88120, H3307, 표-614', s: '=가-12, 나-7, 라-3', s2: '=다-20, 마-15, 바-9', st: '=유효, 확인 / 취소, 환불', n: '1..4', n2: '5..8', m: '3..20', w: '1200..9800', tx: '=휴대전화를 꺼 주세요, 곧 막이 오릅니다' },
    tools: ['gaeksoq_admit(ticket): Let a guest in', 'gaeksoq_turn_away(ticket, reason): Refuse a guest', 'gaeksoq_reseat(ticket, old_seat, new_seat): Give a guest another seat', 'gaeksoq_block(seats: text[]): 좌석을 막는다', 'gaeksoq_unblock(seats: text[]): 막은 좌석을 푼다', 'gaeksoq_bell(rings: int): Ring the bell in the foyer', 'gaeksoq_delay(show: int, minutes: int): Let a show begin later'],
    steps: `
      @st gaeksoq_admit ticket="{id}" // gaeksoq_turn_away ticket="{id}" reason="{st}" | 입장 | 유효하거나 확인된 표면 들여보내고, 취소나 환불된 표면 돌려보낸다. 사유에는 표의 상태를 그대로 쓴다.
      gaeksoq_reseat ticket="{id}" old_seat={s} new_seat={s2} | 자리 바꿈 | 의자가 부서졌습니다. 이 손님을 빈 좌석으로 모십시오.
      gaeksoq_reseat ticket="{id}" old_seat={s2} new_seat={s} | 원래대로 | 이 표 손님, {s2}에 앉으셨는데 {s:로} 다시 옮겨 주세요.
      gaeksoq_block seats=["{s}","{s2}"] | 막기 | {s}, {s2} 두 자리는 팔지 못하게 막을 것.
      gaeksoq_unblock seats=["{s2}"] | 풀기 | {s2} 하나만 다시 풀어 줘.
      gaeksoq_bell rings={n} | 종 | 로비 종 {n}번.
      gaeksoq_delay show={n2} minutes={m} | 늦춤 | {n2}회차 공연을 {m}분 늦게 시작한다.
      gaeksoq_delay show={n} minutes={m} | 이번 회차 | 배우가 길이 막혀 늦는대요. 이 표의 회차를 {m}분 미뤄 주세요.
    `,
  },
  // 경비행장
  {
    language: 'ko',
    slots: { p: '=HL1204, HL2077, HL3319', p2: '=HL5508, HL6621, HL7740', st: '1..9', st2: '10..24', l: '20..65', l2: '70..180', r: '=09, 14, 18', r2: '=27, 32, 36', a: '500..1500', a2: '2000..4500', wd: '3..14', w: '=활주로 새 떼 주의, 주유차 통행 중' },
    tools: ['aerokit.park(plane, stand: int): Assign a stand', 'aerokit.tow(plane, from_stand: int, to_stand: int): Tow a plane', 'aerokit.fuel(plane, litres: int, grade?: avgas|jet): 기름을 넣는다', 'aerokit.defuel(plane, litres: int): Take fuel out', 'aerokit.runway(direction, lights: bool): Choose a runway direction', 'aerokit.block(floor_ft: int, ceiling_ft: int): Set the block of heights', 'aerokit.notice(text, hours?: int): Post a notice to pilots'],
    steps: `
      aerokit.park plane={p} stand={st} | 주기 | {p:은} {st}번 자리.
      aerokit.tow plane={p2} from_stand={st} to_stand={st2} | 견인 | {p2:을} {st}번에서 {st2}번으로 끌어다 놓는다.
      aerokit.tow plane={p} from_stand={st2} to_stand={st} | 견인 둘 | {st}번으로 끌어 주세요. {p}, 지금 {st2}번에 서 있어요.
      aerokit.fuel plane={p} litres={l2} grade=avgas | 급유 | {p} 항공 휘발유(avgas) {l2}리터
      aerokit.fuel plane={p2} litres={l} | 보충 | 기름 {l}L만 {p2}에 더 넣어 주십시오. 종류는 기체에 정해진 대로입니다.
      aerokit.defuel plane={p2} litres={l} | 덜기 | 너무 무겁다. {p2}에서 {l}리터 덜어 내라.
      aerokit.runway direction={r} lights=true | 활주로 | 활주로 {r} 방향, 등은 켜고.
      aerokit.runway direction={r2} lights=false | 낮 | 바람이 돌았습니다. {r2} 방향을 쓰되 불은 필요 없어요.
      aerokit.block floor_ft={a} ceiling_ft={a2} | 고도 | 위로 {a2}피트, 아래로 {a}피트 사이만 쓰게 할 것
      aerokit.notice text="{w}" hours={wd} | 공지 | "{w}"라는 공지를 {wd}시간 동안 띄운다.
    `,
  },
  // 두부 공장
  {
    language: 'ko',
    event: 'peripheral - VAT {v} TEMP {t} SOY {k} NEXT {v2}',
    slots: { v: '=V1, V2, V3', v2: '=V6, V7, V8', t: '58..71 / 82..93', k: '12..48', g: '120..480', bar: '0.8..2.4', m: '6..38', c: '4..12', n: '20..90', lot: '부침 12, 순두부 3, TB-07', lot2: '연두부 8, 찌개 5, TB-31' },
    tools: ['beancurd.boil(vat, minutes: int): Boil soy milk', 'beancurd.curdle(vat, grams: int): 간수를 넣는다', 'beancurd.press(lot, bar: num, minutes: int): Press curd', 'beancurd.release(lot): Let the press up', 'beancurd.chill(lot, celsius: int): Cool a lot in water', 'beancurd.cut(lot, blocks: int, size?: small|large): Cut a lot into blocks', 'beancurd.pump(source, target): Pump soy milk over'],
    steps: `
      @t beancurd.boil vat={v} minutes={m} // beancurd.curdle vat={v} grams={g} | 간수 넣을까 | 온도가 75에 못 미치면 그 통을 {m}분 더 끓이고, 넘으면 간수 {g}g을 넣는다.
      beancurd.boil vat={v2} minutes={m} | 끓이기 | 다음 통 {m}분 끓여.
      beancurd.curdle vat={v2} grams={g} | 간수 | {v2}에 간수 {g}그램을 부어 주십시오.
      beancurd.press lot="{lot}" bar={bar} minutes={m} | 누르기 | {lot:은} {bar}바로 {m}분 누릅니다.
      beancurd.press lot="{lot2}" bar={bar} minutes={m} | 성형 | {m}분 동안 누르되 세기는 {bar}bar, {lot2}
      beancurd.release lot="{lot}" | 올리기 | 됐다, {lot} 누름판 올려라.
      beancurd.chill lot="{lot2}" celsius={c} | 식힘 | {lot2:을} {c}도 물에 식혀 둘 것.
      beancurd.cut lot="{lot}" blocks={n} size=large | 큰 모 | {lot} 크게 {n}모로 자름.
      beancurd.cut lot="{lot2}" blocks={n} | 자르기 | {n}모로 잘라 주세요. {lot2}예요, 크기는 칼 그대로 두고요.
      beancurd.pump source={v} target={v2} | 옮김 | 알려 온 통의 두유를 다음 통으로 뽑아 보낸다.
      beancurd.pump source={v2} target={v} | 거꾸로 | {v:로} 보낸다, {v2}에 남은 것을.
    `,
  },
  // 사진 암실
  {
    language: 'ko',
    slots: { c: '18.5..24.5', s: '4..35', s2: '40..90', f: 'R-14, 제주 롤, 120필름 2', f2: 'R-29, 결혼식 롤, 135필름 8', n: '1..12', n2: '13..24', y: '5..60', m: '3..12' },
    tools: ['dunkla.safelight(lit: bool): Red lamp of the darkroom', 'dunkla.door(lock: bool): Lock or unlock the darkroom', 'dunkla.bath(bath: developer|stop|fixer, celsius: num): 약품 온도를 맞춘다', 'dunkla.develop(roll, minutes: int, push?: int): Develop a roll', 'dunkla.expose(frame: int, seconds: int, filter?: int): Expose paper', 'dunkla.strip(frame: int, from_s: int, to_s: int): Make a test strip', 'dunkla.contact(roll): Print a contact sheet'],
    steps: `
      dunkla.safelight lit=true | 붉은 등 | 암실 붉은 등 켜 주세요.
      dunkla.safelight lit=false | 완전히 어둡게 | 필름을 꺼낸다. 붉은 등도 끌 것.
      dunkla.door lock=true | 문 | 아무도 못 들어오게 암실 문을 잠가라.
      dunkla.bath bath=developer celsius={c} | 현상액 | 현상액 {c}도.
      dunkla.bath bath=fixer celsius={c} | 정착액 | 정착액 온도를 {c}도로 맞춥니다.
      dunkla.develop roll="{f}" minutes={m} push=2 | 증감 | {f:은} 두 스톱 증감해서 {m}분 현상.
      dunkla.develop roll="{f2}" minutes={m} | 현상 | {f2:을} {m}분 현상해 주십시오. 증감 칸은 비워 두십시오.
      dunkla.expose frame={n} seconds={s} filter={y} | 인화 | {n}번 컷, 필터 {y}번을 끼우고 {s}초.
      dunkla.expose frame={n2} seconds={s} | 그냥 인화 | 필터 없이 {s}초만 비추기, 컷은 {n2}번
      dunkla.strip frame={n2} from_s={s} to_s={s2} | 시험 인화 | {n2}번 컷으로 시험지를 만들어요. 제일 긴 건 {s2}초, 제일 짧은 건 {s}초.
      dunkla.contact roll="{f2}" | 밀착 | {f2} 밀착 한 장 뽑아 줘.
    `,
  },
  // 곤충 사육실
  {
    language: 'ko',
    event: 'mqtt insect/cage {"사육장": "{k}", "온도": {t}, "종": "{sp}", "마리": {n}, "빈사육장": "{k2}"}',
    slots: { k: '귀뚜라미 2, C-11, 윗단 4', k2: '빈장 9, C-30, 아랫단 7', t: '15..21 / 31..36', sp: '=귀뚜라미, 사슴벌레, 밀웜', n: '40..390', m: '5..45', g: '2.5..18.5', c: '24..29', x: '5..35', la: '6..9', lb: '18..21' },
    tools: ['chitinel_lamp(cage, heat: bool): Heat lamp of a cage', 'chitinel_fan(cage, minutes: int): Air a cage', 'chitinel_feed(cage, grams: num, kind?: bran|jelly|carrot): 먹이를 준다', 'chitinel_move(from_cage, to_cage, count: int): Move insects', 'chitinel_count(cage, count: int): Record how many live there', 'chitinel_loss(cage, dead: int): Record dead insects', 'chitinel_day(cage, dawn_hour: int, dusk_hour: int): Set day and night'],
    steps: `
      @t chitinel_lamp cage="{k}" heat=true // chitinel_fan cage="{k}" minutes={m} | 춥거나 덥거나 | 그 사육장이 22도보다 추우면 보온등을 켜고, 30도보다 더우면 {m}분 바람을 넣는다.
      chitinel_lamp cage="{k2}" heat=false | 보온등 | {k2}에는 아무것도 없다. 보온등 꺼라.
      chitinel_fan cage="{k2}" minutes={m} | 환기 | 비어 있는 사육장을 {m}분 환기해 주세요.
      chitinel_feed cage="{k}" grams={g} kind=jelly | 젤리 | 알려 온 사육장에 젤리 {g}g을 준다.
      chitinel_feed cage="{k2}" grams={g} kind=carrot | 당근 | 당근으로 {g}그램, {k2}.
      chitinel_move from_cage="{k}" to_cage="{k2}" count={x} | 나누기 | 너무 빽빽합니다. {x}마리를 빈 사육장으로 옮겨 주십시오.
      chitinel_count cage="{k}" count={n} | 마릿수 | 들어온 마릿수를 그 사육장 수로 적을 것
      chitinel_loss cage="{k}" dead={x} | 폐사 | {k}에서 {x}마리가 죽었어요. 기록해 주세요.
      chitinel_day cage="{k2}" dawn_hour={la} dusk_hour={lb} | 낮밤 | {k2:은} {la}시에 밝아지고 {lb}시에 어두워지게.
    `,
  },
];
