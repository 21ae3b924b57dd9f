const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/u;
/** The smallest number has some 340 digits written out. */
const longestNumber = 400;

/**
 * The number that a text is in full, or null: no spaces, units or hexadecimal, and 400 characters at most.
 * Beyond every limit it is infinite.
 */
export const decimalNumber = (text: string): number | null =>
  text.length > longestNumber || !decimal.test(text) ? null : Number(text);

/** Every number of so many digits is another one. */
const mostDigits = 15;

/**
 * Whether a numeric text says no more than its number: without an exponent, which may be a letter of an
 * identity, and with 15 digits at most, zeros in front aside.
 */
export const isPlainNumber = (text: string): boolean =>
  !/e/iu.test(text) && text.replace(/^[+-]?0*/u, '').replace('.', '').length <= mostDigits;

/** As a badge or an article number does: what is written so may be a name. */
export const beginsWithZeros = /^[+-]?0\d/u;

export type Order = 'less' | 'equal' | 'greater';

const digits = /^(?<sign>[+-]?)(?<whole>\d*)(?:\.(?<part>\d*))?$/u;

/** Of numbers of which one is beyond 2^53, digit by digit; null: neither is, or one has an exponent. */
export function orderOfDigits(one: string, other: string): Order | null {
  if (Math.max(Math.abs(Number(one)), Math.abs(Number(other))) < 2 ** 53) return null;
  const [a, b] = [digits.exec(one)?.groups, digits.exec(other)?.groups];
  if (a === undefined || b === undefined) return null;
  const places = Math.max(a['part']?.length ?? 0, b['part']?.length ?? 0);
  const whole = ({ sign = '', whole = '', part = '' }: Readonly<Record<string, string>>): bigint => {
    const size = BigInt(`${whole}${part.padEnd(places, '0')}`);
    return sign === '-' ? -size : size;
  };
  const difference = whole(a) - whole(b);
  return difference === 0n ? 'equal' : difference < 0n ? 'less' : 'greater';
}
