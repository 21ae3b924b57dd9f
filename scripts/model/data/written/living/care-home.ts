import { flag, many, moment, names, span, whole, type Written } from '../table';

const resident = names('Mr Adeyemi, Mrs Holm, Mrs Petrov, Mr Quint, Ms Tanaka', '김순례, 박만수, 이옥자, 최덕배, 정말순');

export const careHome: readonly Written[] = [
  {
    tool: 'bed_exit_alarm', about: ['Arm or disarm the bed exit alarm of a room', '침대 이탈 알림을 켜고 끈다'],
    takes: { room: whole(1, 88), armed: flag(['armed', '설정'], ['disarmed', '해제']) },
    en: `
      [armed=true] watch the bed in {room} tonight
      [armed=false] her daughter sleeps in room {room}, the mat need not ring
      [armed=true] He fell twice on {day}, both times getting up alone. Room {room} has to report when he leaves the bed.
      [armed=false] resident of {room} is at dialysis until {clock}, mat off
      bed alarm {room} {armed}
      [armed=true] sharpen the mat in room {room}
      [armed=false] no alarm from the bed in {room} while we change the sheets
      [armed=true] after the {clock} round: mat on, room {room}
      [armed=false] {room} walks safely again, let the mat sleep, {not_room} keeps its alarm
      [armed=true] {any} nights nothing happened, still: tell us when feet touch the floor in {room}.
      [armed=false] The physiotherapist walks up and down with the resident of {room} until {clock}; no false alarms.`,
    ko: `
      [armed=true] 오늘 밤 {room}호 침대 이탈을 감시하#
      [armed=false] {room}호는 따님이 옆에서 주무신다. 매트가 울리지 않게 하#
      [armed=true] {day}에 혼자 일어나다 두 번 넘어지셨음. {room}호 낙상 매트를 걸어 두#
      [armed=false] {room}호 어르신 투석({clock} 복귀), 매트 끔
      {room}호 침대 알림 {armed}
      [armed=true] {clock} 순회 뒤 {room}호 매트를 살리#
      [armed=false] {room}호 시트 교체하는 동안 알림이 안 가게 하#
      [armed=true] {room}호 내려오시면 바로 알도록 켜 두#
      [armed=false] {not_room}호는 유지하고 {room}호 매트는 풀#
      [armed=true] {any}일 동안 아무 일 없었지만 {room}호에서 발이 바닥에 닿으면 알게 하#
      [armed=false] {clock}까지 물리치료로 {room}호를 드나드니 헛울림이 없게 하#`,
    titles: ['Bed alarm; Bed mat; Fall watch', '침대 알림; 낙상 매트; 이탈 감시'],
  },
  {
    tool: 'medicine_reminder', about: ['Remind the staff of the medicine of a resident', '투약 시각을 알린다'],
    takes: { resident, drug: names('metformin, ramipril, eye drops, insulin, painkiller', '혈압약, 인슐린, 안약, 진통제, 변비약'), at: moment() },
    en: `
      {resident}: {drug} at {at}
      remind us of {drug} for {resident} at {at}
      {at} {resident} {drug}
      The doctor has changed it on the round: {resident} now takes {drug}, next at {at}.
      {drug} is due at {at}, resident {resident}
      at {at} somebody has to give {resident} {drug}
      set a reminder, {at}, so that {resident} gets the {drug} and not {not_drug}
      {not_resident} is done; for {resident} ring at {at}, {drug}
      do not forget {drug} ({resident}), {at}`,
    ko: `
      {resident} 어르신 {drug} {at}
      {at}에 {resident} 님 {drug} 알림
      {resident} {drug} 투약을 {at}에 알리게 하#
      회진에서 바뀜. {resident} 어르신은 {drug}, 다음은 {at}
      {drug} / {resident} / {at}
      {not_drug} 아님, {resident} 님께 {at} {drug}
      {at}에 {drug:을} 드려야 할 분은 {resident}. 알림을 걸#
      {not_resident} 님은 끝났다. {resident} 님 {drug:을} {at:로} 예약하#
      잊지 않게 {at} {drug} 알림 요망({resident})`,
    titles: ['Medicine reminder; Do not forget the medicine', '투약 알림; 약 시간; 투약 예약'],
  },
  {
    tool: 'door_delay', about: ['Set how long the garden door of a ward waits before it opens', '정원문 지연 시간'],
    takes: { ward: names('Birch, Lake, Ground, 2 North', '목련, 느티, 1층, 3병동'), sec: span('s', 0, 120) },
    en: `
      {ward} garden door waits {sec}
      door of {ward}: delay {sec}
      let {sec} pass before the {ward} door gives way
      Two of them wander off in the evening, usually at {clock}. {ward} should hold for {sec} so that we get there in time.
      [sec=0] the garden door in {ward} opens at once while we are all outside
      slow the {ward} exit by {sec}, {not_ward} as before
      {sec} from pushing to opening on {ward}
      [sec=0] fire drill on {day}, no waiting at the {ward} door`,
    ko: `
      {ward} 정원문 지연 {sec}
      {ward} 문이 {sec} 뒤에 열리게 하#
      저녁 {clock} 무렵 배회하시는 분이 두 분. {ward} 출입문을 {sec} 늦추#
      [sec=0] 모두 밖에 나와 있으니 {ward} 문은 바로 열리게 하#
      {not_ward:은} 그대로 두고 {ward} 대기 시간을 {sec:로} 바꾸#
      밀고 나서 열리기까지 {sec}, {ward}
      [sec=0] {day} 소방 훈련. {ward} 문 지연 없음
      {ward}: {sec} 지연 설정 요망`,
    titles: ['Door delay; Garden door; Wandering', '문 지연; 정원문; 배회 대비'],
  },
  {
    tool: 'night_round', about: ['Have the night robot look into rooms', '야간 순회 로봇을 보낸다'],
    takes: { rooms: many(whole(1, 88)), every_min: span('min', 15, 180) },
    en: `
      look into {rooms} every {every_min}
      rooms {rooms}, round each {every_min}
      every {every_min} past {rooms}
      These had fever on {day}: {rooms}. The robot should pass their doors every {every_min}.
      {every_min} between two looks at {rooms}
      night round: {rooms} / {every_min}
      send the robot by {rooms}, again after {every_min}, and so on till {clock}
      have {rooms} seen to at intervals of {every_min}`,
    ko: `
      {rooms}호 {every_min}마다 순회
      {rooms}호를 {every_min} 간격으로 들여다보게 하#
      {day} 발열: {rooms}호. 로봇이 {every_min}마다 지나가게 하#
      야간 순회 {rooms} / {every_min}
      {every_min}에 한 번씩 {rooms}호 확인
      {clock}까지 {every_min}마다 {rooms}호 앞을 돌게 하#
      순회 간격 {every_min}, 대상 {rooms}호
      {rooms}호를 {every_min:을} 두고 반복해서 살피게 하#`,
    titles: ['Night round; Look into the rooms', '야간 순회; 순회 로봇'],
  },
];
