import type { Scene } from '../../scene';

/** Values that stand elsewhere and texts, in Korean, part 1. */
export const toldKo1: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 역사/승강기 {"승강기": "{lift}", "층": {fl}, "고장코드": "{code}", "접수": "{time}", "기사": "{who}", "업체전화": "{tel}"}',
    slots: { lift: '=3번 출구 승강기, 동쪽 승강기, 화물 승강기, 2호기', fl: '2..9', code: 'E31, F08, D14', time: '=06:50, 09:25, 14:40, 21:15', who: '남궁석, 도하린, 선우진', tel: '=02-555-0183, 031-720-4411 / ∅' },
    tools: ['역무방송(문구): 역 안에 방송한다', '정비의뢰(업체전화, 내용): 정비 업체에 문자로 의뢰한다', '안내판(문구, 색?: red|amber): 안내판에 글을 띄운다'],
    steps: `
      notify message="{lift} 고장" | 고장 알림 | 어느 승강기가 고장인지 이 컴퓨터 알림으로 말해 준다. 예: 서쪽 승강기 고장
      @tel 정비의뢰 업체전화="{tel}" 내용="{lift}, 코드 {code}" // failed "업체 전화번호가 없다" | 정비 의뢰 | 메시지에 있는 업체 번호로 정비를 의뢰한다. 내용은 승강기, 쉼표, '코드'와 고장코드. 번호가 비어 있으면 실패로 둔다.
      안내판 문구="{lift} 수리 중" 색=amber | 안내판 | 안내판에 주황(amber)으로 그 승강기 이름과 "수리 중"을 띄우자.
      역무방송 문구="계단을 이용해 주시기 바랍니다." | 방송 | "계단을 이용해 주시기 바랍니다."라고 역 안에 방송해 주세요.
      memory_recall query="{code}" | 예전 사례 | 이 고장코드로 남긴 메모가 있는지 찾아본다.
      memory_store key=승강기-접수 content="{time}" | 접수 시각 | 접수된 시각을 글자 그대로 승강기-접수에 남긴다.
      send_message channel=telegram to={who} text="{fl}층 {lift} 확인 부탁" | 기사에게 | telegram으로 기사 앞으로, 몇 층 어느 승강기인지 쓰고 "확인 부탁"을 붙여 보낸다.
      pushover title="역사" message="{code}" | 코드만 푸시 | 푸시 제목은 역사, 메시지는 고장코드만.
    `,
  },
  {
    language: 'ko',
    earlier: ['예약 보기 | cron_list → {i1} 매일 05:00 배수로 청소\n{i2} 매주 월 06:30 우유 주문\n{i3} 매일 22:00 옆문 잠금\n{i4} 매월 1일 임대료 이체', '돌고 있는 절차 | sop_status → 재고조사 ({r1}) 승인 대기\n기름교체 ({r2}) 실행 중'],
    slots: { i1: 'cr-11, cr-82, p7', i2: 'cr-24, cr-93, p31', i3: 'cr-35, cr-70, p48', i4: 'cr-46, cr-67, p55', r1: 'r-201, r-377', r2: 'r-412, r-590', who: '국다은, 편도준, 옥세라' },
    tools: ['포스_공지(문구): 계산대에 공지를 띄운다', '발주(거래처, 품목, 수량: int): 물건을 주문한다'],
    steps: `
      cron_remove id={i2} | 우유 주문 중단 | 이제 월요일에 쉬니까 우유 주문 예약은 필요 없다. 지운다.
      cron_remove id={i1} | 새벽 청소 | 배수로는 업체가 맡기로 했으므로 다섯 시 청소 예약을 목록에서 뺀다.
      cron_remove id={i4} | 임대료 | 건물을 샀다. 매달 나가던 임대료 예약을 없애 주세요.
      sop_cancel run_id={r1} reason="승인자가 휴가" | 재고조사 취소 | 승인을 기다리는 실행을 취소하되 이유는 '승인자가 휴가'라고 적는다.
      sop_cancel run_id={r2} reason="기름이 샜다" | 기름교체 정지 | 지금 돌고 있는 기름교체는 이유를 "기름이 샜다"로 하여 끝낸다.
      포스_공지 문구="오늘은 10시까지만 합니다" | 계산대 공지 | 오늘은 10시까지만 합니다 라고 계산대에 띄운다.
      발주 거래처=한빛유업 품목=우유 수량=40 | 직접 발주 | 한빛유업에 우유 마흔 개를 발주한다.
      memory_store key=옆문예약 content="{i3}" | 옆문 번호 | 옆문 잠그는 예약의 아이디만 옆문예약이라는 키로 저장.
      cron_add schedule="0 9 * * 2" action=message text="우유 주문" name=화요우유 | 화요일로 | 화요일 9시(0 9 * * 2)에 "우유 주문"이라는 메시지가 나가게 예약하고 이름을 화요우유로 한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /배달/주문 {"주문번호": "{ord}", "전화": "{tel}", "고객번호": {cust}, "받는호": "{flat}", "주문한호": "{bill}", "기사": "{who}"}',
    slots: { ord: 'B-2201, B-7719, H-1140', tel: '=010-4471-0032, 010-2290-7781, 010-8804-1127', cust: '3010..9890', flat: '=1203호, 804호, 1507호', bill: '=302호, 2011호, 609호', who: '표정훈, 왕보라, 채은성' },
    tools: ['인터폰_호출(호): 그 집 인터폰을 울린다', '택배함_열기(주문): 주문에 맞는 택배함을 연다', '문자_보내기(번호, 글): 문자를 보낸다', '고객장부_추가(고객: int, 글): 고객 기록에 한 줄을 더한다'],
    steps: `
      인터폰_호출 호={flat} | 인터폰 | 물건을 받을 집의 인터폰을 울린다. 주문한 집이 아니다.
      문자_보내기 번호={tel} 글="{who} 기사 도착" | 도착 문자 | 주문에 적힌 전화로 누가 왔는지 보낸다. 기사 이름 뒤에 "기사 도착"을 붙이면 된다.
      택배함_열기 주문={ord} | 택배함 | 아무도 없으니 이 주문의 택배함을 열어 주세요.
      고객장부_추가 고객={cust} 글="{ord} 전달" | 고객 기록 | 이 손님의 번호로 기록을 남긴다. 글은 주문번호와 "전달".
      memory_recall query={ord} | 메모 찾기 | 주문번호로 메모를 검색한다.
      notify message="계산은 {bill}" | 계산하는 집 | 이 컴퓨터에 "계산은"이라고 쓰고 그 뒤에 주문한 집을 적어 알린다.
      mqtt_publish topic=배달/현재 payload="{who}" | 기사 이름 | 기사 이름을 배달/현재에 그대로 싣는다.
      file_write path=배달/번호.txt content="{tel}" | 전화번호 파일 | 배달/번호.txt에는 전화번호만 담는다. 예전 내용은 지워져도 된다.
      failed "계단으로 물건을 옮길 도구가 없다" | 올려다 놓기 | 승강기가 멈췄으니 계단으로 올라가 문 앞에 두고 온다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 부두/관제 {text}',
    slots: { text: '=4선석 18:30까지 폐쇄, 크레인 2호 2026-11-03 복귀, 조위 3.4 m 07:52 기준, 도선사 05:15 승선 완료, 9선석 2026-09-21부터 사용 가능', tug: '해룡호, 동진호, 백파호' },
    tools: ['무전_낭독(채널: int, 글): 무전으로 글을 읽는다', '예선_호출(배, 글): 예인선을 부른다', '항만일지(글, 작성자?): 항만 일지에 쓴다'],
    steps: `
      mqtt_publish topic=부두/전광판 payload="{text}" | 전광판으로 | 들어온 글을 글자 그대로 부두/전광판에 발행한다.
      무전_낭독 채널=12 글="{text}" | 무전 | 12번 채널에서 받은 말을 빼거나 더하지 말고 읽어 준다.
      항만일지 글="{text}" | 일지 | 온 글을 항만 일지에 옮긴다. 작성자는 비워 둔다.
      항만일지 글="{text}" 작성자=관제탑 | 서명한 일지 | 작성자를 관제탑으로 해서, 받은 그대로 일지에 쓴다.
      memory_store key=부두-최근 content="{text}" | 최근 글 | 부두-최근: 방금 온 내용 전부, 따옴표 없이.
      예선_호출 배={tug} 글="방파제 앞 대기" | 예인선 | {tug:을} 불러 방파제 앞 대기라고 전해 주세요.
      sop_execute name=선석변경 payload="{text}" | 절차로 넘기기 | 온 내용을 넘기면서 선석변경 절차를 시작한다.
      notify title="부두" message="{text}" | 여기에도 | 제목 부두, 메시지는 온 글 그대로. 이 컴퓨터에 띄우면 된다.
    `,
  },
  {
    language: 'ko',
    earlier: ['인증서 갱신 | acme_renew → {dom} 갱신됨, {until}까지 유효', '페이지 시험 | probe_page → {dom} 응답 {code}, {ms} ms', '백업 복사 | vault_copy → {gb} GB를 {vol}에 복사함'],
    slots: { dom: 'shop.example.kr, mail.nongjang.net, files.lab.kr', until: '=2027-02-18, 2027-05-30, 2026-12-09', code: '=200 / 502, 503', ms: '101..199', gb: '31..99', vol: 'nas-b, vol07, tape3' },
    tools: ['statuspage_post(headline, text): Post on the status page', 'vault_verify(volume): Check a copy', 'caldav_add(date, what): Put something into the calendar', 'edge_reload(host): Reload a host'],
    steps: `
      caldav_add date={until} what="{dom} 만료" | 달력 | 인증서가 끝나는 날에 일정을 넣는다. 내용은 호스트 이름과 "만료".
      memory_store key=인증서-기한 content="{until}" | 기한만 | 언제까지 유효한지 날짜만 인증서-기한에 적어 둔다.
      vault_verify volume={vol} | 사본 검사 | 백업이 지금 놓인 곳에서 사본을 검사해 주세요.
      @code edge_reload host={dom} // failed "응답이 {code}이다" | 다시 읽기 | {step2}단계에서 200이 나왔을 때만 그 호스트를 다시 읽힌다. 다른 응답이면 실패.
      notify message="{vol}에 {gb} GB 복사" | 얼마나 | 어디에 몇 GB를 복사했는지 알림을 띄운다.
      statuspage_post headline="인증서" text="{dom} {until}까지 갱신" | 상태 페이지 | 제목: 인증서. 글: 호스트, 날짜에 '까지', '갱신'을 한 칸씩 띄워.
      mqtt_publish topic=web/latency payload="{ms}" | 응답 시간 | 몇 ms 걸렸는지 web/latency에 싣는데 단위는 뺀다.
      send_message channel=matrix text="{dom}: {code}" | 응답 코드 | matrix에 그 호스트가 무엇으로 답했는지 보낸다. 호스트, 콜론, 코드 순.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /작업/종료 {"프로그램": "{prog}", "결과": {exit}, "서버": "{host}", "소요초": {took}, "주인": "{own}", "로그": "{log}"}',
    slots: { prog: '야간색인, 썸네일, 장부동기화, resize-all', exit: '=0 / 1, 2, 137', host: 'calc3, bee01, orion', took: '220..890', own: '지윤, 상혁, 누리', log: '/var/log/jobs/a.log, /srv/out/run.log, /tmp/last.txt' },
    tools: ['slurmy_submit(program, host?): Start a program', 'slurmy_drain(host, why): Take a host out of use', 'jira_create(summary, assignee, text?): Create an issue'],
    steps: `
      notify message="{prog} 종료, 결과 {exit}" | 종료 알림 | 어떤 프로그램이 어떤 결과로 끝났는지 이 컴퓨터에 알린다. "변환 종료, 결과 3"처럼.
      @exit failed "결과가 0이다" // jira_create summary="{prog} 결과 {exit}" assignee={own} | 이슈 만들기 | 결과가 0이 아닐 때만 이슈를 만든다. 요약은 프로그램과 "결과", 그 값이고 담당은 주인이다. 0이면 실패로 끝낸다.
      slurmy_submit program={prog} | 재실행 | 같은 프로그램을 다시 돌린다. 어느 서버인지는 시스템이 정한다.
      slurmy_submit program={prog} host={host} | 그 서버에서 | 돌던 바로 그 서버에서 한 번 더 돌려 주세요.
      file_read path={log} | 로그 보기 | 로그가 어디 있는지 같이 왔다. 그 파일을 읽는다.
      slurmy_drain host={host} why="{prog} 결과 {exit}" | 서버 빼기 | 이 서버를 쓰지 않게 뺀다. 이유에는 프로그램, "결과", 값을 차례로 쓴다.
      memory_store key="{prog}" content="{took}초 걸림" | 걸린 시간 | 프로그램을 키로 하여 몇 초 걸렸는지 "90초 걸림" 같은 꼴로 저장한다.
      send_message channel=slack to={own} text="{prog} 끝났습니다" | 주인에게 | slack으로 주인에게 무엇이 끝났는지 "… 끝났습니다"라고 전한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /방화벽/경보 {"출발지": "{src}", "목적지": "{dst}", "규칙": "{rule}", "횟수": {hits}, "포트": {port}}',
    slots: { src: '=203.0.113.7, 198.51.100.23, 192.0.2.81', dst: '=10.0.4.12, 10.0.7.3, 172.16.2.9', rule: 'R-118, drop-smb, geo-7, R-342', hits: '44..980', port: '=22, 445, 3389', tkt: '=SEC-14, SEC-88' },
    tools: ['opn_block(address, hours?: int): Block an address', 'opn_rule(rule, enabled: bool): Turn a rule on or off', 'siem_comment(ticket, text): Comment on a ticket', 'nmapd_scan(address): Look which ports are open'],
    steps: `
      opn_block address={src} | 막기 | 밖에서 들어오는 주소를 기한 없이 막는다.
      opn_block address={src} hours=6 | 여섯 시간 | 출발지를 여섯 시간만 막아 둘 것.
      nmapd_scan address={dst} | 우리 쪽 검사 | 공격받은 쪽 주소에 어떤 포트가 열렸나 살핀다.
      siem_comment ticket={tkt} text="{rule} {hits}회" | 댓글 | {tkt}에 댓글로 어느 규칙에 몇 회 걸렸는지 쓴다. 예: R-9 12회
      opn_rule rule={rule} enabled=false | 규칙 끄기 | 경보를 낸 규칙이 지나치게 엄하다. 꺼 주세요.
      memory_recall query={src} | 아는 주소인가 | 출발지 주소를 메모에서 찾아보자.
      notify title="방화벽" message="{src}에서 {dst} 접속 시도" | 누가 어디로 | 방화벽이라는 제목으로, 어디에서 어디로 "접속 시도"가 있었는지 알린다.
      mqtt_publish topic=fw/port payload="{port}" | 포트만 | 포트 번호 하나만 fw/port로 보낸다.
      memory_store key=최근규칙 content="{rule}" | 규칙 이름 | 걸린 규칙의 이름을 있는 그대로 최근규칙에 넣는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['양액 농도 | ec.read → {ec}', '산도 | ph.read → {ph}', '물 | tank.level → {tank} {lvl}%', '누가 있나 | badge_last → {who}, {since}부터'],
    slots: { ec: '1.2..3.4', ph: '5.1..6.9', lvl: '21..88', tank: '=2번 탱크, 혼합조, 남쪽 탱크', who: '금나래, 봉지호, 탁연우', since: '=06:55, 07:20, 09:40' },
    tools: ['양액기록(항목: ec|ph, 값: num): 값을 기록한다', '재배판(글): 재배대 위 화면에 글을 띄운다', '호출(이름, 글): 사람을 부른다'],
    steps: `
      양액기록 항목=ec 값={ec} | EC 기록 | 방금 읽은 농도를 기록한다.
      양액기록 항목=ph 값={ph} | pH 기록 | 산도도 {step2}단계 값으로 기록해 둔다.
      notify message="EC {ec}" | 값 그대로 | {step1}단계에서 읽은 값을 "EC 2.0" 같은 꼴로 알린다.
      호출 이름={who} 글="pH {ph}, 와 주세요" | 부르기 | 지금 있는 사람을 불러 pH가 얼마인지 말하고 쉼표 뒤에 "와 주세요"를 붙인다.
      재배판 글="{tank} {lvl}%" | 화면 | 재배대 화면에 어느 탱크가 몇 %인지 보이게 한다.
      mqtt_publish topic=양액/ec payload="{ec}" | 농도 발행 | 양액/ec 에는 읽은 농도 값만 간다. 다른 글자는 없다.
      memory_store key=출근 content="{since}" | 몇 시부터 | 그 사람이 몇 시부터 있었는지, 시각만 출근 메모에 적는다.
      file_write path=hydro.csv content="{ec},{ph}" append=true | 표 | hydro.csv 끝에 농도와 산도를 쉼표로 이은 줄을 보탠다.
      pushover title="혼합실" message="산 통이 비었습니다" | 산 통 | 메시지 "산 통이 비었습니다", 제목 혼합실. 푸시로.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /도서관/예약 {"청구기호": "{sig}", "제목": "{title}", "이용자": "{reader}", "회원번호": {card}, "받을곳": "{br}", "있는곳": "{fb}"}',
    slots: { sig: '=813.7 김12ㅂ, 598.1 오33ㄱ, 911.05 이7ㅈ, 001.3 박44ㅎ', title: '=긴 들판, 겨울 벌, 소금길, 아홉 개의 문', reader: '제갈민, 사공은, 황보윤, 독고진', card: '40100..49800', br: '동부관, 바다관, 새터관', fb: '중앙관, 북문관, 공원관' },
    tools: ['상호대차(청구기호, 보내는곳, 받는곳): 책을 다른 도서관으로 보낸다', '회원쪽지(회원번호: int, 글): 회원에게 쪽지를 보낸다', '책메모(청구기호, 글): 책에 메모를 단다', '띠지_출력(첫줄, 둘째줄?): 띠지를 뽑는다'],
    steps: `
      상호대차 청구기호="{sig}" 보내는곳={fb} 받는곳={br} | 책 보내기 | 책이 있는 도서관에서 이용자가 받으려는 곳으로 보낸다.
      회원쪽지 회원번호={card} 글="{title} {br} 도착" | 도착 쪽지 | 예약한 회원에게 어떤 책이 어디에 왔는지 제목, 도서관, "도착" 순으로 알려 준다.
      책메모 청구기호="{sig}" 글="{reader} 예약" | 책 메모 | 이 책에 누구의 예약인지 메모한다. 이름 뒤에 "예약".
      띠지_출력 첫줄={reader} | 띠지 | 이용자 이름만 한 줄로 뽑는다.
      띠지_출력 첫줄={reader} 둘째줄="{sig}" | 두 줄 띠지 | 첫째 줄에 이용자, 둘째 줄에 청구기호를 글자 그대로.
      memory_store key=최근예약 content="{title}" | 제목 | 예약된 책의 제목을 최근예약에 저장해 주세요. 다른 것은 쓰지 않습니다.
      send_message channel=mail to={br} text="{fb}에서 {sig} 갑니다" | 받는 곳에 | mail 채널로 받을 도서관에 쓴다. 어디에서 어떤 청구기호가 가는지, "…에서 … 갑니다"로.
      memory_recall query={card} | 회원 메모 | 회원번호로 메모를 뒤져 본다.
      failed "책등을 붙일 도구가 없다" | 책등 | 떨어진 책등을 풀로 붙인 뒤 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'manual - {place}에서 {what} 요청',
    slots: { place: '=12번 침상, 7번 침상, 3호실, 15호실', what: '=간호사, 물 한 컵, 담요 한 장, 보호자 연락', nurse: '염수정, 감도희, 피재윤', min: '10..25' },
    tools: ['병동_호출(간호사, 글): 간호사를 호출한다', '병동_기록(자리, 글): 침상이나 병실의 기록', '주방_쪽지(글): 주방에 쪽지'],
    steps: `
      병동_호출 간호사={nurse} 글="{place}에서 {what} 요청" | 호출 | {nurse} 간호사에게 들어온 말을 한 글자도 고치지 않고 전한다.
      병동_기록 자리="{place}" 글="{what} 요청" | 기록 | 그 자리의 기록에 무엇을 요청했는지 "… 요청"이라고 남긴다.
      notify message="{place}" | 어디서 | 요청이 온 자리만 알림으로.
      pushover title="5병동" message="{nurse} {min}분 휴식" | 휴식 | 제목은 5병동이고 메시지는 "{nurse} {min}분 휴식"이다.
      주방_쪽지 글="{place} 보리차 하나" | 보리차 | 주방에 쪽지를 보낸다: 자리를 쓰고 보리차 하나.
      send_message channel=병동 to={nurse} text="린넨실 열쇠 가져다주세요." | 열쇠 | 채널: 병동. 받는 사람: {nurse}. 내용: "린넨실 열쇠 가져다주세요."
      memory_store key=최근요청 content="{what}" | 무엇을 | 무엇을 달라고 했는지 들어온 말 그대로 최근요청에 적는다.
      failed "담요를 가져다줄 도구가 없다" | 가져다주기 | 장에서 담요를 꺼내 침상까지 가져다준다.
    `,
  },
  {
    language: 'ko',
    earlier: ['미처리 주문 | 쇼핑몰_주문목록 → M6 나사 8봉 [{a}]\n드릴 비트 2개 [{b}]\n그라인더 1대 [{c}]', '나가 있는 차 | 차량_위치 → 초록 봉고, 다리 근처 ({v1})\n흰 포터, 채석장 ({v2})\n스타렉스, 마당 ({v3})'],
    slots: { a: 'A-5510, A-3082, Q-19', b: 'A-6621, Q-44, A-1907', c: 'A-7733, Q-68, A-2054', v1: 'K-11, K-35', v2: 'K-22, K-47', v3: 'K-83, K-96', addr: '=라임길 4, 참나무로 19, 역전길 2' },
    tools: ['쇼핑몰_취소(주문, 사유?): 주문을 취소한다', '쇼핑몰_입금(주문): 입금으로 표시한다', '차량_보내기(차, 주소): 차를 어떤 주소로 보낸다', '차량_묻기(차, 질문): 기사에게 묻는다'],
    steps: `
      쇼핑몰_취소 주문={c} | 그라인더 | 그라인더는 잘못 들어온 주문이라 취소한다. 사유는 안 쓴다.
      쇼핑몰_취소 주문={b} 사유="재고 없음" | 비트 | 드릴 비트가 떨어졌다. '재고 없음'을 사유로 그 주문을 취소해 주세요.
      쇼핑몰_입금 주문={a} | 입금 | 나사 값이 들어왔으니 그 건을 입금으로 돌린다.
      차량_보내기 차={v1} 주소="{addr}" | 손님에게 | 다리 쪽에 있는 차를 {addr:로} 보낸다.
      차량_묻기 차={v2} 질문="상차 얼마나 걸립니까?" | 채석장 | 채석장에 가 있는 기사에게 "상차 얼마나 걸립니까?" 하고 묻는다.
      차량_보내기 차={v3} 주소="{addr}" | 노는 차 | 마당에 서 있는 차더러 {addr:로} 가라고 한다.
      memory_store key=그라인더주문 content="{c}" | 번호 적기 | 그라인더의 주문 번호만 그라인더주문에.
      notify message="{v3} 마당에 있음" | 마당 | 마당에 있는 것이 어느 차인지 번호를 쓰고 "마당에 있음"이라 알린다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /시작 {"절차": "{sop}", "경로": "{path}", "백업경로": "{bak}", "요청자": "{who}", "마감": "{due}"}',
    slots: { sop: '야간정리, 월말마감, 사진정리', path: '/srv/data/a1, /mnt/photo, /home/shop/out', bak: '/bak/a1, /mnt/cold, /vol2/keep', who: '방유리, 형성민, 계하율', due: '=2026-12-04 18:00, 2027-01-15 09:00' },
    tools: ['rsync_run(from, to, delete?: bool): Copy a folder', 'du_report(path): Say how big a folder is', 'lock_folder(path, owner): Lock a folder for somebody'],
    steps: `
      rsync_run from={path} to={bak} | 복사 | 시작할 때 함께 온 경로를 백업 자리로 복사한다. 지우는 선택은 하지 않는다.
      rsync_run from={bak} to={path} delete=true | 되돌리기 | 이번엔 거꾸로, 백업에서 원래 자리로. 남는 것은 지운다(delete).
      du_report path={path} | 크기 | 경로는 시작과 함께 왔다. 그 폴더가 얼마나 큰지 본다.
      lock_folder path={bak} owner={who} | 잠금 | 백업 폴더를 요청한 사람 이름으로 잠근다.
      file_list path={bak} | 목록 | 백업 쪽 폴더에 무엇이 있는지 나열해 주세요.
      sop_execute name={sop} payload="{path}" | 절차 | 적힌 절차를 시작하면서 경로를 넘긴다. 백업 경로는 넘기지 않는다.
      memory_store key=마감 content="{due}" | 마감 | 언제까지인지 날짜와 시각을 글자 그대로 마감에 저장한다.
      notify message="{sop}: {due}까지" | 언제까지 | 무슨 절차를 언제까지 해야 하는지, 절차 뒤에 콜론을 찍고 "…까지"로 알린다.
      send_message channel=kakao to={who} text="{bak}에 있습니다" | 어디에 | 요청자에게 kakao로 백업이 어디에 있는지 "…에 있습니다"라고 답한다.
    `,
  },
];
