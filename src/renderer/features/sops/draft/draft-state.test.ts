import { expect, test } from 'vitest';
import { Sketch } from '../../../../shared/sketch';
import {
  answersOf,
  atTime,
  dayTimes,
  missingIn,
  newSteps,
  newTriggers,
  noAnswers,
  toSketch,
  typedValue,
  wholeSecs,
  type Answers,
} from './draft-state';

const titles = { tell: 'Tell', call: ({ tool }: { readonly tool: string }) => `call ${tool}` };
const tank: Answers = {
  sentence: '',
  name: 'tank high',
  when: [
    { kind: 'mqtt', topic: 'yard/tank', condition: { field: 'level', is: 'above', value: 85 }, for_secs: 60 },
  ],
  steps: [{ do: 'call', title: '', tool: 'gpio_write', arguments: { board: 'pump', pin: 5, value: 0 } }],
  ask: 'acting',
  tell: { to: 'desktop', words: 'High' },
};

test('whole answers become a sketch, in which whoever is told comes last', () => {
  expect(missingIn(tank)).toEqual([]);
  const sketch = toSketch(tank, titles);
  expect(Sketch.parse(sketch)).toEqual(sketch);
  expect(sketch).toEqual({
    name: 'tank high',
    description: 'tank high',
    when: tank.when,
    steps: [
      { ...tank.steps[0], title: 'call gpio_write' },
      { do: 'tell', title: 'Tell', to: 'desktop', words: 'High' },
    ],
    ask: 'acting',
  });
  expect(answersOf(sketch)).toMatchObject({ name: 'tank high', tell: tank.tell });
});

test('what is missing is named by its question', () => {
  expect(missingIn(noAnswers(''))).toEqual(['when', 'what', 'name']);
  expect(missingIn({ ...tank, tell: { to: 'desktop', words: ' ' } })).toEqual(['tell']);
  expect(missingIn({ ...tank, tell: { to: 'telegram:', words: 'x' } })).toEqual(['tell']);
  expect(missingIn({ ...tank, steps: [] })).toEqual([]);
  expect(missingIn({ ...tank, steps: [], tell: { to: '', words: '' } })).toEqual(['what']);
});

test('a condition without a value is none', () => {
  const when = [{ ...newTriggers.mqtt, topic: 'a', for_secs: 5 }];
  expect(toSketch({ ...tank, when }, titles).when).toEqual([{ kind: 'mqtt', topic: 'a' }]);
});

test('every new answer is one that the contract takes', () => {
  const sketch = {
    ...toSketch(tank, titles),
    when: Object.values(newTriggers).slice(0, 5),
    steps: Object.values(newSteps),
  };
  expect(Sketch.safeParse(sketch).success).toBe(true);
});

test.each([
  ['0 6 * * *', { time: '06:00', days: '*' }],
  ['30 18 * * 1-5', { time: '18:30', days: '1-5' }],
  ['0 6 1 * *', null],
  ['*/5 * * * *', null],
  ['99 6 * * *', null],
])('the schedule %s is a time of day where it is one', (expression, then) => {
  expect(dayTimes(expression)).toEqual(then);
  if (then !== null) expect(atTime(then.time, then.days)).toBe(expression);
});

test('times and values are read as they are typed', () => {
  expect(['5m', '90s', '1h 30m', '0.5s', 'soon', ''].map(wholeSecs)).toEqual([
    300,
    90,
    5400,
    null,
    null,
    null,
  ]);
  expect(['85', '-1.5', 'ON', '1e9', ''].map(typedValue)).toEqual([85, -1.5, 'ON', '1e9', '']);
});
