/** How a call stands among the words beside it: alone, or as a part of what is told, listed or shown. */

/** Lists, headings, tables, quotations and code that is set in hold what they show. */
const markup = /^(?:(?: {4,}| {0,3}\t)|\s*(?:[-*+•]|\d{1,3}[.)])\s|\s*#{1,6}\s|\s*\|)/u;
/** What follows is a text of YAML or a formula. */
const opensBlock = /:\s*[|>][-+]?$|\$\$$|\\begin\{[^{}]*\}$/u;
/** A sentence is over, or a mark or a picture stands there. */
const sentenceEnd = /(?:[.!?…。！？~>*\]]["'”’»」)]?|\p{Extended_Pictographic}\uFE0F?)$/u;
/** Words that tell what the model does now. */
const announcement =
  /\b(?:let me|let us|let['’]s|i['’]ll|i will|i['’]m|i am|i need|now|next|first|calling|using|checking|running|final step)\b|(?:겠습니다|할게요|합니다|중입니다)\s*[:：]$/iu;
const doubtful =
  /\b(?:not|never|cannot|instead of|avoid\w*|refus\w+|forbidden|would|might|shall i|may i)\b|n['’]t\b|(?:마세요|마십시오|안 됩니다|않았|않습|금지)/iu;
const doubtfulBehind =
  /\b(?:not|never|cannot|failed|would|could)\b|n['’]t\b|\?\s*$|(?:마세요|마십시오|안 됩니다|않았|금지)/iu;

/**
 * Why a call may be none. `before`: the words since the call before it; `behind`: what stands behind it.
 * Null: it stands as calls do.
 */
export function standsAsPart(words: string, behind: string): string | null {
  const before = withoutThought(words.slice(-1000));
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (markup.test(line)) return 'It stands in a list, a heading, a table or code.';
  const said = before.slice(-400).trimEnd();
  const last = said.slice(said.lastIndexOf('\n') + 1).trim();
  // One word is a sentence of its own: "Wait".
  const isPart = line.trim() !== '' && !/^\s*\p{L}{1,20}$/u.test(line.trimEnd());
  if (isPart && !sentenceEnd.test(last) && !/[:：]$/u.test(last))
    return 'It stands in the middle of a sentence.';
  const sentence =
    last
      .slice(-200)
      .replace(/[.!?。]$/u, '')
      .split(/[.!?。]/u)
      .at(-1) ?? '';
  if (opensBlock.test(last)) return 'It stands in a block of text.';
  if (doubtful.test(sentence)) return 'The words before it do not ask for it.';
  if (/[:：]$/u.test(last) && !announcement.test(last)) return 'The words before it only introduce it.';
  const [next = ''] = behind.slice(0, 300).trimStart().split('\n');
  if (/^[\p{L}"'“(]/u.test(next) && doubtfulBehind.test(next))
    return 'The words behind it do not ask for it.';
  return null;
}

/** A thought that is written before an action belongs to it. */
function withoutThought(words: string): string {
  const at = words.lastIndexOf('Thought');
  if (at === -1) return words;
  const isOwn = /^Thought(?:\*\*)?:/u.test(words.slice(at)) && !words.slice(at).trimEnd().includes('\n');
  return isOwn ? words.slice(0, words.slice(0, at).endsWith('**') ? at - 2 : at) : words;
}

/** Elements in which calls may stand. */
const frames =
  /^(?:answer|response|output|assistant|actions?|calls?|message|reply|final|result|step|div|p|br|hr|tool_?calls?|tool-calls?|toolcalls?|function_?calls?|functions?|tools?|invoke|[a-z]+:tool_?calls?|[a-z]+:function_calls|think|thinking|thought|reasoning|reflection|scratchpad|antthinking)$/iu;
const tag = /<(\/?)([\p{L}_][\w.:-]{0,60})(?:\s[^<>]{0,100})?>/gu;

/** Whether an element of the words before is open, and closes behind. */
export function isInElement(before: string, closesBehind: (name: string) => boolean): boolean {
  const open: string[] = [];
  for (const [, slash, name = ''] of before.matchAll(tag)) {
    if (frames.test(name)) continue;
    if (slash === '') open.push(name);
    else if (open.includes(name)) open.length = open.lastIndexOf(name);
  }
  return [...new Set(open)].some(closesBehind);
}
