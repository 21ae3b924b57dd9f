import type { Scene } from '../../scene';

/** Everyday steps with the product's own tools that have to be understood, in Korean, part 1. */
export const errandsKo1: readonly Scene[] = [
  // 양봉장
  {
    language: 'ko',
    event: 'mqtt bee/hive {"통": "{h}", "무게g": {g}, "습도": {rh}, "벌지기": "{who}", "셀전압": {v}}',
    slots: { h: '아까시 3, 밤꽃통, B-12', g: '21000..48000', kg: '{g} / 1000', rh: '41..88', who: '=노 씨, 한기태, 윤 이장', v: '3.1..4.1', lamp: '2..9', fan: '10..19', door: '20..29', mm: '5..55', hh: '5..9' },
    steps: `
      memory_store key="{h}" content="{kg} kg" | 무게 메모 | 벌통 이름을 키로 해서 무게를 남긴다. 킬로그램으로 바꾸고 한 칸 띄워 kg을 붙일 것.
      send_message channel=telegram to="{who}" text="{h} 습도 {rh}%" | 벌지기에게 | 이 통을 맡은 분께 telegram으로 알려 주세요. 글은 통 이름, "습도", 숫자와 %이고요. 예를 들면 "참나무 1 습도 30%"처럼요.
      gpio_write pin={fan} value=1 | 환풍 | 소문 전등은 {lamp}, 환풍기는 {fan}, 소문 여닫개는 {door}에 물려 있다. 바람 좀 넣자, 1이 켜짐.
      gpio_write pin={door} value=0 | 여닫개 {door}번, 1 열림 0 닫힘 | 말벌이 왔다니 소문을 닫음.
      gpio_read pin={lamp} | 소문 전등({lamp}번) | 지금 켜져 있는지 값만 읽어 보기.
      cron_add schedule="{mm} {hh} * * 1-5" action=message text="내검 준비" | 내검 알림 | 평일마다 오전 {hh}시 {mm}분에 "내검 준비"라는 메시지가 오도록 예약합니다.
      file_write path=봉장/무게.csv content="{h},{g}" append=true | 장부 | 봉장/무게.csv 끝에 통과 그램 수를 쉼표로 이어 한 줄 덧붙이기. 띄어쓰기 없음.
      mqtt_publish topic=bee/battery payload={v} | 배터리 | 전압 숫자만 bee/battery 로.
      notify message="{h}: {v}V" | 화면 | 통 이름 쌍점 전압V, 이 꼴로 화면에 띄운다(쌍점 뒤 한 칸).
    `,
  },
  // 작은 도서관
  {
    language: 'ko',
    event: 'webhook /library/return {"title": "{b}", "member_no": {no}, "late_days": {d}, "shelf": "{s}", "phone": "{ph}"}',
    slots: { b: '=토지 3권, 파친코, Cosmos, 채식주의자', no: '1201..8840', d: '2..30', s: '가-12, 8열 2단, C-4', ph: '=010-3320-1187, 010-7761-2045, 010-9902-4410', fee: '{d} * 100', id: 'c-41, c-17, job-9', k: '반납대, 연체규정, 희망도서' },
    steps: `
      send_message channel=sms to={ph} text="{b} 반납 확인" | 문자 | 빌려 가신 분 전화로 sms를 보내 주세요. "○○ 반납 확인"인데 ○○에는 책 이름을 넣습니다.
      memory_store key=late-{no} content="{fee} 원" | 연체료 | 하루에 100원이다. 늦은 날만큼 곱해 late-회원번호 에 저장, 쓰는 법은 숫자 한 칸 원.
      notify message="{b} → {s}" title="꽂을 책" | 서가로 | 제목 "꽂을 책"으로 알림 하나. 내용은 책, 화살표(→), 서가 순서고 화살표 양쪽은 띄움.
      pushover message="{no}번 {d}일 연체" | 사서 전화기 | 사서 전화기에 푸시를 넣을 것. 보기: "77번 1일 연체"
      file_search query="{b}" path=대출 | 누가 또? | 이 책이 대출 폴더 어디에 나오는지 뒤진다.
      memory_recall query="{k}" limit=3 | 찾아보기 | {k:을} 기억에서 찾되 세 개까지만.
      memory_recall query="{k}" | 그냥 다 | "{k}"에 관해 적어 둔 게 있나요? 개수 제한은 두지 마시고요.
      cron_remove id={id} | 독촉 끄기 | 돌려받았으니 예약 {id:은} 이제 필요 없음.
      http_request url=http://lib.local/members/{no} | 회원 조회 | 주소는 http://lib.local/members/ 에다 회원번호를 이은 것. 읽기만 하면 된다.
    `,
  },
  // 도예 가마
  {
    language: 'ko',
    earlier: ['가마 온도 읽기 | http_request → kiln={k} temp={t} cone={c}', '당번 확인 | memory_recall → 이번 주 당번 {who}', '소성 시작 | sop_execute → run {run} started'],
    slots: { k: '큰가마, 전기가마 2, K-A', t: '620..1240', c: '=04, 06, 9, 10', who: '=도현, 은비, 서 선생', run: 'r-118, r-73, r-205', burner: '2..9', damper: '10..19', blower: '20..29', h: '2..9', m: '{h} * 60', a: '3..9', p: '12 - {a}', p24: '24 - {a}', pw: '{p} in words' },
    steps: `
      send_message channel=kakao to="{who}" text="{k} {t}도, {run}" | 당번에게 | kakao로 당번한테 보낸다: 가마 이름 한 칸 온도+도, 쉼표, 한 칸, 실행 번호. "작은가마 500도, r-1" 이런 모양.
      sop_status run_id={run} | 소성 상태 | {step3}단계에서 돌기 시작한 것이 어디까지 왔는지 봐 주십시오.
      sop_cancel run_id={run} reason="{k} 정전" | 정전 | 방금 그 소성은 취소. 사유는 가마 이름 뒤에 한 칸 띄고 정전.
      gpio_write pin={damper} value=1 | 댐퍼 열기 | 버너={burner} 댐퍼={damper} 송풍={blower}. 연다는 건 1.
      gpio_write pin={blower} value=0 | 송풍 멈춤 | 버너={burner}, 댐퍼={damper}, 송풍={blower}이다. 재가 날리니 바람을 끊어라(0).
      mqtt_publish topic=kiln/hold payload="min={m}" | 유지 시간 | {h}시간 유지한다. kiln/hold 에 분으로 환산해 min=숫자 꼴로 발행.
      cron_add schedule="0 {p24} * * *" action=message text="불 보기" | 저녁 불 보기 | 날마다 오후 {pw} 시 정각이면 "불 보기" 메시지를 받고 싶어요.
      file_write path=소성일지/{run}.txt content="{t}" | 새 일지 | 소성일지 폴더에 실행번호.txt 를 새로 만들어 온도 숫자만 넣는다.
      memory_store key=콘 content={c} | 콘 | 처음 단계에 나온 cone 값을 "콘"이라는 이름으로 기억해 둘 것.
    `,
  },
  // 캠핑장
  {
    language: 'ko',
    event: 'webhook /camp/checkin {"site": "{s}", "guest": "{g}", "cars": {n}, "until": "{u}", "breaker": {p}}',
    slots: { s: '솔밭 4, 강변 11, D-7', g: '=구본석, 마리아 킴, 채은 가족', n: '2..4', u: '=2026-12-03, 2027-01-19, 2027-02-08', p: '2..13', lamp: '14..26', w: '3..40', day: '=월요일 / 목요일 / 토요일', x: '2..9', sec: '{x} * 60' },
    steps: `
      gpio_write pin={p} value=1 | 전기 넣기 | 들어온 자리의 차단기를 올린다(1). 핀은 접수 내용에 있다.
      gpio_write pin={p} value=0 board=camp-box | 정산 후 | 손님이 가셨습니다. camp-box 보드에서 그 자리 차단기를 내려 주세요.
      pushover message="{g} 님, 차 {n}대" title="{s}" | 관리소 | 관리소에 푸시: 자리 이름을 제목 삼고, 글은 "아무개 님, 차 몇대" 꼴(아무개는 손님, 몇은 숫자).
      memory_store key="{s}" content="{g} ~{u}" | 누가 어디 | 자리를 키로, "손님 ~나가는날"을 값으로 적어 둬. 물결표 앞만 띈다.
      @day cron_add schedule="0 10 * * 1" action=procedure text=화장실-점검 // cron_add schedule="0 10 * * 4" action=procedure text=화장실-점검 // cron_add schedule="0 10 * * 6" action=procedure text=화장실-점검 | 점검 예약 | {day}마다 오전 열 시에 화장실-점검 절차가 돌도록 걸어 둘 것.
      mqtt_publish topic="camp/{s}/car" payload={n} | 차단봉 | 차 대수를 camp/자리/car 에 발행한다. 가운데는 이번 자리 이름 그대로.
      mqtt_publish topic=camp/boiler payload="on {sec}s" | 온수 | 샤워장 보일러를 {x}분 돌린다. camp/boiler 에 "on 몇s"로 보내는데 초로 고쳐야 알아듣는다.
      notify message="{u}까지 {s}" | 화면 표시 | 언제"까지" 어느 자리인지 화면에 한 줄로: 날짜까지, 한 칸, 자리.
      file_list path=예약/{u} | 나가는 날 | 예약 폴더 밑에 퇴실일 이름으로 된 폴더가 있음. 그 안의 파일 이름을 본다.
    `,
  },
  // 동물병원
  {
    language: 'ko',
    event: 'manual - 접수: 환자 {a} / 보호자 {o} / 연락 {ph} / 체중 {kg}kg / 담당 {v}',
    slots: { a: '=초코, 나비, 두부, Max', o: '=임세라, 고준호, 배 여사', ph: '=010-2284-7710, 010-6105-3398', kg: '2..38', g: '{kg} * 1000', v: '=정 원장, 오 수의사', n: '3..15', f: '=진료/오늘.txt, chart/today.txt', run: 'r-52, 실행-8, r-331' },
    steps: `
      send_message channel=sms to={ph} text="{a} 보호자 {o} 님, 들어오세요." | 호명 | 전화로 부르기(sms). "콩이 보호자 홍길동 님, 들어오세요." 같은 식으로 이번 환자와 보호자를 넣는다.
      file_write path={f} content="{a} - {v}" append=true | 명부 | {f} 맨 끝에 환자와 담당을 양쪽 띈 줄표( - )로 갈라 추가해 주세요.
      file_read path={f} lines={n} | 앞부분 | {f} 처음부터 {n}줄.
      file_read path={f} from_line={n} | 뒷부분 | {f:을} {n}번째 줄부터 끝까지 읽음.
      http_request url=http://scale.vet/dose method=POST body="g={g}" | 용량 계산 | 저울 서버는 그램만 받는다. http://scale.vet/dose 로 POST, 본문은 g=그램 수.
      memory_store key="{a}/{o}" content={v} | 담당 기억 | 환자/보호자 모양의 키에 담당 선생님을 저장합니다.
      memory_forget key="{a}-임시" | 임시 메모 | 환자 이름 뒤에 -임시 를 붙인 메모는 지워도 돼요.
      sop_execute name=입원-준비 payload="{a}" | 입원 | 입원-준비 절차 시작. 넘길 값은 환자 이름.
      sop_execute name=소독 | 소독 | 소독 절차를 돌릴 것. 넘기는 값은 없다.
      sop_cancel run_id={run} reason="{o} 취소" | 수술 취소 | {run:을} 그만둔다. 이유 칸에는 보호자, 한 칸, "취소".
    `,
  },
  // 버섯 재배사
  {
    language: 'ko',
    event: 'mqtt farm/{r}/air {"co2": {c}, "temp": {t}, "fog_pin": {fog}, "vent_pin": {vent}, "light_pin": {li}}',
    slots: { r: '2동, east, 느타리방', c: '700..2600', t: '12.5..19.5', fog: '2..9', vent: '10..19', li: '20..29', e: '=10, 15, 20, 30', who: '=작업반장, 김선미, Linh', cm: '4..18', mm: '{cm} * 10' },
    steps: `
      gpio_write pin={fog} value=1 | 가습 | 안개 나오게 켜기. 핀은 이벤트가 안다.
      gpio_write pin={vent} value=1 | 숨 막힘 | 이산화탄소가 짙으니 환기 핀을 올려 주시기 바랍니다.
      gpio_write pin={li} value=0 | 소등 | 수확 끝. 이 방 조명 끈다.
      mqtt_publish topic="farm/{r}/set" payload="co2<{c}" | 목표값 | 소식이 온 토픽에서 끝의 air 만 set 으로 바꿔 발행. 내용은 co2< 다음에 지금 농도, 붙여서.
      cron_add schedule="*/{e} * * * *" action=prompt text="재배사 공기 확인" | 되풀이 | {e}분마다 "재배사 공기 확인"을 프롬프트로 던지게 예약해라.
      send_message channel=telegram to="{who}" text="CO2 {c}ppm / {t}℃" | 보고 | {who} telegram: "CO2 몇ppm / 몇℃" 에 숫자를 채워 넣은 것.
      memory_store key=갓지름 content="{mm} mm" | 갓 크기 | 오늘 잰 갓은 {cm}센티였어요. 밀리미터로 바꿔 갓지름에 "숫자 mm"로 남겨 주세요.
      board_info | 보드 | 달려 있는 보드를 전부 살핀다. 어느 하나를 고르지 않음.
      notify message="{t}" title="방 온도" | 온도만 | 제목 "방 온도", 본문은 온도 숫자뿐.
    `,
  },
  // 택배 분류장
  {
    language: 'ko',
    event: 'peripheral scanner {inv};{w};{dst};{by}',
    slots: { inv: '=6091-2288, 5510-7734, 7002-1956', w: '1200..29500', kg: '{w} / 1000', dst: '=포항, 목포, 강릉, Jeju', by: '=LX-3, 한빛편, 새벽편', horn: '2..9', belt: '10..18', gate: '19..29', run: 'r-14, r-680' },
    steps: `
      memory_store key="{inv}" content="{dst}" | 행선지 | 스캐너는 송장;그램;도착지;차편 순으로 내보낸다. 송장을 키로 도착지를 기억.
      send_message channel=slack text="{dst}행 {kg} kg" | 적재 글 | 송장;그램;도착지;차편 가운데서 골라 slack에 "울산행 1.5 kg"과 같이 올립니다. 무게는 킬로로, 받는 사람은 정하지 않습니다.
      mqtt_publish topic="sort/{by}" payload="{inv}" | 차편 토픽 | (송장;그램;도착지;차편) sort/차편 으로 송장번호를 흘려보낼 것.
      gpio_write pin={gate} value=1 | 갈림문 | 경적 {horn}, 벨트 {belt}, 갈림문 {gate}이고 1이면 움직입니다. 짐이 오른쪽으로 가게 갈림문을 움직여 주세요.
      gpio_write pin={belt} value=0 | 손 끼임! 벨트={belt} 경적={horn} | 벨트부터 세워!
      gpio_write pin={horn} value=1 | 벨트={belt} 경적={horn} | 다들 듣게 울린다.
      file_search query="{inv}" | 송장 찾기 | 이 송장번호가 적힌 파일을 찾아 줘. 폴더는 가리지 말고.
      http_request url=http://hub.local/parcels/{inv} method=DELETE | 빼기 | 반송으로 바뀌었으니 http://hub.local/parcels/송장번호 를 DELETE. (송장은 첫 칸)
      sop_status | 도는 것들 | 지금 돌아가는 절차가 있나 전체를 확인한다.
      sop_status run_id={run} | 하나만 | {run} 진행 상황만 알면 됨.
    `,
  },
  // 염전
  {
    language: 'ko',
    earlier: ['기상청 예보 읽기 | http_request → 비 {rain}시, 강수 {mm}mm, 남풍 {ws}m/s', '염도 재기 | gpio_read → 결정지 {z}: {be}', '인부 명단 | file_read → 오늘 {who}, 내일 {who2}'],
    slots: { rain: '11..22', mm: '3..60', ws: '2..14', z: '4판, 동쪽 끝, S-9', be: '21..28', who: '=박 씨, 장만수', who2: '=탁 씨, Hoang', cover: '2..11', pump: '12..20', sir: '21..29', ha: '2..9', ton: '2..9', kg: '{ton} * 1000' },
    steps: `
      send_message channel=sms to="{who}" text="{rain}시에 비, 덮개 칠 것" | 오늘 사람에게 | 오늘 나온 인부에게 sms로 "몇시에 비, 덮개 칠 것". 몇은 예보대로.
      send_message channel=sms to="{who2}" text="내일 {z}" | 내일 사람에게 | 내일 나올 사람한테는 sms로 "내일" 한 칸 결정지 이름만.
      gpio_write pin={cover} value=1 | 덮개 | 우리 염전 배선을 말씀드리면 {cover}번 덮개, {pump}번 양수기, {sir}번 사이렌입니다. 덮개를 칩니다(1).
      gpio_write pin={pump} value=0 | 양수기 세우기 | {cover}번 덮개, {pump}번 양수기, {sir}번 사이렌. 물은 이제 그만 올림(0).
      notify message="염도 {be}, 비 {mm}mm" | 한눈에 | "염도 ○, 비 ○mm" 빈 곳을 앞 단계의 결과로 메워 알림으로.
      memory_store key=풍속 content={ws} | 바람 | 풍속 키에 예보의 바람 숫자. 단위는 빼고.
      mqtt_publish topic=salt/stock payload="{kg} kg" | 재고 | 창고에 {ton}톤 남았다. salt/stock 은 "숫자 kg"만 읽으니 고쳐서 발행.
      cron_add schedule="30 6 * * 2,4" action=message text="채염" name=salt-am | 채염일 | 화요일과 목요일 아침 여섯 시 반, 메시지 "채염". 예약 이름은 salt-am.
      file_write path="일지/{z}.md" content="염도 {be}" append=true | 염도 일지 | 일지/결정지이름.md 에 "염도 ○"로 이어 적기, ○은 잰 값.
    `,
  },
  // 요양원
  {
    language: 'ko',
    event: 'webhook /care/call {"호실": {rm}, "어르신": "{el}", "벨": "{bell}", "대기초": {s}, "담당간호": "{nu}"}',
    slots: { rm: '201..418', el: '=최순덕, 안병철, 문옥자', bell: '=침대, 화장실, 창가', s: '20..180', nu: '=유 간호사, 표 간호사, Grace', lamp: '2..12', buzz: '13..25', mm: '5..55', a: '3..9', p: '12 - {a}', p24: '24 - {a}', ch: '=teams, telegram, discord' },
    steps: `
      send_message channel={ch} to="{nu}" text="{rm}호 {el} 어르신 {bell} 벨" | 부르기 | {ch:로} 담당하시는 간호사님께: "999호 홍길동 어르신 문간 벨" 모양에 이번 일을 채워 보냅니다.
      pushover message="{s}초째 대기" title="호실 {rm}" | 오래 기다림 | 푸시 제목은 "호실 몇", 내용은 "몇초째 대기"로 해 주세요.
      gpio_write pin={lamp} value=1 | 복도 등 {lamp}, 부저 {buzz} | 밤이라 소리는 안 됩니다. 복도 등만 켜 주세요.
      gpio_write pin={buzz} value=1 | 복도 등 {lamp}, 부저 {buzz} | 아무도 안 온다. 소리를 낸다.
      memory_store key=벨-{rm} content="{bell}" | 어느 벨 | 벨-호실(예: 벨-999)이라는 이름으로 눌린 자리를 적어 둠.
      cron_add schedule="{mm} {p24} * * *" action=message text="{el} 어르신 약" | 약 시간 | 매일 오후 {p}시 {mm}분에 메시지 "○○○ 어르신 약". 빈자리는 벨을 누른 분.
      cron_add schedule="0 9 1 * *" action=procedure text=침구교체 timezone=Asia/Seoul | 침구 | 매달 1일 오전 9시 침구교체 절차를 예약하되 시간대는 Asia/Seoul.
      file_read path=care/{rm}.md | 기록지 | care 폴더의 호실번호.md 전부 읽기.
      memory_recall query="{el}" category=알레르기 | 알레르기 | 어르신 성함으로 기억을 찾되 분류는 알레르기로 좁혀 주세요.
    `,
  },
  // 풍력 발전
  {
    language: 'ko',
    event: 'mqtt wind/{u}/alarm {"unit": "{u}", "kw": {kw}, "yaw": {y}, "code": "{c}", "site_mgr": "{m}"}',
    slots: { u: 'WT03, 7호기, west-2', kw: '200..2900', y: '10..350', c: 'E41, P-7, VIB2', m: '=남궁혁, 설 과장, Petersen', n: '3..20', min: '2..15', sec: '{min} * 60', pin: '2..28', bd: 'nacelle-2, hub, 기초함' },
    steps: `
      file_search query={c} path=manuals | 코드 뜻 | 경보 코드를 manuals 안에서 검색.
      file_read path="wind/{u}.log" from_line={n} lines=5 | 기록 다섯 줄 | wind 폴더에 호기별로 .log 가 있습니다. 해당 호기 것을 {n}째 줄부터 다섯 줄 보여 주십시오.
      mqtt_publish topic="wind/{u}/ack" payload={c} | 수신 확인 | 같은 토픽 줄기에 alarm 자리만 ack. 내용은 코드.
      mqtt_publish topic="wind/{u}/pause" payload="{sec} s" | 멈춤 | {min}분 쉬게 한다: wind/호기/pause, 값은 초로 "숫자 s".
      send_message channel=email to="{m}" text="{u} {c} ({kw}kW)" | 소장님 | 현장 책임자에게 email. 호기 코드 (출력kW) 순으로, 예: WT99 X0 (100kW)
      gpio_read pin={pin} board={bd} | 진동 접점 | 보드는 {bd}, 핀은 {pin}. 무슨 값인가 보자.
      board_info board={bd} | 보드 살피기 | {bd} 쪽이 멀쩡한지 그 보드 정보를 조회함.
      http_request url=http://scada.local/{u}/yaw method=PUT body={y} | 방위 기록 | http://scada.local/호기/yaw 에 PUT으로 방위각 숫자를 올린다.
      sop_list | 뭐가 있더라 | 등록해 둔 절차 이름들이 생각 안 나네. 목록 좀.
      cron_list | 예약 확인 | 걸려 있는 예약을 죽 훑어보기.
    `,
  },
];
