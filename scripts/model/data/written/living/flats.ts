import { choice, maybe, span, whole, type Written } from '../table';
import { coded, lines, resident } from './village-slots';

const dong = coded('block 1##, block @, 1##, @', '1##동, 10#동, 1##, @동, ~동');
const ho = coded('#0#, 1#0#, flat #0#', '#0#호, 1#0#호, #0#, 지하 10#호');
const lift = coded('lift #, lift @-#, goods lift #', '#호기, @-#호기, 비상용 #호기, 화물용 #호기');
const gate = coded('gate #, main gate, north ramp, gate @', '정문, 후문, #번 게이트, 지하 #층 입구, @출구');
const job = coded('J-##, W#0#, job 1##', '작업-##, W#0#, 접수 1##, 하자-2#');
const text = lines(`
  the balcony pipe is frozen, please leave the tap dripping and call #4#1
  Your parcel is in box #2, the code is valid for 24 hours
  water drips into the flat below, open for the plumber at 1#:30
  the charger in bay #7 is free again, #2 kWh were used
  Form ~ is missing, 2 signatures, please come by before Friday`, `
  관리비 #개월분이 밀려 있으니 이번 주 안에 사무소로 연락 바랍니다
  택배 #개를 경비실에 보관 중입니다, 밤 9시까지 찾아가세요
  아랫집 천장에 물이 샙니다, 오후 #시에 기사가 방문합니다
  차량 라이트가 켜져 있습니다, 지하 2층 @-1#
  오늘 소독은 10시부터이고 반려동물은 방에 두세요
  ~ 서류가 빠졌습니다, 도장을 가지고 들러 주세요`);

export const flats: readonly Written[] = [
  {
    tool: 'lift_halt', about: ['Take a lift of a block out of service', '승강기를 세운다'],
    takes: { dong, lift, min: maybe(span('min', 10, 240)) },
    en: `
      stop {lift} in {dong}
      {dong}: {lift} out of service for {min}
      {lift} of {dong} must stand still while the rope is looked at
      take {lift}, {dong}, off for {min}
      A child dropped a key into the shaft. {dong}, {lift}, out of use.
      somebody hears grinding in {lift} at {dong}; nobody rides in it
      the fitter needs {lift} for {min}, {dong}
      halt {lift} in {dong} and keep {not_lift} running
      it passed its test on {day}, {any} % load, but {lift} in {dong} jerks. Off.
      {dong}, {lift}: halted, no duration known
      {lift} jerks, {not_lift} only needs a lamp. {any} people use them in {dong}; stop the one that jerks.`,
    ko: `
      {dong} {lift} 운행 정지
      {dong} {lift} 승강기를 세우#
      {dong} {lift} {min} 동안 정지
      {dong} 승강기 {lift:을} 못 타게 하#
      로프 점검이라 {dong} {lift:을} {min} 멈추#
      {lift}에서 쇳소리가 난다. {dong} 쪽이니 운행을 중단하#
      열쇠가 틈에 빠졌다. {dong} {lift} 정지 바람
      {not_lift:은} 돌리고 {dong} {lift}만 세우#
      {clock} 정기검사. {dong} {lift:을} 내려 두#
      {dong} {lift} 사용 금지, 기간 미정
      승강기 기사 도착. {dong} {lift} {min} 세워 두기
      {dong} {any}층에서 문이 덜컹거린다는 {lift}, 운행 정지 요망
      {lift}({dong}) 정지, {min}
      이삿짐은 {not_lift:로} 보내고 {dong} {lift:은} 멈추#
      재가동하지 말 것. {dong} {lift} 계속 정지시키#
      {not_lift:은} 전등만 나갔고 {lift:은} 덜컹거린다. {dong}에서 덜컹거리는 쪽을 세우#
      {dong} 이사가 {clock}에 있지만 {lift:은} 검사 전이라 쓸 수 없다. {min} 정지시키#`,
    titles: ['Lift out of service; Stop the lift', '승강기 정지; 엘리베이터 운행 중단'],
  },
  {
    tool: 'lift_release', about: ['Put a lift of a block back into service', '세운 승강기를 다시 운행한다'],
    takes: { dong, lift },
    en: `
      {lift} in {dong} may run again
      {dong}: {lift} back in service
      the rope of {lift} ({dong}) is fine, people can ride
      put {lift} of {dong} to work again
      return {lift} to the people of {dong}
      Repaired at {clock}: {dong}, {lift}. Let it go.
      end the stop of {lift}, {dong}; {not_lift} stays locked
      {any} steps are too many for the old people of {dong}; {lift} runs again, please
      {lift} at {dong} checked and free
      free {lift} in {dong}
      let {lift} of {dong} carry people, the sticker of the test is on`,
    ko: `
      {dong} {lift} 운행 재개
      {dong} {lift} 승강기를 다시 움직이#
      점검 끝. {dong} {lift} 정상 운행
      {dong} {lift} 정지를 풀#
      {lift} 수리가 {clock}에 끝났다. {dong} 주민이 타게 하#
      {not_lift:은} 아직이고 {dong} {lift}만 재가동하#
      {dong} {lift} 이제 타도 됨. 운행시키#
      {any}층 어르신이 기다린다. {dong} {lift} 재개 바람
      {dong}의 {lift:을} 살리#
      {dong} 승강기 {lift} 사용 금지 해제
      검사필증 부착 완료. {dong} {lift} 운행하#
      세워 둔 {dong} {lift}, 다시 돌리#
      {lift}({dong}) 복귀 요망
      {dong} {lift} 원래대로 운행
      {not_lift:은} 부품을 기다리고 {lift:은} 다 고쳤다. {dong} 고친 쪽을 다시 운행하#
      {dong} {lift} 점검이 {any}분 만에 끝남. 정지 해제 바람
      {dong} {lift} 다시 태우기`,
    titles: ['Lift back in service; Let the lift run', '승강기 재운행; 엘리베이터 정지 해제'],
  },
  {
    tool: 'lift_floor_call', about: ['Send a lift to a floor', '승강기를 어느 층으로 보낸다'],
    takes: { dong, lift, floor: whole(1, 25) },
    en: `
      {lift} in {dong} to floor {floor}
      send {lift}, {dong}, to floor {floor}
      {dong}: bring {lift} to {floor}
      the wardrobe waits on floor {floor} of {dong}, call {lift} there
      floor {floor}, please, {lift} of {dong}
      have {lift} of {dong} wait at floor {floor}
      {lift} stands on {not_floor}; in {dong} it is needed on {floor}
      stretcher to floor {floor}, block is {dong}, take {lift}
      {dong} has {any} floors and {lift} belongs on {floor} at {clock}
      <{lift} to floor {floor}|, | and >, says the list for {dong}. Begin with {lift}.
      on floor {floor} of {dong} somebody with a pram wants {lift}`,
    ko: `
      {dong} {lift:을} {floor}층으로 보내#
      {dong} {lift} {floor}층 호출
      {floor}층에 이삿짐. {dong} {lift:을} 그리로 올리#
      {dong} {lift} → {floor}층
      {not_floor}층에 서 있는 {dong} {lift:을} {floor}층으로 옮기#
      구급대가 {floor}층으로 간다. {dong} {lift:을} 불러 두#
      {dong} {lift:을} {floor}층에 대기시키#
      {dong:은} {any}층짜리. {lift:을} {floor}층에 대#
      {clock}에 {dong} {floor}층에서 {lift:을} 탄다. 미리 보내 두#
      {lift}({dong}), {floor}층 대기 바람
      {floor}층 문 앞에 {dong} {lift}
      세우는 게 아니라 {dong} {lift:을} {floor}층으로 부를 것
      {who:이} {floor}층에서 기다린다. {dong} {lift} 보내 주#
      <{lift:은} {floor}층|, |, > 대기. {dong} 배치표다. {lift}부터 보내#
      {dong} {who} 짐이 {any}상자다. {lift:을} {floor}층에 올려 두#`,
    titles: ['Send the lift; Call the lift', '승강기 호출; 승강기 보내기'],
  },
  {
    tool: 'bollard.set', about: ['Raise or lower the car park arm at a gate', '주차 차단봉을 올리거나 내린다'],
    takes: { gate, arm: choice({ '올림': ['up|raised', '올림'], '내림': ['down|lowered', '내림'], '자동': ['automatic', '자동'] }) },
    en: `
      arm at {gate} {arm}
      {gate}: bar {arm}
      [arm=올림] the removal van comes through {gate}, clear the way
      [arm=내림] nobody drives in by {gate} any more
      [arm=자동] {gate} may read the plates by itself again
      [arm=올림] fire brigade at {gate}!
      [arm=내림] {any} cars too many inside. Bar {gate}.
      [arm=자동] camera at {gate} cleaned, no more by hand
      [arm=올림] hold {gate} open until {clock}
      put the bar of {gate} {arm}, {not_gate} is fine
      [arm=내림] asphalt is wet behind {gate}; let the bar come down`,
    ko: `
      {gate} 차단봉 {arm}
      {gate} 차단봉을 {arm} 상태로 바꾸#
      [arm=올림] 이삿짐 차가 {gate:로} 들어온다. 차단봉을 들#
      [arm=내림] {gate:로} 더는 못 들어오게 막#
      [arm=자동] {gate:은} 다시 번호판을 알아서 읽게 하#
      [arm=올림] 소방차 진입! {gate} 열어 두기
      [arm=내림] 만차다. {gate} 봉을 낮추#
      [arm=자동] 카메라 닦았음. {gate} 수동 해제
      [arm=올림] {clock}까지 {gate} 차단봉을 세워 두#
      [arm=내림] 올려 둔 {gate} 차단봉을 제자리에 내리#
      {gate}: {arm}, {not_gate:은} 그대로
      [arm=올림] 행사 차량 {any}대가 지나가게 {gate} 봉을 치워 두#
      [arm=자동] {gate:은} 사람 손 안 타게 평소 방식으로 돌리#
      [arm=내림] 도색 중이라 {gate} 쪽 차량 통제
      {who} 요청, {gate} 차단봉 {arm}
      [arm=올림] {gate} 막지 말 것, 봉 위로
      [arm=올림] {not_gate:은} 막혔다. 장의차가 {gate:로} 돌아오니 봉을 들어 두#
      [arm=내림] {clock} 이후 {gate:은} 나가기만 하고 들어오지 못하게 봉으로 막#
      [arm=자동] 어제 {any}번 손으로 열었다. 카메라가 살았으니 {gate:을} 원래 방식으로 돌리#`,
    titles: ['Car park bar; Bar up or down', '차단봉; 주차장 차단봉; 차량 통제'],
  },
  {
    tool: 'flat_sms', about: ['Send a text message to one flat', '한 세대에 문자를 보낸다'],
    takes: { dong, ho, text },
    en: `
      text to {dong} {ho}: "{text}"
      send {ho} in {dong} this message: {text}
      Let {ho} of {dong} have it by SMS: "{text}"
      "{text}" to the phone of {ho}, {dong}
      {dong}, {ho}: {text}
      They did not hear the bell at {clock}. Message to {dong}, {ho}: "{text}"
      not to all {any} flats, only {ho} of {dong}: "{text}"
      SMS, {dong} / {ho}: {text}
      it is {not_ho} upstairs that complained; write to {ho} in {dong}: "{text}"
      <{dong} {ho} has not answered|, | and >. Message to {dong} {ho} first: {text}
      {who} rang {any} times. {ho} in {dong} must know: {text}
      write to the phone of {ho}, {dong}, nothing over the wall pad: {text}`,
    ko: `
      {dong} {ho} 문자: {text}
      {dong} {ho}에 "{text}"라고 문자를 보내#
      {ho}({dong}) 세대에 문자 발송: {text}
      "{text}" — {dong} {ho}에만 문자
      {dong} {ho} 세대주에게 다음 문자를 보내#: {text}
      인터폰을 안 받는다. {dong} {ho}에 문자로 "{text}"를 전하#
      {not_ho}에서 민원이 들어왔다. 원인인 {dong} {ho}에 "{text}" 문자 발송 요망
      전체 {any}세대 말고 {dong} {ho}만. 문자 내용: {text}
      {clock}까지 {dong} {ho}에 문자 안내 바람. "{text}"
      {dong} {ho} 휴대폰으로 "{text}"를 보내 주#
      문자({dong} {ho}): {text}
      방송 말고 문자로. {dong} {ho}, "{text}"
      {who} 댁은 {dong} {ho}. "{text}"라고 알리는 문자를 넣#
      {dong} {ho}에 보낼 글: {text}
      {not_dong} 아니고 {dong} {ho}에 "{text}" 문자
      초인종을 {any}번 눌렀다. {dong} {ho}에 문자로 알리#: {text}
      {not_dong} {ho:은} 이미 받았고 {dong} {ho}만 못 받았다. 보낼 문자: {text}
      관리비 고지서 2장이 {not_ho}에 잘못 들어갔다. 주인인 {dong} {ho}에 문자: {text}
      {dong} {ho}, 문자, {text}`,
    titles: ['Message to a flat; Text the flat', '세대 문자; 문자 발송; 문자 안내'],
  },
  {
    tool: 'flat_unpaid_look', about: ['See what a flat still owes', '세대 미납액을 조회한다'],
    takes: { dong, ho }, reads: true, result: '{any}',
    en: `
      what does {ho} in {dong} owe
      look up the arrears of {dong} {ho}
      {dong}, {ho}: unpaid fees
      before a message goes out, see how far {ho} of {dong} is behind
      {ho} moves out on {day}. Check its debts, {dong}.
      are {dong} / {ho} square with us
      {who} says it was paid at {clock}. Look at {ho}, {dong}.
      sum still open, {ho} in {dong}
      {not_ho} owes {any}; and {ho} of {dong}?
      how many months is {ho} of {dong} behind, just look`,
    ko: `
      {dong} {ho} 미납액 조회
      {dong} {ho} 관리비가 얼마 밀렸는지 보#
      {ho}({dong}) 미납 확인
      {day}에 이사 나간다. {dong} {ho} 밀린 돈을 확인하#
      문자 보내기 전에 {dong} {ho} 미납 금액부터 알아보#
      {dong} {ho} 체납 있나 조회 바람
      {who} 댁({dong} {ho}) 관리비 납부 상태를 확인하#
      {not_ho:은} {any}만 원이었다. {dong} {ho:은} 얼마인지 보#
      {dong} {ho} 정산용 미납 조회
      {clock}에 입금했다고 함. {dong} {ho} 미납 조회하#
      {dong} {ho} 얼마 남았나 확인 요망
      {dong} {ho}: 아직 안 낸 관리비
      보내지는 말고 {dong} {ho} 미납액만 보#
      {dong} {not_ho:은} 3개월, {not_ho2:은} 없음. {dong} {ho:은} 얼마 밀렸는지 조회하#
      등기가 {any}통 반송됐다. {dong} {ho} 미납부터 확인하#`,
    titles: ['Arrears; What is owed', '미납 조회; 관리비 확인'],
  },
  {
    tool: 'cistern_valve', about: ['Open, half open or shut the inlet of a cistern', '저수조 유입 밸브를 연다, 반쯤 연다, 닫는다'],
    takes: { cistern: coded('cistern #, tank @, roof tank #', '저수조 #호, @조, #번 물탱크, 고가수조 #'), open: choice({ full: ['fully open|full', '완전 개방|전개'], half: ['half open|half', '반개|절반'], shut: ['shut|closed', '닫힘|폐쇄'] }) },
    en: `
      inlet of {cistern} {open}
      {cistern}: inlet {open}
      [open=shut] the cleaners climb into {cistern} at {clock}, no water may come
      [open=full] {cistern} is nearly empty, let in what the main gives
      [open=half] fill {cistern} gently, the pipes knock
      [open=shut] {cistern} runs over!
      [open=full] cleaning of {cistern} done, water in as always
      [open=half] pressure fell to {any}; throttle {cistern} to the middle
      have the inlet at {cistern} {open}, leave {not_cistern}
      [open=half] neither all nor nothing for {cistern}`,
    ko: `
      {cistern} 유입 밸브 {open}
      {cistern} 유입을 {open} 상태로 하#
      [open=shut] {clock}에 청소부가 {cistern} 안으로 들어간다. 물을 막#
      [open=full] {cistern:이} 거의 비었다. 밸브를 다 열#
      [open=half] 배관이 울리니 {cistern} 밸브는 반만 열#
      [open=shut] {cistern} 넘친다. 유입 차단
      [open=full] {cistern} 청소 끝, 물 받기 시작하#
      [open=half] {cistern} 유입은 반쯤 열어 두#
      [open=shut] {cistern:을} 잠그#
      {cistern}: {open}, {not_cistern:은} 손대지 말 것
      [open=full] {cistern} 밸브를 끝까지 풀#
      [open=half] 수압이 {any}까지 떨어져 {cistern} 유입을 절반으로 줄이#
      [open=shut] 수질 검사가 나올 때까지 {cistern}에 물을 들이지 말 것. 밸브를 닫#
      저수조 점검표: {cistern} 유입 {open}
      [open=full] {cistern} 수위 30%. 전부 개방 요망
      [open=shut] {not_cistern:은} 반쯤 찼고 {cistern:은} 넘치기 직전이다. 들어오는 물을 막#
      [open=half] {cistern} 수위 {any}%. 다 열면 소리가 나니 중간까지만 열#
      [open=full] {clock}까지 {cistern:을} 채워야 한다. 밸브를 남김없이 열#`,
    titles: ['Cistern inlet; Water for the cistern', '저수조 밸브; 물탱크 유입; 저수조'],
  },
  {
    tool: 'work_request.file', about: ['File a repair request for a flat', '작업 요청을 등록한다'],
    takes: { dong, ho, what: lines(`
      kitchen tap drips, washer 1/2 inch
      the lamp in the bathroom flickers
      wall pad dead since #:00, bell works
      ~ in the drain, smells`, `
      주방 수전 누수, 패킹 교체
      욕실등 #개 깜빡임
      현관 도어록 방전, 9V 건전지 필요
      세탁실 배수구 막힘, ~ 걸림
      월패드 화면 꺼짐, 벨은 울림`), by: maybe(resident) },
    en: `
      file a repair for {dong} {ho}: {what}
      {dong}, {ho}, "{what}"; reported by {by}
      {by} of {ho} in {dong} reports: "{what}"
      new job: {dong} {ho}, "{what}"
      enter "{what}" for {ho} of {dong}
      for {ho} ({dong}) a repair is wanted: "{what}", name {by}
      At {clock} somebody from {ho}, {dong}, called: "{what}". No name.
      It is the {any}th of the week. {dong} / {ho}: {what}
      "{what}" – {ho}, {dong}, asked for by {by}`,
    ko: `
      {dong} {ho} 작업 요청 등록: {what}
      {dong} {ho}, "{what}", 신청인 {by}
      {ho}({dong}) {what} 건을 접수하#
      {by}님이 {dong} {ho} "{what}" 건으로 작업을 신청함. 등록하#
      작업 요청을 올리#: {dong} {ho}, "{what}"
      {clock} 전화 접수. {dong} {ho}, {what}
      {dong} {ho} 하자: "{what}". 신청인 이름은 {by}
      이번 주 {any}번째 접수. {dong} {ho} "{what}" 등록 바람
      {by} 이름으로 {dong} {ho}에 "{what}" 작업을 넣#
      {dong} {ho} 세대 고장 "{what}" 접수 요망. 신청자 성함 모름
      접수 등록 — {dong} {ho} / "{what}" / {by}
      {not_ho} 아니고 {dong} {ho}. "{what}" 수리 요청 등록하#
      기사에게 넘길 작업을 새로 만들#. {dong} {ho}, {what}
      {not_ho:은} 어제 고쳤고 오늘은 {dong} {ho} 차례다. 내용 "{what}", 작업 요청을 넣#
      기사는 {clock}에 온다. {dong} {ho} 작업 등록: {what}`,
    titles: ['File a repair; New job', '작업 요청 등록; 하자 접수'],
  },
  {
    tool: 'work_request.reject', about: ['Turn a repair request down', '작업 요청을 반려한다'],
    takes: { job, why: maybe(lines('belongs to the flat, not to the house\n no spare part, 3 weeks\n same as ~ last week', '세대 부담 공사\n부품 없음, #주 대기\n같은 건 이미 접수됨\n~ 사진 누락')) },
    en: `
      {job} is turned down
      refuse {job}: "{why}"
      send {job} back, the reason is "{why}"
      we do not do {job}
      no to {job}; reason: {why}
      {job} is not for us, {not_job} is. Turn it down.
      the {who} decided on {day}: {job} refused, "{why}"
      {job} stays in the list, but as rejected
      for want of {any} screws {job} must be rejected, no reason in the form
      {job}: no. The form gets "{why}" as its reason.`,
    ko: `
      {job} 반려
      {job:을} 반려하#, 사유 "{why}"
      {job} 돌려보내기. 사유: {why}
      {job:은} 우리 일이 아니다. 반려하#
      "{why}"라는 이유로 {job:을} 반려 처리하#
      {job} 작업 불가, 반려 바람
      삭제 말고 {job} 반려
      {not_job:은} 진행, {job:은} 반려하#
      {clock} 회의에서 {job:은} 안 하기로 함. 사유 "{why}"로 반려
      {job} 반려({why})
      {job:은} 받아 줄 수 없으니 되돌려 보내#
      {who} 결재: {job} 반려, 이유는 "{why}"
      예산 {any}만 원 초과라 {job} 반려. 사유란은 비워 둠
      {not_job:은} 오늘 나가고 {not_job2:은} 부품이 왔다. {job:은} 안 되니 반려하#
      사진 {any}장을 봤으나 우리 일이 아님. {job} 반려, 사유는 "{why}"`,
    titles: ['Refuse the job; Reject the request', '작업 반려; 요청 반려'],
  },
  {
    tool: 'work_request.drop', about: ['Delete a repair request', '작업 요청을 삭제한다'],
    takes: { job },
    en: `
      delete {job}
      {job} out of the list altogether
      {job} was entered by mistake at {clock}; nothing of it is to remain
      erase {job}, {not_job} remains
      the same tap twice: {not_job} and {job}. The latter goes, gone for good.
      not rejected, deleted: {job}
      remove {job} from the jobs
      {who} tried the form out. Wipe {job}.
      drop {job}, it is the {any}th copy
      {not_job} and {not_job2} are real jobs, {job} is a test; clear it away`,
    ko: `
      {job} 삭제
      {job:을} 목록에서 지우#
      {job:은} 잘못 들어갔다. 삭제하#
      반려가 아니라 {job} 삭제
      같은 수전이 두 번 접수됨. {not_job:은} 두고 {job:을} 지우#
      {job} 흔적 없이 제거하#
      {who:이} 시험으로 올린 {job} 삭제 바람
      {clock}에 중복 접수된 {job:을} 없애#
      {job} 접수 내역 삭제 요망
      {any}건 중 {job}만 삭제하#
      {job} 완전히 지움
      작업 목록 정리: {job} 빼#
      {not_job:은} 반려로 두고 {job:은} 아예 삭제하#
      {not_job}, {not_job2:은} 그대로. {job}만 목록에서 없애#
      {job} 없던 것으로 삭제`,
    titles: ['Delete the job; Off the list', '작업 요청 삭제; 접수 삭제'],
  },
];
