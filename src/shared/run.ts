import { withRemedy } from './older-names';
import { z } from 'zod';
import { Changed, Fact } from './basis';
import { Escalation, Telling, ToldStage } from './escalation';
import { Reading } from './evidence';
import { Json, JsonObject } from './json';
import { ModelName } from './model-choice';
import { AwaitedPart, PartName } from './parts';
import { HeardAhead, HeardFor, RunFigures, StepWaiting } from './run-figures';
import { NextStep, Sop, SopEvent } from './sop';

/** Times are milliseconds since 1970 everywhere inside; the command line prints ISO 8601 UTC. */
const At = z.number();
const StepNumber = z.number().int().positive();

/** Who decided, and on which surface: 'app', 'notification', 'cli', 'telegram:12345', 'engine'. */
export const Decider = z.object({ by: z.string(), via: z.string() });
export type Decider = z.infer<typeof Decider>;

/**
 * Who put an argument's value there, as the engine knows it and not as it looks: the SOP's text, config.toml
 * where that text leaves it open, a template that the event's payload, what a model or another procedure handed
 * over in the place of one, or the result of an earlier step filled, the model, a hook, or an edit by a person.
 */
export const Provenance = z.enum(['sop', 'config', 'payload', 'handed', 'result', 'model', 'hook', 'person']);
export type Provenance = z.infer<typeof Provenance>;

/**
 * Where a value that the model wrote stands as well, or what a value was worked out of; `step`: as people number
 * it.
 */
export const SameAs = z.discriminatedUnion('in', [
  z.object({ in: z.literal('procedure') }),
  z.object({ in: z.literal('event') }),
  z.object({ in: z.literal('handed') }),
  z.object({ in: z.literal('result'), step: z.number().int() }),
  /** Of a step that goes through a list. */ z.object({ in: z.literal('item') }),
  /** What the procedure remembers. */ z.object({ in: z.literal('remembered') }),
  z.object({ in: z.literal('clock') }),
]);
export type SameAs = z.infer<typeof SameAs>;

/**
 * By argument that the model wrote; empty: it stands nowhere else. Absent: nobody compared. And by argument that an
 * expression of the procedure gave: all that it looks at.
 */
export const Same = z.record(z.string(), z.array(SameAs));
export type Same = z.infer<typeof Same>;

/** Written in a file: nobody changes it on a card. */
export const isFixed = (from: Provenance | undefined): from is 'sop' | 'config' =>
  from === 'sop' || from === 'config';

/** The same for a value of a call; what the model took over from the procedure's text stays as it is written. */
export function fixedBy(
  { provenance, same }: Pick<DraftedCall, 'provenance' | 'same'>,
  name: string,
): 'sop' | 'config' | null {
  const from = provenance[name];
  if (isFixed(from)) return from;
  return from === 'model' && same?.[name]?.some((place) => place.in === 'procedure') === true ? 'sop' : null;
}

/**
 * `confidence`: how sure the model was of the call, 0..1, where that is known. `was`: by argument, what stood
 * there before a person wrote another value, and where that came from.
 */
export const DraftedCall = z.object({
  tool: z.string(),
  arguments: JsonObject,
  provenance: z.record(z.string(), Provenance),
  same: Same.optional(),
  confidence: z.number().optional(),
  /** What the model wrote beside it, where that may take it back. */ beside: z.string().optional(),
  /** Of the tool that it was asked of, where others define it. */ definition: z.string().optional(),
  was: z.record(z.string(), z.object({ value: Json, from: Provenance })).optional(),
  /** Of a step that goes through a list: for which item, from 0. */ item: z.number().int().optional(),
  /** The engine of the fleet, or the tag, that it is handed over to; absent: it is carried out here. */
  on: z.string().optional(),
});
export type DraftedCall = z.infer<typeof DraftedCall>;

/** A call as the model asked for it, whether it was carried out or not. */
export const RequestedCall = z.object({
  id: z.string(),
  name: z.string(),
  arguments: JsonObject,
  unreadable: z.string().optional(),
  confidence: z.number().optional(),
  unsureBelow: z.number().nullable().optional(),
  beside: z.string().optional(),
  from: z.record(z.string(), Provenance).optional(),
});
export type RequestedCall = z.infer<typeof RequestedCall>;

export const Usage = z.object({
  promptTokens: z.number(),
  evaluatedTokens: z.number(),
  outputTokens: z.number(),
});
export type Usage = z.infer<typeof Usage>;

/**
 * The run that this one repeats, and the step that it began at; `payloadEdited`: with another payload than
 * that one had.
 */
export const RunAgain = z.object({
  runId: z.string(),
  step: StepNumber,
  payloadEdited: z.boolean().optional(),
});
export type RunAgain = z.infer<typeof RunAgain>;

/**
 * What the last call of a step gave beside its text. `value`: JSON text, in which every number keeps its
 * digits. `meta`: what the tool says about the answer, such as a status. `whole`: the step is this one call,
 * so that its value is the step's output.
 */
export const StepValue = z.object({
  value: z.string().optional(),
  meta: JsonObject.optional(),
  whole: z.literal(true).optional(),
});
export type StepValue = z.infer<typeof StepValue>;

/** What another run recorded of a step, standing in for carrying the step out. */
export const CarriedStep = z.object({
  step: StepNumber,
  status: z.enum(['completed', 'failed', 'skipped']),
  output: z.string(),
  gave: StepValue.optional(),
});
export type CarriedStep = z.infer<typeof CarriedStep>;

/**
 * Why a step waits for a person. `input`: for a value; `unsure`: the model is not sure enough of a call that acts;
 * `beside`: words stand beside a call that acts, and may take it back; `cut`: it
 * decided on less than the whole event and results; `redefined`: the tool is another one than a card showed;
 * `changed`: what the card was based on is not so any more.
 */
export const GateReason = z.enum([
  'mode',
  'confirmation',
  'checkpoint',
  'input',
  'interrupted',
  'unsure',
  'beside',
  'cut',
  'redefined',
  'changed',
]);
export type GateReason = z.infer<typeof GateReason>;
/** Those for which a step is parked in the middle. */
export type ParkedReason = Extract<
  GateReason,
  'confirmation' | 'unsure' | 'beside' | 'cut' | 'redefined' | 'changed'
>;

/** A pin of a board, or a signal of a Modbus device, as a run has set it. */
export const LeftSet = z.object({
  /** The name of the board or the device. */ part: z.string(),
  /** The number of the pin, or the name of the signal. */ of: z.union([z.number().int(), z.string()]),
  value: Json,
  step: StepNumber,
  call: z.string(),
  /** Nobody knows whether that was carried out. */ unknown: z.literal(true).optional(),
});
export type LeftSet = z.infer<typeof LeftSet>;

/** The same, of a run that somebody has stopped. */
export const LeftByRun = z.object({
  runId: z.string(),
  sop: z.string(),
  left: z.array(LeftSet).readonly(),
});
export type LeftByRun = z.infer<typeof LeftByRun>;

/** What nothing puts back after such an end. Absent: the run had set nothing. */
const LeftBehind = z.array(LeftSet).readonly().optional();

/** What the run left set in whose place another one came. */
export const Inherited = z.object({ runId: z.string(), left: z.array(LeftSet).readonly() });
export type Inherited = z.infer<typeof Inherited>;

/**
 * What is stored of a run, in order, and never changed. The run's state, the timeline and the metrics are
 * folds of it. `run-started` pins the definition, so that a later edit of the files changes nothing for this
 * run.
 */
export const RunEvent = z.preprocess(
  withRemedy,
  z.discriminatedUnion('type', [
    z.object({
      type: z.literal('run-started'),
      at: At,
      runId: z.string(),
      sop: Sop,
      sopHash: z.string(),
      /** Where the definition lay: the name may change. Absent in old records. */ folder: z
        .string()
        .optional(),
      trigger: SopEvent,
      approvalTimeoutSecs: z.number(),
      startedBy: z.string(),
      /** What the SOP's concurrencyKey found in the payload; '' = nothing. */ concurrencyKey: z
        .string()
        .optional(),
      /** Nothing acts: what would have been done is only written down. */ dry: z.boolean().optional(),
      again: RunAgain.optional(),
      inherited: Inherited.optional(),
      /** What the signal that started it read in the minute before. */ signal: z.array(Reading).optional(),
      /** Whom else its questions are told when nobody decides them. */ escalation: z
        .array(Escalation)
        .optional(),
    }),
    /**
     * Right after the start of a run that repeats another from one of its steps: the record of a step is taken
     * over, and the step is not carried out.
     */
    z.object({ type: z.literal('step-carried'), at: At, ...CarriedStep.shape }),
    /**
     * `resumes`: the step is parked in the middle, before calls that no card has shown; approving goes on with
     * it.
     */
    z.object({
      type: z.literal('approval-requested'),
      at: At,
      step: StepNumber,
      gate: z.string(),
      expiresAt: At.nullable(),
      reason: GateReason,
      resumes: z.boolean().optional(),
      /** What has changed since an earlier card of the step. */ changed: z.array(Changed).optional(),
    }),
    /** What is known of the world that the card of `gate` is based on; facts that were told before stay. */
    z.object({
      type: z.literal('card-based-on'),
      at: At,
      step: StepNumber,
      gate: z.string(),
      facts: z.array(Fact),
    }),
    /**
     * A person said yes to the card of `gate`, and what it was based on was not so any more. Nothing is sent: the
     * question is asked again as `asks`.
     */
    z.object({
      type: z.literal('basis-changed'),
      at: At,
      step: StepNumber,
      gate: z.string(),
      asks: z.string(),
      changes: z.array(Changed),
      by: z.string(),
      via: z.string(),
    }),
    /** The calls the step would make first, shown on the card; the approval is for exactly these. */
    z.object({
      type: z.literal('calls-drafted'),
      at: At,
      step: StepNumber,
      gate: z.string(),
      calls: z.array(DraftedCall),
      note: z.string(),
      /** A model took time to prepare them, in which nobody could approve: when the time to decide is over now. */
      expiresAt: At.optional(),
    }),
    /**
     * A person wrote other values on the card of `gate`. Nothing is sent: the question is asked again as
     * `asks`, with these calls.
     */
    z.object({
      type: z.literal('calls-edited'),
      at: At,
      step: StepNumber,
      gate: z.string(),
      asks: z.string(),
      calls: z.array(DraftedCall),
      by: z.string(),
      via: z.string(),
    }),
    /** The question was asked while the clock was ahead, which is seen now: its time begins again. */
    z.object({
      type: z.literal('approval-extended'),
      at: At,
      step: StepNumber,
      gate: z.string(),
      expiresAt: At,
    }),
    /** Nobody has decided yet, and somebody more was told, or somebody again. */
    z.object({
      type: z.literal('approval-told'),
      at: At,
      step: StepNumber,
      gate: z.string(),
      ...Telling.shape,
    }),
    /** The clock was set while the question waits: whom it is told when is counted by the one of now. */
    z.object({
      type: z.literal('approval-moved'),
      at: At,
      step: StepNumber,
      gate: z.string(),
      byMs: z.number(),
    }),
    z.object({
      type: z.literal('approval-granted'),
      at: At,
      step: StepNumber,
      gate: z.string(),
      by: z.string(),
      via: z.string(),
      /** What the person answered, of a step that asks for a value: JSON text. */ answer: z
        .string()
        .optional(),
    }),
    z.object({
      type: z.literal('approval-denied'),
      at: At,
      step: StepNumber,
      gate: z.string(),
      by: z.string(),
      via: z.string(),
      reason: z.string(),
    }),
    z.object({ type: z.literal('approval-timed-out'), at: At, step: StepNumber, gate: z.string() }),
    /** `resumed`: the same attempt goes on after it was parked; what it has done already is not done again. */
    z.object({
      type: z.literal('step-started'),
      at: At,
      step: StepNumber,
      attempt: z.number().int().positive(),
      resumed: z.boolean().optional(),
    }),
    z.object({
      type: z.literal('model-requested'),
      at: At,
      step: StepNumber,
      call: z.string(),
      provider: z.string(),
      model: z.string(),
      prompt: z.string(),
    }),
    /**
     * `calls`, `unread` (a call that could not be read, as written) and `misplaced` (the text is what the model
     * thought) are what a parked step needs to go on.
     */
    z.object({
      type: z.literal('model-answered'),
      at: At,
      step: StepNumber,
      call: z.string(),
      text: z.string(),
      toolCalls: z.number(),
      usage: Usage.nullable(),
      queuedMs: z.number(),
      calls: z.array(RequestedCall).optional(),
      unread: z.string().optional(),
      misplaced: z.literal(true).optional(),
      /** Where a fallback answered for the model that was asked. */ answeredBy: ModelName.optional(),
    }),
    z.object({
      type: z.literal('model-failed'),
      at: At,
      step: StepNumber,
      call: z.string(),
      message: z.string(),
      remedy: z.string().nullable(),
    }),
    /** The step waits, before it sends anything, for a part that is configured and not connected. */
    z.object({
      type: z.literal('part-awaited'),
      at: At,
      step: StepNumber,
      part: PartName,
      /** How it stood when the wait began. */ detail: z.string(),
    }),
    /** `ready` false: it was not there in time. */
    z.object({
      type: z.literal('part-wait-ended'),
      at: At,
      step: StepNumber,
      part: PartName,
      ready: z.boolean(),
    }),
    /** The step waits for a time or a message, and holds no working place meanwhile. */
    z.object({
      type: z.literal('wait-began'),
      at: At,
      step: StepNumber,
      /** When the wait is over; null: with a message. */ dueAt: At.nullable(),
      /** When it has failed; null: never. */ timeoutAt: At.nullable(),
      heard: HeardFor.optional(),
      /** The procedure whose end it waits for. */ child: z.object({ sop: z.string() }).optional(),
    }),
    /** What the step will wait for came before it began to. */
    z.object({ type: z.literal('heard-ahead'), at: At, ...HeardAhead.shape }),
    /** What came while the procedure of that step acted is no answer any more: it has gone on since, or asks. */
    z.object({ type: z.literal('ahead-forgotten'), at: At, step: StepNumber }),
    /** The run that the step has started, and whose end it waits for. */
    z.object({
      type: z.literal('child-started'),
      at: At,
      step: StepNumber,
      runId: z.string(),
      sop: z.string(),
    }),
    /** The clock was set while the step waited, which neither shortens nor lengthens the wait. */
    z.object({
      type: z.literal('wait-moved'),
      at: At,
      step: StepNumber,
      dueAt: At.nullable(),
      timeoutAt: At.nullable(),
    }),
    z.object({
      type: z.literal('tool-call-sent'),
      at: At,
      step: StepNumber,
      call: z.string(),
      tool: z.string(),
      arguments: JsonObject,
      provenance: z.record(z.string(), Provenance),
      same: Same.optional(),
      definition: z.string().optional(),
      acts: z.boolean(),
      /** Which board answered to the name that the call is for. */ board: z.string().optional(),
      /** To be sent again is fine for its tool. */ repeatable: z.boolean().optional(),
      /** Of a step that goes through a list: for which item, from 0. */ item: z.number().int().optional(),
      /** It is offered to this engine of the fleet, or to those with this tag. */ on: z.string().optional(),
    }),
    z.object({
      type: z.literal('tool-call-answered'),
      at: At,
      step: StepNumber,
      call: z.string(),
      success: z.boolean(),
      output: z.string(),
      /** Whether it was carried out is not known. */ unknown: z.boolean().optional(),
      /** Of a tool that answers in data: JSON text. Absent in old records. */ value: z.string().optional(),
      /** What the tool says about its answer, such as a status. */ meta: JsonObject.optional(),
      /** The engine of the fleet that carried it out, and its run. */ engine: z.string().optional(),
      run: z.string().optional(),
    }),
    /** `next` where it is not the step below. */
    z.object({
      type: z.literal('step-completed'),
      at: At,
      step: StepNumber,
      output: z.string(),
      next: NextStep.optional(),
      /** What its last call gave, for whoever reads the course of a run without its calls. */
      gave: StepValue.optional(),
      /** Of a dry run: what the step would put out only a run that acts knows. */
      would: z.literal(true).optional(),
      /** What the procedure has set that the step had started. */ set: LeftBehind,
    }),
    /**
     * The procedure remembers a value from now on, with the end of the step; without `value` it could not be found, for
     * the reason of `why`, and what was remembered stays. A dry run remembers it for itself alone.
     */
    z.object({
      type: z.literal('state-set'),
      at: At,
      step: StepNumber,
      name: z.string(),
      value: Json.optional(),
      /** What was remembered before; absent: nothing. */ was: Json.optional(),
      why: z.string().optional(),
    }),
    /** What the procedure remembers, where it is another than the run knew: what follows in this run rests on it. */
    z.object({ type: z.literal('state-known'), at: At, state: z.record(z.string(), Json) }),
    /**
     * `next`: the run goes on there. `retryAt`: the same step is tried again, not before then. Neither: the run
     * fails.
     */
    z.object({
      type: z.literal('step-failed'),
      at: At,
      step: StepNumber,
      reason: z.string(),
      next: NextStep.optional(),
      retryAt: At.optional(),
      gave: StepValue.optional(),
      set: LeftBehind,
    }),
    z.object({
      type: z.literal('step-skipped'),
      at: At,
      step: StepNumber,
      reason: z.string(),
      next: NextStep.optional(),
    }),
    /** The run has come to steps that are carried out side by side. */
    z.object({ type: z.literal('group-began'), at: At, steps: z.array(StepNumber) }),
    /** What they ask before is answered: each may begin. */
    z.object({ type: z.literal('group-entered'), at: At }),
    /** All are over. `step`: the last of them, or the one for whose failure the run ends; `next` where it is not the step below. */
    z.object({ type: z.literal('group-ended'), at: At, step: StepNumber, next: NextStep.optional() }),
    z.object({ type: z.literal('run-completed'), at: At }),
    z.object({ type: z.literal('run-failed'), at: At, reason: z.string(), left: LeftBehind }),
    z.object({
      type: z.literal('run-cancelled'),
      at: At,
      reason: z.string(),
      by: z.string(),
      via: z.string(),
      left: LeftBehind,
    }),
    /** Found at start: the step was being carried out when the engine died. */
    z.object({
      type: z.literal('run-interrupted'),
      at: At,
      step: StepNumber,
      unansweredCall: z.string().nullable(),
      /**
       * It waited for a part and had sent nothing, or had done nothing at all: it begins again, and nobody is asked.
       */
      waited: z.literal(true).optional(),
      /** The call was handed over, and this engine has taken it and is not heard of; '': nobody knows who. */
      engine: z.string().optional(),
    }),
  ]),
);
export type RunEvent = z.infer<typeof RunEvent>;

export const RunStatus = z.enum([
  'pending',
  'running',
  'waiting_approval',
  'interrupted',
  'completed',
  'failed',
  'cancelled',
]);
export type RunStatus = z.infer<typeof RunStatus>;

export const StepStatus = z.enum([
  'pending',
  'waiting',
  'running',
  'interrupted',
  'completed',
  'failed',
  'skipped',
  'cancelled',
]);
export type StepStatus = z.infer<typeof StepStatus>;

export const ToolCallState = z.object({
  call: z.string(),
  name: z.string(),
  arguments: JsonObject,
  provenance: z.record(z.string(), Provenance),
  same: Same.optional(),
  /** Null while no answer is known. */
  success: z.boolean().nullable(),
  output: z.string().nullable(),
  sentAt: At,
  answeredAt: At.nullable(),
  /** There is an answer, which says that nobody knows whether the call was carried out. */
  unknown: z.boolean().optional(),
  item: z.number().int().optional(),
  /** Whom it was handed over to, and the engine that answered. */
  on: z.string().optional(),
  engine: z.string().optional(),
  /** It was handed over in an earlier attempt: nobody waits for its answer any more. */
  over: z.literal(true).optional(),
});
export type ToolCallState = z.infer<typeof ToolCallState>;

export const StepState = z.object({
  number: StepNumber,
  /** As the step's of the definition. */
  written: z.number().int().nonnegative().optional(),
  title: z.string(),
  status: StepStatus,
  output: z.string().nullable(),
  attempt: z.number().int(),
  startedAt: At.nullable(),
  completedAt: At.nullable(),
  toolCalls: z.array(ToolCallState),
  /**
   * How often the run came to this step, if more than once; everything else here tells of the last visit,
   * `attempt` counts on.
   */
  visits: z.number().int().optional(),
  /** Attempts of this visit that failed and were or will be followed by another. */
  failures: z.number().int().optional(),
  /** How often the engine stopped in the middle of this visit. */
  interruptions: z.number().int().optional(),
  /** An engine that has taken its call and is not heard of, so that nobody knows whether it was carried out; '': nobody knows who. */
  lostAt: z.string().optional(),
  /** The step failed and is tried again, not before then. */
  retryAt: At.optional(),
  /**
   * Which of `toolCalls` act, belong to the last attempt and may have been carried out without anybody
   * knowing: they have no answer, or one that says so.
   */
  unsettled: z.array(z.number().int()).optional(),
  /** What could not be remembered with its end, and why. */
  unset: z.array(z.object({ name: z.string(), why: z.string() })).optional(),
  /** The last attempt has sent a call that acts. */
  acted: z.literal(true).optional(),
  /** Which of `toolCalls` act, belong to the last attempt and were carried out. */
  carriedOut: z.array(z.number().int()).optional(),
  /**
   * What a person wrote on a card of this visit, and who did last; a later card begins with the original
   * values.
   */
  corrected: z.object({ by: z.string(), calls: z.array(DraftedCall) }).optional(),
  /** Not carried out in this run: the record of the run that this one repeats stands here. */
  carried: z.boolean().optional(),
  /** What the last answered call of the last attempt gave beside its text. */
  gave: StepValue.optional(),
  /** Of a dry run: its output only says what it would have done. */
  would: z.literal(true).optional(),
  /** Of a list that the step goes through, the items that are done in this visit, with what they gave as JSON text. */
  items: z.array(z.object({ item: z.number().int(), gave: z.string() })).optional(),
});
export type StepState = z.infer<typeof StepState>;

/** How long it took; a clock that was set back in the meantime makes it 0, for nobody knows. */
export const tookMs = (startedAt: number, completedAt: number): number =>
  Math.max(0, completedAt - startedAt);

/** Whether the figures of a procedure count the step: it was carried out to an end in this run. */
export const isCounted = ({
  status,
  carried,
}: {
  readonly status: string;
  readonly carried?: boolean | undefined;
}): boolean => (status === 'completed' || status === 'failed') && carried !== true;

export const Decision = z.object({
  step: StepNumber,
  gate: z.string(),
  decision: z.enum(['approved', 'denied', 'timed_out']),
  by: z.string(),
  via: z.string(),
  at: At,
  reason: z.string().nullable(),
  /** A person gave the value that was asked for. */
  answered: z.literal(true).optional(),
  /** Which visit of the step was decided; absent = the first. */
  visit: z.number().int().optional(),
});
export type Decision = z.infer<typeof Decision>;

export const OpenGate = z.object({
  gate: z.string(),
  step: StepNumber,
  requestedAt: At,
  expiresAt: At.nullable(),
  reason: GateReason,
  /** Null until known: the model is still drafting. Nothing is approved before. */
  calls: z.array(DraftedCall).nullable(),
  /** When the calls became known. */
  draftedAt: At.optional(),
  note: z.string(),
  /** The step is parked in the middle; approving goes on with it. */
  resumes: z.boolean().optional(),
  /** What it is based on, as far as that is known. */
  basis: z.array(Fact).optional(),
  /** What has changed since it was asked before; a person is to see that. */
  changed: z.array(Changed).optional(),
  /** It stood behind the question of a step beside it, and is shown since then. */
  shownAt: At.optional(),
  /** Whom else it was told since, as nobody decided: the last time of each escalation. */
  told: z.array(ToldStage).optional(),
  /** By how much the clock was set since it was asked. */
  movedMs: z.number().optional(),
  /** Who wrote the values that stand on the card last, if a person did. */
  edited: Decider.extend({ at: At }).optional(),
});
export type OpenGate = z.infer<typeof OpenGate>;

/** What would make the step of a card fail for sure, were it carried out now. */
export const SureFailure = z.object({
  /** Which of the card's calls, from 0; null: the step as a whole. */
  call: z.number().int().nonnegative().nullable(),
  why: z.string(),
});
export type SureFailure = z.infer<typeof SureFailure>;

/**
 * What the card of the current step showed when it was approved. `sent`: indexes of the calls that this
 * attempt has sent.
 */
export const ApprovedCalls = z.object({
  step: StepNumber,
  reason: GateReason,
  calls: z.array(DraftedCall),
  sent: z.array(z.number().int()).default([]),
  /** What the card was based on. */
  basis: z.array(Fact).optional(),
  /** The step had to wait for a part since. */
  waited: z.literal(true).optional(),
  resumes: z.boolean().optional(),
  /** A person has changed them: they are carried out instead of what the step would make of itself. */ edited:
    z.boolean().optional(),
});

/**
 * A step of a group, as if it was the current one of a run of its own. `end`: it is over; `next`: where the run is to
 * go on because it failed.
 */
export const Lane = z.object({
  step: StepNumber,
  status: z.enum(['running', 'waiting_approval', 'interrupted']),
  gate: OpenGate.nullable(),
  approved: ApprovedCalls.nullable(),
  waits: StepWaiting.optional(),
  awaits: AwaitedPart.optional(),
  end: z.enum(['done', 'failed']).optional(),
  next: NextStep.optional(),
});
export type Lane = z.infer<typeof Lane>;

/** Steps that are carried out side by side; `begun`: all that they ask before is answered. */
export const RunGroup = z.object({ lanes: z.array(Lane), begun: z.boolean() });
export type RunGroup = z.infer<typeof RunGroup>;

/** A run as folded from its events. */
export const Run = z.object({
  runId: z.string(),
  sop: Sop,
  sopHash: z.string(),
  /** Where its definition lay; absent in old records. */
  folder: z.string().optional(),
  trigger: SopEvent,
  startedBy: z.string(),
  /** The bucket that its limits are counted in; absent = all runs of the SOP. */
  concurrencyKey: z.string().optional(),
  /** A dry run: reads happened, nothing acted, and nobody was asked. For ever. */
  dry: z.boolean().optional(),
  /** The run that this one repeats. */
  again: RunAgain.optional(),
  /** What the run left set in whose place this one came. Absent: nothing, or it came in nobody's place. */
  inherited: Inherited.optional(),
  /** What the signal that started it read in the minute before. */
  signal: z.array(Reading).optional(),
  /** Whom else its questions are told when nobody decides them. */
  escalation: z.array(Escalation).optional(),
  status: RunStatus,
  /** Step that is next, waits, runs or was last; from 1. */
  currentStep: z.number().int(),
  startedAt: At,
  completedAt: At.nullable(),
  reason: z.string().nullable(),
  gate: OpenGate.nullable(),
  /** The calls of the current step that a person saw and approved; null: none were shown. */
  approved: ApprovedCalls.nullable(),
  steps: z.array(StepState),
  decisions: z.array(Decision),
  approvalTimeoutSecs: z.number(),
  /** Gates asked for so far; makes gate ids. */
  gates: z.number().int(),
  /**
   * The steps side by side at which the run is. What stands above of the current step is then that of one of them, the
   * one that asks before the others.
   */
  group: RunGroup.optional(),
  /** What the procedure remembers, as far as the run has looked. */
  state: z.record(z.string(), Json).optional(),
  /** Which pins and signals it has set by now. Absent: none. */
  set: z.array(LeftSet).readonly().optional(),
  /** What came for waits that are next. Absent: nothing. */
  ahead: z.array(HeardAhead).readonly().optional(),
  /** What its row in a list tells of it. */
  figures: RunFigures,
  /** Number of events folded; the version to append at. */
  version: z.number().int(),
});
export type Run = z.infer<typeof Run>;

/** A row of the Runs page. */
export const RunSummary = z.object({
  runId: z.string(),
  sop: z.string(),
  status: RunStatus,
  /** By the number that people see. */
  currentStep: z.number().int(),
  totalSteps: z.number().int(),
  stepTitle: z.string(),
  source: z.string(),
  topic: z.string().nullable(),
  startedAt: At,
  completedAt: At.nullable(),
  waitingSince: At.nullable(),
  reason: z.string().nullable(),
  lastActivityAt: At,
  /** A dry run: nothing acted. */
  dry: z.boolean().optional(),
  /** A test event started it; what it does is real. */
  test: z.boolean().optional(),
  /** When it came from a file; absent: it ran here. */
  importedAt: At.optional(),
  /** The run that this one repeats, and from which step. */
  again: RunAgain.pick({ runId: true, step: true }).optional(),
  /** Absent: the record of the run cannot be read. */
  figures: RunFigures.optional(),
});
export type RunSummary = z.infer<typeof RunSummary>;

/** A run that repeats another, as that one tells of it. */
export const RunRepeat = z.object({ runId: z.string(), step: StepNumber, at: At, status: RunStatus });
export type RunRepeat = z.infer<typeof RunRepeat>;

export const RunDetail = z.object({
  run: Run,
  events: z.array(z.object({ seq: z.number().int(), event: RunEvent })),
  /** When it came from a file; absent: it ran here. */ importedAt: At.optional(),
  /**
   * Of a run that came from a file with its procedure: what that is here, which is what runs again. Null: it is
   * not here any more.
   */
  procedure: z.object({ name: z.string(), folder: z.string() }).nullish(),
  /** Runs of this machine that repeat it, oldest first. */ repeats: z.array(RunRepeat).optional(),
});
export type RunDetail = z.infer<typeof RunDetail>;

/** How far a run's file is written: up to which event of how many, the hash of that one and of the header. */
export const FilePlace = z.object({
  after: z.number().int().nonnegative(),
  events: z.number().int().positive(),
  hash: z.string(),
  head: z.string(),
});
export type FilePlace = z.infer<typeof FilePlace>;

export const SopMetrics = z.object({
  sop: z.string(),
  totalRuns: z.number(),
  completed: z.number(),
  failed: z.number(),
  cancelled: z.number(),
  avgDurationMs: z.number().nullable(),
  minDurationMs: z.number().nullable(),
  maxDurationMs: z.number().nullable(),
  lastRunAt: At.nullable(),
  lastStatus: RunStatus.nullable(),
  steps: z.record(z.string(), z.object({ succeeded: z.number(), failed: z.number() })),
});
export type SopMetrics = z.infer<typeof SopMetrics>;
