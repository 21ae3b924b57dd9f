import type { Trigger } from '../../../shared/sop';
import { heardPlaceOf } from '../../../shared/trigger-facts';
import type { BoardStatus } from '../../../shared/status';
import type { Clock } from '../../platform/base/clock';
import type { Logger } from '../../platform/base/logger';
import type { BoardDesk, FirstLevel } from '../../ports/boards';
import type { Part } from '../../ports/parts';
import type { SopEngine } from './engine';
import { isOnBoard, tellTime } from './tell-time';

/**
 * Triggers that count time hear what a pin is when its board is there again, and lose what they counted where
 * nothing is heard any more.
 */
export function followTime(
  time: Pick<SopEngine['time'], 'find' | 'lost' | 'back'>,
  { boards, broker, clock, logger }: Surroundings,
): () => void {
  const tell = tellTime(time, logger);
  const find = ({ board, pin, value }: FirstLevel): void => {
    tell.find({ board, signal: `pin_${String(pin)}`, value, at: clock.now() });
  };
  let wasReady = broker.now().state === 'ready';
  let connected = connectedOf(boards.status());
  // A board may have been there before anybody listened.
  for (const board of connected)
    for (const { pin, level, driven } of boards.facts(board)?.pins ?? [])
      if (level !== null && !driven) find({ board, pin, value: level });
  const ends = [
    boards.onFirstLevel(find),
    boards.onStatusChange((all) => {
      const now = connectedOf(all);
      const gone = new Set([...connected].filter((name) => !now.has(name)));
      const back = new Set([...now].filter((name) => !connected.has(name)));
      connected = now;
      if (back.size > 0) tell.hears(isOnBoard(back), true);
      if (gone.size > 0) tell.hears(isOnBoard(gone), false);
    }),
    broker.onChange(() => {
      const isReady = broker.now().state === 'ready';
      if (wasReady === isReady) return;
      wasReady = isReady;
      tell.hears(isOnTopics, isReady);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

const isOnTopics = (trigger: Trigger): boolean => heardPlaceOf(trigger)?.source === 'mqtt';

const connectedOf = (all: readonly BoardStatus[]): ReadonlySet<string> =>
  new Set(all.flatMap(({ name, state }) => (state === 'connected' ? [name] : [])));

/** Where events come from. */
interface Surroundings {
  readonly boards: BoardDesk;
  readonly broker: Part;
  readonly clock: Clock;
  readonly logger: Logger;
}
