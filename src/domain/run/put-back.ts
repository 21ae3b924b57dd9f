import type { RunEvent } from '../../shared/run';

/** A pin that a run has set, and what it was before. */
export interface SetPin {
  readonly board: string;
  readonly pin: number;
  readonly was: 0 | 1;
  /** What the run set it to last. */
  readonly is: 0 | 1;
  /** The step that set it last. */
  readonly step: number;
}

const levelOf = (value: unknown): 0 | 1 | null => (value === 0 || value === 1 ? value : null);

/**
 * The pins that a run has left otherwise than they were, as far as it is known what they were: from a card, or from
 * a reading before the first write. A write whose outcome nobody knows says nothing of its pin.
 */
export function pinsLeftSet(events: readonly RunEvent[]): readonly SetPin[] {
  const before = new Map<string, 0 | 1>();
  const set = new Map<string, SetPin>();
  const sent = new Map<string, Extract<RunEvent, { type: 'tool-call-sent' }>>();
  const keyOf = (board: string, pin: number): string => `${board}/${String(pin)}`;
  const seen = (board: string, pin: number, level: 0 | 1): void => {
    const key = keyOf(board, pin);
    if (!set.has(key)) before.set(key, level);
  };
  for (const event of events) {
    if (event.type === 'card-based-on')
      for (const fact of event.facts) if (fact.of === 'pin') seen(fact.board, fact.pin, fact.level);
    // The boards of another engine are put back there.
    if (event.type === 'tool-call-sent' && event.on === undefined) sent.set(event.call, event);
    if (event.type !== 'tool-call-answered' || !event.success) continue;
    const call = sent.get(event.call);
    const { board, pin, value } = call?.arguments ?? {};
    if (call === undefined || typeof board !== 'string' || typeof pin !== 'number') continue;
    if (call.tool === 'gpio_read') {
      const level = levelOf(Number.parseInt(event.output, 10));
      if (level !== null) seen(board, pin, level);
    }
    const written = levelOf(value);
    const was = before.get(keyOf(board, pin));
    if (call.tool !== 'gpio_write' || written === null) continue;
    if (was === undefined) set.delete(keyOf(board, pin));
    else set.set(keyOf(board, pin), { board, pin, was, is: written, step: event.step });
  }
  return [...set.values()].filter(({ was, is }) => was !== is);
}

/** Which board answered to the name when the run was for it last; null: the run does not say. */
export const boardOf = (events: readonly RunEvent[], board: string): string | null =>
  events.reduce<string | null>((last, event) => {
    if (event.type === 'tool-call-sent' && event.on === undefined && event.arguments['board'] === board)
      return event.board ?? last;
    if (event.type !== 'card-based-on') return last;
    const fact = event.facts.find((each) => each.of === 'board' && each.board === board);
    return fact?.of === 'board' ? fact.identity : last;
  }, null);
