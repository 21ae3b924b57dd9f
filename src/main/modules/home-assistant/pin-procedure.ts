import { pinSetting } from '../../../domain/procedure/pin-setting';
import type { SopEntry } from '../../../shared/sop';
import type { HomePin } from './entities';

/** Where no procedure lies: what Home Assistant asks for is written here, not by anybody. */
export const askedFolder = 'home-assistant';

/**
 * Setting a pin is a run like any other, with one step that a person has to approve: the broker proves nobody.
 * A newer wish takes the place of one that still waits.
 */
export function pinProcedure({ board, pin }: HomePin, value: 0 | 1): SopEntry {
  const name = `Home Assistant: ${board} pin ${String(pin)}`;
  return {
    folder: `${askedFolder}/${board}/pin_${String(pin)}`,
    name,
    state: 'valid',
    diagnostics: [],
    sop: pinSetting(
      {
        name,
        description: 'Home Assistant asks for a pin to be set.',
        priority: 'normal',
        maxConcurrent: 1,
        admission: 'replace',
      },
      {
        title: `Set pin ${String(pin)} of ${board} to ${value === 1 ? 'HIGH' : 'LOW'}`,
        body: 'Home Assistant asks for it.',
        suggestedTools: ['gpio_write'],
      },
      { board, pin, value },
    ),
    hash: `${askedFolder}-${String(value)}`,
  };
}
