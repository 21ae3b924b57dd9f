import { expect, test } from 'vitest';
import type { DraftedCall } from '../../shared/run';
import { editedCalls, type CallEdit } from './edited-calls';

const call: DraftedCall = {
  tool: 'gpio_write',
  arguments: { board: 'nucleo', pin: 5, value: 0 },
  provenance: { board: 'sop', pin: 'payload', value: 'model' },
  confidence: 0.8,
};
const byPerson: DraftedCall = {
  tool: 'gpio_write',
  arguments: { board: 'nucleo', pin: 5, value: 1 },
  provenance: { board: 'sop', pin: 'payload', value: 'person' },
  was: { value: { value: 0, from: 'model' } },
};

test.each<{ name: string; before?: DraftedCall; edits: readonly CallEdit[]; then: unknown }>([
  {
    name: 'another value bears the mark of a person, and what stood there before',
    edits: [{ call: 0, arguments: { value: 1 } }],
    then: [byPerson],
  },
  {
    name: 'the same value changes nothing',
    edits: [{ call: 0, arguments: { value: 0, pin: 5 } }],
    then: null,
  },
  {
    name: 'what is put back bears its old mark',
    before: byPerson,
    edits: [{ call: 0, arguments: { value: 0 } }],
    then: [
      {
        tool: 'gpio_write',
        arguments: { board: 'nucleo', pin: 5, value: 0 },
        provenance: { board: 'sop', pin: 'payload', value: 'model' },
      },
    ],
  },
  {
    name: 'a second change remembers the first value',
    before: byPerson,
    edits: [{ call: 0, arguments: { value: 2 } }],
    then: [{ ...byPerson, arguments: { board: 'nucleo', pin: 5, value: 2 } }],
  },
  {
    name: 'what the payload says may be changed',
    edits: [{ call: 0, arguments: { pin: 6 } }],
    then: [
      {
        tool: 'gpio_write',
        arguments: { board: 'nucleo', pin: 6, value: 0 },
        provenance: { board: 'sop', pin: 'person', value: 'model' },
        was: { pin: { value: 5, from: 'payload' } },
      },
    ],
  },
  {
    name: 'what the procedure says is fixed',
    edits: [{ call: 0, arguments: { board: 'other' } }],
    then: 'not_editable',
  },
  {
    name: 'what config.toml says is fixed',
    before: { ...call, provenance: { ...call.provenance, board: 'config' } },
    edits: [{ call: 0, arguments: { board: 'other' } }],
    then: 'not_editable',
  },
  {
    name: 'an argument that is not on the card is refused',
    edits: [{ call: 0, arguments: { force: true } }],
    then: 'not_editable',
  },
  {
    name: 'a call that is not on the card is refused',
    edits: [{ call: 1, arguments: { value: 1 } }],
    then: 'not_editable',
  },
])('$name', ({ before = call, edits, then }) => {
  const edited = editedCalls([before], edits);
  expect(edited.ok ? edited.value : edited.error.code).toEqual(then);
});
