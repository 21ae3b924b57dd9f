/** A piece of a text; `hit`: it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

const before = 40;

/**
 * The words of a search as they are looked for in a text: an English word also without its ending, a Korean
 * one without its particle.
 */
function wantedWords(query: string): readonly string[] {
  const words =
    query
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+(?:[-.][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  return words.flatMap((word) => [word, ...shorter(word)]).sort((a, b) => b.length - a.length);
}

function shorter(word: string): readonly string[] {
  if (/^[a-z]{5,}$/u.test(word)) return [word.replace(/(?:ing|ed|es|s|e|y)$/u, '')];
  if (/^\p{sc=Hangul}{3,}$/u.test(word)) return [word.slice(0, -1)];
  return [];
}

/** One line of a text, cut to `most` letters around the first hit, in pieces. */
export function highlights(text: string, query: string, most: number): readonly Piece[] {
  const line = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  const words = wantedWords(query).filter((word) => word !== '');
  const pattern =
    words.length === 0 ? null : new RegExp(words.map((word) => word.replaceAll('.', '\\.')).join('|'), 'giu');
  const first = pattern === null ? 0 : Math.max(0, line.search(pattern));
  const start = first > most - before ? first - before : 0;
  const shown = `${start > 0 ? '…' : ''}${line.slice(start, start + most)}${line.length > start + most ? '…' : ''}`;
  if (pattern === null) return [{ text: shown, hit: false }];
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: hit, index } of shown.matchAll(pattern)) {
    if (index > from) pieces.push({ text: shown.slice(from, index), hit: false });
    pieces.push({ text: hit, hit: true });
    from = index + hit.length;
  }
  return from < shown.length ? [...pieces, { text: shown.slice(from), hit: false }] : pieces;
}
