import { expect, test } from 'vitest';
import { firstLook, nextLook, type Look, type StillnessEvent } from './stillness';

/** Seconds, and the beat that is seen then. */
const looks = (...seen: readonly (readonly [number, number])[]): readonly Look[] =>
  seen.map(([seconds, beat]) => ({ at: seconds * 1000, beat }));

function eventsOf([first, ...others]: readonly Look[]): readonly StillnessEvent[] {
  if (first === undefined) return [];
  const events: StillnessEvent[] = [];
  let watched = firstLook(first);
  for (const look of others) {
    const { watched: now, event } = nextLook(watched, look);
    watched = now;
    if (event !== null) events.push(event);
  }
  return events;
}

test.each<{ name: string; seen: readonly Look[]; then: readonly StillnessEvent[] }>([
  {
    name: 'who beats does not stand still',
    seen: looks([0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7]),
    then: [],
  },
  {
    name: 'a beat that comes late is none that is missing',
    seen: looks([0, 1], [1, 1], [2, 1], [3, 1], [4, 1], [4.9, 2], [6, 3]),
    then: [],
  },
  {
    name: 'it is told once that it stands still',
    seen: looks([0, 1], [1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [6, 1], [7, 1]),
    then: [{ type: 'stands-still', ms: 5000 }],
  },
  {
    name: 'and once that it goes on, after how long',
    seen: looks([0, 1], [2, 1], [4, 1], [6, 1], [8, 1], [10, 2], [12, 3]),
    then: [
      { type: 'stands-still', ms: 6000 },
      { type: 'goes-on', ms: 10_000 },
    ],
  },
  {
    name: 'again when it stands still again',
    seen: looks([0, 1], [3, 1], [6, 1], [7, 2], [10, 2], [13, 2]),
    then: [
      { type: 'stands-still', ms: 6000 },
      { type: 'goes-on', ms: 7000 },
      { type: 'stands-still', ms: 6000 },
    ],
  },
  {
    name: 'a machine that slept is no standing still',
    seen: looks([0, 1], [1, 1], [3600, 1], [3601, 2]),
    then: [],
  },
  {
    name: 'nor is a night that fell into it counted',
    seen: looks([0, 1], [2, 1], [4, 1], [6, 1], [3600, 1], [3601, 2]),
    then: [
      { type: 'stands-still', ms: 6000 },
      { type: 'goes-on', ms: 7000 },
    ],
  },
  {
    name: 'who stands still after the night is told of',
    seen: looks([0, 1], [3600, 1], [3602, 1], [3604, 1], [3606, 1]),
    then: [{ type: 'stands-still', ms: 6000 }],
  },
])('$name', ({ seen, then }) => {
  expect(eventsOf(seen)).toEqual(then);
});
