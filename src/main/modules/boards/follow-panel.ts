import type { Emitter } from '../../platform/base/emitter';
import type { BoardDesk } from '../../ports/boards';
import type { BoardPanel } from './board-panel';

/** Presses decide, and the light follows what waits. */
export function followPanel(
  panel: BoardPanel,
  boards: BoardDesk,
  engine: { readonly changes: Pick<Emitter<unknown>, 'on'> },
): () => void {
  const writable = new Set<string>();
  const ends = [
    boards.onLevelChange((change) => {
      panel.changed(change);
    }),
    boards.onFirstLevel((first) => {
      if (first.again !== true) panel.found(first);
    }),
    boards.onStatusChange((all) => {
      panel.checkPins();
      for (const { name, state, unconfirmed } of all) {
        const isWritable = state === 'connected' && unconfirmed !== true;
        if (isWritable && !writable.has(name)) panel.lightAgain(name);
        if (isWritable) writable.add(name);
        else writable.delete(name);
      }
    }),
    boards.onRestart((board) => {
      panel.restarted(board);
    }),
    boards.onUndriven(() => {
      panel.checkPins();
    }),
    // It may have started again without saying so.
    boards.onGap(({ board }) => {
      panel.lightAgain(board);
    }),
    engine.changes.on(() => {
      panel.light();
    }),
  ];
  panel.apply();
  return () => {
    for (const end of ends) end();
  };
}
