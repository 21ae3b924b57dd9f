import { expect, onTestFinished, test } from 'vitest';
import { liveChecks } from '../../../src/main/cli/doctor/live-checks';
import { openEngine } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto } from '../../fixtures/mosquitto';

test('events that begin late are a problem with its number, also for the doctor, until they have been caught up', async () => {
  const broker = await startMosquitto();
  onTestFinished(() => broker.close());
  const engine = await openEngine({
    config: `[gateway]\nport = 0\n[mqtt]\nurl = "${broker.url}"\n[sop]\nmax_active_runs = 1\n[[peripherals.boards]]\nboard = "valves"\ntype = "nucleo-f401re"\npath = "/nowhere/ttyACM0"\n`,
    sops: {
      'slow/SOP.toml':
        '[sop]\nname = "slow"\ndescription = "Waits."\nexecution_mode = "auto"\nmax_concurrent = 9\n[[triggers]]\ntype = "mqtt"\ntopic = "slow"\n',
      'slow/SOP.md': '## Steps\n\n1. **Read** — Read.\n   - call: gpio_read {"pin": 3, "board": "valves"}\n',
      'quick/SOP.toml':
        '[sop]\nname = "quick"\ndescription = "Reads."\nexecution_mode = "auto"\n[[triggers]]\ntype = "mqtt"\ntopic = "quick"\n',
      'quick/SOP.md': '## Steps\n\n1. **Look** — Look.\n   - call: memory_recall {"query": "x"}\n',
    },
  });
  onTestFinished(() => engine.close());
  await eventually('a run that holds the place', async () => {
    await broker.publish('slow', '1');
    return (await engine.ask('runs.list', {})).some(({ figures }) => figures?.awaits !== undefined);
  });
  await broker.publish('quick', '1');
  const late = await engine.problem('event-lag');
  expect(late.message).toMatch(/^The first step begins \d+ s after its event came$/u);
  await engine.problem('event-lag', ({ message }) => message !== late.message);
  const doctor = async (): Promise<readonly string[]> => {
    const status = await engine.ask('engine.status', {});
    return liveChecks(status, Date.now()).flatMap(({ check, state, message }) =>
      check === 'problem' && state === 'warning' ? [message] : [],
    );
  };
  const said = /The first step begins \d+ s after its event came$/u;
  expect(await doctor()).toContainEqual(expect.stringMatching(said));
  await eventually('the end of all that holds the place', async () => {
    for (const { runId, status } of await engine.ask('runs.list', { sop: 'slow' }))
      if (status === 'running') await engine.ask('runs.cancel', { runId, reason: 'enough' }).catch(() => {});
    return (await engine.ask('runs.list', { sop: 'quick' })).some(({ status }) => status === 'completed');
  });
  await engine.fixed('event-lag');
  expect(await doctor()).not.toContainEqual(expect.stringMatching(said));
});
