import { useLanguage } from '../i18n/use-language';
import { agoText, clockTime, fullTime, momentText } from './time-format';

/**
 * A point in time: `clock` 14:04:16, `moment` time or day and time, `ago` 2 h ago. The full time is in the
 * tooltip.
 */
export function Moment({
  at,
  now,
  look = 'moment',
}: {
  readonly at: number;
  readonly now: number;
  readonly look?: 'clock' | 'moment' | 'ago';
}) {
  const language = useLanguage();
  const text =
    look === 'clock'
      ? clockTime(at, language)
      : look === 'ago'
        ? agoText(at, now, language)
        : momentText(at, now, language);
  return (
    <time className="t" dateTime={new Date(at).toISOString()} title={fullTime(at, language)}>
      {text}
    </time>
  );
}
