const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Dates as Python writes them, in English whatever the machine speaks: prompts were made for that. */
export const strftime = (date: Date, format: string): string =>
  format.replaceAll(/%(-?)([aAbBdHIjmMpSyY%])/gu, (_, bare: string, letter: string) => {
    const written = parts[letter]?.(date) ?? '%';
    return bare === '-' ? written.replace(/^0+(?=\d)/u, '') : written;
  });

const padded = (value: number, width = 2): string => String(value).padStart(width, '0');

const parts: Readonly<Record<string, (date: Date) => string>> = {
  a: (date) => (days[date.getDay()] ?? '').slice(0, 3),
  A: (date) => days[date.getDay()] ?? '',
  b: (date) => (months[date.getMonth()] ?? '').slice(0, 3),
  B: (date) => months[date.getMonth()] ?? '',
  d: (date) => padded(date.getDate()),
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
  S: (date) => padded(date.getSeconds()),
  y: (date) => padded(date.getFullYear() % 100),
  Y: (date) => String(date.getFullYear()),
};
