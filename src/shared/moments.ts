/** The last moment that is a date, in the year 275760. */
const lastMoment = 8.64e15;

/** The moment itself, or the nearest one that is a date. Milliseconds since 1970. */
export const nearestMoment = (at: number): number => Math.max(-lastMoment, Math.min(lastMoment, at));

/** `2026-03-01T14:05:09.000Z`; of what no date can be, the nearest one. */
export const isoStamp = (at: number): string => new Date(nearestMoment(at)).toISOString();

/**
 * A clock that is set back by less is being corrected: what it comes to again has had its turn. By more, it
 * was wrong before.
 */
export const correctionMs = 3_600_000;

/** Whether the clock was wrong when this was written down: how long ago it was is not known. */
export const wasAhead = (writtenAt: number, now: number): boolean => writtenAt - now >= correctionMs;
