import { z } from 'zod';
import { keep, readKept, type LastingStorage } from '../../bridge/lasting-storage';
import type { OnDisk, Texts } from './editor-state';

/** Unsaved work that outlives a reload of the window and a crash, by the name of its procedure. */
export interface KeptDraft {
  readonly texts: Texts;
  /** The files that it began with. */
  readonly base: OnDisk;
}

const Texts = z.object({ toml: z.string(), markdown: z.string() });
const KeptDraft = z.object({ texts: Texts, base: z.object({ texts: Texts, hash: z.string() }) });

const keyOf = (name: string): string => `draft of ${name}`;

export const readDraft = (storage: LastingStorage, name: string): KeptDraft | null =>
  readKept(storage, keyOf(name), KeptDraft);

/** Null takes it away. */
export const keepDraft = (storage: LastingStorage, name: string, draft: KeptDraft | null): void => {
  keep(storage, keyOf(name), draft);
};
