import { expect, test } from 'vitest';
import { readCondition, readStep, sketchByForm } from './sketch-form';

test.each([
  ['level > 85', { field: 'level', is: 'above', value: 85 }],
  ['$.tank.level<=40.5', { field: 'tank.level', is: 'at-most', value: 40.5 }],
  ['> 3', { field: '', is: 'above', value: 3 }],
  ['state == "no answer"', { field: 'state', is: 'equals', value: 'no answer' }],
  ['text contains ALARM', { field: 'text', is: 'contains', value: 'ALARM' }],
  ['level', null],
  ['level >', null],
  ['the level > 5', null],
])('the condition %s', (text, then) => {
  expect(readCondition(text)).toEqual(then);
});

test.each([
  [
    'gpio_write {"pin": 5, "value": 0}',
    { do: 'call', title: 'gpio_write pin 5 value 0', tool: 'gpio_write', arguments: { pin: 5, value: 0 } },
  ],
  ['check the valve', { do: 'check', title: 'the valve' }],
  ['wait 5m', { do: 'wait', title: 'Wait 5m', secs: 300 }],
  ['start flush', { do: 'procedure', title: 'Start flush', name: 'flush' }],
  ['& wait 5m', { do: 'wait', title: 'Wait 5m', secs: 300, beside: true }],
  ['wait soon', null],
  ['gpio_write {"pin": 5', null],
  ['Close the valve', null],
])('the step %s', (line, then) => {
  expect(readStep(line)).toEqual(then);
});

test('the four questions make a sketch, ask again for what cannot be read, and end when nobody answers', async () => {
  const said: string[] = [];
  const form = (lines: string[]) =>
    sketchByForm(
      '',
      () => Promise.resolve(lines.shift() ?? null),
      (line) => said.push(line),
    );
  const answers = [
    'x',
    '5',
    'yard/tank',
    'soon',
    '10m',
    'open it',
    'check the pump',
    '',
    'y',
    'telegram:42',
    'Silent',
    'silence',
  ];
  expect(await form([...answers])).toEqual({
    name: 'silence',
    description: 'silence',
    when: [{ kind: 'silence', topic: 'yard/tank', after_secs: 600 }],
    steps: [
      { do: 'check', title: 'the pump' },
      { do: 'tell', title: 'Tell telegram:42', to: 'telegram:42', words: 'Silent' },
    ],
    ask: 'everything',
  });
  expect(said.some((line) => line.includes('That is no step'))).toBe(true);
  expect(await form(answers.slice(0, 6))).toBeNull();
});

test('a message in a queue starts it, with a condition or without', async () => {
  const form = (lines: string[]) =>
    sketchByForm(
      'x',
      () => Promise.resolve(lines.shift() ?? null),
      () => {},
    );
  const rest = ['check it', '', 'n', '', 'x'];
  expect((await form(['10', 'alarms', 'level > 85', ...rest]))?.when).toEqual([
    { kind: 'queue', queue: 'alarms', condition: { field: 'level', is: 'above', value: 85 } },
  ]);
  expect((await form(['10', 'alarms', '', ...rest]))?.when).toEqual([{ kind: 'queue', queue: 'alarms' }]);
});
