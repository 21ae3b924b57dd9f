import type { Dice } from '../../dice';
import { folder as anyFolder, identifier, koreanWord, path as anyPath } from '../../language/words';
import type { Language } from '../../language/template';
import { sought } from './everyday';
import { counted } from './values';
import { made, maybe, whole, type Written } from '../table';

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
const file = made(fileName);
const folder = made((dice, language) => (dice.chance(0.25) ? `${shelf(dice, language)}/${language === 'ko' && dice.chance(0.4) ? koreanWord(dice) : identifier(dice)}` : shelf(dice, language)));
const lines = counted(2, 300, ['줄', '행']);

/** A file opened, a folder looked over, a file looked for: in the same places, told apart by what is wanted. */
export const ownShelves: readonly Written[] = [
  {
    tool: 'file_read', about: ['Read a text file', '파일을 읽는다'], takes: { path: file, from_line: maybe(whole(2, 400)), lines: maybe(lines) },
    en: `
      open {path} for me
      Of the {any} files in that folder only {path} matters. Open it.
      see what {path} says, do not search through the others
      {not_path} is last year's. Open {path} and read it.
      The {who} put the new limits into {path} on {day}, {any} and 85 or thereabouts. Get the exact text.
      from {path}, {lines} lines
      read {path} from line {from_line}, {lines} lines in all
      {lines} lines of {path}, starting with line {from_line}
      The table in {path} starts in line {from_line}; read from there to the end.
      The log {path} has {any} thousand lines. The first {lines} will do.
      What happened at {clock} stands in {path} from line {from_line} on. Read {lines} lines there.
      the list with the names is called {path}; show what it says
      before you look at {not_path}, read {path} completely
      from_line {from_line}, lines {lines}, file {path}
      what exactly does {path} say about unit {any}? read it
      the handover for {day} lies in {path}; bring the text
      take in {path} as far as {lines} lines go
      open the file {path} at line {from_line}
      The settings of pump {any} were moved from {not_path} to {path}. Read the new file.
      not the folder, the file: {path}, let me see its text
      read me the whole of {path}, however long it is
      the {who} asks for the wording in {path}
      Skip the header of {path}; what counts begins at line {from_line}.
      a look into {path}, {lines} lines are enough`,
    ko: `
      {path:을} 열#
      폴더에 파일이 {any}개지만 필요한 것은 {path} 하나다. 열어서 읽#
      다른 파일은 뒤지지 말고 {path}에 뭐라고 돼 있는지 보#
      {not_path:은} 작년 것이다. {path:을} 열어 읽#
      {day}에 {who:이} 새 한계값을 {path}에 적었다. 정확한 글을 가져오#
      {path}에서 {lines} 읽기
      {path:을} {from_line}행부터 모두 {lines} 읽#
      {path}, {from_line}번째 줄부터 {lines} 확인하#
      {path} 표는 {from_line}행에서 시작한다. 거기서 끝까지 읽#
      로그 {path:은} {any}천 줄이다. 처음 {lines}만 읽#
      {clock} 일은 {path} {from_line}행부터 나온다. 거기서 {lines} 읽#
      명단 파일 이름은 {path}. 내용을 보이#
      {not_path} 보기 전에 {path:을} 전부 읽#
      시작 행 {from_line}, {lines}, 파일 {path}
      {any}호기에 대해 {path}에 정확히 뭐라고 적혔는지 읽#
      {day} 인계는 {path}에 있다. 글을 가져오#
      {path} 파일을 {from_line}행부터 열어 보#
      {any}번 펌프 설정이 {not_path}에서 {path:로} 옮겨졌다. 새 파일을 읽#
      폴더 말고 {path} 파일 글을 보이#
      길어도 {path:을} 통째로 읽#
      {who:이} {path} 문구를 묻는다. 읽어 주#
      {path} 머리글은 건너뛰고 {from_line}행부터 읽#
      {path:을} 훑되 {lines}면 충분하다. 읽#`,
    titles: ['Open the file; Get the text; What the list says; Read the lines', '파일 열기; 글 가져오기; 목록 내용; 해당 줄 읽기'],
  },
  {
    tool: 'file_list', about: ['List a folder', '폴더를 나열한다'], takes: { path: maybe(folder) },
    en: `
      see what is in {path}, the names are enough
      which files are in {path} now?
      The {who} copied {any} files to {path} at {clock}. See if they are all there.
      the contents of the folder {path}, without opening anything
      Nobody knows what the file is called, only that it lies in {path}. Show what there is.
      folder {path}: names, please
      {not_path} was emptied on {day}. See what is left in the folder {path}.
      how many files does the folder {path} hold?
      show the directory {path}
      go to the folder {path} and look around
      ls {path}
      is the folder {path} empty? check
      what has the printer dropped into {path}
      list the files, no special folder
      an overview of the files we have
      which files and folders are there at the top?
      show the work folder itself
      the newest report must be somewhere in {path}; let me see the names of everything in there
      not one file but the whole folder {path} is to be listed`,
    ko: `
      {path}에 뭐가 있는지 이름만 보#
      지금 {path} 폴더에 어떤 파일들이 있는지 보#
      {clock}에 {who:이} {path}에 파일 {any}개를 복사했다. 다 있는지 폴더를 보#
      파일은 열지 말고 {path} 폴더 구성만 나열하#
      파일 이름은 모르고 {path} 폴더에 있다는 것만 안다. 무엇이 있는지 보이#
      폴더 {path}: 파일 이름 요망
      {day}에 {not_path:은} 비웠다. {path} 폴더에 남은 것을 보#
      {path} 폴더에 파일이 몇 개인지 보#
      {path} 디렉터리를 보이#
      {path} 폴더로 가서 둘러보#
      ls {path}
      {path} 폴더가 비었는지 확인하#
      프린터가 {path} 폴더에 떨어뜨린 것 확인
      특정 폴더 없이 파일 목록을 보이#
      우리 파일을 한눈에 보이#
      맨 위에 어떤 파일과 폴더가 있는지 나열하#
      최신 보고서가 {path} 어딘가에 있다. 거기 있는 파일 이름을 모두 보#
      파일 하나가 아니라 {path} 폴더 전체를 나열하#`,
    titles: ['What is in there; Names of the files; Look around the folder', '폴더 보기; 파일 이름; 폴더 둘러보기'],
  },
  {
    tool: 'file_search', about: ['Find files by name or text', '이름이나 내용으로 파일을 찾는다'], takes: { query: sought, path: maybe(folder) },
    en: `
      find the one that mentions "{query}"
      find the file in {path} that mentions "{query}"
      One of the {any} files in {path} is about "{query}". Find out which.
      in {path}, look for "{query}"
      search {path} for the words "{query}"
      Somewhere the {who} wrote down "{query}". Look through all files.
      which of the files under {path} has "{query}" in it?
      look for "{query}" in the folder {path}, {not_path} was done at {clock}
      I do not want {path} listed, I want the file there that says "{query}"
      go through the files for "{query}"; no folder is known
      The auditor asks for everything on "{query}". Search the files.
      track down "{query}", folder {path}
      where among the files does "{query}" occur
      any file with "{query}" in its name or text
      search words "{query}", to be looked for in {path} only
      under {path} there is a sheet on "{query}". Search for it.
      the file about {query} has to be found, it lies in the folder {path}
      file search: "{query}"
      not in {not_path} but in {path} search for "{query}"
      text search over all files: "{query}"
      {path}: find "{query}"`,
    ko: `
      "{query}"가 언급된 파일을 찾#
      {path} 폴더에서 "{query}"가 나오는 파일을 찾#
      {path}에 있는 {any}개 중 "{query}"에 관한 것이 있다. 어느 파일인지 찾#
      {path} 안에서 "{query}" 찾기
      {path}에서 "{query}"라는 말을 검색하#
      {who:이} "{query}"를 어느 파일엔가 적었다. 모든 파일을 뒤지#
      {path} 밑의 어느 파일에 "{query}"가 들어 있는지 찾#
      {not_path:은} {clock}에 봤다. {path} 폴더에서 "{query}"를 찾#
      {path} 목록이 아니라 거기서 "{query}"가 적힌 파일을 찾#
      폴더는 모른다. 파일 전체에서 "{query}"를 찾#
      감사관이 "{query}" 관련 파일을 요구한다. 파일을 검색하#
      검색어 "{query}", 폴더 {path}
      파일 중 "{query}"가 어디에 나오는지 찾#
      이름이나 내용에 "{query}"가 있는 파일 검색
      "{query}"를 {path}에서만 찾#
      {path} 아래 "{query}" 자료가 있다. 검색하#
      {query} 파일을 찾아야 한다. {path} 폴더에 있다. 찾#
      파일 찾기: "{query}"
      {not_path:이} 아니라 {path}에서 "{query}" 검색 바람
      전체 파일 본문 검색, "{query}"`,
    titles: ['Find the one that mentions it; Which file was it; Search the folder', '언급된 파일 찾기; 어느 파일이었나; 폴더 검색'],
  },
];
