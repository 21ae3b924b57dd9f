/** Why an event started a procedure or did not. */
export const startSentences = {
  // How far a trigger is that counts time
  'true for {held} of {wanted} s': '{wanted}초 중 {held}초 동안 참',
  'true for {held} of {wanted} s before the engine ended; a fresh event is needed to go on':
    '엔진이 끝나기 전까지 {wanted}초 중 {held}초 동안 참. 이어 가려면 새 이벤트가 필요합니다',
  'true for {held} s': '{held}초 동안 참',
  'true for {held} s, and it could not start; the next event tries again':
    '{held}초 동안 참이었지만 시작하지 못했습니다. 다음 이벤트에 다시 시도합니다',
  'it has started, and once is enough until the condition was false':
    '이미 시작했습니다. 조건이 거짓이 될 때까지 한 번이면 됩니다',
  'it waits until no event has come for {secs} s': '{secs}초 동안 이벤트가 없을 때까지 기다립니다',
  'no event came for {secs} s': '{secs}초 동안 이벤트가 없었습니다',
  'not heard for {held} of {wanted} s': '{wanted}초 중 {held}초 동안 소식 없음',
  'not heard for {held} of {wanted} s, and nothing can be heard from there now':
    '{wanted}초 중 {held}초 동안 소식 없음. 지금은 그곳의 소식을 들을 수 없습니다',
  'not heard for {held} s': '{held}초 동안 소식 없음',
  'it has started, and clear_condition was not true since':
    '이미 시작했습니다. 그 뒤로 clear_condition이 참이 된 적이 없습니다',
  'it would wait: counts when no other event has come for {secs} s':
    '기다립니다. {secs}초 동안 다른 이벤트가 없으면 셉니다',
  'it would begin to count: starts when it has held for {secs} s':
    '세기 시작합니다. {secs}초 동안 맞으면 시작합니다',
  disabled: '꺼져 있음',
  'max concurrent reached': '동시 실행 한도 도달',
  'max active runs reached': '전체 실행 한도 도달',
  'cooldown active': '쿨다운 중',
  'no steps': '단계 없음',
  'check failed': '확인 실패',
  'Whether it may start could not be found out: {failure}': '시작해도 되는지 알아내지 못했습니다: {failure}',
  'An event did not start it, and others are not held up: {why?}':
    '이벤트가 왔지만 시작하지 못했습니다. 다른 절차는 막히지 않았습니다. {why?}',
  'Do by hand what it is for if that is still needed; the page Events has the event. Then take back the last change of its two files.':
    '아직 필요하면 이 절차가 할 일을 직접 하세요. 이벤트는 이벤트 페이지에 있습니다. 그런 다음 두 파일의 마지막 변경을 되돌리세요.',
  'it would start': '시작합니다',
  '{sop} is switched off in SOP.toml (enabled = false).':
    '{sop}[은/는] SOP.toml에서 꺼져 있습니다(enabled = false).',
  '1 run': '실행 1개',
  '{count} runs': '실행 {count}개',
  'An event waits to start it: {why?} The places are taken by {runs}':
    '이 절차를 시작할 이벤트가 자리를 기다립니다. {why?} 지금 자리를 차지한 실행: {runs}',
  'An event waits to start it: {why?} The places are taken by {runs}. Decide about one of these runs or cancel it: then this procedure starts by itself, before others that wait.':
    '이 절차를 시작할 이벤트가 자리를 기다립니다. {why?} 지금 자리를 차지한 실행: {runs}. 이 가운데 하나를 결정하거나 취소하면 이 절차가 기다리는 다른 것보다 먼저 저절로 시작합니다.',
  'Decide about one of these runs or cancel it: then this procedure starts by itself, before others that wait.':
    '이 가운데 하나를 결정하거나 취소하면 이 절차가 기다리는 다른 것보다 먼저 저절로 시작합니다.',
  'max waiting runs reached': '사람을 기다리는 실행의 한도 도달',
  'too old': '너무 오래 기다림',
  'no longer matches': '더 맞지 않음',
  'procedure gone': '절차 없음',
  'event lost': '이벤트를 읽을 수 없음',
  'it would wait for a place: {why?}': '자리가 날 때까지 기다립니다: {why?}',
  // Files
  'Files that start procedures': '절차를 시작하는 파일',
  'Check that the folder is there, that you may read it, and how many files lie in it.':
    '폴더가 있는지, 읽을 수 있는지, 파일이 몇 개인지 확인하세요.',
  'Changes of files in {folder} may not be seen at once: {reason?}':
    '{folder}에 있는 파일의 변화를 바로 알지 못할 수 있습니다: {reason?}',
  'The folder {folder} is not there, so its files start nothing':
    '{folder} 폴더가 없어서 그 파일은 아무것도 시작하지 않습니다',
  'In {folder} are more than {count} files for triggers; those beyond start nothing':
    '{folder}에 트리거가 볼 파일이 {count}개를 넘습니다. 넘는 것은 아무것도 시작하지 않습니다',
  'The name of the file {file} in {folder} is in an encoding that cannot be read, so it starts nothing':
    '{folder}에 있는 {file} 파일의 이름은 읽을 수 없는 인코딩이라 아무것도 시작하지 않습니다',
  'The folder {folder} cannot be read: {reason?}': '{folder} 폴더를 읽을 수 없습니다: {reason?}',
  'What became of {path} could not be handled, and started nothing: {reason?}':
    '{path}에 일어난 일을 처리하지 못했고 아무것도 시작하지 않았습니다: {reason?}',
  'Look at the file, and start by hand what has to be done with it. It is not told of again.':
    '파일을 보고 필요한 일을 직접 시작하세요. 다시 알리지 않습니다.',
  'queue full': '대기열이 가득 참',
  '{count} events of {name} wait for a place, the limit is {limit} (queue_limit).':
    '{name}의 이벤트 {count}개가 자리를 기다리며, 한도는 {limit}개입니다(queue_limit).',
  '1 event of {name} waits for a place, the limit is {limit} (queue_limit).':
    '{name}의 이벤트 1개가 자리를 기다리며, 한도는 {limit}개입니다(queue_limit).',
  'newer event': '더 새로운 이벤트',
  'A newer event came while it waited, and the newest alone counts (admission).':
    '기다리는 동안 더 새로운 이벤트가 왔고, 가장 새로운 것만 남깁니다(admission).',
  'a newer event took its place': '더 새로운 이벤트가 자리를 이어받았습니다',
  'it would start, and {run} would be cancelled for it': '시작하며, 이를 위해 {run}[이/가] 취소됩니다',
  'next in line': '다음 차례',
  'It starts as soon as what it follows is written.': '앞선 것이 기록되는 대로 시작합니다.',
  'The event waited for a place when everything was stopped.':
    '모두 멈췄을 때 이벤트가 자리를 기다리고 있었습니다.',
  'What the queue kept of it cannot be read.': '대기열에 보관된 내용을 읽을 수 없습니다.',
  'There is no procedure "{name}" any more.': '"{name}" 절차가 더 이상 없습니다.',
  'Its triggers have changed while the event waited.': '이벤트가 기다리는 동안 트리거가 바뀌었습니다.',
  'It waited {waited} s for a place, the limit is {limit} s ([sop] max_event_age_secs).':
    '자리를 {waited}초 기다렸으며, 한도는 {limit}초입니다([sop] max_event_age_secs).',
  'Event queue': '이벤트 대기열',
  '1 event waits for a place, since {secs} s': '이벤트 1건이 {secs}초째 자리를 기다립니다',
  'The first step begins {secs} s after its event came': '이벤트가 온 지 {secs}초 뒤에 첫 단계가 시작됩니다',
  'More comes than this machine, or the places for runs, can carry. Nothing is lost. Let sources send less often, give triggers a condition or a cooldown, or raise max_active_runs under [sop] in config.toml where the runs mostly wait.':
    '이 컴퓨터나 실행 자리가 감당할 수 있는 것보다 많이 옵니다. 잃는 것은 없습니다. 보내는 쪽이 덜 자주 보내게 하거나, 트리거에 조건이나 대기 시간을 주거나, 실행이 주로 기다리는 것이라면 config.toml의 [sop]에서 max_active_runs를 늘리세요.',
  '{count} events wait for a place, the oldest since {secs} s':
    '이벤트 {count}건이 자리를 기다립니다. 가장 오래된 것은 {secs}초째입니다',
  'Runs at work or approvals that nobody decides hold the places: decide them, or raise max_active_runs or max_waiting_runs under [sop] in config.toml.':
    '진행 중인 실행이나 아무도 결정하지 않은 승인 요청이 자리를 차지하고 있습니다. 승인 요청을 결정하거나, config.toml의 [sop]에서 max_active_runs 또는 max_waiting_runs를 늘리세요.',
  '{runs!} of all procedures are at work, the limit is {limit} ([sop] max_active_runs).':
    '모든 절차를 합해 {runs!}가 진행 중이며, 한도는 {limit}입니다([sop] max_active_runs).',
  '{runs!} waits for a person, the limit is {limit} ([sop] max_waiting_runs).':
    '{runs!}가 사람의 결정을 기다리고 있으며, 한도는 {limit}입니다([sop] max_waiting_runs).',
  '{runs!} wait for a person, the limit is {limit} ([sop] max_waiting_runs).':
    '{runs!}가 사람의 결정을 기다리고 있으며, 한도는 {limit}입니다([sop] max_waiting_runs).',
  '{runs!} of {sop} is active or waiting, the limit is {limit} (max_concurrent).':
    '{sop}: {runs!}가 진행 중이거나 기다리고 있으며, 한도는 {limit}입니다(max_concurrent).',
  '{runs!} of {sop} are active or waiting, the limit is {limit} (max_concurrent).':
    '{sop}: {runs!}가 진행 중이거나 기다리고 있으며, 한도는 {limit}입니다(max_concurrent).',
  '{runs!} of {sop} with {key} = {value} is active or waiting, the limit is {limit} (max_concurrent).':
    '{key} = {value}인 {sop}: {runs!}가 진행 중이거나 기다리고 있으며, 한도는 {limit}입니다(max_concurrent).',
  '{runs!} of {sop} with {key} = {value} are active or waiting, the limit is {limit} (max_concurrent).':
    '{key} = {value}인 {sop}: {runs!}가 진행 중이거나 기다리고 있으며, 한도는 {limit}입니다(max_concurrent).',
  '{runs!} of {sop} without {key} is active or waiting, the limit is {limit} (max_concurrent).':
    '{key} 없는 {sop}: {runs!}가 진행 중이거나 기다리고 있으며, 한도는 {limit}입니다(max_concurrent).',
  '{runs!} of {sop} without {key} are active or waiting, the limit is {limit} (max_concurrent).':
    '{key} 없는 {sop}: {runs!}가 진행 중이거나 기다리고 있으며, 한도는 {limit}입니다(max_concurrent).',
  'The last run ended at {ended}; {sop} may start again at {again}.':
    '마지막 실행이 {ended}에 끝났습니다. {sop}[은/는] {again}부터 다시 시작할 수 있습니다.',
  'The last run with {key} = {value} ended at {ended}; {sop} may start again at {again}.':
    '{key} = {value}인 마지막 실행이 {ended}에 끝났습니다. {sop}[은/는] {again}부터 다시 시작할 수 있습니다.',
  'The last run without {key} ended at {ended}; {sop} may start again at {again}.':
    '{key} 없는 마지막 실행이 {ended}에 끝났습니다. {sop}[은/는] {again}부터 다시 시작할 수 있습니다.',
  '{sop} has no steps. Write them as a numbered list under "## Steps" in SOP.md.':
    '{sop}에 단계가 없습니다. SOP.md의 "## Steps" 아래에 번호 목록으로 쓰세요.',
  'Procedure {sop}': '절차 {sop}',
  'An event did not start it, for its files have errors. {why?}':
    '이벤트가 왔지만 파일에 오류가 있어 시작하지 못했습니다. {why?}',
  'Fix them, then do what it is for if that is still needed: start it by hand with the payload of that event; the page Events has it.':
    '오류를 고친 다음, 아직 필요한 일이면 이벤트 페이지에 있는 그 이벤트의 페이로드를 입력 값으로 넣어 직접 시작하세요.',
  'An event did not start it: {why?} The place was taken by {runs}':
    '이벤트가 왔지만 시작하지 못했습니다. {why?} 그때 자리를 차지하고 있던 실행: {runs}',
  'An event did not start it: {why?} The place was taken by {runs}. Decide about one of these runs or cancel it, then start this procedure by hand with the payload of that event; the page Events has it.':
    '이벤트가 왔지만 시작하지 못했습니다. {why?} 그때 자리를 차지하고 있던 실행: {runs}. 이 가운데 하나를 결정하거나 취소한 뒤, 이벤트 페이지에 있는 그 이벤트의 페이로드를 입력 값으로 넣어 이 절차를 직접 시작하세요.',
  'Decide about one of these runs or cancel it. If {sop} is still to be done, start it by hand with the payload of that event, which the page Events has; without it, it may ask for nothing. An event or a start with a payload that begins it takes this away.':
    '이 가운데 하나를 결정하거나 취소하세요. {sop}[이/가] 아직 필요하면 이벤트 페이지에 있는 그 이벤트의 페이로드를 입력 값으로 넣어 직접 시작하세요. 입력 값이 없으면 아무것도 묻지 않을 수 있습니다. 이벤트나 입력 값이 있는 시작으로 이 절차가 시작되면 이 알림은 사라집니다.',
  'Events with many more values of {key} did not start it, because runs took its place':
    '{key} 값이 다른 이벤트가 더 많이 왔지만, 다른 실행이 자리를 차지해 시작하지 못했습니다',
  'The page Events has them all. Start by hand, with the payload of its event, what is still to be done, and look at what the sender writes there.':
    '모두 이벤트 페이지에 있습니다. 아직 필요한 일은 그 이벤트의 페이로드를 입력 값으로 넣어 직접 시작하고, 보내는 쪽이 그 값에 무엇을 쓰는지 확인하세요.',
  '{sop} never starts: max_concurrent is 0.': '{sop}[은/는] 시작하지 않습니다: max_concurrent가 0입니다.',
  'it has no triggers': '트리거가 없습니다',
  'the event came from {source}': '이벤트가 {source}에서 왔습니다',
  'a manual start always matches': '수동 시작은 언제나 맞습니다',
  'the {noun!} is {wanted}': '{noun!}: {wanted}',
  'the {noun!} {found} fits {wanted}': '{noun!}: {found}[이/가] {wanted}에 맞습니다',
  'the event has no {noun!}, wanted {wanted}': '이벤트에 {noun!} 정보가 없습니다. 필요한 것: {wanted}',
  'the {noun!} is {found}, wanted {wanted}': '{noun!}: {found}, 필요한 것: {wanted}',
  topic: '토픽',
  path: '경로',
  expression: '표현식',
  signal: '신호',
  'the condition does not parse: {mistake?} (column {column})':
    '조건을 읽을 수 없습니다: {mistake?} ({column}번째 칸)',
  'The condition cannot be read: {mistake?} (column {column})':
    '조건을 읽을 수 없습니다: {mistake?} ({column}번째 칸)',
  'Write for example $.value > 85.': '예: $.value > 85.',
  'SOP.toml cannot be read as it is now': '지금의 SOP.toml을 읽을 수 없습니다',
  'Fix the line that is marked in Source.': '소스에서 표시된 줄을 고치세요.',
  'the event has no payload': '이벤트에 페이로드가 없습니다',
  'the payload is not JSON': '페이로드가 JSON이 아닙니다',
  '{subject} is missing, limit {operator} {limit}': '{subject}[이/가] 없음, 한계 {operator} {limit}',
  '{subject} is {value}, limit {operator} {limit}': '{subject} 값 {value}, 한계 {operator} {limit}',
  'Procedures are switched off: [sop] enabled = false in config.toml.':
    '절차가 꺼져 있습니다: config.toml의 [sop] enabled = false.',
  '{by} paused all triggers at {at}. A person can still start it.':
    '{by}[이/가] {at}에 모든 트리거를 멈췄습니다. 사람은 시작할 수 있습니다.',
  'There is no procedure "{name}"': '"{name}" 절차가 없습니다',
  '`zeroclaw sop list` names them all.': '`zeroclaw sop list`로 모두 볼 수 있습니다.',
  '"{name}" has errors and cannot run: {place}': '"{name}"에 오류가 있어 실행할 수 없습니다: {place}',
  '`zeroclaw sop validate {name}` says where.': '`zeroclaw sop validate {name}`로 위치를 볼 수 있습니다.',
  '"{name}" was not started: {reason?}': '"{name}"[을/를] 시작하지 않았습니다: {reason?}',
  'Look at its definition.': '정의를 확인하세요.',
  'What is not saved can be rehearsed, but not run': '저장하지 않은 것은 모의 실행만 할 수 있습니다',
  'Save it first.': '먼저 저장하세요.',
  'A person paused all triggers, so nothing but a person starts a procedure':
    '사람이 모든 트리거를 멈춰, 절차는 사람만 시작할 수 있습니다',
  'Wait until they are resumed, or ask the person to start it.':
    '트리거를 다시 켤 때까지 기다리거나, 사람에게 시작해 달라고 하세요.',
  '{count} procedures in a row have started each other': '절차 {count}개가 잇달아 서로를 시작했습니다',
  'A person can start it.': '사람은 시작할 수 있습니다.',
  'The broker kept it from before we listened: the last known value, not news.':
    '듣기 전부터 브로커가 보관하던 메시지로, 새 소식이 아니라 마지막으로 알려진 값입니다.',
  'It came before: our acknowledgement had not reached the broker, or its sender sent it twice with one id.':
    '전에 온 메시지입니다. 우리의 확인이 브로커에 닿지 않았거나, 보낸 쪽이 같은 ID로 두 번 보냈습니다.',
  'The broker sent it again because our acknowledgement had not reached it.':
    '수신 확인이 브로커에 닿지 않아 브로커가 다시 보낸 메시지입니다.',
  'Put the folder back, and check that you may read it.':
    '폴더를 제자리에 돌려놓고, 읽을 권한이 있는지 확인하세요.',
  // Windows
  'the event has no number at {path}': '이벤트의 {path}에 수치가 없습니다',
  'the event counts in the figures': '이벤트가 수치에 들어갑니다',
  'figures of the last {secs} s: {figures}': '최근 {secs}초의 수치: {figures}',
  'the figures of the last {secs} s met the condition: {figures}':
    '최근 {secs}초의 수치가 조건에 맞았습니다: {figures}',

  // Queues and groups
  'The name of the queue is empty': '대기열의 이름이 비어 있습니다',
  'No queue can have this name: it is longer than {bytes} bytes':
    '어떤 대기열도 이 이름을 가질 수 없습니다. {bytes}바이트보다 깁니다',
  'Write the name that the queue has at the broker, for example queue = "alarms"; the trigger does not fire until then.':
    '브로커에 있는 대기열의 이름을 쓰세요. 예: queue = "alarms". 그때까지 트리거는 시작하지 않습니다.',
  '"{queue}" is read as the name of one queue: there are no wildcards here':
    '"{queue}"[을/를] 대기열 하나의 이름으로 읽습니다. 여기에는 와일드카드가 없습니다',
  'Bind a queue to the routing keys at the broker, and write the name of that queue.':
    '브로커에서 대기열을 라우팅 키에 묶고, 그 대기열의 이름을 쓰세요.',
  'config.toml names no broker with queues, so the trigger never fires':
    'config.toml에 대기열이 있는 브로커가 없어서 트리거가 시작하지 않습니다',
  'Write url = "amqp://…" under [amqp] in config.toml.': 'config.toml의 [amqp]에 url = "amqp://…"를 쓰세요.',
  '"{topic}" is a shared subscription, which needs MQTT 5; the trigger never fires':
    '"{topic}"[은/는] 공유 구독이라 MQTT 5가 필요합니다. 트리거가 시작하지 않습니다',
  'Write version = "5" under [mqtt] in config.toml, or the topic without "$share/" and the name of the group.':
    'config.toml의 [mqtt]에 version = "5"를 쓰거나, "$share/"와 그룹 이름 없이 토픽만 쓰세요.',
  'Of a shared subscription each engine of the group hears a part, so {key} goes by that part alone':
    '공유 구독에서는 그룹의 엔진마다 일부만 들으므로 {key}[은/는] 그 일부만 봅니다',
  'Write the topic without "$share/" and the name of the group where every message counts.':
    '모든 메시지가 필요하면 "$share/"와 그룹 이름 없이 토픽을 쓰세요.',
  '"{topic}" is a shared subscription, of which each engine of the group hears a part alone':
    '"{topic}"[은/는] 공유 구독이라 그룹의 엔진마다 일부만 듣습니다',
  'Write the topic without "$share/" and the name of the group; the trigger does not fire until then.':
    '"$share/"와 그룹 이름 없이 토픽을 쓰세요. 그때까지 트리거는 시작하지 않습니다.',
  'the name of a group has at least one character, and no "+" or "#"':
    '그룹 이름은 한 글자 이상이고 "+"나 "#"이 없습니다',
  'a topic stands behind the name of the group': '그룹 이름 뒤에는 토픽이 있어야 합니다',
} as const satisfies Readonly<Record<string, string>>;
