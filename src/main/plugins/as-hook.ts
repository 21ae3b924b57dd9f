import { z } from 'zod';
import { hookPoints, type Hook } from '../ports/hooks';
import { notA } from './as-tool';

const HookExport = z.object({
  priority: z.number().default(0),
  on: z.partialRecord(
    z.enum(hookPoints),
    z.custom<(value: unknown, signal: AbortSignal) => unknown>(
      (value) => typeof value === 'function',
      'must be a function',
    ),
  ),
});

/** The hook that a plugin's default export is. Throws AppError plugin.broken. */
export function asHook(exported: unknown, name: string, file: string): Hook {
  const parsed = HookExport.safeParse(exported);
  if (!parsed.success) throw notA('hook', file, parsed.error);
  // The plugin's own object, for its functions may use `this`. What they answer is checked where it is used.
  return { name, priority: parsed.data.priority, on: (exported as Hook).on };
}
