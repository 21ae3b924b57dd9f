import type { Notice } from '../../shared/notices';

export const linkScheme = 'zeroclaw';
const longestLink = 512;
const pages = { approval: 'approvals', run: 'runs', sop: 'sops', chat: 'chat' } as const;

/** A link may open a page and no more. Null for everything that is not understood in full. */
export function parseDeepLink(text: string): (Notice & { type: 'open' }) | null {
  if (text.length > longestLink) return null;
  const match = /^zeroclaw:\/\/(approval|run|sop|chat)(?:\/([^/?#]+))?\/?$/.exec(text);
  if (match === null) return null;
  const page = pages[match[1] as keyof typeof pages];
  if (match[2] === undefined) return { type: 'open', page, id: null };
  const id = decode(match[2]);
  return id !== null && /^[\p{L}\p{N}._ -]{1,128}$/u.test(id) ? { type: 'open', page, id } : null;
}

/** The first argument that is a link to us; the system passes it among the program's arguments. */
export const findDeepLink = (args: readonly string[]): string | null =>
  args.find((argument) => argument.startsWith(`${linkScheme}://`)) ?? null;

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text).normalize('NFC');
  } catch {
    return null;
  }
}
