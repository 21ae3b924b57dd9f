import { signalEvent, type ToldSignal } from '../../../domain/procedure/signal-event';
import { messageOf } from '../../../shared/errors';
import type { Trigger } from '../../../shared/sop';
import { heardBoardOf } from '../../../shared/trigger-facts';
import type { Logger } from '../../platform/base/logger';
import type { SopEngine } from './engine';

/** What triggers that count time are told of the world. Never throws. */
export interface TellTime {
  /** What a pin or a signal is, which is no news. */
  find(found: ToldSignal): void;
  /** What these hear is heard again, or is not heard any more. */
  hears(isMeant: (trigger: Trigger) => boolean, isHeard: boolean): void;
}

export function tellTime(
  time: Pick<SopEngine['time'], 'find' | 'lost' | 'back'>,
  logger: Pick<Logger, 'error'>,
): TellTime {
  const attempt = (what: () => void): void => {
    try {
      what();
    } catch (failure) {
      logger.error('What a trigger counts could not be brought up to date', { failure: messageOf(failure) });
    }
  };
  return {
    find: (found) => {
      attempt(() => {
        time.find(signalEvent(found), `board ${found.board}`);
      });
    },
    hears: (isMeant, isHeard) => {
      attempt(() => {
        if (isHeard) time.back(isMeant);
        else time.lost(isMeant);
      });
    },
  };
}

/** Of boards and devices by these names. */
export const isOnBoard =
  (boards: ReadonlySet<string>) =>
  (trigger: Trigger): boolean =>
    boards.has(heardBoardOf(trigger)?.board ?? '');
