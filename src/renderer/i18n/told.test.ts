import { beforeAll, expect, test } from 'vitest';
import i18next from 'i18next';
import { sayIn } from '../testing/say-in';
import { speak, startTranslation } from './i18n';
import { ended, told, toldWhole } from './told';

beforeAll(async () => {
  // The page whose language it sets.
  Object.assign(globalThis, { document: { documentElement: { lang: '' } } });
  await startTranslation('ko');
});

test('what the engine says is read in Korean, and as it is where it is not known', () => {
  expect([
    told('the port went away', 'ko'),
    told('the port went away', 'en'),
    told('the moon went away', 'ko'),
  ]).toEqual(['포트가 사라졌습니다', 'the port went away', 'the moon went away']);
});

test('sentences that stand below each other are read one by one, also where one of them has several lines', () => {
  expect(
    told(
      'The last try failed: busy\nThis was carried out in it: dose\nThe model is not sure of this call.',
      'ko',
    ),
  ).toBe('지난 시도가 실패했습니다: busy\n그때 실행된 호출: dose\n모델이 이 호출을 확신하지 못합니다.');
  expect(told('the moon\nwent away', 'ko')).toBe('the moon\nwent away');
});

test('a reason that is filled into a phrase is read in Korean as well, other values stay as they are', async () => {
  expect(
    sayIn(i18next, 'runs')('skipped', { reason: 'its condition does not hold: the payload is not JSON' }),
  ).toContain('조건이 맞지 않습니다: 페이로드가 JSON이 아닙니다');
  expect(sayIn(i18next, 'boards')('unknownBoard', { board: 'the port went away' })).toContain(
    'the port went away',
  );
  await speak('en');
  expect(
    sayIn(i18next, 'runs')('skipped', { reason: 'its condition does not hold: the payload is not JSON' }),
  ).toContain('its condition does not hold: the payload is not JSON');
});

test.each([
  {
    name: 'of a step',
    message: 'Step 3 names the tool "gpio_wrte", which does not exist',
    remedy: 'Did you mean "gpio_write"?',
    korean: '3단계가 부르는 "gpio_wrte" 도구가 없습니다. "gpio_write"을\u2060(를) 쓰려고 했습니까?',
  },
  {
    name: 'of a start',
    message: '"61 * * * *" never fires',
    remedy: 'Check day, month and year: no such date is to come.',
    korean:
      '"61 * * * *"은 한 번도 작동하지 않습니다. 일, 월, 연도를 확인하세요. 앞으로 그런 날짜가 없습니다.',
  },
  {
    name: 'of an edit',
    message: 'Step 1 names step 5, which would be gone',
    remedy: 'Change step 1 first.',
    korean: '1단계가 없어질 5단계를 가리킵니다. 1단계를 먼저 바꾸세요.',
  },
  {
    name: 'of config.toml as a text',
    message: 'This is not valid TOML: x',
    remedy:
      'Correct this line. Texts stand in quotes, a key may be written once, and every bracket is closed.',
    korean:
      '올바른 TOML이 아닙니다: x. 이 줄을 고치세요. 텍스트는 따옴표 안에 쓰고, 키는 한 번만 쓰며, 괄호는 모두 닫습니다.',
  },
  {
    name: 'of a key of config.toml',
    message: 'gateway.port must be a whole number from 0 to 65535, not "x"',
    remedy: 'Correct this value, or clear the field to use the default.',
    korean:
      'gateway.port의 값은 0부터 65535까지의 정수여야 하는데 "x"입니다. 이 값을 고치거나, 기본값을 쓰려면 줄을 지우세요.',
  },
])('a finding $name is read in Korean, as it is in English', ({ message, remedy, korean }) => {
  expect([toldWhole({ message, remedy }, 'ko'), toldWhole({ message, remedy }, 'en')]).toEqual([
    korean,
    `${message}. ${remedy}`,
  ]);
});

test.each([
  ['Read a GPIO pin', 'Read a GPIO pin.'],
  ['Reads a pin.', 'Reads a pin.'],
  ['Is it on?', 'Is it on?'],
  ['"It is."', '"It is."'],
])('%s ends as a sentence', (text, sentence) => {
  expect(ended(text)).toBe(sentence);
});
