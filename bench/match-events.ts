// npm run bench -- match-events [--procedures 1000] [--seconds 2]
// How many events a second are matched with many procedures loaded. See bench/README.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defineSop } from '../src/main/modules/procedures/definition/definition';
import { TriggerIndex } from '../src/main/modules/procedures/triggers/trigger-index';
import { matchSop } from '../src/domain/procedure/triggers/triggers';
import { openDatabase } from '../src/main/platform/storage/database';
import type { SopEntry, SopEvent } from '../src/shared/sop';
import { openEngine, type Procedure } from '../tests/integration/sop/engine-bench';

const { values } = parseArgs({
  options: { procedures: { type: 'string', default: '1000' }, seconds: { type: 'string', default: '2' } },
});
const count = wholeNumber('procedures');
const seconds = wholeNumber('seconds');

interface Scene {
  readonly name: string;
  /** Topic filter of procedure `number`. */
  readonly filter: (number: number) => string;
  /** Topic of event `number`. */
  readonly topic: (number: number) => string;
}

const scenes: readonly Scene[] = [
  {
    name: 'a topic each',
    filter: (number) => `plant/${String(number)}/pressure`,
    topic: (number) => `plant/${String(number % count)}/pressure`,
  },
  {
    name: 'a wildcard filter each',
    filter: (number) => `plant/+/line-${String(number)}/#`,
    topic: (number) => `plant/hall/line-${String(number % count)}/pump/pressure`,
  },
  {
    name: 'topics that nobody listens to',
    filter: (number) => `plant/${String(number)}/pressure`,
    topic: (number) => `elsewhere/${String(number % count)}`,
  },
  { name: 'all on one topic', filter: () => 'plant/pressure', topic: () => 'plant/pressure' },
];

const context = {
  toolNames: new Set(['read']),
  boardNames: new Set<string>(),
  timezone: '',
  now: Date.now(),
  defaultExecutionMode: 'auto' as const,
};
const procedureOf = (scene: Scene, number: number): Procedure => ({
  name: `p${String(number)}`,
  toml: `[[triggers]]\ntype = "mqtt"\ntopic = "${scene.filter(number)}"\ncondition = "$.value > ${String(85 + (number % 10))}"\n`,
  steps: '1. **Read** — It.\n   - call: read {}\n',
});
const toEntry = ({ name, toml = '', steps }: Procedure): SopEntry =>
  defineSop(
    {
      folder: name,
      toml: `[sop]\nname = "${name}"\ndescription = "For a bench"\n${toml}`,
      markdown: `## Steps\n\n${steps}`,
    },
    context,
  );
const eventOf = (scene: Scene, number: number): SopEvent => ({
  source: 'mqtt',
  topic: scene.topic(number),
  payload: JSON.stringify({ value: 80, number }),
  receivedAt: number,
});

/**
 * Events a second that `handle` takes, over the time given. Each event is a new object with a payload of its
 * own, as they are in life.
 */
function rate(scene: Scene, handle: (event: SopEvent) => void): number {
  for (let number = 0; number < 200; number += 1) handle(eventOf(scene, number));
  const began = process.hrtime.bigint();
  const until = began + BigInt(seconds) * 1_000_000_000n;
  let handled = 0;
  let now = began;
  while (now < until) {
    for (let more = 0; more < 20; more += 1) handle(eventOf(scene, (handled += 1)));
    now = process.hrtime.bigint();
  }
  return (handled * 1e9) / Number(now - began);
}

const line = (...cells: readonly string[]): void => {
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(34) : cell.padStart(16))).join(''));
};
const figure = (perSecond: number): string => Math.round(perSecond).toLocaleString('en');

const folder = await mkdtemp(join(tmpdir(), 'zc-bench-'));
console.log(
  `match-events: ${String(count)} procedures, each with an MQTT trigger and a condition that is not met; events a second`,
);
console.log(`Node ${process.versions.node}, ${process.platform} ${process.arch}\n`);
line('', 'by the index', 'asking each', 'ratio', 'with the ledger');
for (const [index, scene] of scenes.entries()) {
  const procedures = Array.from({ length: count }, (_, number) => procedureOf(scene, number));
  const entries = procedures.map(toEntry);
  const triggers = new TriggerIndex(entries);
  const indexed = rate(scene, (event) => {
    triggers.match(event);
  });
  const asked = rate(scene, (event) => {
    entries.filter((entry) => entry.sop !== null && matchSop(entry.sop, event).matched);
  });
  const { engine, database } = openEngine({
    procedures,
    tools: [],
    database: openDatabase(join(folder, `${String(index)}.db`)),
  });
  const dispatched = rate(scene, (event) => {
    engine.dispatch(event, 'mqtt');
  });
  await engine.close();
  database.close();
  line(scene.name, figure(indexed), figure(asked), `${(indexed / asked).toFixed(1)} ×`, figure(dispatched));
}
const builtFrom = Array.from({ length: count }, (_, number) =>
  toEntry(procedureOf(scenes[0] ?? { name: '', filter: String, topic: String }, number)),
);
const began = performance.now();
for (let round = 0; round < 100; round += 1) new TriggerIndex(builtFrom);
console.log(
  `\nThe index is made again when a definition changes: ${((performance.now() - began) / 100).toFixed(2)} ms`,
);
await rm(folder, { recursive: true, force: true });

function wholeNumber(name: keyof typeof values): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} must be a whole number, at least 1`);
  return number;
}
