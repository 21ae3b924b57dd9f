import type { Scene } from '../../scene';

/** Tools of guilds nobody has heard of, near to each other, in Korean, part 4. */
export const guildsKo4: readonly Scene[] = [
  // 열기구 관광
  {
    language: 'ko',
    event: 'webhook /balloon/morning {"기구": "{b}", "지상풍": {w}, "조종사": "{p}", "승객": {n}, "예비기구": "{b2}"}',
    slots: { b: '=노을, 민들레, 해오름', b2: '=구름배, 산들', w: '1.2..3.8 / 7.1..12.5', p: '=구 기장, 한 기장', p2: '=오 기장, 마 기장', n: '2..6', m: '60..150', m2: '200..600', s: '3..25', kg: '48..96', f: '=강변 들, 초등학교 뒤', f2: '=목장, 논둑' },
    tools: ['aerostel_burn(balloon, seconds: int): Fire the burner', 'aerostel_vent(balloon, seconds: int): Let hot air out', 'aerostel_band(balloon, min_m: int, max_m: int): Set the range of height', 'aerostel_clear(balloon, pilot): 이륙을 허가한다', 'aerostel_ground(balloon, reason): Forbid a flight', 'aerostel_reroute(balloon, from_field, to_field): Change where a balloon lands', 'aerostel_weigh(balloon, passenger_kg: int, gas_kg: int): Enter the weights'],
    steps: `
      @w aerostel_clear balloon="{b}" pilot="{p}" // aerostel_ground balloon="{b}" reason="지상풍 {w}" | 뜰까 | 지상풍이 5를 넘으면 그 기구를 못 뜨게 하고 사유에 "지상풍 {w}"라고 씁니다. 5를 넘지 않으면 알림에 적힌 조종사로 이륙을 허가합니다.
      aerostel_burn balloon="{b}" seconds={s} | 불 | 그 기구 버너 {s}초.
      aerostel_vent balloon="{b2}" seconds={s} | 너무 높다 | {b2:이} 너무 높이 떴어요. 더운 공기를 {s}초 빼 주세요.
      aerostel_band balloon="{b2}" min_m={m} max_m={m2} | 고도 | {b2}, 최대 {m2}미터, 최소 {m}미터 지킬 것.
      aerostel_clear balloon="{b2}" pilot="{p2}" | 예비 기구 | 예비 기구는 {p2:이} 몬다. 떠도 좋다.
      aerostel_ground balloon="{b2}" reason="바구니 수리" | 수리 | {b2} 비행 금지, 이유는 "바구니 수리".
      aerostel_reroute balloon="{b}" from_field="{f}" to_field="{f2}" | 착륙지 | 원래 내리려던 {f} 말고 {f2}에 내리게 바꿔 줘. 오늘 알림 온 그 기구.
      aerostel_weigh balloon="{b2}" passenger_kg={m2} gas_kg={kg} | 무게 | 가스 {kg}킬로, 손님 합쳐서 {m2}킬로. {b2}에 입력 부탁드립니다.
    `,
  },
  // 유리 공방
  {
    language: 'ko',
    slots: { k: '=큰 가마, 북쪽 가마', k2: '=작은 가마, 창가 가마', t: '1050..1180', a: '430..560', h: '6..24', g: '=투명, 호박색', n: '3..12', nw: '{n} in words', p: 'GL-118, 꽃병 3, 잔 12', p2: 'GL-140, 문진 5, 접시 9', d: '15..120', kg: '1.5..9.5' },
    tools: ['vitrasmith.melt(furnace, celsius: int): Heat the melting furnace', 'vitrasmith.anneal(furnace, start_c: int, end_c: int, hours: int): Cool slowly between two temperatures', 'vitrasmith.charge(furnace, kg: num, glass: clear|amber|blue): 유리 원료를 넣는다', 'vitrasmith.gaffer(furnace, door: open|closed): Door of a furnace', 'vitrasmith.grind(piece, grit: int): Grind a piece', 'vitrasmith.rate(piece, rating: sellable|second|broken): Grade a piece', 'vitrasmith.pack(pieces: text[], carton: int): Pack pieces into a carton'],
    steps: `
      vitrasmith.melt furnace="{k}" celsius={t} | 녹이기 | {k:을} {t}도까지 올린다.
      vitrasmith.anneal furnace="{k2}" start_c={a} end_c={d} hours={h} | 서냉 | {k2:은} {a}도에서 {d}도까지 {h}시간에 걸쳐 식혀 주세요.
      vitrasmith.charge furnace="{k}" kg={kg} glass=amber | 호박색 | 호박색 원료 {kg}킬로, {k}에 넣기.
      vitrasmith.charge furnace="{k2}" kg={kg} glass=clear | 투명 | {k2}에 투명한 유리 {kg}kg를 채우십시오.
      vitrasmith.gaffer furnace="{k}" door=open | 문 | 꺼낸다. {k} 문 열어.
      vitrasmith.gaffer furnace="{k2}" door=closed | 식는다 | 열이 다 새네요. {k2} 문 좀 닫아 주세요.
      vitrasmith.grind piece="{p}" grit=400 | 연마 | {p} 바닥을 400번으로 갈 것
      vitrasmith.rate piece="{p}" rating=second | B급 | {p}에 기포가 하나 있다. 팔긴 팔되 B급으로.
      vitrasmith.rate piece="{p2}" rating=broken | 깨짐 | {p2} 깨졌음.
      vitrasmith.pack pieces=["{p}","{p2}"] carton={n} | 상자 | {p:과} {p2:을} {n}번 상자에 같이 넣습니다.
    `,
  },
  // 렌터카
  {
    language: 'ko',
    event: 'webhook /rent/return {"차": "{c}", "주행": {km}, "연료": {f}, "흠집": "{sc}", "예약": "{id}", "다음차": "{c2}"}',
    slots: { c: '=31하 2207, 58호 9914, 102허 3380', c2: '=77하 4125, 90호 6603', km: '110..980', f: '12..35 / 85..100', sc: '=앞문 긁힘, 범퍼 찍힘, 뒷유리 금 감', id: 'RC-5521, 예약 881, H2-074', id2: 'RC-6010, 예약 907, H2-311', w: '12000..68000', d: '2..14', z: '=제주 공항, 시청 앞', z2: '=성산, 중문', h: '=09:30, 13:00, 18:20' },
    tools: ['rollova_refuel(car, percent?: int): Send a car to the filling station', 'rollova_clean(car, inside: bool): 세차를 맡긴다', 'rollova_ready(car): Offer a car again', 'rollova_repair(car, damage): Send a car to the garage', 'rollova_extend(booking, days: int): Prolong a booking', 'rollova_swap(booking, old_car, new_car): Change the car of a booking', 'rollova_drive(car, from_branch, to_branch): Drive a car to another branch', 'rollova_charge(booking, won: int, remark?): Charge a customer'],
    steps: `
      @f rollova_refuel car="{c}" percent=100 // rollova_ready car="{c}" | 연료 | 반납된 차 연료가 절반도 안 남았으면 가득(100%) 채우러 보내고, 절반 넘게 있으면 바로 다시 내놓는다.
      rollova_clean car="{c}" inside=true | 안까지 | 돌려받은 차는 모래투성이다. 안까지 닦게 맡겨라.
      rollova_clean car="{c2}" inside=false | 겉만 | 다음 차는 겉만 씻어 주시면 됩니다.
      rollova_repair car="{c}" damage="{sc}" | 정비 | 흠집 칸에 적힌 그대로 정비소에 보낼 것.
      rollova_extend booking="{id}" days={d} | 연장 | 손님이 {d}일 더 타신대요. 알려 온 예약을 늘려 주세요.
      rollova_swap booking="{id2}" old_car="{c}" new_car="{c2}" | 차 바꿈 | {id2}: 반납된 차로 잡혀 있던 것을 다음 차로 바꾼다.
      rollova_drive car="{c2}" from_branch="{z}" to_branch="{z2}" | 이동 | {c2}, {z}에서 {z2}까지 몰고 가 주세요.
      rollova_drive car="{c}" from_branch="{z2}" to_branch="{z}" | 가져오기 | 반납된 차가 {z2}에 있어. {z:로} 가져와.
      rollova_charge booking="{id}" won={w} remark="{km}" | 추가 요금 | 그 예약에 {w}원 청구. 비고에는 주행 거리를 숫자만 쓴다.
      rollova_charge booking="{id2}" won={w} | 청구 | {w}원을 {id2:로} 청구함. 비고 없음.
    `,
  },
  // 플라네타륨
  {
    language: 'ko',
    slots: { s: '=겨울 별자리, 토성 여행', s2: '=은하수, 달의 뒷면', lat: '5..65', d: '1..28', az: '15..170', az2: '190..345', n: '5..55', b: '5..35', b2: '45..95', tx: '=별똥별을 찾아보세요, 이쪽이 북두칠성입니다', v: '10..60', mg: '0.5..2.4' },
    tools: ['starvolta.show(program, minutes?: int): Begin a show', 'starvolta.breakoff(): Break the show off', 'starvolta.sky(latitude: num, hour: int): 어느 위도, 몇 시의 하늘을 보인다', 'starvolta.pan(from_azimuth: int, to_azimuth: int): Turn the sky', 'starvolta.arrow(azimuth: int, caption?): Point an arrow with a caption', 'starvolta.dim(dome_pct: int, aisle_pct: int): Set the light of dome and aisle', 'starvolta.faint(magnitude: num): Choose the faintest stars shown'],
    steps: `
      starvolta.show program="{s}" minutes={n} | 상영 | "{s}" {n}분짜리로 시작합니다.
      starvolta.show program="{s2}" | 다음 | 다음은 "{s2}". 길이는 원래대로.
      starvolta.breakoff | 중단 | 아이가 토했어요! 상영을 끊어 주세요.
      starvolta.sky latitude={lat} hour=22 | 북쪽 하늘 | 북위 {lat}도, 밤 열 시 하늘을 보여 준다.
      starvolta.sky latitude=-{lat} hour=21 | 남쪽 하늘 | 남위 {lat}도(마이너스)에서 21시에 보이는 하늘로
      starvolta.pan from_azimuth={az} to_azimuth={az2} | 돌리기 | 방위 {az}에서 {az2}까지 하늘을 천천히 돌린다.
      starvolta.pan from_azimuth={az2} to_azimuth={az} | 거꾸로 | {az}도에서 멈추게, 출발은 {az2}도.
      starvolta.arrow azimuth={az2} caption="{tx}" | 화살표 | {az2}도 쪽에 화살표, 설명은 "{tx}".
      starvolta.arrow azimuth={az} | 화살표만 | 방위 {az}도를 가리켜 주십시오. 설명은 제가 말로 하겠습니다.
      starvolta.dim dome_pct={b} aisle_pct={b2} | 밝기 | 통로는 {b2}퍼센트, 돔은 {b}퍼센트로 낮출 것.
      starvolta.faint magnitude=-{mg} | 밝은 별만 | 도시 하늘처럼 -{mg}등급까지만 남겨 줘.
    `,
  },
  // 지렁이 퇴비장
  {
    language: 'ko',
    event: 'mqtt compost/bed {"상자": "{b}", "온도": {t}, "수분": {h}, "찌꺼기kg": {kg}, "새상자": "{b2}"}',
    slots: { b: '흙상자 3, 동쪽 더미, W-7', b2: '흙상자 9, 서쪽 더미, W-22', t: '14..25 / 33..44', h: '40..85', kg: '2.5..18.5', m: '3..30', l: '1.5..9.5', g: '100..900', n: '2..8', lo: '55..65', hi: '75..88', sack: '3..24' },
    tools: ['humuseo_feed(bed, kg: num): Put scraps on a bed', 'humuseo_turn(bed, times?: int): 더미를 뒤집는다', 'humuseo_wet(bed, litres: num): Water a bed', 'humuseo_lime(bed, grams: int): Strew lime', 'humuseo_lure(old_bed, new_bed): Lure the worms into a new bed', 'humuseo_sieve(bed, sacks: int): Sieve a bed into sacks', 'humuseo_limits(bed, wet_max: int, wet_min: int): Set the limits of moisture'],
    steps: `
      @t humuseo_feed bed="{b}" kg={kg} // humuseo_turn bed="{b}" | 먹일까 뒤집을까 | 30도를 넘은 상자는 그냥 뒤집고(횟수는 안 정함), 그보다 시원하면 알려 온 찌꺼기를 그 무게만큼 준다.
      humuseo_turn bed="{b2}" times={n} | 뒤집기 | 새 상자를 {n}번 뒤집어 주세요.
      humuseo_wet bed="{b}" litres={l} | 물 | 바싹 말랐다. 보고한 상자에 물 {l}리터.
      humuseo_lime bed="{b2}" grams={g} | 석회 | {b2}에 석회 {g}g 뿌림
      humuseo_lure old_bed="{b}" new_bed="{b2}" | 이사 | 지렁이들을 새 상자로 꾀어 옮깁니다.
      humuseo_lure old_bed="{b2}" new_bed="{b}" | 다시 이사 | {b:로} 도로 꾀어 오자. 지금 지렁이는 {b2}에 산다.
      humuseo_sieve bed="{b}" sacks={sack} | 체질 | 그 상자 흙을 체로 쳐서 {sack}포대에 담아 주시기 바랍니다.
      humuseo_limits bed="{b2}" wet_max={hi} wet_min={lo} | 수분 한계 | {b2:은} {lo}퍼센트 아래로 마르면 안 되고 {hi}퍼센트 위로 젖어도 안 된다.
      humuseo_limits bed="{b}" wet_max={hi} wet_min={lo} | 한계 | {b}: 최저 {lo}, 최고 {hi}.
    `,
  },
  // 불꽃놀이
  {
    language: 'ko',
    slots: { r: '=강 왼편, 바지선', r2: '=강 오른편, 옥상', t: '3..18', t2: '19..40', n: '2..9', nw: '{n} in words', h: '80..140', h2: '160..320', s: '0.5..4.5', q: '=국화, 버들', z: '=관람석, 다리 위', k: '11..20', k3: '21..30' },
    tools: ['pyrolume.arm(rack): Arm a rack', 'pyrolume.disarm(rack): 점화대를 안전하게 한다', 'pyrolume.fire(rack, tube: int, delay_s?: num): Fire one tube', 'pyrolume.volley(rack, first_tube: int, last_tube: int): Fire tubes one after the other', 'pyrolume.skip(rack, tubes: int[]): Leave tubes out', 'pyrolume.burst(low_m: int, high_m: int): Set the heights of the bursts', 'pyrolume.siren(area, blasts: int): Warn an area'],
    steps: `
      pyrolume.arm rack="{r}" | 준비 | {r} 점화대 장전 상태로.
      pyrolume.disarm rack="{r2}" | 사람 있음 | {r2}에 사람이 들어갔다! 점화대 안전하게 풀어.
      pyrolume.fire rack="{r}" tube={t} delay_s={s} | 한 발 | {s}초 뒤에 {r} {t}번 관을 쏩니다.
      pyrolume.fire rack="{r2}" tube={t2} | 바로 | {r2} {t2}번 관 바로 쏘기
      pyrolume.volley rack="{r}" first_tube={t} last_tube={t2} | 연달아 | {r:은} {t}번 관에서 {t2}번 관까지 차례로 쏴 주세요.
      pyrolume.volley rack="{r2}" first_tube={t} last_tube={t2} | 연속 발사 | 마지막이 {t2}번이고 처음이 {t}번이다. 점화대는 {r2}.
      pyrolume.skip rack="{r}" tubes=[{t},{k},{t2}] | 빼고 | 젖은 관 {t}번, {k}번, {t2}번은 건너뛸 것. {r:이} 그렇다.
      pyrolume.skip rack="{r2}" tubes=[{k},{k3}] | 두 개 뺌 | {r2}에서는 {k}번하고 {k3}번을 빼 주십시오.
      pyrolume.burst low_m={h} high_m={h2} | 높이 | 높은 꽃은 {h2}미터, 낮은 꽃은 {h}미터에서 터지게.
      pyrolume.siren area="{z}" blasts={n} | 경고 | {z} 쪽에 사이렌을 {nw} 번 울려 줄래요?
    `,
  },
  // 녹차 덖음
  {
    language: 'ko',
    event: 'peripheral - PAN {p} LEAF {g} WET {w} BATCH {b} EMPTY {p2}',
    slots: { p: '=P1, P2, P3', p2: '=P5, P6, P7', g: '800..3900', w: '6..11 / 38..62', b: '=우전12, 세작04, 중작31', b2: '=세작88, 대작20', t: '180..260', m: '4..25', r: '10..28', d: '60..110', pk: '20..80', gr: '=40, 80, 100' },
    tools: ['leafura_roast(pan, celsius: int, minutes?: int): Roast leaves in a pan', 'leafura_roll(batch, minutes: int, pressure: gentle|strong): 찻잎을 비빈다', 'leafura_dry(batch, celsius: int): Dry a batch', 'leafura_tip(from_pan, to_pan): Tip the leaves into another pan', 'leafura_drum(pan, rpm: int, reverse?: bool): Turn a pan', 'leafura_bag(batch, bags: int, grams: int): Fill bags of one weight', 'leafura_rename(old_batch, new_batch): Rename a batch'],
    steps: `
      @w leafura_bag batch={b} bags={pk} grams={gr} // leafura_dry batch={b} celsius={d} | 다 말랐나 | 수분(WET)이 20을 넘는 배치는 {d}도에서 말리고, 그 아래라면 {gr}g씩 {pk}봉지에 담는다.
      leafura_roast pan={p2} celsius={t} minutes={m} | 덖기 | 빈 솥을 {t}도로 {m}분.
      leafura_roast pan={p} celsius={t} | 솥 온도 | 알려 온 솥은 {t}도로 덖어 주세요. 시간은 눈으로 봅니다.
      leafura_roll batch={b} minutes={m} pressure=gentle | 살살 | 그 배치를 {m}분 살살 비빈다.
      leafura_roll batch={b2} minutes={m} pressure=strong | 세게 | {b2}, 힘 있게 비비기 {m}분.
      leafura_tip from_pan={p} to_pan={p2} | 솥 옮김 | 탄내가 나요! 잎을 빈 솥으로 쏟아 옮겨요.
      leafura_drum pan={p2} rpm={r} reverse=true | 거꾸로 | {p2} 솥을 반대로, 분당 {r}바퀴.
      leafura_drum pan={p} rpm={r} | 돌리기 | 보고된 솥을 분당 {r}바퀴로 돌릴 것.
      leafura_bag batch={b2} bags={pk} grams={gr} | 봉지 | 봉지 {pk}개, 한 봉지 {gr}그램, {b2} 배치입니다.
      leafura_rename old_batch={b} new_batch={b2} | 이름 | 들어온 배치 이름을 {b2:로} 고쳐 적으십시오.
    `,
  },
  // 동굴 관광
  {
    language: 'ko',
    event: 'webhook /cave/sensor {"구역": "{a}", "CO2": {c}, "수위cm": {w}, "인원": {n}, "출구구역": "{a2}"}',
    slots: { a: '=박쥐방, 석순길, 지하호수', a2: '=비밀문, 계단홀', c: '600..1100 / 2600..4300', w: '5..60', n: '4..45', g: '=단풍조, 초록조, 3조', g2: '=파랑조, 5조', m: '5..30', b: '5..30', b2: '40..85', t: '=머리를 조심하세요, 벽을 만지지 마세요' },
    tools: ['grottino.admit(area, group): Let a group into an area', 'grottino.evacuate(area, exit_area): Send people out through another area', 'grottino.air(area, strength: weak|full, minutes?: int): 환기를 돌린다', 'grottino.pump(area, to_cm: int): Pump the water down to a level', 'grottino.lamps(area, path_pct: int, wall_pct: int): Set the lamps', 'grottino.voice(area, text): Play a spoken hint', 'grottino.merge(group, into_group): Join two groups'],
    steps: `
      @c grottino.admit area="{a}" group="{g}" // grottino.evacuate area="{a}" exit_area="{a2}" | 들어가도 되나 | 이산화탄소가 2000을 넘으면 그 구역 사람들을 출구 구역으로 내보내고, 그보다 낮으면 {g:을} 들여보낸다.
      grottino.air area="{a}" strength=full minutes={m} | 환기 | 그 구역 환기를 최대로 {m}분.
      grottino.air area="{a2}" strength=weak | 약하게 | {a2:은} 약하게만 돌려 주세요. 시간은 필요 없어요.
      grottino.pump area="{a}" to_cm={b} | 물 | 보고된 곳의 물을 {b}센티까지 퍼내라.
      grottino.lamps area="{a}" path_pct={b2} wall_pct={b} | 조명 | 벽 {b}%, 길 {b2}%. 센서가 알려 온 구역이다.
      grottino.lamps area="{a2}" path_pct={b} wall_pct={b2} | 조명 둘 | {a2} 길 조명은 {b}퍼센트로, 벽 조명은 {b2}퍼센트로 맞춰 주십시오.
      grottino.voice area="{a2}" text="{t}" | 안내 | {a2}에 "{t}" 틀어 줘
      grottino.merge group="{g}" into_group="{g2}" | 합류 | {g:을} {g2}에 합칠 것.
      grottino.merge group="{g2}" into_group="{g}" | 같이 | 사람이 적어서 {g2:은} {g:과} 합칩니다. 남는 이름은 {g}.
    `,
  },
  // 마리나
  {
    language: 'ko',
    slots: { y: '=바람꽃, 돌고래, 하늬', y2: '=알바트로스, 별무리', b: '1..15', b2: '16..40', kw: '1..6', n: '2..14', d: '=2026-12-01, 2027-03-15', d2: '=2027-04-01, 2027-05-20', l: '30..95', l2: '110..400', ch: '=9, 12, 16', tx: '=돌풍 예보, 기름띠 발견', m: '0.5..2.5' },
    tools: ['marinelli_berth(yacht, berth: int): Give a yacht a berth', 'marinelli_rebirth(yacht, old_berth: int, new_berth: int): Move a yacht', 'marinelli_power(berth: int, kw?: int, on: bool): Shore power of a berth', 'marinelli_water(berth: int, litres: int): 선석에 물을 준다', 'marinelli_pumpout(berth: int, litres: int): 오수를 빼낸다', 'marinelli_radio(channel: int, text): Speak on the radio', 'marinelli_winter(yacht, from_date, until_date): Book winter storage'],
    steps: `
      marinelli_berth yacht="{y}" berth={b} | 선석 | {y:은} {b}번 선석.
      marinelli_rebirth yacht="{y2}" old_berth={b} new_berth={b2} | 옮김 | {y2} 옮깁니다. {b}번에서 {b2}번으로요.
      marinelli_rebirth yacht="{y}" old_berth={b2} new_berth={b} | 이동 | {b}번에 대기로 한 {y}, 아직 {b2}번에 묶여 있다. 옮겨라.
      marinelli_power berth={b2} kw={kw} on=true | 전기 | {b2}번에 전기 {kw}kW 넣어 주세요.
      marinelli_power berth={b} on=false | 전기 끊음 | {b}번 전기는 끊을 것.
      marinelli_water berth={b2} litres={l} | 맑은 물 | {b2}번 배에 물 {l}리터 채우기
      marinelli_pumpout berth={b} litres={l2} | 오수 | {b}번 배 오수를 {l2}리터 빼 주십시오.
      marinelli_radio channel={ch} text="{tx}" | 무전 | {ch}번 채널로 "{tx}"라고 알린다.
      marinelli_winter yacht="{y}" from_date={d} until_date={d2} | 보관 | {y}, {d}부터 {d2}까지 겨울 보관.
      marinelli_winter yacht="{y2}" from_date={d} until_date={d2} | 육상 보관 | {d2}에 다시 물에 띄우고 싶으시대. 맡기는 날은 {d}, 배는 {y2}.
    `,
  },
  // 활판 인쇄소
  {
    language: 'ko',
    event: 'webhook /press/job {"건": "{j}", "문구": "{t}", "부수": {n}, "종이": "{p}", "다음건": "{j2}"}',
    slots: { j: 'PR-210, 청첩 8, 명함-33', j2: 'PR-244, 엽서 5, 시집-02', t: '=두 사람이 만나, 봄을 부칩니다, 조용한 책방', t2: '=가을 장터, 늦은 인사', n: '40..290', n2: '300..900', p: '=한지, 크라프트, 코튼', p2: '=모조지, 갱지', pt: '8..36', mm: '0.1..0.8', c: '=먹, 남색' },
    tools: ['typografo.set(job, text, points: int): Set a text in type', 'typografo.correct(job, wrong, right): Replace words in the type', 'typografo.ink(job, ink: black|navy|red, extra?: bool): 잉크를 올린다', 'typografo.print(job, copies: int, paper?): Print copies', 'typografo.proof(job): Print a single proof', 'typografo.pressure(job, mm: num): Set how deep the type bites', 'typografo.queue(first_job, then_job): Decide which job comes first'],
    steps: `
      typografo.set job="{j}" text="{t}" points={pt} | 조판 | 들어온 문구를 그 건에 {pt}포인트로 짠다.
      typografo.set job="{j2}" text="{t2}" points={pt} | 다음 조판 | {j2}에는 "{t2}", {pt}포인트.
      typografo.correct job="{j}" wrong="{t}" right="{t2}" | 고침 | 손님이 문구를 바꾸셨어요. 이 건의 문구를 빼고 "{t2}" 넣어 주세요.
      typografo.ink job="{j}" ink=navy | 남색 | 그 건은 남색 잉크.
      typografo.ink job="{j2}" ink=red extra=true | 빨강 진하게 | {j2}에 빨간 잉크를 듬뿍(추가로) 올려 줘.
      typografo.print job="{j}" copies={n} paper="{p}" | 인쇄 | 주문받은 부수만큼 주문받은 종이에 찍는다. 건은 방금 것.
      typografo.print job="{j2}" copies={n2} | 종이 그대로 | {j2:은} 걸려 있는 종이에 {n2}부 찍을 것
      typografo.proof job="{j}" | 교정쇄 | 먼저 한 장만 교정용으로 찍어 보여 주십시오. 새로 들어온 건입니다.
      typografo.pressure job="{j2}" mm={mm} | 눌림 | {j2} 눌림 깊이 {mm}mm.
      typografo.queue first_job="{j2}" then_job="{j}" | 순서 | 다음 건이 급하다. 그것부터 하고 이 건은 그 뒤에.
      typografo.queue first_job="{j}" then_job="{j2}" | 차례 | {j2:은} {j} 끝나고 나서요.
    `,
  },
  // 사격장
  {
    language: 'ko',
    slots: { l: '1..8', l2: '9..16', l3: '17..24', m: '=10, 25', m2: '=50, 100', s: '5..40', n: '5..30', sh: '하늘찬, 곽 코치, 7조', sh2: '노을, 서 선수, 2조', p: '0..59', tx: '=총구를 내려 주세요, 사격 중지' },
    tools: ['skytarga.target(lane: int, metres: int): Send the target to a distance', 'skytarga.face(lane: int, shown: bool): Turn the target to or away', 'skytarga.series(lane: int, shots: int, seconds?: int): 한 시리즈를 시작한다', 'skytarga.cease(lanes: int[]): Stop shooting on lanes', 'skytarga.score(shooter, points: int): Enter points', 'skytarga.assign(shooter, lane: int): Give a shooter a lane', 'skytarga.exchange(shooter_a, shooter_b): Let two shooters change lanes'],
    steps: `
      skytarga.target lane={l} metres={m2} | 표적 | {l}사로 표적 {m2}m.
      skytarga.target lane={l2} metres={m} | 가까이 | {l2}사로는 {m}미터 거리에 표적을 둡니다.
      skytarga.face lane={l2} shown=true | 보임 | {l2}사로 표적을 앞으로 돌려 보이게.
      skytarga.face lane={l} shown=false | 숨김 | {l}사로 표적은 옆으로 돌려 안 보이게 해 주세요.
      skytarga.series lane={l3} shots={n} seconds={s} | 속사 | {s}초 안에 {n}발, {l3}사로.
      skytarga.series lane={l} shots={n} | 완사 | {l}사로 {n}발 시작. 시간 제한 없음
      skytarga.cease lanes=[{l},{l2},{l3}] | 중지 | {l}, {l2}, {l3}사로 사격 중지!
      skytarga.cease lanes=[{l2}] | 한 곳 | {l2}사로 한 곳만 멈추게 하십시오.
      skytarga.score shooter="{sh}" points={p} | 점수 | {sh} {p}점 적어라.
      skytarga.assign shooter="{sh2}" lane={l3} | 배정 | {l3}사로를 {sh2}에게 준다.
      skytarga.exchange shooter_a="{sh}" shooter_b="{sh2}" | 맞바꿈 | {sh:과} {sh2:이} 사로를 서로 바꿨으면 합니다.
    `,
  },
  // 참기름집
  {
    language: 'ko',
    event: 'manual - {c} 손님 전화: {g} {k}되, 찾는 시각 {h}, 접수 번호 {id}',
    slots: { c: '=역 앞, 미나네, 한옥집', g: '=참깨, 들깨', g2: '=검은깨, 아마씨', k: '3..12', h: '=10:30, 14:00, 17:20', h2: '=18:40, 19:30', id: 'CH-31, 깨-07, 118번', id2: 'CH-55, 깨-22, 204번', t: '150..210', m: '8..35', n: '2..9', nw: '{n} in words', ml: '=180, 350', b: '0.5..2.5' },
    tools: ['oleandro_roast(ticket, celsius: int, minutes: int): Roast seeds of a ticket', 'oleandro_squeeze(ticket, rounds?: int): 기름을 짠다', 'oleandro_bottle(ticket, bottles: int, ml: int): Fill bottles', 'oleandro_take(customer, seed, measures: int, pick_up?): Take an order', 'oleandro_swap_seed(ticket, old_seed, new_seed): Change the seed of a ticket', 'oleandro_pickup(ticket, old_time, new_time): Change when it is fetched', 'oleandro_filter(ticket, fine: bool): Filter the oil'],
    steps: `
      oleandro_take customer="{c}" seed={g} measures={k} pick_up={h} | 접수 | 걸려 온 전화대로 접수한다. 찾는 시각도 넣는다.
      oleandro_take customer="{c}" seed={g2} measures={n} | 하나 더 | 같은 손님이 {g2}도 {n}되 부탁하셨어요. 언제 찾을지는 말씀이 없었고요.
      oleandro_roast ticket="{id}" celsius={t} minutes={m} | 볶기 | 전화로 받은 건은 {t}도에 {m}분 볶기.
      oleandro_squeeze ticket="{id2}" rounds={n} | 짜기 | {id2:을} {nw} 번 짜 주십시오.
      oleandro_squeeze ticket="{id}" | 기름 | 이번 접수 건 기름 짜자. 몇 번인지는 기계가 안다.
      oleandro_bottle ticket="{id2}" bottles={n} ml={ml} | 병 | {id2}: {ml}ml 병으로 {nw} 병.
      oleandro_swap_seed ticket="{id}" old_seed={g} new_seed={g2} | 깨 바꿈 | 아까 접수한 것 말인데, 깨를 {g2:로} 바꿔 달라고 하신다.
      oleandro_pickup ticket="{id}" old_time={h} new_time={h2} | 시각 | 찾으러 오는 시각이 {h2:로} 늦춰졌음. 방금 그 접수 건.
      oleandro_filter ticket="{id2}" fine=true | 거르기 | {id2} 기름은 곱게 걸러 줄 것.
      oleandro_filter ticket="{id}" fine=false | 대충 | 전화하신 분은 찌꺼기가 좀 있어야 고소하대. 곱게 거르지 마.
    `,
  },
];
