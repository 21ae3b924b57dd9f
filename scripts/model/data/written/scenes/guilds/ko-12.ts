import type { Scene } from '../../scene';

/** Tools of guilds nobody has heard of, near to each other, in Korean, part 12. */
export const guildsKo12: readonly Scene[] = [
  // 빙수 가게
  {
    language: 'ko',
    event: 'manual - 제빙기 {m} 얼음 {q}kg, 주문 {o} {i} {n}그릇, 손님 {c}, 쉬는 기계 {m2}',
    slots: { m: '=눈꽃1, 눈꽃2', m2: '=눈꽃5, 눈꽃6', q: '1..4 / 22..48', o: 'BS-31, 빙-07, 44번', o2: 'BS-60, 빙-19, 81번', i: '=팥빙수, 망고빙수', i2: '=녹차빙수, 딸기빙수', n: '2..9', nw: '{n} in words', c: '=교복 셋, 단골 부부, 택배 기사님', c2: '=아기 엄마, 운동부', t: '4..14', s: '10..55', w: '7000..11900', w2: '12500..19800' },
    tools: ['bingsulo.freeze(machine, celsius: num): Make ice at a temperature', 'bingsulo.shave(machine, bowls: int, flakes?: fine|coarse): 얼음을 간다', 'bingsulo.dish(order, old_dish, new_dish): Change the dish of an order', 'bingsulo.add(order, topping, grams: int): Put a topping on', 'bingsulo.price(dish, small_won: int, large_won: int): Set both prices', 'bingsulo.call(customer, loudly: bool): Call a customer', 'bingsulo.borrow(from_machine, to_machine): Carry ice from one machine to another'],
    steps: `
      @q bingsulo.borrow from_machine={m2} to_machine={m} // bingsulo.shave machine={m} bowls={n} | 얼음 | 얼음이 10kg도 안 남은 기계면 쉬는 기계 것을 거기로 가져오고, 넉넉하면 주문받은 그릇 수만큼 간다. 입자는 정하지 않는다.
      bingsulo.freeze machine={m2} celsius=-{t} | 얼리기 | {m2:은} 영하 {t}도로 얼려 주세요.
      bingsulo.shave machine={m2} bowls={n} flakes=fine | 곱게 | 쉬는 기계로 {nw} 그릇, 아주 곱게.
      bingsulo.dish order="{o}" old_dish={i} new_dish={i2} | 메뉴 | 방금 주문하신 분이 {i2:로} 바꾸신답니다.
      bingsulo.dish order="{o2}" old_dish={i2} new_dish={i} | 바꿈 | {o2}: {i:로} 낸다, {i2} 취소
      bingsulo.add order="{o2}" topping=인절미 grams={s} | 고명 | {o2}에 인절미 {s}g 얹을 것.
      bingsulo.price dish={i2} small_won={w} large_won={w2} | 값 | {i2} 큰 것은 {w2}원, 작은 것은 {w}원 받습니다.
      bingsulo.call customer="{c}" loudly=true | 부르기 | 밖이 시끄럽다. 주문한 손님을 크게 불러라.
      bingsulo.call customer="{c2}" loudly=false | 조용히 | 아기가 자니까 {c2:은} 큰 소리 내지 말고 불러 주실래요?
    `,
  },
  // 하천 어도와 수달 관찰
  {
    language: 'ko',
    event: 'mqtt river/otter {"카메라": "{c}", "동물": "{a}", "마리": {n}, "수문": "{g}", "물깊이cm": {d}, "아래카메라": "{c2}"}',
    slots: { c: '=RC-1, RC-4, 다리 밑', c2: '=RC-8, RC-9, 여울', a: '=수달, 삵 / 고양이, 개', n: '2..7', nw: '{n} in words', g: '=북수문, 2수문', g2: '=남수문, 5수문', d: '12..80', s: '10..120', p: '10..45', p2: '55..95', tg: '=새끼, 야간', tg2: '=물고기, 발자국', h: '=18:20, 19:00', h2: '=05:10, 06:00' },
    tools: ['lutrawatch.record(camera, seconds: int): Record a film', 'lutrawatch.ignore(camera): 알림을 무시한다', 'lutrawatch.lamp(camera, kind: infrared|white|off): Choose the lamp', 'lutrawatch.labels(camera, labels: text[]): Label the last film', 'lutrawatch.night(camera, dusk, dawn): Set the hours of the night', 'lutrawatch.gate(gate, least_pct: int, most_pct: int): Limit the opening of a gate', 'lutrawatch.divert(dry_gate, wet_gate): 물길을 다른 수문으로 돌린다', 'lutrawatch.count(species, number: int): Enter a count'],
    steps: `
      @a lutrawatch.record camera="{c}" seconds={s} // lutrawatch.ignore camera="{c}" | 누가 왔나 | 수달이나 삵이 찍혔으면 그 카메라로 {s}초 녹화하고, 고양이나 개면 그 카메라 알림은 무시해 주세요.
      lutrawatch.record camera="{c2}" seconds={s} | 아래쪽 | 아래 카메라도 {s}초.
      lutrawatch.lamp camera="{c}" kind=infrared | 적외선 | 놀라지 않게 알림 온 카메라 등은 적외선으로.
      lutrawatch.lamp camera="{c2}" kind=off | 끄기 | {c2} 등은 아예 끈다.
      lutrawatch.labels camera="{c}" labels=["{tg}","{tg2}"] | 꼬리표 | 그 카메라 마지막 영상에 {tg}, {tg2}, 이렇게 두 꼬리표를 붙여 주십시오.
      lutrawatch.night camera="{c2}" dusk={h} dawn={h2} | 밤 | {c2} 밤 시간: 새벽 {h2}에 끝나고 저녁 {h}에 시작
      lutrawatch.gate gate="{g}" least_pct={p} most_pct={p2} | 수문 | 보고된 수문은 많이 열어도 {p2}%, 적게 열어도 {p}%.
      lutrawatch.divert dry_gate="{g}" wet_gate="{g2}" | 물길 | 보고된 수문 쪽을 말리고 물은 {g2:로} 흘릴 것.
      lutrawatch.divert dry_gate="{g2}" wet_gate="{g}" | 물 돌리기 | {g:로} 물을 보내자, {g2} 쪽은 마르게 두고.
      lutrawatch.count species=수달 number={n} | 마릿수 | 오늘 수달 {nw} 마리 본 것으로 적습니다.
    `,
  },
  // 공유 스튜디오 크로마키
  {
    language: 'ko',
    slots: { r: '=가 스튜디오, 1층 방', r2: '=나 스튜디오, 2층 방', u: '=리안, 촬영팀 곰, 정 피디', u2: '=오늘도 채널, 변 감독', k: '3..9', c: '28..56', l: '10..45', l2: '55..95', h: '=10:00, 11:30', h2: '=15:00, 17:30', w: '15000..78000', it: '=마이크 스탠드, 반사판', it2: '=삼각대, 조명막', m: '10..50' },
    tools: ['studiomo.slot(room, tenant, start, end): Let a room', 'studiomo.screen(room, colour: green|blue|none): 배경 천을 고른다', 'studiomo.lamps(room, key_pct: int, fill_pct: int): Set key lamp and fill lamp', 'studiomo.tint(room, warmth_k: int): Set the warmth of the light in kelvin', 'studiomo.lend(tenant, item): Lend a thing', 'studiomo.swap_item(tenant, brought_back, taken): Exchange a thing', 'studiomo.overtime(tenant, minutes: int, won: int): Charge overtime', 'studiomo.key(room, lock: bool): 방을 잠그거나 연다'],
    steps: `
      studiomo.slot room="{r}" tenant="{u}" start={h} end={h2} | 예약 | {u}, {r}, {h}에 들어와서 {h2}에 나감.
      studiomo.slot room="{r2}" tenant="{u2}" start={h} end={h2} | 대관 | {u2:이} {h2}까지 {r2:을} 씁니다. {h}부터요.
      studiomo.screen room="{r}" colour=green | 초록 | {r} 배경은 초록 천.
      studiomo.screen room="{r2}" colour=none | 천 없이 | 벽돌을 그대로 찍고 싶대. {r2:은} 천 걷어 줘.
      studiomo.lamps room="{r}" key_pct={l2} fill_pct={l} | 등 | {r} 보조등 {l}, 주등 {l2:로} 맞춰 주십시오.
      studiomo.lamps room="{r2}" key_pct={l2} fill_pct={l} | 조명 | {r2}: 주등(key) {l2}% / 보조등(fill) {l}%
      studiomo.tint room="{r2}" warmth_k=5600 | 낮빛 | {r2} 빛깔을 오천육백 켈빈으로 할 것.
      studiomo.lend tenant="{u}" item="{it}" | 빌려줌 | {u}에게 {it} 하나 빌려준다.
      studiomo.swap_item tenant="{u2}" brought_back="{it}" taken="{it2}" | 바꿈 | {u2:이} {it:을} 돌려주고 {it2:을} 가져가셨어요.
      studiomo.overtime tenant="{u}" minutes={m} won={w} | 초과 | {u:은} {m}분을 넘겨서 {w}원을 더 받는다.
      studiomo.key room="{r}" lock=true | 문 | 다들 나갔다. {r} 잠가라.
      studiomo.key room="{r2}" lock=false | 열기 | {r2} 문 좀 열어 주시겠어요?
    `,
  },
];
