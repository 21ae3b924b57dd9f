import { expect, onTestFinished, test } from 'vitest';
import type { RecordReport } from '../../../shared/record';
import { Emitter } from '../../platform/base/emitter';
import { Problems } from '../../platform/base/problems';
import { silentLogger } from '../../platform/base/logger';
import { FakeClock } from '../../testing/fake-clock';
import { nothingRecorded } from './chain/verify-record';
import { lookOver } from './look-over';

test('the record is walked soon after the start, and once more after another program has written', async () => {
  const clock = new FakeClock();
  const report = (failure: unknown): void => {
    throw failure;
  };
  const problems = new Problems(clock, silentLogger);
  const others = new Emitter<null>(report);
  const ended = new AbortController();
  let found = 0;
  let walks = 0;
  const verify = async (): Promise<RecordReport> => {
    walks += 1;
    return Promise.resolve({ ...nothingRecorded, found });
  };
  const over = lookOver({ verify, clock, problems, others }, ended.signal);
  onTestFinished(async () => {
    ended.abort(new Error('the test is over'));
    await over;
  });
  const pass = async (): Promise<readonly unknown[]> => {
    await clock.advance(30_000);
    await clock.advance(30_000);
    return [walks, problems.list().map(({ id }) => id)];
  };
  expect(await pass()).toEqual([1, []]);
  found = 2;
  expect(await pass()).toEqual([1, []]);
  others.emit(null);
  others.emit(null);
  expect(await pass()).toEqual([2, ['record-checked']]);
  found = 0;
  others.emit(null);
  expect(await pass()).toEqual([3, []]);
});
