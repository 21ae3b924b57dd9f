/** `npm test -- --thorough` */
export const isThorough = process.env['THOROUGH'] !== undefined;

/**
 * How many inputs a test of properties draws. Whoever waits for `npm test` waits for a fifth of them, which are others
 * each time.
 */
export const draws = (thorough: number): number => (isThorough ? thorough : Math.ceil(thorough / 5));
