import * as words from '../language/words';
import { entriesOf, filesIn, fromFile, readText, type Entry } from '../data-files';
import { linesOf } from '../language/template';
import { drawn } from './drawn/all';
import { patternOf } from './pattern';
import * as places from './places';
import { code, coded, counted, degrees, lines, nth, number, often, signed, sino, tens, texts } from './slots';
import { bit, choice, date, flag, made, many, maybe, moment, names, span, tenths, whole, type Slot, type Written } from './table';
import type { Span, Unit } from './units';
import * as everyday from './values/everyday';
import * as prose from './values/prose';
import * as sayings from './values/sayings';
import * as values from './values/values';

/** What a table can name that is a program: `made words.phrase`, `takes schedule = values.when`. */
const programs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { words, values, sayings, prose, everyday, places, ...drawn };

function program(name: string): unknown {
  const [module = '', part = ''] = name.split('.');
  const found = programs[module]?.[part];
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
}

type Slots = ReadonlyMap<string, Slot>;

/** `english // 한국어`; where there is one text only it is for both. */
function both(text: string): readonly [english: string, korean: string] {
  const [english = '', korean = english] = text.split(' // ');
  return [english.trim(), korean.trim()];
}

/** `2..40 min`, and what stands behind. */
function rangeOf(text: string): readonly [from: number, to: number, rest: string] {
  const [, from, to, rest = ''] = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)(?: (.*))?$/u.exec(text) ?? [];
  if (from === undefined || to === undefined) throw new Error(`"${text}" does not begin with a range like 2..40`);
  return [Number(from), Number(to), rest];
}

/** `low = gentle|low // 약|약하게`, a line each. */
const choicesOf = (lines_: readonly string[]): Readonly<Record<string, readonly [string, string]>> => Object.fromEntries(lines_.map((line) => {
  const [value = '', said = ''] = line.split(/ = (.*)/u);
  return [value, both(said)];
}));

/** English lines, `//`, Korean lines. */
function halves(lines_: readonly string[]): readonly [readonly string[], readonly string[]] {
  const middle = lines_.indexOf('//');
  if (middle < 0) throw new Error('Between the English and the Korean lines stands a line with // alone');
  return [lines_.slice(0, middle), lines_.slice(middle + 1)];
}

/** A number that may be passed on although it has no unit. */
const passable = (slot: Slot, as: 'whole' | 'number'): Slot => ({ ...slot, passable: as });

const ranged = (make: (from: number, to: number, rest: string) => Slot) => (text: string): Slot => make(...rangeOf(text));
const unit = (rest: string): Unit | undefined => (rest === '' ? undefined : (rest as Unit));

/** How a slot is described: its kind, what stands behind the kind, and the indented lines below. */
const kinds: Readonly<Record<string, (text: string, below: readonly string[], known: Slots) => Slot>> = {
  whole: ranged((from, to, rest) => (rest === 'passable' ? passable(whole(from, to), 'whole') : whole(from, to, unit(rest)))),
  tenths: ranged((from, to, rest) => (rest === 'passable' ? passable(tenths(from, to), 'number') : tenths(from, to, unit(rest)))),
  span: ranged((from, to, rest) => span(rest as Span, from, to)),
  degrees: ranged(degrees), tens: ranged(tens), signed: ranged(signed), nth: ranged(nth), often: ranged(often), sino: ranged(sino), number: ranged(number),
  counted: ranged((from, to, rest) => {
    const [english, korean] = both(rest);
    const [one = '', more = one] = english.split('|');
    return counted(from, to, [one, more], korean);
  }),
  counters: ranged((from, to, rest) => values.counted(from, to, rest.split('|'))),
  date, moment,
  names: (text) => names(...both(text)),
  code: (text) => code(text),
  coded: (text) => coded(...both(text)),
  texts: (_text, below) => texts(...halves(below)),
  lines: (_text, below) => lines(...halves(below)),
  choice: (_text, below) => choice(choicesOf(below)),
  flag(_text, below) {
    const { yes, no } = choicesOf(below);
    return flag(yes, no);
  },
  bit(_text, below) {
    const { 1: high, 0: low } = choicesOf(below);
    if (high === undefined || low === undefined) throw new Error('A bit says how 1 and how 0 are said');
    return bit(high, low);
  },
  pattern(text) {
    const [english, korean] = both(text).map(patternOf) as [ReturnType<typeof patternOf>, ReturnType<typeof patternOf>];
    return made((dice, language) => (language === 'ko' ? korean : english)(dice));
  },
  made: (text) => made(program(text) as Parameters<typeof made>[0]),
  copied: (text) => sayings.copied(program(text) as Parameters<typeof sayings.copied>[0]),
  many(text, below, known) {
    const [from, to, rest] = rangeOf(text);
    return many(slotOf(rest, below, known), from, to);
  },
};

/** `whole 2..40 min`, or `= tank` for one that has a name. */
function slotOf(text: string, below: readonly string[], known: Slots): Slot {
  const [kind = '', ...rest] = text.split(' ');
  if (kind === '=') {
    const name = rest.join(' ');
    const slot = known.get(name) ?? (name.includes('.') ? program(name) as Slot : undefined);
    if (slot === undefined) throw new Error(`There is no slot "${name}"`);
    return slot;
  }
  const read = kinds[kind];
  if (read === undefined) throw new Error(`There is no kind of slot "${kind}"`);
  return read(rest.join(' '), below, known);
}

/** `zone`, `zone? names A, B`, `to = zone`. */
function namedSlot({ rest, lines: below }: Entry, known: Slots): [string, Slot] {
  const [, name = '', optional, text = ''] = /^(\w+)(\?)?(?: (.*))?$/u.exec(rest) ?? [];
  const slot = slotOf(text === '' ? `= ${name}` : text, below, known);
  return [name, optional === undefined ? slot : maybe(slot)];
}

/** The tools of a file. `shared`: slots that every file knows. */
export function readTable(text: string, shared: Slots = new Map()): { readonly slots: Slots; readonly tools: readonly Written[] } {
  const slots = new Map(shared);
  const tools: Entry[][] = [];
  for (const entry of entriesOf(text)) {
    if (entry.word === 'slot') {
      const [name, slot] = namedSlot(entry, slots);
      slots.set(name, slot);
    } else if (entry.word === 'tool') tools.push([entry]);
    else {
      const tool = tools.at(-1);
      if (tool === undefined) throw new Error(`"${entry.word}" stands before the first tool`);
      tool.push(entry);
    }
  }
  return { slots, tools: tools.map((entries) => toolOf(entries, slots)) };
}

function toolOf(entries: readonly Entry[], slots: Slots): Written {
  const name = entries[0]?.rest ?? '';
  const unknown = entries.find(({ word }) => !['tool', 'about', 'takes', 'beside', 'reads', 'result', 'titles', 'en', 'ko'].includes(word));
  if (unknown !== undefined) throw new Error(`"${unknown.word}" is no part of the tool ${name}`);
  const one = (word: string): Entry | undefined => entries.find((entry) => entry.word === word);
  const said = (word: string): Entry => {
    const entry = one(word);
    if (entry === undefined) throw new Error(`The tool ${name} has no "${word}"`);
    return entry;
  };
  const slotsOf = (word: string): Readonly<Record<string, Slot>> => Object.fromEntries(entries.filter((entry) => entry.word === word).map((entry) => namedSlot(entry, slots)));
  const [beside, result] = [slotsOf('beside'), one('result')];
  return {
    tool: name, about: both(said('about').rest), takes: slotsOf('takes'),
    ...(Object.keys(beside).length === 0 ? {} : { beside }),
    en: said('en').lines.join('\n'), ko: said('ko').lines.join('\n'), titles: both(said('titles').rest),
    ...(result === undefined ? {} : { result: result.rest }),
    ...(one('reads') === undefined ? {} : { reads: true }),
  };
}

const shared = fromFile('tables/shared.table', readTable).slots;
/** The order decides what a seed draws, so that new files come last. */
const listed = linesOf(readText('tables/order.txt'));
const files = filesIn('tables', '.table').filter((file) => file !== 'tables/shared.table');
const odd = [...files.filter((file) => !listed.includes(file.slice('tables/'.length, -'.table'.length))), ...listed.filter((name) => !files.includes(`tables/${name}.table`))];
if (odd.length > 0) throw new Error(`tables/order.txt and the files in tables/ differ: ${odd.join(', ')}`);
const read = (name: string): readonly Written[] => fromFile(`tables/${name}.table`, (text) => readTable(text, shared)).tools;

/** Tools that stand in one place and could be mistaken for each other. */
export const domains: readonly (readonly Written[])[] = listed.filter((name) => !name.startsWith('own/')).map(read);

/** More sentences for tools that the product has. */
export const ownTools: readonly Written[] = listed.filter((name) => name.startsWith('own/')).flatMap(read);
