import { expect, test } from 'vitest';
import { readBytes, readStart, readText, TooLong } from './limited-body';

/** A body that would never end; `asked` counts its pieces. */
function endless(): {
  readonly response: Response;
  readonly asked: () => number;
  readonly cancelled: () => boolean;
} {
  let asked = 0;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      asked += 1;
      controller.enqueue(new Uint8Array(1024).fill(0x61));
    },
    cancel: () => {
      cancelled = true;
    },
  });
  return { response: new Response(body), asked: () => asked, cancelled: () => cancelled };
}

test('a body within the limit is read whole', async () => {
  expect([
    await readText(new Response('밸브'), 6),
    await readStart(new Response('밸브'), 6),
    (await readBytes(new Response(null), 0)).length,
  ]).toEqual(['밸브', '밸브', 0]);
});

test('of a body without end no more than the limit is taken, and its line is closed', async () => {
  const refused = endless();
  await expect(readBytes(refused.response, 4096)).rejects.toThrow(TooLong);
  const begun = endless();
  expect(await readStart(begun.response, 4096)).toBe('a'.repeat(4096));
  expect(
    [refused, begun].map(({ asked, cancelled }) => ({ cancelled: cancelled(), few: asked() < 10 })),
  ).toEqual([
    { cancelled: true, few: true },
    { cancelled: true, few: true },
  ]);
});

test('of a body that breaks off, its beginning is what came', async () => {
  const pieces = [new Uint8Array([0x6f, 0x6b])];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      const next = pieces.pop();
      if (next === undefined) controller.error(new Error('reset'));
      else controller.enqueue(next);
    },
  });
  expect(await readStart(new Response(body), 4096)).toBe('ok');
});
