import { expect, test } from 'vitest';
import { ServerSentEvents } from './server-sent-events';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([1, 2, 3, 64])('events are the same in pieces of %i bytes', (length) => {
  const bytes = encode(
    ': hello\n\nevent: x\r\ndata: {"a":\r\ndata: 1}\r\n\r\n\n\ndata:밸브\n\nerror: {"code":1}\n\ndata: last',
  );
  const events = new ServerSentEvents();
  const read: string[] = [];
  for (let at = 0; at < bytes.length; at += length)
    read.push(...events.push(bytes.subarray(at, at + length)));
  expect([...read, ...events.end()]).toEqual(['{"a":\n1}', '밸브', '{"error":{"code":1}}', 'last']);
});

test('an event that does not end is refused, however small its pieces; many that do are not', () => {
  const growing = new ServerSentEvents();
  growing.push(encode('data: '));
  const piece = encode('a'.repeat(100));
  expect(() => {
    for (let count = 0; count < 20_000; count += 1) growing.push(piece);
  }).toThrow('longer than 1 MiB');
  const many = new ServerSentEvents();
  const whole = encode(`data: ${'a'.repeat(1000)}\n\n`);
  let read = 0;
  for (let count = 0; count < 5000; count += 1) read += many.push(whole).length;
  expect(read).toBe(5000);
});
