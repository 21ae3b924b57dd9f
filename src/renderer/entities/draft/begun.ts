/** The procedure that was made a moment ago: once it is shown, its first words are to be written. */
let begun: string | null = null;

export const begin = (name: string): void => {
  begun = name;
};

/** True once. */
export function takeBegun(name: string): boolean {
  const is = begun === name;
  if (is) begun = null;
  return is;
}
