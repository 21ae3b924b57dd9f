import { choice, made, maybe, names, whole, type Written } from '../table';

const door = names('stalls left, stalls right, circle, gallery, box 3', '1층 왼쪽, 1층 오른쪽, 2층, 3층, 박스 3');
const seat = made((dice) => `${dice.pick(['A', 'C', 'F', 'H', 'K', 'P'])}${String(dice.int(1, 36))}`);

export const frontOfHouse: readonly Written[] = [
  {
    tool: 'house_doors', about: ['Open or close a door to the auditorium', '객석 출입문'],
    takes: { door, to: choice({ open: ['open', '열림|개방'], shut: ['shut|closed', '닫힘|폐쇄'] }) },
    en: `
      {door} {to}
      door {door} {to} at {clock}
      [to=open] let the audience in by the {door} door
      [to=shut] curtain in {any} seconds, nobody through {door} any more
      [to=shut] Latecomers stay in the foyer. Close them out at {door}.
      [to=open] interval: people want out through {door}
      have {door} {to} before the overture
      [to=open] the house is clear, {door} may admit
      [to=shut] light falls in from {door}, pull it to
      {door}, {to}; {not_door} as it is
      [to=shut] A bell rang {any} times already. Whoever is not inside by way of {door} waits for the interval.
      [to=open] Sound check ended at {clock}. Let them sit down, {door} first.`,
    ko: `
      {door} 문 {to}
      {clock} {door} 출입문 {to}
      [to=open] 관객 입장, {door} 문부터
      [to=shut] {any}초 뒤 막이 오른다. {door:로} 더 들이지 말 것
      [to=shut] 지각 관객은 로비 대기. {door} 문을 닫#
      [to=open] 휴식 시간. {door:로} 나갈 수 있게 하#
      서곡 전에 {door} 문을 {to} 상태로 하#
      [to=open] 하우스 준비 끝. {door} 문을 열어 주#
      [to=shut] {door}에서 빛이 샌다. 문을 닫아 두#
      {not_door:은} 그대로, {door:은} {to}
      [to=shut] 종이 이미 울렸다. {door:로} 못 들어온 관객 {any}명은 휴식 때 들어온다
      [to=open] {clock} 음향 점검 끝. {door}부터 자리에 앉게 하#`,
    titles: ['House doors; Let the audience in; Close the house', '객석문; 관객 입장; 입장 마감'],
  },
  {
    tool: 'foyer_call', about: ['Call the audience to their seats', '관객 착석 안내를 한다'],
    takes: { minutes_left: whole(1, 15, 'min'), level: choice({ all: ['all levels|the whole house', '전 층|극장 전체'], bar: ['the bar|bar only', '바|매점'], cloak: ['the cloakroom', '물품보관소'] }), lang: maybe(choice({ en: ['English|in English', '영어'], ko: ['Korean|in Korean', '한국어'], fr: ['French|in French', '프랑스어'] })) },
    en: `
      {minutes_left} call to {level}
      call {level}: {minutes_left} to go
      {minutes_left} until curtain, tell {level}, {lang}
      people still drink at {clock}; tell {level} they have {minutes_left}
      chimes and voice for {level} with {minutes_left} left
      [lang=fr] {any} guests from Lyon tonight. The {minutes_left} warning goes to {level} in their tongue.
      announce {minutes_left} to {level}
      give {level} the {minutes_left} call {lang}
      [level=all] everyone in the building to the seats, {minutes_left}
      [level=bar] empty the glasses! {minutes_left} left, only where drinks are sold
      [lang=ko] Forty guests from Busan stand in {level} and understand nothing else. Tell them it is {minutes_left}.
      [lang=en] the tourists at {level} speak none of ours; {minutes_left}, in the language of Shakespeare
      [level=cloak] people still hand in coats at {clock}, {minutes_left} remain, tell only those`,
    ko: `
      {level}에 {minutes_left} 전 안내
      {level} 착석 안내: {minutes_left} 남음
      막 오르기 {minutes_left} 전, {level}에 {lang:로} 방송하#
      {clock}인데 아직 나와 있다. {level}에 {minutes_left} 남았다고 알리#
      [level=all] 모든 층에 종과 함께 {minutes_left} 전 방송
      [lang=fr] 리옹 손님 {any}명. {level}에 {minutes_left} 전 안내를 그쪽 말로 내보내#
      {minutes_left} 남음 / {level} / {lang}
      [level=bar] 음료 마시는 관객에게만 {minutes_left} 남았다고 하#
      {level}에 {lang:로} {minutes_left} 콜 요망
      {level}, 시작 {minutes_left} 전이라고 안내하#
      [lang=ko] {level}에 우리말로 {minutes_left} 전이라고 하#
      [lang=en] 외국 관객이 많은 {level}에 {minutes_left} 남았다고 영어로 알리#
      [level=cloak] {clock}인데 아직 외투를 맡긴다. 그쪽에만 {minutes_left} 남았다고 하#`,
    titles: ['Call the house; Five-minute call; To your seats', '착석 안내; 로비 방송; 시작 안내'],
  },
  {
    tool: 'seat_hold', about: ['Take a seat off sale', '좌석을 묶는다'],
    takes: { seat, reason: maybe(names('camera, house seat, broken, wheelchair, press', '카메라, 초대석, 파손, 휠체어, 기자석')) },
    en: `
      hold {seat}
      {seat} off sale, {reason}
      Spring came through the cover of {seat}. Nobody should buy it.
      keep {seat} back for {reason}
      {seat} is blocked ({reason}), {not_seat} may be sold
      do not sell {seat} on {day}
      camera {any} sees over {seat}; reserve it to us
      put {seat} aside, {reason}
      seat {seat}: lock it in the plan
      The critic wants to sit beside {not_seat}, which is sold. Put {seat} by for that evening.
      water drips on {seat} when it rains; nobody pays for that`,
    ko: `
      {seat} 판매 보류
      {seat}석 묶기, 사유 {reason}
      {seat} 스프링이 나왔다. 팔지 않게 하#
      {reason} 용도로 {seat:을} 빼 두#
      {day} 공연 {seat} 잡아 두#
      {seat:은} 홀드({reason}), {not_seat:은} 판매
      {any}번 카메라 시야 안이다. {seat}석은 우리 쪽으로 확보하#
      {seat} 좌석 차단 바람
      {seat}: {reason:로} 판매 중지
      {not_seat:은} 팔렸다. 평론가 자리로 {seat:을} 맡아 두#
      비가 오면 {seat}에 물이 떨어진다. 아무도 못 사게 하#`,
    titles: ['Hold a seat; Off sale; Block the seat', '좌석 보류; 판매 보류; 좌석 묶기'],
  },
  {
    tool: 'seat_release', about: ['Put a held seat back on sale', '묶은 좌석을 푼다'],
    takes: { seat },
    en: `
      release {seat}
      {seat} back on sale
      the camera is not coming, {seat} can go to the box office
      no reason any more to keep {seat}, let it be sold
      lift the hold on {seat}
      {seat} is mended since {day}. Into the plan again.
      set {seat} free, {not_seat} remains blocked
      sell {seat}, {any} people stand in the queue
      give {seat} up, the press has cancelled
      The leak over {seat} was stopped on {day}. People may pay for it again.
      {seat} had been kept for {any} weeks for a critic who never comes`,
    ko: `
      {seat} 판매 재개
      {seat}석을 풀#
      카메라가 안 온다. {seat:은} 매표소에 넘겨주#
      {seat} 홀드 해제
      {day} 수리 끝난 {seat:을} 다시 팔 수 있게 하#
      {not_seat:은} 계속 묶고 {seat:은} 푼다
      대기 {any}명. {seat} 판매로 돌리#
      기자 불참, {seat} 내놓기
      {seat} 보류를 걷어 내#
      {day}에 {seat} 위 누수를 잡았다. 다시 살 수 있게 하#
      평론가가 {any}주째 오지 않는다. {seat:을} 내놓#`,
    titles: ['Release a seat; Back on sale', '좌석 해제; 판매 재개'],
  },
];
