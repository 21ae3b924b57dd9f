import { expect, test } from 'vitest';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { ScriptedProvider } from '../../../src/main/testing/scripted-provider';
import { openEngine } from './engine-bench';

/** Steps that say which model carries them out. */
const step = (number: number, model: string | null): string =>
  `${String(number)}. **Look** — Is it well?\n${model === null ? '' : `   - model: ${model}\n`}`;

async function carryOut(steps: string): Promise<{
  readonly usual: ScriptedProvider;
  readonly reason: ScriptedProvider;
  readonly status: string;
  readonly error: string | null | undefined;
  readonly asked: readonly string[];
}> {
  const usual = new ScriptedProvider([{ text: 'Well.' }, { text: 'Well.' }], { model: 'usual' });
  const reason = new ScriptedProvider([{ text: 'Very well.' }], { model: 'thinker' });
  const { engine, settled, events } = openEngine({
    procedures: [{ name: 'pump', toml: 'execution_mode = "auto"\n', steps }],
    tools: [new RecordingTool('act')],
    provider: usual,
    models: { 'hint:reason': reason },
  });
  const started = engine.startByHand('pump', null, { by: 'ana', via: 'app' });
  if (!started.ok) throw new Error(started.error.message);
  const run = await settled(started.value.runId);
  const asked = events.flatMap((event) => (event.type === 'model-requested' ? [event.model] : []));
  await engine.close();
  return { usual, reason, status: run.status, error: run.steps.at(-1)?.output, asked };
}

test('a step is carried out by the model that it names, the others by the one in use, and the log says which', async () => {
  const { status, usual, reason, asked } = await carryOut(step(1, null) + step(2, 'hint:reason'));
  expect([status, usual.requests.length, reason.requests.length]).toEqual(['completed', 1, 1]);
  expect(asked).toEqual(['usual', 'thinker']);
});

test('where no model answers to the name, the step fails, and no other is asked', async () => {
  const { status, usual, reason, error } = await carryOut(step(1, 'hint:gone'));
  expect([status, usual.requests.length, reason.requests.length]).toEqual(['failed', 0, 0]);
  expect(error).toContain('There is no hint:gone');
});

test('a step with sampling of its own is worded with it, and the others with temperature 0', async () => {
  const { status, usual } = await carryOut(
    `${step(1, null)}   - sampling: {"temperature": 0.4, "seed": 7, "max_tokens": 99}\n${step(2, null)}`,
  );
  expect(status).toBe('completed');
  expect(
    usual.requests.map(({ temperature, sampling, maxTokens }) => ({ temperature, sampling, maxTokens })),
  ).toMatchObject([
    { temperature: 0.4, sampling: { temperature: 0.4, seed: 7, max_tokens: 99 }, maxTokens: 99 },
    { temperature: 0, sampling: undefined },
  ]);
});
