import { expect, test } from 'vitest';
import { addressOf } from './sop-address';

test('a procedure is asked for by its name, and by its folder where another has that name', () => {
  const sops = [
    { name: 'pump', folder: 'pump' },
    { name: 'pump', folder: 'pump-copy' },
    { name: 'fan', folder: 'cooling' },
  ];
  expect(sops.map((sop) => addressOf(sop, sops))).toEqual(['pump', 'pump-copy', 'fan']);
});
