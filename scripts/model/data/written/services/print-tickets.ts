import { flag, made, many, maybe, names, whole, type Written } from '../table';

const printers = names('pr-2nd-floor, pr-hall, plotter-A0, pr-accounts, pr-school, riso', '2층-복합기, 로비-프린터, 플로터-A0, 회계-프린터, 교육-프린터, 리소');
const tickets = made((dice) => `${dice.pick(['INC', 'REQ', 'HD', '#'])}${dice.chance(0.5) ? '-' : ''}${String(dice.int(1000, 99_999))}`.replace('#-', '#'));
const agents = names('Priya, Tomasz, Henrike, Deniz, Oliver, Mei', '수빈, 태민, 은서, 지호, 하윤, 민재');

export const printTickets: readonly Written[] = [
  {
    tool: 'job_move', about: ['Send a print job from one printer to another', '인쇄 작업을 다른 프린터로 보낸다'],
    takes: { job: whole(100, 9999), to_printer: printers, from_printer: maybe(names('pr-cellar, pr-3rd-floor, pr-reception, old-laser', '지하-프린터, 3층-복합기, 안내-프린터, 구형-레이저')) },
    en: `
      job {job} to {to_printer}
      move job {job} from {from_printer} to {to_printer}
      {from_printer} is jammed; job {job} should come out on {to_printer}
      let {to_printer} print job {job}
      {job}: {from_printer} → {to_printer}
      the posters are job {job}, {to_printer} has the big paper
      onto {to_printer} with job {job} that waits on {from_printer}
      Job {job} ({any} pages) hangs. Reroute it to {to_printer}, not to {not_to_printer}.
      the {who} will collect job {job} at {to_printer}`,
    ko: `
      {job}번 작업을 {to_printer:로} 보내#
      {from_printer}에 걸린 {job}번 인쇄를 {to_printer:로} 돌리#
      {job}: {from_printer} → {to_printer}
      {from_printer} 용지 걸림. {job}번은 {to_printer}에서 뽑게 하#
      포스터 {job}번 작업, 큰 종이가 있는 {to_printer:로} 옮기#
      {any}쪽짜리 {job}번을 {not_to_printer} 말고 {to_printer:로} 넘기#
      {to_printer}에서 {job}번이 나와야 한다
      작업 {job} 이동, 대상 {to_printer}`,
    titles: ['Other printer; Move the job; Reroute the print', '프린터 변경; 작업 이동'],
  },
  {
    tool: 'job-hold', about: ['Hold a print job or let it print', '인쇄 작업을 보류하거나 내보낸다'],
    takes: { job: whole(100, 9999), held: flag(['held|on hold', '보류'], ['released|free', '해제']) },
    en: `
      [held=true] job {job} must wait
      [held=false] job {job} may go to paper now
      job {job}: {held}
      [held=true] stop {job} before it starts, the price list in it is wrong
      [held=false] the price list has been checked, let {job} out
      [held=true] keep print job {job} back until {day}
      [held=false] job {job} has waited {any} minutes, print it
      [held=true] park job {job}, the coloured paper is not in yet
      [held=false] coloured paper is in: off with {job}, {not_job} waits on
      print job {job} is to be {held}
      [held=true] nobody is to see job {job} before the press conference, so it does not come out yet
      [held=false] press conference over; out with job {job}
      [held=true] sit on {job} for now
      [held=false] job {job} is good, send it on its way`,
    ko: `
      [held=true] {job}번 인쇄를 붙잡아 두#
      [held=false] {job}번 인쇄를 이제 내보내#
      작업 {job} {held}
      [held=true] {job}번 단가표가 틀렸다. 찍히기 전에 세우#
      [held=false] 단가표 확인 끝. {job}번을 풀#
      [held=true] {day}까지 {job}번은 대기
      [held=false] {any}분이나 기다린 {job}번 작업을 출력하#
      [held=true] 색지가 아직 없다. {job}번 작업을 미뤄 두#
      [held=false] {not_job}번은 그대로, {job}번만 찍#
      [held=true] 발표 전에 {job}번이 나오면 안 된다. 묶어 두#
      [held=false] 발표가 끝났다. {job}번 작업을 찍어 내보내#
      [held=true] {job}번 작업은 일단 깔고 앉아 있을 것
      [held=false] {job}번 이상 없으니 진행시키#`,
    titles: ['Hold the job; Print job; Job in the queue', '인쇄 보류; 인쇄 작업'],
  },
  {
    tool: 'ticket.assign', about: ['Give a ticket to an agent', '티켓을 담당자에게 배정한다'],
    takes: { ticket: tickets, agent: agents, note: maybe(names('urgent, customer on site, call back first, third time', '급함, 고객 대기 중, 먼저 전화, 세 번째 문의')) },
    en: `
      {ticket} to {agent}
      {agent} takes {ticket}
      assign {ticket} to {agent}, note "{note}"
      {ticket} is one for {agent}
      let {agent} look after {ticket}
      The caller of {ticket} has waited since {clock}. {agent} should do it.
      {ticket} → {agent} ("{note}")
      {agent} knows the VPN best, so {ticket} is {agent}'s
      {any} tickets lie around; {ticket} goes to {agent}, not to {not_agent}
      put {agent} on {ticket} and write "{note}" to it`,
    ko: `
      {ticket:을} {agent} 님에게 배정하#
      {ticket} 담당 {agent}
      {agent} 님이 {ticket:을} 맡게 하#. 메모 "{note}"
      {clock}부터 기다린 {ticket}, {agent} 님에게 넘기#
      {ticket} → {agent} ("{note}")
      {not_agent} 님 말고 {agent} 님이 {ticket} 처리
      밀린 것 {any}건 중 {ticket:은} {agent} 님 몫으로 하#
      VPN은 {agent} 님이 잘 안다. {ticket:을} 맡기#
      담당자 변경: {ticket}, {agent}`,
    titles: ['Assign the ticket; Ticket', '티켓 배정; 담당자 지정'],
  },
  {
    tool: 'ticketMerge', about: ['Merge a ticket into another one', '티켓을 다른 티켓에 합친다'],
    takes: { dup: tickets, main: tickets },
    en: `
      {dup} is the same as {main}, {main} stays
      merge {dup} into {main}
      {main} swallows {dup}
      close {dup} as a double of {main}
      keep {main} and let {dup} go up in it
      add everything of {dup} to {main}, the former disappears
      The same printer twice: {main} was first, {dup} came {any} minutes later. Make one of them, the first.
      into {main} with {dup}
      duplicate: {dup}; original: {main}
      what {dup} says belongs in {main}`,
    ko: `
      {dup:을} {main}에 합치#
      {dup:은} {main:과} 같은 건이다. {main:을} 남기고 합치#
      {main}에 {dup} 병합
      {main:을} 살리고 {dup:은} 거기에 흡수하#
      원본 {main}, 중복 {dup}. 병합 요망
      {dup} 내용을 전부 {main:로} 옮겨 담고 {dup:은} 닫#
      같은 프린터 문의가 두 번. {main:이} 먼저고 {dup:은} {any}분 뒤. 먼저 것으로 합치#
      중복 처리: {dup} → {main}`,
    titles: ['Merge the tickets; Double ticket', '티켓 병합; 중복 정리'],
  },
  {
    tool: 'notify_agents', about: ['Tell several agents that a ticket needs help', '여러 담당자에게 티켓을 알린다'],
    takes: { who_list: many(agents), ticket: tickets },
    en: `
      tell {who_list} about {ticket}
      {ticket} needs {who_list}
      ping {who_list}: {ticket}
      {who_list} should all know of {ticket}
      bring {ticket} to the attention of {who_list}
      The mail server is down for {any} people ({ticket}); wake {who_list}.
      heads-up on {ticket} for {who_list}
      let {who_list} read {ticket} before {clock}`,
    ko: `
      {who_list}에게 {ticket:을} 알리#
      {ticket} 알림: {who_list}
      {ticket} 건으로 {who_list} 호출하#
      메일 서버 장애로 {any}명이 못 쓴다({ticket}). {who_list} 전원에게 알리#
      {clock} 전에 {who_list:이} {ticket:을} 알아야 한다
      {who_list} 모두에게 {ticket} 공유
      {ticket} 확인 부탁, 대상은 {who_list}`,
    titles: ['Tell the agents; Notify', '담당자 알림; 공유'],
  },
  {
    tool: 'longest_waiting', about: ['Ticket that waits longest in a queue', '가장 오래 기다린 티켓'],
    takes: { queue: names('network, hardware, phones, accounts', '네트워크, 하드웨어, 전화, 계정') }, reads: true, result: 'INC-{any}31',
    en: `
      which ticket in {queue} waits longest?
      find the oldest one in the {queue} queue
      {queue}: ticket number at the head
      look what lies in {queue} since {day}
      of {any} open ones in {queue}, number of the first`,
    ko: `
      {queue} 대기열에서 제일 오래된 티켓을 찾#
      {queue} 맨 앞 티켓 번호 조회
      {day}부터 쌓인 {queue} 건을 보#
      {queue} 미처리 {any}건 중 첫 번째 확인하#`,
    titles: ['Oldest ticket; Who waits?', '오래된 티켓; 대기 티켓'],
  },
];
