import type { Page } from '@playwright/test';
import {
  startOpenAiServer,
  type OpenAiServer,
  type ServerAnswer,
} from '../tests/fixtures/openai-server/server';
import { expect, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { ask, usePlant } from './fixtures/plant';
import { looks, setLook, setSize } from './fixtures/views';

/** What a model writes, and what a conversation begins with, in the real window. */

const rich = [
  'Here is how the level is read:',
  '```python\ndef level(raw: int) -> float:\n    """Percent of the tank."""\n    return raw / 4095 * 100  # 12 bit\n```',
  'The flow is $Q = A \\cdot v$, and its mean over a day is\n\n$$\\bar{Q} = \\frac{1}{T} \\int_0^T Q(t)\\,dt$$',
  '| Pin | Means |\n|---|---|\n| 5 | relief valve |\n\nSee [the manual](https://example.com/valves?id=5) or [your bank](https://xn--pple-43d.com/login).',
].join('\n\n');

const hostile = [
  '<img src="https://evil.example/a.png" onerror="document.title=1"><script>document.title=2</script>',
  '![x](https://evil.example/b.png) [press](javascript:document.title=3) $\\href{javascript:document.title=4}{a}$',
  '$$\\kern{-900em}\\rule{900em}{900em}$$',
  '<a href="https://evil.example">here</a>',
].join('\n\n');

const lines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `const value${String(index)} = ${String(index)};`).join('\n');

function answerTo(text: string): ServerAnswer {
  if (text.includes('read the pin'))
    return {
      acts: [
        { type: 'text', text: 'Let me look at the pin first.' },
        { type: 'call', name: 'gpio_read', arguments: { board: 'nucleo-f401re-0', pin: 5 } },
      ],
    };
  if (text.includes('hostile')) return { acts: [{ type: 'text', text: hostile }] };
  if (text.includes('endless'))
    return { acts: [{ type: 'text', text: `\`\`\`js\n${lines(4_000)}\n\`\`\`` }] };
  if (text.includes('explain')) return { acts: [{ type: 'text', text: rich }] };
  return { acts: [{ type: 'text', text: 'It is low.' }] };
}

let server: OpenAiServer;
let page: Page;
let running: RunningApp;
usePlant(
  async () => {
    server = await startOpenAiServer(({ body }) =>
      answerTo(body.messages.findLast(({ role }) => role !== 'system')?.content ?? ''),
    );
    return {
      settings: 'default_provider = "lab"\ndefault_model = "scripted"',
      tables: `[providers.lab]\ntype = "openai"\nbase_url = "${server.baseUrl}"\n`,
    };
  },
  async (opened) => {
    ({ page, running } = opened);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Chat' }).click();
  },
);
test.afterAll(async () => {
  await server.close();
});
test.beforeEach(async () => {
  await page.getByRole('button', { name: 'New chat' }).first().click();
  await expect(box()).toBeFocused();
});

const box = () => page.getByRole('textbox', { name: 'Message' });
const answer = () => page.getByRole('log').getByRole('article', { name: 'Model' }).last();
const say = async (text: string): Promise<void> => {
  await box().fill(text);
  await page.keyboard.press('Enter');
};
/** A picture of what is shown in each look; then as before. */
async function keepBothLooks(name: string): Promise<void> {
  for (const look of looks) {
    await setLook(page, look);
    await keepPicture(page, `${name}-${look.join('-')}`);
  }
  await setLook(page, looks[0]);
}

test('what the model says before a call stays above its card, also after the window was opened again', async () => {
  await say('Please read the pin');
  await expect(answer()).toContainText('It is low.');
  const order = async (): Promise<readonly string[]> =>
    answer()
      .locator('[data-part~="markdown"], [data-part~="call"]')
      .evaluateAll((parts) =>
        parts.map((part) => (part.matches('[data-part~="call"]') ? 'call' : part.textContent)),
      );
  expect(await order()).toEqual(['Let me look at the pin first.', 'call', 'It is low.']);
  await page.reload();
  await expect(answer()).toContainText('It is low.');
  expect(await order()).toEqual(['Let me look at the pin first.', 'call', 'It is low.']);
});

test('code, formulas, tables and links are drawn; a link shows its whole address and opens after a yes alone', async () => {
  await running.app.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    shell.openExternal = (url) => {
      opened.push(url);
      return Promise.resolve();
    };
  });
  const opened = () =>
    running.app.evaluate(() => (globalThis as unknown as { readonly opened: readonly string[] }).opened);
  await say('Please explain');
  await expect(answer().locator('[data-syntax="keyword"]').first()).toHaveText('def');
  await expect(answer().locator('[data-part~="formula"] .katex')).toHaveCount(2);
  await page.evaluate(() => document.fonts.ready);
  for (const look of looks) {
    await setLook(page, look);
    for (const width of [1024, 1280, 1920, 2560]) {
      await setSize(running, { width, height: 900 });
      expect(await axeFindings(page)).toEqual([]);
      await keepPicture(page, `chat-answer-${look.join('-')}-${String(width)}`);
    }
  }
  await setLook(page, ['en', 'light']);
  await setSize(running, { width: 1280, height: 800 });
  await answer().getByRole('button', { name: 'your bank' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open this address?' });
  await expect(dialog).toContainText('https://xn--pple-43d.com/login');
  await expect(dialog).toContainText('letters of other alphabets');
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'chat-link');
  expect(await opened()).toEqual([]);
  await page.keyboard.press('Escape');
  await answer().getByRole('button', { name: 'the manual' }).click();
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expect.poll(opened).toEqual(['https://example.com/valves?id=5']);
  await expect(page.locator('[data-part~="messages"]')).toBeVisible();
});

test('nothing that a model writes runs, is fetched, or reaches out of its place', async () => {
  const title = await page.title();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await say('Something hostile');
  await expect(answer()).toContainText('image not shown');
  await expect(answer().locator('[data-part~="formula"]').first()).toBeVisible();
  expect(await page.title()).toBe(title);
  expect(fetched.filter((url) => url.includes('evil'))).toEqual([]);
  await expect(
    answer().locator(
      '[data-part~="markdown"] a, [data-part~="markdown"] img, [data-part~="markdown"] script, [data-part~="markdown"] iframe',
    ),
  ).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'chat-hostile');
});

test('a long answer leaves the page free while it grows, and its actions stay in view', async () => {
  await page.evaluate(() => {
    const longest = { ms: 0, sum: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        longest.ms = Math.max(longest.ms, duration);
        longest.sum += duration;
      }
    }).observe({ type: 'longtask' });
  });
  const began = Date.now();
  await say('Something endless');
  await expect(answer().getByRole('button', { name: 'Answer again' })).toBeVisible({ timeout: 60_000 });
  const { ms, sum } = await page.evaluate(
    () => (window as unknown as { readonly longest: { readonly ms: number; readonly sum: number } }).longest,
  );
  console.log(
    `long answer: ${String(Date.now() - began)} ms, long tasks ${String(Math.round(sum))} ms, the longest ${String(Math.round(ms))} ms`,
  );
  expect(sum).toBeLessThan((Date.now() - began) * 0.6);
  await page.locator('[data-part~="messages"]').evaluate((log) => {
    log.scrollTo({ top: log.scrollHeight / 2 });
  });
  await expect(answer().getByRole('button', { name: 'Copy', exact: true })).toBeInViewport();
  await setSize(running, { width: 1024, height: 700 });
  await page.locator('[data-part~="messages"]').evaluate((log) => {
    log.scrollTo({ top: log.scrollHeight / 2 });
  });
  await expect(answer().getByRole('button', { name: 'Copy', exact: true })).toBeInViewport();
  await keepPicture(page, 'chat-long-1024');
  await setSize(running, { width: 1280, height: 800 });
});

test('a conversation begins with suggestions or a preset, has a system prompt of its own, and can be pinned', async () => {
  await expect(page.getByRole('button', { name: /^What does the procedure/u })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Which runs failed/u }).click();
  await expect(box()).toHaveValue(/Which runs failed/u);
  await page.getByRole('button', { name: /^System prompt and sampling/u }).click();
  const prompt = page.getByRole('textbox', { name: 'System prompt' });
  await prompt.fill('Answer in one word.');
  await prompt.blur();
  await page.getByRole('button', { name: 'Keep as a preset…' }).click();
  await page.getByRole('textbox', { name: 'Name of the preset' }).fill('Strict');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Preset' })).toHaveValue('Strict');
  expect(await axeFindings(page)).toEqual([]);
  await keepBothLooks('chat-instructions');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New chat' }).first().click();
  await page
    .getByRole('group', { name: 'Begin with a preset:' })
    .getByRole('button', { name: 'Strict' })
    .click();
  await expect(page.getByRole('button', { name: 'Strict', pressed: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await keepBothLooks('chat-begin');
  await say('Hello');
  await expect(answer()).toContainText('It is low.');
  expect(server.requests.at(-1)?.body.messages[0]?.content).toContain('Answer in one word.');
  await page.getByRole('button', { name: 'Pin this conversation', exact: true }).click();
  await expect(
    page.getByRole('navigation', { name: 'Conversations' }).getByRole('heading').first(),
  ).toHaveText('Pinned');
  await expect(page.getByRole('button', { name: 'Unpin this conversation' })).toBeVisible();
});

test('the built-in model says before anything is sent that it cannot chat, and where one is that can', async () => {
  await ask(page, 'preferences.set', { language: 'en' });
  await page.getByRole('button', { name: /^Model: /u }).click();
  await page.getByRole('menuitemradio', { name: /Built-in/u }).click();
  await expect(page.getByText('The built-in model carries out procedures and cannot chat.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start or write a procedure' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await keepBothLooks('chat-built-in');
  await page.getByRole('button', { name: 'Connect a server…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Download a model…' }).click();
  await expect(page.getByRole('dialog', { name: /Download/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Chat' }).click();
});
