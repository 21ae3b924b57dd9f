import type { Json } from '../../../src/shared/json';
import type { Dice } from '../dice';
import { described, objectOf, type Ask, type Reference, type Skill } from '../family';
import { capitalised, fill, linesOf, type Language } from '../language/template';
import { device, person } from '../language/words';
import type { Said, Slot, Written } from '../written/table';
import { domains, ownTools } from '../written/all-tables';
import { naming } from '../written/renamed';

/** A sentence of a table, and the values that it says in its own words. */
interface Sentence {
  readonly text: string;
  readonly fixed: Readonly<Record<string, Json>>;
  /** It asks for a second call: the same with these values, and with the other one of what it names twice. */
  readonly then: Readonly<Record<string, Json>> | null;
  /** The slots that it has. */
  readonly slots: ReadonlySet<string>;
}

export function sentencesOf(written: Written, language: Language): readonly Sentence[] {
  return linesOf(written[language]).map((line) => {
    const [, bracket = '', text = ''] = /^(?:\[([^\]]+)\])?\s*(.*)$/u.exec(line) ?? [];
    const [first = '', second] = bracket.split(';');
    const others = [...text.matchAll(entries)].flatMap(([, entry = '']) => slotsIn(entry).map((name) => `not_${name}`));
    return { text, fixed: fixedIn(first), then: second === undefined ? null : fixedIn(second), slots: new Set([...slotsIn(text), ...others]) };
  });
}

const fixedIn = (bracket: string): Readonly<Record<string, Json>> => Object.fromEntries(bracket.split(',').filter((part) => part.trim() !== '').map((part): [string, Json] => {
  const [name = '', value = ''] = part.trim().split('=');
  return [name, /^(?:true|false|-?\d+(?:\.\d+)?)$/u.test(value) ? (JSON.parse(value) as Json) : value];
}));

const slotsIn = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)/gu)].map(([, name = '']) => name);

const entries = /<([^<>|]+)\|([^<>|]+)(?:\|([^<>|]+))?>/gu;

/** `<zone {letter} is pin {pin}|, | and >`: two to four entries, the one that is meant at any place among them. */
const listed = (dice: Dice, text: string): string => text.replaceAll(entries, (_whole, entry: string, between: string, last: string = between) => {
  const count = dice.among([[3, 2], [4, 3], [2, 4]]);
  const meant = dice.int(0, count - 1);
  const all = Array.from({ length: count }, (_, index) => (index === meant ? entry : entry.replaceAll(/\{(\w+)/gu, `{not_$1${['', '2', '3'][(index - meant + count) % count - 1] ?? ''}`)));
  return `${all.slice(0, -1).join(between)}${last}${all.at(-1) ?? ''}`;
});

export const hasSaid = (sentence: Sentence, parameter: string): boolean => parameter in sentence.fixed || sentence.slots.has(parameter);

function writtenSkill(dice: Dice, written: Written): Skill {
  const [english, korean] = written.about;
  const { tool, parameters } = naming(dice, written);
  const takes = [...parameters].map(([name, shown]): [string, Slot] => [shown, written.takes[name] as Slot]);
  const schema = objectOf(Object.fromEntries(takes.map(([name, slot]) => [name, slot.schema])), takes.filter(([, slot]) => slot.optional !== true).map(([name]) => name));
  return skillOf({ name: tool, description: described(dice, [english], [korean]), parameters: schema }, [written], parameters);
}

/** A tool that is asked for in the sentences of one or several tables. `parameters`: from a table's name to that of the tool, in the tool's order. */
function skillOf(tool: Skill['tool'], tables: readonly Written[], parameters: ReadonlyMap<string, string>): Skill {
  const all = lazily((language: Language) => tables.flatMap((written) => sentencesOf(written, language).map((sentence) => ({ written, sentence }))));
  const sentences = lazily((language: Language) => all(language).filter(({ sentence }) => sentence.then === null));
  const pairs = lazily((language: Language) => all(language).filter(({ sentence }) => sentence.then !== null));
  const named = (values: Ask['arguments']): Ask['arguments'] => Object.fromEntries([...parameters].flatMap(([name, shown]): [string, Json][] => (name in values ? [[shown, values[name] as Json]] : [])));
  const called = (ask: Ask): Ask => ({ ...ask, arguments: named(ask.arguments) });
  return {
    tool,
    reads: tables.some((written) => written.reads === true),
    ask(dice, language) {
      const { written, sentence } = dice.pick(sentences(language));
      return called(asked(dice, language, written, sentence, null));
    },
    askWith(dice, language, reference) {
      const able = sentences(language).flatMap(({ written, sentence }) => [...sentence.slots].filter((name) => fits(written.takes[name], reference) && !sentence.slots.has(`not_${name}`) && !sentence.text.includes(`"{${name}}"`)).map((name) => ({ written, sentence, name })));
      if (able.length === 0) return null;
      const { written, sentence, name } = dice.pick(able);
      return called(asked(dice, language, written, sentence, { name, reference }));
    },
    ...(tables.some(({ en }) => /^\s*\[[^\]]*;/mu.test(en)) ? {
      askMany(dice, language) {
        const { written, sentence } = dice.pick(pairs(language));
        const { arguments: first, then, body, titles, result } = asked(dice, language, written, sentence, null);
        return { calls: [named(first), named(then)], body, title: dice.pick(titles), results: [result, result] };
      },
    } : {}),
  };
}

/** What a numbered thing is may stand before its number, and is no part of it: `mash tun MT1`. */
function withKind(dice: Dice, language: Language, text: string, name: string, slot: Slot, { value, words }: Said): string {
  if (slot.passable !== 'text' || value !== words || !/^(?:[A-Z]{1,4}-?\d+[a-z]?|[a-z]{2,8}-?\d+)$/u.test(words) || !dice.chance(0.2)) return words;
  const before = text.slice(0, Math.max(0, text.indexOf(`{${name}`)));
  if (language === 'ko') return /(?:^|[.,:] )$/u.test(before) || dice.chance(0.3) ? `${device(dice, 'ko')} ${words}` : words;
  return /(?:^|[.,:;] |\b(?:on|in|of|to|from|for|at|into|onto|and|with|by) )$/u.test(before) ? `${dice.pick(['', '', 'the '])}${device(dice, 'en')} ${words}` : words;
}

function lazily<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const fresh = make(language);
    made.set(language, fresh);
    return fresh;
  };
}

function fits(slot: Slot | undefined, { value }: Reference): boolean {
  if (slot?.passable === undefined) return false;
  if (slot.passable === 'text') return /^\p{L}[\p{L}\d_.-]*$/u.test(value);
  return (slot.passable === 'number' ? /^-?\d+(?:\.\d+)?$/u : /^-?\d+$/u).test(value);
}

function asked(dice: Dice, language: Language, written: Written, sentence: Sentence, given: { readonly name: string; readonly reference: Reference } | null): Ask & { readonly then: Ask['arguments'] } {
  const values: Record<string, Json> = { ...sentence.fixed };
  const others: Record<string, Json> = {};
  const words: Record<string, string> = { who: person(dice, language), clock: `${String(dice.int(5, 23))}:${dice.pick(['00', '15', '30', '45'])}`, day: dice.pick(days[language]) };
  const text = listed(dice, sentence.text);
  const slots = new Set(slotsIn(text));
  for (const [name, slot] of Object.entries({ ...written.takes, ...written.beside }).filter(([each]) => slots.has(each))) {
    const drawn = given?.name === name ? { value: slot.passable === 'text' ? given.reference.value : Number(given.reference.value), words: given.reference.words } : slot.draw(dice, language);
    values[name] = drawn.value;
    words[name] = withKind(dice, language, text, name, slot, drawn);
    const known = [drawn.value];
    for (const other of [`not_${name}`, `not_${name}2`, `not_${name}3`].filter((each) => slots.has(each))) {
      const { value, words: spoken } = otherThan(dice, language, slot, known);
      known.push(value);
      words[other] = spoken;
      others[name] ??= value;
    }
  }
  const taken = new Set(Object.values(values));
  words['any'] = String(Array.from({ length: 40 }, () => dice.int(2, 60)).find((each) => !taken.has(each)) ?? 61);
  const result = fill(written.result ?? dice.pick(['ok', 'done', 'accepted']), { ...words, ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])) });
  const taking = (from: Readonly<Record<string, Json>>): Ask['arguments'] => Object.fromEntries(Object.keys(written.takes).flatMap((name): [string, Json][] => (name in from ? [[name, from[name] as Json]] : [])));
  return {
    arguments: taking(values),
    then: taking({ ...values, ...others, ...sentence.then }),
    body: fill(marked(dice, language === 'en' ? begun(text, words, written) : text, words), words),
    titles: written.titles[language === 'ko' ? 1 : 0].split(';').map((title) => title.trim()),
    result,
    reading: written.reads === true ? result : null,
  };
}

const verbs = new Set(('ack acknowledge activate add ask assert auger ban begin bounce bring bump call cancel cap carbonate change charge check chill clean clear close collect command commit confirm consult continue cool count crack crash curtail cut ' +
  'defrost delete dig dim dispense divert do dose draw drive drop dry dump echo end energise enrich enter export extract fade feed fetch fill find finish fire fix flag flush fold freeze fry gas get give go grant hand hang have heat hold incubate initiate inquire invoke irrigate jot just ' +
  'keep kick kill lay leave lend let lift limit lock log look lower make mark mash measure mist move mute open park pass ping pipette print probe proceed pub publish pull pump put quarantine query raise ramp read reboot recall record relay remind renew replace report restart restore retrieve retune return ride rinse run ' +
  'search see send set shed show shut skip slow sort speak spin spray start stick stir stop store stow suck suspend swap switch tack take tell test throttle throw trace tuck tumble turn unlock unmute untag verify view wake warm warn wash water write').split(' '));

/** Only an imperative begins small: a word may come before it. A name at the beginning keeps its letters behind an article. */
function begun(text: string, words: Readonly<Record<string, string>>, { takes }: Written): string {
  const [, first] = /^([a-z]+)/u.exec(text) ?? [];
  if (first !== undefined) return verbs.has(first) ? text : capitalised(text);
  const [, slot] = /^\{(\w+)/u.exec(text) ?? [];
  return slot !== undefined && !words[slot]?.startsWith('the ') && takes[slot]?.passable === 'text' && /^[a-z]+$/u.test(words[slot]?.split(' ')[0] ?? '') ? `the ${text}` : text;
}

/** `"{content}"를` may stand between other marks too, and its particle follows its last sound. */
function marked(dice: Dice, text: string, words: Record<string, string>): string {
  return text.replaceAll(/"\{(\w+)\}"([를가는로])?/gu, (_whole, name: string, particle: string | undefined) => {
    const bare = words[name] ?? '';
    words[name] = dice.among([[6, `"${bare}"`], [bare.includes("'") ? 0 : 1, `'${bare}'`], [0.6, `“${bare}”`], [/[가-힣]/u.test(bare) ? 0.6 : 0, `‘${bare}’`]]);
    return `{${name}${particle === undefined ? '' : `:${particles[particle] ?? ''}`}}`;
  });
}
const particles: Readonly<Record<string, string>> = { 를: '을', 가: '이', 는: '은', 로: '로' };

const days: Readonly<Record<Language, readonly string[]>> = { en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], ko: ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일'] };

function otherThan(dice: Dice, language: Language, slot: Slot, known: readonly Json[]): Said {
  for (let tries = 0; tries < 60; tries += 1) {
    const other = slot.draw(dice, language);
    if (!known.includes(other.value)) return other;
  }
  throw new Error('A slot has fewer values than its sentence needs');
}

/** Tools of one place that could be mistaken for each other. */
export const writtenNeighbours = (dice: Dice): readonly Skill[] => dice.shuffled(dice.pick(domains)).slice(0, dice.among([[2, 1], [3, 2], [3, 3], [2, 4], [1, 5]])).map((written) => writtenSkill(dice, written));

export const writtenTool = (dice: Dice): Skill => writtenSkill(dice, dice.pick(dice.pick(domains)));

/** A tool of the product's own whose requests all stand in tables. */
export function onlyWritten(tool: Skill['tool']): Skill {
  const tables = ownTools.filter((written) => written.tool === tool.name);
  if (tables.length === 0) throw new Error(`No sentence in model-lab/tables/own is for the product's tool ${tool.name}`);
  return skillOf(tool, tables, new Map(Object.keys(tool.parameters['properties'] as object).map((name) => [name, name])));
}

/** A skill of the product's own, which is also asked for in the sentences of its tables. */
export function alsoWritten(skill: Skill): Skill {
  if (!ownTools.some(({ tool }) => tool === skill.tool.name)) return skill;
  const own = onlyWritten(skill.tool);
  const ownMany = own.askMany?.bind(own);
  return {
    ...skill,
    ...(ownMany === undefined ? {} : { askMany: (dice: Dice, language: Language) => (dice.chance(0.5) ? skill.askMany?.(dice, language) : undefined) ?? ownMany(dice, language) }),
    ask(dice, language) {
      const usual = skill.ask(dice, language);
      return dice.chance(0.62) ? { ...own.ask(dice, language), result: usual.result, reading: usual.reading } : usual;
    },
  };
}

/** The product's tools that have sentences in the tables. */
export const writtenOwnTools: ReadonlySet<string> = new Set(ownTools.map(({ tool }) => tool));
