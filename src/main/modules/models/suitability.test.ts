import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { doubtLimitOf, forgetSuitability } from './suitability';

let folder: string;
let model: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zc-suitability-'));
  model = join(folder, 'small.gguf');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const score = { total: 1, exact: 1 };
const measured = (unsureBelow: number | null): string =>
  JSON.stringify({
    cases: 'c',
    ...score,
    byLanguage: {},
    unsureBelow,
    caughtOfWrong: score,
    askedOfRight: score,
    millisecondsPerCall: 1,
  });

test.each([
  { name: 'what was measured', file: measured(0.7), wasMeasured: false, limit: 0.7 },
  { name: 'none, where measuring found none', file: measured(null), wasMeasured: true, limit: null },
  { name: 'none, where nobody measured', file: null, wasMeasured: false, limit: null },
  {
    name: 'everything, where the figures of a model that has some are lost',
    file: null,
    wasMeasured: true,
    limit: 2,
  },
  { name: 'everything, where they cannot be read', file: '{"unsureBelow":', wasMeasured: false, limit: 2 },
  {
    name: 'everything, where they are no figures',
    file: '{"unsureBelow": "0.7"}',
    wasMeasured: false,
    limit: 2,
  },
])('the limit of doubt is $name', ({ file, wasMeasured, limit }) => {
  if (file !== null) writeFileSync(join(folder, 'small.suitability.json'), file);
  expect(doubtLimitOf(model, wasMeasured)).toBe(limit);
});

test('the figures of weights that are gone are gone', () => {
  writeFileSync(join(folder, 'small.suitability.json'), measured(0.7));
  forgetSuitability(model);
  expect([existsSync(join(folder, 'small.suitability.json')), doubtLimitOf(model, false)]).toEqual([
    false,
    null,
  ]);
});
