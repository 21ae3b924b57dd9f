import { copied } from '../values/sayings';
import { cronText, spoken } from '../values/values';
import { made, maybe, names, type Slot } from '../table';

export const bare: Slot = spoken((dice) => {
  const value = cronText(dice);
  return { value, words: value };
});
const stem = names('shift/rota, logs/pump3, lab/results-7, keys, office/orders, brine, reports/week-31', 'shift/rota, logs/pump3, 점검/7호기, keys, 발주/목록, brine, 일지/31주차');
export const file = made((dice, language) => `${stem.draw(dice, language).words}.${dice.pick(['txt', 'csv', 'log', 'md', 'json'])}`);

export const sopExecutePayload = maybe(copied((dice) => `${dice.pick([...'TKBRVP'])}${String(dice.int(1, 40))}`));
