import { expect, test } from 'vitest';
import type { Sketch } from '../../../shared/sketch';
import { unknownHere, type KnownHere } from './unknown-here';

const here: KnownHere = {
  topics: [{ topic: 'yard/tank/1' }, { topic: 'area/example', isOnlyNamed: true }],
  boards: [
    {
      name: 'pump',
      pins: [3, 5, 6],
      pinNames: [{ pin: 5, name: 'relief valve', low: 'closed', high: 'open' }],
    },
  ],
  recipients: ['desktop', 'telegram:42'],
  queues: ['alarms'],
};
const sketch = (parts: Partial<Sketch>): Sketch => ({
  name: 'x',
  description: 'x',
  when: [{ kind: 'manual' }],
  steps: [{ do: 'check', title: 'Look' }],
  ask: 'acting',
  ...parts,
});
const told = (parts: Partial<Sketch>, said = ''): readonly string[] =>
  unknownHere(sketch(parts), here, said).map(({ message }) => message);

test.each([
  { name: 'a topic that was heard', parts: { when: [{ kind: 'mqtt', topic: 'yard/tank/1' }] }, then: [] },
  {
    name: 'a filter that a heard topic fits',
    parts: { when: [{ kind: 'mqtt', topic: 'yard/+/1' }] },
    then: [],
  },
  {
    name: 'a topic that nobody heard',
    parts: { when: [{ kind: 'silence', topic: 'tank/level', after_secs: 5 }] },
    then: ['Not known here: the topic tank/level'],
  },
  {
    name: 'a topic that only a procedure names',
    parts: { when: [{ kind: 'mqtt', topic: 'area/example' }] },
    then: ['Not known here: the topic area/example'],
  },
  { name: 'a pin with a name', parts: { when: [{ kind: 'pin', board: 'pump', pin: 5 }] }, then: [] },
  {
    name: 'pins without a name, and that are not there',
    parts: {
      when: [{ kind: 'pin', board: 'pump', pin: 9 }],
      steps: [{ do: 'call', title: 'x', tool: 'gpio_write', arguments: { pin: 6, value: 1 } }],
    },
    then: ['Not known here: pin 9 of pump', 'Not known here: what pin 6 of pump is'],
  },
  {
    name: 'queues',
    parts: {
      when: [
        { kind: 'queue', queue: 'alarms' },
        { kind: 'queue', queue: 'alarm' },
      ],
    },
    then: ['Not known here: the queue alarm'],
  },
  {
    name: 'people',
    parts: {
      steps: [
        { do: 'tell', title: 'x', to: 'telegram:42', words: 'x' },
        { do: 'tell', title: 'x', to: 'telegram:77', words: 'x' },
      ],
    },
    then: ['Not known here: the recipient telegram:77'],
  },
] satisfies { name: string; parts: Partial<Sketch>; then: readonly string[] }[])(
  '$name',
  ({ parts, then }) => {
    expect(told(parts)).toEqual(then);
  },
);

test('an address is known when the person wrote it', () => {
  const parts: Partial<Sketch> = {
    steps: [{ do: 'call', title: 'x', tool: 'http_request', arguments: { url: 'http://10.0.0.9/off' } }],
  };
  expect(told(parts)).toEqual(['Not known here: http://10.0.0.9/off']);
  expect(told(parts, 'Call http://10.0.0.9/off when the door opens')).toEqual([]);
});
