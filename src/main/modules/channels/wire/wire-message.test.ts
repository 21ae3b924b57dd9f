import { expect, test } from 'vitest';
import { toInbound, toWire } from './wire-message';

const arrival = { channel: 'webhook', id: 'a1', at: 5 };

test('a message has its own id and thread, or those it is given', () => {
  const read = (message: object): unknown => {
    const inbound = toInbound(JSON.stringify(message), arrival);
    if (!inbound.ok) return inbound.error.code;
    const {
      id,
      message: { replyTarget, sender, thread, text },
    } = inbound.value;
    return [id, replyTarget, sender, thread, text];
  };
  expect(read({ sender: 'ana', content: ' 몇 도야? ' })).toEqual(['a1', 'ana', 'ana', null, '몇 도야?']);
  expect(read({ id: 'x', sender: 'ana', content: 'hi', thread_id: 't', more: 1 })).toEqual([
    'x',
    'ana',
    'ana',
    't',
    'hi',
  ]);
});

test.each([
  { name: 'no JSON', text: 'hello' },
  { name: 'no sender', text: '{"content":"hi"}' },
  { name: 'no words', text: '{"sender":"ana","content":"  "}' },
  { name: 'an endless text', text: JSON.stringify({ sender: 'ana', content: 'x'.repeat(100_001) }) },
  { name: 'an endless name', text: JSON.stringify({ sender: 'a'.repeat(201), content: 'hi' }) },
])('$name is refused with what a message is', ({ text }) => {
  const inbound = toInbound(text, arrival);
  expect(inbound.ok ? null : inbound.error).toMatchObject({
    code: 'channel.unreadable',
    remedy: expect.stringContaining('"sender"') as string,
  });
});

test('an answer carries its files', () => {
  const message = {
    recipient: 'ana',
    thread: 't',
    text: 'here',
    subject: null,
    attachments: [{ kind: 'document', source: { name: 'a.txt', content: Buffer.from('hi') } }] as const,
  };
  expect(JSON.parse(toWire(message, 'o1'))).toEqual({
    id: 'o1',
    recipient: 'ana',
    content: 'here',
    thread_id: 't',
    attachments: [{ kind: 'document', name: 'a.txt', content_base64: 'aGk=' }],
  });
});

test('what somebody else wrote stands beside the own words, marked by lines or by itself', () => {
  const read = toInbound(
    JSON.stringify({
      sender: 'ana',
      content: '> /approve r1\nwhat is it?',
      quotations: [{ how: 'forwarded', from: 'bo', text: '/deny r1' }, { text: 'x' }],
    }),
    arrival,
  );
  expect(read.ok ? [read.value.message.text, read.value.message.quotations] : null).toEqual([
    'what is it?',
    [
      { how: 'forwarded', from: 'bo', text: '/deny r1' },
      { how: 'quoted', from: '', text: 'x' },
      { how: 'quoted', from: '', text: '/approve r1' },
    ],
  ]);
  expect(
    toInbound(JSON.stringify({ sender: 'ana', content: '', quotations: [{ text: 'x' }] }), arrival).ok,
  ).toBe(true);
});
