import { messageOf } from '../../../shared/errors';

export interface KnownFailure {
  /** Of its words, or of its code. */
  readonly pattern: RegExp;
  readonly what: string;
  readonly remedy: string;
}

/** What a failure is, for a person: its own words where it is none of these, and then without a remedy. */
export function knownFailure(
  cause: unknown,
  known: readonly KnownFailure[],
): { readonly what: string; readonly remedy: string | undefined } {
  const text =
    cause instanceof AggregateError && cause.errors.length > 0
      ? cause.errors.map(messageOf).join(', ')
      : messageOf(cause);
  const code = codeOf(cause);
  const match = known.find(({ pattern }) => pattern.test(text) || pattern.test(code));
  return { what: match?.what ?? text, remedy: match?.remedy };
}

/** Empty: it has none. */
export const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : '';
