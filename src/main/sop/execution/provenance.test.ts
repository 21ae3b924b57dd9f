import { expect, test } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import { provenanceOf } from './provenance';

const of = (
  args: JsonObject,
  payload: string | null = null,
  words = 'Open valve 15 to 3.2 bar. 밸브 열기: Tell Ana.',
): unknown =>
  provenanceOf(
    args,
    {
      number: 1,
      line: 1,
      title: '',
      body: words,
      suggestedTools: [],
      calls: [],
      requiresConfirmation: false,
    },
    { source: 'manual', topic: null, payload, receivedAt: 0 },
  );

test.each<{ name: string; value: string | number; payload?: string; then: string }>([
  { name: 'a word of the step', value: 'valve', then: 'sop' },
  { name: 'a word of the step in other letters', value: 'ANA', then: 'sop' },
  { name: 'a number of the step', value: 3.2, then: 'sop' },
  { name: 'a part of a number', value: 5, then: 'model' },
  { name: 'the beginning of a decimal fraction', value: 3, then: 'model' },
  { name: 'a word with a sign behind it', value: '열기', then: 'sop' },
  { name: 'a part of a word', value: '열', then: 'model' },
  {
    name: 'a later place, where an earlier one is a part of a word',
    value: 'va',
    payload: 'vale va 𝟙va',
    then: 'payload',
  },
  { name: 'a place behind a letter that takes two units', value: 'va', payload: '𝟙va', then: 'model' },
  { name: 'signs that patterns know', value: 'a.b*', payload: '{"x":"a.b*"}', then: 'payload' },
  { name: 'nothing at all', value: '', then: 'model' },
])('$name comes from $then', ({ value, payload, then }) => {
  expect(of({ a: value }, payload)).toEqual({ a: then });
});

test.each(['a', '압력 ', '{"value": 92} ', '.*'])('a very long text is looked for as well (%s)', (part) => {
  const long = part.repeat(1_000_000 / part.length).trim();
  expect([of({ a: long }, `> ${long}`), of({ a: `${long}x` }, long)]).toEqual([
    { a: 'payload' },
    { a: 'model' },
  ]);
});
