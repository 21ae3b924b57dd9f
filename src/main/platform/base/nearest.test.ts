import { describe, expect, test } from 'vitest';
import { editDistance, nearest } from './nearest';

describe('nearest', () => {
  test.each([
    { word: 'defualt_provider', known: ['default_model', 'default_provider'], then: 'default_provider' },
    { word: 'Default-Provider', known: ['default_model', 'default_provider'], then: 'default_provider' },
    { word: 'baudrate', known: ['board', 'baud_rate', 'type'], then: 'baud_rate' },
    { word: 'pot', known: ['host', 'port', 'token'], then: 'port' },
    { word: 'kind', known: ['type', 'path'], then: null },
    { word: 'x', known: ['y'], then: null },
    { word: 'cooldown', known: ['name', 'cooldown_secs'], then: 'cooldown_secs' },
    { word: 'confirmation', known: ['tools', 'requires_confirmation'], then: 'requires_confirmation' },
    { word: 'mqtt_topic', known: ['type', 'topic'], then: 'topic' },
    { word: 'co', known: ['co_secs'], then: null },
    { word: 'anything', known: [], then: null },
  ])('takes $word for $then', ({ word, known, then }) => {
    expect(nearest(word, known)).toBe(then);
  });
});

describe('editDistance', () => {
  test.each([
    { from: '', to: 'abc', then: 3 },
    { from: 'abc', to: 'abc', then: 0 },
    { from: 'abc', to: 'acb', then: 1 },
    { from: '밸브', to: '벨브', then: 1 },
    { from: 'kitten', to: 'sitting', then: 3 },
  ])('$from → $to is $then', ({ from, to, then }) => {
    expect(editDistance(from, to)).toBe(then);
    expect([0, 1, 2, 3, 4].map((most) => editDistance(from, to, most))).toEqual(
      [0, 1, 2, 3, 4].map((most) => Math.min(most, then)),
    );
  });
});
