import { runTurn } from '../../../src/main/modules/agent/turn/loop';
import { createToolRegistry } from '../../../src/main/modules/agent/tools/tool-registry';
import { silentLogger } from '../../../src/main/platform/base/logger';
import { Problems } from '../../../src/main/platform/base/problems';
import type { CutOff } from '../../../src/main/ports/cut-off';
import { noHooks, type Hooks } from '../../../src/main/ports/hooks';
import type { Provider } from '../../../src/main/ports/provider';
import type { RunLog } from '../../../src/main/ports/run-log';
import type { Tool } from '../../../src/main/ports/tool';
import { SopAudit } from '../../../src/main/modules/procedures/runs/audit';
import { defineSop } from '../../../src/main/modules/procedures/definition/definition';
import { SopEngine, type SopSettings } from '../../../src/main/modules/procedures/engine';
import { StepExecutor } from '../../../src/main/modules/procedures/execution/executor';
import { heldTools } from '../../../src/main/modules/procedures/execution/fleet-part';
import { openDatabase, type Database } from '../../../src/main/platform/storage/database';
import { createEventQueue } from '../../../src/main/modules/record/storage/event-queue';
import { createTriggerStates } from '../../../src/main/platform/storage/trigger-states';
import { createEventLedger } from '../../../src/main/modules/record/storage/event-ledger';
import { createMemory } from '../../../src/main/modules/memory/storage/create-memory';
import { createToolPermissions } from '../../../src/main/modules/procedures/storage/tool-permissions';
import { createRunArchive } from '../../../src/main/modules/record/storage/run-archive';
import { createPauseStore } from '../../../src/main/modules/procedures/storage/pause-store';
import { createRunLog } from '../../../src/main/modules/record/storage/run-log';
import { createProcedureStates } from '../../../src/main/platform/storage/procedure-states';
import { createTransaction } from '../../../src/main/platform/storage/transaction';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import type { Run, RunEvent } from '../../../src/shared/run';
import type { SopEntry } from '../../../src/shared/sop';

export interface Procedure {
  readonly name: string;
  /** Lines of [sop] and [[triggers]] beyond the name. */
  readonly toml?: string;
  readonly steps: string;
}

export interface EngineBench {
  readonly engine: SopEngine;
  readonly audit: SopAudit;
  readonly clock: FakeClock;
  readonly database: Database;
  readonly events: RunEvent[];
  readonly announced: string[];
  readonly withdrawn: string[];
  /** Runs whose record could not be read. */
  readonly damaged: string[];
  /** Urgent procedures that an event did not start, with the runs that took the place. */
  readonly crowdedOut: { readonly sop: string; readonly holders: readonly string[] }[];
  /** Procedures whose start could not be checked, with the reason. */
  readonly unchecked: { readonly sop: string; readonly detail: string }[];
  run(runId: string): Run;
  /** Resolves once the run is at rest: it waits, or it has ended. */
  settled(runId: string): Promise<Run>;
}

/** The real engine, executor, SQLite and audit; the clock, the model and the tools are the test's. */
export function openEngine(options: {
  readonly procedures: readonly Procedure[];
  readonly tools: readonly Tool[];
  readonly provider?: Provider;
  /** Others, by the name that a step gives. */
  readonly models?: Readonly<Record<string, Provider>>;
  readonly database?: Database;
  readonly clock?: FakeClock;
  readonly settings?: Partial<SopSettings>;
  readonly hooks?: Hooks;
  readonly parallelTools?: boolean;
  readonly cutOff?: CutOff;
  /** Ends the turn in which changes are gathered; absent: at once. */
  readonly atEndOfTurn?: (work: () => void) => void;
  /** Puts something around the record of runs, e.g. to be killed at a write. */ readonly around?: (
    log: RunLog,
  ) => RunLog;
}): EngineBench {
  const clock = options.clock ?? new FakeClock();
  const database = options.database ?? openDatabase(':memory:');
  const events: RunEvent[] = [];
  const announced: string[] = [];
  const withdrawn: string[] = [];
  const damaged: string[] = [];
  const crowdedOut: { readonly sop: string; readonly holders: readonly string[] }[] = [];
  const unchecked: { readonly sop: string; readonly detail: string }[] = [];
  const tools = createToolRegistry([() => options.tools]);
  const context = {
    toolNames: new Set(options.tools.map((tool) => tool.name)),
    boardNames: new Set<string>(),
    timezone: '',
    now: clock.now(),
    defaultExecutionMode: 'supervised' as const,
    toolParameters: (name: string) => tools.get(name)?.parameters,
  };
  const entries: SopEntry[] = options.procedures.map(({ name, toml = '', steps }) =>
    defineSop(
      {
        folder: name,
        toml: `[sop]\nname = "${name}"\ndescription = "For a test"\n${toml}`,
        markdown: `## Steps\n\n${steps}`,
      },
      context,
    ),
  );
  let count = 0;
  const newId = (): string => `id${String(++count)}-${String(clock.now())}`;
  const executor = new StepExecutor({
    clock,
    connectTimeoutSecs: () => 120,
    tools: options.cutOff === undefined ? tools : heldTools(tools, options.cutOff),
    model: () =>
      options.provider === undefined
        ? { provider: null, why: 'No model is configured.', remedy: 'Configure one.' }
        : { provider: options.provider, temperature: 0 },
    modelNamed: (name) => {
      const provider = options.models?.[name];
      return Promise.resolve(
        provider === undefined
          ? { provider: null, why: `There is no ${name}`, remedy: 'Name another.' }
          : { provider, temperature: 0 },
      );
    },
    modelDoubt: (name) =>
      options.models?.[name] === undefined
        ? { message: `There is no ${name}`, remedy: 'Name another.' }
        : null,
    runTurn,
    hooks: options.hooks ?? noHooks,
    newId,
    maxIterations: () => 5,
    maxAnswerTokens: () => 1024,
    parallelTools: () => options.parallelTools ?? false,
  });
  const memory = createMemory('sqlite', { database, folder: '' });
  const audit = new SopAudit(
    memory,
    clock,
    new Problems(clock, silentLogger),
    new AbortController().signal,
    createRunArchive(database),
  );
  const engine = new SopEngine({
    log: (options.around ?? ((log) => log))(createRunLog(database)),
    ledger: createEventLedger(database),
    queue: createEventQueue(database),
    triggerStates: createTriggerStates(database),
    states: createProcedureStates(database, () => true),
    canHear: () => true,
    transaction: createTransaction(database),
    // So that one turn of the event loop settles all that follows, as the clock of the tests takes it.
    door: {
      atEndOfTurn: options.atEndOfTurn ?? queueMicrotask,
      after: (_ms, work) => {
        queueMicrotask(work);
      },
      now: () => 0,
    },
    sops: { entries: () => entries, find: (name) => entries.find((entry) => entry.name === name) },
    formerNames: () => [],
    pause: createPauseStore(database),
    takeBackAllowed: () => {
      createToolPermissions(database).revokeAll();
    },
    executor,
    ...(options.cutOff === undefined ? {} : { cutOff: options.cutOff }),
    audit,
    clock,
    newId,
    logger: silentLogger,
    settings: () => ({
      enabled: true,
      approvalTimeoutSecs: 3600,
      stepTimeoutSecs: 600,
      maxActiveRuns: 10,
      maxWaitingRuns: 200,
      maxEventAgeSecs: 3600,
      ...options.settings,
    }),
    announce: (run) => {
      announced.push(run.gate?.gate ?? '');
    },
    withdraw: (gate) => {
      withdrawn.push(gate);
    },
    crowdedOut: ({ name }, _event, _why, holders) => {
      crowdedOut.push({ sop: name, holders: holders.map(({ runId }) => runId) });
    },
    broken: () => {},
    unchecked: ({ name }, { detail }) => {
      unchecked.push({ sop: name, detail });
    },
    damaged: (runId) => {
      damaged.push(runId);
    },
  });
  engine.changes.on((change) => {
    events.push(change.event);
  });
  const run = (runId: string): Run => {
    const found = engine.show(runId);
    if (found === null) throw new Error(`There is no run ${runId}`);
    return found;
  };
  return {
    engine,
    audit,
    clock,
    database,
    events,
    announced,
    withdrawn,
    damaged,
    crowdedOut,
    unchecked,
    run,
    settled: (runId) => settled(engine, runId, run),
  };
}

function settled(engine: SopEngine, runId: string, run: (runId: string) => Run): Promise<Run> {
  const atRest = (state: Run): boolean =>
    state.completedAt !== null ||
    state.figures.waits !== undefined ||
    (state.gate !== null && state.gate.calls !== null);
  return new Promise((resolve) => {
    if (atRest(run(runId))) {
      resolve(run(runId));
      return;
    }
    const stop = engine.changes.on((change) => {
      if (change.run.runId !== runId || !atRest(change.run)) return;
      stop();
      resolve(change.run);
    });
  });
}
