import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, press, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { SampleConfig } from '../../testing/samples/sample-config';
import { typeInto } from '../../testing/type-into';
import { AddTableDialog } from './add-table-dialog';
import { blocksOf } from './settings-state';
import { loadConfig } from './settings-store';

let page: Drawn;
let bridge: RecordingBridge;
const config = new SampleConfig();
beforeEach(async () => {
  await startTranslation('en');
  bridge = new RecordingBridge({
    'config.show': () => ok(config.view()),
    'config.change': ({ changes }) => ok(config.change(changes)),
  });
  connectBridge(bridge);
  await loadConfig();
});
afterEach(() => page.end());

async function open(head: string): Promise<void> {
  const block = blocksOf('procedures', config.view()).find((each) => each.head === head);
  if (block === undefined) throw new Error(`${head} is not shown`);
  page = await draw(<AddTableDialog block={block} view={config.view()} onClose={() => {}} />);
}
const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[data-part~="dialog"] input[aria-label="${name}"]`);
  if (found === null) throw new Error(`There is no ${name}`);
  return found;
};
const addButton = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll<HTMLButtonElement>('[data-part~="dialog"] [data-look="key"]')].at(-1);
const added = (): unknown =>
  (bridge.inputsOf('config.change').at(-1) as { changes: { values: unknown }[] } | undefined)?.changes[0]
    ?.values;

test('quiet hours are asked for, and are not all hours of all days because nobody said anything', async () => {
  await open('[[duty.quiet]]');
  expect(document.querySelector('[data-part~="dialog"] h2')?.textContent).toBe('Add: Quiet hours');
  expect(addButton()?.disabled).toBe(true);
  await press('Sat');
  await typeInto(field('From'), '22:00');
  await typeInto(field('To'), '06:30');
  expect(addButton()?.disabled).toBe(false);
  await press('Add');
  expect(added()).toEqual({
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sun'],
    from: '22:00',
    to: '06:30',
  });
});

test('where a person is reached is chosen as in the form, and not written in a code of its own', async () => {
  await open('[[duty.people]]');
  await typeInto(field('Name'), 'Mina');
  expect(addButton()?.disabled).toBe(true);
  await act(async () => {
    document
      .querySelector<HTMLButtonElement>('[data-part~="dialog"] [data-part~="routes"] [data-look]')
      ?.click();
    await Promise.resolve();
  });
  expect(
    document.querySelector<HTMLSelectElement>('[data-part~="dialog"] [data-part~="route"] select')?.value,
  ).toBe('desktop');
  expect(addButton()?.disabled).toBe(false);
  await act(async () => {
    addButton()?.click();
    await Promise.resolve();
  });
  expect(added()).toEqual({ name: 'Mina', routes: ['desktop'] });
});
