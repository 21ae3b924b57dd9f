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

test('what is remembered comes from an earlier result, and an item from where its list does', () => {
  const of = (list: string | undefined, value: string) =>
    provenanceOf(
      { tool: 'gpio_write', arguments: { value } },
      list === undefined ? {} : { forEach: { list } },
    )['value'];
  expect([
    of('$.payload.pumps', '{{item.id}}'),
    of('$.payload.pumps', 'pump {{ index }}'),
    of('$.steps.1.output', '{{item.id}}'),
    of('$.state.pumps', '{{item}}'),
    of(undefined, '{{state.last}}'),
    of(undefined, '{{state.last + 1}}'),
    // As the card says it: the event had the most to do with it.
    of(undefined, '{{payload.level - steps.1.output}}'),
    of(undefined, '{{secret.shop}}'),
  ]).toEqual(['payload', 'payload', 'result', 'result', 'result', 'result', 'payload', 'sop']);
});
