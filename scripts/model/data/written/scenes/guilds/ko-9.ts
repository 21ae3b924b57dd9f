import type { Scene } from '../../scene';

/** Tools of guilds nobody has heard of, near to each other, in Korean, part 9. */
export const guildsKo9: readonly Scene[] = [
  // 부두 예인선
  {
    language: 'ko',
    event: 'webhook /port/tow {"선박": "{s}", "예인선": "{g}", "선석": {b}, "조류": {c}, "예비예인선": "{g2}", "도선사": "{p}"}',
    slots: { s: '=한빛호, 골든베어, 새나라 7', g: '=T1, T2, T3', g2: '=T6, T7', b: '1..9', b2: '10..24', c: '0.4..1.6 / 3.1..4.8', p: '=선 도선사, 황 도선사', p2: '=국 도선사, 어 도선사', t: '10..45', t2: '50..90', m: '10..60', ch: '=8, 12, 14' },
    tools: ['remorka.push(tug, ship, side: port|starboard): Push a ship from one side', 'remorka.pull(tug, ship, tons: int): 배를 끈다', 'remorka.wait(ship, minutes: int): Let a ship wait outside', 'remorka.force(tug, least_t: int, most_t: int): Limit the force of a tug', 'remorka.dock(ship, berth: int): Bring a ship to a berth', 'remorka.undock(ship, berth: int): Take a ship away from a berth', 'remorka.pilot(ship, old_pilot, new_pilot): Change the pilot', 'remorka.channel(tug, channel: int): 무전 채널을 바꾼다'],
    steps: `
      @c remorka.dock ship="{s}" berth={b} // remorka.wait ship="{s}" minutes={m} | 조류 | 조류가 2노트를 넘으면 그 배를 밖에서 {m}분 기다리게 하고, 약하면 통보된 선석에 댄다.
      remorka.push tug={g} ship="{s}" side=port | 왼쪽에서 | 배정된 예인선이 그 배를 좌현에서 밀어 주세요.
      remorka.push tug={g2} ship="{s}" side=starboard | 우현 | {g2:은} 같은 배를 오른쪽 뱃전에서 민다.
      remorka.pull tug={g2} ship="{s}" tons={t} | 끌기 | 예비 예인선, 그 배, {t}톤으로 끌기.
      remorka.force tug={g} least_t={t} most_t={t2} | 힘 | {g} 힘은 최대 {t2}톤, 최소 {t}톤으로 묶어 주십시오.
      remorka.undock ship="{s}" berth={b2} | 이안 | 그 배를 {b2}번 선석에서 떼어 낼 것.
      remorka.pilot ship="{s}" old_pilot="{p}" new_pilot="{p2}" | 도선사 | 통보에 나온 도선사가 배탈이 나서 {p2:이} 대신 탑니다.
      remorka.pilot ship="{s}" old_pilot="{p2}" new_pilot="{p}" | 다시 교대 | 이 배는 {p2:이} 타고 있다. 통보에 나온 분으로 바꿔.
      remorka.channel tug={g2} channel={ch} | 채널 | {g2} {ch}번 채널로
    `,
  },
  // 사진관
  {
    language: 'ko',
    slots: { c: '한 씨 가족, 증명 3, 졸업반', c2: '돌사진 7, 여권 12, 노부부', b: '=하늘 배경, 회색 배경', b2: '=나무 배경, 흰 배경', n: '2..9', nw: '{n} in words', w: '=3, 5, 8', f: '101..180', f2: '201..280', f3: '301..380', l: '10..45', l2: '55..95', d: '=2026-12-10, 2026-12-24', t: '=웃으세요, 눈 크게 뜨세요' },
    tools: ['fotelka.shoot(session, shots: int, flash?: bool): Take pictures', 'fotelka.backdrop(session, old_backdrop, new_backdrop): 배경을 바꾼다', 'fotelka.lights(left_pct: int, right_pct: int): Set both lamps', 'fotelka.keep(session, frames: int[]): Keep these pictures', 'fotelka.discard(session, frames: int[]): 이 사진들을 버린다', 'fotelka.print(session, frame: int, copies: int, inches: 3|5|8): Print a picture', 'fotelka.collect_on(session, date): Promise a day', 'fotelka.prompt(text): Show words beside the lens'],
    steps: `
      fotelka.shoot session="{c}" shots={n} flash=false | 플래시 없이 | 아기가 놀라니 플래시 터뜨리지 말고 {c} {nw} 장.
      fotelka.shoot session="{c2}" shots={n} flash=true | 촬영 | {c2:을} 플래시 터뜨려서 {n}장 찍어 주세요.
      fotelka.backdrop session="{c}" old_backdrop="{b}" new_backdrop="{b2}" | 배경 | {c}: {b} 걷고 {b2:로} 간다.
      fotelka.backdrop session="{c2}" old_backdrop="{b2}" new_backdrop="{b}" | 배경 교체 | 손님이 {b:을} 원하십니다. {c2}에 걸린 {b2:은} 올리겠습니다.
      fotelka.lights left_pct={l} right_pct={l2} | 조명 | 오른쪽 등 {l2}, 왼쪽 등 {l}.
      fotelka.keep session="{c}" frames=[{f},{f2},{f3}] | 고름 | {c} 사진 중에 {f}, {f2}, {f3}번을 남긴다.
      fotelka.discard session="{c2}" frames=[{f2},{f3}] | 버림 | {c2}에서 눈 감은 {f2}번과 {f3}번은 버릴 것
      fotelka.print session="{c}" frame={f} copies={n} inches={w} | 인화 | {c} {f}번을 {w}인치로 {n}장 뽑아.
      fotelka.collect_on session="{c2}" date={d} | 찾는 날 | {c2:은} {d}에 찾으러 오시라고 잡아 주십시오.
      fotelka.prompt text="{t}" | 말풍선 | 렌즈 옆 화면에 "{t}"라고 띄워 줄래?
    `,
  },
  // 지하 수장고
  {
    language: 'ko',
    event: 'mqtt depot/case {"상자": "{c}", "온도": {t}, "습도": {h}, "선반": "{s}", "작품": "{w}", "빈선반": "{s2}"}',
    slots: { c: '=C-118, C-240, C-305', c2: '=C-411, C-522', t: '17..23', h: '35..44 / 61..72', s: '=A-3, B-1, C-7', s2: '=D-2, E-5', w: '달항아리, 산수도, 목각 새', g: '20..180', m: '2..30', p: '=임 학예사, 순 연구원', d: '=2026-12-15, 2027-02-02', n: '1..9', lo: '40..46', hi: '52..60' },
    tools: ['arkivault.moisten(case, grams: int): Put water into the tray of a case', 'arkivault.gel(case, grams: int): 건조제를 넣는다', 'arkivault.band(case, damp_low: int, damp_high: int): Set the band of humidity', 'arkivault.seal(case, state: sealed|loose): Seal a case or loosen it', 'arkivault.shelve(case, leaves_shelf, takes_shelf): Put a case on another shelf', 'arkivault.loan(work, to_whom, back_on?): Lend a work', 'arkivault.inspect(work, level: 1|2|3): 점검 등급을 정한다', 'arkivault.seen(cases: text[]): Tick cases off the round'],
    steps: `
      @h arkivault.moisten case={c} grams={g} // arkivault.gel case={c} grams={g} | 습도 | 습도가 50보다 낮은 상자에는 물 {g}g을, 높은 상자에는 건조제 {g}g을 넣는다.
      arkivault.band case={c} damp_low={lo} damp_high={hi} | 범위 | 신호 온 상자 습도는 {lo}에서 {hi}까지로 해 주세요.
      arkivault.band case={c2} damp_low={lo} damp_high={hi} | 습도 범위 | {c2}, 위 {hi} 아래 {lo}.
      arkivault.seal case={c2} state=sealed | 밀봉 | {c2} 틈 없이 봉할 것.
      arkivault.seal case={c} state=loose | 풀기 | 안을 봐야 합니다. 신호를 보낸 상자의 봉을 풀어 주십시오.
      arkivault.shelve case={c} leaves_shelf={s} takes_shelf={s2} | 선반 | 물 새는 곳 밑이다. 그 상자를 빈선반으로.
      arkivault.shelve case={c2} leaves_shelf={s2} takes_shelf={s} | 자리 | {c2:은} {s:로} 올립니다. {s2}에서 내리고요.
      arkivault.loan work="{w}" to_whom="{p}" back_on={d} | 대여 | 상자 안의 작품을 {p}에게 빌려주고 {d}에 돌려받기로 함
      arkivault.inspect work="{w}" level=3 | 점검 | 금이 갔대. 그 작품은 가장 높은 3등급으로 점검하게 해 줘.
      arkivault.seen cases=["{c}","{c2}"] | 순찰 | 오늘 본 상자: {c}, {c2}.
    `,
  },
  // 빵 재료 도매 창고
  {
    language: 'ko',
    slots: { i: '=강력분, 버터, 설탕', i2: '=호밀가루, 코코아, 아몬드', n: '5..60', k: '2..9', kw: '{k} in words', g: '1..14', g2: '15..40', c: '=동네빵집, 구름제과', c2: '=호텔 주방, 카페 둘', p: '11000..29000', p2: '31000..68000', d: '=2026-12-04, 2027-03-31', t: '5..18', lot: 'FL-110, 밀가루 7, W-31' },
    tools: ['bakstok.in(item, sacks: int, aisle: int): Book sacks in', 'bakstok.out(item, sacks: int, customer): Book sacks out', 'bakstok.aisle(item, old_aisle: int, new_aisle: int): 통로를 옮긴다', 'bakstok.expiry(lot, date): Note when a lot expires', 'bakstok.recall(lot, reason?): Call a lot back', 'bakstok.list_price(item, old_price: int, new_price: int): 정가를 고친다', 'bakstok.redirect(item, from_customer, to_customer, sacks: int): Give the sacks of one customer to another', 'bakstok.cool(aisle: int, celsius: int): Cool an aisle'],
    steps: `
      bakstok.in item={i} sacks={n} aisle={g} | 입고 | {i} {n}포대 들어옴. {g}번 통로에 둠.
      bakstok.out item={i2} sacks={n} customer="{c}" | 출고 | {c:로} {i2} {n}포대 나갑니다.
      bakstok.out item={i} sacks={k} customer="{c2}" | 조금 출고 | {c2}에서 {i} {kw} 포대만 달라고 하네요. 내보내 주세요.
      bakstok.aisle item={i2} old_aisle={g} new_aisle={g2} | 통로 | {i2:을} {g}번에서 {g2}번 통로로 옮길 것.
      bakstok.aisle item={i} old_aisle={g2} new_aisle={g} | 자리 바꿈 | {g}번 통로가 가까우니까 {i:은} 거기로 하자. 이제까지는 {g2}번.
      bakstok.expiry lot="{lot}" date={d} | 기한 | {lot} 유통 기한은 {d}.
      bakstok.recall lot="{lot}" reason="금속 조각" | 회수 | {lot:을} 전부 회수한다. 사유는 "금속 조각".
      bakstok.recall lot="{lot}" | 거둬들임 | {lot} 거둬들여 주십시오. 사유 칸은 본사가 채웁니다.
      bakstok.list_price item={i} old_price={p} new_price={p2} | 인상 | {i} 값이 {p}원에서 {p2}원으로 오릅니다.
      bakstok.list_price item={i2} old_price={p2} new_price={p} | 인하 | {p}원으로 내려라. {i2}, 예전 값 {p2}원.
      bakstok.redirect item={i} from_customer="{c}" to_customer="{c2}" sacks={k} | 돌려 줌 | {c} 몫 {i} {k}포대를 {c2}에 먼저 준다.
      bakstok.cool aisle={g2} celsius={t} | 냉방 | {g2}번 통로 {t}도
    `,
  },
  // 어린이 과학관 체험 기구
  {
    language: 'ko',
    event: 'webhook /science/exhibit {"체험": "{x}", "줄": {q}, "반": "{g}", "시각": "{h}", "고장": {br}, "옆체험": "{x2}"}',
    slots: { x: '=번개 상자, 거품 터널, 진공 대포', x2: '=거울 방, 모래 물결', q: '3..60', g: '=해님반, 2학년 4반', g2: '=달님반, 5학년 1반', h: '=10:10, 13:20', h2: '=11:40, 15:00', br: '=true / false', v: '5..40', v2: '50..95', m: '3..25', n: '2..9', nw: '{n} in words', t: '=손대지 마세요, 줄을 서 주세요' },
    tools: ['curiozum.fire(exhibit, times?: int): Set an exhibit off', 'curiozum.out_of_order(exhibit): 고장 표시를 건다', 'curiozum.speed(exhibit, gentle_pct: int, wild_pct: int): Set both speeds of an exhibit', 'curiozum.slot(group, exhibit, time): Give a group a time', 'curiozum.reslot(group, old_time, new_time): 시간을 옮긴다', 'curiozum.join(small_group, big_group): Let two groups go together', 'curiozum.sign(exhibit, text, red?: bool): Show a sign', 'curiozum.explain(exhibit, level: child|adult): Play the explanation'],
    steps: `
      @br curiozum.out_of_order exhibit="{x}" // curiozum.fire exhibit="{x}" | 고장인가 | 고장이 true면 그 체험에 고장 표시를 걸고, false면 한번 작동시켜 주세요. 횟수 칸은 비웁니다.
      curiozum.fire exhibit="{x2}" times={n} | 작동 | {x2:을} {nw} 번 작동시킨다.
      curiozum.speed exhibit="{x}" gentle_pct={v} wild_pct={v2} | 빠르기 | 그 체험은 약하게 {v}%, 세게 {v2}%.
      curiozum.speed exhibit="{x2}" gentle_pct={v} wild_pct={v2} | 세기 | {x2}: 거친 쪽 {v2}, 얌전한 쪽 {v}
      curiozum.slot group="{g2}" exhibit="{x2}" time={h2} | 시간 | {g2:은} 옆 체험을 {h2}에 합니다.
      curiozum.reslot group="{g}" old_time={h} new_time={h2} | 늦은 버스 | 버스가 늦어서 그 반 차례를 {h2:로} 옮겨 주십시오.
      curiozum.join small_group="{g2}" big_group="{g}" | 같이 | {g2:은} 몇 명 안 되니까 {g}에 끼워서 같이 보내.
      curiozum.sign exhibit="{x}" text="{t}" red=true | 빨간 글씨 | 그 체험 앞에 빨갛게 "{t}" 띄울 것.
      curiozum.sign exhibit="{x2}" text="{t}" | 안내 | {x2} 앞에 "{t}"라고 써 붙인다.
      curiozum.explain exhibit="{x2}" level=child | 설명 | {x2} 설명을 어린이용으로 틀어 줄래요?
      curiozum.explain exhibit="{x}" level=adult | 어른 설명 | 선생님들만 오셨습니다. 알림 온 체험은 어른용 설명으로.
    `,
  },
  // 옥상 태양열 온수
  {
    language: 'ko',
    slots: { p: '=동관 집열판, 1호 집열판', p2: '=서관 집열판, 3호 집열판', t: '=아래 탱크, 큰 탱크', t2: '=위 탱크, 작은 탱크', c: '38..49', c2: '52..68', f: '3..9', a: '10..35', b: '40..75', l: '20..190', m: '5..45', g: '12..38', h: '=06:40, 07:20', h2: '=18:10, 19:30' },
    tools: ['solterma.tilt(panel, degrees: int): Tilt a panel', 'solterma.follow(panel, east_deg: int, west_deg: int): Let a panel follow the sun between two angles', 'solterma.cover(panel, closed: bool): 덮개를 덮거나 걷는다', 'solterma.flow(from_tank, to_tank, litres?: int): Let water flow', 'solterma.hot(tank, target_c: int, boost?: bool): Set how hot a tank gets', 'solterma.thermostat(tank, on_below_c: int, off_above_c: int): Set the two points of the heater', 'solterma.antifreeze(panel, guard_c: int, percent: int): Protect a panel against frost', 'solterma.pump_hours(starts, stops): Set the hours of the pump'],
    steps: `
      solterma.tilt panel="{p}" degrees={a} | 기울기 | {p} {a}도로 눕히기.
      solterma.follow panel="{p2}" east_deg={a} west_deg={b} | 해 따라 | {p2:은} 동쪽 {a}도에서 서쪽 {b}도까지 해를 따라가게 해 주세요.
      solterma.follow panel="{p}" east_deg={a} west_deg={b} | 추적 | {p}, 서쪽 끝 {b}, 동쪽 끝 {a}.
      solterma.cover panel="{p2}" closed=true | 우박 | 우박 온다! {p2} 덮어라.
      solterma.cover panel="{p}" closed=false | 맑음 | 비가 그쳤습니다. {p} 덮개를 걷어 주십시오.
      solterma.flow from_tank="{t}" to_tank="{t2}" litres={l} | 보내기 | {t} 물 {l}리터를 {t2:로} 보낸다.
      solterma.flow from_tank="{t2}" to_tank="{t}" | 다 내림 | {t2:을} {t}에 다 비울 것. 양은 안 적음.
      solterma.hot tank="{t}" target_c={c2} boost=true | 빨리 | {t:을} {c2}도까지, 급속으로.
      solterma.hot tank="{t2}" target_c={c} | 온수 | {t2:은} {c}도면 충분해요.
      solterma.thermostat tank="{t2}" on_below_c={c} off_above_c={c2} | 히터 | {t2} 히터는 {c2}도 넘으면 꺼지고 {c}도 밑이면 켜지게
      solterma.antifreeze panel="{p}" guard_c=-{f} percent={g} | 동파 | {p}에 부동액 {g}퍼센트, 영하 {f}도부터 보호.
      solterma.pump_hours starts={h} stops={h2} | 펌프 | 펌프는 {h}에 돌기 시작해 {h2}에 멎는다.
    `,
  },
  // 야간 콜센터
  {
    language: 'ko',
    event: 'webhook /call/in {"통화": "{id}", "고객": "{c}", "기다린초": {s}, "상담원": "{a}", "쉬는상담원": "{a2}", "언어": "{l}"}',
    slots: { id: 'CL-3081, 콜-77, Q5512', id2: 'CL-3120, 콜-91, Q5560', c: '=임도훈, 반지수, 루시', s: '8..50 / 240..700', a: '=상담3, 상담5', a2: '=상담8, 상담9', l: '=영어, 베트남어', m: '5..60', p: '=010-3341-7720, 010-9082-1156', t: '=배송 지연, 환불 문의, 요금 오류', pr: '1..9', mu: '=피아노 1, 빗소리' },
    tools: ['telemira.connect(call, agent): Put a call through', 'telemira.callback(phone, after_min: int, topic?): 나중에 전화를 건다', 'telemira.apologize(call, gift: bool): Apologise for the wait', 'telemira.queue(call, position: int): Put a call to a place in the queue', 'telemira.pass(call, from_agent, to_agent): Pass a call on', 'telemira.tag(call, topic): Note what a call is about', 'telemira.music(call, tune): Play music while waiting', 'telemira.break(agent, minutes: int): Give an agent a break', 'telemira.mood(call, mood: calm|upset|angry): Note the mood of the caller'],
    steps: `
      @s telemira.connect call="{id}" agent="{a}" // telemira.apologize call="{id}" gift=true | 기다림 | 2분 넘게 기다린 통화에는 사과와 함께 선물도 드리고, 그보다 짧으면 적힌 상담원에게 바로 연결합니다.
      telemira.connect call="{id2}" agent="{a2}" | 연결 | {id2:은} 쉬는 상담원한테.
      telemira.callback phone={p} after_min={m} topic="{t}" | 다시 걸기 | {p:로} {m}분 뒤에 "{t}" 건으로 전화드릴 것.
      telemira.callback phone={p} after_min={m} | 나중에 | {m}분 있다가 {p:로} 걸어 주세요. 무슨 일인지는 묻지 못했어요.
      telemira.apologize call="{id2}" gift=false | 사과만 | {id2} 사과는 하되 선물은 없다.
      telemira.queue call="{id2}" position={pr} | 순번 | {id2:을} 대기열 {pr}번째에 넣어 주십시오.
      telemira.pass call="{id}" from_agent="{a}" to_agent="{a2}" | 넘김 | 이 통화, 지금 상담원이 말을 못 알아듣는다. 쉬는 사람에게 넘겨라.
      telemira.pass call="{id2}" from_agent="{a2}" to_agent="{a}" | 바꿔 줌 | {id2} 통화를 {a2:이} 받았지만 {a:이} 이어서 맡습니다.
      telemira.tag call="{id}" topic="{t}" | 분류 | 들어온 통화에 "{t}" 꼬리표.
      telemira.music call="{id}" tune="{mu}" | 음악 | 기다리는 그분께 "{mu}" 틀어 드려.
      telemira.break agent="{a}" minutes={m} | 휴식 | 적혀 있는 상담원 {m}분 쉬게 하기
      telemira.mood call="{id}" mood=angry | 화남 | 이번 분은 무척 화가 나 계세요. 기분 칸에 그렇게 남겨요.
    `,
  },
  // 산악 대피소
  {
    language: 'ko',
    event: 'mqtt refuge/hut {"대피소": "{h}", "기온": -{t}, "인원": {n}, "장작": {w}, "다음대피소": "{h2}", "탐방로": "{r}"}',
    slots: { h: '=노루목, 솔바위, 촛대봉', h2: '=구름재, 너덜터', t: '2..9 / 16..28', n: '2..40', w: '5..60', r: '=북쪽 능선, 계곡길', r2: '=남쪽 능선, 옛길', b: '1..20', b2: '21..48', p: '=하산객 둘, 대학 산악부', m: '15..90', c: '14..21', tx: '=눈사태 위험, 곧 어두워집니다', kg: '3..15' },
    tools: ['monteluz.stove(hut, kg: int): Heat the stove with wood', 'monteluz.stove_auto(hut, celsius: int): Let the stove keep a temperature', 'monteluz.trail(trail, condition: open|caution|shut): 탐방로 상태를 바꾼다', 'monteluz.bunk(guest, bunk: int): Give a guest a bunk', 'monteluz.rebunk(guest, old_bunk: int, new_bunk: int): Move a guest to another bunk', 'monteluz.escort(guest, from_hut, to_hut): Bring guests to another hut', 'monteluz.detour(closed_trail, open_trail): 우회로를 알린다', 'monteluz.flare(hut, colour: red|green): Fire a flare', 'monteluz.megaphone(hut, text): Speak outside a hut'],
    steps: `
      @t monteluz.stove_auto hut="{h}" celsius={c} // monteluz.stove hut="{h}" kg={kg} | 난로 | 기온이 영하 12도보다 더 추우면 그 대피소 난로에 장작 {kg}kg을 넣고, 그만큼 춥지 않으면 {c}도 자동으로 둔다.
      monteluz.stove hut="{h2}" kg={kg} | 장작 | 다음 대피소에 장작 {kg}킬로 때 주세요.
      monteluz.trail trail="{r}" condition=shut | 통제 | 알림 온 탐방로는 막는다.
      monteluz.trail trail="{r2}" condition=caution | 주의 | {r2:은} 열어 두되 주의로 바꿔 주십시오.
      monteluz.bunk guest="{p}" bunk={b} | 자리 | {p}, {b}번 침상.
      monteluz.rebunk guest="{p}" old_bunk={b} new_bunk={b2} | 침상 | {b}번은 외풍이 세서 {p:을} {b2}번으로 옮깁니다.
      monteluz.rebunk guest="{p}" old_bunk={b2} new_bunk={b} | 다시 옮김 | {p}한테 {b}번을 내줘. {b2}번에서 코 고는 사람 옆이래.
      monteluz.escort guest="{p}" from_hut="{h}" to_hut="{h2}" | 인솔 | 알림이 온 대피소에 있는 {p:을} 다음 대피소로 데려다줄 것.
      monteluz.detour closed_trail="{r}" open_trail="{r2}" | 우회 | 그 탐방로 대신 {r2:을} 쓰라고 알린다.
      monteluz.flare hut="{h2}" colour=green | 신호탄 | {h2}에서 초록 신호탄 한 발
      monteluz.megaphone hut="{h}" text="{tx}" | 확성기 | 그 대피소 밖에 대고 "{tx}" 하고 외쳐 주세요.
    `,
  },
];
