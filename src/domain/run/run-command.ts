import type { Remembered } from './remembered';
import type { Changed, Fact } from '../../shared/basis';
import type { Escalation, Telling } from '../../shared/escalation';
import type { Reading } from '../../shared/evidence';
import type { Json } from '../../shared/json';
import type {
  CarriedStep,
  DraftedCall,
  ParkedReason,
  RunAgain,
  RunEvent,
  StepValue,
  Inherited,
  LeftSet,
} from '../../shared/run';
import type { Sop, SopEvent } from '../../shared/sop';
import type { CallEdit } from '../approval/edited-calls';
import type { Due, Hold } from '../approval/escalation';
import type { Look } from './waits';

/** What happens inside a step and is recorded as it is. */
export type StepRecordEvent = Extract<
  RunEvent,
  {
    type:
      | 'part-awaited'
      | 'part-wait-ended'
      | 'model-requested'
      | 'model-answered'
      | 'model-failed'
      | 'tool-call-sent'
      | 'tool-call-answered';
  }
>;

/** gone: who has taken it does not answer, and nobody knows whether it was carried out. `engine` '': nobody knows who. */
export type HandedOutcome =
  | { readonly kind: 'gone'; readonly engine: string }
  | ({ readonly kind: 'answered'; readonly engine: string } & Pick<
      Extract<RunEvent, { type: 'tool-call-answered' }>,
      'success' | 'output' | 'unknown' | 'value' | 'meta' | 'run'
    >);

/** Everything that can be asked of a run. `at` is milliseconds since 1970. */
export type RunCommand =
  /**
   * `approvalTimeoutSecs` is the configured one; the SOP's own wins. Whether a run may start is `canStart`'s
   * answer.
   */
  | {
      readonly type: 'start';
      readonly at: number;
      readonly runId: string;
      readonly sop: Sop;
      readonly sopHash: string;
      readonly folder?: string;
      readonly trigger: SopEvent;
      readonly approvalTimeoutSecs: number;
      readonly startedBy: string;
      /** The configured one; the SOP's own wins. */ readonly escalation?: readonly Escalation[];
      readonly dry?: boolean;
      readonly signal?: readonly Reading[];
      /** What the run left set in whose place it comes. */ readonly inherited?: Inherited | undefined;
      /** What the procedure remembers, where its steps look. */ readonly state?: Remembered | undefined;
      /** It repeats another run; `carried`: what that one recorded of the steps before. */ readonly again?:
        | { readonly of: RunAgain; readonly carried: readonly CarriedStep[] }
        | undefined;
    }
  /**
   * `shown`: the hash of the calls that were shown to who approves; another one is refused. Without it, and
   * with `gate` null: the engine itself goes past what waits, as a dry run does.
   */
  | {
      readonly type: 'approve';
      readonly at: number;
      readonly gate: string | null;
      readonly by: string;
      readonly via: string;
      readonly shown?: string | undefined;
      /** Of a step that asks for a value; whether it fits is seen to by who asks. */ readonly answer?:
        | Json
        | undefined;
    }
  | {
      readonly type: 'deny';
      readonly at: number;
      readonly gate: string | null;
      readonly by: string;
      readonly via: string;
      readonly reason: string;
    }
  | {
      readonly type: 'cancel';
      readonly at: number;
      readonly reason: string;
      readonly by: string;
      readonly via: string;
    }
  /** Nothing happens unless a gate has expired, or was asked while the clock was ahead. */
  | { readonly type: 'time-out'; readonly at: number }
  /** Nobody has decided: somebody more was told. Refused where it is not their turn. */
  | ({
      readonly type: 'tell';
      readonly at: number;
      readonly gate: string;
      readonly hold: Hold;
    } & Pick<Telling, 'to' | 'nobody'> &
      Pick<Due, 'stage' | 'times'>)
  /** Nothing happens unless the clock was set, or was ahead when it was asked. */
  | {
      readonly type: 'look-at-clock';
      readonly at: number;
      readonly gate: string;
      /** By how much somebody has set it since the look before; 0: as far as can be told, nobody has. */
      readonly movedMs: number;
    }
  | {
      readonly type: 'attach-draft';
      readonly at: number;
      readonly gate: string;
      readonly calls: readonly DraftedCall[];
      readonly note: string;
    }
  /** A person writes other values on the card; nothing is sent, and the card is to be signed again. */
  | {
      readonly type: 'edit-calls';
      readonly at: number;
      readonly gate: string;
      readonly edits: readonly CallEdit[];
      readonly by: string;
      readonly via: string;
    }
  /** What its card is based on is known: facts that it has already stay as they are. */
  | {
      readonly type: 'note-basis';
      readonly at: number;
      readonly gate: string;
      readonly facts: readonly Fact[];
    }
  /** What was shown is not what holds now, and a person says yes to it: it is to be looked at again. */
  | {
      readonly type: 'ask-again';
      readonly at: number;
      readonly gate: string;
      readonly changes: readonly Changed[];
      readonly by: string;
      readonly via: string;
    }
  /**
   * The step would act in a way that no card showed, that the model is unsure of, or that it decided on data
   * cut short: it is parked until a person has seen these calls.
   */
  | {
      readonly type: 'hold-step';
      readonly at: number;
      readonly step: number;
      readonly attempt: number;
      readonly calls: readonly DraftedCall[];
      readonly reason?: ParkedReason;
      readonly changes?: readonly Changed[];
    }
  | {
      readonly type: 'begin-step';
      readonly at: number;
      readonly step: number;
      readonly attempt: number;
      /** Of a step that waits for a time of day: when that is next. */ readonly nextTime?: number | null;
    }
  /** Nothing happens unless the wait is over, or somebody has set the clock. */
  | ({ readonly type: 'look-at-wait'; readonly step: number; readonly attempt: number } & Look)
  /** The step has started this run, and waits for its end. */
  | {
      readonly type: 'note-child';
      readonly at: number;
      readonly step: number;
      readonly child: string;
      readonly sop: string;
    }
  /** Something came from outside; nothing happens unless a step waits for it, or is about to. */
  | {
      readonly type: 'hear';
      readonly at: number;
      readonly event: SopEvent;
      /** False: the broker had kept it from before. */ readonly isNews: boolean;
    }
  /** The procedure that the step has started goes on, or asks: what came until then is no answer any more. */
  | { readonly type: 'forget-ahead'; readonly at: number; readonly step: number }
  | { readonly type: 'record'; readonly event: StepRecordEvent }
  /** What became of the call that the step has handed over to another engine. */
  | {
      readonly type: 'settle-call';
      readonly at: number;
      readonly step: number;
      readonly call: string;
      readonly outcome: HandedOutcome;
    }
  | {
      readonly type: 'finish-step';
      readonly at: number;
      readonly step: number;
      readonly result: 'completed' | 'failed' | 'skipped';
      readonly output: string;
      readonly attempt?: number | undefined;
      /** Of a dry run: what it would put out only a run that acts knows. */ readonly would?:
        | true
        | undefined;
      /** Of a step that waited for another run: what that gave. */ readonly gave?: StepValue | undefined;
      /**
       * The run that it waited for has failed and carried something out, or was cancelled, which no other try
       * goes against.
       */
      readonly child?: 'acted' | 'cancelled' | undefined;
      /** What that run has set. */ readonly set?: readonly LeftSet[] | undefined;
      /** What its last call answered, where that is not on record yet: one write for both. */
      readonly answered?: StepRecordEvent | undefined;
    }
  /**
   * At engine start. Nothing happens unless a step was being carried out. `untouched`: it began with its run, and
   * nothing that it did is on record.
   */
  | { readonly type: 'mark-interrupted'; readonly at: number; readonly untouched?: boolean };

export type RunRefusalCode =
  | 'not_here'
  | 'run_exists'
  | 'no_steps'
  | 'run_not_active'
  | 'not_waiting'
  | 'waiting_approval'
  | 'wrong_step'
  | 'gate_changed'
  | 'approval_timed_out'
  | 'not_on_card'
  | 'not_due'
  | 'not_editable'
  | 'no_step'
  | 'answer_wanted'
  | 'no_answer_wanted';
