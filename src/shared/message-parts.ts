import type { ChatMessage, ToolCard } from './chat';

export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool'; readonly tool: ToolCard };

/**
 * A message as it was written: text up to a call, the call, the text after it. Where a call's place is not
 * known (in older records), its card stands before the text; a call that waits for a
 * person stands last, because nothing follows it.
 */
export function partsOf({ text, tools }: Pick<ChatMessage, 'text' | 'tools'>): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let from = 0;
  const write = (until: number): void => {
    const piece = text.slice(from, until);
    if (piece.trim() !== '') parts.push({ kind: 'text', text: piece });
    from = Math.max(from, until);
  };
  for (const tool of tools) {
    write(tool.place ?? (tool.state === 'asks' ? text.length : 0));
    parts.push({ kind: 'tool', tool });
  }
  write(text.length);
  return parts;
}
