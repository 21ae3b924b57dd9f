import { z } from 'zod';
import { Json, type JsonObject } from '../../../../shared/json';
import { parseJson } from '../../../../shared/parse-json';
import { Range } from '../../../../shared/range';

/** What an earlier version stored: of each argument the values that it may have, whatever the others are. */
const ByArgument = z.record(
  z.string(),
  z.object({
    values: z.array(Json),
    address: z.literal(true).optional(),
    absent: z.literal(true).optional(),
  }),
);
type ByArgument = z.infer<typeof ByArgument>;

/**
 * A range as it is stored. What an earlier version allowed is kept where it is exactly the calls that were approved:
 * where they differ in one argument at most. Null: it was more than anybody approved, or cannot be read, so that it
 * asks once.
 */
export function storedRange(text: string): Range | null {
  const stored = parseJson(text);
  const range = Range.safeParse(stored);
  if (range.success) return range.data;
  const earlier = ByArgument.safeParse(stored);
  return earlier.success ? asCalls(earlier.data) : null;
}

function asCalls(earlier: ByArgument): Range | null {
  const names = Object.keys(earlier);
  const choices = (name: string): number =>
    (earlier[name]?.values.length ?? 0) + (earlier[name]?.absent === true ? 1 : 0);
  const differing = names.filter((name) => choices(name) !== 1);
  const [only] = differing;
  if (differing.length > 1) return null;
  const common: JsonObject = Object.fromEntries(
    names
      .filter((name) => name !== only)
      .flatMap((name) => (earlier[name]?.values ?? []).map((value) => [name, value])),
  );
  const addresses = names.filter((name) => earlier[name]?.address === true);
  const calls =
    only === undefined
      ? [common]
      : [
          ...(earlier[only]?.values ?? []).map((value) => ({ ...common, [only]: value })),
          ...(earlier[only]?.absent === true ? [common] : []),
        ];
  return { calls, ...(addresses.length === 0 ? {} : { addresses }) };
}
