import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock';
import { untilDatabaseIsThere } from './awaited-database';

function rig(promised: number | null) {
  const folder = mkdtempSync(join(tmpdir(), 'zc-awaited-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'zeroclaw.db');
  if (promised !== null)
    writeFileSync(`${file}.promised`, JSON.stringify({ commits: promised, at: 1 }).padEnd(80));
  const clock = new FakeClock(0);
  const told: (string | null)[] = [];
  let isOver = false;
  const waiting = untilDatabaseIsThere(
    file,
    clock,
    (trouble) => {
      told.push(trouble?.message ?? null);
    },
    new AbortController().signal,
  ).then(() => {
    isOver = true;
  });
  return { file, clock, told, waiting, isOver: () => isOver };
}

test('a database that was promised and comes within seconds is waited for, and that is told', async () => {
  const { file, clock, told, waiting, isOver } = rig(3);
  await clock.advance(1_000);
  expect([told.length, isOver()]).toEqual([1, false]);
  expect(told[0]).toMatch(/is not there, though it was/u);
  writeFileSync(file, 'its disk is mounted');
  await clock.advance(200);
  await waiting;
  expect(told.at(-1)).toBeNull();
});

test('one that does not come is waited for no longer than it is said', async () => {
  const { clock, told, waiting, isOver } = rig(3);
  await clock.advance(4_700);
  expect(isOver()).toBe(false);
  await clock.advance(400);
  await waiting;
  expect(told).toHaveLength(2);
});

test.each([{ promised: null }, { promised: 0 }])(
  'a first start waits for none ($promised)',
  async ({ promised }) => {
    const { told, waiting } = rig(promised);
    await waiting;
    expect(told).toEqual([]);
  },
);
