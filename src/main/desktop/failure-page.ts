import { AppError, messageOf } from '../../shared/errors';
import type { Words } from './words';

/** Why the app cannot do its work, for the person in front of it. */
export interface StartFailure {
  /** Default: that it could not start. */
  readonly heading?: string;
  readonly message: string;
  readonly remedy: string;
}

export const toFailure = (thrown: unknown): StartFailure => ({
  message: messageOf(thrown),
  remedy:
    (thrown instanceof AppError ? thrown.remedy : undefined) ??
    'Start the app again. If this comes back, the log in the home folder tells more.',
});

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** A page without scripts that says what is wrong and how to fix it. */
export function failurePage(
  { heading = 'ZeroClaw could not start', message, remedy }: StartFailure,
  { language, told }: Pick<Words, 'language' | 'told'>,
): string {
  const shown = (text: string): string => escape(told(text));
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${shown(heading)}</title><style>
:root { color-scheme: light dark; --desk: #e7e9e6; --sheet: #fdfdfb; --print: #16191a; --note: #5a6163; --bad: #9e2424; }
@media (prefers-color-scheme: dark) { :root { --desk: #10151a; --sheet: #192027; --print: #e7eaec; --note: #97a2ac; --bad: #f4a19b; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--desk); color: var(--print); font: 15px/24px "IBM Plex Sans", system-ui, sans-serif; }
main { background: var(--sheet); max-width: 60ch; margin: 24px; padding: 32px 40px; border-left: 4px solid var(--bad); overflow-wrap: anywhere; }
h1 { font-size: 24px; line-height: 32px; margin: 0 0 16px; } p { margin: 0 0 12px; white-space: pre-wrap; } .note { color: var(--note); margin: 0; }
</style></head><body><main role="alert"><h1>${shown(heading)}</h1>
<p>${shown(message)}</p><p>${shown(remedy)}</p><p class="note">${shown('Close this window to quit.')}</p></main></body></html>
`;
}
