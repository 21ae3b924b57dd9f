import { expect, test } from 'vitest';
import { isAboutDevices, namedIn, topicNames } from './named-topics';

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
