import type { ModelMessage } from '../ports/provider';
import { normalizeTurns } from './history';

const keptMessages = 12;
const keptCharacters = 600;

/** What is left of a conversation that was too long for the model's context: the newest messages, each cut short. */
export function compactHistory(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  return normalizeTurns(messages.slice(-keptMessages)).map((message) => (message.role === 'tool' ? { ...message, output: cut(message.output) } : { ...message, text: cut(message.text) }));
}

/** The same for a conversation in which a message waits for its answer: that message stays whole. Null when nothing gets shorter. */
export function compactBeforeNewest(messages: readonly ModelMessage[]): readonly ModelMessage[] | null {
  const newest = messages.findLastIndex((message) => message.role === 'user');
  if (newest <= 0) return null;
  return [...compactHistory(messages.slice(0, newest)), ...messages.slice(newest)];
}

function cut(text: string): string {
  const characters = [...text];
  return characters.length <= keptCharacters ? text : `${characters.slice(0, keptCharacters).join('')}...`;
}
