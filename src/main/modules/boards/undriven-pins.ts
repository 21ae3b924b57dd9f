import { undrivenProblem, type PinState } from '../../../shared/boards';
import type { Problems } from '../../platform/base/problems';
import type { BoardDesk, UndrivenPins } from '../../ports/boards';
import type { Notifier } from '../../ports/notifier';

export interface UndrivenPorts {
  readonly boards: Pick<BoardDesk, 'onUndriven' | 'undriven'>;
  readonly roleOf: (board: string, pin: number) => PinState['role'];
  readonly problems: Problems;
  readonly notifier: Pick<Notifier, 'notify'>;
}

const remedyOf = (board: string): string =>
  `Look at what they control. To have them driven again, set them at their board or with \`zeroclaw boards write\`; that also takes this notice away. One that is to be an input: say so there as well, or with \`zeroclaw boards input ${board} PIN\`.`;

/**
 * Outputs that fell back are a problem until they are set again: what a finished procedure opened may be
 * shut, and nobody else would say so. The panel sees to its own pins.
 */
export function followUndriven({ boards, roleOf, problems, notifier }: UndrivenPorts): () => void {
  const take = (undriven: UndrivenPins): void => {
    const { board, news } = undriven;
    const pins = undriven.pins.filter(({ pin }) => roleOf(board, pin) === null);
    if (pins.length === 0) {
      problems.clear(undrivenProblem(board));
      return;
    }
    const message = messageOf(undriven, pins);
    problems.report(undrivenProblem(board), `board ${board}`, message, remedyOf(board));
    if (news) notifier.notify({ title: `Outputs of ${board}`, body: message });
  };
  // Boards may have come before anybody listened.
  for (const undriven of boards.undriven()) take({ ...undriven, news: true });
  return boards.onUndriven(take);
}

function messageOf({ board, why }: UndrivenPins, pins: UndrivenPins['pins']): string {
  const numbers = pins.map(({ pin }) => String(pin)).join(', ');
  const values = pins.map(({ value }) => String(value)).join(', ');
  if (why === 'restarted')
    return pins.length === 1
      ? `${board} started again: pin ${numbers} is not driven any more (it was ${values})`
      : `${board} started again: pins ${numbers} are not driven any more (they were ${values})`;
  if (why === 'told')
    return pins.length === 1
      ? `${board} says that it does not drive pin ${numbers} any more (it was ${values})`
      : `${board} says that it does not drive pins ${numbers} any more (they were ${values})`;
  if (why === 'unwatched')
    return pins.length === 1
      ? `ZeroClaw did not see ${board} for a while: pin ${numbers} may not be driven any more (it was ${values})`
      : `ZeroClaw did not see ${board} for a while: pins ${numbers} may not be driven any more (they were ${values})`;
  return pins.length === 1
    ? `${board} was away: pin ${numbers} may not be driven any more (it was ${values})`
    : `${board} was away: pins ${numbers} may not be driven any more (they were ${values})`;
}
