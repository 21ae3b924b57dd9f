import type { ModelMessage } from '../../../ports/provider';

/**
 * The messages without the older half of what can go, or null when nothing can. The newest message of the
 * person and the newest round stay; a call and its results go together, and what is left begins with a
 * person's message.
 */
export function shortenHistory(messages: readonly ModelMessage[]): readonly ModelMessage[] | null {
  const rounds = toRounds(messages);
  const newest = rounds.findLastIndex(([first]) => first?.role === 'user');
  const droppable = rounds.flatMap((round, index) =>
    index === newest || index === rounds.length - 1 ? [] : [{ index, size: round.length }],
  );
  const half = droppable.reduce((sum, { size }) => sum + size, 0) / 2;
  const dropped = new Set<number>();
  let gone = 0;
  for (const { index, size } of droppable) {
    // An answer without its question would stand first.
    const isOrphan = index < newest && rounds[index]?.[0]?.role !== 'user';
    if (gone >= half && !isOrphan) break;
    dropped.add(index);
    gone += size;
  }
  return gone === 0 ? null : rounds.filter((_, index) => !dropped.has(index)).flat();
}

/** A round is one message of the person, or one answer of the model with the results of its calls. */
function toRounds(messages: readonly ModelMessage[]): readonly (readonly ModelMessage[])[] {
  const rounds: ModelMessage[][] = [];
  for (const message of messages) {
    const last = rounds.at(-1);
    if (message.role === 'tool' && last !== undefined && last[0]?.role !== 'user') last.push(message);
    else rounds.push([message]);
  }
  return rounds;
}
