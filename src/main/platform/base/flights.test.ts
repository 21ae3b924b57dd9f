import { expect, test } from 'vitest';
import { Flights } from './flights';

const never = new AbortController().signal;

function job() {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const log: string[] = [];
  return {
    log,
    end: () => {
      end();
    },
    work: async () => {
      log.push('began');
      await ended;
      return 'done';
    },
  };
}
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test('no more than so many are on their way; the others follow in order, also after one that failed', async () => {
  const flights = new Flights(2);
  const jobs = [job(), job(), job(), job()];
  const results = jobs.map((each) => flights.take(never, each.work));
  const failing = flights.take(never, () => Promise.reject(new Error('no')));
  await settled();
  expect(jobs.map(({ log }) => log.length)).toEqual([1, 1, 0, 0]);
  jobs[1]?.end();
  await settled();
  expect(jobs.map(({ log }) => log.length)).toEqual([1, 1, 1, 0]);
  for (const { end } of jobs) end();
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done', 'done']);
  await expect(failing).rejects.toThrow('no');
  expect(await flights.take(never, () => Promise.resolve('again'))).toBe('again');
});

test('one that is called off while it waits never begins, and takes no place', async () => {
  const flights = new Flights(1);
  const [first, second, third] = [job(), job(), job()];
  const one = flights.take(never, first.work);
  const called = new AbortController();
  const two = flights.take(called.signal, second.work);
  const three = flights.take(never, third.work);
  called.abort(new Error('called off'));
  await expect(two).rejects.toThrow('called off');
  first.end();
  third.end();
  expect(await Promise.all([one, three])).toEqual(['done', 'done']);
  expect(second.log).toEqual([]);
});
