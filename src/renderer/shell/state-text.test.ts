import { expect, test } from 'vitest';
import { stateText } from './state-text';

const t = ((key: string, values?: { readonly percent?: string }) =>
  `${key}${values?.percent ?? ''}`) as unknown as Parameters<typeof stateText>[1];

test.each([
  ['ready', 'stateReady'],
  ['loading 40 %', 'stateLoading40'],
  ['127.0.0.1:1883', '127.0.0.1:1883'],
  ['there is no file x.gguf', 'there is no file x.gguf'],
  ['constructor', 'constructor'],
])('%s', (detail, shown) => {
  expect(stateText(detail, t)).toBe(shown);
});
