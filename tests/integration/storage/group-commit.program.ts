// Hands twenty events to the engine in one turn, and is killed while they are written together, or when they are
// on disk and nobody has been told. Writes down which were acknowledged.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { openEngine } from '../sop/engine-bench';

const [, , folder = '', when = ''] = process.argv;
const die = (): void => {
  process.kill(process.pid, 'SIGKILL');
};
let appends = 0;

const { engine, clock } = openEngine({
  procedures: [
    {
      name: 'pump',
      toml: 'max_concurrent = 99\n[[triggers]]\ntype = "mqtt"\ntopic = "pressure"\n',
      steps: '1. **Look** — At it.\n   - kind: checkpoint\n',
    },
  ],
  tools: [],
  settings: { maxActiveRuns: 99 },
  database: openDatabase(join(folder, 'zeroclaw.db')),
  around: (log) => ({
    ...log,
    append: (...given) => {
      const written = log.append(...given);
      appends += 1;
      if (when === 'within the group' && appends === 10) die();
      return written;
    },
  }),
});
if (when === 'between group and answer') engine.changes.on(die);

const answers = Array.from({ length: 20 }, async (_, number) => {
  const rows = await engine.dispatchSoon(
    { source: 'mqtt', topic: 'pressure', payload: String(number), receivedAt: clock.now() },
    'mqtt',
  );
  appendFileSync(join(folder, 'acknowledged'), `${rows.map(({ result }) => result).join(',')}\n`);
});
if (when === 'after the answers') void Promise.all(answers).then(die);
