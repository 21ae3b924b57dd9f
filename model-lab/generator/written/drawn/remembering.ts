import { code, englishWord, identifier, koreanWord } from '../../language/words';
import { made } from '../table';

export const key = made((dice, language) => dice.among([
  [4, () => `${dice.pick(['pump', 'gate', 'tank', 'pool', 'oven', 'kiln', 'lift', 'bees', 'crane', 'room', 'batch', 'fridge'])}${dice.chance(0.5) ? `_${String(dice.int(2, 40))}` : ''}_${dice.pick(['service', 'code', 'limit', 'dose', 'leak', 'key', 'order', 'offset', 'holiday', 'contact', 'spare'])}`],
  [3, () => identifier(dice).replaceAll('.', '_')],
  [1, () => `${englishWord(dice)}-2026-${String(dice.int(1, 12)).padStart(2, '0')}`],
  [0.7, () => code(dice).replaceAll('#', '_')],
  [language === 'ko' ? 3 : 0, () => `${koreanWord(dice)}_${dice.pick(['정비', '비밀번호', '한계', '휴무', '누설', '연락처', '예비품', String(dice.int(2, 40))])}`],
])());
