import type { Scene } from '../../scene';

/** The twelve people again, mostly with the tools of the product: pins, topics, notes, messages, files; Korean, part 1. */
export const peopleKo7: readonly Scene[] = [
  // 양식장 주인
  {
    language: 'ko',
    event: 'mqtt farm/{dong}/{tk}/report {"amp": {amp}, "문": "{door}", "당번": "{who}", "전화": "{tel}"}',
    slots: { dong: '=A동, B동, C동', tk: '1..9', amp: '1.2..4.4 / 6.1..9.7', door: '=열림 / 닫힘', who: '응우옌, 막내, 김씨', tel: '=010-4417-2205, 010-9381-6640 / ∅', p: '10..15', q: '16..21', r: '22..27' },
    steps: `
      mqtt_publish topic=farm/{dong}/{tk}/cmd payload=stop | 정지 명령 | 토픽은 farm/동/수조/cmd. 동하고 수조는 이벤트 거. 내용 stop.
      @amp gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 모터 | 전류 5 안 넘으면 {p}번 모터 계속 돌리고(1), 넘으면 끈다.
      @door gpio_write pin={q} value=1 // failed "문이 닫혀 있다" | 문 경보 | 문 열렸으면 {q}번 경보등. 닫혔으면 켤 거 없으니 실패.
      @tel send_message channel=sms to={tel} text="수조 한번 봐라" // failed "전화번호가 없다" | 당번 문자 | 당번 전화번호로 sms "수조 한번 봐라". 번호 안 왔으면 실패.
      gpio_read pin={r} | 전원 살았나 | {r}번이 정전 감지. 읽기.
      memory_store key=당번 content="{who}" | 당번 | '당번' 메모에 이번 당번 이름만.
      file_write path=farm/{dong}.csv content="{tk};{amp}" append=true | 전류 적기 | farm 폴더 동이름.csv 끝에 수조;전류.
      http_request url=http://10.0.4.7/tank/{tk} | 수조 카메라 | 주소는 http://10.0.4.7/tank/ 뒤에 수조 번호.
    `,
  },
  {
    language: 'ko',
    slots: { p: '1..8', q: '9..14', r: '15..20', s: '21..27', name: '=선별, 출하준비, 수조세척', run: 'run-4431, r-2bd9, sop-771', hh: '=5, 6, 7' },
    tools: ['grader_speed(level: slow|normal|fast): 선별기 빠르기', 'grader_stop(): 선별기 정지'],
    steps: `
      gpio_write pin={p} value=1 | 선별대 | 핀: 선별대 {p}, 해수 {q}, 조명 {r}, 저울 {s}. 선별대 켬.
      gpio_write pin={q} value=0 | 해수 잠금 | 핀: 선별대 {p}, 해수 {q}, 조명 {r}, 저울 {s}. 해수 끔.
      gpio_write pin={r} value=0 | 조명 | 핀: 선별대 {p}, 해수 {q}, 조명 {r}, 저울 {s}. 조명 내림.
      gpio_read pin={s} | 저울 | 핀: 선별대 {p}, 해수 {q}, 조명 {r}, 저울 {s}. 저울 신호 읽음.
      grader_speed level=slow | 느리게 | 잔챙이라 천천히.
      mqtt_publish topic=farm/grader payload=ready | 준비됨 | farm/grader 에 ready.
      sop_execute name={name} | 절차 | '{name}' 시작.
      sop_status run_id={run} | {run} 어디까지 | 그 실행 상태만 봄.
      cron_add schedule="0 {hh} * * 1" action=procedure text={name} | 월요일마다 | 월요일 {hh}시 정각에 {name} 절차. 예약 이름은 없음.
    `,
  },
  // 은퇴한 전기 기사
  {
    language: 'ko',
    event: 'mqtt home/{floor}/{room}/switch {"상태": "{st}", "누른이": "{who}", "W": {w}}',
    slots: { floor: '=1f, 2f', room: '=kitchen, bath, study', st: '=on, 켜짐 / off, 꺼짐', who: '손자, 집사람, 큰애', w: '3..90 / 2100..3400', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @st gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 따라 켜기 | 벽 스위치가 켜지면 {p}번 등도 켜고, 꺼지면 같이 끕니다.
      @w failed "{w} W라서 괜찮습니다" // gpio_write pin={q} value=0 | 과부하 차단 | 2000W를 넘으면 {q}번 콘센트 릴레이를 0으로 떨굽니다. 넘지 않으면 끊지 말고 실패로 적습니다.
      mqtt_publish topic=home/{floor}/{room}/lamp payload=off | 같은 방 등 | 토픽은 home/층/방/lamp 꼴입니다. 층과 방은 지금 들어온 메시지의 것이고, off를 보냅니다.
      mqtt_publish topic=home/all/night payload=1 | 온 집 야간 | home/all/night 토픽에 1을 보내면 온 집이 야간으로 넘어갑니다.
      gpio_read pin={r} | 결선 확인 | 갈색 선이 {r}번, 흰 선이 {q}번입니다. 갈색 선 쪽을 읽어 보세요.
      notify message="{who} 켬, {w} W" | 누가 켰나 | 이 컴퓨터에 "(누른 이) 켬, n W"라고 띄웁니다.
      memory_store key=last-{room} content="{who}" | 메모 | last-방이름 키에 누른 사람만 적으세요.
      file_write path=home/{floor}.log content="{room} {w}" append=true | 기록 | home 폴더의 층.log 끝에 방과 전력을 한 칸 띄워 붙입니다.
    `,
  },
  {
    language: 'ko',
    earlier: ['보드 둘러보기 | board_info → 핀 {a}: 차고 모터, 핀 {b}: 마당 등, 핀 {c}: 물 감지'],
    slots: { a: '2..9', b: '10..18', c: '19..27', txt: '=차고 기어에 기름칠함, 마당 등 안정기 갈음, 감지기 선 다시 이음' },
    tools: ['garage_pulse(millis: int): 차고 단추를 눌렀다 뗀다', 'garage_state(): 차고 문 상태를 본다'],
    steps: `
      gpio_write pin={b} value=1 | 마당 등 켜기 | 방금 둘러본 결과에서 마당 등이 몇 번 핀인지 보고 켭니다.
      gpio_write pin={a} value=0 | 차고 모터 세우기 | 차고 모터의 핀을 위에서 찾아 0으로 내려 주세요.
      gpio_read pin={c} | 물이 새나 | 물 감지 핀을 읽습니다. 번호는 {step1}단계에 있습니다.
      gpio_write pin={b} value=0 | 이제 끄기 | 날이 밝았으니 아까 그 마당 등을 끄세요.
      garage_pulse millis=300 | 단추 | 차고 단추를 0.3초만 눌렀다 뗍니다.
      file_write path=집수리.txt content="{txt}" append=true | 수리 장부 | 집수리.txt 맨 끝에 이렇게 적습니다: {txt}
      memory_store key=수리 content="{txt}" | 수리 메모 | "수리"라는 메모를 "{txt}"로 바꿔 적습니다.
      send_message channel=kakao to=아들 text="{txt}" | 아들에게 | kakao로 아들에게 보내세요. "{txt}"
    `,
  },
  // 맥주 양조사
  {
    language: 'ko',
    event: 'mqtt cellar/{tank}/state {"단계": "{ph}", "t": {t}, "설정": {sp}, "다음": "{next}"}',
    slots: { tank: 'T1, T3, T5, K2', ph: '=주발효, 발효 / 숙성, 라거링', t: '10.1..21.9', sp: '=4, 12, 18, 20', next: '=2026-03-04, 2026-07-15, 2026-10-28', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      mqtt_publish topic=cellar/{tank}/setpoint payload="{sp}" | 설정값 다시 보내기 | cellar/탱크/setpoint 로 지금 설정을 그대로 다시 보낸다. 재는 값(t) 말고 설정이다.
      mqtt_publish topic=cellar/{tank}/mode payload="{ph}" | 단계 보내기 | 토픽 cellar/탱크/mode, 내용은 이번 단계.
      @ph gpio_write pin={p} value=1 // failed "지금은 {ph} 단계다" | 배기 열기 | 발효 중일 때만 {p}번 배기 밸브를 연다(1). 숙성 들어갔으면 열지 말고 실패.
      @ph gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 냉각 밸브 | 발효 중이면 {q}번 냉각 밸브 닫고(0), 숙성이면 연다(1).
      gpio_read pin={r} | 글리콜 흐름 | 흐름 스위치 {r}번 읽기.
      memory_store key={tank} content="다음 {next}" | 다음 일정 | 탱크 이름 키에 "다음" 쓰고 날짜.
      pushover message="{tank} {ph} {t}도" | 폰 | 푸시로 탱크, 단계, 온도를 한 칸씩 띄워서. 예: T9 숙성 4.0도
      file_write path=cellar/next.csv content="{next},{tank}" append=true | 일정표 | cellar/next.csv 에 추가. 날짜가 먼저, 탱크가 뒤.
    `,
  },
  {
    language: 'ko',
    slots: { p: '2..8', q: '9..14', r: '15..20', s: '21..27', u: '=http://10.8.0.5/keg, http://10.8.0.9/label', b: '=라벨 300장, 뚜껑 40개, 빈 케그 12통', w: '갈색 병, 효소, 산소 포집 뚜껑' },
    tools: ['cap_run(count: int): 병뚜껑을 씌운다', 'fill_run(bottles: int, ml: int): 병에 담는다', 'fill_test(ml: int): 한 병만 시험 삼아 담는다'],
    steps: `
      fill_run bottles=240 ml=330 | 병입 | 330밀리 이백사십 병.
      fill_test ml=500 | 시험 한 병 | 500짜리로 한 병만 시험.
      gpio_write pin={p} value=1 | 병 컨베이어 | {p}번 컨베이어 돌린다. 병이 다 올라왔다.
      gpio_write pin={q} value=0 | 진공 | 진공펌프가 {q}, 컨베이어가 {p}. 진공펌프만 내린다.
      gpio_write pin={r} value=1 | 린서 | 병 린서 {r}번에 1.
      gpio_read pin={s} | 병 걸림 | {s}번 광센서. 1이면 걸린 것. 읽어 본다.
      http_request url={u} method=POST body="{b}" | 주문 넣기 | {u} 로 POST. 본문은 "{b}".
      memory_store key=부자재 content="{b}" | 부자재 메모 | 부자재 메모 내용: {b}
      file_search query="{w}" path=발주 | 발주서 찾기 | 발주 폴더에서 "{w}" 들어간 거.
    `,
  },
  // 전산실 담당자
  {
    language: 'ko',
    event: 'webhook /nms/trap {"장비": "{dev}", "포트": {port}, "상태": "{st}", "담당자": "{who}", "메일": "{mail}"}',
    slots: { dev: 'sw-2f-1, sw-5f-3, rt-core, ap-civil', port: '1..48', st: '=down, 끊김 / up, 정상', who: '문가람, 여지호, 하도빈', mail: '=gr.moon@gu.go.kr, jh.yeo@gu.go.kr / ∅', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      mqtt_publish topic=net/{dev}/{port}/set payload=up | 포트 활성 | 토픽: net/장비/포트/set (장비와 포트는 이벤트 값). 내용: up
      @st gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 장애등 | 포트가 끊긴 상태이면 {p}번 장애등을 켜고 정상이면 끈다.
      @mail send_message channel=email to={mail} text="포트 점검 바랍니다" // failed "메일 주소 없음" | 메일 통보 | 이벤트의 메일로 email 채널을 통하여 "포트 점검 바랍니다"라고 통보. 메일 항목이 없으면 실패로 처리함.
      @st sop_execute name=회선장애 // failed "포트가 {st} 상태임" | 장애 절차 | 끊긴 경우에 한하여 '회선장애' 절차를 시작한다(전달값 없음). 정상이면 시작하지 않음.
      gpio_read pin={q} | 랙 도어 | 랙 도어 스위치 {q}번 상태를 읽음.
      gpio_write pin={r} value=0 | 예비 장비 전원 차단 | 예비 스위치 전원 릴레이({r}번)를 떼어 둔다.
      memory_store key={dev}-{port} content="{st} {who}" | 장애 이력 | 키는 장비-포트, 내용은 상태와 담당자(한 칸 띄움).
      file_write path=nms/trap.log content="{dev} {port} {st}" append=true | 로그 적재 | nms/trap.log 끝에 장비 포트 상태를 한 칸씩 띄워 적재.
      notify message="{dev} {port}번 포트 {st}" title="NMS" | 관제 화면 | 제목 NMS. 내용은 장비, "n번 포트", 상태. 본 컴퓨터에 표출.
    `,
  },
  {
    language: 'ko',
    slots: { run: 'run-60021, sop-118, r-9e02', nm: '=월말마감, 인증서갱신, 재해복구훈련', why: '=승인 철회, 대상 서버 오류, 일정 연기', dt: '=2026-06-30T23:00, 2026-12-31T22:00', tz: '=Asia/Seoul, UTC', p: '2..12', q: '13..27', ch: '=infra, ops-room, 전산팀' },
    steps: `
      sop_execute name={nm} payload="{dt}" | 절차 개시 | {nm} 절차를 개시하되 전달값은 "{dt}"로 함.
      sop_cancel run_id={run} reason="{why}" | 절차 취소 | 실행번호 {run}, 사유 "{why}"로 취소.
      sop_status run_id={run} | 현황 | {run}의 수행 현황 조회.
      cron_add schedule={dt} action=procedure text={nm} timezone={tz} | 시간대 지정 예약 | {dt}({tz} 시간대)에 {nm} 절차가 시작되도록 예약. 이름은 없음.
      cron_add schedule="0 9 1 * *" action=message text="월간 보고" delivery={"channel":"{ch}"} | 월간 알림 | 매월 1일 9시 정각 "월간 보고"라는 메시지가 {ch} 채널로 가도록 예약함.
      cron_list | 예약 전체 | 등록된 예약을 모두 조회.
      gpio_write pin={p} value=0 | 시험등 소등 | 점검 종료. {p}번 시험등을 끈다. {q}번은 상시등임.
      gpio_write pin={q} value=1 | {q}번 점등 | 상시등이 꺼져 있다는 민원. 켤 것.
      send_message channel={ch} text="{nm} {why}" | 공지 | {ch} 채널 게시. 내용: "{nm} {why}"
    `,
  },
  // 낙농가
  {
    language: 'ko',
    event: 'mqtt barn/{dong}/air {"암모니아": {nh}, "온도": {t}, "팬": "{fan}", "당번": "{who}"}',
    slots: { dong: '=1동, 2동, 3동', nh: '4..14 / 26..48', t: '-6..33', fan: '=돌아감, 켜짐 / 멈춤, 꺼짐', who: '큰애, 수레쉬, 처남', p: '4..9', q: '10..18', r: '19..27' },
    steps: `
      @nh failed "암모니아 {nh:이}면 냄새도 안 난다" // gpio_write pin={p} value=1 | 환기 | 암모니아가 20 넘었으면 {p}번 환기팬 켜. 안 넘었으면 켜지 마.
      @fan failed "팬이 {fan} 상태다" // send_message channel=kakao to="{who}" text="팬 좀 봐라" | 당번한테 | 팬이 섰으면 당번한테 kakao로 "팬 좀 봐라" 보내. 돌고 있으면 보낼 필요 없어.
      mqtt_publish topic=barn/{dong}/fan payload="{t}" | 팬 제어기로 | 팬 제어기가 barn/동/fan을 듣고 있어. 동은 방금 그 동이고 온도 숫자만 넘겨.
      mqtt_publish topic=barn/all/light payload=dim | 불 줄이기 | 소들 자야지. barn/all/light에 dim 보내.
      gpio_write pin={q} value=0 | 음악 끄기 | 라디오가 {q}번이야. 꺼.
      gpio_read pin={r} | 문 단속 | {r}번이 뒷문. 닫혔나 읽어 봐.
      memory_store key={dong} content="암모니아 {nh}" | 적어 놔 | 동 이름 메모에 "암모니아 얼마".
      pushover message="{dong} {t}도, 팬 {fan}" title="우사" | 폰에 | 푸시 보내. 제목은 우사, 내용은 "동 n도, 팬 (상태)".
      file_write path=air/{dong}.csv content="{t},{nh}" append=true | 기록 | air 폴더 동이름.csv에 온도, 암모니아 순서로 쉼표만 넣고 덧붙여.
    `,
  },
  {
    language: 'ko',
    slots: { p: '2..8', q: '9..14', r: '15..20', s: '21..27', k: '=건초, 정액탱크, 착유기', v: '=서른 롤 남음, 질소 15일에 채움, 라이너 2500회', m: '=수의사 오전 10시 도착, 젖소 두 마리 나갑니다, 사료차 못 들어옵니다', w: '요네병, 건유, 질소' },
    tools: ['silo_open(silo: int, kg: int): 사일로에서 뺀다', 'silo_left(silo: int): 사일로에 얼마 남았나 본다'],
    steps: `
      silo_open silo=2 kg=350 | 사일로 | 2번 사일로에서 삼백오십 킬로 빼.
      silo_left silo=1 | 남은 거 | 빼지 말고 1번 사일로 얼마 남았나 봐.
      gpio_write pin={r} value=1 | 세 번째 거 | 스위치함에 왼쪽부터 {p}, {q}, {r}, {s}번이야. 세 번째가 급수거든. 켜.
      gpio_write pin={p} value=0 | 첫 번째 거 | 스위치함에 왼쪽부터 {p}, {q}, {r}, {s}번. 맨 왼쪽 거 꺼.
      gpio_read pin={s} | 맨 끝 거 | 스위치함에 왼쪽부터 {p}, {q}, {r}, {s}번. 맨 오른쪽 거 값만 읽어.
      memory_store key={k} content="{v}" | {k} 메모 | {k} 메모에 "{v}" 적어.
      memory_recall query="{w}" limit=3 | 찾아 줘 | {w} 적은 거 세 개만 찾아 줘.
      send_message channel=band text="{m}" | 밴드 | band에다 "{m}" 올려 줘.
      notify message="{m}" | 컴퓨터에도 | 여기 컴퓨터에도 {m} 이라고 알려 줘.
    `,
  },
  // 공연장 기술자
  {
    language: 'ko',
    event: 'mqtt venue/{hall}/{unit}/err {"code": "{code}", "sev": "{sev}", "건": {cnt}}',
    slots: { hall: '=main, studio, foyer', unit: 'dimmer3, mover12, hazer1, led7', code: 'E-204, LAMP, F3, TEMP-2', sev: '=critical, 심각 / minor, 경미', cnt: '1..30', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      mqtt_publish topic=venue/{hall}/{unit}/cmd payload=reset | 리셋 명령 | 토픽 venue/홀/기기/cmd, 둘 다 방금 에러 난 것. 페이로드 reset.
      @sev gpio_write pin={p} value=0 // failed "{sev} 등급이다" | 디머 차단 | 심각이면 {p}번 디머 주전원을 내린다. 경미하면 안 내리고 실패로.
      @sev pushover message="{unit} {code}" title="에러" // failed "{sev} 등급이다" | 감독 호출 | 심각할 때만 푸시. 제목 에러, 내용은 기기하고 코드 한 칸 띄워서. 경미하면 부르지 않는다.
      gpio_write pin={q} value=1 | 예비 콘솔 | 예비 콘솔 {q}번 올린다.
      gpio_read pin={r} | 퓨즈 접점 | 퓨즈 나가면 {r}번이 1 된다. 읽어 본다.
      memory_store key={unit} content="{code} {cnt}건" | 에러 메모 | 기기 이름으로 메모. 코드 띄우고 몇건.
      file_write path=err/{hall}.csv content="{unit},{code}" append=true | 에러 로그 | err 폴더 홀이름.csv 에 기기,코드 추가.
      file_read path=manual/{unit}.txt | 매뉴얼 | manual 폴더에 기기이름.txt 있다. 읽는다.
      http_request url=http://10.50.0.2/{hall} | 홀 상태 | http://10.50.0.2/ 뒤에 홀 이름 붙여서 열어 본다.
    `,
  },
  {
    language: 'ko',
    slots: { p: '2..8', q: '9..14', r: '15..20', s: '21..27', bd: 'pit-io, 상부pi, dock-3', n: '=열한, 열두', m: '=오케스트라 피트 내려감, 하수 포켓 청소 중, 리프트 사용 금지' },
    tools: ['pit_move(cm: int, direction: up|down): 피트를 움직인다', 'pit_lock(locked: bool): 피트를 잠근다'],
    steps: `
      pit_move cm=80 direction=down | 피트 | 80 내림.
      pit_lock locked=false | 피트 락 | 푼다.
      gpio_write pin=11 value=1 | 열한 번 | 열한 번 핀 올린다. 피트 경고등이다.
      gpio_write pin=12 value=0 | 열두 번 | 열두 번이 피트 난간 솔레노이드. 0 주면 잠김. 잠근다.
      gpio_write pin={p} value=1 board="{bd}" | 도크 셔터 | {bd} 보드, {p}번, HIGH.
      gpio_read pin={q} board="{bd}" | 도크 센서 | {bd} 보드에서 {q}번 읽기.
      mqtt_publish topic=stage/notice payload="{m}" | 무대 공지판 | stage/notice 로 "{m}"
      send_message channel=intercom text="{m}" | 인컴 | intercom 전체에 {m} 이라고.
      cron_add schedule="0 18 * * 5" action=message text="{m}" | 금요일 공지 | 금요일 18시 정각마다 "{m}" 메시지.
    `,
  },
];
