import type { Scene } from '../../scene';

/** The simplest steps there are, with the product's own tools, in Korean, part 2. */
export const simpleKo2: readonly Scene[] = [
  // 온실
  {
    language: 'ko',
    event: 'mqtt greenhouse/{x}/soil {"moisture": {m}, "valve": "{v2}", "run": "r-{x2}"}',
    slots: { x: '1..9', m: '12..80', v2: 'east, west', x2: '500..900', j: '10..99', q: '토마토, 양액, 정식', b: 'valve, 3동, pi-a', r: '100..400', why: '양액 없음, 모터 과열', n: '2..19', n2: '20..39', k: '양액, 모종, seed-7', t: '3동 토마토 정식, 양액 20리터', d: 'photo, 일지, sensors', tp: 'house/vent, 온실/커튼, fog/cmd' },
    steps: `
      cron_remove id=job-{j} | 예약 | 예약 job-{j} 제거
      file_search query="{q}" | 찾기 | "{q}" 들어간 파일 찾기
      board_info board="{b}" | 보드 | {b} 보드의 정보
      sop_cancel run_id=r-{r} reason="{why}" | 취소 | "{why}" 사유로 r-{r} 취소
      gpio_write pin={n} value=1 | 밸브 | GPIO {n} HIGH
      gpio_read pin={n2} | 센서 | GPIO {n2} 읽기
      memory_store key="{k}" content="{t}" | 저장 | {k} ← "{t}" 메모 저장
      file_list path={d} | 폴더 | {d} 안의 파일 목록
      mqtt_publish topic={tp} payload=1 | 발행 | {tp}에 1 발행
    `,
  },
  // 병원 시설과
  {
    language: 'ko',
    slots: { r: '1000..5999', r2: '6000..9999', why: '정전 대비 훈련, 필터 없음', p: '발전기 시험, 음압실 점검, gas-check', k: '발전기, 엘리베이터-2, oxygen', f: 'rounds, 인계, 점검', t: '승강기 2호 정지, 산소 압력 낮음', t2: '발전기 시험 완료, 필터 교체함', ch: '시설과, teams, 당직', w: '가스 업체, 필터' },
    steps: `
      sop_execute name="{p}" | 절차 실행 | {p} 절차를 실행해 주십시오.
      sop_cancel run_id=run-{r} reason="{why}" | 실행 중지 | run-{r} 실행을 중지해 주십시오. 사유는 "{why}"입니다.
      sop_status run_id=run-{r2} | 실행 상태 | run-{r2} 실행 상태를 알려 주십시오.
      memory_forget key="{k}" | 메모 삭제 | {k} 메모를 삭제해 주십시오.
      file_read path=logs/{f}.txt | 기록 열람 | logs/{f}.txt 파일을 읽어 주십시오.
      pushover message="{t}" | 푸시 | 푸시로 "{t}"라고 알려 주십시오.
      send_message channel="{ch}" text="{t2}" | 전송 | {ch} 채널에 "{t2}"라고 전송해 주십시오.
      memory_recall query="{w}" | 메모 검색 | 메모에서 "{w}" 항목을 찾아 주십시오.
      cron_list | 예약 | 예약 목록을 보여 주십시오.
    `,
  },
  // 인쇄소
  {
    language: 'ko',
    event: 'peripheral - button {x} pressed',
    slots: { x: '1..8', q: '명함, 납기, 재단', b: 'cutter, 인쇄기-1, pi-9', r: '7c, b4, e90', r2: '3d, a18, f6', why: '종이 걸림, 잉크 없음', p: '재단 준비, 판 교체, wash-up', f: 'jobs, 견적, paper', t: '명함 500장, 리플릿 2천 부', u: 'press, rip', n: '2..30', h: '2..9' },
    steps: `
      file_search query="{q}" | 파일 | {q:이} 들어간 파일을 찾는다
      board_info board="{b}" | 보드 | {b} 보드를 조회한다
      sop_cancel run_id={r} reason="{why}" | 취소 | {r} 실행을 멈춘다. 까닭은 "{why}"
      sop_status run_id={r2} | 확인 | {r2} 실행을 확인한다
      sop_execute name="{p}" | 시작 | 절차 {p:을} 시작한다
      file_write path={f}.txt content="{t}" | 쓰기 | {f}.txt에 "{t}"라고 쓴다
      http_request url=http://{u}.local/jobs | 요청 | http://{u}.local/jobs 주소를 요청한다
      gpio_write pin={n} value=0 | 램프 | 핀 {n}에 0을 쓴다
      cron_add schedule="30 {h} * * 1" action=procedure text="{p}" | 예약 | "30 {h} * * 1" 일정으로 {p} 절차를 예약한다
    `,
  },
  // 집
  {
    language: 'ko',
    slots: { j: 'a3, c18, k7', k: '분리수거, 와이파이, cat', p: '외출 모드, 취침, movie-night', q: '보증서, 관리비, 여권', n: '2..14', n2: '15..27', t: '빨래 끝, 밥 다 됨', t2: '창문 열림, 현관 열림', k2: '필터 교체, 정수기', t3: '11월 3일 교체, 6개월마다' },
    steps: `
      cron_remove id={j} | 예약 | 예약 {j} 없애 줘
      memory_forget key="{k}" | 메모 | {k} 메모는 이제 지워 줘
      sop_execute name="{p}" | 절차 | {p} 절차 켜 줘
      file_search query="{q}" | 파일 | "{q}" 파일 찾아 줘
      gpio_write pin={n} value=0 | 거실 등 | {n}번 핀 꺼 줘 (1이 켬, 0이 끔)
      gpio_read pin={n2} | 창문 | {n2}번 핀 좀 읽어 줘
      notify message="{t}" | 알림 | 화면에 "{t}" 하고 띄워 줘
      pushover message="{t2}" | 푸시 | 푸시 "{t2}" 보내 줘
      memory_store key="{k2}" content="{t3}" | 적어 두기 | {k2} 메모에 "{t3}"라고 남겨 줘
    `,
  },
  // 정수장
  {
    language: 'ko',
    event: 'webhook /intake/alarm {"지점": "{s}", "탁도": {x}, "토픽": "{tp2}"}',
    slots: { s: '취수구, 침전지', x: '1..40', tp2: 'old/pump, test/a', r: '200..999', r2: '20..99', why: '탁도 높음, 약품 부족', b: 'intake, 여과지, node-5', p: '역세척, 약품 투입, sludge-out', tp: 'plant/valve, 정수/펌프, basin/gate', v: '닫기, half, 30', f: 'turbidity, 약품, daily', d: 'daily, 수질, archive', ch: '상황실, telegram', t: '침전지 수위 낮음, 역세척 시작' },
    steps: `
      sop_cancel run_id=run-{r} reason="{why}" | 중단 | run-{r} 중단함. 사유는 '{why}'임.
      sop_status run_id=r-{r2} | 확인 | r-{r2} 어떻게 됐나 확인함.
      board_info board="{b}" | 보드 | {b} 보드 정보 조회함.
      sop_execute name="{p}" | 절차 | {p} 절차 개시함.
      mqtt_publish topic={tp} payload="{v}" | 발행 | {tp} 토픽에 '{v}' 발행함.
      file_read path={f}.csv | 읽음 | {f}.csv 읽음.
      file_list path={d} | 목록 | {d} 폴더 목록 봄.
      send_message channel="{ch}" text="{t}" | 전파 | {ch} 채널에 '{t}' 전송함.
      sop_list | 절차 목록 | 절차 목록 조회함.
    `,
  },
  // 자전거 수리점
  {
    language: 'ko',
    slots: { k: '체인, 외상, tube-700', q: '부품값, 보증, 시마노', j: '100..300', r: '400..999', why: '손님 취소, 부품 없음', w: '도매상, 공구', f: 'repair, 수리, parts', t: '체인 교체 3만원, 튜브 두 개', h: '10..19', t2: '가게 문 닫기, 부품 주문', u: 'shop, bike', n: '4..26' },
    steps: `
      memory_forget key="{k}" | 메모 | {k} 메모 삭제 부탁해요.
      file_search query="{q}" | 검색 | 파일에서 {q:을} 찾아 주세요.
      cron_remove id=j-{j} | 예약 | j-{j} 예약 삭제 부탁드려요.
      sop_cancel run_id=r-{r} reason="{why}" | 실행 | r-{r} 실행 취소 부탁해요, 이유는 "{why}"요.
      memory_recall query="{w}" | 메모 찾기 | "{w}" 메모가 있나 찾아 주세요.
      file_write path={f}.txt content="{t}" | 기록 | {f}.txt 파일에 "{t}"라고 남겨요.
      cron_add schedule="0 {h} * * *" action=message text="{t2}" | 매일 | 매일 {h}시에 "{t2}" 메시지를 예약해요.
      http_request url=http://{u}.local/list | 주소 | http://{u}.local/list 를 열어 봐요.
      gpio_read pin={n} | 핀 | {n}번 핀 값 알려 주세요.
    `,
  },
  // 양조장
  {
    language: 'ko',
    event: 'mqtt brewery/tank {"탱크": {x}, "당도": {c}, "메모": "{k3}"}',
    slots: { x: '1..12', c: '4..22', k3: 'malt, 보리', r: '5000..9999', r2: '100..999', p: '발효 감시, 탱크 세척, bottling', k: '효모, 홉-2, tank-6', b: 'cellar, 발효실, pi-4', n: '3..18', tp: 'tank/6/cool, 양조/교반, cellar/fan', t: '효모 투입, 1차 발효 끝', why: '거품 넘침, 냉각 고장' },
    steps: `
      sop_status run_id=run-{r2} | 발효 실행 | run-{r2:은} 어디까지 갔나
      sop_execute name="{p}" | 절차 | 절차 시작: {p}
      memory_forget key="{k}" | 메모 지움 | 메모 지움: {k}
      board_info board="{b}" | 보드 정보 | 보드 정보: {b}
      sop_cancel run_id=run-{r} reason="{why}" | 실행 취소 | 실행 취소: run-{r} (사유: {why})
      gpio_write pin={n} value=1 | 핀 올림 | 핀 {n} 올림 (1)
      mqtt_publish topic={tp} payload=off | 발행 | 발행: {tp}에 off
      memory_store key="{k}" content="{t}" | 메모 저장 | 메모 저장: 키 {k}, 내용 "{t}"
      notify message="{t}" | 알림 | 알림: "{t}"
    `,
  },
  // 마을회관
  {
    language: 'ko',
    slots: { j: '3..99', q: '회의록, 김장, 공과금', b: '회관, speaker, pi-h', p: '방송 시험, 보일러 켜기, 문 잠그기', f: 'notice, 회의록, dues', d: 'minutes, 사진, 공고', t: '내일 김장합니다, 오늘 반상회 있습니다', t2: '보일러 꺼짐, 방송 끝', n: '5..25' },
    steps: `
      cron_remove id=job{j} | 예약 | job{j} 예약을 지웁시다.
      file_search query="{q}" | 서류 | "{q}" 들어 있는 파일을 찾읍시다.
      board_info board="{b}" | 보드 | {b} 보드가 어떤지 정보를 봅시다.
      sop_execute name="{p}" | 절차 | {p} 절차를 시작합시다.
      file_read path={f}.txt | 읽기 | {f}.txt 좀 읽어 봅시다.
      file_list path={d} | 목록 | {d} 폴더를 봅시다.
      pushover message="{t}" | 푸시 | "{t}" 이렇게 푸시를 보냅시다.
      notify message="{t2}" | 알림 | "{t2}" 이렇게 알림을 띄웁시다.
      gpio_write pin={n} value=0 | 스피커 | {n}번 핀을 내립시다, 0으로.
    `,
  },
  // 연구실
  {
    language: 'ko',
    event: 'manual - 시료 {s} 도착',
    slots: { s: 'K-12, B-7', r: '4f1, 9a, c77', r2: 'd2, 81b, e5', why: '시료 오염, 진공 누설', k: '시약, 원심-3, buffer', q: 'HPLC, 교정, 시료', n: '2..40', h: '=08:00, 13:30, 19:45', d: '=2026-12-01, 2027-01-18', t: '배지 갈기, 액체질소 보충', w: '시약 위치, 교정일', u: 'lims, fridge', v: '12, 85' },
    steps: `
      sop_cancel run_id={r} reason="{why}" | 취소 | 실행 {r:을} 취소한다. 사유는 '{why}'.
      sop_status run_id={r2} | 확인 | 실행 {r2:이} 어떻게 되었는지 본다.
      memory_forget key="{k}" | 지우기 | 키가 {k}인 메모를 지운다.
      file_search query="{q}" | 검색 | 파일을 '{q}'로 검색한다.
      gpio_read pin={n} | 읽기 | {n}번 핀의 상태를 읽는다.
      cron_add schedule={d}T{h} action=message text="{t}" | 예약 | {d}T{h}에 '{t}' 메시지를 예약한다.
      memory_recall query="{w}" | 메모 검색 | 메모를 '{w}'로 검색한다.
      http_request url=http://{u}.lab/value method=PUT body="{v}" | 올리기 | http://{u}.lab/value 에 '{v}' 본문을 PUT으로 보낸다.
      cron_list | 예약 | 예약된 일들을 본다.
    `,
  },
  // 세탁 공장
  {
    language: 'ko',
    slots: { j: 'j7, c29, e3', b: 'boiler, 세탁기-4, 건조', p: '스팀 내리기, 린넨 분류, drain-all', r: '100..2000', r2: '3000..9999', why: '스팀 없음, 문 안 닫힘', n: '8..30', tp: 'washer/4, 건조/문, steam/main', f: 'linen, 입고, steam', t: '시트 200장, 수건 40묶음', ch: '배송팀, sms', who: '한기사, choi' },
    steps: `
      board_info | 보드 | 연결된 보드 다 보여 주세요.
      cron_remove id={j} | 예약 삭제 | {j} 예약 삭제요.
      sop_execute name="{p}" | 절차 | {p} 절차 실행이요.
      sop_cancel run_id=run-{r} reason="{why}" | 취소 | run-{r} 취소요. 사유는 "{why}".
      gpio_write pin={n} value=1 | 핀 | {n}번 핀 HIGH요.
      mqtt_publish topic={tp} payload=start | 발행 | {tp}에 start 보내요, MQTT로.
      file_write path=in/{f}.txt content="{t}" | 파일 | in/{f}.txt에 "{t}" 써 줘요.
      send_message channel="{ch}" to="{who}" text="{t}" | 전달 | {who}에게 {ch} 채널로 "{t}" 보내요.
      sop_status run_id=run-{r2} | 상태 | run-{r2} 상태요.
    `,
  },
  // 천문대
  {
    language: 'ko',
    event: 'cron - {"date": "{d0}", "hour": {x}}',
    slots: { d0: '=2026-12-13, 2027-02-02', x: '0..23', k: '적도의, 초점, dome', q: '암흑, M31, flat', j: '40..99', r: '100..999', why: '구름, 달 밝음, 습도', n: '2..29', n2: '30..45', d: 'frames, 관측, raw', f: 'log, 관측표, seeing', p: '돔 열기, 냉각, park-scope' },
    steps: `
      memory_forget key="{k}" | {k} 메모 삭제
      file_search query="{q}" | "{q}" 파일 검색
      cron_remove id=c-{j} | 예약 c-{j} 삭제
      sop_cancel run_id=r-{r} reason="{why}" | r-{r} 취소, 사유 "{why}"
      gpio_write pin={n} value=1 | GPIO {n}번 핀 HIGH
      gpio_read pin={n2} | GPIO {n2}번 핀 읽기
      file_list path={d} | {d} 폴더 목록 보기
      file_read path={f}.txt | {f}.txt 읽기
      sop_execute name="{p}" | {p} 절차 시작
    `,
  },
  // 빵집
  {
    language: 'ko',
    slots: { r: '11..99', q: '식빵, 알레르기, 발주', b: 'oven-2, 반죽실, pi-b', k: '이스트, 예약빵, flour', k2: '오븐, salt', t: '식빵 30개, 단팥빵 품절', t2: '오븐 예열 끝, 반죽 다 됨', w: '버터값, 오븐 기사', p: '오븐 예열, 마감 청소', h: '3..6' },
    steps: `
      sop_status run_id=r-{r} | 실행 | r-{r} 다 됐는지 확인할 것
      file_search query="{q}" | 파일 | "{q}" 파일을 찾을 것
      board_info board="{b}" | 보드 | {b} 보드 정보를 확인할 것
      memory_forget key="{k}" | 메모 | {k} 메모 지울 것
      memory_store key="{k2}" content="{t}" | 메모 | {k2}에 "{t}" 저장할 것
      notify message="{t2}" | 알림 | "{t2}"라고 알림 띄울 것
      memory_recall query="{w}" | 찾기 | 메모에서 "{w}" 찾아볼 것
      cron_add schedule="0 {h} * * *" action=procedure text="{p}" | 새벽 | 매일 새벽 {h}시에 {p} 절차 예약할 것
      sop_list | 절차 | 절차 목록 확인할 것
    `,
  },
];
