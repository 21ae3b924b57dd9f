import { flag, maybe, names, whole, choice, type Written } from '../table';
import { code } from '../industry/slots';
import { letter, load, signal, signed } from './plant-slots';

const unit = whole(1, 48);
const plc = names('PLC-2, kiln_plc, S7-mixer, press4, CP-11, filler-plc', 'PLC-2, 소성로PLC, S7-mixer, 프레스4, CP-11, 충진PLC');
const tag = code('%I#.#, %Q#.#, DI_##, LS-##@, M##');

export const plcRegisters: readonly Written[] = [
  {
    tool: 'hr_read', about: ['Read holding registers of a Modbus unit', '모드버스 국번의 홀딩 레지스터를 읽는다'],
    takes: { unit, reg: whole(100, 4999), qty: maybe(whole(2, 16)) }, reads: true, result: '4{any}1',
    beside: { signal },
    en: `
      read register {reg} of unit {unit}
      unit {unit}: holding register {reg}, read
      what stands in {reg} on unit {unit}
      get {qty} registers from {reg} on, unit {unit}
      Read {qty} words beginning at {reg}; the slave is number {unit}.
      Slave {unit}, start address {reg}, {qty} registers in all.
      look at holding register {reg} on slave {unit}, do not write to it
      Somebody wrote {any} there on {day}. Is it still in register {reg} of unit {unit}? Look.
      from unit {unit} fetch what register {reg} holds
      The manual lists {qty} words for the power block, the first one at {reg}. Fetch them from unit {unit}.
      The {who} wants to know the content of {reg} at station {unit}
      Before we change anything: note down the value of register {reg}, unit {unit}.
      The set point block is {qty} registers long and starts at {reg}. Query it on unit {unit}.
      Unit {not_unit} was read at {clock}; now unit {unit}, the same register {reg}.
      poll {reg} at address {unit}
      one read of register {reg}, bus address {unit}, no more
      The display says {any}.4 and the panel says {any}.9, so I want the raw word: unit {unit}, register {reg}.
      Unit {unit} has {any} drives behind it. Fetch {qty} registers of it, the first is {reg}.
      station {unit}: {qty} words, {reg} onwards, only look
      What did the {who} leave in {reg}? It is unit {unit}.
      Map of unit {unit}: <{reg} {signal}|, | and >. Read the {signal}.
      unit {unit} has <the {signal} in {reg}|, | and >. We need its {signal} now.
      {signal} of unit {unit}, please. The registers are <{signal} = {reg}|, >.
      Unit {not_unit} answers, {not_reg} is fine there. The trouble sits in unit {unit}; read {reg}.`,
    ko: `
      {unit}번 국 {reg}번 레지스터를 읽#
      국번 {unit}, 레지스터 {reg} 값 조회
      {unit}번 슬레이브의 {reg}에 뭐가 들어 있는지 확인하#
      {reg}번부터 {qty}개 읽#. 국번은 {unit}
      국번 {unit}: {reg}부터 {qty}워드 조회할 것
      {unit}번 국 홀딩 레지스터 {reg} 확인 바람. 쓰지는 말 것
      {day}에 누가 {any:을} 써 넣었다. {unit}번 국 {reg}에 아직 그 값이 있는지 보#
      전력 블록은 {qty}워드이고 첫 주소가 {reg}이다. {unit}번 국에서 가져오#
      {who:이} 묻는다. {unit}번 국 {reg}번 현재 내용 조회
      수정 전에 {unit}번 국의 {reg} 레지스터 값을 읽어 두#
      {clock}에 {not_unit}번 국은 읽었다. 이번에는 {unit}번 국, 레지스터 {reg}
      시작 주소 {reg}, 개수 {qty}, 국번 {unit} — 읽기
      주소 {unit}번 장치에서 레지스터 {reg}만 한 번 읽#
      {unit}번 국 {reg}번 값 확인 후 진행
      표시기는 {any}.4, 판넬은 {any}.9로 나온다. {unit}번 국 레지스터 {reg} 원값을 읽#
      국번 {unit} 뒤에 드라이브가 {any}대 있다. 시작 {reg}, {qty}개 읽어서 보고할 것
      {who:이} {reg}에 뭘 남겼는지 보#. 국번 {unit}
      {qty}개 연속 조회: {unit}번 국, {reg}부터
      국번 {unit} 맵: <{reg} {signal}|, >. {signal:을} 읽#
      {unit}번 국은 <{signal:이} {reg}번|, >이다. {signal} 값을 조회하#
      {unit}번 국 {signal} 확인. 레지스터는 <{signal} {reg}|, >
      {not_unit}번 국 {not_reg:은} 이상 없다. 문제는 {unit}번 국이다. {reg:을} 읽#`,
    titles: ['Read the register; Modbus read; What the slave holds', '레지스터 읽기; 모드버스 조회; 값 확인'],
  },
  {
    tool: 'hr_write', about: ['Write a value into a holding register of a Modbus unit', '모드버스 국번의 홀딩 레지스터에 값을 쓴다'],
    takes: { unit, reg: whole(100, 4999), val: signed(-80, 1200) },
    beside: { signal },
    en: `
      write {val} to register {reg} of unit {unit}
      unit {unit}: register {reg} = {val}
      put {val} into {reg} on unit {unit}
      Slave {unit} gets {val} in its register {reg}.
      register {reg} on slave {unit} must hold {val}
      {val} goes into holding register {reg}; station {unit}
      The offset is {val}. It lives in register {reg} of unit {unit}; write it there.
      On {day} {any} was in it, which is wrong. Register {reg}, unit {unit}, new value {val}.
      send {val} to address {unit}, register {reg}
      Set point word {reg} of drive {unit}: {val}
      change what {reg} holds at unit {unit} to {val}
      Not unit {not_unit}: unit {unit} wants {val} in {reg}.
      The maker says {val}, in register {reg}. Do that on unit {unit} before {clock}.
      store {val} at {reg}, bus address {unit}
      No reading this time, just write: {reg} := {val}, unit {unit}
      Three drives hang on this bus and only number {unit} is too slow. Its ramp word is {reg}; make that {val}.
      Read nothing, ask nothing: {val} is what station {unit} must have in {reg} by {clock}.
      The {who} measured {any} mm too much, so the correction in register {reg} of unit {unit} becomes {val}.
      give register {reg} the value {val} on slave {unit}, and leave the other {any} alone
      {reg} on {unit}: {val}
      On unit {unit} <{reg} is the {signal}|, | and >. Set the {signal} to {val}.
      {signal} word to {val}, unit {unit}. Words: <{signal} {reg}|, >.
      Unit {not_unit} got {any} in its {not_reg} on {day} and runs well. For unit {unit} it is {val}, in {reg}.`,
    ko: `
      {unit}번 국 {reg}번 레지스터에 {val:을} 쓰#
      국번 {unit}, 레지스터 {reg} ← {val}
      {unit}번 슬레이브 {reg}에 {val} 입력하#
      {reg}번에 {val:을} 넣#. 국번은 {unit}
      {val:을} {unit}번 국의 {reg:로} 써 넣#
      {unit}번 국 {reg} 값을 {val:로} 바꾸#
      보정값은 {val}. 자리는 {unit}번 국 {reg}번 레지스터. 써 두#
      {day}에 {any:이} 들어가 있었는데 틀린 값이다. {unit}번 국 {reg:을} {val:로} 고치#
      {not_unit}번 국이 아니라 {unit}번 국, {reg}번에 {val} 기입할 것
      제조사 지시값 {val:을} 레지스터 {reg}에 쓰#. 대상은 국번 {unit}
      읽지 말고 바로 쓰기: 국번 {unit} / {reg} / {val}
      {clock} 전까지 {unit}번 국 레지스터 {reg}에 {val} 쓰기 완료 요망
      이 버스에 드라이브 세 대가 있는데 {unit}번만 느리다. 가속 워드 {reg:을} {val:로} 하#
      홀딩 레지스터 {reg}, 값 {val}, 국번 {unit}. 쓰기 바람
      {who:이} 재 보니 {any}mm 크다. {unit}번 국 레지스터 {reg} 보정을 {val:로} 하#
      {clock}까지 국번 {unit} 레지스터 {reg}에 {val:이} 들어가 있어야 한다
      나머지 {any}개는 두고 {unit}번 국 {reg}에만 {val} 기입
      값 {val}, 레지스터 {reg}, 국번 {unit} 순으로 확인하고 써 넣#
      국번 {unit:은} <{reg}번이 {signal}|, >이다. {signal} 자리에 {val:을} 쓰#
      {unit}번 국 {signal} 워드를 {val:로} 하#. 주소: <{signal} {reg}|, >
      {not_unit}번 국은 {day}에 {not_reg}번에 {any:을} 넣어 잘 돈다. {unit}번 국은 {reg}번에 {val:을} 넣#`,
    titles: ['Write the register; Modbus write; Change the word', '레지스터 쓰기; 모드버스 쓰기; 값 변경'],
  },
  {
    tool: 'coil_force', about: ['Switch a coil of a Modbus unit', '모드버스 코일을 켜거나 끈다'],
    takes: { unit, coil: whole(1, 96), state: flag(['on|1', 'ON|1'], ['off|0', 'OFF|0']) },
    beside: { load },
    en: `
      coil {coil} of unit {unit}: {state}
      unit {unit}, coil {coil} {state}
      [state=true] energise coil {coil} on unit {unit}
      [state=false] drop coil {coil} on unit {unit}
      [state=true] pull in coil {coil} of unit {unit}
      [state=false] let coil {coil} at slave {unit} fall off again
      [state=true] The horn hangs on coil {coil}, slave {unit}. Make it sound.
      [state=false] That horn has been howling since {clock}: unit {unit}, coil {coil}, take the voltage off.
      [state=true] The {any} other coils stay as they are; only coil {coil} at unit {unit} is to come on.
      [state=false] Unit {unit} keeps coil {not_coil}. Coil {coil} goes dead.
      write {state} to coil {coil}, slave number {unit}
      [state=true] set coil {coil} at station {unit}
      [state=false] clear coil {coil} at station {unit}
      [state=true] the lamp on {coil} of I/O block {unit} must burn
      [state=false] Work is over, so the output {coil} of block {unit} shall be dark.
      for slave {unit}, coil number {coil}, the state is {state}
      [state=true] Feeder {any} is blocked, the diverter sits on unit {unit}, coil {coil}: let it pull.
      [state=false] The {who} has a hand behind the flap. Unit {unit}, coil {coil}, release it at once.
      [state=false] coil {coil} on unit {unit} has done its work, it may drop
      [state=true] we need {coil} live on station {unit} from {clock}
      [state=true] Slave {unit}: <coil {coil} {load}|, | and >. Give current to the {load}.
      [state=false] Slave {unit}: <coil {coil} {load}|, | and >. The {load} gets no current any more.`,
    ko: `
      {unit}번 국 코일 {coil} {state}
      국번 {unit}, {coil}번 코일: {state}
      [state=true] {unit}번 국 {coil}번 코일을 켜#
      [state=false] {unit}번 국 {coil}번 코일을 끄#
      [state=true] 국번 {unit}의 코일 {coil:을} 붙이#
      [state=false] 국번 {unit}의 코일 {coil:을} 떨어뜨려 두#
      [state=true] 경적은 {unit}번 국 {coil}번 코일에 물려 있다. 울리#
      [state=false] {clock}부터 경적이 계속 운다. {unit}번 국 코일 {coil} 전압을 빼#
      [state=true] 나머지 {any}개는 그대로 두고 {unit}번 국 {coil}번 코일만 살리#
      [state=false] {unit}번 국 코일 {not_coil:은} 유지. {coil}번만 내리#
      [state=true] {unit}번 블록 코일 {coil} 여자할 것
      [state=false] {unit}번 블록 코일 {coil} 소자할 것
      [state=false] 작업 끝. {unit}번 국 {coil}번 출력은 죽여 두#
      코일 {coil}에 {state} 쓰기, 국번 {unit}
      [state=true] {any}번 피더가 막혔다. 분기기는 {unit}번 국 코일 {coil}. 당기게 하#
      [state=false] {who:이} 플랩 뒤에 손을 넣었다. {unit}번 국 코일 {coil} 즉시 떼#
      [state=false] 할 일 다 했으니 국번 {unit}, 코일 {coil:은} 내려 두#
      [state=true] {clock}부터 {unit}번 국 {coil}번 코일이 살아 있어야 한다
      [state=true] 국번 {unit}: <코일 {coil} {load}|, >. {load:을} 켜#
      [state=false] 국번 {unit}: <코일 {coil} {load}|, >. {load:을} 끄#`,
    titles: ['Coil; Switch the output; Write a coil', '코일 제어; 출력 전환; 코일 쓰기'],
  },
  {
    tool: 'plc.run_state', about: ['Put a controller into run, stop or program', 'PLC 운전 모드를 바꾼다'],
    takes: { plc, to: choice({ RUN: ['run|RUN', '런|RUN'], STOP: ['stop|STOP', '스톱|STOP'], PROG: ['program|programming', '프로그램|편집'] }) },
    beside: { letter },
    en: `
      {plc} to {to}
      put {plc} into {to} mode
      mode of {plc}: {to}
      [to=RUN] let {plc} work through its program again
      [to=RUN] the download is done, so {plc} may scan again
      [to=STOP] halt the controller {plc}
      [to=STOP] Nobody edits anything; {plc} just must not scan any more.
      [to=PROG] The {who} wants to change rungs in {plc}, get it ready for the download
      [to=PROG] {plc} shall accept an edit of its ladder
      [to=RUN] {not_plc} has been idle for {any} days and stays idle. {plc} goes back to work.
      [to=STOP] The outputs of {plc} chatter: bring its scan to a standstill at once.
      turn the key of {plc} to {to} by remote
      [to=PROG] before {clock} {plc} has to take the new blocks, so it needs the mode for editing
      [to=RUN] all cards are in, {plc} can be live
      switch {plc} over to {to}, leave {not_plc} alone
      [to=STOP] no program execution on {plc} while the cabinet is open
      [to=STOP] {any} fuses have blown behind {plc} this week; before the {who} opens the door its program has to stand
      [to=RUN] the card with the fault is out of {plc}, so back to normal operation with it
      [to=PROG] rev {any} of the ladder goes into {plc} at {clock}: make it take an edit
      {plc} must be in {to} before we go on, {not_plc} is as it should be
      [to=STOP] <{plc} runs line {letter}|, | and >. No scanning on line {letter} until {clock}.
      [to=RUN] <line {letter} hangs on {plc}|, | and >. Line {letter} produces again, wake its controller.
      [to=PROG] <{plc}: line {letter}|, >. The {who} edits the one of line {letter}.
      The controllers: <{letter} = {plc}|, >. Put {letter} into {to}.`,
    ko: `
      {plc} {to} 모드로 전환하#
      {plc}: {to}
      {plc:을} {to:로} 두#
      [to=RUN] 다운로드 끝났으니 {plc} 스캔을 다시 돌리#
      [to=RUN] {plc} 프로그램을 다시 돌게 하#
      [to=STOP] {plc} 스캔을 멈추#
      [to=STOP] 판넬이 열려 있는 동안 {plc} 프로그램 실행 금지, 세워 두#
      [to=PROG] {who:이} {plc} 래더를 고친다. 편집할 수 있게 하#
      [to=PROG] {clock} 전에 {plc}에 새 블록을 넣는다. 다운로드 받을 상태로 두#
      [to=RUN] {not_plc:은} {any}일째 쉬는 중이니 두고 {plc}만 다시 가동시키#
      [to=STOP] {plc} 출력이 떤다. 당장 정지시키#
      {plc} 모드 {to} 변경 요망. {not_plc:은} 손대지 말 것
      {plc} 키를 원격으로 {to} 위치에 두#
      [to=RUN] 카드 다 꽂았음. {plc} 살리#
      [to=STOP] 이번 주에 {plc} 뒤 퓨즈가 {any}개 나갔다. {who:이} 문을 열기 전에 프로그램을 세우#
      [to=RUN] 고장 카드를 {plc}에서 뺐다. 정상 운전으로 되돌리#
      [to=PROG] {clock}에 {plc} 래더 {any}판이 올라간다. 수정을 받게 해 두#
      다음으로 넘어가기 전에 {plc:은} {to} 상태일 것. {not_plc:은} 이상 없음
      [to=STOP] <{plc:은} {letter}라인|, > 담당. {clock}까지 {letter}라인 스캔을 세우#
      [to=RUN] <{letter}라인은 {plc}|, >. {letter}라인 다시 생산한다. 그 컨트롤러를 돌리#
      [to=PROG] <{plc}: {letter}라인|, >. {who:이} {letter}라인 것을 편집한다. 그렇게 되게 하#
      컨트롤러 표: <{letter} {plc}|, >. {letter} 쪽을 {to:로} 하#`,
    titles: ['Controller mode; Run or stop the PLC; PLC mode', 'PLC 모드; 컨트롤러 운전 전환; PLC 정지·운전'],
  },
  {
    tool: 'io_force_set', about: ['Force an input or output of a controller to a state', '입출력 점을 강제한다'],
    takes: { plc, point: tag, level: flag(['high|1|true', '1|ON'], ['low|0|false', '0|OFF']) },
    en: `
      force {point} on {plc} to {level}
      {plc}: {point} forced {level}
      [level=true] pretend on {plc} that {point} is made
      [level=false] make {plc} believe that {point} sees nothing
      [level=true] The limit switch is broken. Force {point} of {plc} as if it were pressed.
      [level=false] {point} flickers {any} times a minute. Nail it down at zero in {plc}.
      nail {point} in {plc} to {level}
      for the dry test, {point} of {plc} shall be held {level}
      [level=true] hold {point} up in {plc} until the {who} says otherwise
      [level=false] hold {point} down in {plc}, {not_point} keeps its real state
      put a force on {point}, controller {plc}, value {level}
      [level=true] {plc} waits for a guard that does not exist here; force {point} closed, that is one
      [level=false] in {plc} the point {point} is forced off
      Commissioning sheet {any}: {plc}, {point}, force {level}
      [level=true] The line has {any} sensors and one is dead: {point} on {plc}. Let the program see it as made.
      [level=false] The {who} wants {plc} to think that nothing stands at {point}
      force: {plc} / {point} / {level}
      [level=true] hold {point} of {plc} as on, not {not_point}`,
    ko: `
      {plc} {point} 강제 {level}
      {plc}에서 {point:을} {level:로} 강제하#
      [level=true] 리미트가 고장이다. {plc} {point:을} 눌린 것처럼 강제하#
      [level=false] {point:이} 1분에 {any}번 떤다. {plc}에서 0으로 고정하#
      [level=true] {plc:이} {point:을} 붙은 것으로 알게 하#
      [level=false] {plc:이} {point:을} 없는 것으로 보게 강제를 걸#
      [level=true] {who} 지시가 있을 때까지 {plc} {point} 강제 ON 유지
      [level=false] {not_point:은} 실제 상태 그대로, {plc} {point}만 강제 OFF
      건식 시험: {plc} {point} {level} 강제할 것
      시운전 {any}번 항목 — {plc} / {point} / 강제 {level}
      {point} 강제값 {level}, 컨트롤러는 {plc}
      [level=true] {plc} {point:을} 1로 박아 두#
      [level=false] {plc} {point:을} 0으로 박아 두#
      [level=true] 센서 {any}개 중 {plc} {point}만 죽었다. 프로그램이 들어온 것으로 보게 하#
      [level=false] {who} 요청: {plc:이} {point}에 아무것도 없다고 알게 하#
      {not_point} 아니고 {point}, {plc}, 강제 {level}
      강제 걸기: {plc} {point} {level}`,
    titles: ['Force a point; Force I/O', '강제 걸기; 입출력 강제'],
  },
  {
    tool: 'io_force_release', about: ['Take the force off an input or output of a controller', '입출력 점의 강제를 푼다'],
    takes: { plc, point: tag },
    beside: { load },
    en: `
      take the force off {point} in {plc}
      {plc}: release {point}
      {point} on {plc} may show its real state again
      unforce {point}, controller {plc}
      The limit switch is new. {point} of {plc} no longer needs its force.
      lift the force from {point} in {plc}, leave the one on {not_point}
      Nothing forced may remain on {plc} when we go: {point} is the last one.
      {point} has been nailed to 1 since {clock}. Let {plc} see the real signal.
      remove the force at {point} on {plc} for the {who}
      {plc}, {point}: force ends here
      {any} hours of testing are over, so {point} in {plc} goes back to the field signal
      hand {point} back to the sensor, on {plc}
      Do not set it to zero, just take the override away from {point} in {plc}.
      clear the override on {point} ({plc})
      The {who} forgot a force at {point} in {plc} on {day}; lift it
      {plc} runs with {any} forces, the one on {point} must go
      give {point} in {plc} its true state back
      do not force {point} low, only free it; controller {plc}
      In {plc} <{point} is the {load}|, | and >. Free the {load}, the others stay forced.`,
    ko: `
      {plc} {point} 강제를 풀#
      {plc}: {point} 강제 해제
      {point} 강제 해제 바람. 컨트롤러 {plc}
      리미트를 새로 달았다. {plc} {point} 강제는 이제 필요 없으니 풀#
      {not_point} 강제는 두고 {plc} {point} 것만 해제하#
      {clock}부터 {point:이} 1로 박혀 있다. {plc:이} 실제 신호를 보게 하#
      퇴근 전 {plc}에 강제가 남아 있으면 안 된다. 마지막으로 {point:을} 풀#
      {any}시간 시험 종료. {plc} {point} 현장 신호로 복귀시키#
      0으로 두라는 게 아니다. {plc} {point} 강제 자체를 걷어 내#
      {who} 요청, {plc} {point} 강제 제거
      {plc}의 {point:을} 센서에 다시 맡기#
      {plc} {point} 오버라이드 지우#
      {day}에 {who:이} {plc} {point} 강제를 잊고 갔다. 풀#
      {plc}에 강제가 {any}개 걸려 있다. {point} 것을 없애 두고 나머지는 유지
      {point:을} 0으로 강제하는 게 아니라 풀기만 하#. 컨트롤러 {plc}
      {plc} {point:은} 실제 상태로
      {plc}에서 <{point:은} {load}|, >이다. {load} 강제만 풀#`,
    titles: ['Lift the force; Unforce', '강제 해제; 강제 풀기'],
  },
  {
    tool: 'ctr_preset', about: ['Give a counter in a controller its preset', '카운터 설정값을 준다'],
    takes: { ctr: code('C##, CNT-#@, C1##'), preset: whole(2, 900) },
    beside: { letter },
    en: `
      counter {ctr} counts to {preset}
      preset of {ctr}: {preset}
      give {ctr} a preset of {preset}
      {preset} on {ctr}
      {ctr} shall trip at {preset}, up to now it was {any}
      A full pallet is {preset} cartons. {ctr} must know that.
      change the target of counter {ctr} to {preset} pieces
      let {ctr} go up to {preset} before it fires
      {preset} is the new end value of {ctr}; its present count remains as it is
      set the preset in {ctr}, not in {not_ctr}: {preset}
      from {day} on boxes of {preset}, counter {ctr}
      make {ctr} reach {preset} instead of {any}
      {any} did not fit the box. {ctr} gets {preset} as its preset.
      the new tray takes {preset}, so that is where {ctr} has to fire
      the count in {ctr} stays, its preset changes to {preset}
      The {who} wants {ctr} at {preset}
      <belt {letter} is counted by {ctr}|, >. A box on belt {letter} holds {preset}.`,
    ko: `
      {ctr} 설정값 {preset}
      카운터 {ctr}의 목표를 {preset:로} 하#
      {ctr:이} {preset}에서 동작하게 하#
      한 파렛트가 {preset}상자다. {ctr} 설정을 거기에 맞추#
      지금까지는 {any}. {ctr} 설정값을 {preset:로} 바꾸#
      {not_ctr} 말고 {ctr} 프리셋 {preset}
      현재값은 두고 {ctr} 설정값만 {preset:로} 변경
      {day}부터 {preset}개 포장. 카운터 {ctr}
      {ctr} 프리셋 {preset} 입력 바람
      {ctr:은} {preset}까지 세게 하#
      카운터 {ctr}에 {preset:을} 목표로 주#
      {any}개는 상자에 안 들어간다. {ctr} 프리셋을 {preset:로} 줄이거나 늘려 맞추#
      새 판은 {preset}구다. {ctr:이} 거기서 터지게 하#
      {who} 요청, {ctr} 설정 {preset}
      카운트는 두고 {ctr} 목표만 {preset}
      <{letter}벨트는 {ctr}|, >. {letter}벨트 한 상자는 {preset}개다. 설정하#`,
    titles: ['Counter preset; New count target', '카운터 설정; 프리셋 변경'],
  },
  {
    tool: 'ctr_zero', about: ['Set the present count of a counter back to zero', '카운터 현재값을 0으로 되돌린다'],
    takes: { ctr: code('C##, CNT-#@, C1##') },
    beside: { letter },
    en: `
      zero {ctr}
      counter {ctr} back to nought
      reset the count in {ctr}
      {ctr} begins again from zero, its preset of {any} stays
      The pallet is away. Clear the present count of {ctr}.
      throw away what {ctr} has counted so far
      {ctr}: count to 0
      new batch at {clock}, therefore {ctr} starts from scratch
      do not touch the preset, only empty the counter {ctr}
      {ctr} shows {any} pieces from {day}, away with them
      let {ctr} start over; {not_ctr} keeps its count
      The {who} took {any} samples off the belt, so {ctr} is wrong: start it again at nought
      the preset on {ctr} is right, its count is not; zero that
      {ctr} to be zero when the shift begins at {clock}
      forget the count in {ctr}
      <{ctr} counts on belt {letter}|, | and >. Belt {letter} begins a new batch, so its count goes.
      Counters: <belt {letter} {ctr}|, >. Zero that of belt {letter}.`,
    ko: `
      {ctr} 카운트 0으로 되돌리#
      카운터 {ctr} 현재값을 지우#
      {ctr} 리셋
      파렛트가 나갔다. {ctr}에 쌓인 개수를 비우#
      설정값 {any:은} 두고 {ctr} 현재값만 0으로 하#
      {clock} 새 배치. {ctr:은} 처음부터 세게 하#
      {not_ctr:은} 그대로, {ctr}만 초기화하#
      {day} 개수가 {ctr}에 남아 있다. 지우#
      {ctr} 현재 카운트 소거 바람
      {ctr:을} 영으로
      {who:이} 벨트에서 {any}개 빼 갔다. {ctr} 개수가 틀리니 0부터 다시 세게 하#
      {clock} 교대 때 {ctr:은} 0이어야 한다. 지우#
      {ctr} 설정은 맞고 현재값이 틀렸다. 현재값 소거
      {ctr} 카운트 버리기
      {ctr:을} 처음부터 다시 세게
      <{ctr:은} {letter}벨트|, > 개수. {letter}벨트가 새 배치를 시작한다. 그 카운트를 지우#
      카운터: <{letter}벨트 {ctr}|, >. {letter}벨트 것을 0으로 하#`,
    titles: ['Zero the counter; Count back to nought', '카운터 리셋; 카운트 초기화'],
  },
];
