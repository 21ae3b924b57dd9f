import type { ChatMessage, PromptPart, ShownPrompt } from '../../../shared/chat';
import { markOf } from './chat-turn';
import type { ModelMessage, ModelRequest, Provider } from '../../ports/provider';
import { fromSent } from '../agent/history/as-sent';
import { toModelHistory } from '../agent/history/chat-history';

/** What surrounds the messages of a conversation. */
type Around = Omit<ModelRequest, 'messages'>;

/**
 * The last prompt that led to an answer, as the model read it. `asked` ends with the message that it answers. System
 * text and tools are those of now. Rejects with a ProviderError, and with the signal's reason.
 */
export async function shownPrompt(
  provider: Provider,
  asked: readonly ChatMessage[],
  answer: ChatMessage,
  around: Around,
  signal: AbortSignal,
): Promise<ShownPrompt> {
  const { sent } = answer;
  const from = Math.max(
    0,
    asked.findIndex(({ id }) => id === sent?.from),
  );
  const turn = sent?.turn === undefined ? [] : fromSent(sent.turn, answer);
  const request: ModelRequest = {
    ...around,
    // The answer itself was not read yet.
    messages: [...toModelHistory(asked.slice(from), sent?.before), ...turn.slice(0, -1)],
  };
  const isSame = sent?.system === undefined || sent.system === markOf(around.system);
  const isCertain =
    isSame && sent?.before !== undefined && (sent.turn !== undefined || answer.tools.length === 0);
  return provider.layOut === undefined
    ? { parts: messageByMessage(provider.asSent?.(request) ?? request), laidOutBy: 'server', isCertain }
    : { parts: [...(await provider.layOut(request, signal))], laidOutBy: 'model', isCertain };
}

/** What a server was sent, for it lays out the prompt itself. */
function messageByMessage({ system, tools, messages }: ModelRequest): PromptPart[] {
  const turn = (name: string, text: string): PromptPart[] => [
    { text: `[${name}]\n`, outside: false },
    { text, outside: true },
    { text: '\n\n', outside: false },
  ];
  return [
    ...turn('system', system),
    ...(tools.length === 0 ? [] : turn('tools', tools.map((tool) => JSON.stringify(tool)).join('\n'))),
    ...messages.flatMap((message) => turn(nameOf(message), textOf(message))),
  ];
}

const nameOf = (message: ModelMessage): string =>
  message.role === 'tool' ? `result of ${message.name}` : message.role;

function textOf(message: ModelMessage): string {
  switch (message.role) {
    case 'user':
      return message.text;
    case 'tool':
      return message.output;
    case 'assistant':
      return [
        message.text,
        ...message.toolCalls.map(({ name, arguments: args }) => `${name} ${JSON.stringify(args)}`),
      ]
        .filter((part) => part !== '')
        .join('\n');
  }
}
