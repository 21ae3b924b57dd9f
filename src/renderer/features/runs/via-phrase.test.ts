import i18next from 'i18next';
import { expect, test } from 'vitest';
import { startTranslation } from '../../i18n/i18n';
import { sayIn } from '../../testing/say-in';
import { viaPhrase } from './run-phrases';

const surfaces = [
  'app',
  'notification',
  'cli',
  'telegram:111',
  'slack:U1',
  'discord:1',
  'email:a@b.c',
  'webhook:press',
  'mqtt:panel',
  'standing',
  'agent',
  'restore',
  'engine',
];

test.each(['en', 'ko'] as const)('from where somebody decided is told in words: %s', async (language) => {
  await startTranslation(language);
  const say = sayIn(i18next, 'runs');
  expect(surfaces.filter((via) => viaPhrase(via, say).includes(via))).toEqual([]);
});
