import { expect, onTestFinished, test } from 'vitest';
import { openEngine } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto } from '../../fixtures/mosquitto';

/** Silence, as the whole engine hears it on a real broker. */

test('a pump whose heartbeat is no longer heard starts a run once, and again after it was heard', async () => {
  const broker = await startMosquitto();
  onTestFinished(() => broker.close());
  const fixture = await openEngine({
    config: `[gateway]\nport = 0\n[mqtt]\nurl = "mqtt://127.0.0.1:${String(broker.port)}"\n`,
    sops: {
      'silent/SOP.toml':
        '[sop]\nname = "silent"\ndescription = "For a test"\nexecution_mode = "auto"\nmax_concurrent = 9\n\n[[triggers]]\ntype = "absence"\ntopic = "pump/+/heartbeat"\ncondition = "$.ok == true"\nafter_secs = 1\n',
      'silent/SOP.md': '## Steps\n\n1. **Recall** — Notes.\n   - call: memory_recall {"query": "pump"}\n',
    },
  });
  onTestFinished(() => fixture.close());
  const started = (count: number) =>
    eventually(`run ${String(count)}`, async () => {
      const runs = await fixture.ask('runs.list', { sop: 'silent' });
      return runs.length >= count ? runs : null;
    });
  // What comes before the subscription is in force is not heard.
  await eventually('the first silence', async () => {
    await broker.publish('pump/1/heartbeat', '{"ok":true}');
    const [sop] = await fixture.ask('sops.list', {});
    return sop?.underWay?.some(({ key }) => key === 'pump/1/heartbeat');
  });
  await started(1);
  await broker.publish('pump/1/heartbeat', '{"ok":false}');
  await broker.publish('pump/1/heartbeat', '{"ok":true}');
  const runs = await started(2);
  expect(runs).toHaveLength(2);
  const { run } = await fixture.ask('runs.show', { runId: runs[0]?.runId ?? '' });
  expect(run.trigger).toMatchObject({ source: 'absence', topic: 'pump/1/heartbeat' });
  expect(JSON.parse(run.trigger.payload ?? '')).toMatchObject({ topic: 'pump/1/heartbeat', silent_secs: 1 });
});
