import { expect, test } from 'vitest';
import { provenanceOf } from './call-provenance';

test('a placeholder says where its value will come from', () => {
  const call = {
    tool: 'gpio_write',
    arguments: {
      board: 'nucleo',
      pin: 5,
      value: '{{payload.value}}',
      note: 'at {{ topic }}',
      text: ['{{steps.1.output}}'],
      plain: '{topic}',
    },
  };
  expect(provenanceOf(call)).toEqual({
    board: 'sop',
    pin: 'sop',
    value: 'payload',
    note: 'payload',
    text: 'result',
    plain: 'sop',
  });
});
