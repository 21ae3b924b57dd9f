import type { Scene } from '../../scene';

/** Tools of guilds nobody has heard of, near to each other, in Korean, part 8. */
export const guildsKo8: readonly Scene[] = [
  // 학교 급식 식단
  {
    language: 'ko',
    earlier: ['오늘 재료 확인 | file_read → {i} {kg}kg, {i2} 없음', '인원 묻기 | send_message → {c}반 {n}명 결석', '식단표 보기 | http_request → 수요일 {d}, 금요일 {d2}'],
    slots: { i: '=감자, 두부, 닭고기', i2: '=당근, 어묵, 고등어', kg: '12..60', c: '1..8', n: '2..9', d: '=카레, 비빔밥', d2: '=짜장밥, 잔치국수', m: '20..90', t: '65..95', al: '=우유, 메밀, 새우', w: '5..40' },
    tools: ['lunchgarda.menu(weekday: mon|tue|wed|thu|fri, dish): Put a dish on a weekday', 'lunchgarda.exchange(weekday: mon|tue|wed|thu|fri, old_dish, new_dish): 그날 음식을 바꾼다', 'lunchgarda.purchase(item, kg: int): Buy an ingredient', 'lunchgarda.substitute(missing_item, other_item): Cook with another ingredient', 'lunchgarda.portions(class: int, change: int): Change the portions of a class', 'lunchgarda.cook(dish, minutes: int): Cook a dish', 'lunchgarda.warm(dish, celsius: int): Keep a dish warm'],
    steps: `
      lunchgarda.substitute missing_item={i2} other_item={i} | 재료 | 없다고 나온 재료 대신 있는 재료를 쓰기로 했다.
      lunchgarda.purchase item={i2} kg={w} | 장보기 | 떨어진 재료를 {w}kg 주문해 주세요.
      lunchgarda.portions class={c} change=-{n} | 결석 | 결석이 있다던 반의 밥을 결석한 수만큼 줄일 것.
      lunchgarda.portions class={c} change={n} | 손님 | {c}반에 손님이 오셔서 {n}인분 늘립니다.
      lunchgarda.menu weekday=mon dish="{d}" | 월요일 | 월요일에는 {d:을} 낸다.
      lunchgarda.menu weekday=thu dish="{d2}" | 목요일 | {d2}, 목요일 식단에 올려 주십시오.
      lunchgarda.exchange weekday=wed old_dish="{d}" new_dish="{d2}" | 수요일 | 식단표의 수요일 음식을 {d2:로} 바꿔.
      lunchgarda.exchange weekday=fri old_dish="{d2}" new_dish="{d}" | 금요일 | 금요일: 식단표에 있는 것 빼고 {d}.
      lunchgarda.cook dish="{d}" minutes={m} | 조리 | {d} {m}분 끓이기
      lunchgarda.warm dish="{d2}" celsius={t} | 보온 | {d2:은} 배식 때까지 {t}도로 따뜻하게 둬 주실래요?
    `,
  },
  // 방송 중계차
  {
    language: 'ko',
    slots: { c: '1..6', c2: '7..12', s: '3..40', t: '=하늘팀 득점, 우천 중단, 선수 교체', t2: '=후반 시작, 판독 중', x: '-12..-2', x2: '1..9', src: '=본선, 예비선', src2: '=위성, 무선', v: '5..45', v2: '55..95', r: '=느린 장면 1, 골 장면' },
    tools: ['kamerado.cut(camera: int): Put a camera on air at once', 'kamerado.fade(from_camera: int, to_camera: int, seconds: int): Fade between cameras', 'kamerado.replay(clip, speed_pct: int): 다시 보여 준다', 'kamerado.caption(text, place?: top|bottom): Show a caption', 'kamerado.caption_off(): Take the caption away', 'kamerado.mic(level_db: int, who: commentator|crowd): Set a microphone', 'kamerado.uplink(main_line, reserve_line): Choose both lines', 'kamerado.zoom(camera: int, direction: in|out): Zoom a camera'],
    steps: `
      kamerado.cut camera={c} | 컷 | {c}번 카메라!
      kamerado.fade from_camera={c} to_camera={c2} seconds={s} | 페이드 | {c}번에서 {c2}번으로 {s}초에 걸쳐 부드럽게 넘깁니다.
      kamerado.fade from_camera={c2} to_camera={c} seconds={s} | 천천히 | 도착 화면은 {c}번, 출발은 {c2}번. {s}초짜리 페이드.
      kamerado.replay clip="{r}" speed_pct={v} | 리플레이 | "{r}" {v}퍼센트 속도로 다시 보여 주세요.
      kamerado.caption text="{t}" place=bottom | 아래 자막 | 화면 아래에 "{t}"
      kamerado.caption text="{t2}" | 자막 | "{t2}" 자막 넣어. 자리는 늘 쓰던 데.
      kamerado.caption_off | 자막 내림 | 자막 이제 치울 것
      kamerado.mic level_db={x} who=crowd | 관중 | 관중 소리가 너무 크다. {x}dB로.
      kamerado.mic level_db={x2} who=commentator | 해설 | 해설위원 마이크를 {x2}데시벨로 맞춰 주십시오.
      kamerado.uplink main_line="{src}" reserve_line="{src2}" | 송출 | 주로 쓰는 선은 {src}, 만약을 위한 선은 {src2}.
      kamerado.uplink main_line="{src2}" reserve_line="{src}" | 바꾼 송출 | {src:을} 예비로 돌리고 {src2:을} 주회선으로 쓴다.
      kamerado.zoom camera={c2} direction=in | 당김 | {c2}번은 얼굴이 크게 나오게 당겨요.
    `,
  },
  // 납골당 추모관
  {
    language: 'ko',
    event: 'webhook /memorial/visit {"고인": "{n}", "칸": "{b}", "유족": "{f}", "인원": {p}, "추모실": "{r}", "시각": "{h}"}',
    slots: { n: '=故 윤복례, 故 강만수, 故 이순철', b: '=가-112, 나-077, 다-203', b2: '=라-018, 마-155', f: '=큰아들, 막내딸, 조카', p: '2..14', r: '=국화실, 소나무실', r2: '=매화실, 대나무실', h: '=10:20, 14:00', h2: '=15:40, 16:30', m: '15..60', k: '1..9', mu: '=첼로, 새소리', tx: '=보고 싶습니다, 편히 쉬세요' },
    tools: ['memorina.room(family, room, time): Reserve a room', 'memorina.room_later(room, old_time, new_time): Put a reservation off', 'memorina.niche(niche, state: lit|unlit): 칸의 등을 켜거나 끈다', 'memorina.relocate(name, from_niche, to_niche): Move an urn', 'memorina.screen(room, text, minutes?: int): Show words on the screen of a room', 'memorina.music(room, piece, softly: bool): Play music', 'memorina.flowers(niche, bunches: int): Put flowers at a niche'],
    steps: `
      memorina.room family="{f}" room="{r}" time={h} | 추모실 | 신청한 유족 앞으로 신청한 추모실을 그 시각에 잡는다.
      memorina.room family="{f}" room="{r2}" time={h2} | 다른 방 | {r2}, {h2}, 이번에 오시는 유족 앞으로 잡아 드리십시오.
      memorina.room_later room="{r}" old_time={h} new_time={h2} | 늦어짐 | 차가 막히신답니다. 예약된 추모실을 {h2:로} 늦춥니다.
      memorina.niche niche={b} state=lit | 등 | 모시고 있는 칸에 불을 밝혀 주세요.
      memorina.niche niche={b2} state=unlit | 등 끔 | {b2} 칸 등은 끌 것
      memorina.relocate name="{n}" from_niche={b} to_niche={b2} | 이장 | 신청서의 고인을 {b2:로} 옮겨 모신다.
      memorina.screen room="{r}" text="{tx}" minutes={m} | 화면 | 예약한 추모실 화면에 "{tx}"를 {m}분 띄움.
      memorina.screen room="{r2}" text="{tx}" | 글귀 | {r2}에는 "{tx}", 끝나는 시간 없이요.
      memorina.music room="{r2}" piece="{mu}" softly=true | 음악 | {r2}에 {mu} 소리를 조용히 깔아 줘.
      memorina.flowers niche={b} bunches={k} | 꽃 | 그 칸에 꽃 {k}다발.
    `,
  },
  // 바닷물 담수화 섬 발전소
  {
    language: 'ko',
    event: 'mqtt desal/unit {"unit": "{u}", "salt_ppm": {s}, "bar": {b}, "tank": "{t}", "spare_tank": "{t2}", "spare_unit": "{u2}"}',
    slots: { u: '=RO-1, RO-2, RO-3', u2: '=RO-7, RO-8', s: '120..390 / 710..980', b: '48.5..58.5', t: '=마을 탱크, 언덕 탱크', t2: '=학교 탱크, 부두 탱크', p: '40.5..47.5', p2: '59.5..66.5', m: '5..55', q: '12..95', k: '2..9' },
    tools: ['saltexa.send(unit, tank): 물을 탱크로 보낸다', 'saltexa.dump(unit): Let the water run back into the sea', 'saltexa.pressure(unit, lower_bar: num, upper_bar: num): Set the limits of pressure', 'saltexa.backwash(unit, minutes: int, chlorine?: bool): Wash the membrane', 'saltexa.tank_swap(unit, full_tank, empty_tank): Fill another tank', 'saltexa.duty(resting_unit, working_unit): Let one unit rest and another work', 'saltexa.ration(tank, m3_per_day: int): Limit what is taken from a tank'],
    steps: `
      @s saltexa.send unit={u} tank="{t}" // saltexa.dump unit={u} | 마셔도 되나 | 염분이 500을 넘는 물은 바다로 도로 흘려보내고, 넘지 않으면 보고된 탱크로 보냅니다. 장비는 보고한 것.
      saltexa.pressure unit={u} lower_bar={p} upper_bar={p2} | 압력 | 그 장비 압력은 {p}에서 {p2}바 사이.
      saltexa.pressure unit={u2} lower_bar={p} upper_bar={p2} | 압력 한계 | {u2}, 위 한계 {p2} / 아래 한계 {p}
      saltexa.backwash unit={u} minutes={m} chlorine=true | 세척 | 보고를 낸 장비 막을 {m}분 씻되 염소도 넣는다.
      saltexa.backwash unit={u2} minutes={k} chlorine=false | 짧게 | {u2:은} {k}분만 역세척해라. 염소는 넣지 마라.
      saltexa.tank_swap unit={u} full_tank="{t}" empty_tank="{t2}" | 탱크 바꿈 | 탱크가 꽉 찼어요. 예비 탱크 쪽으로 돌려 주세요.
      saltexa.duty resting_unit={u} working_unit={u2} | 교대 | 이 장비는 쉬게 하고 예비 장비를 돌릴 것.
      saltexa.duty resting_unit={u2} working_unit={u} | 교대 | {u:이} 일하고 {u2:은} 쉽니다.
      saltexa.ration tank="{t2}" m3_per_day={q} | 절수 | 가뭄이 심하니 {t2}에서는 하루 {q}톤(세제곱미터)까지만 쓰도록 해 주십시오.
    `,
  },
  // 꽃집 새벽
  {
    language: 'ko',
    slots: { f: '=장미, 튤립, 수국', f2: '=국화, 안개꽃, 라넌큘러스', n: '10..90', k: '2..9', kw: '{k} in words', c: '이 대리, 성당, 졸업생 엄마', c2: '카페 모서리, 3층 회사', w: '18000..95000', t: '4..12', h: '=08:40, 11:00, 15:20', tx: '=축하합니다, 고맙습니다, 힘내세요', d: '2..7', v: '1..9' },
    tools: ['blomkista_bunch(customer, flower, stems: int, wrap?: paper|cloth): Tie a bunch', 'blomkista_card(customer, text): 카드를 쓴다', 'blomkista_courier(customer, leaves_at, free: bool): Send a bunch by courier', 'blomkista_restock(flower, stems: int): Order flowers', 'blomkista_throw(flower, stems: int): Throw withered flowers away', 'blomkista_mix(main_flower, side_flower, stems: int): Tie two flowers together', 'blomkista_cold(shelf: int, celsius: int): Set the cold of a shelf'],
    steps: `
      blomkista_bunch customer="{c}" flower={f} stems={n} wrap=cloth | 천 포장 | {c}, {f} {n}송이, 천으로 감싸기.
      blomkista_bunch customer="{c2}" flower={f2} stems={n} | 다발 | {f2} {n}송이 다발 하나, {c2}에서 주문. 포장은 손님 오시면 물어보고.
      blomkista_card customer="{c}" text="{tx}" | 카드 | {c} 꽃에는 "{tx}" 카드를 넣어 주세요.
      blomkista_courier customer="{c}" leaves_at={h} free=true | 배달 | {c} 것은 {h}에 나가고 배달료는 안 받는다.
      blomkista_courier customer="{c2}" leaves_at={h} free=false | 유료 배달 | {c2} 배달 {h} 출발, 배달비 받습니다.
      blomkista_restock flower={f} stems={n} | 주문 | 도매에 {f} {n}송이 넣을 것
      blomkista_throw flower={f2} stems={k} | 시듦 | {f2} {kw} 송이가 시들었어. 버려.
      blomkista_mix main_flower={f} side_flower={f2} stems={n} | 섞은 다발 | {f:을} 주로, {f2:은} 곁들여서 모두 {n}송이.
      blomkista_mix main_flower={f2} side_flower={f} stems={n} | 거꾸로 섞기 | {f:은} 사이사이에만 넣고 {f2:이} 주인공이 되게 {n}송이 묶어 주십시오.
      blomkista_cold shelf={v} celsius={t} | 냉장 | {v}단 {t}도
    `,
  },
  // 미니 골프장
  {
    language: 'ko',
    event: 'webhook /minigolf/hole {"홀": {h}, "조": "{g}", "타수": {s}, "걸린공": {b}, "뒷조": "{g2}"}',
    slots: { h: '1..9', h2: '10..18', g: '=가족 넷, 연인, 유치원', g2: '=친구들, 동호회', s: '2..6', b: '=true / false', w: '15..85', n: '2..9', nw: '{n} in words', m: '3..20', c: '=빨강, 초록', c2: '=노랑, 파랑', tx: '=뒷조가 기다립니다, 공을 주워 주세요' },
    tools: ['puttlina.eject(hole: int): Push a stuck ball out', 'puttlina.mill(hole: int, turning: bool): Let the windmill turn or stand', 'puttlina.score(group, hole: int, strokes: int): 타수를 적는다', 'puttlina.penalty(group, strokes: int): Add penalty strokes', 'puttlina.pass(front_group, back_group): Let a group play through', 'puttlina.balls(group, old_colour, new_colour): Change the colour of the ball', 'puttlina.lamp(hole: int, percent: int, blink?: bool): Light a hole', 'puttlina.speak(hole: int, text): Speak at a hole'],
    steps: `
      @b puttlina.eject hole={h} // puttlina.score group="{g}" hole={h} strokes={s} | 공 | 공이 걸렸다고(true) 하면 그 홀에서 공을 밀어내고, 걸리지 않았으면 그 조의 그 홀 타수를 적는다.
      puttlina.mill hole={h2} turning=false | 풍차 | {h2}번 홀 풍차 세우기.
      puttlina.mill hole={h} turning=true | 돌리기 | 알림 온 홀 풍차를 다시 돌려 주세요.
      puttlina.score group="{g2}" hole={h2} strokes={n} | 타수 | {g2}, {h2}번 홀에서 {nw} 타에 넣었음.
      puttlina.penalty group="{g}" strokes={n} | 벌타 | 그 조가 공을 손으로 옮겼대. 벌타 {n}.
      puttlina.pass front_group="{g}" back_group="{g2}" | 먼저 보냄 | 앞 조가 너무 느립니다. 뒷조를 먼저 지나가게 해 주십시오. 앞 조는 알림에 있는 조입니다.
      puttlina.balls group="{g2}" old_colour={c} new_colour={c2} | 공 색 | {g2} 공을 {c}에서 {c2:로}.
      puttlina.balls group="{g}" old_colour={c2} new_colour={c} | 공 바꿈 | 이 조는 {c} 공이 좋다고 해요. 지금 {c2}인데 바꿔 주실래요?
      puttlina.lamp hole={h2} percent={w} blink=true | 깜빡 | {h2}번 홀 불을 {w}퍼센트로 깜빡이게 할 것.
      puttlina.speak hole={h} text="{tx}" | 안내 | 그 홀 스피커로 "{tx}"
    `,
  },
  // 자동 천막 캠프, 글램핑
  {
    language: 'ko',
    slots: { t: '=별 텐트, 강가 7', t2: '=달 텐트, 숲속 3', n: '2..9', c: '18..26', d: '2..11', kg: '4..20', m: '10..45', g: '장성호 님, 대학 동기, 예지네', h: '=07:30, 09:00', h2: '=21:00, 22:20', w: '12000..65000', a: '10..45', b: '55..95', am: '5..16' },
    tools: ['glampari_flap(tent, action: rollup|letdown): 천막 문을 걷거나 내린다', 'glampari_heater(tent, celsius: int, hours?: int): Heat a tent', 'glampari_logs(tent, kg: int, dry: bool): Bring firewood', 'glampari_guest_swap(guest, from_tent, to_tent): Move a guest', 'glampari_quiet(starts, ends): Set the quiet hours', 'glampari_power(tent, soft_limit_a: int, hard_limit_a: int): Limit the current', 'glampari_frost_alarm(tent, celsius: int): Alarm below a temperature', 'glampari_extra(guest, won: int, what?): Charge something'],
    steps: `
      glampari_flap tent="{t}" action=rollup | 아침 | {t} 문 걷어 올리기.
      glampari_flap tent="{t2}" action=letdown | 모기 | 모기가 들어와요. {t2} 문 내려 주세요.
      glampari_heater tent="{t2}" celsius={c} hours={n} | 난방 | {t2:을} {n}시간 동안 {c}도로 데운다.
      glampari_heater tent="{t}" celsius={c} | 밤새 | {t:은} {c}도로 맞춰 주십시오. 몇 시간이라고 정하지는 마십시오.
      glampari_logs tent="{t}" kg={kg} dry=true | 장작 | 바짝 마른 장작 {kg}킬로를 {t:로}.
      glampari_logs tent="{t2}" kg={kg} dry=false | 연기 | {t2} 손님이 훈연을 하신단다. 덜 마른 장작으로 {kg}kg 갖다 드려라.
      glampari_guest_swap guest="{g}" from_tent="{t}" to_tent="{t2}" | 이동 | {g:을} {t}에서 {t2:로} 옮겨 드림
      glampari_guest_swap guest="{g}" from_tent="{t2}" to_tent="{t}" | 자리 | {t:이} 조용하대. {t2} 쓰던 {g}한테 거기를 내줘.
      glampari_quiet starts={h2} ends={h} | 조용한 시간 | 아침 {h:이} 되면 풀리고 밤 {h2}에 시작하는 조용한 시간.
      glampari_power tent="{t2}" soft_limit_a={a} hard_limit_a={b} | 전류 | {t2}: 끊는 한계(hard) {b}A, 알리기만 하는 한계(soft) {a}A.
      glampari_frost_alarm tent="{t}" celsius=-{am} | 추위 | {t:이} 영하 {am}도 아래로 내려가면 알리게 할 것.
      glampari_extra guest="{g}" won={w} what=숯불 | 추가 | {g} 앞으로 숯불 값 {w}원(내용 "숯불").
    `,
  },
  // 국수 공장
  {
    language: 'ko',
    event: 'peripheral - NOODLE {b} WET {w} ROOM {r} NEXTROOM {r2} KG {kg}',
    slots: { b: '=중면3, 소면7, 칼국수2', b2: '=메밀5, 쌀면9', w: '9..12 / 22..34', r: '=D1, D2, D3', r2: '=D6, D7, D8', kg: '40..190', m: '10..90', mm: '0.8..1.6', mm2: '1.8..3.6', h: '2..9', c: '22..38', g: '=300, 500, 900', f: '5..40', s: '2..9' },
    tools: ['pastaro.knead(batch, flour_kg: int, water_l: int, salt_kg?: int): Knead a dough', 'pastaro.roll(batch, thick_mm: num, thin_mm: num): Roll from thick to thin', 'pastaro.slice(batch, width_mm: num): 면을 썬다', 'pastaro.airing(room, hours: int, shutters: open|closed): Dry in a room', 'pastaro.carry(batch, leaving_room, entering_room): Carry noodles over', 'pastaro.bundle(batch, grams: int): Tie bundles of one weight', 'pastaro.more_drying(batch, minutes: int): Dry a batch longer'],
    steps: `
      @w pastaro.bundle batch={b} grams={g} // pastaro.more_drying batch={b} minutes={m} | 마름 | 수분이 15를 넘는 면은 {m}분 더 말리고, 그 밑이면 {g}g 묶음으로 묶습니다.
      pastaro.knead batch={b2} flour_kg={kg} water_l={f} salt_kg={s} | 반죽 | {b2}: 소금 {s}kg, 물 {f}L, 밀가루 {kg}kg.
      pastaro.knead batch={b} flour_kg={kg} water_l={f} | 싱겁게 | 신호 온 면과 같은 것으로, 보고된 무게의 밀가루에 물 {f}리터를 넣어 반죽해 주세요. 소금 칸은 비워 둬요.
      pastaro.roll batch={b2} thick_mm={mm2} thin_mm={mm} | 밀기 | {b2:을} {mm2}밀리에서 {mm}밀리까지 민다.
      pastaro.slice batch={b2} width_mm={mm} | 썰기 | {b2} 너비 {mm}mm로 썰 것
      pastaro.airing room={r} hours={h} shutters=closed | 바람 막고 | 비바람이 친다. 보고된 방은 덧문을 닫고 {h}시간 말려라.
      pastaro.airing room={r2} hours={h} shutters=open | 바람 쐬고 | {r2}에서 {h}시간, 덧문 열고.
      pastaro.carry batch={b} leaving_room={r} entering_room={r2} | 방 옮김 | 보고된 면을 다음 방으로 옮겨 널어 주십시오.
      pastaro.carry batch={b2} leaving_room={r2} entering_room={r} | 옮겨 널기 | {b2:은} {r2}에서 나와 {r:로} 들어간다.
    `,
  },
  // 회사 회의실 예약 도우미
  {
    language: 'ko',
    event: 'webhook /room/request {"요청자": "{p}", "방": "{r}", "시작": "{h}", "끝": "{h2}", "인원": {n}, "작은방": "{r2}", "예약": "{id}"}',
    slots: { p: '=박서린, 탁민규, 인사팀', p2: '=여진구, 재무팀', r: '=한라, 백두', r2: '=오름, 샘터', h: '=09:30, 10:00', h2: '=11:30, 12:00', h3: '=14:00, 16:30', n: '2..4 / 11..18', id: 'MR-441, 회의-88, B7702', m: '10..40', k: '2..9', kw: '{k} in words', t: '=분기 계획, 면접, 고객 미팅' },
    tools: ['konferix.reserve(room, who, start, end, topic?): Reserve a room', 'konferix.cancel(reservation): Cancel a reservation', 'konferix.shorten(reservation, minutes: int): 예약 시간을 줄인다', 'konferix.prolong(reservation, minutes: int): 예약 시간을 늘린다', 'konferix.give(reservation, old_host, new_host): Hand a reservation to another host', 'konferix.chairs(room, chairs: int): Bring chairs into a room', 'konferix.screen(room, input: hdmi|wireless|off): Choose what the screen shows', 'konferix.air(room, celsius: num): Set the air conditioner'],
    steps: `
      @n konferix.reserve room="{r2}" who="{p}" start={h} end={h2} // konferix.reserve room="{r}" who="{p}" start={h} end={h2} | 방 고르기 | 다섯 명이 안 되는 모임이면 작은방을, 그보다 많으면 신청한 방을 신청자 이름으로 신청한 시간에 잡아 줘. 주제는 쓰지 마.
      konferix.reserve room="{r2}" who="{p2}" start={h} end={h3} topic="{t}" | 회의 | {p2} {r2} {h}~{h3}, 주제 "{t}".
      konferix.cancel reservation="{id}" | 취소 | 이 예약은 안 쓰게 됐다고 합니다. 취소 부탁드려요.
      konferix.shorten reservation="{id}" minutes={m} | 줄임 | 빨리 끝날 것 같다. 그 예약에서 {m}분 뺄 것.
      konferix.prolong reservation="{id}" minutes={m} | 늘림 | 얘기가 길어져서 그 예약을 {m}분 더 쓰겠습니다.
      konferix.give reservation="{id}" old_host="{p}" new_host="{p2}" | 주최자 | 요청한 사람이 휴가라 이번 예약은 {p2:이} 맡는다.
      konferix.chairs room="{r}" chairs={k} | 의자 | {r}에 의자 {kw} 개.
      konferix.screen room="{r2}" input=wireless | 화면 | {r2} 화면을 무선으로 돌려 주세요.
      konferix.screen room="{r}" input=off | 끄기 | 신청한 방 화면은 끄기
      konferix.air room="{r2}" celsius=24.5 | 에어컨 | 작은방 에어컨을 24.5도로 맞춰 주시겠습니까?
    `,
  },
  // 종합 상가 쓰레기 압축기
  {
    language: 'ko',
    slots: { b: '=1번 압축기, 북쪽 압축기', b2: '=3번 압축기, 남쪽 압축기', k: '=종이, 비닐', k2: '=캔, 유리병', t: '1.5..9.5', n: '2..9', nw: '{n} in words', c: '5..40', c2: '60..95', co: '초록환경, 대길자원', co2: '한울재활용, 새마을고물', d: '=2026-12-05, 2027-01-16', x: '11..40', y: '41..70', z: '71..99' },
    tools: ['trashilo.squeeze(press, strokes: int): 쓰레기를 누른다', 'trashilo.jam(press): Free a jam', 'trashilo.levels(press, warn_pct: int, stop_pct: int): Set the levels for warning and stop', 'trashilo.sort(press, old_kind, new_kind): Let a press take another kind', 'trashilo.collect(company, kind, tons: num, date?): Order the collection', 'trashilo.contract(old_company, new_company): Change the company', 'trashilo.bins_lock(bins: int[]): Lock bins', 'trashilo.bins_free(bins: int[]): Unlock bins'],
    steps: `
      trashilo.squeeze press="{b}" strokes={n} | 누르기 | {b} {nw} 번 꾹꾹.
      trashilo.jam press="{b2}" | 막힘 | {b2}에 상자가 끼어서 안 내려갑니다. 풀어 주십시오.
      trashilo.levels press="{b}" warn_pct={c} stop_pct={c2} | 수위 | {b:은} {c}%에서 알리고 {c2}%에서 멈춘다.
      trashilo.levels press="{b2}" warn_pct={c} stop_pct={c2} | 단계 | {b2} / 정지 {c2} / 경고 {c}
      trashilo.sort press="{b}" old_kind={k} new_kind={k2} | 종류 | {b:은} 이제 {k} 말고 {k2:을} 받아요.
      trashilo.collect company="{co}" kind={k} tons={t} date={d} | 수거 | {co}에 {k} {t}톤, {d} 수거로 신청할 것.
      trashilo.collect company="{co2}" kind={k2} tons={t} | 수거 신청 | {k2} {t}톤 쌓임. {co2:을} 부르되 날짜는 그쪽이 정하게 비워 둠.
      trashilo.contract old_company="{co}" new_company="{co2}" | 업체 | {co}하고는 끝났어. 이제 {co2:이} 와.
      trashilo.bins_lock bins=[{x},{y},{z}] | 잠금 | {x}, {y}, {z}번 통은 누가 자꾸 몰래 버린다. 잠가라.
      trashilo.bins_free bins=[{y},{z}] | 풀기 | {y}번하고 {z}번 통을 다시 열어 둡니다.
    `,
  },
  // 목장 체험, 양털
  {
    language: 'ko',
    event: 'mqtt sheep/gate {"양": "{s}", "무게": {kg}, "털cm": {w}, "우리": "{p}", "빈우리": "{p2}", "개": "{d}"}',
    slots: { s: '=S-104, S-217, S-330', s2: '=S-451, S-562', kg: '38..92', w: '2..4 / 9..14', p: '=동쪽 우리, 위 우리', p2: '=서쪽 우리, 아래 우리', d: '=바람이, 콜리', g: '120..900', m: '5..40', n: '3..30', b: '2.5..6.5', k: '=초등 3반, 가족 체험' },
    tools: ['ovinella.shear(sheep): Shear a sheep', 'ovinella.back(sheep, pen): 양을 우리로 돌려보낸다', 'ovinella.herd(dog, from_pen, to_pen): Let the dog drive the flock', 'ovinella.whistle(dog, order: come|lie|left|right): Whistle to the dog', 'ovinella.feed(pen, grams: int, by_visitors?: bool): Feed a pen', 'ovinella.wool(sheep, kg: num): Record the wool', 'ovinella.tag(old_tag, new_tag): Give a sheep a new ear tag', 'ovinella.visit(group, minutes: int): Let visitors in'],
    steps: `
      @w ovinella.back sheep={s} pen="{p}" // ovinella.shear sheep={s} | 깎을까 | 털이 6cm를 넘은 양은 깎고, 아직 짧으면 알려 온 우리로 돌려보내라.
      ovinella.herd dog="{d}" from_pen="{p}" to_pen="{p2}" | 몰이 | 개를 시켜 양 떼를 빈우리로 몰아 주세요. 지금은 알려 온 우리에 있어요.
      ovinella.herd dog="{d}" from_pen="{p2}" to_pen="{p}" | 도로 몰기 | {d:이} {p}까지 몬다. 시작은 {p2}.
      ovinella.whistle dog="{d}" order=lie | 엎드려 | 그 개한테 엎드리라고 휘파람.
      ovinella.whistle dog="{d}" order=left | 왼쪽 | {d:을} 왼쪽으로 돌게 하십시오.
      ovinella.feed pen="{p2}" grams={g} by_visitors=true | 체험 먹이 | 손님들이 직접 주는 먹이로 {p2}에 {g}g
      ovinella.feed pen="{p}" grams={g} | 먹이 | 양이 들어온 우리에 먹이 {g}그램 넣을 것.
      ovinella.wool sheep={s2} kg={b} | 양털 | {s2}한테서 털 {b}킬로 나왔음.
      ovinella.tag old_tag={s} new_tag={s2} | 귀표 | 문을 지나간 양의 귀표가 찢어졌습니다. {s2:로} 새로 답니다.
      ovinella.visit group="{k}" minutes={m} | 체험 | {k} {m}분 들여보내 줘.
    `,
  },
  // 병입 와인 저장고
  {
    language: 'ko',
    slots: { w: '캠벨 22, 머루 19, 청수 20', w2: '캠벨 24, 머루 23, 산머루 11', r: '1..20', r2: '21..60', t: '10.5..13.5', t2: '14.5..17.5', n: '2..9', nw: '{n} in words', b: '12..96', c: '=읍내 식당, 와인 모임', g: '=김 소믈리에, 주방장', p: '18000..46000', p2: '52000..140000' },
    tools: ['vinotheka.rack(wine, row: int, bottles: int): Lay bottles into a row', 'vinotheka.rerack(wine, from_row: int, to_row: int, bottles?: int): Carry bottles to another row', 'vinotheka.climate(low_c: num, high_c: num): Climate of the cellar', 'vinotheka.uncork(wine, for_guest, decant: bool): Open a bottle for somebody', 'vinotheka.price(wine, glass_won: int, bottle_won: int): 값을 정한다', 'vinotheka.set_aside(wine, bottles: int, buyer): Set bottles aside', 'vinotheka.breakage(wine, bottles: int): Record broken bottles'],
    steps: `
      vinotheka.rack wine="{w}" row={r} bottles={b} | 눕히기 | {w} {b}병을 {r}번 줄에 눕힌다.
      vinotheka.rerack wine="{w}" from_row={r} to_row={r2} bottles={n} | 일부만 | {w} 중 {nw} 병만 {r}번 줄에서 {r2}번 줄로 옮겨 주세요.
      vinotheka.rerack wine="{w2}" from_row={r2} to_row={r} | 통째로 | {w2:을} {r}번 줄로. 여태 {r2}번 줄이었음. 병 수는 세지 않음.
      vinotheka.climate low_c={t} high_c={t2} | 온도 | 저장고는 더워도 {t2}도, 추워도 {t}도.
      vinotheka.uncork wine="{w2}" for_guest="{g}" decant=true | 개봉 | {g}께 {w2:을} 따서 디캔터에 옮겨 담아 드리십시오.
      vinotheka.uncork wine="{w}" for_guest="{g}" decant=false | 따기 | {g} 앞으로 {w} 한 병 따. 디캔팅은 안 해.
      vinotheka.price wine="{w}" glass_won={p} bottle_won={p2} | 값 | {w}: 병 {p2}원, 잔 {p}원
      vinotheka.price wine="{w2}" glass_won={p} bottle_won={p2} | 가격표 | 잔으로는 {p}원, 병으로는 {p2}원 받을 거예요. {w2}요.
      vinotheka.set_aside wine="{w2}" bottles={n} buyer="{c}" | 따로 | {c}에 갈 {w2} {n}병을 따로 빼 둘 것.
      vinotheka.breakage wine="{w}" bottles={n} | 깨짐 | 지진에 {w} {nw} 병이 깨졌다. 기록해라.
    `,
  },
];
