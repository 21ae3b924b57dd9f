import type { Scene } from '../../scene';

/** Arguments that are lists, in Korean, part 3. */
export const rowsKo3: readonly Scene[] = [
  // 수산시장 수조
  {
    language: 'ko',
    event: 'webhook /susan/tank {"산소부족": [{"수조": {a}, "어종": "{f}"}, {"수조": {b}, "어종": "{f2}"}, {"수조": {c}, "어종": "{f3}"}], "빈수조": [{d}, {e}]}',
    slots: { a: '12..19', b: '1..9', c: '21..29', d: '31..39', e: '41..49', f: '=광어, 우럭', f2: '=도다리, 농어', f3: '=전복, 멍게', m: '5..55', p: '30..95' },
    tools: ['hwareojang_bubble(tanks: int[], percent: int, minutes?: int): Blow air into tanks', 'hwareojang_move(fish: text[], from_tank: int, to_tank: int): Move kinds of fish', 'hwareojang_empty(tanks: int[]): Empty tanks', 'hwareojang_ice(tank: int): Throw ice into one tank', 'hwareojang_sell(fish: text[], discount?: int): Offer fish for sale'],
    steps: `
      hwareojang_bubble tanks=[{a}, {b}, {c}] percent={p} | 산소 | 산소가 모자란 수조들 기포를 {p}%로 올린다.
      hwareojang_bubble tanks=[{b}] percent={p} minutes={m} | 가운데 것 | {f2} 있는 수조만 {m}분 동안 {p}%로 불어 넣어 주세요.
      hwareojang_bubble tanks=[{c}, {a}] percent={p} | 두 수조 | {c}번 그리고 {a}번, 기포 {p}퍼센트.
      hwareojang_empty tanks=[{d}, {e}] | 물 빼기 | 빈 수조로 보고된 곳은 물까지 비우#
      hwareojang_empty tanks=[{e}] | 하나만 비움 | {e}번 수조 비움.
      hwareojang_move fish=["{f}", "{f3}"] from_tank={a} to_tank={d} | 옮김 | {a}번의 {f:과} {f3:을} {d}번으로 옮겨라.
      hwareojang_move fish=["{f2}"] from_tank={b} to_tank={e} | 한 종만 | {f2}만 {b} → {e}
      hwareojang_ice tank={c} | 얼음 | {c}번에 얼음 넣어 줄래?
      hwareojang_sell fish=["{f3}", "{f2}"] discount={p} | 떨이 | {f3} 먼저, 다음에 {f2}, {p}% 할인으로 내놓는다.
    `,
  },
  // 원예 센터 발송 (짧은 목록)
  {
    language: 'ko',
    slots: { a: '다육 소품, 금전수, S-110', b: '몬스테라 중, 스투키, S-121', c: '율마 1호, 로즈마리, S-134', d: '배양토 5L, 마사토, S-150', o: 'N-4410, 주문 71, 은영 님', o2: 'N-4432, 주문 88, 현식 님', n: '2..9', k: '=뽁뽁이, 신문지, 종이 완충재' },
    tools: ['hwabunet_box(order, items: text[], padding?): Pack items of an order', 'hwabunet_back(order, items: text[], refund: bool): Take items back', 'hwabunet_add(order, item, count?: int): Add one item to an order', 'hwabunet_join(orders: text[]): Put orders into one parcel', 'hwabunet_label(order): Print the label of one order'],
    steps: `
      hwabunet_box order="{o}" items=["{a}", "{b}", "{d}"] padding="{k}" | 포장 | {o} 포장: {a}, {b}, {d}. 완충은 {k:로}.
      hwabunet_box order="{o2}" items=["{c}"] | 한 개 | {o2:은} {c} 하나라 그것만 싸면 됨
      hwabunet_box order="{o2}" items=["{d}", "{c}", "{a}"] | 순서대로 | 상자에 {d}, {c}, {a} 차례로 넣습니다. {o2} 주문.
      hwabunet_back order="{o}" items=["{b}"] refund=true | 반품 | {o}에서 {b:이} 시들어 왔대요. 그것만 반품받고 환불까지.
      hwabunet_back order="{o2}" items=["{a}", "{d}"] refund=false | 회수 | {o2} {a:과} {d} 회수. 환불은 없음.
      hwabunet_add order="{o}" item="{c}" count={n} | 추가 | {o}에 {c} {n}개를 더 얹#
      hwabunet_add order="{o2}" item="{b}" | 서비스 | {o2}에 {b:을} 덤으로 넣어 주십시오.
      hwabunet_join orders=["{o}", "{o2}"] | 합포장 | 주소가 같다. {o:과} {o2} 묶음 배송.
      hwabunet_label order="{o2}" | 송장 | 송장 뽑기 — {o2}
    `,
  },
  // 로봇 팔
  {
    language: 'ko',
    event: 'mqtt arm/teach {"arm": "{r}", "pose": [{x}, {y}, {z}], "grip": {g}, "fault_joints": [{j}, {k}]}',
    slots: { r: 'ARM-2, 왼팔, R6', r2: 'ARM-5, 오른팔, R8', x: '110.5..290.5', y: '-85.5..-12.5', z: '310.5..480.5', j: '1..3', k: '4..6', g: '5..45', s: '50..95' },
    tools: ['palkkum_pose(arm, xyz: num[], speed?: int): Move the hand to a point', 'palkkum_joint(arm, joint: int, degrees: num): Turn one joint', 'palkkum_release(arm, joints: int[]): Let joints go loose', 'palkkum_brake(arm, joints: int[], hard?: bool): Put the brakes of joints on', 'palkkum_grip(arm, mm: int): Set the gripper'],
    steps: `
      palkkum_pose arm="{r}" xyz=[{x}, {y}, {z}] | 자세 | 가르친 자세 그대로 그 팔을 움직인다. 속도는 기본.
      palkkum_pose arm="{r2}" xyz=[{x}, {y}, {z}] speed={s} | 같은 자리 | {r2}도 보고된 pose로, 속도 {s}.
      palkkum_pose arm="{r2}" xyz=[{z}, {y}, {x}] speed={s} | 좌표 | {r2}: x {z}, y {y}, z {x}, 속도 {s}
      palkkum_joint arm="{r}" joint={j} degrees={z} | 관절 하나 | {r} {j}번 관절을 {z}도로 돌리#
      palkkum_release arm="{r}" joints=[{j}, {k}] | 풀기 | 이상 관절 두 개의 힘을 빼 주세요.
      palkkum_release arm="{r2}" joints=[{k}] | 하나 풀기 | {r2:은} {k}번 관절만 느슨하게.
      palkkum_brake arm="{r}" joints=[{k}, {j}] hard=true | 제동 | 이상 관절을 보고와 거꾸로, 세게 제동.
      palkkum_brake arm="{r2}" joints=[{j}] | 잠금 | {r2} {j}번 관절에 브레이크를 겁니다.
      palkkum_grip arm="{r}" mm={g} | 집게 | 집게 간격은 보고된 값으로 하자.
    `,
  },
  // 도서관
  {
    language: 'ko',
    event: 'webhook /lib/return {"반납": ["{a}", "{b}", "{c}"], "연체자": ["{p}", "{p2}"], "예약도서": "{d}", "예약자": "{p3}"}',
    slots: { a: '등록 1182, 파친코, 813-ㄱ', b: '등록 2240, 소년이온다, 813-ㅎ', c: '등록 3391, 코스모스, 443-ㅅ', d: '등록 4417, 총균쇠, 909-ㄷ', p: '강민서, 회원 301', p2: '윤도하, 회원 377', p3: '심가은, 회원 412', n: '3..14', s: '=813 서가, 신간대, 큰글자 코너' },
    tools: ['seogalpi_shelve(books: text[], shelf?): Put books back onto the shelves', 'seogalpi_extend(book, days: int): Extend the loan of one book', 'seogalpi_nag(members: text[], channel?: sms|mail): Remind members who are late', 'seogalpi_keep(book, member): Keep a book for a member', 'seogalpi_weed(keep: text[], discard: text[]): Sort books out'],
    steps: `
      seogalpi_shelve books=["{a}", "{b}", "{c}"] | 배가 | 반납된 책을 모두 제자리에 꽂#
      seogalpi_shelve books=["{c}", "{a}"] shelf="{s}" | 따로 꽂기 | {c}, {a} 두 권은 {s}에.
      seogalpi_shelve books=["{b}"] shelf="{s}" | 한 권 | 가운데 반납 도서를 {s}에 꽂아 주세요.
      seogalpi_nag members=["{p}", "{p2}"] channel=sms | 독촉 | 연체자 전원에게 문자로 독촉한다.
      seogalpi_nag members=["{p2}"] | 한 명 | {p2} 님한테만 연체 안내. 방법은 상관없음.
      seogalpi_extend book="{d}" days={n} | 연장 | {d} {n}일 연장
      seogalpi_keep book="{d}" member="{p3}" | 예약 | 예약 도서는 예약자 앞으로 맡아 둡니다.
      seogalpi_weed keep=["{b}"] discard=["{a}", "{c}"] | 제적 | 남길 책: {b}. 버릴 책: {a}, {c}.
      seogalpi_weed keep=["{d}", "{b}"] discard=["{a}"] | 정리 | {a:은} 제적하고, {d:과} {b:은} 계속 둘 것.
    `,
  },
  // 합창단 / 공연 음향
  {
    language: 'ko',
    slots: { a: '1..4', b: '5..8', c: '9..12', d: '13..16', v: '-18.5..-3.5', s: '=개회식, 1부, 앙코르', p: '=소프라노, 알토', p2: '=테너, 베이스', n: '2..9', q: '=해오름, 아리랑 편곡, 첫눈' },
    tools: ['soritteul_mute(channels: int[], ramp_s?: int): Mute channels', 'soritteul_level(channel: int, db: num): Set the level of one channel', 'soritteul_scene(name, on: int[], off: int[]): Store a scene of the desk', 'soritteul_phantom(channels: int[], on: bool): Switch phantom power', 'hapchangi_seat(parts: text[], row: int): Seat parts in a row', 'hapchangi_sing(song, parts?: text[]): Rehearse a song'],
    steps: `
      soritteul_mute channels=[{a}, {c}] | 음소거 | {a}번이랑 {c}번 채널 뮤트요.
      soritteul_mute channels=[{d}, {b}, {a}] ramp_s={n} | 서서히 | {n}초에 걸쳐 서서히 음소거: {d}, {b}, {a}
      soritteul_level channel={b} db={v} | 레벨 | {b}번 레벨 {v}dB.
      soritteul_scene name="{s}" on=[{a}, {b}] off=[{c}, {d}] | 장면 저장 | 장면 "{s}" — {a}, {b:은} 켜진 채, {c}, {d:은} 꺼진 채로 저장한다.
      soritteul_scene name="{s}" on=[{c}] off=[{a}] | {s} | "{s}" 장면에는 {c}번을 켜고 {a}번을 끄게 해 주세요.
      soritteul_phantom channels=[{d}] on=true | 팬텀 | 콘덴서 마이크를 {d}번에 꽂았으니 거기 팬텀 전원을 켜라.
      soritteul_phantom channels=[{a}, {b}, {c}, {d}] on=false | 팬텀 끔 | 철수. {a}·{b}·{c}·{d}번 팬텀 끔.
      hapchangi_seat parts=["{p2}", "{p}"] row={n} | 자리 | {n}째 줄에 {p2}, {p} 순으로 앉힌다.
      hapchangi_sing song="{q}" parts=["{p}"] | 파트 연습 | "{q}", {p}만 연습하#
      hapchangi_sing song="{q}" | 전체 | 이번엔 "{q}" 다 같이.
    `,
  },
  // 지하철 역무실
  {
    language: 'ko',
    event: 'mqtt station/gate {"역": "{s}", "고장게이트": [{a}, {b}], "혼잡출구": [{c}, {d}], "한산출구": {e}}',
    slots: { s: '당산, 학동, 미남', a: '21..29', b: '31..39', c: '1..3', d: '4..6', e: '7..9', t: '=지금 1호기 점검 중입니다, 안쪽으로 들어가 주세요, 다음 열차를 이용하세요', n: '10..19', m: '40..58' },
    tools: ['gaepyo_disable(station, gates: int[], sign?): Take gates out of service', 'gaepyo_freeway(gates: int[]): Let people through without a ticket', 'gaepyo_reset(gate: int): Restart one gate', 'chulgu_flow(entry_only: int[], exit_only: int[], minutes?: int): Make exits one way', 'chulgu_lead(station, to_exit: int): Lead people to one exit', 'yeok_speak(station, text): Speak in a station'],
    steps: `
      gaepyo_disable station="{s}" gates=[{a}, {b}] | 고장 | 그 역의 고장 게이트를 운영에서 빼#
      gaepyo_disable station="{s}" gates=[{b}] sign="수리 중" | 뒤의 것 | 고장 난 것 중 뒤에 적힌 게이트만 중지하고 "수리 중"이라고 붙여 주십시오.
      gaepyo_freeway gates=[{a}] | 무료 통과 | {a}번 게이트, 표 없이 통과.
      gaepyo_freeway gates=[{b}, {a}] | 개방 | 비상이니까 {b}번, {a}번은 그냥 지나가게 열어 둬!
      gaepyo_reset gate={b} | 재시작 | {b}번 게이트 재시작
      chulgu_flow entry_only=[{e}] exit_only=[{c}, {d}] minutes={m} | 일방통행 | {m}분간 붐비는 출구는 나가기 전용, 한산한 출구는 들어오기 전용으로.
      chulgu_flow entry_only=[{d}, {c}] exit_only=[{e}] | 아침 | {e}번 출구로는 나가기만, {d}번과 {c}번으로는 들어오기만 합니다.
      chulgu_lead station="{s}" to_exit={e} | 유도 | 승객을 한산한 출구로 이끈다. 보고된 역.
      yeok_speak station="{s}" text="{t}" | 방송 | {s}역에 "{t}" 방송
    `,
  },
  // 돼지 농장
  {
    language: 'ko',
    earlier: ['체온 측정 | pigthermo → 열 있음: {a} {b} {c}', '사료 재고 | feedstock → {f} {n}kg, {f2} {k}kg'],
    slots: { a: '0417, 돈-12, 파랑 3', b: '0422, 돈-19, 파랑 8', c: '0430, 돈-27, 파랑 11', d: '0455, 돈-33', f: '=육성 1호, 이유식', f2: '=비육 2호, 임신돈용', n: '210..490', k: '510..890', y: '2방, 격리칸, 끝방', ml: '1.5..6.5', g: '10..60' },
    tools: ['donjigi_isolate(tags: text[], pen, days?: int): Move animals into a separate pen', 'donjigi_jab(tags: text[], drug, ml: num): Give animals an injection', 'donjigi_weigh(tag): Weigh one animal', 'donjigi_feed(pen, feeds: text[], kg: int[]): Give feeds, one weight for each', 'donjigi_hose(pens: text[]): Hose pens down'],
    steps: `
      donjigi_isolate tags=["{a}", "{b}", "{c}"] pen="{y}" | 격리 | 열 있는 놈들은 {y}에 격리한다.
      donjigi_isolate tags=["{c}"] pen="{y}" days=7 | 끝의 것 | 열 있는 돼지 중 맨 끝에 나온 한 마리를 {y:로} 7일 옮겨 주세요.
      donjigi_jab tags=["{a}", "{c}"] drug="해열제" ml={ml} | 주사 | {b} 빼고 열 있는 것들에 "해열제" {ml}ml.
      donjigi_jab tags=["{d}", "{a}"] drug="철분" ml={ml} | 철분 | {d:과} {a}에게 "철분" {ml}mL씩 놓#
      donjigi_jab tags=["{d}"] drug="백신" ml={ml} | 백신 | {d}, "백신", {ml}mL
      donjigi_weigh tag="{d}" | 체중 | {d} 몸무게 재기
      donjigi_feed pen="{y}" feeds=["{f}", "{f2}"] kg=[{g}, 25] | 두 가지 사료 | {y}에 {f} {g}kg하고 {f2} 25kg 주세요.
      donjigi_feed pen="{y}" feeds=["{f2}"] kg=[{g}] | 한 가지 | {y:은} {f2} {g}킬로뿐.
      donjigi_hose pens=["{y}"] | 물청소 | {y} 물청소함.
    `,
  },
  // 사진관 보정
  {
    language: 'ko',
    slots: { a: 'IMG_0412, 가족3, 증명 앞', b: 'IMG_0419, 가족7, 증명 옆', c: 'IMG_0433, 가족9, 야외 1', d: 'IMG_0450, 야외 6', k: '고은채 님, 앨범 21, 돌잔치 A', n: '2..20', w: '=3x4, 5x7, 8x10', g: '=밝게, 흑백, 따뜻하게', g2: '=잡티 제거, 선명하게', nl: '=\n*' },
    tools: ['sajinbo_album(album, photos: text[], cover?): Put photos into an album in order', 'sajinbo_retouch(photo, effects: text[]): Apply effects to one photo, in order', 'sajinbo_print(photos: text[], size, copies?: int): Print photos', 'sajinbo_drop(album, photos: text[]): Take photos out of an album', 'sajinbo_frame(photo, size): Frame one photo'],
    steps: `
      sajinbo_album album="{k}" photos=["{b}", "{d}", "{a}", "{c}"] | 앨범 | {k}에 이 순서로 넣을 것:{nl} {b}{nl} {d}{nl} {a}{nl} {c}
      sajinbo_album album="{k}" photos=["{c}", "{a}"] cover="{b}" | 표지 포함 | 표지 {b}, 속지는 {c}, {a}. {k} 앨범이에요.
      sajinbo_retouch photo="{a}" effects=["{g}", "{g2}"] | 보정 | {a}에 {g}, 그다음 {g2}.
      sajinbo_retouch photo="{d}" effects=["{g2}"] | 하나만 | {d:은} {g2}만 해 주세요.
      sajinbo_print photos=["{b}", "{c}"] size="{w}" copies={n} | 인화 | {b:과} {c:을} {w} 크기로 {n}장씩 인화한다.
      sajinbo_print photos=["{d}"] size="{w}" | 한 장 | {w}, {d}.
      sajinbo_drop album="{k}" photos=["{a}", "{d}", "{b}"] | 빼기 | {k}에서 {a}, {d}, {b} 빠짐
      sajinbo_frame photo="{c}" size="{w}" | 액자 | {c:을} {w} 액자에 끼우#
    `,
  },
  // 소방 훈련 / 경종
  {
    language: 'ko',
    event: 'manual - 훈련 {n}: 층 {a}, {b}, {c} 대피, 집결지 {m}, 계단 {d} 폐쇄',
    slots: { n: '71..99', a: '=2, 3', b: '=5, 6', c: '=8, 9', d: '=11, 12', m: '정문 광장, 주차장, 운동장 끝', t: '=훈련 상황입니다, 승강기를 타지 마세요, 침착하게 이동하세요', s: '20..60' },
    tools: ['daepiro_siren(floors: int[], secs?: int): Sound the sirens of floors', 'daepiro_lead(floors: int[], to, avoid_stairs?: int[]): Lead floors to a meeting place', 'daepiro_stair(stair: int, open: bool): Open or close one staircase', 'daepiro_say(floor: int, text): Speak on one floor', 'daepiro_clear(done: int[], missing?: int[]): Report floors as empty'],
    steps: `
      daepiro_siren floors=[{a}, {b}, {c}] | 사이렌 | 대피할 층에 사이렌을 울리#
      daepiro_siren floors=[{c}, {b}, {a}] secs={s} | 위층부터 | 대피 층을 위층부터 차례로 {s}초간 울립니다.
      daepiro_siren floors=[{b}] secs={s} | 한 층 | {b}층만 {s}초.
      daepiro_lead floors=[{a}, {b}, {c}] to="{m}" avoid_stairs=[{d}] | 유도 | 그 층 사람들을 집결지로 이끌되, 닫힌 계단은 피하게 한다.
      daepiro_lead floors=[{b}, {a}] to="{m}" | 둘만 | {b}층, {a}층 → {m}. 피할 계단 얘기는 없음.
      daepiro_stair stair={d} open=false | 계단 | 폐쇄 예정인 계단을 닫아 주세요.
      daepiro_say floor={a} text="{t}" | 방송 | {a}층에 "{t}"
      daepiro_clear done=[{a}, {c}] missing=[{b}] | 확인 | {a}, {c}층은 비었고 {b}층은 아직 확인 못 했다고 보고.
      daepiro_clear done=[{c}] | 비었음 | {c}층 이상 무! 비었다고 올려라.
    `,
  },
  // 드론 방제
  {
    language: 'ko',
    event: 'webhook /drone/plan {"필지": ["{a}", "{b}", "{c}"], "바람": {w}, "기체": "{d}", "금지필지": ["{e}"]}',
    slots: { a: '산27, 삼거리 논, F-03', b: '산31, 저수지 밑, F-08', c: '산44, 큰댁 논, F-12', e: '산50, 벌통 옆, F-19', d: 'D-2, 나래, 노랑이', d2: 'D-6, 솔개, 까망이', w: '1..4 / 8..13', l: '2..9', h: '10..15', k: '=살균제, 살충제, 영양제' },
    tools: ['nalgaettae_spray(drone, plots: text[], agent?, litres?: int): Spray plots in order', 'nalgaettae_fence(plots: text[], height_m?: int): Fence plots off for drones', 'nalgaettae_hover(drone, plot): Hover over one plot', 'nalgaettae_split(first: text[], second: text[]): Share plots between two drones', 'nalgaettae_home(drones: text[]): Call drones home'],
    steps: `
      @w nalgaettae_spray drone="{d}" plots=["{a}", "{b}", "{c}"] // failed "바람이 {w}m/s다" | 방제 | 바람이 6m/s 아래면 그 기체로 계획 필지를 모두 친다. 그보다 세면 안 한다.
      nalgaettae_spray drone="{d2}" plots=["{c}", "{b}"] agent="{k}" litres={l} | 두 필지 | {d2}, {c} 다음 {b}, {k} {l}리터.
      nalgaettae_spray drone="{d}" plots=["{a}", "{c}"] agent="{k}" | {k} | 계획 필지에서 {b}만 제외하고 {d:로} {k} 살포해 주십시오.
      nalgaettae_fence plots=["{e}"] height_m={h} | 금지 | 금지 필지는 높이 {h}m까지 막는다.
      nalgaettae_fence plots=["{e}", "{a}"] | 울타리 | {e:과} {a:을} 비행 금지로 묶#
      nalgaettae_hover drone="{d}" plot="{b}" | 정지 비행 | {b} 위에 {d:을} 띄워 둔다.
      nalgaettae_split first=["{a}"] second=["{b}", "{c}"] | 나누기 | 첫째 기체는 {a}, 둘째 기체는 {b:과} {c:을} 맡는다.
      nalgaettae_home drones=["{d2}", "{d}"] | 복귀 | {d2}, {d} 모두 돌아오게 해 주세요.
      nalgaettae_home drones=["{d}"] | 복귀 | 그 기체 복귀
    `,
  },
  // 세탁 공장
  {
    language: 'ko',
    slots: { a: '11..19', b: '21..29', c: '31..39', h: '호텔 라온, 병원 3동, 수영장', h2: '펜션 달, 요양원, 찜질방', t: '55..85', m: '5..9', p: '=시트, 수건', p2: '=베개잇, 가운', p3: '=작업복, 커튼' },
    tools: ['ppallaejang_wash(machines: int[], client, celsius?: int): Wash for a client', 'ppallaejang_sort(client, pieces: text[], counts: int[]): Enter what a client sent, one count for each', 'ppallaejang_halt(machine: int): Halt one machine', 'ppallaejang_press(pieces: text[], lane: int): Press kinds of pieces', 'ppallaejang_ship(clients: text[], by?): Send finished laundry'],
    steps: `
      ppallaejang_wash machines=[{a}, {b}] client="{h}" celsius={t} | 세탁 | {h} 것은 {a}호기와 {b}호기에서 {t}도로.
      ppallaejang_wash machines=[{c}] client="{h2}" | 한 대 | {h2}, {c}호기 한 대면 충분함.
      ppallaejang_sort client="{h}" pieces=["{p}", "{p2}"] counts=[{t}, {m}] | 입고 | {h} 입고 {p} {t}장, {p2} {m}장
      ppallaejang_sort client="{h2}" pieces=["{p3}"] counts=[{m}] | 입고 | {h2}에서 {p3} {m}장이 들어왔다.
      ppallaejang_halt machine={b} | 멈춤 | {b}호기가 덜컹거려요, 세워 주세요!
      ppallaejang_press pieces=["{p2}", "{p}", "{p3}"] lane={m} | 다림질 | {m}번 라인에서 {p2}, {p}, {p3} 순으로 다리#
      ppallaejang_press pieces=["{p}"] lane={m} | {p} | {p}만 {m}번 라인.
      ppallaejang_ship clients=["{h2}", "{h}"] by="15:00" | 출고 | {h2:과} {h} 세탁물을 15:00까지 보내야 한다.
      ppallaejang_ship clients=["{h}"] | 출고 | {h} 출고해 줘. 시간은 상관없어.
    `,
  },
  // 웹 호스팅
  {
    language: 'ko',
    event: 'webhook /cert/expiring {"domains": ["{a}", "{b}", "{c}"], "days": {n}, "server": "{s}", "mail": "{m}"}',
    slots: { a: 'haru.kr, blog.sori.kr, jangsu.co.kr', b: 'shop.nuri.kr, api.bom.kr', c: 'www.damda.kr, cdn.mir.kr', d: 'test.onda.kr, old.pado.kr', n: '2..13', s: 'web02, edge-b, 서버 가', s2: 'web07, edge-d, 서버 다', m: 'ops@bom.kr, cert@nuri.kr', g: '14..60' },
    tools: ['insigner.renew(domains: text[], server?, wildcard?: bool): Renew certificates', 'insigner.revoke(domain, reason?): Revoke one certificate', 'insigner.alias(main, aliases: text[]): Set aliases of a domain', 'insigner.serve(server, add: text[], remove?: text[]): Change which domains a server serves', 'insigner.watch(domains: text[], mail, days?: int): Watch domains'],
    steps: `
      insigner.renew domains=["{a}", "{b}", "{c}"] server="{s}" | 갱신 | 만료가 가까운 도메인을 모두 그 서버에서 갱신한다.
      insigner.renew domains=["{b}", "{c}"] | 둘 갱신 | {a:은} 이미 했으니 빼고, 보고된 나머지만 갱신해 주세요.
      insigner.renew domains=["{d}"] wildcard=true | 와일드카드 | {d} 와일드카드로 갱신
      insigner.revoke domain="{d}" reason="키 유출" | 폐기 | {d} 인증서를 폐기한다. 사유는 "키 유출".
      insigner.alias main="{a}" aliases=["{b}", "{d}"] | 별칭 | {a}의 별칭은 {b}, {d}.
      insigner.alias main="{c}" aliases=["{a}"] | 별칭 하나 | 별칭 {a}, 본 도메인 {c}.
      insigner.serve server="{s2}" add=["{c}", "{b}"] remove=["{d}"] | 이전 | {s2}에 {c}, {b} 넣고 {d} 빼 주십시오.
      insigner.serve server="{s2}" add=["{a}"] | 추가 | {s2}에서 {a}도 서비스하#
      insigner.watch domains=["{c}", "{b}", "{a}"] mail="{m}" days={g} | 감시 | 보고된 목록을 끝에서부터 거꾸로, {g}일 전 알림, 메일은 보고에 적힌 주소.
    `,
  },
  // 유치원 등원
  {
    language: 'ko',
    event: 'mqtt kinder/bus {"차량": "{v}", "탄아이": ["{a}", "{b}", "{c}"], "안탄아이": ["{d}"], "도착": "{t}"}',
    slots: { v: '노란1호, 병아리차, 3호차', a: '=이안, 서아', b: '=도겸, 라희', c: '=준우, 하윤', d: '=채원, 시후', e: '=지안, 로운', t: '=08:50, 09:05, 09:20', g: '=햇님반, 달님반, 별님반', n: '2..9', s: '=감기 기운, 늦잠, 가족 여행' },
    tools: ['deungwoni_checkin(kids: text[], class_name?, at?): Enter children as present', 'deungwoni_absent(kids: text[], reason?): Enter children as absent', 'deungwoni_call_home(kid): Call the parents of one child', 'deungwoni_swapbus(kids: text[], from_bus, to_bus): Let children take another bus', 'deungwoni_snack(class_name, count: int): Order snacks for a class'],
    steps: `
      deungwoni_checkin kids=["{a}", "{b}", "{c}"] at="{t}" | 등원 | 차에 탄 아이들은 도착 시각에 등원한 것으로 적는다.
      deungwoni_checkin kids=["{e}"] class_name="{g}" | 개별 등원 | {e:은} 혼자 왔어요. {g} 출석으로.
      deungwoni_checkin kids=["{c}", "{a}"] | 둘만 | {c}, {a} 등원 처리.
      deungwoni_absent kids=["{d}"] | 결석 | 안 탄 아이는 결석. 까닭은 모름.
      deungwoni_absent kids=["{e}", "{d}"] reason="{s}" | 결석 | {e}하고 {d} 결석, 사유 "{s}".
      deungwoni_call_home kid="{d}" | 전화 | 타지 않은 아이 집에 전화하#
      deungwoni_swapbus kids=["{b}", "{e}"] from_bus="{v}" to_bus="2호차" | 차 바꿈 | {b:과} {e:을} 이 차에서 2호차로 옮겨 주세요.
      deungwoni_swapbus kids=["{a}"] from_bus="2호차" to_bus="{v}" | 다시 이 차로 | {a}만 2호차에서 {v:로}.
      deungwoni_snack class_name="{g}" count={n} | 간식 | {g} 간식 {n}개 주문
    `,
  },
];
