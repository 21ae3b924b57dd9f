import { expect, test } from 'vitest';
import { classifiedModel, defaultModel, modelNamed, stepModel, type ModelSettings } from './choose-model';

const settings: ModelSettings = {
  default: { provider: 'local', model: 'built-in' },
  routes: [
    { hint: 'fast', provider: 'local', model: 'Small' },
    { hint: 'deep', provider: 'shop', model: 'meta/llama-70b' },
  ],
  classification: {
    enabled: true,
    rules: [
      { hint: 'FAST', keywords: ['quick'] },
      { hint: 'gone', keywords: ['where'] },
    ],
  },
  providers: ['local', 'shop', 'Claude'],
};
const valueOf = (result: ReturnType<typeof defaultModel>): unknown =>
  result.ok ? `${result.value.provider}: ${result.value.model}` : result.error.remedy;

test.each([
  { name: 'fast', means: 'local: Small' },
  { name: 'hint:Deep', means: 'shop: meta/llama-70b' },
  { name: 'small', means: 'local: Small' },
  { name: 'META/llama-70b', means: 'shop: meta/llama-70b' },
  { name: 'shop/qwen', means: 'shop: qwen' },
  { name: 'claude', means: 'Write Claude/MODEL.' },
  { name: 'local', means: 'local: Small' },
  { name: 'shop', means: 'shop: meta/llama-70b' },
  { name: 'qwen3:8b', means: 'shop: qwen3:8b' },
  { name: 'org/qwen', means: 'shop: org/qwen' },
  { name: 'hint:none', means: 'There are: fast, deep.' },
])('$name means $means', ({ name, means }) => {
  expect(valueOf(modelNamed(name, { provider: 'shop', model: 'x' }, settings))).toBe(means);
});

test.each([
  { model: 'built-in', means: 'local: built-in' },
  { model: 'hint:deep', means: 'shop: meta/llama-70b' },
  { model: 'hint:none', means: 'There are: fast, deep.' },
])('the default model $model is $means', ({ model, means }) => {
  expect(valueOf(defaultModel({ ...settings, default: { provider: 'local', model } }))).toBe(means);
});

test.each([
  { message: 'a quick one', model: { provider: 'local', model: 'Small' } },
  { message: 'where is it', model: null },
  { message: 'hello', model: null },
])('"$message" is for $model', ({ message, model }) => {
  expect(classifiedModel(message, settings)).toEqual(model);
});

test.each([
  { name: 'hint:Deep', means: 'shop: meta/llama-70b' },
  { name: 'hint:none', means: 'There are: fast, deep.' },
  { name: 'claude/opus', means: 'Claude: opus' },
  { name: 'shop/org/qwen', means: 'shop: org/qwen' },
  { name: 'org/qwen', means: 'There are: local, shop, Claude.' },
])('a step that names $name means $means', ({ name, means }) => {
  expect(valueOf(stepModel(name, settings))).toBe(means);
});
