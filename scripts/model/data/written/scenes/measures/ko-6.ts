import type { Scene } from '../../scene';

/** Amounts that a tool wants in another unit than the step says, and their twins that it wants as they are, in Korean, part 6: more words, steps that are a title only, known tools beside. */
export const measuresKo6: readonly Scene[] = [
  // 농약 창고: 제목뿐인 단계
  {
    language: 'ko',
    slots: { t: '교반통 2, 빨간 통, AG-4', t2: '교반통 5, 파란 통, AG-8', m: '2..14', ms: '{m} * 60', s: '15..55', l: '0.2..2.4', ml: '{l} * 1000', ml2: '30..180', h: '=한 시간 / 세 시간 / 두 시간 반', w: '=오 분 / 십오 분 / 삼십 분' },
    tools: ['nongyak_whirl(drum, seconds: int): Stir a drum', 'nongyak_settle(drum, minutes: int): Let a drum settle', 'nongyak_dose(drum, ml: int): Dose a concentrate', 'nongyak_lid(drum, locked: bool): Lock or unlock a lid'],
    steps: `
      nongyak_whirl drum="{t}" seconds={ms} | {t} {m}분 젓기 |
      nongyak_whirl drum="{t2}" seconds={s} | {t2} {s}초 젓기 |
      @w nongyak_whirl drum="{t2}" seconds=300 // nongyak_whirl drum="{t2}" seconds=900 // nongyak_whirl drum="{t2}" seconds=1800 | 교반 | {t2:을} {w} 저어 주세요.
      @h nongyak_settle drum="{t}" minutes=60 // nongyak_settle drum="{t}" minutes=180 // nongyak_settle drum="{t}" minutes=150 | {t:은} {h} 가라앉힌다 |
      nongyak_settle drum="{t2}" minutes={s} | {t2} 침전 {s}분 |
      nongyak_settle drum="{t2}" minutes=12 | 침전 | {t2:은} 12분이면 다 가라앉습니다.
      @w nongyak_settle drum="{t}" minutes=5 // nongyak_settle drum="{t}" minutes=15 // nongyak_settle drum="{t}" minutes=30 | 침전 | {t} 침전은 {w}이면 됨.
      nongyak_dose drum="{t}" ml={ml} | 원액 {l}L, {t} |
      nongyak_dose drum="{t2}" ml={ml2} | {t2}에 원액 {ml2}ml |
      nongyak_lid drum="{t}" locked=true | {t} 뚜껑 잠그기 |
    `,
  },
  // 시골 방송실: 아는 도구와 함께
  {
    language: 'ko',
    event: 'manual - 이장 전달: {what} {m}분, 사이렌 {s}초',
    slots: { what: '가뭄 안내, 태풍 소식, 잔치 알림', m: '3..14', ms: '{m} * 60', s: '15..45', sms: '{s} * 1000', pin: '4..14', h: '=반 시간 / 한 시간 / 두 시간', x: '46..59' },
    tools: ['maeul_chime(ms: int): Sound the siren', 'maeul_music(seconds: int): Play music', 'maeul_silence(minutes: int): Keep the loudspeakers silent'],
    steps: `
      maeul_chime ms={sms} | 사이렌 | 이장님이 전달하신 길이만큼 사이렌을 울린다.
      maeul_music seconds={ms} | 음악 | 안내 시간 내내, 그 시간만큼 음악을 깔아 주세요.
      maeul_music seconds={x} | 음악 | 시작 음악은 {x}초.
      @h maeul_silence minutes=30 // maeul_silence minutes=60 // maeul_silence minutes=120 | 조용히 | 점심이니 {h} 동안 방송을 끕시다.
      maeul_silence minutes={m} | 조용히 | 방송하고 나면 안내한 시간과 똑같이 조용히 둔다.
      notify message="{what} {m}분" | 알림 | "{what} {m}분"이라고 화면에 띄우기
      send_message channel=band text="사이렌 {s}초" | 밴드 | 밴드(band)에 "사이렌 {s}초"라고 올림.
      mqtt_publish topic=maeul/min payload={m} | 발행 | maeul/min에 안내하는 분 수를 숫자만 발행.
      gpio_write pin={pin} value=1 | 앰프 | 앰프 {pin}번 핀을 켠다.
    `,
  },
  // 시장 반찬 가게
  {
    language: 'ko',
    slots: { b: '오이무침, 콩자반, 북어채', b2: '장조림, 깻잎지, 멸치볶음', kg: '0.6..3.5', g: '{kg} * 1000', g2: '120..550', w: '=3,500원 / 12,000원 / 7,800원', won: '=2500, 4800, 9500', c: '2..9', cw: '{c} * 1000', n: '3..29', nw: '{n} in words', n2: '30..90', p: '=반값 / 3할 / 2할 오푼', p2: '10..45', gn: '=두 근 / 세 근 / 한 근', h: '=이틀 / 사흘 / 닷새', d: '6..14' },
    tools: ['banchan_weigh(dish, grams: int): Weigh a dish out', 'banchan_tag(dish, won: int): Set the price of a dish', 'banchan_sale(dish, percent_off: int): Reduce a price', 'banchan_meat(grams: int): Order meat; a 근 of meat is 600 g', 'banchan_tubs(dish, tubs: int): Fill tubs', 'banchan_best(dish, days: int): Set how many days a dish keeps'],
    steps: `
      banchan_weigh dish="{b}" grams={g} | 달기 | {b} {kg}kg 달아 놔.
      banchan_weigh dish="{b2}" grams={g2} | 달기 | {b2:은} 모두 {g2}그램 다는 겁니다.
      @w banchan_tag dish="{b}" won=3500 // banchan_tag dish="{b}" won=12000 // banchan_tag dish="{b}" won=7800 | 값 | {b:은} {w}에 팝니다.
      banchan_tag dish="{b2}" won={won} | 값 | {b2}, {won}원 붙이기.
      banchan_tag dish="{b2}" won={cw} | 떨이 | 저녁 떨이라 {b2:은} {c}천 원으로 고쳐 적는다.
      @p banchan_sale dish="{b}" percent_off=50 // banchan_sale dish="{b}" percent_off=30 // banchan_sale dish="{b}" percent_off=25 | 할인 | {b} {p} 할인
      banchan_sale dish="{b2}" percent_off={p2} | 할인 | {b2:을} {p2}% 깎자.
      @gn banchan_meat grams=1200 // banchan_meat grams=1800 // banchan_meat grams=600 | 고기 | 장조림 할 고기 {gn} 주문해 주세요.
      banchan_meat grams={g2} | 고기 | 고기 {g2}g만 더 시킴.
      banchan_tubs dish="{b}" tubs={n} | 담기 | {b} {nw} 통 담았으면 합니다.
      banchan_tubs dish="{b2}" tubs={n2} | 담기 | {b2} {n2}통.
      @h banchan_best dish="{b2}" days=2 // banchan_best dish="{b2}" days=3 // banchan_best dish="{b2}" days=5 | 기한 | {b2:은} {h} 갑니다.
      banchan_best dish="{b}" days={d} | 기한 | {b} 기한 {d}일
    `,
  },
  // 출판 인쇄 제본
  {
    language: 'ko',
    event: 'webhook /bind/job {"책": "{b}", "두께mm": {mm}, "부수": {n}, "건조시간": {h}, "풀g": {g}}',
    slots: { b: '시집 3쇄, 교재 B, BD-12', b2: '악보집, 연감 7, BD-31', mm: '8..34', um: '{mm} * 1000', cm: '1.2..3.8', cmm: '{cm} * 10', n: '60..900', h: '2..9', hm: '{h} * 60', g: '=250, 480, 1200, 3500', kg: '{g} / 1000', m: '12..55', cheon: '2..9', cn: '{cheon} * 1000', um2: '80..240', kg2: '1.5..6.5' },
    tools: ['jebon_spine(book, mm: num): Set the width of the spine', 'jebon_mill(book, depth_um: int): Mill the spine', 'jebon_count(book, copies: int): Set how many copies are bound', 'jebon_dry(book, minutes: int): Let the glue dry', 'jebon_glue(book, kg: num): Melt glue', 'jebon_head(book, left_open: bool): Leave the head of the book open or trim it'],
    steps: `
      jebon_spine book="{b}" mm={mm} | 책등 | 보고된 책의 책등 폭을 두께에 맞추기.
      jebon_spine book="{b2}" mm={cmm} | 책등 | {b2} 책등은 {cm}cm.
      jebon_mill book="{b2}" depth_um={um2} | 깎기 | {b2} 등을 {um2}미크론 갈아 낸다.
      jebon_mill book="{b}" depth_um=300 | 깎기 | 보고된 책은 등을 0.3mm 갈아 주십시오.
      jebon_count book="{b}" copies={n} | 부수 | 그 책을 보고된 부수만큼.
      jebon_count book="{b2}" copies={cn} | 부수 | {b2:은} {cheon}천 부 제본하기로 했다.
      jebon_dry book="{b}" minutes={hm} | 건조 | 그 책 풀 말리는 시간은 보고된 그대로
      jebon_dry book="{b2}" minutes={m} | 건조 | {b2:은} {m}분이면 말라요.
      jebon_glue book="{b}" kg={kg} | 풀 | 보고된 풀을 녹여 주세요, 그 책 거.
      jebon_glue book="{b2}" kg={kg2} | 풀 | {b2} 풀 {kg2}킬로 녹이기.
      jebon_head book="{b}" left_open=false | 머리 | 그 책 머리는 터놓지 말고 잘라 낼 것.
    `,
  },
  // 태양광 농가
  {
    language: 'ko',
    event: 'mqtt pv/array{n} {"어레이": "{a}", "발전kW": {kw}, "전압V": {v}, "기울기": {deg}, "청소분": {m}}',
    slots: { n: '2..9', a: '지붕 동, 축사 위, PV-3', a2: '지붕 서, 창고 위, PV-8', kw: '2.5..18.5', w: '{kw} * 1000', v: '320..780', kv: '{v} / 1000', deg: '15..45', m: '3..14', ms: '{m} * 60', w2: '250..310', s: '46..59', h: '=두 시간 / 세 시간 / 네 시간', lo: '2..9', neg: '0 - {lo}', p: '=4분의 1 / 절반' },
    tools: ['haetbit_cap(array, watts: int): Limit an array', 'haetbit_sign(array, kw: num): Show the power on the sign', 'haetbit_log_kv(array, kv: num): Log the voltage', 'haetbit_rinse(array, seconds: int): Rinse the panels', 'haetbit_tilt(array, delta_deg: int): Tilt; plus is steeper, minus is flatter', 'haetbit_flat(array, degrees: int): Make an array flatter by so many degrees', 'haetbit_rest(array, minutes: int): Take an array off the grid', 'haetbit_share(array, percent: int): Give a share to the neighbour'],
    steps: `
      haetbit_cap array="{a2}" watts={w} | 상한 | {a2} 상한을 지금 보고된 발전량으로 둔다.
      haetbit_cap array="{a}" watts={w2} | 상한 | 보고된 어레이는 {w2}W 이상 내지 않게 상한을 걸어 줘.
      haetbit_sign array="{a}" kw={kw} | 전광판 | 그 어레이 발전량을 전광판에.
      haetbit_log_kv array="{a}" kv={kv} | 전압 | 그 어레이 전압을 적어 주시기 바랍니다.
      haetbit_rinse array="{a}" seconds={ms} | 청소 | 보고된 청소 시간만큼 그 어레이 판을 씻음.
      haetbit_rinse array="{a2}" seconds={s} | 청소 | {a2:은} {s}초만 씻자.
      haetbit_tilt array="{a2}" delta_deg={lo} | 기울기 | {a2:을} {lo}도 더 세운다.
      haetbit_tilt array="{a}" delta_deg={neg} | 기울기 | 그 어레이 기울기를 {lo}도 줄이되 눕히기 기능 말고 기울기 기능으로 합니다.
      haetbit_flat array="{a2}" degrees={lo} | 눕히기 | 눕히기 기능으로 {a2:을} {lo}도 눕힌다.
      @h haetbit_rest array="{a2}" minutes=120 // haetbit_rest array="{a2}" minutes=180 // haetbit_rest array="{a2}" minutes=240 | 분리 | {a2:을} {h} 동안 계통에서 뗀다
      haetbit_rest array="{a}" minutes=45 | 분리 | 그 어레이는 45분 떼어 둠.
      @p haetbit_share array="{a}" percent=25 // haetbit_share array="{a}" percent=50 | 나눔 | 그 어레이 전기의 {p:을} 이웃에 줍시다.
    `,
  },
  // 심야 응급 구조 훈련
  {
    language: 'ko',
    slots: { c: '1조, 달빛팀, T-3', c2: '4조, 새벽팀, T-8', s: '=이십 초 / 삼십 초 / 사십오 초', s2: '2..14', ms: '{s2} * 1000', m: '2..9', sec: '{m} * 60', m2: '10..55', w: '=2분 30초 / 1분 20초 / 3분 / 45초', km: '1.5..4.5', mt: '{km} * 1000', mt2: '120..900', b: '3..20', neg: '0 - {b}', kg: '12..48', t: '60..120' },
    tools: ['guho_press(crew, seconds: int): Chest compressions', 'guho_beep(crew, ms: int): Beep once, this long', 'guho_cool(crew, minutes: int): Cool a burn', 'guho_carry(crew, kg: int, metres?: int): Carry a dummy', 'guho_start(crew, shift_min: int): Start earlier (negative) or later than planned', 'guho_solo(crew, alone: bool): Alone or in pairs'],
    steps: `
      @w guho_press crew="{c}" seconds=150 // guho_press crew="{c}" seconds=80 // guho_press crew="{c}" seconds=180 // guho_press crew="{c}" seconds=45 | 압박 | {c} 가슴 압박 {w}.
      guho_press crew="{c2}" seconds={t} | 압박 | {c2:은} {t}초 압박합니다.
      @s guho_press crew="{c2}" seconds=20 // guho_press crew="{c2}" seconds=30 // guho_press crew="{c2}" seconds=45 | 다시 | {c2}, {s} 한 번 더!
      guho_beep crew="{c}" ms={ms} | 신호음 | {c}에 {s2}초짜리 신호음.
      guho_beep crew="{c2}" ms={mt2} | 신호음 | {c2} 신호음은 {mt2}ms.
      guho_cool crew="{c}" minutes={m2} | 화상 | 화상 식히기 {m2}분, {c}.
      guho_cool crew="{c2}" minutes=30 | 화상 | {c2:은} 반 시간 식히는 연습을 한다.
      guho_carry crew="{c}" kg={kg} metres={mt} | 운반 | {c}, {kg}kg 인형을 {km}km 옮김
      guho_carry crew="{c2}" kg={kg} metres={mt2} | 운반 | {c2:이} {kg}킬로 인형을 {mt2}m 나릅니다.
      guho_start crew="{c}" shift_min={neg} | 당김 | {c} 시작을 {b}분 당겨 주세요.
      guho_start crew="{c2}" shift_min={b} | 늦춤 | {c2:은} {b}분 늦게 시작.
      guho_solo crew="{c2}" alone=false | 둘씩 | {c2:은} 혼자 하지 말고 둘씩 짝지어 한다.
    `,
  },
  // 수제 비누
  {
    language: 'ko',
    earlier: ['비누 공책 | note_open → 올리브유 {kg}kg, 가성소다 {g}g, 물 {l}L, 향 {ml}mL, 보온 {h}시간'],
    slots: { kg: '0.8..4.8', kgg: '{kg} * 1000', g: '110..620', l: '0.3..1.6', lml: '{l} * 1000', ml: '12..80', h: '6..24', hm: '{h} * 60', m: '3..15', ms: '{m} * 60', s: '20..55', d: '=보름 / 열흘 / 일주일', d2: '20..40', cm: '2..4', mm: '{cm} * 10', mm2: '18..19', n: '5..28', nw: '{n} in words' },
    tools: ['binu_oil(grams: int): Weigh oil', 'binu_lye(grams: int): Weigh lye', 'binu_water(ml: int): Measure water', 'binu_scent(ml: int): Add a scent', 'binu_blend(seconds: int): Blend', 'binu_wrap(minutes: int): Keep warm', 'binu_ripen(days: int): Let soap ripen', 'binu_cut(thickness_mm: int, bars?: int): Cut bars'],
    steps: `
      binu_oil grams={kgg} | 기름 | 기름은 공책대로 단다.
      binu_oil grams=150 | 기름 더 | 피마자유도 기름이니까 150g 달아요.
      binu_lye grams={g} | 소다 | 가성소다도 공책에 있는 만큼. 조심!
      binu_water ml={lml} | 물 | 물을 공책에 적힌 대로 재 주세요.
      binu_scent ml={ml} | 향 | 공책의 향을 넣음.
      binu_wrap minutes={hm} | 보온 | 공책 시간 동안 따뜻하게 감싸 둔다.
      binu_blend seconds={ms} | 섞기 | {m}분 섞습니다.
      binu_blend seconds={s} | 섞기 | 걸쭉해지면 {s}초만 더 섞는다.
      @d binu_ripen days=15 // binu_ripen days=10 // binu_ripen days=7 | 숙성 | 숙성은 {d}.
      binu_ripen days={d2} | 숙성 | {d2}일 숙성시켜 주십시오.
      binu_cut thickness_mm={mm} bars={n} | 자르기 | {cm}cm 두께로 {nw} 개 자르기
      binu_cut thickness_mm={mm2} | 자르기 | {mm2}mm 두께. 몇 개가 나오든 괜찮아요.
    `,
  },
  // 공항 수하물
  {
    language: 'ko',
    event: 'webhook /bag/scan {"가방": "{b}", "무게kg": {kg}, "높이cm": {cm}, "벨트": "{v}", "추가금만원": {man}}',
    slots: { b: 'KE-7741, 노란 가방, 골프백', kg: '8..31', g: '{kg} * 1000', cm: '35..95', mm: '{cm} * 10', v: '벨트 2, 남쪽 벨트, BLT-4', v2: '벨트 6, 북쪽 벨트, BLT-9', man: '2..9', won: '{man} * 10000', s: '3..15', ms: '{s} * 1000', ms2: '150..900', m: '16..30', w: '=35000, 82000', g2: '450..980', b2: 'OZ-1180, 유모차, 악기 상자', mm2: '180..320' },
    tools: ['suhamul_scale(bag, grams: int): Enter the weight of a bag', 'suhamul_gate(bag, height_mm: int): Let a bag through the gate of this height', 'suhamul_stop(belt, ms: int): Stop a belt for a moment', 'suhamul_pause(belt, minutes: int): Stop a belt for longer', 'suhamul_extra(bag, won: int): Charge extra', 'suhamul_label(bag, kg: int): Print a label with the weight'],
    steps: `
      suhamul_scale bag="{b}" grams={g} | 무게 | 찍힌 가방 무게를 입력하기.
      suhamul_label bag="{b}" kg={kg} | 라벨 | 찍힌 가방에 무게 라벨을 뽑아 붙입니다.
      suhamul_scale bag="{b2}" grams={g2} | 무게 | {b2:은} {g2}g밖에 안 나가요. 입력해 주세요.
      suhamul_gate bag="{b}" height_mm={mm} | 통과 | 찍힌 높이로 그 가방을 문에 통과시킨다.
      suhamul_gate bag="{b2}" height_mm={mm2} | 통과 | {b2}, 높이 {mm2}mm로 통과.
      suhamul_stop belt="{v}" ms={ms} | 잠깐 | 그 벨트를 {s}초 세운다. 잠깐이면 된다.
      suhamul_stop belt="{v2}" ms={ms2} | 잠깐 | {v2} {ms2}ms 정지, 잠깐.
      suhamul_pause belt="{v2}" minutes={m} | 정지 | 청소하니까 {v2:을} {m}분 멈추면 됨
      suhamul_pause belt="{v}" minutes=60 | 정지 | 모터를 갈아야 합니다. 찍힌 벨트는 한 시간 멈춰 주십시오.
      suhamul_extra bag="{b}" won={won} | 추가금 | 찍힌 추가금을 그 가방에 물린다.
      suhamul_extra bag="{b2}" won={w} | 추가금 | {b2} 추가금은 {w}원.
    `,
  },
  // 기상 관측소
  {
    language: 'ko',
    slots: { s: '관측소 3, 산꼭대기, WX-5', s2: '관측소 8, 등대 옆, WX-9', m: '2..15', ms: '{m} * 60', s3: '20..55', h: '2..9', hw: '{h} in words', hm: '{h} * 60', m2: '16..19', cm: '3..28', cmm: '{cm} * 10', mm: '290..400', km: '1.5..9.5', mt: '{km} * 1000', mt2: '150..280', v: '=1.2, 2.5, 4.8', mv: '{v} * 1000', c: '2..14', neg: '0 - {c}' },
    tools: ['gisang_every(station, seconds: int): Set how often a station measures', 'gisang_upload(station, minutes: int): Set how often a station sends', 'gisang_snow(station, depth_mm: int): Enter the depth of snow', 'gisang_sight(station, metres: int): Enter the visibility', 'gisang_probe(station, millivolts: int): Set the sensor voltage', 'gisang_temp(station, celsius: int): Enter a temperature'],
    steps: `
      gisang_every station="{s}" seconds={ms} | {s} {m}분마다 관측 |
      gisang_every station="{s2}" seconds={s3} | {s2} 관측 간격 {s3}초 |
      gisang_upload station="{s}" minutes={hm} | 전송 | {s:은} {hw} 시간마다 보낸다.
      gisang_upload station="{s2}" minutes={m} | 전송 | {s2} 전송은 {m}분마다예요.
      gisang_snow station="{s}" depth_mm={cmm} | 적설 | {s}에 눈이 {cm}cm 쌓였습니다. 넣어 주십시오.
      gisang_snow station="{s2}" depth_mm={mm} | 적설 | {s2} 적설 {mm}mm
      gisang_sight station="{s}" metres={mt} | 시정 | {s} 시정 {km}킬로미터.
      gisang_sight station="{s2}" metres={mt2} | 시정 | {s2:은} 안개로 시정이 {mt2}m밖에 안 됨. 입력.
      gisang_probe station="{s}" millivolts={mv} | 센서 | {s} 센서 전압을 {v}V로 하자.
      gisang_probe station="{s2}" millivolts=750 | 센서 | {s2} 센서 전압은 750mV.
      gisang_temp station="{s2}" celsius={neg} | 기온 | {s2:은} 영하 {c}도랍니다.
      gisang_temp station="{s}" celsius={c} | 기온 | {s} 영상 {c}도 입력할 것.
    `,
  },
  // 도서 바코드/문구점: 개수 말
  {
    language: 'ko',
    slots: { p: '연필, 색연필, 붓펜', p2: '지우개, 공책, 형광펜', dz: '=한 다스 / 두 다스 / 세 다스', n: '40..99', n2: '3..30', nw: '{n2} in words', won: '=700, 1200, 2600', w: '=천오백 원 / 이천 원 / 팔백 원', g: '=250, 480, 1500', kg: '{g} / 1000', kg2: '2.1..4.8', cm: '12..38', cmm: '{cm} * 10', mm: '41..95', p3: '=절반 / 3할', p4: '5..11', s: '2..9', ms: '{s} * 1000', c: '이 선생님, 3학년 2반, 단골 손님' },
    tools: ['mungu_stock(goods, pieces: int): Book goods in, piece by piece', 'mungu_price(goods, won: int): Price a thing', 'mungu_off(goods, percent: int): Reduce a price', 'mungu_post(customer, kg: num): Send a parcel', 'mungu_film(goods, length_mm: int): Cut film for wrapping', 'mungu_seal(ms: int): Heat the sealing bar', 'mungu_gift(customer, wrapped: bool): Wrap or not'],
    steps: `
      @dz mungu_stock goods="{p}" pieces=12 // mungu_stock goods="{p}" pieces=24 // mungu_stock goods="{p}" pieces=36 | 입고 | {p} {dz} 들어왔어요.
      mungu_stock goods="{p2}" pieces={n} | 입고 | {p2} {n}개 입고.
      mungu_stock goods="{p2}" pieces={n2} | 입고 | {p2:은} {nw} 개 들어옴
      @w mungu_price goods="{p}" won=1500 // mungu_price goods="{p}" won=2000 // mungu_price goods="{p}" won=800 | 값 | {p:은} 하나에 {w}.
      mungu_price goods="{p2}" won={won} | 값 | {p2} {won}원으로 고치기
      @p3 mungu_off goods="{p2}" percent=50 // mungu_off goods="{p2}" percent=30 | 새 학기 | 새 학기 행사다. {p2} 값을 {p3} 깎는다.
      mungu_off goods="{p}" percent={p4} | 단골 | {p:은} {p4}퍼센트 할인이랍니다.
      mungu_post customer="{c}" kg={kg} | 택배 | {c} 앞으로 {g}g짜리 소포 보내 주세요.
      mungu_post customer="{c}" kg={kg2} | 택배 | {c}, 소포 {kg2}kg.
      mungu_film goods="{p}" length_mm={cmm} | 포장지 | {p} 포장 필름을 {cm}센티 끊는다.
      mungu_film goods="{p2}" length_mm={mm} | 포장지 | {p2}에는 {mm}mm면 딱 맞습니다. 그만큼 잘라요.
      mungu_seal ms={ms} | 봉합 | 실링 바 {s}초 달구기.
      mungu_seal ms=450 | 봉합 | 얇은 비닐은 450ms만 달군다.
      mungu_gift customer="{c}" wrapped=false | 포장 | {c} 물건은 포장하지 않음.
    `,
  },
  // 하수 처리장
  {
    language: 'ko',
    event: 'mqtt sewage/basin {"조": "{b}", "폭기시간": {h}, "DO": {d}, "약품kg": {kg}, "배출m3": {q}, "농축%": {p}}',
    slots: { b: '폭기조 1, 2계열, SW-6', b2: '침전조 3, 4계열, SW-9', h: '2..8', hm: '{h} * 60', d: '0.5..3.8', kg: '1.5..9.5', g: '{kg} * 1000', q: '20..95', l: '{q} * 1000', p: '12..19', m: '9..55', s: '3..8', ss: '{s} * 60', g2: '150..900', r: '=반 시간 / 두 시간', l2: '150..950', f: '{p} / 100' },
    tools: ['haesu_blow(basin, minutes: int): Blow air', 'haesu_dose(basin, grams: int): Dose a chemical', 'haesu_out(basin, litres: int): Let water out', 'haesu_sludge(basin, seconds: int): Pump sludge', 'haesu_thick(basin, ratio: num): Set the thickening as a ratio, 0 to 1', 'haesu_limit(basin, percent: int): Set the alarm for the thickening', 'haesu_calm(basin, minutes: int): Leave a basin in calm'],
    steps: `
      haesu_blow basin="{b}" minutes={hm} | 폭기 | 보고된 폭기 시간만큼 그 조에 공기를 넣어라.
      haesu_blow basin="{b2}" minutes={m} | 폭기 | {b2}, 폭기 {m}분.
      haesu_dose basin="{b}" grams={g} | 약품 | 그 조에 보고된 약품을 투입하십시오.
      haesu_dose basin="{b2}" grams={g2} | 약품 | {b2:은} {g2}g 넣음
      haesu_out basin="{b}" litres={l} | 방류 | 그 조에서 보고된 양을 방류한다. (1m3 = 1000L)
      haesu_out basin="{b2}" litres={l2} | 방류 | {b2} {l2}리터만 빼요.
      haesu_sludge basin="{b2}" seconds={ss} | 슬러지 | {b2} 슬러지 펌프를 {s}분 돌려 주시면 됩니다.
      haesu_sludge basin="{b}" seconds={m} | 슬러지 | 보고된 조 슬러지는 {m}초.
      haesu_thick basin="{b}" ratio={f} | 농축 | 그 조의 농축 비율을 보고된 대로.
      haesu_limit basin="{b2}" percent={p} | 경보 | {b2} 농축 경보를 보고된 농축 값으로 건다.
      @r haesu_calm basin="{b2}" minutes=30 // haesu_calm basin="{b2}" minutes=120 | 가만히 | {b2:은} {r} 가만히 두기
      haesu_calm basin="{b}" minutes=50 | 가만히 | 보고된 조 역시 50분은 가만히 두어야 한대요.
    `,
  },
  // 코딩 동아리: 오락실 기판
  {
    language: 'ko',
    slots: { p: '4..12', p2: '13..21', b: 'arcade-1, 오락기 3, board7', s: '2..9', ms: '{s} * 1000', ms2: '120..900', d: '=0.5초 / 0.25초 / 1.5초', hz: '60..400', v: '15..85', f: '{v} / 100', m: '2..8', sec: '{m} * 60', w: '=오백 원 / 천 원 / 삼천 원', won: '=700, 1300' },
    tools: ['orak_blink(pin: int, ms: int): Blink a lamp once for so long', 'orak_tone(hz: int, ms: int): Play a tone', 'orak_duty(pin: int, duty: num): Dim a lamp, 0.0 to 1.0', 'orak_round(seconds: int): Set the length of a round', 'orak_coin(won: int): Set the price of a game'],
    steps: `
      orak_blink pin={p} ms={ms} | 깜박 | {p}번 램프를 {s}초 깜박여 보자.
      orak_blink pin={p2} ms={ms2} | 깜박 | {p2}번 핀 램프 {ms2}ms.
      @d orak_blink pin={p2} ms=500 // orak_blink pin={p2} ms=250 // orak_blink pin={p2} ms=1500 | 깜박 | {p2}번은 {d}만 켰다 끕니다.
      orak_tone hz={hz} ms={ms2} | 소리 | {hz}Hz 소리를 {ms2}ms 내 주세요.
      orak_tone hz={hz} ms={ms} | 소리 | {hz}Hz로 {s}초 삐.
      orak_duty pin={p} duty={f} | 밝기 | {p}번 램프 밝기 {v}%
      orak_duty pin={p2} duty=0.5 | 밝기 | {p2}번은 0.5로 해.
      orak_round seconds={sec} | 한 판 | 한 판은 {m}분.
      orak_round seconds={v} | 한 판 | 아니다, 한 판을 {v}초로 줄이자.
      @w orak_coin won=500 // orak_coin won=1000 // orak_coin won=3000 | 동전 | 한 판 값은 {w}입니다.
      orak_coin won={won} | 동전 | {won}원으로 내려 줘, 한 판에.
      gpio_write pin={p} value=1 board="{b}" | 켜 두기 | {b} {p}번 핀은 그냥 켜 둔다.
    `,
  },
];
