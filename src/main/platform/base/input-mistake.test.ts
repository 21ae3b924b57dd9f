import { expect, test } from 'vitest';
import { z } from 'zod';
import { inKorean } from '../../../shared/sentences/in-korean';
import { inputMistake } from './input-mistake';

const schema = z.object({
  reason: z.string().min(1).max(5),
  count: z.number().int().min(2).max(9).optional(),
  share: z.number().positive().optional(),
  kind: z.enum(['fact', 'core']).optional(),
  names: z
    .array(z.object({ key: z.string().min(3) }))
    .min(1)
    .max(2)
    .optional(),
  scope: z
    .string()
    .regex(/^global$/u)
    .optional(),
  own: z
    .string()
    .refine((text) => text === 'x', { error: 'is not x' })
    .optional(),
});

const fine = { reason: 'x' };
test.each([
  { input: { reason: '' }, says: 'reason must not be empty' },
  { input: {}, says: 'reason is missing' },
  { input: { reason: 7 }, says: 'reason must be text' },
  { input: { reason: 'longer' }, says: 'reason must have at most 5 characters' },
  { input: { ...fine, count: 1 }, says: 'count must be at least 2' },
  { input: { ...fine, count: 10 }, says: 'count must be at most 9' },
  { input: { ...fine, count: 2.5 }, says: 'count must be a whole number' },
  { input: { ...fine, count: 'two' }, says: 'count must be a number' },
  { input: { ...fine, share: 0 }, says: 'share must be more than 0' },
  { input: { ...fine, kind: 'facts' }, says: 'kind must be one of fact, core' },
  { input: { ...fine, names: [] }, says: 'names must not be empty' },
  { input: { ...fine, names: {} }, says: 'names must be a list' },
  {
    input: { ...fine, names: [{ key: 'abc' }, { key: 'x' }] },
    says: 'names.1.key must have at least 3 characters',
  },
  { input: { ...fine, scope: 'here' }, says: 'scope does not have the form that it must have' },
  { input: 'text', says: 'The request must be an object' },
])('$input is told as "$says", in Korean too', ({ input, says }) => {
  const parsed = schema.safeParse(input);
  expect(parsed.success ? null : inputMistake(parsed.error, input)).toBe(says);
  expect(inKorean(says)).not.toBeNull();
});

test('a check with words of its own keeps them', () => {
  const parsed = schema.safeParse({ ...fine, own: 'y' });
  expect(parsed.success ? null : inputMistake(parsed.error, { own: 'y' })).toBe('own is not x');
});
