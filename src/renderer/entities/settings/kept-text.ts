import { z } from 'zod';
import { keep, readKept, type LastingStorage } from '../../bridge/lasting-storage';

/** A text of config.toml that is not saved, and what it was made of. */
export interface TextDraft {
  readonly base: { readonly text: string; readonly hash: string };
  readonly text: string;
}

const TextDraft = z.object({ base: z.object({ text: z.string(), hash: z.string() }), text: z.string() });
const place = 'draft of config.toml';

export const readText = (storage: LastingStorage): TextDraft | null => readKept(storage, place, TextDraft);

/** Null takes it away. */
export const keepText = (storage: LastingStorage, draft: TextDraft | null): void => {
  keep(storage, place, draft);
};
