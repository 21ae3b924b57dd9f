/* Small templates of our own, one of each kind that models have; for tests. */

const turn = (role: string, text: string): string =>
  `'<|turn_of|>' + ${role} + '\\n' + ${text} + '<|turn_end|>\\n'`;
const opened = "{% if add_generation_prompt %}{{ '<|turn_of|>assistant\\n' }}{% endif %}";
const toldTools =
  "{% if tools %}{{ '<|turn_of|>tools\\n' }}{% for tool in tools %}{{ tool.function | tojson }}{{ '\\n' }}{% endfor %}{{ '<|turn_end|>\\n' }}{% endif %}";

/** Turns of any role, and nothing of tools. */
export const plainTurns = `{% for message in messages %}{{ ${turn('message.role', 'message.content')} }}{% endfor %}${opened}`;

/** With tools: `call` writes the calls of a message, whose name is `message`. */
const withTools = (call: string): string =>
  `${toldTools}{% for message in messages %}{% if message.role == 'tool' %}{{ ${turn("'result'", 'message.content')} }}{% elif message.tool_calls %}{{ '<|turn_of|>assistant\\n' + message.content }}${call}{{ '<|turn_end|>\\n' }}{% else %}{{ ${turn('message.role', 'message.content')} }}{% endif %}{% endfor %}${opened}`;

const each = (body: string): string => `{% for call in message.tool_calls %}${body}{% endfor %}`;
const json = '{{ call.function.arguments | tojson }}';
const members = (body: string): string =>
  `{% for key, value in call.function.arguments | items %}${body}{% endfor %}`;
const asText = '{{ value if value is string else value | tojson }}';
const comma = "{% if not loop.last %}{{ ', ' }}{% endif %}";

export const templatesWithTools = {
  'JSON between marks': withTools(
    each(`{{ '<do>\n{"name": "' + call.function.name + '", "arguments": ' }}${json}{{ '}\n</do>' }}`),
  ),
  'a list of JSON': withTools(
    `{{ '[DO]' + '[' }}${each(`{{ '{"fn": "' + call.function.name + '", "given": ' }}${json}{{ ', "id": "' + call.id + '"}' }}${comma}`)}{{ ']' + '[/DO]' }}`,
  ),
  'JSON whose key is the name': withTools(
    `{{ '<|do|>[' }}${each(`{{ '{"' + call.function.name + '": ' }}${json}{{ '}' }}${comma}`)}{{ ']<|done|>' }}`,
  ),
  'JSON behind a head with name and number': withTools(
    `{{ '<|calls|>' }}${each(`{{ '<|one|>fn.' + call.function.name + ':' + (loop.index0 | string) + '<|with|>' }}${json}{{ '<|end_one|>' }}`)}{{ '<|end_calls|>' }}`,
  ),
  'JSON alone, one call at a time': withTools(
    `{% if message.tool_calls | length > 1 %}{{ raise_exception('One at a time') }}{% endif %}{% set call = message.tool_calls[0] %}{{ '{"name": "' + call.function.name + '", "parameters": ' }}${json}{{ '}' }}`,
  ),
  'elements on lines': withTools(
    each(
      `{{ '\n<do>\n<fn=' + call.function.name + '>\n' }}${members(`{{ '<arg=' + key + '>\n' }}${asText}{{ '\n</arg>\n' }}`)}{{ '</fn>\n</do>' }}`,
    ),
  ),
  'elements that say their types': withTools(
    `{{ '<|acts|>' }}${each(`{{ '<act name="' + call.function.name + '">' }}${members(`{{ '<arg key="' + key + '" text="' + ('yes' if value is string else 'no') + '">' }}${asText}{{ '</arg>' }}`)}{{ '</act>' }}`)}{{ '<|end_acts|>' }}`,
  ),
  'keys and values in elements': withTools(
    each(
      `{{ '<do>' + call.function.name }}${members(`{{ '<k>' + key + '</k><v>' }}${asText}{{ '</v>' }}`)}{{ '</do>' }}`,
    ),
  ),
  Python: withTools(
    `{{ '<|py|>[' }}${each(`{{ call.function.name + '(' }}${members(`{{ key + '=' }}{{ value | tojson }}${comma}`)}{{ ')' }}${comma}`)}{{ ']<|end_py|>' }}`,
  ),
} as const;

/** Texts stand between marks of their own, as in Gemma 4. */
export const markedTexts = `{% macro shown(value) %}{% if value is string %}{{ '<|q|>' + value + '<|q|>' }}{% elif value is mapping %}{{ '{' }}{% for key, inner in value | items %}{{ key + ':' + shown(inner) }}{% if not loop.last %}{{ ',' }}{% endif %}{% endfor %}{{ '}' }}{% elif value is iterable %}{{ '[' }}{% for inner in value %}{{ shown(inner) }}{% if not loop.last %}{{ ',' }}{% endif %}{% endfor %}{{ ']' }}{% else %}{{ value | tojson }}{% endif %}{% endmacro %}${withTools(
  each(`{{ '<|do|>call:' + call.function.name + shown(call.function.arguments) + '<|done|>' }}`),
)}`;

/** The name of a call stands in its id, and nowhere else. */
export const namesInIds = withTools(
  `{{ '<|calls|>' }}${each(`{{ '<|one|>' + call.id + '<|with|>' }}${json}{{ '<|end_one|>' }}`)}{{ '<|end_calls|>' }}`,
);

/** Texts of arguments stand between no marks. */
export const unmarkedValues = withTools(
  `{{ '[' }}${each(`{{ call.function.name + '(' }}${members(`{{ key + '=' + (value | string) }}${comma}`)}{{ ')' }}${comma}`)}{{ ']' }}`,
);

/** It cannot be told not to think, and knows few efforts. */
export const alwaysThinks = `{% if enable_thinking is defined and not enable_thinking %}{{ raise_exception('It thinks') }}{% endif %}{% if reasoning_effort is defined and reasoning_effort not in ['none', 'high'] %}{{ raise_exception('No such effort') }}{% endif %}${templatesWithTools['JSON between marks']}`;

/** It knows efforts, and the least is not among them. */
export const otherEfforts = `{% if reasoning_effort is defined and reasoning_effort not in ['none', 'high'] %}{{ raise_exception('No such effort') }}{% endif %}{{ reasoning_effort | default('high') }}${plainTurns}`;

/** It takes one type for each argument, and something said of it. */
export const plainSchemas = templatesWithTools['JSON between marks'].replace(
  '{{ tool.function | tojson }}',
  "{% for name, value in tool.function.parameters.properties.items() %}{{ name + ': ' + {'string': 'str', 'integer': 'int'}[value.type].upper() + ' ' + value.description.strip() }}{% endfor %}{{ tool.function.name }}",
);

/** Forms of calls that nobody has seen yet, and that are not learnt. */
export const strangeForms = {
  'arguments before the name': withTools(
    each(`{{ '<do>{"given": ' }}${json}{{ ', "fn": "' + call.function.name + '"}</do>' }}`),
  ),
  'arguments as a text of JSON': withTools(
    each(
      `{{ '<do>{"fn": "' + call.function.name + '", "given": ' }}{{ call.function.arguments | tojson | tojson }}{{ '}</do>' }}`,
    ),
  ),
  'arguments as YAML': withTools(
    each(
      `{{ '<do>\nfn: ' + call.function.name + '\n' }}${members("{{ '  ' + key + ': ' }}{{ value | tojson }}{{ '\n' }}")}{{ '</do>' }}`,
    ),
  ),
} as const;

/** What the model says last is kept back until something stands behind it. */
export const keptBack = `${toldTools}{% set ns = namespace(kept='') %}{% for message in messages %}{{ ns.kept }}{% set ns.kept = '' %}{% if message.role == 'assistant' %}{% set text %}{{ '<|turn_of|>assistant\\n' + message.content }}{% for call in message.tool_calls or [] %}{{ '<do>{"name": "' + call.function.name + '", "arguments": ' }}${json}{{ '}</do>' }}{% endfor %}{{ '<|turn_end|>\\n' }}{% endset %}{% set ns.kept = text %}{% else %}{{ ${turn('message.role', 'message.content')} }}{% endif %}{% endfor %}${opened}`;

/** It says something of tools that were called and are offered no more. */
export const missesTools = templatesWithTools['JSON between marks'].replace(
  '{% endfor %}{% if add_generation_prompt %}',
  "{% for call in message.tool_calls if call.function.name not in tools | map(attribute='function.name') | list %}{{ '<|gone|>' + call.function.name }}{% endfor %}{% endfor %}{% if add_generation_prompt %}",
);

/** A person may not speak behind a result. */
export const strictBehindResults = templatesWithTools['JSON between marks'].replace(
  '{% for message in messages %}',
  "{% for message in messages %}{% if message.role == 'user' and not loop.first and messages[loop.index0 - 1].role == 'tool' %}{{ raise_exception('No user here') }}{% endif %}",
);

/** The text of the system goes nowhere. */
export const withoutSystemRole = `{% for message in messages %}{% if message.role == 'system' %}{{ raise_exception('No system here') }}{% endif %}{{ ${turn('message.role', 'message.content')} }}{% endfor %}${opened}`;

/** Of those that judge: the last words alone. */
export const lastWords = `{% set message = messages[-1] %}{{ ${turn('message.role', 'message.content')} }}${opened}`;

/** Of those that translate: one question, and nothing before it. */
export const oneQuestion = `{% if messages | length > 1 %}{{ raise_exception('One question') }}{% endif %}${plainTurns}`;

/** Texts are parts, and nothing else. */
export const partsOnly = `{% for message in messages %}{{ '<|turn_of|>' + message.role + '\\n' }}{% for part in message.content %}{{ part['text'] }}{% endfor %}{{ '<|turn_end|>\\n' }}{% endfor %}${opened}`;

/** What was thought is cut out of what was said. */
export const looksIntoTexts = `{% for message in messages %}{% set text = message.content %}{% if '</think>' in text %}{% set text = text.split('</think>')[1] %}{% endif %}{{ ${turn('message.role', 'text')} }}{% endfor %}${opened}`;
