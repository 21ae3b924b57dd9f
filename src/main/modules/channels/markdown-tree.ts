import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfm } from 'micromark-extension-gfm';
import { flattened } from '../../../shared/flat-markdown';

export type MarkdownTree = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = MarkdownTree | MarkdownTree['children'][number];
export type MarkdownParent = Extract<MarkdownNode, { children: unknown }>;
export type MarkdownList = Extract<MarkdownNode, { type: 'list' }>;
export type MarkdownListItem = Extract<MarkdownNode, { type: 'listItem' }>;
export type MarkdownTable = Extract<MarkdownNode, { type: 'table' }>;

/**
 * Markdown as models write it: with tables, task lists and footnotes, and with emphasis beside Korean
 * particles.
 */
export const parseMarkdown = (markdown: string): MarkdownTree =>
  fromMarkdown(flattened(markdown), {
    extensions: [gfm({ singleTilde: false }), cjkFriendlyExtension()],
    mdastExtensions: [gfmFromMarkdown()],
  });

/** Addresses of `[text][name]` links by name. */
export const linkAddresses = (tree: MarkdownTree): ReadonlyMap<string, string> =>
  new Map(
    tree.children.flatMap((node) =>
      node.type === 'definition' ? [[node.identifier, node.url] as const] : [],
    ),
  );

/** A link that opens in a browser; every other one is shown as its text. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//iu.test(address);

/** What stands before an item of a list. */
export function bulletOf(list: MarkdownList, item: MarkdownListItem, index: number): string {
  if (item.checked != null) return item.checked ? '☑ ' : '☐ ';
  return list.ordered === true ? `${String((list.start ?? 1) + index)}. ` : '• ';
}
