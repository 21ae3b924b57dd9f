import { expect, test } from 'vitest';
import { fireZone } from './fire-zone';

const half = Date.UTC(2026, 10, 30, 17, 30);

test.each([
  { name: 'its own', trigger: { timezone: 'Asia/Seoul' }, byDefault: 'UTC', then: 'Asia/Seoul' },
  { name: 'that of config.toml', trigger: {}, byDefault: 'Asia/Seoul', then: 'Asia/Seoul' },
  {
    name: 'none, of a clock that does not tick then',
    trigger: { timezone: 'UTC' },
    byDefault: 'UTC',
    then: undefined,
  },
])('the zone of a clock is $name', ({ trigger, byDefault, then }) => {
  expect(
    fireZone([{ type: 'manual' }, { type: 'cron', expression: '30 2 * * *', ...trigger }], half, byDefault),
  ).toBe(then);
});
