import type { Page } from '@playwright/test';
import { startOpenAiServer, type OpenAiServer } from '../tests/fixtures/openai-server/server';
import { expect, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { ask, usePlant, type Plant } from './fixtures/plant';
import { looks, setLook, setSize } from './fixtures/views';

/** A call that a model wrote beside words, in a step that asks nobody. */

const words = 'Ana is at the valve.';
const call =
  '<tool_call>{"name":"gpio_write","arguments":{"board":"nucleo-f401re-0","pin":5,"value":1}}</tool_call>';

let server: OpenAiServer;
let plant: Plant;
let page: Page;
let running: RunningApp;
usePlant(
  async () => {
    server = await startOpenAiServer(() => ({ acts: [{ type: 'text', text: `${words}\n${call}` }] }));
    return {
      settings: 'default_provider = "lab"\ndefault_model = "scripted"',
      tables: `[providers.lab]\ntype = "openai"\nbase_url = "${server.baseUrl}"\n`,
      procedures: {
        open: [
          '[sop]\nname = "open"\ndescription = "Opens the valve"\nexecution_mode = "auto"\n',
          '## Steps\n\n1. **Open** — Set pin 5 HIGH.\n   - tools: gpio_write\n',
        ],
      },
    };
  },
  (opened) => {
    ({ plant, page, running } = opened);
  },
);
test.afterAll(async () => {
  await server.close();
});

test('waits on a card that shows them, and nothing is sent before somebody has approved it', async () => {
  const before = plant.writes().length;
  await ask(page, 'sops.start', { name: 'open', payload: null });
  await page.evaluate(() => {
    location.hash = '#/approvals';
  });
  const card = page.getByRole('article', { name: 'Approval: open, step 1' });
  await expect(card).toContainText('The model wrote this beside the call');
  await expect(card).toContainText(words);
  expect(plant.writes().length).toBe(before);
  await setSize(running, { width: 1024, height: 700 });
  for (const look of looks) {
    await setLook(page, look);
    await keepPicture(page, `beside-${look.join('-')}`);
    expect(await axeFindings(page)).toEqual([]);
  }
  await setLook(page, looks[0]);
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => plant.writes().length).toBe(before + 1);
});
