import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectBridge } from '../../bridge/bridge';
import { ok } from '../../../shared/result';
import { startTranslation } from '../../i18n/i18n';
import { draw, press, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { typeInto } from '../../testing/type-into';
import { EntryDialog } from './entry-dialog';

let page: Drawn;
const open = async (): Promise<void> => {
  page = await draw(<EntryDialog entry={null} onClose={() => {}} />);
};
const fields = (): readonly string[] =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      '[data-part~="dialog"] [data-part~="input"]',
    ),
  ].map(({ value }) => value);
const write = async (text: string, name: string): Promise<void> => {
  const [area, input] = [
    document.querySelector<HTMLTextAreaElement>('[data-part~="dialog"] textarea'),
    document.querySelector<HTMLInputElement>('[data-part~="dialog"] input'),
  ];
  if (area === null || input === null) throw new Error('The dialog is not open.');
  await typeInto(area, text);
  await typeInto(input, name);
};

beforeEach(async () => {
  await startTranslation('en');
  connectBridge(
    new RecordingBridge({
      'memory.save': ({ entry }) => ok({ ...entry, at: 0, score: null, locked: false }),
    }),
  );
});
afterEach(() => page.end());

test('what is written down and not saved is there again when the dialog is, until it is saved', async () => {
  await open();
  await write('The spare pump is in hall 2.', 'spare pump');
  await page.end();
  await open();
  expect(fields()).toEqual(['The spare pump is in hall 2.', 'spare pump']);
  await press('Save');
  await page.end();
  await open();
  expect(fields()).toEqual(['', '']);
});

test('nothing is saved that has no text or no name', async () => {
  const canSave = (): boolean =>
    [...document.querySelectorAll<HTMLButtonElement>('[data-part~="dialog"] [data-look]')].some(
      ({ textContent, disabled }) => textContent === 'Save' && !disabled,
    );
  await open();
  const states = [canSave()];
  await write('The spare pump is in hall 2.', ' ');
  states.push(canSave());
  await write('  ', 'spare pump');
  states.push(canSave());
  await write('The spare pump is in hall 2.', 'spare pump');
  states.push(canSave());
  expect(states).toEqual([false, false, false, true]);
});
