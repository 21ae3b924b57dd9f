import type { Scene } from '../../scene';

/** Done or refused, in Korean: plans, procedures, files and addresses that may be missing, forbidden or not allowed, part 5. */
export const refusedKo5: readonly Scene[] = [
  {
    language: 'ko',
    earlier: ['예약 목록 보기 | cron_list → {id}', '도는 절차 보기 | sop_status → {run}', '일지 찾기 | file_search → {path}'],
    slots: { id: '=cr-118, cr-204, cr-377 / 없음, [], 예약 0건', run: '=run-5521, run-7780, run-9034 / 없음, 도는 절차 없음, []', path: '=logs/pump.txt, notes/night.md, shift/b.txt / 0건, 찾지 못함, []', who: '경민솔, 우하람, 천보라' },
    tools: ['shift_swap(이름): 근무를 바꾼다', 'shift_note(이름, 글): 근무자에게 쪽지를 남긴다'],
    steps: `
      @id cron_remove id={id} // failed "지울 예약이 없다" | 예약 지우기 | {step1}단계에서 나온 예약을 지운다. 목록이 비어 있었다면 지울 것이 없으니 실패.
      @run sop_cancel run_id={run} reason="교대" // failed "도는 절차가 없다" | 절차 멈추기 | 돌고 있던 절차를 '교대'라는 이유로 멈춰 주세요. 돌고 있는 것이 없었으면 못 멈춥니다.
      @path file_read path={path} lines=20 // failed "일지 파일을 찾지 못했다" | 일지 읽기 | 찾은 일지를 스무 줄만 읽어라. 찾지 못했는데 아무 파일이나 열지 말 것.
      @run sop_status run_id={run} // failed "살펴볼 실행이 없다" | 진행 보기 | 두 번째 결과에 있던 실행이 어디까지 갔나 봅니다. 없으면 실패로 끝냅니다.
      @path file_write path={path} content="{who} 교대" append=true // failed "일지가 어디 있는지 모른다" | 교대 적기 | 일지 끝에 '{who} 교대' 한 줄. 일지가 나왔을 때만이다.
      @id memory_store key=아침예약 content="{id}" // failed "예약이 나오지 않았다" | 예약 메모 | 나온 예약 아이디를 아침예약 키에 남겨 둔다. 나오지 않았으면 남기지 마.
      shift_swap 이름={who} | 근무 바꾸기 | 앞에서 뭘 찾았든 {who} 근무를 바꿔 놓는다.
      shift_note 이름={who} 글="커피 사 두었어요" | 쪽지 | {who}에게 '커피 사 두었어요'라고 쪽지를 남겨 주십시오.
      failed "컵을 씻을 도구가 없다" | 설거지 | 당직실에 쌓인 컵을 씻어 엎어 놓는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /절차/요청 {"절차": "{sop}", "요청자": "{who}", "권한": "{role}", "넘길값": {arg}, "시각": "{time}", "예약": "{cid}"}',
    slots: { sop: '보일러 점화, 살수, 야간 소독, 탱크 비우기', who: '좌은성, 탄예솔, 빈가을', role: '=운전원, 반장, 관리자 / 방문자, 실습생, 외부', arg: '3..90 / ∅, null, "?"', time: '=13:10, 14:40, 16:05 / 20:50, 23:30, 04:15', cid: '=cr-41, cr-58, cr-73 / ∅, 없음, 미상' },
    tools: ['badge_stamp(이름, 몇시간: int): 출입증을 찍어 준다', 'door_hold(분: int): 문을 열어 둔다'],
    steps: `
      @role sop_execute name="{sop}" // failed "권한이 {role}이다" | 시작 | 운전원, 반장, 관리자가 부탁한 절차라면 시작하고 값은 넘기지 않는다. 그 외의 사람은 절차를 돌릴 수 없다.
      @arg sop_execute name="{sop}" payload={arg} // failed "넘길 값이 없다" | 값을 넘겨 시작 | 요청한 절차를, 적힌 값을 넘겨서 시작해 주세요. 넘길 값이 없는 요청은 시작하지 마세요.
      @time sop_execute name=환기 // failed "{time}은 오후 근무 시간이 아니다" | 환기 | 오후 1시와 6시 사이에 온 요청이면 '환기' 절차도 같이 돌려라. 아니면 돌리지 않는다.
      @cid cron_remove id={cid} // failed "예약 아이디가 없다" | 겹치는 예약 | 겹치는 예약을 없앤다. 아이디는 요청에 있고, 없으면 이 단계는 실패다.
      @role badge_stamp 이름={who} 몇시간=4 // failed "{role}에게는 출입증을 주지 않는다" | 출입증 | 권한 있는 사람(운전원·반장·관리자)에게 4시간짜리 출입증을 찍어 드리십시오.
      @cid memory_forget key={cid} // failed "잊을 키가 적혀 있지 않다" | 메모 지우기 | 예약 아이디와 같은 이름의 메모가 있다. 그것을 지우되, 아이디가 빠졌으면 지우지 않는다
      door_hold 분=5 | 문 | 누가 왔든 짐이 많다 하니 문을 5분 열어 두자.
      failed "절차를 고치는 도구가 없다" | 절차 고치기 | 요청된 절차에서 두 번째 단계를 빼 버린다. 돌리거나 멈추는 것 말고 고쳐야 한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /점검/주소 {"url": "{url}", "방법": "{method}", "코드": {code}, "환경": "{env}", "토픽": "{topic}"}',
    slots: { url: '=http://10.1.4.20/health, http://edge3.local/ping, http://cam2.local/status', method: '=GET, HEAD / DELETE, PUT, PATCH', code: '500..504 / 200..204', env: '=시험, 개발, staging / 운영, 상용, prod', topic: '=lab/probe, edge/alive, cam/ok / ∅, 없음, -' },
    tools: ['svc_kick(url): 서비스를 다시 띄운다', 'svc_tail(url, 줄: int): 기록 끝을 본다'],
    steps: `
      @method http_request url={url} method={method} // failed "{method} 요청은 허용되지 않는다" | 요청 보내기 | 읽기만 하는 방법, 곧 GET 이나 HEAD 면 그 방법으로 적힌 주소를 부른다. 무언가를 바꾸는 방법이면 부르지 않는다.
      @code svc_kick url={url} // failed "코드가 {code:이}라 멀쩡하다" | 다시 띄우기 | 코드가 500 이상으로 왔으면 그 서비스를 다시 띄워 주세요. 200번대라면 손대지 않습니다.
      @env svc_kick url={url} // failed "{env} 환경이다" | 시험 환경만 | 운영, 상용, prod 는 손대는 것 자체가 금지다. 시험이나 개발 쪽이면 다시 띄워라.
      @topic mqtt_publish topic={topic} payload=alive // failed "토픽이 없다" | 살아 있음 | 메시지에 적힌 토픽으로 alive 를 발행. 토픽이 안 적혀 있으면 지어내지 말고 실패.
      @code pushover message="{url} {code}" // failed "{code}이면 문제가 없다" | 장애 푸시 | 서버 쪽 잘못(500번대)일 때만 주소와 코드를 한 칸 띄어 푸시로 보낸다.
      @env file_write path=probe/last.txt content="{url}" // failed "{env} 주소는 적지 않는다" | 마지막 주소 | 운영이 아닌 환경의 주소로 probe/last.txt 를 새로 쓴다. 운영 환경이면 쓰지 말고 거절한다.
      svc_tail url={url} 줄=40 | 기록 보기 | 코드가 뭐든 그 서비스 기록의 끝 마흔 줄을 보여 주십시오.
      failed "전원 케이블을 뽑을 도구가 없다" | 케이블 | 장비 뒤 전원 케이블을 뽑았다가 열을 세고 다시 꽂는다.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral pin-{pin} {level}',
    earlier: ['층 알아보기 | floor_of → {floor}층', '시계 보기 | clock_now → {time}', '보드 찾기 | board_find → {board}'],
    slots: { pin: '4..11', level: '=1', floor: '1..4 / 6..9', time: '=07:50, 12:30, 19:40, 21:10 / 22:40, 00:15, 03:05, 05:20', board: '=nano-3, pico-hall, esp-b2 / 없음, offline, 응답 없음', led: '20..31' },
    tools: ['floor_of(핀: int): 핀이 있는 층을 말한다', 'clock_now(): 시각을 말한다', 'board_find(): 보드를 찾는다', 'intercom(층: int, 글): 층에 말한다', 'corridor_lamp(층: int, 퍼센트: int): 복도 불을 정한다'],
    steps: `
      @board gpio_write pin={led} value=1 board={board} // failed "보드를 찾지 못했다" | 표시등 | 찾은 보드의 {led}번을 1로 올린다. 보드가 안 나왔으면 다른 보드에 쓰지 마라.
      @board gpio_read pin={led} board={board} // failed "보드가 응답하지 않았다" | 읽기 | {step3}단계 보드에서 {led}번을 읽어 주세요. 보드가 없다고 나왔다면 읽을 수 없습니다.
      @time intercom 층={floor} 글="벨이 울렸습니다" // failed "{time}에는 말하지 않는다" | 안내 | 밤 10시에서 아침 6시 사이에는 조용히 해야 한다. 그때가 아니라면 알아본 층에 '벨이 울렸습니다'라고 말할 것.
      @floor corridor_lamp 층={floor} 퍼센트=70 // failed "{floor}층은 5층보다 높다" | 복도 | 5층 위로는 우리가 관리하지 않습니다. 그 아래층이면 복도 불을 70%로 켜세요.
      @board board_info board={board} // failed "살펴볼 보드가 없다" | 보드 보기 | 나온 보드의 상태를 본다. 안 나왔으면 실패로 처리한다.
      @time failed "{time}은 밤이 아니다" // notify message="야간 벨 {floor}층" | 야간 벨 | 밤(22시~06시)에 눌렸을 때 한하여 이 컴퓨터에 '야간 벨 몇층'을 표시한다.
      corridor_lamp 층={floor} 퍼센트=30 | 지금은 어둡게 | 지금은 그 층 복도를 30%로 두어라. 사람이 지나가면 80%가 되게 이미 짜 두었다. 층의 높낮이도 상관없다.
      failed "계단을 오를 도구가 없다" | 올라가 보기 | 벨이 울린 층까지 걸어 올라가 누가 있는지 본다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook - 안녕하세요, {shop}입니다. {item} {n}상자를 {date}에 받고 싶습니다. 거래 상태: {deal}. 창고 온도는 {t}도입니다.',
    slots: { shop: '한아름마트, 우리빵집, 은빛카페', item: '우유, 버터, 생크림', n: '2..30 / 80..300', date: '=6월 3일, 7월 18일, 9월 9일', deal: '=정상, 우수 / 중지, 연체, 해지', t: '2..6 / 11..19' },
    tools: ['dairy_reserve(품목, 상자: int): 물건을 잡아 둔다', 'dairy_invoice(거래처, 날짜): 계산서를 만든다', 'truck_cool(도: int): 차 온도를 맞춘다'],
    steps: `
      @n dairy_reserve 품목={item} 상자={n} // failed "{n}상자는 50상자를 넘는다" | 잡아 두기 | 한 곳에 50상자까지만 나간다. 넘지 않으면 편지에 적힌 물건을 적힌 만큼 잡아 두세요.
      @deal dairy_invoice 거래처={shop} 날짜="{date}" // failed "거래가 {deal} 상태다" | 계산서 | 거래가 끊기거나 밀린 곳에는 계산서를 만들지 않는다. 괜찮은 곳이면 거래처와 받을 날짜로 만든다.
      @t send_message channel=email to={shop} text="{date}에 보내겠습니다" // failed "창고가 {t}도라 보낼 수 없다" | 답장 | 상대 창고가 8도 이하라야 유제품을 보낼 수 있습니다. 그렇다면 email로 보낸 곳에 '(날짜)에 보내겠습니다'라고 답하십시오.
      @deal memory_store key=거래중 content="{shop}" // failed "{deal}된 거래처다" | 거래처 기억 | 정상 거래처만 거래중 키에 이름을 적는다.
      @n failed "{n}상자라 큰 주문이 아니다" // notify message="{shop} {n}상자" | 큰 주문 | 50상자를 넘긴 주문이면 이 컴퓨터에 어디가 몇 상자인지 '달빛마트 99상자' 꼴로 띄울 것.
      @t failed "{t}도면 차게 두고 있다" // send_message channel=email to={shop} text="창고 온도를 낮춰 주세요" | 온도 부탁 | 창고가 8도를 넘는 집에는 email로 '창고 온도를 낮춰 주세요'라고 부탁한다. 넘지 않는 집에는 보내지 않음.
      truck_cool 도=-18 | 차 온도 | 얼린 것도 같이 싣는다. 차를 영하 18도에 맞춰라. 거래 상태와는 무관.
      failed "상자를 실을 도구가 없다" | 싣기 | 상자를 두 개씩 들어 냉장차 안쪽부터 쌓는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 교량/{br} {"장력kN": {kn}, "상태": {"센서": "{sens}", "배터리V": {v}}, "차단핀": {pin}, "담당": "{who}"}',
    slots: { br: '한밭교, 솔고개교, 새내교', kn: '120..260 / 330..480', sens: '=정상, ok / 오류, 단선, 교정 필요', v: '3.5..4.1 / 2.4..3.1', pin: '2..24', who: '=편서진, 음도현, 두아린 / ∅, 미정, 없음' },
    tools: ['bridge_close(교량, 분: int): 다리를 막는다', 'bridge_sample(교량, 초: int): 몇 초마다 잴지 정한다', 'crew_send(담당, 교량): 담당자를 보낸다'],
    steps: `
      @kn failed "장력 {kn}kN은 한도 안이다" // bridge_close 교량={br} 분=30 | 다리 막기 | 케이블 장력이 300kN을 넘어서면 그 다리를 30분 막습니다. 넘지 않는 한 막아서는 안 됩니다.
      @sens memory_store key="{br} 장력" content="{kn}" // failed "센서가 {sens} 상태다" | 값 믿기 | 센서가 성할 때의 값만 '(교량) 장력'이라는 키에 숫자로 남긴다.
      @v bridge_sample 교량={br} 초=5 // failed "배터리가 {v}V밖에 안 된다" | 자주 재기 | 배터리 3.3V 이상이면 5초마다 재게 하고, 밑이면 그대로 두며 실패로 적는다.
      @who crew_send 담당={who} 교량={br} // failed "담당이 정해지지 않았다" | 사람 보내기 | 맡은 사람을 그 다리로 보내 주세요. 맡은 사람이 정해지지 않았다면 이 단계는 할 수 없어요.
      @v failed "배터리 {v}V면 쓸 만하다" // send_message channel=보수 text="{br} 배터리 {v}V" | 배터리 교체 부탁 | 3.3V가 안 되는 다리는 보수 채널에 '(교량) 배터리 (값)V'라고 올려라.
      @sens gpio_write pin={pin} value=1 // failed "센서 {sens}라서 켜지 않는다" | 경고등 | 센서가 정상일 때만 차단핀을 1로 하여 경고등을 켠다
      gpio_write pin={pin} value=0 | 경고등 끄기 | 점검반이 다녀갔다. 센서가 어떤 상태라도 차단핀을 내려 끈다.
      failed "볼트를 두드릴 도구가 없다" | 타음 | 난간 볼트를 망치로 하나씩 두드려 소리를 들어 본다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /카페/발주 {"원두": "{bean}", "kg": {kg}, "보관일": {age}, "로스터": "{roaster}", "결재": "{ok}", "그라인더": {gr}}',
    slots: { bean: '예가체프, 수프리모, 만델링', kg: '3..18 / 30..75', age: '2..12 / 25..70', roaster: '=새벽로스팅, 골목커피, 봄볕상회 / ∅, 미정, 없음', ok: '=승인, 결재 완료 / 보류, 반려, 결재 전', gr: '3..9' },
    tools: ['bean_order(로스터, 원두, kg: int): 원두를 시킨다', 'grinder_dose(그램: int): 분쇄량을 정한다', 'hopper_fill(원두): 호퍼에 원두를 채운다'],
    steps: `
      @roaster bean_order 로스터={roaster} 원두={bean} kg=5 // failed "로스터가 정해지지 않았다" | 조금 시키기 | 적힌 로스터에게 그 원두 5kg만 시킨다. 어디서 살지 안 적혀 있으면 시키지 못한다.
      @ok send_message channel=회계 text="{bean} {kg}kg 결재 끝" // failed "결재가 {ok} 상태다" | 회계에 알림 | 결재가 났으면 회계 채널로 원두, 무게, '결재 끝'을 '케냐 9kg 결재 끝'처럼 보냅니다. 나지 않았으면 보내지 않습니다.
      @age hopper_fill 원두={bean} // failed "볶은 지 {age}일이 지났다" | 호퍼 | 볶은 지 보름이 안 된 원두만 호퍼에 채운다. 보름을 넘긴 건 손님께 못 드린다.
      @kg failed "{kg}kg이면 선반에 들어간다" // notify message="{bean} 둘 곳 없음" | 둘 곳 | 선반에는 20kg까지만 올라가니까, 그걸 넘는 주문이면 이 컴퓨터에 '(원두) 둘 곳 없음'을 띄워 줘.
      @ok gpio_write pin={gr} value=1 // failed "{ok}라서 그라인더를 켜지 않는다" | 그라인더 | 결재가 떨어진 날에만 그라인더 핀을 올려 시음용을 간다.
      @age failed "{age}일 된 원두라 버리지 않는다" // file_write path=폐기.txt content="{bean} {age}일" append=true | 폐기 적기 | 15일 넘게 묵은 원두라면 폐기.txt 에 '케냐 40일' 꼴의 한 줄을 붙이고, 아니면 실패.
      grinder_dose 그램=18 | 분쇄량 | 습도가 60%를 넘는 철이라 18그램으로 맞춘다. 원두가 뭐든 같다.
      failed "우유를 저을 도구가 없다" | 라테 | 스팀 피처를 기울여 잔에 하트를 그린다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 병원/수액 {"펌프": "{pump}", "환자": "{who}", "속도": {rate}, "처방속도": {max}, "잔량ml": {left}, "확인간호사": "{nurse}", "경보핀": {pin}}',
    slots: { pump: 'IV-12, IV-31, IV-47', who: '강하준, 옥서윤, 편지아', rate: '20..70 / 130..220', max: '80..120', left: '120..480 / 8..40', nurse: '=민아영, 추다솜, 왕지수 / ∅, 없음, 미서명', pin: '2..25' },
    tools: ['iv_rate(펌프, 속도: int): 주입 속도를 정한다', 'iv_pause(펌프): 주입을 멈춘다', 'iv_next(펌프, ml: int): 다음 수액을 건다'],
    steps: `
      @rate failed "속도 {rate:은} 처방 {max}보다 느리다" // iv_pause 펌프={pump} | 멈추기 | 지금 속도가 처방속도를 넘어섰으면 펌프를 멈춘다. 넘지 않았다면 환자가 약을 못 받게 되니 멈추지 말고 실패로 한다.
      @nurse iv_rate 펌프={pump} 속도=60 // failed "확인한 간호사가 없다" | 속도 바꾸기 | 간호사 확인이 있어야 60으로 바꿀 수 있습니다. 서명이 없는 요청은 거절합니다.
      @left failed "{left}ml나 남았다" // iv_next 펌프={pump} ml=500 | 다음 수액 | 50ml보다 적게 남은 펌프에 500ml를 이어서 건다. 50ml가 넘게 있으면 아직 이르다.
      @rate memory_store key=정상속도 content="{rate}" // failed "{rate}라서 처방을 넘었다" | 속도 기록 | 처방속도 안쪽의 값만 정상속도 키에 적어 두시오
      @nurse send_message channel=병동 to={nurse} text="{pump} 봐 주세요" // failed "보낼 간호사 이름이 없다" | 간호사에게 | 병동 채널로 확인한 간호사에게 '(펌프) 봐 주세요'. 이름이 비면 보낼 사람이 없다고 할 것.
      @left gpio_write pin={pin} value=0 // failed "{left}ml밖에 없어 경보를 끄지 않는다" | 경보 끄기 | 잔량이 50ml 이상이면 경보핀을 0으로 내려 주세요. 모자라면 울리게 두어야 합니다.
      notify message="{who}: {left}ml" | 잔량 표시 | 남은 양이 많든 적든 이 컴퓨터에 환자, 쌍점, 남은 ml를 띄운다.
      failed "바늘을 꽂을 도구가 없다" | 혈관 잡기 | 팔에 고무줄을 묶고 혈관을 찾아 바늘을 꽂는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /드론/비행요청 {"기체": "{drone}", "구역": "{zone}", "고도m": {alt}, "조종자": "{who}", "자격번호": "{lic}", "시각": "{time}"}',
    slots: { drone: 'DR-4, DR-9, 매5호', zone: '=들판, 하천, 과수원 / 공항, 원전, 군부대', alt: '20..110 / 180..400', who: '신해봄, 하태평, 명수아', lic: '=K-20417, K-33108, K-51926 / ∅, 없음, 갱신 중', time: '=09:30, 11:20, 15:40 / 20:30, 22:15, 04:50' },
    tools: ['drone_launch(기체, 고도: int): 기체를 띄운다', 'drone_fence(기체, 구역): 구역 밖으로 못 나가게 한다', 'drone_home(기체): 기체를 불러들인다', 'drone_battery(기체): 배터리를 본다'],
    steps: `
      @zone drone_fence 기체={drone} 구역={zone} // failed "{zone:은} 비행 금지 구역이다" | 울타리 | 공항, 원전, 군부대 둘레는 날 수 없다. 다른 곳이면 그 구역으로 울타리를 쳐라.
      @alt drone_launch 기체={drone} 고도={alt} // failed "고도 {alt}m는 150m를 넘는다" | 이륙 | 법으로 150m 미만만 허용됩니다. 그 안의 요청이면 요청한 고도로 띄우십시오.
      @time drone_launch 기체={drone} 고도=30 // failed "{time}은 낮이 아니다" | 낮 비행 | 해가 있는 오전 6시~오후 7시에 온 요청은 30m로 띄워 준다. 밤에는 띄우지 않는다.
      @lic memory_store key=조종자격 content="{who} {lic}" // failed "자격번호가 없다" | 자격 적기 | 조종자격 키에 조종자와 자격번호를 한 칸 띄어 적어요. 번호가 없거나 갱신 중이면 적을 수 없어요.
      @zone mqtt_publish topic=드론/구역 payload="{zone}" // failed "{zone}에서는 날 수 없다" | 구역 내기 | 허용된 구역 이름만 드론/구역 에 발행할 것.
      @alt failed "{alt}m는 괜찮은 높이다" // send_message channel=관제탑 text="{drone} 고도 {alt}m 요청" | 높은 비행 | 150m 이상을 바라는 경우에 한해 관제탑 채널에 '(기체) 고도 (몇)m 요청'을 보낸다.
      @lic pushover message="{who} 비행 준비" // failed "자격이 확인되지 않았다" | 비행 준비 | 자격번호가 적힌 조종자면 '(조종자) 비행 준비'라고 푸시로 알리고, 없으면 알리지 않는다.
      drone_home 기체={drone} | 불러들이기 | 비구름이 온다. 구역이니 고도니 따지지 말고 이 기체를 불러들여라.
      failed "날개를 끼울 도구가 없다" | 프로펠러 | 금 간 프로펠러를 빼내고 새 날개를 끼워 조인다.
    `,
  },
  {
    language: 'ko',
    event: 'cron',
    earlier: ['현관 카메라 켜기 | {cam}', '창문 살피기 | window_scan → {win}', '바깥 온도 | out_temp → {t}도', '할머니 전화 찾기 | memory_recall → {tel}'],
    slots: { cam: '=cam_on → ok, cam_on → 녹화 중 / 실패: 꺼져 있음, 건너뜀, 실패: 응답 없음', win: '=모두 닫힘, 닫혀 있음 / 거실 열림, 부엌 열림', t: '-14..-6 / 3..12', tel: '=010-3345-9081, 010-7120-6643 / 메모 없음, 0건, 없음' },
    tools: ['cam_on(이름): 카메라를 켠다', 'window_scan(): 창문을 살핀다', 'out_temp(): 바깥 온도를 읽는다', 'cam_clip(초: int): 영상을 잘라 둔다', 'away_mode(켬: bool): 외출 모드를 바꾼다', 'pipe_heat(분: int): 수도관 열선을 켠다'],
    steps: `
      @cam cam_clip 초=30 // failed "카메라가 켜지지 않았다" | 영상 | 카메라가 켜졌으면 30초짜리로 잘라 둔다. 켜지지 않은 카메라에서 뭘 자르겠는가, 실패다.
      @win away_mode 켬=true // failed "창문이 {win} 상태다" | 외출 모드 | 창문이 전부 닫혔을 때만 외출 모드를 켜 주세요.
      @t pipe_heat 분=120 // failed "{t}도라 얼지 않는다" | 열선 | 영하 5도 밑으로 떨어졌으면 수도관 열선을 두 시간 켜. 그만큼 춥지 않으면 켜지 마.
      @tel send_message channel=sms to={tel} text="오늘 눈길 조심하세요" // failed "할머니 전화번호를 찾지 못했다" | 할머니께 | {step4}단계에서 찾은 번호로 sms '오늘 눈길 조심하세요'를 보내 드립니다. 못 찾았으면 다른 사람에게 보내지 않습니다.
      @win failed "창문은 {win} 상태다" // notify message="창문: {win}" | 창문 알림 | 열린 창이 하나라도 있으면 '창문: 살핀 결과' 꼴로 이 컴퓨터에 띄운다. 다 닫혔으면 실패로.
      @t failed "{t}도는 영하 5도보다 춥다" // gpio_write pin=13 value=1 | 마당 물 | 영하 5도보다 따뜻한 날에만 13번을 1로 하여 마당에 물을 준다.
      @cam memory_store key=카메라 content="켜짐" // failed "카메라를 켜지 못했다" | 카메라 기억 | 카메라 키에 '켜짐'이라고 적되 정말 켜졌을 때만 적는다
      away_mode 켬=false | 돌아옴 | 식구가 돌아왔으니 외출 모드를 끈다. 창문이 열렸는지는 보지 않는다.
      failed "눈을 쓸 도구가 없다" | 눈 치우기 | 대문 앞에 쌓인 눈을 넉가래로 민다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /축제/부스 {"부스": "{booth}", "가스": "{gas}", "전력kW": {kw}, "상인": "{who}", "보증금": {won}, "자리핀": {pin}}',
    slots: { booth: 'K-11, K-24, 먹거리3', gas: '=점검필, 적합, 안전 / 미점검, 누설, 불량', kw: '1..4 / 7..15', who: '함아람, 승보경, 도재민', won: '30000..90000 / ∅, null, 0, ""', pin: '6..28' },
    tools: ['booth_power(부스, kW: int): 전기를 준다', 'booth_open(부스): 장사를 열게 한다', 'deposit_keep(상인, 원: int): 보증금을 받아 둔다', 'booth_music(부스, 켬: bool): 음악을 켜고 끈다'],
    steps: `
      @gas booth_open 부스={booth} // failed "가스가 {gas} 상태다" | 장사 열기 | 가스 점검을 통과한 부스는 열어 준다. 통과하지 못했거나 점검을 안 받은 곳은 못 연다.
      @kw booth_power 부스={booth} kW={kw} // failed "{kw}kW는 5kW를 넘는다" | 전기 | 부스마다 5kW까지. 넘지 않으면 달라는 만큼 주세요.
      @won deposit_keep 상인={who} 원={won} // failed "보증금이 없다" | 보증금 | 상인이 낸 보증금을 적힌 금액대로 받아 둔다. 내지 않았거나 0원이면 실패로 하라.
      @gas gpio_write pin={pin} value=1 // failed "가스가 {gas:이}라 켜지 않는다" | 자리등 | 자리핀은 가스가 안전한 부스에서만 올립니다.
      @kw failed "{kw}kW면 평범하다" // send_message channel=전기반 text="{booth} {kw}kW 요청" | 전기반 | 5kW가 넘는 요청이 오면 전기반 채널에 '(부스) (몇)kW 요청'이라 올리고, 아니면 올리지 말 것.
      @won memory_store key="{booth} 보증금" content="{won}" // failed "받은 보증금이 없다" | 보증금 적기 | '(부스) 보증금'을 키로 금액을 적는다. 금액이 비었거나 0이면 적을 수 없음.
      booth_music 부스={booth} 켬=false | 음악 | 개막식 동안은 가스와 상관없이 그 부스 음악을 끕니다.
      failed "천막을 칠 도구가 없다" | 천막 | 네 귀퉁이를 잡고 천막을 펴서 말뚝을 박으세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 제과/오븐{oven} {"빵": "{bread}", "심부온도": {t}, "습도": {rh}, "문": "{door}", "다음시각": "{time}", "팬핀": {fan}}',
    slots: { oven: '1..5', bread: '바게트, 치아바타, 식빵, 깜빠뉴', t: '93..99 / 62..85', rh: '40..55', door: '=닫힘, 잠금 / 열림, 덜 닫힘', time: '=04:30, 05:15, 06:00', fan: '6..24 / ∅, null, "-"' },
    tools: ['oven_out(오븐: int): 빵을 내보낸다', 'oven_more(오븐: int, 분: int): 더 굽는다', 'oven_steam(오븐: int, 초: int): 스팀을 넣는다', 'oven_heat(오븐: int, 도: int): 온도를 올린다'],
    steps: `
      @t oven_out 오븐={oven} // failed "심부온도가 {t}도다" | 내보내기 | 심부온도 92도에 이르면 다 익은 것이니 내보내고, 이르지 못했으면 내보내지 않는다.
      @t failed "{t}도라 다 익었다" // oven_more 오븐={oven} 분=7 | 더 굽기 | 92도가 안 되면 이 오븐을 7분 더 굽습니다. 되었는데 더 구우면 타므로 거절하세요.
      @door oven_steam 오븐={oven} 초=15 // failed "문이 {door} 상태다" | 스팀 | 문이 제대로 닫힌 오븐에만 15초간 스팀을 넣어라.
      @fan gpio_write pin={fan} value=0 // failed "팬 번호가 없다" | 팬 멈춤 | 팬핀을 내려 바람을 멈춘다. 적혀 있지 않다면 못 하는 단계다.
      @door failed "문은 {door} 상태다" // pushover message="{oven}번 오븐 문 확인" | 문 경보 | 문이 열려 있거나 덜 닫혔을 때에 한해 '몇번 오븐 문 확인'이라고 푸시.
      @fan gpio_read pin={fan} // failed "팬 핀이 빠져 있다" | 팬 확인 | 팬이 도는지 그 핀을 읽어 줄래? 핀이 없으면 못 읽는다고 해.
      oven_heat 오븐={oven} 도=230 | 예열 | 반죽 온도가 26도를 넘지 않아 천천히 부푸니 서두를 것 없이 230도로 맞춘다. 문이나 심부온도는 안 봐도 된다.
      memory_store key=다음빵 content="{bread} {time}" | 다음 빵 | 다음빵 키에 빵과 다음 시각을 띄어서. 팬 번호가 없는 날에도 적는다.
      failed "반죽을 접을 도구가 없다" | 접기 | 반죽 한쪽을 늘려 가운데로 접는 일을 네 번 되풀이한다.
    `,
  },
];
