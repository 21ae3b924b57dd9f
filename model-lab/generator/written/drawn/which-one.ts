import { code, englishWord, identifier, ip } from '../../language/words';
import { copied } from '../values/sayings';
import { cronText, spoken, url as anyUrl } from '../values/values';
import { made, type Slot } from '../table';

export const key = made((dice) => (dice.chance(0.5) ? `${englishWord(dice)}_${String(dice.int(1, 60))}` : dice.chance(0.7) ? identifier(dice).replaceAll('.', '_') : code(dice).replaceAll('#', '_')));
export const path = made((dice) => `${dice.chance(0.6) ? `${dice.pick(['logs', 'lab', 'office', 'shift', 'export', englishWord(dice)])}/` : ''}${dice.chance(0.5) ? identifier(dice) : `${englishWord(dice)}-2026-${String(dice.int(10, 12))}-${String(dice.int(10, 28))}`}.${dice.pick(['txt', 'csv', 'log', 'md', 'json'])}`);
export const folder = made((dice) => `${dice.pick(['data', 'office', 'archive', 'lab', englishWord(dice)])}/${dice.chance(0.5) ? englishWord(dice) : identifier(dice)}`);
export const url = copied((dice) => (dice.chance(0.5) ? anyUrl(dice) : `http://${ip(dice)}/${dice.pick(['state', 'level', 'api/now', 'on', 'relay/1'])}`));
export const cron: Slot = spoken((dice) => {
  const value = cronText(dice);
  return { value, words: `"${value}"` };
});
