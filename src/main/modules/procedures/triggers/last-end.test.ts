import { expect, test } from 'vitest';
import { exampleSop } from '../../../testing/example-run';
import { cooldownsOf } from './last-end';

test('a cooldown goes by the runs of every name that the procedure has had', () => {
  const entry = (folder: string, name: string, cooldownSecs: number) => ({
    folder,
    sop: { ...exampleSop, name, cooldownSecs },
  });
  const formerNames = (folder: string): readonly string[] => (folder === 'f1' ? ['dose', 'pump'] : []);
  const entries = [
    entry('f1', 'acid dose', 60),
    entry('f2', 'pump', 90),
    entry('f3', 'fan', 0),
    { folder: 'f4', sop: null },
  ];
  expect(cooldownsOf(entries, formerNames)).toEqual(
    new Map([
      ['acid dose', 60_000],
      ['dose', 60_000],
      ['pump', 90_000],
    ]),
  );
});
