import type { PlannedCall, Step } from '../../shared/sop';

/** What a step of kind `procedure` does, as a call that a card shows; null: the step is of another kind. */
export const startCall = ({ run }: Pick<Step, 'run'>): PlannedCall | null =>
  run === undefined
    ? null
    : {
        tool: 'sop_execute',
        arguments: { name: run.name, ...(run.payload === undefined ? {} : { payload: run.payload }) },
      };
