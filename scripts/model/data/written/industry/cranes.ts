import { choice, flag, maybe, names, tenths, whole, type Written } from '../table';
import { letter } from './plant-slots';

const crane = names('crane 2, bridge crane, Demag 10t, hall B crane, gantry west, BK-4', '2호 크레인, 천장 크레인, 데마그 10t, B동 크레인, 서측 갠트리, BK-4');

export const cranes: readonly Written[] = [
  {
    tool: 'hook_raise', about: ['Raise the hook of a crane by centimetres', '크레인 훅을 몇 센티 올린다'],
    takes: { crane, cm: whole(5, 600, 'cm'), slow: maybe(flag(['slow|creep', '저속|미속'], ['fast|full speed', '고속|빠르게'])) },
    beside: { letter },
    en: `
      raise the hook of {crane} by {cm}
      {crane}: up {cm}
      up {cm} with {crane}, {slow}
      lift {cm} on {crane}
      hoist {crane} {cm} higher
      [slow=true] take the load up {cm} with {crane}, as gently as it can
      [slow=false] empty hook, so {crane} may go up {cm} quickly
      The slings are tight. {crane} {cm} up.
      {cm} more height under {crane}
      {crane} hook {cm} upwards, {slow} speed
      load of {any} hundred kilos on {crane}: raise {cm}
      let the hook on {crane} come up {cm}, {not_crane} does not move
      [slow=true] The {who} stands beside the load: {crane}, {cm} up, careful
      {any} cm of clearance are missing for the {who}; {crane} {cm} up
      not down, up: {crane}, {cm}
      {crane}: take the slack out, {cm} up, {slow}
      <{crane} is over bay {letter}|, | and >. The load in bay {letter} goes up by {cm}.
      {not_crane} went up {not_cm} and hangs level. Now {crane}, {cm} up.`,
    ko: `
      {crane} 훅을 {cm} 올리#
      {crane} 권상 {cm}
      {crane}: 위로 {cm}, {slow}
      {crane:을} {slow} {cm} 올리#
      [slow=true] {crane} 짐을 살살 {cm} 들어 올리#
      [slow=false] 빈 훅이다. {crane} {cm} 얼른 올리#
      슬링이 팽팽하다. {crane} {cm} 위로 올리#
      {any}백 킬로 걸려 있다. {crane} {cm} 권상
      {not_crane:은} 두고 {crane} 훅만 {cm} 올리#
      [slow=true] {who:이} 옆에 서 있다. {crane:을} 조심해서 {cm} 올리#
      {crane} {cm} 상승 요망
      {who:이} 틈이 {any}cm 모자란다고 한다. {crane} {cm} 위로
      내리지 말고 올리#: {crane} {cm}
      {crane} 늘어진 줄을 감아 올리#, {cm}, {slow}
      {crane} 훅 {cm} 위로
      <{crane:은} {letter}베이|, >. {letter}베이 짐을 {cm} 올리#
      {not_crane:은} {not_cm} 올라갔다. 이제 {crane:을} {cm} 올리#`,
    titles: ['Raise the hook; Hoist up', '훅 올리기; 권상'],
  },
  {
    tool: 'hook_lower', about: ['Lower the hook of a crane by centimetres', '크레인 훅을 몇 센티 내린다'],
    takes: { crane, cm: whole(5, 600, 'cm'), slow: maybe(flag(['slow|creep', '저속|미속'], ['fast|full speed', '고속|빠르게'])) },
    beside: { letter },
    en: `
      lower the hook of {crane} by {cm}
      {crane}: down {cm}
      down {cm} with {crane}, {slow}
      set {crane} {cm} lower
      let the hook of {crane} sink {cm}
      [slow=true] put the load down {cm} with {crane}, like an egg
      [slow=false] nothing hangs on {crane}; {cm} down in a hurry
      {cm} less height under {crane}
      The trailer stands. {crane} {cm} down.
      {crane} hook {cm} downwards, {slow} speed
      bring the grab of {crane} down by {cm} before {clock}
      lower {crane} {cm}, {not_crane} holds its load
      [slow=true] {any} mm play on each side: {crane}, {cm} lower, gently
      {any} bolts wait in the flange; let {crane} down by {cm} for the {who}
      not up, down: {crane}, {cm}
      {crane}: give slack, {cm} down, {slow}
      <{crane} is over bay {letter}|, | and >. The load in bay {letter} comes down by {cm}.
      {not_crane} went down {not_cm} and lies on wood. Now {crane}, {cm} down.`,
    ko: `
      {crane} 훅을 {cm} 내리#
      {crane} 권하 {cm}
      {crane}: 아래로 {cm}, {slow}
      {crane:을} {slow} {cm} 내리#
      [slow=true] {crane} 짐을 달걀 놓듯 {cm} 내리#
      [slow=false] {crane}에 걸린 것 없음. {cm} 급히 내리#
      트레일러가 섰다. {crane} {cm} 아래로
      {clock} 전에 {crane} 그래브를 {cm} 내리#
      {not_crane:은} 짐을 들고 있고 {crane}만 {cm} 내리#
      [slow=true] 양쪽 여유가 {any}mm다. {crane:을} 천천히 {cm} 내리#
      {crane} {cm} 하강 요망
      플랜지에 볼트 {any}개가 기다린다. {crane:을} {cm} 내려 주고 {who:이} 잡는다
      올리지 말고 내리#: {crane} {cm}
      {crane} 줄을 늦추게 {cm} 아래로, {slow}
      {crane} 훅 {cm} 아래로
      <{crane:은} {letter}베이|, >. {letter}베이 짐을 {cm} 내리#
      {not_crane:은} {not_cm} 내려갔다. 이제 {crane:을} {cm} 내리#`,
    titles: ['Lower the hook; Hoist down', '훅 내리기; 권하'],
  },
  {
    tool: 'bridge_travel', about: ['Drive a crane along the hall by metres', '크레인을 주행시킨다'],
    takes: { crane, metres: whole(1, 60, 'm'), dir: choice({ north: ['north', '북쪽'], south: ['south', '남쪽'] }) },
    en: `
      {crane} {metres} {dir}
      drive {crane} {metres} to the {dir}
      {dir}, {metres}, {crane}
      take {crane} {metres} further {dir}
      [dir=north] {crane} {metres} towards the foundry door, which lies north
      [dir=south] {crane} goes {metres} away from the north wall, the other way
      travel with {crane}: {metres}, direction {dir}
      {crane} stands {any} m off the column; {metres} {dir}
      move the bridge of {crane} {metres} {dir}, hook stays at its height
      The {who} waits in the {dir}: {crane}, {metres}
      bring {crane} {metres} {dir}wards, {not_crane} is parked there
      at {clock} {crane} travels {dir} by {metres}
      column {any} is where the {who} waits. That is {metres} {dir} for {crane}.
      {crane} leaves the pit and travels {dir}, {metres}
      {metres} more, {crane}, {dir}
      {not_crane} stands {any} m off and does not move; {crane} goes {metres} {dir}.`,
    ko: `
      {crane} {dir:로} {metres} 이동하#
      {crane} 주행 {metres}, {dir}
      {dir:로} {metres}, {crane}
      {crane:을} {dir:로} {metres} 더 보내#
      [dir=north] 북측 주조장 문 쪽으로 {crane} {metres} 주행
      [dir=south] 북벽에서 멀어지게 {crane:을} {metres} 보내#
      기둥에서 {any}m 떨어져 있다. {crane} {dir} {metres}
      훅 높이는 두고 {crane} 거더를 {dir:로} {metres} 옮기#
      {who:이} {dir}에서 기다린다. {crane} {metres} 주행하#
      {not_crane:이} 서 있으니 조심. {crane} {dir:로} {metres}
      {clock}에 {crane} {dir} {metres} 주행 요망
      {who:이} {any}번 기둥에서 기다린다. {crane} {dir:로} {metres}
      {crane:을} 피트에서 빼서 {dir:로} {metres} 보내#
      {crane} {metres} 더, {dir}
      주행: {crane} {dir} {metres}
      {not_crane:은} {any}m 떨어져 서 있다. {crane}만 {dir:로} {metres} 가게 하#`,
    titles: ['Crane travel; Along the hall', '크레인 주행; 이동'],
  },
  {
    tool: 'trolley_to', about: ['Send the trolley of a crane to a position', '크레인 횡행대차를 위치로 보낸다'],
    takes: { crane, pos: tenths(0, 24, 'm') },
    en: `
      trolley of {crane} to {pos}
      {crane}: trolley at {pos}
      send the crab of {crane} to {pos}
      [pos=0] trolley of {crane} home to zero
      cross travel on {crane}, {pos} from the rail
      {pos} on the scale for the trolley of {crane}
      The pit lies {pos} from the east rail, that is where the trolley of {crane} must be.
      put the trolley on {crane} at {pos}; it stands at {any} now
      trolley {crane} over to {pos} before the hook comes down
      crab to {pos} ({crane}), {not_crane} keeps its place
      for the {who} the trolley of {crane} goes to {pos}
      the mould of {any} tonnes stands at {pos}; trolley of {crane} above it
      {crane}, crab, {pos}
      do not drive the bridge, move the trolley of {crane} to {pos}
      {crane} trolley: {pos} by {clock}
      {not_crane} has its crab at {not_pos}; that of {crane} belongs at {pos}.`,
    ko: `
      {crane} 대차를 {pos} 위치로 보내#
      {crane} 횡행 {pos}
      {crane}: 트롤리 {pos}
      [pos=0] {crane} 대차를 원점으로 보내#
      피트가 동측 레일에서 {pos}에 있다. {crane} 대차를 거기로 보내#
      지금 {any}에 있다. {crane} 트롤리를 {pos}에 맞추#
      훅을 내리기 전에 {crane} 대차를 {pos:로} 옮기#
      {not_crane:은} 그대로, {crane} 대차만 {pos}
      {who} 요청: {crane} 횡행 위치 {pos}
      {crane} 트롤리 {pos} 지점 이동 요망
      {any}톤 금형이 {pos}에 있다. {crane} 대차를 그 위로 보내#
      {crane} 대차 {pos}
      주행 말고 {crane} 횡행만 {pos:로} 보내#
      {clock}까지 {crane} 트롤리 {pos}
      {crane} 대차 목표 {pos}
      {not_crane} 대차는 {not_pos}에 있다. {crane} 대차는 {pos:로} 보내#`,
    titles: ['Trolley; Cross travel', '대차 이동; 횡행'],
  },
  {
    tool: 'crane_tag', about: ['Hang a lockout on a crane or lift it', '크레인에 사용금지를 걸거나 푼다'],
    takes: { crane, barred: flag(['locked out', '사용금지'], ['free', '사용가능']), name: maybe(names('Nowak, Iversen, Delgado, Achterberg, Quist', '박경수, 임채원, 장한솔, 구본석')) },
    en: `
      {crane}: {barred}
      [barred=true] hang the lockout on {crane} in the name of {name}
      [barred=false] lift the lockout of {crane}
      [barred=true] nobody drives {crane}, brake inspection
      [barred=false] the brake of {crane} has passed, it may be driven
      [barred=true] bar {crane}, name on the tag {name}
      [barred=false] {name} takes the tag off {crane}
      [barred=true] Two strands in the rope of {crane} are gone. Out of use.
      [barred=false] new rope, {any} m, on {crane}: give it back to the hall
      [barred=true] {name} works on {crane} until {clock}, lock it
      [barred=false] release {crane} for work, {not_crane} remains barred
      mark {crane} as {barred}
      [barred=true] {crane} out, no name on it
      [barred=false] {crane} back in use from {day}, signed {name}
      [barred=true] {any} bolts are loose on the rail, so {crane} is out of bounds
      [barred=false] The {who} has tightened them all, {crane} may be driven by anybody
      [barred=true] put {name} on the tag and lock {crane}`,
    ko: `
      {crane} {barred}
      [barred=true] {name} 이름으로 {crane}에 사용금지를 걸#
      [barred=false] {crane} 사용금지를 풀#
      [barred=true] 브레이크 점검이다. {crane:을} 아무도 못 쓰게 하#
      [barred=false] 브레이크 합격. {crane:을} 다시 쓰게 하#
      [barred=true] {crane} 로프 소선이 끊어졌다. 사용금지 처리
      [barred=false] {crane}에 새 로프 {any}m를 걸었다. 현장에 돌려주#
      [barred=true] {name:이} {clock}까지 {crane} 작업. 꼬리표를 걸어 두#
      [barred=false] {name} 이름으로 {crane} 꼬리표를 떼#
      [barred=false] {not_crane:은} 금지 유지, {crane}만 해제
      [barred=true] {crane} 운전 금지, 이름 없이
      {crane:을} {barred} 상태로 바꾸#
      [barred=true] 레일 볼트 {any}개가 풀렸다. {crane} 접근·운전 금지
      [barred=false] {who:이} 다 조였다. {crane:을} 누구나 써도 되게 풀#
      [barred=true] {crane} 잠금, 꼬리표 이름 {name}
      [barred=false] {crane} 운전 허용, 해제자 {name}`,
    titles: ['Crane lockout; Bar or free the crane', '크레인 사용금지; 꼬리표'],
  },
  {
    tool: 'load_on_hook', about: ['Read the load on the hook of a crane', '훅에 걸린 하중을 읽는다'],
    takes: { crane }, reads: true, result: '{any}20 kg',
    beside: { letter },
    en: `
      load on {crane}?
      how heavy is what hangs on {crane}
      read the hook load of {crane}
      {crane}: weight on the hook
      before the {who} lifts on: load on {crane}
      what does the cell of {crane} show, it should be about {any} hundred kilos
      weigh what is on {crane}
      is {crane} really empty? hook load
      check the load of {crane}, {not_crane} weighs wrong
      the sheet says {any} tonnes; what does {crane} weigh
      {crane}, load cell
      do not lift, only read the weight on {crane}
      how many kilos has {crane} on the hook since {clock}
      weight on {crane} for the log of the {who}
      is the piece on {crane} too heavy? load
      <{crane} is over bay {letter}|, | and >. How heavy is what hangs in bay {letter}?`,
    ko: `
      {crane} 하중을 읽#
      {crane}에 걸린 무게 확인
      {crane} 훅 하중 조회
      {any}백 킬로쯤일 것이다. {crane} 하중계를 보#
      {crane:이} 정말 비었는지 하중을 확인하#
      {who:이} 더 들기 전에 {crane} 하중 조회
      {not_crane} 저울은 틀린다. {crane} 하중을 읽#
      {crane} 지금 몇 킬로 들고 있는지 보#
      서류에는 {any}톤이다. {crane} 하중을 보#
      {crane} 로드셀 값
      들지 말고 {crane} 무게만 읽#
      {clock}부터 {crane:이} 들고 있는 무게 조회
      {who} 일지용 {crane} 하중
      {crane} 것이 너무 무거운지 하중 확인
      <{crane:은} {letter}베이|, >. {letter}베이에 걸린 무게를 읽#`,
    titles: ['Hook load; How heavy?', '훅 하중; 무게 확인'],
  },
];
