import type { FoundPort } from '../../../shared/boards';

/** What the machine knows of a port, in a few words. */
export const portNote = ({ guess, manufacturer, serialNumber }: FoundPort, notKnown: string): string => [guess?.what ?? manufacturer ?? notKnown, ...(serialNumber === null ? [] : [serialNumber])].join(', ');
