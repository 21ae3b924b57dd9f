import { unreachable } from '../../shared/errors';
import type { Decision, OpenGate, Run, RunEvent, StepState, ToolCallState } from '../../shared/run';

/** The log of a run does not start with `run-started`, or starts twice: a defect, or a damaged database. */
class BrokenRunLog extends Error {}

/** The state of a run as its whole log tells it. */
export function fold(events: readonly RunEvent[]): Run {
  let run: Run | null = null;
  for (const event of events) run = evolve(run, event);
  if (run === null) throw new BrokenRunLog('The log of the run is empty');
  return run;
}

/** The state after one more event. Pure; never refuses: what is in the log has happened. */
export function evolve(run: Run | null, event: RunEvent): Run {
  if (run === null) {
    if (event.type !== 'run-started') throw new BrokenRunLog(`The log of the run starts with ${event.type}`);
    return newRun(event);
  }
  return { ...run, ...changes(run, event), version: run.version + 1 };
}

function newRun(event: Extract<RunEvent, { type: 'run-started' }>): Run {
  return {
    runId: event.runId,
    sop: event.sop,
    sopHash: event.sopHash,
    trigger: event.trigger,
    startedBy: event.startedBy,
    status: 'running',
    currentStep: 1,
    startedAt: event.at,
    completedAt: null,
    reason: null,
    gate: null,
    approved: null,
    steps: event.sop.steps.map(({ number, title }) => ({ number, title, status: 'pending', output: null, attempt: 0, startedAt: null, completedAt: null, toolCalls: [] })),
    decisions: [],
    approvalTimeoutSecs: event.approvalTimeoutSecs,
    gates: 0,
    version: 1,
  };
}

function changes(run: Run, event: RunEvent): Partial<Run> {
  switch (event.type) {
    case 'run-started':
      throw new BrokenRunLog(`The log of run ${run.runId} starts twice`);
    case 'approval-requested':
      return opened(run, event);
    case 'calls-drafted':
      return run.gate?.gate === event.gate ? { gate: { ...run.gate, calls: event.calls, note: event.note } } : {};
    case 'approval-granted':
      return { ...closed(run, event.step, 'pending', { ...decisionOf(event), decision: 'approved', reason: null }), status: 'running', approved: shownCalls(run.gate) };
    case 'approval-denied':
      return closed(run, event.step, 'cancelled', { ...decisionOf(event), decision: 'denied', reason: event.reason });
    case 'approval-timed-out':
      return closed(run, event.step, 'cancelled', { step: event.step, gate: event.gate, decision: 'timed_out', by: 'engine', via: 'engine', at: event.at, reason: null });
    case 'step-started':
      return { status: 'running', currentStep: event.step, steps: withStep(run, event.step, (step) => ({ ...step, status: 'running', attempt: event.attempt, startedAt: event.at, completedAt: null, output: null })) };
    case 'model-requested':
    case 'model-answered':
    case 'model-failed':
      return {};
    case 'tool-call-sent':
      return { steps: withStep(run, event.step, (step) => ({ ...step, toolCalls: [...step.toolCalls, sentCall(event)] })) };
    case 'tool-call-answered':
      return { steps: withStep(run, event.step, (step) => ({ ...step, toolCalls: step.toolCalls.map((call) => (call.call === event.call ? { ...call, success: event.success, output: event.output, answeredAt: event.at } : call)) })) };
    case 'step-completed':
      return stepEnded(run, event.step, { status: 'completed', output: event.output, completedAt: event.at });
    case 'step-skipped':
      return stepEnded(run, event.step, { status: 'skipped', output: event.reason, completedAt: event.at });
    case 'step-failed':
      return { approved: null, steps: withStep(run, event.step, (step) => ({ ...step, status: 'failed', output: event.reason, completedAt: event.at })) };
    case 'run-completed':
      return { status: 'completed', completedAt: event.at };
    case 'run-failed':
      return { status: 'failed', completedAt: event.at, reason: event.reason, gate: null };
    case 'run-cancelled':
      return { status: 'cancelled', completedAt: event.at, reason: event.reason, gate: null, steps: withStep(run, run.currentStep, (step) => cancelledStep(step, event.at)) };
    case 'run-interrupted':
      return { status: 'interrupted', steps: withStep(run, event.step, (step) => ({ ...step, status: 'interrupted' })) };
    default:
      return unreachable(event);
  }
}

function opened(run: Run, event: Extract<RunEvent, { type: 'approval-requested' }>): Partial<Run> {
  const gate: OpenGate = { gate: event.gate, step: event.step, requestedAt: event.at, expiresAt: event.expiresAt, reason: event.reason, calls: null, note: '' };
  const interrupted = event.reason === 'interrupted';
  return {
    gate,
    gates: run.gates + 1,
    approved: null,
    currentStep: event.step,
    status: interrupted ? 'interrupted' : 'waiting_approval',
    steps: withStep(run, event.step, (step) => ({ ...step, status: interrupted ? 'interrupted' : 'waiting' })),
  };
}

function closed(run: Run, number: number, status: StepState['status'], decision: Decision): Partial<Run> {
  return { gate: null, decisions: [...run.decisions, decision], steps: withStep(run, number, (step) => ({ ...step, status })) };
}

const decisionOf = ({ step, gate, by, via, at }: { readonly step: number; readonly gate: string; readonly by: string; readonly via: string; readonly at: number }): Pick<Decision, 'step' | 'gate' | 'by' | 'via' | 'at'> => ({ step, gate, by, via, at });

const shownCalls = (gate: OpenGate | null): Run['approved'] => (gate === null || gate.calls === null ? null : { step: gate.step, reason: gate.reason, calls: gate.calls });

const sentCall = (event: Extract<RunEvent, { type: 'tool-call-sent' }>): ToolCallState => ({ call: event.call, name: event.tool, arguments: event.arguments, provenance: event.provenance, success: null, output: null, sentAt: event.at, answeredAt: null });

/** A step that is over; the next one becomes current, and the approval was for this one alone. */
function stepEnded(run: Run, number: number, end: Pick<StepState, 'status' | 'output' | 'completedAt'>): Partial<Run> {
  return { approved: null, currentStep: Math.min(number + 1, run.steps.length), steps: withStep(run, number, (step) => ({ ...step, ...end })) };
}

const cancelledStep = (step: StepState, at: number): StepState => (stepIsOver(step) ? step : { ...step, status: 'cancelled', completedAt: step.startedAt === null ? null : at });

const stepIsOver = ({ status }: StepState): boolean => status === 'completed' || status === 'failed' || status === 'skipped';

const withStep = (run: Run, number: number, change: (step: StepState) => StepState): StepState[] => run.steps.map((step) => (step.number === number ? change(step) : step));
