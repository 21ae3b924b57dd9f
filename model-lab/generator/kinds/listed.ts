import type { Json } from '../../../src/shared/json';
import type { Dice } from '../dice';
import type { Ask, Skill } from '../family';
import { nounOf } from '../language/nouns';
import { capitalised, particleFor, type Language } from '../language/template';

type Schema = { readonly type?: string; readonly enum?: unknown };
const parametersOf = (skill: Skill): readonly (readonly [string, Schema])[] => Object.entries((skill.tool.parameters['properties'] ?? {}) as Record<string, Schema>);

/** What a person calls a parameter who has read its name: `flow_l_min` is the flow l min, `sample_id` the sample. */
function called(dice: Dice, language: Language, name: string, { type }: Schema): string {
  const noun = nounOf(name, type === 'integer' || type === 'number' ? 'number' : 'string')?.[language];
  const spelled = name.replaceAll(/([a-z])([A-Z])/gu, '$1 $2').replaceAll(/[_.-]/gu, ' ').toLowerCase();
  const short = spelled.replace(/ (?:id|no|nr|name|number)$/u, '');
  return dice.among([[language === 'ko' && noun !== undefined ? 6 : 2, noun ?? short], [2, short], [1.5, spelled], [1, name]]);
}

const yes: Readonly<Record<Language, readonly [string, string]>> = { en: ['yes', 'no'], ko: ['예', '아니오'] };

/** The call spelled out, as in a form: what it is, and each value behind its name, in any order. Null: a value cannot be said so. */
export function listed(dice: Dice, language: Language, skill: Skill): Ask | null {
  const ask = skill.ask(dice, language);
  const values = parametersOf(skill).flatMap(([name, schema]): (readonly [string, Schema, Json])[] => (name in ask.arguments ? [[name, schema, ask.arguments[name] as Json]] : []));
  if (values.length === 0 || values.some(([, , value]) => typeof value === 'object' || (typeof value === 'string' && (value === '' || value.includes('\n'))))) return null;
  const said = dice.shuffled(values).map(([name, schema, value]) => ({ name: called(dice, language, name, schema), value: typeof value === 'boolean' ? (dice.chance(0.5) ? String(value) : yes[language][value ? 0 : 1]) : String(value) }));
  if (new Set(said.map(({ name }) => name)).size < said.length) return null;
  // A text of several words ends the list: what follows it could be taken for a part of it.
  const ordered = [...said.filter(({ value }) => !/[\s,]/u.test(value)), ...said.filter(({ value }) => /[\s,]/u.test(value))];
  if (ordered.filter(({ value }) => /,/u.test(value)).length > 1) return null;
  const pair = dice.pick(language === 'ko' ? [(n: string, v: string) => `${n} ${v}`, (n: string, v: string) => `${n}: ${v}`, (n: string, v: string) => `${n + particleFor(n, '은')} ${v}`] : [(n: string, v: string) => `${n} ${v}`, (n: string, v: string) => `${n}: ${v}`, (n: string, v: string) => `${n} is ${v}`, (n: string, v: string) => `${n} = ${v}`]);
  const quote = dice.chance(0.35);
  const pairs = ordered.map(({ name, value }) => pair(name, quote && /\s/u.test(value) && !value.includes('"') ? `"${value}"` : value));
  const between = dice.pick([', ', ', ', '; ', '. ']);
  const list = between === '. ' ? pairs.map(capitalised).join(between) : pairs.join(between);
  const [title = ''] = dice.shuffled(ask.titles);
  const body = dice.among([[3, `${title}: ${list}`], [2, capitalised(list)], [language === 'ko' ? 0 : 1.5, `${title} with ${list}`], [language === 'ko' ? 1.5 : 0, `${title} (${list})`]]);
  return { ...ask, body };
}

/** A remark that one of the values which the call may have is not given. Null: it has all of them. */
export function leftOut(dice: Dice, language: Language, skill: Skill, ask: Ask): Ask | null {
  const required = new Set((skill.tool.parameters['required'] ?? []) as readonly string[]);
  const given = new Set(Object.keys(ask.arguments).map((name) => nounOf(name, 'string')?.en ?? name));
  const able = parametersOf(skill).filter(([name, schema]) => !required.has(name) && !(name in ask.arguments) && schema.type !== 'boolean' && !given.has(nounOf(name, 'string')?.en ?? name));
  if (able.length === 0) return null;
  const [name, schema] = dice.pick(able);
  const p = called(dice, language, name, schema);
  if (ask.body.toLowerCase().includes(p.toLowerCase())) return null;
  const body = ask.body.replace(/\.$/u, '');
  if (language === 'ko') {
    const topic = p + particleFor(p, '은');
    return { ...ask, body: `${body}. ${dice.pick([`${topic} 따로 정하지 않는다`, `${topic} 비워 둔다`, `${topic} 필요 없다`, `${topic} 넣지 않는다`, `${p} 지정 없음`, `${p} 없이`, `${topic} 생략`, `${topic} 빼고`])}` };
  }
  const apart = [`No ${p}`, `No ${p} is needed`, `Leave the ${p} out`, `It needs no ${p}`, `There is no ${p}`, `The ${p} is not given`, `Do not give a ${p}`, `A ${p} is not wanted`, `Without any ${p}`, `Nothing is said about the ${p}`];
  return { ...ask, body: dice.chance(0.3) && !/[.?!"]$/u.test(body) ? `${body}${dice.pick([` without a ${p}`, ` with no ${p}`, `, no ${p}`, `, without any ${p}`])}` : `${body}${/[.?!]$/u.test(body) ? '' : '.'} ${dice.pick(apart)}` };
}
