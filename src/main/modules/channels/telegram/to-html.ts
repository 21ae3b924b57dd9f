import {
  bulletOf,
  isWebAddress,
  linkAddresses,
  parseMarkdown,
  type MarkdownNode,
  type MarkdownParent,
  type MarkdownTable,
} from '../markdown-tree';

/**
 * Markdown as models write it, as the HTML that Telegram's Bot API takes
 * (https://core.telegram.org/bots/api#html-style). Telegram has no headings, lists, rules or tables: those
 * become bold text, bullets, a line and fixed-width text. HTML in the Markdown is shown as it is written,
 * never passed on.
 */
export function toTelegramHtml(markdown: string): string {
  const tree = parseMarkdown(markdown);
  return toHtml(tree, { addresses: linkAddresses(tree), bold: false, quoted: false, linked: false }).trim();
}

interface Surroundings {
  /** Addresses of `[text][name]` links by name. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Telegram refuses no double tag, but a heading's bold words need none. */
  readonly bold: boolean;
  /** Quotes cannot be nested, nor links. */
  readonly quoted: boolean;
  readonly linked: boolean;
}

function toHtml(node: MarkdownNode, around: Surroundings): string {
  switch (node.type) {
    case 'root':
    case 'footnoteDefinition':
      return node.type === 'root'
        ? blocks(node, around)
        : `[${escaped(node.label ?? node.identifier)}] ${blocks(node, around)}`;
    case 'paragraph':
    case 'tableCell':
    case 'tableRow':
      return inline(node, around);
    case 'heading':
      return around.bold ? inline(node, around) : `<b>${inline(node, { ...around, bold: true })}</b>`;
    case 'strong':
      return around.bold ? inline(node, around) : `<b>${inline(node, { ...around, bold: true })}</b>`;
    case 'emphasis':
      return `<i>${inline(node, around)}</i>`;
    case 'delete':
      return `<s>${inline(node, around)}</s>`;
    case 'inlineCode':
      return `<code>${escaped(node.value)}</code>`;
    case 'code':
      return code(node.value, node.lang ?? null);
    case 'blockquote':
      return around.quoted
        ? blocks(node, around)
        : `<blockquote>${blocks(node, { ...around, quoted: true })}</blockquote>`;
    case 'list':
      return node.children
        .map((item, index) => `${bulletOf(node, item, index)}${toHtml(item, around)}`)
        .join('\n');
    case 'listItem':
      return node.children
        .map((child) =>
          child.type === 'code' || child.type === 'table'
            ? toHtml(child, around)
            : indented(toHtml(child, around)),
        )
        .join('\n')
        .trimStart();
    case 'table':
      return `<pre>${tableText(node, around)}</pre>`;
    case 'thematicBreak':
      return '———';
    case 'break':
      return '\n';
    case 'link':
      return link(node.url, inline(node, { ...around, linked: true }), around);
    case 'linkReference':
      return link(
        around.addresses.get(node.identifier) ?? '',
        inline(node, { ...around, linked: true }),
        around,
      );
    case 'image':
      return link(node.url, escaped(node.alt || node.url), around);
    case 'imageReference':
      return link(around.addresses.get(node.identifier) ?? '', escaped(node.alt || node.identifier), around);
    case 'footnoteReference':
      return `[${escaped(node.label ?? node.identifier)}]`;
    case 'text':
    case 'html':
    case 'yaml':
      return escaped(node.value);
    case 'definition':
      return '';
  }
}

const inline = (node: MarkdownParent, around: Surroundings): string =>
  node.children.map((child) => toHtml(child, around)).join('');

const blocks = (node: MarkdownParent, around: Surroundings): string =>
  node.children
    .map((child) => toHtml(child, around))
    .filter((html) => html !== '')
    .join('\n\n');

const indented = (html: string): string => html.replace(/^(?=.)/gmu, '  ');

function code(text: string, language: string | null): string {
  return language === null
    ? `<pre>${escaped(text)}</pre>`
    : `<pre><code class="language-${escaped(language)}">${escaped(text)}</code></pre>`;
}

/** Telegram allows no tags inside `pre`. */
const tableText = (table: MarkdownTable, around: Surroundings): string =>
  table.children
    .map((row) => row.children.map((cell) => inline(cell, around).replace(/<[^<>]*>/gu, '')).join(' | '))
    .join('\n');

/** A link Telegram would not open, to a file for instance, is its text. */
const link = (address: string, html: string, around: Surroundings): string =>
  isWebAddress(address) && !around.linked ? `<a href="${escaped(address)}">${html}</a>` : html;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
