import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, in Korean, part 4. */
export const makersKo4: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /weigh/truck {"저울": "{sc}", "차량": "{p}", "총중량": {gr}, "공차": {ta}, "기사": "{dr}"}',
    slots: { sc: 'S1, 동쪽저울, WB-2', sc2: 'S4, 서쪽저울, WB-7', p: '83바 1120, 91사 7704', gr: '21000..39900', ta: '8000..14900', ta2: '7000..7990', dr: '우기철, 미란', mat: '쇄석, 폐목, 고철 B', won: '8000..19900', tk: 'W-22071, 88-1140' },
    tools: ['jeoul_zero(scale): Set a scale to zero', 'jeoul_read(scale): Read a scale', 'pyo_make(plate, material, gross: int, tare: int): Make a weighing ticket', 'pyo_fix(ticket, field: gross|tare, kg: int): Correct a ticket', 'pyo_void(ticket): Make a ticket worthless', 'price_set(material, won_per_t: int): Set a price', 'signal(scale, light: red|green): Switch the traffic light'],
    steps: `
      pyo_make plate="{p}" material="{mat}" gross={gr} tare={ta} | 계량표 | 저울에 선 차, 품목은 {mat}. 총중량과 공차는 잰 대로.
      pyo_make plate="{p}" material="{mat}" gross={gr} tare={ta2} | 공차만 다르게 | 같은 차에 {mat}. 공차는 {ta2}로 하고 총중량은 보고대로.
      pyo_fix ticket={tk} field=tare kg={ta2} | 공차 고침 | {tk} 표의 공차는 {ta2}kg이 맞다.
      pyo_fix ticket={tk} field=gross kg={gr} | 총중량 고침 | {tk}, 총중량을 메시지의 값으로.
      pyo_void ticket={tk} | 무효 | {tk:은} 없던 표로 한다.
      price_set material="{mat}" won_per_t={won} | {mat} 단가 | 톤당 {won}원.
      signal scale="{sc}" light=green | 나가세요 | 다 잰 차는 가도 좋다는 신호.
      signal scale="{sc2}" light=red | 대기 | {sc2}에 아무도 못 올라오게 한다.
      jeoul_zero scale="{sc2}" | 영점 | {sc2} 흙을 치웠다. 0부터 다시.
      jeoul_read scale="{sc}" | 다시 보기 | 메시지의 저울이 지금 몇 kg인지.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt gyesa/{c} {"계사": "{c}", "온도": {t}, "암모니아": {nh}, "급이": "완료", "옆계사": "{c2}"}',
    slots: { c: '1계사, 나동, K-3', c2: '2계사, 다동, K-4', t: '29..34', nh: '21..48', pct: '15..100', lx: '3..14', h0: '=05:00, 05:30, 06:10', h1: '=19:40, 20:30, 21:00', kg: '120..900', lo: '17.5..20.5', hi: '22.5..26.5', n: '101..119', min: '15..28', k: '약하게, 살살 / 제일 세게, 있는 힘껏' },
    tools: ['speed_fan(house, pct: int): Set the fans', 'fan_burst(house, power: low|high, minutes: int): Blow out air once', 'light_plan(house, on_at, off_at): Set when the light burns', 'light_lux(house, lux: int): Set how bright it is', 'feeder_run(house, kg: int, line?: 1|2|3): Feed', 'stop_feeder(house): End feeding', 'temp_band(house, low: num, high: num): Set the band of temperature', 'egg_count(house, total: int, broken: int): Enter the eggs'],
    steps: `
      speed_fan house="{c}" pct={pct} | 환기 | 암모니아를 잰 그 계사 팬을 {pct}%로.
      @k fan_burst house="{c2}" power=low minutes={min} // fan_burst house="{c2}" power=high minutes={min} | 한 번 빼기 | 옆 계사 공기를 {min}분 동안 {k} 뺀다.
      light_plan house="{c}" on_at={h0} off_at={h1} | 점등 | {h1} 소등, {h0} 점등. 보고한 계사다.
      light_lux house="{c2}" lux={lx} | {lx}럭스 | {c2} 밝기.
      feeder_run house="{c2}" kg={kg} line=2 | 급이 | 2번 라인으로 {c2}에 {kg}kg.
      feeder_run house="{c}" kg={kg} | 한 번 더 | 그 계사에 사료 {kg}킬로. 라인은 안 고른다.
      stop_feeder house="{c2}" | 그만 먹이기 | {c2} 사료를 끊는다.
      temp_band house="{c}" low={lo} high={hi} | 온도 | 위 {hi}도 아래 {lo}도, 메시지의 계사.
      temp_band house="{c2}" low={lo} high={hi} | 옆도 | {c2:은} {lo}~{hi}도.
      egg_count house="{c2}" total={kg} broken={n} | 달걀 | 깨진 것 {n}개, 모두 {kg}개, {c2}.
    `,
  },
  {
    language: 'ko',
    slots: { h: '벌통7, H-12, 아까시3', h2: '벌통9, H-30, 밤나무1', q: 'Q-2207, 흰점여왕, 초록88', kg: '4.5..28.5', ml: '250..1500', d: '=2026-04-20, 2027-05-03', f: '2..9', site: '산밑, 저수지옆, 과수원', site2: '고개너머, 마을앞', k: '반만 / 활짝, 다' },
    tools: ['hive_gate(hive, opening: half|full): Open the entrance', 'hive_shut(hive): Close the entrance', 'hive_feed(hive, ml: int, syrup?: thin|thick): Feed a hive', 'hive_harvest(hive, kg: num): Enter honey that was taken', 'hive_queen(hive, queen, since?): Enter the queen', 'hive_split(from_hive, to_hive, frames: int): Move frames into another hive', 'hive_haul(hive, from_site, to_site): Carry a hive to another place', 'hive_weigh(hive): Weigh a hive'],
    steps: `
      @k hive_gate hive="{h}" opening=half // hive_gate hive="{h}" opening=full | 소문 | {h} 소문을 {k} 연다.
      hive_shut hive="{h2}" | 닫기 | 말벌이 왔다. {h2} 입구를 막는다.
      hive_feed hive="{h}" ml={ml} syrup=thick | 먹이 | 진한 시럽 {ml}ml를 {h}에.
      hive_feed hive="{h2}" ml={ml} | 시럽 | {h2}, {ml}ml. 농도는 상관없음.
      hive_harvest hive="{h2}" kg={kg} | 채밀 | 오늘 {h2}에서 꿀 {kg}kg을 떴다. 올려 둔다.
      hive_queen hive="{h}" queen="{q}" since={d} | 여왕벌 | {d}부터 {h} 여왕은 {q}.
      hive_queen hive="{h2}" queen="{q}" | 새 여왕 | {q:을} {h2}에 넣었다. 날짜는 비운다.
      hive_split from_hive="{h2}" to_hive="{h}" frames={f} | 분봉 | {h}에 소비 {f}장을 준다. {h2}에서 뺀 것이다.
      hive_haul hive="{h}" from_site="{site}" to_site="{site2}" | 이동 | {h:은} {site}에서 {site2:로} 간다.
      hive_weigh hive="{h2}" | 얼마나 찼나 | {h2:이} 몇 킬로인지 달아 본다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /salon/walkin {"자리": {s}, "손님": "{g}", "시술": "펌", "담당": "{st}", "옆자리": {s2}}',
    slots: { s: '1..4', s2: '5..9', g: '하소민, 양태오', st: '지안 실장, 루나', st2: '민 디자이너, 보라', min: '10..45', c: '46..75', ml: '80..200', mix: '6-0, 7.3, N8', t: '=10:30, 14:15, 17:40', won: '=28000, 55000, 143000', k: '미지근하게, 미지근한 바람으로 / 뜨겁게, 제일 뜨거운 바람으로' },
    tools: ['heatCap(seat: int, celsius: int, minutes?: int): Warm the hair', 'capOff(seat: int): Switch the hood off', 'dryHair(seat: int, heat: cool|warm|hot, minutes: int): Blow dry', 'mixColour(seat: int, shade, ml: int, developer_pct?: 3|6|9): Mix a colour', 'assignStylist(guest, stylist): Say who serves a guest', 'swapSeat(fromSeat: int, toSeat: int): Move a guest to another seat', 'bookNext(guest, time, stylist?): Book the next visit', 'chargeGuest(guest, won: int): Charge a guest'],
    steps: `
      heatCap seat={s} celsius={c} minutes={min} | 열처리 | 그 손님 자리에 {min}분, {c}도.
      heatCap seat={s2} celsius={c} | 옆자리 | {s2}번은 {c}도로만. 끝은 담당이 본다.
      capOff seat={s2} | 그만 데우기 | {s2}번 손님이 뜨겁다고 한다.
      @k dryHair seat={s} heat=warm minutes={min} // dryHair seat={s} heat=hot minutes={min} | 드라이 | 메시지의 자리에서 {min}분 동안 {k} 말린다.
      mixColour seat={s} shade={mix} ml={ml} developer_pct=6 | 염색약 | {mix} {ml}ml, 6% 산화제. 손님이 앉은 자리다.
      mixColour seat={s2} shade={mix} ml={ml} | 염색약 둘 | 옆자리에는 {ml}ml만, 색은 {mix}. 산화제는 그대로.
      assignStylist guest="{g}" stylist="{st2}" | 담당 변경 | 이 손님은 {st2:이} 맡는다. {st} 말고.
      swapSeat fromSeat={s} toSeat={s2} | 자리 | 손님을 옆자리로 옮겨 드린다.
      bookNext guest="{g}" time={t} stylist="{st}" | 다음 예약 | {g} 님, {t}, 오늘 담당 그대로.
      bookNext guest="{g}" time={t} | 아무나 | {t}에 {g} 님 예약. 디자이너는 지정 없음.
      chargeGuest guest="{g}" won={won} | 계산 | 온 손님께 {won}원.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /vet/admit {"차트": "{ch}", "이름": "{pet}", "체중": {kg}, "입원장": "{cg}", "보호자": "{ow}", "빈장": "{cg2}"}',
    slots: { ch: 'V-20418, 0077-31, KX9902', pet: '보리, 몽실, 까망', kg: '2.4..9.8', cg: 'C3, 고양이2, 회복1', cg2: 'C7, 고양이6, 회복5', ow: '선우담, 제갈미', tel: '=010-4482-7719, 010-6627-3051', mg: '10..120', dr: '멜록시캄, AMX-2, 세파', ml: '12..60', c: '24..31', o2: '32..60', h: '2..8' },
    tools: ['cage_warm(cage, celsius: int): Warm a cage', 'cage_oxygen(cage, pct: int, hours?: int): Give oxygen', 'cage_move(chart, from_cage, to_cage): Move an animal', 'run_drip(chart, ml_per_h: num, total_ml?: int): Infusion', 'drip_stop(chart): End an infusion', 'med_give(chart, drug, mg: num): Enter a drug that is given', 'owner_text(phone, text): Write to an owner', 'fast(chart, hours: int): No food for some hours'],
    steps: `
      cage_warm cage="{cg}" celsius={c} | 보온 | 입원한 장을 {c}도로.
      cage_oxygen cage="{cg2}" pct={o2} hours={h} | 산소 | {h}시간 동안 비어 있는 장에 산소 {o2}%.
      cage_oxygen cage="{cg}" pct={o2} | 지금 장 | {pet:이} 있는 장에 산소 {o2}퍼센트. 시간은 모름.
      cage_move chart={ch} from_cage="{cg}" to_cage="{cg2}" | 옮기기 | 방금 입원한 아이를 빈 장으로.
      run_drip chart={ch} ml_per_h={ml} total_ml={mg}0 | 수액 | 총 {mg}0ml, 시간당 {ml}ml, 이 차트.
      run_drip chart={ch} ml_per_h={ml} | 수액 계속 | {pet:은} 한 시간에 {ml}ml. 총량 없이.
      drip_stop chart={ch} | 수액 끝 | {pet} 수액 바늘을 뺀다. 수액은 여기까지.
      med_give chart={ch} drug="{dr}" mg={mg} | 투약 | {dr} {mg}mg을 그 아이에게.
      owner_text phone={tel} text="{pet}, 잘 자고 있어요. 내일 9시!" | 보호자 | {tel} 보호자께 "{pet}, 잘 자고 있어요. 내일 9시!"
      fast chart={ch} hours={h} | 금식 | 수술 전이라 {h}시간 굶긴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt auction/lot {"경매번호": "{lot}", "어종": "{sp}", "무게": {kg}, "배": "{bo}", "다음번호": "{lot2}"}',
    slots: { lot: 'A-118, 77-02, 새벽31', lot2: 'A-119, 77-03, 새벽32', sp: '갈치, 대게, 민어', bo: '만선호, 동해7', kg: '12.5..96.5', won: '21000..98000', won2: '120000..480000', b: '11..99', c: '-22..-18', k: '얼음창고, 냉동2, 남쪽칸', k2: '하역장, 수조6', n: '4..9' },
    tools: ['gyeongmae_open(lot, start_won: int, step_won?: int): Open the auction of a lot', 'gyeongmae_close(lot, bidder: int, won: int): Enter who bought a lot', 'gyeongmae_pass(lot): Nobody bought a lot', 'gyeongmae_undo(lot): Take back how a lot ended', 'ice_drop(place, boxes: int): Drop ice', 'store_temp(room, celsius: int): Set a store', 'lot_carry(lot, from_place, to_place): Carry a lot', 'lot_split(lot, parts: int): Split a lot'],
    steps: `
      gyeongmae_open lot="{lot}" start_won={won} step_won=1000 | 시작 | 보고된 번호를 {won}원부터, 1000원씩.
      gyeongmae_open lot="{lot2}" start_won={won} | 다음 | 다음 번호는 {won}원에 연다. 호가 단위는 안 정한다.
      gyeongmae_close lot="{lot}" bidder={b} won={won2} | 낙찰 | {won2}원에 {b}번 중도매인. 지금 번호다.
      gyeongmae_close lot="{lot2}" bidder={b} won={won2} | {lot2} 낙찰 | {b}번이 {won2}원에 가져갔다.
      gyeongmae_pass lot="{lot2}" | 유찰 | {lot2:은} 사겠다는 이가 없다.
      gyeongmae_undo lot="{lot}" | 물리기 | 손가락을 잘못 봤다. 이 번호 결과를 되돌린다.
      ice_drop place="{k2}" boxes={n} | 얼음 | {k2}에 얼음 {n}상자.
      store_temp room="{k}" celsius={c} | 창고 | {k}, {c}도.
      lot_carry lot="{lot}" from_place="{k2}" to_place="{k}" | 나르기 | 이 {sp:은} {k:로} 간다. {k2}에 있다.
      lot_split lot="{lot2}" parts={n} | 나누기 | {lot2:을} {n}몫으로 쪼갠다.
    `,
  },
  {
    language: 'ko',
    slots: { st: '연못역, 시청, 차량기지', st2: '대학앞, 종점, 북항', tr: '2207, K-118, 급행9', tr2: '3310, K-240', pl: '1..4', t: '=05:58, 06:22, 07:40', t2: '=07:44, 08:01, 08:15', min: '5..15', v: '16..60', ex: '=1, 3, 6', txt: '=열차가 5분 늦습니다, 문에 기대지 마세요, 3번 출구는 막혔습니다', k: '위로, 올라가게 / 아래로, 내려가게' },
    tools: ['yeolcha_hold(train, minutes: int): Let a train wait', 'yeolcha_go(train): Let a waiting train leave', 'yeolcha_slow(kmh: int, from_station, to_station): Slow down between two stations', 'yeolcha_skip(train, station): A train does not stop at a station', 'yeolcha_time(train, arrive, depart): Enter the times of a train', 'escal_dir(station, exit: int, direction: up|down): Set the direction of an escalator', 'escal_stop(station, exit: int): Stop an escalator', 'board_text(station, text, platform?: int): Show a text on the board'],
    steps: `
      yeolcha_hold train="{tr}" minutes={min} | 대기 | {tr} 열차를 {min}분 붙들어 둔다.
      yeolcha_go train="{tr2}" | 출발 | {tr2:은} 이제 떠나도 된다.
      yeolcha_slow kmh={v} from_station="{st}" to_station="{st2}" | 서행 | {st}부터 {st2}까지 {v}km로.
      yeolcha_slow kmh={v} from_station="{st2}" to_station="{st}" | 반대로 서행 | 시속 {v}, {st2:을} 나와 {st}에 닿을 때까지.
      yeolcha_skip train="{tr}" station="{st2}" | 통과 | {tr:은} {st2}에 서지 않는다.
      yeolcha_time train="{tr2}" arrive={t} depart={t2} | 시각 | {tr2}: {t2} 발차, {t} 도착.
      @k escal_dir station="{st}" exit={ex} direction=up // escal_dir station="{st}" exit={ex} direction=down | 방향 | {st} {ex}번 출구 에스컬레이터를 {k} 돌린다.
      escal_stop station="{st2}" exit={ex} | 끼임 | {st2} {ex}번 출구에서 신발이 끼었다. 에스컬레이터 멈춰!
      board_text station="{st}" text="{txt}" | 전광판 | {st}에 "{txt}". 승강장은 따로 안 고른다.
      board_text station="{st2}" text="{txt}" platform={pl} | 승강장 | {st2} {pl}번 승강장에만 "{txt}".
    `,
  },
  {
    language: 'ko',
    event: 'webhook /school/meal {"급식실": "{k}", "메뉴": "미역국", "식수": {n}, "솥": "{p}", "빈솥": "{p2}"}',
    slots: { k: '본관, 별관', p: '솥1, 회전솥A, K-2', p2: '솥4, 회전솥D, K-7', n: '180..640', l: '60..160', c: '62..95', min: '11..55', r: '20..59', alg: '=우유, 땅콩, 새우', st: '1학년 4반, 김라온', d: '=2026-12-03, 2027-03-08', k2: '뭉근하게, 약한 불로 / 팔팔, 센 불로' },
    tools: ['pot_boil(pot, flame: low|high, minutes?: int): Heat a pot', 'pot_off(pot): Put the flame out', 'pot_stir(pot, rpm: int): Stir a pot', 'pot_pour(from_pot, to_pot, litres: int): Pour over', 'fry_heat(fryer, celsius: int): Heat a fryer', 'meal_count(date, count: int): Enter how many eat', 'allergy_note(who, food): Enter an allergy', 'core_log(pot, celsius: num, minutes: int): Enter a core temperature'],
    steps: `
      @k2 pot_boil pot="{p}" flame=low minutes={min} // pot_boil pot="{p}" flame=high minutes={min} | 국 | 국이 든 솥을 {min}분 {k2} 끓인다.
      @k2 pot_boil pot="{p2}" flame=low // pot_boil pot="{p2}" flame=high | 다른 솥 | 빈 솥도 {k2}. 몇 분인지는 아직이다.
      pot_off pot="{p2}" | 불 끄기 | {p2} 불을 끈다.
      pot_stir pot="{p}" rpm={r} | 젓기 | 눌어붙지 않게 메시지의 솥을 {r}회전으로.
      pot_pour from_pot="{p}" to_pot="{p2}" litres={l} | 나눠 담기 | 국 {l}리터를 빈 솥에 덜어 낸다.
      pot_pour from_pot="{p2}" to_pot="{p}" litres={l} | 도로 붓기 | {p2}에서 {p:로} {l}리터.
      fry_heat fryer=튀김기2 celsius=175 | 튀김 | 튀김기2, 175도.
      meal_count date={d} count={n} | 식수 | {d}에도 이번과 같은 사람 수로.
      allergy_note who="{st}" food={alg} | 알레르기 | {st:은} {alg:을} 못 먹는다.
      core_log pot="{p}" celsius={c} minutes={min} | 중심 온도 | {min}분에 {c}도, 그 솥.
    `,
  },
  {
    language: 'ko',
    slots: { l: '1..9', l2: '10..24', n: '=강도현, 오세라, 팀 번개', n2: '=최마루, 진아름, 팀 굴렁', g: '=2, 3, 4', min: '30..90', f: '3..10', oz: '25..40', k: '느리게, 살살 / 빠르게, 세게' },
    tools: ['lane_open(lane: int, games?: int, minutes?: int): Open a bowling lane', 'lane_close(lane: int): Close a lane', 'lane_oil(lane: int, ml: int, feet?: int): Oil a lane', 'lane_bumpers(lane: int, up: bool): Move the bumpers', 'pin_reset(lane: int): Set the pins anew', 'ball_return(lane: int, speed: slow|fast): Send a ball back', 'score_fix(lane: int, frame: int, player, pins: int): Correct a frame', 'name_swap(lane: int, old, new): Change a name'],
    steps: `
      lane_open lane={l} games={g} | 게임 수로 | {l}번 레인, {g}게임.
      lane_open lane={l2} minutes={min} | 시간으로 | {l2}번은 게임 수 말고 {min}분으로 연다.
      lane_open lane={l2} | 열기만 | {l2}번 레인을 연다. 다른 건 정하지 않음.
      lane_close lane={l} | 닫기 | {l}번은 이제 못 친다.
      lane_oil lane={l2} ml={oz} feet=42 | 오일 | 42피트까지 {oz}ml, {l2}번 레인.
      lane_bumpers lane={l} up=true | 아이들 | {l}번에 아이들이 왔다. 범퍼!
      lane_bumpers lane={l2} up=false | 범퍼 없이 | {l2}번 손님은 범퍼가 싫다 한다.
      pin_reset lane={l2} | 핀 | {l2}번 핀이 삐뚤다. 다시 세운다.
      @k ball_return lane={l} speed=slow // ball_return lane={l} speed=fast | 공 | {l}번 공을 {k} 돌려보낸다.
      score_fix lane={l2} frame={f} player="{n}" pins=9 | 점수 | {l2}번 {n}, {f}프레임은 9개다.
      name_swap lane={l} old="{n}" new="{n2}" | 이름 | {l}번에서 {n} 자리에 {n2:이} 들어왔다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /post/parcel {"등기": "{no}", "무게g": {g}, "받는곳": "{to}", "창구": {w}, "앞등기": "{no2}"}',
    slots: { no: '=1882-0071-4420, RR118820KR, 6017-2204', no2: '=1882-0070-9913, RR118004KR, 6017-2199', g: '450..4900', to: '전주, 속초, 제주', w: '1..6', won: '=3200, 4500, 8900', sh: '가-12, R7, 아래칸', sh2: '나-03, R2, 위칸', d: '=2026-12-03, 2026-11-30', rt: '11구역, 해안, N4' },
    tools: ['sopo_rate(no, grams: int, won: int): Enter weight and price', 'sopo_shelf(no, shelf): Put a parcel on a shelf', 'sopo_move(no, from_shelf, to_shelf): Put a parcel on another shelf', 'sopo_return(no, reason?): Send a parcel back', 'sopo_deliver(no, route, date?): Give a parcel to a round', 'sopo_query(no): Ask where a parcel is', 'sopo_hold(no, until): Keep a parcel until a date', 'window_call(window: int, text): Show a text at a window'],
    steps: `
      sopo_rate no={no} grams={g} won={won} | 요금 | 들어온 등기, {won}원. 무게는 잰 그대로.
      sopo_shelf no={no2} shelf="{sh}" | 선반 | 앞 등기는 {sh}에 둔다.
      sopo_move no={no} from_shelf="{sh}" to_shelf="{sh2}" | 자리 옮김 | 이 등기가 {sh}에 있는데 {sh2:이} 맞다.
      sopo_move no={no2} from_shelf="{sh2}" to_shelf="{sh}" | 앞 것 | {no2:을} {sh2}에서 {sh:로}.
      sopo_return no={no} reason="수취인 이사, 2차 방문" | 반송 | 이번 것은 돌려보낸다. 사유: "수취인 이사, 2차 방문"
      sopo_return no={no2} | 그냥 반송 | {no2}, 사유 없이 반송.
      sopo_deliver no={no} route="{rt}" date={d} | 배달 | {d}에 {rt} 길로 이 등기를 내보낸다.
      sopo_deliver no={no2} route="{rt}" | {rt} | {no2:을} 그 길 집배원에게.
      sopo_query no={no2} | 어디쯤 | 앞 등기가 어디 있나 조회.
      sopo_hold no={no} until={d} | 보관 | 손님이 찾으러 온다. {d}까지 이 등기를 갖고 있는다.
      window_call window={w} text="신분증을 꺼내 주세요, 1분이면 됩니다" | 창구 | 그 창구에 "신분증을 꺼내 주세요, 1분이면 됩니다".
    `,
  },
  {
    language: 'ko',
    slots: { s: '타석12, 2층3, VIP1', s2: '타석30, 2층8, VIP4', ba: '30..200', min: '11..29', yd: '60..230', h: '=30, 40, 45, 50', cl: '드라이버, 7번 아이언, 웨지', m: 'M-2207, 회원88, K-0310', m2: 'M-3310, 회원12', d: '=2026-12-31, 2027-06-30' },
    tools: ['tee_start(bay, balls?: int, minutes?: int): Open a bay', 'tee_end(bay): Close a bay', 'tee_height(bay, mm: int): Set the height of the tee', 'tee_add(bay, balls: int): Give more balls', 'target_light(yards: int, on: bool): Light a target', 'cam_swing(bay, club, seconds?: int): Film a swing', 'member_extend(member, until): Extend a membership', 'member_transfer(from_member, to_member, balls: int): Give balls to another member'],
    steps: `
      tee_start bay="{s}" balls={ba} | 공 개수로 | {s}, 공 {ba}개.
      tee_start bay="{s2}" minutes={min} | 시간제 | {min}분짜리로 {s2:을} 연다. 공은 세지 않는다.
      tee_end bay="{s}" | 끝 | {s} 손님이 나갔다. 닫는다.
      tee_height bay="{s2}" mm={h} | 티 높이 | {s2} 티를 {h}mm로.
      tee_add bay="{s}" balls={ba} | 더 | {s}에 {ba}개 더 준다.
      target_light yards={yd} on=true | 과녁 | {yd}야드 과녁에 불.
      target_light yards={yd} on=false | 과녁 끄기 | {yd}야드는 어둡게 둔다.
      cam_swing bay="{s}" club="{cl}" seconds={min} | 촬영 | {min}초, {cl}, {s}.
      cam_swing bay="{s2}" club="{cl}" | 자세 | {s2}에서 {cl} 치는 모습을 찍는다. 길이는 알아서.
      member_extend member={m} until={d} | 연장 | {m:은} {d}까지.
      member_transfer from_member={m2} to_member={m} balls={ba} | 나눠 주기 | {m2:이} 가진 공 {ba}개를 {m}에게 준다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /fire/call {"신고": "{no}", "주소": "{ad}", "종류": "연기", "펌프차": "{e}", "대기차": "{e2}"}',
    slots: { no: '=F-118-0042, 20261203-07', ad: '달동네길 14-3, 항만대로 220, 새터 5리', ad2: '솔밭로 9, 공단1로 77', e: '펌프1, P-22, 선착차', e2: '물탱크3, P-40, 사다리2', l: '200..2800', bar: '4.5..14.5', ch: '1..9', st: '중앙센터, 남부센터', k: '안개처럼, 넓게 퍼지게 / 곧게, 한 줄로' },
    tools: ['unit_send(unit, address): Send a vehicle to an address', 'unit_reroute(unit, old_address, new_address): Send a vehicle somewhere else', 'unit_return(unit, station?): Bring a vehicle back', 'unit_standby(unit): Let a vehicle wait', 'pump_set(unit, bar: num, nozzle?: fog|jet): Set the pump', 'water_pass(from_unit, to_unit, litres: int): Give water to another vehicle', 'radio_group(unit, channel: int): Set the radio', 'door_all(station, state: open|shut): Move the gates of a station', 'call_close(call, note): Close a call'],
    steps: `
      unit_send unit="{e2}" address="{ad}" | 추가 출동 | 대기하던 차도 신고 주소로.
      unit_reroute unit="{e}" old_address="{ad}" new_address="{ad2}" | 주소 정정 | 출동한 차는 {ad:이} 아니라 {ad2:로} 가야 한다.
      unit_return unit="{e2}" station="{st}" | 복귀 | {e2:은} {st:로} 돌아온다.
      unit_return unit="{e}" | 돌아오기 | 불은 껐다. 신고에 나간 차를 불러들인다.
      unit_standby unit="{e2}" | 대기 | {e2:은} 그 자리에서 기다린다.
      @k pump_set unit="{e}" bar={bar} nozzle=fog // pump_set unit="{e}" bar={bar} nozzle=jet | 방수 | {e}, {bar}바, 물은 {k}.
      pump_set unit="{e2}" bar={bar} | 압력 | {e2} 펌프는 {bar} bar. 노즐은 그대로.
      water_pass from_unit="{e2}" to_unit="{e}" litres={l} | 급수 | 대기차 물 {l}리터를 출동한 차에 준다.
      radio_group unit="{e}" channel={ch} | 무전 | 현장 차는 {ch}번 채널.
      door_all station="{st}" state=open | 차고 문 | {st} 문을 다 연다.
      call_close call={no} note="음식물 탄 연기, 피해 0" | 종결 | 이 신고는 "음식물 탄 연기, 피해 0"으로 닫는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt ricemill/line {"라인": "{l}", "수분": {w}, "품종": "{v}", "사일로": "{s}", "빈사일로": "{s2}"}',
    slots: { l: '도정1, L-2, 동쪽줄', l2: '도정3, L-5, 서쪽줄', w: '15.8..18.9', w2: '14.1..15.5', v: '새누리, 삼광, 찰벼', s: 'S-03, 사일로2, 북쪽통', s2: 'S-09, 사일로8, 남쪽통', t: '2.5..18.5', c: '41..48', h: '3..11', kg: '=4, 10, 20', q: '150..900', lot: 'RM-2207, 26-118B' },
    tools: ['dry_start(silo, celsius: int, hours?: int): Dry grain', 'dry_stop(silo): End drying', 'dry_to(silo, moisture_pct: num): Dry until the grain has a moisture', 'mill_start(line, whiteness: 5|7|9|11|12): Mill rice', 'mill_stop(line): Stop milling', 'grain_move(from_silo, to_silo, tonnes: num): Move grain', 'pack(line, kg: int, bags: int, lot?): Fill bags', 'silo_left(silo): Say how much a silo holds'],
    steps: `
      dry_start silo="{s}" celsius={c} hours={h} | 건조 | 젖은 벼가 든 사일로를 {h}시간, {c}도로.
      dry_start silo="{s2}" celsius={c} | 다른 통 | {s2}, {c}도 건조. 시간은 두고 본다.
      dry_to silo="{s}" moisture_pct={w2} | 수분 맞추기 | 그 사일로를 수분 {w2}%가 될 때까지 말린다.
      dry_stop silo="{s2}" | 건조 끝 | {s2:은} 다 말랐다.
      mill_start line="{l}" whiteness=9 | 9분도 | 메시지의 라인에서 찧는다.
      mill_start line="{l2}" whiteness=12 | 백미 | {l2:은} 12분도 백미로.
      mill_stop line="{l2}" | 돌 소리 | {l2}에서 돌 소리가 난다! 멈춘다.
      grain_move from_silo="{s}" to_silo="{s2}" tonnes={t} | 옮김 | 보고된 통에서 빈 통으로 {t}톤.
      grain_move from_silo="{s2}" to_silo="{s}" tonnes={t} | 되돌림 | {t}톤을 {s:로}. {s2}에서 뺀다.
      pack line="{l}" kg={kg} bags={q} lot={lot} | 포장 | {q}포, {kg}kg들이, 로트 {lot}. 알려 온 라인.
      pack line="{l2}" kg={kg} bags={q} | 포장 둘 | {l2}: {kg}킬로짜리 {q}포대. 로트는 안 적는다.
      silo_left silo="{s2}" | 얼마나 있나 | {s2}에 얼마나 들었는지.
    `,
  },
  {
    language: 'ko',
    slots: { d: 'kiosk-3, 로비화면, TV7', d2: 'kiosk-8, 식당화면, TV12', f: '공지 12월.png, loop_v4.mp4, 메뉴 겨울.pdf', f2: 'sale-b.jpg, 안전교육 2.mp4', t: '=07:30, 09:00, 11:15', t2: '=14:00, 18:30, 21:45', s: '5..90', br: '10..100', ti: '=오늘 급식: 카레, 엘리베이터 점검 2시, Welcome 김 대표님!', d0: '=2026-12-01, 2026-12-05', d1: '=2026-12-24, 2027-01-06', k: '가로로, 눕혀서 / 세로로, 세워서' },
    tools: ['signage_show(screen, file, seconds?: int): Show a file', 'signage_list(screen, files: text[]): Show several files in turn', 'signage_text(screen, text, colour?): Show a text', 'signage_plan(file, start, end, screen?): Show a file between two times', 'signage_season(file, from_date, to_date): Show a file between two dates', 'signage_clear(screen): Show nothing', 'signage_dim(screen, pct: int): Set the brightness', 'signage_turn(screen, layout: landscape|portrait): Turn the picture', 'signage_clone(source, target): Show on one screen what another shows'],
    steps: `
      signage_show screen="{d}" file="{f}" seconds={s} | 띄우기 | {s}초 동안 {d}에 {f}.
      signage_show screen="{d2}" file="{f2}" | 계속 | {d2}에 {f2:을} 띄운다. 시간은 정하지 않는다.
      signage_list screen="{d}" files=["{f}","{f2}"] | 번갈아 | {d}에서 {f}, {f2} 순서로 돌린다.
      signage_list screen="{d2}" files=["{f2}","{f}","logo.png"] | 세 개 | {d2} 차례: {f2}, {f}, logo.png
      signage_text screen="{d}" text="{ti}" | 글자 | {d}에 "{ti}". 색은 상관없다.
      signage_plan file="{f}" start={t} end={t2} | 시간대 | {f:은} {t2}까지, {t}부터 나온다. 화면은 가리지 않는다.
      signage_plan file="{f2}" start={t} end={t2} screen="{d2}" | 화면 지정 | {d2}에서만 {t}~{t2}, {f2}.
      signage_season file="{f}" from_date={d0} to_date={d1} | 기간 | {d0}부터 {d1}까지 {f:을} 쓴다.
      signage_clear screen="{d2}" | 비우기 | {d2}에는 아무것도 안 나오게.
      signage_dim screen="{d}" pct={br} | 밝기 {br}% | {d:이} 눈부시다.
      @k signage_turn screen="{d2}" layout=landscape // signage_turn screen="{d2}" layout=portrait | 방향 | {d2} 화면을 {k}.
      signage_clone source="{d}" target="{d2}" | 똑같이 | {d2}에도 {d}에 나오는 것을 낸다.
    `,
  },
];
