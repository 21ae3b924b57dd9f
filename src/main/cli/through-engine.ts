import { NoEngineError } from '../platform/socket/errors';

/** By the engine when one runs, else by this program; by nobody when one is there that takes nothing. */
export async function throughEngine<T>(ask: () => Promise<T>, without: () => T | Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (failure) {
    if (!(failure instanceof NoEngineError)) throw failure;
    return without();
  }
}
