import type { Approval } from '../../../../shared/procedures';
import type { Refusal, Result } from '../../../../shared/result';
import type { Decider } from '../../../../shared/run';
import type { Clock } from '../../../platform/base/clock';
import type { CallForMe, FleetCalls, Me } from '../../../ports/fleet-calls';
import {
  hashOfCard,
  isSigned,
  readSaid,
  type Said,
  type SaidCard,
  type SaidDecision,
  type SaidOutcome,
} from './said-decision';

/** The door that decisions take here, wherever they come from. */
export interface Door {
  /** What the run asks now; null: nothing. */
  card(runId: string): Approval | null;
  approve(runId: string, gate: string, shown: string, by: Decider): Result<null>;
  deny(runId: string, gate: string, reason: string, by: Decider): Result<null>;
  /** Who has decided a gate; null: nobody. */
  decidedBy(runId: string, gate: string): Decider | null;
}

export interface DecidingPorts {
  readonly clock: Pick<Clock, 'now'>;
  /** Public key of this home. */
  readonly home: string;
  /** `[fleet] approvals_from`: ENGINE:KEY. */
  readonly trusted: () => readonly string[];
  /** Null: nothing may be decided yet. */
  readonly door: () => Door | null;
  /** Something that nobody here has sent, or may send, came over the fleet. */
  readonly tell: (message: string, remedy: string) => void;
}

/** For so long who gave a decision waits for what came of it, and is told then. */
export const toldWithinMs = 15_000;
/** Clocks that differ by more are a problem that is told of anyway. */
const clocksDifferMs = 5_000;
/** For so long it is offered. */
export const offeredMs = toldWithinMs - 1_000;
/**
 * What is older is not carried out: by the time somebody is told that it was withdrawn, nobody who puts it there again can
 * have it carried out, unless the clock here is behind by more than the tolerance.
 */
const latestMs = offeredMs - clocksDifferMs;
const rememberedMs = 60_000;

interface Told extends Refusal {
  readonly remedy: string;
}

/** By whom a decision of another engine is on record here. */
const deciderOf = ({ by, from }: SaidDecision): Decider => ({ by: `${by} at ${from.engine}`, via: 'fleet' });

/** By which an engine is trusted. */
export const trustName = (engine: string, home: string): string => `${engine}:${home}`;

/** Whether the row is no call of a tool: what is said in it is for `Deciding`. */
export const isForDeciding = ({ call }: Pick<CallForMe, 'call'>): boolean => readSaid(call) !== null;

/**
 * Carries out what people at other engines decide about runs that wait here, for the keys alone that config.toml names.
 * Everything in a row comes from outside: it counts as far as it is signed.
 */
export class Deciding {
  /** Decisions are judged once each, whatever the database says of them after that. */
  readonly #judged = new Map<string, { readonly at: number; readonly answer: string }>();
  readonly #startedAt: number;

  constructor(private readonly ports: DecidingPorts) {
    this.#startedAt = ports.clock.now();
  }

  /** Takes what is for this engine and answers it. Rejects when the database is away. */
  async round(
    calls: Pick<FleetCalls, 'takeCall' | 'answerCall'>,
    me: Me,
    rows: readonly CallForMe[],
  ): Promise<void> {
    this.#forget();
    for (const row of rows) {
      const said = readSaid(row.call);
      if (said === null) continue;
      if (!row.isTaken) {
        const wanted = said.kind === 'card' ? said.for : said.for.engine;
        if (wanted !== me.name || this.ports.door() === null) continue;
        // Whoever offers it may withdraw it up to here, and is not told of anything else after that.
        if (!(await calls.takeCall(me, row, 0))) continue;
      }
      await calls.answerCall(me, row, this.#answer(row, said, me));
    }
  }

  #answer(row: CallForMe, said: Said, me: Me): string {
    if (said.kind === 'card') return JSON.stringify(this.#card(said));
    const judged = this.#judged.get(row.key);
    if (judged !== undefined) return judged.answer;
    // Taken before this engine was ended, or without a word of it from the database: nothing is begun now.
    const refused = row.isTaken ? this.#whyNotBegun(said) : this.#judge(row, said, me);
    const answer = outcomeText(refused);
    this.#judged.set(row.key, { at: this.ports.clock.now(), answer });
    return answer;
  }

  #card({ run, from }: Extract<Said, { kind: 'card' }>): SaidCard {
    return {
      card: this.ports.door()?.card(run) ?? null,
      home: this.ports.home,
      trusts: this.#trusts(from),
    };
  }

  #trusts({ engine, home }: SaidDecision['from']): boolean {
    return this.ports.trusted().includes(trustName(engine, home));
  }

  /** Null: the record says that it was carried out. */
  #whyNotBegun(said: SaidDecision): Refusal | null {
    const decided = this.ports.door()?.decidedBy(said.run, said.gate) ?? null;
    const { by, via } = deciderOf(said);
    return decided?.by === by && decided.via === via
      ? null
      : {
          code: 'fleet.not-begun',
          message:
            'it was taken, and nothing of it was carried out before the engine ended or lost its connection',
          remedy: lookAgain,
        };
  }

  /** Null: it is carried out now. */
  #judge(row: CallForMe, said: SaidDecision, me: Me): Refusal | null {
    const forged = this.#whyForged(row, said, me);
    if (forged !== null) {
      const { by, from, run } = said;
      this.ports.tell(
        `A decision came over the fleet as of ${by} at ${from.engine} for the run ${run}, and was not carried out: ${forged.message}`,
        forged.remedy,
      );
      return forged;
    }
    return this.#carryOut(said);
  }

  /** Why it counts for nothing: what is said is not what somebody signed for this engine, now, who may. */
  #whyForged(row: CallForMe, said: SaidDecision, me: Me): Told | null {
    const isCopied = said.key !== row.key || said.from.engine !== row.engine;
    const isForAnother = said.for.engine !== me.name || said.for.home !== this.ports.home;
    if (!isSigned(said))
      return {
        code: 'fleet.forged',
        message: 'its signature does not fit what it says, so it was changed or made up',
        remedy: whoWrites,
      };
    if (isCopied || isForAnother)
      return {
        code: 'fleet.forged',
        message: 'it was signed for another engine or another question, and copied',
        remedy: whoWrites,
      };
    if (!this.#trusts(said.from))
      return {
        code: 'fleet.not-trusted',
        message: 'this engine takes no decisions with that key',
        remedy: `If they may decide here, add "${trustName(said.from.engine, said.from.home)}" to approvals_from under [fleet] in its config.toml. Compare the key with \`zeroclaw fleet key\` there first.`,
      };
    return this.#whyNotNow(said.at);
  }

  #whyNotNow(at: number): Told | null {
    const agoMs = this.ports.clock.now() - at;
    const seconds = String(Math.round(Math.abs(agoMs) / 1_000));
    if (agoMs < -clocksDifferMs)
      return {
        code: 'fleet.clocks',
        message: `the clock where it was given is ahead of the one here by ${seconds} s or more`,
        remedy: setClocks,
      };
    // What came before this engine started may have been judged by the one before it.
    return agoMs > latestMs || at < this.#startedAt
      ? {
          code: 'fleet.late',
          message: `it was given ${seconds} s ago by the clock here, which is too long`,
          remedy: setClocks,
        }
      : null;
  }

  #carryOut(said: SaidDecision): Refusal | null {
    const { run, gate, shown, seen, decision, reason } = said;
    const door = this.ports.door();
    const card = door?.card(run) ?? null;
    if (door === null || card === null)
      return { code: 'fleet.asks-nothing', message: 'the run waits for nobody any more', remedy: lookAgain };
    if (card.gate.gate !== gate || card.shown !== shown || hashOfCard(card) !== seen)
      return {
        code: 'fleet.card-changed',
        message: 'the run asks something else by now than the card that was seen',
        remedy: lookAgain,
      };
    const done =
      decision === 'approve'
        ? door.approve(run, gate, shown, deciderOf(said))
        : door.deny(run, gate, reason, deciderOf(said));
    return done.ok ? null : done.error;
  }

  #forget(): void {
    const oldest = this.ports.clock.now() - rememberedMs;
    for (const [key, { at }] of this.#judged) if (at < oldest) this.#judged.delete(key);
  }
}

const outcomeText = (refused: Refusal | null): string =>
  JSON.stringify({
    refused: refused === null ? null : { ...refused, remedy: refused.remedy ?? '' },
  } satisfies SaidOutcome);

const lookAgain = 'Look at the card again.';
const whoWrites =
  'Nothing was done. Whoever knows the password of the database can write there: if this was nobody of yours, change it.';
const setClocks = 'Let a time server set both clocks, and decide again.';
