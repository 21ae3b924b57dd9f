import { choice, date, maybe, names, whole, type Written } from '../table';
import { coded, lines, resident, timeOfDay } from './village-slots';

const hall = names('lecture room 1, lecture room 2, small stage, dance room, reading corner, studio 3', '1강의실, 2강의실, 소공연장, 무용실, 동아리방 3, 시청각실, 문화사랑방');
const slip = coded('H-##, rental ##, 26-1##', '대관-##, H-##, 26-1##');
const course = names('calligraphy, pansori, knitting, samulnori, drawing, yoga', '서예, 판소리, 뜨개질, 사물놀이, 민화, 우쿨렐레, 어르신 스마트폰');

export const cultureHouse: readonly Written[] = [
  {
    tool: 'rent_hall_enter', about: ['Enter the rental of a hall', '대관을 등록한다'],
    takes: { hall, renter: resident, day: date(), from: maybe(timeOfDay) },
    en: `
      rent {hall} to {renter} on {day}
      {day}, {from}: {hall}, {renter}
      {renter} takes {hall} on {day} from {from}
      enter {hall} for {renter}, {day}
      {hall} is wanted by {renter}; the date is {day}, start {from}
      on {day} {hall} goes to {renter}, hour still open
      from {from} on {day} {renter} rehearses in {hall}
      {any} seats are enough for {renter}, so {hall} on {day}
      write {renter} into {day}, {hall}, not {not_hall}
      rental: {renter} – {hall} – {day}
      <{renter} wants {hall}|, | and >, each on {day}. Enter {renter} now.`,
    ko: `
      {day} {hall} 대관 등록, {renter}
      {renter} 앞으로 {day} {hall} 대관을 넣#
      {hall} / {day} {from} / {renter}
      {renter}님 {day} {from}부터 {hall} 사용. 등록하#
      {day}에 {renter:이} {hall:을} 빌린다. 대관 등록하#
      대관: {renter}, {hall}, {day}, 시작 {from}
      {not_hall:은} 찼다. {renter} 신청은 {hall}, {day}, {from:로} 등록하#
      좌석 {any}석이면 된다고 함. {renter}, {day}, {hall}
      {hall:을} {day}에 {renter} 이름으로 잡아 두#
      {day} 대관 추가 — {hall}, 신청 {renter}. 시각은 추후
      {from} 시작, {day}, {hall}, 대표 {renter}
      동아리 대표 {renter}, {hall}, {day} 대관 접수하#
      승인 전 단계로 {day} {hall} 대관을 올리#. 신청자 {renter}
      {renter} {hall} {day} 대관 등록 요망
      <{renter:은} {hall}|, |, >. 모두 {day} 신청이다. {renter} 것부터 등록하#`,
    titles: ['Rent a hall; Enter the rental', '대관 등록; 대관 접수'],
  },
  {
    tool: 'rent_hall_move', about: ['Move a rental to another hall', '대관 장소를 옮긴다'],
    takes: { slip, from_hall: maybe(hall), to_hall: hall },
    en: `
      move {slip} to {to_hall}
      {slip} from {from_hall} to {to_hall}
      {slip}: {to_hall} instead of {from_hall}
      the lamps in {from_hall} are out; {slip} goes to {to_hall}
      {to_hall} for {slip}, away from {from_hall}
      {any} people come to {slip}, only {to_hall} is big enough
      change the place of {slip} to {to_hall}
      {slip} shall be in {to_hall} from {clock}, the date stays
      out of {from_hall}, into {to_hall}: {slip}`,
    ko: `
      {slip} 장소를 {to_hall:로} 변경
      {slip:을} {from_hall}에서 {to_hall:로} 옮기#
      {slip}: {from_hall} → {to_hall}
      {from_hall} 조명이 나갔다. {slip:을} {to_hall:로} 바꾸#
      {to_hall:로} {slip} 이동
      {from_hall:은} 좁다. {slip:은} {to_hall:로} 보내#
      {slip} 인원이 {any}명이라 {to_hall:로} 변경하#
      날짜는 그대로 두고 {slip} 장소만 {to_hall:로} 고치#
      {to_hall}에서 하게 {slip:을} 바꾸#. 원래는 {from_hall}
      {slip} 강의실 변경 {to_hall}
      {who} 요청으로 {slip:을} {to_hall:로} 옮김
      취소 아님. {slip:을} {to_hall:로} 이전 바람
      {from_hall:을} 비워야 하니 {slip:은} {to_hall:로}`,
    titles: ['Move the rental; Another hall', '대관 장소 변경; 강의실 변경'],
  },
  {
    tool: 'rent_hall_confirm', about: ['Confirm a rental', '대관을 승인한다'],
    takes: { slip },
    en: `
      confirm {slip}
      {slip} is all right
      the fee for {slip} is here, they can have the hall
      yes to {slip}, {not_slip} has to wait
      {slip}: confirmed by the office
      {who} signed {slip} on {day}; make it firm
      nothing against {slip}, {any} seats are enough
      {slip} goes through
      let {slip} stand as entered
      {slip} is firm from now on, tell nobody otherwise`,
    ko: `
      {slip} 승인
      {slip} 대관을 확정하#
      사용료 입금됨. {slip:을} 승인하#
      {not_slip:은} 대기, {slip:은} 승인하#
      {slip} 결재 완료 처리
      {slip} 빌려줘도 된다. 승인 바람
      {who} 서명 받음. {slip} 확정하#
      {slip} 허가하#
      {any}명 규모라 문제없음. {slip} 승인 요망
      {slip:은} 접수된 대로 진행시키#
      반려하지 말고 {slip} 승인
      {slip} 대관 오케이, {clock} 통보 예정
      {not_slip:은} 반려, {not_slip2:은} 취소됐다. {slip:은} 사용료 {any}만 원을 냈으니 승인하#
      {slip} 승인 처리 바람`,
    titles: ['Confirm the rental; Rental is fine', '대관 승인; 대관 확정'],
  },
  {
    tool: 'rent_hall_decline', about: ['Decline a rental and say why', '대관을 반려한다'],
    takes: { slip, why: maybe(lines(`
      political meeting, article #
      the hall is closed, new floor until the #th
      form not signed, and no list of ~`, `
      정치 행사, 조례 제#조
      바닥 공사로 #일까지 휴관
      서명 없음, ~ 명단도 빠짐
      같은 시간 어린이 공연, 120석`)) },
    en: `
      decline {slip}
      {slip} declined: "{why}"
      {slip} cannot be had; reason: {why}
      say no to {slip}, they know why
      send {slip} back with the words "{why}"
      {not_slip} came first, therefore {slip} is refused
      "{why}" – that is the reason to decline {slip}
      {slip} back to the applicant, do not cancel it, decline
      {who} on {day}: no hall for {slip}
      {slip} does not get a hall. In the form: {why}`,
    ko: `
      {slip} 반려
      {slip} 반려, 사유 "{why}"
      {slip:을} 돌려보내#. 사유: {why}
      {slip:은} 빌려줄 수 없다. 반려하#
      "{why}" 때문에 {slip} 대관 불가 처리하#
      {not_slip:이} 먼저다. {slip:은} 반려하#
      취소나 삭제 말고 {slip} 반려
      {slip} 신청을 물리#, 사유는 안 적어도 됨
      {slip} 반려({why})
      {clock} 회의에서 불가 결정. {slip} 반려 바람
      보완 요청. {slip:을} "{why}"로 반려하#
      {who} 결재: {slip} 반려
      {not_slip:은} 승인했고 {not_slip2:은} 스스로 취소했다. {slip:은} 반려하#`,
    titles: ['Decline the rental; Say no', '대관 반려; 대관 불가'],
  },
  {
    tool: 'rent_hall_cancel', about: ['Cancel a confirmed rental', '확정된 대관을 취소한다'],
    takes: { slip, refund: maybe(whole(0, 100, 'pct')) },
    en: `
      cancel {slip}
      {slip} is called off, {refund} of the fee goes back
      {slip} cancelled, refund {refund}
      they do not come: {slip}
      pay {refund} back and cancel {slip}
      the storm takes {slip} away, all {any} guests have been told
      call {slip} off, {not_slip} takes place
      confirmed on {day}, now {slip} falls through
      {slip} off; about the money nothing is decided
      the choir withdraws {slip} itself, {refund} of the money back`,
    ko: `
      {slip} 대관 취소
      {slip:을} 취소하#, 환불 {refund}
      {slip} 행사가 없어졌다. 취소하#
      {refund} 돌려주고 {slip:을} 취소하#
      {slip} 취소, 환불은 미정
      확정했던 {slip:을} 물러 달라고 함. 취소 처리하#
      {not_slip:은} 그대로, {slip:은} 취소
      태풍으로 {slip} 취소 바람
      {slip} 취소({refund} 환급)
      {who} 전화로 {slip} 취소 접수
      {slip} 못 쓴다고 연락 옴. 대관을 취소하#
      반려 아니고 취소임. {slip}
      {clock}에 {any}명이 안 온다고 함. {slip} 취소 요망
      {not_slip:은} 반려된 것이고 {slip:은} 확정됐다가 못 하게 됐다. {slip:을} 취소하#, {refund} 환불`,
    titles: ['Cancel the rental; Called off', '대관 취소; 취소 처리'],
  },
  {
    tool: 'hall_lights_pose', about: ['Set the lights of a hall', '공연장 조명을 정한다'],
    takes: { hall, light: choice({ '전등': ['full|all on', '전체 켬|전등'], '객석만': ['seats only|house only', '객석만'], '소등': ['out|dark', '소등|끔'] }) },
    en: `
      lights of {hall}: {light}
      {hall} {light}
      [light=소등] nobody is left in {hall}, make it dark
      [light=전등] the cleaners come into {hall} at {clock}, everything on
      [light=객석만] in {hall} the stage stays dark while people find their seats
      [light=소등] film in {hall}, no lamp may burn
      [light=객석만] interval of {any} minutes: {hall}, light over the rows
      [light=전등] light up all of {hall}, {not_hall} remains as it is
      [light=객석만] no stage light in {hall}, just where people sit
      [light=소등] last one out of {hall}, lights`,
    ko: `
      {hall} 조명 {light}
      {hall} 조명을 {light} 상태로 하#
      [light=소등] {hall} 아무도 없다. 불을 다 끄#
      [light=전등] {clock}에 {hall} 청소. 불을 전부 켜#
      [light=객석만] 관객 입장 중이니 {hall:은} 무대 빼고 자리 쪽만 켜#
      [light=소등] {hall} 영화 상영, 깜깜하게
      [light=객석만] 휴식 {any}분, {hall} 앉는 쪽 불만 켜 두#
      [light=전등] {hall} 환하게 하#
      [light=소등] 마감 후 {hall} 불 내리기
      {not_hall:은} 두고 {hall} 조명 {light:로}
      [light=전등] {hall} 짐 빼는 중, 구석까지 다 밝히기
      [light=객석만] 무대는 어둡게 두고 {hall} 관객 자리만 밝게
      [light=객석만] {hall} 손님 앉는 동안 무대 조명은 빼고`,
    titles: ['Lights of the hall; Light', '조명; 공연장 불'],
  },
  {
    tool: 'course_seat', about: ['Put somebody into a course', '강좌에 사람을 넣는다'],
    takes: { course, member: resident, waiting: maybe(choice({ '정원': ['regular place', '정원'], '대기': ['waiting list', '대기|대기자'] })) },
    en: `
      put {member} into {course}
      {course}: {member}, {waiting}
      {member} joins {course}
      [waiting=대기] {course} is full with {any}; {member} has to queue
      [waiting=정원] a chair became free in {course}, {member} gets it for good
      {member} wants {course}, not {not_course}
      enrol {member} for {course}, {waiting}
      {course} on {day} with {member} from now on
      {member} – {course} – {waiting}
      [waiting=대기] no chair in {course} for {member} yet, keep the name`,
    ko: `
      {course}반에 {member} 등록
      {member:을} {course} 강좌에 넣#
      {course} 수강 {member}, {waiting}
      [waiting=대기] {course:은} {any}명 꽉 찼다. {member:은} 기다리는 줄에 세우#
      [waiting=정원] {course}에 자리가 났다. {member:을} 정식으로 넣#
      {not_course} 말고 {course}에 {member} 등록하#
      {member} {waiting:로} {course} 접수
      {day}부터 {member} {course} 수강하게 등록하#
      {course} / {member} / {waiting}
      {member}님 {course} 신청. 수강생으로 올리#
      [waiting=대기] {course} 자리 나면 부르게 {member} 이름을 적어 두#
      {course} 명단에 {member} 추가 바람
      {clock} 방문 접수, {member}, {course}`,
    titles: ['Into the course; Enrol', '강좌 등록; 수강 등록'],
  },
  {
    tool: 'course_unseat', about: ['Take somebody out of a course', '강좌에서 사람을 뺀다'],
    takes: { course, member: resident },
    en: `
      take {member} out of {course}
      {member} leaves {course}
      {course} without {member} from now on
      strike {member} off the list of {course}
      {member} moved away; {course} loses one of {any}
      {member} stays in {not_course} but quits {course}
      no more {course} for {member}
      drop {member}, {course}
      {course}: place of {member} is free again, {who} rang at {clock}
      {member} has bad knees, no {course} any more`,
    ko: `
      {course}반에서 {member} 제외
      {member:을} {course} 명단에서 빼#
      {member} {course} 수강 취소
      {member:이} 이사 갔다. {course}에서 지우#
      {not_course:은} 계속 듣고 {course}만 그만둔다고 함. {member} 제외하#
      {course} {member} 탈퇴 처리
      {course} 인원 {any}명 중 {member:을} 빼#
      {member}님 {course} 포기. 명단에서 삭제하#
      {clock} 전화, {course} {member} 취소 요망
      등록 말고 해지임. {member}, {course}
      {course} 자리를 비우게 {member:을} 내보내#
      더는 {member:이} {course}에 안 나온다. 빼 줄 것`,
    titles: ['Out of the course; Leave the course', '수강 취소; 명단 제외'],
  },
];
