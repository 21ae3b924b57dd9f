import type { HandedOver } from './sop';

/** What the agent started a run for. Ids of conversations and jobs say nothing to a person. */
export type RunStarter =
  | { readonly kind: 'conversation' }
  | { readonly kind: 'run'; readonly runId: string }
  /** `name`: as its list shows it; null: it is not known here. */
  | { readonly kind: 'job'; readonly name: string | null };

/** Null: somebody else started it. */
export function starterOf({ by, called }: Pick<HandedOver, 'by' | 'called'>): RunStarter | null {
  const [, kind, id = ''] = /^(chat|run|job):(.*)$/su.exec(by) ?? [];
  switch (kind) {
    case 'chat':
      return { kind: 'conversation' };
    case 'run':
      return { kind: 'run', runId: id };
    case 'job':
      return { kind: 'job', name: called ?? null };
    default:
      return null;
  }
}
