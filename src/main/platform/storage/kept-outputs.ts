import { z } from 'zod';
import { Level } from '../../../shared/boards';
import type { KeptOutput, KeptOutputs } from '../../ports/kept-outputs';
import type { Database } from './database';
import { storedValue, type StoredValue } from './stored-value';
import { createTransaction } from './transaction';

const Kept = z.array(
  z.object({
    board: z.string(),
    place: z.string(),
    pin: z.number().int().nonnegative(),
    value: Level,
    mayDrive: z.boolean(),
  }),
);

const storedOutputs = (database: Database): StoredValue<z.infer<typeof Kept>> =>
  storedValue(database, 'set_outputs', Kept, []);

/** Of all boards, for the database that takes the place of this one. */
export const allOutputs = (database: Database): z.infer<typeof Kept> => storedOutputs(database).read();

/**
 * A board drives on whatever database knows of it. Of a pin that is here as well the value of `later` counts,
 * and whatever may drive.
 */
export function addOutputs(database: Database, later: z.infer<typeof Kept>): void {
  const stored = storedOutputs(database);
  const here = stored.read();
  const isSame = (one: z.infer<typeof Kept>[number], other: typeof one): boolean =>
    one.board === other.board && one.place === other.place && one.pin === other.pin;
  stored.write([
    ...later.map((output) => ({
      ...output,
      mayDrive: output.mayDrive || here.some((known) => isSame(known, output) && known.mayDrive),
    })),
    ...here.filter((known) => !later.some((output) => isSame(output, known))),
  ]);
}

export function createKeptOutputs(database: Database): KeptOutputs {
  const stored = storedOutputs(database);
  const transaction = createTransaction(database);
  const read = (board: string, place: string): readonly KeptOutput[] => {
    const fitting = stored.read().filter((output) => output.board === board || output.place === place);
    // Where the name says one thing and the place another, the name counts, and whatever may drive.
    const pins = [...new Set(fitting.map(({ pin }) => pin))];
    return pins.flatMap((pin) => {
      const ofPin = fitting.filter((output) => output.pin === pin);
      const first =
        ofPin.find((output) => output.board === board && output.place === place) ??
        ofPin.find((output) => output.board === board) ??
        ofPin[0];
      return first === undefined
        ? []
        : [{ pin, value: first.value, mayDrive: ofPin.some(({ mayDrive }) => mayDrive) }];
    });
  };
  return {
    read,
    adopt(board, place) {
      const isOwn = (output: { readonly board: string; readonly place: string }): boolean =>
        output.board === board && output.place === place;
      const all = stored.read();
      const adopted = read(board, place).map((output) => ({ board, place, ...output }));
      if (JSON.stringify(adopted) === JSON.stringify(all.filter(isOwn))) return;
      transaction(true, () => {
        stored.write([...all.filter((output) => !isOwn(output)), ...adopted]);
      });
    },
    keepOnly(boards) {
      const all = stored.read();
      const stays = all.filter((output) =>
        boards.some(({ board, place }) => output.board === board || output.place === place),
      );
      if (stays.length === all.length) return [];
      transaction(true, () => {
        stored.write(stays);
      });
      // Under a new name or at a new place, a board has its own rows beside these.
      const gone = all.filter(
        (output) =>
          !stays.includes(output) &&
          !stays.some(
            (other) =>
              other.pin === output.pin && (other.board === output.board || other.place === output.place),
          ),
      );
      return [...new Set(gone.map(({ board }) => board))].map((board) => ({
        board,
        outputs: gone
          .filter((output) => output.board === board)
          .map(({ pin, value, mayDrive }) => ({ pin, value, mayDrive })),
      }));
    },
    write(board, place, outputs, durable) {
      transaction(durable, () => {
        stored.write([
          ...stored.read().filter((output) => output.board !== board && output.place !== place),
          ...outputs.map((output) => ({ board, place, ...output })),
        ]);
      });
    },
  };
}
