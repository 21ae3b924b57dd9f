import { tellingPairs, type Term } from './terms';
import { numberToken } from '../../../platform/storage/text/words';

/**
 * An FTS5 query that finds every text which holds one of the terms; each token is quoted, so that nothing in
 * it is an operator. Null: it would find nothing.
 */
export function toMatch(terms: readonly Term[]): string | null {
  const stems = new Set<string>();
  const words = new Set<string>();
  for (const term of terms) {
    switch (term.kind) {
      case 'word':
        for (const stem of [term.stem, ...term.corrected]) stems.add(quoted(stem));
        if (term.beginning) words.add(`${quoted(term.word)} *`);
        break;
      case 'syllables':
        for (const part of syllableParts(term)) words.add(quoted(part));
        break;
      case 'name':
        words.add(
          quoted(term.runs.map(({ kind, text }) => (kind === 'number' ? numberToken(text) : text)).join(' ')),
        );
        break;
    }
  }
  const groups = [...column('stems', stems), ...column('words', words)];
  return groups.length === 0 ? null : groups.join(' OR ');
}

/**
 * A root of one syllable is looked for as such, where a word begins with it, and as the word that it may be
 * half of: 온도 stands in 실내온도.
 */
function syllableParts({ word, root }: Extract<Term, { kind: 'syllables' }>): readonly string[] {
  if ([...word].length === 1) return [word];
  return [...root].length === 1 ? [root, ...tellingPairs(word)] : tellingPairs(root);
}

const column = (name: string, tokens: ReadonlySet<string>): readonly string[] =>
  tokens.size === 0 ? [] : [`${name} : (${[...tokens].join(' OR ')})`];

const quoted = (token: string): string => `"${token.replaceAll('"', '""')}"`;
