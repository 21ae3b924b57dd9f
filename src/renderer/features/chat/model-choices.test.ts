import { expect, test } from 'vitest';
import type { ConversationModels } from '../../../shared/model-choice';
import { sampleModels, sampleModelsOverview } from '../../testing/samples/sample-models';
import { chosenValue, modelChoices } from './model-choices';

const overview = sampleModelsOverview(0);
const routes = [{ hint: 'far', provider: 'shop', model: 'large' }];
const conversation = (change: Partial<ConversationModels> = {}): ConversationModels => ({
  inUse: overview.default,
  chosen: false,
  routes,
  providers: ['local', 'shop'],
  ...change,
});

test('the model of config.toml comes first, then files that can be loaded, then routes; what leaves the machine is marked', () => {
  expect(
    modelChoices(sampleModels(0), { ...overview, routes }, conversation()).map(({ value, kind, remote }) => [
      value,
      kind,
      remote,
    ]),
  ).toEqual([
    ['', 'default', false],
    ['local/built-in', 'built-in', false],
    ['local/qwen2.5-3b-instruct-q4_k_m', 'file', false],
    ['local/qwen2.5-7b-instruct-q4_k_m', 'file', false],
    ['hint:far', 'route', true],
  ]);
});

test('the built-in model stands there once where config.toml names it', () => {
  const own = { ...overview, default: { provider: 'local', model: 'built-in' } };
  const values = modelChoices(sampleModels(0), own, conversation({ inUse: own.default })).map(
    ({ value }) => value,
  );
  expect(values.filter((value) => value === '' || value.endsWith('built-in'))).toEqual(['']);
});

test.each([
  { name: 'nothing was chosen', change: {}, then: '' },
  {
    name: 'a route was chosen',
    change: { chosen: true, inUse: { provider: 'shop', model: 'large' } },
    then: 'hint:far',
  },
  {
    name: 'a file was chosen',
    change: { chosen: true, inUse: { provider: 'local', model: 'built-in' } },
    then: 'local/built-in',
  },
])('$name: $then', ({ change, then }) => {
  expect(chosenValue(conversation(change))).toBe(then);
});

test('what was chosen with /model and is in no list is there, too', () => {
  const current = conversation({ chosen: true, inUse: { provider: 'shop', model: 'huge' } });
  expect(modelChoices([], { ...overview, routes }, current).at(-1)).toEqual({
    value: 'shop/huge',
    kind: 'other',
    name: 'huge',
    remote: true,
  });
});

test('the models that a server lists can be chosen; one that a route leads to is there once', () => {
  const listed = [
    { provider: 'shop', model: 'large' },
    { provider: 'shop', model: 'small' },
  ];
  expect(modelChoices([], { ...overview, routes }, conversation(), listed).slice(-2)).toEqual([
    { value: 'hint:far', kind: 'route', name: 'far', remote: true },
    { value: 'shop/small', kind: 'server', name: 'small', remote: true },
  ]);
});
