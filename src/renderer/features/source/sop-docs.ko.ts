/**
 * What the keys of SOP.toml and the bullets of SOP.md are for. The English sentences are in
 * src/shared/sop-keys.ts.
 */
export const docs: Readonly<Record<string, string>> = {
  'sop.name': '사람과 도구가 이 이름으로 시작합니다.',
  'sop.description': '무엇을 위한 것인지 한 문장으로.',
  'sop.version': '모든 실행에 적힙니다.',
  'sop.priority': '누가 먼저 모델을 쓰는지. critical은 알림에서 한 번 눌러 승인할 수 없습니다.',
  'sop.execution_mode':
    '어디에서 묻는지. auto는 묻지 않음, supervised는 첫 단계 전에 한 번, step_by_step은 모든 단계 전에, priority_based는 우선순위에 따라.',
  'sop.execution_mode.auto': '묻지 않음.',
  'sop.execution_mode.supervised': '처음 하는 단계 전에 한 번.',
  'sop.execution_mode.step_by_step': '모든 단계 전에.',
  'sop.execution_mode.priority_based': 'high와 critical은 auto처럼, low와 normal은 supervised처럼.',
  'sop.cooldown_secs': '실행이 끝난 뒤 결과와 상관없이 이만큼은 다시 시작하지 않습니다.',
  'sop.max_concurrent': '동시에 할 수 있는 실행 수. 사람을 기다리는 실행도 자리를 차지합니다.',
  'sop.admission': '이벤트가 왔을 때 max_concurrent에 이르렀으면 무엇을 할지.',
  'sop.admission.skip': '그 이유와 함께 건너뜁니다.',
  'sop.admission.queue': '차례를 기다립니다. 많아도 queue_limit개까지.',
  'sop.admission.latest': '차례를 기다리되 가장 새로운 것만 기다립니다.',
  'sop.admission.replace': '가장 오래된 실행을 취소하고 시작합니다.',
  'sop.queue_limit': 'admission = "queue"일 때 기다릴 수 있는 이벤트의 수.',
  'sop.concurrency_key': 'cooldown_secs와 max_concurrent를 이 값마다 따로 셉니다.',
  'sop.enabled': 'false이면 목록에 남지만 아무것도 시작하지 않습니다.',
  'sop.tools': 'listed: 단계는 자기 도구만 받습니다. any: 모든 도구.',
  'sop.on_interrupt': '단계를 하던 중에 엔진이 멈췄을 때 그 단계를 어떻게 할지.',
  'sop.recheck':
    '카드의 근거가 달라졌을 때 할 일. ask: 달라진 것을 알리고 다시 묻습니다. off: 다시 묻지 않습니다.',
  'sop.approval_timeout_secs': '이만큼 답이 없으면 실행을 취소합니다. 시간이 지나 승인되는 일은 없습니다.',
  'escalation.after_secs': '물은 뒤 이 시간 동안 아무도 결정하지 않으면 알립니다.',
  'escalation.notify':
    '알릴 곳: desktop, CHANNEL:RECIPIENT, 또는 config.toml의 [duty]에 따른 당번 @GROUP, CHANNEL:@GROUP.',
  'escalation.repeat_secs': '다음 항목의 때가 되거나 누가 결정할 때까지 이 간격으로 다시 알립니다.',
  'escalation.priority':
    '전보다 높으면 그때부터 이만큼 급하게 다룹니다. 조용한 시간이 덜 막고 목록에서 더 위에 있습니다.',
  'trigger.type': '무엇이 절차를 시작하는지.',
  'trigger.topic': '토픽. +는 한 단계, #은 나머지 전부.',
  'trigger.condition': '내용이 맞아야 하는 조건. 없으면 이곳의 모든 이벤트가 시작합니다.',
  'trigger.for_secs': '조건이 이 시간 동안 끊김 없이 맞아야 합니다.',
  'trigger.clear_condition': '한 번 시작한 뒤 다시 시작하기 전에 한 번 참이 되어야 하는 조건.',
  'trigger.debounce_secs': '이보다 가까이 온 이벤트는 마지막 것만 셉니다.',
  'trigger.after_secs': '이 시간 동안 아무것도 들리지 않으면 시작하고, 다시 들린 뒤에야 또 시작합니다.',
  'trigger.path': '요청의 경로와 같아야 합니다. ? 뒤는 보지 않습니다.',
  'trigger.expression': '분, 시, 일, 월, 요일. 여섯 칸이면 초가 앞에, 일곱째 칸은 해.',
  'trigger.fleet':
    '`true`: [플릿](how-to/run-a-fleet.md)의 엔진 가운데 먼저 물은 하나가 시작. 플릿 데이터베이스가 없는 동안에는 기다림.',
  'trigger.timezone': '시각을 읽는 시간대. 없으면 config.toml의 것, 그것도 없으면 이 컴퓨터의 것.',
  'trigger.board': 'config.toml에 있는 보드 이름.',
  'trigger.on': '파일에 무엇이 일어나야 하는지.',
  'trigger.channel': '채널.',
  'trigger.queue': '대기열. 브로커에 이미 있어야 하며, 만들거나 바꾸지 않습니다.',
  'trigger.value': '수치가 페이로드에서 있는 곳.',
  'trigger.over_secs': '얼마 동안의 이벤트를 셀지.',
  'trigger.name': '어느 절차의 끝을 기다리는지.',
  'trigger.outcome': '실행이 어떻게 끝나야 하는지.',
  'trigger.signal': '핀.',
  'kind.mqtt': 'MQTT 토픽의 메시지.',
  'kind.webhook': '게이트웨이의 경로로 온 POST.',
  'kind.cron': '시계.',
  'kind.peripheral': '보드 핀의 값이 바뀜.',
  'kind.absence': '더는 들리지 않는 것.',
  'kind.window': '최근 이벤트의 수치.',
  'kind.procedure': '다른 절차의 실행이 끝남.',
  'kind.file': '생기거나 바뀌거나 없어진 뒤 1초 동안 그대로인 파일.',
  'kind.amqp': 'RabbitMQ 같은 AMQP 브로커의 대기열에 든 메시지.',
  'kind.message': '채널에서 결정할 수 있는 사람이 보낸 메시지.',
  'kind.manual': '사람이 앱, 명령줄, 대화에서 시작.',
  'bullet.tools': '이 단계에서 모델이 쓸 수 있는 도구.',
  'bullet.requires_confirmation':
    '단계 전에 매번 사람이 승인해야 합니다. true나 false로 쓰고, 다른 말은 오류이며 묻습니다.',
  'bullet.call': '모델 없이 쓰인 그대로 실행합니다.',
  'bullet.kind':
    'checkpoint는 사람을, wait는 시간이나 메시지를 기다리기만 하고, input은 사람에게 값을 묻고, procedure는 다른 절차를 시작해 끝나기를 기다립니다.',
  'bullet.when': '조건이 맞지 않으면 단계를 건너뜁니다.',
  'bullet.next': '다음 단계. 없으면 아래 단계.',
  'bullet.on_failure': '단계가 실패하면. 없으면 실행이 실패합니다.',
  'bullet.for': '종류가 wait인 단계가 기다리는 시간: 90s, 30m, 2h, 1h 30m, 1d.',
  'bullet.until':
    '종류가 wait인 단계가 기다리는 것: 시각, 또는 MQTT 토픽에서 조건에 맞는 메시지. 그 내용이 단계의 결과입니다.',
  'bullet.ask': '종류가 input인 단계가 묻는 값의 JSON Schema. type이나 enum이 있어야 합니다.',
  'bullet.run': '종류가 procedure인 단계가 시작하는 절차와 건네줄 값.',
  'bullet.for_each':
    '단계의 호출을 이름으로, 계산으로, 또는 그대로 적은 이 목록의 항목마다 합니다(1000개까지). {{item}}, {{item.key}}, {{index}}(0부터)를 채웁니다.',
  'bullet.parallel': '동시에 몇 개를 할지, 2에서 99까지. 없으면 하나씩 합니다.',
  'bullet.output': '모델이 하는 단계의 결과가 따를 JSON Schema. type이나 enum이 있어야 합니다.',
  'bullet.sampling':
    '호출이 없는 단계에서 모델이 말을 고르는 방법: temperature, top_p, top_k, seed, max_tokens, thinking 등.',
  'bullet.model':
    '호출이 없는 단계를 누가 할지: [[model_routes]] 항목의 hint나 제공자의 모델. 없으면 사용 중인 모델.',
  'bullet.set':
    '단계가 끝나면 절차가 기억할 것: 템플릿이나 JSON 값. 여러 개를 쓸 수 있고, 다음 단계와 다음 실행에서 {{state.NAME}}과 $.state.NAME으로 씁니다.',
  'bullet.group': '같은 이름(한 단어)으로 이어진 단계들을 나란히 합니다. 모두 끝나면 다음 단계로 갑니다.',
  'bullet.on':
    '단계의 호출 하나를 실행할 플릿의 엔진 이름, 또는 엔진들의 태그(그 가운데 하나가 합니다). 없으면 이 엔진이 합니다.',
  'bullet.timeout': '종류가 wait인 단계는 이 시간이 지나면 실패합니다. 없으면 끝날 때까지 기다립니다.',
};
