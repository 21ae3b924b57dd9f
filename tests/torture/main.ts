// `npm run torture -- --minutes N --seed S`: see docs/reliability.md.
//   --round R        begins with round R of the seed: a failure is had again with what it printed
//   --mutant NAME    the product with one promise taken out; succeeds when that is noticed
//   --faults A,B     draws these faults only
//   --keep           leaves its folder for looking
//   --fleet          three engines on one PostgreSQL and one broker, with faults of their own
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/launch/build.mjs';
import { projectRoot } from '../../scripts/setup/paths.mjs';
import { isPostgresThere } from '../fixtures/postgres';
import { allFleetFaults } from './fleet/plan';
import { tableOfFleet } from './fleet/table';
import { tortureFleet } from './fleet/torture';
import type { Finding } from './judge';
import { buildMutant, mutants } from './mutants';
import { allFaults } from './plan';
import { tableOf } from './table';
import { torture } from './torture';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seed: { type: 'string', default: '1' },
    round: { type: 'string', default: '1' },
    mutant: { type: 'string' },
    faults: { type: 'string' },
    keep: { type: 'boolean', default: false },
    fleet: { type: 'boolean', default: false },
  },
});
const say = (line: string): void => {
  console.log(line);
};
const isFleet = values.fleet || mutants[values.mutant ?? '']?.isOfFleet === true;
const enough = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    say('It ends with this round.');
    enough.abort();
  });
const missing = whatIsMissing();
if (missing === null) {
  const failure = await (values.mutant === undefined ? tortureProduct() : tortureMutant(values.mutant));
  if (failure !== null) say(`FAILED torture with seed ${values.seed}\n${failure}`);
  say(failure === null ? '\n1 passed, 0 failed, 0 skipped' : '\n0 passed, 1 failed, 0 skipped');
  process.exitCode = failure === null ? 0 : 1;
} else {
  say(`Not run: ${missing}`);
  say('\n0 passed, 0 failed, 1 skipped');
}

/** Null: it has held. */
async function tortureProduct(): Promise<string | null> {
  if (!(await build())) return 'The product could not be built';
  const tortured = await withProgram(join(projectRoot, 'out', 'main', 'cli.js'), () => false);
  const [first] = tortured.findings;
  return first === undefined
    ? null
    : `${String(tortured.findings.length)} findings; the round of the first again: npm run torture -- ${isFleet ? '--fleet ' : ''}--seed ${values.seed} --round ${String(first.round)}${values.faults === undefined ? '' : ` --faults ${values.faults}`}`;
}

/** Null: it was noticed. */
async function tortureMutant(name: string): Promise<string | null> {
  const mutant = mutants[name];
  if (mutant === undefined) return `There is no mutant ${name}, only ${Object.keys(mutants).join(', ')}`;
  const { program, remove } = await buildMutant(mutant);
  try {
    say(`without ${mutant.without}`);
    const { findings } = await withProgram(program, mutant.shows);
    const shown = findings.filter(mutant.shows);
    if (shown.length === 0) return `It was not noticed that the product is without ${mutant.without}`;
    say(`noticed in round ${String(shown[0]?.round)}, ${String(shown.length)} times`);
    return null;
  } finally {
    remove();
  }
}

interface Found {
  readonly findings: readonly (Finding & { readonly round: number })[];
}

async function withProgram(program: string, isEnough: (finding: Finding) => boolean): Promise<Found> {
  const options = {
    seed: Number(values.seed),
    // A mutant is ended as soon as it shows.
    forMs: Number(values.minutes ?? (values.mutant === undefined ? 1 : 15)) * 60_000,
    firstRound: Number(values.round),
    program,
    isEnough,
    signal: enough.signal,
    progress: say,
  };
  return isFleet ? fleetWith(options) : plantWith(options);
}

type Common = Omit<Parameters<typeof torture>[0], 'withQueues' | 'faults'>;

async function plantWith(options: Common): Promise<Found> {
  const tortured = await torture({
    ...options,
    withQueues: Number(values.minutes ?? 1) >= 1,
    faults: faultsOf(allFaults),
  });
  for (const line of tableOf(tortured)) say(line);
  const { plant, senders, record, findings } = tortured;
  keepOrRemove(plant, {
    findings,
    sent: [...senders.sent.values()],
    delivered: findings.map(({ n }) => [n, record.trails.get(n)?.delivered]),
  });
  return tortured;
}

async function fleetWith(options: Common): Promise<Found> {
  const tortured = await tortureFleet({ ...options, faults: faultsOf(allFleetFaults) });
  for (const line of tableOfFleet(tortured)) say(line);
  say(`seed ${values.seed}`);
  const { plant, senders, record, findings } = tortured;
  keepOrRemove(plant, {
    findings,
    sent: [...senders.sent.values()],
    delivered: findings.map(({ n }) => [n, record.trails.get(n)?.delivered]),
  });
  return tortured;
}

function keepOrRemove(
  plant: { readonly folder: string; keep(evidence: object): void; remove(): void },
  evidence: object,
): void {
  if (!values.keep) {
    plant.remove();
    return;
  }
  plant.keep(evidence);
  say(`kept: ${plant.folder}`);
}

function faultsOf<F extends string>(all: readonly F[]): readonly F[] | undefined {
  return values.faults?.split(',').map((name) => {
    const fault = all.find((one) => one === name);
    if (fault === undefined) throw new Error(`There is no fault ${name}, only ${all.join(', ')}`);
    return fault;
  });
}

/** Null: it can run here. */
function whatIsMissing(): string | null {
  if (process.platform !== 'linux') return 'the boards need the pseudo-terminals of Linux';
  if (isFleet && !isPostgresThere) return 'it needs PostgreSQL 15, on Debian "apt-get install postgresql-15"';
  const folders = (process.env['PATH'] ?? '').split(':').concat('/usr/sbin', '/usr/local/sbin');
  const absent = ['mosquitto', 'socat'].filter(
    (program) => !folders.some((folder) => existsSync(join(folder, program))),
  );
  return absent.length === 0
    ? null
    : `it needs ${absent.join(' and ')}, on Debian "apt-get install ${absent.join(' ')}"`;
}
