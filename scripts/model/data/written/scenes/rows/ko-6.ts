import type { Scene } from '../../scene';

/** Arguments that are lists, in Korean, part 6. */
export const rowsKo6: readonly Scene[] = [
  // 다섯 개 목록을 쪼개는 창고
  {
    language: 'ko',
    event: 'mqtt wh/pick {"경로": ["{a}", "{b}", "{c}", "{d}", "{e}"], "카트": "{k}", "작업자": "{w}"}',
    slots: { a: '=A-04, A-11', b: '=B-02, B-19', c: '=C-07, C-23', d: '=D-15, D-31', e: '=E-08, E-26', f: '=F-09, F-12', k: '카트 3, 노란 카트, KT-8', k2: '카트 6, 회색 카트, KT-14', w: '승호, 지게차 은비, 2반', n: '2..30' },
    tools: ['picksuni_walk(cart, bays: text[], fast?: bool): Lead a cart through bays in order', 'picksuni_skip(bays: text[], note?): Leave bays out today', 'picksuni_refill(bay, boxes: int): Refill one bay', 'picksuni_share(mine: text[], yours: text[], partner): Share bays with a partner', 'picksuni_park(cart): Park a cart'],
    steps: `
      picksuni_walk cart="{k}" bays=["{a}", "{b}", "{c}", "{d}", "{e}"] | 전체 | 그 카트, 경로 전부 차례대로.
      picksuni_walk cart="{k}" bays=["{a}", "{b}", "{c}"] fast=true | 앞쪽 | 처음부터 세 번째 칸까지만 빠르게 돈다.
      picksuni_walk cart="{k2}" bays=["{d}", "{e}"] | 뒤쪽 | 경로의 끝 두 칸은 {k2:이} 맡습니다.
      picksuni_walk cart="{k2}" bays=["{e}", "{d}", "{c}", "{b}", "{a}"] | 되짚기 | {k2:로} 경로를 되짚어 온다. 끝에서 처음으로.
      picksuni_skip bays=["{b}"] note="바닥 공사" | 건너뜀 | {b} 건너뜀, 메모 "바닥 공사"
      picksuni_skip bays=["{f}", "{c}"] | 두 칸 | 오늘은 {f:과} {c:을} 빼 주세요.
      picksuni_refill bay="{f}" boxes={n} | 보충 | {f}에 {n}상자 채워 넣을 것.
      picksuni_share mine=["{a}", "{c}"] yours=["{b}", "{d}", "{e}"] partner="{w}" | 나누기 | 나는 {a}하고 {c}. 경로의 나머지는 그 작업자 몫.
      picksuni_park cart="{k}" | 주차 | 카트 세워 둬.
    `,
  },
  // 관광버스 가이드
  {
    language: 'ko',
    slots: { a: '=불국사, 석굴암', b: '=첨성대, 대릉원', c: '=동궁, 월정교', d: '=교촌, 황리단길', t: 'T-21, 벚꽃팀, 효도관광 3', t2: 'T-34, 단풍팀, 학생 2호', m: '20..90', n: '2..9', h: '한식뷔페 솔, 쌈밥 마당, 국밥 골목' },
    tools: ['yeohaengi_stops(group, sights: text[], lunch?): Set what a group visits, in order', 'yeohaengi_drop(group, sights: text[]): Leave sights out', 'yeohaengi_stay(group, sight, minutes: int): Stay at one sight for longer', 'yeohaengi_tickets(sights: text[], adults: int): Buy tickets', 'yeohaengi_tell(groups: text[], text): Tell groups something'],
    steps: `
      yeohaengi_stops group="{t}" sights=["{b}", "{a}", "{d}"] lunch="{h}" | 일정 | {t} 일정입니다. {b}에 먼저 들르고 {a}, 마지막이 {d}. 점심은 {h}.
      yeohaengi_stops group="{t2}" sights=["{c}"] | 한 곳 | {t2:은} 시간이 없어서 {c}만 봅니다.
      yeohaengi_stops group="{t2}" sights=["{d}", "{c}", "{b}", "{a}"] | 네 곳 | {t2}: {d}→{c}→{b}→{a}. 점심 각자.
      yeohaengi_drop group="{t}" sights=["{a}"] | 제외 | 비가 와서 {t:은} {a:을} 건너뜁니다.
      yeohaengi_drop group="{t}" sights=["{d}", "{b}"] | 제외 | {t} 일정에서 {d}하고 {b} 빼 줘.
      yeohaengi_stay group="{t2}" sight="{c}" minutes={m} | 더 있기 | {c}에서 {m}분 더 있고 싶대요, {t2} 손님들이.
      yeohaengi_tickets sights=["{a}", "{c}"] adults={n} | 표 | {a}, {c} 어른 표 {n}장씩
      yeohaengi_tickets sights=["{b}"] adults={n} | 표 | {b} 표를 {n}장 산다.
      yeohaengi_tell groups=["{t2}", "{t}"] text="10분 뒤 출발합니다." | 출발 | {t2:과} {t}에 "10분 뒤 출발합니다."라고 전달.
    `,
  },
  // 닭장 / 산란계
  {
    language: 'ko',
    event: 'mqtt coop/eggs {"1동": {x}, "2동": {y}, "3동": {z}, "사료부족동": [{a}, {b}], "어두운동": [{c}]}',
    slots: { x: '210..290', y: '310..390', z: '410..490', a: '=3, 1', b: '=2, 4', c: '=5, 6', d: '=7, 8', kg: '20..95', h: '13..17', s: '=란-A, 란-B', s2: '=왕란, 특란', m: '5..18' },
    tools: ['dalgyal_feed(barns: int[], kg: int): Feed barns', 'dalgyal_count(eggs: int[], day?): Enter the eggs of all barns, in order', 'dalgyal_light(barns: int[], hours: int, dim_min?: int): Set the hours of light', 'dalgyal_hatch(barn: int, open: bool): Move the hatch of one barn', 'dalgyal_grade(sizes: text[]): Grade only these sizes'],
    steps: `
      dalgyal_count eggs=[{x}, {y}, {z}] | 산란수 | 세 동 산란 수를 1동부터 차례로 기록한다.
      dalgyal_count eggs=[{x}, {y}, {z}] day="어제" | 어제 것 | 보고된 수를 1동부터 3동까지, 날짜는 "어제"로 넣어 주세요.
      dalgyal_feed barns=[{a}, {b}] kg={kg} | 사료 | 사료가 모자라는 동에 {kg}kg씩.
      dalgyal_feed barns=[{d}] kg={kg} | 사료 | {d}동 {kg}킬로
      dalgyal_light barns=[{c}] hours={h} | 점등 | 어둡다는 동은 {h}시간 켜 두#
      dalgyal_light barns=[{d}, {c}, {a}] hours={h} dim_min={m} | 점등 | {d}동, {c}동, {a}동 불을 {h}시간, 끌 때는 {m}분에 걸쳐 어둡게 합니다.
      dalgyal_hatch barn={b} open=true | 쪽문 | {b}동 쪽문 열기.
      dalgyal_hatch barn={d} open=false | 쪽문 | 해 졌다, {d}동 쪽문 닫아라.
      dalgyal_grade sizes=["{s2}", "{s}"] | 선별 | 오늘 선별은 {s2}, {s} 두 가지만.
    `,
  },
  // 스터디카페
  {
    language: 'ko',
    event: 'webhook /seat/noise {"시끄러운좌석": "{a} {b} {c}", "빈좌석": "{d} {e}", "신고좌석": {f}}',
    slots: { a: '11..29', b: '31..49', c: '51..69', d: '71..79', e: '81..89', f: '1..9', x: '=조용히 해 주세요, 통화는 밖에서, 이용 시간이 끝나 갑니다', n: '10..55', s: '9월권 준서, 회원 318, 재수생 하람', k: '=맨 앞 좌석에만 / 앞의 두 좌석에 / 세 좌석 모두에' },
    tools: ['dokseosil_buzz(seats: int[], text?): Show a hint at seats', 'dokseosil_block(seats: int[], minutes: int): Block seats', 'dokseosil_offer(member, seats: int[]): Offer a member seats to choose from', 'dokseosil_move(member, seat: int): Move a member to one seat', 'dokseosil_lamps(bright: int[], dark: int[]): Set the lamps of seats'],
    steps: `
      dokseosil_buzz seats=[{a}, {b}, {c}] text="{x}" | 안내 | 시끄럽다고 나온 자리마다 "{x}" 표시
      @k dokseosil_buzz seats=[{a}] text="{x}" // dokseosil_buzz seats=[{a}, {b}] text="{x}" // dokseosil_buzz seats=[{a}, {b}, {c}] text="{x}" | 안내 | 시끄러운 곳 중 {k} "{x}" 하고 띄운다.
      dokseosil_buzz seats=[{c}] | 깜박 | {c}번에 알림만 주세요. 글은 필요 없어요.
      dokseosil_block seats=[{b}, {a}] minutes={n} | 차단 | {b}번, {a}번 자리 {n}분 이용 중지.
      dokseosil_offer member="{s}" seats=[{d}, {e}] | 자리 권유 | {s}에게 빈 좌석을 모두 보여 주#
      dokseosil_offer member="{s}" seats=[{e}] | 권유 | {s}, 두 번째로 적힌 빈자리만 권함.
      dokseosil_move member="{s}" seat={d} | 이동 | {s:은} {d}번으로 옮기기로 했어.
      dokseosil_lamps bright=[{f}] dark=[{d}, {e}] | 등 | 신고한 좌석은 밝게, 비어 있는 좌석들은 어둡게 합니다.
      dokseosil_lamps bright=[{a}, {c}] dark=[{b}] | 등 | 밝게 {a}/{c}, 어둡게 {b}
    `,
  },
  // 제빵 반죽 시간표 (분을 초로)
  {
    language: 'ko',
    slots: { a: '2..4', b: '5..7', c: '8..11', sa: '{a} * 60', sb: '{b} * 60', sc: '{c} * 60', m: '1호 반죽기, 스파이럴, 믹서 B', m2: '2호 반죽기, 버티컬, 믹서 D', x: '61..79', y: '21..39', z: '81..99', k: '=바게트, 캄파뉴', k2: '=브리오슈, 식빵', o: '12..17' },
    tools: ['banjuki_steps(mixer, secs: int[], pause_s?: int): Knead in several stages, in seconds', 'banjuki_rpm(mixer, rpm: int[]): Set the speeds of the stages', 'banjuki_burst(mixer, secs: int): Knead once for some seconds', 'balhyo_put(doughs: text[], celsius: int): Put doughs into the proofer', 'balhyo_out(doughs: text[]): Take doughs out of the proofer'],
    steps: `
      banjuki_steps mixer="{m}" secs=[{sa}, {sb}] | 두 단계 | {m} 반죽: {a}분, 이어서 {b}분.
      banjuki_steps mixer="{m2}" secs=[{sc}, {sa}, {sb}] pause_s=30 | 세 단계 | {m2:은} {c}분, {a}분, {b}분씩 돌리고 사이사이 30초 쉬게 합니다.
      banjuki_steps mixer="{m2}" secs=[{z}] | 한 단계 | {m2}, 단계는 {z}초짜리 하나뿐. 쉬는 시간 없음.
      banjuki_rpm mixer="{m}" rpm=[{y}, {x}, {z}] | 속도 | {m} 단계별 속도 {y} {x} {z}
      banjuki_rpm mixer="{m2}" rpm=[{x}] | 속도 | {m2} 속도는 {x} 하나로 설정하#
      banjuki_burst mixer="{m}" secs={y} | 한 번 | {m:을} {y}초만 한 번 돌려 주세요.
      balhyo_put doughs=["{k2}", "{k}"] celsius={y} | 발효 | {k2:과} {k:을} {y}도 발효실에 넣는다.
      balhyo_put doughs=["{k}"] celsius={y} | 발효 | {k} 반죽만 {y}도에.
      balhyo_out doughs=["{k}", "{k2}"] | 꺼냄 | {k} 꺼내고 {k2}도 꺼내자.
    `,
  },
  // 법률 사무소
  {
    language: 'ko',
    event: 'manual - 사건 {n}: 첨부 {a}, {b}, {c} / 의뢰인 {p} / 상대 {p2}, {p3} / 기일 {d}',
    slots: { n: '=2026가합118, 2026나4471, 2025구합902', a: '=갑1호증, 소장', b: '=갑2호증, 위임장', c: '=갑3호증, 진단서', e: '=을1호증, 답변서', p: '현도겸, 주식회사 담우', p2: '성필두, 서가건설', p3: '방소라, 옥천상사', d: '=2026-12-03, 2027-01-15', d2: '=2026-12-21, 2027-02-04', d3: '=2027-03-11, 2027-04-02' },
    tools: ['songmuni_file(case_no, exhibits: text[], express?: bool): File exhibits of a case', 'songmuni_parties(case_no, ours: text[], theirs: text[]): Enter the parties', 'songmuni_hearings(case_no, dates: text[]): Enter all hearings', 'songmuni_remind(case_no, date): Remind of one date', 'songmuni_withdraw(case_no, exhibits: text[]): Withdraw exhibits'],
    steps: `
      songmuni_file case_no="{n}" exhibits=["{a}", "{b}", "{c}"] | 제출 | 이 사건 첨부를 모두 제출하여 주시기 바랍니다.
      songmuni_file case_no="{n}" exhibits=["{e}"] express=true | 긴급 | {n}, {e} 긴급 제출.
      songmuni_file case_no="{n}" exhibits=["{c}", "{a}"] | 둘 | 첨부 중 {b:은} 원본이 없어 제외하고, 나머지를 뒤의 것부터 제출한다.
      songmuni_parties case_no="{n}" ours=["{p}"] theirs=["{p2}", "{p3}"] | 당사자 | 우리 쪽은 의뢰인, 상대 쪽은 통보된 둘로 등록하#
      songmuni_parties case_no="{n}" ours=["{p}", "{p3}"] theirs=["{p2}"] | 당사자 정정 | {p3:이} 우리 편으로 들어옴. 우리: {p}, {p3}. 상대: {p2}.
      songmuni_hearings case_no="{n}" dates=["{d}", "{d2}", "{d3}"] | 기일 | 기일이 셋이에요. {d}, {d2}, {d3}. 그 사건에 넣어 주세요.
      songmuni_hearings case_no="{n}" dates=["{d}"] | 기일 | {n} 기일은 통보된 그 하루뿐.
      songmuni_remind case_no="{n}" date="{d2}" | 알림 | {d2}에 사건 알림이 오게 해 줘.
      songmuni_withdraw case_no="{n}" exhibits=["{b}", "{e}"] | 철회 | {b}, {e} 철회
    `,
  },
  // 냉동창고 서리 제거
  {
    language: 'ko',
    event: 'mqtt freezer/coil {"성에": {"{a}": {x}, "{b}": {y}}, "문열림": ["{c}"], "기사": "{w}", "층": {f}}',
    slots: { a: '코일 3, 북벽, EV-2', b: '코일 8, 남벽, EV-5', c: '3번 문, 하역문, D-4', d: '6번 문, 쪽문, D-9', e: '코일 11, 천장, EV-9', x: '11..29', y: '31..49', w: '도경택, 냉동 민수, 새벽조', f: '1..4', m: '50..90', t: '-29..-18' },
    tools: ['seongeta_defrost(coils: text[], minutes: int, fans?: bool): Defrost coils', 'seongeta_doors(shut: text[], lock?: text[]): Shut and lock doors', 'seongeta_scrape(coil): Scrape one coil by hand', 'seongeta_cold(floor: int, celsius: int): Set the cold of a floor', 'seongeta_crew(names: text[], floor: int): Send people to a floor'],
    steps: `
      seongeta_defrost coils=["{a}", "{b}"] minutes={m} | 제상 | 성에가 보고된 코일은 모두 {m}분 제상.
      seongeta_defrost coils=["{b}", "{e}", "{a}"] minutes={m} fans=false | 송풍 없이 | {b}, {e}, {a} 차례, 송풍 끈 채로 {m}분입니다.
      seongeta_defrost coils=["{b}"] minutes={y} | 두꺼운 데 | 성에가 더 두꺼운 쪽 하나만 {y}분 녹이#
      seongeta_doors shut=["{c}"] | 문 | 열린 문 닫아 줘. 잠그지는 말고.
      seongeta_doors shut=["{d}", "{c}"] lock=["{d}"] | 문 둘 | {d:과} {c:을} 닫고, 잠그는 것은 {d}만.
      seongeta_scrape coil="{e}" | 긁기 | {e:은} 손으로 긁어내야 한다.
      seongeta_cold floor={f} celsius={t} | 온도 | 그 층 {t}도.
      seongeta_crew names=["{w}"] floor={f} | 출동 | 기사 혼자 그 층으로 가 주세요.
      seongeta_crew names=["{w}", "현장 보조"] floor={f} | 둘이 | {f}층에 {w}, 현장 보조 두 사람 보냄
    `,
  },
  // 꽃시장 경매
  {
    language: 'ko',
    earlier: ['입하 확인 | stemlot → 1: {a}\n2: {b}\n3: {c}\n4: {d}', '유찰 | unsold → {e}'],
    slots: { a: '장미-붉은빛 40단, 로트 311, 카라 12', b: '국화-노랑 25단, 로트 318, 튤립 30', c: '리시안 18단, 로트 325, 거베라 22', d: '안개 60단, 로트 331, 수국 9', e: '소국 14단, 로트 340, 해바라기 8', w: '=3400, 5200, 7800', n: '3..9', b2: '꽃길상회, 중매 17, 다솜플라워', b3: '온누리화원, 중매 28, 초록상회' },
    tools: ['gyeongmaek_call(lots: text[], start_won?: int): Call lots in order', 'gyeongmaek_award(lots: text[], buyer): Give lots to a buyer', 'gyeongmaek_floor(lot, won: int): Set the lowest price of one lot', 'gyeongmaek_hold(lots: text[], buyers: text[]): Keep lots for buyers, pair by pair', 'gyeongmaek_bin(lot): Throw one lot away'],
    steps: `
      gyeongmaek_call lots=["{a}", "{b}", "{c}", "{d}"] | 호가 | 입하된 것 네 가지를 번호대로 부른다.
      gyeongmaek_call lots=["{b}", "{d}"] start_won={w} | 짝수 | 짝수 번호만 {w}원부터 불러 주세요.
      gyeongmaek_call lots=["{a}", "{c}"] | 홀수 | 입하 확인에서 홀수 번만 차례로 호가
      gyeongmaek_call lots=["{e}"] start_won={w} | 다시 | 유찰된 물건을 {w}원에서 다시 시작하#
      gyeongmaek_award lots=["{d}", "{c}"] buyer="{b2}" | 낙찰 | {d}, {c}, 낙찰자 {b2}.
      gyeongmaek_award lots=["{a}"] buyer="{b3}" | 낙찰 | 1번은 {b3}에게 낙찰입니다!
      gyeongmaek_floor lot="{b}" won={w} | 하한가 | 2번 하한가 {w}원.
      gyeongmaek_hold lots=["{b}", "{e}"] buyers=["{b3}", "{b2}"] | 맡김 | {b:은} {b3} 앞으로, {e:은} {b2} 앞으로 맡아 둔다.
      gyeongmaek_bin lot="{e}" | 폐기 | 유찰분은 시들었으니 버려라.
    `,
  },
  // 통신 기지국
  {
    language: 'ko',
    event: 'webhook /cell/alarm {"site": "{s}", "sectors": ["{a}", "{b}", "{c}"], "bands": [{x}, {y}], "battery": {p}}',
    slots: { s: 'SEO-118, 한강공원, 국소 7', a: '=알파, S1', b: '=베타, S2', c: '=감마, S3', d: '=델타, S4', x: '=800, 900', y: '=1800, 2100', z: '=2600, 3500', p: '11..40 / 61..95', h: '2..12', t: '41..60' },
    tools: ['anteneul_sleep(site, sectors: text[], hours?: int): Put sectors to sleep', 'anteneul_bands(site, keep: int[], drop?: int[]): Choose bands', 'anteneul_tilt(site, sector, degrees: int): Tilt one sector', 'anteneul_wake(site, sectors: text[]): Wake sectors up', 'anteneul_genset(site, minutes: int): Run the generator'],
    steps: `
      anteneul_sleep site="{s}" sectors=["{a}", "{b}", "{c}"] | 절전 | 경보 난 국소의 섹터를 모두 재운다.
      anteneul_sleep site="{s}" sectors=["{c}"] hours={h} | 하나 절전 | {s} {c} 섹터 {h}시간 절전.
      @p anteneul_sleep site="{s}" sectors=["{b}", "{c}"] // failed "배터리가 {p}%다" | 배터리 | 배터리가 50보다 낮으면 {a}만 남기고 보고된 섹터를 재운다. 아니면 재우지 말 것.
      anteneul_bands site="{s}" keep=[{x}] drop=[{y}, {z}] | 대역 | {s}에서 {x}만 살리고 {y}, {z} 대역은 내려 주세요.
      anteneul_bands site="{s}" keep=[{y}, {x}] | 대역 | 쓰는 대역은 보고된 것을 거꾸로 적는다. 내릴 대역은 없음.
      anteneul_tilt site="{s}" sector="{b}" degrees={h} | 틸트 | {b} 섹터를 {h}도 숙이#
      anteneul_wake site="{s}" sectors=["{d}", "{a}"] | 기상 | {s}: {d}, {a} 깨움
      anteneul_wake site="{s}" sectors=["{b}"] | 기상 | {b} 하나만 다시 깨웁니다. 그 국소요.
      anteneul_genset site="{s}" minutes={t} | 발전기 | 발전기 {t}분 돌려. {s}.
    `,
  },
  // 과학 캠프
  {
    language: 'ko',
    slots: { a: '1조, 별조, 파랑 팀', b: '2조, 달조, 노랑 팀', c: '3조, 해조, 초록 팀', d: '4조, 강조, 보라 팀', e: '=현미경 실습, 로켓 발사', f: '=별자리 관측, 화석 찾기', n: '2..9', p: '오름 선생님, 조교 한비', p2: '누리 선생님, 조교 태오', h: '=강당, 실험실, 뒷산' },
    tools: ['kaempeu_assign(teams: text[], activity, place?): Assign teams to an activity', 'kaempeu_lineup(teams: text[], meters_apart?: int): Let teams go in order', 'kaempeu_score(team, points: int): Give one team points', 'kaempeu_guides(guides: text[], teams: text[]): Give guides teams, pair by pair', 'kaempeu_program(activities: text[]): Set the order of activities'],
    steps: `
      kaempeu_assign teams=["{a}", "{d}"] activity="{e}" place="{h}" | 배정 | {a}하고 {d:은} {h}에서 {e:을} 합니다.
      kaempeu_assign teams=["{c}"] activity="{f}" | 배정 | {c:은} {f}. 장소는 아직.
      kaempeu_lineup teams=["{b}", "{c}", "{a}", "{d}"] meters_apart={n} | 출발 | {n}미터 간격으로 {b}, {c}, {a}, {d} 출발
      kaempeu_lineup teams=["{d}", "{a}"] | 두 조 | 먼저 갈 조는 {d}, 따라갈 조는 {a}. 간격은 알아서.
      kaempeu_score team="{b}" points={n} | 점수 | {b}에 {n}점 주#
      kaempeu_guides guides=["{p}", "{p2}"] teams=["{c}", "{b}"] | 지도 | {p:은} {c:을}, {p2:은} {b:을} 맡아 주세요.
      kaempeu_guides guides=["{p2}"] teams=["{a}"] | 지도 | {p2}, {a} 담당.
      kaempeu_program activities=["{f}", "{e}"] | 순서 | 프로그램을 {f}, {e} 순서로 바꾼다.
      kaempeu_program activities=["{e}"] | 하나만 | 비가 오니 오늘 프로그램은 {e} 하나뿐이야.
    `,
  },
  // 시험지 인쇄실 (한 자리 번호 목록)
  {
    language: 'ko',
    event: 'manual - {g} 시험: 오류 문항 {a}, {b}; 전원 정답 {c}; 고사실 {x}, {y}, {z}',
    slots: { g: '=수학, 영어, 과학', a: '12..19', b: '2..9', c: '21..29', d: '31..40', x: '301..303', y: '304..306', z: '307..309', n: '3..11', m: '41..90', v: '2.5..4.5' },
    tools: ['siheomji_fix(subject, items: int[], reprint?: bool): Correct items of an exam', 'siheomji_free(subject, items: int[]): Count items as right for everybody', 'siheomji_weights(subject, items: int[], points: num[]): Set points, one for each item', 'siheomji_rooms(rooms: int[], subject, extra_min?: int): Assign rooms', 'siheomji_absent(room: int, seats: int[]): Enter empty seats of one room', 'siheomji_seal(room: int): Seal the papers of one room'],
    steps: `
      siheomji_fix subject="{g}" items=[{a}, {b}] reprint=true | 정정 | 오류 문항을 모두 고치고 다시 인쇄한다.
      siheomji_fix subject="{g}" items=[{d}] | 한 문항 | {g} {d}번 하나만 정정해 주십시오. 재인쇄 얘기는 없었습니다.
      siheomji_free subject="{g}" items=[{c}] | 전원 정답 | 통보된 문항을 모두 맞은 걸로.
      siheomji_free subject="{g}" items=[{b}, {a}, {c}] | 전원 정답 | {g}: {b}, {a}, {c}번 전원 정답 처리
      siheomji_weights subject="{g}" items=[{b}, {d}] points=[{v}, 5] | 배점 | {g} {b}번 {v}점, {d}번 5점.
      siheomji_rooms rooms=[{z}, {x}, {y}] subject="{g}" extra_min={n} | 고사실 | {g:을} {z}호, {x}호, {y}호에 배정하고 {n}분 더 주#
      siheomji_rooms rooms=[{x}, {y}, {z}] subject="{g}" | 고사실 | 통보된 고사실 전부 이 과목으로 씁니다.
      siheomji_absent room={y} seats=[{n}] | 결시 | {y}호 결시는 {n}번 자리 하나.
      siheomji_seal room={x} | 봉인 | {x}호 시험지 봉인해 줘.
    `,
  },
  // 자전거 대여소
  {
    language: 'ko',
    event: 'mqtt bike/dock {"거치대": "{s}", "고장": [{a}, {b}, {c}], "반납": [{d}], "방전": [{e}]}',
    slots: { s: '여의나루, 뚝섬 2, ST-18', s2: '망원, 잠수교, ST-30', a: '1201..1399', b: '1401..1599', c: '1601..1799', d: '1801..1899', e: '1901..1999', k: '=브레이크, 체인', k2: '=안장, 바퀴', n: '2..20', w: '정비 은하, 야간 석' },
    tools: ['dduruk_lockout(bikes: int[], station?): Lock bikes for renters', 'dduruk_truck(from_station, to_station, bikes: int[]): Carry bikes to a station', 'dduruk_repair(bike: int, parts: text[], hours?: int): Order a repair', 'dduruk_charge(bikes: int[]): Charge bikes', 'dduruk_lights(bike: int, on: bool): Switch the light of one bike'],
    steps: `
      dduruk_lockout bikes=[{a}, {b}, {c}] | 잠금 | 고장 난 자전거는 다 못 빌리게 잠가 주세요.
      dduruk_lockout bikes=[{e}, {b}] station="{s}" | 두 대 | {s} 것 {e}, {b} 잠금.
      dduruk_truck from_station="{s}" to_station="{s2}" bikes=[{d}] | 이동 | 반납된 것을 그 거치대에서 {s2:로} 싣고 가#
      dduruk_truck from_station="{s2}" to_station="{s}" bikes=[{c}, {a}] | 이동 | {s2} → {s}: {c}, {a}
      dduruk_truck from_station="{s}" to_station="{s2}" bikes=[{b}, {c}] | 빼고 이동 | 보고된 거치대의 고장 자전거를 {s2:로} 옮긴다. {a:은} 거기서 고칠 테니 놔두고.
      dduruk_repair bike={a} parts=["{k}", "{k2}"] hours={n} | 수리 | {a}번, {k}하고 {k2}, {n}시간.
      dduruk_repair bike={c} parts=["{k2}"] | 수리 | {c}번 자전거는 {k2}만 고치면 됩니다.
      dduruk_charge bikes=[{e}] | 충전 | 방전된 거 충전.
      dduruk_lights bike={d} on=true | 등 | {d}번 등을 켠다.
    `,
  },
];
