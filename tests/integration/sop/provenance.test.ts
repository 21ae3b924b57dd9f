import { expect, test } from 'vitest';
import { HookRunner } from '../../../src/main/modules/plugins/hooks/hook-runner';
import { done, type Tool } from '../../../src/main/ports/tool';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { ScriptedProvider } from '../../../src/main/testing/scripted-provider';
import { openEngine } from './engine-bench';

const onPump = 'execution_mode = "auto"\n[[triggers]]\ntype = "mqtt"\ntopic = "pump/1"\n';
const readAndClose = (second: string): string =>
  `1. **Read** — Read the pin.\n   - call: read {"pin": 7}\n2. **Close** — Set pin 5 LOW.\n${second}   - requires_confirmation: true\n`;

/** Reads 42 from every pin. */
const read: Tool = {
  name: 'read',
  description: 'reads',
  effect: 'reads',
  parameters: { type: 'object' },
  execute: () => Promise.resolve(done('level 42')),
};
/** There is one board, which the engine writes out. */
const write: Tool = {
  name: 'write',
  description: 'writes',
  effect: 'acts',
  parameters: { type: 'object' },
  writtenOut: (args) => ({ board: 'pump-7', ...args }),
  execute: () => Promise.resolve(done('done')),
};
const signs = new HookRunner({
  hooks: () => [
    {
      name: 'signs',
      on: {
        before_tool_call: ({ tool, arguments: args }) =>
          tool === 'write' ? { change: { arguments: { ...args, stamp: '92' } } } : undefined,
      },
    },
  ],
  clock: new FakeClock(),
  failed: (_hook, point, why) => {
    throw new Error(`${point}: ${why}`);
  },
  worked: () => {},
});

async function cardOf(second: string, hooks?: HookRunner) {
  const bench = openEngine({
    procedures: [{ name: 'pump', toml: onPump, steps: readAndClose(second) }],
    tools: [read, write],
    provider: new ScriptedProvider([
      { calls: [{ name: 'write', arguments: { pin: 5, from: 42, value: 92, note: 'now', who: 'pump-7' } }] },
    ]),
    ...(hooks === undefined ? {} : { hooks }),
  });
  const [row] = bench.engine.dispatch(
    { source: 'mqtt', topic: 'pump/1', payload: '{"value":92,"id":"pump-7"}', receivedAt: bench.clock.now() },
    'mqtt',
  );
  const runId = row?.result === 'started' ? row.runId : '';
  const calls = (await bench.settled(runId)).gate?.calls;
  await bench.engine.close();
  return calls;
}

test('of a call that the model wrote, the card knows what others put there, and says where the rest stands too', async () => {
  expect(await cardOf('   - tools: write\n', signs)).toMatchObject([
    {
      provenance: {
        board: 'config',
        pin: 'model',
        from: 'model',
        value: 'model',
        note: 'model',
        who: 'model',
        stamp: 'hook',
      },
      same: {
        pin: [{ in: 'procedure' }],
        from: [{ in: 'result', step: 1 }],
        value: [{ in: 'event' }],
        note: [],
        who: [{ in: 'event' }],
      },
    },
  ]);
});

test('of a call that the procedure names, the templates are known as such, whatever their values equal', async () => {
  const named =
    '   - call: write {"pin": 42, "value": "{{payload.value}}", "from": "{{steps.1.output}}", "note": "92"}\n';
  expect(await cardOf(named)).toMatchObject([
    { provenance: { board: 'config', pin: 'sop', value: 'payload', from: 'result', note: 'sop' } },
  ]);
});
