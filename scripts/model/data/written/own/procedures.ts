import { code, englishWord } from '../../language/words';
import { procedure, reason } from './everyday';
import { copied } from './sayings';
import { asText, members, runId } from './values';
import { made, maybe, tenths, whole, type Slot, type Written } from '../table';

const run = made(runId);
const start = ['Start a procedure', '절차를 시작한다'] as const;
const word = copied((dice, language) => dice.among([[4, () => `${dice.pick([...'TKBRVPLMHC'])}${String(dice.int(1, 40))}`], [2, () => code(dice)], [1, () => `${englishWord(dice)}-${String(dice.int(1, 20))}`], [2, () => (language === 'ko' ? dice.pick(['옥상', '3동', '2라인', '지하 1층', '야간조', '남쪽 문']) : dice.pick(['roof east', 'hall 3', 'line 2', 'ward 5', 'night crew', 'south gate']))]])());
const record: Slot = { schema: {}, draw(dice, language) {
  const value = members(dice, language);
  return { value, words: asText(dice, value) };
} };

/** Procedures: which there are, started, watched and called off. */
export const ownProcedures: readonly Written[] = [
  {
    tool: 'sop_list', about: ['List the procedures', '절차를 나열한다'], takes: {},
    en: `
      which procedures are there?
      show the catalogue of SOPs, whether any of them runs does not matter
      The auditor comes on {day} and wants the names of our procedures.
      What was it called again, rinse or wash? Look through the list of procedures.
      give me every procedure we have on file
      names of all SOPs, please
      Nothing is to be started. Just show which procedures could be.
      is there an SOP for a flooded cellar? look which ones exist
      The {who} is new here. Show the procedures that the plant knows.
      the whole set of procedures
      not the timetable, not the runs: the procedures themselves
      we had {any} procedures before the update, see how many there are now
      bring up the register of standard operating procedures
      see what SOPs are installed
      The exact spelling matters for the next step, so get the names of the procedures.
      read out the procedures, one after the other
      procedures available on this machine
      what procedures do we have for emergencies? show the list
      list SOPs
      which of our procedures wants a supervisor? the list will tell
      At {clock} a folder of new SOPs was copied over. Check that they appear in the list.
      look in the procedure list for the one about frost
      an inventory of the procedures for the {who}
      let me see all the procedures that can be chosen from
      there must be a procedure for this; list them and see
      show the SOP overview with the number of steps
      what could we run at all?
      see the procedures, leave the planned entries aside`,
    ko: `
      어떤 절차들이 있는지 보#
      도는지 여부는 상관없이 SOP 목록을 보이#
      {day}에 감사관이 온다. 우리 절차 이름을 모두 뽑#
      헹굼이었는지 세척이었는지 이름이 헷갈린다. 절차 목록을 보#
      보유 절차 전부
      SOP 이름 전체 조회
      시작하지는 말고 시작할 수 있는 절차만 보이#
      지하 침수용 SOP가 있는지 절차 목록에서 확인하#
      {who:이} 새로 왔다. 이 공장에 등록된 절차를 보여 주#
      등록된 절차 일람
      예약도 실행도 아니고 절차 자체를 나열하#
      업데이트 전에는 절차가 {any}개였다. 지금 몇 개인지 목록을 보#
      표준 작업 절차 대장을 불러오#
      설치된 SOP가 뭐가 있나 보#
      다음 단계에 정확한 이름이 필요하니 절차 이름을 조회하#
      절차를 하나씩 다 읊#
      이 컴퓨터에서 쓸 수 있는 절차 목록
      비상용 절차가 무엇이 있는지 목록을 확인하#
      SOP 나열
      책임자 승인이 필요한 절차가 어느 것인지 절차 목록을 보#
      {clock}에 새 SOP를 복사해 넣었다. 목록에 나오는지 확인하#
      동파 관련 절차가 있나 절차 목록을 살펴보#
      {who} 보고용 절차 현황 목록
      고를 수 있는 절차를 모두 보이#
      이 일에 맞는 절차가 있을 것이다. 절차 목록을 조회하#
      절차별 단계 수가 나온 목록을 가져오#
      예약 항목은 놔두고 절차들을 보#
      무슨 SOP를 돌릴 수 있는지 목록 확인 바람`,
    titles: ['Which procedures are there; The register of SOPs; Find the right procedure; Inventory', '절차 일람; SOP 대장; 맞는 절차 찾기; 절차 조회'],
  },
  {
    tool: 'sop_status', about: ['Say how a run stands, or all active runs', '실행 상태를 보인다'], takes: { run_id: maybe(run) },
    en: `
      what is running right now?
      which procedures are under way at this moment?
      Before the power goes off at {clock}, see whether any run is still active.
      anything in progress?
      The {who} wants to switch off the compressor. Are runs going on? Check all of them.
      see which runs wait for a signature
      state of everything that is being carried out
      not which procedures exist but which are being run: show that
      the active runs, please, all of them
      Somebody started something at {clock}. Find out what is being run.
      current runs and the step each has reached
      does anything run at the moment that could open valve {any}? look at the active runs
      look over the runs in progress; the plan for {day} does not matter
      is the machine busy with a procedure? see
      how many runs are open?
      show the progress of all runs
      Between {not_run_id} and {run_id} people get confused. It is {run_id} whose state I want.
      {run_id} was started at {clock} and should take {any} minutes. How far has it got?
      does {run_id} hang?
      step reached by {run_id}
      The {who} waits for the approval in {run_id}; see where this run stands.
      {not_run_id} is through. See about {run_id}.
      find out if {run_id} has ended, do not cancel it
      the run {run_id}: state, please
      look how the run with the id {run_id} is doing, {any} trays depend on it
      was the run {run_id} of {day} completed or broken off?
      check on {run_id}
      ask after the run {run_id}
      report the progress of {run_id} only`,
    ko: `
      지금 무엇이 돌고 있는지 확인하#
      이 순간 진행되는 절차가 무엇인지 보#
      {clock}에 전원을 내린다. 그 전에 활성 실행이 남았는지 보#
      진행 중인 것 있나 확인
      {who:이} 압축기를 끄려 한다. 진행 중인 실행을 모두 확인하#
      서명을 기다리는 실행 조회
      수행 중인 모든 것의 상태를 보#
      있는 절차 말고 돌고 있는 실행을 보이#
      활성 실행 전부
      {clock}에 누가 뭔가 시작했다. 지금 도는 실행을 알아보#
      현재 실행들과 각각의 단계를 보#
      지금 {any}번 밸브를 열 만한 실행이 도는지 활성 실행을 보#
      {day} 예약은 됐고 진행 중인 실행만 훑어보#
      컴퓨터가 절차를 수행 중인지 보#
      열린 실행이 몇 건인지 확인하#
      전체 실행 진행률 조회
      {not_run_id}하고 {run_id:을} 자꾸 헷갈린다. 볼 것은 {run_id} 상태다. 확인하#
      {run_id:은} {clock}에 시작했고 {any}분 걸린다. 어디까지 갔는지 보#
      {run_id:이} 걸려 있는지 확인하#
      {run_id} 현재 단계
      {who:이} {run_id} 승인을 기다린다. 이 실행이 어디에 있는지 보#
      {not_run_id:은} 끝났다. {run_id} 상태를 보#
      취소하지 말고 {run_id:이} 끝났는지만 보#
      실행 {run_id}: 상태 요망
      id가 {run_id}인 실행이 어떤지 보#. 트레이 {any}개가 달려 있다
      {day}의 {run_id} 실행이 완료됐는지 중단됐는지 보#
      {run_id} 살펴보#
      {run_id} 실행 안부를 묻#
      {run_id} 진행률만 보고하#`,
    titles: ['What is running; Where it stands; Anything in progress; Check on the run', '지금 도는 것; 어디까지 갔나; 진행 중인 실행; 실행 점검'],
  },
  {
    tool: 'sop_execute', about: start, takes: { name: procedure, payload: maybe(word) },
    en: `
      start {name} with {payload}
      {name} with {payload}, now
      run {name} for "{payload}"; that is its payload
      It is "{payload}" that has the trouble, so the procedure {name} starts with "{payload}" as payload.
      The payload of {name} is "{payload}". Start it.
      {name}: payload {payload}: start
      tell {name} that it is about {payload}: start it with this payload
      At {clock} the {who} found water under unit {any}. Run the procedure {name} and give it the payload "{payload}".
      give {payload} to the procedure {name} as payload and set it going
      start the procedure {name} (payload "{payload}", nothing else)
      let {name} deal with it; payload "{payload}"
      not {not_name}, start {name} and pass "{payload}"
      Line {any} waits. Run {name}, payload: {payload}.
      hand over "{payload}" and run {name}
      Run {name}; it needs no payload.
      {name} takes no payload. Start it.
      The procedure {name} is to be started. There is nothing to hand over.
      {not_name} was for the winter. Now {name} is the one to run.
      After {any} minutes of soaking it is the turn of the procedure {name}, so start it.
      start {name}, leave the payload empty
      the lights in hall {any} are out; go straight to {name} and run that
      It is not planned, it is started: {name}, at once.
      execute the SOP called {name}
      The {who} has signed. {name} can be started.`,
    ko: `
      {payload:로} {name} 절차를 시작하#
      {name} 절차, 전달값은 "{payload}". 시작하#
      {name:을} "{payload}" 건으로 실행하#. 이것이 페이로드다
      문제가 있는 곳은 "{payload}"다. {name} 절차에 "{payload}"를 페이로드로 주고 시작하#
      {name} 페이로드는 "{payload}". 시작하#
      {name}: 전달값 {payload}: 시작
      {clock}에 {who:이} {any}호기 밑에서 물을 발견했다. {name} 절차를 돌리고 "{payload}"를 페이로드로 넘기#
      {payload:을} 페이로드로 {name} 절차를 가동하#
      {name} 절차 시작(페이로드 "{payload}", 그 밖에는 없음)
      {name:이} 처리하게 하#. 전달값 "{payload}"
      {not_name} 말고 {name:을} 시작하고 "{payload}"를 넘기#
      {any}라인이 기다린다. {name} 실행, 페이로드 {payload}
      전달값 "{payload}", 절차 {name}, 바로 실행
      {name:을} 실행하#. 페이로드는 필요 없다
      {name} 절차는 전달값이 없다. 그냥 시작하#
      {name} 절차를 시작하#. 넘길 것은 없음
      {not_name:은} 겨울용이었다. 지금은 {name:을} 돌리#
      {any}분 불린 뒤에는 {name} 절차 차례다. 시작하#
      페이로드는 비우고 {name:을} 시작하#
      {any}동 불이 나갔다. 바로 {name:을} 실행하#
      예약이 아니라 즉시 시작이다. {name} 절차
      {name:이}라는 SOP를 실행하#
      {who:이} 서명했다. {name} 시작할 것`,
    titles: ['Start the procedure; Hand it over; Go; Run it for this one', '절차 시작; 넘겨서 시작; 바로 실행; 해당 건 실행'],
  },
  {
    tool: 'sop_execute', about: start, takes: { name: procedure, payload: tenths(2, 90) },
    en: `
      start {name} with the number {payload}
      start the procedure {name}, its payload is the number {payload}
      The scale showed {payload}. Run {name} with that number as payload.
      payload {payload} (a number), procedure {name}: start it
      run {name} and pass on the figure {payload} as its payload
      {payload} is what the procedure {name} gets as a number; start it at {clock} sharp, which is now`,
    ko: `
      숫자 {payload:을} 페이로드로 {name} 절차를 시작하#
      {name} 절차 시작, 전달값은 숫자 {payload}
      저울 값이 {payload:이}다. 이 숫자를 페이로드로 {name:을} 실행하#
      {name} 실행, 페이로드 {payload}(숫자)
      {name} 절차에 수치 {payload:을} 넘기고 시작하#`,
    titles: ['Start with the reading; Pass the number on', '수치로 시작; 숫자 넘기기'],
  },
  {
    tool: 'sop_execute', about: start, takes: { name: procedure, payload: whole(1, 400) },
    en: `
      start {name} with {payload} as its payload, as a number
      procedure {name}, payload the number {payload}
      run {name}; as payload it gets {payload}, a plain number`,
    ko: `
      {name} 절차를 숫자 {payload:로} 시작하#
      절차 {name}, 페이로드는 숫자 {payload}
      {name} 실행, 전달값 숫자 {payload}`,
    titles: ['Start with a number', '숫자와 함께 시작'],
  },
  {
    tool: 'sop_execute', about: start, takes: { name: procedure, payload: record },
    en: `
      Start {name}. Payload: {payload}
      {name} wants the object {payload} as payload; run it
      The event of {clock} carried {payload}. Start the procedure {name} with exactly this.
      hand the procedure {name} the data {payload} and start it
      payload {payload}, to the procedure {name}, started now
      the {who} gave me {payload}; run {name}, not {not_name}, with it as payload
      run the SOP {name}, telling it {payload}`,
    ko: `
      {name:을} 시작하#. 페이로드: {payload}
      {name} 절차는 객체 {payload:을} 받는다. 실행하#
      {clock} 이벤트에 {payload:이} 실려 왔다. 그대로 넘겨 {name} 절차를 시작하#
      {name} 절차에 데이터 {payload:을} 주고 시작하#
      페이로드 {payload}, 절차 {name}, 지금 시작
      {who:이} {payload:을} 주었다. {not_name} 말고 {name:을} 이 페이로드로 실행하#
      SOP {name} 실행, 전달값 {payload}`,
    titles: ['Start with the data; Pass it on', '데이터로 시작; 그대로 전달'],
  },
  {
    tool: 'sop_cancel', about: ['Cancel a run', '실행을 취소한다'], takes: { run_id: run, reason },
    en: `
      Cancel {run_id}. Reason: {reason}
      cancel run {run_id}: {reason}
      Runs {not_run_id} and {run_id} are both going. Cancel {run_id} with the reason "{reason}", the other goes on.
      Runs {run_id} and {not_run_id} are both going. Cancel the first, reason "{reason}", and leave the second alone.
      The {who} calls from gate {any}: the run {run_id} has to be broken off. Reason for the record: {reason}
      "{reason}" – for that the run {run_id} is called off; {not_run_id} is not touched
      end {run_id} before its time; as the reason put down: {reason}
      {not_run_id} finished at {clock}. {run_id} did not and is to be cancelled, reason "{reason}".
      Abort the run {run_id}. The reason that goes into the log: {reason}
      the run {run_id} is over for us, cancel it; reason: {reason}
      We cannot go on with {run_id}; write "{reason}" as the reason and cancel.
      with "{reason}" as its reason, call off the run {run_id} that began at {clock}
      Do not only look at {run_id}, cancel it: "{reason}"
      There are {any} runs. {run_id} is the one to be cancelled, giving as reason: {reason}
      the run to stop is {run_id}, the reason to give is "{reason}"
      reason: "{reason}". Run: {run_id}. Cancel it.`,
    ko: `
      {run_id} 취소. 사유: {reason}
      {run_id} 실행을 취소하#. 사유: {reason}
      {not_run_id:과} {run_id:이} 같이 돈다. {run_id}만 "{reason}" 사유로 취소하#
      {run_id:과} {not_run_id:이} 같이 돈다. 앞의 것은 "{reason}" 사유로 취소하고 뒤의 것은 놔두#
      {any}번 게이트에서 {who} 연락: {run_id} 실행 중단. 남길 사유: {reason}
      "{reason}" 사유로 {run_id} 실행을 거두#. {not_run_id:은} 건드리지 않는다
      {run_id:을} 도중에 끝내#. 사유 기재: {reason}
      {not_run_id:은} {clock}에 끝났다. 안 끝난 {run_id:을} "{reason}" 사유로 취소하#
      {run_id} 실행을 중단하#. 기록할 사유는 {reason}
      실행 {run_id} 중지, 이유: {reason}
      {run_id:은} 더 못 한다. 사유에 "{reason}"라고 쓰고 취소하#
      {clock}에 시작한 {run_id} 실행을 "{reason}" 사유로 취소하#
      {run_id:은} 보기만 하지 말고 취소하#. 사유 "{reason}"
      실행이 {any}건이다. 취소할 것은 {run_id}, 사유는 {reason}
      멈출 실행은 {run_id}, 댈 이유는 "{reason}". 취소하#
      사유: "{reason}". 실행: {run_id}. 취소 바람`,
    titles: ['Call the run off; Break it off with a reason; Not this run', '실행 취소; 사유 적고 중단; 이 실행만 취소'],
  },
];
