import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunEvent } from '../../../shared/run';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { runSheetOf } from '../../../domain/run/run-sheet';
import { samplePump } from '../../testing/samples/sample-runs';
import { StepMargin } from './step-margin';

let page: Drawn | null = null;
beforeEach(() => startTranslation('en'));
afterEach(() => page?.end());

const events = (suggestedTools: readonly string[]): readonly RunEvent[] => [
  {
    type: 'run-started',
    at: 1,
    runId: 'r1',
    trigger: { source: 'manual', topic: null, payload: null, receivedAt: 1 },
    startedBy: 'ana',
    approvalTimeoutSecs: 3600,
    sopHash: 'hash',
    sop: {
      ...samplePump,
      steps: samplePump.steps.slice(0, 1).map((step) => ({ ...step, suggestedTools: [...suggestedTools] })),
    },
  },
  { type: 'step-started', at: 2, step: 1, attempt: 1 },
  { type: 'step-completed', at: 3, step: 1, output: 'The level of pin 3 is 3.' },
];

test.each([
  { name: 'no tool', tools: [], mark: 'answered in words, nothing carried out', ticks: 0 },
  { name: 'a tool', tools: ['gpio_read'], mark: 'The level of pin 3 is 3.', ticks: 1 },
])('a completed step that had $name says so beside it', async ({ tools, mark, ticks }) => {
  const sheet = runSheetOf(events(tools).map((event, index) => ({ seq: index + 1, event })));
  const step = sheet?.steps[0];
  if (sheet === null || step === undefined) throw new Error('no sheet');
  page = await draw(<StepMargin step={step} sheet={sheet} live={null} now={4} />);
  expect(page.place.textContent).toContain(mark);
  expect(page.place.querySelectorAll('.lucide-check')).toHaveLength(ticks);
});
