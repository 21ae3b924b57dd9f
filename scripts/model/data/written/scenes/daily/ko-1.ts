import type { Scene } from '../../scene';

/** The most ordinary steps, said plainly and shortly, in Korean, part 1. */
export const dailyKo1: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 두부/솥/{n} {"온도": {t}, "조": "{who}", "증기핀": {p}}',
    slots: { n: '1..9', t: '84..97 / 101..108', who: '새벽조, 오전조, 야간조', p: '2..7', q: '8..13', r: '14..20', f: '21..27' },
    steps: `
      gpio_write pin={p} value=0 | 증기 잠그기 | 메시지에 적힌 증기핀은 켜져 있으면 밸브가 열린 상태다. 잠근다.
      gpio_write pin={q} value=1 | 간수 | 간수 밸브 D{q}, 증기 밸브 D{p}. 간수를 흘려 주세요. 1이면 흐릅니다.
      gpio_write pin={r} value=0 | 성형 프레스 돌리기 | {r}번 핀은 로우 액티브, 0이면 돈다 – 돌려 주세요.
      @t failed "{t}도라 아직 끓지 않았다" // gpio_write pin={f} value=1 | 배기 후드 | 100도를 넘었으면 후드({f}번)를 켜고, 안 넘었으면 켜지 말고 실패로 둡니다.
      memory_store key="솥 {n}" content="{t} 도" | 온도 적기 | 키: "솥 {n}", 내용: 온도 숫자, 한 칸, '도'.
      mqtt_publish topic=두부/솥/{n}/제어 payload=0 | 교반 정지 | 두부/솥/번호/제어 토픽에 0을 보낸다. 번호는 보고한 솥.
      notify message="{n}번 솥 확인" title="{who}" | 화면 알림 | 제목은 조 이름, 메시지는 "{n}번 솥 확인".
      file_write path=두부/일지.txt content="{who} {t}" append=true | 일지 | 두부/일지.txt 끝에 조 이름과 온도를 한 칸 띄워 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /투석실/호출 {"병상": {bed}, "간호사": "{who}", "정수압": {bar}, "사유": "{why}"}',
    slots: { bed: '1..24', who: '하은정, 국지민, 명소라', bar: '1.1..1.8 / 2.2..3.9', why: '=혈압 저하, 정수 경보, 라인 교체', p: '3..8', q: '9..14', r: '15..21', bd: '투석기계실, ro-panel, 정수반' },
    steps: `
      gpio_write pin={p} value=1 | RO 펌프 가동 | RO 펌프 릴레이는 {p}번입니다. 붙이세요.
      gpio_write pin={q} value=1 board="{bd}" | 배액 막기 | {bd} 보드의 {q}번. HIGH를 주면 배액 밸브가 닫힙니다. 닫아 주십시오.
      gpio_write pin={r} value=0 | 호출등 끄기 | 호출은 받았으니 호출등({r}번)을 끕니다.
      @bar failed "정수압이 {bar} bar로 낮다" // gpio_write pin={q} value=0 | 공급 열기 | 정수압이 2 bar 이상일 때만 {q}번을 LOW로 하여 공급을 엽니다. 그보다 낮으면 열지 않고 실패.
      send_message channel=sms to="{who}" text="{bed}번 병상으로 와 주세요" | 간호사 호출 | sms로 이벤트의 간호사에게 "{bed}번 병상으로 와 주세요" 전송
      pushover message="{why}" title="병상 {bed}" | 푸시 | 제목 "병상 {bed}", 메시지는 호출 사유 그대로.
      memory_recall query="정수 경보" limit=3 | 지난 경보 찾기 | 기억에서 "정수 경보" 검색, 최대 3건
      http_request url=http://10.2.0.14/ro/status | RO 상태 | http://10.2.0.14/ro/status 를 GET으로 조회한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 양계/{house}/환경 {"계사": "{house}", "암모니아": {nh}, "온도": {t}, "산란": {egg}}',
    slots: { house: '=1동, 2동, 3동 / 4동, 5동', nh: '4..16', t: '19..33', egg: '1200..4800', a: '2..6', b: '7..12', c: '13..18', d: '19..26' },
    steps: `
      @house gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | 환기팬 | 환기팬은 1동부터 3동까지가 {a}번, 4동과 5동이 {b}번. 이벤트의 계사 쪽을 돌린다.
      gpio_write pin={c} value=0 | 점등 끝 | {c}번 조명을 내리세요. 닭이 쉬어야 합니다.
      gpio_write pin={d} value=1 | 급수 차단 | 급수 밸브 {d}번은 상시 열림형이라 전기를 주면 닫힌다. 물을 막을 것.
      gpio_read pin={c} | 조명 확인 | {c}번 핀 값 읽기. 쓰지는 않음.
      memory_store key="산란-{house}" content="{egg}" | 산란수 저장 | 산란-계사 꼴의 키에 산란수만 적어 둔다. 예: 산란-9동
      mqtt_publish topic=양계/{house}/팬 payload="35" | 팬 속도 | 양계/계사/팬 토픽으로 "35" 발행
      @house send_message channel=telegram to="이반장" text="{t}도" // failed "{house}은 이 반장 담당이 아니다" | 이반장에게 | 이반장 담당은 1~3동이다. 담당 계사면 telegram으로 이반장에게 "{t}도"라고 보내고 아니면 보내지 말고 실패 처리.
      file_read path=양계/급이표.csv lines=20 | 급이표 | 양계/급이표.csv 첫 20줄을 읽는다.
    `,
  },
  {
    language: 'ko',
    slots: { p: '2..6', q: '7..12', r: '13..18', s: '19..27', who: '편성 조은겸, 기술 라성훈, 당직 표시내', run: 'run-3381, r-7720, sop-1190', bd: '=부조1, 송출반, studio-b' },
    steps: `
      gpio_write pin={p} value=1 | ON AIR 점등 | {p}번 ON AIR 램프를 켠다.
      gpio_write pin={q} value=0 | 부조 팬 끄기 | 생방송 중에는 소리가 들어갑니다. {q}번 팬, 꺼 주세요.
      gpio_write pin={r} value=0 board={bd} | 탤리 붙이기 | 탤리는 싱크형: LOW에서 켜짐. {bd} 보드 {r}번, 켜기.
      gpio_write pin={s} value=1 | 마이크 차단 | 뮤트 릴레이 {s}번이 붙으면 마이크가 끊깁니다. 마이크를 끊으십시오.
      send_message channel=kakao to="{who}" text="3분 뒤 송출" | 예고 | {who} 앞으로 kakao 메시지: 3분 뒤 송출
      sop_cancel run_id={run} reason="편성 변경" | 실행 취소 | {run} 실행을 "편성 변경" 사유로 취소해 주세요.
      cron_add schedule="55 8 * * 1-5" action=message text="아침 뉴스 5분 전" | 평일 알림 예약 | 평일 8시 55분마다 "아침 뉴스 5분 전" 메시지가 나가게 예약한다.
      memory_store key=송출 content="정상" | 송출 상태 | 키: 송출 / 내용: 정상
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 채석장/pin_{p} {v}',
    slots: { p: '2..7', v: '=1 / 0', q: '8..13', r: '14..20', s: '21..27', tel: '=010-5527-8814, 033-642-1190', ton: '40..180' },
    steps: `
      @v gpio_write pin={q} value=1 // failed "신호가 0이라 발파 신호가 없다" | 경광등 | 들어온 값이 1이면 경광등({q}번) 점등. 0이면 발파 신호가 아니므로 켜지 말고 실패로.
      gpio_write pin={r} value=0 | 크러셔 정지 | {r}번이 크러셔다. 사람이 들어가니 세운다.
      gpio_write pin={s} value=1 | 벨트 멈추기 | 벨트 정지 코일이 {s}번에 물려 있다. HIGH가 정지. 멈출 것.
      gpio_read pin={p} | 다시 읽기 | 방금 신호를 준 핀을 다시 읽어 보세요.
      send_message channel=sms to={tel} text="발파 대기" | 문자 | {tel} 번호로 sms "발파 대기" 발송.
      file_write path=quarry/today.txt content="{ton}t" | 반출량 | quarry/today.txt 에 {ton}t 라고 새로 쓴다.
      mqtt_publish topic=quarry/siren payload=on | 사이렌 | quarry/siren 에 on 발행.
      notify message="발파 구역 비움" title="채석장" | 알림 | 제목 '채석장', 내용 '발파 구역 비움'으로 이 컴퓨터에 알림.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /도서관/반납함 {"함": "{box}", "권수": {cnt}, "열람실": "{room}", "핀": {p}}',
    slots: { box: 'A함, 정문함, B함, 역앞함', cnt: '1..49 / 60..130', room: '가람실, 누리실, 어린이실', p: '2..9', q: '10..15', r: '16..21', s: '22..29' },
    steps: `
      gpio_write pin={p} value=1 | 반납함 잠그기 | 이벤트에 있는 핀을 HIGH로. 반납함이 잠깁니다.
      gpio_write pin={q} value=0 | 문 놓아주기 | {q}번이 HIGH인 동안 문이 붙들려 있다, 놓아 주세요.
      gpio_write pin={r} value=1 | 열람실 조명 | 조명은 {r}번, 난방은 {s}번. 조명을 켜요.
      gpio_write pin={s} value=0 | 난방 끄기 | {s}번 난방을 OFF. {r}번 조명은 그대로 둡니다.
      @cnt failed "{cnt}권이라 아직 안 찼다" // send_message channel=telegram to="사서실" text="{box} 비워 주세요" | 사서실에 알림 | 50권을 넘긴 함만 사서실에 telegram으로 알린다. 글은 함 이름 뒤에 "비워 주세요". 넘지 않으면 실패로 마침.
      memory_store key="{box}" content="{cnt}" | 권수 기억 | 함 이름을 키로 하여 권수를 숫자만 저장.
      file_search query="{room}" path=schedule | 시간표 찾기 | schedule 폴더에서 이벤트의 열람실 이름을 검색한다.
      mqtt_publish topic=library/box/count payload="{cnt}" | 권수 발행 | library/box/count 에 권수만 발행해 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 굴양식/{area}/부표 {"수온": {t}, "염분": {s}, "배": "{boat}"}',
    slots: { area: '남포, 갈도, 솔섬', t: '9.5..17.9', s: '24.1..33.2', boat: '해성호, 금양호, 제3대길호', p: '2..8', q: '9..15', r: '16..21', w: '22..27' },
    steps: `
      gpio_write pin={p} value=1 | 세척수 | 세척 펌프 {p}번 ON.
      gpio_write pin={q} value=0 | 컨베이어 멈춤 | 까는 사람 손이 밀렸다. 컨베이어 핀 {q:을} 0으로.
      gpio_write pin={r} value=0 | 자외선 살균 켜기 | 살균등은 {r}번, 로우 액티브. 켭니다.
      gpio_write pin={w} value=1 | 크레인 브레이크 풀기 | 브레이크는 {w}번에 전기가 가야 풀린다. 풀어 주세요.
      memory_store key={area} content="{t}" | 수온 메모 | 해역 이름이 키, 수온 숫자가 내용.
      mqtt_publish topic=굴양식/{area}/ack payload="{\\"ok\\": true}" | 확인 응답 | 굴양식/해역/ack 토픽에 {"ok": true} 를 그대로 올린다.
      pushover message="{boat} 입항" title="{area}" | 입항 푸시 | 푸시 한 통. 제목은 해역, 메시지는 배 이름과 "입항"(한 칸 띄움).
      file_list path=oyster/2026 | 폴더 보기 | oyster/2026 안에 뭐가 있는지 목록을 본다.
    `,
  },
  {
    language: 'ko',
    earlier: ['잉크 잔량 | ink_check → 시안 {c}%, 먹 {k}%', '핀 배치표 | file_read → 급지 {p}, 건조 {q}, 재단 {r}'],
    slots: { c: '11..48', k: '2..9 / 51..88', p: '2..8', q: '9..16', r: '17..25', job: '=명함 2000장, 전단 A4, 포스터 B2' },
    steps: `
      gpio_write pin={p} value=1 | 급지 켜기 | 배치표에서 급지 핀을 찾아 1로 한다.
      gpio_write pin={q} value=0 | 건조 끄기 | 다 말랐어요. 배치표의 건조 핀을 꺼 주세요.
      gpio_write pin={r} value=1 | 재단 잠금 | 재단기는 핀이 HIGH면 잠겨 있다. 핀은 {step2}단계에. 잠글 것.
      @k failed "먹이 {k}%뿐이다" // notify message="인쇄 시작: {job}" | 시작 알림 | 먹이 10%는 넘어야 한다. 넘으면 알림 "인쇄 시작: {job}", 못 미치면 실패로 끝.
      memory_store key=시안잔량 content="{c}%" | 잔량 저장 | 시안잔량 키에 {step1}단계에서 나온 시안 값을 % 붙여 저장.
      memory_forget key=지난작업 | 옛 기록 삭제 | 지난작업 키를 잊는다.
      file_write path=print/queue.txt content="{job}" append=true | 대기열 추가 | print/queue.txt 끝에 "{job}" 추가.
      sop_execute name="헤드 청소" | 헤드 청소 | '헤드 청소' 절차를 시작하십시오.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 여객선/{deck}/문 {"갑판": "{deck}", "문핀": {p}, "상태": "{st}", "승객": {n}}',
    slots: { deck: 'A갑판, B갑판, 차량갑판', p: '2..9', st: '=open / closed', n: '20..410', q: '10..16', r: '17..22', s: '23..29' },
    steps: `
      @st gpio_write pin={p} value=1 // failed "문이 이미 닫혀 있다" | 램프문 닫기 | 상태가 open이면 문핀에 1을 주어 닫는다. 이미 closed면 아무것도 하지 말고 실패.
      gpio_write pin={q} value=1 | 기적 | 기적 릴레이는 {q}번. 붙여 주세요.
      gpio_write pin={r} value=0 | 밸러스트 펌프 정지 | {r}번 밸러스트 펌프 정지.
      gpio_write pin={s} value=0 | 비상등 켜기 | 비상등 {s}번은 b접점에 물려 0에서 켜집니다. 켜십시오.
      gpio_read pin={p} | 문 확인 | 문핀이 몇인지 읽는다.
      mqtt_publish topic=ship/boarding payload="{n}" | 승객 수 | ship/boarding 으로 승객 수를 발행한다.
      send_message channel=slack to="bridge" text="{deck} 완료" | 선교 보고 | slack의 bridge에게 갑판 이름 다음에 한 칸 띄우고 완료 라고 보낸다.
      file_read path=ship/manifest.csv from_line=5 lines=10 | 명단 | ship/manifest.csv 를 5번째 줄부터 10줄 읽기
    `,
  },
  {
    language: 'ko',
    event: 'webhook /천문대/관측 {"대상": "{obj}", "구름": {cl}, "관측자": "{who}", "돔핀": {p}, "노출초": {ex}}',
    slots: { obj: 'M31, NGC7000, 토성, M13', cl: '0..25 / 55..100', who: '문세령, 오하빈, 탁이안', p: '2..8', ex: '30..600', q: '9..15', r: '16..21', s: '22..27' },
    steps: `
      @cl gpio_write pin={p} value=1 // failed "구름이 {cl}%라 열 수 없다" | 돔 열기 | 구름 50% 이하일 때만 돔핀에 1(열림). 그 이상이면 열지 않고 실패로 기록.
      gpio_write pin={q} value=0 | 적색등 끄기 | 적색등은 {q}번이다. 꺼라.
      gpio_write pin={r} value=0 | 히터 켜기 | 이슬 히터({r}번)는 0이면 데워진다. 데워 주세요.
      gpio_write pin={s} value=1 | 추적 시작 | 추적 모터 {s}번, 시작.
      memory_store key="{obj}" content="노출 {ex}초" | 노출 기억 | 대상 이름을 키로, 내용은 "노출 90초"처럼.
      notify message="{who} 관측 중" title="{obj}" | 안내 | 알림 제목에 대상, 본문에 관측자 이름과 "관측 중"을 한 칸 띄워 적는다.
      file_write path=obs/log.csv content="{obj},{ex}" append=true | 관측 기록 | obs/log.csv 뒤에 대상,노출초 한 줄. 쉼표 뒤 빈칸 없음.
      http_request url=http://weather.local/api/sky | 하늘 상태 | http://weather.local/api/sky 주소 GET 요청.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 찜질방/{room} {"방": "{room}", "온도": {t}, "인원": {n}}',
    slots: { room: '=소금방, 황토방, 얼음방, 숯방', t: '41..79', n: '2..28', a: '2..7', b: '8..13', c: '14..19', d: '20..27', hh: '=21, 22, 23' },
    steps: `
      gpio_write pin={a} value=1 | 불가마 버너 | 불가마 버너: 핀 {a}, 1=점화. 점화한다.
      gpio_write pin={b} value=0 | 스팀 빼기 | {b}번 스팀 밸브를 LOW로 해서 닫아 주세요.
      gpio_write pin={c} value=1 | 문 열어 두기 | 자석 자물쇠 {c}번은 전기가 가면 열립니다. 문을 열어 두세요.
      gpio_write pin={d} value=0 | 배경음악 | 음악 앰프 전원 {d}번, 내림.
      memory_store key="{room}" content="{t}도 {n}명" | 방 상태 | 키는 방 이름. 내용은 온도와 인원을 "50도 3명" 꼴로.
      mqtt_publish topic=spa/{room}/led payload=red | 표시등 | spa/방/led 토픽에 red.
      send_message channel=kakao to="매점" text="{room} 식혜 {n}잔" | 매점에 | kakao로 매점에게 "{room} 식혜 {n}잔"이라고 전한다.
      cron_add schedule="0 {hh} * * *" action=message text="마감 준비" | 마감 예약 | 매일 {hh}시 정각에 "마감 준비" 메시지 예약.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /버섯/재배실 {"실": {n}, "습도": {h}, "주문": "{farm}"}',
    slots: { n: '=1 / 2 / 3', h: '61..97', farm: '송화표고, 느타리유통, 참살이팜', l: '2..8', m: '9..14', x: '15..20', bd: '=재배동, mush-io, 버섯반' },
    steps: `
      @n gpio_write pin=30 value=1 // gpio_write pin=31 value=1 // gpio_write pin=32 value=1 | 가습기 | 1실 30번, 2실 31번, 3실 32번, 이벤트에 적힌 재배실의 핀을 HIGH.
      @n gpio_write pin=40 value=0 // gpio_write pin=41 value=0 // gpio_write pin=42 value=0 | 조명 끄기 | 40번이 1실, 41번이 2실, 42번이 3실 조명입니다. 해당 실의 조명만 끕니다.
      gpio_write pin={l} value=0 board={bd} | 환기창 열기 | 환기창은 {bd} 보드 {l}번, 0이 열림이다. 열 것.
      gpio_write pin={m} value=1 | 살수 | 살수 펌프({m}번)를 돌려 주세요.
      @n gpio_read pin={x} // failed "1실 요청이 아니다" // failed "1실 요청이 아니다" | 1실 센서 | 1실 이벤트일 때 {x}번을 읽는다. 2실이나 3실이면 읽지 말고 실패로 끝낸다.
      memory_store key="{n}실 습도" content="{h}" | 습도 기록 | 키 "{n}실 습도", 내용은 습도 값만.
      mqtt_publish topic=버섯/{n}/습도 payload="{h}" | 습도 발행 | 버섯/실/습도 로 습도 숫자 발행.
      send_message channel=sms to="{farm}" text="수확 예정" | 거래처 문자 | 주문한 곳에 sms로 "수확 예정" 네 글자를 보낸다.
    `,
  },
  {
    language: 'ko',
    slots: { p: '2..6', q: '7..12', r: '13..18', s: '19..27', key: '=정비메모, lift-note, 리프트2', file: '=garage/parts.csv, 정비/부품.txt', who: '엄기사, 곽실장, 지반장' },
    steps: `
      gpio_write pin={p} value=1 | 리프트 올림 | 릴레이 2번(핀 {p})을 붙이세요.
      gpio_write pin={q} value=0 | 콤프레서 | 콤프레서 핀 {q}. 소음 때문에 끈다.
      gpio_write pin={r} value=1 | 전원 끊기 | {r}번은 b접점이라 1이면 끊어진다, 전원을 끊을 것.
      gpio_write pin={s} value=0 | 셔터 내리기 | {s}번을 0으로 떨구면 셔터가 내려온다. 내리기.
      gpio_read pin={r} | 접점 값 | 핀 {r}의 현재 값을 읽어 주십시오.
      memory_recall query="{key}" | 메모 찾기 | 메모리에서 "{key}" 검색.
      file_read path={file} | 부품표 | {file} 파일을 처음부터 끝까지 읽는다.
      pushover message="작업 끝" title="정비" | 푸시 | {who} 폰이 연결되어 있다. 푸시로 제목 "정비", 내용 "작업 끝".
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 김치/{line}/금속검출 {"라인": "{line}", "검출": "{hit}", "로트": "{lot}", "무게": {g}}',
    slots: { line: 'L1, L2, L4', hit: '=Fe, SUS / none, 없음', lot: 'KM-2207, KM-3314, PO-118', g: '480..2100', a: '2..7', b: '8..13', c: '14..20', d: '21..27' },
    steps: `
      @hit gpio_write pin={a} value=0 // failed "검출된 것이 없다" | 라인 정지 | 금속(Fe 또는 SUS)이 검출됐다고 왔으면 {a}번을 0으로 내려 라인을 세운다. 검출이 없으면 세우지 말고 실패.
      @hit gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 적색등 | {b}번 적색등: 금속이 검출됐으면 켜고 아니면 끈다.
      gpio_write pin={c} value=1 | 선별 에어 | 에어 노즐 {c}번 켬(1).
      gpio_write pin={d} value=0 | 포장기 재개 | {d}번 정지 신호를 0으로 풀어 포장기가 다시 돌게 합니다.
      memory_store key={lot} content="{hit}" | 로트 기록 | 로트 번호 키에 검출 값을 그대로 저장한다.
      mqtt_publish topic=김치/{line}/중량 payload="{g}" | 중량 전송 | 김치/라인/중량 토픽, 페이로드는 무게.
      notify message="{lot} 격리" | 격리 알림 | 이 컴퓨터에 로트 번호와 "격리"를 한 칸 띄워 띄웁니다.
      file_write path=haccp/{lot}.txt content="{hit} {g}g" | 격리표 | haccp/로트번호.txt 를 새로 만들고 "{hit} {g}g"를 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'cron - -',
    slots: { p: '2..7', q: '8..13', r: '14..20', s: '21..27', id: 'job-31, c-808, cron-12', day: '=월요일, 금요일', topic: '=park/fountain/set, 공원/분수' },
    steps: `
      gpio_write pin={p} value=1 | 분수 틀기 | 분수 펌프 = {p}번. 틀어 주세요.
      gpio_write pin={q} value=0 | 가로등 소등 | 날이 밝았다. 가로등 핀 {q} 소등.
      gpio_write pin={r} value=0 | 게이트 열기 | {r}번은 1=닫힘, 0=열림. 공원 문을 연다.
      gpio_write pin={s} value=1 | 물 막기 | 급수 솔레노이드({s}번)는 켜면 막히는 종류예요. 물을 막아 주세요.
      mqtt_publish topic={topic} payload="{\\"level\\": 2}" | 분수 단계 | {topic} 토픽에 {"level": 2} 를 발행한다.
      cron_remove id={id} | 예약 삭제 | {id} 예약은 이제 필요 없으니 지운다.
      cron_list | 예약 목록 | 걸려 있는 예약을 죽 봅니다.
      sop_status | 실행 상태 | 지금 돌고 있는 실행들의 상태를 조회.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /빨래방/결제 {"기계": {m}, "금액": {won}, "승인": "{ok}", "전화": "{tel}"}',
    slots: { m: '1..12', won: '3000..9500', ok: '=approved, 승인 / declined, 거절', tel: '=010-7781-2034, 010-3309-6652', a: '13..18', b: '19..24', c: '25..29', d: '30..36' },
    steps: `
      @ok gpio_write pin={a} value=1 // failed "결제가 {ok} 상태다" | 세탁기 켜기 | 승인된 결제면 {a}번 세탁기 전원을 올려 주세요. 승인되지 않았으면 올리지 말고 실패로 합니다.
      gpio_write pin={b} value=0 | 건조기 정지 | 건조기({b}번)는 문이 열려 있으니 세워 둡니다.
      gpio_write pin={c} value=1 | 간판 | 간판 핀 {c}, HIGH.
      gpio_write pin={d} value=0 | 온수 공급 | 온수 밸브 {d}번은 노멀 오픈이라 0이면 물이 나온다. 나오게 할 것.
      send_message channel=sms to={tel} text="{m}번 기계 시작" | 손님 문자 | 적힌 전화로 sms: {m}번 기계 시작
      @ok memory_store key=매출 content="{won}" // failed "{ok}이라 매출이 아니다" | 매출 | 승인된 것만 매출 키에 금액을 적는다. 나머지는 실패.
      file_write path=sales.csv content="{m};{won}" append=true | 매출표 | sales.csv 끝에 기계;금액 추가.
      http_request url=http://pos.local/receipt method=POST body="{m}" | 영수증 | http://pos.local/receipt 에 POST, 본문은 기계 번호만.
    `,
  },
];
