import type { Scene } from '../../scene';

/** Amounts that a tool wants in another unit than the step says, and their twins that it wants as they are, in Korean, part 4. */
export const measuresKo4: readonly Scene[] = [
  // 캠핑장
  {
    language: 'ko',
    slots: { s: 'A7 데크, 잣나무 3, 강변 12', s2: 'C2 데크, 참나무 9, 언덕 5', n: '2..6', nh: '{n} * 24', d: '=이틀 / 사흘 / 나흘', kw: '2..9', w: '{kw} * 1000', w2: '=600, 800, 1500', man: '3..15', won: '{man} * 10000', won2: '=7000, 12500, 28000', kg: '5..20', kg2: '0.3..0.9', g: '{kg2} * 1000', m: '10..55' },
    tools: ['yayeong_keep(site, nights: int): Book nights on a site', 'yayeong_plug(site, watts: int): Set the fuse of a site', 'yayeong_pay(site, won: int): Take money', 'jangjak_hand(site, kg: int): Hand out firewood', 'sutbul_hand(site, grams: int): Hand out charcoal', 'yayeong_late(site, hours: int): Allow a late departure', 'jeondeung_off(site, minutes: int): Switch the lamp off after a while'],
    steps: `
      yayeong_keep site="{s}" nights={n} | 예약 | {s} {n}박 예약 받았음.
      yayeong_plug site="{s}" watts={w} | 전기 | {s:은} 온풍기를 쓴대요. 차단기를 {kw}킬로와트로 올려 줍시다.
      yayeong_plug site="{s2}" watts={w2} | 전기 | {s2} {w2}W 제한
      yayeong_pay site="{s}" won={won} | 결제 | {s} 요금 {man}만 원 받으세요.
      yayeong_pay site="{s2}" won={won2} | 매점 | {s2}에서 매점 물건값 {won2}원을 냈다.
      jangjak_hand site="{s2}" kg={kg} | 장작 | 장작 {kg}킬로, {s2}.
      sutbul_hand site="{s}" grams={g} | 숯 | {s}에 숯 {kg2}kg 내줌
      @d yayeong_late site="{s2}" hours=48 // yayeong_late site="{s2}" hours=72 // yayeong_late site="{s2}" hours=96 | 늦게 나감 | 차가 고장 나서 {s2:은} {d} 더 있다가 떠난답니다. 허락합니다.
      jeondeung_off site="{s}" minutes={m} | 등 | {s} 등은 {m}분 뒤에 꺼지게.
      jeondeung_off site="{s2}" minutes=90 | 등 | {s2} 쪽은 한 시간 반 뒤에 끄면 되지 않을까요? 그렇게 해 주세요.
    `,
  },
  // 정수장
  {
    language: 'ko',
    event: 'mqtt water/plant {"지": "{b}", "탁도": {t}, "응집제kg": {kg}, "역세분": {m}, "수위m": {lv}}',
    slots: { b: '침전지 2, 1계열, SD-4', b2: '침전지 6, 3계열, SD-9', t: '0.2..4.8', kg: '0.8..6.5', g: '{kg} * 1000', m: '4..18', ms: '{m} * 60', lv: '2.1..4.9', cm: '{lv} * 100', g2: '150..850', s: '20..59', mm: '200..950', mlv: '{mm} / 1000', h: '2..8', hm: '{h} * 60' },
    tools: ['eungjip_feed(basin, grams: int): Feed coagulant', 'yeoksu_wash(basin, seconds: int): Wash a filter', 'sumun_level(basin, cm: int): Hold a water level', 'sumun_open(basin, metres: num): Open a sluice this far', 'seulleoji_rake(basin, minutes: int): Rake sludge', 'takdo_log(basin, ntu: num): Log the turbidity'],
    steps: `
      eungjip_feed basin="{b}" grams={g} | 응집제 | 보고된 지에 응집제를 보고된 양만큼 넣음.
      eungjip_feed basin="{b2}" grams={g2} | 응집제 | {b2} 응집제는 {g2}그램입니다.
      yeoksu_wash basin="{b}" seconds={ms} | 역세 | 그 지의 여과지 역세 시간을 지켜 역세척한다.
      yeoksu_wash basin="{b2}" seconds={s} | 역세 | {b2}, 역세척 {s}초.
      sumun_level basin="{b2}" cm={cm} | 수위 | 두 곳 수위가 같아야 합니다. {b2:을} 보고된 수위로 유지하십시오.
      sumun_open basin="{b2}" metres={mlv} | 수문 | {b2} 수문 {mm}mm 열기
      sumun_open basin="{b}" metres=0.5 | 수문 | 보고된 쪽 수문은 0.5m.
      seulleoji_rake basin="{b}" minutes={hm} | 슬러지 | 그 지 슬러지를 {h}시간 긁어낸다.
      seulleoji_rake basin="{b2}" minutes={s} | 슬러지 | {b2:은} {s}분이면 다 긁혀요.
      takdo_log basin="{b}" ntu={t} | 탁도 | 보고된 탁도를 그 지 기록에 남긴다.
    `,
  },
  // 볼링장
  {
    language: 'ko',
    slots: { l: '5레인, 끝 레인, LN-2', l2: '11레인, 안쪽 레인, LN-8', n: '2..9', nw: '{n} in words', n2: '10..20', h: '=한 시간 / 반 시간 / 두 시간', m: '35..55', mm: '0.1..0.4', um: '{mm} * 1000', um2: '15..60', c: '3..9', won: '{c} * 1000', won2: '=4500, 13500', s: '3..8', ms: '{s} * 1000', ms2: '150..900', ml: '=120, 250, 380', l3: '{ml} / 1000' },
    tools: ['kegling_games(lane, games: int): Open a lane for games', 'kegling_time(lane, minutes: int): Open a lane for a time', 'kegling_oil(lane, film_um: int): Oil a lane with a film of this thickness', 'oil_refill(lane, litres: num): Fill up the oil', 'kegling_charge(lane, won: int): Charge a lane', 'pinset_wait(lane, ms: int): Delay the pinsetter', 'gutter_up(lane, raised: bool): Raise or lower the bumpers for children'],
    steps: `
      kegling_games lane="{l}" games={n} | 게임 | {l}, {nw} 게임.
      kegling_games lane="{l2}" games={n2} | 단체 | 단체 손님이라 {l2}에 {n2}게임 열어 드렸습니다.
      @h kegling_time lane="{l}" minutes=60 // kegling_time lane="{l}" minutes=30 // kegling_time lane="{l}" minutes=120 | 시간제 | {l:은} 시간제로 {h}.
      kegling_time lane="{l2}" minutes={m} | 시간제 | {l2:을} {m}분 열어라.
      kegling_oil lane="{l}" film_um={um} | 오일 | {l}에 {mm}밀리미터 두께로 기름을 입힌다.
      kegling_oil lane="{l2}" film_um={um2} | 오일 | {l2} 오일막 {um2}µm
      oil_refill lane="{l}" litres={l3} | 보충 | {l} 오일 통이 비었네요. {ml}ml 부어 주세요.
      kegling_charge lane="{l}" won={won} | 신발 | 신발 대여비 {c}천 원을 {l}에 달아 둘 것.
      kegling_charge lane="{l2}" won={won2} | 음료 | {l2} 음료 {won2}원.
      pinset_wait lane="{l}" ms={ms2} | 핀 | {l} 핀 세팅을 {ms2}ms 늦춘다.
      pinset_wait lane="{l2}" ms={ms} | 핀 | {l2:은} {s}초 늦추고요.
      gutter_up lane="{l2}" raised=false | 범퍼 | {l2} 손님은 어른들임. 어린이 범퍼 내리기.
    `,
  },
  // 드론 방제
  {
    language: 'ko',
    event: 'webhook /drone/job {"기체": "{d}", "약제L": {l}, "고도m": {m}, "면적ha": {ha}, "대기분": {w}}',
    slots: { d: '방제 2, 큰기체, DR-5', d2: '방제 7, 작은기체, DR-9', l: '2.5..9.5', ml: '{l} * 1000', m: '2.2..4.8', cm: '{m} * 100', ha: '1..9', w: '2..12', ws: '{w} * 60', ml2: '250..950', cm2: '120..210', s: '15..55', km: '1.2..3.8', mt: '{km} * 1000', mt2: '80..900', lo: '20..90', neg: '0 - {lo}' },
    tools: ['bangje_tank(craft, ml: int): Fill the tank of a craft', 'bangje_height(craft, cm: int): Fly at a height', 'bangje_climb(craft, delta_cm: int): Go higher, or lower with a value below 0', 'bangje_hover(craft, seconds: int): Hover', 'bangje_leg(craft, metres: int): Fly straight on', 'bangje_area(craft, hectares: num): Set the area to spray'],
    steps: `
      bangje_tank craft="{d}" ml={ml} | 약제 | 그 기체에 작업서에 나온 약제를 채운다.
      bangje_tank craft="{d2}" ml={ml2} | 약제 | {d2:은} {ml2}ml만요.
      bangje_height craft="{d}" cm={cm} | 고도 | 작업서 고도로 그 기체를 띄워 주세요.
      bangje_height craft="{d2}" cm={cm2} | 고도 | {d2} 고도 {cm2}cm.
      bangje_climb craft="{d}" delta_cm={neg} | 더 낮게 | 약이 날린다. 그 기체를 지금보다 {lo}cm 낮춘다.
      bangje_hover craft="{d}" seconds={ws} | 대기 | 대기 시간만큼 그 기체를 제자리에서 띄워 둘 것
      bangje_hover craft="{d2}" seconds={s} | 대기 | {d2}, {s}초 정지 비행 부탁합니다.
      bangje_leg craft="{d2}" metres={mt} | 직진 | {d2:을} 그대로 {km}km 직진시킨다.
      bangje_leg craft="{d}" metres={mt2} | 직진 | 보고된 기체 {mt2}미터 직진.
      bangje_area craft="{d2}" hectares={ha} | 면적 | {d2}도 작업서와 같은 면적으로.
    `,
  },
  // 어린이 수학 학원 행정
  {
    language: 'ko',
    slots: { s: '한서윤, 학생 304, 준호', s2: '문태양, 학생 518, 예린', man: '12..45', won: '{man} * 10000', won2: '=18500, 42000, 67500', h: '=한 시간 20분 / 두 시간 / 한 시간 반', m: '35..55', p: '=절반 / 4분의 1 / 십 퍼센트', p2: '12..40', w: '2..6', wd: '{w} * 7', d: '8..13', n: '3..24', nw: '{n} in words', b: '5..30', neg: '0 - {b}', hr: '2..5' },
    tools: ['suhak_fee(pupil, won: int): Bill the fee', 'suhak_lesson(pupil, minutes: int): Enter the length of a lesson', 'suhak_discount(pupil, percent: int): Give a discount', 'suhak_pause(pupil, days: int): Let a pupil pause', 'suhak_sheets(pupil, sheets: int): Print worksheets', 'suhak_bell(offset_min: int): Ring relative to the beginning of the lesson, negative = before it', 'suhak_report(pupil, both_parents: bool): Send the report to both parents or only to the one who asked'],
    steps: `
      suhak_fee pupil="{s}" won={won} | 수강료 | {s} 이번 달 {man}만 원.
      suhak_fee pupil="{s2}" won={won2} | 교재비 | {s2} 교재비로 {won2}원 청구해 주세요.
      @h suhak_lesson pupil="{s}" minutes=80 // suhak_lesson pupil="{s}" minutes=120 // suhak_lesson pupil="{s}" minutes=90 | 수업 | {s} 수업은 {h}짜리다.
      suhak_lesson pupil="{s2}" minutes={m} | 수업 | {s2}: {m}분 수업
      @p suhak_discount pupil="{s2}" percent=50 // suhak_discount pupil="{s2}" percent=25 // suhak_discount pupil="{s2}" percent=10 | 형제 할인 | 동생도 다니니까 {s2:은} {p} 할인.
      suhak_discount pupil="{s}" percent={p2} | 할인 | {s} 학생은 {p2}퍼센트 깎아 드립니다.
      suhak_pause pupil="{s}" days={wd} | 쉼 | {s:이} 다쳤어요. {w}주 쉽니다.
      suhak_pause pupil="{s2}" days={d} | 쉼 | {s2} {d}일 휴원
      suhak_sheets pupil="{s}" sheets={n} | 문제지 | 문제지 {nw} 장을 {s} 몫으로 뽑아 둘까요? 네, 뽑아 두세요.
      suhak_bell offset_min={neg} | 예비 종 | 수업 시작 {b}분 전에 종을 친다.
      suhak_bell offset_min={b} | 지각 종 | 시작하고 {b}분 지나서 종 한 번.
      suhak_report pupil="{s2}" both_parents=false | 성적표 | {s2} 성적표는 신청하신 어머니께만 나감
    `,
  },
  // 아이스크림 공장
  {
    language: 'ko',
    earlier: ['배합 | recipe_card → 크림 {l}L, 설탕 {g}g, 바닐라 {ml}mL, 젓기 {m}분, 숙성 {h}시간'],
    slots: { l: '12.5..48.5', lml: '{l} * 1000', g: '=400, 650, 1200, 2800', kg: '{g} / 1000', ml: '40..180', vl: '{ml} / 1000', m: '6..19', s: '{m} * 60', h: '4..18', hm: '{h} * 60', f: '동결기 1, 앞라인, FZ-3', f2: '동결기 4, 뒷라인, FZ-7', s2: '20..58', c: '=두 다스 / 다섯 다스 / 열 다스', n: '130..480', lo: '2..9', neg: '0 - {lo}' },
    tools: ['eoreum_cream(ml: int): Pour cream', 'eoreum_sugar(kg: num): Add sugar', 'eoreum_vanilla(ml: int): Dose vanilla', 'eoreum_barrel(litres: num): Order vanilla by the barrel', 'eoreum_churn(freezer, seconds: int): Churn', 'eoreum_age(minutes: int): Let the mix ripen', 'eoreum_shift(freezer, by_c: int): Change the target by degrees, minus means colder', 'cone_box(cones: int): Pack cones'],
    steps: `
      eoreum_cream ml={lml} | 크림 | 배합표에 있는 크림을 붓는다.
      eoreum_sugar kg={kg} | 설탕 | 설탕은 배합대로.
      eoreum_sugar kg=1.5 | 설탕 더 | 덜 달아요. 설탕 1.5kg 추가.
      eoreum_vanilla ml={ml} | 바닐라 | 배합표의 바닐라를 넣어 주세요.
      eoreum_barrel litres={vl} | 바닐라 주문 | 바닐라가 다 떨어졌습니다. 배합에 든 것과 같은 양을 통으로 주문합니다.
      eoreum_churn freezer="{f}" seconds={s} | 젓기 | {f}, 배합에 적힌 만큼 젓기
      eoreum_churn freezer="{f2}" seconds={s2} | 젓기 | {f2:은} {s2}초 젓고 멈춘다.
      eoreum_age minutes={hm} | 숙성 | 숙성시킴. 시간은 배합표 참조.
      eoreum_age minutes={s2} | 숙성 | 시험 배치니까 숙성은 {s2}분만 합시다.
      eoreum_shift freezer="{f}" by_c={neg} | 더 차게 | {f} {lo}도 더 차게.
      eoreum_shift freezer="{f2}" by_c={lo} | 덜 차게 | {f2:은} {lo}도 덜 차도 됩니다. 그만큼 올려요.
      cone_box cones={n} | 콘 | 콘은 {n}개 담을 것.
    `,
  },
  // 재봉 공방
  {
    language: 'ko',
    slots: { m: '재봉 3, 공업용, SW-2', m2: '재봉 9, 오버록, SW-6', a: '1.2..4.8', acm: '{a} * 100', cm: '15..90', mm: '2..6', c: '=1.5, 2.5, 0.8, 0.5', cmm: '{c} * 10', mm2: '6..14', n: '2..10', nw: '{n} in words', n2: '11..60', dz: '=한 다스 / 두 다스 / 반 다스', kr: '2..9', krw: '{kr} * 1000', won: '=12500, 24800' },
    tools: ['baneul_cloth(length_cm: int): Cut cloth off the roll', 'baneul_seam(machine, allowance_mm: num): Set the seam allowance', 'baneul_stitch(machine, length_mm: num): Set the length of the stitches', 'danchu_pick(buttons: int): Count out buttons', 'baneul_pleat(machine, pleats: int, deep_mm?: int): Sew pleats', 'susun_fee(won: int): Enter the price of a repair', 'baneul_back(machine, lockstitch: bool): Sew backwards at the ends or leave the ends open'],
    steps: `
      baneul_cloth length_cm={acm} | 원단 | 원단 {a}미터 끊어 주세요.
      baneul_cloth length_cm={cm} | 원단 | 안감은 {cm}cm면 된다.
      baneul_seam machine="{m}" allowance_mm={cmm} | 시접 | {m} 시접 {c}센티.
      baneul_seam machine="{m2}" allowance_mm={mm2} | 시접 | {m2:은} 시접을 {mm2}mm로 둡니다.
      baneul_stitch machine="{m}" length_mm={mm} | 땀 | {m} 땀 길이 {mm}mm
      @dz danchu_pick buttons=12 // danchu_pick buttons=24 // danchu_pick buttons=6 | 단추 | 단추 {dz} 세어 둘 것.
      danchu_pick buttons={n2} | 단추 | 단추 {n2}개.
      baneul_pleat machine="{m}" pleats={n} deep_mm={cm} | 주름 | {m:로} 깊이 {cm}mm 주름을 {n}개 잡는다.
      baneul_pleat machine="{m2}" pleats={n} | 주름 | {m2:로} 주름 {nw} 개를 잡아요. 깊이는 재봉사 마음대로.
      susun_fee won={krw} | 수선비 | 바짓단 수선 {kr}천 원입니다.
      susun_fee won={won} | 수선비 | 지퍼 교체 {won}원.
      baneul_back machine="{m}" lockstitch=false | 되박음 | {m}, 끝은 되박지 않고 터놓는다.
    `,
  },
  // 낚시터
  {
    language: 'ko',
    event: 'mqtt fish/pond {"못": "{p}", "수온": {c}, "붕어kg": {kg}, "먹이g": {g}, "손님": {n}}',
    slots: { p: '1번 못, 큰 못, PD-4', p2: '3번 못, 새끼못, PD-9', c: '11..24', kg: '12..95', kgg: '{kg} * 1000', g: '=450, 1200, 2500, 3400', gk: '{g} / 1000', n: '3..38', m: '5..20', ms: '{m} * 60', s: '21..59', man: '2..8', won: '{man} * 10000', won2: '=8000, 17000', hr: '3..12' },
    tools: ['nakshi_release(pond, grams: int): Release fish', 'nakshi_feed(pond, kg: num): Feed the fish', 'nakshi_pellet(pond, grams: int): Scatter pellets', 'nakshi_bubble(pond, seconds: int): Blow air in', 'nakshi_fee(pond, won: int): Set the fee of a seat', 'nakshi_rest(pond, hours: int): Close a pond'],
    steps: `
      nakshi_release pond="{p}" grams={kgg} | 방류 | 보고된 못에 보고된 무게만큼 붕어를 푼다.
      nakshi_feed pond="{p2}" kg={gk} | 먹이 | {p2}에도 보고된 먹이와 같은 양을 줍니다.
      nakshi_pellet pond="{p}" grams={g} | 알갱이 | 그 못에 알갱이를 보고된 먹이 양만큼 흩뿌릴 것.
      nakshi_pellet pond="{p2}" grams=1500 | 알갱이 | {p2}에 알갱이 1.5kg 뿌려.
      nakshi_bubble pond="{p2}" seconds={ms} | 공기 | {p2:이} 답답해 보여요. 공기를 {m}분 넣읍시다.
      nakshi_bubble pond="{p}" seconds={s} | 공기 | 그 못 {s}초
      nakshi_fee pond="{p}" won={won} | 자리 값 | 보고된 못 자릿세는 {man}만 원으로 한다.
      nakshi_fee pond="{p2}" won={won2} | 자리 값 | {p2} 자리 {won2}원.
      nakshi_rest pond="{p2}" hours={hr} | 쉬는 못 | {p2}: {hr}시간 휴장.
      nakshi_rest pond="{p}" hours=48 | 쉬는 못 | 물을 뒤집어야 하니 보고된 못은 이틀 닫습니다.
    `,
  },
  // 콘크리트 양생
  {
    language: 'ko',
    slots: { b: '2공구 슬래브, 옹벽 4, CC-11', b2: '5공구 기둥, 교각 2, CC-19', t: '1.2..4.5', kg: '{t} * 1000', kg2: '120..880', cm: '12..45', mm: '{cm} * 10', mm2: '55..95', d: '2..6', dh: '{d} * 24', w: '=일주일 / 두 주 / 열흘', h: '7..20', m: '3..15', ms: '{m} * 60', s: '20..55', l: '0.5..2.5', ml: '{l} * 1000', ml2: '150..480' },
    tools: ['remicon_order(section, kg: int): Order cement', 'remicon_cover(section, cover_mm: int): Set the cover of the steel', 'yangsaeng_keep(section, hours: int): Keep a section wet', 'yangsaeng_fence(section, days: int): Fence a section off', 'dajim_shake(section, seconds: int): Vibrate a section', 'honhwa_add(section, ml: int): Add admixture'],
    steps: `
      remicon_order section="{b}" kg={kg} | 시멘트 | {b} 시멘트 {t}톤 주문.
      remicon_order section="{b2}" kg={kg2} | 시멘트 | {b2:은} 조금이라 {kg2}kg만 시켰으면 합니다.
      remicon_cover section="{b}" cover_mm={mm} | 피복 | {b} 피복두께 {cm}cm
      remicon_cover section="{b2}" cover_mm={mm2} | 피복 | {b2}, 피복 {mm2}mm로 확인되었음. 설정할 것.
      yangsaeng_keep section="{b}" hours={dh} | 습윤 양생 | {b:은} {d}일 동안 젖은 채로 둔다.
      yangsaeng_keep section="{b2}" hours={h} | 양생 | {b2} 습윤 {h}시간.
      @w yangsaeng_fence section="{b2}" days=7 // yangsaeng_fence section="{b2}" days=14 // yangsaeng_fence section="{b2}" days=10 | 출입 금지 | {b2:은} {w} 동안 아무도 못 들어가게 막아 주세요.
      yangsaeng_fence section="{b}" days=5 | 출입 금지 | {b} 출입 금지 5일
      dajim_shake section="{b}" seconds={s} | 다짐 | {b} 바이브레이터 {s}초!
      dajim_shake section="{b2}" seconds={ms} | 다짐 | 철근이 촘촘합니다. {b2}에는 {m}분을 다져야 합니다.
      honhwa_add section="{b}" ml={ml} | 혼화제 | 혼화제 {l}L, {b}.
      honhwa_add section="{b2}" ml={ml2} | 혼화제 | {b2:로} 혼화제 {ml2}ml.
    `,
  },
  // 찜질방
  {
    language: 'ko',
    event: 'webhook /sauna/panel {"방": "{r}", "온도": {c}, "전열kW": {kw}, "모래시계분": {m}, "습도": {p}}',
    slots: { r: '황토방, 불가마 2, SN-1', r2: '소금방, 얼음방, SN-5', c: '58..84', kw: '3..18', w: '{kw} * 1000', w2: '=750, 900, 1400', m: '5..15', ms: '{m} * 60', s: '16..55', p: '20..45', lo: '2..9', neg: '0 - {lo}', h: '=한 시간 / 두 시간 / 반 시간', won: '=1천5백 원 / 3천 원 / 만 2천 원', won2: '=4500, 6800', l: '0.2..1.8', ml: '{l} * 1000' },
    tools: ['jjim_heat(room, watts: int): Set the heating power', 'jjim_meter(room, kw: num): Write the power into the log', 'jjim_glass(room, seconds: int): Turn the sandglass', 'jjim_step(room, change_c: int): Make a room hotter or, below 0, cooler', 'jjim_cool_by(room, degrees: int): Cool a room quickly by some degrees with the fan', 'jjim_shut(room, minutes: int): Shut a room for cleaning', 'sikhye_sell(won: int): Sell a drink', 'jjim_douse(room, ml: int): Pour water on the stones'],
    steps: `
      jjim_heat room="{r2}" watts={w} | 전열 | {r2}도 보고된 방과 같은 전력으로 데웁니다.
      jjim_heat room="{r}" watts={w2} | 전열 | 그 방 히터를 {w2}와트로.
      jjim_meter room="{r}" kw={kw} | 일지 | 보고된 전열 값을 그 방 일지에 적어라.
      jjim_glass room="{r}" seconds={ms} | 모래시계 | 그 방 모래시계를 보고된 시간으로 돌려놓기.
      jjim_step room="{r}" change_c={neg} | 덜 뜨겁게 | 손님이 어지럽대요. 보고된 방을 {lo}도 덜 뜨겁게 해 주세요.
      jjim_cool_by room="{r2}" degrees={lo} | 빨리 식힘 | {r2:을} 팬으로 {lo}도 빨리 식힌다.
      @h jjim_shut room="{r2}" minutes=60 // jjim_shut room="{r2}" minutes=120 // jjim_shut room="{r2}" minutes=30 | 청소 | {r2} 청소하느라 {h} 닫음.
      @won sikhye_sell won=1500 // sikhye_sell won=3000 // sikhye_sell won=12000 | 식혜 | 식혜 {won}어치 팔았어요.
      sikhye_sell won={won2} | 식혜 | 식혜하고 달걀, {won2}원.
      jjim_douse room="{r}" ml={ml} | 물 | 돌에 물 {l}리터. 보고된 방.
      jjim_douse room="{r2}" ml=350 | 물 | {r2} 돌에는 350밀리리터만.
    `,
  },
  // 영화관
  {
    language: 'ko',
    slots: { h: '3관, 리클라이너관, SCR-2', h2: '7관, 아이맥스, SCR-8', m: '5..14', ms: '{m} * 60', s: '15..50', t: '=두 시간 10분 / 한 시간 45분 / 두 시간', mi: '85..119', b: '3..12', neg: '0 - {b}', p: '25..75', lv: '{p} / 100', p2: '=절반 / 전부 / 4분의 1', ms2: '20..95', c: '=만 4천 원 / 9천 원 / 만 원' },
    tools: ['sangyeong_ads(hall, seconds: int): Show advertisements', 'sangyeong_block(hall, minutes: int): Block a hall for a film', 'sangyeong_doors(hall, rel_min: int): Open the doors relative to the start of the film, negative means earlier', 'sangyeong_volume(hall, factor: num): Volume, 1.0 is full', 'sangyeong_dim(hall, percent: int): Dim the lamps by that much', 'sangyeong_lips(hall, ms: int): Delay the sound', 'pyo_price(hall, won: int): Price of a ticket', 'sangyeong_subs(hall, korean: bool): Subtitles in Korean or none'],
    steps: `
      sangyeong_ads hall="{h}" seconds={ms} | 광고 | {h} 광고 {m}분 틀어 주세요.
      sangyeong_ads hall="{h2}" seconds={s} | 광고 | {h2:은} 짧게 {s}초.
      @t sangyeong_block hall="{h}" minutes=130 // sangyeong_block hall="{h}" minutes=105 // sangyeong_block hall="{h}" minutes=120 | 상영 시간 | 이번 영화는 {t}이다. {h:을} 그만큼 잡는다.
      sangyeong_block hall="{h2}" minutes={mi} | 상영 시간 | {h2} {mi}분짜리 상영 잡기
      sangyeong_doors hall="{h}" rel_min={neg} | 입장 | {h} 문은 영화 시작 {b}분 전에 엽니다.
      sangyeong_volume hall="{h}" factor={lv} | 소리 | {h} 소리를 {p}%로 줄임
      @p2 sangyeong_dim hall="{h2}" percent=50 // sangyeong_dim hall="{h2}" percent=100 // sangyeong_dim hall="{h2}" percent=25 | 조명 | 예고편 나갑니다. {h2} 조명을 {p2} 낮춰 주십시오.
      sangyeong_dim hall="{h}" percent={p} | 조명 | {h}, 불 {p}% 낮추기.
      sangyeong_lips hall="{h2}" ms={ms2} | 싱크 | {h2} 음성을 {ms2}ms 늦춘다.
      @c pyo_price hall="{h}" won=14000 // pyo_price hall="{h}" won=9000 // pyo_price hall="{h}" won=10000 | 표값 | {h} 한 장에 {c}.
      pyo_price hall="{h2}" won=18000 | 표값 | {h2:은} 18000원 받아요.
      sangyeong_subs hall="{h2}" korean=false | 자막 | {h2}, 자막 없이 틀어요.
    `,
  },
  // 열차 기지
  {
    language: 'ko',
    event: 'mqtt depot/track {"선로": "{t}", "편성": "{u}", "제동초": {s}, "전압kV": {kv}, "길이m": {m}, "틈mm": {mm}}',
    slots: { t: '3번선, 세척선, TR-2', u: 'KX-14, 무궁화 1208, 전동 31', u2: 'KX-22, 통근 407, 전동 58', s: '3..14', ms: '{s} * 1000', kv: '=1.5, 3.3, 6.6', v: '{kv} * 1000', m: '120..380', mm: '3..12', um: '{mm} * 1000', ms2: '250..900', um2: '150..900', km: '2..9', km2: '{km} * 1000', h: '2..9', hm: '{h} * 60', mi: '20..55' },
    tools: ['gicha_brake(unit, ms: int): Try the brakes', 'gicha_volts(unit, volts: int): Set the voltage', 'gicha_gap(unit, um: int): Set the gap of the brake blocks', 'gicha_shunt(unit, metres: int): Push a unit along', 'gicha_wash(unit, minutes: int): Wash a unit', 'seonro_block(track, hours: int): Block a track'],
    steps: `
      gicha_brake unit="{u}" ms={ms} | 제동 시험 | 그 편성에 보고된 제동 시간으로 제동을 걸어 본다.
      gicha_brake unit="{u2}" ms={ms2} | 제동 시험 | {u2}, {ms2}ms.
      gicha_volts unit="{u2}" volts={v} | 전압 | {u2} 전압을 보고된 값에 맞추어 주십시오.
      gicha_volts unit="{u}" volts=750 | 전압 | 그 편성은 750V로 내려서 본다.
      gicha_gap unit="{u2}" um={um} | 틈 | {u2} 제륜자 틈을 보고된 틈과 같게.
      gicha_gap unit="{u}" um={um2} | 틈 | 보고된 편성 틈은 {um2}미크론으로 조여짐. 그 값으로 설정.
      gicha_shunt unit="{u}" metres={m} | 입환 | 보고된 길이만큼 그 편성을 밀어 넣는다.
      gicha_shunt unit="{u2}" metres={km2} | 입환 | {u2:은} {km}km 밀고 가야 해요.
      gicha_wash unit="{u2}" minutes={mi} | 세차 | {u2} 세척 {mi}분.
      gicha_wash unit="{u}" minutes={hm} | 대청소 | 대청소 날입니다. 보고된 편성을 {h}시간 씻습니다.
      seonro_block track="{t}" hours={h} | 선로 | 그 선로는 {h}시간 막아 둔다.
    `,
  },
  // 떡집
  {
    language: 'ko',
    slots: { s: '시루 2, 큰 찜기, TK-3', s2: '시루 5, 작은 찜기, TK-7', kg: '2..19', g: '{kg} * 1000', g2: '120..950', m: '12..35', ms: '{m} * 60', s3: '36..59', h: '=두 시간 / 세 시간 반 / 반 시간', n: '2..30', nw: '{n} in words', n2: '60..300', k: '팥, 콩고물, 흑임자', k2: '쑥, 호박, 대추', cm: '3..9', mm: '{cm} * 10', mm2: '12..28', man: '4..30', won: '{man} * 10000', won2: '=3500, 8000', c: '방앗간 손님, 오 여사, 돌잔치 집' },
    tools: ['ssalgaru_mill(grams: int): Mill rice flour', 'gomul_spread(steamer, topping, grams: int): Spread a topping', 'tteok_steam(steamer, seconds: int): Steam', 'ssal_soak(minutes: int): Soak rice', 'tteok_pieces(pieces: int): Pack pieces', 'tteok_slice(width_mm: int): Set the width of the slices', 'tteok_charge(customer, won: int): Charge a customer'],
    steps: `
      ssalgaru_mill grams={g} | 쌀가루 | 쌀가루 {kg}킬로 빻아요.
      ssalgaru_mill grams={g2} | 쌀가루 | 모자란 쌀가루 {g2}그램 더 빻기.
      gomul_spread steamer="{s}" topping="{k}" grams={g2} | 고물 | {s}에 {k} {g2}g을 고루 편다.
      gomul_spread steamer="{s2}" topping="{k2}" grams={g} | 고물 | {s2:은} {k2:로}, {kg}kg 올려 주세요.
      tteok_steam steamer="{s}" seconds={ms} | 찌기 | {s} 김 오르면 {m}분 찜.
      tteok_steam steamer="{s2}" seconds={s3} | 뜸 | {s2:은} 다 됐지만 {s3}초만 더 찐다.
      @h ssal_soak minutes=120 // ssal_soak minutes=210 // ssal_soak minutes=30 | 불리기 | 쌀은 {h} 불려 둘 것.
      ssal_soak minutes={m} | 불리기 | 찹쌀이라서 {m}분이면 충분히 붇습니다. 그렇게 불려 주십시오.
      tteok_pieces pieces={n} | 포장 | {nw} 개 싸 주세요.
      tteok_pieces pieces={n2} | 포장 | 떡 {n2}개.
      tteok_slice width_mm={mm} | 썰기 | 떡 폭은 {cm}cm.
      tteok_slice width_mm={mm2} | 썰기 | 가래떡은 {mm2}mm 폭으로 썬다.
      tteok_charge customer="{c}" won={won} | 값 | {c}, {man}만 원.
      tteok_charge customer="{c}" won={won2} | 덤 | 덤으로 산 건 {won2}원, {c} 앞으로.
    `,
  },
];
