import type { Scene } from '../../scene';

/** Two things that have to be put together, told in the step itself: Korean, part 4. */
export const hopsKo4: readonly Scene[] = [
  // 창고 문 두 짝
  {
    language: 'ko',
    event: 'mqtt depot/door/set {zc}',
    slots: { hi: '=1, 0', lo: '=0, 1', zc: '=앞문 열기 / 앞문 닫기 / 뒷문 열기 / 뒷문 닫기', a: '2..14', b: '15..27', tp: 'depot/door/ack, 창고/문/답', nm: '2물류, 안성창고, 하역장' },
    steps: `
      @zc gpio_write pin={a} value={hi} // gpio_write pin={a} value={lo} // gpio_write pin={b} value={hi} // gpio_write pin={b} value={lo} | 문 | 앞문 {a}번, 뒷문 {b}번. {hi:이}면 열리고 {lo:이}면 닫힌다. 받은 말대로.
      @zc gpio_write pin={b} value={lo} // gpio_write pin={b} value={hi} // gpio_write pin={a} value={lo} // gpio_write pin={a} value={hi} | 새 배선 | 배선을 새로 해서 이제 뒷문이 {a}, 앞문이 {b}입니다. 닫는 값은 {hi}, 여는 값은 {lo}로 바뀌었습니다. 명령을 따라 주십시오.
      @zc gpio_write pin={a} value=1 // gpio_write pin={a} value=0 // failed "뒷문 명령이다" // failed "뒷문 명령이다" | 앞문만 | 앞문 명령만 받는다. 열기 high / 닫기 low, {a}번. 뒷문 얘기면 실패로 해.
      @zc gpio_write pin={a} value=0 // gpio_write pin={a} value=1 // gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 잠금쇠 | 잠금쇠는 active-low라 0일 때 풀려요. 앞문 것 {a}번, 뒷문 것 {b}번. 열라면 풀고 닫으라면 채워 주세요.
      mqtt_publish topic={tp} payload="완료: {zc}" | 답 | {tp}에 "완료: " 하고 받은 글 전체.
      @zc gpio_read pin={a} // gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={b} | 상태 | 앞={a}, 뒤={b}. 명령에 나온 문의 핀을 읽어 봐.
      @zc failed "열라는 명령이다" // notify message="{nm} 닫힘" // failed "열라는 명령이다" // notify message="{nm} 닫힘" | 닫힘 알림 | 닫기일 때만 "{nm} 닫힘"이라 알린다(제목 없이). 열기라면 실패 처리.
    `,
  },
  // 병원 접수
  {
    language: 'ko',
    event: 'webhook /clinic/wait {"목록": [{"이름": "{n1}", "시각": "{t1}"}, {"이름": "{n2}", "시각": "{t2}"}, {"이름": "{n3}", "시각": "{t3}"}], "과": "{d}"}',
    slots: { n1: '용하늘, 지 씨, 태경', n2: '반소희, 석 씨, 누리', n3: '봉필, 간 씨, 다온', t1: '=09:10, 09:25', t2: '=08:05, 08:20 / 11:40, 11:55', t3: '=10:15, 10:35', d: '=내과 / 외과 / 소아과', w1: '2..4', w2: '5..7', w3: '8..9' },
    tools: ['jeopsu_call(name, window: int, louder?: bool): Call somebody to a window', 'jeopsu_drop(name, why?): Take somebody off the list', 'jeopsu_screen(text): Text on the screen', 'jinryo_slip(name, dept, memo?): Print a slip', 'jinryo_move(name, before?): Move somebody in the list'],
    steps: `
      @t2 jeopsu_call name="{n2}" window={w1} // jeopsu_call name="{n1}" window={w1} | 먼저 온 분 | 시각이 가장 이른 분을 {w1}번 창구로 부릅니다. 소리 크기는 그대로.
      @t2 jinryo_move name="{n3}" // jinryo_move name="{n2}" | 늦은 분 | 셋 중 가장 늦게 온 분을 목록에서 옮긴다. 누구 앞으로인지는 정하지 않음.
      jinryo_slip name="{n3}" dept={d} | 끝 사람 | 목록 마지막 사람 쪽지, 과는 적힌 대로. 메모는 비움.
      jinryo_slip name="{n2}" dept={d} memo="접수 {t2}" | 둘째 사람 | 목록 두 번째 사람 쪽지에 메모 "접수 "+그 사람 시각.
      @d jeopsu_call name="{n1}" window={w1} // jeopsu_call name="{n1}" window={w2} // jeopsu_call name="{n1}" window={w3} | 과별 창구 | 내과 {w1}번, 외과 {w2}번, 소아과 {w3}번 창구. 목록 맨 위 분을 그 과 창구로.
      @d jeopsu_call name="{n3}" window={w2} louder=true // failed "외과는 여기서 부르지 않는다" // jeopsu_call name="{n3}" window={w2} louder=true | 크게 | 셋째 분이 귀가 어두우시니 크게, {w2}번으로. 외과 환자 목록이면 우리 일이 아니니 실패로 한다.
      jeopsu_screen text="{n1}님, {w2}번 창구" | 화면 | 화면 글: "○○님, △번 창구". ○○는 첫 사람, △는 {w2}.
      jeopsu_drop name="{n2}" | 취소 | 둘째 분이 '개인 일'로 가셨습니다. 목록에서 빼되 사유 칸은 그냥 두세요.
    `,
  },
  // 배선 노트 + 배수 펌프
  {
    language: 'ko',
    earlier: ['배선 노트 읽기 | file_read → 배수 {a}번 {la}, 급수 {b}번 {lb}, 경보 {c}번 {la}', '수위 보기 | water_eye → {w}'],
    slots: { la: '0에서 켜짐 / 1에서 켜짐', lb: '1에서 꺼짐 / 0에서 꺼짐', a: '2..9', b: '10..18', c: '19..27', w: '=높음, 넘침 / 낮음, 바닥' },
    steps: `
      @la gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 배수 켜기 | 배수를 켠다. 번호와 값은 {step1}단계에 있는 대로.
      @la gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | 배수 끄기 | 배수는 끕니다. 노트를 보고 값을 따지세요.
      @lb gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 급수 끔 | 급수 끔. 몇 번에 무슨 값인지 노트.
      @lb gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 급수 켜 주기 | 급수를 켜 주겠어요? 배선 노트에 번호랑 논리가 나와 있어요.
      @la gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | 경보 울림 | 경보를 켜라. 노트 참조.
      @w gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | 새 경보 | 경보기를 바꿨고 새것은 1에서 운다(핀은 노트 그대로). 수위가 높거나 넘치면 울리고 낮거나 바닥이면 울리지 않게 한다.
      @w notify message="수위: {w}" // failed "수위가 {w}이다" | 알림 | 높음·넘침일 때만 "수위: "에 이어 그 말을 알림으로 낸다. 제목은 안 쓴다. 낮으면 실패.
      gpio_read pin={b} | 가운데 | 노트의 세 핀 가운데 둘째 것을 읽기만.
    `,
  },
  // 코드표 - 승강기
  {
    language: 'ko',
    event: 'peripheral elev/{no} {"호기": {no}, "코드": {c}, "층": {fl}}',
    slots: { c: '=31 / 47 / 52', no: '2..9', fl: '11..28', w1: '=문 걸림, 과적, 정전', w2: '=정전, 문 걸림, 과적', w3: '=과적, 정전, 문 걸림', a: '30..38', b: '39..46', d: '53..60', who: '승강기 공 기사, 관리실, 대한엘텍' },
    tools: ['oreumi_park(car: int, floor?: int): Park a car', 'oreumi_door(car: int, open: bool): Door of a car', 'oreumi_bell(car: int, secs?: int): Ring in a car', 'oreumi_speech(car: int, text): Say something in a car', 'sumgi_ticket(text, to?): Open a ticket'],
    steps: `
      @c sumgi_ticket text="{w1}" // sumgi_ticket text="{w2}" // sumgi_ticket text="{w3}" | 접수 | 코드 31은 {w1}, 47은 {w2}, 52는 {w3}. 뜻만 적어 접수한다. 받는 데는 정하지 않는다.
      @c sumgi_ticket text="{w2}" to="{who}" // sumgi_ticket text="{w3}" to="{who}" // sumgi_ticket text="{w1}" to="{who}" | 새 코드표 | 코드표가 바뀌었어요! 52 → {w1} / 31 → {w2} / 47 → {w3}. {who} 앞으로 코드에 맞는 말을 접수해 주세요.
      @c oreumi_park car={no} // oreumi_door car={no} open=true // oreumi_bell car={no} | 코드별 조치 | 31: 세움(층 없이) / 47: 문 열기 / 52: 벨(초 없이). 그 호기에.
      @c failed "코드가 31이다" // oreumi_door car={no} open=false // oreumi_door car={no} open=false | 문 닫기 | 31번 코드면 문을 닫으면 안 되니 실패. 다른 코드면 그 호기 문을 닫으십시오.
      oreumi_speech car={no} text="지금 {fl}층입니다" | 말하기 | 승객에게 "지금 ○층입니다"라고 말한다. ○는 보고된 층.
      sumgi_ticket text="{no}호기 코드 {c}" | 그대로 접수 | 뜻풀이 말고 "{no}호기 코드 {c}"라고. 받는 곳 없음.
      oreumi_park car={no} floor={fl} | 그 층에 | 보고한 호기를 보고한 층에 세워 둘 것.
      @c oreumi_bell car={no} secs={a} // oreumi_bell car={no} secs={b} // oreumi_bell car={no} secs={d} | 벨 길이 | 벨은 47이면 {b}초, 52면 {d}초, 31이면 {a}초.
    `,
  },
  // payload 안의 표
  {
    language: 'ko',
    event: 'mqtt farm/pins {"핀": {"온실": {a}, "창고": {b}, "우사": {c}}, "대상": "{z}", "논리": "{lv}"}',
    slots: { z: '=온실 / 창고 / 우사', lv: '=0이 켜짐 / 1이 켜짐', a: '2..27', b: '2..27', c: '2..27', hi: '=1, 0', lo: '1 - {hi}', tp: 'farm/echo, 농장/답' },
    steps: `
      @z gpio_write pin={a} value={hi} // gpio_write pin={b} value={hi} // gpio_write pin={c} value={hi} | 대상 켜기 | 이번에는 논리 칸을 무시한다. {hi:이} 켜짐이고 {lo:이} 꺼짐이다. 대상에 적힌 곳을 그 핀에서 켠다.
      @z gpio_write pin={a} value={lo} // gpio_write pin={b} value={lo} // gpio_write pin={c} value={lo} | 대상 끄기 | 대상 끄기. 핀은 메시지 안의 표, 값은 논리 칸 말고 내 말대로: 끌 때 {lo}.
      @lv gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 온실 켜기 | 온실을 켜 주세요. 핀도 논리도 메시지에 있어요.
      @lv gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | 우사 끄기 | 대상이 뭐든 우사를 끈다. 논리 칸을 따른다.
      @lv gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 창고 차단 | 창고 쪽 차단 요망. 켜짐 값이 메시지에 적혀 있으니 그 반대로.
      @z gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} | 대상 읽기 | 대상의 핀, 읽기만 함.
      @z failed "온실은 점검 중이다" // mqtt_publish topic={tp} payload="창고 됨" // mqtt_publish topic={tp} payload="우사 됨" | 답하기 | 온실은 점검 중이라 온실이면 실패. 아니면 {tp}에 대상 이름, 한 칸, "됨".
      gpio_read pin={b} | 둘째 핀 | 핀 표 두 번째 핀을 읽는다. 대상은 상관없다.
    `,
  },
  // 출판사 창고
  {
    language: 'ko',
    event: 'webhook /book/order {"서점": "{shop}", "책": "{bk}", "권": {n}, "결제": "{pay}", "포장": "{wr}"}',
    slots: { pay: '=선불 / 후불 / 미정', wr: '=예 / 아니오', shop: '고래책방, 골목서점 3, 다독다독', bk: '느린 별, 흙의 말, P-3021', n: '2..90', d: '2..14', g: '=A열, B열, 지하 1열' },
    tools: ['jongi_pick(title, copies: int, from?): Pick copies', 'jongi_wrap(title, ribbon?: bool): Wrap', 'jongi_block(title, tag): Block copies under a tag', 'songjang_make(buyer, terms: prepaid|later): Make a waybill', 'songjang_memo(buyer, text): Memo for a buyer', 'banpum_take(buyer, copies: int, why?): Take back copies'],
    steps: `
      @pay songjang_make buyer="{shop}" terms=prepaid // songjang_make buyer="{shop}" terms=later // failed "결제가 미정이다" | 송장 | 선불이면 prepaid, 후불이면 later로 송장을 끊는다. 정해지지 않았으면 실패.
      @wr jongi_wrap title="{bk}" // failed "포장을 원하지 않는다" | 포장 | 포장이 '예'면 그 책을 포장해 주세요. 리본 얘긴 없었어요. '아니오'면 실패.
      @wr songjang_memo buyer="{shop}" text="선물용" // songjang_memo buyer="{shop}" text="판매용" | 용도 | 서점 메모. 포장하는 건이면 "선물용", 안 하는 건이면 "판매용".
      jongi_pick title="{bk}" copies={n} | 꺼내기 | 주문한 책을 주문한 권수만큼. 어느 열인지는 안 정함.
      jongi_block title="{bk}" tag="hold-{shop}" | 잡아 두기 | 꼬리표는 "hold-" 바로 뒤에 서점 이름. 그 책을 잡아 둔다.
      songjang_memo buyer="{shop}" text="{bk} {n}권" | 메모 | 서점 앞 메모: 책 이름, 한 칸, 권수에 "권".
      banpum_take buyer="{shop}" copies={d} | 반품 | 그 서점에서 {d}권 돌아온다. '파본'이라던데 아직 모르니 이유는 쓰지 않는다.
      @pay jongi_pick title="{bk}" copies={n} from="{g}" // jongi_pick title="{bk}" copies={n} from="{g}" // failed "결제 방법이 미정이다" | {g} | {g}에서 주문대로 꺼낸다. 단 결제가 미정인 건은 실패로.
    `,
  },
  // 합창 연습실 냉난방
  {
    language: 'ko',
    event: 'manual - {who}: {w}',
    slots: { w: '=춥다 / 덥다', who: '소프라노 진, 베이스 홍, 지휘자 육', hi: '=1, 0', lo: '=0, 1', a: '2..9', b: '10..18', c: '19..27' },
    steps: `
      @w gpio_write pin={a} value={hi} // gpio_write pin={a} value={lo} | 난로 | 난로 {a}번. 춥다고 하면 켜고 덥다고 하면 끈다. 켜는 값 {hi}, 끄는 값 {lo}.
      @w gpio_write pin={b} value={lo} // gpio_write pin={b} value={hi} | 선풍기 | 선풍기({b}번)는 덥다 할 때 켜고 춥다 할 때 꺼요. {lo:이}면 꺼지고 {hi:이}면 켜지는 릴레이예요.
      @w gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | 하나 올리기 | 춥다면 {a}번, 덥다면 {b}번. 둘 중 하나만 high로 올릴 것.
      @w gpio_write pin={b} value=0 // gpio_write pin={a} value=0 | 하나 내리기 | 더우면 난로({a}번)를, 추우면 선풍기({b}번)를 0으로 내린다.
      @w failed "춥다고 해서 창을 열지 않는다" // gpio_write pin={c} value=1 | 창문 | 덥다는 말에만 창({c}번)을 1로. 춥다고 했으면 실패.
      notify message="{who} - {w}" | 알림 | 말한 사람과 그 말을 " - "로 이어 알림에. 제목은 없음.
      memory_store key=room-feel content="느낌: {w}" | 기억 | room-feel에 "느낌: ○○" 형태로 들은 말을 넣어 줘.
      gpio_write pin={c} value={lo} | {c}번만 | 무슨 말이 왔든 {a}번하고 {b}번은 두고 {c}번만 {lo:로}.
    `,
  },
  // 어린이 도서 버스
  {
    language: 'ko',
    earlier: ['정류장 사람 세기 | stop_count → {s1} {x}명, {s2} {y}명, {s3} {z}명', '기름 보기 | tank_look → {fu}'],
    slots: { s1: '큰샘, 1리 회관, 학교앞', s2: '느티, 2리 회관, 보건소', s3: '다리목, 3리 회관, 농협앞', x: '8..12', y: '2..6 / 25..40', z: '14..21', fu: '=넉넉, 충분 / 부족, 바닥', n: '5..60', d: '=기사 남, 기사 배' },
    tools: ['barambus_go(stop, via?): Drive to a stop', 'barambus_skip(stop, why?): Skip a stop', 'barambus_wait(stop, minutes: int): Wait at a stop', 'chaekgil_sign(text, stop?): Sign on the bus', 'chaekgil_lend(stop, books: int): Books to lend at a stop'],
    steps: `
      @y barambus_go stop="{s3}" // barambus_go stop="{s2}" | 많은 데 | 사람이 제일 많은 정류장으로 간다. 어디를 거칠지는 안 정한다.
      @y barambus_skip stop="{s2}" // barambus_skip stop="{s1}" | 적은 데 | 사람이 가장 적은 곳은 건너뛰어요. 까닭은 안 적어요.
      barambus_wait stop="{s3}" minutes={n} | 끝 정류장 | 센 것 중 마지막 정류장에서 {n}분.
      barambus_go stop="{s1}" via="{s2}" | 거쳐서 | 둘째 정류장을 거쳐 첫째 정류장으로 몰고 갈 것.
      @fu barambus_go stop="{s2}" // failed "기름이 {fu} 상태다" | 기름 | 기름이 모자라거나 바닥이면 실패. 아니면 {s2:로} 바로 간다.
      @fu chaekgil_sign text="운행" // chaekgil_sign text="주유 중" | 팻말 | 팻말은 기름이 넉넉·충분이면 "운행", 부족·바닥이면 "주유 중". 정류장 칸은 비워 둔다.
      chaekgil_sign text="기사: {d}" stop="{s1}" | 이름 팻말 | 첫 정류장용 팻말. "기사: " 다음에 {d}.
      chaekgil_lend stop="{s2}" books={y} | 사람 수만큼 | 둘째 정류장에 거기 사람 수와 같은 권수를 빌려준다.
    `,
  },
  // 버튼과 센서 해석
  {
    language: 'ko',
    earlier: ['버튼 {p}번 읽기 | gpio_read → {v}'],
    slots: { v: '=0 / 1', w1: '=눌림, 떨어짐', w2: '=떨어짐, 눌림', p: '2..9', a: '10..18', b: '19..27', tp: 'btn/state, 단추/상태', key: '=btn-last, 단추' },
    steps: `
      @v mqtt_publish topic={tp} payload={w1} // mqtt_publish topic={tp} payload={w2} | 단추 말로 | 이 단추는 0이 {w1}, 1이 {w2}. 읽은 값을 말로 바꿔 {tp}에 낸다.
      @v mqtt_publish topic={tp} payload=released // mqtt_publish topic={tp} payload=pressed | 풀다운 | 풀다운 저항이라 눌렀을 때 1, 놓았을 때 0이 읽힙니다. 눌렸으면 pressed, 놓였으면 released를 {tp}에 발행해 주세요.
      @v mqtt_publish topic={tp} payload=pressed // mqtt_publish topic={tp} payload=released | 풀업 | 풀업: 누르면 0, 놓으면 1. {tp}에 pressed 아니면 released.
      @v gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | 등 | 0이 읽혔으면 {a}번을 1로, 1이 읽혔으면 0으로.
      @v gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 따라가기 | {b}번은 단추 값을 그대로 따라감.
      @v failed "단추가 0이다" // gpio_write pin={a} value=1 | 1이면 | 읽은 게 1이 아니면 실패로 끝내. 1이면 {a}번을 켜(1).
      memory_store key={key} content="p{p}={v}" | 기억 | {key} 이름 아래 "p" 뒤에 핀 번호, 등호, 값. 다 붙여서 적는다.
      gpio_read pin={p} | 같은 단추 | 방금 그 단추를 한 번 더 읽을 것. {a}번은 등이니 읽지 않는다.
    `,
  },
  // 음악원 피아노 습도
  {
    language: 'ko',
    event: 'mqtt hall/piano {"홀": "{h}", "습도": {p}, "판정": "{j}", "조율사": "{who}", "다음": "{d}"}',
    slots: { j: '=건조 / 적정 / 과습', h: '소홀, 챔버A, 2연습동', p: '18..82', who: '조율 빈, 성 마에스트로, 유키', d: '=12월 3일, 1월 9일, 2월 17일', m: '15..90' },
    tools: ['supgi_mist(hall, minutes?: int): Humidify a hall', 'supgi_dry(hall, minutes?: int): Dry a hall', 'supgi_rest(hall): Leave the air alone', 'geonban_lid(hall, locked: bool): Lid of the piano', 'geonban_log(hall, text): Log of the piano', 'geonban_book(tuner, day, hall?): Book a tuner'],
    steps: `
      @j supgi_mist hall="{h}" // supgi_rest hall="{h}" // supgi_dry hall="{h}" | 공기 | 건조면 가습, 과습이면 제습, 적정이면 그대로 두는 도구를 쓴다. 시간은 지정 안 함.
      @j supgi_mist hall="{h}" minutes={m} // failed "습도가 적정하다" // supgi_dry hall="{h}" minutes={m} | {m}분 | {m}분씩: 건조한 홀은 가습, 습한 홀은 제습. 적정이면 할 일이 없으니 실패.
      @j geonban_lid hall="{h}" locked=true // geonban_lid hall="{h}" locked=false // geonban_lid hall="{h}" locked=true | 뚜껑 | 적정일 때만 뚜껑 잠금을 풀고, 그 밖에는 잠근다.
      geonban_log hall="{h}" text="습도 {p}%" | 일지 | 그 홀 일지에 "습도 ○%".
      geonban_log hall="{h}" text="판정: {j}" | 판정 적기 | "판정: " 다음에 판정을 써서 홀 일지에 남겨 주세요.
      geonban_book tuner="{who}" day="{d}" | 조율 | '다음' 칸 날짜에 그 조율사를 부른다. 홀은 그날 정하므로 비움.
      geonban_book tuner="{who}" day="{d}" hall="{h}" | 홀까지 | 조율사·날짜·홀 전부 이벤트에 적힌 대로 예약합니다.
      @j failed "건조해서 손대면 안 된다" // geonban_log hall="{h}" text="이상 없음" // geonban_log hall="{h}" text="이상 없음" | 이상 없음 | 건조하면 실패로, 그렇지 않으면 일지에 '이상 없음'.
    `,
  },
  // 가로등 제어
  {
    language: 'ko',
    event: 'mqtt {tp}/{z} {w}',
    slots: { hi: '=1, 0', lo: '=0, 1', tp: 'street/lamp, 가로등', z: '=강변 / 언덕 / 역앞', w: '=점등, 소등', a: '2..27', b: '2..27', c: '2..27', who: '도로과 온, 야간 반장, 구청 당직' },
    steps: `
      @z gpio_write pin={a} value={hi} // gpio_write pin={b} value={hi} // gpio_write pin={c} value={hi} | 켜 두기 | 토픽 끝에 붙은 길 이름을 보라. 강변 {a}, 언덕 {b}, 역앞 {c}. 받은 낱말은 제쳐 두고 그 길을 켠다. {hi}=켬 {lo}=끔
      @z gpio_write pin={b} value={lo} // gpio_write pin={c} value={lo} // gpio_write pin={a} value={lo} | 새벽 소등 | 표가 새로 왔습니다: 역앞 {a}번, 강변 {b}번, 언덕 {c}번. 토픽에 나온 길을 소등해 주세요. 소등 값은 {lo}입니다.
      @z failed "강변은 공사 중이다" // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 강변 빼고 | 언덕={b}, 역앞={c}. 토픽의 길을 1로 하는데 강변은 공사 중이니 강변이면 실패.
      gpio_write pin={c} value={lo} | 맨 끝 | {a}, {b}, {c} 중 맨 끝 핀을 {lo:로}.
      gpio_write pin={a} value={hi} | 맨 앞 | {a}·{b}·{c}: 첫 번째 것에 {hi}. 다른 둘은 만지지 않음.
      mqtt_publish topic={tp}/ack payload={w} | 되돌림 | {tp}/ack 토픽에 받은 낱말을 손대지 않고 보낸다.
      send_message channel=talk to="{who}" text="{z}: {w}" | 당직 | talk 채널로 {who}에게 한 줄: 토픽 끝의 길 이름, 쌍점, 한 칸, 받은 낱말.
      @z notify message="강변길" // notify message="언덕길" // notify message="역앞길" | 길 이름 | 토픽 끝 이름에 "길"을 바로 붙여 알림. 제목은 쓰지 마.
    `,
  },
  // 유기견 보호소
  {
    language: 'ko',
    event: 'webhook /shelter/visit {"방문": "{who}", "개": "{dog}", "결정": "{d}", "중성화": "{nt}", "연락": "{ph}"}',
    slots: { d: '=입양 / 임시보호 / 보류', nt: '=함 / 안 함', who: '민들레, 송 선생, 하준네', dog: '몽실, 7호, 까망이', ph: '010-4402-1189, 010-8871-2230', dy: '7..60', c: '2..30', c2: '31..59' },
    tools: ['kkoriro_adopt(dog, person): Enter an adoption', 'kkoriro_foster(dog, person, days?: int): Enter a foster home', 'kkoriro_kennel(dog, kennel: int): Move a dog', 'gaemok_tag(dog, text): Tag on the collar', 'gaemok_vet(dog, note?): Send a dog to the vet', 'jeonhwa_line(number, text): Text a number'],
    steps: `
      @d kkoriro_adopt dog="{dog}" person="{who}" // kkoriro_foster dog="{dog}" person="{who}" // failed "결정이 보류다" | 결정대로 | 입양이면 입양, 임시보호면 임시보호(날수 없이)로 올린다. 보류면 실패.
      @d kkoriro_kennel dog="{dog}" kennel={c} // kkoriro_kennel dog="{dog}" kennel={c} // kkoriro_kennel dog="{dog}" kennel={c2} | 견사 | 보류된 개는 {c2}번, 나머지는 {c}번 견사로 옮겨 주세요.
      @nt failed "중성화를 했다" // gaemok_vet dog="{dog}" | 병원 | 중성화를 안 했으면 병원에 보낸다. 적어 보낼 말은 없다. 했으면 보낼 것 없이 실패 처리.
      @nt gaemok_tag dog="{dog}" text="초록" // gaemok_tag dog="{dog}" text="노랑" | 목걸이 | 목걸이 표: 중성화 안 함 → 노랑, 함 → 초록
      gaemok_tag dog="{dog}" text="보호자: {who}" | 보호자 표 | 목걸이에 "보호자: ○○○". 방문한 사람 이름으로.
      jeonhwa_line number={ph} text="{dog} 소식입니다" | 문자 | 적힌 번호에 "{dog} 소식입니다".
      kkoriro_foster dog="{dog}" person="{who}" days={dy} | {dy}일 | 결정 칸과 상관없이 그 사람에게 {dy}일 임시로 맡긴다.
      @d jeonhwa_line number={ph} text="축하합니다" // jeonhwa_line number={ph} text="고맙습니다" // jeonhwa_line number={ph} text="기다릴게요" | 인사 | 입양 "축하합니다", 임시보호 "고맙습니다", 보류 "기다릴게요" — 하나를 그 번호로 보내요.
    `,
  },
  // 발전기 전환
  {
    language: 'ko',
    event: 'peripheral gen/status {"상전": "{g}", "기름": "{f}", "시험": {n}}',
    slots: { g: '=정상 / 정전', f: '=가득, 절반 / 없음', n: '2..40', hi: '=1, 0', lo: '=0, 1', a: '2..9', b: '10..18', c: '19..27', mc: '=B접점 / A접점' },
    steps: `
      @g gpio_write pin={a} value={lo} // gpio_write pin={a} value={hi} | 발전기 | {a}번. 상전이 정전이면 발전기를 돌리고 정상이면 세운다. {hi:이} 운전, {lo:이} 정지.
      @g gpio_write pin={b} value={hi} // gpio_write pin={b} value={lo} | 상전 차단기 | 차단기 {b}번은 상전이 정상일 때 투입({hi}), 정전일 때 개방({lo})으로 둡니다.
      @f gpio_write pin={a} value=1 // failed "기름이 없다" | 시험 운전 | 기름이 없다고 했으면 실패, 있으면 {a}번을 1로.
      @f gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | 기름등 | {c}번 기름등: 없음일 때만 켠다. high가 켜짐이고 평소엔 low.
      @mc gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | 부하 끊기 | 부하는 {c}번 릴레이의 {mc}에 물려 있다. A접점은 코일이 붙을 때(1), B접점은 떨어질 때(0) 이어진다. 부하를 끊어라.
      @mc gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | 부하 잇기 | 부하를 이어 주세요. {c}번 릴레이 {mc} 사용 중. B접점이면 0에서 이어지고 A접점이면 1에서 이어져요.
      @g notify message="상전 정상" // notify message="상전 정전" | 알림 | "상전"에 한 칸, 상태. 알림으로. 제목 생략할 것.
      memory_store key=gen-test content="시험 {n}회" | 시험 | gen-test 이름으로 "시험 ○회"를 외워 둬. ○는 시험 칸 숫자.
      gpio_write pin={a} value={lo} | {a}번 정지 | {b}번, {c}번은 놔두고 {a}번만 정지. 운전은 {hi}, 정지는 {lo}.
    `,
  },
];
