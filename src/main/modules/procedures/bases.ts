import { whyNotFor, type Signature } from '../../../domain/approval/approval-request';
import { changesIn, newIn } from '../../../domain/approval/basis';
import { judgeCondition } from '../../../domain/procedure/expression/conditions';
import { readPayload } from '../../../domain/procedure/expression/payload';
import type { Changed, Fact } from '../../../shared/basis';
import { changeText } from '../../../shared/basis-text';
import { refuse, type Result } from '../../../shared/result';
import type { Decider, Run, RunEvent } from '../../../shared/run';
import { shortened } from '../../../shared/shortened';
import type { PinPlace } from '../../ports/boards';
import { factsAbout, nothingKnown, type LiveWorld } from '../../ports/live-world';
import type { SopEnginePorts } from './engine-ports';
import { requestOf } from '../../../domain/run/gates';
import type { RunCommand } from '../../../domain/run/run';
import { isDerived, tellsAState } from '../../../shared/trigger-facts';
import type { RecentReading } from '../../../domain/procedure/triggers/recent-readings';
import { figuresNow, isSilentStill, type Counted } from '../../../domain/procedure/triggers/counted-now';
import { conditionMet } from '../../../domain/procedure/triggers/triggers';

const longestValue = 80;

interface BasesEngine {
  /** What came from the place of the run's event of late, oldest first. */
  readonly readings: (run: Run) => readonly RecentReading[];
  /** What triggers count of the procedure, and whether the place of the run's event can be heard. */
  readonly counted: (run: Run) => Counted;
  readonly active: () => readonly Run[];
  readonly command: (runId: string, command: RunCommand) => Result<null>;
}

/** Events after which a card says something that it did not before. */
const asks: ReadonlySet<RunEvent['type']> = new Set([
  'approval-requested',
  'calls-drafted',
  'calls-edited',
  // Of steps side by side the next question comes forward.
  'approval-granted',
]);

/**
 * What the cards of runs are based on: gathered when a card asks, looked at while it waits, and compared when
 * a person has decided. Invariant: exactly the pins of cards that wait, and of approved steps, are looked at.
 */
export class Bases {
  /** By run. */
  readonly #watched = new Map<string, readonly PinPlace[]>();
  #asked = '[]';

  readonly #live: LiveWorld;
  readonly #off: () => void;

  /** Without `live` nothing of the world is known beside events. */
  constructor(
    private readonly ports: Pick<SopEnginePorts, 'live' | 'clock' | 'executor'>,
    private readonly engine: BasesEngine,
  ) {
    this.#live = ports.live ?? nothingKnown;
    this.#off = this.#live.onChange(() => {
      this.#noteNews();
    });
  }

  close(): void {
    this.#off();
  }

  /** What a card that asks now, or has its calls now, is based on. */
  eventsAfter(run: Run, events: readonly RunEvent[]): readonly RunEvent[] {
    const { gate } = run;
    if (gate === null || !events.some(({ type }) => asks.has(type))) return [];
    const isStarting = events.some(({ type }) => type === 'run-started');
    const facts = newIn(gate.basis ?? [], this.factsOf(run, isStarting));
    const at = this.ports.clock.now();
    return facts.length === 0
      ? []
      : [{ type: 'card-based-on', at, step: gate.step, gate: gate.gate, facts: [...facts] }];
  }

  /** Where what the card that a person says yes to was based on is not so any more. Null: it holds. */
  askAgain(run: Run | undefined, signature: Signature, by: Decider): Result<null> | null {
    const at = this.ports.clock.now();
    if (run?.gate == null || whyNotFor(requestOf(run.gate), signature, at) !== null) return null;
    const changes = this.changes(run, run.gate.basis ?? []);
    if (changes.length === 0) return null;
    const { gate } = run.gate;
    const asked = this.engine.command(run.runId, { type: 'ask-again', at, gate, changes, ...by });
    if (!asked.ok) return asked;
    return refuse({
      code: 'basis_changed',
      message: `Nothing was approved: ${changes.map(changeText).join('; ')}`,
      remedy: 'The card asks once more: look at what holds now, and decide again.',
    });
  }

  /** What was not known when a card asked, and is by now. */
  #noteNews(): void {
    for (const run of this.engine.active()) {
      if (run.gate === null) continue;
      const { gate, basis = [] } = run.gate;
      const facts = newIn(basis, this.factsOf(run));
      if (facts.length > 0)
        this.engine.command(run.runId, { type: 'note-basis', at: this.ports.clock.now(), gate, facts });
    }
  }

  /** What is known of what the card of the run is based on. `isStarting`: what it starts with counts as nothing yet. */
  factsOf(run: Run, isStarting = false): readonly Fact[] {
    if (!isRechecked(run) || run.gate === null) return [];
    const from = this.#startedFirst(run);
    const isUncounted = isStarting && from === run && isDerived(run.trigger.source);
    const latest = isUncounted ? null : this.#latest(from);
    const trigger = this.#trigger(from, latest ?? from.trigger.payload);
    const silence = this.#silence(from);
    const ofPins = factsAbout(this.#live, this.ports.executor.pinsBehind(run));
    return [trigger, silence, ...ofPins].filter((fact) => fact !== null);
  }

  /** What of it is not so any more, as far as it is known without asking anybody. */
  changes(run: Run, basis: readonly Fact[]): readonly Changed[] {
    return isRechecked(run)
      ? changesIn(
          basis,
          basis.flatMap((fact) => this.#now(run, fact) ?? []),
        )
      : [];
  }

  /** The same, with the levels asked of the boards. Rejects with the signal's reason. */
  async changesNow(
    run: Run | undefined,
    basis: readonly Fact[],
    signal: AbortSignal,
  ): Promise<readonly Changed[]> {
    if (run === undefined || !isRechecked(run)) return [];
    const now: Fact[] = [];
    for (const fact of basis) {
      const level = fact.of === 'pin' ? await this.#live.look(fact, signal) : null;
      const known = fact.of === 'pin' && level !== null ? { ...fact, level } : this.#now(run, fact);
      if (known !== null) now.push(known);
    }
    return changesIn(basis, now);
  }

  /** Looks at what the run's card is based on, for as long as that matters. */
  follow(run: Run, isOver: boolean): void {
    const before = this.#watched.get(run.runId);
    const matters =
      !isOver && isRechecked(run) && (run.gate !== null || run.approved !== null || run.group !== undefined);
    if (!matters && before === undefined) return;
    if (!matters) this.#watched.delete(run.runId);
    // Cards of steps side by side were approved one after the other.
    else if (run.gate !== null)
      this.#watched.set(
        run.runId,
        eachOnce([
          ...(run.group === undefined ? [] : (before ?? [])),
          ...this.ports.executor.pinsBehind(run),
        ]),
      );
    const all = [...this.#watched.values()].flat().map(({ board, pin }) => JSON.stringify([board, pin]));
    const asked = JSON.stringify([...new Set(all)].sort());
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#live.watch(
      (JSON.parse(asked) as string[]).map((place) => {
        const [board, pin] = JSON.parse(place) as [string, number];
        return { board, pin };
      }),
    );
  }

  #now(run: Run, fact: Fact): Fact | null {
    switch (fact.of) {
      case 'trigger': {
        const from = this.#startedFirst(run);
        const latest = this.#latest(from);
        return latest === null ? null : this.#trigger(from, latest);
      }
      case 'silence':
        return this.#silence(this.#startedFirst(run));
      case 'pin': {
        const level = this.#live.level(fact);
        return level === null ? null : { ...fact, level };
      }
      case 'board': {
        const identity = this.#live.board(fact.board);
        return identity === null ? null : { ...fact, identity };
      }
    }
  }

  /** Of a procedure that another run started, and waits for: the run that something in the world has started. */
  #startedFirst(run: Run): Run {
    const by = run.trigger.handed?.by;
    const starter = by?.startsWith('run:')
      ? this.engine.active().find(({ runId }) => by === `run:${runId}`)
      : undefined;
    return starter === undefined ? run : this.#startedFirst(starter);
  }

  /** What its condition is for as it is now; null: nobody knows. */
  #latest(run: Run): string | null {
    return isDerived(run.trigger.source)
      ? figuresNow(run, this.engine.counted(run))
      : (this.engine.readings(run).at(-1)?.payload ?? null);
  }

  #silence(run: Run): Fact | null {
    if (run.trigger.source !== 'absence') return null;
    const isSilent = isSilentStill(run, this.engine.counted(run));
    return isSilent === null ? null : { of: 'silence', place: run.trigger.topic ?? '', isSilent };
  }

  /** Null: it started without a condition, or with something that has happened and stays so. */
  #trigger(run: Run, payload: string | null): Fact | null {
    const { source } = run.trigger;
    const condition = tellsAState(source) || isDerived(source) ? conditionMet(run.sop, run.trigger) : null;
    if (condition === null || payload === null) return null;
    const { holds, compared } = judgeCondition(condition, readPayload(payload), run.trigger.receivedAt);
    const value = compared.map((each) => each.value ?? '').join(', ');
    return {
      of: 'trigger',
      condition,
      holds,
      value: shortened(value === '' ? payload : value, longestValue),
    };
  }
}

const isRechecked = ({ sop, dry }: Run): boolean => sop.recheck !== 'off' && dry !== true;

const eachOnce = (places: readonly PinPlace[]): readonly PinPlace[] => [
  ...new Map(places.map((place) => [`${place.board} ${String(place.pin)}`, place])).values(),
];
