import { code, englishWord } from '../../language/words';
import { copied } from '../values/sayings';

export const word = copied((dice, language) => dice.among([[4, () => `${dice.pick([...'TKBRVPLMHC'])}${String(dice.int(1, 40))}`], [2, () => code(dice)], [1, () => `${englishWord(dice)}-${String(dice.int(1, 20))}`], [2, () => (language === 'ko' ? dice.pick(['옥상', '3동', '2라인', '지하 1층', '야간조', '남쪽 문']) : dice.pick(['roof east', 'hall 3', 'line 2', 'ward 5', 'night crew', 'south gate']))]])());
