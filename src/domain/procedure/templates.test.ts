import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../shared/json';
import type { StepState } from '../../shared/run';
import { fillTemplates, hasTemplate } from './templates';
import { textArguments } from '../../main/modules/procedures/definition/text-arguments';

const done = (number: number, output: string | null): StepState => ({
  number,
  title: '',
  status: 'completed',
  output,
  attempt: 1,
  startedAt: 0,
  completedAt: 0,
  toolCalls: [],
});
/** A step of one call, which gave this beside its text. */
const gave = (state: StepState, value: string, whole = true): StepState => ({
  ...state,
  gave: {
    value,
    meta: { status: 200, headers: { 'content-type': 'text/plain' } },
    ...(whole ? { whole } : {}),
  },
});
const source = {
  trigger: {
    source: 'mqtt' as const,
    topic: 'yard',
    payload: '{"value": 92, "deep": {"list": [1, "two"]}, "evil": "{{topic}}"}',
    receivedAt: 0,
  },
  steps: [
    done(1, 'level is 3'),
    done(2, null),
    gave(
      done(3, 'HTTP 200 OK\n{"state": 31}'),
      '{"state":31,"id":10453780021345627137,"on":true,"evil":"{{topic}}"}',
    ),
    gave(done(4, 'The tank is full.'), '{"litres":1200}', false),
    done(5, ' {"level": 7}\n'),
    gave(done(6, 'HTTP 200 OK\nON'), '"ON"'),
    { ...gave(done(7, 'http_request: HTTP 500'), '{"state":99}'), status: 'failed' as const },
    gave(done(8, '1\n{"level": 3}'), '{"level":3}', false),
  ],
};
const fill = (args: JsonObject, from = source): ReturnType<typeof fillTemplates> =>
  fillTemplates({ tool: 't', arguments: args }, from);

test.each<{ name: string; value: Json; then: Json; from: string }>([
  { name: 'a whole template keeps the type', value: '{{payload.value}}', then: 92, from: 'payload' },
  {
    name: 'a template in a text becomes text',
    value: 'at {{ payload.value }} bar',
    then: 'at 92 bar',
    from: 'payload',
  },
  { name: 'paths go into lists', value: '{{payload.deep.list[1]}}', then: 'two', from: 'payload' },
  {
    name: 'objects are filled in as they are',
    value: '{{payload.deep}}',
    then: { list: [1, 'two'] },
    from: 'payload',
  },
  { name: 'templates within lists are filled', value: ['{{topic}}', 5], then: ['yard', 5], from: 'payload' },
  {
    name: 'what is filled in is not filled again',
    value: '{{payload.evil}}',
    then: '{{topic}}',
    from: 'payload',
  },
  {
    name: 'what is filled into a text is not filled again',
    value: '<{{payload.evil}}>',
    then: '<{{topic}}>',
    from: 'payload',
  },
  { name: 'an earlier result', value: '{{steps.1.output}}', then: 'level is 3', from: 'result' },
  { name: 'what a call gave keeps its type', value: '{{steps.3.output.state}}', then: 31, from: 'result' },
  { name: 'a key named in brackets', value: '{{steps.3.output["on"]}}', then: true, from: 'result' },
  {
    name: 'every digit of what a call gave',
    value: '{{steps.3.output.id}}',
    then: '10453780021345627137',
    from: 'result',
  },
  {
    name: 'what a call gave is not filled again',
    value: 'x{{steps.3.output.evil}}',
    then: 'x{{topic}}',
    from: 'result',
  },
  { name: 'the body without the lines before it', value: '{{steps.6.output}}', then: 'ON', from: 'result' },
  {
    name: 'words stay the output of a model',
    value: '{{steps.4.output}}',
    then: 'The tank is full.',
    from: 'result',
  },
  {
    name: 'a key is in what its last call gave',
    value: '{{steps.4.output.litres}}',
    then: 1200,
    from: 'result',
  },
  { name: 'words that are JSON have keys', value: '{{steps.5.output.level}}', then: 7, from: 'result' },
  {
    name: 'several calls have all their words',
    value: '{{steps.8.output}}',
    then: '1\n{"level": 3}',
    from: 'result',
  },
  { name: 'and the keys of the last one', value: '{{steps.8.output.level}}', then: 3, from: 'result' },
  { name: 'a status', value: '{{steps.3.meta.status}}', then: 200, from: 'result' },
  { name: 'a status of a step that failed', value: '{{steps.7.meta.status}}', then: 200, from: 'result' },
  {
    name: 'a header',
    value: 'is {{steps.3.meta.headers.content-type}}',
    then: 'is text/plain',
    from: 'result',
  },
  { name: 'nothing to fill', value: 'plain', then: 'plain', from: 'sop' },
])('$name', ({ value, then, from }) => {
  expect(fill({ a: value })).toEqual({
    ok: true,
    value: { arguments: { a: then }, provenance: { a: from } },
  });
});

test.each([
  {
    value: '{{payload.level}}',
    message: 't, argument "a": {{payload.level}} has no value: the payload has no such key',
  },
  {
    value: '{{payload.__proto__}}',
    message: 't, argument "a": {{payload.__proto__}} has no value: the payload has no such key',
  },
  {
    value: '{{steps.2.output}}',
    message: 't, argument "a": {{steps.2.output}} has no value: that step has no output',
  },
  {
    value: '{{steps.3.output.stat}}',
    message: 't, argument "a": {{steps.3.output.stat}} has no value: the output of that step has no such key',
  },
  {
    value: '{{steps.7.output.state}}',
    message: 't, argument "a": {{steps.7.output.state}} has no value: that step failed',
  },
  {
    value: '{{steps.1.meta.status}}',
    message:
      't, argument "a": {{steps.1.meta.status}} has no value: the tool of that step said no such thing about its answer',
  },
  { value: '{{steps.1.meta}}', message: 't, argument "a": {{steps.1.meta}} is not known' },
  { value: '{{paylod.x}}', message: 't, argument "a": {{paylod.x}} is not known' },
])('$value is refused by name', ({ value, message }) => {
  const filled = fill({ a: value });
  expect(filled.ok ? null : filled.error).toMatchObject({ code: 'template', message });
});

test.each([
  ['\uFEFF{"v": 5}\0', 5, { v: 5 }],
  ['{"v": "ON"}\r\n', 'ON', { v: 'ON' }],
])('what frames a payload is no part of it: %j', (payload, value, whole) => {
  const filled = fill(
    { a: '{{payload.v}}', b: '{{payload}}' },
    { ...source, trigger: { ...source.trigger, payload } },
  );
  expect(filled).toMatchObject({ value: { arguments: { a: value, b: whole } } });
});

test('nor is what frames a payload that is not JSON', () => {
  const from = { ...source, trigger: { ...source.trigger, payload: '\uFEFFON\0\r\n' } };
  expect(fill({ a: '<{{payload}}>' }, from)).toMatchObject({ value: { arguments: { a: '<ON>' } } });
});

test('a payload that is not JSON can be filled in whole, but not by key', () => {
  const from = { ...source, trigger: { ...source.trigger, payload: 'open' } };
  expect([fill({ a: '{{payload}}' }, from).ok, fill({ a: '{{payload.x}}' }, from).ok]).toEqual([true, false]);
});

const addressed = {
  ...source,
  trigger: {
    ...source.trigger,
    payload: '{ "id": 10453780021345627137, "v": 1e400, "of": [{"id": 9007199254740993}] }',
  },
};

test.each<{ name: string; value: Json; then: Json; texts?: string[] }>([
  {
    name: 'within a text',
    value: 'devices/{{payload.id}}/set {{payload.v}}',
    then: 'devices/10453780021345627137/set 1e400',
  },
  { name: 'alone, as text', value: '{{payload.id}}', then: '10453780021345627137' },
  { name: 'within a list', value: '{{payload.of}}', then: [{ id: '9007199254740993' }] },
  {
    name: 'where the tool wants text',
    value: '{{payload}}',
    texts: ['a'],
    then: '{"id":10453780021345627137,"v":1e400,"of":[{"id":9007199254740993}]}',
  },
])('a number that would be rounded keeps every digit $name', ({ value, then, texts }) => {
  expect(
    fillTemplates(
      { tool: 't', arguments: { a: value }, ...(texts === undefined ? {} : { texts }) },
      addressed,
    ),
  ).toMatchObject({ ok: true, value: { arguments: { a: then } } });
});

test('a number with all its digits is no place to look into', () => {
  expect(fill({ a: '{{payload.id.text}}' }, addressed).ok).toBe(false);
});

const text = { type: 'string' };
test.each<{ name: string; schema: JsonObject; value: Json; then: Json }>([
  {
    name: 'an object becomes its JSON where the tool wants text',
    schema: { properties: { a: text } },
    value: '{{payload.deep}}',
    then: '{"list":[1,"two"]}',
  },
  {
    name: 'a number becomes its digits',
    schema: { properties: { a: text } },
    value: '{{payload.value}}',
    then: '92',
  },
  { name: 'text stays as it is', schema: { properties: { a: text } }, value: '{{topic}}', then: 'yard' },
  {
    name: 'text may be one of several wishes only beside null',
    schema: { properties: { a: { type: ['string', 'null'] } } },
    value: '{{payload.value}}',
    then: '92',
  },
  {
    name: 'where a number is welcome it stays one',
    schema: { properties: { a: { type: ['string', 'number'] } } },
    value: '{{payload.value}}',
    then: 92,
  },
  {
    name: 'nested places are known by their schema',
    schema: { properties: { a: { type: 'array', items: { type: 'object', additionalProperties: text } } } },
    value: [{ 'x/y': '{{payload.value}}' }],
    then: [{ 'x/y': '92' }],
  },
])('text: $name', ({ schema, value, then }) => {
  const call = { tool: 't', arguments: { a: value } };
  expect(
    fillTemplates({ ...call, texts: [...textArguments(call, { type: 'object', ...schema })] }, source),
  ).toMatchObject({ ok: true, value: { arguments: { a: then } } });
});

test('templates are found at any depth', () => {
  expect([hasTemplate({ a: [{ b: 'x {{topic}}' }] }), hasTemplate({ a: ['{topic}'] })]).toEqual([
    true,
    false,
  ]);
});
