import type { Trigger } from '../../../shared/sop';
import { heardBoardOf, heardPlaceOf } from '../../../shared/trigger-facts';
import { messageOf } from '../../../shared/errors';
import type { BoardStatus } from '../../../shared/status';
import type { Clock } from '../../platform/base/clock';
import type { Logger } from '../../platform/base/logger';
import type { BoardDesk, FirstLevel } from '../../ports/boards';
import type { Part } from '../../ports/parts';
import type { SopEngine } from './engine';

/**
 * Triggers that count time hear what a pin is when its board is there again, and lose what they counted where
 * nothing is heard any more.
 */
export function followTime(
  time: Pick<SopEngine['time'], 'find' | 'lost' | 'back'>,
  { boards, broker, clock, logger }: Surroundings,
): () => void {
  const attempt = (what: () => void): void => {
    try {
      what();
    } catch (failure) {
      logger.error('What a trigger counts could not be brought up to date', { failure: messageOf(failure) });
    }
  };
  const find = ({ board, pin, value }: FirstLevel): void => {
    attempt(() => {
      const topic = `${board}/pin_${String(pin)}`;
      time.find(
        { source: 'peripheral', topic, payload: String(value), receivedAt: clock.now() },
        `board ${board}`,
      );
    });
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
      if (back.size > 0)
        attempt(() => {
          time.back((trigger) => isOnBoard(trigger, back));
        });
      if (gone.size > 0)
        attempt(() => {
          time.lost((trigger) => isOnBoard(trigger, gone));
        });
    }),
    broker.onChange(() => {
      const isReady = broker.now().state === 'ready';
      if (wasReady === isReady) return;
      wasReady = isReady;
      attempt(() => {
        if (isReady) time.back(isOnTopics);
        else time.lost(isOnTopics);
      });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

const isOnTopics = (trigger: Trigger): boolean => heardPlaceOf(trigger)?.source === 'mqtt';

const isOnBoard = (trigger: Trigger, boards: ReadonlySet<string>): boolean =>
  boards.has(heardBoardOf(trigger)?.board ?? '');

const connectedOf = (all: readonly BoardStatus[]): ReadonlySet<string> =>
  new Set(all.flatMap(({ name, state }) => (state === 'connected' ? [name] : [])));

/** Where events come from. */
interface Surroundings {
  readonly boards: BoardDesk;
  readonly broker: Part;
  readonly clock: Clock;
  readonly logger: Logger;
}
