import type { Scene } from '../../scene';

/** What is wanted is said, not the tool's word: short steps, missing tools beside ones that fit; Korean, part 4. */
export const whichKo4: readonly Scene[] = [
  // 카센터
  {
    language: 'ko',
    event: 'manual - {car} {cp} / {own}',
    slots: { car: '=아반떼, 포터, 레이, 스타렉스', cp: '=시동 안 걸림, 브레이크 밀림, 에어컨 약함', own: '심 사장, 라희 어머니, 택배 공', lf: '1..4', won: '30000..90000', p: '3..25' },
    tools: ['리프트(번: int, 위로: bool): 리프트를 움직인다', '리프트높이(번: int): 리프트가 어디 있는지 본다', '정비접수(차, 증상): 접수증을 만든다', '카드단말(손님, 원: int): 카드로 결제받는다'],
    steps: `
      정비접수 차={car} 증상="{cp}" | 접수 | 들어온 대로 접수증 하나.
      notify message="{car} {cp}" | 접수 없이 | 접수증은 나중에. 이 컴퓨터에 "차 증상" 꼴로만.
      리프트높이 번={lf} | 리프트 보기 | {lf}번 리프트 지금 어디까지 올라가 있어?
      리프트 번={lf} 위로=true | 올림 | {lf}번 리프트 올림.
      리프트 번={lf} 위로=false | 내림 | {lf}번 리프트 내려 주세요.
      카드단말 손님="{own}" 원={won} | 결제 | 차 주인 카드로 {won}원.
      failed "계좌로 송금할 도구가 없다" | 부품값 송금 | 부품상 계좌로 {won}원을 부친다. 손님 결제가 아니다.
      gpio_write pin={p} value=1 | 콤프 | 콤프레샤 {p}번 켜.
      failed "엔진을 들어낼 도구가 없다" | 엔진 | 엔진을 들어내서 작업대에 올린다.
    `,
  },
  // 약국
  {
    language: 'ko',
    slots: { dr: '타이레놀, 아목시실린, 판콜', n: '2..60', k: '=품절약, 대체약, 도매담당', v: '=다음 주 입고, 캡슐로 대체, 오후에 다시 전화 옴', f: '=약국/주문.txt, 재고/마약류.csv', w: '병용금기, 소아용량, 냉장', d: '=지침, 지침/식약처', who: '=도매상, 원장님, 조제보조' },
    event: 'manual',
    tools: ['조제기(약, 정: int): 조제기로 포장한다', '약재고(약): 남은 약을 본다', '투약대글(글): 투약대 화면 글'],
    steps: `
      약재고 약="{dr}" | 남았나 | {dr} 남았나?
      조제기 약="{dr}" 정={n} | 조제 | {dr} {n}정 포장
      memory_store key={k} content="{v}" | 잊지 말기 | {k:로} 기억해요, "{v}"
      file_write path={f} content="{v}" append=true | 파일 | {f} 파일 끝에 "{v}"
      send_message channel=kakao to={who} text="{v}" | 전달 | kakao, {who}, "{v}"
      투약대글 글="잠시만 기다려 주세요" | 손님께 | 투약대 화면: 잠시만 기다려 주세요
      notify message="{v}" | 조제실 | 투약대 말고 조제실 이 컴퓨터에 "{v}"
      file_search query="{w}" path={d} | 지침 | {d}의 지침들 중 "{w}" 나오는 것
      memory_recall query="{w}" | 메모 | 메모들 중 "{w}" 나오는 것
      failed "가루약을 갈 도구가 없다" | 갈기 | 알약을 유발에 넣어 갑니다.
    `,
  },
  // 전기차 충전소
  {
    language: 'ko',
    event: 'mqtt ev/{st} {"충전기": "{st}", "상태": "{s}", "kWh": {k}, "차": "{car}"}',
    slots: { st: 'E1, 급속3, 마트뒤', s: '=정상, 대기 / 과열, 통신 끊김', k: '1..85', car: '=31너2210, 188호7742', u: '=http://ev.lan/reset, http://10.9.9.2/boot', p: '4..24', ad: '=관리실, 한전 담당, 입주민대표' },
    tools: ['충전시작(충전기): 충전을 시작한다', '충전정지(충전기): 충전을 멈춘다', '충전보기(충전기): 충전기 상태를 본다', '충전화면(충전기, 글): 충전기 화면 글'],
    steps: `
      충전보기 충전기="{st}" | 상태 | 그 충전기 지금 어떤지. 멈추거나 시작하지는 않는다.
      @s 충전시작 충전기="{st}" // 충전정지 충전기="{st}" | 시작이냐 정지냐 | 정상이나 대기면 시작, 과열이나 통신 끊김이면 정지.
      충전화면 충전기="{st}" 글="옆자리를 써 주세요" | 운전자 | 충전하러 온 사람이 그 기계 화면에서 "옆자리를 써 주세요"를 보게.
      send_message channel=sms to={ad} text="{st} {s}" | {ad} | {ad}에 sms로 "충전기 상태" 꼴로
      @s failed "상태가 {s}이다" // pushover message="{st} {s}" | 이상하면 폰 | 과열이나 통신 끊김일 때 폰에 푸시 "충전기 상태" 꼴로. 아니면 실패.
      http_request url={u} method=POST | 재시동 | {u}에 빈 POST
      gpio_write pin={p} value=0 | 차양등 | 차양 아래 등 {p}번 소등
      gpio_read pin={p} | 차양등? | 차양 아래 등 {p}번, 들어왔나만 보기
      failed "케이블을 꽂을 도구가 없다" | 꽂기 | 케이블을 차에 꽂는다.
    `,
  },
  // 봉제공장
  {
    language: 'ko',
    event: 'webhook /봉제/지시 {"작업": "{job}", "장수": {n}, "색": "{c}", "납기": "{d}"}',
    slots: { job: '앞치마, 에코백, 체육복', n: '20..900', c: '=남색, 베이지, 겨자', d: '=2026-12-03, 2027-01-22', f: '=봉제/지시.csv, 작업/12월.txt', br: '=재단반, 완성반, 공장장', k: '=급한작업, 실색상', p: '2..22' },
    tools: ['재단로봇(작업, 장수: int): 로봇 팔로 재단한다', '라벨프린터(글, 장: int): 라벨을 인쇄한다', '라인등(색: green|red): 라인 등 색을 바꾼다', '원단찾기(색): 원단이 어디 있는지 본다'],
    steps: `
      원단찾기 색={c} | 원단 | 그 색 원단이 어디 있나.
      재단로봇 작업="{job}" 장수={n} | 재단 | 지시받은 만큼 로봇 팔이 자릅니다.
      failed "실을 꿸 도구가 없다" | 실 | 바늘에 실을 꿴다. 재단 로봇은 자르기만 한다.
      라벨프린터 글="{job}" 장={n} | 라벨 | 작업 이름 라벨을 장수만큼 뽑기
      file_write path={f} content="{job},{n},{d}" append=true | 지시 파일 | 라벨은 뽑지 말고 {f} 맨 끝에 작업,장수,납기
      라인등 색=red | 빨강 | 라인 등을 빨강으로.
      gpio_write pin={p} value=1 | 다리미 | 다리미 전원 {p}번. 넣으세요.
      send_message channel=band to={br} text="{job} {n}장" | 전달 | {br}에 band로 "작업 n장"
      memory_store key={k} content="{job} {c}" | 기억 | {k} 이름으로 작업, 한 칸, 색을 외움
    `,
  },
  // 3D 프린터방
  {
    language: 'ko',
    event: 'mqtt 3d/{pr} {"프린터": "{pr}", "진행": {pc}, "노즐": {t}, "파일": "{f}"}',
    slots: { pr: 'P1, 프루사2, 큰것', pc: '3..60 / 99..100', t: '24..240', f: '=in/기어.txt, in/화분.txt', w: '베드, 서포트, 노즐', us: '도윤, 메이커반, 하준', p: '5..26' },
    tools: ['출력시작(프린터, 파일): 출력을 시작한다', '출력중지(프린터): 출력을 멈춘다', '출력사진(프린터): 출력물 사진을 찍는다', '떼기팔(프린터): 로봇 팔이 출력물을 뗀다'],
    steps: `
      출력사진 프린터="{pr}" | 사진 | 잘 되고 있나 사진 한 장만.
      @pc failed "아직 {pc}%다" // 떼기팔 프린터="{pr}" | 떼기 | 95%를 넘겼으면 로봇 팔로 뗀다. 아직이면 실패.
      출력중지 프린터="{pr}" | 실타래 | 실처럼 엉켰다! 그 프린터를 멈춰.
      출력시작 프린터="{pr}" 파일={f} | 다시 | 같은 프린터로 같은 파일을 다시 뽑습니다.
      file_read path={f} | 파일 보기 | 뽑지 말고, 그 파일에 뭐라고 적혔는지 읽기만.
      memory_recall query="{w}" | 비법 | "{w}" 관련 메모 찾기
      send_message channel=discord to="{us}" text="다 됐어요" | 주인에게 | discord로 {us}에게 "다 됐어요"
      gpio_write pin={p} value=1 | 환기 | 환기팬({p}) 켜 주세요.
      failed "사포질할 도구가 없다" | 다듬기 | 출력물을 사포로 문지릅니다.
    `,
  },
  // 케이블카
  {
    language: 'ko',
    event: 'mqtt 케이블카/{c} {"객차": "{c}", "풍속": {w}, "승객": {n}}',
    slots: { c: '3호, 독수리호, K-2', w: '1.0..8.5 / 16.0..24.0', n: '0..40', a: '4..14', b: '15..26', t: '=점검으로 10분 멈춥니다, 마지막 운행입니다', who: '=상부역, 하부역, 정비조' },
    tools: ['객차안내(객차, 말): 객차 안에 말한다', '삭도정지(): 케이블카를 세운다', '삭도속도(미터: num): 속도를 맞춘다', '삭도속도보기(): 지금 속도를 본다'],
    steps: `
      삭도속도보기 | 속도? | 지금 초속 몇 미터지?
      삭도속도 미터=2.5 | 천천히 | 초속 2.5미터로.
      @w failed "풍속이 {w}m/s라 운행할 수 있다" // 삭도정지 | 바람 | 15m/s를 넘으면 세우고, 안 넘으면 실패.
      객차안내 객차="{c}" 말="{t}" | 승객 | 그 객차 승객이 듣게 "{t}"
      send_message channel=radio to={who} text="{t}" | 직원 | 승객 말고 {who}에 radio로 "{t}"
      notify message="{t}" | 운전실 | 아무 데도 보내지 말고 운전실 이 화면에 "{t}"
      gpio_read pin={a} | 문 | 승강장 문 {a}번, 닫혔나?
      gpio_write pin={b} value=1 | 등 | 승강장 등 {b}번 켬
      failed "승객을 업을 도구가 없다" | 구조 | 다친 승객을 업고 내려온다.
    `,
  },
  // 반찬가게
  {
    language: 'ko',
    slots: { m: '=콩자반, 멸치볶음, 깻잎지', n: '3..40', f: '=반찬/오늘.txt, 가게/주문.csv', k: '=내일메뉴, 예약손님', hh: '=5, 6, 7', ph: '=오늘 콩자반 끝, 3시에 새로 나와요, 내일 쉽니다', id: '예약-4, c-71, ban-2', pr: '=새벽준비, 마감정리' },
    event: 'manual',
    tools: ['진열판(글): 진열대 전자판 글', '가격라벨(반찬, 장: int): 가격 라벨을 인쇄한다'],
    steps: `
      진열판 글="{ph}" | 진열대 | 진열대에서 보이게: {ph}
      send_message channel=kakao text="{ph}" | 단골방 | kakao 단골방: {ph}
      notify message="{ph}" | 여기만 | 여기만: {ph}
      memory_store key={k} content="{m}" | 메뉴 기억 | {k}는 {m}. 기억해.
      file_write path={f} content="{m} {n}" append=true | 적기 | {f} 끝에 "{m} {n}"
      가격라벨 반찬={m} 장={n} | 라벨 | {m} 라벨 {n}장.
      cron_add schedule="0 {hh} * * *" action=procedure text={pr} | 새벽마다 | 매일 새벽 {hh}시에 {pr} 절차가 돌게.
      cron_list | 예정 | 예정?
      cron_remove id={id} | 예정 빼기 | {id} 빼. 예정에서.
      failed "간을 볼 도구가 없다" | 간 | 간을 봅니다.
    `,
  },
  // 절차만 짧게
  {
    language: 'ko',
    slots: { pr: '=배수, 라인기상, 소등', run: 'run-90, r-6ad, sop-18', id: 'c-3, plan-12, j-44', y: '=실수, 소방 훈련, 사람 없음', h: '=6, 7, 9' },
    event: 'cron',
    tools: ['라인시계(분: int): 라인 위 시계를 맞춘다'],
    steps: `
      sop_execute name={pr} | 시작 | {pr} 시작
      sop_status run_id={run} | 어때 | {run} 어때?
      sop_status | 전부 어때 | 돌아가는 것들 다 어때?
      sop_cancel run_id={run} reason="{y}" | 취소 | {run} 취소, "{y}"
      sop_list | 절차 | 절차 뭐 있어?
      cron_list | 예정 | 예정 뭐 있어?
      cron_remove id={id} | 빼기 | {id} 예정 빼기
      cron_add schedule="0 {h} * * *" action=procedure text={pr} | 매일 | 매일 아침 {h}시 {pr} 절차
      라인시계 분=25 | 시계 | 라인 시계 25분
    `,
  },
  // 통신탑
  {
    language: 'ko',
    slots: { u: '=http://rru1.lan/temp, http://tower.lan/ups, http://10.5.5.3/v', u2: '=http://rru1.lan/lock, http://tower.lan/test', tp: '=tower/lamp, 중계기/모드', v: '=on, eco, 42', p: '2..13', q: '14..27', bd: '탑-io, hut-pi, ups2' },
    event: 'cron',
    tools: ['항공등(밝기: int): 항공 장애등 밝기', '항공등값(): 항공 장애등 밝기를 읽는다'],
    steps: `
      http_request url={u} | 주소 | {u} 열어 봐.
      http_request url={u2} method=DELETE | DELETE | {u2}에 DELETE
      mqtt_publish topic={tp} payload={v} | MQTT | {tp} 토픽, {v}
      gpio_read pin={p} | 입력 | {p}번 입력은?
      gpio_write pin={q} value=1 | 출력 | {q}번 출력 올려
      gpio_write pin={q} value=0 board={bd} | 그 보드 출력 | {bd} 보드 {q}번 출력 내려
      board_info board={bd} | 보드 | {bd} 있나?
      항공등값 | 항공등? | 항공등 밝기 얼마?
      항공등 밝기=70 | 항공등 | 항공등 70
      failed "탑에 오를 도구가 없다" | 점검 | 탑에 올라가 볼트를 조인다.
    `,
  },
  // 스케이트장
  {
    language: 'ko',
    event: 'mqtt rink/ice {"빙온": {t}, "두께mm": {th}, "정빙차": "{z}"}',
    slots: { t: '-7.5..-4.5 / -2.5..-0.5', th: '22..48', z: '=대기, 주차 / 주행, 고장', c: '4..13', e: '14..26', s: '=5분 뒤 정빙합니다, 안쪽으로 도세요', f: '=링크/빙온.csv, ice/log.txt', who: '=빙상팀, 매표, 안전요원' },
    tools: ['정빙차(출발: bool): 정빙차를 보내거나 불러들인다', '냉각기(단: int): 냉각기 단수를 맞춘다', '냉각기단(): 냉각기가 몇 단인지 본다', '링크방송(말): 링크에 방송한다'],
    steps: `
      냉각기단 | 몇 단 | 냉각기 몇 단?
      @t 냉각기단 // 냉각기 단=4 | 녹으면 | 빙온이 -3도보다 따뜻하면 냉각기를 4단으로. 그보다 차가우면 바꾸지 말고 몇 단인지 보기만 한다.
      @z 정빙차 출발=true // failed "정빙차가 {z} 중이다" | 정빙 | 정빙차가 대기나 주차 상태면 보낸다. 아니면 실패.
      링크방송 말="{s}" | 타는 사람들 | 얼음 위 사람들이 듣게 "{s}"
      notify message="{s}" | 매표소 | 방송은 하지 말 것. 매표소의 이 컴퓨터에 "{s}"
      send_message channel=radio to={who} text="{s}" | 무전 | {who}, radio, "{s}"
      file_write path={f} content="{t},{th}" append=true | 기록 | {f}에 빙온,두께 한 줄 추가
      gpio_read pin={c} | 출입문 | 링크 출입문이 닫혔는지 {c}번
      gpio_write pin={e} value=0 | 조명 | 관중석 조명 {e}번을 끕니다.
      failed "날을 갈 도구가 없다" | 날 | 스케이트 날을 간다.
    `,
  },
  // 고깃배
  {
    language: 'ko',
    event: 'manual - {sp} {kg}kg, 물때 {td}',
    slots: { sp: '=삼치, 고등어, 갈치', kg: '5..400', td: '=사리, 조금, 3물', f: '=조업/일지.txt, 어획/2026.csv', k: '=명당, 삼치자리, 미끼', who: '=수협, 선주, 아내', a: '3..13', b: '14..26', tel: '=010-3344-8120, 010-9012-6671' },
    tools: ['어군탐지(): 물고기 떼를 찾아본다', '양망기(감기: bool): 그물 감는 기계를 돌리거나 세운다', '선실방송(말): 선실에 방송한다', '위성전화(번호, 말): 위성 전화를 건다'],
    steps: `
      어군탐지 | 있나 | 밑에 고기 있나?
      양망기 감기=true | 감아 | 그물 감아!
      양망기 감기=false | 세워 | 그물 걸렸다, 기계 세워!
      위성전화 번호={tel} 말="내일 들어갑니다" | 전화 | 위성 전화로 {tel}에 "내일 들어갑니다".
      send_message channel=sms to={tel} text="내일 들어갑니다" | 문자 | 위성 전화는 비싸니 관두고 sms로 {tel}에 "내일 들어갑니다".
      선실방송 말="밥 먹어라" | 선실 | 선실에 대고 "밥 먹어라".
      notify message="{sp} {kg}kg" | 조타실 | 조타실 이 화면에 "고기 nkg" 꼴로.
      file_write path={f} content="{td} {sp} {kg}" append=true | 일지 | {f} 끝에 물때 어종 kg수, 한 칸씩 띄워서.
      memory_recall query="{k}" | 작년 자리 | 작년에 적어 둔 게 있다. "{k}"로 메모를 찾아봐.
      gpio_write pin={a} value=1 | 집어등 | 집어등 {a}번 켜라.
      gpio_read pin={b} | 기관실 물 | 기관실에 물 찼나, {b}번.
    `,
  },
  // 서버 알림 담당의 금지 사항들
  {
    language: 'ko',
    event: 'webhook /mon/alert {"호스트": "{h}", "내용": "{tx}", "등급": {lv}}',
    slots: { h: 'db-2, web07, 메일서버', tx: '=디스크 91%, 인증서 만료 임박, 응답 느림', lv: '=1, 2 / 4, 5', ch: '=slack, teams', who: '=인프라, 당직, DBA', k: '=알림보류, 최근경보' },
    tools: ['장애표(호스트, 내용): 장애 표를 연다', '장애표목록(호스트): 열린 장애 표를 본다', '관제벽(글): 관제실 벽 화면 글'],
    steps: `
      notify message="{h}: {tx}" | 표 금지 | 장애 표 열지 마세요. 여기 화면에 "호스트: 내용" 꼴로만.
      장애표 호스트="{h}" 내용="{tx}" | 알림 금지 | 화면에 띄우지도 보내지도 말고 장애 표만 연다.
      장애표목록 호스트="{h}" | 있나 | 이미 열린 표가 있는지 보기만 한다. 열지는 않는다.
      관제벽 글="{h}: {tx}" | 벽에 | 내 화면이 아니라 관제실 벽에 "호스트: 내용" 꼴로.
      send_message channel={ch} to={who} text="{h}: {tx}" | 메일 금지 | 메일은 안 되고 {ch:로} {who} 앞에 "호스트: 내용" 꼴로.
      pushover message="{h}: {tx}" | 채팅 금지 | 채팅은 안 봅니다. 폰 푸시로 "호스트: 내용" 꼴로.
      memory_store key={k} content="{h}: {tx}" | 전부 금지 | 아무에게도 알리지 않는다. {k} 이름으로 "호스트: 내용" 꼴로 기억만 한다.
      @lv memory_recall query="{h}" // 장애표 호스트="{h}" 내용="{tx}" | 등급 따라 | 4 이상이면 장애 표를 열고, 3 아래면 표 없이 그 호스트 이름으로 메모만 찾아본다.
      failed "전화를 걸 도구가 없다" | 전화로 | 당직자를 전화로 깨운다. 글은 안 된다.
    `,
  },
];
