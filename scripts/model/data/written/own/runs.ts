import { sopName } from '../../language/words';
import { asText, clause, members, remark, runId } from './values';
import { made, maybe, type Slot, type Written } from '../table';

const name = made(sopName);
const run = made(runId);
/** The object itself, said as JSON. */
const record: Slot = { schema: {}, draw(dice, language) {
  const value = members(dice, language);
  return { value, words: asText(dice, value) };
} };

export const ownRuns: readonly Written[] = [
  {
    tool: 'sop_list', about: ['List the procedures', '절차를 나열한다'], takes: {},
    en: `
      list the procedures
      show which procedures exist and how many steps they have
      get all SOP names
      what can be run? list the procedures
      the {who} asks which procedures there are
      look up the names of our procedures
      read the list of SOPs before one is picked
      give an overview of the procedures, not of their runs
      list what procedures we keep, the timers do not matter
      name the SOPs that can be started
      see whether there is a procedure for this: list them
      bring the catalogue of procedures
      At {clock} the new procedures were loaded. List all of them.
      how many SOPs have we got? list them
      I need the exact name of the procedure, so show the list of procedures
      all standard operating procedures, please
      not the planned jobs but the procedures: list them
      procedure list`,
    ko: `
      절차를 모두 나열하#
      어떤 절차가 있고 몇 단계인지 보#
      SOP 이름을 모두 가져오#
      실행할 수 있는 절차를 나열하#
      {who:이} 어떤 절차가 있는지 묻는다. 목록을 보이#
      절차 이름을 찾아야 하니 절차 목록을 보#
      고르기 전에 SOP 목록을 읽#
      실행 말고 절차 자체의 목록을 보#
      예약 말고 절차 목록을 조회하#
      시작할 수 있는 SOP 전부 조회
      {clock}에 새 절차를 올렸다. 모두 나열하#
      절차가 몇 개인지 목록을 확인하#
      표준 작업 절차 목록
      정확한 절차 이름이 필요하다. 절차 목록을 가져오#
      SOP 전체 목록 확인 요망
      우리 절차들을 한눈에 보이#`,
    titles: ['Which procedures; List of procedures; SOP catalogue', '절차 목록; SOP 목록; 어떤 절차가 있나'],
  },
  {
    tool: 'sop_execute', about: ['Start a procedure', '절차를 시작한다'], takes: { name, payload: maybe(made(remark)) },
    en: `
      start {name} and hand it the payload "{payload}"
      hand the payload "{payload}" to the procedure {name} and start it
      start the procedure {name} with "{payload}" as its payload
      procedure {name}, payload "{payload}", start
      run {name}, telling it what happened: "{payload}"
      give "{payload}" to {name} when you start it
      {name} has to know "{payload}"; start it with this payload
      execute {name} (payload: "{payload}")
      what happened is "{payload}"; with this the procedure {name} is started
      payload "{payload}", procedure {name}: start
      let {name} take over, its payload is "{payload}"
      begin {name} and pass on "{payload}"
      set {name} off with the words "{payload}"
      start the SOP "{name}" and give it "{payload}" along
      start {name} now; it is not enough to plan it
      run the procedure {name} right away, without a payload
      Tank {any} is full. Start the procedure {name}.
      not later: the procedure {name} starts now
      now it is up to the procedure {name}; start it
      on {day} it failed, so start {name} once more
      the {who} has released {name}, let it run
      {name} instead of {not_name} is what we start`,
    ko: `
      {name} 절차를 시작하고 "{payload}"를 페이로드로 넘기#
      페이로드 "{payload}"를 넘기며 {name} 절차를 시작하#
      "{payload}"를 페이로드로 하여 {name:을} 실행하#
      절차 {name}, 페이로드 "{payload}", 시작
      무슨 일이 있었는지 "{payload}"라고 넘기고 {name:을} 실행하#
      {name:은} "{payload}"를 알아야 한다. 페이로드로 주고 시작하#
      {name} 실행(페이로드: "{payload}")
      {name} 절차 개시. 넘길 내용은 "{payload}"
      {name} 절차에 "{payload}" 값을 전달해 시작하#
      "{payload}"라는 페이로드로 SOP "{name}"을 시작하#
      {name} 기동 시 "{payload}"를 함께 넘기#
      예약 말고 지금 {name} 절차를 시작하#
      페이로드 없이 {name} 절차를 바로 실행하#
      {any}번 탱크가 찼다. {name} 절차를 시작하#
      나중 말고 지금 {name:을} 돌리#
      {day}에 실패했으니 {name:을} 다시 실행하#
      {who:이} 승인했다. {name} 절차를 돌리#
      {not_name} 대신 {name:을} 시작하#`,
    titles: ['Start it with a payload; Hand over; Run it now', '페이로드로 시작; 절차 넘김; 지금 실행'],
  },
  {
    tool: 'sop_execute', about: ['Start a procedure', '절차를 시작한다'], takes: { name, payload: record },
    en: `
      start {name} with the payload {payload}
      hand {payload} to {name} and start it
      run the procedure {name}, payload {payload}
      the procedure {name} gets {payload} and starts
      start the SOP {name}; give it the object {payload}
      with {payload} as payload, start {name}
      execute {name} {payload}
      the {who} wants {name} started with {payload}
      {payload} is what {name} needs to know; start it with that
      Unit {any} reported. Start {name} and pass {payload} on.`,
    ko: `
      {name:을} 페이로드 {payload:로} 시작하#
      {payload:을} 페이로드로 넘겨 {name} 절차를 시작하#
      {name} 절차 실행, 페이로드 {payload}
      {name}에 {payload:을} 주고 돌리#
      SOP {name} 시작, 넘길 값 {payload}
      {name} {payload} 실행
      {who} 요청: {name} 절차를 {payload} 페이로드로 실행하#
      {any}호기 보고. {name:을} 시작하고 {payload:을} 전달하#`,
    titles: ['Start it with the data; Hand over the data', '데이터와 함께 시작; 값 넘겨 실행'],
  },
  {
    tool: 'sop_status', about: ['Say how a run stands, or all active runs', '실행 상태를 보인다'], takes: { run_id: maybe(run) },
    en: `
      how far is the run {run_id}?
      status of the run {run_id}
      at which step is {run_id}?
      look whether the run {run_id} has finished
      run {run_id}: does it wait for somebody?
      the {who} asks about {run_id}; see how the run stands
      ask for the state of run {run_id}, not of {not_run_id}
      Before run {any} starts, check that {run_id} is through.
      is {run_id} still running?
      see if the run {run_id} got stuck
      progress of run {run_id}, please
      did {run_id} come to its end at {clock}?
      report how the run {run_id} is doing
      which runs are going on at the moment?
      status of all active runs
      is any procedure running right now?
      see what runs are active
      show everything that is running
      do any runs wait for an approval?
      no run may be active before {clock}; check that
      how do all the runs stand?
      check what is under way
      overview of active runs for the {who}`,
    ko: `
      실행 {run_id:이} 어디까지 갔는지 보#
      {run_id} 실행 상태 조회
      {run_id:은} 지금 몇 단계인지 확인하#
      {run_id} 실행이 끝났는지 보#
      {run_id:이} 승인을 기다리는지 확인하#
      {who:이} {run_id:을} 묻는다. 실행 상태를 보#
      {not_run_id} 말고 {run_id} 실행 상태를 조회하#
      {any}번을 시작하기 전에 {run_id} 실행이 끝났는지 확인하#
      {run_id:이} 아직 도는지 보#
      {run_id} 실행이 멈춰 있지 않은지 확인하#
      {run_id} 진행 상황
      {run_id:이} {clock}에 끝났는지 실행 상태를 확인하#
      지금 진행 중인 실행을 모두 보#
      활성 실행 전체 상태
      지금 도는 절차가 있는지 확인하#
      돌고 있는 실행을 전부 조회하#
      승인을 기다리는 실행이 있는지 보#
      {clock} 전에는 실행이 없어야 한다. 진행 중인 실행을 확인하#
      실행 현황 조회 요망
      {who} 보고용으로 진행 중인 실행을 모두 확인하#`,
    titles: ['How does it stand; Run state; What is running', '실행 상태; 진행 확인; 실행 현황'],
  },
  {
    tool: 'sop_cancel', about: ['Cancel a run', '실행을 취소한다'], takes: { run_id: run, reason: made(remark) },
    en: `
      cancel run {run_id}, reason: "{reason}"
      cancel the run {run_id} and note "{reason}" as the reason
      "{reason}" is the reason to stop the run {run_id}
      the run {run_id} is to be cancelled: "{reason}"
      abort {run_id}, giving "{reason}" as the reason
      stop run {run_id}, not {not_run_id}, because of "{reason}"
      call off the run {run_id}; say that "{reason}"
      reason "{reason}", run {run_id}, cancel
      The {who} has decided at {clock}: run {run_id} is broken off, "{reason}".
      end the run {run_id} early, reason "{reason}"
      {run_id} must not go on. Cancel it with "{reason}".
      with the reason "{reason}" cancel {run_id}
      break off {run_id}: "{reason}"
      kill the run {run_id}, reason given: "{reason}"
      The line has {any} faults. Cancel the run {run_id} with the words "{reason}".
      for the reason "{reason}" the run {run_id} ends here`,
    ko: `
      실행 {run_id} 취소, 사유: "{reason}"
      {run_id} 실행을 취소하고 사유는 "{reason}"라고 남기#
      "{reason}" 사유로 {run_id} 실행을 멈추#
      {run_id} 실행은 취소한다. 사유 "{reason}"
      {not_run_id} 말고 {run_id} 실행을 "{reason}" 이유로 중단하#
      {run_id} 중단 처리하#. 이유는 "{reason}"
      {clock}에 {who:이} 결정했다. {run_id} 실행을 "{reason}" 사유로 취소하#
      사유 "{reason}", 실행 {run_id}, 취소
      {run_id} 실행을 더 하지 않는다. "{reason}"라고 적고 취소하#
      "{reason}" 때문에 실행 {run_id:을} 끝내#
      결함이 {any}건이다. "{reason}"라는 이유로 {run_id} 실행을 취소하#
      {run_id} 실행 조기 종료, 사유 "{reason}"
      도는 중인 {run_id:을} 세우#. 이유: "{reason}"`,
    titles: ['Cancel the run; Break it off; Stop the run', '실행 취소; 실행 중단; 중도 종료'],
  },
  {
    tool: 'sop_cancel', about: ['Cancel a run', '실행을 취소한다'], takes: { run_id: run, reason: made(clause) },
    en: `
      Cancel the run {run_id} because {reason}.
      stop run {run_id} because {reason}.
      Run {run_id} is to be cancelled; the reason is that {reason}.
      break off the run {run_id}, since {reason}.
      call {run_id} off with the reason that {reason}.`,
    ko: `
      {reason}는 사유로 {run_id} 실행을 취소하#
      {reason}는 이유로 {run_id:을} 중단하#
      {run_id} 실행을 취소하고 {reason}고 사유를 남기#`,
    titles: ['Cancel the run; Call it off', '실행 취소; 중단'],
  },
];
