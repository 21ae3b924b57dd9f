/** What the usual texts of a clock say; every other one has its next times alone. */
export type CronWords =
  | { readonly every: 'minute' }
  | { readonly every: 'minutes'; readonly count: number }
  | { readonly every: 'hour'; readonly minute: number }
  | { readonly every: 'hours'; readonly count: number; readonly minute: number }
  | { readonly every: 'day'; readonly times: readonly string[] }
  /** From 0, Sunday. */
  | { readonly every: 'week'; readonly days: readonly number[]; readonly times: readonly string[] }
  | { readonly every: 'month'; readonly day: number; readonly times: readonly string[] }
  /** `month` from 1. */
  | {
      readonly every: 'year';
      readonly month: number;
      readonly day: number;
      readonly times: readonly string[];
    };

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** More times in a day are told by the next ones. */
const mostTimes = 4;

/** Null: it says more than can be told in a few words, or it cannot be read. */
export function cronWords(expression: string): CronWords | null {
  const fields = expression.trim().split(/\s+/u);
  const [minute = '', hour = '', day = '', month = '', week = ''] =
    fields.length === 6 && fields[0] === '0' ? fields.slice(1) : fields.length === 5 ? fields : [];
  const minutes = numbersIn(minute, 0, 59);
  const [onlyMinute] = minutes ?? [];
  const always = [day, month, week].every(isAny);
  if (always && hour === '*') {
    if (minute === '*') return { every: 'minute' };
    const count = stepOf(minute);
    if (count !== null) return { every: 'minutes', count };
    return minutes?.length === 1 && onlyMinute !== undefined ? { every: 'hour', minute: onlyMinute } : null;
  }
  if (minutes?.length !== 1 || onlyMinute === undefined) return null;
  const everyHours = stepOf(hour);
  if (everyHours !== null) return always ? { every: 'hours', count: everyHours, minute: onlyMinute } : null;
  const hours = numbersIn(hour, 0, 23);
  if (hours === null || hours.length > mostTimes) return null;
  const two = (number: number): string => String(number).padStart(2, '0');
  const times = hours.map((each) => `${two(each)}:${two(onlyMinute)}`);
  if (always) return { every: 'day', times };
  const days = daysIn(week);
  if (isAny(day) && isAny(month)) return days === null ? null : { every: 'week', days, times };
  const [date, ...moreDates] = numbersIn(day, 1, 31) ?? [];
  if (!isAny(week) || date === undefined || moreDates.length > 0) return null;
  if (isAny(month)) return { every: 'month', day: date, times };
  const [only, ...moreMonths] = numbersIn(month, 1, 12) ?? [];
  return only === undefined || moreMonths.length > 0
    ? null
    : { every: 'year', month: only, day: date, times };
}

const isAny = (field: string): boolean => field === '*' || field === '?';

function stepOf(field: string): number | null {
  const step = /^\*\/(\d{1,2})$/u.exec(field)?.[1];
  return step === undefined || Number(step) === 0 ? null : Number(step);
}

/** Single numbers, lists and ranges; null: something else. */
function numbersIn(field: string, least: number, most: number): readonly number[] | null {
  const found: number[] = [];
  for (const part of field.split(',')) {
    const [, from, to] = /^(\d{1,2})(?:-(\d{1,2}))?$/u.exec(part) ?? [];
    if (from === undefined) return null;
    const [first, last] = [Number(from), Number(to ?? from)];
    if (first < least || last > most || first > last) return null;
    for (let number = first; number <= last; number += 1) found.push(number);
  }
  return [...new Set(found)].sort((a, b) => a - b);
}

function daysIn(field: string): readonly number[] | null {
  const named = field.toLowerCase().replaceAll(/[a-z]{3}/gu, (name) => {
    const at = dayNames.indexOf(name);
    return at === -1 ? name : String(at);
  });
  const numbers = numbersIn(named, 0, 7);
  return numbers === null ? null : [...new Set(numbers.map((day) => day % 7))].sort((a, b) => a - b);
}
