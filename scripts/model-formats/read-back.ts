import { triggerOf } from '../../src/domain/answer/call-words';
import { isDeepStrictEqual } from 'node:util';
import { fitArguments } from '../../src/shared/fit-arguments';
import type { JsonObject } from '../../src/shared/json';
import type { CallFormat } from '../../src/domain/answer/call-format';
import type { ConversationCall } from '../../src/main/modules/models/chat-template/conversation';
import { writtenCalls } from '../../src/main/modules/models/chat-template/learn-layout';
import type { ModelTemplate } from '../../src/main/modules/models/chat-template/model-template';
import { writeCalls } from '../../src/domain/answer/write-call';
import { readCallsBehindTrigger } from '../../src/main/modules/models/chat-template/read-layout';

const parameters: JsonObject = {
  type: 'object',
  properties: {
    text: { type: 'string' },
    pin: { type: 'integer' },
    level: { type: 'number' },
    on: { type: 'boolean' },
    list: { type: 'array' },
    more: { type: 'object' },
  },
};
const call = (args: JsonObject, name = 'take_note'): ConversationCall => ({ name, arguments: args });

/** Calls that are told apart in the report. */
export const samples: Readonly<Record<string, readonly ConversationCall[]>> = {
  one: [call({ text: 'a word', pin: 5 })],
  'no arguments': [call({})],
  several: [call({ text: 'first' }), call({ pin: 2 }, 'other_tool'), call({ text: 'third' })],
  quotes: [call({ text: `He said "it's" \\ fine` })],
  lines: [call({ text: 'one\n\n  two\n' })],
  JSON: [call({ text: '{"name":"x","arguments":{"a":[1,"b"]}}' })],
  Korean: [call({ text: '밸브를 열어라' })],
  values: [call({ pin: -3, level: 2.5, on: true, list: [1, 'a'], more: { a: 'b', c: false } })],
};

/** Which of the samples do not come back equal. */
export function notReadBack(template: ModelTemplate, layout: CallFormat): readonly string[] {
  return Object.entries(samples).flatMap(([name, calls]) => {
    if (calls.length > 1 && layout.single === true) return [];
    // Where the template lays out none, the app writes them into the history itself.
    const written = template.abilities.calls
      ? writtenCalls(template, calls)
      : (writeCalls(layout, calls) ?? '');
    const at = written.indexOf(triggerOf(layout));
    const read =
      at === -1 ? null : readCallsBehindTrigger(layout, written.slice(at + triggerOf(layout).length));
    const fitted = read?.map((each) => {
      const args = fitArguments(each.arguments, parameters, 'are-refused');
      return { name: each.name, arguments: args.ok ? args.value : args.error };
    });
    return isDeepStrictEqual(fitted, calls)
      ? []
      : [`${name}: ${JSON.stringify(fitted ?? null)} from ${JSON.stringify(written)}`];
  });
}
