import { z } from 'zod';
import { ImportedRun, RecordReport, RunFileReport } from './record';
import { MemoryDraft, MemoryEntry, MemoryImported, MemoryOverview, MemoryPlaceOf } from './memory';
import { About } from './about';
import { BackupChosen, BackupMade } from './backup';
import { BackTest } from './back-test';
import { modelProcedures } from './model-procedures';
import { boardProcedures } from './board-procedures';
import { PinNumber } from './boards';
import {
  AnsweredQuestion,
  ChatFound,
  ChatMessage,
  Conversation,
  ShownPrompt,
  ToolDecision,
  ToolPermission,
  ToolQuestion,
} from './chat';
import { ConversationPrompt, Preset, SystemPrompt } from './chat-presets';
import { Job } from './job';
import { Json, JsonObject } from './json';
import { Range } from './range';
import { Telling, ToldStage } from './escalation';
import { Evidence } from './evidence';
import { ConfigDiagnostic } from './config-diagnostic';
import { ConfigChange, ConfigPlace, ConfigView, SecretName, SecretRow } from './config-desk';
import { DemoState } from './demo';
import { DesktopSwitches, DesktopView, NamedFolder } from './desktop';
import { NotificationList } from './notifications';
import { ConversationModels, ModelName } from './model-choice';
import { Sampling } from './sampling';
import { fleetProcedures } from './fleet-procedures';
import { HeldProgram } from './held-program';
import { McpServerStatus } from './mcp';
import { AwaitedPart } from './parts';
import { PluginRow } from './plugin';
import {
  FilePlace,
  LeftByRun,
  RunDetail,
  RunRepeat,
  RunStatus,
  RunSummary,
  OpenGate,
  SureFailure,
  SopMetrics,
  Decision,
  StepState,
} from './run';
import {
  DispatchRow,
  ExecutionMode,
  SopEntry,
  SopEvent,
  SopVerdict,
  StartsHeld,
  EventSource,
  Priority,
  TypicalRun,
  UnderWay,
} from './sop';
import { ProcedureValue, stateNamePattern } from './procedure-state';
import { DraftTexts, Nothing, readingInputs } from './reading';
import { DraftedSop, SavedSop, SopEdit, SopVersion } from './sop-edit';
import { Sketch, WrittenSketch } from './sketch';
import { sopTemplates } from './sop-templates';
import { ToolInfo } from './tool';
import { TopicsHeard } from './topics';
import { ChannelStatus, EngineStatus, LedgerRow, Preferences, Problem } from './status';

/** Where else than here a question was asked, by channel, in recipients. */
export const AskedOn = z.object({
  channel: z.string(),
  reached: z.number().int(),
  /** It is on its way, or waits for the channel. */ sending: z.number().int(),
  failed: z.number().int(),
  /** Why the last one failed. */ why: z.string().nullable(),
});
export type AskedOn = z.infer<typeof AskedOn>;

/** Whom a question is told, and whom else when nobody decides it. */
export const ApprovalTelling = z.object({
  /** Whom it is told by itself: now, or when the quiet hours end. Absent: nobody knows without an engine. */
  first: Telling.pick({ to: true, nobody: true }).optional(),
  /** By now: its procedure's priority, or a higher one of an escalation. */
  urgency: Priority,
  /** The oldest first. */
  told: z.array(ToldStage),
  /** It is quiet until then: nobody is told of the question. */
  heldUntil: z.number().nullable(),
  /** Null: nobody else is told. `late`: quiet hours hold it back until `at`. */
  next: Telling.omit({ times: true }).extend({ at: z.number() }).nullable(),
});
export type ApprovalTelling = z.infer<typeof ApprovalTelling>;

/** What the Approvals page shows of one waiting gate. */
export const Approval = z.object({
  runId: z.string(),
  sop: z.string(),
  version: z.string(),
  priority: Priority,
  /** By the number that people see; `gate.step` is the position. */
  step: z.number().int(),
  totalSteps: z.number().int(),
  /** The numbers of its steps do not count them: "5 of 4" says nothing. */
  uncounted: z.literal(true).optional(),
  title: z.string(),
  body: z.string(),
  suggestedTools: z.array(z.string()),
  gate: OpenGate,
  /** The JSON Schema of the answer, where it asks for a value. */ ask: JsonObject.optional(),
  trigger: SopEvent,
  /** The condition that the event met; null: it had none, or nothing but a person started it. */
  condition: z.string().nullable().default(null),
  /** The hash of the calls that stand on the card; a yes carries it. */
  shown: z.string(),
  /** The same in short, together with the gate, as a person writes it. */
  code: z.string(),
  /** What is connected to before the model can prepare its calls. */
  awaits: AwaitedPart.optional(),
  /** What would make it fail for sure, were it carried out now. */
  fails: z.array(SureFailure),
  /** The calls that can be allowed for longer with it; absent: none can. */
  offer: Range.optional(),
  earlier: z.array(StepState),
  askedOn: z.array(AskedOn).default([]),
  telling: ApprovalTelling.optional(),
  nextTitle: z.string().nullable(),
  /** Number of the step that follows; null = none, the run is over. */
  nextStep: z.number().int().nullable().optional(),
  lastRuns: z.array(
    z.object({
      runId: z.string(),
      status: RunStatus,
      at: z.number(),
      decision: Decision.nullable(),
      /** Whether a person was asked, answered or not. */ asked: z.boolean(),
      reason: z.string().nullable(),
    }),
  ),
});
export type Approval = z.infer<typeof Approval>;

/**
 * Everything a surface may ask of the engine: the window over IPC, the command line over the control socket.
 * A request asks for a meaning, never for a power. Answers are a Result: a refusal is a value with a code and
 * a remedy.
 */
export const procedures = {
  /** A sign of life. */
  'engine.ping': { input: Nothing, output: z.null() },
  'engine.status': { input: Nothing, output: EngineStatus },
  'engine.pause': { input: z.object({ paused: z.boolean() }), output: z.null() },
  /** Emergency stop: cancels every active run and pauses all triggers. `left`: what stays as those runs had set it. */
  'engine.stop-everything': {
    input: Nothing,
    output: z.object({ cancelled: z.number().int(), left: z.array(LeftByRun).readonly() }),
  },
  'problems.list': { input: readingInputs['problems.list'], output: z.array(Problem) },
  /** A person has seen what happened: each goes, unless it happened again after `at`. */
  'problems.seen': {
    input: z.object({ incidents: z.array(z.object({ number: z.number().int(), at: z.number() })) }),
    output: z.object({ gone: z.number().int() }),
  },
  /** What the person at this machine was told, the newest first. */
  'notifications.list': {
    input: readingInputs['notifications.list'],
    output: NotificationList,
  },
  /** A person has read them; null: all. */
  'notifications.read': {
    input: z.object({ ids: z.array(z.number().int()).max(500).nullable() }),
    output: z.object({ unread: z.number().int() }),
  },
  ...fleetProcedures,
  /**
   * What a run of another engine asks, from that engine, now. `seen`: the hash of all that is shown. `trusts`: it takes
   * decisions that are given here.
   */
  'fleet.card': {
    input: z.object({ engine: z.string(), runId: z.string() }),
    output: z.object({
      approval: Approval,
      seen: z.string(),
      home: z.string(),
      trusts: z.boolean(),
      entry: z.string(),
    }),
  },
  'preferences.get': { input: Nothing, output: Preferences },
  'preferences.set': { input: Preferences.partial(), output: Preferences },

  /** What concerns the desktop that the app is on; refused where there is none. */
  'about.show': { input: Nothing, output: About },
  'desktop.show': { input: Nothing, output: DesktopView },
  'desktop.set': { input: DesktopSwitches.partial(), output: DesktopView },
  /** Shows a folder in the system's file manager. */
  /** Writes what pages keep in the window's storage to the disk. */
  'desktop.keep-storage': { input: Nothing, output: z.null() },
  'desktop.open-folder': { input: z.object({ folder: NamedFolder }), output: z.null() },
  /**
   * Asks for a place, and writes everything but models and logs there, secrets only under a passphrase; null:
   * none was chosen.
   */
  'backup.make': {
    input: z.object({ passphrase: z.string().max(1024).nullable() }),
    output: BackupMade.nullable(),
  },
  /** Asks for a backup and looks through all of it; null: none was chosen. Nothing is replaced. */
  'backup.choose': { input: Nothing, output: BackupChosen.nullable() },
  /** Opens the secrets of the chosen one; refused with backup.passphrase. */
  'backup.unlock': {
    input: z.object({ id: z.string(), passphrase: z.string().max(1024) }),
    output: BackupChosen,
  },
  /** Backs up what is there, puts the chosen one in its place, and starts again with all triggers paused. */
  'backup.restore': {
    input: z.object({ id: z.string() }),
    output: z.object({ before: z.string().nullable() }),
  },
  'demo.show': { input: Nothing, output: DemoState },
  /**
   * Makes the demo's procedure and virtual board where they are missing, and turns its pressure switch on.
   */
  'demo.start': { input: z.object({ language: z.enum(['en', 'ko']) }), output: DemoState },
  /** Takes both away; its runs stay on record. */
  'demo.remove': { input: Nothing, output: DemoState },

  'sops.list': {
    input: readingInputs['sops.list'],
    output: z.array(
      SopEntry.extend({
        /** When a clock starts it; null: none does, or it is held. */ nextFireAt: z.number().nullable(),
        /** The time zone in which that is counted; absent: the machine's. */ nextFireZone: z
          .string()
          .optional(),
        held: StartsHeld.nullable(),
        lastRun: RunSummary.nullable(),
        underWay: z.array(UnderWay).optional(),
      }),
    ),
  },
  'sops.show': {
    input: readingInputs['sops.show'],
    output: z.object({
      entry: SopEntry,
      toml: z.string(),
      markdown: z.string(),
      underWay: z.array(UnderWay).optional(),
    }),
  },
  'sops.start': {
    input: z.object({
      name: z.string(),
      payload: z.string().nullable(),
      /** Reads happen, nothing acts, nobody is asked. */ dry: z.boolean().default(false),
      /** Of a dry run: these texts, which are not saved. */ draft: DraftTexts.optional(),
      /** Of a dry run: as if it ran in this mode. */ mode: ExecutionMode.optional(),
      /** Of a dry run: as if the payload had come from there. */ as: SopEvent.pick({
        source: true,
        topic: true,
      }).optional(),
    }),
    output: z.object({ runId: z.string() }),
  },
  'sops.test': {
    input: readingInputs['sops.test'],
    output: z.array(SopVerdict),
  },
  /**
   * Changes that leave all else of SOP.toml and SOP.md as it is. `expectedHash`: of the entry that was looked
   * at; refused when the files changed since.
   */
  'sops.edit': {
    input: z.object({ name: z.string(), edits: z.array(SopEdit).min(1).max(1000), expectedHash: z.string() }),
    output: SavedSop,
  },
  /**
   * Both texts as a whole, broken ones too. `edits`: all that was done, when nothing was typed; for the list
   * of versions.
   */
  'sops.save': {
    input: z.object({
      name: z.string(),
      toml: z.string(),
      markdown: z.string(),
      expectedHash: z.string(),
      edits: z.array(SopEdit).max(1000).default([]),
      /** What was undone of the last save; null: what was typed then. */ takenBack: z
        .array(SopEdit.nullable())
        .max(1000)
        .default([]),
    }),
    output: SavedSop,
  },
  /**
   * Unsaved texts with edits, and what they would be as this procedure; nothing is kept. Without edits: only
   * what validation says.
   */
  'sops.draft': {
    input: z.object({
      name: z.string(),
      /** What is too large for a file is refused in words. */ toml: z.string().max(50_000_000),
      markdown: z.string().max(50_000_000),
      edits: z.array(SopEdit).max(1000).default([]),
    }),
    output: DraftedSop,
  },
  /** A new one from a template, with its name. `board`: for templates that use one. */
  'sops.create': {
    input: z.object({
      name: z.string().max(1000),
      template: z.enum(sopTemplates.map(({ id }) => id)),
      language: z.enum(['en', 'ko']).default('en'),
      board: z.string().nullable().default(null),
    }),
    output: SavedSop,
  },
  /**
   * A draft from a sentence, by the model in use, which only fills in a sketch: nothing is kept and nothing carried
   * out. Asking again with the same `id` goes on waiting for it (`sketch` null: not there yet); a draft that nobody asks for
   * any more for some seconds is given up. Refused with draft.no-model where no model can: then a person answers the same questions.
   */
  'sops.sketch': {
    input: z.object({ id: z.string().min(1).max(100), sentence: z.string().trim().min(1).max(2000) }),
    output: z.object({ sketch: Sketch.nullable(), model: z.string() }),
  },
  /** Both texts of a sketch, disabled, with what validation says and what is not known here; nothing is kept. */
  'sops.write-sketch': {
    input: z.object({ sketch: Sketch, name: z.string().max(1000).nullable().default(null) }),
    output: WrittenSketch,
  },
  /** A copy, disabled. `as` null: the same name with a number. */
  'sops.duplicate': {
    input: z.object({
      name: z.string(),
      as: z.string().max(1000).nullable().default(null),
      /** An earlier one instead of the files. */ version: z.number().int().positive().optional(),
      /** These texts instead of the files. */ draft: DraftTexts.optional(),
    }),
    output: SavedSop,
  },
  /** As one file that `sops.import` reads. */
  'sops.export': {
    input: z.object({ name: z.string() }),
    output: z.object({ fileName: z.string(), text: z.string() }),
  },
  /**
   * Takes up an exported file or the texts of a folder, disabled. A name that is taken is refused
   * (sop.name-taken) unless it may `replace` that one.
   */
  'sops.import': {
    input: z.object({
      from: z.union([
        z.object({ file: z.string().max(5_000_000) }),
        z.object({ toml: z.string().max(1_048_576), markdown: z.string().max(1_048_576).nullable() }),
      ]),
      as: z.string().max(1000).nullable().default(null),
      replace: z.boolean().default(false),
      /** It was drafted here, and a person has read it; for the list of versions. */ drafted: z
        .boolean()
        .default(false),
    }),
    output: SavedSop,
  },
  /** Every saved state, newest first; `version` gives the texts of one. */
  'sops.versions': {
    input: readingInputs['sops.versions'],
    output: z.array(SopVersion),
  },
  'sops.version': {
    input: z.object({ name: z.string(), version: z.number().int().positive() }),
    output: z.object({ toml: z.string(), /** Null: there was no SOP.md. */ markdown: z.string().nullable() }),
  },
  /** What it remembers, also names of its steps under which there is nothing yet. */
  'sops.state': { input: readingInputs['sops.state'], output: z.array(ProcedureValue) },
  /** A person lets it remember another value, or with null forget one; what it remembers now is the answer. */
  'sops.set-state': {
    input: z.object({
      name: z.string(),
      key: z.string().regex(stateNamePattern, 'must be letters, digits and _, and begin with a letter'),
      value: z.object({ is: Json }).nullable(),
    }),
    output: z.array(ProcedureValue),
  },
  /**
   * Saves the texts of an earlier state again, as a new one. What is switched off now stays so.
   * `expectedHash` null: of a folder that is gone, by its name; it comes back switched off.
   */
  'sops.restore': {
    input: z.object({
      name: z.string(),
      version: z.number().int().positive(),
      expectedHash: z.string().nullable(),
    }),
    output: SavedSop,
  },
  'sops.typical': { input: z.object({ name: z.string() }), output: TypicalRun },
  /** What steps may name. */
  'tools.list': { input: Nothing, output: z.array(ToolInfo) },
  /**
   * What the first trigger with a condition would have done with the messages of the last days. `condition`:
   * instead of the one that is written. Nothing is kept.
   */
  'sops.back-test': {
    input: DraftTexts.extend({
      name: z.string(),
      /** By its place in SOP.toml; absent, or one that listens to no messages: the first that has a condition. */ trigger:
        z.number().int().nonnegative().optional(),
      condition: z.string().max(10_000).optional(),
      days: z.number().int().min(1).max(31).default(7),
    }),
    output: BackTest,
  },
  /**
   * What comes at the broker, for a window that is asked to listen: asking again goes on, and who does not ask for
   * some seconds listens no more. It starts nothing and is not recorded.
   */
  'topics.listen': {
    input: z.object({
      filter: z.string().min(1).max(65_535).default('#'),
      find: z.string().max(1_000).default(''),
    }),
    output: TopicsHeard,
  },
  /** When a clock with this text ticks next, and in which time zone that is: its own, config.toml's or the machine's. */
  'sops.next-times': {
    input: z.object({
      expression: z.string().max(1_000),
      timezone: z.string().max(200).nullable().default(null),
      count: z.number().int().min(1).max(10).default(3),
    }),
    output: z.object({ timezone: z.string(), times: z.array(z.number()) }),
  },
  'sops.metrics': { input: readingInputs['sops.metrics'], output: z.array(SopMetrics) },

  /**
   * As if it had come from its source: what it matches starts. `test` marks it and its runs, and ends
   * no wait of a run that is meant; it changes nothing else.
   */
  'events.send': {
    input: z.object({
      source: EventSource,
      topic: z.string().nullable(),
      payload: z.string().nullable(),
      test: z.boolean().default(false),
    }),
    output: z.array(DispatchRow),
  },
  /** Newest first. */
  'events.list': {
    input: readingInputs['events.list'],
    output: z.array(LedgerRow),
  },
  /** How many messages came since then, folded ones counted one by one. */
  'events.count': { input: z.object({ since: z.number() }), output: z.object({ events: z.number().int() }) },

  /**
   * Newest first. `until` and `since`: started before, or not before; `over`: ended, here and in earnest;
   * `after`: those that come after this run in the list; `decidedBy`: about which this person has decided something.
   */
  'runs.list': {
    input: readingInputs['runs.list'],
    output: z.array(RunSummary),
  },
  /** Everybody who has approved, rejected, changed or cancelled something in a run, by name. */
  'runs.deciders': {
    input: readingInputs['runs.deciders'],
    output: z.array(z.string()),
  },
  /**
   * The page of runs: all that go on, and a window of those that are over, newest first; `total`: how many of
   * these fit in all. With `after` only the window behind that run.
   */
  'runs.ledger': {
    input: z.object({
      sop: z.string().optional(),
      status: RunStatus.optional(),
      source: EventSource.optional(),
      decidedBy: z.string().max(1_000).optional(),
      since: z.number().optional(),
      after: z.string().optional(),
      /** Of the past; 0: what goes on alone. */ limit: z.number().int().nonnegative().max(500).default(100),
      /** Whether to count the past, which is read whole for it. */ total: z.boolean().default(false),
    }),
    output: z.object({
      live: z.array(RunSummary),
      past: z.array(RunSummary),
      total: z.number().int().nullable(),
    }),
  },
  /**
   * A stretch of a run's events, in order, for runs that are too long to be sent whole; `total`: how many
   * there are now.
   */
  'runs.events': {
    input: z.object({
      runId: z.string(),
      after: z.number().int().nonnegative().default(0),
      limit: z.number().int().positive().max(2_000).default(1_000),
    }),
    output: z.object({
      events: RunDetail.shape.events,
      total: z.number().int(),
      importedAt: z.number().nullable(),
      procedure: RunDetail.shape.procedure,
      repeats: z.array(RunRepeat),
    }),
  },
  /** The run as it stands; its events come with `runs.events`. */
  'runs.show': { input: readingInputs['runs.show'], output: RunDetail.omit({ events: true }) },
  /** The signal that started the run, as far as it is known; null: nothing is measured. */
  'runs.evidence': { input: z.object({ runId: z.string() }), output: Evidence.nullable() },
  /**
   * The procedure as it is now, once more on the event of an earlier run. `step` 1: from the start; later
   * ones take over what was recorded of the steps before. `payload` absent: as it was.
   */
  'runs.again': {
    input: z.object({
      runId: z.string(),
      step: z.number().int().positive().default(1),
      payload: z.string().max(1_000_000).nullable().optional(),
    }),
    output: z.object({ runId: z.string() }),
  },
  /**
   * Asks for a signature to put a pin back to what it was before the run set it: a run of its own, with a card.
   * Nothing is sent before somebody approves it.
   */
  'runs.put-back': {
    input: z.object({
      runId: z.string(),
      board: z.string(),
      pin: PinNumber,
      language: z.enum(['en', 'ko']).default('en'),
    }),
    output: z.object({ runId: z.string() }),
  },
  'runs.cancel': { input: z.object({ runId: z.string(), reason: z.string().min(1) }), output: z.null() },

  /**
   * The run as a file, see src/main/modules/procedures/runs/run-file.ts, part by part: each is asked for with the `next` of
   * the one before; null: that was the last.
   */
  'runs.export': {
    input: readingInputs['runs.export'],
    output: z.object({ fileName: z.string(), text: z.string(), next: FilePlace.nullable() }),
  },
  /**
   * Takes up an exported run, to be read and to be run again: its procedure arrives disabled, unless it is here.
   * Refuses one that was changed, and names the first event that does not fit.
   */
  'runs.import': {
    input: z.object({ text: z.string().min(1).max(50_000_000) }),
    output: ImportedRun,
  },

  /** Walks the whole record of runs, and says what is not as it was written. */
  'runs.verify': { input: readingInputs['runs.verify'], output: RecordReport },
  /** What was held because the record had been changed goes on: a person has looked, and takes it as it is. */
  'runs.accept-record': { input: Nothing, output: z.null() },
  /** Refuses a file that is not as an export wrote it, and names the first line that does not fit. */
  'runs.verify-file': {
    input: readingInputs['runs.verify-file'],
    output: RunFileReport,
  },

  /** The same through the dialogs of the person in front of the screen; null: they went back. */
  'runs.save': { input: z.object({ runId: z.string() }), output: z.object({ file: z.string().nullable() }) },
  /** Null: they went back. */
  'runs.open': { input: Nothing, output: ImportedRun.nullable() },

  'memory.overview': { input: readingInputs['memory.overview'], output: MemoryOverview },
  /**
   * An empty query lists the newest. `total`: how many there are, where that is known; null: at least those.
   */
  'memory.search': {
    input: readingInputs['memory.search'],
    output: z.object({ entries: z.array(MemoryEntry), total: z.number().int().nullable() }),
  },
  /** Writes one down, or changes the one that was looked at: refused when that changed since. */
  'memory.save': {
    input: z.object({
      entry: MemoryDraft,
      replaces: z.object({ key: z.string(), scope: z.string(), at: z.number() }).nullable(),
    }),
    output: MemoryEntry,
  },
  /** Records of the engine stay. */
  'memory.forget': {
    input: z.object({ entries: z.array(MemoryPlaceOf).min(1).max(1000) }),
    output: z.object({ forgotten: z.number().int() }),
  },
  /** As a file that people can read, or that `memory.import` and other programs can. */
  'memory.export': {
    input: readingInputs['memory.export'],
    output: z.object({ fileName: z.string(), text: z.string() }),
  },
  'memory.import': { input: z.object({ text: z.string().min(1).max(50_000_000) }), output: MemoryImported },

  'approvals.list': { input: readingInputs['approvals.list'], output: z.array(Approval) },
  /**
   * Tool calls of conversations that wait for a person, oldest first; and those that were answered of late,
   * newest first.
   */
  'approvals.questions': {
    input: Nothing,
    output: z.object({ open: z.array(ToolQuestion), answered: z.array(AnsweredQuestion) }),
  },
  'approvals.decided': {
    input: z.object({ limit: z.number().int().positive().max(100).default(20) }),
    output: z.array(Decision.extend({ runId: z.string(), sop: z.string() })),
  },
  /**
   * `gate` and `shown`, as the list has them, bind the yes to the card that was seen. Where anything else
   * waits by now, it is refused.
   */
  'approvals.approve': {
    input: z.object({
      runId: z.string(),
      gate: z.string(),
      shown: z.string(),
      /** From now on without asking as well, for these calls: of the card's offer. */ range:
        Range.optional(),
      /** Of a step that asks for a value, and of no other. */ answer: z.json().optional(),
    }),
    output: z.null(),
  },
  /** Other values on the card; nothing is sent, and the card waits to be signed again, as another gate. */
  'approvals.edit': {
    input: z.object({
      runId: z.string(),
      gate: z.string(),
      edits: z
        .array(z.object({ call: z.number().int().nonnegative(), arguments: JsonObject }))
        .min(1)
        .max(100),
    }),
    output: z.null(),
  },
  /** A no carries nothing out. `gate` null: whatever waits now. */
  'approvals.deny': {
    input: z.object({ runId: z.string(), gate: z.string().nullable(), reason: z.string().min(1) }),
    output: z.null(),
  },

  'chat.conversations': { input: Nothing, output: z.array(Conversation) },
  'chat.new': { input: Nothing, output: Conversation },
  /** The messages of the branch that was chosen last, oldest first. */
  'chat.open': { input: z.object({ conversationId: z.string() }), output: z.array(ChatMessage) },
  /** With `instead` it takes the place of that message of a person, which stays as another version. */
  'chat.send': {
    input: z.object({
      conversationId: z.string(),
      text: z.string().min(1).max(200_000),
      instead: z.string().optional(),
      /** While another message of the conversation is being answered: wait for it, or take its place. */ whenBusy:
        z.enum(['queue', 'interrupt']).default('queue'),
    }),
    output: z.object({ messageId: z.string() }),
  },
  /**
   * Answers a message once more. `messageId`: the message, or an answer to it, which stays as another
   * version.
   */
  'chat.regenerate': {
    input: z.object({ conversationId: z.string(), messageId: z.string() }),
    output: z.null(),
  },
  /** Shows the branch with this message; it is the one that goes on. */
  'chat.choose': { input: z.object({ conversationId: z.string(), messageId: z.string() }), output: z.null() },
  /** In all conversations, the best first. The last word may be unfinished. */
  'chat.search': {
    input: z.object({
      query: z.string().min(1).max(1000),
      limit: z.number().int().positive().max(200).default(50),
    }),
    output: ChatFound,
  },
  /** Keeps a picture in the workspace, to be named in a message as `[IMAGE:path]`. */
  /** A picture of a conversation, by its place in the workspace; nothing else is read. */
  'chat.picture': {
    input: z.object({ path: z.string().min(1).max(4096) }),
    output: z.object({
      mediaType: z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/gif']),
      base64: z.string(),
    }),
  },
  'chat.attach': {
    input: z.object({ name: z.string().max(500), base64: z.base64().max(7_500_000) }),
    output: z.object({ path: z.string() }),
  },
  /**
   * The text of a file (text or PDF) as it goes into a message of the conversation: `block` is put before what the person
   * writes. `shown` of `total` characters fit the model that answers there.
   */
  'chat.read-document': {
    input: z.object({
      conversationId: z.string(),
      name: z.string().max(500),
      base64: z.base64().max(14_000_000),
      /** Characters of documents that go into the same message already. */
      held: z.number().int().nonnegative().default(0),
    }),
    output: z.object({
      block: z.string(),
      shown: z.number().int(),
      total: z.number().int(),
      /** Of a PDF. */
      pages: z.number().int().nullable(),
    }),
  },
  'chat.rename': {
    input: z.object({ conversationId: z.string(), title: z.string().trim().min(1).max(200) }),
    output: z.null(),
  },
  /** Asks where to, and saves it there. `file` null: the person chose no place. */
  /** Of an answer. A model that is not in memory is loaded for it. */
  'chat.prompt': {
    input: z.object({ conversationId: z.string(), messageId: z.string() }),
    output: ShownPrompt,
  },
  'chat.export': {
    input: z.object({ conversationId: z.string(), format: z.enum(['markdown', 'json']) }),
    output: z.object({ file: z.string().nullable() }),
  },
  'chat.stop': { input: z.object({ conversationId: z.string() }), output: z.null() },
  /**
   * `hash`: of the call that was shown; without it only a call that nobody has edited is allowed. `reason`:
   * why not, told to the model.
   */
  'chat.decide-tool': {
    input: z.object({
      conversationId: z.string(),
      call: z.string(),
      decision: ToolDecision,
      hash: z.string().optional(),
      reason: z.string().max(2000).default(''),
      /** With "always": what of the offer is allowed; absent: all of it. */ range: Range.optional(),
    }),
    output: z.null(),
  },
  /**
   * Other values for a call that waits. Nothing is sent: it is asked again, and a yes to what stood there
   * before is refused.
   */
  'chat.edit-tool': {
    input: z.object({
      conversationId: z.string(),
      call: z.string(),
      hash: z.string(),
      arguments: JsonObject,
    }),
    output: z.null(),
  },
  /** Which model answers in the conversation, and the others that config.toml names. */
  'chat.models': { input: z.object({ conversationId: z.string() }), output: ConversationModels },
  /**
   * A hint, a model, PROVIDER/MODEL or a provider; null goes back to the one of config.toml. It holds until
   * it is changed, and goes before every rule.
   */
  'chat.choose-model': {
    input: z.object({ conversationId: z.string(), model: z.string().min(1).max(500).nullable() }),
    output: ModelName,
  },
  /** How the answers of the conversation are drawn from now on; what is left out is as its model has it. */
  'chat.set-sampling': {
    input: z.object({ conversationId: z.string(), sampling: Sampling }),
    output: z.null(),
  },
  /** What stands before everything that is said in the conversation. */
  'chat.own-prompt': { input: z.object({ conversationId: z.string() }), output: ConversationPrompt },
  /** It holds from the next message on; null: the app's own words hold again. */
  'chat.set-prompt': {
    input: z.object({ conversationId: z.string(), prompt: SystemPrompt.nullable() }),
    output: z.null(),
  },
  /** By name. */
  'chat.presets': { input: Nothing, output: z.array(Preset) },
  /** In place of one with the same name. Conversations keep what they began with. */
  'chat.keep-preset': { input: Preset, output: z.null() },
  'chat.delete-preset': { input: z.object({ name: z.string() }), output: z.null() },
  /** A copy of its system prompt and sampling, in place of those of the conversation. */
  'chat.use-preset': { input: z.object({ conversationId: z.string(), name: z.string() }), output: z.null() },
  /** Pinned conversations stand above the others. */
  'chat.pin': { input: z.object({ conversationId: z.string(), pinned: z.boolean() }), output: z.null() },
  'chat.delete': { input: z.object({ conversationId: z.string() }), output: z.null() },
  /** Tools that a person allowed always; taken back, they ask again. */
  'permissions.list': { input: readingInputs['permissions.list'], output: z.array(ToolPermission) },
  'permissions.revoke': { input: z.object({ tool: z.string() }), output: z.null() },

  'jobs.list': {
    input: readingInputs['jobs.list'],
    output: z.array(Job.extend({ nextAt: z.number().nullable() })),
  },
  'jobs.remove': { input: z.object({ id: z.string() }), output: z.null() },
  'channels.list': { input: Nothing, output: z.array(ChannelStatus) },
  /** Lets the stranger in who was given this code. */
  'channels.allow': {
    input: z.object({ channel: z.string(), code: z.string() }),
    output: z.object({ sender: z.string(), name: z.string() }),
  },
  'channels.forget': { input: z.object({ channel: z.string(), sender: z.string() }), output: z.null() },
  /** Connects now instead of at the next try. */
  'channels.retry': { input: z.object({ channel: z.string() }), output: z.null() },
  /** Sends a line, to see whether it arrives. */
  'channels.test': { input: z.object({ channel: z.string(), recipient: z.string() }), output: z.null() },
  ...boardProcedures,

  'mcp.list': { input: Nothing, output: z.array(McpServerStatus) },
  /** What of a restored backup may not run yet. */
  'programs.held': { input: Nothing, output: z.array(HeldProgram) },
  /** A person has seen it as `hash` has it; refused when it is another by now. */
  'programs.allow': { input: HeldProgram.pick({ place: true, hash: true }), output: z.null() },

  /** Files of the plugins folder, and names in config.toml without one. */
  'plugins.list': { input: readingInputs['plugins.list'], output: z.array(PluginRow) },
  ...modelProcedures,
  /** Makes it the default_model of config.toml. */
  /** config.toml as it lies on the disk; plain secrets are dots. */
  'config.show': { input: Nothing, output: ConfigView },
  'config.check': { input: z.object({ text: z.string().max(1_000_000) }), output: z.array(ConfigDiagnostic) },
  /** Changes that leave every other byte as it is; all or none. Refused when a value is wrong. */
  'config.change': {
    input: z.object({ changes: z.array(ConfigChange).min(1).max(200) }),
    output: ConfigView,
  },
  /** The whole text; dots stand for the secrets that are there. `hash`: of the text that was edited. */
  'config.save': {
    input: z.object({
      text: z.string().max(1_000_000),
      hash: z.string(),
      /** Even with errors: then the last good one stays in force. */ anyway: z.boolean().default(false),
    }),
    output: ConfigView,
  },
  /** Keeps a secret in the keychain, and its place in config.toml. */
  'config.secret': {
    input: z.object({ place: ConfigPlace, secret: z.string().min(1).max(10_000) }),
    output: ConfigView,
  },
  /** Names of secrets, never what they say. */
  'secrets.list': { input: readingInputs['secrets.list'], output: z.array(SecretRow) },
  /** Keeps a secret under the NAME of `keychain:NAME`, in the place of one that was there, and applies it. */
  'secrets.set': {
    input: z.object({ name: SecretName, secret: z.string().min(1).max(10_000) }),
    output: z.null(),
  },
  /** `usedBy`: keys of config.toml that ask for it. */
  'secrets.remove': {
    input: z.object({ name: SecretName }),
    output: z.object({ usedBy: z.array(z.string()) }),
  },
  /** Takes a password out of `mqtt.url` and keeps it as a secret. */
  'config.move-password': { input: Nothing, output: ConfigView },
  /** The newest lines of the log, oldest first. */
  'logs.read': {
    input: z.object({ lines: z.number().int().positive().max(2_000).default(200) }),
    output: z.object({ file: z.string(), lines: z.array(z.string()) }),
  },
} satisfies Record<string, { input: z.ZodType; output: z.ZodType }>;

export type Procedures = typeof procedures;
export type ProcedureName = keyof Procedures;
export type Input<P extends ProcedureName> = z.input<Procedures[P]['input']>;
export type ParsedInput<P extends ProcedureName> = z.output<Procedures[P]['input']>;
export type Output<P extends ProcedureName> = z.output<Procedures[P]['output']>;
