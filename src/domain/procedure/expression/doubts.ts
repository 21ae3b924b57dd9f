import type { Doubt } from './doubt';
import { plainSigns } from './foreign-signs';
import { decimalNumber } from './numbers';
import { printPath, templateRoots } from './path';
import { unseenPaths, wasSeen, type Recorded } from './recorded';
import { choosesNothing, isImpossible } from './satisfiable';
import {
  comparisonsOf,
  nodesIn,
  pathNodesOf,
  type Comparison,
  type Condition,
  type Expression,
  type LiteralNode,
  type Operator,
  type PathNode,
  type Value,
} from './syntax';

/**
 * Where a condition stands: a trigger sees the payload, a step the whole run, and so does a template, whose paths
 * have no `$`.
 */
export type ConditionPlace = 'trigger' | 'step' | 'template';

/**
 * What is doubtful in a condition that can be read, in the order it is written. `recorded`: what came where
 * its trigger listens, as far as that is known.
 */
export function doubtsOf(
  text: string,
  condition: Condition,
  place: ConditionPlace,
  recorded: Recorded = { payloads: [], nearest: () => null },
): readonly Doubt[] {
  const found = [
    ...comparisonsOf(condition).flatMap(literalDoubts),
    ...comparisonsOf(condition).flatMap(patternDoubts),
    ...pathNodesOf(condition).flatMap((node) =>
      wasSeen(recorded, node.path) ? [] : pathDoubts(text, node, place),
    ),
  ].toSorted((a, b) => a.at - b.at);
  // A slip in a value is why the condition as a whole makes no sense.
  if (found.length > 0) return found;
  const whole = wholeDoubts(text, condition);
  return whole.length > 0 ? whole : unseenPaths(text, condition, recorded);
}

/** The same of what stands in double braces. */
export const doubtsOfTemplate = (text: string, node: Expression): readonly Doubt[] =>
  nodesIn(node)
    .flatMap((part) =>
      part.kind === 'comparison'
        ? [...literalDoubts(part), ...patternDoubts(part)]
        : part.kind === 'path'
          ? pathDoubts(text, part, 'template')
          : [],
    )
    .toSorted((a, b) => a.at - b.at);

function wholeDoubts(text: string, condition: Condition): readonly Doubt[] {
  if (isImpossible(condition))
    return [
      {
        kind: 'impossible',
        at: 0,
        message: `The condition ${text} can never be true`,
        remedy: 'Check the operators and limits.',
      },
    ];
  const nothing = choosesNothing(condition);
  if (nothing === null) return [];
  const paths = [
    ...new Set(
      pathNodesOf(condition).map(({ implied, span }) =>
        implied ? 'the payload' : text.slice(span.start, span.end),
      ),
    ),
  ].join(', ');
  return [
    {
      kind: 'always',
      at: 0,
      message:
        nothing === 'always'
          ? `The condition ${text} is true for every payload`
          : `The condition ${text} is true whatever value ${paths} has`,
      remedy: 'Check the operators and limits, and whether && is meant where || stands.',
    },
  ];
}

function literalDoubts({ left, operator, right }: Comparison): readonly Doubt[] {
  return [...literalsIn(left), ...literalsIn(right)].flatMap((node) => {
    const doubt = literalDoubt(node, hasOrder(operator));
    return doubt === null ? [] : [{ kind: 'slip' as const, at: node.span.start, ...doubt }];
  });
}

/** `/^ERR/i` is how other languages write a pattern; a slash before the begin of a text is never found. */
function patternDoubts({ right }: Comparison): readonly Doubt[] {
  const [, inner] = right.kind === 'pattern' ? (/^\/(\^.*|.*\$)\/[a-z]*$/su.exec(right.pattern) ?? []) : [];
  return inner === undefined
    ? []
    : [
        {
          kind: 'slip',
          at: right.span.start,
          message: 'The slashes around the pattern are part of it, so nothing matches it',
          remedy: `Write '${inner}' without them.`,
        },
      ];
}

const hasOrder = (operator: Operator): boolean => /^[<>]/u.test(operator);

function literalsIn(value: Value): readonly LiteralNode[] {
  switch (value.kind) {
    case 'literal':
      return [value];
    case 'list':
      return value.items.flatMap(literalsIn);
    case 'value-choice':
      return [value.yes, value.no].flatMap(literalsIn);
    case 'fallback':
      return [value.left, value.right].flatMap(literalsIn);
    default:
      return [];
  }
}

type Told = Pick<Doubt, 'message' | 'remedy'>;

/** A quoted text is meant as one, unless it is to be above or below a number. */
function literalDoubt({ literal }: LiteralNode, ordered: boolean): Told | null {
  if (literal.kind !== 'text') return null;
  const { text, quoted } = literal;
  if (text.includes('{{') || text.endsWith('}}'))
    return {
      message: `${text} is a text here, for nothing is filled in in a condition`,
      remedy: 'Name the value by its path, for example $.max.',
    };
  if (quoted && !ordered) return null;
  return (
    (quoted ? null : (wordDoubt(text) ?? pathWordDoubt(text))) ??
    numberDoubt(text, ordered) ??
    (quoted ? lookalikeNumber(text) : (signDoubt(text) ?? (ordered ? nameDoubt(text) : null)))
  );
}

const printedQuotes = /^[“”„‟«»「‘’‚]|[“”‟«»」’]$|^`.*`$/u;
const fullWidth = /[\uFF01-\uFF5E]/u;

function signDoubt(text: string): Told | null {
  const plain = plainSigns(text);
  if (printedQuotes.test(text)) {
    const inner = plain.replace(/^["'`]/u, '').replace(/["'`]$/u, '');
    return {
      message: text.startsWith('`')
        ? `The backticks of ${text} are part of the text`
        : `The printed quotes of ${text} are part of the text`,
      remedy: `Write "${inner}" with the straight quotes of the keyboard.`,
    };
  }
  if (/\p{Cf}/u.test(text))
    return {
      message: `The text ${plain} holds characters that cannot be seen`,
      remedy: `Write ${plain} by hand.`,
    };
  const number = lookalikeNumber(text);
  if (number !== null || !fullWidth.test(text)) return number;
  return {
    message: `${text} has full-width signs, which are other ones than those of ${plain}`,
    remedy: `Write ${plain} with the signs of the keyboard, or "${text}" in quotes if the sender writes it so.`,
  };
}

/** `８５`, `−5`: signs that only look like those of a number, or of a sign that belongs to the operator. */
function lookalikeNumber(text: string): Told | null {
  const plain = plainSigns(text);
  if (plain === text) return null;
  const isMeant =
    decimalNumber(plain) !== null ||
    unitBehind.test(plain) ||
    /^(?:true|false|null)$/u.test(plain) ||
    /^[=<>!]/u.test(plain);
  return isMeant
    ? {
        message: `${text} is a text here: its signs only look like ${plain}`,
        remedy: `Write ${plain} with the signs of the keyboard.`,
      }
    : null;
}

function wordDoubt(text: string): Told | null {
  const lower = text.toLowerCase();
  const meant = /^(?:true|false|null)$/u.test(lower)
    ? lower
    : /^(?:None|NONE|undefined|nil|Nil|NIL)$/u.test(text)
      ? 'null'
      : null;
  return meant === null
    ? null
    : {
        message: `${text} is a text here; the value of JSON is written ${meant}`,
        remedy: `Write ${meant}, or "${text}" in quotes if the sender writes it so.`,
      };
}

/** A word is seldom above or below another: it is the name of a value without its path. */
const nameDoubt = (text: string): Told | null =>
  /^\p{L}[\p{L}\p{N}_]{2,}$/u.test(text)
    ? {
        message: `${text} is a text here, so no number is above or below it`,
        remedy: `Write $.${text} if the payload has a value of that name, or "${text}" in quotes.`,
      }
    : null;

const pathWordDoubt = (text: string): Told | null =>
  /\$\.?[\p{L}_[]/u.test(text)
    ? {
        message: `${text} is a text here`,
        remedy: 'Write a path as $.key, and blanks around the signs of arithmetic.',
      }
    : null;

const unitBehind = /^([+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+))([%‰°′″µ\p{L}\p{So}][\p{L}%°²³⁻¹/·^]*[23]?)$/u;

function numberDoubt(text: string, ordered: boolean): Told | null {
  const meant = withoutComma(text);
  if (meant !== null)
    return {
      message: `${text} is a text here, because of its comma`,
      remedy: `Write ${meant}; a number has a point and nothing between its digits.`,
    };
  const [, number = '', unit = ''] = unitBehind.exec(text) ?? [];
  if (unit !== '' && (ordered || !isCode(unit)))
    return {
      message: `${text} is a text here, because of the unit behind its number`,
      remedy: `Write ${number.replace(',', '.')}, or "${text}" in quotes and == if the sender writes it so.`,
    };
  if (/^\d+(?:\.\d+)?[+*]\d/u.test(text))
    return { message: `${text} is a text here`, remedy: 'Write blanks around the signs of arithmetic.' };
  const isNumber =
    /^[+-]?\.?\d/u.test(text) || (/^[+-]?\.?\p{N}/u.test(text) && lookalikeNumber(text) === null);
  return ordered && isNumber && !isTime.test(text)
    ? {
        message: `${text} is a text here, so no number is above or below it`,
        remedy: 'Write a number with digits and one point alone.',
      }
    : null;
}

/** Texts whose order is that of time. */
const isTime = /^(?:\d{4}-\d\d|\d\d?:\d\d)/u;

/** One capital letter, or several with digits, may be part of a name such as `12A`; so may hexadecimal. */
const isCode = (unit: string): boolean =>
  /^[A-Fa-fxX]$/u.test(unit) && unit !== 'C' && unit !== 'F' && unit !== 'A';

/** What a number with a comma stands for; null: it is none. */
function withoutComma(text: string): string | null {
  if (/^[+-]?\d{1,3}(?:,\d{3}){2,}(?:\.\d+)?$/u.test(text) || /^[+-]?\d{1,3},\d{3}\.\d+$/u.test(text))
    return text.replaceAll(',', '');
  if (/^[+-]?\d{1,3}(?:\.\d{3})+,\d+$/u.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^[+-]?[1-9]\d{0,2},\d{3}$/u.test(text)) return `${text.replace(',', '.')} or ${text.replace(',', '')}`;
  return /^[+-]?\d*,\d+$/u.test(text) ? text.replace(',', '.') : null;
}

function pathDoubts(
  text: string,
  { path, span, implied }: PathNode,
  place: ConditionPlace,
): readonly Doubt[] {
  const [first, ...rest] = path;
  if (first === undefined || implied) return [];
  const written = text.slice(span.start, span.end);
  const at = span.start;
  if (place === 'trigger' && (first === 'payload' || first === 'steps' || first === 'topic'))
    return [
      {
        kind: 'slip',
        at,
        message: `${written} looks for a key "${first}" in the payload, which is $ in the condition of a trigger`,
        remedy:
          first === 'payload'
            ? `Write ${rest.length === 0 ? '$' : printPath(rest)}; $.payload is for the conditions of steps.`
            : `Only the conditions of steps have $.${first}.`,
      },
    ];
  const unblanked = place === 'template' ? signIn : arithmeticIn;
  const odd = path.find(
    (key) =>
      unblanked.test(key) || /\p{Cf}/u.test(key) || (plainSigns(key) !== key && isAscii(plainSigns(key))),
  );
  if (odd === undefined) return [];
  return [
    unblanked.test(odd)
      ? {
          kind: 'slip',
          at,
          message: `"${odd}" is one key here`,
          remedy: 'Write blanks around the signs of arithmetic.',
        }
      : {
          kind: 'slip',
          at,
          message: `The key "${odd}" has signs that only look like ${plainSigns(odd)}`,
          remedy: `Write ${plainSigns(odd)} with the signs of the keyboard.`,
        },
  ];
}

/** Keys that no sender has; and a path or a number behind a sign, which people write without blanks. */
const arithmeticIn = /[*+]|[-/%]\$|[/%]\d+$/u;

/** The same where paths have no `$`, and one ends behind a sign where the dot of another one begins. */
const signIn = new RegExp(String.raw`[*+?]|[-/%](?:${templateRoots.join('|')})$|[/%]\d+$`, 'u');

const isAscii = (text: string): boolean => /^[\x20-\x7E]*$/u.test(text);
