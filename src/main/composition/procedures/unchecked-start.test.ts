import { expect, test } from 'vitest';
import { inKorean } from '../../../shared/sentences/in-korean';
import { checkFailed } from '../../sop/triggers/may-start';
import { incidentRig } from '../../testing/incident-rig';
import { uncheckedStart } from './unchecked-start';

test('a procedure whose start could not be checked is told once, with its Korean', () => {
  const { incidents, notified, problems } = incidentRig();
  const why = checkFailed(new RangeError('Invalid time value')).error;
  incidents.tell(uncheckedStart({ name: 'leak' }, why));
  incidents.tell(uncheckedStart({ name: 'leak' }, why));
  const [problem] = problems.list();
  expect([problem?.where, problem?.message]).toEqual(['Procedure leak', 'An event did not start it, and others are not held up: Whether it may start could not be found out: Invalid time value']);
  expect(notified).toHaveLength(1);
  expect([problem?.where, problem?.message, problem?.mend, why.reason, why.detail].map((text) => inKorean(text ?? ''))).toEqual([
    '절차서 leak',
    '이벤트가 왔지만 시작하지 못했습니다. 다른 절차서는 막히지 않았습니다. 시작해도 되는지 알아내지 못했습니다: Invalid time value',
    expect.stringContaining('이벤트 페이지') as string,
    '확인 실패',
    '시작해도 되는지 알아내지 못했습니다: Invalid time value',
  ]);
});
