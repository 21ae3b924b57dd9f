import { code, englishWord, identifier, name as anyName } from '../../language/words';
import { jsonText } from '../values/values';
import { made, type Slot } from '../table';

export const key = made((dice, language) => anyName(dice, language).replaceAll(/[ .]/gu, '_'));
export const body: Slot = { schema: { type: 'string' }, draw: (dice, language) => {
  const value = jsonText(dice, language);
  return { value, words: value };
} };
export const bare = made((dice) => dice.among([[3, () => englishWord(dice)], [2, () => String(dice.int(0, 900) / 10)], [2, () => dice.pick(['ON', 'OFF', 'open', 'close', 'start', 'stop', 'reset'])]])());
export const method: Slot = { schema: { type: 'string' }, draw: () => ({ value: 'POST', words: 'POST' }) };

export const sopExecutePayload = made((dice) => dice.among([[3, () => englishWord(dice)], [2, () => identifier(dice)], [2, () => code(dice)]])());
