import type { Config } from './config';

export type ModbusDeviceConfig = Config['modbus']['devices'][string];
/** `[modbus.devices.NAME.signals.NAME]`: one number of a device, by a name of the user's own. */
export type SignalConfig = Config['modbus']['devices'][string]['signals'][string];
export type Table = SignalConfig['table'];
export type NumberType = NonNullable<SignalConfig['type']>;

/** The tables of single bits; the others hold registers of 16 bits. */
export const isBit = (table: Table): boolean => table === 'coil' || table === 'discrete_input';
/** The others can only be read: the protocol has no request that writes them. */
export const canBeWritten = (table: Table): boolean => table === 'coil' || table === 'holding_register';

/** What stands in the registers of a signal that says nothing of it. */
export const typeOf = ({ type = 'uint16' }: SignalConfig): NumberType => type;

/** The least and the greatest value that may be written: by config.toml, else what its registers can hold. */
export function limitsOf(signal: SignalConfig): { readonly minimum: number; readonly maximum: number } {
  if (isBit(signal.table)) return { minimum: 0, maximum: 1 };
  const held = rangeOf[typeOf(signal)].map((number) => number * signal.scale + signal.offset);
  return {
    minimum: signal.minimum ?? Math.min(...held),
    maximum: signal.maximum ?? Math.max(...held),
  };
}

/** Why the value is not written, whatever the device says; null: it may be. */
export function whyNotWritten(signal: SignalConfig, value: number): string | null {
  const { minimum, maximum } = limitsOf(signal);
  if (isBit(signal.table))
    return value === 0 || value === 1 ? null : `it is a single bit, which is 0 or 1, not ${String(value)}`;
  return value >= minimum && value <= maximum
    ? null
    : `it takes ${text(minimum, signal)} to ${text(maximum, signal)}, not ${text(value, signal)}`;
}

/** With its unit, for people and models. */
export const text = (value: number, { unit }: Pick<SignalConfig, 'unit'>): string =>
  unit === '' ? String(value) : `${String(value)} ${unit}`;

/** Why such a value is not written, as long as config.toml is as it is; null: it may be. */
export function whyNotWrittenTo(
  device: string,
  config: ModbusDeviceConfig,
  name: string,
  value: number,
): string | null {
  const wanted = signalOf(config, name);
  if (wanted === undefined) return noSignal(device, config, name);
  if (!canBeWritten(wanted.table) || !wanted.writable) return `${name} of ${device} can only be read.`;
  const why = whyNotWritten(wanted, value);
  return why === null ? null : `${name} of ${device} was not written: ${why}.`;
}

/** Undefined: the device has no such signal. */
export const signalOf = ({ signals }: ModbusDeviceConfig, name: string): SignalConfig | undefined =>
  Object.hasOwn(signals, name) ? signals[name] : undefined;

export const noSignal = (device: string, { signals }: ModbusDeviceConfig, name: string): string =>
  `The device ${device} has no signal "${name}". It has ${Object.keys(signals).join(', ') || 'none'}.`;

const rangeOf: Readonly<Record<NumberType, readonly [number, number]>> = {
  int16: [-0x8000, 0x7fff],
  uint16: [0, 0xffff],
  int32: [-0x8000_0000, 0x7fff_ffff],
  uint32: [0, 0xffff_ffff],
  float32: [-3.402_823_466_385_288_6e38, 3.402_823_466_385_288_6e38],
};
