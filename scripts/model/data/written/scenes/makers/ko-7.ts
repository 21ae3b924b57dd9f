import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, in Korean, part 7: numbers and names beside the order that belong to no parameter. */
export const makersKo7: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt makgeolli/tank {"독": "{v}", "도수": {bx}, "품온": {t}, "저은지": {h}, "술덧": "{lot}", "앞독": "{v2}"}',
    slots: { v: '독12, 참독3, T-7', v2: '독15, 참독7, T-2', bx: '6.5..13.5', t: '26..33', h: '5..11', lot: 'ML-2207, 26-118', c: '14..25', min: '35..60', n: '2..4', so: '61..95', x: '101..240', l: '300..900', rpm: '12..25' },
    tools: ['dok_cool(vat, celsius: int, hours?: int): Cool a vat', 'dok_warm(vat, celsius: int, hours?: int): Warm a vat', 'dok_stir(vat, minutes: int, rpm?: int): Stir a vat', 'dok_rest(vat): Leave a vat in peace', 'dok_water(vat, litres: int): Add water', 'dok_press(vat, bar?: num): Press a vat'],
    steps: `
      dok_cool vat="{v}" celsius={c} | 뜨겁다 | 작년에는 {so}말을 빚었다. 올해 이 독은 {c}도까지 식힌다.
      dok_cool vat="{v2}" celsius={c} hours={n} | 앞 독 | 앞 독은 {n}시간에 걸쳐 {c}도로. 씻을 병이 {x}개 남아 있다.
      dok_warm vat="{v2}" celsius={c} | 차다 | {v2:은} {c}도로 덥힌다. 독 무게는 {x}kg.
      dok_stir vat="{v}" minutes={min} | 젓기 | {h}시간 전에 저었다는 그 독을 {min}분 또 젓는다. 회전수는 그대로.
      dok_stir vat="{v2}" minutes={min} rpm={rpm} | 세게 젓기 | {rpm}회전 {min}분, {v2}. 독이 {so}년 묵었다.
      dok_rest vat="{v}" | 가만히 | 알려 온 독은 손대지 말고 가만둔다. {x}일짜리 술이다.
      dok_water vat="{v2}" litres={l} | 물 | 앞 독에 물 {l}리터. 쌀은 {so}kg 들어갔다.
      dok_press vat="{v2}" | 거르기 | {v2} 술을 짠다. {x}병쯤 나올 것이고 압력은 기계가 정한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /mri/slot {"장비": "{s}", "환자번호": "{p}", "검사": "{st}", "체중": {kg}, "실온": {c}, "다음환자": "{p2}"}',
    slots: { s: 'MR-2, 스카이라, 루미나', p: 'P-20418, 0077-31, KX9902', p2: 'P-20455, 0081-02, KX9977', st: '무릎, 척추', kg: '48..99', c: '19..22', pr: '무릎 T2, head-fast, 척추4b', ml: '6..14', mls: '1.5..3.5', mm: '-160..-20', n: '25..45', min: '100..140' },
    tools: ['scan_begin(scanner, protocol, slices?: int): Begin a scan', 'scan_abort(scanner): Break a scan off', 'table_move(scanner, mm: int): Move the table, negative is outward', 'table_out(scanner): Bring the patient out', 'joyeongje(patient, ml: num, ml_per_s?: num): Give contrast', 'intercom(scanner, on: bool): Talk with the patient', 'headset(scanner, volume: low|mid|high): Music'],
    steps: `
      scan_begin scanner="{s}" protocol="{pr}" | 시작 | 메시지의 장비에서 {pr}. 환자는 {kg}kg이라 괜찮다.
      scan_begin scanner="{s}" protocol="{pr}" slices={n} | 얇게 | 지난번에는 {min}초 걸렸다. {pr:로} {n}장, 같은 장비.
      table_move scanner="{s}" mm={mm} | 테이블 | 방은 {c}도. 테이블을 {mm}mm 옮긴다.
      table_out scanner="{s}" | 무섭다 | 들어간 지 {min}초 만에 환자가 무서워한다. 밖으로 모신다.
      scan_abort scanner="{s}" | 움직임 | 환자가 {ml}번 움직였다. 이 촬영은 그만둔다.
      joyeongje patient={p} ml={ml} | 조영제 | 그 환자는 {kg}kg, 조영제 {ml}ml. 속도는 주입기에 맡긴다.
      joyeongje patient={p2} ml={ml} ml_per_s={mls} | 다음 분 | 다음 환자에게 초당 {mls}ml로 {ml}ml, {min}초 뒤쯤이다.
      intercom scanner="{s}" on=false | 안 들리게 | 조정실에 {n}명이 떠든다. 환자가 들을 필요 없다.
      headset scanner="{s}" volume=low | 음악 | {min}초 걸린다니 음악을 들릴 듯 말 듯 틀어 준다.
    `,
  },
  {
    language: 'ko',
    slots: { g: '수문3, 방앗간문, G-12', g2: '보5, 갑문, G-20', pct: '5..90', cm: '3..60', kn: '91..140', y: '1948..1999', t: '=06:45, 18:30, 23:20', t2: '=04:10, 09:55', who: '범수, 옥희', s: '141..400', m: '0.5..2.5', m2: '2.8..4.5' },
    tools: ['sumun_to(gate, pct: int, seconds?: int): Open a gate so far', 'sumun_close(gate, seconds?: int): Close a gate', 'sumun_nudge(gate, cm: int): Raise a gate a little, or lower it', 'sumun_auto(gate, low_m: num, high_m: num): Let a gate keep the level between two marks', 'sumun_manual(gate): Take a gate out of automatic', 'sumun_lamp(gate, colour: green|amber|red): Light the lamp of a gate'],
    steps: `
      sumun_to gate="{g}" pct={pct} | 비 | {t}부터 {cm}cm 비가 왔다고 {who:이} 전한다. {g:을} {pct}%까지 연다.
      sumun_to gate="{g2}" pct={pct} seconds={s} | 천천히 | {y}년에 지은 것이니 살살. {g2:을} {s}초에 걸쳐 {pct}%로.
      sumun_close gate="{g2}" | 배 지나감 | {t2}부터 배 {kn}척이 지나갔다. {g2:을} 닫는다. 몇 초든 좋다.
      sumun_close gate="{g}" seconds={s} | 느리게 닫기 | 둑에 {kn}명이 서 있다. {g:은} {s}초 동안 닫는다.
      sumun_nudge gate="{g}" cm=-{cm} | 조금 아래로 | {kn}톤이나 되는 {g:을} {cm}cm 내린다.
      sumun_nudge gate="{g2}" cm={cm} | 조금 위로 | {t2}에는 {kn}cm 낮았다지만 지금은 {g2:을} {cm}cm만 올리면 된다.
      sumun_auto gate="{g2}" low_m={m} high_m={m2} | 스스로 | {y}년에 하던 것처럼 {g2:이} {m}m와 {m2}m 사이를 스스로 지킨다.
      sumun_manual gate="{g}" | 손으로 | {t}부터 {who:이} {g}에서 일한다. 자동을 푼다.
      sumun_lamp gate="{g}" colour=red | 들어오지 마라 | 폭이 {kn}m라도 {g}에는 한 척도 들어오면 안 된다. 등을 빨갛게.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /returns/box {"반품번호": "{r}", "주문": "{o}", "일련번호": "{sn}", "모델": "{m}", "경과일": {d}, "고객번호": "{c}"}',
    slots: { r: 'RMA-0917, R/2207', o: 'SO-8814, K-5531', sn: '=9C5C8E1200AF, SN77-20418-B, 4410-882-X', sn2: '=9C5C8E1200C4, SN77-20977-A, 4410-901-Q', m: '펌프40, LX-3', d: '4..90', c: 'C-1180, 70431', sh: 'A-03, 반품2, 11번칸', won: '12000..98000', w: '긁힘, 안 켜짐, 색이 다름', n: '91..99' },
    tools: ['banpum_accept(rma, shelf?): Accept a return', 'banpum_reject(rma, reason?): Refuse a return', 'banpum_refund(order, won: int): Pay money back', 'unit_test(serial, full: bool): Test a unit', 'unit_scrap(serial, reason?): Scrap a unit', 'unit_swap(old_serial, new_serial): Give another unit in place of one', 'gogaek_memo(customer, text): Write a note about a customer'],
    steps: `
      banpum_accept rma={r} shelf="{sh}" | 받음 | {d}일 됐지만 아직 된다. 이 반품은 받아서 {sh}에.
      banpum_accept rma={r} | 받기만 | 받아 준다. 둘 자리는 나중에 정한다.
      banpum_reject rma={r} reason="{w}" | 거절 | 이번 반품은 못 받는다. 사유는 {w}.
      banpum_refund order={o} won={won} | 환불 | 그 물건이 나갔던 주문에서 {won}원을 돌려준다.
      unit_test serial={sn} full=false | 간단히 | {n}단계짜리 전체 시험 말고 간단히, 돌아온 물건을.
      unit_test serial={sn} full=true | 빠짐없이 | 돌아온 물건을 처음부터 끝까지 다 시험한다.
      unit_scrap serial={sn2} | 폐기 | 지하실에 {d}일 있던 {sn2:은} 못 고친다. 버린다.
      unit_swap old_serial={sn} new_serial={sn2} | 맞바꿈 | 돌아온 것 대신 {sn2:을} 내준다.
      gogaek_memo customer={c} text="2번째 반품, 택배비 청구 금지" | 고객 메모 | 이 고객에 대해: "2번째 반품, 택배비 청구 금지"
    `,
  },
  {
    language: 'ko',
    slots: { a: '보라, p.maas, 4조', b: '정우, t.vey, 9조', sh: '이른조, 늦조, C근무', sh2: '밤조, 나눔조, F근무', d: '=2026-12-03, 2026-12-07', d2: '=2026-12-21, 2027-01-11', t: '=05:45, 06:15', t2: '=14:00, 22:30', h: '0.5..9.5', y: '11..30', n: '31..90', why: '치과, 폭설, 아이가 아픔' },
    tools: ['geunmu_put(person, shift, date): Put somebody on a shift', 'geunmu_drop(person, date): Take somebody off a day', 'geunmu_swap(person_a, person_b, date): Let two people change', 'hyuga_put(person, first_day, last_day, note?): Enter a leave', 'clock_fix(person, date, clock_in, clock_out): Correct the times of a day', 'hours_add(person, hours: num, note?): Correct the hours of somebody', 'hours_query(person): Say how many hours somebody has left'],
    steps: `
      geunmu_put person="{a}" shift="{sh}" date={d} | 근무 | {y}년째 일하는 {a:은} {d}에 {sh}.
      geunmu_put person="{b}" shift="{sh2}" date={d2} | 근무 둘 | {d2}, {b}, {sh2}. 그날 {n}번 홀은 쉰다.
      geunmu_drop person="{b}" date={d} | 빼기 | 택배가 {n}개 줄어서 {d}에는 {b:을} 뺀다.
      geunmu_swap person_a="{a}" person_b="{b}" date={d2} | 맞바꿈 | {d2}에 {a:과} {b:이} 자리를 바꾼다.
      hyuga_put person="{a}" first_day={d} last_day={d2} note="{why}" | 휴가 | {a:은} {d2}까지 쉰다, {d}부터. 메모 {why}.
      hyuga_put person="{b}" first_day={d} last_day={d2} | 까닭 없이 | {n}일 내리 일했으니 {b:은} {d}부터 {d2}까지 휴가. 메모는 비운다.
      clock_fix person="{b}" date={d} clock_in={t} clock_out={t2} | 출퇴근 | 시계가 {y}분 틀렸다. {d} {b:은} {t2} 퇴근, {t} 출근이 맞다.
      hours_add person="{a}" hours=-{h} | 많다 | 시급 {n}00원인 {a}에게 {h}시간이 더 들어갔다. 뺀다.
      hours_add person="{b}" hours={h} note="재고 조사 {n}번 홀" | 더 일함 | {b:이} {h}시간 더 일했다, "재고 조사 {n}번 홀".
      hours_query person="{a}" | 남은 시간 | {a:이} {y}일 쉬고 싶어 한다. 시간이 얼마나 있나 본다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt ice/rink {"링크": "{r}", "얼음mm": {mm}, "빙온": {c}, "기온": {a}, "정빙": "{t}", "다른링크": "{r2}"}',
    slots: { r: '1링크, 큰링크, 동쪽판', r2: '2링크, 작은링크, 서쪽판', mm: '31..48', c: '-4.5..-2.5', c2: '-7.5..-5.0', a: '8..14', t: '=15:45, 18:10', t2: '=20:30, 21:45', l: '180..700', n: '1201..3900', p: '2..5', w: '얇게, 살짝 / 깊게, 두껍게', te: '혜성팀, U14여자' },
    tools: ['ice_temp(rink, surface_c: num): Set how cold the ice is', 'ice_cut(rink, depth: thin|thick, water_litres?: int): Smooth the ice', 'ice_flood(rink, litres: int, layers?: int): Build ice up', 'ice_lights(rink, scene: game|training|off): Choose the light', 'ice_book(rink, team, start, end): Book a rink', 'board_clock(rink, minutes: int): Set the game clock', 'horn_test(rink): Let the horn sound shortly'],
    steps: `
      ice_temp rink="{r}" surface_c={c2} | 무르다 | 오늘 밤 {n}명이 온다. 잰 얼음을 {c2}도까지 내린다.
      @w ice_cut rink="{r}" depth=thin // ice_cut rink="{r}" depth=thick | 정빙 | {t}에 깎았다는 링크를 다시 {w} 깎는다. 물은 맞춰 둔 대로.
      @w ice_cut rink="{r2}" depth=thin water_litres={l} // ice_cut rink="{r2}" depth=thick water_litres={l} | 다른 링크 | 다른 링크는 {w}, 물 {l}리터. {a}분 안에 끝내야 한다.
      ice_flood rink="{r2}" litres={l} | 물 뿌리기 | 바깥이 {a}도라 {r2}에 {l}리터면 된다. 몇 겹인지는 안 센다.
      ice_flood rink="{r}" litres={l} layers={p} | 겹겹이 | {mm}mm는 얇다. 잰 링크에 {l}리터로 {p}겹.
      ice_lights rink="{r2}" scene=training | 불 | {r2}에서 아이들 {a}명이 연습한다. 거기에 맞는 불로.
      ice_lights rink="{r2}" scene=off | 어둡게 | 손님 {n}명이 다 나갔다. {r2} 불을 끈다.
      ice_book rink="{r2}" team="{te}" start={t} end={t2} | 대관 | {te:이} {t2}까지 다른 링크를 쓴다. {t}에 오며 {a}명이다.
      board_clock rink="{r}" minutes={a} | 시계 | 얼음을 잰 링크 전광판에 {a}분.
      horn_test rink="{r2}" | 경적 | {p}경기째 소리가 없던 {r2} 경적을 울려 본다.
    `,
  },
  {
    language: 'ko',
    slots: { u: '118호, U-2207, B14', u2: '131호, U-3310, C02', c: '노이다, 팽 선생, 크롤상사', n: '2..11', won: '39000..189000', m2: '13..20', code: '=4471#, 0882*, 7319', d: '=2026-12-31, 2027-03-15', y: '21..38', w: '가구, 서류, 피아노' },
    tools: ['bogwan_rent(unit, customer, months: int, won_per_month?: int): Rent a unit out', 'bogwan_end(unit, last_day): End a contract', 'bogwan_move(customer, from_unit, to_unit): Move a customer', 'bogwan_lock(unit): Lock a unit of somebody who does not pay', 'bogwan_unlock(unit): Unlock a unit', 'bogwan_code(unit, code, until?): Set the code of a unit', 'bogwan_light(unit, minutes?: int): Switch the light on'],
    steps: `
      bogwan_rent unit="{u}" customer="{c}" months={n} won_per_month={won} | 계약 | {c}, {m2}제곱미터짜리 {u}, {n}달, 한 달에 {won}원.
      bogwan_rent unit="{u2}" customer="{c}" months={n} | 늘 받던 값 | {m2}제곱미터인 {u2:을} {c}에게 {n}달. 값은 늘 받던 대로라 비운다.
      bogwan_end unit="{u}" last_day={d} | 나감 | {y}달 쓰던 {u:은} {d:이} 마지막 날이다.
      bogwan_move customer="{c}" from_unit="{u2}" to_unit="{u}" | 작은 데로 | 상자가 {m2}개만 남았다. {c:은} {u2}에서 {u:로} 옮긴다.
      bogwan_lock unit="{u2}" | 밀림 | {won}원이 {n}달째 밀렸다. {u2:은} 낼 때까지 못 들어간다.
      bogwan_unlock unit="{u2}" | 냈다 | 밀린 {won}원이 들어왔다. {u2:을} 다시 열어 준다.
      bogwan_code unit="{u}" code={code} until={d} | 번호 | {d}까지 {u} 번호는 {code}
      bogwan_code unit="{u2}" code={code} | 번호, 기한 없음 | {n}번 틀렸다기에 {u2} 번호를 {code} 하나로 바꾼다.
      bogwan_light unit="{u}" | 불 | {m2}시부터 {u}에 {w:을} 나른다. 불을 켜 준다.
      bogwan_light unit="{u2}" minutes={y} | 불 잠깐 | {w:을} 들이는 동안 {u2}에 {y}분만 불.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt rail/yard {"선로": "{t}", "화차": "{w}", "적재톤": {l}, "제동": "정상", "분기기": "{s}", "기관차": "{e}"}',
    slots: { t: '3가, T7, 북2', t2: '5다, T12, 남4', w: '=31-80-4410, 33-68-2207, 83-51-0917', w2: '=31-80-7752, 33-68-3310', l: '21..79', s: 'W118, W3', s2: 'W204, W9', e: 'V60-2, 기관차8', v: '3..15', m: '81..400', n: '2..11', si: '곧게, 똑바로 / 옆으로 갈라지게, 갈라지는 쪽으로' },
    tools: ['yard_switch(switch, to: straight|diverging): Throw a switch', 'yard_shunt(engine, wagon, from_track, to_track): Move a wagon', 'yard_couple(wagon_a, wagon_b): Couple two wagons', 'yard_uncouple(wagon_a, wagon_b): Uncouple two wagons', 'yard_creep(engine, kmh: int, metres?: int): Drive an engine slowly', 'yard_halt(engine): Stop an engine', 'yard_brake(wagon, set: bool): Set or release a hand brake', 'yard_defect(wagon, text): Mark a wagon as defective'],
    steps: `
      @si yard_switch switch={s} to=straight // yard_switch switch={s} to=diverging | 분기기 | 열차가 {n}개 남았다. 메시지의 분기기를 {si}.
      @si yard_switch switch={s2} to=straight // yard_switch switch={s2} to=diverging | 다른 분기기 | {s2:을} {si} 놓는다.
      yard_shunt engine="{e}" wagon={w} from_track="{t}" to_track="{t2}" | 입환 | {l}톤 실은 그 화차를 지금 선로에서 {t2:로}, 거기 있는 기관차로 옮긴다.
      yard_shunt engine="{e}" wagon={w2} from_track="{t2}" to_track="{t}" | 다음 화차 | {t} 선로에 {w2:을} 넣는다. {t2}에서 가져오고 기관차는 메시지의 것.
      yard_couple wagon_a={w} wagon_b={w2} | 잇기 | {w:과} {w2:을} 이으면 모두 {n}량이 된다.
      yard_uncouple wagon_a={w} wagon_b={w2} | 떼기 | {w:과} {w2} 사이를 뗀다.
      yard_creep engine="{e}" kmh={v} | 기어가기 | 그 기관차는 시속 {v}. 선로가 {m}m지만 그 수는 넣지 않는다.
      yard_creep engine="{e}" kmh={v} metres={m} | 거기까지 | {l}톤을 달고 {e:이} 시속 {v:로} {m}m.
      yard_halt engine="{e}" | 아이! | 선로에 {n}살 아이가 있다!
      yard_brake wagon={w} set=false | 풀기 | {l}톤 화차의 수제동을 푼다.
      yard_brake wagon={w2} set=true | 세워 둠 | {w2:은} {n}일 서 있는다. 수제동을 건다.
      yard_defect wagon={w} text="문 안 닫힘, 널 2장 빠짐" | 고장 | 메시지의 화차: "문 안 닫힘, 널 2장 빠짐"
    `,
  },
];
