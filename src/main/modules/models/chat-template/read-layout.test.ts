import { triggerOf } from '../../../../domain/answer/call-words';
import { expect, test } from 'vitest';
import { callFormats, type CallFormat } from '../../../../domain/answer/call-format';
import { writeCalls } from '../../../../domain/answer/write-call';
import { fitArguments } from '../../../../shared/fit-arguments';
import type { JsonObject } from '../../../../shared/json';
import { learnLayout, writtenCalls } from './learn-layout';
import { ModelTemplate } from './model-template';
import { readWholeCalls } from './read-layout';
import { templatesWithTools } from './sample-templates';

const calls = [
  { name: 'open_valve', arguments: { pin: 5, note: 'by "hand"', fast: true } },
  { name: 'take_note', arguments: { text: 'a\nb', level: 2 } },
];
const schemas: Readonly<Record<string, JsonObject>> = {
  open_valve: {
    type: 'object',
    properties: { pin: { type: 'integer' }, note: { type: 'string' }, fast: { type: 'boolean' } },
  },
  take_note: { type: 'object', properties: { text: { type: 'string' }, level: { type: 'integer' } } },
};

test.each(Object.entries(templatesWithTools))(
  '%s: wherever an answer is cut, the calls that stand whole are read, and no other',
  (_, source) => {
    const template = new ModelTemplate(source, { bos: '', eos: '' });
    const layout = learnLayout(template);
    if (layout === null) throw new Error('Nothing was learnt');
    const made = template.abilities.severalCalls ? calls : calls.slice(0, 1);
    const written = writtenCalls(template, made);
    const text = written.slice(written.indexOf(triggerOf(layout)) + triggerOf(layout).length);
    let most = 0;
    for (let length = 0; length <= text.length; length += 1) {
      const read = readWholeCalls(layout, text.slice(0, length), true).calls.map(
        ({ name, arguments: args }) => ({
          name,
          fitted: fitArguments(args, schemas[name] ?? {}, 'are-refused'),
        }),
      );
      expect(read).toEqual(
        made.slice(0, read.length).map((call) => ({
          name: call.name,
          fitted: { ok: true, value: call.arguments },
        })),
      );
      expect(read.length).toBeGreaterThanOrEqual(most);
      most = read.length;
    }
    expect(most).toBe(made.length);
  },
);

test.each(callFormats)(
  'calls in $id, a row of the table, are read behind its trigger as they were written',
  (format) => {
    const made = format.single === true ? calls.slice(0, 1) : calls;
    const written = writeCalls(format, made) ?? '';
    const trigger = triggerOf(format);
    const read = readWholeCalls(format, written.slice(written.indexOf(trigger) + trigger.length));
    const fitted = read.calls.map(({ name, arguments: args }) => ({
      name,
      fitted: fitArguments(args, schemas[name] ?? {}, 'are-refused'),
    }));
    expect([read.isWhole, fitted]).toEqual([
      true,
      made.map((call) => ({ name: call.name, fitted: { ok: true, value: call.arguments } })),
    ]);
  },
);

test('calls are whole where an answer ends with a part of the marks behind them: the runtime writes the rest', () => {
  const format: CallFormat = {
    id: 'learnt',
    models: 'one like Gemma 4',
    section: { open: ['<|tool_call>'], close: ['<tool_call|><|tool_response>'] },
    form: { kind: 'gemma', quote: '<|"|>' },
    between: '<tool_call|><|tool_call>',
    trigger: '<|tool_call>',
  };
  const call = 'call:get_time{city:<|"|>Paris<|"|>}';
  for (const [behind, isWhole] of [
    ['', true],
    ['<tool_call|>', true],
    ['<tool_call|><|tool_response>', true],
    ['<tool_call|> and more', false],
    [' and more', false],
  ] as const)
    expect([behind, readWholeCalls(format, call + behind).isWhole]).toEqual([behind, isWhole]);
});
