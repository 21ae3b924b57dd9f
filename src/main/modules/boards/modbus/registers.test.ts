import { describe, expect, test } from 'vitest';
import { limitsOf, text, whyNotWritten, type SignalConfig } from '../../../../shared/modbus-signals';
import { decode, encode, hasChanged } from './registers';

const signal = (given: Partial<SignalConfig>): SignalConfig => ({
  table: 'holding_register',
  address: 0,
  word_order: 'big',
  scale: 1,
  offset: 0,
  unit: '',
  writable: true,
  poll_secs: 1,
  deadband: 0,
  ...given,
});

describe('what stands in registers', () => {
  test.each<{ raw: readonly number[]; given: Partial<SignalConfig>; value: number | null }>([
    { raw: [853], given: { scale: 0.1 }, value: 85.3 },
    { raw: [3], given: { scale: 0.1 }, value: 0.3 },
    { raw: [0xffff], given: { type: 'int16' }, value: -1 },
    { raw: [0xffff], given: {}, value: 65_535 },
    { raw: [0x8000, 0], given: { type: 'int32' }, value: -2_147_483_648 },
    { raw: [1, 2], given: { type: 'uint32' }, value: 65_538 },
    { raw: [2, 1], given: { type: 'uint32', word_order: 'little' }, value: 65_538 },
    // 23.45 of IEEE 754 in single precision, as a meter sends it.
    { raw: [0x41bb, 0x999a], given: { type: 'float32' }, value: 23.45 },
    { raw: [0x999a, 0x41bb], given: { type: 'float32', word_order: 'little' }, value: 23.45 },
    { raw: [0x7fc0, 0], given: { type: 'float32' }, value: null },
    { raw: [1], given: { type: 'float32' }, value: null },
    { raw: [200], given: { scale: 0.5, offset: -40 }, value: 60 },
    { raw: [1], given: { table: 'coil' }, value: 1 },
    { raw: [0], given: { table: 'discrete_input' }, value: 0 },
  ])('$raw of $given is $value', ({ raw, given, value }) => {
    expect(decode(signal(given), raw)).toBe(value);
  });

  test('a value that is written reads back as itself', () => {
    for (const type of ['int16', 'uint16', 'int32', 'uint32', 'float32'] as const)
      for (const word_order of ['big', 'little'] as const)
        for (const [scale, offset] of [
          [1, 0],
          [0.1, -40],
          [-0.5, 3],
        ] as const) {
          const of = signal({ type, word_order, scale, offset });
          const { minimum, maximum } = limitsOf(of);
          for (const raw of [0, 1, 2, 117, 30_000, type === 'float32' ? 0.25 : 1234]) {
            const value = decode(of, encode(of, raw * scale + offset));
            expect(value).not.toBeNull();
            expect(value).toBeCloseTo(raw * scale + offset, 3);
            expect(value).toBeGreaterThanOrEqual(minimum);
            expect(value).toBeLessThanOrEqual(maximum);
          }
        }
  });
});

describe('what may be written', () => {
  test.each<{ given: Partial<SignalConfig>; value: number; why: string | null }>([
    { given: { table: 'coil' }, value: 1, why: null },
    { given: { table: 'coil' }, value: 2, why: 'it is a single bit, which is 0 or 1, not 2' },
    { given: { scale: 0.1, unit: '°C' }, value: 7_000, why: 'it takes 0 °C to 6553.5 °C, not 7000 °C' },
    { given: { minimum: 10, maximum: 30, unit: '%' }, value: 31, why: 'it takes 10 % to 30 %, not 31 %' },
    { given: { minimum: 10, maximum: 30 }, value: 30, why: null },
    { given: { type: 'int16' }, value: -32_769, why: 'it takes -32768 to 32767, not -32769' },
    { given: {}, value: Number.NaN, why: 'it takes 0 to 65535, not NaN' },
  ])('$value of $given: $why', ({ given, value, why }) => {
    expect(whyNotWritten(signal(given), value)).toBe(why);
  });
});

test('a change is told from the deadband on', () => {
  expect(hasChanged(signal({}), 1, 1)).toBe(false);
  expect(hasChanged(signal({}), 1, 1.01)).toBe(true);
  expect(hasChanged(signal({ deadband: 0.5 }), 20, 20.4)).toBe(false);
  expect(hasChanged(signal({ deadband: 0.5 }), 20, 20.5)).toBe(true);
  expect(text(20.5, { unit: '°C' })).toBe('20.5 °C');
});
