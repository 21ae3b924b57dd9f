import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { ScriptedProvider, type ScriptedAnswer } from '../../../src/main/testing/scripted-provider';
import { signOff } from '../../../src/main/testing/sign-off';
import { openEngine } from './engine-bench';

const ana = { by: 'ana', via: 'app' };
const call = '<tool_call>{"name":"write","arguments":{"pin":5,"value":1}}</tool_call>';
const opens = { name: 'write', arguments: { pin: 5, value: 1 } };
const said: ScriptedAnswer = { text: 'High.' };

/** `database`: of an engine before. */
function open(answers: readonly ScriptedAnswer[], database = openDatabase(':memory:')) {
  const tools = { read: new RecordingTool('read', 'reads'), write: new RecordingTool('write') };
  const provider = new ScriptedProvider(answers);
  const bench = openEngine({
    database,
    procedures: [
      {
        name: 'pump',
        toml: 'execution_mode = "auto"\n',
        steps: '1. **Open** — Set pin 5 HIGH.\n   - tools: read, write\n',
      },
    ],
    tools: Object.values(tools),
    provider,
  });
  return { bench, provider, tools };
}

function run(answers: readonly ScriptedAnswer[]) {
  const { bench, provider, tools } = open(answers);
  const started = bench.engine.startByHand('pump', null, ana);
  if (!started.ok) throw new Error(started.error.message);
  return { bench, provider, tools, runId: started.value.runId };
}

describe('a call that acts beside words, in a step that asks nobody', () => {
  test('is asked for alone, and is carried out then', async () => {
    const { bench, provider, tools, runId } = run([
      { text: `Nur nach Freigabe.\n${call}` },
      { text: call },
      said,
    ]);
    expect(await bench.settled(runId)).toMatchObject({ status: 'completed', decisions: [] });
    expect(tools.write.calls).toEqual([{ pin: 5, value: 1 }]);
    expect(provider.requests[1]?.messages.slice(-2)).toEqual([
      { role: 'assistant', text: expect.stringContaining('Nur nach Freigabe.'), toolCalls: [] },
      { role: 'user', text: expect.stringContaining('Words stand beside the call') },
    ]);
    await bench.engine.close();
  });

  test.each([
    { name: 'words before it', text: `Geht das wirklich.\n${call}` },
    { name: 'words behind it', text: `${call}\nAna lo abre.` },
    { name: 'a sign', text: `🤔\n${call}` },
  ])('waits with $name on a card that shows them, and is sent once', async ({ text }) => {
    const { bench, tools, runId } = run([{ text }, { text }, said]);
    const parked = await bench.settled(runId);
    const words = text.replace(call, '').trim();
    expect(parked).toMatchObject({
      status: 'waiting_approval',
      gate: {
        reason: 'beside',
        resumes: true,
        calls: [{ tool: 'write', arguments: { pin: 5, value: 1 }, beside: words }],
        note: expect.stringContaining(`Beside the call the model wrote: “${words}”`),
      },
    });
    expect(tools.write.calls).toEqual([]);
    signOff(bench.engine, runId, ana);
    expect(await bench.settled(runId)).toMatchObject({ status: 'completed' });
    expect(tools.write.calls).toEqual([{ pin: 5, value: 1 }]);
    await bench.engine.close();
  });

  test('waits over the end of its engine, and is sent once by the next one', async () => {
    const text = `Ana öffnet gleich.\n${call}`;
    const before = run([{ text }, { text }]);
    await before.bench.settled(before.runId);
    await before.bench.engine.close();
    const { bench, provider, tools } = open([said], before.bench.database);
    bench.engine.resume();
    expect(await bench.settled(before.runId)).toMatchObject({ gate: { reason: 'beside' } });
    signOff(bench.engine, before.runId, ana);
    expect(await bench.settled(before.runId)).toMatchObject({ status: 'completed' });
    expect([before.tools.write.calls, tools.write.calls, provider.requests.length]).toEqual([
      [],
      [{ pin: 5, value: 1 }],
      1,
    ]);
    await bench.engine.close();
  });

  test('is never carried out when the model takes it back', async () => {
    const { bench, tools, runId } = run([
      { text: `Bitte erst fragen.\n${call}` },
      { text: 'It waits for the shift leader.' },
      { text: 'It waits for the shift leader.' },
    ]);
    expect(await bench.settled(runId)).toMatchObject({ status: 'failed' });
    expect(tools.write.calls).toEqual([]);
    await bench.engine.close();
  });

  test('is carried out where a server told it apart from words that say nothing against it', async () => {
    const { bench, provider, tools, runId } = run([{ words: 'I open it now.', calls: [opens] }, said]);
    expect(await bench.settled(runId)).toMatchObject({ status: 'completed', decisions: [] });
    expect([tools.write.calls.length, provider.requests.length]).toEqual([1, 2]);
    await bench.engine.close();
  });

  test('waits where a server told it apart from words that speak against it', async () => {
    const against = { words: 'Do not open it before somebody has agreed.', calls: [opens] };
    const { bench, provider, tools, runId } = run([against, against, said]);
    expect(await bench.settled(runId)).toMatchObject({ gate: { reason: 'beside' } });
    expect([tools.write.calls.length, provider.requests.length]).toEqual([0, 2]);
    await bench.engine.close();
  });

  test('that only reads is carried out beside any words', async () => {
    const looks = '<tool_call>{"name":"read","arguments":{}}</tool_call>';
    const { bench, tools, runId } = run([{ text: `Mal sehen.\n${looks}` }, { text: call }, said]);
    expect(await bench.settled(runId)).toMatchObject({ status: 'completed', decisions: [] });
    expect([tools.read.calls.length, tools.write.calls.length]).toEqual([1, 1]);
    await bench.engine.close();
  });

  test.each([
    { name: 'an invented result', words: 'Level is 1.' },
    { name: 'one in another language', words: '실행 결과: 1.' },
    { name: 'what it does next', words: 'Now I open it.' },
  ])('waits for the real result behind $name between two calls', async ({ words }) => {
    const looks = '<tool_call>{"name":"read","arguments":{}}</tool_call>';
    const { bench, provider, tools, runId } = run([
      { text: `${looks}\n${words}\n${call}` },
      { text: call },
      said,
    ]);
    expect(await bench.settled(runId)).toMatchObject({ status: 'completed', decisions: [] });
    expect([tools.read.calls.length, tools.write.calls.length]).toEqual([1, 1]);
    expect(provider.requests[1]?.messages.at(-1)).toMatchObject({ role: 'tool', name: 'read' });
    await bench.engine.close();
  });

  test('is asked for alone where words stand in its own frame', async () => {
    const explained =
      '<tool_call>{"name":"write","arguments":{"pin":5,"value":1},"explanation":"Only after Ana has agreed"}</tool_call>';
    const { bench, tools, runId } = run([{ text: explained }, { text: explained }, said]);
    expect(await bench.settled(runId)).toMatchObject({
      status: 'waiting_approval',
      gate: { reason: 'beside', calls: [{ beside: 'Only after Ana has agreed' }] },
    });
    expect(tools.write.calls).toEqual([]);
    await bench.engine.close();
  });

  test.each([
    {
      name: 'is carried out behind the thought of its own form',
      thought: 'I open it.',
      status: 'completed',
      sent: 1,
    },
    {
      name: 'waits behind such a thought that speaks against it',
      thought: 'Only after Ana has agreed.',
      status: 'waiting_approval',
      sent: 0,
    },
  ])('$name', async ({ thought, status, sent }) => {
    const text = `Thought: ${thought}\nAction: write\nAction Input: {"pin":5,"value":1}`;
    const { bench, tools, runId } = run([{ text }, sent === 1 ? said : { text }, said]);
    expect(await bench.settled(runId)).toMatchObject({ status });
    expect(tools.write.calls).toHaveLength(sent);
    await bench.engine.close();
  });
});
