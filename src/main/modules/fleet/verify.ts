import { z } from 'zod';
import type { FleetFinding, FleetVerified } from '../../../shared/fleet';
import { parseJson } from '../../../shared/parse-json';
import { beginning, hashAfter } from '../../platform/storage/record-links';
import type { FleetSession, HandedEvent, RecordPosition } from '../../ports/fleet-store';

type Records = Pick<FleetSession, 'engines' | 'positionOf' | 'recordOf' | 'removalsOf'>;

const page = 1_000;
const mostFindings = 20;

/** By the first event of a range that was deleted because it was old: its last event, and the hash of that. */
type Removed = ReadonlyMap<number, readonly [last: number, hash: string]>;

/** Walks the record of every engine as the database has it, and tells what is not as it was handed in. */
export async function verifyFleet(session: Records): Promise<readonly FleetVerified[]> {
  const verified: FleetVerified[] = [];
  for (const { name } of await session.engines()) verified.push(await verifyRecord(session, name));
  return verified;
}

async function verifyRecord(session: Records, engine: string): Promise<FleetVerified> {
  // What is handed in meanwhile is not looked at.
  const end = await session.positionOf(engine);
  const removed = await removedOf(session, engine);
  const walk = new Walk(removed);
  for (;;) {
    const events = await session.recordOf(engine, walk.seen, end.link, page);
    for (const event of events) walk.take(event);
    if (events.length < page) break;
  }
  walk.end(end);
  return { engine, events: walk.count, findings: walk.findings.slice(0, mostFindings), more: walk.more };
}

const Ranges = z.array(z.tuple([z.number(), z.number(), z.string()]));

async function removedOf(session: Records, engine: string): Promise<Removed> {
  const removed = new Map<number, readonly [number, string]>();
  for (const { ranges } of await session.removalsOf(engine))
    for (const [first, last, hash] of Ranges.safeParse(parseJson(ranges)).data ?? [])
      removed.set(first, [last, hash]);
  return removed;
}

class Walk {
  readonly findings: FleetFinding[] = [];
  count = 0;
  /** The last event that was read. */
  seen = 0;
  #expected = 1;
  /** Null: behind a gap nothing says what stood before. */
  #last: string | null = beginning.toString('hex');

  constructor(private readonly removed: Removed) {}

  get more(): number {
    return Math.max(0, this.findings.length - mostFindings);
  }

  take({ hash, ...event }: HandedEvent): void {
    this.count += 1;
    this.seen = event.link;
    this.#upTo(event.link);
    if (this.#last !== null && hashAfter(Buffer.from(this.#last, 'hex'), event).toString('hex') !== hash)
      this.findings.push({ kind: 'changed', first: event.link, last: event.link, runId: event.runId });
    this.#pass(event.link, hash);
  }

  end({ link, hash }: RecordPosition): void {
    this.#upTo(link + 1);
    if (this.#last !== null && this.#last !== hash)
      this.findings.push({ kind: 'changed', first: link, last: link, runId: null });
  }

  /** What is not there before this event was deleted because it was old, or is missing. */
  #upTo(link: number): void {
    while (this.#expected < link) {
      const range = this.removed.get(this.#expected);
      if (range !== undefined && range[0] < link) this.#pass(...range);
      else {
        this.findings.push({ kind: 'missing', first: this.#expected, last: link - 1, runId: null });
        this.#expected = link;
        this.#last = null;
      }
    }
  }

  #pass(link: number, hash: string): void {
    this.#expected = link + 1;
    this.#last = hash;
  }
}
