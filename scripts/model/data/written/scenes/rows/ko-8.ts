import type { Scene } from '../../scene';

/** Arguments that are lists, in Korean, part 8. */
export const rowsKo8: readonly Scene[] = [
  // 열차 정비창
  {
    language: 'ko',
    event: 'webhook /depot/train {"편성": "{t}", "차량": [{"호": {a}, "고장": "{f}"}, {"호": {b}, "고장": "{g}"}, {"호": {c}, "고장": "{f2}"}], "선로": {n}}',
    slots: { t: '편성 304, KT-17, 새마을 2', t2: '편성 318, KT-22, 누리 5', a: '7..8', b: '1..3', c: '4..6', d: '9..10', n: '11..15', n2: '16..20', f: '=문, 냉방', f2: '=제동, 축상 온도', g: '=방송, 화장실', m: '30..90' },
    tools: ['cheolmaru_uncouple(train, cars: int[], track?: int): Uncouple cars from a train', 'cheolmaru_couple(train, order: int[]): Couple cars in this order', 'cheolmaru_mend(car: int, faults: text[], minutes?: int): Mend faults of one car', 'cheolmaru_wipe(cars: int[], inside: bool): Wash cars', 'cheolmaru_lead(train, track: int): Lead a train onto a track'],
    steps: `
      cheolmaru_uncouple train="{t}" cars=[{a}, {b}, {c}] track={n2} | 분리 | 고장이 보고된 차량을 모두 떼어 {n2}번 선로에 둔다.
      cheolmaru_uncouple train="{t}" cars=[{c}] | 해당 차량만 | {f2} 고장 난 차량만 떼면 됩니다. 선로는 안 정해졌어요.
      cheolmaru_couple train="{t2}" order=[{d}, {c}, {a}, {b}] | 연결 | {t2} 연결 순서 {d}-{c}-{a}-{b}
      cheolmaru_couple train="{t}" order=[{c}, {b}, {a}] | 역순 연결 | 보고된 세 차량을 보고와 거꾸로 그 편성에 연결하#
      cheolmaru_mend car={b} faults=["{g}", "{f}"] minutes={m} | 정비 | {b}호차, {g}하고 {f}, {m}분 안에 고치기.
      cheolmaru_mend car={d} faults=["{f2}"] | 정비 | {d}호차 {f2} 손봐 주세요.
      cheolmaru_wipe cars=[{d}, {b}] inside=true | 세차 | {d}호, {b}호 실내까지 세척.
      cheolmaru_wipe cars=[{a}] inside=false | 겉만 | {a}호차는 겉만 닦아라.
      cheolmaru_lead train="{t}" track={n} | 입고 | 그 편성을 보고된 선로로 끌고 들어온다.
    `,
  },
  // 공동 주방 센서·노드 (짧은 영문 id)
  {
    language: 'ko',
    event: 'mqtt mesh/health {"gw": "{g}", "lost": ["{a}", "{b}", "{c}", "{d}"], "weak": ["{e}"], "ch": [{x}, {y}]}',
    slots: { g: 'gw-1, hub7, br-02', a: 'n12, th-3, leaf4', b: 'n17, th-9, leaf8', c: 'n23, rh-2, leaf15', d: 'n31, rh-6, leaf19', e: 'n44, co2-1, leaf27', x: '11..17', y: '18..26', m: '5..60', k: '=temp, rh', k2: '=co2, batt' },
    tools: ['motemgr.ping(nodes: text[], times?: int): Ping nodes', 'motemgr.rejoin(gw, nodes: text[]): Let nodes join again', 'motemgr.fields(node, fields: text[], every_min?: int): Choose what one node sends', 'motemgr.channels(gw, allowed: int[]): Set the allowed channels', 'motemgr.forget(node): Remove one node'],
    steps: `
      motemgr.ping nodes=["{a}", "{b}", "{c}", "{d}"] | 핑 | lost에 있는 노드를 다 찔러 봅니다. 횟수는 기본.
      motemgr.ping nodes=["{e}"] times={m} | 핑 | {e} {m}번 핑
      motemgr.rejoin gw="{g}" nodes=["{b}", "{c}", "{d}"] | 재가입 | 끊긴 노드 중 첫 번째는 폐기했다. 둘째부터 끝까지 그 gw에 다시 붙인다.
      motemgr.rejoin gw="{g}" nodes=["{a}", "{d}"] | 재가입 | 잃은 것들의 맨 앞과 맨 뒤만 {g}에 재가입시키#
      motemgr.rejoin gw="{g}" nodes=["{d}", "{c}", "{b}", "{a}"] | 재가입 | {g}, lost 목록 역순으로.
      motemgr.fields node="{e}" fields=["{k}", "{k2}"] every_min={m} | 항목 | 약한 노드는 {k}, {k2} 두 가지만 {m}분마다 보내게.
      motemgr.fields node="{a}" fields=["{k2}"] | 항목 | {a}에서는 {k2}만 받을래요.
      motemgr.channels gw="{g}" allowed=[{y}, {x}] | 채널 | {g} 허용 채널 {y}, {x}
      motemgr.channels gw="{g}" allowed=[{x}] | 채널 | 채널은 보고된 것 중 앞의 하나만 허용해 주십시오.
      motemgr.forget node="{a}" | 삭제 | 첫 번째로 끊긴 노드를 등록에서 지워.
    `,
  },
  // 조리실 냉장고 라벨
  {
    language: 'ko',
    earlier: ['냉장고 조사 | larder → {"지남": ["{a}", "{b}", "{c}"], "임박": ["{d}"], "새것": ["{e}"]}'],
    slots: { a: '=크림소스, 삶은 달걀', b: '=간 고기, 육수', c: '=썬 오이, 두부 반 모', d: '=요거트, 훈제 연어', e: '=버터, 체다', s: '1번 칸, 문쪽, 윗단', s2: '4번 칸, 안쪽, 아랫단', n: '1..5', w: '셰프 진, 막내 도윤' },
    tools: ['raedeok_toss(items: text[], by?): Throw food away', 'raedeok_sticker(items: text[], days: int): Put stickers with the days left', 'raedeok_place(item, shelf): Put one thing on a shelf', 'raedeok_rank(shelf, front: text[], back: text[]): Arrange a shelf', 'raedeok_taste(items: text[]): Have things tasted'],
    steps: `
      raedeok_toss items=["{a}", "{b}", "{c}"] | 폐기 | 날짜 지난 건 다 버려 주세요.
      raedeok_toss items=["{c}", "{a}"] by="{w}" | 폐기 | {b:은} 아직 괜찮아 보인다. 그것만 두고 지난 것을 뒤에서부터 버린다. 담당 {w}.
      raedeok_sticker items=["{d}"] days={n} | 스티커 | 임박한 것에 {n}일 스티커.
      raedeok_sticker items=["{e}", "{d}"] days={n} | 스티커 | {e}, {d} → 스티커 {n}일
      raedeok_place item="{e}" shelf="{s}" | 넣기 | 새것은 {s}에 넣#
      raedeok_rank shelf="{s2}" front=["{d}", "{b}"] back=["{e}"] | 진열 | {s2} 앞줄에 {d}, {b}. 뒷줄에 {e}.
      raedeok_rank shelf="{s}" front=["{a}"] back=["{c}", "{d}"] | 진열 | {s} 정리: 뒤에는 {c:과} {d}, 앞에는 {a}만 둡니다.
      raedeok_taste items=["{b}"] | 맛보기 | {b} 맛 좀 봐 줄 사람!
      raedeok_taste items=["{d}", "{e}"] | 맛보기 | 임박한 것, 그다음 새것을 맛본다.
    `,
  },
  // 농업용 밸브 매니폴드
  {
    language: 'ko',
    event: 'manual - 물주기 {h}: 블록 {a} {b} {c} 먼저, {d} {e} 나중, 블록당 {m}분',
    slots: { h: '복숭아밭, 남쪽 과원, 배 하우스', a: '21..29', b: '1..9', c: '11..19', d: '31..39', e: '41..49', m: '50..90', p: '1.6..2.9', t: '=04:30, 05:15, 19:00', k: '=첫 블록만 / 첫 두 블록만 / 먼저 줄 블록 셋 다' },
    tools: ['mulgolro_run(orchard, blocks: int[], minutes: int): Water blocks one after another', 'mulgolro_later(blocks: int[], at): Water blocks at a time', 'mulgolro_flush(block: int): Flush one block', 'mulgolro_pressure(bars: num[]): Set the pressure of the manifolds, in order', 'mulgolro_mask(on: int[], off?: int[]): Enable and disable blocks'],
    steps: `
      mulgolro_run orchard="{h}" blocks=[{a}, {b}, {c}] minutes={m} | 먼저 | 먼저 줄 블록들을 지시된 시간만큼 관수한다.
      mulgolro_run orchard="{h}" blocks=[{d}, {e}] minutes={m} | 나중 | 나중 차례 블록도 같은 시간으로요.
      @k mulgolro_run orchard="{h}" blocks=[{a}] minutes={m} // mulgolro_run orchard="{h}" blocks=[{a}, {b}] minutes={m} // mulgolro_run orchard="{h}" blocks=[{a}, {b}, {c}] minutes={m} | 일부 | 그 밭 {k} {m}분 물 주기
      mulgolro_run orchard="{h}" blocks=[{a}, {b}, {c}, {d}, {e}] minutes={m} | 전부 | 먼저 것과 나중 것을 적힌 순서대로 한꺼번에 이어서, {m}분씩.
      mulgolro_later blocks=[{e}, {d}] at="{t}" | 예약 | {e}번, {d}번 블록은 {t}에 예약하#
      mulgolro_later blocks=[{b}] at="{t}" | 예약 | {t}, {b}.
      mulgolro_flush block={c} | 세척 | {c}번 블록 배관을 씻어 내 주십시오.
      mulgolro_pressure bars=[{p}, 1.5, 3] | 압력 | 매니폴드 압력은 차례로 {p}, 1.5, 3바
      mulgolro_mask on=[{a}, {d}] off=[{b}] | 사용 | {a}하고 {d:은} 쓰고 {b:은} 안 쓴다고 해.
      mulgolro_mask on=[{c}] | 사용 | {c} 사용 설정. 안 쓸 블록은 없음.
    `,
  },
  // 모형 기차 동호회
  {
    language: 'ko',
    slots: { a: '1..4', b: '5..8', c: '9..12', d: '13..16', e: '17..20', x: '=빨강, 주황', y: '=초록, 파랑', z: '=노랑, 하양', l: '증기 2호, KTX 모형, 탄광차', l2: '무궁화, 화차 7', s: '5..60', p: '20..90' },
    tools: ['gicharo_points(left: int[], right: int[]): Throw switches left and right', 'gicharo_route(loco, blocks: int[], speed?: int): Drive through blocks', 'gicharo_bulbs(colours: text[], secs: int): Blink colours in order', 'gicharo_horn(loco, times?: int): Sound the horn of one engine', 'gicharo_dead(blocks: int[]): Cut the current of blocks', 'gicharo_single(point: int, side: left|right): Throw one switch'],
    steps: `
      gicharo_points left=[{a}, {c}] right=[{b}] | 분기 | 왼쪽으로 {a}, {c}번 / 오른쪽으로 {b}번
      gicharo_points left=[{e}] right=[{d}, {b}, {a}] | 분기 | 분기기 {d}, {b}, {a:은} 오른쪽, {e:은} 왼쪽으로 넘겨 주세요.
      gicharo_single point={c} side=left | 하나 | {c}번 하나를 왼쪽으로.
      gicharo_route loco="{l}" blocks=[{a}, {b}, {c}, {d}, {e}] speed={p} | 운행 | {l}, 블록 {a} {b} {c} {d} {e}, 속도 {p}.
      gicharo_route loco="{l2}" blocks=[{d}, {b}] | 운행 | {l2:을} {d}번에서 {b}번 블록으로 통과시킨다.
      gicharo_bulbs colours=["{x}", "{y}", "{x}"] secs={s} | 불빛 | {x}, {y}, 다시 {x} 순으로 {s}초 깜박이#
      gicharo_bulbs colours=["{z}"] secs={s} | 불빛 | {z}만 {s}초.
      gicharo_horn loco="{l}" times=3 | 기적 | {l} 기적 세 번!
      gicharo_dead blocks=[{e}, {c}] | 단전 | {e}번이랑 {c}번 블록 전기 끊어.
      gicharo_dead blocks=[{b}] | 단전 | 단전할 블록은 {b}번입니다.
    `,
  },
  // 제약 로트 안정성
  {
    language: 'ko',
    event: 'webhook /stability/pull {"제품": "{p}", "로트": "{a}; {b}; {c}", "개월": [{x}, {y}, {z}], "챔버": "{h}"}',
    slots: { p: '감기정, 연고 K, 점안액 2', a: 'L2601, 로트 가, ST-7', b: 'L2604, 로트 나, ST-9', c: 'L2609, 로트 다, ST-14', d: 'L2615, 로트 라, ST-20', x: '1..6', y: '7..12', z: '13..36', h: '챔버 40도, CH-3, 가속실', h2: '챔버 25도, CH-8, 장기실', t: '=함량, 용출', t2: '=유연물질, 수분', n: '40..90' },
    tools: ['anjeongi_pull(product, lots: text[], month?: int): Take samples of lots', 'anjeongi_points(product, months: int[]): Plan the months of testing', 'anjeongi_assay(lot, tests: text[]): Test one lot', 'anjeongi_chamber(lots: text[], chamber): Put lots into a chamber', 'anjeongi_void(lot): Take one lot out of the study'],
    steps: `
      anjeongi_pull product="{p}" lots=["{a}", "{b}", "{c}"] | 채취 | 보고된 로트를 모두 채취한다. 개월은 기재하지 않는다.
      anjeongi_pull product="{p}" lots=["{b}"] month={y} | 채취 | {p} {b}, {y}개월 차 채취
      anjeongi_points product="{p}" months=[{x}, {y}, {z}] | 시점 | 그 제품의 시험 시점은 보고된 개월 전부입니다.
      anjeongi_points product="{p}" months=[{z}] | 시점 | {p} 시험은 {z}개월 한 번만 잡아 주세요.
      anjeongi_points product="{p}" months=[{x}, {z}] | 시점 | 보고된 개월 가운데 {y:은} 빼고 그 제품 시점으로 잡#
      anjeongi_assay lot="{d}" tests=["{t2}", "{t}"] | 시험 | {d}: {t2}, {t}
      anjeongi_assay lot="{a}" tests=["{t}"] | 시험 | {a:은} {t}만 봐 주시면 됩니다.
      anjeongi_chamber lots=["{d}", "{a}"] chamber="{h2}" | 보관 | {d:과} {a:을} {h2}에 넣을 것.
      anjeongi_chamber lots=["{c}"] chamber="{h}" | 보관 | 마지막 로트, 보고된 챔버.
      anjeongi_void lot="{d}" | 제외 | {d:은} 시험에서 뺀다.
    `,
  },
  // 방송 송출 편성
  {
    language: 'ko',
    slots: { a: '새벽 뉴스, 농사 정보, 바다 날씨', b: '동네 한 바퀴, 건강 상식', c: '가요 쉼터, 책 읽는 밤', d: '어린이 극장, 장터 소식', x: '=캠페인 1, 광고 A', y: '=캠페인 2, 광고 B', h: '=07:00, 13:30, 21:10', n: '10..55', e: '=지진 속보, 태풍 특보', k: '=1채널, 라디오, 유튜브', k2: '=2채널, 케이블' },
    tools: ['pyeonseongi_row(start, shows: text[], ads?: text[]): Line up shows from a time on', 'pyeonseongi_breakin(news, channels: text[], secs?: int): Break into channels with news', 'pyeonseongi_shift(show, minutes: int): Move one show later', 'pyeonseongi_cut(shows: text[]): Take shows out', 'pyeonseongi_repeat(show, times: text[]): Repeat one show at times'],
    steps: `
      pyeonseongi_row start="{h}" shows=["{b}", "{a}", "{d}"] ads=["{x}", "{y}"] | 편성 | {h}부터 {b}, {a}, {d}. 광고 자리에는 {x}, {y}.
      pyeonseongi_row start="{h}" shows=["{c}"] | 편성 | {h} 편성은 {c} 하나입니다. 광고 없음.
      pyeonseongi_row start="{h}" shows=["{d}", "{c}"] ads=["{y}"] | 편성 | {d:이} 끝나면 {c:을} 잇는다. {h} 시작, 광고는 {y} 한 편.
      pyeonseongi_breakin news="{e}" channels=["{k2}", "{k}"] secs={n} | 속보 | {e}! {k2}, {k}에 {n}초 끼워 넣어라.
      pyeonseongi_breakin news="{e}" channels=["{k}"] | 속보 | {e:은} {k}에만 내보내 주십시오.
      pyeonseongi_shift show="{a}" minutes={n} | 늦춤 | {a:을} {n}분 뒤로 미루#
      pyeonseongi_cut shows=["{c}", "{a}", "{b}"] | 삭제 | {c} / {a} / {b} 편성 삭제
      pyeonseongi_cut shows=["{d}"] | 삭제 | {d} 오늘 안 나감.
      pyeonseongi_repeat show="{b}" times=["{h}", "23:40"] | 재방송 | {b} 재방송은 {h}하고 23:40이에요.
    `,
  },
  // 산업용 도어 / 핀 목록
  {
    language: 'ko',
    event: 'mqtt gpio/map {"보드": "{b}", "출력": [{x}, {y}, {z}], "입력": [{i}, {j}], "경보등": {k}}',
    slots: { b: 'pi-4, 배전반A, esp-2', b2: 'pi-9, 배전반C, esp-7', x: '12..15', y: '2..6', z: '16..19', i: '20..23', j: '24..27', k: '7..11', m: '50..900', w: '켠다 / 끈다' },
    tools: ['pinnori_group(board, pins: int[], level: int): Write the same level to several pins', 'pinnori_watch(board, pins: int[], every_ms?: int): Watch several inputs', 'pinnori_chase(board, pins: int[], ms: int): Let outputs run in order', 'pinnori_toggle(board, pin: int): Toggle one pin', 'pinnori_modes(board, outs: int[], ins: int[]): Set which pins are outputs and inputs'],
    steps: `
      pinnori_group board="{b}" pins=[{x}, {y}, {z}] level=1 | 출력 켬 | 그 보드 출력을 전부 1로.
      @w pinnori_group board="{b}" pins=[{y}, {z}] level=1 // pinnori_group board="{b}" pins=[{y}, {z}] level=0 | 둘 | {x}번만 빼고 보고된 출력을 {w}. 켜면 1, 끄면 0이다.
      gpio_write pin={k} value=1 board="{b}" | 경보등 | 보드 {b}, 경보등 핀을 1로 올려 주세요.
      gpio_read pin={i} board="{b}" | 읽기 | {b} 보드의 첫 입력 핀 하나를 읽는다.
      pinnori_watch board="{b}" pins=[{i}, {j}] every_ms={m} | 감시 | 입력 두 개를 {m}ms마다 감시, 보고된 보드.
      pinnori_watch board="{b2}" pins=[{j}] | 감시 | {b2}에서 {j}번을 감시하#
      pinnori_chase board="{b}" pins=[{z}, {y}, {x}] ms={m} | 순차 | {b:은} 출력을 보고의 역순으로 {m}밀리초씩 차례로 돌립니다.
      pinnori_toggle board="{b2}" pin={y} | 반전 | {b2} {y}번 뒤집어 줄래?
      pinnori_modes board="{b2}" outs=[{x}, {z}] ins=[{i}] | 방향 | {b2}: 출력 {x}, {z} / 입력 {i}
      pinnori_modes board="{b}" outs=[{k}] ins=[{j}, {i}] | 방향 | {b} 보드, {j}번과 {i}번은 입력이고 경보등 핀은 출력이다.
    `,
  },
  // 식물원 표찰과 번역
  {
    language: 'ko',
    slots: { p: '가시연, 은방울꽃, 두메부추', p2: '섬백리향, 금강초롱', p3: '노루귀, 미선나무', l: '=한국어, 영어', l2: '=라틴어, 일본어', l3: '=점자, 중국어', g: '=독성 있음, 만지지 마세요, 향을 맡아 보세요', z: '암석원, 습지원, 온실 2', n: '2..20', d: '=2027-03-01, 2027-04-15' },
    tools: ['pyochari_make(plant, languages: text[], warning?): Make a sign for one plant', 'pyochari_mount(plants: text[], zone, height_cm?: int): Mount the signs of plants', 'pyochari_tour(stops: text[], date?): Plan a tour along plants', 'pyochari_bloom(plant, date): Enter when one plant blooms', 'pyochari_swap(away: text[], fresh: text[], zone): Replace plants of a zone'],
    steps: `
      pyochari_make plant="{p}" languages=["{l}", "{l2}", "{l3}"] | 표찰 | {p} 표찰을 {l}·{l2}·{l3:로} 제작한다.
      pyochari_make plant="{p2}" languages=["{l}"] warning="{g}" | 표찰 | {p2}, {l}, 주의 문구 "{g}"
      pyochari_mount plants=["{p3}", "{p}"] zone="{z}" height_cm={n} | 설치 | {z}에 {p3:과} {p} 표찰을 {n}cm 높이로 세워 주시기 바랍니다.
      pyochari_mount plants=["{p2}"] zone="{z}" | 설치 | {z}에는 {p2} 것만 세우#
      pyochari_tour stops=["{p2}", "{p3}", "{p}"] date="{d}" | 해설 | {d} 해설은 {p2}에서 출발해 {p3}, {p} 앞에서 끝나요.
      pyochari_tour stops=["{p}", "{p2}"] | 해설 | 코스: {p}, {p2}. 날짜 미정.
      pyochari_bloom plant="{p3}" date="{d}" | 개화 | {p3} {d} 개화로 기록.
      pyochari_swap away=["{p}", "{p2}"] fresh=["{p3}"] zone="{z}" | 교체 | {z}에서 시든 {p}, {p2:을} 걷어 내고 {p3:을} 심음
      pyochari_swap away=["{p3}"] fresh=["{p2}", "{p}"] zone="{z}" | 교체 | {z}, 새로 {p2}하고 {p} 넣고, {p3:은} 뺀다.
    `,
  },
  // 열쇠·보안 출입 통제
  {
    language: 'ko',
    event: 'webhook /badge/request {"사원": "{p}", "카드": "{k}", "문": ["{a}", "{b}", "{c}"], "요일": ["{d}", "{e}"], "거부": ["{f}"]}',
    slots: { p: '차무열, 배송 기사, 인턴 소라', k: 'C-7781, 카드 204, B0091', a: '정문, 실험동, 1층 북', b: '서버실, 시약고, 2층 남', c: '옥상, 창고, 3층 서', f: '금고실, 연구소장실', g: '주차장, 휴게동, 4층 동', d: '=월, 화', e: '=목, 금', t: '=07:30, 09:00', n: '2..30' },
    tools: ['chuliptong_grant(card, doors: text[], days?: text[], from?): Let a card open doors', 'chuliptong_deny(card, doors: text[]): Let a card not open doors', 'chuliptong_open_once(door, secs?: int): Open one door once', 'chuliptong_lockdown(shut: text[], except_cards: text[]): Shut doors except for some cards', 'chuliptong_history(card, lines: int): Show where a card was'],
    steps: `
      chuliptong_grant card="{k}" doors=["{a}", "{b}", "{c}"] days=["{d}", "{e}"] | 허용 | 요청받은 문 모두를, 요청받은 요일에 그 카드로 열리게 한다.
      chuliptong_grant card="{k}" doors=["{a}", "{c}"] | 허용 | {b:은} 안 됩니다. 나머지 요청 문은 그 카드에 허용해 주세요. 요일 제한은 두지 않습니다.
      chuliptong_grant card="{k}" doors=["{g}"] days=["{e}"] from="{t}" | 허용 | {k} / {g} / {e} / {t}부터
      chuliptong_deny card="{k}" doors=["{f}"] | 거부 | 거부 목록대로 그 카드를 막#
      chuliptong_deny card="{k}" doors=["{c}", "{f}"] | 거부 | {k}, {c}하고 {f}에는 못 들어가게.
      chuliptong_open_once door="{a}" secs={n} | 한 번 | {p} 왔어. {a} 한 번만 {n}초 열어 줘.
      chuliptong_lockdown shut=["{b}", "{a}", "{g}"] except_cards=["{k}"] | 봉쇄 | {b}, {a}, {g} 봉쇄. 그 카드만 예외.
      chuliptong_lockdown shut=["{c}"] except_cards=["{k}", "M-001"] | 봉쇄 | {c:을} 닫되 {k:과} M-001 카드는 통과시킬 것.
      chuliptong_history card="{k}" lines={n} | 이력 | 그 카드 이력 {n}줄.
    `,
  },
  // 방앗간 배합
  {
    language: 'ko',
    event: 'manual - {o}: {a} {x}kg, {b} {y}kg, {c} {z}kg 섞어 빻아 달라 함. 체 {m}번',
    slots: { o: '건넛집 할머니, 7호 자루, 선식 주문', o2: '이장님, 9호 자루, 떡 주문', a: '=찹쌀, 멥쌀', b: '=서리태, 흰콩', c: '=들깨, 검은깨', d: '=보리, 율무', x: '2..5', y: '6..9', z: '11..15', m: '20..60', n: '61..90' },
    tools: ['bangani_blend(sack, grains: text[], kg: int[], sieve?: int): Blend and grind grains, one weight for each', 'bangani_roast(grains: text[], minutes: int): Roast grains', 'bangani_press(grain, kg: int): Press oil out of one grain', 'bangani_sieves(order: int[]): Sieve through several meshes', 'bangani_wash(grains: text[], times?: int): Wash grains'],
    steps: `
      bangani_blend sack="{o}" grains=["{a}", "{b}", "{c}"] kg=[{x}, {y}, {z}] sieve={m} | 주문대로 | 부탁받은 곡식을 부탁받은 무게로 섞어 그 체로 빻는다.
      bangani_blend sack="{o}" grains=["{a}", "{c}"] kg=[{x}, {z}] | 콩 빼고 | {b:은} 다 떨어졌어요. 그것만 빼고 말한 무게대로 빻아 주세요. 체는 아무거나.
      bangani_blend sack="{o2}" grains=["{d}"] kg=[{y}] sieve={n} | 한 가지 | {o2}: {d} {y}kg, 체 {n}번
      bangani_roast grains=["{c}", "{b}"] minutes={m} | 볶기 | {c} 먼저, 다음은 {b}, {m}분씩 볶#
      bangani_roast grains=["{d}"] minutes={n} | 볶기 | {d} {n}분 볶음.
      bangani_press grain="{c}" kg={z} | 기름 | {c} {z}킬로로 기름을 짠다.
      bangani_sieves order=[{m}, {n}] | 체 | 체는 {m}번 거쳐 {n}번.
      bangani_sieves order=[{n}] | 체 | 이번 건 {n}번 체 하나로 되겠습니다.
      bangani_wash grains=["{d}", "{a}", "{b}"] times={x} | 씻기 | {d}, {a}, {b}, 물에 {x}번 씻어 둬라.
    `,
  },
  // 응급 구급차 배치
  {
    language: 'ko',
    event: 'webhook /ems/call {"신고": "{n}", "위치": "{l}", "가까운차": ["{a}", "{b}", "{c}"], "정비중": ["{b}"], "환자": {k}, "병원": ["{h}", "{h2}"]}',
    slots: { n: 'E-771, 신고 45, 0932호', l: '시장 사거리, 둘레길 입구, 나들목', a: '구급 1, 햇살차, A-3', b: '구급 4, 새벽차, A-7', c: '구급 6, 바람차, A-9', d: '구급 12, 예비차 2, A-15', h: '중앙의료원, 성모병원', h2: '시립병원, 대학병원', h3: '나래병원, 권역센터', k: '2..6', m: '7..30', s: '=들것, 산소통', s2: '=심장충격기, 부목' },
    tools: ['geupcharo_send(call, cars: text[], siren?: bool): Send ambulances to a call', 'geupcharo_ask(hospitals: text[], patients: int): Ask hospitals for beds', 'geupcharo_goto(car, hospital): Send one ambulance to a hospital', 'geupcharo_gear(car, things: text[]): Load gear into one ambulance', 'geupcharo_cover(cars: text[], place, minutes?: int): Let ambulances stand by'],
    steps: `
      geupcharo_send call="{n}" cars=["{a}", "{c}"] siren=true | 출동 | 정비 중인 차를 뺀 가까운 차를 모두, 사이렌 켜고 그 신고에 보낸다.
      geupcharo_send call="{n}" cars=["{a}"] | 출동 | 가장 먼저 적힌 가까운 차 한 대만 이 신고에 출동시켜 주세요.
      geupcharo_send call="{n}" cars=["{d}", "{c}"] siren=false | 조용히 | {n}, {d:과} {c}. 사이렌 없이.
      geupcharo_ask hospitals=["{h}", "{h2}"] patients={k} | 병상 | 신고된 환자 수만큼 병상이 있는지 보고된 병원들에 묻#
      geupcharo_ask hospitals=["{h3}"] patients={k} | 병상 | {h3}에도 {k}명 문의
      geupcharo_goto car="{c}" hospital="{h2}" | 이송 | {c:은} {h2:로} 가라.
      geupcharo_gear car="{d}" things=["{s2}", "{s}"] | 장비 | {d}에 {s2}, {s} 싣기.
      geupcharo_gear car="{a}" things=["{s}"] | 장비 | {a}에는 {s} 하나 실으면 됩니다.
      geupcharo_cover cars=["{d}", "{b}"] place="{l}" minutes={m} | 대기 | 신고 위치에 {d}, {b} 두 대를 {m}분 세워 둔다.
    `,
  },
];
