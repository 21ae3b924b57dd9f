import { degrees, texts } from '../industry/slots';
import { choice, flag, maybe, names, span, whole, type Written } from '../table';

const unit = names('freezer 3, freezer F12, ULT-2, fridge 2, fridge B4, cryo 1, plasma store, reagent fridge, minus eighty left', '3번 냉동고, F12 냉동고, ULT-2, 냉장고 2, B4 냉장고, 극저온 1, 혈장고, 시약 냉장고, 왼쪽 초저온');

/** Laboratory freezers: what they hold, what they shout, who may open them. */
export const coldStorage: readonly Written[] = [
  {
    tool: 'ult_setpoint', about: ['Temperature that a freezer or fridge keeps', '냉동고나 냉장고의 설정 온도'],
    takes: { unit, celsius: degrees(-86, 8) },
    en: `
      {unit}: {celsius}
      set {unit} to {celsius}
      {unit} should keep {celsius}
      {celsius} for {unit}, it showed {any} off yesterday
      the new enzymes in {unit} need {celsius}
      adjust {unit}; target {celsius}, the alarm limits stay
      {unit} works too hard. {celsius} will do.
      bring {unit} to {celsius} by {clock}
      vaccines moved from {not_unit} into {unit}, so {unit} at {celsius}
      {celsius} in {unit} from {day} on
      the thermostat of {unit} wants {celsius}
      change what {unit} keeps: {celsius}
      Inside 4 boxes, outside 23 degrees, log since {day}. {unit} is to hold {celsius}.
      not the alarm limits but the temperature itself: {unit}, {celsius}
      Enzymes are in {unit}, plasma is in {not_unit}. For the enzymes {celsius}.`,
    ko: `
      {unit} {celsius}
      {unit:을} {celsius:로} 맞추#
      {unit} 설정 온도 {celsius}
      {unit}에 새 효소 보관. {celsius:로} 유지하게 하#
      경보 한계는 두고 {unit} 목표만 {celsius}
      {clock}까지 {unit} {celsius:로} 내릴 수 있게 설정하#
      {not_unit}에서 백신을 옮겼다. {unit:을} {celsius:로} 하#
      {unit:이} 과하게 돈다. {celsius:이}면 된다
      {any}개 박스 입고. {unit} {celsius} 유지 요망
      {day}부터 {unit} {celsius:로} 바꾸#
      박스 4개, 실온 23도, {day}부터 기록. {unit:은} {celsius:을} 유지하게 하#
      경보 한계가 아니라 온도 자체다. {unit} {celsius:로} 하#
      효소는 {unit}, 혈장은 {not_unit}. 효소 쪽을 {celsius:로} 하#`,
    titles: ['Freezer temperature; Set the freezer', '냉동고 온도; 설정 온도'],
  },
  {
    tool: 'ult_alarm_limits', about: ['Below and above which temperature a unit gives an alarm', '경보 하한과 상한'],
    takes: { unit, low_c: degrees(-90, -10), high_c: degrees(-9, 12) },
    en: `
      alarm of {unit} below {low_c} and above {high_c}
      {unit}: alarm limits {low_c} and {high_c}
      upper alarm {high_c}, lower alarm {low_c}, for {unit}
      {unit} shall shout as soon as it is warmer than {high_c} or colder than {low_c}
      The probe of {unit} swings by {any}. Widen the limits: {low_c} to {high_c}.
      no alarm in {unit} between {low_c} and {high_c}
      not colder than {low_c}, not warmer than {high_c}, else tell us; {unit}
      leave what {unit} keeps and set its alarms to {high_c} (warm) and {low_c} (cold)
      warm limit {high_c} for {unit}, cold limit {low_c}
      {who} gets called at {clock} for nothing. Limits of {unit}: {low_c}, {high_c}.
      {unit} is set right; only tell us when it leaves {low_c} downwards or {high_c} upwards
      Probe 2 of {unit} is {any} years old. Alarm at {high_c} on the warm side, at {low_c} on the cold side.
      {low_c} and {high_c} are the edges for {unit}
      the inspector wrote {any} lines about it: {unit}, warm alarm {high_c}, cold alarm {low_c}`,
    ko: `
      {unit} 경보 하한 {low_c}, 상한 {high_c}
      {unit:이} {high_c}보다 높거나 {low_c}보다 낮으면 울리게 하#
      {unit} 상한 {high_c}, 하한 {low_c}
      {unit} 센서가 {any} 흔들린다. 한계를 {low_c}에서 {high_c}까지 넓히#
      {low_c}~{high_c} 사이에서는 {unit} 경보 없음
      설정 온도는 두고 {unit} 경보만 따뜻한 쪽 {high_c}, 찬 쪽 {low_c:로} 하#
      {clock}에 헛걸음. {unit} 경보 범위 {low_c} / {high_c}
      {unit} 고온 경보 {high_c}, 저온 경보 {low_c} 설정할 것
      {unit} 설정은 맞다. {low_c} 아래나 {high_c} 위로 벗어날 때만 알리게 하#
      {unit} 2번 센서는 {any}년 됐다. 경보는 고온 {high_c}, 저온 {low_c}
      {unit} 경계는 {low_c:과} {high_c}
      심사 지적 {any}건. {unit} 고온 {high_c}, 저온 {low_c:로} 경보를 바꾸#
      {unit} 경보선: 아래 {low_c}, 위 {high_c}`,
    titles: ['Alarm limits; Limits of the freezer', '경보 한계; 경보 범위'],
  },
  {
    tool: 'ult_alarm_ack', about: ['Acknowledge an alarm: somebody has seen it and takes care', '경보를 확인했다고 남긴다'],
    takes: { unit, by: maybe(names('Mira, Jonas, Dr Okafor, Hyun, Petra L.', '서연, 민재, 오 박사, 김현, 박 주임')) },
    en: `
      acknowledge {unit}
      alarm of {unit} acknowledged by {by}
      {by} has seen the alarm of {unit}, enter that
      {unit} is being looked after; tick its alarm as seen
      confirm that we know of the alarm in {unit}
      {by} takes care of {unit}. Acknowledge it in this name.
      let the alarm centre know that {unit} has been noticed
      The door of {unit} stood open for {any} minutes. Seen, acknowledge.
      not silenced, acknowledged: {unit}
      the beeper of {unit} may go on, but the alarm is to be confirmed
      ack {unit} ({by})
      sign for the alarm of {unit}, the one of {not_unit} is still open
      3 alarms, 2 of them old. The one of {unit} is known to {by}; mark it so.
      leave the buzzer alone, {unit} is acknowledged by {by}
      {not_unit} shouts because of the door, {unit} because of the fan. {by} has seen the one with the fan; acknowledge.`,
    ko: `
      {unit} 경보 확인
      {unit} 경보를 확인 처리하#
      {unit} 경보, {by} 확인함
      {by:이} {unit} 경보를 봤다. 그 이름으로 확인 처리하#
      {unit} 경보는 알고 있다고 남기#
      {unit} 문이 {any}분 열려 있었다. 경보 인지 처리
      소리는 그대로, {unit} 경보 확인만 하#
      {not_unit:은} 아직이고 {unit}만 확인으로 하#
      {by:이} {unit:을} 맡는다. 경보를 확인해 두#
      {unit} 경보 인지, 담당 {by} 기록 바람
      경보 3건 중 2건은 지난 것. {unit} 건은 {by:이} 알고 있다. 확인으로 남기#
      버저는 두고 {unit} 경보만 {by} 이름으로 확인 처리하#
      {not_unit:은} 문 때문에, {unit:은} 팬 때문에 운다. 팬 쪽은 {by:이} 봤다. 확인 처리하#`,
    titles: ['Acknowledge; Alarm seen', '경보 확인; 경보 인지'],
  },
  {
    tool: 'ult_buzzer_mute', about: ['Silence the buzzer of a unit for some minutes; the alarm stays open', '버저를 몇 분 끈다. 경보는 남는다'],
    takes: { unit, minutes: span('min', 1, 60) },
    en: `
      silence {unit} for {minutes}
      {minutes} of quiet at {unit}
      mute the buzzer of {unit}, {minutes}
      {unit} beeps, {minutes} without please
      I load {unit} with {any} boxes. Its horn must keep still for {minutes}.
      leave the alarm of {unit} unacknowledged, only take the noise away for {minutes}
      no beeping from {unit} during {minutes}
      the visitors listen to {who} at {clock}; {unit} has to be quiet {minutes}
      hush {unit}, {minutes}
      stop the noise of {unit} for {minutes}, not of {not_unit}
      buzzer {unit} off, comes back after {minutes}
      The alarm of {unit} is real and must stay in the list; just give our ears {minutes}.
      technician on the ladder, 2 m from {unit}: {minutes} without its horn
      {minutes} no horn, {unit}
      {who} telephones beside {unit}, give him {minutes}
      {unit} is in the corridor and wakes the ward, {not_unit} is in the cellar. Hush the one in the corridor, {minutes}.`,
    ko: `
      {unit} 버저 {minutes} 끔
      {unit} 소리를 {minutes} 끄#
      {minutes} 동안 {unit} 조용히 시키#
      {unit}에 박스 {any}개 넣는 중. {minutes} 소리 안 나게 하#
      확인 처리는 하지 말고 {unit} 소리만 {minutes} 끄#
      {clock} 견학. {unit} 경보음을 {minutes} 멈추#
      {not_unit} 말고 {unit} 버저 {minutes} 무음
      {unit:이} 삑삑댄다. {minutes}만 소리를 죽이#
      {unit} 무음 {minutes} 뒤 복귀
      {unit} 경보는 진짜라 목록에 남겨야 한다. 소리만 {minutes} 없게 하#
      사다리 작업, {unit}에서 2m. 버저를 {minutes} 끄#
      {unit} 옆에서 통화 중이다. {minutes} 조용하게 하#
      경적 없이 {minutes}, {unit}
      고장은 알고 있다. {unit} 소리만 {minutes} 멎게 하#
      {unit:은} 복도, {not_unit:은} 지하. 복도 쪽 소리를 {minutes} 끄#`,
    titles: ['Silence the buzzer; Quiet', '버저 끄기; 무음'],
  },
  {
    tool: 'ult_door_lock', about: ['Lock or release the door of a unit', '냉동고 문을 잠그거나 푼다'],
    takes: { unit, locked: flag(['locked', '잠금'], ['released', '해제']) },
    en: `
      [locked=true] lock {unit}
      [locked=false] unlock {unit}
      [locked=true] nobody opens {unit} before it is cold again
      [locked=false] {who} needs boxes from {unit} at {clock}, release the door
      [locked=true] keep hands out of {unit} over the weekend
      [locked=false] {unit} may be opened
      [locked=true] The compressor of {unit} is off for {any} minutes. Door shut, bolt in.
      [locked=false] take the bolt off {unit}
      {unit} door: {locked}
      [locked=true] secure {unit}, {not_unit} stays accessible
      [locked=false] the stocktaking starts, {unit} has to be accessible
      [locked=true] {unit} holds narcotics now; its door bolted
      [locked=true] Temperature 12 above normal after {any} openings: keep {unit} shut with the bolt
      [locked=false] boxes 4 to 9 go to the customer today; let people into {unit}
      [locked=true] Narcotics: {unit}. Sandwiches: {not_unit}. Bolt the narcotics.
      [locked=false] Sandwiches: {unit}. Narcotics: {not_unit}. The sandwiches may be reached.`,
    ko: `
      [locked=true] {unit} 문을 잠그#
      [locked=false] {unit} 문을 풀#
      [locked=true] 다시 차가워질 때까지 {unit:을} 아무도 못 열게 하#
      [locked=false] {clock}에 {unit}에서 박스를 꺼낸다. 잠금을 풀#
      [locked=true] 주말에 {unit}에 손대지 못하게 하#
      [locked=false] {unit} 열어도 됨, 잠금 해제
      [locked=true] 압축기 {any}분 정지. {unit} 문을 걸#
      {unit} 문 {locked}
      [locked=true] {not_unit:은} 열어 두고 {unit}만 걸어 잠그#
      [locked=false] 재고 조사 시작, {unit} 출입 가능하게 하#
      [locked=true] {unit}에 마약류 보관, 문 잠금 요망
      [locked=true] {any}번 열려 12도 올랐다. {unit} 문을 못 열게 걸#
      [locked=false] 4~9번 박스 오늘 출고. {unit:을} 열 수 있게 풀#
      [locked=true] 마약류는 {unit}, 도시락은 {not_unit}. 마약류 쪽을 걸어 잠그#
      [locked=false] 도시락은 {unit}, 마약류는 {not_unit}. 도시락 쪽만 열 수 있게 풀#`,
    titles: ['Door of the freezer; Lock the freezer', '냉동고 문; 냉동고 잠금'],
  },
  {
    tool: 'ult_defrost', about: ['Start a defrost, or put it off by some hours', '제상을 시작하거나 몇 시간 미룬다'],
    takes: { unit, action: choice({ start: ['start', '시작'], postpone: ['postpone|put off', '연기'] }), hours: maybe(whole(1, 24, 'h')) },
    en: `
      [action=start] defrost {unit}
      [action=start] ice is {any} mm thick in {unit}, thaw it off
      [action=postpone] not today: put the defrosting of {unit} off by {hours}
      [action=postpone] {unit} shall wait {hours} before it defrosts
      [action=start] {unit} is empty now. Let the ice melt.
      [action=postpone] samples are still in {unit}, no thawing for the next {hours}
      [action=start] begin thawing {unit}, {not_unit} later
      [action=postpone] delay the thawing of {unit}, {hours}
      [action=start] get the frost out of {unit}
      [action=postpone] the plan says defrost at {clock}, but {unit} is full; {hours} later
      [action=start] {unit}: ice off
      [action=start] 9 mm of ice, door hardly shuts: let {unit} thaw now
      [action=postpone] delivery of {any} boxes before noon, so {unit} must not thaw yet; {hours} more
      [action=postpone] {hours} of patience, {unit} is needed cold; its ice stays for now
      [action=start] {unit} has no boxes and no power cut ahead, defrosting can begin`,
    ko: `
      [action=start] {unit} 제상
      [action=start] {unit} 얼음이 {any}mm다. 녹이도록 제상을 시작하#
      [action=postpone] {unit} 제상을 {hours} 미루어 두#
      [action=postpone] {unit} 제상은 {hours} 뒤로 연기
      [action=start] {unit:을} 비웠다. 성에를 녹이#
      [action=postpone] {unit}에 시료가 남아 있다. {hours} 동안 제상이 안 돌게 늦추#
      [action=start] {not_unit:은} 나중에, {unit}부터 성에 제거
      [action=postpone] {clock} 제상 예정인데 {unit:이} 가득 찼다. {hours} 늦추#
      [action=start] {unit} 서리를 없애게 제상 개시
      [action=start] 얼음 9mm, 문이 안 닫힌다. {unit} 지금 녹이#
      [action=postpone] 오전에 {any}박스 입고. {unit} 제상은 {hours} 더 미루어 두#
      [action=postpone] {unit:은} 아직 차가워야 한다. 제상은 {hours} 나중에
      [action=start] {unit:은} 비었다. 제상 들어가게 하#
      [action=start] {unit} 서리 제거 시작 요망`,
    titles: ['Defrost; Ice in the freezer', '제상; 성에 제거'],
  },
  {
    tool: 'freezer_tag', about: ['Hang an electronic label with a text on a unit', '전자 라벨에 글을 띄운다'],
    takes: { unit, text: texts('Full, use F## instead\nOut of order, parts come on #.#\nOnly Dr Okafor, phone ###\nRack # broken, both hands, slowly\nDo not open, audit until ##:30', '만차, F## 사용\n고장, 부품 #월 #일 입고\n오 박사 전용, 내선 ###\n#번 선반 파손, 두 손으로 천천히\n열지 마시오, ##시 30분까지 실사') },
    en: `
      label of {unit}: {text}.
      show "{text}" on {unit}
      {unit} gets the label "{text}"
      On the display of {unit} there should stand: {text}.
      "{text}" on {unit}, the old text goes
      hang "{text}" on the door of {unit}
      whoever stands before {unit} has to read "{text}"
      write on {unit}: {text}.
      replace the label of {unit} by "{text}", {not_unit} keeps its own
      {any} people asked already. Label {unit} with "{text}".
      Nobody reads e-mails. So, on {unit} itself: {text}.
      {unit}, label, exactly these words: "{text}"
      the paper on {unit} has fallen off {any} times; electronically then: {text}.`,
    ko: `
      {unit} 라벨: {text}
      {unit}에 "{text}"라고 띄우#
      {unit} 표시를 "{text}"로 바꾸#
      {unit} 문에 "{text}"를 걸어 두#
      {unit} 앞에 선 사람이 "{text}"를 보게 하#
      {not_unit:은} 그대로, {unit} 라벨만 "{text}"
      벌써 {any}명이 물었다. {unit}에 "{text}"라고 표시하#
      {unit} 전자 라벨 문구는 다음과 같이: {text}
      메일은 아무도 안 읽는다. {unit}에 직접 띄울 글: {text}
      {unit} 라벨에 토씨 하나 빼지 말고 "{text}"
      {unit}: {text}
      종이가 {any}번 떨어졌다. {unit} 전자 라벨로 띄울 것: {text}
      {unit} 문 앞 글을 "{text}"로 갈아 끼우#
      열지 못하게 하는 게 아니라 글만 단다. {unit}에 "{text}"`,
    titles: ['Label of the freezer; Door label', '냉동고 라벨; 문 표시'],
  },
];
