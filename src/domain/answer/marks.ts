import { callFormats } from './call-format';
import { matchAt, skipBlanks } from './template';
import { turnFormats, type TurnFormat } from './turn-format';

/** Marks with which a model begins to speak for somebody else, or ends its own turn, of every family. */

/** Roles that are not the model's own. */
const others =
  '(?:user|human|system|tool|ipython|environment|observation|developer|HUMAN|USER|SYSTEM|OBSERVATION|function[.\\w]*)';

const otherRole = new RegExp(`^${others}$`, 'iu');

/** A role that a server names beside what was said: somebody else's than the model's. */
export const isOtherRole = (role: string): boolean => otherRole.test(role.trim());

const marksOf = (pick: (row: TurnFormat) => readonly string[] | undefined, flags: string): RegExp =>
  new RegExp(
    turnFormats
      .flatMap((row) => pick(row) ?? [])
      .join('|')
      .replaceAll('{other}', others),
    flags,
  );

/** A result that only the runtime tells. */
export const resultMark = marksOf(({ results }) => results?.open, 'iuy');

/** What ends such a result. */
export const resultEnds: readonly string[] = turnFormats.flatMap(({ results }) => results?.close ?? []);

/** A turn of somebody else. */
export const turnMark = marksOf((row) => row.others, 'iuy');

/** What models write before a line of somebody else's, as a pattern. */
export const otherSpeakers = [
  'Observation',
  'User',
  'USER',
  'Human',
  'HUMAN',
  'Operator',
  'Customer',
  '사용자',
  '관찰',
  'ユーザー',
  '用户',
  '用戶',
  '使用者',
  'Benutzer',
  'Nutzer',
  'Utilisateur',
  'Usuario',
  'Usuário',
  'Utente',
  'Gebruiker',
  'Пользователь',
  'Kullanıcı',
  'Użytkownik',
  '(?:Tool|Function) (?:[Rr]esult|[Oo]utput|[Rr]esponse)s?',
  '도구 ?(?:결과|응답|출력)',
].join('|');

/** A line with which a model begins to write somebody else's part. */
export const turnLinePattern = `(?:(?:\\*\\*)?(?:${otherSpeakers})(?:\\*\\*)?[ \\t]*[:：]|#{1,6} (?:Instruction|Input|${otherSpeakers})[ \\t]*(?:[:：]|(?=\\r?\\n))|(?:\\*\\*|__)(?:${otherSpeakers})(?:\\*\\*|__)[ \\t]*(?=\\r?\\n)|\\[(?:${otherSpeakers})\\])`;
export const turnLine = new RegExp(`[ \\t]*${turnLinePattern}`, 'uy');
/** Of these it tells a result. */
export const isResultLine = /Observation|관찰|[Rr]esult|[Oo]utput|[Rr]esponse|결과|응답|출력/u;

/** The end of the model's turn: nobody speaks for it behind that. */
export const endMark = marksOf(({ ends }) => ends, 'uy');

/** The model's own turn, its channels and their frames: taken off wherever they stand. */
export const frameMark = marksOf(({ own }) => own, 'uy');

/** How sections of calls end. */
export const sectionCloses: readonly string[] = [
  ...new Set(callFormats.flatMap(({ section }) => section?.close ?? [])),
].sort((a, b) => b.length - a.length);

/** Behind the marks that end a turn: one that goes on with words there has not ended. */
export function behindEnds(text: string, from: number): number {
  for (let at = from; ;) {
    const next = skipBlanks(text, at);
    const mark = matchAt(endMark, text, next);
    if (mark === null) return at;
    at = next + mark[0].length;
  }
}

/** A thought or a turn begins or ends there. */
export const hasOtherMark = (text: string, from: number, to: number): boolean =>
  /<\/?(?:think|thinking|thought|reasoning|mm:think)\b|<\|im_(?:start|end)\|>|\[\/?THINK\]/iu.test(
    text.slice(from, to),
  );
