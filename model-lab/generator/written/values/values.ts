import type { Json } from '../../../../src/shared/json';
import type { Dice } from '../../dice';
import { capitalised, particleFor, type Language } from '../../language/template';
import { code, device, englishWord, identifier, ip, koreanWord, path, person, phrase, quantity, sopName, word } from '../../language/words';
import type { Said, Slot } from '../table';
import { prose } from './prose';

/** A text that is not said as it is. */
export const spoken = (draw: (dice: Dice, language: Language) => Said): Slot => ({ schema: { type: 'string' }, draw });

export const object = (draw: (dice: Dice, language: Language) => Said): Slot => ({ schema: { type: 'object' }, draw });

const two = (value: number): string => String(value).padStart(2, '0');
const joined = (text: string, particle: '을' | '이' | '은' | '로' | '과'): string => text + particleFor(text, particle);

// When something is planned for

export function cronText(dice: Dice): string {
  const minute = dice.pick(['0', '0', '0', '15', '30', '45', String(dice.int(1, 59))]);
  const hour = String(dice.int(0, 23));
  const weekday = dice.pick(['1-5', '1-5', '1', '2', '3', '4', '5', '6', '0', '1,4', '1,3,5', '0,6', '2-6', '2,5', 'MON', 'FRI', 'MON-FRI']);
  return dice.among([
    [4, `${minute} ${hour} * * *`],
    [5, `${minute} ${hour} * * ${weekday}`],
    [1.5, `*/${dice.pick(['5', '10', '15', '20', '30'])} * * * *`],
    [1, `${minute} */${dice.pick(['2', '3', '4', '6', '8', '12'])} * * *`],
    [1.5, `${minute} ${hour} ${String(dice.int(1, 28))} * *`],
    [1, `${minute} ${String(dice.int(0, 11))},${String(dice.int(12, 23))} * * *`],
    [0.7, `*/${dice.pick(['10', '15', '20'])} ${String(dice.int(5, 9))}-${String(dice.int(15, 21))} * * ${weekday}`],
    [0.7, `${minute} ${hour} ${String(dice.int(1, 28))} ${String(dice.int(1, 12))} *`],
  ]);
}

export function momentText(dice: Dice): string {
  return `${String(dice.int(2026, 2029))}-${two(dice.int(1, 12))}-${two(dice.int(1, 28))}T${two(dice.int(0, 23))}:${dice.chance(0.8) ? dice.pick(['00', '15', '30', '45']) : two(dice.int(1, 59))}${dice.chance(0.07) ? ':00' : ''}`;
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const weekdays: Readonly<Record<Language, readonly string[]>> = { en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], ko: ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'] };

function timeInWords(dice: Dice, language: Language, hour: number, minute: number): string {
  const digits = dice.chance(0.5) ? `${String(hour)}:${two(minute)}` : `${two(hour)}:${two(minute)}`;
  if (language === 'en') return minute === 0 && hour > 0 && hour < 24 && hour !== 12 && dice.chance(0.3) ? `${String(hour > 12 ? hour - 12 : hour)} ${hour > 12 ? 'pm' : 'am'}` : digits;
  const past = minute === 0 ? '' : ` ${String(minute)}분`;
  return dice.among([[3, `${String(hour)}시${past}`], [2, digits], [hour > 0 && hour !== 12 ? 2 : 0, `${hour > 12 ? '오후' : '오전'} ${String(hour > 12 ? hour - 12 : hour)}시${past}`]]);
}

/** `every Monday at 8:00`, `2027년 3월 1일 9시에`: what is meant is cron text or a moment. */
function timeSpoken(dice: Dice, language: Language): Said {
  const [hour, minute] = [dice.int(0, 23), dice.pick([0, 0, 0, 15, 30, 45, dice.int(1, 59)])];
  const time = timeInWords(dice, language, hour, minute);
  const [weekday, dayOfMonth, month, year] = [dice.int(0, 6), dice.int(1, 28), dice.int(1, 12), dice.int(2026, 2029)];
  const named = weekdays[language][weekday] ?? '';
  const pair = (value: string, english: readonly string[], korean: readonly string[]): Said => ({ value, words: dice.pick(language === 'ko' ? korean : english) });
  const minutes = dice.pick([5, 10, 15, 20, 30]);
  const hours = dice.pick([2, 3, 4, 6, 8, 12]);
  return dice.among<() => Said>([
    [5, () => pair(`${String(minute)} ${String(hour)} * * *`, [`every day at ${time}`, `daily at ${time}`, `at ${time} every day`, `each day at ${time}`], [`매일 ${time}에`, `날마다 ${time}에`, `하루 한 번 ${time}에`])],
    [5, () => pair(`${String(minute)} ${String(hour)} * * ${String(weekday)}`, [`every ${named} at ${time}`, `on ${named}s at ${time}`, `each ${named} at ${time}`, `at ${time} every ${named}`], [`매주 ${named} ${time}에`, `${named}마다 ${time}에`])],
    [2, () => pair(`${String(minute)} ${String(hour)} * * 1-5`, [`on weekdays at ${time}`, `Monday to Friday at ${time}`, `every working day at ${time}`], [`평일 ${time}에`, `월요일부터 금요일까지 ${time}에`])],
    [2, () => pair(`${String(minute)} ${String(hour)} ${String(dayOfMonth)} * *`, [`on day ${String(dayOfMonth)} of every month at ${time}`, `every month on day ${String(dayOfMonth)} at ${time}`], [`매월 ${String(dayOfMonth)}일 ${time}에`, `매달 ${String(dayOfMonth)}일 ${time}에`])],
    [1, () => pair(`*/${String(minutes)} * * * *`, [`every ${String(minutes)} minutes`], [`${String(minutes)}분마다`, `${String(minutes)}분 간격으로`])],
    [1, () => pair(`0 */${String(hours)} * * *`, [`every ${String(hours)} hours`], [`${String(hours)}시간마다`])],
    [4, () => pair(`${String(year)}-${two(month)}-${two(dayOfMonth)}T${two(hour)}:${two(minute)}`, [`on ${String(dayOfMonth)} ${months[month - 1] ?? ''} ${String(year)} at ${time}`, `on ${String(year)}-${two(month)}-${two(dayOfMonth)} at ${time}`, `at ${time} on ${String(dayOfMonth)} ${months[month - 1] ?? ''} ${String(year)}`], [`${String(year)}년 ${String(month)}월 ${String(dayOfMonth)}일 ${time}에`, `${String(year)}-${two(month)}-${two(dayOfMonth)} ${time}에`])],
  ])();
}

const between = (dice: Dice, text: string): string => dice.among([[7, `"${text}"`], [1.5, `'${text}'`], [0.5, `“${text}”`], [0.5, `\`${text}\``]]);

/** When, as a part of a sentence that may stand anywhere in it. */
export const when: Slot = spoken((dice, language) => {
  const kind = dice.among([[5, 'cron'], [4, 'moment'], [2, 'words']]);
  if (kind === 'words') return timeSpoken(dice, language);
  if (kind === 'moment') {
    const value = momentText(dice);
    const shown = dice.chance(0.15) ? between(dice, value) : value;
    return { value, words: dice.pick(language === 'ko' ? [`${shown}에`, `${shown}에`, `${shown} 시각에`, `${shown}에 맞춰`, `${shown} 정각에`] : [`at ${shown}`, `at ${shown}`, `on ${shown}`, `once at ${shown}`]) };
  }
  const value = cronText(dice);
  const shown = between(dice, value);
  return {
    value,
    words: dice.pick(language === 'ko'
      ? [`${shown} 일정으로`, `크론 ${shown} 일정으로`, `${shown} 스케줄로`, `cron ${shown} 주기로`, `${shown} 주기로`, `${shown}에 맞춰`, `크론식 ${shown}에 따라`, `${shown} 예약으로`]
      : [`at ${shown}`, `on ${shown}`, `on the schedule ${shown}`, `by the schedule ${shown}`, `on cron ${shown}`, `with the cron text ${shown}`, `following the cron line ${shown}`, `with the schedule ${shown}`, `after the timetable ${shown}`]),
  };
});

/** Cron text or a moment as it is. */
export const schedule: Slot = spoken((dice) => {
  const value = dice.chance(0.6) ? cronText(dice) : momentText(dice);
  return { value, words: value.includes(' ') ? between(dice, value) : value };
});

const zones = ('Europe/Berlin Europe/London Europe/Paris Europe/Madrid Europe/Vienna Europe/Zurich Europe/Warsaw Europe/Oslo Europe/Helsinki Europe/Lisbon Asia/Seoul Asia/Seoul Asia/Tokyo Asia/Shanghai Asia/Singapore Asia/Kolkata Asia/Dubai Asia/Bangkok Asia/Ho_Chi_Minh ' +
  'Australia/Sydney Australia/Perth Pacific/Auckland America/New_York America/Chicago America/Denver America/Los_Angeles America/Sao_Paulo America/Toronto Africa/Cairo Africa/Lagos UTC').split(' ');
export const zone = (dice: Dice): string => dice.pick(zones);

/** `job-12`, `j4f09a`, `morning_round`. */
export const jobId = (dice: Dice): string => dice.among([[4, `job-${String(dice.int(1, 400))}`], [2, `job_${String(dice.int(1, 400))}`], [1, `cron-${String(dice.int(1, 99))}`], [1, `plan-${String(dice.int(1, 99))}`], [2, code(dice)], [2, identifier(dice)]]);

export const runId = (dice: Dice): string => dice.among([[4, `run-${String(dice.int(1, 999))}`], [1, `run_${String(dice.int(1, 999))}`], [1, `${sopName(dice, 'en')}-${String(dice.int(1, 99))}`], [1, `r-${String(dice.int(1000, 99_999))}`], [1, `run-2026${two(dice.int(1, 12))}${two(dice.int(1, 28))}-${String(dice.int(1, 9))}`], [2, code(dice)]]);

// What people note

const predicates = (dice: Dice): string => {
  const [n, m] = [String(dice.int(2, 90)), String(dice.int(2, 90))];
  const date = `${String(dice.int(1, 28))} ${dice.pick(months)}`;
  const time = `${String(dice.int(0, 23))}:${two(dice.int(0, 59))}`;
  return dice.pick([`was replaced on ${date}`, `was cleaned at ${time}`, `leaks at the ${englishWord(dice)}`, `needs a new ${englishWord(dice)}`, `has run ${n} hours since the last service`, `is back in service since ${date}`, `stays closed until ${date}`, `was set from ${n} to ${m}`, `reads ${String(dice.int(1, 40) / 10)} too high`, `lost ${n} litres over night`, `was lent to the ${person(dice, 'en')}`, `hums at ${n} Hz`, `must not run above ${n} %`, `tripped twice before ${time}`, `is due for a check on ${date}`, `was calibrated with ${n}.${m} on ${date}`, `has no spare left`, `works only with the ${englishWord(dice)} open`, `was signed off by the ${person(dice, 'en')}`, `came back from repair`, `stands at ${n}.${m}`]);
};
const subject = (dice: Dice): string => dice.among([[3, `the ${device(dice, 'en')}`], [2, `${englishWord(dice)} ${String(dice.int(1, 60))}`], [2, `the ${englishWord(dice)} of ${englishWord(dice)} ${String(dice.int(1, 40))}`], [1, identifier(dice)], [1, `the ${englishWord(dice)}`], [1, `unit ${String(dice.int(1, 40))}`]]);

const koreanPredicates = (dice: Dice): string => {
  const [n, m] = [String(dice.int(2, 90)), String(dice.int(2, 90))];
  const date = `${String(dice.int(1, 12))}월 ${String(dice.int(1, 28))}일`;
  return dice.pick([`${date}에 교체했다`, `${String(dice.int(0, 23))}시 ${n}분에 세척했다`, `${koreanWord(dice)} 쪽에서 샌다`, `${koreanWord(dice)}까지 손봐야 한다`, `마지막 정비 뒤 ${n}시간 돌았다`, `${date}부터 다시 쓴다`, `${date}까지 잠가 둔다`, `${n}에서 ${joined(m, '로')} 올렸다`, `실제보다 ${String(dice.int(1, 40) / 10)} 높게 나온다`, `밤사이 ${n}리터 줄었다`, `${person(dice, 'ko')}에게 빌려 주었다`, `${n}%를 넘기면 안 된다`, `두 번 떨어졌다`, `${date}에 점검해야 한다`, `예비품이 없다`, `${person(dice, 'ko')} 확인을 받았다`, `수리를 마쳤다`, `${n}.${m}에 맞춰 두었다`, `소리가 난다`]);
};
const koreanNotes = (dice: Dice): string => {
  const [n, m] = [String(dice.int(2, 90)), String(dice.int(2, 90))];
  const date = `${String(dice.int(1, 12))}월 ${String(dice.int(1, 28))}일`;
  return dice.pick([`${date} 교체`, `${String(dice.int(0, 23))}:${two(dice.int(0, 59))} 세척 완료`, `${koreanWord(dice)} 누설`, `${date}까지 사용 금지`, `설정 ${n} → ${m}`, `예비품 ${n}개 남음`, `${n}시간 운전, 정비 요망`, `${person(dice, 'ko')} 확인함`, `소음 있음, 관찰 중`, `검교정 ${n}.${m} 완료`, `수리 의뢰함`, `${koreanWord(dice)} 자리 비어 있음`]);
};
const koreanSubject = (dice: Dice): string => dice.among([[3, device(dice, 'ko')], [2, `${String(dice.int(1, 40))}호기`], [2, `${String(dice.int(1, 60))}번 ${koreanWord(dice)}`], [2, `${koreanWord(dice)} ${koreanWord(dice)}`], [1, `${koreanWord(dice)} ${String(dice.int(1, 40))}`], [1, identifier(dice)]]);

/** A whole sentence that stands in another one without marks; the Korean one ends in 다. */
export const clause = (dice: Dice, language: Language): string => (language === 'ko' ? `${joined(koreanSubject(dice), '은')} ${koreanPredicates(dice)}` : `${subject(dice)} ${predicates(dice)}`);

/** What is written between marks: commas, colons, figures, sometimes two sentences. */
export function remark(dice: Dice, language: Language): string {
  if (dice.chance(0.35)) return prose(dice, language);
  if (dice.chance(0.3)) return phrase(dice, language);
  if (language === 'ko') {
    const first = dice.among([[3, `${koreanSubject(dice)} ${koreanNotes(dice)}`], [2, clause(dice, 'ko')], [1, `${koreanSubject(dice)}: ${koreanNotes(dice)}`], [0.7, `${koreanSubject(dice)}, ${koreanSubject(dice)} ${koreanNotes(dice)}`]]);
    return dice.among([[5, first], [2, `${first}, ${koreanNotes(dice)}`], [1, `${first}. ${clause(dice, 'ko')}.`], [1, `${first} (${person(dice, 'ko')})`]]);
  }
  const first = dice.among([[4, capitalised(clause(dice, 'en'))], [1, clause(dice, 'en')], [1, `${capitalised(subject(dice))}: ${predicates(dice)}`], [0.7, `${capitalised(subject(dice))}, ${subject(dice)}, ${String(dice.int(2, 900))} left`]]);
  return dice.among([[5, first], [2, `${first}, ${dice.pick(['tell the', 'ask the', 'seen by the', 'signed, the'])} ${person(dice, 'en')}`], [1, `${first}. ${capitalised(clause(dice, 'en'))}.`], [1, `${first}; ${clause(dice, 'en')}`], [1, `${first} (${code(dice)})`]]);
}

/** What the agent is asked to do later. */
export function wish(dice: Dice, language: Language): string {
  if (language === 'ko') {
    return dice.pick([`${koreanSubject(dice)} 상태를 보고 이상을 알려 줘`, `${koreanWord(dice)} 메모를 요약해 줘`, `${path(dice)}에서 안 끝난 일을 뽑아 줘`, `${quantity(dice, 'ko')} 변화를 어제와 비교해 줘`, `${person(dice, 'ko')}에게 줄 인계 사항을 정리해 줘`, `이번 주에 실패한 ${sopName(dice, 'ko')} 실행을 세어 줘`, `${device(dice, 'ko')} 경보 기록 요약`, `${joined(identifier(dice), '이')} 응답하는지 확인`, `${koreanSubject(dice)} 점검표를 만들어 줘`, `밤사이 ${koreanSubject(dice)}에 무슨 일이 있었는지 설명해 줘`, `${String(dice.int(2, 30))}일 안에 만료되는 ${koreanWord(dice)} 목록`]);
  }
  return dice.pick([`check ${identifier(dice)} and say what is wrong`, `summarise the notes about the ${device(dice, 'en')}`, `look through ${path(dice)} and list what is open`, `compare the ${quantity(dice, 'en')} of ${subject(dice)} with yesterday`, `write the handover for the ${person(dice, 'en')}`, `what did the ${device(dice, 'en')} do since ${String(dice.int(0, 23))}:00?`, `count the runs of ${sopName(dice, 'en')} that failed`, `list everything that expires within ${String(dice.int(2, 30))} days`, `see whether ${identifier(dice)} answers`, `sum up the alarms of the ${englishWord(dice)}`, `draft a report on ${subject(dice)}`, `tell me which ${englishWord(dice)} is due, and why`, `go over the ${englishWord(dice)} list and drop what is done`]);
}

// What is asked of a server

export function url(dice: Dice): string {
  const host = dice.among([[3, () => ip(dice)], [2, () => `${ip(dice)}:${String(dice.int(80, 9999))}`], [2, () => `${englishWord(dice)}.${dice.pick(['local', 'lan', 'example', 'internal'])}`], [2, () => `${englishWord(dice)}-${String(dice.int(1, 30))}.${dice.pick(['local', 'lan', 'example'])}${dice.chance(0.3) ? `:${String(dice.int(1000, 9999))}` : ''}`], [1.5, () => `api.${englishWord(dice)}.example`], [1, () => `localhost:${String(dice.int(1000, 9999))}`], [1, () => `${englishWord(dice)}.${englishWord(dice)}.example`]])();
  const way = dice.among([
    [1, () => ''], [0.5, () => '/'], [3, () => `/${englishWord(dice)}`], [3, () => `/api/${englishWord(dice)}/${String(dice.int(1, 900))}`], [2, () => `/api/v${String(dice.int(1, 3))}/${identifier(dice)}`], [2, () => `/${englishWord(dice)}/${identifier(dice)}`], [1, () => `/hooks/${code(dice).replaceAll('#', '-')}`],
    [1, () => `/${englishWord(dice)}/${String(dice.int(0, 16))}/${dice.pick(['on', 'off', 'state', 'reset'])}`], [1, () => `/${englishWord(dice)}.${dice.pick(['json', 'txt', 'xml', 'cgi'])}`], [1, () => `/rest/${englishWord(dice)}/${englishWord(dice)}/${String(dice.int(1, 99))}`],
  ])();
  const query = way === '' || !dice.chance(0.2) ? '' : `?${englishWord(dice)}=${dice.chance(0.5) ? String(dice.int(0, 99)) : englishWord(dice)}${dice.chance(0.35) ? `&${englishWord(dice)}=${String(dice.int(0, 99))}` : ''}`;
  return `${dice.chance(0.6) ? 'http' : 'https'}://${host}${way}${query}`;
}

function member(dice: Dice, language: Language): Json {
  return dice.among<() => Json>([[4, () => dice.int(0, 400)], [2, () => dice.chance(0.5)], [3, () => word(dice, language)], [1, () => dice.int(-90, 900) / 10], [1, () => identifier(dice)], [0.6, () => phrase(dice, language)], [0.3, () => null], [0.4, () => [dice.int(0, 9), dice.int(0, 90)]], [0.4, () => ({ [englishWord(dice)]: dice.int(0, 90) })]])();
}

export const members = (dice: Dice, language: Language): Record<string, Json> => Object.fromEntries(Array.from({ length: dice.among([[4, 1], [4, 2], [1.5, 3]]) }, () => [dice.chance(0.7) ? englishWord(dice) : identifier(dice), member(dice, language)]));

/** As people write it, with blanks or without. */
export const asText = (dice: Dice, value: Json): string => (dice.chance(0.5) ? JSON.stringify(value) : JSON.stringify(value, null, 1).replaceAll(/\n\s*/gu, ' ').replaceAll(/([[{]) | ([\]}])/gu, '$1$2'));

export const jsonText = (dice: Dice, language: Language): string => asText(dice, members(dice, language));

// How many

const spelled = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'];
const native = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두', '열세', '열네', '열다섯', '열여섯', '열일곱', '열여덟', '열아홉', '스무'];

/** English says the number alone, Korean with its counter: `ten`, `열 줄`. */
export const counted = (from: number, to: number, counters: readonly string[]): Slot => ({
  schema: { type: 'integer' },
  draw(dice, language) {
    const value = dice.chance(0.5) ? dice.int(from, Math.min(to, 20)) : dice.chance(0.3) ? Math.max(from, Math.round(dice.int(from, to) / 10) * 10) : dice.int(from, to);
    const counter = dice.pick(counters);
    const [english, korean] = dice.chance(0.35) ? [spelled[value], native[value]] : [undefined, undefined];
    if (language === 'en') return { value, words: english ?? String(value) };
    return { value, words: korean === undefined || counter === '행' ? `${String(value)}${dice.chance(0.15) ? ' ' : ''}${counter}` : `${korean} ${counter}` };
  },
});
