import type { Scene } from '../../scene';

/** Done or refused, in Korean: limits, hours, missing fields, tools that are nearly right, part 3. */
export const refusedKo3: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 양수장/{site} {"수위cm": {lvl}, "한계cm": {limit}, "펌프핀": {pin}, "전압": {volt}, "당번": "{who}"}',
    slots: { site: '월산, 두물, 갈매', lvl: '40..120 / 210..320', limit: '140..190', pin: '3..20', volt: '372..388 / 310..341', who: '=예서진, 국대현, 복지호 / ∅, 공석, 없음' },
    tools: ['pumphouse_gate(양수장, 개도: int): 수문을 몇 퍼센트 연다', 'pumphouse_log(양수장, 줄: int): 기록을 본다'],
    steps: `
      @lvl failed "수위 {lvl}cm는 한계 {limit}cm 아래다" // pumphouse_gate 양수장={site} 개도=50 | 수문 열기 | 수위가 메시지의 한계를 넘어섰으면 그 양수장 수문을 절반(50) 연다. 한계 안쪽이면 열 이유가 없으므로 실패.
      @volt gpio_write pin={pin} value=1 // failed "전압이 {volt}V로 낮다" | 펌프 기동 | 전압이 360V 이상 나올 때만 펌프 핀을 켜세요. 그보다 낮으면 모터가 탑니다.
      @lvl failed "{lvl}cm라 한계를 넘지 않았다" // send_message channel=재난 text="{site} 수위 {lvl}cm" | 재난 채널 | 한계를 넘긴 경우에만 재난 채널로 양수장, '수위', 수위 값을 cm 붙여 띄어 보낼 것.
      @who send_message channel=당번 to={who} text="{site} 나가 주세요" // failed "당번이 비어 있다" | 당번 보내기 | 당번 채널에서 오늘 맡은 이에게 '(양수장) 나가 주세요'라 한다. 맡은 이가 없으면 보낼 수 없다.
      @volt memory_store key=정상전압 content="{volt}" // failed "{volt}V는 정상이 아니다" | 전압 기억 | 360V를 밑돌지 않은 값만 정상전압 키에 숫자로 넣어 두십시오
      gpio_write pin={pin} value=0 | 멈추기 | 20분을 돌렸으니 한계 수위든 아니든 펌프 핀을 내려라.
      pumphouse_log 양수장={site} 줄=30 | 기록 보기 | 이 양수장 기록을 서른 줄 봅니다.
      failed "기록을 지우는 도구가 없다" | 기록 지우기 | pumphouse 기록 가운데 지난달 것을 지운다. 볼 수만 있는 도구로는 할 수 없는 일이다.
      failed "쓰레기를 건질 도구가 없다" | 제진 | 흡입구에 걸린 나뭇가지를 갈퀴로 건져 낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /차고지/충전 {"버스": "{bus}", "잔량": {soc}, "충전기": {ch}, "고장": "{fault}", "출발": "{go}", "기사": "{who}"}',
    slots: { bus: '1205, 7016, 302-A, N61', soc: '12..48 / 86..99', ch: '1..16', fault: '=없음, 정상 / 절연, 통신, 과열', go: '=06:10, 07:25, 08:40', who: '사공민, 노태양, 길해솔' },
    tools: ['depot_charge(충전기: int, 버스): 충전을 시작한다', 'depot_end(충전기: int): 충전을 마친다', 'depot_limit(충전기: int, kW: int): 출력을 제한한다', 'route_assign(버스, 기사): 기사를 배차한다'],
    steps: `
      @soc depot_charge 충전기={ch} 버스={bus} // failed "잔량이 {soc}%라 충전하지 않는다" | 충전 시작 | 80% 아래로 떨어진 버스를 그 충전기에 물린다. 80%를 넘은 버스는 자리만 차지하니 물리지 않음.
      @fault depot_charge 충전기={ch} 버스={bus} // failed "{fault} 고장이 있다" | 고장 없을 때만 충전 | 고장이 잡히지 않은 버스라면 알려 온 충전기로 충전해 주십시오. 고장 칸에 무언가 잡혔다면 불이 날 수 있으니 거절하십시오.
      @soc failed "잔량이 {soc}%뿐이다" // depot_end 충전기={ch} | 충전 마침 | 잔량 80%를 웃돌면 그 충전기를 마쳐 다음 차에 넘긴다. 아직 그만큼 안 찼다면 마치지 마라.
      @fault failed "고장이 없다" // send_message channel=정비 text="{bus} {fault}" | 정비 호출 | 고장이 있는 차만 정비 채널에 알려 줘. 글은 버스 번호랑 고장, 한 칸 띄어서.
      @soc failed "{soc}%로는 나갈 수 없다" // route_assign 버스={bus} 기사={who} | 배차 | 적어도 80%는 차 있어야 기사를 붙일 수 있음. 차 있으면 메시지의 기사로 배차.
      @fault mqtt_publish topic=depot/ok payload="{bus}" // failed "고장 칸에 {fault:이} 있다" | 이상 없음 | 멀쩡한 버스 번호만 depot/ok 로 낸다.
      depot_limit 충전기={ch} kW=50 | 출력 제한 | 지금은 50 kW로 묶어 두고, 심야 요금이 시작되면 120으로 푸는 건 다른 절차가 한다.
      failed "와이퍼를 갈 도구가 없다" | 와이퍼 | 닳은 와이퍼 고무를 빼고 새 고무를 끼워 넣으세요.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /치과/멸균 {"회차": "{lot}", "지시띠": "{strip}", "온도": {t}, "분": {min}, "기구": "{kit}", "확인자": "{who}"}',
    slots: { lot: 'ST-220, ST-341, ST-518', strip: '=변색, 합격, 통과 / 미변색, 불합격, 판독 불가', t: '134..137 / 112..129', min: '4..9', kit: '발치 기구, 스케일러, 핸드피스', who: '=서이안, 마루한, 동예린 / ∅, 없음, 서명 없음' },
    tools: ['steri_release(회차): 멸균된 기구를 내준다', 'steri_redo(회차): 다시 멸균한다', 'steri_tag(회차, 기구, 확인자): 꼬리표를 찍는다'],
    steps: `
      @strip steri_release 회차={lot} // failed "지시띠가 {strip:이}다" | 기구 내주기 | 지시띠가 제대로 나온 회차만 진료실로 내줍니다. 판독이 안 되거나 색이 안 변했으면 내줄 수 없습니다.
      @t failed "온도는 {t}도까지 올라갔다" // steri_redo 회차={lot} | 다시 멸균 | 132도에 이르지 못한 회차라면 다시 돌린다. 이르렀다면 다시 돌리지 않고 실패로 남긴다.
      @who steri_tag 회차={lot} 기구="{kit}" 확인자={who} // failed "확인자 서명이 없다" | 꼬리표 | 회차, 기구, 확인자를 넣어 꼬리표를 찍어라. 서명한 이가 없으면 찍지 못한다.
      @t memory_store key=최근멸균 content="{lot} {t}도" // failed "{t}도로 132도에 못 미친다" | 멸균 기록 | 132도 이상이었던 경우 최근멸균 키에 'ST-100 135도' 꼴로 저장.
      @strip gpio_write pin=29 value=1 // failed "지시띠 {strip} 상태다" | 초록등 | 통과한 회차라면 29번 초록등을 켜 주시고 통과가 아니라면 그대로 두고 못 했다고 해 주세요.
      @strip failed "지시띠는 {strip}이다" // notify message="{kit} 사용 금지" | 사용 금지 | 멸균이 안 됐거나 알 수 없으면 이 컴퓨터에 '(기구) 사용 금지'.
      failed "입안을 볼 도구가 없다" | 진찰 | 거울로 어금니 안쪽을 들여다보고 충치가 있나 살핀다.
      failed "찍힌 꼬리표를 고치는 도구가 없다" | 꼬리표 고치기 | 벌써 찍혀 붙은 꼬리표에서 기구 이름을 바로잡는다. 새로 한 장 찍으라는 말이 아니다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 전시실/{hall}/관람 {"시각": "{time}", "관람객": {n}, "조도lux": {lux}, "작품": "{art}", "유형": "{kind}"}',
    slots: { hall: '1관, 2관, 특별관', time: '=10:20, 12:40, 15:10, 17:30 / 19:45, 21:20, 23:00, 06:50', n: '3..38 / 52..120', lux: '60..140', art: '달항아리, 산수도, 나전함', kind: '=도자, 금속 / 서화, 직물, 사진' },
    tools: ['gallery_dim(전시실, 퍼센트: int): 조명을 정한다', 'gallery_guard(전시실, 명: int): 안내원을 보낸다', 'gallery_shut(전시실): 전시실 문을 닫는다', 'audio_play(작품, 언어: ko|en|ja): 해설을 튼다'],
    steps: `
      gallery_dim 전시실={hall} 퍼센트=30 | 조명 | 지금은 이 전시실을 30%로. 단체가 들어오는 오후에 80%로 올리게 되어 있다.
      @time audio_play 작품={art} 언어=ko // failed "{time}은 관람 시간이 아니다" | 해설 | 관람 시간(10시~18시)이면 그 작품의 우리말(ko) 해설을 튼다. 시간 밖에는 소리를 내지 않는다.
      @time failed "{time}에는 아직 열려 있다" // gallery_shut 전시실={hall} | 문 닫기 | 오전 10시부터 오후 6시 사이에는 닫지 마세요. 그 시간이 지났거나 되기 전이라면 이 전시실 문을 닫습니다.
      @n failed "{n}명이라 더 보낼 필요가 없다" // gallery_guard 전시실={hall} 명=2 | 안내원 | 40명이 넘게 몰린 곳에만 두 사람을 보낸다.
      @kind gallery_dim 전시실={hall} 퍼센트=90 // failed "{kind:은} 밝은 빛에 상한다" | 밝게 | 도자와 금속은 90%까지 밝혀도 된다. 서화, 직물, 사진은 빛에 상하므로 밝히면 안 된다.
      @n memory_store key=한산 content="{hall} {n}명" // failed "{n}명이나 들어 있다" | 한산한 곳 | 마흔 명 이하인 전시실이면 한산 키에 전시실과 인원을 '3관 12명'처럼 써 주십시오.
      @kind failed "{kind:은} 습도에 둔하다" // gpio_write pin=21 value=1 | 제습 | 종이나 천, 사진처럼 약한 것(서화·직물·사진)이 걸린 방이면 21번 제습기를 켤 것. 도자나 금속이면 그대로.
      failed "액자를 걸 도구가 없다" | 액자 | 벽에 못을 두 개 박고 수평을 맞춰 액자를 건다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /정육/입고 {"이력번호": {trace}, "부위": "{cut}", "kg": {kg}, "등급": "{grade}", "도축일": "{day}", "냉장고": {fr}}',
    slots: { trace: '1002100..1009800 / ∅, null, "", "없음"', cut: '등심, 안심, 목살, 사태', kg: '5..38 / 65..140', grade: '=1++, 1+, 1 / 등외, 3, 판정 전', day: '=2026-03-11, 2026-04-02, 2026-05-19', fr: '2..9' },
    tools: ['meat_accept(이력번호: int, 부위): 고기를 받는다', 'meat_label(부위, 등급): 등급표를 뽑는다', 'scale_zero(): 저울을 0으로 맞춘다'],
    steps: `
      @trace meat_accept 이력번호={trace} 부위={cut} // failed "이력번호가 없다" | 받기 | 이력번호를 대고 고기를 받습니다. 번호 없이 온 고기는 절대 받지 마세요.
      @trace memory_store key=최근이력 content="{trace}" // failed "적을 이력번호가 없다" | 이력 적기 | 최근이력 키에 번호만. 번호가 비어 있으면 못 함.
      @grade meat_label 부위={cut} 등급={grade} // failed "{grade} 등급은 팔지 않는다" | 등급표 | 우리 가게는 1등급부터 1++까지만 판다. 거기에 들면 부위와 등급으로 표를 뽑고, 들지 않으면 뽑지 않는다.
      @kg gpio_write pin={fr} value=1 // failed "{kg}kg은 냉장고에 다 들어가지 않는다" | 냉장고 열기 | 한 번에 50kg까지 들어가요. 그 이하라면 적힌 냉장고(번호가 핀)를 1로 해서 열어 주세요.
      @kg failed "{kg}kg이면 따로 옮길 것이 없다" // send_message channel=창고 text="{cut} {kg}kg 갑니다" | 창고로 | 50kg보다 많이 온 날에만 창고 채널로 부위와 무게를 '안창 90kg 갑니다' 꼴로 보낸다
      @grade failed "{grade} 등급이라 돌려보내지 않는다" // file_write path=정육/반송.txt content="{day} {cut} {grade}" append=true | 반송 장부 | 1, 1+, 1++ 가 아닌 고기는 정육/반송.txt 에 도축일, 부위, 등급을 띄어 한 줄 더한다. 그 셋 중 하나면 적을 것이 없다.
      scale_zero | 저울 | 고기를 올리기 전에 저울부터 0으로 맞춘다. 이력번호가 없어도 이것은 한다.
      failed "칼을 갈 도구가 없다" | 칼 갈기 | 숫돌에 물을 적셔 발골칼을 스무 번쯤 문지른다.
      failed "무게를 재는 도구가 없다" | 재기 | 저울에 올린 고기의 무게를 읽어 온다. 저울은 0으로 맞추는 것만 된다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /인쇄/주문 {"주문": "{job}", "부수": {n}, "용지": "{paper}", "교정": "{proof}", "납품": "{to}", "색상수": {ink}}',
    slots: { job: 'P-3120, P-4471, P-5086', n: '50..450 / 1200..9000', paper: '=모조 80, 아트 150, 스노우 200 / ∅, 미정, 미상', proof: '=OK, 교정 완료, 서명 / 수정 요청, 미확인, 반려', to: '성수점, 시청 민원실, 하나학원', ink: '1..4' },
    tools: ['press_plate(주문, 판: int): 판을 굽는다', 'press_start(주문, 부수: int): 인쇄를 시작한다', 'paper_load(용지): 용지를 올린다', 'digital_out(주문, 부수: int): 디지털로 뽑는다'],
    steps: `
      @proof press_start 주문={job} 부수={n} // failed "교정이 {proof} 상태다" | 본인쇄 | 교정이 끝난 주문이면 주문한 부수로 돌리십시오. 아직이면 돌리지 않습니다.
      @proof press_plate 주문={job} 판={ink} // failed "교정 {proof}" | 판 굽기 | 색상 수만큼 판을 굽는다. 고객이 교정에 동의하지 않았으면 굽지 마라, 판값이 아깝다.
      @n digital_out 주문={job} 부수={n} // failed "{n}부는 디지털로 뽑기에 많다" | 디지털 | 500부까지는 디지털로 뽑아도 된다. 그 이하라면 그 주문을 그 부수로.
      @n failed "{n}부라서 옵셋에 걸지 않는다" // sop_execute name=옵셋 payload="{job}" | 옵셋 절차 | 500부를 넘기는 주문만 '옵셋' 절차를 주문 번호와 함께 시작.
      @paper paper_load 용지="{paper}" // failed "용지가 정해지지 않았다" | 용지 올리기 | 고른 용지를 급지대에 올려 주세요. 용지를 고르지 않은 주문이라면 임의로 모조지를 올리지 마시고요.
      @paper notify message="용지 {paper}" title="{job}" // failed "용지 칸에 쓸 값이 없다" | 용지 알림 | 제목에 주문 번호, 내용에 '용지'와 고른 종이를 띄어 이 컴퓨터에. 종이가 안 정해졌다면 실패 처리한다.
      memory_store key=납품처 content="{to}" | 납품처 | 교정과 상관없이 납품처 키에 어디로 가는지 적는다.
      failed "책을 실로 꿰맬 도구가 없다" | 제본 | 다섯 장씩 접어 송곳으로 구멍을 내고 실로 꿰매 묶는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 창고/지게차 {"차번": {fork}, "요청구역": "{zone}", "운전": "{who}", "면허": "{lic}", "하중kg": {kg}, "경광등": {lamp}}',
    slots: { fork: '1..12', zone: '=A, B, C / X, Y, Z', who: '홍두리, 석지안, 남도현', lic: '=있음, 유효 / 없음, 만료, 정지', kg: '300..1400 / 1800..2900', lamp: '5..25' },
    tools: ['fork_send(차번: int, 구역): 지게차를 구역으로 보낸다', 'fork_key(차번: int, 운전): 시동 열쇠를 내준다', 'fork_slow(차번: int, kmh: int): 속도를 제한한다'],
    steps: `
      @zone fork_send 차번={fork} 구역={zone} // failed "{zone}구역은 출입 금지다" | 보내기 | X, Y, Z 구역은 바닥이 꺼져 출입 금지. 다른 구역을 원하면 그리로 보내 주세요.
      @lic fork_key 차번={fork} 운전={who} // failed "면허가 {lic}이다" | 열쇠 | 면허가 살아 있는 운전자에게만 이 차의 열쇠를 내준다.
      @kg fork_send 차번={fork} 구역=출하장 // failed "{kg}kg은 1500kg을 넘는다" | 출하장 | 짐이 1500kg 이하일 때 출하장으로 보내라. 그보다 무거우면 보내지 말고 실패.
      @kg failed "하중이 {kg}kg이라 괜찮다" // gpio_write pin={lamp} value=1 | 과적 경광등 | 1.5톤(1500kg)이 넘게 실린 차는 경광등 핀을 올려 주위에 알립니다. 넘지 않았으면 켤 일이 없습니다.
      @lic failed "면허는 {lic}이다" // send_message channel=관리 to={who} text="면허를 확인해 주세요" | 면허 안내 | 면허가 없거나 쓸 수 없는 운전자에게 관리 채널로 '면허를 확인해 주세요'라고 보낼 것. 문제없는 사람을 귀찮게 하지 말 것.
      @zone memory_store key="지게차 {fork}" content="{zone}" // failed "{zone:은} 금지 구역이다" | 위치 기억 | '지게차'와 차번을 한 칸 띄어 쓴 키에 구역을 넣어 둔다. 금지 구역(X~Z)은 넣지 않는다.
      fork_slow 차번={fork} kmh=8 | 속도 | 어느 구역이든 비가 와서 미끄럽다. 이 차를 시속 8로 묶자.
      failed "타이어에 바람을 넣을 도구가 없다" | 타이어 | 공기 주입기를 끌고 가 왼쪽 앞바퀴에 바람을 넣는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['가스 농도 재기 | gas_ppm → {ppm}', '환기팬 돌리기 | {fan}', '안쪽 사람 세기 | head_count → {n}명'],
    slots: { ppm: '2..18 / 35..90', fan: '=gpio_write → ok, fan_run → 회전 중 / 실패: 보드가 꺼져 있음, 건너뜀, 실패: 응답 없음', n: '=0 / 1, 2, 4', room: '지하 1층, 도장부스, 저장고, 맨홀 3' },
    tools: ['gas_ppm(방): 가스를 잰다', 'fan_run(방): 팬을 돌린다', 'head_count(방): 사람을 센다', 'entry_allow(방, 분: int): 출입을 허락한다', 'siren(초: int): 사이렌을 울린다'],
    steps: `
      @ppm entry_allow 방="{room}" 분=20 // failed "가스가 {ppm}ppm이다" | 들여보내기 | {room}에 20분 들어가게 해도 좋다. 다만 {step1}단계 측정이 25ppm을 넘지 않아야 한다.
      @fan entry_allow 방="{room}" 분=60 // failed "환기팬이 돌지 않았다" | 긴 작업 | 환기가 되고 있어야 한 시간짜리 작업을 {room}에서 할 수 있습니다. {step2}단계에서 팬이 돌았으면 허락하고, 돌지 못했으면 거절해 주세요.
      @ppm failed "{ppm}ppm이라 울리지 않는다" // siren 초=15 | 사이렌 | 25ppm 초과 시 15초 울림. 이하면 실패.
      @n failed "안에 아무도 없다" // notify message="{room}에 {n}명" | 인원 알림 | 안에 사람이 남아 있으면 '{room}에 몇명'이라고 이 컴퓨터에 띄워라. 아무도 없는데 띄우지는 마라.
      @n gpio_write pin=12 value=0 // failed "{n}명이 안에 있다" | 전원 내리기 | 빈 방일 때에만 12번을 0으로 내려 불을 끈다.
      @fan mqtt_publish topic=vent/state payload=on // failed "환기팬을 켜지 못했다" | 환기 상태 | 환기팬이 정말 켜졌을 때 vent/state 로 on 을 발행하세요.
      memory_store key=가스 content="{ppm}" | 가스 기록 | 높든 낮든 가스 키에 잰 숫자를 남긴다.
      failed "구조 로프를 맬 도구가 없다" | 로프 | 들어가는 사람의 허리에 구조 로프를 매고 매듭을 확인한다.
    `,
  },
  {
    language: 'ko',
    earlier: ['복제 지연 보기 | pg_lag → {lag}초', '느린 질의 찾기 | pg_slow → pid {pid}', '점검 모드 켜기 | {maint}'],
    slots: { lag: '0..8 / 40..600', pid: '2100..9900 / 없음, 0 rows, null', maint: '=http_request → 200 OK, flag_set → on / 실패: 403, 건너뜀, 실패: timeout', db: 'orders, users, billing, stock' },
    tools: ['pg_lag(db): 복제가 몇 초 늦은지 본다', 'pg_slow(db): 느린 질의를 찾는다', 'flag_set(name, on: bool): 스위치를 바꾼다', 'pg_kill(pid: int): 질의를 끝낸다', 'pg_promote(db): 복제본을 승격한다', 'pg_vacuum(db, full: bool): 청소한다'],
    steps: `
      @pid pg_kill pid={pid} // failed "느린 질의를 찾지 못했다" | 질의 끝내기 | 방금 찾은 느린 질의를 끝냅니다. 찾은 게 없다면 끝낼 것도 없으니 실패로 해 주세요.
      @lag pg_promote db={db} // failed "복제가 {lag}초 늦다" | 승격 | 지연이 10초 미만이어야 데이터를 잃지 않는다. 그렇다면 {db} 복제본을 승격.
      @maint pg_vacuum db={db} full=true // failed "점검 모드가 켜지지 않았다" | 전체 청소 | {step3}단계에서 점검 모드로 들어갔을 때만 {db:을} 전체(full) 청소한다.
      @lag failed "지연이 {lag}초뿐이다" // send_message channel=oncall text="{db} 복제 {lag}초 지연" | 지연 알림 | 10초 이상 늦어졌으면 oncall 채널에 '{db} 복제 (몇)초 지연'이라고 남긴다. 10초가 안 되면 잠든 사람을 깨우지 말 것.
      @pid memory_store key=slow-pid content="{pid}" // failed "느린 질의의 번호가 없다" | 번호 기억 | slow-pid 라는 키에 {step2}단계의 번호를 둬라, 나왔다면.
      @maint http_request url=http://lb.local/drain method=POST // failed "점검 모드로 바뀌지 않았다" | 트래픽 빼기 | 점검 모드가 되었다면 http://lb.local/drain 으로 POST 를 보내 트래픽을 뺀다. 점검 모드가 아니면 손님이 끊기니 거절.
      pg_vacuum db={db} full=false | 가벼운 청소 | 지연이나 점검 모드와 상관없이 {db:을} 가볍게(전체가 아니라) 청소해 두세요.
      failed "메모리를 끼울 도구가 없다" | 메모리 증설 | 서버 뚜껑을 열고 빈 슬롯에 16GB 메모리를 꽂아 넣는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['가마 온도 | kiln_temp → {t}', '유약 메모 찾기 | memory_recall → {glaze}', '문 상태 | door_see → {door}'],
    slots: { t: '35..90 / 210..980', glaze: '=청자유, 백유, 재유 / 0건, 메모 없음, 찾지 못함', door: '=닫힘, closed / 열림, open, 반쯤 열림', kiln: '1..5' },
    tools: ['kiln_temp(가마: int): 온도를 읽는다', 'door_see(가마: int): 문 상태를 본다', 'kiln_fire(가마: int, 목표: int): 불을 올린다', 'kiln_unlatch(가마: int): 문 걸쇠를 푼다', 'glaze_mix(유약, 리터: int): 유약을 섞는다'],
    steps: `
      @t kiln_unlatch 가마={kiln} // failed "가마가 아직 {t}도다" | 걸쇠 풀기 | {kiln}번 가마가 100도 아래로 식은 뒤라야 걸쇠를 풀 수 있다. 식었으면 풀고 아니면 말아라.
      @door kiln_fire 가마={kiln} 목표=900 // failed "문이 {door} 상태다" | 초벌 | 문이 꼭 닫혀 있으면 {kiln}번을 900도까지 땐다. 문을 본 것은 {step3}단계.
      @glaze glaze_mix 유약={glaze} 리터=6 // failed "유약 메모를 찾지 못했다" | 유약 섞기 | 지난번에 쓴 유약을 메모에서 찾았으면 그것을 6리터 섞어 주세요. 못 찾았는데 아무 유약이나 섞으시면 곤란합니다.
      @door failed "문은 {door} 상태다" // pushover message="{kiln}번 가마 문 확인" | 문 경고 | 열려 있는 것을 봤다면 '{kiln}번 가마 문 확인'을 푸시로. 제대로 닫혀 있었다면 이 단계는 실패로 둔다.
      @t failed "{t}도라 손을 대도 된다" // gpio_write pin=18 value=1 | 뜨거움 표시 | 100도 넘게 달아 있을 때 18번 빨간등을 켠다. 그 밑이면 켜지 않고 실패.
      @glaze file_write path=유약.txt content="{glaze}" // failed "적을 유약이 없다" | 유약 적기 | 찾은 유약 이름으로 유약.txt 를 새로 쓸 것. 메모가 없었던 날은 쓰지 않는다.
      mqtt_publish topic="가마/{kiln}/온도" payload="{t}" | 온도 내기 | 가마/{kiln}/온도 로 읽은 숫자를 낸다. 뜨겁든 식었든 낸다.
      failed "흙을 반죽할 도구가 없다" | 꼬막밀기 | 흙덩이를 두 손으로 눌러 돌리며 공기를 뺀다.
      failed "문을 여닫는 도구가 없다" | 문 닫기 | {kiln}번 가마의 문을 밀어 닫는다. 상태를 보는 것과 걸쇠 푸는 것밖에 없다면 못 하는 일이다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /어린이집/하원 {"아이": "{kid}", "데리러온이": "{who}", "관계": "{rel}", "체온": {t}, "시각": "{time}", "사물함": {box}}',
    slots: { kid: '하린, 도담, 아라', who: '=최선영, 고준석, 배미정 / ∅, 미상, 확인 안 됨', rel: '=엄마, 아빠, 조부모 / 이웃, 모름, 등록 안 됨', t: '36.1..37.2 / 37.9..39.4', time: '=16:10, 17:20, 18:05', box: '3..30' },
    tools: ['kids_handover(아이, 보호자): 아이를 보호자에게 넘긴다', 'kids_rest(아이, 분: int): 아이를 쉬게 한다', 'gate_buzz(초: int): 현관을 열어 준다'],
    steps: `
      @who kids_handover 아이={kid} 보호자={who} // failed "데리러 온 사람을 알 수 없다" | 인계 | 누가 데리러 왔는지 분명하면 그분 이름으로 인계합니다. 분명하지 않으면 절대로 인계하지 않습니다.
      @rel gate_buzz 초=5 // failed "관계가 {rel}이다" | 현관 | 등록된 가족(엄마, 아빠, 조부모)이면 현관을 5초 열어 준다. 가족이 아니면 열지 말 것.
      @t failed "체온 {t}도는 열이 아니다" // kids_rest 아이={kid} 분=30 | 눕히기 | 37.5도를 넘는 아이는 30분 쉬게 해요. 열이 없으면 억지로 눕히지 않아요.
      @t memory_store key=등원가능 content="{kid}" // failed "체온이 {t}도다" | 내일 등원 | 체온이 37.5도 이하면 등원가능 키에 아이 이름을 적자. 높으면 적지 않는다.
      @rel failed "관계가 {rel}이라 알릴 일이 아니다" // notify message="{kid} 보호자 확인 필요" | 원장 확인 | 가족으로 볼 수 없는 사람이 온 때에만 이 컴퓨터에 '(아이) 보호자 확인 필요'라고 띄운다.
      @who file_write path=하원.csv content="{time},{kid},{who}" append=true // failed "보호자 이름이 없다" | 하원부 | 하원.csv 에 시각, 아이, 데리러 온 이를 쉼표로 이어 한 줄. 온 이의 이름이 빠졌으면 실패로 한다.
      gpio_write pin={box} value=1 | 사물함 | 사물함 번호와 핀 번호가 같다. 누가 왔는지 가리지 말고 그 사물함을 연다(1).
      failed "신발을 신길 도구가 없다" | 신발 | 아이의 양말을 올려 주고 운동화를 신긴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 양봉/{hive} {"무게kg": {kg}, "내부온도": {t}, "소문": {gate}, "여왕": "{queen}", "계절": "{season}"}',
    slots: { hive: 'H1, H4, 산밑2, 밤나무골', kg: '14..24 / 31..52', t: '33..36', gate: '4..22 / ∅, null, "?"', queen: '=확인, 건강, 산란 중 / 없음, 실종, 죽음', season: '=봄, 여름' },
    tools: ['hive_feed(벌통, 그램: int): 설탕물을 준다', 'hive_super(벌통): 계상을 올린다고 기록한다', 'queen_order(벌통, 품종): 여왕벌을 주문한다', 'hive_weigh(벌통): 무게를 잰다'],
    steps: `
      @kg hive_feed 벌통={hive} 그램=800 // failed "{kg}kg이라 먹이가 충분하다" | 먹이 | 28kg에 못 미치는 벌통은 설탕물 800그램을 준다. 무거운 통은 건드리지 않는다.
      @kg failed "{kg}kg으로는 올릴 수 없다" // hive_super 벌통={hive} | 계상 | 꿀이 차서 28kg을 넘긴 벌통이면 계상을 올리십시오. 못 넘겼으면 이르다.
      @queen failed "여왕은 {queen} 상태다" // queen_order 벌통={hive} 품종=카니올란 | 여왕 주문 | 여왕이 사라졌거나 죽은 통에만 카니올란 여왕을 주문한다. 살아 있는 통이라면 실패로 끝.
      @gate gpio_write pin={gate} value=0 // failed "소문 핀을 알 수 없다" | 소문 닫기 | 말벌이 왔다! 소문 핀을 0으로 내려 닫아 주세요. 핀을 모르면 닫을 방법이 없다고 하십시오.
      @queen memory_store key=건강한통 content="{hive}" // failed "여왕이 {queen} 상태다" | 건강한 통 | 여왕이 무사한 통이면 건강한통 키에 넣는다.
      @gate gpio_read pin={gate} // failed "소문 번호가 오지 않았다" | 소문 보기 | 소문이 열렸는지 그 핀을 읽기. 번호 미기재면 거절.
      hive_weigh 벌통={hive} | 다시 재기 | 무게가 많든 적든 못 믿겠으니 이 통을 다시 재 봐라.
      failed "벌을 쓸어낼 도구가 없다" | 탈봉 | 소비를 들어 올려 봉솔로 벌을 살살 쓸어낸다.
    `,
  },
];
