/** What is said of steps and of the ways between them. */
export const stepSentences = {
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
  'a step has one number': '단계 번호는 하나입니다',
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
  '"{key}" stands below the steps, so no step asks because of it':
    '"{key}"[이/가] 단계 아래에 있어, 이것 때문에 묻는 단계는 없습니다',
  'Write "- requires_confirmation: true" in each step that shall ask.':
    '물어야 하는 단계마다 "- requires_confirmation: true"를 쓰세요.',
  '"{key}" has no effect in the head of SOP.md, and it looks as if a person should be asked or the procedure be off':
    '"{key}"[은/는] SOP.md의 머리에서 효력이 없습니다. 사람에게 묻거나 절차를 끄려는 것으로 보입니다',
  'Write execution_mode = "supervised" or enabled = false below [sop] in SOP.toml, or "- requires_confirmation: true" in each step that shall ask.':
    'SOP.toml의 [sop] 아래에 execution_mode = "supervised" 또는 enabled = false를 쓰거나, 물어야 하는 단계마다 "- requires_confirmation: true"를 쓰세요.',
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
  'The secret "{name}" is named in a bullet of step {step} that is no call, where no secret is put in':
    '비밀 값 "{name}"[이/가] 호출이 아닌 {step}단계의 항목 줄에 있습니다. 거기에는 비밀 값을 넣지 않습니다',
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
  'Known are {keys}. Capitalize the word if it is meant as text.':
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
  '{path} leads to no list: a step goes through one in $.payload or in $.steps':
    '{path}에는 목록이 없습니다. 단계는 $.payload나 $.steps에 있는 목록을 차례로 처리합니다',
  '"{key}" is a bullet in small letters alone; the line is part of the step\'s text':
    '"{key}"[은/는] 소문자로 쓸 때만 글머리표입니다. 이 줄은 단계의 글로 읽힙니다',
  'Step {step} is of kind wait, and says neither "for" nor "until" in words that can be read':
    '{step}단계는 종류가 wait인데 읽을 수 있는 "for"나 "until"이 없습니다',
  'Step {step} is of kind wait, and its timeout cannot be read; it would wait for as long as it takes':
    '{step}단계는 종류가 wait인데 timeout을 읽을 수 없습니다. 그대로면 끝없이 기다립니다',
  'Write for example "- timeout: 30m".': '예를 들어 "- timeout: 30m"이라고 쓰세요.',
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
  'What procedures remember was changed outside of ZeroClaw, and nobody has accepted it yet':
    '절차가 기억하는 것이 ZeroClaw 밖에서 바뀌었고, 아직 아무도 받아들이지 않았습니다',
  'See `zeroclaw runs verify`, and accept the record or restore a backup first.':
    '먼저 `zeroclaw runs verify`를 보고, 기록을 받아들이거나 백업을 복원하세요.',
  'the value is longer than {count} characters': '값이 {count}자보다 깁니다',
  'only a run that acts would know the value': '실제로 실행해야 알 수 있는 값입니다',
  'The value is longer than {count} characters': '값이 {count}자보다 깁니다',
  'Let it remember less.': '더 짧은 값을 쓰세요.',
  'What procedures remember was changed outside of ZeroClaw: none of it counts, as if nothing were remembered':
    '절차가 기억하는 것이 ZeroClaw 밖에서 바뀌었습니다. 아무것도 기억하지 않는 것처럼 다룹니다',
  'Which files triggers were told of was changed outside of ZeroClaw: what is there now starts nothing, and what comes from now on does':
    '트리거에 어떤 파일을 알렸는지가 ZeroClaw 밖에서 바뀌었습니다. 지금 있는 파일은 아무것도 시작하지 않고, 앞으로 오는 파일부터 시작합니다',
  'Which files triggers wait for was changed outside of ZeroClaw: what is there now starts nothing, and what comes from now on does':
    '트리거가 어떤 파일을 기다리는지가 ZeroClaw 밖에서 바뀌었습니다. 지금 있는 파일은 아무것도 시작하지 않고, 앞으로 오는 파일부터 시작합니다',
  'What pins are called was changed outside of ZeroClaw: pins are told by their numbers alone':
    '핀의 이름이 ZeroClaw 밖에서 바뀌었습니다. 핀을 번호로만 알립니다',
  'What Home Assistant was shown was changed outside of ZeroClaw: nothing of before is removed at the broker':
    'Home Assistant에 보인 것이 ZeroClaw 밖에서 바뀌었습니다. 전에 보인 것은 브로커에서 지우지 않습니다',
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
  'Step {step}, call to {tool}: no trigger of this procedure brings what {template} names':
    '{step}단계, {tool} 호출: {template}에 쓴 것을 주는 트리거가 이 절차에 없습니다',
  'Its triggers bring {keys}. Only a start by hand or by another procedure could bring more.':
    '트리거는 {keys}[을/를] 줍니다. 그 밖의 것은 사람이나 다른 절차가 시작할 때만 줄 수 있습니다.',
  'Did you mean "{name}"? Its triggers bring {keys}.':
    '"{name}"[을/를] 뜻했습니까? 트리거는 {keys}[을/를] 줍니다.',
  'what it goes through is no list': '반복하는 것이 목록이 아닙니다',
  'Work out a list, such as {example}, or name one.': '{example}처럼 목록을 계산하거나 이름을 쓰세요.',
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
} as const satisfies Readonly<Record<string, string>>;
