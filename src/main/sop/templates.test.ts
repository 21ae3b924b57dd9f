import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../shared/json';
import type { StepState } from '../../shared/run';
import { fillTemplates, hasTemplate } from './templates';

const done = (number: number, output: string | null): StepState => ({ number, title: '', status: 'completed', output, attempt: 1, startedAt: 0, completedAt: 0, toolCalls: [] });
const source = { trigger: { source: 'mqtt' as const, topic: 'yard', payload: '{"value": 92, "deep": {"list": [1, "two"]}, "evil": "{{topic}}"}', receivedAt: 0 }, steps: [done(1, 'level is 3'), done(2, null)] };
const fill = (args: JsonObject, from = source): ReturnType<typeof fillTemplates> => fillTemplates({ tool: 't', arguments: args }, from);

test.each<{ name: string; value: Json; then: Json; from: string }>([
  { name: 'a whole template keeps the type', value: '{{payload.value}}', then: 92, from: 'payload' },
  { name: 'a template in a text becomes text', value: 'at {{ payload.value }} bar', then: 'at 92 bar', from: 'payload' },
  { name: 'paths go into lists', value: '{{payload.deep.list[1]}}', then: 'two', from: 'payload' },
  { name: 'objects are filled in as they are', value: '{{payload.deep}}', then: { list: [1, 'two'] }, from: 'payload' },
  { name: 'templates within lists are filled', value: ['{{topic}}', 5], then: ['yard', 5], from: 'payload' },
  { name: 'what is filled in is not filled again', value: '{{payload.evil}}', then: '{{topic}}', from: 'payload' },
  { name: 'what is filled into a text is not filled again', value: '<{{payload.evil}}>', then: '<{{topic}}>', from: 'payload' },
  { name: 'an earlier result', value: '{{steps.1.output}}', then: 'level is 3', from: 'model' },
  { name: 'nothing to fill', value: 'plain', then: 'plain', from: 'sop' },
])('$name', ({ value, then, from }) => {
  expect(fill({ a: value })).toEqual({ ok: true, value: { arguments: { a: then }, provenance: { a: from } } });
});

test.each([
  { value: '{{payload.level}}', message: 't, argument "a": {{payload.level}} has no value: the payload has no such key' },
  { value: '{{payload.__proto__}}', message: 't, argument "a": {{payload.__proto__}} has no value: the payload has no such key' },
  { value: '{{steps.2.output}}', message: 't, argument "a": {{steps.2.output}} has no value: that step has no output' },
  { value: '{{paylod.x}}', message: 't, argument "a": {{paylod.x}} is not known' },
])('$value is refused by name', ({ value, message }) => {
  const filled = fill({ a: value });
  expect(filled.ok ? null : filled.error).toMatchObject({ code: 'template', message });
});

test('a payload that is not JSON can be filled in whole, but not by key', () => {
  const from = { ...source, trigger: { ...source.trigger, payload: 'open' } };
  expect([fill({ a: '{{payload}}' }, from).ok, fill({ a: '{{payload.x}}' }, from).ok]).toEqual([true, false]);
});

test('templates are found at any depth', () => {
  expect([hasTemplate({ a: [{ b: 'x {{topic}}' }] }), hasTemplate({ a: ['{topic}'] })]).toEqual([true, false]);
});
