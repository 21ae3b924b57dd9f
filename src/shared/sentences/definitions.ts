/** What validation says of SOP.toml and SOP.md, with its remedies. */
export const definitionSentences = {
  // Two sentences, such as what is wrong and how to fix it, where nothing says more surely what they are
  '{first!}. {rest!}': '{first!}. {rest!}',
  'This procedure broke what reads it: {reason}': '이 절차를 읽다가 읽는 쪽이 멈췄습니다: {reason}',
  'Take back the last change of its two files.': '이 절차의 두 파일에서 마지막 변경을 되돌리세요.',
  // SOP.toml as a text
  'clear_condition is the same as the condition, so it holds nothing back':
    'clear_condition이 condition과 같아서 아무것도 막지 않습니다',
  'Write what has to be true before it may start again, for example $.value < 80.':
    '다시 시작하기 전에 참이 되어야 하는 것을 쓰세요. 예: $.value < 80',
  '{key} stands without a condition, so nothing could be false in between':
    '{key}에 condition이 없어서 그 사이에 거짓이 될 것이 없습니다',
  'Write condition = "…" beside it, or leave {key} out; the trigger does not fire until then.':
    'condition = "…"를 함께 쓰거나 {key}[을/를] 빼세요. 그때까지 트리거는 시작하지 않습니다.',
  'It listens at one place, and several are named': '이 트리거는 한 곳을 듣는데, 여러 곳이 쓰여 있습니다',
  'It needs the place that is to be heard': '이 트리거에는 들을 곳이 필요합니다',
  'value is "{value}", which is not a path into the payload: {reason?}':
    'value "{value}"[은/는] 페이로드의 경로가 아닙니다: {reason?}',
  'value is "{value}", which is not a path into the payload':
    'value "{value}"[은/는] 페이로드의 경로가 아닙니다',
  'Write for example value = "$.ppm", or leave it out for the payload itself; the trigger does not fire until then.':
    '예를 들어 value = "$.ppm"이라고 쓰거나, 페이로드 자체이면 빼세요. 그때까지 트리거는 시작하지 않습니다.',
  'Write one of topic = "…", path = "/…", or board = "…" with signal = "pin_…"; the trigger does not fire until then.':
    'topic = "…", path = "/…", 또는 board = "…"와 signal = "pin_…" 가운데 하나를 쓰세요. 그때까지 트리거는 시작하지 않습니다.',
  'No file can have the path "{path}": {why?}': '어떤 파일도 "{path}"라는 경로를 가질 수 없습니다: {why?}',
  'it is empty': '비어 있습니다',
  'Write for example "inbox/*.csv".': '예를 들어 "inbox/*.csv"라고 쓰세요.',
  'it ends in "/"': '"/"로 끝납니다',
  'Write "*" behind it for every file in this folder.': '이 폴더의 모든 파일이면 뒤에 "*"를 쓰세요.',
  'it has a backslash': '역슬래시가 있습니다',
  'Write "/" between folders, on Windows too.': 'Windows에서도 폴더 사이에는 "/"를 쓰세요.',
  'it has a part that is empty, "." or ".."': '비어 있거나 "." 또는 ".."인 부분이 있습니다',
  'Write the names of the folders alone.': '폴더 이름만 쓰세요.',
  '"**" stands beside other characters': '"**"가 다른 글자와 붙어 있습니다',
  'Write "**" alone between two "/" for any folders, or one "*".':
    '모든 폴더이면 두 "/" 사이에 "**"만 쓰고, 아니면 "*" 하나를 쓰세요.',
  'The path "{path}" lies in no folder that config.toml allows':
    '"{path}" 경로는 config.toml이 허용하는 폴더에 있지 않습니다',
  'Write it from the workspace on, as in "inbox/*.csv", or name its folder in watch_folders under [sop]; the trigger does not fire until then.':
    '"inbox/*.csv"처럼 작업 폴더에서 시작하는 경로를 쓰거나, 그 폴더를 [sop]의 watch_folders에 쓰세요. 그때까지 트리거는 시작하지 않습니다.',
  '{key} is an empty list': '{key}[이/가] 빈 목록입니다',
  '{key} has {value}, which is not one of {choices}': '{key}에 {choices}에 없는 {value}[이/가] 있습니다',
  'Write a list of {choices}, or leave it out for all of them.':
    '{choices} 가운데 목록으로 쓰거나, 모두이면 빼세요.',
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
  'There is no channel "{name}" in config.toml': 'config.toml에 "{name}" 채널이 없습니다',
  'Add it under [channels_config].': '[channels_config] 아래에 추가하세요.',
  'queue_limit counts for admission = "queue" alone, so it has no effect':
    'queue_limit은 admission = "queue"일 때만 쓰이므로 아무 효과가 없습니다',
  'Write admission = "queue" beside it, or leave queue_limit out.':
    'admission = "queue"를 함께 쓰거나 queue_limit을 빼세요.',
  'There is no figure "{name}"': '"{name}"[이라는/라는] 수치는 없습니다',
  'Known are {names}.': '{names}[이/가] 있습니다.',
  'There is no procedure "{name}", so no run of it can end':
    '"{name}"[이라는/라는] 절차가 없어서 그 실행이 끝날 일이 없습니다',
  'The end of each would start the next, without end: {loop}':
    '하나가 끝나면 다음 것이 시작되어 끝이 없습니다: {loop}',
  'Take this trigger out of one of them; it does not fire until then.':
    '이 가운데 한 절차에서 트리거를 빼세요. 그때까지 시작하지 않습니다.',
  'Step {step} writes {what}, which may start this procedure again without end: {loop}':
    '{step}단계가 쓰는 {what}[이/가] 이 절차를 끝없이 다시 시작할 수 있습니다: {loop}',
  'Write elsewhere, give the trigger a condition for which it rests, or the procedure a cooldown_secs.':
    '다른 곳에 쓰거나, 트리거에 조건을 달거나, 절차에 cooldown_secs를 정하세요.',
  'Add {key} = 600 under {place}.': '{place} 아래에 {key} = 600을 쓰세요.',
  '{key} is 0': '{key}[이/가] 0입니다',
  'Write a whole number from 1 to {most}, or leave it out.': '1부터 {most}까지의 정수를 쓰거나 빼세요.',
  'This is not TOML: {mistake?}': 'TOML이 아닙니다: {mistake?}',
  'Correct the line; texts stand in quotes, keys before "=", tables in [brackets].':
    '이 줄을 고치세요. 텍스트는 따옴표 안에, 키는 "=" 앞에, 테이블은 [대괄호] 안에 씁니다.',
  'its lines end in a carriage return alone': '줄이 캐리지 리턴만으로 끝납니다',
  'Save the file with the line breaks of Unix (LF) or Windows (CRLF).':
    '줄 바꿈을 Unix(LF)나 Windows(CRLF) 형식으로 해서 저장하세요.',
  'this is defined already': '이미 정의되어 있습니다',
  'Keep one of the two.': '둘 중 하나만 남기세요.',
  '{key} is written twice, first in line {line}': '{key}[이/가] 두 번 쓰였습니다. 처음은 {line}번째 줄입니다',
  'Put the keys of both under one head. Each trigger has a head of its own in two brackets: [[triggers]].':
    '두 곳의 키를 한 머리 아래에 모으세요. 트리거마다 대괄호 두 개로 된 머리 [[triggers]]를 씁니다.',
  'these are printed quotes, which do not begin a text': '인쇄용 따옴표로는 텍스트를 시작할 수 없습니다',
  'Write the straight quotes " or \'; texts stand in quotes.':
    '곧은 따옴표 " 또는 \'를 쓰세요. 텍스트는 따옴표 안에 씁니다.',
  'the bracket is never closed': '대괄호가 닫히지 않았습니다',
  'Write {head}, for example [sop] or [[triggers]].': '{head}처럼 쓰세요. 예: [sop], [[triggers]].',
  'the quote is never closed': '따옴표가 닫히지 않았습니다',
  'Close it in the same line; texts stand in quotes, those of several lines in """.':
    '같은 줄에서 닫으세요. 텍스트는 따옴표 안에, 여러 줄은 """ 안에 씁니다.',
  'an invisible control character stands in the text': '텍스트에 보이지 않는 제어 문자가 있습니다',
  'Take it out, or write it as \\u and its four digits.': '지우거나 \\u와 네 자리 숫자로 쓰세요.',
  'a number begins with a zero': '숫자가 0으로 시작합니다',
  'Write it without the zero in front.': '앞의 0을 빼고 쓰세요.',
  'yes and no are written true and false here': '여기서는 yes와 no를 true와 false로 씁니다',
  'Write true or false.': 'true나 false를 쓰세요.',
  '{value} stands without quotes': '{value}에 따옴표가 없습니다',
  'Write {key} = {value}; texts stand in quotes.': '{key} = {value}처럼 쓰세요. 텍스트는 따옴표 안에 씁니다.',
  'the value is missing': '값이 없습니다',
  'Write a value behind "="; texts stand in quotes.': '"=" 뒤에 값을 쓰세요. 텍스트는 따옴표 안에 씁니다.',
  'between {key} and its value stands no "="': '{key}[과/와] 값 사이에 "="이 없습니다',
  'Write {key} = {value}.': '{key} = {value}처럼 쓰세요.',
  '{rest} stands behind the value': '값 뒤에 {rest}[이/가] 있습니다',
  'Write one key in a line, with nothing but a # comment behind the value.':
    '한 줄에 키 하나를 쓰고, 값 뒤에는 # 주석만 두세요.',
  'this is not a number': '숫자가 아닙니다',
  'Correct the number, or put it in quotes if it is a text.':
    '숫자를 고치거나, 텍스트라면 따옴표 안에 쓰세요.',
  'the number is too large': '숫자가 너무 큽니다',
  'Write a smaller number, or put it in quotes if it is a text.':
    '더 작은 숫자를 쓰거나, 텍스트라면 따옴표 안에 쓰세요.',
  'this is not a date or a time': '날짜나 시각이 아닙니다',
  'Write it as 2026-01-31 or 2026-01-31T09:30:00Z, or put it in quotes if it is a text.':
    '2026-01-31이나 2026-01-31T09:30:00Z처럼 쓰거나, 텍스트라면 따옴표 안에 쓰세요.',
  'Close it with ] or }.': ']나 }로 닫으세요.',
  'the key has a character that needs quotes': '키에 따옴표가 필요한 문자가 있습니다',
  'Write letters of English, digits, - and _, or put the key in quotes.':
    '영문자, 숫자, -, _로 쓰거나 키를 따옴표 안에 쓰세요.',
  'a name is missing': '이름이 없습니다',
  'Write the name of the key or of the table.': '키나 테이블의 이름을 쓰세요.',
  'a backslash in double quotes begins a special character, and this is none':
    '큰따옴표 안의 백슬래시는 특수 문자를 뜻하는데, 그런 문자가 없습니다',
  'Write \\\\ for a backslash, or put the text in single quotes.':
    '백슬래시는 \\\\로 쓰거나, 텍스트를 작은따옴표 안에 쓰세요.',
  'something stands behind the value': '값 뒤에 다른 것이 있습니다',
  'a comma or the closing bracket is missing': '쉼표나 닫는 괄호가 없습니다',
  'Put commas between the values, and close the list or the table.':
    '값 사이에 쉼표를 쓰고, 목록이나 테이블을 닫으세요.',
  'the line has no "="': '줄에 "="이 없습니다',
  'Write key = value, or begin the line with # if it is a note.':
    '키 = 값처럼 쓰거나, 메모라면 줄을 #로 시작하세요.',
  'this is not a value': '값이 아닙니다',
  'this name cannot be used': '이 이름은 쓸 수 없습니다',
  'there is no procedure "{name}"': '"{name}" 절차가 없습니다',
  'Correct the arguments; the step would fail. Only a template that stands alone keeps the type of its value, where that is one of the payload, of the data of a step, or worked out; what is filled in for every other one is text.':
    '인자를 고치세요. 그대로면 단계가 실패합니다. 페이로드 값, 단계의 데이터, 계산한 값의 템플릿을 홀로 쓸 때만 값의 형식을 지킵니다. 다른 템플릿에 채워지는 것은 모두 텍스트입니다.',
  'Correct the name, or write the procedure.': '이름을 고치거나 그 절차를 쓰세요.',
  '{template} stands in the text of step {step}, where nothing is filled in':
    '{template}[이/가] {step}단계의 글에 있습니다. 글에는 아무것도 채워지지 않습니다',
  'Values are filled in in a call alone. Say it in words: whoever carries out the step, or decides about it, has the event.':
    '값은 호출에만 채워집니다. 말로 쓰세요. 단계를 실행하거나 결정하는 쪽은 이벤트를 볼 수 있습니다.',
  'There are more than {most} steps': '단계가 {most}개를 넘습니다',
  'Make several procedures of them; one starts the next with "call: sop_execute".':
    '여러 절차로 나누세요. "call: sop_execute"로 다음 절차를 시작할 수 있습니다.',
  '{file} cannot be read: {reason?}': '{file}[을/를] 읽을 수 없습니다: {reason?}',
  'it was moved or changed since it was chosen, or may not be read':
    '고른 뒤에 옮겨졌거나 바뀌었거나, 읽을 권한이 없습니다',
  'line {line} is not UTF-8 text': '{line}번째 줄이 UTF-8 텍스트가 아닙니다',
  'Open it in the editor that wrote it and save it as UTF-8 (in Notepad: Save as, encoding UTF-8).':
    '그 파일을 쓴 편집기에서 열어 UTF-8로 저장하세요(메모장: 다른 이름으로 저장, 인코딩 UTF-8).',
  'it has {bytes} bytes; {most} are the limit': '{bytes}바이트입니다. {most}바이트까지 됩니다',
  'Make it a text file of at most 1 MiB that you may read.':
    '읽을 수 있는 1 MiB 이하의 텍스트 파일로 만드세요.',

  // Keys and values
  '"{key}" is not a known key here, and it looks as if the procedure should be off; without it it would run':
    '"{key}"[은/는] 여기서 알 수 없는 키이며 절차를 끄려던 것으로 보입니다. 이것이 없으면 절차가 실행됩니다',
  '"{key}" is not a known key, and it looks as if a person should be asked; without it the procedure would act unasked':
    '"{key}": 알 수 없는 키이며, 사람에게 물어보라는 뜻으로 보입니다. 그대로 두면 절차가 묻지 않고 움직입니다',
  '"{key}" is not a known key; it has no effect':
    '"{key}"[은/는] 알려진 키가 아니며, 아무 일도 하지 않습니다',
  'Known here: {keys}.': '여기서 쓸 수 있는 키: {keys}.',
  'Did you mean "{suggestion}"?': '"{suggestion}"[을/를] 쓰려고 했습니까?',
  'Did you mean {suggestion}?': '{suggestion}[을/를] 쓰려고 했습니까?',
  '"{key}" is missing': '"{key}"[이/가] 없습니다',
  'Add {key} = "…" under {head?}.': '{head?} 아래에 {key} = "…"를 추가하세요.',
  'its [[triggers]]': '그 [[triggers]]',
  '{key} is "{value}", which is not one of {choices}':
    '{key}의 값 "{value}"[은/는] {choices} 중 하나가 아닙니다',
  'Write one of {choices}.': '{choices} 중 하나를 쓰세요.',
  '{key} is {value}, which is below 0': '{key}의 값 {value}[은/는] 0보다 작습니다',
  '{key} is {value}, which is above {most}': '{key}의 값 {value}[은/는] {most}보다 큽니다',
  'Write a whole number from 0 to {most}.': '0부터 {most}까지의 정수를 쓰세요.',
  '{key} is {kind!}, but must be {wanted!}': '{key}의 값은 {kind!}인데, {wanted!}여야 합니다',
  'Write {wanted!}.': '{wanted!}[을/를] 쓰세요.',
  'text in quotes': '따옴표 안의 텍스트',
  'one of {choices}': '{choices} 중 하나',
  'a list of {choices}': '{choices} 가운데 여럿의 목록',
  'a whole number': '정수',
  'true or false': 'true 또는 false',
  'a fraction': '소수',
  'a list': '목록',
  'a date': '날짜',
  text: '텍스트',
  'It belongs under [sop].': '[sop] 아래에 있어야 합니다.',
  'It belongs under [sop], above the triggers.': '트리거보다 위, [sop] 아래에 있어야 합니다.',
  'The table [sop] is missing': '[sop] 테이블이 없습니다',
  'Add [sop] with name and description.': 'name과 description이 있는 [sop]를 추가하세요.',
  'Write [sop] and the keys below it.': '[sop]를 쓰고 그 아래에 키를 쓰세요.',
  'What stands below [sop] belongs to it: write {key} above [sop], or each one as [[{key}]].':
    '[sop] 아래에 쓴 것은 [sop]에 속합니다. {key}[을/를] [sop] 위에 쓰거나, 하나씩 [[{key}]]로 쓰세요.',
  'concurrency_key is "{key}", which is not a path into the payload: {mistake?} (its column {column})':
    'concurrency_key의 값 "{key}"[은/는] 페이로드 안의 경로가 아닙니다: {mistake?} ({column}번째 칸)',
  'Write for example concurrency_key = "$.pump_id".': '예: concurrency_key = "$.pump_id".',
  'Write [[triggers]] with two brackets for each trigger.':
    '트리거마다 대괄호 두 개로 [[triggers]]를 쓰세요.',
  'A trigger is {kind!}, but must be a table': '트리거가 {kind!}인데, 테이블이어야 합니다',
  'Write [[triggers]] and the keys below it.': '[[triggers]]를 쓰고 그 아래에 키를 쓰세요.',
  'It belongs to {others} triggers; of {type} ones known are {keys}.':
    '{others} 트리거의 키입니다. {type} 트리거에서 쓸 수 있는 키: {keys}.',
  'Add type = "…" under its [[triggers]], one of {choices}.':
    '그 [[triggers]] 아래에 type = "…"를 추가하세요. {choices} 중 하나입니다.',
  'The name is empty': '이름이 비어 있습니다',
  'Give it a name; people and tools start it by that.':
    '이름을 지으세요. 사람과 도구가 그 이름으로 시작합니다.',
  'The name has characters that cannot be seen': '이름에 보이지 않는 문자가 있습니다',
  'Write it again, by hand.': '손으로 다시 쓰세요.',
  'The name has more than {count} characters': '이름이 {count}자를 넘습니다',
  'Shorten it.': '줄이세요.',
  'The description is empty': '설명이 비어 있습니다',
  'Say in a sentence what it is for.': '무엇을 위한 것인지 한 문장으로 쓰세요.',
  'max_concurrent is 0, so it never starts': 'max_concurrent가 0이라 시작하지 않습니다',
  'Write 1 or more, or enabled = false to switch it off.':
    '1 이상을 쓰거나, 끄려면 enabled = false를 쓰세요.',
  'It has no triggers, so only a person can start it': '트리거가 없어 사람만 시작할 수 있습니다',
  'Add [[triggers]] with type = "manual" if that is meant.':
    '그것이 맞다면 type = "manual"인 [[triggers]]를 추가하세요.',
  'The name "{name}" is also used in {files}; none of them starts':
    '"{name}"[이라는/라는] 이름을 {files}에서도 씁니다. 어느 것도 시작하지 않습니다',
  'The name "{name}" looks like "{other}" in {folder}/SOP.toml: whoever approves could not tell them apart':
    '"{name}"[은/는] {folder}/SOP.toml의 "{other}"[과/와] 비슷해 보입니다. 승인하는 사람이 구별할 수 없습니다',
  'The name "{name}" looks like that of the procedure "{other}": whoever approves could not tell them apart':
    '"{name}"[은/는] "{other}" 절차의 이름과 비슷해 보입니다. 승인하는 사람이 구별할 수 없습니다',
  'The name "{name}" looks like that of the board "{other}": whoever approves could not tell them apart':
    '"{name}"[은/는] "{other}" 보드의 이름과 비슷해 보입니다. 승인하는 사람이 구별할 수 없습니다',
  'Choose a name that differs in letters or digits that can be told apart.':
    '구별되는 글자나 숫자가 다른 이름을 고르세요.',
  'Give each its own name.': '저마다 다른 이름을 지으세요.',

  // Triggers
  'No request can have the path "{path}"': '"{path}" 경로로는 요청이 올 수 없습니다',
  'Let it begin with "/", for example "/sop/start".': '"/"로 시작하게 하세요. 예: "/sop/start".',
  'Leave out the "?" and what follows it, which is no part of the path.':
    '"?"와 그 뒤를 빼세요. 경로에 속하지 않습니다.',
  'No message has the topic "{topic}", which is that of a shared subscription':
    '"{topic}" 토픽으로는 메시지가 오지 않습니다. 공유 구독의 토픽입니다',
  'Write the topic alone, without "$share/" and the name of the group.':
    '"$share/"와 그룹 이름 없이 토픽만 쓰세요.',
  'The topic "{topic}" is not a valid MQTT filter: {mistake?}':
    '토픽 "{topic}"[은/는] 올바른 MQTT 필터가 아닙니다: {mistake?}',
  'Correct the topic; the trigger does not fire until then.':
    '토픽을 고치세요. 그때까지 트리거가 작동하지 않습니다.',
  'a topic filter must not be empty': '토픽 필터는 비어 있을 수 없습니다',
  'a topic filter must not hold a null character': '토픽 필터에는 널 문자를 쓸 수 없습니다',
  '"#" stands alone in the last level': '"#"은 마지막 단계에 혼자 있어야 합니다',
  '"+" stands alone in its level': '"+"는 단계 안에 혼자 있어야 합니다',
  'The condition {condition} breaks at its column {column}: {mistake?}':
    '조건 {condition}[이/가] {column}번째 칸에서 잘못되었습니다: {mistake?}',
  'Write for example $.value > 85; the trigger does not fire until then.':
    '예: $.value > 85. 그때까지 트리거가 작동하지 않습니다.',
  'Write for example $.payload.value > 85 or $.steps.1.output == high.':
    '예: $.payload.value > 85 또는 $.steps.1.output == high.',
  'The condition {condition} can never be true': '조건 {condition}[은/는] 참이 될 수 없습니다',
  'Check the operators and limits.': '연산자와 한계값을 확인하세요.',
  '{remedy!} The trigger does not fire until then.': '{remedy!} 그때까지 트리거가 작동하지 않습니다.',
  '"{expression}" never fires': '"{expression}"[은/는] 한 번도 작동하지 않습니다',
  'Check day, month and year: no such date is to come.':
    '일, 월, 연도를 확인하세요. 앞으로 그런 날짜가 없습니다.',
  'No board tells of a signal "{signal}"; the trigger never fires':
    '"{signal}" 신호를 알리는 보드는 없습니다. 이 트리거는 결코 작동하지 않습니다',
  'Write pin_ and the number of a pin, for example pin_3.': 'pin_ 뒤에 핀 번호를 쓰세요. 예: pin_3.',
  'Write it as pin_{pin}.': 'pin_{pin}[으로/로] 쓰세요.',
  'There is no board "{board}" in config.toml': 'config.toml에 "{board}" 보드가 없습니다',
  'there is no board "{board}" in config.toml': 'config.toml에 "{board}" 보드가 없습니다',
  'it does not say which board is meant, and there are several':
    '어느 보드인지 말하지 않았고, 보드가 여럿입니다',
  'Add "board" with one of these names: {boards}.': '이 이름 중 하나로 "board"를 추가하세요: {boards}.',
  'Add it as [[peripherals.boards]].': '[[peripherals.boards]]로 추가하세요.',

  // Conditions and paths
  'this ")" closes nothing': '이 ")"에 짝이 없습니다',
  'expected && or || here, or the end': '여기에는 && 또는 ||가 오거나, 끝나야 합니다',
  'this "(" is never closed': '이 "("가 닫히지 않았습니다',
  'too many parentheses within each other': '괄호가 너무 많이 겹쳐 있습니다',
  'too many values are counted with': '계산하는 값이 너무 많습니다',
  'expected one of > >= < <= == != here': '여기에는 > >= < <= == != 중 하나가 와야 합니다',
  '"=" is not an operator; equality is ==': '"="은 연산자가 아닙니다. 같음은 ==로 씁니다',
  'expected $.path or one of > >= < <= == != here': '여기에는 $.경로나 > >= < <= == != 중 하나가 와야 합니다',
  'this quote is never closed': '이 따옴표가 닫히지 않았습니다',
  'a value is missing here': '여기에 값이 없습니다',
  'it must begin with "$."': '"$."로 시작해야 합니다',
  'the path ends here, but the text goes on': '경로는 여기서 끝나는데 글이 이어집니다',
  'it names no key': '키 이름이 없습니다',
  'a key is missing after "."': '"." 뒤에 키가 없습니다',
  'brackets hold an index like [0] or a quoted key like ["a key"]':
    '대괄호에는 [0] 같은 번호나 ["a key"] 같은 따옴표 키를 씁니다',

  // Steps
  'There is no SOP.md, so it has no steps and cannot start':
    'SOP.md가 없어 단계가 없으며, 시작할 수 없습니다',
  'It has no steps, so it cannot start': '단계가 없어 시작할 수 없습니다',
  'It has no steps, so it cannot start: {reason!}': '단계가 없어 시작할 수 없습니다: {reason!}',
  'Write a numbered list under the heading "## Steps" in SOP.md.':
    'SOP.md의 "## Steps" 제목 아래에 번호 목록을 쓰세요.',
  'the heading of the steps has another level': '단계 제목의 수준이 다릅니다',
  'Write it with two signs: "## Steps".': '기호 두 개로 "## Steps"라고 쓰세요.',
  'the heading of the steps has no blank after its signs': '단계 제목의 기호 뒤에 빈칸이 없습니다',
  'Write "## Steps".': '"## Steps"라고 쓰세요.',
  'the number has more than nine digits': '번호가 아홉 자리를 넘습니다',
  'steps are numbered with a dot': '단계 번호 뒤에는 점을 찍습니다',
  'a blank is missing after the number': '번호 뒤에 빈칸이 없습니다',
  'the number is written in full-width digits': '번호가 전각 숫자로 쓰였습니다',
  'a blank stands between the number and its dot': '번호와 점 사이에 빈칸이 있습니다',
  'a tab or another sign stands after the number where a blank belongs':
    '번호 뒤의 빈칸 자리에 탭이나 다른 문자가 있습니다',
  'the item has no text': '항목에 글이 없습니다',
  'This line looks like a step and is not read as one: {reason!}':
    '이 줄은 단계처럼 보이지만 단계로 읽히지 않습니다: {reason!}',
  'Write "1. **Title** — what to do", or indent the line if it belongs to the text of the step above.':
    '"1. **제목** — 할 일"처럼 쓰거나, 위 단계의 본문이라면 줄을 들여 쓰세요.',
  'This item stands below "{heading}" and is a step all the same':
    '이 항목은 "{heading}" 아래에 있지만 그래도 단계입니다',
  'Only a heading with two signs ("## Notes") ends the steps. Indent the list if it belongs to the text of the step above.':
    '기호가 두 개인 제목("## Notes")만 단계를 끝냅니다. 위 단계의 본문이라면 목록을 들여 쓰세요.',
  '"{heading}" is further in than the list and would end the steps':
    '"{heading}"[이/가] 목록보다 안쪽에 있어 단계를 끝내게 됩니다',
  'Begin it at the margin if it is a section of its own, or write it with three signs if it belongs to the step.':
    '따로 나눈 절이라면 줄 맨 앞에서 시작하고, 단계에 속한다면 기호 세 개로 쓰세요.',
  'A line break that is none here ({character}) stands in this line, so what follows it would belong to the line':
    '여기서는 줄바꿈이 아닌 줄바꿈 문자({character})가 이 줄에 있어, 그 뒤의 글이 같은 줄에 속하게 됩니다',
  'Begin a new line there or take it out; the line breaks of a text file are those of Unix (LF) or Windows (CRLF).':
    '그곳에서 줄을 바꾸거나 그 문자를 지우세요. 텍스트 파일의 줄바꿈은 Unix(LF) 또는 Windows(CRLF)의 것입니다.',
  'This line is less far in than the step whose code fence it stands in, so it looks like a part of the procedure and is none':
    '코드 울타리가 있는 단계보다 이 줄이 바깥쪽에 있어, 절차의 일부처럼 보이지만 그렇지 않습니다',
  'This line is less far in than the step whose code fence it stands in; it is text of the fence all the same':
    '코드 울타리가 있는 단계보다 이 줄이 바깥쪽에 있지만 그래도 울타리 안의 글입니다',
  'Close the fence above the line, or indent the line as far as the fence.':
    '이 줄 위에서 울타리를 닫거나, 줄을 울타리만큼 들여 쓰세요.',
  'Markdown shows no code fence here: the line is too far in, or begins with blanks that are neither spaces nor tabs':
    'Markdown은 이 줄을 코드 울타리로 보지 않습니다. 너무 안쪽에 있거나, 빈칸이나 탭이 아닌 공백으로 시작합니다',
  'Indent it with spaces, as far as the text above it.': '위의 글만큼 빈칸으로 들여 쓰세요.',
  'A code fence begins behind the mark of a list, so what follows would not be in it':
    '목록의 기호 뒤에서 코드 울타리가 시작되어, 다음 줄들이 울타리에 들어가지 않습니다',
  'Begin the fence on a line of its own.': '울타리를 새 줄에서 시작하세요.',
  'Markdown shows this line as an item of the list, and it is text of step {step}':
    'Markdown은 이 줄을 목록의 항목으로 보이지만, 여기서는 {step}단계의 본문입니다',
  'Begin it as far in as the list if it is a step, else as far in as the text of the step.':
    '단계라면 목록만큼, 아니라면 단계의 본문만큼 들여 쓰세요.',
  '"{key}" stands above the step that it is meant for; to be safe the step below asks':
    '"{key}"[이/가] 단계 위에 있습니다. 안전을 위해 아래 단계가 사람에게 묻습니다',
  'Write "- requires_confirmation: true" in each step that shall ask.':
    '물어야 하는 단계마다 "- requires_confirmation: true"를 쓰세요.',
  'Markdown shows no heading here: a blank before or behind the signs of "{heading}" is neither a space nor a tab':
    'Markdown은 이 줄을 제목으로 보지 않습니다. "{heading}"의 기호 앞이나 뒤에 있는 공백이 빈칸도 탭도 아닙니다',
  'Write plain spaces there.': '그곳에 보통 빈칸을 쓰세요.',
  'steps are a numbered list': '단계는 번호 목록으로 씁니다',
  'Write "1. **Title** — what to do".': '"1. **제목** — 할 일"처럼 쓰세요.',
  'the numbered list does not stand under the heading "## Steps"':
    '번호 목록이 "## Steps" 제목 아래에 있지 않습니다',
  'Write "## Steps" above it.': '그 위에 "## Steps"를 쓰세요.',
  'The code fence {fence} is never closed, so everything after it would belong to it':
    '코드 울타리 {fence}[이/가] 닫히지 않아 뒤의 모든 글이 그 안에 들어갑니다',
  'Close it with a line {fence}.': '{fence} 줄로 닫으세요.',
  'The comment is never closed, so everything after it would belong to it':
    '주석이 닫히지 않아 뒤의 모든 글이 그 안에 들어갑니다',
  'Close it with "-->".': '"-->"로 닫으세요.',
  '"{text}" stands behind the end of a comment and would have no effect':
    '"{text}"[이/가] 주석의 끝 뒤에 있어 아무 일도 하지 않습니다',
  'Begin a new line behind "-->".': '"-->" 뒤에서 줄을 바꾸세요.',
  'A comment begins in the middle of this line and does not end in it, so what follows would not be in it':
    '이 줄 중간에서 주석이 시작되고 줄 안에서 끝나지 않아, 다음 줄들이 주석에 들어가지 않습니다',
  'Begin the comment on a line of its own.': '주석을 새 줄에서 시작하세요.',
  '"{line}" is not the heading of the steps, so what follows is not carried out':
    '"{line}"[은/는] 단계 제목이 아니므로 그 뒤의 내용은 실행하지 않습니다',
  'Write the heading exactly as "## Steps".': '제목을 정확히 "## Steps"라고 쓰세요.',
  'Step {step} has an empty title': '{step}단계의 제목이 비어 있습니다',
  'Write it as "1. **Title** — what to do".': '"1. **제목** — 할 일"처럼 쓰세요.',
  '"{key}" is not written as a bullet is; the line is part of the step\'s text':
    '"{key}"[이/가] 글머리표의 모양이 아니어서 이 줄은 단계의 본문이 됩니다',
  '"{key}" is not written as a bullet is; to be safe the step asks':
    '"{key}"[이/가] 글머리표의 모양이 아닙니다. 안전을 위해 이 단계는 사람에게 묻습니다',
  '"{key}" is not written as a bullet is; without it the steps would run in another order':
    '"{key}"[이/가] 글머리표의 모양이 아닙니다. 이것이 없으면 단계의 순서가 달라집니다',
  '"{key}" is not written as a bullet is; without it the call would not be carried out as written':
    '"{key}"[이/가] 글머리표의 모양이 아닙니다. 이것이 없으면 호출을 쓰인 대로 실행하지 않습니다',
  'Write "- {line}", or begin the line with another word if it is meant as text.':
    '"- {line}"[이라고/라고] 쓰거나, 본문이라면 줄을 다른 말로 시작하세요.',
  'The call to {tool} has "{key}" twice; only one of them could count':
    '{tool} 호출에 "{key}"[이/가] 두 번 있습니다. 하나만 쓰일 수 있습니다',
  'Step {step} has "{key}" twice; only one of them could count':
    '{step}단계에 "{key}"[이/가] 두 번 있습니다. 하나만 쓰일 수 있습니다',
  'Step {step} has "{key}" twice; {consequence!}':
    '{step}단계에 "{key}"[이/가] 두 번 있습니다. {consequence!}',
  'Keep one of them.': '하나만 남기세요.',
  'the last one counts': '마지막 것이 적용됩니다',
  'only one of them could count': '그중 하나만 적용될 수 있습니다',
  'one that asks is enough': '하나라도 물으라고 하면 묻습니다',
  'requires_confirmation is "{value}", which is neither true nor false; the step asks':
    'requires_confirmation의 값 "{value}"[은/는] true도 false도 아닙니다. 이 단계는 사람에게 묻습니다',
  'Write it as `- call: tool_name {"argument": "value"}` in one line.':
    '한 줄로 `- call: 도구_이름 {"인자": "값"}`처럼 쓰세요.',
  'The call "{call}" has no tool name followed by arguments in braces':
    '호출 "{call}"에 도구 이름과 중괄호 안의 인자가 없습니다',
  'it ends in the middle': '중간에 끝납니다',
  'something stands behind the closing brace': '닫는 중괄호 뒤에 다른 것이 있습니다',
  'a name in double quotes is missing': '큰따옴표로 쓴 이름이 없습니다',
  'a comma or a closing bracket is missing': '쉼표나 닫는 괄호가 없습니다',
  'a colon is missing behind a name': '이름 뒤에 쌍점이 없습니다',
  'a value is written in a way that JSON does not know': 'JSON에 없는 모양으로 쓴 값이 있습니다',
  '{template} is not known; what is filled in is payload, payload.key, topic, meta.key, steps.1.output, steps.1.output.key, steps.1.meta.status or state.name in double braces, or what is worked out of them':
    '{template}[은/는] 알려진 자리가 아닙니다. 두 겹 중괄호 안에 payload, payload.key, topic, meta.key, steps.1.output, steps.1.output.key, steps.1.meta.status, state.name과 그것으로 계산한 값을 쓸 수 있습니다',
  'there is no secret "{name}" in config.toml': 'config.toml에 "{name}"[이라는/라는] 비밀 값이 없습니다',
  'Add a table [secrets.{name}] with value, tools and hosts, or correct the name.':
    'value, tools, hosts가 있는 [secrets.{name}] 표를 넣거나, 이름을 고치세요.',
  '[secrets.{name}] in config.toml does not let {tool} carry the secret':
    'config.toml의 [secrets.{name}]에 따르면 {tool}[은/는] 이 비밀 값을 쓸 수 없습니다',
  'If it is meant, add "{tool}" to its tools.': '의도한 것이면 그 tools에 "{tool}"[을/를] 넣으세요.',
  'the host of the address is not written out, so the secret "{name}" could go anywhere':
    '주소의 호스트가 그대로 쓰여 있지 않아 비밀 값 "{name}"[이/가] 어디로든 갈 수 있습니다',
  'Write the host of url without a template.': 'url의 호스트를 템플릿 없이 쓰세요.',
  '[secrets.{name}] in config.toml does not let the secret go to {host}':
    'config.toml의 [secrets.{name}]에 따르면 이 비밀 값을 {host}[으로/로] 보낼 수 없습니다',
  'If it is meant, add "{host}" to its hosts.': '의도한 것이면 그 hosts에 "{host}"[을/를] 넣으세요.',
  'The secret "{name}" is named in the text of step {step}, where no secret is put in':
    '비밀 값 "{name}"[이/가] {step}단계의 본문에 있는데, 본문에는 비밀 값을 넣지 않습니다',
  'The secret "{name}" is named in the condition of step {step}, where no secret is put in':
    '비밀 값 "{name}"[이/가] {step}단계의 조건에 있는데, 조건에는 비밀 값을 넣지 않습니다',
  'The secret "{name}" is named in "{key}" of a trigger, where no secret is put in':
    '비밀 값 "{name}"[이/가] 트리거의 "{key}"에 있는데, 거기에는 비밀 값을 넣지 않습니다',
  '{template} stands in the name of an argument, where nothing is filled in':
    '{template}[이/가] 인수 이름에 있는데, 인수 이름에는 아무것도 채우지 않습니다',
  '{tool} keeps or shows what it is given, so it carries no secret':
    '{tool}[은/는] 받은 내용을 남기거나 보여 주므로 비밀 값을 싣지 않습니다',
  'Name the secret in a call that sends it to where it is needed, such as http_request.':
    'http_request처럼 비밀 값이 필요한 곳으로 보내는 호출에 쓰세요.',
  'Name it in a call: `- call: http_request {"url": "…", "headers": {"Authorization": "Bearer {{secret.NAME}}"}}`.':
    '호출에 쓰세요: `- call: http_request {"url": "…", "headers": {"Authorization": "Bearer {{secret.NAME}}"}}`.',
  '{template} refers to a step that has not run by then':
    '{template}[은/는] 그때까지 실행되지 않은 단계를 가리킵니다',
  '{template} has no value when the clock starts the procedure':
    '시계가 절차를 시작하면 {template}에 값이 없습니다',
  '{template} has no value when a person starts the procedure without a payload':
    '사람이 페이로드 없이 절차를 시작하면 {template}에 값이 없습니다',
  'Write "when: {path} != null" under the step, so that it is skipped then, or take that trigger out.':
    '그때 건너뛰도록 단계 아래에 "when: {path} != null"을 쓰거나, 그 트리거를 빼세요.',
  'The arguments of the call to {tool} are not JSON: {mistake?}':
    '{tool} 호출의 인자가 JSON이 아닙니다: {mistake?}',
  '"{key}" is not a known bullet; to be safe the step asks':
    '"{key}"[은/는] 알려진 글머리표가 아닙니다. 안전을 위해 이 단계는 사람에게 묻습니다',
  '"{key}" is not a known bullet, and its value is that of {suggestion}; without it the steps would run in another order':
    '"{key}"[은/는] 알려진 글머리표가 아니며, 값은 {suggestion}의 것입니다. 이것이 없으면 단계의 순서가 달라집니다',
  'Known are {keys}. Capitalise the word if it is meant as text.':
    '쓸 수 있는 것: {keys}. 본문이라면 대문자로 시작하세요.',
  '"{key}" is not a known bullet; the line is part of the step\'s text':
    '"{key}"[은/는] 알려진 글머리표가 아닙니다. 이 줄은 단계의 본문이 됩니다',
  'Step {step}, call to {tool}: {mistake?}': '{step}단계의 {tool} 호출: {mistake?}',
  'the tool is not among those of the step: {tools}': '이 단계의 도구에 없습니다. 단계의 도구: {tools}',
  'Name it under "tools", or take the call out.': '"tools"에 적거나 호출을 빼세요.',
  'it is for pin {pin}, and the text says pin {pins}':
    '호출은 핀 {pin}인데 글에는 핀 {pins}[이라고/라고] 쓰여 있습니다',
  'it sets the level {value}, and the text forbids "{word}" there':
    '호출은 값을 {value}[으로/로] 하는데 글은 그 핀에 "{word}"[을/를] 금지합니다',
  'it sets the level {value}, and the text says "{word}"':
    '호출은 값을 {value}[으로/로] 하는데 글에는 "{word}"[이라고/라고] 쓰여 있습니다',
  'Correct what is wrong, the text or the call.': '글과 호출 중 잘못된 쪽을 고치세요.',
  'Step {step} has no tools, so it is answered in words and nothing is carried out; its text reads as if something were to be done: "{words}"':
    '{step}단계에는 도구가 없어 말로만 답하고 아무것도 실행하지 않습니다. 그런데 글은 무언가 하라는 뜻으로 읽힙니다: "{words}"',
  'Name its tools ("- tools: gpio_write"), write its call, or let a person do it with "kind: checkpoint".':
    '도구를 적거나("- tools: gpio_write") 호출을 쓰고, 사람이 할 일이면 "kind: checkpoint"를 쓰세요.',
  'Correct the arguments; the step would fail.': '인자를 고치세요. 이대로는 단계가 실패합니다.',
  'Correct the name, or set up what brings the tool.': '이름을 고치거나, 그 도구를 제공하는 것을 설정하세요.',
  'Step {step} names the tool "{tool}", which does not exist': '{step}단계가 부르는 "{tool}" 도구가 없습니다',

  // The way between steps
  'Step {step} goes on to step {target}, which does not exist; there {count!}':
    '{step}단계가 {target}단계로 이어지는데, 그런 단계가 없습니다. 여기에는 {count!}',
  'is 1 step': '단계가 1개 있습니다',
  'are {count} steps': '단계가 {count}개 있습니다',
  'Name one from {least} to {most}.': '{least}부터 {most}까지에서 고르세요.',
  'Name one from {least} to {most}, or "next: end".':
    '{least}부터 {most}까지에서 고르거나 "next: end"를 쓰세요.',
  '{reference} can mean two steps, both written as {number}: {one}, or {other}':
    '{reference}[이/가] 두 단계를 뜻할 수 있습니다. 둘 다 {number}번으로 쓰여 있습니다: {one} 또는 {other}',
  '{reference} can mean two steps: as written {one}, counted from the top {other}':
    '{reference}[이/가] 두 단계를 뜻할 수 있습니다. 쓰인 번호로는 {one}, 위에서 세면 {other}',
  '{reference} names no step that is written as {number}; counted from the top it is {other}':
    '{reference}[이/가] 가리키는 {number}번으로 쓰인 단계가 없습니다. 위에서 세면 {other}',
  'It is not clear which step is named by step {step}: {why?}':
    '{step}단계가 가리키는 단계가 분명하지 않습니다: {why?}',
  'Say first which one is meant: choose it where the step goes on, or change SOP.md itself.':
    '어느 단계인지 먼저 정하세요. 단계의 다음 갈 곳에서 고르거나 SOP.md를 직접 고치세요.',
  'Number the steps 1, 2, 3 and so on, and name the one that is meant.':
    '단계 번호를 1, 2, 3처럼 차례로 쓰고, 뜻하는 단계를 가리키세요.',
  'Step {step} is a {kind}, which carries nothing out: {useless!} would never be used':
    '{step}단계는 종류가 {kind}[이라/라] 아무것도 실행하지 않습니다. {useless!}[은/는] 쓰이지 않습니다',
  'Move them to a step of their own, or remove "kind: checkpoint" and write requires_confirmation: true.':
    '다른 단계로 옮기거나, "kind: checkpoint"를 지우고 requires_confirmation: true를 쓰세요.',
  'its calls and its tools': '호출과 도구',
  'its calls': '호출',
  'its tools': '도구',
  'Remove on_failure.': 'on_failure를 지우세요.',
  'Step {step} is a {kind}, which cannot fail; a rejection always cancels the run':
    '{step}단계는 종류가 {kind}[이라/라] 실패하지 않습니다. 거절하면 언제나 실행을 취소합니다',
  'The condition {condition} can never be true, so step {step} is always skipped':
    '조건 {condition}[은/는] 참이 될 수 없어 {step}단계를 항상 건너뜁니다',
  'A comparison in "when" of step {step} does not say what is compared':
    '{step}단계의 "when"에 무엇을 비교하는지 없습니다',
  'Begin with $.payload, $.topic or $.steps.1.output.':
    '$.payload, $.topic, $.steps.1.output 중 하나로 시작하세요.',
  '{subject} is not there: a step sees $.payload, $.topic, $.meta, $.steps and $.state':
    '{subject}[은/는] 없습니다. 단계는 $.payload, $.topic, $.meta, $.steps, $.state를 봅니다',
  '{subject} names no step that exists': '{subject}[이/가] 가리키는 단계가 없습니다',
  'Write for example $.steps.{step}.output; there {count!}.': '예: $.steps.{step}.output. 여기에는 {count!}.',
  '{subject} is not there: a step has output, meta and status':
    '{subject}[은/는] 없습니다. 단계에는 output, meta, status가 있습니다',
  '{subject} is of a step that cannot have run by then':
    '{subject}[은/는] 그때까지 실행되었을 수 없는 단계의 것입니다',
  'Look at an earlier step.': '더 앞의 단계를 보세요.',
  'Step {steps} lead to no end: they go in a circle without a way out, so a run ends only by a failure':
    '{steps}단계에는 끝이 없습니다. 나갈 길 없이 돌아서 실패해야만 실행이 끝납니다',
  'Steps {steps} lead to no end: they go in a circle without a way out, so a run ends only by a failure':
    '{steps}단계에는 끝이 없습니다. 나갈 길 없이 돌아서 실패해야만 실행이 끝납니다',
  'Let one of them go on elsewhere, or give the one that goes back a "when".':
    '그중 하나를 다른 곳으로 잇거나, 되돌아가는 단계에 "when"을 쓰세요.',
  'Step {step} is never reached': '{step}단계에 이르는 길이 없습니다',
  'Let a step go on with it, or remove it.': '다른 단계에서 이어지게 하거나 지우세요.',
  'Step {above} goes elsewhere. Let a step go on with it, give step {above} a "when", or remove it.':
    '{above}단계는 다른 곳으로 갑니다. 다른 단계에서 이어지게 하거나, {above}단계에 "when"을 쓰거나, 지우세요.',
  'kind is "{value}", which is none of {kinds}': 'kind의 값 "{value}"[이/가] {kinds} 가운데 없습니다',
  'Write checkpoint for a step that only waits for a person, wait for one that waits for a time or a message, input for one that asks for a value, procedure for one that starts another procedure; leave the bullet out otherwise.':
    '사람만 기다리는 단계에는 checkpoint를, 시간이나 메시지를 기다리는 단계에는 wait를, 값을 묻는 단계에는 input을, 다른 절차를 시작하는 단계에는 procedure를 쓰고, 아니면 글머리표를 빼세요.',
  'Move them to a step of their own, or remove "kind: {kind}".':
    '다른 단계로 옮기거나 "kind: {kind}"를 지우세요.',
  '"{key}" belongs to a step of kind {kind}; the line is part of the step\'s text':
    '"{key}"[은/는] 종류가 {kind}인 단계의 글머리표입니다. 이 줄은 단계의 글로 읽힙니다',
  'Write "- kind: {kind}" in the step, or begin the line with another word if it is meant as text.':
    '단계에 "- kind: {kind}"를 쓰거나, 글이라면 다른 낱말로 줄을 시작하세요.',
  '"parallel" belongs to a step that goes through a list; the line is part of the step\'s text':
    '"parallel"은 목록을 차례로 처리하는 단계의 글머리표입니다. 이 줄은 단계의 글로 읽힙니다',
  'Write "- for_each: $.payload.list" in the step, or begin the line with another word if it is meant as text.':
    '단계에 "- for_each: $.payload.list"를 쓰거나, 글이라면 다른 낱말로 줄을 시작하세요.',
  '"{key}" is a bullet only with a value that fits, and this one does not; the line is part of the step\'s text':
    '"{key}"[은/는] 값이 맞을 때만 글머리표인데 이 값은 맞지 않습니다. 이 줄은 단계의 글로 읽힙니다',
  '"{key}" is a bullet in small letters alone; the line is part of the step\'s text':
    '"{key}"[은/는] 소문자로 쓸 때만 글머리표입니다. 이 줄은 단계의 글로 읽힙니다',
  'Step {step} is of kind wait, and says neither "for" nor "until" in words that can be read':
    '{step}단계는 종류가 wait인데 읽을 수 있는 "for"나 "until"이 없습니다',
  'Step {step} says both "for" and "until"; only one of them could count':
    '{step}단계에 "for"와 "until"이 모두 있습니다. 하나만 쓰일 수 있습니다',
  'Write for example "- for: 90s", "- until: 22:30" or "- until: $.level < 40 on tank/1/level".':
    '예를 들어 "- for: 90s", "- until: 22:30", "- until: $.level < 40 on tank/1/level"처럼 쓰세요.',
  'The secret "{name}" is named in what step {step} waits for, where no secret is put in':
    '{step}단계가 기다리는 것에 비밀 값 "{name}"[이/가] 있지만, 거기에는 비밀 값을 넣지 않습니다',
  'The condition {condition} can never be true, so step {step} waits for nothing':
    '조건 {condition}[은/는] 결코 참이 될 수 없으므로 {step}단계의 기다림은 끝나지 않습니다',
  'Step {step}: {mistake?}': '{step}단계: {mistake?}',
  'Step {step} has calls, and "{key}" is for a step that a model carries out':
    '{step}단계에 호출이 있는데 "{key}"[은/는] 모델이 하는 단계에만 쓸 수 있습니다',
  'Step {step}, value of {name} that it remembers: {mistake?}': '{step}단계가 기억할 {name}의 값: {mistake?}',
  'What procedures remember was changed while no engine ran, and nobody has accepted it yet':
    '절차가 기억하는 것이 엔진이 꺼진 동안 바뀌었고, 아직 아무도 받아들이지 않았습니다',
  'See `zeroclaw runs verify`, and accept the record or restore a backup first.':
    '먼저 `zeroclaw runs verify`를 보고, 기록을 받아들이거나 백업을 복원하세요.',
  'the value is longer than {count} characters': '값이 {count}자보다 깁니다',
  'only a run that acts would know the value': '실제로 실행해야 알 수 있는 값입니다',
  'The value is longer than {count} characters': '값이 {count}자보다 깁니다',
  'Let it remember less.': '더 짧은 값을 쓰세요.',
  'What procedures remember was changed while no engine ran: none of it counts, as if nothing were remembered':
    '절차가 기억하는 것이 엔진이 꺼진 동안 바뀌었습니다. 아무것도 기억하지 않는 것처럼 다룹니다',
  'Which files triggers were told of was changed while no engine ran: what is there now starts nothing, and what comes from now on does':
    '트리거에 어떤 파일을 알렸는지가 엔진이 꺼진 동안 바뀌었습니다. 지금 있는 파일은 아무것도 시작하지 않고, 앞으로 오는 파일부터 시작합니다',
  'Which files triggers wait for was changed while no engine ran: what is there now starts nothing, and what comes from now on does':
    '트리거가 어떤 파일을 기다리는지가 엔진이 꺼진 동안 바뀌었습니다. 지금 있는 파일은 아무것도 시작하지 않고, 앞으로 오는 파일부터 시작합니다',
  'What pins are called was changed while no engine ran: pins are told by their numbers alone':
    '핀의 이름이 엔진이 꺼진 동안 바뀌었습니다. 핀을 번호로만 알립니다',
  'What Home Assistant was shown was changed while no engine ran: nothing of before is removed at the broker':
    'Home Assistant에 보인 것이 엔진이 꺼진 동안 바뀌었습니다. 전에 보인 것은 브로커에서 지우지 않습니다',
  'Step {step} looks for state.{name}, which no step sets':
    '{step}단계가 찾는 state.{name}[을/를] 정하는 단계가 없습니다',
  'Write "- set: {name} = …" in a step, unless a person sets it.':
    '사람이 정하는 값이 아니라면 어느 단계에 "- set: {name} = …"를 쓰세요.',
  'Did you mean state.{name}?': 'state.{name}[을/를] 뜻하셨나요?',
  'Correct the value; nothing would be remembered.': '값을 고치세요. 이대로는 아무것도 기억되지 않습니다.',
  'Step {step}, model: {mistake?}': '{step}단계의 모델: {mistake?}',
  'Remove one of them, or judge what the calls give in a step below.':
    '하나를 지우거나, 호출이 준 것을 아래 단계에서 판단하게 하세요.',
  'its call names an item, and the step goes through no list':
    '호출에 item이 있지만 이 단계는 목록을 따라가지 않습니다',
  'Write "- for_each: $.payload.list" in the step, or name what is meant.':
    '단계에 "- for_each: $.payload.list"를 쓰거나 뜻하는 것을 쓰세요.',
  'it goes through a list, and has not exactly one call for each item and no tools':
    '목록을 따라가는 단계에는 항목마다 할 호출이 하나만 있어야 하고 도구는 없어야 합니다',
  'Write one "- call: …" in the step, and the rest in steps of their own.':
    '단계에 "- call: …"을 하나만 쓰고 나머지는 다른 단계에 쓰세요.',
  'the list that it goes through: {mistake?}': '따라갈 목록: {mistake?}',
  'Name a list of the event or of an earlier step.': '이벤트나 앞 단계의 목록을 쓰세요.',
  '{list} is no list': '{list}[은/는] 목록이 아닙니다',
  'Correct for_each in SOP.md, or send an event that has the list.':
    'SOP.md의 for_each를 바로잡거나, 그 목록이 든 이벤트를 보내세요.',
  '{list} has {count} items, and a step goes through {most} at most':
    '{list}의 항목이 {count}개인데 한 단계는 {most}개까지 따라갑니다',
  'Send fewer at once.': '한 번에 더 적게 보내세요.',
  'Step {step} is of kind procedure, and has no "run" that can be read':
    '{step}단계는 종류가 procedure인데 읽을 수 있는 "run"이 없습니다',
  'Write the name of the procedure, and what it gets: `- run: flush-line {"line": 3}`.':
    '절차의 이름과 건네줄 값을 쓰세요: `- run: flush-line {"line": 3}`',
  'Step {step} starts "{name}", and that leads back to this procedure: {way}':
    '{step}단계가 "{name}"[을/를] 시작하는데, 그것이 이 절차로 돌아옵니다: {way}',
  'Let one of them start none of the others. They could wait for each other without end.':
    '그중 하나가 다른 것을 시작하지 않게 하세요. 서로를 끝없이 기다릴 수 있습니다.',
  'Step {step}, procedure that it starts: {mistake?}': '{step}단계가 시작하는 절차: {mistake?}',
  'Step {step} is of kind input, and has no "ask" that can be read':
    '{step}단계는 종류가 input인데 읽을 수 있는 "ask"가 없습니다',
  'Write the JSON Schema of the answer in one line, with words that JSON Schema knows, for example `- ask: {"type": "number", "minimum": 0}`.':
    '답의 JSON Schema를 JSON Schema가 아는 낱말로 한 줄에 쓰세요. 예: `- ask: {"type": "number", "minimum": 0}`',
  'Step {step}, topic that it waits for: {mistake?}': '{step}단계가 기다리는 토픽: {mistake?}',
  'Correct the topic; the step would fail.': '토픽을 바로잡으세요. 그대로 두면 단계가 실패합니다.',
  'next is "{value}", which is neither the number of a step nor end':
    'next의 값 "{value}"[은/는] 단계 번호도 end도 아닙니다',
  'Write for example "next: 4", or "next: end".': '예: "next: 4" 또는 "next: end".',
  'Write for example "when: $.payload.value > 85" or "when: $.steps.1.output == high".':
    '예: "when: $.payload.value > 85" 또는 "when: $.steps.1.output == high".',
  'when has no condition': 'when에 조건이 없습니다',
  '"fail" takes nothing after it, but "{rest}" follows':
    '"fail" 뒤에는 아무것도 없어야 하는데 "{rest}"[이/가] 있습니다',
  'Write "on_failure: fail".': '"on_failure: fail"이라고 쓰세요.',
  'on_failure is "{value}", which is none of fail, retry:n, goto:n':
    'on_failure의 값 "{value}"[은/는] fail, retry:n, goto:n 중 어느 것도 아닙니다',
  'Write fail, retry:2 or goto:5.': 'fail, retry:2, goto:5처럼 쓰세요.',
  '{word} does not say {meaning!}': '{word} 뒤에 {meaning!}[이/가] 없습니다',
  '{word} is followed by "{value}", which is not {meaning!}':
    '{word} 뒤의 "{value}"[은/는] {meaning!}[이/가] 아닙니다',
  '{word} is followed by "{value}", which is not {meaning!}, from 1 to {most}':
    '{word} 뒤의 "{value}"[은/는] 1부터 {most}까지의 {meaning!}[이/가] 아닙니다',
  'the number of a step': '단계 번호',
  'how often': '횟수',
  'Write for example "on_failure: {word}:2".': '예: "on_failure: {word}:2".',
  'Write for example "on_failure: {word}:2"; the number goes, from 1 to {most}.':
    '예: "on_failure: {word}:2". 숫자는 1부터 {most}까지입니다.',

  // Clocks
  '"{expression}" has {count} field': '"{expression}"에 칸이 {count}개 있습니다',
  '"{expression}" has {count} fields': '"{expression}"에 칸이 {count}개 있습니다',
  'Write 5 fields (minute hour day month weekday), 6 with seconds first, or 7 with the year last.':
    '칸 5개(분 시 일 월 요일)를 쓰세요. 초를 앞에 두면 6개, 연도를 뒤에 두면 7개입니다.',
  '"{zone}" is not a time zone': '"{zone}"[은/는] 시간대가 아닙니다',
  'Write an IANA name such as "Asia/Seoul" or "UTC".': '"Asia/Seoul"이나 "UTC" 같은 IANA 이름을 쓰세요.',
  '{field!}: {value} is not from {least} to {most}':
    '{field!}: {value}[이/가] {least}에서 {most} 사이가 아닙니다',
  '{field!}: there is an empty place between commas': '{field!}: 쉼표 사이가 비어 있습니다',
  '{field!}: {part} has a step without a range in front, such as */{step}':
    '{field!}: {part}에는 간격 앞에 범위가 없습니다. 예: */{step}',
  '{field!}: the step of {part} is not a number from 1 to {most}':
    '{field!}: {part}의 간격이 1부터 {most}까지의 숫자가 아닙니다',
  '{field!}: {part} goes backwards': '{field!}: {part}[은/는] 거꾸로 갑니다',
  '{field!}: it cannot be {part}': '{field!}: {part}[은/는] 쓸 수 없습니다',
  'the second': '초',
  'the minute': '분',
  'the hour': '시',
  'the day': '일',
  'the month': '월',
  'the weekday': '요일',
  'the year': '연도',
  '"{expression}" is not a cron text: {mistake?}': '"{expression}"[은/는] cron 표현이 아닙니다: {mistake?}',
  'Write for example "0 */6 * * *" for every six hours, or "30 9 * * 1-5" for 9:30 on working days.':
    '예: 여섯 시간마다는 "0 */6 * * *", 평일 9시 30분은 "30 9 * * 1-5".',

  // Edits
  'Step {step} names step {other}, which would be gone': '{step}단계가 없어질 {other}단계를 가리킵니다',
  'Change step {step} first.': '{step}단계를 먼저 바꾸세요.',
  'The condition of step {step} names other steps in a way that cannot be renumbered':
    '{step}단계의 조건이 다른 단계를 가리키는데, 번호를 고쳐 쓸 수 없는 모양입니다',
  'Write it as $.steps.1.output, or change SOP.md itself.':
    '$.steps.1.output처럼 쓰거나 SOP.md를 직접 고치세요.',
  'SOP.md has a code fence or a comment that is never closed, so its steps cannot be changed safely':
    'SOP.md에 닫히지 않은 코드 울타리나 주석이 있어 단계를 안전하게 바꿀 수 없습니다',
  'Close it first; validation says where it opens.': '먼저 그것을 닫으세요. 열린 곳은 찾은 문제에 나옵니다.',
  'There is no step {step}; there are {count}': '{step}단계가 없습니다. 단계는 {count}개입니다',
  'There is no trigger {trigger}; there are {count}, counted from 0':
    '트리거 {trigger}[이/가] 없습니다. 0부터 세어 {count}개입니다',
  'Look at the procedure again; it may have changed.': '절차를 다시 보세요. 그사이 바뀌었을 수 있습니다.',
  'The step cannot be written so that it is read as wanted, without touching the others':
    '다른 단계를 건드리지 않고는 이 단계를 뜻대로 읽히게 쓸 수 없습니다',
  'A line that begins like a bullet ("- tools:"), a comment ("<!--"), a heading ("##") or a numbered item is read as one, and "**" ends a title. Use other words, or change SOP.md itself.':
    '글머리표("- tools:"), 주석("<!--"), 제목("##"), 번호 항목처럼 시작하는 줄은 그것으로 읽히고, "**"는 제목을 끝냅니다. 다른 말을 쓰거나 SOP.md를 직접 고치세요.',
  '{name} cannot be the name of a procedure: {mistake?}':
    '{name}[은/는] 절차의 이름이 될 수 없습니다: {mistake?}',
  'Choose a name of letters, digits, blanks and hyphens.': '글자, 숫자, 빈칸, 붙임표로 된 이름을 고르세요.',
  'it has more than {count} characters': '{count}자를 넘습니다',
  'it has characters that cannot be seen': '보이지 않는 문자가 있습니다',
  'it has a character that no file name may have': '파일 이름에 쓸 수 없는 문자가 있습니다',
  'it begins or ends with a dot': '점으로 시작하거나 끝납니다',
  'it is the name of a device on Windows': 'Windows의 장치 이름입니다',
  'The name "{name}" is used in {files}': '"{name}"[이라는/라는] 이름을 {files}에서 씁니다',
  '"{name}" cannot be called "{wanted}" while runs of it are not over: {runs}':
    '끝나지 않은 실행이 있어 "{name}"[을/를] "{wanted}"[으로/로] 바꿔 부를 수 없습니다: {runs}',
  'Decide or cancel that first, then give the new name. Nothing was saved.':
    '먼저 그것을 결정하거나 취소한 뒤 새 이름을 주세요. 아무것도 저장되지 않았습니다.',
  'Give the name of the folder instead.': '대신 폴더 이름을 쓰세요.',
  'Choose another name.': '다른 이름을 고르세요.',
  'There is a folder {folder} already': '{folder} 폴더가 이미 있습니다',
  'Fix that first; nothing was changed.': '먼저 그것을 고치세요. 아무것도 바뀌지 않았습니다.',
  '{file} would have more than {bytes} bytes': '{file}[이/가] {bytes}바이트를 넘게 됩니다',
  'Shorten it; nothing was saved.': '줄이세요. 아무것도 저장되지 않았습니다.',
  '"{name}" has no version {version}': '"{name}"에 버전 {version}[이/가] 없습니다',
  '`zeroclaw sop history {name}` lists them.': '`zeroclaw sop history {name}`[이/가] 모두 보여줍니다.',
  'This is not an exported procedure: {reason?}': '내보낸 절차가 아닙니다: {reason?}',
  'Choose a file made with Export, or a SOP.toml with its SOP.md.':
    '내보내기로 만든 파일이나, SOP.md가 함께 있는 SOP.toml을 고르세요.',

  // Definitions with errors
  'definition has errors': '정의에 오류가 있음',
  'It cannot run until they are fixed: {place}.': '고칠 때까지 실행할 수 없습니다: {place}.',
  'trigger has errors': '트리거에 오류가 있음',
  'The trigger starts nothing until they are fixed: {place}.':
    '고칠 때까지 이 트리거는 아무것도 시작하지 않습니다: {place}.',
  // Files of procedures
  'SOP.toml:{line}:{column}: {message?}': 'SOP.toml {line}번째 줄 {column}번째 칸: {message?}',
  '{remedy?} It was not taken up: what cannot be read cannot be kept from starting.':
    '{remedy?} 가져오지 않았습니다. 읽을 수 없는 것은 시작하지 못하게 막을 수도 없기 때문입니다.',
  'There is a procedure "{name}" already': '"{name}" 절차가 이미 있습니다',
  'Choose another name, or let it be replaced.': '다른 이름을 고르거나 바꾸게 하세요.',
  'Changes of procedures may not be seen: {reason?}': '절차의 변경을 알아채지 못할 수 있습니다: {reason?}',
  'The folder of the procedures is not there, so nothing can start':
    '절차 폴더가 없어 아무것도 시작할 수 없습니다',
  'The procedures cannot be read, so those from before hold: {reason?}':
    '절차를 읽을 수 없어 이전 것을 씁니다: {reason?}',
  'The folder of the procedures cannot be used: {reason?}': '절차 폴더를 쓸 수 없습니다: {reason?}',
  'Correct "sops_dir" under [sop] in config.toml: it must be a folder that you may read and write.':
    'config.toml [sop]의 "sops_dir"을 고치세요. 읽고 쓸 수 있는 폴더여야 합니다.',
} as const satisfies Readonly<Record<string, string>>;
