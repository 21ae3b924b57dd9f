import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startBoardSim } from '../../fixtures/board-sim';
import { BotApiServer } from '../../fixtures/bot-api/server';
import { alice } from '../../fixtures/bot-api/updates';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { codeOnCard } from '../../fixtures/code-on-card';
import { eventually } from '../../fixtures/eventually';
import { startModbusTcp } from '../../fixtures/modbus-device';
import {
  startOpenAiServer,
  type OpenAiServer,
  type SeenRequest,
  type ServerAnswer,
} from '../../fixtures/openai-server/server';
import { testProgram } from '../../fixtures/test-program';
import { valve } from './valve';

let bot: BotApiServer;
let model: OpenAiServer;
let engine: EngineFixture;
let answer: (request: SeenRequest, index: number) => ServerAnswer;

const says = (text: string): ServerAnswer => ({ acts: [{ type: 'text', text }] });
const calls = (name: string, args: Record<string, unknown>): ServerAnswer => ({
  acts: [{ type: 'call', name, arguments: args }],
});

const config = (more = ''): string =>
  [
    'default_provider = "shop"',
    'default_model = "m"',
    '[providers.shop]',
    'type = "openai"',
    `base_url = "${model.baseUrl}"`,
    '[agent]',
    'tool_dispatcher = "native"',
    '[gateway]',
    'port = 0',
    '[channels_config.telegram]',
    `bot_token = "${bot.token}"`,
    `api_root = "${bot.apiRoot}"`,
    'allowed_users = ["111"]',
    more,
  ].join('\n');

beforeEach(async () => {
  bot = await BotApiServer.start();
  answer = () => says('Hello.');
  model = await startOpenAiServer((request, index) => answer(request, index));
});
afterEach(async () => {
  await engine.close();
  await bot.close();
  await model.close();
});

const texts = (): readonly string[] => bot.chats.messages.map(({ text }) => text);
/** Resolves once a message of the bot reads like this. */
const said = (pattern: RegExp): Promise<void> => bot.until(() => texts().some((text) => pattern.test(text)));
const reacted = (number: number, emoji: string): Promise<void> =>
  bot.until(() => bot.chats.reactions.get(`111_${String(number)}`)?.[0] === emoji);

test('a message is answered in its chat, marked as done, and kept where the app reads along', async () => {
  engine = await openEngine({ config: config('stream_mode = "partial"') });
  answer = () => says('It is **21** degrees.');
  const number = bot.updates.say('몇 도야?');
  await reacted(number, '👌');
  expect(texts()).toEqual(['It is 21 degrees.']);
  expect(bot.callsOf('sendChatAction').length).toBeGreaterThan(0);
  const [conversation] = await engine.ask('chat.conversations', {});
  expect(conversation).toMatchObject({
    id: 'telegram_111_111',
    channel: 'telegram',
    title: 'alice',
    messages: 2,
  });
});

test('the conversation goes on after a restart, and what was said in the meantime is answered once', async () => {
  engine = await openEngine({ config: config() });
  bot.updates.say('first');
  await said(/Hello/u);
  await engine.restart(async () => {
    bot.updates.say('second');
    answer = (request) =>
      says(`I know ${String(request.body.messages.filter(({ role }) => role === 'user').length)} messages.`);
    return Promise.resolve();
  });
  await said(/I know 2 messages/u);
  expect(texts()).toHaveLength(2);
});

test('a picture reaches a model that sees; one that does not says so, and the message is taken back from the conversation and its file', async () => {
  const png = Buffer.from('89504e470d0a1a0a00', 'hex');
  bot.addFile('p1', png);
  const photo = [{ file_id: 'p1', file_unique_id: 'b', width: 2, height: 2 }];
  engine = await openEngine({ config: config() });
  bot.updates.say('first');
  await said(/Hello/u);
  const gone: string[] = [];
  engine.engine.notices.on((notice) => {
    if (notice.type === 'chat-message-gone') gone.push(notice.conversationId);
  });
  const number = bot.updates.say('', { caption: 'What is this?', photo });
  await reacted(number, '😢');
  expect(texts().at(-1)).toMatch(/^⚠️ m cannot see pictures/u);
  expect(bot.chats.messages.filter(({ text }) => text === '...')).toEqual([]);
  const kept = await engine.ask('chat.open', { conversationId: 'telegram_111_111' });
  expect(kept.map(({ text }) => text)).toEqual(['first', 'Hello.']);
  // a page that shows it drops the message and its answer
  expect(gone).toEqual(['telegram_111_111', 'telegram_111_111']);
  expect(await readFile(join(engine.home, 'sessions', 'telegram_111_111.jsonl'), 'utf8')).not.toContain(
    'What is this?',
  );
  await engine.save('config.toml', config().replace('type = "openai"', 'type = "openai"\nvision = true'));
  await eventually('a model that sees', async () => {
    const before = model.requests.length;
    const again = bot.updates.say('', { caption: 'What is this?', photo });
    await bot.until(
      () =>
        bot.chats.reactions.get(`111_${String(again)}`)?.[0] === '👌' ||
        bot.chats.reactions.get(`111_${String(again)}`)?.[0] === '😢',
    );
    return model.requests.length > before;
  });
  const [system, ...messages] = model.requests.at(-1)?.body.messages ?? [];
  expect(system?.role).toBe('system');
  expect(messages.map(({ content }) => content)).toEqual([
    expect.stringMatching(/^\[[^\]]+ UTC\] first$/u),
    'Hello.',
    [
      {
        type: 'text',
        text: expect.stringMatching(/\[IMAGE:inbox\/telegram\/[^\]]+\.jpg\]\n\nWhat is this\?$/u) as string,
      },
      { type: 'image_url', image_url: { url: `data:image/png;base64,${png.toString('base64')}` } },
    ],
  ]);
  expect((await engine.ask('chat.open', { conversationId: 'telegram_111_111' })).at(-2)?.text).toMatch(
    /^\[IMAGE:inbox/u,
  );
});

test('an acting tool asks in the chat; who may talk may allow it, and sees what is used', async () => {
  engine = await openEngine({ config: config() });
  answer = (_request, index) =>
    index === 0 ? calls('file_write', { path: 'note.txt', content: 'hi' }) : says('Written.');
  bot.updates.say('write it down');
  await said(/May I use file_write/u);
  const [question] = bot.chats.messages.filter(({ buttons }) => buttons.length > 0);
  bot.updates.press(question?.buttons.find(({ text }) => text === 'Once')?.callback_data ?? '');
  await said(/^Written\./u);
  expect(texts()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/🔧 file_write: note\.txt/u),
      expect.stringMatching(/May I use.*\n\nAllowed/su),
    ]),
  );
});

test.each<{ readonly name: string; readonly refuse: () => Promise<unknown> }>([
  {
    name: 'in the chat',
    refuse: () =>
      Promise.resolve(
        bot.updates.press(
          bot.chats.messages[0]?.buttons.find(({ text }) => text === 'No')?.callback_data ?? '',
        ),
      ),
  },
  {
    name: 'in the app',
    refuse: async () => {
      const [card] =
        (await engine.ask('chat.open', { conversationId: 'telegram_111_111' })).at(-1)?.tools ?? [];
      await engine.ask('chat.decide-tool', {
        conversationId: 'telegram_111_111',
        call: card?.call ?? '',
        decision: 'no',
        reason: '',
      });
    },
  },
])('a no $name stands under the question, and nothing is said to be used', async ({ refuse }) => {
  engine = await openEngine({ config: config() });
  answer = (_request, index) =>
    index === 0 ? calls('file_write', { path: 'note.txt', content: 'hi' }) : says('Fine, not written.');
  bot.updates.say('write it down');
  await said(/May I use file_write/u);
  await refuse();
  await said(/^Fine/u);
  await said(/May I use[^]*\n\n(?:Not a|A)llowed$/u);
  expect(texts()).toEqual([expect.stringMatching(/May I use[^]*\n\nNot allowed$/u), 'Fine, not written.']);
});

test('a call whose tool becomes another one is not asked about any more, and nothing is said to be used', async () => {
  const program = testProgram('tests/fixtures/mcp-server.program.ts').file;
  const server = (...more: readonly string[]): string =>
    config(
      `\n[mcp.servers.plant]\ncommand = ${JSON.stringify(process.execPath)}\nargs = ${JSON.stringify(['--no-warnings', program, ...more])}\nallow = ["echo"]`,
    );
  engine = await openEngine({ config: server() });
  await eventually('the server', async () => (await engine.ask('mcp.list', {}))[0]?.state === 'ready');
  answer = (_request, index) =>
    index === 0 ? calls('mcp_plant_echo', { text: 'hi' }) : says('I look again.');
  bot.updates.say('say hi');
  await said(/May I use mcp_plant_echo/u);
  await engine.save('config.toml', server('--another'));
  await said(/^I look again/u);
  await said(/May I use[^]*\n\n(?:Not asked any more|Allowed)$/u);
  expect(texts()).toEqual([expect.stringMatching(/May I use[^]*\n\nNot asked any more$/u), 'I look again.']);
});

test('a call whose pin has another level when it is allowed sends nothing, and asks once more', async () => {
  const board = await startBoardSim();
  onTestFinished(() => board.stop());
  engine = await openEngine({
    config: config(
      `[[peripherals.boards]]\nboard = "pump"\ntype = "nucleo-f401re"\npath = "${board.path}"\n`,
    ),
  });
  await eventually(
    'the board',
    async () => (await engine.ask('engine.status', {})).boards[0]?.state === 'connected',
  );
  const writes = (): number =>
    board.log().filter(({ kind, line }) => kind === 'rx' && String(line).includes('gpio_write')).length;
  answer = ({ body: { messages } }) =>
    messages.at(-1)?.role === 'tool'
      ? says('It is open.')
      : calls('gpio_write', { board: 'pump', pin: 5, value: 1 });
  const level = (wanted: number) =>
    eventually(`level ${String(wanted)}`, async () =>
      (await engine.ask('boards.show', { board: 'pump' })).pins.some(
        (each) => each.pin === 5 && each.level === wanted,
      ),
    );
  bot.updates.say('open the valve');
  await said(/May I use gpio_write/u);
  await level(0);
  await board.setPin(5, 1);
  await level(1);
  const withButtons = () => bot.chats.messages.filter(({ buttons }) => buttons.length > 0);
  const once = (): void => {
    bot.updates.press(
      withButtons()
        .at(-1)
        ?.buttons.find(({ text }) => text === 'Once')?.callback_data ?? '',
    );
  };
  once();
  await said(
    /Changed since it was asked: Pin 5 of pump was 0 when this was asked, and is 1 now[^]*May I use gpio_write/u,
  );
  await said(/May I use[^]*What this was based on has changed: it is asked once more\./u);
  expect(writes()).toBe(0);
  await bot.until(() => withButtons().length === 1);
  once();
  await said(/^It is open\./u);
  expect(writes()).toBe(1);
});

test('a call whose signal has another value when it is allowed writes nothing, and asks once more', async () => {
  const device = await startModbusTcp();
  onTestFinished(() => device.stop());
  device.holding[10] = 20;
  engine = await openEngine({
    config: config(
      `[modbus.devices.plc]\nurl = "${device.url}"\n[modbus.devices.plc.signals.setpoint]\ntable = "holding_register"\naddress = 10\nunit = "°C"\nwritable = true\npoll_secs = 0\n`,
    ),
  });
  answer = ({ body: { messages } }) =>
    messages.at(-1)?.role === 'tool'
      ? says('It is warm.')
      : calls('modbus_write', { device: 'plc', signal: 'setpoint', value: 40 });
  const looked = async (): Promise<void> => {
    const before = device.asked.length;
    await eventually('two looks', () => device.asked.length >= before + 2);
  };
  bot.updates.say('make it warm');
  await said(/May I use modbus_write/u);
  await looked();
  device.holding[10] = 55;
  await looked();
  const withButtons = () => bot.chats.messages.filter(({ buttons }) => buttons.length > 0);
  const once = (): void => {
    bot.updates.press(
      withButtons()
        .at(-1)
        ?.buttons.find(({ text }) => text === 'Once')?.callback_data ?? '',
    );
  };
  once();
  await said(
    /Changed since it was asked: The signal setpoint of plc was 20 °C when this was asked, and is 55 °C now[^]*May I use modbus_write/u,
  );
  expect(device.holding[10]).toBe(55);
  await bot.until(() => withButtons().length === 1);
  once();
  await said(/^It is warm\./u);
  expect(device.holding[10]).toBe(40);
});

test('what was allowed in this chat is asked again in a new conversation', async () => {
  engine = await openEngine({ config: config() });
  answer = ({ body: { messages } }) =>
    messages.at(-1)?.role === 'tool'
      ? says('Written.')
      : calls('file_write', { path: 'note.txt', content: 'hi' });
  bot.updates.say('write it down');
  await said(/May I use file_write/u);
  bot.updates.press(
    bot.chats.messages[0]?.buttons.find(({ text }) => text === 'In this chat')?.callback_data ?? '',
  );
  await said(/^Written\./u);
  bot.updates.say('/new');
  await said(/A new conversation/u);
  bot.updates.say('write it down again');
  await bot.until(() => texts().filter((text) => text.includes('May I use file_write')).length === 2);
});

test('a procedure that waits is asked for in the chat, decided with a button, and its end is told', async () => {
  engine = await openEngine({ config: config(), sops: valve });
  const { runId } = await engine.ask('sops.start', { name: 'valve', payload: null });
  await bot.until(() => bot.chats.messages.some(({ buttons }) => buttons.length > 0));
  const [card] = bot.chats.messages.filter(({ buttons }) => buttons.length > 0);
  expect(card?.text).toContain('valve, step 1 of 1: Tell the log');
  bot.updates.press(card?.buttons[0]?.callback_data ?? '');
  const run = await engine.ended(runId);
  expect(run.decisions).toMatchObject([{ decision: 'approved', by: 'alice', via: 'telegram:111' }]);
  await said(/✅ valve completed/u);
  expect(texts()[0]).toMatch(/Approved by alice \(telegram:111\)/u);
});

test('a decision in the app is shown in the chat, where the button decides nothing any more', async () => {
  engine = await openEngine({ config: config(), sops: valve });
  const { runId } = await engine.ask('sops.start', { name: 'valve', payload: null });
  await bot.until(() => bot.chats.messages.some(({ buttons }) => buttons.length > 0));
  const data = bot.chats.messages[0]?.buttons[0]?.callback_data ?? '';
  await engine.ask('approvals.deny', { runId, gate: null, reason: 'not today' });
  await said(/Rejected by ana \(test\).*not today/u);
  bot.updates.press(data);
  await bot.until(() => bot.callsOf('answerCallbackQuery').length === 1);
  expect(bot.callsOf('answerCallbackQuery')[0]?.fields['text']).toContain(
    'Nothing was decided: this was asked again in the meantime, or is not asked any more.',
  );
  expect((await engine.ended(runId)).decisions).toMatchObject([{ decision: 'denied', via: 'test' }]);
});

test('a card whose sending fails is sent again, and so is the outcome on it', async () => {
  engine = await openEngine({ sops: valve, config: config() });
  await bot.until(() => bot.callsOf('getUpdates').length > 0);
  bot.failNext('sendMessage', { code: 502, description: 'Bad Gateway' });
  bot.failNext('editMessageText', { code: 502, description: 'Bad Gateway' });
  const { runId } = await engine.ask('sops.start', { name: 'valve', payload: null });
  await said(/Run/u);
  const { run } = await engine.ask('runs.show', { runId });
  await engine.ask('approvals.deny', { runId, gate: run.gate?.gate ?? null, reason: 'sensor fault' });
  await said(/Rejected by .*: sensor fault/u);
  expect(bot.chats.messages[0]?.buttons).toEqual([]);
});

test('commands are answered without the model', async () => {
  engine = await openEngine({ config: config(), sops: valve });
  const { runId } = await engine.ask('sops.start', { name: 'valve', payload: null });
  await said(/Tell the log/u);
  for (const text of [
    '/help',
    '/runs',
    '/model',
    '/model shop/other',
    '/models nowhere',
    '/approve nobody',
    '/approve',
    `/approve ${runId} ${await codeOnCard(engine.ask, runId)}`,
    '/new',
  ])
    bot.updates.say(text);
  await said(/A new conversation/u);
  await said(/Approved: valve/u);
  expect((await engine.ended(runId)).decisions).toMatchObject([
    { decision: 'approved', by: 'alice', via: 'telegram:111' },
  ]);
  expect(texts()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/What you can say here/u),
      expect.stringMatching(/waits for you at step 1/u),
      expect.stringMatching(/uses shop\/m\b/u),
      expect.stringMatching(/From now on this conversation uses shop\/other/u),
      expect.stringMatching(/No waiting run is called nobody/u),
      expect.stringMatching(/Nothing was approved yet\. Look at the card of valve/u),
      expect.stringMatching(/Approved: valve/u),
    ]),
  );
  expect(model.requests).toEqual([]);
});

test('stop ends the answer that is being written, and a newer message takes its place', async () => {
  engine = await openEngine({ config: config() });
  let asked = (): void => {};
  const nextAsked = (): Promise<void> =>
    new Promise((resolve) => {
      asked = resolve;
    });
  answer = (_request, index) => {
    asked();
    return index < 2 ? { acts: [{ type: 'text', text: 'It was ' }, { type: 'hang' }] } : says('Short.');
  };
  const firstAsked = nextAsked();
  const first = bot.updates.say('tell a long story');
  await firstAsked;
  bot.updates.say('/stop');
  await reacted(first, '😢');
  const secondAsked = nextAsked();
  const second = bot.updates.say('another one');
  await secondAsked;
  bot.updates.say('no, a short one');
  await said(/Short/u);
  await reacted(second, '😢');
  await model.abandoned(2);
  expect(texts().filter((text) => text.includes('It was'))).toEqual([]);
});

test('a command during an answer is carried out, and the answer goes on', async () => {
  engine = await openEngine({ config: config(), sops: valve });
  const { runId } = await engine.ask('sops.start', { name: 'valve', payload: null });
  await said(/Tell the log/u);
  const asked = new Promise<void>((resolve) => {
    answer = (_request, index) => {
      resolve();
      return index === 0 ? { acts: [{ type: 'text', text: 'It was ' }, { type: 'hang' }] } : says('Short.');
    };
  });
  const story = bot.updates.say('tell a long story');
  await asked;
  bot.updates.say('/runs');
  bot.updates.say(`/approve ${runId} ${await codeOnCard(engine.ask, runId)}`);
  await said(/Approved: valve/u);
  expect(texts().some((text) => text.includes('waits for you at step 1'))).toBe(true);
  expect(bot.chats.reactions.get(`111_${String(story)}`)).toEqual(['👀']);
  bot.updates.say('/stop');
  await reacted(story, '😢');
});

test('a model that cannot be reached is said in the chat, with the remedy', async () => {
  engine = await openEngine({ config: config('\n[reliability]\nretries = 0') });
  answer = () => ({ status: 401, body: '{"error":{"message":"wrong key"}}' });
  const number = bot.updates.say('hello?');
  await reacted(number, '😢');
  expect(texts().join('\n')).toMatch(/⚠️ .*key/u);
});

test('a stranger is let in with the code they were told', async () => {
  engine = await openEngine({ config: config() });
  const mallory = { id: 222, is_bot: false, first_name: 'Ben' };
  bot.updates.say('hello?', { from: mallory });
  await said(/Your code is \d{6}/u);
  const [channel] = await engine.ask('channels.list', {});
  expect(channel).toMatchObject({
    name: 'telegram',
    state: 'connected',
    strangers: [{ sender: '222', name: 'Ben' }],
  });
  await engine.ask('channels.allow', { channel: 'telegram', code: channel?.strangers[0]?.code ?? '' });
  await said(/^You are let in\. .*\/help/u);
  bot.updates.say('hello!', { from: mallory });
  await said(/^Hello\./u);
  expect((await engine.ask('channels.list', {}))[0]?.people).toMatchObject([
    { sender: '222', allowedBy: 'ana' },
  ]);
  expect(alice.id).toBe(111);
});

test('messages wait for a channel whose secret is missing, and each is answered once it is there', async () => {
  engine = await openEngine({ config: config('interrupt_on_new_message = false') });
  const asked = new Promise<void>((resolve) => {
    answer = () => {
      resolve();
      return { acts: [{ type: 'text', text: 'It was ' }, { type: 'hang' }] };
    };
  });
  bot.updates.say('tell a long story');
  await asked;
  bot.updates.say('how warm is it?');
  bot.updates.say('/runs');
  await said(/There are no runs yet/u); // so what was said before is taken as well
  await engine.restart(async () => {
    answer = () => says('21 degrees.');
    await engine.save('config.toml', config().replace(bot.token, 'env:ZEROCLAW_NO_SUCH_TOKEN'));
  });
  await eventually('both to wait', async () =>
    (await engine.ask('channels.list', {})).some(
      ({ state, unanswered }) => state === 'broken' && unanswered === 2,
    ),
  );
  await engine.save('config.toml', config());
  await said(/^21 degrees/u);
  expect(texts().slice(1)).toEqual([
    expect.stringContaining('ZeroClaw was restarted while it worked on your last message'),
    '21 degrees.',
  ]);
  expect((await engine.ask('channels.list', {}))[0]?.unanswered).toBe(0);
});

test('messages that wait for a channel that is taken out of config.toml stand in the app as not answered', async () => {
  engine = await openEngine({ config: config('interrupt_on_new_message = false') });
  answer = () => ({ acts: [{ type: 'text', text: 'It was ' }, { type: 'hang' }] });
  bot.updates.say('tell a long story');
  bot.updates.say('/runs');
  await said(/There are no runs yet/u);
  const broken = config().replace(bot.token, 'env:ZEROCLAW_NO_SUCH_TOKEN');
  await engine.restart(() => engine.save('config.toml', broken));
  await eventually('it to wait', async () =>
    (await engine.ask('channels.list', {})).some(({ unanswered }) => unanswered === 1),
  );
  await engine.save('config.toml', broken.slice(0, broken.indexOf('[channels_config.telegram]')));
  const last = async () => (await engine.ask('chat.open', { conversationId: 'telegram_111_111' })).at(-1);
  await eventually(
    'the note',
    async () =>
      (await last())?.problem?.message ===
      'The channel telegram is not in config.toml any more, so this was not answered.',
  );
  expect(await last()).toMatchObject({
    role: 'assistant',
    state: 'failed',
    problem: { remedy: 'Send it again if it is still wanted.' },
  });
});

test('messages that wait for a channel are over with an emergency stop, and are not answered when it is there', async () => {
  engine = await openEngine({ config: config('interrupt_on_new_message = false') });
  answer = () => ({ acts: [{ type: 'text', text: 'It was ' }, { type: 'hang' }] });
  bot.updates.say('tell a long story');
  bot.updates.say('open the valve');
  bot.updates.say('/runs');
  await said(/There are no runs yet/u); // so what was said before is taken as well
  await engine.restart(() =>
    engine.save('config.toml', config().replace(bot.token, 'env:ZEROCLAW_NO_SUCH_TOKEN')),
  );
  await eventually('both to wait', async () =>
    (await engine.ask('channels.list', {})).some(({ unanswered }) => unanswered === 2),
  );
  await engine.ask('engine.stop-everything', {});
  expect((await engine.ask('channels.list', {}))[0]?.unanswered).toBe(0);
  const kept = async () => engine.ask('chat.open', { conversationId: 'telegram_111_111' });
  await eventually(
    'the notes',
    async () =>
      (await kept()).filter(({ problem }) => problem?.message === 'This was stopped before it was answered.')
        .length === 2,
  );
  const before = model.requests.length;
  answer = () => says('I am here.');
  await engine.save('config.toml', config());
  bot.updates.say('are you there?');
  await said(/^I am here/u);
  expect([model.requests.length - before, texts().slice(1)]).toEqual([1, ['I am here.']]);
});

test('an unseen file_write of a critical procedure is carried out only after its file was sent and its code was typed twice', async () => {
  const content = Array.from({ length: 400 }, (_, line) => `setpoint ${String(line)} = 4.25 bar`).join('\\n');
  engine = await openEngine({
    config: config(),
    sops: {
      'setpoints/SOP.toml':
        '[sop]\nname = "setpoints"\ndescription = "Writes setpoints"\npriority = "critical"\n\n[[triggers]]\ntype = "manual"\n',
      'setpoints/SOP.md': `## Steps\n\n1. **Write** — Write them.\n   - requires_confirmation: true\n   - call: file_write {"path": "setpoints.txt", "content": "${content}"}\n2. **Tell** — Tell it.\n   - requires_confirmation: true\n   - call: file_write {"path": "../outside.txt", "content": "x"}\n`,
    },
  });
  const { runId } = await engine.ask('sops.start', { name: 'setpoints', payload: null });
  await said(/too long for a message\. It stands whole in the file/u);
  expect(bot.callsOf('sendDocument')).toHaveLength(1);
  const written = (): Promise<string> =>
    readFile(join(engine.home, 'workspace', 'setpoints.txt'), 'utf8').catch(() => 'nothing');
  bot.updates.say(`/approve ${runId}`);
  await said(/Nothing was approved yet/u);
  const code = await codeOnCard(engine.ask, runId);
  bot.updates.say(`/approve ${runId} ${code}`);
  await said(/is critical, and nothing was approved yet/u);
  expect(await written()).toBe('nothing');
  bot.updates.say(`/approve ${runId} ${code.toLowerCase()} yes`);
  await said(/Approved: setpoints, step 1/u);
  await said(/This will fail: "\.\.\/outside\.txt" is not in the workspace/u);
  expect(await written()).toContain('setpoint 399 = 4.25 bar');
  bot.updates.say(`/approve ${runId} ${code} yes`);
  await said(/the code is not on the card of what waits now, setpoints, step 2/u);
  const { run } = await engine.ask('runs.show', { runId });
  expect([run.status, run.gate?.step]).toEqual(['waiting_approval', 2]);
  bot.updates.say(`/approve ${runId} ${await codeOnCard(engine.ask, runId)} yes`);
  await said(/Approved by alice[^]*🔴 It failed: .*is not in the workspace/u);
});
