import { expect, test } from 'vitest';
import { PollPace } from './poll-pace';

test('the figure is the longest time from a question to the answer after it', () => {
  const pace = new PollPace();
  expect(pace.surePulseMs).toBe(null);
  pace.looked(3, 0, 8);
  expect(pace.surePulseMs).toBe(null);
  pace.looked(3, 70, 78);
  pace.looked(3, 140, 150);
  pace.looked(4, 150, 160);
  expect(pace.surePulseMs).toBe(80);
});

test('a hiccup is forgotten after a while, and a clock that was set back counts as none', () => {
  const pace = new PollPace();
  pace.looked(3, 0, 5);
  pace.looked(3, 900, 905);
  expect(pace.surePulseMs).toBe(905);
  for (let at = 1000; at < 22_000; at += 100) pace.looked(3, at, at + 5);
  expect(pace.surePulseMs).toBe(105);
  pace.looked(3, 5000, 5005);
  expect(pace.surePulseMs).toBe(105);
});

test.each([
  { name: 'what is left of the period', from: 0, now: 20, ms: 50 },
  { name: 'hardly any pause when the line is too slow', from: 0, now: 500, ms: 1 },
  { name: 'never more than a period when the clock was set back', from: 900, now: 0, ms: 70 },
])('$name', ({ from, now, ms }) => {
  expect(new PollPace().pauseMs(from, now)).toBe(ms);
});

test('other pins or another connection start the figure again', () => {
  const pace = new PollPace();
  pace.looked(3, 0, 5);
  pace.looked(3, 100, 105);
  pace.reset();
  expect(pace.surePulseMs).toBe(null);
});
