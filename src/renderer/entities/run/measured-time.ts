import { clockTime, durationText } from '../../kit/time-format';
import type { Language } from '../../../shared/language';

/**
 * A measured length of time; steps that name their call take milliseconds, so those are told: 12 ms, 0.9 s, 1
 * min 34 s.
 */
export const measuredText = (ms: number, language: Language): string =>
  ms >= 100 ? durationText(ms, language) : `${String(Math.max(0, Math.round(ms)))} ms`;

/** A time that still grows, in whole seconds: 4 s, 1 min 34 s. */
export const growingText = (ms: number, language: Language): string =>
  durationText(Math.floor(Math.max(0, ms) / 1000) * 1000, language);

/** A label of the waterfall's axis: 0, 250 ms, 30 s, 1 min 30 s. */
export const tickText = (ms: number, language: Language): string => {
  if (ms === 0) return '0';
  if (ms < 1000) return `${String(ms)} ms`;
  return durationText(ms, language);
};

/** Time of day with milliseconds, for records: 13:59:54.310. */
export const exactTime = (at: number, language: Language): string =>
  `${clockTime(at, language)}.${String(new Date(at).getMilliseconds()).padStart(3, '0')}`;

/** A day as a heading: 20 November, 11월 20일; with the year when it is another one. */
export function dayHeading(at: number, now: number, language: Language): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language === 'ko' ? 'ko-KR' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(at);
}

/** 0 today, 1 yesterday, 2 ...; by calendar days of this machine. */
export function daysAgo(at: number, now: number): number {
  const startOfDay = (time: number): number => {
    const date = new Date(time);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return Math.round((startOfDay(now) - startOfDay(at)) / 86_400_000);
}
