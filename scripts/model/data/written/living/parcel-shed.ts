import { choice, date, maybe, tenths, whole, type Written } from '../table';
import { coded, lines, resident, timeOfDay } from './village-slots';

const parcel = coded('P-####, box ##-#, ##-####', '송장 ####, P-####, ##-####, 택배 ##호');
const belt = coded('belt #, chute @, line @-#', '#번 벨트, #호기, @-#라인, 분류 #호');
const van = coded('van #, truck @#, van ##-#', '#호차, 탑차 #, 1톤 @호, ##호차');
const bay = coded('dock #, bay @, cell @-##', '#번 도크, @-##칸, 하차장 #, 냉장칸 #');

export const parcelShed: readonly Written[] = [
  {
    tool: 'belt_start_at', about: ['Start a sorting belt at a speed', '분류 벨트를 돌린다'],
    takes: { belt, m_min: maybe(whole(5, 90)) }, beside: { van },
    en: `
      {belt} on
      run {belt} at {m_min} metres a minute
      {belt}: start, {m_min} m/min
      {any} sacks lie before {belt}, let it turn
      <{belt} feeds {van}|, | and >. {van} is at the door, so start what feeds it.
      speed {m_min} for {belt}, begin
      {belt} goes at {clock}, {not_belt} is broken
      parcels pile up, {belt} has to move at {m_min}
      set {belt} going, speed as always`,
    ko: `
      {belt} 가동
      {belt:을} 돌리#
      {belt} 분속 {m_min}미터로 시작
      {belt:을} 분당 {m_min}m로 돌리#
      마대 {any}개가 밀렸다. {belt:을} 켜#
      <{belt:은} {van}|, |, > 물량. 지금 {van:이} 왔으니 그 벨트를 돌리#
      {not_belt:은} 고장이니 {belt:을} 가동하#
      {clock} 하차 시작, {belt} 켜기
      {belt} 속도 {m_min}, 가동 바람
      물건이 쌓인다. {belt} 기동하#
      {belt} 운전 개시, 속도는 평소대로
      세우지 말고 {belt:을} {m_min}으로 계속 돌리#
      {belt} {m_min} m/min 요망
      {not_belt:은} 분속 20, {belt:은} {m_min}이다. 고장 난 쪽은 두고 {belt:을} 분속 {m_min:로} 돌리#`,
    titles: ['Start the belt; Belt on', '벨트 가동; 분류 시작'],
  },
  {
    tool: 'belt_hold_up', about: ['Stop a sorting belt', '분류 벨트를 멈춘다'],
    takes: { belt, reason: maybe(choice({ '걸림': ['jam|jammed', '걸림|끼임'], '파손': ['broken parcel|breakage', '파손'], '교대': ['change of shift', '교대'] })) }, beside: { van },
    en: `
      {belt} off
      stop {belt}: {reason}
      {belt} stands, {reason}
      [reason=걸림] a box sits across {belt}; stop it
      [reason=파손] soy sauce runs over {belt}, a bottle burst. Halt.
      [reason=교대] the late people come at {clock}, {belt} rests so long
      <{belt} feeds {van}|, | and >. {van} is full; stop its belt.
      a sleeve is caught in {belt}!
      hold {belt}, {not_belt} goes on with its {any} sacks
      [reason=교대] new crew in {any} minutes, until then {belt} rests`,
    ko: `
      {belt} 정지
      {belt:을} 세우#
      {belt} 정지, 사유 {reason}
      [reason=걸림] 상자가 가로로 끼었다. {belt:을} 멈추#
      [reason=파손] 간장병이 터져 {belt:이} 젖었다. 세우#
      [reason=교대] {clock} 야간조 들어올 때까지 {belt:을} 쉬게 하#
      [reason=걸림] {belt} 롤러에 끈이 말려 들어감. 중지 바람
      <{belt:은} {van}|, |, > 물량. {van:이} 꽉 찼다. 그쪽 벨트를 멈추#
      {not_belt:은} 돌리고 {belt}만 끄#
      {belt} 운전 중단
      {who} 소매가 {belt}에 끼었다. 당장 끄#
      {belt} 멈춤({reason})
      [reason=교대] 조 바뀌는 동안 {belt} 정지
      [reason=파손] {belt} 위 상자가 찢어져 쌀이 {any}kg 쏟아짐. 정지
      [reason=파손] {belt} 위에서 유리병이 깨졌다. 벨트 정지`,
    titles: ['Stop the belt; Belt off', '벨트 정지; 분류 중단'],
  },
  {
    tool: 'parcel_load', about: ['Load a parcel into a van', '택배를 차에 싣는다'],
    takes: { parcel, van, bay: maybe(bay) }, beside: { receiver: resident },
    en: `
      {parcel} into {van}
      load {parcel} from {bay} into {van}
      {van} takes {parcel}
      put {parcel} on {van}, it lies at {bay}
      {parcel}: {bay} to {van}
      <{receiver} lives on the round of {van}|, | and >. {parcel} is for {receiver}; load it.
      not {not_van} but {van} carries {parcel}
      at {clock} {van} leaves with {parcel}
      out of {bay}, into {van}: {parcel}
      <{parcel} belongs in {van}|, | and >. Load {parcel} now.
      {van} still has room for {parcel}`,
    ko: `
      {parcel:을} {van}에 싣기
      {parcel:을} {van}에 올리#
      {van}에 {parcel} 상차
      {bay}에 있는 {parcel:을} {van}에 넣#
      {parcel}: {bay} → {van}
      <{receiver} 댁은 {van}|, |, >. {parcel:은} {receiver} 앞으로 온 것이니 맞는 차에 올리#
      {not_van} 말고 {van}에 {parcel:을} 올리#
      {clock} 출발하는 {van}, {parcel} 상차 바람
      {van:로} 나갈 것: {parcel}
      {any}개 중 {parcel:은} {van}
      {parcel} 상차 {van}, 위치 {bay}
      {bay}에서 {parcel:을} 꺼내 {van}에 상차하#
      {parcel:은} {van} 맨 뒤에 올려 두#
      <{parcel:은} {van}|, |, >. 그중 {parcel:을} 지금 상차하#
      {parcel} 실음, {van}`,
    titles: ['Load the parcel; Into the van', '상차; 택배 싣기'],
  },
  {
    tool: 'parcel_unload', about: ['Take a parcel out of a van and put it into a bay', '택배를 차에서 내린다'],
    takes: { parcel, van, bay: maybe(bay) },
    en: `
      {parcel} out of {van}
      unload {parcel} from {van}, put it in {bay}
      {van}: {parcel} comes off
      take {parcel} off {van} and lay it at {bay}
      {parcel} was loaded wrongly; get it out of {van}
      to {bay} with {parcel}, it stands in {van}
      {van} is overweight by {any} kg, {parcel} has to leave it
      out of {van}: {parcel}, {not_parcel} travels
      {bay} is free; {parcel} from {van} goes there
      {van} keeps the rest, {parcel} has to come down`,
    ko: `
      {van}에서 {parcel} 하차
      {parcel:을} {van}에서 내리#
      {van} {parcel:을} 내려 {bay}에 두#
      {parcel}: {van} → {bay}
      잘못 실었다. {van}에서 {parcel:을} 빼#
      {van} {any}kg 초과. {parcel:을} 내리#
      {not_parcel:은} 그냥 두고 {van}에서 {parcel}만 빼#
      {bay:이} 비었다. {van}에 있는 {parcel:을} 거기로 내리#
      {parcel} 하차({van}), 놓을 곳 {bay}
      {clock} 전에 {van}에서 {parcel:을} 꺼내#
      {van} 짐 중 {parcel} 하차 요망
      상차 취소. {van}에 올린 {parcel:을} 도로 내리#
      {not_van:은} 떠났고 {van:은} 아직 있다. 잘못 실은 {parcel:을} {van}에서 내리#
      {parcel} 내림, {van}`,
    titles: ['Unload the parcel; Out of the van', '하차; 택배 내리기'],
  },
  {
    tool: 'parcel_where', about: ['See where a parcel is', '택배 위치를 조회한다'],
    takes: { parcel }, reads: true, result: '{any}',
    en: `
      where is {parcel}
      look {parcel} up
      {parcel}: what is its state
      {who} waits for {parcel}, see how far it is
      trace {parcel}, do not move it
      {not_parcel} came at {clock}; check {parcel}
      has {parcel} left the shed
      find out on which shelf {parcel} is
      the woman has asked {any} times: {parcel}
      {parcel}, has anybody seen it`,
    ko: `
      {parcel} 위치 조회
      {parcel:이} 어디 있는지 보#
      {parcel} 배송 상태 확인
      {who:이} {parcel:을} 기다린다. 어디까지 왔는지 알아보#
      {not_parcel:은} {clock}에 왔다. {parcel}도 확인하#
      {parcel} 나갔는지 조회 바람
      싣거나 내리지 말고 {parcel} 위치만 보#
      {parcel} 추적
      전화가 {any}번 왔다. {parcel} 지금 상태를 확인하#
      {parcel} 창고에 있나 찾아보#
      {parcel} 배송 어디쯤
      고객 문의 {parcel} 조회 요망`,
    titles: ['Trace the parcel; Where is it', '배송 조회; 위치 확인'],
  },
  {
    tool: 'redelivery_set', about: ['Set a new delivery of a parcel', '재배송을 잡는다'],
    takes: { parcel, on: date(), at: maybe(timeOfDay), note: maybe(lines('ring twice, the bell is weak\n leave it with ~, second house\n not before #:00, dog in the yard', '초인종이 약하니 두 번 누르기\n부재 시 ~ 가게에 맡김\n마당에 개 있음, #시 이후\n현관 옆 #번 보일러실에 넣어 두기')) },
    en: `
      {parcel} again on {on}
      new delivery of {parcel}: {on}, {at}
      {parcel}, {on}, note "{note}"
      nobody was in at {clock}. Bring {parcel} on {on} at {at}.
      try {parcel} once more on {on}
      on {on} at {at} {parcel} goes out again, "{note}"
      {on} for {parcel}, the hour does not matter
      they are away for {any} days; {parcel} comes on {on}
      "{note}" – with that, {parcel} on {on}
      <{parcel} on {on}|, | and >, as agreed by phone. Enter {parcel}.`,
    ko: `
      {parcel} 재배송 {on}
      {parcel:을} {on} {at}에 다시 배달하게 잡아 두#
      {parcel} {on}, 메모 "{note}"
      {clock}에 집에 없었음. {parcel} 재배송을 {on:로} 잡아 두#
      {on} {at} 재배송: {parcel}
      {any}일간 집을 비운다고 함. {parcel:은} {on}에 다시
      {parcel} 재방문 {on}, 시각 무관
      "{note}"라는 부탁이 있다. {parcel:을} {on}에 재배송 등록하#
      {parcel:은} {on}에 다시 가져가게 하#
      재배송({parcel}) {on} {at} "{note}"
      {not_parcel} 말고 {parcel} 재배송, {on}
      {parcel} 반송 아님, {on} 재배송 요망
      <{parcel:은} {on}|, |, >. 통화로 정한 날이다. {parcel} 재배송을 등록하#`,
    titles: ['Deliver again; New delivery', '재배송; 다시 배달'],
  },
  {
    tool: 'parcel_send_back', about: ['Send a parcel back to its sender', '택배를 반송한다'],
    takes: { parcel, fee: maybe(whole(2000, 9000)) },
    en: `
      {parcel} back to the sender
      return {parcel}, fee {fee}
      nobody takes {parcel}; it goes back
      {parcel} returned, {fee} won to pay
      refused at the door at {clock}: {parcel}
      {fee} for the way back of {parcel}
      third try failed, {parcel} goes home to its shop
      {parcel} is not to be delivered again but sent back
      wrong address on {parcel}, {not_parcel} is right. Return it.
      "moved away" is written on {parcel}; home with it, {fee} won`,
    ko: `
      {parcel} 반송
      {parcel:을} 보낸 사람에게 돌려보내#
      {parcel} 반송, 요금 {fee}원
      세 번 갔는데 없다. {parcel} 반송하#
      {parcel:은} 안 받겠다고 함. 되돌려 보내#, 반송비 {fee}원
      {clock} 수취 거부. {parcel} 반송 처리
      재배송 말고 {parcel} 반송 바람
      주소가 없는 {parcel:을} 발송인에게 보내#
      {fee}원 받고 {parcel} 반송하#
      {not_parcel:은} 배달하고 {parcel:은} 반송하#
      {parcel} 도로 보내기, 비용 미정
      {who} 요청으로 {parcel} 반송 요망`,
    titles: ['Send it back; Return to sender', '반송; 돌려보내기'],
  },
  {
    tool: 'parcel_weigh', about: ['Enter the weight of a parcel', '택배 무게를 적는다'],
    takes: { parcel, kg: tenths(0.2, 29, 'kg'), bay: maybe(bay) },
    en: `
      {parcel}: {kg}
      enter {kg} for {parcel}
      {parcel} weighs {kg}, lies at {bay}
      {kg} is the weight of {parcel}
      note {parcel}, {kg}, {bay}
      the label says {not_kg}, the scale {kg}; enter the scale for {parcel}
      on the scale at {clock}: {parcel}, {kg}
      {any} kg were written on it, but {parcel} has {kg}
      weight {kg}, parcel {parcel}, put down in {bay}
      <{parcel} {kg}|, | and > from the scale. Enter {parcel} only.`,
    ko: `
      {parcel} {kg}
      {parcel} 무게 {kg:로} 적#
      {parcel} 중량 {kg}, 위치 {bay}
      {kg}, {parcel} 기록
      송장에는 {not_kg}지만 저울은 {kg}. {parcel} 무게를 저울값으로 입력하#
      {parcel}: {kg} / {bay}
      {clock} 계량 {parcel} {kg} 입력 바람
      {bay}에 둔 {parcel}, {kg:이}라고 적어 두#
      {parcel:은} {kg} 나간다. 입력하#
      쌀 {any}kg이라더니 {parcel:은} {kg}. 고쳐 적#
      무게 {kg} ({parcel})
      {parcel} {kg:로} 중량 등록 요망
      <{parcel:은} {kg}|, |, >. 저울값이다. {parcel} 것만 입력하#`,
    titles: ['Weight of the parcel; Weigh', '무게 기록; 중량 입력'],
  },
];
