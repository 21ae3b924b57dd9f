import { randomBytes } from 'node:crypto';
import type { Clock } from './clock';

/** Makes ids; injected, so that tests are repeatable. */
export type NewId = () => string;

const idBytes = 6;
/** Asking the system costs the same for one id as for hundreds. */
let pool = Buffer.alloc(0);
let taken = 0;

function sixBytes(): Buffer {
  if (taken === pool.length) {
    pool = randomBytes(idBytes * 256);
    taken = 0;
  }
  taken += idBytes;
  return pool.subarray(taken - idBytes, taken);
}

/** 12 hex digits: unique enough on one machine, short enough to read aloud. */
export const randomId: NewId = () => sixBytes().toString('hex');

/** Without letters that are taken for each other; in the order of their values. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
const timeSigns = 9;
const randomSigns = 4;

/**
 * 13 signs, of which the first nine are the time: ids that are made one after the other lie side by side in an
 * index, so that writing many of them at once changes few of its pages.
 */
export const idsInOrder =
  (clock: Pick<Clock, 'now'>): NewId =>
  () => {
    let time = Math.max(0, Math.floor(clock.now()));
    let id = '';
    for (let index = 0; index < timeSigns; index += 1) {
      id = (signs[time % signs.length] ?? '') + id;
      time = Math.floor(time / signs.length);
    }
    const random = sixBytes();
    for (let index = 0; index < randomSigns; index += 1)
      id += signs[(random[index] ?? 0) % signs.length] ?? '';
    return id;
  };
