import { expect, test } from 'vitest';
import { defineSop } from './definition';
import { markEffectLoops } from './effect-loops';

interface Written {
  readonly trigger?: string;
  readonly steps: string;
  readonly more?: string;
}

/** Which steps are warned of, by procedure. */
function warned(procedures: Readonly<Record<string, Written>>): readonly string[] {
  const entries = Object.entries(procedures).map(
    ([folder, { trigger = 'type = "manual"', steps, more = '' }]) =>
      defineSop(
        {
          folder,
          toml: `[sop]\nname = "${folder}"\ndescription = "d"\n${more}\n[[triggers]]\n${trigger}\n`,
          markdown: `## Steps\n${steps}\n`,
        },
        {
          defaultExecutionMode: 'auto',
          timezone: '',
          now: 0,
          toolNames: new Set(['mqtt_publish', 'amqp_publish', 'file_write', 'modbus_write']),
          boardNames: new Set(['plc']),
        },
      ),
  );
  return markEffectLoops(entries).flatMap(({ name, diagnostics }) =>
    diagnostics
      .filter(({ message }) => message.includes('without end'))
      .map(({ line, message }) => `${name}:${String(line)} ${message.split('without end: ')[1] ?? ''}`),
  );
}

const call = (text: string): string => `1. **Do** — It.\n   - call: ${text}`;
const mqtt = (topic: string, more = ''): string => `type = "mqtt"\ntopic = "${topic}"\n${more}`;

test.each<{ name: string; procedures: Readonly<Record<string, Written>>; found: readonly string[] }>([
  {
    name: 'a message that it listens to',
    procedures: {
      a: { trigger: mqtt('pump/+'), steps: call('mqtt_publish {"topic": "pump/1", "payload": "ON"}') },
    },
    found: ['a:2 "a" → "a"'],
  },
  {
    name: 'a message in its own queue, and not one of an exchange or of another queue',
    procedures: {
      a: {
        trigger: 'type = "amqp"\nqueue = "alarms"',
        steps: call('amqp_publish {"routing_key": "alarms", "payload": "ON"}'),
      },
      b: {
        trigger: 'type = "amqp"\nqueue = "orders"',
        steps: call('amqp_publish {"exchange": "plant", "routing_key": "orders", "payload": "ON"}'),
      },
    },
    found: ['a:2 "a" → "a"'],
  },
  {
    name: 'a file that it waits for',
    procedures: {
      a: {
        trigger: 'type = "file"\npath = "inbox/*.csv"',
        steps: call('file_write {"path": "./inbox/seen.csv", "content": "{{payload.path}}"}'),
      },
    },
    found: ['a:2 "a" → "a"'],
  },
  {
    name: 'a signal that it hears',
    procedures: {
      a: {
        trigger: 'type = "peripheral"\nboard = "plc"\nsignal = "setpoint"\ncondition = "> 3"',
        steps: call('modbus_write {"device": "plc", "signal": "setpoint", "value": 4}'),
      },
    },
    found: ['a:2 "a" → "a"'],
  },
  {
    name: 'through another one, and through its end',
    procedures: {
      a: { trigger: mqtt('one'), steps: call('mqtt_publish {"topic": "two", "payload": "x"}') },
      b: { trigger: mqtt('two'), steps: '1. **Look** — Look.\n   - kind: checkpoint' },
      c: {
        trigger: 'type = "procedure"\nname = "b"',
        steps: call('mqtt_publish {"topic": "one", "payload": "x"}'),
      },
      d: { trigger: mqtt('one'), steps: call('mqtt_publish {"topic": "log", "payload": "x"}') },
    },
    found: ['a:2 "a" → "b" → "c" → "a"', 'c:2 "c" → "a" → "b" → "c"'],
  },
  {
    name: 'what the condition does not let in, a rest, a topic of somebody else, one that nobody knows, time',
    procedures: {
      a: {
        trigger: mqtt('pump/1', 'condition = "== ON"'),
        steps: call('mqtt_publish {"topic": "pump/1", "payload": "OFF"}'),
      },
      b: {
        trigger: mqtt('pump/2'),
        more: 'cooldown_secs = 60',
        steps: call('mqtt_publish {"topic": "pump/2", "payload": "ON"}'),
      },
      c: { trigger: mqtt('pump/3'), steps: call('mqtt_publish {"topic": "valve/3", "payload": "ON"}') },
      d: { trigger: mqtt('pump/4'), steps: call('mqtt_publish {"topic": "{{topic}}", "payload": "ON"}') },
      e: {
        trigger: mqtt('pump/5', 'condition = "> 5"'),
        steps: call('mqtt_publish {"topic": "pump/5", "payload": "{{payload}}"}'),
      },
      f: {
        trigger: mqtt('pump/6', 'for_secs = 60'),
        steps: call('mqtt_publish {"topic": "pump/6", "payload": "ON"}'),
      },
    },
    found: [],
  },
])('$name', ({ procedures, found }) => {
  expect(warned(procedures)).toEqual(found);
});

test('of a thousand procedures that write elsewhere none is warned of', () => {
  const many = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, index) => [
      `p${String(index)}`,
      {
        trigger: mqtt(`in/${String(index)}/+`),
        steps: call(`mqtt_publish {"topic": "out/${String(index)}", "payload": "x"}`),
      },
    ]),
  );
  expect(warned(many)).toEqual([]);
});
