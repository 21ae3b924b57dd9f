import type { Language } from './template';

/** One of two states, as people say it. `{t}` is what is set, `{l}` a word for the level. Index 0 says low, 1 high. */
export interface Sense {
  readonly name: string;
  /** Pairs [low, high] that a tool may take as texts. */
  readonly pairs: readonly (readonly [string, string])[];
  /** Names of a boolean parameter that is true for high. */
  readonly flags: readonly string[];
  readonly words: Readonly<Record<Language, readonly [readonly string[], readonly string[]]>>;
  /** Sentences with a level's word. */
  readonly set: Readonly<Record<Language, readonly string[]>>;
  /** Sentences that say the state by their verb: [low, high]. */
  readonly verbs: Readonly<Record<Language, readonly [readonly string[], readonly string[]]>>;
  /** Titles by state. `{d}` is a device. */
  readonly titles: Readonly<Record<Language, readonly [readonly string[], readonly string[]]>>;
}

const setEnglish = [
  'set {t} {l}', 'set {t} to {l}', 'drive {t} {l}', 'drive {t} to {l}', 'put {t} {l}', 'put {t} to {l}', 'bring {t} {l}', 'make {t} {l}', 'switch {t} to {l}', 'change {t} to {l}', 'force {t} {l}', 'force {t} to {l}', 'write {l} to {t}', 'output {l} on {t}',
  '{t} must be {l}', '{t} should be {l}', '{t} has to go {l}', '{t} goes {l}', '{t} to {l}', '{t} {l}', '{t} = {l}', '{t}: {l}', '{t} -> {l}', 'pull {t} {l}', 'take {t} {l}', 'move {t} to {l}', 'leave {t} {l}', 'keep {t} {l}', 'hold {t} {l}', 'apply {l} to {t}', 'send {l} to {t}', 'assert {l} on {t}', 'set the output {t} to {l}', 'set the level of {t} to {l}', 'set the state of {t} to {l}', 'get {t} to {l}', 'have {t} at {l}', 'make sure {t} is {l}', 'make sure that {t} is set to {l}', 'ensure {t} is {l}', 'see that {t} is {l}', 'let {t} go {l}', 'return {t} to {l}', 'reset {t} to {l}', 'we need {t} {l}', 'the tool must set {t} {l}', 'write a {l} to {t}', 'use {l} for {t}', 'put a {l} on {t}', 'latch {t} {l}', 'toggle {t} so that it is {l}', 'give {t} the value {l}', 'the value of {t} must be {l}', 'from now on {t} stays {l}', '{l} on {t}', '{l} at {t}', '{t} is to be {l}', '{t} wants to be {l}', 'flip {t} to {l}', 'turn {t} {l}', '{t} needs {l}', 'go {l} with {t}', '{t} back to {l}', 'we want {t} {l}', 'there must be {l} on {t}',
];
const setKorean = [
  '{t:을} {l:로} 설정하#', '{t:을} {l}로 설정하#', '{t:을} {l:로} 바꾸#', '{t:을} {l:로} 변경하#', '{t:을} {l:로} 하#', '{t:을} {l:로} 두#', '{t:을} {l:로} 맞추#', '{t:을} {l:로} 만들#', '{t}에 {l:을} 쓰#', '{t}에 {l:을} 출력하#', '{t}에 {l:을} 내보내#', '{t}에 {l:을} 보내#', '{t} 값을 {l:로} 설정하#', '{t} 상태를 {l:로} 바꾸#', '{t} 출력을 {l:로} 하#', '{t}의 값을 {l:로} 바꾸#', '{t:을} {l} 상태로 두#', '{t:을} {l} 상태로 만들#', '{t:을} {l} 레벨로 구동하#', '{t} {l}로 설정', '{t} {l}', '{t} = {l}', '{t}: {l}', '{t:은} {l:로} 유지하#', '{l} 신호를 {t}에 보내#', '{t:을} {l} 값으로 설정하#', '{t:을} {l:로} 전환하#', '{t:을} {l:로} 구동하#', '{t}에 {l} 신호를 주#', '{l:을} {t}에 쓰#', '{t} 레벨을 {l:로} 변경하#', '{t:은} {l:이}어야 한다', '{t:을} 반드시 {l:로} 설정하#',
  '{t:을} {l:로}', '{t}, {l:로}', '{t} 출력은 {l:로}', '{t}에 {l:을} 넣#', '{t}에 {l:을} 걸#', '{t} 값이 {l:이} 되게 하#', '{t} 상태를 {l:로}', '{l}: {t}', '{t}에는 {l:이} 나가야 한다', '{t} {l} 처리하#', '{t:이} {l:이} 되도록 하#', '{t:을} 계속 {l:로} 두#',
];

const setOther = {
  en: ['set {t} to {l}', '{t} must be {l}', 'make sure {t} is {l}', '{t}: {l}', 'switch {t} to {l}', 'keep {t} {l}', 'bring {t} to {l}', 'put {t} to {l}', '{t} {l}', 'we need {t} {l}', '{t} should be {l}', 'take {t} to {l}', 'change {t} to {l}', '{t} goes to {l}', '{t} is to be {l}', 'let {t} be {l}', 'see that {t} is {l}'],
  ko: ['{t:을} {l} 상태로 두#', '{t:을} {l:로} 설정하#', '{t}: {l}', '{t:을} {l} 상태로 바꾸#', '{t:을} {l:로} 하#', '{t} {l}', '{t:을} {l:로}', '{t:은} {l:로} 두#', '{t:을} {l:로} 전환하#', '{t:이} {l} 상태가 되게 하#'],
};

export const senses: readonly Sense[] = [
  {
    name: 'level',
    pairs: [['low', 'high'], ['LOW', 'HIGH'], ['0', '1'], ['lo', 'hi']],
    flags: ['high', 'level', 'value', 'state'],
    words: {
      en: [['LOW', 'LOW', 'low', 'Low', '0', '0', 'logic low', 'logic 0', 'zero', 'the low level'], ['HIGH', 'HIGH', 'high', 'High', '1', '1', 'logic high', 'logic 1', 'one', 'the high level']],
      ko: [['LOW', 'LOW', 'low', '로우', '0', '0', '논리 0', '낮음'], ['HIGH', 'HIGH', 'high', '하이', '1', '1', '논리 1', '높음']],
    },
    set: { en: setEnglish, ko: setKorean },
    verbs: {
      en: [['lower {t}', 'clear {t}', 'pull {t} down', 'pull down {t}', 'bring {t} down', 'ground {t}', 'drop {t}', 'drive {t} down', 'zero {t}', 'let {t} fall', 'unassert {t}', 'release {t}', 'put a zero on {t}', 'pull {t} to ground', 'take {t} down to zero', 'let {t} go to 0', 'drop {t} to 0'], ['raise {t}', 'pull {t} up', 'pull up {t}', 'bring {t} up', 'assert {t}', 'lift {t}', 'drive {t} up', 'let {t} rise', 'trigger {t}', 'hoist {t}', 'put a one on {t}', 'pull {t} up to one', 'take {t} up to 1', 'let {t} go to 1']],
      ko: [['{t:을} 내리#', '{t:을} 낮추#', '{t} 출력을 내리#', '{t:을} 로우로 떨어뜨리#', '{t} 신호를 낮추#', '{t:을} 아래로 떨어뜨리#', '{t} 신호를 끊#', '{t:을} 바닥으로 내리#', '{t:을} 0으로 내리#', '{t}에 0을 쓰#'], ['{t:을} 올리#', '{t:을} 높이 올리#', '{t} 출력을 올리#', '{t:을} 하이로 끌어올리#', '{t} 신호를 올리#', '{t:을} 위로 올리#', '{t} 신호를 주#', '{t:을} 들어 올리#', '{t:을} 1로 올리#', '{t}에 1을 쓰#', '{t:을} 1로 세우#']],
    },
    titles: { en: [['Lower {d}', 'Pull {d} low', 'Release {d}', 'Clear {d}'], ['Raise {d}', 'Drive {d}', 'Trigger {d}', 'Signal {d}']], ko: [['{d} 내리기', '{d} 해제', '{d} 신호 내림'], ['{d} 올리기', '{d} 구동', '{d} 신호 올림']] },
  },
  {
    name: 'power',
    pairs: [['off', 'on'], ['OFF', 'ON'], ['off', 'on'], ['inactive', 'active']],
    flags: ['on', 'power', 'powered', 'enabled', 'active', 'state', 'energized', 'value'],
    words: {
      en: [['off', 'OFF', 'Off', 'off', 'inactive', 'the off state'], ['on', 'ON', 'On', 'on', 'active', 'the on state']],
      ko: [['OFF', 'off', '꺼짐', '오프', '끔'], ['ON', 'on', '켜짐', '온', '켬']],
    },
    set: { en: setEnglish.filter((sentence) => !sentence.includes('a {l}')), ko: setKorean },
    verbs: {
      en: [
        ['turn {t} off', 'turn off {t}', 'switch {t} off', 'switch off {t}', 'power {t} off', 'power down {t}', 'shut {t} off', 'shut off {t}', 'shut down {t}', 'de-energise {t}', 'de-energize {t}', 'deactivate {t}', 'disable {t}', 'cut power to {t}', 'kill {t}', 'cut {t}', 'turn {t} back off', '{t} must not be on', 'take {t} out of service', 'cut the power of {t}', 'remove power from {t}', 'no power on {t}', '{t} off', '{t} off, please', 'isolate {t}', 'disconnect {t}', 'put {t} out', 'drop out {t}', 'unpower {t}', 'let {t} go dead', 'silence {t}', '{t} must go off', '{t} should no longer be on', 'make {t} dead', 'de-energised {t} is what we need', 'no more power for {t}', 'take the power from {t}', '{t} has to be without power', 'extinguish {t}', 'leave {t} dark'],
        ['turn {t} on', 'turn on {t}', 'switch {t} on', 'switch on {t}', 'power {t} on', 'power up {t}', 'energise {t}', 'energize {t}', 'activate {t}', 'enable {t}', 'give power to {t}', 'light {t}', 'fire up {t}', 'turn {t} back on', 'engage {t}', 'bring {t} into service', 'power {t}', 'put power on {t}', 'supply {t} with power', 'trigger {t}', '{t} on', '{t} on, please', 'connect {t}', 'put {t} on', 'pull in {t}', 'make {t} live', '{t} must come on', '{t} should be on', 'bring {t} to life', 'we want {t} to be on', '{t} needs power', 'let {t} have power', 'ignite {t}', 'sound {t}', 'wake {t} up'],
      ],
      ko: [
        ['{t:을} 끄#', '{t:을} 끄#', '{t} 전원을 끄#', '{t} 전원을 차단하#', '{t:을} 비활성화하#', '{t:을} 소등하#', '{t}의 전원을 내리#', '{t} 작동을 끄#', '{t:을} 꺼진 상태로 두#', '{t:을} 오프하#', '{t}의 전기를 끊#', '{t:을} 더는 켜 두지 않는다', '{t:을} 꺼 두#', '{t} 끔', '{t} 소등', '{t}의 불을 끄#', '{t:을} 꺼지게 하#', '{t:이} 꺼져 있어야 한다', '{t}의 통전을 끊#', '{t:을} 무전원으로 하#', '{t:을} 격리하#', '{t:을} 분리하#', '{t:을} 잠재우#', '{t} 전원은 내리#'],
        ['{t:을} 켜#', '{t:을} 켜#', '{t} 전원을 켜#', '{t} 전원을 넣#', '{t:을} 활성화하#', '{t:을} 작동하#', '{t:을} 점등하#', '{t}의 전원을 올리#', '{t:을} 작동시키#', '{t:을} 켜진 상태로 두#', '{t:을} 온하#', '{t}에 전기를 넣#', '{t:을} 켜 두#', '{t} 켬', '{t} 점등', '{t}의 불을 켜#', '{t:을} 밝게 켜#', '{t:을} 켜지게 하#', '{t:이} 켜져 있어야 한다', '{t:을} 통전시키#', '{t}에 전원을 주#', '{t:을} 연결하#', '{t:을} 깨우#', '{t} 전원은 올리#'],
      ],
    },
    titles: { en: [['Turn off {d}', 'Switch {d} off', '{d^} off', 'Power down {d}'], ['Turn on {d}', 'Switch {d} on', '{d^} on', 'Power up {d}']], ko: [['{d} 끄기', '{d} 전원 차단', '{d} OFF', '{d} 소등'], ['{d} 켜기', '{d} 전원 투입', '{d} ON', '{d} 점등']] },
  },
  {
    name: 'valve',
    pairs: [['closed', 'open'], ['close', 'open'], ['CLOSED', 'OPEN'], ['shut', 'open']],
    flags: ['open', 'opened', 'is_open'],
    words: { en: [['closed', 'CLOSED', 'shut', 'the closed position', 'closed'], ['open', 'OPEN', 'opened', 'the open position', 'open']], ko: [['닫힘', 'CLOSED', '닫힘 위치', 'closed', '잠김'], ['열림', 'OPEN', '열림 위치', 'open', '개방']] },
    set: { en: setEnglish.filter((sentence) => !/write|output|apply|send|assert|goes|go \{|a \{l\}/u.test(sentence)), ko: setKorean.filter((sentence) => !/쓰#|출력|보내|신호/u.test(sentence)) },
    verbs: {
      en: [['close {t}', 'close {t}', 'shut {t}', 'close {t} fully', 'fully close {t}', 'close {t} again', 'seal {t}', 'close off {t}', 'get {t} closed', '{t} closed', '{t} shut', 'shut {t} tight', 'isolate {t}', 'block {t}', 'bring {t} to the closed position', '{t} must not stay open', 'let nothing through {t}', 'close it: {t}', '{t} has to be closed', 'shut up {t}', 'leave {t} closed'], ['open {t}', 'open {t}', 'open {t} fully', 'fully open {t}', 'open up {t}', 'open {t} again', 'get {t} open', 'unseal {t}', '{t} open', 'open {t} wide', 'crack {t} open', 'unblock {t}', 'bring {t} to the open position', '{t} must not stay closed', 'let it flow through {t}', 'open it: {t}', '{t} has to be opened', 'throw {t} open', 'leave {t} open']],
      ko: [['{t:을} 닫#', '{t:을} 닫#', '{t:을} 완전히 닫#', '{t:을} 폐쇄하#', '{t:을} 다시 닫#', '{t:을} 꽉 닫#', '{t:을} 잠그#', '{t:을} 막#', '{t:을} 닫아 두#', '{t} 닫음', '{t:이} 열려 있으면 안 된다', '{t:을} 끝까지 닫#', '{t:을} 차단하#'], ['{t:을} 열#', '{t:을} 열#', '{t:을} 완전히 열#', '{t:을} 개방하#', '{t:을} 다시 열#', '{t:을} 활짝 열#', '{t:을} 틀#', '{t:을} 풀#', '{t:을} 열어 두#', '{t} 열음', '{t:이} 닫혀 있으면 안 된다', '{t:을} 끝까지 열#', '{t:을} 트#']],
    },
    titles: { en: [['Close {d}', 'Shut {d}', '{d^} closed'], ['Open {d}', '{d^} open', 'Open up {d}']], ko: [['{d} 닫기', '{d} 폐쇄', '{d} 잠금'], ['{d} 열기', '{d} 개방']] },
  },
  {
    name: 'run',
    pairs: [['stop', 'start'], ['stopped', 'running'], ['idle', 'run'], ['halt', 'run']],
    flags: ['run', 'running', 'start', 'started'],
    words: { en: [['stopped', 'stop', 'idle', 'halted'], ['running', 'run', 'started', 'start']], ko: [['정지', '중지', '멈춤', 'STOP'], ['가동', '운전', '시작', 'RUN']] },
    set: { en: ['set {t} to {l}', 'put {t} to {l}', 'switch {t} to {l}', 'change {t} to {l}', '{t} must be {l}', '{t}: {l}', 'make sure {t} is {l}', 'bring {t} to {l}', '{t} -> {l}'], ko: ['{t:을} {l} 상태로 설정하#', '{t:을} {l:로} 바꾸#', '{t:을} {l} 상태로 바꾸#', '{t:을} {l:로} 전환하#', '{t}: {l}', '{t} {l}'] },
    verbs: {
      en: [['stop {t}', 'halt {t}', 'stop {t} at once', 'bring {t} to a stop', 'pause {t}', 'idle {t}', 'stop running {t}'], ['start {t}', 'run {t}', 'start {t} up', 'start up {t}', 'set {t} going', 'restart {t}', 'get {t} running', 'spin up {t}', 'launch {t}']],
      ko: [['{t:을} 정지하#', '{t:을} 멈추#', '{t:을} 중지하#', '{t} 가동을 멈추#', '{t:을} 세우#', '{t:을} 정지시키#', '{t} 운전을 정지하#'], ['{t:을} 시작하#', '{t:을} 가동하#', '{t:을} 기동하#', '{t:을} 돌리#', '{t} 운전을 시작하#', '{t:을} 가동시키#', '{t:을} 운전하#']],
    },
    titles: { en: [['Stop {d}', 'Halt {d}'], ['Start {d}', 'Run {d}', 'Restart {d}']], ko: [['{d} 정지', '{d} 멈추기', '{d} 중지'], ['{d} 가동', '{d} 시작', '{d} 기동']] },
  },
  {
    name: 'lock',
    pairs: [['unlocked', 'locked'], ['unlock', 'lock'], ['released', 'locked']],
    flags: ['locked', 'lock', 'is_locked'],
    words: { en: [['unlocked', 'released'], ['locked', 'the locked state']], ko: [['잠금 해제', '해제', '풀림'], ['잠금', '잠김']] },
    set: { en: ['set {t} to {l}', '{t} must be {l}', 'make sure {t} is {l}', '{t}: {l}', 'keep {t} {l}', 'ensure {t} is {l}'], ko: ['{t:을} {l} 상태로 두#', '{t:을} {l} 상태로 바꾸#', '{t}: {l}', '{t:을} {l:로} 설정하#'] },
    verbs: { en: [['unlock {t}', 'release {t}', 'unlatch {t}', 'unlock {t} again', 'take the lock off {t}', 'let people through {t}', 'leave {t} unlocked', '{t} must not stay locked', 'undo the lock of {t}', 'unlock {t}', 'unlock {t}'], ['lock {t}', 'bolt {t}', 'lock {t} now', 'latch {t}', 'lock up {t}', 'secure {t}', 'keep {t} locked', '{t} must be locked', 'put the lock on {t}', 'let nobody through {t}', 'lock {t}', 'lock {t}']], ko: [['{t}의 잠금을 풀#', '{t} 잠금을 해제하#', '{t:을} 잠금 해제하#', '{t}의 잠금을 해제하#', '{t:을} 열어 주#', '{t:을} 잠기지 않게 하#', '{t}의 자물쇠를 풀#', '{t:을} 지나갈 수 있게 하#'], ['{t:을} 잠그#', '{t:을} 잠금 처리하#', '{t:을} 잠금 상태로 만들#', '{t:을} 단단히 잠그#', '{t:을} 잠가 두#', '{t:을} 걸어 잠그#', '{t:을} 잠그#', '{t}의 자물쇠를 채우#', '아무도 {t:을} 지나지 못하게 하#']] },
    titles: { en: [['Unlock {d}', 'Release {d}'], ['Lock {d}', 'Secure {d}']], ko: [['{d} 잠금 해제'], ['{d} 잠그기', '{d} 잠금']] },
  },
  {
    name: 'enable',
    pairs: [['disabled', 'enabled'], ['disable', 'enable'], ['disarmed', 'armed']],
    flags: ['enabled', 'enable', 'armed', 'allowed'],
    words: { en: [['disabled', 'inactive', 'disarmed'], ['enabled', 'active', 'armed']], ko: [['비활성', '사용 안 함'], ['활성', '사용']] },
    set: { en: ['set {t} to {l}', '{t} must be {l}', 'make sure {t} is {l}', '{t}: {l}', 'switch {t} to {l}', 'keep {t} {l}'], ko: ['{t:을} {l} 상태로 두#', '{t:을} {l:로} 설정하#', '{t}: {l}', '{t:을} {l} 상태로 바꾸#'] },
    verbs: { en: [['disable {t}', 'deactivate {t}', 'disarm {t}', 'suspend {t}', 'stop using {t}', 'inhibit {t}', 'go without {t}', 'no {t} for now', 'do without {t}', 'turn off {t}', 'take {t} out of use', '{t} is not to be used'], ['enable {t}', 'activate {t}', 'arm {t}', 'allow {t}', 'enable {t} again', 're-enable {t}', 'work with {t}', 'we use {t} from now on', 'turn on {t}', 'put {t} into use', '{t} is to be used', 'permit {t}']], ko: [['{t:을} 비활성화하#', '{t:을} 해제하#', '{t:을} 사용하지 않도록 설정하#', '{t} 사용을 중단하#'], ['{t:을} 활성화하#', '{t:을} 사용하도록 설정하#', '{t:을} 다시 활성화하#', '{t:을} 허용하#']] },
    titles: { en: [['Disable {d}', 'Disarm {d}'], ['Enable {d}', 'Arm {d}']], ko: [['{d} 비활성화', '{d} 사용 중지'], ['{d} 활성화', '{d} 사용']] },
  },
  {
    name: 'move',
    pairs: [['retracted', 'extended'], ['in', 'out'], ['back', 'front'], ['home', 'end']],
    flags: ['extended', 'out', 'forward'],
    words: { en: [['retracted', 'in'], ['extended', 'out']], ko: [['후퇴', '안쪽'], ['전진', '바깥쪽']] },
    set: setOther,
    verbs: {
      en: [['retract {t}', 'pull {t} in', 'bring {t} in', 'draw {t} back', '{t} in', 'get {t} back in'], ['extend {t}', 'push {t} out', 'drive {t} out', 'bring {t} out', '{t} out', 'let {t} come out']],
      ko: [['{t:을} 집어넣#', '{t:을} 후퇴시키#', '{t:을} 안으로 당기#', '{t:을} 접#'], ['{t:을} 내보내#', '{t:을} 전진시키#', '{t:을} 밖으로 밀#', '{t:을} 펴#']],
    },
    titles: { en: [['Retract {d}', 'Pull {d} in', 'Bring {d} in'], ['Extend {d}', 'Push {d} out', 'Drive {d} out']], ko: [['{d} 집어넣기', '{d} 후퇴시키기'], ['{d} 내보내기', '{d} 전진시키기']] },
  },
  {
    name: 'height',
    pairs: [['down', 'up'], ['DOWN', 'UP'], ['lowered', 'raised']],
    flags: ['up', 'raised', 'lifted'],
    words: { en: [['down', 'the lower position'], ['up', 'the upper position']], ko: [['하강', '아래'], ['상승', '위']] },
    set: setOther,
    verbs: {
      en: [['lower {t}', 'let {t} down', 'bring {t} down', 'move {t} down', '{t} down', 'send {t} down', 'put {t} down'], ['raise {t}', 'lift {t}', 'bring {t} up', 'move {t} up', '{t} up', 'hoist {t}', 'send {t} up']],
      ko: [['{t:을} 내리#', '{t:을} 하강시키#', '{t:을} 아래로 보내#', '{t:을} 아래로 움직이#'], ['{t:을} 올리#', '{t:을} 상승시키#', '{t:을} 위로 보내#', '{t:을} 들어 올리#']],
    },
    titles: { en: [['Lower {d}', 'Let {d} down', 'Bring {d} down'], ['Raise {d}', 'Lift {d}', 'Bring {d} up']], ko: [['{d} 내리기', '{d} 하강시키기'], ['{d} 올리기', '{d} 상승시키기']] },
  },
  {
    name: 'travel',
    pairs: [['reverse', 'forward'], ['backward', 'forward'], ['backwards', 'forwards'], ['back', 'ahead']],
    flags: ['forward', 'ahead'],
    words: { en: [['backward', 'reverse', 'backwards'], ['forward', 'ahead', 'forwards']], ko: [['후진', '역방향', '뒤'], ['전진', '정방향', '앞']] },
    set: setOther,
    verbs: {
      en: [['run {t} backwards', 'reverse {t}', '{t} backward', '{t} backwards', 'move {t} back', 'let {t} run back', 'send {t} in reverse'], ['run {t} forwards', 'drive {t} ahead', '{t} forward', '{t} forwards', 'move {t} on', 'let {t} run forward', 'send {t} ahead']],
      ko: [['{t:을} 뒤로 돌리#', '{t:을} 후진시키#', '{t:을} 역방향으로 돌리#', '{t:을} 거꾸로 돌리#'], ['{t:을} 앞으로 돌리#', '{t:을} 전진시키#', '{t:을} 정방향으로 돌리#', '{t:을} 앞으로 보내#']],
    },
    titles: { en: [['Run {d} backwards', 'Reverse {d}', '{d^} backward'], ['Run {d} forwards', 'Drive {d} ahead', '{d^} forward']], ko: [['{d} 뒤로 돌리기', '{d} 후진시키기'], ['{d} 앞으로 돌리기', '{d} 전진시키기']] },
  },
  {
    name: 'filling',
    pairs: [['drain', 'fill'], ['empty', 'full'], ['emptying', 'filling']],
    flags: ['filling', 'fill'],
    words: { en: [['empty', 'drained'], ['full', 'filled']], ko: [['비움', '배수'], ['채움', '급수']] },
    set: setOther,
    verbs: {
      en: [['drain {t}', 'empty {t}', 'let {t} run dry', 'run {t} empty', 'pump {t} out'], ['fill {t}', 'fill up {t}', 'top up {t}', 'refill {t}', 'let {t} fill']],
      ko: [['{t:을} 비우#', '{t:을} 배수하#', '{t:을} 다 비우#'], ['{t:을} 채우#', '{t:을} 가득 채우#', '{t:을} 다시 채우#']],
    },
    titles: { en: [['Drain {d}', 'Empty {d}', 'Let {d} run dry'], ['Fill {d}', 'Fill up {d}', 'Top up {d}']], ko: [['{d} 비우기', '{d} 배수하기'], ['{d} 채우기', '{d} 가득 채우기']] },
  },
  {
    name: 'pausing',
    pairs: [['pause', 'resume'], ['paused', 'running'], ['hold', 'go'], ['halted', 'live']],
    flags: ['running', 'resumed', 'live'],
    words: { en: [['paused', 'on hold'], ['running', 'resumed']], ko: [['일시 정지', '보류'], ['재개', '진행']] },
    set: setOther,
    verbs: {
      en: [['pause {t}', 'hold {t}', 'suspend {t}', 'put {t} on hold', 'interrupt {t}', 'let {t} rest'], ['resume {t}', 'let {t} go on', 'continue {t}', 'carry on with {t}', 'unpause {t}', 'take {t} off hold']],
      ko: [['{t:을} 일시 정지하#', '{t:을} 잠시 멈추#', '{t:을} 보류하#'], ['{t:을} 재개하#', '{t:을} 계속하#', '{t:을} 다시 이어 가#']],
    },
    titles: { en: [['Pause {d}', 'Hold {d}', 'Suspend {d}'], ['Resume {d}', 'Let {d} go on', 'Continue {d}']], ko: [['{d} 일시 정지하기', '{d} 잠시 멈추기'], ['{d} 재개하기', '{d} 계속하기']] },
  },
  {
    name: 'sound',
    pairs: [['mute', 'unmute'], ['muted', 'audible'], ['quiet', 'loud']],
    flags: ['audible', 'sound_on', 'loud'],
    words: { en: [['muted', 'silent'], ['audible', 'loud']], ko: [['무음'], ['소리 켬']] },
    set: setOther,
    verbs: {
      en: [['mute {t}', 'silence {t}', 'make {t} quiet', 'no sound from {t}', 'keep {t} quiet'], ['unmute {t}', 'let {t} sound', 'make {t} loud', 'give {t} its sound back', 'let us hear {t}']],
      ko: [['{t:을} 무음으로 하#', '{t:을} 조용히 시키#', '{t} 소리를 끄#'], ['{t} 소리를 켜#', '{t} 음소거를 풀#', '{t} 소리가 나게 하#']],
    },
    titles: { en: [['Mute {d}', 'Silence {d}', 'Make {d} quiet'], ['Unmute {d}', 'Let {d} sound', 'Make {d} loud']], ko: [['{d} 무음으로 하기', '{d} 조용히 시키기'], ['{d} 소리를 켜기', '{d} 음소거를 풀기']] },
  },
  {
    name: 'joining',
    pairs: [['detached', 'attached'], ['disconnect', 'connect'], ['open', 'engaged'], ['released', 'gripped']],
    flags: ['connected', 'engaged', 'attached'],
    words: { en: [['disconnected', 'detached'], ['connected', 'attached']], ko: [['분리', '해제'], ['연결', '결합']] },
    set: setOther,
    verbs: {
      en: [['disconnect {t}', 'detach {t}', 'disengage {t}', 'uncouple {t}', 'let go of {t}', 'free {t}'], ['connect {t}', 'attach {t}', 'engage {t}', 'couple {t}', 'grip {t}', 'join {t}']],
      ko: [['{t:을} 분리하#', '{t} 연결을 끊#', '{t:을} 떼#', '{t:을} 놓#'], ['{t:을} 연결하#', '{t:을} 붙이#', '{t:을} 결합하#', '{t:을} 물리#']],
    },
    titles: { en: [['Disconnect {d}', 'Detach {d}', 'Disengage {d}'], ['Connect {d}', 'Attach {d}', 'Engage {d}']], ko: [['{d} 분리하기', '{d} 연결을 끊기'], ['{d} 연결하기', '{d} 붙이기']] },
  },
  {
    name: 'control',
    pairs: [['local', 'remote'], ['manual', 'auto'], ['hand', 'automatic']],
    flags: ['remote', 'automatic', 'auto'],
    words: { en: [['manual', 'local'], ['automatic', 'remote']], ko: [['수동'], ['자동']] },
    set: setOther,
    verbs: {
      en: [['put {t} under local control', 'take {t} to manual', 'run {t} by hand', 'operate {t} locally', '{t} by hand'], ['put {t} under remote control', 'take {t} to automatic', 'let {t} run by itself', 'operate {t} remotely', '{t} on automatic']],
      ko: [['{t:을} 수동으로 돌리#', '{t:을} 현장 제어로 바꾸#', '{t:을} 손으로 조작하게 하#'], ['{t:을} 자동으로 돌리#', '{t:을} 원격 제어로 바꾸#', '{t:을} 스스로 돌게 하#']],
    },
    titles: { en: [['Put {d} under local control', 'Take {d} to manual', 'Run {d} by hand'], ['Put {d} under remote control', 'Take {d} to automatic', 'Let {d} run by itself']], ko: [['{d} 수동으로 돌리기', '{d} 현장 제어로 바꾸기'], ['{d} 자동으로 돌리기', '{d} 원격 제어로 바꾸기']] },
  },
  {
    name: 'blocking',
    pairs: [['blocked', 'free'], ['block', 'allow'], ['denied', 'granted'], ['stop', 'go']],
    flags: ['free', 'passable', 'allowed', 'granted'],
    words: { en: [['blocked', 'barred'], ['free', 'clear']], ko: [['차단', '통행 금지'], ['통행 가능', '개통']] },
    set: setOther,
    verbs: {
      en: [['block {t}', 'bar {t}', 'deny {t}', 'stop all traffic at {t}', 'nobody may pass {t}', 'keep everyone out of {t}'], ['free {t}', 'clear {t}', 'allow {t}', 'let traffic through at {t}', 'everybody may pass {t}', 'give way at {t}']],
      ko: [['{t:을} 막#', '{t:을} 봉쇄하#', '{t} 통행을 금하#'], ['{t:을} 트#', '{t:을} 개통하#', '{t} 통행을 허용하#']],
    },
    titles: { en: [['Block {d}', 'Bar {d}', 'Deny {d}'], ['Free {d}', 'Clear {d}', 'Allow {d}']], ko: [['{d} 막기', '{d} 봉쇄하기'], ['{d} 트기', '{d} 개통하기']] },
  },
];

export const senseNamed = (name: string): Sense => senses.find((sense) => sense.name === name) as Sense;
