import { expect, test } from 'vitest';
import i18next from 'i18next';
import { wordsByLanguage } from '../../i18n/words';
import { sayIn } from '../../testing/say-in';
import { cronPhrase } from './cron-phrase';

async function translation(language: 'en' | 'ko') {
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    resources: wordsByLanguage(),
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}

test.each([
  ['*/15 * * * *', 'every 15 minutes', '15분마다'],
  ['30 2 * * *', 'every day at 02:30', '매일 02:30'],
  ['0 6,18 * * *', 'every day at 06:00 and 18:00', '매일 06:00 및 18:00'],
  ['30 9 * * 1-5', 'Monday to Friday at 09:30', '월요일부터 금요일까지 09:30'],
  ['0 8 * * 0,6', 'Sunday and Saturday at 08:00', '일요일 및 토요일 08:00'],
  ['0 8 1 * *', 'on day 1 of each month at 08:00', '매월 1일 08:00'],
  ['0 8 24 12 *', 'on December 24 each year at 08:00', '매년 12월 24일 08:00'],
  ['*/20 0-3 * * *', null, null],
])('%s reads %s', async (expression, english, korean) => {
  const told = await Promise.all(
    (['en', 'ko'] as const).map(async (language) =>
      cronPhrase(expression, sayIn(await translation(language), 'sops'), language),
    ),
  );
  expect(told).toEqual([english, korean]);
});
