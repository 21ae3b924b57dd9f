import { expect, test } from 'vitest';
import type { StepState } from '../../../shared/run';
import { samplePump } from '../../testing/samples/sample-runs';
import { stepPhrases } from './dry-phrases';
import type { Say } from '../../i18n/use-say';

const say = ((word: string) => word) as Say<'trial'>;

const phrases = (tools: readonly string[], toolCalls: StepState['toolCalls']): readonly string[] =>
  stepPhrases(
    {
      sop: {
        ...samplePump,
        steps: samplePump.steps.map((step) => ({ ...step, suggestedTools: [...tools] })),
      },
    },
    {
      number: 1,
      title: 'Look',
      status: 'completed',
      output: 'Done.',
      attempt: 1,
      startedAt: 1,
      completedAt: 2,
      toolCalls,
    },
    say,
  );

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
