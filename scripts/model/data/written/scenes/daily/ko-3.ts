import type { Scene } from '../../scene';

/** The most ordinary steps, said plainly and shortly, in Korean, part 3. */
export const dailyKo3: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 염전/{pond}/염도 {"구역": "{pond}", "보메": {be}, "강우": "{rain}", "수문핀": {p}}',
    slots: { pond: '증발지1, 증발지4, 결정지2', be: '8..19 / 24..29', rain: '=yes / no', p: '2..9', q: '10..16', r: '17..24' },
    steps: `
      gpio_write pin={p} value=0 | 수문 닫기 | 보고에 온 수문핀은 1이 열림, 0이 닫힘. 닫는다.
      @rain gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 덮개 | 비가 오면(yes) 덮개 모터 {q}번을 1로 두어 덮고, 안 오면 0으로 두어 걷는다.
      gpio_write pin={r} value=0 | 해주 펌프 | {r}번 해주 펌프 정지시켜 주세요.
      @be failed "보메 {be}이라 아직 묽다" // send_message channel=kakao to="채염반" text="{pond} 채염" | 채염반에 | 보메가 22를 넘겼으면 kakao로 채염반에게 구역 이름과 "채염"을 한 칸 띄워 보낸다. 못 넘겼으면 실패.
      memory_store key="{pond}" content="{be}" | 보메 저장 | 구역 이름으로 보메 값을 저장.
      memory_forget key=어제강우 | 강우 메모 삭제 | 어제강우 라는 메모는 지워 주세요.
      file_write path=salt/be.csv content="{pond},{be}" append=true | 기록 | salt/be.csv 끝에 "구역,보메"를 덧붙일 것
      http_request url=http://kma.local/rain?area=sinan | 강우 조회 | http://kma.local/rain?area=sinan 을 열어 봅니다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /치과/예약 {"환자": "{who}", "체어": {ch}, "시각": "{at}", "처치": "{op}"}',
    slots: { who: '연두희, 공태윤, 어진아', ch: '=1 / 2', at: '=09:30, 14:00, 16:30', op: '스케일링, 발치, 본뜨기', a: '3..8', b: '9..14', c: '15..20', bd: '=진료실, chair-io, 기공실' },
    steps: `
      @ch gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | 체어 전원 | 체어 전원은 1번 의자가 핀 {a}, 2번 의자가 핀 {b}. 예약된 의자를 켭니다.
      @ch gpio_write pin={a} value=0 // gpio_write pin={b} value=0 | 체어 끄기 | 1번은 {a}, 2번은 {b}. 예약된 체어의 전원을 내려 주세요.
      gpio_write pin={c} value=0 board={bd} | 석션 켜기 | 석션: 보드 {bd}, 핀 {c}, LOW에서 작동. 작동시킨다.
      send_message channel=sms to="{who}" text="{at} 예약입니다" | 예약 문자 | 환자에게 sms로 시각을 적고 한 칸 띄어 "예약입니다"라고 보내 주세요.
      memory_store key="{who}" content="{op}" | 처치 기억 | 키=환자, 내용=처치
      memory_recall query="{who}" limit=1 | 지난 처치 | 환자 이름으로 메모를 찾는다. 1건이면 된다.
      @ch notify message="{who} 님 1번 체어" // failed "2번 체어 예약이다" | 1번 안내 | 1번 체어 예약이면 "{who} 님 1번 체어"를 화면에 알리고, 2번이면 알리지 않고 실패로.
      file_search query="{who}" path=charts | 차트 찾기 | charts 폴더에서 환자 이름을 검색하세요.
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..6', b: '7..12', c: '13..18', d: '19..27', name: '=하역 준비, 정박 점검, 야간 순찰', run: 'run-61, r-4402, sop-505', hh: '=5, 6, 19', who: '선장 금도윤, 갑판장 석만호' },
    steps: `
      gpio_write pin={a} value=0 | 빌지 펌프 | {a}번 빌지 펌프를 끌 것.
      gpio_write pin={b} value=0 | 항해등 | 항해등 {b}번은 반전 출력이라 0을 써야 들어온다. 켜 주십시오.
      gpio_write pin={c} value=1 | 계류 잠금 | 윈치 브레이크 {c}번은 1일 때 물린다. 물려 둔다.
      gpio_read pin={d} | 수밀문 | 수밀문 스위치 {d}번을 읽는다.
      sop_execute name="{name}" | 절차 시작 | "{name}" 절차를 실행.
      sop_cancel run_id={run} reason="기상 악화" | 실행 중지 | 실행 {run} 취소. 이유: 기상 악화
      cron_add schedule="0 {hh} * * *" action=procedure text="{name}" | 절차 예약 | 매일 {hh}시 정각에 "{name}" 절차가 시작되도록 예약해 주세요.
      send_message channel=telegram to="{who}" text="출항 대기" | 대기 알림 | {who}에게 telegram으로 "출항 대기" 전송.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 온천/{n}탕 {"수온": {t}, "원수핀": {p}, "냉수핀": {q}, "청소": "{cl}"}',
    slots: { n: '1..6', t: '34..39 / 43..49', p: '2..9', q: '10..18', cl: '=done / wait', r: '19..27' },
    steps: `
      gpio_write pin={p} value=1 | 원수 넣기 | 탕의 원수핀을 HIGH로 하여 온천수를 넣는다.
      @t failed "{t}도는 뜨겁지 않다" // gpio_write pin={q} value=1 | 냉수 섞기 | 수온 41도를 넘으면 냉수핀을 켠다. 넘지 않으면 섞지 않고 실패.
      gpio_write pin={q} value=0 | 냉수 막기 | 메시지의 냉수핀을 내려 주세요.
      gpio_write pin={r} value=0 | 배수 마개 막기 | 배수 마개 {r}번은 전기를 주면 열립니다. 막으세요.
      @cl mqtt_publish topic=온천/{n}탕/안내 payload=open // mqtt_publish topic=온천/{n}탕/안내 payload=closed | 안내판 | 온천/번호탕/안내 토픽에 청소가 done이면 open, wait이면 closed를 발행.
      memory_store key="{n}탕 수온" content="{t}" | 수온 메모 | 키 "{n}탕 수온", 값은 온도.
      pushover message="{n}탕 {t}도" title="온천" | 푸시 | 제목은 온천, 메시지는 "{n}탕 {t}도".
      file_read path=spa/rules.txt | 규정 읽기 | spa/rules.txt 읽기.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /꽃시장/경매 {"품목": "{fl}", "단": {n}, "낙찰": "{buyer}", "단가": {won}, "등급": "{g}"}',
    slots: { fl: '장미, 국화, 리시안셔스, 카네이션', n: '10..90', buyer: '새봄화원, 들꽃상회, 다솜플라워', won: '2400..12800', g: '=특, 상 / 하, 등외', a: '2..8', b: '9..15', c: '16..24' },
    steps: `
      gpio_write pin={a} value=1 | 낙찰등 | 낙찰 램프: {a}번. 켠다.
      gpio_write pin={b} value=0 | 컨베이어 보내기 | 컨베이어 정지 솔레노이드 {b}번이 1인 동안 상자가 서 있다. 보내 주세요.
      gpio_write pin={c} value=1 | 저온고 문 닫기 | {c}번에 1을 주면 저온고 문이 닫힌다. 닫기.
      send_message channel=kakao to="{buyer}" text="{fl} {n}단 낙찰" | 낙찰 통보 | 낙찰받은 곳에 kakao로 "{fl} {n}단 낙찰"이라 통보합니다.
      @g memory_store key="{buyer}" content="{fl}" // failed "등급이 {g}이다" | 우수 거래 | 특이나 상 등급이면 낙찰처를 키로 품목을 저장한다. 그 아래면 저장하지 않고 실패.
      file_write path=auction/result.csv content="{fl};{n};{won}" append=true | 결과표 | auction/result.csv 마지막에 품목;단;단가.
      mqtt_publish topic=auction/price payload="{won}" | 시세판 | auction/price 토픽, 단가만.
      memory_recall query="{buyer} 외상" | 외상 찾기 | 기억에서 낙찰처 이름과 '외상'을 한 칸 띄워 검색하세요.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 터널/pin_{p} {v}',
    slots: { p: '2..9', v: '=0 / 1', q: '10..15', r: '16..21', s: '22..28', id: 'cron-9, job-450, c-61' },
    steps: `
      @v gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 제트팬 | {q}번 제트팬은 들어온 값을 따라간다: 1이면 1, 0이면 0.
      gpio_write pin={r} value=1 | 차로 막기 | 차단기 {r}번. HIGH면 내려와 길을 막는다. 막아 주세요.
      gpio_write pin={s} value=1 | 비상 조명 끄기 | 비상 조명({s}번)은 0에서 켜지고 1에서 꺼진다. 꺼.
      gpio_write pin={p} value=0 | 표시 지우기 | 신호가 올라온 핀을 LOW로 되돌린다.
      @v failed "신호가 풀린 것이다" // send_message channel=slack to="상황실" text="터널 연기" | 상황실 | 값 1이면 slack으로 상황실에 "터널 연기" 보고. 0이면 풀린 것이니 실패로.
      notify message="터널 신호 {v}" | 화면 | "터널 신호" 뒤에 한 칸 띄우고 들어온 값을 붙여 화면에 알린다. 제목은 필요 없다.
      cron_remove id={id} | 점검 예약 취소 | 예약 번호 {id} 삭제 바랍니다.
      memory_store key=터널신호 content="{v}" | 신호 저장 | 터널신호 키에 들어온 값만 저장하세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 양봉/{hive} {"벌통": "{hive}", "무게": {kg}, "내부": {t}, "소리": "{s}"}',
    slots: { hive: 'H3, H17, 아카시아2', kg: '18.2..24.9 / 31.0..46.5', t: '32.1..36.4', s: '=quiet, calm / swarm, loud', a: '2..8', b: '9..15', c: '16..23', bd: '벌터, hive-hub, 산밑' },
    steps: `
      gpio_write pin={a} value=1 board="{bd}" | 소문 닫기 | {bd} 보드의 {a}번 서보는 1에서 소문을 닫습니다. 닫아 주세요.
      gpio_write pin={b} value=0 | 훈연기 끄기 | 훈연기는 {b}번. 끄기
      gpio_write pin={c} value=0 | 보온 켜기 | 보온 패드 {c}번, 로우 액티브. 켜 주세요.
      @s failed "소리가 {s}라 분봉 조짐이 아니다" // pushover message="{hive} 분봉 조짐" | 분봉 푸시 | 소리가 swarm이나 loud면 "{hive} 분봉 조짐"이라고 푸시. quiet이나 calm이면 실패.
      @kg failed "{kg} kg이라 아직 이르다" // memory_store key=채밀 content="{hive}" | 채밀 대상 | 30 kg을 넘긴 벌통이면 채밀 키에 벌통 이름을 적고, 못 넘겼으면 적지 말고 실패로 둔다.
      mqtt_publish topic=양봉/{hive}/설정 payload="{\\"interval\\": 60}" | 주기 바꾸기 | 양봉/벌통/설정 에 {"interval": 60} 을 그대로 보낸다.
      file_write path=bees/{hive}.txt content="{kg} {t}" | 벌통 기록 | bees/벌통.txt 를 "무게 온도"로 새로 쓴다. 사이는 빈칸.
      memory_recall query="{hive}" limit=10 | 벌통 메모 | 이벤트의 벌통 이름으로 메모 열 건까지 찾기
    `,
  },
  {
    language: 'ko',
    event: 'webhook /택배/도착 {"송장": "{no}", "받는이": "{who}", "보관함": {box}, "크기": "{sz}"}',
    slots: { no: '=6091-2204-771, 3380-1175-902, 7742-0036-118', who: '차윤슬, 은기백, 가온누리', box: '1..40', sz: '=대 / 중, 소', a: '2..9', b: '10..17', c: '18..26' },
    steps: `
      @sz gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | 보관함 열기 | 큰 물건(대)은 {a}번, 중이나 소는 {b}번 자물쇠를 1로 열어 주세요.
      @sz gpio_write pin={a} value=0 // gpio_write pin={b} value=0 | 다시 잠그기 | {a}번이 대형 칸, {b}번이 중소형 칸. 이 택배의 칸을 0으로 잠근다.
      gpio_write pin={c} value=0 | 센서등 | 센서등 {c}번, 꺼 두기.
      send_message channel=sms to="{who}" text="{box}번 보관함" | 도착 문자 | 받는이에게 sms "{box}번 보관함".
      memory_store key={no} content="{box}" | 보관함 기억 | 송장 번호가 키, 보관함 번호가 내용이다.
      memory_forget key={no} | 기억 지우기 | 찾아갔으니 송장 번호 키로 된 메모를 지우세요.
      @sz failed "대형은 선반에 둘 수 없다" // file_write path=parcel/shelf.txt content={no} append=true | 선반 목록 | 중형과 소형만 parcel/shelf.txt 끝에 송장을 덧붙인다. 대형이면 실패.
      sop_execute name=택배안내 payload="{no}" | 안내 절차 | 택배안내 절차를 시작하고 송장 번호를 내용으로 넘긴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 제철/{f}/쇳물 {"고로": "{f}", "온도": {t}, "규소": {si}, "반": "{sh}"}',
    slots: { f: '=1고로, 2고로', t: '1380..1440 / 1480..1530', si: '0.31..0.78', sh: '=갑반, 을반, 병반', a: '2..8', b: '9..14', c: '15..20', d: '21..27' },
    steps: `
      @t gpio_write pin={a} value=1 // failed "{t}도면 더 올릴 것이 없다" | 산소 부화 | 쇳물이 1460도보다 낮을 때만 산소 밸브 {a}번을 1로 연다. 높으면 실패 처리할 것.
      gpio_write pin={b} value=0 | 출선구 막기 | 머드건 {b}번은 0일 때 전진해 출선구를 막는다. 막을 것.
      gpio_write pin={c} value=1 | 집진 댐퍼 닫기 | 댐퍼 {c}번, 통전 폐쇄형. 닫아 주십시오.
      gpio_write pin={d} value=0 | 사이렌 그침 | 사이렌 {d}번을 꺼 주십시오.
      mqtt_publish topic=제철/{f}/슬래그 payload=tilt | 경동 | 제철/고로/슬래그 에 tilt 를 보낸다.
      memory_store key="{f} 규소" content="{si}" | 규소 | 키 "{f} 규소"에 규소 값 저장.
      notify message="{sh} 출선" title="{f}" | 출선 알림 | 제목 {f}, 내용 "{sh} 출선".
      file_read path=steel/{f}.log from_line=100 | 로그 뒤쪽 | steel/고로이름.log 를 100번째 줄부터 읽습니다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /학교/방송 {"교실": "{room}", "요청": "{req}", "선생님": "{who}", "조명핀": {p}}',
    slots: { room: '3학년 2반, 음악실, 체육관', req: '=영화, 촬영 / 수업, 시험', who: '목하은, 빈태오, 승지안', p: '2..9', q: '10..15', r: '16..21', s: '22..28' },
    steps: `
      @req gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 교실 조명 | 영화나 촬영이면 조명핀을 0으로 내리고, 수업이나 시험이면 1로 올려 주세요.
      gpio_write pin={q} value=0 | 종 멈추기 | {q}번 타종기를 LOW로.
      gpio_write pin={r} value=1 | 커튼 | 암막 모터({r}번)를 HIGH로 하면 커튼이 닫힌다. 닫아 주세요.
      gpio_write pin={s} value=0 | 앰프 켜기 | 앰프 릴레이 {s}번은 0에서 붙는다. 붙일 것.
      send_message channel=teams to="{who}" text="{room} 준비됨" | 답장 | 요청한 선생님께 teams로 "{room} 준비됨"이라고 답합니다.
      @req memory_store key="{room}" content="{req}" // failed "{req:은} 특별 요청이 아니다" | 특별 요청 | 영화·촬영 요청만 교실 이름 키로 무엇인지 저장. 수업·시험이면 실패.
      cron_add schedule="50 8 * * 1-5" action=message text="조회 시작" name=조회 | 조회 예약 | 평일 8시 50분, 메시지 "조회 시작", 예약 이름은 조회.
      file_list path=school/audio | 음원 목록 | school/audio 폴더를 열거하기
    `,
  },
  {
    language: 'ko',
    earlier: ['센서 배선 | file_read → 급수 {a}, 먹이 {b}, 가열 {c}, 조명 {d}', '수온 | tank_temp → {t}도', '담당 조회 | duty → {who}'],
    slots: { a: '2..7', b: '8..13', c: '14..19', d: '20..27', t: '21.2..23.8 / 26.4..29.0', who: '현사라, 감대웅, 초은별' },
    steps: `
      @t gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | 가열기 | 수온이 25도 아래면 가열기를 켜고, 위면 끈다. 핀은 배선에 있다.
      gpio_write pin={a} value=1 | 급수 | 배선에 적힌 급수 핀 ON.
      gpio_write pin={d} value=0 | 소등 | {step1}단계에서 읽은 조명 핀을 끄세요.
      gpio_read pin={b} | 먹이통 | 배선의 먹이 핀을 읽어 주세요. 값을 쓰지는 마세요.
      send_message channel=telegram to="{who}" text="수온 {t}도" | 담당에게 | 조회된 담당에게 telegram으로 "수온 {t}도"라고 보낸다.
      memory_store key=수족관 content="{t}도" | 수온 저장 | 수족관 키에 앞서 잰 수온을 나온 그대로.
      @t failed "수온이 {t}도로 낮다" // mqtt_publish topic=aqua/cooler payload=1 | 냉각기 | 25도를 넘은 경우에만 aqua/cooler 에 1 발행. 낮으면 실패.
      pushover message="{who} 확인 요망" | 푸시 | 담당 이름과 "확인 요망"을 한 칸 띄워 푸시로 보낸다. 제목 없음.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 풍력/{tb}/상태 {"터빈": "{tb}", "출력kW": {kw}, "풍속": {w}, "고장": "{err}"}',
    slots: { tb: 'WT-03, WT-11, 대관령7', kw: '120..3100', w: '4..18 / 27..34', err: '=E204, E311, 없음', a: '2..8', b: '9..14', c: '15..21', d: '22..29' },
    steps: `
      @w failed "풍속 {w}에서는 세우지 않는다" // gpio_write pin={a} value=0 | 터빈 정지 | 풍속 25를 넘기면 {a}번을 0으로 하여 터빈을 세운다. 안 넘기면 세우지 말고 실패로.
      gpio_write pin={b} value=0 | 로터 잠금 | 로터 브레이크 {b}번은 스프링 제동이라 0이면 물린다. 물려 주세요.
      gpio_write pin={c} value=1 | 항공장애등 | 항공장애등 {c}번 켬.
      gpio_write pin={d} value=1 | 요 모터 풀기 | {d}번 HIGH = 요 잠금 해제. 해제한다.
      memory_store key={tb} content={err} | 고장 코드 | 터빈 이름 키에 고장 필드의 값을 적어라.
      mqtt_publish topic=풍력/{tb}/제한 payload="{\\"kw\\": 500}" | 출력 제한 | 풍력/터빈/제한 토픽에 {"kw": 500} 발행.
      http_request url=http://grid.local/report method=POST body="{kw}" | 계통 보고 | http://grid.local/report 에 출력 숫자만 본문으로 POST.
      file_write path=wind/{tb}.csv content="{w},{kw}" append=true | 이력 | wind/터빈.csv 에 풍속,출력 한 줄 추가
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..6', b: '7..12', c: '13..18', d: '19..27', key: '=세탁 순서, 다림실 비번표, 린넨 재고', q: '얼룩, 풀먹임, 이염', file: '=hotel/linen.csv, 세탁/순서.txt', who: '객실팀 모아라, 세탁팀 피은수' },
    steps: `
      gpio_write pin={a} value=1 | 다리미 증기 | 다리미 보일러 {a}번을 올린다.
      gpio_write pin={b} value=1 | 급수 잠금 | 급수 밸브 {b}번 – 평소 열려 있고 1이면 잠긴다 – 을 잠가 주세요.
      gpio_write pin={c} value=0 | 탈수기 돌리기 | 탈수기 인버터 {c}번은 GND에 붙어야(0) 돈다. 돌릴 것.
      gpio_write pin={d} value=0 | 배기팬 | 배기팬 핀 {d}. 그만 돌려도 됩니다. 꺼 주세요.
      memory_forget key="{key}" | 메모 지우기 | "{key}" 메모 삭제.
      memory_recall query="{q}" limit=5 | 찾기 | "{q}"에 관한 메모를 다섯 건까지 찾습니다.
      file_search query="{q}" | 파일 찾기 | 파일 가운데 "{q}" 검색. 폴더는 가리지 않는다.
      send_message channel=slack to="{who}" text="린넨 40장 부족" | 부족 알림 | slack / 받는 이: {who} / 내용: 린넨 40장 부족
    `,
  },
  {
    language: 'ko',
    event: 'webhook /약국/냉장 {"칸": "{sl}", "약": "{drug}", "온도": {t}, "유통": "{exp}"}',
    slots: { sl: '위칸, 가운데칸, 아래칸', drug: '인슐린, 점안액, 백신', t: '2.5..7.5 / 9.5..14.0', exp: '=2026-12-31, 2027-03-15, 2027-08-02', a: '2..8', b: '9..16', c: '17..25' },
    steps: `
      gpio_write pin={a} value=1 | 냉장고 팬 | {a}번 순환 팬을 켜 주세요.
      gpio_write pin={b} value=0 | 문 고정 풀기 | {b}번이 1인 동안 문이 붙어 있다. 풀어 주세요.
      gpio_write pin={c} value=0 | 살균등 끄기 | 살균등은 {c}번이며 1에서 켜진다. 끌 것.
      @t memory_store key="{drug}" content="{sl}" // failed "{t}도에서는 보관할 수 없다" | 위치 기억 | 8도를 넘지 않으면 약 이름으로 칸을 기억해 두고, 넘으면 기억하지 말고 실패로.
      @t failed "온도가 {t}도로 정상이다" // notify message="{drug} 옮기세요" title="냉장고" | 이상 알림 | 8도를 넘었을 때 제목 "냉장고", 메시지 "{drug} 옮기세요"로 알린다. 정상이면 실패.
      file_write path=pharm/{drug}.txt content="{exp}" | 유통기한 | pharm/약이름.txt 에 유통 날짜만 새로 씁니다.
      pushover message="{exp}" title="{drug}" | 기한 푸시 | 제목은 약 이름, 메시지는 유통 날짜만.
      sop_list | 절차 보기 | 등록된 절차 목록을 봅니다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 고물상/저울/{n} {"저울": {n}, "품목": "{it}", "kg": {kg}, "손님": "{who}"}',
    slots: { n: '=1 / 2 / 3', it: '구리선, 알루미늄, 파지', kg: '3..480', who: '박노인, 고씨, 형제자원', a: '4..8', b: '9..14', c: '15..21', d: '22..28' },
    steps: `
      @n gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 저울 램프 | 저울 램프 핀은 1번 {a}, 2번 {b}, 3번 {c}. 보고한 저울의 램프를 켠다.
      @n gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 램프 끄기 | 계산 끝. 그 저울의 램프(1번은 {a}, 2번은 {b}, 3번은 {c})를 끌 것.
      gpio_write pin={d} value=0 | 압축기 | 압축기 {d}번 정지.
      @n failed "1번 저울은 계산만 한다" // mqtt_publish topic=scale/{n}/zero payload=0 // mqtt_publish topic=scale/{n}/zero payload=0 | 영점 | 1번 저울은 손대지 말고 실패로. 2번이나 3번이면 scale/번호/zero 에 0을 보낸다.
      memory_store key="{who}" content="{it} {kg}kg" | 손님 기록 | 키는 손님, 내용은 "{it} {kg}kg".
      file_write path=scrap/day.csv content="{who},{it},{kg}" append=true | 장부 | scrap/day.csv 끝에 손님,품목,kg 순서로 한 줄 추가합니다.
      send_message channel=kakao to="{who}" text="{kg}kg 확인" | 확인 | 손님께 kakao로 "{kg}kg 확인"을 보내 주세요.
      notify message="{it} 들어옴" | 알림 | 품목 이름 다음 한 칸 띄우고 "들어옴"이라고 컴퓨터에 알림
    `,
  },
  {
    language: 'ko',
    event: 'webhook /아파트/민원 {"동호": "{unit}", "민원": "{what}", "연락처": "{tel}", "긴급": "{urg}"}',
    slots: { unit: '=103-1204, 107-502, 201-1801', what: '누수, 정전, 층간 소음, 승강기 소리', tel: '=010-2204-9981, 010-6613-0457', urg: '=yes / no', a: '2..8', b: '9..14', c: '15..20', d: '21..28' },
    steps: `
      gpio_write pin={a} value=1 | 펌프실 배수 | 펌프실 배수펌프 {a:을} 켠다.
      gpio_write pin={b} value=0 | 주차장 조명 | 주차장 조명 {b}번을 꺼 주시기 바랍니다.
      gpio_write pin={c} value=1 | 공동문 풀기 | 공동문은 {c}번. 평소 잠겨 있고 1에서 풀린다. 풀어 주세요.
      gpio_write pin={d} value=1 | 급수 막기 | 옥상 급수 밸브({d}번)는 상시 개방형. 막으려면 1이다. 막는다.
      @urg pushover message="{what}" title="{unit}" // failed "긴급 민원이 아니다" | 긴급 푸시 | 긴급이 yes면 동호를 제목, 민원을 메시지로 푸시한다. no면 보내지 말고 실패.
      send_message channel=sms to={tel} text="접수되었습니다" | 접수 문자 | 남긴 연락처로 sms: 접수되었습니다
      memory_store key={unit} content="{what}" | 민원 기억 | 동호를 키로 민원 내용을 그대로 적어 둡니다.
      memory_recall query={unit} | 지난 민원 | 메모에서 동호로 검색한다.
    `,
  },
];
