import type { SopEntry } from '../../../shared/sop';
import type { HomePin } from './entities';

/** Where no procedure lies: what Home Assistant asks for is written here, not by anybody. */
export const askedFolder = 'home-assistant';

/**
 * Setting a pin is a run like any other, with one step that a person has to approve: the broker proves nobody.
 * A newer wish takes the place of one that still waits.
 */
export const pinProcedure = ({ board, pin }: HomePin, value: 0 | 1): SopEntry => ({
  folder: `${askedFolder}/${board}/pin_${String(pin)}`,
  name: `Home Assistant: ${board} pin ${String(pin)}`,
  state: 'valid',
  diagnostics: [],
  sop: {
    name: `Home Assistant: ${board} pin ${String(pin)}`,
    description: 'Home Assistant asks for a pin to be set.',
    version: '1',
    priority: 'normal',
    executionMode: 'auto',
    cooldownSecs: 0,
    maxConcurrent: 1,
    admission: 'replace',
    enabled: true,
    tools: 'listed',
    onInterrupt: 'ask',
    approvalTimeoutSecs: null,
    triggers: [],
    steps: [
      {
        number: 1,
        title: `Set pin ${String(pin)} of ${board} to ${value === 1 ? 'HIGH' : 'LOW'}`,
        body: 'Home Assistant asks for it.',
        suggestedTools: ['gpio_write'],
        requiresConfirmation: true,
        calls: [{ tool: 'gpio_write', arguments: { board, pin, value } }],
        line: 1,
      },
    ],
  },
  hash: `${askedFolder}-${String(value)}`,
});
