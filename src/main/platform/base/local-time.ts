type PartOf = (type: Intl.DateTimeFormatPartTypes) => string;

/** `2026-03-22 15:30:00 GMT+9`, in the machine's time zone unless one is named. */
export function toStamp(at: number, timeZone?: string): string {
  const part = partsOf(at, timeZone);
  return `${dayOf(part)} ${part('hour')}:${part('minute')}:${part('second')} ${part('timeZoneName')}`;
}

/** The same to the minute. */
export function toMinute(at: number, timeZone?: string): string {
  const part = partsOf(at, timeZone);
  return `${dayOf(part)} ${part('hour')}:${part('minute')} ${part('timeZoneName')}`;
}

const dayOf = (part: PartOf): string => `${part('year')}-${part('month')}-${part('day')}`;

function partsOf(at: number, timeZone: string | undefined): PartOf {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }).formatToParts(at);
  return (type) => parts.find((candidate) => candidate.type === type)?.value ?? '';
}
