import { afterEach, expect, test } from 'vitest';
import { startTranslation } from '../../i18n/i18n';
import { draw, press, type Drawn } from '../../testing/draw';
import { typeInto } from '../../testing/type-into';
import { EditCallsDialog } from './edit-dialog';

let page: Drawn;
afterEach(() => page.end());

test('a value in a field that would be read otherwise is written out below it', async () => {
  await startTranslation('en');
  page = await draw(
    <EditCallsDialog
      about="unseen"
      title="Edit"
      calls={[
        { tool: 'mqtt_publish', arguments: { topic: 'valve/\u202eesolc', payload: 'on' }, provenance: {} },
      ]}
      onSave={() => Promise.resolve(true)}
      onClose={() => {}}
    />,
  );
  expect([...document.querySelectorAll('[role=note]')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('valve/\\u202eesolc'),
  ]);
});

test('values that the engine did not take are there again when the dialog is opened again, those that it took are not', async () => {
  await startTranslation('en');
  const calls = [{ tool: 'notify', arguments: { message: 'closed' }, provenance: {} }];
  const field = () => document.querySelector('input') ?? expect.fail('there is no field');
  const open = async (taken: boolean): Promise<string> => {
    page = await draw(
      <EditCallsDialog
        about="gate 1"
        title="Edit"
        calls={calls}
        onSave={() => Promise.resolve(taken)}
        onClose={() => {}}
      />,
    );
    return field().value;
  };
  const seen = [await open(false)];
  await typeInto(field(), 'the valve is closed');
  await press('Show the card again');
  await page.end();
  seen.push(await open(true));
  await press('Show the card again');
  await page.end();
  seen.push(await open(true));
  expect(seen).toEqual(['closed', 'the valve is closed', 'closed']);
});
