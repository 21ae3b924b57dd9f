/** What stands for the parts of a mark, as a pattern and when it is written. */
const parts: Readonly<Record<string, { readonly pattern: string; readonly written: string }>> = {
  name: { pattern: '(?<name>[\\p{L}_][\\w.:/-]{0,127})', written: '' },
  key: { pattern: '(?<key>[^<>"\'\\n/][^<>"\'\\n]{0,127})', written: '' },
  string: { pattern: '(?<string>true|false)', written: 'false' },
  type: { pattern: '(?<type>\\w{1,32})', written: 'object' },
  any: { pattern: '[^<>[\\]{}\\n"]{0,64}', written: '0' },
  frame: { pattern: '(?:[^<{\\n]{0,40}(?:<\\|(?:channel|constrain)\\|>[^<{\\n]{0,40}){0,4})', written: '' },
  word: { pattern: '(?:\\w{0,16}\\s*)', written: '' },
};

const token = /\{(\w+)\}|="\{(\w+)\}"|(\s+)|\(\?=|[\s\S]/gu;

/** The pattern of a template; a blank stands for any white space, or none. */
export function templatePattern(template: string): string {
  let closesLookahead = false;
  return [...template.matchAll(token)]
    .map(([whole, part, quoted, blank]) => {
      if (part !== undefined) return parts[part]?.pattern ?? '';
      if (quoted !== undefined) return `\\s*=\\s*["']${parts[quoted]?.pattern ?? ''}["'][^<>]{0,200}?`;
      if (blank !== undefined) return '\\s*';
      if (whole === '(?=') {
        closesLookahead = true;
        return '(?=\\s*';
      }
      if (whole === ')' && closesLookahead) return ')';
      return escaped(whole);
    })
    .join('');
}

/** A template as it is written, for these parts. */
export const writtenTemplate = (template: string, given: Readonly<Record<string, string>>): string =>
  template
    .replace(/\(\?=.*\)$/u, '')
    .replace(/\{(\w+)\}/gu, (_, part: string) => given[part] ?? parts[part]?.written ?? '');

/** Matches one of the templates where it is asked to, in any letter case. */
export const anyTemplate = (templates: readonly string[]): RegExp | null =>
  templates.length === 0 ? null : new RegExp(templates.map(templatePattern).join('|'), 'iuy');

/** As a pattern; signs that runtimes write in two ways mean both. */
export const escaped = (text: string): string =>
  text
    .replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
    .replaceAll('｜', '[｜|]')
    .replaceAll('▁', '[▁_]');

/** What a mark may say of its call. */
const known = /^(?:name|tool|function|key|id|(?:tool_)?call_id|index|type|string)$/iu;

/**
 * The mark of a call has the name twice, or says something of the call that nobody here knows: that it is an
 * example, or on which condition.
 */
export const saysMore = (mark: string): boolean =>
  [...mark.matchAll(/\bname\s*=/giu)].length > 1 ||
  [...mark.matchAll(/(?<![\w:.-])([\w:.-]{1,64})\s{0,8}=\s{0,8}["']/gu)].some(
    ([, attribute = '']) => !known.test(attribute),
  );

/** What a sticky pattern finds at an index. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** What was read, up to there, is not all of it: what stands behind it belongs within a value. */
export const goesOn = (text: string, end: number): boolean => matchAt(rest, text, end) !== null;
/** A sign of a value, a word without a blank, or a line that closes one more object. */
const rest = /\s*["':,}\]\\]|[\p{L}\p{N}]|[^{}\n]{0,400}\}/uy;

const blanks = /\s*/uy;
export const skipBlanks = (text: string, at: number): number =>
  at + (matchAt(blanks, text, at)?.[0].length ?? 0);

/** Without the signs at its end that match. */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** Behind the blanks of the line. */
export const skipLineBlanks = (text: string, at: number): number =>
  at + (matchAt(/[ \t]*/uy, text, at)?.[0].length ?? 0);
