import { choice, flag, maybe, names, span, whole, type Written } from '../table';
import { code } from '../industry/slots';
import { figure, letter } from './plant-slots';

const robot = names('R1, KR-16, palletiser, welder left, UR10 bench 4, delta 2', 'R1, KR-16, 팔레타이저, 좌측 용접기, UR10 4번대, 델타 2호');

export const robotCell: readonly Written[] = [
  {
    tool: 'rb_home', about: ['Send a robot to its home position', '로봇을 원점으로 보낸다'],
    takes: { robot, pct: maybe(whole(3, 60, 'pct')) }, beside: { letter },
    en: `
      home {robot}
      {robot} to its home position
      send {robot} home at {pct} speed
      {robot}: home, {pct}
      at {pct} let {robot} go back to where it parks
      park {robot}
      The part is out of the gripper. {robot} goes home.
      before the {who} enters the cell, {robot} has to be at home
      {robot} hangs over the belt after the fault of {clock}; bring it home slowly, {pct}
      {any} cycles are done, so {robot} may go to rest in its corner
      do not hold it, send it home: {robot}
      <cell {letter} has {robot}|, | and >. Home the robot of cell {letter}.
      take {robot} to zero position, {not_robot} works on
      {robot} back to base with {pct} of its speed`,
    ko: `
      {robot} 원점 복귀시키#
      {robot:을} 홈으로 보내#
      {robot} 홈, 속도 {pct}
      {pct} 속도로 {robot:을} 제자리에 돌려보내#
      그리퍼에서 제품을 뺐다. {robot} 원점으로
      {who:이} 셀에 들어가기 전에 {robot:은} 홈에 있어야 한다
      {clock} 고장 뒤 {robot:이} 벨트 위에 걸려 있다. {pct:로} 천천히 원점에 보내#
      {any}사이클 끝. {robot:을} 구석에 세우#
      붙들어 두지 말고 {robot:을} 홈으로 보내#
      <{letter}셀은 {robot}|, >. {letter}셀 로봇을 원점으로 보내#
      {not_robot:은} 계속 일하고 {robot}만 원점
      {robot} 대기 위치 복귀 요망
      {robot:을} {pct} 속도로 기준 위치에 돌려놓#
      {any}번째 판 끝나고 {robot} 홈`,
    titles: ['Robot home; Park the robot', '원점 복귀; 로봇 홈'],
  },
  {
    tool: 'rb_hold', about: ['Hold a robot where it is, its program stays', '로봇을 그 자리에 붙든다, 프로그램은 유지'],
    takes: { robot }, beside: { letter },
    en: `
      hold {robot}
      {robot}: hold
      {robot} stays where it is for the moment
      freeze {robot} in its motion
      The {who} picks up a fallen box. {robot} must not move.
      stop {robot} on the spot, do not end its program
      keep {robot} still at step {any}, we go on later
      {robot} on hold, {not_robot} runs
      neither home nor abort: {robot} just waits
      <{robot} is in cell {letter}|, | and >. Hold the one in cell {letter}.
      {robot} shall stand still in mid-air
      at {clock} the camera is wiped, so {robot} is held
      pause {robot}'s movement
      a cable rubs on {robot}; let it not move until we have looked`,
    ko: `
      {robot} 홀드
      {robot:을} 그 자리에 붙들어 두#
      {robot:을} 잠깐 멈춰 두#
      {who:이} 떨어진 상자를 줍는다. {robot:이} 움직이지 않게 하#
      프로그램은 끝내지 말고 {robot:을} 제자리에 세우#
      {any}번 스텝에서 {robot} 대기, 나중에 이어서 한다
      {not_robot:은} 돌고 {robot}만 홀드
      원점도 중단도 아니고 {robot} 홀드
      {clock}에 카메라를 닦는다. {robot:을} 붙들어 두#
      {robot:은} 공중에서 그대로 서 있게 하#
      {robot} 동작 일시 정지 요망
      {robot} 케이블이 쓸린다. 볼 때까지 안 움직이게 하#
      {robot} 움직임을 얼려 두#
      <{robot:은} {letter}셀|, >. {letter}셀 로봇을 붙들어 두#
      {clock}까지 {robot:은} 그대로 서 있게 하#`,
    titles: ['Hold the robot; Freeze', '로봇 홀드; 일시 정지'],
  },
  {
    tool: 'rb_resume', about: ['Let a held robot go on with its program', '홀드된 로봇을 이어서 돌린다'],
    takes: { robot }, beside: { letter },
    en: `
      resume {robot}
      {robot} may go on
      release the hold on {robot}
      let {robot} carry on from where it stood
      The box is picked up. {robot} continues.
      {robot}: continue
      end of the wait for {robot}
      {robot} has been held for {any} minutes; on with it
      the camera is clean since {clock}, so {robot} goes on with its program
      do not start {robot} from the beginning, let it continue
      {robot} goes on, {not_robot} stays on hold
      <cell {letter} has {robot}|, | and >, all held. The robot in cell {letter} may continue.
      take {robot} out of hold for the {who}
      unfreeze {robot}`,
    ko: `
      {robot:을} 이어서 돌리#
      {robot} 계속
      {robot} 홀드를 풀#
      상자를 치웠다. {robot} 재개
      {robot:을} 멈춘 데서부터 다시 움직이게 하#
      {any}분째 붙들려 있다. {robot} 계속 진행시키#
      {clock}에 카메라를 닦았다. {robot} 프로그램을 이어서 하#
      처음부터 말고 이어서: {robot}
      {not_robot:은} 홀드 유지, {robot}만 재개하#
      <{letter}셀은 {robot}|, >. 모두 홀드 중이다. {letter}셀 로봇만 이어서 돌리#
      {who} 확인 끝. {robot} 홀드 해제
      {robot} 동작 재개 요망
      {robot} 기다림 끝, 이어서
      {not_robot:은} 아직이다. {robot:은} 이제 움직여도 된다`,
    titles: ['Resume the robot; Go on', '로봇 재개; 홀드 해제'],
  },
  {
    tool: 'rb_abort', about: ['End the program of a robot; it must be started from the beginning', '로봇 프로그램을 끝낸다'],
    takes: { robot },
    en: `
      abort the program of {robot}
      {robot}: program off
      end what {robot} is doing, it starts anew afterwards
      throw out the program on {robot}
      {robot} has the wrong program; end it
      not a hold: {robot} gives its job up
      cancel the job on {robot} at part {any}
      The pallet has fallen over. {robot} must abandon its program.
      break {robot}'s program off, leave that of {not_robot}
      the {who} wants {robot} free for another job, so finish with this one
      {robot} does not go on with its job any more
      kill the running job in {robot} before {clock}
      {robot}: job off, no resuming
      {robot} is to forget its job, {not_robot} is to finish its own`,
    ko: `
      {robot} 프로그램을 중단시키#
      {robot} 작업 취소
      {robot} 프로그램을 버리고 나중에 처음부터 하게 하#
      {robot}에 잘못된 프로그램이 돈다. 끝내#
      홀드가 아니라 중단: {robot}
      {any}번째 제품에서 {robot} 작업을 접고 끝내#
      파렛트가 넘어졌다. {robot} 프로그램 포기
      {not_robot:은} 두고 {robot} 프로그램만 끝내#
      {who:이} {robot:을} 다른 일에 쓴다. 지금 작업은 취소하#
      {clock} 전에 {robot} 실행 중인 작업을 내리#
      {robot} 어보트
      {robot} 프로그램 종료 요망
      {robot:은} 이어서 하지 않는다. 작업을 버리#
      {not_robot:은} 끝까지 하게 두고 {robot} 작업만 취소하#`,
    titles: ['Abort the program; End the job', '프로그램 중단; 작업 취소'],
  },
  {
    tool: 'gripper_set', about: ['Open or close the gripper of a robot', '로봇 그리퍼를 열거나 닫는다'],
    takes: { robot, closed: flag(['closed|shut', '닫힘'], ['open', '열림']), force_n: maybe(whole(10, 240)) }, beside: { figure },
    en: `
      gripper of {robot}: {closed}
      [closed=true] close the gripper of {robot}
      [closed=false] open the gripper of {robot}
      [closed=true] {robot} shall take hold of the part with {force_n} newtons
      [closed=true] grip with {robot}, {force_n} N
      [closed=false] let go of the part, {robot}
      [closed=false] {robot} drops what it has into the tray
      [closed=true] hold on to it, {robot}, before the table turns at {clock}
      [closed=false] The {who} has both hands under the part: {robot} may let it go.
      [closed=true] {any} g of glass, so {robot} grips with {force_n} N and no more
      [closed=false] jaws of {robot} apart, those of {not_robot} stay together
      [closed=true] jaws of {robot} together, those of {not_robot} stay apart
      [closed=false] <{robot} is at table {figure}|, | and >. The one at table {figure} releases its part.
      [closed=true] <{robot} is at table {figure}|, | and >. The one at table {figure} grips its part.
      {robot}, jaws {closed}`,
    ko: `
      {robot} 그리퍼 {closed}
      [closed=true] {robot} 그리퍼를 닫#
      [closed=false] {robot} 그리퍼를 열#
      [closed=true] {robot:로} 제품을 {force_n}뉴턴으로 쥐게 하#
      [closed=true] {robot} 파지, {force_n}N
      [closed=false] {robot:이} 제품을 놓게 하#
      [closed=false] {robot:이} 든 것을 트레이에 내려놓게 손을 벌리#
      [closed=true] {clock}에 테이블이 돈다. 그전에 {robot:이} 꽉 물게 하#
      [closed=false] {who:이} 밑에서 받치고 있다. {robot:은} 놓아도 된다
      [closed=true] 유리 {any}g이다. {robot:은} {force_n}N까지만 쥐게 하#
      [closed=false] {not_robot:은} 문 채로, {robot} 조만 벌리#
      [closed=true] {not_robot:은} 벌린 채로, {robot} 조만 오므리게 하#
      [closed=false] <{robot:은} {figure}번 테이블|, >. {figure}번 테이블 로봇이 제품을 놓게 하#
      {robot} 조 {closed}`,
    titles: ['Gripper; Grip or let go', '그리퍼; 파지·해제'],
  },
  {
    tool: 'rb_override', about: ['Set the speed override of a robot in percent', '로봇 속도 오버라이드를 퍼센트로 정한다'],
    takes: { robot, pct: whole(1, 100, 'pct') }, beside: { letter },
    en: `
      override of {robot} {pct}
      {robot} at {pct}
      run {robot} with {pct} of its speed
      slow {robot} to {pct} or bring it up to that
      [pct=100] {robot} full speed
      [pct=50] {robot} half as fast as it can
      [pct=10] {robot} at a tenth of its speed, the {who} watches from the fence
      {any} boxes an hour are too few; {robot} to {pct}
      speed {pct} for {robot}, {not_robot} keeps its own
      the first pallet is stacked at {pct}, that is a matter for {robot}
      <{robot} works in cell {letter}|, | and >. Cell {letter} should go at {pct}.
      {pct} override, robot {robot}, from {clock}
      let {robot} work at {pct} until the glue is warm
      {robot} must not go faster or slower than {pct}
      {not_robot} does {not_pct} and must not be touched; {robot} goes to {pct}.`,
    ko: `
      {robot} 오버라이드 {pct}
      {robot} 속도를 {pct:로} 하#
      {robot:을} {pct:로} 돌리#
      [pct=100] {robot} 최고 속도로
      [pct=50] {robot:을} 절반 속도로 하#
      [pct=10] {who:이} 펜스 밖에서 본다. {robot:을} 십분의 일 속도로 하#
      시간당 {any}상자로는 모자란다. {robot} {pct:로} 맞추#
      {not_robot:은} 그대로, {robot}만 {pct}
      첫 파렛트는 {pct:로} 쌓는다. {robot} 속도 설정
      <{robot:은} {letter}셀|, >. {letter}셀을 {pct:로} 돌리#
      {clock}부터 {robot} 속도 {pct}
      풀이 데워질 때까지 {robot:은} {pct:로} 두#
      {robot} 속도비 {pct} 변경 요망
      {not_robot:은} {not_pct:로} 도니 건드리지 말 것. {robot:은} {pct:로} 하#
      {any}번째 판부터 {robot} 속도 {pct}`,
    titles: ['Speed override; Robot speed', '속도 오버라이드; 로봇 속도'],
  },
  {
    tool: 'rb_program_call', about: ['Start a program on a robot for a number of cycles', '로봇에서 프로그램을 몇 사이클 시작한다'],
    takes: { prog: code('PAL_##, WLD-#@, PRG##, GLUE#'), robot, cycles: maybe(whole(1, 400)) },
    en: `
      {prog} on {robot}
      start {prog} on {robot}, {cycles} cycles
      {robot}: {prog}, {cycles} times
      run {prog} {cycles} times with {robot}
      {robot} begins with {prog}
      {cycles} rounds of {prog} for {robot}
      {robot} is empty and at home. Start {prog}.
      today {robot} works by {prog}, not by {not_prog}
      The order is {cycles} pieces: {prog}, robot {robot}.
      {prog} from the beginning on {robot}, no count given
      let {robot} do {prog}; {not_robot} has its own
      job {any} of the {who}: {robot}, program {prog}, {cycles} cycles
      <{robot} can do {prog}|, | and >. Start {robot} with what it can do.
      at {clock} begin {prog} on {robot}
      {not_robot} has {not_prog} for another {any} cycles. {robot} begins {prog}, {cycles} cycles.`,
    ko: `
      {robot}에서 {prog} 시작하#
      {prog} {cycles}회, {robot}
      {robot}: {prog}, {cycles}사이클
      {robot:로} {prog:을} {cycles}번 돌리#
      {robot:은} 비었고 원점이다. {prog} 시작
      오늘 {robot:은} {not_prog} 말고 {prog:로} 돌리#
      주문이 {cycles}개다. {robot}에 {prog:을} 걸어 돌리#
      횟수는 없음. {robot} {prog} 처음부터
      {not_robot:은} 제 것이 있다. {robot}에서 {prog} 돌리#
      {who} 작업 {any}호: {robot}, 프로그램 {prog}, {cycles}사이클
      {clock}에 {robot} {prog} 개시
      <{robot:은} {prog}|, > 담당. {robot:을} 맡은 프로그램으로 시작하#
      {robot} {prog} 기동 요망
      {not_robot:은} {not_prog:을} {any}회 더 돈다. {robot:은} {prog} {cycles}회 시작하#
      {cycles}회, {prog}, {robot}. 시작할 것`,
    titles: ['Start a program; Robot program', '프로그램 시작; 로봇 작업'],
  },
  {
    tool: 'cell_gate', about: ['Release, lock or request the gate of a robot cell', '로봇 셀 문을 풀거나 잠그거나 진입을 요청한다'],
    takes: { cell: code('Z##, CELL-@, G#@'), act: choice({ release: ['release|released', '해제'], lock: ['lock|locked', '잠금'], request: ['request|entry request', '진입요청'] }), hold_s: maybe(span('s', 5, 300)) },
    en: `
      gate of {cell}: {act}
      {cell} gate, {act}
      [act=release] let people into {cell}
      [act=release] free the gate of {cell} for {hold_s}
      [act=lock] nobody gets into {cell} any more
      [act=lock] all are out of {cell}, bolt its gate
      [act=request] ask {cell} for entry, the robot will finish its part first
      [act=request] the {who} would like to enter {cell} when it suits the robot
      [act=release] the bolt of {cell} open for {hold_s}, then shut by itself
      [act=lock] {cell} is about to run at {clock}, make the door fast
      [act=request] not at once, only knock: {cell}
      [act=release] {any} screws lie in {cell}, unbolt it so that we can fetch them
      [act=lock] bolt {cell}, {not_cell} stays free
      {act} on the gate of {cell}
      [act=release] {not_cell} stays bolted, {cell} may be entered
      [act=lock] the robot in {cell} starts in {any} seconds, door shut and bolted`,
    ko: `
      {cell} 문 {act}
      {cell} 게이트: {act}
      [act=release] {cell}에 사람이 들어가게 문을 풀#
      [act=release] {cell} 문을 {hold_s} 동안 풀어 두#
      [act=lock] {cell}에 더는 못 들어가게 하#
      [act=lock] 모두 나왔다. {cell} 문을 걸어 잠그#
      [act=request] {cell}에 들어가겠다고 신청만 하#. 로봇이 하던 것은 끝내게 둔다
      [act=request] {who:이} {cell}에 들어가고 싶어 한다. 로봇이 될 때 열리게 요청
      [act=lock] {clock}에 {cell} 가동. 문을 잠그#
      [act=release] {cell} 안에 나사 {any}개가 떨어졌다. 꺼내게 문을 풀#
      [act=request] 당장 말고 노크만: {cell}
      [act=lock] {not_cell:은} 풀어 두고 {cell}만 잠그#
      {cell} 출입문 {act} 요망
      [act=release] {not_cell:은} 잠근 채로 두고 {cell}만 들어갈 수 있게 하#
      [act=lock] {any}초 뒤 {cell} 로봇이 돈다. 문을 닫아 걸#
      [act=release] {cell} 문을 {hold_s} 열어 주#`,
    titles: ['Cell gate; Into the cell', '셀 문; 출입문'],
  },
];
