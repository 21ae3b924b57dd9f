import type { WatcherAnswer } from '../../../platform/base/stillness/watcher-protocol';
import type { Clock } from '../../../platform/base/clock';
import { untilAborted } from '../../../platform/base/until-aborted';
import { EngineStandsStillError, type Stillness } from '../../../platform/socket/errors';

/** An engine that does something else for so long is not asked about. */
const firstLookMs = 2_000;
const lookEveryMs = 1_000;
/** A watcher that does not answer so often in a row is halted together with its engine. */
const silentTimes = 2;

export interface Watching {
  readonly ask: (signal: AbortSignal) => Promise<WatcherAnswer | 'silent' | null>;
  /** Process of the engine, as far as its files say; null: they do not. */
  readonly pid: () => number | null;
  readonly clock: Clock;
}

/**
 * Runs `work`, which says when the engine has taken what it asks; but when the engine stands still `work` is
 * aborted, and this rejects with an EngineStandsStillError.
 */
export async function whileItMoves<T>(
  watching: Watching,
  signal: AbortSignal,
  work: (signal: AbortSignal, taken: () => void) => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  const still = new AbortController();
  let isTaken = false;
  void firstStillness(watching, ended.signal).then(
    (stillness) => {
      still.abort(new EngineStandsStillError(stillness, isTaken));
    },
    () => {},
  );
  try {
    const either = AbortSignal.any([signal, still.signal]);
    return await untilAborted(
      either,
      work(either, () => {
        isTaken = true;
      }),
    );
  } finally {
    ended.abort();
  }
}

async function firstStillness(watching: Watching, signal: AbortSignal): Promise<Stillness> {
  for await (const stillness of stillnessOf(watching, signal)) if (stillness !== null) return stillness;
  throw new Error('It moved as long as somebody looked');
}

/**
 * Each time that it comes to stand, and null each time that it goes on. Ends with the signal, by throwing its
 * reason.
 */
export async function* stillnessOf(
  { ask, pid, clock }: Watching,
  signal: AbortSignal,
): AsyncGenerator<Stillness | null> {
  let wasStill = false;
  let silent = 0;
  await clock.sleep(firstLookMs, signal);
  for (;;) {
    const answer = await ask(signal);
    silent = answer === 'silent' ? silent + 1 : 0;
    const isDecided = silent === 0 || silent >= silentTimes;
    const still = stillnessIn(answer, pid);
    if (isDecided && (still !== null) !== wasStill) {
      wasStill = still !== null;
      yield still;
    }
    await clock.sleep(lookEveryMs, signal);
  }
}

function stillnessIn(answer: WatcherAnswer | 'silent' | null, pid: () => number | null): Stillness | null {
  if (answer === 'silent') return { pid: pid(), since: null, doing: null };
  const still = answer?.still ?? null;
  return answer === null || still === null ? null : { pid: answer.pid, ...still };
}
