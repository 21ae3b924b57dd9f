const shortestMessageSecs = 30;
const defaultScaleCap = 4;

/**
 * Seconds one message may take. It grows with the rounds of tools it may need, up to `scaleCap` times the
 * configured time, and is never derived from less than 30 s.
 */
export function timeoutBudgetSecs(
  messageTimeoutSecs: number,
  maxToolIterations: number,
  scaleCap: number = defaultScaleCap,
): number {
  return (
    Math.max(messageTimeoutSecs, shortestMessageSecs) * Math.min(Math.max(maxToolIterations, 1), scaleCap)
  );
}

const perChannel = 4;
const fewest = 8;
const most = 64;

/** Messages that may be worked on at the same time, over all channels. */
export const inFlightLimit = (channels: number): number =>
  Math.min(most, Math.max(fewest, channels * perChannel));
