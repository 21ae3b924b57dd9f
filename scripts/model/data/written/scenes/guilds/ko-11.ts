import type { Scene } from '../../scene';

/** Tools of guilds nobody has heard of, near to each other, in Korean, part 11. */
export const guildsKo11: readonly Scene[] = [
  // 극지 연구 기지 창고
  {
    language: 'ko',
    event: 'webhook /polar/store {"컨테이너": "{c}", "실내": -{t}, "품목": "{i}", "상자": {n}, "빈컨테이너": "{c2}", "담당": "{p}"}',
    slots: { c: '=P-11, P-14, P-19', c2: '=P-31, P-36', t: '3..9 / 26..38', i: '=건전지, 식용유, 시약', i2: '=장갑, 통조림', n: '4..60', p: '=안 대원, 목 대원', p2: '=피 대원, 노 대원', k: '2..9', kw: '{k} in words', a: '31..48', b: '11..25', h: '=07:00, 09:20' },
    tools: ['icelogista.heat_to(container, celsius: num): Heat a container to a temperature', 'icelogista.idle(container): 컨테이너를 그대로 둔다', 'icelogista.guard(container, coldest: num, warmest: num): Alarm outside of a range', 'icelogista.issue(item, boxes: int, to_person): Hand boxes out', 'icelogista.stow(item, boxes: int, container): 상자를 넣어 둔다', 'icelogista.shift(item, from_container, to_container): Move an item', 'icelogista.relieve(old_keeper, new_keeper, at?): Change the keeper'],
    steps: `
      @t icelogista.idle container={c} // icelogista.heat_to container={c} celsius=-5 | 데울까 | 실내가 영하 20도보다 추우면 그 컨테이너를 영하 5도까지 데우고, 그보다 따뜻하면 그냥 둡니다.
      icelogista.heat_to container={c2} celsius=-{b} | 온도 | {c2:은} 영하 {b}도면 된다.
      icelogista.guard container={c} coldest=-{a} warmest=-{b} | 경보 | 알려 온 컨테이너는 영하 {a}도와 영하 {b}도 사이를 벗어나면 울리게 해 주세요.
      icelogista.guard container={c2} coldest=-{a} warmest=-{b} | 감시 | {c2} / 상한 -{b} / 하한 -{a}
      icelogista.issue item={i2} boxes={k} to_person="{p2}" | 불출 | {p2}에게 {i2} {kw} 상자.
      icelogista.stow item={i} boxes={n} container={c2} | 넣기 | 보고된 품목을 보고된 상자 수만큼 빈 컨테이너에 넣어 둘 것.
      icelogista.shift item={i} from_container={c} to_container={c2} | 옮기기 | 얼면 안 되는 거다. 보고된 품목을 빈 쪽으로 옮겨라.
      icelogista.relieve old_keeper="{p}" new_keeper="{p2}" at={h} | 교대 | 지금 담당은 {h}에 {p2:과} 교대합니다.
      icelogista.relieve old_keeper="{p2}" new_keeper="{p}" | 맡김 | {p2:이} 하던 창고 일을 {p:이} 맡아 주십시오. 시각은 두 분이 정합니다.
    `,
  },
  // 북카페 로봇 서빙
  {
    language: 'ko',
    event: 'mqtt cafe/robot {"로봇": "{r}", "배터리": {b}, "자리": {t}, "주문": "{o}", "쉬는로봇": "{r2}", "메뉴": "{m}"}',
    slots: { r: '=콩이, 바퀴 1, R-A', r2: '=팥이, 바퀴 4, R-D', b: '4..14 / 52..97', t: '1..12', t2: '13..25', t3: '26..39', o: 'OD-118, 주문 41, K-07', m: '=유자차, 말차 라테', m2: '=대추차, 아메리카노', s: '10..35', s2: '45..90', tx: '=뜨거우니 조심하세요, 지나갈게요', n: '2..9', nw: '{n} in words' },
    tools: ['servobotto.deliver(robot, table: int): Bring the tray to a table', 'servobotto.dock(robot): 로봇을 충전대로 보낸다', 'servobotto.tour(robot, tables: int[]): Visit tables one after the other', 'servobotto.speed(robot, empty_pct: int, loaded_pct: int): Set both speeds', 'servobotto.say(robot, text, loud?: bool): Let a robot speak', 'servobotto.remake(order, old_drink, new_drink): Change the drink of an order', 'servobotto.takeover(order, from_robot, to_robot): Let another robot carry an order', 'servobotto.napkins(table: int, count: int): Bring napkins'],
    steps: `
      @b servobotto.dock robot="{r}" // servobotto.deliver robot="{r}" table={t} | 갈 수 있나 | 배터리가 20에 못 미치는 로봇은 충전대로 보내고, 넉넉하면 알려 온 자리로 가져다주게 해 주세요.
      servobotto.deliver robot="{r2}" table={t2} | 서빙 | {r2}, {t2}번 자리로.
      servobotto.dock robot="{r2}" | 충전 | 쉬는 로봇은 충전이나 시키자.
      servobotto.tour robot="{r2}" tables=[{t},{t2},{t3}] | 빈 그릇 | {r2:이} {t}번, {t2}번, {t3}번을 차례로 돌며 빈 그릇을 걷을 것.
      servobotto.speed robot="{r}" empty_pct={s2} loaded_pct={s} | 빠르기 | 알림 온 로봇은 짐을 실었을 때 {s}%, 비었을 때 {s2}%로 다닌다.
      servobotto.say robot="{r}" text="{tx}" loud=false | 작게 | 책 읽는 분이 많으니 크게 말고, 그 로봇이 "{tx}"라고 말하게.
      servobotto.say robot="{r2}" text="{tx}" | 말 | {r2}, "{tx}"
      servobotto.remake order="{o}" old_drink="{m}" new_drink="{m2}" | 메뉴 | 손님이 {m2:을} 드시고 싶으셨대요. 들어온 주문의 음료를 그걸로 바꿔 주세요.
      servobotto.takeover order="{o}" from_robot="{r}" to_robot="{r2}" | 대신 | 바퀴에 머리끈이 감겼습니다. 이 주문은 쉬는 로봇에게 넘겨 주십시오.
      servobotto.napkins table={t3} count={n} | 냅킨 | {t3}번 자리에 냅킨 {nw} 장.
    `,
  },
  // 굴착 현장 지하수 배제
  {
    language: 'ko',
    slots: { w: '1..9', w2: '10..19', w3: '20..29', l: '4.5..8.5', l2: '9.5..14.5', p: '=1번 펌프, 새 펌프', p2: '=5번 펌프, 헌 펌프', m: '10..55', q: '5..60', k: '1..4', k2: '5..9', h: '=06:00, 07:30', h2: '=17:30, 19:00', tx: '=물이 탁함, 모래 섞임, 호스 샘' },
    tools: ['grundwerk.pump(pump, action: begin|end): 펌프를 돌리거나 멈춘다', 'grundwerk.rate(pump, m3_per_h: int): Set how much a pump lifts', 'grundwerk.level(well: int, shallowest_m: num, deepest_m: num): Keep the water of a well between two depths', 'grundwerk.hose(pump, old_well: int, new_well: int): Hang the hose of a pump into another well', 'grundwerk.swap(broken_pump, sound_pump): Put a sound pump in place of a broken one', 'grundwerk.cap(wells: int[]): Close wells with a lid', 'grundwerk.remark(well: int, text): Write a remark about a well', 'grundwerk.shift(first, last): Set the hours of work'],
    steps: `
      grundwerk.pump pump="{p}" action=begin | 가동 | {p} 돌리십시오.
      grundwerk.pump pump="{p2}" action=end | 정지 | {p2:이} 헛돈다. 멈춰.
      grundwerk.rate pump="{p}" m3_per_h={q} | 유량 | 시간당 {q}세제곱미터, {p}.
      grundwerk.level well={w} shallowest_m={l} deepest_m={l2} | 수위 | {w}번 우물 물은 얕아도 {l}m, 깊어도 {l2}m에 있게 한다.
      grundwerk.level well={w2} shallowest_m={l} deepest_m={l2} | 우물 수위 | {w2}번: 깊은 쪽 {l2}, 얕은 쪽 {l}
      grundwerk.hose pump="{p}" old_well={w} new_well={w2} | 호스 | {p} 호스를 {w}번 우물에서 {w2}번 우물로 옮겨 주세요.
      grundwerk.hose pump="{p2}" old_well={w3} new_well={w} | 호스 옮김 | {w}번에 물이 더 많네요. {w3}번에 담근 {p2} 호스를 거기로 넣읍시다.
      grundwerk.swap broken_pump="{p2}" sound_pump="{p}" | 교체 | {p2:이} 타 버려서 {p:로} 갈아 끼움.
      grundwerk.swap broken_pump="{p}" sound_pump="{p2}" | 갈기 | 멀쩡한 {p2:을} 쓴다. 고장 난 {p:은} 뺀다.
      grundwerk.cap wells=[{w},{w2},{w3}] | 뚜껑 | {w}, {w2}, {w3}번 우물에 뚜껑 덮을 것.
      grundwerk.remark well={w3} text="{tx}" | 비고 | {w3}번 우물 비고에 "{tx}"라고 써 주실래요?
      grundwerk.shift first={h} last={h2} | 작업 시간 | 작업은 {h2}에 끝낸다. 시작은 {h}.
    `,
  },
  // 악기 대여점
  {
    language: 'ko',
    event: 'webhook /music/return {"악기": "{i}", "손님": "{c}", "흠": "{d}", "보증금": {w}, "다음악기": "{i2}", "연락": "{ph}"}',
    slots: { i: 'VN-07, 첼로 3, 해금 12', i2: 'VN-21, 첼로 8, 가야금 5', c: '=노을중 관현악부, 곽지안, 문화센터', c2: '=배 선생님, 이음밴드', d: '=없음, 깨끗함 / 줄 끊어짐, 목 갈라짐', w: '50000..290000', f: '11000..48000', m: '1..12', s: '=현 한 벌, 송진', ph: '=010-6612-0934, 010-2875-4410', t: '=악기 찾아가세요, 대여 기간이 끝났습니다', hz: '=440, 442' },
    tools: ['cordelio.refund(customer, won: int): 보증금을 돌려준다', 'cordelio.workshop(instrument, damage): Send an instrument to the workshop', 'cordelio.hire(instrument, customer, months: int): Hire an instrument out', 'cordelio.swap(customer, old_instrument, new_instrument): Exchange the instrument of a customer', 'cordelio.fee(customer, monthly_won: int, deposit_won: int): Set what a customer pays', 'cordelio.tune(instrument, hz?: int): Tune an instrument', 'cordelio.accessory(customer, item, gift: bool): Hand out an accessory', 'cordelio.sms(phone, text): Text somebody'],
    steps: `
      @d cordelio.refund customer="{c}" won={w} // cordelio.workshop instrument="{i}" damage="{d}" | 반납 | 흠이 없음이거나 깨끗하면 그 손님께 적힌 보증금을 돌려드리고, 상했으면 흠을 적힌 그대로 써서 그 악기를 공방에 보냅니다.
      cordelio.hire instrument="{i2}" customer="{c2}" months={m} | 대여 | {c2}, 다음 악기, {m}개월.
      cordelio.swap customer="{c}" old_instrument="{i}" new_instrument="{i2}" | 바꿔 감 | 반납하신 손님이 다음 악기로 바꿔 가신다.
      cordelio.swap customer="{c2}" old_instrument="{i2}" new_instrument="{i}" | 교환 | {c2:이} {i:이} 더 손에 맞는대요. 지금 쓰는 {i2:과} 바꿔 드려요.
      cordelio.fee customer="{c2}" monthly_won={f} deposit_won={w} | 요금 | {c2}: 보증금 {w}원, 다달이 {f}원
      cordelio.tune instrument="{i2}" hz={hz} | 조율 | {i2:을} {hz}Hz에 맞춰 조율할 것.
      cordelio.tune instrument="{i}" | 줄 맞춤 | 돌아온 악기 조율해 둬. 기준음은 비워 두고.
      cordelio.accessory customer="{c2}" item="{s}" gift=true | 덤 | {c2}께 {s:을} 선물로 드리십시오.
      cordelio.accessory customer="{c}" item="{s}" gift=false | 판매 | 반납한 손님께 {s:을} 팔았다. 선물 아님.
      cordelio.sms phone={ph} text="{t}" | 문자 | 적혀 있는 연락처로 "{t}" 문자 부탁해요.
    `,
  },
  // 재활용 도자기 흙 공장
  {
    language: 'ko',
    event: 'peripheral - MIX {b} WATER {h} GRIT {g} BIN {s} NEXTBIN {s2}',
    slots: { b: '=M1, M2, M3', b2: '=M6, M7', h: '11..17 / 28..39', g: '40..90', s: '=흙통A, 흙통B', s2: '=흙통D, 흙통E', l: '2.5..18.5', m: '5..50', n: '2..9', nw: '{n} in words', kg: '100..800', me: '=60, 80, 120', lo: '18..21', hi: '23..26', o: '=장작 공방, 토담 학교', o2: '=물빛 도예, 흙집' },
    tools: ['terrafolk.moisten(mix, litres: num): Add water to a mix', 'terrafolk.airdry(mix, minutes: int): 바람에 말린다', 'terrafolk.sieve(mix, mesh: int): Sieve a mix', 'terrafolk.extrude(mix, shape: block|rod|sheet, pieces: int): Press clay into a shape', 'terrafolk.aim(mix, wettest_pct: int, driest_pct: int): Set the moisture wanted', 'terrafolk.transfer(from_bin, to_bin, kg?: int): Carry clay to another bin', 'terrafolk.allot(buyer, kg: int): Keep clay for a buyer', 'terrafolk.reallot(old_buyer, new_buyer): Give the clay of a buyer to another'],
    steps: `
      @h terrafolk.moisten mix={b} litres={l} // terrafolk.airdry mix={b} minutes={m} | 물기 | 물기(WATER)가 20을 넘으면 그 반죽을 {m}분 바람에 말리고, 20이 안 되면 물 {l}리터를 더한다.
      terrafolk.sieve mix={b2} mesh={me} | 체 | {b2:은} {me}번 체로 걸러 주세요.
      terrafolk.extrude mix={b2} shape=rod pieces={n} | 막대 | {b2:을} 막대 모양으로 {nw} 개.
      terrafolk.extrude mix={b} shape=block pieces={m} | 벽돌 | 신호 온 반죽을 네모 덩어리로 {m}개 뽑습니다.
      terrafolk.aim mix={b2} wettest_pct={hi} driest_pct={lo} | 목표 | {b2} 물기는 {lo}%에서 {hi}% 사이로 맞출 것
      terrafolk.aim mix={b} wettest_pct={hi} driest_pct={lo} | 물기 범위 | 질어도 {hi}, 되어도 {lo}. 신호가 온 반죽이다.
      terrafolk.transfer from_bin="{s}" to_bin="{s2}" kg={kg} | 옮김 | 이 통에서 다음 통으로 흙 {kg}킬로 옮겨 줘.
      terrafolk.transfer from_bin="{s2}" to_bin="{s}" | 비움 | {s2} 것을 {s}에 몽땅 비운다. 무게는 달지 않는다.
      terrafolk.allot buyer="{o}" kg={kg} | 몫 | {o} 몫으로 {kg}kg 잡아 두십시오.
      terrafolk.reallot old_buyer="{o}" new_buyer="{o2}" | 몫 넘김 | {o:은} 필요 없다네요. 그 몫은 {o2}에 드려요.
    `,
  },
];
