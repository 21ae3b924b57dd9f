import { parseCondition } from './parse';

/** What stands in quotes, what begins with `$`, a number, or a word with its dots, at its place. */
const pieces =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\$[^\s()<>=!&|"',]*|(?<!\S)-?\d[\w.]*|[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*|\[\d+\])*/gu;
const comparedNext = /^\s*(?:[<>]=?|[=!]=|(?:in|contains|starts_with|matches)(?=[\s"'[]))/u;
const words: ReadonlySet<string> = new Set([
  'true',
  'false',
  'null',
  'in',
  'contains',
  'starts_with',
  'matches',
]);

/**
 * `level > 85` as people write it first is `$.level > 85` here. A condition that can be read stays as it is, and so
 * does one that this would not repair.
 */
export function withPaths(text: string): string {
  if (parseCondition(text).ok) return text;
  const written = text.replaceAll(pieces, (piece, at: number) => {
    const isName = /^[\p{L}_]/u.test(piece) && !words.has(piece);
    return isName && comparedNext.test(text.slice(at + piece.length))
      ? `$.${piece.replace(/^payload\./u, '')}`
      : piece;
  });
  return written !== text && parseCondition(written).ok ? written : text;
}
