import type { ModelPriority } from '../../ports/provider';

const rank: Readonly<Record<ModelPriority, number>> = { 'sop-critical': 0, sop: 1, chat: 2, background: 3 };

/** The waiting job that goes next: the most urgent, and among equals the one that waits longest. */
export function takeNext<J extends { readonly priority: ModelPriority }>(waiting: J[]): J | null {
  const next = waiting.reduce<J | null>((best, job) => (best === null || rank[job.priority] < rank[best.priority] ? job : best), null);
  if (next !== null) waiting.splice(waiting.indexOf(next), 1);
  return next;
}
