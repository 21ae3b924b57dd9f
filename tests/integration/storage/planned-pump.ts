import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RunLog } from '../../../src/main/ports/run-log';
import { done, type Tool } from '../../../src/main/ports/tool';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import type { Run } from '../../../src/shared/run';
import { openEngine } from '../sop/engine-bench';
import { signOff } from '../../../src/main/testing/sign-off';

const name = 'pump-overpressure-planned';
const shipped = (file: string): string => readFileSync(resolve('sops', name, file), 'utf8');

/** What the world has seen, in order: it outlives the process that did it. */
export type Deed =
  | { readonly dispatched: true }
  | { readonly asked: string; readonly step: number }
  | { readonly did: string };

export const deedsIn = (folder: string): readonly Deed[] => {
  const file = join(folder, 'deeds.jsonl');
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Deed)
    : [];
};

/**
 * One life of an engine on the shipped planned procedure: takes up the run that is there, or gives it the
 * message that starts one, and approves whatever asks, until the run is over. `life` numbers the processes on
 * one folder: ids and times go on.
 */
export async function livePlannedPump(
  folder: string,
  life: number,
  around: (log: RunLog) => RunLog = (log) => log,
): Promise<Run> {
  const database = openDatabase(join(folder, 'zeroclaw.db'));
  const remember = (deed: Deed): void => {
    appendFileSync(join(folder, 'deeds.jsonl'), `${JSON.stringify(deed)}\n`);
  };
  const tool = (toolName: string, effect: Tool['effect'], output: string): Tool => ({
    name: toolName,
    description: toolName,
    parameters: { type: 'object' },
    effect,
    async execute() {
      remember({ did: toolName });
      return done(output);
    },
  });
  const bench = openEngine({
    procedures: [
      {
        name,
        toml: shipped('SOP.toml').replaceAll(/^(\[sop\]|name = .*|description = .*|#.*)$/gm, ''),
        steps: shipped('SOP.md').split('## Steps')[1] ?? '',
      },
    ],
    tools: [
      tool('gpio_read', 'reads', '1'),
      tool('memory_store', 'acts', 'stored'),
      tool('gpio_write', 'acts', 'pin 5 is low'),
      tool('notify', 'acts', 'sent'),
    ],
    database,
    clock: new FakeClock(1_800_000_000_000 + life * 60_000),
    around,
  });
  bench.engine.resume();
  bench.audit.catchUp((runId) => bench.engine.show(runId));
  const runId = database.prepare<[], string>('SELECT run_id FROM runs').pluck().get() ?? start();
  for (;;) {
    const run = await bench.settled(runId);
    if (run.completedAt !== null || run.gate === null) {
      await bench.engine.close();
      database.close();
      return run;
    }
    remember({ asked: run.gate.reason, step: run.gate.step });
    signOff(bench.engine, runId, { by: 'ana', via: 'app' }, run.gate.gate);
  }

  function start(): string {
    const [row] = bench.engine.dispatch(
      {
        source: 'mqtt',
        topic: 'facility/pump/pressure/planned',
        payload: '{"value": 92}',
        receivedAt: bench.clock.now(),
      },
      'mqtt',
    );
    if (row?.result !== 'started') throw new Error(`It did not start: ${JSON.stringify(row)}`);
    remember({ dispatched: true });
    return row.runId;
  }
}
