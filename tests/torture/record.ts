import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type Database } from '../../src/main/platform/storage/database';
import { RunEvent } from '../../src/shared/run';
import type { Plant } from './plant';
import { highReading, lowReading } from './plan';
import { analogInput, childName, counting, outTopic, topicOf } from './procedures';
import type { Passed } from './watched-relay';

/** What the ledger says that a procedure made of an event. */
export interface Row {
  readonly sop: string;
  readonly result: 'started' | 'skipped' | 'queued';
  readonly runId?: string | null;
  readonly reason?: string | null;
}

/** All that is known of what became of one number, beside what its sender knows. */
export interface Trail {
  /** By the row of the ledger. */
  readonly rows: Map<number, readonly Row[]>;
  readonly runs: Map<string, readonly RunEvent[]>;
  readonly delivered: Passed[];
  /** Lines with it, by file. */
  readonly lines: Map<string, number>;
  readonly published: Passed[];
  requests: number;
  remembered: boolean;
}

/** What was found beside the numbers: counts by name. */
export interface Totals {
  /** Writes of pins that the board carried out: "5=1". */
  readonly pins: Map<string, number>;
  /** Events of the topic with a condition that were no reason to start anything, as the ledger counts them. */
  readonly dull: Map<number, number>;
  /** Runs that a pin has started. */
  edgeRuns: readonly (readonly RunEvent[])[];
  /** Runs that an analog input has started, and how often it was first low and then high. */
  readingRuns: readonly (readonly RunEvent[])[];
  rises: number;
  /** Runs that silence has started. */
  silenceRuns: readonly (readonly RunEvent[])[];
  /** Runs that a window has started. */
  windowRuns: readonly (readonly RunEvent[])[];
  /** Rows that tell of one. */
  windowRows: number;
  /** What the ledger says of each end that is heard, by the run that ended, and the runs that it started. */
  readonly ends: Map<string, { readonly rows: Row[]; runs: number }>;
  /** What is remembered against what the runs have set. */
  remembered: { readonly set: number; readonly kept: number; readonly last: string; readonly now: string };
  /** Changes of the pin that the board has seen. */
  edges: number;
  /** Events that ever waited for a place. */
  queued: number;
  /** Lines of files that hold no number as a whole. */
  readonly torn: string[];
}

/** A number, the path of a file with one, or a message with one. */
const wholeLine = /^(?:in\/|order )?(x\d+-\d+-\d+)(?:\.csv)?$/u;

/** The number that a line is; null: it is none. */
export const wholeNumber = (line: string): string | null => wholeLine.exec(line)?.[1] ?? null;

/** What is known of each number that was sent. */
export class Trails {
  readonly trails = new Map<string, Trail>();
  /** Those that something new is known of since they were last judged. */
  readonly touched = new Set<string>();

  /** Whoever asks for it wants it judged. */
  trail(n: string): Trail {
    const known = this.trails.get(n);
    this.touched.add(n);
    if (known !== undefined) return known;
    const trail: Trail = {
      rows: new Map(),
      runs: new Map(),
      delivered: [],
      lines: new Map(),
      published: [],
      requests: 0,
      remembered: false,
    };
    this.trails.set(n, trail);
    return trail;
  }
}

/** Reads, at every rest, what is new in the record and in the world. */
export class Record extends Trails {
  readonly runs = new Map<string, readonly RunEvent[]>();
  readonly totals: Totals = {
    pins: new Map(),
    dull: new Map(),
    edgeRuns: [],
    readingRuns: [],
    rises: 0,
    silenceRuns: [],
    windowRuns: [],
    windowRows: 0,
    ends: new Map(),
    remembered: { set: 0, kept: 0, last: '', now: '' },
    edges: 0,
    queued: 0,
    torn: [],
  };
  #lastEvent = 0;
  #lastRun = 0;
  #delivered = 0;
  #published = 0;
  #requests = 0;
  #boardLines = 0;
  #hasBooted = false;
  #isHigh = false;
  #broken = 0;

  constructor(private readonly plant: Plant) {
    super();
  }

  /** Nothing may be under way. */
  readAll(): void {
    this.#readDatabase();
    this.#readFiles();
    this.#readRelay();
    this.#readBoard();
    // A trigger that was broken and put right begins anew.
    const broken = this.plant.faults.get('break-procedure') ?? 0;
    this.totals.rises += broken - this.#broken;
    this.#broken = broken;
    for (const body of this.plant.requests.slice(this.#requests)) this.trail(body).requests += 1;
    this.#requests = this.plant.requests.length;
  }

  /** What the database itself finds wrong with it; null: nothing. */
  damage(): string | null {
    const database = openDatabase(this.plant.database, { readOnly: true });
    try {
      const found = database.pragma('integrity_check', { simple: true });
      return found === 'ok' ? null : String(found);
    } finally {
      database.close();
    }
  }

  touch(n: string): void {
    this.trail(n);
  }

  #readDatabase(): void {
    const database = openDatabase(this.plant.database, { readOnly: true });
    try {
      const events = database
        .prepare<
          [number],
          { id: number; source: string; topic: string | null; payload: string | null; verdicts: string }
        >('SELECT id, source, topic, payload, verdicts FROM events WHERE id > ? ORDER BY id')
        .all(this.#lastEvent);
      for (const { id, source, topic, payload, verdicts } of events) {
        this.#lastEvent = id;
        const told = JSON.parse(verdicts) as readonly Row[] | { readonly rows: readonly Row[] };
        const rows = 'rows' in told ? told.rows : told;
        this.totals.windowRows += rows.filter(
          ({ sop, result }) => sop === 'gauge' && result === 'started',
        ).length;
        if (source === 'procedure') this.#end(payload).rows.push(...rows);
        const n = numberIn(source, topic, payload);
        // What a step starts is told with the step.
        if (n !== null)
          this.trail(n).rows.set(
            id,
            rows.filter(({ sop }) => sop !== childName),
          );
      }
      this.totals.remembered = rememberedIn(database);
      for (const { id, count } of database
        .prepare<[string], { id: number; count: number }>(
          "SELECT id, count FROM events WHERE topic = ? AND json_array_length(verdicts, '$.rows') = 0",
        )
        .all(topicOf('condition')))
        this.totals.dull.set(id, count);
      const runs = database
        .prepare<[number], { number: number; run_id: string }>(
          'SELECT number, run_id FROM runs WHERE number > ? ORDER BY number',
        )
        .all(this.#lastRun);
      const eventsOf = database
        .prepare<[string], string>('SELECT event FROM run_events WHERE run_id = ? ORDER BY seq')
        .pluck();
      for (const { number, run_id: runId } of runs) {
        this.#lastRun = number;
        this.#readRun(
          runId,
          eventsOf.all(runId).map((text) => RunEvent.parse(JSON.parse(text))),
        );
      }
      for (const key of database
        .prepare<[], string>("SELECT key FROM memory WHERE key LIKE 'note-%'")
        .pluck()
        .all()) {
        const n = key.slice('note-'.length);
        if (this.trails.get(n)?.remembered !== true) this.trail(n).remembered = true;
      }
      this.totals.queued =
        database
          .prepare<[], number>("SELECT seq FROM sqlite_sequence WHERE name = 'event_queue'")
          .pluck()
          .get() ?? 0;
    } finally {
      database.close();
    }
  }

  /** Of a run, by what its end says. */
  #end(payload: string | null): { readonly rows: Row[]; runs: number } {
    const { run = '' } = JSON.parse(payload ?? '{}') as { readonly run?: string };
    const known = this.totals.ends.get(run) ?? { rows: [], runs: 0 };
    this.totals.ends.set(run, known);
    return known;
  }

  #readRun(runId: string, events: readonly RunEvent[]): void {
    this.runs.set(runId, events);
    const [first] = events;
    if (first?.type !== 'run-started') return;
    if (first.trigger.topic === `nucleo/adc_${String(analogInput)}`) {
      this.totals.readingRuns = [...this.totals.readingRuns, events];
      return;
    }
    if (first.trigger.source === 'peripheral') {
      this.totals.edgeRuns = [...this.totals.edgeRuns, events];
      return;
    }
    if (first.trigger.topic === topicOf('beat')) {
      this.totals.silenceRuns = [...this.totals.silenceRuns, events];
      return;
    }
    if (first.trigger.source === 'window') {
      this.totals.windowRuns = [...this.totals.windowRuns, events];
      return;
    }
    if (first.trigger.source === 'procedure' && first.sop.name !== childName) {
      this.#end(first.trigger.payload).runs += 1;
      return;
    }
    const n = numberIn(first.trigger.source, first.trigger.topic, first.trigger.payload);
    this.trail(n ?? `run ${runId}`).runs.set(runId, events);
  }

  /** What was read is taken away: the next round begins with none. */
  #readFiles(): void {
    const folder = join(this.plant.home, 'workspace');
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt'))) {
      const path = join(folder, file);
      for (const line of readFileSync(path, 'utf8').split('\n')) {
        if (line === '') continue;
        const n = wholeNumber(line);
        if (n === null) {
          this.totals.torn.push(`${file}: ${line.slice(0, 80)}`);
          continue;
        }
        const { lines } = this.trail(n);
        lines.set(file, (lines.get(file) ?? 0) + 1);
      }
      rmSync(path);
    }
  }

  #readRelay(): void {
    const { delivered, published } = this.plant.relay;
    for (const passed of delivered.slice(this.#delivered)) {
      const n = numberOf(passed.payload);
      if (n !== null) this.trail(n).delivered.push(passed);
    }
    for (const passed of published.slice(this.#published))
      if (passed.topic === outTopic) this.trail(passed.payload).published.push(passed);
    this.#delivered = delivered.length;
    this.#published = published.length;
  }

  #readBoard(): void {
    if (!existsSync(this.plant.boardLog)) return;
    // The last one may be in the writing, or cut off by a kill.
    const lines = readFileSync(this.plant.boardLog, 'utf8').split('\n').slice(0, -1);
    for (const line of lines.slice(this.#boardLines)) {
      const { kind, pin, value, from, changed } = entryOf(line);
      if (kind === 'boot' || kind === 'measure') {
        const measured = kind === 'measure' ? (value ?? 0) : 0;
        if (measured >= highReading && !this.#isHigh) this.totals.rises += 1;
        if (measured >= highReading || measured <= lowReading) this.#isHigh = measured >= highReading;
      }
      // Its pins begin anew, which is a change of those that were high.
      if (kind === 'boot') this.totals.edges += this.#hasBooted ? 1 : 0;
      this.#hasBooted ||= kind === 'boot';
      if (kind !== 'pin') continue;
      const place = `${String(pin)}=${String(value)}`;
      if (from === 'host') this.totals.pins.set(place, (this.totals.pins.get(place) ?? 0) + 1);
      else if (changed === true) this.totals.edges += 1;
    }
    this.#boardLines = lines.length;
  }
}

/** Of files and messages the number stands in a name and a text. */
function numberIn(source: string, topic: string | null, payload: string | null): string | null {
  if (source === 'file') return wholeLine.exec(topic ?? '')?.[1] ?? null;
  if (source !== 'message') return numberOf(payload);
  const { text = '' } = JSON.parse(payload ?? '{}') as { readonly text?: string };
  return wholeLine.exec(text)?.[1] ?? null;
}

/** Versions that were set, and those that are kept; the newest of each. */
function rememberedIn(database: Database): Totals['remembered'] {
  const set = database
    .prepare<[], string>("SELECT event FROM run_events WHERE type = 'state-set' ORDER BY rowid")
    .pluck()
    .all()
    .map((text) => RunEvent.parse(JSON.parse(text)))
    .flatMap((event) => (event.type === 'state-set' && event.value !== undefined ? [event.value] : []));
  const kept = database
    .prepare<[string], { version: number; value: string | null }>(
      'SELECT version, value FROM procedure_state WHERE folder = ? ORDER BY version DESC LIMIT 1',
    )
    .get(counting);
  return {
    set: set.length,
    kept: kept?.version ?? 0,
    last: JSON.stringify(set.at(-1) ?? null),
    now: kept?.value ?? 'null',
  };
}

function numberOf(payload: string | null): string | null {
  if (payload === null || !payload.startsWith('{')) return null;
  const { n } = JSON.parse(payload) as { readonly n?: unknown };
  return typeof n === 'string' ? n : null;
}

type BoardEntry = Readonly<
  Partial<{ kind: string; pin: number; value: number; from: string; changed: boolean }>
>;

/** A board that was killed in the middle of a line has left a part of it. */
function entryOf(line: string): BoardEntry {
  try {
    return JSON.parse(line) as BoardEntry;
  } catch {
    return {};
  }
}
