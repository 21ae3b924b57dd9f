import { expect, test } from 'vitest';
import type { SopRow } from '../../entities/engine/app-state';
import type { BoardStatus } from '../../../shared/status';
import { suggestionsFor } from './suggestions';

const board = { name: 'greenhouse', state: 'connected', pins: [5] } as unknown as BoardStatus;
const named = { ...board, pinNames: [{ pin: 5, name: 'relief valve', low: null, high: null }] };
const sop = { sop: { name: 'close-valve' }, state: 'valid' } as unknown as SopRow;

test.each<[readonly BoardStatus[], readonly SopRow[], readonly string[]]>([
  [[], [], ['suggestRuns', 'suggestWrite']],
  [[board], [sop], ['suggestBoard', 'suggestSop', 'suggestRuns']],
  [[named], [{ ...sop, state: 'errors' }], ['suggestPin', 'suggestRuns', 'suggestWrite']],
  [[{ ...named, state: 'lost' }], [sop], ['suggestSop', 'suggestRuns']],
])('a conversation may begin with what is there, case %#', (boards, sops, kinds) => {
  expect(suggestionsFor(boards, sops).map(({ kind }) => kind)).toEqual(kinds);
});
