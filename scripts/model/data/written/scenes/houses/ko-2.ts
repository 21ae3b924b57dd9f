import type { Scene } from '../../scene';

/** Apartment houses, offices and small servers in Korean, part 2. */
export const housesKo2: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt lobby/kiosk {"메뉴": "{menu}", "언어": "{lang}", "기기": {dev}, "대기": {wait}}',
    slots: { menu: '=수납 / 접수 / 서류', lang: '=ko, en, zh, vi', dev: '1..9', wait: '10..60', lampA: '4..9', lampB: '12..18', lampC: '20..27' },
    tools: ['kiosk_page(device: int, page): 화면을 넘긴다', 'kiosk_voice(device: int, language: ko|en|zh|vi, volume?: int): 음성 안내 언어를 정한다', 'kiosk_reset(device: int): 처음 화면으로 돌린다'],
    steps: `
      @menu gpio_write pin={lampA} value=1 // gpio_write pin={lampB} value=1 // gpio_write pin={lampC} value=1 | 창구 표시등 | 표시등은 수납 {lampA}, 접수 {lampB}, 서류 {lampC}번이고 1에서 켜진다. 고른 메뉴의 표시등을 켠다.
      @menu kiosk_page device={dev} page=pay // kiosk_page device={dev} page=checkin // kiosk_page device={dev} page=docs | 화면 넘기기 | 수납이면 pay, 접수면 checkin, 서류면 docs 화면으로 그 기기를 넘긴다.
      kiosk_voice device={dev} language={lang} | 음성 언어 | 손님이 고른 언어로 그 기기의 음성을 바꾼다. 소리 크기는 그대로 둔다.
      kiosk_voice device={dev} language={lang} volume=30 | 작은 소리로 | 고른 언어로, 소리는 30으로 하여 그 기기에서 안내한다.
      kiosk_reset device={dev} | 처음으로 | 손님이 가 버렸다. 그 기기를 처음 화면으로.
      notify message="{dev}번 기기 {menu}" | 안내대 알림 | 이 컴퓨터에 몇 번 기기에서 어떤 메뉴를 골랐는지.
      mqtt_publish topic=lobby/wait payload="{wait}" | 대기 발행 | lobby/wait 에 대기 숫자만.
      file_write path=kiosk/{dev}.log content="{menu} {lang}" append=true | 이용 기록 | kiosk/기기번호.log 에 메뉴와 언어를 이어 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /print/job {"작업": {job}, "문서": "{doc}", "쪽수": {pages}, "부수": {copies}, "사용자": "{user}"}',
    slots: { job: '2001..9900', doc: '가정통신문, 급식표, 시간표, 학적부, 회의록', pages: '2..28', copies: '=30, 45, 120, 300', user: '정하늘, 구본길, 민소라' },
    tools: ['job_release(job: int): 잡아 둔 인쇄를 내보낸다', 'job_kill(job: int): 인쇄를 지운다', 'job_limit(user, pages: int): 하루 쪽수를 정한다', 'job_duplex(job: int, on: bool): 양면 인쇄'],
    steps: `
      job_release job={job} | 인쇄 내보내기 | 기다리던 작업을 내보낸다.
      job_kill job={job} | 인쇄 지우기 | 잘못 보냈다고 한다. 그 작업을 없앨 것.
      job_duplex job={job} on=true | 양면으로 | 종이를 아낀다. 이 작업을 양면으로 바꾼다.
      job_duplex job={job} on=false | 단면으로 | 결재용이라 한 면에만 찍어야 한다. 양면을 푼다.
      job_limit user="{user}" pages=200 | 쪽수 제한 | 작업을 보낸 사람의 하루 한도를 200쪽으로.
      file_write path=print/log.csv content="{user},{pages},{copies}" append=true | 인쇄 대장 | print/log.csv 끝에 사용자, 쪽수, 부수를 쉼표만 써서 한 줄.
      ^ | 대장에 한 줄 | 누가 몇 쪽을 몇 부 찍었는지 print/log.csv 에 더한다. 값 셋을 쉼표로 잇고 단위는 쓰지 않는다. 순서는 사람, 쪽수, 부수.
      memory_store key=job-{job} content="{doc} {copies}부" | 작업 메모 | job-작업번호 키에 문서와 부수("부"를 붙여)를.
      send_message channel=print to="{user}" text="{doc} {pages}쪽 {copies}부 접수" | 보낸 사람에게 | print 채널로 작업을 보낸 사람에게 문서, 쪽수, 부수, "접수"를 보낸다. 쪽과 부를 단위로.
      notify message="{user}: {doc}" title="인쇄" | 화면 알림 | 제목은 인쇄, 내용은 "사용자: 문서". 이 컴퓨터에.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /svc/state {"name": "{svc}", "host": "{host}", "port": {port}, "state": "{state}", "since": "{since}"}',
    slots: { svc: 'nginx, postgres, redis, smbd, cups', host: 'app1, db-2, nas3, edge-k', port: '3000..9900', state: '=down, failed / up, running', since: '=02:14, 03:41, 22:08', num: '2..9' },
    tools: ['unit_start(host, unit): 서비스를 띄운다', 'unit_stop(host, unit): 서비스를 내린다', 'unit_mask(host, unit): 서비스를 띄우지 못하게 막는다'],
    steps: `
      @state unit_start host={host} unit={svc} // failed "이미 {state} 상태다" | 죽었으면 띄우기 | 서비스가 죽어 있을 때만 그 서버에서 띄운다. 돌고 있으면 건드리지 않고 실패로.
      @state unit_start host={host} unit={svc} // unit_stop host={host} unit={svc} | 뒤집기 | 죽었으면 띄우고, 돌고 있으면 내린다. 서버와 이름은 웹훅대로.
      unit_mask host={host} unit={svc} | 막기 | 다시는 뜨지 못하게 그 서버의 서비스를 막는다.
      http_request url=http://{host}:{port}/ready | 준비 확인 | http://서버:포트/ready 로 물어본다. 서버와 포트는 이벤트에 있다.
      http_request url=http://{host}:{port}/reload method=POST | 다시 읽기 | 이벤트의 서버와 포트로 /reload 에 POST. 본문은 없다.
      pushover message="{host} {svc} {state}" title="장애" | 당직 푸시 | 제목 "장애"로 푸시: 서버, 서비스, 상태.
      notify message="{svc} {since}부터 {state}" | 언제부터 | 이 컴퓨터에 서비스가 언제부터 어떤 상태인지. "redis 01:00부터 up" 꼴.
      memory_store key={host}-{svc} content="포트 {port}" | 포트 메모 | 서버-서비스 꼴의 키({host}-{svc})에 "포트"와 번호를 적는다.
      file_search query={svc} path=runbooks | 대응서 찾기 | runbooks 에서 이 서비스의 문서를 찾는다.
      cron_add schedule="*/10 * * * *" action=procedure text=svc-watch name={svc} | 감시 예약 | 10분마다 svc-watch 절차. 예약 이름은 서비스 이름으로 한다.
    `,
  },
  {
    language: 'ko',
    earlier: ['당번표 읽기 | file_read → 월 {a}, 화 {b}, 수 {c}, 목 {d}', '전화번호 메모 | memory_recall → {b}: 010-4471-0{n}, {c}: 010-2290-0{m}'],
    slots: { a: '=문지호, 염미정', b: '=서태준, 구혜린', c: '=탁재영, 방소희', d: '=마동혁, 국수연', n: '211..499', m: '511..899' },
    tools: ['dial_out(number, text): 전화를 걸어 말한다', 'duty_swap(day: mon|tue|wed|thu|fri, person): 당번을 바꾼다'],
    steps: `
      dial_out number=010-4471-0{n} text="오늘 당번입니다" | 화요일 당번에게 전화 | 화요일 당번의 번호로 "오늘 당번입니다"라고 전화한다.
      ^ | 당번 전화 | 오늘은 화요일. 당번표에서 이름을, 메모에서 번호를 찾아 "오늘 당번입니다"라고 말할 것.
      dial_out number=010-2290-0{m} text="내일 당번입니다" | 수요일 당번에게 | 수요일 당번에게 전화해 "내일 당번입니다"라고 한다.
      duty_swap day=thu person="{a}" | 목요일 바꾸기 | 목요일 당번을 월요일에 서는 사람으로 바꾼다.
      duty_swap day=mon person="{d}" | 월요일 바꾸기 | 월요일은 지금 목요일 당번인 사람이 선다.
      send_message channel=duty to="{c}" text="수요일 당번입니다" | 당번 알림 | duty 채널로 수요일 당번에게 "수요일 당번입니다".
      notify message="오늘 당번 {b}" | 화면 알림 | 이 컴퓨터에 "오늘 당번"과 화요일 당번 이름.
      file_write path=duty/today.txt content="{d}" | 오늘 당번 파일 | 오늘은 목요일이다. duty/today.txt 를 당번 이름만으로 새로 쓴다.
      memory_store key=duty-week content="월 {a}, 화 {b}, 수 {c}, 목 {d}" | 당번표 메모 | duty-week 메모에 {step1}단계에서 읽은 줄을 그대로 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt apt/door/{door} {"카드": "{card}", "결과": "{res}", "시각": "{time}", "연속실패": {fails}}',
    slots: { door: '=103, 107, 212, b2', card: '7F22A1, 04C9E3, A81D07, 5B30F2', res: '=거부, 만료, 미등록', time: '=23:12, 02:47, 04:05, 01:33', fails: '=1, 2 / 5, 7, 9', strike: '4..27' },
    tools: ['card_block(card): 카드를 막는다', 'card_extend(card, days: int): 카드 기한을 늘린다', 'door_unlatch(door, seconds: int): 문을 잠시 연다'],
    steps: `
      @fails failed "연속 실패가 {fails}번뿐이다" // card_block card={card} | 카드 차단 | 다섯 번 이상 잇달아 실패한 카드만 막는다. 그보다 적으면 막지 않는다.
      @fails notify message="{door} {res}" // pushover message="{card} {fails}회 실패" | 알릴 곳 | 연속 실패가 다섯 번 미만이면 이 컴퓨터 알림으로 문과 결과를, 다섯 번 이상이면 푸시로 카드와 "몇회 실패"를 알린다.
      card_extend card={card} days=365 | 기한 늘리기 | 기한이 지난 카드다. 1년(365일) 늘려 준다.
      door_unlatch door={door} seconds=5 | 잠시 열기 | 본인 확인을 했다. 그 문을 5초 연다.
      gpio_write pin={strike} value=0 | 문 풀기 | 전기정은 {strike}번. 전기가 끊기면(0) 풀린다. 푼다.
      gpio_write pin={strike} value=1 | 문 걸기 | {strike}번 전기정은 1이면 걸리고 0이면 풀린다. 건다.
      file_write path=door/{door}.log content="{time} {card} {res}" append=true | 출입 기록 | door/문.log 에 시각 카드 결과를 덧붙인다.
      memory_recall query={card} limit=10 | 카드 이력 | 메모에서 이 카드를 찾는다. 열 건까지.
      mqtt_publish topic=apt/door/{door}/deny payload="{card}" | 거부 발행 | apt/door/{door}/deny 에 카드 번호만 낸다.
      send_message channel=security text="{time} {door} 출입문 {res}" | 보안 채널 | security 채널에 시각, 문, "출입문", 결과를 한 칸씩 띄워 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /donation {"이름": "{name}", "물품": "{item}", "수량": {qty}, "상자": "{box}", "비고": "{memo}"}',
    slots: { name: '한솔교회, 마을부녀회, 동문회, 익명', item: '쌀 10kg, 연탄, 겨울이불, 라면', qty: '5..60', box: 'BX-1, BX-27, G-09', memo: '내일 가져감, 유통기한 확인, 냉장 보관, 분배 완료' },
    tools: ['relief_store(box, item, qty: int): 나눔 창고에 넣는다', 'relief_hand(box, person): 나눔 물품을 준다'],
    steps: `
      relief_store box={box} item="{item}" qty={qty} | 창고 입고 | 들어온 물품을 그 상자에 수량만큼 넣는다.
      relief_hand box={box} person="{name}" | 돌려주기 | 기한이 지나 돌려준다. 그 상자를 보낸 곳에 준다.
      memory_store key={box} content="{item}, {memo}" | 상자 메모 | 상자를 키로 물품과 비고를 쉼표로 나눠 적는다.
      notify message="{name}에서 {item}" | 기부 알림 | 이 컴퓨터에 어디에서 무엇이 왔는지. "어디에서 무엇" 꼴로 수량은 빼고.
      send_message channel=nanum text="{item} {qty}개 도착, {memo}" | 나눔방 | nanum 채널에 물품, 수량과 "개 도착", 쉼표, 비고.
      file_write path=nanum/{box}.txt content="{memo}" | 비고 파일 | nanum 폴더의 상자 이름 파일({box}.txt)을 비고만으로 다시 쓴다.
      file_write path=nanum/all.csv content="{name};{item};{qty}" append=true | 기부 대장 | nanum/all.csv 에 이름;물품;수량 꼴 한 줄을 덧붙인다.
      mqtt_publish topic=nanum/sign payload="고맙습니다, {name}" | 감사 표시 | nanum/sign 에 "고맙습니다," 뒤에 보낸 곳을 넣어 발행한다.
      failed "몇 킬로그램인지 아무 데도 없다" | 무게 기록 | 상자의 전체 무게를 킬로그램으로 nanum/weight.txt 에 적는다. 무게는 달아 본 사람이 알려 준 값만 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt ups/{ups} {"mode": "{mode}", "load": {load}, "batt": {batt}, "min_left": {left}, "vin": {vin}}',
    slots: { ups: 'U1, ups-b, APC3, main', mode: '=online, normal / battery, onbatt', load: '20..70', batt: '60..100', left: '=4, 6, 8, 9 / 15, 22, 40', vin: '208..231', relay: '5..26' },
    tools: ['host_down(group: web|db|all, delay_s: int): 서버를 끈다', 'outlet_shed(ups, bank: int): 콘센트 묶음을 끊는다', 'ups_selfcheck(ups, kind: quick|deep): 배터리를 시험한다'],
    steps: `
      @left host_down group=all delay_s=60 // failed "{left}분 남았다" | 서버 끄기 | 남은 시간이 10분 미만이면 모든 서버를 1분 뒤에 끈다. 10분 이상이면 끄지 않는다.
      @mode ups_selfcheck ups={ups} kind=quick // outlet_shed ups={ups} bank=2 | 시험 또는 차단 | 배터리로 돌고 있으면 2번 묶음을 끊고, 평상시면 짧은 시험을 한다.
      @mode failed "배터리 운전이 아니다" // pushover message="{ups} 배터리 운전, {left}분 남음" | 정전 푸시 | 배터리로 돌 때만 푸시: 어느 UPS인지, "배터리 운전", 쉼표, 몇 분 남음. 아니면 실패.
      ups_selfcheck ups={ups} kind=deep | 긴 시험 | 해마다 하는 깊은 시험을 그 UPS에 건다.
      outlet_shed ups={ups} bank=3 | 3번 묶음 끊기 | 알린 UPS의 3번 묶음 콘센트를 끊는다.
      gpio_write pin={relay} value=1 | 발전기 켜기 | 발전기 시동 접점은 {relay}번이고 붙이면(1) 시동이 걸린다. 시동을 건다.
      notify message="배터리 {batt}%, 부하 {load}%" title="{ups}" | 서버실 화면 | UPS 이름을 제목으로 배터리와 부하를 %로, 이 순서로 알린다. 이 컴퓨터.
      memory_store key=ups-{ups} content="입력 {vin}V" | 입력 전압 메모 | ups-이름 키에 "입력"과 전압을 V 붙여 적는다.
      file_write path=ups/{ups}.csv content="{vin};{load};{batt}" append=true | 전원 기록 | ups/이름.csv 에 전압;부하;배터리 순으로 붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'cron',
    earlier: ['편지함 목록 | file_list → inbox/{fA}.txt, inbox/{fB}.txt, inbox/{fC}.txt', '{fB} 읽기 | file_read → 민원인 {who}, 연락 {tel}, 희망일 {date}'],
    slots: { fA: 'a-0311, jang, 0612-1', fB: 'b-0312, pyo, 0612-2', fC: 'c-0313, mun, 0612-3', who: '제갈민, 위성호, 선우정', tel: '02-771-3390, 031-55-2207, 02-440-1188', date: '=2026-09-08, 2026-11-17, 2027-01-06' },
    tools: ['visit_book(name, date): 방문 일정을 잡는다', 'phone_back(number): 되걸 전화에 넣는다'],
    steps: `
      file_read path=inbox/{fC}.txt | 마지막 편지 | 목록에서 맨 끝 파일을 읽는다.
      file_read path=inbox/{fA}.txt lines=5 | 첫 편지 다섯 줄 | 목록의 첫 파일을 다섯 줄만 읽는다.
      file_read path=inbox/{fA}.txt from_line=1 lines=10 | 1~10행 | 맨 앞 파일의 1행부터 10행까지 읽는다.
      visit_book name="{who}" date={date} | 방문 잡기 | {step2}단계에서 읽은 민원인을 그가 바라는 날로 잡는다.
      phone_back number={tel} | 되걸기 | 읽은 편지의 연락 번호를 되걸 목록에 넣는다.
      memory_store key=minwonin content="{who} ({tel})" | 민원인 메모 | minwonin 에 이름과 괄호 안의 연락 번호를.
      file_write path=inbox/done.txt content="inbox/{fB}.txt" append=true | 처리한 것 | 읽은 편지의 경로를 inbox/done.txt 에 덧붙인다.
      send_message channel=minwon text="{who} 님 {date} 방문" | 방문 알림 | minwon 채널에 누구 님이 언제 방문인지 보낸다. "○○ 님 날짜 방문".
      notify message="{date} {who} 방문 예정" | 화면 알림 | 이 컴퓨터에 희망일, 이름, "방문 예정".
      file_search query="{who}" path=inbox | 다른 편지 | 같은 민원인의 편지가 inbox 에 더 있는지 찾는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /bus/delay {"노선": "{route}", "차량": "{bus}", "지연분": {late}, "다음정류장": "{stop}", "학생수": {n}}',
    slots: { route: 'A노선, B노선, 남쪽 노선, 산골 노선', bus: '=7712, 3306, 9041', late: '=3, 4 / 12, 18, 25', stop: '면사무소, 큰다리, 우체국 앞, 삼거리', n: '6..24' },
    tools: ['bell_shift(minutes: int): 수업 종을 늦춘다', 'parents_sms(route, text): 노선 학부모에게 문자를 보낸다', 'bus_ping(bus): 버스 위치를 묻는다'],
    steps: `
      @late failed "{late}분은 기다릴 수 있다" // bell_shift minutes={late} | 종 늦추기 | 10분 넘게 늦으면 그만큼 종을 늦춘다. 10분 이하는 그냥 둔다(실패).
      @late bus_ping bus={bus} // parents_sms route="{route}" text="버스가 {late}분 늦습니다" | 지연 대응 | 늦는 시간이 10분 이하이면 버스 위치만 묻고, 10분을 넘으면 그 노선 학부모에게 "버스가 {late}분 늦습니다"라고 문자한다.
      bus_ping bus={bus} | 어디쯤 | 늦는다는 차량의 위치를 묻는다.
      parents_sms route="{route}" text="오늘은 {stop}에서 내립니다" | 하차 안내 | 그 노선 학부모에게 문자: "오늘은", 다음 정류장과 "에서 내립니다".
      notify message="{route} {late}분 지연" title="통학버스" | 교무실 알림 | 통학버스라는 제목으로 이 컴퓨터 알림. 노선과 몇 분 지연.
      send_message channel=gyomu text="{stop}, 학생 {n}명" | 교무 채널 | gyomu 채널에 다음 정류장, 쉼표, "학생 몇명".
      memory_store key=bus-{bus} content="{route} {stop}" | 버스 메모 | bus-차량번호에 노선과 정류장을 띄어 적는다.
      file_write path=bus/delay.csv content="{bus},{late},{n}" append=true | 지연 기록 | bus/delay.csv 에 차량,지연분,학생수를 더한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt mailroom/scale {"무게": {g}, "우편": "{kind}", "받는곳": "{to}", "창": {win}}',
    slots: { g: '120..990 / 2100..8800', kind: '등기, 소포, 일반, 빠른등기', to: '=교무실, 행정실, 도서관', win: '1..5', code: 'RG-2210, PK-4471, NX-0083' },
    tools: ['stamp_print(kind, grams: int): 우표 라벨을 뽑는다', 'mail_route(to, kind): 우편을 보낸다'],
    steps: `
      @g stamp_print kind="{kind}" grams={g} // failed "{g}g은 소포로 나간다" | 라벨 | 2 kg(2000 g)까지만 우표 라벨을 뽑는다. 종류와 무게는 저울값. 더 무거우면 실패.
      mail_route to={to} kind="{kind}" | 우편 분류 | 그 우편을 받는 곳으로 보낸다.
      notify message="{to} {kind} {g}g" | 수신 알림 | 이 컴퓨터에 어디로 무슨 우편 몇 g인지. g은 숫자에 붙인다.
      memory_store key={code} content="무게 {g} g" | 무게 메모 | {code} 키에 "무게", 저울값, g을 한 칸씩 띄어 적는다.
      file_write path=mail/weights.csv content="{kind},{g}" append=true | 무게 기록 | mail/weights.csv 에 종류,무게.
      mqtt_publish topic=mailroom/window payload="{win}" | 창 표시 | mailroom/window 에 창 번호만 발행.
      send_message channel=mail to={to} text="{kind} 도착" | 받을 곳에 | mail 채널로 받는 곳에 종류와 "도착"을 보낸다.
      send_message channel=mail to={to} text="물품 {code}을 찾아가 주십시오" | 물품 안내 | mail 채널로 받는 곳에 그대로: "물품 {code}을 찾아가 주십시오".
      failed "붙이는 도구는 없다" | 테이프 붙이기 | 상자 위를 테이프로 두 번 감고 송장을 붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /gw/alert {"장비": {"이름": "{dev}", "ip": "10.20.{a}.{b}"}, "회선": "{line}", "손실": {loss}, "지연ms": {ms}}',
    slots: { dev: 'sw-3f, ap-lib, fw-main, gw-b1', a: '2..60', b: '61..240', line: 'KT-1, LG-2, SK-main, 예비회선', loss: '=0, 1, 2 / 14, 27, 60', ms: '3..99' },
    tools: ['link_swap(line): 회선을 바꾼다', 'port_flap(device, port: int): 포트를 내렸다 올린다', 'ping_run(ip, count: int): 핑을 보낸다'],
    steps: `
      ping_run ip=10.20.{a}.{b} count=20 | 핑 스무 번 | 알린 장비의 주소로 핑을 스무 번 보낸다.
      @loss ping_run ip=10.20.{a}.{b} count=5 // link_swap line="{line}" | 손실에 따라 | 손실이 10% 미만이면 장비 주소로 핑 다섯 번만, 10% 이상이면 알린 회선으로 바꾼다.
      @loss failed "손실이 {loss}%다" // pushover message="{dev} 손실 {loss}%" | 손실 푸시 | 손실이 10%를 넘으면 푸시: 장비 이름, "손실", 값 %. 넘지 않으면 실패로 끝낸다.
      port_flap device={dev} port=24 | 포트 재기동 | 그 장비의 24번 포트를 내렸다 올린다.
      http_request url=http://10.20.{a}.{b}/status | 장비 상태 | 장비의 ip로 http 주소를 만들어 /status 를 부른다.
      http_request url=http://10.20.{a}.{b}/reboot method=POST headers={"X-Auth":"gwan-7"} | 장비 재부팅 | 장비 ip의 /reboot 에 POST. 머리글로 X-Auth: gwan-7 을 넣는다.
      memory_store key=net-{dev} content="{line} {ms}ms" | 지연 메모 | net-장비이름 키(net-{dev})에 회선과 지연을 적는다. 지연은 숫자에 ms를 바로 붙인다.
      notify message="{line}: 손실 {loss}%, 지연 {ms}ms" title="{dev}" | 회선 알림 | 장비 이름을 제목으로 이 컴퓨터 알림. 회선, 콜론, "손실" 값 %, "지연" 값 ms.
      file_write path=net/{dev}.csv content="{ms};{loss}" append=true | 회선 기록 | net/장비.csv 에 지연;손실 순으로 한 줄.
    `,
  },
  {
    language: 'ko',
    event: 'manual - {name} 씨가 {item}을 찾습니다. 어제 {place}에서 잃어버렸답니다.',
    slots: { name: '주은혜, 함석진, 길동수, 빈소정', item: '=우산, 안경, 가방, 통장', place: '도서관 2층, 민원실, 주차장 입구, 강당', box: 'L-03, L-17, L-29' },
    tools: ['lost_log(item, place): 분실물을 접수한다', 'found_give(box, person): 습득물을 내준다'],
    steps: `
      lost_log item={item} place="{place}" | 분실 접수 | 무엇을 어디서 잃었는지 들어온 말에서 골라 접수한다.
      found_give box={box} person="{name}" | 습득물 전달 | {box} 칸에 있던 것을 찾는 사람에게 내준다.
      send_message channel=lost text="{name} 씨가 {item}을 찾습니다. 어제 {place}에서 잃어버렸답니다." | 들어온 말 그대로 | lost 채널에 받은 글을 고치지 않고 전부 올린다.
      notify message="{place}: {item}" title="분실물" | 창구 알림 | "분실물" 제목으로 이 컴퓨터에 장소, 콜론, 물건.
      memory_store key=lost-{item} content="{name}, {place}" | 분실 메모 | lost-물건 꼴 키(lost-{item})에 찾는 사람과 장소를 쉼표로.
      memory_recall query={item} limit=2 | 비슷한 것 | 메모에서 그 물건을 두 건까지 찾는다.
      file_write path=lost/list.txt content="{item} / {place} / {name}" append=true | 분실 대장 | lost/list.txt 에 물건 / 장소 / 사람 꼴로 보탠다.
      mqtt_publish topic=lobby/lost payload="{item}" | 로비 표시 | lobby/lost 에 물건 이름만.
      pushover message="{place}에서 {item} 찾는 중" | 순찰자 푸시 | 순찰자 푸시: 어디에서 무엇 찾는 중. 꼴은 "현관에서 열쇠 찾는 중".
    `,
  },
  {
    language: 'ko',
    event: 'cron',
    earlier: ['기상 확인 | weather_get → 최저 {low}도, 강수 {rain}mm, 바람 {wind}m/s', '제설함 확인 | bin_state → 정문 {g}, 후문 {h}'],
    slots: { low: '-14..-3 / 2..9', rain: '=0 / 6, 15, 32', wind: '3..19', g: '=비었음, 절반', h: '=가득, 충분', heat: '4..13', pump: '14..27' },
    tools: ['trace_heat(zone: roof|pipe|ramp, on: bool): 열선을 켜거나 끈다', 'salt_call(gate: front|back): 제설제를 채우게 한다', 'awning(state: in|out): 차양을 펴거나 접는다'],
    steps: `
      @low trace_heat zone=pipe on=true // trace_heat zone=pipe on=false | 배관 열선 | 최저 기온이 0도 아래로 내려가면 배관 열선을 켜고, 그렇지 않으면 끈다.
      @low gpio_write pin={heat} value=1 // failed "최저 {low}도라 얼지 않는다" | 동파 방지 | 영하일 때만 {heat}번 히터에 1을 준다. 영상이면 실패로 둔다.
      @rain failed "비가 오지 않는다" // gpio_write pin={pump} value=1 | 배수 펌프 | 비가 5mm 이상이라고 나왔으면 {pump}번 배수 펌프를 돌린다(1). 안 오면 하지 않는다.
      trace_heat zone=ramp on=true | 경사로 열선 | 눈이 온다. 주차장 경사로 쪽 열선만 켠다.
      salt_call gate=front | 제설제 보충 | 제설함 두 곳 중 모자라는 쪽을 채우게 한다. {step2}단계를 볼 것.
      awning state=in | 차양 접기 | 바람 때문에 차양을 거두어 둔다.
      awning state=out | 차양 펴기 | 햇볕이 세다. 차양을 내민다.
      send_message channel=gwanli text="최저 {low}도, 바람 {wind}m/s" | 날씨 보고 | gwanli 채널에 최저 기온과 바람을 조회된 단위 그대로, 쉼표로 이어.
      notify message="제설함 정문 {g}, 후문 {h}" | 제설함 알림 | 이 컴퓨터에 "제설함" 다음 정문과 후문 상태를 나온 대로.
      file_write path=weather/today.txt content="{low},{rain},{wind}" | 날씨 파일 | weather/today.txt 를 최저,강수,바람 숫자만으로 새로 쓴다.
      memory_store key=wind content="{wind}m/s" | 바람 메모 | wind 키에 바람을 단위와 함께.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /school/meal {"날짜": "{date}", "밥": "{rice}", "국": "{soup}", "알레르기": "{alg}", "인원": {n}}',
    slots: { date: '=2026-09-07, 2026-10-13, 2026-11-25, 2027-03-04', rice: '현미밥, 카레라이스, 비빔밥, 잡곡밥', soup: '미역국, 된장국, 육개장, 북엇국', alg: '=우유, 땅콩 / ∅, null', n: '180..640' },
    tools: ['menu_post(date, rice, soup): 식단을 올린다', 'menu_hide(date): 식단을 내린다', 'tray_count(n: int): 식판 수를 정한다'],
    steps: `
      menu_post date={date} rice="{rice}" soup="{soup}" | 식단 올리기 | 온 식단을 그 날짜에 올린다.
      menu_hide date={date} | 식단 내리기 | 납품이 바뀌었다. 그 날짜 식단을 내린다.
      tray_count n={n} | 식판 | 먹을 인원만큼 식판을 준비시킨다.
      @alg send_message channel=class text="알레르기 주의: {alg}" // failed "알레르기 표시가 없다" | 알레르기 공지 | class 채널에 "알레르기 주의:"와 그 식품을 올린다. 표시가 없으면 올리지 말고 실패.
      ^ | 주의 식품 | 알레르기 칸이 비었으면 실패. 적혀 있으면 class 채널에 "알레르기 주의: 식품" 꼴로.
      notify message="{rice}, {soup}" title="{date} 급식" | 급식 알림 | 이 컴퓨터 알림. 제목은 날짜와 "급식", 내용은 밥과 국을 쉼표로.
      file_write path=meal/{date}.txt content="{rice}\\n{soup}" | 식단 파일 | meal/날짜.txt 를 두 줄로 새로 쓴다. 첫 줄 밥, 둘째 줄 국.
      memory_store key=meal-{date} content="{soup}, {n}명" | 식단 메모 | meal-날짜 키에 국과 인원("명").
      mqtt_publish topic=school/meal payload="오늘은 {rice}" | 급식 전광판 | school/meal 에 "오늘은" 뒤에 밥을 붙여 발행.
      failed "간을 볼 수 없다" | 맛보기 | 국을 떠서 간을 보고 싱거우면 소금을 더 넣는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt gate/lpr {"차단기": {gate}, "차량": "{plate}", "판정": "{verdict}", "요일": "{day}", "체류분": {stay}}',
    slots: { gate: '1..6', plate: '41도 3390, 187라 5512, 60마 2281', verdict: '=등록, 정기 / 미등록, 차단', day: '=월, 화, 수, 목, 금 / 토, 일', stay: '=8, 15, 22 / 45, 90, 130' },
    tools: ['bar_up(gate: int): 차단기를 올린다', 'bar_down(gate: int): 차단기를 내린다', 'park_fee(plate, minutes: int): 주차비를 받는다', 'park_free(plate): 주차비를 받지 않는다'],
    steps: `
      @verdict bar_up gate={gate} // failed "{verdict} 차량이다" | 통과 | 등록이나 정기로 판정된 차만 그 차단기를 올려 보낸다. 다른 차는 실패.
      @verdict bar_up gate={gate} // bar_down gate={gate} | 차단기 | 판정이 등록·정기이면 올리고, 미등록·차단이면 내린다.
      @stay park_free plate="{plate}" // park_fee plate="{plate}" minutes={stay} | 정산 | 30분까지는 받지 않는다. 그보다 오래 있었으면 있은 시간만큼 주차비를 받는다.
      @day notify message="{plate} 평일 입차" // pushover message="{plate} 주말 입차" | 평일과 주말 | 평일이면 이 컴퓨터 알림 "{plate} 평일 입차", 토요일이나 일요일이면 푸시 "{plate} 주말 입차".
      @day failed "{day}요일이다" // bar_up gate={gate} | 주말 개방 | 주말에만 그냥 올려 준다. 평일이면 하지 않는다(실패).
      bar_down gate={gate} | 내리기 | 알린 차단기를 도로 내린다.
      file_write path=lpr/{plate}.txt content="{verdict} {stay}분" append=true | 차량별 기록 | lpr 폴더의 차량번호.txt 끝에 판정과 체류를 "분"까지 적는다.
      memory_store key="{plate}" content="{verdict}" | 판정 메모 | 차량 번호를 키로 판정을 남긴다.
      send_message channel=gate to=주차반 text="{gate}번 차단기 {plate} {verdict}" | 주차반 | gate 채널로 주차반에게 "몇번 차단기", 차량, 판정.
    `,
  },
  {
    language: 'ko',
    earlier: ['옥상 물탱크 | tank_probe → 동쪽 {e}%, 서쪽 {w}%', '점검 여부 | memory_recall → 동쪽 점검 {okE}, 서쪽 점검 {okW}'],
    slots: { e: '12..39', w: '55..90', okE: '=완료 / 미완료', okW: '=미완료 / 완료', vE: '4..14', vW: '15..27', who: '변기사, 추반장, 홍주임' },
    tools: ['tank_fill(side: east|west, percent: int): 물탱크를 채운다', 'tank_drain(side: east|west): 물탱크를 비운다', 'tank_probe(side: east|west): 수위를 잰다'],
    steps: `
      tank_fill side=east percent=80 | 낮은 쪽 채우기 | {step1}단계에서 수위가 더 낮은 쪽을 80%까지 채운다.
      tank_drain side=west | 높은 쪽 비우기 | 물이 더 많이 든 쪽을 비운다.
      tank_probe side=west | 다시 재기 | 서쪽 수위가 미심쩍다. 그쪽만 다시 잰다.
      @okE gpio_write pin={vE} value=1 // failed "동쪽 점검이 끝나지 않았다" | 동쪽 밸브 열기 | 동쪽 점검이 완료되었을 때만 {vE}번 밸브를 연다(1). 미완료면 실패.
      @okW failed "서쪽 점검이 끝나지 않았다" // gpio_write pin={vW} value=0 | 서쪽 밸브 닫기 | 서쪽 점검이 완료라고 나왔으면 {vW}번 밸브에 0을 주어 닫는다. 아직이면 손대지 않는다.
      notify message="동쪽 {e}%, 서쪽 {w}%" | 수위 알림 | 이 컴퓨터에 양쪽 수위를 {step1}단계 그대로.
      send_message channel=gwanli to="{who}" text="동쪽 점검 {okE}" | 점검 보고 | gwanli 채널로 {who}에게 동쪽 점검이 어떤지. "동쪽 점검"과 결과.
      memory_store key=tank-west content="{w}%" | 서쪽 메모 | tank-west 에 서쪽 수위를 %까지.
      file_write path=tank/level.csv content="{w},{e}" append=true | 수위 기록 | tank/level.csv 에 서쪽이 먼저, 동쪽이 나중. 숫자와 쉼표만 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /move {"이사": "{dir}", "동호": "{unit}", "날짜": "{date}", "업체": "{firm}", "사다리차": {ladder}}',
    slots: { dir: '=전입 / 전출', unit: '=102-1103, 106-604, 113-205, 115-1901', date: '=2026-08-29, 2026-10-31, 2027-02-13', firm: '빠른이사, 용마익스프레스, 한아름물류', ladder: '=true / false' },
    tools: ['house_in(unit, date): 전입을 올린다', 'house_out(unit, date): 전출을 올린다', 'lift_rent(unit, date, hours: int): 승강기를 이사용으로 빌려준다', 'zone_block(date, where): 자리를 막아 둔다'],
    steps: `
      @dir house_in unit={unit} date={date} // house_out unit={unit} date={date} | 세대 변동 | 들어오는 이사면 전입, 나가는 이사면 전출로 그 세대를 올린다.
      @ladder zone_block date={date} where="사다리차 자리" // lift_rent unit={unit} date={date} hours=4 | 사다리차 또는 승강기 | 사다리차를 쓰면 그 날짜에 "사다리차 자리"를 막고, 쓰지 않으면 승강기를 네 시간 빌려준다.
      @ladder failed "사다리차를 쓴다" // lift_rent unit={unit} date={date} hours=3 | 승강기 대여 | 사다리차 없이 하는 이사에만 그날 세 시간 승강기를 내준다. 사다리차가 오면 실패.
      notify message="{date} {unit} {dir}" title="{firm}" | 이사 알림 | 업체를 제목으로 이 컴퓨터에. 내용은 날짜 동호 전입/전출.
      cron_add schedule={date}T07:30 action=message text="{unit} 이사, 주차선 비울 것" | 아침 알림 | 이사 날 아침 7시 30분에 나갈 메시지를 예약: "{unit} 이사, 주차선 비울 것".
      memory_store key=move-{unit} content="{date} {firm}" | 이사 메모 | move-동호 키에 날짜와 업체.
      memory_forget key=move-{unit} | 이사 끝 | 이사가 끝났으니 그 세대의 move- 메모를 지운다.
      file_write path=move/{date}.csv content="{unit},{dir},{firm}" append=true | 이사 대장 | move/날짜.csv 에 동호, 전입/전출, 업체를 쉼표로.
      send_message channel=guard text="{firm} 차량 통과시켜 주세요" | 경비실에 | guard 채널에 업체 이름과 "차량 통과시켜 주세요".
    `,
  },
  {
    language: 'ko',
    event: 'mqtt bus/relay {"방": "{room}", "기기": "{dev}", "보드": "{board}", "시각": {hour}}',
    slots: { room: '=회의실 / 휴게실 / 창고', dev: '=등, 팬, 히터', board: 'pico-2, esp-hall, uno3', hour: '=8, 11, 15 / 23, 1, 4', a: '4..11', b: '12..19', c: '20..27', k: '=0, 1, 2, 3 / 5, 8, 21' },
    steps: `
      @room gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 요청한 방 켜기 | 회의실은 {a}, 휴게실은 {b}, 창고는 {c}번이고 1이 켜짐이다. 요청 온 방을 켠다.
      @room gpio_write pin={a} value=0 board={board} // gpio_write pin={b} value=0 board={board} // gpio_write pin={c} value=0 board={board} | 요청한 방 끄기 | 회의실 {a}, 휴게실 {b}, 창고 {c}번. 이벤트에 적힌 보드에서 그 방을 끈다(0).
      @hour gpio_write pin={b} value=1 // failed "{hour}시라 켤 수 없다" | 낮에만 | 휴게실({b}번, 1이 켜짐)은 밤 10시부터 아침 6시까지는 켜지 않는다. 시각은 메시지에 있다.
      @k failed "{k}번은 안전 회로다" // gpio_write pin={k} value=1 | 핀 제한 | {k}번에 1을 준다. 단 0~3번은 안전 회로라 절대 건드리지 않고 실패로 끝낸다.
      gpio_read pin={c} board={board} | 그 보드에서 읽기 | 메시지에 있는 보드의 {c}번을 읽는다.
      gpio_read pin={a} | 회의실 읽기 | 회의실 {a}, 휴게실 {b}, 창고 {c}. 회의실이 지금 켜져 있는지 읽는다. 보드는 정해지지 않았다.
      board_info board={board} | 보드 상태 | 신호를 보낸 보드의 상태와 핀을 본다.
      board_info | 모든 보드 | 어떤 보드들이 붙어 있는지 전부 본다.
      memory_store key=relay-board content="{board}" | 보드 메모 | relay-board 에 보드 이름만.
      notify message="{room} {dev} 요청" | 요청 알림 | 이 컴퓨터에 방, 기기, "요청".
      mqtt_publish topic=bus/ack payload="{dev}@{room}" | 응답 | bus/ack 에 기기@방 꼴로 응답한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /refund {"접수": "{no}", "환자": "{name}", "금액": {won}, "사유": "{why}", "계좌": {acct}}',
    slots: { no: 'RF-118, RF-904, WN-37, RX-220', name: '예지원, 국승호, 현미자, 남궁철', won: '3000..29000 / 52000..180000', why: '이중 수납, 검사 취소, 보험 정정, 예약 취소', acct: '"110-22-88431", "302-0071-5590" / null, ∅' },
    tools: ['refund_pay(receipt, won: int, account): 환불한다', 'refund_hold(receipt, reason): 환불을 보류한다', 'cash_drawer(open: bool): 금고를 연다'],
    steps: `
      @acct refund_pay receipt={no} won={won} account={acct} // failed "계좌가 없다" | 환불 송금 | 접수 번호와 금액, 환자가 적은 계좌로 환불한다. 계좌가 없으면 보낼 수 없다.
      @acct refund_pay receipt={no} won={won} account={acct} // refund_hold receipt={no} reason="계좌 없음" | 송금 또는 보류 | 계좌가 있으면 그 계좌로 환불하고, 없으면 "계좌 없음"을 사유로 그 접수를 보류한다.
      @won cash_drawer open=true // failed "{won}원은 현금으로 못 준다" | 현금 | 3만 원까지는 현금으로 준다. 금고를 연다. 넘으면 열지 않는다.
      refund_hold receipt={no} reason="{why}" | 사유로 보류 | 접수에 적힌 사유를 그대로 넣어 보류한다.
      notify message="{name} {why} {won}원" title="환불" | 원무과 알림 | 제목 "환불", 이 컴퓨터. 환자, 사유, 금액("원").
      send_message channel=wonmu to=과장 text="{no} {won}원 환불 승인 바랍니다" | 과장 승인 | wonmu 채널로 과장에게 접수 번호, 금액(원), "환불 승인 바랍니다".
      file_write path=refund/list.csv content="{no},{won}" append=true | 환불 대장 | refund/list.csv 에 접수,금액.
      memory_store key={no} content="{why}: {won}원" | 환불 메모 | 접수 번호를 키로 "사유: 금액원".
      file_search query={no} path=receipts | 영수증 | receipts 폴더에서 접수 번호를 찾는다.
      sop_execute name=refund-check payload={"no":"{no}","won":{won}} | 환불 점검 절차 | refund-check 를 시작한다. 접수 번호를 no로, 금액을 won으로 담은 객체를 넘긴다.
    `,
  },
  {
    language: 'ko',
    earlier: ['예약 보기 | cron_list → [{id1}] 08:00 등교 방송, [{id2}] 12:30 점심 방송, [{id3}] 17:00 하교 방송', '방송실 상태 | amp_state → 1번 앰프 켜짐, 2번 앰프 꺼짐'],
    slots: { id1: 'job-3, c41, plan-11', id2: 'job-9, c52, plan-12', id3: 'job-15, c63, plan-19' },
    tools: ['amp_on(amp: int): 앰프를 켠다', 'amp_off(amp: int): 앰프를 끈다', 'track_play(file, volume?: int): 음원을 튼다'],
    steps: `
      cron_remove id={id2} | 점심 방송 빼기 | 단축 수업이라 점심 방송은 없다. 그 예약을 지운다.
      cron_remove id={id3} | 오후 방송 삭제 | 17시에 나가는 것을 지운다.
      cron_remove id={id1} | 아침 방송 삭제 | 방학이다. 등교 방송 예약을 없앤다.
      cron_add schedule="30 11 * * *" action=message text="점심 방송" | 점심을 앞당겨 | 점심 방송을 매일 11시 30분 메시지로 다시 예약한다. 문구는 "점심 방송".
      amp_off amp=1 | 켜진 앰프 끄기 | 켜져 있다고 나온 앰프를 끈다.
      amp_on amp=2 | 꺼진 앰프 켜기 | {step2}단계에서 꺼져 있는 앰프를 켠다.
      track_play file=bell.mp3 | 종소리 | bell.mp3 를 튼다. 소리 크기는 건드리지 않는다.
      track_play file=song-3.mp3 volume=40 | 교가 | song-3.mp3 를 소리 40으로 튼다.
      memory_store key=lunch-job content="{id2}" | 점심 예약 번호 | lunch-job 에 점심 방송의 예약 번호를 적는다.
      notify message="{id3} 하교 방송 17:00" | 하교 방송 알림 | 이 컴퓨터에 하교 방송의 예약 번호, "하교 방송", 시각 순으로.
      send_message channel=bangsong text="점심 방송은 쉽니다" | 쉬는 방송 | bangsong 채널에 "점심 방송은 쉽니다"라고 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /inquiry {"문의": "{q}", "이름": "{name}", "채널": "{ch}", "답신": "{reply}", "긴급": {urgent}}',
    slots: { q: '진료 시간, 증명서 발급, 면회 시간, 주차 요금', name: '봉지현, 경수빈, 전보라, 태민규', ch: '=kakao, band, mail', reply: '02-3391-8820, 031-228-7740, minwon@haeol.kr', urgent: '=true / false' },
    tools: ['faq_pick(topic): 답변을 고른다', 'case_tag(name, tags: text[]): 문의에 꼬리표를 단다', 'case_park(name, hours: int): 문의를 미뤄 둔다'],
    steps: `
      faq_pick topic="{q}" | 답변 고르기 | 물어 온 내용으로 답변을 고른다.
      case_tag name="{name}" tags=["신규","{q}"] | 꼬리표 두 개 | 그 사람 문의에 신규라는 꼬리표와 문의 내용 꼬리표를 이 순서로 단다.
      case_tag name="{name}" tags=["보류"] | 보류 꼬리표 | 문의한 사람에게 보류 하나만 단다.
      @urgent pushover message="긴급 문의: {q}" // case_park name="{name}" hours=24 | 급한지 | 긴급이면 "긴급 문의:"와 내용을 푸시하고, 급하지 않으면 그 사람 문의를 하루(24시간) 미뤄 둔다.
      @urgent send_message channel={ch} to="{name}" text="곧 답해 드리겠습니다" // failed "급하지 않다" | 급한 답 | 긴급할 때만 들어온 채널로 그 사람에게 "곧 답해 드리겠습니다". 아니면 실패로 둔다.
      send_message channel={ch} to="{name}" text="{q} 문의 접수했습니다" | 접수 답장 | 문의가 온 채널로 보낸 사람에게: 내용, "문의 접수했습니다".
      memory_store key="ask-{name}" content="{q} ({reply})" | 문의 메모 | ask-이름 키에 내용을 쓰고 괄호 안에 답신처.
      file_write path=inquiry/open.txt content="{reply} {q}" append=true | 미결 목록 | inquiry/open.txt 에 답신처와 내용을 띄어 덧붙인다.
      notify message="{name} 님 {q} 문의" | 창구 알림 | 이 컴퓨터에 "누구 님 무엇 문의".
    `,
  },
  {
    language: 'ko',
    event: 'mqtt nas/share {"공유": "{share}", "사용자": "{user}", "용량": {size}, "한도": {quota}, "암호화": {enc}}',
    slots: { share: 'photo, 회계자료, class2026, 진료기록, minutes', user: 'kim_hs, leejy, office2, nurse5', size: '210..390 / 610..880', quota: '=400, 500, 600', enc: '=true / false' },
    tools: ['share_lock(share, user): 공유를 막는다', 'share_grow(share, gb: int): 한도를 늘린다', 'share_encrypt(share, on: bool): 암호화를 켜거나 끈다'],
    steps: `
      @size failed "한도를 넘지 않았다" // share_grow share="{share}" gb=100 | 한도 늘리기 | 쓴 용량이 한도를 넘었을 때만 그 공유를 100 GB 늘린다.
      @size notify message="{share} 여유 있음" // notify message="{share} 한도 초과" | 한도 알림 | 용량이 한도 안이면 "{share} 여유 있음", 한도를 넘으면 "{share} 한도 초과"라고 이 컴퓨터에 알린다.
      @enc failed "이미 암호화되어 있다" // share_encrypt share="{share}" on=true | 암호화 | 아직 암호화되지 않은 공유만 암호화를 켠다. 이미 되어 있으면 실패.
      share_encrypt share="{share}" on=false | 암호화 풀기 | 옮기기 전에 그 공유의 암호화를 푼다.
      share_lock share="{share}" user={user} | 접근 막기 | 그 사용자가 그 공유에 못 들어오게 한다.
      memory_store key="share-{share}" content="{size} GB / {quota} GB" | 용량 메모 | share-공유이름 키에 "용량 GB / 한도 GB" 꼴로.
      send_message channel=it to={user} text="{share} 정리 부탁드립니다" | 사용자에게 | it 채널로 쓰는 사람에게 공유 이름과 "정리 부탁드립니다".
      file_list path="share/{share}" | 공유 보기 | share 아래 그 공유 이름의 폴더를 나열한다.
      file_write path=nas/usage.csv content="{user},{share},{size}" append=true | 사용 기록 | nas/usage.csv 에 사용자, 공유, 용량을 쉼표로만.
    `,
  },
  {
    language: 'ko',
    earlier: ['편성표 읽기 | file_read → 09시 {m1} / 13시 {m2} / 16시 {m3}', '채널 목록 | channel_list → announce, {ch1}, {ch2}'],
    slots: { m1: '수영 강습, 서예 교실, 요가', m2: '한글 교실, 하모니카, 탁구', m3: '노래 교실, 사진반, 바둑', ch1: 'senior, hall-a, 복지관', ch2: 'youth, hall-b, 문화원', room: '201호, 301호, 체육관' },
    tools: ['class_open(class, room): 강좌를 연다', 'class_void(class): 강좌를 폐강한다', 'class_move(class, at): 강좌 시각을 옮긴다'],
    steps: `
      class_open class="{m1}" room="{room}" | 아침 강좌 | 9시 강좌를 {room}에서 연다.
      class_void class="{m3}" | 마지막 폐강 | 편성표의 맨 끝 강좌를 폐강한다.
      class_move class="{m2}" at=14:00 | 한 시간 늦추기 | 13시 강좌를 14:00으로 옮긴다.
      send_message channel={ch1} text="{m1}: {room}" | 강의실 안내 | 목록의 두 번째 채널에 9시 강좌와 강의실을 올린다. "강좌: 강의실".
      send_message channel={ch2} text="{m3} 폐강" | 폐강 안내 | 목록 마지막 채널에 16시 강좌가 폐강이라고 두 마디로 보낸다. 강좌 이름 뒤에 "폐강".
      notify message="오늘 {m1}, {m2}, {m3}" | 오늘 강좌 | 이 컴퓨터에 "오늘" 뒤로 세 강좌를 시간 순으로 쉼표로 나눠 알린다.
      memory_store key=class-13 content="{m2}" | 13시 메모 | class-13 에 13시 강좌 이름만 적는다.
      file_write path=class/today.txt content="09 {m1}\\n13 {m2}" | 앞의 두 강좌 | class/today.txt 를 두 줄로 쓴다. "09 강좌", 다음 줄 "13 강좌". 16시 것은 뺀다.
      mqtt_publish topic=hall/sign payload="{m3} {room}" | 안내판 | hall/sign 에 16시 강좌와 {room:을} 한 칸 띄어 내보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt room/{room}/meter 누적 {kwh} kWh, 순시 {w} W, 역률 {pf}',
    slots: { room: '=301, 302, 415, 508', kwh: '1200..8800', w: '110..990', pf: '0.81..0.99' },
    tools: ['breaker_cut(room: int): 차단기를 내린다', 'breaker_on(room: int): 차단기를 올린다', 'tariff(kind: day|night|peak): 요금제를 바꾼다'],
    steps: `
      memory_store key=kwh-{room} content="{kwh} kWh" | 누적만 메모 | kwh-{room} 에 누적 전력량만 단위와 함께 적는다.
      mqtt_publish topic=room/{room}/watt payload="{w}" | 순시값 발행 | room/{room}/watt 에 순시 전력의 숫자만.
      file_write path=meter/{room}.log content="누적 {kwh} kWh, 순시 {w} W, 역률 {pf}" append=true | 받은 줄 그대로 | meter/{room}.log 에 들어온 줄을 그대로 덧붙인다.
      pushover message="누적 {kwh} kWh, 순시 {w} W, 역률 {pf}" title="방 {room}" | 전부 푸시 | 푸시 제목은 "방" 뒤에 방 번호(예: 방 777), 내용은 받은 글 전체.
      notify message="{room}호 역률 {pf}" | 역률 알림 | 이 컴퓨터에 몇 호 역률이 얼마인지. 방은 토픽에 있다.
      breaker_cut room={room} | 내리기 | 그 방 차단기를 내린다.
      breaker_on room={room} | 올리기 | 점검이 끝났다. 그 방 차단기를 도로 올린다.
      tariff kind=night | 심야 요금 | 밤 요금제로 바꾼다.
      tariff kind=peak | 최대 요금 | 한여름이다. 최대부하 요금으로 바꾼다.
      send_message channel=power text="{w} W, {kwh} kWh" | 전력방 | power 채널에 순시, 누적 순서로 단위까지 쉼표로 이어 올린다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /duty/report {"순찰": "{who}", "구간": "{route}", "시작": "{s}", "끝": "{e}", "이상": {found}, "내용": "{what}"}',
    slots: { who: '최경비, 임반장, 도순찰, 함주임', route: '지하 1층~2층, 101동~105동, 옥상 전체, 담장 둘레', s: '=21:00, 23:30, 01:00', e: '=21:50, 00:20, 02:10', found: '=true / false', what: '전등 꺼짐, 낙서, 철문 열림, 물 고임' },
    tools: ['round_close(person, at): 순찰을 마친다', 'fault_book(where, what): 이상을 올린다', 'round_next(route, at): 다음 순찰을 잡는다'],
    steps: `
      @found fault_book where="{route}" what="{what}" // round_close person="{who}" at={e} | 이상이면 신고 | 이상이 있으면 구간과 내용을 올리고, 없으면 끝난 시각으로 그 사람의 순찰을 마친다.
      @found fault_book where="{route}" what="{what}" // failed "이상이 없다" | 이상 올리기 | 이상이 있을 때만 구간과 내용을 올린다. 없으면 실패로 끝낸다.
      round_close person="{who}" at={e} | 순찰 마침 | 순찰한 사람을 끝 시각으로 마친다. 시작 시각이 아니다.
      round_next route="{route}" at=03:00 | 다음 순찰 | 같은 구간을 03:00에 다시 잡는다.
      notify message="{who} {s}~{e} 순찰" | 순찰 알림 | 이 컴퓨터에 이름과 시작~끝, "순찰".
      send_message channel=guard to=소장 text="{route} {what}" | 소장 보고 | guard 채널로 소장에게 구간과 내용을 보낸다.
      memory_store key=patrol-last content="{route} ({who})" | 마지막 순찰 | patrol-last 에 구간과 괄호 안 이름을.
      file_write path=patrol/report.txt content="{s}-{e} {what}" append=true | 순찰 일지 | patrol/report.txt 에 시작-끝(붙임표)과 내용을 덧붙인다.
      file_read path=patrol/report.txt from_line=1 lines=20 | 앞부분 | patrol/report.txt 의 1~20행을 읽는다.
      pushover message="{what}: {route}" title="순찰" | 푸시 | 제목 "순찰"로 푸시한다. 글은 보고된 내용, 쌍점, 구간 순서로 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'cron',
    earlier: ['점검 대상 조회 | asset_due → {as1}: 소화기, {as2}: 유도등, {as3}: 완강기', '업체 조회 | firm_find → 소화기 {f1}, 유도등 {f2}, 완강기 {f3}'],
    slots: { as1: 'FE-12, FX-301, F-7', as2: 'EL-03, EX-22, L-19', as3: 'DS-01, DX-14, D-8', f1: '국민소방, 안심방재, 동아소방', f2: '빛나전기, 우람전기, 대호전기', f3: '한울안전, 푸른구조, 세이프원', date: '=2026-10-07, 2026-11-18, 2027-03-02' },
    tools: ['visit_order(firm, asset, date): 업체를 부른다', 'asset_pass(asset): 합격으로 올린다', 'asset_fail(asset, why): 불합격으로 올린다'],
    steps: `
      visit_order firm="{f1}" asset={as1} date={date} | 소화기 업체 부르기 | 소화기를 맡은 업체를 {date}에 부른다. 자산 번호는 점검 대상에서.
      visit_order firm="{f3}" asset={as3} date={date} | 완강기 점검 | {date}에 완강기를 볼 업체를 부른다. 업체와 자산은 위 두 단계에서 찾을 것.
      asset_pass asset={as2} | 유도등 합격 | 유도등은 이상 없다. 합격.
      asset_fail asset={as1} why="압력 미달" | 소화기 불합격 | 소화기가 불합격이다. 까닭은 "압력 미달".
      asset_fail asset={as3} why="로프 손상" | 완강기 불합격 | 완강기를 로프 손상으로 불합격 처리.
      notify message="{as2} 유도등 점검: {f2}" | 유도등 알림 | 이 컴퓨터에 유도등의 자산 번호, "유도등 점검:", 그 업체.
      send_message channel=safety to="{f1}" text="{as1} 점검 부탁드립니다" | 소화기 업체에 | safety 채널로 소화기 업체에게 자산 번호와 "점검 부탁드립니다".
      memory_store key=firm-wangang content="{f3}" | 완강기 업체 메모 | firm-wangang 에 완강기 업체만.
      file_write path=safety/due.csv content="{as1},{as2},{as3}" | 대상 파일 | safety/due.csv 를 새로 쓴다. 점검 대상 세 자산 번호를 나온 순서대로 쉼표로.
      cron_add schedule={date}T09:00 action=message text="{f2} 방문" | 방문 알림 예약 | {date}T09:00 에 유도등 업체 이름과 "방문"을 메시지로 예약한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt xray/queue {"촬영": "{exam}", "환자": "{pid}", "방": {room}, "순번": {seq}, "조영제": {contrast}, "신장": {gfr}}',
    slots: { exam: '=흉부, 복부, 무릎', pid: 'P20117, P8840, P31509', room: '1..4', seq: '5..40', contrast: '=true / false', gfr: '62..110 / 22..44 / null, ∅' },
    tools: ['exam_call(room: int, patient): 촬영실로 부른다', 'exam_defer(patient, reason): 촬영을 미룬다', 'contrast_ready(patient, ml: int): 조영제를 준비한다'],
    steps: `
      exam_call room={room} patient={pid} | 촬영 호출 | 그 환자를 그 방으로 부른다. 순번이 아니라 방이다.
      @gfr contrast_ready patient={pid} ml=100 // failed "신장 수치가 {gfr}이다" // failed "신장 수치가 없다" | 조영제 | 신장 수치가 60 이상일 때만 그 환자에게 조영제 100 ml를 준비한다. 낮거나 수치가 비어 있으면 하지 않는다.
      @gfr exam_call room={room} patient={pid} // exam_defer patient={pid} reason="신장 수치 낮음" // failed "신장 수치를 모른다" | 부르거나 미루기 | 신장 수치가 45 이상이면 방으로 부르고, 45 미만이면 "신장 수치 낮음"을 사유로 미룬다. 수치가 없으면 실패.
      @contrast notify message="{pid} 조영제 있음" // notify message="{pid} 조영제 없음" | 조영제 알림 | 이 컴퓨터에 환자와 조영제 있음 또는 없음을 알린다. 값이 true면 있음, false면 없음.
      exam_defer patient={pid} reason="검사지 누락" | 미루기 | 검사지가 없다. 그 환자 촬영을 "검사지 누락"으로 미룬다.
      memory_store key={pid} content="{exam} {seq}번" | 순번 메모 | 환자를 키로 촬영과 순번("번").
      file_write path=xray/{room}.txt content="{seq} {exam}" append=true | 방별 목록 | xray/방.txt 에 순번과 촬영을 더한다.
      mqtt_publish topic=xray/next payload="{seq}번 {exam} {room}번 방" | 대기 화면 | xray/next 에 "순번 촬영 방" 꼴: "9번 흉부 2번 방"처럼 발행.
      send_message channel=radiology text="{pid} {exam} 대기 중" | 영상실 | radiology 채널에 환자, 촬영, "대기 중".
    `,
  },
  {
    language: 'ko',
    event: 'webhook /market/day {"점포": "{shop}", "구역": "{zone}", "전기료": {elec}, "수도료": {water}, "미납": {due}}',
    slots: { shop: '은하수선, 다복떡집, 두레생선, 소담반찬', zone: '=가 / 나 / 다', elec: '21000..89000', water: '3000..19000', due: '=true / false', pa: '4..9', pb: '11..16', pc: '19..27' },
    tools: ['stall_bill(shop, won: int, item: power|water): 점포에 요금을 매긴다', 'stall_wait(shop, days: int): 납기를 미룬다'],
    steps: `
      stall_bill shop="{shop}" won={elec} item=power | 전기료 고지 | 점포에 전기료를 매긴다.
      stall_bill shop="{shop}" won={water} item=water | 수도료 고지 | 물값을 그 점포에 매긴다.
      stall_wait shop="{shop}" days=14 | 납기 미루기 | 두 주 미뤄 준다. 점포는 이벤트에.
      @due stall_wait shop="{shop}" days=7 // failed "미납이 없다" | 미납일 때만 | 미납인 점포에만 이레를 더 준다. 미납이 아니면 실패.
      @zone gpio_write pin={pa} value=0 // gpio_write pin={pb} value=0 // gpio_write pin={pc} value=0 | 구역등 끄기 | 가 구역 {pa}, 나 구역 {pb}, 다 구역 {pc}번. 0이면 꺼진다. 그 점포가 있는 구역등을 끈다.
      @zone gpio_write pin={pa} value=1 // gpio_write pin={pb} value=1 // gpio_write pin={pc} value=1 | 구역등 켜기 | 등 단자: 가={pa}, 나={pb}, 다={pc}. 점포의 구역을 켠다(1).
      notify message="{shop}: 전기료 {elec}원, 수도료 {water}원" | 고지 알림 | 이 컴퓨터에 점포, 콜론, 전기료와 수도료. 금액에는 "원".
      file_write path=market/fee.csv content="{shop},{water},{elec}" append=true | 요금 대장 | market/fee.csv 에 점포, 수도료, 전기료 순으로. 쉼표만.
      memory_store key="fee-{shop}" content="{zone} 구역" | 구역 메모 | fee-점포 키에 구역을 "가 구역"처럼.
      send_message channel=market to="{shop}" text="전기료 {elec}원 납부 바랍니다" | 점포에 | market 채널로 점포에게 "전기료", 금액과 "원", "납부 바랍니다".
    `,
  },
  {
    language: 'ko',
    event: 'mqtt lab/pc/{pc} {"사용자": "{user}", "유휴분": {idle}, "켜짐": {on}, "과목": "{subj}", "바이러스": {virus}}',
    slots: { pc: '=12, 07, 21, 33', user: 'stu2041, stu1107, guest3', idle: '=2, 5, 8 / 45, 70, 95', on: '=true / false', subj: '컴퓨터, 정보, 코딩 동아리', virus: '=false / true' },
    tools: ['pc_sleep(pc): 재운다', 'pc_wake(pc): 깨운다', 'pc_isolate(pc): 망에서 뗀다', 'pc_note(pc, text): 화면에 글을 띄운다'],
    steps: `
      @idle failed "아직 쓰고 있다" // pc_sleep pc={pc} | 재우기 | 30분 이상 쉬는 컴퓨터만 재운다. 그보다 짧으면 그냥 둔다.
      @idle pc_note pc={pc} text="곧 종료됩니다" // pc_sleep pc={pc} | 알리거나 재우기 | 쉬는 시간이 30분 미만이면 화면에 "곧 종료됩니다"를 띄우고, 30분 이상이면 재운다.
      @virus failed "바이러스가 없다" // pc_isolate pc={pc} | 격리 | 바이러스가 나왔으면 그 컴퓨터를 망에서 뗀다. 아니면 실패로 둔다.
      pc_wake pc={pc} | 깨우기 | 수업이 시작된다. 토픽의 그 컴퓨터를 깨운다.
      pc_note pc={pc} text="{subj} 시간입니다" | 화면 글 | 그 컴퓨터 화면에 과목과 "시간입니다"를 띄운다.
      notify message="{pc}번 {user} {idle}분 유휴" | 실습실 알림 | 이 컴퓨터에 몇 번, 사용자, 몇 분 유휴인지.
      memory_store key=pc-{pc} content="{user}" | 사용자 메모 | pc-{pc} 에 사용자만.
      file_write path=lab/idle.csv content="{pc},{idle}" append=true | 유휴 기록 | lab/idle.csv 에 컴퓨터 번호,유휴분.
      send_message channel=itroom to="{user}" text="저장하고 나와 주세요" | 사용자에게 | itroom 채널로 쓰고 있는 사람에게 "저장하고 나와 주세요".
      http_request url=http://10.8.0.{pc}/shutdown method=POST body="{user}" | 끄기 요청 | http://10.8.0.{pc}/shutdown 에 사용자 이름을 본문으로 POST.
    `,
  },
  {
    language: 'ko',
    event: 'manual',
    earlier: ['열쇠 장부 찾기 | file_search → keys/{k1}.txt(기계실), keys/{k2}.txt(전기실), keys/{k3}.txt(관제실)', '장부 메모 | memory_recall → 마지막 반출 {who}, 열쇠 {num}, {date}'],
    slots: { k1: 'gigye, mech, room-a', k2: 'jeongi, elec, room-b', k3: 'gwanje, ctrl, room-c', who: '구자룡, 변하늬, 황보석', num: 'K-17, K-88, M-40', date: '=2026-09-21, 2026-10-30, 2027-02-06' },
    tools: ['key_out(key, person): 열쇠를 내준다', 'key_in(key): 열쇠를 넣는다'],
    steps: `
      file_read path=keys/{k2}.txt | 전기실 장부 | 전기실 열쇠 장부를 읽는다.
      file_read path=keys/{k3}.txt from_line=4 lines=6 | 관제실 일부 | 관제실 장부를 4번째 줄부터 여섯 줄 읽는다.
      file_write path=keys/{k1}.txt content="{who} {num}" append=true | 기계실 장부에 | 기계실 장부 끝에 마지막 반출한 사람과 열쇠를 쓴다.
      file_write path=keys/{k3}.txt content="비어 있음" | 관제실 새로 쓰기 | 관제실 장부를 "비어 있음"으로 덮어쓴다.
      key_in key={num} | 열쇠 넣기 | 마지막에 나간 열쇠가 돌아왔다. 장에 넣는다.
      key_out key={num} person="{who}" | 다시 내주기 | 그 열쇠를 마지막에 가져갔던 사람에게 다시 내준다.
      notify message="{who} {num} 미반납" | 미반납 알림 | 이 컴퓨터에 사람, 열쇠, "미반납".
      memory_store key=key-last content="{date} {who} {num}" | 반출 메모 | key-last 에 날짜 사람 열쇠를 적는다.
      send_message channel=guard to="{who}" text="{num} 열쇠를 돌려주십시오" | 반납 부탁 | guard 채널로 마지막 반출한 사람에게 열쇠 번호와 "열쇠를 돌려주십시오".
      sop_execute name=key-audit payload="{num}" | 열쇠 감사 | key-audit 절차를 마지막 열쇠 번호로 시작한다.
      file_list path=keys | 장부 폴더 | keys 폴더에 든 것을 나열한다.
    `,
  },
];
