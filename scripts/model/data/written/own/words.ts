import { englishWord, phrase, sopName, topic } from '../../language/words';
import { made, maybe, type Written } from '../table';

const payload = made((dice, language) => dice.among([[4, () => dice.pick(['ON', 'OFF', 'open', 'closed', 'start', 'stop', 'reset', 'hold', '1', '0', 'true', 'false'])], [2, () => englishWord(dice)], [2, () => String(dice.int(1, 900))], [1, () => phrase(dice, language)]])());

export const ownWords: readonly Written[] = [
  {
    tool: 'notify', about: ['Show a notification', '알림을 띄운다'],
    takes: { message: made(phrase), title: maybe(made(phrase)) },
    en: `
      It is {clock}; the {who} must know: "{message}"
      say it on the screen: "{message}"
      by way of a notification, "{message}"
      {any} people pass the desk, so let them read "{message}"
      not "{not_message}" but "{message}" is what we show
      somebody has to hear of it, notify "{message}"
      the {who} waits for word; give them "{message}"
      put up "{message}", for {any} minutes is enough
      headline "{title}", text "{message}"
      notify with title "{title}" and message "{message}"
      under "{title}" tell the {who} "{message}"
      a notification, titled "{title}", that reads "{message}"
      the title should be "{title}" and below it "{message}"
      let the computer announce "{message}"
      wake the {who}: "{message}"
      bring "{message}" up on this computer
      since nobody answers the phone in room {any}, show "{message}"
      a note on the display, "{message}"
      for everyone's information: "{message}"
      FYI to the {who}: "{message}"
      attention, {who}: "{message}", send it
      I want a popup with "{message}"
      have the desktop say "{message}"
      flag it to the {who}: "{message}"
      report back with "{message}"
      end the shift with the notice "{message}"
      finish by showing "{message}" to the {who}
      make it known: "{message}"
      draw attention to it with "{message}"
      tell whoever sits there "{message}"
      the alert of {clock} reads "{message}"
      give notice: "{message}"
      the notification text is "{message}", nothing about unit {any}
      "{message}" should come up as a notification
      get word out: "{message}"
      beep and show "{message}"
      remind the {who} with "{message}"
      let nobody miss "{message}"
      speak up: "{message}"
      drop the {who} a line, "{message}"`,
    ko: `
      {clock:이}다. {who}에게 알릴 것: "{message}"
      화면에 "{message}"라고 쓰#
      알림으로 "{message}"
      {any}명이 지나가니 "{message}"를 보이게 하#
      "{not_message}" 말고 "{message}"를 띄우#
      누군가는 알아야 한다. "{message}" 알림을 보내#
      {who:이} 소식을 기다린다. "{message}"라고 전하#
      "{message}"를 {any}분쯤 띄워 두#
      제목 "{title}", 본문 "{message}"로 알리#
      "{title}" 제목에 "{message}" 내용으로 알림을 보내#
      "{title}" 아래에 "{message}"라고 {who}에게 알리#
      알림 제목은 "{title}", 문구는 "{message}"
      제목을 "{title}"로 하고 그 밑에 "{message}"를 표시하#
      컴퓨터가 "{message}"라고 알리게 하#
      {who:을} 깨우#: "{message}"
      이 컴퓨터에 "{message}"를 띄우#
      {any}호실 전화를 안 받는다. "{message}"를 표시하#
      화면 메모 "{message}"
      전원 공지: "{message}"
      {who} 참고: "{message}"
      {who} 주목. "{message}" 알림 발송
      "{message}" 팝업을 띄우#
      바탕 화면에 "{message}"라고 알리#
      {who}에게 표시하#: "{message}"
      "{message}"라고 보고하#
      교대를 마치며 "{message}" 안내하#
      끝으로 {who}에게 "{message}"를 보이#
      "{message}"를 알게 하#
      "{message}"로 주의를 끌게 하#
      자리에 있는 사람에게 "{message}"라고 전하#
      {clock} 경보 문구는 "{message}"로 한다
      통지: "{message}"
      {any}호기 이야기는 빼고 "{message}"만 알리#
      "{message}" 알림이 떠야 한다
      소식 전하기: "{message}"
      소리와 함께 "{message}"를 표시하#
      {who}에게 "{message}"라고 상기시키#
      아무도 놓치지 않게 "{message}"를 띄우#
      "{message}" 전파하#
      {who} 앞으로 한 줄, "{message}"`,
    titles: ['Tell them; Word to the crew; Notice', '알림; 공지; 전달'],
  },
  {
    tool: 'mqtt_publish', about: ['Publish an MQTT message', 'MQTT로 발행한다'],
    takes: { topic: made(topic), payload },
    en: `
      The others listen on {topic}. Give them "{payload}".
      at {clock} the line on {topic} needs "{payload}"
      so that the {any} clients follow, "{payload}" onto {topic}
      {topic} = "{payload}", by MQTT
      pub {topic} "{payload}"
      mosquitto: {topic}, message "{payload}"
      not on {not_topic}; "{payload}" belongs on {topic}
      over the broker, topic {topic}, send "{payload}"
      let the bus hear "{payload}" on {topic}
      broker message "{payload}", topic {topic}
      the controller obeys {topic}; tell it "{payload}"
      whoever subscribed to {topic} has to get "{payload}"
      drop "{payload}" on {topic}, {any} seconds are enough
      fire "{payload}" at {topic}
      hand the broker "{payload}" for {topic}
      MQTT out: {topic} / "{payload}"
      relay "{payload}" by way of {topic}
      with "{payload}" on {topic} the far side starts; do that
      state of {topic} is to be "{payload}" for the subscribers
      after {any} minutes of silence, {topic} gets "{payload}"
      {topic} wants to hear "{payload}"
      put the word "{payload}" out under {topic}
      the dashboard reads {topic}; it must show "{payload}"
      send on {topic}, payload "{payload}", nothing on {not_topic}
      issue "{payload}" at the topic {topic} for the {who}
      publish: topic = {topic}, payload = "{payload}"
      publish payload="{payload}" topic={topic}
      to reach unit {any} we publish "{payload}" on {topic}
      the gateway forwards {topic}, feed it "{payload}"
      make "{payload}" the last message of {topic}
      acknowledge on {topic} with "{payload}"
      switch the far end by "{payload}" on {topic}
      tell {topic} that it is "{payload}"
      message to {topic}: "{payload}"
      "{payload}" @ {topic}
      on the wire: {topic} "{payload}"
      via MQTT let {topic} have "{payload}"
      the topic is {topic}; say "{payload}" there
      from {clock} on {topic} should stand at "{payload}", publish it
      notify the machines, not the people: {topic} "{payload}"`,
    ko: `
      다른 장치들이 {topic:을} 듣는다. "{payload}"를 주#
      {clock}에 {topic} 쪽에 "{payload}"를 내보내#
      {any}대가 따르도록 {topic}에 "{payload}" 발행하#
      MQTT {topic} = "{payload}"
      pub {topic} "{payload}"
      브로커로 {topic}, 메시지 "{payload}"
      {not_topic} 말고 {topic}에 "{payload}"를 보내#
      브로커 통해 {topic} 토픽에 "{payload}" 전송
      버스의 {topic}에 "{payload}"를 알리#
      메시지 "{payload}", 토픽 {topic}
      제어기는 {topic:을} 따른다. "{payload}"라고 보내#
      {topic} 구독자 모두에게 "{payload}"가 가게 하#
      {topic}에 "{payload}"를 올려 두#
      {topic}에 "{payload}" 쏘기
      브로커에 {topic}용 "{payload}"를 넘기#
      MQTT 송신: {topic} / "{payload}"
      {topic:을} 거쳐 "{payload}"를 중계하#
      {topic}에 "{payload}"가 오면 저쪽이 움직인다. 그렇게 보내#
      구독자용 {topic} 상태를 "{payload}"로 발행하#
      {any}분간 조용하다. {topic}에 "{payload}"를 주#
      {topic}에서 "{payload}"를 기다린다. 발행하#
      {topic} 아래 "{payload}"를 내#
      대시보드는 {topic:을} 읽는다. "{payload}"를 보내#
      {not_topic}에는 보내지 말고 {topic}에만 "{payload}"를 발행하#
      {who} 요청으로 {topic} 토픽에 "{payload}" 송신하#
      발행: 토픽={topic}, 페이로드="{payload}"
      {any}호기에 닿도록 {topic:로} "{payload}"를 보내#
      게이트웨이가 {topic:을} 넘긴다. "{payload}"를 넣#
      {topic}의 마지막 메시지를 "{payload}"로 하#
      {topic}에 "{payload}"로 확인 응답하#
      {topic}의 "{payload}"로 저쪽을 전환하#
      {topic}에 "{payload}"임을 알리#
      {topic} 앞 메시지 "{payload}"
      "{payload}" @ {topic}
      {topic}: "{payload}", MQTT로
      토픽은 {topic}, 거기에 "{payload}"라고 하#
      {clock}부터 {topic}은 "{payload}"여야 한다. 발행하#
      사람 말고 기계에 알린다: {topic} "{payload}"
      페이로드 "{payload}" 실어 {topic:로} 보내#
      {topic} 채널에 "{payload}" 한 번 발행`,
    titles: ['Tell the machines; Publish; Bus message', '발행; 토픽 전송; 장치에 알림'],
  },
  {
    tool: 'sop_execute', about: ['Start a procedure', '절차를 시작한다'],
    takes: { name: made(sopName), payload: maybe(made(phrase)) },
    en: `
      The {who} is ready; {name} may start.
      next comes {name}, start it
      at {clock} we switch over to {name}
      start {name} and tell it "{payload}"
      run {name} with the payload "{payload}"
      {name}, payload "{payload}"
      pass "{payload}" to {name} and start it
      since {any} units are down, {name} has to run
      not {not_name}, {name} is the procedure to start
      call up the procedure {name}
      the rest is done by {name}; start that
      have {name} carried out
      let the procedure {name} do its work
      {name} should begin, input "{payload}"
      open a run of {name}
      a new run of {name}, please
      get {name} under way
      put {name} to work with "{payload}"
      for what follows there is {name}. Start it.
      activate the SOP {name}
      kick {name} off with "{payload}"
      we go on in {name}: run it
      leave {not_name} alone and run {name}
      do the procedure "{name}"
      initiate "{name}"
      begin with "{name}", the {any} minute version
      the alarm plan is {name}; set it going
      step out to {name}
      emergency: {name}, at once
      {name} now, {not_name} later
      fire the SOP {name}, payload "{payload}"
      {name} is due since {clock}
      proceed to {name}
      let us have {name} run once
      it takes {name} to end this; execute it
      invoke {name}
      "{payload}" is the reason; start {name} with it
      continue in the SOP {name}
      SOP {name}: go
      make {name} happen`,
    ko: `
      {who:이} 준비되었다. {name:을} 시작하#
      다음은 {name}, 시작하#
      {clock}에 {name:로} 넘어가#
      {name:을} 시작하고 "{payload}"라고 전하#
      "{payload}"를 넘겨 {name:을} 실행하#
      {name}, 페이로드 "{payload}"
      {name}에 "{payload}"를 주고 돌리#
      {any}대가 멈췄으니 {name:을} 돌리#
      {not_name:이} 아니라 {name} 절차를 시작하#
      {name} 절차를 불러오#
      나머지는 {name:이} 한다. 시작하#
      {name} 실시하#
      {name} 절차가 돌게 하#
      {name} 개시, 입력 "{payload}"
      {name} 실행을 새로 하나 만들#
      {name} 한 번 더 실행
      {name} 절차 착수하#
      "{payload}" 내용으로 {name:을} 돌리#
      이후는 {name:이} 맡는다. 실행하#
      {name} SOP 활성화하#
      "{payload}"와 함께 {name} 기동하#
      {name} 절차로 계속하#
      {not_name}은 두고 {name}만 실행하#
      "{name}" 절차 수행하#
      "{name}" 개시
      {any}분짜리 "{name}"부터 시작하#
      경보 계획은 {name}. 돌리#
      {name} 절차로 전환하#
      비상: {name} 즉시 실행
      지금은 {name}, {not_name}은 나중에
      {name} SOP 발동하#, 페이로드 "{payload}"
      {name:은} {clock}에 시작했어야 한다. 실행하#
      {name:로} 진행하#
      {name} 1회 실행 바람
      이것을 끝내려면 {name:이} 필요하다. 실행하#
      {name} 호출하#
      사유 "{payload}". 이것으로 {name:을} 시작하#
      SOP {name}에서 이어 하#
      SOP {name} 가동
      {name} 들어가#`,
    titles: ['Next procedure; Hand over to the procedure', '다음 절차; 절차 실행'],
  },
];
