import { afterEach, expect, test } from 'vitest';
import type { Language } from '../../../shared/language';
import type { ApprovalTelling } from '../../../shared/procedures';
import { startTranslation } from '../../i18n/i18n';
import { momentText } from '../../kit/time-format';
import { draw, type Drawn } from '../../testing/draw';
import { TellingRow } from './telling-row';

let page: Drawn;
afterEach(() => page.end());

const until = Date.UTC(2026, 2, 3, 6);
const telling: ApprovalTelling = { urgency: 'normal', told: [], heldUntil: null, next: null };
const kim = { to: [{ route: 'desktop' }, { route: 'telegram:7', name: 'Kim' }] };

async function shown(
  change: Partial<ApprovalTelling>,
  expiresAt: number | null = null,
  language: Language = 'en',
): Promise<string> {
  await startTranslation(language);
  page = await draw(<TellingRow telling={{ ...telling, ...change }} expiresAt={expiresAt} />);
  return page.place.textContent;
}

test('in quiet hours it says until when nobody is told, and who is then', async () => {
  expect(await shown({ heldUntil: until, first: kim })).toBe(
    `Who is toldQuiet hours: nobody is told before ${momentText(until, Date.now(), 'en')}, then this computer, Kim`,
  );
});

test('a name that somebody gave to themselves has what they are known by beside it', async () => {
  const lee = { to: [{ route: 'telegram:9', name: 'Kim', self: true as const }, ...kim.to] };
  expect(await shown({ heldUntil: until, first: lee })).toContain('then Kim (9), this computer, Kim');
});

test('what is given up before the quiet hours end is told nobody', async () => {
  const end = until - 3_600_000;
  expect(await shown({ heldUntil: until, first: kim }, end)).toContain(
    `Quiet hours until ${momentText(until, Date.now(), 'en')}: cancelled at ${momentText(end, Date.now(), 'en')} without anybody being told`,
  );
});

test('a group with nobody on duty is named, in the language of the reader', async () => {
  expect(await shown({ first: { to: kim.to, nobody: ['shift'] } }, null, 'ko')).toBe(
    '알릴 사람shift 당번이 없음: 그곳에는 알리지 않음',
  );
});

test('where there is nothing to be said, nothing is', async () => {
  expect(await shown({ first: kim })).toBe('');
});
