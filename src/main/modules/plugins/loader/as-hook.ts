import { z } from 'zod';
import { hookPoints, type Hook } from '../../../ports/hooks';
import { notA } from './as-tool';

/** The points as the original and as this program name them differ in their first word alone. */
const pointOf = (name: string): string => {
  const others = [name, name.replace(/^on_/u, ''), `on_${name}`];
  return others.find((other) => hookPoints.some((point) => point === other)) ?? name;
};

/** The same functions, by the names of this program; `this` stays what it is. Null: one point has two. */
function withOurNames(on: unknown): unknown {
  if (typeof on !== 'object' || on === null) return on;
  const others = Object.entries(on).filter(([name]) => pointOf(name) !== name);
  if (others.length === 0) return on;
  const named: object = Object.create(on) as object;
  for (const [name, value] of Object.entries(on)) {
    const point = pointOf(name);
    if (Object.hasOwn(named, point)) return null;
    Object.defineProperty(named, point, { value: value as unknown, enumerable: true });
  }
  return named;
}

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

const ownOf = (on: unknown): unknown => (typeof on === 'object' && on !== null ? { ...on } : on);

/** The hook that a plugin's default export is. Throws AppError plugin.broken. */
export function asHook(exported: unknown, name: string, file: string): Hook {
  const on = withOurNames((exported as { on?: unknown } | null | undefined)?.on);
  const parsed = HookExport.safeParse(
    typeof exported === 'object' && exported !== null ? { ...exported, on: ownOf(on) } : exported,
  );
  if (!parsed.success) throw notA('hook', file, parsed.error);
  // The plugin's own object, for its functions may use `this`. What they answer is checked where it is used.
  return { name, priority: parsed.data.priority, on: on as Hook['on'] };
}
