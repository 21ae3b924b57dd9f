const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Dates as Python writes them, in English whatever the machine speaks: prompts were made for that. */
export const strftime = (date: Date, format: string): string =>
  format.replaceAll(/%(-?)([a-zA-Z%])/gu, (all, bare: string, letter: string) => {
    if (letter === '%') return '%';
    const pattern = patterns[letter];
    const written = pattern === undefined ? parts[letter]?.(date) : strftime(date, pattern);
    if (written === undefined) return all;
    return bare === '-' ? written.replace(/^[0 ]+(?=\d)/u, '') : written;
  });

const padded = (value: number, width = 2): string => String(value).padStart(width, '0');

/** What stands for several others. */
const patterns: Readonly<Record<string, string>> = {
  c: '%a %b %e %H:%M:%S %Y',
  D: '%m/%d/%y',
  F: '%Y-%m-%d',
  h: '%b',
  R: '%H:%M',
  T: '%H:%M:%S',
  x: '%m/%d/%y',
  X: '%H:%M:%S',
};

const parts: Readonly<Record<string, (date: Date) => string>> = {
  a: (date) => (days[date.getDay()] ?? '').slice(0, 3),
  A: (date) => days[date.getDay()] ?? '',
  b: (date) => (months[date.getMonth()] ?? '').slice(0, 3),
  B: (date) => months[date.getMonth()] ?? '',
  d: (date) => padded(date.getDate()),
  e: (date) => String(date.getDate()).padStart(2),
  f: (date) => padded(date.getMilliseconds() * 1000, 6),
  H: (date) => padded(date.getHours()),
  I: (date) => padded(date.getHours() % 12 === 0 ? 12 : date.getHours() % 12),
  j: (date) =>
    padded(
      Math.round(
        (Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - Date.UTC(date.getFullYear(), 0, 0)) /
          86_400_000,
      ),
      3,
    ),
  m: (date) => padded(date.getMonth() + 1),
  M: (date) => padded(date.getMinutes()),
  p: (date) => (date.getHours() < 12 ? 'AM' : 'PM'),
  w: (date) => String(date.getDay()),
  u: (date) => String(date.getDay() === 0 ? 7 : date.getDay()),
  S: (date) => padded(date.getSeconds()),
  y: (date) => padded(date.getFullYear() % 100),
  Y: (date) => String(date.getFullYear()),
};
