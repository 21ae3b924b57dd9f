import { splitThoughts } from './think';

/** What of an answer is for a reader's eyes: no thoughts and no copies of tool results. */
export function visibleText(answer: string): string {
  return withoutResults(splitThoughts(answer).text)
    .replace(/^\[Tool results\][^\S\n]*$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** A result that stays open stays. */
function withoutResults(text: string): string {
  const closing = '</tool_result>';
  let kept = '';
  let from = 0;
  for (const { index } of text.matchAll(/<tool_result\b[^<>]*>/gu)) {
    if (index < from) continue;
    const end = text.indexOf(closing, index);
    if (end === -1) break;
    kept += text.slice(from, index);
    from = end + closing.length;
  }
  return kept + text.slice(from);
}
