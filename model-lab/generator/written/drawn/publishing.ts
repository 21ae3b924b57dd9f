import { englishWord, identifier, koreanWord, number, topic as anyTopic } from '../../language/words';
import { copied } from '../values/sayings';
import { made } from '../table';

export const topic = made((dice) => dice.among([[5, () => anyTopic(dice)], [1, () => `${englishWord(dice)}/${englishWord(dice)}/set`], [1, () => `cmnd/${identifier(dice)}/POWER${dice.chance(0.5) ? String(dice.int(1, 4)) : ''}`], [1, () => `zigbee2mqtt/${identifier(dice)}/set`], [1, () => `${englishWord(dice)}/${String(dice.int(1, 9))}/cmd`]])());

const commands = 'on off ON OFF open close closed start stop run halt reset hold go wait up down in out left right home park true false 1 0 auto manual arm disarm lock unlock day night fill drain heat cool idle wake sleep ready busy enable disable dim bright feed skip next clear test play pause mute blink ack ping pulse toggle high low half full eco boost'.split(' ');
export const word = copied((dice, language) => dice.among([
  [6, () => dice.pick(commands)],
  [3, () => englishWord(dice)],
  [2, () => String(number(dice))],
  [1, () => identifier(dice)],
  [1, () => englishWord(dice).toUpperCase()],
  [language === 'ko' ? 2 : 0, () => koreanWord(dice)],
])());
/** Two of them stand in one sentence, so they are of one kind. */
export const command = copied((dice) => dice.among([[4, () => dice.pick(commands)], [5, () => englishWord(dice)], [1, () => englishWord(dice).toUpperCase()], [2, () => String(dice.int(0, 12))]])());

export const json = copied((dice, language) => {
  const gap = dice.chance(0.4) ? ' ' : '';
  const text = (): string => JSON.stringify(dice.among([[4, () => dice.pick(commands)], [3, () => englishWord(dice)], [2, () => identifier(dice)], [1, () => `${englishWord(dice)} ${englishWord(dice)}`], [language === 'ko' ? 2 : 0, () => koreanWord(dice)]])());
  const plain = (): string => dice.among([[5, text], [5, () => String(number(dice))], [2, () => String(dice.chance(0.5))], [0.3, () => 'null']])();
  const key = (): string => JSON.stringify(dice.among([[4, () => dice.pick(['state', 'cmd', 'command', 'value', 'set', 'setpoint', 'temp', 'level', 'mode', 'on', 'position', 'id', 'target', 'pump', 'valve', 'brightness', 'speed', 'duration', 'seconds', 'zone', 'channel', 'led', 'unit', 'rpm', 'open'])], [3, () => englishWord(dice)], [2, () => identifier(dice)]])());
  const object = (most: number): string => {
    const keys = [...new Set(Array.from({ length: dice.int(1, most) }, key))];
    return `{${keys.map((each) => `${each}:${gap}${plain()}`).join(`,${gap}`)}}`;
  };
  return dice.among([[8, () => object(3)], [1, () => `{${key()}:${gap}${object(2)}}`], [1, () => `{${key()}:${gap}[${Array.from({ length: dice.int(2, 4) }, plain).join(`,${gap}`)}]}`], [0.5, () => `[${Array.from({ length: dice.int(2, 4) }, () => String(dice.int(0, 255))).join(`,${gap}`)}]`]])();
});
