import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantWords } from '../../fixtures/conversation';
import { tinyModel } from '../../fixtures/random-gguf';
import { openScriptedModelEngine, type ScriptedModelEngine } from '../../fixtures/scripted-model/engine';
import { holdChat } from '../../fixtures/scripted-model/held-chat';

const contextSize = 3072;
let engine: ScriptedModelEngine;
beforeAll(async () => { engine = await openScriptedModelEngine({ contextSize, model: { ...tinyModel, context: contextSize, known: plantWords } }); });
afterAll(() => engine.close());

test('over 20 turns of a chat with all its tools and memories, hardly more than what is new is evaluated, and a full context is cut rarely and far back', async () => {
  const turns = await holdChat(engine, 20, 50);
  const ratios = turns.map(({ evaluated, fresh }) => evaluated / fresh);
  const isCut = (index: number): boolean => (turns[index]?.requests[0]?.turns.length ?? 0) < (turns[index - 1]?.requests.at(-1)?.turns.length ?? 0);
  const cuts = turns.map((_, index) => index).filter(isCut);
  // What stands behind the clock and the memories of the question before is read once more when they are gone: that question, and its tools.
  const plain = ratios.filter((_, index) => index > 0 && !isCut(index) && turns[index - 1]?.usesTools === false);
  expect(Math.max(...plain)).toBeLessThan(1.3);
  expect(ratios.at(-1)).toBeLessThan(1.2);
  expect(cuts.length).toBeGreaterThan(0);
  expect(cuts.length).toBeLessThanOrEqual(3);
  for (const index of cuts) expect(turns[index]?.requests[0]?.usage.promptTokens).toBeLessThan(contextSize * 0.75);
  // Nothing was refused as too long: what fits is known beforehand.
  expect(turns.flatMap(({ requests }) => requests).every(({ usage }) => usage.promptTokens < contextSize * 0.95)).toBe(true);
  expect(turns.flatMap(({ requests }) => requests)).toHaveLength(20 + turns.filter(({ usesTools }) => usesTools).length);
});
