import { beforeAll, expect, test } from 'vitest';
import { exampleRun, exampleSop } from '../../../main/testing/example-run';
import type { Run, StepState } from '../../../shared/run';
import type { Sop } from '../../../shared/sop';
import { startTranslation } from '../../i18n/i18n';
import { stepPhrases } from './dry-phrases';
import type { Say } from './use-say';

beforeAll(() => startTranslation('en'));

const say = ((word: string) => word) as Say;

const phrases = (tools: readonly string[], calls: StepState['toolCalls']): readonly string[] => {
  const sop: Sop = {
    ...exampleSop,
    steps: exampleSop.steps.map((step) => ({ ...step, suggestedTools: [...tools] })),
  };
  const [step] = exampleRun.steps;
  if (step === undefined) throw new Error('no step');
  const run: Pick<Run, 'sop'> = { sop };
  return stepPhrases(run, { ...step, status: 'completed', output: 'Done.', toolCalls: calls }, say);
};

test('the list of a dry run marks a step without tools as answered in words, also one that has looked up', () => {
  expect(phrases([], [])).toEqual(['answeredInWords']);
  expect(
    phrases(
      [],
      [
        {
          call: 'c1',
          name: 'memory_recall',
          arguments: {},
          provenance: {},
          success: true,
          output: 'nothing',
          sentAt: 1,
          answeredAt: 2,
        },
      ],
    ),
  ).toEqual(['didRead', 'answeredInWords']);
  expect(phrases(['gpio_read'], [])).toEqual(['modelDid']);
});
