import { expect, test } from 'vitest';
import { placeKey } from '../../../shared/config-desk';
import { heldBack, saved, withoutRemoved, withRow, withSaved, type UnsavedRow } from './unsaved-rows';

const runs = placeKey(['sop', 'max_active_runs']);
const written: UnsavedRow = { field: { text: '12', from: 10, tried: true }, wrong: null, refused: null };

test('of a row that holds nothing, nothing is kept', () => {
  const rows = withRow({}, runs, { wrong: 'soon' });
  expect(rows).toEqual({ [runs]: { ...saved, wrong: 'soon' } });
  expect(withRow(rows, runs, { wrong: null })).toEqual({});
});

test('a row that is saved holds nothing; what was typed since begins with what was saved', () => {
  expect(withSaved({ [runs]: written }, runs, '12', 12)).toEqual({});
  expect(withSaved({ [runs]: written }, runs, '1', 1)).toEqual({ [runs]: { ...written, field: { text: '12', from: 1, tried: true } } });
});

test('what was written into a table goes with it, and the rows of a list with any of its entries', () => {
  const at = (...place: (string | number)[]) => ({ [placeKey(place)]: written });
  const rows = { ...at('providers', 'shop', 'base_url'), ...at('providers', 'shop2', 'base_url'), ...at('model_routes', 1, 'hint') };
  expect(withoutRemoved(rows, [{ kind: 'remove', place: ['providers', 'shop'] }])).toEqual({ ...at('providers', 'shop2', 'base_url'), ...at('model_routes', 1, 'hint') });
  expect(withoutRemoved(rows, [{ kind: 'remove', place: ['model_routes', 0] }])).toEqual({ ...at('providers', 'shop', 'base_url'), ...at('providers', 'shop2', 'base_url') });
});

test('rows that are wrong or refused are named as findings are', () => {
  const names = heldBack({ [runs]: written, [placeKey(['model_routes', 0, 'hint'])]: { ...saved, wrong: '' }, [placeKey(['sop', 'enabled'])]: { ...saved, refused: { problem: { code: 'x', message: 'm', mend: 'n' }, value: true } } });
  expect(names).toEqual(['model_routes[0].hint', 'sop.enabled']);
});
