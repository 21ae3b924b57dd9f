import { stateNamePattern } from '../../../../shared/procedure-state';
import { stepBullets } from '../../../../shared/sop-keys';
import { clauseAsks, isUnknownSwitch, keyAsks, noWords, phraseAsks } from './asks-for-approval';
import { nearest } from '../../../platform/base/nearest';
import { bulletPattern, keyPattern } from './bullets';
import { gateKey } from './file-head';
import { nearConfirmation } from './near-confirmation';
import { looksLikeRouting, readRouting, routingKeys } from './step-routing';
import { settingIn } from './settings-that-ask';
import { isWorkKey, readWork, workKeys } from '../../../../domain/procedure/step-work';

/** A line of a step's text that was most likely meant as a bullet. */
export interface StepSlip {
  /** As it is written. */
  readonly key: string;
  /** Where the key stands in the line, from 0. */
  readonly offset: number;
  readonly severity: 'error' | 'warning';
  /** To be safe, a person is asked before the step. */
  readonly asks: boolean;
  readonly message: string;
  readonly remedy: string;
}

/**
 * Marks of lists, quotations, checkboxes and emphasis, HTML tags, pictures and what cannot be seen: whatever
 * is no letter, digit or brace.
 */
const marks = /^(?:<[^<>]*>|\[[ xX]?\]|\d+[.)](?=\s)|[^\p{L}\p{N}{])+/u;
/** Several settings in one value. */
const inBraces = /^\{([^{}]{0,200})\}?$/u;
const wordPattern =
  /^(requires[^\p{L}\p{N}]*confirmation(?!\p{Script=Latin})|(?:on[\s_\\-]*failure|tools|call|kind|when|next)(?!\p{L}))(?!\p{N})(.*)$/iu;
const valuePattern =
  /^(?:<[^<>]*>|["'“”‘’`*_~)\]])*(\s*(?:[:：=→]|[-=]>)|\s|$)(?:<[^<>]*>|[\s*_~"'“”‘’`])*(.*)$/u;
const closing = /["'“”‘’`*_)\]\s]+$/u;
const keyAndValue =
  /^((?:\p{L}[\p{L}\p{N}_'’-]*[ \t]+){0,5}(?:\p{N}{1,3}[_-])?\p{L}[\p{L}\p{N}_'’-]*)["'“”‘’`*_)\]]*\s*(?:[:：=→]|[-=]>)["'“”‘’`*_\s]*(.*)$/u;
const toolList = /^(?=.*[_.])`?[a-z][\w.-]*`?(?:\s*,\s*`?[a-z][\w.-]*`?)*$/iu;
const callWithArguments = /^[A-Za-z_][\w.-]*\s*\{/u;

/**
 * Characters in which a key and its colon stand, if a line has them: the patterns of keys go back over what
 * they have read.
 */
const longestKey = 200;
/** A line with such a break is told of as a whole. */
const foreignBreak = /[\r\v\f\u0085\u2028\u2029]/u;
/** Further into a line nobody looks for a question. */
const longestLine = 2_000;

const bulletKeys = stepBullets.map(({ name }) => name);
const isKnown = (key: string): boolean => bulletKeys.some((known) => plain(known) === plain(key));
const anyCaseKeys = bulletKeys.filter((name) => !isWorkKey(name));

/**
 * Whether a line that is no bullet of a step was meant as one: a known word behind wrong marks or without a
 * colon, another word for approval, or a bullet whose word is mistyped. Prose that begins with such a word
 * ("When the pressure is low") is none.
 */
export function slipOf(line: string): StepSlip | null {
  return line.startsWith('|') ? slipInRow(line.split('|')) : slipIn(line);
}

/** A row of a table: a bullet stands in one cell, or its key and its value in two. */
function slipInRow(cells: readonly string[]): StepSlip | null {
  let start = 0;
  for (const [index, cell] of cells.entries()) {
    const slip =
      cell.trim() === ''
        ? null
        : ((/[:：=]/u.test(cell) ? slipIn(cell) : slipAt(`${cell}: ${cells[index + 1] ?? ''}`)) ??
          slipIn(`- ${cell.trim()}`));
    if (slip !== null) return { ...slip, offset: start + slip.offset };
    start += cell.length + 1;
  }
  return null;
}

/** Where the line begins, or within it. */
function slipIn(line: string): StepSlip | null {
  const found = slipAt(line);
  return found?.asks === true ? found : (slipWithin(line) ?? found);
}

function slipAt(line: string): StepSlip | null {
  const offset = marks.exec(line)?.[0].length ?? 0;
  const bare = line.slice(offset);
  const found = mismarked(bare) ?? nearGate(bare) ?? approval(line, bare) ?? mistyped(line, bare);
  return found === null ? null : { ...found, offset };
}

/** The key of a gate, whatever stands before it: nobody writes it for something else. */
const keyWithin = /requires[_-]confirmation\b[\s:：=→"'`*]*(?:->)?\s*([\p{L}\p{N}]*)/iu;
/** What stands in brackets, and sentences behind the first one. */
const partsWithin =
  /[([（【]([^()[\]（）【】]{2,80})[)\]）】]|(?<=[.!?。;]\s)([^.!?。;]{2,80})|(?<=\s[—–-]{1,2}\s)([^.!?。;()[\]（）【】]{2,80})/gu;
/** What comes first: `After approval, open it.` */
const firstClause = /^[^.!?。;,，]{2,60}(?=[,，]\s)/u;

/** A line of text that asks within it: `Open (requires approval)`, `Open it. Requires approval.` */
function slipWithin(line: string): StepSlip | null {
  const [text = ''] = line.slice(0, longestLine).split(foreignBreak);
  const key = keyWithin.exec(text);
  if (key !== null && !noWords.includes((key[1] ?? '').toLowerCase()))
    return { ...unknownThatAsks(key[0].trim()), offset: key.index };
  const [clause = ''] = firstClause.exec(text) ?? [];
  if (clauseAsks(clause)) return { ...unknownThatAsks(clause), offset: 0 };
  for (const { 0: part, 1: inBrackets, index } of text.matchAll(partsWithin))
    if (phraseAsks(inBrackets ?? part, inBrackets !== undefined))
      return { ...unknownThatAsks((inBrackets ?? part).trim()), offset: index };
  return null;
}

type Found = Omit<StepSlip, 'offset'>;

function mismarked(bare: string): Found | null {
  const [, key = '', rest = ''] = wordPattern.exec(bare) ?? [];
  const name = bulletKeys.find((known) => plain(known) === plain(key));
  if (name === undefined) return null;
  if (name === 'requires_confirmation')
    return confirmation(key, rest.replace(/^[^\p{L}\p{N}]+/u, '').replace(closing, ''));
  const [, separator, value = ''] = valuePattern.exec(rest) ?? [];
  if (separator === undefined) return null;
  const apart = separator.trim() !== '';
  const written = [value, value.replace(closing, '')];
  const fitting = written.find((each) => isMeant(name, each, apart));
  const remedy = writeAs(`${name}: ${fitting ?? value}`);
  if (fitting !== undefined)
    return {
      key,
      severity: 'error',
      asks: false,
      message:
        name === 'call'
          ? `"${key}" is not written as a bullet is; without it the call would not be carried out as written`
          : `"${key}" is not written as a bullet is; without it the steps would run in another order`,
      remedy,
    };
  const lowerCase = key === key.toLowerCase();
  const told = apart
    ? lowerCase || name === 'tools'
    : (name === 'tools' || (name === 'call' && lowerCase)) && written.some((each) => toolList.test(each));
  return told ? { key, severity: 'warning', asks: false, message: asText(key), remedy } : null;
}

/** Words that ask for a confirmation ask, in prose too: better one question too many. */
function confirmation(key: string, value: string): Found {
  const asks = !noWords.includes(value.toLowerCase());
  const message = asks ? `"${key}" is not written as a bullet is; to be safe the step asks` : asText(key);
  return {
    key,
    severity: 'warning',
    asks,
    message,
    remedy: writeAs(`requires_confirmation: ${asks ? 'true' : 'false'}`),
  };
}

const writeAs = (bullet: string): string =>
  `Write "- ${bullet}", or begin the line with another word if it is meant as text.`;
const asText = (key: string): string =>
  `"${key}" is not written as a bullet is; the line is part of the step's text`;

/**
 * Whether the value leaves no doubt. Behind a blank, as prose has it, a condition has to name what it looks
 * at, and a call its arguments.
 */
function isMeant(name: string, value: string, apart: boolean): boolean {
  if (name === 'call') return callWithArguments.test(value) || (apart && /^\w+_\w+$/u.test(value));
  const routing = routingKeys.find((key) => key === name);
  if (routing === undefined || value === '') return false;
  if (routing !== 'when') return readRouting(routing, value).ok;
  return apart && value.startsWith('$')
    ? true
    : readRouting('when', value).ok && (apart || value.includes('$'));
}

function nearGate(bare: string): Found | null {
  const key = nearConfirmation(bare);
  return key === null ? null : unknownThatAsks(key);
}

/** Other words for the same: as a key with its value, or alone. */
function approval(line: string, bare: string): Found | null {
  const [, key, value = ''] = keyAndValue.exec(bare.slice(0, longestKey)) ?? [];
  const isBullet = bulletPattern.test(line);
  if (key !== undefined) {
    const said = value.replace(closing, '');
    const asks =
      keyAsks(key, said) ||
      (isBullet &&
        !isKnown(key) &&
        (isUnknownSwitch(key, said) || (/^\p{L}+$/u.test(key) && phraseAsks(`${key} ${said}`, true))));
    if (asks) return unknownThatAsks(key.trim());
    const inner = isBullet && !isKnown(key) ? (inBraces.exec(said)?.[1] ?? '').split(',') : [];
    return (
      inner.map((part) => approval(`- ${part.trim()}`, part.trim())).find((each) => each !== null) ?? null
    );
  }
  const phrase = bare.slice(0, longestKey).replace(closing, '');
  const withoutBrackets = phrase.replace(/\s*[([（【][^([（【]*$/u, '');
  return [phrase, withoutBrackets].some((each) => each !== '' && phraseAsks(each, isBullet))
    ? unknownThatAsks(phrase)
    : null;
}

const unknownThatAsks = (key: string): Found => ({
  key,
  severity: 'warning',
  asks: true,
  message: `"${key}" is not a known bullet; to be safe the step asks`,
  remedy: 'Did you mean requires_confirmation?',
});

/** A word that is a bullet in small letters alone, and with a value that fits; undefined: another word. */
function ofWork(key: string, value: string): Found | null | undefined {
  const name = workKeys.find((known) => known === key.toLowerCase());
  if (name === undefined) return undefined;
  const isSmall = key === name;
  if (!isSmall && readWork(name, value) === null) return null;
  if (isSmall && name === 'for_each' && /^\$[.[]/u.test(value.trim())) return noList(key, value.trim());
  return {
    key,
    severity: 'warning',
    asks: false,
    message: isSmall
      ? `"${key}" is a bullet only with a value that fits, and this one does not; the line is part of the step's text`
      : `"${key}" is a bullet in small letters alone; the line is part of the step's text`,
    remedy: `Write "- ${inQuotes(name, value) ?? formOf(name)}", or begin the line with another word if it is meant as text.`,
  };
}

/** Nobody writes prose like that, and without its list the step would do its call once. */
function noList(key: string, path: string): Found {
  const [, root = ''] = /^\$\.?\[?["']?(\w*)/u.exec(path) ?? [];
  const roots = ['payload', 'steps'];
  const meant = roots.includes(root) ? null : nearest(root, roots);
  return {
    key,
    severity: 'error',
    asks: false,
    message: `${path} leads to no list: a step goes through one in $.payload or in $.steps`,
    remedy:
      meant === null
        ? 'Write "- for_each: $.payload.list" in the step, or name what is meant.'
        : `Did you mean ${path.replace(root, meant)}?`,
  };
}

/** A text that is remembered stands in quotes; null: it is not about one. */
function inQuotes(name: string, value: string): string | null {
  const [, key = '', text = ''] =
    name === 'set' ? (/^(\w+)\s*=\s*([^\s"{}[\]][^"{}[\]]*)$/u.exec(value.trim()) ?? []) : [];
  return stateNamePattern.test(key) ? `set: ${key} = "${text.trim()}"` : null;
}

const formOf = (name: string): string =>
  stepBullets.find((bullet) => bullet.name === name)?.forms[0] ?? `${name}: …`;

function lenientKeyIn(bare: string): readonly string[] | null {
  const [found, key = ''] =
    /^([A-Za-z][\w-]*?)["'“”‘’`*_)\]]*\s*[:：=]["'“”‘’`*_\s]*/u.exec(bare.slice(0, longestKey)) ?? [];
  return found === undefined ? null : [found, key, bare.slice(found.length)];
}

function mistyped(line: string, bare: string): Found | null {
  const bullet = bulletPattern.exec(line);
  if (bullet === null) return null;
  const exact = keyPattern.exec(line.slice(bullet[0].length));
  const [, key = '', value = ''] = exact ?? lenientKeyIn(bare) ?? [];
  if (key === '') return null;
  const work = ofWork(key, value);
  if (work !== undefined) return work;
  const suggestion = nearest(key.replaceAll(' ', '_'), /^[a-z]/u.test(key) ? bulletKeys : anyCaseKeys);
  if (suggestion === 'requires_confirmation') return unknownThatAsks(key);
  if (looksLikeRouting(suggestion, value))
    return {
      key,
      severity: 'error',
      asks: false,
      message: `"${key}" is not a known bullet, and its value is that of ${suggestion}; without it the steps would run in another order`,
      remedy: `Did you mean ${suggestion}?`,
    };
  if (exact === null || (suggestion === null && !/^[a-z]/u.test(key))) return null;
  const remedy =
    suggestion === null
      ? `Known are ${bulletKeys.join(', ')}. Capitalize the word if it is meant as text.`
      : `Did you mean ${suggestion}?`;
  return {
    key,
    severity: 'warning',
    asks: false,
    message: `"${key}" is not a known bullet; the line is part of the step's text`,
    remedy,
  };
}

/** Whether a line outside of the steps is nothing but a setting that asks, or a short demand: `Requires approval.` */
export function asksAlone(line: string): boolean {
  const bare = line.replace(marks, '').replace(closing, '');
  if (gateKey.test(line)) return true;
  return (
    bare.length <= longestKey &&
    (settingIn(line) !== null || (bare.split(/\s+/u).length <= 4 && phraseAsks(bare, false)))
  );
}

/** Whether a part of the value of another bullet asks: `tools: gpio_write, requires_confirmation: true`. */
export const asksInValue = (value: string): StepSlip | null =>
  value
    .slice(0, longestLine)
    .split(/[,;#()[\]<>|]|\s[-–—]\s/u)
    .slice(1)
    .map((part) => slipIn(`- ${part.trim()}`))
    .find((slip) => slip?.asks === true) ?? null;

const keyOfLine = /^\s*[-*+]\s+([A-Za-z_]+)\s*:/u;

/** A line of the text of a wait that was meant to say how long it waits at most: nobody writes it for something else. */
export const meansTimeout = (line: unknown): boolean =>
  typeof line === 'string' && nearest(keyOfLine.exec(line)?.[1]?.toLowerCase() ?? '', ['timeout']) !== null;

const plain = (key: string): string => key.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
