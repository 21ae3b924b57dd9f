import type { Dice } from '../../dice';
import { folder as anyFolder, identifier, koreanWord, path as anyPath } from '../../language/words';
import type { Language } from '../../language/template';
import { made } from '../table';

const kinds = ['logs', 'shift', 'recipes', 'plans', 'reports', 'export', 'labels', 'measurements', 'handover', 'orders', 'config', 'brewsheets', 'maintenance', 'photos/index', 'archive/2025', 'lab/results', 'inbox', 'rota'];
const koreanKinds = ['일지', '점검', '레시피', '근무표', '보고서', '인계', '발주', '측정', '정비/2026', '시험/결과', '도면'];
const stems = ['pump3', 'rota', 'brine', 'week-{n}', 'line2_alarms', 'eel-feed', 'batch_{n}', 'meter-readings', 'keys', 'night-watch', 'stock', 'kiln-{n}', 'visitors', 'todo', 'calibration', 'allergens', 'room-{n}'];
const koreanStems = ['펌프3', '근무표', '염수', '{n}주차', '경보목록', '급이량', '배치{n}', '검침', '열쇠', '야간당직', '재고', '방문객', '할일', '교정', '{n}호실'];
const endings = ['txt', 'log', 'csv', 'md', 'json', 'yaml', 'ini'];
const numbered = (dice: Dice, text: string): string => text.replaceAll('{n}', () => String(dice.int(2, 60)));
const shelf = (dice: Dice, language: Language): string => (dice.chance(0.35) ? anyFolder(dice) : language === 'ko' && dice.chance(0.4) ? dice.pick(koreanKinds) : dice.pick(kinds));

function fileName(dice: Dice, language: Language): string {
  if (dice.chance(0.3)) return anyPath(dice);
  const stem = language === 'ko' && dice.chance(0.35) ? numbered(dice, dice.pick(koreanStems)) : dice.chance(0.25) ? identifier(dice) : numbered(dice, dice.pick(stems));
  const date = dice.chance(0.2) ? `-2026-${String(dice.int(1, 12)).padStart(2, '0')}-${String(dice.int(1, 28)).padStart(2, '0')}` : '';
  return `${dice.chance(0.65) ? `${shelf(dice, language)}/` : ''}${stem}${date}.${dice.pick(endings)}`;
}
export const file = made(fileName);
export const folder = made((dice, language) => (dice.chance(0.25) ? `${shelf(dice, language)}/${language === 'ko' && dice.chance(0.4) ? koreanWord(dice) : identifier(dice)}` : shelf(dice, language)));
