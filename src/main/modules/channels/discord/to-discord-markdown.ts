import { flattened } from '../../../../shared/flat-markdown';
import {
  isWebAddress,
  linkAddresses,
  parseMarkdown,
  type MarkdownNode,
  type MarkdownTable,
} from '../markdown-tree';

/** Discord shows headings of three sizes; smaller ones are bold. */
const smallestHeading = 3;

interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Markdown as models write it, as Discord shows it: nearly the same. What it does not know is put otherwise,
 * the rest stays as it was written: tables become fixed-width text, pictures and named links plain links,
 * small headings bold text, rules a line.
 */
export function toDiscordMarkdown(written: string): string {
  const markdown = flattened(written);
  const tree = parseMarkdown(markdown);
  const changes = changesOf(tree, linkAddresses(tree));
  let text = '';
  let at = 0;
  for (const { from, to, text: instead } of changes) {
    text += markdown.slice(at, from) + instead;
    at = to;
  }
  return (text + markdown.slice(at)).trim();
}

/** In the order of the text, none within another. */
function changesOf(node: MarkdownNode, addresses: ReadonlyMap<string, string>): readonly Change[] {
  const from = node.position?.start.offset ?? 0;
  const to = node.position?.end.offset ?? 0;
  const becomes = (text: string): readonly Change[] => [{ from, to, text }];
  switch (node.type) {
    case 'table':
      return becomes(`\`\`\`\n${tableText(node)}\n\`\`\``);
    case 'thematicBreak':
      return becomes('———');
    case 'image':
      return becomes(link(node.url, node.alt ?? ''));
    case 'imageReference':
      return becomes(link(addresses.get(node.identifier) ?? '', node.alt ?? ''));
    case 'linkReference':
      return becomes(link(addresses.get(node.identifier) ?? '', plain(node.children)));
    case 'link':
      return isWebAddress(node.url) ? [] : becomes(plain(node.children));
    case 'definition':
      return becomes('');
    case 'heading':
      return node.depth > smallestHeading ? becomes(`**${plain(node.children)}**`) : [];
    default:
      return 'children' in node ? node.children.flatMap((child) => changesOf(child, addresses)) : [];
  }
}

/** An address within < > shows no preview. */
function link(address: string, label: string): string {
  if (!isWebAddress(address)) return label;
  return label === '' ? `<${address}>` : `[${label}](<${address}>)`;
}

const tableText = (table: MarkdownTable): string =>
  table.children
    .map((row) => row.children.map((cell) => plain(cell.children)).join(' | '))
    .join('\n')
    .replaceAll('```', "'''");

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
