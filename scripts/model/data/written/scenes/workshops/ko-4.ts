import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in Korean, part 4. */
export const workshops4: readonly Scene[] = [
  // 천문대
  {
    language: 'ko',
    event: 'mqtt dome/sky {"구름": {cl}, "대상": "{o}", "적경": "{ra}", "적위": "{de}", "다음대상": "{o2}", "필터": "{f}"}',
    slots: { cl: '0..20 / 65..100', o: 'M31, NGC 7331, C/2026 A1', o2: 'M57, IC 1396, Vesta', ra: '=00h42m, 22h37m, 05h16m', de: '=+41°16, +34°25, -08°12', f: '=R, V, Ha', f2: '=B, OIII', s: '30..600', n: '2..40', k: '3..50' },
    tools: ['cheonmun_slew(target): Point at a target by name', 'cheonmun_coord(ra, dec): Point at coordinates', 'cheonmun_nudge(side: north|south|east|west, arcsec: int): Move a bit', 'dom_slit(open: bool): Open or shut the slit of the dome', 'ccd_series(frames: int, seconds: int, filter?): Take a series of pictures', 'ccd_dark(frames: int, seconds: int): Take dark pictures', 'filt_swap(old_filter, new_filter): Put another filter in'],
    steps: `
      @cl dom_slit open=true // dom_slit open=false | 슬릿 | 구름이 절반에 못 미치면 돔을 열고, 넘으면 닫는다.
      cheonmun_slew target="{o2}" | 다음 | 다음 대상을 겨눈다.
      cheonmun_coord ra={ra} dec={de} | 좌표 | 보고된 적경과 적위로.
      cheonmun_nudge side=north arcsec={k} | 조금 | 북으로 {k}초각.
      cheonmun_nudge side=west arcsec={k} | 옆으로 | 별이 가운데에 없다. 서쪽으로 {k}초각만 밀어라.
      ccd_series frames={n} seconds={s} filter={f} | 촬영 | 보고된 필터, {s}초씩 {n}장.
      ccd_series frames={n} seconds={s} | 촬영 | {n}장 찍어요. 장당 {s}초. 필터는 끼워진 대로.
      ccd_dark frames={n} seconds={s} | 암흑 | 뚜껑 덮고 {s}초 {n}장.
      filt_swap old_filter={f} new_filter={f2} | 필터 | {f} 빼고 {f2}.
      filt_swap old_filter={f2} new_filter={f} | 필터 | {f2} 대신 {f:을} 끼울 것.
    `,
  },
  // 양말 공장
  {
    language: 'ko',
    slots: { m: '양말기 4, 2열-11, SK-8', m2: '양말기 19, 5열-02, SK-33', p: '곰돌이, 골지 흰, 발목 A', p2: '줄무늬, 수면 B, 학생 검정', n: '20..400', s: '=220, 230, 240', s2: '=250, 260, 270', y: '빨강 40, 회색 21, 네이비 5', y2: '연두 8, 베이지 33', b: '4..30' },
    tools: ['yangmal_run(machine, design, pairs: int): Knit socks', 'yangmal_design(machine, old_design, new_design): Choose another design', 'yangmal_size(machine, foot_mm: int): Set the size', 'yangmal_sizes(small_mm: int, large_mm: int): Set the range of sizes', 'cone_swap(machine, out, in): Hang another yarn cone', 'pair_pack(design, per_bag: int, tag?): Pack pairs', 'pair_unpack(design, bags: int): Open bags again'],
    steps: `
      yangmal_run machine="{m}" design="{p}" pairs={n} | 짜기 | {m}: {p} {n}켤레
      yangmal_run machine="{m2}" design="{p2}" pairs=120 | 짜기 | {m2}에서 {p2:을} 백스무 켤레 짜 주세요.
      yangmal_design machine="{m}" old_design="{p}" new_design="{p2}" | 무늬 | {m:은} {p} 그만하고 {p2:로}.
      yangmal_design machine="{m2}" old_design="{p2}" new_design="{p}" | 무늬 | {m2} 다음은 {p:이}다. 지금까지는 {p2}.
      yangmal_size machine="{m}" foot_mm={s} | 크기 | {m} {s}
      yangmal_sizes small_mm={s} large_mm={s2} | 범위 | 큰 건 {s2}까지, 작은 건 {s}까지 받습니다.
      cone_swap machine="{m}" out="{y}" in="{y2}" | 실 | {m} 실은 {y2}. {y:은} 뺀다.
      cone_swap machine="{m2}" out="{y2}" in="{y}" | 실 | {m2}에서 {y2:을} {y:로} 바꿔 건다.
      pair_pack design="{p}" per_bag={b} tag="3+1" | 포장 | {p} 한 봉에 {b}켤레, 꼬리표는 "3+1".
      pair_pack design="{p2}" per_bag={b} | 포장 | {p2:은} {b}켤레씩. 꼬리표 안 달아요.
      pair_unpack design="{p}" bags={b} | 뜯기 | {p} {b}봉 다시 뜯기. 짝이 틀렸음.
    `,
  },
  // 펜션 바비큐: 캠핑장
  {
    language: 'ko',
    event: 'webhook /camp/checkin {"자리": "{s}", "손님": "{g}", "인원": {n}, "전기": "{e}", "빈자리": "{s2}", "퇴실": "{d}"}',
    slots: { s: 'A-3, 잣나무 7, 계곡 2', s2: 'C-9, 솔밭 1, 계곡 11', g: '배주원, 캠핑카 모임, 이 반장', g2: '홍다래, 자전거 팀', n: '2..8', e: '=씀, 필요 / 안 씀, 불필요', d: '=7월 12일, 8월 3일', d2: '=7월 15일, 8월 6일', k: '1..9', w: '600..3000' },
    tools: ['yayeong_give(site, guest, until?): Give a site to a guest', 'yayeong_clear(site): Free a site', 'yayeong_swap(guest, from_site, to_site): Move a guest', 'yayeong_stay(guest, old_end, new_end): Change when a guest leaves', 'jeongi_on(site, watts?: int): Give a site power', 'jeongi_off(site): Take the power away', 'jangjak_sell(site, bundles: int, deliver?: bool): Sell firewood'],
    steps: `
      yayeong_give site="{s}" guest="{g}" until="{d}" | 배정 | 온 손님께 그 자리를, 적힌 퇴실일까지.
      yayeong_give site="{s2}" guest="{g2}" | 배정 | {g2} 님은 빈자리에. 언제 가는지는 아직 안 들었다.
      yayeong_clear site="{s2}" | 비움 | {s2} 손님 나갔어요.
      yayeong_swap guest="{g}" from_site="{s}" to_site="{s2}" | 자리 바꿈 | 온 손님이 물가가 무섭대요. 빈자리로 옮겨 드려요.
      yayeong_swap guest="{g2}" from_site="{s2}" to_site="{s}" | 자리 바꿈 | {g2} 님, {s2}에서 {s:로}.
      yayeong_stay guest="{g}" old_end="{d}" new_end="{d2}" | 연장 | 온 손님은 퇴실을 {d2:로} 늦춘다.
      yayeong_stay guest="{g2}" old_end="{d2}" new_end="{d}" | 일찍 | {g2} 님은 {d2} 말고 {d}에 나가신다.
      @e jeongi_on site="{s}" // failed "전기를 쓰지 않는다" | 전기 | 전기를 쓴다는 손님 자리에만 전기를 넣는다. 안 쓰면 실패. 와트는 안 정함.
      jeongi_on site="{s2}" watts={w} | 전기 | 빈자리에 {w}W까지만 전기를 준다.
      jeongi_off site="{s2}" | 전기 | {s2} 전기 내려.
      jangjak_sell site="{s}" bundles={k} deliver=true | 장작 | 온 손님 자리로 장작 {k}단, 가져다줄 것.
      jangjak_sell site="{s2}" bundles={k} deliver=false | 장작 | {s2} 장작 {k}단. 손님이 직접 들고 간다.
    `,
  },
  // 안전 발파
  {
    language: 'ko',
    slots: { b: '3공구, 동쪽 막장, B-12', b2: '5공구, 서쪽 막장, B-19', h: '12..60', ms: '17..42', d: '2..9', m: '80..150', m2: '200..500', t: '=11:50, 15:30', t2: '=16:40, 17:20', kg: '10..90' },
    tools: ['balpa_plan(face, holes: int, delay_ms?: int): Plan a blast', 'balpa_time(face, old_time, new_time): Move a blast to another time', 'balpa_call_off(face): Call a blast off', 'balpa_zone(face, inner_m: int, outer_m: int): Set the inner and the outer zone', 'hwayak_issue(face, kg: int): Hand explosives out', 'hwayak_return(face, kg: int): Take explosives back', 'horn_signal(face, signal: warning|fire|clear): Sound a signal'],
    steps: `
      balpa_plan face="{b}" holes={h} delay_ms={ms} | 계획 | {b} {h}공, 지연 {ms}ms.
      balpa_plan face="{b2}" holes={h} | 계획 | {b2:은} {h}공으로 잡습니다. 지연 시차는 화약 주임이 정합니다.
      balpa_time face="{b}" old_time={t} new_time={t2} | 시각 | {b} 발파 {t} → {t2}
      balpa_time face="{b2}" old_time={t2} new_time={t} | 시각 | {b2:은} {t:로} 앞당긴다. {t2:이} 아니다.
      balpa_call_off face="{b}" | 취소 | 낙뢰 예보. {b} 발파는 하지 않는다.
      balpa_zone face="{b}" inner_m={m} outer_m={m2} | 반경 | {b} 안쪽 {m}m 바깥쪽 {m2}m
      balpa_zone face="{b2}" inner_m={m} outer_m={m2} | 반경 | {b2}: 바깥 {m2}, 안 {m}
      hwayak_issue face="{b}" kg={kg} | 불출 | {b}에 {kg}kg 내준다.
      hwayak_return face="{b2}" kg={kg} | 반납 | {b2}에서 {kg}kg 남아서 돌려받는다.
      horn_signal face="{b}" signal=warning | 신호 | {b} 대피하라는 신호부터.
      horn_signal face="{b}" signal=clear | 신호 | {b} 끝났다. 들어와도 된다는 신호.
    `,
  },
  // 막걸리
  {
    language: 'ko',
    event: 'webhook /brew/vat {"독": "{v}", "도수": {a}, "온도": {c}, "술덧": "{m}", "빈독": "{v2}", "누룩": "{n}"}',
    slots: { v: '술독 4, 스텐 A, V-11', v2: '술독 9, 스텐 D, V-17', a: '6..9 / 13..17', c: '17..29', m: '찹쌀 3차, 멥쌀 2차', n: '진주 앉은뱅이, 송학 7', n2: '산성 3, 밀누룩 B', kg: '5..60', l: '20..300', t: '15..21', k: '4..9' },
    tools: ['suldeot_add(vat, rice_kg: num, water_l: num): Add rice and water', 'suldeot_stir(vat, rounds: int, gently?: bool): Stir a vat', 'suldeot_press(from_vat, into_vat): Press one vat into another', 'suldeot_dilute(vat, percent_alcohol: num): Dilute to a strength', 'nuruk_use(vat, starter, kg?: num): Add a starter', 'nuruk_instead(vat, old_starter, new_starter): Use another starter', 'bang_cool(vat, celsius: int): Cool a vat'],
    steps: `
      @a failed "아직 {a}도다" // suldeot_press from_vat="{v}" into_vat="{v2}" | 거르기 | 12도를 넘게 익었으면 빈 독으로 거른다. 아직이면 실패로.
      suldeot_press from_vat="{v2}" into_vat="{v}" | 거르기 | {v2:을} 걸러 {v}에 담는다.
      suldeot_add vat="{v}" rice_kg={kg} water_l={l} | 덧밥 | 보고된 독에 물 {l}리터, 쌀 {kg}킬로.
      suldeot_add vat="{v2}" rice_kg={l} water_l={kg} | 덧밥 | 빈 독: 쌀 {l}, 물 {kg}
      suldeot_stir vat="{v}" rounds={k} gently=true | 젓기 | 그 독을 {k}번, 거품이 죽지 않게 살살.
      suldeot_stir vat="{v2}" rounds={k} | 젓기 | {v2} {k}번 저어 주세요.
      suldeot_dilute vat="{v}" percent_alcohol=6 | 물 타기 | 그 독은 육 도로 맞춘다.
      nuruk_use vat="{v2}" starter="{n}" kg={k} | 누룩 | 보고된 누룩 {k}kg을 빈 독에.
      nuruk_use vat="{v2}" starter="{n2}" | 누룩 | {v2}에 {n2:을} 넣습니다. 양은 어머니가 재세요.
      nuruk_instead vat="{v}" old_starter="{n}" new_starter="{n2}" | 누룩 바꿈 | 그 독은 지금 누룩 말고 {n2:로}.
      bang_cool vat="{v}" celsius={t} | 식힘 | 더운 독, {t}도.
    `,
  },
  // 안내 로봇
  {
    language: 'ko',
    slots: { r: '다움이, RB-2, 3층 로봇', r2: '나린이, RB-6, 1층 로봇', a: '접수창구, 서관 승강기, 약국 앞', b: '동관 로비, 카페 옆, 응급실 문', w: '박 할아버지, 외래 손님, 신규 간호사', n: '2..20', tx: '=천천히 따라오세요., 죄송합니다. 잠시 비켜 주세요., 여기에서 기다려 주세요.', v: '소곤소곤 / 보통으로 / 크게' },
    tools: ['robo_lead(robot, person, from_place, to_place): Lead a person', 'robo_bring(robot, item, to_place, secret?: bool): Bring an item', 'robo_speak(robot, text, loudness?: quiet|normal|loud): Speak a text', 'robo_wait(robot, minutes?: int): Let a robot wait', 'robo_go_on(robot): Let a waiting robot go on', 'robo_relieve(tired, fresh): Let a fresh robot take over'],
    steps: `
      robo_lead robot="{r}" person="{w}" from_place="{a}" to_place="{b}" | 안내 | {r:은} {w:을} {a}에서 {b}까지 모신다.
      robo_lead robot="{r2}" person="{w}" from_place="{b}" to_place="{a}" | 안내 | {a}까지 {w:을} 데려다줄 것. {b}에 계신다. {r2}.
      robo_bring robot="{r}" item=담요 to_place="{a}" | 심부름 | {r}, {a:로} 담요.
      robo_bring robot="{r2}" item="검체 상자" to_place="{b}" secret=true | 심부름 | {r2}에 "검체 상자"를 실어 {b:로}. 안이 안 보이게 비공개로.
      robo_speak robot="{r}" text="{tx}" | 말 | {r:이} 이렇게 말한다: "{tx}"
      @v robo_speak robot="{r2}" text="검사가 끝났습니다" loudness=quiet // robo_speak robot="{r2}" text="검사가 끝났습니다" loudness=normal // robo_speak robot="{r2}" text="검사가 끝났습니다" loudness=loud | 말 | {r2:은} "검사가 끝났습니다" 하고 {v} 말한다.
      robo_wait robot="{r}" minutes={n} | 대기 | {r} {n}분 기다려.
      robo_wait robot="{r2}" | 대기 | {r2:은} 내가 부를 때까지 기다린다.
      robo_go_on robot="{r2}" | 계속 | {r2} 이제 가던 길 가라.
      robo_relieve tired="{r}" fresh="{r2}" | 교대 | {r} 배터리가 없어요. {r2:이} 대신합니다.
      robo_relieve tired="{r2}" fresh="{r}" | 교대 | {r2:은} 쉬고 {r:이} 나간다.
    `,
  },
  // 인삼밭
  {
    language: 'ko',
    event: 'mqtt insam/shade {"밭": "{f}", "지온": {c}, "토양수분": {w}, "차광": {s}, "윗밭": "{f2}"}',
    slots: { f: '아랫밭, 3포, 금산 2', f2: '윗밭, 8포, 진안 1', c: '18..24 / 28..34', w: '9..38', s: '40..90', n: '5..40', p: '70..95', p2: '20..45', y: '=4년근, 5년근, 6년근', k: '30..400', b: '인삼조합, 이 사장, 홍삼 공장' },
    tools: ['chagwang_shade(field, percent: int): Set the shade', 'chagwang_lift(field): Take all the shade away', 'chagwang_band(field, noon_pct: int, evening_pct: int): Set the shade at noon and in the evening', 'gwansu_drop(field, minutes: int, fertiliser?: bool): Water a field drop by drop', 'gwansu_hold(field, days: int): Do not water a field', 'insam_dig(field, kg: int, age?): Dig ginseng', 'insam_promise(buyer, kg: int): Promise ginseng to a buyer'],
    steps: `
      @c failed "지온 {c}도로 낮다" // chagwang_shade field="{f}" percent=90 | 더위 | 지온이 26도를 넘으면 그 밭을 90% 가린다. 그 아래면 그대로 두고 실패.
      chagwang_shade field="{f2}" percent={p2} | 차광 | 윗밭은 {p2}%.
      chagwang_lift field="{f2}" | 걷기 | 눈 오기 전에 {f2} 차광막을 다 걷는다.
      chagwang_band field="{f}" noon_pct={p} evening_pct={p2} | 하루 | 보고된 밭, 저녁 {p2} 한낮 {p}
      chagwang_band field="{f2}" noon_pct={p} evening_pct={p2} | 하루 | {f2:은} 낮에 {p}%, 저녁에는 {p2}%만 가려 주세요.
      gwansu_drop field="{f}" minutes={n} fertiliser=true | 관수 | 보고된 밭에 {n}분, 비료 타서.
      gwansu_drop field="{f2}" minutes={n} fertiliser=false | 맹물 | {f2:은} 맹물로 {n}분.
      gwansu_hold field="{f2}" days=10 | 물 끊기 | {f2} 열흘 물 주지 말 것.
      insam_dig field="{f}" kg={k} age={y} | 캐기 | 보고된 밭 {y} {k}kg.
      insam_dig field="{f2}" kg={k} | 캐기 | {f2}에서 {k}킬로 캡니다.
      insam_promise buyer="{b}" kg={k} | 약속 | {b}에 {k}kg 주기로 함.
    `,
  },
  // 엘리베이터 보수
  {
    language: 'ko',
    slots: { e: '1호기, 화물용, 나동 2', e2: '3호기, 전망용, 다동 1', a: '1..4', b: '9..19', n: '2..60', p: '브레이크 패드, 로프 3번, 문 센서', p2: '신형 센서, 로프 7번', t: '강태수, 보수 2조, 유나' },
    tools: ['seungang_to(lift, floor: int, doors_open?: bool): Send a lift to a floor', 'seungang_range(lift, lowest: int, highest: int): Set which floors a lift serves', 'seungang_skip(lift, floor: int): Do not stop at a floor', 'seungang_serve(lift, floor: int): Stop at a floor again', 'seungang_halt(lift, gently: bool): Stop a lift', 'bupum_change(lift, old_part, new_part): Exchange a part', 'jeomgeom_sign(lift, inspector, passed: bool): Sign an inspection'],
    steps: `
      seungang_to lift="{e}" floor={b} doors_open=true | 층 | {e:을} {b}층으로, 문은 열어 둔다.
      seungang_to lift="{e2}" floor={a} | 층 | {e2} {a}층.
      seungang_to lift="{e2}" floor=-2 | 지하 | {e2:을} 지하 2층으로 보내기. 지하는 음수로 쓴다.
      seungang_range lift="{e}" lowest={a} highest={b} | 운행 | {e:은} {a}층에서 {b}층 사이만 다닌다.
      seungang_range lift="{e2}" lowest={a} highest={b} | 운행 | {e2}: 최고 {b}층, 최저 {a}층.
      seungang_skip lift="{e}" floor={b} | 통과 | 이사 중이라 {e:은} {b}층에 서지 않습니다.
      seungang_serve lift="{e2}" floor={b} | 다시 | {e2}, {b}층 이사 끝. 이제 다시 선다.
      seungang_halt lift="{e}" gently=true | 정지 | 사람이 탔다. {e:을} 부드럽게 세워라.
      seungang_halt lift="{e2}" gently=false | 정지 | {e2} 즉시 세워! 부드럽게고 뭐고.
      bupum_change lift="{e}" old_part="{p}" new_part="{p2}" | 부품 | {e} {p} → {p2}
      bupum_change lift="{e2}" old_part="{p2}" new_part="{p}" | 부품 | {e2}에 {p:을} 단다. {p2:은} 떼어 낸다.
      jeomgeom_sign lift="{e}" inspector="{t}" passed=true | 점검 | {e} 점검 합격. {t}.
      jeomgeom_sign lift="{e2}" inspector="{t}" passed=false | 점검 | {t} 검사원이 {e2:을} 불합격시켰다. 적을 것.
    `,
  },
  // 초콜릿
  {
    language: 'ko',
    event: 'mqtt choco/temper {"기계": "{m}", "지금": {c}, "배합": "{r}", "결정": {s}, "빈기계": "{m2}"}',
    slots: { m: '템퍼 1, 왼쪽 통, TM-3', m2: '템퍼 4, 오른쪽 통, TM-8', c: '27..33', r: '다크 72, 밀크 38, 루비', r2: '화이트 30, 다크 55', s: '3..9', lo: '26..28', hi: '30..32', me: '45..50', n: '12..96', f: '캐러멜, 유자, 헤이즐넛', f2: '쑥, 흑임자' },
    tools: ['temper_melt(machine, celsius: int): Melt chocolate', 'temper_curve(machine, cool_c: int, work_c: int): Set the cooling and the working temperature', 'temper_seed(machine, grams?: int): Add seed crystals', 'mould_fill(mould, recipe, count: int): Fill moulds', 'mould_knock(mould, times: int): Knock a mould out', 'filling_pipe(mould, filling, shell_mm?: int): Pipe a filling', 'filling_swap(mould, planned, instead): Pipe another filling than planned'],
    steps: `
      temper_melt machine="{m2}" celsius={me} | 녹이기 | 빈 기계 {me}도까지.
      temper_curve machine="{m}" cool_c={lo} work_c={hi} | 곡선 | 그 기계, 식힐 때 {lo}도, 쓸 때 {hi}도.
      temper_curve machine="{m2}" cool_c={lo} work_c={hi} | 곡선 | {m2} 작업 {hi} 냉각 {lo}
      temper_seed machine="{m}" grams={n} | 종자 | 보고된 기계에 씨앗 결정 {n}g.
      temper_seed machine="{m2}" | 종자 | {m2}에도 결정을 좀. 양은 안 잰다.
      mould_fill mould="반달 24" recipe="{r}" count={n} | 채우기 | "반달 24" 틀에 지금 배합으로 {n}개.
      mould_fill mould="사각 12" recipe="{r2}" count={n} | 채우기 | {r2:을} "사각 12" 틀 {n}개에.
      mould_knock mould="반달 24" times=3 | 빼기 | "반달 24" 틀을 세 번 탁탁.
      filling_pipe mould="사각 12" filling={f} shell_mm=2 | 속 | "사각 12"에 {f}, 껍질은 2mm.
      filling_pipe mould="반달 24" filling={f2} | 속 | "반달 24"는 {f2:로}.
      filling_swap mould="반달 24" planned={f} instead={f2} | 속 변경 | "반달 24": {f} 넣으려던 걸 {f2:로}.
      filling_swap mould="사각 12" planned={f2} instead={f} | 속 변경 | "사각 12"는 {f2} 말고 {f:로} 채워 주세요.
    `,
  },
  // 주민센터 민원
  {
    language: 'ko',
    slots: { n: '12..380', w: '1..4', w2: '5..9', k: '민원 2026-118, M-7720, 접수 44', k2: '민원 2026-131, M-7758', t: '고 주무관, 복지팀, 3창구', t2: '소 주무관, 세무팀, 7창구', d: '=12월 11일, 1월 20일', d2: '=12월 18일, 2월 2일', m: '=원본 첨부, 전화 요망, 재방문' },
    tools: ['beonho_call(number: int, window: int): Call a number to a window', 'beonho_recall(window: int): Call the last number of a window again', 'beonho_send(number: int, from_window: int, to_window: int): Send a number to another window', 'minwon_hand(case, from_team, to_team): Give a case to another team', 'minwon_due(case, old_day, new_day): Move the due day of a case', 'minwon_close(case, note?): Close a case', 'minwon_reopen(case): Open a closed case again', 'window_mode(window: int, open: bool): Open or close a window'],
    steps: `
      beonho_call number={n} window={w} | 호출 | {n}번 손님 {w}번 창구로.
      beonho_recall window={w2} | 또 호출 | {w2}번 창구, 아까 부른 번호를 한 번 더.
      beonho_send number={n} from_window={w} to_window={w2} | 안내 | {n}번은 {w}번 창구 일이 아니다. {w2}번 창구로.
      beonho_send number={n} from_window={w2} to_window={w} | 안내 | {w}번 창구로 {n}번 손님을 보냅니다, {w2}번에서요.
      minwon_hand case="{k}" from_team="{t}" to_team="{t2}" | 이관 | {k:을} {t}에서 {t2:로} 넘긴다.
      minwon_hand case="{k2}" from_team="{t2}" to_team="{t}" | 이관 | {k2}: {t:로}. ({t2} 소관 아님)
      minwon_due case="{k}" old_day="{d}" new_day="{d2}" | 연장 | {k} 처리기한 {d}→{d2}
      minwon_due case="{k2}" old_day="{d2}" new_day="{d}" | 단축 | {k2} 기한은 {d}. {d2:로} 잡혀 있던 것을 당긴다.
      minwon_close case="{k}" note="{m}" | 종결 | {k} 닫기. 메모 "{m}".
      minwon_close case="{k2}" | 종결 | {k2:은} 끝났습니다. 메모는 필요 없어요.
      minwon_reopen case="{k}" | 재개 | {k} 민원인이 다시 왔다. 다시 연다.
      window_mode window={w} open=false | 점심 | {w}번 창구 점심. 닫아 주세요.
      window_mode window={w2} open=true | 오후 | {w2}번 창구 받기 시작.
    `,
  },
  // 원심분리 연구실
  {
    language: 'ko',
    earlier: ['시료 목록 | siryo_list → {s} ({v} mL), {s2} ({v2} mL)', '장비 상태 | jangbi → {m} 비어 있음, {m2} 사용 중'],
    slots: { s: 'PL-07, 혈장 A, S1181', s2: 'PL-12, 혈청 C, S1190', v: '1.2..4.8', v2: '5.1..9.6', m: '원심 2, CF-A', m2: '원심 5, CF-D', g: '800..4000', n: '5..30', c: '=4, 8, 20', b: '상자 3, R-12', b2: '상자 8, R-40' },
    tools: ['wonsim_spin(machine, sample, g_force: int, minutes: int, celsius?: int): Spin a sample', 'wonsim_brake(machine, how: none|soft|full): Brake a centrifuge', 'wonsim_balance(machine, left_sample, right_sample): Put samples opposite each other', 'siryo_freeze(sample, box): Freeze a sample', 'siryo_thaw(sample, minutes: int): Thaw a sample', 'siryo_rebox(sample, old_box, new_box): Put a sample into another box', 'siryo_pipette(from_sample, to_sample, ml: num): Pipette from one sample into another'],
    steps: `
      wonsim_spin machine="{m}" sample="{s}" g_force={g} minutes={n} celsius={c} | 돌리기 | 빈 장비로 {s:을} {c}도에서 {g}g, {n}분.
      wonsim_spin machine="{m}" sample="{s2}" g_force={g} minutes={n} | 돌리기 | {s2} {n}분 {g}g. 빈 장비. 온도는 안 맞춤.
      wonsim_brake machine="{m2}" how=soft | 제동 | 사용 중인 장비를 부드럽게 세운다.
      wonsim_brake machine="{m}" how=none | 제동 없이 | {m:은} 층이 흐트러지니까 제동을 걸지 않고 저절로 서게.
      wonsim_balance machine="{m}" left_sample="{s}" right_sample="{s2}" | 균형 | 빈 장비 왼쪽에 {s}, 오른쪽에 {s2}.
      wonsim_balance machine="{m2}" left_sample="{s2}" right_sample="{s}" | 균형 | {m2}: 오른쪽은 {s}, 왼쪽은 {s2}
      siryo_freeze sample="{s}" box="{b}" | 얼리기 | {s} {b}에 얼림.
      siryo_thaw sample="{s2}" minutes={n} | 녹이기 | {s2:은} {n}분 녹인다.
      siryo_rebox sample="{s}" old_box="{b}" new_box="{b2}" | 상자 | {s:은} {b}에서 {b2:로}.
      siryo_rebox sample="{s2}" old_box="{b2}" new_box="{b}" | 상자 | {s2}, {b:로} 옮김. 전에는 {b2}.
      siryo_pipette from_sample="{s}" to_sample="{s2}" ml={v} | 분주 | {s:을} 목록에 있는 양 전부 {s2}에 넣는다.
      siryo_pipette from_sample="{s2}" to_sample="{s}" ml=0.5 | 분주 | {s}에 {s2} 0.5mL.
    `,
  },
  // 도서 출판: 교정
  {
    language: 'ko',
    slots: { d: '원고 12, 3장 초고, 머리말', d2: '원고 15, 7장 재교, 맺음말', w: '=왠지, 금새, 몇일', w2: '=웬지, 금세, 며칠', p: '3..80', p2: '90..300', e: '나경, 교정 2, 지우', e2: '다솔, 교정 5, 한결' },
    tools: ['gyojeong_replace(document, wrong, right, everywhere?: bool): Replace a word', 'gyojeong_query(document, page: int, text): Ask the author something', 'gyojeong_settle(document, page: int): Mark a question as settled', 'gyojeong_range(editor, document, first_page: int, last_page: int): Give pages to an editor', 'gyojeong_handover(document, old_editor, new_editor): Give a document to another editor', 'pan_lock(document): Let nobody change a document', 'pan_unlock(document): Let a document be changed'],
    steps: `
      gyojeong_replace document="{d}" wrong={w} right={w2} everywhere=true | 고침 | {d}에서 {w:을} 모두 {w2:로}. 하나도 남기지 말고.
      gyojeong_replace document="{d2}" wrong={w2} right={w} | 고침 | {d2}: '{w2}'라고 쓴 데를 '{w}'라고 고친다.
      gyojeong_replace document="{d2}" wrong={w} right={w2} everywhere=false | 첫 군데만 | {d2}에서는 {w} → {w2}, 처음 나오는 데만.
      gyojeong_query document="{d}" page={p} text="이 연도가 맞습니까?" | 질문 | {d} {p}쪽에 저자에게 묻는다. "이 연도가 맞습니까?"
      gyojeong_settle document="{d2}" page={p2} | 해결 | {d2} {p2}쪽 질문은 답이 왔다. 해결로.
      gyojeong_range editor="{e}" document="{d}" first_page={p} last_page={p2} | 나눔 | {e}에게 {d} {p}쪽부터 {p2}쪽을 맡긴다.
      gyojeong_range editor="{e2}" document="{d2}" first_page={p} last_page={p2} | 나눔 | {d2}, {e2}, 끝 {p2}쪽 시작 {p}쪽.
      gyojeong_handover document="{d}" old_editor="{e}" new_editor="{e2}" | 담당 | {d} 담당은 {e} 말고 {e2}.
      gyojeong_handover document="{d2}" old_editor="{e2}" new_editor="{e}" | 담당 | {e2:이} 보던 {d2:을} {e:이} 이어 봅니다.
      pan_lock document="{d}" | 마감 | {d:은} 인쇄소로 간다. 더는 손대지 못하게.
      pan_unlock document="{d2}" | 다시 손봄 | {d2}, 고칠 게 있으니 도로 풀어 주세요.
    `,
  },
  // ESS
  {
    language: 'ko',
    event: 'mqtt ess/rack{n} {"충전율": {soc}, "최고셀": {hi}, "최저셀": {lo}, "온도": {c}, "이웃랙": {n2}}',
    slots: { n: '1..9', n2: '11..24', soc: '8..17 / 83..96', hi: '3.9..4.15', lo: '3.2..3.7', c: '21..44', kw: '10..250', p: '15..30', p2: '70..90', t: '=23:00, 00:30', t2: '=05:30, 06:15', m: '10..55' },
    tools: ['chukjeon_charge(rack: int, kw: int, minutes?: int): Charge a rack', 'chukjeon_discharge(rack: int, kw: int, minutes?: int): Discharge a rack', 'chukjeon_idle(rack: int): Let a rack rest', 'chukjeon_window(rack: int, lowest_pct: int, highest_pct: int): Set the range of charge', 'chukjeon_hours(rack: int, from_time, to_time): Set when a rack charges', 'cell_balance(rack: int, strong: bool): Balance the cells', 'rack_pass(from_rack: int, to_rack: int, kwh: int): Let one rack charge another'],
    steps: `
      @soc chukjeon_charge rack={n} kw=50 // chukjeon_discharge rack={n} kw=50 | 충방전 | 20% 밑이면 50kW로 채우고 80%를 넘으면 50kW로 빼낸다. 보고한 랙.
      chukjeon_charge rack={n2} kw={kw} minutes={m} | 충전 | 이웃 랙을 {kw}kW로 {m}분 채운다.
      chukjeon_discharge rack={n2} kw={kw} minutes={m} | 방전 | 이웃 랙에서 {kw}kW를 {m}분 뽑아 쓴다.
      chukjeon_idle rack={n} | 쉬기 | 보고한 랙은 아무것도 하지 말고 쉰다.
      chukjeon_window rack={n} lowest_pct={p} highest_pct={p2} | 범위 | 그 랙은 {p}%에서 {p2}% 사이.
      chukjeon_window rack={n2} lowest_pct={p} highest_pct={p2} | 범위 | {n2}번 랙: 위 {p2} 아래 {p}
      chukjeon_hours rack={n} from_time={t} to_time={t2} | 심야 | 심야 요금은 {t2}에 끝나고 {t}에 시작한다. 보고한 랙은 그때만 충전.
      cell_balance rack={n} strong=true | 균형 | 셀 차이가 크다. 그 랙을 세게 맞춘다.
      cell_balance rack={n2} strong=false | 균형 | {n2}번 랙은 약하게 셀을 맞춰 주세요.
      rack_pass from_rack={n} to_rack={n2} kwh={m} | 나눔 | 보고한 랙에서 이웃 랙으로 {m}kWh.
      rack_pass from_rack={n2} to_rack={n} kwh={m} | 나눔 | 이웃 랙이 보고한 랙을 {m}kWh 채워 준다.
    `,
  },
  // 당구장
  {
    language: 'ko',
    slots: { t: '3번대, 국제식 1, 창가대', t2: '8번대, 포켓 2, 안쪽대', n: '1..25', g: '성규네, 회원 77, 이기사', w: '800..1500', w2: '1600..3000', m: '10..50', q: '=14, 16, 18' },
    tools: ['dangdae_open(table, guest?): Start the clock of a table', 'dangdae_close(table): End a table and make the bill', 'dangdae_pause(table): Stop the clock of a table for a while', 'dangdae_unpause(table): Let the clock of a table go on', 'dangdae_move(guest, from_table, to_table): Move guests', 'dangdae_rate(day_won: int, night_won: int): Set what ten minutes cost', 'score_set(table, white: int, yellow: int): Enter the score', 'light_table(table, lit: bool): Switch the lamp over a table'],
    steps: `
      dangdae_open table="{t}" guest="{g}" | 시작 | {t} {g} 시작.
      dangdae_open table="{t2}" | 시작 | {t2} 시간 재세요. 이름은 몰라요.
      dangdae_close table="{t}" | 계산 | {t} 계산이요.
      dangdae_pause table="{t2}" | 잠깐 | {t2} 손님 담배 피우러 감. 시간 세워 둘 것.
      dangdae_unpause table="{t2}" | 복귀 | {t2} 손님 왔다. 다시 잰다.
      dangdae_move guest="{g}" from_table="{t}" to_table="{t2}" | 자리 | {g}, {t}에서 {t2:로} 옮김.
      dangdae_move guest="{g}" from_table="{t2}" to_table="{t}" | 자리 | {g:은} {t:로} 가고 {t2:은} 비운다.
      dangdae_rate day_won={w} night_won={w2} | 요금 | 십 분에 밤 {w2}원, 낮 {w}원.
      score_set table="{t}" white={n} yellow={m} | 점수 | {t} 흰 공 {n}점 노란 공 {m}점.
      score_set table="{t2}" white={m} yellow={n} | 점수 | {t2}: 노랑 {n}, 하양 {m}
      light_table table="{t}" lit=false | 등 | {t} 등 끄기.
      light_table table="{t2}" lit=true | 등 | {t2:이} 어둡대요.
    `,
  },
  // 응급실 분류
  {
    language: 'ko',
    event: 'webhook /er/triage {"환자": "{p}", "등급": {l}, "자리": "{b}", "주증상": "{s}", "빈자리": "{b2}", "산소": {o}}',
    slots: { p: 'E-118, 최무명, 3441', p2: 'E-131, 안복자, 3460', l: '2..4', b: 'A3, 복도 1, 소생실', b2: 'B7, 격리 2, 관찰 5', s: '=가슴 통증, 어지럼, 발목 부상', o: '82..90 / 95..99', n: '2..10', m: '10..55', d: '순환기, 정형외과, 신경과', d2: '소아과, 외과' },
    tools: ['bullyu_level(patient, old_level: int, new_level: int): Change how urgent a patient is', 'byeongsang_place(patient, bed): Bring a patient to a bed', 'byeongsang_shift(patient, from_bed, to_bed): Move a patient', 'sanso_give(patient, litres: int, mask?: bool): Give oxygen', 'sanso_end(patient): Stop oxygen', 'hyeopjin_ask(patient, department, within_min?: int): Ask another department to come', 'hyeopjin_recall(patient, department): Tell a department that it need not come'],
    steps: `
      @o sanso_give patient="{p}" litres=5 // failed "산소포화도 {o}%" | 산소 | 92%에 못 미칠 때만 그 환자에게 5리터를 준다. 마스크 얘기는 없음.
      sanso_give patient="{p2}" litres={n} mask=true | 산소 | {p2} 마스크로 {n}리터.
      sanso_give patient="{p2}" litres={n} mask=false | 코로 | {p2}, {n}L, 마스크 없이 코로.
      sanso_end patient="{p2}" | 산소 | {p2} 산소는 이제 뗍니다.
      bullyu_level patient="{p}" old_level={l} new_level=1 | 등급 | 온 환자를 지금 등급에서 1로 올린다.
      bullyu_level patient="{p2}" old_level=5 new_level=3 | 등급 | {p2}: 3등급으로. (5등급이었음)
      byeongsang_place patient="{p2}" bed="{b2}" | 자리 | {p2} 빈자리로 모신다.
      byeongsang_shift patient="{p}" from_bed="{b}" to_bed="{b2}" | 옮김 | 온 환자를 빈자리로 옮긴다.
      byeongsang_shift patient="{p2}" from_bed="{b2}" to_bed="{b}" | 옮김 | {p2:은} {b2}에서 {b:로}.
      hyeopjin_ask patient="{p}" department={d} within_min={m} | 협진 | 온 환자, {d}, {m}분 안에 와 달라고.
      hyeopjin_ask patient="{p2}" department={d2} | 협진 | {p2} {d2} 협진. 급하진 않아서 시간은 안 적어요.
      hyeopjin_recall patient="{p}" department={d} | 안 와도 됨 | 온 환자 때문에 {d:이} 올 필요는 없어졌다.
    `,
  },
  // 두부 공장
  {
    language: 'ko',
    slots: { v: '응고조 1, 왼쪽 솥, DV-2', v2: '응고조 4, 오른쪽 솥, DV-7', l: '20..90', g: '200..900', n: '3..25', k: '=부침, 찌개, 순두부', k2: '=연두부, 손두부', s: '7..14', s2: '78..95', m: '몽고슈퍼, 급식 12교, 두레마트' },
    tools: ['kong_grind(kg: int, fine?: bool): Grind soaked beans', 'gansu_pour(vat, ml: int, slowly: bool): Pour coagulant', 'dubu_press(vat, minutes: int, weight_kg?: int): Press tofu', 'dubu_release(vat): Take the weight off', 'dubu_kind(vat, old_kind, new_kind): Make another kind', 'dubu_cutter(width_cm: int, length_cm: int): Set the cutter', 'napum_add(shop, blocks: int): Add blocks to what a shop gets', 'napum_less(shop, blocks: int): Take blocks off what a shop gets'],
    steps: `
      kong_grind kg={l} fine=true | 갈기 | 콩 {l}kg 곱게.
      kong_grind kg={l} fine=false | 갈기 | {l}킬로, 곱지 않게 굵게 갑니다.
      gansu_pour vat="{v}" ml={g} slowly=true | 간수 | {v}에 간수 {g}ml 천천히.
      gansu_pour vat="{v2}" ml={g} slowly=false | 간수 | {v2}, {g}밀리를 한꺼번에.
      dubu_press vat="{v}" minutes={n} weight_kg={l} | 누르기 | {l}kg 돌로 {v:을} {n}분.
      dubu_press vat="{v2}" minutes=30 | 누르기 | {v2} 반 시간 눌러. 무게는 늘 쓰던 걸로.
      dubu_release vat="{v}" | 돌 내리기 | {v} 돌 치운다.
      dubu_kind vat="{v}" old_kind={k} new_kind={k2} | 품목 | {v:은} {k}에서 {k2:로}.
      dubu_kind vat="{v2}" old_kind={k2} new_kind={k} | 품목 | {v2}: {k} 만든다, {k2} 끝.
      dubu_cutter width_cm={s} length_cm={n} | 칼 | 세로 {n} 가로 {s}cm
      napum_add shop="{m}" blocks={n} | 더 | {m} {n}모 더.
      napum_less shop="{m}" blocks={n} | 덜 | {m:은} {n}모 빼 달랍니다.
    `,
  },
  // 산불 감시
  {
    language: 'ko',
    event: 'webhook /fire/tower {"초소": "{t}", "연기방위": {a}, "거리km": {d}, "바람": "{w}", "헬기": "{h}", "이웃초소": "{t2}"}',
    slots: { t: '매봉, 3초소, 장군바위', t2: '솔재, 7초소, 덕유', a: '5..170', a2: '190..355', d: '1..12', w: '=북서, 남, 동', h: '산림 803, 까치 2', h2: '산림 815, 까치 6', r: '=만수저수지, 옥계천, 탄천', r2: '=용담호, 금강', n: '4..60', k: '1대대, 의소대, 면사무소' },
    tools: ['gamsi_look(tower, degrees: int, zoom?: int): Turn the camera of a tower', 'gamsi_sweep(tower, from_deg: int, to_deg: int): Look from one direction to another', 'helgi_go(helicopter, tower, water_from?): Send a helicopter', 'helgi_back(helicopter): Call a helicopter back', 'helgi_refill(helicopter, old_lake, new_lake): Take water elsewhere', 'daewon_call(unit, people: int, quietly?: bool): Call people', 'daewon_dismiss(unit): Send people home'],
    steps: `
      gamsi_look tower="{t}" degrees={a} zoom={d} | 보기 | 보고한 초소 카메라를 연기 쪽으로 돌리고 배율은 거리 숫자와 같게.
      gamsi_look tower="{t2}" degrees={a2} | 보기 | 이웃 초소는 {a2}도. 확대 안 해도 됨.
      gamsi_sweep tower="{t}" from_deg={a} to_deg={a2} | 훑기 | 보고한 초소, 연기 방위부터 {a2}도까지.
      gamsi_sweep tower="{t2}" from_deg={a2} to_deg={a} | 훑기 | {t2} 카메라는 {a}도까지 본다. {a2}도에서 시작.
      helgi_go helicopter="{h}" tower="{t}" water_from="{r}" | 출동 | 보고된 헬기를 그 초소로. 물은 {r}에서.
      helgi_go helicopter="{h2}" tower="{t2}" | 출동 | {h2} {t2} 쪽으로. 물 뜨는 데는 기장이.
      helgi_back helicopter="{h2}" | 귀환 | {h2} 돌아오라고.
      helgi_refill helicopter="{h}" old_lake="{r}" new_lake="{r2}" | 담수지 | 보고된 헬기는 {r} 말고 {r2}에서 뜬다.
      helgi_refill helicopter="{h2}" old_lake="{r2}" new_lake="{r}" | 담수지 | {h2:은} {r:로} 바꿔라. {r2:은} 얼었다.
      daewon_call unit="{k}" people={n} quietly=true | 소집 | {k} {n}명, 동네에 소문 안 나게 조용히.
      daewon_call unit="{k}" people=50 | 소집 | {k} 쉰 명.
      daewon_dismiss unit="{k}" | 해산 | {k:은} 집에 보낸다.
    `,
  },
  // 간판·네온
  {
    language: 'ko',
    slots: { s: '옥상 간판, 정문 네온, SG-1', s2: '골목 간판, 후문 네온, SG-5', t: '=18:20, 19:10', t2: '=00:30, 01:45', c: '=분홍, 호박, 하늘', c2: '=초록, 보라', p: '10..45', p2: '60..100', tx: '=오늘 쉽니다, 자리 있어요, 생맥주 반값', n: '2..12' },
    tools: ['neon_text(sign, text): Show a text on a sign', 'neon_wipe(sign): Show nothing on a sign', 'neon_colour(sign, old_colour, new_colour): Change the colour', 'neon_hours(sign, lit_from, dark_from): Set when a sign is lit', 'neon_bright(sign, day_pct: int, night_pct: int): Set the brightness by day and by night', 'neon_blink(sign, every_s?: int): Let a sign blink', 'neon_still(sign): Let a sign blink no more'],
    steps: `
      neon_text sign="{s}" text="{tx}" | 글 | {s}에 "{tx}"
      neon_text sign="{s2}" text="내일 10시 개업!" | 글 | {s2}에는 내일 10시 개업! 이라고 띄운다. 느낌표까지.
      neon_wipe sign="{s2}" | 지움 | {s2} 글자 없애기.
      neon_colour sign="{s}" old_colour={c} new_colour={c2} | 색 | {s:은} {c}에서 {c2:로}.
      neon_colour sign="{s2}" old_colour={c2} new_colour={c} | 색 | {s2} {c:로} 바꿔 주세요, {c2:은} 촌스러워요.
      neon_hours sign="{s}" lit_from={t} dark_from={t2} | 시간 | {s} {t} 점등 {t2} 소등
      neon_hours sign="{s2}" lit_from={t} dark_from={t2} | 시간 | {s2:은} {t2}에 꺼지고 {t}에 켜진다.
      neon_bright sign="{s}" day_pct={p2} night_pct={p} | 밝기 | {s:은} 밤에 {p}, 낮에 {p2}퍼센트.
      neon_bright sign="{s2}" day_pct={p} night_pct={p2} | 밝기 | {s2}: 낮 {p}% 밤 {p2}%
      neon_blink sign="{s}" every_s={n} | 깜박 | {s} {n}초마다 깜박이기.
      neon_blink sign="{s2}" | 깜박 | {s2:이} 깜박거리게. 간격은 아무래도 좋다.
      neon_still sign="{s}" | 그만 | {s} 깜박이는 거 정신없어요. 그만.
    `,
  },
];
