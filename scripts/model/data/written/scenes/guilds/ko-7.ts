import type { Scene } from '../../scene';

/** Tools of guilds nobody has heard of, near to each other, in Korean, part 7. */
export const guildsKo7: readonly Scene[] = [
  // 템플스테이
  {
    language: 'ko',
    event: 'webhook /temple/guest {"손님": "{g}", "인원": {n}, "방": "{r}", "도착": "{d}", "빈방": "{r2}", "채식": {v}}',
    slots: { g: '=마리 씨, 문 과장, 유학생 셋', g2: '=노부부, 여고 동창', n: '2..9', nw: '{n} in words', r: '=연화당, 청운실', r2: '=백련당, 송림실', d: '=2026-12-03, 2026-12-11', d2: '=2027-01-09, 2027-02-20', v: '=true / false', m: '15..90', t: '18..26', b: '3..33' },
    tools: ['sanmun_book(guest, room, from_day, to_day): Book a room', 'sanmun_other_room(guest, old_room, new_room): Give a guest another room', 'sanmun_meal(guest, meal: breakfast|lunch|dinner, people: int): 공양을 올린다', 'sanmun_diet(guest, fish_allowed: bool): Note what a guest eats', 'sanmun_gong(strokes: int, hall?: bool): Strike the gong', 'sanmun_ondol(room, celsius: int): Heat the floor', 'sanmun_day(guest, weekday: mon|wed|sat, programme): 프로그램 요일을 정한다'],
    steps: `
      @v sanmun_diet guest="{g}" fish_allowed=false // sanmun_diet guest="{g}" fish_allowed=true | 식성 | 채식이 true인 손님은 생선을 못 드시는 것으로 적고, false면 드셔도 되는 것으로 적어 둡니다.
      sanmun_book guest="{g}" room="{r}" from_day={d} to_day={d2} | 방 잡기 | 신청한 손님, 신청한 방으로 도착하는 날부터 {d2}까지.
      sanmun_book guest="{g2}" room="{r2}" from_day={d} to_day={d2} | 예약 | {g2:은} {r2}에서 {d2}에 나가십니다. 들어오시는 날은 {d}.
      sanmun_other_room guest="{g}" old_room="{r}" new_room="{r2}" | 방 바꿈 | 이번 손님이 방이 춥다고 하셔서 빈방으로 바꿔 드린다.
      sanmun_meal guest="{g2}" meal=dinner people={n} | 저녁 | {g2} 저녁 공양 {nw} 분.
      sanmun_meal guest="{g}" meal=breakfast people={n} | 아침 | 신청하신 분들 아침을 인원수대로 준비해 주세요.
      sanmun_gong strokes={b} hall=true | 법고 뒤 | 징을 {b}번, 법당에서도 들리게.
      sanmun_ondol room="{r2}" celsius={t} | 구들 | {r2} 바닥 {t}도로 데울 것
      sanmun_day guest="{g2}" weekday=wed programme=다도 | 다도 | {g2} 다도는 수요일에 넣어 주시면 좋겠습니다.
      sanmun_day guest="{g}" weekday=sat programme=염주 | 염주 | 토요일, 염주 만들기(programme에는 "염주"). 이번에 신청한 손님.
    `,
  },
  // 의류 염색 공장
  {
    language: 'ko',
    slots: { v: '=염색조 1, 큰 통, 남쪽 조', v2: '=염색조 6, 작은 통, 북쪽 조', c: '40..59', c2: '60..98', m: '12..90', d: '=쪽빛, 치자색, 먹색', d2: '=홍화색, 쑥색', g: '50..900', l: 'FB-210, 린넨 7필, 광목 3', l2: 'FB-255, 모시 2필, 명주 8', p: '3.5..6.5', p2: '7.5..10.5', n: '2..6', nw: '{n} in words' },
    tools: ['tinktura.ramp(vat, from_c: int, to_c: int, minutes: int): Heat a vat up slowly', 'tinktura.dye(vat, dye, grams: int): 염료를 푼다', 'tinktura.acid(vat, ph_goal: num): Make a vat sourer or milder', 'tinktura.dip(lot, vat, times?: int): Dip a lot', 'tinktura.shift(lot, out_of_vat, into_vat): Take a lot over into another vat', 'tinktura.wring(lot, force: mild|medium|hard): Wring a lot out', 'tinktura.restyle(lot, old_dye, new_dye): Change the colour ordered'],
    steps: `
      tinktura.ramp vat="{v}" from_c={c} to_c={c2} minutes={m} | 승온 | {v}, {m}분 동안 {c}도에서 {c2}도로 서서히.
      tinktura.ramp vat="{v2}" from_c={c} to_c={c2} minutes={m} | 천천히 | {v2:은} {c2}도가 되게 하는데 {c}도부터 {m}분을 들입니다.
      tinktura.dye vat="{v}" dye={d} grams={g} | 염료 | {v}에 {d} {g}그램 풀기
      tinktura.acid vat="{v2}" ph_goal={p} | 시게 | {v2:을} pH {p:로} 낮춰 주세요.
      tinktura.acid vat="{v}" ph_goal={p2} | 순하게 | pH는 {p2}, {v}.
      tinktura.dip lot="{l}" vat="{v}" times={n} | 담그기 | {l:을} {v}에 {nw} 번 담갔다 뺀다.
      tinktura.dip lot="{l2}" vat="{v2}" | 담그기 둘 | {l2}, {v2}에 담가 주십시오. 몇 번인지는 반장이 정합니다.
      tinktura.shift lot="{l}" out_of_vat="{v}" into_vat="{v2}" | 통 바꿈 | {l:을} {v}에서 건져 {v2}에 넣을 것.
      tinktura.wring lot="{l2}" force=mild | 살짝 | 얇은 천이야. {l2:은} 살살 짜.
      tinktura.wring lot="{l}" force=hard | 꽉 | {l:은} 물이 줄줄 흘러요, 꽉 짜 주세요.
      tinktura.restyle lot="{l2}" old_dye={d} new_dye={d2} | 색 변경 | {l2} 주문 색: {d} 취소, {d2:로} 함.
    `,
  },
  // 다국어 관광 안내판
  {
    language: 'ko',
    event: 'mqtt tour/kiosk {"안내기": "{k}", "언어": "{ln}", "질문": "{q}", "배터리": {b}, "근처": "{k2}"}',
    slots: { k: '=K-01, 남문 안내기, 북촌 3', k2: '=K-09, 서문 안내기, 서촌 5', ln: '=ja, en, zh', q: '=화장실이 어디인가요, 막차가 몇 시인가요', b: '6..14 / 45..96', p: '20..90', m: '2..30', tx: '=오른쪽 골목으로 가세요, 밤 열한 시입니다', pl: '=한옥 골목, 전통 시장', pl2: '=전망대, 옛 우물', v: '1..9' },
    tools: ['guidori.say(kiosk, text, language?: ko|en|ja|zh): Let a kiosk speak', 'guidori.show(kiosk, text): Show a text without sound', 'guidori.sleep(kiosk, minutes: int): 안내기를 재운다', 'guidori.wake(kiosk): Wake a kiosk', 'guidori.volume(kiosk, level: int): Set how loud a kiosk is', 'guidori.language(kiosk, language: ko|en|ja|zh): Set the language of the menu', 'guidori.route(kiosk, start, goal, step_free?: bool): Show the way'],
    steps: `
      @b guidori.sleep kiosk="{k}" minutes={m} // guidori.show kiosk="{k}" text="어서 오세요" | 배터리 | 배터리가 20 밑으로 떨어진 안내기는 {m}분 재우고, 그보다 많으면 소리 없이 "어서 오세요"만 띄운다.
      guidori.say kiosk="{k}" text="{tx}" | 대답 | 물어본 그 안내기에서 "{tx}" 하고 말해 주세요. 언어는 따로 정하지 않고요.
      guidori.say kiosk="{k2}" text="{tx}" language=ja | 일본어 목소리 | 근처 안내기에서 일본어 음성으로 "{tx}"를 내보냅니다.
      guidori.show kiosk="{k2}" text="{q}" | 화면만 | 들어온 질문을 근처 안내기 화면에 글자로만 띄울 것.
      guidori.wake kiosk="{k2}" | 깨우기 | {k2} 깨워.
      guidori.volume kiosk="{k}" level={v} | 소리 | 시끄럽다는 민원이 있어 그 안내기 음량을 {v:로} 맞춘다.
      guidori.language kiosk="{k2}" language=zh | 중국어 | {k2} 메뉴를 중국어로 바꿔 주십시오.
      guidori.language kiosk="{k}" language={ln} | 물어본 말로 | 질문한 안내기의 메뉴는 질문이 들어온 언어로.
      guidori.route kiosk="{k2}" start="{pl}" goal="{pl2}" step_free=true | 휠체어 | {k2}: {pl}에서 {pl2}까지 계단 없는 길 보여 주기
      guidori.route kiosk="{k}" start="{pl2}" goal="{pl}" | 길 | {pl}에 가고 싶으시대요. 지금 계신 곳은 {pl2}. 알림 온 안내기에 길을 띄워 줘요.
    `,
  },
  // 양말 공장
  {
    language: 'ko',
    slots: { m: '1..12', m2: '13..30', s: '=줄무늬, 곰돌이, 무지', s2: '=꽈배기, 도트', y: '=흰 실, 남색 실', y2: '=겨자색 실, 회색 실', r: '90..180', n: '50..390', o: 'SX-310, 주문 21, 겨울-8', o2: 'SX-355, 주문 30, 겨울-15', d: '=2026-12-07, 2026-12-21', k: '2..9', kw: '{k} in words' },
    tools: ['soxmaschin.knit(machine: int, pattern, pairs: int, size?: small|medium|large): Knit socks', 'soxmaschin.break(machine: int): 기계를 쉬게 한다', 'soxmaschin.speed(machine: int, rpm: int): Set the speed of a machine', 'soxmaschin.thread(machine: int, old_yarn, new_yarn): Change the yarn', 'soxmaschin.redesign(order, old_pattern, new_pattern): Change the pattern of an order', 'soxmaschin.deadline(order, date): Set a deadline', 'soxmaschin.scrap(order, pairs: int): Write spoilt pairs off', 'soxmaschin.oil(machines: int[]): Oil machines'],
    steps: `
      soxmaschin.knit machine={m} pattern={s} pairs={n} size=large | 큰 것 | {m}번 기계, {s}, 큰 사이즈 {n}켤레.
      soxmaschin.knit machine={m2} pattern={s2} pairs={n} size=medium | 중간 | {m2}번에서 {s2} 무늬를 중간 크기로 {n}켤레 짜 주세요.
      soxmaschin.knit machine={m} pattern={s2} pairs={k} | 견본 | 견본이니까 {kw} 켤레면 됩니다. {s2}, {m}번, 크기는 지금 걸린 대로.
      soxmaschin.break machine={m2} | 열받음 | {m2}번이 뜨겁다. 좀 쉬게 해.
      soxmaschin.speed machine={m} rpm={r} | 속도 | {m}번은 분당 {r}바퀴로
      soxmaschin.thread machine={m2} old_yarn="{y}" new_yarn="{y2}" | 실 | {m2}번 기계 {y} 끊고 {y2} 건다.
      soxmaschin.thread machine={m} old_yarn="{y2}" new_yarn="{y}" | 실 갈기 | {y:을} 걸어 주십시오, {m}번에. {y2:은} 빼시고요.
      soxmaschin.redesign order="{o}" old_pattern={s} new_pattern={s2} | 무늬 | {o} 무늬가 {s}에서 {s2:로} 바뀌었음.
      soxmaschin.deadline order="{o2}" date={d} | 납기 | {o2} 납기는 {d}까지라고 넣을 것.
      soxmaschin.scrap order="{o}" pairs={k} | 불량 | {o}에서 {k}켤레가 불량이에요. 빼 주세요.
      soxmaschin.oil machines=[{m},{m2}] | 기름 | {m}번, {m2}번에 기름 치기.
    `,
  },
  // 우산 대여소
  {
    language: 'ko',
    event: 'webhook /umbrella/rack {"거치대": "{r}", "우산": {u}, "상태": "{s}", "빌린이": "{p}", "남은개수": {n}, "옆거치대": "{r2}"}',
    slots: { r: '=1번 출구, 도서관 앞, 시청역', r2: '=4번 출구, 병원 앞, 강변역', u: '101..180', u2: '201..280', u3: '301..380', s: '=정상, 멀쩡 / 살 부러짐, 찢어짐', p: '=m4410, m7721, m9038', p2: '=m1125, m6604', n: '2..15', w: '300..2900', h: '6..48', k: '3..18' },
    tools: ['parapluvo.lend(umbrella: int, member, hours?: int): Lend an umbrella', 'parapluvo.accept(umbrella: int, rack): 우산을 돌려받는다', 'parapluvo.mend(umbrella: int, damage): Send an umbrella to be mended', 'parapluvo.fine(member, won: int): Fine a member', 'parapluvo.forgive(member): 벌금을 없앤다', 'parapluvo.ferry(from_rack, to_rack, count: int): Carry umbrellas to another rack', 'parapluvo.lost(umbrellas: int[]): Report umbrellas as lost', 'parapluvo.inherit(umbrella: int, old_member, new_member): Let another member go on'],
    steps: `
      @s parapluvo.accept umbrella={u} rack="{r}" // parapluvo.mend umbrella={u} damage="{s}" | 돌아온 우산 | 정상이거나 멀쩡한 우산은 그 거치대에 반납으로 잡고, 망가진 것은 적힌 상태를 그대로 써서 수리로 보낸다.
      parapluvo.lend umbrella={u2} member={p2} hours={h} | 대여 | {p2}, {u2}번 우산, {h}시간.
      parapluvo.lend umbrella={u3} member={p} | 또 빌림 | 아까 그 회원이 {u3}번을 다시 빌리신대요. 시간은 정하지 않아요.
      parapluvo.fine member={p} won={w} | 벌금 | 그 회원에게 {w}원을 물린다.
      parapluvo.forgive member={p2} | 봐드림 | {p2} 벌금은 없던 일로 해 드려.
      parapluvo.ferry from_rack="{r2}" to_rack="{r}" count={k} | 나르기 | 옆 거치대에서 여기로 {k}개 옮겨 주십시오. "여기"는 알림이 온 거치대입니다.
      parapluvo.ferry from_rack="{r}" to_rack="{r2}" count={n} | 남은 것 | 남았다고 한 개수만큼 전부 옆 거치대로 옮길 것
      parapluvo.lost umbrellas=[{u2},{u3}] | 분실 | {u2}번, {u3}번 잃어버림.
      parapluvo.inherit umbrella={u3} old_member={p} new_member={p2} | 이어 씀 | {u3}번은 {p:이} 쓰다가 {p2:이} 이어서 씁니다.
      parapluvo.inherit umbrella={u2} old_member={p2} new_member={p} | 넘김 | 이제 {p} 이름으로 {u2}번을. {p2} 이름은 뺀다.
    `,
  },
  // 자전거 정비소
  {
    language: 'ko',
    slots: { b: 'BK-31, 파란 로드, 접이식 2', b2: 'BK-58, 검은 MTB, 세발 4', ps: '35..60', ps2: '65..110', t: '28..52', n: '4..12', cl: '석훈, 우체국 최 씨, 4동 아이', w: '8000..45000', w2: '50000..190000', mm: '2..25', c: '=체인, 안장', c2: '=페달, 핸들바', h: '=11:00, 18:20' },
    tools: ['velofiks.air(bike, front_psi: int, rear_psi: int): 바퀴에 바람을 넣는다', 'velofiks.true_wheel(bike, wheel: front|rear): Straighten a wheel', 'velofiks.saddle(bike, mm: int): Raise the saddle; negative lowers it', 'velofiks.gears(bike, easiest_teeth: int, hardest_teeth: int): Set the gears', 'velofiks.replace(bike, part, won: int): Replace a part', 'velofiks.estimate(bike, least_won: int, most_won: int): Tell what a repair may cost', 'velofiks.hand_out(bike, owner, at?): Hand a bike out'],
    steps: `
      velofiks.air bike="{b}" front_psi={ps} rear_psi={ps2} | 바람 | {b} 앞 {ps}, 뒤 {ps2}.
      velofiks.air bike="{b2}" front_psi={ps} rear_psi={ps2} | 공기압 | 뒷바퀴에 {ps2}psi, 앞바퀴에 {ps}psi 넣어 주세요. {b2}요.
      velofiks.true_wheel bike="{b}" wheel=rear | 휜 바퀴 | {b} 뒷바퀴가 휘었다. 바로잡을 것.
      velofiks.true_wheel bike="{b2}" wheel=front | 앞바퀴 | {b2:은} 앞바퀴를 반듯하게 잡아 주십시오.
      velofiks.saddle bike="{b2}" mm=-{mm} | 낮추기 | 애가 발이 안 닿아요. {b2} 안장을 {mm}mm 내려 주세요.
      velofiks.saddle bike="{b}" mm={mm} | 높이기 | 안장 {mm}밀리 올림, {b}.
      velofiks.gears bike="{b}" easiest_teeth={t} hardest_teeth={n} | 기어 | {b}: 제일 무거운 단 {n}T, 제일 가벼운 단 {t}T
      velofiks.replace bike="{b}" part="{c}" won={w} | 교환 | {b} {c} 갈고 {w}원 받는다.
      velofiks.estimate bike="{b2}" least_won={w} most_won={w2} | 견적 | {b2:은} 비싸도 {w2}원, 싸면 {w}원이라고 말씀드렸습니다.
      velofiks.hand_out bike="{b}" owner="{cl}" at={h} | 찾아감 | {cl:이} {b:을} {h}에 찾아간다.
      velofiks.hand_out bike="{b2}" owner="{cl}" | 내줌 | {b2:은} {cl}에게. 시각은 안 적어도 됨.
    `,
  },
  // 영화 특수효과
  {
    language: 'ko',
    event: 'manual - 장면 {sc} 준비, 비 {r}단계, 연기 {k}, 배우 {a}, 다음 장면 {sc2}',
    slots: { sc: '=12-A, 27-C, 31-B', sc2: '=40-A, 52-D', r: '=1, 2, 3', k: '=필요, 가득 / 없음, 금지', a: '=윤서, 권혁', a2: '=단우, 채린', s: '5..55', m: '=3, 5', w: '3..14', w2: '15..28', d: '4..20', g: '=창문, 문짝' },
    tools: ['effektor.rain(scene, strength: 1|2|3): Let it rain', 'effektor.dry(scene): Stop the rain', 'effektor.smoke(scene, seconds: int, dense?: bool): 연기를 피운다', 'effektor.clear(scene): Suck the smoke away', 'effektor.gust(scene, from_ms: int, to_ms: int): Let the wind grow from one speed to another', 'effektor.shatter(scene, object, after_s: int): Shatter an object', 'effektor.double(scene, actor, stuntman): Let a stuntman play for an actor'],
    steps: `
      @k effektor.smoke scene={sc} seconds={s} // effektor.clear scene={sc} | 연기 | 연기가 필요하거나 가득이라고 한 장면이면 {s}초 피우고, 없음이나 금지면 남은 연기를 빼낸다.
      effektor.rain scene={sc} strength={r} | 비 | 그 장면에 요청한 단계로 비를 뿌려 주세요.
      effektor.rain scene={sc2} strength=3 | 장대비 | {sc2:은} 세 단계 중 가장 센 비.
      effektor.dry scene={sc} | 컷 | 컷! 이 장면 비 그쳐.
      effektor.smoke scene={sc2} seconds={s} dense=true | 자욱하게 | {sc2}, {s}초, 아주 짙게.
      effektor.gust scene={sc} from_ms={w} to_ms={w2} | 바람 | 준비한 장면에서 바람이 {w}m/s에서 {w2}m/s까지 세지게 합니다.
      effektor.gust scene={sc2} from_ms={w2} to_ms={w} | 잦아듦 | {sc2}: 바람이 잦아든다. 끝은 {w}, 처음은 {w2}
      effektor.shatter scene={sc2} object={g} after_s={d} | 깨기 | {d}초 뒤 {sc2} {g} 깨뜨리기.
      effektor.double scene={sc} actor={a} stuntman={a2} | 대역 | 그 장면은 위험하니 배우 대신 {a2:이} 뜁니다.
      effektor.double scene={sc2} actor={a2} stuntman={a} | 대역 바뀜 | {sc2}에서는 거꾸로 {a:이} {a2} 대역을 맡아 주십시오.
    `,
  },
  // 사과 선과장
  {
    language: 'ko',
    slots: { l: '1..6', l2: '7..12', g: '180..240', g2: '260..390', b: '11.5..13.4', b2: '13.6..16.5', f: '=영주 밭, 청송 밭', f2: '=거창 밭, 예산 밭', c: '3..40', k: '20..95', p: '=부사, 홍로', o: 'AP-110, 설 선물 7, 마트-3', o2: 'AP-140, 급식 12, 수출-8', d: '=2026-12-08, 2027-01-22' },
    tools: ['pomografo.weigh(lane: int, lightest_g: int, heaviest_g: int): Let a lane take a range of weights', 'pomografo.sweet(lane: int, least_brix: num, most_brix: num): Let a lane take a range of sweetness', 'pomografo.gate(lane: int, gate: shut|open): Gate of a lane', 'pomografo.colour(lane: int, red_pct: int): 붉은 정도를 정한다', 'pomografo.crate(order, crates: int, grower?): Crate apples for an order', 'pomografo.origin(order, old_grower, new_grower): Correct where apples come from', 'pomografo.cold(order, days: int): Keep an order in the cold store'],
    steps: `
      pomografo.weigh lane={l} lightest_g={g} heaviest_g={g2} | 무게 | {l}번 줄은 {g}g에서 {g2}g까지.
      pomografo.weigh lane={l2} lightest_g={g} heaviest_g={g2} | 무게 범위 | {l2}번은 무거워도 {g2}그램, 가벼워도 {g}그램짜리만 받게 해 주십시오.
      pomografo.sweet lane={l} least_brix={b} most_brix={b2} | 당도 | 당도 {b}~{b2}브릭스는 {l}번.
      pomografo.sweet lane={l2} least_brix={b} most_brix={b2} | 브릭스 | {l2}번 줄 당도, 위로 {b2} 아래로 {b:로} 맞춰 주세요.
      pomografo.gate lane={l} gate=shut | 막기 | {l}번 줄에 사과가 쌓였다. 문 막아라.
      pomografo.gate lane={l2} gate=open | 트기 | {l2}번 줄 문을 터 줄 것
      pomografo.colour lane={l2} red_pct={k} | 색 | {k}퍼센트 넘게 빨간 것만 {l2}번으로 보냅니다.
      pomografo.crate order="{o}" crates={c} grower="{f}" | 담기 | {o}에 {f} 사과로 {c}상자.
      pomografo.crate order="{o2}" crates={c} | 아무 밭 | {o2:은} {c}상자, 어느 밭 것이든 좋다.
      pomografo.origin order="{o}" old_grower="{f}" new_grower="{f2}" | 산지 | {o} 산지가 잘못됐어요. {f:이} 아니라 {f2:이} 맞아요.
      pomografo.cold order="{o2}" days={c} | 저온 | {o2} 저온고에 {c}일 둠.
    `,
  },
  // 공중화장실 관리
  {
    language: 'ko',
    event: 'mqtt toilet/stall {"화장실": "{t}", "칸": {c}, "점유분": {m}, "휴지": {p}, "담당": "{w}", "옆화장실": "{t2}"}',
    slots: { t: '=공원 남쪽, 시장 입구, 역 2층', t2: '=공원 북쪽, 주차장 옆', c: '1..6', c2: '7..14', m: '3..14 / 35..80', p: '5..90', w: '=장 여사, 심 씨, 오후조', w2: '=표 여사, 새벽조', n: '2..9', nw: '{n} in words', h: '=05:30, 06:00', h2: '=23:00, 23:40' },
    tools: ['loovaro.knock(toilet, stall: int): Ask through the speaker whether all is well', 'loovaro.leave_alone(toilet, stall: int): Mark a stall as normal', 'loovaro.unlock(toilet, stall: int): 밖에서 문을 연다', 'loovaro.flush(toilet, stall: int, times?: int): Flush', 'loovaro.refill(toilet, stall: int, rolls: int): Bring paper', 'loovaro.fan(toilet, strength: off|low|high): Set the fan', 'loovaro.relieve(toilet, old_cleaner, new_cleaner): Change the cleaner', 'loovaro.opening(toilet, closes, opens): Set the hours'],
    steps: `
      @m loovaro.leave_alone toilet="{t}" stall={c} // loovaro.knock toilet="{t}" stall={c} | 오래 있나 | 20분 넘게 안 나오면 그 칸에 괜찮으신지 물어보고, 아직 그만큼 안 됐으면 정상으로 표시해 둔다.
      loovaro.unlock toilet="{t}" stall={c} | 응급 | 대답이 없어요! 알림 온 칸 문을 밖에서 열어 주세요.
      loovaro.flush toilet="{t2}" stall={c2} times={n} | 물 | {t2} {c2}번 칸 물을 {nw} 번 내릴 것.
      loovaro.flush toilet="{t}" stall={c2} | 내리기 | {t} {c2}번 칸, 물 내리기. 횟수 없음.
      loovaro.refill toilet="{t}" stall={c} rolls={n} | 휴지 | 휴지가 모자란 그 칸에 {n}롤 갖다 놓습니다.
      loovaro.fan toilet="{t2}" strength=high | 냄새 | {t2} 냄새 난다. 환풍기 세게.
      loovaro.fan toilet="{t}" strength=off | 환풍기 | 알림이 온 화장실 환풍기는 꺼 주시기 바랍니다.
      loovaro.relieve toilet="{t}" old_cleaner="{w}" new_cleaner="{w2}" | 교대 | 거기 담당이 오늘부터 {w2:로} 바뀐다.
      loovaro.relieve toilet="{t2}" old_cleaner="{w2}" new_cleaner="{w}" | 담당 | {t2:은} {w2} 말고 {w:이} 맡아 줘.
      loovaro.opening toilet="{t2}" closes={h2} opens={h} | 여는 시각 | {t2}: {h} 열고 {h2} 닫음
    `,
  },
  // 섬마을 드론 배달
  {
    language: 'ko',
    event: 'webhook /dronepost/order {"주문": "{o}", "물건": "{i}", "g": {g}, "착륙점": "{s}", "바람": {w}, "드론": {d}, "예비드론": {d2}}',
    slots: { o: 'DP-771, 섬배달 4, O-2210', o2: 'DP-802, 섬배달 9, O-2255', i: '=약, 안경, 도장', g: '120..900', s: '=마을회관, 등대 밑', s2: '=분교 운동장, 선착장', w: '1.5..6.5 / 11.5..17.5', d: '1..9', d2: '10..19', h: '40..75', h2: '85..140', n: '10..55', p: '=말도 이장, 보건소 지 선생' },
    tools: ['avionika.launch(drone: int, order): Send a drone off', 'avionika.hold(order, minutes: int): 주문을 잠시 붙든다', 'avionika.recall(drone: int): Call a drone back', 'avionika.redirect(order, from_spot, to_spot): Change where an order lands', 'avionika.relay(order, tired_drone: int, fresh_drone: int): Let another drone carry on', 'avionika.corridor(drone: int, top_m: int, bottom_m: int): Set the heights of the way', 'avionika.winch(drone: int, rope: lower|reel): Move the rope', 'avionika.tell(person, text): Send word to somebody'],
    steps: `
      @w avionika.launch drone={d} order="{o}" // avionika.hold order="{o}" minutes={n} | 날릴까 | 바람이 9보다 세면 그 주문을 {n}분 붙들어 두고, 약하면 배정된 드론으로 날립니다.
      avionika.launch drone={d2} order="{o2}" | 둘째 | {o2:은} 예비 드론으로 보낸다.
      avionika.recall drone={d} | 복귀 | 배정됐던 드론 돌아오라고 해.
      avionika.redirect order="{o}" from_spot="{s}" to_spot="{s2}" | 착륙점 | 받는 분이 {s2}에 나와 계시대요. 이 주문 내릴 곳을 거기로 바꿔 주세요.
      avionika.relay order="{o}" tired_drone={d} fresh_drone={d2} | 이어받기 | 배터리가 간당간당하니 이 주문은 예비가 넘겨받을 것.
      avionika.corridor drone={d2} top_m={h2} bottom_m={h} | 높이 | {d2}번 드론은 {h}m에서 {h2}m 사이로만.
      avionika.corridor drone={d} top_m={h2} bottom_m={h} | 비행 높이 | 배정 드론: 상한 {h2}, 하한 {h}
      avionika.winch drone={d} rope=lower | 줄 | {d}번 도착. 줄을 내려 물건을 놓아 주십시오.
      avionika.winch drone={d2} rope=reel | 감기 | {d2}번 줄 다시 감아 올려.
      avionika.tell person="{p}" text="{i:이} 떴습니다" | 소식 | {p}에게 어떤 물건이 떴는지 "{i:이} 떴습니다"라고 보낸다.
    `,
  },
  // 고서 복원실
  {
    language: 'ko',
    slots: { b: 'OB-17, 족보 3, 의궤 사본', b2: 'OB-42, 일기 1책, 지도첩', p: '1..40', p2: '60..180', t: '17..21', h: '42..49', h2: '51..58', m: '10..90', k: '=닥지, 죽지', k2: '=마지, 선지', n: '2..9', nw: '{n} in words', lx: '20..60', nt: '=물 얼룩, 벌레 먹음, 실 끊어짐' },
    tools: ['papyrella.scan(book, first_page: int, last_page: int, dpi?: int): 쪽을 촬영한다', 'papyrella.rebind(book, cover: keep|renew): Bind a book anew', 'papyrella.patch(book, page: int, paper): Patch a hole', 'papyrella.repatch(book, old_paper, new_paper): Replace the paper of the patches', 'papyrella.climate(celsius: int, damp_max: int, damp_min: int): Climate of the room', 'papyrella.press(book, minutes: int): Press a book', 'papyrella.note(book, text, page?: int): Note what is damaged', 'papyrella.lamp(lux: int): Light of the work table'],
    steps: `
      papyrella.scan book="{b}" first_page={p} last_page={p2} dpi=600 | 촬영 | {b} {p}쪽에서 {p2}쪽까지 600dpi로 찍는다.
      papyrella.scan book="{b2}" first_page={p} last_page={p2} | 스캔 | {b2:은} {p2}쪽에서 끝내 주세요. 처음은 {p}쪽이고 해상도는 그대로요.
      papyrella.rebind book="{b}" cover=keep | 제본 | {b:을} 다시 묶되 표지는 원래 것을 살릴 것.
      papyrella.rebind book="{b2}" cover=renew | 새 표지 | {b2:은} 표지를 새로 해서 다시 묶습니다.
      papyrella.patch book="{b}" page={p} paper={k} | 구멍 | {b} {p}쪽 구멍, {k:로} 메움.
      papyrella.repatch book="{b2}" old_paper={k} new_paper={k2} | 종이 바꿈 | {b2}에 덧댄 {k:을} 떼고 {k2:로} 다시 댄다.
      papyrella.repatch book="{b}" old_paper={k2} new_paper={k} | 덧댄 종이 | {k:이} 결이 맞습니다. {b}에 댄 {k2} 대신 써 주십시오.
      papyrella.climate celsius={t} damp_max={h2} damp_min={h} | 항온항습 | 방은 {t}도, 습도 {h}~{h2}퍼센트.
      papyrella.press book="{b2}" minutes={m} | 누르기 | {b2} {m}분 눌러 둬.
      papyrella.note book="{b}" text="{nt}" page={p} | 기록 | {b} {p}쪽에 "{nt}"라고 적어 둘래요?
      papyrella.note book="{b2}" text="{nt}" | 상태 | {b2} 상태 기록: "{nt}". 쪽 번호 없이.
      papyrella.lamp lux={lx} | 등 | 작업대 {lx}럭스
    `,
  },
  // 온실 뒤영벌
  {
    language: 'ko',
    event: 'peripheral - HIVE {h} MODE {mo} BEES {n} ROW {r} NEXTROW {r2}',
    slots: { h: '=H1, H2, H3', h2: '=H7, H8, H9', mo: '=IN / OUT', n: '80..900', r: '=R1, R2, R3', r2: '=R6, R7, R8', m: '10..90', c: '18..26', g: '20..180', d: '1..6', k: '30..45', k2: '55..80' },
    tools: ['bombino.let_out(hive, minutes?: int): Let the bumblebees out', 'bombino.call_in(hive): 벌을 안으로 들인다', 'bombino.syrup(hive, grams: int): Feed sugar syrup', 'bombino.relocate(hive, from_row, to_row): Carry a hive to another row', 'bombino.shade(hive, roof: none|half|full): Shade a hive', 'bombino.flowers(row, opened_pct: int, ripe_pct: int): Record flowers and fruit', 'bombino.retire(old_hive, new_hive): Replace a hive'],
    steps: `
      @mo bombino.let_out hive={h} minutes={m} // bombino.call_in hive={h} | 들었나 나갔나 | MODE가 IN이면 벌들이 안에 있으니 그 벌통을 {m}분 열어 내보내고, OUT이면 안으로 불러들인다.
      bombino.let_out hive={h2} | 열어 두기 | {h2} 벌은 내보내 주세요. 시간은 정하지 않습니다.
      bombino.call_in hive={h2} | 약 치기 전 | 곧 약을 친다. {h2} 벌을 들여라.
      bombino.syrup hive={h} grams={g} | 당액 | 신호를 보낸 벌통에 당액 {g}g.
      bombino.relocate hive={h} from_row={r} to_row={r2} | 줄 | 그 벌통은 다음 줄로 옮길 것
      bombino.relocate hive={h2} from_row={r2} to_row={r} | 줄 바꿈 | {h2:을} {r:로} 옮겨 주십시오. {r2}에 있습니다.
      bombino.shade hive={h2} roof=half | 반 그늘 | {h2}에 그늘을 반만 드리운다.
      bombino.shade hive={h} roof=none | 그늘 걷기 | 해가 안 나네. 그 벌통 그늘은 다 걷어 줘.
      bombino.flowers row={r2} opened_pct={k2} ripe_pct={k} | 꽃 | {r2}: 익은 열매 {k}%, 핀 꽃 {k2}%.
      bombino.retire old_hive={h} new_hive={h2} | 교체 | 벌이 다 늙었어요. 이 벌통을 빼고 {h2:을} 놓아요.
    `,
  },
];
