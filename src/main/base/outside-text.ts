import { thoughtTags } from './thoughts';

/** Names of tags between which a call may stand. */
export const callTags = [
  'tool_call',
  'toolcall',
  'tool-call',
  'invoke',
  'minimax:tool_call',
  'minimax:toolcall',
] as const;
/** Names of fences that hold a call, and the word before a tool's own name. */
export const callFences = ['tool_call', 'toolcall', 'tool-call', 'invoke'] as const;
export const toolFence = 'tool';
export const functionCallTag = 'FunctionCall';
/** How a call in arrows begins, as a pattern. */
export const arrowCall = '\\[?TOOL_CALL\\]?\\s*\\{';

/**
 * The frames that we put around what a model is told, the wrappers of calls, and thoughts, which are cut out
 * before calls are looked for.
 */
const frames = ['event', 'tool_result', 'tool_calls', 'function_calls', 'minimax:tool_calls', ...thoughtTags];
const tag = new RegExp(`<(?=/?(?:${[...frames, ...callTags, functionCallTag].join('|')})\\b|\\|)`, 'giu');
const loose = new RegExp(
  `\`\`\`(?=[^\\S\\n]*(?:(?:${callFences.join('|')})\\b|${toolFence}\\s))|${arrowCall}`,
  'gu',
);

/**
 * Text from outside (an event, a result) cannot close the frame that it stands in, or open a message or a
 * call of its own.
 */
export const harmless = (text: string): string =>
  text.replace(tag, withInertMarks).replace(loose, withInertMarks);

/**
 * With the marks that only look like those of calls; the same for a text and for what `harmless` made of it.
 */
export const withInertMarks = (text: string): string =>
  text.replaceAll('<', '‹').replaceAll('`', 'ˋ').replaceAll('{', '｛');
