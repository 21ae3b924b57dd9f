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

export const senses: readonly Sense[] = [
  {
    name: 'level',
    pairs: [['low', 'high'], ['LOW', 'HIGH'], ['0', '1'], ['lo', 'hi']],
    flags: ['high', 'level', 'value', 'state'],
    words: {
      en: [['LOW', 'LOW', 'low', 'Low', '0', '0', 'logic low', 'logic 0', 'zero', 'the low level'], ['HIGH', 'HIGH', 'high', 'High', '1', '1', 'logic high', 'logic 1', 'one', 'the high level']],
      ko: [['LOW', 'LOW', 'low', '로우', '0', '0', '논리 0', '낮은'], ['HIGH', 'HIGH', 'high', '하이', '1', '1', '논리 1', '높은']],
    },
    set: { en: setEnglish, ko: setKorean },
    verbs: {
      en: [['lower {t}', 'clear {t}', 'pull {t} down', 'pull down {t}', 'bring {t} down', 'ground {t}', 'drop {t}', 'drive {t} down', 'zero {t}', 'let {t} fall', 'unassert {t}', 'release {t}'], ['raise {t}', 'pull {t} up', 'pull up {t}', 'bring {t} up', 'assert {t}', 'lift {t}', 'drive {t} up', 'let {t} rise', 'trigger {t}', 'hoist {t}']],
      ko: [['{t:을} 내리#', '{t:을} 낮추#', '{t} 출력을 내리#', '{t:을} 로우로 떨어뜨리#', '{t} 신호를 낮추#', '{t:을} 아래로 떨어뜨리#', '{t} 신호를 끊#', '{t:을} 바닥으로 내리#'], ['{t:을} 올리#', '{t:을} 높이 올리#', '{t} 출력을 올리#', '{t:을} 하이로 끌어올리#', '{t} 신호를 올리#', '{t:을} 위로 올리#', '{t} 신호를 주#', '{t:을} 들어 올리#']],
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
        ['turn {t} off', 'turn off {t}', 'switch {t} off', 'switch off {t}', 'power {t} off', 'power down {t}', 'shut {t} off', 'shut off {t}', 'shut down {t}', 'de-energise {t}', 'de-energize {t}', 'deactivate {t}', 'disable {t}', 'cut power to {t}', 'kill {t}', 'cut {t}', 'turn {t} back off', '{t} must not be on', 'take {t} out of service', 'cut the power of {t}', 'remove power from {t}', 'no power on {t}'],
        ['turn {t} on', 'turn on {t}', 'switch {t} on', 'switch on {t}', 'power {t} on', 'power up {t}', 'energise {t}', 'energize {t}', 'activate {t}', 'enable {t}', 'give power to {t}', 'light {t}', 'fire up {t}', 'turn {t} back on', 'engage {t}', 'bring {t} into service', 'power {t}', 'put power on {t}', 'supply {t} with power', 'trigger {t}'],
      ],
      ko: [
        ['{t:을} 끄#', '{t:을} 끄#', '{t} 전원을 끄#', '{t} 전원을 차단하#', '{t:을} 비활성화하#', '{t:을} 소등하#', '{t}의 전원을 내리#', '{t} 작동을 끄#', '{t:을} 꺼진 상태로 두#', '{t:을} 오프하#', '{t}의 전기를 끊#', '{t:을} 더는 켜 두지 않는다', '{t:을} 꺼 두#', '{t} 끔', '{t} 소등', '{t}의 불을 끄#'],
        ['{t:을} 켜#', '{t:을} 켜#', '{t} 전원을 켜#', '{t} 전원을 넣#', '{t:을} 활성화하#', '{t:을} 작동하#', '{t:을} 점등하#', '{t}의 전원을 올리#', '{t:을} 작동시키#', '{t:을} 켜진 상태로 두#', '{t:을} 온하#', '{t}에 전기를 넣#', '{t:을} 켜 두#', '{t} 켬', '{t} 점등', '{t}의 불을 켜#', '{t:을} 밝게 켜#'],
      ],
    },
    titles: { en: [['Turn off {d}', 'Switch {d} off', '{d^} off', 'Power down {d}'], ['Turn on {d}', 'Switch {d} on', '{d^} on', 'Power up {d}']], ko: [['{d} 끄기', '{d} 전원 차단', '{d} OFF', '{d} 소등'], ['{d} 켜기', '{d} 전원 투입', '{d} ON', '{d} 점등']] },
  },
  {
    name: 'valve',
    pairs: [['closed', 'open'], ['close', 'open'], ['CLOSED', 'OPEN'], ['shut', 'open']],
    flags: ['open', 'opened', 'is_open'],
    words: { en: [['closed', 'CLOSED', 'shut', 'the closed position', 'closed'], ['open', 'OPEN', 'opened', 'the open position', 'open']], ko: [['닫힘', 'CLOSED', '닫힌', 'closed', '잠김'], ['열림', 'OPEN', '열린', 'open', '개방']] },
    set: { en: setEnglish.filter((sentence) => !/write|output|apply|send|assert|goes|go \{|a \{l\}/u.test(sentence)), ko: setKorean.filter((sentence) => !/쓰#|출력|보내|신호/u.test(sentence)) },
    verbs: {
      en: [['close {t}', 'close {t}', 'shut {t}', 'close {t} fully', 'fully close {t}', 'close {t} again', 'seal {t}', 'close off {t}', 'get {t} closed'], ['open {t}', 'open {t}', 'open {t} fully', 'fully open {t}', 'open up {t}', 'open {t} again', 'get {t} open', 'unseal {t}']],
      ko: [['{t:을} 닫#', '{t:을} 닫#', '{t:을} 완전히 닫#', '{t:을} 폐쇄하#', '{t:을} 다시 닫#', '{t:을} 꽉 닫#'], ['{t:을} 열#', '{t:을} 열#', '{t:을} 완전히 열#', '{t:을} 개방하#', '{t:을} 다시 열#', '{t:을} 활짝 열#']],
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
    verbs: { en: [['unlock {t}', 'release {t}', 'unlatch {t}', 'unlock {t} again'], ['lock {t}', 'bolt {t}', 'lock {t} now', 'latch {t}', 'lock up {t}', 'secure {t}']], ko: [['{t}의 잠금을 풀#', '{t} 잠금을 해제하#', '{t:을} 잠금 해제하#', '{t}의 잠금을 해제하#'], ['{t:을} 잠그#', '{t:을} 잠금 처리하#', '{t:을} 잠금 상태로 만들#', '{t:을} 단단히 잠그#']] },
    titles: { en: [['Unlock {d}', 'Release {d}'], ['Lock {d}', 'Secure {d}']], ko: [['{d} 잠금 해제'], ['{d} 잠그기', '{d} 잠금']] },
  },
  {
    name: 'enable',
    pairs: [['disabled', 'enabled'], ['disable', 'enable'], ['disarmed', 'armed']],
    flags: ['enabled', 'enable', 'armed', 'allowed'],
    words: { en: [['disabled', 'inactive', 'disarmed'], ['enabled', 'active', 'armed']], ko: [['비활성', '사용 안 함'], ['활성', '사용']] },
    set: { en: ['set {t} to {l}', '{t} must be {l}', 'make sure {t} is {l}', '{t}: {l}', 'switch {t} to {l}', 'keep {t} {l}'], ko: ['{t:을} {l} 상태로 두#', '{t:을} {l:로} 설정하#', '{t}: {l}', '{t:을} {l} 상태로 바꾸#'] },
    verbs: { en: [['disable {t}', 'deactivate {t}', 'disarm {t}', 'suspend {t}', 'stop using {t}', 'inhibit {t}'], ['enable {t}', 'activate {t}', 'arm {t}', 'allow {t}', 'enable {t} again', 're-enable {t}']], ko: [['{t:을} 비활성화하#', '{t:을} 해제하#', '{t:을} 사용하지 않도록 설정하#', '{t} 사용을 중단하#'], ['{t:을} 활성화하#', '{t:을} 사용하도록 설정하#', '{t:을} 다시 활성화하#', '{t:을} 허용하#']] },
    titles: { en: [['Disable {d}', 'Disarm {d}'], ['Enable {d}', 'Arm {d}']], ko: [['{d} 비활성화', '{d} 사용 중지'], ['{d} 활성화', '{d} 사용']] },
  },
];

export const senseNamed = (name: string): Sense => senses.find((sense) => sense.name === name) as Sense;
