/** What the model is told with the newest message and never again: memories, the clock. The rest of the prompt stays the same from turn to turn. */
export const withTurnContext = (message: string, now: string, memories: string): string => `${memories}[${now}] ${message}`;

/** The same for whoever compares messages: without the clock. */
export const withoutStamp = (message: string): string => message.replace(/(^|\n)\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [^\]\n]*\] /u, '$1');

/** `2026-03-22 15:30:00 GMT+9`, in the machine's time zone unless one is named. */
export function toStamp(at: number, timeZone?: string): string {
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
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')} ${part('timeZoneName')}`;
}
