import { backoffMs } from '../base/backoff';

/** Between tries of one delivery; after the last one it is owed. */
export const retryWaitsMs: readonly number[] = [1_000, 5_000, 20_000];

/** What is owed is tried again when the channel is connected anew, and after a good check once this time has passed. `round`, from 0: how often it was given up before. */
export const owedWaitMs = (round: number): number => backoffMs(round, 15_000, 10 * 60_000);
