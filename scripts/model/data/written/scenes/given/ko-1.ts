import type { Scene } from '../../scene';

/** Optional arguments that are given, and arguments of one type in another order: Korean, part 1. */
export const givenKo1: readonly Scene[] = [
  {
    language: 'ko',
    slots: { unit: '=201-904, 203-1101, 207-1702, 112-611, 109-909', firm: '우체국 택배, 로젠 택배, 대한통운, 경동 택배', box: '3..28', plate: '=37누 4402, 118다 7071, 64버 3313, 205라 9009', who: '염기훈, 도예린, 마재석, 피수정', days: '2..6', tel: '=010-3303-4417, 010-7766-0212, 02-455-4550', pin: '4..26', board: 'gate-pi, guard-io, desk-uno', lim: '3..15', code: '=4471, 9090, 2882, 6116', tm: '=19:30, 20:15, 21:40' },
    tools: ['parcel_in(carrier, household, locker?: int, note?): 택배를 맡는다', 'parcel_pass(household, person, phone?): 택배를 다른 사람에게 내준다', 'visitor_car(household, plate, days?: int): 방문 차량을 등록한다', 'door_code(household, code, until?): 임시 비밀번호를 정한다', 'moving_day(dong: int, ho: int, day: int, lift?: bool): 이삿날을 적는다'],
    steps: `
      parcel_in carrier="{firm}" household={unit} locker={box} | 택배 보관 | {unit} 세대 앞으로 온 것이고 {firm} 기사가 두고 갔습니다. {box}번 칸에 맡아 주세요.
      parcel_in carrier="{firm}" household={unit} note="냉장" | 냉장 택배 | {firm}에서 왔어요. 받을 집은 {unit}, 비고에는 "냉장"이라고 적어 맡아 둡니다.
      parcel_pass household={unit} person={who} phone={tel} | {who}에게 내주기 | {unit} 택배를 이 사람이 대신 찾아간다. 연락처 {tel}도 함께 남길 것.
      visitor_car household={unit} plate="{plate}" days={days} | 방문차 등록 | 차 번호 {plate}, {unit}에 온 손님. {days}일 머무른다고 하니 그 기간으로 등록하#
      visitor_car household={unit} plate="{plate}" | 손님 차 | {unit} 집에 온 {plate} 차량을 방문차로 올려 주세요.
      door_code household={unit} code={code} until={tm} | 임시 비밀번호 | {tm}까지만 쓸 번호다: {code}. 세대는 {unit}.
      memory_recall query="{unit}" limit={lim} | 예전 메모 | {unit} 세대로 적어 둔 메모를 찾는다. {lim}개면 충분하다.
      gpio_write pin={pin} value=1 board="{board}" | 차단기 올림 | {board} 보드의 {pin}번을 1로 하면 차단기가 오른다. 올려라
      send_message channel=guard to={who} text="{unit} 택배 왔습니다" | 쪽지 보내기 | guard 채널에서 {who}에게 "{unit} 택배 왔습니다"라고 전해 주십시오.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /moving/request {"동": {dong}, "호": {ho}, "며칠": {day}, "사다리차": {lad}, "업체": "{firm}", "담당": "{who}"}',
    slots: { dong: '101..118', ho: '201..1904', day: '3..28', lad: '=true, false', firm: '한마음이사, 번개익스프레스, 달팽이 이사', who: '노진우, 변서영, 옥다은', other: '=301, 302, 507, 1204', od: '=121, 122, 125', hours: '=2, 3, 4', fee: '4..12' },
    tools: ['move_book(day: int, ho: int, dong: int, ladder?: bool, company?): 이사를 예약한다', 'lift_hold(dong: int, minutes: int, floor?: int, padded?: bool): 승강기를 이사용으로 잡는다', 'fee_add(ho: int, dong: int, won: int, reason?): 사용료를 붙인다'],
    steps: `
      move_book day={day} ho={ho} dong={dong} ladder={lad} company="{firm}" | 이사 예약 | 신청 내용 그대로 이사를 잡는다. 사다리차 여부와 업체도 빠뜨리지 말 것.
      move_book day={day} ho={ho} dong={dong} | 날짜만 잡기 | 동과 호, 날짜만 넣어 예약해 주세요. 나머지는 아직 정해지지 않았다고 합니다.
      move_book day={day} ho={other} dong={od} ladder=true | 이웃집 이사 | 같은 날 {od}동 {other}호도 나간다. 그 집은 사다리차를 쓴다.
      lift_hold dong={dong} minutes=90 padded=true | 승강기 잡기 | 신청한 동의 승강기를 한 시간 반 동안 이사용으로 돌리고 보호판은 댄다.
      lift_hold dong={od} minutes=120 floor=7 | 7층에 세우기 | 두 시간쯤 걸린다네요. {od}동 승강기를 7층에 잡아 두세요.
      fee_add ho={ho} dong={dong} won={fee}0000 reason="승강기" | 사용료 붙이기 | 이 집에 {fee}0000원을 붙인다. 까닭은 "승강기".
      send_message channel=office to={who} text="{dong}동 {ho}호 {day}일 이사" | 담당에게 | 신청서의 담당에게 office 채널로. 꼴은 "101동 202호 3일 이사".
      notify message="{firm} {day}일" title="이사" | 화면 알림 | 이 컴퓨터에 업체와 날짜("일"을 붙여)를 띄운다. 제목은 이사.
      file_write path=moves.csv content="{dong},{ho},{day}" append=true | 장부에 더하기 | moves.csv 끝에 한 줄을 덧붙이#: 동, 호, 날짜를 쉼표로만 이어서
    `,
  },
  {
    language: 'ko',
    slots: { tank: '=A, B, C, D', rec: '=오이-초기, 멜론-비대기, 파프리카-육묘, 상추-성체', ec: '1.2..2.8', ph: '5.5..6.6', bay: '1..12', min: '4..25', who: '심재호, 탁유진, 봉미라', rows: '2..9', tempA: '11..17', topic: 'farm/nutri, hydro/mix, bed/feed', from: '12..80', n: '5..30' },
    tools: ['nutri_load(recipe, tank, liters?: int): 탱크에 양액 처방을 넣는다', 'nutri_target(tank, ph?: num, ec?: num): 양액 목표를 정한다', 'drip_go(bay: int, minutes: int, tank?): 점적 관수를 한다', 'lamp_bar(bay: int, level: low|normal|high, hours?: int): 보광등을 켠다', 'curtain_roll(bay: int, side: left|right, open: bool): 측창을 움직인다'],
    steps: `
      nutri_load recipe={rec} tank={tank} | 처방 바꾸기 | 오늘부터 {tank} 탱크는 {rec:로} 갑니다.
      nutri_target tank={tank} ph={ph} ec={ec} | 목표값 | 탱크 {tank}: EC {ec}, pH {ph}.
      drip_go bay={bay} minutes={min} tank={tank} | 관수 | {min}분 동안 {bay}동에 물을 줄 것. 양액은 탱크 {tank}에서 끌어온다.
      lamp_bar bay={bay} level=high hours=3 | 보광 | 흐린 날이라 {bay}동 보광등을 '높음'으로 세 시간 켭니다.
      lamp_bar bay={bay} level=low | 약하게 | 보광등은 약하게. {bay}동이다.
      curtain_roll bay={bay} side=left open=false | 왼쪽 측창 | 바람이 드니 {bay}동 왼쪽 측창을 닫아 주세요.
      gpio_read pin={bay} board=bed-{tank} | 수위 접점 | bed-{tank} 보드의 {bay}번 핀 값을 읽어 보세요.
      file_read path=farm/diary.txt from_line={from} lines={n} | 일지 보기 | farm/diary.txt 를 {from}번째 줄부터 {n}줄만 읽는다.
      cron_add schedule="0 6 * * *" action=procedure text=nutri-check name={rec} timezone=Asia/Seoul | 아침 점검 | nutri-check 절차를 매일 6시에 돌린다. 시간대는 Asia/Seoul이고 이름은 {rec:로} 적는다.
    `,
  },
  {
    language: 'ko',
    slots: { sku: 'BRG-6204, M8 와셔, 호스밴드 32, 오링 P-22', bin: '=A-3, C-12, F-07, K-1, R-22', to: '=B-9, D-04, H-15, 반품대', qty: '12..240', lot: '=L0303-11, 26-0707, LT-5505, 1212-B', who: '박정우, 최은솔, 남궁훈', cop: '2..9', card: '7..40' },
    tools: ['stock_put(sku, bin, qty: int, lot?, checker?): 칸에 넣는다', 'stock_move(to_bin, from_bin, sku, qty?: int): 칸에서 칸으로 옮긴다', 'bin_label(bin, text, copies?: int): 칸 라벨을 찍는다', 'bin_lock(bin, locked: bool, reason?): 칸을 잠근다'],
    steps: `
      stock_put sku="{sku}" bin={bin} qty={qty} checker={who} | 입고 | {bin} 칸에 {sku} {qty}개를 넣습니다. 확인자는 {who}.
      stock_put sku="{sku}" bin={bin} qty={qty} lot={lot} | 로트 넣어 입고 | 로트 {lot}, 품목 {sku}, 수량 {qty}. 넣을 곳은 {bin}.
      stock_put sku="{sku}" bin={to} qty={qty} lot={lot} checker={who} | {to}에 넣기 | {who:이} 세어 본 {sku} {qty}개입니다. 로트 번호({lot})까지 적어 넣어 주십시오.
      stock_move to_bin={to} from_bin={bin} sku="{sku}" qty={qty} | 칸 옮기기 | {bin}에 있는 {sku} 가운데 {qty}개를 {to:로} 옮기#
      stock_move to_bin={to} from_bin={bin} sku="{sku}" | 모두 옮기기 | {sku}, {bin} → {to}. 남김없이.
      bin_label bin={bin} text="{sku}" copies={cop} | 라벨 | 칸 {bin}에 붙일 라벨이 {cop}장 필요하다. 글은 품목 이름 {sku}뿐.
      bin_lock bin={to} locked=true reason="실사" | 칸 잠그기 | 실사 중이니 {to} 칸을 잠가 두자. 사유란에는 "실사".
      memory_recall query="{sku}" category=stock limit=5 | 품목 메모 | stock 분류에서 {sku} 메모를 다섯 건까지 뽑아 줘
      notify message="{sku} {qty}개 입고" title="{bin}" | 알림 | 제목은 칸 이름 {bin}, 내용은 "{sku} {qty}개 입고".
    `,
  },
  {
    language: 'ko',
    event: 'webhook /bk/ask {"작업": "{job}", "서버": "{host}", "전체": {full}, "보관일": {keep}, "요청자": "{who}"}',
    slots: { job: 'crm-db, mail-store, wiki, hr-files, shop-img', host: 'bk01, nas-b, store7, vault2', full: '=true / false', keep: '=14, 30, 45, 90', who: '곽동희, 유세린, 표지훈', j2: 'pay-db, cad-share, git-repos', h2: 'old-nas, bk09, tape1', rate: '20..90' },
    tools: ['bkup.run(job, full?: bool, keep_days?: int): 백업을 돌린다', 'bkup.copy(from_host, to_host, job, limit_mbps?: int): 백업을 다른 서버로 베낀다', 'bkup.verify(job, host?, deep?: bool): 백업을 검사한다', 'bkup.restore(job, target, owner?): 백업을 풀어 놓는다'],
    steps: `
      bkup.run job={job} full={full} keep_days={keep} | 요청대로 백업 | 들어온 요청의 작업을 돌린다. 전체 여부, 보관일 다 넣는다.
      bkup.run job={j2} full=false keep_days=7 | 가벼운 백업 | {j2:은} 바뀐 것만 백업합니다(전체 아님). 일주일만 둡니다.
      bkup.copy from_host={host} to_host={h2} job={job} limit_mbps={rate} | 옮겨 두기 | 요청한 작업의 백업을 {h2:로} 베끼되 원본은 요청의 서버에 있다. 속도는 {rate} Mbps를 넘기지 않게 한다.
      bkup.verify job={job} host={host} deep=true | 꼼꼼히 검사 | 그 서버에 있는 그 작업 백업을 깊은 검사로 확인하#
      @full bkup.verify job={job} deep=true // bkup.verify job={job} deep=false | 검사 깊이 | 전체 백업이면 깊게, 아니면 얕게(깊은 검사 끔) 그 작업을 검사한다. 서버는 지정하지 않는다.
      file_read path=/srv/bk/{j2}.log from_line={rate} lines=25 | 백업 로그 | /srv/bk/{j2}.log 를 {rate}번째 줄부터 스물다섯 줄 본다.
      bkup.restore job={job} target=/srv/tmp owner="{who}" | 풀기 | /srv/tmp 에 풀고 주인은 요청한 사람으로 한다. 무엇을 푸는지는 요청에.
      cron_add schedule="0 3 * * *" action=procedure text=nightly-backup name={job} timezone=Asia/Seoul | 밤마다 | 매일 새벽 3시, 서울 시간(Asia/Seoul)으로 nightly-backup 절차. 이름은 요청한 작업 이름.
      send_message channel=ops to="{who}" text="{job} 시작" | 요청자에게 | 요청한 사람에게 ops 채널로 작업 이름과 "시작"을 띄어 알려 주십시오
    `,
  },
  {
    language: 'ko',
    slots: { dev: '=SH-1, SH-4, 배양기2, 배양기5', rpm: '80..240', min: '=15, 20, 25, 40', temp: '25..37', sid: '=S-0110-7, K2262, P-9091, B-4774', g: '300..2400', cold: '=2, 4, 6', who: '임하늬, 권도형, 신보배', vol: '0.5..4.5', lane: '1..8' },
    tools: ['shaker_run(unit, minutes: int, rpm: int, celsius?: num): 진탕한다', 'spin_down(minutes: int, rcf: int, brake?: low|normal|high, celsius?: int): 원심분리한다', 'pipet_add(lane: int, ml: num, reagent, mix?: bool): 시약을 넣는다', 'sample_log(sample, person, note?): 시료를 적는다'],
    steps: `
      shaker_run unit={dev} minutes={min} rpm={rpm} | 흔들기 | {dev:을} 분당 {rpm}회전으로 {min}분 돌린다.
      shaker_run unit={dev} minutes={min} rpm={rpm} celsius={temp} | 데우며 흔들기 | {temp}도에서 {min}분, {rpm} rpm. 장치는 {dev}입니다.
      spin_down minutes={min} rcf={g} brake=low celsius={cold} | 원심 | {g} g로 {min}분 동안 돌려 주세요. 온도 {cold}도, 브레이크는 약하게.
      spin_down minutes=10 rcf={g} brake=high | 급제동 | 원심력 {g}, 십 분. 멈출 때 브레이크는 '높음'
      pipet_add lane={lane} ml={vol} reagent=PBS mix=true | 시약 | {lane}번 줄에 PBS {vol} mL를 넣고 섞기까지 하#
      sample_log sample={sid} person="{who}" note="응고됨" | 시료 기록 | 시료 {sid:은} {who} 담당. 비고 "응고됨"을 남긴다.
      cron_add schedule="30 17 * * *" action=message text="{sid} 꺼내기" name={sid} | 꺼낼 시간 | 매일 오후 5시 30분에 "{sid} 꺼내기"라는 메시지. 예약 이름도 {sid}.
      file_write path=lab/{sid}.txt content="{dev} {rpm}" append=true | 조건 덧붙이기 | lab/{sid}.txt 뒤에 "{dev} {rpm}" 한 줄을 이어 적을 것
      send_message channel=lab to="{who}" text="{sid} 끝" | 끝났다고 | {who} 님께 lab 채널로 "{sid} 끝"이라고 알립니다.
    `,
  },
  {
    language: 'ko',
    slots: { room: '=냉동1, 냉동3, 급냉실, F-2', t: '18..28', tn: '0.5..3.5', who: '엄태구, 길은재, 선우진', fan: '=8, 11, 13', board: 'cold-a, 저온보드, rtu2', truck: '=81나 5105, 92허 7727, 33구 6006', item: '냉동 만두, 고등어 필렛, 아이스바', bay: '1..9', tel: '=010-4554-0099, 010-8181-2323' },
    tools: ['chill_set(room, celsius: num, fan?: low|normal|high): 냉동고 온도를 맞춘다', 'chill_alarm(room, max_c: num, min_c?: num, call?): 경보 온도를 정한다', 'defrost(room, minutes: int, start?): 서리를 뺀다', 'dock_call(bay: int, plate, goods?): 차를 도크로 부른다'],
    steps: `
      chill_set room={room} celsius=-{t} fan=high | 온도 내리기 | {room:을} 영하 {t}도로 맞추고 팬은 높음으로 한다.
      chill_alarm room={room} max_c=-15 min_c=-{t} | 경보 범위 | 영하 {t}도보다 낮아도, 영하 15도보다 높아도 울리게. 대상은 {room}.
      chill_alarm room={room} max_c=-12.5 call={tel} | 전화 경보 | {room:이} 영하 12.5도를 넘으면 {tel:로} 전화가 가게 하#
      defrost room={room} minutes=45 start=02:00 | 제상 | 새벽 두 시(02:00)에 시작해 45분. {room}의 서리를 뺀다.
      defrost room={room} minutes=30 | 바로 제상 | 지금 {room}에 서리가 꼈으니 반 시간 제상하십시오.
      dock_call bay={bay} plate="{truck}" goods="{item}" | 상차 | {item:을} 실을 차 {truck}, {bay}번 도크로 오라고 하세요.
      gpio_write pin={fan} value=0 board="{board}" | 팬 정지 | 청소하는 동안 {board}의 {fan}번 팬 출력을 0으로.
      pushover message="{room} 점검: {who}" title="저온" | 푸시 | 제목 "저온"으로 푸시를 보낸다. 본문은 "{room} 점검: {who}".
      memory_recall query="{room}" limit=8 category=defrost | 제상 이력 | defrost 분류에 남긴 {room} 메모를 여덟 건까지 찾아 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /copyshop/order {"주문": "{no}", "파일": "{file}", "부수": {copies}, "용지": "{size}", "색": "{color}", "손님": "{who}"}',
    slots: { no: '=O-1101, O-2272, O-3435, O-4040', file: 'thesis.pdf, menu-b.pdf, poster3.pdf, plan.pdf', copies: '3..90', size: '=A3, A4, B5', color: '=컬러 / 흑백', who: '하정미, 김 안드레이, 주영섭', prn: '=laser1, inkjet4, mfp-2', page: '2..40', n: '=24, 36, 50, 60', tel: '=010-2020-0117, 010-6116-3434' },
    tools: ['print_send(file, printer, copies?: int, paper?: A3|A4|B5, color?: bool): 인쇄한다', 'bind_do(order, kind: spring|glue|staple, cover?: text, count?: int): 제본한다', 'cut_run(sheets: int, width_mm: int, height_mm: int, margin_mm?: num): 재단한다', 'cust_sms(phone, text, sender?): 손님에게 문자한다'],
    steps: `
      print_send file={file} printer={prn} copies={copies} paper={size} | 주문 인쇄 | 주문받은 파일을 그 부수, 그 용지로 {prn}에서 뽑는다.
      @color print_send file={file} printer={prn} color=true // print_send file={file} printer={prn} color=false | 색 맞춰 한 부 | 견본이니 부수와 용지는 빼고 {prn:로} 보낸다. 주문의 색이 컬러면 color를 켜고 흑백이면 끈다.
      print_send file={file} printer={prn} copies={n} | {n}장 | 주문한 파일이 한 쪽짜리라서 {n}장 찍습니다. 기계는 {prn}.
      bind_do order={no} kind=spring cover="투명" count={copies} | 제본 | 스프링 제본으로, 표지는 "투명", 권수는 주문 부수만큼.
      cut_run sheets={n} width_mm=90 height_mm=50 margin_mm=1.5 | 명함 재단 | {n}장을 가로 90, 세로 50 mm로 자르#. 여백 1.5
      cust_sms phone={tel} text="{who} 님, {no} 다 됐습니다" sender="가온복사" | 문자 | {tel:로} "{who} 님, {no} 다 됐습니다". 보낸이 이름은 "가온복사"로 한다.
      send_message channel=copyshop to="{who}" text="{no} {size} {copies}부" | 손님 쪽지 | copyshop 채널에서 손님에게 주문 번호, 용지, 부수("부"까지)를 한 칸씩 띄어 적어 보낸다.
      notify message="{no} {copies}부" title="{size}" | 작업대 알림 | 용지를 제목으로 하여 주문 번호와 부수("부" 붙임)를 띄워 주세요.
      memory_recall query="{who}" limit=3 category=customers | 단골인지 | 손님 이름으로 customers 분류를 뒤져 세 개만 본다.
    `,
  },
  {
    language: 'ko',
    slots: { plate: '=52거 8841, 17서 3003, 144마 6644, 80조 1212', lot: '=B1-07, B2-22, P3-15, 옥상-4', gate: '=north, south, ramp', mon: '2..11', who: '국태민, 사공연, 차보람', min: '=20, 40, 50', won: '3..9', lvl: '1..4', tel: '=02-733-3377, 010-1991-4040' },
    tools: ['park_pass(plate, owner, months?: int, spot?): 정기권을 낸다', 'park_boom(gate: north|south|ramp, action: open|close, minutes?: int): 차단기를 움직인다', 'park_free(plate, minutes: int, by?): 무료 시간을 준다', 'tow_ask(spot, plate, phone?): 견인을 부른다', 'level_sign(level: int, state: free|full|closed): 층 표시를 바꾼다'],
    steps: `
      park_pass plate="{plate}" owner={who} months=12 | 일 년권 | 차 번호는 {plate}, 소유자는 {who}. 1년짜리로(12개월).
      park_boom gate={gate} action=open minutes={min} | 열어 두기 | {gate} 차단기를 {min}분 동안 열어 놓습니다.
      park_boom gate=ramp action=close | 램프 닫기 | ramp 쪽 차단기는 이제 닫아 주세요
      park_free plate="{plate}" minutes=120 by={who} | 두 시간 무료 | {who:이} 부탁한 차다. {plate}에 두 시간을 무료로 준다.
      tow_ask spot={lot} plate="{plate}" phone={tel} | 견인 | 연락이 안 되는 {plate}, {lot}에 서 있음. 우리 번호 {tel}도 알려 주며 견인을 부르#
      level_sign level={lvl} state=full | 만차 표시 | 지하 {lvl}층이 꽉 찼다. 층 표시를 만차로.
      file_write path=parking/{lvl}.txt content="{plate} {lot}" append=true | 자리 장부 | parking/{lvl}.txt 맨 밑에 "{plate} {lot}" 한 줄을 덧붙일 것.
      send_message channel=parking to={who} text="{plate} {lot}" | 자리 알림 | parking 채널로 {who}에게 차 번호와 자리만, 곧 "{plate} {lot}".
      http_request url=https://park.dasan.kr/lots/{lvl} method=PUT body="full" | 만차 올리기 | https://park.dasan.kr/lots/{lvl} 에 PUT. 본문은 full 한 낱말.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /roster/swap {"근무일": "{date}", "나가는사람": "{out}", "들어오는사람": "{inn}", "조": "{sh}", "라인": {line}}',
    slots: { date: '=2026-05-05, 2026-08-18, 2026-11-11, 2027-02-22', out: '현승아, 나윤기, 어진솔', inn: '편도균, 석미루, 인지완', sh: '=주간 / 야간', line: '1..9', third: '고아라, 모세린, 문 세르게이', hrs: '=2, 3, 4' },
    tools: ['duty_put(person, shift: day|evening|night, date, line?: int): 근무를 넣는다', 'duty_drop(date, person, reason?): 근무를 뺀다', 'duty_swap(give, take, date, shift?: day|evening|night): 근무를 바꾼다', 'over_time(person, hours: int, approved_by?): 연장 근무를 올린다'],
    steps: `
      @sh duty_swap give={out} take={inn} date={date} shift=day // duty_swap give={out} take={inn} date={date} shift=night | 교대 바꾸기 | 요청대로 근무를 바꾼다. 조도 넣는다.
      duty_swap give={inn} take={third} date={date} | 다시 바꾸기 | 들어오기로 한 사람이 못 나온대요. 같은 날 그 사람 근무를 {third}에게 넘겨 주세요.
      duty_put person={third} shift=evening date={date} | 저녁 조 | 요청과 같은 날짜다. {third:은} 저녁 조에 들어갑니다. 라인은 미정.
      duty_drop date={date} person={out} reason="병가" | 빼기 | 나가는 사람을 그날 근무에서 빼고 까닭에 "병가"라고 쓴다
      over_time person={inn} hours={hrs} approved_by={third} | 연장 | 들어오는 사람이 {hrs}시간 더 한다. 승인은 {third}.
      memory_recall query="{out}" category=roster limit=4 | 지난 교대 | 나가는 사람 이름으로 roster 분류를 찾아 네 건만 본다.
      send_message channel=roster to={inn} text="{date} {sh} 라인 {line}" | 통보 | roster 채널에서 들어오는 사람에게 날짜, 조, "라인"과 번호를 한 칸씩 띄워 보내#
      file_write path=roster/{date}.txt content="{out} → {inn}" append=true | 변경 기록 | roster/{date}.txt 끝에 나가는 사람 → 들어오는 사람, 이렇게 덧붙일 것
    `,
  },
  {
    language: 'ko',
    slots: { door: '=현관, 뒷문, 창고문, 서버실', key: '=K-7070, T-1331, F-2255', who: '유라희, 방준혁, 소 미하일', sec: '5..40', until: '=18:00, 20:30, 22:15', pin: '4..25', bd: 'door-ctl, door7-io, pi-hall', ser: '=00414-1144, 77A-7707, SN9990019', vol: '2..9' },
    tools: ['lockset(door, state: locked|unlocked, until?): 자물쇠를 바꾼다', 'latch_pulse(door, seconds?: int, chime?: bool): 잠깐 연다', 'key_give(key, person, door?, until?): 열쇠를 준다', 'cam_pair(serial, door, night?: bool): 카메라를 문에 맨다'],
    steps: `
      lockset door={door} state=unlocked until={until} | 열어 두기 | {until}까지는 {door:을} 열어 두#
      latch_pulse door={door} seconds={sec} chime=true | 배달 | 배달이 왔다. {door:을} {sec}초 열되 종도 울린다.
      latch_pulse door={door} chime=false | 조용히 | 아기가 자니 종소리 없이 {door} 한 번 열어 주세요
      key_give key={key} person={who} door={door} until={until} | 열쇠 주기 | {who}에게 {key} 열쇠를 줍니다. 쓸 수 있는 문은 {door}, 시간은 {until}까지입니다.
      key_give key={key} person={who} | 열쇠 {key} | {who} 씨가 가져갑니다. 문이나 시간은 따로 정하지 않았어요.
      cam_pair serial={ser} door={door} night=true | 카메라 | 일련번호 {ser} 카메라를 {door}에 연결, 야간 모드로.
      gpio_read pin={pin} board="{bd}" | 문 접점 | 문이 닫혔는지 {bd}의 {pin}번을 읽어서 확인하#
      gpio_write pin={pin} value=1 board="{bd}" | 전기정 | {bd} 보드 {pin}번 핀에 1을 낸다.
      notify message="{door} 열림" title="{who}" | 누가 열었나 | {who}, 이것을 제목으로 하고 내용은 "{door} 열림"인 알림을 띄우십시오.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt bakery/deck/{deck} {"반죽": "{dough}", "판": {tray}, "윗불": {top}, "아랫불": {bot}, "분": {min}, "담당": "{who}"}',
    slots: { deck: '1..6', dough: '바게트, 통밀 식빵, 단팥빵, 치아바타', tray: '2..12', top: '190..249', bot: '160..188', min: '13..42', who: '진소라, 예동건, 류한별', hold: '32..38', n: '=6, 8, 14' },
    tools: ['deck_heat(deck: int, bottom: int, top: int, minutes?: int): 오븐 단을 데운다', 'deck_steam(deck: int, burst: low|normal|high, seconds?: num): 스팀을 준다', 'proof_box(celsius: int, minutes: int, humid?: int, dough?): 발효실을 켠다', 'tray_tag(dough, trays: int, baker?): 판에 이름표를 붙인다'],
    steps: `
      deck_heat deck={deck} bottom={bot} top={top} minutes={min} | 굽기 | 알려 온 단을 메시지의 윗불, 아랫불로 그 시간만큼 데운다.
      deck_heat deck={deck} bottom={bot} top={bot} | 불 낮추기 | 윗불이 세다. 그 단의 윗불도 아랫불과 같은 온도로 하고 시간은 넣지 않는다.
      deck_steam deck={deck} burst=high seconds=0.5 | 스팀 | 반 초만, 세게(높음). 메시지의 단에 준다.
      deck_steam deck={deck} burst=normal | 보통 스팀 | 이 단에 스팀 '보통'으로 주세요
      proof_box celsius={hold} minutes=50 humid=80 dough="{dough}" | 발효 | 온 반죽을 {hold}도, 습도 80으로 50분 발효한다.
      tray_tag dough="{dough}" trays={tray} baker={who} | 이름표 | 판 이름표를 붙이#. 반죽 이름, 판 수, 담당까지
      mqtt_publish topic=bakery/deck/{deck}/set payload="{bot},{top}" | 설정 발행 | bakery/deck/{deck}/set 으로 아랫불과 윗불을 이 순서로, 쉼표 하나로 이어 낸다.
      pushover message="{dough} {tray}판" title="{who}" | 주방 푸시 | 제목은 담당 이름, 내용은 반죽과 몇 판("1판" 꼴)으로 푸시.
      memory_store key=deck-{deck} content="{top}/{bot}" | 불 메모 | deck-{deck} 키로 윗불/아랫불을 적어 두세요.
    `,
  },
];
