import type { Scene } from '../../scene';

/** The simplest steps there are, with the product's own tools, in Korean, part 4. */
export const simpleKo4: readonly Scene[] = [
  // 버섯 농장
  {
    language: 'ko',
    event: 'mqtt mushroom/room {"방": {x}, "습도": {y}, "가습핀": {z}}',
    slots: { x: '1..9', y: '60..98', z: '50..60', r: '1000..9999', r2: '10..99', why: '가습기 고장, 종균 오염', n: '2..19', n2: '20..39', k: '종균, 배지, room-5', j: '100..900', t: '5동 수확, 가습기 수리', t2: '물통 채우기, 환기' },
    steps: `
      sop_list | 절차 | 절차가 뭐뭐 있는지 본다.
      cron_list | 예약 | 예약이 뭐뭐 있는지 본다.
      sop_cancel run_id=run-{r} reason="{why}" | 실행 | run-{r:을} 중지한다. 사유로 "{why}"라고 적는다.
      sop_status run_id=r-{r2} | 실행 | r-{r2:이} 어떻게 됐는지 본다.
      cron_remove id=job-{j} | 예약 | job-{j} 예약을 지운다.
      memory_forget key="{k}" | 메모 | {k} 메모를 지운다.
      gpio_write pin={n} value=1 | 가습 | 핀 {n:을} 1로 만든다.
      gpio_read pin={n2} | 문 | 핀 {n2} 값을 본다.
      cron_add schedule="15 6 * * *" action=message text="{t2}" | 아침 | 매일 6시 15분에 "{t2}" 메시지를 예약한다.
    `,
  },
  // 동네 의원
  {
    language: 'ko',
    slots: { k: '백신, 예약금, 초음파', k2: '소독, lab', q: '진단서, 접종, 소견', b: 'desk, 주사실, pi-x', j: 'k3, c8, b44', f: 'vaccine, 소독, waiting', t: '독감 백신 40개, 소독기 점검', t2: '대기 12명, 2진료실 비었음', w: '수액 업체, 검사소', ch: '간호팀, telegram' },
    steps: `
      board_info board="{b}" | 보드 | {b} 보드 정보를 보여 주시겠습니까?
      file_search query="{q}" | 검색 | "{q}" 파일을 찾아 주시겠습니까?
      memory_forget key="{k}" | 메모 | {k} 메모를 지워 주시겠습니까?
      cron_remove id={j} | 예약 | 예약 {j:을} 삭제해 주시겠습니까?
      memory_store key="{k2}" content="{t}" | 저장 | {k2}에 "{t}"라고 저장해 주시겠습니까?
      pushover message="{t2}" | 푸시 | "{t2}"라고 푸시를 보내 주시겠습니까?
      memory_recall query="{w}" | 메모 | 메모에서 "{w}" 내용을 찾아 주시겠습니까?
      file_read path={f}.txt | 읽기 | {f}.txt를 읽어 주시겠습니까?
      cron_list | 예약 목록 | 예약 목록을 보여 주시겠습니까?
    `,
  },
  // 지하철 역무실
  {
    language: 'ko',
    event: 'peripheral - gate {x} blocked',
    slots: { x: '1..20', p: '막차 안내, 셔터 내리기, escalator-up', r: '7a2, 19f, e5', r2: 'b6, 3c8, d90', why: '혼잡, 열차 지연', n: '3..30', tp: 'gate/3, 역/셔터, sign/text', v: 'close, 점검중, 15', t: '2번 출구 폐쇄, 막차 통과', ch: '역무실, radio', f: 'lost, 유실물, gate', h: '=23:40, 05:10', d: '=2026-12-31, 2027-01-01' },
    steps: `
      sop_list | 목록 | 절차 목록 열람
      sop_execute name="{p}" | 절차 개시 | {p} 개시 (절차)
      sop_cancel run_id={r} reason="{why}" | 중지 | {r} 실행 중지 (사유: {why})
      sop_status run_id={r2} | 현황 | {r2} 실행 현황
      gpio_write pin={n} value=0 | 차단 | {n}번 핀 차단 (LOW)
      mqtt_publish topic={tp} payload="{v}" | 발행 | "{v}" 발행, 토픽 {tp}
      send_message channel="{ch}" text="{t}" | 전송 | "{t}" 전송, {ch} 채널
      file_write path={f}.txt content="{t}" | 기록 | "{t}" 기록, 파일은 {f}.txt
      cron_add schedule={d}T{h} action=message text="{t}" | 예약 | "{t}" 메시지 예약, 시각은 {d}T{h}
    `,
  },
  // 목공방
  {
    language: 'ko',
    slots: { k: '월넛, 집진, clamp', j: '10..99', q: '도면, 의자, 견적', n: '2..14', n2: '15..28', t: '집진기 켜 둠, 본드 마름', t2: '월넛 12판, 클램프 6개', d: 'plans, 도면, cuts', u: 'dust, saw', p: '집진 켜기, 칠 말리기', k2: '자재, glue' },
    steps: `
      memory_forget key="{k}" | 메모 | {k} 메모 지우면 돼.
      cron_remove id=c{j} | 예약 | c{j} 예약 지우면 돼.
      file_search query="{q}" | 파일 | "{q}" 들어간 파일만 찾으면 돼.
      gpio_write pin={n} value=1 | 집진기 | {n}번 핀을 켜면 돼. 켬이 1.
      gpio_read pin={n2} | 스위치 | {n2}번 핀 읽으면 돼.
      notify message="{t}" | 알림 | "{t}" 알림만 띄우면 돼.
      memory_store key="{k2}" content="{t2}" | 메모 | {k2} 메모에 "{t2}" 저장하면 돼.
      file_list path={d} | 폴더 | {d} 폴더 목록 보면 돼.
      sop_execute name="{p}" | 절차 | {p} 절차 시작하면 돼.
    `,
  },
  // 쓰레기 소각장
  {
    language: 'ko',
    event: 'mqtt furnace/1 {"온도": {x}, "상태": "{s}", "보드": "old-pi"}',
    slots: { x: '650..990', s: 'ok, hold', b: 'furnace, 크레인, pi-f', r: '2000..9999', r2: '200..999', why: '온도 낮음, 크레인 고장', p: '재 반출, 투입 정지, crane-home', f: 'ash, 반입, dioxin', t: '1호기 온도 이상, 재 반출 끝', u: 'furnace, stack', q: '배출량, 점검표', tp: 'furnace/feed, 소각/송풍, crane/cmd' },
    steps: `
      board_info | 보드 전체 | 보드가 몇 개인지, 어떤 상태인지 목록을 봅니다.
      board_info board="{b}" | 보드 하나 | {b} 보드를 봅니다.
      sop_status run_id=run-{r2} | 실행 | run-{r2} 결과를 봅니다.
      sop_cancel run_id=run-{r} reason="{why}" | 실행 | "{why}" 때문에 run-{r:을} 취소합니다.
      sop_execute name="{p}" | 절차 | {p} 절차를 지금 시작합니다.
      file_read path=daily/{f}.csv | 파일 | daily/{f}.csv를 봅니다.
      pushover message="{t}" | 푸시 | "{t}", 이 문구를 푸시로 보냅니다.
      http_request url=http://{u}.local/off method=POST | 요청 | http://{u}.local/off 에 POST 요청을 합니다.
      mqtt_publish topic={tp} payload=stop | 발행 | {tp}에 stop이라고 발행합니다.
    `,
  },
  // 만화방
  {
    language: 'ko',
    slots: { q: '신간, 연체, 슬램덩크', k: '라면, 단골, seat-9', j: '300..800', r: '30..99', r2: '100..200', why: '손님 요청, 잘못 누름', f: 'rent, 연체자, snack', t: '라면 두 박스, 9번 자리 고장', w: '정수기, 책장 기사', h: '1..5', p: '간판 끄기, 자리 정리', ch: '알바방, kakao' },
    steps: `
      file_search query="{q}" | 찾기 | {q} 있는 파일 찾아 주실래요?
      memory_forget key="{k}" | 메모 | {k}, 이 메모 지워 주실래요?
      cron_remove id=j-{j} | 예약 | j-{j}, 이 예약 지워 주실래요?
      sop_status run_id=r-{r} | 실행 | r-{r}, 이 실행 잘되고 있어요?
      sop_cancel run_id=r-{r2} reason="{why}" | 취소 | r-{r2}, 이 실행은 취소요. "{why}" 이유로요.
      file_write path={f}.txt content="{t}" | 적기 | {f}.txt, 여기에 "{t}"라고 써 주실래요?
      memory_recall query="{w}" | 메모 | "{w}" 메모해 둔 거 찾아 주실래요?
      cron_add schedule="0 {h} * * *" action=procedure text="{p}" | 마감 | 매일 새벽 {h}시에 {p} 절차가 시작되게 예약해 주실래요?
      send_message channel="{ch}" text="{t}" | 알림 | {ch} 채널에 "{t}"라고 올려 주실래요?
    `,
  },
  // 빗물 펌프장
  {
    language: 'ko',
    event: 'webhook /rain {"강우": {x}, "수위": {y}, "다음": "{p2}"}',
    slots: { x: '0..80', y: '10..300', p2: 'sump, 유입', b: 'pump-1, 수문, pi-r', r: '100..4000', p: '수문 닫기, 펌프 전체, rain-mode', j: '20..90', n: '2..20', n2: '21..40', tp: 'sump/pump, 수문/2, gate/cmd', t: '수문 닫힘, 2호 펌프 정지', f: 'level, 강우, pumps' },
    steps: `
      cron_remove id=job-{j} | 예약 삭제함 | job-{j} 예약 필요 없음. 삭제.
      board_info board="{b}" | 보드 봄 | {b} 보드 정보 필요함.
      sop_status run_id=run-{r} | 상태 봄 | run-{r} 상태 확인 요망.
      sop_execute name="{p}" | 절차 시작함 | {p} 절차 시작 바람.
      gpio_write pin={n} value=1 | 핀 올림 | {n}번 핀 HIGH 바람.
      gpio_write pin={n2} value=0 | 핀 내림 | {n2}번 핀 LOW 바람.
      mqtt_publish topic={tp} payload=open | 발행함 | {tp}에 open 발행 바람.
      notify message="{t}" | 알림 띄움 | "{t}"라고 화면 알림 바람.
      file_read path={f}.log | 로그 봄 | {f}.log 열람 바람.
    `,
  },
  // 사진관
  {
    language: 'ko',
    slots: { k: '증명사진, 앨범, lens', q: '여권, 가족사진, 원본', r: '5f, c31, 8d', why: '인화지 없음, 재촬영', j: 'e7, a15, c2', d: 'raw, 보정, prints', f: 'orders, 보정, album', t: '가족사진 3장, 앨범 완성', u: 'printer, photo', w: '인화지 업체, 액자', v: 'warm, 60', tp: 'studio/flash, 사진관/조명' },
    steps: `
      memory_forget key="{k}" | 메모 {k} | 삭제.
      file_search query="{q}" | 파일 검색 | 검색할 말: "{q}".
      cron_remove id={j} | 예약 {j} | 삭제.
      sop_cancel run_id={r} reason="{why}" | 실행 {r} | 취소. 사유 "{why}".
      file_list path={d} | {d} 폴더 | 목록 보기.
      file_write path={f}.txt content="{t}" | {f}.txt | "{t}" 쓰기.
      memory_recall query="{w}" | 메모 검색 | "{w}".
      mqtt_publish topic={tp} payload="{v}" | {tp} | "{v}" 발행.
      http_request url=http://{u}.local/queue | 요청 | http://{u}.local/queue 불러오기.
    `,
  },
  // 한옥 체험관
  {
    language: 'ko',
    event: 'manual - 단체 {x}명 도착',
    slots: { x: '10..60', p: '아궁이, 대문 열기, tea-time', r: '1000..8000', b: '대문, 사랑채, pi-k', n: '4..28', t: '다도 체험 시작, 대문 열림', t2: '사랑채 예약 있음, 장작 부족', k: '장작, 한복, tea', ch: '해설사, telegram', who: '오선생, kim, 순자', h: '9..17', n2: '29..40' },
    steps: `
      sop_execute name="{p}" | 절차 | {p:을} 시작해 주세요. 절차예요.
      sop_status run_id=run-{r} | 실행 | run-{r} 실행이 끝났는지 봐 주세요.
      board_info board="{b}" | 보드 | {b} 보드에 어떤 핀이 있는지 정보를 봐 주세요.
      gpio_read pin={n} | 문 센서 | 보드의 {n}번 핀을 읽어 주세요.
      gpio_write pin={n2} value=1 | 등 | 보드의 {n2}번 핀을 1로 올려 주세요.
      memory_store key="{k}" content="{t2}" | 메모 | {k}에 "{t2}" 메모를 저장해 주세요.
      send_message channel="{ch}" to="{who}" text="{t}" | 연락 | {ch} 채널에서 {who}에게 "{t}"라고 전해 주세요.
      cron_add schedule="0 {h} * * *" action=prompt text="{k} 상태를 알려 줘" | 매일 | "0 {h} * * *"에 "{k} 상태를 알려 줘"라는 프롬프트를 예약해 주세요.
      sop_list | 절차 | 절차 목록을 보여 주세요.
    `,
  },
  // 통신 중계소
  {
    language: 'ko',
    slots: { b: 'relay, 정류기, pi-t', j: '1000..2000', r: '3000..9999', r2: '100..999', why: '배터리 교체, 회선 점검', q: '정류기, 경보, ping', d: 'alarms, 점검, maps', f: 'battery, 회선, tower', n: '2..31', t: '정류기 팬 정지, 배터리 48V' },
    steps: `
      board_info board="{b}" | 보드 정보 | {b} 보드.
      cron_remove id=job-{j} | 예약 제거 | job-{j}.
      sop_cancel run_id=run-{r} reason="{why}" | 실행 취소 | run-{r}. 사유는 "{why}".
      sop_status run_id=run-{r2} | 실행 상태 | run-{r2}.
      file_search query="{q}" | 파일 검색 | "{q}".
      file_list path={d} | 폴더 목록 | {d}.
      file_read path={f}.txt | 파일 읽기 | {f}.txt.
      gpio_read pin={n} | 핀 읽기 | GPIO {n}.
      pushover message="{t}" | 푸시 보내기 | "{t}".
    `,
  },
  // 떡집
  {
    language: 'ko',
    event: 'cron - 04:00',
    slots: { k: '쌀, 이바지, 떡메', k2: '콩, order', j: 'a9, c14, k28', p: '쌀 불리기, 찜기 켜기, night-steam', r: '10..99', q: '주문서, 백일, 송편', t: '백설기 다섯 판, 송편 20kg', t2: '찜기 물 없음, 쌀 다 불었음', n: '5..25', f: '주문, rice, tomorrow' },
    steps: `
      memory_forget key="{k}" | 메모 | {k} 메모는 지워라
      cron_remove id={j} | 예약 | {j} 예약은 취소해라
      sop_execute name="{p}" | 절차 | {p} 절차를 돌려라
      sop_status run_id=r-{r} | 실행 | r-{r} 실행은 어떻게 됐나?
      file_search query="{q}" | 파일 | "{q}" 파일은 어디 있나?
      memory_store key="{k2}" content="{t}" | 메모 | {k2}에는 "{t}"라고 저장해라
      notify message="{t2}" | 알림 | 알림에는 "{t2}"라고 띄워라
      gpio_write pin={n} value=0 | 찜기 | {n}번 핀은 0으로 해라
      cron_list | 예약 | 무엇이 예약되어 있나?
    `,
  },
  // 데이터 센터 야간조
  {
    language: 'ko',
    slots: { r: '=4471, 90213, 118, 7720', why: '=점검, 중복, 오류, 시험', p: '=야간-점검, 로그-정리, 백업, 재시작', k: '=야간조, 교대, 비상연락, 임시', j: '=17, 204, c-9, n-31', q: '=오류, 경고, 재부팅, 교대', b: '=pi, main, rack-1, 보조', f: '=night, today, 교대', n: '2..27', t: '=이상 없음, 점검 끝, 교대 완료', ch: '=telegram, 야간조, slack' },
    steps: `
      sop_cancel run_id={r} reason="{why}" | 실행 취소 | 실행 {r} 취소. 사유: '{why}'.
      sop_execute name="{p}" | 절차 실행 | {p} 절차 실행.
      memory_forget key="{k}" | 메모 삭제 | {k} 메모 삭제.
      cron_remove id={j} | 예약 삭제 | 예약 {j} 삭제.
      file_search query="{q}" | 파일 검색 | '{q}' 파일 검색.
      board_info board={b} | 보드 정보 | {b} 보드 정보.
      file_write path={f}.txt content="{t}" | 파일 쓰기 | {f}.txt에 '{t}' 쓰기.
      send_message channel={ch} text="{t}" | 메시지 | {ch} 채널로 '{t}' 보내기.
      sop_list | 절차 목록 | 절차 목록.
    `,
  },
];
