import { expect, test } from 'vitest';
import { ModelLanguage } from './model-language';
import { ModelTemplate } from './model-template';
import { keptBack, missesTools, strangeForms, templatesWithTools } from './sample-templates';
import { understoodLayout } from './understood-layout';

const open = (source: string): ModelTemplate => new ModelTemplate(source, { bos: '', eos: '' });

test.each(Object.entries(strangeForms))('%s: a form that does not come back is not taken', (_, source) => {
  expect(open(source).abilities.calls).toBe(true);
  expect(understoodLayout(open(source))).toBeNull();
});

test.each(Object.entries(templatesWithTools))('%s: what comes back is taken', (_, source) => {
  expect(understoodLayout(open(source))).not.toBeNull();
});

test.each([
  { name: 'keeps back what the model says last', source: keptBack },
  { name: 'says something of tools that are offered no more', source: missesTools },
])('a form is found in a template that $name', ({ source }) => {
  expect(understoodLayout(open(source))?.form).toMatchObject({ kind: 'json-arguments' });
});

test('a model of such a template is told in words how a call is written, and its calls are', () => {
  const language = new ModelLanguage({
    template: strangeForms['arguments as YAML'],
    bos: '',
    eos: '',
    hasToken: () => false,
  });
  const { pieces } = language.layOut({
    system: '',
    messages: [
      { role: 'user', text: 'Open it.' },
      { role: 'assistant', text: '', toolCalls: [{ id: '1', name: 'open_valve', arguments: { pin: 5 } }] },
      { role: 'tool', callId: '1', name: 'open_valve', status: 'ok', output: 'open' },
    ],
    tools: [{ name: 'open_valve', description: 'Opens a valve', parameters: { type: 'object' } }],
    now: new Date(0),
    brief: false,
  });
  const prompt = pieces.map(({ text }) => text).join('');
  expect(prompt).toContain('To use one of the tools below, write a call and nothing after it.');
  expect(prompt).toContain('<tool_call>{"name": "open_valve", "arguments": {"pin": 5}}</tool_call>');
});
