import type { PlanFor } from '../modules/models/llama/load-plan';

/** Every model fits, with 1024 tokens for one conversation. */
export const planOf1024: PlanFor = () =>
  Promise.resolve({
    contextSize: 1024,
    sequences: 1,
    need: { weights: 1, cache: 1, around: 1 },
    memory: { free: 8e9, total: 16e9 },
    fit: 'fits',
  });
