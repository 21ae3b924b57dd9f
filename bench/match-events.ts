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
import { FakeClock } from '../src/main/testing/fake-clock';
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
 * Events a second that `handle` takes, over the time given; `cpu`: a second of the processor, whatever else it does. Each event is a new object with a payload of its
 * own, as they are in life.
 */
function rate(
  scene: Scene,
  handle: (event: SopEvent) => void,
  { before = 200, cpu = false }: { readonly before?: number; readonly cpu?: boolean } = {},
): number {
  for (let number = 0; number < before; number += 1) handle(eventOf(scene, number));
  const used = process.cpuUsage();
  const began = process.hrtime.bigint();
  const until = began + BigInt(seconds) * 1_000_000_000n;
  let handled = 0;
  let now = began;
  while (now < until) {
    for (let more = 0; more < 20; more += 1) handle(eventOf(scene, (handled += 1)));
    now = process.hrtime.bigint();
  }
  const { user, system } = process.cpuUsage(used);
  return cpu ? (handled * 1e6) / (user + system) : (handled * 1e9) / Number(now - began);
}

const line = (...cells: readonly string[]): void => {
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(34) : cell.padStart(26))).join(''));
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
/** What counts time is told of every event; conditions that are met begin a stretch, and none is over in this time. */
const timed: readonly { readonly name: string; readonly trigger: (number: number) => string }[] = [
  { name: 'without time', trigger: (number) => `type = "mqtt"\n${condition(85 + (number % 10))}` },
  {
    name: 'not met, for five minutes',
    trigger: (number) => `type = "mqtt"\n${condition(85 + (number % 10))}for_secs = 300\n`,
  },
  {
    name: 'met, for five minutes',
    trigger: (number) => `type = "mqtt"\n${condition(55 + (number % 10))}for_secs = 300\n`,
  },
  { name: 'silence of five minutes', trigger: () => 'type = "absence"\nafter_secs = 300\n' },
  {
    name: 'a window of a minute',
    trigger: (number) =>
      `type = "window"\nvalue = "$.value"\nover_secs = 60\ncondition = "$.mean > ${String(85 + (number % 10))}"\n`,
  },
];
function condition(limit: number): string {
  return `condition = "$.value > ${String(limit)}"\n`;
}
/** Values come at the pace of ten sensors that tell ten times a second. */
const paceMs = 10;
class PacedClock extends FakeClock {
  #passed = 0;

  pass(ms: number): void {
    this.#passed += ms;
  }

  override now(): number {
    return super.now() + this.#passed;
  }

  override steady(): number {
    return super.steady() + this.#passed;
  }
}
const timedScenes: readonly Scene[] = [
  ...scenes.slice(0, 2),
  {
    name: 'one of a thousand topics',
    filter: (number) => `plant/${String(number)}/pressure`,
    topic: (number) => `plant/${String(number % 10)}/pressure`,
  },
];
console.log(
  '\nTriggers that count time, with the ledger: events in a second of processor time, and how many times as long each takes as without time',
);
line('', ...timedScenes.map(({ name }) => name));
const untimed: number[] = [];
for (const { name, trigger } of timed) {
  const cells: string[] = [];
  for (const [index, scene] of timedScenes.entries()) {
    const database = openDatabase(join(folder, `${name.replaceAll(/\W/gu, '-')}-${String(index)}.db`));
    const clock = new PacedClock();
    const { engine } = openEngine({
      clock,
      procedures: Array.from({ length: count }, (_, number) => ({
        ...procedureOf(scene, number),
        toml: `[[triggers]]\ntopic = "${scene.filter(number)}"\n${trigger(number)}`,
      })),
      tools: [],
      database,
    });
    const perSecond = rate(
      scene,
      (event) => {
        clock.pass(paceMs);
        engine.dispatch(event, 'mqtt');
      },
      // That a stretch begins is written; from then on it goes on.
      { before: count, cpu: true },
    );
    await engine.close();
    database.close();
    const without = (untimed[index] ??= perSecond);
    cells.push(`${figure(perSecond)} (${(without / perSecond).toFixed(1)})`);
  }
  line(name, ...cells);
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
