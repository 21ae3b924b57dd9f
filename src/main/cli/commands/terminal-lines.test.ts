import { createInterface } from 'node:readline/promises';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { TerminalLines } from './terminal-lines';

function sitDown(signal = new AbortController().signal): {
  readonly lines: TerminalLines;
  readonly type: (text: string) => void;
  readonly leave: () => void;
} {
  const input = new PassThrough();
  const lines = new TerminalLines(createInterface({ input, output: new PassThrough() }), signal);
  return {
    lines,
    type: (text) => {
      input.write(text);
    },
    leave: () => {
      input.end();
    },
  };
}

test('an answer is written after its question; what was typed before it waits for its turn', async () => {
  const { lines, type } = sitDown();
  const first = lines.next('> ');
  type('first\nsecond\n');
  expect(await first).toBe('first');
  const allowed = lines.answer('Allow? ');
  type('y\n');
  expect([await allowed, await lines.next('> ')]).toEqual(['y', 'second']);
});

test('without work, /stop is a line like another', async () => {
  const { lines, type } = sitDown();
  const line = lines.next('> ');
  type('/stop\n');
  expect(await line).toBe('/stop');
});

test('the end of the input, and Ctrl+C, end a question', async () => {
  const { lines, leave } = sitDown();
  const line = lines.next('> ');
  leave();
  expect([await line, await lines.next('> ')]).toEqual([null, null]);
  const interrupted = new AbortController();
  const asked = sitDown(interrupted.signal).lines.answer('Allow? ');
  interrupted.abort(new Error('interrupted'));
  await expect(asked).rejects.toThrow('interrupted');
});
