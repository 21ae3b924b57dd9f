import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fold } from '../src/domain/run/run-state';
import { definitionHash } from '../src/main/platform/base/definition-hash';
import { toRunFile } from '../src/main/testing/to-run-file';
import { RunEvent } from '../src/shared/run';
import {
  startOpenAiServer,
  type OpenAiServer,
  type SeenRequest,
  type ServerAnswer,
} from '../tests/fixtures/openai-server/server';
import { expect, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { ask, usePlant, type Plant } from './fixtures/plant';
import { inspectShown, setSize, sizes } from './fixtures/views';
import { approveShown } from '../tests/fixtures/approve-shown';

/**
 * One life of a run, and what became of it: signed with a corrected value, failed, repeated from a step,
 * exported, and one that came from elsewhere.
 */

const toml =
  '[sop]\nname = "pressure-relief"\ndescription = "Opens the relief valve"\nexecution_mode = "auto"\n\n[[triggers]]\ntype = "mqtt"\ntopic = "line/2/pressure"\ncondition = "$.value > 85"\n';
const markdown =
  '## Steps\n1. **Read the switch** — Look at pin 3.\n   - call: gpio_read {"pin": 3}\n2. **Open the relief valve** — Set pin 5 of nucleo-f401re-0.\n   - tools: gpio_write\n   - requires_confirmation: true\n3. **Read it back** — Look at the pin that the event names.\n   - call: gpio_read {"pin": "{{payload.pin}}"}\n';

const lowValve = {
  type: 'call',
  name: 'gpio_write',
  arguments: { board: 'nucleo-f401re-0', pin: 5, value: 0 },
} as const;

function answer({ body }: SeenRequest): ServerAnswer {
  return body.messages.at(-1)?.role === 'tool'
    ? { acts: [{ type: 'text', text: 'Done.' }] }
    : { acts: [lowValve] };
}

let server: OpenAiServer;
let plant: Plant;
let running: RunningApp;
let page: Page;
usePlant(
  async () => {
    server = await startOpenAiServer(answer);
    return {
      settings: 'default_provider = "lab"\ndefault_model = "scripted"',
      tables: `[providers.lab]\ntype = "openai"\nbase_url = "${server.baseUrl}"\n`,
      procedures: { 'pressure-relief': [toml, markdown] },
    };
  },
  (opened) => {
    ({ plant, running, page } = opened);
  },
);
test.afterAll(async () => {
  await server.close();
});

const publish = (value: number): Promise<void> =>
  plant.broker.publish('line/2/pressure', JSON.stringify({ value, unit: 'bar', pin: 9000 }));
const goTo = (hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);
const status = (runId: string, wanted: string) =>
  expect.poll(async () => (await ask(page, 'runs.show', { runId })).run.status).toBe(wanted);
/** What the person at the screen would choose in the system's dialog. */
const choose = (file: string) =>
  running.app.evaluate(({ dialog }, chosen) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: chosen });
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] });
  }, file);

let runId = '';

test('a card shows the signal beside its limit; a question of the chat waits in the same list; a corrected value is what is sent', async () => {
  await ask(page, 'preferences.set', { person: 'Seoyeon Lee', language: 'en' });
  for (const value of [71, 84, 92.4]) await publish(value);
  await expect
    .poll(async () => (await ask(page, 'approvals.list', {})).map(({ gate }) => gate.calls?.length))
    .toEqual([1]);
  runId = (await ask(page, 'approvals.list', {}))[0]?.runId ?? '';
  const { id } = await ask(page, 'chat.new', {});
  await ask(page, 'chat.send', { conversationId: id, text: 'Close the relief valve, please.' });
  await goTo('#/approvals');
  const card = page.getByRole('article', { name: 'Approval: pressure-relief, step 2' });
  await expect(card.getByRole('figure')).toContainText('value now 92.4 bar, limit > 85, met for');
  await expect(card.getByRole('figure')).toContainText(/ · read (?:now|\d)/u);
  await expect(
    card.getByRole('img', { name: 'line/2/pressure over a minute: 92.4 bar. limit 85 bar' }),
  ).toBeVisible();
  await expect(card).toContainText('Pin 5 now, and after');
  await expect(
    page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Approvals' }),
  ).toContainText('2');
  expect(await axeFindings(page)).toEqual([]);

  await page.keyboard.press('j');
  const question = page.getByRole('article', { name: 'Approval: Chat, gpio_write' });
  await expect(question).toContainText('Close the relief valve, please.');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('e');
  const values = page.getByRole('dialog', { name: 'Edit the call of gpio_write' });
  await values.getByLabel('value').fill('1');
  await page.keyboard.press('Enter');
  await expect(question).toContainText('you, was 0 by model');
  await expect(question).toContainText('Changed by Seoyeon Lee');
  await page.keyboard.press('r');
  await page
    .getByRole('dialog', { name: 'Reject gpio_write' })
    .getByLabel('Reason')
    .fill('not while people are there');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(question.getByRole('status')).toContainText('The model was told about your rejection.');
  await expect(question).toContainText('“not while people are there”');
  await expect(question).toContainText('Seoyeon Lee');

  await page.keyboard.press('k');
  await expect(card).toBeVisible();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Edit the call of step 2' });
  await expect(dialog).toContainText('from the procedure, fixed');
  await dialog.getByLabel('value').fill('on');
  await expect(dialog.getByRole('alert')).toContainText('This is not a number.');
  await expect(dialog.getByRole('button', { name: 'Show the card again' })).toBeDisabled();
  await dialog.getByLabel('value').fill('1');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Show the card again' }).click();
  await expect(card).toContainText('you, was 0 by model');
  expect(plant.writes()).toEqual([]);
  await page.keyboard.press('a');
  await expect.poll(() => plant.writes()).toEqual([{ pin: 5, value: 1 }]);
  await status(runId, 'failed');
});

test('the log of a step has a line for each event, as wide as the inspector lets it be', async () => {
  await goTo(`#/runs/${runId}`);
  await page.locator('[data-part~="waterfall"] button, [data-part~="steps"] button').first().click();
  await page.locator('aside[data-part~="inspector"] summary').filter({ hasText: 'Log' }).click();
  const log = page.getByRole('group', { name: 'Log' });
  const lines = log.getByRole('listitem');
  await expect(lines.first()).toContainText('step started, attempt 1');
  const [outer, inner] = await Promise.all([
    log.boundingBox(),
    lines.first().evaluate((line) => {
      const text = document.createRange();
      text.selectNodeContents(line);
      return text.getBoundingClientRect().width;
    }),
  ]);
  expect(inner).toBeGreaterThan(0.6 * (outer?.width ?? Infinity));
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'run-log');
});

test('it is run again from the step that failed, on another payload: what was done is not done again, and both runs name each other', async () => {
  await goTo(`#/runs/${runId}`);
  await page.getByRole('button', { name: 'Run again…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Run pressure-relief again' });
  await dialog.getByLabel('From').selectOption('3');
  await expect(dialog).toContainText('Steps 1, 2 do not run again');
  await dialog.getByRole('textbox').fill('{"value": 92.4, "pin": 3}');
  await expect(dialog).toContainText('changed by you');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Run again from step 3' }).click();
  await expect(page.getByText('Repeats', { exact: false }).first()).toContainText(
    `${runId} from step 3, on a changed payload. Steps 1, 2 were carried over and did not run again.`,
  );
  const again = (await ask(page, 'runs.list', { limit: 1 }))[0];
  expect(again).toMatchObject({ again: { runId, step: 3 } });
  await status(again?.runId ?? '', 'completed');
  expect(plant.writes()).toHaveLength(1);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: runId }).first().click();
  await expect(page.locator('[data-part~="origin-note"]:not([data-part~="left-set"])')).toContainText(
    `Run again as ${again?.runId ?? ''} (from step 3, completed)`,
  );
});

test('how long its steps usually take is drawn and said while a run waits, once three runs tell', async () => {
  const gate = async (): Promise<string> => {
    await expect
      .poll(
        async () => (await ask(page, 'approvals.list', {})).filter((each) => each.gate.calls !== null).length,
      )
      .toBe(1);
    return (await ask(page, 'approvals.list', {}))[0]?.runId ?? '';
  };
  const again = (): Promise<unknown> =>
    ask(page, 'runs.again', { runId, payload: '{"value": 92.4, "pin": 3}' });
  for (let earlier = 0; earlier < 3; earlier += 1) {
    await again();
    const waits = await gate();
    await approveShown((procedure, input) => ask(page, procedure, input), waits);
    await status(waits, 'completed');
  }
  await again();
  const waits = await gate();
  await goTo(`#/runs/${waits}`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  for (const [row, runs] of [
    [1, 3],
    [2, 4],
  ] as const)
    await expect(timeline.getByRole('listitem').nth(row)).toContainText(`(last ${String(runs)} runs)`);
  await expect(timeline.getByRole('listitem').nth(2)).toContainText('about');
  await expect(timeline.getByRole('listitem').nth(0)).not.toContainText('usually');
  expect(await axeFindings(page)).toEqual([]);
  for (const language of ['en', 'ko'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      await ask(page, 'preferences.set', { language, theme });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await keepPicture(page, `run-expected-${language}-${theme}`);
    }
  }
  await ask(page, 'preferences.set', { language: 'en', theme: 'system' });
  await ask(page, 'runs.cancel', { runId: waits, reason: 'seen enough' });
  await expect(timeline).not.toContainText('usually');
  await goTo(`#/runs/${runId}`);
});

test('the runs are listed in which one person has decided something', async () => {
  await goTo('#/runs');
  const rows = page.getByRole('main').getByRole('row').filter({ hasText: 'pressure-relief' });
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: /^Decided by/u }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['anybody', 'Seoyeon Lee']);
  await page.getByRole('menuitemradio', { name: 'Seoyeon Lee' }).click();
  await expect(page.getByRole('button', { name: /^Decided by/u })).toContainText('Seoyeon Lee');
  const decided = await ask(page, 'runs.list', { decidedBy: 'Seoyeon Lee', limit: 1000 });
  const all = await ask(page, 'runs.list', { limit: 1000 });
  expect(decided.map((run) => run.runId)).toContain(runId);
  expect(decided.length).toBeLessThan(all.length);
  await expect(rows).toHaveCount(decided.length);
  await inspectShown(running, 'runs-decided-by');
  await page.getByRole('button', { name: /^Decided by/u }).click();
  await page.getByRole('menuitemradio', { name: 'anybody' }).click();
  await expect(rows).toHaveCount(all.length);
});

test('the whole record is verified, and says how far it is signed', async () => {
  await goTo('#/runs');
  for (const [language, theme, button, whole] of [
    ['en', 'light', 'Verify the record', /All [\d,]+ events are exactly as they were written\./u],
    ['ko', 'dark', '기록 검증', /모두 기록된 그대로입니다/u],
  ] as const) {
    await ask(page, 'preferences.set', { language, theme });
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status').first()).toContainText(whole);
    await expect(dialog.getByRole('status').first()).toContainText(/[0-9a-f]{64}/u);
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, `runs-verified-${language}-${theme}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await ask(page, 'preferences.set', { language: 'en', theme: 'light' });
  await goTo(`#/runs/${runId}`);
});

test('a run goes into a file; one of a run of here is compared with the record, and one from elsewhere is opened and marked', async () => {
  const file = join(plant.home, 'exported.jsonl');
  await choose(file);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText(`Saved as ${file}`)).toBeVisible();
  expect(readFileSync(file, 'utf8').split('\n')[0]).toContain('"format":"zeroclaw-run"');
  await goTo('#/runs');
  await page.getByRole('button', { name: 'Open a run file…' }).click();
  const own = page.getByRole('alertdialog', { name: 'The file is as the record here has it' });
  await expect(own).toContainText('events in the file are exactly as the record has them');
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'run-file-own');
  await own.getByRole('button', { name: 'Open the run' }).click();
  await expect(page).toHaveURL(new RegExp(`${runId}$`, 'u'));
  await goTo('#/runs');

  // The same as it would be of a procedure that is not here.
  const [header, ...rest] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const { 'SOP.toml': toml, 'SOP.md': markdown } = header?.['definition'] as Record<
    'SOP.toml' | 'SOP.md',
    string
  >;
  const texts = {
    toml: toml
      .replace(/^name = .*$/mu, 'name = "relief elsewhere"')
      .replace(/^topic = .*$/mu, 'topic = "elsewhere"'),
    markdown,
  };
  const events = rest.flatMap(({ event }) => {
    if (event === undefined) return [];
    const read = RunEvent.parse(event);
    return read.type === 'run-started'
      ? {
          ...read,
          runId: 'run-elsewhere',
          sop: { ...read.sop, name: 'relief elsewhere' },
          sopHash: definitionHash(texts.toml, texts.markdown),
        }
      : read;
  });
  writeFileSync(
    file,
    toRunFile(
      fold(events),
      events.map((event, index) => ({ seq: index + 1, event })),
      0,
      null,
      texts,
    ),
  );
  await page.getByRole('button', { name: 'Open a run file…' }).click();
  await expect(page.locator('[data-part~="origin-note"]:not([data-part~="left-set"])')).toContainText(
    'It ran on another computer: you can read it here',
  );
  await expect(page.locator('[data-part~="page-head"]')).toContainText('from a file');
  await expect(page.locator('[data-part~="origin-note"]:not([data-part~="left-set"])')).toContainText(
    'Its procedure is here, disabled: relief elsewhere',
  );
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'run-from-a-file');
  await page.getByRole('button', { name: 'Run again' }).click();
  const again = page.getByRole('dialog');
  await again.getByRole('button', { name: 'Run again' }).click();
  await expect(again).toContainText('relief elsewhere is switched off in SOP.toml');
  await page.keyboard.press('Escape');
  await page
    .locator('[data-part~="origin-note"]:not([data-part~="left-set"])')
    .getByRole('button', { name: 'Read and enable…' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enable' }).click();
  await expect(page.locator('[data-part~="origin-note"]:not([data-part~="left-set"])')).toContainText(
    'Its procedure here: relief elsewhere',
  );
  await page.getByRole('button', { name: 'Run again' }).click();
  await again.getByRole('button', { name: 'Run again' }).click();
  await expect(page.locator('[data-part~="origin-note"]:not([data-part~="left-set"])')).toContainText(
    'Repeats run-elsewhere from the start, on the same payload.',
  );
  await expect(page.locator('h1')).toHaveText('relief elsewhere');
  const [repeat] = (await ask(page, 'runs.show', { runId: 'run-elsewhere' })).repeats ?? [];
  await ask(page, 'runs.cancel', { runId: repeat?.runId ?? '', reason: 'seen' });
  await goTo('#/runs');
  await expect(page.getByRole('table').getByRole('row', { name: /from a file/u })).toBeVisible();
});

test('what the model did in a step is written into the procedure, looked at, saved, and carried out without it from then on', async () => {
  await goTo(`#/runs/${runId}`);
  const stepTwo = page
    .locator('[data-part~="steps"]')
    .getByRole('button', { name: /Open the relief valve/u });
  await stepTwo.click();
  const inspector = page.getByRole('complementary', { name: 'Step 2, Open the relief valve' });
  const keep = inspector.getByRole('button', { name: 'Add this call to the procedure…' });
  await keep.scrollIntoViewIfNeeded();
  await keepPicture(page, 'run-keep-calls');
  await keep.click();
  const note = page
    .getByRole('status')
    .filter({ hasText: 'Step 2 now contains the call that the model made.' });
  await expect(note).toContainText('without the model, whatever the event says');
  await expect(page.getByLabel('Fixed call (no model)')).toHaveValue('gpio_write');
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'editor-kept-calls');
  await ask(page, 'preferences.set', { language: 'ko', theme: 'dark' });
  await expect(page.getByText('이제 2단계에 모델이 했던 호출 1개가 적혀 있습니다.')).toBeVisible();
  await setSize(running, sizes[1]);
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'editor-kept-calls-ko-dark');
  await ask(page, 'preferences.set', { language: 'en', theme: 'light' });
  await setSize(running, sizes[0]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(note).toBeHidden();
  expect(readFileSync(join(plant.home, 'workspace', 'sops', 'pressure-relief', 'SOP.md'), 'utf8')).toContain(
    '   - call: gpio_write {"board": "nucleo-f401re-0", "pin": 5, "value": 1}\n',
  );

  // A second time there is nothing to write it into.
  await goTo(`#/runs/${runId}`);
  await stepTwo.click();
  await keep.click();
  await expect(page.getByText(`Nothing was added: step 2 has changed since run ${runId}`)).toBeVisible();

  const asked = server.requests.length;
  await publish(95);
  await expect.poll(async () => (await ask(page, 'approvals.list', {})).map(({ step }) => step)).toEqual([2]);
  const [waiting] = await ask(page, 'approvals.list', {});
  expect(waiting?.gate.calls).toMatchObject([{ tool: 'gpio_write', arguments: { pin: 5, value: 1 } }]);
  expect(server.requests).toHaveLength(asked);
});
