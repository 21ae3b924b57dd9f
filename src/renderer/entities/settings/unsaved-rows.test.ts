import { expect, test } from 'vitest';
import { placeKey } from '../../../shared/config-desk';
import {
  heldBack,
  keepRows,
  leftBehind,
  readRows,
  saved,
  withoutRemoved,
  withoutWritten,
  withRow,
  withSaved,
  type UnsavedRow,
} from './unsaved-rows';

const runs = placeKey(['sop', 'max_active_runs']);
const written: UnsavedRow = { field: { text: '12', from: 10, tried: true }, wrong: null, refused: null };

test('of a row that holds nothing, nothing is kept', () => {
  const rows = withRow({}, runs, { wrong: 'soon' });
  expect(rows).toEqual({ [runs]: { ...saved, wrong: 'soon' } });
  expect(withRow(rows, runs, { wrong: null })).toEqual({});
});

test('a row that is saved holds nothing; what was typed since begins with what was saved', () => {
  expect(withSaved({ [runs]: written }, runs, '12', 12)).toEqual({});
  expect(withSaved({ [runs]: written }, runs, '1', 1)).toEqual({
    [runs]: { ...written, field: { text: '12', from: 1, tried: true } },
  });
});

test('what was written into a table goes with it, and the rows of a list with any of its entries', () => {
  const at = (...place: (string | number)[]) => ({ [placeKey(place)]: written });
  const rows = {
    ...at('providers', 'shop', 'base_url'),
    ...at('providers', 'shop2', 'base_url'),
    ...at('model_routes', 1, 'hint'),
  };
  expect(withoutRemoved(rows, [{ kind: 'remove', place: ['providers', 'shop'] }])).toEqual({
    ...at('providers', 'shop2', 'base_url'),
    ...at('model_routes', 1, 'hint'),
  });
  expect(withoutRemoved(rows, [{ kind: 'remove', place: ['model_routes', 0] }])).toEqual({
    ...at('providers', 'shop', 'base_url'),
    ...at('providers', 'shop2', 'base_url'),
  });
});

test('rows that are wrong or refused are held back', () => {
  const held = heldBack({
    [runs]: written,
    [placeKey(['model_routes', 0, 'hint'])]: { ...saved, wrong: '' },
    [placeKey(['sop', 'enabled'])]: {
      ...saved,
      refused: { problem: { code: 'x', message: 'm', remedy: 'n' }, value: true },
    },
  });
  expect(held).toEqual([placeKey(['model_routes', 0, 'hint']), placeKey(['sop', 'enabled'])]);
});

test('what is in a field when the window ends is there again, said to be left behind, unless the file says it by then', () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      items.set(key, value);
    },
    removeItem: (key: string) => {
      items.delete(key);
    },
  };
  keepRows(storage, { [runs]: written, [placeKey(['sop', 'enabled'])]: { ...saved, wrong: '' } });
  const rows = readRows(storage);
  expect(rows).toEqual({
    [runs]: {
      field: { text: '12', from: 10, tried: true },
      wrong: null,
      refused: { problem: leftBehind, value: null },
    },
  });
  expect([
    withoutWritten(rows, { sop: { max_active_runs: 10 } }),
    withoutWritten(rows, { sop: { max_active_runs: 12 } }),
  ]).toEqual([rows, {}]);
  keepRows(storage, {});
  expect([items.size, readRows(storage)]).toEqual([0, {}]);
});
