import type { Scene } from '../../scene';

/** Amounts that a tool wants in another unit than the step says, and their twins that it wants as they are, in Korean, part 3. */
export const measuresKo3: readonly Scene[] = [
  // 작은 서버실
  {
    language: 'ko',
    event: 'webhook /rack/stat {"호스트": "{h}", "응답ms": {ms}, "대기초": {w}, "전력W": {p}}',
    slots: { h: 'web-3, 백업기, nas01', h2: 'db-2, 미러기, mail04', ms: '=250, 1500, 2400, 800', sec: '{ms} / 1000', w: '2..45', wms: '{w} * 1000', p: '=450, 1200, 2600', kw: '{p} / 1000', m: '2..15', s: '{m} * 60', s2: '16..59', hr: '2..9', hm: '{hr} * 60', t: '100..950' },
    tools: ['seobeo_timeout(host, seconds: num): Set the timeout of a host', 'seobeo_retry(host, wait_ms: int): Set the wait between two attempts', 'seobeo_drain(host, secs: int): Let a host finish its work', 'jeonryeok_note(host, kw: num): Note the power of a host', 'jeomgeom_mute(host, minutes: int): Mute the alarms of a host'],
    steps: `
      seobeo_timeout host="{h}" seconds={sec} | 타임아웃 | 그 호스트의 타임아웃을 보고된 응답 시간으로 맞춘다.
      seobeo_timeout host="{h2}" seconds={w} | 타임아웃 | {h2} 타임아웃 {w}초.
      seobeo_retry host="{h}" wait_ms={wms} | 재시도 | 재시도 간격은 보고된 대기 시간 그대로. 그 호스트.
      seobeo_retry host="{h2}" wait_ms={t} | 재시도 | {h2} 재시도 간격 {t}ms로 바꿔 주세요.
      seobeo_drain host="{h2}" secs={s} | 빼기 | {h2:은} {m}분 동안 하던 일을 마치게 둔다.
      seobeo_drain host="{h}" secs={s2} | 빼기 | 그 호스트는 {s2}초 안에 비웁니다.
      seobeo_drain host="{h2}" secs=75 | 빼기 | {h2}, 75초 여유를 주고 비우기
      jeonryeok_note host="{h}" kw={kw} | 전력 기록 | 그 호스트 전력을 적어 둘 것
      jeomgeom_mute host="{h2}" minutes={hm} | 알람 끔 | 작업이 길어요. {h2} 알람 {hr}시간 꺼 주세요.
      jeomgeom_mute host="{h}" minutes={s2} | 알람 | 보고된 호스트 알람은 {s2}분간 무음.
    `,
  },
  // 버섯 재배사
  {
    language: 'ko',
    slots: { r: '재배사 2, 느타리동, MS-4', r2: '재배사 8, 표고동, MS-11', m: '3..20', s: '{m} * 60', s2: '15..58', g: '=300, 450, 800', kg: '{g} / 1000', kg2: '1.5..9.5', h: '2..9', hw: '{h} in words', hs: '{h} * 60', lo: '2..7', neg: '0 - {lo}', n: '11..48', nw: '{n} in words', n2: '50..180' },
    tools: ['beoseot_mist(house, sec: int): 안개 분무', 'beoseot_lamp(house, 분: int): 불을 켜 두는 시간', 'beoseot_pick(house, kg: num): 수확량 기록', 'beoseot_log(house, 개: int): 배지 개수 기록', 'beoseot_chill(house, delta: int): 온도를 지금보다 바꿈, 음수면 낮춤'],
    steps: `
      beoseot_mist house="{r}" sec={s} | 분무 | {r} 분무 {m}분
      beoseot_mist house="{r2}" sec={s2} | 분무 | 물방울이 맺히면 안 됩니다. {r2:은} {s2}초만 뿌립니다.
      beoseot_lamp house="{r}" 분={hs} | 조명 | {r} 불은 {hw} 시간 켠다.
      beoseot_lamp house="{r2}" 분={s2} | 조명 | {r2}, {s2}분 점등.
      beoseot_pick house="{r}" kg={kg} | 수확 | {r}에서 {g}g밖에 못 땄네요. 적어 주세요.
      beoseot_pick house="{r2}" kg={kg2} | 수확 | {r2} {kg2}킬로 수확.
      beoseot_log house="{r}" 개={n} | 배지 | {r}에 배지 {nw} 개 들어감.
      beoseot_log house="{r2}" 개={n2} | 배지 | {r2} 배지 수 {n2}개로 적기
      beoseot_chill house="{r2}" delta={neg} | 식히기 | {r2}, {lo}도 내려 주십시오.
      beoseot_chill house="{r}" delta={lo} | 데우기 | {r:은} {lo}도만 올리자.
    `,
  },
  // 도금 공장
  {
    language: 'ko',
    event: 'mqtt plating/rack {"랙": "{r}", "도금조": "{b}", "두께um": {um}, "전류A": {a}, "침지초": {s}}',
    slots: { r: 'RK-12, 볼트 묶음, 4번랙', b: '니켈조, 크롬 2, PB-3', b2: '아연조, 동 1, PB-7', um: '5..45', mm: '{um} / 1000', a: '0.4..2.8', ma: '{a} * 1000', s: '=90, 150, 210', min: '{s} / 60', m: '3..18', ms: '{m} * 60', t: '0.01..0.08', tum: '{t} * 1000', ma2: '120..980', s2: '20..70' },
    tools: ['dogeum_dip(bath, seconds: int): Dip the rack', 'dogeum_air(bath, minutes: num): Blow air through a bath', 'dogeum_amps(bath, milliamps: int): Set the current', 'dogeum_goal(bath, um: int): Set the thickness of the coat', 'dogeum_card(rack, coat_mm: num): Write the thickness on the card of a rack'],
    steps: `
      dogeum_dip bath="{b2}" seconds={s} | 침지 | {b2}에도 보고된 시간만큼 담근다.
      dogeum_air bath="{b}" minutes={min} | 공기 교반 | 그 도금조에 공기를 분다. 침지하는 시간과 똑같이.
      dogeum_air bath="{b2}" minutes=4 | 공기 | {b2}에는 공기를 4분만 불어 주면 돼요.
      dogeum_dip bath="{b}" seconds={ms} | 침지 | 보고된 도금조는 {m}분 더.
      dogeum_dip bath="{b2}" seconds={s2} | 살짝 | {b2}, {s2}초 침지해 주십시오.
      dogeum_amps bath="{b2}" milliamps={ma} | 전류 | {b2} 전류를 보고된 값과 같게 한다.
      dogeum_amps bath="{b}" milliamps={ma2} | 전류 | 그 도금조 전류 {ma2}mA
      dogeum_goal bath="{b2}" um={tum} | 두께 | {b2} 목표는 {t}mm입니다.
      dogeum_goal bath="{b2}" um={um} | 두께 | 목표 두께를 {b2}에도 똑같이 준다. 보고된 두께로.
      dogeum_card rack="{r}" coat_mm={mm} | 카드 | 보고된 랙 카드에 올라간 두께를 적는다.
    `,
  },
  // 주차장
  {
    language: 'ko',
    slots: { g: '별관 입구, 후문, 지하 입구', g2: '본관 입구, 정문, 옥상 입구', c: '12가 3407, 88나 1120, 305하 7741', c2: '61다 5518, 40보 2093', s: '4..25', ms: '{s} * 1000', ms2: '250..900', h: '2..9', hm: '{h} * 60', m: '15..50', w: '=2천 원 / 만 원 / 만 2천 원 / 5천 원', w2: '=1500, 3500, 7200', man: '5..25', mw: '{man} * 10000', p: '=절반 / 30퍼센트 / 전부', d: '=하루 / 이틀 / 사흘' },
    tools: ['chadan_lift(gate, ms: int): Hold a barrier up', 'juchabi_charge(plate, won: int): Charge a car', 'juchabi_free(plate, minutes: int): Give free time', 'juchabi_cut(plate, percent: int): Reduce the fee', 'jeonggi_pass(plate, won: int): Sell a monthly pass', 'gyeonin_wait(plate, hours: int): Wait before towing'],
    steps: `
      chadan_lift gate="{g}" ms={ms} | 차단기 | {g} 차단기 {s}초 올려 둬.
      chadan_lift gate="{g2}" ms={ms2} | 차단기 | {g2:은} {ms2}ms만 올렸다 내린다.
      @w juchabi_charge plate="{c}" won=2000 // juchabi_charge plate="{c}" won=10000 // juchabi_charge plate="{c}" won=12000 // juchabi_charge plate="{c}" won=5000 | 요금 | {c} 요금은 {w}입니다.
      juchabi_charge plate="{c2}" won={w2} | 요금 | {c2}, {w2}원 받기
      juchabi_free plate="{c}" minutes={hm} | 무료 | {c}에 무료 {h}시간 넣어 주세요.
      juchabi_free plate="{c2}" minutes={m} | 무료 | 약국 손님 {c2}: {m}분 무료.
      @p juchabi_cut plate="{c2}" percent=50 // juchabi_cut plate="{c2}" percent=30 // juchabi_cut plate="{c2}" percent=100 | 감면 | 경차라 {c2:은} 요금의 {p:을} 깎아 준다.
      jeonggi_pass plate="{c}" won={mw} | 정기권 | {c} 정기권, {man}만 원.
      @d gyeonin_wait plate="{c2}" hours=24 // gyeonin_wait plate="{c2}" hours=48 // gyeonin_wait plate="{c2}" hours=72 | 견인 | {c2:은} {d} 기다려 보고 견인합니다.
      gyeonin_wait plate="{c}" hours={s} | 견인 | {c} 견인까지 {s}시간 둘 것.
    `,
  },
  // 김치 공장
  {
    language: 'ko',
    earlier: ['배합 전표 | baehap_slip → 고춧가루 {kg}kg, 젓갈 {ml}mL, 소금 {g}g, 절임 {h}시간'],
    slots: { kg: '3.5..24.5', kgg: '{kg} * 1000', ml: '=750, 1500, 4200', l: '{ml} / 1000', g: '300..950', gk: '{g} / 1000', h: '6..14', hm: '{h} * 60', t: '절임통 3, 왼쪽 수조, KT-1', t2: '절임통 9, 오른쪽 수조, KT-6', m: '4..18', s: '{m} * 60', s2: '20..55', n: '=두 접 / 세 접 / 한 접', n2: '12..90' },
    tools: ['gochu_pour(grams: int): Add chilli powder', 'jeotgal_pump(litres: num): Pump fish sauce', 'jeorim_salt(vat, kg: num): Salt a vat', 'jeorim_sprinkle(vat, grams: int): Sprinkle salt on top by hand', 'jeorim_keep(vat, minutes: int): Leave in brine', 'baechu_spin(seconds: int): Spin the water off', 'baechu_load(vat, heads: int): Load cabbages, counted in heads; 접 = 100'],
    steps: `
      gochu_pour grams={kgg} | 고춧가루 | 전표대로 고춧가루.
      gochu_pour grams=700 | 고춧가루 더 | 색이 약해서 고춧가루 700g 더 넣음
      jeotgal_pump litres={l} | 젓갈 | 전표에 적힌 젓갈을 펌프로 보낸다.
      jeorim_salt vat="{t}" kg={gk} | 소금 | 전표의 소금을 {t}에 풀어 주세요.
      jeorim_sprinkle vat="{t2}" grams={g} | 웃소금 | {t2} 웃소금은 전표에 있는 소금 양만큼.
      jeorim_keep vat="{t}" minutes={hm} | 절임 | {t:을} 전표 시간만큼 절여 둔다.
      jeorim_keep vat="{t2}" minutes={s2} | 겉절이 | 겉절이라서 {t2:은} {s2}분 절입니다.
      baechu_spin seconds={s} | 물 빼기 | {m}분 돌려서 물을 뺀다
      baechu_load vat="{t}" heads=60 | 배추 | 배추 60포기를 {t}에 담가 주십시오.
      baechu_spin seconds={s2} | 물 빼기 | 탈수 {s2}초요.
      @n baechu_load vat="{t}" heads=200 // baechu_load vat="{t}" heads=300 // baechu_load vat="{t}" heads=100 | 배추 | {t}에 배추 {n} 들이기.
      baechu_load vat="{t2}" heads={n2} | 배추 | {t2:은} {n2}포기.
    `,
  },
  // 녹음실
  {
    language: 'ko',
    slots: { t: '보컬 2, 드럼 오버, TRK-8', t2: '베이스 1, 코러스, TRK-15', ms: '20..95', negms: '0 - {ms}', ms2: '=300, 700, 1200', s: '{ms2} / 1000', sec: '2..9', sms: '{sec} * 1000', p: '25..80', lv: '{p} / 100', db: '2..9', neg: '0 - {db}', khz: '2..12', hz: '{khz} * 1000', hz2: '80..950', m: '2..6', mss: '{m} * 60', w: '=4만 원 / 12만 원 / 7만 5천 원' },
    tools: ['nogeum_nudge(track, ms: int): Move a track, negative = earlier', 'nogeum_fade(track, seconds: num): Fade in', 'nogeum_wet(track, amount: num): Set the reverb, from 0 to 1', 'nogeum_gain(track, db: int): Change the gain, negative = softer', 'nogeum_cutoff(track, hz: int): Set the filter', 'nogeum_loop(seconds: int): Loop the last part', 'nogeum_bill(won: int): Bill the session'],
    steps: `
      nogeum_nudge track="{t}" ms={negms} | 당기기 | {t:을} {ms}ms 더 일찍 나오게 한다.
      nogeum_nudge track="{t2}" ms={sms} | 밀기 | {t2:은} 너무 일찍 들어와요. {sec}초 늦게 나오도록 밀어 주세요.
      nogeum_fade track="{t2}" seconds={sec} | 페이드 인 | {t2:은} {sec}초 동안 서서히.
      nogeum_wet track="{t}" amount={lv} | 리버브 | {t} 리버브 {p}%.
      nogeum_wet track="{t2}" amount=0.4 | 리버브 | {t2:은} 리버브 0.4.
      nogeum_gain track="{t2}" db={neg} | 게인 | {t2:을} {db}dB 줄인다.
      nogeum_gain track="{t}" db={db} | 게인 | {t:이} 묻힙니다. {db}데시벨 키워 주세요.
      nogeum_cutoff track="{t}" hz={hz} | 필터 | 필터: {t}, {khz}kHz.
      nogeum_cutoff track="{t2}" hz={hz2} | 필터 | {t2} 필터를 {hz2}Hz에 놓을 것.
      nogeum_loop seconds={mss} | 반복 | 마지막 {m}분을 반복 재생.
      nogeum_loop seconds={ms} | 짧은 반복 | 마지막 {ms}초만 되풀이해 주세요.
      nogeum_bill won=55000 | 대관료 | 오늘 대관료 55000원 청구.
    `,
  },
  // 실험실 자동 피펫
  {
    language: 'ko',
    event: 'webhook /lab/plate {"플레이트": "{p}", "시약uL": {ul}, "완충액mL": {ml}, "배양h": {h}, "흔들기초": {s}}',
    slots: { p: 'PL-07, 효소판, 96W-2', p2: 'PL-15, 항체판, 96W-8', ul: '=150, 250, 800', ulml: '{ul} / 1000', ml: '0.2..0.9', mlul: '{ml} * 1000', h: '2..8', hm: '{h} * 60', s: '15..55', m: '2..9', ms: '{m} * 60', sms: '{s} * 1000', ul2: '20..95', mi: '16..59', mg: '=120, 450, 700', g: '{mg} / 1000' },
    tools: ['pipet_shot(plate, microlitres: int): Pipette into a plate', 'pipet_bulk(plate, ml: num): Fill a plate from the bottle', 'baeyang_keep(plate, minutes: int): Incubate', 'heundeul_go(plate, seconds: int): Shake', 'jeoul_target(grams: num): Set the target of the balance'],
    steps: `
      pipet_shot plate="{p}" microlitres={ul} | 시약 | 보고된 시약량을 그 플레이트에 피펫으로.
      pipet_shot plate="{p}" microlitres={mlul} | 완충액 | 보고된 완충액도 피펫으로 넣는다.
      pipet_bulk plate="{p2}" ml={ml} | 병에서 | {p2:은} 병에서 완충액을, 보고된 양 그대로 채운다.
      pipet_bulk plate="{p2}" ml={ulml} | 시약 병 | 시약은 {p2}에 병에서 바로 채워 주세요. 양은 보고서에 있습니다.
      pipet_shot plate="{p2}" microlitres={ul2} | 조금 | {p2} {ul2}µL 분주
      baeyang_keep plate="{p}" minutes={hm} | 배양 | 그 플레이트를 보고된 시간만큼 배양할 것.
      baeyang_keep plate="{p2}" minutes={mi} | 배양 | {p2:은} {mi}분이요.
      heundeul_go plate="{p}" seconds={s} | 흔들기 | 보고된 대로 그 플레이트를 흔든다.
      heundeul_go plate="{p2}" seconds={ms} | 흔들기 | {p2:을} {m}분 흔들어 줘.
      jeoul_target grams={g} | 저울 | 저울 목표 {mg}mg.
    `,
  },
  // 노인복지관
  {
    language: 'ko',
    slots: { p: '김복례 어르신, 201호, 회원 44', p2: '박덕수 어르신, 305호, 회원 71', m: '10..50', h: '=반 시간 / 한 시간 / 한 시간 반', l: '0.2..0.8', ml: '{l} * 1000', ml2: '120..190', b: '2..9', neg: '0 - {b}', b2: '11..45', c: '2..9', cw: '{c} * 1000', w: '=1200, 2500', n: '2..9', nw: '{n} in words', min2: '{b} * 60', negm: '0 - {m}', room: '온돌방, 서예실, R2' },
    tools: ['hyodo_water(guest, ml: int): Note what a guest drank', 'hyodo_walk(guest, minutes: int): Note a walk', 'hyodo_remind(guest, offset_min: int): Remind of the bus; below 0 is before it leaves, above 0 after', 'hyodo_lunch(guest, won: int): Book a lunch', 'hyodo_seats(room, seats: int): Set out seats', 'hyodo_call(guest, family: bool, after_hours?: int): Call; family tells whether the family is called instead of the guest'],
    steps: `
      hyodo_water guest="{p}" ml={ml} | 수분 | {p}, 물 {l}리터 드심.
      hyodo_water guest="{p2}" ml={ml2} | 수분 | {p2:이} {ml2}ml 드셨어요.
      hyodo_walk guest="{p}" minutes={m} | 산책 | {p} 산책 {m}분
      @h hyodo_walk guest="{p2}" minutes=30 // hyodo_walk guest="{p2}" minutes=60 // hyodo_walk guest="{p2}" minutes=90 | 산책 | {p2:은} {h} 걸으셨습니다. 기록 바랍니다.
      hyodo_remind guest="{p}" offset_min={negm} | 차 시간 | {p}께는 버스 떠나기 {m}분 전에 알린다.
      hyodo_remind guest="{p2}" offset_min={b2} | 차 놓쳤나 | {p2}께는 버스가 떠나고 {b2}분 뒤에 알려 주세요.
      hyodo_lunch guest="{p}" won={cw} | 점심 | {p} 점심, {c}천 원.
      hyodo_lunch guest="{p2}" won={w} | 점심 | {p2:은} 할인받아서 {w}원이에요.
      hyodo_seats room="{room}" seats={n} | 자리 | {room}에 자리 {nw} 개.
      hyodo_call guest="{p2}" family=false | 전화 | 가족 말고 {p2} 본인께 전화드린다.
    `,
  },
  // 천문대
  {
    language: 'ko',
    earlier: ['오늘 목록 | target_list → {o} 노출 {s}초, {o2} 노출 {m}분', '돔 상태 | dom_read → 틈 {p}%'],
    slots: { o: 'M31, 안드로메다, 혜성 C2', o2: 'M42, 오리온, 소행성 77', s: '5..55', sms: '{s} * 1000', m: '2..9', ms: '{m} * 60', p: '20..45', n: '4..24', nw: '{n} in words', d: '=절반 / 4분의 1 / 끝까지', ms2: '50..900', h: '2..5', hm: '{h} * 60', mi: '46..59', lo: '3..25', neg: '0 - {lo}' },
    tools: ['byeolbit_expose(object, ms: int): Expose once', 'byeolbit_long(object, seconds: int): Expose for long', 'byeolbit_frames(object, frames: int): Take dark frames', 'dom_slit(percent: int): Open the slit of the dome', 'dom_follow(minutes: int): Let the dome follow', 'sensor_cool(below_zero_c: int): Cool the sensor to that many degrees below zero', 'sensor_goal(celsius: int): Set the target temperature of the sensor'],
    steps: `
      byeolbit_expose object="{o}" ms={sms} | 한 장 | {o:을} 목록에 나온 노출로 한 번 찍는다.
      byeolbit_long object="{o2}" seconds={ms} | 긴 노출 | {o2:은} 긴 노출. 목록의 값.
      byeolbit_expose object="{o2}" ms={ms2} | 시험 | {o2} 시험 노출 {ms2}ms.
      byeolbit_long object="{o}" seconds={s} | 긴 노출로 | 긴 노출 쪽으로 {o}도 목록 값만큼 찍어 주세요.
      byeolbit_frames object="{o}" frames={n} | 다크 | {o} 다크 {nw} 장
      byeolbit_frames object="{o2}" frames=12 | 다크 | {o2:은} 다크 12장이면 충분합니다.
      @d dom_slit percent=50 // dom_slit percent=25 // dom_slit percent=100 | 틈 | 돔 틈을 {d} 연다.
      dom_slit percent={mi} | 틈 | 틈은 {mi}%로 해 줘.
      dom_follow minutes={hm} | 따라가기 | 앞으로 {h}시간 돔이 망원경을 따라가게 합니다.
      dom_follow minutes={mi} | 따라가기 | 아니면 {mi}분만 따라가게 해도 된다. 그렇게 할 것.
      sensor_goal celsius={neg} | 센서 | 센서 목표 온도는 영하 {lo}도로 정합니다.
      sensor_cool below_zero_c={lo} | 센서 냉각 | 센서를 영하 {lo}도까지 식힌다.
    `,
  },
  // 인형뽑기 가게
  {
    language: 'ko',
    event: 'mqtt claw/shop {"기계": "{m}", "집게력": {g}, "시간초": {s}, "잔액원": {w}, "인형": {n}}',
    slots: { m: '뽑기 3, 구석 기계, CL-2', m2: '뽑기 8, 입구 기계, CL-9', g: '30..85', lv: '{g} / 100', s: '15..45', sms: '{s} * 1000', w: '=12500, 43000, 70500', n: '3..40', c: '=천 원 / 2천 원 / 5천 원', w2: '=500, 700', dz: '=한 다스 / 두 다스 / 다섯 다스', ms: '200..900', t: '2..6', mm: '{t} * 10', mm2: '15..85' },
    tools: ['jipge_force(machine, strength: num): Strength of the claw as a fraction, 0 to 1', 'jipge_time(machine, seconds: int): Time for a game', 'jipge_grip(machine, ms: int): How long the claw stays shut', 'jipge_price(machine, won: int): Price of a game', 'inhyeong_stock(machine, pieces: int): Put in dolls', 'jipge_drop(machine, mm: int): How far the claw goes down', 'sugeum_book(machine, won: int): Book the money taken out'],
    steps: `
      jipge_force machine="{m2}" strength={lv} | 집게 힘 | {m2} 집게 힘을 {g}퍼센트로.
      jipge_time machine="{m2}" seconds={s} | 게임 시간 | {m2} 게임 시간도 보고된 기계하고 같게 한다.
      jipge_grip machine="{m2}" ms={sms} | 오래 쥐기 | 행사니까 {m2} 집게를 {s}초 내내 쥐고 있게 합시다.
      jipge_grip machine="{m}" ms={ms} | 쥐기 | 보고된 기계 집게는 {ms}ms만 쥔다.
      @c jipge_price machine="{m}" won=1000 // jipge_price machine="{m}" won=2000 // jipge_price machine="{m}" won=5000 | 한 판 값 | 그 기계 한 판에 {c} 받자.
      jipge_price machine="{m2}" won={w2} | 한 판 값 | {m2}, 한 판 {w2}원.
      @dz inhyeong_stock machine="{m}" pieces=12 // inhyeong_stock machine="{m}" pieces=24 // inhyeong_stock machine="{m}" pieces=60 | 인형 | 인형 {dz} 채워 주세요. 보고된 기계요.
      inhyeong_stock machine="{m2}" pieces={n} | 인형 | {m2}에도 보고된 기계에 있는 수만큼 인형을 넣을 것
      jipge_drop machine="{m2}" mm={mm} | 내려가기 | {m2} 집게가 {t}cm 내려가게.
      jipge_drop machine="{m}" mm={mm2} | 내려가기 | 그 기계 집게는 {mm2}mm 내려간다.
      sugeum_book machine="{m}" won={w} | 수금 | 기계에 남은 돈을 꺼냈다. 잔액을 수금으로 올린다.
    `,
  },
  // 관개 펌프: 아는 도구와 함께
  {
    language: 'ko',
    event: 'mqtt farm/pump{n} {"펌프": "{p}", "핀": {pin}, "가동분": {m}, "유량Lm": {l}}',
    slots: { n: '2..9', p: '윗논 펌프, PUMP-4, 저수지', p2: '아랫논 펌프, PUMP-8, 둠벙', pin: '4..15', m: '16..38', s: '{m} * 60', l: '40..59', s2: '10..14', k: '60..90' },
    tools: ['muldae_run(pump, seconds: int): Run a pump', 'muldae_rest(pump, minutes: int): Let a pump rest'],
    steps: `
      muldae_run pump="{p}" seconds={s} | 가동 | 보고된 가동 시간대로 그 펌프를 돌린다.
      muldae_run pump="{p2}" seconds={k} | 가동 | {p2} {k}초 가동.
      muldae_rest pump="{p}" minutes={m} | 쉬기 | 돌린 만큼 쉬게 한다. 보고된 펌프.
      muldae_rest pump="{p2}" minutes=120 | 쉬기 | {p2:은} 두 시간 쉬어야 식습니다.
      notify message="{p} {m}분 가동" | 알림 | 화면에 "{p} {m}분 가동"이라고 띄워 주세요.
      mqtt_publish topic=farm/next payload={m} | 발행 | farm/next에 가동 시간을 보고된 숫자 그대로 발행.
      muldae_run pump="{p2}" seconds=1800 | 가동 | 아랫논이 말랐네요. {p2:을} 반 시간 돌려 주시겠어요?
      gpio_write pin={pin} value=0 | 끄기 | 보고된 핀을 내린다.
      memory_store key=pump-rest content="{s2}시간" | 기억 | pump-rest에 "{s2}시간"이라고 적어 둘 것.
    `,
  },
  // 새벽 배송 창고
  {
    language: 'ko',
    slots: { b: '상자 12, 바구니 A, BX-40', b2: '상자 27, 바구니 F, BX-66', kg: '2..24', g: '{kg} * 1000', g2: '350..950', gk: '{g2} / 1000', m: '10..55', h: '=한 시간 / 두 시간 / 세 시간', t: '2..9', tk: '{t} * 1000', c: '30..90', d: '상온 1, 냉동실, 도크 4' },
    tools: ['saebyeok_weigh(box, grams: int): Enter the weight of a box', 'saebyeok_label(box, kg: num): Print a label with the weight', 'saebyeok_truck(load_kg: int): Set what a truck may carry', 'saebyeok_height(dock, cm: int): Set the height of a dock', 'saebyeok_hold(box, minutes: int): Hold a box back'],
    steps: `
      saebyeok_weigh box="{b}" grams={g} | 무게 | {b} 무게 {kg}kg으로 입력.
      saebyeok_weigh box="{b2}" grams={g2} | 무게 | {b2:은} {g2}그램 나왔습니다. 입력해 주세요.
      saebyeok_label box="{b}" kg={kg} | 라벨 | {b} 라벨에 {kg}kg 찍기.
      saebyeok_label box="{b2}" kg={gk} | 라벨 | {g2}g이라고 저울에 떴다. {b2} 라벨을 뽑는다.
      saebyeok_truck load_kg={tk} | 적재 | 차 적재 한도 {t}톤
      saebyeok_truck load_kg={g2} | 적재 | 작은 차라서 적재는 {g2}킬로까지만.
      saebyeok_height dock="{d}" cm={c} | 도크 | {d} 높이를 {c}cm로 맞춰라.
      @h saebyeok_hold box="{b}" minutes=60 // saebyeok_hold box="{b}" minutes=120 // saebyeok_hold box="{b}" minutes=180 | 보류 | {b:은} {h} 보류.
      saebyeok_hold box="{b2}" minutes={m} | 보류 | 손님이 안 계시대요. {b2} {m}분만 보류해요.
    `,
  },
  // 유치원
  {
    language: 'ko',
    event: 'webhook /kinder/day {"반": "{c}", "아이": {n}, "낮잠분": {m}, "우유mL": {ml}}',
    slots: { c: '햇살반, 나비반, 5세 2반', c2: '새싹반, 구름반, 4세 1반', n: '9..24', m: '=90, 60, 30, 45', h: '{m} / 60', ml: '=180, 200, 150', l: '{ml} / 1000', w: '=한 시간 반 / 반 시간 / 40분', s: '2..8', ss: '{s} * 60', s2: '12..50', p: '25..48', pw: '{p} in words', cc: '2..9', mm: '{cc} * 10' },
    tools: ['nap_song(class, hours: num): Play lullabies', 'nap_dark(class, minutes: int): Darken a room', 'uyu_order(class, litres_each: num): Order milk for every child', 'noli_timer(class, seconds: int): Start the timer', 'saekji_cut(sheets: int, width_mm?: int): Cut coloured paper', 'nap_alone(class, together: bool): Nap alone or together with another class'],
    steps: `
      nap_song class="{c}" hours={h} | 자장가 | 보고된 반에 낮잠 시간만큼 자장가를 튼다.
      nap_dark class="{c}" minutes={m} | 불 줄이기 | 낮잠 자는 동안 그 반을 어둡게 해 주세요.
      @w nap_dark class="{c2}" minutes=90 // nap_dark class="{c2}" minutes=30 // nap_dark class="{c2}" minutes=40 | 불 줄이기 | {c2}도 {w} 어둡게.
      uyu_order class="{c2}" litres_each={l} | 우유 | {c2:은} 보고된 반과 같은 양의 우유를 한 명씩 먹게 주문한다.
      uyu_order class="{c}" litres_each=0.2 | 우유 | 그 반 아이마다 0.2리터씩 우유 주문.
      noli_timer class="{c2}" seconds={ss} | 정리 시간 | {c2} 정리 시간 {s}분 시작!
      noli_timer class="{c}" seconds={s2} | 숨바꼭질 | 그 반 숨바꼭질이에요. {s2}초 셉니다.
      saekji_cut sheets={p} width_mm={mm} | 색종이 | 색종이 {pw} 장을 폭 {cc}cm로 자르기
      saekji_cut sheets={n} | 색종이 | 보고된 반 아이 수만큼 색종이를 오려 둔다. 폭은 아무래도 좋음.
      nap_alone class="{c2}" together=false | 따로 | {c2:은} 오늘 다른 반과 떨어져 따로 잔다.
    `,
  },
];
