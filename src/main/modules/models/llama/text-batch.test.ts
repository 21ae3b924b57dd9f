import { expect, test } from 'vitest';
import { TextBatch } from './text-batch';

function setUp(): { readonly batch: TextBatch; readonly sent: string[]; at(now: number): void } {
  const sent: string[] = [];
  let now = 0;
  return {
    batch: new TextBatch(
      (kind, text) => {
        sent.push(`${kind}: ${text}`);
      },
      () => now,
    ),
    sent,
    at: (to) => {
      now = to;
    },
  };
}

test('the first word goes out at once, what follows within 30 ms goes together, in order', () => {
  const { batch, sent, at } = setUp();
  batch.push('text', 'a');
  at(10);
  batch.push('text', 'b');
  batch.push('text', 'c');
  expect(sent).toEqual(['text: a']);
  at(31);
  batch.push('text', 'd');
  batch.push('text', 'e');
  batch.flush();
  batch.flush();
  expect(sent).toEqual(['text: a', 'text: bcd', 'text: e']);
});

test('thoughts and text are never mixed', () => {
  const { batch, sent } = setUp();
  batch.push('thought', 'hm');
  batch.push('thought', ' so');
  batch.push('text', 'Yes');
  batch.flush();
  expect(sent).toEqual(['thought: hm', 'thought:  so', 'text: Yes']);
});
