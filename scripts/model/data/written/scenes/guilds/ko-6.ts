import type { Scene } from '../../scene';

/** Tools of guilds nobody has heard of, near to each other, in Korean, part 6. */
export const guildsKo6: readonly Scene[] = [
  // 게임 서버 운영자
  {
    language: 'ko',
    event: 'webhook /game/report {"server": "{s}", "player": "{p}", "reported_by": "{r}", "reason": "{why}", "online": {n}, "case": "{id}"}',
    slots: { s: 'kr-3, seoul-a, east-7', s2: 'jp-1, busan-c, west-9', p: '=moonfox, dalgona77, K1mbap', r: '=serin_, oldbear, pixelnam', why: '=욕설, 도배 / 자동사냥, 핵 사용', n: '12..240', id: 'CASE-8812, R-4410, 신고-93', m: '10..180', d: '2..30', g: '100..900', map: '=설원, 항구 도시', map2: '=사막, 하늘섬', tx: '=점검이 곧 시작됩니다, 보상을 보냈습니다' },
    tools: ['arenagild.mute(player, minutes: int): 채팅을 막는다', 'arenagild.ban(player, days: int, reason?): Lock a player out', 'arenagild.unban(player): Let a player in again', 'arenagild.gift(player, gold: int): Give gold to a player', 'arenagild.move(player, from_server, to_server): Move a player to another server', 'arenagild.rotate(server, old_map, new_map): Change the map of a server', 'arenagild.banner(server, text): Show a banner on a server', 'arenagild.close_case(case_id): Close a report'],
    steps: `
      @why arenagild.mute player={p} minutes={m} // arenagild.ban player={p} days={d} reason="{why}" | 제재 | 욕설이나 도배로 신고된 사람은 채팅만 {m}분 막습니다. 자동사냥이나 핵이면 {d}일 접속을 막고, 신고된 이유를 그대로 이유로 씁니다.
      arenagild.ban player={r} days={d} | 허위 신고 | 이번엔 신고한 쪽이 거짓말이었다. 그 사람을 {d}일 못 들어오게. 이유는 비움.
      arenagild.unban player={p} | 해제 | 오해였대요. 신고당한 분 접속 제한을 풀어 주세요.
      arenagild.gift player={r} gold={g} | 보상 | 신고해 준 사람한테 골드 {g}.
      arenagild.move player={p} from_server="{s}" to_server="{s2}" | 서버 이동 | 신고된 플레이어를 신고가 들어온 서버에서 {s2:로} 보낼 것
      arenagild.move player={r} from_server="{s2}" to_server="{s}" | 데려오기 | {r:을} {s:로} 데려와. 지금 {s2}에서 놀고 있어.
      arenagild.rotate server="{s2}" old_map="{map}" new_map="{map2}" | 맵 | {s2}: {map} 내리고 {map2} 올림.
      arenagild.banner server="{s}" text="{tx}" | 공지 | 신고 들어온 서버에 "{tx}" 배너를 걸어 주시기 바랍니다.
      arenagild.close_case case_id="{id}" | 종결 | 이 신고 건은 닫는다.
    `,
  },
  // 초콜릿 공방
  {
    language: 'ko',
    slots: { v: '=1번 통, 왼쪽 통', v2: '=4번 통, 오른쪽 통', a: '43..49', b: '26..29', c: '30..33', n: '12..90', p: '3..14', nn: '2..9', nw: '{nn} in words', mo: '=하트틀, 조개틀', mo2: '=별틀, 곰틀', o: 'CH-118, 주문 7, 발렌 3', o2: 'CH-140, 주문 22, 돌잔치 9', f: '5..45' },
    tools: ['cacaolin.melt(vat, celsius: int): Melt chocolate in a vat', 'cacaolin.temper(vat, cool_to_c: int, warm_to_c: int): Temper a vat, first down and then up', 'cacaolin.keep(vat, celsius: int): 온도를 지킨다', 'cacaolin.pour(vat, mould, bars: int): Pour bars', 'cacaolin.box(order, pieces: int, ribbon?: red|gold): Box an order', 'cacaolin.move_order(order, ahead_of): Do an order before another', 'cacaolin.shake(mould, seconds: int): Shake the air out of a mould'],
    steps: `
      cacaolin.melt vat="{v}" celsius={a} | 녹이기 | {v:을} {a}도로 녹여 주세요.
      cacaolin.temper vat="{v}" cool_to_c={b} warm_to_c={c} | 템퍼링 | {v}, {b}도까지 식혔다가 {c}도로 다시 올린다.
      cacaolin.temper vat="{v2}" cool_to_c={b} warm_to_c={c} | 조온 | {v2} 템퍼링: 마지막에 {c}도, 그 전에 내리는 온도는 {b}도
      cacaolin.keep vat="{v2}" celsius={c} | 유지 | {v2:은} 부을 때까지 {c}도 그대로 지킬 것.
      cacaolin.pour vat="{v}" mould={mo} bars={n} | 붓기 | {v} 것을 {mo}에 부어 {n}개.
      cacaolin.pour vat="{v2}" mould={mo2} bars={nn} | 조금만 | {nw} 개만 만들어 봅시다. {mo2}, 초콜릿은 {v2}에서.
      cacaolin.box order="{o}" pieces={n} ribbon=gold | 상자 | {o}: {n}알 담고 금색 리본.
      cacaolin.box order="{o2}" pieces={p} | 그냥 상자 | {o2:은} {p}알, 리본은 싫으시답니다.
      cacaolin.move_order order="{o2}" ahead_of="{o}" | 급함 | {o2:이} 급해요. {o}보다 먼저 해 주실 수 있을까요?
      cacaolin.shake mould={mo} seconds={f} | 기포 | {mo:을} {f}초 흔들어라.
    `,
  },
  // 시계탑
  {
    language: 'ko',
    event: 'mqtt tower/clock {"시계": "{k}", "오차초": {e}, "방향": "{dir}", "종": "{b}", "다른시계": "{k2}"}',
    slots: { k: '=동문 시계, 시청 탑, 역전 탑', k2: '=서문 시계, 학교 탑', e: '12..95', dir: '=빠름 / 느림', b: '=큰종, 낮은종', b2: '=작은종, 높은종', n: '2..12', nw: '{n} in words', lx: '15..85', h: '=06:00, 07:00', h2: '=21:00, 22:30', m: '5..40', d: '1..9' },
    tools: ['turmuhr.hold_back(clock, seconds: int): Let a clock wait', 'turmuhr.push_on(clock, seconds: int): 시계를 앞당긴다', 'turmuhr.chime(bell, strokes: int): Strike a bell', 'turmuhr.quiet(clock, from_time, to_time): Let no bell ring between two times', 'turmuhr.swap_bell(clock, old_bell, new_bell): Let a clock use another bell', 'turmuhr.glow(clock, percent?: int): Light the dial', 'turmuhr.dark(clock): Put the light of the dial out', 'turmuhr.wind(clock, days: int): Wind the weight up'],
    steps: `
      @dir turmuhr.hold_back clock="{k}" seconds={e} // turmuhr.push_on clock="{k}" seconds={e} | 시각 맞춤 | 빠르게 가는 시계면 그 오차만큼 기다리게 하고, 느리면 그만큼 앞당긴다.
      turmuhr.push_on clock="{k2}" seconds={m} | 늦은 시계 | {k2:이} {m}초 늦습니다. 앞당겨 주십시오.
      turmuhr.hold_back clock="{k2}" seconds={m} | 앞선 시계 | {m}초나 앞서 간다, {k2:이}. 그만큼 세워 둬라.
      turmuhr.chime bell="{b2}" strokes={n} | 종 | {b2:을} {nw} 번 칠 것.
      turmuhr.chime bell="{b}" strokes={n} | 그 시계 종 | 보고한 시계의 종을 {n}번 울려 주세요.
      turmuhr.quiet clock="{k2}" from_time={h2} to_time={h} | 밤 | {k2}: 밤 {h2}부터 아침 {h}까지 종소리 없음
      turmuhr.swap_bell clock="{k}" old_bell="{b}" new_bell="{b2}" | 종 바꿈 | 지금 달린 종 말고 {b2:을} 쓰게 하자. 보고가 온 그 시계야.
      turmuhr.glow clock="{k}" percent={lx} | 불 | 그 시계 문자판을 {lx}%로 밝힌다.
      turmuhr.glow clock="{k2}" | 켜기 | {k2} 문자판 불 켜 줘요, 밝기는 전에 쓰던 대로.
      turmuhr.dark clock="{k2}" | 별 보는 밤 | 오늘 별 보는 행사가 있습니다. {k2} 문자판 불을 꺼 주시기 바랍니다.
      turmuhr.wind clock="{k}" days={d} | 태엽 | {d}일치 감아 올리기. 알려 온 시계.
    `,
  },
  // 반려견 유치원
  {
    language: 'ko',
    event: 'webhook /dogschool/checkin {"개": "{d}", "몸무게": {kg}, "성격": "{t}", "보호자": "{o}", "짝": "{d2}"}',
    slots: { d: '=보리, 두부, 쿠키', d2: '=감자, 호두, 만두', kg: '2.4..7.8 / 18.5..38.0', t: '=순함, 겁 많음, 장난꾸러기', o: '=소라 씨, 진 대리, 명훈 님', y: '=잔디밭, 실내 놀이방', y2: '=작은 마당, 수영장', g: '40..320', m: '10..60', h: '=14:30, 17:50', h2: '=18:40, 19:20', c: '1..12', c2: '13..24', tx: '=오늘 잘 놀았어요, 밥을 남겼어요' },
    tools: ['wuffina_play(dog, yard, minutes?: int): Let a dog play', 'wuffina_crate(dog, crate: int): 개를 개집에 넣는다', 'wuffina_group(dog, group: small|large): Put a dog into a group', 'wuffina_bowl(dog, grams: int, soaked: bool): Feed a dog', 'wuffina_apart(dog, from_dog): Keep a dog away from another', 'wuffina_pickup(dog, old_time, new_time): Change when a dog is fetched', 'wuffina_letter(owner, text, photo?: bool): Write to an owner'],
    steps: `
      @kg wuffina_group dog={d} group=small // wuffina_group dog={d} group=large | 반 | 10킬로가 안 되는 개는 소형반, 넘는 개는 대형반에 넣습니다. 방금 온 아이예요.
      wuffina_play dog={d} yard="{y}" minutes={m} | 놀기 | 방금 온 개를 {y}에서 {m}분 놀린다.
      wuffina_play dog={d2} yard="{y2}" | 마음껏 | {d2:은} {y2}에서 지칠 때까지 놀게 둬. 시간은 안 정해.
      wuffina_crate dog={d2} crate={c} | 낮잠 | {d2}, {c}번 집.
      wuffina_bowl dog={d} grams={g} soaked=true | 밥 | 이가 약하대요. 새로 온 아이 밥 {g}g을 불려서 주세요.
      wuffina_bowl dog={d2} grams={g} soaked=false | 마른 밥 | {d2} 사료 {g}그램, 불리지 말 것.
      wuffina_apart dog={d} from_dog={d2} | 떼어 놓기 | 둘이 으르렁댄다. 온 개를 짝에게서 떼어 놓아라.
      wuffina_pickup dog={d} old_time={h} new_time={h2} | 하원 | 보호자께서 {h}에 오시기로 했는데 {h2}에 오신다고 합니다. 오늘 등원한 그 개입니다.
      wuffina_letter owner="{o}" text="{tx}" photo=true | 알림장 | 데려온 보호자에게 "{tx}"라고 쓰고 사진도 붙임
      wuffina_letter owner="{o}" text="{d} {kg}kg" | 몸무게 | 보호자께 개 이름, 빈칸, 몸무게에 kg를 붙여 적어 보낸다(예: 콩이 5kg). 사진 얘기는 없음.
    `,
  },
  // 아이스크림 공장
  {
    language: 'ko',
    slots: { f: '=1호기, 동쪽 기계', f2: '=5호기, 서쪽 기계', t: '4..9', r: '18..29', o: '30..60', n: '100..480', fl: '=팥, 쑥, 유자', fl2: '=흑임자, 밤', p: 'PL-118, 팔레트 7, 북-3', p2: 'PL-240, 팔레트 31, 남-9', g: '1..8', g2: '9..20', s: '5..45' },
    tools: ['gelatrix.churn(machine, celsius: num, overrun_pct?: int): Churn and freeze', 'gelatrix.harden(pallet, celsius: num): Harden a pallet in the tunnel', 'gelatrix.flavour(machine, old_flavour, new_flavour): 맛을 바꾼다', 'gelatrix.rinse(machine, seconds: int, hot: bool): Rinse a machine', 'gelatrix.fill(machine, cups: int): Fill cups', 'gelatrix.store(pallet, gate: int): Bring a pallet in through a gate', 'gelatrix.haul(pallet, from_gate: int, to_gate: int): Haul a pallet to another gate'],
    steps: `
      gelatrix.churn machine="{f}" celsius=-{t} overrun_pct={o} | 교반 | {f:을} 영하 {t}도, 공기 비율(오버런) {o}퍼센트로 돌린다.
      gelatrix.churn machine="{f2}" celsius=-{t} | 냉각 교반 | {f2:은} -{t}도로요. 오버런은 레시피대로라 안 적습니다.
      gelatrix.harden pallet="{p}" celsius=-{r} | 경화 | {p}, 영하 {r}도 터널.
      gelatrix.flavour machine="{f}" old_flavour={fl} new_flavour={fl2} | 맛 | {f} 맛을 {fl}에서 {fl2:로} 바꿔 주세요.
      gelatrix.flavour machine="{f2}" old_flavour={fl2} new_flavour={fl} | 다음 맛 | 이제 {fl} 차례. {f2:은} 지금까지 {fl2:을} 뽑았다.
      gelatrix.rinse machine="{f2}" seconds={s} hot=true | 헹굼 | {f2:을} 뜨거운 물로 {s}초 헹굴 것.
      gelatrix.rinse machine="{f}" seconds={s} hot=false | 찬물 | {s}초, 찬물, {f} 헹굼
      gelatrix.fill machine="{f}" cups={n} | 컵 | {f}에서 {n}컵 담아.
      gelatrix.store pallet="{p2}" gate={g} | 입고 | {p2:을} {g}번 문으로 들여 주십시오.
      gelatrix.haul pallet="{p}" from_gate={g} to_gate={g2} | 옮김 | {p:을} {g2}번 문 쪽으로 옮긴다. {g}번 문에 놓여 있다.
    `,
  },
  // 헌혈의 집
  {
    language: 'ko',
    event: 'webhook /blood/visit {"번호": "{id}", "이름": "{n}", "혈색소": {hb}, "혈액형": "{bt}", "침대": {b}, "빈침대": {b2}}',
    slots: { id: 'D-3301, 헌-118, V072', id2: 'D-3344, 헌-140, V088', n: '=국진, 하람, 여울', n2: '=세온, 마루', hb: '9.8..11.9 / 13.1..16.4', bt: '=A, B, O, AB', b: '1..6', b2: '7..12', ml: '=320, 400', m: '5..25', w: '=2026-12-19, 2027-01-23', fr: '1..9', fr2: '10..19', gi: '=영화표, 우산, 양말' },
    tools: ['hemalia_accept(visit, bed: int): Bring a donor to a bed', 'hemalia_defer(visit, until?): 헌혈을 미룬다', 'hemalia_draw(bed: int, ml: int): Begin to draw blood', 'hemalia_abort(bed: int): Break off', 'hemalia_rest(bed: int, minutes: int): Let a donor rest', 'hemalia_fridge(visit, from_shelf: int, to_shelf: int): Move a bag in the fridge', 'hemalia_gift(donor, gift, count?: int): Hand out a gift'],
    steps: `
      @hb hemalia_defer visit="{id}" until={w} // hemalia_accept visit="{id}" bed={b2} | 혈색소 | 혈색소가 12.5에 못 미치는 분은 {w}까지 미뤄 드리고, 넘는 분은 빈 침대로 모십니다.
      hemalia_defer visit="{id2}" | 보류 | {id2:은} 감기약을 드셨다. 날짜는 비우고 미룬다.
      hemalia_accept visit="{id2}" bed={b} | 배정 | {b}번 침대로 {id2} 안내.
      hemalia_draw bed={b} ml={ml} | 채혈 | 이 방문자가 누운 침대에서 {ml}ml 채혈을 시작해 주세요.
      hemalia_abort bed={b} | 어지러움 | 어지럽다고 하세요! 그 침대 채혈을 그만둬 주세요.
      hemalia_rest bed={b2} minutes={m} | 쉬기 | {b2}번 침대 {m}분 더 누워 계시게 할 것
      hemalia_fridge visit="{id}" from_shelf={fr} to_shelf={fr2} | 냉장고 | 이번 혈액 봉지를 {fr}번 칸에서 {fr2}번 칸으로.
      hemalia_fridge visit="{id2}" from_shelf={fr2} to_shelf={fr} | 칸 | {id2} 봉지, {fr}번 칸에 있어야 하는데 {fr2}번 칸에 있습니다. 옮겨 주십시오.
      hemalia_gift donor={n} gift={gi} | 기념품 | 오늘 오신 분께 {gi:을} 드린다.
      hemalia_gift donor={n2} gift={gi} count=2 | 두 개 | {n2} 님은 생일이시니까 {gi} 두 개요.
    `,
  },
  // 드론 라이트 쇼
  {
    language: 'ko',
    slots: { a: '1..90', b: '101..190', c: '201..290', sh: '=고래, 한복 무늬, 새해 인사', sh2: '=불사조, 큰 물음표', h: '30..70', h2: '90..180', s: '3..30', p: '10..95', g: '=앞줄, 왼쪽 무리', g2: '=뒷줄, 오른쪽 무리', m: '2..15' },
    tools: ['swarmolux.takeoff(group, metres: int): Let a group rise', 'swarmolux.land(group): 무리를 내린다', 'swarmolux.land_these(drones: int[]): Land single drones', 'swarmolux.shape(shape, seconds?: int): Form a shape', 'swarmolux.morph(from_shape, to_shape, seconds: int): Turn a shape into another', 'swarmolux.colour(group, colour: white|gold|blue, percent: int): Light a group', 'swarmolux.ceiling(group, floor_m: int, ceiling_m: int): Set the range of height'],
    steps: `
      swarmolux.takeoff group="{g}" metres={h} | 이륙 | {g:을} {h}미터까지 띄워 주세요.
      swarmolux.land group="{g2}" | 착륙 | {g2} 착륙.
      swarmolux.land_these drones=[{a},{b}] | 배터리 | {a}번과 {b}번은 배터리가 없다. 이 두 대만 내려라.
      swarmolux.land_these drones=[{a},{b},{c}] | 세 대 | 통신이 나쁜 드론 {a}, {b}, {c}번만 내립니다.
      swarmolux.shape shape="{sh}" seconds={s} | 모양 | "{sh}" 모양, {s}초 동안.
      swarmolux.shape shape="{sh2}" | 다음 모양 | 이번엔 "{sh2}" 모양으로 서자. 얼마나 있을지는 음악 듣고 정할게.
      swarmolux.morph from_shape="{sh}" to_shape="{sh2}" seconds={s} | 변신 | {s}초에 걸쳐 "{sh}"에서 "{sh2}"로 모양이 바뀌게 한다.
      swarmolux.morph from_shape="{sh2}" to_shape="{sh}" seconds={m} | 되돌이 | "{sh}"로 끝나야 합니다. 시작은 "{sh2}", 걸리는 시간은 {m}초.
      swarmolux.colour group="{g}" colour=gold percent={p} | 금빛 | {g} 금색 밝기 {p}%
      swarmolux.colour group="{g2}" colour=white percent={p} | 하양 | 하얗게 {p}퍼센트로 {g2:을} 밝힐 것.
      swarmolux.ceiling group="{g2}" floor_m={h} ceiling_m={h2} | 높이 | {g2:은} 아무리 높아도 {h2}m, 낮아도 {h}m를 지켜 주십시오.
    `,
  },
  // 식초 발효
  {
    language: 'ko',
    event: 'mqtt vinegar/crock {"항아리": "{c}", "산도": {a}, "온도": {t}, "초막": "{m}", "옆항아리": "{c2}"}',
    slots: { c: '=감식초 2, 흑초 7, 현미초 1', c2: '=사과초 4, 매실초 8', a: '1.8..3.4 / 4.6..6.2', t: '19..33', m: '=있음, 두꺼움 / 없음, 사라짐', l: '1.5..12.5', k: '27..34', d: '3..30', b: '=갈색 병, 투명 병', n: '12..90', lo: '22..25', hi: '29..33' },
    tools: ['acetina.seed(crock, grams: int): Put mother of vinegar into a crock', 'acetina.stir(crock): Stir a crock', 'acetina.warm(crock, celsius: int): 항아리를 데운다', 'acetina.band(crock, max_c: int, min_c: int): Set the band of temperature', 'acetina.rack(from_crock, to_crock, litres: num): Draw off into another crock', 'acetina.bottle(crock, bottles: int, kind?: brown|clear): Bottle a crock', 'acetina.age(crock, days: int): Let a crock ripen'],
    steps: `
      @a acetina.age crock="{c}" days={d} // acetina.bottle crock="{c}" bottles={n} | 산도 | 산도 4를 넘긴 항아리는 {n}병을 담고(병 종류는 말 안 함), 못 넘긴 항아리는 {d}일 더 익힌다.
      @m acetina.stir crock="{c}" // acetina.seed crock="{c}" grams={n} | 초막 | 초막이 있거나 두꺼우면 그 항아리를 저어 주고, 없거나 사라졌으면 종초를 {n}그램 넣는다.
      acetina.warm crock="{c2}" celsius={k} | 온도 | 옆 항아리는 {k}도로 데워 주십시오.
      acetina.band crock="{c}" max_c={hi} min_c={lo} | 온도 범위 | 그 항아리, {lo}도에서 {hi}도 사이.
      acetina.band crock="{c2}" max_c={hi} min_c={lo} | 범위 | {c2:은} 추워도 {lo}도, 더워도 {hi}도로 지켜요.
      acetina.rack from_crock="{c}" to_crock="{c2}" litres={l} | 뜨기 | 알려 온 항아리에서 옆 항아리로 {l}리터 떠 옮길 것.
      acetina.rack from_crock="{c2}" to_crock="{c}" litres={l} | 덜어 옴 | {c2:이} 넘친다. {l}L를 {c}에 덜어 줘.
      acetina.bottle crock="{c2}" bottles={n} kind=brown | 갈색 | {c2:을} 갈색 병 {n}개에 담습니다.
      acetina.seed crock="{c2}" grams={d} | 종초 | {c2}에 종초 {d}g
    `,
  },
  // 지하상가 관리
  {
    language: 'ko',
    slots: { s: '=3번 출구, 시계탑 앞, 꽃집 옆', s2: '=9번 출구, 분수대 쪽, 약국 옆', n: '1..40', n2: '41..80', h: '=05:40, 06:20', h2: '=23:10, 23:50', m: '5..45', k: '15..55', k2: '60..95', tx: '=상가 문 닫을 시간입니다, 미아를 찾습니다', sh: '구두 병원, 옷수선 미미, 김밥나라', sh2: '열쇠집, 모자 창고', w: '120000..480000' },
    tools: ['mallkaro.shutter(exit, motion: raise|lower): 셔터를 올리거나 내린다', 'mallkaro.hours(exit, opens, closes): Set the hours of an exit', 'mallkaro.light(exit, percent: int): Set the light at an exit', 'mallkaro.light_plan(exit, night_pct: int, day_pct: int): Set the light for night and day', 'mallkaro.escalator(number: int, direction: up|down|off): Set an escalator', 'mallkaro.announce(text, times?: int): Announce to all', 'mallkaro.lease(unit: int, old_shop, new_shop): Change the shop in a unit', 'mallkaro.bill(shop, won: int): Bill a shop'],
    steps: `
      mallkaro.shutter exit="{s}" motion=raise | 아침 | {s} 셔터 올려 주세요.
      mallkaro.shutter exit="{s2}" motion=lower | 밤 | {s2} 셔터 내림.
      mallkaro.hours exit="{s}" opens={h} closes={h2} | 시간 | {s:은} {h}에 열고 {h2}에 닫는다.
      mallkaro.hours exit="{s2}" opens={h} closes={h2} | 여닫는 때 | 닫는 때 {h2}, 여는 때 {h}. {s2} 것으로 입력할 것
      mallkaro.light exit="{s2}" percent={k} | 조명 | 눈이 부시다고들 하십니다. {s2} 조명을 {k}퍼센트로 낮춰 주십시오.
      mallkaro.light_plan exit="{s}" night_pct={k} day_pct={k2} | 밤낮 | {s} 낮에는 {k2}%, 밤에는 {k}%.
      mallkaro.escalator number={n} direction=up | 올라감 | {n}번 에스컬레이터를 오르는 쪽으로.
      mallkaro.escalator number={n2} direction=off | 점검 | {n2}번 에스컬레이터 세워. 점검한다.
      mallkaro.announce text="{tx}" times=3 | 방송 | "{tx}" 세 번 방송하기
      mallkaro.announce text="{tx}" | 한마디 | 상가 전체에 "{tx}"라고 알려 줄래?
      mallkaro.lease unit={n} old_shop="{sh}" new_shop="{sh2}" | 점포 | {n}호에서 {sh:이} 나가고 {sh2:이} 들어옵니다.
      mallkaro.bill shop="{sh}" won={w} | 관리비 | {sh} 관리비 {w}원 청구.
    `,
  },
  // 팟캐스트 녹음실
  {
    language: 'ko',
    earlier: ['파일 확인 | file_list → {f}.wav, {f2}.wav', '음량 재기 | http_request → 진행자 -{a}dB, 손님 -{b}dB', '대본 찾기 | file_search → {ep} 회차, 제목 "{ti}"'],
    slots: { f: '=take_a, intro, vox1', f2: '=take_b, outro, vox2', a: '6..14', b: '15..28', ep: '12..88', ti: '=느린 여행, 골목의 맛, 첫 월급 이야기', s: '2..30', s2: '40..180', db: '1.5..6.5', k: '60..140', d: '=2026-12-04, 2027-01-08', tg: '=여행, 가족', tg2: '=음식, 직장' },
    tools: ['podcello.gain(voice: host|guest, db: num): Make a voice louder or softer', 'podcello.cut(file, from_s: int, to_s: int): 한 토막을 잘라 낸다', 'podcello.join(first_file, second_file): Put a file behind another', 'podcello.lowcut(voice: host|guest, hz: int): Take low tones away', 'podcello.publish(episode: int, title, date?): Publish an episode', 'podcello.retract(episode: int): Take an episode back', 'podcello.tags(episode: int, tags: text[]): Tag an episode'],
    steps: `
      podcello.gain voice=guest db={db} | 손님 | 손님 목소리가 작아요. {db}dB 키워 주세요.
      podcello.gain voice=host db=-{db} | 진행자 | 진행자는 {db}데시벨 줄인다.
      podcello.cut file="{f}" from_s={s} to_s={s2} | 잘라 내기 | {f}에서 {s}초부터 {s2}초까지 들어낼 것.
      podcello.cut file="{f2}" from_s={s} to_s={s2} | 기침 | {f2:을} 자릅니다. 끝은 {s2}초, 처음은 {s}초.
      podcello.join first_file="{f2}" second_file="{f}" | 잇기 | {f2} 뒤에 {f:을} 붙여.
      podcello.lowcut voice=guest hz={k} | 웅웅 | 손님 마이크가 웅웅거림. {k}Hz 아래 깎기
      podcello.publish episode={ep} title="{ti}" date={d} | 공개 | 대본에서 찾은 회차를 거기 적힌 제목으로 {d}에 내보낸다.
      podcello.publish episode={ep} title="{ti}" | 바로 공개 | 찾은 그 회차, 찾은 그 제목으로 올려 주십시오. 날짜는 쓰지 않습니다.
      podcello.retract episode={ep} | 내리기 | 실수로 올렸다! 대본을 찾았던 회차를 내려라.
      podcello.tags episode={ep} tags=["{tg}","{tg2}"] | 꼬리표 | {ep}회에 {tg}, {tg2} 꼬리표를 달아 줘.
    `,
  },
  // 물리치료실
  {
    language: 'ko',
    event: 'webhook /physio/room {"환자": "{p}", "침대": {b}, "부위": "{w}", "통증": {v}, "빈침대": {b2}, "치료사": "{th}"}',
    slots: { p: '=1143, 2087, 3310', p2: '=4471, 5526', b: '1..8', b2: '9..16', w: '=목, 허리, 무릎', v: '1..3 / 7..9', th: '=여 선생, 갈 선생', th2: '=변 선생, 탁 선생', m: '5..30', c: '38..45', t: '2..12', ma: '5..40', k: '3..12', k2: '13..28' },
    tools: ['kinesio.hotpack(bed: int, celsius: int, minutes: int): Hot pack', 'kinesio.icepack(bed: int, minutes: int): Ice pack', 'kinesio.current(bed: int, milliamp: int, site?: neck|back|knee): 전기 치료를 한다', 'kinesio.traction(bed: int, start_kg: int, peak_kg: int): Pull the spine', 'kinesio.move(patient, old_bed: int, new_bed: int): Move a patient', 'kinesio.handover(patient, from_therapist, to_therapist): Hand a patient over', 'kinesio.done(patient): End a treatment'],
    steps: `
      @v kinesio.hotpack bed={b} celsius={c} minutes={m} // kinesio.icepack bed={b} minutes={m} | 통증 | 통증이 5를 넘으면 그 침대에 얼음찜질 {m}분, 5가 안 되면 {c}도 온찜질 {m}분.
      kinesio.hotpack bed={b2} celsius={c} minutes={t} | 온찜질 | {b2}번 침대, {t}분, {c}도.
      kinesio.icepack bed={b2} minutes={t} | 냉찜질 | {b2}번에는 차갑게 {t}분 대 드립니다.
      kinesio.current bed={b2} milliamp={ma} site=knee | 무릎 | {b2}번 환자 무릎에 전류 {ma}mA 걸어 주세요.
      kinesio.current bed={b} milliamp={ma} | 전기 | 알림 온 침대에 {ma}밀리암페어. 부위는 적지 말 것
      kinesio.traction bed={b2} start_kg={k} peak_kg={k2} | 견인 | {b2}번, {k}킬로로 시작해서 최고 {k2}킬로까지 당긴다.
      kinesio.move patient={p} old_bed={b} new_bed={b2} | 침대 | 시트가 젖었네. 이 환자를 빈 침대로 옮겨 줘.
      kinesio.handover patient={p} from_therapist="{th}" to_therapist="{th2}" | 인계 | 담당이 퇴근합니다. 이 환자는 {th2:이} 맡습니다.
      kinesio.handover patient={p2} from_therapist="{th2}" to_therapist="{th}" | 담당 | {p2}번 환자 담당: {th2} → {th}
      kinesio.done patient={p2} | 끝 | {p2}번 환자 치료 마침.
    `,
  },
  // 메주 띄우는 방
  {
    language: 'ko',
    slots: { r: '=아랫방, 1호 메주방', r2: '=윗방, 3호 메주방', t: '25..33', h: '50..64', h2: '66..80', n: '4..40', d: '3..20', k: '2..9', kw: '{k} in words', kg: '8..60', b: 'MJ-11, 할머니 콩, 파주 3', b2: 'MJ-25, 검은콩, 연천 8', s: '=볏짚, 쑥대' },
    tools: ['mezuko_heat(room, celsius: int, hours?: int): 방을 데운다', 'mezuko_damp(room, low_pct: int, high_pct: int): Set the band of dampness', 'mezuko_hang(batch, room, blocks: int): Hang blocks up', 'mezuko_flip(batch, times?: int): Turn the blocks over', 'mezuko_carry(batch, from_room, to_room): Carry a batch to another room', 'mezuko_boil(batch, kg: int): Boil beans', 'mezuko_mark(batch, mould: white|black|none): Note the mould seen'],
    steps: `
      mezuko_heat room="{r}" celsius={t} hours={n} | 불 때기 | {r:을} {n}시간 {t}도로 데울 것.
      mezuko_heat room="{r2}" celsius={t} | 데우기 | {r2} {t}도. 언제까지인지는 냄새 맡아 보고.
      mezuko_damp room="{r}" low_pct={h} high_pct={h2} | 습도 | {r} 습도는 {h2}를 넘지도, {h} 밑으로 가지도 않게 해 주세요.
      mezuko_hang batch="{b}" room="{r}" blocks={n} | 매달기 | {b} 메주 {n}덩이를 {r}에 매단다.
      mezuko_flip batch="{b2}" times={k} | 뒤집기 | {b2} {kw} 번 뒤집어 줘요.
      mezuko_flip batch="{b}" | 한번 뒤집자 | {b} 뒤집을 때가 됐습니다. 횟수는 비워 두십시오.
      mezuko_carry batch="{b}" from_room="{r}" to_room="{r2}" | 방 | {b:을} {r}에서 {r2:로} 나른다.
      mezuko_carry batch="{b2}" from_room="{r2}" to_room="{r}" | 옮기기 | {r:로} 나르거라, {r2}에 있는 {b2} 말이다.
      mezuko_boil batch="{b2}" kg={kg} | 삶기 | 콩 {kg}kg, {b2} 몫으로 삶기
      mezuko_mark batch="{b}" mould=white | 흰 곰팡이 | {b}에 하얀 곰팡이가 곱게 폈구나. 그렇게 적어라.
      mezuko_mark batch="{b2}" mould=black | 검은 곰팡이 | {b2:은} 검은 곰팡이가 보여요. 적어 두세요.
    `,
  },
];
