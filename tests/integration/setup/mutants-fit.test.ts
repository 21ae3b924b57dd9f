import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fleetMutants } from '../../../scripts/mutants/fleet';
import { trustMutants } from '../../../scripts/mutants/trust';

/** `npm run mutants` takes minutes; that each mutant still fits the sources is seen at once. */
test.each(Object.entries({ ...trustMutants, ...fleetMutants }))(
  'the mutant %s changes what is there, and its tests are',
  (_name, mutant) => {
    const unfit = mutant.changes.filter(
      ({ file, instead }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(instead),
    );
    expect(unfit).toEqual([]);
    expect(mutant.tests.filter((file) => !existsSync(file))).toEqual([]);
  },
);
