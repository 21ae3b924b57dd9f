import type { Sampling } from '../../../../shared/sampling';
import type { Priority, Step } from '../../../../shared/sop';
import type { CurrentModel, ModelPriority, Provider } from '../../../ports/provider';

/** A model that is there. */
export type Answering = Extract<CurrentModel, { readonly provider: Provider }>;

/**
 * What people set for a model and that holds in steps, too: the words of a step are not drawn, unless the step
 * says how.
 */
export function forSteps(model: Answering, { sampling: own = {} }: Pick<Step, 'sampling'>): Sampling {
  const { thinking, thinking_budget: budget, max_tokens: most } = model.sampling ?? {};
  return {
    ...(thinking === undefined ? {} : { thinking }),
    ...(budget === undefined ? {} : { thinking_budget: budget }),
    ...(most === undefined ? {} : { max_tokens: most }),
    ...own,
  };
}

export const priorityOf: Readonly<Record<Priority, ModelPriority>> = {
  critical: 'sop-critical',
  high: 'sop-high',
  normal: 'sop',
  low: 'sop-low',
};

/** Why there is none; undefined: there is one. */
export const whyNone = (model: CurrentModel): string | undefined =>
  model.provider === null ? model.why : undefined;
