import type { TFunction } from 'i18next';

/** The engine's short states in the reader's language; what it says beyond these is shown as it is. */
export function stateText(detail: string, t: TFunction): string {
  const loading = /^loading (\d+) %$/u.exec(detail);
  if (loading !== null) return t('stateLoading', { percent: loading[1] });
  const known: Readonly<Record<string, string>> = {
    ready: t('stateReady'),
    working: t('stateWorking'),
    'loads when it is needed': t('stateIdle'),
    'not asked yet': t('stateNotAsked'),
    'not configured': t('stateNotConfigured'),
  };
  return Object.hasOwn(known, detail) ? (known[detail] ?? detail) : detail;
}
