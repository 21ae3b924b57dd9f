import type { JsonObject } from '../../src/shared/json';
import type { Dice } from './dice';
import type { Ask, Skill } from './family';
import { chooseEnding, conjugate } from './language/korean';
import { knownSkill, knownSkillNamed, inventedSkill, stepFailed } from './skills';
import { capitalised, type Language } from './language/template';
import { both, placeInEvent, placeOf, sayable, templates, templateText } from './kinds/combined';
import { leftOut, listed } from './kinds/listed';
import { lookedUp } from './kinds/lookups';
import { conditional, either, makeDeciding, notMet, notSaid, type Deciding } from './kinds/conditions';
import { carriedBy, referring, spoken, takesText, taking, takingText, templated, textWith, type Carried } from './kinds/references';
import { besideForbidden, handwork, prohibition } from './kinds/refusals';
import { englishSentence, finished, joined, koreanSentence } from './around/surroundings';
import type { World } from './world';
import { device, doneWord, path, phrase, word } from './language/words';

export interface ExampleCall {
  readonly name: string;
  readonly arguments: JsonObject;
  readonly status: 'ok' | 'error';
  readonly output: string;
}

/** One step and what a good model does about it: rounds of calls, each with its results, and the sentence at the end ('' = the step ended in step_failed). */
export interface Example {
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly suggested: readonly string[];
  readonly rounds: readonly (readonly ExampleCall[])[];
  readonly summary: string;
  /** The step asked once more, for the tool that it has not used yet: that call and the sentence after it are what is learned. */
  readonly again?: { readonly call: ExampleCall; readonly summary: string };
}

export const longestResult = 90;

export function makeStep(dice: Dice, world: World): Example {
  const canFail = world.tools.includes(stepFailed);
  const kinds = [[57, 'single'], [40, 'payload'], [30, 'earlier'], [11, 'two'], [9, 'template'], [24, 'condition'], [canFail ? 12 : 0, 'missing'], [canFail && (world.blank !== null || world.earlier.some(({ blank }) => blank !== null)) ? 45 : 0, 'blank'], [13, 'told'], [5, 'looked-up'], [9, 'listed'], [4, 'several'], [4, 'part'], [4, 'again'], [5, 'many'], [8, 'passed-on'], [canFail ? 4 : 0, 'incomplete'], [canFail ? 5 : 0, 'no-tool'], [canFail ? 3.5 : 0, 'forbidden'], [canFail ? 3 : 0, 'by-hand'], [canFail ? 1.5 : 0, 'contradiction']] as const;
  // Not every world has what a kind needs.
  for (let tries = 0; tries < 3; tries += 1) {
    const made = (builders[dice.among(kinds)] as Builder)(dice, world, dice.pick(world.skills));
    if (made !== null) return made;
  }
  const skill = dice.pick(world.skills);
  return single(dice, world.language, skill, skill.ask(dice, world.language), 'single');
}

type Builder = (dice: Dice, world: World, skill: Skill) => Example | null;

const builders: Record<string, Builder> = {
  single: (dice, world, skill) => {
    const ask = skill.ask(dice, world.language);
    const without = dice.chance(0.14) ? leftOut(dice, world.language, skill, ask) : null;
    if (without !== null) return single(dice, world.language, skill, without, 'single', false);
    if (dice.chance(0.07)) {
      const other = dice.chance(0.4) ? skill : dice.pick(world.skills);
      const body = besideForbidden(dice, world.language, ask.body, other.ask(dice, world.language).body);
      if (body !== null) return single(dice, world.language, skill, { ...ask, body }, 'single', false);
    }
    if (!world.tools.includes(stepFailed) || !dice.chance(0.09)) return single(dice, world.language, skill, ask, 'single');
    return afterError(dice, world.language, skill, ask);
  },
  payload: (dice, world, any) => {
    const { language } = world;
    if (world.plainCarried !== null && dice.chance(0.7)) return asSingle(dice, world, world.plainCarried.skill, referring(dice, language, world.plainCarried, { ...placeInEvent(world, null, world.plainCarried.noun), ...(world.plainPayload === null ? { leading: true as const } : {}) }), 'payload');
    const skill = (dice.chance(0.8) ? texter(dice, world) : null) ?? taker(dice, world) ?? any;
    if (world.plainPayload !== null) return asSingle(dice, world, skill, taking(dice, language, skill, world.plainPayload, placeInEvent(world, null, null)), 'payload');
    const useful = world.fields.filter((each) => each.carried !== null);
    if (useful.length > 0 && dice.chance(0.75)) {
      const field = dice.pick(useful);
      const carried = field.carried as Carried;
      return asSingle(dice, world, carried.skill, referring(dice, language, carried, placeInEvent(world, field.name, field.noun)), 'payload');
    }
    const field = world.fields.length === 0 ? null : dice.pick(world.fields);
    return field === null ? null : asSingle(dice, world, skill, taking(dice, language, skill, field.value, placeInEvent(world, field.name, field.noun)), 'payload');
  },
  earlier: (dice, world, any) => {
    const { language } = world;
    const able = world.earlier.filter((step) => step.carried !== null);
    const holding = able.length === 0 ? null : dice.pick(able);
    if (holding?.carried != null && dice.chance(0.8)) return asSingle(dice, world, holding.carried.skill, referring(dice, language, holding.carried, placeOf(world, holding)), 'earlier');
    const skill = (dice.chance(0.8) ? texter(dice, world) : null) ?? taker(dice, world) ?? any;
    const known = world.earlier.filter((step) => step.value !== null);
    if (known.length === 0) return null;
    const from = dice.pick(known);
    const switching = /^[01]$/u.test(from.value ?? '') ? world.skills.find(({ tool }) => tool.name === 'gpio_write') : undefined;
    if (switching !== undefined && dice.chance(0.6)) return asSingle(dice, world, switching, taking(dice, language, switching, from.value ?? '', placeOf(world, from)), 'earlier');
    return asSingle(dice, world, skill, taking(dice, language, skill, from.value ?? '', placeOf(world, from)), 'earlier');
  },
  /** One text of two values, in the order in which the step asks for them. */
  two: (dice, world) => {
    const { language } = world;
    const skill = texter(dice, world);
    const [one, other] = dice.shuffled(sayable(world));
    if (skill === null || one === undefined || other === undefined) return null;
    return asSingle(dice, world, skill, takingText(dice, language, skill, `${one.value} ${other.value}`, both(dice, language, one, other)), 'two');
  },
  /** A text that the step says, and a value that it only refers to. */
  told: (dice, world) => {
    const skill = texter(dice, world);
    const [one] = dice.shuffled(sayable(world));
    if (skill === null || one === undefined) return null;
    return asSingle(dice, world, skill, textWith(dice, world.language, skill, one.value, spoken(dice, world.language, one.place, '', false).words), 'told');
  },
  /** The values one by one, each with its name. */
  listed: (dice, world, skill) => asSingle(dice, world, skill, listed(dice, world.language, skill), 'listed'),
  /** A list in the step's own words says which value belongs to what. */
  'looked-up': (dice, world, skill) => {
    const able = world.fields.filter(({ noun, value }) => (noun?.kind === 'machine' || noun?.kind === 'place') && noun.twin !== true && /^[\p{L}\d-]{1,8}$/u.test(value));
    const field = able.length > 0 && dice.chance(0.7) ? dice.pick(able) : null;
    const ask = lookedUp(dice, world.language, skill, field === null ? null : { value: field.value, place: placeInEvent(world, field.name, field.noun) });
    return ask === null ? null : single(dice, world.language, skill, ask, 'looked-up', false);
  },
  /** The event or an earlier result should say a value, and says that it is not known. */
  blank: (dice, world) => {
    const { language } = world;
    const step = world.earlier.find(({ blank }) => blank !== null);
    const fromStep = step?.blank != null && (world.blank === null || dice.chance(0.5)) ? { carried: step.blank, place: { ...placeOf(world, step), noun: step.blank.noun } } : null;
    const from = fromStep ?? (world.blank === null ? null : { carried: world.blank.carried as Carried, place: placeInEvent(world, world.blank.name, world.blank.noun) });
    if (from === null) return null;
    const ask = referring(dice, language, from.carried, from.place);
    const noun = from.place.noun?.[language] ?? from.carried.parameter;
    return ask === null ? null : refusal('blank', dice.pick(ask.titles), finished(dice, language, ask.body), suggestion(dice, [from.carried.skill.tool.name]), typeof from.place.at === 'number' ? notFound(language, from.place.at, noun) : notSaid(language, noun));
  },
  /** A text with places to fill in, as programs write them. */
  template: (dice, world) => {
    const { language } = world;
    const chosen = dice.shuffled(templates(world)).slice(0, dice.chance(0.2) ? 2 : 1);
    const [first] = chosen;
    if (first === undefined) return null;
    if (dice.chance(0.3)) {
      const skill = dice.pick(world.skills);
      const place = dice.pick(['key', 'topic', 'path', 'name', 'channel', 'query', 'board', 'room', 'id', 'file', 'tag', 'label', 'to', 'title'].filter((each) => each in ((skill.tool.parameters['properties'] ?? {}) as object)).concat(''));
      const frame = place === 'topic' || place === 'path' || place === 'file' ? dice.pick([`${word(dice, 'en')}s/{}/${word(dice, 'en')}`, `${word(dice, 'en')}/{}`, `${word(dice, 'en')}/{}/set`, `${word(dice, 'en')}-{}${place === 'topic' ? '' : '.txt'}`]) : dice.pick([`${word(dice, 'en')}-{}`, `${word(dice, 'en')}_{}`, '{}']);
      const asked = place === '' || /[\s"]/u.test(first.value) ? null : templated(dice, language, skill, place, frame.replace('{}', first.slot), frame.replace('{}', first.value));
      if (asked !== null) return single(dice, language, skill, asked, 'template');
    }
    const skill = texter(dice, world);
    if (skill === null) return null;
    const frame = templateText(dice, language, chosen);
    const put = (which: 'slot' | 'value'): string => chosen.reduce((text, each) => text.replace('{}', each[which]), frame);
    return asSingle(dice, world, skill, takingText(dice, language, skill, put('value'), `"${put('slot')}"`), 'template');
  },
  condition: (dice, world, skill) => (world.deciding === null ? null : conditioned(dice, world, skill, world.deciding)),
  /** A value or a condition that the step says is in the event, and it is not. */
  missing: (dice, world, skill) => {
    const { language, fields } = world;
    if (fields.length === 0) return null;
    if (dice.chance(0.4)) {
      const absent = makeDeciding(dice, language, 'event');
      if (world.deciding?.name === absent.name || fields.some(({ noun, name }) => name === absent.field.name || noun?.[language] === absent.name)) return null;
      const ask = skill.ask(dice, language);
      return refusal('missing', dice.pick(ask.titles), finished(dice, language, conditional(dice, language, absent, ask.body, true), false), suggestion(dice, [skill.tool.name]), notSaid(language, absent.name));
    }
    const carried = carriedBy(dice, language, skill);
    if (carried?.noun == null || carried.noun.kind === 'text' || fields.some(({ noun, name }) => noun === null || noun.en === carried.noun?.en || noun.ko === carried.noun?.ko || noun.kind === 'text' || name.includes(carried.parameter))) return null;
    const ask = referring(dice, language, carried, placeInEvent(world, carried.parameter, carried.noun));
    return ask === null ? null : refusal('missing', dice.pick(ask.titles), finished(dice, language, ask.body), suggestion(dice, [skill.tool.name]), notSaid(language, carried.noun[language]));
  },
  several: (dice, world) => {
    const count = dice.among([[5, 2], [1, 3]]);
    const chosen = Array.from({ length: count }, () => dice.pick(world.skills));
    const asks = chosen.map((skill) => skill.ask(dice, world.language));
    const calls = asks.map((ask, index): ExampleCall => ({ name: (chosen[index] as Skill).tool.name, arguments: ask.arguments, status: 'ok', output: ask.result }));
    if (new Set(calls.map((call) => JSON.stringify([call.name, call.arguments]))).size < calls.length) return null;
    const title = dice.pick(asks.flatMap((ask) => ask.titles));
    return { kind: 'several', title, body: joined(dice, world.language, asks.map((ask) => ask.body)), suggested: suggestion(dice, chosen.map((skill) => skill.tool.name)), rounds: [calls], summary: summaryOf(world.language, calls) };
  },
  /** A step that asks for more than the tools that it is asked again for: only their part is done. */
  part: (dice, world, skill) => {
    const other = dice.chance(0.5) ? dice.pick(world.skills) : dice.chance(0.7) ? knownSkill(dice) : inventedSkill(dice);
    if (other.tool.name === skill.tool.name || similarParameters(other, skill)) return null;
    const own = skill.ask(dice, world.language);
    const bodies = dice.shuffled([own.body, other.ask(dice, world.language).body]);
    const call: ExampleCall = { name: skill.tool.name, arguments: own.arguments, status: 'ok', output: own.result };
    return { kind: 'part', title: dice.pick(own.titles), body: joined(dice, world.language, bodies), suggested: [skill.tool.name], rounds: [[call]], summary: summaryOf(world.language, [call]) };
  },
  again: (dice, world) => {
    const [one, two] = dice.shuffled(world.skills);
    if (one === undefined || two === undefined) return null;
    const [first, second] = [one.ask(dice, world.language), two.ask(dice, world.language)];
    const [done, left] = [[one, first], [two, second]].map(([skill, ask]) => ({ name: (skill as Skill).tool.name, arguments: (ask as Ask).arguments, status: 'ok', output: (ask as Ask).result }) satisfies ExampleCall) as [ExampleCall, ExampleCall];
    return { kind: 'again', title: dice.pick(first.titles), body: joined(dice, world.language, [first.body, second.body]), suggested: [done.name, left.name], rounds: [[done]], summary: summaryOf(world.language, [done]), again: { call: left, summary: summaryOf(world.language, [left]) } };
  },
  many: (dice, world, skill) => {
    const many = skill.askMany?.(dice, world.language);
    if (many === undefined) return null;
    const calls = many.calls.map((args, index): ExampleCall => ({ name: skill.tool.name, arguments: args, status: 'ok', output: many.results[index] ?? 'ok' }));
    return { kind: 'many', title: many.title, body: finished(dice, world.language, many.body), suggested: suggestion(dice, [skill.tool.name]), rounds: [calls], summary: summaryOf(world.language, calls) };
  },
  'passed-on': (dice, world) => {
    const readers = world.skills.filter((skill) => skill.reads);
    const takers = world.skills.filter((skill) => skill.askWith !== undefined && !skill.reads);
    if (readers.length === 0 || takers.length === 0) return null;
    const reader = dice.pick(readers);
    const taker = dice.pick(takers);
    const read = reader.ask(dice, world.language);
    if (read.reading === null) return null;
    const words = world.language === 'ko' ? dice.pick(['읽은 값', '그 값', '결과', '그 결과', '측정값', '읽은 결과', '얻은 값']) : dice.pick(['the reading', 'the result', 'the value', 'what it says', 'that value', 'the answer', 'the value that was read', 'the outcome', 'it']);
    const pass = taker.askWith?.(dice, world.language, { words, value: read.reading }) ?? null;
    if (pass === null) return null;
    const first: ExampleCall = { name: reader.tool.name, arguments: read.arguments, status: 'ok', output: read.result };
    const second: ExampleCall = { name: taker.tool.name, arguments: pass.arguments, status: 'ok', output: pass.result };
    return { kind: 'passed-on', title: dice.pick([...read.titles, ...pass.titles]), body: joined(dice, world.language, [read.body, pass.body]), suggested: suggestion(dice, [first.name, second.name]), rounds: [[first], [second]], summary: summaryOf(world.language, [first, second]) };
  },
  incomplete: (dice, world, skill) => {
    const without = skill.askWithout?.(dice, world.language);
    if (without === undefined) return null;
    const bare = dice.chance(0.25);
    return refusal('incomplete', without.title, bare ? '' : finished(dice, world.language, without.body), suggestion(dice, [skill.tool.name]), missing(world.language, skill.tool.name, without.missing));
  },
  'no-tool': (dice, world) => {
    const near = dice.chance(0.5) ? nearMiss(dice, world) : null;
    if (near !== null) return near;
    const other = dice.chance(0.5) ? knownSkill(dice) : inventedSkill(dice);
    if (other.tool.name === 'memory_recall' || world.tools.some((tool) => alike(tool.name, other.tool.name)) || world.skills.some((skill) => alike(skill.tool.description, other.tool.description))) return null;
    const ask = other.ask(dice, world.language);
    if (world.skills.some((skill) => similarParameters(skill, other))) return null;
    return refusal('no-tool', dice.pick(ask.titles), finished(dice, world.language, ask.body), dice.chance(0.6) ? [] : [dice.pick(world.skills).tool.name], noTool(world.language));
  },
  'by-hand': (dice, world) => {
    const job = handwork(dice, world.language);
    const body = world.language === 'ko' ? koreanSentence(dice, job.body, chooseEnding(dice)) : englishSentence(dice, job.body);
    return refusal('by-hand', job.title, dice.chance(0.1) ? '' : body, dice.chance(0.5) ? [] : [dice.pick(world.skills).tool.name], noTool(world.language));
  },
  contradiction: (dice, world, skill) => {
    const [one, two] = [skill.ask(dice, world.language), skill.ask(dice, world.language)];
    const properties = Object.keys(one.arguments);
    // Two wishes for the same thing that cannot both be met.
    const last = properties.at(-1);
    if (properties.length < 2 || last === undefined || typeof one.arguments[last] === 'string' || !(last in two.arguments)) return null;
    const shown = (value: unknown): string => String(value);
    const [a, b] = [shown(one.arguments[last]), shown(two.arguments[last])];
    if (a === b || !one.body.includes(a) || one.body.split(a).length !== 2 || properties.some((key) => key !== last && shown(one.arguments[key]).includes(a))) return null;
    const body = world.language === 'ko' ? one.body.replace(a, `${a} 그리고 동시에 ${b}`) : one.body.replace(a, dice.pick([`${a} and ${b} at the same time`, `both ${a} and ${b}`, `${a} and also ${b} at once`]));
    return refusal('contradiction', dice.pick(one.titles), finished(dice, world.language, body), suggestion(dice, [skill.tool.name]), world.language === 'ko' ? '단계가 서로 모순된다' : 'the step contradicts itself');
  },
  forbidden: (dice, world, skill) => {
    const ask = skill.ask(dice, world.language);
    return refusal('forbidden', dice.pick(ask.titles), prohibition(dice, world.language, ask.body), suggestion(dice, [skill.tool.name]), world.language === 'ko' ? '이 단계는 하지 말라고 되어 있습니다' : 'the step says that it must not be done');
  },
};

const asSingle = (dice: Dice, world: World, skill: Skill, ask: Ask | null, kind: string): Example | null => (ask === null ? null : single(dice, world.language, skill, ask, kind));

/** Done when the condition is met, refused when it is not: each as often. */
function conditioned(dice: Dice, world: World, skill: Skill, deciding: Deciding): Example {
  const { language } = world;
  if (dice.chance(0.15)) {
    const other = dice.chance(0.4) ? skill : dice.pick(world.skills);
    const [one, two] = [skill.ask(dice, language), other.ask(dice, language)];
    const first = dice.chance(0.5);
    const [done, by] = first ? [one, skill] : [two, other];
    if (JSON.stringify([skill.tool.name, one.arguments]) !== JSON.stringify([other.tool.name, two.arguments])) return single(dice, language, by, { ...done, titles: [...one.titles, ...two.titles], body: either(dice, language, deciding, one.body, two.body, first) }, 'condition', false);
  }
  const holds = dice.chance(0.5) || !world.tools.includes(stepFailed);
  const useful = world.fields.find(({ carried }) => carried !== null);
  const referred = useful?.carried != null && dice.chance(0.15) ? referring(dice, language, useful.carried, placeInEvent(world, useful.name, useful.noun)) : null;
  const used = referred === null || useful?.carried == null ? skill : useful.carried.skill;
  const ask = referred ?? used.ask(dice, language);
  const body = finished(dice, language, conditional(dice, language, deciding, ask.body, holds), false);
  const title = dice.pick(ask.titles);
  if (!holds) return refusal('unmet', title, body, suggestion(dice, [used.tool.name]), notMet(language, deciding));
  const call: ExampleCall = { name: used.tool.name, arguments: ask.arguments, status: 'ok', output: ask.result };
  return { kind: 'condition', title, body, suggested: suggestion(dice, [call.name]), rounds: [[call]], summary: summaryOf(language, [call]) };
}

/** A skill of which a value can come from somewhere else than the step's own words. */
function taker(dice: Dice, world: World): Skill | null {
  const able = world.skills.filter((skill) => skill.askWith !== undefined);
  return able.length === 0 ? null : dice.pick(able);
}

function texter(dice: Dice, world: World): Skill | null {
  const able = world.skills.filter(takesText);
  return able.length === 0 ? null : dice.pick(able);
}

/** A tool of the product is offered that is near the one that would be needed: what reads cannot write, what notes cannot forget. */
function nearMiss(dice: Dice, world: World): Example | null {
  const offered = new Set(world.tools.map((tool) => tool.name));
  const pairs = ([['gpio_write', 'gpio_read'], ['gpio_read', 'gpio_write'], ['file_write', 'file_read'], ['file_read', 'file_write'], ['file_read', 'file_list'], ['memory_forget', 'memory_store'], ['memory_store', 'memory_recall'], ['memory_store', 'memory_forget'], ['sop_execute', 'sop_status'], ['sop_cancel', 'sop_execute'], ['sop_status', 'sop_list'], ['mqtt_publish', 'notify'], ['pushover', 'mqtt_publish'], ['gpio_write', 'board_info'], ['gpio_write', 'memory_recall'], ['mqtt_publish', 'memory_recall']] as const).filter(([needed, near]) => offered.has(near) && !offered.has(needed));
  if (pairs.length === 0) return null;
  const [needed, near] = dice.pick(pairs);
  const ask = knownSkillNamed(needed).ask(dice, world.language);
  return refusal('no-tool', dice.pick(ask.titles), finished(dice, world.language, ask.body), dice.chance(0.6) ? [] : [near], noTool(world.language));
}

const alike = (a: string, b: string): boolean => a === b || a.split(/[_. ]/u).some((part) => part.length > 3 && b.includes(part));
const similarParameters = (a: Skill, b: Skill): boolean => {
  const shape = (skill: Skill): string => JSON.stringify(Object.values((skill.tool.parameters['properties'] ?? {}) as Record<string, { type?: string }>).map((schema) => schema.type ?? ''));
  return shape(a) === shape(b);
};

const notFound = (language: Language, number: number, noun: string): string => (language === 'ko' ? `${String(number)}단계에 ${noun} 값이 없습니다` : `step ${String(number)} gave no ${noun}`);
const noTool = (language: Language): string => (language === 'ko' ? '이 단계를 할 수 있는 도구가 없습니다' : 'no offered tool can do this step');
const missing = (language: Language, tool: string, parameter: string): string => (language === 'ko' ? `단계에 ${tool}의 ${parameter} 값이 없습니다` : `the step does not say the ${parameter} for ${tool}`);

function single(dice: Dice, language: Language, skill: Skill, ask: Ask, kind: string, opened = true): Example {
  const call: ExampleCall = { name: skill.tool.name, arguments: ask.arguments, status: 'ok', output: dice.chance(0.02) ? `${phrase(dice, language)}\n${path(dice)} ${phrase(dice, language)}` : ask.result };
  const { title, body } = lines(dice, language, ask, opened);
  return { kind, title, body, suggested: suggestion(dice, [call.name]), rounds: [[call]], summary: summaryOf(language, [call]) };
}

function afterError(dice: Dice, language: Language, skill: Skill, ask: Ask): Example {
  const output = dice.pick(['timed out', `board ${word(dice, 'en')} does not answer`, `There is no pin ${String(dice.int(20, 99))}`, 'connection refused', `Several boards are configured; say which with "board".`, 'permission denied', `${word(dice, 'en')}: not found`, 'busy, try again later', `no ${device(dice, 'en')} is connected`, 'refused', 'the broker is not connected', `error ${String(dice.int(1, 599))}`, phrase(dice, language)]);
  const { title, body } = lines(dice, language, ask);
  const first: ExampleCall = { name: skill.tool.name, arguments: ask.arguments, status: 'error', output };
  const second: ExampleCall = { name: stepFailed.name, arguments: { reason: `${skill.tool.name}: ${output}` }, status: 'ok', output: 'noted' };
  return { kind: 'error', title, body, suggested: suggestion(dice, [first.name]), rounds: [[first], [second]], summary: '' };
}

const refusal = (kind: string, title: string, body: string, suggested: readonly string[], reason: string): Example => ({ kind, title, body, suggested, rounds: [[{ name: stepFailed.name, arguments: { reason }, status: 'ok', output: 'noted' }]], summary: '' });

/** Title and text. Sometimes the title alone says what to do. */
function lines(dice: Dice, language: Language, ask: Ask, opened = true): { readonly title: string; readonly body: string } {
  // What stands before a dash can be the title: then it alone says what is wanted.
  const [, wanted, rest] = /^([^#"]{2,50}) — ([^—]+)$/u.exec(ask.body) ?? [];
  if (opened && wanted !== undefined && rest !== undefined && dice.chance(0.7)) return { title: capitalised(wanted), body: language === 'ko' ? koreanSentence(dice, rest, chooseEnding(dice), false) : englishSentence(dice, rest, false) };
  if (opened && dice.chance(0.12)) return { title: language === 'ko' ? conjugate(ask.body, dice.pick(['기', '다', '기'])) : /^[a-z]+(?:[ ,:?!]|$)/u.test(ask.body) ? capitalised(ask.body) : ask.body, body: '' };
  return { title: dice.chance(0.85) ? dice.pick(ask.titles) : capitalised(`${word(dice, language)} ${word(dice, language)}`), body: finished(dice, language, ask.body, opened) };
}

/** A message says seldom by which of the tools that tell people it is to go, so that such a tool is nearly always named. */
export const suggestion = (dice: Dice, names: readonly string[]): readonly string[] => (dice.chance(names.some((name) => telling.has(name)) ? 0.93 : 0.76) ? [...new Set(names)] : []);

/** Tools of the product by which people are told something. */
export const telling: ReadonlySet<string> = new Set(['notify', 'pushover', 'send_message']);

/** What was done, after the results: the tools and what they answered, where that is short. */
export function summaryOf(language: Language, calls: readonly ExampleCall[]): string {
  const parts = calls.map(({ name, output }) => (output.includes('\n') || output.length > longestResult ? name : `${name} → ${output}`));
  return `${doneWord(language)}: ${parts.join('; ')}`;
}
