import { bracketed, entry, glossed, message, procedure, task, unmarked, worded } from './everyday';
import { jobId, when, withFixed, zone } from './values';
import { made, maybe, type Slot, type Written } from '../table';

const action: Slot = { schema: { type: 'string' }, draw: (dice) => ({ value: dice.pick(['prompt', 'message', 'procedure']), words: '' }) };
const about = ['Plan a prompt, a message or the start of a procedure for later', '나중에 할 일을 예약한다'] as const;
const result = 'planned as job-{any}';
const timezone = maybe(made(zone));
const name = maybe(entry);
const id = made(jobId);
const kind = (of: 'message' | 'procedure' | 'prompt', sentences: string): string => withFixed(`action=${of}`, sentences);

/** What is planned, looked at and taken off again, with the times in brackets and explained beside them. */
export const ownCalendar: readonly Written[] = [
  {
    tool: 'cron_add', about, result, takes: { schedule: glossed, action, text: procedure, name, timezone },
    en: kind('procedure', `
      plan the procedure {text} for the schedule {schedule}
      The schedule is {schedule}. Plan the procedure {text} for it.
      Procedure {text}, schedule {schedule}. No name, no time zone.
      The {who} used to start {text} from the panel in room {any}. Plan it instead: {schedule}.
      put the procedure {text} on the plan with the schedule {schedule}; the entry is called {name}
      Name {name}, procedure {text}, schedule {schedule}
      The site keeps {timezone}. Plan the procedure {text} for {schedule}.
      {schedule} in {timezone}: that is when the procedure {text} has to start from now on.
      Do not list anything, add to the plan: procedure {text}, {schedule}
      {text} takes {any} minutes and needs nobody there, so plan this procedure for {schedule}.
      schedule the start of {text} under {name}, timezone {timezone}: {schedule}
      Until {day} the old timer did it. Now plan {text} as a procedure, {schedule}.
      add {text} (a procedure, not a message) with {schedule}
      The neighbours complain about noise after {clock}; plan the procedure {text} accordingly, {schedule}.`),
    ko: kind('procedure', `
      {text} 절차를 {schedule} 일정으로 예약하#
      일정은 {schedule}. 여기에 맞춰 {text} 절차를 예약하#
      절차 {text}, 일정 {schedule}. 이름과 시간대는 정하지 않는다
      지금까지 {who:이} {any}호실 패널에서 {text} 절차를 눌렀다. 이제 예약으로 돌리#. {schedule}
      {text} 절차를 예약에 올리#. 일정 {schedule}, 예약 이름 {name}
      예약명 {name}, 절차 {text}, 일정 {schedule}
      현장 시간대는 {timezone}. {text} 절차를 {schedule} 일정으로 걸어 두#
      {timezone} 시간으로 {schedule}, 이때 {text} 절차가 시작되게 예약하#
      목록 조회가 아니라 등록이다. 절차 {text}, {schedule}
      {text} 절차는 {any}분이면 끝나고 사람이 없어도 된다. {schedule} 일정으로 예약 바람
      {day}까지는 기계식 타이머가 했다. 앞으로는 {text} 절차를 {schedule:로} 예약할 것
      {text:을} 메시지가 아닌 절차로 예약하#. {schedule}
      {clock} 넘으면 소음 민원이 들어온다. 그래서 {text} 절차는 {schedule} 일정으로 잡#`),
    titles: ['Plan the procedure; By itself from now on; On the timetable; Timer for the procedure', '절차 예약; 자동화; 예약 등록; 시간표에 올리기'],
  },
  {
    tool: 'cron_add', about, result, takes: { schedule: worded, action, text: procedure, name, timezone },
    en: kind('procedure', `
      have the procedure {text} start {schedule}
      The pumps are cheap to run then, so the procedure {text} is to go {schedule}.
      {schedule^} the procedure {text} starts without anybody pressing anything. Plan that.
      {name}: procedure {text}, {schedule}
      plan {text} {schedule}, as a procedure, zone {timezone}
      Round {any} fell out twice because nobody was in. From {day} on {text} starts {schedule}; add it to the plan.
      we want {text} {schedule}, planned as {name} in {timezone}
      set {text} up to run {schedule} – the SOP itself, not a reminder of it
      The {who} will not do {not_text} any more. Instead {text} is planned, {schedule}.
      Add, do not start: procedure {text}, {schedule}.`),
    ko: kind('procedure', `
      {schedule}에 {text} 절차가 시작되게 예약하#
      심야 전기가 싸다. {text} 절차를 {schedule:로} 걸어 두#
      {schedule}, 아무도 누르지 않아도 {text} 절차가 돌게 예약하#
      {name}: {text} 절차, {schedule}
      {text} 절차를 {schedule:로} 예약하되 시간대는 {timezone}
      {any}번 순회가 두 번 빠졌다. {day}부터 {text} 절차를 {schedule:로} 예약에 넣#
      {text} 절차, {schedule}, 이름 {name}, 시간대 {timezone:로} 등록하#
      알림 말고 SOP {text} 자체를 {schedule}에 돌리도록 등록하#
      {not_text:은} 이제 안 한다. 대신 {text} 절차를 {schedule:로} 예약하#
      지금 시작하지 말고 예약만 할 것. {text} 절차, {schedule}`),
    titles: ['Planned start; Every week by itself; Put it on the timer', '예약 시작; 주기 실행; 타이머 등록'],
  },
  {
    tool: 'cron_add', about, result, takes: { schedule: glossed, action, text: message, name, timezone },
    en: kind('message', `
      add a reminder with the schedule {schedule}: "{text}"
      Message for the plan. Schedule: {schedule}. Words: "{text}". It needs no name.
      remind the {who} by the schedule {schedule}, in the words "{text}"
      The {who} has forgotten it {any} times since {day}. The reminder "{text}" goes on the schedule {schedule}.
      reminder {name}, schedule {schedule}, text "{text}"
      in {timezone} terms {schedule}: message "{text}"
      "{text}" is the message, {schedule} the schedule, {name} the name
      Somebody has to be told "{text}", always by {schedule}. Plan it as a message.
      Only a message is planned here, no procedure: "{text}", {schedule}.
      plan "{text}" to be said, timezone {timezone}, schedule {schedule}
      The list on the wall fell down. Put this on the timer as a message instead: "{text}" Schedule {schedule}.
      new planned message "{text}", schedule {schedule}, and leave the time zone out`),
    ko: kind('message', `
      {schedule} 일정의 알림을 추가하#. 문구는 "{text}"
      예약할 메시지. 일정: {schedule}. 문구: "{text}". 이름은 필요 없음
      {schedule} 일정으로 {who}에게 "{text}"라고 상기시키도록 예약하#
      {who:이} {day} 이후 {any}번이나 잊었다. "{text}" 알림을 {schedule} 일정으로 걸#
      알림 {name}, 일정 {schedule}, 문구 "{text}"
      {timezone} 기준 {schedule}, 메시지 "{text}" 예약
      문구는 "{text}", 일정은 {schedule}, 이름은 {name}. 메시지로 예약하#
      절차가 아니라 메시지만 예약한다. "{text}", {schedule}
      벽에 붙인 종이가 떨어졌다. 이제 "{text}" 메시지를 {schedule} 일정으로 예약하#
      시간대 {timezone}, 일정 {schedule}, "{text}" 안내가 나가게 예약하#
      "{text}" 메시지 신규 예약. 일정 {schedule}, 시간대는 비워 둠
      {schedule} 주기의 공지 등록 요망: "{text}"`),
    titles: ['New reminder; So that it is not forgotten; Message on the timer', '새 알림; 잊지 않도록; 공지 예약'],
  },
  {
    tool: 'cron_add', about, result, takes: { schedule: bracketed, action, text: unmarked, name, timezone },
    en: kind('message', `
      Reminder: {schedule}: {text}
      Plan a message for {schedule}. It says: {text}
      {schedule} – message – {text}
      Plan this message for {schedule} in {timezone}: {text}
      Entry {name}, {schedule}, remind the {who}: {text}
      schedule {schedule}, message: {text}
      Unit {any} is off until {day}. Plan a reminder, schedule {schedule}, text: {text}
      Time {schedule}, zone {timezone}, name {name}, message: {text}`),
    ko: kind('message', `
      알림 예약 {schedule}: {text}
      {schedule} 일정으로 메시지를 예약하#. 내용: {text}
      {schedule} – 메시지 – {text}
      {timezone} 시간대 {schedule} 일정으로 다음 메시지를 예약하#: {text}
      예약 {name}, {schedule}, {who}에게 알릴 말: {text}
      일정 {schedule}, 메시지: {text}
      {any}호기는 {day}까지 정지. 일정 {schedule:로} 알림을 예약하#. 문구: {text}
      때 {schedule}, 시간대 {timezone}, 이름 {name}, 메시지: {text}`),
    titles: ['Reminder for later; Tell them in time', '나중 알림; 제때 알리기'],
  },
  {
    tool: 'cron_add', about, result, takes: { schedule: when, action, text: message, name, timezone },
    en: kind('message', `
      the {who} is to be told {schedule}: "{text}"
      Remind us {schedule} of this: "{text}" The time zone is {timezone}.
      {schedule^} comes the announcement "{text}", planned under "{name}"
      The {clock} bell is broken. Plan the words "{text}" {schedule} instead.
      Plan a message for later, nothing goes out now: "{text}", {schedule}`),
    ko: kind('message', `
      {schedule} {who:이} 들을 말: "{text}". 예약하#
      {schedule} 이렇게 상기시키도록 예약하#. "{text}" 시간대는 {timezone}
      {schedule} "{text}" 안내를 "{name}" 이름으로 예약하#
      {clock} 종이 고장이다. 대신 {schedule} "{text}"라고 나가게 예약하#
      지금은 아무것도 보내지 않는다. {schedule} "{text}" 메시지만 예약하#`),
    titles: ['Announcement; Remind us', '안내 예약; 상기'],
  },
  {
    tool: 'cron_add', about, result, takes: { schedule: bracketed, action, text: task, name, timezone },
    en: kind('prompt', `
      plan a prompt with the schedule {schedule}: "{text}"
      the agent works on "{text}" by the schedule {schedule}
      Prompt, schedule {schedule}, zone {timezone}, text "{text}"
      {name} is a planned prompt, schedule {schedule}: "{text}"
      The {who} has no time to look into it after {clock}. Let the assistant do it, schedule {schedule}: "{text}"
      Neither a message nor a procedure: the model itself is asked "{text}", schedule {schedule}.
      put the question "{text}" on the plan for the agent; schedule {schedule}, name {name}
      have the agent think about "{text}" later, namely {schedule}`),
    ko: kind('prompt', `
      {schedule} 일정으로 프롬프트를 예약하#: "{text}"
      에이전트가 {schedule} 일정에 따라 "{text}" 일을 하게 예약하#
      프롬프트, 일정 {schedule}, 시간대 {timezone}, 내용 "{text}"
      예약 프롬프트 {name}, 일정 {schedule}: "{text}"
      {who:은} {clock} 이후 시간이 없다. 에이전트에게 맡기#. 일정 {schedule}, 시킬 말 "{text}"
      메시지도 절차도 아니다. {schedule} 일정으로 모델에게 "{text}"라고 묻게 하#
      질문 "{text}"를 에이전트 예약에 올리#. 일정 {schedule}, 이름 {name}`),
    titles: ['Let the agent do it later; Planned question', '에이전트에게 맡기기; 예약 질문'],
  },
  {
    tool: 'cron_list', about: ['List what is planned', '예약된 것을 보인다'], takes: {}, reads: true, result: 'job-{any}: rinse; 30 {any} * * 1',
    en: `
      The office moves on {day}. Which planned jobs does that hit? Look at them all.
      show the entries of the plan with their ids and times
      The lamps came on at {clock} though nobody touched them; see what is planned.
      Nothing to add. Just read out which timers are set.
      see if the backup is on the timer at all
      go through everything that will start by itself
      what have we told the computer to do later?
      Holidays begin on {day}: bring up the scheduled reminders and procedure starts.
      Not the running procedures and not the files, only the scheduled entries.
      The {who} swears the rinse was planned twice. Check the timetable.
      all cron entries, please
      which messages will go out on their own next week?
      I want the plan, not the catalogue of procedures
      look up the ids of the timers before any is removed
      tell the {who} what the calendar of the machine holds
      The clock changes on Sunday, so look which jobs are scheduled.
      see what is set for the night
      is anything scheduled at {clock}? look at the plan
      list the pending jobs
      scheduled work, the whole list
      what does the cron table say?
      read the list of reminders that are still to come
      check that all {any} timers survived the restart
      planned entries: list, change nothing
      The power was out for {any} minutes. See whether the planned jobs are all still there.
      have a look at what is due later today and on the days after
      show which prompts the agent has been set for later
      bring the list of what has been put off until later`,
    ko: `
      {day}에 사무실을 옮긴다. 영향받을 예약이 무엇인지 전부 보#
      예약 항목을 id와 시각까지 보이#
      아무도 안 건드렸는데 {clock}에 불이 켜졌다. 예약된 것을 확인하#
      추가하지 말고 어떤 타이머가 걸려 있는지만 읽#
      백업이 타이머에 걸려 있기는 한지 예약을 보#
      저절로 시작될 것들을 죽 훑어보#
      나중에 하라고 시켜 둔 것이 무엇인지 확인하#
      {day}부터 연휴다. 예약된 알림과 절차 시작을 불러오#
      도는 절차나 파일 말고 예약 항목만 조회하#
      {who:이} 헹굼이 두 번 예약됐다고 한다. 예약표를 확인하#
      크론 항목 전부
      다음 주에 자동으로 나갈 메시지가 무엇인지 예약을 보#
      절차 목록이 아니라 예약된 계획을 보고 싶다. 조회하#
      타이머를 지우기 전에 id부터 조회하#
      {who}에게 알려 줄 예약 내역을 뽑#
      정전이 {any}분 있었다. 예약이 다 살아 있는지 보#
      밤사이 걸린 예약 조회
      {clock}에 잡힌 예약이 있나 확인 요망
      대기 중인 예약 작업 나열
      예약 일정 전체 목록을 뽑아 보#
      크론 테이블에 뭐가 있는지 보#
      앞으로 울릴 알림 목록
      재기동 후 타이머 {any}개가 그대로인지 확인하#
      예약 현황만 볼 것. 변경 금지
      오늘 이후로 예정된 자동 작업 확인
      에이전트에 미리 걸어 둔 프롬프트를 보#
      뒤로 미뤄 걸어 둔 일이 뭐가 있나 조회하#
      교대 인계용으로 예약 목록을 가져오#`,
    titles: ['What is planned; Timers at a glance; See the timetable; What will start by itself', '예약 현황; 타이머 목록; 예약 조회; 저절로 도는 것'],
  },
  {
    tool: 'cron_remove', about: ['Remove what is planned, by its id', '예약을 지운다'], takes: { id }, result: '{id} is removed',
    en: `
      The plan lists {not_id}, {id} and {any} more. Only {id} goes.
      {not_id} is the feeding and stays. {id} was the old rinse; take it off the timer.
      The sauna is shut for {any} weeks, which is why nobody needs the planned {id}.
      Since the {who} rings the bell himself at {clock}, the reminder {id} is superfluous. Delete it.
      {id}: no longer planned as of today
      unschedule the entry with the id {id}, not the one with {not_id}
      The job {id} fired at {clock} in an empty hall. It must not do so again, off the plan with it.
      Guests complained about the announcement on {day}. Its id in the plan is {id}; remove that one.
      We planned the same start as {not_id} and as {id}. Keep the first, delete the second.
      We planned the same start as {id} and as {not_id}. Delete the first, keep the second.
      withdraw the scheduled prompt {id}
      Old timers out: {id}
      wipe {id} from the cron table
      from the list of planned jobs, {id} is the one to delete
      the planned start {id} is void, clear it away
      do not cancel a run, only take the planned entry {id} away`,
    ko: `
      예약에 {not_id}, {id} 말고도 {any}건이 있다. {id}만 지우#
      {not_id:은} 급이라 그대로 둔다. {id:은} 옛 헹굼이니 타이머에서 빼#
      사우나를 {any}주 닫는다. 그래서 {id} 예약은 필요 없다. 삭제하#
      {clock}에 {who:이} 직접 종을 친다. 알림 {id:은} 예약에서 지우#
      {id}: 오늘부로 예약 폐지
      id {not_id:이} 아니라 {id} 예약을 해제하#
      {id} 작업이 {clock}에 빈 강당에서 울렸다. 다시 울리지 않게 예약에서 내리#
      {day} 안내 방송에 민원이 있었다. 예약 id는 {id}. 그것을 지우#
      같은 시작을 {not_id:과} {id:로} 두 번 잡았다. 앞의 것은 두고 뒤의 것을 지우#
      같은 시작을 {id:과} {not_id:로} 두 번 잡았다. 앞의 것을 지우고 뒤의 것은 남기#
      예약 프롬프트 {id} 철회
      묵은 타이머 정리: {id} 제거
      크론 표에서 {id:을} 지우#
      예약 작업 가운데 {id:이} 지울 것이다. 삭제하#
      {id} 예약 시작은 무효다. 치우#
      실행을 취소하는 것이 아니라 예약 {id}만 빼#`,
    titles: ['Take it off the plan; One timer less; Delete the reminder', '예약 해제; 타이머 정리; 알림 삭제'],
  },
];
