import type { Scene } from '../scene';

/** More of apartment houses, offices and servers, in Korean. */
export const houseKo2: readonly Scene[] = [
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
    tools: ['host_down(group: web|db|all, delay_s: int): 서버를 끈다', 'outlet_shed(ups, bank: int): 콘센트 묶음을 끊는다', 'ups_test(ups, kind: quick|deep): 배터리를 시험한다'],
    steps: `
      @left host_down group=all delay_s=60 // failed "{left}분 남았다" | 서버 끄기 | 남은 시간이 10분 미만이면 모든 서버를 1분 뒤에 끈다. 10분 이상이면 끄지 않는다.
      @mode ups_test ups={ups} kind=quick // outlet_shed ups={ups} bank=2 | 시험 또는 차단 | 배터리로 돌고 있으면 2번 묶음을 끊고, 평상시면 짧은 시험을 한다.
      @mode failed "배터리 운전이 아니다" // pushover message="{ups} 배터리 운전, {left}분 남음" | 정전 푸시 | 배터리로 돌 때만 푸시: 어느 UPS인지, "배터리 운전", 쉼표, 몇 분 남음. 아니면 실패.
      ups_test ups={ups} kind=deep | 긴 시험 | 해마다 하는 깊은 시험을 그 UPS에 건다.
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
];
