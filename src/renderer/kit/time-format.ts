import type { Language } from '../../shared/language';
import { nearestMoment } from '../../shared/moments';

const localeOf = (language: Language): string => (language === 'ko' ? 'ko-KR' : 'en-GB');
const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: Language, name: string, options: Intl.DateTimeFormatOptions, at: number): string {
  const key = `${language} ${name}`;
  let known = formats.get(key);
  if (known === undefined) {
    known = new Intl.DateTimeFormat(localeOf(language), options);
    formats.set(key, known);
  }
  return known.format(nearestMoment(at));
}

/** 14:04:16. `at` in milliseconds since 1970; shown in the machine's time zone. */
export const clockTime = (at: number, language: Language): string =>
  format(language, 'clock', { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }, at);

/** 14:04:16.109, for what follows in milliseconds. */
export const preciseTime = (at: number, language: Language): string =>
  format(
    language,
    'precise',
    { hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3, hourCycle: 'h23' },
    at,
  );

/** 14:04 */
export const shortTime = (at: number, language: Language): string =>
  format(language, 'short', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, at);

/** 12 Nov, 11월 12일 */
export const dayText = (at: number, language: Language): string =>
  format(language, 'day', { day: 'numeric', month: language === 'ko' ? 'long' : 'short' }, at);

/** 12 November 2025 at 14:04:16, for titles and hover. */
export const fullTime = (at: number, language: Language): string =>
  `${format(language, 'date', { dateStyle: 'long' }, at)} ${clockTime(at, language)}`;

export const isSameDay = (a: number, b: number): boolean =>
  new Date(a).toDateString() === new Date(b).toDateString();

/** The time alone today, the day and the time otherwise. */
export const momentText = (at: number, now: number, language: Language): string =>
  isSameDay(at, now) ? shortTime(at, language) : `${dayText(at, language)} ${shortTime(at, language)}`;

const units = {
  en: { s: ' s', min: ' min', h: ' h', d: ' d' },
  ko: { s: '초', min: '분', h: '시간', d: '일' },
} as const;

/** 4 ms, 0.8 s, 46 s, 3 min 5 s, 2 h 10 min, 4 d 3 h. `ms` is a length of time; negative counts as zero. */
export function durationText(ms: number, language: Language): string {
  const unit = units[language];
  const seconds = Math.max(0, ms) / 1000;
  if (ms > 0 && ms < 95) return `${String(Math.ceil(ms))} ms`;
  if (seconds < 9.95) return `${seconds.toFixed(1).replace(/\.0$/, '')}${unit.s}`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${String(whole)}${unit.s}`;
  const pair = (big: number, bigUnit: string, small: number, smallUnit: string): string =>
    small === 0 ? `${String(big)}${bigUnit}` : `${String(big)}${bigUnit} ${String(small)}${smallUnit}`;
  if (whole < 3600) return pair(Math.floor(whole / 60), unit.min, whole % 60, unit.s);
  if (whole < 86_400)
    return pair(Math.floor(whole / 3600), unit.h, Math.floor((whole % 3600) / 60), unit.min);
  return pair(Math.floor(whole / 86_400), unit.d, Math.floor((whole % 86_400) / 3600), unit.h);
}

/** The largest unit alone: 46 s, 41 min, 2 h. For lists. */
export function roughDuration(ms: number, language: Language): string {
  const unit = units[language];
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return `${String(seconds)}${unit.s}`;
  if (seconds < 3600) return `${String(Math.floor(seconds / 60))}${unit.min}`;
  if (seconds < 86_400) return `${String(Math.floor(seconds / 3600))}${unit.h}`;
  return `${String(Math.floor(seconds / 86_400))}${unit.d}`;
}

/** 2 h ago, 2시간 전; "now" within five seconds. */
export function agoText(at: number, now: number, language: Language): string {
  const ms = now - at;
  if (ms < 5000) return language === 'ko' ? '방금' : 'now';
  return language === 'ko' ? `${roughDuration(ms, 'ko')} 전` : `${roughDuration(ms, 'en')} ago`;
}

/**
 * 04:31, or 1:04:31 from an hour on. Counts whole seconds still left, so it shows 00:00 only when nothing is
 * left.
 */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours === 0 ? rest : `${String(hours)}:${rest}`;
}

/** In a list: the countdown under ten minutes, the rough time otherwise. */
export const leftText = (leftMs: number, language: Language): string =>
  leftMs < 600_000 ? countdownText(leftMs) : roughDuration(leftMs, language);
