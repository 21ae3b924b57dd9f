import type { Scene } from '../../scene';

/** The simplest steps there are, with the product's own tools, in Korean, part 1. */
export const simpleKo1: readonly Scene[] = [
  // 목욕탕
  {
    language: 'ko',
    event: 'mqtt bath/{tub}/temp {"탕": "{tub}", "온도": {c}, "핀": {n3}, "실행": "run-{r3}"}',
    slots: { tub: '온탕, 냉탕, 쑥탕', c: '18..44', n: '2..19', n2: '20..39', n3: '40..49', r: '1000..9999', r2: '100..999', r3: '10000..20000', why: '배관 점검, 물때, 정전', p: '새벽 급수, 물갈이, 탕-소독', k: '보일러, 수건, 열쇠', t: '온탕 청소 끝, 냉탕 물 교체', tp: 'bath/lamp, hall/fan, steam/valve' },
    steps: `
      sop_cancel run_id=run-{r} reason="{why}" | 실행 취소 | run-{r} 실행을 취소합니다. 사유는 "{why}"입니다.
      sop_status run_id=run-{r2} | 실행 확인 | run-{r2} 실행이 어떻게 됐는지 확인합니다.
      sop_execute name="{p}" | 절차 시작 | {p} 절차를 시작합니다.
      memory_forget key="{k}" | 메모 삭제 | {k} 메모를 지웁니다.
      gpio_write pin={n} value=1 | 펌프 | GPIO {n}번 핀을 HIGH로 올립니다.
      gpio_read pin={n2} | 수위 | {n2}번 핀 값을 읽습니다.
      mqtt_publish topic={tp} payload=on | 발행 | {tp}에 on을 발행합니다.
      notify message="{t}" | 알림 | "{t}" 알림을 띄웁니다.
      memory_store key="{k}" content="{t}" | 저장 | {k}에 "{t}"라고 저장합니다.
    `,
  },
  // 학원
  {
    language: 'ko',
    slots: { j: '100..999', q: '김하늘, 보강, 수강료', b: 'front, 교실-3, pi-b', r: '4..99', why: '휴강, 방학, 시간표 변경', f: 'notice, 공지, week-12', f2: 'today, 출석부', t: '3반 자리 바꿈, 5반 시험', d: 'homework, 시험지, scans', ch: 'telegram, 강사실, 학부모' },
    steps: `
      cron_remove id=job-{j} | 예약 | 예약 job-{j:을} 삭제해 주세요.
      file_search query="{q}" | 찾기 | 파일에서 "{q}" 좀 찾아 주세요.
      board_info board="{b}" | 보드 | {b} 보드 정보를 봐 주세요.
      sop_cancel run_id=r-{r} reason="{why}" | 취소 | r-{r:을} 멈춰 주세요. 이유는 "{why}".
      file_read path={f}.txt | 읽기 | {f}.txt를 읽어요.
      file_write path={f2}.txt content="{t}" | 쓰기 | {f2}.txt에 "{t}"라고 써 주세요.
      file_list path={d} | 파일 목록 | {d} 폴더에 뭐가 있는지 봐요.
      cron_list | 예약 목록 | 예약 목록을 보여 주세요.
      send_message channel="{ch}" text="{t}" | 보내기 | {ch} 채널에 "{t}"라고 보내 주세요.
    `,
  },
  // 양계장
  {
    language: 'ko',
    event: 'peripheral - door {x} opened',
    slots: { x: '1..3', r: '7f3a, b91c, 40de', p: '사료 투입, 환기, egg-count', k: '사료값, 닭장-2, vet', j: 'c-12, c-7, j-40', n: '4..20', n2: '21..38', h: '1..11', t: '물통 확인, 알 걷기', u: 'coop, feeder, henhouse' },
    steps: `
      sop_status run_id={r} | 상태 | {r} 실행이 어떻게 됐나 본다.
      sop_execute name="{p}" | {p} | {p} 절차를 돌린다.
      memory_forget key="{k}" | 지움 | 메모 {k:을} 지운다.
      cron_remove id={j} | 예약 삭제 | {j} 예약을 없앤다.
      gpio_write pin={n} value=0 | 등 | {n}번 핀을 LOW로 내린다.
      gpio_read pin={n2} | 문 | GPIO {n2:을} 읽는다.
      cron_add schedule="0 {h} * * *" action=message text="{t}" | 예약 | "0 {h} * * *"에 "{t}" 메시지를 예약한다.
      pushover message="{t}" | 푸시 | 푸시로 "{t}"라고 보낸다.
      http_request url=http://{u}.local/status | 요청 | http://{u}.local/status 를 불러 본다.
    `,
  },
  // 서버실
  {
    language: 'ko',
    slots: { q: 'disk full, timeout, 재시작', b: 'rack-2, pi-c, edge', r: '3000..9999', r2: '100..999', why: '중복 실행, 디스크 교체', d: 'backup, logs, certs', w: '도메인, 전원, UPS', f: 'hosts, nginx, cron-out' },
    steps: `
      file_search query="{q}" | 파일 검색 | "{q}" 파일 검색
      board_info board="{b}" | 보드 정보 | {b} 보드 상태
      sop_cancel run_id=run-{r} reason="{why}" | 취소 | run-{r} 취소, 사유 "{why}"
      sop_status run_id=run-{r2} | 상태 | run-{r2} 상태
      sop_list | 절차 | 절차 목록
      cron_list | 예약 | 예약 목록 보기
      file_list path={d} | 목록 | {d} 폴더의 파일 목록
      memory_recall query="{w}" | 메모 | "{w}" 메모 검색
      file_read path={f}.log | 로그 | {f}.log 읽기
    `,
  },
  // 약국
  {
    language: 'ko',
    event: 'webhook /pharmacy/order {"약": "{m}", "수량": {x}, "예약": "j-{x2}"}',
    slots: { m: '아세트, 세티리, 마그밀', x: '3..60', x2: '100..300', p: '마감 정산, 냉장 점검, stock-check', k: '거래처, 온도계, fridge-1', k2: '당번, 처방전', j: '400..900', q: '유효기간, 반품, 냉장', t: '냉장고 문 닫음, 점검 마침', ch: '약국, slack, 야간조', f: 'shift, 인계, close' },
    steps: `
      sop_execute name="{p}" | 절차 | {p} 절차 시작함.
      memory_forget key="{k}" | 메모 | {k} 메모 지움.
      cron_remove id=j-{j} | 예약 | 예약 j-{j} 삭제함.
      file_search query="{q}" | 검색 | '{q}' 든 파일 찾음.
      memory_store key="{k2}" content="{t}" | 저장 | "{t}"라고 {k2}에 저장할 것.
      memory_recall query="{k}" | 확인 | {k} 메모 찾아 봄.
      notify message="{t}" | 알림 | 화면에 "{t}" 알림 띄움.
      send_message channel="{ch}" text="{t}" | 연락 | {ch} 채널로 '{t}' 보냄.
      file_write path={f}.md content="{t}" | 기록 | {f}.md에 '{t}' 적음.
    `,
  },
  // 과수원
  {
    language: 'ko',
    slots: { r: '10..99', r2: '100..999', why: '비 옴, 서리, 농약 부족', p: '관수, 서리 방지, spray-east', n: '2..20', n2: '21..39', v: 'open, close, 40', tp: 'orchard/pump, field/east, 과수원/밸브', d: '=2027-03-02, 2026-12-11, 2027-05-30', h: '=06:00, 17:30, 21:15' },
    steps: `
      board_info | 보드 | 보드 목록을 보#
      sop_cancel run_id=r-{r} reason="{why}" | 취소 | r-{r} 실행을 취소하#, 사유 "{why}"
      sop_status run_id=r-{r2} | 상태 | r-{r2} 상태를 확인하#
      sop_execute name="{p}" | 시작 | {p} 절차를 실행하#
      gpio_write pin={n} value=1 | 핀 | {n}번 핀을 1로 하#
      gpio_read pin={n2} | 핀 읽기 | {n2}번 핀을 읽#
      mqtt_publish topic={tp} payload="{v}" | 발행 | {tp}에 "{v}" 발행하#
      cron_add schedule={d}T{h} action=procedure text="{p}" | 예약 | {d}T{h}에 {p} 절차를 예약하#
      sop_list | 절차 목록 | 절차 목록을 보#
    `,
  },
  // 도서관
  {
    language: 'ko',
    event: 'manual - {who} 반납 {x}권',
    slots: { who: '박서준, 이지우, 최민', x: '2..9', k: '연체, 분실, 열람실-2', j: 'c4, c11, a27', q: '한국사, 정기간행물, ISBN', b: 'gate, desk-1, 서고', f: 'overdue, 신간, list-3', d: 'lists, 대출, 2026', t: '10분 뒤 문 닫습니다, 열람실 불 꺼요', t2: '서고 습도 높음, 반납함 참', u: 'library, kiosk' },
    steps: `
      memory_forget key="{k}" | 메모 | {k} 메모 좀 지워 줄래요?
      cron_remove id={j} | 예약 | 예약 {j} 지워 줄 수 있나요?
      file_search query="{q}" | 어디 | "{q}" 있는 파일이 어느 거죠?
      board_info board="{b}" | 보드 | {b} 보드는 괜찮나요? 정보를 보여 주세요.
      file_read path={f}.csv | 내용 | {f}.csv에 뭐라고 적혀 있나요?
      file_list path={d} | 폴더 | {d} 폴더에 어떤 파일이 있죠?
      notify message="{t}" | 알림 | "{t}"라고 알림 하나 띄워 줄래요?
      pushover message="{t2}" | 푸시 | 푸시 "{t2}" 보내 주시겠어요?
      http_request url=http://{u}.lan/api/open method=POST | 열기 | http://{u}.lan/api/open 으로 POST 보내 줄래요?
    `,
  },
  // 공장
  {
    language: 'ko',
    slots: { r: '2000..9999', r2: '200..999', why: '금형 교체, 자재 없음', p: '라인 정지, 컨베이어-3, night-shift', k: '금형, line-b, 윤활유', n: '3..30', tp: 'line/1/lamp, press/cmd, 라인/2', ch: '생산팀, mattermost, 2공장', t: '3호기 정지, 프레스 점검 끝', t2: '윤활유 보충, 벨트 교체' },
    steps: `
      sop_cancel run_id=run-{r} reason="{why}" | 중단 | 실행 run-{r:을} 중단하십시오. 사유: "{why}".
      sop_status run_id=run-{r2} | 진행 | run-{r2} 진행 상황을 보십시오.
      sop_execute name="{p}" | 실행 | 절차 {p:을} 실행하십시오.
      memory_forget key="{k}" | 삭제 | {k} 메모를 삭제하십시오.
      gpio_write pin={n} value=0 | 경광등 | GPIO {n}번을 0으로 쓰십시오.
      mqtt_publish topic={tp} payload=stop | 정지 | {tp} 토픽에 stop을 발행하십시오.
      send_message channel="{ch}" text="{t}" | 전달 | {ch} 채널에 "{t}"라고 보내십시오.
      memory_store key="{k}" content="{t2}" | 기억 | {k} 메모로 "{t2}"라고 남기십시오.
      cron_list | 예약 | 예약된 것을 모두 보십시오.
    `,
  },
  // 카페
  {
    language: 'ko',
    event: 'mqtt cafe/fridge {"칸": {x}, "도": {c}, "보드": "{b2}"}',
    slots: { x: '1..6', c: '2..9', b2: 'oven, mixer', j: '11..99', q: '원두, 우유, 레시피', b: 'bar, 주방, pi-2', r: '300..999', why: '단체 손님, 우유 떨어짐', n: '5..27', f: 'menu, 발주, memo-4', t: '라떼 품절, 케이크 두 판', w: '원두 가게, 오븐 온도', h: '1..11', t2: '원두 갈기, 우유 확인' },
    steps: `
      cron_remove id=job-{j} | 예약 빼기 | job-{j} 예약은 빼 주세요.
      file_search query="{q}" | 파일 | "{q}" 파일을 찾아봐요.
      board_info board="{b}" | 보드 | 보드 {b}의 정보를 봐요.
      sop_cancel run_id=run-{r} reason="{why}" | 그만 | run-{r} 실행은 그만해요. 사유는 "{why}".
      gpio_read pin={n} | 핀 | {n}번 핀이 지금 몇인지 읽어 주세요.
      file_write path={f}.txt content="{t}" | 적기 | "{t}"라고 {f}.txt에 써요.
      memory_recall query="{w}" | 메모 | 메모에서 "{w}" 좀 찾아 주세요.
      sop_list | 절차 | 어떤 절차가 있는지 보여 주세요.
      cron_add schedule="0 {h} * * *" action=message text="{t2}" | 아침 | 매일 오전 {h}시에 "{t2}" 메시지가 오게 예약해 주세요.
    `,
  },
  // 동아리방
  {
    language: 'ko',
    slots: { r: 'a7, e19, d40', p: '문단속, 청소 당번, amp-off', k: '비번 힌트, 회비, guitar', j: '20..99', n: '2..26', t: '연습 시작, 피자 왔다', t2: '불 켜져 있음, 앰프 안 껐음', t3: '회비 3만원, 드럼 수리', k2: '총무, drum' },
    steps: `
      sop_status run_id={r} | 어떻게 | 실행 {r} 어떻게 됐나 봐.
      sop_execute name="{p}" | 시작 | {p} 절차 시작해.
      memory_forget key="{k}" | 메모 | {k} 메모 지워.
      cron_remove id=c{j} | 예약 | 예약 c{j} 지워 줘.
      gpio_write pin={n} value=1 | 앰프 | {n}번 핀 켜. 1이 켬이야.
      notify message="{t}" | 알림 | 알림 띄워: "{t}"
      pushover message="{t2}" | 푸시 | "{t2}"라고 푸시 보내.
      memory_store key="{k2}" content="{t3}" | 메모 | {k2}에 "{t3}" 저장해 줘.
      memory_recall query="{k}" | 찾기 | {k} 메모 찾아 봐.
    `,
  },
  // 수영장
  {
    language: 'ko',
    event: 'cron - 06:30',
    slots: { q: '염소, 수질검사, 3레인', b: 'pool, 기계실, pi-7', r: '1000..9999', r2: '10..99', why: '강습, 낙뢰, 수온 낮음', tp: 'pool/light, lane/3, 수영장/분수', v: 'off, blue, 70', u: 'pool, filter', d: 'water, 검사표', f: 'ph, 일지, lane', t: 'pH 7.2, 이상 없음' },
    steps: `
      file_search query="{q}" | 검색 | 파일 검색: "{q}"
      board_info board="{b}" | {b} | {b} 보드 정보
      sop_cancel run_id=run-{r} reason="{why}" | 멈춤 | run-{r} 멈춤. 이유 "{why}"
      sop_status run_id=r-{r2} | r-{r2} | r-{r2} 상황 확인
      mqtt_publish topic={tp} payload="{v}" | 발행 | {tp} ← "{v}" 발행
      http_request url=https://{u}.example/health | 서버 확인 | https://{u}.example/health 요청
      file_list path={d} | 목록 | 폴더 {d} 목록
      file_write path={f}.txt content="{t}" | 기록 | {f}.txt에 "{t}" 기록
      cron_list | 예약 | 잡힌 예약 모두
    `,
  },
  // 주유소
  {
    language: 'ko',
    slots: { p: '탱크 재기, 세차기 끄기, shift-end', k: '유가, 단골, pump-4', j: 'e12, g7, k31', n: '6..33', f: 'price, 정산, tank', u: 'pos, tank', ch: '본사, kakao, 주간조', who: '김소장, lee, 정대리', t: '2번 주유기 고장, 세차기 정지', b: 'canopy, 사무실' },
    steps: `
      sop_execute name="{p}" | 절차 | {p} 절차 좀 돌려 주십시오.
      memory_forget key="{k}" | 메모 | 메모 "{k}" 삭제.
      cron_remove id={j} | 예약 | {j} 예약을 지워라.
      board_info board="{b}" | 보드 | 보드 {b} 정보를 볼 것.
      gpio_read pin={n} | 읽기 | 핀 {n} 읽기
      file_read path={f}.txt | 파일 | {f}.txt 내용을 봅니다.
      sop_list | 절차들 | 등록된 절차를 전부 봅니다.
      http_request url=http://{u}.local/reset method=POST | 초기화 | http://{u}.local/reset 에 POST
      send_message channel="{ch}" to="{who}" text="{t}" | 보고 | {ch} 채널로 {who}에게 "{t}"라고 보냅니다.
    `,
  },
];
