import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfm } from 'micromark-extension-gfm';

export type MarkdownTree = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = MarkdownTree | MarkdownTree['children'][number];
export type MarkdownParent = Extract<MarkdownNode, { children: unknown }>;
export type MarkdownList = Extract<MarkdownNode, { type: 'list' }>;
export type MarkdownListItem = Extract<MarkdownNode, { type: 'listItem' }>;
export type MarkdownTable = Extract<MarkdownNode, { type: 'table' }>;

/** Markdown as models write it: with tables, task lists and footnotes, and with emphasis beside Korean particles. */
export const parseMarkdown = (markdown: string): MarkdownTree =>
  fromMarkdown(flattened(markdown), { extensions: [gfm({ singleTilde: false }), cjkFriendlyExtension()], mdastExtensions: [gfmFromMarkdown()] });

/** Quotes and lists within each other, more than anybody writes. */
const deepest = 20;
const opening = /^[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/u;
const rule = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/u;

/**
 * The same with no more than so many quotes and lists within each other on a line; the rest of it is text. A model that repeats itself
 * writes thousands, and whatever reads them takes a second for each thousand, or has no stack left.
 */
export const flattened = (markdown: string): string => markdown.split('\n').map((line) => (line.length <= deepest || rule.test(line) ? line : flatLine(line))).join('\n');

function flatLine(line: string): string {
  let at = 0;
  for (let depth = 0; depth < deepest; depth += 1) {
    const [found] = opening.exec(line.slice(at)) ?? [];
    if (found === undefined) return line;
    at += found.length;
  }
  const [deeper] = opening.exec(line.slice(at)) ?? [];
  const mark = deeper === undefined ? at : at + deeper.length - 1;
  return deeper === undefined ? line : `${line.slice(0, mark)}\\${line.slice(mark)}`;
}

/** Addresses of `[text][name]` links by name. */
export const linkAddresses = (tree: MarkdownTree): ReadonlyMap<string, string> =>
  new Map(tree.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])));

/** A link that opens in a browser; every other one is shown as its text. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//iu.test(address);

/** What stands before an item of a list. */
export function bulletOf(list: MarkdownList, item: MarkdownListItem, index: number): string {
  if (item.checked != null) return item.checked ? '☑ ' : '☐ ';
  return list.ordered === true ? `${String((list.start ?? 1) + index)}. ` : '• ';
}
