import { expect, test } from 'vitest';
import { mutants, whyNoLongerFits } from '../../torture/mutants';

test.each(Object.entries(mutants))('the mutant %s can be made of the product as it is', (_name, mutant) => {
  expect(whyNoLongerFits(mutant)).toBeNull();
});
