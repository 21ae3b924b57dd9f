import { z } from 'zod';

const place = 'chat-drafts';
const Drafts = z.record(z.string(), z.string());

/** Where a page keeps text of its own; a part of `Storage`. */
export interface DraftPlace {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** What was being written when the window closed, by conversation. Anything unreadable is nothing. */
export function readDrafts(storage: DraftPlace): Readonly<Record<string, string>> {
  try {
    return Drafts.safeParse(JSON.parse(storage.getItem(place) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** A full or forbidden storage loses drafts and nothing else. */
export function writeDrafts(storage: DraftPlace, drafts: Readonly<Record<string, string>>): void {
  try {
    storage.setItem(
      place,
      JSON.stringify(Object.fromEntries(Object.entries(drafts).filter(([, text]) => text.trim() !== ''))),
    );
  } catch {
    // The box still has what is being written.
  }
}
