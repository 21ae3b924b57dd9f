import { isDoubtful, pointsToWhatFollows } from './doubt-words';
import { turnLine } from './marks';
import { matchAt, withoutEnd } from './template';
import { isSpeech, tellsOfText } from './told-of';

/**
 * How a call stands among the words beside it: for itself, or as a part of what is told, listed or shown. What
 * tells is where it stands, in any language: a call stands behind a sentence that is over. Words are asked last,
 * and what they say can only add doubt or, for a line that introduces the call, take it away.
 */

/** Lists, headings, tables, quotations and code that is set in hold what they show. */
const markup = /^(?:(?: {4,}| {0,3}\t)|\s*(?:[-*+•]|\d{1,3}[.)]|\p{No}|[가-하][.)])\s|\s*#{1,6}\s|\s*\|)/u;
/** Blocks that a blank line ends; a line of a quotation ends with itself. */
const block = /^\s*(?:(?:[-*+•]|\d{1,3}[.)])\s|\|)/u;
/** What follows is a text of YAML or a formula. */
const opensBlock = /:\s*[|>][-+]?$|\$\$$|\\begin\{[^{}]*\}$/u;
/** Something is left out there. */
const leftOut = /^\s*[[(]?(?:\.{3,}|…)[\])]?\s*$/u;
const breaksOff = /(?:\.{3}|…)[\])]?\s*$/u;
/** It asks, in whatever language. */
const question = /[?？؟]["'”’»›」』】）)\]*_`]*$/u;
/** A sentence is over, with what closes around it; or a picture, a tag, a comment or a fence stands there. */
const sentenceEnd =
  /(?:(?:[\p{Sentence_Terminal}…]|(?<=\p{L})[~～])["'”’»›」』】）)\]*_`]*|\p{Extended_Pictographic}\uFE0F?|<\/?\p{L}[^<>]*>|-->|^\s*(?:`{3,}|~{3,}))$/u;
const sentences = /[\p{Sentence_Terminal}…]/u;
/** A sentence with which the model tells what it does next. */
const announcement =
  /^(?:(?:ok|okay|sure|right|good|now|first|next|then|so|finally)[,.!]?\s+){0,2}(?:let me|let us|let['’]s|i['’]ll|i will|(?:i['’]m|i am) (?:going|about) to)\b|^now$|(?:겠습니다|게요)$/iu;
/** A line that is nothing but what somebody said. */
const quotation = /^["“„«「『][^"“”„«»「」『』]{3,}["“”»」』][.。]?$/u;
/** A line of its own with which the model agrees. */
const agreement =
  /^(?:ok|okay|sure|yes|right|alright|understood|certainly|of course|got it|네|예|알겠습니다|좋습니다)$/iu;
/** It introduces what it shows. */
const telling =
  /\b(?:show|quot|repeat|cit|describ|expla|demonstrat|illustrat|past|copy|copi|tell|told|writ|wrote|said|say|answer|repl)\w*|보여|설명|인용|알려|적어/iu;
/** Behind a call its author may take it back, or say what became of it. */
const takenBack =
  /\b(?:failed|could|cancel|wrong|illustrations?)\b|[?？؟]\s*$|^["'“(（]?(?:please|kindly|let me know|tell me|reply|answer|respond|confirm|approve|bitte|sag(?:en)? (?:sie )?(?:mir )?bescheid|antworte\w*|s['’]il (?:vous|te) pla[iî]t|merci de|dites-moi|por favor|avísame|responda|per favore|conferma|fammi sapere|alsjeblieft|laat (?:me|het)|proszę|prosím|пожалуйста|ответьте|lütfen|vui lòng|tolong|silakan|ご確認)(?!\p{L})|^(?:请|請)|ください$|(?:주세요|주십시오)$/iu;
/** All that a sentence says is that it shall not be. */
const noMore =
  /^(?:no+|nope|nah|wait|stop|halt|hold on|never ?mind|nein|non|nee|nej|nie|не надо|нет|стоп|아니(?:요|오)?|잠깐(?:만요?)?|いいえ|待って|不|不行|等等)$/iu;
/** The words behind go on in the line of the call, close what is open around it, or name who wrote it. */
const goesOn =
  /^[^\S\n]*(?:\p{Ll}\S*[^\S\n]+[\p{L}\p{N}]|(?![<\p{Extended_Pictographic}])[,;:.!?\p{Sm}\p{So}\p{Pd}][^\S\n]*[\p{L}\p{N}])|^\p{Lo}|^\s*이?라(?:는|고)\s|^\s*(?:[)）」』】”’»›—–―]|--\s)/u;

/**
 * Why a call may be none. `before`: the words since the call before it; `behind`: what stands behind it;
 * `isAction`: it is written as an action, to which the thought before it belongs; `isBehindCall`: another call
 * stands before these words, whose result they may be. Null: it stands as calls do.
 */
export function standsAsPart(
  words: string,
  behind: string,
  isAction = false,
  isBehindCall = false,
): string | null {
  const before = withoutThought(words.slice(-1000), isAction);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (markup.test(line)) return 'It stands in a list, a heading, a table or code.';
  const said = before.trimEnd();
  const last = said.slice(said.lastIndexOf('\n') + 1).slice(-400);
  if (opensBlock.test(last)) return 'It stands in a block of text.';
  if (holdsResult(before) || (isBehindCall && shownBlock.test(before)))
    return 'It stands behind a result that is not yours to write.';
  const why = whyNotBehind(last, line, before.slice(said.length));
  if (why !== null) return why;
  const [next = ''] = behind.slice(0, 300).trimStart().split('\n');
  if (breaksOff.test(last) && leftOut.test(next)) return 'It stands in an excerpt.';
  if (goesOn.test(behind)) return 'The words behind it go on with it.';
  return speakAgainst(behind) ? 'The words behind it do not ask for it.' : null;
}

/** Words, figures, a question or a picture: more than signs. */
export const saysSomething = (words: string): boolean =>
  /[\p{L}\p{N}\p{Extended_Pictographic}?？؟]/u.test(words);

/** Whether one of the sentences beside a call does not ask for it. */
export const speakAgainst = (words: string): boolean =>
  sentencesOf(words).some(
    (each) => takenBack.test(each) || noMore.test(each) || isDoubtful(each) || tellsOfText(each),
  );

/** Another call, a mark or a result begins: what stands in it is data, and no words about the call. */
const noWords = /[<{✿]|`{3}|\[(?=\s*(?:[[{"'/]|[A-Z_]{4,}\]|[\w.]{1,128}\())/u;
/** Without what only sets words: comments, emphasis, code within a line. What they hold is said too. */
const plainWords = (text: string): string =>
  text
    .replace(/<!--([^]*?)-->/gu, '\n$1\n')
    .replace(/<\/?(?:p|br|em|i|b|u|strong|small|mark|span|div|code)(?:\s[^<>]{0,100})?\/?>/giu, '')
    .replace(/(?<!`)`(?!`)/gu, '');

/** The sentences beside a call, up to what is no words: another call, a mark, a result, or somebody else's turn. */
function sentencesOf(behind: string): readonly string[] {
  const lines = (plainWords(behind.slice(0, 4000)).split(noWords)[0] ?? '').split('\n');
  const end = lines.findIndex((line) => matchAt(turnLine, line, 0) !== null);
  return (end === -1 ? lines : lines.slice(0, end))
    .map((line) => line.replace(/^(?:\s|[>＞#/|\-–—*+•·→⇒⟶※~]|\d{1,3}[.):]?(?=\s))+/u, ''))
    .filter((line) => /[\p{L}?？؟]|\p{So}/u.test(line))
    .flatMap((line) => line.split(/(?<=[\p{Sentence_Terminal}…])/u))
    .map((sentence) => withoutEnd(sentence.trim(), /[.。!！…]/u))
    .filter((sentence) => sentence !== '');
}

/** `last`: the words before; `line`: those on the line of the call; `gap`: what parts them from it. */
function whyNotBehind(last: string, line: string, gap: string): string | null {
  const plain = withoutEnd(last.trim(), /[*_`"'\s]/u);
  const isIntroduced = /[:：︰]$/u.test(plain);
  const sentence =
    withoutEnd(plain, /[\p{Sentence_Terminal}…:：︰]/u)
      .split(sentences)
      .at(-1)
      ?.trim() ?? '';
  if (isDoubtful(sentence)) return 'The words before it do not ask for it.';
  if (tellsOfText(sentence)) return 'The words before it say that it stood in a text.';
  if (isSpeech(last.trim()) || quotation.test(last.trim())) return 'Somebody else speaks before it.';
  if (question.test(last.trim())) return 'The words before it ask somebody.';
  const isAnnounced = announcement.test(sentence) && !telling.test(sentence);
  if (pointsToWhatFollows(sentence) && !isAnnounced) return 'The words before it only introduce it.';
  if (isIntroduced) return isAnnounced ? null : 'The words before it only introduce it.';
  if ((isAnnounced || agreement.test(sentence)) && gap.includes('\n')) return null;
  // One word is a sentence of its own: "Wait".
  if (last.trim() === '' || /^\s*\p{L}{1,20}\s*$/u.test(line) || sentenceEnd.test(last.trim())) return null;
  const isBehindBlock = /^\s*>.*\p{L}/u.test(last) || (block.test(last) && /\n[^\S\n]*\n/u.test(gap));
  return isBehindBlock ? null : 'It stands in the middle of a sentence.';
}

/** Of the words before an action: the thought that belongs to it, to their end; '': there is none, or it speaks against. */
export function ownThought(words: string): string {
  const thought = words.slice(withoutThought(words, true).length);
  return speakAgainst(thought.replace(/^[*\s]*Thought[*:\s]*/u, '')) ? '' : thought;
}

/** A thought that is written before an action belongs to it. */
function withoutThought(words: string, isAction: boolean): string {
  const at = words.lastIndexOf('Thought');
  if (at === -1) return words;
  const thought = words.slice(at).trimEnd();
  const isOwn = /^Thought(?:\*\*)?:/u.test(thought) && !(isAction ? /\n\s*\n/u : /\n/u).test(thought);
  return isOwn ? words.slice(0, words.slice(0, at).endsWith('**') ? at - 2 : at) : words;
}
/** Elements in which calls may stand. */
const frames =
  /^(?:answer|response|assistant|actions?|calls?|message|reply|final|step|div|p|br|hr|tool_?calls?|tool-calls?|toolcalls?|function_?calls?|functions?|tools?|invoke|[a-z]+:tool_?calls?|[a-z]+:function_calls|think|thinking|thought|reasoning|reflection|scratchpad|antthinking)$/iu;
const tag = /<(\/?)([\p{L}_][\p{L}\p{N}_.:-]{0,60})(?:\s[^<>]{0,100})?>/gu;

/** An element ends behind a call that began before it. */
export const endsElement = (behind: string): boolean => {
  const name = /^\s*<\/([\p{L}_][\p{L}\p{N}_.:-]{0,60})\s*>/u.exec(behind)?.[1];
  return name !== undefined && !frames.test(name);
};

/** Whether an element of the words before is open, and closes behind, or never where it began a line. */
export function isInElement(before: string, closesBehind: (name: string) => boolean): boolean {
  const open: { readonly name: string; readonly beginsLine: boolean }[] = [];
  for (const { 0: whole, 1: slash, 2: name = '', index } of before.matchAll(tag)) {
    if (frames.test(name) || whole.endsWith('/>')) continue;
    const at = open.findLastIndex((each) => each.name === name);
    if (slash === '') open.push({ name, beginsLine: /(?:^|\n)[ \t]*$/u.test(before.slice(0, index)) });
    else if (at !== -1) open.length = at;
  }
  return (
    open.some(({ beginsLine }) => beginsLine) || [...new Set(open.map(({ name }) => name))].some(closesBehind)
  );
}

/** Of such an element what stands in it was given. */
const given =
  /(?:^|[_.:-])(?:results?|outputs?|observations?|returns?|returned|std(?:out|err|in)|console|terminal|logs?|payload|event)(?:$|[_.:-])/iu;
/** What the model itself sets in elements. */
const own =
  /^(?:answer|final|steps?|assistant|actions?|calls?|plan|status|analysis|summary|notes?|li|ul|ol|h[1-6]|a|td|th|tr|table|[\w:.-]*(?:calls?|invoke|functions?|tools))$/iu;
const wholeElement =
  /<([\p{L}_][\p{L}\p{N}_.:-]{0,60})(?:\s[^<>]{0,100})?>((?:(?!<\/?\1\b)[^]){0,1000})<\/\1\s*>/gu;
const resultFence = /^[ \t]*(?:`{3,}|~{3,})[ \t]*(?:tool[_ -]?)?(?:outputs?|results?|stdout|observation)\b/mu;
/** A fence or a table. */
const shownBlock = /^[ \t]*(?:`{3,}|~{3,}|\|)/mu;
/** More than a value or a document of data. */
const sentence =
  /^[^[{]*\p{L}{2}[^\p{L}]{1,20}\p{L}|^[^[{]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3,}/u;

/** Whether the words hold an element with a value, or one for what a tool says: nobody has said it yet. */
const holdsResult = (words: string): boolean =>
  resultFence.test(words) || (words.includes('</') && holdsGiven(words));

const holdsGiven = (words: string): boolean =>
  [...plainWords(words).matchAll(wholeElement)].some(
    ([, name = '', held = '']) => given.test(name) || (!own.test(name) && !sentence.test(held.trim())),
  );
