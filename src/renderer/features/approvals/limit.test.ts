import { expect, test } from 'vitest';
import { limitOf, type Limit } from './limit';

const payload = '{"value":92.4,"pump":{"sensors":[{"bar value":88}]},"state":"hot"}';

test.each<[string | null, string | null, Limit | null]>([
  ['$.value > 85', payload, { name: 'value', value: '92.4', operator: '>', limit: '85' }],
  ['$.value>=85', payload, { name: 'value', value: '92.4', operator: '>=', limit: '85' }],
  [
    '$.pump.sensors[0]["bar value"] < 90',
    payload,
    { name: 'bar value', value: '88', operator: '<', limit: '90' },
  ],
  ['$.state == "hot"', payload, { name: 'state', value: 'hot', operator: '==', limit: 'hot' }],
  ['== 1', '1', { name: '', value: '1', operator: '==', limit: '1' }],
  [
    '$.id == 10453780021345627137',
    '{"id":10453780021345627137}',
    { name: 'id', value: '10453780021345627137', operator: '==', limit: '10453780021345627137' },
  ],
  [
    '$.value > $.max',
    '{"value":92.4,"max":"85"}',
    { name: 'value', value: '92.4', operator: '>', limit: '$.max (85)' },
  ],
  ['85 < $.value', payload, { name: 'value', value: '92.4', operator: '>', limit: '85' }],
  ['== ON', 'ON\u0000', { name: '', value: 'ON', operator: '==', limit: 'ON' }],
  ['!= online', 'offline\n', { name: '', value: 'offline', operator: '!=', limit: 'online' }],
  ['$.value > $.max', payload, null],
  ['$.state contains o', payload, null],
  ['$.value > 85 && $.state == "hot"', payload, null],
  ['$.missing > 85', payload, null],
  ['$.toString == 1', payload, null],
  ['$.pump > 85', payload, null],
  ['$.value > 85', 'not json', null],
  ['$.value >', payload, null],
  [null, payload, null],
  ['> 3', null, null],
])('%s with %s', (condition, text, limit) => {
  expect(limitOf(condition, text)).toEqual(limit);
});
