import type { Scene } from '../../scene';

/** Labs, breweries, workshops, kitchens, hotels in Korean, part 7. */
export const benchesKo7: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt lab/scale {"저울": "{scale}", "시료": "{sample}", "총중량": {gross}, "용기": {tare}, "순중량": {net}}',
    slots: { scale: 'AB-1, AB-4, 저울 2, 저울 6', sample: '황토, 백반, 전분, 규조토', gross: '60.1..99.9', tare: '20.1..39.9', net: '40.1..59.9 / ∅, null, "?"' },
    tools: ['weigh_enter(sample, grams: num, scale): Enter a weight', 'weigh_tare(scale): Set a scale to nought', 'batch_split(sample, parts: int): Split a sample', 'batch_join(sample, other): Join two samples'],
    steps: `
      @net weigh_enter sample="{sample}" grams={net} scale="{scale}" // failed "순중량이 없다" | 순중량 입력 | 용기를 뺀 무게를 그 시료와 저울로 올린다. 값이 오지 않았으면 지어내지 말고 실패로 끝낸다.
      ^ | 무게 올리기 | 총중량도 용기도 아닌 순중량을 쓴다. 비어 있거나 알 수 없으면 하지 않는다.
      weigh_enter sample="{sample}" grams={gross} scale="{scale}" | 총중량 입력 | 이번에는 용기째 잰 무게를 올린다.
      weigh_tare scale="{scale}" | 영점 | 값을 보낸 저울을 0으로.
      batch_split sample="{sample}" parts=4 | 나누기 | 그 시료를 넷으로 나눈다.
      batch_join sample="{sample}" other=여분 | 합치기 | 그 시료에 여분을 합친다.
      notify message="{sample} 총 {gross} g, 용기 {tare} g" | 저울 알림 | 이 컴퓨터에 시료, '총' 무게, '용기' 무게를 g과 함께.
      file_write path=lab/tare.csv content="{scale},{tare}" append=true | 용기 기록 | lab/tare.csv 에 저울,용기 무게.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /lab/instrument {"장비": "{dev}", "예약자": "{who}", "시작": "{start}", "분": {minutes}, "허가": "{permit}", "비고": "{memo}"}',
    slots: { dev: 'HPLC 2, GC-MS, FTIR, UV-Vis 3', who: '석다온, 옥서진, 마은결, 길하준', start: '=09:00, 13:30, 16:00, 20:00', minutes: '=30, 45, 60, 90', permit: '=승인 / 거절, 검토중, ∅', memo: '컬럼 교체 필요, 시료 12개, 폐액통 확인' },
    tools: ['inst_book(device, person, start, minutes: int): Book an instrument', 'inst_unbook(device, start): Remove a booking', 'inst_warm(device, minutes: int): Warm up an instrument', 'inst_sleep(device): Put an instrument to sleep'],
    steps: `
      @permit inst_book device="{dev}" person="{who}" start={start} minutes={minutes} // failed "허가가 나지 않았다" | 장비 예약 | 허가 칸이 승인인 것만 적힌 시각부터 적힌 분만큼 잡는다. 거절이나 검토중이거나 칸이 없으면 '허가가 나지 않았다'로 실패.
      inst_warm device="{dev}" minutes=20 | 예열 | 예약한 분수와 상관없이 그 장비를 20분 데운다.
      inst_sleep device="{dev}" | 절전 | 아무도 쓰지 않는다. 그 장비를 재운다.
      inst_unbook device="{dev}" start={start} | 예약 빼기 | 그 장비의 그 시각 예약을 뺀다.
      ^ | 예약 취소 | 예약자가 못 온다. 장비와 시작 시각은 신청에 있다.
      notify message="{start} {dev} {minutes}분, {who}" | 예약 알림 | 이 컴퓨터에 시작 시각, 장비, 몇 분, 쉼표 뒤에 예약자.
      memory_store key="{dev}" content="{memo}" | 비고 메모 | 장비를 키로 비고만 그대로 남긴다.
      send_message channel=lab to="{who}" text="{dev}: {memo}" | 예약자에게 | lab 채널로 예약자에게 장비, 쌍점, 비고.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt lab/relay/{board} {"요청핀": {pin}, "요청값": {level}, "요청자": "{who}"}',
    slots: { board: '=A, B, C', pin: '=0, 1, 2, 3 / 5, 6, 9, 12, 17, 22', level: '=1', who: '표단우, 임새결, 곽보미' },
    steps: `
      @pin failed "{pin}번은 안전 회로라 쓸 수 없다" // gpio_write pin={pin} value=1 | 요청 처리 | 0번부터 3번 핀은 안전 회로라 누가 말해도 건드리지 않는다. 그 밖의 핀이면 요청한 핀을 1로 올린다.
      ^ | 핀 올리기 | 4번 이상만 허용. 허용되면 요청핀에 1, 아니면 실패.
      @pin failed "{pin}번은 안전 회로라 쓸 수 없다" // gpio_write pin={pin} value=0 | 내리기 | 요청 핀을 0으로 내린다. 단 0~3은 안전 회로이므로 거절한다.
      @pin notify message="{pin}번 요청 거절" // notify message="{pin}번 요청 허용" | 결과 알림 | 0~3번이면 이 컴퓨터에 'n번 요청 거절', 아니면 'n번 요청 허용'이라고 알린다.
      gpio_read pin=4 | 4번 읽기 | 요청과 상관없이 4번 핀 값을 읽는다.
      memory_store key=relay-request content="{who}, {pin}번" | 요청 메모 | relay-request 에 요청한 사람과 핀(번)을 쉼표로.
      file_write path=relay/{board}.log content="{who} {pin} {level}" append=true | 요청 기록 | relay/{board}.log 에 요청자, 핀, 값을 한 칸씩 띄워 덧붙인다.
      board_info | 보드 보기 | 어떤 보드가 있는지 모두 본다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt brew/cip {"탱크": "{tank}", "단계": "{phase}", "전도도": {ms}, "온도": {t}, "회수": {count}}',
    slots: { tank: 'FV2, BBT1, 효모탱크, UT-5', phase: '=알칼리, 산, 헹굼', ms: '0.1..0.9 / 1.1..9.5', t: '61..85', count: '2..9' },
    tools: ['cip_next(tank): Go to the next step of the cleaning', 'cip_again(tank, minutes: int): Repeat the step', 'cip_end(tank): End the cleaning', 'caustic_dose(tank, percent: num): Dose caustic', 'peracid_dose(tank, ppm: int): Dose peracetic acid'],
    steps: `
      @ms cip_next tank="{tank}" // cip_again tank="{tank}" minutes=5 | 전도도 판단 | 헹굼물 전도도가 1 mS/cm 미만이면 다음 단계로 넘기고, 1을 넘으면 5분 더 되풀이한다. 탱크는 메시지.
      caustic_dose tank="{tank}" percent=1.8 | 가성소다 | 그 탱크에 1.8 %로.
      peracid_dose tank="{tank}" ppm=200 | 과산화초산 | 마지막 소독은 200 ppm. 그 탱크에.
      cip_end tank="{tank}" | 세척 끝 | 세척을 마친다.
      ^ | CIP 종료 | 더 할 단계가 없다. 보고한 탱크의 CIP를 끝낸다.
      notify message="{tank} {phase} {t}℃, {ms} mS/cm" | 세척 알림 | 이 컴퓨터에 탱크, 단계, 온도(℃), 전도도(mS/cm).
      memory_store key=cip-{count} content="{tank} {phase}" | 세척 메모 | cip-{count} 에 탱크와 단계.
      gpio_write pin=15 value=0 | 배수 | 배수 밸브 15번은 1이면 닫히고 0이면 열린다. 물을 뺀다.
      gpio_write pin=15 value=1 | 배수 잠금 | 15번에 1을 주어 배수 밸브를 닫는다. 0이 열림이다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 양조/창고 {"요일": "{day}", "시각": "{time}", "케그": {keg}, "온도": {t}, "입구": "{gate}"}',
    slots: { day: '=월, 화, 목, 금 / 토, 일', time: '=08:10, 10:40, 14:25, 16:50', keg: '12..140', t: '3..11', gate: '=동문, 서문' },
    tools: ['keg_ship(kegs: int, gate): Ship kegs', 'keg_hold(kegs: int, days: int): Hold kegs back', 'forklift(gate, on: bool): Switch a forklift gate', 'cool_store(celsius: num): Cool the store'],
    steps: `
      @day keg_ship kegs={keg} gate={gate} // keg_hold kegs={keg} days=2 | 평일 출하 | 평일이면 있는 케그를 적힌 입구로 내보내고, 토요일이나 일요일이면 이틀 묶어 둔다.
      @day failed "{day}요일은 평일이라 쉬지 않는다" // notify message="{day}요일 휴무" | 휴무 안내 | 주말에만 이 컴퓨터에 '(요일)요일 휴무'를 알린다. 평일이면 실패.
      forklift gate={gate} on=true | 지게차문 열기 | 보고한 입구의 지게차문을 쓴다.
      forklift gate={gate} on=false | 지게차문 닫기 | 다 실었다. 그 입구를 닫는다.
      cool_store celsius=2.5 | 창고 냉각 | 창고를 2도 반으로 식힌다.
      notify message="{time} {gate} 케그 {keg}개, {t}℃" | 창고 알림 | 이 컴퓨터에 시각과 입구, '케그' 몇 개, 온도(℃).
      ^ | 현황 띄우기 | 시각·입구·케그 수(개)·온도(℃)를 이 순서로, 온도 앞에 쉼표. 이 컴퓨터에.
      mqtt_publish topic="brew/kegs" payload="{keg}" | 케그 수 | brew/kegs 에 케그 수 숫자만.
      memory_store key=store content="{day} {time}: {keg}개" | 창고 메모 | store 에 요일과 시각, 쌍점, 몇 개.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt bakery/prover {"발효실": {room}, "습도": {rh}, "온도": {t}, "반죽": "{dough}", "남은분": {left}}',
    slots: { room: '=1, 2, 3', rh: '55..74 / 76..90', t: '25..38', dough: '식빵, 바게트, 크루아상, 호밀, 모카번', left: '3..24' },
    tools: ['mist_add(room: int, seconds: int): Add mist', 'rack_out(room: int, rack: int): Take a rack out', 'rack_in(room: int, rack: int): Put a rack in', 'bake_start(oven: int, celsius: int, steam: bool): Start an oven', 'bake_steam(oven: int, seconds: int): Blow steam into an oven'],
    steps: `
      @rh mist_add room={room} seconds=20 // rack_out room={room} rack=1 | 발효실 | 습도가 75 %에 못 미치면 그 발효실에 20초 분무하고, 넘으면 1번 랙을 꺼낸다.
      bake_start oven=2 celsius=230 steam=true | 굽기 | 2번 오븐을 230도로, 증기 켜고.
      bake_start oven=1 celsius=180 steam=false | 케이크 | 증기 없이 1번 오븐 180도.
      bake_steam oven=3 seconds=8 | 증기만 | 굽지는 말고 3번 오븐에 증기를 8초.
      rack_in room={room} rack=4 | 랙 넣기 | 4번 랙을 그 발효실에 넣는다.
      notify message="{room}번 발효실 {dough}, {left}분 남음" | 발효 알림 | 이 컴퓨터에 몇 번 발효실의 무슨 반죽인지, 쉼표 뒤에 몇 분 '남음'.
      pushover message="{dough} {left}분 뒤" | 푸시 | 푸시로 반죽과 남은 분수를 넣어 'n분 뒤'라고 보낸다.
      file_write path=bakery/rh.txt content="{rh} %" append=true | 습도 기록 | bakery/rh.txt 에 습도를 %와 함께 덧붙인다.
      failed "빵을 손으로 모양 잡을 도구가 없다" | 성형 | 반죽을 손으로 둥글린다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook - 주방장님, {date} {time}에 {guest} 외 {count}명 단체가 옵니다. {menu} 준비 부탁드립니다. {who} 드림',
    slots: { date: '=2026-04-02, 2026-06-21, 2026-10-30', time: '=12:00, 18:30, 19:00', guest: '푸른은행, 시청 총무과, 동창회, 등산모임', count: '11..48', menu: '갈비찜 정식, 낙지 전골, 채식 상, 생선회', who: '한소율, 진보경, 엄다해' },
    tools: ['party_plan(name, people: int, date, time): Plan a party', 'party_drop(name, date): Cancel a party', 'stock_check(menu): Check the ingredients for a menu', 'staff_add(date, people: int): Call more staff'],
    steps: `
      party_plan name="{guest}" people={count} date={date} time={time} | 단체 잡기 | 메일의 단체를 적힌 인원과 날짜, 시각으로 잡는다.
      ^ | 단체 예약 | 단체 이름, 몇 명, 언제인지는 메일에 있다. 메뉴는 넣지 않는다.
      staff_add date={date} people=2 | 사람 부르기 | 그날 두 사람을 더 부른다.
      stock_check menu="{menu}" | 재료 보기 | 메일이 부탁한 메뉴의 재료를 살핀다.
      party_drop name="{guest}" date={date} | 단체 취소 | 못 온다는 연락이다. 그 단체 그날 것을 지운다.
      send_message channel=telegram to="{who}" text="{guest} {count}명, {date} {time} 확인했습니다" | 답장 | channel telegram 으로 보낸 분께 단체와 인원(명), 날짜와 시각을 넣어 '확인했습니다'로 맺는다.
      notify message="{date} {guest} {count}명" | 주방 알림 | 이 컴퓨터에 날짜, 단체, 인원(명)을 띄운다.
      memory_store key=party-{date} content="{guest} / {count}명 / {time}" | 단체 메모 | party-{date} 에 단체 / 인원(명) / 시각.
      file_write path=party/menu.txt content="{menu}" | 메뉴 파일 | party/menu.txt 를 부탁받은 메뉴로 새로 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral pin-7 0',
    earlier: ['문 확인 | gpio_read → {door}', '압력 읽기 | pressure_read → {bar} bar', '담당 찾기 | memory_recall → 용접실 담당 {w1}, 도장실 담당 {w2}, 목공실 담당 {w3}'],
    slots: { door: '=0 / 1', bar: '4.1..5.9 / 6.1..7.9', w1: '태보람, 남궁율', w2: '봉소이, 추하람', w3: '명도윤, 어라온' },
    tools: ['compressor(on: bool): Switch the compressor', 'air_drain(seconds: int): Drain the air tank', 'room_permit(room, person, hours: int): Permit a person to work in a room', 'room_revoke(room, person): Withdraw a permit'],
    steps: `
      @bar compressor on=true // compressor on=false | 압축기 | {step2}단계 압력이 6 bar를 밑돌면 압축기를 켜고, 넘으면 끈다.
      @door failed "문이 닫히지 않았다(0)" // gpio_write pin=12 value=1 | 용접 전원 | 문 스위치는 1이 닫힘. 닫혔을 때만 용접 전원 12번을 1로 켠다.
      room_permit room=목공실 person="{w3}" hours=2 | 목공실 허가 | 목공실 맡은 사람에게 두 시간 허가를 낸다.
      ^ | 작업 허가 | 누가 목공실 담당인지는 {step3}단계에 있다. 그 사람, 목공실, 2시간.
      room_revoke room=도장실 person="{w2}" | 도장실 회수 | 도장실 담당의 허가를 거둔다.
      air_drain seconds=15 | 물 빼기 | 공기탱크 물을 15초 뺀다.
      notify message="압력 {bar} bar, 문 {door}" | 알림 | 이 컴퓨터에 '압력'(bar)과 '문' 값을.
      send_message channel=shop to="{w1}" text="압력 {bar} bar 확인" | 용접 담당에게 | shop 채널로 용접실 담당에게 '압력 n bar 확인'.
      memory_store key=painter content="{w2}" | 도장 담당 | painter 에 도장실 담당 이름만.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /makers/material {"재료": "{mat}", "두께": {thick}, "장": {sheets}, "단가": {price}, "회원": "{who}", "결제": "{paid}"}',
    slots: { mat: '자작 합판, 투명 아크릴, 알루미늄판, 코르크', thick: '=3, 5, 6, 9', sheets: '10..30', price: '4000..9900', who: '차보늬, 이든, 견하율', paid: '=카드, 현금 / 외상, 미정' },
    tools: ['sell_sheet(material, sheets: int, thickness_mm: int): Sell sheets', 'take_sheet_back(material, sheets: int): Take sheets back', 'bill_member(member, won: int): Bill a member', 'credit_member(member, won: int): Pay money back to a member'],
    steps: `
      @paid sell_sheet material="{mat}" sheets={sheets} thickness_mm={thick} // failed "결제가 {paid:이}다" | 판매 | 카드나 현금으로 낸 것만 적힌 재료와 두께, 장수로 판다. 외상이나 미정은 실패.
      take_sheet_back material="{mat}" sheets=2 | 반품 | 두 장이 휘었다. 그 재료 두 장을 되받는다.
      bill_member member="{who}" won={price} | 한 장 값 | 그 회원에게 한 장 단가를 매긴다.
      credit_member member="{who}" won={price} | 되돌려주기 | 한 장 값을 그 회원에게 돌려준다. 매기는 것이 아니다.
      ^ | 환급 | 되받은 장 값 하나를 회원에게 준다.
      notify message="{mat} {thick} mm {sheets}장, {who}" | 판매 알림 | 이 컴퓨터에 재료, 두께(mm), 몇 장, 쉼표 뒤에 회원.
      file_write path=shop/sold.csv content="{mat};{sheets};{price}" append=true | 판매 기록 | shop/sold.csv 에 재료;장수;단가.
      memory_recall query="{mat}" limit=4 | 지난 판매 | 그 재료 메모를 네 건까지 찾는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt cnc/probe {"기계": "{mc}", "홀": "{hole}", "목표": {goal}, "측정": {now}, "공차": {tol}, "공구": {tool}}',
    slots: { mc: 'MCT-1, MCT-4, 5축기', hole: 'H1, H4, P7, P11', goal: '30.00..49.90', now: '20.00..29.90 / 50.00..69.90', tol: '0.01..0.09', tool: '2..9' },
    tools: ['wear_add(machine, tool: int, microns: int): Add wear to a tool', 'wear_clear(machine, tool: int): Set the wear of a tool to nought', 'part_pass(hole): Pass a part', 'part_scrap(hole): Scrap a part', 'probe_again(machine, hole): Measure a hole again'],
    steps: `
      @now wear_add machine="{mc}" tool={tool} microns=20 // part_scrap hole={hole} | 홀 판정 | 측정이 목표보다 크면 그 홀의 부품을 버린다. 작으면 그 기계 그 공구에 마모를 20 마이크론 더한다.
      probe_again machine="{mc}" hole={hole} | 다시 재기 | 칩이 끼었을지 모른다. 그 기계에서 그 홀을 한 번 더 잰다.
      ^ | 재측정 | 버리지 말고, 같은 구멍을 같은 기계로 다시.
      wear_clear machine="{mc}" tool={tool} | 마모 0 | 새 공구로 갈았다. 그 공구 마모를 없앤다.
      part_pass hole={hole} | 합격 | 작업반장이 괜찮다고 했다. 그 홀을 합격으로.
      notify message="{mc} {hole} 측정 {now} mm, 목표 {goal} mm" | 측정 알림 | 이 컴퓨터에 기계, 홀, '측정'과 '목표' 값을 mm로.
      mqtt_publish topic="cnc/{hole}" payload="{now}" | 측정값 | cnc/{hole} 에 목표 말고 잰 값만.
      file_write path=cnc/probe.csv content="{hole},{now},{tol}" append=true | 측정 기록 | cnc/probe.csv 에 홀,측정,공차.
      pushover message="{hole} 공차 {tol} mm" | 공차 푸시 | 푸시로 홀과 '공차'(mm).
    `,
  },
  {
    language: 'ko',
    event: 'mqtt press/alarm 3호기 용지 걸림, {count}장째',
    slots: { count: '120..980', lamp: '4..27', who: '차은결, 지로운, 임도담' },
    tools: ['press_jog(press: int, sheets: int): Move a press slowly', 'press_hold(press: int, on: bool): Hold a press', 'feeder_lift(press: int, mm: int): Lift the feeder', 'roller_gap(press: int, microns: int): Set the gap of the rollers'],
    steps: `
      press_hold press=3 on=true | 잡아 두기 | 걸린 기계를 붙들어 둔다.
      press_hold press=3 on=false | 놓기 | 종이를 뺐다. 걸렸던 기계를 놓는다.
      press_jog press=3 sheets=2 | 천천히 | 걸린 호기를 두 장만 천천히 넘긴다.
      ^ | 조그 | 알람에 나온 호기, 2장.
      feeder_lift press=3 mm=15 | 급지대 | 그 호기 급지대를 15 mm 올린다.
      roller_gap press=3 microns=300 | 롤러 간격 | 0.3 mm(300 마이크론)로 벌린다. 기계는 알람.
      mqtt_publish topic="log/press" payload="3호기 용지 걸림, {count}장째" | 그대로 넘기기 | 알람 글을 그대로 log/press 에.
      notify message="3호기 {count}장째 걸림" | 짧은 알림 | 이 컴퓨터에 몇 호기, 몇 장째 '걸림'이라고만.
      send_message channel=print to="{who}" text="3호기 용지 걸림, {count}장째" | 담당 연락 | print 채널로 {who} 씨에게 알람을 그대로 보낸다.
      gpio_write pin={lamp} value=0 | 경광등 | {lamp}번 경광등은 0이면 켜지고 1이면 꺼진다. 켠다.
      gpio_write pin={lamp} value=1 | 경광등 끄기 | {lamp}번은 반대로 물려 있어 1에서 꺼진다. 끈다.
    `,
  },
  {
    language: 'ko',
    earlier: ['분실물 조회 | lost_search → {n1} 검은 지갑, {n2} 은색 목걸이, {n3} 아이 신발', '투숙객 조회 | guest_of → {room}호 {guest} {phone}'],
    slots: { n1: 'L-101, L-117', n2: 'L-205, L-238', n3: 'L-311, L-340', room: '402..1690', guest: '나단아, 구도헌, 연서율', phone: '010-8830-1120, 010-2217-9043, 010-6671-5508' },
    tools: ['found_give(item_id, room: int): Give a found thing to a room', 'found_keep(item_id, days: int): Keep a found thing', 'found_bin(item_id): Throw a found thing away', 'room_call(room: int, text): Call a room'],
    steps: `
      found_give item_id={n2} room={room} | 목걸이 돌려주기 | 목걸이를 {step2}단계 손님 방으로 보낸다.
      ^ | 목걸이 전달 | 어느 번호가 목걸이인지는 {step1}단계, 어느 방인지는 그다음 단계에.
      found_keep item_id={n1} days=30 | 지갑 보관 | 지갑은 한 달(30일) 둔다.
      found_bin item_id={n3} | 신발 버리기 | 아이 신발은 주인이 버려 달라고 했다.
      room_call room={room} text="물건을 찾았습니다" | 방에 전화 | 그 방에 '물건을 찾았습니다'라고 전한다.
      send_message channel=sms to="{phone}" text="{guest} 님, 목걸이를 찾았습니다" | 문자 | sms 채널로 손님 번호에 '누구 님, 목걸이를 찾았습니다'.
      notify message="{n1} 검은 지갑, {n3} 아이 신발" | 남은 것 | 이 컴퓨터에 지갑과 신발을 번호와 함께. 목걸이는 빼고.
      memory_store key=guest content="{room}호 {guest}" | 손님 메모 | guest 에 몇 호 누구인지.
      file_write path=lost/list.txt content="{n1}\\n{n2}\\n{n3}" | 번호 파일 | lost/list.txt 를 세 번호 한 줄에 하나씩으로 새로 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt jjim/counter {"남탕": {men}, "여탕": {women}, "휴게실": {rest}, "정원": {cap}, "시각": "{time}"}',
    slots: { men: '10..39', women: '40..79', rest: '80..119 / 151..190', cap: '=150', time: '=14:05, 16:20, 19:45' },
    tools: ['gate_turn(gate: 입구|출구, open: bool): Move a gate', 'air_level(place: 남탕|여탕|휴게실, level: int): Set the air', 'tea_cart(place: 남탕|여탕|휴게실, cups: int): Send the tea cart', 'speak(place: 남탕|여탕|휴게실, text): Speak a text'],
    steps: `
      @rest gate_turn gate=입구 open=true // gate_turn gate=입구 open=false | 입장 판단 | 휴게실 사람이 정원 150명을 넘으면 입구를 닫고, 넘지 않으면 연다.
      @rest failed "휴게실이 {rest}명이라 넘지 않는다" // speak place=휴게실 text="입장을 잠시 멈춥니다" | 만원 방송 | 휴게실이 정원 150명을 넘었을 때만 '입장을 잠시 멈춥니다'를 휴게실에 방송한다.
      air_level place=여탕 level=3 | 여탕 공기 | 붐비는 탕(여탕)을 3단으로.
      tea_cart place=휴게실 cups=20 | 차 수레 | 휴게실에 차 스무 잔.
      notify message="남탕 {men}명, 여탕 {women}명, 휴게실 {rest}명" | 인원 알림 | 이 컴퓨터에 남탕, 여탕, 휴게실 순으로 몇 명.
      ^ | 세 곳 인원 | 세 곳을 순서대로, 각각 몇 명인지. 이 컴퓨터에.
      file_write path=jjim/count.csv content="{time},{rest}" append=true | 기록 | jjim/count.csv 에 시각,휴게실 인원만.
      pushover message="{time} 휴게실 {rest}명, 정원 {cap}명" | 푸시 | 푸시로 시각, '휴게실' 몇 명, '정원' 몇 명.
      mqtt_publish topic="jjim/women" payload="{women}" | 여탕 수 | jjim/women 에 여탕 인원만.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /museum/loan {"유물": "{piece}", "기관": "{place}", "시작": "{from}", "끝": "{to}", "보험": "{ins}", "상자": "{crate}", "온도": {t}}',
    slots: { piece: '동경, 백자 호, 옥피리, 상감 함', place: '경주관, 나주관, 부산관, 서울관', from: '=2026-04-01, 2026-05-10, 2026-06-15', to: '=2026-08-31, 2026-10-02, 2026-12-20', ins: '=가입, 유효 / 없음, 만료', crate: 'CR-22, CR-40, CR-71', t: '18..22' },
    tools: ['loan_out(piece, to_place, from_date, to_date): Lend a piece', 'loan_back(piece, from_place): Take a piece back', 'crate_warm(crate, celsius: int): Warm a crate', 'loan_extend(piece, to_date): Lengthen a loan'],
    steps: `
      @ins loan_out piece="{piece}" to_place="{place}" from_date={from} to_date={to} // failed "보험이 {ins} 상태다" | 대여 | 보험이 살아 있는 것만 적힌 기관에 적힌 기간으로 빌려준다. 없거나 지났으면 실패.
      ^ | 내보내기 | 보험부터 본다. 좋으면 유물, 기관, 시작일과 끝일 그대로.
      loan_back piece="{piece}" from_place="{place}" | 회수 | 그 기관에서 그 유물을 돌려받는다.
      crate_warm crate={crate} celsius={t} | 상자 온도 | 그 상자를 적힌 온도로.
      loan_extend piece="{piece}" to_date={to} | 기간 늘리기 | 적힌 끝일까지 늘려 준다.
      notify message="{piece} {place}, {from}~{to}" | 대여 알림 | 이 컴퓨터에 유물과 기관, 쉼표 뒤에 시작~끝.
      memory_store key=loan content="{piece} {crate}" | 대여 메모 | loan 에 유물과 상자.
      file_write path=museum/loan.csv content="{piece};{place};{to}" append=true | 대여 기록 | museum/loan.csv 에 유물;기관;끝일.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt ward/return {"품목": "{item}", "병동": "{ward}", "개수": {count}, "유효": "{until}", "상태": "{state}", "로트": "{lot}"}',
    slots: { item: '수액 세트, 멸균 팩, 주사기, 카테터', ward: '4A, 6B, 중환자실', count: '2..30', until: '=2026-07-01, 2026-11-30, 2027-02-14', state: '=미개봉, 새것 / 개봉, 젖음, 찢어짐', lot: 'LT-2201, LT-2408, LT-9' },
    tools: ['put_away(item, lot, count: int): Put goods on a shelf', 'throw_away(item, lot, count: int): Throw goods away', 'credit_ward(ward, item, count: int): Credit a ward', 'recall_lot(lot, reason): Recall a lot'],
    steps: `
      @state put_away item="{item}" lot={lot} count={count} // throw_away item="{item}" lot={lot} count={count} | 반납 처리 | 뜯지 않은 것은 선반에 넣고, 뜯었거나 젖었거나 찢어진 것은 같은 개수만큼 버린다. 품목과 로트는 메시지.
      @state credit_ward ward="{ward}" item="{item}" count={count} // failed "상태가 {state:이}라 돌려줄 수 없다" | 병동에 돌려주기 | 미개봉·새것만 그 병동 몫으로 되돌린다. 아니면 실패.
      recall_lot lot={lot} reason=봉합불량 | 로트 회수 | 그 로트를 봉합불량 으로 회수한다.
      notify message="{ward} {item} {count}개, {state}" | 반납 알림 | 이 컴퓨터에 병동, 품목, 몇 개, 쉼표 뒤에 상태.
      ^ | 반납 화면 | 병동·품목·개수(개)를 띄어 쓰고 쉼표 다음에 상태. 이 컴퓨터에.
      memory_store key={lot} content="{item}, {until}까지" | 로트 메모 | 로트를 키로 품목과 언제까지인지.
      file_write path=ward/back.csv content="{ward};{lot};{count}" append=true | 반납 기록 | ward/back.csv 에 병동;로트;개수.
      mqtt_publish topic="ward/lot" payload="{lot}" | 로트 발행 | ward/lot 에 로트만.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt stage/lift {"리프트": "{lift}", "높이": {cm}, "하중": {kg}, "탑승": {people}, "상승핀": {up}, "하강핀": {down}}',
    slots: { lift: '중앙 리프트, 하수 리프트, 오케스트라 피트', cm: '20..90', kg: '120..480 / 520..900', people: '=0, 1, 2', up: '4..15', down: '16..27' },
    steps: `
      @kg gpio_write pin={up} value=1 // failed "하중 {kg} kg, 500 kg을 넘는다" | 올리기 | 하중이 500 kg을 넘지 않으면 상승 쪽 핀을 1로 준다. 넘으면 실패.
      ^ | 상승 | 핀이 둘이다. 올리는 핀만. 500 kg 이하일 때만 1을 준다.
      gpio_write pin={down} value=1 | 내리기 | 하강 쪽 핀을 1로.
      gpio_write pin={up} value=0 | 상승 멈춤 | 올라가던 것을 세운다. 그 핀 0.
      gpio_write pin={down} value=0 | 하강 멈춤 | 내려가던 핀을 0으로.
      notify message="{lift} {cm} cm, {kg} kg" | 리프트 알림 | 이 컴퓨터에 리프트, 높이(cm), 하중(kg).
      memory_store key=lift content="{lift} 하중 {kg} kg" | 리프트 메모 | lift 에 리프트와 '하중' 값(kg).
      mqtt_publish topic="stage/people" payload="{people}" | 탑승 발행 | stage/people 에 탄 사람 수만.
      failed "무대 나사를 조일 도구가 없다" | 나사 조이기 | 흔들리는 난간 나사를 렌치로 조인다.
    `,
  },
  {
    language: 'ko',
    earlier: ['발전기 조회 | genset_list → G1 {f1} % 핀 {p1} 대기, G2 {f2} % 핀 {p2} 가동, G3 {f3} % 핀 {p3} 정비', '바람 재기 | wind_read → {wind}'],
    slots: { f1: '60..95', f2: '20..39', f3: '1..15', p1: '4..9', p2: '10..18', p3: '19..27', wind: '2..9 / 11..20' },
    tools: ['fuel_truck(genset, liters: int): Ask for fuel', 'banner_down(stage): Take banners down', 'banner_up(stage): Put banners up', 'radio_say(channel: int, text): Say something over the radio'],
    steps: `
      gpio_write pin={p1} value=1 | 예비 발전기 | 쉬고 있는 발전기를 1로 돌린다. 핀은 {step1}단계 목록에.
      gpio_write pin={p2} value=0 | 도는 발전기 | 지금 가동인 것을 0으로 세운다.
      ^ | 발전기 교대 | 가동 중으로 나온 핀을 내린다. 정비 중인 것은 건드리지 않는다.
      fuel_truck genset=G2 liters=200 | 급유 | 돌고 있는 발전기에 200리터.
      @wind banner_up stage=강변무대 // banner_down stage=강변무대 | 현수막 | 바람이 초속 10 m를 넘으면 강변무대 현수막을 내리고, 아니면 단다.
      radio_say channel=4 text="발전기 교대합니다" | 무전 | 4번 채널로 다음을 그대로: 발전기 교대합니다
      notify message="G1 {f1} %, G2 {f2} %, G3 {f3} %" | 연료 알림 | 이 컴퓨터에 세 발전기 연료를 순서대로 %로.
      memory_store key=wind content="{wind} m/s" | 바람 메모 | wind 에 잰 바람을 m/s와 함께.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /pottery/firing {"신청": "{who}", "가마": {kiln}, "단": {shelf}, "온도": {cone}, "비용": {won}, "결제": "{paid}", "무게": {kg}}',
    slots: { who: '채다솔, 우하빈, 정이안', kiln: '=1, 2', shelf: '=3, 4, 5, 6', cone: '=850, 1240, 1260', won: '=15000, 22000, 38000', paid: '=입금, 카드 / 미납', kg: '7..40' },
    tools: ['fire_book(kiln: int, shelf: int, person): Book a place in a kiln', 'fire_drop(kiln: int, person): Cancel a place in a kiln', 'fire_cost(person, won: int): Charge for a firing', 'kiln_target(kiln: int, celsius: int, hours: int): Set a firing'],
    steps: `
      @paid fire_book kiln={kiln} shelf={shelf} person="{who}" // failed "결제가 {paid} 상태다" | 자리 잡기 | 돈을 낸 신청만 적힌 가마 적힌 단에 신청자 이름으로. 안 냈으면 실패.
      kiln_target kiln={kiln} celsius={cone} hours=9 | 소성 | 그 가마를 적힌 온도까지 아홉 시간에.
      ^ | 온도 걸기 | 온도는 신청서, 시간은 9. 단이나 비용 숫자를 쓰지 말 것.
      fire_cost person="{who}" won={won} | 비용 | 신청자에게 적힌 비용을 매긴다.
      fire_drop kiln={kiln} person="{who}" | 취소 | 금이 갔다. 그 가마에서 그 사람 자리를 뺀다.
      notify message="{who} 가마 {kiln} {shelf}단, {cone}도" | 예약 알림 | 이 컴퓨터에 신청자, '가마'와 번호, 몇 단, 쉼표 뒤에 온도(도).
      send_message channel=pottery to="{who}" text="{cone}도 소성 {won}원" | 신청자에게 | pottery 채널로 신청자에게 '(온도)도 소성 (비용)원'이라고 보낸다.
      memory_store key=kiln-{kiln} content="{who} {kg} kg" | 가마 메모 | kiln-{kiln} 에 신청자와 무게(kg).
    `,
  },
];
