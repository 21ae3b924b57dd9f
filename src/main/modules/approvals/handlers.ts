import { countOf, shownNumber, shownStep } from '../../../shared/step-numbers';
import type { Approval, ApprovalTelling, AskedOn, Output } from '../../../shared/procedures';
import type { Telling } from '../../../shared/escalation';
import { ok } from '../../../shared/result';
import type { Run, SureFailure } from '../../../shared/run';
import { isFinished } from '../../../shared/run-facts';
import { wasAsked } from '../../../shared/run-figures';
import type { Chat } from '../chat/chat';
import type { RunArchive } from '../../ports/run-archive';
import type { RunLog } from '../../ports/run-log';
import type { Step } from '../../../shared/sop';
import { gateAsKnown } from '../../../domain/approval/origins';
import { codeOf, shownHash } from '../../../domain/approval/approval-request';
import type { Range } from '../../../shared/range';
import type { StandingSteps } from '../procedures/standing-steps';
import type { SopEngine } from '../procedures/engine';
import { requestOf } from '../../../domain/run/gates';
import { nextInRun } from '../../../domain/procedure/flow';
import { conditionMet } from '../../../domain/procedure/triggers/triggers';
import type { Clock } from '../../platform/base/clock';
import type { Handlers } from '../../platform/router';
import type { DutyNow } from '../../ports/duty';
import { tellingOf } from './telling';

type Decisions = Pick<RunArchive, 'decisions' | 'lastDecision'>;
type ApprovalHandlers = Pick<
  Handlers,
  | 'approvals.list'
  | 'approvals.questions'
  | 'approvals.decided'
  | 'approvals.approve'
  | 'approvals.edit'
  | 'approvals.deny'
>;

/** The channels on which gates are asked, too. */
export interface Elsewhere {
  askedOn(runId: string, gate: string): readonly AskedOn[];
}

/** Whom every question goes to by itself at that time. */
interface Asking {
  asksFirst(at: number): Pick<Telling, 'to' | 'nobody'>;
}

/** Nobody knows without an engine. */
type SureFailures = (run: Run) => readonly SureFailure[];

const lastRunsShown = 3;

export function approvalHandlers(
  engine: SopEngine,
  log: RunLog,
  archive: Decisions,
  chat: Pick<Chat, 'toolQuestions'>,
  elsewhere: Elsewhere & Asking,
  standing: Pick<StandingSteps, 'offer' | 'approveAlways'>,
  duty: DutyNow,
  clock: Pick<Clock, 'now'>,
): ApprovalHandlers {
  return {
    'approvals.list': () =>
      ok(
        approvalsOf(engine.activeRuns(), archive, log, elsewhere, (run) => engine.sureFailures(run), {
          offer: (run) => standing.offer(run),
          telling: (run) => tellingOf(run, duty, (at) => elsewhere.asksFirst(at), clock.now()),
        }),
      ),
    'approvals.questions': () => {
      const { open, answered } = chat.toolQuestions();
      return ok({ open: [...open], answered: [...answered] });
    },
    'approvals.decided': ({ limit }) => ok([...archive.decisions(limit)]),
    'approvals.approve': ({ runId, gate, shown, range, answer }, caller) => {
      const run = range === undefined ? null : engine.show(runId);
      return run === null || range === undefined
        ? engine.approve(runId, { id: gate, shown }, caller, answer)
        : standing.approveAlways(run, { id: gate, shown }, range, caller);
    },
    'approvals.edit': ({ runId, gate, edits }, caller) => engine.editCalls(runId, gate, edits, caller),
    'approvals.deny': ({ runId, gate, reason }, caller) => engine.deny(runId, gate, reason, caller),
  };
}

/** What waits for a person, most urgent first. */
export const approvalsOf = (
  runs: readonly Run[],
  archive: Decisions,
  log: Pick<RunLog, 'list'>,
  elsewhere: Elsewhere,
  sureFailures: SureFailures,
  { offer, telling }: AlongWithIt = { offer: () => null, telling: () => null },
): Approval[] =>
  runs
    .flatMap((run) => {
      const [offered, told] = [offer(run), telling(run)];
      return toApproval(run, archive, log, elsewhere, sureFailures).map((approval) => ({
        ...approval,
        ...(offered === null ? {} : { offer: offered }),
        ...(told === null ? {} : { telling: told }),
      }));
    })
    .sort(byUrgency);

/** What stands on a card beside the question. */
interface AlongWithIt {
  readonly offer: (run: Run) => Range | null;
  readonly telling: (run: Run) => ApprovalTelling | null;
}

function toApproval(
  run: Run,
  archive: Decisions,
  log: Pick<RunLog, 'list'>,
  elsewhere: Elsewhere,
  sureFailures: SureFailures,
): readonly Approval[] {
  const step = run.gate === null ? undefined : run.sop.steps[run.gate.step - 1];
  if (run.gate === null || step === undefined) return [];
  return [
    {
      runId: run.runId,
      sop: run.sop.name,
      version: run.sop.version,
      priority: run.sop.priority,
      step: shownNumber(step),
      totalSteps: run.sop.steps.length,
      ...(countOf(run.sop.steps) === null ? { uncounted: true } : {}),
      title: step.title,
      body: step.body,
      suggestedTools: step.suggestedTools,
      gate: {
        ...gateAsKnown(run.gate, run.sop),
        // The time to decide begins with the calls.
        ...(run.gate.calls === null ? { expiresAt: null } : {}),
      },
      ...(run.gate.reason === 'input' && step.ask !== undefined ? { ask: step.ask } : {}),
      trigger: run.trigger,
      condition: conditionMet(run.sop, run.trigger),
      shown: shownHash(run.gate.calls),
      code: codeOf(requestOf(run.gate)),
      ...(run.gate.calls === null && run.figures.awaits !== undefined ? { awaits: run.figures.awaits } : {}),
      fails: [...sureFailures(run)],
      earlier: run.steps.filter(
        (state) =>
          state.number !== step.number &&
          (state.status === 'completed' || state.status === 'failed' || state.status === 'skipped'),
      ),
      askedOn: [...elsewhere.askedOn(run.runId, run.gate.gate)],
      ...followedBy(run, step),
      lastRuns: lastRuns(run, archive, log),
    },
  ];
}

/**
 * The step below may still be skipped by its guard; which one follows then is known only when this one has an
 * output.
 */
function followedBy(run: Run, step: Step): Pick<Approval, 'nextTitle' | 'nextStep'> {
  const next = nextInRun(run, step);
  return next === 'end'
    ? { nextTitle: null, nextStep: null }
    : { nextTitle: run.sop.steps[next - 1]?.title ?? null, nextStep: shownStep(run.sop.steps, next) };
}

function lastRuns(run: Run, archive: Decisions, log: Pick<RunLog, 'list'>): Approval['lastRuns'] {
  return log
    .list({ sop: run.sop.name, dry: false, imported: false, limit: lastRunsShown + 5 })
    .filter((row) => row.runId !== run.runId && isFinished(row.status))
    .slice(0, lastRunsShown)
    .map((row) => ({
      runId: row.runId,
      status: row.status,
      at: row.startedAt,
      decision: archive.lastDecision(row.runId),
      asked: row.figures !== undefined && wasAsked(row.figures),
      reason: row.reason,
    }));
}

const rank = { critical: 0, high: 1, normal: 2, low: 3 } as const;

const urgencyOf = ({ telling, priority }: Approval): Approval['priority'] => telling?.urgency ?? priority;

/** Most urgent first: by priority, then by the time left. */
function byUrgency(a: Output<'approvals.list'>[number], b: Output<'approvals.list'>[number]): number {
  return (
    rank[urgencyOf(a)] - rank[urgencyOf(b)] ||
    (a.gate.expiresAt ?? Infinity) - (b.gate.expiresAt ?? Infinity) ||
    a.gate.requestedAt - b.gate.requestedAt
  );
}
