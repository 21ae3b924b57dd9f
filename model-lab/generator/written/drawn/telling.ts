import type { Dice } from '../../dice';
import type { Language } from '../../language/template';
import { englishWord, identifier, koreanWord } from '../../language/words';
import { prose, proseClause } from '../values/prose';
import { clause, copied, quoted } from '../values/sayings';
import { made } from '../table';

/** Stands behind "that", behind a colon and between quotation marks. */
export const said = copied((dice, language) => (dice.chance(0.8) ? proseClause(dice, language) : clause(dice, language)));
export const marked = copied((dice, language) => (dice.chance(0.7) ? prose(dice, language) : quoted(dice, language)));
export const key = made((dice: Dice, language: Language) => (language === 'ko' && dice.chance(0.4) ? `${koreanWord(dice)}_${koreanWord(dice)}` : dice.chance(0.5) ? `${englishWord(dice)}_${String(dice.int(1, 90))}` : identifier(dice).replaceAll('.', '_')));
