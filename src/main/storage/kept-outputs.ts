import { z } from 'zod';
import { Level } from '../../shared/boards';
import type { KeptOutputs } from '../ports/kept-outputs';
import type { Database } from './database';
import { storedValue } from './stored-value';
import { createTransaction } from './transaction';

const Kept = z.array(z.object({ board: z.string(), pin: z.number().int().nonnegative(), value: Level, mayDrive: z.boolean() }));

export function createKeptOutputs(database: Database): KeptOutputs {
  const stored = storedValue(database, 'set_outputs', Kept, []);
  const transaction = createTransaction(database);
  return {
    read: (board) => stored.read().filter((output) => output.board === board).map(({ pin, value, mayDrive }) => ({ pin, value, mayDrive })),
    write: (board, outputs, durable) => {
      transaction(durable, () => { stored.write([...stored.read().filter((output) => output.board !== board), ...outputs.map((output) => ({ board, ...output }))]); });
    },
  };
}
