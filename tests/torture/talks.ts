import type { BotApiServer } from '../fixtures/bot-api/server';
import type { Finding } from './judge';
import type { Senders } from './senders';

/**
 * No message of a person is answered twice, unless the second answer says that it may be. That none is left
 * unanswered is what a round comes to rest by.
 */
export function judgeTalks({ sent }: Senders, { chats }: BotApiServer): readonly Finding[] {
  const found: Finding[] = [];
  for (const { n, by } of sent.values()) {
    if (by !== 'telegram') continue;
    const answers = chats.messages.filter(({ text }) => new RegExp(`re ${n}\\b`, 'u').test(text));
    const plain = answers.filter(({ text }) => text.trim() === `re ${n}`);
    if (plain.length > 1)
      found.push({ kind: 'twice', n, what: `it was answered ${String(plain.length)} times` });
  }
  return found;
}
