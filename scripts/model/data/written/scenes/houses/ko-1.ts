import type { Scene } from '../../scene';

/** Apartment houses, offices and small servers in Korean, part 1. */
export const housesKo1: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /minwon/new {"동": {dong}, "호": {ho}, "내용": "{kind}", "접수번호": {no}}',
    slots: { dong: '101..118', ho: '201..1904', kind: '누수, 층간소음, 악취, 현관등 고장, 인터폰 불통', no: '3100..9800', worker: '최기사, 박주임, 정반장, 오대리' },
    tools: ['ticket_assign(ticket: int, worker): 민원을 담당자에게 배정한다', 'close_case(ticket: int, result): 민원을 종결한다'],
    steps: `
      ticket_assign ticket={no} worker="{worker}" | 담당 배정 | 방금 들어온 민원을 {worker}에게 배정한다. 번호는 접수번호를 쓴다.
      ^ | {worker} 배정 | 이벤트에 접수번호가 있다. 호수와 헷갈리지 말 것.
      close_case ticket={no} result="현장 확인 후 처리" | 종결 처리 | 이 민원은 이미 끝났다. 결과란에 "현장 확인 후 처리"라고 적고 종결한다.
      memory_store key=minwon-{no} content="{dong}동 {ho}호 {kind}" | 민원 메모 | minwon-{no} 키에 몇 동 몇 호 무슨 내용인지 한 줄로 남긴다.
      notify message="{dong}동 {ho}호: {kind}" title="새 민원" | 사무실 화면 알림 | 이 컴퓨터에 제목 "새 민원"으로 알림. 내용은 동, 호, 콜론, 민원 내용.
      file_write path=minwon/today.csv content="{no},{dong},{ho}" append=true | 접수대장 추가 | minwon/today.csv 끝에 한 줄 붙인다. 접수번호, 동, 호 순서이고 빈칸 없이 쉼표로만 나눈다.
      memory_recall query="{dong}동 {ho}호" limit=3 | 전에도 있었나 | 그 집 메모를 "몇동 몇호" 꼴로 찾는다. 세 건까지만.
      ^ | 지난 민원 조회 | 메모에서 해당 세대(동과 호)를 검색해서 최대 3건 본다. 검색어는 "105동 902호" 같은 모양이다.
      send_message channel=minwon-room text="{kind} 접수, {worker} 담당" | 대화방 공지 | minwon-room 채널에 무슨 민원이 접수되었고 누가 담당인지 올린다. 담당은 {worker}, 모양은 "악취 접수, 김과장 담당".
    `,
  },
  {
    language: 'ko',
    event: 'mqtt apt/{dong}/elevator {"car": {car}, "floor": {floor}, "err": "{err}"}',
    slots: { dong: '=101, 102, 105, 203, 204', car: '1..4', floor: '5..24', err: 'E31, DR-07, OVL2, E114, DZ-9', mins: '=20, 30, 40, 60' },
    tools: ['lift_hold(car: int, minutes: int): 승강기를 세워 둔다', 'lift_resume(car: int): 승강기 운행을 재개한다', 'pa_say(dong: int, text): 동 안내 방송'],
    steps: `
      lift_hold car={car} minutes={mins} | 승강기 정지 | 고장을 알린 승강기를 {mins}분 동안 세운다. 호기는 메시지에 있다.
      lift_hold car={car} minutes=60 | 한 시간 세우기 | 기사가 오기 전까지 그 호기를 한 시간 멈춰 둔다.
      lift_resume car={car} | 운행 재개 | 점검이 끝났으니 신고된 호기를 다시 돌린다.
      ^ | 다시 운행 | 세워 두는 것이 아니라 푸는 것이다. 메시지의 호기를 운행 상태로 돌려놓을 것.
      pa_say dong={dong} text="승강기 점검 중입니다. 계단을 이용해 주십시오." | 안내 방송 | {dong}동에 다음 문구를 그대로 방송: "승강기 점검 중입니다. 계단을 이용해 주십시오."
      pushover message="{car}호기 {floor}층 정지, 오류 {err}" | 소장님 푸시 | 소장님 휴대폰으로 푸시. 몇 호기가 몇 층에 정지했고 오류가 무엇인지. 예: 9호기 3층 정지, 오류 X1.
      memory_store key=lift-{car} content={err} | 오류 코드 기록 | lift-{car} 메모에 오류 코드만 적는다.
      file_search query={err} path=manuals/lift | 매뉴얼 찾기 | manuals/lift 폴더에서 이번 오류 코드를 찾는다.
      failed "손으로 여는 일이다" | 문 열기 | 갇힌 사람이 있는지 확인하고 비상 열쇠로 승강장 문을 손으로 연다.
    `,
  },
  {
    language: 'ko',
    event: 'cron',
    earlier: ['밤사이 백업 목록 | snap_list → db={db} GB, mail={mail} GB, web={web} GB', '남은 공간 확인 | disk_free → {free} GB'],
    slots: { db: '40..95', mail: '110..190', web: '4..30', free: '12..49 / 51..99', vault: 'nas2, vault-b, cold1, tape4' },
    tools: ['snap_copy(name, target): 스냅샷을 복사한다', 'snap_drop(name): 스냅샷을 지운다'],
    steps: `
      @free failed "{free} GB밖에 남지 않았다" // snap_copy name=mail target={vault} | 메일 백업 복사 | mail 스냅샷을 {vault:로} 복사한다. 단 {step2}단계에서 나온 여유 공간이 50 GB 이상일 때만이다. 모자라면 실패로 끝낸다.
      ^ | 공간이 되면 복사 | 여유가 50 GB에 못 미치면 거절하고, 그렇지 않으면 mail을 {vault} 쪽으로 복사할 것.
      @free snap_drop name=web // snap_copy name=web target={vault} | 지우거나 복사하거나 | 여유가 50 GB 미만이면 web 스냅샷을 지우고, 50 GB 이상이면 {vault:로} 복사한다.
      notify message="db 백업 {db} GB" | 화면 알림 | 이 컴퓨터에 db 백업이 몇 GB인지 알린다. "db 백업"이라는 말 뒤에 값과 단위.
      file_write path=backup/size.log content="{mail}" append=true | 크기 기록 | backup/size.log 끝에 mail 스냅샷의 크기를 숫자만 추가한다.
      mqtt_publish topic=backup/web/size payload="{web} GB" | 웹 백업 크기 발행 | backup/web/size 토픽에 web의 크기를 단위까지 발행.
      memory_store key=backup-free content="여유 {free} GB" | 여유 공간 메모 | 메모 backup-free 내용은 "여유" 다음에 {step2}단계 값 그대로.
      send_message channel=infra text="db {db} GB, mail {mail} GB, web {web} GB" | 백업 크기 보고 | infra 채널에 {step1}단계 세 항목을 이름, 값, GB 꼴로 쉼표로 이어 보낸다. 순서는 db, mail, web.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /cert/check {"domain": "{domain}", "days_left": {days}, "issuer": "{issuer}", "serial": "{serial}"}',
    slots: { domain: 'mail.hanbit.kr, erp.saemaul.or.kr, lib.gaon.ac.kr, vpn.dasan.co.kr', days: '2..13 / 15..80', issuer: 'R11, Sectigo, GTS-1C3, KICA', serial: '04af19, 7be221, 3cd90e, 11fa82' },
    tools: ['renew_certificate(domain): 인증서를 갱신한다', 'cert_revoke(serial, reason?: keyCompromise|superseded): 인증서를 폐기한다'],
    steps: `
      @days renew_certificate domain={domain} // failed "아직 {days}일 남았다" | 인증서 갱신 | 남은 날이 14일 이하이면 그 도메인 인증서를 갱신한다. 더 남았으면 갱신하지 않고 실패로 둔다.
      ^ | 만료 임박만 갱신 | 2주보다 많이 남은 인증서는 건드리지 말 것. 그렇지 않으면 이벤트의 도메인을 갱신.
      cert_revoke serial={serial} reason=keyCompromise | 폐기 | 개인 키가 유출되었다. 이벤트에 나온 일련번호의 인증서를 키 유출 사유로 폐기한다.
      cert_revoke serial={serial} | 사유 없이 폐기 | 일련번호로 폐기하되 사유는 적지 않는다.
      pushover message="{domain} 인증서 {days}일 남음" title="인증서" | 담당자 푸시 | 푸시 제목은 "인증서". 내용은 도메인, 인증서라는 말, 남은 날을 "{days}일 남음"으로.
      memory_store key="{domain}" content="발급자 {issuer}, 일련번호 {serial}" | 인증서 메모 | 도메인 이름을 키로, 발급자와 일련번호를 차례로 쉼표로 나눠 적는다. 앞에 각각 "발급자", "일련번호"를 붙인다.
      http_request url=https://{domain}/health | 사이트 살아 있나 | https:// 뒤에 이벤트의 도메인, 그 뒤 /health 를 불러 본다.
      cron_add schedule="0 9 * * 1" action=procedure text=cert-check | 주간 점검 예약 | 월요일 9시마다 cert-check 절차가 돌게 예약한다. 이름은 붙이지 않는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt office/printer/{prn} {"상태": "{state}", "토너": {toner}, "대기": {jobs}, "장소": "{place}"}',
    slots: { prn: 'P2, HP-03, k5, color1', state: '용지 없음, 용지 걸림, 덮개 열림, 정상', toner: '3..14 / 16..70', jobs: '1..25', place: '2층 행정실, 교무실, 원무과, 열람실' },
    tools: ['hold_queue(printer): 인쇄 대기열을 멈춘다', 'queue_run(printer): 인쇄 대기열을 다시 돌린다', 'supply_request(item, place, qty?: int): 소모품을 신청한다'],
    steps: `
      hold_queue printer={prn} | 대기열 정지 | {prn} 프린터의 대기열을 멈춘다.
      queue_run printer={prn} | 인쇄 재개 | 용지를 채웠다. {prn} 대기열을 풀어 밀린 것이 나오게 할 것.
      @toner supply_request item=토너 place="{place}" // failed "토너가 {toner}% 남아 있다" | 토너 신청 | 토너가 15% 미만이면 토너를 그 장소로 신청한다. 수량은 적지 않는다. 15% 이상이면 신청하지 않는다.
      supply_request item=A4 place="{place}" qty=5 | 용지 신청 | 알린 프린터가 있는 장소로 A4를 다섯 권 신청.
      notify message="{place} 프린터: {state}" | 프린터 알림 | 이 컴퓨터 알림으로 장소와 상태를 알린다. 모양은 "장소 프린터: 상태".
      notify message="토너 {toner}% 남음, 대기 {jobs}건" title="{prn}" | 토너와 대기 | 프린터 이름을 제목으로 하는 화면 알림. 토너가 몇 % 남음인지, 대기가 몇 건인지 이 순서로.
      memory_store key=printer-{prn} content="{state}" | 상태 메모 | printer-{prn} 메모에 받은 상태를 그대로 적는다.
      mqtt_publish topic=office/printer/{prn}/jobs payload={jobs} | 대기 건수 발행 | office/printer/{prn}/jobs 에 대기 건수만 올린다.
      failed "종이를 빼는 도구는 없다" | 걸린 종이 빼기 | 뒷덮개를 열고 롤러 사이에 낀 종이를 당겨 뺀다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /wonmu/queue {"창구": {win}, "번호": {num}, "대기인원": {wait}, "진료과": "{dept}"}',
    slots: { win: '1..6', num: '120..480', wait: '7..60', dept: '정형외과, 내과, 소아청소년과, 이비인후과, 안과' },
    tools: ['ticket_call(window: int, number: int): 대기 번호를 창구로 부른다', 'ticket_skip(number: int): 대기 번호를 넘긴다', 'window_state(window: int, state: open|closed|break): 창구 상태를 바꾼다'],
    steps: `
      ticket_call window={win} number={num} | 다음 분 호출 | 이벤트의 대기 번호를 그 창구로 부른다.
      ^ | 호출 | 대기인원 말고 번호를, 해당 창구에서 호출할 것.
      ticket_skip number={num} | 부재로 넘김 | 세 번 불러도 오지 않았다. 그 번호는 넘긴다.
      window_state window={win} state=break | 점심 | 알린 창구를 잠시 쉬는 상태로 바꾼다.
      window_state window={win} state=closed | 창구 마감 | 그 창구는 오늘 끝났다. 닫는다.
      send_message channel=wonmu text="{dept} 대기 {wait}명" | 대기 현황 공유 | wonmu 채널에 진료과와 대기인원을 올린다. 모양: 치과 대기 3명.
      mqtt_publish topic=lobby/sign payload="{num}번 {win}번 창구" | 로비 전광판 | lobby/sign 토픽에 "몇번 몇번 창구" 꼴로 발행한다. 앞이 대기 번호, 뒤가 창구다.
      file_write path=queue/now.txt content="{wait}" | 현재 대기 | queue/now.txt 를 새로 쓴다. 대기인원 숫자만.
      file_write path=queue/{dept}.txt content="{num}" append=true | 과별 기록 | 과별 파일(queue/{dept}.txt) 끝에 이번 번호를 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt parcel/locker {"함": {box}, "동호": "{unit}", "택배사": "{courier}", "송장": "{bill}", "보관시간": {hours}}',
    slots: { box: '1..48', unit: '=103-1204, 110-302, 101-805, 207-1501, 202-906', courier: '대한통운, 한진, 롯데, 우체국, 로젠', bill: '=6481-2209-113, 5520-9917-402, 7731-0045-868', hours: '49..97 / 5..47' },
    tools: ['locker_open(box: int): 보관함을 연다', 'locker_block(box: int): 보관함을 못 쓰게 막는다', 'resident_sms(unit, text): 입주민에게 문자를 보낸다'],
    steps: `
      locker_open box={box} | 보관함 열기 | 택배가 들어 있는 함을 연다.
      locker_block box={box} | 함 사용 중지 | 문이 휘었다고 한다. 이벤트에 나온 함을 막아 둔다.
      @hours resident_sms unit={unit} text="{box}번 함 택배를 찾아가 주십시오" // failed "보관시간이 {hours}시간이다" | 장기 보관 문자 | 48시간을 넘겨 보관한 것만 그 세대에 문자를 보낸다. 문구는 "{box}번 함 택배를 찾아가 주십시오". 아직 넘지 않았으면 실패 처리.
      ^ | 안 찾아간 택배 | 보관시간이 48시간 초과면 해당 동호에 "{box}번 함 택배를 찾아가 주십시오"라고 문자. 이하이면 보내지 않는다.
      resident_sms unit={unit} text="{courier} 택배가 {box}번 함에 있습니다" | 도착 문자 | 받는 세대에 어느 택배사 것이 몇 번 함에 있는지 문자로. 끝은 "있습니다".
      memory_store key=parcel-{box} content="{bill}" | 송장 메모 | parcel-{box} 키에 송장 번호만 저장.
      memory_forget key=parcel-{box} | 메모 정리 | 찾아갔으니 그 함의 메모(parcel-함번호)를 지운다.
      file_write path=parcel/log.csv content="{unit},{box},{courier}" append=true | 대장 기입 | parcel/log.csv 에 덧붙인다: 동호, 함, 택배사를 쉼표로.
      http_request url=http://10.3.0.9/track/{bill} | 배송 조회 | http://10.3.0.9/track/ 뒤에 송장 번호를 붙여 조회한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt parking/b{level}/car {"plate": "{plate}", "slot": {slot}, "in": "{time}", "kind": "{kind}"}',
    slots: { level: '1..4', plate: '38나 5521, 214다 7780, 07보 3391, 155무 2043', slot: '11..240', time: '=08:41, 13:05, 17:22, 19:48', kind: '=resident, monthly / visitor, unknown' },
    tools: ['gate_lift(level: int): 차단기를 올린다', 'fee_waive(plate, hours: int): 주차 요금을 면제한다', 'fee_charge(plate, won: int): 주차 요금을 매긴다'],
    steps: `
      @kind gate_lift level={level} // failed "등록 차량이 아니다: {kind}" | 차단기 올리기 | 입주자(resident)나 월정기(monthly) 차량이면 지하 {level}층 차단기를 올린다. 그 밖의 차는 올리지 않는다.
      @kind fee_waive plate="{plate}" hours=24 // fee_charge plate="{plate}" won=3000 | 요금 | 입주자와 월정기는 하루(24시간) 면제, 방문이나 미확인 차량은 3천 원을 매긴다.
      fee_waive plate="{plate}" hours=2 | 두 시간 무료 | 들어온 차에 두 시간 면제를 넣는다.
      notify message="{time} {plate} B{level} {slot}번" | 경비실 화면 | 이 컴퓨터 알림: 들어온 시각, 차 번호, 층(B{level}), 자리 번호에 "번". 모두 한 칸씩 띄운다.
      memory_store key="{plate}" content="지하 {level}층 {slot}번" | 주차 위치 메모 | 차 번호를 키로 위치를 남긴다. "지하 2층 105번" 같은 꼴로.
      send_message channel=guard to=정문 text="{plate} 확인 바람" | 정문에 확인 요청 | guard 채널로 정문에게 "{plate} 확인 바람"이라고 보낸다.
      file_search query="{plate}" path=parking | 차량 기록 찾기 | parking 폴더에서 이 차 번호가 나오는 파일을 찾는다.
      mqtt_publish topic=parking/b{level}/last payload="{slot}" | 마지막 자리 | parking/b{level}/last 에 차가 댄 자리만 발행.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /lib/return {"등록번호": "{book}", "회원": "{member}", "연체일": {late}, "서가": "{shelf}"}',
    slots: { book: 'EM21904, KR00731, CH48812, EM55120', member: 'M-2041, M-3377, S-0182, T-914', late: '=0 / 3, 7, 12, 21', shelf: '813.7, 911-가, 004.2, 595' },
    tools: ['loan_end(book, member): 대출을 끝낸다', 'loan_extend(book, days: int): 대출을 연장한다', 'member_suspend(member, days: int): 회원 대출을 정지한다'],
    steps: `
      loan_end book={book} member={member} | 반납 처리 | 돌아온 책을 그 회원의 대출에서 내린다.
      @late failed "연체가 없다" // member_suspend member={member} days={late} | 연체 정지 | 연체한 날수만큼 회원의 대출을 정지한다. 연체일이 0이면 정지하지 않고 실패로 끝낸다.
      @late loan_extend book={book} days=7 // loan_end book={book} member={member} | 연장 또는 반납 | 연체일이 0이면 그 책을 일주일 연장하고, 하루라도 늦었으면 반납으로 끝낸다.
      loan_extend book={book} days=14 | 2주 연장 | 반납이 아니다. 찍힌 등록번호를 두 주 연장해 준다.
      notify message="{book} 서가 {shelf}" | 배가 안내 | 데스크 컴퓨터 알림으로 어느 책이 어느 서가로 가는지. 등록번호, 그다음 "서가"와 서가 기호.
      memory_recall query={member} | 회원 메모 | 이 회원에 대한 메모를 찾아본다. 건수 제한은 없다.
      file_write path=return/{member}.txt content="{book}" append=true | 반납 일지 | return 폴더의 회원별 파일({member}.txt) 끝에 책의 등록번호를 더한다.
      mqtt_publish topic=lib/shelf payload="{shelf}: {book}" | 서가 로봇 | lib/shelf 에 서가, 콜론, 책 등록번호를 발행한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt rack/{rack}/env {"temp": {temp}, "hum": {hum}, "pdu_a": {pa}, "pdu_b": {pb}}',
    slots: { rack: 'R3, A07, edge1, core2', temp: '19..27 / 33..41', hum: '30..62', pa: '900..1500', pb: '1600..2300', fan: '4..27' },
    tools: ['pdu_cycle(rack, side: a|b, delay_s: int): 콘센트를 껐다 켠다', 'pdu_off(rack, side: a|b): 콘센트를 끈다'],
    steps: `
      pdu_cycle rack={rack} side=b delay_s=30 | B쪽 재시동 | 알린 랙의 B 전원을 반 분 간격을 두고 껐다 켠다.
      pdu_off rack={rack} side=a | A쪽 끄기 | {rack} 랙 A쪽을 끈다. 다시 켜지 않는다.
      @temp gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | 배기팬 | 팬 릴레이는 {fan}번, 1이면 돈다. 온도가 30도 이상이면 돌리고 미만이면 세운다.
      ^ | 더우면 팬 가동 | {fan}번 핀이 배기팬. 30도 아래에서는 0, 30도부터는 1을 준다.
      @temp failed "{temp}도라 아직 괜찮다" // pushover message="{rack} 랙 {temp}도" | 과열 푸시 | 30도를 넘었으면 당직에게 푸시로 어느 랙이 몇 도인지 보낸다("X1 랙 45도" 꼴). 넘지 않았으면 실패로 둔다.
      memory_store key=rack-{rack} content="온도 {temp}도, 습도 {hum}%" | 환경 메모 | rack-{rack} 에 온도와 습도를 단위와 함께 적는다. 쉼표로 나눈다.
      file_write path=env/power.csv content="{pa};{pb}" append=true | 전력 기록 | env/power.csv 에 한 줄 추가. A쪽 값, 쌍반점, B쪽 값.
      mqtt_publish topic=rack/{rack}/pdu payload="{pb}" | B쪽 전력 | rack/{rack}/pdu 에는 B쪽 값만 내보낸다.
      http_request url=http://172.20.1.8/alert method=POST body="{rack} {temp}" | 관제 전송 | http://172.20.1.8/alert 로 POST. 본문은 랙 이름, 빈칸, 온도.
    `,
  },
  {
    language: 'ko',
    event: 'cron',
    earlier: ['예약 목록 보기 | cron_list → {idA}: 주간 백업, {idB}: 옥상 물탱크 점검, {idC}: 정화조 알림', '실행 중인 절차 | sop_status → {runA}: 방송 송출 중, {runB}: 검침 대기 중'],
    slots: { idA: 'job-14, cron-8, plan-22', idB: 'job-31, j90fa, plan-5', idC: 'job-77, cron-40, k12', runA: 'run-204, run-88, r-5512', runB: 'run-391, run-17, r-7340' },
    tools: ['meter_sync(building: int): 검침기를 다시 맞춘다', 'speaker_mute(zone): 스피커를 끈다'],
    steps: `
      cron_remove id={idB} | 물탱크 예약 삭제 | 옥상 물탱크는 철거했다. 그 점검 예약을 지운다. 번호는 목록에 있다.
      ^ | 필요 없는 예약 | {step1}단계 목록에서 물탱크 점검에 해당하는 것을 없앨 것.
      cron_remove id={idC} | 정화조 알림 삭제 | 정화조는 이제 업체가 본다. 목록에 있는 정화조 알림 예약을 지운다.
      sop_cancel run_id={runA} reason="방송 오류" | 방송 취소 | 지금 방송을 내보내고 있는 실행을 취소한다. 사유는 "방송 오류".
      sop_cancel run_id={runB} reason="검침기 교체" | 검침 실행 취소 | 검침을 기다리는 실행을 멈춘다. 검침기 교체가 사유다.
      sop_status run_id={runB} | 검침 상태 | 검침 대기 중인 실행이 지금 어디까지 갔는지 본다. 그 실행 번호로.
      memory_store key=backup-job content={idA} | 백업 예약 번호 | backup-job 메모에 주간 백업의 예약 번호를 적어 둔다.
      cron_list | 다시 확인 | 예약이 무엇이 남았는지 목록을 다시 본다.
      notify message="방송 실행 {runA} 확인 요망" | 방송 확인 | 이 컴퓨터에 "방송 실행" 뒤에 송출 중인 실행의 번호, 이어서 "확인 요망"이라고 띄운다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /haengjeong/leave {"교사": "{teacher}", "학급": "{cls}", "날짜": "{date}", "교시": {period}, "사유": "{why}"}',
    slots: { teacher: '윤서진, 강태호, 배미란, 노현우', cls: '=2-3, 1-5, 3-1, 6-2', date: '=2026-09-14, 2026-10-22, 2026-11-05, 2027-03-09', period: '1..7', why: '병가, 출장, 연수, 공가', sub: '임보라, 문정식, 하은비' },
    tools: ['substitute_set(class, date, period: int, teacher): 보강 교사를 넣는다', 'substitute_clear(class, date, period: int): 보강을 뺀다'],
    steps: `
      substitute_set class={cls} date={date} period={period} teacher="{sub}" | 보강 배정 | 비는 수업에 {sub} 선생님을 넣는다. 학급과 날짜, 교시는 신청서대로.
      ^ | {sub} 보강 | 휴가를 낸 교사가 아니라 {sub} 이름으로 그 학급 그 시간에 보강을 건다.
      substitute_clear class={cls} date={date} period={period} | 보강 취소 | 휴가가 철회되었다. 그 시간 보강을 뺀다.
      memory_store key="leave-{teacher}" content="{date} {why}" | 근태 메모 | leave-이름 꼴의 키(이번에는 leave-{teacher})에 날짜와 사유를 띄어 적는다.
      file_write path=leave/{date}.txt content="{cls} {period}교시 {teacher}" append=true | 결보강부 | leave 폴더에 날짜로 된 파일({date}.txt)이 있다. 끝에 학급, 교시, 교사 이름을 적는다. 교시는 "4교시"처럼.
      send_message channel=teachers to="{sub}" text="{date} {cls} {period}교시 보강 부탁드립니다" | 보강 부탁 | teachers 채널로 {sub} 선생님께 보낸다. 날짜, 학급, 몇 교시인지 쓰고 "보강 부탁드립니다"로 맺는다.
      send_message channel=teachers text="{teacher} {why}" | 교무실 공지 | teachers 채널에 받는 사람 없이 올린다. 누가 무슨 사유인지 두 낱말로.
      notify message="{teacher} {date} {why}" title="휴가 신청" | 행정실 알림 | 이 컴퓨터 알림, 제목 "휴가 신청". 이름 날짜 사유 순서.
      file_read path=leave/{date}.txt | 그날 기록 보기 | 신청한 날짜의 결보강부(leave/날짜.txt)를 읽는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /acct/slip {"전표": "{slip}", "계정": "{acct}", "공급가": {net}, "부가세": {vat}, "거래처": "{vendor}"}',
    slots: { slip: 'J-1107, S-0420, J-2218, T-93', acct: '수선비, 소모품비, 통신비, 복리후생비', net: '100000..1900000', vat: '10000..98000', vendor: '새빛전기, 두산설비, 가람상사, 미래통신' },
    tools: ['ledger_post(account, won: int, memo?): 장부에 기입한다', 'ledger_void(slip): 전표를 취소한다', 'payee_hold(vendor): 거래처 지급을 보류한다'],
    steps: `
      ledger_post account="{acct}" won={net} memo={slip} | 장부 기입 | 공급가를 그 계정에 올린다. 적요에는 전표 번호를 쓴다.
      ledger_post account=부가세대급금 won={vat} | 부가세 기입 | 계정은 부가세대급금. 금액은 전표의 부가세이고 적요는 쓰지 않는다.
      ledger_void slip={slip} | 전표 취소 | 두 번 올라왔다. 받은 전표를 취소한다.
      payee_hold vendor="{vendor}" | 지급 보류 | 세금계산서가 아직이라 이 거래처는 지급을 보류할 것.
      memory_store key={slip} content="{vendor} {net}원" | 전표 메모 | 전표 번호로 메모. 거래처와 공급가에 "원"을 붙여 남긴다.
      file_write path=acct/slips.csv content="{slip},{acct},{net},{vat}" append=true | 전표철 추가 | acct/slips.csv 에 한 줄. 전표, 계정, 공급가, 부가세 순으로 쉼표만 넣는다.
      send_message channel=accounting text="{vendor} {acct} {net}원 결재 요청" | 결재 요청 | accounting 채널에 올린다. 거래처, 계정, 공급가(원) 뒤에 "결재 요청".
      file_search query="{vendor}" path=contracts | 계약서 찾기 | contracts 폴더에서 거래처 이름으로 계약서를 찾는다.
      sop_execute name=approval payload="{slip}" | 결재 절차 시작 | approval 절차를 전표 번호를 페이로드로 주고 시작한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /hall/book {"모임": "{club}", "방": "{room}", "날짜": "{date}", "시작": "{from}", "끝": "{to}", "인원": {n}}',
    slots: { club: '부녀회, 노인회, 청년회, 풍물패, 바둑모임', room: '=큰방, 작은방, 다목적실', date: '=2026-08-21, 2026-12-03, 2027-01-15, 2026-10-09', from: '=09:00, 10:30, 13:00', to: '=15:30, 17:00, 20:00', n: '4..19 / 31..60' },
    tools: ['hall_reserve(room, date, start, end): 마을회관 방을 예약한다', 'hall_release(room, date): 예약을 푼다', 'floor_heat(room, hours: int): 방 보일러를 켠다'],
    steps: `
      hall_reserve room={room} date={date} start={from} end={to} | 방 예약 | 신청한 방을 그 날짜 그 시간에 잡는다.
      hall_release room={room} date={date} | 예약 취소 | 비가 온다고 해서 취소했다. 신청된 방과 날짜의 예약을 푼다.
      @n floor_heat room={room} hours=3 // failed "{n}명은 너무 많다" | 보일러 | 서른 명까지만 받는다. 인원이 그 안이면 신청한 방 보일러를 세 시간 켠다. 넘으면 안 된다.
      ^ | 난방 | 신청 인원이 30명을 넘으면 거절. 30명 이하면 그 방 난방 3시간.
      memory_store key=hall-{date} content="{club} {n}명" | 회관 일정 메모 | hall-날짜 키에 어느 모임이 몇 명인지.
      send_message channel=maeul text="{club} {date} {from} {room}" | 마을 공지 | maeul 채널에 올린다. 모임, 날짜, 시작 시각, 방을 이 순서로 띄어 쓴다.
      cron_add schedule={date}T{from} action=message text="{club} 모임 시작" | 시작 알림 예약 | 모임 날짜와 시작 시각에 맞춰(2026-08-21T09:00 꼴) 메시지를 예약한다. 문구는 "{club} 모임 시작".
      notify message="{room} {from}~{to} 예약" title="마을회관" | 회관 알림 | 제목 "마을회관", 이 컴퓨터 알림. 방, 시작~끝, "예약".
      file_write path=hall/list.txt content="{date} {room} {club}" append=true | 예약 장부 | hall/list.txt 에 날짜, 방, 모임을 한 줄로 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt guard/visitor {"이름": "{name}", "차량": "{plate}", "방문지": "{unit}", "목적": "{why}", "시간": {hours}}',
    slots: { name: '송기철, 유하나, 조명숙, 백두현', plate: '66러 1190, 318거 4472, 29소 8805', unit: '=104-701, 112-1503, 108-202', why: '가구 배송, 인터넷 설치, 이사 견적, 친지 방문', hours: '1..8' },
    tools: ['pass_issue(plate, hours: int, unit?): 방문증을 낸다', 'pass_cancel(plate): 방문증을 거둔다', 'intercom_ring(unit): 세대를 호출한다'],
    steps: `
      pass_issue plate="{plate}" hours={hours} | 방문증 발급 | 온 차에 적힌 시간만큼 방문증을 낸다. 동호는 넣지 않는다.
      pass_issue plate="{plate}" hours={hours} unit={unit} | 동호까지 발급 | 방문지까지 넣어서 차량 방문증을 낸다. 시간은 신청대로.
      pass_cancel plate="{plate}" | 방문증 회수 | 손님이 나갔다. 그 차의 방문증을 거둔다.
      intercom_ring unit={unit} | 세대 호출 | 손님이 찾아온 집을 인터폰으로 부른다.
      notify message="{name} {why}, {unit}" | 경비실 알림 | 이 컴퓨터 화면에 방문자 이름과 목적, 쉼표, 방문지를 알린다.
      file_write path=guard/visit.log content="{name} / {plate} / {unit}" append=true | 방문 일지 | guard/visit.log 에 이름 / 차량 / 방문지 꼴로 한 줄 보탠다.
      memory_recall query="{plate}" limit=5 | 이 차 전에 왔나 | 메모에서 차 번호를 찾는다. 다섯 건만.
      send_message channel=guardroom text="{unit} 방문객 {name}" | 교대조 공유 | guardroom 채널에 방문지, "방문객", 이름을 올린다.
      mqtt_publish topic=gate/visitor payload="{plate}" | 차단기에 전달 | gate/visitor 토픽에 차 번호를 그대로 발행.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt maeul/tank/level {watt} W',
    slots: { watt: '1200..4900', pumpA: '4..12', pumpB: '13..20', pumpC: '21..27' },
    tools: ['siren_play(track: int, seconds: int): 사이렌을 울린다', 'siren_stop(): 사이렌을 멈춘다'],
    steps: `
      mqtt_publish topic=maeul/report payload="{watt} W" | 받은 그대로 발행 | 들어온 값을 단위까지 손대지 말고 maeul/report 로 내보낸다.
      notify message="{watt} W" | 들어온 값 알림 | 방금 온 내용을 있는 그대로 이 컴퓨터에 알린다.
      memory_store key=pump-power content="{watt} W" | 소비 전력 메모 | pump-power 메모에 온 값 그대로.
      file_write path=maeul/power.log content="{watt} W" append=true | 기록 추가 | maeul/power.log 에 받은 값을 그대로 한 줄 덧붙인다.
      pushover message="펌프장 소비 전력 {watt} W" | 이장님 푸시 | "펌프장 소비 전력"이라는 말 뒤에 들어온 값을 붙여 푸시한다.
      gpio_write pin={pumpB} value=1 | 둘째 펌프 가동 | 릴레이는 1로 돈다. 펌프 세 대가 순서대로 {pumpA}, {pumpB}, {pumpC}번. 둘째를 돌린다.
      gpio_write pin={pumpC} value=0 | 셋째 펌프 정지 | 1호 {pumpA}, 2호 {pumpB}, 3호 {pumpC}번이고 0이면 선다. 3호만 세운다.
      siren_play track=2 seconds=90 | 사이렌 | 2번 곡을 1분 30초 울린다.
      siren_stop | 사이렌 멈춤 | 울리고 있는 사이렌을 그친다.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral desk/bell 2026-11-{day} {hour}:40 현관 벨',
    slots: { day: '10..28', hour: '10..22', lock: '4..9', lamp: '10..15', bell: '16..27' },
    tools: ['chime_pick(tune: ding|birds|melody): 초인종 소리를 고른다'],
    steps: `
      gpio_write pin={lock} value=0 | 현관문 열기 | 현관 전자석은 {lock}번. 1이면 붙고 0이면 떨어진다. 문을 연다.
      gpio_write pin={lock} value=1 | 현관문 잠그기 | {lock}번 전자석에 1을 주면 문이 붙는다. 잠글 것.
      gpio_write pin={lamp} value=0 | 현관등 점등 | 현관등은 {lamp}번이고 0에서 켜지는 릴레이다. 등을 켠다.
      gpio_write pin={lamp} value=1 | 소등 | {lamp}번은 0을 주면 켜지고 1을 주면 꺼진다. 끈다.
      gpio_read pin={bell} | 벨 단자 확인 | 전자석 {lock}, 등 {lamp}, 벨 {bell}번이다. 벨 단자가 아직 눌려 있는지 읽는다.
      memory_store key=last-bell content="2026-11-{day} {hour}:40 현관 벨" | 마지막 벨 | last-bell 메모에 온 내용을 통째로 적는다.
      file_write path=bell.log content="2026-11-{day} {hour}:40 현관 벨" append=true | 벨 기록 | bell.log 에 이벤트 내용을 그대로 이어 쓴다.
      file_write path=bell-now.txt content="문을 열었음" | 현재 상태 쓰기 | bell-now.txt 를 "문을 열었음"이라는 글로 바꾼다.
      chime_pick tune=birds | 새소리로 | 초인종을 새소리로 바꾼다.
      send_message channel=office text="현관에 손님이 있습니다. 아무나 나가 주십시오." | 현관 손님 | office 채널에 다음 글을 그대로: 현관에 손님이 있습니다. 아무나 나가 주십시오.
    `,
  },
  {
    language: 'ko',
    event: 'manual',
    earlier: ['검침 파일 찾기 | file_search → meter/{fileA}.csv, meter/{fileB}.csv (복사본)', '검침값 조회 | meter_get → {unitA}: {kwhA} kWh, {unitB}: {kwhB} kWh'],
    slots: { fileA: 'aug-main, 2026-09, dong5, north', fileB: 'aug-copy, 2026-09-old, dong5-b, north2', unitA: '=101-203, 102-1101, 105-604', unitB: '=106-901, 103-402, 108-1501', kwhA: '120..290', kwhB: '310..620' },
    tools: ['meter_get(unit): 세대 전력량을 읽는다', 'bill_add(unit, kwh: int): 세대 고지서에 사용량을 올린다'],
    steps: `
      file_read path=meter/{fileA}.csv | 원본 읽기 | {step1}단계에서 찾은 것 가운데 복사본이 아닌 파일을 읽는다.
      ^ | 검침 원본 | 찾은 파일 두 개 중 하나는 복사본이다. 다른 하나를 읽을 것.
      file_read path=meter/{fileA}.csv from_line=2 lines=20 | 머리글 빼고 스무 줄 | 복사본 말고 원본 파일을 2번째 줄부터 20줄 읽는다.
      bill_add unit={unitA} kwh={kwhA} | {unitA} 고지 | {unitA} 세대의 검침값을 고지서에 올린다.
      bill_add unit={unitB} kwh={kwhB} | 많이 쓴 집 | 두 세대 중 더 많이 쓴 쪽을 그 사용량으로 고지서에 올린다.
      meter_get unit={unitB} | 다시 읽기 | {unitB} 값이 이상하다. 그 세대를 다시 읽어 본다.
      notify message="{unitB}: {kwhB} kWh" | 과다 사용 알림 | 화면 알림으로 더 많이 쓴 세대와 값을. "세대: 값 kWh" 꼴.
      memory_store key=copy-file content="meter/{fileB}.csv" | 복사본 메모 | copy-file 에 복사본인 파일의 경로를 적어 둔다.
      send_message channel=gwanli text="{unitA} {kwhA} kWh, {unitB} {kwhB} kWh" | 검침 보고 | gwanli 채널에 두 세대의 검침값을 나온 순서대로, 쉼표로 나누어 보낸다. 세대 값 kWh.
      file_list path=meter | 폴더 보기 | meter 폴더에 무엇이 있는지 나열한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt hospital/bed/{bed} {"환자번호": "{pid}", "체온": {temp}, "산소": {spo2}, "호출": {call}}',
    slots: { bed: '301, 412-2, 507, 603-1', pid: 'P10442, P20913, P33871', temp: '36.1..37.2 / 38.6..39.9', spo2: '93..99', call: '=true / false' },
    tools: ['nurse_page(station: int, text): 간호사 스테이션을 호출한다', 'bed_lamp(bed, color: red|green|off): 병상 등을 바꾼다', 'chart_note(patient, text): 차트에 적는다'],
    steps: `
      @temp failed "체온이 {temp}도다" // nurse_page station=3 text="{bed} 체온 {temp}도" | 발열 호출 | 38도 이상이면 3번 스테이션을 호출한다. 말은 병상, "체온", 값과 "도". 그보다 낮으면 호출하지 않는다.
      @call bed_lamp bed={bed} color=red // bed_lamp bed={bed} color=off | 병상 등 | 호출이 켜져 있으면 그 병상 등을 빨강으로, 아니면 끈다.
      ^ | 호출등 맞추기 | 호출 값이 true면 red, false면 off. 병상은 토픽에 있다.
      chart_note patient={pid} text="체온 {temp}, 산소 {spo2}" | 차트 기록 | 환자 차트에 체온과 산소를 차례로 적는다. 모양: 체온 36.5, 산소 98.
      file_write path=ward/{pid}.txt content="{temp}" append=true | 체온 파일 | ward 폴더의 환자번호.txt 에 체온 숫자만 덧붙인다.
      mqtt_publish topic=ward/{bed}/spo2 payload="{spo2}%" | 산소 발행 | ward/{bed}/spo2 로 산소포화도를 % 붙여 발행.
      memory_recall query={pid} category=sop | 지난 실행 기록 | 실행 기록(분류 sop)에서 이 환자번호를 찾는다.
      notify message="{bed} 산소 {spo2}%, 체온 {temp}도" | 간호사실 화면 | 이 컴퓨터 알림: 병상, 산소 %, 체온 도. 산소를 먼저 쓴다.
      failed "약을 줄 도구가 없다" | 해열제 투여 | 환자에게 물과 해열제를 가져다 먹인다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /notice {"제목": "{title}", "본문": "{body}", "게시일": "{date}", "만료": "{until}"}',
    slots: { title: '단수 안내, 소독 실시, 외벽 도색, 분리수거 변경, 동대표 선거', body: '오전 중 물이 나오지 않습니다, 창문을 닫아 주세요, 지하 주차장을 비워 주세요, 관리실로 문의 바랍니다', date: '=2026-08-03, 2026-09-17, 2026-11-11', until: '=2026-12-01, 2027-01-20, 2027-02-28', board: '4..9' },
    tools: ['board_post(board: int, title, text): 전자 게시판에 올린다', 'board_pull(board: int): 게시판 글을 내린다', 'board_expire(board: int, date): 게시판 글의 만료일을 정한다'],
    steps: `
      board_post board={board} title="{title}" text="{body}" | 게시 | 온 공지를 {board}번 게시판에 제목과 본문 그대로 올린다.
      board_expire board={board} date={until} | 만료일 | {board}번 게시판 글이 언제 내려갈지 정한다. 게시일이 아니라 만료 쪽이다.
      board_pull board={board} | 내리기 | {board}번에 걸린 글은 잘못됐다. 내린다.
      file_write path=notice/{date}.txt content="{title}\\n{body}" | 공지 파일 | notice 폴더에 게시일로 파일({date}.txt)을 새로 쓴다. 첫 줄은 제목, 둘째 줄은 본문.
      send_message channel=jumin text="[{title}] {body}" | 주민방 | jumin 채널에 대괄호 안 제목, 한 칸, 본문으로 올린다.
      notify message="{body}" title="{title}" | 화면 공지 | 이 컴퓨터 알림. 공지 제목을 제목으로, 본문을 내용으로.
      pushover message="{title}" | 제목만 푸시 | 공지 제목만 푸시로 보낸다. 푸시 자체의 제목은 달지 않는다.
      cron_add schedule={until}T18:00 action=message text="{title} 공지 내릴 것" | 내릴 날 예약 | 만료 날 저녁 6시(날짜T18:00)에 "{title} 공지 내릴 것"이라는 메시지를 예약.
      memory_store key="{title}" content="{date}~{until}" | 게시 기간 | 공지 제목을 키로 게시일과 만료를 물결표로 이어 남긴다.
      file_search query="{title}" path=notice | 예전 공지 | notice 안에서 같은 제목의 글을 찾는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt server/disk {"host": "{host}", "mount": "{mount}", "used_pct": {used}, "free_gb": {free}, "inode_pct": {inode}}',
    slots: { host: 'db1, mail02, files3, web-a', mount: '/var, /home, /data, /srv', used: '35..79 / 91..99', free: '2..34', inode: '10..30' },
    tools: ['log_trim(host, days: int): 오래된 로그를 자른다', 'vol_grow(host, mount, gb: int): 볼륨을 늘린다', 'svc_bounce(host, service): 서비스를 다시 띄운다'],
    steps: `
      @used failed "{used}%라 아직 된다" // vol_grow host={host} mount={mount} gb=50 | 볼륨 늘리기 | 사용률이 90%를 넘으면 알린 서버의 그 마운트를 50 GB 늘린다. 넘지 않으면 늘리지 않고 실패.
      @used log_trim host={host} days=30 // log_trim host={host} days=7 | 로그 자르기 | 사용률 90% 초과면 이레치, 아니면 서른 날치 기준으로 그 서버 로그를 자른다.
      svc_bounce host={host} service=rsyslog | 로그 서비스 | 메시지의 서버에서 rsyslog 를 다시 띄운다.
      send_message channel=ops text="{host} {mount} {used}%" | ops 보고 | ops 채널에 서버, 마운트, 사용률(%)을 한 칸씩 띄워 올린다.
      notify message="{host}: {free} GB 남음" | 남은 용량 | 화면 알림으로 어느 서버에 몇 GB 남았는지. "서버: 값 GB 남음".
      memory_store key=disk-{host} content="{mount} {free} GB" | 디스크 메모 | disk-서버 키에 마운트와 남은 용량을 GB로.
      file_write path=disk/{host}.csv content="{used},{inode}" append=true | 추이 기록 | disk/{host}.csv 끝에 사용률과 아이노드 비율을 쉼표로만 나눠 붙인다.
      mqtt_publish topic=alarm/disk payload="{host}{mount}" | 경보 토픽 | alarm/disk 에 서버 이름과 마운트를 빈칸 없이 붙여 발행.
      http_request url=http://{host}.local:9100/metrics | 지표 가져오기 | http://서버.local:9100/metrics 에서 서버 자리에 이번 서버 이름을 넣어 불러온다.
    `,
  },
  {
    language: 'ko',
    earlier: ['출고 창고 조회 | stock_find → 형광등 {boxA}, 락스 {boxB}, 종량제봉투 {boxC}'],
    slots: { boxA: '=A-12, A-31, C-02', boxB: '=B-40, B-07, D-19', boxC: '=E-15, E-28, F-03', qty: '2..9', who: '미화반, 전기실, 경비1조' },
    tools: ['bin_take(bin, qty: int): 창고 칸에서 뺀다', 'bin_fill(bin, qty: int): 창고 칸을 채운다', 'bin_label(bin, text): 칸에 이름표를 건다'],
    steps: `
      bin_take bin={boxB} qty={qty} | 락스 출고 | 락스를 {qty}통 꺼낸다. 칸은 {step1}단계에 나온다.
      bin_fill bin={boxC} qty={qty} | 봉투 보충 | 종량제봉투 칸에 {qty}묶음 채운다.
      bin_take bin={boxA} qty=4 | 형광등 네 개 | 찾은 칸에서 형광등을 네 개 뺀다.
      bin_label bin={boxA} text="형광등 40W" | 이름표 | 형광등이 든 칸에 "형광등 40W"라고 단다.
      notify message="락스 {qty}통 {who} 출고" | 출고 알림 | 이 컴퓨터에 띄울 말: "락스 {qty}통 {who} 출고".
      memory_store key=bleach content="{boxB}" | 락스 위치 메모 | bleach 에 락스가 어느 칸인지만 적는다.
      send_message channel=store to="{who}" text="봉투는 {boxC} 칸" | 봉투 위치 안내 | store 채널로 {who}에게 봉투가 어느 칸인지. "봉투는 X-1 칸" 꼴로.
      file_write path=store/out.csv content="{boxB},{qty}" append=true | 출고 대장 | store/out.csv 에 락스 칸과 뺀 수량({qty})을 쉼표로 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /meeting {"회의": "{name}", "장소": "{room}", "시작": "{start}", "참석": {count}, "주관": "{owner}"}',
    slots: { name: '예산 회의, 안전 점검 회의, 학부모 총회, 동대표 회의', room: '3층 세미나실, 시청각실, 소회의실, 강당', start: '=2026-09-02T14:00, 2026-10-27T10:30, 2027-02-11T16:00', count: '5..39 / 61..120', owner: '김영하, 서보경, 남도일, 장해원' },
    tools: ['room_hold(room, at, seats: int): 회의실을 잡는다', 'room_free(room, at): 회의실을 돌려준다', 'projector_set(room, on: bool): 프로젝터를 켜거나 끈다'],
    steps: `
      @count room_hold room="{room}" at={start} seats={count} // failed "{count}명이면 자리가 모자란다" | 회의실 잡기 | 예순 명까지 받을 수 있다. 참석이 그 안이면 신청된 장소를 그 시각, 그 인원으로 잡는다. 더 많으면 실패.
      room_free room="{room}" at={start} | 회의실 반납 | 회의가 취소됐다. 장소와 시작 시각으로 돌려준다.
      projector_set room="{room}" on=true | 프로젝터 켜기 | 회의 장소의 프로젝터를 켜 둔다.
      projector_set room="{room}" on=false | 프로젝터 끄기 | 회의가 끝났으니 그 방 프로젝터는 꺼 둘 것.
      cron_add schedule={start} action=message text="{name} 시작합니다" name=meeting | 시작 알림 예약 | 회의 시작 시각에 "{name} 시작합니다"라는 메시지. 예약 이름은 meeting.
      cron_add schedule={start} action=procedure text=room-ready timezone=Asia/Seoul | 준비 절차 예약 | 시작 시각(서울 시간대 Asia/Seoul)에 room-ready 절차를 건다.
      send_message channel=calendar to="{owner}" text="{room} 예약 완료" | 주관자에게 | calendar 채널로 회의를 주관하는 사람에게 장소와 "예약 완료"를 보낸다.
      notify message="{name}, {room}, {count}명" | 회의 알림 | 이 컴퓨터에 회의, 장소, 몇 명인지 쉼표로 이어 알린다.
      file_write path=meeting/next.txt content="{name} {start}" | 다음 회의 | meeting/next.txt 를 회의 이름과 시작 시각으로 새로 쓴다.
      memory_store key=next-meeting content="{owner} 주관 {name}" | 메모 | next-meeting 에 "누구 주관 무슨 회의" 꼴로 남긴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt alarm/fire {"구역": "{zone}", "감지기": "{det}", "농도": {ppm}, "시험": {test}}',
    slots: { zone: '=A / B / C', det: 'S-11, K-204, H7, D-39', ppm: '35..190', test: '=false / true', bellA: '4..10', bellB: '11..18', bellC: '19..27' },
    tools: ['smoke_purge(zone, minutes: int): 배연한다', 'panel_silence(zone): 경보음을 끈다', 'panel_rearm(zone): 감지를 다시 건다'],
    steps: `
      @zone gpio_write pin={bellA} value=1 // gpio_write pin={bellB} value=1 // gpio_write pin={bellC} value=1 | 구역 벨 | 벨은 1에서 울린다. A {bellA}, B {bellB}, C {bellC}번. 감지된 구역의 벨만 울린다.
      @zone gpio_write pin={bellA} value=0 // gpio_write pin={bellB} value=0 // gpio_write pin={bellC} value=0 | 벨 그치기 | 구역별 벨 단자는 A={bellA}, B={bellB}, C={bellC}이고 0이면 조용해진다. 신고된 구역의 벨을 그친다.
      @test smoke_purge zone={zone} minutes=10 // failed "시험 신호다" | 배연 | 시험이면 아무것도 하지 않고 실패로 끝낸다. 실제 신호면 그 구역을 10분 배연한다.
      ^ | 진짜일 때만 배연 | 시험 값이 false일 때만 해당 구역 배연 10분. true면 거절.
      @test pushover message="{zone}구역 {det} {ppm} ppm" // notify message="{zone}구역 시험" | 알리는 길 | 실제면 푸시로 구역, 감지기, 농도를("X구역 Z-1 12 ppm" 꼴), 시험이면 이 컴퓨터 알림으로 "{zone}구역 시험"이라고만 알린다.
      panel_silence zone={zone} | 음향 정지 | 그 구역의 경보음만 끈다. 감지는 건드리지 않는다.
      panel_rearm zone={zone} | 감지 복구 | 다시 감지하도록 그 구역을 걸어 둔다.
      file_write path=fire/log.txt content="{det} {ppm} ppm" append=true | 화재 일지 | fire/log.txt 에 어느 감지기가 몇 ppm이었는지 덧붙인다.
      memory_store key=fire-{zone} content="{det}" | 감지기 메모 | fire-{zone} 메모에 울린 감지기를 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /backup/done {"job": "{job}", "target": "{target}", "bytes_gb": {gb}, "minutes": {mins}, "exit": {exit}}',
    slots: { job: 'nightly-db, wonmu-full, lib-inc, mail-week', target: 'nas1, vault-c, offsite, usb7', gb: '20..480', mins: '5..19', exit: '=0 / 1, 2, 137' },
    tools: ['dump_retry(job): 백업을 다시 한다', 'dump_verify(job, target): 백업을 검증한다', 'dump_rotate(target, keep: int): 오래된 백업을 정리한다'],
    steps: `
      @exit dump_verify job={job} target={target} // dump_retry job={job} | 검증 또는 재시도 | 종료 코드가 0이면 그 작업을 대상에서 검증하고, 0이 아니면 작업을 다시 한다.
      @exit failed "종료 코드가 0이다" // dump_retry job={job} | 실패했을 때만 | exit이 0이면 할 일이 없으니 실패로 두고, 다른 값이면 그 작업을 다시 돌린다.
      dump_rotate target={target} keep=14 | 정리 | 저장한 곳에 열네 벌만 남기고 정리한다.
      notify message="백업 끝, {gb} GB, {mins}분" title="{job}" | 완료 알림 | 작업 이름을 제목으로 하여 이 컴퓨터에 알린다. 내용은 "백업 끝", 크기 GB, 걸린 분. 쉼표로 나눈다.
      send_message channel=backup text="{job} → {target} {gb} GB" | 채널 보고 | backup 채널에 작업 → 대상 크기 GB 꼴로.
      memory_store key=last-{job} content="exit {exit}" | 종료 코드 메모 | last-작업이름 키에 exit 와 그 값을.
      file_write path=backup/{job}.log content="{mins}분 걸림" append=true | 소요 시간 | backup/{job}.log 에 몇 분 걸렸는지 덧붙인다. "…분 걸림".
      mqtt_publish topic=backup/{target} payload="{job}" | 대상 토픽 | backup/ 뒤에 대상 이름을 붙인 토픽에 작업 이름을 발행한다.
      sop_execute name=backup-report payload={"job":"{job}","gb":{gb}} | 보고 절차 | backup-report 절차를 시작한다. 페이로드는 job과 gb를 담은 객체.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt apt/watertank {"수위": {lvl}, "염소": {cl}, "탁도": {ntu}, "담당": "{who}"}',
    slots: { lvl: '35..59 / 81..97', cl: '0.2..0.9', ntu: '0.1..0.5', who: '배기사, 표주임, 엄반장', inlet: '4..9', drain: '10..16', pump: '17..27' },
    tools: ['dose_step(pump: int, ml: int): 약품을 넣는다', 'dose_flush(pump: int, seconds: int): 약품 배관을 씻는다'],
    steps: `
      @lvl gpio_write pin={inlet} value=1 // gpio_write pin={inlet} value=0 | 급수 밸브 | 급수 밸브는 {inlet}번, 1에서 열린다. 수위가 60% 아래면 열고 80%를 넘으면 닫는다.
      @lvl failed "수위가 {lvl}%다" // gpio_write pin={drain} value=1 | 배수 | 수위 80% 초과일 때만 배수 밸브({drain}번, 1이 열림)를 연다. 그 이하이면 열면 안 된다.
      gpio_write pin={pump} value=0 | 가압 펌프 세우기 | 급수 {inlet}, 배수 {drain}, 가압 {pump}번. 0이면 멈춘다. 가압 펌프만 세운다.
      dose_step pump=1 ml=250 | 염소 투입 | 1번 펌프로 사분의 일 리터를 넣는다. 단위는 ml.
      dose_flush pump=2 seconds=120 | 배관 세척 | 2번 쪽 약품 배관을 2분 동안 씻는다.
      file_write path=water/daily.csv content="{lvl},{cl},{ntu}" append=true | 수질 대장 | water/daily.csv 에 수위, 염소, 탁도를 그 순서로 쉼표만 넣어 덧붙인다.
      send_message channel=gwanli to="{who}" text="수위 {lvl}%, 염소 {cl}" | 담당에게 | gwanli 채널로 이벤트에 적힌 담당에게 수위(%)와 염소를 보낸다. "수위 50%, 염소 0.4"처럼.
      mqtt_publish topic=apt/watertank/ntu payload="{ntu}" | 탁도 발행 | apt/watertank/ntu 에 탁도만.
      memory_store key=tank content="탁도 {ntu}, 담당 {who}" | 저수조 메모 | tank 에 탁도와 담당을 이름 붙여 남긴다. 사이는 쉼표.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /vote/result {"안건": "{item}", "찬성": {yes}, "반대": {no}, "기권": {none}, "마감": "{date}"}',
    slots: { item: '외벽 도색, 주차 배정, 경비 용역, 놀이터 개선', yes: '120..280', no: '31..119', none: '2..30', date: '=2026-09-30, 2026-12-20, 2027-03-15' },
    tools: ['ballot_close(date, note?): 투표를 닫는다', 'ballot_reopen(date): 투표를 다시 연다'],
    steps: `
      notify message="찬성 {yes}, 반대 {no}" title="{item}" | 결과 알림 | 안건을 제목으로 이 컴퓨터에 알린다. 찬성과 반대만 적고 기권은 뺀다.
      send_message channel=daepyo text="{item}: 찬성 {yes}명, 반대 {no}명, 기권 {none}명" | 동대표방 보고 | daepyo 채널에 안건, 콜론, 찬성 반대 기권을 차례로. 숫자 뒤에는 "명".
      pushover message="{item} 투표 마감 {date}" | 푸시 | 푸시로 안건과 "투표 마감", 마감 날짜를 보낸다.
      file_write path=vote/{date}.txt content="{item},{yes},{no},{none}" | 결과 파일 | vote 폴더에 마감 날짜로 된 txt를 새로 쓴다. 안건,찬성,반대,기권.
      memory_store key="vote-{item}" content="{yes}:{no}" | 표 메모 | vote-안건 키에 찬성과 반대를 쌍점으로 이어 적는다.
      ballot_close date={date} | 투표 마감 | 그 날짜 투표를 닫는다. 비고는 없다.
      ballot_close date={date} note="정족수 충족" | 비고와 함께 마감 | 투표를 닫고 비고에 "정족수 충족"이라고 쓴다.
      ballot_reopen date={date} | 다시 열기 | 서버가 멈춰 표를 못 던진 사람이 많다. 그 날짜의 투표를 다시 연다.
      mqtt_publish topic=vote/turnout payload="{none}" | 기권 수 발행 | vote/turnout 에 기권한 수를 낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /hospital/reserve {"예약": "{rid}", "환자": "{name}", "의사": "{doc}", "날짜": "{date}", "시각": "{time}", "연락처": {tel}}',
    slots: { rid: 'A-3391, B-1207, R-6640', name: '한수아, 오병준, 신다정, 고은채', doc: '민재홍, 채윤희, 권도형', date: '=2026-08-19, 2026-10-06, 2027-01-28', time: '=09:20, 11:40, 14:10, 16:30', tel: '"010-2231-8845", "010-7702-1139" / ∅, null' },
    tools: ['slot_book(doctor, date, time, patient): 진료 시간을 잡는다', 'slot_drop(reservation): 예약을 없앤다', 'sms_out(number, text): 문자를 보낸다'],
    steps: `
      slot_book doctor="{doc}" date={date} time={time} patient="{name}" | 진료 예약 | 신청한 의사의 그 날짜 그 시각에 환자를 넣는다.
      slot_drop reservation={rid} | 예약 취소 | 환자가 못 온다고 한다. 예약 번호로 없앤다.
      @tel sms_out number={tel} text="{time}에 뵙겠습니다" // failed "연락처가 없다" | 안내 문자 | 연락처로 "{time}에 뵙겠습니다"라고 문자. 연락처가 비어 있으면 보낼 수 없으니 실패로 한다.
      ^ | 환자 문자 | 번호를 준 환자에게만 문자를 보낸다. 문구: "{time}에 뵙겠습니다". 번호가 없으면 지어내지 말고 실패.
      notify message="{name} {doc} {time}" title="예약" | 원무과 알림 | 이 컴퓨터 알림, 제목 예약. 환자, 의사, 시각 순.
      memory_store key={rid} content="{name}, {date} {time}" | 예약 메모 | 예약 번호를 키로: 환자, 쉼표, 날짜 시각.
      file_write path=clinic/{date}.csv content="{time};{name};{doc}" append=true | 진료표 | clinic/날짜.csv 에 시각;환자;의사를 덧붙인다.
      cron_add schedule={date}T08:00 action=message text="{name} 님 오늘 진료" | 아침 알림 예약 | 진료 날 아침 8시(날짜T08:00)에 "{name} 님 오늘 진료"라는 메시지를 예약한다.
      send_message channel=desk to="{doc}" text="{date} {time} {name}" | 의사에게 | desk 채널로 진료할 의사에게 날짜 시각 환자를 보낸다.
    `,
  },
  {
    language: 'ko',
    earlier: ['인증서 메모 찾기 | memory_recall → cert-web: {domA} ({dateA}까지), cert-mail: {domB} ({dateB}까지), cert-old: {domC} (폐기)', '상태 페이지 | http_request → HTTP 200 OK: {"expired": "{domB}", "next": "{domA}"}'],
    slots: { domA: 'www.sori.kr, app.noeul.kr, shop.bada.kr', domB: 'mail.sori.kr, smtp.noeul.kr, mx.bada.kr', domC: 'old.sori.kr, test.noeul.kr, dev.bada.kr', dateA: '=2026-12-04, 2027-01-19, 2027-02-22', dateB: '=2026-08-30, 2026-09-09, 2026-10-01' },
    tools: ['tls_issue(host): 새 인증서를 받는다', 'tls_remove(host): 인증서를 없앤다', 'tls_pin(host, until): 인증서 날짜를 달력에 건다'],
    steps: `
      tls_issue host={domB} | 만료된 것 재발급 | 상태 페이지에 만료되었다고 나온 호스트의 인증서를 새로 받는다.
      tls_remove host={domC} | 폐기된 것 제거 | 메모에 폐기라고 적힌 호스트의 인증서를 없앤다.
      tls_pin host={domA} until={dateA} | 웹 인증서 달력 | cert-web 의 호스트와 기한을 달력에 건다.
      memory_forget key=cert-old | 옛 메모 삭제 | 찾은 메모 가운데 폐기된 것은 이제 필요 없다. 그 키를 지운다.
      memory_store key=cert-next content="{domA} {dateA}" | 다음 차례 | cert-next 에 상태 페이지의 next 호스트와 메모에 있는 그 기한을 적는다.
      notify message="{domB} 인증서 만료" | 만료 알림 | 이 컴퓨터에 만료된 호스트를 말하고 "인증서 만료"라고 알린다.
      http_request url=https://{domA} method=HEAD | 머리만 확인 | 상태 페이지에서 다음 차례(next)라는 호스트에 https로 HEAD 요청을 보낸다.
      send_message channel=security text="{domB} {dateB} 만료" | 보안방 | security 채널에 메일 인증서(cert-mail)의 호스트, 기한, "만료".
      file_write path=certs/web.txt content="{domA} {dateA}까지" | 웹 인증서 파일 | certs/web.txt 를 cert-web 내용대로 "호스트 날짜까지"로 새로 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt school/class/{cls}/air {"co2": {co2}, "pm25": {pm}, "온도": {t}, "재실": {n}}',
    slots: { cls: '=3-2, 5-1, 6-4, 2-3', co2: '500..990 / 1100..2400', pm: '8..34 / 37..90', t: '17..28', n: '=0 / 18, 22, 25, 27' },
    tools: ['vent_speed(room, level: low|mid|high): 환기 세기를 정한다', 'purifier_run(room, on: bool): 공기청정기를 돌리거나 멈춘다', 'aircon_set(room, celsius: int): 냉방 온도를 정한다'],
    steps: `
      @co2 vent_speed room={cls} level=low // vent_speed room={cls} level=high | 환기 | 그 교실 이산화탄소가 1000을 넘으면 환기를 세게, 넘지 않으면 약하게.
      @pm purifier_run room={cls} on=false // purifier_run room={cls} on=true | 공기청정기 | 초미세먼지가 35를 초과하면 돌리고 이하이면 멈춘다.
      @n failed "교실이 비어 있다" // aircon_set room={cls} celsius=26 | 냉방 | 아무도 없으면 실패로 둔다. 사람이 있으면 그 교실 냉방을 26도로.
      ^ | 사람 있을 때만 | 재실이 0이 아닐 때만 26도로 냉방을 맞춘다. 0이면 하지 않는다.
      notify message="{cls} 이산화탄소 {co2} ppm" | 행정실 알림 | 이 컴퓨터에 어느 반 이산화탄소가 몇 ppm인지. "1-1 이산화탄소 400 ppm" 꼴.
      send_message channel=class to={cls} text="창문을 열어 주세요" | 창문 | class 채널로 그 반에 "창문을 열어 주세요"를 보낸다.
      memory_store key=air-{cls} content="{t}도, 초미세먼지 {pm}" | 공기 메모 | air-{cls} 에 온도와 초미세먼지를 차례로. 온도는 "도"를 붙이고 초미세먼지는 이름을 앞에 쓴다. 쉼표로 나눈다.
      file_write path=air/{cls}.csv content="{co2},{pm},{t}" append=true | 측정 기록 | air/{cls}.csv 끝에 이산화탄소, 초미세먼지, 온도.
      mqtt_publish topic=school/board payload="{cls}: {n}명" | 전광판 | school/board 에 반, 콜론, 재실 인원 "명".
    `,
  },
  {
    language: 'ko',
    event: 'webhook /gwanri/bill {"동호": "{unit}", "월": "{month}", "관리비": {fee}, "연체료": {lateFee}, "미납월": {months}}',
    slots: { unit: '=101-301, 104-1802, 109-503, 111-1204', month: '=2026-07, 2026-09, 2026-12, 2027-02', fee: '98000..320000', lateFee: '1200..9800', months: '=1, 2 / 3, 4, 5' },
    tools: ['dues_remind(unit, won: int): 독촉장을 보낸다', 'dues_waive(unit, won: int): 연체료를 깎아 준다', 'dues_split(unit, parts: int): 나누어 내게 한다'],
    steps: `
      @months failed "아직 {months}개월이다" // dues_remind unit={unit} won={fee} | 독촉장 | 석 달 이상 밀린 집에만 관리비 금액으로 독촉장을 보낸다. 그보다 적으면 보내지 않는다.
      @months dues_waive unit={unit} won={lateFee} // dues_split unit={unit} parts=3 | 감면 또는 분납 | 미납이 석 달 미만이면 연체료 전액을 깎아 주고, 석 달 이상이면 세 번에 나누어 내게 한다.
      dues_waive unit={unit} won={lateFee} | 연체료 면제 | 관리비가 아니라 연체료만큼 깎아 준다.
      dues_split unit={unit} parts=6 | 여섯 번 분납 | 그 세대는 여섯 번에 나누어 낸다.
      file_write path=dues/{month}.csv content="{unit},{fee}" append=true | 월별 대장 | dues 폴더의 해당 월 csv에 동호와 관리비를 쉼표로 더한다.
      memory_store key=dues-{unit} content="{month} 관리비 {fee}원, 연체료 {lateFee}원" | 미납 메모 | dues-동호 키(지금은 dues-{unit})에 월, 관리비, 연체료를 남긴다. 금액에 "원", 사이에 쉼표.
      notify message="{unit} {months}개월 미납" | 미납 알림 | 화면 알림으로 어느 세대가 몇 개월 미납인지.
      sop_execute name=dues-call payload="{unit}" | 전화 절차 | dues-call 절차를 시작하고 세대 동호를 페이로드로 넘긴다.
      file_search query={unit} path=dues | 이력 찾기 | dues 폴더에서 이 동호가 든 파일을 찾는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt lib/gate/{gate} {"태그": "{tag}", "방향": "{dir}", "책": "{title}", "대출중": {lent}}',
    slots: { gate: '1..6', tag: 'E280-11, E280-94, E200-37', dir: '=in, out', title: '토지 3권, 대장금, 한국사 편지, 식물의 책, 코스모스', lent: '=true / false', buzz: '4..15', lamp: '16..27' },
    tools: ['tag_arm(tag): 도난 방지를 건다', 'tag_disarm(tag): 도난 방지를 푼다', 'cam_clip(gate: int, seconds: int): 영상을 남긴다'],
    steps: `
      @lent tag_disarm tag={tag} // tag_arm tag={tag} | 태그 처리 | 대출 중인 책이면 태그를 풀고, 대출하지 않은 책이면 건다.
      @lent failed "대출된 책이다" // gpio_write pin={buzz} value=1 | 버저 | 대출하지 않은 책이 나갈 때만 버저({buzz}번, 1이면 울림)를 울린다. 대출 중이면 울리지 말고 실패.
      gpio_write pin={lamp} value=0 | 경광등 끄기 | 버저 {buzz}번, 경광등 {lamp}번. 0이 꺼짐이다. 경광등을 끈다.
      cam_clip gate={gate} seconds=30 | 영상 반 분 | 지나간 문의 영상을 반 분 남긴다.
      notify message="{gate}번 문: {title}" | 데스크 알림 | 이 컴퓨터에 몇 번 문에서 어느 책인지. "몇번 문: 책".
      memory_store key={tag} content="{title}" | 태그 메모 | 태그를 키로 책 이름을 적는다.
      file_write path=gate/{gate}.log content="{tag} {title}" append=true | 통과 기록 | gate/문번호.log 에 태그와 책 이름을 덧붙인다.
      mqtt_publish topic=lib/alarm payload="{tag}" | 경보 발행 | lib/alarm 으로 태그만 보낸다.
      send_message channel=library text="{title} 회수 요망" | 회수 요청 | library 채널에 책 이름과 "회수 요망".
    `,
  },
  {
    language: 'ko',
    event: 'cron',
    earlier: ['실행 중인 절차 | sop_status → {runA} backup 62%, {runB} cert-renew 대기, {runC} report 멈춤', '절차 목록 | sop_list → {sopA}(백업 확인), {sopB}(인쇄 정리), {sopC}(야간 순찰)'],
    slots: { runA: 'run-11, run-420, r-1190', runB: 'run-12, run-433, r-2044', runC: 'run-19, run-477, r-3301', sopA: 'backup-check, verify-night, snap-audit', sopB: 'print-clean, queue-tidy, spool-reset', sopC: 'night-round, patrol-2, watch-b1' },
    steps: `
      sop_cancel run_id={runC} reason="멈춘 실행 정리" | 멈춘 것 취소 | 진행 중인 것 가운데 멈춘 실행을 취소한다. 사유: 멈춘 실행 정리.
      sop_status run_id={runA} | 백업 진행 | 백업이 지금 몇 퍼센트인지 그 실행만 다시 본다.
      sop_cancel run_id={runB} reason="갱신은 내일" | 갱신 미루기 | 대기 중인 실행은 오늘 하지 않는다. "갱신은 내일"을 사유로 취소할 것.
      sop_execute name={sopC} | 순찰 시작 | 목록에서 야간 순찰에 해당하는 절차를 시작한다. 넘길 것은 없다.
      sop_execute name={sopB} payload=3 | 인쇄 정리 | 인쇄를 정리하는 절차를 시작하고 숫자 3을 페이로드로 준다.
      sop_status | 전체 상태 | 지금 돌고 있는 실행을 모두 보여 준다.
      cron_add schedule="0 2 * * *" action=procedure text={sopA} name=nightly | 매일 백업 확인 | 매일 새벽 2시에 백업을 확인하는 절차가 돌게 한다. 예약 이름은 nightly.
      ^ | 예약 등록 | {step2}단계 목록에 백업 확인 절차가 있다. 0 2 * * * 일정, 이름 nightly 로 예약.
      cron_add schedule="30 18 * * 5" action=procedure text={sopB} | 금요일 인쇄 정리 | 금요일마다 18시 30분에 인쇄 정리 절차를 예약한다. 이름은 없다.
      notify message="{runC} 멈춤" | 멈춘 실행 알림 | 이 컴퓨터에 어느 실행이 멈췄는지 알린다. 번호 뒤에 "멈춤".
      memory_store key=backup-run content="{runA}" | 백업 실행 번호 | backup-run 에 백업 실행의 번호를 적어 둔다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /cctv/event {"카메라": "{cam}", "종류": "{kind}", "위치": "{place}", "확률": {p}}',
    slots: { cam: 'C07, C12, K3, N-21', kind: '침입, 배회, 쓰러짐, 연기', place: '지하 2층 램프, 놀이터 뒤, 재활용장, 옥상 출입문', p: '40..69 / 81..99', clip: '10..45' },
    tools: ['cam_preset(camera, preset: int): 카메라를 돌린다', 'cam_keep(camera, minutes: int): 영상을 보존한다', 'cam_mask(camera, on: bool): 가림막을 켜거나 끈다'],
    steps: `
      @p failed "확률이 {p}%다" // pushover message="{place} {kind}" | 당직 푸시 | 확률이 80% 이상일 때만 당직에게 푸시. 글은 위치와 종류. 낮으면 보내지 않는다.
      cam_keep camera={cam} minutes={clip} | 영상 보존 | 알린 카메라의 영상을 {clip}분 보존한다.
      cam_keep camera={cam} minutes=60 | 한 시간 보존 | 경찰이 요청했다. 그 카메라를 한 시간 보존.
      cam_preset camera={cam} preset=4 | 4번 위치로 | 그 카메라를 미리 잡아 둔 4번 위치로 돌린다.
      cam_mask camera={cam} on=false | 가림막 해제 | 가려 두었던 것을 벗긴다. 카메라는 이벤트에.
      cam_mask camera={cam} on=true | 가림막 | 사생활 구역이라 신고가 들어왔다. 그 카메라를 가린다.
      notify message="{cam} {kind} {p}%" title="{place}" | 관제 화면 | 위치를 제목으로 이 컴퓨터 알림. 내용은 카메라, 종류, 확률 %.
      file_write path=cctv/events.log content="{kind}: {place} ({cam})" append=true | 사건 기록 | cctv/events.log 에 "종류: 위치 (카메라)" 꼴로 덧붙인다.
      send_message channel=guard text="{place} 확인하고 알려 주세요" | 순찰 요청 | guard 채널에 위치를 말하고 "확인하고 알려 주세요"로 맺는다.
      memory_recall query="{place}" | 지난 일 | 같은 위치에 대한 메모를 찾는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt boiler/room {"급탕": {hot}, "난방": {heat}, "압력": {bar}, "버너": "{burner}"}',
    slots: { hot: '46..58', heat: '60..79', bar: '1.1..1.9 / 3.1..3.9', burner: '=on, off', feed: '4..10', vent: '11..18', circ: '19..27' },
    tools: ['curve_shift(kelvin: int): 난방 곡선을 옮긴다', 'dhw_target(celsius: int): 급탕 목표 온도를 정한다'],
    steps: `
      @bar gpio_write pin={feed} value=1 // gpio_write pin={vent} value=1 | 압력 맞추기 | 보충수 {feed}번, 방출 {vent}번이고 둘 다 1에서 열린다. 압력이 2바보다 낮으면 보충수를, 3바를 넘으면 방출을 연다.
      @bar failed "압력이 낮다" // gpio_write pin={feed} value=0 | 보충수 잠그기 | 3바를 넘었을 때만 {feed}번(0이면 닫힘)을 닫는다. 아니면 실패.
      gpio_write pin={circ} value=1 | 순환 펌프 | 보충수 {feed}, 방출 {vent}, 순환 {circ}번이다. 순환 펌프를 돌린다(1이 가동).
      gpio_write pin={vent} value=1 | 방출 밸브 열기 | {vent}번은 b접점이 아니라 보통 밸브라 1을 주면 열린다. 연다.
      dhw_target celsius=55 | 급탕 온도 | 급탕 목표를 55도로. 지금 {hot}도인 것은 상관없다.
      curve_shift kelvin=-3 | 곡선 내리기 | 낮에 덥다는 민원이 많다. 난방 곡선을 3도 내린다.
      curve_shift kelvin=2 | 곡선 올리기 | 난방 곡선을 2도 올릴 것.
      notify message="급탕 {hot}도, 난방 {heat}도, 압력 {bar}바" | 기계실 알림 | 이 컴퓨터에 급탕, 난방, 압력을 단위와 함께 쉼표로 이어 알린다. 온도는 "도", 압력은 "바".
      memory_store key=boiler content="버너 {burner}, {bar}바" | 보일러 메모 | boiler 키에 버너 상태와 압력. "버너 on, 2.0바"처럼.
      file_write path=boiler/heat.csv content="{heat},{hot}" append=true | 온도 기록 | boiler/heat.csv 에 난방이 먼저, 급탕이 나중. 쉼표만.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /inventory/toner {"품번": "{pn}", "재고": {stock}, "최소": {min}, "공급처": "{vendor}", "단가": {price}}',
    slots: { pn: 'TN-450, CF283A, MLT-D111, W2030X', stock: '=0, 1, 2 / 6, 8, 11', min: '=3, 4, 5', vendor: '미소오피스, 다온상사, 한결유통', price: '38000..92000', qty: '2..9' },
    tools: ['po_create(vendor, part, qty: int): 발주서를 만든다', 'po_cancel(part): 발주를 없앤다', 'stock_adjust(part, delta: int): 재고를 더하거나 뺀다'],
    steps: `
      @stock po_create vendor="{vendor}" part={pn} qty={qty} // failed "재고가 {stock}개 있다" | 발주 | 재고가 최소보다 적으면 그 공급처에 {qty}개 발주한다. 넉넉하면 발주하지 않고 실패로 끝낸다.
      ^ | 모자라면 주문 | 재고와 최소를 견줘 모자라면 {qty}개 주문. 최소 이상이면 주문 금지.
      po_cancel part={pn} | 발주 취소 | 다른 부서에서 이미 샀다. 그 품번 발주를 없앤다.
      stock_adjust part={pn} delta=-2 | 두 개 꺼냄 | 창고에서 이 품번을 두 개 꺼냈다. 재고를 그만큼 뺀다.
      stock_adjust part={pn} delta={qty} | 입고 | 이 품번 {qty}개가 들어왔다. 재고에 더한다.
      notify message="{pn} {stock}개 남음" | 재고 알림 | 이 컴퓨터에 품번과 몇 개 남음인지.
      file_write path=stock/order.csv content="{vendor},{pn},{price}" append=true | 발주 대장 | stock/order.csv 에 공급처, 품번, 단가 차례로 쉼표로 나눠 덧붙인다.
      memory_store key={pn} content="{vendor} {price}원" | 단가 메모 | 품번을 키로 공급처와 단가(원)를.
      send_message channel=purchase to="{vendor}" text="{pn} 견적 부탁드립니다" | 견적 요청 | purchase 채널로 공급처에 품번을 말하고 "견적 부탁드립니다".
    `,
  },
  {
    language: 'ko',
    event: 'manual - 오늘 방문 예정: {name}, {time}, {place}',
    slots: { name: '소방서 점검반, 승강기 검사원, 도시가스 검침원, 정수기 기사', time: '=09:30, 11:00, 14:20, 16:45', place: '기계실, 옥상, 지하 1층, 관리실', key: 'K-3, M-07, R2' },
    tools: ['keybox_give(key, person): 열쇠를 내준다', 'keybox_back(key): 열쇠를 돌려받는다'],
    steps: `
      notify message="오늘 방문 예정: {name}, {time}, {place}" | 그대로 알림 | 받은 글을 한 자도 고치지 말고 이 컴퓨터에 알린다.
      mqtt_publish topic=office/board payload="오늘 방문 예정: {name}, {time}, {place}" | 게시판 발행 | office/board 토픽에 들어온 말을 그대로 내보낸다.
      memory_store key=today-visit content="오늘 방문 예정: {name}, {time}, {place}" | 통째로 메모 | today-visit 에 받은 글 전체를 적어 둔다.
      keybox_give key={key} person="{name}" | 열쇠 내주기 | 온 사람에게 {key} 열쇠를 내준다.
      keybox_back key={key} | 열쇠 반납 | {key} 열쇠가 돌아왔다.
      send_message channel=guard text="{name} {time} 도착" | 경비실에 | guard 채널에 누가 몇 시에 도착하는지. 끝말은 "도착".
      pushover message="{place:로} 오세요" | 기사 푸시 | 푸시로 어디로 와야 하는지만 보낸다. "현관으로 오세요" 같은 꼴.
      file_write path=visit/today.txt content="{time} {name} {place}" | 방문표 | visit/today.txt 를 시각, 사람, 장소 순으로 새로 쓴다.
      failed "마실 것을 내줄 도구는 없다" | 차 대접 | 손님이 오면 커피를 타서 드린다.
    `,
  },
];
