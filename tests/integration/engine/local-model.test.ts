import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatMessage } from '../../../src/shared/chat';
import { BotApiServer } from '../../fixtures/bot-api/server';
import { plantWords } from '../../fixtures/conversation';
import { eventually } from '../../fixtures/eventually';
import { ModelLanguage } from '../../../src/main/modules/models/chat-template/model-language';
import { tinyModel } from '../../fixtures/random-gguf';
import { openScriptedModelEngine, type ScriptedModelEngine } from '../../fixtures/scripted-model/engine';
import { holdChat } from '../../fixtures/scripted-model/held-chat';

const contextSize = 4096;
let bot: BotApiServer;
let engine: ScriptedModelEngine;
const rounds = `[sop]
name = "rounds"
description = "What the night shift does"
execution_mode = "auto"
`;
const steps = `## Steps

1. **Look** — See what is there.
   - tools: file_list
2. **Note** — Write down what the event says.
   - tools: file_write
3. **Check** — Read it again.
   - tools: file_read
4. **Close** — Say what was done.
`;

/** What a model is told of calls whose template knows of none: every real vocabulary has these words. */
function instructionWords(): readonly string[] {
  const language = new ModelLanguage({ template: null, bos: '', eos: '', hasToken: () => true });
  const tools = [{ name: 'a', description: '', parameters: {} }];
  const { pieces } = language.layOut({ system: '', messages: [], tools, now: new Date(0), brief: false });
  return [...new Set(pieces.flatMap(({ text }) => text.match(/[A-Za-z]{3,}/gu) ?? []))];
}

beforeAll(async () => {
  bot = await BotApiServer.start();
  engine = await openScriptedModelEngine({
    contextSize,
    model: { ...tinyModel, context: 16_384, known: [...plantWords, ...instructionWords()] },
    sops: { 'rounds/SOP.toml': rounds, 'rounds/SOP.md': steps },
    config: `[providers.large]\ntype = "llama"\nthreads = 1\ncontext_size = 16384\n[channels_config.telegram]\nbot_token = "${bot.token}"\napi_root = "${bot.apiRoot}"\nallowed_users = ["111"]\n`,
  });
});
afterAll(async () => {
  await engine.close();
  await bot.close();
});

test('over 20 turns of a chat with all its tools and memories, what is new is evaluated and hardly a token more, and a full context is cut rarely and far back', async () => {
  const turns = await holdChat(engine, 20, 50);
  const cuts = turns.filter(({ isCut }) => isCut);
  const whole = turns.filter(({ isCut }, index) => index > 0 && !isCut);
  // Also behind tools, the clock and memories: what was sent stays as it was sent.
  expect(Math.max(...whole.map(({ evaluated, fresh }) => evaluated / fresh))).toBeLessThanOrEqual(1.05);
  expect(whole.filter(({ usesTools }) => usesTools)).not.toEqual([]);
  expect(cuts.length).toBeGreaterThan(0);
  expect(cuts.length).toBeLessThanOrEqual(3);
  for (const { requests } of cuts) expect(requests[0]?.usage.promptTokens).toBeLessThan(contextSize * 0.75);
  // Nothing was refused as too long: what fits is known beforehand.
  expect(
    turns.flatMap(({ requests }) => requests).every(({ usage }) => usage.promptTokens < contextSize * 0.95),
  ).toBe(true);
  expect(turns.flatMap(({ requests }) => requests)).toHaveLength(
    20 + turns.filter(({ usesTools }) => usesTools).length,
  );
});

test('the steps of one run share what they are told: the event and the tools are evaluated once, whichever tools a step may call', async () => {
  const call = (name: string, args: object): string =>
    `<tool_call>${JSON.stringify({ name, arguments: args })}</tool_call>`;
  const step = (number: number, ...answers: string[]): { words: string; answers: string[] } => ({
    words: `[SOP: rounds | Step ${String(number)}]`,
    answers,
  });
  engine.script([
    step(1, call('file_list', { path: '.' }), 'Looked.'),
    step(2, call('file_write', { path: 'note.txt', content: 'pump' }), 'Noted it.'),
    step(3, call('file_read', { path: 'note.txt' }), 'It says pump.'),
    step(4, 'All was done.'),
  ]);
  const before = engine.seen().length;
  const run = await engine.runToEnd('rounds', JSON.stringify({ note: plantWords.join(' ').repeat(8) }));
  expect(run.steps.map(({ status, output }) => [status, output])).toEqual([
    ['completed', 'Looked.'],
    ['completed', 'Noted it.'],
    ['completed', 'It says pump.'],
    ['completed', 'All was done.'],
  ]);
  const requests = engine.seen().slice(before);
  expect(requests.map(({ conversation }) => conversation)).toEqual(requests.map(() => `run:${run.runId}`));
  expect(new Set(requests.map(({ system }) => system)).size).toBe(1);
  const [first, ...rest] = requests.map(({ usage }) => usage);
  // The event alone is more than this: none of the later requests reads it again.
  expect(first?.evaluatedTokens).toBeGreaterThan(600);
  expect(Math.max(...rest.map(({ evaluatedTokens }) => evaluatedTokens))).toBeLessThan(250);
});

describe('stop, counted by llama.cpp', () => {
  const lastSeen = (): ReturnType<ScriptedModelEngine['seen']>[number] | undefined => engine.seen().at(-1);
  /** The messages of a conversation's file; what else it holds (its title) is no message. */
  const linesOf = async (conversation: string): Promise<readonly string[]> =>
    (await readFile(join(engine.home, 'sessions', `${conversation}.jsonl`), 'utf8'))
      .trim()
      .split('\n')
      .slice(1)
      .filter((line) => 'role' in (JSON.parse(line) as object));
  const stopped = async (conversation: string): Promise<void> => {
    await eventually(
      `the model idle for ${conversation}`,
      () => lastSeen()?.conversation === conversation && lastSeen()?.ended === 'stopped',
    );
  };
  /** What an answer in the chat may have. */
  const mostTokens = 1024;

  beforeAll(() => {
    engine.script([
      { words: 'without end', answers: [null] },
      { words: 'And now?', answers: ['Here I am.'] },
      { words: '[SOP: rounds | Step 1]', answers: [null] },
    ]);
  });

  test('in the chat while it writes: the model ends long before its answer would, what was seen is stored whole, and the next message finds everything else still evaluated', async () => {
    const id = await engine.newConversation();
    const writes = engine.begins('text', `chat:${id}`);
    await engine.ask('chat.send', { conversationId: id, text: 'Tell me of the pump without end.' });
    await writes;
    await engine.ask('chat.stop', { conversationId: id });
    await stopped(`chat:${id}`);
    expect(lastSeen()?.usage.outputTokens).toBeLessThan(mostTokens);
    const stored = (await linesOf(id)).map((line) => JSON.parse(line) as ChatMessage);
    expect(stored).toMatchObject([
      { role: 'user', state: 'complete' },
      { role: 'assistant', state: 'stopped' },
    ]);
    expect(await engine.ask('chat.open', { conversationId: id })).toEqual(stored);
    expect(await engine.say(id, 'And now?')).toMatchObject({ state: 'complete', text: 'Here I am.' });
    expect(lastSeen()?.usage.evaluatedTokens).toBeLessThan((lastSeen()?.usage.promptTokens ?? 0) / 2);
  });

  test('in the chat while it reads: the rest of the prompt is never evaluated, and no word of an answer is stored', async () => {
    const id = await engine.newConversation();
    await engine.ask('chat.choose-model', { conversationId: id, model: 'large/random' });
    const reads = engine.begins('reading', `chat:${id}`);
    await engine.ask('chat.send', {
      conversationId: id,
      text: `${Array.from({ length: 12_000 }, (_, index) => plantWords[index % plantWords.length]).join(' ')} without end.`,
    });
    await reads;
    await engine.ask('chat.stop', { conversationId: id });
    await stopped(`chat:${id}`);
    expect(lastSeen()?.usage).toMatchObject({ outputTokens: 0 });
    expect(lastSeen()?.usage.evaluatedTokens).toBeLessThan((lastSeen()?.usage.promptTokens ?? 0) * 0.8);
    expect((await linesOf(id)).map((line) => JSON.parse(line) as ChatMessage)).toMatchObject([
      { role: 'user' },
      { role: 'assistant', state: 'stopped', text: '', tools: [] },
    ]);
  });

  test('on a channel: the same, and no word reaches the chat', async () => {
    const writes = engine.begins('text', 'chat:telegram_111_111');
    const number = bot.updates.say('Tell me of the pump without end.');
    await writes;
    bot.updates.say('/stop');
    await stopped('chat:telegram_111_111');
    await bot.until(() => bot.chats.reactions.get(`111_${String(number)}`)?.[0] === '😢');
    expect(lastSeen()?.usage.outputTokens).toBeLessThan(mostTokens);
    expect(bot.chats.messages.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^The answer is stopped\. Procedures go on/u),
    ]);
    expect((await linesOf('telegram_111_111')).map((line) => JSON.parse(line) as ChatMessage)).toMatchObject([
      { role: 'user', state: 'complete' },
      { role: 'assistant', state: 'stopped' },
    ]);
  });

  test('in a run: the same, and its record ends with the decision', async () => {
    const writes = engine.begins('text', 'run:');
    const { runId } = await engine.ask('sops.start', { name: 'rounds', payload: null });
    await writes;
    await engine.ask('runs.cancel', { runId, reason: 'enough' });
    await stopped(`run:${runId}`);
    expect(lastSeen()?.usage.outputTokens).toBeLessThan(256);
    const { run } = await engine.ask('runs.show', { runId });
    const { events } = await engine.ask('runs.events', { runId });
    expect(run).toMatchObject({ status: 'cancelled', reason: 'enough' });
    expect(events.map(({ event }) => event.type)).not.toContain('model-answered');
    expect(events.at(-1)?.event).toMatchObject({ type: 'run-cancelled' });
  });
});
