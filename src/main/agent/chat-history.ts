import type { ChatMessage, ToolCard } from '../../shared/chat';
import type { ModelMessage } from '../ports/provider';
import { normalizeTurns } from './history';
import { trimHistory, type HistoryLimits } from './trim-history';

/** A stored conversation as the model gets it: in turns that alternate, the oldest left out when they no longer fit. */
export function toModelHistory(messages: readonly ChatMessage[], limits: HistoryLimits): readonly ModelMessage[] {
  return trimHistory(normalizeTurns(messages.flatMap(toModelMessages)), limits);
}

/** The same conversation with the newest message of the person changed for sending. */
export function withNewest(messages: readonly ModelMessage[], change: (text: string) => string): readonly ModelMessage[] {
  const newest = messages.at(-1);
  return newest?.role === 'user' ? [...messages.slice(0, -1), { role: 'user', text: change(newest.text) }] : messages;
}

function toModelMessages(message: ChatMessage): readonly ModelMessage[] {
  if (message.role === 'user') return [{ role: 'user', text: message.text }];
  const calls = message.tools.filter((tool) => tool.output !== null);
  const rounds: ModelMessage[] = calls.flatMap((tool): ModelMessage[] => [
    { role: 'assistant', text: '', toolCalls: [{ id: tool.call, name: tool.name, arguments: tool.arguments }] },
    { role: 'tool', callId: tool.call, name: tool.name, status: statusOf(tool), output: tool.output ?? '' },
  ]);
  return message.text === '' ? rounds : [...rounds, { role: 'assistant', text: message.text, toolCalls: [] }];
}

const statusOf = (tool: ToolCard): 'ok' | 'error' => (tool.state === 'done' ? 'ok' : 'error');
