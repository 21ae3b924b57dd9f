import type { PlannedCall } from '../../../shared/sop';

/** What a run did in a step, on its way into the step as it is written. */
export interface KeptCalls {
  readonly runId: string;
  /** Step, title and body as the run knew them. */
  readonly step: number;
  readonly title: string;
  readonly body: string;
  readonly calls: readonly PlannedCall[];
}

let kept: { readonly name: string; readonly calls: KeptCalls } | null = null;

/** Once the procedure is shown, the calls are to be written into its step. */
export const keepCalls = (name: string, calls: KeptCalls): void => {
  kept = { name, calls };
};

/** Gives them once. What was meant for another procedure is no more. */
export function takeKeptCalls(name: string): KeptCalls | null {
  const calls = kept?.name === name ? kept.calls : null;
  kept = null;
  return calls;
}
