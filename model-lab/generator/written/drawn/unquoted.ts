import type { Dice } from '../../dice';
import { capitalised, type Language } from '../../language/template';
import { englishWord, identifier, koreanWord, topic as anyTopic } from '../../language/words';
import { prose, proseClause } from '../values/prose';
import { clause, copied, heading, note } from '../values/sayings';
import { made } from '../table';

const noted = (dice: Dice, language: Language): string => (dice.chance(0.8) ? prose(dice, language) : note(dice, language));
/** Without marks, as it is written: a colon stands before it, a full stop behind it. */
export const plain = copied(noted);
/** What stands alone below a title begins with a capital. */
export const begun = copied((dice, language) => capitalised(noted(dice, language)));
export const said = copied((dice, language) => (dice.chance(0.75) ? proseClause(dice, language) : clause(dice, language)));

const headings = {
  en: ['Cold store', 'Night round', 'Line 4', 'Milk tank', 'Gate', 'Handover', 'Boiler house', 'Lift B', 'Early shift', 'Stock', 'Backup', 'Pool', 'Power cut', 'Delivery', 'Fire drill', 'To the kitchen', 'Room 214', 'Ward 3', 'Wind', 'Row 12', 'Please read', 'Change of plan', 'IT', 'Water off', 'Harvest'],
  ko: ['저온 창고', '야간 순찰', '4라인', '원유 탱크', '정문', '인수인계', '보일러실', '승강기 B', '오전조', '재고', '백업', '수영장', '정전', '납품', '소방 훈련', '주방 전달', '214호', '3병동', '강풍', '12고랑', '필독', '일정 변경', '전산', '단수 안내', '수확'],
} as const;
export const title = copied((dice, language) => (dice.chance(0.6) ? dice.pick(headings[language]) : heading(dice, language)));

export const key = made((dice, language) => dice.among([
  [4, () => identifier(dice).replaceAll('.', '_')],
  [2, () => `${englishWord(dice)}_${englishWord(dice)}`],
  [2, () => `${englishWord(dice)}-${String(dice.int(1, 60))}`],
  [1, () => `${englishWord(dice)}_${String(dice.int(1, 40))}_${englishWord(dice)}`],
  [1, () => `${englishWord(dice)}/${englishWord(dice)}`],
  [1, () => `${englishWord(dice).slice(0, 3).toUpperCase()}${String(dice.int(1, 99))}`],
  [language === 'ko' ? 4 : 0, () => `${koreanWord(dice)}_${koreanWord(dice)}`],
  [language === 'ko' ? 2 : 0, () => `${koreanWord(dice)}${String(dice.int(1, 40))}`],
])());
export const topic = made((dice) => dice.among([[4, () => anyTopic(dice)], [2, () => `${englishWord(dice)}/${dice.pick(['display', 'sign', 'screen', 'board', 'ticker', 'led', 'text', 'announce', 'log', 'status', 'note', 'msg'])}`], [1, () => `${englishWord(dice)}/${String(dice.int(1, 30))}/${dice.pick(['text', 'display', 'line1', 'message'])}`]])());
