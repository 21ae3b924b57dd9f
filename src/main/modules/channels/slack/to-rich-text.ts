import type {
  RichTextBlock,
  RichTextElement,
  RichTextLink,
  RichTextList,
  RichTextPreformatted,
  RichTextQuote,
  RichTextSection,
  RichTextText,
} from '@slack/types';
import {
  isWebAddress,
  linkAddresses,
  parseMarkdown,
  type MarkdownList,
  type MarkdownListItem,
  type MarkdownNode,
  type MarkdownTable,
} from '../markdown-tree';

type Part = RichTextSection | RichTextList | RichTextQuote | RichTextPreformatted;
type Style = NonNullable<RichTextText['style']>;
type Piece = RichTextText | RichTextLink;

/** Slack indents no deeper. */
const deepestIndent = 8;

interface Surroundings {
  /** Addresses of `[text][name]` links by name. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly style: Style;
}

/**
 * Markdown as models write it, as a rich text block of Slack. Its older markup, mrkdwn, cannot escape its
 * marks and shows no bold word in front of a Korean particle. Headings become bold text, tables fixed-width
 * text. Null: there is nothing to show.
 */
export function toRichText(markdown: string): RichTextBlock | null {
  const tree = parseMarkdown(markdown);
  const parts = blocks(tree.children, { addresses: linkAddresses(tree), style: {} });
  return parts.length === 0 ? null : { type: 'rich_text', elements: parts };
}

/**
 * Sections stand below each other without a gap, so a paragraph that is followed by another part ends with an
 * empty line.
 */
function blocks(nodes: readonly MarkdownNode[], around: Surroundings): Part[] {
  const parts = nodes.map((node) => toParts(node, around)).filter((found) => found.length > 0);
  return parts.flatMap((found, index) => {
    const last = found.at(-1);
    return index < parts.length - 1 && last?.type === 'rich_text_section'
      ? [...found.slice(0, -1), { ...last, elements: [...last.elements, text('\n', {})] }]
      : found;
  });
}

function toParts(node: MarkdownNode, around: Surroundings): Part[] {
  switch (node.type) {
    case 'heading':
      return section(inline(node.children, { ...around, style: { ...around.style, bold: true } }));
    case 'code':
      return node.value === ''
        ? []
        : [{ type: 'rich_text_preformatted', elements: [{ type: 'text', text: node.value }] }];
    case 'table':
      return [
        { type: 'rich_text_preformatted', elements: [{ type: 'text', text: tableText(node, around) }] },
      ];
    case 'blockquote':
      return [{ type: 'rich_text_quote', elements: flat(blocks(node.children, around)) }];
    case 'list':
      return list(node, 0, around);
    case 'thematicBreak':
      return section([text('———', {})]);
    case 'footnoteDefinition':
      return section([
        text(`[${node.label ?? node.identifier}] `, {}),
        ...flat(blocks(node.children, around)),
      ]);
    case 'definition':
      return [];
    default:
      return section(inline([node], around));
  }
}

function section(elements: RichTextElement[]): Part[] {
  return elements.length === 0 ? [] : [{ type: 'rich_text_section', elements }];
}

/** A list that is nested is a list of its own with a deeper indent, behind the items before it. */
function list(node: MarkdownList, indent: number, around: Surroundings): Part[] {
  const parts: Part[] = [];
  let items: RichTextSection[] = [];
  let first = node.start ?? 1;
  const close = (next: number): void => {
    if (items.length > 0)
      parts.push({
        type: 'rich_text_list',
        style: node.ordered === true ? 'ordered' : 'bullet',
        indent: Math.min(indent, deepestIndent),
        elements: items,
        ...(node.ordered === true && first > 1 ? { offset: first - 1 } : {}),
      });
    items = [];
    first = next;
  };
  for (const [index, item] of node.children.entries()) {
    items.push({ type: 'rich_text_section', elements: itemText(item, around) });
    const below = item.children.flatMap((child) =>
      child.type === 'list'
        ? list(child, indent + 1, around)
        : child.type === 'code' || child.type === 'table' || child.type === 'blockquote'
          ? toParts(child, around)
          : [],
    );
    if (below.length === 0) continue;
    close((node.start ?? 1) + index + 1);
    parts.push(...below);
  }
  close(0);
  return parts;
}

function itemText(item: MarkdownListItem, around: Surroundings): RichTextElement[] {
  const box = item.checked == null ? [] : [text(item.checked ? '☑ ' : '☐ ', {})];
  const paragraphs = item.children.filter(
    (child) => !['list', 'code', 'table', 'blockquote'].includes(child.type),
  );
  const elements = [...box, ...flat(blocks(paragraphs, around))];
  return elements.length === 0 ? [text(' ', {})] : elements;
}

/** What may stand within a quote or an item: text and links alone. */
function flat(parts: readonly Part[]): RichTextElement[] {
  return parts.flatMap((part, index): RichTextElement[] => {
    const line = index === 0 || part.type === 'rich_text_section' ? [] : [text('\n', {})];
    if (part.type !== 'rich_text_list')
      return [
        ...line,
        ...(part.type === 'rich_text_preformatted'
          ? part.elements.map((element) => ({ ...element, style: { code: true } }))
          : part.elements),
      ];
    return part.elements.flatMap((item, place) => [
      text(
        `${index > 0 || place > 0 ? '\n' : ''}${'  '.repeat(part.indent ?? 0)}${part.style === 'ordered' ? `${String(place + 1)}. ` : '• '}`,
        {},
      ),
      ...item.elements,
    ]);
  });
}

function inline(nodes: readonly MarkdownNode[], around: Surroundings): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    const styled = (style: Style): Piece[] =>
      'children' in node ? inline(node.children, { ...around, style: { ...around.style, ...style } }) : [];
    switch (node.type) {
      case 'strong':
        return styled({ bold: true });
      case 'emphasis':
        return styled({ italic: true });
      case 'delete':
        return styled({ strike: true });
      case 'inlineCode':
        return texts(node.value, { ...around.style, code: true });
      case 'break':
        return [text('\n', around.style)];
      case 'link':
        return link(node.url, plain(node.children), node.children, around);
      case 'linkReference':
        return link(around.addresses.get(node.identifier) ?? '', plain(node.children), node.children, around);
      case 'image':
        return link(node.url, node.alt || node.url, [], around);
      case 'imageReference':
        return link(around.addresses.get(node.identifier) ?? '', node.alt || node.identifier, [], around);
      case 'footnoteReference':
        return [text(`[${node.label ?? node.identifier}]`, around.style)];
      case 'text':
      case 'html':
      case 'yaml':
        return texts(node.value, around.style);
      default:
        return 'children' in node ? inline(node.children, around) : [];
    }
  });
}

/** A link that a browser would not open, to a file for instance, is its text. */
function link(
  address: string,
  label: string,
  children: readonly MarkdownNode[],
  around: Surroundings,
): Piece[] {
  if (!isWebAddress(address))
    return children.length > 0 ? inline(children, around) : texts(label, around.style);
  return [
    {
      type: 'link',
      url: address,
      ...(label === '' || label === address ? {} : { text: label }),
      ...withStyle(around.style),
    },
  ];
}

const tableText = (table: MarkdownTable, around: Surroundings): string =>
  table.children
    .map((row) =>
      row.children
        .map((cell) =>
          inline(cell.children, around)
            .map((piece) => piece.text ?? ('url' in piece ? piece.url : ''))
            .join(''),
        )
        .join(' | '),
    )
    .join('\n') || ' ';

const plain = (nodes: readonly MarkdownNode[]): string =>
  nodes
    .map((node) =>
      'value' in node
        ? node.value
        : 'children' in node
          ? plain(node.children)
          : 'alt' in node
            ? (node.alt ?? '')
            : '',
    )
    .join('');

/** Slack refuses empty texts. */
const texts = (shown: string, style: Style): RichTextText[] => (shown === '' ? [] : [text(shown, style)]);

const text = (shown: string, style: Style): RichTextText => ({
  type: 'text',
  text: shown,
  ...withStyle(style),
});

const withStyle = (style: Style): { style?: Style } => (Object.keys(style).length === 0 ? {} : { style });
