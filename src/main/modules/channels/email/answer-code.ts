import type { ChannelQuestion } from '../../../ports/channel';

/** The id of a question in groups of four, so that it can be told from a run and typed from paper. */
export const toCode = (question: string): string => question.match(/.{1,4}/gu)?.join('-') ?? question;

/**
 * What stands below a question. Its code is known to nobody but who got the mail: the address of a sender can
 * be forged, the code cannot.
 */
export function answerLines(
  { id, choices }: Pick<ChannelQuestion, 'id' | 'choices'>,
  told: (sentence: string) => string,
): string {
  return [
    told('Answer this mail, and begin with one of these lines:'),
    ...choices.map((choice) => `- \`/${choice.id} ${toCode(id)}\` — ${choice.label}`),
  ].join('\n');
}

export type MailAnswer =
  | { readonly kind: 'answer'; readonly choice: string; readonly question: string; readonly reason: string }
  /** A decision that does not prove where it comes from. */
  | { readonly kind: 'no-code' }
  /** A yes with more in its line: a doubt, a condition, or a sentence that only begins so. */
  | { readonly kind: 'no-plain-yes' };

/** Whole, as every question has it: the number of a part is none. */
const code = /(?<![\w-])[0-9a-f]{4}(?:-[0-9a-f]{4}){2}(?![\w-])/iu;

/** Between a yes and its code stands at most the id of a run or a call; behind it at most what ends a line. */
const beforeCode = /^[\s`]*(?:(?=[\w/-]*\d)[\w/-]{1,64}[\s`]+)?$/u;
const behindCode = /^[\s`.!]*$/u;

/** What the first line of a mail decides; null: it decides nothing. */
export function readAnswer(text: string): MailAnswer | null {
  const [line = ''] = text.trimStart().split('\n', 1);
  const [, slash, choice = '', rest = ''] =
    /^[\s`]*(\/?)(approve|deny|once|conversation|always|no)(?![\w-])(.*)$/iu.exec(line) ?? [];
  if (choice === '') return null;
  const found = code.exec(rest);
  if (found === null) return slash === '/' && /^(approve|deny)$/iu.test(choice) ? { kind: 'no-code' } : null;
  const behind = rest.slice(found.index + found[0].length);
  const isNo = /^(deny|no)$/iu.test(choice);
  if (!isNo && !(beforeCode.test(rest.slice(0, found.index)) && behindCode.test(behind)))
    return { kind: 'no-plain-yes' };
  return {
    kind: 'answer',
    choice: choice.toLowerCase(),
    question: found[0].replaceAll('-', '').toLowerCase(),
    reason: isNo ? behind.replaceAll('`', '').trim() : '',
  };
}
