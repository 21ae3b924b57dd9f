import { sopName } from '../../language/words';
import { note, quoted } from './sayings';
import { clause, schedule, when, wish, withFixed, zone } from './values';
import { made, maybe, type Slot, type Written } from '../table';

const action: Slot = { schema: { type: 'string' }, draw: (dice) => ({ value: dice.pick(['prompt', 'message', 'procedure']), words: '' }) };
const about = ['Plan a prompt, a message or the start of a procedure for later', '나중에 할 일을 예약한다'] as const;
const result = 'planned as job-{any}';
const timezone = maybe(made(zone));
const ofKind = (kind: 'message' | 'procedure' | 'prompt', sentences: string): string => withFixed(`action=${kind}`, sentences);

/** Of each kind the same number; the time stands first as often as last, and never in the text. */
export const ownTimers: readonly Written[] = [
  {
    tool: 'cron_add', about, result, takes: { schedule: when, action, text: made(quoted), timezone },
    en: ofKind('message', `
      {schedule^}, remind the {who}: "{text}"
      {schedule^} the {who} must be reminded: "{text}"
      {schedule^} there shall be a message, "{text}"
      {schedule^}: message "{text}"
      {schedule^}, zone {timezone}, the reminder "{text}"
      {schedule^} everybody gets the reminder "{text}"
      remind: "{text}", {schedule}
      message for the plan: "{text}", {schedule}
      put the message "{text}" on the plan {schedule}
      reminder to the {who}, "{text}", {schedule}
      On the plan goes a reminder, "{text}", {schedule}. No procedure is started.`),
    ko: ofKind('message', `
      {schedule} 알림 메시지: "{text}"
      {schedule} {who}에게 상기시킬 것: "{text}"
      {schedule} "{text}"라고 {who}에게 알림이 가게 걸어 두#
      {schedule} 나가는 메시지로 "{text}"를 예약에 넣#
      {schedule}({timezone}) 알림 "{text}" 예약
      메시지 "{text}"를 예약하#. {schedule} 나간다
      "{text}"라는 알림을 예약에 올리#, {schedule}
      {who:이} 잊지 않게 "{text}"라고 알리는 예약을 {schedule} 걸#
      절차가 아니라 메시지를 예약한다. "{text}", {schedule}
      알림 문구 "{text}", 때는 {schedule}`),
    titles: ['Remind them; Reminder; A message on the plan', '상기시키기; 알림 걸기; 메시지 예약'],
  },
  {
    tool: 'cron_add', about, result, takes: { schedule: when, action, text: made(clause), timezone },
    en: ofKind('message', `
      {schedule^}, remind the {who} that {text}.
      {schedule^} a message has to say that {text}.
      {schedule^} let everybody be reminded that {text}.
      Plan a message {schedule}, saying that {text}.
      Plan a reminder {schedule} that {text}.
      Remind the {who} {schedule} that {text}.
      Put a reminder on the plan {schedule}, namely that {text}.`),
    ko: ofKind('message', `
      {schedule} {who}에게 {text}고 알리도록 예약하#
      {schedule} {text}는 메시지가 나가게 예약하#
      {schedule} {text}고 상기시키는 알림을 걸#
      {text}고 {schedule} 알리게 예약에 넣#
      {text}는 알림을 {schedule} 예약하#
      예약 알림: {schedule} {text}고 {who}에게 전하#`),
    titles: ['Remind them; A message on the plan', '알림 예약; 상기시키기'],
  },
  {
    tool: 'cron_add', about, result, takes: { schedule, action, text: made(note), timezone },
    en: ofKind('message', `
      Schedule: {schedule}. Message: {text}.
      When: {schedule}. Remind them: {text}.
      Plan a message. Schedule {schedule}, text: {text}.
      Time zone {timezone}, schedule {schedule}, message: {text}.`),
    ko: ofKind('message', `
      일정: {schedule}. 메시지: {text}
      언제: {schedule}. 알릴 말: {text}
      메시지 예약. 일정 {schedule}, 글: {text}
      시간대 {timezone}, 일정 {schedule}, 메시지: {text}`),
    titles: ['Message for later; Reminder', '예약 메시지; 알림'],
  },
  {
    tool: 'cron_add', about, result, takes: { schedule: when, action, text: made(sopName), timezone },
    en: ofKind('procedure', `
      {schedule^}, the procedure {text}
      {schedule^}: start of the procedure {text}
      {schedule^} the procedure {text} has its turn, so plan it
      {schedule^} we want the procedure {text} to start by itself
      {schedule^}, zone {timezone}, the procedure {text} is to start
      {schedule^} plan the procedure {text}, not {not_text}
      {schedule^} it is time for {text}; plan the procedure
      {schedule^} start {text}; not now
      plan the procedure "{text}" {schedule}
      plan {text}, the procedure, {schedule}
      procedure on the plan: {text}, {schedule}
      The {who} runs {text} by hand so far. Plan the procedure {schedule}.
      the plan needs the procedure {text} {schedule}
      not a reminder but the procedure itself: plan {text} {schedule}
      plan that the procedure {text} starts {schedule}
      add the procedure {text} to what is planned, {schedule}
      let the plan start {text} {schedule}
      Nobody has time for {text} at {clock}. Plan the procedure {schedule}.
      the procedure is {text} and it starts {schedule}; plan this
      {text} is a procedure that belongs on the plan {schedule}`),
    ko: ofKind('procedure', `
      {schedule} 절차 {text}
      {schedule} {text} 절차 시작을 예약에 넣#
      {schedule} {text} 절차가 저절로 시작되게 걸어 두#
      {schedule} {text} 차례다. 절차를 예약하#
      {schedule} {not_text:이} 아니라 {text} 절차를 예약하#
      {schedule} 절차 시작: {text}
      {schedule}({timezone}) {text} 절차를 시작하게 예약하#
      {schedule} {text:을} 시작하되 지금은 아니다. 절차를 예약하#
      {schedule} 시작할 절차는 {text:이}다. 예약하#
      절차 {text}, {schedule} 시작 예약
      {text} 절차를 예약에 올리#, {schedule}
      절차를 예약하#: {text}, {schedule}
      {who:이} 손으로 돌리던 {text} 절차를 {schedule} 예약하#
      알림 말고 절차 자체를 예약한다. {text}, {schedule}
      예약할 절차 {text}, 때는 {schedule}
      {clock}에는 {text:을} 할 사람이 없다. 절차를 {schedule} 예약하#
      {text:이}라는 절차를 {schedule} 돌게 예약에 추가하#
      {text} 절차가 {schedule} 돌도록 예약 요망
      예약 추가: {text} 절차를 {schedule} 시작
      "{text}" 절차를 {schedule} 걸#`),
    titles: ['Plan the procedure; The procedure on the plan; Start later', '절차를 예약에; 절차 걸기; 나중에 시작'],
  },
  {
    tool: 'cron_add', about, result, takes: { schedule: when, action, text: made(wish), timezone },
    en: ofKind('prompt', `
      {schedule^}, ask the agent: "{text}"
      {schedule^} the agent gets a task, "{text}"
      {schedule^}: prompt "{text}"
      {schedule^} the assistant has to answer "{text}"
      {schedule^}, zone {timezone}, prompt the agent with "{text}"
      {schedule^} let the agent think about "{text}"
      {schedule^} it is the agent that must act; the prompt is "{text}"
      {schedule^} have the model do this: "{text}"
      {schedule^} the agent shall be told to do "{text}"
      plan a prompt for the agent: "{text}", {schedule}
      prompt on the plan: "{text}", {schedule}
      not to the {who} but to the agent, {schedule}: "{text}"
      put the prompt "{text}" on the plan {schedule}
      add to the plan that the agent is asked "{text}", {schedule}
      plan the task "{text}" for the agent {schedule}
      Neither a message nor a procedure: the prompt "{text}" {schedule}.
      the agent ought to be asked "{text}" {schedule}; plan it
      "{text}" is a question for the agent, to be put {schedule}
      plan to prompt the agent {schedule}: "{text}"
      let "{text}" be the agent's job {schedule}`),
    ko: ofKind('prompt', `
      {schedule} 에이전트에게 시킬 일: "{text}"
      {schedule} 프롬프트 "{text}"를 예약에 넣#
      {schedule} 에이전트가 "{text}"에 답하게 걸어 두#
      {schedule} 에이전트에게 "{text}"라고 지시하는 예약을 넣#
      {schedule}({timezone}) 프롬프트 "{text}" 예약
      {schedule} 사람 말고 에이전트에게 "{text}"라고 시키게 예약하#
      {schedule} 에이전트 몫으로 "{text}"를 예약하#
      {schedule} 모델에게 "{text}"라고 묻게 걸#
      {schedule} 어시스턴트에 넣을 프롬프트: "{text}"
      {schedule} 에이전트 질문 "{text}" 예약 요망
      프롬프트를 예약하#: "{text}", {schedule}
      에이전트에게 묻는 예약을 추가하#. "{text}", {schedule}
      "{text}"라는 프롬프트를 {schedule} 예약에 올리#
      메시지도 절차도 아닌 프롬프트 "{text}"를 {schedule} 예약하#
      에이전트가 할 일 "{text}", 때는 {schedule}. 예약하#
      예약 프롬프트 추가: "{text}", {schedule}
      {who} 대신 에이전트가 {schedule} "{text}"를 처리하게 예약하#
      "{text}"를 에이전트에게 {schedule} 맡기는 예약을 만들#
      에이전트에게 던질 말 "{text}"를 {schedule} 걸어 두#
      "{text}" 프롬프트 예약. {schedule} 에이전트에게 간다`),
    titles: ['Ask the agent; Prompt for later; A task for the agent', '에이전트에게; 프롬프트 걸기; 에이전트 예약'],
  },
];
