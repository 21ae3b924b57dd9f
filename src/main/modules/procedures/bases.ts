import { whyNotFor, type Signature } from '../../../domain/approval/approval-request';
import { changesIn, newIn } from '../../../domain/approval/basis';
import { judgeCondition, type ConditionVerdict } from '../../../domain/procedure/expression/conditions';
import { readPayload } from '../../../domain/procedure/expression/payload';
import { judgeGuard } from '../../../domain/procedure/guards';
import type { Changed, Fact } from '../../../shared/basis';
import { changeText } from '../../../shared/basis-text';
import { refuse, type Result } from '../../../shared/result';
import type { Decider, Run, RunEvent } from '../../../shared/run';
import { shortened } from '../../../shared/shortened';
import type { PinPlace } from '../../ports/boards';
import {
  factsAbout,
  factsAboutSignals,
  nothingKnown,
  type LiveWorld,
  type SignalPlace,
} from '../../ports/live-world';
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
 * a person has decided. Invariant: exactly the pins and signals of cards that wait, and of approved steps, are looked at.
 */
export class Bases {
  /** By run. */
  readonly #watched = new Map<string, Watched>();
  #asked = '[[],[]]';

  readonly #live: LiveWorld;
  readonly #off: () => void;

  /** Without `live` nothing of the world is known beside events. */
  constructor(
    private readonly ports: Pick<SopEnginePorts, 'live' | 'clock' | 'executor'>,
    private readonly engine: BasesEngine,
  ) {
    this.#live = ports.live ?? nothingKnown;
    const ends = [this.#live, this.#live.signals].map((source) =>
      source.onChange(() => {
        this.#noteNews();
      }),
    );
    this.#off = () => {
      for (const end of ends) end();
    };
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
    const ofSignals = factsAboutSignals(this.#live.signals, this.ports.executor.signalsBehind(run));
    // It let the step begin, with what was measured then.
    const when = this.#when(run, run.gate.step, () => null);
    return [trigger, silence, when, ...ofPins, ...ofSignals].filter((fact) => fact !== null);
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

  /** The same, with levels and signals asked of the boards and devices. Rejects with the signal's reason. */
  async changesNow(
    run: Run | undefined,
    basis: readonly Fact[],
    signal: AbortSignal,
  ): Promise<readonly Changed[]> {
    if (run === undefined || !isRechecked(run)) return [];
    const now: Fact[] = [];
    for (const fact of basis) {
      const known = (await this.#look(run, fact, signal)) ?? this.#now(run, fact);
      if (known !== null) now.push(known);
    }
    return changesIn(basis, now);
  }

  /** As the board or device says now; null: it is not asked about such a thing, or does not answer. */
  async #look(run: Run, fact: Fact, signal: AbortSignal): Promise<Fact | null> {
    switch (fact.of) {
      case 'pin': {
        const level = await this.#live.look(fact, signal);
        return level === null ? null : { ...fact, level };
      }
      case 'signal': {
        const known = await this.#live.signals.look(fact, signal);
        return known === null ? null : { ...fact, ...known };
      }
      case 'when':
        for (const { measured } of this.#measured(run, fact.step))
          await this.#live.signals.look(measured, signal);
        return null;
      default:
        return null;
    }
  }

  /** Looks at what the run's card is based on, for as long as that matters. */
  follow(run: Run, isOver: boolean): void {
    const before = this.#watched.get(run.runId);
    const matters =
      !isOver && isRechecked(run) && (run.gate !== null || run.approved !== null || run.group !== undefined);
    if (!matters && before === undefined) return;
    if (!matters) this.#watched.delete(run.runId);
    // Cards of steps side by side were approved one after the other.
    else if (run.gate !== null) {
      const known = run.group === undefined ? undefined : before;
      this.#watched.set(run.runId, {
        pins: [...(known?.pins ?? []), ...this.ports.executor.pinsBehind(run)],
        signals: [...(known?.signals ?? []), ...this.#signalsOf(run, run.gate.step)],
      });
    }
    const all = [...this.#watched.values()];
    const pins = eachOnce(all.flatMap((each) => each.pins.map(({ board, pin }) => ({ board, pin }))));
    const signals = eachOnce(
      all.flatMap((each) => each.signals.map(({ device, signal }) => ({ device, signal }))),
    );
    const asked = JSON.stringify([pins, signals]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#live.watch(pins);
    this.#live.signals.watch(signals);
  }

  /** Those that are compared: what was set, and what was measured where the step depends on it. */
  #signalsOf(run: Run, step: number): readonly SignalPlace[] {
    return [
      ...this.ports.executor.signalsBehind(run).filter(({ gives }) => gives === undefined),
      ...this.#measured(run, step).map(({ measured }) => measured),
    ];
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
      case 'signal': {
        const known = this.#live.signals.value(fact);
        return known === null ? null : { ...fact, ...known };
      }
      case 'when':
        return this.#when(run, fact.step, (place) => this.#live.signals.value(place)?.value ?? null);
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
    const verdict = judgeCondition(condition, readPayload(payload), run.trigger.receivedAt);
    return { of: 'trigger', condition, holds: verdict.holds, value: comparedWith(verdict, payload) };
  }

  #measured(run: Run, step: number): ReturnType<BasesExecutor['measuredBehind']> {
    const asks = run.sop.steps[step - 1];
    return asks?.when === undefined ? [] : this.ports.executor.measuredBehind(run, asks);
  }

  /**
   * The `when:` of the step, with what `now` says of what earlier steps have measured and as the run has it where that is
   * null. Null: it looks at nothing that was measured.
   */
  #when(run: Run, step: number, now: (place: SignalPlace) => number | null): Fact | null {
    const asks = run.sop.steps[step - 1];
    const measured = this.#measured(run, step);
    if (asks?.when === undefined || measured.length === 0) return null;
    const values = new Map<number, string>();
    for (const { step: by, measured: place } of measured) {
      const value = now(place);
      if (value !== null) values.set(by, JSON.stringify(place.gives(value)));
    }
    const steps = run.steps.map((state) => {
      const value = values.get(state.number);
      return value === undefined ? state : { ...state, gave: { ...state.gave, value } };
    });
    const verdict = judgeGuard(asks, { ...run, steps }, run.trigger.receivedAt);
    return { of: 'when', step, condition: asks.when, holds: verdict.holds, value: comparedWith(verdict, '') };
  }
}

type BasesExecutor = SopEnginePorts['executor'];

/** What is looked at for a run. */
interface Watched {
  readonly pins: readonly PinPlace[];
  readonly signals: readonly SignalPlace[];
}

function comparedWith({ compared }: ConditionVerdict, otherwise: string): string {
  const value = compared.map((each) => each.value ?? '').join(', ');
  return shortened(value === '' ? otherwise : value, longestValue);
}

const isRechecked = ({ sop, dry }: Run): boolean => sop.recheck !== 'off' && dry !== true;

/** In an order that says nothing. */
const eachOnce = <Place>(places: readonly Place[]): readonly Place[] =>
  [...new Map(places.map((place) => [JSON.stringify(place), place]))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, place]) => place);
