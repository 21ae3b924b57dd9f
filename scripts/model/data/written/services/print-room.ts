import { code } from '../industry/slots';
import { choice, maybe, names, whole, type Written } from '../table';

const prn = names('MFP-3, plotter, pr-hall, KM-204, badge-prn, colour east, Lab 2 laser, zebra-b', '복합기-3, 도면출력기, 복도프린터, KM-204, 라벨-2, 동편 컬러, 2실험실 레이저');
const job = code('job ###, J-####, pj##, #####');

export const printRoom: readonly Written[] = [
  {
    tool: 'pq_pause', about: ['Pause a printer, its jobs wait', '프린터를 멈추고 작업을 기다리게 한다'],
    takes: { prn },
    en: `
      pause {prn}
      {prn} prints nothing for now, the jobs wait
      hold {prn} while the drum is changed
      no paper out of {prn} until the {who} is back
      {prn}: pause, delete nothing
      let {prn} stand still, {any} jobs may queue up
      We move {prn} at {clock}. Printing there has to wait.
      keep {prn} quiet during the exam, {not_prn} prints on
      halt {prn} without losing a page
      {prn} smells burnt; it must not go on before somebody looked
      {prn} and {not_prn} share a cable; for {any} minutes the former must not pull at it
      everything stays in the queue, only {prn} does nothing with it
      no toner before {day}, so {prn} waits
      make {prn} wait`,
    ko: `
      {prn:을} 일시 정지하#
      {prn:은} 당분간 안 찍는다. 작업은 기다리게 하#
      드럼 가는 동안 {prn:을} 멈춰 두#
      {who:이} 올 때까지 {prn}에서 종이가 나오면 안 된다
      {prn}: 정지, 아무것도 지우지 말 것
      작업이 {any}건 쌓여도 {prn:은} 세워 두#
      {clock}에 {prn:을} 옮긴다. 출력 보류
      {not_prn:은} 찍고 {prn}만 멈추#
      {prn}에서 탄내가 난다. 볼 때까지 멈춤
      {prn:과} {not_prn:이} 선을 같이 쓴다. {any}분 동안 앞엣것을 쉬게 하#
      작업은 다 남기고 {prn:이} 아무것도 안 하게만
      {day} 전에는 토너가 없다. {prn:은} 대기
      {prn} 출력 멈춤, 대기열 유지`,
    titles: ['Pause the printer', '프린터 정지; 출력 보류'],
  },
  {
    tool: 'pq_resume', about: ['Let a paused printer go on', '멈춘 프린터를 다시 돌린다'],
    takes: { prn },
    en: `
      let {prn} print again
      {prn} may go on with its jobs
      resume {prn}
      the drum is in, {prn} can continue
      {prn} off pause
      exam over at {clock}: {prn} prints what has piled up
      {any} jobs wait at {prn}; off they go
      lift the pause of {prn}, {not_prn} rests on
      carry on with {prn}
      {not_prn} is still being moved, {prn} stands; that one prints on
      toner came at {clock}, {prn} may work
      end of the break for {prn}
      {prn} back to work`,
    ko: `
      {prn:을} 다시 돌리#
      {prn} 출력 재개
      드럼 교체 끝. {prn} 계속
      {prn} 일시 정지를 풀#
      {clock}에 시험 끝. {prn:이} 밀린 것을 찍게 하#
      {prn}에 {any}건이 기다린다. 내보내#
      {not_prn:은} 더 쉬고 {prn}만 재개하#
      멈춰 둔 {prn} 가동
      {not_prn:은} 아직 옮기는 중, {prn:은} 자리를 잡았다. 다시 찍게 하#
      {clock}에 토너가 왔다. {prn} 일 시작
      {prn} 대기 끝
      {prn} 다시 찍기
      {prn} 대기 작업 이어서 출력하#
      {clock}에 멈춘 {prn}, 이제 계속`,
    titles: ['Printer goes on; Resume', '프린터 재개; 출력 재개'],
  },
  {
    tool: 'pq_empty', about: ['Delete all jobs of a printer', '프린터의 작업을 모두 지운다'],
    takes: { prn },
    en: `
      delete everything that waits at {prn}
      empty the queue of {prn}
      {prn}: all jobs away
      nothing of what hangs at {prn} is needed any more
      throw out the {any} jobs of {prn}
      {prn} prints the same page since {clock}; wipe its queue
      clear {prn}, the owners can send again
      {prn} starts with an empty queue, {not_prn} keeps its own
      not pause but delete: whatever queues for {prn}
      four hundred copies of nothing hang at {prn}; none of them shall be printed
      {not_prn} has {any} good jobs. {prn} has only bad ones; throw all of those away.
      a clean slate for {prn}
      flush {prn}`,
    ko: `
      {prn} 대기열을 비우#
      {prn}에 기다리는 것을 모두 지우#
      {prn}: 작업 전부 삭제
      {prn}에 걸린 것은 이제 하나도 필요 없다. 버리#
      {prn:이} {clock}부터 같은 쪽만 찍는다. 대기열을 지울 것
      {not_prn:은} 두고 {prn} 작업만 싹 지우#
      {prn} 작업 {any}건 모두 버리기
      정지가 아니라 삭제. {prn} 대기 작업 전부
      {prn}에 백지 400장이 걸렸다. 하나도 찍지 말고 버리#
      {not_prn}에는 좋은 작업이 {any}건. {prn:은} 다 쓸모없다. 모두 지울 것
      {prn} 처음부터 다시, 대기열 싹 비움
      {prn} 밀린 작업 전체 취소
      {prn} 큐 통째로 삭제
      밀린 것 하나도 찍지 말고 {prn} 비우기`,
    titles: ['Empty the queue', '대기열 비우기; 작업 삭제'],
  },
  {
    tool: 'pq_first', about: ['Put a job at the head of the queue of a printer', '작업을 대기열 맨 앞으로 옮긴다'],
    takes: { job, prn },
    en: `
      {job} first at {prn}
      put {job} at the head of {prn}
      {prn}: {job} before all others
      {job} cannot wait, it jumps the queue on {prn}
      the bus leaves at {clock} and {job} still hangs behind {any} others at {prn}
      let {job} overtake on {prn}
      on {prn} comes {job} next, then {not_job}
      bring {job} forward, printer {prn}
      {prn} should do {job} right after the page it has in hand
      {prn} has {any} jobs in line, of which {job} is for the ambulance
      exam papers at {clock}: {job}, so on {prn} it goes before {not_job}
      nothing is deleted, {job} merely comes sooner at {prn}
      ahead of everything on {prn}: {job}`,
    ko: `
      {prn}에서 {job} 먼저
      {job:을} {prn} 맨 앞으로 옮기#
      {prn}: {job} 최우선
      {job:은} 급하다. {prn}에서 앞질러 찍게 하#
      버스가 {clock}에 떠나는데 {prn}에서 {job:이} {any}번째다. 앞으로 당기#
      {prn} 다음 차례는 {job}, 그 뒤에 {not_job}
      {prn:은} 지금 쪽을 마치면 바로 {job}
      {job} 순서를 앞당기#, 프린터는 {prn}
      {prn} 줄에 {any}건. 그중 {job:은} 구급차 것이다. 먼저 찍#
      {clock} 시험지가 {job:이}다. {prn}에서 앞으로
      지우는 것 없이 {prn}에서 {job}만 빨리
      {prn} 1순위 {job}
      {prn}: {job:이} 제일 급함
      {job:을} {prn} 첫 번째로 올리#`,
    titles: ['First in the queue; It is urgent', '먼저 출력; 순서 앞당기기'],
  },
  {
    tool: 'pq_drop', about: ['Delete one job from a printer', '프린터에서 작업 하나를 지운다'],
    takes: { job, prn },
    en: `
      delete {job} at {prn}
      {job} must not come out of {prn}
      {prn}: {job} away
      {job} has 400 pages too many, take it off {prn}
      take {job} out of the queue of {prn}
      somebody sent {job} to {prn} twice; one is enough, this one goes
      on {prn} strike {job}, leave {not_job}
      {job} was for the other house, remove it at {prn}
      {prn} jams on {job} again, {any} times today; drop that job
      {not_job} shall come out of {prn}, {job} shall not
      who sent {job} is gone since {clock}; nobody fetches it at {prn}
      one job only, {job}, off {prn}
      cancel {job}, the printer is {prn}`,
    ko: `
      {prn}에서 {job:을} 지우#
      {job:이} {prn}에서 나오면 안 된다
      {prn}: {job} 삭제
      {job:은} 400쪽이 더 많다. {prn}에서 빼#
      {prn} 대기열에서 {job}만 제거하#
      {prn:로} {job:이} 두 번 갔다. 이 건을 버리#
      {not_job:은} 두고 {prn}의 {job:을} 없애#
      {job} 때문에 {prn:이} {any}번째 걸린다. 그 작업을 뺄 것
      {prn}에서 {not_job:은} 나오고 {job:은} 안 나와야 한다
      {job:을} 보낸 사람은 {clock}에 갔다. {prn}에서 지울 것
      {prn}의 {job} 한 건만 취소하#
      {job} 출력 취소, {prn}
      {prn} {job} 한 건 삭제
      {job}만 {prn}에서 빼고 나머지는 그대로`,
    titles: ['Delete the job', '작업 삭제; 출력 취소'],
  },
  {
    tool: 'tray_paper', about: ['What paper lies in a tray of a printer', '프린터 용지함의 용지를 정한다'],
    takes: { prn, tray: whole(1, 5), paper: choice({ a4: ['A4', 'A4'], a3: ['A3', 'A3'], labels: ['labels|sticky labels', '라벨지|라벨'], card: ['card|thick card', '두꺼운 종이|카드지'], letterhead: ['letterhead|headed paper', '머리글 용지|양식지'] }) },
    en: `
      tray {tray} of {prn}: {paper}
      {prn} has {paper} in tray {tray}
      {paper} lies in {tray} at {prn} now
      the {who} filled tray {tray} with {paper}, tell {prn}
      set tray {tray} on {prn} to {paper}
      [paper=card] for the invitations there is stiff stuff in tray {tray} of {prn}
      [paper=labels] sheets of stickers went into {tray} of {prn}
      [paper=letterhead] paper with our name on top, {prn}, tray {tray}
      [paper=a3] tray {tray} of {prn} holds the big sheets, twice A4
      {any} sheets of {paper} in tray {tray}, printer {prn}
      {prn}, tray {tray}, no longer {not_paper} but {paper}
      yesterday {not_paper}, today {paper}: tray {tray}, {prn}
      {prn} still believes in {not_paper}. In tray {tray} there is {paper}.
      [paper=a4] the ordinary sheets, A4, are in tray {tray} of {prn} again
      [paper=card] thick stock for {any} menus, {prn}, tray {tray}`,
    ko: `
      {prn} {tray}번 용지함 {paper}
      {prn} {tray}번에 {paper:을} 넣었다. 설정하#
      {who:이} {tray}번 칸을 {paper:로} 채웠다. {prn}에 알리#
      {prn} {tray}번 칸을 {paper:로} 바꾸#
      [paper=card] 초대장용 빳빳한 종이가 {prn} {tray}번에 있다
      [paper=labels] 스티커 종이를 {prn} {tray}번 칸에 넣음
      [paper=letterhead] 회사 이름이 찍힌 종이, {prn} {tray}번
      [paper=a3] {prn} {tray}번에 큰 종이(A4 두 배)
      {prn} {tray}번 칸, {not_paper} 말고 {paper}
      용지함 {tray}, {paper}, 프린터 {prn}
      어제는 {not_paper}, 오늘은 {paper}: {prn} {tray}번
      {prn:은} 아직 {not_paper:로} 안다. {tray}번은 {paper:이}다
      [paper=a4] 보통 종이(A4)를 {prn} {tray}번에 다시 넣음
      [paper=card] 차림표 {any}장용 두꺼운 종이, {prn} {tray}번
      {prn} {tray}번 칸 용지 변경: {paper}`,
    titles: ['Paper in the tray', '용지함; 용지 설정'],
  },
  {
    tool: 'pages_allow', about: ['How many pages a department may print a month, in colour and black', '부서의 월 컬러와 흑백 인쇄 한도'],
    takes: { dept: names('sales, lab, school office, workshop, law, archive', '영업부, 연구실, 교무실, 공작실, 법무, 문서고'), colour: whole(10, 400), black: whole(500, 5000), month: maybe(choice({ this: ['this month|this', '이번 달'], next: ['next month|next', '다음 달'] })) },
    en: `
      {dept}: {colour} in colour, {black} in black
      {dept} may print {black} black and {colour} coloured pages
      {black} pages black, {colour} colour for {dept}, {month}
      limit {dept} to {colour} colour and {black} plain pages
      [month=next] from the first of the coming month {dept} has {colour} coloured and {black} black ones
      [month=this] until the month is over {dept} gets {black} in black and {colour} in colour
      toner is dear: {dept}, colour {colour}, black {black}
      black {black}, colour {colour}, department {dept}
      {dept} used {any} coloured pages yesterday alone. {colour} is the limit, and {black} without colour.
      {not_dept} prints what it likes. {dept} gets {black} black pages and {colour} with colour.
      for every coloured page the {who} sighs: {dept} {colour}, and {black} of the cheap ones
      plain {black}, colourful {colour}, for {dept}
      new quota of {dept}: colour {colour}; black and white {black}
      allow {dept} {black} in black, but only {colour} in colour`,
    ko: `
      {dept}: 컬러 {colour}장, 흑백 {black}장
      {dept} 한도는 흑백 {black}, 컬러 {colour}
      {month} {dept} 흑백 {black}장, 컬러 {colour}장
      {dept:을} 컬러 {colour}장 흑백 {black}장으로 제한하#
      [month=next] 다음 달 1일부터 {dept:은} 컬러 {colour}, 흑백 {black}
      [month=this] 이달 말까지 {dept:은} 흑백 {black}장에 컬러 {colour}장
      토너가 비싸다. {dept} 컬러 {colour}, 흑백 {black}
      {dept:이} 어제 하루에 컬러 {any}장을 썼다. 컬러 {colour}장, 흑백 {black}장까지
      {not_dept:은} 마음대로. {dept:은} 흑백 {black}장, 컬러 {colour}장
      {dept} 새 한도: 컬러 {colour}, 흑백 {black}
      흑백은 {black}장까지 되지만 컬러는 {colour}장뿐. 부서는 {dept}
      {dept}에 흑백 {black}장과 컬러 {colour}장을 허용하#
      컬러 {colour}, 흑백 {black}. 부서 {dept}, {month}
      {dept} 인쇄: 흑백 {black}까지, 컬러 {colour}까지`,
    titles: ['Page limit; How much may be printed', '인쇄 한도; 출력 한도'],
  },
];
