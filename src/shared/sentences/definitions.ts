/** What validation says of SOP.toml and SOP.md, with its remedies. */
export const definitionSentences = {
  // Two sentences, such as what is wrong and how to fix it, where nothing says more surely what they are
  '{first!}. {rest!}': '{first!}. {rest!}',
  'This procedure broke what reads it: {reason}': '이 절차를 읽다가 읽는 쪽이 멈췄습니다: {reason}',
  'Take back the last change of its two files.': '이 절차의 두 파일에서 마지막 변경을 되돌리세요.',
  // SOP.toml as a text
  '{key} is empty, so it always holds': '{key}[이/가] 비어 있어 언제나 참입니다',
  'Write for example $.value > 85, or leave it out if that is meant.':
    '예를 들어 $.value > 85라고 쓰거나, 그것이 뜻이라면 빼세요.',
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
  'its [[{table}]]': '그 [[{table}]]',
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
  'It belongs to {types} triggers: write it below [[triggers]].':
    '{types} 트리거의 키입니다. [[triggers]] 아래에 쓰세요.',
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
  'Write it as adc_{channel}.': 'adc_{channel}[으로/로] 쓰세요.',
  'What an analog input tells is no number but {"value": …, "full_scale": …}, so nothing is counted':
    '아날로그 입력이 알리는 것은 숫자가 아니라 {"value": …, "full_scale": …}이므로 아무것도 세지 않습니다',
  'What an analog input tells is no number but {"value": …, "full_scale": …}, so {condition} never holds':
    '아날로그 입력이 알리는 것은 숫자가 아니라 {"value": …, "full_scale": …}이므로 {condition}[은/는] 참이 되지 않습니다',
  'Write value = "$.value".': 'value = "$.value"[으로/로] 쓰세요.',
  'Write $.value {condition}.': '$.value {condition}[으로/로] 쓰세요.',
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
  '`zeroclaw sop history {name}` lists them.': '`zeroclaw sop history {name}` 명령이 모두 보여줍니다.',
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
