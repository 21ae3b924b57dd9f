import { exactJsonText, ExactNumber, type ExactJson } from '../../../shared/exact-json';
import { beginsWithZeros, decimalNumber, isPlainNumber } from './numbers';
import type { Literal } from './syntax';

/** A word without quotes. */
export function wordLiteral(text: string): Literal {
  if (text === 'true' || text === 'false') return { kind: 'boolean', text };
  if (text === 'null') return { kind: 'null', text };
  return textLiteral(text, false);
}

export function textLiteral(text: string, quoted: boolean): Literal {
  const number = decimalNumber(text);
  return number === null
    ? { kind: 'text', text, quoted }
    : {
        kind: 'number',
        number,
        text,
        identity: quoted || (!isPlainNumber(text) && beginsWithZeros.test(text)),
        quoted,
      };
}

/** Sensors there are that send numbers as texts. */
function foundText(text: string): Literal {
  const literal = textLiteral(text, true);
  return literal.kind === 'number'
    ? { ...literal, identity: !isPlainNumber(text) || beginsWithZeros.test(text) }
    : literal;
}

/** A value that was found, as what another one is compared with; null: lists and objects. */
export function literalOf(value: ExactJson): Literal | null {
  if (value === null) return { kind: 'null', text: 'null' };
  if (typeof value === 'string') return foundText(value);
  if (typeof value === 'boolean') return { kind: 'boolean', text: value ? 'true' : 'false' };
  if (typeof value === 'number')
    return {
      kind: 'number',
      number: value,
      text: exactJsonText(value),
      identity: false,
      quoted: false,
    };
  return value instanceof ExactNumber
    ? { kind: 'number', number: Number(value.text), text: value.text, identity: true, quoted: false }
    : null;
}
