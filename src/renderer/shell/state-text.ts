import type { Say } from '../i18n/use-say';

/** The engine's short states in the reader's language; what it says beyond these is shown as it is. */
export function stateText(detail: string, say: Say<'shell'>): string {
  const loading = /^loading (\d+) %$/u.exec(detail);
  if (loading !== null) return say('stateLoading', { percent: loading[1] ?? '' });
  const known: Readonly<Record<string, string>> = {
    ready: say('stateReady'),
    working: say('stateWorking'),
    'loads when it is needed': say('stateIdle'),
    'not asked yet': say('stateNotAsked'),
    'not configured': say('stateNotConfigured'),
  };
  return Object.hasOwn(known, detail) ? (known[detail] ?? detail) : detail;
}
