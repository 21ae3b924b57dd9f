import { expect, test } from 'vitest';
import { commandsIn, commandsOnce, isAboutDevices, namedIn, topicNames } from './named-topics';

test.each([
  {
    name: 'an entity has the name of its device and its own, and the place of its value',
    topic: 'homeassistant/sensor/boiler/temp/config',
    payload: {
      name: 'Temperature',
      state_topic: 'home/boiler',
      value_template: '{{ value_json.temperature | round(1) }}',
      unit_of_measurement: '°C',
      device: { name: 'Boiler room' },
    },
    named: [
      {
        topic: 'home/boiler',
        name: 'Boiler room · Temperature',
        from: 'home-assistant',
        path: ['temperature'],
        unit: '°C',
      },
    ],
  },
  {
    name: 'short keys and the base topic are read',
    topic: 'homeassistant/binary_sensor/door/config',
    payload: {
      '~': 'shed/door',
      name: 'Shed door',
      stat_t: '~/state',
      val_tpl: "{{ value_json['a b'][0] }}",
    },
    named: [
      { topic: 'shed/door/state', name: 'Shed door', from: 'home-assistant', path: ['a b', '0'], unit: null },
    ],
  },
  {
    name: 'the newer form names all entities of a device at once',
    topic: 'homeassistant/device/pump/config',
    payload: {
      dev: { name: 'Pump' },
      state_topic: 'pump/state',
      cmps: {
        p: { platform: 'sensor', name: 'Pressure', value_template: '{{ value_json.bar }}' },
        n: { platform: 'sensor', name: null, state_topic: 'pump/rpm' },
        b: { platform: 'button', name: 'Reset', command_topic: 'pump/reset' },
      },
    },
    named: [
      { topic: 'pump/state', name: 'Pump · Pressure', from: 'home-assistant', path: ['bar'], unit: null },
      { topic: 'pump/rpm', name: 'Pump', from: 'home-assistant', path: null, unit: null },
    ],
  },
  {
    name: 'a device of zigbee2mqtt has a name for each value that it publishes',
    topic: 'zigbee2mqtt/bridge/devices',
    payload: [
      { friendly_name: 'Coordinator', definition: null },
      {
        friendly_name: 'cellar/freezer',
        definition: {
          exposes: [
            { type: 'numeric', property: 'temperature', label: 'Temperature', unit: '°C', access: 1 },
            { type: 'enum', property: 'effect', access: 2 },
            { type: 'switch', features: [{ type: 'binary', property: 'state', name: 'state', access: 7 }] },
            { type: 'composite', property: 'color', features: [{ property: 'x', access: 7 }] },
          ],
        },
      },
    ],
    named: [
      {
        topic: 'zigbee2mqtt/cellar/freezer',
        name: 'cellar/freezer · Temperature',
        from: 'zigbee2mqtt',
        path: ['temperature'],
        unit: '°C',
      },
      {
        topic: 'zigbee2mqtt/cellar/freezer',
        name: 'cellar/freezer · state',
        from: 'zigbee2mqtt',
        path: ['state'],
        unit: null,
      },
      {
        topic: 'zigbee2mqtt/cellar/freezer',
        name: 'cellar/freezer · x',
        from: 'zigbee2mqtt',
        path: ['color', 'x'],
        unit: null,
      },
    ],
  },
])('$name', ({ topic, payload, named }) => {
  expect(namedIn(topic, JSON.stringify(payload))).toEqual(named);
  expect(isAboutDevices(topic)).toBe(true);
});

test.each([
  { topic: 'homeassistant/sensor/boiler/temp/config', payload: '', named: [] },
  { topic: 'homeassistant/sensor/boiler/temp/config', payload: '[1]', named: [] },
  { topic: 'zigbee2mqtt/bridge/devices', payload: '{"a":', named: [] },
  { topic: 'yard/level', payload: '{"name": "x", "state_topic": "y"}', named: null },
  { topic: 'app/config', payload: '{"name": "x", "state_topic": "y"}', named: null },
])('what is no description of a device names nothing: $topic $payload', ({ topic, payload, named }) => {
  expect(namedIn(topic, payload)).toEqual(named);
});

test('a topic is named after its device and all of its values, each once', () => {
  const of = { topic: 'zigbee2mqtt/Garage door', unit: null };
  const zigbee = { ...of, from: 'zigbee2mqtt' as const };
  expect([
    ...topicNames([
      { ...zigbee, name: 'Garage door · contact', path: ['contact'] },
      { ...zigbee, name: 'Garage door · battery', path: ['battery'] },
      { ...of, from: 'home-assistant', name: 'Garage · Door', path: ['contact'] },
      { ...zigbee, topic: 'zigbee2mqtt/plug', name: 'plug · state', path: ['state'] },
      { ...zigbee, topic: 'zigbee2mqtt/plug', name: 'plug · power', path: ['power'] },
    ]),
  ]).toEqual([
    ['zigbee2mqtt/Garage door', 'Garage · Door, Garage door · battery'],
    ['zigbee2mqtt/plug', 'plug · state, power'],
  ]);
});

const said = (topic: string, payload: object): readonly (readonly [string, string, readonly string[]])[] =>
  (commandsIn(topic, JSON.stringify(payload)) ?? []).map(({ name, topic: to, payloads }) => [
    name,
    to,
    payloads.map(({ payload: text }) => text),
  ]);

test.each([
  {
    kind: 'a light takes what is usual',
    topic: 'homeassistant/light/hall/config',
    payload: { '~': 'hall/lamp', name: 'Lamp', cmd_t: '~/set', stat_t: '~/state', dev: { name: 'Hall' } },
    commands: [['Hall · Lamp', 'hall/lamp/set', ['ON', 'OFF']]],
  },
  {
    kind: 'a light of the JSON kind is told in JSON',
    topic: 'homeassistant/light/0x1/light/config',
    payload: { schema: 'json', name: null, command_topic: 'zigbee2mqtt/hall/set', device: { name: 'hall' } },
    commands: [['hall', 'zigbee2mqtt/hall/set', ['{"state":"ON"}', '{"state":"OFF"}']]],
  },
  {
    kind: 'what it says itself counts',
    topic: 'homeassistant/switch/pump/config',
    payload: { name: 'Pump', command_topic: 'pump/cmd', payload_on: '1', pl_off: '0' },
    commands: [['Pump', 'pump/cmd', ['1', '0']]],
  },
  {
    kind: 'a choice takes its options, a number anything',
    topic: 'homeassistant/device/heater/config',
    payload: {
      dev: { name: 'Heater' },
      cmps: {
        m: { p: 'select', name: 'Mode', command_topic: 'heater/mode', options: ['eco', 'heat'] },
        t: { platform: 'number', name: 'Target', command_topic: 'heater/target' },
        s: { platform: 'sensor', name: 'Now', state_topic: 'heater/now' },
      },
    },
    commands: [
      ['Heater · Mode', 'heater/mode', ['eco', 'heat']],
      ['Heater · Target', 'heater/target', []],
    ],
  },
  {
    kind: 'a device of zigbee2mqtt is told what it lets be set',
    topic: 'zigbee2mqtt/bridge/devices',
    payload: [
      {
        friendly_name: 'plug',
        definition: {
          exposes: [
            { type: 'numeric', property: 'power', access: 1 },
            {
              type: 'switch',
              features: [
                {
                  type: 'binary',
                  property: 'state',
                  name: 'state',
                  access: 7,
                  value_on: 'ON',
                  value_off: 'OFF',
                },
              ],
            },
            { type: 'enum', property: 'effect', access: 2, values: ['blink'] },
          ],
        },
      },
    ],
    commands: [
      ['plug · state', 'zigbee2mqtt/plug/set', ['{"state":"ON"}', '{"state":"OFF"}']],
      ['plug · effect', 'zigbee2mqtt/plug/set', ['{"effect":"blink"}']],
    ],
  },
])('$kind', ({ topic, payload, commands }) => {
  expect(said(topic, payload)).toEqual(commands);
});

test('what Home Assistant and zigbee2mqtt both announce is there once', () => {
  const of = { topic: 'zigbee2mqtt/plug/set' };
  const [on, off] = ['ON', 'OFF'].map((word) => ({ word, payload: JSON.stringify({ state: word }) }));
  if (on === undefined || off === undefined) throw new Error('there are two');
  const blink = { word: 'blink', payload: '{"effect":"blink"}' };
  expect(
    commandsOnce([
      { ...of, from: 'zigbee2mqtt', name: 'plug · state', payloads: [on, off] },
      { ...of, from: 'zigbee2mqtt', name: 'plug · effect', payloads: [blink] },
      { ...of, from: 'home-assistant', name: 'Plug', payloads: [on, off] },
    ]),
  ).toEqual([
    { ...of, from: 'home-assistant', name: 'Plug', payloads: [on, off] },
    { ...of, from: 'zigbee2mqtt', name: 'plug · effect', payloads: [blink] },
  ]);
});
