import { choice, date, flag, made, many, maybe, moment, names, type Written } from '../table';

const workers = names('Amira, Jonas, Ruth, Piotr, Leila, Casper', '지은, 승호, 미라, 태식, 나래, 동건');
const badges = made((dice) => `${dice.pick(['V', 'B-', 'C'])}${String(dice.int(10, 999)).padStart(3, '0')}`);

export const rotaBadges: readonly Written[] = [
  {
    tool: 'shift_swap', about: ['One person takes over the shift of another', '근무를 대신하게 한다'],
    takes: { off: workers, on: names('Sven, Gül, Marta, Ibo, Hanne', '성민, 가영, 마루, 인호, 한결'), shift: choice({ early: ['early', '오전|새벽'], late: ['late', '오후'], night: ['night', '야간|밤'] }), on_date: date() },
    en: `
      {on} does the {shift} shift of {off} on {on_date}
      {off} is ill; {on} stands in on {on_date}, {shift}
      {on_date}, {shift}: {off} out, {on} in
      give {off}'s {shift} shift of {on_date} to {on}
      {on} works instead of {off}, {shift}, {on_date}
      on {on_date} the {shift} shift goes from {off} to {on}
      {off} has a child at home. {shift} duty on {on_date} is taken by {on}.
      replace {off} by {on}: {on_date} {shift}
      let {off} off on {on_date} ({shift}) and put {on} down
      The {shift} shift of {on_date} was {off}'s for {any} weeks, this once it is {on}'s.
      [shift=early] {off} cannot be here before breakfast is over. On {on_date} {on} opens up instead.
      [shift=night] {on} watches through the dark hours of {on_date} so that {off} sleeps
      [shift=late] on {on_date} {on} stays until closing time, {off} goes to the wedding`,
    ko: `
      {on_date} {shift} 근무를 {off}에서 {on:로} 바꾸#
      {off} 병가. {on_date} {shift:은} {on:이} 선다
      {on_date} {shift}: {off} 빠지고 {on} 들어감
      {off} 님 대신 {on} 님이 {on_date} {shift} 근무하게 하#
      {on} 님을 {off} 님의 {on_date} {shift} 자리에 넣#
      {off} 님 아이가 아프다. {on_date} {shift} 근무는 {on} 님에게 맡기#
      {shift} 근무 대체({on_date}): 나가는 사람 {off}, 들어오는 사람 {on}
      {any}주 동안 {off} 님이 했지만 {on_date} {shift:은} {on} 님
      {on_date} 자 {shift}, {off:을} 빼고 {on:을} 올리#
      [shift=early] {on_date} 새벽 문 여는 일은 {off} 대신 {on:이} 한다
      [shift=night] {on_date} 밤샘은 {off:을} 쉬게 하고 {on:을} 세우#
      [shift=late] {on_date} 점심 이후 마감까지 {off} 자리에 {on:을} 넣#`,
    titles: ['Swap the shift; Stand-in; Rota', '근무 교체; 대체 근무; 근무표'],
  },
  {
    tool: 'leaveEnter', about: ['Enter leave in the rota', '휴가를 근무표에 넣는다'],
    takes: { person: workers, first: date(), last: date(), sort: maybe(choice({ annual: ['annual|holiday', '연차|휴가'], unpaid: ['unpaid', '무급'], training: ['training|course', '교육'] })) },
    en: `
      {person} is away from {first} to {last}
      leave for {person}: {first} until {last}
      {person} comes back after {last}, gone from {first}
      last day of {person}'s leave {last}, first day {first}, {sort}
      enter {person}, {first} – {last}, {sort}
      [sort=annual] {person} flies to the sun, {first} to {last}
      [sort=unpaid] {person} wants {first} to {last} off and gets no money for it
      [sort=training] the firm sends {person} to school, {first} to {last}
      do not plan {person} between {first} and {last}
      {person} has {any} days left and takes some: {first} … {last}`,
    ko: `
      {person} 님 {first}부터 {last}까지 부재
      {person}: {first} ~ {last} {sort}
      {person} 님 휴가 등록. 시작 {first}, 마지막 날 {last}
      {person} 님은 {last}까지 없고 시작은 {first}
      [sort=annual] {person} 님이 여행을 간다. {first}에서 {last}까지 넣#
      [sort=unpaid] 급여 없이 {first}부터 {last}까지 쉬는 {person} 님, 근무표에 올리#
      [sort=training] {person} 님을 {first}~{last} 강의에 보내#
      {first}와 {last} 사이에는 {person} 님을 배치하지 말 것
      남은 날이 {any}일인 {person} 님, {first}부터 {last}까지 쉼`,
    titles: ['Leave; Absence in the rota', '휴가 등록; 부재 등록'],
  },
  {
    tool: 'badge_issue', about: ['Give a badge to a visitor', '방문증을 발급한다'],
    takes: { visitor: names('Dr. Okonkwo, Ms. Brandt, Mr. Sato, Inspector Lund, Prof. Silva', '한 박사, 브란트 님, 사토 님, 유 감독관, 실바 교수'), badge: badges, until: moment(), areas: maybe(many(names('lobby, lab 2, roof, canteen, archive', '로비, 2연구실, 옥상, 식당, 문서고'))) },
    en: `
      badge {badge} for {visitor} until {until}
      {visitor} gets {badge}, valid to {until}
      {visitor}: {badge}, {areas}, until {until}
      issue {badge} to {visitor}; it opens {areas} and ends {until}
      {visitor} comes with {any} people to look at the boiler. Badge {badge}, until {until}.
      hand {visitor} card {badge} (ends {until})
      until {until} {visitor} may go into {areas} with {badge}
      card {badge}, name {visitor}, expiry {until}
      let {visitor} have {badge}, not {not_badge}; good until {until}`,
    ko: `
      {visitor}에게 {badge} 방문증 발급, {until}까지
      {visitor}: {badge}, {until} 만료
      {badge:을} {visitor} 앞으로 내어 주#. 만료 {until}
      {visitor}, {badge}, 출입 구역 {areas}, {until}까지
      보일러 점검차 {any}명과 함께 오는 {visitor}, {badge} 카드, 기한 {until}
      {until}까지 {visitor:이} {badge:로} {areas}에 들어갈 수 있게 하#
      {not_badge} 말고 {badge:을} {visitor}에게 주#({until} 만료)
      방문증 {badge} / {visitor} / {until}`,
    titles: ['Visitor badge; Badge', '방문증 발급; 방문증'],
  },
  {
    tool: 'badge.revoke', about: ['Make a badge invalid', '방문증을 무효로 한다'],
    takes: { badge: badges, lost: maybe(flag()) },
    en: `
      {badge} opens nothing any more
      cancel badge {badge}
      [lost=true] {badge} was dropped somewhere between here and the station, block it
      [lost=false] the visitor has given {badge} back, end it
      {badge} invalid
      [lost=true] nobody can find {badge}: dead from {clock} on
      [lost=false] {badge} lies on the desk again, out of service with it
      pull the rights from card {badge}, {not_badge} goes on working
      the guest of door {any} left, so {badge} is over
      [lost=true] {badge} lies on the bottom of the canal
      [lost=false] visit over, {badge} in the drawer, so it must open nothing`,
    ko: `
      {badge:로} 아무 문도 열리지 않게 하#
      {badge} 방문증 무효
      [lost=true] 역에서 {badge:을} 잃어버렸다. 막#
      [lost=false] 손님이 {badge:을} 돌려주었다. 사용 종료하#
      [lost=true] {badge:을} 아무도 못 찾는다. 즉시 정지
      [lost=false] {badge} 반납됨. 권한을 거두#
      {not_badge:은} 두고 {badge}만 취소하#
      {any}번 문 손님이 갔으니 {badge:은} 이제 못 쓰게 하#
      [lost=true] {badge:이} 하천에 빠졌다
      [lost=false] 방문 끝. {badge:은} 서랍에 있으니 효력을 없애#`,
    titles: ['End the badge; Badge back or lost', '방문증 회수; 방문증 무효'],
  },
  {
    tool: 'spare_badge', about: ['A badge that is free at a desk', '안내 데스크의 남는 방문증'],
    takes: { desk: names('north, south, dock, main', '북문, 남문, 하역장, 정문') }, reads: true, result: 'V{any}0',
    en: `
      which badge lies free at the {desk} desk?
      find a spare card at the {desk} desk
      {desk} desk: a badge that nobody wears
      {any} guests come at {clock}, see what {desk} has left`,
    ko: `
      {desk} 데스크에 남는 방문증을 찾#
      {desk} 빈 카드 번호 조회
      {clock}에 손님 {any}명. {desk}에 남은 방문증을 보#
      {desk} 아무도 안 쓰는 카드 확인하#`,
    titles: ['Spare badge; Free card', '남는 방문증; 빈 카드'],
  },
];
