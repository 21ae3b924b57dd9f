import { identifier, name, word } from '../../language/words';
import { made } from '../table';

export const key = made((dice, language) => name(dice, language).replaceAll(' ', '_'));

export const memoryRecallQuery = made((dice, language) => (dice.chance(0.5) ? identifier(dice) : word(dice, language)));
