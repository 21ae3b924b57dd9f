/** Emoji as people write them, with the marks that hold their parts together. */
const emoji =
  /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)*|[0-9#*]\ufe0f\u20e3/u;
/**
 * Controls, marks that turn the reading direction, joiners, fillers, line ends that are none, halves of
 * characters, and what has no meaning at all.
 */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const either = new RegExp(`${emoji.source}|${unseen.source}`, 'gu');

/**
 * Text of others as it really is: what would not be seen, or would make the rest read otherwise, is written
 * out, as `\u202e`. Line ends and tabs stay, and the marks within emoji; those within Persian or Indic words
 * do not, for whoever approves a call has to see all of it.
 */
export const visible = (text: string): string =>
  text.replace(either, (found) =>
    found === '\n' || found === '\t' || emoji.test(found) ? found : writtenOut(found),
  );

/** Whether people see all of it, and as one line. */
export const isOneLine = (text: string): boolean => visible(text) === text && !/[\n\t]/u.test(text);

const writtenOut = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
