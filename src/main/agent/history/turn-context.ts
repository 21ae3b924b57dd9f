/**
 * What the model is told with the newest message and never again: memories, the clock. The rest of the prompt
 * stays the same from turn to turn.
 */
export const withTurnContext = (message: string, now: string, memories: string): string =>
  `${memories}[${now}] ${message}`;

/** The same for whoever compares messages: without the clock. */
export const withoutStamp = (message: string): string =>
  message.replace(/(^|\n)\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [^\]\n]*\] /u, '$1');
