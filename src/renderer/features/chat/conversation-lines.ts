import type { Conversation } from '../../../shared/chat';

export interface ConversationGroup {
  readonly name: 'here' | 'elsewhere';
  /** The line of its heading; its conversations come behind it. */
  readonly from: number;
  readonly conversations: readonly Conversation[];
}

export interface ConversationLine {
  readonly kind: 'heading' | 'conversation';
  /** Of a conversation, its id. */
  readonly key: string;
}

/** Those of this window, then those of the channels; a group without any is not there. */
export function conversationGroups(conversations: readonly Conversation[]): readonly ConversationGroup[] {
  const here = conversations.filter(({ channel }) => channel === 'desktop');
  const elsewhere = conversations.filter(({ channel }) => channel !== 'desktop');
  const groups: readonly ConversationGroup[] = [
    { name: 'here', from: 0, conversations: here },
    { name: 'elsewhere', from: here.length === 0 ? 0 : here.length + 1, conversations: elsewhere },
  ];
  return groups.filter((group) => group.conversations.length > 0);
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
