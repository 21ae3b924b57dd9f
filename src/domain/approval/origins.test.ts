import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Provenance } from '../../shared/run';
import { asKnown, originOf, origins } from './origins';

test('the arguments of a call are gathered by where they come from', () => {
  expect(
    origins({
      arguments: { board: 'a', pin: 5, value: 1, note: 'x', why: 'y' },
      provenance: { board: 'config', pin: 'model', value: 'model', note: 'model', why: 'model' },
      same: { pin: [{ in: 'event' }], value: [{ in: 'event' }], note: [] },
    }),
  ).toEqual([
    { origin: { from: 'config' }, names: ['board'] },
    { origin: { from: 'model', same: [{ in: 'event' }] }, names: ['pin', 'value'] },
    { origin: { from: 'model', same: [] }, names: ['note'] },
    { origin: { from: 'model', same: null }, names: ['why'] },
  ]);
});

const provenance = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(...Provenance.options));
const step = (calls: number) => ({
  steps: [
    {
      number: 1,
      title: '',
      body: '',
      line: 1,
      suggestedTools: [],
      requiresConfirmation: false,
      calls: Array.from({ length: calls }, () => ({ tool: 'a', arguments: {} })),
    },
  ],
});

test('of a step that the model carries out, no value is ever said to be from the event or the procedure', () => {
  fc.assert(
    fc.property(provenance, (from) => {
      const known = asKnown({ provenance: from }, step(0), 1);
      for (const name of Object.keys(from)) {
        const origin = originOf(known, name);
        expect(origin?.from).not.toBe('sop');
        expect(origin?.from).not.toBe('payload');
        if (from[name] === 'payload') expect(origin).toEqual({ from: 'model', same: [{ in: 'event' }] });
        if (from[name] === 'sop') expect(origin).toEqual({ from: 'model', same: [{ in: 'procedure' }] });
        if (from[name] !== 'payload' && from[name] !== 'sop') expect(origin?.from).toBe(from[name]);
      }
    }),
  );
});

test('of calls that the procedure names, everything stands as it was filled in', () => {
  fc.assert(
    fc.property(provenance, (from) => {
      const call = { provenance: from };
      expect(asKnown(call, step(1), 1)).toBe(call);
    }),
  );
});
