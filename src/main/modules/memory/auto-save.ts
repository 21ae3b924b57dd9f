import { scopeToSave, type Memory, type MemoryPlace } from '../../ports/memory';
import { comparable } from './comparable';
import { looksSecret } from '../../platform/base/looks-secret';

/**
 * What a person wrote, and under which key it is kept: one for each message, CHANNEL_CONVERSATION_MESSAGE.
 */
export interface SaidMessage {
  readonly key: string;
  readonly place: MemoryPlace;
  readonly text: string;
}

const fewestLetters = 20;
/** Longer ones would never be shown to the model. */
const mostLetters = 4_000;

/**
 * Whether a message may be worth remembering: a sentence rather than a word, no command, no copy of what a
 * tool or a camera said, no secret.
 */
export function worthSaving(text: string): boolean {
  const message = text.trim();
  if (weight(message) < fewestLetters || message.length > mostLetters) return false;
  return (
    !message.startsWith('/') &&
    !message.includes('[IMAGE:') &&
    !message.includes('<tool_result') &&
    !looksSecret(message)
  );
}

/** A syllable of Korean, Chinese or Japanese says as much as two letters. */
const weight = (text: string): number =>
  text.length + (text.match(/[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0);

/**
 * Keeps a message in the scope of its place. One that was said before in the same words is not kept twice: it
 * is newer now. Each conversation keeps its own, for a conversation that is deleted takes what it left along.
 */
export async function autoSave(
  memory: Memory,
  { key, place, text }: SaidMessage,
  at: number,
  signal: AbortSignal,
): Promise<void> {
  const scope = scopeToSave(place);
  const hits = await memory.recall(text, { limit: 10, scopes: [scope], category: 'conversation' }, signal);
  const before = hits.find(
    (hit) => comparable(hit.content) === comparable(text) && talkOf(hit.key) === talkOf(key),
  );
  await memory.store({ key: before?.key ?? key, content: text.trim(), category: 'conversation', scope, at });
}

/** The part of a key that names the conversation. */
const talkOf = (key: string): string => key.slice(0, key.lastIndexOf('_'));
