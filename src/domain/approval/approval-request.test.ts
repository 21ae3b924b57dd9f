import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../shared/json';
import { codeOf, isCode, isCodeOf, shownHash, whyNotFor, type ShownCall } from './approval-request';

const call = (value: number): ShownCall => ({ tool: 'gpio_write', arguments: { pin: 5, value } });

test('a hash is of the calls alone, whatever the order of their arguments', () => {
  expect(shownHash([{ tool: 'a', arguments: { x: 1, y: [2, { z: 3, w: 4 }] } }])).toBe(
    shownHash([{ tool: 'a', arguments: { y: [2, { w: 4, z: 3 }], x: 1 } }]),
  );
  expect(shownHash(null)).not.toBe(shownHash([]));
});

test.each<{ name: string; calls: readonly ShownCall[] }>([
  { name: 'another value', calls: [call(1)] },
  { name: 'another type of the value', calls: [{ tool: 'gpio_write', arguments: { pin: 5, value: '0' } }] },
  { name: 'another tool', calls: [{ ...call(0), tool: 'gpio_read' }] },
  { name: 'the same name for another tool', calls: [{ ...call(0), definition: 'of another server' }] },
  { name: 'one call more', calls: [call(0), call(0)] },
  { name: 'no call', calls: [] },
])('a yes is not for $name', ({ calls }) => {
  const request = { id: 'g1', calls, expiresAt: null };
  expect(whyNotFor(request, { id: 'g1', shown: shownHash([call(0)]) }, 0)).toBe('other-calls');
});

test('a yes is for its request, as long as that waits', () => {
  const request = { id: 'g1', calls: [call(0)], expiresAt: 100 };
  const shown = shownHash(request.calls);
  expect([
    whyNotFor(request, { id: 'g1', shown }, 99),
    whyNotFor(request, { id: 'g2', shown }, 99),
    whyNotFor(request, { id: 'g1', shown }, 100),
    whyNotFor(request, { id: 'g1', shown: '' }, 99),
  ]).toEqual([null, 'other-request', 'expired', 'other-calls']);
});

test('a code is short, has no signs that look alike, and is read in any case', () => {
  fc.assert(
    fc.property(fc.string(), fc.dictionary(fc.string(), fc.jsonValue()), (id, args) => {
      const request = { id, calls: [{ tool: 't', arguments: args as JsonObject }] };
      const code = codeOf(request);
      expect(code).toMatch(/^(?=.*\d)(?=.*[A-Z])[3479ACEFHKMNPRTVWXY]{4}$/u);
      expect([isCode(code), isCodeOf(code.toLowerCase(), request)]).toEqual([true, true]);
    }),
  );
});

test('gates that follow each other have codes of their own', () => {
  const codes = Array.from({ length: 200 }, (_, index) =>
    codeOf({ id: `run/1/${String(index)}`, calls: [call(0)] }),
  );
  expect(codes.filter((code, index) => code === codes[index + 1])).toEqual([]);
  expect(codeOf({ id: 'g', calls: [call(0)] })).not.toBe(codeOf({ id: 'g', calls: null }));
});

test.each(['', 'yes', 'HOLD', 'ABCE', '3479', '7F3', '7F3A7', '7F3O', 'too', '7 3A', '7f3ß'])(
  '%j is no code',
  (word) => {
    expect(isCode(word)).toBe(false);
  },
);
