import { readAnswer } from '../../../src/main/modules/agent/answers/read-answer';
import type { OfferedTool } from '../../../src/domain/answer/read-answer-text';
import type { CaseOutcome, ConformanceCase } from '../suite';

const text = { type: 'string' };
const whole = { type: 'integer' };
const number = { type: 'number' };
const list = (items: OfferedTool['parameters']): OfferedTool['parameters'] => ({ type: 'array', items });
const takes = (
  properties: OfferedTool['parameters'],
  required: readonly string[] = Object.keys(properties),
): OfferedTool['parameters'] => ({
  type: 'object',
  properties,
  required: [...required],
  additionalProperties: false,
});

const tools: readonly OfferedTool[] = Object.entries({
  mqtt_publish: takes({ topic: text, payload: text, retain: { type: 'boolean' } }, ['topic', 'payload']),
  modbus_write: takes({ device: text, register: whole, value: number }),
  gpio_write: takes({ pin: whole, value: whole }),
  gpio_read: takes({ pin: whole }),
  shell: takes({ command: text }),
  notify: takes({ message: text }),
  plan: takes({ name: text, days: list(text), options: takes({ pump: text, limits: list(number) }, []) }, [
    'name',
  ]),
  memory_store: takes({ key: text, content: text }),
  status: takes({}),
}).map(([name, parameters]) => ({ name, parameters }));
const reads = new Set(['gpio_read', 'status']);

/** What comes of an answer in a step that asks nobody. */
export function stepAnswer(given: ConformanceCase): CaseOutcome {
  const { response } = given['input'] as { readonly response: string };
  const expected = given['expected'];
  const answer = {
    text: response,
    thought: '',
    toolCalls: [],
    reason: 'stop',
    usage: null,
    queuedMs: 0,
  } as const;
  const read = readAnswer(answer, tools, 'a', new Set(), {
    mayShow: false,
    acts: (name) => !reads.has(name),
  });
  const isAsked = read.flaw !== null || read.isBesideWords;
  const calls = isAsked ? [] : read.toolCalls.map(({ name, arguments: args }) => ({ name, arguments: args }));
  if (expected === 'nothing') return { expected, actual: calls.length === 0 ? expected : { calls } };
  if (expected === 'first or asked') return { expected, actual: calls.length < 2 ? expected : { calls } };
  return { expected, actual: calls.length > 0 ? { calls } : isAsked ? 'asked' : 'words' };
}
