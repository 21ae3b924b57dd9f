import type { Page } from '@playwright/test';
import {
  startOpenAiServer,
  type OpenAiServer,
  type ServerAnswer,
} from '../tests/fixtures/openai-server/server';
import { expect, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { ask, usePlant, type Plant } from './fixtures/plant';
import { Way } from './fixtures/way';
import { inspectShown } from './fixtures/views';

/** A procedure from a sentence, by a model on a server, and from four answers where the model gives none. */

test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial' });

const sentence = 'When the tank is over 85 close valve 5 and tell me, but ask first';
const tank: ServerAnswer = {
  acts: [
    {
      type: 'call',
      name: 'draft_procedure',
      arguments: {
        name: 'tank high',
        when: [{ kind: 'mqtt', topic: 'yard/tank', condition: { field: 'level', is: 'above', value: 85 } }],
        steps: [
          {
            do: 'call',
            tool: 'gpio_write',
            arguments: { board: 'nucleo-f401re-0', pin: 5, value: 0 },
            title: 'Close valve 5',
            text: 'Set pin 5 LOW.',
          },
          {
            do: 'wait-message',
            topic: 'yard/invented',
            condition: { field: 'ok', is: 'equals', value: true },
            title: 'Until it is shut',
          },
          { do: 'tell', to: 'desktop', words: 'The tank is at {{payload.level}}', title: 'Tell me' },
        ],
        ask: 'acting',
      },
    },
  ],
};
const words: ServerAnswer = { acts: [{ type: 'text', text: 'I would close the valve.' }] };

let server: OpenAiServer;
let answer: ServerAnswer = tank;
let plant: Plant;
let running: RunningApp;
let page: Page;
usePlant(
  async () => {
    server = await startOpenAiServer(() => answer);
    return {
      settings: 'default_provider = "far"\ndefault_model = "drafter"',
      tables: `[providers.far]\ntype = "openai"\nbase_url = "${server.baseUrl}"\n[reliability]\nretries = 0\n`,
    };
  },
  (opened) => {
    ({ plant, running, page } = opened);
  },
);
test.afterAll(() => server.close());

const way = new Way('from a sentence to a procedure that was read and kept', { clicks: 4 });

test('a sentence becomes a draft that is read before it is kept, and kept it is disabled', async () => {
  await plant.broker.publish('yard/tank', '{"level": 41}', { retain: true });
  await page.evaluate(() => {
    window.location.hash = '#/sops';
  });
  await way.click(page.getByRole('button', { name: 'New procedure' }).first());
  await way.click(page.getByRole('button', { name: 'From a sentence…' }));
  await page.getByRole('textbox', { name: 'What should happen?' }).fill(sentence);
  await inspectShown(running, 'draft-sentence');
  await page.getByRole('textbox', { name: 'What should happen?' }).press('Enter');
  const review = page.getByRole('region', { name: 'Read the draft' });
  await expect(review).toContainText('condition = "$.level > 85"');
  await expect(review).toContainText('drafted by drafter');
  await expect(review).toContainText('Not known here: the topic yard/invented');
  await expect(review).toContainText('Not known here: what pin 5 of nucleo-f401re-0 is');
  await expect(review).not.toContainText('the topic yard/tank');
  await expect(review).toContainText('nucleo-f401re-0 pin 5, set to 0');
  await expect(review).toContainText('before step 1');
  await inspectShown(running, 'draft-review');
  expect((await ask(page, 'sops.list', {})).map(({ name }) => name)).not.toContain('tank high');
  await way.click(review.getByRole('button', { name: 'Keep it, disabled' }));
  await expect(page.getByRole('heading', { name: 'tank high', level: 1 })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
  way.end();
  await plant.broker.publish('yard/tank', '{"level": 91}');
  expect(await ask(page, 'runs.list', { sop: 'tank high' })).toEqual([]);
});

test('a model that gives none leads to four questions, which make the same draft', async () => {
  answer = words;
  await page.evaluate(() => {
    window.location.hash = '#/sops//draft';
  });
  await page.getByRole('textbox', { name: 'What should happen?' }).fill(sentence);
  await page.getByRole('button', { name: 'Write the draft' }).click();
  await expect(page.getByRole('alert')).toContainText('gave no draft that can be used');
  const form = page.getByRole('form', { name: 'Four questions' });
  await form.getByRole('combobox', { name: 'Topic' }).fill('yard/tank');
  const comparison = form.getByRole('group', { name: 'Only when' });
  await comparison.getByLabel('Field').fill('level');
  await comparison.getByLabel('Value').fill('85');
  await expect(form.getByLabel('Tool')).toHaveValue('gpio_write');
  await form.getByLabel('Pin', { exact: true }).selectOption('5');
  await form.getByLabel('Tell whom?').last().selectOption({ label: 'this computer' });
  await form.getByLabel('Message').fill('The tank is at {{payload.level}}');
  await expect(form.getByRole('button', { name: 'Make the draft' })).toBeDisabled();
  await expect(form).toContainText('Still missing: “Name”.');
  await form.getByLabel('Name').last().fill('tank by hand');
  await inspectShown(running, 'draft-form');
  await form.getByRole('button', { name: 'Make the draft' }).click();
  const review = page.getByRole('region', { name: 'Read the draft' });
  await expect(review).toContainText('from your answers');
  await expect(review).toContainText('condition = "$.level > 85"');
  await expect(review).toContainText('call: gpio_write {"board": "nucleo-f401re-0", "pin": 5, "value": 0}');
  await expect(review).toContainText('requires_confirmation: true');
  await review.getByRole('button', { name: 'Change the answers' }).click();
  await form.getByText('Before every step').click();
  await form.getByRole('button', { name: 'Add a step' }).click();
  const second = form.getByRole('listitem', { name: 'Step 2' });
  await second.getByLabel('Do', { exact: true }).selectOption('wait');
  await second.getByRole('switch', { name: 'At the same time as the step before' }).click();
  await form.getByRole('button', { name: 'Make the draft' }).click();
  await expect(review).toContainText('execution_mode = "step_by_step"');
  await expect(review).toContainText('group: beside-1');
  await review.getByRole('button', { name: 'Keep it, disabled' }).click();
  await expect(page.getByRole('heading', { name: 'tank by hand', level: 1 })).toBeVisible();
});

test('every kind of start has its fields, and what is typed stays while the page is left', async () => {
  await page.evaluate(() => {
    window.location.hash = '#/sops//draft';
  });
  await page.getByRole('textbox', { name: 'What should happen?' }).fill('Something');
  await page.getByRole('button', { name: 'Answer four questions instead' }).click();
  const form = page.getByRole('form', { name: 'Four questions' });
  for (const kind of [
    'pin',
    'cron',
    'silence',
    'window',
    'webhook',
    'queue',
    'file',
    'message',
    'procedure',
    'manual',
  ]) {
    await form.getByLabel('It starts').selectOption(kind);
    expect.soft(await axeFindings(page), kind).toEqual([]);
  }
  await form.getByLabel('It starts').selectOption('cron');
  await expect(form).toContainText('every day at 06:00');
  await page.getByRole('link', { name: 'Back to the procedures' }).click();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'What should happen?' })).toHaveValue('Something');
});
