import type { Scene } from '../../scene';

/** Labs, breweries, workshops, kitchens, hotels in Korean, part 4. */
export const benchesKo4: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt kiln/{kiln}/cone {"온도": {t}, "목표": {goal}, "구간": {seg}, "산소": {o2}, "댐퍼핀": {pin}}',
    slots: { kiln: '전기가마, 가스가마, 장작가마, 시험가마', t: '540..899 / 901..1180', goal: '1200..1280', seg: '2..9', o2: '0.5..6.5', pin: '11..33' },
    tools: ['ramp_set(kiln, celsius: int, per_hour: int): Heat a kiln at a rate', 'ramp_hold(kiln, minutes: int): Hold the temperature of a kiln', 'ramp_skip(kiln, segment: int): Skip a segment', 'kiln_cool(kiln, fast: bool): Cool a kiln', 'flue(kiln, percent: int): Set the flue'],
    steps: `
      @t ramp_set kiln="{kiln}" celsius={goal} per_hour=60 // flue kiln="{kiln}" percent=30 | 환원 들어가기 | 900도를 넘었으면 그 가마 연도를 30 %로 조여 환원을 걸고, 아직이면 목표까지 시간당 60도로 올린다.
      ramp_hold kiln="{kiln}" minutes=20 | 유지 | 지금 온도에서 그 가마를 20분 붙든다.
      ramp_skip kiln="{kiln}" segment={seg} | 구간 넘기기 | 보고한 구간은 건너뛴다.
      kiln_cool kiln="{kiln}" fast=false | 천천히 식히기 | 결정유라서 급하게 식히면 안 된다. 그 가마를 느리게 식힌다.
      ^ | 서랭 | 빨리 식히는 것은 꺼 두고 냉각을 시작한다. 가마는 이벤트.
      kiln_cool kiln="{kiln}" fast=true | 급랭 | 흑유는 빨리 식혀야 한다. 그 가마 급랭.
      gpio_write pin={pin} value=0 | 댐퍼 닫기 | 댐퍼 핀은 메시지에 있다. 1이면 열리고 0이면 닫힌다. 닫는다.
      notify message="{kiln} {t}℃, 목표 {goal}℃" | 가마 알림 | 이 컴퓨터에 가마 온도(℃)와 '목표' 온도(℃).
      file_write path=kiln/log.csv content="{seg},{t},{o2}" append=true | 소성 기록 | kiln/log.csv 에 구간,온도,산소 한 줄을 더한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /도예/신청 {"반": "{course}", "수강생": "{who}", "작품": "{piece}", "유약": "{glaze}", "단": {shelf}, "높이cm": {cm}}',
    slots: { course: '월요 물레반, 토요 가족반, 야간 성형반', who: '가람, 주은채, 편도훈, 설아인', piece: '다완, 화병, 접시, 촛대, 항아리', glaze: '청자유, 흑유, 백유, 재유', shelf: '=1, 2, 3, 4', cm: '5..24 / 26..60' },
    tools: ['shelf_place(piece, owner, level: int): Put a piece on a kiln shelf', 'shelf_take(piece, owner): Take a piece from the kiln shelf', 'glaze_mix(glaze, grams: int, water_ml: int): Mix a glaze', 'class_add(course, person): Add a person to a class', 'class_remove(course, person): Remove a person from a class'],
    steps: `
      @cm shelf_place piece="{piece}" owner="{who}" level={shelf} // failed "높이가 {cm} cm라 들어가지 않는다" | 가마 재임 | 높이 25 cm 이하 작품만 신청한 단에 올린다. 더 크면 실패.
      class_add course="{course}" person="{who}" | 반 등록 | 신청한 사람을 신청한 반에 넣는다.
      class_remove course="{course}" person="{who}" | 반에서 빼기 | 그만두신다고 한다. 그 반 명단에서 뺀다.
      glaze_mix glaze="{glaze}" grams=500 water_ml=650 | 유약 풀기 | 신청한 유약 500 g을 물 650 ml에 푼다.
      ^ | 유약 | 물은 650 ml, 가루는 반 킬로(500 g). 종류는 신청서.
      shelf_take piece="{piece}" owner="{who}" | 작품 내리기 | 그 수강생의 그 작품을 선반에서 내린다.
      notify message="{who} {piece}, {glaze}, {cm} cm" | 작품 알림 | 이 컴퓨터에 수강생과 작품, 유약, 높이(cm)를 쉼표로 이어.
      memory_store key=glaze-{shelf} content="{piece}: {glaze}" | 유약 메모 | glaze-{shelf} 에 작품, 쌍점, 유약.
      failed "물레를 손으로 찰 도구가 없다" | 물레 차기 | 발물레를 차서 흙을 중심에 맞춘다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt kiln/power {kw} kW',
    slots: { kw: '12..48', pin: '4..27' },
    steps: `
      mqtt_publish topic="log/kiln" payload="{kw} kW" | 그대로 넘기기 | 온 값을 단위까지 그대로 log/kiln 에 발행한다.
      ^ | 중계 | 들어온 글자를 고치지 말고 토픽 log/kiln 으로.
      notify message="{kw} kW" | 화면에 | 받은 메시지를 그대로 이 컴퓨터에 띄운다.
      notify message="가마 전력 {kw} kW, 계약 50 kW" | 계약과 함께 | 이 컴퓨터에 '가마 전력' 값, 이어서 '계약 50 kW'를 적는다.
      file_write path=kiln/power.txt content="2026-02-11,{kw}" append=true | 한 줄 | kiln/power.txt 에 날짜,값 꼴로 한 줄 더한다. 예: 2026-01-02,33. 오늘은 2026-02-11. 단위는 없다.
      notify message="가마 문을 열지 마시오" | 경고문 | 화면에 다음을 토씨 하나 바꾸지 말고 띄운다: 가마 문을 열지 마시오
      gpio_write pin={pin} value=0 | 부하 떼기 | {pin}번 접촉기는 1에서 붙고 0에서 떨어진다. 떼어 낸다.
      memory_store key=kiln-power content="{kw} kW" | 메모 | kiln-power 에 들어온 값을 단위와 함께.
    `,
  },
  {
    language: 'ko',
    event: 'webhook - {who} 드림: {room} 에어컨에서 물이 떨어집니다. {time} 이후에 봐 주세요.',
    slots: { who: '나은겸, 지서후, 탁하람, 민도아', room: '502호, 711호, 1204호, 로비 화장실', time: '=13:00, 14:30, 16:00' },
    tools: ['ticket_new(place, text, priority: low|normal|high): Open a repair ticket', 'ticket_done(place): Close a repair ticket', 'visit_book(place, time): Book a visit of the technician', 'visit_cancel(place): Cancel the visit of the technician'],
    steps: `
      ticket_new place="{room}" text="에어컨 물 떨어짐" priority=high | 수리 접수 | 메일에 나온 곳에 '에어컨 물 떨어짐'이라는 급한(높음) 수리 건을 연다.
      visit_book place="{room}" time={time} | 기사 방문 | 손님이 말한 시각으로 그곳에 기사를 잡는다.
      ^ | 기사 예약 | 장소도 시각도 메일에 있다.
      visit_cancel place="{room}" | 방문 취소 | 저절로 그쳤다고 한다. 그곳 기사 방문을 거둔다.
      ticket_done place="{room}" | 건 닫기 | 고쳤다. 메일에 나온 곳의 건을 닫는다.
      send_message channel=facility text="{room}: 에어컨 누수, {time} 이후" | 시설팀 | facility 채널에 장소, 쌍점, '에어컨 누수', 쉼표, 시각과 '이후'.
      send_message channel=telegram to="{who}" text="{time}에 방문하겠습니다" | 답장 | channel telegram 으로 보낸 분께 시각을 넣어 '에 방문하겠습니다'라고 답한다.
      memory_store key=leak content="{room} ({who})" | 메모 | leak 키에 장소와, 괄호 안에 알린 사람.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral pin-{door} 1',
    earlier: ['히터 상태 읽기 | gpio_read → {heat}', '도면 찾기 | memory_recall → 빨간 램프 {red}, 초록 램프 {green}, 경적 {horn}'],
    slots: { door: '2..3', heat: '=0 / 1', red: '4..11', green: '12..19', horn: '20..27' },
    steps: `
      gpio_write pin={red} value=1 | 빨간 램프 | 찾은 배선에서 빨간 램프 핀을 골라 켠다(1).
      gpio_write pin={green} value=0 | 초록 램프 끄기 | 초록 램프를 끈다. 배선은 {step2}단계, 0이 꺼짐.
      gpio_write pin={horn} value=0 | 경적 울리기 | 경적은 0을 주면 울리고 1에서 조용하다. 울린다. 핀은 배선 메모에.
      ^ | 부저 | 로우에서 소리가 나는 부저다. 소리를 낸다. {step2}단계에서 경적이라고 나온 핀.
      gpio_write pin={horn} value=1 | 경적 멈추기 | 경적은 0에서 울리므로 1로 올려 멈춘다.
      @heat notify message="히터 꺼짐 확인" // failed "히터가 아직 켜져 있다(1)" | 히터 확인 | {step1}단계 값이 0이면 이 컴퓨터에 '히터 꺼짐 확인'을 띄우고, 1이면 실패로 끝낸다.
      file_write path=logs/door.txt content="문 열림, 히터 {heat}" append=true | 문 기록 | logs/door.txt 에 '문 열림', 쉼표, '히터'와 읽은 값을 한 줄로 더한다.
      memory_store key=lamp-pins content="{red},{green}" | 램프 핀 메모 | lamp-pins 에 빨간 것,초록 것 핀 번호만 쉼표로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 작업대/{bench}/버튼 {"누른사람": "{who}", "칸": "{slot}", "길게": {long}}',
    slots: { bench: '1..8', who: '은후, 다은, 준서, 가빈', slot: '=가 / 나 / 다', long: '=true, false' },
    steps: `
      @slot gpio_write pin=5 value=1 // gpio_write pin=6 value=1 // gpio_write pin=7 value=1 | 칸 조명 | 조명: 가 칸은 5, 나 칸은 6, 다 칸은 7. 버튼이 눌린 칸의 조명만 켠다. 1이 켜짐.
      ^ | 불 켜기 | 버튼 칸이 메시지에 있다. 5=가, 6=나, 7=다. 그 핀에 1.
      @slot gpio_write pin=14 value=0 // gpio_write pin=15 value=0 // gpio_write pin=16 value=0 | 칸 잠금 풀기 | 자물쇠 핀은 가 14, 나 15, 다 16. 0이면 풀린다. 누른 칸만 푼다.
      @slot notify message="가 칸 담당: 유민" // notify message="나 칸 담당: 세진" // notify message="다 칸 담당: 도경" | 담당 알림 | 담당은 가 유민, 나 세진, 다 도경. 이 컴퓨터에 '눌린 칸 칸 담당: 이름' 꼴로 띄운다. 예: 라 칸 담당: 보람.
      pushover message="{bench}번 작업대 {slot} 칸, {who}" | 푸시 | 푸시로 몇 번 작업대의 무슨 칸인지, 쉼표 뒤에 누른 사람.
      memory_store key=bench-{bench} content="{who}" | 마지막 사람 | bench-{bench} 에 누른 사람만.
      mqtt_publish topic="bench/{bench}/ack" payload="{slot}" | 응답 | bench/{bench}/ack 에 눌린 칸을 그대로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 세탁실/건조 {"건조기": {dryer}, "배기온도": {t}, "필터": "{filter}", "가스압": {gas}}',
    slots: { dryer: '=1, 2, 3, 4', t: '55..79 / 81..110', filter: '=깨끗 / 막힘', gas: '1.8..2.6' },
    steps: `
      gpio_write pin=22 value=0 | 1번 건조기만 | 건조기 버너: 1번 22, 2번 23, 3번 24, 4번 25. 메시지와 상관없이 1번 버너를 끈다(0).
      gpio_write pin=24 value=1 | 3번 버너 | 버너 핀은 1번부터 22, 23, 24, 25. 세 번째에 불을 붙인다. 1이 점화.
      @t notify message="배기 {t}℃ 정상" // gpio_write pin=30 value=1 | 과열 차단 | 배기온도가 80℃를 넘으면 30번을 1로 올려 차단기를 떨어뜨리고, 아니면 이 컴퓨터에 '배기 n℃ 정상'을 알린다.
      @filter gpio_write pin=31 value=1 // failed "필터가 막혔다" | 송풍 | 필터가 깨끗할 때만 송풍기(31번)를 1로 돌린다. 막혔으면 실패.
      gpio_write pin=33 value=0 | 가스 안전밸브 | 33번 밸브는 스프링으로 닫히고 1을 주는 동안 열린다. 닫는다.
      ^ | 가스 끊기 | 전기를 빼면 저절로 닫히는 밸브가 33번이다. 닫아 줄 것.
      send_message channel=telegram text="건조기 {dryer} 필터 {filter}, 가스압 {gas} kPa" | 텔레그램 | channel telegram 에 '건조기'와 번호, '필터'와 상태, '가스압'과 값(kPa).
      file_write path=laundry/gas.csv content="{dryer};{gas}" append=true | 가스 기록 | laundry/gas.csv 에 건조기;가스압 한 줄.
    `,
  },
  {
    language: 'ko',
    earlier: ['배치 조회 | batch_find → {b1} 발효 중, {b2} 출하 대기, {b3} 세척 중', '당직 확인 | duty_now → {who}, {phone}'],
    slots: { b1: 'BX-101, L-20, P-7', b2: 'BX-204, L-31, P-9', b3: 'BX-310, L-44, P-12', who: '황보석, 독고진, 남우리, 장하예', phone: '010-2231-9087, 010-5540-1126, 010-7702-3315' },
    tools: ['batch_ship(batch, pallets: int): Ship a batch', 'batch_rename(batch, name): Rename a batch', 'batch_note(batch, text): Write a note to a batch', 'duty_swap(person, day: mon|tue|wed|thu|fri|sat|sun): Change the duty'],
    steps: `
      batch_ship batch={b2} pallets=2 | 출하 | 나가려고 기다리는 배치를 두 팔레트로 내보낸다.
      ^ | 보내기 | {step1}단계에서 출하 대기라고 나온 것, 팔레트 둘.
      batch_note batch={b1} text="당직 {who}" | 배치 메모 | 발효 중인 배치에 '당직'과 지금 당직인 사람을 적는다.
      batch_rename batch={b3} name=빈탱크 | 이름 바꾸기 | 세척 중인 것을 빈탱크 라고 바꿔 부른다.
      duty_swap person="{who}" day=sun | 당직 바꾸기 | 지금 당직인 사람을 일요일로.
      notify message="출하 대기 {b2}, 당직 {who}" | 알림 | 이 컴퓨터에 '출하 대기' 배치와 '당직'인 사람을.
      send_message channel=sms to="{phone}" text="{b2} 출하 대기" | 문자 | sms 채널로 당직 번호에 배치와 '출하 대기'라고 보낸다.
      file_write path=brew/batches.txt content="발효 {b1}\\n출하 {b2}\\n세척 {b3}" | 현황 파일 | brew/batches.txt 를 세 줄로 새로 쓴다: 발효, 출하, 세척 뒤에 각각 그 배치.
      memory_store key=duty content="{who} {phone}" | 당직 메모 | duty 에 당직자와 번호를 한 칸 띄워.
    `,
  },
  {
    language: 'ko',
    earlier: ['공구 대장 검색 | memory_recall → 드릴 {d}호 선반, 렌치 {w}호 선반, 버니어 {v}호 선반', '재고 파일 읽기 | file_read → 엔드밀 {em}개, 탭 {tap}개'],
    slots: { d: '11..19', w: '20..29', v: '30..39', em: '1..4 / 6..20', tap: '21..40' },
    tools: ['shelf_lamp(shelf: int, seconds: int): Light a shelf', 'shelf_dark(shelf: int): Put out the light of a shelf', 'tool_lend(tool, person, days: int): Lend a tool', 'tool_buy(tool, count: int, express: bool): Buy tools'],
    steps: `
      shelf_lamp shelf={v} seconds=10 | 버니어 찾기 | 버니어 캘리퍼스가 있는 선반을 10초 밝힌다. 몇 호인지는 검색 결과에.
      ^ | 측정구 선반 | 재는 공구(버니어)를 찾는다. 선반은 {step1}단계, 10초.
      shelf_dark shelf={d} | 드릴 선반 끄기 | 드릴 있는 선반 불을 끈다.
      @em tool_buy tool=엔드밀 count=10 express=true // failed "엔드밀이 {em}개 남았다" | 엔드밀 사기 | 5개 미만이면 열 개를 급행으로 산다. 넉넉하면 사지 않고 실패.
      tool_buy tool=탭 count=5 express=false | 탭 사기 | 탭 다섯 개. 급하지 않으니 보통으로.
      tool_lend tool=렌치 person=구하람 days=3 | 빌려주기 | 렌치를 구하람 씨에게 사흘 빌려준다.
      notify message="엔드밀 {em}개, 탭 {tap}개" | 재고 알림 | 이 컴퓨터에 {step2}단계에서 읽은 두 가지 수를 읽은 순서로.
      memory_store key=wrench content="렌치 {w}호 선반" | 렌치 메모 | wrench 에 렌치가 몇 호 선반인지.
      file_read path=tools/drill.txt from_line=1 lines=20 | 앞부분 | tools/drill.txt 의 처음 스무 줄을 읽는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt lab/incubator {"기기": "{inc}", "CO2": {co2}, "온도": {t}, "물": {water}, "세포": "{cell}"}',
    slots: { inc: 'INC-1, INC-2, 배양기 5, 배양기 6', co2: '=3.8, 4.1, 4.4 / 5.6, 6.1, 7.2', t: '36..38', water: '10..90', cell: 'HeLa, CHO, HEK293, Vero' },
    tools: ['co2_goal(incubator, percent: num): Set the CO2 of an incubator', 'co2_purge(incubator, seconds: int): Purge an incubator', 'medium_change(cell, ml: int): Change the medium', 'medium_warm(ml: int, minutes: int): Warm medium', 'passage_plan(cell, date, split: int): Plan a passage'],
    steps: `
      @co2 co2_goal incubator="{inc}" percent=5 // co2_purge incubator="{inc}" seconds=30 | CO2 판단 | CO2가 5 %보다 낮으면 그 배양기 목표를 5 %로, 5 %를 넘으면 30초 퍼지한다.
      medium_change cell={cell} ml=12 | 배지 교체 | 보고에 나온 세포의 배지를 12 ml로 갈아 준다.
      medium_warm ml=50 minutes=15 | 배지 데우기 | 새 배지 50 ml를 15분 데운다.
      passage_plan cell={cell} date=2026-03-27 split=4 | 계대 | 그 세포를 2026-03-27 에 1:4로 나눈다.
      ^ | 계대 일정 | 넷으로 나눠 2026-03-27 에. 세포는 메시지에 있다.
      notify message="{inc} {cell}: CO2 {co2} %, {t}℃" | 배양 알림 | 이 컴퓨터에 기기와 세포, 쌍점, CO2(%), 온도(℃).
      memory_store key=inc-water content="{inc} 물 {water} %" | 물 메모 | inc-water 에 기기, '물', 남은 양(%).
      mqtt_publish topic="lab/cells" payload="{cell}" | 세포 발행 | lab/cells 에 세포 이름만.
      failed "현미경을 들여다볼 도구가 없다" | 세포 보기 | 현미경으로 세포가 얼마나 찼는지 본다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /lab/order {"품명": "{item}", "규격": "{spec}", "수량": {count}, "거래처": "{shop}", "과제": "{grant}", "한도": "{limit}"}',
    slots: { item: '피펫 팁, 원심관, 니트릴 장갑, 필터지', spec: '=10 uL, 200 uL, 50 mL, M', count: '2..12', shop: '대정과학, 바이오원, 랩스토리, 새한켐', grant: 'NRF-2203, KEIT-118, IITP-77', limit: '=미초과, 여유 / 초과, 소진' },
    tools: ['req_submit(item, spec, count: int, supplier): Submit a request', 'req_withdraw(item, supplier): Withdraw a request', 'grant_charge(grant, item, count: int): Charge a grant', 'catalog_find(item, spec?): Look something up in the catalog'],
    steps: `
      @limit req_submit item="{item}" spec="{spec}" count={count} supplier="{shop}" // failed "과제 한도가 {limit} 상태다" | 구매 신청 | 한도가 남아 있으면 품명, 규격, 수량, 거래처를 적힌 대로 신청한다. 넘었으면 하지 않는다.
      grant_charge grant={grant} item="{item}" count={count} | 과제 처리 | 같은 품목과 수량을 적힌 과제에 단다.
      catalog_find item="{item}" spec="{spec}" | 규격까지 찾기 | 그 품명을 규격을 넣어 목록에서 찾는다.
      catalog_find item="{item}" | 품명만 찾기 | 규격은 넣지 말고 품명으로만 찾아본다.
      req_withdraw item="{item}" supplier="{shop}" | 신청 거두기 | 잘못 올렸다. 그 거래처 그 품목 신청을 거둔다.
      ^ | 취소 | 방금 신청한 품목, 그 거래처 것을 뺀다.
      notify message="{item} {spec} {count}개, {shop}" | 신청 알림 | 이 컴퓨터에 품명, 규격, 몇 개, 쉼표 뒤에 거래처.
      file_write path=orders/{grant}.txt content="{item} {count}개" append=true | 과제 파일 | orders 폴더의 과제 번호.txt 에 품명과 몇 개인지 덧붙인다.
      send_message channel=lab text="{grant}: {item}, 한도 {limit}" | 랩 공지 | lab 채널에 과제, 쌍점, 품명, 쉼표, '한도'와 그 상태.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt hotel/laundry/chute {"층": {floor}, "무게": {kg}, "종류": "{kind}", "호수": "{room}"}',
    slots: { floor: '3..19', kg: '20..80', kind: '시트, 수건, 가운, 커튼', room: '504, 812, 1107, 1603' },
    tools: ['chute_lock(floor: int): Lock a laundry chute', 'chute_free(floor: int): Unlock a laundry chute', 'cart_call(floor: int, kind): Call a cart', 'load_plan(kind, kg: int, start): Plan a wash load'],
    steps: `
      chute_lock floor={floor} | 슈트 잠금 | 막힌 것 같다. 보고한 층 슈트를 잠근다.
      chute_free floor={floor} | 슈트 풀기 | 뚫었다. 그 층 슈트를 다시 쓴다.
      cart_call floor={floor} kind="{kind}" | 카트 부르기 | 그 층으로 그 종류 실을 카트를 부른다.
      ^ | 수거 카트 | 어느 층에 어떤 빨래인지는 메시지대로.
      load_plan kind="{kind}" kg={kg} start=22:00 | 세탁 계획 | 들어온 종류와 무게를 밤 열 시(22:00)에 돌린다.
      notify message="{floor}층 {kind} {kg} kg, {room}호" | 알림 | 이 컴퓨터에 몇 층, 종류, 무게(kg), 몇 호인지.
      memory_store key=chute-{floor} content="{kind} {kg} kg" | 슈트 메모 | chute-{floor} 에 종류와 무게(kg).
      mqtt_publish topic="laundry/weight" payload="{kg} kg" | 무게 발행 | laundry/weight 에 무게를 한 칸 띄운 kg 과 함께.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt pool/pump {"펌프": "{pump}", "유량": {flow}, "압력": {bar}, "운전시간": {hours}, "핀": {pin}}',
    slots: { pump: '순환펌프 1, 순환펌프 2, 폭포펌프, 히트펌프', flow: '20..44 / 46..120', bar: '1.1..2.9', hours: '200..4000', pin: '4..19' },
    steps: `
      @flow gpio_write pin={pin} value=0 // gpio_write pin={pin} value=1 | 유량 판단 | 유량이 분당 45리터를 밑돌면 메시지의 핀을 0으로 내려 펌프를 세우고, 넘으면 1로 그대로 돌린다.
      ^ | 공회전 막기 | 펌프 핀은 이벤트. 45 미만이면 끈다(0), 이상이면 켠다(1).
      notify message="{pump} {flow} L/min, {bar} bar" | 펌프 알림 | 이 컴퓨터에 펌프, 유량(L/min), 압력(bar).
      notify message="{pump} 운전 {hours}시간" title="정비" | 정비 알림 | 제목 '정비', 내용은 펌프와 '운전', 몇 시간인지. 이 컴퓨터에.
      mqtt_publish topic="pool/pump/hours" payload="{hours}" | 시간 발행 | pool/pump/hours 에 운전 시간 숫자만.
      file_write path=pool/pump.csv content="{pump},{hours},{bar}" append=true | 펌프 기록 | pool/pump.csv 에 펌프,운전시간,압력.
      gpio_write pin=27 value=0 | 히터 넣기 | 27번 릴레이는 b접점이다. 1이면 히터가 끊기고 0이면 들어온다. 히터를 켠다.
      cron_add schedule="0 7 * * 1" action=message text="여과기 세척" | 매주 | 매주 월요일 아침 7시에 '여과기 세척'이라는 메시지를 보내도록 걸어 둔다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /festival/lost {"번호": {no}, "물건": "{thing}", "주운곳": "{place}", "주운이": "{who}", "시각": "{time}"}',
    slots: { no: '101..180', thing: '검은 우산, 아이 모자, 휴대전화, 텀블러', place: '먹거리존, 3번 게이트, 강변무대, 안내소', who: '소율, 천지유, 우현도, 반가은', time: '=11:20, 14:05, 17:40, 20:15' },
    tools: ['lost_add(item, place, finder): Register a lost thing', 'lost_claim(number: int, owner): Give a lost thing back', 'lost_discard(number: int): Throw a lost thing away', 'loudspeaker(text, repeat: int): Speak a text'],
    steps: `
      lost_add item="{thing}" place="{place}" finder="{who}" | 습득물 등록 | 주운 물건, 곳, 사람을 적힌 대로 올린다.
      ^ | 등록 | 무엇을 어디서 누가 주웠는지는 접수 내용에.
      lost_claim number={no} owner=오미르 | 돌려주기 | 그 번호의 물건을 주인 오미르 씨에게 내준다.
      lost_discard number={no} | 폐기 | 석 달이 지났다. 그 번호 물건을 버린다.
      loudspeaker text="{place}에서 {thing:을} 주웠습니다" repeat=3 | 방송 | '어디에서 무엇을 주웠습니다'라고 세 번 방송한다.
      notify message="{no}번 {thing}, {place} {time}" | 습득 알림 | 이 컴퓨터에 몇 번, 물건, 쉼표 뒤에 곳과 시각.
      send_message channel=lost to="{who}" text="{thing} 접수했습니다" | 주운 분께 | lost 채널로 주운 분께 물건 뒤에 '접수했습니다'.
      memory_store key=lost-{no} content="{thing} / {place} / {time}" | 습득 메모 | lost-{no} 에 물건 / 곳 / 시각.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 콩나물/{room} {"실온": {t}, "급수": "{water}", "길이": {cm}, "주기": {every}}',
    slots: { room: '재배실1, 재배실2, 재배실4', t: '17..22 / 24..29', water: '=정상, 멈춤', cm: '4..11', every: '=3, 4, 6' },
    tools: ['sprout_shower(room, seconds: int): Water sprouts', 'sprout_every(room, hours: int): Set how often sprouts are watered', 'sprout_dark(room, on: bool): Darken a room', 'sprout_harvest(room, kg: int): Note a harvest'],
    steps: `
      @t sprout_shower room="{room}" seconds=45 // failed "실온이 {t}도라 물을 줄 때가 아니다" | 물 주기 | 23도까지는 그 재배실에 45초 물을 준다. 더 더우면 하지 않고 실패.
      sprout_every room="{room}" hours={every} | 주기 | 메시지에 적힌 시간 간격으로 그 방 급수를 잡는다.
      sprout_dark room="{room}" on=true | 덮기 | 빛이 새면 파래진다. 그 방을 어둡게 한다.
      sprout_dark room="{room}" on=false | 걷기 | 수확하려고 그 방의 어둠을 걷는다.
      sprout_harvest room="{room}" kg=120 | 수확 | 그 방에서 120 kg 거두었다고 적는다.
      ^ | 수확 기록 | 거둔 양은 120 킬로, 방은 신호 보낸 곳.
      notify message="{room} {cm} cm, 급수 {water}" | 알림 | 이 컴퓨터에 방, 길이(cm), '급수' 상태.
      file_write path=sprout/log.txt content="{room} {t}℃ {cm} cm" append=true | 기록 | sprout/log.txt 에 방, 실온(℃), 길이(cm)를 띄워 덧붙인다.
      failed "물통을 손으로 씻을 도구가 없다" | 물통 씻기 | 낀 물때를 솔로 문질러 씻는다.
    `,
  },
];
