/** Whether the value stands in the text as a word of its own, in any letter case: 5 is not in 15, and 3 is not in 3.2. */
export const standsIn = (text: string, value: string): boolean => value !== '' && new RegExp(ownWord(value), 'iu').test(text);

/** The source of a pattern (with the flag `u`) that finds the value as a word of its own. */
export const ownWord = (value: string): string => String.raw`(?<![\p{L}\p{N}_.-])${value.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}(?![\p{L}\p{N}_-]|\.\p{N})`;
