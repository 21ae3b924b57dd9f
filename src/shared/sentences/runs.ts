/** How runs and steps ended, and what a decision could not do. */
export const runSentences = {
  'The call to {tool} does not fit the text of the step: {mistake?}.':
    '{tool} 호출이 단계의 글과 맞지 않습니다: {mistake?}.',
  'The call to {tool} does not fit the text of the step: {mistake?}.\n{note?}':
    '{tool} 호출이 단계의 글과 맞지 않습니다: {mistake?}.\n{note?}',
  'Step {step} failed: {reason?}': '{step}단계 실패: {reason?}',
  'Step {step} failed {times} times: {reason?}': '{step}단계 {times}번 실패: {reason?}',
  'After step {step}: {reason!}': '{step}단계 다음: {reason!}',
  'there is no step {step} to go on with': '이어서 할 {step}단계가 없습니다',
  'step {step} was reached {times} times; the run goes in circles':
    '{step}단계에 {times}번 왔습니다. 실행이 제자리를 돌고 있습니다',
  'its condition does not hold: {why?}': '조건이 맞지 않습니다: {why?}',
  'interrupted: the engine stopped while the step was being carried out':
    '중단됨: 단계를 실행하는 동안 엔진이 멈췄습니다',
  'Run {run} is not over, or was not carried out here':
    '실행 {run}[이/가] 끝나지 않았거나, 여기서 실행한 것이 아닙니다',
  'Wait until it has ended, or set the pin on the page Boards.':
    '끝날 때까지 기다리거나, 보드 페이지에서 핀을 설정하세요.',
  'Run {run} has not left pin {pin} of {board} otherwise than it was, or what it was is not known':
    '실행 {run}에서 {board} 핀 {pin}의 값이 달라지지 않았거나, 이전 값을 알 수 없습니다',
  'Set the pin on the page Boards.': '보드 페이지에서 핀을 설정하세요.',
  'approval timed out': '승인 시간이 지났습니다',
  'cancelled by {by}': '{by}[이/가] 취소함',
  'denied by {by}': '{by}[이/가] 거절함',
  'denied by {by}: {reason}': '{by}[이/가] 거절함: {reason}',
  'confirmed by {by} ({via})': '{by}[이/가] 확인함 ({via})',
  'emergency stop': '비상 정지',
  '{part?} was not connected within {seconds} s ([sop] connect_timeout_secs), and nothing was sent: {reason?}':
    '{part?}[이/가] {seconds}초 안에 연결되지 않아 아무것도 보내지 않았습니다([sop] connect_timeout_secs). {reason?}',
  '{part?} was not connected within {seconds} s ([sop] connect_timeout_secs), and nothing was sent: {reason?}. {remedy!}':
    '{part?}[이/가] {seconds}초 안에 연결되지 않아 아무것도 보내지 않았습니다([sop] connect_timeout_secs). {reason?}. {remedy!}',
  'It waits until {part?} is connected.': '{part?}[이/가] 연결되기를 기다립니다.',
  'the broker': '브로커',
  'the AMQP broker': 'AMQP 브로커',
  'channel {channel}': '{channel} 채널',
  'model {model}': '{model} 모델',
  'there is no tool "{tool}" any more': '도구 "{tool}"[이/가] 이제 없습니다',
  'its settings are being read': '설정을 읽는 중',
  'not finished within {seconds} s (step_timeout_secs)':
    '{seconds}초 안에 끝나지 않았습니다(step_timeout_secs)',
  'waited for {time}': '{time} 기다림',
  'would have waited for {time}': '{time} 기다렸을 것',
  'waited until {time}': '{time}까지 기다림',
  'would have waited until {time}': '{time}까지 기다렸을 것',
  'would have waited until {condition} on {topic}': '{topic}에서 {condition}[이/가] 될 때까지 기다렸을 것',
  'no message on {topic} met {condition} within {time} (timeout)':
    '{time} 안에 {topic}에서 {condition}에 맞는 메시지가 오지 않았습니다(timeout)',
  'the wait was not over within {time} (timeout)': '{time} 안에 기다림이 끝나지 않았습니다(timeout)',
  '"{topic}" is not a topic that can be listened to': '"{topic}"[은/는] 들을 수 있는 토픽이 아닙니다',
  'Look at where the value in the topic comes from.': '토픽에 든 값이 어디서 오는지 살펴보세요.',
  'The step is parked here, between two items of its list: something changed that its card was based on.':
    '목록의 항목 사이에서 단계가 멈춰 있습니다. 카드의 근거가 된 것이 달라졌습니다.',
  'the model ended the step without a result of its schema. It says: {text}':
    '모델이 스키마에 맞는 결과 없이 단계를 끝냈습니다. 모델의 말: {text}',
  'item {item}: {reason?}': '{item}번 항목: {reason?}',
  'would have gone through a list that only a run that acts knows':
    '실제로 실행해야 알 수 있는 목록을 따라갔을 것',
  'would have started the procedure "{name}"': '"{name}" 절차를 시작했을 것',
  'run {run} of "{sop}" failed: {reason?}': '"{sop}"의 실행 {run} 실패: {reason?}',
  'run {run} of "{sop}" was cancelled: {reason?}': '"{sop}"의 실행 {run} 취소됨: {reason?}',
  'run {run} is not there any more': '실행 {run}[이/가] 이제 없습니다',
  'run {run}, which started it, has ended': '이 실행을 시작한 {run} 실행이 끝났습니다',
  'Step {step} waits for no procedure to start.': '{step}단계는 시작할 절차를 기다리지 않습니다.',
  'would have asked a person for a value': '사람에게 값을 물었을 것',
  'Your answer is what the step puts out. Nothing else is carried out.':
    '답이 곧 이 단계의 결과입니다. 그 밖에 실행하는 것은 없습니다.',
  'Step {step} asks for a value: a yes alone is no answer.':
    '{step}단계는 값을 묻습니다. 승인만으로는 답이 되지 않습니다.',
  'Answer it in the app, or with `zeroclaw answer`.': '앱에서 답하거나 `zeroclaw answer`를 쓰세요.',
  'Step {step} asks for a yes or a no, not for a value.':
    '{step}단계는 값이 아니라 승인이나 거절을 묻습니다.',
  'The model is still preparing the call of step {step}, so nothing was approved.':
    '모델이 아직 {step}단계의 호출을 작성하고 있어 승인하지 않았습니다.',
  'Approve it when the card shows the call, or reject it.':
    '카드에 호출이 나타나면 승인하거나, 지금 거부하세요.',
  'Approve or reject it.': '승인하거나 거절하세요.',
  'The answer to step {step} does not fit: {mistakes?}': '{step}단계의 답이 맞지 않습니다: {mistakes?}',
  'the calls for its items have more than {most} characters together':
    '항목마다 보내는 호출을 모두 합치면 {most}자가 넘습니다',
  'a number in it is too large to be kept exactly': '너무 커서 정확히 담을 수 없는 수가 있습니다',
  'it is longer than 100000 characters': '100000자보다 깁니다',
  'Look at what the step asks for, and answer once more.': '단계가 무엇을 묻는지 보고 다시 답하세요.',
  'Step {step} asks you: {title}': '{step}단계에서 묻습니다: {title}',
  'Nothing is carried out: the step only waits.': '실행하는 것이 없습니다. 이 단계는 기다리기만 합니다.',
  'the step broke off: {reason?}': '단계가 끊겼습니다: {reason?}',
  'the step was called off': '단계를 그만두었습니다',
  'there is no tool "{tool}"': '"{tool}" 도구가 없습니다',
  'the arguments do not fit {tool}: {mistakes?}': '인자가 {tool}에 맞지 않습니다: {mistakes?}',
  "none of the step's tools exists: {tools}": '단계의 도구가 하나도 없습니다: {tools}',
  'the answer was cut off at {count} tokens': '답이 {count}토큰에서 잘렸습니다',
  'the model repeats itself, and was stopped': '모델이 같은 말을 되풀이하여 멈추었습니다',
  'the model repeats itself, and was stopped after {count} tokens':
    '모델이 같은 말을 되풀이하여 {count}토큰에서 멈추었습니다',
  'the context of the model was full after {count} tokens of the answer':
    '답을 {count}토큰 쓴 뒤 모델의 문맥이 가득 찼습니다',
  'The model was not up to this step. Choose another model, or write what it shall do into the step as a fixed call (- call: TOOL {"argument": "value"}), which needs no model.':
    '이 단계는 모델에게 벅찼습니다. 다른 모델을 고르거나, 할 일을 단계에 고정 호출(- call: TOOL {"argument": "value"})로 쓰세요. 고정 호출에는 모델이 필요 없습니다.',
  'the model ended the step with a call that could not be read, so nothing came of it. It says: {text}':
    '모델이 읽을 수 없는 호출로 단계를 끝내서 실행된 것이 없습니다. 모델의 말: {text}',
  'the model ended the step with a call that only repeats what it was given, so nothing came of it. It says: {text}':
    '모델이 받은 글에 있는 호출을 되풀이하며 단계를 끝내서 실행된 것이 없습니다. 모델의 말: {text}',
  'the model ended the step with a call that it only thought of, so nothing came of it. It says: {text}':
    '모델이 생각만 한 호출로 단계를 끝내서 실행된 것이 없습니다. 모델의 말: {text}',
  'the model ended the step without saying what came of it': '모델이 결과를 말하지 않고 단계를 끝냈습니다',
  'the model ended the step without carrying out {calls}. It says: {text}':
    '모델이 {calls}[을/를] 실행하지 않고 단계를 끝냈습니다. 모델의 말: {text}',
  'the model could not answer: {reason?}': '모델이 답하지 못했습니다: {reason?}',
  'the model gave no reason': '모델이 이유를 말하지 않았습니다',
  '{tool} failed twice: {output?}': '{tool}[이/가] 두 번 실패했습니다: {output?}',
  'no answer is known': '응답을 알 수 없습니다',

  // On the card
  'The model could not say what it would do: {reason?}': '모델이 무엇을 할지 말하지 못했습니다: {reason?}',
  'The model was not asked: {reason?}': '모델에 묻지 않았습니다: {reason?}',
  'The model would report that the step cannot be done: {reason}':
    '모델은 이 단계를 할 수 없다고 알리려 합니다: {reason}',
  'The model is not sure of this call.': '모델이 이 호출을 확신하지 못합니다.',
  'The model saw the event cut short; all of it did not fit.': '이벤트가 길어 모델은 일부만 보았습니다.',
  'The model proposes no call. It says: {text}': '모델이 제안한 호출이 없습니다. 모델의 말: {text}',
  'A checkpoint: nothing is carried out, your approval completes the step.':
    '확인 단계: 아무것도 실행하지 않으며, 승인하면 단계가 끝납니다.',
  'The engine stopped {count} times or more in the middle of this step. It is not repeated by itself any more: it may be what stops the engine.':
    '이 단계를 하는 도중에 엔진이 {count}번 이상 멈췄습니다. 이 단계가 엔진을 멈추게 하는 것일 수 있어 이제 저절로 되풀이하지 않습니다.',
  'The engine stopped {count} times or more in the middle of this step. It is not repeated by itself any more: it may be what stops the engine.\n{note?}':
    '이 단계를 하는 도중에 엔진이 {count}번 이상 멈췄습니다. 이 단계가 엔진을 멈추게 하는 것일 수 있어 이제 저절로 되풀이하지 않습니다.\n{note?}',
  'On an earlier card of this step {by} wrote {values}. Look whether that is wanted here as well.':
    '이 단계의 이전 카드에서 {by} 님이 값을 고쳤습니다: {values}. 여기서도 그렇게 할지 확인하세요.',
  'On an earlier card of this step {by} wrote {values}. Look whether that is wanted here as well.\n{note?}':
    '이 단계의 이전 카드에서 {by} 님이 값을 고쳤습니다: {values}. 여기서도 그렇게 할지 확인하세요.\n{note?}',
  'Run {run}, in whose place this one came, has left this:': '이 실행이 대신한 실행 {run}에서 남긴 것:',
  'pin {pin} of {board} stays at {value}': '{board} 핀 {pin}: {value} 그대로임',
  'pin {pin} of {board} may be at {value}': '{board} 핀 {pin}: {value}일 수 있음',
  'signal {signal} of {device} stays at {value}': '{device} 신호 {signal}: {value} 그대로임',
  'signal {signal} of {device} may be at {value}': '{device} 신호 {signal}: {value}일 수 있음',
  'The last try failed: {output?}': '지난 시도가 실패했습니다: {output?}',
  'The last try failed: {output?}\nThis was carried out in it: {done}':
    '지난 시도가 실패했습니다: {output?}\n그때 실행된 호출: {done}',
  'The last try failed: {output?}\nThis was carried out in it: {done}\nIt is not known whether this was carried out: {calls}':
    '지난 시도가 실패했습니다: {output?}\n그때 실행된 호출: {done}\n실행되었는지 알 수 없는 호출: {calls}',
  'The last try failed: {output?}\nIt is not known whether this was carried out: {calls}':
    '지난 시도가 실패했습니다: {output?}\n실행되었는지 알 수 없는 호출: {calls}',
  'Nothing was done: the step had failed before this call.':
    '아무것도 하지 않았습니다: 이 호출 전에 단계가 이미 실패했습니다.',
  'The step is parked here: it wants to act in a way that no approved card has shown.':
    '단계가 여기서 멈췄습니다: 승인된 카드에 없던 일을 하려고 합니다.',
  'The step is parked here: the model wrote words beside this call. Read whether they ask for it.':
    '단계가 여기서 멈췄습니다: 모델이 이 호출 옆에 다른 말을 썼습니다. 그 말이 호출을 바라는지 읽어 보세요.',
  'Beside the call the model wrote: “{words}”': '모델이 호출 옆에 쓴 말: “{words}”',
  'The step is parked here: the event and the results did not fit into the model, and it decided on a part of them. Compare the call with the whole event.':
    '단계가 여기서 멈췄습니다: 이벤트와 결과가 모델에 다 들어가지 않아 모델은 그 일부만 보고 정했습니다. 호출을 이벤트 전체와 비교하세요.',
  'The step is parked here: the tool of this call has become another one since a card showed it. Look at what it does now before you approve the call.':
    '단계가 여기서 멈췄습니다: 카드가 보여 준 뒤로 이 호출의 도구가 다른 도구가 되었습니다. 승인하기 전에 지금 무엇을 하는지 보세요.',
  'The step is parked here, and nothing was sent: while it waited, something changed that its card was based on.':
    '단계가 여기서 멈췄고 아무것도 보내지 않았습니다: 기다리는 동안 카드의 근거가 달라졌습니다.',
  'Pin {pin} of {board} was {was} when this was asked, and is {now} now':
    '{board}의 {pin}번 핀은 물었을 때 {was}이었고 지금은 {now}입니다',
  'The signal {signal} of {device} was {was} when this was asked, and is {now} now':
    '{device}의 신호 {signal}: 물었을 때는 {was}, 지금은 {now}',
  'The condition of the step does not hold any more: {condition}. What was measured was {was}, and is {now} now':
    '단계의 조건이 이제 맞지 않습니다: {condition}. 잰 값: 그때 {was}, 지금 {now}',
  'Another board answers as {board} than when this was asked: {now?}, and it was: {was?}':
    '물었을 때와 다른 보드가 {board}[으로/로] 응답합니다: {now?}, 그때는: {was?}',
  'What started this does not hold any more: {condition}. The value was {was}, and is {now} now':
    '이 실행을 시작한 조건이 이제 맞지 않습니다: {condition}. 값은 {was}이었고 지금은 {now}입니다',
  'Nothing had been heard from {place} when this was asked, and something is heard again now':
    '물었을 때는 {place}에서 아무것도 들리지 않았고, 지금은 다시 들립니다',
  'What this was based on has changed': '이 요청의 근거가 달라졌습니다',
  'Nothing was approved: {changes?}': '아무것도 승인하지 않았습니다: {changes?}',
  'The card asks once more: look at what holds now, and decide again.':
    '카드가 다시 묻습니다. 지금 상태를 보고 다시 결정하세요.',
  'The step is parked here: the model is not sure of this call. Compare it with the text of the step.':
    '단계가 여기서 멈췄습니다: 모델이 이 호출을 확신하지 못합니다. 단계의 글과 비교하세요.',

  // In notifications
  'Step {step} asks once more, as something has changed: {title}':
    '무언가 달라져 {step}단계를 다시 묻습니다: {title}',
  'Step {step} waits: {title}': '{step}단계 승인 대기: {title}',
  'Step {step} was interrupted. Repeat it?': '{step}단계가 중단되었습니다. 다시 할까요?',
  'A tool call waits: {tool}': '도구 호출 승인 대기: {tool}',
  'Button on {board}': '{board}의 버튼',
  'The stop was found pressed, and everything is stopped. If nobody pressed it, check its wire, and pressed_level in config.toml.':
    '정지 버튼이 눌려 있는 것을 발견하여 모두 정지했습니다. 아무도 누르지 않았다면 배선과 config.toml의 pressed_level을 확인하세요.',
  'Nothing waits for an answer.': '답을 기다리는 것이 없습니다.',
  'More than one procedure waits, and a button cannot say which is meant. Decide in the app.':
    '기다리는 절차가 둘 이상이라 버튼으로는 고를 수 없습니다. 앱에서 결정하세요.',
  '{sop} asks once more, as something has changed, which a button cannot show. Open its card in the app.':
    '{sop}에서 무언가 달라져 다시 묻습니다. 무엇이 달라졌는지 버튼은 보여 줄 수 없으니 앱에서 카드를 여세요.',
  '{sop} is critical and is not approved with a button. Open its card in the app.':
    '{sop}[은/는] 긴급 절차라 버튼으로 승인하지 않습니다. 앱에서 카드를 여세요.',

  // What could not be done
  '{field} is missing': '{field}[이/가] 없습니다',
  '{field} must not be empty': '{field}[은/는] 비어 있으면 안 됩니다',
  '{field} must have at least {count} characters': '{field}[은/는] {count}자 이상이어야 합니다',
  '{field} must have at most {count} characters': '{field}[은/는] {count}자를 넘으면 안 됩니다',
  '{field} must have at least {count} entries': '{field}[은/는] 항목이 {count}개 이상이어야 합니다',
  '{field} must have at most {count} entries': '{field}[은/는] 항목이 {count}개를 넘으면 안 됩니다',
  '{field} must be at least {number}': '{field}[은/는] {number} 이상이어야 합니다',
  '{field} must be at most {number}': '{field}[은/는] {number} 이하여야 합니다',
  '{field} must be more than {number}': '{field}[은/는] {number}보다 커야 합니다',
  '{field} must be one of {values}': '{field}[은/는] 다음 중 하나여야 합니다: {values}',
  '{field} does not have the form that it must have': '{field}의 형식이 맞지 않습니다',
  'Correct it, then try again.': '고친 다음 다시 시도하세요.',
  'There is no run {run}': '{run} 실행이 없습니다',
  '`zeroclaw runs` lists them.': '`zeroclaw runs`로 목록을 볼 수 있습니다.',
  'All triggers are paused, but that could not be recorded: {reason?}':
    '모든 트리거를 멈췄지만 기록하지 못했습니다: {reason?}',
  '{remedy?} Then pause them once more: until then a new start of the engine may know nothing of the pause.':
    '{remedy?} 그런 다음 다시 한번 멈추세요. 그 전에 엔진을 새로 시작하면 멈춘 것을 모를 수 있습니다.',
  'The triggers are resumed, but that could not be recorded: {reason?}':
    '트리거를 다시 켰지만 기록하지 못했습니다: {reason?}',
  '{remedy?} Then resume them once more: until then they are paused again when the engine restarts.':
    '{remedy?} 그런 다음 다시 한번 켜세요. 그 전에 엔진을 새로 시작하면 다시 멈춥니다.',
  'The database {file} cannot be written: {reason?}': '데이터베이스 {file}[을/를] 쓸 수 없습니다: {reason?}',
  'Free some space on the disk that holds {folder}, and check the disk.':
    '{folder}[이/가] 있는 디스크의 공간을 확보하고 디스크를 확인하세요.',
  'Check that you may write to {folder}, that its disk is not read-only, and that no other program holds the file.':
    '{folder}에 쓸 수 있는지, 그 디스크가 읽기 전용이 아닌지, 다른 프로그램이 파일을 잡고 있지 않은지 확인하세요.',
  'The database {file} is damaged: {reason?}': '데이터베이스 {file}[이/가] 손상되었습니다: {reason?}',
  'Quit ZeroClaw, and restore your newest backup with `zeroclaw restore FILE`. Without one, move {file} and the files {file}-wal and {file}-shm to another folder: ZeroClaw then starts with an empty one.':
    'ZeroClaw를 끝내고 가장 최근 백업을 `zeroclaw restore FILE`로 복원하세요. 백업이 없으면 {file} 파일과 {file}-wal, {file}-shm 파일을 다른 폴더로 옮기세요. 그러면 ZeroClaw가 빈 데이터베이스로 시작합니다.',
  'Quit ZeroClaw, and restore your newest backup with `zeroclaw restore FILE`; without one, the database from before the last upgrade: `zeroclaw restore {copy}`.':
    'ZeroClaw를 끝내고 가장 최근 백업을 `zeroclaw restore FILE`로 복원하세요. 백업이 없으면 마지막 업그레이드 이전의 데이터베이스를 복원하세요: `zeroclaw restore {copy}`.',
  'The database {file} was written by a newer version of ZeroClaw (tables {tables}, this program knows {known})':
    '데이터베이스 {file}[은/는] 더 새로운 ZeroClaw가 썼습니다(테이블 {tables}, 이 프로그램은 {known}까지 앎)',
  'Update ZeroClaw, or restore a backup made by this version with `zeroclaw restore FILE`. The database that is here is kept.':
    'ZeroClaw를 업데이트하거나, 이 버전으로 만든 백업을 `zeroclaw restore FILE`로 복원하세요. 지금 있는 데이터베이스는 따로 보관됩니다.',
  'Update ZeroClaw, or restore a backup made by this version with `zeroclaw restore FILE`. The database from before the upgrade is one: `zeroclaw restore {copy}`. What happened since is not in it; runs are cancelled and triggers paused, so that nothing is done twice.':
    'ZeroClaw를 업데이트하거나, 이 버전으로 만든 백업을 `zeroclaw restore FILE`로 복원하세요. 업그레이드 이전의 데이터베이스도 복원할 수 있습니다: `zeroclaw restore {copy}`. 그 뒤에 일어난 일은 들어 있지 않습니다. 같은 일이 두 번 일어나지 않도록 실행은 취소되고 트리거는 멈춥니다.',
  'Everything is stopped, but not everything could be recorded: {reason?}':
    '모두 멈췄지만 전부 기록하지는 못했습니다: {reason?}',
  'What was under way in the backup is called off and all triggers are paused, but that could not be recorded: {reason?}':
    '백업에서 진행 중이던 것을 취소하고 모든 트리거를 멈췄지만 기록하지 못했습니다: {reason?}',
  '{remedy?} It is tried again until it is recorded; until then each new start of the engine calls it off again.':
    '{remedy?} 기록될 때까지 다시 시도합니다. 그때까지는 엔진을 새로 시작할 때마다 다시 취소합니다.',
  'Check the disk.': '디스크를 확인하세요.',
  'What broke off when the engine ended could not be recorded: {reason?}':
    '엔진이 끝날 때 중단된 것을 기록하지 못했습니다: {reason?}',
  '{remedy?} It is tried again until it is recorded; until then those runs do not go on.':
    '{remedy?} 기록될 때까지 다시 시도합니다. 그때까지 해당 실행은 진행되지 않습니다.',
  '{remedy?} It is tried again until it is recorded; until then a new start of the engine may know nothing of the stop.':
    '{remedy?} 기록될 때까지 다시 시도합니다. 그 전에 엔진을 새로 시작하면 정지한 것을 모를 수 있습니다.',
  'The engine is closing': '엔진이 종료되는 중입니다',
  'Start it again.': '다시 시작하세요.',
  'Run {run} was imported from a file: it can be read and nothing else':
    '{run} 실행은 파일에서 가져온 것이라 읽기만 할 수 있습니다',
  'Decide about it where it runs.': '실행 중인 곳에서 결정하세요.',
  'A critical procedure is not approved from a notification.': '긴급 절차는 알림에서 승인하지 않습니다.',
  'Open the card in the app, or use `zeroclaw approve`.': '앱에서 카드를 열거나 `zeroclaw approve`를 쓰세요.',
  'The approval of step {step} timed out at {at}.': '{step}단계의 승인 시간이 {at}에 지났습니다.',
  'Start the procedure again.': '절차를 다시 시작하세요.',
  'its calls are not those that were shown': '보여 준 호출과 지금의 호출이 다릅니다',
  'it waits at another gate by now': '지금은 다른 곳에서 기다립니다',
  '`zeroclaw approvals` lists what waits.': '`zeroclaw approvals`로 기다리는 것을 볼 수 있습니다.',
  'What was decided about run {run} is not what it asks now: {why?}':
    '{run} 실행에 대한 결정이 지금 묻는 것과 다릅니다: {why?}',
  'Look at the run again and decide on what it shows.': '실행을 다시 보고, 보이는 것을 결정하세요.',
  'Run {run} is {status?} and waits for nobody.': '{run} 실행은 {status?} 상태이며 아무도 기다리지 않습니다.',
  'Run {run} is {status?}; nothing can be done to it any more.':
    '{run} 실행은 {status?} 상태라 더 할 수 있는 일이 없습니다.',
  '`zeroclaw runs show {run}` tells how it came to that.':
    '`zeroclaw runs show {run}`으로 어떻게 그렇게 되었는지 볼 수 있습니다.',
  running: '진행 중',
  interrupted: '중단됨',
  completed: '완료',
  failed: '실패',
  cancelled: '취소됨',
  'Step {step} was {decision?} by {who} ({via}) at {at}.':
    '{step}단계는 {at}에 {who}({via})의 결정으로 {decision?}되었습니다.',
  approved: '승인',
  denied: '거절',
  timed_out: '시간 초과로 종료',
  'Step {step} of run {run} waits for a person.': '{run} 실행의 {step}단계가 사람을 기다립니다.',
  'Approve or reject it first.': '먼저 승인하거나 거절하세요.',
  'The values do not fit {tool}: {mistakes?}': '값이 {tool}에 맞지 않습니다: {mistakes?}',
  'Nothing was changed. Write values that fit.': '아무것도 바뀌지 않았습니다. 맞는 값을 쓰세요.',
  '"{name}" was changed by somebody else in the meantime': '그사이 다른 곳에서 "{name}"[을/를] 바꿨습니다',
  'Look at it as it is now, then change it again. Nothing was overwritten.':
    '지금 내용을 보고 다시 고치세요. 덮어쓴 것은 없습니다.',

  // Running again, editing a card, files of runs
  'Run {run} is not over: what it does at step {step} could be done twice.':
    '{run} 실행이 아직 끝나지 않았습니다. {step}단계의 일을 두 번 할 수 있습니다.',
  'Cancel it, or wait until it has ended.': '취소하거나 끝날 때까지 기다리세요.',
  '"{sop}" has {count} steps now; there is no step {step}.':
    '"{sop}"에는 지금 {count}개 단계가 있고, {step}단계는 없습니다.',
  '"{sop}" has {count} step now; there is no step {step}.':
    '"{sop}"에는 지금 단계가 {count}개뿐이고, {step}단계는 없습니다.',
  'Run it again from a step that is there.': '있는 단계부터 다시 실행하세요.',
  'Run {run} never came to step {step}; it ended at step {end}.':
    '{run} 실행은 {step}단계에 이르지 않고 {end}단계에서 끝났습니다.',
  'Run it again from step {step}, or from the start.': '{step}단계부터, 또는 처음부터 다시 실행하세요.',
  'Step {step}, "{title}", reads otherwise than when run {run} carried it out, so that record cannot be taken over.':
    '{step}단계 "{title}"의 글이 {run} 실행이 수행했을 때와 달라 그 기록을 넘겨받을 수 없습니다.',
  'Step {step} was "{title}" and is "{now}" now; it reads otherwise than when run {run} carried it out, so that record cannot be taken over.':
    '{step}단계는 "{title}"였고 지금은 "{now}"입니다. {run} 실행이 수행했을 때와 달라 그 기록을 넘겨받을 수 없습니다.',
  'Step {step}, "{title}", is not in "{sop}" any more, so what run {run} recorded of it cannot be taken over.':
    '{step}단계 "{title}"[은/는] 이제 "{sop}"에 없어 {run} 실행의 기록을 넘겨받을 수 없습니다.',
  'Run {run} was not started again: {reason?}': '{run} 실행을 다시 시작하지 못했습니다: {reason?}',
  'Run {run} was imported from a file: what it records was not done here, and cannot stand in for steps of a run here':
    '{run} 실행은 파일에서 왔습니다. 기록된 일이 여기서 일어나지 않았으므로 여기 실행의 단계를 대신할 수 없습니다',
  'Run it again from the start.': '처음부터 다시 실행하세요.',
  'A hook would make this call of {tool} with other values than a person signed: {values?}.':
    '훅이 사람이 서명한 것과 다른 값으로 {tool}[을/를] 호출하려 합니다: {values?}.',
  '"{name}" of {tool} is fixed by config.toml.': '{tool}의 "{name}"[은/는] config.toml로 고정되어 있습니다.',
  'Reject the step, and name another in the procedure or in config.toml.':
    '단계를 거절하고 절차나 config.toml에 다른 것을 적으세요.',
  '"{name}" of {tool} is fixed by the text of the procedure.':
    '{tool}의 "{name}"[은/는] 절차 글로 고정되어 있습니다.',
  'Reject the step, and change the procedure.': '단계를 거절하고 절차를 고치세요.',
  'There is a run {run} already, and the file says something else of it':
    '{run} 실행이 이미 있는데, 파일의 내용이 그것과 다릅니다',
  'Look at the run that is here, and ask where the file comes from. What is here is never replaced.':
    '여기에 있는 실행을 보고, 파일이 어디서 왔는지 물어보세요. 여기에 있는 것은 바꾸지 않습니다.',
  'The file cannot be read: {reason?}': '파일을 읽을 수 없습니다: {reason?}',
  'Export the run again where it ran: `zeroclaw runs export RUN FILE`.':
    '실행한 곳에서 다시 내보내세요: `zeroclaw runs export RUN FILE`.',
  'The file was changed on the way: it has line ends of Windows (CRLF), or a byte order mark at its beginning, which no export writes':
    '파일이 전달되는 동안 바뀌었습니다. Windows 줄 끝(CRLF)이나 맨 앞의 바이트 순서 표시(BOM)가 있으며, 내보낼 때는 쓰지 않는 것입니다',
  'Copy it again as it is: as an attachment or in an archive, and not with a program that changes texts. Or export the run again where it ran: `zeroclaw runs export RUN FILE`.':
    '그대로 다시 복사하세요. 첨부 파일이나 압축 파일로 옮기고, 글을 바꾸는 프로그램은 쓰지 마세요. 또는 실행한 곳에서 다시 내보내세요: `zeroclaw runs export RUN FILE`.',
  'Another board answers to {board} than the one that run {run} was for: pin {pin} would be set there':
    '{run} 실행 때와 다른 보드가 {board} 이름으로 응답합니다. 핀 {pin}을 그 보드에서 바꾸게 됩니다',
  'Connect the board of then, or look at the one that answers now and set the pin on the page Boards.':
    '그때의 보드를 연결하세요. 또는 지금 응답하는 보드를 살펴보고 보드 페이지에서 핀을 설정하세요.',
  'This is no exported run: its first line is not the header of one':
    '내보낸 실행이 아닙니다. 첫 줄이 머리글이 아닙니다',
  'Give a file that `zeroclaw runs export` has written.': '`zeroclaw runs export`가 쓴 파일을 고르세요.',

  // Files of runs
  'Choose a folder that you may write to, on a disk with room.': '쓸 수 있고 자리가 남은 폴더를 고르세요.',
  'Choose a file that an export of a run has written.': '실행을 내보낸 파일을 고르세요.',
  'it is larger than {size} MB': '{size}MB보다 큽니다',
  'Look at the list of runs: this one may have been deleted, because it was old enough.':
    '실행 목록을 보세요. 오래되어 지워졌을 수 있습니다.',
  'The header of the file (line 1) was changed: it does not fit its hash.':
    '파일의 머리글(1행)이 바뀌었습니다. 해시와 맞지 않습니다.',
  'The file was changed: event {event} (line {line}) cannot be read.':
    '파일이 바뀌었습니다: 이벤트 {event}({line}행)을 읽을 수 없습니다.',
  'The file was changed: event {event} (line {line}), {type}, is the first that does not fit its hash and what stands before it.':
    '파일이 바뀌었습니다: 이벤트 {event}({line}행, {type})부터 해시와 앞의 내용에 맞지 않습니다.',
  'The file was changed: event {event} (line {line}) is the first that does not fit its hash and what stands before it.':
    '파일이 바뀌었습니다: 이벤트 {event}({line}행)부터 해시와 앞의 내용에 맞지 않습니다.',
  'The file is cut off: event {event} of {events} is missing.':
    '파일이 잘렸습니다: 이벤트 {events}개 중 {event}번째가 없습니다.',
  'There is more than the {events} events that the header names, from event {event} (line {line}) on.':
    '머리글이 말하는 이벤트 {events}개보다 많습니다. 이벤트 {event}({line}행)부터 남습니다.',
  'The last line of the file is no proof: it was changed or cut off.':
    '파일의 마지막 줄이 증명이 아닙니다. 바뀌었거나 잘렸습니다.',
  'This call carries a secret, or goes to a board of which nobody knows which it is: it is asked about each time.':
    '비밀이 들어 있거나 어느 보드로 가는지 알 수 없는 호출입니다. 매번 묻습니다.',
  'The header names another procedure than event 1.': '머리글의 절차가 첫 이벤트의 절차와 다릅니다.',
  'The procedure in the header of the file is not the one that event 1 names by its hash.':
    '파일 머리글의 절차가 첫 이벤트가 해시로 가리키는 절차가 아닙니다.',
  'A text of the procedure in the file has more than {bytes} bytes':
    '파일에 든 절차의 글이 {bytes}바이트보다 깁니다',
  'The procedure in the file has other steps than the run began with':
    '파일에 든 절차의 단계가 실행이 시작될 때의 단계와 다릅니다',
  'Nothing of it was taken up. Ask where it ran for its SOP.toml and SOP.md, and read them.':
    '절차는 가져오지 않았습니다. 실행된 곳에 SOP.toml과 SOP.md를 요청해 읽어 보세요.',
  'The procedure that came with run {run} is not here any more':
    '{run} 실행과 함께 온 절차가 이제 여기에 없습니다',
  'Open the file of the run once more: its procedure then arrives again, disabled.':
    '실행 파일을 다시 여세요. 절차가 꺼진 채로 다시 들어옵니다.',
  'Run {run} was not over when its file was written': '{run} 실행은 파일을 쓸 때 끝나지 않았습니다',
  'Export it again where it ran, once it has ended there.': '실행된 곳에서 끝난 뒤에 다시 내보내세요.',
  'The signature of the file does not fit what it signs.': '파일의 서명이 내용과 맞지 않습니다.',
  'The last line of the file is not written as an export writes it.':
    '파일의 마지막 행이 내보낸 그대로 쓰여 있지 않습니다.',
  'The header of the file (line 1) has something in it that no export writes.':
    '파일 머리글(1행)에 내보내기가 쓰지 않는 것이 들어 있습니다.',
  'Line {line} of the file is not as an export writes it.': '파일의 {line}행이 내보낸 그대로가 아닙니다.',
  'The record of runs could not be signed: {reason?}': '실행 기록에 서명하지 못했습니다: {reason?}',
  'It is tried again every second. Check the disk that holds the home folder.':
    '매초 다시 시도합니다. 홈 폴더가 있는 디스크를 확인하세요.',
  'The record of runs is not as it was written, in {count} places':
    '실행 기록이 {count}곳에서 기록된 그대로가 아닙니다',
  'See all of them with `zeroclaw runs verify`, or **Verify the record** on Runs, and compare with a backup from before.':
    '`zeroclaw runs verify`나 실행 페이지의 **기록 검증**에서 모두 보고, 이전 백업과 비교하세요.',
  'The record of runs could not be checked: {reason?}': '실행 기록을 확인하지 못했습니다: {reason?}',
  'Check the disk that holds the home folder, then restart.':
    '홈 폴더가 있는 디스크를 확인한 뒤 다시 시작하세요.',
  'See `zeroclaw runs verify`, and restore a backup from before. To take it as it is, choose Accept under **Verify the record** on Runs, or `zeroclaw runs verify --accept`.':
    '`zeroclaw runs verify`를 보고 이전 백업을 복원하세요. 그대로 받아들이려면 실행 페이지의 **기록 검증**에서 받아들이거나 `zeroclaw runs verify --accept`를 실행하세요.',
  'Standing permissions were changed outside of ZeroClaw: none of them counts, and every call asks':
    'ZeroClaw 밖에서 상시 허용이 바뀌었습니다. 어느 것도 적용하지 않고 모든 호출을 묻습니다',
  'The approvals that ranges are offered of were changed outside of ZeroClaw: no range is offered, and every call asks':
    'ZeroClaw 밖에서 범위를 제안하는 근거가 되는 승인이 바뀌었습니다. 범위를 제안하지 않고 모든 호출을 묻습니다',
  'Events that wait for a place were changed outside of ZeroClaw: none of them starts anything':
    'ZeroClaw 밖에서 자리를 기다리는 이벤트가 바뀌었습니다. 어느 것도 실행을 시작하지 않습니다',
  'Whether all triggers are paused was changed outside of ZeroClaw: they are paused':
    'ZeroClaw 밖에서 모든 트리거의 일시 중지가 바뀌었습니다. 트리거를 일시 중지했습니다',
  'The history of procedures was changed outside of ZeroClaw: read a version before you go back to it':
    'ZeroClaw 밖에서 절차의 이력이 바뀌었습니다. 이전 버전으로 돌아가기 전에 읽어 보세요',
  'Which procedures came with files of runs was changed outside of ZeroClaw':
    'ZeroClaw 밖에서 실행 파일과 함께 온 절차의 목록이 바뀌었습니다',
  'Which runs came from files, or what runs are counted under, was changed outside of ZeroClaw: no run that was under way goes on':
    'ZeroClaw 밖에서 파일에서 온 실행의 목록이나 실행을 세는 키가 바뀌었습니다. 진행 중이던 실행은 이어지지 않습니다',
  'When procedures ended last was changed outside of ZeroClaw: a cooldown may be over too early or too late':
    'ZeroClaw 밖에서 절차가 마지막으로 끝난 때가 바뀌었습니다. 대기 시간이 너무 일찍 또는 늦게 끝날 수 있습니다',
  'What triggers have counted was changed outside of ZeroClaw: one may start too early or too late':
    'ZeroClaw 밖에서 트리거가 센 것이 바뀌었습니다. 너무 일찍 또는 늦게 시작할 수 있습니다',
  'Approval requests on channels were changed outside of ZeroClaw: none of them is decided by a press':
    'ZeroClaw 밖에서 채널의 승인 요청이 바뀌었습니다. 버튼으로는 어느 것도 결정되지 않습니다',
  'Who was let in on channels was changed outside of ZeroClaw: nobody counts who was let in with a code':
    'ZeroClaw 밖에서 채널에 들인 사람이 바뀌었습니다. 코드로 들인 사람은 인정하지 않습니다',
  'Whom names on channels stand for was changed outside of ZeroClaw: nobody counts who was let in with a code':
    'ZeroClaw 밖에서 채널의 이름이 가리키는 사람이 바뀌었습니다. 코드로 들인 사람은 인정하지 않습니다',
  'Messages of channels that wait were changed outside of ZeroClaw: none of them is answered':
    'ZeroClaw 밖에서 기다리는 채널 메시지가 바뀌었습니다. 어느 것에도 답하지 않습니다',
  'Messages that channels are still owed were changed outside of ZeroClaw: none of them is sent':
    'ZeroClaw 밖에서 채널에 아직 보내지 않은 메시지가 바뀌었습니다. 어느 것도 보내지 않습니다',
  'How far messages of channels have got was changed outside of ZeroClaw: none of them is sent':
    '채널 메시지를 어디까지 보냈는지가 ZeroClaw 밖에서 바뀌었습니다. 어느 것도 보내지 않습니다',
  'Until when jobs were looked at was changed outside of ZeroClaw: none of them is carried out':
    '작업을 언제까지 확인했는지가 ZeroClaw 밖에서 바뀌었습니다. 어느 것도 실행하지 않습니다',
  'Until when the clock was looked at was changed outside of ZeroClaw: nothing is caught up, and procedures start by the clock from now on alone':
    '시각을 언제까지 확인했는지가 ZeroClaw 밖에서 바뀌었습니다. 지난 것은 따라잡지 않고, 절차는 지금부터의 시각에만 시작합니다',
  'From when on schedules count was changed outside of ZeroClaw: nothing is caught up, and procedures start by the clock from now on alone':
    '일정이 언제부터 적용되는지가 ZeroClaw 밖에서 바뀌었습니다. 지난 것은 따라잡지 않고, 절차는 지금부터의 시각에만 시작합니다',
  'Which boards answer under which names was changed outside of ZeroClaw: no board is written to before somebody has said which one it is':
    '어느 이름에 어느 보드가 응답하는지가 ZeroClaw 밖에서 바뀌었습니다. 어느 보드인지 누가 알려 주기 전에는 어느 보드에도 쓰지 않습니다',
  'What pins of boards were set to was changed outside of ZeroClaw: no light and no button of before is touched':
    '보드의 핀을 무엇으로 설정했는지가 ZeroClaw 밖에서 바뀌었습니다. 이전의 표시등과 버튼은 건드리지 않습니다',
  'Jobs were changed outside of ZeroClaw: none of them is carried out':
    'ZeroClaw 밖에서 예약 작업이 바뀌었습니다. 어느 것도 실행하지 않습니다',
  'all triggers are paused': '모든 트리거가 일시 중지됨',
  'jobs were changed outside of ZeroClaw, and nobody has accepted that yet':
    'ZeroClaw 밖에서 예약 작업이 바뀌었고, 아직 아무도 받아들이지 않음',
  'the time before is still under way': '지난번 것이 아직 진행 중',
  'left out: {why!}': '건너뜀: {why!}',
  'What people accepted of the record was changed outside of ZeroClaw':
    'ZeroClaw 밖에서 사람이 받아들인 기록이 바뀌었습니다',
  'The end of the record was not written by ZeroClaw with the key of this home: the database was changed outside of ZeroClaw, or the key was. No run that was under way goes on, and nothing that was allowed counts':
    '기록의 끝은 ZeroClaw가 이 홈의 키로 쓴 것이 아닙니다. ZeroClaw 밖에서 데이터베이스나 키가 바뀌었습니다. 진행 중이던 실행은 이어지지 않고 허용했던 것은 적용하지 않습니다',
  'Its record was changed outside of ZeroClaw, or cannot be proved: the run does not go on':
    'ZeroClaw 밖에서 기록이 바뀌었거나 증명할 수 없습니다. 실행을 이어가지 않습니다',
  'Look at what it was doing and bring that to a safe end by hand. Then cancel it, or take the record as it is with `zeroclaw runs verify --accept`.':
    '하던 일을 확인하고 직접 안전하게 마무리하세요. 그런 다음 실행을 취소하거나 `zeroclaw runs verify --accept`로 기록을 그대로 받아들이세요.',
  'The record was changed outside of ZeroClaw. What it touches is held until somebody has looked: see `zeroclaw runs verify`, or **Verify the record** on Runs.':
    'ZeroClaw 밖에서 기록이 바뀌었습니다. 누군가 살펴볼 때까지 관련된 것은 멈춰 있습니다. `zeroclaw runs verify`나 실행 페이지의 **기록 검증**을 보세요.',
  'From now on the record is signed with the key of this home. Nothing proves the events of before: {count} are taken as they are. After an upgrade that is as it should be; at any other time somebody may have taken the key away.':
    '이제부터 이 홈의 키로 기록에 서명합니다. 그 전의 이벤트를 증명하는 것은 없으며, {count}개를 있는 그대로 받아들입니다. 업그레이드한 뒤라면 정상입니다. 그 밖의 때라면 누군가 키를 없앴을 수 있습니다.',
  'Nothing of the record is held: there is nothing to accept':
    '기록에서 멈춰 둔 것이 없어 받아들일 것이 없습니다',
  'The record of run {run} was changed outside of ZeroClaw, or cannot be proved':
    'ZeroClaw 밖에서 {run} 실행의 기록이 바뀌었거나 증명할 수 없습니다',
  'Look at what it was doing, then cancel it, or take the record as it is with `zeroclaw runs verify --accept`.':
    '하던 일을 확인한 뒤 실행을 취소하거나 `zeroclaw runs verify --accept`로 기록을 그대로 받아들이세요.',
  'The record of runs does not continue what was signed on {date}: the database was cut back or replaced':
    '실행 기록이 {date}에 서명한 내용에서 이어지지 않습니다. 데이터베이스가 잘렸거나 바뀌었습니다',
  'See what is missing with `zeroclaw runs verify`, and restore a backup from before. If the database was put there on purpose, delete {file} and restart: until then each start takes back what was allowed for longer.':
    '`zeroclaw runs verify`로 무엇이 없는지 보고 이전 백업을 복원하세요. 일부러 놓은 데이터베이스라면 {file}[을/를] 지우고 다시 시작하세요. 그때까지는 시작할 때마다 앞으로 묻지 않기로 한 것을 모두 철회합니다.',
  'The header names run {run}, but event 1 starts run {other}.':
    '머리글은 {run} 실행이라고 하지만, 첫 이벤트는 {other} 실행을 시작합니다.',
  'The file was written by a newer version of ZeroClaw (format {format}, this program knows {known})':
    '더 새로운 ZeroClaw가 쓴 파일입니다(형식 {format}, 이 프로그램은 {known}까지)',
  'Event {event} is not understood: {reason?}': '이벤트 {event}[을/를] 알 수 없습니다: {reason?}',
  'Update ZeroClaw if the file comes from a newer version.':
    '더 새로운 버전의 파일이라면 ZeroClaw를 업데이트하세요.',
  'Update ZeroClaw.': 'ZeroClaw를 업데이트하세요.',

  // Arguments that do not fit
  '{name} must not be there': '{name}[이/가] 있으면 안 됩니다',
  '{name} must be one of {choices}, not {value}': '{name}[은/는] {choices} 중 하나여야 하는데 {value}입니다',
  '{name} must match {pattern}': '{name}[은/는] {pattern} 형식이어야 합니다',
  '{name} is not known; known: {names}': '{name}[은/는] 알려진 인자가 아닙니다. 쓸 수 있는 것: {names}',
  '{name} is not known; there are no arguments':
    '{name}[은/는] 알려진 인자가 아닙니다. 이 도구에는 인자가 없습니다',
  // Asked of an engine without a window, or by a program of another version
  'Use `zeroclaw runs export` and `zeroclaw runs import`.':
    '`zeroclaw runs export`와 `zeroclaw runs import`를 쓰세요.',
  'This engine runs without a window': '이 엔진은 창 없이 실행되고 있습니다',
  'Use the app for that.': '앱에서 하세요.',
  'Use `zeroclaw backup` and `zeroclaw restore`.': '`zeroclaw backup`과 `zeroclaw restore`를 쓰세요.',
  'The engine knows no request "{name}"': '엔진이 "{name}" 요청을 모릅니다',
  'Update the program that asked.': '요청한 프로그램을 업데이트하세요.',
  'This is a defect. The log in the data folder has the details.':
    '프로그램의 결함입니다. 자세한 내용은 데이터 폴더의 로그에 있습니다.',
  'Its record cannot be read, so it does not go on: {reason?}':
    '기록을 읽을 수 없어 이어서 실행하지 않습니다: {reason?}',
  'Look at what it was doing and bring that to a safe end by hand; a backup of the database has the record.':
    '무엇을 하던 중이었는지 확인하고 직접 안전하게 마무리하세요. 기록은 데이터베이스 백업에 있습니다.',
  // What a run does not take
  'Run {run} has started already.': '{run} 실행은 이미 시작되었습니다.',
  'There is no such run.': '그런 실행이 없습니다.',
  '{sop} has no steps.': '{sop}에 단계가 없습니다.',
  'Write them as a numbered list under "## Steps" in SOP.md.':
    'SOP.md의 "## Steps" 아래에 번호 목록으로 쓰세요.',
  '{sop} has no step {step}.': '{sop}에 {step}단계가 없습니다.',
  'It has its calls already.': '호출이 이미 정해졌습니다.',
  'Step {step}, attempt {attempt} cannot begin: {reason!}.':
    '{step}단계의 {attempt}번째 시도를 시작할 수 없습니다: {reason!}.',
  'none is due': '차례가 된 것이 없습니다',
  'step {step}, attempt {attempt} is due': '{step}단계의 {attempt}번째 시도 차례입니다',
  'Step {step} is tried again at {at}, not before.': '{step}단계는 {at} 이후에 다시 시도합니다.',
  'The call of {tool} in step {step} was on no card that a person approved.':
    '{step}단계의 {tool} 호출은 사람이 승인한 어느 카드에도 없습니다.',
  'Step {step} has nothing to ask about.': '{step}단계에 물을 것이 없습니다.',
  'Attempt {attempt} of step {step} is over; attempt {now} is being carried out.':
    '{step}단계의 {attempt}번째 시도는 끝났고, {now}번째 시도를 실행하는 중입니다.',
  'Step {step} is not the current step; step {now} is.': '지금은 {step}단계가 아니라 {now}단계입니다.',
  'Nobody is to be told of step {step} now.': '지금은 {step}단계를 알릴 때가 아닙니다.',
  'Step {step} is not being carried out.': '{step}단계는 실행 중이 아닙니다.',
  'The dry run of "{sop}" was not started: {reason?}': '"{sop}"의 모의 실행을 시작하지 않았습니다: {reason?}',
  'it was under way when the backup was made that was restored': '복원한 백업을 만들 때 진행 중이던 실행',
  'The model proposes no call: {reason?}.': '모델이 제안한 호출이 없습니다: {reason?}.',
  'The card has no call {call}.': '카드에 {call}번째 호출이 없습니다.',
  'Look at the card again.': '카드를 다시 보세요.',
  '{tool} has no argument "{name}" on this card.': '이 카드의 {tool} 호출에는 "{name}" 인자가 없습니다.',
  'Only values that stand on the card can be changed.': '카드에 있는 값만 바꿀 수 있습니다.',
  '{tool}, argument "{name}": {template} is not known':
    '{tool}의 인자 "{name}": {template}[은/는] 알려진 자리가 아닙니다',
  '{tool}, argument "{name}": {template} cannot be read: {why!}':
    '{tool}의 "{name}" 인자: {template}[을/를] 읽을 수 없습니다: {why!}',
  '{tool}, argument "{name}": {template} cannot be worked out: {why!}':
    '{tool}의 "{name}" 인자: {template}[을/를] 계산할 수 없습니다: {why!}',
  'it would be too long, or too much work': '너무 길거나 계산이 너무 많습니다',
  'what time it is then is not known': '그때의 시각을 알 수 없습니다',
  'something in it is not of the kind that is needed, such as a text where a number is, or a place that a list does not have':
    '숫자가 와야 할 곳에 텍스트가 있거나 목록에 없는 자리를 가리키는 것처럼, 필요한 형식이 아닌 값이 있습니다',
  '{path} has no value: that step has no output': '{path}에 값이 없습니다. 그 단계에 출력이 없습니다',
  '{path} has no value: that step failed': '{path}에 값이 없습니다. 그 단계가 실패했습니다',
  '{path} has no value: there is no such step': '{path}에 값이 없습니다. 그런 단계가 없습니다',
  '{path} has no value: the output of that step has no such key':
    '{path}에 값이 없습니다. 그 단계의 출력에 그런 키가 없습니다',
  '{path} has no value: the tool of that step said no such thing about its answer':
    '{path}에 값이 없습니다. 그 단계의 도구가 답에 대해 그런 것을 말하지 않았습니다',
  '{path} has no value: the step goes through no list':
    '{path}에 값이 없습니다. 그 단계는 목록을 돌지 않습니다',
  '{path} has no value: the item has no such key': '{path}에 값이 없습니다. 항목에 그런 키가 없습니다',
  '{path} has no value: the procedure remembers none': '{path}에 값이 없습니다. 절차가 기억한 것이 없습니다',
  '{path} has no value: the event has no topic': '{path}에 값이 없습니다. 이벤트에 토픽이 없습니다',
  '{path} has no value: the event has no payload': '{path}에 값이 없습니다. 이벤트에 페이로드가 없습니다',
  '{path} has no value: the payload is not JSON': '{path}에 값이 없습니다. 페이로드가 JSON이 아닙니다',
  '{path} has no value: the payload has no such key': '{path}에 값이 없습니다. 페이로드에 그런 키가 없습니다',
  '{tool}, argument "{name}": {template} has no value: that step has no output':
    '{tool}의 인자 "{name}": {template}에 값이 없습니다. 그 단계에 출력이 없습니다',
  '{tool}, argument "{name}": what is filled in beside the secret names one itself':
    '{tool}의 인자 "{name}": 비밀 값 옆에 채워지는 것이 스스로 비밀 값을 부릅니다',
  'Look at where the value comes from: the procedure alone says where a secret goes.':
    '값이 어디서 왔는지 보세요. 비밀 값이 어디로 가는지는 절차만 정합니다.',
  '{tool}, argument "{name}": {template} has no value: the sender said no such thing of the message':
    '{tool}, 인수 "{name}": {template}에 값이 없습니다: 보낸 쪽이 메시지에 그런 것을 붙이지 않았습니다',
  '{tool}, argument "{name}": {template} has no value: that step failed':
    '{tool}의 인자 "{name}": {template}에 값이 없습니다. 그 단계는 실패했습니다',
  '{tool}, argument "{name}": {template} has no value: the output of that step has no such key':
    '{tool}의 인자 "{name}": {template}에 값이 없습니다. 그 단계의 출력에 그런 키가 없습니다',
  '{tool}, argument "{name}": {template} has no value: the tool of that step said no such thing about its answer':
    '{tool}의 인자 "{name}": {template}에 값이 없습니다. 그 단계의 도구가 응답에 대해 그런 것을 알려 주지 않았습니다',
  '{tool}, argument "{name}": {template} has no value: the step goes through no list':
    '{tool}의 인자 "{name}": {template}에 값이 없습니다. 이 단계는 목록을 따라가지 않습니다',
  '{tool}, argument "{name}": {template} has no value: the item has no such key':
    '{tool}의 인자 "{name}": {template}에 값이 없습니다. 항목에 그런 키가 없습니다',
  '{tool}, argument "{name}": {template} has no value: the procedure remembers none':
    '{tool}의 인자 "{name}": {template}에 값이 없습니다. 절차가 기억하는 것이 없습니다',
  '{tool}, argument "{name}": {template} has no value: the event has no topic':
    '{tool}의 인자 "{name}": {template}에 값이 없습니다. 이벤트에 토픽이 없습니다',
  '{tool}, argument "{name}": {template} has no value: the event has no payload':
    '{tool}의 인자 "{name}": {template}에 값이 없습니다. 이벤트에 페이로드가 없습니다',
  '{tool}, argument "{name}": {template} has no value: the payload is not JSON':
    '{tool}의 인자 "{name}": {template}에 값이 없습니다. 페이로드가 JSON이 아닙니다',
  '{tool}, argument "{name}": {template} has no value: the payload has no such key':
    '{tool}의 인자 "{name}": {template}에 값이 없습니다. 페이로드에 그런 키가 없습니다',
  'Correct the call in SOP.md, or send an event that has the value.':
    'SOP.md의 호출을 고치거나, 그 값이 있는 이벤트를 보내세요.',

  // Records
  'Old runs could not be deleted: {reason?}': '오래된 실행을 지우지 못했습니다: {reason?}',
  'It is tried again tomorrow. Check the disk that holds the home folder.':
    '내일 다시 시도합니다. 홈 폴더가 있는 디스크를 확인하세요.',
  '{count} records could not be written: {reason?}': '기록 {count}개를 쓰지 못했습니다: {reason?}',
  'They are kept and tried again. Check the disk and [memory] in config.toml.':
    '보관하며 다시 시도합니다. 디스크와 config.toml의 [memory]를 확인하세요.',
  'Event {event} of run {run} in {file} cannot be read: {reason}':
    '{file}에 있는 {run} 실행의 이벤트 {event}[을/를] 읽을 수 없습니다: {reason}',
  'The other runs are not affected. Update ZeroClaw if this database was used by a newer version; otherwise restore a backup of the database.':
    '다른 실행에는 영향이 없습니다. 더 새로운 버전이 이 데이터베이스를 썼다면 ZeroClaw를 업데이트하고, 아니라면 데이터베이스의 백업을 복원하세요.',
  'There is no database at {file}': '{file}에 데이터베이스가 없습니다',
  'Start ZeroClaw once with this home folder, or give another one with --home.':
    '이 홈 폴더로 ZeroClaw를 한 번 시작하거나 --home으로 다른 폴더를 주세요.',
  'The database {file} was written by an older version of ZeroClaw':
    '데이터베이스 {file}[은/는] 더 오래된 ZeroClaw가 썼습니다',
  'Start ZeroClaw once: it brings the database up to date.':
    'ZeroClaw를 한 번 시작하면 데이터베이스가 지금 버전에 맞춰집니다.',
  'the file is empty': '파일이 비어 있습니다',
  'the file is gone, but its log (-wal) is there': '파일은 없고 로그(-wal)만 있습니다',
  '{file} is a database of another program': '{file}[은/는] 다른 프로그램의 데이터베이스입니다',
  'Move the file elsewhere, or give another home folder with --home.':
    '파일을 다른 곳으로 옮기거나 --home으로 다른 홈 폴더를 주세요.',
  'The database {file} cannot be opened: {reason?}': '데이터베이스 {file}[을/를] 열 수 없습니다: {reason?}',
  'Check that you may read and write {folder} and that no other program holds the file.':
    '{folder}[을/를] 읽고 쓸 권한이 있는지, 다른 프로그램이 파일을 잡고 있지 않은지 확인하세요.',
  'The database {file} could not be brought up to date (step {step}): {reason?}':
    '데이터베이스 {file}[을/를] 지금 버전에 맞추지 못했습니다({step} 단계): {reason?}',
  'Nothing was changed in it. Its tables are not what its version should have; an unfinished version of ZeroClaw may have written to it. Use the version that wrote it, or start with another home folder (--home), and report this with the log.':
    '바뀐 것은 없습니다. 테이블이 그 버전에 있어야 할 것과 다릅니다. 완성되지 않은 ZeroClaw가 썼을 수 있습니다. 이것을 쓴 버전을 쓰거나 다른 홈 폴더(--home)로 시작하고, 로그와 함께 알려 주세요.',
  'Another ZeroClaw is using {folder}': '다른 ZeroClaw가 {folder}[을/를] 쓰고 있습니다',
  'Another ZeroClaw (process {pid}) is using {folder}':
    '다른 ZeroClaw(프로세스 {pid})가 {folder}[을/를] 쓰고 있습니다',
  'Use the one that is running, quit it first, or give this one another home folder with --home.':
    '실행 중인 것을 쓰거나, 먼저 그것을 끝내거나, 여기에 --home으로 다른 홈 폴더를 주세요.',
  'The lock file {file} cannot be used: {reason?}': '잠금 파일 {file}[을/를] 쓸 수 없습니다: {reason?}',
  'Check that you may write to that folder and that the disk is not full; if it lies on a network drive, choose a home folder on a local disk.':
    '그 폴더에 쓸 권한이 있는지, 디스크가 가득 차지 않았는지 확인하세요. 네트워크 드라이브에 있다면 이 컴퓨터의 디스크에 있는 홈 폴더를 고르세요.',
  'The home folder {folder} cannot be prepared: {reason?}':
    '홈 폴더 {folder}[을/를] 준비할 수 없습니다: {reason?}',
  'Check that you may write there and that the disk is not full, or give another folder with --home.':
    '그곳에 쓸 권한이 있는지, 디스크가 가득 차지 않았는지 확인하거나 --home으로 다른 폴더를 주세요.',
  '{name} must be at least {limit}, not {value}': '{name}[은/는] {limit} 이상이어야 하는데 {value}입니다',
  '{name} must be at most {limit}, not {value}': '{name}[은/는] {limit} 이하여야 하는데 {value}입니다',
  '{name} must be more than {limit}, not {value}': '{name}[은/는] {limit}보다 커야 하는데 {value}입니다',
  '{name} must be less than {limit}, not {value}': '{name}[은/는] {limit}보다 작아야 하는데 {value}입니다',
  '{name} must be a multiple of {step}, not {value}': '{name}[은/는] {step}의 배수여야 하는데 {value}입니다',
  '{name} must have at least 1 character': '{name}[은/는] 1자 이상이어야 합니다',
  '{name} must have at most {count} characters, not {length}':
    '{name}[은/는] {count}자를 넘으면 안 되는데 {length}자입니다',
  '{name} must have at most 1 character, not {length}':
    '{name}[은/는] 1자를 넘으면 안 되는데 {length}자입니다',
  '{name} must have at least 1 entry': '{name}[은/는] 항목이 1개 이상이어야 합니다',
  '{name} must have at most 1 entry': '{name}[은/는] 항목이 1개를 넘으면 안 됩니다',
  '{name} must have at least {count} members': '{name}[은/는] 키가 {count}개 이상이어야 합니다',
  '{name} must have at least 1 member': '{name}[은/는] 키가 1개 이상이어야 합니다',
  '{name} must have at most {count} members': '{name}[은/는] 키가 {count}개를 넘으면 안 됩니다',
  '{name} must have at most 1 member': '{name}[은/는] 키가 1개를 넘으면 안 됩니다',
  '{name} must not have the same entry twice': '{name}에 같은 항목이 두 번 있으면 안 됩니다',
  '{name} lacks an entry that it must have': '{name}에 있어야 할 항목이 없습니다',
  '{name} is no name that may be used here': '{name}[은/는] 여기서 쓸 수 없는 이름입니다',
  '{name} must not be {value}': '{name}[은/는] {value}[이면/면] 안 됩니다',
  '{name} fits {count} of its possible forms and must fit exactly one':
    '{name}[은/는] 가능한 형식 가운데 {count}개에 맞는데, 하나에만 맞아야 합니다',
} as const satisfies Readonly<Record<string, string>>;
