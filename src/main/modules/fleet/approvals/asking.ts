import { ok, refuse, type Refusal, type Result } from '../../../../shared/result';
import type { FleetGiven } from '../../../../shared/fleet';
import type { Input, Output } from '../../../../shared/procedures';
import type { Decider } from '../../../../shared/run';
import type { Clock } from '../../../platform/base/clock';
import { Emitter } from '../../../platform/base/emitter';
import type { NewId } from '../../../platform/base/ids';
import { untilTrue } from '../../../platform/base/until-true';
import { DeadlinePassed, within } from '../../../platform/base/within';
import type { FleetCalls, Me } from '../../../ports/fleet-calls';
import type { GivenDecisions } from '../storage/given-decisions';
import { offeredMs, toldWithinMs, trustName } from './deciding';
import { hashOfCard, readCard, readOutcome, signedBy, type Decided } from './said-decision';

export interface AskingPorts {
  readonly clock: Pick<Clock, 'now' | 'steady' | 'sleep'>;
  /** Of this home. */
  readonly signer: { readonly publicKey: string; sign(text: string): string };
  readonly newId: NewId;
  readonly given: GivenDecisions;
  readonly onFailure: (failure: unknown) => void;
  /** Something else is known of what was given. */
  readonly changed: () => void;
}

/** What of the connection is asked. */
interface Connection {
  readonly me: Me;
  readonly session: Pick<FleetCalls, 'offerCall' | 'withdrawCall'>;
}

/** What became of a row. */
type Became =
  | { readonly kind: 'answered'; readonly answer: string }
  /** Nobody has taken it, and nobody can. */
  | { readonly kind: 'withdrawn' };

interface Asked {
  readonly key: string;
  readonly engine: string;
  /** Null: it was offered before this engine started, and is offered no more. */
  readonly text: string | null;
  /** It stands in the list of what was given. */
  readonly isGiven: boolean;
  /** By the steady clock. */
  readonly until: number;
  isTaken: boolean;
  lookAt: number;
  became: Became | null;
}

/** What is over for whoever waited is looked at as seldom as this. */
const betweenLooksMs = 5_000;

/** Asks other engines what their runs ask, and hands over what people here decide about that. */
export class Asking {
  readonly #asked = new Set<Asked>();
  readonly #changed: Emitter<null>;
  /** There is something new to say to the database. */
  readonly news: Emitter<null>;

  constructor(private readonly ports: AskingPorts) {
    this.#changed = new Emitter(ports.onFailure);
    this.news = new Emitter(ports.onFailure);
    for (const { key, engine, outcome } of ports.given.list())
      if (outcome === 'open' || outcome === 'unknown')
        this.#asked.add(this.#toLookAt({ key, engine, text: null, isGiven: true }));
  }

  async card(
    me: string,
    { engine, runId }: Input<'fleet.card'>,
    signal: AbortSignal,
  ): Promise<Result<Output<'fleet.card'>>> {
    const from = { engine: me, home: this.ports.signer.publicKey };
    const asked = this.#toLookAt({
      key: this.ports.newId(),
      engine,
      text: JSON.stringify({ kind: 'card', for: engine, run: runId, from }),
      isGiven: false,
    });
    await this.#wait(asked, signal);
    this.#asked.delete(asked);
    if (asked.became?.kind !== 'answered') return refuse(noAnswer(engine));
    const said = readCard(asked.became.answer);
    if (said === null) return refuse(unreadable(engine));
    const { card: approval, home, trusts } = said;
    if (approval === null || approval.runId !== runId) return refuse(asksNothing(engine, runId));
    return ok({
      approval,
      seen: hashOfCard(approval),
      home,
      trusts,
      entry: trustName(me, this.ports.signer.publicKey),
    });
  }

  async decide(
    me: string,
    { engine, home, runId, gate, shown, seen, decision, reason = '', sop, step }: Input<'fleet.decide'>,
    { by }: Decider,
    signal: AbortSignal,
  ): Promise<Result<null>> {
    const { clock, given, newId, signer } = this.ports;
    const decided: Decided = {
      kind: 'decision',
      key: newId(),
      for: { engine, home },
      from: { engine: me, home: signer.publicKey },
      run: runId,
      gate,
      shown,
      seen,
      decision,
      reason,
      by,
      at: clock.now(),
    };
    const { key } = decided;
    const text = JSON.stringify(signedBy(signer, decided));
    const asked = this.#toLookAt({ key, engine, text, isGiven: true });
    // On disk before anybody can take it: whoever starts again after a kill looks what became of it.
    given.put({ key, engine, runId, sop, step, decision, by, at: decided.at, outcome: 'open', why: null });
    await this.#wait(asked, signal);
    if (asked.became === null) {
      const refusal = asked.isTaken ? unanswered(engine) : notKnown(engine);
      given.settle(key, 'unknown', refusal.message);
      this.ports.changed();
      return refuse(refusal);
    }
    const refusal = refusalOf(engine, asked.became);
    return refusal === null ? ok(null) : refuse(refusal);
  }

  /** Offers what is to be offered, and looks what became of it. Rejects when the database is away. */
  async round({ me, session }: Connection): Promise<void> {
    const now = this.ports.clock.steady();
    for (const asked of this.#asked) {
      if (now < asked.lookAt) continue;
      const leftMs = asked.until - now;
      const isOffered = leftMs > 0 && !asked.isTaken && asked.text !== null;
      const state = isOffered
        ? await session.offerCall(me, {
            key: asked.key,
            reach: asked.engine,
            forMs: leftMs,
            call: asked.text ?? '',
          })
        : await session.withdrawCall(me, asked.key);
      if (leftMs <= 0) asked.lookAt = now + betweenLooksMs;
      if (state.kind === 'taken') asked.isTaken = true;
      if (state.kind === 'answered') this.#settle(asked, { kind: 'answered', answer: state.answer });
      // A database that was put back knows less than it said once.
      if (state.kind === 'withdrawn' && !asked.isTaken) this.#settle(asked, { kind: 'withdrawn' });
    }
  }

  #toLookAt(asked: Pick<Asked, 'key' | 'engine' | 'text' | 'isGiven'>): Asked {
    const until = asked.text === null ? -Infinity : this.ports.clock.steady() + offeredMs;
    return { ...asked, until, isTaken: false, lookAt: -Infinity, became: null };
  }

  /** Until it is known what became of it, or whoever asked has to be told. */
  async #wait(asked: Asked, signal: AbortSignal): Promise<void> {
    this.#asked.add(asked);
    this.news.emit(null);
    // What nobody has taken by then is withdrawn, at once.
    const ended = new AbortController();
    this.ports.clock.sleep(offeredMs, ended.signal).then(
      () => {
        this.news.emit(null);
      },
      () => {},
    );
    try {
      await within(this.ports.clock, toldWithinMs, signal, (either) =>
        untilTrue(
          (listener) => this.#changed.on(listener),
          () => asked.became !== null,
          either,
        ),
      );
    } catch (failure) {
      if (!(failure instanceof DeadlinePassed)) throw failure;
    } finally {
      ended.abort();
    }
  }

  #settle(asked: Asked, became: Became): void {
    asked.became = became;
    this.#asked.delete(asked);
    if (asked.isGiven) {
      const why = refusalOf(asked.engine, became)?.message ?? null;
      this.ports.given.settle(asked.key, outcomeOf(became), why);
      this.ports.changed();
    }
    this.#changed.emit(null);
  }
}

/** Null: it was carried out. */
function refusalOf(engine: string, became: Became): Refusal | null {
  if (became.kind === 'withdrawn') return withdrawn(engine);
  const outcome = readOutcome(became.answer);
  if (outcome === null) return unreadable(engine);
  const { refused } = outcome;
  return refused === null
    ? null
    : { ...refused, message: `${engine} did not carry it out: ${refused.message}` };
}

function outcomeOf(became: Became): FleetGiven['outcome'] {
  if (became.kind === 'withdrawn') return 'withdrawn';
  const outcome = readOutcome(became.answer);
  if (outcome === null) return 'unknown';
  return outcome.refused === null ? 'done' : 'refused';
}

const seconds = (ms: number): string => String(ms / 1_000);

const noAnswer = (engine: string): Refusal => ({
  code: 'fleet.no-answer',
  message: `${engine} does not say what the run asks`,
  remedy: `An older version says it only there. Look with \`zeroclaw fleet\` whether it is there, or decide it at that engine.`,
});
const asksNothing = (engine: string, runId: string): Refusal => ({
  code: 'fleet.asks-nothing',
  message: `The run ${runId} at ${engine} waits for nobody`,
  remedy: 'See what waits with `zeroclaw fleet --approvals`.',
});
const unreadable = (engine: string): Refusal => ({
  code: 'fleet.unreadable',
  message: `What ${engine} answered cannot be read`,
  remedy: 'It has another version, or somebody else has written the answer. Look at the run there.',
});
const withdrawn = (engine: string): Refusal => ({
  code: 'fleet.withdrawn',
  message: `${engine} did not take it within ${seconds(offeredMs)} s, and it was withdrawn: nothing was done`,
  remedy: 'Look with `zeroclaw fleet` whether it is there, or decide it at that engine.',
});
const unanswered = (engine: string): Refusal => ({
  code: 'fleet.unanswered',
  message: `${engine} has taken it and has not answered within ${seconds(toldWithinMs)} s: it may have been carried out`,
  remedy: 'Look at the run there. What came of it is shown under Fleet, Approvals, once it is known.',
});
const notKnown = (engine: string): Refusal => ({
  code: 'fleet.not-known',
  message: `The database of the fleet does not answer, so nobody knows whether ${engine} has it: it may have been carried out`,
  remedy:
    'Look at the run there. Nothing of it is carried out from now on. What came of it is shown under Fleet, Approvals, once it is known.',
});
