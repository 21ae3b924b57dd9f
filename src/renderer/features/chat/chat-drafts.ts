import { z } from 'zod';
import { useChat } from './chat-store';

const Drafts = z.record(z.string(), z.string());
const key = 'chat drafts';

/** Null: none is kept, or what is kept cannot be read. */
export function readDrafts(text: string | null): Readonly<Record<string, string>> | null {
  try {
    return text === null ? null : (Drafts.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

/** What was written and not sent outlives a reload of the window and a crash. Returns the function that ends it. */
export function followDrafts(): () => void {
  const kept = readDrafts(localStorage.getItem(key));
  if (kept !== null) useChat.setState(({ drafts }) => ({ drafts: { ...kept, ...drafts } }));
  return useChat.subscribe(({ drafts }, before) => {
    if (drafts === before.drafts) return;
    try {
      localStorage.setItem(key, JSON.stringify(Object.fromEntries(Object.entries(drafts).filter(([, text]) => text !== ''))));
    } catch {
      // Only what a reload would bring back is lost.
    }
  });
}
