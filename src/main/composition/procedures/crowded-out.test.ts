import { expect, test } from 'vitest';
import { inKorean } from '../../../shared/sentences/in-korean';
import { silentLogger } from '../../base/logger';
import { Problems } from '../../base/problems';
import { exampleRun, exampleSop } from '../../testing/example-run';
import { FakeClock } from '../../testing/fake-clock';
import { tellCrowdedOut, tellStarted } from './crowded-out';

const why = { detail: '1 run of leak is active or waiting, the limit is 1 (max_concurrent).' };

test('an urgent procedure that did not start is a problem until it starts, and is notified once, with what takes its place and what to do', () => {
  const problems = new Problems(new FakeClock(7), silentLogger);
  const notified: string[] = [];
  const tell = (): void => { tellCrowdedOut(problems, { notify: ({ title, body }) => { notified.push(`${title}: ${body}`); } }, { ...exampleSop, name: 'leak' }, why, [exampleRun]); };
  tell();
  tell();
  const message = `An event did not start it: ${why.detail} The place is taken by r1 (pump, 1)`;
  expect(problems.list()).toMatchObject([{ where: 'Procedure leak', message, mend: expect.stringContaining('then start leak by hand') as string }]);
  expect(notified).toEqual([`leak: ${message}. Decide about one of these runs or cancel it, then start this procedure by hand.`]);
  tellStarted(problems, 'other');
  expect(problems.list()).toHaveLength(1);
  tellStarted(problems, 'leak');
  expect(problems.list()).toEqual([]);
  tell();
  expect(notified).toHaveLength(2);
});

test('all of it has its Korean', () => {
  const problems = new Problems(new FakeClock(7), silentLogger);
  const texts: string[] = [];
  tellCrowdedOut(problems, { notify: ({ body }) => { texts.push(body); } }, { ...exampleSop, name: 'leak' }, why, [exampleRun, { ...exampleRun, runId: 'r2' }]);
  for (const { where, message, mend } of problems.list()) texts.push(where, message, mend);
  expect(texts.map((text) => /An event|Decide|active or|Procedure/u.test(inKorean(text) ?? text))).toEqual([false, false, false, false]);
});
