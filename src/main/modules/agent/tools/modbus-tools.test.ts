import { expect, test } from 'vitest';
import { Modbus as ModbusConfig } from '../../../../shared/config-boards';
import type { JsonObject } from '../../../../shared/json';
import { modbusTools } from './modbus-tools';

const { devices } = ModbusConfig.parse({
  devices: {
    plc: {
      url: 'tcp://127.0.0.1:502',
      signals: {
        level: { table: 'input_register', address: 1, unit: '%' },
        counter: { table: 'holding_register', address: 2 },
        setpoint: { table: 'holding_register', address: 3, writable: true, unit: '°C' },
        valve: { table: 'coil', address: 4, writable: true },
        pump: { table: 'coil', address: 5 },
        guard: { table: 'discrete_input', address: 6 },
      },
    },
  },
});
const tools = modbusTools({ get: () => undefined, stateChanged: { on: () => () => {} } }, () => devices);
const touched = (name: string, args: JsonObject, output: string | null = null) =>
  tools.find((tool) => tool.name === name)?.signals?.(args, output) ?? [];

test.each([
  { signal: 'level', isSet: false },
  { signal: 'counter', isSet: false },
  { signal: 'setpoint', isSet: true },
  { signal: 'valve', isSet: true },
  { signal: 'pump', isSet: true },
  { signal: 'guard', isSet: true },
])('$signal stands as it was set: $isSet', ({ signal, isSet }) => {
  const [found] = touched('modbus_read', { signal });
  expect(found).toMatchObject({ device: 'plc', signal, told: null });
  expect(found?.gives === undefined).toBe(isSet);
  expect(found?.gives?.(12.5)).toBe(isSet ? undefined : 12.5);
});

test.each([
  { name: 'modbus_read', said: '23.5 °C', value: 23.5 },
  { name: 'modbus_read', said: '-4 °C', value: -4 },
  { name: 'modbus_read', said: '1e-7 °C', value: 1e-7 },
  { name: 'modbus_write', said: 'setpoint of plc is now 40 °C', value: 40 },
  { name: 'modbus_write', said: 'setpoint of plc is now 38 °C, and 40 °C was written', value: 38 },
])('"$said" of $name tells that $value stands there', ({ name, said, value }) => {
  expect(touched(name, { device: 'plc', signal: 'setpoint', value: 40 }, said)).toEqual([
    { device: 'plc', signal: 'setpoint', told: { value, unit: '°C' } },
  ]);
});

test('an answer without a number tells nothing, and a signal that is not there is none', () => {
  expect(touched('modbus_read', { signal: 'setpoint' }, 'so and so')).toMatchObject([{ told: null }]);
  expect(touched('modbus_read', { signal: 'nothing' })).toEqual([]);
  expect(touched('modbus_read', { device: 'other', signal: 'valve' })).toEqual([]);
});
