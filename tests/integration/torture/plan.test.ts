import { expect, test } from 'vitest';
import { allTopics, planRound, roundMsOf } from '../../torture/plan';

test('a round is the same for the same seed and number, and another for any other', () => {
  expect(planRound(4, 2)).toEqual(planRound(4, 2));
  expect(planRound(4, 2)).not.toEqual(planRound(4, 3));
  expect(planRound(5, 2)).not.toEqual(planRound(4, 2));
});

test('each thing that is sent has a number of its own, and comes in its time', () => {
  const rounds = [1, 2].flatMap((round) => planRound(4, round));
  const numbers = rounds.flatMap((action) => ('n' in action && action.type !== 'go' ? [action.n] : []));
  expect(new Set(numbers).size).toBe(numbers.length);
  const times = planRound(4, 1).map(({ at }) => at);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(times.at(-1)).toBeLessThan(roundMsOf(1) + 1_400);
});

test('what the tests run has a message for each kind of step and trigger', () => {
  const topics = planRound(1934, 1).flatMap((action) => (action.type === 'publish' ? [action.topic] : []));
  expect([...new Set(topics)].toSorted()).toEqual(allTopics.toSorted());
});

test('what the tests run has events of every way in, and harms engine, broker, disk and board', () => {
  const actions = planRound(1934, 1);
  expect(new Set(actions.map(({ type }) => type))).toEqual(
    new Set([
      'publish',
      'webhook',
      'start',
      'say',
      'order',
      'drop',
      'enqueue',
      'measure',
      'go',
      'edge',
      'decide',
      'quarrel',
      'fault',
    ]),
  );
  const harmed = actions.flatMap((action) => (action.type === 'fault' ? [action.fault] : []));
  for (const part of ['engine', 'broker', 'disk', 'board'])
    expect(
      harmed.some((fault) => fault.endsWith(part)),
      `${part}: ${harmed.join()}`,
    ).toBe(true);
});
