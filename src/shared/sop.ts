import { z } from 'zod';
import { Sampling } from './sampling';
import { Escalation } from './escalation';
import { Json, JsonObject } from './json';

/** Words of SOP.toml, see docs/sop-format.md. */
export const Priority = z.enum(['low', 'normal', 'high', 'critical']);
export type Priority = z.infer<typeof Priority>;

/** What it is for cannot wait until somebody has read what else waits. */
export const isUrgent = ({ priority }: { readonly priority: Priority }): boolean =>
  priority === 'critical' || priority === 'high';

export const ExecutionMode = z.enum(['auto', 'supervised', 'step_by_step', 'priority_based']);
export type ExecutionMode = z.infer<typeof ExecutionMode>;

export const EventSource = z.enum([
  'mqtt',
  'webhook',
  'cron',
  'peripheral',
  'absence',
  'window',
  'procedure',
  'file',
  'message',
  'amqp',
  'manual',
]);
export type EventSource = z.infer<typeof EventSource>;

/** How a run of another procedure ended. */
export const RunOutcome = z.enum(['completed', 'failed', 'cancelled']);
export type RunOutcome = z.infer<typeof RunOutcome>;

/** What became of a file. */
export const FileChange = z.enum(['created', 'changed', 'removed']);
export type FileChange = z.infer<typeof FileChange>;

/** What the trigger waits for after an event came; keys as in SOP.toml. */
const timingKeys = {
  condition: z.string().optional(),
  /** The condition has to hold for so long without a break. */
  for_secs: z.number().int().positive().optional(),
  /** After a start none before this was true. */
  clear_condition: z.string().optional(),
  /** Of events closer together than this the last counts. */
  debounce_secs: z.number().int().positive().optional(),
};

export const Trigger = z.discriminatedUnion('type', [
  z.object({ type: z.literal('mqtt'), topic: z.string(), ...timingKeys }),
  z.object({ type: z.literal('webhook'), path: z.string(), ...timingKeys }),
  z.object({
    type: z.literal('cron'),
    expression: z.string(),
    timezone: z.string().optional(),
    /** One engine of the fleet starts it. Absent: each for itself. */
    fleet: z.literal(true).optional(),
  }),
  z.object({
    type: z.literal('peripheral'),
    board: z.string(),
    signal: z.string(),
    ...timingKeys,
  }),
  /** Something is no longer heard at one place: a topic, a path or a signal of a board. */
  z.object({
    type: z.literal('absence'),
    topic: z.string().optional(),
    path: z.string().optional(),
    board: z.string().optional(),
    signal: z.string().optional(),
    /** Only such events count as heard. */
    condition: z.string().optional(),
    after_secs: z.number().int().positive(),
  }),
  /** Figures of the last events at one place. */
  z.object({
    type: z.literal('window'),
    topic: z.string().optional(),
    path: z.string().optional(),
    board: z.string().optional(),
    signal: z.string().optional(),
    /** A path into the payload; absent: the payload itself. */
    value: z.string().optional(),
    over_secs: z.number().int().positive(),
    /** Over the figures. */
    condition: z.string(),
  }),
  /** A run of another procedure ended. */
  z.object({
    type: z.literal('procedure'),
    name: z.string(),
    /** Absent: however it ended. */
    outcome: RunOutcome.optional(),
    condition: z.string().optional(),
  }),
  /** A file came, changed or went, and has been still since. */
  z.object({
    type: z.literal('file'),
    /** With wildcards; from the workspace, or absolute in a folder that config.toml names. */
    path: z.string(),
    /** Absent: each of them. */
    on: z.array(FileChange).optional(),
    condition: z.string().optional(),
  }),
  /** Somebody who may command wrote on a channel. */
  z.object({ type: z.literal('message'), channel: z.string(), condition: z.string().optional() }),
  /** A message in a queue of the broker of [amqp]. */
  z.object({ type: z.literal('amqp'), queue: z.string(), condition: z.string().optional() }),
  z.object({ type: z.literal('manual') }),
]);
export type Trigger = z.infer<typeof Trigger>;

/**
 * A bullet `- call: tool {json}`: carried out as written, without the model. String values may hold
 * `{{payload.x}}`, `{{topic}}`, `{{steps.1.output}}`.
 */
export const PlannedCall = z.object({
  tool: z.string(),
  arguments: JsonObject,
  /**
   * Places of arguments that the tool wants as text and that are one template, e.g. `content`: what is filled
   * in there becomes text.
   */
  texts: z.array(z.string()).optional(),
});
export type PlannedCall = z.infer<typeof PlannedCall>;

export const StepKind = z.enum(['execute', 'checkpoint', 'wait', 'input', 'procedure']);
export type StepKind = z.infer<typeof StepKind>;

/** What a step of kind `wait` waits for. */
export const WaitFor = z.discriminatedUnion('type', [
  z.object({ type: z.literal('duration'), secs: z.number().positive() }),
  /** The next time that clocks there show it. */
  z.object({
    type: z.literal('time'),
    /** `22:30` or `22:30:15`. */
    time: z.string(),
    /** IANA name; absent = the machine's. */
    timezone: z.string().optional(),
  }),
  /** A message that comes after the wait began, and for which the condition holds. */
  z.object({ type: z.literal('message'), condition: z.string(), topic: z.string() }),
]);
export type WaitFor = z.infer<typeof WaitFor>;

export const StepWait = z.object({
  until: WaitFor,
  /** After so long the step has failed. */
  timeoutSecs: z.number().positive().optional(),
});
export type StepWait = z.infer<typeof StepWait>;

/** The step that comes after, by number; 'end' = none, the run is over. */
export const NextStep = z.union([z.number().int().positive(), z.literal('end')]);
export type NextStep = z.infer<typeof NextStep>;

export const OnFailure = z.discriminatedUnion('action', [
  z.object({ action: z.literal('fail') }),
  /** Tries again so many times in one visit of the step, each time after a longer wait. */
  z.object({ action: z.literal('retry'), times: z.number().int().positive() }),
  /** The step stays recorded as failed; the run goes on there. */
  z.object({ action: z.literal('goto'), step: z.number().int().positive() }),
]);
export type OnFailure = z.infer<typeof OnFailure>;

/** String values may hold templates, as those of a planned call. */
export const StartedProcedure = z.object({ name: z.string(), payload: JsonObject.optional() });
export type StartedProcedure = z.infer<typeof StartedProcedure>;

/** Of a step with one call: it is made once for each item of a list. */
export const ForEach = z.object({
  /** As a condition names it, e.g. `$.payload.pumps`. */
  list: z.string(),
  /** How many are made at once; absent = one after the other. */
  parallel: z.number().int().min(2).optional(),
});
export type ForEach = z.infer<typeof ForEach>;

/** A value that the procedure remembers once the step is completed. */
export const StepSet = z.object({
  name: z.string(),
  /** A value, or a text with templates. */
  value: Json,
});
export type StepSet = z.infer<typeof StepSet>;

export const Step = z.object({
  /** From 1, by position. */
  number: z.number().int().positive(),
  /** The number in SOP.md, by which people and the procedure name the step; absent = its position. */
  written: z.number().int().nonnegative().optional(),
  title: z.string(),
  body: z.string(),
  suggestedTools: z.array(z.string()),
  requiresConfirmation: z.boolean(),
  calls: z.array(PlannedCall),
  forEach: ForEach.optional(),
  /** Of a step that a model carries out: the JSON Schema of its result. */
  output: JsonObject.optional(),
  /** The same: `hint:NAME` or `PROVIDER/MODEL` of the model that does; absent = the one in use. */
  model: z.string().optional(),
  /** The same: how its words are drawn; what is left out is as without it, temperature 0. */
  sampling: Sampling.optional(),
  /**
   * Absent = execute. A checkpoint waits for a person, a wait for a time or a message, an input for what a
   * person answers, and they do nothing else; a procedure starts another one and waits for its end.
   */
  kind: StepKind.optional(),
  /** Of a step of kind `wait`, and of no other. */
  wait: StepWait.optional(),
  /** Of a step of kind `input`, and of no other: the JSON Schema of the answer. */
  ask: JsonObject.optional(),
  /** Of a step of kind `procedure`, and of no other: which one is started, and with what. */
  run: StartedProcedure.optional(),
  /** What the procedure remembers once the step is completed. */
  set: z.array(StepSet).optional(),
  /** Those beside each other with the same name are carried out side by side. */
  group: z.string().optional(),
  /** Its call is carried out by this engine of the fleet, or by one with this tag; absent = here. */
  on: z.string().optional(),
  /** Absent = the step below. */
  next: NextStep.optional(),
  /**
   * A condition over `$.payload`, `$.topic` and `$.steps.N`; when it is false, the step is skipped and the
   * one below follows.
   */
  when: z.string().optional(),
  /** Absent = the run fails. */
  onFailure: OnFailure.optional(),
  /** Line of the item in SOP.md, from 1. */
  line: z.number().int().positive(),
});
export type Step = z.infer<typeof Step>;

export const OnInterrupt = z.enum(['ask', 'retry', 'fail']);

/** Whether a card asks once more when what it was based on is not so any more. */
export const Recheck = z.enum(['ask', 'off']);

/** What happens to an event while as many runs of the procedure are active as may be. */
export const Admission = z.enum(['skip', 'queue', 'latest', 'replace']);
export type Admission = z.infer<typeof Admission>;

/** A procedure as loaded. A run stores the one it started with. */
export const Sop = z.object({
  name: z.string(),
  description: z.string(),
  version: z.string(),
  priority: Priority,
  executionMode: ExecutionMode,
  cooldownSecs: z.number(),
  maxConcurrent: z.number().int(),
  /** Absent = skip. */
  admission: Admission.optional(),
  /** How many events may wait; absent = 100. */
  queueLimit: z.number().int().optional(),
  /**
   * A path into the payload, e.g. `$.pump_id`: cooldown and maxConcurrent then count for each value of its
   * own.
   */
  concurrencyKey: z.string().optional(),
  /** False keeps the definition listed, but nothing starts it. */
  enabled: z.boolean(),
  /** 'listed': a step sees its own tools only; 'any': every tool. */
  tools: z.enum(['listed', 'any']),
  onInterrupt: OnInterrupt,
  /** Absent = ask. */
  recheck: Recheck.optional(),
  /** Seconds; null = as configured for all, 0 = never. */
  approvalTimeoutSecs: z.number().nullable(),
  /** Whom else a question is told when nobody decides it; absent = as configured for all. */
  escalation: z.array(Escalation).optional(),
  triggers: z.array(Trigger),
  steps: z.array(Step),
});
export type Sop = z.infer<typeof Sop>;

/** A finding of validation, placed where it can be fixed. Lines and columns count from 1. */
export const Diagnostic = z.object({
  severity: z.enum(['error', 'warning']),
  file: z.enum(['SOP.toml', 'SOP.md']),
  line: z.number().int().positive(),
  column: z.number().int().positive(),
  key: z.string().optional(),
  message: z.string(),
  remedy: z.string(),
  /** A word that names nothing, and the known one that was most likely meant. */
  slip: z.object({ word: z.string(), meant: z.string().nullable() }).optional(),
});
export type Diagnostic = z.infer<typeof Diagnostic>;

export const SopState = z.enum(['valid', 'warnings', 'errors', 'disabled']);
export type SopState = z.infer<typeof SopState>;

/** One folder of the SOPs directory, broken or not. */
/** A trigger with an error starts nothing; `trigger` is what it would have listened to. */
export const SilentTrigger = z.object({
  trigger: Trigger,
  /** Where the error is, and what: `SOP.toml:8:13: …`. */
  why: z.string(),
});
export type SilentTrigger = z.infer<typeof SilentTrigger>;

export const SopEntry = z.object({
  /** Name of the folder. */
  folder: z.string(),
  /** The name in SOP.toml; the folder's when that cannot be read. */
  name: z.string(),
  state: SopState,
  diagnostics: z.array(Diagnostic),
  /** Null when it has errors that keep it from running. */
  sop: Sop.nullable(),
  /**
   * Only when `sop` is null: the triggers as far as they can be read, and where one cannot, those that were
   * heard before too. They start nothing, but events that meet them say so.
   */
  readableTriggers: z.array(Trigger).optional(),
  /** Triggers with errors of their own: events that meet one say so, and the others go on. */
  silent: z.array(SilentTrigger).optional(),
  /** SHA-256 over both files, hex. */
  hash: z.string(),
});
export type SopEntry = z.infer<typeof SopEntry>;

/** What keeps a procedure from being started, whatever it says itself. */
export const StartsHeld = z.enum(['procedures-off', 'cut-off', 'triggers-paused']);
export type StartsHeld = z.infer<typeof StartsHeld>;

/** A pause holds nothing where only a person starts it. */
export function startsHeld(
  { sop }: Pick<SopEntry, 'sop'>,
  {
    proceduresEnabled,
    triggersPaused,
    cutOff = false,
  }: {
    readonly proceduresEnabled: boolean;
    readonly triggersPaused: boolean;
    /** From the fleet, by whose rule it waits. */ readonly cutOff?: boolean;
  },
): StartsHeld | null {
  if (!proceduresEnabled) return 'procedures-off';
  if (cutOff) return 'cut-off';
  return triggersPaused && sop?.triggers.some(({ type }) => type !== 'manual') === true
    ? 'triggers-paused'
    : null;
}

/** How far a trigger that counts time is. */
export const TriggerTiming = z.object({
  /**
   * `counts`: the condition has held for `ms`, and it starts at `ofMs`; `stands-still`: the same, and a fresh
   * event is needed; `held`: it started after `ms`; `tried`: it was long enough, and a limit kept it from
   * starting; `started`: in this stretch it has started; `settles`: it waits until no event comes for `ofMs`;
   * `settled`: none came; `waits-for-clear`: it has started, and clear_condition was not true since;
   * `silent`: nothing was heard for `ms`, and it starts at `ofMs`; `unheard`: the same, and nothing can be heard;
   * `absent`: it started after `ms`; `gathers`: figures of the last `ofMs`, for which the condition is false or
   * a start was held back; `figured`: it started with such figures.
   */
  state: z.enum([
    'counts',
    'stands-still',
    'held',
    'tried',
    'started',
    'settles',
    'settled',
    'waits-for-clear',
    'silent',
    'unheard',
    'absent',
    'gathers',
    'figured',
  ]),
  ms: z.number(),
  ofMs: z.number(),
  /** Of a window, as JSON. */
  figures: z.string().optional(),
});
export type TriggerTiming = z.infer<typeof TriggerTiming>;

/** What a trigger of a procedure counts at one place. */
export const UnderWay = z.object({
  trigger: Trigger,
  /** The topic, or the value of concurrency_key. */
  key: z.string(),
  timing: TriggerTiming,
});
export type UnderWay = z.infer<typeof UnderWay>;

/** Who started a procedure where the agent did, and what is known of the words that it handed over. */
export const HandedOver = z.object({
  /** `chat:ID`, `run:ID` or `job:ID`. */
  by: z.string(),
  /** What people call the job. */
  called: z.string().optional(),
  /** Whose words of outside stood before the start, for people. */
  outside: z.array(z.string()).optional(),
  /** It goes back to a job that was due, and no person was asked. */
  byJob: z.literal(true).optional(),
});
export type HandedOver = z.infer<typeof HandedOver>;

/** What happened in the world: one of these starts procedures. */
export const SopEvent = z.object({
  source: EventSource,
  topic: z.string().nullable(),
  /** Text as received; a condition reads it as JSON. */
  payload: z.string().nullable(),
  /** What the sender said of the message beside its text, such as headers. Words of outside, as the payload is. */
  meta: JsonObject.optional(),
  /** Milliseconds since 1970. */
  receivedAt: z.number(),
  /** A person sent it to see what happens; everything else about it is real. */
  test: z.boolean().optional(),
  /** It starts something now because time has passed since it came; `receivedAt` is now. */
  after: TriggerTiming.optional(),
  /** No event and no person, but the agent started it. */
  handed: HandedOver.optional(),
});
export type SopEvent = z.infer<typeof SopEvent>;

/** One SOP's answer to an event. */
export const DispatchRow = z.discriminatedUnion('result', [
  z.object({ result: z.literal('started'), sop: z.string(), runId: z.string() }),
  z.object({
    result: z.literal('skipped'),
    sop: z.string(),
    reason: z.string(),
    /** A sentence: until when, or what holds the place. */ detail: z.string().default(''),
  }),
  z.object({
    /** The engine was full: the event waits for a place, on disk. */
    result: z.literal('queued'),
    sop: z.string(),
    reason: z.string(),
    detail: z.string().default(''),
  }),
]);
export type DispatchRow = z.infer<typeof DispatchRow>;

/**
 * One comparison of a condition with a payload. `value` is written as JSON, cut when long; null: it was not
 * there.
 */
export const Compared = z.object({
  subject: z.string(),
  operator: z.string(),
  limit: z.string(),
  value: z.string().nullable(),
});
export type Compared = z.infer<typeof Compared>;

/** What an event and a trigger at its place made of each other. */
export const TriggerCheck = z.object({
  /** As the trigger names it; null: a start by hand. */
  place: z.string().nullable(),
  condition: z.string().nullable(),
  holds: z.boolean(),
  /** What the outcome rests on. Empty: there is no condition, or the payload could not be compared. */
  compared: z.array(Compared),
  /** Of a trigger that counts time. */
  timing: TriggerTiming.optional(),
});
export type TriggerCheck = z.infer<typeof TriggerCheck>;

/** What kept a procedure from starting, in figures. */
export const Blocked = z.object({
  /** When it may start again. */
  until: z.number().optional(),
  limit: z.number().int().optional(),
  /** Runs that hold the places, the first few. */
  runs: z.array(z.object({ runId: z.string(), step: z.number().int() })).optional(),
});
export type Blocked = z.infer<typeof Blocked>;

/** Why one trigger did or did not match. */
export const TriggerVerdict = z.object({
  type: EventSource,
  matched: z.boolean(),
  why: z.string(),
});
export type TriggerVerdict = z.infer<typeof TriggerVerdict>;

export const SopVerdict = z.object({
  sop: z.string(),
  starts: z.boolean(),
  reason: z.string(),
  triggers: z.array(TriggerVerdict),
  /** Absent: it does not listen to the event's place. */
  check: TriggerCheck.optional(),
  /** Why it would not start although the event matches, in the words of the records. */
  held: z.object({ reason: z.string(), detail: z.string(), blocked: Blocked.optional() }).optional(),
  /** What is doubtful in the conditions of its triggers, where one listens to the event's place. */
  warnings: z.array(Diagnostic).optional(),
});
export type SopVerdict = z.infer<typeof SopVerdict>;

/** How a procedure went lately. */
export const TypicalRun = z.object({
  /** Runs that began within the last 30 days, by what started them. */
  lately: z.partialRecord(EventSource, z.number().int()),
  /** The middle of the last completed times of each step, by its title; waiting for a person aside. */
  steps: z.array(z.object({ title: z.string(), ms: z.number(), times: z.number().int() })),
});
export type TypicalRun = z.infer<typeof TypicalRun>;
