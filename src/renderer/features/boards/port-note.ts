import type { FoundPort } from '../../../shared/boards';

/** What the machine knows of a port, in a few words. */
export const portNote = (
  { guess, manufacturer, serialNumber }: FoundPort,
  notKnown: string,
  told: (text: string) => string,
): string =>
  [
    guess === null ? (manufacturer ?? notKnown) : told(guess.what),
    ...(serialNumber === null ? [] : [serialNumber]),
  ].join(', ');
