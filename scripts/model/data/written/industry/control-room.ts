import { choice, flag, maybe, moment, names, span, whole, type Written } from '../table';
import { code, texts } from '../industry/slots';
import { figure, signal } from './plant-slots';

const alarm = code('PAH-1##, LAL-2##, TAHH-##, FAL-3#@, XA-##');

export const controlRoom: readonly Written[] = [
  {
    tool: 'alm_accept', about: ['Accept an alarm on the operator station', '경보를 접수한다'],
    takes: { alm: alarm, op: maybe(names('Deniz, Aoife, Marek, Tuva, Osei', '김도현, 서유진, 한지호, 노은별')) },
    beside: { figure },
    en: `
      accept {alm}
      {alm} accepted by {op}
      acknowledge {alm} on the station
      take {alm} on behalf of {op}
      {alm}: seen. Accept it, do not shelve it.
      The light of {alm} blinks; accept.
      {op} has seen {alm}, accept with that name
      There are {any} alarms on the page. Only {alm} is ours to accept.
      make {alm} stop blinking, it may stay in the list
      {alm} came at {clock}, the {who} reported it. Acknowledge.
      enter {op} as the one who accepts {alm}
      acknowledge {alm}; {not_alm} has to blink until {day}
      we know about {alm}, tell the station
      accept alarm {alm}, it must stay visible
      The pump on {alm} was changed {any} minutes ago; accept what still blinks, by {op}.
      {alm}: somebody has to accept it before {clock}, no name needed
      <{alm} belongs to pump {figure}|, | and >. Accept what pump {figure} has raised.`,
    ko: `
      {alm} 접수하#
      {alm} 경보 접수 처리
      {op} 이름으로 {alm:을} 접수하#
      {alm} 깜박임을 멈추게 접수하#. 목록에는 남겨 둘 것
      {alm} 접수자 {op}
      보류 말고 {alm} 접수만 하#
      화면에 경보가 {any}개다. 우리 것은 {alm}. 접수 처리할 것
      {clock}에 {alm:이} 떴고 {who:이} 알려 왔다. 접수하#
      {not_alm:은} 깜박이게 두고 {alm}만 접수
      {op:이} 봤다. {alm} 접수 바람, 이름은 {op}
      {alm} 인지했음. 운전반에 접수로 남기#
      {alm} ACK
      {alm} 쪽 펌프는 {any}분 전에 바꿨다. 깜박이는 것을 {op} 이름으로 접수하#
      {clock} 전에 {alm} 접수 처리. 이름은 필요 없음
      <{alm:은} {figure}호 펌프|, > 경보다. {figure}호 펌프 것을 접수하#`,
    titles: ['Accept the alarm; Acknowledge', '경보 접수; 알람 확인'],
  },
  {
    tool: 'alm_shelve', about: ['Hide an alarm for some minutes', '경보를 몇 분 동안 보류한다'],
    takes: { alm: alarm, minutes: span('min', 5, 480), reason: maybe(texts(`
      transmitter wet, fitter comes tomorrow
      pump 2 in repair, # days
      known since Monday, cable broken
      calibration, loop open`, `
      전송기 침수, 내일 정비
      펌프 2호 수리 중 #일
      월요일부터 인지, 케이블 단선
      교정 중, 루프 개방`)) },
    beside: { figure },
    en: `
      shelve {alm} for {minutes}
      {alm} away for {minutes}
      put {alm} on the shelf, {minutes}, because: {reason}
      hide {alm} for {minutes}; reason "{reason}"
      for {minutes} we do not want to see {alm}
      {alm} chatters {any} times an hour. Shelve it, {minutes}.
      {alm} may rest {minutes}
      {minutes} on the shelf for {alm}
      do not just accept {alm}, take it off the page for {minutes}
      shelve for {minutes}, alarm {alm}, with the reason "{reason}"
      The {who} repairs the transmitter until {clock}, so {alm} is shelved {minutes}
      set {alm} aside for {minutes}. {not_alm} stays on the page.
      nuisance alarm {alm}: {minutes} on the shelf
      The {who} flushes the line until {clock}; {alm} would ring {any} times, so away with it for {minutes}
      accept nothing, shelve: {alm}, {minutes}
      [minutes=60] an hour on the shelf for {alm}
      <{alm} is pump {figure}|, | and >. Pump {figure} is in pieces: {minutes} on the shelf.
      <pump {figure}: {alm}|, >. Hide the alarm of pump {figure} for {minutes}, the others must be seen.
      {not_alm} was shelved for {any} minutes at {clock}; {alm} needs {minutes}.`,
    ko: `
      {alm:을} {minutes} 보류하#
      {alm} 보류 {minutes}
      {minutes} 동안 {alm:이} 안 뜨게 하#
      {alm:을} {minutes} 보류하고 사유는 "{reason}"
      {alm:이} 시간당 {any}번 운다. {minutes} 동안 보류해 두#
      접수만 하지 말고 {alm:을} {minutes} 목록에서 내리#
      {who:이} {clock}까지 전송기를 고친다. {alm} {minutes} 보류
      {alm} 보류, {minutes}, 사유 "{reason}"
      {not_alm:은} 화면에 두고 {alm}만 {minutes} 치워 두#
      성가신 경보 {alm} — {minutes} 보류 바람
      {alm}: {minutes}간 선반에 올려 두#
      사유 "{reason}", 경보 {alm}, 보류 시간 {minutes}
      {who:이} {clock}까지 배관을 헹군다. {alm:이} {any}번은 울릴 테니 {minutes} 보류하#
      접수 말고 보류: {alm}, {minutes}
      [minutes=60] {alm} 한 시간만 보류
      <{alm:은} {figure}호 펌프|, >. {figure}호 펌프는 분해 중이다. {minutes} 보류하#
      <{figure}호 펌프 {alm}|, >. {figure}호 펌프 경보만 {minutes} 숨기고 나머지는 보이게
      {not_alm:은} {clock}에 {any}분 보류했다. {alm:은} {minutes} 보류하#`,
    titles: ['Shelve the alarm; Hide a nuisance alarm', '경보 보류; 알람 숨기기'],
  },
  {
    tool: 'alm_unshelve', about: ['Bring a shelved alarm back to the list', '보류한 경보를 다시 살린다'],
    takes: { alm: alarm },
    beside: { figure },
    en: `
      unshelve {alm}
      {alm} back on the page
      take {alm} off the shelf
      The transmitter is dry. {alm} may ring again.
      bring {alm} back before its time, {any} minutes were left
      show {alm} again
      {alm} has been shelved since {clock}; end that
      The {who} is finished at the loop, so {alm} returns to the list
      no more hiding of {alm}
      end the shelving of {alm}, that of {not_alm} goes on
      {alm} is wanted live for the start-up on {day}
      let us see {alm} from here on
      The {who} is back from the pit with {any} bolts; {alm} can come off the shelf
      there were {any} shelved alarms, {alm} is the one we want back
      end the rest of {alm} early
      {alm}: visible again
      <{alm} is pump {figure}|, | and >. Pump {figure} is together again, so its alarm comes back.`,
    ko: `
      {alm} 보류를 풀#
      {alm:을} 다시 목록에 올리#
      {alm} 보류 해제
      전송기가 말랐다. {alm:이} 다시 뜨게 하#
      {any}분 남았지만 {alm} 보류를 끝내#
      {clock}부터 {alm:이} 보류 중이다. 해제 바람
      {who:이} 루프 작업을 마쳤다. {alm} 되살리#
      {not_alm} 보류는 두고 {alm} 것만 걷어 내#
      {day} 기동 때 {alm:이} 살아 있어야 한다. 보류 풀 것
      {alm:을} 더 숨기지 말고 보이게 하#
      {alm} 선반에서 내리#
      {who:이} 피트에서 나왔다. {alm} 보류 해제
      보류된 경보가 {any}개다. 그중 {alm:을} 되돌리#
      {alm} 쉬는 것을 일찍 끝내#
      {alm} 다시 표시
      <{alm:은} {figure}호 펌프|, >. {figure}호 펌프 조립 끝. 그 경보를 되살리#`,
    titles: ['Unshelve; Alarm back to the page', '보류 해제; 경보 되살리기'],
  },
  {
    tool: 'alm_limit', about: ['Change the limit of an alarm', '경보 한계값을 바꾼다'],
    takes: { alm: alarm, limit: whole(5, 980), delay_s: maybe(span('s', 2, 120)) },
    en: `
      limit of {alm} to {limit}
      {alm} shall come at {limit}
      set {alm} to {limit} with a delay of {delay_s}
      {alm}: limit {limit}, delay {delay_s}
      {alm} comes too early, raise it from {any} to {limit}
      move the threshold of {alm} to {limit}
      wait {delay_s} before {alm} comes, and make it come at {limit}
      {limit} is where {alm} has to speak
      The process engineer wants {limit} in {alm}, signed on {day}.
      give {alm} the limit {limit}, leave {not_alm} where it is
      let {alm} trigger at {limit} only after it has been there for {delay_s}
      new limit {limit} for {alm}; delay {delay_s}
      at {clock} it came {any} times in a row: {alm} to {limit}
      Summer values: {alm} to {limit}, the delay is not mentioned and stays.
      it is {any} outside and {alm} rings for nothing; {limit} is better
      {not_alm} stays at {not_limit} and {alm} goes to {limit}.`,
    ko: `
      {alm} 한계값을 {limit:로} 바꾸#
      {alm} 설정 {limit}
      {alm:이} {limit}에서 울리게 하#
      {alm}: 한계 {limit}, 지연 {delay_s}
      {alm:이} 너무 일찍 온다. {any}에서 {limit:로} 올리#
      {delay_s} 지나야 뜨게, {alm} 한계는 {limit:로} 하#
      공정 담당이 {day}에 서명했다. {alm} 한계값 {limit}
      {not_alm:은} 두고 {alm} 문턱값을 {limit:로} 옮기#
      {alm} 한계 {limit} 변경, 지연시간 {delay_s} 요망
      {clock}에 {any}번 연달아 떴다. {alm} 한계를 {limit:로} 하#
      {limit}에서 {delay_s} 유지될 때만 {alm:이} 뜨게 하#
      하절기 값으로 {alm} {limit}. 지연은 그대로
      바깥이 {any}도라 {alm:이} 헛울린다. {limit:이} 낫다. 바꾸#
      {who} 서명 있음. {alm} 한계 {limit}, 지연 {delay_s}
      {not_alm:은} {not_limit} 그대로, {alm:은} {limit:로} 바꾸#`,
    titles: ['Alarm limit; Move the threshold', '경보 한계; 알람 설정값 변경'],
  },
  {
    tool: 'loop_mode', about: ['Put a control loop into manual, automatic or cascade', '제어 루프의 모드를 바꾼다'],
    takes: { loop: code('FIC-1##, TIC-2#, LIC-##, PIC-3#@'), mode: choice({ MAN: ['manual|hand', '수동'], AUTO: ['auto|automatic', '자동'], CAS: ['cascade', '캐스케이드'] }) },
    beside: { signal },
    en: `
      {loop} to {mode}
      put {loop} in {mode}
      mode {mode} on {loop}
      [mode=MAN] I want to move the valve of {loop} myself
      [mode=MAN] {loop} hunts. Take it out of control, the operator drives.
      [mode=AUTO] let {loop} hold its own set point again
      [mode=AUTO] {loop} can look after itself from {clock} on
      [mode=CAS] {loop} shall take its set point from the master
      [mode=CAS] hook {loop} up to its master controller
      [mode=AUTO] The {who} has moved {loop} by hand for {any} minutes, the controller takes over
      [mode=MAN] hands on {loop}, {not_loop} goes on controlling
      switch {loop} over to {mode}, then wait
      [mode=CAS] {loop} follows {not_loop} as its slave
      {loop} has to be in {mode} before the feed is opened
      [mode=MAN] {loop} has swung {any} % both ways since {clock}, so the operator takes it over himself
      [mode=AUTO] The {who} has steadied {loop}; give it back to the controller
      [mode=CAS] {loop} is to listen to what {not_loop} tells it
      [mode=MAN] <{loop} holds the {signal}|, | and >. The {signal} swings, so drive that one by hand.
      [mode=AUTO] <the {signal} is {loop}|, | and >. The {signal} may be controlled on its own again.`,
    ko: `
      {loop} {mode} 전환하#
      {loop}: {mode}
      {loop:을} {mode:로} 두#
      [mode=MAN] {loop} 밸브를 내가 직접 움직이겠다
      [mode=MAN] {loop:이} 헌팅한다. 제어에서 빼고 손으로 하게 하#
      [mode=AUTO] {loop:이} 다시 제 설정값을 잡게 하#
      [mode=AUTO] {who:이} {any}분 동안 손으로 {loop:을} 움직였다. 이제 제어기에 맡기#
      [mode=CAS] {loop:은} 주 제어기의 설정값을 따르게 하#
      [mode=CAS] {loop:을} 마스터에 물리게 하#
      [mode=MAN] {not_loop:은} 그냥 두고 {loop}만 손 조작으로 바꾸#
      원료 열기 전에 {loop:은} {mode} 상태여야 한다
      [mode=CAS] {loop:이} {not_loop}의 종속으로 돌게 하#
      [mode=AUTO] {clock}부터 {loop:은} 알아서 돌게 두#
      [mode=MAN] {clock}부터 {loop:이} {any}% 넘게 출렁인다. 운전원이 직접 잡게 하#
      [mode=AUTO] {who:이} {loop:을} 안정시켰다. 제어기에 돌려주#
      [mode=CAS] {loop:은} {not_loop} 지시를 받게 하#
      {loop} 모드 {mode} 변경 요망
      [mode=MAN] <{loop:은} {signal}|, > 루프. {signal:이} 출렁인다. 그 루프를 손으로 몰게 하#
      [mode=AUTO] <{signal:은} {loop}|, >. {signal} 루프를 다시 제어기에 맡기#`,
    titles: ['Loop mode; Manual or auto', '루프 모드; 자동·수동 전환'],
  },
  {
    tool: 'loop_output', about: ['Set the output of a loop in manual', '수동 루프의 출력을 정한다'],
    takes: { loop: code('FIC-1##, TIC-2#, LIC-##, PIC-3#@'), out_pct: whole(0, 100, 'pct') },
    beside: { signal },
    en: `
      output of {loop}: {out_pct}
      {loop} out {out_pct}
      drive the valve of {loop} to {out_pct} by hand
      [out_pct=0] close the valve of {loop} entirely through its output
      [out_pct=100] valve of {loop} wide open, by its output
      [out_pct=50] half open, the valve of {loop}
      The loop {loop} is in manual already. Give it an output of {out_pct}.
      {loop} sits at {any} %, bring its output to {out_pct}
      at {clock} {loop} gets an output of {out_pct}, its set point of {any} does not matter
      hand value {out_pct} on {loop}
      let {loop} put out {out_pct}, the set point is left alone
      {out_pct} on the valve that {loop} drives, {not_loop} as it is
      The level is {any} cm and falls. In manual, {loop} should give {out_pct}.
      The {who} reads the flow while {loop} is put to {out_pct} of output
      [out_pct=75] three quarters on the valve of {loop}
      <{loop} moves the {signal}|, | and >. {out_pct} on the {signal}, all in manual already.
      {not_loop} has {not_out_pct} and keeps it, {loop} gets {out_pct} of output.`,
    ko: `
      {loop} 출력 {out_pct}
      {loop} 출력을 {out_pct:로} 하#
      {loop} 밸브를 손으로 {out_pct}까지 움직이#
      [out_pct=0] {loop} 출력으로 밸브를 완전히 닫#
      [out_pct=100] {loop} 밸브 전개, 출력으로
      [out_pct=50] {loop} 밸브를 절반만 열#
      {loop:은} 이미 수동이다. 출력을 {out_pct:로} 주#
      설정값은 두고 {loop} 출력만 {out_pct:로} 바꾸#
      지금 {any}%에 있다. {loop} 출력 {out_pct:로} 올리거나 내려 맞추#
      {not_loop:은} 그대로, {loop} 조작량 {out_pct}
      {clock}에 {loop} 조작 출력 {out_pct} 지정할 것
      액위가 {any}cm이고 내려간다. 수동으로 {loop} 출력 {out_pct} 주#
      {who:이} 유량을 보는 동안 {loop} 출력 {out_pct:로} 두#
      [out_pct=75] {loop} 밸브 4분의 3
      {loop} 밸브 개도 {out_pct}
      <{loop:은} {signal}|, >. 모두 수동이다. {signal} 쪽 출력을 {out_pct:로} 하#
      {not_loop:은} {not_out_pct} 그대로 두고 {loop} 출력을 {out_pct:로} 하#`,
    titles: ['Manual output; Drive the valve by hand', '수동 출력; 조작량'],
  },
  {
    tool: 'shift_log_add', about: ['Write a line into the shift log', '교대 일지에 한 줄 남긴다'],
    takes: { entry: texts(`
      feed pump changed over at 06:#0, vibration 4.# mm/s, watch it
      LIC-12 in manual since noon, valve sticks at 3# percent
      tanker 2 late, unloading moves to the night shift, and gate 3 stays open
      sample 1#7 taken, result by phone, no repeat needed
      steam down to # bar for ten minutes, nobody knows why
      relief valve tested, lifts at 1#.5 bar, paper is in the folder`, `
      06:#0 급수펌프 교체 운전, 진동 4.#mm/s, 주시 요망
      LIC-12 정오부터 수동, 밸브가 3#%에서 걸림
      탱크로리 2호 지연, 하역은 야간조로, 3번 문은 열어 둠
      시료 1#7 채취, 결과는 전화로, 재시험 없음
      증기 #바로 10분간 저하, 원인 불명
      안전밸브 시험, 1#.5바에서 취출, 서류는 철에 있음`), important: maybe(flag(['important', '중요'], ['ordinary', '일반'])) },
    en: `
      into the shift log: {entry}
      log: {entry}
      write in the shift log: {entry}
      shift log, "{entry}"
      For the next shift: {entry}
      [important=true] put this in the shift log and mark it red: {entry}
      [important=true] The next shift must not miss it. Shift log, highlighted: {entry}
      [important=false] just an ordinary line for the shift log, nothing marked: {entry}
      note "{entry}" in the shift log
      The {who} reports, please log it for the shift: {entry}
      Enter this in the log as it stands: {entry}
      [important=true] an important line for the shift log: "{entry}"
      before the {who} takes over at {clock}, write into the shift log: {entry}
      [important=true] red line in the log for those who come next: {entry}
      [important=false] Nothing dramatic, for the log without a mark: {entry}`,
    ko: `
      교대 일지에 적#: {entry}
      일지: {entry}
      다음 조에 남길 말 — {entry}
      교대 일지에 "{entry}"라고 남기#
      [important=true] 빨간 줄로 일지에 남기#: {entry}
      [important=true] 다음 조가 꼭 봐야 한다. 중요로 교대 일지 기재: {entry}
      [important=false] 일반 항목으로 일지에 적#: {entry}
      {who} 보고, 일지 기재 바람: {entry}
      그대로 일지에 옮겨 적#: {entry}
      "{entry}" 일지 기록 요망
      [important=true] 중요 표시해서 일지에 적#: "{entry}"
      {clock} 교대 전에 일지에 남기#: {entry}
      [important=true] 놓치면 안 되니 빨갛게 기재: {entry}
      [important=false] 별일 아니니 표시 없이 일지에 적#: {entry}
      {who} 대신 일지 작성: {entry}`,
    titles: ['Shift log; Note for the next shift', '교대 일지; 일지 기록'],
  },
  {
    tool: 'trend_pull', about: ['Get the trend of a tag between two moments', '태그의 추세를 두 시각 사이에서 가져온다'],
    takes: { tag: code('FIC-1##.PV, TT-2#.PV, PT-##, LT-3#@'), from: moment(), to: moment() }, reads: true, result: 'min {any}, max 88',
    en: `
      trend of {tag} from {from} to {to}
      {tag}: {from} till {to}
      show how {tag} went between {from} and {to}
      get {tag} up to {to}, beginning at {from}
      from {from} on, until {to}, the curve of {tag}
      It tripped on {day}. Pull the history of {tag}, start {from}, end {to}.
      history {tag}, end {to}, start {from}
      The {who} asks for {tag}; the window opens {from} and closes {to}
      the values of {tag} that lie after {from} and before {to}
      we need {tag}, not {not_tag}, {from} to {to}
      {any} alarms came within the hour. For the report we need {tag} as it ran from {from} until {to}.
      end of the window {to}, its beginning {from}, tag {tag}
      The {who} compares two pumps: {tag}, {from} to {to}
      draw {tag}: left edge {from}, right edge {to}`,
    ko: `
      {tag} 추세, {from}부터 {to}까지
      {from} ~ {to} {tag} 트렌드 조회
      {to}까지의 {tag} 이력을 {from}부터 가져오#
      {day}에 트립이 있었다. {tag} 이력 조회, 시작 {from}, 끝 {to}
      끝 {to}, 시작 {from}, 태그 {tag}
      {who} 요청: {from}에서 {to} 사이의 {tag} 곡선
      {not_tag} 말고 {tag:을} {from}부터 {to}까지 보#
      {tag:이} {from} 이후 {to} 전까지 어떻게 움직였는지 확인하#
      한 시간에 경보가 {any}번 왔다. 보고용으로 {tag} {from}부터 {to}까지
      창 끝은 {to}, 창 시작은 {from}, 태그는 {tag}
      {who:이} 펌프 두 대를 비교한다. {tag}, {from} ~ {to} 가져오#
      {tag} 그래프: 왼쪽 끝 {from}, 오른쪽 끝 {to}
      {from}에 시작해 {to}에 끝나는 {tag} 기록을 조회하#
      구간 {from} – {to}, {tag} 이력 요망`,
    titles: ['Trend; How did it go?', '추세 조회; 트렌드'],
  },
];
