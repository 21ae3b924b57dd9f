import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantWords } from '../../fixtures/conversation';
import { tinyModel } from '../../fixtures/random-gguf';
import { openScriptedModelEngine, type ScriptedModelEngine } from '../../fixtures/scripted-model/engine';
import { holdChat } from '../../fixtures/scripted-model/held-chat';

const contextSize = 3072;
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

beforeAll(async () => {
  engine = await openScriptedModelEngine({
    contextSize,
    model: { ...tinyModel, context: contextSize, known: plantWords },
    sops: { 'rounds/SOP.toml': rounds, 'rounds/SOP.md': steps },
  });
});
afterAll(() => engine.close());

test('over 20 turns of a chat with all its tools and memories, hardly more than what is new is evaluated, and a full context is cut rarely and far back', async () => {
  const turns = await holdChat(engine, 20, 50);
  const ratios = turns.map(({ evaluated, fresh }) => evaluated / fresh);
  const cuts = turns.filter(({ isCut }) => isCut);
  // What stands behind the clock and the memories of the question before is read once more when they are gone: that question, and its tools.
  const plain = ratios.filter((_, index) => index > 0 && turns[index]?.isCut === false && turns[index - 1]?.usesTools === false);
  expect(Math.max(...plain)).toBeLessThan(1.3);
  expect(ratios.at(-1)).toBeLessThan(1.2);
  expect(cuts.length).toBeGreaterThan(0);
  expect(cuts.length).toBeLessThanOrEqual(3);
  for (const { requests } of cuts) expect(requests[0]?.usage.promptTokens).toBeLessThan(contextSize * 0.75);
  // Nothing was refused as too long: what fits is known beforehand.
  expect(turns.flatMap(({ requests }) => requests).every(({ usage }) => usage.promptTokens < contextSize * 0.95)).toBe(true);
  expect(turns.flatMap(({ requests }) => requests)).toHaveLength(20 + turns.filter(({ usesTools }) => usesTools).length);
});

test('the steps of one run share what they are told: the event and the tools are evaluated once, whichever tools a step may call', async () => {
  const call = (name: string, args: object): string => `<tool_call>${JSON.stringify({ name, arguments: args })}</tool_call>`;
  const step = (number: number, ...answers: string[]): { words: string; answers: string[] } => ({ words: `[SOP: rounds | Step ${String(number)}]`, answers });
  engine.script([step(1, call('file_list', { path: '.' }), 'Looked.'), step(2, call('file_write', { path: 'note.txt', content: 'pump' }), 'Noted it.'), step(3, call('file_read', { path: 'note.txt' }), 'It says pump.'), step(4, 'All was done.')]);
  const before = engine.seen().length;
  const run = await engine.runToEnd('rounds', JSON.stringify({ note: plantWords.join(' ').repeat(8) }));
  expect(run.steps.map(({ status, output }) => [status, output])).toEqual([['completed', 'Looked.'], ['completed', 'Noted it.'], ['completed', 'It says pump.'], ['completed', 'All was done.']]);
  const requests = engine.seen().slice(before);
  expect(requests.map(({ conversation }) => conversation)).toEqual(requests.map(() => `run:${run.runId}`));
  expect(new Set(requests.map(({ system }) => system)).size).toBe(1);
  const [first, ...rest] = requests.map(({ usage }) => usage);
  // The event alone is more than this: none of the later requests reads it again.
  expect(first?.evaluatedTokens).toBeGreaterThan(600);
  expect(Math.max(...rest.map(({ evaluatedTokens }) => evaluatedTokens))).toBeLessThan(250);
});
