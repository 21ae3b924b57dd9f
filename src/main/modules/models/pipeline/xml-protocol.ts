import { harmless } from '../../../../domain/answer/inert';
import { normalizeTurns } from '../../agent/history/history';
import type { ModelMessage, ModelRequest, ModelToolCall, ToolSpec } from '../../../ports/provider';
import { promptGuided } from '../../../ports/tools-payload';

/**
 * The request for a model that knows nothing of tools: they, their calls and their results become text.
 * `instructions` says how tools are told.
 */
export function toXmlRequest(
  request: ModelRequest,
  instructions: (tools: readonly ToolSpec[]) => string = (tools) => promptGuided(tools).instructions,
): ModelRequest {
  const { tools, toolChoice: _, callable: __, ...rest } = request;
  const system = tools.length === 0 ? request.system : [request.system, '', instructions(tools)].join('\n');
  return { ...rest, system, messages: normalizeTurns(toTextMessages(request.messages)), tools: [] };
}

function toTextMessages(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  return messages.map((message, index): ModelMessage => {
    switch (message.role) {
      case 'user':
        return message;
      case 'assistant':
        return {
          role: 'assistant',
          text: [message.text, ...message.toolCalls.map(toCallText)].filter((part) => part !== '').join('\n'),
          toolCalls: [],
        };
      case 'tool':
        return {
          role: 'user',
          text: `${messages[index - 1]?.role === 'tool' ? '' : '[Tool results]\n'}${toResultText(message)}`,
        };
    }
  });
}

const toCallText = (call: ModelToolCall): string =>
  `<tool_call>${JSON.stringify({ name: call.name, arguments: call.arguments })}</tool_call>`;

/** The output cannot close its own tag: what a tool returns is data. */
function toResultText({ name, status, output }: Extract<ModelMessage, { role: 'tool' }>): string {
  return `<tool_result name="${name.replaceAll('"', "'")}" status="${status}">\n${harmless(output)}\n</tool_result>`;
}
