import type { Conversation } from '../../../shared/chat';

export interface ConversationGroup {
  readonly name: 'pinned' | 'here' | 'elsewhere';
  /** The line of its heading; its conversations come behind it. */
  readonly from: number;
  readonly conversations: readonly Conversation[];
}

export interface ConversationLine {
  readonly kind: 'heading' | 'conversation';
  /** Of a conversation, its id. */
  readonly key: string;
}

/**
 * What is pinned, then the others of this window, then those of the channels; a group without any is not
 * there.
 */
export function conversationGroups(conversations: readonly Conversation[]): readonly ConversationGroup[] {
  const nameOf = ({ pinned, channel }: Conversation): ConversationGroup['name'] =>
    pinned === true ? 'pinned' : channel === 'desktop' ? 'here' : 'elsewhere';
  const groups: ConversationGroup[] = [];
  let from = 0;
  for (const name of ['pinned', 'here', 'elsewhere'] as const) {
    const own = conversations.filter((conversation) => nameOf(conversation) === name);
    if (own.length === 0) continue;
    groups.push({ name, from, conversations: own });
    from += own.length + 1;
  }
  return groups;
}

export const linesOf = (groups: readonly ConversationGroup[]): readonly ConversationLine[] =>
  groups.flatMap(({ name, conversations }) => [
    { kind: 'heading' as const, key: `heading ${name}` },
    ...conversations.map(({ id }) => ({ kind: 'conversation' as const, key: id })),
  ]);

export const lineOf = (lines: readonly ConversationLine[], key: string): number =>
  lines.findIndex((line) => line.key === key);

const pageStep = 10;

/**
 * The line of the conversation that a key leads to from line `from`; headings are stepped over. Null: the key
 * leads nowhere.
 */
export function conversationTo(lines: readonly ConversationLine[], from: number, key: string): number | null {
  const to = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + pageStep,
    PageUp: from - pageStep,
    Home: 0,
    End: lines.length - 1,
  }[key];
  if (to === undefined || from < 0) return null;
  const nearest = Math.min(lines.length - 1, Math.max(0, to));
  if (lines[nearest]?.kind === 'conversation') return nearest;
  // The first line is a heading: there is nothing above it to go to.
  return to < from && nearest > 0 ? nearest - 1 : nearest + 1;
}
