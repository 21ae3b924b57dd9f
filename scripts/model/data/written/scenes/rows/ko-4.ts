import type { Scene } from '../../scene';

/** Arguments that are lists, in Korean, part 4. */
export const rowsKo4: readonly Scene[] = [
  // 헬스장 사물함
  {
    language: 'ko',
    event: 'mqtt gym/locker {"안닫힘": "{a}, {b}, {c}", "기한지남": {d}, "회원": "{p}", "새칸": {e}}',
    slots: { a: '31..49', b: '1..29', c: '51..69', d: '71..89', e: '91..99', p: '채우진, 회원 2204, 문지아', k: '=첫 번째 칸만 / 앞의 두 칸만 / 세 칸 모두', h: '2..23' },
    tools: ['samulham_latch(boxes: int[]): Latch boxes shut', 'samulham_pop(boxes: int[], staff?, minutes?: int): Pop boxes open', 'samulham_move(member, from_box: int, to_box: int): Give a member another box', 'samulham_evict(box: int, keep_h?: int): Clear one box', 'samulham_lists(free: int[], taken: int[]): Enter which boxes are free and taken'],
    steps: `
      samulham_latch boxes=[{a}, {b}, {c}] | 잠그기 | 안 닫힌 칸 전부 잠그#
      @k samulham_latch boxes=[{a}] // samulham_latch boxes=[{a}, {b}] // samulham_latch boxes=[{a}, {b}, {c}] | 일부 | 안 닫혔다고 온 것 중 {k} 잠가 주세요.
      samulham_latch boxes=[{c}, {a}] | 두 칸 | {b}번은 손님이 쓰는 중. 나머지 안 닫힌 칸을 뒤의 것부터 잠근다.
      samulham_pop boxes=[{d}] staff="{p}" | 강제 개방 | 기한 지난 칸을 강제로 연다. 담당 {p}.
      samulham_pop boxes=[{e}, {d}] minutes={h} | 열어 두기 | {e}, {d} / {h}분 / 열어 둠
      samulham_move member="{p}" from_box={d} to_box={e} | 이동 | 그 회원 짐은 {d}번에서 새 칸으로 옮깁니다.
      samulham_evict box={d} keep_h={h} | 비우기 | {d}번 칸을 정리하되 물건은 {h}시간 보관.
      samulham_lists free=[{e}] taken=[{b}, {c}] | 현황 | 비어 있음: {e}. 쓰는 중: {b}, {c}.
    `,
  },
  // 약초 건조장
  {
    language: 'ko',
    event: 'mqtt herb/racks {"기준": 60, "선반": [{"id": "{a}", "습도": {x}, "약초": "{f}"}, {"id": "{b}", "습도": {y}, "약초": "{g}"}], "송풍기": "{n}"}',
    slots: { a: 'R-3, 왼쪽 위, 선반가', b: 'R-8, 오른쪽 아래, 선반나', c: 'R-11, 창가, 선반다', x: '35..55 / 64..81', y: '62..88', f: '=당귀, 황기', g: '=작약, 천궁', n: '송풍 1, 큰 팬', m: '15..90', t: '38..52' },
    tools: ['yakchobang_blow(racks: text[], minutes: int, fan?): Blow at racks', 'yakchobang_flip(racks: text[]): Turn what lies on racks', 'yakchobang_pull(rack, herb): Take one herb off one rack', 'yakchobang_bake(celsius: int, racks?: text[]): Heat the room, or only some racks', 'yakchobang_bag(herbs: text[], grams: int): Bag herbs'],
    steps: `
      @x yakchobang_blow racks=["{b}"] minutes={m} // yakchobang_blow racks=["{a}", "{b}"] minutes={m} | 송풍 | 기준 습도를 넘은 선반에만 {m}분간 바람을 불어 준다.
      yakchobang_blow racks=["{c}", "{a}"] minutes={m} fan="{n}" | 팬 지정 | {n:로} {c}, {a} 순서로 {m}분.
      yakchobang_flip racks=["{b}", "{a}"] | 뒤집기 | 보고된 선반을 역순으로 뒤집#
      yakchobang_flip racks=["{c}"] | {c} | {c} 뒤집어 줘.
      yakchobang_pull rack="{a}" herb="{f}" | 내리기 | 첫 선반의 약초를 내립니다.
      yakchobang_bake celsius={t} | 난방 | 건조실 전체를 {t}도로.
      yakchobang_bake celsius={t} racks=["{a}", "{c}"] | 일부 난방 | {a}하고 {c}만 {t}도로 데우면 좋겠어요.
      yakchobang_bag herbs=["{g}", "{f}"] grams={m} | 소분 | {g}, {f} 각각 {m}g씩 봉지에 담음
      yakchobang_bag herbs=["{g}"] grams={m} | 소분 하나 | {g}만 소분, {m}그램.
    `,
  },
  // 동네 병원 예약 문자
  {
    language: 'ko',
    slots: { a: '김태산, 차트 881, 유보영', b: '정라온, 차트 902, 표승호', c: '하민주, 차트 917', d: '은지후, 차트 940', t: '=월, 화', t2: '=수, 목', t3: '=금, 토', h: '=09:00, 09:30', h2: '=14:00, 17:20', x: '=금식하고 오세요, 신분증을 가져오세요, 주차장이 공사 중입니다', r: '=내과, 1진료실, 초음파실' },
    tools: ['jinryoso_text(patients: text[], text, urgent?: bool): Send patients a text', 'jinryoso_days(doctor_room, days: text[], from?, until?): Set the days of a consulting room', 'jinryoso_book(patient, day, time): Book one patient', 'jinryoso_cancel(patients: text[]): Cancel bookings', 'jinryoso_order(room, patients: text[]): Set who is next, in order'],
    steps: `
      jinryoso_text patients=["{a}", "{c}"] text="{x}" | 문자 | {a} 님, {c} 님께 문자: "{x}"
      jinryoso_text patients=["{d}"] text="{x}" urgent=true | 급한 문자 | {d} 님께 급히 "{x}"라고 보내 주십시오.
      jinryoso_days doctor_room="{r}" days=["{t}", "{t2}", "{t3}"] | 진료일 | {r} 진료는 {t}{t2}{t3}. 시간은 바뀐 것 없음.
      jinryoso_days doctor_room="{r}" days=["{t2}"] from="{h}" until="{h2}" | 하루만 | {r:은} {t2} 하루만, {h}부터 {h2}까지 봅니다.
      jinryoso_book patient="{b}" day="{t}" time="{h2}" | 예약 | {b} 님을 {t} {h2}에 예약하#
      jinryoso_cancel patients=["{b}", "{a}", "{d}"] | 취소 | 취소하신 분: {b}, {a}, {d}.
      jinryoso_cancel patients=["{c}"] | 한 분 취소 | {c} 님이 못 오신대. 예약 취소해.
      jinryoso_order room="{r}" patients=["{d}", "{c}", "{b}", "{a}"] | 순번 | {r} 순번을 {a}, {b}, {c}, {d}의 거꾸로 바꾼다.
      jinryoso_order room="{r}" patients=["{b}", "{a}"] | 순번 | {r} 다음은 {b} 님, 그다음이 {a} 님.
    `,
  },
  // 공작기계
  {
    language: 'ko',
    earlier: ['공구 점검 | toolcheck → 마모: T{a}, T{b}, T{c} (한계 초과: T{c})', '빈 포켓 | pockets → {d}, {e}'],
    slots: { a: '11..19', b: '1..9', c: '21..29', d: '31..39', e: '41..49', g: '52..59', m: 'MCT-2, 3호 밀링, 5축기', x: '-45.5..-10.5', y: '12.5..44.5', z: '60.5..99.5', n: '2..6', p: 'O1182, 브래킷A, flange_7' },
    tools: ['jeolsakki_unload(machine, tools: int[], clean?: bool): Take tools out of the magazine', 'jeolsakki_slot(machine, tools: int[], pockets: int[]): Put tools into pockets, pair by pair', 'jeolsakki_measure(machine, tool: int): Measure one tool', 'jeolsakki_zero(machine, offset: num[]): Set the zero point', 'jeolsakki_run(program, repeat?: int): Run a program'],
    steps: `
      jeolsakki_unload machine="{m}" tools=[{a}, {b}, {c}] | 공구 빼기 | 마모된 공구를 {m}에서 전부 뺀다.
      jeolsakki_unload machine="{m}" tools=[{c}] clean=true | 한계 초과 | {m}에서 한계를 넘은 것만 빼서 닦아 주세요.
      jeolsakki_unload machine="{m}" tools=[{b}, {a}] | 두 개 | {m}. T{b}, T{a} 빼기.
      jeolsakki_slot machine="{m}" tools=[{g}] pockets=[{e}] | 장착 | {m}, 새 공구 T{g:을} 포켓 {e}에 꽂는다.
      jeolsakki_slot machine="{m}" tools=[{a}, {b}] pockets=[{d}, {e}] | 두 자루 | 빈 포켓 두 곳에 차례로 T{a}, T{b:을} 넣으십시오. 기계는 {m}.
      jeolsakki_measure machine="{m}" tool={c} | 측정 | {m} {c}번 공구 길이 측정하#
      jeolsakki_zero machine="{m}" offset=[{x}, {y}, {z}] | 원점 | {m} 원점 X{x} Y{y} Z{z}
      jeolsakki_zero machine="{m}" offset=[{y}, {x}] | 2축 원점 | {m:은} 두 축만. X는 {y}, Y는 {x}.
      jeolsakki_run program="{p}" repeat={n} | 가공 | {p} 프로그램을 {n}회 돌린다.
    `,
  },
  // 가정집 장보기
  {
    language: 'ko',
    event: 'manual - 어머니: {a}, {b}, {c} 떨어졌다. {d:은} 아직 많다',
    slots: { a: '=우유, 두유, 식빵', b: '=달걀, 두부', c: '=대파, 마늘', d: '=간장, 참기름', e: '=세제, 휴지', s: '=동네마트, 시장, 생협', n: '2..9', w: '=오전 10시, 저녁 7시', p: '=아빠, 누나, 막내' },
    tools: ['jangbaguni_put(items: text[], store?, when?): Put things on the shopping list', 'jangbaguni_pull(items: text[]): Take things off the list', 'jangbaguni_amount(item, count: int): Set how many of one thing', 'jangbaguni_home(enough: text[], short?: text[]): Enter what is at home', 'jangbaguni_ask(who, items: text[]): Ask somebody to buy things'],
    steps: `
      jangbaguni_put items=["{a}", "{b}", "{c}"] | 목록 | 떨어졌다는 건 다 장보기 목록에 넣기
      jangbaguni_put items=["{e}"] store="{s}" | 하나 더 | {s}에서 살 것: {e}
      jangbaguni_put items=["{b}", "{c}"] store="{s}" when="{w}" | {s} | {w}, {s}. {a:은} 이미 샀고 나머지 떨어진 것만 적어 줘.
      jangbaguni_pull items=["{c}", "{a}"] | 지우기 | 목록에서 {c}, {a:을} 지운다.
      jangbaguni_pull items=["{e}"] | 지우기 | {e} 안 사도 돼요.
      jangbaguni_amount item="{b}" count={n} | 개수 | {b:은} {n}개 사는 걸로.
      jangbaguni_home enough=["{d}"] short=["{a}", "{b}", "{c}"] | 집 재고 | 어머니 말씀대로 넉넉한 것과 모자란 것을 기록하#
      jangbaguni_home enough=["{e}", "{d}"] | 넉넉 | {e}도 {d}도 넉넉. 모자란 건 안 적음.
      jangbaguni_ask who="{p}" items=["{c}", "{b}"] | 부탁 | {p}한테 {c}하고 {b} 좀 사 오라고 부탁해 줄래요?
    `,
  },
  // 정수장
  {
    language: 'ko',
    event: 'mqtt water/filter {"역세척필요": [{a}, {b}], "정상": [{c}, {d}], "탁도": {t}, "약품": "{k}"}',
    slots: { a: '5..8', b: '1..4', c: '9..12', d: '13..16', t: '0.2..0.9', k: '=PAC, 활성탄, 차염', k2: '=소석회, 황산반토', m: '10..45', q: '2.5..9.5', r: '=1지부터 3지 / 4지부터 6지 / 7지부터 8지', w: '열어 / 닫아' },
    tools: ['yeogwaji_backwash(basins: int[], minutes?: int, air?: bool): Backwash filter basins', 'yeogwaji_swing(rest: int[], run: int[]): Let basins rest and others run', 'yeogwaji_dose(chemicals: text[], mg_l: num): Dose chemicals', 'yeogwaji_sample(basin: int): Take a sample at one basin', 'yeogwaji_gate(basins: int[], state: open|shut): Move the gates of basins'],
    steps: `
      yeogwaji_backwash basins=[{a}, {b}] minutes={m} air=true | 역세 | 역세척이 필요한 여과지를 공기도 넣어 가며 {m}분 씻는다.
      yeogwaji_backwash basins=[{b}] | 하나만 | {b}지 역세척 부탁드립니다. 시간은 자동.
      @r yeogwaji_backwash basins=[1, 2, 3] minutes={m} // yeogwaji_backwash basins=[4, 5, 6] minutes={m} // yeogwaji_backwash basins=[7, 8] minutes={m} | 구간 | {r}까지 {m}분 역세척할 것
      yeogwaji_swing rest=[{a}, {b}] run=[{c}, {d}] | 교대 | 역세척할 지는 쉬고 정상인 지는 돌린다.
      yeogwaji_swing rest=[{d}] run=[{b}, {a}] | 교대 | 가동 {b}·{a}지, 휴지 {d}지
      yeogwaji_dose chemicals=["{k}"] mg_l={q} | 약품 | 보고된 약품을 리터당 {q}밀리그램 넣#
      yeogwaji_dose chemicals=["{k2}", "{k}"] mg_l={q} | 두 약품 | {k2:과} {k}, 둘 다 {q}mg/L.
      yeogwaji_sample basin={c} | 채수 | {c}지에서 물 한 병 떠 와라.
      @w yeogwaji_gate basins=[{d}, {c}] state=open // yeogwaji_gate basins=[{d}, {c}] state=shut | 수문 | {d}지와 {c}지 수문을 {w} 주세요.
    `,
  },
  // 보드게임 카페
  {
    language: 'ko',
    slots: { a: '카탄, 루미큐브, 푸른늑대', b: '스플렌더, 젠가 대형', c: '딕싯, 할리갈리', d: '아줄, 티츄', t: '1..6', t2: '7..12', t3: '13..18', n: '2..6', g: '민호네, 대학생 팀, 예약 41', m: '30..90' },
    tools: ['judawi_bring(table: int, games: text[], rules?: bool): Bring games to a table', 'judawi_join(tables: int[], party): Push tables together for a party', 'judawi_missing(game, pieces: int): Note that pieces of a game are missing', 'judawi_return(games: text[]): Put games back on the shelf', 'judawi_time(tables: int[], add_min: int): Give tables more time'],
    steps: `
      judawi_bring table={t} games=["{a}", "{c}"] | 게임 | {t}번 테이블에 {a:과} {c:을} 갖다 드린다.
      judawi_bring table={t2} games=["{d}"] rules=true | 설명 | {t2}번 손님들이 {d:을} 하신대요. 규칙 설명도 같이요.
      judawi_join tables=[{t}, {t2}] party="{g}" | 합석 | {g} 인원이 많음. {t}, {t2}번 테이블 붙이기.
      judawi_join tables=[{t3}, {t2}, {t}] party="{g}" | 셋 붙이기 | 테이블 {t3}+{t2}+{t}, 손님 {g}
      judawi_missing game="{b}" pieces={n} | 부품 | {b} 말이 {n}개 없어졌다고 적어 둘 것.
      judawi_return games=["{b}", "{d}", "{a}"] | 정리 | 다 놀았다. {b}, {d}, {a} 제자리.
      judawi_return games=["{c}"] | 하나 | {c} 반납
      judawi_time tables=[{t3}] add_min={m} | 연장 | {t3}번 {m}분 연장해 주세요.
      judawi_time tables=[{t2}, {t}] add_min={m} | 두 테이블 | {t2}번하고 {t}번에 {m}분 더 주#
    `,
  },
  // 콘크리트 시험실
  {
    language: 'ko',
    event: 'webhook /cyl/results {"현장": "{s}", "공시체": ["{a}", "{b}", "{c}"], "MPa": [{x}, {y}, {z}], "재령": {d}}',
    slots: { s: '행복주택 2공구, 교각 P7, 지하주차장', a: 'C-101, 28-가, S1', b: 'C-108, 28-나, S4', c: 'C-115, 28-다, S9', x: '24.1..26.9', y: '27.1..29.9', z: '30.1..33.9', d: '=7, 28', e: '19..22', h: '4..6', w: '=균열, 편심, 표면 박리' },
    tools: ['gongsiche_report(site, mpa: num[], age?: int): Report strengths of a site', 'gongsiche_crush(ids: text[], rate?: num): Crush test pieces', 'gongsiche_reject(id, why): Reject one test piece', 'gongsiche_cure(ids: text[], celsius: int, days?: int): Cure test pieces', 'gongsiche_split(pass: text[], fail: text[]): Sort into passed and failed'],
    steps: `
      gongsiche_report site="{s}" mpa=[{x}, {y}, {z}] age={d} | 보고 | 현장 이름, 강도 전부, 재령까지 그대로 보고한다.
      gongsiche_report site="{s}" mpa=[{x}, {z}] | 둘만 | 가운데 값은 의심스러우니 빼고 나머지 강도만 그 현장 것으로 보고해 주십시오. 재령은 적지 않습니다.
      gongsiche_report site="{s}" mpa=[{z}] | 하나 | {s}, 마지막 강도 하나만.
      gongsiche_crush ids=["{c}", "{b}"] | 압축 | {c}, {b} 차례로 압축 시험
      gongsiche_crush ids=["{a}", "{b}", "{c}"] rate=0.6 | 속도 지정 | 받은 공시체를 모두 속도 0.6으로 깨뜨리#
      gongsiche_reject id="{b}" why="{w}" | 불합격 | {b:은} "{w}" 때문에 버린다.
      gongsiche_cure ids=["{a}"] celsius={e} days={h} | 양생 | {a} 하나만 {e}도에서 {h}일 양생.
      gongsiche_cure ids=["{c}", "{a}"] celsius={e} | 양생 | {e}℃ 수조: {c}, {a}. 기간은 미정.
      gongsiche_split pass=["{b}", "{c}"] fail=["{a}"] | 판정 | 합격은 {b:과} {c}, 불합격은 {a}입니다.
    `,
  },
  // 소형 클러스터
  {
    language: 'ko',
    event: 'webhook /cluster/alert {"down": ["{a}", "{b}"], "ok": ["{c}", "{d}", "{e}"], "job": "{j}", "slots": {n}}',
    slots: { a: 'node03, gpu-b, 계산3', b: 'node05, gpu-f, 계산5', c: 'node11, cpu-a, 계산11', d: 'node14, cpu-d, 계산14', e: 'node19, cpu-k, 계산19', j: 'blast-77, 유전체정렬, sim_04', n: '4..64', p: '=short, night, gpu', u: '진호, lab2, 방문자' },
    tools: ['kranich_drain(nodes: text[], why?): Let nodes finish and take no more jobs', 'kranich_reboot(nodes: text[], hard: bool): Restart nodes', 'kranich_pin(job, nodes: text[], cores?: int): Bind a job to nodes', 'kranich_kill(job): Kill one job', 'kranich_users(allow: text[], queue): Set who may use a queue'],
    steps: `
      kranich_reboot nodes=["{a}", "{b}"] hard=true | 재부팅 | 죽은 노드 둘 다 강제로 재시작.
      kranich_reboot nodes=["{c}"] hard=false | 부드럽게 | {c:을} 강제는 말고 정상적으로 다시 켜 주세요.
      kranich_pin job="{j}" nodes=["{c}", "{d}", "{e}"] cores={n} | 고정 | 그 작업은 살아 있는 노드 전부에, 코어는 보고된 slots만큼 묶는다.
      kranich_pin job="{j}" nodes=["{e}", "{d}"] | 고정 둘 | {j} → {e}, {d}
      kranich_pin job="{j}" nodes=["{c}", "{e}"] | 둘에만 | 정상 노드에서 {d:은} 빼고 그 작업을 고정하#
      kranich_drain nodes=["{d}"] why="디스크 교체" | 비움 | {d:을} 비우세요. 사유 "디스크 교체".
      kranich_drain nodes=["{e}", "{d}", "{c}"] | 배수 | ok 목록을 뒤에서부터 drain 걸 것.
      kranich_kill job="{j}" | 종료 | 작업이 엉켰다. {j} 죽여라.
      kranich_users allow=["{u}"] queue="{p}" | 큐 | {p} 큐는 {u}만 쓸 수 있게.
    `,
  },
  // 떡집 아침
  {
    language: 'ko',
    slots: { a: '=인절미, 시루떡', b: '=백설기, 송편', c: '=꿀떡, 절편', d: '=가래떡, 약식', o: '돌상 2호, 최 권사님, 주문 18', o2: '개업떡, 노인정, 주문 25', n: '3..9', n2: '11..19', n3: '21..29', t: '=07:00, 08:30', m: '15..55' },
    tools: ['siruro_steam(cakes: text[], minutes: int): Steam kinds of rice cake', 'siruro_box(order, cakes: text[], counts?: int[]): Box an order', 'siruro_soak(kilos: num, hours: int): Soak rice', 'siruro_cut(cake, pieces: int): Cut one kind', 'siruro_carry(orders: text[], at): Carry orders out'],
    steps: `
      siruro_steam cakes=["{b}", "{a}"] minutes={m} | 찜 | {b} 찌고 {a} 찌고, {m}분씩.
      siruro_steam cakes=["{d}"] minutes={m} | 하나 찜 | {d} 하나만 {m}분 찐다.
      siruro_box order="{o}" cakes=["{c}", "{b}", "{d}"] | 포장 | {o} 상자에 {c}, {b}, {d:을} 담는다. 개수는 손님이 정함.
      siruro_box order="{o2}" cakes=["{a}", "{c}"] counts=[{n2}, {n}] | 개수 포장 | {o2}: {a} {n2}개 / {c} {n}개
      siruro_box order="{o2}" cakes=["{d}"] counts=[{n3}] | 한 가지 | {o2:은} {d} {n3}개뿐이에요. 상자에 담아 주세요.
      siruro_soak kilos={n} hours=6 | 불리기 | 쌀 {n}kg 여섯 시간 불림
      siruro_cut cake="{a}" pieces={n3} | 썰기 | {a:을} {n3}조각으로 썰#
      siruro_carry orders=["{o2}", "{o}"] at="{t}" | 배달 | {t}에 {o2:과} {o} 배달 나갑니다.
      siruro_carry orders=["{o}"] at="{t}" | 배달 | {o} 배달, {t}.
    `,
  },
  // 산불 감시
  {
    language: 'ko',
    event: 'mqtt forest/smoke {"연기": ["{a}", "{b}"], "가까운카메라": [{c}, {d}], "초소": "{p}", "헬기": "{h}"}',
    slots: { a: '가마봉, 7부 능선, G-12', b: '용소골, 서쪽 사면, G-15', e: '절골, 북쪽 계곡, G-21', c: '3..9', d: '11..19', f: '21..29', p: '2초소, 망루 가, 송현초소', p2: '5초소, 망루 라', h: 'H-2, 까치호, 임차 1호', x: '127.1..127.9', y: '36.1..36.9', z: '2..9' },
    tools: ['sanbulmok_aim(cameras: int[], zoom?: int): Aim cameras at the smoke', 'sanbulmok_alert(posts: text[], places: text[]): Alert posts about places', 'sanbulmok_fly(craft, lonlat: num[], loads?: int): Send a helicopter to coordinates', 'sanbulmok_post_mute(post): Silence one post', 'sanbulmok_close_trail(places: text[], hours?: int): Close paths'],
    steps: `
      sanbulmok_aim cameras=[{c}, {d}] zoom={z} | 카메라 | 가까운 카메라를 다 돌려 {z}배로 당긴다.
      sanbulmok_aim cameras=[{f}] | 추가 | {f}번 카메라도 연기 쪽으로.
      sanbulmok_alert posts=["{p}"] places=["{a}", "{b}"] | 경보 | 보고된 초소에 연기 난 곳을 모두 알리#
      sanbulmok_alert posts=["{p2}", "{p}"] places=["{e}"] | 경보 | {p2}, {p} 두 곳에 {e} 연기를 알려 주시기 바랍니다.
      sanbulmok_fly craft="{h}" lonlat=[{x}, {y}] loads={z} | 헬기 | 헬기 {h}, 경도 {x} 위도 {y}, 물 {z}회분
      sanbulmok_fly craft="{h}" lonlat=[{x}, {y}] | 헬기 | 위도 {y}, 경도 {x} 지점으로 그 헬기를 보낸다. 좌표는 경도부터.
      sanbulmok_post_mute post="{p2}" | 무음 | {p2} 경보음은 꺼 줘.
      sanbulmok_close_trail places=["{b}", "{a}"] hours={z} | 통제 | {b}, {a} 등산로 {z}시간 통제.
      sanbulmok_close_trail places=["{e}"] | 폐쇄 | {e} 길은 닫습니다. 언제까지인지는 모릅니다.
    `,
  },
  // 미용실
  {
    language: 'ko',
    event: 'manual - {g}: {a} 다음 {b}, 끝나면 {c}. 원장 {w}, 의자 {n}',
    slots: { g: '한솔이 엄마, 소미 씨, 단골 22', a: '=커트, 샴푸', b: '=뿌리 염색, 볼륨펌', c: '=두피 케어, 트리트먼트', d: '=드라이, 고데기', w: '보라 원장, 진 실장', w2: '막내 유리, 인턴 결', n: '1..5', n2: '6..9', m: '20..90', k: '=7.35, 6.1, 8.43', r: '10..40', r2: '50..90' },
    tools: ['meoritgyeol_course(guest, services: text[], stylist?): Enter services in order', 'meoritgyeol_dye(guest, shades: text[], grams: int[]): Mix shades, one weight for each', 'meoritgyeol_sit(guest, chair: int): Seat a guest', 'meoritgyeol_disinfect(chairs: int[]): Disinfect chairs', 'meoritgyeol_team(on: text[], off?: text[]): Set who works today'],
    steps: `
      meoritgyeol_course guest="{g}" services=["{a}", "{b}", "{c}"] stylist="{w}" | 시술 | 손님이 말한 순서대로 다 넣고 담당은 원장으로.
      meoritgyeol_course guest="{g}" services=["{d}"] | 하나만 | {g} 오늘은 {d}만 한대요.
      meoritgyeol_course guest="{g}" services=["{c}", "{a}"] stylist="{w2}" | 순서 | {g}, {c} 먼저 하고 {a}. {w2} 담당.
      meoritgyeol_dye guest="{g}" shades=["{k}", "4.0"] grams=[{r2}, {r}] | 염색약 | {g} 염색약은 {k:을} {r2}g, 4.0을 {r}g.
      meoritgyeol_dye guest="{g}" shades=["{k}"] grams=[{r}] | 단색 | {k} {r}그램 한 가지. 이 손님.
      meoritgyeol_sit guest="{g}" chair={n} | 자리 | 손님을 그 의자에 앉히#
      meoritgyeol_disinfect chairs=[{n}, {n2}] | 소독 | {n}번, {n2}번 의자 소독
      meoritgyeol_disinfect chairs=[{n2}] | 소독 | 의자 {n2} 하나 소독해라.
      meoritgyeol_team on=["{w2}"] off=["{w}"] | 출근 | {w2} 나오고 {w} 쉽니다.
    `,
  },
  // 배수 펌프장 (핀 도구와 함께)
  {
    language: 'ko',
    event: 'mqtt drain/pumps {"펌프": [{"no": {a}, "pin": {x}}, {"no": {b}, "pin": {y}}, {"no": {c}, "pin": {z}}], "수위": {w}}',
    slots: { a: '3..4', b: '1..2', c: '5..6', x: '12..15', y: '16..19', z: '20..23', w: '110..290', s: '15..55', g: '=하천변, 굴다리, 시장 입구', g2: '=저지대, 역 뒤' },
    tools: ['baesuro_spin(pumps: int[], secs?: int): Let pumps run', 'baesuro_rest(pumps: int[]): Let pumps rest', 'baesuro_alternate(first: int[], second: int[], every_min: int): Let two groups take turns', 'baesuro_barrier(places: text[], down: bool): Move road barriers', 'baesuro_gauge(place): Read one gauge'],
    steps: `
      baesuro_spin pumps=[{a}, {b}, {c}] | 전부 가동 | 보고에 있는 펌프를 모두 돌린다.
      baesuro_spin pumps=[{b}] secs={s} | 한 대 | {b}번 펌프만 {s}초.
      gpio_write pin={y} value=1 | 핀 직접 | {b}번 펌프의 핀을 1로 올려 주세요.
      gpio_write pin={z} value=0 | 핀 끔 | {c}번 펌프 핀을 0으로.
      baesuro_rest pumps=[{c}, {b}, {a}] | 정지 | 펌프를 보고의 역순으로 멈추#
      baesuro_rest pumps=[{a}, {c}] | 둘 정지 | {a}호, {c}호 정지
      baesuro_alternate first=[{a}] second=[{b}, {c}] every_min={s} | 교대 | {s}분마다 교대: 앞 조 {a}번, 뒤 조 {b}번·{c}번
      baesuro_barrier places=["{g2}", "{g}"] down=true | 차단기 | {g2} 그리고 {g} 차단기를 내려라!
      baesuro_barrier places=["{g}"] down=false | 차단기 | {g} 차단기는 올려도 됩니다.
      baesuro_gauge place="{g2}" | 수위계 | {g2} 수위계 읽기
    `,
  },
];
