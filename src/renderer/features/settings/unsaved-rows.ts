import { ConfigPlace, placeKey, type ConfigChange } from '../../../shared/config-desk';
import { keyText } from '../../../shared/config-keys';
import type { Json } from '../../../shared/json';
import type { Refusal } from '../../../shared/result';

export type FieldValue = string | number | boolean | readonly string[];

/** What is being written into a field. */
export interface WrittenField {
  readonly text: string;
  /** What the file said when it began; undefined: nothing. */
  readonly from: Json | undefined;
  /** It was left as it is, and wrong or refused. */
  readonly tried: boolean;
}

/** What a row of the form holds that is not in the file, and why. */
export interface UnsavedRow {
  readonly field: WrittenField | null;
  /** What was written is not what the key wants; null: it is. */
  readonly wrong: string | null;
  readonly refused: { readonly problem: Refusal; readonly value: FieldValue | null } | null;
}

/** By the `placeKey` of their keys. */
export type UnsavedRows = Readonly<Record<string, UnsavedRow>>;

export const saved: UnsavedRow = { field: null, wrong: null, refused: null };

/** Of a row that holds nothing, nothing is kept. */
export function withRow(rows: UnsavedRows, key: string, change: Partial<UnsavedRow>): UnsavedRows {
  const { [key]: before = saved, ...others } = rows;
  const row = { ...before, ...change };
  return row.field === null && row.wrong === null && row.refused === null ? others : { ...others, [key]: row };
}

/** `sent` was in the field when its value was sent, and is written now. What was typed since goes on from there. */
export function withSaved(rows: UnsavedRows, key: string, sent: string | null, value: Json | undefined): UnsavedRows {
  const field = rows[key]?.field ?? null;
  return withRow(rows, key, { ...saved, field: field === null || field.text === sent ? null : { ...field, from: value } });
}

/** What was written into a table that is taken out goes with it; the entries of a list have other numbers then. */
export function withoutRemoved(rows: UnsavedRows, changes: readonly ConfigChange[]): UnsavedRows {
  const gone = changes.flatMap((change) => (change.kind === 'remove' ? [`${placeKey(tableOrList(change.place)).slice(0, -1)},`] : []));
  return Object.fromEntries(Object.entries(rows).filter(([key]) => !gone.some((start) => key.startsWith(start))));
}

const tableOrList = (place: ConfigPlace): ConfigPlace => (typeof place.at(-1) === 'number' ? place.slice(0, -1) : place);

/** Keys whose rows hold what is wrong or was refused, as findings name them. */
export const heldBack = (rows: UnsavedRows): readonly string[] => Object.entries(rows).flatMap(([key, { wrong, refused }]) => (wrong === null && refused === null ? [] : [keyText(ConfigPlace.parse(JSON.parse(key)))]));
