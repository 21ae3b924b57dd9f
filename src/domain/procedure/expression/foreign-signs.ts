import { matchAt } from './path';

/** How other languages, and keyboards, write an operator; null: as nobody does. */
const operators: Readonly<Record<string, string>> = {
  '=': '==',
  '===': '==',
  ':=': '==',
  '!==': '!=',
  '<>': '!=',
  '~=': '!=',
  '=>': '>=',
  '=<': '<=',
  '=!': '!=',
  is: '==',
  equals: '==',
  eq: '==',
  ne: '!=',
  gt: '>',
  ge: '>=',
  gte: '>=',
  lt: '<',
  le: '<=',
  lte: '<=',
  '=~': 'matches',
  '~': 'matches',
  like: 'contains',
  includes: 'contains',
  startswith: 'starts_with',
};
const joints: Readonly<Record<string, string>> = {
  and: '&&',
  or: '||',
  '&': '&&',
  '|': '||',
  ',': '&&',
  그리고: '&&',
  또는: '||',
};

const signs = /[=<>!~&|,:≥≧≤≦≠]+|[\p{L}_]+/uy;
const typographic: Readonly<Record<string, string>> = {
  '≥': '>=',
  '≧': '>=',
  '≤': '<=',
  '≦': '<=',
  '≠': '!=',
  '−': '-',
  '–': '-',
  '—': '-',
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '«': '"',
  '»': '"',
  '「': '"',
  '」': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '′': "'",
  '″': '"',
};

/** The text as a plain keyboard writes it: full-width and typographic signs by the usual ones. */
export const plainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[≥≧≤≦≠−–—“”„‟«»「」‘’‚′″]/gu, (sign) => typographic[sign] ?? sign)
    .replaceAll(/\p{Cf}/gu, '');

/** A sign or word there that stands for an operator elsewhere, and how it is written here. */
export const foreignOperator = (text: string, at: number): Foreign | null => foreignAt(text, at, operators);

/** The same of what joins two comparisons. */
export const foreignJoint = (text: string, at: number): Foreign | null => foreignAt(text, at, joints);

interface Foreign {
  readonly written: string;
  readonly meant: string;
}

const known: ReadonlySet<string> = new Set(['>', '>=', '<', '<=', '==', '!=', '&&', '||']);

function foreignAt(text: string, at: number, table: Readonly<Record<string, string>>): Foreign | null {
  const head = text.slice(at, at + 16);
  const plain = matchAt(signs, plainSigns(head), 0)?.[0].toLowerCase();
  if (plain === undefined) return null;
  const meant = known.has(plain) ? plain : Object.hasOwn(table, plain) ? table[plain] : undefined;
  const written = /^[^\p{L}\p{N}\s$"']+|^[\p{L}_]+/u.exec(head)?.[0];
  return meant === undefined || written === undefined || written === meant ? null : { written, meant };
}
