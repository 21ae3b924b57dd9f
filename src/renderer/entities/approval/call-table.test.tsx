import { afterEach, expect, test } from 'vitest';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { CallTable } from './call-table';

let page: Drawn;
afterEach(() => page.end());

test.each([
  {
    name: 'a short value',
    args: { topic: 'valve/\u202eesolc/1\u202c/set' },
    shown: '"valve/\\u202eesolc/1\\u202c/set"',
  },
  { name: 'a long one', args: { content: `${'x'.repeat(130)}\u202e` }, shown: `${'x'.repeat(130)}\\u202e` },
  { name: 'one that holds others', args: { body: { deep: ['a\u200bb'] } }, shown: 'a\\u200bb' },
  { name: 'a name', args: { 'pi\u200bn': 1 }, shown: 'pi\\u200bn' },
  {
    name: 'what stood there before',
    args: { pin: 'a' },
    was: { pin: { value: 'b\u202ec', from: 'model' as const } },
    shown: 'b\\u202ec',
  },
])('$name is shown as it is sent', async ({ args, was, shown }) => {
  await startTranslation('en');
  page = await draw(<CallTable name="mqtt_publish" args={args} provenance={{}} was={was} />);
  expect(page.place.textContent).toContain(shown);
  expect(page.place.textContent).not.toMatch(/[\u200b\u202a-\u202e\u2066-\u2069]/u);
});

test.each([
  { language: 'en', words: ['from the procedure', 'config.toml'] },
  { language: 'ko', words: ['절차', 'config.toml'] },
] as const)(
  'a value of config.toml is told from one of the procedure ($language)',
  async ({ language, words }) => {
    await startTranslation(language);
    page = await draw(
      <CallTable
        name="gpio_write"
        args={{ pin: 5, board: 'greenhouse' }}
        provenance={{ pin: 'sop', board: 'config' }}
      />,
    );
    expect(
      [...page.place.querySelectorAll('[data-part~="origin"]')].map(({ textContent }) => textContent),
    ).toEqual(words);
  },
);
