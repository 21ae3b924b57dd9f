import { isoStamp } from '../../../shared/moments';

const two = (value: number): string => String(value).padStart(2, '0');

/** Milliseconds since 1970 as the machine's local time, `2026-03-01 14:05:09`. */
export function localTime(at: number): string {
  const date = new Date(at);
  return `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/**
 * `0.4 s`, `12 s`, `4 min 05 s`, `2 h 03 min`, `3 d 04 h`. A clock that was set back makes none shorter than
 * 0.
 */
export function duration(ms: number): string {
  const seconds = Math.max(0, ms) / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${String(Math.floor(seconds))} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${String(minutes)} min ${two(Math.floor(seconds % 60))} s`;
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? `${String(hours)} h ${two(minutes % 60)} min`
    : `${String(Math.floor(hours / 24))} d ${two(hours % 24)} h`;
}

export function bytes(count: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
  const step = Math.min(units.length - 1, count < 1 ? 0 : Math.floor(Math.log2(count) / 10));
  return `${step === 0 ? String(count) : (count / 2 ** (10 * step)).toFixed(1)} ${units[step] ?? ''}`;
}

export const iso = isoStamp;
export const isoOrNull = (at: number | null): string | null => (at === null ? null : isoStamp(at));
