import { expect, test } from 'vitest';
import { TurnTaking } from './turn-taking';

const never = new AbortController().signal;

test('equals go on side by side, and what is less urgent waits until the last of them has left', async () => {
  const turns = new TurnTaking();
  const chat = turns.enter(4);
  const other = turns.enter(4);
  expect([chat.turn(never), other.turn(never)]).toEqual([null, null]);
  const step = turns.enter(2);
  expect(step.turn(never)).toBeNull();
  let went = false;
  const waits = chat.turn(never)?.then(() => {
    went = true;
  });
  await Promise.resolve();
  expect(went).toBe(false);
  step.leave();
  await waits;
  expect([went, chat.turn(never)]).toEqual([true, null]);
});

test('who is stopped waits no longer', async () => {
  const turns = new TurnTaking();
  turns.enter(0);
  const chat = turns.enter(4);
  const stop = new AbortController();
  const waits = chat.turn(stop.signal);
  stop.abort();
  await waits;
  expect(chat.turn(stop.signal)).toBeNull();
});
