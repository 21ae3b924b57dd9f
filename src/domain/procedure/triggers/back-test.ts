import type { BackTest } from '../../../shared/back-test';
import type { Sop, SopEvent, Trigger } from '../../../shared/sop';
import { conditionOf, isDerived, listensToMessages, placeOf } from '../../../shared/trigger-facts';
import { concurrencyKeyOf } from '../concurrency-key';
import { parseCondition } from '../expression/parse';
import { measuredBy, type Measured } from '../expression/syntax';
import { readPayload } from '../expression/payload';
import { lookUp } from '../expression/path';
import { admitted, canStart, keepsNewest } from './limits';
import {
  countsTime,
  evolveTrigger,
  seedOf,
  triggerDueAt,
  type TimedInput,
  type TimedState,
  type TimedTrigger,
} from './timed-trigger';
import { isHeard, matchTrigger, windowValue } from './triggers';

export interface BackTestQuestion {
  readonly sop: Pick<
    Sop,
    'name' | 'cooldownSecs' | 'maxConcurrent' | 'concurrencyKey' | 'admission' | 'queueLimit'
  >;
  readonly trigger: Trigger;
  readonly index: number;
  readonly from: number;
  readonly to: number;
  /** How long a run takes, as far as that is known. */
  readonly runMs: number;
}

type Past = Pick<SopEvent, 'source' | 'topic' | 'payload'> & { readonly at: number };

/** An event that waits for its turn. */
interface Waiting {
  readonly key: string | undefined;
  readonly value: number | null;
}

const hourMs = 60 * 60 * 1000;
const mostMarks = 500;

/**
 * The wanted trigger, else the first that listens to messages with a condition, else the first that listens
 * to messages at all; null: none does.
 */
export function triggerToTry(
  triggers: readonly (Trigger | null)[],
  wanted?: number,
): { readonly index: number; readonly trigger: Trigger } | null {
  const all = triggers.flatMap((trigger, index) =>
    trigger !== null && listensToMessages(trigger) ? [{ index, trigger }] : [],
  );
  return (
    all.find(({ index }) => index === wanted) ??
    all.find(({ trigger }) => conditionOf(trigger) !== null) ??
    all[0] ??
    null
  );
}

/** What the trigger would have started, message for message. Give them in the order of their times. */
export class BackTester {
  readonly #ends: { readonly key: string | undefined; readonly at: number }[] = [];
  #waiting: readonly Waiting[] = [];
  readonly #marks: { readonly at: number; readonly value: number | null; held: number }[] = [];
  readonly #hours = new Map<number, number>();
  readonly #first: Measured | null;
  /** How far a trigger that counts time is, by its keys. */
  readonly #states = new Map<string, TimedState>();
  #dueAt = Infinity;
  #readings = 0;
  #met = 0;
  #starts = 0;
  #held = 0;
  #before: number | null = null;
  #gap: { readonly from: number; readonly to: number } | null = null;

  constructor(private readonly question: BackTestQuestion) {
    const parsed = parseCondition(conditionOf(question.trigger) ?? '');
    this.#first = parsed.ok ? measuredBy(parsed.condition) : null;
    const { trigger, from } = question;
    const seed = countsTime(trigger) ? seedOf(trigger) : null;
    if (seed === null || !countsTime(trigger)) return;
    this.#states.set(seed.key, seed.state);
    this.#evolve(trigger, seed.key, { type: 'connection-back', at: from }, from);
  }

  add(message: Past): void {
    const { trigger } = this.question;
    const event: SopEvent = {
      source: message.source,
      topic: message.topic,
      payload: message.payload,
      receivedAt: message.at,
    };
    this.#readings += 1;
    this.#notice(message.at);
    const value = this.#valueOf(message.payload);
    if (value !== null) this.#raise(message.at, value);
    this.#passTime(message.at);
    const isMet =
      trigger.type === 'absence'
        ? isHeard(trigger, event)
        : trigger.type === 'window'
          ? windowValue(trigger, event) !== null
          : matchTrigger(trigger, event).matched;
    if (isMet) this.#met += 1;
    if (countsTime(trigger)) this.#hear(trigger, event);
    else if (isMet) this.#try(event, value);
  }

  result(messages: number, knownSince: number | null): BackTest {
    const { trigger, index, from, to } = this.question;
    this.#passTime(to);
    this.#takeTurns(to);
    return {
      trigger: {
        index,
        source: trigger.type,
        place: placeOf(trigger) ?? '',
        condition: conditionOf(trigger) ?? '',
      },
      from,
      to,
      knownSince: knownSince !== null && knownSince > from ? knownSince : null,
      messages,
      readings: this.#readings,
      met: this.#met,
      starts: this.#starts,
      // What still waits has not started either.
      held: this.#held + this.#waiting.length,
      marks: this.#marks,
      hours: [...this.#hours].map(([at, highest]) => ({ at, highest })),
      compared:
        this.#first === null
          ? null
          : {
              subject: this.#first.implied
                ? 'the payload'
                : (conditionOf(trigger) ?? '').slice(this.#first.span.start, this.#first.span.end),
              operator: this.#first.operator,
              limit: this.#first.number,
            },
      gap: this.#gap,
    };
  }

  /** The engine counts by a steady clock; of what is past only the times on the wall are known. */
  #hear(trigger: TimedTrigger, event: SopEvent): void {
    const own = isDerived(trigger.type) ? undefined : concurrencyKeyOf(this.question.sop, event);
    const key = own ?? event.topic ?? '';
    this.#evolve(trigger, key, { type: 'heard', event, at: event.receivedAt }, event.receivedAt);
  }

  /** What time has brought until then, in its order. */
  #passTime(until: number): void {
    const { trigger } = this.question;
    if (!countsTime(trigger)) return;
    while (this.#dueAt <= until) {
      const at = this.#dueAt;
      for (const [key, state] of this.#states)
        if ((triggerDueAt(trigger, state) ?? Infinity) <= at)
          this.#evolve(trigger, key, { type: 'time-passed', at, connected: true }, at);
      this.#dueAt = Math.min(
        Infinity,
        ...[...this.#states.values()].map((state) => triggerDueAt(trigger, state) ?? Infinity),
      );
    }
  }

  #evolve(trigger: TimedTrigger, key: string, input: TimedInput, now: number): void {
    const of = { key, now };
    const next = evolveTrigger(trigger, this.#states.get(key) ?? null, input, of);
    const hasStarted = next.starts !== null && this.#try(next.starts, this.#valueOf(next.starts.payload));
    const { state } = hasStarted ? evolveTrigger(trigger, next.state, { type: 'started' }, of) : next;
    if (state === null) this.#states.delete(key);
    else this.#states.set(key, state);
    const dueAt = state === null ? null : triggerDueAt(trigger, state);
    this.#dueAt = Math.min(this.#dueAt, dueAt ?? Infinity);
  }

  #notice(at: number): void {
    if (
      this.#before !== null &&
      at - this.#before > Math.max(hourMs, this.#gap === null ? 0 : this.#gap.to - this.#gap.from)
    )
      this.#gap = { from: this.#before, to: at };
    this.#before = at;
  }

  #valueOf(payload: string | null): number | null {
    if (this.#first === null) return null;
    const read = readPayload(payload);
    const value = read.kind === 'json' ? lookUp(read.value, this.#first.path) : undefined;
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : null;
  }

  #raise(at: number, value: number): void {
    const hour = at - (at % hourMs);
    this.#hours.set(hour, Math.max(value, this.#hours.get(hour) ?? -Infinity));
  }

  /**
   * Whether it started or waits for its turn, as the engine would: one run after the other, each as long as runs take,
   * then the rest.
   */
  #try(event: SopEvent, value: number | null): boolean {
    const { sop } = this.question;
    const key = concurrencyKeyOf(sop, event);
    const now = event.receivedAt;
    this.#takeTurns(now);
    const waiting = this.#waiting.filter((each) => this.#isSameTurn(each.key, key));
    const allowed = this.#mayStart(key, now, waiting.length);
    if (allowed.ok) {
      this.#start(key, now, value);
      return true;
    }
    switch (admitted(sop, allowed.error.code, { waiting: waiting.length, hasWaited: false })) {
      case 'wait':
        if (keepsNewest(sop)) for (const _ of waiting) this.#hold();
        this.#waiting = [
          ...(keepsNewest(sop) ? this.#waiting.filter((each) => !waiting.includes(each)) : this.#waiting),
          { key, value },
        ];
        return true;
      case 'replace': {
        const oldest = this.#ownEnds(key).find((end) => end.at > now);
        const index = oldest === undefined ? -1 : this.#ends.indexOf(oldest);
        if (index < 0) break;
        this.#ends.splice(index, 1);
        if (this.#mayStart(key, now, 0).ok) {
          this.#start(key, now, value);
          return true;
        }
        if (oldest !== undefined) this.#ends.splice(index, 0, oldest);
        break;
      }
      default: // it is skipped
    }
    this.#hold();
    return false;
  }

  #isSameTurn(one: string | undefined, other: string | undefined): boolean {
    return this.question.sop.concurrencyKey === undefined || one === other;
  }

  #ownEnds(key: string | undefined): readonly (Pick<Waiting, 'key'> & { readonly at: number })[] {
    return this.#ends.filter((end) => this.#isSameTurn(end.key, key));
  }

  /** `waiting`: those whose turn comes before. */
  #mayStart(key: string | undefined, now: number, waiting: number): ReturnType<typeof canStart> {
    const own = this.#ownEnds(key);
    const over = own.filter((end) => end.at <= now).map((end) => end.at);
    return canStart({
      sop: { ...this.question.sop, enabled: true, steps: [aStep] },
      now,
      key,
      activeOfSop: own.length - over.length + waiting,
      activeTotal: 0,
      lastFinishedAt: over.reduce<number | null>((last, at) => Math.max(at, last ?? at), null),
      maxActiveRuns: Infinity,
    });
  }

  /** Those that waited start when a run before them has ended, and the cooldown after it. */
  #takeTurns(until: number): void {
    for (;;) {
      const next = this.#waiting
        .filter(
          ({ key }, index) => this.#waiting.findIndex((each) => this.#isSameTurn(each.key, key)) === index,
        )
        .map((waiting) => ({ waiting, at: this.#turnOf(waiting.key) }))
        .toSorted((one, other) => one.at - other.at)[0];
      if (next === undefined || next.at > until) return;
      this.#waiting = this.#waiting.filter((each) => each !== next.waiting);
      this.#start(next.waiting.key, next.at, next.waiting.value);
    }
  }

  #turnOf(key: string | undefined): number {
    const { maxConcurrent, cooldownSecs } = this.question.sop;
    const ends = this.#ownEnds(key)
      .map(({ at }) => at)
      .toSorted((one, other) => other - one);
    const free = ends[maxConcurrent - 1] ?? -Infinity;
    // A run that ends while it cools down begins that again.
    return ends
      .toReversed()
      .reduce((at, end) => (end <= at ? Math.max(at, end + cooldownSecs * 1000) : at), free);
  }

  #hold(): void {
    this.#held += 1;
    const last = this.#marks.at(-1);
    if (last !== undefined) last.held += 1;
  }

  #start(key: string | undefined, now: number, value: number | null): void {
    const { runMs } = this.question;
    this.#starts += 1;
    // Of each key the last end alone counts, and those that are still to come.
    this.#ends.splice(0, this.#ends.length, ...this.#ends.filter((end) => end.at > now || end.key !== key), {
      key,
      at: now + runMs,
    });
    if (this.#marks.length < mostMarks) this.#marks.push({ at: now, value, held: 0 });
  }
}

/** The draft may have no steps yet; what is tried here is its trigger. */
const aStep: Sop['steps'][number] = {
  number: 1,
  title: '',
  body: '',
  suggestedTools: [],
  requiresConfirmation: false,
  calls: [],
  line: 1,
};

/** Why the condition could not be tried; null: it can be read. */
export function conditionMistake(condition: string): string | null {
  const parsed = parseCondition(condition);
  return parsed.ok
    ? null
    : `The condition cannot be read: ${parsed.mistake.message} (column ${String(parsed.mistake.column)})`;
}
