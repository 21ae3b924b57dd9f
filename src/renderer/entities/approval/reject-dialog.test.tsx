import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { typeInto } from '../../testing/type-into';
import { RejectCallDialog } from './reject-dialog';

let page: Drawn;
const open = async (about: string): Promise<void> => {
  page = await draw(
    <RejectCallDialog about={about} tool="gpio_write" onReject={() => {}} onClose={() => {}} />,
  );
};
const field = (): HTMLTextAreaElement => {
  const found = document.querySelector<HTMLTextAreaElement>('[data-part~="dialog"] textarea');
  if (found === null) throw new Error('The dialog is not open.');
  return found;
};

beforeEach(() => startTranslation('en'));
afterEach(() => page.end());

test('a reason that was not sent is there again for the same call, and for no other', async () => {
  await open('c 1');
  await typeInto(field(), 'The sensor is wrong.');
  await page.end();
  await open('c 2');
  expect(field().value).toBe('');
  await page.end();
  await open('c 1');
  expect(field().value).toBe('The sensor is wrong.');
});
