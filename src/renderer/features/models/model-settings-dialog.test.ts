import { expect, test } from 'vitest';
import { changesOf, ownOf } from './model-settings-dialog';

test('the table of one model is read, and what is none of it left out', () => {
  const values = { model_settings: { 'a.b': { gpu: 'off', top_k: 20 }, other: { gpu: 'auto' } } };
  expect(ownOf(values, 'a.b')).toEqual({ gpu: 'off', top_k: 20 });
  expect([ownOf(values, 'c'), ownOf({}, 'a.b'), ownOf(null, 'a.b')]).toEqual([{}, {}, {}]);
  expect(ownOf({ model_settings: { c: { gpu: 'green' } } }, 'c')).toEqual({});
});

test('only what differs is written, and what is empty is taken out', () => {
  expect(changesOf('a.b', { gpu: 'off', top_k: 20 }, { top_k: 20, gpu_layers: 12 })).toEqual([
    { kind: 'set', place: ['model_settings', 'a.b', 'gpu'], value: null },
    { kind: 'set', place: ['model_settings', 'a.b', 'gpu_layers'], value: 12 },
  ]);
});
