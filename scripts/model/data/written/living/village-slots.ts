import { linesOf } from '../../language/template';
import type { Dice } from '../../dice';
import { word } from '../../language/words';
import { made, type Slot } from '../table';

/** `coded('zone #, @-##', '#구역, @-##')`: `#` is a digit, `@` a letter, `~` a word. */
export const coded = (english: string, korean = english): Slot => made((dice: Dice, language) => dice.pick((language === 'ko' ? korean : english).split(', ')).replaceAll('@', () => dice.pick([...'ABCDEFGHK'])).replaceAll('#', () => String(dice.int(1, 9))).replaceAll('~', () => word(dice, language)));

const surnames = [...'김이박최정강조윤장임한오서신권황안송'];
const given = ['순자', '영수', '말순', '정호', '미경', '상철', '복희', '지훈', '은서', '덕배', '옥분', '태식', '하늘', '경란'];
const people = ['Oakley', 'Tran', 'Brandt', 'Silva', 'Meier', 'Novak', 'Ferris', 'Lindqvist', 'Okoye', 'Haas', 'Pryor'];
const first = ['Ada', 'Tom', 'Ruth', 'Ivan', 'Mina', 'Otto', 'Carla', 'Sven', 'Yuna', 'Paul'];

/** Somebody by name. */
export const resident: Slot = made((dice: Dice, language) => (language === 'ko' ? `${dice.pick(surnames)}${dice.pick(given)}` : dice.pick([`${dice.pick(first)} ${dice.pick(people)}`, `Mrs ${dice.pick(people)}`, `Mr ${dice.pick(people)}`])));

/** `07:30`, copied as it is. */
export const timeOfDay: Slot = made((dice: Dice) => `${String(dice.int(6, 21)).padStart(2, '0')}:${dice.pick(['00', '10', '15', '20', '30', '40', '45', '50'])}`);

/** One of the lines, which may have commas; `#` is a digit, `~` a word. */
export function lines(english: string, korean: string): Slot {
  return made((dice: Dice, language) => dice.pick(linesOf(language === 'ko' ? korean : english)).replaceAll('#', () => String(dice.int(1, 9))).replaceAll('~', () => word(dice, language)));
}
