import type { Run } from '../../../shared/run';
import type { Sop, SopEntry, SopEvent } from '../../../shared/sop';
import type { Problems } from '../../base/problems';
import type { Notifier } from '../../ports/notifier';
import type { NotStarted } from '../../sop/engine';
import { concurrencyKeyOf, noKey } from '../../sop/language/concurrency-key';

interface Told {
  readonly sop: string;
  /** Under what its limits count; undefined: it counts all its runs together; null: further values, which no single start settles. */
  readonly key: string | null | undefined;
}

/** So many values of one procedure's key are told one by one; a sender may make them up. */
const mostKeys = 20;

/** Urgent procedures that an event did not start because runs take their place: each is a problem, for every value of its key, and a notification when that begins; a sender may repeat itself many times in a second. */
export class CrowdedOut {
  readonly #told = new Map<string, Told>();

  constructor(private readonly problems: Problems, private readonly notifier: Pick<Notifier, 'notify'>) {}

  tell(sop: Pick<Sop, 'name' | 'concurrencyKey'>, event: Pick<SopEvent, 'payload'>, { detail }: Pick<NotStarted, 'detail'>, holders: readonly Run[]): void {
    const { name } = sop;
    const key = concurrencyKeyOf(sop, event);
    const id = key === undefined ? `crowded-out:${name}` : `crowded-out:${name}:${key}`;
    const isTold = this.#told.has(id);
    if (!isTold && key !== undefined && this.#keysOf(name) >= mostKeys) {
      this.#tellMore(sop);
      return;
    }
    this.#told.set(id, { sop: name, key });
    const subject = subjectOf(sop, key);
    const runs = holders.map(({ runId, sop: { name: of }, currentStep }) => `${runId} (${of}, ${String(currentStep)})`).join(', ');
    this.problems.report(id, `Procedure ${subject}`, `An event did not start it: ${detail} The place is taken by ${runs}`, `Decide about one of these runs or cancel it. If ${name} is still to be done, start it by hand with the payload of that event, which the page Events has; without it, it may ask for nothing. ZeroClaw says this until an event or a start with a payload begins it.`);
    if (!isTold) this.notifier.notify({ title: subject, body: `An event did not start it: ${detail} The place is taken by ${runs}. Decide about one of these runs or cancel it, then start this procedure by hand with the payload of that event; the page Events has it.` });
  }

  /** It does what it is for again. Started by hand without a payload it may have had nothing to go by. */
  started({ sop, trigger, concurrencyKey, dry }: Pick<Run, 'sop' | 'trigger' | 'concurrencyKey' | 'dry'>): void {
    if (dry === true || (trigger.source === 'manual' && (trigger.payload ?? '').trim() === '')) return;
    this.#clear((told) => told.sop === sop.name && told.key !== null && (told.key === undefined || concurrencyKey === undefined || told.key === concurrencyKey));
  }

  /** What is gone starts never again. One that cannot be read may be any of them, and where none is left, their folder may be away. */
  keepOnly(entries: readonly Pick<SopEntry, 'name' | 'sop'>[]): void {
    if (entries.length === 0 || entries.some(({ sop }) => sop === null)) return;
    const there = new Set(entries.map(({ name }) => name));
    this.#clear(({ sop }) => !there.has(sop));
  }

  #keysOf(name: string): number {
    return [...this.#told.values()].filter(({ sop, key }) => sop === name && typeof key === 'string').length;
  }

  #tellMore({ name, concurrencyKey = '' }: Pick<Sop, 'name' | 'concurrencyKey'>): void {
    const id = `crowded-out-more:${name}`;
    const message = `Events with more than ${String(mostKeys)} values of ${concurrencyKey} did not start it, because runs take its place`;
    this.problems.report(id, `Procedure ${name}`, message, 'The page Events has them all. Start by hand, with the payload of its event, what is still to be done, and look at what the sender writes there. ZeroClaw says this until it ends.');
    if (this.#told.has(id)) return;
    this.#told.set(id, { sop: name, key: null });
    this.notifier.notify({ title: name, body: message });
  }

  #clear(isOver: (told: Told) => boolean): void {
    for (const [id, told] of [...this.#told]) {
      if (!isOver(told)) continue;
      this.#told.delete(id);
      this.problems.clear(id);
    }
  }
}

/** `pump ($.id = "B")`. */
function subjectOf({ name, concurrencyKey }: Pick<Sop, 'name' | 'concurrencyKey'>, key: string | undefined): string {
  if (key === undefined) return name;
  return `${name} (${String(concurrencyKey)} = ${key === noKey ? '–' : JSON.stringify(key)})`;
}
