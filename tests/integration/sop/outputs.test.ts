import { expect, test } from 'vitest';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { ScriptedProvider, type ScriptedAnswer } from '../../../src/main/testing/scripted-provider';
import type { Run } from '../../../src/shared/run';
import { openEngine } from './engine-bench';

/** Steps whose result has a schema. */
const judging =
  '1. **Judge** — Is it urgent?\n   - output: {"type": "object", "properties": {"urgent": {"type": "boolean"}, "why": {"type": "string"}}, "required": ["urgent", "why"], "additionalProperties": false}\n';
const acting =
  '2. **Act** — Do it.\n   - when: $.steps.1.output.urgent == true\n   - call: act {"all": "{{steps.1.output}}", "why": "{{steps.1.output.why}}"}\n';
const result = { urgent: true, why: 'hot' };

async function carryOut(
  answers: readonly ScriptedAnswer[],
  steps = judging + acting,
): Promise<{ readonly run: Run; readonly act: RecordingTool; readonly provider: ScriptedProvider }> {
  const act = new RecordingTool('act');
  const provider = new ScriptedProvider(answers);
  const { engine, settled } = openEngine({
    procedures: [{ name: 'pump', toml: 'execution_mode = "auto"\n', steps }],
    tools: [act, new RecordingTool('read', 'reads')],
    provider,
  });
  const started = engine.startByHand('pump', null, { by: 'ana', via: 'app' });
  if (!started.ok) throw new Error(started.error.remedy);
  const run = await settled(started.value.runId);
  await engine.close();
  return { run, act, provider };
}
const gives = (args: object): ScriptedAnswer => ({
  calls: [{ name: 'step_output', arguments: args as never }],
});

test('the model gives the result with a call, which ends the step, and later steps use its keys', async () => {
  const { run, act, provider } = await carryOut([gives(result)]);
  expect(run).toMatchObject({
    status: 'completed',
    steps: [{ status: 'completed', output: '{"urgent":true,"why":"hot"}' }, { status: 'completed' }],
  });
  expect(act.calls).toEqual([{ all: result, why: 'hot' }]);
  expect(provider.requests[0]?.tools.map(({ name }) => name)).toContain('step_output');
  expect(provider.requests).toHaveLength(1);
});

test('a result that does not fit is said so, and asked for again', async () => {
  const { run, provider } = await carryOut([gives({ urgent: 'very' }), gives({ ...result, urgent: false })]);
  expect(run).toMatchObject({ status: 'completed', steps: [{ status: 'completed' }, { status: 'skipped' }] });
  expect(JSON.stringify(provider.requests[1]?.messages)).toContain('urgent');
});

test('JSON that is written instead counts where it fits; words are asked about once, then the step fails', async () => {
  const written = await carryOut([{ text: '```json\n{"urgent": true, "why": "hot"}\n```' }]);
  expect(written.act.calls).toHaveLength(1);
  const once = await carryOut([{ text: 'It is urgent.' }, gives(result)]);
  expect(once.run.status).toBe('completed');
  const never = await carryOut([{ text: 'It is urgent.' }, { text: 'Very urgent.' }]);
  expect(never.run).toMatchObject({
    status: 'failed',
    steps: [
      { output: 'the model ended the step without a result of its schema. It says: Very urgent.' },
      { status: 'pending' },
    ],
  });
});

test('the tools of the step come first', async () => {
  const { run, provider } = await carryOut(
    [gives(result), { calls: [{ name: 'read', arguments: {} }] }, gives(result)],
    judging.replace('\n   - output', '\n   - tools: read\n   - output'),
  );
  expect(run).toMatchObject({ status: 'completed', steps: [{ output: JSON.stringify(result) }] });
  expect(JSON.stringify(provider.requests[1]?.messages)).toContain('call read first');
});

test('a result that is no object is given as it is', async () => {
  const { run, act } = await carryOut(
    [gives({ value: 7 })],
    '1. **Count** — How many?\n   - output: {"type": "integer", "minimum": 0}\n2. **Act** — Do it.\n   - call: act {"count": "{{steps.1.output}}"}\n',
  );
  expect(run.steps[0]?.output).toBe('7');
  expect(act.calls).toEqual([{ count: 7 }]);
});

test('the model can say that there is no result', async () => {
  const { run } = await carryOut([{ calls: [{ name: 'step_failed', arguments: { reason: 'no reading' } }] }]);
  expect(run).toMatchObject({ status: 'failed', steps: [{ output: 'no reading' }, {}] });
});
