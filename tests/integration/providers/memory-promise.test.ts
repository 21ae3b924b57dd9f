import { expect, test } from 'vitest';
import { promiseAndMeasure } from '../../fixtures/memory-promise';
import { builtInModel, workerProgram } from './built-in';

test.runIf(process.platform === 'linux')(
  'what Models says that the built-in model takes is within 15 % of what its process has',
  async () => {
    const { promised, measured } = await promiseAndMeasure(builtInModel, 1024, workerProgram);
    expect(Math.abs(promised / measured - 1)).toBeLessThan(0.15);
  },
);
