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
  'sop.concurrency_key': 'cooldown_secs와 max_concurrent를 이 값마다 따로 셉니다.',
  'sop.enabled': 'false이면 목록에 남지만 아무것도 시작하지 않습니다.',
  'sop.tools': 'listed: 단계는 자기 도구만 받습니다. any: 모든 도구.',
  'sop.on_interrupt': '단계를 하던 중에 엔진이 멈췄을 때 그 단계를 어떻게 할지.',
  'sop.recheck':
    '카드의 근거가 달라졌을 때 할 일. ask: 달라진 것을 알리고 다시 묻습니다. off: 다시 묻지 않습니다.',
  'sop.approval_timeout_secs': '이만큼 답이 없으면 실행을 취소합니다. 시간이 지나 승인되는 일은 없습니다.',
  'trigger.type': '무엇이 절차서를 시작하는지.',
  'trigger.topic': '주제. +는 한 단계, #은 나머지 전부.',
  'trigger.condition': '내용이 맞아야 하는 조건. 없으면 이곳의 모든 이벤트가 시작합니다.',
  'trigger.for_secs': '조건이 이 시간 동안 끊김 없이 맞아야 합니다.',
  'trigger.clear_condition': '한 번 시작한 뒤 다시 시작하기 전에 한 번 참이 되어야 하는 조건.',
  'trigger.debounce_secs': '이보다 가까이 온 이벤트는 마지막 것만 셉니다.',
  'trigger.path': '요청의 경로와 같아야 합니다. ? 뒤는 보지 않습니다.',
  'trigger.expression': '분, 시, 일, 월, 요일. 여섯 칸이면 초가 앞에, 일곱째 칸은 해.',
  'trigger.timezone': '시각을 읽는 시간대. 없으면 config.toml의 것, 그것도 없으면 이 컴퓨터의 것.',
  'trigger.board': 'config.toml에 있는 보드 이름.',
  'trigger.signal': '핀.',
  'kind.mqtt': 'MQTT 주제의 메시지.',
  'kind.webhook': '게이트웨이의 경로로 온 POST.',
  'kind.cron': '시계.',
  'kind.peripheral': '보드 핀의 값이 바뀜.',
  'kind.manual': '사람이 앱, 명령줄, 대화에서 시작.',
  'bullet.tools': '이 단계에서 모델이 쓸 수 있는 도구.',
  'bullet.requires_confirmation':
    '단계 전에 매번 사람이 승인해야 합니다. true나 false로 쓰고, 다른 말은 오류이며 묻습니다.',
  'bullet.call': '모델 없이 쓰인 그대로 실행합니다.',
  'bullet.kind': 'checkpoint는 사람을 기다리기만 합니다.',
  'bullet.when': '조건이 맞지 않으면 단계를 건너뜁니다.',
  'bullet.next': '다음 단계. 없으면 아래 단계.',
  'bullet.on_failure': '단계가 실패하면. 없으면 실행이 실패합니다.',
};
