import { parseExact, withTextsForNumbers } from '../../shared/exact-json';
import type { Json, JsonObject } from '../../shared/json';

/** What a step asks a person for, as far as a line can say it. */
export interface AskedValue {
  /** '' where the schema has none. */
  readonly title: string;
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'choice';
  /** Limits and choices in signs that every language reads; '' where there are none. */
  readonly limits: string;
}

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object'] as const;

export function askedValue(schema: JsonObject): AskedValue {
  const { title, type, minimum, maximum, enum: choices } = schema;
  return {
    title: typeof title === 'string' ? title : '',
    type: Array.isArray(choices) ? 'choice' : (types.find((known) => known === type) ?? 'object'),
    limits: Array.isArray(choices)
      ? choices.map(shown).join(' | ')
      : (rangeText(minimum, maximum) ?? namesIn(schema['properties']).join(', ')),
  };
}

/** From the one to the other, or the one that there is. */
function rangeText(minimum: Json | undefined, maximum: Json | undefined): string | null {
  if (typeof minimum !== 'number') return typeof maximum === 'number' ? `≤ ${String(maximum)}` : null;
  return typeof maximum === 'number' ? `${String(minimum)} … ${String(maximum)}` : `≥ ${String(minimum)}`;
}

const namesIn = (properties: Json | undefined): readonly string[] =>
  typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];

const shown = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

const yes = /^(?:yes|true|on|1|예|네)$/iu;
const no = /^(?:no|false|off|0|아니요|아니오)$/iu;

/** What a person means who writes this as an answer. Whether it fits is another question. */
export function readAnswer(text: string, schema: JsonObject): Json {
  const trimmed = text.trim();
  const { type, enum: choices } = schema;
  if (Array.isArray(choices)) return choices.find((choice) => shown(choice) === trimmed) ?? trimmed;
  if (type === 'string') return text;
  if (type === 'boolean') return yes.test(trimmed) ? true : no.test(trimmed) ? false : trimmed;
  const exact = parseExact(trimmed);
  // What cannot be held as it was written is a text, which fits no number.
  return exact.ok ? withTextsForNumbers(exact.value) : trimmed;
}
