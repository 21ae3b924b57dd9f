import { expect, test } from 'vitest';
import { conjugate } from '../generator/language/korean';
import { particleFor } from '../generator/language/template';

test.each([
  ['설정하#', '설정해 주세요'],
  ['켜#', '켜 주세요'],
  ['끄#', '꺼 주세요'],
  ['붙잡#', '붙잡아 주세요'],
  ['묻#', '묻어 주세요'],
  ['부르#', '불러 주세요'],
  ['자르#', '잘라 주세요'],
  ['싣#', '실어 주세요'],
  ['뒤지#', '뒤져 주세요'],
  ['비우#', '비워 주세요'],
  ['잠그#', '잠가 주세요'],
  ['모으#', '모아 주세요'],
  ['맡#', '맡아 주세요'],
])('the polite form of %s is %s', (stem, form) => {
  expect(conjugate(stem, '주세요')).toBe(form);
});

test.each([
  ['밸브', '를'],
  ['펌프 2', '를'],
  ['펌프 3', '을'],
  ['문', '을'],
  ['LED', '를'],
  ['fan', '을'],
  ['C', '를'],
  ['L', '을'],
  ['belt', '를'],
  ['log', '를'],
  ['"냉각기"', '를'],
])('behind %s the object has %s', (word, particle) => {
  expect(particleFor(word, '을')).toBe(particle);
});
