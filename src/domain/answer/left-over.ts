import { callFormats } from './call-format';
import type { ToolNames } from './forms/reading';
import { escaped, matchAt } from './template';

/** What was read as words, with the marks that were taken off. */
export interface LeftOver {
  readonly raw: string;
  /** The same, with blanks for what is only shown. */
  readonly plain: string;
}

/** What may stand for the word `arguments` beside a name. */
const members = 'arguments|parameters|args|input|(?:action|tool)[ _]input|kwargs|json';
/** Between a name and its arguments stand marks and signs, and no words. As YAML they are lines below it. */
const argumentsBehind = new RegExp(
  `(?:\\s|["'\`*:,=>|\\\\+#/-]|<[^<>\\n]{1,60}>|\\[[A-Z_ ]{1,20}\\][\\w-]{0,16}|\\b(?:${members})\\b){0,16}\\{\\s*\\\\?["']?\\w{1,64}\\\\?["']?\\s*:|[ \\t]+--\\w|(?:["'\`*]{0,3}:|(?<=:))[ \\t]*\\r?\\n[ \\t]+(?:-[ \\t]+)?["']?\\w{1,64}["']?[ \\t]*:[ \\t]*\\S`,
  'iuy',
);
/** The marks that open templates, in any letter case; words alone are none. */
const anyMark = (templates: readonly string[], words: RegExp): RegExp =>
  new RegExp(
    [...new Set(templates.map((template) => template.split(/\{|\n/u)[0]?.trim() ?? ''))]
      .filter((mark) => mark.length > 3 && /^[^\p{L}]/u.test(mark) && words.test(mark))
      .map(escaped)
      .join('|'),
    'iu',
  );
const argumentMark = anyMark(
  callFormats.flatMap(({ form }) => (form.kind === 'elements' ? form.argument.map(({ open }) => open) : [])),
  /./u,
);
const argumentClose = anyMark(
  callFormats.flatMap(({ form }) =>
    form.kind === 'elements' ? form.argument.map(({ close }) => close) : [],
  ),
  /./u,
);
const callMark = anyMark(
  callFormats.flatMap(({ section, form }) => [
    ...(section?.open ?? []),
    ...('head' in form ? form.head : []),
  ]),
  /tool|call|func|invoke|action|plugin|recipient/iu,
);

/** Whether arguments stand there, behind marks and signs at most. */
const hasArgumentsAt = (text: string, at: number): boolean => matchAt(argumentsBehind, text, at) !== null;

/**
 * Whether words that are left of an answer hold a call that broke: the name of an offered tool with arguments
 * behind it, or, beside calls that were read, marks of one.
 */
export function holdsBrokenCall(
  { raw, plain }: LeftOver,
  names: ToolNames,
  hasCalls: boolean,
  isQuotation: (passage: string) => boolean,
): boolean {
  const mentions = mentionsIn(plain, names);
  const isDamaged = hasCalls || mentions.length > 0;
  if (hasCalls && callMark.test(plain)) return true;
  if (isDamaged && argumentMark.test(plain)) return true;
  // A value ended before the call did.
  if (hasCalls && argumentClose.test(plain)) return true;
  if (mentions.length > 0 && (endsAsCall(plain, names) || isOnlyCall(lastBlock(plain), names))) return true;
  return mentions.some(
    ({ from, to }) =>
      hasArgumentsAt(raw, to) && !isQuotation(raw.slice(from, to + 200).split('\n\n')[0] ?? ''),
  );
}

/** What stands before a name in a line that is meant as a call, without blanks: signs, and words that say so. */
const callLabel =
  /^[^\p{L}\p{N}\s]{0,3}(?:(?:tool|function|action|call|name|act|calling|calls|invok(?:e|es|ing)|execut(?:e|es|ing)|runs?|running|uses?|using)(?:name|calls?|use|tool|function)?\d{0,2}[:=]?){0,2}[`*"']{0,3}$/iu;
/** Behind a name: arguments by name, or in brackets; or nothing, with arguments in the lines below. */
const callRest =
  /^[`*"']{0,3}(?:[ \t]+(?:--)?\w{1,64}=\S|[ \t]+--\w|[ \t]*[([{][ \t]*:?["']?\w{1,64}["']?[ \t]*[=:]|[ \t]*[:;,|&][ \t]*["']?\w{1,64}["']?[ \t]*=[ \t]*\S|[^\p{L}\p{N}\s]?[ \t]*[([][ \t]*(?:[\d"'-]|true|false|null)[^()[\]]*[)\]]\W*$)/iu;
const callBelow =
  /^[ \t]*(?:(?:arguments|parameters|params|args|input)[ \t]*(?:[:=][ \t]*)?$|(?:-[ \t]+)?["']?\w{1,64}["']?[ \t]*[:=][ \t]*\S)/iu;
/** `call_tool("name", …)` */
const calledByName = /^[ \t]*(?:\w{1,64}\.){0,3}\w{1,64}\([ \t]*["']$/u;

/** Whether an answer ends with lines that are nothing but a name and its arguments, in whatever form. */
function endsAsCall(text: string, names: ToolNames): boolean {
  const lines = text.trimEnd().slice(-2000).split('\n');
  const begins = lines.findLastIndex((line) => line.trim() === '') + 1;
  return lines.slice(begins).some((line, index, block) => {
    const found = mentionsIn(line, names)[0];
    if (found === undefined) return false;
    const [label, rest, below] = [line.slice(0, found.from), line.slice(found.to), block[index + 1] ?? ''];
    if (calledByName.test(label)) return true;
    if (!callLabel.test(label.replaceAll(/[\s_]/gu, '')) || /^[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]/u.test(line))
      return false;
    return callRest.test(rest) || (/^[`*"':]{0,4}[ \t]*$/u.test(rest) && callBelow.test(below));
  });
}

/** Of what stands in a call: texts in quotes, words and figures. */
const part = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[\p{L}_][\w.-]*|-?\d[\d.]*/gu;
const memberWord = new RegExp(`^(?:${members})$`, 'iu');

/**
 * Whether a text is nothing but the name of an offered tool and its own arguments with values, in whatever signs:
 * one word more makes a sentence of it.
 */
export function isOnlyCall(text: string, names: ToolNames): boolean {
  if (text.length > 2000) return false;
  const parts = [...text.matchAll(part)].map(({ 0: written, index }) => {
    const isQuoted = /^["']/u.test(written);
    return { word: isQuoted ? written.slice(1, -1) : written, isQuoted, from: index };
  });
  const at = parts.findIndex(({ word }) => namesPart(word, names));
  const tool = parts[at];
  if (tool === undefined || !callLabel.test(text.slice(0, tool.from).replaceAll(/[\s_]/gu, ''))) return false;
  let hasArguments = false;
  let behindArgument = false;
  for (const { word, isQuoted, from } of parts.slice(at + 1)) {
    const isArgument: boolean = !behindArgument && names.takes(tool.word.split(/[.:/]/u).at(-1) ?? '', word);
    const isGiven = behindArgument && /[=:]\s*$/u.test(text.slice(0, from));
    const isValue = isQuoted || /^(?:-?\d[\d.]*|true|false|null)$/iu.test(word);
    if (!isArgument && !isGiven && !isValue && !memberWord.test(word)) return false;
    hasArguments ||= isArgument;
    behindArgument = isArgument;
  }
  return hasArguments;
}

const lastBlock = (text: string): string =>
  text
    .trimEnd()
    .split(/\n[^\S\n]*\n/u)
    .at(-1) ?? '';

/** Where the words stand that are names of offered tools, or have one between signs. */
export function mentionsIn(
  text: string,
  names: ToolNames,
): readonly { readonly from: number; readonly to: number }[] {
  const known = new Map<string, boolean>();
  const found: { from: number; to: number }[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}_][\w.:/-]{0,127}/gu)) {
    const isOffered = known.get(word) ?? namesPart(word, names);
    known.set(word, isOffered);
    if (isOffered) found.push({ from: index, to: index + word.length });
  }
  return found;
}

/** A word is the name of an offered tool, or a part of it is, as in `default_api.tool` and `call:tool`. */
export function namesPart(word: string, names: ToolNames): boolean {
  if (names.isOffered(word)) return true;
  const parts = word.split(/(?<=[.:/-])|(?=[.:/-])/u);
  if (parts.length > 15) return false;
  return parts.some((_, from) =>
    parts.some((__, to) => to >= from && names.isOffered(parts.slice(from, to + 1).join(''))),
  );
}
