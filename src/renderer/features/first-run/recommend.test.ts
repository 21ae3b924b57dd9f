import { expect, test } from 'vitest';
import { recommend } from './recommend';

const models = [
  { title: 'small', bytes: 1e9 },
  { title: 'large', bytes: 5e9 },
  { title: 'middle', bytes: 2.5e9 },
  { title: 'too slow', bytes: 7e9 },
  { title: 'not for everybody', bytes: 0.5e9, anyUse: false },
].map((model) => ({
  uri: '',
  licence: '',
  sha256: '',
  anyUse: true,
  korean: null,
  thinking: null,
  ...model,
}));

test.each([
  { name: 'the largest that fits', memory: { free: 4e9, total: 16e9 }, model: 'middle', fit: 'fits' },
  { name: 'all of them fit', memory: { free: 12e9, total: 16e9 }, model: 'large', fit: 'fits' },
  {
    name: 'the smallest where memory is short',
    memory: { free: 1e9, total: 4e9 },
    model: 'small',
    fit: 'tight',
  },
  {
    name: 'the smallest where it cannot be loaded',
    memory: { free: 0.5e9, total: 1e9 },
    model: 'small',
    fit: 'will_not_load',
  },
  { name: 'the smallest while nothing is known', memory: null, model: 'small', fit: 'unknown' },
])('$name is recommended', ({ memory, model, fit }) => {
  const found = recommend(memory, models);
  expect([found.model.title, found.fit]).toEqual([model, fit]);
});
