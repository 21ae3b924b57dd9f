import type { Escalation } from '../../../shared/escalation';
import type { Decider, Run, RunEvent } from '../../../shared/run';
import type { Result } from '../../../shared/result';
import type { Blocked, DispatchRow, Sop, SopEntry, SopEvent, TriggerCheck } from '../../../shared/sop';
import type { Clock } from '../../platform/base/clock';
import type { NewId } from '../../platform/base/ids';
import type { Logger } from '../../platform/base/logger';
import type { CutOff } from '../../ports/cut-off';
import type { DutyNow } from '../../ports/duty';
import type { LiveWorld } from '../../ports/live-world';
import type { HandingOver } from '../../ports/handed-calls';
import type { EventQueue } from '../../ports/event-queue';
import type { ProcedureStates } from '../../ports/procedure-state';
import type { TriggerStates } from '../../ports/trigger-states';
import type { RunLog } from '../../ports/run-log';
import type { DoorTimes } from './door';
import type { SopAudit } from './runs/audit';
import type { StepExecutor } from './execution/executor';
import type { NotStarted, Startable } from './triggers/may-start';
import type { Matches } from './triggers/trigger-index';

/** A row as it is kept: with what the trigger and the limits said in figures. */
export type RecordedRow = DispatchRow & {
  readonly check?: TriggerCheck | null;
  readonly blocked?: Blocked | undefined;
};

/** A run that waits for such an event has it. */
interface HeardRow {
  readonly result: 'heard';
  readonly sop: string;
  readonly runId: string;
}

export interface RunChange {
  readonly run: Run;
  readonly seq: number;
  readonly event: RunEvent;
}

export interface SopSettings {
  readonly enabled: boolean;
  readonly approvalTimeoutSecs: number;
  readonly stepTimeoutSecs: number;
  readonly maxActiveRuns: number;
  readonly maxWaitingRuns: number;
  /** How long an event may wait for a place. */
  readonly maxEventAgeSecs: number;
  /** For procedures that say nothing of it. */
  readonly escalation?: readonly Escalation[];
}

/** The definitions in force now. */
export interface SopSource {
  entries(): readonly SopEntry[];
  find(name: string): SopEntry | undefined;
}

/** Every event seen, and what each SOP made of it. */
export interface EventLedger {
  record(event: SopEvent, rows: readonly (RecordedRow | HeardRow)[], misses: Matches['misses']): number;
  /** What became of an event that waited for a place, for the procedure of this answer. */
  settle(id: number, row: RecordedRow): void;
  /** The last message that came from there, from before a restart, too; null: none is kept. */
  lastFrom(
    source: SopEvent['source'],
    topic: string | null,
  ): { readonly at: number; readonly payload: string } | null;
}

/** Who starts a procedure by its name; where the agent does, what is known of it. */
export type Starter = Decider & Pick<SopEvent, 'handed'>;

export interface DispatchOptions {
  /**
   * Writes what must be remembered exactly when the event was handled, in one transaction with the starts and
   * the ledger. Throws to undo them all. `counted`: no row, but a trigger that counts time took it, so that it
   * must not come again.
   */
  readonly alongside?: (rows: readonly DispatchRow[], counted: boolean) => void;
  /** Wait for the disk even when nothing starts. */
  readonly durable?: boolean;
  /** What matches does not start all the same, for this reason. */
  readonly withheld?: NotStarted;
}

/** From which step a run is repeated, and on what. */
export interface RepeatOptions {
  readonly step: number;
  /** Undefined: as it was. */
  readonly payload?: string | null | undefined;
  /** Of a run that ran elsewhere: what its procedure is here. */
  readonly procedure?: SopEntry;
}

/** Who paused all triggers. */
export interface Pause extends Decider {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** It is an emergency stop, which was for these runs: none of them goes on by itself. */
  readonly stopped?: readonly string[] | undefined;
}

/** Keeps the pause over restarts; null: the triggers are not paused. */
export interface PauseStore {
  read(): Pause | null;
  write(pause: Pause | null): void;
}

export interface SopEnginePorts {
  readonly log: RunLog;
  readonly ledger: EventLedger;
  readonly queue: EventQueue;
  readonly triggerStates: TriggerStates;
  readonly states: Pick<ProcedureStates, 'read' | 'write'>;
  /** Whether the place where such an event comes from can be heard now. */
  readonly canHear: (event: Pick<SopEvent, 'source' | 'topic'>) => boolean;
  /** One transaction over log, ledger and whatever else `work` writes; `durable`: on disk when it returns. */
  readonly transaction: <T>(durable: boolean, work: () => T) => T;
  /** Until when what runs write is gathered, to be written together. */
  readonly door: DoorTimes;
  readonly sops: SopSource;
  /** Under which other names the definition in this folder was in force. */
  readonly formerNames: (folder: string, name: string) => readonly string[];
  readonly pause: PauseStore;
  /** Writes what else an emergency stop takes back: what people had allowed for longer than once. */
  readonly takeBackAllowed: () => void;
  readonly executor: StepExecutor;
  /** Absent: nothing of the world is known beside events. */
  readonly live?: LiveWorld;
  readonly audit: SopAudit;
  /** Absent: this engine hands nothing over. */
  readonly handing?: Pick<HandingOver, 'outcomeOf' | 'callOff'>;
  readonly clock: Clock;
  /** Of runs; those that are made one after the other are best sorted in that order. */
  readonly newId: NewId;
  readonly logger: Logger;
  readonly settings: () => SopSettings;
  /** Absent: nothing holds this engine. */
  readonly cutOff?: CutOff;
  /** Absent: nobody's rota, and no quiet hours. */
  readonly duty?: DutyNow;
  /** Writes what is owed to those who are told, in one with the record of it. */
  readonly told?: (run: Run, event: Extract<RunEvent, { type: 'approval-told' }>) => void;
  /** A gate opened, or is still open after a restart: tell people. */
  readonly announce: (run: Run) => void;
  /** The gate was decided: take back what was told. */
  readonly withdraw: (gate: string) => void;
  /**
   * An event did not start this procedure of high or critical priority because these runs, and perhaps more,
   * take its place.
   */
  readonly crowdedOut: (sop: Sop, event: SopEvent, why: NotStarted, holders: readonly Run[]) => void;
  /** An event did not start this procedure because of a fault in finding out whether it may start. */
  readonly unchecked: (sop: Sop, why: NotStarted) => void;
  /** An event would have started it, but its definition has errors. */
  readonly broken: (name: string, why: NotStarted) => void;
  /** Whether nothing of the run may go on before a person has looked at the record. */
  readonly isHeld?: (runId: string) => boolean;
  /** Somebody else has written into the record of a run that is under way; it is held. Absent as above. */
  readonly rewritten?: (runId: string) => void;
  /** The record of a run cannot be read; the engine goes on without it. */
  readonly damaged: (runId: string, message: string) => void;
}

/** How a run begins, whether its event came just now or waited. */
export interface RunStarter<Change extends { readonly run: Run }> {
  /** Within a transaction: the run is written, and followed when all of it is on disk. */
  start(
    startable: Startable,
    sopHash: string,
    event: SopEvent,
    startedBy: string,
  ): Result<Change, NotStarted>;
  followStarted(change: Change): void;
}
