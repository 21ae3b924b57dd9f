import { englishWord, phrase } from '../../language/words';
import { made } from '../table';

export const payload = made((dice, language) => dice.among([[4, () => dice.pick(['ON', 'OFF', 'open', 'closed', 'start', 'stop', 'reset', 'hold', '1', '0', 'true', 'false'])], [2, () => englishWord(dice)], [2, () => String(dice.int(1, 900))], [1, () => phrase(dice, language)]])());
