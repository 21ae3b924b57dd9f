import type { z } from 'zod';

/**
 * What is wrong with what was asked for, by the name of its field, and in words of our own; a check that has
 * words of its own keeps them.
 */
export function inputMistake({ issues: [issue] }: z.ZodError, input: unknown): string {
  const path = issue?.path ?? [];
  const field = path.length === 0 ? 'The request' : path.map(String).join('.');
  const value = path.reduce<unknown>(
    (whole, key) => (whole as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  );
  switch (issue?.code) {
    case 'invalid_type':
      return value === undefined ? `${field} is missing` : ofKind(field, issue.expected);
    case 'invalid_value':
      return `${field} must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return tooSmall(field, issue);
    case 'too_big':
      return tooBig(field, issue);
    case 'custom':
      return `${field} ${issue.message}`;
    default:
      return `${field} does not have the form that it must have`;
  }
}

function ofKind(field: string, expected: string): string {
  const kind = kinds[expected];
  return kind === undefined
    ? `${field} does not have the form that it must have`
    : `${field} must be ${kind}`;
}

function tooSmall(field: string, { origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  const least = String(minimum);
  if (lengths.has(origin) && minimum === 1) return `${field} must not be empty`;
  if (origin === 'string') return `${field} must have at least ${least} characters`;
  if (lengths.has(origin)) return `${field} must have at least ${least} entries`;
  return inclusive === true ? `${field} must be at least ${least}` : `${field} must be more than ${least}`;
}

function tooBig(field: string, { origin, maximum }: z.core.$ZodIssueTooBig): string {
  const most = String(maximum);
  if (origin === 'string') return `${field} must have at most ${most} characters`;
  return lengths.has(origin)
    ? `${field} must have at most ${most} entries`
    : `${field} must be at most ${most}`;
}

const lengths: ReadonlySet<string> = new Set(['string', 'array', 'set', 'map']);

const kinds: Readonly<Partial<Record<string, string>>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};
