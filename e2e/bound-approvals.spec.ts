import type { Locator, Page } from '@playwright/test';
import { startOpenAiServer, type OpenAiServer } from '../tests/fixtures/openai-server/server';
import { expect, test, type RunningApp } from './fixtures/app';
import { zeroclaw } from './fixtures/command-line';
import { keepPicture } from './fixtures/pictures';
import { ask, usePlant, type Plant } from './fixtures/plant';
import { setLook, setSize, sizes } from './fixtures/views';

/** A yes is for what the card was based on: a real broker and board move on while the card waits. */

const toml =
  '[sop]\nname = "tank"\ndescription = "For a test"\nexecution_mode = "auto"\nmax_concurrent = 9\n\n[[triggers]]\ntype = "mqtt"\ntopic = "tank/1"\ncondition = "$.value > 85"\n';
const markdown =
  '## Steps\n\n1. **Read the switch** — Read it.\n   - call: gpio_read {"board": "nucleo-f401re-0", "pin": 7}\n2. **Close the valve** — Close it.\n   - call: gpio_write {"board": "nucleo-f401re-0", "pin": 5, "value": 1}\n   - requires_confirmation: true\n';

const lamp =
  '[sop]\nname = "lamp"\ndescription = "For a test"\nexecution_mode = "supervised"\nmax_concurrent = 9\n\n[[triggers]]\ntype = "manual"\n';
const light =
  '## Steps\n\n1. **Light** — Set the pin.\n   - call: gpio_write {"board": "nucleo-f401re-0", "pin": "{{payload.pin}}", "value": 1}\n';

let plant: Plant;
let running: RunningApp;
let page: Page;
let server: OpenAiServer;
usePlant(
  async () => {
    server = await startOpenAiServer(({ body }) =>
      body.messages.at(-1)?.role === 'tool'
        ? { acts: [{ type: 'text', text: 'Done.' }] }
        : {
            acts: [
              {
                type: 'call',
                name: 'gpio_write',
                arguments: { board: 'nucleo-f401re-0', pin: 9, value: 1 },
              },
            ],
          },
    );
    return {
      settings: 'default_provider = "lab"\ndefault_model = "scripted"',
      tables: `[providers.lab]\ntype = "openai"\nbase_url = "${server.baseUrl}"\n`,
      procedures: { tank: [toml, markdown], lamp: [lamp, light] },
    };
  },
  (opened) => {
    ({ plant, running, page } = opened);
  },
);
test.afterAll(async () => {
  await server.close();
});

const card = (): Locator => page.getByRole('article', { name: 'Approval: tank, step 2' });
/** Its card is on show, with all that it is based on known to the engine. */
async function asked(): Promise<string> {
  await plant.broker.publish('tank/1', '{"value":92}');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Approvals' }).click();
  await expect(card()).toBeVisible();
  const known = async (): Promise<readonly string[]> =>
    (await ask(page, 'approvals.list', {}))[0]?.gate.basis?.map((fact) => fact.of) ?? [];
  await expect.poll(known).toEqual(expect.arrayContaining(['trigger', 'pin', 'pin', 'board']));
  return (await ask(page, 'approvals.list', {}))[0]?.runId ?? '';
}
/** The engine has heard of it. */
async function falls(runId: string): Promise<void> {
  await plant.broker.publish('tank/1', '{"value":71}');
  await expect
    .poll(async () => (await ask(page, 'runs.evidence', { runId }))?.points.some(({ value }) => value === 71))
    .toBe(true);
}

test('what has changed stands on the card that comes back, nothing is sent, and the next yes counts', async () => {
  const runId = await asked();
  await falls(runId);
  await card().getByRole('button', { name: 'Approve' }).click();
  await expect(card().getByRole('status')).toContainText(
    'What started this does not hold any more: $.value > 85. The value was 92, and is 71 now',
  );
  expect(plant.writes()).toEqual([]);
  await setSize(running, sizes[1]);
  await keepPicture(page, 'bound-approval-1024-light');
  await setLook(page, ['ko', 'dark']);
  await keepPicture(page, 'bound-approval-1024-dark-ko');
  await setSize(running, { width: 1920, height: 1080 });
  await keepPicture(page, 'bound-approval-1920-dark-ko');
  await setLook(page, ['en', 'light']);
  await keepPicture(page, 'bound-approval-1920-light');
  await setSize(running, sizes[0]);
  await card().getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => plant.writes()).toEqual([{ pin: 5, value: 1 }]);
});

test('the command line says what has changed, approves nothing, and takes the card that asks once more', async () => {
  const before = plant.writes().length;
  const runId = await asked();
  await falls(runId);
  const gates = async (): Promise<string> =>
    /--gate (\S+)/u.exec((await zeroclaw(plant.home, 'approvals')).out)?.[1] ?? '';
  const first = await gates();
  const refused = await zeroclaw(plant.home, 'approve', runId, '--gate', first);
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringContaining('What started this does not hold any more: $.value > 85'),
  ]);
  expect(plant.writes()).toHaveLength(before);
  const listed = (await zeroclaw(plant.home, 'approvals')).out;
  expect(listed).toContain('changed since it was asked: What started this does not hold any more');
  expect(listed).toContain('board, pin, value: from the procedure');
  const again = await gates();
  expect(again).not.toBe(first);
  expect((await zeroclaw(plant.home, 'approve', runId, '--gate', again)).code).toBe(0);
  expect(plant.writes()).toHaveLength(before + 1);
});

test('after five approvals of a step its card offers a range, which is narrowed, used and taken back', async () => {
  const start = async (pin: number): Promise<string> =>
    (await ask(page, 'sops.start', { name: 'lamp', payload: JSON.stringify({ pin }) })).runId;
  const ended = async (runId: string): Promise<readonly string[]> => {
    await expect.poll(async () => (await ask(page, 'runs.show', { runId })).run.status).toBe('completed');
    return (await ask(page, 'runs.show', { runId })).run.decisions.map(({ via }) => via);
  };
  for (const pin of [6, 8, 6, 8, 6]) {
    const runId = await start(pin);
    const [waiting] = await ask(page, 'approvals.list', {});
    await ask(page, 'approvals.approve', {
      runId,
      gate: waiting?.gate.gate ?? '',
      shown: waiting?.shown ?? '',
    });
    await ended(runId);
  }
  const sixth = await start(6);
  await page.evaluate((runId) => {
    location.hash = `#/approvals/${runId}`;
  }, sixth);
  const lampCard = page.getByRole('article', { name: 'Approval: lamp, step 1' });
  await setSize(running, sizes[1]);
  await keepPicture(page, 'range-card-1024-light');
  await lampCard.getByRole('button', { name: 'From now on without asking, while' }).click();
  const dialog = page.getByRole('dialog', { name: 'From now on without asking' });
  await dialog.getByRole('checkbox', { name: 'gpio_write.pin = 8' }).uncheck();
  await keepPicture(page, 'range-dialog-1024-light');
  await setLook(page, ['ko', 'dark']);
  await keepPicture(page, 'range-dialog-1024-dark-ko');
  await setLook(page, ['en', 'light']);
  await setSize(running, sizes[0]);
  await dialog.getByRole('button', { name: 'Always approve' }).click();
  expect(await ended(sixth)).toEqual(['app']);
  expect(await ended(await start(6))).toEqual(['standing']);
  const outside = await start(8);
  await expect
    .poll(async () => (await ask(page, 'approvals.list', {})).map(({ runId }) => runId))
    .toContain(outside);
  await page.getByRole('button', { name: 'Standing permissions' }).click();
  const permissions = page.getByRole('dialog', { name: 'Standing permissions' });
  await expect(permissions).toContainText('gpio_write.pin = 6');
  await expect(permissions).toContainText('used once without asking');
  await keepPicture(page, 'range-permissions-light');
  await permissions.getByRole('button', { name: 'Revoke' }).click();
  await expect(permissions).toContainText('No tool is always allowed.');
  await page.keyboard.press('Escape');
});

test('a call of a conversation whose pin moved while it waited asks once more, in the list and in the chat', async () => {
  const before = plant.writes().length;
  const { id } = await ask(page, 'chat.new', {});
  await ask(page, 'chat.send', { conversationId: id, text: 'Switch it on, please.' });
  const level = (wanted: number) =>
    expect
      .poll(
        async () =>
          (await ask(page, 'boards.show', { board: 'nucleo-f401re-0' })).pins.find(({ pin }) => pin === 9)
            ?.level,
      )
      .toBe(wanted);
  await level(0);
  await plant.board.setPin(9, 1);
  await level(1);
  await page.evaluate((to) => {
    location.hash = `#/approvals/${to}`;
  }, id);
  const question = page.getByRole('article', { name: 'Approval: Chat, gpio_write' });
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(question.getByRole('status')).toContainText(
    'Pin 9 of nucleo-f401re-0 was 0 when this was asked, and is 1 now',
  );
  expect(plant.writes()).toHaveLength(before);
  await page.evaluate((to) => {
    location.hash = `#/chat/${to}`;
  }, id);
  await expect(page.getByRole('group', { name: 'Tool call: gpio_write' }).getByRole('status')).toContainText(
    'and is 1 now',
  );
  await keepPicture(page, 'bound-question-in-chat');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.poll(() => plant.writes().slice(before)).toEqual([{ pin: 9, value: 1 }]);
});
