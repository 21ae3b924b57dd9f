import { capitalised } from '../language/template';
import { englishWord, koreanWord } from '../language/words';
import { made, type Slot } from './table';
import { copied } from './values/sayings';

/** Values of tools in `tables/` that no line of a table can describe. */
export const mac = made((dice) => Array.from({ length: 6 }, () => dice.int(16, 255).toString(16)).join(':'));
export const tickets = made((dice) => `${dice.pick(['INC', 'REQ', 'HD', '#'])}${dice.chance(0.5) ? '-' : ''}${String(dice.int(1000, 99_999))}`.replace('#-', '#'));

/** A difference: more, or less. */
const change = (words: { readonly more: readonly [readonly string[], readonly string[]]; readonly less: readonly [readonly string[], readonly string[]] }): Slot => ({
  schema: { type: 'integer' },
  draw(dice, language) {
    const amount = dice.int(1, 90);
    const more = dice.chance(0.5);
    const said = dice.pick((more ? words.more : words.less)[language === 'ko' ? 1 : 0]).replace('#', String(amount));
    return { value: more ? amount : -amount, words: said };
  },
});

export const countCorrectDelta = change({ more: [['add #', 'put # on', '# more', 'plus #'], ['# 더함', '#개 늘림', '플러스 #']], less: [['take # away', 'subtract #', '# fewer', 'minus #'], ['# 뺌', '#개 줄임', '마이너스 #']] });

export const priceChangeWon = made((dice) => String(dice.int(15, 120) * 100));

export const caseOpenSubject = copied((dice, language) => language === 'ko' ? `${koreanWord(dice)} ${dice.pick(['고장', '누수', '소음', '불량', '요청', '파손'])}` : `${capitalised(englishWord(dice))} ${dice.pick(['leak', 'fault', 'noise', 'request', 'damage', 'outage'])}`);
