import { expect, test } from 'vitest';
import type { Step } from '../../../shared/sop';
import { columnsFor, edgesOf } from './flow-graph';
import { layoutFlow } from './flow-layout';

const step = (number: number, more: Partial<Step> = {}): Step => ({
  number,
  title: '',
  body: '',
  suggestedTools: [],
  requiresConfirmation: false,
  calls: [],
  line: number,
  ...more,
});
const goto = (to: number): Partial<Step> => ({ onFailure: { action: 'goto', step: to } });

test.each<{ name: string; steps: readonly Step[]; whole: readonly string[]; joining: readonly string[] }>([
  {
    name: 'from above',
    steps: [step(1, goto(5)), step(2), step(3, goto(5)), step(4, goto(5)), step(5)],
    whole: ['failure 1'],
    joining: ['failure 3', 'failure 4'],
  },
  {
    name: 'from below',
    steps: [step(1), step(2, goto(1)), step(3, goto(1)), step(4)],
    whole: ['failure 3'],
    joining: ['failure 2'],
  },
  {
    name: 'from both sides',
    steps: [step(1, goto(3)), step(2), step(3), step(4, goto(3)), step(5)],
    whole: ['failure 1', 'failure 4'],
    joining: [],
  },
])(
  'ways that join lie on each other nowhere, and the outermost carries the arrow: $name',
  ({ steps, whole, joining }) => {
    const lines = edgesOf(
      layoutFlow(steps, 1, () => false),
      columnsFor(1_000),
    ).filter(({ id }) => /^failure /u.test(id));
    expect(
      lines.filter(({ data }) => data?.path.includes(' V') === true && data.arrow).map(({ id }) => id),
    ).toEqual(whole);
    expect(
      lines.filter(({ data }) => data?.path.includes(' V') === false && !data.arrow).map(({ id }) => id),
    ).toEqual(joining);
  },
);

test('a bracket holds the steps together that are carried out side by side', () => {
  const steps = [step(1, { group: 'a' }), step(2, { group: 'a' }), step(3), step(4, { group: 'b' })];
  const layout = layoutFlow(steps, 1, () => false);
  const groups = edgesOf(layout, columnsFor(1_000)).filter(({ id }) => id.startsWith('group '));
  expect(groups.map(({ source, target }) => [source, target])).toEqual([['1', '2']]);
  expect(groups[0]?.data?.path).toContain(`V${String((layout.steps[1]?.y ?? 0) + 16)}`);
});
