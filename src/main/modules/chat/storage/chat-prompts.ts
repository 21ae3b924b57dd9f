import type { Preset } from '../../../../shared/chat-presets';
import { Sampling } from '../../../../shared/sampling';
import type { Database } from '../../../platform/storage/database';

/** What people tell models before conversations, and the presets that one can begin with. */
export interface ChatPrompts {
  /** Null: nobody wrote one. */
  own(conversation: string): string | null;
  /** Null: the app's own words hold again. */
  set(conversation: string, prompt: string | null): void;
  /** By name. */
  presets(): readonly Preset[];
  /** In place of one with the same name. */
  keep(preset: Preset): void;
  /** False: there is none with this name. */
  remove(name: string): boolean;
}

interface Row {
  readonly name: string;
  readonly prompt: string | null;
  readonly sampling: string;
}

export function createChatPrompts(database: Database): ChatPrompts {
  const own = database.prepare<[string], { readonly prompt: string }>(
    'SELECT prompt FROM conversation_prompts WHERE conversation = ?',
  );
  const set = database.prepare(
    'INSERT OR REPLACE INTO conversation_prompts (conversation, prompt) VALUES (?, ?)',
  );
  const forget = database.prepare('DELETE FROM conversation_prompts WHERE conversation = ?');
  const presets = database.prepare<[], Row>('SELECT name, prompt, sampling FROM chat_presets ORDER BY name');
  const keep = database.prepare(
    'INSERT OR REPLACE INTO chat_presets (name, prompt, sampling) VALUES (?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM chat_presets WHERE name = ?');
  return {
    own: (conversation) => own.get(conversation)?.prompt ?? null,
    set(conversation, prompt) {
      if (prompt === null) forget.run(conversation);
      else set.run(conversation, prompt);
    },
    presets: () =>
      presets.all().map(({ name, prompt, sampling }) => {
        const known = Sampling.safeParse(JSON.parse(sampling));
        return { name, prompt, sampling: known.success ? known.data : {} };
      }),
    keep({ name, prompt, sampling }) {
      keep.run(name, prompt, JSON.stringify(sampling));
    },
    remove: (name) => remove.run(name).changes > 0,
  };
}
