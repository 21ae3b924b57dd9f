import { z } from 'zod';
import { Level } from '../../shared/boards';
import type { KeptOutputs } from '../ports/kept-outputs';
import type { Database } from './database';
import { storedValue } from './stored-value';
import { createTransaction } from './transaction';

const Kept = z.array(z.object({ board: z.string(), place: z.string(), pin: z.number().int().nonnegative(), value: Level, mayDrive: z.boolean() }));

export function createKeptOutputs(database: Database): KeptOutputs {
  const stored = storedValue(database, 'set_outputs', Kept, []);
  const transaction = createTransaction(database);
  return {
    read(board, place) {
      const fitting = stored.read().filter((output) => output.board === board || output.place === place);
      // Where the name says one thing and the place another, the name counts, and whatever may drive.
      const pins = [...new Set(fitting.map(({ pin }) => pin))];
      return pins.flatMap((pin) => {
        const ofPin = fitting.filter((output) => output.pin === pin);
        const first = ofPin.find((output) => output.board === board) ?? ofPin[0];
        return first === undefined ? [] : [{ pin, value: first.value, mayDrive: ofPin.some(({ mayDrive }) => mayDrive) }];
      });
    },
    write(board, place, outputs, durable) {
      transaction(durable, () => { stored.write([...stored.read().filter((output) => output.board !== board && output.place !== place), ...outputs.map((output) => ({ board, place, ...output }))]); });
    },
  };
}
