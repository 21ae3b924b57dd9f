import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in Korean, part 7. */
export const workshops7: readonly Scene[] = [
  // 종 치는 절
  {
    language: 'ko',
    earlier: ['오늘 일정 | iljeong → 예불 {t}, 공양 {t2}', '손님 명단 | myeongdan → {w} 외 {n}명, 방 {r}'],
    slots: { t: '=04:10, 04:30, 18:20', t2: '=06:00, 11:20, 17:10', w: '정가람, 채소율, 덕은 보살', n: '2..19', r: '수선당, 별채, 3호', r2: '청심당, 문간채, 7호', m: '5..40', w2: '=천천히 / 빠르게' },
    tools: ['jong_strike(count: int, tempo?: slow|fast): Strike the bell', 'jong_rest(until): Do not strike the bell until a time', 'mokt_beat(minutes: int): Beat the wooden gong', 'yebul_time(old_time, new_time): Move the service', 'bang_allot(guest, room): Give a guest a room', 'bang_shift(guest, old_room, new_room): Give a guest another room', 'deung_hang(place, lanterns: int, lit?: bool): Hang lanterns'],
    steps: `
      jong_strike count=33 | 종 | 서른세 번.
      jong_strike count=28 tempo=slow | 저녁 종 | 저녁에는 스물여덟 번, 느리게 칩니다.
      @w2 jong_strike count=7 tempo=slow // jong_strike count=7 tempo=fast | 일곱 | 일곱 번만 {w2} 친다.
      jong_rest until={t2} | 쉼 | 공양 시간까지는 종을 치지 않는다.
      mokt_beat minutes={m} | 목탁 | 목탁 {m}분.
      yebul_time old_time={t} new_time={t2} | 예불 | 일정에 있는 예불을 공양 시간으로 옮긴다.
      bang_allot guest="{w}" room="{r}" | 방 | 명단 맨 앞 손님을 명단에 적힌 방으로.
      bang_shift guest="{w}" old_room="{r}" new_room="{r2}" | 방 바꿈 | {w} 님 방은 {r} 말고 {r2}.
      bang_shift guest="{w}" old_room="{r2}" new_room="{r}" | 방 바꿈 | {w} 님은 {r2}에 계시는데 {r:로} 모십니다.
      deung_hang place=마당 lanterns={n} lit=true | 연등 | 마당에 명단에서 '외' 뒤에 적힌 수만큼 등을 달고 불도 켠다.
      deung_hang place=일주문 lanterns=50 lit=false | 연등 | 일주문에 등 쉰 개. 불은 아직 켜지 않는다.
    `,
  },
  // 동네 방범 순찰
  {
    language: 'ko',
    earlier: ['구역 나누기 | guyeok → {a}: {w}, {b}: {w2}', '지난밤 | jinanbam → {a} {n}건, {b} 0건'],
    slots: { a: '학교길, 1구역, 시장 골목', b: '천변, 4구역, 역 뒤', w: '차봉수, 1조, 은표', w2: '노미진, 4조, 형래', n: '1..7', t: '=21:00, 22:30', t2: '=00:00, 01:30', m: '10..50', k: '1..9' },
    tools: ['sunchal_post(watch, area, from?): Send a watch to an area', 'sunchal_trade(first_watch, second_watch): Let two watches change places', 'sunchal_pull(watch): Call a watch back', 'sunchal_hours(area, begin, end): Set when an area is walked', 'gyeongbi_lamp(area, minutes: int, blink?: bool): Light an area', 'sago_log(area, count: int): Enter incidents', 'sago_read(area): Read incidents'],
    steps: `
      sunchal_trade first_watch="{w}" second_watch="{w2}" | 맞바꿈 | 나눈 두 조를 서로 맞바꾼다. {w} 먼저 적는다.
      sunchal_post watch="{w}" area="{b}" | 배치 | {w:을} {b:로}. 시각은 없음.
      sunchal_post watch="{w2}" area="{a}" from={t} | 배치 | {t}부터 {w2:이} {a:을} 돈다.
      sunchal_pull watch="{w2}" | 철수 | {b} 맡은 조는 들어오라고 한다.
      sunchal_pull watch="{w}" | 철수 | {a} 맡은 쪽, 철수.
      sunchal_hours area="{a}" begin={t} end={t2} | 시간 | {a} {t}부터 {t2}까지
      sunchal_hours area="{b}" begin={t} end={t2} | 시간 | {b:은} {t2}에 마치고 {t}에 나선다.
      gyeongbi_lamp area="{a}" minutes={m} blink=true | 등 | 지난밤 일이 있던 구역에 {m}분 깜박이는 불.
      gyeongbi_lamp area="{b}" minutes={m} | 등 | {b} 불 {m}분.
      sago_log area="{b}" count={k} | 기록 | {b} {k}건 적기.
      sago_read area="{a}" | 확인 | {a}에 무슨 일이 있었나 읽어 보기.
    `,
  },
  // 반도체 세정
  {
    language: 'ko',
    event: 'mqtt fab/wet{n} {"카세트": "{c}", "약액": "{a}", "농도": {p}, "조": "{b}", "빈조": "{b2}", "파티클": {k}}',
    slots: { n: '1..6', c: 'FOUP-118, 카세트 4', c2: 'FOUP-130, 카세트 9', a: '=SC1, SC2, HF', a2: '=SPM, IPA', p: '0.5..4.9', b: '1조, 왼쪽 배스', b2: '5조, 오른쪽 배스', k: '3..18 / 80..240', s: '30..600', t: '24..40', t2: '55..80', l: '2..40' },
    tools: ['sejeong_dip(cassette, bath, secs: int, megasonic?: bool): Dip a cassette', 'sejeong_hand(cassette, old_bath, new_bath): Carry a cassette to another bath', 'sejeong_rinse(cassette, cycles: int): Rinse a cassette', 'yakaek_swap(bath, old_chem, new_chem): Fill another chemical', 'yakaek_top(bath, litres: int): Fill up a bath', 'yakaek_drain(bath): Empty a bath', 'jo_temp(bath, idle_c: int, work_c: int): Set both temperatures'],
    steps: `
      @k failed "파티클 {k}개" // sejeong_rinse cassette="{c}" cycles=5 | 헹굼 | 파티클이 50개가 넘는 카세트는 다섯 번 헹군다. 그 밑이면 하지 않음.
      sejeong_dip cassette="{c}" bath="{b2}" secs={s} megasonic=true | 담금 | 보고된 카세트, 빈 조, {s}초, 메가소닉 켜고.
      sejeong_dip cassette="{c2}" bath="{b}" secs={s} megasonic=false | 담금 | {c2:을} {b}에 {s}초. 초음파는 끈다.
      sejeong_dip cassette="{c2}" bath="{b2}" secs={s} | 담금 | {c2} {b2} {s}s
      sejeong_hand cassette="{c}" old_bath="{b}" new_bath="{b2}" | 이송 | 보고된 카세트를 지금 조에서 빈 조로.
      sejeong_hand cassette="{c2}" old_bath="{b2}" new_bath="{b}" | 이송 | {c2}: {b:로} 보낼 것, {b2}에서
      yakaek_swap bath="{b}" old_chem={a} new_chem={a2} | 약액 | 보고된 조 약액을 {a2:로} 바꾼다.
      yakaek_swap bath="{b2}" old_chem={a2} new_chem={a} | 약액 | 빈 조에는 {a2} 말고 {a}.
      yakaek_top bath="{b}" litres={l} | 보충 | 그 조 {l}L 보충.
      yakaek_drain bath="{b2}" | 배액 | {b2} 비웁니다.
      jo_temp bath="{b}" idle_c={t} work_c={t2} | 온도 | 그 조 대기 {t} 작업 {t2}도
      jo_temp bath="{b2}" idle_c={t} work_c={t2} | 온도 | {b2:은} 일할 때 {t2}, 쉴 때 {t}.
    `,
  },
  // 아이스크림 트럭
  {
    language: 'ko',
    slots: { s: '분수대, 초등 정문, 둔치 2', s2: '체육관, 축구장, 둔치 5', f: '=바닐라, 쑥, 망고', f2: '=초코, 흑임자, 딸기', n: '5..80', c: '-22..-16', w: '=2500, 3000', w2: '=3500, 4500', t: '=12:30, 14:00', v: '소리 작게 / 소리 크게' },
    tools: ['truck_park(spot, until?): Park the truck', 'truck_hop(old_spot, new_spot): Drive to another spot', 'soft_flavour(nozzle: left|right, old_flavour, new_flavour): Change a flavour', 'soft_temp(nozzle: left|right, celsius: int): Set the temperature', 'menu_price(small_won: int, large_won: int): Set the prices', 'norae_play(loud: bool, times?: int): Play the chime', 'norae_off(): Stop the chime'],
    steps: `
      truck_park spot="{s}" until={t} | 자리 | {s}에 {t}까지.
      truck_park spot="{s2}" | 자리 | {s2}에 세워.
      truck_hop old_spot="{s}" new_spot="{s2}" | 이동 | {s}에서 {s2:로} 간다.
      truck_hop old_spot="{s2}" new_spot="{s}" | 이동 | {s:로} 옮기자. {s2:은} 손님이 없다.
      soft_flavour nozzle=left old_flavour={f} new_flavour={f2} | 맛 | 왼쪽 {f} 빼고 {f2}.
      soft_flavour nozzle=right old_flavour={f2} new_flavour={f} | 맛 | 오른쪽은 {f2}에서 {f:로} 바꿔요.
      soft_temp nozzle=right celsius={c} | 온도 | 오른쪽 {c}도.
      soft_temp nozzle=left celsius=-19 | 온도 | 왼쪽은 영하 십구 도.
      menu_price small_won={w} large_won={w2} | 값 | 작은 거 {w} 큰 거 {w2}
      menu_price small_won={w} large_won={w2} | 값 | 큰 컵이 {w2}원, 작은 컵이 {w}원입니다.
      @v norae_play loud=false // norae_play loud=true | 노래 | 노래를 틀어, {v}.
      norae_play loud=false times=3 | 노래 | 주택가다. 조용하게 세 번만 틀자.
      norae_off | 노래 | 노래 꺼.
    `,
  },
  // 기상 관측소
  {
    language: 'ko',
    event: 'mqtt wx/{s} {"기온": {t}, "이슬점": {d}, "우량": {r}, "풍향": {w}, "예비소": "{s2}"}',
    slots: { s: 'sta-04, sta-17, hilltop', s2: 'sta-22, sta-31', t: '8.5..31.0', d: '-3.0..7.5', r: '0.0..9.5', w: '0..359', n: '2..55', lo: '-20..-8', hi: '33..41', k: '1..30', m: '=우량계에 낙엽, 풍향계 얼음, 나사 풀림' },
    tools: ['gwan_every(station, minutes: int): Set how often a station measures', 'gwan_now(station): Measure at once', 'gwan_limits(station, frost_c: int, heat_c: int): Set when frost and heat are reported', 'gwan_correct(station, sensor: temp|rain|wind, offset: num): Correct a sensor', 'gwan_note(station, text): Write into the log', 'gwan_notes(station, last?: int): Read the log', 'gwan_deputy(station, deputy): Let another station stand in'],
    steps: `
      gwan_every station={s} minutes={n} | 간격 | 보고한 관측소 {n}분마다.
      gwan_every station={s2} minutes=30 | 간격 | 예비소는 반 시간에 한 번.
      gwan_now station={s2} | 지금 | {s2} 한 번 재 봐.
      gwan_limits station={s} frost_c={lo} heat_c={hi} | 기준 | 보고한 관측소, 더위 {hi} 추위 {lo}도.
      gwan_limits station={s2} frost_c={lo} heat_c={hi} | 기준 | {s2:은} {lo}도면 한파, {hi}도면 폭염으로 알린다.
      gwan_correct station={s} sensor=rain offset=-0.2 | 보정 | 보고한 관측소 비 계측기를 0.2 낮춘다.
      gwan_correct station={s2} sensor=wind offset=1.5 | 보정 | {s2} 풍속계는 1.5 더해 준다.
      gwan_note station={s} text="{m}" | 적기 | 보고한 관측소 일지에 "{m}"
      gwan_notes station={s2} last={k} | 읽기 | {s2} 일지 뒤에서 {k}개.
      gwan_notes station={s} | 읽기 | {s} 일지를 봅니다.
      gwan_deputy station={s} deputy={s2} | 대신 | 보고한 관측소가 고장이라 예비소가 대신한다.
      gwan_deputy station={s2} deputy={s} | 대신 | {s2:을} {s:이} 대신 맡는다.
    `,
  },
  // 무인 매장
  {
    language: 'ko',
    event: 'webhook /shop/visit {"매장": "{s}", "상품": "{i}", "재고": {n}, "진열": "{a}", "창고칸": "{b}", "값": {w}}',
    slots: { s: '안암점, 24시 2호, 골목점', s2: '망원점, 24시 5호', i: '컵라면, 아이스바, 생수', i2: '젤리, 캔커피', n: '0..3 / 22..60', a: 'R-2, 입구 매대', b: '창고 3, 뒤 선반', w: '900..2400', w2: '2500..4800', k: '4..48', t: '=02:00, 03:30', t2: '=05:00, 06:30', q: '10..50' },
    tools: ['muin_refill(shop, item, pieces: int): Bring goods to a shop', 'muin_shelf(item, from_shelf, to_shelf): Move goods to another shelf', 'muin_price(item, old_won: int, new_won: int): Change a price', 'muin_sale(item, percent: int, until?): Sell at a discount', 'muin_unsale(item): End a discount', 'muin_lock(shop, from_time, to_time): Lock a shop for some hours', 'muin_buzz(shop, secs?: int): Sound a buzzer'],
    steps: `
      @n muin_refill shop="{s}" item="{i}" pieces=24 // failed "재고가 {n}개 있다" | 채우기 | 재고가 다섯 개 밑이면 그 매장에 그 상품을 스물네 개 채운다. 남았으면 안 채운다.
      muin_refill shop="{s2}" item="{i2}" pieces={k} | 채우기 | {s2} {i2} {k}개.
      muin_shelf item="{i}" from_shelf="{b}" to_shelf="{a}" | 진열 | 그 상품을 창고 칸에서 진열대로.
      muin_shelf item="{i2}" from_shelf="{a}" to_shelf="{b}" | 치우기 | {i2:은} {a}에서 {b:로} 치운다.
      muin_price item="{i}" old_won={w} new_won={w2} | 값 | 그 상품은 지금 값에서 {w2}원으로.
      muin_price item="{i2}" old_won={w2} new_won={w} | 값 | {i2} {w}원. 전에는 {w2}원
      muin_sale item="{i}" percent={q} until=일요일 | 할인 | 그 상품 {q}% 싸게, 일요일까지.
      muin_sale item="{i2}" percent=50 | 할인 | {i2} 반값.
      muin_unsale item="{i2}" | 할인 | {i2} 이제 제값 받기.
      muin_lock shop="{s}" from_time={t} to_time={t2} | 잠금 | 그 매장은 {t2}까지 잠근다. 시작은 {t}.
      muin_lock shop="{s2}" from_time={t} to_time={t2} | 잠금 | {s2} {t}~{t2} 잠금
      muin_buzz shop="{s2}" secs=3 | 경고 | {s2} 부저 삼 초.
      muin_buzz shop="{s}" | 경고 | 그 매장에 부저.
    `,
  },
  // 볼링장 정비
  {
    language: 'ko',
    slots: { l: '1..8', l2: '9..16', n: '2..30', g: '=짧은 오일, 하우스, 롱 38', g2: '=드라이, 챌린지', b: '11파운드 청, 14파운드 흑', k: '직장인 리그, 초등부', k2: '가족팀, 커플 6', m: '1..9' },
    tools: ['pin_set(lane: int, pins?: int): Set pins', 'pin_sweep(lane: int): Sweep pins away', 'oil_run(lane: int, pattern, thick?: bool): Oil a lane', 'oil_change(lane: int, old_pattern, new_pattern): Use another pattern', 'team_lane(team, old_lane: int, new_lane: int): Move a team', 'lanes_join(left_lane: int, right_lane: int): Let a team play on two lanes', 'gutter_guard(lane: int, up: bool): Move the guards', 'score_undo(lane: int, throws: int): Take throws back'],
    steps: `
      pin_set lane={l} pins=7 | 핀 | {l}번 레인 일곱 개만.
      pin_set lane={l2} | 핀 | {l2}번 핀 다시 세움.
      pin_sweep lane={l} | 치움 | {l}번에 쓰러진 게 걸렸다. 쓸어 내.
      oil_run lane={l} pattern="{g}" thick=true | 오일 | {l}번 "{g}"로 두껍게.
      oil_run lane={l2} pattern="{g2}" thick=false | 오일 | {l2}번 "{g2}", 얇게 바름.
      oil_change lane={l} old_pattern="{g}" new_pattern="{g2}" | 오일 | {l}번은 "{g}"에서 "{g2}"로.
      oil_change lane={l2} old_pattern="{g2}" new_pattern="{g}" | 오일 | {l2}번 "{g2}" 대신 "{g}"
      team_lane team="{k}" old_lane={l} new_lane={l2} | 이동 | {k}: {l}번 → {l2}번
      team_lane team="{k2}" old_lane={l2} new_lane={l} | 이동 | {k2:을} {l}번으로 옮겨 주세요. {l2}번은 고장.
      lanes_join left_lane={l} right_lane={l2} | 붙이기 | 왼쪽 {l}번 오른쪽 {l2}번을 묶는다.
      lanes_join left_lane={l2} right_lane={l} | 붙이기 | 오른쪽은 {l}번, 왼쪽은 {l2}번으로 묶어 줌.
      gutter_guard lane={l} up=true | 가드 | 애기들. {l}번 가드 올림.
      gutter_guard lane={l2} up=false | 가드 | {l2}번은 어른. 가드 내림.
      score_undo lane={l} throws={m} | 점수 | {l}번 {m}구 물리기.
    `,
  },
  // 옥상 벌통
  {
    language: 'ko',
    earlier: ['벌통 점검 | beoltong_check → {h}: 여왕 있음, {h2}: 여왕 없음', '저울 | jeoul → {h} {a}kg, {h2} {b}kg'],
    slots: { h: '옥상 1, 남벌통, BH-3', h2: '옥상 4, 북벌통, BH-8', a: '31..46', b: '12..24', l: '0.5..3.5', n: '1..9', c: '33..35', q: '여왕 A7, 노란점, 26-Q3' },
    tools: ['beol_syrup(hive, litres: num, thin?: bool): Feed syrup', 'beol_super_on(hive, frames: int): Put a honey super on', 'beol_super_off(hive): Take the honey super off', 'beol_queen_in(hive, queen): Put a queen in', 'beol_frames(from_hive, to_hive, frames: int): Move frames', 'beol_unite(weak_hive, strong_hive): Unite two hives', 'beol_hole(hive, wide: bool): Set the entrance'],
    steps: `
      beol_queen_in hive="{h2}" queen="{q}" | 여왕 | 여왕이 없다는 통에 {q:을} 넣는다.
      beol_unite weak_hive="{h2}" strong_hive="{h}" | 합봉 | 여왕 없는 약한 통을 여왕 있는 강한 통에 합친다.
      beol_frames from_hive="{h}" to_hive="{h2}" frames={n} | 소비 | 무거운 통에서 가벼운 통으로 {n}장.
      beol_frames from_hive="{h2}" to_hive="{h}" frames=2 | 소비 | {h}에 {h2} 소비 두 장.
      beol_syrup hive="{h2}" litres={l} thin=true | 설탕물 | 가벼운 통에 묽은 설탕물 {l}리터.
      beol_syrup hive="{h}" litres={l} thin=false | 설탕물 | {h:은} 진하게 타서 {l}L.
      beol_syrup hive="{h2}" litres=1.5 | 설탕물 | {h2}에 한 되 말고 1.5리터.
      beol_super_on hive="{h}" frames={n} | 계상 | 무거운 통에 {n}매 계상을 올린다.
      beol_super_off hive="{h}" | 내림 | {h} 계상은 내린다.
      beol_hole hive="{h2}" wide=false | 소문 | 말벌이 온다. 여왕 없는 통 문을 좁혀라.
      beol_hole hive="{h}" wide=true | 소문 | {h}, 더워서 문을 넓혀 줍니다.
    `,
  },
  // 선박 조타 실습
  {
    language: 'ko',
    slots: { a: '5..170', b: '185..355', n: '2..9', k: '10..14', e: '좌현기, 1번 기관', e2: '우현기, 2번 기관', m: '3..40', s: '=천천히 / 전속으로', c: '2..8', w: '실습생 구, 3항사', w2: '실습생 민, 갑판수' },
    tools: ['jota_heading(degrees: int, rudder?: gentle|hard): Steer a heading', 'jota_from_to(old_heading: int, new_heading: int): Turn from one heading to another', 'gigwan_ahead(engine, pace: slow|full): Go ahead', 'gigwan_astern(engine, pace: slow|full): Go back', 'gigwan_still(engine): Stop an engine', 'dat_drop(side: port|starboard, shackles: int): Drop an anchor', 'dat_weigh(side: port|starboard): Weigh an anchor', 'jota_hand(old_helm, new_helm): Hand over the helm'],
    steps: `
      jota_heading degrees={a} | 침로 | {a}도 잡아.
      jota_heading degrees={b} rudder=hard | 급타 | {b}도, 타를 확 꺾는다.
      jota_heading degrees={a} rudder=gentle | 침로 | {a}도로 살살 돌려 주세요.
      jota_from_to old_heading={a} new_heading={b} | 변침 | {a}도에서 {b}도로.
      jota_from_to old_heading={b} new_heading={a} | 변침 | {a}도로 변침. 지금 {b}도.
      @s gigwan_ahead engine="{e}" pace=slow // gigwan_ahead engine="{e}" pace=full | 전진 | {e:을} {s} 앞으로.
      gigwan_astern engine="{e2}" pace=slow | 후진 | {e2} 뒤로 느리게.
      gigwan_astern engine="{e}" pace=full | 후진 | 부딪힌다! {e} 전속 후진.
      gigwan_still engine="{e2}" | 정지 | {e2} 정지.
      dat_drop side=port shackles={c} | 닻 | 좌현 닻 {c}절.
      dat_drop side=starboard shackles=3 | 닻 | 우현 닻 세 절 내려.
      dat_weigh side=port | 닻 | 왼쪽 닻을 감아올린다.
      jota_hand old_helm="{w}" new_helm="{w2}" | 교대 | 타는 {w}에서 {w2:로} 넘어간다.
      jota_hand old_helm="{w2}" new_helm="{w}" | 교대 | {w:이} 키를 잡고 {w2:은} 쉰다.
    `,
  },
  // 분수 광장
  {
    language: 'ko',
    event: 'webhook /plaza/fountain {"분수": "{f}", "높이": {h}, "바람": {w}, "프로그램": "{p}", "다음": "{p2}", "노즐": {n}}',
    slots: { f: '음악분수, 바닥분수, 시청 앞', f2: '벽천, 연못 분수', h: '2..9', h2: '11..20', w: '1..4 / 9..15', p: '=왈츠, 아리랑, 물꽃', p2: '=무지개, 행진', n: '1..24', n2: '25..48', m: '5..40', c: '=하양, 파랑', c2: '=주황, 보라' },
    tools: ['bunsu_show(fountain, program, loops?: int): Play a program', 'bunsu_swap(fountain, old_program, new_program): Play another program', 'bunsu_height(fountain, lowest_m: int, highest_m: int): Set how high the water goes', 'bunsu_low(fountain): Keep the water low', 'nojeul_shut(fountain, nozzle: int): Shut a nozzle', 'nojeul_open(fountain, nozzle: int): Open a nozzle', 'bunsu_light(fountain, inner, outer): Set the colours inside and outside'],
    steps: `
      @w failed "바람 {w}m/s" // bunsu_low fountain="{f}" | 바람 | 바람이 7m/s를 넘으면 그 분수를 낮게만 뿜는다. 약하면 건드리지 않는다.
      bunsu_show fountain="{f}" program="{p2}" loops=3 | 공연 | 그 분수에 다음 것을 세 바퀴.
      bunsu_show fountain="{f2}" program="{p}" | 공연 | {f2} {p}.
      bunsu_swap fountain="{f}" old_program="{p}" new_program="{p2}" | 교체 | 그 분수, 지금 것 그만하고 다음 것.
      bunsu_swap fountain="{f2}" old_program="{p2}" new_program="{p}" | 교체 | {f2:은} {p2} 말고 {p:로} 갑니다.
      bunsu_height fountain="{f}" lowest_m={h} highest_m={h2} | 높이 | 그 분수 높아도 {h2}m 낮아도 {h}m.
      bunsu_height fountain="{f2}" lowest_m={h} highest_m={h2} | 높이 | {f2}: {h}~{h2}m
      nojeul_shut fountain="{f}" nozzle={n} | 노즐 | 보고된 노즐이 샌다. 잠근다.
      nojeul_open fountain="{f}" nozzle={n2} | 노즐 | 그 분수 {n2}번은 열어도 돼.
      bunsu_light fountain="{f}" inner={c} outer={c2} | 빛 | 그 분수 안쪽 {c}, 바깥 {c2}.
      bunsu_light fountain="{f2}" inner={c2} outer={c} | 빛 | {f2:은} 밖이 {c:이}고 안이 {c2}.
    `,
  },
  // 야간 택배 분류
  {
    language: 'ko',
    earlier: ['스캔 | seukaen → 송장 {b}, 도착지 {c}, 무게 {k}kg', '슈트 | syuteu → {s} 가득, {s2} 비었음'],
    slots: { b: '=5512-0091, 6630-7718, 9004-2201', b2: '=4471-3320, 7780-1109', c: '원주, 서귀포, 안동', c2: '춘천, 거제, 보령', k: '2..28', s: 'S-4, 왼쪽 7', s2: 'S-9, 오른쪽 2', w: '대차 11, 노란 차', m: '=상자 찢어짐, 주소 안 보임, 물에 젖음' },
    tools: ['bunryu_chute(parcel, chute): Send a parcel into a chute', 'bunryu_redirect(city, full_chute, other_chute): Send the parcels of a city into another chute', 'bunryu_address(parcel, wrong_city, right_city): Correct the city', 'bunryu_aside(parcel, reason?): Put a parcel aside', 'bunryu_return(parcel, reason): Send a parcel back', 'bunryu_print(parcel, copies?: int): Print the label again', 'daecha_load(cart, chute): Load what is in a chute on a cart'],
    steps: `
      bunryu_chute parcel={b} chute="{s2}" | 슈트 | 스캔한 것은 빈 슈트로.
      bunryu_redirect city="{c}" full_chute="{s}" other_chute="{s2}" | 돌리기 | 스캔된 도착지 물건은 가득 찬 슈트 말고 빈 슈트로 보낸다.
      bunryu_redirect city="{c2}" full_chute="{s2}" other_chute="{s}" | 돌리기 | {c2} 물건은 {s2:이} 찼으니 {s:로} 보낸다.
      bunryu_address parcel={b} wrong_city="{c}" right_city="{c2}" | 주소 | 스캔된 송장은 도착지가 틀렸다. {c2:이} 맞다.
      bunryu_address parcel={b2} wrong_city="{c2}" right_city="{c}" | 주소 | {b2}, {c2} 아니고 {c}.
      bunryu_aside parcel={b} reason="{m}" | 빼기 | 스캔한 걸 따로 빼 두세요. 사유 "{m}".
      bunryu_aside parcel={b2} | 빼기 | {b2} 옆으로 빼. 사유 없이.
      bunryu_return parcel={b2} reason="{m}" | 반송 | {b2} 보낸 사람에게 돌려보냄. "{m}"
      bunryu_print parcel={b} copies=2 | 송장 | 스캔한 송장 두 장 다시.
      bunryu_print parcel={b2} | 송장 | {b2} 송장 다시 뽑기.
      daecha_load cart="{w}" chute="{s}" | 싣기 | 가득 찬 슈트 것을 {w}에 싣는다.
    `,
  },
  // 인공 암벽장
  {
    language: 'ko',
    slots: { r: '빨강 7, 오버행 A, R-12', r2: '파랑 3, 슬랩 D, R-20', g: '=5.9, 5.10a, V2', g2: '=5.11c, V5, V6', n: '2..20', w: '반태오, 소모임 벽', w2: '길온유, 동호회 줄', m: '8..18', k: '1..8', a: '5..15', b: '20..45' },
    tools: ['amb_route(route, grade, hidden?: bool): Put a new route up', 'amb_regrade(route, old_grade, new_grade): Change a grade', 'amb_strip(route): Take a route down', 'amb_tilt(wall: int, from_deg: int, to_deg: int): Tilt a wall', 'belay_book(climber, wall: int, minutes?: int): Book a belay', 'belay_swap(out, in, wall: int): Let another climber on', 'hold_tighten(route, holds: int): Tighten holds', 'hold_loosen(route, holds: int): Loosen holds'],
    steps: `
      amb_route route="{r}" grade={g} | 새 길 | {r} {g}
      amb_route route="{r2}" grade={g2} hidden=true | 대회 | {r2:은} {g2}. 대회 날까지 안 보이게 숨긴다.
      amb_regrade route="{r}" old_grade={g} new_grade={g2} | 난이도 | {r:은} 생각보다 어렵다. {g}에서 {g2:로}.
      amb_regrade route="{r2}" old_grade={g2} new_grade={g} | 난이도 | {r2}: {g:로} 낮춤 (전 {g2})
      amb_strip route="{r2}" | 철거 | {r2} 뜯는다.
      amb_tilt wall={k} from_deg={a} to_deg={b} | 기울기 | {k}번 벽 {a}도에서 {b}도.
      amb_tilt wall={k} from_deg={b} to_deg={a} | 세우기 | {k}번 벽을 {b}도에서 {a}도로 세워 주세요.
      belay_book climber="{w}" wall={k} minutes={m} | 예약 | {w} {k}번 벽 {m}분.
      belay_book climber="{w2}" wall={k} | 예약 | {w2:은} {k}번 벽. 시간 제한은 두지 않아요.
      belay_swap out="{w}" in="{w2}" wall={k} | 교대 | {k}번 벽, {w} 내려오고 {w2} 올라감.
      belay_swap out="{w2}" in="{w}" wall={k} | 교대 | {k}번 벽은 {w} 차례. {w2} 끝.
      hold_tighten route="{r}" holds={n} | 조이기 | {r} 홀드 {n}개 조이기.
      hold_loosen route="{r2}" holds=12 | 풀기 | {r2} 홀드 열두 개를 푼다.
    `,
  },
  // 온라인 쇼핑몰 사진 스튜디오
  {
    language: 'ko',
    event: 'webhook /studio/item {"상품": "{i}", "배경": "{b}", "컷": {n}, "모델": "{m}", "다음상품": "{i2}", "밝기": {v}}',
    slots: { i: '니트 가디건, 구두 38, 머그 흰', i2: '린넨 바지, 백팩 M', b: '=흰 벽, 회색 천, 나무판', b2: '=분홍 종이, 콘크리트', n: '3..24', m: '리안, 시후', m2: '이수, 현아', v: '20..90', k: '2..12', f: '컷_0412, 정면 3', t: '=11:00, 13:30', t2: '=15:00, 16:20' },
    tools: ['chwal_set(item, backdrop): Put an item in front of a backdrop', 'chwal_backdrop(old_backdrop, new_backdrop): Change the backdrop', 'chwal_shoot(item, shots: int, tethered?: bool): Take pictures', 'chwal_redo(item, shots?: int): Take pictures again', 'light_pair(left_pct: int, right_pct: int): Set both lights', 'model_swap(item, old_model, new_model): Take another model', 'model_slot(model, begin, end): Book a model', 'pic_hide(picture): Do not show a picture', 'pic_unhide(picture): Show a picture again'],
    steps: `
      chwal_set item="{i2}" backdrop="{b}" | 세팅 | 다음 상품을 메시지의 배경 앞에.
      chwal_backdrop old_backdrop="{b}" new_backdrop="{b2}" | 배경 | 메시지의 배경을 걷고 {b2}.
      chwal_backdrop old_backdrop="{b2}" new_backdrop="{b}" | 배경 | {b2} 말고 {b:로} 바꿔 주세요.
      chwal_shoot item="{i}" shots={n} tethered=true | 촬영 | 메시지의 상품, 적힌 컷 수만큼. 선을 연결해서 찍는다.
      chwal_shoot item="{i2}" shots={k} | 촬영 | {i2} {k}컷.
      chwal_redo item="{i}" shots=4 | 재촬영 | {i} 네 컷 다시.
      chwal_redo item="{i2}" | 재촬영 | {i2} 다시 찍자. 몇 컷일지는 보고.
      light_pair left_pct={v} right_pct={k} | 조명 | 왼쪽은 메시지의 밝기, 오른쪽은 {k}%.
      light_pair left_pct={k} right_pct={v} | 조명 | 오른쪽 {v} 왼쪽 {k}
      model_swap item="{i}" old_model="{m}" new_model="{m2}" | 모델 | 그 상품은 {m} 대신 {m2}.
      model_swap item="{i2}" old_model="{m2}" new_model="{m}" | 모델 | {i2:은} {m:이} 입는다, {m2:은} 아님.
      model_slot model="{m2}" begin={t} end={t2} | 섭외 | {m2} {t2}에 끝, {t} 시작.
      pic_hide picture="{f}" | 숨김 | "{f}"는 안 보이게.
      pic_unhide picture="{f}" | 보임 | "{f}" 다시 보이게.
    `,
  },
  // 태양광
  {
    language: 'ko',
    event: 'mqtt pv/str{n} {"발전": {p}, "이웃": {n2}, "각도": {a}, "먼지": {d}, "인버터": "{i}"}',
    slots: { n: '1..8', n2: '9..16', p: '0..2 / 12..48', a: '10..30', b: '35..60', d: '5..60', i: 'INV-A, 인버터 2', i2: 'INV-D, 인버터 7', l: '20..200', k: '3..45', t: '=06:10, 06:50', t2: '=18:30, 19:20' },
    tools: ['taeyang_tilt(string: int, from_deg: int, to_deg: int): Tilt panels', 'taeyang_flat(string: int): Lay panels flat', 'taeyang_wash(string: int, litres?: int): Wash panels', 'taeyang_cutoff(string: int): Disconnect a string', 'taeyang_rejoin(string: int): Connect a string again', 'inv_cap(inverter, kw: int): Limit an inverter', 'inv_hours(inverter, wake, sleep): Set when an inverter works', 'string_reassign(string: int, old_inverter, new_inverter): Connect a string to another inverter'],
    steps: `
      @p taeyang_cutoff string={n} // failed "{p}kW가 나온다" | 차단 | 발전이 5kW에 못 미치는 스트링은 끊는다. 넘으면 끊지 않음.
      taeyang_rejoin string={n2} | 연결 | 이웃 스트링은 고쳤다. 다시 붙여라.
      taeyang_tilt string={n} from_deg={a} to_deg={b} | 각도 | 보고된 스트링을 지금 각도에서 {b}도로.
      taeyang_tilt string={n2} from_deg={b} to_deg={a} | 각도 | {n2}번: {a}도로. 지금 {b}도.
      taeyang_flat string={n2} | 태풍 | 바람 분다. 이웃 스트링 눕혀.
      taeyang_wash string={n} litres={l} | 세척 | 보고된 스트링 물 {l}리터로 닦기.
      taeyang_wash string={n2} | 세척 | {n2}번 닦아 주세요. 물은 알아서.
      inv_cap inverter="{i}" kw={k} | 상한 | 보고된 인버터 {k}kW까지만.
      inv_hours inverter="{i2}" wake={t} sleep={t2} | 시간 | {i2} {t2}에 자고 {t}에 깬다.
      string_reassign string={n} old_inverter="{i}" new_inverter="{i2}" | 배선 | 보고된 스트링을 {i2:로} 옮겨 문다.
      string_reassign string={n2} old_inverter="{i2}" new_inverter="{i}" | 배선 | {n2}번은 {i}에 물린다. {i2}에서 뗀다.
    `,
  },
  // 보드게임 카페
  {
    language: 'ko',
    slots: { t: '1번 상, 창가, 큰 상', t2: '6번 상, 안방, 작은 상', g: '=카탄, 스플렌더, 다빈치', g2: '=루미, 할리갈리, 젠가', w: '고2 넷, 회원 31', w2: '커플 손님, 회원 58', n: '2..9', m: '=30, 60, 90', d: '아메 2, 라면, 복숭아티' },
    tools: ['geim_lend(table, game, beginner?: bool): Lend a game', 'geim_back(game, complete: bool): Take a game back', 'geim_trade(table, old_game, new_game): Exchange a game', 'geim_missing(game, pieces: int): Note missing pieces', 'sang_seat(guests, table): Seat guests', 'sang_switch(guests, old_table, new_table): Move guests', 'sang_time(table, minutes: int): Give a table more time', 'sang_order(table, what): Take an order'],
    steps: `
      geim_lend table="{t}" game={g} beginner=true | 대여 | {t} {g}. 처음이라 초보 규칙으로.
      geim_lend table="{t2}" game={g2} | 대여 | {t2}에 {g2}.
      geim_back game={g} complete=true | 반납 | {g} 들어옴. 빠진 거 없음.
      geim_back game={g2} complete=false | 반납 | {g2:은} 조각이 비는 채로 들어왔다.
      geim_missing game={g2} pieces={n} | 분실 | {g2} {n}개 없어짐.
      geim_trade table="{t}" old_game={g} new_game={g2} | 교환 | {t:은} {g:이} 질렸대요. {g2:로}.
      geim_trade table="{t2}" old_game={g2} new_game={g} | 교환 | {t2}: {g} 주고 {g2} 받기
      sang_seat guests="{w}" table="{t}" | 자리 | {w} {t:로} 안내.
      sang_switch guests="{w}" old_table="{t}" new_table="{t2}" | 자리 | {w:을} {t}에서 {t2:로}.
      sang_switch guests="{w2}" old_table="{t2}" new_table="{t}" | 자리 | {w2:은} {t:로} 오시라고. 지금 {t2}.
      sang_time table="{t2}" minutes={m} | 시간 | {t2} {m}분 더.
      sang_time table="{t}" minutes=150 | 시간 | {t} 두 시간 반 추가.
      sang_order table="{t}" what="{d}" | 주문 | {t} 주문 "{d}"
    `,
  },
  // 실내 낚시터
  {
    language: 'ko',
    event: 'mqtt pond/{p} {"산소": {o}, "손님": "{w}", "자리": {s}, "어종": "{f}", "이웃못": "{p2}"}',
    slots: { p: 'pond-a, 큰못, 1수조', p2: 'pond-c, 작은못, 4수조', o: '2.1..3.9 / 6.2..8.8', w: '허사장, 회원 12', w2: '고등학생 둘, 회원 44', s: '1..20', s2: '21..40', f: '=잉어, 붕어, 향어', f2: '=송어, 메기', n: '5..90', kg: '2..30', c: '8..22' },
    tools: ['naksi_air(pond, percent: int, minutes?: int): Blow air into a pond', 'naksi_stock(pond, fish, kg: int): Put fish into a pond', 'naksi_carry(fish, from_pond, to_pond, kg?: int): Move fish', 'naksi_seat(guest, seat: int): Give a guest a seat', 'naksi_reseat(guest, old_seat: int, new_seat: int): Give a guest another seat', 'naksi_feed(pond, grams: int, scattered?: bool): Feed a pond', 'naksi_nofeed(pond, days: int): Do not feed a pond'],
    steps: `
      @o naksi_air pond={p} percent=90 // failed "산소 {o}mg" | 산소 | 산소가 5에 못 미치면 그 못에 공기를 90%로. 시간은 정하지 않음. 5를 넘으면 그냥 둔다.
      naksi_air pond={p2} percent={n} minutes=30 | 공기 | 이웃 못 {n}%로 반 시간.
      naksi_stock pond={p2} fish={f2} kg={kg} | 방류 | {p2}에 {f2} {kg}kg 푼다.
      naksi_carry fish={f} from_pond={p} to_pond={p2} kg={kg} | 옮김 | 보고된 어종 {kg}킬로를 보고된 못에서 이웃 못으로.
      naksi_carry fish={f2} from_pond={p2} to_pond={p} | 옮김 | {f2:은} {p:로}, {p2}에서. 몇 킬로인지는 안 잼.
      naksi_seat guest="{w2}" seat={s2} | 자리 | {w2} {s2}번.
      naksi_reseat guest="{w}" old_seat={s} new_seat={s2} | 자리 | 보고된 손님을 {s2}번으로 옮긴다.
      naksi_reseat guest="{w2}" old_seat={s2} new_seat={s} | 자리 | {w2:은} {s}번 앉으시고 {s2}번은 치웁니다.
      naksi_feed pond={p} grams={n} scattered=true | 먹이 | 그 못에 {n}그램 골고루 흩뿌리기.
      naksi_feed pond={p2} grams={n} | 먹이 | {p2} {n}g
      naksi_nofeed pond={p} days=2 | 굶김 | 그 못은 이틀 먹이 주지 마.
    `,
  },
];
