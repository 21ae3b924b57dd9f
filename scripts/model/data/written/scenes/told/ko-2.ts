import type { Scene } from '../../scene';

/** Values that stand elsewhere and texts, in Korean, part 2. */
export const toldKo2: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /통학/지연 {"노선": "{line}", "현재정류장": "{stop}", "다음정류장": "{next}", "지연분": {late}, "기사": "{drv}", "기사전화": "{tel}", "탑승": {n}}',
    slots: { line: '=통학 2호, 통학 5호, 새싹반 차', stop: '=방앗간 앞, 약수터, 우체국', next: '=한양슈퍼, 체육관, 시장 입구', late: '6..35', drv: '엄기정, 길소희, 변태수', tel: '=010-4187-0660, 010-9001-2664, 010-3124-5699', n: '8..39' },
    tools: ['정류장표시(정류장, 글): 정류장 화면에 글을 띄운다', '학부모앱(노선, 글): 노선의 학부모에게 알린다', '전화걸기(번호, 말): 전화를 걸어 말을 읽어 준다', '대체버스(노선, 출발): 대신 갈 버스를 보낸다'],
    steps: `
      정류장표시 정류장="{next}" 글="{line} {late}분 지연" | 다음 정류장 | 다음에 설 정류장에 어느 차가 몇 분 늦는지 "… …분 지연"이라고 띄워 준다.
      학부모앱 노선="{line}" 글="현재 {stop}" | 학부모 | 이 노선 학부모들에게 "현재"와 지금 있는 정류장을 알린다.
      전화걸기 번호="{tel}" 말="사무실로 전화 주세요" | 기사 전화 | 기사 번호로 걸어 "사무실로 전화 주세요"라고 읽어 준다.
      대체버스 노선="{line}" 출발="{stop}" | 대체 버스 | 차가 선 자리에서 이 노선을 이어 갈 버스를 보낸다.
      notify message="{n}명 대기" | 몇 명 | 아이들이 몇 명인지 숫자에 명을 붙이고 "대기"라고 알린다.
      memory_store key=지연기사 content="{drv}" | 기사 이름 | 기사 이름만 지연기사에 남긴다.
      send_message channel=문자 to=교감 text="{line} {late}분 늦게 도착" | 교감 선생님 | 문자로 교감에게: 어느 차가 몇 분 "늦게 도착"하는지.
      file_write path=bus/지연.csv content="{line},{stop},{late}" append=true | 통계 | 통계용으로 bus/지연.csv에 노선, 지금 정류장, 분을 쉼표로 붙여 한 줄 더한다.
    `,
  },
  {
    language: 'ko',
    earlier: ['로그 끝부분 | logcat_tail → {l1}\n{l2}\n{l3}', '출입 번호 만들기 | keypad_new → 번호 {code}, {until}까지 사용'],
    slots: { l1: '=08:01 펌프 기동, 07:12 여과기 세척, 06:30 조명 켜짐', l2: '=09:14 압력 낮음, 09:40 밸브 3 고착, 08:55 문 열림', l3: '=10:02 펌프 정지, 10:31 탱크 비었음, 11:07 덮개 없음', code: '1200..9870', until: '=18:00, 20:30, 2026-10-05 07:00', who: '원다빈, 설기호, 소유나' },
    tools: ['키패드_문자(이름, 글): 사람에게 문자를 보낸다', '키패드_폐기(번호): 출입 번호를 못 쓰게 한다', '교대일지(글): 교대 일지에 한 줄', '전광띠(글, 초?: int): 전광 띠에 글을 흘린다'],
    steps: `
      교대일지 글="{l3}" | 마지막 줄 | 로그의 맨 끝 줄만 시각까지 그대로 교대 일지에 옮긴다.
      전광띠 글="{l1}" | 첫 줄 | 첫째 줄을 전광 띠에 흘려 주세요. 글자 그대로입니다.
      전광띠 글="{l2}" 초=30 | 둘째 줄 | 둘째 줄은 30초 동안 흘린다.
      키패드_문자 이름={who} 글="{code}" | 번호만 | {who}에게는 번호만 보낸다. 언제까지인지는 안 쓴다.
      키패드_문자 이름={who} 글="출입 번호 {code}, {until}까지" | 번호와 기한 | {who} 앞으로 '출입 번호' 다음에 그 번호를 쓰고 쉼표, 기한에 '까지'를 붙인 문자를 보낸다.
      키패드_폐기 번호={code} | 폐기 | 새 번호를 남이 들었다. 못 쓰게 만든다.
      mqtt_publish topic=문/기한 payload="{until}" | 기한 | 번호를 언제까지 쓸 수 있는지 적힌 대로 문/기한에 낸다.
      memory_store key=가운데줄 content="{l2}" | 가운데 | {step1}단계의 가운데 줄이 중요하다. 가운데줄이라는 키로 저장.
      file_write path=log/요약.txt content="{l1}\\n{l3}" | 첫 줄과 끝 줄 | log/요약.txt를 새로 쓴다. 로그의 첫 줄과 끝 줄, 두 줄이다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /동물병원/진료 {"이름": "{ani}", "칩": "{chip}", "보호자": "{own}", "보호자전화": "{tel}", "수의사": "{vet}", "백신": "{vac}", "로트": "{bat}"}',
    slots: { ani: '=초코, 보리, 까미, 순돌이', chip: '=410160010, 410097884, 410220471 / ∅', own: '천가온, 맹주희, 빈승우', tel: '=010-555-0131, 010-555-0178, 010-555-0102', vet: '=염 원장, 좌 선생, 노 선생', vac: '광견병, 종합백신, 켄넬코프', bat: 'L4471, L9023, XB77', next: '=2027-09-14, 2027-11-02' },
    tools: ['접종기록(칩, 백신, 로트): 접종을 적는다', '칩조회(칩): 칩으로 동물을 찾는다', '안내엽서(받는이, 날짜, 글): 엽서를 준비한다', '보호자문자(전화, 글): 보호자에게 문자를 보낸다'],
    steps: `
      @chip 접종기록 칩={chip} 백신={vac} 로트={bat} // failed "칩 번호가 없다" | 접종 | 맞힌 백신과 로트를 그 칩 번호로 적는다. 칩 번호가 오지 않았으면 적을 수 없으니 실패.
      ^ | 접종 적기 | 칩, 백신, 로트를 접종 기록에 넣어 주세요. 칩이 빠졌으면 넣지 않습니다.
      안내엽서 받는이={own} 날짜={next} 글="{ani} {vac} 접종" | 엽서 | {next} 날짜로 보호자에게 갈 엽서를 만든다. 글은 동물 이름, 백신, '접종'을 띄어 쓴다.
      보호자문자 전화={tel} 글="{ani} 데리러 오세요" | 데리러 | 보호자 전화로 누구를 데리러 오라고 보낸다. "… 데리러 오세요".
      memory_recall query={bat} | 로트 메모 | 이 로트에 관해 적어 둔 것이 있나 찾는다.
      memory_store key=오늘진료 content="{vet}" | 수의사 | 누가 진료했는지 적힌 그대로 오늘진료에 둔다.
      notify message="{ani} ({own})" | 다음 차례 | 동물 이름을 쓰고 괄호 안에 보호자를 넣어 알림을 띄운다.
      file_write path=vet/로트.txt content="{bat} {vac}" append=true | 로트 목록 | vet/로트.txt 끝에 로트와 백신을 한 칸 띄워 적는다.
      failed "고양이를 붙잡을 도구가 없다" | 붙잡기 | 주사를 놓는 동안 고양이 목덜미를 잡고 있는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /운영/요청 {"서버": "{host}", "표": {id}, "요청자": "{name}"}',
    slots: { host: 'build3, web-a, node7', id: '110..980', name: '우슬기, 마동희, 진새롬' },
    tools: ['gitlab_pipeline(project, ref): Start a pipeline', 'gitlab_comment(ticket: int, body): Comment on a ticket', 'systemd_timer(unit, calendar): Set a timer'],
    steps: `
      cron_add schedule="0 3 * * 0" action=procedure text=전체백업 name=일요백업 | 일요일 백업 | 일요일 새벽 3시(0 3 * * 0)에 절차 전체백업이 시작되게 하고 이름은 일요백업으로 한다.
      cron_add schedule="*/20 * * * *" action=prompt text="{host:이} 응답하나?" | 20분마다 | 20분마다 [*/20 * * * *] 다음 프롬프트를 건다: {host:이} 응답하나?
      cron_add schedule="45 8 * * 1-5" action=message text="회의 15분 전" timezone=Asia/Seoul | 회의 | 평일에 45 8 * * 1-5, 시간대 Asia/Seoul로 "회의 15분 전"이라는 메시지가 나가게.
      http_request url=http://{host}.lan/api/mode method=POST body="{\\"mode\\":\\"maintenance\\"}" | 점검 모드 | http://{host}.lan/api/mode 에 {"mode":"maintenance"} 를 POST 한다.
      http_request url=http://{host}.lan/api/lock method=DELETE | 잠금 풀기 | 본문 없이 http://{host}.lan/api/lock 으로 DELETE 요청을 보낸다.
      http_request url=http://{host}.lan/queue method=PUT body="paused=1" | 멈추기 | PUT, 주소는 http://{host}.lan/queue, 본문은 paused=1
      gitlab_comment ticket={id} body="{host} 완료" | 댓글 | 요청의 표 번호에 댓글을 단다. 서버 이름과 "완료".
      gitlab_pipeline project=infra ref=main | 파이프라인 | infra의 main으로 파이프라인을 돌린다.
      systemd_timer unit=cleanup calendar="Mon 04:00" | 타이머 | cleanup 타이머를 "Mon 04:00"으로 맞춰 주세요.
    `,
  },
  {
    language: 'ko',
    earlier: ['시루 상태 | siru_list → 큰 시루, 김 오름, 번호 {a}\n작은 시루, 식음, 번호 {b}\n현미 시루, 불림 중, 번호 {c}', '오늘 근무 | rota_today → {p1} 반죽, {p2} 찜, {p3} 판매'],
    slots: { a: 'sr-31, Q4, h12', b: 'sr-55, Q7, h27', c: 'sr-78, Q9, h43', p1: '국영란, 하승주', p2: '추민기, 연보름', p3: '동하은, 석재이' },
    tools: ['시루_불(번호): 시루에 불을 넣는다', '시루_끔(번호): 시루의 불을 끈다', '시루_분(번호, 분: int): 찌는 시간을 정한다', '직원_콜(이름, 말): 직원을 부른다'],
    steps: `
      시루_불 번호={b} | 식은 것 | 식어 있는 시루에 불을 넣는다.
      시루_분 번호={c} 분=45 | 현미 | 현미 시루는 45분 찌도록 맞춘다.
      시루_끔 번호={a} | 큰 시루 | 백설기가 다 됐으니 김이 오르는 큰 시루를 꺼 주세요.
      직원_콜 이름={p2} 말="작은 시루가 비었어요" | 찜 담당 | 찌는 사람을 불러 "작은 시루가 비었어요"라고 한다.
      직원_콜 이름={p3} 말="인절미 10분 뒤" | 매장 | 파는 사람에게 인절미 10분 뒤 라고 전한다.
      memory_store key=반죽담당 content="{p1}" | 반죽 담당 | 오늘 반죽은 누가 하나? 이름을 반죽담당에 적는다.
      notify message="{p2} 찜 담당" | 누가 찌나 | 누가 찌는지 이름을 쓰고 "찜 담당"이라고 알린다.
      mqtt_publish topic=떡집/불림 payload="{c}" | 불리는 중 | 쌀을 불리고 있는 시루 번호를 떡집/불림에 보낸다.
      failed "떡메를 칠 도구가 없다" | 떡메 | 떡메로 쉰 번 쳐서 찰기를 낸다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 전시실/{hall} rh={rh} t={t} lux={lux} guard={who}',
    slots: { hall: 'east, vault, print-room', rh: '38..49 / 56..67', t: '17.5..23.5', lux: '24..140', who: '경미래, 두진수, 라온유' },
    tools: ['온습도장부(실, 글): 온습도 장부에 쓴다', '제습(실, 시간: int): 제습기를 돌린다', '안내원_전화(이름, 말): 안내원에게 전화한다'],
    steps: `
      온습도장부 실={hall} 글="{t}℃, {rh}%" | 장부 | 그 실의 장부에 온도를 ℃로, 습도를 %로, 쉼표로 이어 쓴다. 예: 16℃, 52%
      @rh failed "습도가 {rh}%뿐이다" // 제습 실={hall} 시간=3 | 제습 | 습도(rh)가 55%를 넘으면 세 시간 제습한다. 넘지 않으면 실패로.
      안내원_전화 이름={who} 말="{lux} 럭스, 가림막 닫아 주세요" | 가림막 | 온 글의 guard에게 전화한다. 할 말: 밝기에 럭스를 붙이고, 쉼표, "가림막 닫아 주세요".
      mqtt_publish topic=전시실/원본 payload="rh={rh} t={t} lux={lux} guard={who}" | 원본 | 받은 것을 손대지 않고 전시실/원본에 낸다.
      notify message="{hall} 습도 {rh}%" | 습도 알림 | 어느 실의 습도가 몇 %인지 여기에 띄운다. 예: north 습도 40%
      @rh notify message="{hall} 이상 없음" // failed "습도가 {rh}%이다" | 이상 없음 | 55% 이하일 때만 그 실 이름에 '이상 없음'을 붙여 알리고, 그보다 습하면 실패로 끝낸다.
      memory_store key=guard-{hall} content="{who}" | 안내원 | guard= 뒤에 있는 이름을 guard-{hall}에 저장한다.
      pushover message="{lux}" | 밝기 | 밝기 값만 푸시로. 다른 말은 붙이지 않습니다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /프런트/방변경 {"손님": "{guest}", "옛방": {old}, "새방": {neu}, "모닝콜": "{wake}", "퇴실": "{leaves}", "까닭": "{why}"}',
    slots: { guest: '=문 선생님, 이토 씨, 박 여사님, 서 과장님', old: '101..199', neu: '301..399', wake: '=05:45, 06:20, 07:10 / ∅, null', leaves: '=2026-10-03, 2026-12-27', why: '=소음, 샤워기 고장, 난방 안 됨' },
    tools: ['오퍼_카드(방: int, 까지): 방 카드를 만든다', '오퍼_청소(방: int): 청소를 부탁한다', '모닝콜_설정(방: int, 시각): 모닝콜을 건다', '오퍼_메모(손님, 글): 손님 메모'],
    steps: `
      오퍼_카드 방={neu} 까지={leaves} | 카드 | 손님이 옮겨 갈 방의 카드를 나가는 날까지 쓰도록 만든다.
      오퍼_청소 방={old} | 청소 | 비게 된 방을 청소해 달라고 한다.
      @wake 모닝콜_설정 방={neu} 시각={wake} // failed "모닝콜 시각이 없다" | 모닝콜 | 새로 들어가는 방에 적힌 시각으로 모닝콜을 건다. 시각이 없으면 지어내지 말고 실패로 한다.
      오퍼_메모 손님="{guest}" 글="{why}" | 까닭 | 왜 옮겼는지 적힌 그대로 손님 메모에 남긴다.
      notify message="{guest} {old}에서 {neu:로} 이동" | 누가 어디로 | 누가 어느 방에서 어느 방으로 갔는지 "… …에서 …로 이동"이라고 보여 준다.
      mqtt_publish topic=호텔/빈방 payload="{old}" | 빈 방 | 이제 빈 방의 번호 하나만 호텔/빈방에.
      send_message channel=호텔 to=객실팀 text="{neu}호 수건 없음" | 수건 | 받는 이: 객실팀. 채널: 호텔. 글: "{neu}호 수건 없음"
      memory_store key=퇴실 content="{guest}, {leaves}" | 퇴실 | 누가 언제 나가는지 쉼표로 이어 퇴실에 적는다.
      failed "가방을 옮길 도구가 없다" | 가방 | 손님 가방을 새 방까지 들어다 준다.
    `,
  },
  {
    language: 'ko',
    earlier: ['{t} 제동 시험 | rigtest_run → {res}', '윤활유 시료 | lab_result → {lab}, 채취 {date}'],
    slots: { t: 'T04, T11, WT7', res: '=합격 4.1초 / 불합격 9.8초, 로터 응답 없음', lab: '=철분 41 ppm, 철분 66 ppm, 철분 19 ppm', date: '=2026-08-04, 2026-09-17', who: '명수아, 갈현준' },
    tools: ['scadax_release(turbine): Release a turbine', 'scadax_halt(turbine, reason): Halt a turbine', 'workorder(turbine, text, person?): Write a work order', 'partsmail(to, subject, text): Mail the parts store'],
    steps: `
      @res scadax_release turbine={t} // scadax_halt turbine={t} reason="{res}" | 풀기 또는 정지 | 시험에 합격했으면 그 터빈을 푼다. 아니면 세우고, 이유로는 시험 결과를 글자 그대로 댄다.
      @res scadax_release turbine={t} // failed "{res}" | 풀기 | 합격한 터빈만 풀어 준다. 그렇지 않으면 단계는 실패이고 시험 결과가 그 이유다.
      workorder turbine={t} text="제동 장치 점검" person={who} | 작업서 | {who} 이름으로 시험한 터빈의 작업서를 쓴다. 글은 "제동 장치 점검".
      workorder turbine={t} text="{lab}" | 시료 값 작업서 | 사람은 정하지 않는다. 작업서에는 시료에서 나온 값만 쓰고 날짜는 뺀다.
      notify title="{t}" message="{res}" | 결과 | 제목은 터빈, 메시지는 시험 결과.
      memory_store key=채취일 content="{date}" | 채취일 | 기름을 언제 떴는지, 날짜만 채취일에.
      partsmail to=창고 subject="{t} 윤활유" text="{lab}" | 부품 창고 | 창고에 메일을 보낸다. 제목은 터빈과 "윤활유", 본문은 시료 값.
      send_message channel=signal text="{t} {lab}" | 시그널 | signal로 어느 터빈에서 어떤 값이 나왔는지 터빈, 값 순서로 알린다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /정비소/완료 {"차번호": "{plate}", "차대끝": "{vin}", "작업": "{job}", "손님전화": "{tel}", "정비사": "{mech}", "내선": {ext}, "주행": {km}}',
    slots: { plate: '=12가 3456, 38나 7701, 204다 1188', vin: 'Z4417, K0092, L8813', job: '=브레이크 패드, 타이밍 벨트, 클러치', tel: '=010-700-1001, 010-743-2002, 010-709-9003', mech: '위성재, 소하람, 인주호', ext: '21..89', km: '41000..188000' },
    tools: ['손님_문자(전화, 글): 손님에게 문자를 보낸다', '내선_호출(내선: int): 내선을 울린다', '이력_추가(차대, 글, 주행: int): 차의 이력에 더한다', '리프트_내림(차번호): 차를 올린 리프트를 내린다'],
    steps: `
      손님_문자 전화={tel} 글="{plate} 수리 완료" | 다 됐다고 | 손님 전화로 어느 차가 다 되었는지 "… 수리 완료"라고 보낸다.
      내선_호출 내선={ext} | 정비사 부르기 | 작업한 사람의 내선을 울린다.
      이력_추가 차대={vin} 글="{job} {mech}" 주행={km} | 이력 | 차대 끝자리로 이력을 더한다. 글은 작업과 정비사를 띄어 쓰고, 주행 거리도 넣는다.
      리프트_내림 차번호="{plate}" | 리프트 | 끝난 차를 내려 주세요.
      memory_store key="{vin}" content="{job}" | 작업 | 차대 끝자리를 키로, 작업을 내용으로 저장.
      memory_recall query="{plate}" limit=3 | 지난 메모 | 그 차번호로 적은 메모를 셋까지만 찾는다.
      notify message="{job}: {mech}" | 누가 무엇을 | 작업을 쓰고 콜론을 찍은 다음 정비사를 적어 알린다.
      send_message channel=사무실 text="{plate} 계산서 부탁합니다" | 계산서 | 받는 사람 없이 사무실 채널에 차번호와 "계산서 부탁합니다"를 보낸다.
    `,
  },
  {
    language: 'ko',
    earlier: ['오늘 큐 | qlab_cues → 14.5 천둥 ({a})\n22 달 뜸 ({b})\n31 막에 불 ({c})\n40 박수 조명 ({d})', '무전 점검 | comms_check → 하수: {p1}, 천장: {p2}, 조명실: {p3}'],
    slots: { a: 'LX9, q-114, S3', b: 'LX12, q-205, S8', c: 'LX27, q-371, S14', d: 'LX33, q-498, S21', p1: '모란희, 차이준', p2: '음서연, 태기산', p3: '방그루, 육채린' },
    tools: ['qlab_go(cue): Run a cue', 'qlab_skip(cue, note?): Leave a cue out', 'qlab_delay(cue, seconds: num): Delay a cue', 'comms_say(person, words): Say something on the radio'],
    steps: `
      qlab_skip cue={c} | 불 빼기 | 소방서가 허락하지 않아 오늘은 불이 없다. 그 큐를 메모 없이 뺀다.
      qlab_skip cue={a} note="스피커 고장" | 천둥 빼기 | 천둥도 뺀다. 메모는 "스피커 고장".
      qlab_delay cue={b} seconds=2.5 | 달을 늦게 | 달은 2.5초 늦게 뜨게 한다.
      qlab_go cue={d} | 박수 | 객석에서 박수가 나온다. 거기 맞는 조명을 켠다.
      comms_say person={p2} words="31에 천 떨어뜨려" | 천장 | 천장에 있는 사람에게 "31에 천 떨어뜨려"라고 무전한다.
      comms_say person={p3} words="{b} 늦습니다" | 조명실 | 조명실에 {b} 늦습니다 라고 전해 주세요.
      notify message="천장: {p2}" | 누가 위에 | 천장에서 누가 답했는지 '천장: 이름' 꼴로 알린다.
      memory_store key=달큐 content="{b}" | 달 큐 | 달 뜨는 큐의 괄호 속 이름만 달큐에 적어 둔다.
      file_write path=show/하수.txt content="{p1}" | 하수 | show/하수.txt에 하수에 선 사람 이름을 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 사일로/트럭 {"사일로": "{silo}", "품목": "{goods}", "주문톤": {ord}, "입고톤": {del}, "차번호": "{plate}", "송장": "{note}"}',
    slots: { silo: '=3번 사일로, 북쪽 사일로, 12호 통', goods: '=보리, 시멘트, 펠릿', ord: '20..29', del: '12..19', plate: '=81바 5503, 90아 8082', note: 'LS-40123, LS-77120, D-9041', buyer: '승나라, 반기용' },
    tools: ['입고전표(송장, 톤: num, 품목): 입고를 적는다', '이의제기(송장, 글): 이의를 낸다', '마당표지(글): 마당 표지판', '구매메일(담당, 글): 구매 담당에게 메일'],
    steps: `
      입고전표 송장={note} 톤={del} 품목={goods} | 전표 | 실제로 들어온 만큼을 그 송장으로 적는다.
      이의제기 송장={note} 글="{ord}톤 중 {del}톤 입고" | 이의 | 몇 톤 가운데 몇 톤이 들어왔는지 이의를 낸다. "5톤 중 3톤 입고"와 같은 꼴.
      마당표지 글="{plate} → {silo}" | 표지판 | 차번호, 화살표(→), 갈 사일로를 한 칸씩 띄워 표지판에.
      구매메일 담당={buyer} 글="{goods} {del}톤 입고" | 구매 담당 | {buyer} 담당에게 무엇이 몇 톤 들어왔는지 "… …톤 입고"라고 쓴다.
      notify message="{silo}에 {goods}" | 어디에 무엇 | 어느 사일로에 무엇이 들어가는지 "…에 …" 꼴로 알린다.
      memory_store key="{silo}" content="{goods}" | 내용물 | 키는 사일로, 내용은 품목. 둘 다 베낀다.
      mqtt_publish topic=사일로/주문 payload="{ord}" | 주문량 | 주문한 톤의 숫자만 사일로/주문에 발행.
      memory_recall query={note} | 송장 찾기 | 송장 번호를 넣어 메모를 검색해 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /직거래/주문 {"손님": "{cust}", "메일": "{mail}", "품목": "{wants}", "희망시간": "{pick}", "다른시간": "{alt}"}',
    slots: { cust: '하은겸, 용미진, 지수련', mail: '=hek@post.example, ymj@mail.example, jsr@web.example', wants: '=달걀 6알과 치즈 1개, 사과 2 kg, 양고기 반 마리', pick: '=금요일 16:00, 토요일 09:30', alt: '=월요일 17:15, 화요일 10:00', price: '4500..38500' },
    tools: ['손님메일(주소, 제목, 글): 손님에게 메일', '찾는시간(손님, 언제): 찾아갈 시간을 잡는다', '상자표(글): 상자에 붙일 표', '계산서(손님, 원: int): 계산서를 연다'],
    steps: `
      찾는시간 손님={cust} 언제="{pick}" | 시간 잡기 | 손님이 먼저 바라는 시간을 쓰인 그대로 잡는다.
      찾는시간 손님={cust} 언제="{alt}" | 다른 시간 | 그 시간엔 문을 닫는다. 손님이 적은 다른 시간으로 잡아 준다.
      손님메일 주소={mail} 제목="주문 확인" 글="{pick}에 준비됩니다" | 답장 | 주문에 있는 주소로 답한다. 제목 "주문 확인", 글은 바라는 시간에 "에 준비됩니다"를 붙인 것.
      상자표 글="{cust}: {wants}" | 상자 | 누구 상자인지 쓰고 콜론 다음에 주문한 것을 글자 그대로 옮긴다.
      계산서 손님={cust} 원={price} | 계산서 | 이 손님 앞으로 {price}원짜리 계산서를 연다.
      memory_store key=주문-{cust} content="{wants}" | 품목 | 주문한 것을 고치지 말고 주문-{cust}에 저장해 둔다.
      notify message="{cust} {pick} 방문" | 언제 오나 | 누가 언제 오는지, 바라는 시간으로 "… … 방문"이라고 알린다.
      pushover title="직거래" message="{wants} 포장" | 포장 | 제목은 직거래, 메시지는 주문한 것 전부와 "포장". 푸시로 보낸다.
    `,
  },
];
