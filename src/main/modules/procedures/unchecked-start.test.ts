import { expect, test } from 'vitest';
import { inKorean } from '../../../shared/sentences/in-korean';
import { checkFailed } from './triggers/may-start';
import { incidentRig } from '../../testing/incident-rig';
import { brokenStart, uncheckedStart } from './unchecked-start';

test('a procedure whose start could not be checked is told once, with its Korean', () => {
  const { incidents, notified, problems } = incidentRig();
  const why = checkFailed(new RangeError('Invalid time value')).error;
  incidents.tell(uncheckedStart({ name: 'leak' }, why));
  incidents.tell(uncheckedStart({ name: 'leak' }, why));
  const [problem] = problems.list();
  expect([problem?.where, problem?.message]).toEqual([
    'Procedure leak',
    'An event did not start it, and others are not held up: Whether it may start could not be found out: Invalid time value',
  ]);
  expect(notified).toHaveLength(1);
  expect(
    [problem?.where, problem?.message, problem?.remedy, why.reason, why.detail].map((text) =>
      inKorean(text ?? ''),
    ),
  ).toEqual([
    '절차 leak',
    '이벤트가 왔지만 시작하지 못했습니다. 다른 절차는 막히지 않았습니다. 시작해도 되는지 알아내지 못했습니다: Invalid time value',
    expect.stringContaining('이벤트 페이지') as string,
    '확인 실패',
    '시작해도 되는지 알아내지 못했습니다: Invalid time value',
  ]);
});

test('a procedure whose files have errors is told when an event would have started it, with its Korean', () => {
  const { incidents, notified, problems } = incidentRig();
  incidents.tell(
    brokenStart('leak', {
      detail: 'It cannot run until they are fixed: leak/SOP.toml:2:1: it has no name.',
    }),
  );
  const [problem] = problems.list();
  expect(notified).toEqual([
    'Procedure leak: An event did not start it, for its files have errors. It cannot run until they are fixed: leak/SOP.toml:2:1: it has no name.',
  ]);
  expect([inKorean(problem?.message ?? ''), inKorean(problem?.remedy ?? '')]).toEqual([
    expect.stringContaining('고칠 때까지 실행할 수 없습니다') as string,
    expect.stringContaining('이벤트 페이지') as string,
  ]);
});
