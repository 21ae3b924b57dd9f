import { ExactNumber, exactJsonText, type ExactJson } from '../../../shared/exact-json';
import type { JsonPath } from '../expression/path';
import { readPayload } from '../expression/payload';

/** A value of a payload that a condition can compare. */
export interface Field {
  readonly path: JsonPath;
  /** As text. */
  readonly value: string;
  readonly kind: 'number' | 'text' | 'boolean';
}

const deepest = 6;
/** More are not looked through by anybody in a list. */
const most = 200;

/** The values of a payload in the order they are written. One that is a value by itself has one, without a path. */
export function fieldsOf(payload: string): readonly Field[] {
  const read = readPayload(payload);
  if (read.kind === 'none') return [];
  return [...valuesIn(read.value, [])].slice(0, most);
}

function* valuesIn(value: ExactJson, path: JsonPath): Generator<Field> {
  if (value === null || path.length > deepest) return;
  if (typeof value !== 'object' || value instanceof ExactNumber) {
    const text = typeof value === 'string' ? value : exactJsonText(value);
    yield { path, value: text, kind: kindOf(value, text) };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* valuesIn(item, [...path, String(index)]);
  } else {
    for (const [key, item] of Object.entries(value)) yield* valuesIn(item, [...path, key]);
  }
}

const kindOf = (value: ExactJson, text: string): Field['kind'] =>
  typeof value === 'boolean'
    ? 'boolean'
    : typeof value !== 'string' || /^-?\d{1,15}(?:\.\d+)?$/u.test(text)
      ? 'number'
      : 'text';

/** What tells nothing of the thing itself: when it was sent, and how. */
const aside = /^(?:ts|time|timestamp|last_seen|id|seq|linkquality|rssi|battery)$/iu;

/** The value that a condition is most likely about; undefined: there is none. */
export const likeliestField = (fields: readonly Field[]): Field | undefined => {
  const own = fields.filter(({ path }) => !aside.test(path.at(-1) ?? ''));
  return own.find(({ kind }) => kind === 'number') ?? own[0] ?? fields[0];
};
