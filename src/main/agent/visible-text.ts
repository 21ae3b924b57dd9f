import { splitThoughts } from './think';

/** What of an answer is for a reader's eyes: no thoughts and no copies of tool results. */
export function visibleText(answer: string): string {
  const answered = answer.replace(/<thinking>[\s\S]*?<\/thinking>/gu, '');
  return splitThoughts(answered)
    .text.replace(/<tool_result\b[^>]*>[\s\S]*?<\/tool_result>/gu, '')
    .replace(/^\[Tool results\][^\S\n]*$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
