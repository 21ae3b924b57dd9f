/** Unit words of a duration, in the order hour, minute, second, millisecond. */
export interface DurationUnits {
  readonly d: string;
  readonly h: string;
  readonly m: string;
  readonly s: string;
  readonly ms: string;
}

const units: Readonly<Record<'en' | 'ko', DurationUnits>> = {
  en: { d: ' d', h: ' h', m: ' m', s: ' s', ms: ' ms' },
  ko: { d: '일', h: '시간', m: '분', s: '초', ms: 'ms' },
};

/**
 * A measured time: 12 ms, 0.9 s, 45.0 s, 1 m 34 s, 1 h 00 m, 2 d 4 h. Rounded down from a minute on, so that nothing
 * is said to have taken longer than it did.
 */
export function formatDuration(ms: number, language: string): string {
  const u = language.startsWith('ko') ? units.ko : units.en;
  const whole = Math.max(0, ms);
  if (whole < 100) return `${Math.round(whole)}${u.ms}`;
  if (whole < 59_950) return `${(whole / 1000).toFixed(1)}${u.s}`;
  return formatCoarse(whole, u);
}

/** A time that still grows or counts down, in whole units: 4 s, 1 m 34 s. */
export function formatElapsed(ms: number, language: string): string {
  const u = language.startsWith('ko') ? units.ko : units.en;
  const whole = Math.max(0, ms);
  return whole < 60_000 ? `${Math.floor(whole / 1000)}${u.s}` : formatCoarse(whole, u);
}

function formatCoarse(ms: number, u: DurationUnits): string {
  const seconds = Math.max(60, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)}${u.d} ${hours % 24}${u.h}`;
  if (hours > 0) return `${hours}${u.h} ${two(minutes % 60)}${u.m}`;
  return `${minutes}${u.m} ${two(seconds % 60)}${u.s}`;
}

/** Time left as on the countdown: 04:31 under an hour, then 1 h 05 m. */
export function formatCountdown(ms: number, language: string): string {
  const whole = Math.max(0, ms);
  if (whole >= 3_600_000) return formatElapsed(whole, language);
  const seconds = Math.ceil(whole / 1000);
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** An axis label: 0, 30 s, 1 m, 1 m 30. */
export function formatTick(ms: number, language: string): string {
  const u = language.startsWith('ko') ? units.ko : units.en;
  if (ms === 0) return '0';
  if (ms < 1000) return `${ms}${u.ms}`;
  if (ms < 60_000) return `${ms / 1000}${u.s}`;
  if (ms < 3_600_000) return ms % 60_000 === 0 ? `${ms / 60_000}${u.m}` : `${Math.floor(ms / 60_000)}${u.m} ${two((ms % 60_000) / 1000)}`;
  return ms % 3_600_000 === 0 ? `${ms / 3_600_000}${u.h}` : `${Math.floor(ms / 3_600_000)}${u.h} ${two((ms % 3_600_000) / 60_000)}`;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Time of day, 24 hours, on this machine's clock: 13:59:54. */
export const formatClock = (at: number): string => {
  const date = new Date(at);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':');
};

/** With milliseconds, for records: 13:59:54.310. */
export const formatExact = (at: number): string => `${formatClock(at)}.${String(new Date(at).getMilliseconds()).padStart(3, '0')}`;

/** A day as a heading or a date in a list: 20 November, 11월 20일; with the year when it is another one. */
export function formatDay(at: number, now: number, language: string, month: 'long' | 'short' = 'long'): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const locale = language.startsWith('ko') ? 'ko-KR' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month, ...(sameYear ? {} : { year: 'numeric' }) }).format(at);
}

/** 0 today, 1 yesterday, 2 ...; by calendar days of this machine. */
export function daysAgo(at: number, now: number): number {
  const start = (time: number): number => {
    const date = new Date(time);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return Math.round((start(now) - start(at)) / 86_400_000);
}
