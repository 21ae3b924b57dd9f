import { flag, maybe, names, span, whole, type Written } from '../table';
import { code, degrees, tens } from '../industry/slots';
import { figure } from './plant-slots';

const fuge = names('Sorvall-2, CF-7, bench 4, ultra, big spinner, 5810R', 'Sorvall-2, CF-7, 4번 원심기, 초원심, 대형기, 5810R');
const rotor = code('F##-6, SW-##, TA-1#, JA-##');

export const rotorLab: readonly Written[] = [
  {
    tool: 'spin_go', about: ['Spin a centrifuge at a speed for some minutes', '원심분리기를 정한 속도와 시간으로 돌린다'],
    takes: { fuge, g: tens(100, 18000), mins: span('min', 1, 90), brake: maybe(whole(0, 9)) },
    beside: { figure },
    en: `
      {fuge}: {g} g for {mins}
      spin {fuge} at {g} g, {mins}
      {mins} at {g} g in {fuge}
      run {fuge} {mins} long at {g} times g, brake {brake}
      brake step {brake}, {g} g, {mins}, centrifuge {fuge}
      pellet the cells: {fuge}, {g} g, {mins}
      The tubes are {any} ml each and in balance. {fuge} may go: {g} g over {mins}.
      for {mins} the samples go into {fuge} at {g} g, stop gently with brake {brake}
      {g} x g / {mins} / {fuge}
      {fuge} shall pull {g} g and end after {mins}
      clear the lysate in {fuge}, {mins}, {g} g; {not_fuge} is taken
      The protocol of the {who} says {g} g and {mins}. Centrifuge: {fuge}.
      start {fuge} with {g} g, it should be over in {mins}
      The {who} balanced {any} tubes. {fuge}: {mins} of {g} g.
      serum from clot: {g} g on {fuge} for {mins}, the brake at {brake}
      {fuge}, {mins}, {g} g, start
      <{fuge} stands in room {figure}|, | and >. The samples are in room {figure}: {g} g for {mins}.
      {not_fuge} has the blood at {not_g} g; {fuge} gets the cells, {g} g, {mins}.`,
    ko: `
      {fuge} {g}g {mins}
      {fuge:을} {g}g로 {mins} 돌리#
      {mins} 동안 {g}g, {fuge}
      {fuge}: {g} × g, {mins}, 브레이크 {brake}
      브레이크 {brake}단으로 {fuge:을} {g}g {mins} 돌리#
      세포를 가라앉힌다. {fuge}에서 {g}g, {mins} 원심하#
      튜브는 {any}ml씩 균형 맞춤. {fuge} {g}g {mins} 시작하#
      {not_fuge:은} 사용 중. {fuge}에서 {mins} {g}g로 원심분리
      {who} 프로토콜대로 {g}g {mins}. 장비는 {fuge}
      {fuge:을} {g}g로 시작해 {mins} 뒤에 끝나게 하#
      용해액 정제: {fuge} / {g}g / {mins}
      {fuge} 원심 {mins}, 상대원심력 {g}g, 제동 {brake}
      {who:이} 튜브 {any}개 균형을 맞췄다. {fuge} {g}g, {mins}
      혈청 분리: {fuge} {mins} {g}g, 브레이크 {brake}
      {fuge} 시작, {g}g에 {mins}
      <{figure}번 방은 {fuge}|, >. 시료는 {figure}번 방에 있다. {g}g로 {mins} 돌리#
      {not_fuge:은} 혈액을 {not_g}g로 돌리는 중이다. {fuge:은} 세포를 {g}g로 {mins} 돌리#`,
    titles: ['Spin down; Centrifuge; Pellet the cells', '원심분리; 침전; 스핀다운'],
  },
  {
    tool: 'spin_pulse', about: ['Spin a centrifuge for a few seconds only', '몇 초 동안만 짧게 돌린다'],
    takes: { fuge, sec: span('s', 3, 60) },
    en: `
      pulse {fuge} for {sec}
      short spin, {fuge}, {sec}
      {fuge}: {sec}, just to get the drops down
      quick spin of {sec} in {fuge}
      collect the drops on the lids: {fuge} {sec}
      {sec} of pulse on {fuge}
      The tubes were at {any} degrees and the lids are wet. {fuge}, short, {sec}.
      only a touch in {fuge}, {sec} are enough
      flick {fuge} for {sec} before the {who} opens the tubes
      {sec} short spin; {fuge}, not {not_fuge}
      no full run: {fuge} pulses {sec}
      {any} µl hang on the walls of the tubes; {sec} in {fuge} bring them down
      [sec=30] half a minute of short spin in {fuge}
      {fuge} briefly, {sec}
      The {who} only wants the drops together: {fuge}, {sec}`,
    ko: `
      {fuge} 펄스 {sec}
      {fuge:을} {sec}만 짧게 돌리#
      뚜껑에 맺힌 방울을 내린다. {fuge} {sec}
      {sec} 숏스핀, {fuge}
      튜브가 {any}도에 있어서 뚜껑이 젖었다. {fuge} {sec} 짧게 돌리#
      {not_fuge} 말고 {fuge}에서 {sec} 펄스
      {who:이} 튜브를 열기 전에 {fuge} {sec} 순간 원심
      본 원심 아님. {fuge} {sec} 펄스만
      {fuge} 순간 회전 {sec} 요망
      벽에 {any}마이크로리터가 붙었다. {fuge}에서 {sec} 내리#
      [sec=30] {fuge} 반 분 숏스핀
      {who:이} 방울만 모으면 된다고 한다. {fuge} {sec}
      {fuge} 잠깐 {sec}
      {fuge:로} {sec}만 휙 돌리#
      모으기용 숏스핀 {sec}, 장비 {fuge}`,
    titles: ['Short spin; Pulse', '숏스핀; 펄스'],
  },
  {
    tool: 'spin_stop', about: ['Stop a running centrifuge', '돌고 있는 원심분리기를 세운다'],
    takes: { fuge, soft: maybe(flag(['softly|without brake', '제동 없이|천천히'], ['with the brake|fast', '제동으로|빨리'])) },
    beside: { figure },
    en: `
      stop {fuge}
      {fuge}: stop
      stop {fuge} {soft}
      {fuge} has to come to rest, {soft}
      [soft=true] let {fuge} run out by itself
      [soft=true] The gradient must not be disturbed, so {fuge} coasts to a stop.
      [soft=false] {fuge} rattles! Stop it as quickly as it can.
      [soft=false] bring {fuge} to a halt hard, {any} minutes were left
      end the run in {fuge}, {not_fuge} goes on
      the run in {fuge} is ended before its time, the {who} forgot a tube
      no more spinning in {fuge} after {clock}
      [soft=true] end it in {fuge}, but leave the brake alone
      break off {fuge}
      {any} minutes are left on {fuge} but the {who} needs the tubes; end it
      [soft=true] loose pellet in {fuge}: down without the brake
      [soft=false] {fuge} to zero at once
      do not open {fuge}, only stop it
      <{fuge} is in room {figure}|, | and >. Something rattles in room {figure}, end that run.`,
    ko: `
      {fuge:을} 세우#
      {fuge} 정지
      {fuge:을} {soft} 멈추#
      [soft=true] {fuge:은} 저절로 설 때까지 두고 멈추#
      [soft=true] 구배가 흐트러지면 안 된다. {fuge:을} 브레이크 쓰지 말고 세우#
      [soft=false] {fuge:이} 떤다! 최대한 급히 세우#
      [soft=false] {any}분 남았지만 {fuge} 급정지
      {not_fuge:은} 계속 돌리고 {fuge}만 정지하#
      {who:이} 튜브를 빠뜨렸다. {fuge} 회전을 끝내#
      {fuge} 원심 중단
      {clock} 이후 {fuge} 정지 요망
      {fuge} {soft} 정지할 것
      {fuge} {any}분 남았지만 {who:이} 튜브를 찾는다. 끝내#
      [soft=true] {fuge} 침전이 약하다. 브레이크 없이 세우#
      [soft=false] {fuge} 지금 바로 0으로 세우#
      열지는 말고 {fuge:을} 멈추기만 하#
      <{figure}번 방 {fuge}|, >. {figure}번 방에서 덜컹거린다. 그것을 세우#`,
    titles: ['Stop the spin; Centrifuge to rest', '원심기 정지; 회전 중단'],
  },
  {
    tool: 'fuge_lid', about: ['Unlock or lock the lid of a centrifuge', '원심분리기 뚜껑을 열거나 잠근다'],
    takes: { fuge, locked: flag(['locked', '잠금'], ['unlocked|released', '풀림|해제']) },
    en: `
      lid of {fuge} {locked}
      [locked=false] let me get at the rotor of {fuge}
      [locked=false] release the lid of {fuge}
      [locked=true] lock the lid of {fuge}
      [locked=true] nobody opens {fuge} before the {who} is back
      [locked=false] {fuge} has stopped, the tubes come out now: lid free
      [locked=true] Radioactive samples are in {fuge} until {clock}. Keep its lid shut fast.
      [locked=false] free the lid on {fuge}, that of {not_fuge} stays locked
      {fuge}, lid: {locked}
      [locked=true] {fuge} with lid bolted, please, {any} tubes inside
      [locked=false] unbolt the cover of {fuge} for cleaning
      [locked=true] secure the cover of {fuge} over the weekend
      [locked=false] {any} tubes wait in {fuge}, give access
      [locked=true] {fuge} is being calibrated at {clock}, no access to it
      [locked=false] The {who} has the new seal for {fuge}; the cover must be free`,
    ko: `
      {fuge} 뚜껑 {locked}
      [locked=false] {fuge} 로터를 꺼내야 한다. 뚜껑 잠금을 풀#
      [locked=false] {fuge} 뚜껑을 열 수 있게 하#
      [locked=true] {fuge} 뚜껑을 잠그#
      [locked=true] {who:이} 올 때까지 아무도 {fuge:을} 못 열게 하#
      [locked=false] {fuge:이} 섰다. 튜브를 꺼내게 덮개를 풀#
      [locked=true] 방사성 시료가 {clock}까지 {fuge}에 있다. 덮개 잠가 둘 것
      [locked=false] {not_fuge:은} 잠근 채로, {fuge} 뚜껑만 풀#
      [locked=true] 튜브 {any}개가 들어 있으니 {fuge} 덮개를 걸어 잠그#
      [locked=false] 청소하려면 {fuge} 커버 잠금 해제 바람
      {fuge} 커버: {locked}
      [locked=false] 튜브 {any}개가 {fuge} 안에 있다. 꺼내게 하#
      [locked=true] {clock}에 {fuge} 교정. 손대지 못하게 잠그#
      [locked=false] {who:이} 새 패킹을 가져왔다. {fuge} 덮개를 풀#
      [locked=true] {fuge:은} 아무도 못 열게 뚜껑 고정`,
    titles: ['Lid; Free or lock the lid', '뚜껑 잠금; 덮개'],
  },
  {
    tool: 'fuge_chill', about: ['Set the chamber temperature of a centrifuge', '원심분리기 챔버 온도를 정한다'],
    takes: { fuge, c: degrees(-12, 30) },
    en: `
      {fuge} to {c}
      chamber of {fuge}: {c}
      cool {fuge} to {c} before the run
      {c} in {fuge}, please
      bring the chamber of {fuge} to {c}
      The proteins do not like it warm. {fuge} at {c}.
      set {fuge} to {c}, it stands at {any} at the moment
      {fuge} has to hold {c} by {clock}
      rotor chamber {fuge}, temperature {c}, {not_fuge} may stay warm
      temperature in {fuge} should be {c}
      The {who} spins at {c} today; that concerns {fuge}
      {any} minutes before the {who} comes, {fuge} shall stand at {c}
      {fuge} too warm: {c}
      {not_fuge} is for the blood, {fuge} for the cells, at {c}
      set point {c} on {fuge}, no spinning yet
      {not_fuge} stands at {not_c} and that is right; {fuge} should have {c}.`,
    ko: `
      {fuge} {c}
      {fuge} 챔버를 {c:로} 맞추#
      돌리기 전에 {fuge:을} {c}까지 식히#
      단백질이 상한다. {fuge} 온도 {c:로} 하#
      지금 {any}도다. {fuge:을} {c:로} 바꾸#
      {clock}까지 {fuge} {c} 도달할 것
      {not_fuge:은} 상온, {fuge:은} {c}
      {who:이} 오늘 {c}에서 돌린다. {fuge} 온도 설정
      {fuge} 내부 온도 {c} 요망
      {fuge} 로터실 {c:로} 설정하#
      {who:이} 오기 {any}분 전에는 {fuge:이} {c}여야 한다. 맞추#
      {fuge:이} 덥다. {c}
      돌리지는 말고 {fuge} 온도만 {c:로} 하#
      {not_fuge:은} 혈액용, {fuge:은} 세포용. {fuge:을} {c:로}
      {not_fuge:은} {not_c:로} 맞다. {fuge:은} {c:로} 맞추#`,
    titles: ['Chill the centrifuge; Chamber temperature', '원심기 냉각; 챔버 온도'],
  },
  {
    tool: 'rotor_fit', about: ['Record which rotor is in which centrifuge', '어느 원심분리기에 어느 로터를 끼웠는지 등록한다'],
    takes: { rotor, fuge },
    en: `
      {rotor} is in {fuge}
      rotor {rotor} into {fuge}
      {fuge} carries {rotor} now
      enter {rotor} as the rotor of {fuge}
      I have put {rotor} into {fuge}, record it
      {fuge}: rotor {rotor}
      changed rotors at {clock}: {rotor} sits in {fuge}
      register {fuge} with {rotor}, {any} cycles old
      The {who} took out {not_rotor}; {rotor} is fitted in {fuge}
      in {fuge} we have {rotor} from today on
      tell the list that {fuge} has the {rotor}
      the {rotor} was in {not_fuge} till {day}, it is in {fuge} today
      {rotor} weighs {any} kg and was heaved into {fuge} by the {who}; put that on record
      {fuge}, new rotor: {rotor}
      not {not_fuge}: {rotor} is in {fuge}
      swap done, {fuge} now with {rotor} in place of {not_rotor}`,
    ko: `
      {fuge}에 {rotor} 장착 등록하#
      {rotor} → {fuge}
      {fuge}: 로터 {rotor}
      {fuge:은} 이제 {rotor:을} 쓴다. 등록하#
      {clock}에 로터를 바꿨다. {fuge}에 {rotor}. 기록해 두#
      {who:이} {not_rotor:을} 빼고 {fuge}에 {rotor:을} 끼웠다. 등록하#
      {rotor:이} {day}까지 {not_fuge}에 있었고 오늘부터 {fuge}에 있다. 등록 바람
      {rotor} ({any}회 사용) {fuge} 장착으로 입력하#
      {fuge}의 로터를 {rotor:로} 적어 두#
      로터 {rotor}, 원심기 {fuge:로} 기재
      {rotor:은} {any}kg. {who:이} {fuge}에 앉혔다. 기록하#
      {fuge} 새 로터 {rotor}
      {not_fuge} 아니고 {fuge}에 {rotor:이} 들어 있다. 등록하#
      {not_rotor} 대신 {rotor:을} {fuge}에 끼움. 등록 바람`,
    titles: ['Rotor change; Which rotor is in', '로터 장착 등록; 로터 교체'],
  },
  {
    tool: 'rotor_cycles', about: ['Read how many cycles a rotor has', '로터 사용 횟수를 읽는다'],
    takes: { rotor }, reads: true, result: '4{any}',
    beside: { figure },
    en: `
      cycles of {rotor}?
      how many runs has {rotor} behind it
      read the cycle count of {rotor}
      is {rotor} near its end? get its cycles
      {rotor}: number of runs so far
      before the {who} books it: cycles on {rotor}
      {rotor} may do {any}00 in all. How many has it done?
      look up the runs of {rotor}, do not reset them
      the life of {rotor} please, not of {not_rotor}
      {rotor} came in {any} years ago; look at how often it has run
      count of runs on {rotor}, thanks
      The {who} fears for {rotor}: read its cycles
      has {rotor} reached its limit? number of runs
      {rotor} - life used so far
      <{rotor} hangs on hook {figure}|, | and >. How many runs has the one on hook {figure}?`,
    ko: `
      {rotor} 사용 횟수를 읽#
      {rotor} 누적 횟수 확인
      {rotor:이} 몇 번 돌았는지 보#
      {rotor} 한도는 {any}00회다. 지금까지 몇 회인지 조회
      {who:이} 예약하기 전에 {rotor} 횟수를 확인하#
      {not_rotor} 말고 {rotor} 사이클 조회
      초기화하지 말고 {rotor} 횟수만 읽#
      {rotor} 수명 확인 요망
      {rotor:은} {any}년 됐다. 몇 번 돌았는지 보#
      {rotor} 회전 이력 횟수 조회
      {who:이} {rotor:을} 걱정한다. 누적 횟수를 읽#
      {rotor:이} 한계에 왔는지 횟수 확인
      {rotor} 지금까지 사용량
      {clock} 예약 전에 {rotor} 몇 회 썼는지 조회하#
      <{rotor:은} {figure}번 걸이|, >. {figure}번 걸이 로터 횟수를 읽#`,
    titles: ['Rotor cycles; Life of the rotor', '로터 횟수; 로터 수명'],
  },
];
