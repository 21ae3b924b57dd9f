import { identifier } from '../../language/words';
import { copied } from '../values/sayings';
import { made } from '../table';

export const file = made((dice, language) => `${dice.chance(0.7) ? `${dice.pick(language === 'ko' ? ['logs', 'reports', '일지', 'shift', '점검', 'inbox'] : ['logs', 'reports', 'shift', 'office', 'lab', 'inbox'])}/` : ''}${identifier(dice).replaceAll('.', '_')}.${dice.pick(['txt', 'csv', 'log', 'md', 'json', 'yaml'])}`);
/** Letters and figures that a run is about. */
export const about = copied((dice) => `${dice.pick([...'TKBRVPLMHC'])}${dice.chance(0.5) ? '-' : ''}${String(dice.int(1, 60))}`);
