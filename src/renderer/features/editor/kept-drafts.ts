import { z } from 'zod';
import type { OnDisk, Texts } from './editor-state';

/** Unsaved work that outlives a reload of the window and a crash, by the name of its procedure. */
export interface KeptDraft {
  readonly texts: Texts;
  /** The files that it began with. */
  readonly base: OnDisk;
}

const Texts = z.object({ toml: z.string(), markdown: z.string() });
const KeptDraft = z.object({ texts: Texts, base: z.object({ texts: Texts, hash: z.string() }) });

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (name: string): string => `draft of ${name}`;

/** Null also when it cannot be read: a draft that is damaged is none. */
export function readDraft(store: DraftStore, name: string): KeptDraft | null {
  try {
    const text = store.getItem(keyOf(name));
    return text === null ? null : (KeptDraft.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

/** Null takes it away. A store that is full keeps what it had; the work itself is not touched. */
export function keepDraft(store: DraftStore, name: string, draft: KeptDraft | null): void {
  try {
    if (draft === null) store.removeItem(keyOf(name));
    else store.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Only what a reload would bring back is lost.
  }
}
