import type { ToolSpec, ToolsPayload } from './provider';

const protocol = [
  'To use a tool, answer with a call between these tags, and nothing behind it:',
  '<tool_call>{"name":"tool name","arguments":{}}</tool_call>',
  'The result comes back in <tool_result> tags. Never write a result yourself. These are the tools:',
].join('\n');

/** No tools, no text. */
export const promptGuided = (
  tools: readonly ToolSpec[],
): Extract<ToolsPayload, { kind: 'prompt-guided' }> => ({
  kind: 'prompt-guided',
  instructions: tools.length === 0 ? '' : [protocol, ...tools.map(toLine)].join('\n'),
});

const toLine = ({ name, description, parameters }: ToolSpec): string =>
  `- ${name}: ${description}\n  \`${JSON.stringify(parameters)}\``;
