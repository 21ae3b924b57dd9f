/**
 * For JSON.stringify. Half of a character, as a cut within it leaves one, is no JSON to some services: they
 * would refuse every request of the conversation from then on.
 */
export const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;
