import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, in Korean, part 6: words for a setting, values in the middle of a sentence. */
export const makersKo6: readonly Scene[] = [
  {
    language: 'ko',
    slots: { f: '후드2, 지하팬, F-14', f2: '다락팬, 후드5, F-20', lv: '있는 힘껏, 제일 세게, 최대로 / 되도록 조용히, 살살, 제일 약하게 / 중간쯤으로, 보통 세기로', rev: '거꾸로, 반대로 / 제 방향으로, 바로', min: '3..90', pct: '10..95', rpm: '300..1900', t: '=22:15, 05:40, 13:05' },
    tools: ['fan_run(fan, level: low|mid|high, minutes?: int): Run a fan', 'fan_rpm(fan, rpm: int, reverse?: bool): Run a fan at a speed', 'fan_rest(fan): Stop a fan', 'fan_timer(fan, at, level: low|mid|high): Run a fan at a time', 'fan_flap(fan, open_pct: int): Open the flap of a fan so far', 'fan_seal(fan): Close the flap of a fan'],
    steps: `
      @lv fan_run fan="{f}" level=high minutes={min} // fan_run fan="{f}" level=low minutes={min} // fan_run fan="{f}" level=mid minutes={min} | 바람 | {f:을} {min}분 동안 {lv} 돌린다.
      @lv fan_run fan="{f2}" level=high // fan_run fan="{f2}" level=low // fan_run fan="{f2}" level=mid | 더 | {lv} {f2:을} 돌려 놓는다. 끄는 건 나중에.
      @rev fan_rpm fan="{f}" rpm={rpm} reverse=true // fan_rpm fan="{f}" rpm={rpm} reverse=false | 방향 | {rpm}회전, {rev} 도는 {f}.
      fan_rpm fan="{f2}" rpm={rpm} | {rpm} rpm | {f2} 빠르기. 방향은 안 따진다.
      fan_rest fan="{f}" | 됐다 | 공기가 맑으니 {f:은} 쉬게 한다.
      @lv fan_timer fan="{f2}" at={t} level=high // fan_timer fan="{f2}" at={t} level=low // fan_timer fan="{f2}" at={t} level=mid | 예약 | {t:이} 되면 {f2:을} {lv}.
      fan_flap fan="{f2}" open_pct={pct} | 댐퍼 | {f2} 날개문을 {pct}%까지만 연다.
      fan_seal fan="{f}" | 연기 | 밖에 연기가 있다. {f} 쪽으로는 한 점도 못 들어오게.
    `,
  },
  {
    language: 'ko',
    slots: { c: '남쪽, 별관2, HK-3', c2: '북쪽, 체육관, HK-7', k: '-5.5..-0.5', k2: '0.5..4.5', c1: '15..19', c3: '20..25', min: '26..180', mode: '밤이니 야간으로, 자는 동안 쓰는 식으로 / 다들 휴가니 휴가용으로, 오래 비우니 휴가 방식으로 / 평소처럼, 보통 때같이', d: '=2026-12-22, 2026-12-29', d2: '=2027-01-04, 2027-02-15', p: '35..75' },
    tools: ['hoero_curve(circuit, kelvin: num): Shift a heating curve', 'hoero_mode(circuit, mode: normal|night|holiday): Choose how a circuit heats', 'hoero_longer(circuit, minutes: int, celsius?: num): Heat longer', 'hoero_away(circuit, first_day, last_day, celsius?: num): Enter holidays', 'hoero_pump(circuit, pct: int): Set the pump of a circuit', 'hoero_bleed(circuit): Let air out of a circuit', 'hoero_copy(from_circuit, to_circuit): Copy the settings of a circuit'],
    steps: `
      hoero_curve circuit="{c}" kelvin={k} | 곡선 | {c} 회로 곡선을 {k}켈빈 옮긴다.
      hoero_curve circuit="{c2}" kelvin={k2} | 춥대요 | {c2}에서 춥다고 한다. 곡선을 {k2}K 올린다.
      hoero_curve circuit="{c2}" kelvin=-{k2} | 덥대요 | {c2} 곡선은 {k2}K 내린다.
      @mode hoero_mode circuit="{c}" mode=night // hoero_mode circuit="{c}" mode=holiday // hoero_mode circuit="{c}" mode=normal | 방식 | {c} 회로는 {mode} 땐다.
      hoero_longer circuit="{c2}" minutes={min} celsius={c3} | 모임 | {c2:은} {min}분 더, {c3}도로. 모임이 있다.
      hoero_longer circuit="{c}" minutes={min} | 더 오래 | 온도는 두고 {c}만 {min}분 더 땐다.
      hoero_away circuit="{c2}" first_day={d} last_day={d2} celsius={c1} | 휴가 | {d2}까지 {c2:은} {c1}도면 된다. 휴가 첫날은 {d}.
      hoero_away circuit="{c}" first_day={d} last_day={d2} | 비움 | {d}부터 {d2}까지 {c}에 아무도 없다. 온도는 적지 않는다.
      hoero_pump circuit="{c2}" pct={p} | 펌프 | {c2} 회로 펌프는 {p}%.
      hoero_bleed circuit="{c}" | 꾸르륵 | {c} 배관에서 꾸르륵 소리가 난다. 공기를 뺀다.
      hoero_copy from_circuit="{c}" to_circuit="{c2}" | 똑같이 | {c2}에도 {c} 설정을 그대로.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /desk/order {"주문번호": "{o}", "고객": "{cu}", "품번": "{s}", "수량": {q}, "배송지": "{a}", "관련주문": "{o2}"}',
    slots: { o: 'SO-8814, 2207-B, K/5531', o2: 'SO-8790, 2188-A, K/5502', cu: '새벽상사, 모란', s: 'WX-3300, GT-17, 볼트 M8x40', s2: 'ZL-5, 캡22, GT-90', q: '2..48', q2: '50..98', a: '부두3로 2, 느티길 14', a2: '방앗간길 9, 북항 2동', won: '1200..98000', ca: '로젠, 퀵, 용달', d: '=2026-12-03, 2027-01-15' },
    tools: ['jumun_line(order, sku, qty: int, price?: int): Add a line to an order', 'jumun_unline(order, sku): Take a line out of an order', 'jumun_hold(order, reason?): Do not ship an order yet', 'jumun_free(order): Let an order be shipped', 'jumun_ship(order, carrier, date?): Ship an order', 'jumun_address(order, old, new): Change the address', 'jumun_merge(from_order, into_order): Put two orders together', 'jumun_refund(order, won: int): Pay money back'],
    steps: `
      jumun_line order={o2} sku="{s}" qty={q} | 그쪽에도 | 메시지와 같은 품번을 같은 수량만큼 관련 주문에 넣는다.
      jumun_line order={o} sku="{s2}" qty={q2} price={won} | 한 줄 더 | 들어온 주문에 {s2} {q2}개, 개당 {won}원.
      jumun_line order={o} sku="{s2}" qty={q2} | 정가로 | {s2:을} {q2}개 이 주문에 얹는다. 값은 정가라 안 적는다.
      jumun_unline order={o} sku="{s}" | 빼기 | {cu:이} 메시지의 품목을 안 사겠단다.
      jumun_hold order={o2} reason="휴가 중, 1월 3일에 전화" | 보류 | {o2:은} 내보내지 않는다, "휴가 중, 1월 3일에 전화".
      jumun_hold order={o} | 기다림 | 이번 주문은 세워 둔다. 까닭은 적지 말 것.
      jumun_free order={o2} | 풀기 | {o2:은} 이제 나가도 된다.
      jumun_ship order={o} carrier="{ca}" date={d} | 발송 | {d}에 {ca:로} 이번 주문을 부친다.
      jumun_ship order={o2} carrier="{ca}" | 이것도 | {ca} 편에 {o2}도. 날짜는 안 정했다.
      jumun_address order={o} old="{a}" new="{a2}" | 주소 | 이사했다고 한다. 메시지의 주소는 옛것이고 {a2:이} 새 주소다. 이번 주문만.
      jumun_merge from_order={o} into_order={o2} | 합포장 | 새 주문을 관련 주문에 합친다. 새 번호는 없어진다.
      jumun_refund order={o2} won={won} | 환불 | {o2}에서 {won}원을 돌려준다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt house/blinds {"창": "{w}", "조도": {lx}, "풍속": {wi}, "방향": "서", "맞은편": "{w2}"}',
    slots: { w: '서재, W-12, 거실큰창', w2: '아기방, W-17, 천창', lx: '20000..69000', wi: '4..14', pct: '71..95', deg: '20..70', pos: '반만 내린다, 반쯤 친다 / 끝까지 내린다, 다 친다 / 다 걷는다, 끝까지 올린다', lk: '묶어 둔다, 잠근다 / 풀어 준다, 잠금을 푼다', min: '-45..-5', t: '=07:20, 08:05', t2: '=21:15, 22:40' },
    tools: ['blind_to(window, position: up|half|down): Move a blind', 'blind_pct(window, pct: int, tilt_deg?: int): Move a blind so far down', 'blind_stop(window): Stop a moving blind', 'blind_lock(window, locked: bool): Lock a blind against wind', 'blind_sun(window, event: sunrise|sunset, offset_min?: int): Move a blind with the sun', 'blind_day(window, up_at, down_at): Set the times of a blind', 'blind_follow(follower, leader): Let a blind do what another does'],
    steps: `
      @pos blind_to window="{w}" position=half // blind_to window="{w}" position=down // blind_to window="{w}" position=up | 눈부심 | 알려 온 창의 블라인드를 {pos}.
      @pos blind_to window="{w2}" position=half // blind_to window="{w2}" position=down // blind_to window="{w2}" position=up | 맞은편 | 맞은편 창은 {pos}.
      blind_pct window="{w2}" pct={pct} tilt_deg={deg} | 살 각도 | {w2:은} {pct}% 내리고 살은 {deg}도로.
      blind_pct window="{w}" pct={pct} | {pct}%까지 | 밝다고 한 창을 그만큼 내린다. 살은 그대로.
      blind_stop window="{w2}" | 고양이 | {w2} 밑에 고양이가 있다! 내려오던 걸 세운다.
      @lk blind_lock window="{w}" locked=true // blind_lock window="{w}" locked=false | 바람 | 보고한 창의 블라인드를 {lk}.
      blind_sun window="{w2}" event=sunset offset_min={min} | 해질녘 | 해 지는 때 기준 {min}분, {w2}.
      blind_sun window="{w}" event=sunrise | 해와 함께 | {w:은} 해 뜰 때 움직인다. 앞뒤로 더하거나 빼지 않는다.
      blind_day window="{w2}" up_at={t} down_at={t2} | 시각 | {w2:은} {t2}에 내리고 {t}에 올린다.
      blind_follow follower="{w2}" leader="{w}" | 따라서 | 맞은편은 알려 온 창이 하는 대로 따라 한다.
    `,
  },
  {
    language: 'ko',
    slots: { z: '다락, 7병동, 마구간', z2: '현관, 소극장2, 방목장', so: 'gong.wav, 빗소리 2.mp3, horn-b.ogg', so2: '새소리.wav, alarm 9.mp3, bell-a.ogg', v: '6..95', n: '한 번만 / 두 번 / 다섯 번', who: '서 박사님, 노 간호사', db: '-30.5..-3.5', t: '=06:45, 18:20', vo: '여자 목소리로, 여성 음성으로 / 남자 목소리로, 남성 음성으로' },
    tools: ['snd_play(zone, sound, volume?: int, times?: int): Play a sound', 'snd_loop(zone, sound): Play a sound over and over', 'snd_end(zone): Stop what plays', 'snd_say(zone, text, voice?: female|male): Speak a text', 'snd_gain(zone, db: num): Set the gain of a zone', 'snd_plan(zone, sound, at): Play a sound at a time', 'snd_join(zone, master): Let a zone play what another plays'],
    steps: `
      snd_play zone="{z}" sound="{so}" volume={v} | 소리 | 음량 {v}, 구역 {z}, 소리 {so}
      snd_play zone="{z2}" sound="{so2}" | 지금 크기로 | {z2}에 {so2:을} 낸다. 음량은 만지지 않는다.
      @n snd_play zone="{z}" sound="{so2}" times=1 // snd_play zone="{z}" sound="{so2}" times=2 // snd_play zone="{z}" sound="{so2}" times=5 | 몇 번 | {z}에서 {so2:을} {n} 울린다.
      @n snd_play zone="{z2}" sound="{so}" volume={v} times=1 // snd_play zone="{z2}" sound="{so}" volume={v} times=2 // snd_play zone="{z2}" sound="{so}" volume={v} times=5 | {z2} | 음량 {v:로} {n}, {so}
      snd_loop zone="{z2}" sound="{so}" | 밤새 | {so:을} {z2}에서 되풀이해 튼다.
      snd_end zone="{z}" | 고요 | {z} 스피커에서는 아무 소리도 나지 않게.
      snd_say zone="{z}" text="{who}, 2207번으로 전화 주세요. It's urgent" | 호출 | {z}에 대고 말한다: "{who}, 2207번으로 전화 주세요. It's urgent"
      @vo snd_say zone="{z2}" text="면회는 8시까지입니다" voice=female // snd_say zone="{z2}" text="면회는 8시까지입니다" voice=male | 면회 | {vo} {z2}에 "면회는 8시까지입니다".
      snd_gain zone="{z2}" db={db} | 게인 | {z2} 게인을 {db}dB에 둔다.
      snd_plan zone="{z}" sound="{so}" at={t} | 기상 | {t}, {z}, {so}
      snd_join zone="{z2}" master="{z}" | 같이 | {z}에서 나는 소리를 {z2}에서도 듣는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /lab/result {"검체": "{sa}", "항목": "{an}", "값": {v}, "장비": "{dv}", "재검장비": "{dv2}", "랙": "{ra}"}',
    slots: { sa: 'S-118-042, NX-2207-B, 77/0091', sa2: 'S-118-039, QM-1180-A, 77/0088', an: 'K, Na, 리파아제', v: '5.6..9.9', dv: 'Cob-2, A-15', dv2: 'Cob-5, A-22', ra: 'R14, 3번랙', ul: '50..400', f: '12..40', c: '-82..-60', lo: '3.1..3.6', hi: '4.8..5.3', d: '=2026-12-10, 2027-01-20' },
    tools: ['lis_rerun(sample, device, dilution?: int): Measure a sample again', 'lis_release(sample, comment?): Release a result', 'lis_block(sample, comment?): Do not release a result', 'lis_range(analyte, low: num, high: num): Set the normal range', 'lis_aliquot(sample, microlitres: int, tubes?: int): Split a sample', 'lis_freeze(sample, celsius: int, until?): Freeze a sample', 'lis_relabel(wrong_id, right_id): Correct the number of a sample', 'dev_flush(device): Flush a device', 'dev_offline(device): Take a device out of work', 'dev_online(device): Put a device to work'],
    steps: `
      lis_rerun sample={sa} device="{dv2}" dilution={f} | 재검 | 결과가 온 검체를 {f}배 희석해서 재검 장비로 다시.
      lis_rerun sample={sa2} device="{dv}" | 희석 없이 | {sa2:은} 희석하지 말고 메시지의 장비에서 한 번 더.
      lis_release sample={sa} comment="K {v}, 6시 45분 병동에 전화함" | 진짜다 | "K {v}, 6시 45분 병동에 전화함"이라고 달아 이 결과를 내보낸다.
      lis_release sample={sa2} | 내보내기 | {sa2:은} 그럴듯하니 보고한다.
      lis_block sample={sa} | 말이 안 됨 | 그런 값은 있을 수 없다. 아무도 못 보게. 설명은 없음.
      lis_range analyte="{an}" low={lo} high={hi} | 정상 범위 | 방금 잰 항목은 {hi} 이하 {lo} 이상이 정상이다.
      lis_aliquot sample={sa} microlitres={ul} tubes=3 | 나누기 | 이 검체를 {ul}µl씩 세 튜브에.
      lis_aliquot sample={sa2} microlitres={ul} | {sa2} 나누기 | {ul}µl.
      lis_freeze sample={sa} celsius={c} until={d} | 보관 | {d}까지 {c}도에, 결과가 온 검체를.
      lis_relabel wrong_id={sa2} right_id={sa} | 바뀜 | {sa2:로} 붙은 튜브가 실은 {sa} 것이다.
      dev_flush device="{dv}" | 잔류 | 이 값을 낸 장비를 씻어 낸다.
      dev_offline device="{dv2}" | 램프 | 재검 장비 램프가 나갔다. 일을 주지 않는다.
      dev_online device="{dv}" | 새 램프 | 램프를 갈았으니 {dv:은} 다시 일한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt silo/level {"사일로": "{s}", "퍼센트": {p}, "곡물": "{g}", "온도": {t}, "오거": "{a}", "이웃": "{s2}"}',
    slots: { s: 'S3, 북사일로, 8번통', s2: 'S5, 남사일로, 11번통', p: '3..97', g: '보리, 호밀, 콩', t: '19..34', a: 'AU-1, 긴오거', to: '1.5..18.5', min: '35..88', w: '아주 조금, 손가락만큼 / 반쯤, 절반만 / 활짝, 끝까지', k: '4..15', lot: 'LX-118, 2207-G, 26/88', m: '9.5..13.5' },
    tools: ['slide_open(silo, width: crack|half|full): Open the slide of a silo', 'slide_shut(silo): Close the slide of a silo', 'auger_run(auger, minutes?: int, reverse?: bool): Run an auger', 'auger_halt(auger): Stop an auger', 'aerate(silo, minutes: int, max_c?: int): Blow air through grain', 'grain_turn(from_silo, to_silo, tonnes: num): Move grain over', 'silo_lot(silo, lot, moisture: num): Enter what is in a silo', 'silo_query(silo): Say how full a silo is'],
    steps: `
      @w slide_open silo="{s}" width=crack // slide_open silo="{s}" width=half // slide_open silo="{s}" width=full | 문 | 알려 온 사일로 문을 {w} 연다.
      @w slide_open silo="{s2}" width=crack // slide_open silo="{s2}" width=half // slide_open silo="{s2}" width=full | 이웃 문 | 이웃 쪽도 {w} 열어 둘 것.
      slide_shut silo="{s2}" | 트럭 참 | 트럭이 찼다. {s2}에서 더 나오면 안 된다.
      auger_run auger="{a}" minutes={min} reverse=true | 뚫기 | 메시지의 오거를 {min}분 거꾸로 돌린다.
      auger_run auger="{a}" | 싣기 | {a:을} 정방향으로, 실을 동안 내내 돌린다.
      auger_halt auger="{a}" | 팔! | 누가 손을 넣었다. 오거!!
      aerate silo="{s}" minutes={min} max_c={k} | 더운 곡물 | 곡물이 더운 그 통에 {min}분 바람, {k}도를 넘지 않는 바람으로.
      aerate silo="{s2}" minutes={min} | 바람 | {s2}에 {min}분. 온도는 상관없다.
      grain_turn from_silo="{s}" to_silo="{s2}" tonnes={to} | 옮겨 붓기 | 더운 통에서 이웃으로 {to}톤.
      grain_turn from_silo="{s2}" to_silo="{s}" tonnes={to} | 되붓기 | {s:이} {s2}에서 {to}톤을 받는다.
      silo_lot silo="{s2}" lot={lot} moisture={m} | 무엇이 들었나 | 수분 {m}%, 로트 {lot}, {s2}에 들어 있다.
      silo_query silo="{s2}" | 얼마나 있나 | {s2:이} 얼마나 찼는지 아무도 모른다.
    `,
  },
  {
    language: 'ko',
    slots: { r: '별실4, B도미, 12가', r2: '9호, D도미, 31다', g: '은결, 로미네 가족', g2: '배 선생, 팀 킬', n: '2..14', won: '18000..95000', d: '=2027-02-08, 2027-02-11', d2: '=2027-02-15, 2027-02-18', b: '위층 침대, 윗자리 / 아래층 침대, 아랫자리', k: '아침도 먹는다, 조식 있음 / 아침은 안 먹는다, 조식 없음', lk: '101..199' },
    tools: ['bed_book(room, guest, from_date, to_date, breakfast?: bool): Book a bed', 'bed_free(room, guest): Give a bed free', 'bed_bunk(guest, bunk: upper|lower): Say which bunk a guest gets', 'bed_swap(guest_a, guest_b): Let two guests change beds', 'stay_extend(guest, nights: int, rate?: int): Let a guest stay longer', 'stay_pay(guest, won: int): Enter a payment', 'locker_give(guest, locker: int): Give a locker', 'locker_take(locker: int): Take a locker back', 'linen(room, sets: int): Bring linen'],
    steps: `
      @k bed_book room="{r}" guest="{g}" from_date={d} to_date={d2} breakfast=true // bed_book room="{r}" guest="{g}" from_date={d} to_date={d2} breakfast=false | 예약 | {g}, {r}, {d}에서 {d2}까지. {k}.
      bed_book room="{r2}" guest="{g2}" from_date={d} to_date={d2} | 아침은 모름 | {g2}, {d2} 퇴실 {d} 입실, {r2}. 아침을 먹는지는 말이 없었다.
      bed_free room="{r2}" guest="{g2}" | 나갔다 | {r2}에 있던 {g2} 자리를 비운다.
      @b bed_bunk guest="{g}" bunk=upper // bed_bunk guest="{g}" bunk=lower | 이층 침대 | {g:은} {b}.
      bed_swap guest_a="{g}" guest_b="{g2}" | 코골이 | {g:과} {g2:이} 침대를 바꾼다.
      stay_extend guest="{g2}" nights={n} rate={won} | 더 묵음 | 하루 {won}원으로 {n}박 더, {g2}.
      stay_extend guest="{g}" nights={n} | {n}박 더 | {g:은} 쓰던 값 그대로 더 있는다. 값은 넣지 않는다.
      stay_pay guest="{g2}" won={won} | 받음 | {g2}에게서 {won}원 받았다.
      locker_give guest="{g}" locker={lk} | 사물함 | {lk}번은 {g} 것.
      locker_take locker={lk} | 사물함 돌려받기 | {lk}번이 도로 비었다.
      linen room="{r2}" sets={n} | 이불보 | 다음 손님 오기 전에 {r2}에 {n}벌.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral - {"자리": "프레스4", "버튼": "초록", "작업자": "{op}"}',
    slots: { op: '기태, 울라', m: '프레스4, HP-12, 대형기', m2: '프레스7, HP-20, 소형기', kn: '120..980', mm: '2.5..48.5', s: '2..30', pcs: '61..900', die: 'D-118, 브라켓좌, 2207-B', die2: 'D-204, 브라켓우', c: '150..240', sp: '천천히, 살살 / 빠르게, 빨리', ctr: '개수도 함께 지운다, 카운터까지 0으로 한다 / 개수는 남긴다, 카운터는 건드리지 않는다' },
    tools: ['press_go(machine, pieces?: int): Begin or continue pressing', 'press_hold(machine, seconds?: int): Interrupt pressing', 'press_end(machine): End a job', 'press_force(machine, kn: num, dwell_s?: num): Set the force', 'press_stroke(machine, mm: num, speed?: slow|fast): Set the stroke', 'die_change(machine, remove, mount): Change the die', 'die_heat(machine, celsius: int): Heat the die', 'press_reset(machine, counter: bool): Reset a fault', 'press_count(machine): Say how many pieces there are'],
    steps: `
      press_go machine="{m}" pieces={pcs} | 시작 | {m}에서 {pcs}개.
      press_go machine="{m2}" | 이어서 | 판이 바로 놓였다. {m2:은} 하던 일을 잇는다.
      press_hold machine="{m}" seconds={s} | 잠깐 | {m:을} {s}초만 기다리게 한다.
      press_hold machine="{m2}" | 전화 | 전화가 왔다. 돌아올 때까지 {m2:은} 대기.
      press_end machine="{m}" | 작업 끝 | 이 주문은 다 했으니 {m} 작업을 마친다.
      press_force machine="{m2}" kn={kn} dwell_s={s} | 힘 | {m2:은} {s}초 머물고 힘은 {kn}kN.
      press_force machine="{m}" kn={kn} | 힘만 | {kn}kN, {m}. 머무는 시간은 지금대로.
      @sp press_stroke machine="{m}" mm={mm} speed=slow // press_stroke machine="{m}" mm={mm} speed=fast | 행정 | {m} 행정 {mm}mm, {sp}.
      press_stroke machine="{m2}" mm={mm} | 행정만 | {m2:을} {mm}mm로. 속도는 손대지 않는다.
      die_change machine="{m2}" remove="{die}" mount="{die2}" | 금형 | {m2}에 {die2:을} 걸고 {die:은} 내린다.
      die_heat machine="{m}" celsius={c} | 금형 온도 | {m}에 걸린 것을 {c}도까지 데운다.
      @ctr press_reset machine="{m2}" counter=true // press_reset machine="{m2}" counter=false | 고장 해제 | {m2} 고장을 풀되 {ctr}.
      press_count machine="{m}" | 몇 개나 | {m:이} 여태 몇 개 찍었나.
    `,
  },
  {
    language: 'ko',
    slots: { ch: '운영방, #항만, lift-alerts', ch2: '주방, #야간, depot', u: '모란, m.okoro, user-118', u2: '이네스, tom.vey, user-204', b: '물때판, 근무표, B-12', co: '오늘, 진행중, 49주차', co2: '완료, 밀린일, 50주차', d: '=2026-12-03, 2027-01-15', t: '=06:45, 17:30', id: '=T-2207, KX-88, 4410', min: '5..90', pr: '급하다, 맨 먼저 할 일이다 / 급하지 않다, 틈날 때 해도 된다' },
    tools: ['chat_post(channel, text, thread?): Write into a channel', 'chat_remind(user, text, at, date?): Remind somebody', 'chat_mute(channel, minutes: int): Silence a channel', 'chat_unmute(channel): Hear a channel again', 'card_add(board, column, title, priority?: low|high): Add a card', 'card_move(card, from_column, to_column): Move a card', 'card_assign(card, user): Give a card to somebody', 'card_due(card, date): Set when a card is due', 'card_tags(card, tags: text[]): Tag a card'],
    steps: `
      chat_post channel="{ch}" text="3번 게이트가 안 닫힘, 40% 열림" | 알림 | {ch}에 "3번 게이트가 안 닫힘, 40% 열림".
      chat_post channel="{ch2}" text="Done, 고맙습니다! 3대 중 2대 가동" thread={id} | 답글 | {ch2}의 {id} 글에 답을 단다: "Done, 고맙습니다! 3대 중 2대 가동"
      chat_remind user="{u}" text="F-14 필터 교체" at={t} date={d} | 잊지 않게 | {d} {t}, {u}에게 "F-14 필터 교체"를 일러 준다.
      chat_remind user="{u2}" text="마당 문 잠그기" at={t} | 오늘 | {u2:이} "마당 문 잠그기"를 잊지 않게 {t}에. 날짜는 비운다.
      chat_mute channel="{ch}" minutes={min} | 시끄럽다 | {ch:을} {min}분 조용히 시킨다.
      chat_unmute channel="{ch2}" | 다시 듣기 | {ch2} 소식을 도로 받는다.
      @pr card_add board="{b}" column="{co}" title="4호 리프트 기름칠" priority=high // card_add board="{b}" column="{co}" title="4호 리프트 기름칠" priority=low | 카드 | {b}의 {co} 칸에 "4호 리프트 기름칠". {pr}.
      card_add board="{b}" column="{co2}" title="문 칠하기, 2번" | 카드 하나 더 | {co2} 칸, {b}: "문 칠하기, 2번". 급한지 아닌지는 안 적는다.
      card_move card={id} from_column="{co}" to_column="{co2}" | 옮기기 | {id} 카드는 {co2} 칸으로. 여태 {co} 칸에 있었다.
      card_assign card={id} user="{u2}" | 담당 | {id}, 할 사람은 {u2}.
      card_due card={id} date={d} | 기한 | {d}까지 {id:을} 끝낸다.
      card_tags card={id} tags=["지붕","2번홀","20 kg"] | 꼬리표 | {id} 꼬리표: 지붕, 2번홀, 20 kg
    `,
  },
  {
    language: 'ko',
    event: 'mqtt haenyeo/coop {"조": "{j}", "해녀": "{h}", "태왁": "{t}", "물때": "{ti}", "배": "{bo}", "예비배": "{bo2}"}',
    slots: { j: '상군, 2조', h: '고순열, 좌은자', t: 'TW-118, 주황7', ti: '=조금, 사리', bo: '해신호, B-7', bo2: '물새호, B-12', kg: '1.5..18.5', it: '소라, 전복, 미역', mn: '20..90', lat: '=33.4512, 33.2201', lon: '=126.9417, 126.3180', won: '4500..38000', sec: '안섬밭, 큰여, 7구역', sec2: '새끼여, 모살밭, 9구역', d: '=2026-12-03, 2027-03-01', d2: '=2027-04-12, 2027-04-30', dg: '길게 한 번, 길게 / 짧게, 짤막하게' },
    tools: ['boat_send(boat, lat: num, lon: num): Send a boat to a place', 'boat_home(boat): Bring a boat home', 'boat_horn(boat, length: short|long): Sound the horn of a boat', 'catch_enter(diver, item, kg: num): Enter a catch', 'catch_price(item, won_per_kg: int): Set a price', 'ground_open(ground, minutes: int): Let people dive in a ground', 'ground_close(ground, first_day, last_day): Close a ground between two days', 'float_find(float_id): Say where a float is', 'team_move(team, from_ground, to_ground): Send a team to another ground'],
    steps: `
      boat_send boat="{bo2}" lat={lat} lon={lon} | 예비배 | 예비배를 경도 {lon}, 위도 {lat}에 보낸다.
      boat_home boat="{bo}" | 돌아오기 | 메시지의 배를 포구로 불러들인다.
      @dg boat_horn boat="{bo}" length=long // boat_horn boat="{bo}" length=short | 고동 | {bo} 고동을 {dg} 분다.
      catch_enter diver="{h}" item="{it}" kg={kg} | 무게 | {it} {kg}kg, 메시지의 해녀가 잡았다.
      catch_price item="{it}" won_per_kg={won} | {it} 값 | 1킬로에 {won}원.
      ground_open ground="{sec}" minutes={mn} | 물질 | {sec:을} {mn}분 동안 연다.
      ground_close ground="{sec2}" first_day={d} last_day={d2} | 금채기 | {d2}까지 {sec2:은} 들어가지 않는다. {d}부터.
      float_find float_id="{t}" | 어디 있나 | 그 태왁이 어디 떠 있는지.
      team_move team="{j}" from_ground="{sec}" to_ground="{sec2}" | 자리 옮김 | 이 조는 {sec2:로} 간다. {sec}에는 물결이 세다.
      team_move team="{j}" from_ground="{sec2}" to_ground="{sec}" | 되돌아감 | 같은 조가 {sec2}에서 {sec:로}.
    `,
  },
  {
    language: 'ko',
    slots: { h: 'atlas, node-7, db-동', h2: 'zeta, node-12, web-3', db: 'shop_live, crm, 지표2', db2: 'shop_test, crm_old, 지표1', b: '=bk-20261103-0200, bk-20261128-0200, full-118', k: '2..30', hr: '=0 2 * * *, 30 4 * * 0, 15 1 1 * *', gz: '압축해서, 되도록 작게 눌러서 / 압축하지 말고, 누르지 않고 그대로', u: 'report_ro, 미아, svc-till', t: 'orders, visits, stock_log' },
    tools: ['dump_make(database, host, compress?: bool): Make a backup', 'dump_restore(backup, database, host, drop_first: bool): Put a backup back', 'dump_keep(database, days: int): Say how long backups are kept', 'dump_plan(database, cron): Make backups by a schedule', 'dump_unplan(database): No more backups by a schedule', 'db_copy(source, target, tables?: text[]): Copy a database', 'db_failover(from_host, to_host): Let another host take over', 'db_grant(user, database, rights: read|write): Give a user rights', 'db_revoke(user, database): Take all rights from a user'],
    steps: `
      @gz dump_make database={db} host={h} compress=true // dump_make database={db} host={h} compress=false | 백업 | {h}에 있는 {db:을} {gz} 백업.
      dump_make database={db2} host={h2} | 하나 더 | 호스트 {h2}, 데이터베이스 {db2}. 백업이면 되고 압축은 어찌 되든 좋다.
      dump_restore backup={b} database={db2} host={h2} drop_first=true | 복원 | {h2}의 {db2:을} 먼저 지우고 {b:을} 붓는다.
      dump_restore backup={b} database={db} host={h} drop_first=false | 조심 복원 | {b:을} {h}의 {db}에. 그 전에 아무것도 지우지 않는다.
      dump_keep database={db} days={k} | 보관 | {db} 백업은 {k}일치만.
      dump_plan database={db2} cron="{hr}" | 일정 | {db2} 백업 일정은 {hr}
      dump_unplan database={db2} | 일정 없음 | {db2} 자동 백업은 이제 안 한다.
      db_copy source={db} target={db2} tables=["{t}","users"] | 두 표 | {db}에서 {t}, users 두 표만 {db2:로}.
      db_copy source={db2} target={db} | 통째로 | {db:이} {db2:과} 똑같아지게 전부 복사.
      db_failover from_host={h} to_host={h2} | {h} 다운 | {h2:이} 대신 맡는다.
      db_grant user={u} database={db} rights=read | 보기만 | {u:은} {db:을} 보기만 하고 고치지 못한다.
      db_grant user={u} database={db2} rights=write | 고쳐도 됨 | {db2} 내용을 {u:이} 고칠 수 있게.
      db_revoke user={u} database={db} | 권한 뺏기 | {u:은} 이제 {db:과} 상관없는 사람이다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /tower/level {"배수지": "{t}", "수위": {l}, "유입": {i}, "관정": "{w}", "다른관정": "{w2}"}',
    slots: { t: '언덕배수지, WT-2', t2: '골배수지, WT-5', l: '1.1..2.4', i: '12..48', w: 'B3, 북관정', w2: 'B6, 동관정', lo: '2.5..3.4', hi: '5.6..8.2', m3: '50..90', mg: '0.15..0.95', n: '2..9', st: '느티길, V-118', st2: '방앗간길, V-204', min: '91..240', p: '조금씩, 서서히 / 단번에, 한꺼번에' },
    tools: ['gwan_pump(well, m3_per_h: num): Run a well at a flow', 'gwan_rest(well, hours?: int): Let a well rest', 'tower_band(tower, low_m: num, high_m: num): Set between which levels a tower is filled', 'tower_flush(tower): Empty and rinse a tower', 'valve_open(valve, manner: gradual|sudden): Open a valve in a street', 'valve_close(valve): Close a valve in a street', 'cl_dose(tower, mg_per_l: num, minutes?: int): Dose chlorine', 'cl_off(tower): End dosing', 'water_route(from_tower, to_tower): Send water from one tower to another'],
    steps: `
      gwan_pump well="{w}" m3_per_h={m3} | 낮다 | 수위가 낮다고 온 배수지의 관정을 시간당 {m3}톤으로 돌린다.
      gwan_pump well="{w2}" m3_per_h={m3} | 거들기 | 다른 관정도 한 시간에 {m3}m³.
      gwan_rest well="{w2}" hours={n} | 쉼 | 다른 관정은 {n}시간 쉰다.
      gwan_rest well="{w}" | 모래 | {w}에서 모래가 올라온다. 쉬게 한다.
      tower_band tower="{t}" low_m={lo} high_m={hi} | 수위 | 알려 온 배수지는 {hi}m에서 그치고 {lo}m에서 채우기 시작한다.
      tower_band tower="{t2}" low_m={lo} high_m={hi} | {t2} 수위 | {lo}m~{hi}m.
      tower_flush tower="{t2}" | 냄새 | {t2} 물에서 냄새가 난다. 비우고 헹군다.
      @p valve_open valve="{st}" manner=gradual // valve_open valve="{st}" manner=sudden | 길 밸브 | {st} 밸브를 {p} 연다.
      valve_close valve="{st2}" | 관 터짐 | {st2} 쪽 관이 터졌다.
      cl_dose tower="{t}" mg_per_l={mg} minutes={min} | 염소 | 수위를 잰 그곳에 {min}분 동안 리터당 {mg}mg.
      cl_dose tower="{t2}" mg_per_l={mg} | 염소 조금 | {t2}에 {mg}mg/l. 언제까지일지는 나중에 정한다.
      cl_off tower="{t2}" | 그만 넣기 | {t2}에는 염소가 더 필요 없다.
      water_route from_tower="{t2}" to_tower="{t}" | 나눠 쓰기 | {t2}에는 물이 많다. 메시지의 배수지에 나눠 준다.
    `,
  },
  {
    language: 'ko',
    slots: { r: 'RB-2, 걸레9, 정찰이', r2: 'RB-5, 먼지5, 노새3', p: 'A홀, 14통로, 중정', p2: 'C홀, 3통로, 입구', n: '2..12', kg: '15..60', sp: '0.2..1.8', t: '=05:40, 19:15, 23:30', wet: '물걸레로, 물로 적셔 / 마른 채로, 물 없이', no: '주방, 4번부두, 계단', x: '-9.5..-0.5', y: '0.5..14.5' },
    tools: ['rob_clean(robot, area, wet: bool, passes?: int): Clean an area', 'rob_goto(robot, x: num, y: num): Drive to a point', 'rob_carry(robot, pick_up, drop_off, kg?: num): Carry something', 'rob_return(robot): Drive home to the charger', 'rob_wait(robot): Stay where it is', 'rob_resume(robot): Go on with what it did', 'rob_speed(robot, mps: num): Limit the speed', 'rob_avoid(area, on: bool): Keep robots out of an area', 'rob_plan(robot, area, at): Clean at a time', 'rob_battery(robot): Say how much charge is left'],
    steps: `
      @wet rob_clean robot="{r}" area="{p}" wet=true passes={n} // rob_clean robot="{r}" area="{p}" wet=false passes={n} | 청소 | {r:이} {p:을} {wet} {n}번 지나간다.
      @wet rob_clean robot="{r2}" area="{p2}" wet=true // rob_clean robot="{r2}" area="{p2}" wet=false | {p2} 바닥 | {r2:을} 보내 {wet} 닦는다.
      rob_goto robot="{r}" x={x} y={y} | 가기 | {r:을} y {y}, x {x} 자리로.
      rob_carry robot="{r2}" pick_up="{p}" drop_off="{p2}" kg={kg} | 나르기 | {p2}에서 기다린다. {p}에 있는 {kg}kg을 {r2:이} 갖다준다.
      rob_carry robot="{r}" pick_up="{p2}" drop_off="{p}" | 반대로 | {r:이} {p2}에서 받아 {p}에 내린다. 무게는 모른다.
      rob_return robot="{r2}" | 집으로 | {r2:을} 충전대로 돌려보낸다.
      rob_wait robot="{r}" | 아이들 | 아이들이 논다. {r:은} 움직이지 말고 있어야 한다.
      rob_resume robot="{r}" | 이어서 | 아이들이 갔으니 {r:은} 하던 일을 계속.
      rob_speed robot="{r2}" mps={sp} | 천천히 | {r2:은} 초속 {sp}m를 넘지 않는다.
      rob_avoid area="{no}" on=true | 출입 금지 | {no}에는 로봇이 들어가지 않는다.
      rob_avoid area="{no}" on=false | 들어가도 됨 | {no} 금지를 푼다.
      rob_plan robot="{r}" area="{p2}" at={t} | 밤마다 | {t}, {p2}, {r}.
      rob_battery robot="{r2}" | 얼마나 남았나 | {r2} 배터리로 교대까지 버틸까?
    `,
  },
];
