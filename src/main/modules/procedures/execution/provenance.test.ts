import { expect, test } from 'vitest';
import { knownFrom, sourcesOf } from './provenance';

test('what somebody else put there is theirs, whatever it equals; what the model wrote is told with its places', () => {
  const given = [
    { place: { in: 'event' } as const, text: '{"pin":5,"board":"pump"}' },
    { place: { in: 'result', step: 1 } as const, text: 'pin 5' },
  ];
  expect(
    sourcesOf({ board: 'pump', pin: 5, value: 7, note: 'pump' }, { board: 'config', note: 'hook' }, given),
  ).toEqual({
    provenance: { board: 'config', pin: 'model', value: 'model', note: 'hook' },
    same: { pin: [{ in: 'event' }, { in: 'result', step: 1 }], value: [] },
  });
});

test('a call that goes on from a card keeps who put its values there', () => {
  expect(knownFrom({ provenance: { pin: 'person', value: 'model' } })).toEqual({ from: { pin: 'person' } });
  expect(knownFrom({ provenance: { value: 'model' } })).toEqual({});
});
