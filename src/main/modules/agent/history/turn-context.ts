/**
 * What the model is told before the words of a message: memories, the clock. It stays there, so that the prompt
 * only grows from turn to turn.
 */
export const withTurnContext = (message: string, now: string, memories: string): string =>
  `${memories}[${now}] ${message}`;

/** The same for whoever compares messages: without the clock. */
export const withoutStamp = (message: string): string =>
  message.replace(/(^|\n)\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [^\]\n]*\] /gu, '$1');
