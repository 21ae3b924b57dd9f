const units = [
  { name: 'd', secs: 86_400 },
  { name: 'h', secs: 3_600 },
  { name: 'min', secs: 60 },
  { name: 's', secs: 1 },
] as const;

const pattern =
  /^(?:(\d{1,9}(?:\.\d{1,3})?)d)?(?:(\d{1,9}(?:\.\d{1,3})?)h)?(?:(\d{1,9}(?:\.\d{1,3})?)m(?:in)?)?(?:(\d{1,9}(?:\.\d{1,3})?)s)?$/u;

/** Longer nobody waits, and timers of days and months would be of no use. */
export const longestWaitSecs = 366 * 86_400;

/** The seconds that `90s`, `30m`, `1h 30m` or `1.5h` stand for; null: it is no such text, or nothing is left of it. */
export function readDuration(text: string): number | null {
  const parts = /\d\s+\d/u.test(text) ? null : pattern.exec(text.replaceAll(/\s/gu, ''));
  if (parts === null) return null;
  const secs = units.reduce((sum, { secs: each }, index) => sum + Number(parts[index + 1] ?? 0) * each, 0);
  const rounded = Math.round(secs * 1000) / 1000;
  return rounded > 0 && rounded <= longestWaitSecs ? rounded : null;
}

/** The whole seconds that somebody types: `600`, `10m`; null: it is no such text. */
export function typedSecs(text: string): number | null {
  const secs = /^\d{1,10}$/u.test(text.trim()) ? Number(text) : readDuration(text);
  return secs !== null && Number.isInteger(secs) ? secs : null;
}

/** In the largest unit of which it is a whole number: `90 s`, `2 h`. */
export function amountText(secs: number): string {
  const { name, secs: each } = units.find((unit) => secs % unit.secs === 0) ?? units[3];
  return `${String(secs / each)} ${name}`;
}

/** As it is written in SOP.md. */
export const durationText = (secs: number): string => amountText(secs).replace(' min', 'm').replace(' ', '');
