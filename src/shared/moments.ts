/** The last moment that is a date, in the year 275760. */
const lastMoment = 8.64e15;

/** The moment itself, or the nearest one that is a date. Milliseconds since 1970. */
export const nearestMoment = (at: number): number => Math.max(-lastMoment, Math.min(lastMoment, at));

/** `2026-03-01T14:05:09.000Z`; of what no date can be, the nearest one. */
export const isoStamp = (at: number): string => new Date(nearestMoment(at)).toISOString();
