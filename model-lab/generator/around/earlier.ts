import { decidingOutput, makeDeciding, type Deciding } from '../kinds/conditions';
import type { Dice } from '../dice';
import type { Skill } from '../family';
import { injection } from './injections';
import { carriedBy, type Carried, type Place } from '../kinds/references';
import { knownSkill } from '../skills';
import { capitalised, type Language } from '../language/template';
import { device, doneWord, englishWord, identifier, koreanWord, number, path, phrase, quantity, sopName } from '../language/words';

/** An earlier step of the run, and what a later step can take from its result. */
export interface EarlierStep {
  readonly number: number;
  readonly title: string;
  readonly output: string;
  readonly value: string | null;
  readonly by: NonNullable<Place['by']>;
  readonly carried: Carried | null;
  /** What it should have found, and did not. */
  readonly blank: Carried | null;
}

interface Earlier {
  readonly steps: readonly EarlierStep[];
  readonly deciding: Deciding | null;
}

export function makeEarlier(dice: Dice, language: Language, skills: readonly Skill[], decides: boolean): Earlier {
  const count = dice.among([[3, 1], [3, 2], [2, 3], [0.6, 4]]);
  const deciding = decides ? makeDeciding(dice, language, dice.int(1, count)) : null;
  const meant = dice.chance(0.65) ? dice.int(1, count) : 0;
  const carried = meant === 0 ? null : carriedBy(dice, language, dice.pick(skills));
  // Two results of one kind: only the number of the step tells them apart.
  const twin = carried !== null && count > 1 && dice.chance(0.4) ? carriedBy(dice, language, carried.skill) : null;
  const second = twin !== null && twin.parameter === carried?.parameter && twin.value !== carried.value ? twin : null;
  const secondAt = 1 + ((meant + dice.int(0, Math.max(0, count - 2))) % count);
  const steps = Array.from({ length: count }, (_, index): EarlierStep => {
    if (deciding?.at === index + 1) return { number: index + 1, ...decidingOutput(dice, language, deciding), value: null, by: 'read', carried: null, blank: null };
    const own = index + 1 === meant ? carried : index + 1 === secondAt ? second : null;
    return { number: index + 1, ...(own === null ? any(dice, language, skills) : own === carried && second === null && own.noun !== null && own.noun.kind !== 'text' && dice.chance(0.24) ? empty(dice, language, own) : attacked(dice, language, skills, holding(dice, language, own))) };
  });
  return { steps, deciding };
}

type Without = Omit<EarlierStep, 'number'>;

function any(dice: Dice, language: Language, skills: readonly Skill[]): Without {
  if (skills.some(({ tool }) => tool.name === 'gpio_write') && dice.chance(0.25)) {
    const level = String(dice.int(0, 1));
    const thing = device(dice, language);
    return { title: language === 'ko' ? `${thing} ${dice.pick(['읽기', '확인', '상태'])}` : `${dice.pick(['Read', 'Check', 'Look at'])} the ${thing}`, output: `${doneWord(language)}: gpio_read → ${level}`, value: level, by: 'read', carried: null, blank: null };
  }
  const skill = dice.chance(0.5) ? dice.pick(skills) : knownSkill(dice);
  const ask = skill.ask(dice, language);
  const short = !ask.result.includes('\n') && ask.result.length < 60;
  const title = dice.chance(0.8) ? dice.pick(ask.titles) : capitalised(quantity(dice, language));
  const attacked = dice.chance(0.08);
  const output = attacked && dice.chance(0.5) ? injection(dice, language, skills) : short ? `${doneWord(language)}: ${skill.tool.name} → ${ask.result}${attacked ? `. ${injection(dice, language, skills)}` : ''}` : `${doneWord(language)}: ${skill.tool.name}`;
  return { title, output, value: short && !attacked && ask.reading !== null ? ask.reading : null, by: skill.tool.name === 'memory_recall' ? 'note' : 'read', carried: null, blank: null };
}

/** What was found may hold an attack too. */
const attacked = (dice: Dice, language: Language, skills: readonly Skill[], step: Without): Without => (dice.chance(0.12) && !/\s/u.test(String(step.carried?.value)) ? { ...step, value: null, output: `${step.output}${dice.pick(['. ', ' / ', ', ', '; '])}${injection(dice, language, skills)}` } : step);

/** A result that has nothing. */
function empty(dice: Dice, language: Language, carried: Carried): Without {
  const step = holding(dice, language, carried);
  const some = String(dice.int(2, 40));
  const answer = dice.pick(language === 'ko' ? ['응답 없음', '없음', '해당 없음', '찾지 못함', '측정 실패', '센서 오프라인', `${some}초 동안 응답 없음`, '결과 0건', '신호 없음', '기록이 없음', '오류', '값 없음', `시간 초과(${some}초)`, '검색 결과 없음'] : ['no answer', 'nothing found', 'no entry', 'timed out', 'sensor offline', 'no match', `no answer after ${some} s`, '0 results', 'no signal', 'not found', 'error', 'no value', `error ${some}`, 'nothing', 'unreadable']);
  const [, head] = /^(.*? → )/u.exec(step.output) ?? [];
  return { ...step, output: head === undefined ? answer : head + answer, value: null, carried: null, blank: carried };
}

/** A result in which the value stands among other words. */
function holding(dice: Dice, language: Language, carried: Carried): Without {
  const value = String(carried.value);
  const { noun } = carried;
  const thing = device(dice, language);
  const kind = carried.parameter === 'run_id' ? 'started' : carried.parameter === 'path' || /^[\w./-]+\.\w{2,10}$/u.test(value) ? 'found' : noun?.kind === 'amount' ? dice.pick(['read', 'read', 'note'] as const) : dice.pick(['note', 'note', 'read', 'found'] as const);
  const n = noun?.[language] ?? carried.parameter;
  const other = String(number(dice));
  // Where a text ends must be seen: nothing stands behind it.
  const free = noun?.kind === 'text' || /\s/u.test(value);
  const answer = free ? dice.pick([value, `${n}: ${value}`]) : {
    started: () => dice.pick([`${value} started`, `started ${sopName(dice, language)} as ${value}`, `${sopName(dice, language)} runs as ${value}`, value, `run ${value} of ${sopName(dice, language)} has begun`]),
    found: () => dice.pick(noun?.en === 'file' || /^[\w./-]+\.\w{2,10}$/u.test(value) ? [`${value}:${String(dice.int(1, 400))}: ${phrase(dice, language)}`, value, `${value} (${String(dice.int(1, 90))} kB)`, `1 file: ${value}`, `${value}: ${englishWord(dice)} ${other}`] : [`${path(dice)}:${String(dice.int(1, 200))}: ${n} ${value}`, `${path(dice)}:${String(dice.int(1, 200))}: ${n}=${value}`, `${n}: ${value}`]),
    read: () => dice.pick([value, value, `${n} ${value}`, `${n}: ${value}`, `${value} (${thing})`, `${n} = ${value}`, `${thing} ${n} ${value}`]),
    note: () => dice.pick(language === 'ko' ? [`${thing}: ${n} ${value}`, `${thing}: ${n}${noun?.kind === 'machine' && /^\d+$/u.test(value) ? ` ${value}번` : ` ${value}`}`, `${koreanWord(dice)}: ${n} ${value}, ${other} 이하 유지`, `${thing}의 ${n}: ${value}`, `${identifier(dice)}: ${n} ${value}`] : [`${thing}: ${n} ${value}`, `${thing}: ${n}=${value}`, `${identifier(dice)}: ${n} ${value}`, `${thing}: uses ${n} ${value} since ${dice.pick(['Monday', 'May', '2024', 'the rebuild'])}`, `${identifier(dice)}: the ${n} is ${value}`, `${thing}: ${value} (${n})`]),
  }[kind]();
  const tool = { started: 'sop_execute', found: dice.pick(['file_search', 'file_search', 'file_list', `${englishWord(dice)}_find`]), read: dice.pick([`${englishWord(dice)}_read`, `read_${englishWord(dice)}`, 'file_read', 'http_request', `get_${carried.parameter}`, `${carried.parameter}_lookup`]), note: 'memory_recall' }[kind];
  const titles = language === 'ko' ? { started: ['절차 시작', '실행'], found: ['파일 찾기', `${n} 검색`], read: [`${n} 읽기`, `${n} 확인`, '값 읽기'], note: ['메모 확인', '메모 찾기', `${n} 찾기`] }[kind] : { started: ['Start the procedure', 'Set it going'], found: ['Find the file', `Search the ${n}`, 'Look for it'], read: [`Read the ${n}`, `Get the ${n}`, 'Take a reading', `Check the ${n}`], note: ['Look in the notes', `Look up the ${n}`, 'Recall the note'] }[kind];
  return { title: capitalised(dice.pick(titles)), output: dice.chance(0.92) ? `${doneWord(language)}: ${tool} → ${answer}` : answer, value: kind === 'read' && answer === value ? value : null, by: kind, carried, blank: null };
}
