import { expect, test } from 'vitest';
import { causeOf } from './run-cause';
import { exampleSop } from '../main/testing/example-run';

const event = (payload: string | null) => ({
  source: 'mqtt' as const,
  topic: 'facility/pump/pressure',
  payload,
  receivedAt: 0,
});

test.each([
  {
    name: 'a value beside its limit',
    condition: '$.value > 85',
    payload: '{"value": 92.4}',
    value: '92.4 > 85',
  },
  { name: 'the payload itself', condition: '>= 5', payload: '7', value: '7 >= 5' },
  { name: 'a nested path', condition: '$.a.b < -1.5', payload: '{"a":{"b":"-2"}}', value: '-2 < -1.5' },
  {
    name: 'an address with more digits than a number holds',
    condition: '$.id == 10453780021345627137',
    payload: '{"id": 10453780021345627137}',
    value: '10453780021345627137 == 10453780021345627137',
  },
  { name: 'a path that is not there', condition: '$.value > 85', payload: '{"other": 1}', value: null },
  { name: 'a name every object has', condition: '$.constructor > 85', payload: '{}', value: null },
  { name: 'a payload that is not JSON', condition: '$.value > 85', payload: 'hello', value: null },
  {
    name: 'a condition with more than one comparison',
    condition: '$.value > 85 && $.ok == true',
    payload: '{"value": 92}',
    value: null,
  },
  { name: 'no payload', condition: '$.value > 85', payload: null, value: null },
])('$name is told as $value', ({ condition, payload, value }) => {
  const sop = {
    ...exampleSop,
    triggers: [{ type: 'mqtt' as const, topic: 'facility/pump/pressure', condition }],
  };
  expect(causeOf(event(payload), sop)).toEqual({ source: 'mqtt', where: 'facility/pump/pressure', value });
});
