import type { JsonObject } from '../../../src/shared/json';
import type { Dice } from './dice';
import type { Ask, Skill } from './family';
import { chooseEnding, conjugate, type Ending } from './korean';
import { knownSkill, knownSkillNamed, inventedSkill, stepFailed } from './skills';
import { capitalised, type Language } from './template';
import { both, placeOf, sayable, templates, templateText } from './combined';
import { referring, takesText, taking, takingText, templated, type Carried } from './references';
import type { World } from './world';
import { device, number, path, person, phrase, quantity, word } from './words';

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
  const kinds = [[48, 'single'], [26, 'payload'], [9, 'earlier'], [7, 'two'], [6, 'template'], [6, 'several'], [5, 'part'], [5, 'again'], [3, 'many'], [4, 'passed-on'], [canFail ? 4 : 0, 'incomplete'], [canFail ? 6 : 0, 'no-tool'], [canFail ? 4.5 : 0, 'forbidden'], [canFail ? 3 : 0, 'by-hand'], [canFail ? 1.5 : 0, 'contradiction']] as const;
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
    if (!world.tools.includes(stepFailed) || !dice.chance(0.09)) return single(dice, world.language, skill, ask, 'single');
    return afterError(dice, world.language, skill, ask);
  },
  payload: (dice, world, any) => {
    const { language } = world;
    if (world.plainCarried !== null && dice.chance(0.7)) return asSingle(dice, world, world.plainCarried.skill, referring(dice, language, world.plainCarried, { at: 'event', field: null, noun: world.plainCarried.noun }), 'payload');
    const skill = (dice.chance(0.8) ? texter(dice, world) : null) ?? taker(dice, world) ?? any;
    if (world.plainPayload !== null) return asSingle(dice, world, skill, taking(dice, language, skill, world.plainPayload, { at: 'event', field: null, noun: null }), 'payload');
    const useful = world.fields.filter((each) => each.carried !== null);
    if (useful.length > 0 && dice.chance(0.75)) {
      const field = dice.pick(useful);
      const carried = field.carried as Carried;
      return asSingle(dice, world, carried.skill, referring(dice, language, carried, { at: 'event', field: field.name, noun: field.noun }), 'payload');
    }
    const field = world.fields.length === 0 ? null : dice.pick(world.fields);
    return field === null ? null : asSingle(dice, world, skill, taking(dice, language, skill, field.value, { at: 'event', field: field.name, noun: field.noun }), 'payload');
  },
  earlier: (dice, world, any) => {
    const { language } = world;
    const holding = world.earlier.find((step) => step.carried !== null);
    if (holding?.carried !== undefined && holding.carried !== null && dice.chance(0.8)) return asSingle(dice, world, holding.carried.skill, referring(dice, language, holding.carried, placeOf(world, holding)), 'earlier');
    const skill = (dice.chance(0.8) ? texter(dice, world) : null) ?? taker(dice, world) ?? any;
    const known = world.earlier.filter((step) => step.value !== null);
    if (known.length === 0) return null;
    const from = dice.pick(known);
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
    return refusal(dice, world.language, 'incomplete', without.title, bare ? '' : finished(dice, world.language, without.body), suggestion(dice, [skill.tool.name]), missing(world.language, skill.tool.name, without.missing));
  },
  'no-tool': (dice, world) => {
    const near = dice.chance(0.5) ? nearMiss(dice, world) : null;
    if (near !== null) return near;
    const other = dice.chance(0.5) ? knownSkill(dice) : inventedSkill(dice);
    if (other.tool.name === 'memory_recall' || world.tools.some((tool) => alike(tool.name, other.tool.name)) || world.skills.some((skill) => alike(skill.tool.description, other.tool.description))) return null;
    const ask = other.ask(dice, world.language);
    if (world.skills.some((skill) => similarParameters(skill, other))) return null;
    return refusal(dice, world.language, 'no-tool', dice.pick(ask.titles), finished(dice, world.language, ask.body), dice.chance(0.6) ? [] : [dice.pick(world.skills).tool.name], world.language === 'ko' ? '이 단계를 할 수 있는 도구가 없습니다' : 'no offered tool can do this step');
  },
  'by-hand': (dice, world) => {
    const job = handwork(dice, world.language);
    const body = world.language === 'ko' ? koreanSentence(dice, job.body, chooseEnding(dice)) : englishSentence(dice, job.body);
    return refusal(dice, world.language, 'by-hand', job.title, dice.chance(0.1) ? '' : body, dice.chance(0.5) ? [] : [dice.pick(world.skills).tool.name], world.language === 'ko' ? '이 단계를 할 수 있는 도구가 없습니다' : 'no offered tool can do this step');
  },
  contradiction: (dice, world, skill) => {
    const [one, two] = [skill.ask(dice, world.language), skill.ask(dice, world.language)];
    const properties = Object.keys(one.arguments);
    // Two wishes for the same thing that cannot both be met.
    const last = properties.at(-1);
    if (properties.length < 2 || last === undefined || typeof one.arguments[last] === 'string') return null;
    const shown = (value: unknown): string => String(value);
    const [a, b] = [shown(one.arguments[last]), shown(two.arguments[last])];
    if (a === b || !one.body.includes(a) || one.body.split(a).length !== 2 || properties.some((key) => key !== last && shown(one.arguments[key]).includes(a))) return null;
    const body = world.language === 'ko' ? one.body.replace(a, `${a} 그리고 동시에 ${b}`) : one.body.replace(a, dice.pick([`${a} and ${b} at the same time`, `both ${a} and ${b}`, `${a} and also ${b} at once`]));
    return refusal(dice, world.language, 'contradiction', dice.pick(one.titles), finished(dice, world.language, body), suggestion(dice, [skill.tool.name]), world.language === 'ko' ? '단계가 서로 모순된다' : 'the step contradicts itself');
  },
  forbidden: (dice, world, skill) => {
    const ask = skill.ask(dice, world.language);
    return refusal(dice, world.language, 'forbidden', dice.pick(ask.titles), prohibition(dice, world.language, ask.body), suggestion(dice, [skill.tool.name]), world.language === 'ko' ? '이 단계는 하지 말라고 되어 있습니다' : 'the step says that it must not be done');
  },
};

const asSingle = (dice: Dice, world: World, skill: Skill, ask: Ask | null, kind: string): Example | null => (ask === null ? null : single(dice, world.language, skill, ask, kind));

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
  return refusal(dice, world.language, 'no-tool', dice.pick(ask.titles), finished(dice, world.language, ask.body), dice.chance(0.6) ? [] : [near], world.language === 'ko' ? '이 단계를 할 수 있는 도구가 없습니다' : 'no offered tool can do this step');
}

/** Jobs for hands: no tool does them. */
function handwork(dice: Dice, language: Language): { readonly title: string; readonly body: string } {
  const n = String(dice.int(2, 40));
  if (language === 'ko') {
    const d = device(dice, 'ko');
    const [title, body] = dice.pick([['청소', `${d} 주변을 청소하#`], ['볼트 조임', `${d}의 볼트를 조이#`], ['벨트 교체', `${d} 벨트를 새것으로 교체하#`], ['윤활', `${d}에 기름을 칠하#`], ['운반', `상자 ${n}개를 창고로 나르#`], ['도색', `${d} 덮개를 칠하#`], ['구입', `${d} ${n}대를 구입하#`], ['견적', `공급 업체에 견적을 요청하#`], ['소음 확인', `${d} 옆에 서서 소리를 듣#`], ['육안 점검', `${d}의 누유를 눈으로 살피#`], ['필터 세척', `${d} 필터를 물로 씻#`], ['사진 인화', `${d} 사진을 액자에 넣#`], ['차량 이동', `지게차를 ${word(dice, 'ko')}로 옮기#`], ['받침 제작', `${d} 받침을 새로 깎#`], ['점심 주문', `점심 ${n}인분을 주문하#`], ['교육', `신입에게 ${d} 다루는 법을 가르치#`]] as const);
    return { title: dice.chance(0.7) ? title : `${d} 정비`, body };
  }
  const d = device(dice, 'en');
  const [title, body] = dice.pick([['Clean up', `sweep the floor around the ${d}`], ['Bolts', `tighten the bolts of the ${d}`], ['New belt', `fit a new belt to the ${d}`], ['Grease', `grease the bearings of the ${d}`], ['Carry', `carry ${n} boxes to the ${word(dice, 'en')}`], ['Paint', `paint the cover of the ${d}`], ['Buy', `buy ${n} spare filters for the ${d}`], ['Offer', `ask three suppliers for a quotation`], ['Listen', `stand beside the ${d} and listen for noise`], ['Look for leaks', `look under the ${d} for oil`], ['Rinse the filter', `rinse the filter of the ${d} by hand`], ['Drive', `drive the forklift to the ${word(dice, 'en')}`], ['Lunch', `get lunch for ${n} people`], ['Train', `teach the new colleague how the ${d} works`], ['Drill', `drill a hole into the frame of the ${d}`], ['Replace', `swap the broken ${d} for a new one`], ['Solder', `solder the loose wire of the ${d}`], ['Sign', `have the form signed by the ${person(dice, 'en')}`]] as const);
  return { title: dice.chance(0.7) ? title : `Work on the ${d}`, body };
}

const alike = (a: string, b: string): boolean => a === b || a.split(/[_. ]/u).some((part) => part.length > 3 && b.includes(part));
const similarParameters = (a: Skill, b: Skill): boolean => {
  const shape = (skill: Skill): string => JSON.stringify(Object.values((skill.tool.parameters['properties'] ?? {}) as Record<string, { type?: string }>).map((schema) => schema.type ?? ''));
  return shape(a) === shape(b);
};

const missing = (language: Language, tool: string, parameter: string): string => (language === 'ko' ? `단계에 ${tool}의 ${parameter} 값이 없습니다` : `the step does not say the ${parameter} for ${tool}`);

function single(dice: Dice, language: Language, skill: Skill, ask: Ask, kind: string): Example {
  const call: ExampleCall = { name: skill.tool.name, arguments: ask.arguments, status: 'ok', output: dice.chance(0.02) ? `${phrase(dice, language)}\n${path(dice)} ${phrase(dice, language)}` : ask.result };
  const { title, body } = lines(dice, language, ask);
  return { kind, title, body, suggested: suggestion(dice, [call.name]), rounds: [[call]], summary: summaryOf(language, [call]) };
}

function afterError(dice: Dice, language: Language, skill: Skill, ask: Ask): Example {
  const output = dice.pick(['timed out', `board ${word(dice, 'en')} does not answer`, `There is no pin ${String(dice.int(20, 99))}`, 'connection refused', `Several boards are configured; say which with "board".`, 'permission denied', `${word(dice, 'en')}: not found`, 'busy, try again later', `no ${device(dice, 'en')} is connected`, 'refused', 'the broker is not connected', `error ${String(dice.int(1, 599))}`, phrase(dice, language)]);
  const { title, body } = lines(dice, language, ask);
  const first: ExampleCall = { name: skill.tool.name, arguments: ask.arguments, status: 'error', output };
  const second: ExampleCall = { name: stepFailed.name, arguments: { reason: `${skill.tool.name}: ${output}` }, status: 'ok', output: 'noted' };
  return { kind: 'error', title, body, suggested: suggestion(dice, [first.name]), rounds: [[first], [second]], summary: '' };
}

const refusal = (_dice: Dice, _language: Language, kind: string, title: string, body: string, suggested: readonly string[], reason: string): Example => ({ kind, title, body, suggested, rounds: [[{ name: stepFailed.name, arguments: { reason }, status: 'ok', output: 'noted' }]], summary: '' });

/** Title and text. Sometimes the title alone says what to do. */
function lines(dice: Dice, language: Language, ask: Ask): { readonly title: string; readonly body: string } {
  if (dice.chance(0.12)) return { title: language === 'ko' ? conjugate(ask.body, dice.pick(['기', '다', '기'])) : /^[a-z]+(?:[ ,:?!]|$)/u.test(ask.body) ? capitalised(ask.body) : ask.body, body: '' };
  return { title: dice.chance(0.85) ? dice.pick(ask.titles) : capitalised(`${word(dice, language)} ${word(dice, language)}`), body: finished(dice, language, ask.body) };
}

const suggestion = (dice: Dice, names: readonly string[]): readonly string[] => (dice.chance(0.82) ? [...new Set(names)] : []);

const startsEnglish = ['please ', 'now ', 'first, ', 'then ', 'immediately ', 'for safety, ', 'carefully ', 'next, ', 'quickly ', 'you must ', 'the model should ', 'as the next step, ', 'at this point ', 'to be safe, ', 'in this step, ', 'make sure to ', 'be sure to ', 'remember to ', 'it is time to ', 'we want to ', 'go ahead and ', 'do this: ', 'as soon as possible, ', 'just ', 'also ', 'finally, ', 'at last ', 'kindly ', 'when ready, ', 'without delay, ', 'could you ', 'can you ', 'the task is to ', 'your job here: ', 'do not forget to ', 'it would be good to ', 'the plan says to ', 'try to ', 'we have to ', 'I need you to ', 'help us and ', 'the next thing is to ', 'see if you can ', 'what is left is to ', 'here you ', 'the rule is to ', 'so ', 'if you would, ', 'would you please ', 'might I ask you to ', 'we would like you to ', 'the operator has to ', 'somebody should ', 'all that is needed is to ', 'from now on, ', 'in any case, ', 'whatever the reading, ', 'you may now ', 'what we do here is ', 'before we go on, ', 'after that, ', 'on arrival, ', 'when the alarm comes, ', 'once it is quiet, ', 'in case of doubt ', 'do nothing else, only ', 'you are asked to ', 'start with this: ', 'the order is to ', 'it is your turn to ', 'do us a favour and ', 'I say ', 'there is one thing to do: ', 'OK, ', 'step by step: ', 'mind the people and '];
const endsEnglish = [' now', ' at once', ' immediately', ' please', ', please', ' before anything else', ' as usual', ' for safety', ' again', ' so that nothing is damaged', ' and nothing else', ' right away', ' this time', ' as agreed', ' before people enter', ' to be safe', ' as the plan says', ' only once', ' for now', ' if you can', ', thank you', ' from today', ' until further notice', ' for the night', ' because the shift ends', ', it is urgent', ', as always', ' as soon as you can', ', nothing more', ', will you?', ' before the others come', ' in the usual way', ' without asking', ' so the crew can go home', ' to keep people safe', ', whatever else happens'];
const startsKorean = ['먼저 ', '즉시 ', '지금 ', '안전을 위해 ', '이 단계에서는 ', '다음으로 ', '바로 ', '우선 ', '반드시 ', '이어서 ', '신속히 ', '주의해서 ', '마지막으로 ', '가능한 한 빨리 ', '그 다음 ', '절차에 따라 ', '문제가 없도록 ', '이때 ', '그리고 ', '이번에는 ', '이제 ', '여기서는 ', '규정대로 ', '잊지 말고 ', '늦지 않게 ', '계획대로 ', '남은 일: ', '할 일: ', '부탁: ', '빠짐없이 ', '가능하면 ', '경보가 오면 ', '사람이 오기 전에 ', '확인이 끝나면 ', '작업 전에 ', '교대 전에 ', '오늘부터 ', '당분간 ', '다른 것은 하지 말고 ', '조용해지면 ', '괜찮다면 ', '번거롭겠지만 ', '이 단계의 일은 하나다: ', '급하니 ', '늘 하던 대로 ', '그러면 ', '끝으로 ', '첫째, ', '필요하니 ', '규칙에 따라 ', '무엇보다 '];

function finished(dice: Dice, language: Language, body: string): string {
  return withNotes(dice, language, language === 'ko' ? koreanSentence(dice, body, chooseEnding(dice)) : englishSentence(dice, body));
}

function englishSentence(dice: Dice, body: string): string {
  const imperative = /^[a-z]/u.test(body) && !/^(?:the|to|what|how|which|is|when|on|under|in|with|pin|using|board|there|for|from|under|as|at|into|over|through|by|below|we|it|whoever|after|so|without) /u.test(body);
  const start = imperative && dice.chance(0.28) ? dice.pick(startsEnglish) : '';
  const closed = /[.?!]$/u.test(body) || body.includes('"');
  const end = !closed && dice.chance(0.08) ? dice.pick(endsEnglish) : '';
  const text = start + body + end;
  // A name at the beginning keeps its own letters.
  const written = dice.chance(0.9) && /^[a-z]+(?:[ ,:?!]|$)/u.test(text) ? capitalised(text) : text;
  return /[.?!]$/u.test(written) || dice.chance(0.15) ? written : `${written}.`;
}

function koreanSentence(dice: Dice, body: string, ending: Ending): string {
  const text = (dice.chance(0.18) ? dice.pick(startsKorean) : '') + conjugate(body, ending);
  return /[.?!]$/u.test(text) || dice.chance(0.25) ? text : `${text}.`;
}

/** Sentences around the instruction that ask for nothing. */
function withNotes(dice: Dice, language: Language, sentence: string): string {
  if (dice.chance(0.1)) return withReason(dice, language, sentence);
  if (!dice.chance(0.25)) return sentence;
  const note = language === 'ko'
    ? dice.pick([`${device(dice, 'ko')}는 ${word(dice, 'ko')}에 있다.`, `${quantity(dice, 'ko')}은 ${String(number(dice))} 이하여야 한다.`, `약 ${String(dice.int(1, 90))}초 걸린다.`, `매뉴얼 ${String(dice.int(1, 200))}쪽 참고.`, `${person(dice, 'ko')}이 요청한 작업이다.`, `${device(dice, 'ko')}가 과열되었기 때문이다.`, '위험하지 않다.', `${quantity(dice, 'ko')}이 높기 때문이다.`, `개정 ${String(dice.int(1, 9))}판.`, '사람이 다치지 않게 주의한다.', `다른 ${device(dice, 'ko')}는 건드리지 않는다.`, '이 작업은 매일 한다.'])
    : dice.pick([`The ${device(dice, 'en')} stands in the ${word(dice, 'en')}.`, `The ${quantity(dice, 'en')} must stay below ${String(number(dice))}.`, `This takes about ${String(dice.int(1, 90))} seconds.`, `See page ${String(dice.int(1, 200))} of the manual.`, `The ${person(dice, 'en')} asked for this.`, `The ${device(dice, 'en')} has overheated.`, 'This is safe.', `The ${quantity(dice, 'en')} is too high.`, `Revision ${String(dice.int(1, 9))}.`, 'Nobody is in the room.', `Leave the other ${device(dice, 'en')} alone.`, 'It is done every day.', `It protects the ${device(dice, 'en')}.`, `Do not touch the ${device(dice, 'en')}.`]);
  return dice.chance(0.6) ? `${/[.?!]$/u.test(sentence) ? sentence : `${sentence}.`} ${note}` : `${note} ${sentence}`;
}

/** A reason before the instruction, with times and numbers that are none of the call's. */
function withReason(dice: Dice, language: Language, sentence: string): string {
  const [from, to, few, many] = [dice.int(0, 12), dice.int(13, 24), dice.int(1, 9), dice.int(10, 60)].map(String) as [string, string, string, string];
  if (language === 'ko') {
    const thing = device(dice, 'ko');
    const reason = dice.pick([`${from}시부터 ${to}시까지는 아무도 없다`, `${thing} ${many}대 중 ${few}대가 멈췄다`, `${quantity(dice, 'ko')}이 ${few}분 동안 ${many} 올랐다`, `${thing}가 ${from}시부터 돌고 있다`, `${koreanPlace(dice)}에 물이 고였다`, `${thing}의 수명이 ${many}일 남았다`, `어제 ${few}번이나 ${thing}에서 소리가 났다`, `${koreanPlace(dice)}는 ${to}시에 닫는다`, `${many}개가 모자란다`, `${thing}를 ${few}명이 손보고 있다`]);
    return `${reason}. ${dice.pick(['', '', '그래서 ', '따라서 ', '그러므로 ', '그러니 '])}${sentence}`;
  }
  const thing = device(dice, 'en');
  const reason = dice.pick([`from ${from}:00 to ${to}:00 nobody works there`, `${few} of ${many} units have stopped`, `the ${quantity(dice, 'en')} rose by ${many} within ${few} minutes`, `the ${thing} has been running since ${from} o'clock`, `there is water in the ${word(dice, 'en')}`, `the ${thing} has ${many} days left`, `we heard the ${thing} ${few} times yesterday`, `the ${word(dice, 'en')} closes at ${to}:00`, `we are ${many} pieces short`, `${few} people work at the ${thing}`, `the ${word(dice, 'en')} is empty`, `the ${thing} is not needed before ${to}:00`]);
  const small = /^[A-Z][a-z]/u.test(sentence) ? sentence.slice(0, 1).toLowerCase() + sentence.slice(1) : sentence;
  return dice.pick([`${capitalised(reason)}. ${sentence}`, `${capitalised(reason)}, so ${small}`, `Because ${reason}, ${small}`, `As ${reason}, ${small}`, `${capitalised(reason)}; ${small}`, `Since ${reason}: ${small}`]);
}

const koreanPlace = (dice: Dice): string => word(dice, 'ko');

function joined(dice: Dice, language: Language, bodies: readonly string[]): string {
  if (language === 'ko') {
    const ending = chooseEnding(dice);
    if (bodies.every((body) => /#$/u.test(body)) && dice.chance(0.5)) return koreanSentence(dice, [...bodies.slice(0, -1).map((body) => conjugate(body, '고')), bodies.at(-1) as string].join(dice.pick([' ', ', ', ' 이어서 '])), ending);
    const [first, ...rest] = bodies.map((body) => conjugate(body, ending));
    return [`${first as string}.`, ...rest.map((body) => `${dice.pick(['그런 다음 ', '다음으로 ', '그리고 ', '', '이어서 ', '그 후 '])}${body}.`)].join(' ');
  }
  const [first, ...rest] = bodies as [string, ...string[]];
  const link = dice.pick([', then ', ' and ', ' and then ', '. Then ', '. After that, ', '; then ', '. ', '. Also ', ' and after that ', ', and ', '. Next, ', '; ']);
  // What begins with a capital begins a sentence.
  const text = rest.reduce((all, body) => {
    const between = /^[A-Z][a-z]+ /u.test(body) ? '. ' : link;
    return all.replace(/\.$/u, '') + between + (between === '. ' ? capitalised(body) : body);
  }, first);
  return englishSentence(dice, dice.chance(0.1) && !text.includes('First') ? `first ${text}` : text);
}

function prohibition(dice: Dice, language: Language, body: string): string {
  const simple = (body.split('. ')[0] as string).replace(/[.?]$/u, '');
  if (language === 'ko') {
    const not = /#$/u.test(simple) ? conjugate(simple, '지') : null;
    return not === null || dice.chance(0.4)
      ? dice.pick(['이 단계는 수행하지 마세요.', '이 단계는 금지되어 있다. 아무것도 하지 않는다.', `${conjugate(simple, '다')}. 단, 현재는 금지되어 있으므로 실행하지 않는다.`, '실행하지 말고 할 수 없다고 보고한다.', `${device(dice, 'ko')}가 철거되었으므로 이 단계는 실행할 수 없다. 실패로 보고한다.`, '이 작업은 사람만 할 수 있다. 할 수 없다고 보고하세요.', `사용 중지된 단계: ${conjugate(simple, '기')}`, '더는 필요 없는 단계이다. 하지 않았다고 보고한다.', `정비 표지가 붙어 있으니 ${device(dice, 'ko')}에 손대지 않는다.`, `이제 없어진 단계이다. 못 한다고 남긴다.`, `잠금 표지가 걸려 있다: 아무도 ${device(dice, 'ko')}를 조작할 수 없다.`, '승인이 없으므로 하지 않는다. 못 한다고 알린다.', '이 단계는 폐지되었다. 실행하지 않는다.', '절대 실행 금지. 할 수 없음으로 보고.', `${person(dice, 'ko')}의 허가가 없으면 하지 않는다. 허가는 없다.`, '이 단계는 건너뛰되 못 했다고 보고한다.', `${conjugate(simple, '다')}? 아니다, 오늘은 하지 않는다.`, `${conjugate(simple, '기')} 금지.`, '아무 도구도 부르지 말고 실패로 끝낸다.'])
      : dice.chance(0.4) ? `${dice.pick(['', '', '절대 ', '오늘은 ', '지금은 ', '누구도 '])}${conjugate(simple, '면')} ${dice.pick(['안 된다.', '안 됩니다.', '위험하다. 하지 않는다.', '안 되므로 실패로 보고한다.'])}` : `${dice.pick(['', '', '절대로 ', '결코 '])}${not} ${dice.pick(['마라.', '마세요.', '말 것.', '않는다.', '마십시오.', '말고 실패로 보고한다.', '않는다. 할 수 없다고 보고한다.'])}`;
  }
  const imperative = /^[a-z]/u.test(simple) && !/^(?:the|to|what|how|which|is|when|on|under|in|with|pin|using|board|there|for|from|have|see|we|it|let|make sure|whoever|get|take) /u.test(simple) && !/^(?:I|[^a-z])/u.test(simple);
  return imperative && dice.chance(0.6)
    ? dice.pick([`Do not ${simple}.`, `Never ${simple}.`, `You must not ${simple}.`, `It is forbidden to ${simple}.`, `Don't ${simple}.`, `Do not ${simple}. Report that the step cannot be done.`, `Under no circumstances ${simple}.`, `Only a person may ${simple}; report that you cannot do it.`, `No one is allowed to ${simple}.`, `Please do not ${simple}.`, `At no time ${simple}.`, `Do not, whatever happens, ${simple}.`, `Stop: you may not ${simple}.`, `Never ever ${simple}.`, `Make sure not to ${simple}.`])
    : dice.pick(['This step must not be carried out.', 'Do nothing here and report that the step cannot be done.', `${capitalised(simple)}: forbidden until further notice.`, `The ${device(dice, 'en')} has been removed, so this step cannot be done. Report it as failed.`, 'This step is disabled. Do not act.', 'Out of order: report that it cannot be done.', `This is a job for a person, not for you. Report it.`, `Fail this step on purpose.`, 'The step was dropped from the plan; say that it was not done.', 'Not to be done any more, report it as failed.', `${capitalised(simple)}? No, not today: report that it was not done.`, `Cancelled step: ${simple}. Report that it is not done.`, 'The step fell away; call it impossible.', `A tag hangs on it: hands off the ${device(dice, 'en')}.`, `It is under lock, so one cannot ${simple}.`, 'There is no permit for this step. Say that it cannot be done.', `No permission was given to ${simple}, so it must not happen.`, `${capitalised(simple)} is prohibited.`, 'Withdrawn: this step is not to be executed.', 'Skip this step and report that it was not possible.', `Nobody may ${simple} today.`, `It was decided not to ${simple}. Report the step as failed.`, `As long as the ${device(dice, 'en')} is under repair this step is off limits.`, 'Call no tool of the plant; give this step up.', `We must not ${simple}.`, `Refrain from this: ${simple}.`]);
}

/** What was done, after the results: the tools and what they answered, where that is short. */
export function summaryOf(language: Language, calls: readonly ExampleCall[]): string {
  const parts = calls.map(({ name, output }) => (output.includes('\n') || output.length > longestResult ? name : `${name} → ${output}`));
  return `${language === 'ko' ? '완료' : 'Done'}: ${parts.join('; ')}`;
}
