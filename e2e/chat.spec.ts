import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import {
  startOpenAiServer,
  type OpenAiServer,
  type ServerAnswer,
} from '../tests/fixtures/openai-server/server';
import { expect, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { ask, usePlant, type Plant } from './fixtures/plant';

/** Chat with a model behind a real HTTP server that says what the test wants; the board is the simulator. */

const closePin = { name: 'gpio_write', arguments: { board: 'nucleo-f401re-0', pin: 5, value: 0 } } as const;

/** What the server answers, by what was asked last. */
function answerTo(text: string): ServerAnswer {
  if (text.includes('many lines'))
    return {
      acts: [
        {
          type: 'text',
          text: `${Array.from({ length: 60 }, (_, index) => `Line ${String(index)}.`).join('\n\n')}\n\nThe end.`,
        },
      ],
    };
  if (text.includes('more and wait'))
    return { acts: [{ type: 'text', text: 'A first part.' }, { type: 'hang' }] };
  if (text.includes('long'))
    return {
      acts: [
        { type: 'text', text: 'The first half is here,' },
        { type: 'hang' },
        { type: 'text', text: 'and this is never shown.' },
      ],
    };
  if (text.includes('close the valve')) return { acts: [{ type: 'call', ...closePin }] };
  if (text.includes('열려')) return { acts: [{ type: 'text', text: '밸브는 **닫혀** 있습니다.' }] };
  return { acts: [{ type: 'text', text: 'Noted.' }] };
}

let server: OpenAiServer;
let plant: Plant;
let running: RunningApp;
let page: Page;
let input: CDPSession;
usePlant(
  async () => {
    server = await startOpenAiServer(({ body }) =>
      answerTo(body.messages.findLast(({ role }) => role !== 'system')?.content ?? ''),
    );
    return {
      settings: 'default_provider = "lab"\ndefault_model = "scripted"',
      tables: `[providers.lab]\ntype = "openai"\nbase_url = "${server.baseUrl}"\nvision = true\n`,
    };
  },
  async (opened) => {
    ({ plant, page, running } = opened);
    input = await page.context().newCDPSession(page);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Chat' }).click();
  },
);
test.afterAll(async () => {
  await server.close();
});
test.beforeEach(async () => {
  await page.getByRole('button', { name: 'New chat' }).first().click();
  await expect(box()).toBeFocused();
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(0);
});

const box = () => page.getByRole('textbox', { name: 'Message' });
const said = (who: 'You' | 'Model') => page.getByRole('log').getByRole('article', { name: who });

test('an answer appears while it is written; Stop ends it, keeps what was there, and lets the server go', async () => {
  const before = server.requests.length;
  await box().fill('Tell me a long story');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(said('Model')).toContainText('The first half is here,');
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
  await expect(said('Model')).toContainText('stopped by you');
  await server.abandoned(1);
  await expect(said('Model')).toContainText('The first half is here,');
  await box().fill('Thanks');
  await page.keyboard.press('Enter');
  await expect(said('Model').nth(1)).toContainText('Noted.');
  expect(server.requests).toHaveLength(before + 2);
  // The model knows how far it came, and does not begin the story again.
  expect(
    server.requests
      .at(-1)
      ?.body.messages.map(({ content }) => content)
      .join('\n'),
  ).toContain('The first half is here,\n\n[The person stopped the answer here.]');
});

test('Enter while a Korean syllable is composed sends once, with the whole text, and so does one that comes twice', async () => {
  const before = server.requests.length;
  await input.send('Input.insertText', { text: '밸브가 열려 있' });
  await input.send('Input.imeSetComposition', { text: '나', selectionStart: 1, selectionEnd: 1 });
  await input.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Process',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  });
  await expect(box()).toHaveValue('밸브가 열려 있나');
  await expect(said('You')).toHaveCount(0);
  // The input method ends the composition and, on some systems, hands the key on.
  await input.send('Input.insertText', { text: '나' });
  await input.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 13,
  });
  await input.send('Input.dispatchKeyEvent', {
    type: 'keyUp',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 13,
  });
  await expect(said('You')).toHaveText(/밸브가 열려 있나/u);
  await expect(said('Model').locator('strong')).toHaveText('닫혀');
  await expect(box()).toHaveValue('');
  expect(server.requests).toHaveLength(before + 1);
  expect(server.requests.at(-1)?.body.messages.at(-1)?.content).toContain('밸브가 열려 있나');
});

test('an edited message and an answer written again stand beside the old ones, by keyboard alone', async () => {
  await page.keyboard.press('Control+Shift+N');
  await expect(page.getByRole('dialog', { name: 'New procedure' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+/');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Chat: answer again');
  await keys.getByRole('radio', { name: 'Off' }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-shortcuts', 'off');
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'shortcuts-off');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+1');
  await expect(page.getByRole('heading', { name: 'Chat', level: 1 })).toBeVisible();
  await ask(page, 'preferences.set', { shortcuts: true });
  await expect(page.locator('html')).toHaveAttribute('data-shortcuts', 'on');
  const lastRequest = (): string =>
    server.requests
      .at(-1)
      ?.body.messages.filter(({ role }) => role === 'user')
      .map(({ content }) => content)
      .join('\n') ?? '';
  await box().fill('Which pump?');
  await page.keyboard.press('Enter');
  await expect(said('Model')).toContainText('Noted.');
  await said('You').getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Edit the message' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Which valve?');
  await page.keyboard.press('Enter');
  await expect(said('You').getByRole('group', { name: 'Versions' })).toContainText('Version 2 of 2');
  await expect(said('You')).toContainText('Which valve?');
  await expect(said('Model')).toContainText('Noted.');
  expect(lastRequest()).not.toContain('Which pump?');

  // Its words may be there before it has ended.
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Control+Shift+R');
  await expect(said('Model').getByRole('group', { name: 'Versions' })).toContainText('Answer 2 of 2');
  // While an answer is being written, its versions stay as they are.
  await expect(said('Model').getByRole('button', { name: 'Earlier version' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await said('Model').getByRole('button', { name: 'Earlier version' }).press('Enter');
  await expect(said('Model').getByRole('group', { name: 'Versions' })).toContainText('Answer 1 of 2');
  await expect(said('Model').getByRole('button', { name: 'Earlier version' })).toBeFocused();

  await said('You').getByRole('button', { name: 'Later version' }).press('ArrowLeft');
  await expect(said('You')).toContainText('Which pump?');
  await box().fill('And the other one?');
  await page.keyboard.press('Enter');
  await expect(said('Model').nth(1)).toContainText('Noted.');
  expect(lastRequest()).toContain('Which pump?');
  expect(lastRequest()).not.toContain('Which valve?');
});

test('the view stays where its reader is while an answer grows; a button goes to the newest, and so does saying something', async () => {
  await box().fill('Tell me many lines');
  await page.keyboard.press('Enter');
  await expect(said('Model')).toContainText('The end.');
  await expect(page.getByText('The end.')).toBeInViewport();
  await page.getByRole('log').evaluate((log) => {
    log.scrollTop = 0;
  });
  const toNewest = page.getByRole('button', { name: 'Jump to latest' });
  await expect(toNewest).toBeVisible();
  await box().fill('Tell me more and wait');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A first part.')).toBeInViewport();
  await page.getByRole('log').evaluate((log) => {
    log.scrollTop = 0;
  });
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(said('Model').nth(1)).toContainText('stopped by you');
  expect(await page.getByRole('log').evaluate((log) => log.scrollTop)).toBe(0);
  await toNewest.click();
  await expect(page.getByText('stopped by you')).toBeInViewport();
  await expect(toNewest).toHaveCount(0);
});

test('Shift+Enter breaks the line and sends nothing', async () => {
  const before = server.requests.length;
  await box().pressSequentially('one');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  await expect(box()).toHaveValue('one\ntwo');
  expect(server.requests).toHaveLength(before);
  await box().fill('');
});

test('a tool that acts asks first, and No means no: nothing reaches the board, and the model reads why', async () => {
  await box().fill('Please close the valve');
  await page.keyboard.press('Enter');
  const call = page.getByRole('group', { name: 'Tool call: gpio_write' });
  await expect(call).toContainText('waiting for approval');
  await expect
    .poll(() => running.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getTitle()))
    .toBe('(1) ZeroClaw');
  await expect(call.locator('[data-part~="call-body"]').getByRole('term')).toHaveText([
    'board',
    'pin',
    'value',
  ]);
  expect(plant.writes()).toEqual([]);
  await expect(call).toContainText('Nothing is sent until then.');
  await call.getByRole('button', { name: 'Reject…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject gpio_write' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Write a reason first.');
  await dialog.getByLabel('Reason').fill('People stand at the line');
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'chat-reject');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(call).toContainText('rejected; nothing was sent');
  await expect(said('Model').last()).toContainText('Noted.');
  expect(plant.writes()).toEqual([]);
  expect(server.requests.at(-1)?.body.messages.at(-1)?.content).toContain(
    'for this reason: People stand at the line',
  );
  await call.getByRole('button', { name: 'gpio_write' }).click();
  await expect(call).toContainText(/Rejected by .+, here/u);
  await expect(call).toContainText('“People stand at the line”');
});

test('corrected and approved once, the same tool moves the pin as the person wrote it, and the model reads that', async () => {
  await box().fill('Please close the valve');
  await page.keyboard.press('Enter');
  const call = page.getByRole('group', { name: 'Tool call: gpio_write' });
  await call.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit the call of gpio_write' });
  await dialog.getByLabel('value').fill('7');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The values do not fit gpio_write')).toBeVisible();
  await call.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('value').fill('1');
  await page.keyboard.press('Enter');
  await expect(call).toContainText('you, was 0 by model');
  await expect(call).toContainText('waiting for approval');
  expect(plant.writes()).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'chat-edited');
  await call.getByRole('button', { name: 'Approve' }).click();
  await expect(call).toContainText('done');
  await expect.poll(() => plant.writes()).toEqual([{ pin: 5, value: 1 }]);
  await expect(said('Model').last()).toContainText('Noted.');
  expect(server.requests.at(-1)?.body.messages.at(-1)?.content).toContain(
    'A person changed the arguments before they allowed this call.',
  );
});

test('a conversation is counted, named, found in Korean, and taken along; a draft is there again when the window is', async () => {
  await box().fill('주냉각펌프의 압력은?');
  await page.keyboard.press('Enter');
  await expect(said('Model')).toContainText('Noted.');
  await page.getByRole('button', { name: /^Context: \d/u }).click();
  const context = page.getByRole('dialog', { name: 'Context' });
  await expect(context.getByRole('term')).toContainText(['System', /Tools, \d+/u, 'History', 'Memory']);
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'chat-context');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Rename this conversation…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Cooling');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const named = page
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: 'Cooling' });
  await expect(named).toHaveAttribute('aria-current', 'true');

  const file = join(plant.home, 'taken.md');
  await running.app.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: path });
  }, file);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'As Markdown, to read…' }).click();
  await expect(page.getByText('Saved as taken.md')).toBeVisible();
  expect(readFileSync(file, 'utf8')).toMatch(/^# Cooling\n[\s\S]*주냉각펌프의 압력은\?[\s\S]*> Noted\./u);

  await page.getByRole('button', { name: 'New chat' }).first().click();
  await expect(said('You')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('펌프 압력');
  const hit = page.getByRole('region', { name: 'Found' }).getByRole('button', { name: /Cooling/u });
  await expect(hit).toContainText('주냉각펌프의 압력은?');
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'chat-found');
  await hit.click();
  await expect(said('You')).toBeFocused();
  await expect(said('You')).toContainText('주냉각펌프의 압력은?');

  await box().fill('half a thought');
  await page.reload();
  await expect(box()).toHaveValue('half a thought');
  await expect(said('Model')).toContainText('Noted.');
  await box().fill('');
});

test('a picture that is dropped goes along; what is none is refused in words; a server that lists no models says so in the menu', async () => {
  const drop = async (name: string, bytes: readonly number[]): Promise<void> => {
    const files = await page.evaluateHandle(
      ([fileName, content]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(content)], fileName));
        return data;
      },
      [name, bytes] as const,
    );
    await box().dispatchEvent('drop', { dataTransfer: files });
  };
  await drop('notes.bin', [0, 1, 2, 3]);
  await expect(
    page.getByText('notes.bin cannot be shown to a model: it is no PNG, JPEG, WebP or GIF'),
  ).toBeVisible();
  await drop('gone.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
  const row = page.getByRole('list', { name: 'Pictures for the next message' });
  await expect(row).toHaveText('gone.png: no longer available');
  await row.getByRole('button', { name: 'Remove gone.png' }).click();
  await expect(row).toHaveCount(0);
  await drop('valve.png', [
    ...Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAEUlEQVR42mPY4CCAFTEMpAQAL2gwAQfv2fMAAAAASUVORK5CYII=',
      'base64',
    ),
  ]);
  await expect(row).toHaveText('valve.png');
  await expect(row.locator('img')).toHaveJSProperty('naturalWidth', 8);
  await box().fill('Which valve is it?');
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'chat-picture');
  await page.keyboard.press('Enter');
  await expect(said('Model')).toContainText('Noted.');
  await said('You').getByRole('button', { name: 'Open valve.png' }).press('Enter');
  const large = page.getByRole('dialog', { name: 'valve.png' });
  await expect(large.getByRole('img')).toHaveJSProperty('naturalWidth', 8);
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'chat-picture-large');
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(said('You').getByRole('button', { name: /^Open/u })).toBeFocused();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Which valve is it?', exact: true }),
  ).toBeVisible();
  for (const path of ['../config.toml', '/etc/passwd', 'https://example.com/a.png'])
    await expect(ask(page, 'chat.picture', { path })).rejects.toThrow();
  await expect(page.getByRole('list', { name: 'Pictures for the next message' })).toHaveCount(0);
  expect(JSON.stringify(server.requests.at(-1)?.body.messages.at(-1)?.content)).toContain(
    'data:image/png;base64,iVBORw0KGgo',
  );

  // A machine that is busy may make the server late, which the menu says instead; it asks anew each time it opens.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Model: scripted' }).click();
    await expect(page.getByText(/does not list its models: HTTP \d+/u)).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.keyboard.press('Escape');
});

test('a question whose answer a kill cut off says that it has none, and is answered when somebody asks for it', async () => {
  await box().fill('Tell me a long story');
  await page.keyboard.press('Enter');
  await expect(said('Model')).toContainText('The first half is here,');
  const address = await page.evaluate(() => window.location.hash);
  await running.kill();
  running = await plant.start();
  page = running.page;
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, address);
  await expect(said('Model')).toContainText('No answer');
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'chat-unanswered');
  await page.getByRole('button', { name: 'Answer again' }).click();
  await expect(said('Model')).toContainText('The first half is here,');
  await expect(said('Model')).toHaveCount(1);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(said('Model')).toContainText('stopped by you');
});

test('of many conversations those in view are in the page; the open one is brought there, and keys go through all of them', async () => {
  const made: string[] = [];
  for (let count = 0; count < 150; count += 1) made.push((await ask(page, 'chat.new', {})).id);
  const list = page.getByRole('navigation', { name: 'Conversations' });
  const links = list.getByRole('link');
  const linkOf = (id: string) => list.locator(`a[href="#/chat/${id}"]`);
  await expect(linkOf(made[149] ?? '')).toBeAttached();
  await page.evaluate((id) => {
    location.hash = `#/chat/${id}`;
  }, made[3]);
  await expect(linkOf(made[3] ?? '')).toBeInViewport();
  await expect(linkOf(made[3] ?? '')).toHaveAttribute('aria-current', 'true');
  expect(await links.count()).toBeLessThan(80);
  await expect(list.getByRole('heading', { name: 'This app' })).toBeAttached();
  await linkOf(made[3] ?? '').focus();
  await page.keyboard.press('Home');
  await expect(linkOf(made[149] ?? '')).toBeFocused();
  await expect(linkOf(made[149] ?? '')).toBeInViewport();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('PageDown');
  await expect(linkOf(made[99] ?? '')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(linkOf(made[100] ?? '')).toBeFocused();
  await expect(linkOf(made[100] ?? '')).toBeInViewport();
  // What has the focus keeps it, however far somebody scrolls.
  await list.evaluate((box) => {
    box.scrollTo({ top: box.scrollHeight });
  });
  await expect(linkOf(made[100] ?? '')).not.toBeInViewport();
  await expect(linkOf(made[100] ?? '')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(linkOf(made[99] ?? '')).toHaveAttribute('aria-current', 'true');
  await expect(linkOf(made[99] ?? '')).toBeInViewport();
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'chat-many');
});
