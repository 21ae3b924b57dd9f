import { expect, test } from 'vitest';
import { phrase } from './phrase';

test.each([
  { name: '펌프', said: '펌프를 저장' },
  { name: '밸브 7', said: '밸브 7을 저장' },
  { name: '보일러실', said: '보일러실을 저장' },
  { name: 'pump', said: 'pump을\u2060(를) 저장' },
])('behind $name stands the particle that fits it, and both are one word', ({ name, said }) => {
  expect(phrase('{{name}}[을/를] 저장', { name }, 'ko')).toBe(said);
});

test('a value is no phrase: what looks like a place or a choice of particles in it stays', () => {
  expect(phrase('“{{text}}”[은/는] {{text}}', { text: '{{name}} [켜기/끄기]' }, 'ko')).toBe(
    '“{{name}} [켜기/끄기]”는 {{name}} [켜기/끄기]',
  );
});

test('a number is written in the reader’s way where it is said to be one', () => {
  expect(phrase('{{count, number}} of {{all}}', { count: 12345, all: 12345 }, 'en')).toBe('12,345 of 12345');
});

test('a sentence of the engine is told in Korean, and only there', () => {
  const message = 'There is no procedure "pump"';
  expect(phrase('실패: {{message}}', { message }, 'ko')).toBe('실패: "pump" 절차가 없습니다');
  expect(phrase('Failed: {{message}}', { message }, 'en')).toBe(`Failed: ${message}`);
});
