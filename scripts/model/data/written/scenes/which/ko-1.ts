import type { Scene } from '../../scene';

/** What is wanted is said, not the tool's word: bath houses, net cafés, rice mills, flats and schools; Korean, part 1. */
export const whichKo1: readonly Scene[] = [
  // 찜질방
  {
    language: 'ko',
    event: 'mqtt 찜질/불가마 {"방": "{rm}", "온도": {t}, "인원": {n}}',
    slots: { rm: '소금방, 황토방, 얼음방', t: '52.0..91.0', n: '1..18', p: '3..11', q: '12..20', ph: '=식혜 있습니다, 불가마 청소 중, 2층 수면실 만석', who: '=카운터, 이모님, 세신사' },
    tools: ['가마불(방, 세기: low|mid|high): 가마 불 세기를 바꾼다', '가마온도(방): 가마 온도를 잰다', '탕전광(글): 탕 입구 전광판 글을 바꾼다'],
    steps: `
      가마온도 방="{rm}" | 재기 | 그 방 온도 다시 재 봐요. 불은 그대로 두고요.
      가마불 방="{rm}" 세기=high | 세게 | 그 방 불을 세게.
      가마불 방="{rm}" 세기=low | 약하게 | 너무 뜨겁다는 손님이 계셔서, 온도가 올라온 방 불을 약하게 합니다.
      탕전광 글="{ph}" | 손님들 보라고 | 탕 입구 전광판에 "{ph}"
      notify message="{ph}" | 우리끼리 | 손님 보라는 게 아니라 이 컴퓨터 앞 직원이 보게 "{ph}" 띄워요.
      send_message channel=kakao to={who} text="{ph}" | 카톡 | {who} kakao로 "{ph}"
      gpio_write pin={p} value=1 | 환풍기 | 가마 말고 탈의실 환풍기, {p}번 켜기
      gpio_read pin={q} | 물 차는지 | 냉탕 물이 찼는지 {q}번 보고 올 것
      failed "등을 밀 도구가 없다" | 때밀이 | 손님 등을 밀어 드립니다.
    `,
  },
  // PC방
  {
    language: 'ko',
    event: 'webhook /pc/call {"자리": {seat}, "요청": "{req}", "회원": "{id}"}',
    slots: { seat: '1..88', req: '=라면, 헤드셋 불량, 자리 이동, 콜라', id: 'kyu77, 달빛검객, zeroday', ch: '=discord, telegram', mm: '=10, 30, 60' },
    tools: ['좌석알림(자리: int, 글): 손님 모니터에 글을 띄운다', '좌석잠금(자리: int): 자리를 잠근다', '좌석연장(자리: int, 분: int): 시간을 늘린다'],
    steps: `
      좌석알림 자리={seat} 글="곧 갑니다" | 손님 모니터 | 부른 손님 모니터에 "곧 갑니다"라고 보이게
      notify message="{seat}번 {req}" | 카운터 PC | 이 PC가 카운터예요. "n번 요청" 이렇게 자리하고 요청을 띄워 주세요.
      send_message channel={ch} text="{seat}번 {req}" | 알바방 | 알바들은 {ch}에 있다. 거기로 "n번 요청" 꼴로 자리와 요청을 보낸다.
      좌석연장 자리={seat} 분={mm} | {mm}분 더 | 그 자리 {mm}분 더.
      좌석잠금 자리={seat} | 잠그기 | 계산 안 하고 나간 자리니까 잠가 둔다.
      memory_store key="회원-{id}" content="{req}" | 기억해 두기 | 이 회원이 뭘 시켰는지 "회원-아이디" 꼴로 기억해 두자.
      memory_recall query="{id}" | 이 회원 | 이 아이디로 남긴 메모 있나 찾아 줘.
      failed "라면을 끓일 도구가 없다" | 라면 | 라면 물 올리고 계란 하나 넣어서 끓인다.
      failed "현금을 셀 도구가 없다" | 시재 | 금고 현금을 꺼내 셉니다.
    `,
  },
  // 정미소
  {
    language: 'ko',
    slots: { a: '2..9', b: '10..18', c: '19..27', hop: '1..4', kg: '20..400', bd: '정미-io, 건조기보드, mill-pi' },
    event: 'peripheral 정미-io/pin_{a} 0',
    tools: ['호퍼문(호퍼: int, 상태: open|shut): 호퍼 문을 움직인다', '호퍼무게(호퍼: int): 호퍼에 든 무게를 잰다', '도정기록(글): 도정 기록에 남긴다'],
    steps: `
      호퍼문 호퍼={hop} 상태=open | 호퍼 열기 | {hop}번 호퍼 문 열어.
      호퍼무게 호퍼={hop} | 얼마 남았나 | {hop}번 호퍼에 벼가 얼마나 남았는지? 문은 그대로.
      gpio_write pin={b} value=1 | 집진기 | 집진기({b}번 핀)를 돌립니다.
      gpio_write pin={b} value=0 | 집진 그만 | {b}번 핀 집진기는 그만.
      gpio_read pin={b} | 집진기 상태 | {b}번 집진기가 도는 중인지만 확인. 돌리지도 세우지도 말 것.
      gpio_read pin={a} | 올라온 핀 | 이벤트 올라온 그 핀, 지금 값은?
      gpio_read pin={c} board={bd} | 다른 보드 | {bd}에 있는 {c}번을 읽어 주세요.
      도정기록 글="백미 {kg}kg" | 기록 | 도정 기록에 "백미 {kg}kg"
      file_write path=도정/오늘.txt content="백미 {kg}kg" append=true | 파일 기록 | 도정 기록은 쓰지 말고 도정/오늘.txt 파일 끝에 "백미 {kg}kg"
    `,
  },
  // 관리사무소
  {
    language: 'ko',
    event: 'manual - {dong}동 {ho}호 {what}',
    slots: { dong: '101..115', ho: '201..1804', what: '=누수, 층간소음, 초인종 고장', who: '=김기사, 경비반장, 미화팀', f: '=민원/접수.csv, 2026/민원.txt', m: '=as@hanmaeum.example, office@sol.example' },
    tools: ['민원표(동: int, 호: int, 내용): 민원표를 하나 만든다', '세대방송(동: int, 말): 한 동에 방송한다', '민원표찾기(동: int): 그 동 민원표를 찾는다'],
    steps: `
      민원표 동={dong} 호={ho} 내용="{what}" | 접수 | 들어온 민원을 민원표로 만들어 주세요.
      민원표찾기 동={dong} | 예전 민원표 | 이 동에서 전에 온 민원표가 있는지
      memory_recall query="{what}" | 메모 뒤지기 | 민원표 말고, 우리가 적어 둔 메모에서 "{what}"로 찾습니다.
      notify message="{dong}동 {what}" | 사무실 화면 | 표는 만들지 말 것. 여기 화면에 "n동 내용" 꼴로만 알린다.
      send_message channel=sms to={who} text="{dong}동 {ho}호 {what}" | 기사에게 | {who} 앞 sms, "n동 n호 내용"
      send_message channel=email to={m} text="{what}" | 업체에 | 업체 {m}로 메일을 쓰는데 내용은 민원 내용 한 마디면 됩니다.
      세대방송 동={dong} 말="점검을 시작합니다" | 방송 | 그 동 주민들이 듣도록 "점검을 시작합니다"
      file_write path={f} content="{dong},{ho},{what}" append=true | 장부 | {f} 맨 끝 줄에 동,호,내용
      failed "천장을 뜯을 도구가 없다" | 뜯기 | 욕실 천장을 뜯어 배관을 봅니다.
    `,
  },
  // 급식실
  {
    language: 'ko',
    event: 'cron',
    slots: { h: '=5, 6, 7', h2: '=10, 11, 13', m: '=15, 30, 45', pr: '=검식, 배식준비, 세척소독', id: 'cron-12, 예약3, p-81', run: 'run-640, r-77b, sop-19', why: '=식재료 미도착, 단수, 학교 휴업' },
    tools: ['식단올림(날짜, 메뉴): 식단을 누리집에 올린다', '식단보기(날짜): 그날 식단을 본다'],
    steps: `
      cron_add schedule="0 {h} * * *" action=procedure text={pr} | 매일 새벽 | {pr:은} 매일 {h}시 정각에 알아서 시작되는 절차로 잡아 둡니다.
      sop_execute name={pr} | 바로 | {pr} 절차, 지금 바로.
      sop_status run_id={run} | 진행 | {run} 실행이 끝났는지요?
      sop_status | 도는 중 | 지금 돌아가는 게 있으면 다 알려 줘
      sop_cancel run_id={run} reason="{why}" | 접기 | {run:은} 접는다. 이유: {why}
      sop_list | 목록 | 쓸 수 있는 절차 이름들.
      cron_list | 잡힌 것 | 앞으로 뭐가 언제 잡혀 있지?
      cron_remove id={id} | 취소 | 방학이니 잡아 둔 {id:은} 빼 주십시오.
      cron_add schedule="{m} {h2} * * 1-5" action=message text="배식 시작" | 평일 | 평일(월~금) {h2}시 {m}분마다 "배식 시작" 메시지가 오도록.
      식단보기 날짜=2026-11-30 | 식단 | 2026-11-30 식단이 뭐예요?
    `,
  },
  // 한옥 숙소
  {
    language: 'ko',
    event: 'webhook /stay/checkin {"손님": "{g}", "방": "{rm}", "인원": {n}, "차": "{car}"}',
    slots: { g: '추민재, Laurent, 다나카', rm: '사랑채, 별채, 문간방', n: '1..6', car: '=12가3456, 88나1207, 301호9914 / ∅, 없음', ond: '=28, 32, 35', tel: '=010-5512-0087, 010-7710-4432' },
    tools: ['구들온도(방, 도: int): 온돌 온도를 맞춘다', '구들확인(방): 온돌이 몇 도인지 본다', '차단봉등록(차): 주차 차단봉에 차를 올린다', '전화걸기(번호, 말): 전화를 걸어 말을 읽어 준다'],
    steps: `
      구들확인 방="{rm}" | 따뜻한가 | 손님 들어갈 방이 몇 도인지 살핀다. 불은 넣지 말고.
      구들온도 방="{rm}" 도={ond} | 데우기 | 그 방 {ond}도로 데워 놓으세요.
      @car 차단봉등록 차="{car}" // failed "차 번호가 없다" | 주차 | 타고 온 차가 적혀 있으면 차단봉에 올린다. 안 적혀 있으면 실패.
      전화걸기 번호={tel} 말="손님이 도착했습니다" | 주인 할머니 | 할머니는 문자를 못 보세요. {tel}에 전화로 "손님이 도착했습니다".
      send_message channel=sms to={tel} text="손님이 도착했습니다" | 문자 | 전화는 하지 말고 {tel:로} sms 한 통, "손님이 도착했습니다".
      notify message="{g} {n}명" | 접수 화면 | 접수 보는 이 컴퓨터에 "손님 n명".
      memory_store key="손님-{rm}" content="{g}" | 누가 어디에 | "손님-방"이라는 이름으로 누가 묵는지 외워 둔다.
      failed "이불을 깔 도구가 없다" | 이부자리 | 방에 이불 두 채를 깔아 둡니다.
    `,
  },
  // 막걸리 양조장
  {
    language: 'ko',
    event: 'mqtt 양조/{tk} {"독": "{tk}", "품온": {t}, "알코올": {ab}}',
    slots: { tk: '3독, 새독, D-7', t: '18.0..24.0 / 29.5..34.0', ab: '5.5..14.8', v: '4..15', w: '16..26', fn: '=양조/일지.md, 술/기록.txt', k: '=누룩비율, 덧술, 마지막독' },
    tools: ['술독밸브(독, 열림: bool): 독의 냉각수 밸브를 여닫는다', '술독젓기(독, 분: int): 독을 젓는다', '양조장부(독, 글): 양조 장부에 적는다'],
    steps: `
      @t failed "{t}도면 식힐 것 없다" // 술독밸브 독="{tk}" 열림=true | 식히기 | 품온이 28도를 넘긴 독은 냉각수 밸브를 연다. 28도 이하라면 열지 말고 실패.
      술독밸브 독="{tk}" 열림=false | 밸브 닫기 | 그 독 냉각수는 닫습니다.
      gpio_write pin={v} value=1 | 수돗물 밸브 | 독에 달린 밸브가 아니라 {v}번 핀의 수도 밸브를 연다. 1이면 열린다.
      gpio_write pin={v} value=0 | 수도 잠그기 | 수도 밸브 핀은 {v}번. 0이면 잠긴다. 잠가라.
      gpio_read pin={w} | 수압 스위치 | 수압 스위치 {w}번, 값만 봐.
      양조장부 독="{tk}" 글="알코올 {ab}%" | 장부 | 양조 장부, 그 독 칸에 "알코올 n%".
      file_write path={fn} content="{tk} {ab}%" append=true | 파일에 | {fn} 뒤에 "독 n%" 덧붙임. 장부 아님.
      memory_recall query="{k}" | 배합 | 배합을 잊어버렸어요. "{k}"라고 메모해 둔 것이 있나 봐 주세요.
      failed "맛볼 도구가 없다" | 맛보기 | 한 숟갈 떠서 맛을 봅니다.
    `,
  },
  // 태권도장
  {
    language: 'ko',
    slots: { st: '유건, 나린, 시우', ph: '=4시 반 차량 10분 늦음, 내일 승급 심사, 도복 챙길 것', grp: '=학부모방, 4시부, 선수반', p: '=도장/공지.txt, 심사/명단.md', h: '=8, 9, 15' },
    event: 'manual',
    tools: ['도장앱공지(글, 반?): 도장 앱에 공지를 올린다', '출석찍기(이름): 출석을 찍는다', '출석물음(이름): 출석했는지 본다'],
    steps: `
      도장앱공지 글="{ph}" | 앱 공지 | 앱 공지로 "{ph}"
      도장앱공지 글="{ph}" 반="{grp}" | 그 반만 | 앱 공지인데 {grp}만 보게: "{ph}"
      send_message channel=band to={grp} text="{ph}" | 밴드 | 앱에는 올리지 말고 band 채널 {grp} 앞으로 "{ph}"
      pushover message="{ph}" | 관장님 폰 | 관장님은 폰 푸시로만 받으십니다. "{ph}"
      notify message="{ph}" | 안내 데스크 | 데스크 컴퓨터(여기) 화면에 "{ph}"
      file_write path={p} content="{ph}" | 파일 새로 | {p:을} "{ph}" 이 한 줄짜리 파일로 만들어 놔.
      출석찍기 이름="{st}" | 왔음 | {st} 왔다. 찍어.
      출석물음 이름="{st}" | 왔나 | {st} 왔는지 알아보기만.
      failed "차를 몰 도구가 없다" | 차량 | 승합차를 몰고 아이들을 데려온다.
    `,
  },
  // 스터디카페
  {
    language: 'ko',
    event: 'mqtt study/{rm} {"룸": "{rm}", "소음": {db}, "co2": {co}}',
    slots: { rm: 'A룸, 4인실, 포커스존', db: '31..47 / 61..78', co: '480..1900', u: '=http://air.lan/fan, http://10.3.0.8/vent', tp: '=study/light, room/sign', cl: '=red, amber, blue' },
    tools: ['룸표시(룸, 글): 룸 앞 표시기에 글을 띄운다', '룸표시지움(룸): 표시기를 비운다'],
    steps: `
      @db failed "{db}dB면 조용하다" // 룸표시 룸="{rm}" 글="조용히 해 주세요" | 시끄러우면 | 60데시벨이 넘으면 그 룸 표시기에 "조용히 해 주세요". 그 아래라면 실패 처리.
      룸표시지움 룸="{rm}" | 비움 | 조용해졌다. 그 룸 표시기 글은 없앤다.
      mqtt_publish topic={tp} payload={cl} | 조명 | 조명은 토픽으로 움직입니다. {tp}에 {cl}.
      http_request url={u} method=POST | 환기 | 환기 장치는 주소를 부르면 됨. {u}, POST, 본문 없음.
      http_request url={u} | 환기 상태 | {u}에서 환기 상태를 받아 온다.
      notify message="CO2 {co}" | 직원 화면 | 직원 컴퓨터(여기)에 "CO2", 한 칸, 값.
      pushover message="CO2 {co}" | 사장 폰 | 사장 폰 푸시로 "CO2", 한 칸, 값.
      memory_store key="소음-{rm}" content="{db}" | 소음 기억 | "소음-룸" 꼴의 이름에 소음 값을 숫자로만 기억.
      failed "책상을 닦을 도구가 없다" | 책상 | 빈 책상을 닦는다.
    `,
  },
  // 동물병원
  {
    language: 'ko',
    event: 'webhook /진료/예약 {"동물": "{an}", "보호자": "{ow}", "시각": "{tm}", "체중": {kg}}',
    slots: { an: '초코, 두부, 먼지', ow: '석다온, 맹 선생님, 하람', tm: '=10:20, 14:40, 17:10', kg: '1.8..34.0', w: '심장사상충, 슬개골, 중성화', d: '=처방/2026, 논문, 동의서' },
    tools: ['진료표열기(동물): 진료표를 만든다', '진료표읽기(동물): 진료표를 읽는다', '엑스선찍기(부위, 장수?: int): 엑스레이를 찍는다'],
    steps: `
      진료표읽기 동물="{an}" | 지난 진료 | 예약한 동물의 진료표를 읽습니다. 새로 만들지 마세요.
      진료표열기 동물="{an}" | 새 진료표 | 처음 온 아이다. 진료표 하나 만들 것.
      file_search query="{w}" path={d} | 어느 문서 | {d} 폴더에서 "{w}"라는 말이 든 문서가 어떤 건지 찾아 줘요.
      file_list path={d} | 폴더 | {d} 폴더 파일 이름 좀.
      memory_recall query="{w}" limit=3 | 메모 세 건 | 메모에서 "{w}" 세 건까지만.
      엑스선찍기 부위=가슴 | 가슴 사진 | 가슴 엑스레이 한번 찍읍시다. 장수는 기본대로.
      엑스선찍기 부위=무릎 장수=2 | 무릎 두 장 | 무릎은 두 장 찍음.
      failed "카메라 사진을 찍을 도구가 없다" | 털 상태 사진 | 핸드폰 카메라로 등 쪽 털을 찍어 둔다. 엑스레이가 아니다.
      notify message="{tm} {an}" | 대기실 말고 여기 | 이 컴퓨터에 "시각 동물" 꼴로 한 줄 보여 줘.
    `,
  },
  // 인쇄소
  {
    language: 'ko',
    event: 'manual - {co} 전단 {n}부',
    slots: { co: '=달구벌안경, 새봄약국, 우리헬스', n: '100..900', k: '=판형, 도련값, 단골할인', fl: '=원고/전단_v2.txt, 시안/문구.md', to: '=실장님, 배송팀, 디자이너', won: '20000..90000' },
    tools: ['옵셋찍기(작업, 부수: int): 인쇄기에 찍게 한다', '옵셋잔량(): 남은 종이를 본다', '재단예약(작업, 시각): 재단을 잡는다'],
    steps: `
      옵셋찍기 작업="{co}" 부수={n} | 찍기 | 들어온 거래처 이름으로, 들어온 부수만큼 찍습니다.
      옵셋잔량 | 종이 | 종이 얼마나 남았어?
      재단예약 작업="{co}" 시각=15:30 | 재단 | 이 거래처 것 재단은 15:30으로.
      file_read path={fl} | 원고 보기 | 찍지는 말고 {fl}에 어떤 문구가 있는지 읽어 보기만.
      memory_recall query="{k}" | 기억 찾기 | {k}? 전에 적어 둔 메모가 있을 테니 "{k}"로 찾기.
      send_message channel=naver to={to} text="{co} 완료" | 알리기 | naver 채널로 {to}께 거래처 이름과 "완료"를 한 칸 띄워 보내 주세요.
      failed "돈을 받을 도구가 없다" | 수금 | 거래처 카드로 {won}원을 결제받는다.
      failed "차에 실을 도구가 없다" | 상차 | 묶음을 트럭 짐칸에 싣습니다.
      memory_store key={k} content="{co} {n}부" | 적어 두기 | {k} 메모에 "거래처 n부"로 남깁니다.
    `,
  },
  // 굴 양식
  {
    language: 'ko',
    event: 'mqtt 굴/뗏목/{rf} {"뗏목": "{rf}", "수온": {t}, "염도": {s}}',
    slots: { rf: '통영3, 안섬, R-8', t: '6.0..24.0', s: '24.0..33.5', boat: '=해성호, 제일호, 은파호', h: '=4, 5, 6', lv: '2..15' },
    tools: ['부표등(뗏목, 켬: bool): 부표 등을 켜고 끈다', '부표등물음(뗏목): 부표 등이 켜졌는지 묻는다', '무전(배, 말): 배에 무전을 친다'],
    steps: `
      부표등물음 뗏목="{rf}" | 켜졌나 | 안개다. 그 뗏목 부표 등이 켜져 있는지 물어만 봐라.
      부표등 뗏목="{rf}" 켬=true | 켜기 | 그 뗏목 부표 등을 켠다.
      부표등 뗏목="{rf}" 켬=false | 끄기 | 해 떴으니 부표 등은 끄고 들어와라. 알려 온 뗏목이다.
      무전 배={boat} 말="들어오세요" | 무전 | 바다에서는 문자가 안 터져. {boat}에 무전으로 "들어오세요".
      send_message channel=sms to={boat} text="들어오세요" | 문자 | 무전기는 고장. {boat}에는 sms로 "들어오세요".
      gpio_write pin={lv} value=1 | 선착장 등 | 부표 말고 선착장 등, {lv}번 핀, 켜기.
      gpio_read pin={lv} | 선착장 등 확인 | {lv}번 선착장 등이 들어와 있는지 확인합니다.
      cron_add schedule="0 {h} * * *" action=message text="물때 확인" | 새벽 알림 | 날마다 새벽 {h}시에 "물때 확인" 메시지를 받고 싶습니다.
      failed "굴을 깔 도구가 없다" | 굴까기 | 칼로 굴을 까서 통에 담는다.
    `,
  },
  // 세탁소
  {
    language: 'ko',
    earlier: ['맡긴 옷 | 옷표 → {cl}, {cu}, 선반 {sh}', '시작 | sop_execute → {run}'],
    slots: { cl: '코트, 한복, 이불', cu: '=손미애, 반 과장, 기현우', sh: '1..60', run: 'run-88, r-31fa, sop-204', why: '=얼룩 못 뺌, 손님이 찾아감', pr: '=드라이, 물세탁, 풀먹임' },
    tools: ['옷선반(선반: int): 선반을 앞으로 돌린다', '옷꼬리표(옷, 이름): 꼬리표를 찍는다', '찾아가세요(이름): 손님 앱에 찾아가라고 띄운다'],
    steps: `
      옷선반 선반={sh} | 선반 돌리기 | 그 옷이 걸린 선반을 앞으로.
      옷꼬리표 옷="{cl}" 이름="{cu}" | 꼬리표 | 맡긴 옷에 손님 이름으로 꼬리표를 찍어요.
      찾아가세요 이름="{cu}" | 앱으로 | 다 됐으니 손님 앱에 찾아가시라고.
      send_message channel=sms to={cu} text="{cl} 찾아가세요" | 문자로 | 앱을 안 까신 분이라 sms로, 옷 이름과 "찾아가세요" 사이를 한 칸 띄웁니다.
      sop_status run_id={run} | 다 됐나 | {step2}단계에서 시작한 게 다 됐는지 알고 싶다.
      sop_cancel run_id={run} reason="{why}" | 중단 | 시작했던 그 실행을 거둔다. 사유는 "{why}"
      sop_execute name={pr} | 다음 절차 | 이제 {pr} 절차로 들어가요.
      notify message="선반 {sh}" | 내가 볼 것 | 내가 앉은 이 컴퓨터에 "선반 n".
      failed "다림질할 도구가 없다" | 다림질 | 소매를 다린다.
    `,
  },
  // 등대
  {
    language: 'ko',
    event: 'peripheral 등대/pin_{p} {v}',
    slots: { p: '2..7', v: '=0, 1', a: '8..13', b: '14..19', c: '20..27', u: '=http://sea.example/obs, http://10.9.1.4/fog', tp: '=등대/안개, sea/fog', pl: '=짙음, 옅음, 걷힘', wd: '=렌즈, 예비 전구, 무신호' },
    tools: ['무신호(초: int): 안개 고동을 울린다', '등명기회전(분당: num): 등명기 회전을 맞춘다', '등명기속도(): 등명기 회전을 읽는다'],
    steps: `
      등명기속도 | 얼마나 도나 | 등명기가 지금 얼마나 빨리 도는지 읽어 주십시오.
      등명기회전 분당=2.5 | 회전 | 등명기를 분당 2.5회로 맞춥니다.
      무신호 초=6 | 고동 | 고동 6초.
      gpio_write pin={a} value=1 | 예비등 | 예비등({a}) 올려.
      gpio_read pin={a} | 예비등은? | 예비등({a}), 올라가 있나? 스위치는 만지지 말 것.
      gpio_write pin={b} value=0 | 제습기 | {b}번에 물린 제습기는 내립니다.
      mqtt_publish topic={tp} payload={pl} | 안개 토픽 | {tp} 토픽에 "{pl}" 발행.
      http_request url={u} | 해무 자료 | {u} 자료를 불러온다.
      memory_recall query="{wd}" | 교체한 때 | {wd:을} 언제 갈았는지 메모가 있을 거다. "{wd}"로 찾을 것.
      failed "렌즈를 닦을 도구가 없다" | 닦기 | 사다리를 타고 올라가 렌즈를 닦습니다.
    `,
  },
  // 도서관
  {
    language: 'ko',
    event: 'webhook /도서/연체 {"책": "{bk}", "이용자": "{us}", "며칠": {d}}',
    slots: { bk: '=혼불 3권, 코스모스, 토지 7권, 삼대', us: '남도희, 은재, 피 선생', d: '2..60', path: '=연체/2026.csv, list/late.txt', kk: '=연체왕, late-last', ch: '=sms, kakao' },
    tools: ['서가등(서가: int, 켬: bool): 서가 등을 켜고 끈다', '대출정지(이용자, 일수: int): 대출을 막는다', '대출현황(이용자): 빌린 책을 본다'],
    steps: `
      대출현황 이용자="{us}" | 또 뭘 | 이 이용자가 또 뭘 빌려 갔는지 봅니다.
      대출정지 이용자="{us}" 일수={d} | 정지 | 밀린 날수만큼 대출을 막아 주세요.
      send_message channel={ch} to="{us}" text="{bk} 반납 부탁드립니다" | 반납 부탁 | 그분께 {ch:로} 책 이름, 한 칸, "반납 부탁드립니다".
      notify message="{bk} {d}일" | 사서 화면 | 이용자한테는 아직 보내지 말고 사서(여기) 화면에 "책 n일".
      file_write path={path} content="{us},{bk},{d}" append=true | 목록 파일 | {path} 파일에 이용자,책,며칠 순으로 줄 추가.
      memory_store key={kk} content="{us}" | 외우기 | 누군지 {kk} 이름으로 외워 놓기
      서가등 서가=12 켬=false | 12번 서가 | 12번 서가 등은 끕니다.
      failed "책을 꽂을 도구가 없다" | 꽂기 | 돌아온 책들을 제자리에 꽂아 주세요.
    `,
  },
  // 소규모 전산실
  {
    language: 'ko',
    earlier: ['찾은 파일 | file_search → {f1}, {f2}', '예약들 | cron_list → {i1} 백업 02:00; {i2} 정리 04:00'],
    slots: { f1: '=etc/proxy.conf, etc/dns.conf', f2: '=log/proxy.1, log/dns.2', i1: 'bk-1, c-90, job-2', i2: 'cl-7, c-95, job-8', dir: '=etc, log/old', ln: '20..90', q: '인증서, 방화벽, 포트' },
    tools: ['서버껐켬(이름): 서버를 껐다 켠다', '서버맥박(이름): 서버가 사는지 본다'],
    steps: `
      file_read path={f1} | 첫째 것 | 찾은 두 파일 중 먼저 나온 것을 읽는다.
      file_read path={f2} from_line={ln} | 뒤엣것 | 나중 파일은 {ln}번째 줄부터 봅시다.
      file_list path={dir} | 폴더 안 | {dir} 안에 있는 것들 이름을 알려 줘요.
      cron_remove id={i1} | 백업 빼기 | 백업은 다른 데서 하니까 예약을 없애요.
      cron_remove id={i2} | 정리 빼기 | 02:00 것은 두고 04:00 것을 예약에서 뺀다.
      서버맥박 이름=web2 | 살았나 | web2 살아 있어?
      서버껐켬 이름=web2 | 껐다 켜기 | web2가 굳었음. 껐다 켤 것.
      memory_recall query="{q}" | 메모 | 누가 "{q}"에 대해 남긴 메모가 있는지 찾아봐라. 파일 말고.
      file_search query="{q}" | 파일에서 | 메모 말고 파일들 중에서 "{q}"가 나오는 것.
    `,
  },
  // 꽃집
  {
    language: 'ko',
    event: 'manual - {fl} {n}단 입고',
    slots: { fl: '작약, 리시안셔스, 유칼립투스', n: '3..40', c: '2.5..9.5', w: '5..25', to: '=사장님, 막내, 배달 기사님', hh: '=7, 8, 9' },
    tools: ['쇼케이스온도(도: num): 꽃 냉장고를 맞춘다', '쇼케이스읽기(): 꽃 냉장고가 몇 도인지 읽는다', '가격꽂이(꽃, 원: int): 전자 가격표를 바꾼다', '집게팔(칸: int): 로봇 팔로 칸에서 꺼낸다'],
    steps: `
      쇼케이스읽기 | 몇 도 | 꽃 냉장고 지금 몇 도?
      쇼케이스온도 도={c} | 맞추기 | 꽃 냉장고를 {c}도로.
      가격꽂이 꽃="{fl}" 원=12000 | 가격 | 들어온 꽃 가격표는 12000원으로 바꿔 주세요.
      집게팔 칸=4 | 꺼내기 | 4번 칸 것은 로봇 팔이 꺼내도록.
      failed "리본을 묶을 도구가 없다" | 리본 | 분홍 리본을 묶어 주세요.
      send_message channel=kakao to="{to}" text="{fl} {n}단 들어왔어요" | 입고 알림 | kakao, {to}, 뭐가 몇 단 들어왔는지 "○○ n단 들어왔어요".
      memory_store key=입고 content="{fl} {n}" | 입고 메모 | 메모 "입고"에 꽃 이름, 한 칸, 단 수.
      cron_add schedule="0 {hh} * * *" action=message text="물 갈기" | 물 갈기 | 아침마다 {hh}시에 "물 갈기" 메시지가 오게 해 줘
      gpio_write pin={w} value=1 | 간판 | 간판 불, {w}번, 켬.
    `,
  },
  // 방송실
  {
    language: 'ko',
    slots: { s: '=3교시 단축, 급식 카레, 우산 챙기기', cl: '1..6', who: '=교감, 행정실, 보건', f: '=방송/대본.txt, 원고/종례.md', t: '=방송/자막, school/ticker', a: '4..25' },
    event: 'manual',
    tools: ['교실자막(학년: int, 글): 교실 TV 아래에 자막을 낸다', '교실방송(학년: int, 말): 교실 스피커로 말한다', '방송대장(글): 방송 대장에 적는다'],
    steps: `
      교실자막 학년={cl} 글="{s}" | 글자로 | {cl}학년 교실 TV에 글자로 "{s}"
      교실방송 학년={cl} 말="{s}" | 소리로 | {cl}학년 스피커로 "{s}". 자막 말고.
      send_message channel=messenger to={who} text="{s}" | 선생님께 | 교실에는 내지 않습니다. messenger로 {who}께 "{s}" 전달.
      mqtt_publish topic={t} payload="{s}" | 자막 서버 | 자막 서버가 구독하는 {t}에 "{s}" 한 건 발행해 주세요.
      방송대장 글="{s}" | 대장 | 방송 대장에 "{s}"
      file_write path={f} content="{s}" append=true | 대본 뒤에 | {f} 대본 뒤에 "{s}" 붙여. 방송 대장에는 쓰지 마.
      file_read path={f} | 대본 보기 | 오늘 대본({f}) 좀 봅시다.
      gpio_read pin={a} | 마이크 | 마이크 스위치({a})가 켜져 있나
      failed "녹화할 카메라 도구가 없다" | 녹화 | 카메라로 진행자를 녹화한다.
    `,
  },
  // 버섯 재배사
  {
    language: 'ko',
    event: 'mqtt 버섯/{rm} {"동": "{rm}", "습도": {h}, "co2": {c}}',
    slots: { rm: '가동, 나동, 3동', h: '58..79 / 88..97', c: '600..3100', p1: '2..9', p2: '10..18', p3: '19..27', bd: '버섯pi, 가동보드, env-2' },
    tools: ['안개노즐(동, 초: int): 안개를 뿜는다', '배양실촬영(동): 그 동 사진을 찍는다'],
    steps: `
      @h 안개노즐 동="{rm}" 초=40 // failed "습도가 {h}%라 넉넉하다" | 안개 | 80%가 안 되는 동에 40초 안개. 80% 이상이면 실패.
      배양실촬영 동="{rm}" | 사진 | 알려 온 동 사진 한 장.
      gpio_write pin={p1} value=1 | 흡기 | 흡기 팬 {p1}번 켬.
      gpio_write pin={p2} value=0 | 배기 | 배기 팬 {p2}번은 끔.
      gpio_read pin={p3} | 문 | 재배사 문이 열렸는지 {p3}번으로 살핀다.
      gpio_read pin={p1} board={bd} | 흡기 확인 | {bd} 보드 {p1}번, 흡기 팬이 도는지 값을 확인만 해 주세요.
      board_info board={bd} | 보드 | {bd}에 연결이 되어 있는지, 핀은 어떤지.
      pushover message="{rm} CO2 {c}" | 폰으로 | 폰 푸시: 동, "CO2", 값. 한 칸씩 띄어서.
      failed "버섯을 딸 도구가 없다" | 수확 | 갓이 핀 것부터 손으로 딴다.
    `,
  },
  // 주차장
  {
    language: 'ko',
    event: 'webhook /주차/입차 {"차": "{car}", "층": "{fl}", "대기": {n}}',
    slots: { car: '=34다1187, 09러5520, 271무8834', fl: '=B1, B2, B3', n: '0..30', ch: '=radio, kakao', who: '=유도원, 관제, 소장님', top: '=park/full, 주차/안내' },
    tools: ['차단기(올림: bool): 차단기를 움직인다', '차단기보기(): 차단기가 어떤지 본다', '번호판촬영(층): 번호판을 찍는다', '주차요금받기(차, 원: int): 요금을 결제한다'],
    steps: `
      차단기보기 | 차단기 | 차단기가 올라갔나 내려갔나. 움직이지 말고.
      차단기 올림=true | 올리기 | 올려.
      차단기 올림=false | 내리기 | 차단기 내려 주세요.
      번호판촬영 층={fl} | 찍기 | 차가 들어간 층에서 번호판을 찍는다.
      주차요금받기 차={car} 원=3000 | 3000원 | 들어온 차 요금 3000원 결제.
      send_message channel={ch} to={who} text="{fl} 대기 {n}대" | 알림 | {who}에게 {ch:로} "층 대기 n대".
      notify message="{fl} 대기 {n}대" | 관제 화면만 | 무전도 카톡도 하지 말고 여기 화면에 "층 대기 n대".
      mqtt_publish topic={top} payload={fl} | 층만 | {top} 토픽에 층만 실어 주세요.
      failed "차를 밀 도구가 없다" | 밀기 | 이중 주차한 차를 옆으로 밉니다.
    `,
  },
];
