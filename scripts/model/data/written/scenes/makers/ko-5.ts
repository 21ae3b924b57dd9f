import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, in Korean, part 5. */
export const makersKo5: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /charge/plug {"충전기": "{p}", "커넥터": {s}, "차량": "{c}", "희망kW": {kw}, "카드": "{id}", "빈충전기": "{p2}"}',
    slots: { p: 'CP-07, 지하3-2, EVX2', p2: 'CP-11, 옥상4, EVX9', s: '1..2', c: '봉고 EV, 코나, 아이오닉', kw: '50..150', kw2: '4..22', a: '6..30', min: '35..48', id: '=04A177FE, 8B2210D4', id2: '=0C99118A, 7F20B3E1', t: '=22:00, 23:30, 00:15', t2: '=05:30, 06:45, 07:10', won: '210..480' },
    tools: ['charge_begin(post, socket: int, max_kw?: int, minutes?: int): Begin charging', 'charge_end(post, socket: int): End charging', 'charge_pause(post, socket: int): Interrupt charging', 'charge_resume(post, socket: int): Go on charging', 'post_reserve(post, rfid, from_time, to_time): Reserve a post', 'post_price(post, won_per_kwh: int): Set a price', 'post_current(post, amps: int): Limit a post', 'card_trust(rfid): Accept a card', 'card_refuse(rfid): Do not accept a card any more'],
    steps: `
      charge_begin post="{p}" socket={s} max_kw={kw2} minutes={min} | 충전 시작 | 방금 꽂은 데서 {min}분, 아무리 세도 {kw2}kW까지.
      charge_begin post="{p2}" socket=1 | 빈 데서 | 빈 충전기 1번 커넥터로 그냥 충전. 출력이나 시간은 막지 않는다.
      charge_begin post="{p}" socket={s} max_kw={kw} | 바라는 만큼 | 꽂은 차가 원하는 kW 그대로 준다.
      charge_end post="{p}" socket={s} | 다 찼다 | 메시지의 차는 충전을 마친다.
      charge_pause post="{p2}" socket=2 | 전력 피크 | {p2} 2번을 잠시 끊어 둔다. 이따 마저 한다.
      charge_resume post="{p2}" socket=2 | 피크 지남 | {p2} 2번, 하던 충전을 잇는다.
      post_reserve post="{p2}" rfid={id2} from_time={t} to_time={t2} | 밤 예약 | {t2}까지 {id2} 카드만 빈 충전기를 쓴다. {t}부터다.
      post_price post="{p}" won_per_kwh={won} | 단가 | 꽂힌 충전기는 kWh에 {won}원.
      post_current post="{p2}" amps={a} | 차단기 | {p2:은} {a}A를 넘기면 차단기가 떨어진다. 그만큼만.
      card_refuse rfid={id} | 도난 카드 | 지금 찍힌 카드는 훔친 것이다.
      card_trust rfid={id2} | 새 회원 | {id2:은} 받아 준다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt apron/stand {"주기장": "{st}", "편명": "{f}", "등록부호": "{r}", "도착": "06:45", "빈주기장": "{st2}"}',
    slots: { st: 'A12, V-31, 104R', st2: 'B04, V-38, 110L', f: 'LX 318, OZ 77, KE 2207', f2: 'TW 902, EY 14', r: 'HL8042, OE-LWD, D-AIZQ', g: '12..29', g2: '31..58', kva: '60..90', c: '18..25', m: '2.1..5.9', be: '1..9', l: '1200..9800', pk: '=12:05, 14:40, 19:20', w: '두 대 / 세 대 / 여섯 대' },
    tools: ['bridge_dock(stand, height_m: num): Move the passenger bridge to a plane', 'bridge_retract(stand): Move the bridge away', 'gpu_on(stand, kva: int): Give power to a plane', 'gpu_off(stand): Take the power away', 'aircon(stand, celsius: int, hose?: 1|2): Cool a parked plane', 'gate_change(flight, old_gate: int, new_gate: int): Change a gate', 'belt_assign(flight, belt: int, until?): Give a flight a baggage belt', 'stand_swap(flight, from_stand, to_stand): Move a flight to another stand', 'fuel_order(registration, litres: int): Order fuel', 'steps_bring(stand, count: int): Bring mobile stairs'],
    steps: `
      bridge_dock stand={st} height_m={m} | 탑승교 | 들어온 비행기 문 높이는 {m}미터다. 탑승교를 댄다.
      bridge_retract stand={st2} | 출발 | {st2} 비행기가 곧 나간다. 탑승교를 뗀다.
      gpu_on stand={st} kva={kva} | 전원 | 메시지의 주기장에 {kva}kVA.
      gpu_off stand={st2} | 전원 빼기 | {st2:은} 제 힘으로 전기를 쓴다. 지상 전원은 그만.
      aircon stand={st} celsius={c} hose=2 | 객실 냉방 | 2번 호스로 {c}도, 같은 주기장.
      aircon stand={st2} celsius={c} | {c}도 | {st2} 비행기 안을.
      gate_change flight="{f}" old_gate={g} new_gate={g2} | 탑승구 | 이 편은 {g}번이 아니라 {g2}번에서 탄다.
      gate_change flight="{f2}" old_gate={g2} new_gate={g} | 탑승구 되돌림 | {f2}, {g2}번에서 다시 {g}번으로.
      belt_assign flight="{f}" belt={be} until={pk} | 수하물 | {pk}까지 {be}번 벨트를 온 편에 준다.
      belt_assign flight="{f2}" belt={be} | 벨트 {be} | {f2} 짐은 거기로 나온다.
      stand_swap flight="{f}" from_stand={st} to_stand={st2} | 자리 옮김 | 그 편을 지금 주기장에서 빈 데로.
      fuel_order registration={r} litres={l} | 급유 | 들어온 기체에 {l}리터.
      @w steps_bring stand={st2} count=2 // steps_bring stand={st2} count=3 // steps_bring stand={st2} count=6 | 스텝카 | {st2:로} 스텝카 {w}.
    `,
  },
  {
    language: 'ko',
    slots: { h: '1관, 아스토르, 별관극장', h2: '4관, 루나, 다락', fi: '푸른 시간, 루크 3, 긴 나룻배', fi2: '소금, 밤 전차, 꼬마 극장 8', t: '=14:30, 17:15, 18:00', t2: '=18:45, 21:40, 22:55', l: '=4.5, 5.0, 6.2, 7.0', row: '=C, F, K', seat: '1..22', sec: '41..90', d: '=2026-12-03, 2026-12-26' },
    tools: ['reel_play(hall, film?): Start a show or go on with it', 'reel_pause(hall): Interrupt a show', 'reel_back(hall, secs: int): Go back a bit', 'reel_plan(hall, film, at, date?): Plan a show', 'reel_shift(film, from_time, to_time): Move a show to another time', 'reel_relocate(film, from_hall, to_hall): Move a film to another hall', 'fader(hall, level: num): Set the loudness', 'masking(hall, format: flat|scope): Set the curtain to the format', 'subtitle(hall, shown: bool, language?: en|fr|ko): Subtitles', 'seat_block(hall, row, seat: int): Do not sell a seat'],
    steps: `
      reel_play hall="{h}" | 이어서 | {h} 관객이 기다린다. 멈췄던 데서 다시.
      reel_play hall="{h2}" film="{fi}" | 상영 | {h2}에서 {fi} 시작.
      reel_pause hall="{h}" | 화재 경보 | {h} 상영을 잠깐 세운다.
      reel_back hall="{h2}" secs={sec} | 놓친 장면 | {h2:을} {sec}초 앞 장면으로 돌린다.
      reel_plan hall="{h}" film="{fi2}" at={t} date={d} | 특별 상영 | {d} {t}, {h}, {fi2}.
      reel_plan hall="{h2}" film="{fi}" at={t2} | 심야 | {h2}에서 매일 {t2}에 {fi:을} 건다. 날짜 칸은 비운다.
      reel_shift film="{fi}" from_time={t2} to_time={t} | 앞당김 | {fi:이} {t2}에서 {t:로} 옮겨 간다.
      reel_relocate film="{fi2}" from_hall="{h2}" to_hall="{h}" | 큰 관 | {fi2:을} 보려는 사람이 많다. {h2:은} 좁으니 {h:로}.
      fader hall="{h2}" level={l} | 소리 | {h2} 페이더 {l}.
      masking hall="{h}" format=scope | 넓게 | {h} 막은 시네마스코프(scope)로.
      subtitle hall="{h2}" shown=false | 자막 없이 | {h2} 자막을 내린다.
      subtitle hall="{h}" shown=true language=fr | 프랑스어 | {h}에 프랑스어 자막을 띄운다.
      seat_block hall="{h2}" row={row} seat={seat} | 부서진 의자 | {h2} {row}열 {seat}번은 팔지 않는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt bottling/l2 {"라인": "{l}", "시간당": {b}, "불량": {r}, "원인": "마개", "자매라인": "{l2}", "탱크": "{tk}"}',
    slots: { l: '2라인, KHS-A, 소주줄', l2: '5라인, KHS-C, 생수줄', b: '12000..28000', b2: '4000..9900', r: '14..90', tk: 'BT-3, 탱크8', nm: '1.1..2.4', lo: '0.8..1.0', hi: '2.5..3.8', lot: 'L26-118B, X7-2207, 88C', d: '=2027-06-30, 2028-01-15', mm: '-4.5..-0.5', cap: '금색 왕관, 28mm 파랑' },
    tools: ['chungjeon_start(line, bottles_per_hour: int, size_ml?: 330|500|750): Fill bottles', 'chungjeon_stop(line, empty_first: bool): Stop filling', 'chungjeon_purge(line): Blow the filler out', 'magae_torque(line, nm: num): Set how tight caps sit', 'magae_kind(line, cap): Choose the cap', 'inkjet_text(line, lot, best_before): Set what is printed on bottles', 'inkjet_off(line): Print nothing', 'label_shift(line, mm: num): Move the label', 'pressure_band(tank, min_bar: num, max_bar: num): Set the band of pressure', 'bulyang_reset(line): Count rejects from zero'],
    steps: `
      chungjeon_start line="{l2}" bottles_per_hour={b2} size_ml=500 | 자매 라인 | 500ml 병으로 자매 라인을 시간당 {b2}병.
      chungjeon_start line="{l}" bottles_per_hour={b2} | 천천히 | 불량이 나온 라인은 한 시간에 {b2}병으로 다시 돈다. 병 크기는 같음.
      chungjeon_stop line="{l}" empty_first=true | 비우고 정지 | 그 라인은 안에 든 것까지 다 내보내고 세운다.
      chungjeon_stop line="{l2}" empty_first=false | 유리 조각! | {l2}에 유리가 깨졌다. 비울 새 없이 정지.
      chungjeon_purge line="{l2}" | 불어내기 | {l2} 충전기를 공기로 불어낸다.
      magae_torque line="{l}" nm={nm} | 마개 세기 | 마개가 말썽인 라인은 {nm}Nm.
      magae_kind line="{l2}" cap="{cap}" | 마개 종류 | {l2:은} {cap} 마개를 쓴다.
      inkjet_text line="{l}" lot={lot} best_before={d} | 날인 | 기한 {d}, 로트 {lot}, 보고된 라인.
      inkjet_off line="{l2}" | 날인 없음 | {l2} 병에는 아무 글자도 찍지 않는다.
      label_shift line="{l}" mm={mm} | 삐뚤다 | 그 라인 라벨을 {mm}mm.
      pressure_band tank="{tk}" min_bar={lo} max_bar={hi} | 탱크 압력 | 메시지의 탱크, 최고 {hi}바 최저 {lo}바.
      bulyang_reset line="{l}" | 새로 세기 | 불량 수를 0부터 다시.
    `,
  },
  {
    language: 'ko',
    slots: { k: '1가마, 전기가마, K-7', k2: '3가마, 라쿠가마, K-12', c: '980..1280', c2: '120..600', r: '30..110', h: '1..9', p: '초벌 04, 재벌 느리게, P-12', p2: '금채, 유리 눌림', po: '미아 접시, 머그 12개, B-2207', n: '2..9', w: '꼭 닫는다 / 삼분의 일만 연다 / 다 연다' },
    tools: ['gama_fire(kiln, program): Fire with a stored program', 'gama_ramp(kiln, to_c: int, per_hour: int, soak_h?: int): Heat at a rate', 'gama_soak(kiln, hours: int): Keep the temperature', 'gama_cool(kiln, to_c: int, per_hour?: int): Cool down', 'gama_skip(kiln, segment: int): Leave a segment out', 'gama_abort(kiln): Give a firing up', 'gama_damper(kiln, opening: closed|third|full): Move the damper', 'gama_copy(program, new_name): Copy a program', 'ware_move(ware, from_kiln, to_kiln): Enter in which kiln something stands'],
    steps: `
      gama_fire kiln="{k}" program="{p}" | 소성 | {k}, 프로그램은 {p}.
      gama_ramp kiln="{k2}" to_c={c} per_hour={r} soak_h={h} | 손으로 | 한 시간에 {r}도씩 {c}도까지, 그 뒤 {h}시간 머문다. {k2}.
      gama_ramp kiln="{k}" to_c={c} per_hour={r} | 머물지 않고 | {k:은} 시간당 {r}도로 {c}도에 오르면 그만.
      gama_soak kiln="{k2}" hours={h} | 유지 | 지금 온도 그대로 {h}시간, {k2}.
      gama_cool kiln="{k}" to_c={c2} per_hour={r} | 천천히 식힘 | {k:을} 시간당 {r}도씩 {c2}도까지 내린다.
      gama_cool kiln="{k2}" to_c={c2} | 식힘 | {k2}, {c2}도. 빠르기는 저절로.
      gama_skip kiln="{k}" segment={n} | 건너뜀 | 이번에 {k:은} {n}번 구간을 뺀다.
      gama_abort kiln="{k2}" | 금 갔다 | {k2} 안에서 깨지는 소리. 이 소성은 버린다.
      @w gama_damper kiln="{k}" opening=closed // gama_damper kiln="{k}" opening=third // gama_damper kiln="{k}" opening=full | 댐퍼 | {k} 댐퍼를 {w}.
      gama_copy program="{p}" new_name="{p2}" | 복사 | {p:을} 베껴서 "{p2}"라는 이름을 준다.
      ware_move ware="{po}" from_kiln="{k}" to_kiln="{k2}" | 다른 가마 | {po}: {k}에서 꺼내 {k2:로}.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /bikes/dock {"대여소": "{s}", "자전거": "{b}", "배터리": {bt}, "회원": "{r}", "빈대여소": "{s2}"}',
    slots: { s: '부두앞, S-14, 옛방앗간', s2: '대학정문, S-31, 동물원', b: 'BK-0917, 77120, X-44', b2: 'BK-1180, 70431', bt: '3..18', r: 'U-22071, sol88', n: '2..20', min: '21..90', why: '펑크, 브레이크, 벨 없음' },
    tools: ['bike.unlock(bike, minutes?: int): Let somebody take a bike', 'bike.lock(bike): Lock a bike', 'bike.retire(bike, reason?): Take a bike out of service', 'bike.revive(bike): Put a bike back into service', 'bike.relocate(bike, from_station, to_station): Enter where a bike stands', 'station.order(station, bikes: int): Have bikes brought', 'station.close(station, until?): Close a station', 'rider.credit(rider, minutes: int): Give a rider free minutes', 'rider.fine(rider, won: int, reason): Fine a rider', 'van.route(stops: text[]): Plan the round of the van'],
    steps: `
      bike.unlock bike={b2} minutes={min} | 시승 | {b2:을} {min}분 타 보게 한다.
      bike.unlock bike={b} | 빌려주기 | 방금 반납된 것을 도로 내준다.
      bike.lock bike={b2} | 열려 있다 | {b2:이} 길가에 열린 채 서 있다.
      bike.retire bike={b} reason="{why}" | 수리 | 메시지의 자전거는 운행에서 뺀다. 까닭은 {why}.
      bike.retire bike={b2} | 낡음 | {b2:은} 이제 안 굴린다. 까닭은 안 적는다.
      bike.revive bike={b2} | 고쳤다 | {b2}, 다시 탈 수 있다.
      bike.relocate bike={b} from_station="{s}" to_station="{s2}" | 옮김 | 반납된 자전거를 빈 대여소로 옮겼다. 그렇게 올린다.
      bike.relocate bike={b2} from_station="{s2}" to_station="{s}" | {b2} | {s}에 와 있다. {s2}에서 왔다.
      station.order station="{s2}" bikes={n} | 채우기 | 비어 있는 대여소에 {n}대.
      station.close station="{s2}" until=2026-12-31 | 공사 | {s2:은} 2026-12-31까지 닫는다.
      rider.credit rider={r} minutes={min} | 감사 | 이 회원에게 공짜 {min}분.
      rider.fine rider={r} won=15000 reason="하천에 버림, 3번 다리" | 벌금 | 그 회원에게 15000원, "하천에 버림, 3번 다리".
      van.route stops=["{s2}","{s}","차고지"] | 트럭 길 | {s2} 먼저, 다음 {s}, 끝으로 차고지.
    `,
  },
  {
    language: 'ko',
    slots: { l: 'L-118, 참나무7, 2207-B', l2: 'L-121, 물푸레3, 2211-A', mm: '18..80', mm2: '100..260', mpm: '8..45', k: '동쪽건조실, 2호실', c: '45..62', pct: '8..14', d: '16..40' },
    tools: ['saw_cut(log, thickness_mm: int, width_mm: int): Saw a log', 'saw_feed(m_per_min: num): Set how fast logs move', 'saw_retry(): Run back shortly and try again', 'saw_blade(out: B1|B2, in: B1|B2): Use the other blade', 'log_turn(log, degrees: 90|180): Turn a log', 'log_reject(log, why?): Do not saw a log', 'geonjo_run(chamber, celsius: int, target_pct: int, days?: int): Dry wood', 'geonjo_steam(chamber, on: bool): Steam a chamber', 'stack_label(stack, text): Label a stack'],
    steps: `
      saw_cut log="{l}" thickness_mm={mm} width_mm={mm2} | 판재 | {l}, 너비 {mm2} 두께 {mm}.
      saw_cut log="{l2}" thickness_mm={mm} width_mm={mm2} | 판재 더 | {l2:을} {mm}×{mm2}mm로 켠다. 앞이 두께다.
      saw_feed m_per_min={mpm} | 이송 | 1분에 {mpm}미터.
      saw_retry | 걸림 | 나무가 걸렸다. 살짝 뒤로 뺐다가 다시.
      saw_blade out=B1 in=B2 | 날 교체 | B1이 무뎌졌다. B2로.
      saw_blade out=B2 in=B1 | 갈아 온 날 | B1을 갈아 왔으니 끼우고 B2는 뺀다.
      log_turn log="{l2}" degrees=180 | 뒤집기 | {l2:을} 반 바퀴.
      log_turn log="{l}" degrees=90 | 눕히기 | {l:은} 직각으로 한 번만 돌린다.
      log_reject log="{l}" why="1.2m에 못, 켜지 말 것" | 못 | {l:은} 뺀다: "1.2m에 못, 켜지 말 것"
      log_reject log="{l2}" | 썩음 | {l2:은} 켜지 않는다.
      geonjo_run chamber="{k}" celsius={c} target_pct={pct} days={d} | 건조 | {d}일 안에 함수율 {pct}%, 온도 {c}도, {k}.
      geonjo_run chamber="{k}" celsius={c} target_pct={pct} | 될 때까지 | {k:은} {c}도에서 {pct}%가 될 때까지. 날수는 없음.
      geonjo_steam chamber="{k}" on=false | 증기 | {k} 증기를 끊는다.
      stack_label stack=S-88 text="참나무 27mm, 오 사장님 것" | 딱지 | S-88 더미에 "참나무 27mm, 오 사장님 것".
    `,
  },
  {
    language: 'ko',
    event: 'webhook /kennel/checkin {"개": "{d}", "칩": "{ch}", "방": "{b}", "사료": "{f}", "보호자전화": "{tel}", "친구방": "{b2}"}',
    slots: { d: '보스코, 초코, 아르고', d2: '틸리, 루퍼스', ch: '=410020004417718, 410094500118822', b: 'K4, 북쪽2, 특실1', b2: 'K9, 북쪽6, 특실5', f: '양고기 건식, 연어죽', tel: '=010-7700-1182, 02-555-2207', g: '80..600', t: '=07:15, 12:30, 18:00', min: '25..70', c: '14..24' },
    tools: ['feed_plan(dog, food, grams: int, at?): Plan a meal', 'feed_skip(dog, meals: int): Leave meals out', 'yard_let(box, yard: A|B, minutes?: int): Let a dog into a yard', 'yard_call(box): Call a dog back in', 'box_warm(box, celsius: int): Warm a box', 'box_move(chip, from_box, to_box): Move a dog', 'keep_apart(first, second): Two dogs do not meet', 'pill_give(dog, name, tablets: num): Enter a pill', 'owner_text(phone, text): Write to an owner'],
    steps: `
      feed_plan dog="{d}" food="{f}" grams={g} at={t} | 밥 | 새로 온 개에게 {t}, 먹던 사료 {g}g.
      feed_plan dog="{d2}" food=흰죽 grams={g} | 속 편하게 | {d2:은} 흰죽 {g}그램. 시각은 아무 때나.
      feed_skip dog="{d}" meals=2 | 배탈 | 오늘 온 개는 두 끼 거른다.
      yard_let box="{b}" yard=B minutes={min} | 산책 | {min}분 동안 온 개를 B 마당에.
      yard_let box="{b2}" yard=A | 친구도 | 친구 방은 A 마당으로 내보낸다. 시간은 두고 본다.
      yard_call box="{b2}" | 비 | {b2} 개를 안으로 부른다.
      box_warm box="{b}" celsius={c} | 따뜻하게 | 배정된 방을 {c}도로.
      box_move chip={ch} from_box="{b}" to_box="{b2}" | 같이 | 이 개를 친구 방에 함께 넣는다.
      keep_apart first="{d}" second="{d2}" | 떼어 놓기 | {d:과} {d2:은} 만나면 싸운다.
      pill_give dog="{d}" name="리마딜 50" tablets=0.5 | 약 | 리마딜 50 반 알을 온 개에게.
      owner_text phone={tel} text="{d}, 밥 싹 비웠어요!" | 보호자 | 보호자께 "{d}, 밥 싹 비웠어요!"
    `,
  },
  {
    language: 'ko',
    event: 'mqtt bloodbank/shaker {"팩": "{u}", "형": "{ty}", "온도": {t}, "칸": "{s}", "옆칸": "{s2}"}',
    slots: { u: '26-008817, BB-2207, P/9930', u2: '26-004410, BB-2188', ty: '=O-, A+, B-', t: '20.5..24.5', s: 'S2, 왼쪽위, R1-4', s2: 'S3, 오른쪽위, R1-5', h: '3번 수술실, 응급실, 7병동', g: '2000..4800', min: '4..19', c: '30..38', d: '=2026-12-08, 2026-12-31', pt: 'P-20418, 0077-31', k: '두 사람이 확인했다, 둘이서 대조했다 / 혼자만 봤다, 한 사람만 확인했다' },
    tools: ['pack_issue(unit, ward, two_checked: bool): Hand a unit out', 'pack_return(unit): Take a unit back', 'pack_discard(unit, why): Throw a unit away', 'pack_move(unit, from_shelf, to_shelf): Put a unit on another shelf', 'pack_reserve(unit, patient, until?): Keep a unit for a patient', 'spin_bag(unit, g: int, minutes: int): Spin a bag', 'thaw_bag(unit, celsius: int, minutes?: int): Thaw a bag', 'shaker_pause(): Stop the shaker shortly', 'query_stock(type): Say how many units there are'],
    steps: `
      @k pack_issue unit={u} ward="{h}" two_checked=true // pack_issue unit={u} ward="{h}" two_checked=false | 출고 | 메시지의 팩을 {h}에 내준다. {k}.
      pack_return unit={u2} | 안 썼다 | {u2:이} 쓰이지 않고 돌아왔다.
      pack_discard unit={u2} why="팩 샘, 3ml" | 샌다 | {u2:은} 버린다, 이유 "팩 샘, 3ml".
      pack_move unit={u} from_shelf="{s}" to_shelf="{s2}" | 옆칸 | 알려 온 팩을 옆칸으로.
      pack_move unit={u2} from_shelf="{s2}" to_shelf="{s}" | {u2} 자리 | {s2}에 있지만 {s:이} 제자리다.
      pack_reserve unit={u} patient={pt} until={d} | 예약 | {d}까지 {pt} 환자 몫, 이번 팩.
      pack_reserve unit={u2} patient={pt} | 잡아 두기 | {u2:을} {pt} 환자에게. 끝은 없다.
      spin_bag unit={u} g={g} minutes={min} | 원심 | {min}분, {g}g, 그 팩.
      thaw_bag unit={u2} celsius={c} minutes={min} | 녹이기 | {u2:을} {c}도 물에 {min}분.
      thaw_bag unit={u2} celsius={c} | 천천히 녹이기 | {c}도에서 {u2:이} 다 녹을 때까지. 분은 안 넣는다.
      shaker_pause | 손 넣기 | 손을 넣어야 한다. 교반기 잠깐 정지.
      query_stock type={ty} | 재고 | 이 혈액형이 몇 개 남았나.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt tteok/steam {"시루": "{m}", "떡": "{ma}", "온도": {t}, "kg": {kg}, "빈시루": "{m2}"}',
    slots: { m: '시루2, ST-A, 큰시루', m2: '시루5, ST-D, 작은시루', ma: '백설기, 시루떡', t: '93..99', kg: '4..28', min: '31..60', ml: '150..900', n: '101..480', g: '=40, 60, 85', top: '콩고물, 잣, 팥', hz: '61..90', c: '4..12', k: '뭉근하게, 김을 약하게 / 세게, 김을 한껏' },
    tools: ['siru_steam(siru, strength: weak|strong, minutes?: int): Steam rice cake', 'siru_rest(siru, minutes: int): Let rice cake rest with the lid on', 'siru_off(siru): End steaming', 'siru_water(siru, ml: int): Pour water', 'cut_run(size_g: int, count: int, topping?): Cut and top', 'pound(rice_kg: num, beats_per_min: int): Pound rice', 'chill_room(celsius: int): Set the cold room', 'dough_over(from_siru, to_siru, kg: num): Move dough over', 'order_ready(order, text?): Tell that an order is ready'],
    steps: `
      @k siru_steam siru="{m}" strength=weak minutes={min} // siru_steam siru="{m}" strength=strong minutes={min} | 찌기 | 떡이 든 시루를 {min}분 {k} 찐다.
      @k siru_steam siru="{m2}" strength=weak // siru_steam siru="{m2}" strength=strong | 빈 시루 | 빈 시루는 {k}. 몇 분인지는 정하지 않음.
      siru_rest siru="{m}" minutes={min} | 뜸 | {min}분 뚜껑을 덮은 채 둔다, 알려 온 시루.
      siru_off siru="{m2}" | 김 끄기 | {m2:은} 다 쪘다.
      siru_water siru="{m}" ml={ml} | 물 | 그 시루에 물 {ml}ml.
      cut_run size_g={g} count={n} topping="{top}" | 썰기 | {n}조각, 한 조각에 {g}g, 위에 {top}.
      cut_run size_g={g} count={n} | 고물 없이 | {g}그램짜리 {n}개. 위에 뿌릴 것은 없다.
      pound rice_kg={kg} beats_per_min={hz} | 떡메 | 쌀은 메시지에 적힌 kg만큼, 1분에 {hz}번 친다.
      chill_room celsius={c} | {c}도 | 냉장실 온도다.
      dough_over from_siru="{m}" to_siru="{m2}" kg=2.5 | 나누기 | 2.5kg을 빈 시루에 덜어 낸다.
      order_ready order=T-2207 text="떡 60개, 2시까지 드세요" | 다 됐다 | T-2207 주문이 됐다고 알린다: "떡 60개, 2시까지 드세요"
      order_ready order=T-1180 | T-1180 | 이것도 다 됐다. 글은 붙이지 않는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /camp/arrival {"자리": "{p}", "손님": "{g}", "차량": "{pl}", "박": {n}, "암페어": {a}, "옆자리": "{p2}"}',
    slots: { p: 'B14, 호수3, W-07', p2: 'B15, 호수4, W-08', p3: 'D02, 숲9', g: '로미네, 일초 가족', pl: '38나 1102, 114다 7730', n: '2..5', a: '=6, 10, 16', d: '=2027-07-03, 2027-07-09', d2: '=2027-07-19, 2027-08-02', won: '12000..88000', min: '21..58', wd: '장작, 얼음, 물', k: '한 묶음 / 두 묶음 / 다섯 묶음' },
    tools: ['pitch_power(pitch, amps: int): Give power', 'pitch_power_off(pitch): Take the power away', 'pitch_book(pitch, name, arrive, leave): Book a pitch', 'pitch_change(name, old_pitch, new_pitch): Give guests another pitch', 'pitch_bill(pitch, won: int, text?): Charge a pitch', 'gate_code(plate, nights: int): Let a car in', 'shower_time(pitch, minutes: int): Give hot water', 'bring(pitch, item, qty: int): Bring something', 'quiet(from_time, to_time): Set the quiet hours'],
    steps: `
      pitch_power pitch="{p}" amps={a} | 전기 | 새 손님이 주문한 암페어대로 전기를 준다.
      pitch_power_off pitch="{p2}" | 떠났다 | 옆자리는 이제 비었다. 전기를 끊는다.
      pitch_book pitch="{p3}" name="{g}" arrive={d} leave={d2} | 다음 예약 | {g}, {p3}. {d2}에 나가고 {d}에 온다.
      pitch_change name="{g}" old_pitch="{p}" new_pitch="{p3}" | 질퍽하다 | 온 손님이 지금 자리 말고 {p3:을} 원한다.
      pitch_bill pitch="{p}" won={won} text="강아지 2박, 보트" | 추가 | 이 자리에 {won}원, 내역은 "강아지 2박, 보트".
      pitch_bill pitch="{p2}" won={won} | 청구 | {p2}에 {won}원. 내역은 쓰지 않는다.
      gate_code plate="{pl}" nights={n} | 차단기 | 그 차는 묵는 밤 수만큼 드나든다.
      shower_time pitch="{p2}" minutes={min} | 더운물 | 옆자리에 더운물 {min}분.
      @k bring pitch="{p}" item={wd} qty=1 // bring pitch="{p}" item={wd} qty=2 // bring pitch="{p}" item={wd} qty=5 | 가져다주기 | 온 손님께 {wd} {k}.
      quiet from_time=22:30 to_time=06:45 | 조용히 | 06:45까지는 떠들지 않는다. 22:30에 시작.
    `,
  },
  {
    language: 'ko',
    slots: { s: '마루금2, 옥상, ST-118', s2: '포구, 빙하, ST-204', min: '2..15', m: '20..60', v: '2.5..9.5', k: '-1.5..-0.1', ch: '=T2m, RH, wind10', ch2: '=rain_mm, snow_cm, lux_out', h: 'logger-3, 10.4.0.18, met.orrin.example', p: '=8883, 2101, 502', d: '=2026-11-03, 2026-10-28', d2: '=2026-11-09, 2026-11-30', em: 'obs@lind.example, k.may@tarn.dev' },
    tools: ['stn_interval(station, minutes: int): Set how often it measures', 'stn_calibrate(station, channel, offset: num): Correct a channel by so much', 'stn_reset_cal(station, channel): Drop a correction', 'stn_sample(station, channel): Measure now', 'stn_limits(station, channel, lower: num, upper: num): Set alarm limits', 'stn_upload(station, host, port: int, tls?: bool): Say where data go', 'stn_gap(station, first_day, last_day): Mark days without data', 'stn_heater(station, mode: off|auto|full): Heat a sensor', 'stn_mail(station, address, channels: text[]): Mail data'],
    steps: `
      stn_interval station="{s}" minutes={min} | 주기 | {s} 관측은 {min}분마다.
      stn_calibrate station="{s2}" channel={ch} offset={k} | 높게 나옴 | {s2}의 {ch:을} {k}만큼 보정한다.
      stn_reset_cal station="{s2}" channel={ch} | 보정 풀기 | {s2} {ch}에 걸린 보정을 없앤다.
      stn_sample station="{s}" channel={ch2} | 지금 | {s:이} {ch2:을} 당장 한 번 잰다.
      stn_limits station="{s}" channel={ch} lower={k} upper={v} | 경보 | {s} {ch}: {v:을} 넘거나 {k} 밑이면 경보.
      stn_limits station="{s2}" channel={ch2} lower={v} upper={m} | 한계 | {ch2:은} {v}에서 {m}까지, {s2}.
      stn_upload station="{s}" host={h} port={p} tls=false | 전송 | {s} 자료를 {h}, {p} 포트로. 암호화는 안 한다.
      stn_upload station="{s2}" host={h} port={p} | 같은 데로 | {s2}도 {h}의 {p}번 포트로 보낸다. TLS는 지금대로.
      stn_gap station="{s}" first_day={d} last_day={d2} | 결측 | {s:은} {d2}까지 자료가 없다. 첫날은 {d}.
      stn_heater station="{s2}" mode=full | 얼음 | {s2} 센서가 꽁꽁 얼었다. 최대로 데운다.
      stn_heater station="{s}" mode=auto | 알아서 | {s} 히터는 스스로 판단하게 둔다.
      stn_mail station="{s2}" address={em} channels=["{ch2}","{ch}"] | 메일 | {s2}의 {ch2}, {ch:을} 이 순서로 {em} 앞으로 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt depot/bus {"버스": "{b}", "차고칸": "{y}", "충전율": {s}, "다음노선": "{l}", "예비버스": "{b2}"}',
    slots: { b: '4471, E-12, 일렉3', b2: '4490, E-19, 일렉8', y: 'Y3, 북2, R-07', y2: 'Y9, 남5, R-14', s: '11..34', l: '11, N4, 순환2', l2: '64, N7, 급행5', t: '=04:50, 05:35, 13:10', pct: '60..100', kw: '40..59', c: '16..22', dr: '피홍주, 20418' },
    tools: ['busCharge(bus, toPct: int, maxKw?: int): Charge a bus', 'busUnplug(bus): End charging', 'busWarm(bus, celsius: int, readyAt?): Warm a bus', 'busAssign(bus, line, leaves): Give a bus a line', 'busSwap(outBus, inBus, line): Use another bus on a line', 'busMove(bus, fromBay, toBay): Move a bus in the depot', 'busWash(bus, inside: bool, outside: bool): Wash a bus', 'busSign(bus, text): Show a text on the front', 'driverSet(bus, driver): Enter the driver'],
    steps: `
      busCharge bus="{b}" toPct={pct} maxKw={kw} | 충전 | 들어온 버스를 {kw}kW 이하로 {pct}%까지.
      busCharge bus="{b2}" toPct={pct} | 예비 | 예비 버스도 {pct}퍼센트. 출력은 알아서.
      busUnplug bus="{b2}" | 케이블 | {b2:은} 이만하면 됐다. 케이블을 뺀다.
      busWarm bus="{b}" celsius={c} readyAt={t} | 난방 | 같은 버스 안이 {t}에 {c}도가 되어 있게.
      busWarm bus="{b2}" celsius={c} | 차가운 의자 | {b2}, {c}도.
      busAssign bus="{b}" line={l2} leaves={t} | 다른 노선 | 메시지의 버스는 {t}에 {l2}번으로 나간다.
      busSwap outBus="{b}" inBus="{b2}" line={l} | 대차 | 충전이 모자라니 다음 노선은 예비 버스가 대신 뛴다.
      busMove bus="{b}" fromBay="{y}" toBay="{y2}" | 칸 옮김 | 지금 칸에서 {y2:로}.
      busWash bus="{b2}" inside=false outside=true | 세차 | {b2:은} 겉만 닦고 안은 놔둔다.
      busWash bus="{b}" inside=true outside=true | 더럽다 | 들어온 버스는 안팎 다 닦는다.
      busSign bus="{b2}" text="회송, see you 내일!" | 행선판 | {b2} 앞에 "회송, see you 내일!"
      driverSet bus="{b}" driver="{dr}" | 기사 | 그 버스 기사는 {dr}.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /studio/cam {"카메라": "{c}", "테이크": "{tk}", "씬": "{sc}", "배터리": {b}, "B캠": "{c2}"}',
    slots: { c: 'A캠, FX-3, 지미집', c2: 'B캠, FX-9, 핸드헬드', tk: 'T7, 12B, 004', sc: '31, 7A, 엔딩', b: '8..21', iso: '=400, 800, 3200', k: '=3200, 4300, 5600', fps: '=24, 30, 120', f: '1.4..11.0', l: '키라이트, L-4, 창가', l2: '백라이트, L-9, 복도', pct: '22..95', s: '2..7', w: '마이크 붐, 배우2, 테이블', db: '-28.5..-6.5' },
    tools: ['cam_roll(camera, fps?: int): Record', 'cam_cut(camera): End recording', 'cam_look(camera, iso: int, kelvin: int): Set sensitivity and white balance', 'cam_iris(camera, f: num): Set the iris', 'take_mark(scene, take, good: bool, note?): Mark a take', 'lamp_set(lamp, pct: int, fade_s?: int): Set a lamp', 'lamp_out(lamp): Put a lamp out', 'lamp_cross(from_lamp, to_lamp, secs: int): Fade from one lamp to another', 'audio_trim(input, db: num): Set an input', 'slate_next(scene, take): Write the slate'],
    steps: `
      cam_roll camera="{c}" fps={fps} | 슛 | 메시지의 카메라로 {fps}프레임 녹화.
      cam_roll camera="{c2}" | B캠도 | B캠 돌려! 프레임은 맞춰 둔 대로.
      cam_cut camera="{c}" | 컷 | {c:은} 여기서 끊는다.
      cam_look camera="{c}" iso={iso} kelvin={k} | 색 | 색온도 {k}, 감도 {iso}. 알려 온 카메라.
      cam_look camera="{c2}" iso={iso} kelvin={k} | B캠 색 | {c2}: ISO {iso}, {k}K.
      cam_iris camera="{c2}" f={f} | 조리개 | {c2} 조리개 f{f}.
      take_mark scene="{sc}" take={tk} good=true note="대사 2번 좋음" | 오케이 | 방금 그 씬 그 테이크는 오케이. 메모는 "대사 2번 좋음".
      take_mark scene="{sc}" take={tk} good=false | 엔지 | 이번 테이크는 못 쓴다. 메모는 없다.
      lamp_set lamp="{l}" pct={pct} fade_s={s} | 조명 | {s}초 동안 {l:을} {pct}%로 바꾼다.
      lamp_set lamp="{l2}" pct={pct} | 바로 | {l2} {pct}퍼센트. 초는 넣지 말 것.
      lamp_out lamp="{l2}" | 소등 | {l2} 불을 죽인다.
      lamp_cross from_lamp="{l}" to_lamp="{l2}" secs={s} | 넘기기 | {l2:이} 살아나고 {l:은} 죽는다, {s}초에 걸쳐.
      audio_trim input="{w}" db={db} | 소리 | {w} 입력 {db}dB.
    `,
  },
];
