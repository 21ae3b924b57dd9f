import type { Scene } from '../../scene';

/** Ordinary procedures in full sentences: tools of other makers, part 2. */
export const plainOthers2: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /관제/경보 {"서버": "{host}", "서비스": "{svc}", "상태": "{state}", "담당": "{who}"}',
    slots: { host: 'web01, mail02, db-east, cache3', svc: 'nginx, redis, postfix, ldap', state: '=중단, 장애 / 정상, 가동', who: '김민서, 박도윤, 이하은', spare: 'web09, db-west, mail05' },
    tools: ['seobi_restart(host, service): 서버의 서비스를 다시 시작한다', 'seobi_stop(host, service): 서버의 서비스를 멈춘다', 'seobi_quiet(host, service, minutes: int): 경보를 잠시 끈다', 'seobi_move(service, from, to): 서비스를 다른 서버로 옮긴다', 'seobi_log(host, level: all|warnings|errors, lines?: int): 서버 로그를 읽는다'],
    steps: `
      seobi_restart host={host} service={svc} | 서비스 재시작 | 경보에 나온 서비스를 그 서버에서 다시 시작해 주세요.
      @state seobi_restart host={host} service={svc} // failed "상태가 {state}이다" | 멈췄을 때만 | 경보의 상태가 중단이나 장애일 때만 그 서비스를 다시 시작한다. 정상이거나 가동 중이면 실패로 끝낸다.
      seobi_stop host={host} service={svc} | 점검을 위해 정지 | 점검하는 동안 아무도 접속하지 못하도록 경보에 나온 서비스를 해당 서버에서 멈춘다.
      seobi_quiet host={host} service={svc} minutes=30 | 반 시간 조용히 | 이미 알고 있는 장애이므로 이 서버의 이 서비스 경보를 반 시간 동안 꺼 둔다.
      seobi_quiet host={host} service={svc} minutes=120 | 두 시간 경보 끄기 | 수리에 두 시간이 걸린다. 그동안 경보에 나온 서비스의 알람이 울리지 않게 한다.
      seobi_move service={svc} from={host} to={spare} | 예비 서버로 | 경보에 나온 서비스를 지금 서버에서 예비 서버 {spare} 쪽으로 옮긴다.
      seobi_log host={host} level=errors | 오류만 보기 | 경보가 난 서버의 로그를 읽되 오류만 본다.
      seobi_log host={spare} level=warnings lines=50 | 예비 서버 로그 | 이벤트의 서버가 아니라 {spare} 서버의 로그에서 경고만 쉰 줄 읽는다.
      notify message="{host} {svc} {state}" | 알림 | 이 컴퓨터에 서버, 서비스, 상태를 차례로 띄어 써서 알림을 띄운다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /창고/요청 {"품목": "{item}", "수량": {qty}, "출발": "{from}", "도착": "{to}"}',
    slots: { item: '장갑, 토너, 경첩, 필터, 밀가루', qty: '2..9 / 11..60', from: 'A-12, B-03, C-07', to: 'D-01, E-09, F-22', back: '61..70' },
    tools: ['changgo_move(item, from, to, count: int): 물건을 다른 자리로 옮긴다', 'changgo_hold(item, location, count: int): 물건을 잡아 둔다', 'changgo_free(item, location): 잡아 둔 물건을 푼다', 'changgo_count(item, location?): 수량을 센다', 'changgo_label(location, text): 자리 라벨을 인쇄한다'],
    steps: `
      changgo_move item="{item}" from={from} to={to} count={qty} | 요청대로 옮기기 | 요청한 품목을 요청한 수량만큼 출발 자리에서 도착 자리로 옮겨 주세요.
      changgo_move item="{item}" from={to} to={from} count={back} | 되돌리기 | 도착 자리에 {back}개가 남는다. 그만큼을 원래 있던 출발 자리로 되돌린다.
      @qty changgo_hold item="{item}" location={from} count={qty} // failed "수량이 {qty}개로 10개를 넘는다" | 열 개까지만 | 요청 수량이 10개 이하이면 출발 자리에서 그 수량을 잡아 둔다. 10개를 넘으면 실패로 처리한다.
      changgo_free item="{item}" location={from} | 보류 해제 | 손님이 주문을 취소했다. 출발 자리에 잡아 둔 이 품목을 풀어 준다.
      changgo_count item="{item}" | 전체 수량 | 요청한 품목이 창고 전체에 몇 개 있는지 센다. 자리는 따로 정하지 않는다.
      changgo_count item="{item}" location={to} | 도착 자리 수량 | 도착 자리에 그 품목이 이미 몇 개 있는지 확인한다.
      changgo_label location={to} text="{item} {qty}개" | 라벨 | 도착 자리에 붙일 라벨을 인쇄한다. 품목을 쓰고 한 칸 띄운 다음 수량에 '개'를 붙인다.
      notify message="{from} → {to}: {item} {qty}개" | 이동 알림 | 알림을 띄운다. 출발 자리, 화살표, 도착 자리, 쌍점, 품목과 수량 순서이다. 예: A-01 → D-05: 장갑 4개.
      failed "선반을 고칠 도구가 없다" | 선반 수리 | 출발 자리의 선반 판이 부러졌으니 새 판으로 갈아 끼운다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 과수원/토양 {"구역": "{zone}", "습도": {wet}, "밸브": {valve}, "분": {min}}',
    slots: { zone: 'Z1, Z4, 배밭, 사과밭, 포도밭', wet: '8..29 / 31..60', valve: '61..84', min: '4..7', other: '감밭, Z9, 자두밭' },
    tools: ['mulgil_run(zone, minutes: int): 구역에 물을 준다', 'mulgil_skip(zone, days: int): 구역을 며칠 쉬게 한다', 'mulgil_stop(zone): 물 주기를 멈춘다', 'mulgil_share(zone, percent: int): 평소 양의 몇 퍼센트를 줄지 정한다', 'mulgil_plan(zone, start, minutes?: int): 시각을 정해 물을 준다'],
    steps: `
      mulgil_run zone={zone} minutes={min} | 물 주기 | 메시지를 보낸 구역에 메시지에 적힌 시간만큼 물을 준다.
      @wet mulgil_run zone={zone} minutes=20 // failed "습도가 {wet}이다" | 마를 때만 | 토양 습도가 30 미만이면 그 구역에 20분 동안 물을 준다. 30 이상이면 실패로 끝낸다.
      @wet mulgil_run zone={zone} minutes={min} // mulgil_skip zone={zone} days=1 | 마름과 젖음 | 습도가 30보다 낮으면 적힌 시간만큼 물을 주고, 그렇지 않으면 하루 쉬게 한다.
      mulgil_skip zone={zone} days=7 | 일주일 쉬기 | 약을 친 구역이라 메시지의 구역은 일주일 동안 물을 주지 않고 쉬게 한다.
      mulgil_share zone={zone} percent=50 | 절반만 | 앞으로 메시지에 나온 구역에는 평소의 절반만 물을 준다.
      mulgil_share zone={other} percent=75 | 4분의 3 | {other:은} 평소 양의 4분의 3으로 맞춘다. 메시지의 구역은 그대로 둔다.
      mulgil_plan zone={zone} start=05:30 | 새벽 관수 | 이 구역에 새벽 다섯 시 반에 물이 나오도록 예약한다. 시간 길이는 정하지 않는다.
      mulgil_plan zone={other} start=21:00 minutes=15 | 저녁 관수 | {other}에는 밤 아홉 시부터 15분 동안 물을 주도록 예약해 주세요.
      mulgil_stop zone={zone} | 그만 주기 | 땅이 충분히 젖었다. 메시지에 나온 구역의 물 주기를 지금 멈춘다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /회의실/예약 {"회의실": "{room}", "날짜": "{date}", "시작": "{start}", "종료": "{end}", "손님": "{guest}", "주최": "{host}"}',
    slots: { room: '백두, 한라, 3층 대회의실, 소나무', date: '=2026-05-14, 2026-06-02, 2026-09-21', start: '=09:00, 09:30, 10:15', end: '=12:00, 13:30, 16:00', guest: '최유진, 정우성, 한지민', host: '오세훈, 윤서연, 강다니엘', other: '설악, 은행나무' },
    tools: ['moim_book(room, date, from, to, name?): 회의실을 예약한다', 'moim_cancel(room, date, from): 예약을 취소한다', 'moim_heat(room, date, at): 회의실을 미리 데운다', 'moim_badge(visitor, host, days?: int): 방문증을 인쇄한다', 'moim_free(room, date): 비는 시간을 알려 준다'],
    steps: `
      moim_book room="{room}" date={date} from={start} to={end} | 예약 | 요청한 회의실을 요청한 날짜의 시작 시각부터 종료 시각까지 예약한다. 이름은 넣지 않는다.
      moim_book room="{room}" date={date} from={start} to={end} name={host} | 주최자 이름으로 | 요청에 적힌 대로 회의실을 예약하되 주최한 사람의 이름을 넣어 주세요.
      moim_book room="{other}" date={date} from=14:00 to=15:30 | 다른 방 | 요청한 방은 공사 중이다. 같은 날 오후 두 시부터 세 시 반까지 {other:을} 예약한다.
      moim_cancel room="{room}" date={date} from={start} | 취소 | 손님이 아파서 못 온다. 그날 그 시각에 시작하는 이 회의실 예약을 취소한다.
      moim_heat room="{room}" date={date} at=07:30 | 아침 난방 | 회의가 있는 날 아침 일곱 시 반부터 해당 회의실을 데워 둔다.
      moim_badge visitor={guest} host={host} | 방문증 | 오는 사람과 맞이하는 사람을 넣어 방문증을 인쇄한다. 기간은 정하지 않는다.
      moim_badge visitor={guest} host={host} days=3 | 사흘짜리 방문증 | 이 주최자의 손님에게 사흘 동안 쓸 방문증을 인쇄해 준다.
      moim_free room="{room}" date={date} | 빈 시간 | 요청한 날에 그 회의실이 언제 비는지 알아본다.
      send_message channel=slack to={host} text="{guest} 님, {start}, {room}" | 주최자에게 | slack 채널로 주최자에게 보낸다. 손님 이름에 '님'을 붙이고, 쉼표 뒤에 시작 시각, 다시 쉼표 뒤에 회의실을 쓴다.
    `,
  },
  {
    language: 'ko',
    earlier: ['오늘 납품 확인 | napum_list → {sup} {art} {ramp}번 하차장, {sup2} {art2} {ramp2}번 하차장', '냉동차 온도 | probe_read → {t} ℃'],
    slots: { sup: '한빛수산, 대명식품, 푸른들', sup2: '서해물산, 가온유통, 늘봄', art: '완두, 대구, 버터', art2: '당근, 햄, 두부', ramp: '1..5', ramp2: '9..12', t: '2..4 / 8..15' },
    tools: ['napum_accept(supplier, article, ramp?: int): 납품을 받는다', 'napum_refuse(supplier, article, reason): 납품을 돌려보낸다', 'napum_gate(ramp: int, position: up|down): 하차장 문을 움직인다', 'napum_wait(supplier, minutes: int): 기사를 기다리게 한다', 'napum_claim(supplier, article, percent: int): 대금 일부를 돌려받는다'],
    steps: `
      napum_accept supplier={sup} article={art} | 첫 납품 받기 | {step1}단계 목록에서 맨 앞에 있는 납품을 받는다. 하차장은 넣지 않아도 된다.
      napum_accept supplier={sup2} article={art2} ramp={ramp2} | 둘째 납품 받기 | 목록의 두 번째 납품을 받고, 어느 하차장인지도 함께 넣어 주세요.
      napum_gate ramp={ramp} position=up | {sup} 문 열기 | {sup} 차가 짐을 내리려 한다. 목록에서 그 업체의 하차장을 찾아 문을 올린다.
      napum_gate ramp={ramp2} position=down | {sup2} 문 닫기 | {sup2:은} 하차가 끝났다. 목록에 적힌 그 업체의 하차장 문을 내린다.
      @t napum_accept supplier={sup} article={art} // napum_refuse supplier={sup} article={art} reason="온도 초과" | 온도 판정 | {step2}단계 온도가 7 ℃ 이하이면 {sup}의 물건을 하차장 없이 받고, 그보다 높으면 돌려보낸다. 사유는 온도 초과.
      napum_wait supplier={sup2} minutes=45 | 대기 | {sup2} 기사에게 45분 기다려 달라고 한다.
      napum_claim supplier={sup2} article={art2} percent=25 | 4분의 1 환불 | {sup2} 물건의 4분의 1이 상했다. 그만큼의 대금을 돌려받도록 청구한다.
      notify message="{sup} {art} {t} ℃" | 온도 알림 | 업체 {sup}, 그 업체의 물건, 잰 온도를 차례로 띄어 써서 이 컴퓨터에 알림을 띄운다. 온도에는 ℃를 붙인다.
      failed "짐을 내릴 도구가 없다" | 하차 | {sup} 차에서 팔레트를 내려 냉장실에 넣는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 빵집/오븐 {"오븐": {oven}, "단": {deck}, "온도": {t}, "목표": {set}, "빵": "{batch}"}',
    slots: { oven: '1..6', deck: '7..9', t: '120..189 / 191..199', set: '200..250', batch: '식빵, 바게트, 호밀빵, 단팥빵', warm: '160..185' },
    tools: ['hwadeok_heat(oven: int, deck: int, celsius: int): 단의 온도를 정한다', 'hwadeok_steam(oven: int, deck: int, seconds: int): 증기를 넣는다', 'hwadeok_damper(oven: int, open: bool): 배기구를 움직인다', 'hwadeok_mode(oven: int, mode: day|night|off): 운전 모드를 고른다', 'hwadeok_timer(oven: int, minutes: int, label?): 타이머를 건다'],
    steps: `
      hwadeok_heat oven={oven} deck={deck} celsius={set} | 목표 온도로 | 메시지를 보낸 오븐의 해당 단을 잰 온도가 아니라 목표 온도로 맞춘다.
      hwadeok_heat oven={oven} deck={deck} celsius={warm} | {warm}도로 | 다음 빵은 열에 약하다. 메시지의 목표와 상관없이 그 단을 {warm}도로 맞춰 주세요.
      hwadeok_steam oven={oven} deck={deck} seconds=30 | 증기 30초 | 메시지에 나온 단에 증기를 30초 넣는다.
      @t failed "온도가 {t}도이다" // hwadeok_steam oven={oven} deck={deck} seconds=15 | 뜨거울 때만 증기 | 잰 온도가 190도를 넘을 때만 그 단에 증기를 15초 넣는다. 아니면 실패로 끝낸다.
      hwadeok_damper oven={oven} open=true | 배기구 열기 | 겉이 바삭해지도록 메시지를 보낸 오븐의 배기구를 연다.
      hwadeok_damper oven={oven} open=false | 배기구 닫기 | 빵이 들어갈 때까지 열이 빠지지 않게 이 오븐의 배기구를 닫아 둔다.
      hwadeok_mode oven={oven} mode=night | 야간 모드 | 새벽 네 시까지는 굽지 않는다. 이 오븐을 야간 모드로 바꾼다.
      hwadeok_timer oven={oven} minutes=90 | 한 시간 반 | 이 오븐에 한 시간 반짜리 타이머를 건다. 이름은 붙이지 않는다.
      hwadeok_timer oven={oven} minutes=25 label="{batch}" | 빵 이름 타이머 | 25분 타이머를 걸고 지금 굽는 빵 이름을 붙인다.
      notify message="{oven}번 오븐 {deck}단: {batch}" | 굽는 빵 알림 | 알림을 띄운다. 오븐 번호에 '번 오븐', 단 숫자에 '단'을 붙이고, 쌍점 뒤에 빵 이름을 쓴다. 예: 2번 오븐 8단: 식빵.
    `,
  },
  {
    language: 'ko',
    event: 'webhook 택배.스캔 {"송장": "{id}", "무게": {kg}, "보낸곳": "{from}", "받는곳": "{to}", "급송": {ex}}',
    slots: { id: 'PX4410, RT0932, KD771', kg: '3..24 / 26..48', from: '부산, 원주, 목포, 제주', to: '서울, 대전, 강릉, 포항', ex: '=true / false', hub: '옥천, 곤지암, 칠곡' },
    tools: ['baesong_route(parcel, via, to): 경유지를 거쳐 보낸다', 'baesong_return(parcel, to): 택배를 돌려보낸다', 'baesong_price(from, to, kg: num, express?: bool): 요금을 묻는다', 'baesong_hold(parcel, hours: int): 택배를 보관한다', 'baesong_sort(parcel, belt: light|heavy|fast): 벨트에 올린다'],
    steps: `
      baesong_route parcel={id} via={hub} to={to} | {hub} 경유 | 스캔한 택배를 {hub} 경유로 받는 곳에 보낸다.
      baesong_return parcel={id} to={from} | 반송 | 받는 사람이 없다. 이 택배를 보낸 곳으로 돌려보내 주세요.
      baesong_price from={from} to={to} kg={kg} | 요금 조회 | 보낸 곳에서 받는 곳까지 이 무게의 요금을 묻는다. 급송 여부는 넣지 않는다.
      baesong_price from={to} to={from} kg={kg} express=true | 돌아오는 요금 | 반대 방향, 곧 받는 곳에서 보낸 곳까지 같은 무게의 급송 요금을 묻는다.
      @kg baesong_sort parcel={id} belt=light // baesong_sort parcel={id} belt=heavy | 무게 분류 | 25 kg 이하이면 가벼운 짐 벨트에, 25 kg을 넘으면 무거운 짐 벨트에 올린다. 무게는 스캔에 나온다.
      @ex baesong_sort parcel={id} belt=fast // baesong_hold parcel={id} hours=12 | 급송 여부 | 급송이면 빠른 벨트에 올린다. 급송이 아니면 반나절, 즉 열두 시간 보관한다.
      baesong_hold parcel={id} hours=48 | 이틀 보관 | 세관이 쉬는 날이다. 이 택배를 이틀 동안 보관한다.
      @kg baesong_route parcel={id} via={hub} to={to} // failed "무게가 {kg} kg이다" | 가벼운 것만 경유 | 무게가 25 kg 이하일 때만 {hub} 경유로 받는 곳에 보낸다. 더 무거우면 받아 주지 않으니 실패로 끝낸다.
      notify message="{id} {kg} kg {to}" | 택배 알림 | 이 컴퓨터에 송장 번호, kg을 붙인 무게, 받는 곳을 차례로 띄어 써서 알림을 띄운다.
    `,
  },
];
