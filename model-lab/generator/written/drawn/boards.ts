import type { Dice } from '../../dice';
import { boardName, englishWord, identifier } from '../../language/words';
import { made } from '../table';

/** Boards that carry the name of their place: `orchid-pi`, `cave-io`. */
const inPlace = (dice: Dice): string => `${englishWord(dice)}-${dice.pick(['pi', 'io', 'node', 'ctl', 'mcu', 'box', 'esp', 'relay', 'hub', 'unit', 'pico'])}${dice.chance(0.2) ? String(dice.int(1, 9)) : ''}`;
export const crowded = made((dice: Dice) => dice.among([[4, () => `${englishWord(dice)}-${dice.pick(['pi', 'io', 'node', 'ctl', 'box', 'relay', 'hub', 'esp', 'plc'])}`], [3, () => `${englishWord(dice)}-${String(dice.int(1, 9))}`], [3, () => boardName(dice)], [1, () => identifier(dice)]])());
export const mapped = made((dice: Dice) => dice.among([[4, () => `${englishWord(dice)}-${dice.pick(['pi', 'io', 'node', 'ctl', 'box', 'relay', 'hub'])}`], [3, () => boardName(dice)], [2, () => `${englishWord(dice)}-${String(dice.int(1, 9))}`], [1, () => identifier(dice)]])());
export const few = made((dice: Dice) => dice.among([[3, () => `${englishWord(dice)}-${dice.pick(['pi', 'io', 'node', 'ctl', 'box', 'relay', 'plc'])}`], [2, () => boardName(dice)], [1, () => `${englishWord(dice)}${String(dice.int(1, 9))}`]])());
export const placed = made((dice) => dice.among([[4, () => inPlace(dice)], [3, () => boardName(dice)], [1, () => identifier(dice)], [1, () => englishWord(dice)]])());
/** Boards of one kind, told apart by a figure or a place: `hall-2`, `esp32-yard`. */
export const alike = made((dice: Dice) => dice.among([[5, () => `${englishWord(dice)}-${String(dice.int(1, 9))}`], [2, () => `${englishWord(dice)}-${dice.pick(['north', 'south', 'left', 'right', 'io', 'ctl', 'relay', 'pi'])}`], [2, () => boardName(dice)], [1, () => identifier(dice)]])());
