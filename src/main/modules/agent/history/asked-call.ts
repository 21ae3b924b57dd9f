/**
 * What a person wants done rather than answered: the words behind `/do`. Null: the message is no such one. A model
 * that would rather talk is held to a call then; what the call may do is asked as ever.
 */
export const askedCall = (text: string): string | null =>
  /^\s*\/do(?:@\S+)?\s+(\S[^]*)$/iu.exec(text)?.[1]?.trimEnd() ?? null;

/** The tools that are meant: the one whose name stands first, else any. */
export function meantTools<T extends { readonly name: string }>(
  asked: string,
  tools: readonly T[],
): readonly T[] {
  const first = /^\S+/u.exec(asked)?.[0].replace(/[:,]$/u, '') ?? '';
  const named = tools.filter(({ name }) => name.toLowerCase() === first.toLowerCase());
  return named.length > 0 ? named : tools;
}
