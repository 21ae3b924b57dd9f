import type { Scene } from '../../scene';

/** Labs, breweries, workshops, kitchens, hotels in Korean, part 6. */
export const benchesKo6: readonly Scene[] = [
  {
    language: 'ko',
    earlier: ['부스 예약 조회 | booth_plan → 부스 1 {c1} {h1}시, 부스 2 {c2} {h2}시, 부스 3 비어 있음', '필터 차압 | filter_dp → {dp} Pa'],
    slots: { c1: '현우상회, 바다조선, 도담가구', c2: '한결모터스, 누리철공, 삼우기계', h1: '=9, 10, 11', h2: '=14, 15, 16', dp: '80..245 / 255..390' },
    tools: ['booth_give(booth: int, customer, hour: int): Give a booth to a customer', 'booth_take(booth: int, customer): Take a booth away', 'filter_order(booth: int, count: int): Order filters', 'fan_step(booth: int, step: int): Set the fan step'],
    steps: `
      booth_give booth=3 customer="{c1}" hour=16 | 옮겨 주기 | 부스 1의 고객을 비어 있는 부스에 16시로 하나 더 잡아 준다.
      booth_take booth=2 customer="{c2}" | 빼기 | 부스 2를 잡은 곳이 취소했다. 거두어들인다.
      ^ | 취소 처리 | {step1}단계에서 둘째 부스로 나온 고객.
      @dp fan_step booth=1 step=2 // filter_order booth=1 count=12 | 차압 판단 | 차압이 250 Pa를 넘으면 부스 1 필터를 열두 장 주문하고, 아니면 부스 1 팬을 2단으로 둔다.
      notify message="부스 1 {c1} {h1}시, 부스 2 {c2} {h2}시" | 오늘 예약 | 이 컴퓨터에 부스 1과 2를 번호, 고객, 몇 시 순서로.
      send_message channel=paint text="{c2} {h2}시 부스 2" | 도장반 | paint 채널에 둘째 부스의 고객, 시각(시), '부스 2'.
      file_write path=paint/dp.txt content="{dp} Pa" append=true | 차압 기록 | paint/dp.txt 에 차압을 Pa와 함께 덧붙인다.
      memory_store key=booth-1 content="{c1}, {h1}시" | 첫 부스 메모 | booth-1 에 첫 부스 고객과 시각.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt paint/oven {"로": "{oven}", "입구": {inn}, "중앙": {mid}, "출구": {out}, "배기핀": {ex}, "버너핀": {burn}}',
    slots: { oven: '건조로 1, 건조로 2, 소부로', inn: '60..79', mid: '120..159 / 161..199', out: '80..99', ex: '4..14', burn: '15..27' },
    tools: ['oven_ramp(oven, celsius: int, minutes: int): Heat an oven', 'oven_belt(oven, mm_per_second: int): Set the belt', 'oven_purge(oven, seconds: int): Purge an oven'],
    steps: `
      @mid gpio_write pin={burn} value=1 // gpio_write pin={burn} value=0 | 버너 판단 | 중앙이 160도를 넘으면 버너를 끄고(0), 밑이면 켠다(1). 핀은 메시지의 버너 쪽.
      gpio_write pin={ex} value=1 | 배기 켜기 | 버너 말고 배기 핀을 1로.
      ^ | 배기 | 핀이 둘 왔다. 배기라고 적힌 것을 돌린다. 1이 회전.
      oven_ramp oven="{oven}" celsius=150 minutes=12 | 승온 | 그 로를 12분에 걸쳐 150도까지.
      oven_belt oven="{oven}" mm_per_second=8 | 벨트 | 초당 8 mm로.
      oven_purge oven="{oven}" seconds=120 | 퍼지 | 점화 전에 2분 동안 불어 낸다.
      notify message="{oven} 입구 {inn}℃, 중앙 {mid}℃, 출구 {out}℃" | 세 온도 | 이 컴퓨터에 로, '입구', '중앙', '출구' 온도를 ℃로.
      mqtt_publish topic="paint/oven/out" payload="{out}" | 출구 온도 | paint/oven/out 에 출구 온도 숫자만.
      memory_store key=oven-mid content="{oven} 중앙 {mid}℃" | 중앙 메모 | oven-mid 에 로와 '중앙' 온도(℃).
    `,
  },
  {
    language: 'ko',
    event: 'mqtt print/cutter {"재단기": "{dev}", "칼날횟수": {cuts}, "폭mm": {w}, "높이mm": {h}, "안전커튼": "{guard}", "작업": "{job}"}',
    slots: { dev: '재단기 1, 재단기 2, 폴라 78', cuts: '2000..4900 / 5100..9000', w: '297..420', h: '148..210', guard: '=정상, 켜짐 / 꺼짐, 차단', job: '메뉴판, 달력, 교지, 엽서' },
    tools: ['cut_begin(cutter, width_mm: int, height_mm: int, stacks: int): Cut paper', 'cut_abort(cutter): Stop cutting', 'blade_change(cutter): Change the blade', 'blade_reset(cutter): Set the count of a blade to nought', 'pile_move(from_table, to_table): Move a pile'],
    steps: `
      @guard cut_begin cutter="{dev}" width_mm={w} height_mm={h} stacks=2 // failed "안전커튼이 {guard} 상태다" | 재단 | 안전커튼이 살아 있을 때만 메시지의 폭과 높이로 두 뭉치를 자른다. 아니면 실패.
      ^ | 자르기 | 커튼이 꺼졌거나 막혔으면 손대지 않는다. 괜찮으면 폭, 높이 그대로, 2뭉치.
      @cuts failed "{cuts}번밖에 안 썼다" // blade_change cutter="{dev}" | 칼날 교체 | 5000번을 넘게 썼으면 그 재단기 칼날을 바꾼다. 아직이면 실패.
      blade_reset cutter="{dev}" | 횟수 0으로 | 칼날은 손으로 갈았다. 그 재단기 횟수만 0으로 되돌린다.
      cut_abort cutter="{dev}" | 멈춤 | 종이가 밀렸다. 그 재단기를 멈춘다.
      pile_move from_table=나 to_table=가 | 뭉치 옮기기 | 나 작업대 뭉치를 가 작업대로.
      notify message="{dev} {job} {w}x{h} mm" | 재단 알림 | 이 컴퓨터에 재단기와 작업, 폭x높이(mm). 예: 재단기 1 엽서 300x150 mm.
      file_write path=print/cuts.csv content="{job},{cuts}" append=true | 횟수 기록 | print/cuts.csv 에 작업,횟수.
      pushover message="{dev} 칼날 {cuts}회" | 칼날 푸시 | 푸시로 재단기, '칼날' 몇 회.
    `,
  },
  {
    language: 'ko',
    earlier: ['종이 재고 | paper_stock → 스노우지 {sn}연, 모조지 {mo}연, 크라프트 {kr}연', '다음 작업 | queue_peek → {job} {qty}부, {paper} 사용'],
    slots: { sn: '12..40', mo: '5..11', kr: '1..4', job: '동창회 회보, 어린이날 전단, 전시 도록, 교회 주보', qty: '=300, 500, 800, 1200', paper: '=스노우지, 모조지' },
    tools: ['paper_buy(paper, reams: int): Buy paper', 'paper_cut(paper, sheets: int, size: A4|A3|B4): Cut paper to a size', 'queue_front(job): Move a job to the front', 'queue_back(job): Move a job to the back', 'proof_print(job, copies: int): Print a proof'],
    steps: `
      paper_buy paper=크라프트 reams=10 | 모자란 종이 | 셋 중 가장 적은 종이를 열 연 산다.
      ^ | 종이 사기 | {step1}단계 재고에서 제일 적게 남은 것, 10연.
      paper_cut paper="{paper}" sheets=400 size=A3 | 자르기 | 다음 작업에 쓸 종이를 A3 로 400장 자른다.
      queue_front job="{job}" | 앞으로 | 손님이 기다린다. 다음 작업을 맨 앞에.
      queue_back job="{job}" | 뒤로 | 급하지 않다. {step2}단계의 작업을 맨 뒤로.
      proof_print job="{job}" copies=2 | 교정쇄 | 그 작업 교정쇄를 두 부.
      notify message="{job} {qty}부, {paper}" | 다음 작업 알림 | 이 컴퓨터에 작업과 몇 부, 쓸 종이.
      memory_store key=paper content="스노우지 {sn}연, 모조지 {mo}연" | 두 종이 메모 | paper 에 스노우지와 모조지가 몇 연인지. 크라프트는 빼고.
      failed "본드를 바를 도구가 없다" | 책등 풀칠 | 책등에 본드를 붓으로 바른다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /세탁/배달 {"호텔": "{hotel}", "층": {floor}, "시트": {sheet}, "수건": {towel}, "가운": {gown}, "기사": "{driver}", "시각": "{time}"}',
    slots: { hotel: '한빛호텔, 솔향관, 오름스테이, 청파호텔', floor: '2..9', sheet: '100..190', towel: '200..390', gown: '20..60', driver: '노건우, 마세린, 봉해찬', time: '=06:00, 07:30, 13:20, 16:40' },
    tools: ['linen_send(hotel, item: sheet|towel|gown, count: int): Send linen to a hotel', 'linen_back(hotel, item: sheet|towel|gown, count: int): Take linen back', 'van_book(driver, hotel, time): Book a van', 'van_free(driver): Free a van'],
    steps: `
      linen_send hotel="{hotel}" item=towel count={towel} | 수건 보내기 | 메시지의 수건 수만큼 그 호텔로 보낸다.
      ^ | 타월 | 시트도 가운도 아닌 수건을, 온 수만큼.
      linen_send hotel="{hotel}" item=sheet count={sheet} | 시트 보내기 | 시트만 그 호텔로, 적힌 수대로.
      linen_back hotel="{hotel}" item=gown count={gown} | 가운 회수 | 가운은 걷어 온다. 수는 메시지.
      van_book driver="{driver}" hotel="{hotel}" time={time} | 차 잡기 | 적힌 기사, 그 호텔, 그 시각으로 차를 잡는다.
      van_free driver="{driver}" | 차 풀기 | 배달이 끝났다. 그 기사의 차를 푼다.
      notify message="{hotel} {floor}층: 시트 {sheet}, 수건 {towel}, 가운 {gown}" | 배달 알림 | 이 컴퓨터에 호텔과 층, 쌍점, 시트·수건·가운 수를 이 순서로. 단위는 붙이지 않는다.
      send_message channel=drivers to="{driver}" text="{time} {hotel}" | 기사에게 | drivers 채널로 그 기사에게 시각과 호텔만.
      file_write path=laundry/out.csv content="{hotel},{sheet},{towel},{gown}" append=true | 장부 | laundry/out.csv 에 호텔,시트,수건,가운.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt laundry/boiler 증기 {bar} bar, 급수 {level} %',
    slots: { bar: '3.1..4.9 / 5.1..7.9', level: '31..95', pin: '5..26' },
    tools: ['steam_goal(bar: num): Set the steam pressure', 'steam_vent(seconds: int): Let steam off', 'feed_pump(on: bool, minutes?: int): Switch the feed pump', 'iron_heat(iron: int, celsius: int): Heat an ironing machine'],
    steps: `
      @bar steam_goal bar=5 // steam_vent seconds=20 | 압력 판단 | 5 bar를 넘으면 20초 빼고, 안 넘으면 목표를 5 bar로.
      feed_pump on=true minutes=3 | 급수 | 급수 펌프를 3분 돌린다.
      feed_pump on=false | 급수 멈춤 | 급수 펌프를 끈다.
      iron_heat iron=2 celsius=165 | 다림판 | 2번 다림판을 165도로.
      mqtt_publish topic="log/boiler" payload="증기 {bar} bar, 급수 {level} %" | 그대로 기록 | 받은 글자를 그대로 log/boiler 로.
      ^ | 중계 | 온 그대로, 쉼표와 단위까지, log/boiler 에 낸다.
      notify message="증기 {bar} bar" | 압력만 | 이 컴퓨터에 '증기'와 압력만 단위와 함께. 급수는 빼고.
      file_write path=boiler/log.csv content="{bar},{level}" append=true | 수치만 | boiler/log.csv 에 압력,급수 숫자만 한 줄.
      gpio_write pin={pin} value=1 | 안전변 막기 | 안전변 {pin}번은 1이면 닫히고 0이면 열린다. 닫는다.
      gpio_write pin={pin} value=0 | 안전변 열기 | {pin}번을 0으로 내리면 증기가 빠지는 변이다. 뺀다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /hotel/complaint {"객실": {room}, "문제": "{what}", "접수": "{time}", "재방문": {again}, "손님": "{guest}"}',
    slots: { room: '402..1830', what: '온수 안 나옴, 와이파이 끊김, 옆방 소음, 냉장고 소리', time: '=01:20, 08:15, 19:45, 23:30', again: '=true / false', guest: '심다온, 나탈리, 곽우영, 반소민' },
    tools: ['room_visit(room: int, team: maint|it|desk, minutes: int): Send somebody to a room', 'room_swap(from_room: int, to_room: int): Move a guest to another room', 'voucher_give(room: int, won: int): Give a voucher', 'night_note(room: int, text): Write into the night book'],
    steps: `
      room_visit room={room} team=maint minutes=15 | 설비 방문 | 고장 난 것은 설비(maint)에서 본다. 신고한 방에 15분 안에 보낸다.
      ^ | 사람 보내기 | 그 방, 정비 팀, 열다섯 분.
      room_visit room={room} team=it minutes=30 | 통신 점검 | 인터넷 문제다. 그 방에 반 시간 안에 전산 담당을.
      @again voucher_give room={room} won=50000 // voucher_give room={room} won=20000 | 쿠폰 | 두 번째(재방문) 불만이면 오만 원, 처음이면 이만 원짜리를 그 방에.
      room_swap from_room={room} to_room=1905 | 방 바꿔 드리기 | 신고한 방에서 1905호로 옮겨 드린다.
      night_note room={room} text="{time} {what}" | 야간 일지 | 그 방 항목에 접수 시각과 문제를 한 칸 띄워 적는다.
      notify message="{room}호 {what} ({guest})" title="불만" | 불만 알림 | 제목 '불만', 내용은 몇 호, 문제, 괄호 안에 손님. 이 컴퓨터에.
      memory_store key=room-{room} content="{what}" | 방 메모 | room-{room} 에 무슨 문제인지만.
    `,
  },
  {
    language: 'ko',
    earlier: ['욕탕 점검 | bath_check → 온탕 {t1}℃, 열탕 {t2}℃, 냉탕 {t3}℃', '방수 시험 | leak_test → {leak}'],
    slots: { t1: '38..40', t2: '43..46', t3: '14..18', leak: '=이상 없음, 통과 / 누수 의심, 실패' },
    tools: ['tub_goal(tub: 온탕|열탕|냉탕, celsius: int): Set a bath', 'tub_drain(tub: 온탕|열탕|냉탕, percent: int): Drain a bath', 'tub_close(tub: 온탕|열탕|냉탕, reason): Close a bath', 'filter_dose(tub: 온탕|열탕|냉탕, ml: int): Dose a filter aid'],
    steps: `
      @leak tub_drain tub=열탕 percent=100 // tub_close tub=열탕 reason="누수 의심" | 열탕 처리 | 방수 시험이 깨끗하면 열탕 물을 다 빼서 청소하고, 의심스러우면 '누수 의심'이라는 사유로 닫는다.
      tub_goal tub=냉탕 celsius=17 | 가장 찬 탕 | 셋 중 가장 찬 탕을 17도로.
      ^ | 냉수 온도 | 점검에서 제일 낮은 온도가 나온 탕, 17도.
      tub_drain tub=온탕 percent=25 | 사분의 일만 | 온탕 물을 사분의 일 뺀다.
      filter_dose tub=열탕 ml=60 | 보조제 | 가장 뜨거운 탕에 60 ml.
      notify message="온탕 {t1}℃, 열탕 {t2}℃, 냉탕 {t3}℃" | 세 탕 알림 | 이 컴퓨터에 온탕, 열탕, 냉탕 순으로 ℃와 함께.
      file_write path=bath/leak.txt content="방수 시험: {leak}" append=true | 방수 기록 | bath/leak.txt 에 '방수 시험', 쌍점, 결과를 덧붙인다.
      memory_store key=baths content="{t1}/{t2}/{t3}" | 한 줄 메모 | baths 에 온탕/열탕/냉탕 온도를 빗금으로.
      mqtt_publish topic="bath/hot" payload="{t2}" | 열탕 발행 | bath/hot 에 열탕 온도만.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt sauna/kiln{kiln} {"장작": {wood}, "온도": {t}, "연기": {smoke}, "불씨": "{ember}", "굴뚝핀": {flue}}',
    slots: { kiln: '=1, 2, 3', wood: '5..40', t: '90..199 / 201..310', smoke: '50..400', ember: '=살아 있음, 약함', flue: '18..33' },
    tools: ['wood_feed(kiln: int, kg: int): Feed wood', 'kiln_shut(kiln: int): Shut a kiln', 'flue_open(kiln: int, percent: int): Open a flue', 'ash_pull(kiln: int): Pull ashes', 'guest_count(kiln: int): Count the guests in a kiln'],
    steps: `
      @t wood_feed kiln={kiln} kg=8 // flue_open kiln={kiln} percent=100 | 가마 온도 | 200도를 넘었으면 그 가마 굴뚝을 끝까지 열고, 밑이면 장작 8 kg을 넣는다.
      gpio_write pin={flue} value=0 | 굴뚝 열기 | 굴뚝 댐퍼는 메시지의 핀이고 1이면 닫힌다. 연다(0).
      gpio_write pin={flue} value=1 | 굴뚝 닫기 | 같은 핀에 1을 주면 굴뚝이 닫힌다. 닫는다.
      ^ | 댐퍼 닫기 | 연기·장작 수치 말고 굴뚝 핀을 1로.
      ash_pull kiln={kiln} | 재 빼기 | 불을 빼지 말고 그 가마 재만 뺀다.
      guest_count kiln={kiln} | 사람 세기 | 그 가마에 몇 명 있는지 센다.
      notify message="가마 {kiln} {t}℃, 연기 {smoke} ppm" | 가마 알림 | 이 컴퓨터에 '가마'와 번호, 온도(℃), '연기'(ppm).
      pushover message="장작 {wood} kg 남음" | 장작 푸시 | 푸시로 '장작' 몇 kg '남음'.
      memory_store key=ember content="가마 {kiln} 불씨 {ember}" | 불씨 메모 | ember 에 '가마'와 번호, '불씨'와 상태.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /pool/lesson {"반": "{course}", "강사": "{coach}", "레인": {lane}, "인원": {heads}, "시작": "{from}", "끝": "{to}", "수온": {t}}',
    slots: { course: '접영반, 유아반, 아쿠아로빅, 새벽 자유반', coach: '천혜린, 우도겸, 선하람', lane: '=1, 2, 3, 4', heads: '5..19', from: '=06:00, 07:10, 19:20', to: '=07:00, 08:10, 20:20', t: '23..25 / 26..29' },
    tools: ['lesson_set(course, coach, lane: int, start, end): Plan a lesson', 'lesson_cut(course, start): Cancel a lesson', 'lane_rope(lane: int, on: bool): Put a rope between lanes', 'water_goal(celsius: int): Set the water of the pool'],
    steps: `
      @t failed "물이 {t}도라 차다" // lesson_set course="{course}" coach="{coach}" lane={lane} start={from} end={to} | 강습 열기 | 물이 26도 이상이면 그 반을 적힌 강사, 레인, 시작과 끝 시각으로 연다. 차가우면 실패.
      lesson_cut course="{course}" start={from} | 강습 취소 | 강사가 아프다. 그 반을 시작 시각으로 찾아 없앤다.
      lane_rope lane={lane} on=true | 로프 걸기 | 그 레인에 로프를 친다.
      lane_rope lane={lane} on=false | 로프 걷기 | 강습이 끝났다. 그 레인 로프를 걷는다.
      water_goal celsius=28 | 물 데우기 | 28도로.
      notify message="{from}~{to} {course} {heads}명, {coach}" | 강습 알림 | 이 컴퓨터에 시작~끝, 반, 몇 명, 쉼표 뒤에 강사.
      send_message channel=pool to="{coach}" text="{course} {from} {lane}레인" | 강사에게 | pool 채널로 강사에게 반, 시작 시각, 몇 레인.
      ^ | 강사 연락 | 채널은 pool, 받는 이는 강사, 내용은 반과 시작과 몇 레인.
      file_write path=pool/lesson.txt content="{course} / {heads}명 / {t}℃" append=true | 강습 기록 | pool/lesson.txt 에 반 / 인원(명) / 수온(℃).
    `,
  },
  {
    language: 'ko',
    earlier: ['전시실 점검 | hall_list → 1실 습도 {h1} % 관람객 {n1}명, 2실 습도 {h2} % 관람객 {n2}명, 3실 습도 {h3} % 관람객 {n3}명', '문화재 목록 | memory_recall → 병풍 {p1}, 도자기 {p2}, 활자 {p3}'],
    slots: { h1: '42..49', h2: '50..58', h3: '59..72', n1: '1..9', n2: '10..29', n3: '30..70', p1: 'W-01, W-09', p2: 'C-12, C-33', p3: 'T-02, T-07' },
    tools: ['hall_dry(hall: int, percent: int): Dry a hall', 'hall_wet(hall: int, percent: int): Humidify a hall', 'case_unlock(case_id, minutes: int): Unlock a showcase', 'case_seal(case_id): Seal a showcase', 'route_turn(hall: int, one_way: bool): Change the way visitors walk'],
    steps: `
      hall_dry hall=3 percent=50 | 가장 습한 방 | 가장 습한 전시실의 습도를 50 %로 내린다.
      hall_wet hall=1 percent=50 | 가장 마른 방 | {step1}단계에서 습도가 가장 낮은 방을 50 %까지 올린다.
      route_turn hall=3 one_way=true | 한 방향 | 사람이 가장 많은 방을 한 방향으로 돌린다.
      ^ | 관람 방향 | 붐비는 전시실을 일방 통행으로. 어디인지는 점검 결과에.
      case_unlock case_id={p2} minutes=10 | 도자기 진열장 | 도자기 번호를 목록에서 찾아 그 진열장을 10분 연다.
      case_seal case_id={p1} | 병풍 봉인 | 병풍 진열장을 봉한다. 번호는 {step2}단계.
      notify message="1실 {n1}명, 2실 {n2}명, 3실 {n3}명" | 관람객 알림 | 이 컴퓨터에 세 방 관람객을 번호 순으로 명과 함께.
      file_write path=museum/humidity.csv content="{h1},{h2},{h3}" append=true | 습도 기록 | museum/humidity.csv 에 1,2,3실 습도를 % 없이 한 줄.
      memory_store key=type content="활자 {p3}" | 활자 메모 | type 에 '활자'와 그 번호.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt museum/crate {"상자": "{crate}", "충격g": {shock}, "기울기": {tilt}, "기사": "{driver}", "다음": "{next}"}',
    slots: { crate: 'CR-07, CR-19, CR-88, CR-102', shock: '0.1..1.4 / 1.6..3.9', tilt: '2..40', driver: '원지후, 천세라, 봉두희', next: '수장고 2, 하역장, 훈증실, 촬영실' },
    tools: ['crate_route(crate, to_room): Send a crate to a room', 'crate_inspect(crate, reason): Ask for an inspection', 'crate_weigh(crate): Weigh a crate', 'driver_call(driver, text): Call a driver'],
    steps: `
      @shock crate_route crate={crate} to_room="{next}" // crate_inspect crate={crate} reason="충격 {shock} g" | 충격 판단 | 충격이 1.5 g을 넘으면 그 상자를 '충격 n g' 사유로 검사에 넘기고, 아니면 적힌 다음 곳으로 보낸다.
      crate_weigh crate={crate} | 무게 | 보내지 말고 그 상자 무게만 잰다.
      driver_call driver="{driver}" text="천천히 옮겨 주세요" | 기사에게 | 그 기사에게 다음 말을 그대로 전한다: 천천히 옮겨 주세요
      ^ | 기사 호출 | 옮기는 분께 전할 글은 '천천히 옮겨 주세요' 그대로.
      notify message="{crate} 기울기 {tilt}도, 충격 {shock} g" | 상자 알림 | 이 컴퓨터에 상자, '기울기'(도), '충격'(g).
      mqtt_publish topic="museum/next" payload="{next}" | 다음 곳 | museum/next 에 다음 곳만.
      file_write path=museum/crate.csv content="{crate};{shock};{tilt}" append=true | 상자 기록 | museum/crate.csv 에 상자;충격;기울기.
      memory_recall query={crate} limit=3 | 지난 기록 | 그 상자에 관한 메모를 셋까지만.
      failed "상자를 드는 도구가 없다" | 상자 들기 | 상자를 손으로 들어 지게차에 올린다.
    `,
  },
  {
    language: 'ko',
    earlier: ['재고 조회 | drug_stock → 타이레놀 {q1}통, 항생제 {q2}통, 안약 {q3}통', '냉장 온도 | fridge_temp → {t}도'],
    slots: { q1: '20..90', q2: '6..15', q3: '1..5', t: '3..8 / 9..16' },
    tools: ['drug_take(drug, count: int, person): Take medicine out of the store', 'drug_put(drug, count: int): Put medicine into the store', 'drug_write_off(drug, count: int, reason): Write medicine off', 'supplier_ask(drug, boxes: int): Ask the wholesaler'],
    steps: `
      supplier_ask drug=안약 boxes=6 | 떨어질 약 | 셋 가운데 가장 적게 남은 약을 여섯 박스 주문한다.
      ^ | 도매상 | 조회에서 제일 적은 것, 6박스.
      @t drug_put drug=안약 count=30 // failed "냉장고가 {t}도라 넣을 수 없다" | 안약 넣기 | 냉장고가 2~8도일 때만 안약 서른 통을 넣는다. 벗어나면 실패.
      drug_take drug=타이레놀 count=2 person=연소하 | 불출 | 연소하 씨에게 타이레놀 두 통.
      drug_write_off drug=항생제 count=1 reason=파손 | 파손 처리 | 항생제 한 통이 파손되었다. 장부에서 뺀다.
      notify message="타이레놀 {q1}통, 안약 {q3}통" | 두 약 알림 | 이 컴퓨터에 타이레놀과 안약이 몇 통인지. 항생제는 빼고.
      file_write path=pharmacy/stock.csv content="{q1},{q2},{q3}" | 재고 파일 | pharmacy/stock.csv 를 조회된 순서의 수로 새로 쓴다.
      memory_store key=fridge content="{t}도" | 냉장 메모 | fridge 에 {step2}단계 온도를 '도'와 함께.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt ward/bed {"병상": "{bed}", "산소포화도": {spo2}, "맥박": {pulse}, "호출": "{call}", "담당": "{nurse}"}',
    slots: { bed: '3A-12, 5B-04, 응급 2, 7C-31', spo2: '85..92 / 94..99', pulse: '60..79', call: '=통증, 물, 화장실, 수액', nurse: '여도경, 함유진, 방세온' },
    tools: ['bed_light(bed, color: white|amber|red): Set the light above a bed', 'nurse_page(nurse, bed, reason): Page a nurse', 'call_clear(bed): Clear a call', 'feed_rate_of(bed, ml_per_hour: int): Set an infusion pump'],
    steps: `
      @spo2 bed_light bed="{bed}" color=red // call_clear bed="{bed}" | 포화도 판단 | 산소포화도가 93 % 미만이면 그 병상 불을 빨갛게 켜고, 아니면 호출을 지운다.
      nurse_page nurse="{nurse}" bed="{bed}" reason="{call}" | 담당 호출 | 그 병상 담당을 부른다. 사유는 환자가 누른 호출.
      ^ | 간호사 부르기 | 누구를, 어느 병상으로, 왜 부르는지는 메시지에.
      bed_light bed="{bed}" color=white | 흰 불 | 처치가 끝났다. 그 병상 불을 흰색으로.
      feed_rate_of bed="{bed}" ml_per_hour=80 | 수액 속도 | 그 병상 수액을 시간당 80 ml로.
      notify message="{bed} 포화도 {spo2} %, 맥박 {pulse}" | 병상 알림 | 이 컴퓨터에 병상, '포화도'(%), '맥박'.
      file_write path=ward/calls.csv content="{bed},{call}" append=true | 호출 기록 | ward/calls.csv 에 병상,호출.
      memory_store key={bed} content="담당 {nurse}" | 담당 메모 | 병상을 키로 '담당'과 이름을 남긴다.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral pin-19 1',
    earlier: ['창고 문 확인 | memory_recall → 앞문 {front}, 뒷문 {back}, 냉동문 {cold}', '도난 조회 | guard_ask → 마지막 출입 {who} {time}'],
    slots: { front: '4..9', back: '11..17', cold: '21..28', who: '채온유, 문하솔, 도재민', time: '=02:14, 03:40, 05:05' },
    tools: ['store_lock(door, code: int): Lock a storage door', 'store_watch(camera: int, seconds: int): Record a camera', 'guard_send(place, people: int): Send guards'],
    steps: `
      gpio_write pin={back} value=0 | 뒷문 풀기 | 자물쇠는 0에서 풀린다. 뒷문 핀을 메모에서 찾아 푼다.
      gpio_write pin={cold} value=1 | 냉동문 잠그기 | 1이면 잠긴다. 냉동문 핀은 {step1}단계에 있다. 잠근다.
      ^ | 냉동 창고 닫기 | 배선 메모에서 냉동문을 골라 1을 준다.
      gpio_write pin={front} value=0 | 앞문 풀기 | 앞문만 푼다(0). 뒷문은 그대로.
      store_watch camera=3 seconds=60 | 녹화 | 3번 카메라를 1분 동안.
      guard_send place=하역장 people=2 | 경비 보내기 | 하역장으로 두 사람.
      notify message="마지막 출입 {who} {time}" | 출입 알림 | 이 컴퓨터에 '마지막 출입', 사람, 시각.
      send_message channel=guard text="{time} {who} 출입" | 경비 채널 | guard 채널에 시각과 사람, '출입'.
      memory_store key=last-entry content="{who}, {time}" | 출입 메모 | last-entry 에 사람과 시각을 쉼표로.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /stage/cuelist {"공연": "{show}", "조명큐": {lx}, "음향큐": {sq}, "무대감독": "{sm}", "지각": {late}}',
    slots: { show: '여우비, 달빛 다방, 어느 겨울, 고려 무사', lx: '10..39', sq: '40..90', sm: '방지운, 도하린, 편서아', late: '=0 / 5, 8, 12' },
    tools: ['cue_fire(list: LX|SQ, number: int): Fire a cue', 'cue_skip(list: LX|SQ, number: int): Skip a cue', 'hold_show(minutes: int): Hold the show', 'foyer_bell(times: int, gap_seconds: int): Ring the bell in the foyer', 'stage_vacuum(zone): Vacuum the stage'],
    steps: `
      cue_fire list=LX number={lx} | 조명 큐 | 메시지의 조명 큐를 쏜다.
      cue_skip list=SQ number={sq} | 음향 건너뛰기 | 스피커가 터졌다. 음향 큐는 건너뛴다.
      ^ | 소리 큐 생략 | SQ 쪽 번호를 넘긴다. 조명 번호가 아니다.
      @late failed "지각한 사람이 없다" // hold_show minutes={late} | 늦추기 | 배우가 늦으면 늦는 분수만큼 공연을 늦춘다. 늦는 사람이 없으면 실패.
      foyer_bell times=3 gap_seconds=20 | 종 | 로비 종을 스무 초 간격으로 세 번.
      notify message="{show} LX {lx}, SQ {sq}, {sm}" | 진행표 | 이 컴퓨터에 공연, LX 번호, SQ 번호, 무대감독.
      send_message channel=stage to="{sm}" text="{late}분 뒤 시작" | 감독에게 | stage 채널로 무대감독에게 늦는 분수를 넣어 'n분 뒤 시작'.
      memory_store key=cue content="LX {lx} / SQ {sq}" | 큐 메모 | cue 에 LX와 SQ 번호를 빗금으로.
      failed "무대를 걸레질할 도구가 없다" | 걸레질 | 무대 바닥의 물을 밀걸레로 닦는다. 진공청소로는 안 된다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt festival/foodtruck {"트럭": "{truck}", "전력": {watt}, "자리": "{place}", "매출": {won}, "대기": {queue}}',
    slots: { truck: '타코달, 꼬치마차, 두유빙수, 전통차', watt: '2100..3990 / 4010..6500', place: 'A-1, A-4, B-2, C-7', won: '100000..900000', queue: '3..60' },
    tools: ['truck_place(truck, place): Put a truck at a place', 'truck_limit(truck, watts: int): Limit a truck', 'truck_bill(truck, won: int): Bill a truck', 'queue_sign(place, minutes: int): Set the waiting sign'],
    steps: `
      @watt truck_bill truck="{truck}" won={won} // truck_limit truck="{truck}" watts=4000 | 전력 판단 | 4000 W를 넘으면 그 트럭을 4000 W로 묶고, 안 넘으면 매출을 그 트럭에 정산으로 올린다.
      truck_place truck="{truck}" place=C-9 | 자리 옮기기 | 지금 자리 말고 C-9 로.
      queue_sign place={place} minutes={queue} | 대기 표시 | 그 자리에 대기 시간(분)을 띄운다.
      ^ | 줄 안내 | 자리와 몇 분인지는 메시지대로.
      notify message="{truck} {place}, 매출 {won}원" | 정산 알림 | 이 컴퓨터에 트럭과 자리, '매출' 몇 원.
      pushover message="{truck} {watt} W" | 전력 푸시 | 푸시로 트럭과 전력(W).
      file_write path=festival/sales.csv content="{truck},{won}" append=true | 매출 기록 | festival/sales.csv 에 트럭,매출.
      memory_store key=truck-{place} content="{truck}" | 자리 메모 | truck-{place} 에 트럭 이름만.
    `,
  },
  {
    language: 'ko',
    earlier: ['가마 상태 | kiln_list → 가마 1 {s1}, 가마 2 {s2}, 가마 3 {s3}', '냉각 온도 | kiln_temp → {t}도'],
    slots: { s1: '=식는 중, 냉각', s2: '=소성 중, 가열', s3: '=비어 있음, 대기', t: '50..145 / 155..400' },
    tools: ['kiln_unlock(kiln: int): Unlock the door of a kiln', 'kiln_load(kiln: int, shelves: int): Load a kiln', 'kiln_vent(kiln: int, percent: int): Open the vent', 'kiln_program(kiln: int, program: biscuit|glaze|luster): Choose a firing'],
    steps: `
      @t kiln_unlock kiln=1 // failed "아직 {t}도라 열 수 없다" | 문 열기 | 식고 있는 가마의 문을 연다. 다만 150도 아래로 내려왔을 때만.
      ^ | 꺼내기 | 어느 가마가 식는지는 {step1}단계, 온도는 {step2}단계. 150도를 넘으면 실패.
      kiln_load kiln=3 shelves=6 | 재임 | 놀고 있는 가마에 여섯 단을 쌓는다.
      kiln_vent kiln=2 percent=10 | 통풍 | 지금 굽고 있는 가마의 통풍을 10 %로.
      kiln_program kiln=3 program=biscuit | 초벌 | 비어 있는 가마를 초벌로 돌린다.
      kiln_program kiln=1 program=glaze | 재벌 | 가마 1을 재벌(유약)로.
      notify message="가마 1 {s1}, 가마 2 {s2}, 가마 3 {s3}" | 가마 알림 | 이 컴퓨터에 세 가마 상태를 번호 순으로.
      memory_store key=kiln-temp content="{t}도" | 온도 메모 | kiln-temp 에 잰 온도를 '도'와 함께.
    `,
  },
];
