import type { BoardDesk, KnownPin, Level, PinPlace } from '../../ports/boards';
import type { LiveSignals, LiveWorld } from '../../ports/live-world';

/**
 * What is known of the world: the levels of pins and which boards answer. Pins of cards are looked at as those
 * of an open page are: nothing starts from them. `owner`: whose cards they are.
 */
export function liveBoards(boards: BoardDesk, signals: LiveSignals, owner: string): LiveWorld {
  const known = ({ board, pin }: PinPlace): KnownPin | undefined =>
    boards.facts(board)?.pins.find((each) => each.pin === pin);
  const level = (place: PinPlace): Level | null => known(place)?.level ?? null;
  return {
    watch: (pins) => {
      boards.watch(
        owner,
        pins.map(({ board, pin }) => ({ board, pin, isShown: true as const })),
      );
    },
    level,
    look: async (place, signal) => {
      // What we drive is as we set it; a level that is not known is of a pin that is better not read.
      if (known(place)?.driven === true || level(place) === null) return level(place);
      const outcome = await boards.read(place.board, place.pin, signal);
      return outcome.kind === 'value' ? outcome.value : null;
    },
    signals,
    board: (name) => boards.facts(name)?.identity ?? null,
    onChange: (listener) => {
      const ends = [
        boards.onActivity((activity) => {
          if ('pin' in activity) listener();
        }),
        boards.onStatusChange(listener),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
