import { stepBullets } from '../../../shared/sop-keys';
import type { Completion, Completions, HoverText, TextPlace } from '../../kit/text-editor/text-editor-props';
import type { Language } from '../../../shared/language';
import type { KnownNames, KnownTool } from './manifest-help';
import { knownFunctions } from '../../../domain/procedure/expression/functions';
import { docFor } from './sop-docs';

const bulletPattern = /^(\s*[-*+]\s+)([\w ]*)$/u;
const valuePattern = /^(\s*[-*+]\s+)([a-z_]+)(\s*[:：]\s*)(.*)$/iu;
const templates = [
  'payload',
  'topic',
  'steps.1.output',
  'steps.1.meta.status',
  'steps.1.status',
  'state',
  'item',
  'index',
];

/** What may be written at a place of SOP.md: bullets of a step and what follows them. Prose is left alone. */
export function completeSteps(
  lines: readonly string[],
  { line, column }: TextPlace,
  known: KnownNames,
  language: Language,
): Completions | null {
  if (!isInSteps(lines, line)) return null;
  const text = lines[line - 1] ?? '';
  const before = text.slice(0, column - 1);
  const template = /\{\{(?:[^{}]*[^\w.{}])?([\w.]*)$/u.exec(before);
  if (template !== null)
    return at(column, template[1] ?? '', text, [
      ...templates.map((each): Completion => ({ label: each, insert: each, kind: 'value' })),
      ...knownFunctions.map((name): Completion => ({
        label: `${name}()`,
        insert: `${name}(`,
        kind: 'value',
      })),
    ]);
  const bullet = bulletPattern.exec(before);
  if (bullet !== null) {
    return at(
      column,
      bullet[2] ?? '',
      text,
      stepBullets.map(({ name, forms }): Completion => ({
        label: name,
        insert: text.slice(column - 1).includes(':') ? name : `${name}: `,
        kind: 'key',
        detail: forms.join(' · '),
        doc: docFor(`bullet.${name}`, language),
      })),
    );
  }
  const value = valuePattern.exec(before);
  return value === null ? null : valueOf((value[2] ?? '').toLowerCase(), value[4] ?? '', text, column, known);
}

function valueOf(
  key: string,
  typed: string,
  text: string,
  column: number,
  known: KnownNames,
): Completions | null {
  if (key === 'tools') {
    const others = new Set(
      text
        .slice(text.search(/[:：]/u) + 1)
        .split(',')
        .map((name) => name.trim()),
    );
    const word = /[^,\s]*$/u.exec(typed)?.[0] ?? '';
    return at(
      column,
      word,
      text,
      known.tools
        .filter(({ name }) => name === word || !others.has(name))
        .map((tool) => toolItem(tool, tool.name)),
    );
  }
  if (key === 'call') return callOf(typed, text, column, known);
  const choices = stepBullets.find(({ name }) => name === key)?.choices ?? [];
  return typed.includes(' ')
    ? null
    : at(
        column,
        typed,
        text,
        choices.map((choice): Completion => ({ label: choice, insert: choice, kind: 'value' })),
      );
}

/** The tool, then the names of its arguments. */
function callOf(typed: string, text: string, column: number, known: KnownNames): Completions | null {
  const [, tool = '', rest] = /^([\w.-]*)(\s+\{.*)?$/u.exec(typed) ?? [];
  const isBare = text.slice(column - 1).trim() === '';
  if (rest === undefined)
    return at(
      column,
      typed,
      text,
      known.tools.map((each) =>
        toolItem(
          each,
          isBare ? `${each.name} {${each.arguments.map((name) => `"${name}": `).join(', ')}}` : each.name,
        ),
      ),
    );
  const name = /[{,]\s*("?)([\w]*)$/u.exec(rest);
  const found = known.tools.find((each) => each.name === tool);
  if (name === null || found === undefined) return null;
  const quote = name[1] ?? '';
  return at(
    column,
    `${quote}${name[2] ?? ''}`,
    text,
    found.arguments
      .filter((each) => !rest.includes(`"${each}"`))
      .map((each): Completion => ({ label: each, insert: `"${each}": `, kind: 'key' })),
  );
}

const toolItem = ({ name, description }: KnownTool, insert: string): Completion => ({
  label: name,
  insert,
  kind: 'tool',
  doc: description,
});

/** Replaces the word that is begun, up to its end. */
function at(column: number, word: string, text: string, items: readonly Completion[]): Completions | null {
  const after = /^[\w.-]*"?/u.exec(text.slice(column - 1))?.[0].length ?? 0;
  return items.length === 0 ? null : { items, start: column - word.length, end: column + after };
}

/** What the bullet, or the tool, at a place of SOP.md is. */
export function hoverSteps(
  lines: readonly string[],
  { line, column }: TextPlace,
  known: KnownNames,
  language: Language,
): HoverText | null {
  if (!isInSteps(lines, line)) return null;
  const text = lines[line - 1] ?? '';
  const [, mark, key, sign, value] = valuePattern.exec(text) ?? [];
  if (mark === undefined || key === undefined || sign === undefined || value === undefined) return null;
  const bullet = stepBullets.find(({ name }) => name === key.toLowerCase());
  if (bullet === undefined) return null;
  if (column <= mark.length + key.length + 1)
    return column <= mark.length
      ? null
      : {
          title: bullet.name,
          detail: bullet.forms.join(' · '),
          doc: docFor(`bullet.${bullet.name}`, language),
        };
  const word = wordAt(text, column);
  const tool =
    bullet.name === 'tools' || bullet.name === 'call'
      ? known.tools.find(({ name }) => name === word)
      : undefined;
  return tool === undefined
    ? null
    : { title: tool.name, detail: tool.arguments.join(', '), doc: tool.description };
}

function wordAt(text: string, column: number): string {
  const left = /[\w.-]*$/u.exec(text.slice(0, column - 1))?.[0] ?? '';
  const right = /^[\w.-]*/u.exec(text.slice(column - 1))?.[0] ?? '';
  return left + right;
}

/** Below "## Steps" and outside of code. */
function isInSteps(lines: readonly string[], line: number): boolean {
  let inSteps = false;
  let fence: string | null = null;
  for (const text of lines.slice(0, line - 1)) {
    const mark = /^\s*(`{3,}|~{3,})/u.exec(text)?.[1];
    if (fence !== null) fence = mark === fence ? null : fence;
    else if (mark !== undefined) fence = mark;
    else if (/^\s{0,3}##(?:\s|$)/u.test(text)) inSteps = text.trim().toLowerCase() === '## steps';
  }
  return inSteps && fence === null;
}
