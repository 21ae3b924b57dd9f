import { splitThoughts } from './think';

/** What of an answer is for a reader's eyes: no thoughts and no copies of tool results. */
export function visibleText(answer: string): string {
  const answered = withoutBlocks(answer, /<thinking>/gu, '</thinking>');
  return withoutBlocks(splitThoughts(answered).text, /<tool_result\b[^<>]*>/gu, '</tool_result>')
    .replace(/^\[Tool results\][^\S\n]*$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** A block that stays open stays. */
function withoutBlocks(text: string, opening: RegExp, closing: string): string {
  let kept = '';
  let from = 0;
  for (const { index } of text.matchAll(opening)) {
    if (index < from) continue;
    const end = text.indexOf(closing, index);
    if (end === -1) break;
    kept += text.slice(from, index);
    from = end + closing.length;
  }
  return kept + text.slice(from);
}
