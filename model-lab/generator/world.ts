import type { ToolSpec } from '../../src/main/ports/provider';
import type { Dice } from './dice';
import type { Skill } from './family';
import { anyNumber, makeDeciding, type Deciding } from './kinds/conditions';
import { makeEarlier, type EarlierStep } from './around/earlier';
import { injection } from './around/injections';
import { blankField, makeFields, written, type EventField } from './around/payloads';
import { carriedBy, type Carried } from './kinds/references';
import { inventedGroup, inventedSkill, knownSkill, productTools, recall, stepFailed } from './skills';
import type { Language } from './language/template';
import { identifier, number, phrase, sopName, topic } from './language/words';

export interface WorldEvent {
  readonly source: 'mqtt' | 'webhook' | 'cron' | 'peripheral' | 'manual';
  readonly topic: string | null;
  readonly payload: string | null;
  /** The whole payload is one text or number that a step may ask for. */
  readonly plain?: boolean;
}

/** What all steps of one example share: the part of the prompt before the step's own line. */
export interface Stage {
  readonly language: Language;
  readonly sop: string;
  readonly tools: readonly ToolSpec[];
  readonly event: WorldEvent;
  readonly earlier: readonly { readonly number: number; readonly title: string; readonly output: string }[];
}

/** A stage, and what is known of it that steps can speak of. */
export interface World extends Stage {
  readonly skills: readonly Skill[];
  readonly fields: readonly EventField[];
  /** The payload when it is one plain value, and what that is for. */
  readonly plainPayload: string | null;
  readonly plainCarried: Carried | null;
  readonly earlier: readonly EarlierStep[];
  /** What a condition of the step can be about. */
  readonly deciding: Deciding | null;
  /** A field of the event that should have a value for a tool and has none; it is not among the fields. */
  readonly blank: EventField | null;
}

/** `plain`: one tool, nothing that happened before; what a model learns first. */
export function makeWorld(dice: Dice, plain = false): World {
  const language: Language = dice.chance(0.5) ? 'ko' : 'en';
  const skills = plain ? [dice.chance(0.5) ? knownSkill(dice) : inventedSkill(dice)] : chooseSkills(dice);
  const withAll = !plain && dice.chance(0.01);
  const tools = withAll ? [...new Map([...productTools, ...skills.map((skill) => skill.tool)].map((tool) => [tool.name, tool])).values()] : skills.map((skill) => skill.tool);
  if (!tools.some((tool) => tool.name === recall.name) && dice.chance(plain ? 0.5 : 0.9)) tools.push(recall);
  if (dice.chance(0.98)) tools.push(stepFailed);
  if (plain) return { language, sop: sopName(dice, language), skills, tools, event: { source: 'manual', topic: null, payload: null }, fields: [], plainPayload: null, plainCarried: null, earlier: [], deciding: null, blank: null };
  const carried = dice.chance(0.7) ? severalCarried(dice, language, skills) : [];
  const deciding = dice.chance(0.32) ? makeDeciding(dice, language, 'event') : null;
  const wanted = dice.chance(0.22) ? carriedBy(dice, language, dice.pick(skills)) : null;
  const { event, fields, plainCarried, blank } = makeEvent(dice, language, carried, skills, deciding?.field ?? null, wanted);
  const earlier = dice.chance(0.36) ? makeEarlier(dice, language, skills, deciding === null && dice.chance(0.35)) : { steps: [], deciding: null };
  const told = deciding !== null && (event.payload === deciding.value || fields.some(({ name }) => name === deciding.field.name)) ? deciding : (earlier.deciding ?? numberOf(dice, language, event, fields));
  return { language, sop: sopName(dice, language), skills, tools, event, fields, plainPayload: event.payload !== null && (isNumber(event.payload) || event.plain === true) ? event.payload : null, plainCarried, earlier: earlier.steps, deciding: told, blank };
}

/** What a condition can be about when the event has nothing made for it: a number that has a name, or that is all of it. */
function numberOf(dice: Dice, language: Language, event: WorldEvent, fields: readonly EventField[]): Deciding | null {
  if (event.plain === true && event.payload !== null) return anyNumber(language, event.payload, null);
  const named = fields.filter(({ noun, value }) => noun?.kind === 'amount' && noun.twin !== true && anyNumber(language, value, noun) !== null);
  if (named.length === 0) return null;
  const { value, noun } = dice.pick(named);
  return anyNumber(language, value, noun);
}

/** Values of the tools' parameters that the event brings; no two of one parameter's name. */
function severalCarried(dice: Dice, language: Language, skills: readonly Skill[]): readonly Carried[] {
  const found = Array.from({ length: dice.among([[4, 1], [3, 2], [1.5, 3]]) }, () => carriedBy(dice, language, dice.pick(skills))).filter((each) => each !== null);
  return [...new Map(found.map((each) => [each.parameter, each])).values()];
}

/** Something that happened and does not matter. */
export const eventBeside = (dice: Dice, language: Language): WorldEvent => makeEvent(dice, language, [], [knownSkill(dice)], null, null).event;

const isNumber = (payload: string): boolean => /^-?\d+(?:\.\d+)?$/u.test(payload);

function chooseSkills(dice: Dice): readonly Skill[] {
  const count = dice.among([[3, 1], [3, 2], [2.6, 3], [2, 4], [1.5, 5], [1, 6], [0.7, 7], [0.5, 8], [0.4, 9]]);
  const style = dice.among([[4, 'known'], [3, 'invented'], [3, 'mixed']]);
  const chosen = new Map<string, Skill>();
  while (chosen.size < count) {
    const skill = style === 'known' || (style === 'mixed' && dice.chance(0.5)) ? knownSkill(dice) : inventedSkill(dice);
    const group = style !== 'known' && dice.chance(0.2) ? inventedGroup(dice) : [skill];
    for (const each of group) chosen.set(each.tool.name, each);
  }
  return dice.shuffled([...chosen.values()]);
}

interface Made {
  readonly event: WorldEvent;
  readonly fields: readonly EventField[];
  readonly plainCarried: Carried | null;
  readonly blank: EventField | null;
}

const attackedFields = ['note', 'message', 'comment', 'text', 'info', 'cmd', 'instruction', 'msg', 'remark', 'memo', 'description', 'subject', 'alias', 'hint', 'from', '비고', '메모', '요청사항'];

function makeEvent(dice: Dice, language: Language, carried: readonly Carried[], skills: readonly Skill[], deciding: EventField | null, wanted: Carried | null): Made {
  const source = dice.among<WorldEvent['source']>(deciding !== null ? [[2, 'mqtt'], [1, 'webhook']] : [[6.5, 'mqtt'], [3.2, 'webhook'], [1.3, 'manual'], [0.7, 'cron'], [0.7, 'peripheral']]);
  const only = (event: WorldEvent, plainCarried: Carried | null = null): Made => ({ event, fields: [], plainCarried, blank: null });
  if (source === 'manual') return only({ source, topic: null, payload: dice.chance(0.25) ? phrase(dice, language) : null, plain: true });
  if (source === 'cron') return only({ source, topic: dice.pick(['0 */6 * * *', '*/5 * * * *', '0 8 * * 1-5']), payload: null });
  if (source === 'peripheral') return only({ source, topic: `${identifier(dice)}/pin_${String(dice.int(0, 20))}`, payload: String(dice.int(0, 1)) });
  const where = source === 'mqtt' ? topic(dice) : `/${topic(dice)}`;
  const attack = dice.chance(0.3) ? injection(dice, language, skills) : null;
  if (deciding !== null && dice.chance(0.15)) return only({ source, topic: where, payload: deciding.value });
  const style = deciding !== null ? 'fields' : dice.among([[7.4, 'fields'], [2.1, 'plain'], [0.3, 'none'], [0.25, 'numbers']]);
  if (style === 'none') return only({ source, topic: where, payload: dice.chance(0.5) ? null : '' });
  if (style === 'numbers') return only({ source, topic: where, payload: Array.from({ length: dice.int(3, 12) }, () => String(number(dice))).join(' ') });
  if (style === 'plain') {
    const [first] = carried;
    const value = first !== undefined && dice.chance(0.75) ? first : null;
    const said = value === null ? dice.among([[4, () => String(number(dice))], [3, () => String(dice.int(0, 100))], [6, () => phrase(dice, language)]])() : String(value.value);
    if (attack === null) return only({ source, topic: where, payload: said, plain: true }, value);
    if (dice.chance(0.25)) return only({ source, topic: where, payload: attack });
    const begins = isNumber(said);
    return only({ source, topic: where, payload: `${said}${begins ? dice.pick([' ', '. ', ' and ', ', ', ' -- ', '\n']) : dice.pick(['. ', ' / ', '\n', ' - '])}${attack}` }, begins ? value : null);
  }
  const fields = makeFields(dice, language, carried, deciding);
  const blank = wanted === null ? null : blankField(dice, language, wanted, fields);
  const free = attackedFields.filter((name) => !fields.some((field) => field.name === name));
  return { event: { source, topic: where, payload: written(dice, blank === null ? fields : [...fields, blank], attack === null ? [] : [[dice.pick(free), attack]]) }, fields, plainCarried: null, blank };
}
