import { expect, test } from 'vitest';
import { chooseSlot, type Slot } from './sequence-slots';

const slots = (...conversations: readonly (string | null)[]): readonly Slot[] =>
  conversations.map((conversation, index) => ({ conversation, usedAt: index + 1, isBusy: false }));

test.each([
  {
    name: 'a conversation goes on in its own slot',
    given: slots('chat:a', 'chat:b', null),
    conversation: 'chat:b',
    then: 1,
  },
  {
    name: 'a new one takes a slot that was never used',
    given: slots('chat:a', null, null, null),
    conversation: 'chat:b',
    then: 1,
  },
  { name: 'with one slot there is no choice', given: slots('chat:a'), conversation: 'run:1', then: 0 },
  {
    name: 'a third chat takes a chat’s slot although one is unused: half is for other kinds',
    given: slots('chat:a', 'chat:b', null, null),
    conversation: 'chat:c',
    then: 0,
  },
  {
    name: 'a run takes the slot of the run that was longest unused, and leaves the chats',
    given: slots('chat:a', 'run:1', 'chat:b', 'run:2'),
    conversation: 'run:3',
    then: 1,
  },
  {
    name: 'a kind with less than half takes from all',
    given: slots('chat:a', 'chat:b', 'chat:c', 'run:1'),
    conversation: 'run:2',
    then: 0,
  },
])('$name', ({ given, conversation, then }) => {
  expect(chooseSlot(given, conversation)).toBe(then);
});

test('a chat survives any number of runs', () => {
  const held: Slot[] = Array.from({ length: 4 }, () => ({
    conversation: null,
    usedAt: 0,
    isBusy: false,
  }));
  ['chat:mine', ...Array.from({ length: 50 }, (_, run) => `run:${String(run)}`)].forEach(
    (conversation, at) => {
      held[chooseSlot(held, conversation)] = { conversation, usedAt: at + 1, isBusy: false };
    },
  );
  expect(held[chooseSlot(held, 'chat:mine')]?.conversation).toBe('chat:mine');
});

test('a slot in which an answer is being written is nobody else’s', () => {
  const busy = slots('chat:a', 'chat:b', null, null).map((slot, index) => ({ ...slot, isBusy: index < 2 }));
  expect(chooseSlot(busy, 'chat:c')).toBe(2);
  const all = slots('chat:a', 'chat:b').map((slot, index) => ({ ...slot, isBusy: index === 0 }));
  expect(chooseSlot(all, 'run:1')).toBe(1);
});
