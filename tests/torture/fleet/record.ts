import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { RunEvent } from '../../../src/shared/run';
import { Trails, type Row } from '../record';
import { isTaken } from '../judge';
import { wholeNumber } from '../record';
import type { Member } from './member';
import type { FleetPlant } from './plant';
import { memberNames, ticking, ticksFile, type MemberName } from './procedures';

/** A run with the engine that has it. */
export interface FleetRun {
  readonly member: MemberName;
  readonly runId: string;
  readonly events: readonly RunEvent[];
}

/** What the clock has started at one engine, as its record says. */
export interface Ticks {
  /** Rows of the ledger, by what they say. */
  readonly rows: Map<number, Row>;
  readonly runs: Set<string>;
}

const numberIn = /x\d+-\d+-\d+/u;

/** Reads, at every rest, what is new in the records of all engines and in the world. */
export class FleetRecord extends Trails {
  readonly runs = new Map<string, FleetRun>();
  /** The runs of calls that were handed over, by the name of the call. More than one: it was begun twice. */
  readonly taken = new Map<string, FleetRun[]>();
  readonly ticks = new Map<MemberName, Ticks>(
    memberNames.map((name) => [name, { rows: new Map(), runs: new Set() }]),
  );
  readonly pins = new Map<string, number>();
  /** Lines of files that hold no number as a whole. */
  readonly torn: string[] = [];
  readonly #lastEvent = new Map<MemberName, number>();
  readonly #lastRun = new Map<MemberName, number>();
  readonly #seen = new Map<string, number>();
  #boardLines = 0;

  constructor(private readonly plant: FleetPlant) {
    super();
  }

  /** Nothing but the clock may have started anything that is under way. */
  readAll(): void {
    const taken: FleetRun[] = [];
    for (const member of this.plant.members) {
      this.#readDatabase(member, taken);
      this.#readFiles(member);
      this.#readRelay(member);
    }
    for (const run of taken) this.trail(this.#numberOfTaken(run)).runs.set(run.runId, run.events);
    this.#readBoard();
  }

  /** What the databases themselves find wrong with them; null: nothing. */
  damage(): string | null {
    for (const { file, name } of this.plant.members) {
      const database = openDatabase(file, { readOnly: true });
      try {
        const found = database.pragma('integrity_check', { simple: true });
        if (found !== 'ok') return `${name}: ${String(found)}`;
      } finally {
        database.close();
      }
    }
    return null;
  }

  #numberOfTaken({ events: [first] }: FleetRun): string {
    const payload = first?.type === 'run-started' ? (first.trigger.payload ?? '') : '';
    const { run = '' } = JSON.parse(payload) as { readonly run?: string };
    const origin = this.runs.get(run)?.events[0];
    const of = origin?.type === 'run-started' ? origin.trigger.payload : null;
    return numberIn.exec(of ?? '')?.[0] ?? `run ${run}`;
  }

  #readDatabase({ name, file }: Member, taken: FleetRun[]): void {
    const database = openDatabase(file, { readOnly: true });
    const place = memberNames.indexOf(name);
    const ticks = this.ticks.get(name);
    try {
      for (const { id, source, payload, verdicts } of database
        .prepare<[number], { id: number; source: string; payload: string | null; verdicts: string }>(
          'SELECT id, source, payload, verdicts FROM events WHERE id > ? ORDER BY id',
        )
        .all(this.#lastEvent.get(name) ?? 0)) {
        const told = JSON.parse(verdicts) as readonly Row[] | { readonly rows: readonly Row[] };
        const rows = 'rows' in told ? told.rows : told;
        if (source === 'cron') {
          // What waits for a place is told in its row later.
          for (const row of rows) ticks?.rows.set(id, row);
          continue;
        }
        this.#lastEvent.set(name, id);
        const n = source === 'mqtt' ? numberIn.exec(payload ?? '')?.[0] : undefined;
        // Rows of different engines have the same numbers.
        if (n !== undefined) this.trail(n).rows.set(id * memberNames.length + place, rows);
      }
      const eventsOf = database
        .prepare<[string], string>('SELECT event FROM run_events WHERE run_id = ? ORDER BY seq')
        .pluck();
      const keys = new Map(
        database
          .prepare<[], { engine: string; key: string; run_id: string }>('SELECT * FROM fleet_taken')
          .all()
          .map((row) => [row.run_id, row.key]),
      );
      for (const { number, run_id: runId } of database
        .prepare<[number], { number: number; run_id: string }>(
          'SELECT number, run_id FROM runs WHERE number > ? ORDER BY number',
        )
        .all(this.#lastRun.get(name) ?? 0)) {
        this.#lastRun.set(name, number);
        const events = eventsOf.all(runId).map((text) => RunEvent.parse(JSON.parse(text)));
        const run: FleetRun = { member: name, runId, events };
        const [first] = events;
        if (first?.type !== 'run-started') continue;
        if (first.sop.name === ticking) {
          ticks?.runs.add(runId);
          continue;
        }
        this.runs.set(runId, run);
        if (isTaken(events)) {
          const key = keys.get(runId) ?? `run ${runId}`;
          this.taken.set(key, [...(this.taken.get(key) ?? []), run]);
          taken.push(run);
        } else
          this.trail(numberIn.exec(first.trigger.payload ?? '')?.[0] ?? `run ${runId}`).runs.set(
            runId,
            events,
          );
      }
    } finally {
      database.close();
    }
  }

  /** What was read is taken away: the next round begins with none. */
  #readFiles({ home }: Member): void {
    const folder = join(home, 'workspace');
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt') && name !== ticksFile)) {
      const path = join(folder, file);
      for (const line of readFileSync(path, 'utf8').split('\n')) {
        if (line === '') continue;
        const n = wholeNumber(line);
        if (n === null) {
          this.torn.push(`${file}: ${line.slice(0, 80)}`);
          continue;
        }
        const { lines: counts } = this.trail(n);
        counts.set(file, (counts.get(file) ?? 0) + 1);
      }
      rmSync(path);
    }
  }

  #readRelay({ name, broker: { delivered, published } }: Member): void {
    for (const [list, passed] of [
      ['delivered', delivered],
      ['published', published],
    ] as const) {
      for (const each of passed.slice(this.#seen.get(`${name} ${list}`) ?? 0)) {
        const n = numberIn.exec(each.payload)?.[0];
        if (n !== undefined) this.trail(n)[list].push(each);
      }
      this.#seen.set(`${name} ${list}`, passed.length);
    }
  }

  #readBoard(): void {
    if (!existsSync(this.plant.boardLog)) return;
    const lines = readFileSync(this.plant.boardLog, 'utf8').split('\n').slice(0, -1);
    for (const line of lines.slice(this.#boardLines)) {
      const { kind, pin, value, from } = JSON.parse(line) as {
        readonly [name in 'kind' | 'pin' | 'value' | 'from']?: unknown;
      };
      if (kind !== 'pin' || from !== 'host') continue;
      const place = `${String(pin)}=${String(value)}`;
      this.pins.set(place, (this.pins.get(place) ?? 0) + 1);
    }
    this.#boardLines = lines.length;
  }
}
