import { expect, test } from 'vitest';
import { fieldsOf, likeliestField } from './fields';

test.each([
  { payload: '91.5', fields: [{ path: [], value: '91.5', kind: 'number' }] },
  { payload: 'ON', fields: [{ path: [], value: 'ON', kind: 'text' }] },
  { payload: '', fields: [] },
  {
    payload: '{"id": 3, "tank": {"level": 91, "ok": true, "note": null}, "r": ["1.5", "a"]}',
    fields: [
      { path: ['id'], value: '3', kind: 'number' },
      { path: ['tank', 'level'], value: '91', kind: 'number' },
      { path: ['tank', 'ok'], value: 'true', kind: 'boolean' },
      { path: ['r', '0'], value: '1.5', kind: 'number' },
      { path: ['r', '1'], value: 'a', kind: 'text' },
    ],
  },
  {
    payload: '{"n": 12345678901234567890}',
    fields: [{ path: ['n'], value: '12345678901234567890', kind: 'number' }],
  },
])('the fields of $payload', ({ payload, fields }) => {
  expect(fieldsOf(payload)).toEqual(fields);
});

test.each([
  ['{"ts": 1, "state": "ON", "level": 91}', ['level']],
  ['{"battery": 80, "contact": false}', ['contact']],
  ['{"battery": 80}', ['battery']],
])('a condition on %s is most likely about %j', (payload, path) => {
  expect(likeliestField(fieldsOf(payload))?.path).toEqual(path);
});
