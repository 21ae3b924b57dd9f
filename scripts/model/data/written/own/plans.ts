import { name as anyName, sopName } from '../../language/words';
import { jobId, object, remark, schedule, when, wish, withFixed, zone } from './values';
import { made, maybe, type Slot, type Written } from '../table';


const delivery: Slot = object((dice, language) => {
  const channel = dice.pick(['telegram', 'discord', 'slack', 'mail', 'matrix', 'sms', 'pushover', 'desktop', 'teams', 'signal']);
  const to = dice.chance(0.55) ? anyName(dice, 'en') : null;
  const value = { channel, ...(to === null ? {} : { to }) };
  if (language === 'ko') return { value, words: dice.pick(to === null ? [`${channel} 채널로`, `채널 ${channel}에`] : [`${channel} 채널로 ${to}에게`, `${channel} 채널의 ${to} 앞으로`]) };
  return { value, words: dice.pick(to === null ? [`over the channel ${channel}`, `on the channel ${channel}`] : [`over the channel ${channel} to ${to}`, `to ${to} on the channel ${channel}`]) };
});
const options = { name: maybe(made(anyName)), timezone: maybe(made(zone)), delivery: maybe(delivery) };
const action: Slot = { schema: { type: 'string' }, draw: (dice) => ({ value: dice.pick(['prompt', 'message', 'procedure']), words: '' }) };
const text = made(remark);
const procedure = made(sopName);
const about = ['Plan a prompt, a message or the start of a procedure for later', '나중에 할 일을 예약한다'] as const;

export const ownPlans: readonly Written[] = [
  {
    tool: 'cron_add', about, result: 'planned as job-{any}',
    takes: { schedule: when, action, text, ...options },
    en: withFixed('action=message', `
      remind the {who} {schedule}: "{text}"
      send the reminder "{text}" {schedule}
      plan the message "{text}" {schedule}
      have "{text}" said {schedule}
      The {who} forgets it every time. Remind them {schedule} with "{text}".
      let a message go out {schedule}, "{text}"
      a reminder {schedule}: "{text}"
      set up a reminder "{text}" {schedule}, nothing else
      Nobody may miss this, so put "{text}" up as a message {schedule}.
      the words "{text}" are to be sent {schedule}
      schedule a message {schedule} that says "{text}"
      not now but {schedule}, tell the {who} "{text}"
      We had {any} complaints. From now on "{text}" is announced {schedule}.
      leave a message for later: "{text}", {schedule}
      "{text}" – to be shown {schedule}, not before
      {who}: wants to hear "{text}" {schedule}
      remind everybody {schedule} that "{text}"
      plan a reminder named {name} {schedule}: "{text}"
      under the name {name}, remind the {who} {schedule} of "{text}"
      call it {name}: message "{text}" {schedule}
      send "{text}" {schedule}, times are in {timezone}
      in the time zone {timezone}, {schedule}, remind the {who}: "{text}"
      the message "{text}" goes out {schedule} ({timezone})
      new reminder {name}, {timezone}: "{text}" {schedule}
      plan the message "{text}" {schedule} and deliver it {delivery}
      remind us {schedule} {delivery}: "{text}"
      Put a later message in: "{text}". It is due {schedule}. The {who} reads it.
      shift change falls on {clock}, the message "{text}" belongs out {schedule}
      what the {who} needs to read {schedule} is "{text}"
      get a note to the {who} {schedule} that reads "{text}"`),
    ko: withFixed('action=message', `
      {schedule} {who}에게 "{text}"라고 알리도록 예약하#
      {schedule} "{text}" 메시지 예약
      "{text}" 메시지를 {schedule} 보내도록 예약하#
      {schedule} "{text}" 알림 예약할 것
      {who:이} 자꾸 잊는다. {schedule} "{text}"라고 상기시키도록 걸어 두#
      {schedule} 나갈 안내 문구: "{text}"
      예약 메시지 "{text}", {schedule}
      지금 말고 {schedule} {who}에게 "{text}"라고 전하게 하#
      {schedule} "{text}"라고 알림이 가게 하#
      민원이 {any}건 들어왔다. 앞으로 {schedule} "{text}"라고 공지하도록 예약하#
      {schedule} 나갈 메시지를 잡아 두#. 내용은 "{text}"
      {who} 리마인더: {schedule} "{text}"
      {schedule} "{text}"라는 메시지를 띄우도록 등록하#
      알람 문구 "{text}"를 {schedule} 걸#
      {schedule} {who:이} 볼 말은 "{text}". 예약 요망
      {schedule} 모두에게 "{text}"라고 말하도록 잡아 두#
      이름은 {name}, {schedule} "{text}" 메시지를 예약하#
      {name:이}라는 이름으로 {schedule} "{text}" 알림을 예약하#
      {schedule} "{text}" 메시지 발송 예약, 이름 {name}
      시간대 {timezone}, {schedule} "{text}"라고 알리게 예약하#
      {timezone} 기준으로 {schedule} {who}에게 "{text}"라고 상기시키게 하#
      {schedule} "{text}" 메시지({timezone}) 예약
      예약 알림 {name}, {timezone}: {schedule} "{text}"
      {schedule} {delivery} "{text}" 메시지가 가도록 예약하#
      "{text}" 메시지를 {schedule} {delivery} 보내게 잡아 두#
      교대는 {clock:이}고, "{text}" 메시지는 {schedule} 나가야 한다. 예약하#
      {schedule} "{text}" – 메시지로 예약 바람
      잊기 쉬우니 {schedule} "{text}"라고 알려 주게 등록하#
      {who} 앞 예약 문자: {schedule}, "{text}"
      {schedule} 알릴 것: "{text}". 메시지로 걸어 두#`),
    titles: ['Plan a reminder; Reminder; Message for later; Remind the crew', '알림 예약; 리마인더; 메시지 예약; 나중에 알리기'],
  },
  {
    tool: 'cron_add', about, result: 'planned as job-{any}',
    takes: { schedule: when, action, text: procedure, ...options },
    en: withFixed('action=procedure', `
      start the procedure {text} {schedule}
      plan the procedure {text} {schedule}
      the procedure {text} is to start {schedule}
      have {text} run {schedule}
      let the SOP {text} begin by itself {schedule}
      schedule {text} {schedule}
      plan a start of {text} {schedule}
      {text} shall run {schedule}
      We do not start {text} by hand any more. Plan it {schedule}.
      not today: the procedure {text} starts {schedule}
      put {text} on the plan {schedule}
      set the procedure "{text}" to run {schedule}
      automatic start of {text} {schedule}
      timetable entry: procedure {text} {schedule}
      The {who} comes at {clock}, so the procedure {text} has to run {schedule}.
      plan {text}, not {not_text}, {schedule}
      make {text} recurring: the procedure starts {schedule}
      the SOP "{text}" belongs on the calendar {schedule}
      enter a planned run of {text} {schedule}
      the tanks need {any} minutes, so let {text} start {schedule}
      as {name}, plan the procedure {text} {schedule}
      plan the procedure {text} {schedule} and name the entry {name}
      entry {name}: start of the SOP {text} {schedule}
      run the procedure {text} {schedule}, time zone {timezone}
      in {timezone}, {schedule}, start {text}
      plan {text} {schedule} by the clock of {timezone}
      {name} ({timezone}): the procedure {text} {schedule}
      let the procedure {text} take place {schedule} from next week on
      book the procedure {text} {schedule}
      set up the timer so that the SOP {text} goes off {schedule}`),
    ko: withFixed('action=procedure', `
      {schedule} {text} 절차를 시작하도록 예약하#
      {text} 절차를 {schedule} 예약하#
      {schedule} {text} 절차 예약
      {schedule} {text} SOP가 저절로 돌게 하#
      {text} 절차는 {schedule} 실행되게 잡아 두#
      이제 {text:은} 손으로 시작하지 않는다. {schedule} 예약하#
      {schedule} {text} 자동 시작 등록
      오늘이 아니라 {schedule} {text} 절차를 시작하게 하#
      {text:을} 일정에 올리#. {schedule} 시작
      {schedule} "{text}" 절차가 돌도록 설정하#
      예약 실행: {text} 절차, {schedule}
      {who:은} {clock}에 온다. {text} 절차는 {schedule} 시작되게 예약하#
      {not_text} 말고 {text} 절차를 {schedule} 예약하#
      {text} 정기 실행 예약, {schedule}
      절차 {text:을} {schedule} 걸어 두#
      준비에 {any}분 걸린다. {text} 절차를 {schedule} 시작하도록 잡#
      {schedule} {text} 절차 기동 예약 요망
      계획표에 넣을 것: {schedule} {text} 절차
      이름 {name:로} {schedule} {text} 절차를 예약하#
      {schedule} {text} 절차를 예약하고 이름은 {name:로} 하#
      예약 {name}: {schedule} {text} SOP 시작
      {timezone} 시간대로 {schedule} {text} 절차를 돌리게 예약하#
      {schedule} {text} 절차 시작 예약, 시간대는 {timezone}
      {timezone} 기준 {schedule} {text} 절차가 시작되게 하#
      {name}({timezone}): {schedule} {text} 절차 예약
      다음 주부터 {schedule} {text} 절차를 돌리도록 등록하#
      {schedule} {text} 절차 1건 예약 바람
      타이머 등록. {schedule} SOP {text} 시작
      {schedule} 절차 "{text}"가 자동으로 들어가게 하#
      {text} 절차 시작을 {schedule} 잡아 둘 것`),
    titles: ['Plan the procedure; Timetable; Automatic start; Recurring run', '절차 예약; 정기 실행; 자동 시작; 일정 등록'],
  },
  {
    tool: 'cron_add', about, result: 'planned as job-{any}',
    takes: { schedule: when, action, text: made(wish), ...options },
    en: withFixed('action=prompt', `
      ask the agent {schedule}: "{text}"
      the agent gets the prompt "{text}" {schedule}
      plan the prompt "{text}" {schedule}
      have the agent do this {schedule}: "{text}"
      give the agent the task "{text}" {schedule}
      put the question "{text}" to the agent {schedule}
      let the assistant work on "{text}" {schedule}
      schedule a prompt {schedule}: "{text}"
      The agent shall look at it by itself {schedule}. The prompt is "{text}".
      prompt for later, {schedule}: "{text}"
      the {who} wants an answer from the agent {schedule} to "{text}"
      ask the model {schedule} to do the following: "{text}"
      a planned prompt "{text}" {schedule}
      wake the agent {schedule} with "{text}"
      the agent's homework {schedule}: "{text}"
      since nobody reads {any} pages, prompt the agent {schedule} with "{text}"
      hand "{text}" to the agent as a prompt {schedule}
      the assistant is asked {schedule}, in these words: "{text}"
      not a message but a prompt {schedule}: "{text}"
      plan the prompt "{text}" {schedule} under the name {name}
      {name}: ask the agent {schedule} "{text}"
      ask the agent {schedule} ({timezone}): "{text}"
      prompt "{text}" {schedule}, clock of {timezone}, named {name}
      ask the agent {schedule} "{text}" and send its answer {delivery}
      let the agent see to it {schedule}: "{text}"
      have the assistant answer "{text}" {schedule}`),
    ko: withFixed('action=prompt', `
      {schedule} 에이전트에게 "{text}"라고 묻도록 예약하#
      {schedule} 에이전트에 "{text}" 프롬프트를 주도록 예약하#
      프롬프트 "{text}"를 {schedule} 예약하#
      {schedule} 에이전트가 할 일: "{text}". 예약하#
      에이전트에게 {schedule} "{text}" 일을 시키게 예약하#
      {schedule} 프롬프트 예약: "{text}"
      예약 프롬프트 "{text}", {schedule}
      {schedule} AI 비서에게 "{text}"라고 시키도록 잡아 두#
      {who:이} 답을 원한다. {schedule} 에이전트에게 "{text}"라고 묻게 하#
      {schedule} 에이전트를 깨워 "{text}"라고 지시하게 하#
      메시지가 아니라 프롬프트로 {schedule} "{text}" 예약
      {any}쪽을 읽을 사람이 없다. {schedule} 에이전트에 "{text}"라고 지시하도록 걸어 두#
      에이전트 예약 작업, {schedule}: "{text}"
      {schedule} 에이전트가 "{text}"를 수행하도록 등록하#
      {schedule} 모델에 던질 질문 "{text}" 예약할 것
      이름 {name:로} {schedule} 프롬프트 "{text}"를 예약하#
      {schedule} 에이전트에게 "{text}"라고 묻는 예약을 {name:이}라는 이름으로 만들#
      {timezone} 시간대, {schedule} 에이전트에 "{text}" 지시 예약
      {name}({timezone}): {schedule} 프롬프트 "{text}"
      {schedule} 에이전트에게 "{text}"라고 묻고 답은 {delivery} 보내도록 예약하#
      {schedule} 어시스턴트가 답할 것: "{text}". 프롬프트로 예약하#
      질문 "{text}"를 에이전트에 {schedule} 자동으로 넣게 하#`),
    titles: ['Ask the agent later; Planned prompt; Homework for the agent', '프롬프트 예약; 에이전트 예약 작업; 자동 질문'],
  },
  {
    tool: 'cron_add', about, result: 'planned as job-{any}',
    takes: { schedule, action, text, name: options.name, timezone: options.timezone },
    en: withFixed('action=message', `
      plan a message: schedule {schedule}, text "{text}"
      message "{text}", schedule {schedule}
      {schedule} is the schedule of the reminder "{text}"
      cron {schedule}, message: "{text}"
      reminder. When: {schedule}. Text: "{text}".
      use {schedule} as the schedule and "{text}" as the message
      add a reminder with the schedule {schedule} and the words "{text}"
      the reminder "{text}" runs by {schedule}
      reminder {name}: {schedule}, "{text}"
      a message planned as {name}, schedule {schedule}, text "{text}"
      add to the plan: message "{text}", due {schedule}, zone {timezone}
      schedule {schedule}, time zone {timezone}, reminder "{text}"`),
    ko: withFixed('action=message', `
      메시지 예약. 일정 {schedule}, 내용 "{text}"
      메시지 "{text}", 일정 {schedule}
      알림 "{text}"의 일정은 {schedule}. 예약하#
      cron {schedule}, 메시지: "{text}"
      리마인더. 언제: {schedule}. 문구: "{text}"
      일정은 {schedule}, 메시지는 "{text}"로 예약하#
      {schedule} 일정의 알림을 추가하#. 문구 "{text}"
      알림 예약 {name}: {schedule}, "{text}"
      이름 {name}, 일정 {schedule}, 알림 문구 "{text}"
      예약 추가: 메시지 "{text}", 일정 {schedule}, 시간대 {timezone}
      일정 {schedule}, 시간대 {timezone}, 메시지 "{text}" 예약하#`),
    titles: ['New reminder; Add to the plan', '예약 추가; 새 알림'],
  },
  {
    tool: 'cron_add', about, result: 'planned as job-{any}',
    takes: { schedule, action, text: procedure, name: options.name, timezone: options.timezone },
    en: withFixed('action=procedure', `
      plan a procedure: {text}, schedule {schedule}
      procedure {text}, schedule {schedule}
      {schedule} is the new schedule of the procedure {text}
      cron {schedule}, procedure {text}
      add {text} to the plan with the schedule {schedule}
      {text} gets the schedule {schedule}
      use the schedule {schedule} for the SOP {text}
      start of {text}: {schedule}, please plan it
      planned start {name}: procedure {text}, schedule {schedule}
      procedure {text}, schedule {schedule}, zone {timezone}
      add a timer {name} with the schedule {schedule} for the procedure {text}`),
    ko: withFixed('action=procedure', `
      절차 예약. 절차 {text}, 일정 {schedule}
      절차 {text}, 일정 {schedule}
      {text} 절차의 일정은 {schedule}. 예약하#
      cron {schedule}, 절차 {text}
      {text} 절차를 일정 {schedule:로} 예약에 넣#
      {text} 절차에 {schedule} 일정을 주#
      SOP {text} 시작 예약: {schedule}
      예약 {name}: 절차 {text}, 일정 {schedule}
      절차 {text}, 일정 {schedule}, 시간대 {timezone}
      일정 {schedule:로} 절차 {text:을} 예약하고 {name:이}라고 부르#`),
    titles: ['Put it on the plan; New planned start', '예약 등록; 절차 일정'],
  },
  {
    tool: 'cron_list', about: ['List what is planned', '예약된 것을 보인다'], takes: {}, reads: true, result: 'job-{any}: morning; 0 {any} * * *',
    en: `
      list what is planned
      list all planned jobs
      what is on the plan?
      which reminders are planned?
      show the timetable
      show everything that is scheduled
      before you add another one, see what is already planned
      get the list of the cron jobs
      list the scheduled messages and prompts
      what runs by itself on {day}? see the planned jobs
      read out the plan
      are there any reminders waiting?
      what comes up next on the schedule?
      check the schedule for the {who}
      The {who} asks what is coming. Get the list of what is planned.
      the ids of the planned jobs are needed, list them
      overview of all timers
      look what is planned for later
      show the cron list
      bring up everything that waits for its time
      at {clock} something went off by itself; look at the planned jobs
      have we got anything planned at all?
      I need the list of planned starts, not the procedures themselves`,
    ko: `
      예약 목록을 보#
      예약된 작업을 모두 나열하#
      무엇이 예약되어 있는지 확인하#
      예약 현황 조회
      걸려 있는 알림이 있는지 보#
      일정표를 보이#
      cron 목록 조회
      크론 작업을 나열하#
      새로 넣기 전에 이미 예약된 것을 확인하#
      {day}에 저절로 도는 것이 무엇인지 예약을 보#
      예약된 메시지와 프롬프트를 모두 보#
      예약 작업의 id가 필요하다. 목록을 가져오#
      {who:이} 다음 일정을 묻는다. 예약 목록을 가져오#
      앞으로 실행될 것을 모두 보#
      타이머 전체 현황
      {clock}에 뭔가 저절로 울렸다. 예약된 것을 살펴보#
      예약 내역 확인 요망
      나중에 할 일로 잡힌 것을 모두 보#
      예약이 하나라도 있는지 알아보#
      절차 목록 말고 예약 목록을 보#
      대기 중인 예약 {any}건 확인
      스케줄에 올라 있는 것을 알려 주#`,
    titles: ['What is planned; Look at the plan; Timetable', '예약 확인; 일정 확인; 예약 목록'],
  },
  {
    tool: 'cron_remove', about: ['Remove what is planned, by its id', '예약을 지운다'], takes: { id: made(jobId) }, result: '{id} is removed',
    en: `
      remove the planned job {id}
      take {id} off the plan
      the reminder {id} is not needed any more, remove it
      delete the scheduled job {id}
      unschedule {id}
      drop {id} from the timetable
      {id} must not go off again, take it off the schedule
      cancel the planned reminder {id}
      remove {id}, not {not_id}, from the plan
      the plan no longer needs {id}
      clear the timer {id}
      cron job {id}: remove
      The greenhouse is closed until {day}. Remove the planned entry {id}.
      stop reminding us: delete the reminder {id}
      since the {who} does it by hand again, unplan {id}
      strike the entry {id} off the plan
      planned job {id} out, please
      call the scheduled start {id} off
      there are {any} reminders for the same thing; the one with the id {id} goes
      cron: delete {id}
      the message planned as {id} shall not be sent, remove it
      get rid of the planned prompt {id}
      end the recurring job {id}
      {id} was planned twice. Remove it from the schedule.
      the weekly start {id} falls away; take it out of the plan`,
    ko: `
      예약 {id:을} 지우#
      {id} 예약 취소
      예약된 작업 {id:을} 삭제하#
      {id:을} 일정에서 빼#
      {id} 알림은 더 필요 없다. 예약에서 지우#
      예약 알림 {id:을} 해제하#
      {not_id} 말고 {id} 예약을 지우#
      {id:이} 다시 울리지 않게 예약을 없애#
      cron 작업 {id} 삭제
      타이머 {id} 제거할 것
      {day}까지 휴무다. 예약 {id:을} 삭제하#
      {who:이} 손으로 하기로 했다. {id} 예약을 없애#
      예약 목록에서 {id} 제외
      {id:로} 잡힌 메시지는 보내지 않는다. 예약을 지우#
      같은 알림이 {any}개다. id가 {id}인 예약을 지우#
      크론 {id:을} 지우#
      예약 프롬프트 {id} 삭제 요망
      정기 실행 {id:을} 예약에서 내리#
      {id:은} 두 번 예약되었다. 예약에서 빼#
      매주 도는 {id} 예약을 끝내#
      스케줄에서 {id} 항목 삭제
      예약 번호 {id}, 취소 처리하#
      예약 시작 {id:을} 거두#
      {id} 리마인더를 없애#`,
    titles: ['Off the plan; Remove the reminder; No longer planned', '예약 삭제; 예약 취소; 일정에서 제외'],
  },
];
