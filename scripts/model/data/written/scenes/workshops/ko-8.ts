import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in Korean, part 8. */
export const workshops8: readonly Scene[] = [
  // 젓갈 숙성 토굴
  {
    language: 'ko',
    event: 'mqtt jeot/drum {"통": "{d}", "염도": {s}, "온도": {c}, "젓갈": "{k}", "굴": "{g}", "빈굴": "{g2}"}',
    slots: { d: '드럼 12, 육젓 A, JT-4', d2: '드럼 30, 추젓 D, JT-9', s: '14..19 / 24..31', c: '11..19', k: '새우젓, 멸치젓, 황석어젓', g: '1굴, 안굴', g2: '4굴, 바깥굴', n: '2..30', m: '3..24', w: '김장 시장, 보령댁' },
    tools: ['jeot_salt(drum, kg: int): Add salt to a drum', 'jeot_water(drum, litres: int): Add water to a drum', 'jeot_roll(drum, old_cave, new_cave): Roll a drum to another cave', 'jeot_seal(drum, months?: int): Seal a drum', 'jeot_unseal(drum): Open a sealed drum', 'jeot_sell(buyer, drum, strained?: bool): Sell a drum'],
    steps: `
      @s jeot_salt drum="{d}" kg=5 // jeot_water drum="{d}" litres=5 | 간 | 염도가 20도 안 되면 소금 다섯 킬로, 22도가 넘으면 물 다섯 리터. 보고한 통에.
      jeot_salt drum="{d2}" kg={n} | 소금 | {d2} 소금 {n}kg.
      jeot_water drum="{d2}" litres={n} | 물 | {d2}에 물을 {n}리터 부어 주세요.
      jeot_roll drum="{d}" old_cave="{g}" new_cave="{g2}" | 굴리기 | 보고한 통은 지금 굴에서 빈 굴로.
      jeot_roll drum="{d2}" old_cave="{g2}" new_cave="{g}" | 굴리기 | {d2:을} {g:로} 굴려 온다. 지금 {g2}.
      jeot_seal drum="{d}" months={m} | 봉함 | 보고한 통, {m}달 봉한다.
      jeot_seal drum="{d2}" | 봉함 | {d2} 봉하기. 언제 딸지는 맛보고.
      jeot_unseal drum="{d2}" | 개봉 | {d2} 뚜껑 딴다.
      jeot_sell buyer="{w}" drum="{d2}" strained=true | 판매 | {w}에 {d2}, 건더기는 걸러서.
      jeot_sell buyer="{w}" drum="{d}" strained=false | 판매 | {w:은} {d:을} 거르지 않은 채로 사 간다.
    `,
  },
  // 모자 공장
  {
    language: 'ko',
    slots: { h: '버킷 12, 중절모 A, 볼캡 7', h2: '베레 3, 밀짚 D, 비니 9', a: '=54, 55, 56', b: '=58, 60, 62', f: '울 회색, 마 생지, 코듀로이', f2: '펠트 밤, 데님 청', n: '5..120', c: '90..140', w: '봉제 2반, 임 반장', w2: '봉제 6반, 추 반장', cm: '3..5', cm2: '6..9' },
    tools: ['moja_sew(style, count: int, lined?: bool): Sew hats', 'moja_fabric(style, old_fabric, new_fabric): Use another fabric', 'moja_sizes(style, smallest_cm: int, largest_cm: int): Set the range of sizes', 'moja_brim(style, front_cm: int, back_cm: int): Set the brim', 'moja_steam(style, celsius: int, secs?: int): Steam a hat into shape', 'moja_handover(style, old_team, new_team): Give a style to another team', 'moja_defect(style, count: int, repairable: bool): Enter faulty hats'],
    steps: `
      moja_sew style="{h}" count={n} lined=true | 봉제 | {h} {n}개, 안감 넣고.
      moja_sew style="{h2}" count={n} lined=false | 봉제 | {h2} {n}개. 안감은 넣지 마세요.
      moja_sew style="{h2}" count=24 | 봉제 | {h2} 스물네 개.
      moja_fabric style="{h}" old_fabric="{f}" new_fabric="{f2}" | 원단 | {h}: {f} 말고 {f2}
      moja_fabric style="{h2}" old_fabric="{f2}" new_fabric="{f}" | 원단 | {h2:은} {f:로} 바뀜. {f2} 재고 없음.
      moja_sizes style="{h}" smallest_cm={a} largest_cm={b} | 치수 | {h} {a}에서 {b}까지.
      moja_sizes style="{h2}" smallest_cm={a} largest_cm={b} | 치수 | {h2:은} 제일 큰 게 {b}, 제일 작은 게 {a}.
      moja_brim style="{h}" front_cm={cm2} back_cm={cm} | 챙 | {h} 뒤 {cm} 앞 {cm2}
      moja_brim style="{h2}" front_cm={cm} back_cm={cm2} | 챙 | {h2} 챙은 앞이 {cm}cm, 뒤가 {cm2}cm.
      moja_steam style="{h}" celsius={c} secs=40 | 증기 | {h} {c}도로 사십 초.
      moja_steam style="{h2}" celsius={c} | 증기 | {h2} {c}도. 시간은 손맛.
      moja_handover style="{h}" old_team="{w}" new_team="{w2}" | 이관 | {h:은} {w}에서 {w2:로} 넘김.
      moja_defect style="{h}" count={n} repairable=true | 불량 | {h} 불량 {n}개, 고쳐 쓸 수 있음.
      moja_defect style="{h2}" count={n} repairable=false | 불량 | {h2} {n}개는 못 고친다.
    `,
  },
  // 수중 로봇
  {
    language: 'ko',
    event: 'webhook /rov/state {"기체": "{r}", "수심": {d}, "배터리": {b}, "케이블": {c}, "목표": "{t}", "대기기체": "{r2}"}',
    slots: { r: '해마 2, ROV-5', r2: '해마 6, ROV-9', d: '12..60', d2: '65..180', b: '6..14 / 55..96', c: '20..90', t: '3번 말뚝, 취수구, 선미', t2: '7번 말뚝, 방파 블록', n: '2..30', m: '1..9' },
    tools: ['haema_dive(robot, metres: int, calm?: bool): Dive deeper', 'haema_rise(robot, metres: int): Rise', 'haema_surface(robot): Come up entirely', 'haema_visit(robot, old_goal, new_goal): Go to another goal', 'haema_layer(robot, upper_m: int, lower_m: int): Stay between two depths', 'haema_grab(robot, item): Grab an item', 'haema_letgo(robot): Let go of an item', 'haema_relieve(out, in): Let another robot take over', 'cable_out(metres: int): Let cable out', 'cable_in(metres: int): Take cable in'],
    steps: `
      @b haema_surface robot="{r}" // failed "배터리 {b}%" | 배터리 | 배터리가 20%에 못 미치면 그 기체를 물 위로 올린다. 충분하면 올리지 않는다.
      haema_dive robot="{r}" metres={n} calm=true | 잠수 | 그 기체 {n}m 더, 흙탕 안 일게 조용히.
      haema_dive robot="{r2}" metres={n} | 잠수 | {r2} {n}미터 내려.
      haema_rise robot="{r}" metres={n} | 상승 | {r} {n}m만 올라와.
      haema_visit robot="{r}" old_goal="{t}" new_goal="{t2}" | 목표 | 그 기체 목표를 {t2:로} 바꾼다.
      haema_visit robot="{r2}" old_goal="{t2}" new_goal="{t}" | 목표 | {r2:은} {t2} 말고 {t}.
      haema_layer robot="{r}" upper_m={d} lower_m={d2} | 층 | 그 기체는 얕게는 지금 수심, 깊게는 {d2}m.
      haema_layer robot="{r2}" upper_m={d} lower_m={d2} | 층 | {r2} 아래 {d2} 위 {d}
      haema_grab robot="{r}" item="끊긴 밧줄" | 집기 | 그 기체로 "끊긴 밧줄"을 집는다.
      haema_letgo robot="{r}" | 놓기 | 집은 걸 놓아라, {r}.
      haema_relieve out="{r}" in="{r2}" | 교대 | 보고한 기체는 쉬고 대기 기체가 들어간다.
      haema_relieve out="{r2}" in="{r}" | 교대 | {r2:을} 건지고 {r:을} 넣는다.
      cable_out metres={m} | 줄 | 케이블 {m}m 풀어.
      cable_in metres={c} | 줄 | 케이블을 보고된 만큼 감아들인다.
    `,
  },
  // 점심 도시락 배달
  {
    language: 'ko',
    slots: { z: '1코스, 시청 쪽, 공단 A', z2: '4코스, 병원 쪽, 공단 D', r: '인서, 오토바이 3, 문 기사', r2: '가윤, 오토바이 7, 표 기사', n: '2..60', m: '제육, 고등어, 돈가스', m2: '비빔밥, 닭강정', t: '=11:20, 11:40', t2: '=12:10, 12:30', c: '미래전자, 3층 치과, 꽃집' },
    tools: ['dosi_pack(menu, boxes: int, soup?: bool): Pack lunch boxes', 'dosi_menu(customer, old_menu, new_menu): Change a menu', 'dosi_run(rider, route, leave_at?): Send a rider', 'dosi_trade_route(rider, old_route, new_route): Give a rider another route', 'dosi_cover(sick, healthy): Let another rider take over', 'dosi_hour(customer, old_time, new_time): Change the hour of delivery', 'dosi_pause(customer, days: int): Deliver nothing for some days', 'dosi_resume(customer): Deliver again'],
    steps: `
      dosi_pack menu="{m}" boxes={n} soup=true | 담기 | {m} {n}개, 국도 같이.
      dosi_pack menu="{m2}" boxes={n} soup=false | 담기 | {m2} {n}개. 국은 빼요.
      dosi_pack menu="{m}" boxes=15 | 담기 | {m} 열다섯 개
      dosi_menu customer="{c}" old_menu="{m}" new_menu="{m2}" | 메뉴 | {c:은} {m} 말고 {m2:로}.
      dosi_menu customer="{c}" old_menu="{m2}" new_menu="{m}" | 메뉴 | {c} {m:로} 바꿈. {m2} 품절.
      dosi_run rider="{r}" route="{z}" leave_at={t} | 출발 | {r} {z}, {t} 출발.
      dosi_run rider="{r2}" route="{z2}" | 출발 | {r2:은} {z2}. 준비되면 바로라서 시각은 안 씀.
      dosi_trade_route rider="{r}" old_route="{z}" new_route="{z2}" | 코스 | {r:은} 오늘 {z} 대신 {z2}.
      dosi_trade_route rider="{r2}" old_route="{z2}" new_route="{z}" | 코스 | {r2}: {z2} → {z}
      dosi_cover sick="{r}" healthy="{r2}" | 대타 | {r:이} 몸살이래요. {r2:이} 대신 돕니다.
      dosi_hour customer="{c}" old_time={t} new_time={t2} | 시간 | {c} {t}에서 {t2:로} 늦춤.
      dosi_hour customer="{c}" old_time={t2} new_time={t} | 시간 | {c:은} {t}에 달래요, {t2:은} 늦다고.
      dosi_pause customer="{c}" days=3 | 쉼 | {c} 사흘 쉼.
      dosi_resume customer="{c}" | 재개 | {c} 휴가 끝났대. 다시 배달.
    `,
  },
  // 스테인드글라스 복원
  {
    language: 'ko',
    earlier: ['창 조사 | chang_josa → {w} 칸 {n}: 유리 {g}, 납선 {s}', '재고 | jaego → {g2} {k}장'],
    slots: { w: '남창, 장미창, W-3', w2: '북창, 제단창, W-8', n: '1..24', g: '=청록 2, 호박 5, 루비', g2: '=하늘 1, 올리브', s: '=부식, 끊김 / 멀쩡, 양호', k: '2..30', mm: '3..6', mm2: '7..12' },
    tools: ['chang_glass(window, pane: int, old_glass, new_glass): Replace a pane', 'chang_lead(window, pane: int, quick?: bool): Renew the lead', 'chang_clean(window, method: dry|wet): Clean a window', 'chang_remove(window, pane: int): Take a pane out', 'chang_return(window, pane: int): Put a pane back', 'nap_width(window, inner_mm: int, outer_mm: int): Set the width of the lead inside and outside'],
    steps: `
      @s chang_lead window="{w}" pane={n} // failed "납선이 {s}" | 납선 | 조사한 칸의 납선이 상했으면 새로 한다. 괜찮으면 손대지 않는다.
      chang_glass window="{w}" pane={n} old_glass="{g}" new_glass="{g2}" | 유리 | 조사한 칸 유리를 재고에 있는 것으로 간다.
      chang_glass window="{w2}" pane={k} old_glass="{g2}" new_glass="{g}" | 유리 | {w2} {k}번 칸은 {g:로}. {g2:을} 뺀다.
      chang_clean window="{w2}" method=dry | 청소 | {w2:은} 물을 대지 말고 닦는다.
      chang_clean window="{w}" method=wet | 청소 | 조사한 창은 물로 닦아 주세요.
      chang_remove window="{w}" pane={n} | 떼기 | 조사한 칸을 떼어 낸다.
      chang_return window="{w2}" pane={k} | 끼우기 | {w2} {k}번 칸 도로 끼움.
      chang_lead window="{w2}" pane={k} quick=true | 납선 | {w2} {k}번 칸 납선, 급하니 빨리.
      nap_width window="{w}" inner_mm={mm} outer_mm={mm2} | 폭 | 조사한 창, 바깥 {mm2} 안 {mm}mm.
      nap_width window="{w2}" inner_mm={mm} outer_mm={mm2} | 폭 | {w2} 안쪽 {mm}, 바깥쪽 {mm2}
    `,
  },
  // 골프 연습장
  {
    language: 'ko',
    event: 'webhook /range/bay {"타석": {b}, "회원": "{m}", "남은공": {n}, "종료": "{t}", "빈타석": {b2}, "대기": "{m2}"}',
    slots: { b: '1..20', b2: '21..48', m: '차무영, 회원 771', m2: '하소은, 회원 802', n: '0..4 / 35..80', t: '=10:20, 14:40', t2: '=11:10, 15:30', k: '10..60', d: '30..90', d2: '120..230', h: '20..60' },
    tools: ['taseok_give(member, bay: int, until?): Give a member a bay', 'taseok_free(bay: int): Free a bay', 'taseok_shift(member, old_bay: int, new_bay: int): Move a member', 'taseok_until(bay: int, old_end, new_end): Change when a bay ends', 'gong_add(bay: int, balls: int, free?: bool): Give balls', 'gong_cut(bay: int, balls: int): Take balls away', 'pyojeok_range(near_m: int, far_m: int): Light the targets between two distances', 'tee_height(bay: int, mm: int): Set the tee'],
    steps: `
      @n gong_add bay={b} balls=50 // failed "공이 {n}개 남았다" | 공 | 남은 공이 열 개가 안 되면 그 타석에 쉰 개를 넣는다. 많으면 넣지 않는다.
      gong_add bay={b2} balls={k} free=true | 서비스 | 빈 타석에 서비스로 {k}개.
      gong_add bay={b2} balls={k} free=false | 유료 | {b2}번에 {k}개, 돈 받고.
      gong_cut bay={b} balls={k} | 빼기 | {b}번 잘못 넣은 {k}개 빼기.
      taseok_give member="{m2}" bay={b2} until={t2} | 배정 | 기다리는 분은 빈 타석에 {t2}까지.
      taseok_give member="{m2}" bay={b2} | 배정 | {m2} 님 {b2}번. 끝나는 시간은 비움.
      taseok_free bay={b} | 비움 | {b}번 나가셨어요.
      taseok_shift member="{m}" old_bay={b} new_bay={b2} | 이동 | 치던 분을 빈 타석으로 옮긴다.
      taseok_shift member="{m2}" old_bay={b2} new_bay={b} | 이동 | {m2} 님을 {b}번으로. 지금 {b2}번.
      taseok_until bay={b} old_end={t} new_end={t2} | 연장 | 치던 분 종료를 {t2:로} 미룬다.
      taseok_until bay={b2} old_end={t2} new_end={t} | 단축 | {b2}번은 {t}에 끝낸다, {t2} 아님.
      pyojeok_range near_m={d} far_m={d2} | 표적 | 먼 데 {d2} 가까운 데 {d}m
      tee_height bay={b} mm={h} | 티 | 그 타석 티 {h}mm.
    `,
  },
  // 연구용 온실 접목
  {
    language: 'ko',
    slots: { a: '수박 묘 3, 토마토 A, 오이-12', b: '박 대목 1, 흥농 D, 호박-7', b2: '신토좌 4, 대목 F', n: '20..400', c: '22..27', c2: '28..32', h: '3..10', w: '접목실 1, 활착실 2', w2: '순화실, 활착실 5', l: '0..30' },
    tools: ['jeopmok_join(scion, rootstock, count: int, clip?: bool): Graft plants', 'jeopmok_stock(scion, old_rootstock, new_rootstock): Use another rootstock', 'hwalchak_climate(room, night_c: int, day_c: int): Set the temperatures', 'hwalchak_dark(room, days: int): Keep a room dark', 'hwalchak_light(room, percent: int): Light a room', 'myo_carry(scion, from_room, to_room, count?: int): Carry seedlings', 'myo_cull(scion, count: int): Throw seedlings away'],
    steps: `
      jeopmok_join scion="{a}" rootstock="{b}" count={n} clip=true | 접목 | {a:을} {b}에 {n}주, 집게 물려서.
      jeopmok_join scion="{a}" rootstock="{b2}" count={n} clip=false | 접목 | {b2}에 {a} {n}주. 집게는 쓰지 않는다.
      jeopmok_join scion="{a}" rootstock="{b}" count=200 | 접목 | {a} + {b}, 이백 주
      jeopmok_stock scion="{a}" old_rootstock="{b}" new_rootstock="{b2}" | 대목 | {a} 대목을 {b}에서 {b2:로}.
      jeopmok_stock scion="{a}" old_rootstock="{b2}" new_rootstock="{b}" | 대목 | {a:은} 이제 {b:을} 쓴다. {b2:은} 병이 왔다.
      hwalchak_climate room="{w}" night_c={c} day_c={c2} | 온도 | {w} 낮 {c2} 밤 {c}
      hwalchak_climate room="{w2}" night_c={c} day_c={c2} | 온도 | {w2:은} 밤 {c}도, 낮 {c2}도로 해 주세요.
      hwalchak_dark room="{w}" days=3 | 암막 | {w} 사흘 깜깜하게.
      hwalchak_light room="{w2}" percent={l} | 빛 | {w2} 빛 {l}%.
      myo_carry scion="{a}" from_room="{w}" to_room="{w2}" count={n} | 옮김 | {w}에 있는 {a} {n}주를 {w2:로}.
      myo_carry scion="{a}" from_room="{w2}" to_room="{w}" | 옮김 | {a:을} {w:로} 되돌림. {w2}에서. 주 수는 안 셈.
      myo_cull scion="{a}" count={h} | 도태 | {a} {h}주 버림.
    `,
  },
  // 작은 영화 자막
  {
    language: 'ko',
    slots: { f: '단편 12, 섬의 끝, 밤비', f2: '단편 19, 여름 개, 등', t: '=00:03:12, 00:11:40', t2: '=00:03:15, 00:11:44', l: '12..200', l2: '210..480', x: '=어디 가니?, 비가 올 거야., 나는 몰랐다', x2: '=어디 가?, 비 오겠다., 난 몰랐어', w: '번역 모, 감수 1', w2: '번역 주, 감수 4', s: '0.1..2.5' },
    tools: ['jamak_line_time(film, line: int, begin, end): Set when a line is shown', 'jamak_line_text(film, line: int, text): Write a line', 'jamak_swap_text(film, old_text, new_text, all?: bool): Replace a text', 'jamak_push(film, seconds: num): Show all lines later', 'jamak_pull(film, seconds: num): Show all lines earlier', 'jamak_join_lines(film, first: int, second: int): Join two lines', 'jamak_assign(film, translator, from_line: int, to_line: int): Give lines to a translator', 'jamak_pass_on(film, old_translator, new_translator): Give a film to another translator'],
    steps: `
      jamak_line_time film="{f}" line={l} begin={t} end={t2} | 시간 | {f} {l}번 줄 {t}~{t2}
      jamak_line_time film="{f2}" line={l2} begin={t} end={t2} | 시간 | {f2} {l2}번은 {t2}에 사라지고 {t}에 나온다.
      jamak_line_text film="{f}" line={l} text="{x}" | 글 | {f} {l}번 줄은 "{x}"
      jamak_swap_text film="{f}" old_text="{x}" new_text="{x2}" all=true | 고침 | {f}에 나오는 "{x}"를 죄다 "{x2}"로.
      jamak_swap_text film="{f2}" old_text="{x2}" new_text="{x}" | 고침 | {f2} "{x2}" 대신 "{x}"
      jamak_push film="{f}" seconds={s} | 늦춤 | {f} 자막 전체를 {s}초 뒤로 민다.
      jamak_pull film="{f2}" seconds={s} | 당김 | {f2} 자막이 늦다. 통째로 {s}초 당겨라.
      jamak_join_lines film="{f}" first={l} second={l2} | 합침 | {f} {l}번에 {l2}번을 이어 붙인다.
      jamak_assign film="{f}" translator="{w}" from_line={l} to_line={l2} | 배정 | {f} {l}번부터 {l2}번, {w}.
      jamak_assign film="{f2}" translator="{w2}" from_line={l} to_line={l2} | 배정 | {w2:이} {f2:을} {l2}번까지 맡습니다. 시작은 {l}번.
      jamak_pass_on film="{f}" old_translator="{w}" new_translator="{w2}" | 넘김 | {f:은} {w:이} 못 한다. {w2:이} 한다.
    `,
  },
  // 주물 공장
  {
    language: 'ko',
    event: 'mqtt cast/ladle {"래들": "{d}", "쇳물": {c}, "주형": "{m}", "무게": {k}, "다음주형": "{m2}", "재질": "{a}"}',
    slots: { d: '래들 2, 큰 국자, LD-5', d2: '래들 6, 작은 국자', c: '1240..1310 / 1390..1460', m: '맨홀 4, 펌프 몸통, M-88', m2: '난로 문, 바퀴 9, M-97', k: '40..600', a: '=GC200, GCD450', a2: '=SC46, AC4C', n: '2..60', g: '5..30', h: '2..24' },
    tools: ['jumul_pour(ladle, mould, kg: int, slowly?: bool): Pour metal into a mould', 'jumul_back(ladle): Pour metal back into the furnace', 'jumul_pass(from_ladle, to_ladle, kg: int): Pour from one ladle into another', 'jumul_alloy(ladle, old_alloy, new_alloy): Change the alloy', 'juhyeong_order(earlier, later): Say which mould comes first', 'juhyeong_cool(mould, hours: int): Let a mould cool', 'juhyeong_break(mould, gently: bool): Break a mould open', 'nae_slag(ladle, times: int): Take slag off'],
    steps: `
      @c jumul_back ladle="{d}" // jumul_pour ladle="{d}" mould="{m}" kg={k} | 주입 | 쇳물이 1350도에 못 미치면 로에 도로 붓고, 넘으면 보고된 주형에 보고된 무게를 붓는다.
      jumul_pour ladle="{d2}" mould="{m2}" kg={n} slowly=true | 주입 | {d2:로} 다음 주형에 {n}kg을 천천히.
      jumul_pour ladle="{d2}" mould="{m}" kg={n} | 주입 | {d2} → {m} {n}kg
      jumul_pass from_ladle="{d}" to_ladle="{d2}" kg={n} | 나눔 | 보고된 래들에서 {d2:로} {n}킬로.
      jumul_pass from_ladle="{d2}" to_ladle="{d}" kg={n} | 나눔 | {d}에 {n}kg을 받는다. {d2} 것이다.
      jumul_alloy ladle="{d}" old_alloy={a} new_alloy={a2} | 재질 | 보고된 래들은 지금 재질 말고 {a2:로}.
      jumul_alloy ladle="{d2}" old_alloy={a2} new_alloy={a} | 재질 | {d2}: {a2} 빼고 {a}
      juhyeong_order earlier="{m2}" later="{m}" | 순서 | 다음 주형을 먼저, 보고된 주형은 나중에.
      juhyeong_order earlier="{m}" later="{m2}" | 순서 | {m} 붓고 나서 {m2}.
      juhyeong_cool mould="{m}" hours={h} | 식힘 | 보고된 주형 {h}시간.
      juhyeong_break mould="{m2}" gently=true | 털기 | 다음 주형은 얇다. 살살 턴다.
      juhyeong_break mould="{m}" gently=false | 털기 | {m:은} 튼튼해. 막 털어도 된다.
      nae_slag ladle="{d}" times=2 | 찌꺼기 | 보고된 래들 찌꺼기 두 번.
    `,
  },
  // 반려견 미용
  {
    language: 'ko',
    slots: { d: '콩이, 몽실, 푸들 7', d2: '두부, 까미, 말티 3', a: '3..9', b: '12..30', t: '=10:00, 11:30', t2: '=14:00, 16:30', w: '은비 선생, 2번 테이블', w2: '해솔 선생, 5번 테이블', s: '=오트밀, 저자극, 약용', s2: '=라벤더, 화이트닝', n: '5..40' },
    tools: ['meong_wash(dog, shampoo, twice?: bool): Wash a dog', 'meong_shampoo(dog, old_shampoo, new_shampoo): Use another shampoo', 'meong_cut(dog, body_mm: int, head_mm: int): Cut a dog', 'meong_dry(dog, air: warm|cool, minutes?: int): Dry a dog', 'meong_slot(dog, at, groomer?): Make an appointment', 'meong_reslot(dog, old_at, new_at): Move an appointment', 'meong_handoff(dog, old_groomer, new_groomer): Let another groomer do it', 'meong_ready(dog, call_owner: bool): Say that a dog is ready'],
    steps: `
      meong_wash dog="{d}" shampoo={s} twice=true | 목욕 | {d} {s:로} 두 번 감기기.
      meong_wash dog="{d2}" shampoo={s2} | 목욕 | {d2}, {s2}.
      meong_shampoo dog="{d}" old_shampoo={s} new_shampoo={s2} | 샴푸 | {d:은} {s} 말고 {s2}.
      meong_shampoo dog="{d2}" old_shampoo={s2} new_shampoo={s} | 샴푸 | {d2:은} {s2:이} 안 맞는대요. {s:로} 바꿔요.
      meong_cut dog="{d}" body_mm={a} head_mm={b} | 컷 | {d} 몸 {a} 머리 {b}mm
      meong_cut dog="{d2}" body_mm={a} head_mm={b} | 컷 | {d2:은} 얼굴 쪽 머리는 {b}밀리, 몸은 {a}밀리.
      meong_dry dog="{d}" air=warm minutes={n} | 말리기 | {d} 따뜻한 바람 {n}분.
      meong_dry dog="{d2}" air=cool | 말리기 | {d2:은} 더위를 타니 시원한 바람. 시간은 마를 때까지라 안 정함.
      meong_slot dog="{d}" at={t} groomer="{w}" | 예약 | {d} {t} {w}.
      meong_slot dog="{d2}" at={t2} | 예약 | {d2} {t2}. 누가 할지는 상관없대요.
      meong_reslot dog="{d}" old_at={t} new_at={t2} | 변경 | {d:을} {t}에서 {t2:로}.
      meong_reslot dog="{d2}" old_at={t2} new_at={t} | 변경 | {d2} 보호자님, {t:로} 당김. ({t2} 예약)
      meong_handoff dog="{d}" old_groomer="{w}" new_groomer="{w2}" | 교대 | {d:은} {w} 대신 {w2}.
      meong_ready dog="{d}" call_owner=true | 완료 | {d} 다 됐다. 보호자께 전화.
      meong_ready dog="{d2}" call_owner=false | 완료 | {d2} 끝. 보호자가 여기 계셔서 전화는 안 해도 됨.
    `,
  },
];
