/** Where a condition or a template breaks, what in it is hardly what was meant, and what is wrong with groups of steps. */
export const conditionSentences = {
  'a condition has at most 10000 characters': '조건은 10000자까지 쓸 수 있습니다',
  'a template has at most 10000 characters': '템플릿은 10000자까지 쓸 수 있습니다',
  '"{sign}" only looks like {meant}; write {meant} with blanks around it':
    '"{sign}"[은/는] {meant}[과/와] 비슷할 뿐입니다. 앞뒤에 빈칸을 두고 {meant}[을/를] 쓰세요',
  'a path is written without $ in double braces: write {path}':
    '이중 중괄호 안의 경로에는 $를 쓰지 않습니다. {path}[으로/로] 쓰세요',
  'a secret stands alone in its braces: nothing is worked out with it':
    '비밀 값은 중괄호 안에 홀로 씁니다. 비밀 값으로는 아무것도 계산하지 않습니다',
  '"{word}" is no path and no text: a path begins with payload, topic, meta, steps, state, item or index, and a text stands in quotes':
    '"{word}"[은/는] 경로도 텍스트도 아닙니다. 경로는 payload, topic, meta, steps, state, item, index로 시작하고, 텍스트는 따옴표 안에 씁니다',
  'two values that are written here are compared; name one of the event, such as payload.key':
    '여기 쓰여 있는 두 값을 비교합니다. payload.key처럼 이벤트의 값을 쓰세요',
  '{name} is one value, which has no keys': '{name}[은/는] 값 하나라 키가 없습니다',
  'what is remembered has a name: write state.NAME': '기억한 값에는 이름이 있습니다. state.이름으로 쓰세요',
  'what a sender says of a message has a name: write meta.NAME':
    '보낸 쪽이 메시지에 관해 말한 값에는 이름이 있습니다. meta.이름으로 쓰세요',
  'a step is named by its number: write steps.1.output': '단계는 번호로 씁니다. steps.1.output처럼 쓰세요',
  'a step has output, meta and status: write steps.{step}.output':
    '단계에는 output, meta, status가 있습니다. steps.{step}.output으로 쓰세요',
  'expected ":" here, with blanks around it': '여기에는 앞뒤에 빈칸을 둔 ":"가 와야 합니다',
  'both sides of ":" are values, or both are comparisons': '":" 양쪽은 둘 다 값이거나 둘 다 비교여야 합니다',
  'a list stands in brackets: [1, 2]': '목록은 대괄호 안에 씁니다: [1, 2]',
  'a comparison cannot be compared': '비교한 결과를 다시 비교할 수 없습니다',
  'a comparison cannot be counted with': '비교한 결과로는 계산할 수 없습니다',
  'a comparison cannot stand in a list': '목록 안에는 비교를 쓸 수 없습니다',
  'a pattern is written here, in quotes; it cannot come from the payload':
    '여기에는 패턴을 따옴표 안에 씁니다. 페이로드에서 가져올 수 없습니다',
  'the pattern cannot be read: {reason?}': '패턴을 읽을 수 없습니다: {reason?}',
  'it is longer than 1000 characters': '1000자를 넘습니다',
  'a text stands in quotes here': '여기서 텍스트는 따옴표 안에 씁니다',
  'there is no function {name}; known are {names}': '{name} 함수가 없습니다. 쓸 수 있는 함수: {names}',
  '"{name}" stands between two values, as in $.list contains "a"':
    '"{name}"[은/는] 두 값 사이에 씁니다. 예: $.list contains "a"',
  '{name} takes {what!}': '{name}에 넣는 것: {what!}',
  'one value': '값 하나',
  'one text': '텍스트 하나',
  'one number': '숫자 하나',
  'one text or list': '텍스트나 목록 하나',
  'numbers, or one list of them': '숫자 여럿 또는 숫자 목록 하나',
  'a number, and how many decimals': '숫자와 소수 자릿수',
  'a list and a place in it, from 0 or from -1 at its end': '목록과 그 안의 자리(0부터, 끝에서는 -1부터)',
  'a text, and what stands between its parts': '텍스트와 나눌 기준 문자',
  'a list, and what stands between its items': '목록과 항목 사이에 넣을 문자',
  'a time, a form such as "YYYY-MM-DD HH:mm", and a time zone': '시각, "YYYY-MM-DD HH:mm" 같은 형식, 시간대',
  nothing: '없음',
  'this "[" is never closed': '이 "["가 닫히지 않았습니다',
  'expected a comma here': '여기에는 쉼표가 와야 합니다',
  '"{written}" is not an operator here; it is written {meant}':
    '"{written}"[은/는] 여기서 연산자가 아닙니다. {meant}[으로/로] 씁니다',
  '"{written}" joins nothing here; it is written {meant}':
    '"{written}"[으로/로]는 비교를 잇지 못합니다. {meant}[으로/로] 씁니다',
  '"not" is written ! here, in front of the whole comparison':
    '"not"은 여기서 !로 쓰고, 비교 전체의 앞에 둡니다',
  'arithmetic needs blanks around its signs': '계산 기호 앞뒤에는 빈칸이 있어야 합니다',
  'double braces belong into calls; a condition names a value as $.key':
    '이중 중괄호는 호출에 씁니다. 조건에서는 값을 $.키로 씁니다',
  'this sign only looks like $; write $': '이 기호는 $와 비슷할 뿐입니다. $를 쓰세요',
  'a dot is missing behind $: write $.key': '$ 뒤에 점이 없습니다. $.키로 쓰세요',
  'one comparison ends here; join two with &&': '비교 하나가 여기서 끝납니다. 둘은 &&로 이으세요',
  '"{word}" stands behind the number {number}': '숫자 {number} 뒤에 "{word}"[이/가] 있습니다',
  '"{word}" stands behind {before}; a text of several words stands in quotes':
    '{before} 뒤에 "{word}"[이/가] 있습니다. 여러 단어로 된 텍스트는 따옴표 안에 씁니다',

  // What can be read, and is hardly meant
  'The condition {condition} is true for every payload': '조건 {condition}[은/는] 어떤 페이로드에도 참입니다',
  'The condition {condition} is true whatever value {paths} has':
    '{paths} 값이 무엇이든 조건 {condition}[은/는] 참입니다',
  'Check the operators and limits, and whether && is meant where || stands.':
    '연산자와 한계값을 확인하고, || 자리에 &&를 쓰려던 것은 아닌지 확인하세요.',
  '{value} is a text here, for nothing is filled in in a condition':
    '{value}[은/는] 여기서 텍스트입니다. 조건에는 아무것도 채워지지 않습니다',
  'Name the value by its path, for example $.max.': '값을 경로로 쓰세요. 예: $.max.',
  'The printed quotes of {value} are part of the text': '{value}의 인쇄용 따옴표는 텍스트의 일부가 됩니다',
  'Write "{value}" with the straight quotes of the keyboard.':
    '키보드의 곧은 따옴표로 "{value}"[을/를] 쓰세요.',
  'The backticks of {value} are part of the text': '{value}의 백틱은 텍스트의 일부가 됩니다',
  '{value} has full-width signs, which are other ones than those of {plain}':
    '{value}에는 전각 문자가 있어 {plain}[과/와] 다릅니다',
  'Write {plain} with the signs of the keyboard, or "{text}" in quotes if the sender writes it so.':
    '키보드의 문자로 {plain}[을/를] 쓰거나, 보내는 쪽이 그렇게 쓰면 "{text}"[을/를] 따옴표로 쓰세요.',
  'The slashes around the pattern are part of it, so nothing matches it':
    '패턴을 둘러싼 빗금도 패턴의 일부가 되어 아무것도 맞지 않습니다',
  "Write '{pattern}' without them.": "빗금 없이 '{pattern}'[을/를] 쓰세요.",
  'The text {value} holds characters that cannot be seen': '텍스트 {value}에 보이지 않는 문자가 있습니다',
  'Write {value} by hand.': '{value}[을/를] 손으로 쓰세요.',
  '{value} is a text here: its signs only look like {meant}':
    '{value}[은/는] 여기서 텍스트입니다. 모양만 {meant}[과/와] 비슷합니다',
  'Write {value} with the signs of the keyboard.': '키보드의 문자로 {value}[을/를] 쓰세요.',
  '{value} is a text here; the value of JSON is written {meant}':
    '{value}[은/는] 여기서 텍스트입니다. JSON 값은 {meant}[으로/로] 씁니다',
  'Write {meant}, or "{value}" in quotes if the sender writes it so.':
    '{meant}[을/를] 쓰세요. 보내는 쪽이 그렇게 쓴다면 따옴표 안에 "{value}"[을/를] 쓰세요.',
  '{value} is a text here': '{value}[은/는] 여기서 텍스트입니다',
  'Write a path as $.key, and blanks around the signs of arithmetic.':
    '경로는 $.키로 쓰고, 계산 기호 앞뒤에 빈칸을 두세요.',
  '{value} is a text here, because of its comma': '{value}[은/는] 쉼표 때문에 여기서 텍스트입니다',
  'Write {meant}; a number has a point and nothing between its digits.':
    '{meant}[을/를] 쓰세요. 숫자에는 소수점만 쓰고 자릿수를 나누지 않습니다.',
  '{value} is a text here, because of the unit behind its number':
    '{value}[은/는] 숫자 뒤의 단위 때문에 여기서 텍스트입니다',
  'Write {meant}, or "{value}" in quotes and == if the sender writes it so.':
    '{meant}[을/를] 쓰세요. 보내는 쪽이 그렇게 쓴다면 ==와 함께 따옴표 안에 "{value}"[을/를] 쓰세요.',
  'Write blanks around the signs of arithmetic.': '계산 기호 앞뒤에 빈칸을 두세요.',
  'Write $.{name} if the payload has a value of that name, or "{text}" in quotes.':
    '페이로드에 그 이름의 값이 있으면 $.{name}, 아니면 따옴표 안에 "{text}"[을/를] 쓰세요.',
  '{value} is a text here, so no number is above or below it':
    '{value}[은/는] 여기서 텍스트라, 어떤 숫자도 그보다 크거나 작지 않습니다',
  'Write a number with digits and one point alone.': '숫자와 소수점 하나만으로 쓰세요.',
  '{path} looks for a key "{key}" in the payload, which is $ in the condition of a trigger':
    '{path}[은/는] 페이로드 안에서 "{key}" 키를 찾습니다. 트리거 조건에서는 $가 페이로드입니다',
  'Write {path}; $.payload is for the conditions of steps.':
    '{path}[을/를] 쓰세요. $.payload는 단계 조건에 씁니다.',
  'Only the conditions of steps have $.{key}.': '$.{key}[은/는] 단계 조건에만 있습니다.',
  '{path} was in none of the last {count} events here, for they have no keys':
    '여기에 최근 들어온 이벤트 {count}개에는 키가 없어 {path}[이/가] 없었습니다',
  '{path} was in none of the last {count} events here':
    '여기에 최근 들어온 이벤트 {count}개에 {path}[이/가] 없었습니다',
  'Compare the payload itself, for example == ON.': '페이로드 자체를 비교하세요. 예: == ON.',
  'Check the path.': '경로를 확인하세요.',
  '"{key}" is one key here': '"{key}"[은/는] 여기서 키 하나입니다',
  'The key "{key}" has signs that only look like {meant}':
    '"{key}" 키의 문자는 모양만 {meant}[과/와] 비슷합니다',

  // What stands in double braces
  '{template} cannot be read: {why!}': '{template}[을/를] 읽을 수 없습니다: {why!}',
  '{template} cannot be read at "{rest}": {why!}': '{template}[을/를] "{rest}"에서 읽을 수 없습니다: {why!}',
  'Step {step}: {template}: {doubt!}': '{step}단계: {template}: {doubt!}',
  'two braces are opened here and never closed, so that it is sent as it is written':
    '여기서 연 이중 중괄호가 닫히지 않아 쓰인 그대로 보내집니다',
  'Close it with two braces.': '이중 중괄호로 닫으세요.',

  // Steps side by side
  'Step {step} is alone in its group "{group}", so it is carried out like every other step':
    '{step}단계는 "{group}" 그룹에 혼자 있어, 다른 단계처럼 수행됩니다',
  'Write the same group under a step above or below it, or remove it.':
    '위나 아래 단계에 같은 group을 쓰거나 지우세요.',
  'The group "{group}" has {count} steps, and {most} at most are carried out side by side':
    '"{group}" 그룹에 단계가 {count}개 있습니다. 나란히 하는 것은 {most}개까지입니다',
  'Make two groups of it, or go through a list with for_each and parallel.':
    '두 그룹으로 나누거나, for_each와 parallel로 목록을 도세요.',
  'The group "{group}" stands in two places, and each is carried out by itself':
    '"{group}" 그룹이 두 곳에 있고, 각각 따로 수행됩니다',
  'Give one of them another name, or move its steps beside the others.':
    '하나의 이름을 바꾸거나 단계들을 서로 옆으로 옮기세요.',
  'Step {step} says what follows, and is not the last of its group "{group}"':
    '{step}단계에 next가 있는데, "{group}" 그룹의 마지막 단계가 아닙니다',
  'Write next under the last step of the group: it follows when all have ended.':
    '그룹의 마지막 단계에 next를 쓰세요. 모두 끝나면 그리로 갑니다.',
};
