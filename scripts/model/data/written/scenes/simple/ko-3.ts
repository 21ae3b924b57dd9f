import type { Scene } from '../../scene';

/** The simplest steps there are, with the product's own tools, in Korean, part 3. */
export const simpleKo3: readonly Scene[] = [
  // 항만 창고
  {
    language: 'ko',
    event: 'mqtt dock/scale {"차량": "{car}", "kg": {kg}, "게이트핀": {x}}',
    slots: { car: '81바 4471, 90사 1182', kg: '4000..28000', x: '40..60', r: '1000..9999', r2: '100..999', p: '게이트 개방, 냉동 점검, yard-close', k: '컨테이너, 게이트-4, reefer', j: '10..90', n: '2..18', n2: '19..39', t: '게이트 열림, 냉동기 정지', f: 'inbound, 출고, yard', why: '서류 누락, 강풍' },
    steps: `
      sop_cancel run_id=run-{r} reason="{why}" | 취소 | 사유 "{why}". run-{r} 실행 취소.
      sop_status run_id=run-{r2} | 조회 | run-{r2} 실행 조회.
      sop_execute name="{p}" | 절차 | {p} 실행. 절차 이름 그대로.
      cron_remove id=job-{j} | 예약 | job-{j} 예약 취소.
      gpio_write pin={n} value=1 | 게이트 | {n}번 핀 1.
      gpio_read pin={n2} | 센서 | {n2}번 핀 값 확인.
      notify message="{t}" | 알림 | "{t}" 알림.
      file_read path={f}.csv | 파일 | {f}.csv 내용 확인.
      memory_recall query="{k}" | 메모 | {k} 메모 조회.
    `,
  },
  // 꽃집
  {
    language: 'ko',
    slots: { k: '장미, 리본, 단골-3', k2: '배송, vase', q: '화환, 거래처, 졸업식', j: 'c3, e28, g5', r: '20..99', why: '주소 틀림, 꽃 시듦', t: '장미 100송이, 화환 두 개', t2: '냉장고 열림, 배송 늦음', ch: '배송방, telegram, 사장님', d: 'orders, 주문, cards', u: 'flower, print' },
    steps: `
      memory_forget key="{k}" | 메모 | {k} 메모는 필요 없어요. 지워 주세요.
      file_search query="{q}" | 찾기 | "{q}" 적힌 파일을 찾아 줘요.
      cron_remove id={j} | 예약 | {j} 예약은 없애 주세요.
      sop_cancel run_id=r-{r} reason="{why}" | 취소 | r-{r} 실행을 그만둬 주세요. 이유에는 "{why}"라고요.
      memory_store key="{k2}" content="{t}" | 저장 | {k2}에 "{t}"라고 적어 둬요. 메모로요.
      pushover message="{t2}" | 푸시 | "{t2}" 푸시 알림이요.
      send_message channel="{ch}" text="{t}" | 메시지 | {ch} 채널에다 "{t}"라고 써 보내요.
      file_list path={d} | 폴더 | {d} 폴더를 열어 파일 목록을 봐요.
      http_request url=http://{u}.shop/ping | 연결 | http://{u}.shop/ping 에 요청을 보내 봐요.
    `,
  },
  // 발전소
  {
    language: 'ko',
    event: 'webhook /turbine/alarm {"호기": {x}, "진동": {v0}, "실행": "{r3}"}',
    slots: { x: '1..6', v0: '1.2..9.8', r3: 'zz9, xy4', b: 'turbine, 보조기-2, node-a', r: '2000..4999', r2: '5000..9999', p: '부하 내리기, 윤활 점검, trip-test', why: '진동 높음, 계측 오류', n: '2..31', tp: 'unit/2/fan, 발전/경보, oil/pump', v: 'on, 가동, 55', f: 'shift, 운전, oil', t: '2호기 진동, 오일 보충 끝', h: '1..11' },
    steps: `
      board_info board="{b}" | 보드 | {b} 보드의 정보를 확인합니다.
      sop_cancel run_id=run-{r} reason="{why}" | 실행 중단 | 실행 중인 run-{r:을} "{why}" 사유로 중단합니다.
      sop_status | 실행 현황 | 진행 중인 실행을 모두 확인합니다.
      sop_execute name="{p}" | 절차 | {p} 절차에 들어갑니다.
      gpio_write pin={n} value=0 | 접점 | {n}번 접점 핀을 LOW로 둡니다.
      mqtt_publish topic={tp} payload="{v}" | 발행 | "{v}" 값을 {tp}에 발행합니다.
      file_write path={f}.log content="{t}" | 일지 | "{t}"라고 {f}.log에 기록합니다.
      cron_add schedule="0 {h} * * 5" action=procedure text="{p}" | 예약 | "0 {h} * * 5" 일정으로 {p} 절차를 예약합니다.
      sop_status run_id=run-{r2} | 확인 | run-{r2:을} 확인합니다. 상태만 봅니다.
    `,
  },
  // 게스트하우스
  {
    language: 'ko',
    slots: { q: '체크인, 와이파이, 조식', k: '201호, 열쇠, late', j: '100..400', r: '8e, a40, c6', f: 'guests, 청소표, rules', t: '301호 청소 끝, 조식 8시', w: '택시, 세탁소', n: '4..27', p: '체크아웃, 복도 소등, night-lock', who: '민지, tom, 유나', ch: 'line, 스태프' },
    steps: `
      file_search query="{q}" | 파일 | 파일 중에 "{q}" 있는 거 찾기
      memory_forget key="{k}" | 메모 | {k} 메모 필요 없음, 지우기
      cron_remove id=j{j} | 예약 | j{j} 예약 빼기
      sop_status run_id={r} | 실행 | {r} 실행 끝났는지 보기
      file_read path={f}.txt | 읽기 | {f}.txt 열어 보기
      memory_recall query="{w}" | 메모 | 메모에 "{w}" 있는지 찾아보기
      gpio_write pin={n} value=1 | 현관등 | {n}번 핀 켜기 (1이 켬)
      sop_execute name="{p}" | 절차 | {p} 절차 돌리기
      send_message channel="{ch}" to="{who}" text="{t}" | 연락 | {ch} 채널로 {who}에게 "{t}" 보내기
    `,
  },
  // 소방서
  {
    language: 'ko',
    event: 'peripheral - siren test {x}',
    slots: { x: '1..9', r: '1000..9999', why: '훈련 종료, 오인 신고', p: '차고 개방, 공기통 충전, roll-call', b: '차고, siren, pi-119', j: '2..49', n: '3..29', tp: 'station/door, 차고/등, siren/cmd', t: '2호차 출동, 공기통 충전 끝', k: '호스, 당직, truck-2', d: 'calls, 출동, drill' },
    steps: `
      sop_execute name="{p}" | 절차 개시 | {p} 절차를 개시할 것.
      sop_cancel run_id=run-{r} reason="{why}" | 취소 | run-{r} 취소할 것. 사유 "{why}".
      board_info board="{b}" | 보드 확인 | 보드 {b} 확인할 것.
      cron_remove id=cron-{j} | 예약 해제 | 예약 cron-{j:을} 삭제할 것.
      gpio_read pin={n} | 접점 | 핀 {n:을} 읽을 것.
      mqtt_publish topic={tp} payload=open | 발행 | {tp:로} open 발행할 것.
      pushover message="{t}" | 푸시 | 푸시 발송: "{t}"
      memory_store key="{k}" content="{t}" | 메모 | {k} 항목에 "{t}" 저장할 것.
      file_list path={d} | 목록 | {d} 폴더의 목록을 볼 것.
    `,
  },
  // 초등학교
  {
    language: 'ko',
    slots: { p: '종 치기, 급식 준비, 하교', k: '급식, 4학년, 우산', k2: '청소, class-2', q: '가정통신문, 체험학습, 급식표', r: '100..999', why: '우천, 단축 수업', t: '내일 단축 수업, 우산 가져오기', t2: '3교시 강당, 오늘 급식 카레', h: '8..15', u: 'school, bell', n: '2..21' },
    steps: `
      sop_execute name="{p}" | 절차 | {p} 절차를 시작할까요? 네, 시작해 주세요.
      memory_forget key="{k}" | 메모 | {k} 메모를 지워 주세요.
      file_search query="{q}" | 파일 | {q} 파일이 어디 있는지 찾아 주세요.
      sop_cancel run_id=run-{r} reason="{why}" | 멈춤 | run-{r:을} 멈춰 주시고 이유는 "{why}"라고 해 주세요.
      notify message="{t}" | 알림 | 알림으로 "{t}"라고 띄워 주세요.
      memory_store key="{k2}" content="{t2}" | 저장 | "{t2}"라고 {k2}에 저장해 주세요.
      cron_add schedule="0 {h} * * *" action=message text="{t2}" | 예약 | "0 {h} * * *"에 "{t2}" 메시지를 보내게 예약해 주세요.
      http_request url=http://{u}.local/ring method=POST | 종 | http://{u}.local/ring 주소로 POST 요청을 보내 주세요.
      gpio_read pin={n} | 핀 | {n}번 핀을 확인해 주세요.
    `,
  },
  // 양식장
  {
    language: 'ko',
    event: 'mqtt fish/pond {"못": {x}, "산소": {o}, "예약": "c-{x2}"}',
    slots: { x: '1..9', o: '3..9', x2: '700..900', j: '100..600', b: 'pond-2, 급이기, pi-c', r: '20..99', r2: '100..400', why: '산소 부족, 태풍', n: '2..15', n2: '16..33', f: 'feed, 수온, pond', t: '사료 40kg, 산소 5.1', tp: 'pond/aerator, 못/2/급이, sea/pump', d: 'water, 급이, 2027' },
    steps: `
      cron_remove id=c-{j} | 예약 | 예약 c-{j} 지운다.
      board_info board="{b}" | 보드 | {b} 보드 본다.
      sop_status run_id=r-{r} | 실행 | r-{r} 확인한다. 어떻게 됐나.
      sop_cancel run_id=r-{r2} reason="{why}" | 취소 | r-{r2} 취소한다. "{why}" 때문이다.
      gpio_write pin={n} value=1 | 폭기 | 핀 {n} HIGH로 한다.
      gpio_write pin={n2} value=0 | 급이 | 핀 {n2} LOW로 한다.
      file_write path={f}.txt content="{t}" | 기록 | {f}.txt에 쓴다: "{t}"
      mqtt_publish topic={tp} payload=on | 발행 | {tp}에 on 발행한다.
      file_list path={d} | 보기 | {d} 안에 무슨 파일이 있나 본다.
    `,
  },
  // 법률 사무소
  {
    language: 'ko',
    slots: { k: '기일, 의뢰인-2, case-88', q: '준비서면, 송달, 위임장', p: '기일 확인, 서류 백업, scan-all', r: '300..999', r2: '1000..2000', why: '기일 변경, 합의', j: 'd4, b31, f9', f: 'cases, 기일표, fees', ch: '사무국, slack', t: '내일 10시 공판, 송달 완료', w: '감정인, 법원 전화' },
    steps: `
      memory_forget key="{k}" | 메모 삭제 | "{k}" 키의 메모를 삭제합니다.
      file_search query="{q}" | 파일 검색 | "{q}" 문구가 있는 파일을 검색합니다.
      sop_execute name="{p}" | 절차 실행 | "{p}" 절차를 실행합니다.
      sop_cancel run_id=run-{r} reason="{why}" | 실행 취소 | 실행 run-{r:은} 취소합니다(사유: {why}).
      sop_status run_id=run-{r2} | 실행 조회 | 실행 run-{r2:을} 조회합니다.
      cron_remove id={j} | 예약 삭제 | 예약 "{j}" 건을 삭제합니다.
      send_message channel="{ch}" text="{t}" | 통지 | {ch} 채널로 "{t}"라고 통지합니다.
      memory_recall query="{w}" | 메모 검색 | 메모 검색을 합니다. 검색어는 "{w}"입니다.
      file_read path=docs/{f}.md | 열람 | docs/{f}.md 파일을 열람합니다.
    `,
  },
  // 스키장
  {
    language: 'ko',
    event: 'manual - 리프트 {x} 점검 요청',
    slots: { x: '1..8', r: 'e4, 71b, c09', why: '바람, 안개, 와이어', p: '제설 시작, 리프트 정지, night-ski', b: 'lift-3, 정상, pi-s', n: '2..24', t: '중급 폐쇄, 정상 영하 12도', t2: '리프트 정지, 제설기 고장', d: '=2026-12-24, 2027-01-03', h: '=05:30, 18:00', u: 'lift, snow', j: '30..80' },
    steps: `
      sop_cancel run_id={r} reason="{why}" | 정지 | {r} 실행 정지, 이유 '{why}'
      sop_execute name="{p}" | 시작 | {p} 절차 가동
      board_info board="{b}" | 정보 | 보드 정보 ({b})
      cron_remove id=job-{j} | 예약 삭제 | 삭제할 예약은 job-{j}
      gpio_write pin={n} value=0 | 내림 | {n}번 핀 내림(0)
      notify message="{t}" | 화면 알림 | '{t}' 화면 알림
      pushover message="{t2}" | 푸시 | '{t2}' 푸시
      cron_add schedule={d}T{h} action=procedure text="{p}" | 예약 | {p} 절차 예약, {d}T{h}
      http_request url=http://{u}.local/state | 상태 | http://{u}.local/state 불러오기
    `,
  },
  // 방송실
  {
    language: 'ko',
    slots: { q: '큐시트, 대본, jingle', k: '마이크, 진행자, ch-4', k2: '음반, mixer', r: '40..99', r2: '100..250', why: '방송 취소, 음향 문제', b: 'studio, 조정실', n: '5..30', tp: 'studio/onair, 방송/등, mic/2', t: '온에어 7시, 마이크 교체', f: 'cue, 편성, script' },
    steps: `
      file_search query="{q}" | 찾아 | 파일에서 "{q}" 찾아라.
      memory_forget key="{k}" | 지워 | 메모 {k} 지워라.
      sop_status run_id=r-{r} | 봐 | r-{r} 실행 어떤지 봐라.
      sop_cancel run_id=r-{r2} reason="{why}" | 끊어 | r-{r2} 실행 멈춰라. 이유는 "{why}".
      board_info board="{b}" | 보드 | {b} 보드 정보 봐라.
      gpio_write pin={n} value=1 | 온에어 | {n}번 핀 올려라.
      mqtt_publish topic={tp} payload=0 | 발행 | {tp}에 0 발행해라.
      memory_store key="{k2}" content="{t}" | 적어 | {k2}에 "{t}"라고 저장해라.
      file_read path={f}.txt | 읽어 | {f}.txt 읽어라.
    `,
  },
  // 택배 영업소
  {
    language: 'ko',
    event: 'webhook /parcel/in {"송장": {x}, "구역": "{z}", "파일": "old.csv"}',
    slots: { x: '100000..999999', z: '북구, 서면', j: 'a2, b77, c15', q: '오배송, 파손, 반품', p: '분류 시작, 마감, belt-stop', r: '4000..9999', f: 'returns, 파손, route', t: '반품 12건, 벨트 정지', ch: '기사방, sms, 본사', w: '7구역 기사, 벨트 업체', n: '2..22' },
    steps: `
      cron_remove id={j} | 예약 {j} 삭제
      file_search query="{q}" | {q} 파일 찾기
      sop_execute name="{p}" | {p} 절차 실행
      sop_status run_id=run-{r} | run-{r} 상태 확인
      file_write path={f}.txt content="{t}" | {f}.txt에 "{t}" 쓰기
      send_message channel="{ch}" text="{t}" | {ch} 채널에 "{t}" 보내기
      memory_recall query="{w}" | "{w}" 메모 찾기
      gpio_read pin={n} | {n}번 핀 읽기
      cron_list | 예약 목록 보기
    `,
  },
  // 미술관
  {
    language: 'ko',
    slots: { k: '대여, 조명-5, frame', b: 'hall-b, 수장고, pi-m', j: '200..700', r: '=r-4, r-17, r-208, r-63', why: '습도 높음, 전시 교체', p: '폐관, 조명 낮추기, alarm-on', d: 'loans, 도면, labels', tp: 'hall/light, 수장고/제습, gate/2', v: 'dim, 40, 낮게', u: 'museum, climate', t: '수장고 습도 62, 2전시실 소등' },
    steps: `
      memory_forget key="{k}" | 메모 | {k} 메모를 지우#
      board_info board="{b}" | 보드 | {b} 보드 정보를 보#
      cron_remove id=j-{j} | 예약 | 예약 j-{j:을} 지우#
      sop_cancel run_id={r} reason="{why}" | 취소 | {r:을} 멈추#, 이유는 "{why}"
      sop_execute name="{p}" | 절차 | {p} 절차를 시작하#
      file_list path={d} | 폴더 | {d} 폴더의 파일 목록을 보#
      mqtt_publish topic={tp} payload="{v}" | 발행 | {tp}에 "{v}"라고 발행하#
      http_request url=https://{u}.example/log method=POST body="{t}" | 올림 | https://{u}.example/log 에 POST로 "{t}" 본문을 보내#
      sop_list | 목록 | 절차 목록을 확인하#
    `,
  },
];
