import { expect, test } from 'vitest';
import { hrefOf, routeOf } from './route';

test.each([
  ['', { page: 'approvals', id: null, part: null }],
  ['#/', { page: 'approvals', id: null, part: null }],
  ['#/nonsense/1', { page: 'approvals', id: '1', part: null }],
  ['#/runs', { page: 'runs', id: null, part: null }],
  ['#/runs/8f31c2', { page: 'runs', id: '8f31c2', part: null }],
  ['#/sops/%ED%8E%8C%ED%94%84%20%2F1', { page: 'sops', id: '펌프 /1', part: null }],
  ['#/sops//draft', { page: 'sops', id: null, part: 'draft' }],
  ['#/sops/%', { page: 'sops', id: '%', part: null }],
])('the address %s is understood', (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
});

test('an address leads back to its thing', () => {
  expect(routeOf(hrefOf('sops', '펌프 / 1'))).toEqual({ page: 'sops', id: '펌프 / 1', part: null });
});
