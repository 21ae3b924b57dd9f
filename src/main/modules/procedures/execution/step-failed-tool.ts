import { done, type Tool } from '../../../ports/tool';

export const stepFailedName = 'step_failed';

/**
 * The model's way to say that a step cannot or must not be done. It changes nothing; the observer of the step
 * reads it.
 */
export const stepFailedTool: Tool = {
  name: stepFailedName,
  description: 'Report that the step cannot be done',
  effect: 'reads',
  brings: null,
  parameters: {
    type: 'object',
    properties: { reason: { type: 'string', minLength: 1 } },
    required: ['reason'],
    additionalProperties: false,
  },
  execute: () => Promise.resolve(done('noted')),
};
