import { z } from 'zod';
import { partsOfLines, quotedPart, type MessagePart, type SetQuotation } from '../../../ports/message-parts';

/**
 * What people write comes as blocks as well (https://docs.slack.dev/reference/block-kit/blocks/rich-text-block),
 * which say for certain what is quoted; the plain text beside them only shows it.
 */
const Piece = z.object({
  type: z.string(),
  text: z.string().optional(),
  url: z.string().optional(),
  user_id: z.string().optional(),
  channel_id: z.string().optional(),
  usergroup_id: z.string().optional(),
  range: z.string().optional(),
  name: z.string().optional(),
  value: z.string().optional(),
  fallback: z.string().optional(),
  style: z.object({ strike: z.boolean().optional() }).optional().catch(undefined),
});
type Piece = z.infer<typeof Piece>;
const Section = z.object({
  type: z.string(),
  /** Of a list or code: it stands within a quotation. */
  border: z.number().optional().catch(undefined),
  elements: z.array(z.unknown()).default([]),
});
const RichText = z.object({ type: z.literal('rich_text'), elements: z.array(Section) });
type Section = z.infer<typeof Section>;

/** Null: nothing in it is set as a quotation, so the plain text says it all. */
export function partsOfBlocks(
  blocks: readonly unknown[],
  me: string | null,
): readonly MessagePart<SetQuotation>[] | null {
  const sections = blocks.flatMap((block) => RichText.safeParse(block).data?.elements ?? []);
  if (!sections.some(isQuote)) return null;
  return sections.flatMap((section) => {
    const text = textOf(section, me);
    return isQuote(section) ? [quotedPart(text.trim())] : partsOfLines(text);
  });
}

/** All that blocks say, whatever it is. */
export const textOfBlocks = (blocks: readonly unknown[]): string =>
  blocks
    .flatMap((block) => RichText.safeParse(block).data?.elements ?? [])
    .map((section) => textOf(section, null))
    .join('\n')
    .trim();

const isQuote = ({ type, border = 0 }: Section): boolean => type === 'rich_text_quote' || border > 0;

function textOf({ elements }: Section, me: string | null): string {
  return elements
    .map((element) => {
      const nested = Section.safeParse(element);
      if (nested.success && nested.data.elements.length > 0) return `- ${textOf(nested.data, me)}\n`;
      const piece = Piece.safeParse(element).data;
      return piece === undefined ? '' : toText(piece, me);
    })
    .join('');
}

function toText(piece: Piece, me: string | null): string {
  switch (piece.type) {
    case 'link':
      return piece.text === undefined || piece.text === piece.url
        ? (piece.url ?? '')
        : `[${piece.text}](${piece.url ?? ''})`;
    case 'user':
      return piece.user_id === me ? '' : `@${piece.user_id ?? ''}`;
    case 'channel':
      return `#${piece.channel_id ?? ''}`;
    case 'usergroup':
      return `@${piece.usergroup_id ?? ''}`;
    case 'broadcast':
      return `@${piece.range ?? ''}`;
    case 'emoji':
      return `:${piece.name ?? ''}:`;
    case 'color':
      return piece.value ?? '';
    case 'date':
      return piece.fallback ?? '';
    default: {
      const { text = '', style } = piece;
      // What they do not say any more.
      return style?.strike === true && text.trim() !== '' ? `~~${text}~~` : text;
    }
  }
}
