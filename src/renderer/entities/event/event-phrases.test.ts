import { expect, test } from 'vitest';
import { reasonPhrase } from './event-phrases';
import { words } from '../../words/events.ko';

test.each([
  'cooldown active',
  'max concurrent reached',
  'max active runs reached',
  'no steps',
  'disabled',
  'triggers paused',
  'definition has errors',
  'trigger has errors',
  'retained value',
  'handled before',
  'check failed',
])('why nothing started is read in Korean: %s', (reason) => {
  expect(reasonPhrase(reason, (word) => (word in words ? words[word as keyof typeof words] : word))).toMatch(
    /[가-힣]/u,
  );
});
