/**
 * Up to so many UTF-16 units of a text, and no half of a character, which some services refuse with the whole
 * message.
 */
export const startOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Surrogate}$/u, '');

/** The same with a mark where something is left out. */
export const shortened = (text: string, length: number): string =>
  text.length > length ? `${startOf(text, length)}…` : text;
