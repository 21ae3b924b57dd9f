import { undrivenProblem, type PinState } from '../../../shared/boards';
import type { Problems } from '../../base/problems';
import type { BoardDesk, UndrivenPins } from '../../ports/boards';
import type { Notifier } from '../../ports/notifier';

export interface UndrivenPorts {
  readonly boards: Pick<BoardDesk, 'onUndriven'>;
  readonly roleOf: (board: string, pin: number) => PinState['role'];
  readonly problems: Problems;
  readonly notifier: Pick<Notifier, 'notify'>;
}

const mend = 'Look at what they control. To have them driven again, set them at their board or with `zeroclaw boards write`; that also takes this notice away.';

/** Outputs that fell back are a problem until they are set again: what a finished procedure opened may be shut, and nobody else would say so. The panel sees to its own pins. */
export function followUndriven({ boards, roleOf, problems, notifier }: UndrivenPorts): () => void {
  return boards.onUndriven((undriven) => {
    const { board, news } = undriven;
    const pins = undriven.pins.filter(({ pin }) => roleOf(board, pin) === null);
    if (pins.length === 0) {
      problems.clear(undrivenProblem(board));
      return;
    }
    const message = messageOf(undriven, pins);
    problems.report(undrivenProblem(board), `board ${board}`, message, mend);
    if (news) notifier.notify({ title: `Outputs of ${board}`, body: message });
  });
}

function messageOf({ board, why }: UndrivenPins, pins: UndrivenPins['pins']): string {
  const numbers = pins.map(({ pin }) => String(pin)).join(', ');
  const values = pins.map(({ value }) => String(value)).join(', ');
  if (why === 'restarted') return pins.length === 1 ? `${board} started again: pin ${numbers} is not driven any more (it was ${values})` : `${board} started again: pins ${numbers} are not driven any more (they were ${values})`;
  return pins.length === 1 ? `${board} was away: pin ${numbers} may not be driven any more (it was ${values})` : `${board} was away: pins ${numbers} may not be driven any more (they were ${values})`;
}
