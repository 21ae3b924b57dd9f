import { expect, test } from 'vitest';
import { untilAborted } from './until-aborted';

test('work that ends in time settles as it did', async () => {
  const signal = new AbortController().signal;
  expect(await untilAborted(signal, Promise.resolve(7))).toBe(7);
  await expect(untilAborted(signal, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('work that ignores the signal is left behind', async () => {
  const controller = new AbortController();
  const outcome = untilAborted(controller.signal, new Promise(() => {}));
  controller.abort(new Error('stop'));
  await expect(outcome).rejects.toThrow('stop');
});

test('a signal that was aborted before rejects at once', async () => {
  await expect(untilAborted(AbortSignal.abort(new Error('stop')), new Promise(() => {}))).rejects.toThrow(
    'stop',
  );
});
