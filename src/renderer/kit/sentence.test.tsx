import { afterEach, expect, test } from 'vitest';
import { startTranslation } from '../i18n/i18n';
import { draw, type Drawn } from '../testing/draw';
import { Sentence } from './sentence';

let page: Drawn;
afterEach(() => page.end());

test.each([
  {
    language: 'en',
    text: 'See `zeroclaw runs`, then `zeroclaw stop`.',
    shown: 'See <code>zeroclaw runs</code>, then <code>zeroclaw stop</code>.',
  },
  {
    language: 'ko',
    text: '`zeroclaw runs` lists them.',
    shown: '<code>zeroclaw runs</code>로 목록을 볼 수 있습니다.',
  },
  {
    language: 'en',
    text: 'A ` alone stays, and so does <b>.',
    shown: 'A ` alone stays, and so does &lt;b&gt;.',
  },
] as const)('$text', async ({ language, text, shown }) => {
  await startTranslation(language);
  page = await draw(
    <p>
      <Sentence message={text} />
    </p>,
  );
  expect(page.place.querySelector('p')?.innerHTML).toBe(shown);
});
