import { messageOf } from '../../../shared/errors';
import type { Logger } from '../../platform/base/logger';
import type { KeptOutput, KeptOutputs } from '../../ports/kept-outputs';
import { placeOf, type BoardConfig } from './serial/board-config';
import type { Incidents } from '../../platform/incidents';

export interface RemovedPorts {
  readonly outputs: Pick<KeptOutputs, 'keepOnly'>;
  readonly incidents: Pick<Incidents, 'tell'>;
  readonly logger: Logger;
}

/** What a board drove goes with it, and a person is told: nobody watches over it any more. */
export function forgetRemoved(
  { outputs, incidents, logger }: RemovedPorts,
  boards: readonly BoardConfig[],
): void {
  try {
    for (const { board, outputs: gone } of outputs.keepOnly(
      boards.map((config) => ({ board: config.name, place: placeOf(config) })),
    )) {
      logger.info('What a board drove is forgotten: config.toml does not name it any more', {
        board,
        pins: gone.map(({ pin, value }) => `${String(pin)}=${String(value)}`).join(' '),
      });
      const driving = gone.filter(({ mayDrive }) => mayDrive);
      if (driving.length > 0)
        incidents.tell({
          id: `board-removed:${board}`,
          crowd: 'board-removed',
          where: `board ${board}`,
          message: textOf(board, driving),
          remedy: 'Nobody watches over it any more: look at what it controls.',
        });
    }
  } catch (failure) {
    logger.warn('What removed boards drove could not be forgotten', { failure: messageOf(failure) });
  }
}

function textOf(board: string, outputs: readonly KeptOutput[]): string {
  const numbers = outputs.map(({ pin }) => String(pin)).join(', ');
  const values = outputs.map(({ value }) => String(value)).join(', ');
  return outputs.length === 1
    ? `${board} is not in config.toml any more. Its pin ${numbers} may go on being driven (it was ${values})`
    : `${board} is not in config.toml any more. Its pins ${numbers} may go on being driven (they were ${values})`;
}
