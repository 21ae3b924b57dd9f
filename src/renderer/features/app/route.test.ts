import { expect, test } from 'vitest';
import { hrefOf, routeOf } from './route';

test.each([
  ['', { page: 'approvals', id: null }],
  ['#/', { page: 'approvals', id: null }],
  ['#/nonsense/1', { page: 'approvals', id: '1' }],
  ['#/runs', { page: 'runs', id: null }],
  ['#/runs/8f31c2', { page: 'runs', id: '8f31c2' }],
  ['#/sops/%ED%8E%8C%ED%94%84%20%2F1', { page: 'sops', id: '펌프 /1' }],
  ['#/sops/%', { page: 'sops', id: '%' }],
])('the address %s is understood', (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
});

test('an address leads back to its thing', () => {
  expect(routeOf(hrefOf('sops', '펌프 / 1'))).toEqual({ page: 'sops', id: '펌프 / 1' });
});
