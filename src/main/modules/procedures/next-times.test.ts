import { expect, test } from 'vitest';
import { nextTimesHandlers } from './next-times';

const at = Date.UTC(2026, 10, 30, 12);
const handlers = nextTimesHandlers({ timezone: () => 'Asia/Seoul', clock: { now: () => at } });
const asked = async (expression: string, timezone: string | null = null) => {
  const answer = await handlers['sops.next-times'](
    { expression, timezone, count: 2 },
    { by: 'ana', via: 'app' },
  );
  return answer.ok
    ? [answer.value.timezone, ...answer.value.times.map((time) => new Date(time).toISOString())]
    : answer.error.code;
};

test('the next times are those of the zone in which the procedure counts', async () => {
  expect(await asked('30 2 * * *')).toEqual([
    'Asia/Seoul',
    '2026-11-30T17:30:00.000Z',
    '2026-12-01T17:30:00.000Z',
  ]);
  expect(await asked('30 2 * * *', 'UTC')).toEqual([
    'UTC',
    '2026-12-01T02:30:00.000Z',
    '2026-12-02T02:30:00.000Z',
  ]);
});

test('a text that cannot be read is refused, and one that never ticks has no times', async () => {
  expect([await asked('soon'), await asked('0 0 31 2 *')]).toEqual(['cron.expression', ['Asia/Seoul']]);
});
