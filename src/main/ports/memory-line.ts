import type { MemoryRecord } from './memory';

/**
 * `- **key**: content <!-- scope at -->`; a line break in the content is written as `\n`, signs that would
 * end a part get a backslash.
 */
export function markdownLine({ key, content, scope, at }: MemoryRecord): string {
  return `- **${escapeText(key)}**: ${escapeText(content)} <!-- ${encodeURIComponent(scope)} ${new Date(at).toISOString()} -->`;
}

const line = /^\s*[-*+] \*\*(?<key>.+?)\*\*: ?(?<content>.*?)(?: <!-- (?<scope>\S+) (?<at>\S+) -->)?$/s;

/** Null: not a record. One written by hand, without the comment, is global and has no time. */
export function parseMarkdownLine(text: string, category: string): MemoryRecord | null {
  const groups = line.exec(text.trimEnd())?.groups;
  if (groups === undefined) return null;
  const at = Date.parse(groups['at'] ?? '');
  return {
    key: unescapeText(groups['key'] ?? ''),
    content: unescapeText(groups['content'] ?? ''),
    category,
    scope: decode(groups['scope'] ?? 'global'),
    at: Number.isNaN(at) ? 0 : at,
  };
}

const escapeText = (text: string): string =>
  text
    .replace(/[\\*<]/g, '\\$&')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n');

const unescapeText = (text: string): string =>
  text.replace(/\\(.)/g, (_, letter: string) => ({ n: '\n', r: '\r' })[letter] ?? letter);

function decode(scope: string): string {
  try {
    return decodeURIComponent(scope);
  } catch {
    return scope;
  }
}
