import { beforeAll, expect, test } from 'vitest';
import i18next from 'i18next';
import { speak, startTranslation } from './i18n';
import { told } from './told';

beforeAll(async () => {
  // The page whose language it sets.
  Object.assign(globalThis, { document: { documentElement: { lang: '' } } });
  await startTranslation('ko');
});

test('what the engine says is read in Korean, and as it is where it is not known', () => {
  expect([told('the port went away', 'ko'), told('the port went away', 'en'), told('the moon went away', 'ko')]).toEqual(['포트가 사라졌습니다', 'the port went away', 'the moon went away']);
});

test('a reason that is filled into a phrase is read in Korean as well, other values stay as they are', async () => {
  expect(i18next.t('skipped', { ns: 'runs', reason: 'its condition does not hold: the payload is not JSON' })).toContain('조건이 맞지 않습니다: 페이로드가 JSON이 아닙니다');
  expect(i18next.t('unknownBoard', { ns: 'boards', board: 'the port went away' })).toContain('the port went away');
  await speak('en');
  expect(i18next.t('skipped', { ns: 'runs', reason: 'its condition does not hold: the payload is not JSON' })).toContain('its condition does not hold: the payload is not JSON');
});
