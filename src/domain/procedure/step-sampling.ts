import type { JsonObject } from '../../shared/json';
import { isJsonObject } from '../../shared/json-object';
import type { Sampling } from '../../shared/sampling';

/** What a number may be; `above`: more than that. */
interface Range {
  readonly least?: number;
  readonly above?: number;
  readonly most: number;
  readonly whole?: true;
}

/**
 * The same limits as those of settings (a test compares them): a procedure is read where no schema is loaded.
 */
const numbers: Readonly<Record<Exclude<keyof Sampling, 'thinking'>, Range>> = {
  temperature: { least: 0, most: 2 },
  top_p: { above: 0, most: 1 },
  top_k: { least: 0, most: 1_000, whole: true },
  min_p: { least: 0, most: 1 },
  repeat_penalty: { least: 0.5, most: 2 },
  presence_penalty: { least: -2, most: 2 },
  seed: { least: 0, most: 4_294_967_295, whole: true },
  max_tokens: { least: 16, most: 1_000_000, whole: true },
  thinking_budget: { least: 16, most: 1_000_000, whole: true },
};
const thinking = ['auto', 'on', 'off'];

/** How a step's words are drawn, as a bullet says it; null: some of it does not fit, or nothing is said. */
export function readSampling(value: JsonObject[string] | undefined): Sampling | null {
  if (!isJsonObject(value)) return null;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => fits(key, value)) ? value : null;
}

function fits(key: string, { [key]: value }: JsonObject): boolean {
  if (key === 'thinking') return typeof value === 'string' && thinking.includes(value);
  const range = Object.hasOwn(numbers, key) ? numbers[key as keyof typeof numbers] : undefined;
  return (
    range !== undefined &&
    typeof value === 'number' &&
    Number.isFinite(value) &&
    value <= range.most &&
    value >= (range.least ?? -Infinity) &&
    value > (range.above ?? -Infinity) &&
    (range.whole !== true || Number.isInteger(value))
  );
}
