/**
 * Whether the value stands in the text as a word of its own, in any letter case: 5 is not in 15, and 3 is not
 * in 3.2. The value may be as long as a payload, which no pattern holds.
 */
export function standsIn(text: string, value: string): boolean {
  if (value === '') return false;
  const [within, wanted] = [text.toLowerCase(), value.toLowerCase()];
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1))
    if (isOwnWord(within, at, wanted.length)) return true;
  return false;
}

/**
 * The text with every value that stands in it as a word of its own, in this letter case, replaced by what is
 * given for it; of two that begin at one place the longer one.
 */
export function replaceOwnWords(text: string, replacements: ReadonlyMap<string, string>): string {
  const values = [...replacements.keys()]
    .filter((value) => value !== '' && text.includes(value))
    .toSorted((a, b) => b.length - a.length);
  let [written, from] = ['', 0];
  for (let at = 0; at < text.length; at += 1) {
    const value = values.find((each) => text.startsWith(each, at) && isOwnWord(text, at, each.length));
    if (value === undefined) continue;
    written += text.slice(from, at) + (replacements.get(value) ?? '');
    from = at + value.length;
    at = from - 1;
  }
  return written + text.slice(from);
}

const isOwnWord = (text: string, at: number, length: number): boolean =>
  !wordBefore.test(text.slice(Math.max(0, at - 2), at)) &&
  !wordBehind.test(text.slice(at + length, at + length + 3));

/** Of the character next to the value, which may take two units. */
const wordBefore = /[\p{L}\p{N}_.-]$/u;
const wordBehind = /^(?:[\p{L}\p{N}_-]|\.\p{N})/u;
