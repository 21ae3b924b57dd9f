import { expect, test } from 'vitest';
import { classifyQuery, type ClassificationRule } from './classify-query';

const fast: ClassificationRule = { hint: 'fast', keywords: ['quick', '빨리'] };

test.each([
  { name: 'a keyword in any letter case', message: 'A QUICK one', rules: [fast], hint: 'fast' },
  { name: 'a keyword with a particle', message: '더 빨리는 안 돼?', rules: [fast], hint: 'fast' },
  {
    name: 'a keyword typed as separate letters',
    message: '빨리'.normalize('NFD'),
    rules: [fast],
    hint: 'fast',
  },
  { name: 'no rule fits', message: 'take your time', rules: [fast], hint: null },
  {
    name: 'a pattern counts letter case and is no regular expression',
    message: 'FN abc',
    rules: [{ hint: 'code', patterns: ['fn', 'a.c'] }],
    hint: null,
  },
  {
    name: 'lengths are characters, both ends included',
    message: '설명 🙂',
    rules: [{ hint: 'x', keywords: ['설명'], min_length: 4, max_length: 4 }],
    hint: 'x',
  },
  {
    name: 'a rule of lengths alone never fits',
    message: 'short',
    rules: [{ hint: 'x', max_length: 100 }],
    hint: null,
  },
  {
    name: 'the highest priority wins',
    message: 'quick',
    rules: [fast, { ...fast, hint: 'first', priority: 1 }],
    hint: 'first',
  },
  {
    name: 'the order of the file decides among equals',
    message: 'quick',
    rules: [fast, { ...fast, hint: 'later' }],
    hint: 'fast',
  },
])('$name', ({ message, rules, hint }) => {
  expect(classifyQuery(message, { enabled: true, rules })).toBe(hint);
  expect(classifyQuery(message, { enabled: false, rules })).toBeNull();
});
