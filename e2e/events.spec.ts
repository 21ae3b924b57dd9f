import type { Page } from '@playwright/test';
import { expect, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { ask, noModel, usePlant, type Plant } from './fixtures/plant';
import { looks, setLook } from './fixtures/views';

/**
 * The Events page: what came in over a real broker, why each procedure started or did not, and test events.
 */

test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial' });

const log =
  '[sop]\nname = "pressure-log"\ndescription = "For a test"\nexecution_mode = "auto"\ncooldown_secs = 3600\n\n[[triggers]]\ntype = "mqtt"\ntopic = "tank/+/pressure"\n';
const lamp =
  '## Steps\n\n1. **Lamp** — On.\n   - call: gpio_write {"board": "nucleo-f401re-0", "pin": 5, "value": 1}\n';
const pump =
  '[sop]\nname = "close-valve"\ndescription = "For a test"\nexecution_mode = "supervised"\n\n[[triggers]]\ntype = "mqtt"\ntopic = "tank/feed/pressure"\ncondition = "$.value > 85"\n';

let plant: Plant;
let running: RunningApp;
let page: Page;
usePlant(
  { settings: noModel, procedures: { 'pressure-log': [log, lamp], 'close-valve': [pump, lamp] } },
  (opened) => {
    ({ plant, running, page } = opened);
  },
);

const rowOf = (text: string) => page.getByRole('main').getByRole('row').filter({ hasText: text });
const publish = (topic: string, payload: string) => plant.broker.publish(topic, payload);
const runsOf = async (sop: string) => (await ask(page, 'runs.list', { sop })).map(({ runId }) => runId);

test('an empty page says what belongs here, and the rail leads to it by key', async () => {
  await page.keyboard.press('Control+5');
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
  await keepPicture(page, 'events-empty');
  expect(await axeFindings(page)).toEqual([]);
});

test('a message shows at once with the run that it started, and the rail counts it', async () => {
  await publish('tank/feed/pressure', '{"value":92.4,"unit":"bar"}');
  await expect(rowOf('{"value":92.4')).toContainText(/\d runs/);
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Events' }),
  ).toHaveAccessibleDescription(/event today/);
});

test('an event tells for each procedure why it did not start: the value beside the limit, who holds the place, the cooldown', async () => {
  await expect
    .poll(async () => (await ask(page, 'runs.list', { sop: 'pressure-log' })).map(({ status }) => status))
    .toEqual(['completed']);
  await publish('tank/feed/pressure', '{"value":91.8,"unit":"bar"}');
  await rowOf('{"value":91.8').getByRole('button').click();
  const verdict = page.getByRole('group', { name: 'close-valve' });
  await expect(verdict).toContainText('did not start');
  await expect(verdict).toContainText('equal to tank/feed/pressure');
  await expect(verdict).toContainText('$.value > 85, value was 91.8');
  await expect(verdict).toContainText('max concurrent reached, the limit is 1');
  const [holder] = await runsOf('close-valve');
  await expect(
    verdict.getByRole('link', { name: `run ${(holder ?? '').replace('run-', '')}` }),
  ).toHaveAttribute('href', `#/runs/${holder ?? ''}`);
  const cooling = page.getByRole('group', { name: 'pressure-log' });
  await expect(cooling).toContainText('matches tank/+/pressure');
  await expect(cooling).toContainText(/cooldown active, 59 min \d+ s left/);
  await expect(page.getByRole('img', { name: '91.8, limit 85' })).toBeVisible();
  await expect(page.getByLabel('Original payload')).toHaveText('{"value":91.8,"unit":"bar"}');
  await expect(page.getByText('No trigger listened to this topic at that time.')).toBeVisible();
});

test('a value under the limit and a topic that nobody listens to are told apart', async () => {
  await publish('tank/feed/pressure', '{"value":31}');
  await expect(rowOf('{"value":31}')).toContainText('nothing, ');
  await expect.poll(async () => (await ask(page, 'events.list', { outcome: 'condition' })).length).toBe(0);
  await ask(page, 'events.send', { source: 'mqtt', topic: 'nowhere/a', payload: '1' });
  await ask(page, 'events.send', { source: 'mqtt', topic: 'nowhere/b', payload: '2' });
  await ask(page, 'events.send', { source: 'mqtt', topic: 'nowhere/a', payload: '3' });
  await rowOf('3 messages on 2 topics').getByRole('button').click();
  await expect(page.getByRole('cell', { name: 'nowhere/b' }).first()).toBeVisible();
});

test('filters are of the whole record, and can be cleared', async () => {
  await page.getByRole('button', { name: 'Outcome all' }).click();
  await page.getByRole('menuitemradio', { name: 'started a run' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: /^Details of/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Source all' }).click();
  await page.getByRole('menuitemradio', { name: 'webhook' }).click();
  await expect(page.getByRole('heading', { name: 'No matching events' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all events' }).click();
  await expect(rowOf('{"value":91.8').first()).toBeVisible();
});

test('a test event says before what it would do, asks before anything real, and marks the event and its run', async () => {
  await ask(page, 'runs.cancel', { runId: (await runsOf('close-valve'))[0] ?? '', reason: 'for the next' });
  const before = await runsOf('close-valve');
  await page.getByRole('button', { name: 'Send a test event…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a test event' });
  await dialog.getByLabel('Topic').fill('tank/feed/pressure');
  await dialog.getByLabel('Payload').fill('{"value": 80}');
  await expect(dialog).toContainText('value was 80');
  await expect(dialog).toContainText('Nothing starts.');
  await dialog.getByLabel('Payload').fill('{"value": 99}');
  await expect(dialog).toContainText('asks before step 1');
  await keepPicture(page, 'events-test');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send…' }).click();
  const question = page.getByRole('alertdialog', { name: 'This starts 1 procedure for real' });
  await keepPicture(page, 'events-test-real');
  expect(await axeFindings(page)).toEqual([]);
  expect(await runsOf('close-valve')).toEqual(before);
  await question.getByRole('button', { name: 'Send and start 1 run' }).click();
  await expect(page.getByRole('dialog', { name: 'The test event was sent' })).toContainText(
    'close-valve started',
  );
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(rowOf('{"value": 99}')).toContainText('test');
  const { events } = await ask(page, 'runs.events', { runId: (await runsOf('close-valve'))[0] ?? '' });
  expect(events[0]?.event).toMatchObject({
    type: 'run-started',
    trigger: { test: true, payload: '{"value": 99}' },
  });
});

test('an event is used in a test, by keyboard alone', async () => {
  const open = rowOf('{"value":91.8').getByRole('button');
  await open.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Use in a test' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Topic')).toHaveValue('tank/feed/pressure');
  await page.keyboard.press('Escape');
});

test('hundreds of events are a list that scrolls to its end, and it stands still while somebody reads', async () => {
  await page.evaluate(async () => {
    const bridge = (
      window as unknown as { readonly zeroclaw: { ask(name: string, input: unknown): Promise<unknown> } }
    ).zeroclaw;
    for (let batch = 0; batch < 6; batch += 1)
      await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          bridge.ask('events.send', {
            source: 'mqtt',
            topic: 'tank/feed/pressure',
            payload: `{"value": ${String(batch * 100 + index)}}`,
            test: true,
          }),
        ),
      );
  });
  const list = page.getByRole('table', { name: 'Events' });
  await expect(list.getByRole('row').nth(1)).toContainText('{"value": 599}');
  expect(await list.getByRole('row').count()).toBeLessThan(60);
  await list.evaluate((element) => {
    element.scrollTop = 6_000;
  });
  // drawn where it was scrolled to
  await expect(list.getByRole('row').nth(4)).not.toContainText(/"value": 59\d/u);
  const inView = await list.getByRole('row').nth(4).innerText();
  await publish('tank/feed/pressure', '{"value":1}');
  await expect(page.getByRole('button', { name: '1 new event' })).toBeVisible();
  expect(await list.getByRole('row').nth(4).innerText()).toBe(inView);
  await page.getByRole('button', { name: '1 new event' }).click();
  await expect(list.getByRole('row').nth(1)).toContainText('{"value":1}');
  await expect
    .poll(async () => {
      await list.evaluate((element) => {
        element.scrollTop = element.scrollHeight;
      });
      return rowOf('{"value":92.4').count();
    })
    .toBe(1);
  await expect(rowOf('{"value":92.4')).toBeVisible();
});

test('a message that was too large to be read waits under Problems until somebody says that they have seen it, by keyboard alone', async () => {
  for (const topic of ['tank/feed/pressure', 'tank/waste/pressure', 'tank/waste/pressure'])
    await publish(topic, 'x'.repeat(1_100_000));
  await expect(page.getByRole('button', { name: '3 problems' })).toBeVisible();
  for (const look of looks) {
    await setLook(page, look);
    await page.getByRole('button', { name: look[0] === 'en' ? '3 problems' : '문제 3건' }).click();
    await expect(page.locator('[data-part~="popover"] [data-part~="item"]').first()).toContainText(
      look[0] === 'en' ? '2 times' : '2번',
    );
    await keepPicture(page, `problems-seen-${look.join('-')}`);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await setLook(page, looks[0]);
  await page.getByRole('button', { name: '3 problems' }).press('Enter');
  await page.getByRole('button', { name: 'Seen: MQTT topic tank/feed/pressure' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Problems' }).getByRole('button')).toHaveCount(1);
  await page.getByRole('button', { name: 'Seen: MQTT topic tank/waste/pressure' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Problems' })).toBeFocused();
  await page.keyboard.press('Escape');
  expect((await ask(page, 'problems.list', {})).map(({ id }) => id)).toEqual(['model']);
});

for (const [language, theme] of looks) {
  test(`nothing is wrong or cut off, ${language} ${theme}`, async () => {
    await ask(page, 'preferences.set', { language, theme });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const [opened] = (await ask(page, 'events.list', { outcome: 'skipped', limit: 1000 })).filter(
      ({ payload }) => payload?.includes('91.8') === true,
    );
    for (const { width, height } of [
      { width: 1280, height: 800 },
      { width: 1024, height: 700 },
    ]) {
      await running.app.evaluate(
        ({ BrowserWindow }, size) => {
          BrowserWindow.getAllWindows()[0]?.setContentSize(size.width, size.height);
        },
        { width, height },
      );
      await page.evaluate(() => {
        location.hash = '#/events';
      });
      await expect(page.getByRole('group', { name: 'close-valve' })).toHaveCount(0);
      await page.evaluate((id) => {
        location.hash = `#/events/${String(id)}`;
      }, opened?.id ?? 0);
      await expect(page.getByRole('group', { name: 'close-valve' })).toBeInViewport();
      await keepPicture(page, `events-${language}-${theme}-${String(width)}`);
      expect.soft(await axeFindings(page)).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
}
