import type { ChatMessage, ContextUse } from '../../../shared/chat';

/** What the meter shows: the parts of the context by name, each with its share of the bar. */
export interface ShownContext {
  readonly use: ContextUse;
  readonly used: number;
  /** Left for what comes; null: the model does not say how much it holds. */
  readonly free: number | null;
  readonly parts: readonly {
    readonly kind: 'system' | 'tools' | 'memory' | 'history';
    readonly tokens: number;
    readonly share: number;
  }[];
  /** With the next messages the oldest ones will be left out. */
  readonly nearlyFull: boolean;
}

/** From this share on, the oldest messages are soon left out: they are at nine tenths. */
const warnedShare = 0.8;

/** Of the newest answer for which it is known. */
export function shownContext(messages: readonly ChatMessage[]): ShownContext | null {
  const use = messages.findLast(({ context }) => context !== undefined)?.context;
  if (use === undefined) return null;
  const used = use.system + use.tools + use.memory + use.history;
  const whole = Math.max(use.size ?? used, used, 1);
  const parts = (['system', 'tools', 'history', 'memory'] as const).map((kind) => ({
    kind,
    tokens: use[kind],
    share: use[kind] / whole,
  }));
  return {
    use,
    used,
    free: use.size === null ? null : Math.max(0, use.size - used),
    parts,
    nearlyFull: use.size !== null && used >= warnedShare * use.size,
  };
}

/** What there is to be warned of: the oldest messages are left out, or soon will be. */
export function contextWarning(
  shown: ShownContext | null,
): { readonly kind: 'nearly-full' } | { readonly kind: 'full'; readonly leftOut: number } | null {
  if (shown === null) return null;
  if (shown.use.leftOut > 0) return { kind: 'full', leftOut: shown.use.leftOut };
  return shown.nearlyFull ? { kind: 'nearly-full' } : null;
}

/**
 * Where the model's view of the conversation begins: the first message it was sent for its newest answer.
 * Null: it was sent all.
 */
export function viewBegins(
  messages: readonly ChatMessage[],
): { readonly at: string; readonly leftOut: number } | null {
  const newest = messages.findLast(({ sent, context }) => sent !== undefined && context !== undefined);
  if (newest?.sent === undefined || newest.context === undefined || newest.context.leftOut === 0) return null;
  return { at: newest.sent.from, leftOut: newest.context.leftOut };
}
