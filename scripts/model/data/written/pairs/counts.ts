import type { Slot } from '../table';

const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = ',,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety'.split(',');
const spelled = (value: number): string => small[value] ?? `${tens[Math.floor(value / 10)] ?? ''}${value % 10 === 0 ? '' : `-${small[value % 10] ?? ''}`}`;

const native = ',한,두,세,네,다섯,여섯,일곱,여덟,아홉'.split(',');
const nativeTens = ',열,스물,서른,마흔,쉰'.split(',');
const counter = (value: number): string => (value === 20 ? '스무' : (nativeTens[Math.floor(value / 10)] ?? '') + (native[value % 10] ?? ''));

const sinoDigits = ',일,이,삼,사,오,육,칠,팔,구'.split(',');
const sinoOf = (value: number): string => `${value >= 20 ? (sinoDigits[Math.floor(value / 10)] ?? '') : ''}${value >= 10 ? '십' : ''}${sinoDigits[value % 10] ?? ''}`;

/** How many of something: `fourteen`, `a dozen`, 열네 (before 마리, 개, 대), mostly in words. */
export const counted = (from: number, to: number): Slot => ({
  schema: { type: 'integer' },
  draw(dice, language) {
    const value = dice.int(from, to);
    if (value === 0 || value > 59 || dice.chance(0.3)) return { value, words: String(value) };
    if (language === 'ko') return { value, words: counter(value) };
    return { value, words: value % 12 === 0 && value < 36 && dice.chance(0.4) ? `${value === 12 ? 'a' : 'two'} dozen` : spelled(value) };
  },
});

/** How often: `twice`, `five times`, 세 번, 3회. */
export const often = (from: number, to: number): Slot => ({
  schema: { type: 'integer' },
  draw(dice, language) {
    const value = dice.int(from, to);
    if (language === 'ko') return { value, words: dice.chance(0.6) ? `${counter(value)} 번` : `${String(value)}${dice.pick(['회', '번'])}` };
    return { value, words: value === 1 ? dice.pick(['once', 'one time']) : value === 2 ? dice.pick(['twice', 'two times']) : `${dice.chance(0.7) ? spelled(value) : String(value)} times` };
  },
});

/** A number before a word that counts in Sino-Korean: `ten` years, 십 년, 10년. */
export const sino = (from: number, to: number): Slot => ({
  schema: { type: 'integer' },
  draw(dice, language) {
    const value = dice.int(from, to);
    if (value === 0 || dice.chance(0.5)) return { value, words: String(value) };
    return { value, words: language === 'ko' ? `${sinoOf(value)} ` : spelled(value) };
  },
});

const ordinals = ',first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth'.split(',');

/** Which one of a row: `third`, 세 번째, 3번. */
export const nth = (from: number, to: number): Slot => ({
  schema: { type: 'integer' },
  draw(dice, language) {
    const value = dice.int(from, to);
    if (language === 'ko') return { value, words: dice.chance(0.5) ? `${String(value)}번` : value === 1 ? '첫 번째' : `${counter(value)} 번째` };
    return { value, words: ordinals[value] ?? `${String(value)}th` };
  },
});
