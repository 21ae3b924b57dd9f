import type { MemoryEntry } from '../../../shared/memory';
import type { Language } from '../../../shared/language';
import type { Say } from '../../i18n/use-say';
import { told } from '../../i18n/told';

const kinds = {
  fact: 'kindFact',
  outside: 'kindOutside',
  core: 'kindCore',
  daily: 'kindDaily',
  conversation: 'kindTalk',
  sop: 'kindRun',
} as const;

/** A category in words; one that a person made is its own word. */
export const kindPhrase = (category: string, say: Say<'memory'>): string =>
  category in kinds ? say(kinds[category as keyof typeof kinds]) : category;

/** Where something is known, in words. */
export function scopePhrase(scope: string, say: Say<'memory'>): string {
  const [kind, ...rest] = scope.split(':');
  const name = rest.join(':').replaceAll('_', ' ');
  if (scope === 'sender:desktop') return say('scopeDesktop');
  if (kind === 'sender') return say('scopeSender', { name });
  if (kind === 'group') return say('scopeGroup', { name });
  return kind === 'conversation' ? say('scopeConversation') : say('scopeEverywhere');
}

/** A name for people: the keys that the program makes say nothing. */
export function namePhrase(
  { key, category, locked }: Pick<MemoryEntry, 'key' | 'category' | 'locked'>,
  say: Say<'memory'>,
): string {
  if (locked) return `${key}, ${say('keptWithRun')}`;
  if (category === 'conversation') return say('said');
  if (key.startsWith('core_')) return say('drawn');
  return key.startsWith('daily_') ? say('summed') : key;
}

/** What is remembered; of text from outside, where it comes from is told in the reader's language. */
export const contentText = (
  { content, category }: Pick<MemoryEntry, 'content' | 'category'>,
  language: Language,
): string => (category === 'outside' ? told(content, language) : content);
