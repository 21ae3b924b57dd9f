import type { Scene } from '../../scene';

/** Ordinary procedures in full sentences: tools of other makers, part 3. */
export const plainOthers3: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /도서관/창구 {"회원증": "{card}", "책": "{book}", "반납일": "{due}", "연체료": {fine}}',
    slots: { card: 'L4410, L2093, K881', book: 'B7731, B0912, M404', due: '=2026-03-02, 2026-04-17, 2026-10-30', fine: '0 / 200..1800', next: 'K230, L9001' },
    tools: ['seoga_lend(book, card, weeks?: int): 책을 빌려준다', 'seoga_return(book, rating?: good|worn|damaged): 책을 돌려받는다', 'seoga_extend(book, card, days: int): 대출 기간을 늘린다', 'seoga_hold(book, card): 책을 예약해 둔다', 'seoga_block(card, reason): 회원증을 정지한다'],
    steps: `
      seoga_return book={book} | 반납 | 창구에 놓인 책을 반납 처리한다. 상태는 아직 아무도 보지 않았다.
      seoga_return book={book} rating=damaged | 찢어진 책 | 돌아온 책의 쪽이 찢어져 있다. 파손으로 반납 처리해 주세요.
      seoga_extend book={book} card={card} days=14 | 두 주 연장 | 이 회원이 책을 두 주 더 보고 싶어 한다. 기간을 늘려 준다.
      @fine seoga_lend book={book} card={card} // failed "연체료가 {fine}원이다" | 대출 | 이벤트의 회원증으로 그 책을 빌려준다. 기간은 정하지 않는다. 연체료가 0원보다 많으면 실패로 끝낸다.
      seoga_lend book={book} card={next} weeks=3 | 다른 회원에게 | 이벤트의 회원이 아니라 회원증 {next}번 회원에게 이 책을 3주 동안 빌려준다.
      seoga_hold book={book} card={next} | 예약 | 책이 돌아오면 {next} 회원증의 회원이 가져가도록 예약해 둔다.
      seoga_block card={card} reason="연체료 {fine}원" | 회원증 정지 | 이벤트의 회원증을 정지한다. 사유에는 연체료라고 쓰고 금액에 '원'을 붙인다. 예: 연체료 500원.
      notify message="{book} 반납일 {due}" | 반납일 알림 | 이 컴퓨터에 책 번호, '반납일'이라는 말, 날짜를 차례로 띄어 써서 알림을 띄운다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 집/저녁 {"방": "{room}", "조도": {lux}, "장면": "{scene}", "인원": {n}}',
    slots: { room: '거실, 부엌, 서재, 다락', lux: '5..79 / 81..400', scene: '독서, 식사, 영화', n: '2..4', other: '현관, 지하실, 아이방' },
    tools: ['bitgyeol_dim(room, percent: int, seconds?: int): 방의 밝기를 정한다', 'bitgyeol_switch(room, on: bool): 방의 등을 켜고 끈다', 'bitgyeol_tone(room, tone: warm|neutral|cold): 빛의 색을 고른다', 'bitgyeol_recall(room, scene): 저장한 장면을 부른다', 'bitgyeol_blind(room, percent: int): 블라인드를 그만큼 내린다'],
    steps: `
      bitgyeol_recall room={room} scene={scene} | 저녁 장면 | 메시지에 나온 방에 메시지에 나온 장면을 불러온다.
      bitgyeol_dim room={room} percent=25 | 4분의 1 밝기 | 메시지에 나온 방의 등을 4분의 1 밝기로 낮춘다.
      bitgyeol_dim room={other} percent=10 seconds=60 | 천천히 어둡게 | 메시지의 방은 그대로 두고 {other:을} 1분에 걸쳐 10퍼센트로 어둡게 한다.
      @lux bitgyeol_switch room={room} on=true // bitgyeol_switch room={room} on=false | 밝기에 따라 | 조도가 80 미만이면 그 방의 등을 켜고, 그보다 밝으면 끈다.
      bitgyeol_switch room={other} on=false | 소등 | 이제 {other}에는 아무도 없다. 그곳의 등을 꺼 주세요.
      bitgyeol_tone room={room} tone=warm | 따뜻한 빛 | 메시지에 나온 방의 빛을 따뜻한 색으로 바꾼다.
      bitgyeol_blind room={room} percent=50 | 블라인드 절반 | 햇빛에 눈이 부시니 이 방의 블라인드를 절반만 내린다.
      bitgyeol_blind room={room} percent=100 | 블라인드 끝까지 | 밤이 되었으니 이 방의 블라인드를 끝까지 내린다.
      notify message="{room} {lux} lx, {scene}" | 상태 알림 | 알림에 방 이름, lx를 붙인 조도, 쉼표, 장면 이름을 차례로 쓴다. 예: 거실 40 lx, 독서.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /병원/예약 {"환자": "{pat}", "의사": "{doc}", "날짜": "{date}", "시각": "{time}", "과": "{dept}"}',
    slots: { pat: '김순자, 이철수, 박영희, 정말순', doc: '윤석호, 배수진, 조현우', date: '=2026-07-08, 2026-08-19, 2026-12-01', time: '=08:20, 10:40, 14:10', dept: '내과, 안과, 정형외과', doc2: '임나영, 서지훈', newday: '=2026-07-22, 2026-09-03' },
    tools: ['jinryo_assign(patient, doctor, date, time): 진료를 예약한다', 'jinryo_shift(patient, from, to): 예약 날짜를 옮긴다', 'jinryo_drop(patient, date): 예약을 취소한다', 'jinryo_remind(patient, hours: int, by?: sms|mail|letter): 미리 알려 준다', 'jinryo_refer(patient, from, to): 다른 의사에게 보낸다'],
    steps: `
      jinryo_assign patient={pat} doctor={doc} date={date} time={time} | 예약 넣기 | 메시지에 적힌 환자와 의사, 날짜와 시각 그대로 진료를 예약해 주세요.
      jinryo_assign patient={pat} doctor={doc2} date={date} time={time} | 다른 의사로 | 메시지의 의사는 휴진이다. 같은 날 같은 시각에 의사만 {doc2:로} 바꾸어 예약한다.
      jinryo_shift patient={pat} from={date} to={newday} | 날짜 옮기기 | 메시지에 적힌 날에는 진료할 수 없다. 이 환자의 예약을 {newday:로} 옮긴다.
      jinryo_drop patient={pat} date={date} | 취소 | 환자가 못 온다고 전화했다. 메시지에 적힌 날의 예약을 취소한다.
      jinryo_remind patient={pat} hours=24 | 하루 전 안내 | 환자에게 진료 하루 전에 알려 준다. 방법은 정하지 않는다.
      jinryo_remind patient={pat} hours=48 by=sms | 이틀 전 문자 | 환자에게 진료 이틀 전에 문자(SMS)로 알려 준다.
      jinryo_refer patient={pat} from={doc} to={doc2} | 의뢰 | 이 환자를 메시지의 의사에게서 {doc2} 의사에게 보낸다.
      file_write path=lists/day.txt content="{time} {pat} ({doc})" append=true | 일일 명단 | lists/day.txt 끝에 한 줄을 덧붙인다. 시각, 환자, 괄호 안에 의사 순서이다. 예: 09:00 홍길동 (허준).
      failed "휠체어를 밀 도구가 없다" | 환자 모시기 | 현관에서 환자를 휠체어에 태워 진료실까지 밀고 온다.
    `,
  },
  {
    language: 'ko',
    earlier: ['근무표 확인 | rota_show → 주간 {p1}, 오후 {p2}, 야간 {p3}', '멈춘 기계 확인 | gongjang_idle → {m1} {h1}부터, {m2} {h2}부터'],
    slots: { p1: '김지훈, 이서준, 박하준', p2: '최수아, 정예린, 강민재', p3: '윤도현, 임채원, 한승우', m1: '프레스 4, 톱 2, 선반 7', m2: '밀링 1, 드릴 9, 로봇 3', h1: '=06:10, 06:45', h2: '=08:30, 09:05' },
    tools: ['geunmu_swap(first, second, shift: day|late|night): 두 사람의 근무를 바꾼다', 'geunmu_call(person, minutes: int): 사람을 부른다', 'gongjang_start(machine, speed?: slow|normal|fast): 기계를 돌린다', 'gongjang_lock(machine, person): 기계를 누구 이름으로 잠근다', 'gongjang_note(machine, text): 기계 일지에 쓴다'],
    steps: `
      geunmu_call person={p2} minutes=30 | 오후조 호출 | {step1}단계에서 오후 근무로 나온 사람을 30분 안에 오도록 부른다.
      geunmu_call person={p3} minutes=60 | 야간조 호출 | 야간 근무자가 일찍 와야 한다. 근무표의 야간 근무자를 한 시간 안에 오라고 부른다.
      geunmu_swap first={p1} second={p3} shift=night | 근무 교대 | 주간 근무자와 야간 근무자가 이 순서대로 야간 근무를 바꾸기로 했다. 바꿔 주세요.
      gongjang_start machine="{m1}" | 첫 기계 가동 | 멈춘 기계 목록의 첫 번째 기계를 돌린다. 속도는 정하지 않는다.
      gongjang_start machine="{m2}" speed=slow | 둘째 기계 천천히 | 목록의 두 번째 기계는 기름칠을 했다. 느린 속도로 돌린다.
      gongjang_lock machine="{m2}" person={p1} | 수리 잠금 | {h2}부터 멈춘 기계를 주간 근무자 이름으로 잠근다. 그 사람이 고친다.
      gongjang_note machine="{m1}" text="{h1}부터 정지" | 일지 | 목록의 첫 번째 기계 일지에 언제부터 정지인지 쓴다. 예: 07:00부터 정지.
      notify message="{m1}, {m2} 정지" | 정지 알림 | {step2}단계에 나온 두 기계를 순서대로 쉼표로 잇고 '정지'라고 붙여 알림을 띄운다.
      pushover message="야간: {p3}" title=근무 | 야간 근무자 푸시 | 제목을 근무로 하고, '야간', 쌍점, 야간 근무자 이름으로 푸시를 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /민원/접수 {"번호": "{tk}", "신청인": "{user}", "담당": "{agent}", "긴급도": "{prio}", "제목": "{sub}"}',
    slots: { tk: 'T1044, T2907, HD330', user: '김영수, 이미경, 박상철', agent: '오지은, 문태일, 서하늘', prio: '=낮음, 보통 / 높음, 긴급', sub: '가로등 꺼짐, 누수, 소음', agent2: '남궁현, 류다은' },
    tools: ['minwon_hand(ticket, from, to): 담당자를 바꾼다', 'minwon_prio(ticket, level: low|normal|high): 긴급도를 정한다', 'minwon_reply(ticket, text, internal?: bool): 답을 쓴다', 'minwon_close(ticket, solved: bool): 민원을 닫는다', 'minwon_tag(ticket, tags: text[]): 꼬리표를 붙인다'],
    steps: `
      minwon_hand ticket={tk} from={agent} to={agent2} | 담당 변경 | 지금 담당자가 휴가 중이다. 이 민원을 {agent2}에게 넘긴다.
      minwon_prio ticket={tk} level=high | 긴급 처리 | 모두가 기다리는 일이다. 접수된 민원의 긴급도를 높음으로 바꾼다.
      @prio failed "긴급도가 {prio}이다" // minwon_hand ticket={tk} from={agent} to={agent2} | 급한 것만 넘기기 | 긴급도가 높음이나 긴급이면 지금 담당자에게서 {agent2}에게 넘긴다. 그 밖에는 실패로 끝낸다.
      minwon_reply ticket={tk} text="확인하고 있습니다." | 안내 답변 | 민원에 다음 문장을 그대로 답으로 쓴다: "확인하고 있습니다."
      minwon_reply ticket={tk} text="{user} 다시 전화함" internal=true | 내부 메모 | 신청인 이름을 쓰고 '다시 전화함'이라고 붙여 내부용 답을 남긴다. 예: 홍길동 다시 전화함.
      minwon_close ticket={tk} solved=true | 해결 종결 | 신청인이 모두 해결되었다고 한다. 해결된 것으로 민원을 닫는다.
      minwon_close ticket={tk} solved=false | 미해결 종결 | 원인을 찾지 못했다. 해결되지 않은 것으로 민원을 닫는다.
      minwon_tag ticket={tk} tags=["시설","야간"] | 꼬리표 두 개 | 나중에 찾을 수 있게 이 민원에 시설과 야간이라는 꼬리표를 차례로 붙인다.
      notify message="{tk} {user}: {sub}" title=민원 | 민원 알림 | 제목을 민원으로 해서 알림을 띄운다. 접수 번호와 신청인을 띄어 쓰고, 쌍점 뒤에 민원 제목을 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 수영장/수질 {"풀": "{basin}", "pH": {ph}, "염소": {cl}, "수온": {t}}',
    slots: { basin: '성인풀, 유아풀, 온탕, 2번풀', ph: '6.2..6.9 / 7.1..7.9', cl: '0.2..1.4', t: '22..31', target: '32..34' },
    tools: ['sujil_acid(basin, ml: int): 산을 넣는다', 'sujil_base(basin, ml: int): 알칼리를 넣는다', 'sujil_chlorine(basin, gram: num): 염소를 넣는다', 'sujil_pump(basin, hours: num, speed?: low|high): 펌프를 돌린다', 'sujil_warm(basin, celsius: int): 수온을 정한다'],
    steps: `
      @ph sujil_base basin={basin} ml=200 // sujil_acid basin={basin} ml=200 | pH 7 맞추기 | 잰 pH가 7 미만이면 이 풀에 알칼리를 200 ml 넣고, 7을 넘으면 산을 같은 양 넣는다.
      sujil_acid basin={basin} ml=500 | 산 반 리터 | 메시지에 나온 풀에 산을 반 리터 넣는다.
      sujil_base basin={basin} ml=250 | 알칼리 4분의 1리터 | 메시지에 나온 풀에 알칼리를 4분의 1리터 넣어 주세요.
      sujil_chlorine basin={basin} gram=12.5 | 염소 | 메시지의 풀에 염소를 12.5그램 넣는다.
      sujil_pump basin={basin} hours=1.5 | 한 시간 반 순환 | 이 풀의 펌프를 한 시간 반 동안 돌린다. 속도는 그대로 둔다.
      sujil_pump basin={basin} hours=0.5 speed=high | 빠른 순환 | 메시지에 나온 풀의 펌프를 반 시간 동안 빠른 속도로 돌린다.
      sujil_warm basin={basin} celsius={target} | 유아 수업 | 토요일에 유아 수업이 있다. 이 풀의 수온을 {target}도로 맞춘다. 메시지의 수온은 잰 값일 뿐이다.
      notify message="{basin} pH {ph}, {t} ℃" | 수질 알림 | 풀 이름, pH와 그 값, 쉼표, ℃를 붙인 수온을 차례로 써서 이 컴퓨터에 알림을 띄운다.
      failed "낙엽을 건질 도구가 없다" | 낙엽 건지기 | 뜰채로 이 풀에 뜬 낙엽을 건져 낸다.
    `,
  },
];
