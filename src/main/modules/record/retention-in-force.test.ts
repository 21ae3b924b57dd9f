import { expect, test } from 'vitest';
import { Config } from '../../../shared/config';
import { retentionInForce } from './retention-in-force';

const config = Config.parse({ retention: { dull_runs_days: 1, runs_days: 2, important_runs_days: 3 } });

test.each([
  { name: 'as config.toml says', isSet: true, expected: { dull: 1, normal: 2, important: 3 } },
  {
    name: 'forever while nobody has asked for the defaults that stand in',
    isSet: false,
    expected: { dull: 0, normal: 0, important: 0 },
  },
])('old runs are kept $name', ({ isSet, expected }) => {
  expect(retentionInForce({ current: () => config, isSet: () => isSet })).toEqual(expected);
});
