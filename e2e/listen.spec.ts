import type { Locator, Page } from '@playwright/test';
import { expect, test, type RunningApp } from './fixtures/app';
import { ask, noModel, usePlant, type Plant } from './fixtures/plant';
import { Way } from './fixtures/way';
import { inspectShown, sizes } from './fixtures/views';

/** From a message that a device sends to a trigger with a condition, with the clicks counted. */

test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial' });

let plant: Plant;
let running: RunningApp;
let page: Page;
usePlant(
  {
    settings: noModel,
    procedures: {
      'tank-watch': [
        '[sop]\nname = "tank-watch"\ndescription = "Tells when the tank is high"\nexecution_mode = "auto"\n',
        '# Tank watch\n\n## Steps\n\n1. **Tell** — The tank is high.\n   - call: notify {"message": "The tank is high"}\n',
      ],
    },
  },
  (opened) => {
    ({ plant, running, page } = opened);
  },
);

const way = new Way('from a message that arrives to a live trigger with a condition', { clicks: 6 });

const dialog = (): Locator => page.getByRole('dialog', { name: /Listen now|지금 듣기/u });

const looksRight = (name: string): Promise<void> =>
  inspectShown(running, name, [...sizes, { width: 1920, height: 1080 }, { width: 2560, height: 1440 }]);

test('from a message that arrives to a live trigger with a condition takes at most six clicks, and only a number is typed', async () => {
  await plant.broker.publish(
    'homeassistant/sensor/cellar/config',
    JSON.stringify({
      name: 'Temperature',
      state_topic: 'home/cellar',
      value_template: '{{ value_json.temperature }}',
      unit_of_measurement: '°C',
      device: { name: 'Cellar' },
    }),
    { retain: true },
  );
  await plant.broker.publish('home/cellar', '{"temperature": 14.5}', { retain: true });
  await plant.broker.publish('yard/door', 'closed', { retain: true });
  await page.evaluate(() => {
    window.location.hash = '#/sops';
  });
  await way.click(page.getByRole('link', { name: 'tank-watch' }));
  await way.click(page.getByRole('button', { name: 'Listen now…' }));
  // The broker had kept it: when it was sent nobody knows.
  await expect(
    dialog().getByRole('button', { name: /Cellar · Temperature.*from before.*14.5 °C/u }),
  ).toBeVisible();
  await plant.broker.publish('yard/tank', '{"ts": 1, "level": 82.5, "unit": "cm"}');
  await expect(dialog().getByRole('button', { name: /yard\/tank/u })).toBeVisible();
  await looksRight('listen');
  await way.click(dialog().getByRole('button', { name: /yard\/tank/u }));
  await expect(page.getByRole('textbox', { name: 'Value' })).toBeFocused();
  await page.keyboard.type('85');
  await expect(page.getByText('Not true for the last one: 82.5')).toBeVisible();
  await plant.broker.publish('yard/tank', '{"ts": 2, "level": 91.2, "unit": "cm"}');
  await expect(page.getByText('True for the last one: 91.2', { exact: false })).toBeVisible();
  await looksRight('condition');
  await way.click(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  way.end();

  const started = (): Promise<number> =>
    ask(page, 'runs.list', { sop: 'tank-watch' }).then(({ length }) => length);
  await plant.broker.publish('yard/tank', '{"level": 84}');
  await expect
    .poll(async () => (await ask(page, 'events.list', { sop: 'tank-watch' })).length)
    .toBeGreaterThanOrEqual(1);
  expect(await started()).toBe(0);
  await plant.broker.publish('yard/tank', '{"level": 86}');
  await expect.poll(started).toBe(1);
  await expect(page.getByText('In the last day it would have started 1 run.')).toBeVisible();
});

test('a condition as people write it first gets the sign of the payload, and goes back to fields', async () => {
  await page.getByRole('button', { name: 'As text' }).click();
  const text = page.getByRole('textbox', { name: 'Only when' });
  await text.fill('level > 70');
  await text.press('Enter');
  await expect(text).toHaveValue('$.level > 70');
  await page.getByRole('button', { name: 'As fields' }).click();
  await expect(page.getByRole('textbox', { name: 'Value' })).toHaveValue('70');
});

test('a device is chosen by its name', async () => {
  await page.getByRole('button', { name: 'Listen now…' }).first().click();
  await dialog().getByRole('searchbox').fill('cellar');
  await dialog()
    .getByRole('button', { name: /Cellar · Temperature/u })
    .click();
  await expect(page.getByRole('combobox', { name: 'Field' })).toContainText('temperature (14.5)');
  await expect(page.getByRole('textbox', { name: 'Topic', exact: true })).toHaveValue('home/cellar');
});

test('a device is switched by its name, without its topic being typed', async () => {
  await plant.broker.publish(
    'homeassistant/light/cellar_lamp/config',
    JSON.stringify({ name: 'Lamp', command_topic: 'home/cellar/lamp/set', device: { name: 'Cellar' } }),
    { retain: true },
  );
  await page.getByText('The tank is high.').click();
  await page.getByRole('combobox', { name: 'Fixed call (no model)' }).selectOption('mqtt_publish');
  await page.getByRole('button', { name: 'Choose a device…' }).click();
  const devices = page.getByRole('dialog', { name: /Choose a device|기기 고르기/u });
  await expect(devices.getByRole('button', { name: 'Cellar · Lamp: OFF' })).toBeVisible();
  await looksRight('choose-device');
  await devices.getByRole('button', { name: 'Cellar · Lamp: OFF' }).click();
  await expect(page.getByRole('textbox', { name: 'topic, required' })).toHaveValue('home/cellar/lamp/set');
  await expect(page.getByRole('textbox', { name: 'payload, required' })).toHaveValue('OFF');
  await looksRight('fixed-call');
});

test('a schedule is told in words, with its next times in the zone in which it counts', async () => {
  await page.getByRole('button', { name: 'Add trigger' }).click();
  await page.getByRole('menuitem', { name: 'schedule' }).click();
  await expect(page.getByText('every day at 06:00').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Time zone' }).fill('Asia/Seoul');
  await page.getByRole('textbox', { name: 'When', exact: true }).fill('30 2 * * 1-5');
  await expect(page.getByText('Monday to Friday at 02:30').first()).toBeVisible();
  await expect(page.getByText('Next, in the time of Asia/Seoul:')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '02:30' })).toHaveCount(3);
  await looksRight('schedule');
});
