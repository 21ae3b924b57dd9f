import { readText } from '../../data-files';
import type { Dice } from '../../dice';
import { capitalised, fill, linesOf, type Language } from '../../language/template';
import { device, englishWord, inventedWord, koreanWord, person } from '../../language/words';

/** What people write to be shown, posted, noted or logged, a line each; `{n}` and the like are filled in below. */
const wordsOf = (kind: 'notes' | 'clauses' | 'wishes'): Readonly<Record<Language, readonly string[]>> => ({ en: linesOf(readText(`words/${kind}.en.txt`)), ko: linesOf(readText(`words/${kind}.ko.txt`)) });
const [notes, clauses, wishes] = [wordsOf('notes'), wordsOf('clauses'), wordsOf('wishes')];

const names = {
  en: ['Olga', 'Tim', 'Marek', 'Aylin', 'Pietro', 'Hanne', 'Dov', 'Rosa', 'Emil', 'Bettina', 'Kofi', 'Nuria', 'Anton', 'Lise', 'Goran', 'Tessa', 'Farid', 'Wanda', 'Piet', 'Mrs Abel', 'Mr Doyle', 'Dr Kern', 'K. Lund', 'Haruto', 'Silvia'],
  ko: ['김도현', '박 과장', '이서영', '최 반장', '정하나', '강민호', '조 대리', '윤 기사', '장미래', '임 주임', '한도윤', '오 팀장', '서지우', '신 계장', '권나래', '황 소장', '안 조장', '송태준', '배 여사', '홍 실장'],
} as const;
const named = (dice: Dice, language: Language): string => {
  if (dice.chance(0.6)) return dice.pick(names[language]);
  return language === 'ko' ? `${dice.pick([...'김이박최정강조윤장임한오서신권황안송류홍'])}${koreanWord(dice).slice(0, 2)}` : capitalised(inventedWord(dice));
};

const letter = (dice: Dice): string => dice.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ']);
const figures = (dice: Dice, most: number): string => String(dice.int(1, most));
/** `F-3`, `md1`, `vg0/db`, `KX204`: what is written on things. */
const coded = (dice: Dice): string => dice.among([
  [4, () => `${letter(dice)}-${figures(dice, 40)}`],
  [3, () => `${letter(dice)}${letter(dice)}-${figures(dice, 999)}`],
  [2, () => `${letter(dice)}${figures(dice, 90)}`],
  [2, () => `${letter(dice)}${letter(dice)}${figures(dice, 999)}`],
  [2, () => `${englishWord(dice)}-${figures(dice, 20)}`],
  [1, () => `${dice.pick(['md', 'sd', 'vm', 'db', 'eth', 'ap', 'nas', 'web', 'fs'])}${figures(dice, 12)}`],
  [1, () => `vg${figures(dice, 3)}/${englishWord(dice)}`],
  [1, () => `${englishWord(dice).toUpperCase()}${figures(dice, 30)}`],
  [1, () => `#${figures(dice, 9000)}`],
  [1, () => `${figures(dice, 90)}/${figures(dice, 60)}`],
])();
const placed = (dice: Dice, language: Language): string => language === 'ko'
  ? dice.among([[3, () => `${figures(dice, 12)}동`], [3, () => `${figures(dice, 900)}호실`], [2, () => `${koreanWord(dice)}실`], [2, () => dice.pick(['창고', '뒷마당', '지하 1층', '정문', '옥상', '기계실', '하역장', '복도', '주방', '휴게실', '주차장'])], [1, () => `${koreanWord(dice)} 옆`]])()
  : dice.among([[3, () => `hall ${figures(dice, 12)}`], [3, () => `room ${figures(dice, 400)}`], [4, () => `the ${dice.pick(['yard', 'cellar', 'attic', 'loading dock', 'north gate', 'workshop', 'kitchen', 'corridor', 'cold store', 'boiler room', 'garage', 'canteen', 'chapel', 'boathouse', 'tool shed'])}`], [2, () => `the ${englishWord(dice)}`], [1, () => `shed ${letter(dice)}`], [1, () => `${englishWord(dice)} ${figures(dice, 20)}`]])();
const clocked = (dice: Dice, language: Language): string => {
  const [hour, minute] = [dice.int(0, 23), dice.pick(['00', '15', '30', '45', String(dice.int(10, 59))])];
  if (language === 'ko' && dice.chance(0.4)) return minute === '00' ? `${String(hour)}시` : `${String(hour)}시 ${minute}분`;
  return `${String(hour)}:${minute}`;
};
const days = { en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], ko: ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'] } as const;
const dated = (dice: Dice, language: Language): string => dice.chance(0.7) ? dice.pick(days[language]) : language === 'ko' ? `${figures(dice, 12)}월 ${figures(dice, 28)}일` : dice.pick([`${figures(dice, 28)} ${dice.pick(['March', 'May', 'June', 'August', 'October', 'November'])}`, `the ${String(dice.int(4, 20))}th`]);

const drawn: Readonly<Record<string, (dice: Dice, language: Language) => string>> = {
  n: (dice) => String(dice.among([[7, dice.int(2, 40)], [3, dice.int(40, 400)], [1, dice.int(400, 4000)]])),
  x: (dice) => `${String(dice.among([[4, dice.int(0, 9)], [3, dice.int(10, 90)]]))}.${String(dice.int(1, 9))}`,
  clock: clocked,
  day: dated,
  who: person,
  name: named,
  code: coded,
  thing: device,
  place: placed,
};

/** Every slot draws for itself, and about half of the figures that are written out are others. */
function filled(dice: Dice, language: Language, line: string): string {
  const values: Record<string, string> = {};
  const template = line
    .replaceAll(/(?<![\w:.{])\d+(?![\w:.]*[:.]\d)/gu, (number) => (dice.chance(0.5) ? Array.from(number, (digit, index) => (index === 0 ? String(dice.int(1, 9)) : String(dice.int(0, 9)))).join('') : number))
    .replaceAll(/\{([a-z]+)/gu, (_whole, slot: string) => {
      const key = `${slot}${String(Object.keys(values).length)}`;
      values[key] = (drawn[slot] as (dice: Dice, language: Language) => string)(dice, language);
      return `{${key}`;
    });
  return fill(template, values);
}

/** A message as somebody has written it by hand: commas, figures, a second half, no full stop. */
export function prose(dice: Dice, language: Language): string {
  const text = filled(dice, language, dice.pick(notes[language]));
  return dice.among([
    [20, () => text],
    [3, () => capitalised(text)],
    [1, () => `${clocked(dice, 'en')} ${text}`],
    [1, () => `${placed(dice, language)}: ${text}`],
    [1, () => `${text}; ${filled(dice, language, dice.pick(notes[language]))}`],
  ])();
}

/** The same as a clause that can stand behind "that"; in Korean 고 and 는 can follow it. */
export const proseClause = (dice: Dice, language: Language): string => filled(dice, language, dice.pick(clauses[language]));

/** What somebody is asked to do: behind "to", and in Korean up to 달라. */
export const proseWish = (dice: Dice, language: Language): string => filled(dice, language, dice.pick(wishes[language]));
