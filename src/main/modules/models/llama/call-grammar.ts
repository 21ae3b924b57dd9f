import { isJsonObject } from '../../../../shared/json-object';
import type { Json, JsonObject } from '../../../../shared/json';
import type { ToolSpec } from '../../../ports/provider';
import type { CallFormat, ValueType } from '../../../../domain/answer/call-format';
import { anyPart, firstWords, marksFor, namePart, wordsOf } from '../../../../domain/answer/call-words';
import { freeTextUntil } from './free-text-grammar';
import { anyOf, characterClass, GbnfRules, literal } from './gbnf';
import {
  argumentExpression,
  argumentForms,
  argumentsExpression,
  charactersOf,
  itemsOf,
  listOf,
  referred,
  space,
  textCharacter,
  times,
  valueOf,
  type ArgumentMember,
} from './json-grammar';

/** Calls that may follow each other in one answer. */
const mostCalls = 8;

/**
 * The grammar of what follows the trigger of a format: calls of offered tools, one at least, to the end of the
 * answer. `written` is what stands behind the trigger already; null: these words begin no call. `ends` are the
 * marks with which the model ends its turn: what a format has from there on, nobody writes. Blanks stand where
 * the template puts them (`spaced`), so that a call that is told again is the one that was written.
 */
export function callGrammar(
  format: CallFormat,
  tools: readonly ToolSpec[],
  written: string,
  ends: readonly string[],
  spaced: boolean,
): string | null {
  const rules = new GbnfRules();
  const around = wordsOf(format);
  // Python takes "\\/" for two characters.
  if (format.form.kind === 'python') textCharacter(rules, false);
  if (isJson(format)) rules.add('space', spaced ? '" "' : '""');
  const { rest } = firstWords(format);
  const fixed = rest.split(/\{(?:name|any)\}/u)[0] ?? '';
  const isGemma = format.form.kind === 'gemma';
  if (tools.length === 0 || !fixed.startsWith(written)) return null;
  const last = untilEnd(around.tail + around.close, ends);
  const isCut = last.length < (around.tail + around.close).length;
  const tail = isCut && last.length <= around.tail.length ? last : around.tail;
  const close = last.slice(tail.length);
  const calls = tools.map((tool, index) => {
    const prefix = `tool-${String(index)}`;
    return {
      name: tool.name,
      body: rules.add(`${prefix}-arguments`, argumentsIn(format, tool, prefix, rules)),
    };
  });
  const one = (words: string): string =>
    anyOf(
      calls.map(({ name, body }) =>
        [...(isGemma ? [] : [filled(words, name)]), body, filled(tail, name)]
          .filter((part) => part !== '')
          .join(' '),
      ),
    );
  const first = rules.add(
    'first-call',
    `${isGemma ? filled(fixed.slice(written.length), '') : ''} ${one(rest.slice(written.length))}`.trim(),
  );
  // Behind a mark that ends the turn no other call follows.
  const isLast =
    format.single === true ||
    tail.length < around.tail.length ||
    untilEnd(around.between, ends).length < around.between.length;
  const between = `${isGemma ? filled(around.between + around.head, '') : ''} ${one(around.between + around.head)}`;
  const further = isLast ? '' : `(${between.trim()}){0,${String(mostCalls - 1)}}`;
  return `root ::= ${[first, further, close === '' ? '' : filled(close, '')].filter((part) => part !== '').join(' ')}\n${rules.toString()}`;
}

/** Up to the first mark that ends the model's turn. */
function untilEnd(words: string, ends: readonly string[]): string {
  const at = ends
    .filter((end) => end !== '')
    .map((end) => words.indexOf(end))
    .filter((index) => index !== -1);
  return at.length === 0 ? words : words.slice(0, Math.min(...at));
}

/** Words of a format with the name of a tool. */
const filled = (words: string, name: string): string =>
  words
    .replaceAll(namePart, name)
    .split(anyPart)
    .map((part) => (part === '' ? '' : literal(part)))
    .flatMap((part, index) => (index === 0 ? [part] : ['[0-9]{1,9}', part]))
    .filter((part) => part !== '')
    .join(' ');

const isJson = ({ form }: CallFormat): boolean =>
  form.kind === 'json-call' || form.kind === 'json-by-name' || form.kind === 'json-arguments';

function argumentsIn({ form }: CallFormat, tool: ToolSpec, prefix: string, rules: GbnfRules): string {
  const { parameters } = tool;
  switch (form.kind) {
    case 'json-call':
    case 'json-by-name':
    case 'json-arguments':
      return argumentsExpression(parameters, prefix, rules);
    case 'python': {
      const written = inForms({ schema: parameters, root: parameters }, prefix, rules, ', ', (member, name) =>
        [literal(`${member.key}=`), pythonValue(member, parameters, name, rules)].join(' '),
      );
      return `${written} ")"`;
    }
    case 'gemma': {
      const object = gemmaObject(
        parameters,
        { quote: form.quote, root: parameters, prefix, rules, references: new Map() },
        prefix,
      );
      return `${literal(`call:${tool.name}`)} ${object}`;
    }
    case 'elements':
      return inForms(
        { schema: parameters, root: parameters },
        prefix,
        rules,
        form.between ?? '',
        (member, name) => {
          const { choices, types } = valueOf(member.schema);
          const possible = types.length === 0 ? typesOfForms(member.schema) : types;
          const isText = possible.length === 0 || possible.includes('string');
          const [type = 'string'] = isText ? ['string' as const] : possible;
          const marks = marksFor(form, type as ValueType, member.key) ?? { open: '', close: '' };
          const [open, close] = [literal(marks.open), literal(marks.close)];
          if (choices !== null) {
            const shown = choices.map((choice) =>
              typeof choice === 'string' ? choice : JSON.stringify(choice),
            );
            return `${open} ${anyOf(shown.map(literal))} ${close}`;
          }
          if (!isText) return `${open} ${argumentExpression(member, parameters, name, rules)} ${close}`;
          const bounded = boundedText(member.schema, marks.close);
          if (bounded !== null) return `${open} ${bounded} ${close}`;
          rules.add(`${name}-end`, '""');
          return `${open} (${freeTextUntil([marks.close], '', `${name}-end`, rules, false, `${name}-text`)})`;
        },
      );
  }
}

/** Of a value that may have several forms: the types of all; none: of one of them it is not known. */
function typesOfForms(schema: Json): readonly string[] {
  const forms = isJsonObject(schema) ? (schema['anyOf'] ?? schema['oneOf']) : undefined;
  const types = Array.isArray(forms) ? forms.map((form) => valueOf(form).types) : [];
  return types.some((each) => each.length === 0) ? [] : types.flat();
}

/** A short text of so many characters, of which none begins the mark behind it. Null: nothing bounds it. */
function boundedText(schema: Json, close: string): string | null {
  const lengths = isJsonObject(schema) ? charactersOf(schema) : null;
  const [first] = close;
  return lengths === null || lengths.most === null || first === undefined
    ? null
    : `${characterClass([first], true)}${times(lengths)}`;
}

/** The arguments in one of the forms that they may have. */
const inForms = (
  { schema, root }: { readonly schema: JsonObject; readonly root: JsonObject },
  prefix: string,
  rules: GbnfRules,
  between: string,
  write: (member: ArgumentMember, name: string) => string,
): string =>
  anyOf(
    argumentForms(schema, root).map((listed, form) =>
      members(listed, form === 0 ? prefix : `${prefix}-form-${String(form)}`, rules, between, write),
    ),
  );

/** Members in their order; optional ones may be left out. */
function members(
  listed: readonly ArgumentMember[],
  prefix: string,
  rules: GbnfRules,
  between: string,
  write: (member: ArgumentMember, name: string) => string,
): string {
  if (listed.length === 0) return '""';
  const first = (index: number): string => `${prefix}-first-${String(index)}`;
  const next = (index: number): string => `${prefix}-next-${String(index)}`;
  const separator = between === '' ? '' : `${literal(between)} `;
  listed.forEach((member, index) => {
    const rule = rules.add(
      `${prefix}-member-${String(index)}`,
      write(member, `${prefix}-value-${String(index)}`),
    );
    const skip = member.isRequired ? [] : [true];
    rules.add(first(index), [`${rule} ${next(index + 1)}`, ...skip.map(() => first(index + 1))].join(' | '));
    rules.add(
      next(index),
      [`${separator}${rule} ${next(index + 1)}`, ...skip.map(() => next(index + 1))].join(' | '),
    );
  });
  rules.add(first(listed.length), '""');
  rules.add(next(listed.length), '""');
  return first(0);
}

function pythonValue(member: ArgumentMember, parameters: JsonObject, name: string, rules: GbnfRules): string {
  const { choices, types } = valueOf(member.schema);
  if (choices !== null) return anyOf(choices.map((choice) => literal(inPython(choice))));
  if (types.length === 1 && types[0] === 'boolean') return '("True" | "False")';
  return argumentExpression(member, parameters, name, rules);
}

const inPython = (value: Json): string =>
  value === true ? 'True' : value === false ? 'False' : value === null ? 'None' : JSON.stringify(value);

interface GemmaPlace {
  /** Around texts. */
  readonly quote: string;
  /** What references start at. */
  readonly root: JsonObject;
  readonly prefix: string;
  readonly rules: GbnfRules;
  /** Their rules, by the references. */
  readonly references: Map<string, string>;
}

/** An object whose texts stand between marks of their own. */
function gemmaObject(schema: JsonObject, place: GemmaPlace, prefix: string): string {
  const { quote, root, rules } = place;
  const listed = inForms(
    { schema, root },
    prefix,
    rules,
    ',',
    ({ key, schema: value, given = value }, name) => {
      const shown = /^[\p{L}\p{N}_-]+$/u.test(key) ? key : `${quote}${key}${quote}`;
      return `${literal(`${shown}:`)} ${gemmaValue(given, place, name)}`;
    },
  );
  return `"{" ${listed} "}"`;
}

/** An object whose schema names no members. */
function gemmaMap(schema: JsonObject, place: GemmaPlace, name: string): string {
  const { quote, rules } = place;
  const { additionalProperties: values } = schema;
  if (values === false) return '"{}"';
  rules.add(`${name}-key-end`, '""');
  const quoted = freeTextUntil([quote], '', `${name}-key-end`, rules, false, `${name}-key`);
  const key = `([A-Za-z_] [A-Za-z0-9_-]{0,63} | ${literal(quote)} (${quoted}))`;
  const value = gemmaValue(
    isJsonObject(values) ? values : { type: ['string', 'number', 'boolean'] },
    place,
    `${name}-of`,
  );
  const pair = rules.add(`${name}-pair`, `${key} ":" ${value}`);
  return `"{" (${pair} ("," ${pair})*)? "}"`;
}

function gemmaValue(schema: Json, place: GemmaPlace, name: string): string {
  const { root, rules, references } = place;
  const text = JSON.stringify(schema);
  if (!isJsonObject(schema) || !(typeof schema['$ref'] === 'string' || Array.isArray(schema['allOf'])))
    return gemmaWritten(schema, place, name);
  // A schema may contain itself: each reference is one rule.
  const known = references.get(text);
  if (known !== undefined) return known;
  const rule = `${place.prefix}-reference-${String(references.size)}`;
  references.set(text, rule);
  return rules.define(rule, () => gemmaWritten(referred(schema, root), place, rule));
}

/** Of a schema that refers to nothing itself. */
function gemmaWritten(schema: Json, place: GemmaPlace, name: string): string {
  const { quote, rules } = place;
  const forms = isJsonObject(schema) ? (schema['anyOf'] ?? schema['oneOf']) : undefined;
  if (Array.isArray(forms) && forms.length > 0)
    return anyOf(forms.map((form, index) => gemmaValue(form, place, `${name}-${String(index)}`)));
  const { choices, types } = valueOf(schema);
  const text = (): string => {
    const bounded = boundedText(schema, quote);
    if (bounded !== null) return `${literal(quote)} ${bounded} ${literal(quote)}`;
    rules.add(`${name}-end`, '""');
    return `${literal(quote)} (${freeTextUntil([quote], '', `${name}-end`, rules, false, `${name}-text`)})`;
  };
  if (choices !== null)
    return anyOf(
      choices.map((choice) =>
        literal(typeof choice === 'string' ? `${quote}${choice}${quote}` : JSON.stringify(choice)),
      ),
    );
  const given = isJsonObject(schema) ? schema : {};
  const written = (types.length === 0 ? ['string'] : types).map((type) => {
    if (type === 'string') return text();
    if (type === 'object')
      return isJsonObject(given['properties']) && Object.keys(given['properties']).length > 0
        ? gemmaObject(given, place, name)
        : gemmaMap(given, place, name);
    if (type !== 'array')
      return argumentExpression({ key: '', schema: { ...given, type }, isRequired: true }, {}, name, rules);
    const first = given['prefixItems'];
    if (Array.isArray(first) && first.length > 0)
      return `"[" ${first
        .map((entry, index) => gemmaValue(entry, place, `${name}-at-${String(index)}`))
        .join(' "," ')} "]"`;
    const item = gemmaValue(given['items'] ?? {}, place, `${name}-of`);
    return listOf(itemsOf(given), item, `("," ${space(rules)} ${item})`);
  });
  return anyOf(written);
}
