import type { Scene } from '../../scene';

/** Labs, breweries, workshops, kitchens, hotels in Korean, part 3. */
export const benchesKo3: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /hotel/checkin {"객실": {room}, "투숙객": "{guest}", "박": {nights}, "차량": "{car}", "조식": "{food}", "카드": "{card}"}',
    slots: { room: '301..920', guest: '선우진, 마리나, 구본휘, 피해솔, 노아라', nights: '=2, 3, 4, 5', car: '38나 1102, 114다 7730, 60무 5521', food: '=한식, 양식, 없음', card: '=승인, 정상 / 거절, 정지, 한도 초과' },
    tools: ['roomkey_cut(room: int, guest, nights: int): Make a room key', 'roomkey_kill(room: int): Make the keys of a room worthless', 'car_pass(plate, nights: int): Let a car into the garage', 'wake_call(room: int, time): Plan a wake-up call', 'folio_open(room: int, guest): Open an account for a room'],
    steps: `
      @card roomkey_cut room={room} guest="{guest}" nights={nights} // failed "카드가 {card} 상태다" | 객실 키 | 카드가 이상 없을 때만 배정된 객실 키를 투숙객 이름과 박수로 만든다.
      ^ | 키 발급 | 결제 카드부터 확인. 통과면 체크인 내용 그대로 키를 내고, 막혔으면 키를 내지 않는다.
      car_pass plate="{car}" nights={nights} | 주차 등록 | 손님 차를 묵는 밤 수만큼 주차장에 넣어 준다.
      wake_call room={room} time=06:40 | 모닝콜 | 손님 방에 아침 여섯 시 사십 분(06:40) 모닝콜.
      folio_open room={room} guest="{guest}" | 계산서 열기 | 그 방에 투숙객 이름으로 계산서를 연다.
      roomkey_kill room={room} | 키 무효 | 손님이 키를 잃어버렸다. 그 방 키를 모두 못 쓰게 한다.
      notify message="{room}호 {guest} {nights}박, 조식 {food}" | 프런트 알림 | 이 컴퓨터에 몇 호인지, 손님, 몇 박, '조식'과 종류를 알린다.
      send_message channel=housekeeping text="{room}호 {nights}박 입실" | 객실팀 | housekeeping 채널에 몇 호가 몇 박 '입실'인지 보낸다.
      memory_store key=car-{room} content="{car}" | 차 번호 | car-{room} 에 차 번호만 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt hotel/{floor}F/minibar {"객실": {room}, "물": {water}, "맥주": {beer}, "과자": {snack}, "청소": "{clean}"}',
    slots: { floor: '3..9', room: '1001..1399', water: '=0, 1', beer: '2..4', snack: '5..8', clean: '=완료, 끝남 / 진행중, 대기' },
    tools: ['bar_refill(room: int, item: 물|맥주|과자, count: int): Refill a minibar', 'bar_charge(room: int, item: 물|맥주|과자, count: int): Charge for a minibar', 'room_release(room: int): Give a room free for guests', 'room_block(room: int, hours: int, reason: leak|smell|noise|repair): Block a room'],
    steps: `
      bar_charge room={room} item=맥주 count={beer} | 맥주 계산 | 그 방에서 마신 맥주 수만큼 청구한다.
      bar_refill room={room} item=과자 count={snack} | 과자 채우기 | 메시지에 나온 과자 수를 그 방에 도로 채운다.
      ^ | 보충 | 과자는 나간 만큼 다시 넣는다. 방 번호와 수는 보고에.
      @clean room_release room={room} // failed "청소가 {clean} 상태다" | 판매 가능 | 청소가 끝난 방만 팔 수 있게 푼다. 아직이면 실패.
      room_block room={room} hours=24 reason=smell | 방 막기 | 담배 냄새가 난다. 하루 동안 냄새 사유로 그 방을 막는다.
      room_block room={room} hours=3 reason=leak | 누수 | 욕실이 샌다. 세 시간만 막아 둘 것.
      notify message="{room}호 맥주 {beer}병, 과자 {snack}개" | 소비 알림 | 이 컴퓨터에 방(호), 맥주 몇 병, 과자 몇 개.
      mqtt_publish topic="hotel/housekeeping" payload="{room} {clean}" | 청소 발행 | hotel/housekeeping 에 방 번호와 청소 상태를 한 칸 띄워 보낸다.
      failed "이불을 갤 도구가 없다" | 이불 정리 | 침대 이불을 네 번 접어 발치에 둔다.
    `,
  },
  {
    language: 'ko',
    earlier: ['보일러 조회 | plant_list → 온수 1: {b1}℃ 핀 {p1} 대기, 온수 2: {b2}℃ 핀 {p2} 가동', '로비 사람 수 | lobby_count → {people}명'],
    slots: { b1: '38..47', b2: '56..63', p1: '4..12', p2: '13..27', people: '3..29 / 31..90' },
    tools: ['lobby_air(mode: eco|normal|boost): Set the air of the lobby', 'fountain(on: bool, minutes?: int): Switch the lobby fountain', 'hotwater_goal(plant: int, celsius: int): Set the hot water of a boiler'],
    steps: `
      gpio_write pin={p1} value=1 | 대기 보일러 켜기 | {step1}단계에서 쉬고 있던 보일러의 핀을 1로 올려 같이 돌린다.
      gpio_write pin={p2} value=0 | 돌던 것 세우기 | 지금 가동인 온수 보일러를 0으로 세운다. 핀은 조회에 있다.
      @people lobby_air mode=eco // lobby_air mode=boost | 로비 공조 | 로비에 30명이 넘으면 강하게(boost), 30명 이하면 절약(eco)으로.
      fountain on=true minutes=120 | 분수 | 로비 분수를 두 시간 튼다.
      fountain on=false | 분수 끄기 | 단체 사진을 찍는다. 분수를 멈춘다.
      hotwater_goal plant=1 celsius=60 | 온수 목표 | 온수 1을 60도로 올린다. 레지오넬라 때문이다.
      notify message="온수 1 {b1}℃, 온수 2 {b2}℃, 로비 {people}명" | 종합 알림 | 이 컴퓨터에 온수 1, 온수 2 온도(℃)와 로비 몇 명인지 순서대로.
      memory_store key=lobby content="{people}명" | 로비 메모 | lobby 에 사람 수를 '명'과 함께.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 찜질방/{room} {"온도": {t}, "습도": {rh}, "인원": {people}, "정원": {max}, "밸브": {valve}}',
    slots: { room: '황토방, 소금방, 얼음방, 참숯방, 옥방', t: '42..79 / 81..95', rh: '20..41', people: '3..12', max: '15..19', valve: '21..39' },
    tools: ['kiln_heat(room, celsius: int): Heat a sauna room', 'kiln_vent(room, minutes: int): Air a sauna room', 'kiln_light(room, percent: int): Dim a sauna room', 'door_count(room, reset: bool): Read the counter at a door'],
    steps: `
      @t kiln_heat room="{room}" celsius=80 // kiln_vent room="{room}" minutes=10 | 온도 판단 | 80도를 넘었으면 그 방을 10분 환기하고, 밑이면 80도로 데운다.
      kiln_light room="{room}" percent=20 | 조명 | 수면 시간이다. 보고한 방 조명을 오분의 일만.
      door_count room="{room}" reset=true | 계수기 초기화 | 그 방 문의 계수기를 읽으면서 0으로 되돌린다.
      door_count room="{room}" reset=false | 계수기 읽기 | 되돌리지 말고 그 방 계수만 읽는다.
      gpio_write pin={valve} value=1 | 증기 밸브 | 방에 딸린 밸브 번호가 메시지에 있다. 그 밸브를 연다(1).
      ^ | 밸브 열기 | 인원이나 정원이 아니라 밸브라고 적힌 번호다. 열림은 1.
      notify message="{room} {t}℃, {people}명" | 방 알림 | 이 컴퓨터에 어느 방이 몇 ℃이고 몇 명인지.
      file_write path=sauna/log.txt content="{room} 정원 {max}명 중 {people}명" append=true | 인원 기록 | sauna/log.txt 에 '방 정원 n명 중 n명' 꼴로 한 줄을 덧붙인다.
      failed "방석을 걷을 도구가 없다" | 방석 걷기 | 바닥에 깔린 방석을 모두 걷어 세탁실로 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /jjimjil/locker {"함": {locker}, "손님": "{who}", "나이": {age}, "시각": "{time}", "보호자": "{guardian}"}',
    slots: { locker: '101..480', who: '성다온, 차유빈, 기로운, 육세찬', age: '9..18 / 19..77', time: '=22:10, 22:40, 23:05', guardian: '=없음, 미동반' },
    tools: ['locker_open(locker: int): Open a locker', 'locker_freeze(locker: int): Freeze a locker', 'wear_give(locker: int, size: S|M|L|XL): Hand out clothes', 'night_pass(locker: int, until): Let a guest stay overnight', 'bill_add(locker: int, item, won: int): Add to the bill'],
    steps: `
      @age failed "{age}세라 밤에 머물 수 없다" // night_pass locker={locker} until=07:00 | 야간 이용 | 밤 10시 뒤에는 보호자 없는 19세 미만은 받을 수 없다. 19세 이상이면 그 함에 아침 07:00까지 야간 이용을 건다.
      ^ | 철야 | 나이를 보고, 미성년(만 19세 미만)이면 실패. 성인은 07:00까지 머물게 한다.
      locker_open locker={locker} | 함 열기 | 손님이 열쇠를 두고 왔다. 그 함을 열어 준다.
      locker_freeze locker={locker} | 함 잠금 | 요금 시비가 있다. 해당 함을 묶어 둔다.
      wear_give locker={locker} size=XL | 옷 | 그 손님께 가장 큰 옷을 내준다.
      bill_add locker={locker} item=식혜 won=4000 | 식혜 | 식혜 한 잔 사천 원을 그 함에 단다.
      bill_add locker={locker} item="맥반석 계란" won=2500 | 계란 | 이천오백 원짜리 '맥반석 계란'을 같은 함 계산에 올린다.
      notify message="{time} {locker}번 함 {who}, {age}세" | 입장 알림 | 이 컴퓨터에 시각, 몇 번 함인지, 손님, 나이(세)를 알린다.
      memory_recall query="{who}" | 단골인지 | 메모에서 그 손님 이름을 찾는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt pool/{basin}/수질 {"잔류염소": {cl}, "pH": {ph}, "수온": {t}, "탁도": {ntu}}',
    slots: { basin: '성인풀, 유아풀, 경영풀, 온탕', cl: '0.1..0.3 / 0.4..1.4', ph: '7.1..7.9', t: '26..31', ntu: '1.5..2.8' },
    tools: ['chlor_dose(basin, ml: int): Dose chlorine', 'acid_dose(basin, ml: int): Dose acid', 'pool_close(basin, minutes: int): Close a basin', 'pool_open(basin): Open a basin', 'filter_flush_back(filter: int, seconds: int): Wash a filter backwards'],
    steps: `
      @cl chlor_dose basin="{basin}" ml=400 // failed "잔류염소가 {cl} mg/L로 충분하다" | 염소 투입 | 잔류염소가 0.4 mg/L 미만일 때만 그 풀에 염소 400 ml를 넣는다. 충분하면 넣지 않는다.
      @cl pool_close basin="{basin}" minutes=30 // pool_open basin="{basin}" | 개방 판단 | 0.4 mg/L에 못 미치는 풀은 반 시간 닫고, 그 이상이면 연다.
      acid_dose basin="{basin}" ml=150 | 산 투입 | pH가 조금 높다. 보고한 풀에 산 150 ml. 염소가 아니다.
      filter_flush_back filter=2 seconds=240 | 역세 | 2번 여과기를 4분 역세한다.
      notify message="{basin}: 염소 {cl} mg/L, pH {ph}" | 수질 알림 | 이 컴퓨터에 풀 이름과 쌍점, '염소'와 값(mg/L), pH 값을 보인다.
      pushover message="{basin} 수온 {t}℃, 탁도 {ntu} NTU" | 푸시 | 푸시로 풀 이름 뒤에 수온(℃)과 탁도(NTU)를 보낸다.
      file_write path=pool/ph.csv content="{basin},{ph}" append=true | pH 기록 | pool/ph.csv 에 풀,pH 한 줄을 더한다.
      mqtt_publish topic="pool/temp" payload="{t}" | 수온 발행 | pool/temp 로 수온 숫자만.
      gpio_write pin=20 value=0 | 순환 유지 | 순환 펌프 20번은 b접점이라 0이면 돌고 1이면 끊긴다. 돌린다.
    `,
  },
  {
    language: 'ko',
    earlier: ['안전요원 조회 | guard_list → 레인 1~3 {g1}, 레인 4~6 {g2}, 유아풀 {g3}', '예약 확인 | lane_book → 레인 {lane}, {club}, {heads}명'],
    slots: { g1: '표은성, 감도율, 위나래', g2: '봉준혁, 심예린, 팽수호', g3: '모아름, 명지후, 국하영', lane: '1..6', club: '돌고래클럽, 새벽수영회, 시니어반, 철인모임', heads: '7..12 / 13..25' },
    tools: ['lane_assign(lane: int, group, minutes: int): Give a lane to a group', 'lane_clear(lane: int): Clear a lane', 'guard_call(guard, place): Call a lifeguard', 'points_panel(text, seconds: int): Show a text at the scoreboard'],
    steps: `
      @heads lane_assign lane={lane} group="{club}" minutes=50 // failed "{heads}명이라 한 레인에 너무 많다" | 레인 배정 | 12명 이하면 예약된 레인을 예약한 모임에 50분 내준다. 더 많으면 한 레인으로는 안 되니 실패.
      lane_clear lane={lane} | 레인 비우기 | {step2}단계에 나온 레인을 비운다.
      guard_call guard="{g3}" place=온탕 | 요원 부르기 | 유아풀 맡은 요원을 온탕으로 부른다.
      ^ | 호출 | 유아풀 담당이 누군지는 {step1}단계에 있다. 온탕으로 와 달라고.
      guard_call guard="{g2}" place="레인 5" | 레인 5로 | 그 구역(4~6)을 맡은 요원을 '레인 5'로 부른다.
      points_panel text="{club} {lane}레인" seconds=120 | 전광판 | 전광판에 모임과 'n레인'을 2분 동안 띄운다.
      notify message="{club} {heads}명, 레인 {lane}" | 예약 알림 | 이 컴퓨터에 모임이 몇 명이고 레인 몇인지.
      memory_store key=guards content="{g1}, {g2}, {g3}" | 요원 메모 | guards 키에 요원 셋을 조회된 순서로 쉼표로 이어 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt museum/{hall}/climate {"상대습도": {rh}, "온도": {t}, "조도": {lux}, "유물": "{piece}"}',
    slots: { hall: '제1전시실, 금속실, 회화실, 특별전', rh: '42..55 / 57..70', t: '18..24', lux: '80..200', piece: '청자 매병, 금동불, 수묵 병풍, 목판, 나전함' },
    tools: ['case_humidity(hall, percent: int): Set the humidity of a hall', 'case_light(hall, lux: int): Set the light of a hall', 'piece_move(piece, to_room): Move a piece', 'piece_return(piece): Bring a piece back', 'guard_alarm(hall, on: bool): Switch the alarm of a hall'],
    steps: `
      @rh failed "습도가 {rh} %라 맞출 것이 없다" // case_humidity hall="{hall}" percent=50 | 습도 맞추기 | 상대습도가 56 %를 넘을 때만 그 방 목표를 50 %로 낮춘다. 넘지 않으면 실패로 둔다.
      case_light hall="{hall}" lux=50 | 조도 | 종이 작품이 있다. 보고한 방을 50 lx까지 낮춘다.
      piece_move piece="{piece}" to_room=보존과학실 | 유물 옮기기 | 메시지의 유물을 보존과학실로 옮긴다.
      ^ | 보존실로 | 그 유물, 보존과학실.
      piece_return piece="{piece}" | 되돌리기 | 손질이 끝났다. 그 유물을 제자리로.
      guard_alarm hall="{hall}" on=false | 경보 해제 | 학예사가 들어간다. 그 방 경보를 끈다.
      guard_alarm hall="{hall}" on=true | 경보 걸기 | 나왔다. 다시 건다.
      notify message="{hall} {piece}: 습도 {rh} %, 조도 {lux} lx" | 전시실 알림 | 이 컴퓨터에 방, 유물, 습도(%), 조도(lx).
      file_write path=museum/lux.csv content="{hall},{lux}" append=true | 조도 기록 | museum/lux.csv 에 방,조도 한 줄. 앞 내용은 남긴다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /museum/group {"단체": "{group}", "인원": {heads}, "날짜": "{date}", "시각": "{time}", "언어": "{lang}", "인솔": "{lead}"}',
    slots: { group: '해솔초등학교, 은빛복지관, 한강고교, 다문화센터', heads: '6..29 / 31..55', date: '=2026-04-07, 2026-05-21, 2026-10-13', time: '=10:30, 13:00, 15:30', lang: '=한국어, 영어, 중국어', lead: '동방현, 사공민, 선우림, 탁지연' },
    tools: ['tour_book(group, date, time, heads: int): Book a guided tour', 'tour_cancel(group, date): Cancel a tour', 'guide_ask(language, date, time): Ask for a guide', 'audio_lend(count: int, language): Hand out audio guides'],
    steps: `
      @heads tour_book group="{group}" date={date} time={time} heads={heads} // failed "{heads}명이라 30명을 넘는다" | 해설 예약 | 30명까지 받는다. 넘지 않으면 신청한 단체를 신청한 날짜, 시각, 인원으로 잡는다.
      guide_ask language="{lang}" date={date} time={time} | 해설사 | 신청한 말로 해설할 분을 그날 그 시각에 청한다.
      ^ | 해설사 구하기 | 언어와 일시는 신청서에 있다.
      audio_lend count={heads} language="{lang}" | 음성 안내기 | 인원수만큼, 신청한 언어로 내준다.
      tour_cancel group="{group}" date={date} | 예약 취소 | 그 단체가 그날 못 온다.
      send_message channel=telegram to="{lead}" text="{group} {heads}명, {date} {time}에 뵙겠습니다" | 인솔자에게 | channel telegram 으로 인솔자에게 단체와 인원(명), 날짜와 시각을 적고 '에 뵙겠습니다'로 맺는다.
      notify message="{group} {heads}명 {lang} 해설" | 데스크 알림 | 이 컴퓨터에 단체, 몇 명, 어느 말 '해설'인지.
      memory_store key=group-{date} content="{group} / {time} / {lead}" | 단체 메모 | group-{date} 에 단체 / 시각 / 인솔자.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /약국/처방 {"처방번호": "{rx}", "환자": "{who}", "약": "{drug}", "일수": {days}, "하루": {per}, "병용금기": "{clash}"}',
    slots: { rx: 'RX-40127, RX-51880, P-3321, P-9004', who: '도하람, 목진호, 빈서율, 예지안', drug: '아목시실린, 로라타딘, 메트포르민, 세티리진, 오메프라졸', days: '5..30', per: '=1, 2, 3', clash: '=없음, 해당 없음 / 있음, 확인됨' },
    tools: ['pill_count(drug, count: int): Count pills into a bag', 'pack_doses(rx, days: int, per_day: int): Pack doses into sachets', 'rx_hold(rx, reason): Put a prescription on hold', 'rx_release(rx): Release a prescription', 'label_stick(rx, text): Print a label for a bag'],
    steps: `
      @clash pack_doses rx={rx} days={days} per_day={per} // rx_hold rx={rx} reason=병용금기 | 조제 판단 | 병용금기가 없으면 처방대로 일수와 하루 횟수로 포장하고, 있으면 사유 '병용금기'로 보류한다.
      @clash rx_release rx={rx} // failed "병용금기가 {clash}" | 보류 풀기 | 금기가 없는 처방만 보류를 푼다. 있으면 실패.
      pill_count drug="{drug}" count=28 | 알약 세기 | 처방된 약 스물여덟 알을 센다.
      label_stick rx={rx} text="하루 {per}번, {days}일" | 봉투 라벨 | 그 처방 봉투에 '하루 n번, n일'이라고 붙인다.
      ^ | 라벨 뽑기 | 꼴은 하루 n번, n일. 숫자는 처방에서.
      notify message="{who} {drug} {days}일분" | 조제 알림 | 이 컴퓨터에 환자와 약, 며칠분인지.
      send_message channel=telegram to="{who}" text="{rx} 약이 준비되었습니다" | 환자에게 | channel telegram 으로 환자에게 처방번호 뒤에 '약이 준비되었습니다'를 붙여 보낸다.
      file_write path=pharmacy/today.csv content="{rx},{drug}" append=true | 조제 기록 | pharmacy/today.csv 에 처방번호,약 한 줄을 덧붙인다.
      failed "복약 지도를 직접 할 도구가 없다" | 복약 지도 | 환자와 마주 앉아 흡입기 쓰는 법을 보여 준다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt pharmacy/fridge {"냉장고": "{fridge}", "현재": {t}, "최저": {lo}, "최고": {hi}, "콘센트": {plug}}',
    slots: { fridge: '백신 1, 백신 2, 인슐린, 생물학제제', t: '3..8 / 9..15', lo: '-1..2', hi: '16..18', plug: '20..38' },
    tools: ['vax_move(from_fridge, to_fridge): Move vaccines', 'vax_discard(fridge, lot): Throw a lot away', 'fridge_goal(fridge, celsius: num): Set a fridge', 'fridge_mute(fridge, minutes: int): Silence the alarm of a fridge'],
    steps: `
      @t fridge_mute fridge="{fridge}" minutes=15 // vax_move from_fridge="{fridge}" to_fridge=예비 | 백신 판단 | 현재 온도가 8도를 넘으면 그 냉장고 약을 예비 냉장고로 옮기고, 8도까지는 경보만 15분 끈다.
      fridge_goal fridge="{fridge}" celsius=4.5 | 목표 온도 | 보고한 냉장고를 4도 반으로.
      vax_discard fridge="{fridge}" lot=K26-0418 | 폐기 | 그 냉장고의 로트 K26-0418 을 버린다.
      gpio_write pin={plug} value=0 | 전원 끊기 | 냉장고가 물린 콘센트 번호는 메시지에. 0이면 전원이 끊긴다. 끊었다가 다시 켤 것이니 지금은 끊기만.
      ^ | 콘센트 내림 | 온도 값들과 섞지 말고, 콘센트 항목의 핀을 0으로.
      notify message="{fridge} 현재 {t}℃, 최고 {hi}℃" | 온도 알림 | 이 컴퓨터에 냉장고, '현재' 온도와 '최고' 온도를 ℃로. 최저는 빼고.
      pushover message="{fridge} {lo}~{hi}℃" | 범위 푸시 | 푸시로 냉장고 이름과 최저~최고℃ 꼴의 범위.
      memory_store key=fridge-low content="{fridge} {lo}℃" | 최저 메모 | fridge-low 에 냉장고와 최저 온도(℃)를 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /ward/request {"병동": "{ward}", "품목": "{item}", "수량": {count}, "긴급": {urgent}, "요청": "{nurse}", "재고": {stock}}',
    slots: { ward: '5A, 7B, 중환자, 응급, 소아', item: '수액세트, 멸균장갑, 흡인카테터, 거즈, 산소마스크', count: '5..40', urgent: '=true, false', nurse: '방소담, 인태오, 옹하린, 계수민', stock: '=41, 60, 88, 120 / 0, 1, 2, 3' },
    tools: ['stock_issue(item, ward, count: int): Send goods to a ward', 'stock_return(item, ward, count: int): Take goods back from a ward', 'cart_send(ward, floor: int): Send the transport cart', 'shelf_light(item, seconds: int): Light the place of an item', 'reorder(item, boxes: int): Reorder goods'],
    steps: `
      @stock stock_issue item="{item}" ward="{ward}" count={count} // reorder item="{item}" boxes=4 | 불출 또는 발주 | 재고가 요청 수량 이상이면 그 병동으로 요청한 만큼 내보낸다. 재고가 다섯 개도 안 되면 대신 네 상자를 다시 주문한다.
      stock_return item="{item}" ward="{ward}" count=3 | 반납 | 그 병동이 같은 품목 세 개를 돌려보냈다.
      shelf_light item="{item}" seconds=30 | 자리 불 | 요청 품목이 있는 칸을 30초 밝힌다.
      cart_send ward="{ward}" floor=5 | 카트 | 요청한 병동으로 카트를 보낸다. 5층이다.
      notify message="{ward} {item} {count}개, 재고 {stock}개" | 창고 알림 | 이 컴퓨터에 병동, 품목, 몇 개인지와 재고(개)를.
      send_message channel=창고 to="{nurse}" text="{item} {count}개 보냅니다" | 요청자에게 | 창고 채널로 요청한 간호사에게 품목, 수량(개) 뒤에 '보냅니다'.
      ^ | 답하기 | 채널은 창고, 받는 사람은 요청한 분, 글은 무엇을 몇 개 보냅니다.
      file_write path=ward/out.csv content="{ward},{item},{count}" append=true | 불출 기록 | ward/out.csv 에 병동,품목,수량.
      failed "유효 기한을 알려 준 사람이 없다" | 기한 적기 | 이 품목의 유효 기한을 expiry.txt 에 적는다. 이벤트에 없으면 실패로 둔다.
    `,
  },
  {
    language: 'ko',
    earlier: ['산소 탱크 조회 | o2_tank → 1번 {o1} %, 2번 {o2} %, 사용 중 {use}번 탱크', '가스실 문 | gpio_read → {door}'],
    slots: { o1: '12..48', o2: '55..97', use: '=1 / 2', door: '=0, 1' },
    tools: ['tank_switch(to_tank: int): Change to another oxygen tank', 'tank_order(tank: int, kg: int): Order oxygen', 'gas_vent(seconds: int): Air the gas room', 'gas_lock(locked: bool): Lock the gas room'],
    steps: `
      @use tank_switch to_tank=2 // failed "이미 {use}번 탱크를 쓰고 있다" | 탱크 바꾸기 | 지금 1번을 쓰고 있으면 2번으로 넘긴다. 이미 2번이면 실패.
      tank_order tank=1 kg=450 | 산소 주문 | 더 적게 남은 쪽 탱크에 산소 450 kg을 주문한다.
      ^ | 발주 | {step1}단계를 보고 잔량이 낮은 탱크 번호로 450 kg.
      gas_vent seconds=90 | 가스실 환기 | 1분 반 동안 환기.
      gas_lock locked=true | 잠그기 | 가스실을 잠근다.
      gas_lock locked=false | 풀기 | 기사가 왔다. 가스실 잠금을 푼다.
      notify message="산소 1번 {o1} %, 2번 {o2} %" | 잔량 알림 | 이 컴퓨터에 '산소' 다음 1번, 2번 잔량을 %로.
      mqtt_publish topic="o2/active" payload="{use}" | 사용 탱크 | 지금 쓰고 있는 탱크 번호만 o2/active 에.
      memory_store key=gas-door content="{door}" | 문 상태 | gas-door 에 {step2}단계가 읽은 값을 그대로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt theater/cue {"큐": "{cue}", "장면": "{scene}", "핀": {pin}, "지연초": {sec}, "막": {act}}',
    slots: { cue: 'LX12, LX40, SQ7, FLY3', scene: '골목, 다락방, 법정, 바닷가', pin: '11..30', sec: '31..90', act: '=1, 2, 3' },
    tools: ['cue_go(cue, fade_ms: int): Run a cue', 'cue_stop(cue): Stop a cue', 'curtain(position: open|half|closed): Move the curtain', 'fog_puff(seconds: int, percent: int): Blow fog', 'page_cast(scene, minutes: int): Call the cast'],
    steps: `
      cue_go cue={cue} fade_ms=2500 | 큐 실행 | 들어온 큐를 2.5초에 걸쳐 넘긴다.
      ^ | 고 | 그 큐, 페이드 이초 반.
      cue_stop cue={cue} | 큐 정지 | 그 큐를 멈춘다.
      gpio_write pin={pin} value=1 | 특수 장치 | 장치 핀이 메시지에 있다. 1을 주면 돈다. 돌린다.
      gpio_write pin=8 value=0 | 전식 끄기 | 8번은 객석 전식, 9번은 무대 작업등. 전식만 끈다. 0이 꺼짐.
      fog_puff seconds=4 percent=60 | 포그 | 60 % 세기로 4초.
      curtain position=half | 막 반쯤 | 막을 절반만.
      page_cast scene="{scene}" minutes=5 | 배우 호출 | 다음 장면 배우들을 5분 전이라고 부른다.
      notify message="{act}막 {scene}, 큐 {cue}" | 진행 알림 | 이 컴퓨터에 몇 막, 장면, '큐'와 이름.
      send_message channel=stage text="{scene}까지 {sec}초" | 무대팀 | stage 채널에 '장면까지 n초'.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /극장/예매 {"공연": "{show}", "좌석": "{seat}", "관객": "{who}", "날짜": "{date}", "시각": "{time}", "나이": {age}}',
    slots: { show: '오이디푸스, 심청, 갈매기, 배비장전', seat: 'A-12, C-4, G-21, 발코니 3', who: '간예준, 용다희, 어진수, 낭소율', date: '=2026-06-12, 2026-06-13, 2026-07-04', time: '=19:30, 20:00, 15:00', age: '9..14 / 15..70' },
    tools: ['seat_sell(show, seat, date, time): Sell a seat', 'seat_refund(show, seat, date): Refund a seat', 'seat_swap(show, from_seat, to_seat): Move a guest to another seat', 'program_print(show, copies: int): Print programs'],
    steps: `
      @age failed "{age}세는 볼 수 없다" // seat_sell show="{show}" seat="{seat}" date={date} time={time} | 발권 | 15세 이상만 볼 수 있다. 되면 신청한 공연의 그 좌석을 그 날짜와 시각으로 판다.
      seat_refund show="{show}" seat="{seat}" date={date} | 환불 | 그날 그 좌석을 물러 준다.
      seat_swap show="{show}" from_seat="{seat}" to_seat=B-7 | 자리 바꾸기 | 예매한 자리에서 B-7 로 옮겨 드린다.
      ^ | 좌석 교환 | 지금 자리 말고 B-7 에 앉고 싶어 하신다. 그 공연에서.
      program_print show="{show}" copies=80 | 프로그램북 | 그 공연 것을 80부 찍는다.
      notify message="{show} {seat}, {who}" | 예매 알림 | 이 컴퓨터에 공연과 좌석, 관객.
      send_message channel=telegram to="{who}" text="{show} {date} {time} {seat}" | 관객에게 | channel telegram 으로 예매한 분께 공연, 날짜, 시각, 좌석을 한 칸씩 띄워 보낸다.
      memory_store key=last-seat content="{seat}" | 마지막 좌석 | last-seat 에 좌석만.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt festival/gate{gate} {"입장": {inn}, "퇴장": {out}, "바람": {wind}, "비": "{rain}", "무대": "{stage}"}',
    slots: { gate: '1..6', inn: '300..900', out: '20..290', wind: '2..9 / 11..24', rain: '=없음, 약함', stage: '잔디마당, 강변무대, 은행나무무대, 소공연장' },
    tools: ['stage_power(stage, on: bool): Switch the power of a stage', 'tent_lower(stage): Lower the tent', 'gate_flow(gate: int, lanes: int): Open lanes at a gate', 'announce(stage, text, times: int): Speak a text', 'bus_ask(buses: int, to_place): Ask for shuttle buses'],
    steps: `
      @wind stage_power stage="{stage}" on=true // tent_lower stage="{stage}" | 바람 판단 | 바람이 초속 10 m를 넘으면 그 무대 천막을 내리고, 아니면 무대 전원을 넣는다.
      stage_power stage="{stage}" on=false | 전원 내리기 | 공연이 끝났다. 그 무대 전원을 내린다.
      gate_flow gate={gate} lanes=4 | 게이트 | 보고한 게이트에 줄을 넷 연다.
      announce stage="{stage}" text="10분 뒤 시작합니다" times=2 | 안내 방송 | 그 무대에서 '10분 뒤 시작합니다'를 두 번 방송한다.
      ^ | 방송 | 두 차례 읽을 글: 10분 뒤 시작합니다
      bus_ask buses=3 to_place=강변주차장 | 셔틀 | 강변주차장으로 버스 세 대를 부른다.
      notify message="{gate}번 게이트 입장 {inn}명, 퇴장 {out}명" | 인원 알림 | 이 컴퓨터에 몇 번 게이트, 입장 몇 명, 퇴장 몇 명.
      mqtt_publish topic="festival/wind" payload="{wind} m/s" | 바람 발행 | festival/wind 에 바람을 한 칸 띄운 m/s 와 함께.
      pushover message="{stage}: 비 {rain}, 바람 {wind} m/s" | 날씨 푸시 | 푸시로 무대, 쌍점, '비' 상태, '바람' 값(m/s).
    `,
  },
];
