import { z } from 'zod';
import { ConfigPlace, placeKey, type ConfigChange, type ConfigView } from '../../../shared/config-desk';
import { Json } from '../../../shared/json';
import type { Refusal } from '../../../shared/result';
import { keep, readKept, type LastingStorage } from '../../bridge/lasting-storage';
import { fieldText, valueAt } from './settings-state';

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
  return row.field === null && row.wrong === null && row.refused === null
    ? others
    : { ...others, [key]: row };
}

/**
 * `sent` was in the field when its value was sent, and is written now. What was typed since goes on from
 * there.
 */
export function withSaved(
  rows: UnsavedRows,
  key: string,
  sent: string | null,
  value: Json | undefined,
): UnsavedRows {
  const field = rows[key]?.field ?? null;
  return withRow(rows, key, {
    ...saved,
    field: field === null || field.text === sent ? null : { ...field, from: value },
  });
}

/**
 * What was written into a table that is taken out goes with it; the entries of a list have other numbers
 * then.
 */
export function withoutRemoved(rows: UnsavedRows, changes: readonly ConfigChange[]): UnsavedRows {
  const gone = changes.flatMap((change) =>
    change.kind === 'remove' ? [`${placeKey(tableOrList(change.place)).slice(0, -1)},`] : [],
  );
  return Object.fromEntries(
    Object.entries(rows).filter(([key]) => !gone.some((start) => key.startsWith(start))),
  );
}

const tableOrList = (place: ConfigPlace): ConfigPlace =>
  typeof place.at(-1) === 'number' ? place.slice(0, -1) : place;

/** By `placeKey`: rows that hold what is wrong, was refused, or was left behind. */
export const heldBack = (rows: UnsavedRows): readonly string[] =>
  Object.entries(rows).flatMap(([key, { wrong, refused }]) =>
    wrong === null && refused === null ? [] : [key],
  );

/** Why a row holds what the window before did not save. The page has words of its own for it. */
export const leftBehind: Refusal = {
  code: 'settings.left-behind',
  message: 'The window closed before this was saved',
  remedy: 'Save it, or take it back.',
};

const Kept = z.record(z.string(), z.object({ text: z.string(), from: Json.optional() }));
const place = 'drafts of settings';

/**
 * What was in fields when the window before ended. It is not saved by itself: much may have happened since.
 */
export const readRows = (storage: LastingStorage): UnsavedRows =>
  Object.fromEntries(
    Object.entries(readKept(storage, place, Kept) ?? {}).map(([key, { text, from }]) => [
      key,
      { field: { text, from, tried: true }, wrong: null, refused: { problem: leftBehind, value: null } },
    ]),
  );

export function keepRows(storage: LastingStorage, rows: UnsavedRows): void {
  const written = Object.entries(rows).flatMap(([key, { field }]) =>
    field === null ? [] : [[key, { text: field.text, from: field.from }] as const],
  );
  keep(storage, place, written.length === 0 ? null : Object.fromEntries(written));
}

/** What was left behind and is in the file by now is saved: the window ended before it heard so. */
export const withoutWritten = (rows: UnsavedRows, values: ConfigView['values']): UnsavedRows =>
  Object.fromEntries(
    Object.entries(rows).filter(
      ([key, { field, refused }]) =>
        refused?.problem !== leftBehind ||
        field === null ||
        field.text !== fieldText(valueAt(values, ConfigPlace.parse(JSON.parse(key)))),
    ),
  );
