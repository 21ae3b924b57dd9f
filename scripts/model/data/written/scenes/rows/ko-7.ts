import type { Scene } from '../../scene';

/** Arguments that are lists, in Korean, part 7. */
export const rowsKo7: readonly Scene[] = [
  // 당직실 메모
  {
    language: 'ko',
    event: 'manual - 당직 메모: 불 안 꺼진 방 {a}·{b}·{c}, 창문 열린 방 {d}, 열쇠 없는 방 {e}',
    slots: { a: '201..219', b: '301..319', c: '401..419', d: '221..239', e: '321..339', n: '5..50', w: '조은결, 경비 박 씨, 숙직 3조', x: '=전화 후 소등, 내일 확인, 열쇠 분실' },
    tools: ['dangjiki_dark(rooms: int[], after_min?: int): Put out the light of rooms', 'dangjiki_window(room: int): Close the window of one room', 'dangjiki_round(guard, rooms: int[], report?: bool): Let a guard look into rooms in order', 'dangjiki_key(room: int, holder): Note who has the key of a room', 'dangjiki_lockall(lock: int[], leave_open: int[]): Lock rooms and leave others open'],
    steps: `
      dangjiki_dark rooms=[{a}, {b}, {c}] | 소등 | 메모에 불이 안 꺼졌다고 한 방들 소등 부탁합니다.
      dangjiki_dark rooms=[{a}, {c}] after_min={n} | 소등 정정 | {a}, {b}, 아니 {b}호는 사람이 있으니 말고 {c}. 이 두 방을 {n}분 뒤에 끈다.
      dangjiki_dark rooms=[{e}] | 소등 | {e}호 소등.
      dangjiki_round guard="{w}" rooms=[{d}, {e}, {a}] report=true | 순찰 | {w}, {d} → {e} → {a} 돌고 보고까지.
      dangjiki_round guard="{w}" rooms=[{d}] | 순찰 | 창문 열린 방 하나만 {w:이} 가 봅니다.
      dangjiki_window room={d} | 창문 | 열린 창문 닫#
      dangjiki_key room={e} holder="{w}" | 열쇠 | {e}호 열쇠를 {w:이} 갖고 있다고 적어 줘.
      dangjiki_lockall lock=[{c}, {b}] leave_open=[{a}, {d}] | 문단속 | 잠글 방 {c} {b} / 열어 둘 방 {a} {d}
      memory_store key="duty" content="{x}" | 기억 | 기억하기: 키 duty, 내용 {x}
    `,
  },
  // 천문대
  {
    language: 'ko',
    slots: { a: '=M13, M31, M42', b: '=M51, M57, M81', c: '=NGC7000, NGC891', d: '=IC434, IC1805', x: '0.5..5.5', y: '11.5..23.5', e: '-28.5..-4.5', s: '20..290', n: '3..18', f: '=L, R', f2: '=G, B', f3: '=Ha, OIII', t: '60cm 망원경, 동쪽 돔, 굴절 2' },
    tools: ['byeolmaji.plan(scope, targets: text[], secs?: int): Observe targets in order', 'byeolmaji.filters(scope, wheel: text[]): Fill the filter wheel', 'byeolmaji.radec(scope, coords: num[]): Point at coordinates, hours then degrees', 'byeolmaji.point(scope, target): Point at one target', 'byeolmaji.forget(targets: text[]): Take targets off the plan', 'byeolmaji.slit(open: bool): Move the slit of the dome'],
    steps: `
      byeolmaji.plan scope="{t}" targets=["{c}", "{a}", "{d}", "{b}"] secs={s} | 관측 | {t:로} {c}, {a}, {d}, {b} 순으로 {s}초씩 찍는다.
      byeolmaji.plan scope="{t}" targets=["{b}"] | 하나 | 오늘은 구름 때문에 {t:로} {b} 하나만 관측 계획에 넣어요.
      byeolmaji.plan scope="{t}" targets=["{d}", "{a}"] secs={n} | 둘 | {t}. 대상 {d}, {a}. 노출 {n}초.
      byeolmaji.filters scope="{t}" wheel=["{f}", "{f3}", "{f2}"] | 필터 | {t} 필터 휠: {f} - {f3} - {f2}
      byeolmaji.filters scope="{t}" wheel=["{f3}"] | 필터 하나 | {t} 휠에는 {f3}만 끼우#
      byeolmaji.radec scope="{t}" coords=[{y}, {e}] | 좌표 | {t}, 적경 {y}시 적위 {e}도.
      byeolmaji.radec scope="{t}" coords=[{x}, {y}] | 좌표 | 적위 {y}도에 적경 {x}시로 {t:을} 향하게 해 주십시오.
      byeolmaji.point scope="{t}" target="{c}" | 가리키기 | {t:이} {c:을} 보게 해.
      byeolmaji.forget targets=["{a}", "{c}"] | 삭제 | 계획에서 {a:과} {c} 지움
      byeolmaji.slit open=true | 슬릿 | 돔 슬릿을 열어 주실 수 있나요?
    `,
  },
  // 병입 라인
  {
    language: 'ko',
    event: 'mqtt bottling/reject {"1번": "{a}", "2번": "{b}", "3번": "{c}", "4번": "{d}", "라인": {n}, "속도": {v}}',
    slots: { a: 'BX-112, 뚜껑불량7, 병 31', b: 'BX-119, 라벨불량2, 병 38', c: 'BX-127, 함량미달4, 병 45', d: 'BX-140, 이물1, 병 52', n: '1..4', n2: '5..9', v: '110..390', m: '12..40', z: '=재작업대, 폐기함, 검사실' },
    tools: ['byeongmok_eject(line: int, bottles: text[], into?): Eject bottles from a line', 'byeongmok_pace(lines: int[], per_min: int): Set the pace of lines', 'byeongmok_nozzle(line: int, nozzles: int[], ml?: int): Clean nozzles of a line', 'byeongmok_photo(bottle): Photograph one bottle', 'byeongmok_sortout(good: text[], bad: text[]): Say which bottles are good'],
    steps: `
      byeongmok_eject line={n} bottles=["{a}", "{b}", "{c}", "{d}"] | 배출 | 그 라인에서 보고된 병을 1번부터 4번까지 모조리 빼낸다.
      byeongmok_eject line={n} bottles=["{a}", "{c}"] into="{z}" | 두 병 | 보고의 1번하고 3번 병을 그 라인에서 {z:로} 빼 주세요.
      byeongmok_eject line={n2} bottles=["{d}"] into="{z}" | 한 병 | {n2}라인 {d}, {z:로} 배출.
      byeongmok_pace lines=[{n}, {n2}] per_min={v} | 속도 | {n}라인도 {n2}라인도 보고된 속도로 맞추#
      byeongmok_pace lines=[{n}] per_min={m} | 감속 | 라인 {n}, 분당 {m}병으로 낮춤
      byeongmok_nozzle line={n2} nozzles=[{m}, 3, 8] | 노즐 | {n2}라인 노즐 {m}번, 3번, 8번 세척입니다. 양은 기본값.
      byeongmok_nozzle line={n} nozzles=[{m}] ml={v} | 노즐 | 노즐은 {m}번 하나. {n}라인. {v}ml로 세척.
      byeongmok_photo bottle="{b}" | 사진 | 보고 2번 병을 찍어 둘 것.
      byeongmok_sortout good=["{d}"] bad=["{c}", "{b}", "{a}"] | 판정 | 4번은 멀쩡하고, 3번 2번 1번(이 순서)은 불량이라고 판정해 줘.
    `,
  },
  // 통학 학원 셔틀, 반 편성
  {
    language: 'ko',
    slots: { a: '유찬, 서율', b: '다인, 지호', c: '예준, 소율', d: '시온, 아린', e: '건우, 라온', k: '=월수 심화, 화목 기초', k2: '=토 특강, 내신반', w: '윤 강사, 제나 쌤', n: '2..9', p: '=교재비 안내, 휴원 안내, 보강 안내' },
    tools: ['hakwoni_enrol(students: text[], course, discount?: int): Enrol students into a course', 'hakwoni_regroup(students: text[], from_course, to_course): Move students between courses', 'hakwoni_consult(student, teacher): Plan a talk about one student', 'hakwoni_attend(came: text[], late?: text[], missing?: text[]): Enter the attendance', 'hakwoni_mail(students: text[], subject): Write to the parents of students', 'hakwoni_teacher(course, teacher): Name the teacher of a course'],
    steps: `
      hakwoni_enrol students=["{a}", "{b}"] course="{k}" discount={n} | 등록 | {a:과} {b:을} {k}에 등록, {n}% 할인.
      hakwoni_enrol students=["{e}"] course="{k2}" | 등록 | {e} 학생, {k2} 등록해 주세요. 할인은 없습니다.
      hakwoni_regroup students=["{d}", "{c}", "{a}"] from_course="{k2}" to_course="{k}" | 반 이동 | {k2}에 있던 {d}, {c}, {a:을} {k:로} 올려 보내#
      hakwoni_regroup students=["{b}"] from_course="{k}" to_course="{k2}" | 반 이동 | {b} 한 명 {k} → {k2}
      hakwoni_consult student="{c}" teacher="{w}" | 상담 | {c} 상담은 {w}한테 잡아 줘.
      hakwoni_attend came=["{a}", "{c}"] late=["{e}"] missing=["{b}", "{d}"] | 출결 | 출석 {a}, {c}. 지각 {e}. 결석 {b}, {d}.
      hakwoni_attend came=["{e}", "{d}", "{b}"] | 출결 | {e}, {d}, {b} 왔음. 지각이나 결석은 적지 않음.
      hakwoni_mail students=["{d}", "{e}"] subject="{p}" | 가정 연락 | {d}네하고 {e}네 집에 "{p}"라는 제목으로 보냅니다.
      hakwoni_teacher course="{k}" teacher="{w}" | 담당 | {k} 담당 강사를 {w:로}.
    `,
  },
  // 수경 재배 상자
  {
    language: 'ko',
    event: 'mqtt hydro/rack {"rack": "{r}", "ec": [{x}, {y}, {z}], "low_trays": [{a}, {b}], "led": "{l}"}',
    slots: { r: 'R2, 창고 왼쪽, 랙-다', r2: 'R5, 창고 오른쪽, 랙-마', x: '0.6..1.1', y: '1.2..1.7', z: '1.8..2.4', a: '2..3', b: '4..5', c: '6..7', d: '8..9', l: '=적색, 청색', l2: '=백색, 원적색', ml: '20..95', h: '10..17', nl: '=\n-' },
    tools: ['sangchuro_ec(rack, targets: num[]): Set the EC of the trays from top to bottom', 'sangchuro_dose(rack, trays: int[], ml: int, twice?: bool): Dose nutrient into trays', 'sangchuro_harvest(trays: int[], rack): Harvest trays', 'sangchuro_led(rack, colours: text[], hours?: int): Switch colours on', 'sangchuro_seed(rack, tray: int, crop): Sow one tray'],
    steps: `
      sangchuro_ec rack="{r2}" targets=[{x}, {y}, {z}] | EC | 보고된 세 값을 {r2}의 위에서 아래 단까지 그대로 목표로 준다.
      sangchuro_ec rack="{r}" targets=[{z}, {y}, {x}] | EC 뒤집기 | 그 랙은 보고된 EC를 뒤집어서 목표로 넣어 주십시오.
      sangchuro_ec rack="{r2}" targets=[{y}] | 한 단 | {r2:은} 단이 하나라 목표도 {y} 하나.
      sangchuro_dose rack="{r}" trays=[{a}, {b}] ml={ml} twice=true | 양액 | 모자란 단에 {ml}ml씩 두 차례 투입.
      sangchuro_dose rack="{r2}" trays=[{d}] ml={ml} | 양액 | {r2} {d}단에 {ml}밀리 넣#
      sangchuro_harvest trays=[{c}, {a}, {d}] rack="{r}" | 수확 | {r} 수확할 단:{nl} {c}{nl} {a}{nl} {d}
      sangchuro_led rack="{r}" colours=["{l}", "{l2}"] hours={h} | 조명 | {r}, {l}하고 {l2}, {h}시간이요.
      sangchuro_led rack="{r2}" colours=["{l}"] | 조명 | {r2:은} 보고된 색만 켠다.
      sangchuro_seed rack="{r2}" tray={c} crop="청상추" | 파종 | {r2} {c}단에 "청상추" 파종
    `,
  },
  // 호텔 객실 관리
  {
    language: 'ko',
    event: 'webhook /hotel/rooms {"퇴실": [{a}, {b}], "연박": [{c}], "VIP": "{g}", "VIP객실": {d}, "메이드": ["{w}", "{w2}"]}',
    slots: { a: '701..719', b: '511..529', c: '801..819', d: '1501..1519', e: '611..629', g: '하겐 씨, 오 회장, Lund', w: '옥자, 미선', w2: '투이, 란', i: '=꽃바구니, 과일, 와인', i2: '=가습기, 아기 침대', t: '=14:00, 15:30' },
    tools: ['gaeksilbu_clean(rooms: int[], maids?: text[], by?): Clean rooms in order', 'gaeksilbu_deliver(room: int, things: text[]): Bring things into a room', 'gaeksilbu_block(rooms: int[], reason): Block rooms', 'gaeksilbu_extend(room: int, nights: int): Let guests stay on', 'gaeksilbu_swapkeys(void_rooms: int[], new_rooms: int[]): Void keys and make new ones', 'gaeksilbu_note(guest, text): Note something about a guest'],
    steps: `
      gaeksilbu_clean rooms=[{a}, {b}] maids=["{w}", "{w2}"] | 청소 | 퇴실 방 청소, 메이드 두 사람 다 투입.
      gaeksilbu_clean rooms=[{b}, {e}, {a}] by="{t}" | 급한 청소 | {t}까지 {b}, {e}, {a}호 순서로 청소 끝내기
      gaeksilbu_clean rooms=[{d}] maids=["{w2}"] by="{t}" | VIP | VIP 방은 {w2} 혼자 {t}까지 청소해 주세요.
      gaeksilbu_deliver room={d} things=["{i}"] | 환영 선물 | VIP 객실에 {i:을} 갖다 놓#
      gaeksilbu_deliver room={c} things=["{i2}", "{i}"] | 물품 | {c}호 손님이 {i2}, {i} 가져다 달라고 하십니다.
      gaeksilbu_block rooms=[{e}] reason="누수" | 판매 중지 | 누수로 {e}호 막음. 사유 "누수".
      gaeksilbu_extend room={c} nights=2 | 연박 | 연박 객실 2박 연장
      gaeksilbu_swapkeys void_rooms=[{a}, {b}] new_rooms=[{d}] | 카드 키 | 퇴실한 방 키는 죽이고 VIP 객실 키를 새로 굽는다.
      gaeksilbu_swapkeys void_rooms=[{c}] new_rooms=[{e}, {c}] | 카드 키 | 무효: {c} / 새로: {e}, {c}
      gaeksilbu_note guest="{g}" text="땅콩 못 드심" | 손님 메모 | VIP 손님 메모에 "땅콩 못 드심"이라고 남겨라.
    `,
  },
  // 하천 수질 채수
  {
    language: 'ko',
    slots: { a: '합수부, 여울목, 지점 3', b: '보 위, 낙차공, 지점 7', c: '다리 밑, 취수탑, 지점 9', d: '방류구, 하구, 지점 12', i: '=pH, DO', i2: '=BOD, 총인', i3: '=탁도, 대장균', n: '2..12', w: '환경 두솔, 조사 2반', t: '=06:00, 09:00', t2: '=15:00, 21:00' },
    tools: ['mulbyeong_draw(sites: text[], bottles: int, by?): Take bottles of water at sites', 'mulbyeong_test(site, items: text[], rush?: bool): Test the water of a site', 'mulbyeong_times(sites: text[], times: text[]): Plan when sites are sampled', 'mulbyeong_flag(site, reason): Flag one site', 'mulbyeong_unflag(sites: text[]): Take flags away'],
    steps: `
      mulbyeong_draw sites=["{a}", "{b}", "{c}", "{d}"] bottles={n} by="{w}" | 채수 | {w:이} {a}, {b}, {c}, {d}에서 {n}병씩 뜬다.
      mulbyeong_draw sites=["{d}"] bottles={n} | 채수 | {d}, {n}병.
      mulbyeong_test site="{b}" items=["{i}", "{i2}", "{i3}"] rush=true | 분석 | {b} 시료는 급합니다. {i}, {i2}, {i3} 분석 부탁드립니다.
      mulbyeong_test site="{c}" items=["{i3}"] | 분석 | {c}에서는 {i3}만 보면 돼. 급하지 않아서 급행 표시는 빼.
      mulbyeong_times sites=["{a}", "{c}"] times=["{t}", "{t2}"] | 시각 | {a:과} {c:은} {t:과} {t2}에 채수하기로 정하#
      mulbyeong_times sites=["{b}"] times=["{t2}"] | 시각 | {b} 하나, {t2} 한 번
      mulbyeong_flag site="{d}" reason="거품" | 주의 | {d:을} "거품" 사유로 주의 지점 지정.
      mulbyeong_unflag sites=["{c}", "{b}"] | 해제 | {c}, {b} 주의 해제함
      mulbyeong_unflag sites=["{a}"] | 해제 | {a}도 이제 괜찮으니 주의를 풀어 줄래요?
    `,
  },
  // 인형극단
  {
    language: 'ko',
    event: 'manual - 공연 {s}: 등장 {a}, {b}, {c}, {d} / 퇴장 {a}, {c} / 소품 {p}',
    slots: { s: '별주부전, 해님달님, 눈의여왕', a: '토끼, 여우, 왕자', b: '거북이, 까치, 마녀', c: '자라, 호랑이, 난쟁이', d: '용왕, 나무꾼, 할멈', p: '=대나무 칼, 은종, 붉은 부채', p2: '=등불, 옥구슬', n: '2..9', m: '10..90', q: '1..4' },
    tools: ['kkokdugi_enter(puppets: text[], scene?: int): Let puppets enter in order', 'kkokdugi_exit(puppets: text[], slowly?: bool): Let puppets leave', 'kkokdugi_speak(puppet, line): Let one puppet speak', 'kkokdugi_props(out: text[], away?: text[]): Bring props and take others away', 'kkokdugi_curtain(secs: int, down: bool): Move the curtain'],
    steps: `
      kkokdugi_enter puppets=["{a}", "{b}", "{c}", "{d}"] scene={q} | 등장 | {q}장, 등장인물이 적힌 차례로 나온다.
      kkokdugi_enter puppets=["{b}", "{c}", "{d}"] | 하나 빼고 | {a} 인형 줄이 끊어졌어요. 그것만 빼고 등장인물을 적힌 차례로 내보내 주세요.
      kkokdugi_enter puppets=["{d}"] scene={n} | 혼자 | {n}장은 {d} 혼자 등장
      kkokdugi_exit puppets=["{a}", "{c}"] slowly=true | 퇴장 | 퇴장 인형들을 천천히 들여보내#
      kkokdugi_exit puppets=["{d}", "{b}"] | 남은 둘 | {d} 나가고 {b} 나가고.
      kkokdugi_speak puppet="{b}" line="누가 왔느냐?" | 대사 | {b} 대사: "누가 왔느냐?"
      kkokdugi_props out=["{p}"] away=["{p2}"] | 소품 | 소품 {p:을} 내놓고 {p2:은} 치웁니다.
      kkokdugi_props out=["{p2}", "{p}"] | 소품 둘 | {p2}, {p} 꺼내 놓을 것
      kkokdugi_curtain secs={m} down=true | 막 | {m}초에 걸쳐 막을 내린다.
    `,
  },
  // 헌혈 센터
  {
    language: 'ko',
    event: 'mqtt blood/shelf {"혈액형": "{t}", "유효임박": ["{a}", "{b}"], "폐기": ["{c}"], "요청병원": "{h}", "보관고": {n}}',
    slots: { t: '=A+, B+, O+', t2: '=AB+, A-, O-', a: '26-0411, BAG-31, 혈액 7', b: '26-0418, BAG-44, 혈액 12', c: '26-0380, BAG-09, 혈액 2', d: '26-0502, BAG-61, 혈액 20', h: '한결병원, 도립의료원, 세종응급', h2: '바른병원, 산재병원', n: '1..3', n2: '4..6', k: '2..5' },
    tools: ['hyeoldan_issue(bags: text[], hospital, urgent?: bool): Issue bags to a hospital', 'hyeoldan_burn(bags: text[]): Destroy bags', 'hyeoldan_ask_donors(types: text[], within_days?: int): Call for donors of blood types', 'hyeoldan_store(bag, fridge: int): Put one bag into a fridge', 'hyeoldan_fridges(fridges: int[], celsius: int): Set fridges'],
    steps: `
      hyeoldan_issue bags=["{a}", "{b}"] hospital="{h}" urgent=true | 출고 | 유효 기간이 임박한 것들을 요청 병원에 긴급 출고하십시오.
      hyeoldan_issue bags=["{d}"] hospital="{h2}" | 출고 | {h2:로} {d} 하나.
      hyeoldan_issue bags=["{b}", "{d}", "{a}"] hospital="{h2}" | 출고 | {b}, {d}, {a} 세 개를 {h2}에 보낸다.
      hyeoldan_burn bags=["{c}"] | 폐기 | 폐기 대상 폐기
      hyeoldan_burn bags=["{c}", "{a}"] | 폐기 | 폐기 대상하고, 임박한 것 중 첫 번째도 같이 폐기하#
      hyeoldan_ask_donors types=["{t}", "{t2}"] within_days={k} | 헌혈 요청 | {t}, {t2} 헌혈자를 {k}일 안으로 찾습니다.
      hyeoldan_ask_donors types=["{t2}"] | 헌혈 요청 | {t2} 헌혈하실 분 좀 모아 줘요. 기한은 없어요.
      hyeoldan_store bag="{d}" fridge={n2} | 보관 | {d:을} {n2}번 보관고에.
      hyeoldan_fridges fridges=[{n2}, {n}] celsius=4 | 온도 | 보관고 {n2}번, {n}번 4도 유지.
    `,
  },
  // 가족 캠핑장
  {
    language: 'ko',
    slots: { a: '1..9', b: '11..19', c: '21..29', d: '31..39', t: '=22:00, 23:00', n: '2..8', g: '봄이네, 예약 771, 낚시 동호회', w: '=장작, 숯', w2: '=텐트, 매트', x: '41..60', q: '=샤워장, 개수대', q2: '=화장실, 매점' },
    tools: ['yayeong_volt(sites: int[], on: bool, until?): Switch the power of sites', 'yayeong_hire(guest, things: text[], nights?: int): Hire things out', 'yayeong_place(guest, site: int): Give a guest a site', 'yayeong_merge(guest, sites: int[]): Give a group several sites', 'yayeong_lamps(lit: text[], unlit: text[]): Switch lamps of places', 'yayeong_hush(site: int): Ask one site to be quiet'],
    steps: `
      yayeong_volt sites=[{a}, {c}, {d}] on=false | 전기 | {a}, {c}, {d}번 사이트 전기를 내린다.
      yayeong_volt sites=[{b}] on=true until="{t}" | 전기 | {b}번 데크만 {t}까지 전기 넣어 드려요.
      yayeong_volt sites=[{d}, {b}] on=true | 전기 | 전기 켤 곳, {d}번 그리고 {b}번.
      yayeong_hire guest="{g}" things=["{w}", "{w2}"] nights={n} | 대여 | {g}: {w}, {w2} {n}박 대여
      yayeong_hire guest="{g}" things=["{w2}"] | 대여 | {g}에 {w2} 빌려줌. 며칠인지는 안 적음.
      yayeong_place guest="{g}" site={x} | 배정 | {g} {x}번 자리.
      yayeong_merge guest="{g}" sites=[{c}, {b}] | 단체 | {g:은} 인원이 많으니 {c}번과 {b}번을 같이 주#
      yayeong_lamps lit=["{q2}", "{q}"] unlit=["산책로"] | 가로등 | {q2}, {q} 쪽은 켜고 산책로는 끄세요.
      yayeong_hush site={d} | 조용히 | {d}번이 너무 시끄럽대. 조용히 해 달라고 해.
    `,
  },
  // 영화관
  {
    language: 'ko',
    event: 'webhook /cinema/day {"관": {h}, "상영": ["{a}", "{b}", "{c}"], "취소": "{b}", "예비관": [{x}, {y}], "좌석고장": ["{s}", "{s2}"]}',
    slots: { h: '1..3', x: '4..6', y: '7..9', a: '푸른밤, 갯벌소년, 마지막 열차', b: '웃는돌, 도깨비장, 파도 너머', c: '기억의집, 소금꽃, 별이 진다', d: '작은영웅, 눈사람, 겨울학교', s: '=C7, D11', s2: '=F4, H15', s3: '=A1, K20', n: '10..35', t: '=11:20, 16:45' },
    tools: ['yeongsagi_reel(hall: int, films: text[], trailer_min?: int): Line films up in a hall', 'yeongsagi_seats_off(hall: int, seats: text[], reason?): Take seats off sale', 'yeongsagi_seat_on(hall: int, seat): Put one seat back on sale', 'yeongsagi_halls(warm: int[], rest?: int[]): Warm halls up and let others rest', 'yeongsagi_play(hall: int, film): Play one film now', 'yeongsagi_refund(films: text[]): Refund tickets'],
    steps: `
      yeongsagi_reel hall={h} films=["{a}", "{c}"] | 편성 | 취소된 것을 뺀 오늘 상영작을 그 관에 차례로 편성하#
      yeongsagi_reel hall={x} films=["{d}", "{c}", "{a}"] trailer_min={n} | 편성 | {x}관: {d} / {c} / {a}, 예고편 {n}분
      yeongsagi_reel hall={y} films=["{d}"] | 한 편 | {y}관은 {d} 한 편만 걸겠습니다.
      yeongsagi_seats_off hall={h} seats=["{s}", "{s2}"] reason="고장" | 좌석 | 고장 좌석들은 그 관에서 판매 중지. 사유 "고장".
      yeongsagi_seats_off hall={y} seats=["{s3}"] | 좌석 | {y}관 {s3:을} 팔지 마세요.
      yeongsagi_seat_on hall={h} seat="{s2}" | 수리 끝 | {h}관 {s2:은} 고쳤으니 다시 판매.
      yeongsagi_halls warm=[{x}, {y}] | 예열 | 예비관을 다 데워 둔다.
      yeongsagi_halls warm=[{y}] rest=[{h}, {x}] | 예열 | {y}관 데우고 {h}관, {x}관은 쉼
      yeongsagi_play hall={x} film="{b}" | 상영 | {x}관에서 지금 {b} 틀어 줘.
      yeongsagi_refund films=["{b}"] | 환불 | 취소된 영화 표를 환불한다.
    `,
  },
  // 동물원 먹이
  {
    language: 'ko',
    event: 'mqtt zoo/keeper {"아픔": ["{a}"], "안먹음": ["{a}", "{b}"], "먹음": ["{c}", "{d}"], "사육사": "{w}", "칸": {n}}',
    slots: { a: '코코, 두만, 곰 2', b: '까망, 설이, 늑대 5', c: '하늘, 보리, 수달 1', d: '구름, 머핀, 여우 3', w: '예슬, 사육 2팀, 한규', n: '1..9', n2: '11..19', f: '=닭고기, 연어', f2: '=사과, 고구마', g: '150..900', k: '150..900' },
    tools: ['uritteul_feed(animals: text[], foods: text[], grams?: int): Feed animals', 'uritteul_fasting(animals: text[], hours: int): Give animals nothing', 'uritteul_vet(animal, urgent?: bool): Call the vet for one animal', 'uritteul_gates(open_pens: int[], closed_pens: int[]): Move the gates of pens', 'uritteul_weights(animals: text[], grams: int[]): Enter weights, one for each'],
    steps: `
      uritteul_feed animals=["{a}", "{b}"] foods=["{f}"] grams={g} | 다시 먹이기 | 안 먹은 동물들한테 {f} {g}g씩 다시 준다.
      uritteul_feed animals=["{b}"] foods=["{f2}", "{f}"] | 바꿔 주기 | {b}에게는 {f2}하고 {f:을} 줘 보세요. 양은 상관없어요.
      uritteul_feed animals=["{d}", "{c}"] foods=["{f2}"] grams={g} | 간식 | 간식 {f2} {g}g: {d}, {c}
      uritteul_fasting animals=["{a}"] hours={n} | 금식 | 아픈 녀석은 {n}시간 금식.
      uritteul_fasting animals=["{c}", "{d}"] hours={n2} | 금식 | 먹은 동물은 이제 {n2}시간 굶기#
      uritteul_vet animal="{a}" urgent=true | 수의사 | 아프다는 동물에게 수의사를 급히 불러 주십시오.
      uritteul_gates open_pens=[{n2}] closed_pens=[{n}] | 문 | {n2}번 칸 열고 보고된 칸 닫고.
      uritteul_weights animals=["{b}", "{c}"] grams=[{g}, {k}] | 체중 | {b} {g}그램, {c} {k}그램이라고 적음
      uritteul_weights animals=["{a}"] grams=[{k}] | 체중 | {a} 체중 {k}g을 기록해라.
    `,
  },
  // 배 정비 독
  {
    language: 'ko',
    event: 'webhook /dock/hull {"선박": "{v}", "탱크": [{a}, {b}, {c}], "누수격벽": ["{p}", "{q}"], "예비펌프": {d}}',
    slots: { v: '동백호, 제7해운, 바다2', v2: '갈매기호, 제11어성, 서해5', a: '5..6', b: '1..2', c: '3..4', d: '11..14', e: '7..9', p: '=좌현 3, 선수 격벽', q: '=우현 5, 기관실 격벽', r: '=선미 격벽, 좌현 8', t: '15..90', w: '=방청 도료, 에폭시' },
    tools: ['baedoki_ballast(ship, fill: int[], empty: int[]): Fill and empty ballast tanks', 'baedoki_bilge(pumps: int[], minutes?: int): Run bilge pumps', 'baedoki_patch(ship, spots: text[], with?): Patch spots', 'baedoki_sound(ship, tank: int): Sound one tank', 'baedoki_float(ships: text[]): Let ships out of the dock'],
    steps: `
      baedoki_ballast ship="{v}" fill=[{b}, {c}] empty=[{a}] | 평형수 | 그 배의 {b}번과 {c}번 탱크는 채우고 {a}번은 비운다.
      baedoki_ballast ship="{v2}" fill=[{e}] empty=[{c}, {b}, {a}] | 평형수 | {v2} 비울 탱크 {c}, {b}, {a} / 채울 탱크 {e}
      baedoki_bilge pumps=[{d}] | 빌지 | 예비 펌프 돌려.
      baedoki_bilge pumps=[{d}, {e}] minutes={t} | 빌지 | {d}호 {e}호 펌프 {t}분 가동 요망.
      baedoki_patch ship="{v}" spots=["{p}", "{q}"] with="{w}" | 보수 | 물이 새는 격벽을 모두 {w:로} 메우#
      baedoki_patch ship="{v}" spots=["{q}"] | 보수 | 새는 곳 중 뒤쪽에 적힌 것만 먼저 메워 주세요. 재료는 알아서요.
      baedoki_patch ship="{v2}" spots=["{r}", "{p}"] | 보수 | {v2}, {r}, {p:을} 때웁니다.
      baedoki_sound ship="{v}" tank={a} | 측심 | 보고된 첫 탱크를 재 본다.
      baedoki_float ships=["{v2}", "{v}"] | 진수 | {v2} 먼저, 이어 {v} 진수.
    `,
  },
];
