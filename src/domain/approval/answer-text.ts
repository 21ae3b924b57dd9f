import { parseExact, withTextsForNumbers } from '../../shared/exact-json';
import type { Json, JsonObject } from '../../shared/json';

/** What a step asks a person for, as far as a line can say it. */
export interface AskedValue {
  /** '' where the schema has none. */
  readonly title: string;
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'choice';
  /** Limits and choices in signs that every language reads; '' where there are none. */
  readonly limits: string;
  /** How many characters a text has, in the same signs. */
  readonly length: string;
}

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object'] as const;

export function askedValue(schema: JsonObject): AskedValue {
  const { title, type, enum: choices, minLength, maxLength } = schema;
  return {
    title: typeof title === 'string' ? title : '',
    type: Array.isArray(choices) ? 'choice' : (types.find((known) => known === type) ?? 'object'),
    limits: Array.isArray(choices) ? choices.map(shown).join(' | ') : limitsOf(schema),
    length: rangeText(minLength, maxLength) ?? '',
  };
}

function limitsOf(schema: JsonObject): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, pattern, minItems, maxItems } =
    schema;
  const items = rangeText(minItems, maxItems);
  return [
    rangeText(minimum, maximum),
    typeof exclusiveMinimum === 'number' ? `> ${String(exclusiveMinimum)}` : null,
    typeof exclusiveMaximum === 'number' ? `< ${String(exclusiveMaximum)}` : null,
    typeof multipleOf === 'number' ? `n × ${String(multipleOf)}` : null,
    typeof pattern === 'string' ? `/${pattern}/` : null,
    items === null ? null : `[${items}]`,
    namesIn(schema['properties']).join(', '),
  ]
    .filter((limit) => limit !== null && limit !== '')
    .join(', ');
}

/**
 * Whether a value breaks one of the limits that are told in a line; the engine holds it against the whole
 * schema.
 */
export function breaksLimit(value: Json, schema: JsonObject): boolean {
  const { type, minLength, maxLength } = schema;
  if (Array.isArray(schema['enum'])) return false;
  if (type === 'string') {
    const length = typeof value === 'string' ? [...value].length : 0;
    return !isBetween(length, minLength, maxLength);
  }
  if (type !== 'number' && type !== 'integer') return false;
  if (typeof value !== 'number' || (type === 'integer' && !Number.isInteger(value))) return true;
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below, multipleOf } = schema;
  return (
    !isBetween(value, minimum, maximum) ||
    (typeof above === 'number' && value <= above) ||
    (typeof below === 'number' && value >= below) ||
    (typeof multipleOf === 'number' && Math.abs(value / multipleOf - Math.round(value / multipleOf)) >= 1e-9)
  );
}

const isBetween = (number: number, least: Json | undefined, most: Json | undefined): boolean =>
  !(typeof least === 'number' && number < least) && !(typeof most === 'number' && number > most);

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
