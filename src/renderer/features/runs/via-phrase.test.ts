import i18next from 'i18next';
import { expect, test } from 'vitest';
import { wordsByLanguage } from '../../i18n/words';
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

test.each(['en', 'ko'])('from where somebody decided is told in words: %s', async (lng) => {
  const words = i18next.createInstance();
  await words.init({
    lng,
    resources: wordsByLanguage(),
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  const say = sayIn(words, 'runs');
  expect(surfaces.filter((via) => viaPhrase(via, say) === say('viaOther', { via }))).toEqual([]);
});
