import type { Dice } from '../dice';

type Part = string | { readonly from: number; readonly to: number; readonly width: number } | { readonly among: readonly (readonly Part[])[] };

/** `{A|B}-{07..19}` becomes `A-12`: one of several, which may be patterns themselves, or a number, with as many digits as its first one when that begins with 0. */
export function patternOf(text: string): (dice: Dice) => string {
  const parts = partsOf(text);
  return (dice) => drawn(dice, parts);
}

function partsOf(text: string): readonly Part[] {
  let at = 0;
  const sequence = (): readonly Part[] => {
    const parts: Part[] = [];
    while (at < text.length && !'|}'.includes(text[at] ?? '')) parts.push(text[at] === '{' ? braces() : plain());
    return parts;
  };
  const plain = (): string => {
    const begin = at;
    while (at < text.length && !'{|}'.includes(text[at] ?? '')) at += 1;
    return text.slice(begin, at);
  };
  const braces = (): Part => {
    const [whole, from, to] = /^\{(\d+)\.\.(\d+)\}/u.exec(text.slice(at)) ?? [];
    if (whole !== undefined && from !== undefined) {
      at += whole.length;
      return { from: Number(from), to: Number(to), width: from.startsWith('0') ? from.length : 0 };
    }
    const among: (readonly Part[])[] = [];
    do {
      at += 1;
      among.push(sequence());
    } while (text[at] === '|');
    if (text[at] !== '}') throw new Error(`A brace is not shut in "${text}"`);
    at += 1;
    return { among };
  };
  const parts = sequence();
  if (at < text.length) throw new Error(`"${text[at] ?? ''}" stands outside of braces in "${text}"`);
  return parts;
}

const drawn = (dice: Dice, parts: readonly Part[]): string => parts.map((part) => {
  if (typeof part === 'string') return part;
  if ('among' in part) return dice.pick(part.among.map((each) => drawn(dice, each)));
  return String(dice.int(part.from, part.to)).padStart(part.width, '0');
}).join('');
