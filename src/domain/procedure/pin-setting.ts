import type { Sop, Step } from '../../shared/sop';

/** A procedure of no library with one step, which a person has to approve: it sets a pin, on record like any other run. */
export const pinSetting = (
  about: Pick<Sop, 'name' | 'description' | 'priority' | 'maxConcurrent' | 'admission'>,
  step: Pick<Step, 'title' | 'body' | 'suggestedTools'>,
  { board, pin, value }: { readonly board: string; readonly pin: number; readonly value: 0 | 1 },
): Sop => ({
  ...about,
  version: '1',
  executionMode: 'auto',
  cooldownSecs: 0,
  enabled: true,
  tools: 'listed',
  onInterrupt: 'ask',
  approvalTimeoutSecs: null,
  triggers: [],
  steps: [
    {
      ...step,
      number: 1,
      requiresConfirmation: true,
      calls: [{ tool: 'gpio_write', arguments: { board, pin, value } }],
      line: 1,
    },
  ],
});
