import { capitalised } from '../../language/template';
import { code, englishWord, word } from '../../language/words';
import { jsonText, object, remark } from '../values/values';
import { made, type Slot } from '../table';

export const json: Slot = { schema: { type: 'string' }, draw: (dice, language) => {
  const value = jsonText(dice, language);
  return { value, words: dice.among([[6, value], [2, `'${value}'`], [0.7, `\`${value}\``]]) };
} };
export const plainBody = made((dice, language) => dice.among([[3, () => word(dice, language)], [3, () => dice.pick(['ON', 'OFF', 'open', 'closed', 'start', 'stop', 'reset', '1', '0', 'true', 'ping', 'ack'])], [2, () => String(dice.int(0, 900))], [2, () => `${englishWord(dice)}=${dice.chance(0.5) ? String(dice.int(0, 90)) : englishWord(dice)}`], [3, () => remark(dice, language)]])());

export const headers = object((dice, language) => {
  const one = (): [string, string] => dice.pick<() => [string, string]>([() => ['Accept', dice.pick(['application/json', 'text/plain', 'text/csv', '*/*'])], () => ['Content-Type', dice.pick(['application/json', 'text/plain', 'application/xml'])], () => [`X-${capitalised(englishWord(dice))}`, dice.chance(0.5) ? code(dice) : String(dice.int(1, 900))], () => [`X-${capitalised(englishWord(dice))}-Id`, code(dice)], () => ['If-Match', code(dice)], () => ['Accept-Language', dice.pick(['ko', 'en', 'de'])], () => ['User-Agent', englishWord(dice)]])();
  const pairs = dice.chance(0.8) ? [one()] : [one(), one()];
  const value = Object.fromEntries(pairs);
  return { value, words: Object.entries(value).map(([header, content]) => `${header}: ${content}`).join(language === 'ko' ? ', ' : ' and ') };
});
