import { isTaken } from '../../../../domain/run/taken';
import { hasTemplate } from '../../../../domain/procedure/templates';
import { isFinished } from '../../../../shared/run-facts';
import type { Decider, Run } from '../../../../shared/run';
import type { Result } from '../../../../shared/result';
import type { DispatchRow, SopEntry, SopEvent } from '../../../../shared/sop';
import type { Clock } from '../../../platform/base/clock';
import { checkArguments } from '../../../platform/base/json-schema';
import type { CallForMe, CallName, FleetCalls, Me } from '../../../ports/fleet-calls';
import type { ToolRegistry } from '../../../ports/tool';
import { isForDeciding } from '../approvals/deciding';
import type { TakenCalls } from '../storage/taken-calls';
import { answerOf, answerText, notDone, readCall, type SaidAnswer, type SaidCall } from './said-call';
import { takenProcedure } from './taken-procedure';

/** Before the end of its lease this engine sends nothing more: by then others take it for gone. */
const beforeLeaseEndMs = 5_000;
const byFleet: Decider = { by: 'fleet', via: 'fleet' };

/** Where a call that was taken becomes a run. */
export interface TakingEngine {
  readonly paused: boolean;
  /** There is no place for a call of another engine. */
  readonly isFullForOthers: boolean;
  dispatchTo(
    entries: readonly SopEntry[],
    event: SopEvent,
    startedBy: string,
    options: { readonly durable: boolean; readonly alongside: (rows: readonly DispatchRow[]) => void },
  ): readonly DispatchRow[];
  show(runId: string): Run | null;
  activeRuns(): readonly Run[];
  cancel(runId: string, reason: string, by: Decider): Result<null>;
}

export interface TakingPorts {
  readonly clock: Pick<Clock, 'now' | 'steady'>;
  readonly engine: TakingEngine;
  readonly tools: Pick<ToolRegistry, 'get'>;
  readonly taken: TakenCalls;
  /** `[fleet] accept`. */
  readonly accepts: () => readonly string[];
}

/**
 * Carries out what other engines hand over. What is taken and has no answer is looked up in the record here each time, so
 * nothing is remembered that a kill could lose: no run, and nothing was done.
 */
export class Taking {
  /** By the steady clock: until when this engine is there for the others. */
  #leaseEnd = -Infinity;
  /** Runs that were begun under this lease. What an earlier one has begun goes on no more: others may know it for gone. */
  readonly #begun = new Set<string>();

  /** Taken under this lease when the last place was given to something else in the same moment. */
  readonly #placeless = new Set<string>();

  constructor(private readonly ports: TakingPorts) {}

  /** Takes what it can, and answers what is over; what is no call of a tool is left. Rejects when the database is away. */
  async round(
    calls: Pick<FleetCalls, 'callsFor' | 'takeCall' | 'answerCall'>,
    me: Me,
  ): Promise<readonly CallForMe[]> {
    // From before the question: the lease is never thought longer than it is.
    const asked = this.ports.clock.steady();
    const { leaseMs, calls: mine } = await calls.callsFor(me);
    // Nobody has looked meanwhile whether the one before was over.
    this.guard();
    this.#leaseEnd = asked + leaseMs;
    const left = mine.filter(isForDeciding);
    for (const call of mine) {
      if (left.includes(call)) continue;
      if (call.isTaken) await this.#goOn(calls, me, call);
      else if (this.#isFor(call) && (await calls.takeCall(me, call, beforeLeaseEndMs)))
        await this.#begin(calls, me, call);
    }
    return left;
  }

  /** Whether a run is under way that another engine has asked for. */
  get isBusy(): boolean {
    return this.ports.engine.activeRuns().some(isTaken);
  }

  /** Ends what must not act any more because others take this engine for gone. */
  guard(): void {
    if (this.#isOver()) {
      this.#begun.clear();
      this.#placeless.clear();
    }
    for (const run of this.ports.engine.activeRuns()) {
      const why = this.whyNotSent(run);
      if (why !== null) this.ports.engine.cancel(run.runId, why, byFleet);
    }
  }

  /** Why the run may send nothing; null: it may, or it is none of another engine. */
  whyNotSent(run: Pick<Run, 'runId' | 'folder'>): string | null {
    if (!isTaken(run) || (this.#begun.has(run.runId) && !this.#isOver())) return null;
    return 'this engine was away from the fleet for too long, or has ended in between, and acts for another one no more';
  }

  #isOver(): boolean {
    return this.ports.clock.steady() + beforeLeaseEndMs >= this.#leaseEnd;
  }

  /** What it would refuse or has no place for is left to others, and waits: nobody knows here who else has the tag. */
  #isFor({ call }: CallForMe): boolean {
    const said = readCall(call);
    const { paused, isFullForOthers } = this.ports.engine;
    return said !== null && !paused && !isFullForOthers && this.ports.accepts().includes(said.tool);
  }

  async #begin(calls: Pick<FleetCalls, 'answerCall'>, me: Me, call: CallForMe): Promise<void> {
    // A database that was put back offers it once more: what came of it stands in the record here.
    if (this.ports.taken.runOf(call) !== null) return;
    if (this.ports.engine.isFullForOthers) {
      this.#placeless.add(call.key);
      return;
    }
    const said = readCall(call.call);
    const refused =
      said === null ? 'the call cannot be read' : (this.#whyUnfit(said) ?? this.#start(call, said));
    if (refused !== null) await this.#answer(calls, me, call, notDone(refused));
  }

  #whyUnfit({ tool: name, arguments: args, definition }: SaidCall): string | null {
    const tool = this.ports.tools.get(name);
    if (tool === undefined) return `there is no tool "${name}" here`;
    // The engine would put its own values and secrets in.
    if (hasTemplate(args)) return 'double braces in the arguments are not filled in for another engine';
    if (tool.definition !== definition) return `${name} is another tool here than the one that was shown`;
    const mistakes = checkArguments(tool.parameters, args);
    return mistakes.length === 0 ? null : `the arguments do not fit ${name}: ${mistakes.join('; ')}`;
  }

  /** Why it was not started; null: it was, and that is on disk with the name of the call. */
  #start(call: CallName, said: SaidCall): string | null {
    const { engine, taken, clock } = this.ports;
    const { procedure, run, step, approvedBy } = said;
    const payload = JSON.stringify({ engine: call.engine, procedure, run, step, approved_by: approvedBy });
    const by = `fleet:${call.engine}`;
    const [row] = engine.dispatchTo(
      [takenProcedure(call.engine, said)],
      {
        source: 'manual',
        topic: null,
        payload,
        receivedAt: clock.now(),
        handed: { by, outside: [`the engine ${call.engine} of the fleet`] },
      },
      by,
      {
        durable: true,
        alongside: ([started]) => {
          if (started?.result !== 'started') return;
          taken.begun(call, started.runId);
          this.#begun.add(started.runId);
        },
      },
    );
    return row?.result === 'started'
      ? null
      : `it was not started: ${row?.reason ?? 'not known'}. ${row?.detail ?? ''}`.trimEnd();
  }

  async #goOn(calls: Pick<FleetCalls, 'answerCall'>, me: Me, call: CallForMe): Promise<void> {
    const { engine, taken } = this.ports;
    const runId = taken.runOf(call);
    if (runId === null && this.#placeless.delete(call.key) && !call.isCalledOff && !engine.paused)
      return this.#begin(calls, me, call);
    if (runId === null)
      return this.#answer(calls, me, call, notDone('it was taken, and nothing of it was begun'));
    const run = engine.show(runId);
    if (run === null)
      return this.#answer(calls, me, call, {
        ...notDone(`its run ${runId} is not there any more. Whether it was carried out is not known.`),
        unknown: true,
      });
    if (call.isCalledOff && !isFinished(run.status))
      engine.cancel(runId, `called off by the engine ${call.engine}`, byFleet);
    const answer = answerOf(engine.show(runId) ?? run);
    if (answer === null) return;
    await this.#answer(calls, me, call, answer);
    this.#begun.delete(runId);
  }

  #answer(calls: Pick<FleetCalls, 'answerCall'>, me: Me, call: CallName, answer: SaidAnswer): Promise<void> {
    return calls.answerCall(me, call, answerText(answer));
  }
}
