import { messageOf } from '../../../shared/errors';
import { ok, refuse, type Refusal, type Result } from '../../../shared/result';
import type { Decider, Run, RunEvent, SureFailure } from '../../../shared/run';
import { isFinished } from '../../../shared/run-facts';
import type { DispatchRow, ExecutionMode, SopEntry, SopEvent, SopVerdict } from '../../../shared/sop';
import type { Signature } from '../../../domain/approval/approval-request';
import { Emitter } from '../../platform/base/emitter';
import type { Change, StartOptions } from './change';
import { carriedOut, Door } from './door';
import { EffectRunner, groundOf } from './effect-runner';
import { putEnd } from './end-events';
import { EventStarts } from './event-starts';
import { endOfChild, startChild, untilEnded, type ChildDoor } from './child-runs';
import { decideKnowing, pinnedOf, writeAlong } from './remembering';
import { repetitionOf } from './repetition';
import { byHand, runnableIn } from './runnable';
import type {
  DispatchOptions,
  Pause,
  RepeatOptions,
  RunChange,
  SopEnginePorts,
  Starter,
} from './engine-ports';
import type { CallEdit } from '../../../domain/approval/edited-calls';
import { ActiveRuns } from './active-runs';
import { Bases } from './bases';
import type { Json } from '../../../shared/json';
import { whyNoAnswer, whyTooEarly } from './given-answer';
import { whyNotEditable } from './edited-values';
import { HeldRuns, heldRun, importedRun } from './held-runs';
import { asFound, calledOffBecause, emergencyStop, Holds, type CalledOffFor, type Owed } from './holds';
import { judgeEvent, notStarted, type NotStarted, type Startable } from './triggers/may-start';
import { RecentReadings, type RecentReading } from '../../../domain/procedure/triggers/recent-readings';
import { foldLog } from './runs/fold-log';
import { beginsAtOnce, begunWith, evolve, pendingEffects, type RunCommand } from '../../../domain/run/run';
import { childrenOf, worksHere } from '../../../domain/run/lanes';
import { inheritedFrom } from '../../../domain/run/left-set';
import { WaitingEvents, type Backlog } from './waiting-events';
import { StartCheck } from './start-check';
import { TimeKeeper } from './time-keeper';
import { nextTimeOfDay } from './time-of-day';
import { TriggerIndex, type Matches } from './triggers/trigger-index';
import { readingsBefore } from '../../../domain/procedure/triggers/signal';

export type { RunChange, SopSettings } from './engine-ports';
export type { NotStarted } from './triggers/may-start';

/** Why a run is cancelled in whose place another one starts, and who does that. */
const newerEvent = 'a newer event took its place';
const itself = { by: 'ZeroClaw', via: 'engine' };

/**
 * The edge around the pure core: reads the log, folds, decides, appends at the expected version, then starts
 * what is pending. Invariants: an event is on disk before its effect starts; a run's state in memory is the
 * fold of its log; every change of a run goes through `#change`, which is synchronous, so decisions cannot
 * interleave and the first one wins. What people decide is written at once; events and steps share their
 * writes, see `Door`.
 */
export class SopEngine {
  readonly changes: Emitter<RunChange>;
  readonly texts: Emitter<{ readonly runId: string; readonly step: number; readonly text: string }>;
  readonly events: Emitter<{ readonly id: number }>;
  readonly backlogChanges: Emitter<Backlog | null>;
  /** What triggers count. */
  readonly time: TimeKeeper;
  readonly #active = new ActiveRuns();
  /** Takes back, newest first, what is remembered of the transaction under way. */
  readonly #undo: (() => void)[] = [];
  readonly #door: Door;
  readonly #effects: EffectRunner;
  readonly #readings = new RecentReadings();
  readonly #bases: Bases;
  #index: { readonly entries: readonly SopEntry[]; readonly triggers: TriggerIndex } | null = null;
  readonly #holds: Holds<Change>;
  readonly #waiting: WaitingEvents<Change>;
  readonly #starts: EventStarts<Change>;
  readonly #held: HeldRuns;
  readonly #check: StartCheck;
  readonly #ending: Parameters<typeof putEnd>[1] = {
    hearsEnd: (procedure) => this.#triggers().knows('procedure', procedure),
    match: (event) => this.#triggers().match(event),
    atomically: (work) => this.#atomically(false, work),
    later: (...of) => this.#starts.later(...of),
  };
  #isRecovered = false;
  #closed = false;

  constructor(private readonly ports: SopEnginePorts) {
    const report = (failure: unknown): void => {
      ports.logger.error('A listener of the SOP engine failed', { failure: messageOf(failure) });
    };
    this.changes = new Emitter(report);
    this.texts = new Emitter(report);
    this.events = new Emitter(report);
    this.backlogChanges = new Emitter(report);
    this.#door = new Door((durable, work) => this.#atomically(durable, work), ports.door);
    this.#held = new HeldRuns(ports.isHeld);
    this.#holds = new Holds(
      ports,
      {
        active: () => this.activeRuns(),
        atomically: (work) => {
          this.#atomically(true, work);
        },
        change: (runId, command) => this.#change(runId, command),
        follow: (change) => {
          this.#follow(change);
        },
        goOn: (runId) => {
          this.#pursue(runId);
        },
        leave: (runId) => {
          this.#active.delete(runId);
        },
      },
      report,
    );
    this.#check = new StartCheck(ports, {
      active: () => this.#active.values(),
      pause: () => this.#holds.pause,
      queuedOf: (folder, key) => this.#waiting.countOf(folder, key),
    });
    this.#waiting = new WaitingEvents<Change>(ports, {
      isPaused: () => this.paused || this.isCutOff,
      isFull: () => this.#active.areFull(ports.settings().maxActiveRuns),
      start: (startable, hash, event, startedBy) =>
        this.#start(startable, hash, event, startedBy, { fromQueue: true }),
      enterLast: (durable, work, follow) => this.#door.enterLast(durable, work, follow),
      onUndo: (undo) => void this.#undo.push(undo),
      followStarted: (change) => {
        this.#followStarted(change);
      },
      tellSkipped: (sop, event, why) => {
        this.#starts.tellSkipped(sop, event, why);
      },
      changed: (id) => {
        if (id !== null) this.events.emit({ id });
        this.backlogChanges.emit(this.backlog);
      },
    });
    ports.cutOff?.onChange(() => {
      this.#waiting.take();
    });
    this.time = new TimeKeeper(ports, {
      isClosed: () => this.#closed,
      match: (event) => this.#triggers().match(event),
      dispatch: (...dispatched) => this.#dispatch(...dispatched),
      atomically: (work) => {
        this.#atomically(true, work);
      },
      onUndo: (undo) => void this.#undo.push(undo),
    });
    this.#starts = new EventStarts<Change>(ports, {
      hear: (timed, event) => this.time.hear(timed, event),
      isClosed: () => this.#closed,
      mayStart: (startable, event) => this.#check.mayStart(startable, event),
      start: (startable, hash, event, startedBy) => this.#start(startable, hash, event, startedBy),
      run: (runId) => this.#active.get(runId),
      hearing: (event, isNews) => this.#active.hearing(event, isNews),
      tellRun: (runId, event, isNews) => {
        const heard = this.#change(runId, this.#active.hear(runId, event, isNews, ports.clock.now()));
        return heard.ok ? heard.value : null;
      },
      isCrowded: () => this.#waiting.isBusy || this.#active.areFull(ports.settings().maxActiveRuns),
      put: (startable, event, startedBy, id) => {
        this.#waiting.put(startable, event, startedBy, id);
      },
      followStarted: (change) => {
        this.#followStarted(change);
      },
      supersede: (startable, event) => this.#waiting.supersede(startable, event),
      added: (superseded) => {
        this.#waiting.added(superseded);
      },
      recorded: (id, isQueued) => {
        this.events.emit({ id });
        if (isQueued) this.backlogChanges.emit(this.backlog);
      },
    });
    this.#bases = new Bases(ports, {
      active: () => this.activeRuns(),
      command: (runId, command) => this.#command(runId, command),
      readings: ({ trigger }) => this.readingsFrom(trigger),
      counted: (run) => this.time.counted(run),
    });
    this.#effects = new EffectRunner({
      ...groundOf(ports),
      stepTimeoutSecs: () => ports.settings().stepTimeoutSecs,
      nextTime: nextTimeOfDay,
      children: {
        start: (runId, step) => startChild(this.#active.get(runId), step, ports, this.#childDoor),
        end: (child) => endOfChild(this.show(child), child, ports.log),
        ended: (child, signal) => untilEnded(this.changes, child, signal),
      },
      command: (runId, command) => this.#command(runId, command),
      commandSoon: (runId, command, durable) => this.#commandSoon(runId, command, durable),
      run: (runId) => this.#active.get(runId) ?? null,
      history: (runId) => ports.log.read(runId).map((row) => row.event),
      changes: (runId, basis, signal) => this.#bases.changesNow(this.#active.get(runId), basis, signal),
      pursue: (runId) => {
        this.#pursue(runId);
      },
      text: (text) => {
        this.texts.emit(text);
      },
      duty: ports.duty,
      announce: ports.announce,
      withdraw: ports.withdraw,
    });
  }

  /**
   * Takes up what an earlier engine left: waiting runs wait on, a step that was being carried out becomes
   * interrupted, and a run that an emergency stop was for is cancelled now if it was not then. Throws an
   * AppError when that could not be written: such a run does not go on before it is. */
  resume(): void {
    this.#recoverRuns();
    this.#waiting.take();
  }

  /** A person has accepted the record: what was held is taken up now, as `resume` does. */
  recoverHeld(): void {
    try {
      for (const runId of this.#held.release()) this.#recoverRun(runId, (of) => this.#holds.owedAtStart(of));
      this.#waiting.recover();
    } finally {
      this.#holds.record();
    }
    this.#waiting.take();
  }

  /**
   * Instead of `resume`: nothing of what an earlier engine left goes on, each run is cancelled, and all
   * triggers are paused. Throws an
   * AppError when that could not be written; it holds nevertheless. */
  callOff(why: CalledOffFor, { by, via }: Decider): void {
    this.#holds.requirePause({ by, via }, why);
    this.#recoverRuns(() => ({ type: 'cancel', reason: calledOffBecause[why], by, via }));
    this.#waiting.callOff(calledOffBecause[why]);
    this.time.callOff(why);
  }

  #recoverRuns(decide?: (runId: string) => Owed): void {
    try {
      for (const runId of this.ports.log.active())
        if (!this.#held.holds(runId)) this.#recoverRun(runId, decide);
      this.#waiting.recover();
      this.time.recover();
      this.#isRecovered = true;
    } finally {
      this.#holds.record();
    }
  }

  #recoverRun(runId: string, decide = (of: string): Owed => this.#holds.owedAtStart(of)): void {
    const run = this.#readable(runId);
    if (run === null || isFinished(run.status)) return;
    this.#active.set(runId, run);
    this.#bases.follow(run, false);
    this.#holds.owe(runId, asFound(decide(runId), run, this.ports.log));
  }

  /** Whether what an earlier engine left is taken up, and all that holds is on disk. */
  get isRecorded(): boolean {
    return this.#isRecovered && this.#holds.isRecorded;
  }

  /** What held without being on disk is on disk now. */
  get recorded(): Emitter<null> {
    return this.#holds.recorded;
  }

  /** `[sop] enabled`. */
  get proceduresEnabled(): boolean {
    return this.ports.settings().enabled;
  }

  /** Nothing starts and nothing acts until the fleet is back. */
  get isCutOff(): boolean {
    return (this.ports.cutOff?.since() ?? null) !== null;
  }

  /** Events that wait for a place; null: none. */
  get backlog(): Backlog | null {
    return this.#waiting.backlog;
  }

  get paused(): boolean {
    return this.#holds.pause !== null;
  }

  /** Whether there is no place for what another engine hands over. */
  get isFullForOthers(): boolean {
    return this.#active.areFull(this.ports.settings().maxActiveRuns, worksHere);
  }

  /** Whether the pause is an emergency stop; it stays one until somebody resumes. */
  get stopped(): boolean {
    return this.#holds.pause?.stopped !== undefined;
  }

  get pausedBy(): Omit<Pause, 'stopped'> | null {
    const { pause } = this.#holds;
    return pause === null ? null : { by: pause.by, via: pause.via, at: pause.at };
  }

  /**
   * Paused triggers start nothing; a person still can, and runs go on. It holds until somebody resumes, over
   * restarts too. Throws AppError engine.pause when that could
   * not be written; it holds nevertheless. Nobody resumes before an emergency stop is wholly on disk. */
  pause(paused: boolean, by: Decider): void {
    this.#holds.setPause(paused, by);
    this.#waiting.take();
  }

  /**
   * Match, start, then audit. One row for each SOP that the event concerns; on disk when it returns, if
   * anything started. Throws an AppError when it could not be recorded, or the engine is closing: then
   * nothing has started.
   */
  dispatch(event: SopEvent, startedBy: string, options: DispatchOptions = {}): readonly DispatchRow[] {
    this.#readings.note(event);
    this.time.pass();
    return this.#dispatch(this.#triggers().match(event), event, startedBy, options);
  }

  /** The same; many events, and what else many runs do, share one write. Resolves when it is on disk. */
  async dispatchSoon(
    event: SopEvent,
    startedBy: string,
    options: DispatchOptions = {},
  ): Promise<readonly DispatchRow[]> {
    this.#readings.note(event);
    this.time.pass();
    const { durable, work, follow } = this.#starts.of(
      this.#triggers().match(event),
      event,
      startedBy,
      options,
    );
    return (await this.#door.enter(durable, work, follow)).rows;
  }

  /** Starts exactly these: cron, whose match is a window of time, and a person's choice. */
  dispatchTo(
    entries: readonly SopEntry[],
    event: SopEvent,
    startedBy: string,
    options: DispatchOptions = {},
  ): readonly DispatchRow[] {
    return this.#dispatch({ matching: entries, misses: [], timed: [] }, event, startedBy, options);
  }

  /** Whether some SOP listens to this webhook path. */
  knowsPath(path: string): boolean {
    return this.#triggers().knows('webhook', path);
  }

  /**
   * Which SOPs this event would start, and for every other one why not. Starts nothing. `entries`: as they
   * would be, else as they are.
   */
  test(event: SopEvent, entries: readonly SopEntry[] = this.ports.sops.entries()): readonly SopVerdict[] {
    return judgeEvent(
      entries,
      event,
      (startable) => this.#check.mayStart(startable, event),
      (listeners) => this.time.hear(listeners, event),
    );
  }

  /** Why nobody can start it as its definition is now; null: somebody can. */
  whyNotRunnable(name: string): Refusal | null {
    const runnable = runnableIn(this.ports.sops, name);
    return runnable.ok ? null : runnable.error;
  }

  /** A person starts it by name, whatever its triggers; where something is `handed` over, the agent does. */
  startByHand(name: string, payload: string | null, by: Starter): Result<{ readonly runId: string }> {
    const runnable = runnableIn(this.ports.sops, name);
    if (!runnable.ok) return runnable;
    const { entry } = runnable.value;
    const [row] = this.dispatchTo([entry], byHand(payload, this.ports.clock.now(), by.handed), by.by);
    if (row?.result === 'started') return ok({ runId: row.runId });
    return refuse({
      code: 'sop.skipped',
      message: `"${name}" was not started: ${row?.reason ?? 'not known'}`,
      remedy: row?.detail ?? 'Look at its definition.',
    });
  }

  /**
   * The same as a rehearsal: reads happen, nothing acts, nobody is asked. It is no event, holds no place and
   * counts nowhere. `draft`: as it would be when saved. `mode`: as if it ran in that one. `as`: as if the
   * payload had come from there.
   */
  startDry(
    name: string,
    payload: string | null,
    by: Decider,
    {
      draft,
      mode,
      as,
    }: {
      readonly draft?: SopEntry;
      readonly mode?: ExecutionMode | undefined;
      readonly as?: Pick<SopEvent, 'source' | 'topic'> | undefined;
    } = {},
  ): Result<{ readonly runId: string }> {
    const runnable = runnableIn(this.ports.sops, name, draft);
    if (!runnable.ok) return runnable;
    const { entry, sop } = runnable.value;
    const started = this.#startNow(
      { sop: mode === undefined ? sop : { ...sop, executionMode: mode }, folder: entry.folder },
      entry.hash,
      { ...byHand(payload, this.ports.clock.now()), ...as },
      by.by,
      { dry: true },
    );
    if (!started.ok)
      return refuse({
        code: 'sop.skipped',
        message: `The dry run of "${name}" was not started: ${started.error.reason}`,
        remedy: started.error.detail,
      });
    this.#follow(started.value);
    return ok({ runId: started.value.run.runId });
  }

  /**
   * Runs the procedure, as it is now, again on the event of an earlier run: from the start, or from a step
   * with what that run recorded of the steps before. Those are not carried out again; every gate from there
   * on asks again. A dry run stays one. It is no event, but it counts as a run like any other.
   */
  again(runId: string, options: RepeatOptions, by: Decider): Result<{ readonly runId: string }> {
    const repetition = repetitionOf(this.ports, runId, options);
    if (!repetition.ok) return repetition;
    const { entry, sop, trigger, ...how } = repetition.value;
    const started = this.#startNow({ sop, folder: entry.folder }, entry.hash, trigger, by.by, how);
    if (!started.ok)
      return refuse({
        code: 'sop.skipped',
        message: `Run ${runId} was not started again: ${started.error.reason}`,
        remedy: started.error.detail,
      });
    this.#follow(started.value);
    return ok({ runId: started.value.run.runId });
  }

  /** Writes other values on the card of a waiting step. Nothing is sent; the card is to be signed again. */
  editCalls(runId: string, gate: string, edits: readonly CallEdit[], by: Decider): Result<null> {
    const waiting = this.#active.get(runId)?.gate;
    const refusal = whyNotEditable(waiting?.calls ?? [], edits, this.ports.executor);
    if (refusal !== null) return refuse(refusal);
    return this.#command(runId, { type: 'edit-calls', at: this.ports.clock.now(), gate, edits, ...by });
  }

  /** What would make the step that waits fail for sure, were it carried out now. */
  sureFailures(run: Run): readonly SureFailure[] {
    return this.ports.executor.sureFailures(run);
  }

  /** A yes to what was shown, and to nothing else; with the answer where the step asks for a value. */
  approve(runId: string, signature: Signature, by: Decider, answer?: Json): Result<null> {
    const { id: gate, shown } = signature;
    const at = this.ports.clock.now();
    const run = this.#active.get(runId);
    const misfit = answer === undefined ? null : whyNoAnswer(run, answer);
    if (misfit !== null) return refuse(misfit);
    const early = whyTooEarly(run, gate);
    if (early !== null) return refuse(early);
    const asked = this.#bases.askAgain(run, signature, by);
    return asked ?? this.#command(runId, { type: 'approve', at, gate, shown, answer, ...by });
  }

  deny(runId: string, gate: string | null, reason: string, by: Decider): Result<null> {
    return this.#command(runId, { type: 'deny', at: this.ports.clock.now(), gate, reason, ...by });
  }

  cancel(runId: string, reason: string, { by, via }: Decider): Result<null> {
    return this.#command(runId, { type: 'cancel', at: this.ports.clock.now(), reason, by, via });
  }

  /**
   * Pauses all triggers and cancels every active run; returns how many. Everything is called off before anything
   * is written. What cannot be written stops nevertheless, is thrown, and is written as soon as it can be.
   */
  stopEverything(by: Decider): number {
    for (const runId of [...this.#active.keys()]) {
      this.#holds.owe(runId, { type: 'cancel', reason: emergencyStop, by: by.by, via: by.via });
      this.#pursue(runId);
    }
    this.#holds.requireStop(by, this.#unfinished());
    this.#waiting.callOff(emergencyStop);
    this.time.callOff('stop');
    return this.#holds.record();
  }

  /** Topics that runs listen to, for a wait or for one that comes next. */
  get awaitedTopics(): readonly string[] {
    return this.#active.topics;
  }

  activeRuns(): readonly Run[] {
    return [...this.#active.values()];
  }

  /** What came from the event's place of late, oldest first. */
  readingsFrom({ source, topic }: SopEvent): readonly RecentReading[] {
    // Of before a restart, and of a place that others have crowded out, the ledger knows the last one.
    return this.#readings.ofEver(source, topic, () => this.ports.ledger.lastFrom(source, topic));
  }

  /** Null: there is no such run. Throws an AppError when it is damaged. */
  show(runId: string): Run | null {
    return this.#active.get(runId) ?? this.#load(runId);
  }

  /** For lists, which one damaged run must not empty: null for that one too. */
  showReadable(runId: string): Run | null {
    return this.#active.get(runId) ?? this.#readable(runId);
  }

  /** Stops what is in flight without deciding anything: the log says the rest at the next start. */
  async close(): Promise<void> {
    this.#bases.close();
    this.#holds.close();
    this.#waiting.close();
    this.#closed = true;
    this.#door.letInNow();
    await this.#effects.close();
    await this.ports.audit.settled();
  }

  /** All that the record holds as active, also what cannot be read now. */
  #unfinished(): readonly string[] {
    try {
      return this.ports.log.active();
    } catch {
      return [...this.#active.keys()];
    }
  }

  /** Made again when the definitions have changed. */
  #triggers(): TriggerIndex {
    const entries = this.ports.sops.entries();
    if (this.#index?.entries !== entries) this.#index = { entries, triggers: new TriggerIndex(entries) };
    return this.#index.triggers;
  }

  #dispatch(
    matches: Matches,
    event: SopEvent,
    startedBy: string,
    options: DispatchOptions,
  ): readonly DispatchRow[] {
    const { durable, work, follow } = this.#starts.of(matches, event, startedBy, options);
    const dispatched = carriedOut((onDisk, write) => this.#atomically(onDisk, write), durable, work);
    follow(dispatched);
    return dispatched.rows;
  }

  /**
   * One transaction over what is written and what is remembered of it: when it throws, neither has changed.
   * Within another one it is part of that.
   */
  #atomically<T>(durable: boolean, work: () => T): T {
    const before = this.#undo.length;
    try {
      const value = this.ports.transaction(durable, work);
      if (before === 0) this.#undo.length = 0;
      return value;
    } catch (failure) {
      for (const undo of this.#undo.splice(before).toReversed()) undo();
      throw failure;
    }
  }

  #startNow(
    startable: Startable,
    sopHash: string,
    trigger: SopEvent,
    startedBy: string,
    options: StartOptions,
  ): Result<Change, NotStarted> {
    return this.#atomically(true, () => this.#start(startable, sopHash, trigger, startedBy, options));
  }

  #start(
    { sop, folder }: Startable,
    sopHash: string,
    trigger: SopEvent,
    startedBy: string,
    { dry = false, again, fromQueue = false }: StartOptions = {},
  ): Result<Change, NotStarted> {
    const allowed = this.#check.mayStart({ sop, folder }, trigger, {
      ...(again === undefined && !dry ? {} : { dry, byPerson: true }),
      fromQueue,
    });
    const replaced = allowed.ok ? null : this.#replaceFor({ sop, folder }, trigger, allowed.error, fromQueue);
    if (!allowed.ok && replaced?.ok !== true) return replaced ?? allowed;
    if (sop.cooldownSecs > 0) this.#check.tellEndAhead(sop.name);
    const runId = `run-${this.ports.newId()}`;
    const started = this.#change(runId, {
      type: 'start',
      at: this.ports.clock.now(),
      runId,
      sop,
      sopHash,
      folder,
      trigger,
      ...pinnedOf(this.ports.settings()),
      startedBy,
      dry,
      again,
      inherited: inheritedFrom(replaced?.ok === true ? replaced.value.run : null),
      signal: readingsBefore(
        sop,
        trigger,
        again === undefined ? this.#readings.of(trigger.source, trigger.topic) : [],
      ),
    });
    if (started.ok && started.value !== null)
      return ok(replaced?.ok === true ? { ...started.value, replaced: replaced.value } : started.value);
    return started.ok
      ? notStarted('nothing to start', '')
      : notStarted(started.error.message, started.error.remedy ?? '');
  }

  /**
   * Cancels the run in whose place the event starts another, where nothing else keeps it from starting; the
   * cooldown after what is cancelled here keeps nothing back. Null: it is in nobody's place.
   */
  #replaceFor(
    startable: Startable,
    trigger: SopEvent,
    { replaces }: NotStarted,
    fromQueue: boolean,
  ): Result<Change, NotStarted> | null {
    if (replaces === undefined) return null;
    const allowed = this.#check.mayStart(startable, trigger, { fromQueue, without: replaces });
    if (!allowed.ok) return allowed;
    const at = this.ports.clock.now();
    const cancelled = this.#change(replaces, { type: 'cancel', at, reason: newerEvent, ...itself });
    return cancelled.ok && cancelled.value !== null
      ? ok(cancelled.value)
      : notStarted('check failed', cancelled.ok ? '' : cancelled.error.message);
  }

  /** Written at once, in a transaction of its own unless there is one. */
  #command(runId: string, command: RunCommand): Result<null> {
    const changed = this.#atomically(true, () => this.#change(runId, command));
    return this.#followed(runId, changed);
  }

  /**
   * The same, together with what other runs write meanwhile. Not `durable`: it survives a crash of the
   * program, and is on disk with the next change that is.
   */
  async #commandSoon(runId: string, command: RunCommand, durable: boolean): Promise<Result<null>> {
    let followed: Result<null> = ok(null);
    this.#waiting.takeAlong();
    await this.#door.enter(
      () => durable,
      () => this.#change(runId, command),
      (changed) => {
        followed = this.#followed(runId, changed);
      },
    );
    return followed;
  }

  #followed(runId: string, changed: Result<Change | null>): Result<null> {
    if (!changed.ok) {
      // It may have been held with that.
      if (this.#held.has(runId)) this.#pursue(runId);
      return changed;
    }
    if (changed.value !== null) this.#follow(changed.value);
    return ok(null);
  }

  /**
   * Decides and writes; null: there is nothing to change. What follows from it waits until the write is
   * certain.
   */
  #change(runId: string, command: RunCommand): Result<Change | null> {
    if (this.#closed)
      return refuse({ code: 'engine.closed', message: 'The engine is closing', remedy: 'Start it again.' });
    const before = this.#active.get(runId) ?? (command.type === 'start' ? null : this.#load(runId));
    if (before === null && command.type !== 'start')
      return refuse({
        code: 'not_found',
        message: `There is no run ${runId}`,
        remedy: '`zeroclaw runs` lists them.',
      });
    if (this.#held.has(runId) && command.type !== 'cancel') return refuse(heldRun(runId));
    // Every unfinished run of this machine is active since the start, unless it is held.
    if (before !== null && !isFinished(before.status) && !this.#active.has(runId) && !this.#held.has(runId))
      return refuse(importedRun(runId));
    const known = before === null ? null : this.#active.withSetOfChildren(before);
    const decided = decideKnowing(this.ports.states, known, command, this.ports.clock.now());
    if (!decided.ok) return decided;
    if (decided.value.length === 0) return ok(null);
    const version = before?.version ?? 0;
    const events = decided.value.map((event): RunEvent =>
      event.type === 'calls-drafted'
        ? { ...event, calls: event.calls.map((call) => this.ports.executor.asShown(call)) }
        : event,
    );
    const decidedRun = events.reduce<Run | null>(evolve, before);
    if (decidedRun === null) return refuse({ code: 'engine.bug', message: 'A run came out of nothing' });
    events.push(...beginsAtOnce(decidedRun, command), ...this.#bases.eventsAfter(decidedRun, events));
    const after = events.slice(decided.value.length).reduce<Run>(evolve, decidedRun);
    if (!this.ports.log.append(runId, version, events, after)) {
      if (before !== null) this.#hold(runId);
      return refuse(heldRun(runId));
    }
    writeAlong(this.ports, after, events);
    const active = this.#active.get(runId);
    this.#undo.push(() => {
      if (active === undefined) this.#active.delete(runId);
      else this.#active.set(runId, active);
    });
    this.#held.leave(runId);
    if (isFinished(after.status)) this.#active.delete(runId);
    else this.#active.set(runId, after);
    const also =
      before === null
        ? []
        : [
            ...this.#forgetAhead(before, events),
            ...(isFinished(after.status) ? this.#endChildren(before, after) : []),
          ];
    return ok({ version, events, run: after, ended: putEnd(after, this.#ending, this.ports.logger), also });
  }

  /** By the door that everybody takes; the step knows its run with its start. */
  readonly #childDoor: ChildDoor = {
    startedBy: (runId) => this.show(runId)?.startedBy,
    isPaused: () => this.paused,
    mayStart: (startable, event) => this.#check.mayStart(startable, event),
    start: (entry, event, by, note) => {
      let noted: Change | null = null;
      const alongside = ([row]: readonly DispatchRow[]): void => {
        if (row?.result !== 'started') return;
        const changed = this.#change(note.parent, { ...note.command, child: row.runId, sop: row.sop });
        if (!changed.ok) throw new Error(changed.error.message);
        noted = changed.value;
      };
      const [row] = this.dispatchTo([entry], event, by, { durable: true, alongside });
      if (noted !== null) this.#follow(noted);
      return row;
    },
  };

  /** What steps of the run have started ends with the run. */
  #endChildren(before: Run, after: Run): readonly Change[] {
    return childrenOf(before).flatMap((child) => {
      // One that is over need not be read for that.
      if (this.#holds.keeps(child) || (!this.#active.has(child) && !this.#held.has(child))) return [];
      const cancelled = this.#change(child, {
        type: 'cancel',
        at: this.ports.clock.now(),
        reason: `run ${after.runId}, which started it, has ended`,
        by: 'engine',
        via: 'engine',
      });
      return cancelled.ok && cancelled.value !== null ? [cancelled.value] : [];
    });
  }

  /** Those that have started the run were told what is no answer to it any more. */
  readonly #forgetAhead = (before: Run, events: readonly RunEvent[]): readonly Change[] =>
    this.#active.forgetting(before, events, this.ports.clock.now()).flatMap(([runId, command]) => {
      const forgot = this.#change(runId, command);
      return forgot.ok && forgot.value !== null ? [forgot.value] : [];
    });

  /** In its record stands what this engine has not written: nothing of that is acted on. */
  #hold(runId: string): void {
    this.#held.hold(runId);
    this.#active.delete(runId);
    this.ports.rewritten?.(runId);
  }

  #follow({ version, events, run, ended, replaced, also }: Change): void {
    if (replaced != null) this.#follow(replaced);
    for (const each of also ?? []) this.#follow(each);
    this.#bases.follow(run, isFinished(run.status));
    try {
      this.#tell(run.runId, version, events, run);
      ended?.();
    } finally {
      this.#pursue(run.runId, begunWith(events));
      // It may have left a place free.
      this.#waiting.take();
    }
  }

  /**
   * It is on disk: a fault in telling of it neither makes it not started nor keeps what started with it from
   * going on.
   */
  #followStarted(change: Change): void {
    try {
      this.#follow(change);
    } catch (failure) {
      this.ports.logger.error('A run started, and could not be told of', {
        runId: change.run.runId,
        failure: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure),
      });
    }
  }

  /** Brings what is in flight in line with the run's state. */
  #pursue(runId: string, begun = false): void {
    if (this.#closed) return;
    const run = this.#holds.keeps(runId) ? null : (this.#active.get(runId) ?? null);
    this.#effects.pursue(runId, run, run === null ? [] : pendingEffects(run), begun);
  }

  #tell(runId: string, version: number, events: readonly RunEvent[], run: Run): void {
    events.forEach((event, index) => {
      this.changes.emit({ run, seq: version + index + 1, event });
      this.ports.audit.happened(run, event);
    });
    if (isFinished(run.status)) this.ports.audit.runFinished(run);
    this.ports.logger.info('run changed', {
      runId,
      status: run.status,
      events: events.map((event) => event.type),
    });
  }

  /** Null also for a damaged run, which must not keep the others from going on. */
  #readable(runId: string): Run | null {
    try {
      return this.#load(runId);
    } catch (failure) {
      this.ports.damaged(runId, messageOf(failure));
      return null;
    }
  }

  #load(runId: string): Run | null {
    return foldLog(this.ports.log, runId);
  }
}
