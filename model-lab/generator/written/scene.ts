import type { JsonObject, Json } from '../../../src/shared/json';
import type { ToolSpec } from '../../../src/main/ports/provider';
import type { Dice } from '../dice';
import { objectOf } from '../family';
import { englishNumber, nativeNumber } from '../language/numbers';
import { linesOf, type Language } from '../language/template';
import { alike } from './alike';

/**
 * Something that happened, and steps that could follow it, each with the call that is right: written by hand as a whole, so that the values
 * stand in the event or in what earlier steps found, and the steps speak of them in people's own words. In a file of `scenes/` it begins with
 * `scene en` or `scene ko`; `event`, `earlier`, `slot name: …` and `tool` are a line each, the lines of `steps` are indented.
 *
 * `slot`: `2..40` or `0.5..2.4` is a number; `rosa, lily, iris` one of these names or another of the same shape; `=valid, current` exactly one of these.
 * With ` / ` between them, a slot has two or three classes (`=valid, current / expired, none`, `2..9 / ∅, null`): one is drawn, and steps can depend on
 * it. A value `∅` takes its field out of the JSON, and `""` as the last class is nothing at all. A slot can follow from one before it: `{m} * 60`, `{grams} / 1000`, `1 - {level}`, or `{n} in words` (two, fifty; 두, 쉰; up to 59).
 *
 * A line of `steps` is `call | title | body`. A call is the tool's name and its arguments (`gpio_write pin={pin} value=1`, `notify message="Pond {pond} is low"`),
 * or `failed "the reason"`. Several calls apart by ` // ` belong to the classes of the slot that stands before them: `@permit key_issue key={key} // failed "the permit is {permit}"`.
 * A line that begins with `^` has the call of the line before. `{slot:을}` adds the Korean particle, `#` an ending; `{step1}` is the number of the first earlier step.
 */
export interface Scene {
  readonly language: Language;
  /** `source topic payload`; without it something happened that does not matter. */
  readonly event?: string;
  /** `title | tool → result`, in the order in which they were done. */
  readonly earlier?: readonly string[];
  readonly slots?: Readonly<Record<string, string>>;
  /** Tools of other makers, `pond_aerate(pond: int, on: bool, mode?: low|high): Switch an aerator`; int, num, bool, text, text[], values apart by |. */
  readonly tools?: readonly string[];
  readonly steps: string;
}

/** A value of a slot and which of its classes it is from. */
export interface Drawn {
  readonly text: string;
  readonly which: number;
}

export interface StagedCall {
  /** null: step_failed. */
  readonly tool: string | null;
  readonly arguments: readonly (readonly [name: string, text: string])[];
}

export interface StagedStep {
  /** The slot whose class decides which of the calls is right. */
  readonly by: string | null;
  readonly calls: readonly StagedCall[];
  readonly title: string;
  readonly body: string;
}

/** A value of every slot, all different. */
export function drawSlots(dice: Dice, slots: Readonly<Record<string, string>>, language: Language): ReadonlyMap<string, Drawn> {
  const drawn = new Map<string, Drawn>();
  const taken = new Set<string>();
  for (const [name, kind] of Object.entries(slots)) {
    const followed = following(kind, drawn, language);
    if (followed !== null) {
      drawn.set(name, followed);
      continue;
    }
    const classes = kind.split(' / ');
    const which = dice.int(0, classes.length - 1);
    let text = '';
    for (let tries = 0; tries < 30 && (text === '' || taken.has(text)); tries += 1) text = drawOne(dice, (classes[which] ?? '').trim(), classes.length > 1 || kind.startsWith('='));
    taken.add(text);
    drawn.set(name, { text, which });
  }
  return drawn;
}

/** A value that another slot decides; it has the class of that one. */
function following(kind: string, drawn: ReadonlyMap<string, Drawn>, language: Language): Drawn | null {
  const [, less, slot = '', sign, by, words] = /^(?:(\d+) - )?\{(\w+)\}(?: ([*/]) (\d+)| (in words))?$/u.exec(kind) ?? [];
  const from = drawn.get(slot);
  if (from === undefined) return null;
  const value = Number(from.text);
  if (words !== undefined) return { text: language === 'ko' ? nativeNumber(value) : englishNumber(value), which: from.which };
  const result = less !== undefined ? Number(less) - value : sign === '/' ? value / Number(by) : value * Number(by ?? 1);
  return { text: String(Number(result.toFixed(6))), which: from.which };
}

function drawOne(dice: Dice, kind: string, exact: boolean): string {
  const [, from, to] = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)$/u.exec(kind) ?? [];
  if (from !== undefined && to !== undefined) {
    const digits = Math.max(...[from, to].map((each) => (each.split('.')[1] ?? '').length));
    return String(dice.int(Math.round(Number(from) * 10 ** digits), Math.round(Number(to) * 10 ** digits)) / 10 ** digits);
  }
  const name = dice.pick(kind.replace(/^=/u, '').split(', '));
  return !exact && dice.chance(0.45) ? alike(dice, name) : name;
}

export function stepsOf(scene: Scene): readonly StagedStep[] {
  let [by, calls]: [string | null, readonly StagedCall[]] = [null, []];
  return linesOf(scene.steps).map((line) => {
    const [said = '', title = '', body = '', ...more] = line.split(' | ').map((part) => part.trim());
    if (more.length > 0) throw new Error(`More than call | title | body: ${line}`);
    if (said !== '^') {
      const [, slot, rest = ''] = /^(?:@(\w+) )?(.*)$/u.exec(said) ?? [];
      [by, calls] = [slot ?? null, rest.split(' // ').map((each) => callIn(each.trim()))];
    }
    return { by, calls, title, body: body.replace(/\|$/u, '').trim() };
  });
}

function callIn(text: string): StagedCall {
  const [, tool = '', rest = ''] = /^(\S+)\s*(.*)$/u.exec(text) ?? [];
  if (tool === 'failed') return { tool: null, arguments: [['reason', rest]] };
  const parts = [...rest.matchAll(/([\p{L}\w.-]+)=("(?:[^"\\]|\\.)*"|\[[^\]]*\]|\S+)/gu)];
  const left = parts.reduce((all, [whole]) => all.replace(whole, ''), rest).trim();
  if (left !== '') throw new Error(`Cannot read "${left}" in ${text}`);
  return { tool, arguments: parts.map(([, name = '', value = '']): [string, string] => [name, value]) };
}

/** The arguments of a call with the values of the slots. A text that is a slot alone takes the type that the tool wants. */
export function argumentsOf(call: StagedCall, tool: ToolSpec, fill: (text: string) => string): JsonObject {
  const properties = tool.parameters['properties'] as Readonly<Record<string, { readonly type?: Json }>>;
  return Object.fromEntries(call.arguments.map(([name, text]): [string, Json] => {
    const value = fill(text);
    if (properties[name]?.type === 'string') return [name, text.startsWith('"') ? unquoted(value) : value];
    return [name, text.startsWith('"') ? unquoted(value) : (JSON.parse(value) as Json)];
  }));
}

const unquoted = (text: string): string => text.slice(1, -1).replaceAll('\\n', '\n').replaceAll('\\"', '"');

const types: Readonly<Record<string, Json>> = { int: { type: 'integer' }, num: { type: 'number' }, bool: { type: 'boolean' }, text: { type: 'string' }, 'text[]': { type: 'array', items: { type: 'string' } }, 'int[]': { type: 'array', items: { type: 'integer' } }, 'num[]': { type: 'array', items: { type: 'number' } } };

/** `name(a: int, b?: low|high): What it does`. */
export function toolOf(signature: string): ToolSpec {
  const [, name = '', parameters = '', description = ''] = /^([\p{L}\w.-]+)\(([^)]*)\): (.+)$/u.exec(signature) ?? [];
  if (name === '') throw new Error(`Cannot read the tool "${signature}"`);
  const all = parameters.split(',').filter((part) => part.trim() !== '').map((part) => {
    const [left = '', kind = 'text'] = part.split(':').map((each) => each.trim());
    const values = kind.split('|');
    const type = values.length > 1 ? { type: values.every((each) => /^-?\d+$/u.test(each)) ? 'integer' : 'string', enum: values.map((each): Json => (values.every((other) => /^-?\d+$/u.test(other)) ? Number(each) : each)) } : types[kind];
    if (type === undefined) throw new Error(`Cannot read "${part}" in "${signature}"`);
    return { name: left.replace(/\?$/u, ''), optional: left.endsWith('?'), type };
  });
  return { name, description, parameters: objectOf(Object.fromEntries(all.map((each) => [each.name, each.type])), all.filter(({ optional }) => !optional).map((each) => each.name)) };
}
