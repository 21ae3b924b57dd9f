import { englishWord, identifier, koreanWord, number, topic as anyTopic } from '../../language/words';
import { copied } from './sayings';
import { made, type Written } from '../table';

const topic = made((dice) => dice.among([[5, () => anyTopic(dice)], [1, () => `${englishWord(dice)}/${englishWord(dice)}/set`], [1, () => `cmnd/${identifier(dice)}/POWER${dice.chance(0.5) ? String(dice.int(1, 4)) : ''}`], [1, () => `zigbee2mqtt/${identifier(dice)}/set`], [1, () => `${englishWord(dice)}/${String(dice.int(1, 9))}/cmd`]])());

const commands = 'on off ON OFF open close closed start stop run halt reset hold go wait up down in out left right home park true false 1 0 auto manual arm disarm lock unlock day night fill drain heat cool idle wake sleep ready busy enable disable dim bright feed skip next clear test play pause mute blink ack ping pulse toggle high low half full eco boost'.split(' ');
const word = copied((dice, language) => dice.among([
  [6, () => dice.pick(commands)],
  [3, () => englishWord(dice)],
  [2, () => String(number(dice))],
  [1, () => identifier(dice)],
  [1, () => englishWord(dice).toUpperCase()],
  [language === 'ko' ? 2 : 0, () => koreanWord(dice)],
])());
/** Two of them stand in one sentence, so they are of one kind. */
const command = copied((dice) => dice.among([[4, () => dice.pick(commands)], [5, () => englishWord(dice)], [1, () => englishWord(dice).toUpperCase()], [2, () => String(dice.int(0, 12))]])());

const json = copied((dice, language) => {
  const gap = dice.chance(0.4) ? ' ' : '';
  const text = (): string => JSON.stringify(dice.among([[4, () => dice.pick(commands)], [3, () => englishWord(dice)], [2, () => identifier(dice)], [1, () => `${englishWord(dice)} ${englishWord(dice)}`], [language === 'ko' ? 2 : 0, () => koreanWord(dice)]])());
  const plain = (): string => dice.among([[5, text], [5, () => String(number(dice))], [2, () => String(dice.chance(0.5))], [0.3, () => 'null']])();
  const key = (): string => JSON.stringify(dice.among([[4, () => dice.pick(['state', 'cmd', 'command', 'value', 'set', 'setpoint', 'temp', 'level', 'mode', 'on', 'position', 'id', 'target', 'pump', 'valve', 'brightness', 'speed', 'duration', 'seconds', 'zone', 'channel', 'led', 'unit', 'rpm', 'open'])], [3, () => englishWord(dice)], [2, () => identifier(dice)]])());
  const object = (most: number): string => {
    const keys = [...new Set(Array.from({ length: dice.int(1, most) }, key))];
    return `{${keys.map((each) => `${each}:${gap}${plain()}`).join(`,${gap}`)}}`;
  };
  return dice.among([[8, () => object(3)], [1, () => `{${key()}:${gap}${object(2)}}`], [1, () => `{${key()}:${gap}[${Array.from({ length: dice.int(2, 4) }, plain).join(`,${gap}`)}]}`], [0.5, () => `[${Array.from({ length: dice.int(2, 4) }, () => String(dice.int(0, 255))).join(`,${gap}`)}]`]])();
});

export const ownPublishing: readonly Written[] = [
  {
    tool: 'mqtt_publish', about: ['Publish an MQTT message', 'MQTT로 발행한다'],
    takes: { topic, payload: word },
    en: `
      To the topic {topic} goes a {payload}.
      on {topic} goes out the single word {payload}
      publish {payload} on {topic}
      publish on {topic}: {payload}
      send {payload} to the MQTT topic {topic}
      send to {topic}, by MQTT, {payload}
      The display in hall {any} subscribes to {topic}. Its text is to be {payload}.
      topic {topic}, payload {payload}
      payload {payload}, topic {topic}
      with the payload {payload} publish to {topic}
      MQTT {topic} {payload}
      {topic} <- {payload}
      {topic}: {payload}. Nothing goes to {not_topic}.
      leave {not_topic} alone, the {payload} is for {topic}
      The old controller heard {not_topic}; since {day} it hears {topic}. Give it a {payload}.
      Somebody sent {not_payload} to {topic} at {clock}. That was wrong. Send {payload}.
      {topic} said {not_payload} until now and has to say {payload} from here on
      not {not_payload} but {payload} on {topic}
      a {payload} for {topic}, please, the robot waits since {clock}
      The {who} asked for {payload} on the bus. The topic for that is {topic}.
      the broker should get {payload} under {topic}
      let {topic} know: {payload}
      so that all {any} lamps follow, put {payload} on {topic}
      once per shift {topic} receives the message {payload}; do it now
      for the conveyor the message is {payload} and the topic {topic}
      answer the request on {topic} with {payload}
      Reply topic: {topic}. Reply: {payload}.
      heartbeat, {topic}, {payload}
      hand {payload} over to the subscribers of {topic}
      message body {payload} to {topic}
      in plain text, without quotes, {payload} to {topic}
      mosquitto_pub -t {topic} -m {payload}
      The gate controller at {topic} has slept through the {clock} message. Repeat {payload}.
      We told {not_topic} already. {topic} must hear {payload} as well.
      one more message today: {payload}, on {topic}, then the {who} can go
      use MQTT for it: topic "{topic}", message "{payload}"
      the text "{payload}" belongs on the topic "{topic}"
      raise "{payload}" on {topic}, the dashboards depend on it
      Retained or not does not matter. Topic {topic}, value {payload}.
      the setpoint travels over {topic}; it shall be {payload}
      write {payload} to the broker at {topic}`,
    ko: `
      토픽 {topic}에 {payload} 하나를 보내#
      {topic:로} {payload} 한 단어만 내보내#
      {topic}에 {payload:을} 발행하#
      발행: {topic}, {payload}
      MQTT 토픽 {topic:로} {payload:을} 보내#
      {payload:을} {topic}에 MQTT로 보내#
      {any}번 홀 표시기는 {topic:을} 구독한다. 문구는 {payload:로} 하#
      토픽 {topic}, 페이로드 {payload}
      페이로드 {payload}, 토픽 {topic}
      페이로드는 {payload:로} 해서 {topic}에 발행하#
      MQTT {topic} {payload}
      {topic} <- {payload}
      {topic}: {payload}. {not_topic}에는 보내지 않는다
      {not_topic}은 건드리지 말고 {topic}에 {payload:을} 보내#
      예전 제어기는 {not_topic:을} 들었지만 {day}부터는 {topic:을} 듣는다. {payload:을} 주#
      {clock}에 누가 {topic}에 {not_payload:을} 보냈다. 잘못이다. {payload:을} 보내#
      {topic} 값은 아직 {not_payload:이}다. 이제 {payload:을} 발행하#
      {topic}에 {not_payload} 말고 {payload:을} 내보내#
      로봇이 {clock}부터 기다린다. {topic}에 {payload} 전송 바람
      {who:이} 버스에 {payload:을} 올려 달라고 한다. 토픽은 {topic:이}다
      브로커 {topic} 아래 {payload} 전달할 것
      {topic}에 알림: {payload}
      램프 {any}개가 모두 따르도록 {topic}에 {payload:을} 올리#
      교대마다 {topic}에 {payload:을} 보낸다. 지금 보내#
      컨베이어용 메시지는 {payload}, 토픽은 {topic}
      {topic} 요청에 {payload:로} 답하#
      응답 토픽 {topic}, 응답 {payload}
      하트비트 {topic} {payload}
      {topic} 구독자에게 {payload:을} 넘기#
      메시지 본문 {payload:을} {topic:로}
      따옴표 없이 평문 {payload:을} {topic}에 보내#
      mosquitto_pub -t {topic} -m {payload}
      {topic} 게이트 제어기가 {clock} 메시지를 놓쳤다. {payload:을} 다시 보내#
      {not_topic}에는 이미 알렸다. {topic}에도 {payload:을} 보내#
      오늘 남은 메시지 하나: {topic}에 {payload}. 그러면 {who} 퇴근
      MQTT 사용. 토픽 "{topic}", 메시지 "{payload}"
      "{payload}"라는 글은 "{topic}" 토픽으로 가야 한다
      대시보드가 기다리니 {topic}에 "{payload}"를 올리#
      리테인 여부는 상관없음. 토픽 {topic}, 값 {payload}
      설정값은 {topic:로} 간다. {payload:로} 보내#
      {topic} 주소로 브로커에 {payload:을} 쓰#`,
    titles: ['Publish; To the broker; MQTT; Tell the controller', '발행; 브로커 전송; MQTT; 제어기에 알림'],
  },
  {
    tool: 'mqtt_publish', about: ['Publish an MQTT message', 'MQTT로 발행한다'],
    takes: { topic, payload: json },
    en: `
      publish {payload} to {topic}
      to {topic} with {payload}
      {topic} gets the object {payload}
      The payload is {payload} and the topic is {topic}.
      topic: {topic}, payload: {payload}
      on {topic} publish exactly this: {payload}
      The JSON {payload} has to go to {topic}, character by character.
      send the JSON message {payload} over MQTT, topic {topic}
      as JSON, {payload}, on {topic}
      The bulb at {topic} understands JSON only. Send it {payload}.
      let {topic} have \`{payload}\`
      \`{payload}\` on \`{topic}\`
      publish the following to {topic}: {payload}
      Body {payload}. Topic {topic}. No changes, the parser of the {who} is picky.
      since {clock} the thermostat ignores us; try again with {payload} on {topic}
      The vendor says that {topic} takes objects. Ours is {payload}.
      not to {not_topic}: {payload} goes to {topic}
      {any} devices listen on {topic}. Tell them {payload}.
      instead of {not_payload} the controller needs {payload} on {topic}
      mosquitto_pub -t {topic} -m '{payload}'
      put {payload} on the bus under {topic} before {clock}
      The command {payload} is meant for {topic}.
      give the gateway {payload}; it hears {topic}
      MQTT message for {topic}, content {payload}
      The scene is stored as {payload}. Call it by publishing that on {topic}.`,
    ko: `
      {topic}에 {payload} 발행하#
      {payload:을} {topic:로} 보내#
      {topic}에 객체 {payload} 전송
      페이로드는 {payload}, 토픽은 {topic}
      토픽: {topic}, 페이로드: {payload}
      {topic}에 이대로 발행하#: {payload}
      JSON {payload:을} 한 글자도 바꾸지 말고 {topic:로} 보내#
      MQTT 토픽 {topic:로} JSON 메시지 {payload:을} 보내#
      {payload} JSON을 {topic}에 발행하#
      {topic} 전구는 JSON만 알아듣는다. {payload:을} 보내#
      {topic}에 \`{payload}\` 전송
      \`{topic}\`에 \`{payload}\`
      다음을 {topic}에 발행하#: {payload}
      본문 {payload}, 토픽 {topic}. {who} 쪽 파서가 까다로우니 고치지 말 것
      {clock}부터 온도 조절기 응답이 없다. {topic}에 {payload:을} 다시 보내#
      {topic}은 객체를 받는다. 보낼 것은 {payload}
      {not_topic} 말고 {topic}에 {payload:을} 내보내#
      {topic:을} 듣는 장치가 {any}대다. {payload:을} 보내#
      제어기에는 {not_payload} 대신 {payload:이} 필요하다. 토픽은 {topic}
      mosquitto_pub -t {topic} -m '{payload}'
      {clock} 전에 버스 {topic} 아래 {payload:을} 올리#
      {topic} 명령: {payload}
      게이트웨이는 {topic:을} 듣는다. {payload:을} 주#
      {topic} 앞 MQTT 메시지, 내용 {payload}
      장면은 {payload:로} 저장되어 있다. {topic}에 발행해 불러오#`,
    titles: ['Publish the object; Send the JSON; MQTT command', 'JSON 발행; 객체 전송; MQTT 명령'],
  },
  {
    tool: 'mqtt_publish', about: ['Publish an MQTT message', 'MQTT로 발행한다'],
    takes: { topic, payload: command },
    en: `
      The vent listens on {topic}. It takes {payload} for open and {not_payload} for shut. Open it.
      The vent listens on {topic}. It takes {not_payload} for open and {payload} for shut. Shut it.
      {topic} knows two words: {not_payload} stops the press, {payload} starts it. Start it.
      {topic} knows two words: {payload} stops the press, {not_payload} starts it. Stop it.
      On {topic}, {payload} means on and {not_payload} means off. The pump has to run.
      On {topic}, {not_payload} means on and {payload} means off. The pump has to rest.
      the lamp at {topic} goes out with {payload} and on with {not_payload}; put it out
      the lamp at {topic} goes out with {not_payload} and on with {payload}; light it
      The word {payload} locks the cabinet, {not_payload} unlocks it, both on {topic}. Lock it, it is {clock}.
      The word {not_payload} locks the cabinet, {payload} unlocks it, both on {topic}. The {who} must get in.
      The heater reads {topic}: {payload} is warm, {not_payload} is cold. It froze on {day}, so warm it up.
      The heater reads {topic}: {not_payload} is warm, {payload} is cold. {any} degrees are enough, let it cool.
      Blind over {topic}. Down is {payload}, up is {not_payload}. The sun is in the eyes of the {who}: down with it.
      Blind over {topic}. Down is {not_payload}, up is {payload}. It is dark already: up with it.
      With {payload} on {topic} the feeder turns, with {not_payload} it stands. Feed them.
      With {not_payload} on {topic} the feeder turns, with {payload} it stands. They have had enough.
      Use {topic} for the gate; {not_payload} brings it down and {payload} brings it up. A lorry is waiting.
      Use {topic} for the gate; {payload} brings it down and {not_payload} brings it up. Nobody may pass.
      {topic} accepts {payload} (fill) or {not_payload} (empty). The tank is dry. Fill it.
      {topic} accepts {not_payload} (fill) or {payload} (empty). The tank needs a wash. Empty it.
      normally the fan gets {not_payload} over {topic}. Tonight we want quiet, and quiet is {payload}.
      arm = {payload}, disarm = {not_payload}, topic {topic}. Arm it.
      arm = {not_payload}, disarm = {payload}, topic {topic}. Disarm it.
      The mower hears {topic}. {payload} sends it home, {not_payload} sends it out. Rain is coming.
      The mower hears {topic}. {not_payload} sends it home, {payload} sends it out. The grass is {any} cm high.`,
    ko: `
      환기창은 {topic:을} 듣는다. {payload:이}면 열리고 {not_payload:이}면 닫힌다. 열#
      환기창은 {topic:을} 듣는다. {not_payload:이}면 열리고 {payload:이}면 닫힌다. 닫#
      {topic} 명령은 둘: {not_payload} 정지, {payload} 기동. 프레스를 기동하#
      {topic} 명령은 둘: {payload} 정지, {not_payload} 기동. 프레스를 세우#
      {topic}에서 {payload:은} 켜짐, {not_payload:은} 꺼짐을 뜻한다. 펌프를 돌리#
      {topic}에서 {not_payload:은} 켜짐, {payload:은} 꺼짐을 뜻한다. 펌프를 쉬게 하#
      {topic} 램프는 {payload:로} 꺼지고 {not_payload:로} 켜진다. 끄#
      {topic} 램프는 {not_payload:로} 꺼지고 {payload:로} 켜진다. 켜#
      {topic}: {payload} 잠금, {not_payload} 해제. {clock:이}니 캐비닛을 잠그#
      {topic}: {not_payload} 잠금, {payload} 해제. {who:이} 들어가야 하니 캐비닛을 풀#
      히터는 {topic:을} 읽는다. {payload} 난방, {not_payload} 중지. {day}에 얼었으니 데우#
      히터는 {topic:을} 읽는다. {not_payload} 난방, {payload} 중지. {any}도면 충분하다. 식히#
      블라인드 {topic}: 내림 {payload}, 올림 {not_payload}. 햇빛이 눈부시다. 내리#
      블라인드 {topic}: 내림 {not_payload}, 올림 {payload}. 이미 어둡다. 올리#
      {topic}에 {payload:이} 오면 급이기가 돌고 {not_payload:이} 오면 선다. 먹이를 주#
      {topic}에 {not_payload:이} 오면 급이기가 돌고 {payload:이} 오면 선다. 충분히 먹었으니 세우#
      차단봉은 {topic}, {not_payload:로} 내려가고 {payload:로} 올라간다. 화물차가 기다린다. 올리#
      차단봉은 {topic}, {payload:로} 내려가고 {not_payload:로} 올라간다. 아무도 지나가면 안 된다. 내리#
      {topic}은 {payload}(채움)와 {not_payload}(비움)를 받는다. 탱크가 비었다. 채우#
      {topic}은 {not_payload}(채움)와 {payload}(비움)를 받는다. 세척해야 한다. 탱크를 비우#
      평소 {topic}에는 {not_payload:을} 보낸다. 오늘 밤은 조용해야 하고 조용한 쪽은 {payload:이}다
      경계 {payload}, 해제 {not_payload}, 토픽 {topic}. 경계를 켜#
      경계 {not_payload}, 해제 {payload}, 토픽 {topic}. 경계를 풀#
      예초기는 {topic:을} 듣는다. {payload} 복귀, {not_payload} 출발. 비가 온다. 불러들이#
      예초기는 {topic:을} 듣는다. {not_payload} 복귀, {payload} 출발. 풀이 {any}cm다. 내보내#`,
    titles: ['The right word; Command over MQTT; Controller', '맞는 명령; MQTT 명령; 제어기'],
  },
  {
    tool: 'mqtt_publish', about: ['Publish an MQTT message', 'MQTT로 발행한다'],
    takes: { topic, payload: word },
    en: `
      [payload=open] The valves hear {topic} and take open or closed as plain text. The lawn is dry, water it.
      [payload=closed] The valves hear {topic} and take open or closed as plain text. The lawn is soaked, end it.
      [payload=on] The heat lamp on {topic} knows on and off. {any} chicks are freezing, warm them.
      [payload=off] The heat lamp on {topic} knows on and off. The chicks are {any} days old and need it no longer.
      [payload=ON] relay at {topic}, ON or OFF. The {who} must have power there.
      [payload=OFF] relay at {topic}, ON or OFF. The {who} must have no power there.
      [payload=start] the roaster reads {topic} (start / stop). Beans are in, go.
      [payload=stop] the roaster reads {topic} (start / stop). Beans are dark enough, end it.
      [payload=lock] door service on {topic}: lock, unlock. Everybody has left at {clock}, so keep strangers out.
      [payload=unlock] door service on {topic}: lock, unlock. The cleaners come at {clock}, so let them in.
      [payload=up] awning, topic {topic}, up or down. A storm is coming: get it in.
      [payload=down] awning, topic {topic}, up or down. Guests sit in the sun: give them shade.
      [payload=auto] The chiller hears {topic}; it may be auto or manual. The {who} let go of the valve, it can look after itself again.
      [payload=manual] The chiller hears {topic}; it may be auto or manual. The {who} would turn the valve by hand.
      [payload=night] {topic} says day or night to all thermostats. The last one has gone home.
      [payload=day] {topic} says day or night to all thermostats. The first shift is here.
      [payload=fill] cistern, {topic}, words fill and drain: it has run dry
      [payload=drain] cistern, {topic}, words fill and drain: it has to be empty for the inspection on {day}
      [payload=mute] {topic} takes mute and loud. The choir rehearses, no announcements.
      [payload=loud] {topic} takes mute and loud. The rehearsal is over, announcements again.
      [payload=pause] printer queue {topic}, pause or resume. The paper is out.
      [payload=resume] printer queue {topic}, pause or resume. New paper is in.`,
    ko: `
      [payload=open] 밸브는 {topic:을} 듣고 open이나 closed를 평문으로 받는다. 잔디가 말랐다. 물을 주#
      [payload=closed] 밸브는 {topic:을} 듣고 open이나 closed를 평문으로 받는다. 잔디가 흠뻑 젖었다. 물을 끊#
      [payload=on] {topic} 온열등은 on과 off를 안다. 병아리 {any}마리가 떤다. 따뜻하게 하#
      [payload=off] {topic} 온열등은 on과 off를 안다. 병아리가 {any}일령이라 이제 필요 없다. 끄#
      [payload=ON] {topic} 릴레이(ON/OFF). {who:이} 전원을 필요로 한다. 전원을 넣#
      [payload=OFF] {topic} 릴레이(ON/OFF). {who:이} 작업하니 전원을 빼#
      [payload=start] 로스터는 {topic:을} 읽는다(start / stop). 콩을 넣었다. 돌리#
      [payload=stop] 로스터는 {topic:을} 읽는다(start / stop). 콩이 다 볶였다. 세우#
      [payload=lock] {topic} 문 서비스: lock, unlock. {clock}에 모두 나갔다. 잠그#
      [payload=unlock] {topic} 문 서비스: lock, unlock. {clock}에 청소팀이 온다. 들어오게 열어 두#
      [payload=up] 어닝 {topic}, up 또는 down. 폭풍이 온다. 걷어 올리#
      [payload=down] 어닝 {topic}, up 또는 down. 손님이 땡볕에 있다. 내리#
      [payload=auto] 칠러는 {topic}에서 auto와 manual을 받는다. {who} 작업이 끝났다. 스스로 돌게 하#
      [payload=manual] 칠러는 {topic}에서 auto와 manual을 받는다. {who:이} 밸브를 손으로 돌린다. 수동으로 바꾸#
      [payload=night] {topic}은 온도 조절기에 day나 night를 알린다. 마지막 사람이 퇴근했다. 야간으로 돌리#
      [payload=day] {topic}은 온도 조절기에 day나 night를 알린다. 첫 조가 출근했다. 주간으로 바꾸#
      [payload=채움] 물탱크 {topic}, 명령은 채움과 비움. 바닥이 났으니 물을 채우#
      [payload=비움] 물탱크 {topic}, 명령은 채움과 비움. {day} 검사라 물을 빼#
      [payload=정지] {topic}은 가동, 정지를 한글로 받는다. 벨트를 세우#
      [payload=가동] {topic}은 가동, 정지를 한글로 받는다. 벨트를 돌리#
      [payload=pause] 프린터 큐 {topic}, pause나 resume. 종이가 떨어졌다. 멈춰 두#
      [payload=resume] 프린터 큐 {topic}, pause나 resume. 종이를 넣었다. 이어서 찍게 하#`,
    titles: ['Say it over MQTT; Controller; Topic and word', 'MQTT로 알림; 제어기 명령'],
  },
];
