import type { Scene } from '../../scene';

/** Arguments that are lists, in Korean, part 9: names in the singular that take lists, names in the plural that take one number. */
export const rowsKo9: readonly Scene[] = [
  // 배추밭 두둑
  {
    language: 'ko',
    event: 'mqtt cabbage/bed {"마른두둑": [{a}, {b}], "벌레두둑": [{c}], "밭": "{f}", "총두둑": {n}}',
    slots: { a: '9..15', b: '1..8', c: '16..22', d: '23..29', n: '31..60', f: '고랭지밭, 뒷밭, 안반데기', f2: '강변밭, 새밭', m: '61..90', k: '=목초액, 미생물제, 칼슘제' },
    tools: ['dudukeon_wet(field, bed: int[], minutes?: int): Water beds', 'dudukeon_make(field, beds: int): Make this many new beds', 'dudukeon_net(bed: int[], off?: bool): Put nets over beds', 'dudukeon_spray(bed: int, agent): Spray one bed', 'dudukeon_skipwet(field, bed: int[]): Leave beds dry'],
    steps: `
      dudukeon_wet field="{f}" bed=[{a}, {b}] minutes={m} | 물 | 마른 두둑에 {m}분 물을 준다.
      dudukeon_wet field="{f}" bed=[{b}] | 물 | 그 밭 마른 두둑 중에서도 두 번째로 적힌 데만 물 좀 주세요.
      dudukeon_wet field="{f2}" bed=[{d}, {a}, {c}] minutes={m} | 물 | {f2} {d}·{a}·{c}번 두둑, {m}분.
      dudukeon_make field="{f2}" beds={n} | 새 두둑 | {f2}에 두둑을 {n}개 새로 만들#
      dudukeon_make field="{f}" beds={b} | 새 두둑 | {f}, 두둑 {b}개 더 만듦
      dudukeon_net bed=[{c}] | 망 | 벌레 먹은 두둑에 망을 씌웁니다.
      dudukeon_net bed=[{c}, {d}] off=true | 망 걷기 | {c}번하고 {d}번 망은 걷어 줘.
      dudukeon_spray bed={c} agent="{k}" | 약 | 벌레 두둑에 {k:을} 친다.
      dudukeon_skipwet field="{f}" bed=[{d}, {c}] | 빼기 | {f:은} {d}번, {c}번에 물 주지 말 것.
    `,
  },
  // 서버 랙 팬
  {
    language: 'ko',
    event: 'webhook /rack/heat {"rack": "{r}", "hot_units": [{a}, {b}, {c}], "fans": {n}, "cool_units": [{d}]}',
    slots: { r: 'R07, 북쪽 랙, dc2-a', r2: 'R12, 창쪽 랙, dc2-f', a: '21..29', b: '11..19', c: '31..42', d: '1..9', n: '2..6', p: '50..95', h: '7..8', w: '=과열, 교체 예정, 먼지' },
    tools: ['gearloft.fanunit(rack, unit: int[], percent: int): Set the fans of units', 'gearloft.fans(rack, fans: int): Set how many fans run', 'gearloft.evict(unit: int[], rack, to_rack?): Move the load away from units', 'gearloft.led(rack, unit: int, colour: red|blue|off): Set the lamp of one unit', 'gearloft.memo(rack, unit: int[], memo): Attach a note to units'],
    steps: `
      gearloft.fanunit rack="{r}" unit=[{a}, {b}, {c}] percent={p} | 팬 | 뜨거운 유닛 팬은 모두 {p}%로.
      gearloft.fanunit rack="{r2}" unit=[{d}] percent={p} | 팬 | {r2} {d}U 팬만 {p}퍼센트로 낮춰 주세요.
      gearloft.fans rack="{r}" fans={n} | 개수 | 그 랙은 보고된 개수만큼 팬을 돌리#
      gearloft.fans rack="{r2}" fans={h} | 개수 | {r2}, 팬 {h}개.
      gearloft.evict unit=[{c}, {b}, {a}] rack="{r}" to_rack="{r2}" | 이전 | hot 유닛의 부하를 목록 뒤에서부터 {r2:로} 넘긴다.
      gearloft.evict unit=[{a}] rack="{r}" | 이전 | 뜨거운 것 중 첫 번째 유닛 부하를 딴 데로 빼세요. 어디로든.
      gearloft.led rack="{r}" unit={b} colour=red | 램프 | {r} {b}U 램프 빨강.
      gearloft.led rack="{r2}" unit={d} colour=off | 램프 | {r2} {d}U 램프 끔
      gearloft.memo rack="{r}" unit=[{c}, {a}] memo="{w}" | 메모 | {c}U하고 {a}U에 "{w}"라고 메모. 보고된 랙이야.
    `,
  },
  // 예식장 좌석
  {
    language: 'ko',
    slots: { h: '사파이어홀, 그랜드홀, 3층 홀', h2: '정원홀, 하늘홀', a: '1..4', b: '5..8', c: '9..12', d: '13..16', n: '20..40', g: '신랑 측, 회사 동료, 신부 친구', g2: '신부 측, 고향 어른, 합창단', m: '=한식, 양식', m2: '=채식, 어린이', x: '41..90' },
    tools: ['yesikdan_tables(hall, tables: int): Set up this many tables', 'yesikdan_group(hall, table: int[], group): Give tables to a group', 'yesikdan_menu(table: int[], menus: text[]): Offer menus at tables', 'yesikdan_flower(hall, table: int): Put the flowers on one table', 'yesikdan_clear(hall, table: int[], minutes?: int): Clear tables'],
    steps: `
      yesikdan_tables hall="{h}" tables={n} | 상 차림 | {h}에 테이블 {n}개를 놓는다.
      yesikdan_tables hall="{h2}" tables={a} | 상 차림 | {h2:은} 작으니까 테이블 {a}개면 돼요.
      yesikdan_group hall="{h}" table=[{a}, {b}, {d}] group="{g}" | 배정 | {h} {a}번, {b}번, {d}번 테이블은 {g}.
      yesikdan_group hall="{h2}" table=[{c}] group="{g2}" | 배정 | {g2}, {h2} {c}번 테이블 하나.
      yesikdan_menu table=[{b}, {c}] menus=["{m}", "{m2}"] | 메뉴 | {b}번과 {c}번 상에는 {m}, {m2} 두 가지를 내#
      yesikdan_menu table=[{d}] menus=["{m2}"] | 메뉴 | {d}번은 {m2}만
      yesikdan_flower hall="{h}" table={a} | 꽃 | 꽃 장식은 {h} {a}번 테이블에 올려 주십시오.
      yesikdan_clear hall="{h2}" table=[{d}, {c}, {b}, {a}] minutes={x} | 정리 | {h2} 정리 순서 {d} {c} {b} {a}, {x}분 안에.
      yesikdan_clear hall="{h}" table=[{b}] | 정리 | {h} {b}번 상만 먼저 치워.
    `,
  },
  // 유기견 보호소
  {
    language: 'ko',
    event: 'manual - {w} 인계: 산책 필요 {a} {b} {c}, 약 먹을 아이 {d}, 입양 확정 {e}',
    slots: { w: '주말 봉사 채윤, 간사 도훈, 오전조', a: '콩이, 바둑이, 17번', b: '밤톨, 초코, 22번', c: '라떼, 뭉치, 28번', d: '두부, 감자, 31번', e: '하루, 보름, 40번', p: '=구충제, 피부약', p2: '=심장사상충약, 진통제', n: '10..45', g: '6..9', k: '=큰 운동장, 뒷길, 숲길' },
    tools: ['myeongmungi_walk(dog: text[], minutes: int, where?): Walk dogs together', 'myeongmungi_dogs(dogs: int): Enter how many dogs are here', 'myeongmungi_dose(dog, drug: text[], days?: int): Give drugs to one dog', 'myeongmungi_adopted(dog: text[], family): Enter dogs as adopted', 'myeongmungi_bath(dog: text[]): Bathe dogs in order'],
    steps: `
      myeongmungi_walk dog=["{a}", "{b}", "{c}"] minutes={n} | 산책 | 산책이 필요하다는 아이들을 같이 {n}분 걷게 한다.
      myeongmungi_walk dog=["{e}"] minutes={n} where="{k}" | 산책 | {e:은} {k}에서 {n}분 산책.
      myeongmungi_walk dog=["{c}", "{a}"] minutes={n} where="{k}" | 둘 | {b:은} 다리를 다쳐서 못 갑니다. 나머지 산책할 아이들은 뒤의 이름부터 데리고 {k:로} {n}분 나가 주세요.
      myeongmungi_dogs dogs={n} | 두수 | 현재 {n}마리로 기록하#
      myeongmungi_dose dog="{d}" drug=["{p}"] days={g} | 약 | 약 먹을 아이에게 {p} {g}일.
      myeongmungi_dose dog="{b}" drug=["{p2}", "{p}"] | 약 | {b}, {p2}하고 {p}
      myeongmungi_adopted dog=["{e}"] family="수원 홍씨네" | 입양 | 입양 확정된 아이 가족은 "수원 홍씨네"라고 적어 줘.
      myeongmungi_adopted dog=["{d}", "{e}"] family="양평 노부부" | 입양 | "양평 노부부"가 {d:과} {e:을} 함께 데려갑니다.
      myeongmungi_bath dog=["{b}", "{d}", "{a}"] | 목욕 | 목욕 순서: {b}, {d}, {a}.
    `,
  },
  // 증류소 오크통
  {
    language: 'ko',
    earlier: ['시음 | nosing → 익음: {a}, {b}, {c}\n덜 익음: {d}', '빈 통 | empties → {e}, {f}'],
    slots: { a: '통 118, 셰리 4, OAK-3', b: '통 124, 버번 2, OAK-9', c: '통 137, 포트 1, OAK-14', d: '통 150, 셰리 8, OAK-22', e: '통 201, 새통 가, OAK-40', f: '통 208, 새통 나, OAK-47', l: '20..190', x: '40..46', p: '51.5..63.5', q: '2..12' },
    tools: ['jeungryo_vat(casks: text[], abv: num): Vat casks together', 'jeungryo_casks(casks: int, wood: oak|chestnut): Order this many new casks', 'jeungryo_rack(out_of: text[], into: text[], litres?: int): Rack from casks into casks', 'jeungryo_leave(cask, years: int): Leave one cask to ripen', 'jeungryo_sample(cask: text[], ml?: int): Draw samples'],
    steps: `
      jeungryo_vat casks=["{a}", "{b}", "{c}"] abv={p} | 블렌딩 | 익은 통을 모두 합쳐 {p}도로 맞춘다.
      jeungryo_vat casks=["{c}"] abv={p} | 싱글 | 이번엔 {c} 단독으로, {p}도.
      jeungryo_casks casks={q} wood=oak | 주문 | 참나무(oak) 새 통을 {q}개 주문하#
      jeungryo_rack out_of=["{d}"] into=["{e}", "{f}"] litres={l} | 옮김 | 덜 익은 술을 빈 통 두 개에 {l}리터씩 나눠 옮겨 주세요.
      jeungryo_rack out_of=["{b}", "{a}"] into=["{f}"] | 옮김 | {b}, {a} → {f}
      jeungryo_leave cask="{d}" years={q} | 숙성 | 덜 익은 통은 {q}년 더 둡니다.
      jeungryo_sample cask=["{a}", "{b}"] ml={l} | 시료 | 익은 것 중 앞의 두 통에서 {l}ml씩.
      jeungryo_sample cask=["{d}"] | 시료 | {d} 시료 뽑음.
      jeungryo_sample cask=["{f}", "{d}", "{c}"] | 시료 | 시료를 뽑을 통은 {f}, {d}, {c:이}다.
    `,
  },
  // 소방서 호스·소화전
  {
    language: 'ko',
    event: 'mqtt hydrant/map {"현장": "{l}", "가까운소화전": {"{a}": {x}, "{b}": {y}, "{c}": {z}}, "막힌소화전": ["{d}"], "호스": {n}}',
    slots: { l: '상가 3동, 목재 창고, 야산 입구', a: '소-112, 약국 앞, H31', b: '소-118, 놀이터 옆, H38', c: '소-127, 우체국 뒤, H44', d: '소-140, 공사장 앞, H50', x: '110..190', y: '210..290', z: '310..390', n: '4..9', k: '11..40', t: '펌프 2, 화학차, 중형 5', t2: '물탱크 1, 사다리차' },
    tools: ['sohwajeon_open(hydrant: text[], crew?): Open hydrants', 'sohwajeon_hoses(hoses: int, site): Bring this many hoses', 'sohwajeon_mark(hydrant, fault): Mark one hydrant as faulty', 'sohwajeon_feed(engines: text[], hydrant: text[]): Feed engines from hydrants, pair by pair', 'sohwajeon_lay(lengths: int[], site): Lay hoses of these lengths in metres'],
    steps: `
      sohwajeon_open hydrant=["{a}", "{b}", "{c}"] | 개방 | 가까운 소화전을 보고된 차례로 전부 연다.
      sohwajeon_open hydrant=["{a}"] crew="{t}" | 제일 가까운 곳 | 거리가 가장 짧은 소화전 하나를 열어 주십시오. 담당 {t}.
      sohwajeon_open hydrant=["{c}", "{b}"] | 두 곳 | {c} 열고, {b} 열고.
      sohwajeon_hoses hoses={n} site="{l}" | 호스 | 보고된 수만큼 호스를 현장에 가져온다.
      sohwajeon_hoses hoses={k} site="{l}" | 호스 | {l}에 호스 {k}본 더!
      sohwajeon_mark hydrant="{d}" fault="막힘" | 고장 | 막힌 소화전을 "막힘"으로 표시하#
      sohwajeon_feed engines=["{t2}", "{t}"] hydrant=["{b}", "{a}"] | 급수 | {t2:은} {b}에서, {t:은} {a}에서 물을 받는다.
      sohwajeon_feed engines=["{t}"] hydrant=["{c}"] | 급수 | {t}, {c}에 물림
      sohwajeon_lay lengths=[{x}, {y}, {z}] site="{l}" | 전개 | 소화전 거리를 보고 순서 그대로 호스 길이로 삼아 현장에 깔아 주세요.
      sohwajeon_lay lengths=[{k}] site="{l}" | 전개 | {k}미터짜리 하나만 {l}에.
    `,
  },
  // 합동 주차장
  {
    language: 'ko',
    slots: { a: '101..119', b: '121..139', c: '141..159', d: '161..179', n: '20..90', f: '=지하 1층, 지하 2층, 옥상', f2: '=1층, 별관', p: '82너 4410, 17가 9023', p2: '305호 1187, 49루 6650', w: '=장애인, 전기차, 임산부', h: '2..12' },
    tools: ['juchatgo_reserve(spot: int[], kind, floor?): Reserve spots for a kind', 'juchatgo_spots(floor, spots: int): Set how many spots are free', 'juchatgo_tow(plate: text[], reason?): Have cars towed', 'juchatgo_ticket(plate, hours: int): Give one car a ticket', 'juchatgo_paint(spot: int[], erase: int[]): Paint some spots and erase others'],
    steps: `
      juchatgo_reserve spot=[{b}, {a}] kind="{w}" floor="{f}" | 전용 | {f} {b}면과 {a}면을 {w} 전용으로 지정한다.
      juchatgo_reserve spot=[{d}] kind="{w}" | 전용 | {w} 전용, {d}면.
      juchatgo_reserve spot=[{a}, {b}, {c}, {d}] kind="{w}" floor="{f2}" | 전용 네 면 | {f2}에 있는 {a}, {b}, {c}, {d}, 이렇게 네 면은 {w} 자리로 빼 주세요.
      juchatgo_spots floor="{f}" spots={n} | 여유 | {f} 여유 {n}면이라고 표시하#
      juchatgo_spots floor="{f2}" spots={h} | 여유 | {f2}: 빈자리 {h}
      juchatgo_tow plate=["{p}", "{p2}"] reason="소방로" | 견인 | {p}, {p2:은} 소방로를 막았으니 견인. 사유 "소방로".
      juchatgo_tow plate=["{p2}"] | 견인 | {p2} 끌어가 주세요.
      juchatgo_ticket plate="{p}" hours={h} | 정기권 | {p}에 {h}시간권 하나.
      juchatgo_paint spot=[{c}] erase=[{a}, {d}] | 도색 | {c}면은 새로 칠하고 {a}면과 {d}면은 지웁니다.
      juchatgo_paint spot=[{d}, {b}] erase=[{c}] | 도색 | 지울 면 {c}, 칠할 면 {d}, {b}.
    `,
  },
  // 다이빙 샵
  {
    language: 'ko',
    event: 'webhook /dive/trip {"보트": "{v}", "손님": ["{a}", "{b}", "{c}"], "초보": ["{c}"], "포인트": ["{s}", "{s2}"], "탱크": {n}}',
    slots: { v: '바당호, 문섬 1, 보트 7', a: '윤제이, 손님 41, 레오', b: '방초희, 손님 45, 안나', c: '구하람, 손님 52, 미아', d: '태가온, 손님 60, 토마', s: '=새끼섬, 한개창', s2: '=직벽, 난파선', s3: '=수중동굴, 가린여', n: '3..9', m: '12..30', g: '강사 물결, 마스터 진', x: '31..45', y: '46..60' },
    tools: ['bubblero_board(boat, diver: text[], guide?): Let divers board', 'bubblero_divers(boat, divers: int): Set how many divers a boat takes', 'bubblero_dives(boat, sites: text[], minutes: int[]): Plan dives, one duration for each site', 'bubblero_tank(diver, tank: int): Give one diver a tank', 'bubblero_buddies(first: text[], second: text[]): Pair divers'],
    steps: `
      bubblero_board boat="{v}" diver=["{a}", "{b}", "{c}"] | 승선 | 손님 전원 그 보트에 태운다.
      bubblero_board boat="{v}" diver=["{a}", "{b}"] guide="{g}" | 초보 빼고 | 초보를 뺀 손님들은 {g} 인솔로 승선시켜 주세요. 보고된 보트예요.
      bubblero_board boat="{v}" diver=["{d}"] | 한 분 더 | {v}에 {d} 님 추가.
      bubblero_divers boat="{v}" divers={n} | 정원 | {v} 정원 {n}명
      bubblero_divers boat="{v}" divers={m} | 정원 | 그 보트에 이제 {m}명까지 타게 하#
      bubblero_dives boat="{v}" sites=["{s}", "{s2}"] minutes=[{x}, {y}] | 다이빙 | 그 보트 첫 포인트는 {x}분, 둘째 포인트는 {y}분.
      bubblero_dives boat="{v}" sites=["{s3}"] minutes=[{y}] | 다이빙 | {v:은} {s3}에서 {y}분만 합니다.
      bubblero_tank diver="{c}" tank={n} | 탱크 | 초보 손님에게 보고된 번호의 탱크를 드린다.
      bubblero_buddies first=["{a}", "{d}"] second=["{b}", "{c}"] | 짝 | {a} 짝은 {b}, {d} 짝은 {c}.
      bubblero_buddies first=["{c}"] second=["{d}"] | 짝 | {c} 님은 {d} 님이랑 짝이래.
    `,
  },
  // 방역·해충 방제
  {
    language: 'ko',
    slots: { a: '주방, 3호 트랩, T-04', b: '창고 뒤, 7호 트랩, T-11', c: '쓰레기장, 12호 트랩, T-19', d: '보일러실, 15호 트랩, T-27', s: '국밥 본점, 빵집 은하, 어린이집 숲', s2: '호텔 미르, 반찬 공방, 마트 서문', k: '=바퀴, 개미', k2: '=나방, 초파리', n: '2..19', x: '20..90', u: '=젤 베이트, 연무, 끈끈이' },
    tools: ['haechungi_check(site, trap: text[], photo?: bool): Check traps', 'haechungi_traps(site, traps: int, kind?): Set up this many traps', 'haechungi_found(trap, pests: text[], count?: int): Enter what was in one trap', 'haechungi_treat(site, rooms: text[], method): Treat rooms', 'haechungi_retire(trap: text[]): Take traps away'],
    steps: `
      haechungi_check site="{s}" trap=["{a}", "{c}", "{b}"] | 점검 | {s}에서 {a}, {c}, {b:을} 점검한다.
      haechungi_check site="{s2}" trap=["{d}"] photo=true | 점검 | {s2} {d}, 사진 포함 점검 요망.
      haechungi_traps site="{s2}" traps={n} kind="{u}" | 설치 | {s2}에 트랩 {n}개를 {u:로} 놓아 주세요.
      haechungi_traps site="{s}" traps={x} | 설치 | {s}, {x}개 설치.
      haechungi_found trap="{b}" pests=["{k}", "{k2}"] | 포획 | {b}에 {k:과} {k2:이} 걸려 있었다고 기록하#
      haechungi_found trap="{d}" pests=["{k2}"] count={n} | 포획 | {d}: {k2} {n}마리
      haechungi_treat site="{s}" rooms=["탈의실"] method="{u}" | 처리 | {s:은} 탈의실만 {u:로} 처리합니다.
      haechungi_treat site="{s2}" rooms=["조리장", "복도"] method="{u}" | 처리 | {s2} 조리장, 복도. 방법은 {u}.
      haechungi_retire trap=["{c}", "{d}"] | 철수 | {c:과} {d} 트랩 철수.
      haechungi_retire trap=["{a}"] | 철수 | {a}에 놓은 것만 걷어라.
    `,
  },
  // 화물 엘리베이터와 층
  {
    language: 'ko',
    event: 'manual - 이사 {g}: 짐 {a}층 {b}층 {c}층에서 내림, 승강기 {e}, 층수 {n}',
    slots: { g: '법무팀, 디자인실, 회계 법인', a: '9..11', b: '3..5', c: '6..8', d: '12..14', n: '15..30', e: '화물 1호, 서편, EL-3', e2: '화물 2호, 동편, EL-7', m: '31..90', t: '=19:00, 20:30', x: '=책상, 금고', x2: '=서랍장, 복사기' },
    tools: ['oreunae_stopat(lift, floor: int[], until?): Let a lift halt only at some floors', 'oreunae_floors(lift, floors: int): Set how many floors a lift serves', 'oreunae_call(lift, floor: int): Call a lift to one floor', 'oreunae_cargo(lift, goods: text[], floor: int): Carry goods to a floor', 'oreunae_skipfloor(lift, floor: int[], minutes?: int): Let a lift pass floors'],
    steps: `
      oreunae_stopat lift="{e}" floor=[{a}, {b}, {c}] until="{t}" | 전용 운행 | 짐 내리는 층에만 서게 한다. 그 승강기, {t}까지.
      oreunae_stopat lift="{e2}" floor=[{d}] | 전용 | {e2:은} {d}층에만 섭니다.
      oreunae_stopat lift="{e}" floor=[{c}, {a}] | 두 층 | {b}층 짐은 끝. 그 승강기를 남은 두 층에만, 통보된 순서의 반대로 세우#
      oreunae_floors lift="{e}" floors={n} | 층수 | 그 승강기 층수를 통보된 대로 설정해 주세요.
      oreunae_floors lift="{e2}" floors={d} | 층수 | {e2} 운행 층수 {d}개 층
      oreunae_call lift="{e}" floor={b} | 호출 | {e:을} {b}층으로 불러 줘.
      oreunae_cargo lift="{e2}" goods=["{x}", "{x2}"] floor={c} | 짐 | {x}하고 {x2:을} {e2:로} {c}층까지 올린다.
      oreunae_cargo lift="{e}" goods=["{x2}"] floor={d} | 짐 | {x2} 하나, {e}, {d}층.
      oreunae_skipfloor lift="{e2}" floor=[{c}, {d}] minutes={m} | 통과 | {e2:은} {m}분 동안 {c}층, {d}층에 안 섬
      oreunae_skipfloor lift="{e}" floor=[{b}] | 통과 | 그 승강기는 {b}층을 지나치게 해 주십시오.
    `,
  },
  // 시립 합주단 악보
  {
    language: 'ko',
    event: 'webhook /score/need {"곡": "{q}", "없는성부": ["{a}", "{b}"], "마디": [{x}, {y}, {z}], "부수": {n}}',
    slots: { q: '봄의 서곡, 교향곡 5, 산조 합주', q2: '가을 소묘, 행진곡 2', a: '=플루트, 오보에', b: '=바순, 호른', c: '=첼로, 비올라', d: '=팀파니, 하프', x: '40..69', y: '8..39', z: '70..120', n: '2..7', m: '121..180' },
    tools: ['akbotjip_copy(piece, part: text[], copies?: int): Copy parts', 'akbotjip_parts(piece, parts: int): Enter how many parts a piece has', 'akbotjip_bars(piece, bar: int[], part?): Rehearse only these bars', 'akbotjip_bar(piece, bar: int): Begin at one bar', 'akbotjip_stand(part: text[], row: int): Put parts into a row'],
    steps: `
      akbotjip_copy piece="{q}" part=["{a}", "{b}"] copies={n} | 복사 | 없는 성부를 보고된 부수만큼 복사한다.
      akbotjip_copy piece="{q2}" part=["{d}"] | 복사 | {q2} {d} 악보만 복사요.
      akbotjip_parts piece="{q2}" parts={n} | 성부 수 | {q2:은} 성부가 {n}개입니다. 그렇게 등록해 주세요.
      akbotjip_bars piece="{q}" bar=[{x}, {y}, {z}] | 연습 | 그 곡은 보고된 마디들만 적힌 순서로 연습하#
      akbotjip_bars piece="{q}" bar=[{z}, {y}, {x}] part="{c}" | 연습 | {c}만, 보고된 마디를 끝의 것부터 거꾸로.
      akbotjip_bars piece="{q2}" bar=[{m}] | 연습 | {q2}, 연습할 마디는 {m} 하나
      akbotjip_bar piece="{q}" bar={z} | 시작 | {q} {z}마디부터 시작.
      akbotjip_stand part=["{c}", "{a}", "{d}"] row={n} | 자리 | {n}째 줄: {c}, {a}, {d}
      akbotjip_stand part=["{b}"] row={n} | 자리 | {b:은} {n}째 줄에 앉아 주시기 바랍니다.
    `,
  },
  // 수상 안전·해수욕장
  {
    language: 'ko',
    event: 'mqtt beach/zone {"이안류": ["{a}", "{b}"], "안전": ["{c}"], "구조대": ["{w}", "{w2}", "{w3}"], "파고": {h}, "망루": {n}}',
    slots: { a: '가 구역, 남측 3, Z-3', b: '나 구역, 남측 5, Z-6', c: '다 구역, 북측 1, Z-9', d: '라 구역, 북측 4, Z-12', w: '해솔, 대원 4', w2: '마루, 대원 9', w3: '이레, 대원 15', h: '0.4..0.9 / 1.6..2.8', n: '1..5', n2: '6..9', x: '10..40', m: '=물 밖으로 나오세요, 오늘은 입수 금지입니다, 파도가 높습니다' },
    tools: ['padoro_close(zone: text[], minutes?: int): Close zones', 'padoro_zones(zones: int): Set how many zones are open', 'padoro_guard(tower: int, guard: text[]): Put guards on a tower', 'padoro_say(zone: text[], words): Speak in zones', 'padoro_boat(zone): Send the boat to one zone', 'padoro_shift(relieve: text[], relief: text[]): Relieve guards'],
    steps: `
      padoro_close zone=["{a}", "{b}"] minutes={x} | 통제 | 이안류 구역을 {x}분 막는다.
      @h failed "파고가 {h}m다" // padoro_close zone=["{c}"] | 안전 구역 | 파고가 1미터를 넘으면 안전하다던 곳도 막는다. 그 아래면 막지 말고 실패로 남길 것.
      padoro_close zone=["{d}", "{a}"] | 통제 | {d}, {a} 통제
      padoro_zones zones={n} | 개방 수 | 오늘 여는 구역은 {n}개로 한다.
      padoro_guard tower={n} guard=["{w}", "{w2}", "{w3}"] | 배치 | 구조대 모두 보고된 망루로 올려 보내#
      padoro_guard tower={n2} guard=["{w3}"] | 배치 | {n2}번 망루에 {w3} 혼자 섭니다.
      padoro_say zone=["{b}", "{c}"] words="{m}" | 방송 | {b}하고 {c}에 "{m}"
      padoro_boat zone="{b}" | 보트 | {b:로} 보트 보내 주세요.
      padoro_shift relieve=["{w}"] relief=["{w2}"] | 교대 | {w} 빠지고 {w2} 들어감.
      padoro_shift relieve=["{w3}", "{w}"] relief=["대기 1", "대기 2"] | 교대 | {w3}, {w:을} 쉬게 하고 대기 1, 대기 2를 넣어 줘.
    `,
  },
];
