// npm run bench -- save-to-live [--procedures 1000] [--saves 20]
// How long after a definition was saved an event is handled by what it says now. See bench/README.md.
import { parseArgs } from 'node:util';
import { openEngine } from '../tests/fixtures/engine';
import { eventually } from '../tests/fixtures/eventually';
import { percentile, toMilliseconds } from './event-to-step/figures';

const limit = 1_000_000_000n; // what the README promises, in nanoseconds
const { values } = parseArgs({
  options: { procedures: { type: 'string', default: '1000' }, saves: { type: 'string', default: '20' } },
});
const count = Number(values.procedures);
const nameOf = (number: number): string => `p${String(number).padStart(5, '0')}`;
const manifest = (number: number, topic: string): string =>
  `[sop]\nname = "${nameOf(number)}"\ndescription = "For a bench"\n[[triggers]]\ntype = "mqtt"\ntopic = "${topic}"\n`;

const sops = Object.fromEntries(
  Array.from({ length: count }, (_, number) => number).flatMap((number) => [
    [`${nameOf(number)}/SOP.toml`, manifest(number, `plant/${String(number)}`)],
    [
      `${nameOf(number)}/SOP.md`,
      '## Steps\n\n1. **Tell** — Say it.\n   - call: notify {"message": "high"}\n',
    ],
  ]),
);
const fixture = await openEngine({ config: '[gateway]\nport = 0\n', sops });
const took: bigint[] = [];
for (let number = 0; number < Number(values.saves); number += 1) {
  const topic = `moved/${String(number)}`;
  const saved = process.hrtime.bigint();
  await fixture.save(`workspace/sops/${nameOf(number)}/SOP.toml`, manifest(number, topic));
  await eventually('the change to be live', async () =>
    (await fixture.ask('sops.test', { source: 'mqtt', topic, payload: null })).some(({ starts }) => starts),
  );
  took.push(process.hrtime.bigint() - saved);
}
await fixture.close();

console.log(
  `save-to-live: one of ${String(count)} procedures is saved, ${values.saves} times; Node ${process.versions.node}`,
);
for (const percent of [50, 100]) {
  const value = percentile(took, percent);
  console.log(
    `${percent === 100 ? 'worst' : `p${String(percent)}`.padEnd(5)} ${toMilliseconds(value).padStart(9)} ms, ${(Number(value) / Number(limit)).toFixed(2)} of the second that it may take`,
  );
}
