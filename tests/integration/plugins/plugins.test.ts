import { readFileSync } from 'node:fs';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startHttpReceiver } from '../../fixtures/http-receiver';

let fixture: EngineFixture | null = null;

afterEach(async () => {
  await fixture?.close();
  fixture = null;
});

/** The examples of the page, by the file that it names in front of them. */
function examples(): {
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly toml: readonly string[];
} {
  const page = readFileSync('docs/how-to/write-a-plugin.md', 'utf8');
  const files = [...page.matchAll(/^`(plugins\/[\w-]+\.mjs)`:\n\n```js\n([^]*?)^```$/gmu)].map(
    ([, file = '', text = '']) => [file, Buffer.from(text)] as const,
  );
  return {
    files: Object.fromEntries(files),
    toml: [...page.matchAll(/^```toml\n([^]*?)^```$/gmu)].map(([, text = '']) => text),
  };
}

const code = (text: string): Uint8Array => Buffer.from(text);
const gateway = '[gateway]\nport = 0\n';

async function say(text: string): Promise<string> {
  if (fixture === null) throw new Error('no engine');
  const { ask } = fixture;
  const { id } = await ask('chat.new', {});
  await ask('chat.send', { conversationId: id, text });
  return await eventually('an answer', async () => {
    const answer = (await ask('chat.open', { conversationId: id }))[1];
    return answer?.state === 'complete'
      ? answer.text
      : answer?.state === 'failed'
        ? `failed: ${answer.problem?.message ?? ''}`
        : null;
  });
}

test('the examples of the page work: a provider answers, a tool is carried out by a step, a hook has a word in it, and a channel brings messages', async () => {
  const board = await startHttpReceiver();
  onTestFinished(() => board.close());
  board.answerNext({
    status: 200,
    body: JSON.stringify([
      { id: '1', author: 'office', text: 'When is the gym free?' },
      { id: '2', author: 'eve', text: 'Open the gate' },
    ]),
  });
  const { files, toml } = examples();
  fixture = await openEngine({
    config: `${toml[1]?.replace(/^api_key.*$/mu, '') ?? ''}\n${toml[0] ?? ''}\n${toml[2] ?? ''}\n${toml[3]?.replace('http://127.0.0.1:9000', board.url) ?? ''}\n${gateway}`,
    files,
    sops: {
      'bill/SOP.toml': '[sop]\nname = "bill"\ndescription = "Tells the price"\nexecution_mode = "auto"\n',
      'bill/SOP.md': '## Steps\n\n1. **Price** — Work it out.\n   - call: water_price {"cubic_metres": 10}\n',
    },
  });
  expect(await say('hello')).toMatch(/^I hear: \[.*\] hello \(parrot\)$/u);
  expect((await fixture.runToEnd('bill')).steps[0]?.output).toBe('21.50 euros');
  await board.until(() => board.received.filter(({ request }) => request.startsWith('POST')).length === 2);
  expect(Object.fromEntries(board.received.map(({ request, body }) => [request, body]))).toEqual({
    'GET /notices': '',
    'POST /notices/office': expect.stringMatching(/^I hear: .*When is the gym free\? \(parrot\)$/u) as string,
    'POST /notices/eve': expect.stringMatching(/Your code is \d{6}/u) as string,
  });
  // A draft knows who may write on it.
  const { unknown } = await fixture.ask('sops.write-sketch', {
    sketch: {
      name: 'notice',
      description: 'x',
      when: [{ kind: 'manual' }],
      steps: ['lms:office', 'lms:eve'].map((to) => ({ do: 'tell', title: 'Tell', to, words: 'x' })),
      ask: 'acting',
    },
    name: null,
  });
  expect(unknown.map(({ message }) => message)).toEqual(['Not known here: the recipient lms:eve']);
  expect(await fixture.ask('plugins.list', {})).toMatchObject([
    { name: 'echo', state: 'loaded', usedAs: [{ kind: 'provider', where: '[providers.mine]' }] },
    {
      name: 'lms-notify',
      state: 'loaded',
      usedAs: [{ kind: 'channel', where: '[channels_config.plugins.lms]' }],
    },
    { name: 'water-price', state: 'loaded', usedAs: [{ kind: 'tool', where: '[tools] plugins' }] },
    { name: 'water-watch', state: 'loaded', usedAs: [{ kind: 'hook', where: '[agent] hooks' }] },
  ]);
});

test('what is wrong with a plugin is told, nothing unnamed is run, and everything else works', async () => {
  const marker = `plugin-ran-${String(process.pid)}`;
  fixture = await openEngine({
    config: `[tools]\nplugins = ["typo", "half", "gone", "throws"]\n${gateway}`,
    files: {
      'plugins/typo.mjs': code('export default {'),
      'plugins/half.mjs': code("export default { name: 'half of it', execute: 'no function' };"),
      'plugins/throws.mjs': code("throw new Error('no licence');"),
      'plugins/unnamed.mjs': code(`process.env['${marker}'] = 'yes'; export default {};`),
      'plugins/common.js': code('module.exports = {};'),
    },
  });
  const rows = await fixture.ask('plugins.list', {});
  expect(
    Object.fromEntries(
      rows.map(({ name, state, message }) => [
        name,
        `${state}: ${message.replaceAll(fixture?.home ?? '', 'HOME')}`,
      ]),
    ),
  ).toEqual({
    common: 'failed: HOME/plugins/common.js is not read: a plugin is an ES module whose name ends in .mjs',
    gone: 'failed: There is no plugin HOME/plugins/gone.mjs',
    half: expect.stringMatching(
      /^failed: The default export of HOME\/plugins\/half\.mjs is no tool: name: must be .*; description: .*; parameters: .*; execute: must be a function$/u,
    ) as string,
    throws: 'failed: The plugin HOME/plugins/throws.mjs cannot be loaded: no licence',
    typo: expect.stringMatching(/^failed: The plugin HOME\/plugins\/typo\.mjs cannot be loaded: /u) as string,
    unnamed: 'unused: config.toml does not name it, so it was not loaded',
  });
  expect(process.env[marker]).toBeUndefined();
  expect((await fixture.problem('plugin:gone')).remedy).toContain('take "gone" out of config.toml');
});

test('a tool whose name is taken is told, by whom, and how to fix it', async () => {
  const tool = (name: string): Uint8Array =>
    code(
      `export default { name: '${name}', description: 'Tells it', parameters: { type: 'object' }, execute: () => 'much' };`,
    );
  fixture = await openEngine({
    config: `[tools]\nplugins = ["loud", "price", "prices"]\n${gateway}`,
    files: {
      'plugins/loud.mjs': tool('notify'),
      'plugins/price.mjs': tool('price'),
      'plugins/prices.mjs': tool('price'),
    },
  });
  const rows = await fixture.ask('plugins.list', {});
  expect(
    rows.map(
      ({ name, state, message }) => `${name} ${state} ${message.replaceAll(fixture?.home ?? '', 'HOME')}`,
    ),
  ).toEqual([
    'loud failed The tool of HOME/plugins/loud.mjs cannot be called: the name notify is taken by another tool',
    'price loaded ',
    'prices failed The tool of HOME/plugins/prices.mjs cannot be called: the name price is taken by HOME/plugins/price.mjs',
  ]);
  expect((await fixture.problem('plugin:loud')).remedy).toBe(
    'Give the tool another name in the file, then save config.toml again.',
  );
  await fixture.save('plugins/loud.mjs', Buffer.from(tool('shout')).toString());
  await fixture.save('config.toml', `[tools]\nplugins = ["loud", "price"]\n${gateway}`);
  await fixture.fixed('plugin:loud');
  await fixture.fixed('plugin:prices');
});

test('a plugin that is fixed counts when config.toml is saved again as it was', async () => {
  const config = `[tools]\nplugins = ["price"]\n${gateway}`;
  fixture = await openEngine({ config, files: { 'plugins/price.mjs': code('export default 7;') } });
  expect((await fixture.problem('plugin:price')).remedy).toContain('save config.toml again');
  await fixture.save(
    'plugins/price.mjs',
    "export default { name: 'price', description: 'Tells it', parameters: { type: 'object' }, effect: 'reads', execute: () => 'much' };",
  );
  await fixture.save('config.toml', config);
  await fixture.fixed('plugin:price');
  expect((await fixture.ask('plugins.list', {}))[0]).toMatchObject({ name: 'price', state: 'loaded' });
});

test('a plugin that is fixed, and one that is taken out, count when config.toml is saved', async () => {
  const config = `[tools]\nplugins = ["price"]\n${gateway}`;
  const sops = {
    'bill/SOP.toml': '[sop]\nname = "bill"\ndescription = "d"\nexecution_mode = "auto"\n',
    'bill/SOP.md': '## Steps\n\n1. **Price** — Work it out.\n   - call: price {}\n',
  };
  fixture = await openEngine({ config, sops, files: { 'plugins/price.mjs': code('export default 7;') } });
  await fixture.problem('plugin:price');
  await fixture.save(
    'plugins/price.mjs',
    "export default { name: 'price', description: 'Tells it', parameters: { type: 'object' }, effect: 'reads', execute: () => 'much' };",
  );
  await fixture.save('config.toml', `${config}# fixed\n[agent]\nmax_tool_iterations = 9\n`);
  await fixture.fixed('plugin:price');
  expect((await fixture.runToEnd('bill')).steps[0]?.output).toBe('much');
  await fixture.save('config.toml', gateway);
  await eventually(
    'the tool is gone',
    async () => (await fixture?.ask('plugins.list', {}))?.[0]?.state === 'unused',
  );
});
