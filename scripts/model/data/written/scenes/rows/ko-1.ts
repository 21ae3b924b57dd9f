import type { Scene } from '../../scene';

/** Arguments that are lists, in Korean, part 1. */
export const rowsKo1: readonly Scene[] = [
  // 볼링장
  {
    language: 'ko',
    event: 'mqtt bowl/fault {"고장레인": [{a}, {b}, {c}], "대기손님": "{g}", "비는레인": {d}}',
    slots: { a: '9..14', b: '1..8', c: '15..20', d: '21..28', g: '김부장 일행, 동호회 둘째 조, 서연네', n: '2..6', f: '1..10' },
    tools: ['ttaegul_oil(lanes: int[], pattern?: house|sport, coats?: int): Oil lanes', 'ttaegul_shut(lanes: int[], why?): Close lanes to guests', 'ttaegul_seat(lane: int, party, shoes?: int): Give a party a lane', 'ttaegul_turn(open_lanes: int[], close_lanes: int[]): Open some lanes and close others', 'ttaegul_repin(lane: int, frame?: int): Set the pins of a lane again'],
    steps: `
      ttaegul_shut lanes=[{a}, {b}, {c}] | 고장 | 고장 난 레인은 다 막#
      ttaegul_shut lanes=[{b}, {a}] why="기계실 점검" | 두 곳만 | {b}번하고 {a}번 레인 닫아 주세요. 사유는 "기계실 점검".
      ttaegul_oil lanes=[{c}] pattern=sport | 오일 | {c}번만 스포츠 패턴으로 기름칠.
      ttaegul_oil lanes=[{a}, {c}] coats=2 | 나머지 오일 | 보고된 레인 중 {b}번은 빼고 두 겹으로 오일을 바른다.
      ttaegul_seat lane={d} party="{g}" | 자리 | 대기 손님을 비는 레인으로 안내하#
      ttaegul_seat lane={d} party="{g}" shoes={n} | 신발까지 | {g}, {d}번 레인, 신발 {n}켤레.
      ttaegul_turn open_lanes=[{d}] close_lanes=[{b}, {c}] | 교대 | {d}번을 열고 {b}번과 {c}번을 닫는다.
      ttaegul_turn open_lanes=[{c}, {a}] close_lanes=[{d}, {b}] | 여닫기 | 닫을 것: {d}, {b}. 열 것: {c}, {a}.
      ttaegul_repin lane={b} frame={f} | 핀 | {b}번 {f}프레임 핀이 안 섰네요. 다시 세워 주시겠어요?
    `,
  },
  // 분자생물 실험실
  {
    language: 'ko',
    earlier: ['플레이트 확인 | tray_peek → 빈 웰: {a}, {b}, {c}, {d}\n오염 의심: {e}'],
    slots: { a: '=A1, A2, A3', b: '=B4, B5, B6', c: '=C7, C8', d: '=F1, F2', e: '=H11, H12, G10', r: 'TE 버퍼, 프라이머 믹스, 마스터믹스', v: '2.5..19.5', p: 'P-118, 수진 플레이트, RNA-4', m: '20..90' },
    tools: ['wellotto_fill(plate, wells: text[], ul: num, reagent?): Dispense into wells', 'wellotto_suck(wells: text[], ul?: num): Draw liquid out of wells', 'wellotto_label(well, text): Label one well', 'wellotto_shift(from_wells: text[], to_wells: text[], ul: num): Transfer between wells, pair by pair', 'wellotto_seal(plate, minutes: int): Seal a plate'],
    steps: `
      wellotto_fill plate="{p}" wells=["{a}", "{b}", "{c}", "{d}"] ul={v} | 분주 | {p}의 빈 웰 전부에 {v}µL씩 넣는다.
      wellotto_fill plate="{p}" wells=["{d}", "{a}"] ul={v} reagent="{r}" | 시약 | {d}, {a} 순서로 {r} {v}마이크로리터. 판은 {p}.
      wellotto_fill plate="{p}" wells=["{d}", "{c}", "{b}", "{a}"] ul={v} | 거꾸로 분주 | 확인된 빈 웰을 뒤에서부터, {p}, {v}µL
      wellotto_suck wells=["{e}"] | 오염 | 오염이 의심되는 웰은 빨아낸다. 양은 정하지 않음.
      wellotto_suck wells=["{c}", "{b}"] ul={v} | 흡인 | {c} 먼저 그다음 {b}, {v}µL씩 흡인.
      wellotto_label well="{e}" text="재검" | 표시 | 의심 웰에 "재검"이라고 라벨을 달아 주세요.
      wellotto_shift from_wells=["{a}", "{b}"] to_wells=["{c}", "{d}"] ul={v} | 옮기기 | {a}에서 {c:로}, {b}에서 {d:로} {v}µL씩 옮김
      wellotto_seal plate="{p}" minutes={m} | 밀봉 | {p} {m}분 밀봉해 주십시오.
    `,
  },
  // 파프리카 온실
  {
    language: 'ko',
    event: 'webhook /paprika/heat {"동": "{h}", "더운구역": ["{a}", "{b}"], "서늘한구역": ["{c}", "{d}"], "기온": {t}}',
    slots: { h: '2동, 유리동, 북쪽 동', a: '가1, 나3, 다4', b: '라2, 마5', c: '바6, 사8', d: '아7, 자9', t: '29..37', p: '15..80', m: '5..40', g: '=오전 점검, 방제 후, 수확 전' },
    tools: ['changgil_open(house, zones: text[], percent: int): Open the vents of zones', 'changgil_close(zones: text[]): Shut the vents of zones', 'changgil_mist(zone, minutes: int): Mist a single zone', 'changgil_shade(house, draw: text[], retract?: text[]): Draw and retract shade cloths', 'changgil_note(house, text): Write into the book of a house'],
    steps: `
      changgil_open house="{h}" zones=["{a}", "{b}"] percent={p} | 환기 | 더운 구역 창을 {p}%까지 열#
      changgil_open house="{h}" zones=["{b}"] percent={p} | 한 군데만 | {h} {b} 구역만 {p}퍼센트.
      changgil_close zones=["{c}", "{d}"] | 창 닫기 | 서늘하다고 온 구역들은 창을 닫아 주세요.
      changgil_close zones=["{d}", "{a}", "{c}"] | 셋 닫음 | {d}, {a}, {c} 창 닫음
      changgil_mist zone="{a}" minutes={m} | 미스트 | {a}에 {m}분 동안 미스트를 뿌린다.
      changgil_mist zone="{b}" minutes={m} | 안개 | 더운 구역 중 뒤에 적힌 데는 미스트 {m}분.
      changgil_shade house="{h}" draw=["{a}", "{b}"] retract=["{c}", "{d}"] | 차광막 | 더운 쪽은 차광막을 치고 서늘한 쪽은 걷는다. 보고된 동이다.
      changgil_shade house="{h}" draw=["{c}"] | 한 장만 | {h:은} {c} 차광막만 치면 됩니다. 걷을 것은 없어요.
      changgil_note house="{h}" text="{g}" | 일지 | 그 동 일지에 "{g}"라고 남긴다.
    `,
  },
  // 수영장
  {
    language: 'ko',
    slots: { a: '1..3', b: '4..5', c: '6..8', l: '=초급반, 마스터즈, 아쿠아로빅', l2: '=선수반, 평영반', t: '=06:10, 07:30, 19:40', m: '30..90', d: '0.9..1.8', w: '=온수풀, 경영풀, 유아풀' },
    tools: ['mulgyeol_reserve(lanes: int[], class_name, start?, minutes?: int): Keep lanes for a class', 'mulgyeol_rope(take_out: int[], put_in: int[]): Change the lane ropes', 'mulgyeol_free(lanes: int[]): Give lanes to the public', 'mulgyeol_lane_light(lane: int, on: bool): Switch the light of one lane', 'mulgyeol_floor(pool, metres: num): Set the floor of a pool'],
    steps: `
      mulgyeol_reserve lanes=[{a}, {b}] class_name="{l}" start="{t}" | 강습 | {l:은} {t}부터 {a}, {b}레인을 씁니다.
      mulgyeol_reserve lanes=[{c}] class_name="{l2}" minutes={m} | 한 레인 | {l2}, {c}번 레인 하나, {m}분.
      mulgyeol_reserve lanes=[{c}, {b}, {a}] class_name="{l2}" | {l2} | {l2}에 레인을 배정한다. {c}번, {b}번, {a}번 순. 시간은 나중에.
      mulgyeol_free lanes=[{a}, {c}] | 자유 수영 | {a}번이랑 {c}번은 자유 수영으로 풀어 줘.
      mulgyeol_free lanes=[{b}] | 풀기 | 자유 수영용은 {b}번 레인.
      mulgyeol_rope take_out=[{b}, {c}] put_in=[{a}] | 로프 | 로프: {b}, {c} 빼고 {a} 넣기
      mulgyeol_rope take_out=[{a}] put_in=[{c}, {b}] | 로프 교체 | {c}번과 {b}번 로프를 달고, {a}번 로프는 뺄 것.
      mulgyeol_lane_light lane={b} on=false | 등 | {b}번 레인 수중등 꺼라.
      mulgyeol_floor pool="{w}" metres={d} | 수심 | {w} 바닥을 {d}미터로 맞춰 주실래요?
    `,
  },
  // 김치 숙성실
  {
    language: 'ko',
    event: 'mqtt kimchi/room {"다익은통": ["{a}", "{b}", "{c}"], "덜익은통": "{d}", "숙성실": "{r}", "pH": {ph}}',
    slots: { a: 'K-03, 배추7, 총각2', b: 'K-18, 갓김치4, 배추12', c: 'K-21, 파김치1', d: 'K-40, 동치미3', r: '숙성실 1, 안쪽 방, R2', r2: '저온실, 출하 대기실, R5', ph: '4.0..4.6', h: '6..48', k: '=농협 납품, 급식용, 설 선물' },
    tools: ['jangachi_haul(crates: text[], room, chill_first?: bool): Bring crates into a room', 'jangachi_tag(crates: text[], tag): Put the same tag on crates', 'jangachi_wait(crate, hours: int): Let one crate ripen on', 'jangachi_taste(crate, ph: num): Enter the pH of one crate', 'jangachi_room(room, celsius: num): Set the temperature of a room'],
    steps: `
      jangachi_haul crates=["{a}", "{b}", "{c}"] room="{r2}" | 출하 | 다 익은 통들을 {r2:로} 나른다.
      jangachi_haul crates=["{c}", "{b}", "{a}"] room="{r2}" chill_first=true | 뒤의 것 먼저 | 익은 통을 보고된 순서와 거꾸로 {r2:로}, 먼저 식혀서.
      jangachi_haul crates=["{a}"] room="{r2}" | 첫 통만 | 오늘은 다 익은 것 가운데 첫 번째 통만 {r2:로} 보내면 돼요.
      jangachi_haul crates=["{d}"] room="{r}" chill_first=false | 안 식힘 | 덜 익은 통은 보고한 그 숙성실에 넣되 미리 식히지는 않는다.
      jangachi_tag crates=["{b}", "{c}"] tag="{k}" | 꼬리표 | {a} 말고 나머지 익은 통에 "{k}" 꼬리표.
      jangachi_tag crates=["{d}"] tag="{k}" | 꼬리표 | {d}에는 "{k}"라고 단다.
      jangachi_wait crate="{d}" hours={h} | 더 두기 | 덜 익었다는 통은 {h}시간 더 익히#
      jangachi_taste crate="{d}" ph={ph} | pH | 방금 나온 pH를 {d} 것으로 기록.
      jangachi_room room="{r}" celsius=2.5 | 온도 | {r:을} 2.5도로.
    `,
  },
  // 공연장 조명
  {
    language: 'ko',
    event: 'manual - 조명 감독 {who}: 큐 {q}, 채널 {a} {b} {c} 준비, 예비 {d}',
    slots: { who: '이한솔, 도경, 박 감독', q: '11..60', a: '101..130', b: '201..230', c: '301..330', d: '401..430', p: '20..90', s: '2..9', col: '=앰버, 라벤더, 청록' },
    tools: ['jomyeongi_fade(channels: int[], percent: int, secs?: int): Fade channels', 'jomyeongi_black(channels: int[]): Put channels to zero at once', 'jomyeongi_cue(cue: int, up: int[], down: int[]): Store which channels a cue takes up and down', 'jomyeongi_gel(channel: int, colour): Set the colour of one channel', 'jomyeongi_fire(cue: int): Run a cue'],
    steps: `
      jomyeongi_fade channels=[{a}, {b}, {c}] percent={p} secs={s} | 페이드 | 감독이 준비시킨 세 채널을 {s}초에 걸쳐 {p}%로.
      jomyeongi_fade channels=[{d}] percent={p} | 예비 | 예비 채널은 {p}%. 시간은 기본값.
      jomyeongi_fade channels=[{c}, {a}] percent={p} | 두 개 | {c}번과 {a}번 채널 밝기를 {p}퍼센트로 올려 주십시오.
      jomyeongi_black channels=[{b}] | 암전 하나 | 채널 {b} 즉시 끔
      jomyeongi_black channels=[{d}, {c}, {b}, {a}] | 암전 | {d}, {c}, {b}, {a} 바로 0으로 떨어뜨린다.
      jomyeongi_cue cue={q} up=[{a}, {b}] down=[{c}] | 큐 저장 | 큐 {q}: 올라가는 건 {a}, {b}. 내려가는 건 {c}.
      jomyeongi_cue cue={q} up=[{d}] down=[{b}, {a}] | 큐 다시 | 이 큐에서 {b}, {a:을} 내리고 예비를 올리게 저장하#
      jomyeongi_gel channel={a} colour="{col}" | 색 | {a}번 색은 {col}.
      jomyeongi_fire cue={q} | 고! | 감독이 말한 큐를 실행한다.
    `,
  },
  // 아파트 관리소
  {
    language: 'ko',
    slots: { a: '101..104', b: '105..108', c: '109..112', d: '113..116', t: '=09:30, 13:00, 22:00', t2: '=11:30, 15:00, 23:30', m: '=물탱크 청소로 단수합니다., 승강기 점검이 있습니다., 소독하는 날입니다.', f: '3..15' },
    tools: ['danjibang_cutwater(buildings: int[], start, end?): Plan a stop of water', 'danjibang_speak(buildings: int[], text, times?: int): Speak over the speakers of buildings', 'danjibang_hushed(building: int): Mute the speakers of one building', 'danjibang_lift(building: int, floor: int): Send the lift of a building to a floor', 'danjibang_lamps(on_at: int[], off_at?: int[]): Switch the yard lamps of buildings'],
    steps: `
      danjibang_cutwater buildings=[{a}, {b}, {c}] start="{t}" end="{t2}" | 단수 | {a}동, {b}동, {c}동 {t}부터 {t2}까지 단수.
      danjibang_cutwater buildings=[{d}] start="{t2}" | 단수 예정 | {d}동만 {t2}에 물을 끊습니다. 끝나는 시각은 미정입니다.
      danjibang_speak buildings=[{c}, {a}] text="{m}" | 안내 방송 | {c}동과 {a}동에 "{m}" 하고 방송해 주세요.
      danjibang_speak buildings=[{b}] text="{m}" times=2 | 두 번 | {b}동에만 두 번 방송: {m}
      danjibang_hushed building={d} | 스피커 | {d}동 스피커를 음소거하#
      danjibang_lift building={a} floor={f} | 이사 | 이사 차가 왔다. {a}동 승강기를 {f}층으로.
      danjibang_lamps on_at=[{a}, {d}] off_at=[{b}] | 보안등 | {a}, {d}동 보안등은 켜고 {b}동 것은 끈다.
      danjibang_lamps on_at=[{d}, {c}, {b}, {a}] | 전부 | 마당 등을 켭니다. {d}동, {c}동, {b}동, {a}동이에요.
    `,
  },
  // 양봉
  {
    language: 'ko',
    earlier: ['내검 | beemon → 여왕 없음: {a}, {b}\n먹이 부족: {c}, {d}, {e}\n이상 없음: {f}'],
    slots: { a: '3번 통, 벌-11, 참나무 밑', b: '5번 통, 벌-14', c: '8번 통, 벌-20', d: '12번 통, 벌-23', e: '17번 통, 벌-31', f: '20번 통, 벌-40', l: '0.5..3.5', q: '=카니올란, 이탈리안, 토종', n: '2..9' },
    tools: ['bongjang_syrup(hives: text[], litres: num, thick?: bool): Feed syrup to hives', 'bongjang_crown(hive, race): Give a hive a new queen', 'bongjang_unite(weak: text[], into): Unite weak hives with a strong one', 'bongjang_smoke(hives: text[]): Smoke hives before work', 'bongjang_frames(hive, add: int): Add frames to a hive'],
    steps: `
      bongjang_syrup hives=["{c}", "{d}", "{e}"] litres={l} | 먹이 | 먹이 부족한 통에 설탕물 {l}리터씩.
      bongjang_syrup hives=["{c}", "{e}"] litres={l} thick=true | 진하게 | {d}만 빼고 부족한 통에 진한 시럽을 {l}L씩 준다.
      bongjang_syrup hives=["{f}"] litres={l} | {f} | 이상 없는 통에도 {l}리터 줘야겠다.
      bongjang_unite weak=["{a}", "{b}"] into="{f}" | 합봉 | 여왕 없는 두 통을 {f}에 합친다.
      bongjang_unite weak=["{e}"] into="{d}" | 합치기 | 약한 {e}, {d:로} 합봉해 주세요.
      bongjang_smoke hives=["{b}", "{a}"] | 훈연 | 훈연은 {b}, 그다음 {a}.
      bongjang_smoke hives=["{e}", "{d}", "{c}"] | 거꾸로 | 먹이 부족으로 나온 통을 아래 것부터 거꾸로 훈연
      bongjang_crown hive="{a}" race="{q}" | 여왕 | {a}에 {q} 여왕을 넣어 준다.
      bongjang_frames hive="{f}" add={n} | 소비 | {f}에 소비 {n}장 추가합니다.
    `,
  },
  // 사내 서버 방화벽
  {
    language: 'ko',
    event: 'webhook /fw/request {"host": "{h}", "ports": [{a}, {b}, {c}], "by": "{who}", "ttl_h": {n}}',
    slots: { h: 'app03, mail-gw, 백업서버', a: '8001..8099', b: '3301..3399', c: '5401..5499', d: '9101..9199', who: '정민, 오 대리, infra팀', n: '2..48', ip: '=10.4.2.17, 192.168.8.20, 10.9.0.3', ip2: '=172.16.5.9, 10.77.1.2' },
    tools: ['palisado.pass(host, ports: int[], hours?: int): Let ports through', 'palisado.bar(host, ports: int[]): Block ports', 'palisado.probe(host, port: int): Test one port', 'palisado.guests(allow: text[], deny?: text[]): Set which addresses may enter', 'palisado.log(host, lines: int): Show the log of a host'],
    steps: `
      palisado.pass host="{h}" ports=[{a}, {b}, {c}] hours={n} | 요청 처리 | 요청한 포트를 요청한 시간만큼 열어 준다.
      palisado.pass host="{h}" ports=[{a}] | 첫 포트 | 목록의 첫 포트만 허용. 시간 제한 없음.
      palisado.pass host="{h}" ports=[{d}, {b}] | 허용 | {h}에 {d}, {b} 열어 주세요
      palisado.bar host="{h}" ports=[{c}] | 차단 | {h} 서버 {c} 포트 차단하#
      palisado.bar host="{h}" ports=[{c}, {a}, {d}] | 셋 차단 | {c}/{a}/{d} 막기, 호스트는 요청에 적힌 것.
      palisado.probe host="{h}" port={b} | 시험 | 그 호스트에서 {b}번이 열렸는지 시험해 볼 것.
      palisado.guests allow=["{ip}"] deny=["{ip2}"] | 접속 주소 | {ip:은} 받고 {ip2:은} 거절.
      palisado.guests allow=["{ip2}", "{ip}"] | 둘 다 허용 | {ip2}, {ip} 두 주소를 허용 목록에 넣으세요.
      palisado.log host="{h}" lines={n} | 로그 | {h} 로그 {n}줄 보여 줘.
    `,
  },
  // 급식실 알레르기
  {
    language: 'ko',
    event: 'manual - {g}반 {k} 보호자: 알레르기 번호 {a}, {b}, {c}. 오늘 메뉴 {m}',
    slots: { g: '=1, 2, 3', k: '지호, 나윤, 태민', a: '=1, 2', b: '=5, 6', c: '=9, 10', d: '=13, 14, 18', m: '돈가스, 크림스파게티, 새우볶음밥', m2: '짜장밥, 두부조림', n: '12..40' },
    tools: ['geupsigi_allergy(child, codes: int[], strict?: bool): Enter the allergy numbers of a child', 'geupsigi_menu_codes(dish, codes: int[]): Enter which allergens are in a dish', 'geupsigi_swapdish(child, old_dish, new_dish): Give a child another dish', 'geupsigi_clearcode(child, code: int): Remove one allergy number of a child', 'geupsigi_portions(dish, count: int): Set the portions of a dish'],
    steps: `
      geupsigi_allergy child="{k}" codes=[{a}, {b}, {c}] | 등록 | 보호자가 말한 번호를 다 등록한다.
      geupsigi_allergy child="{k}" codes=[{d}] strict=true | 엄격하게 | {k}, {d}번 하나. 엄격 관리로.
      geupsigi_allergy child="{k}" codes=[{c}, {a}] | 둘만 | {k} 알레르기는 {c}번하고 {a}번이래요. 그렇게 넣어 주세요.
      geupsigi_menu_codes dish="{m}" codes=[{a}, {b}, {d}] | 메뉴 표시 | {m}에는 {a}, {b}, {d}번 성분 표시.
      geupsigi_menu_codes dish="{m2}" codes=[{b}] | {m2} | {m2:은} {b}번만 들어 있음
      geupsigi_swapdish child="{k}" old_dish="{m}" new_dish="{m2}" | 대체식 | 그 아이는 오늘 메뉴 대신 {m2:로}.
      geupsigi_clearcode child="{k}" code={b} | 해제 | {k}의 {b}번을 지워 주십시오. 검사 결과 이상이 없답니다.
      geupsigi_portions dish="{m2}" count={n} | 식수 | {m2} {n}인분.
    `,
  },
  // 도자기 가마
  {
    language: 'ko',
    slots: { k: '1호 가마, 큰 가마, 전기로 B', k2: '3호 가마, 작은 가마, 전기로 D', a: '110..290', b: '560..690', c: '880..990', d: '1180..1260', m: '10..50', m2: '60..90', p: '0.8..2.4', q: '2.6..4.9' },
    tools: ['gamabul_ramp(kiln, celsius: int[], hold_min?: int[]): Fire a kiln through several temperatures', 'gamabul_one(kiln, celsius: int): Go straight to one temperature', 'gamabul_gas(kiln, bars: num[]): Set the gas burners from front to back', 'gamabul_damper(kiln, percent: int): Set the damper', 'gamabul_cool(kilns: text[]): Let kilns cool'],
    steps: `
      gamabul_ramp kiln="{k}" celsius=[{a}, {b}, {d}] | 소성 | {k}, {a}도 → {b}도 → {d}도. 유지 시간 지정 없음.
      gamabul_ramp kiln="{k2}" celsius=[{b}, {c}] hold_min=[{m}, {m2}] | 초벌 | {k2:은} {b}도에서 {m}분, {c}도에서 {m2}분 머문다.
      gamabul_ramp kiln="{k2}" celsius=[{d}, {c}, {b}, {a}] | 서랭 | {k2:을} {d}, {c}, {b}, {a}도로 차례차례 내린다.
      gamabul_one kiln="{k}" celsius={c} | 바로 | {k:을} 곧장 {c}도로 올려 주세요.
      gamabul_gas kiln="{k}" bars=[{p}, {q}] | 버너 | {k} 버너 앞은 {p}, 뒤는 {q}바.
      gamabul_gas kiln="{k2}" bars=[{q}] | 버너 하나 | 버너가 하나뿐인 {k2}, {q}바로
      gamabul_damper kiln="{k}" percent={m} | 댐퍼 | 댐퍼 {m}%, {k}.
      gamabul_cool kilns=["{k2}", "{k}"] | 식히기 | {k2:과} {k:을} 식히#
      gamabul_cool kilns=["{k}"] | 식힘 | 다 구웠음. {k} 식힘.
    `,
  },
  // 요양원
  {
    language: 'ko',
    event: 'mqtt care/night {"호출침상": ["{a}", "{b}"], "낙상주의": ["{c}", "{d}"], "당직": "{w}", "층": {f}}',
    slots: { a: '201-1, 매화 3, B12', b: '203-2, 난초 1, B20', c: '205-1, 국화 4, B27', d: '207-3, 대나무 2, B33', w: '한지수, 문 간호사, 유선영', f: '2..5', m: '15..60', g: '=물 드림, 체위 바꿈, 화장실 도움' },
    tools: ['dolbomi_answer(beds: text[], nurse?): Answer the calls of beds', 'dolbomi_watch(beds: text[], every_min: int): Watch beds more closely', 'dolbomi_rails(up: text[], down: text[]): Raise and lower bed rails', 'dolbomi_chart(bed, note): Write into the chart of one bed', 'dolbomi_corridor(floor: int, dim: bool): Dim the corridor of a floor'],
    steps: `
      dolbomi_answer beds=["{a}", "{b}"] nurse="{w}" | 호출 | 호출한 침상은 당직이 맡는다.
      dolbomi_answer beds=["{b}"] | 한 분만 | {b} 호출에 응답
      dolbomi_watch beds=["{c}", "{d}"] every_min={m} | 낙상 | 낙상 주의 침상을 {m}분마다 살피#
      dolbomi_watch beds=["{d}", "{b}", "{a}"] every_min={m} | 관찰 | {d} 어르신부터 {b}, {a} 어르신 차례로 {m}분 간격 관찰이요.
      dolbomi_rails up=["{c}", "{d}"] down=["{a}"] | 난간 | 낙상 주의 두 분은 난간을 올리고 {a}에서는 내린다.
      dolbomi_rails up=["{b}"] down=["{d}", "{c}"] | 난간 변경 | 내릴 난간 {d}, {c} / 올릴 난간 {b}
      dolbomi_chart bed="{a}" note="{g}" | 기록 | {a} 기록지에 "{g}".
      dolbomi_corridor floor={f} dim=true | 복도 | 그 층 복도를 어둡게 해 주십시오.
      notify message="{c} 난간 확인" title="{w}" | 알림 | 화면에 "{c} 난간 확인"을 띄워 주세요. 제목은 당직 이름.
    `,
  },
  // 물류 센터 도크
  {
    language: 'ko',
    event: 'webhook /dock/plan {"트럭": "{t}", "하차순서": ["{a}", "{b}", "{c}", "{d}"], "도크": {n}, "옆도크": {n2}}',
    slots: { t: '82바 1194, 부산3호, T-60', a: 'PL-1108, 냉장 가, 팔레트 31', b: 'PL-1120, 냉동 나, 팔레트 38', c: 'PL-1133, 상온 다, 팔레트 44', d: 'PL-1147, 잡화 라, 팔레트 59', n: '1..9', n2: '10..19', z: '가-3 구역, 임시 보관, Z7', m: '5..30' },
    tools: ['hayeokjang_unload(truck, pallets: text[], dock?: int): Unload pallets of a truck in this order', 'hayeokjang_stash(pallets: text[], zone): Put pallets into a zone', 'hayeokjang_scan(pallet): Scan one pallet', 'hayeokjang_gate(raise: int[], drop: int[]): Raise and drop dock gates', 'hayeokjang_wait(truck, minutes: int): Let a truck wait'],
    steps: `
      hayeokjang_unload truck="{t}" pallets=["{a}", "{b}", "{c}", "{d}"] dock={n} | 하차 | 계획된 순서대로 그 도크에 다 내린다.
      hayeokjang_unload truck="{t}" pallets=["{d}", "{c}", "{b}", "{a}"] | 역순 | 실은 순서가 반대였음. 적힌 것과 거꾸로 하차. 도크는 미지정.
      hayeokjang_unload truck="{t}" pallets=["{b}"] dock={n2} | 하나만 | 두 번째로 적힌 팔레트만 옆 도크에 내려 주세요.
      hayeokjang_stash pallets=["{a}", "{b}", "{d}"] zone="{z}" | 보관 | {c:은} 빼고 나머지를 {z}에 넣는다.
      hayeokjang_stash pallets=["{d}"] zone="{z}" | 마지막 것 | 마지막 팔레트는 {z:로}.
      hayeokjang_scan pallet="{a}" | 스캔 | {a:을} 스캔하#
      hayeokjang_gate raise=[{n}] drop=[{n2}] | 문 | {n}번 도크 문은 올리고 {n2}번은 내림
      hayeokjang_gate raise=[{n2}] drop=[{n}] | 반대로 | {n}번을 내리고 옆 도크 문을 올리라고 합니다.
      hayeokjang_wait truck="{t}" minutes={m} | 대기 | 그 차는 {m}분 기다리라고 해.
    `,
  },
];
