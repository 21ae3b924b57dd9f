import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../shared/json';
import type { SameAs } from '../../shared/run';
import { sameAs, type GivenText } from './same-as';

const [procedure, event]: readonly SameAs[] = [{ in: 'procedure' }, { in: 'event' }] as const;
const first: SameAs = { in: 'result', step: 1 };
const of = (value: Json, payload = '', words = 'Open valve 15 to 3.2 bar. 밸브 열기: Tell Ana.'): unknown =>
  sameAs(value, [
    { place: procedure, text: words },
    { place: event, text: payload },
  ]);

test.each<{ name: string; value: Json; payload?: string; then: readonly unknown[] }>([
  { name: 'a word of the step', value: 'valve', then: [procedure] },
  { name: 'a word of the step in other letters', value: 'ANA', then: [procedure] },
  { name: 'a number of the step', value: 3.2, then: [procedure] },
  { name: 'a part of a number', value: 5, then: [] },
  { name: 'the beginning of a decimal fraction', value: 3, then: [] },
  { name: 'a word with a sign behind it', value: '열기', then: [procedure] },
  { name: 'a part of a word', value: '열', then: [] },
  { name: 'a later place behind a part of a word', value: 'va', payload: 'vale va 𝟙va', then: [event] },
  { name: 'a place behind a letter that takes two units', value: 'va', payload: '𝟙va', then: [] },
  { name: 'signs that patterns know', value: 'a.b*', payload: '{"x":"a.b*"}', then: [event] },
  { name: 'both', value: 15, payload: '{"pin":15}', then: [procedure, event] },
  { name: 'nothing at all', value: '', then: [] },
  { name: 'an empty list', value: [], payload: '[]', then: [] },
  { name: 'all parts of a list', value: [15, { to: 'Ana' }], then: [procedure] },
  { name: 'one part of a list', value: [15, 16], payload: '16', then: [] },
])('$name stands in $then', ({ value, payload, then }) => {
  expect(of(value, payload)).toEqual(then);
});

test('a place is told once, whatever number of its texts has the value', () => {
  expect(
    sameAs(5, [
      { place: first, text: '5' },
      { place: first, text: '{"pin":5}' },
      { place: { in: 'result', step: 2 }, text: 'pin 5' },
    ]),
  ).toEqual([first, { in: 'result', step: 2 }]);
});

const word = fc.stringMatching(/^[a-z가-힣][a-z0-9가-힣]{2,8}$/u);
const place = fc.oneof(
  fc.constant<SameAs>({ in: 'procedure' }),
  fc.constant<SameAs>({ in: 'event' }),
  fc.integer({ min: 1, max: 9 }).map((step): SameAs => ({ in: 'result', step })),
);
const given = fc.array(
  fc.record({ place, text: fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')) }),
  { maxLength: 6 },
);

test('all places that have the value are told, and no other', () => {
  fc.assert(
    fc.property(given, word, (texts: readonly GivenText[], value) => {
      const expected = new Set(
        texts.filter(({ text }) => text.split(' ').includes(value)).map((each) => JSON.stringify(each.place)),
      );
      expect(new Set(sameAs(value, texts).map((each) => JSON.stringify(each)))).toEqual(expected);
    }),
  );
});

test.each(['a', '압력 ', '{"value": 92} ', '.*'])('a very long text is looked for as well (%s)', (part) => {
  const long = part.repeat(1_000_000 / part.length).trim();
  expect([of(long, `> ${long}`), of(`${long}x`, long)]).toEqual([[event], []]);
});
