import { isBit, typeOf, type NumberType, type SignalConfig } from '../../../../shared/modbus-signals';

const registersOf: Readonly<Record<NumberType, 1 | 2>> = {
  int16: 1,
  uint16: 1,
  int32: 2,
  uint32: 2,
  float32: 2,
};

/** How many bits or registers the signal takes, from its address on. */
export const lengthOf = (signal: SignalConfig): 1 | 2 =>
  isBit(signal.table) ? 1 : registersOf[typeOf(signal)];

/**
 * The value as people know it, in the unit of the signal: what stands there, times `scale`, plus `offset`.
 * `raw`: bits as 0 or 1, or registers from 0 to 65535. Null: no number stands there (NaN or infinite).
 */
export function decode(signal: SignalConfig, raw: readonly number[]): number | null {
  if (isBit(signal.table)) return raw[0] === undefined ? null : Math.sign(raw[0]);
  const type = typeOf(signal);
  if (raw.length < registersOf[type]) return null;
  const number = read(type, bytesOf(signal, raw));
  return Number.isFinite(number)
    ? rounded(number * signal.scale + signal.offset, type === 'float32' ? 7 : 12)
    : null;
}

/** What has to be written for the value. The nearest there is, where the scale is coarser than the value. */
export function encode(signal: SignalConfig, value: number): readonly number[] {
  if (isBit(signal.table)) return [value === 0 ? 0 : 1];
  const type = typeOf(signal);
  const number = (value - signal.offset) / signal.scale;
  const view = new DataView(new ArrayBuffer(4));
  if (type === 'float32') view.setFloat32(0, number);
  else if (registersOf[type] === 1) view.setUint16(0, Math.round(number) & 0xffff);
  else view.setUint32(0, Math.round(number) >>> 0);
  if (registersOf[type] === 1) return [view.getUint16(0)];
  const words = [view.getUint16(0), view.getUint16(2)];
  return signal.word_order === 'big' ? words : words.toReversed();
}

/** Whether it has changed by so much that it is told: at all, unless `deadband` says more. */
export const hasChanged = ({ deadband }: SignalConfig, before: number, now: number): boolean =>
  deadband === 0 ? now !== before : Math.abs(now - before) >= deadband;

function bytesOf({ word_order }: SignalConfig, words: readonly number[]): DataView {
  const view = new DataView(new ArrayBuffer(4));
  (word_order === 'big' ? words : words.toReversed()).forEach((word, index) => {
    view.setUint16(index * 2, word);
  });
  return view;
}

function read(type: NumberType, view: DataView): number {
  switch (type) {
    case 'int16':
      return view.getInt16(0);
    case 'uint16':
      return view.getUint16(0);
    case 'int32':
      return view.getInt32(0);
    case 'uint32':
      return view.getUint32(0);
    case 'float32':
      return view.getFloat32(0);
  }
}

/** 3 times 0.1 is 0.3 for people. */
const rounded = (value: number, digits: number): number => Number(value.toPrecision(digits));
