import type { RunEvent, RunStatus, RunSummary, StepState, StepStatus, ToolCallState } from './run';
import type { Sop } from './sop';
import { hasNoTools } from './step-facts';

export const isFinished = (status: RunStatus): boolean =>
  status === 'completed' || status === 'failed' || status === 'cancelled';

/** The person who has decided something with it; null: nobody, or the engine. */
export function deciderOf(event: RunEvent): string | null {
  switch (event.type) {
    case 'approval-granted':
    case 'approval-denied':
    case 'basis-changed':
    case 'calls-edited':
    case 'run-cancelled':
      return event.by === 'engine' ? null : event.by;
    default:
      return null;
  }
}

/**
 * Of a step that broke off: what the last attempt carried out, and what was sent without anybody knowing what
 * came of it.
 */
export const knownOf = ({
  toolCalls,
  carriedOut = [],
}: Pick<StepState, 'toolCalls' | 'carriedOut'>): {
  readonly done: readonly ToolCallState[];
  readonly open: readonly ToolCallState[];
} => ({
  done: carriedOut.flatMap((index) => toolCalls[index] ?? []),
  open: toolCalls.filter(({ success, unknown }) => success === null || unknown === true),
});

/** Offered to every step: it only looks into what is remembered. */
const lookUp = 'memory_recall';

/**
 * Whether a completed step had no tools and called none: what it says, nobody has carried out. What was taken over
 * from another run says nothing of that.
 */
export function answeredInWords(
  { steps }: Pick<Sop, 'steps'>,
  state: {
    readonly number: number;
    readonly status: StepStatus;
    readonly carried?: boolean | undefined;
    readonly toolCalls: readonly { readonly name: string; readonly success: boolean | null }[];
  },
): boolean {
  const step = steps[state.number - 1];
  return (
    step !== undefined &&
    state.status === 'completed' &&
    state.carried !== true &&
    hasNoTools(step) &&
    state.toolCalls.every(({ name, success }) => name === lookUp || success !== true)
  );
}

/** Whether this machine is at it, working or waiting; one that came from a file goes on nowhere. */
export const isUnderWay = ({ status, importedAt }: Pick<RunSummary, 'status' | 'importedAt'>): boolean =>
  importedAt === undefined && !isFinished(status);
