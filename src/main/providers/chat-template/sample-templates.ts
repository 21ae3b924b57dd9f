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
export const templatesWithTools = {
  'JSON between marks': withTools(
    each(
      `{{ '<do>\\n{"name": "' + call.function.name + '", "arguments": ' }}{{ call.function.arguments | tojson }}{{ '}\\n</do>' }}`,
    ),
  ),
} as const;

/** The text of the system goes nowhere. */
export const withoutSystemRole = `{% for message in messages %}{% if message.role == 'system' %}{{ raise_exception('No system here') }}{% endif %}{{ ${turn('message.role', 'message.content')} }}{% endfor %}${opened}`;

/** Texts are parts, and nothing else. */
export const partsOnly = `{% for message in messages %}{{ '<|turn_of|>' + message.role + '\\n' }}{% for part in message.content %}{{ part['text'] }}{% endfor %}{{ '<|turn_end|>\\n' }}{% endfor %}${opened}`;

/** What was thought is cut out of what was said. */
export const looksIntoTexts = `{% for message in messages %}{% set text = message.content %}{% if '</think>' in text %}{% set text = text.split('</think>')[1] %}{% endif %}{{ ${turn('message.role', 'text')} }}{% endfor %}${opened}`;
