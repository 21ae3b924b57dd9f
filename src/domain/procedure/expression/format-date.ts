import type { ExactJson } from '../../../shared/exact-json';
import { numberOf } from './compare';

const longestForm = 100;
const fields = /YYYY|MM|DD|HH|mm|ss/gu;
/** Further from 1970 no calendar counts. */
const furthest = 8.64e15;

/**
 * A time as text. It is milliseconds since 1970, or a text as ISO 8601 writes it. Undefined: it is none, or
 * there is no such zone.
 */
export function formattedDate(time: ExactJson, form: string, zone: string): string | undefined {
  const at = numberOf(time) ?? (typeof time === 'string' ? isoTime(time) : NaN);
  if (!(Math.abs(at) <= furthest) || form.length > longestForm) return undefined;
  const parts = partsOf(at, zone);
  return parts === null ? undefined : form.replaceAll(fields, (field) => parts[field] ?? field);
}

const isoTime = (text: string): number =>
  /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/u.test(text)
    ? Date.parse(text)
    : NaN;

function partsOf(at: number, zone: string): Readonly<Record<string, string>> | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    const found = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const of = (type: Intl.DateTimeFormatPartTypes, length = 2): string =>
      (found.get(type) ?? '').padStart(length, '0');
    return {
      YYYY: of('year', 4),
      MM: of('month'),
      DD: of('day'),
      HH: of('hour'),
      mm: of('minute'),
      ss: of('second'),
    };
  } catch {
    return null;
  }
}
