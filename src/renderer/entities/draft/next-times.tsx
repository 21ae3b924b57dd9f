import { useEffect, useState } from 'react';
import { ask } from '../../bridge/bridge';
import { cronPhrase } from '../../entities/procedure/cron-phrase';
import { useSay } from '../../i18n/use-say';
import styles from './draft.module.css';

interface Next {
  readonly timezone: string;
  readonly times: readonly number[];
}

/** A schedule in words, and when it ticks next, in the zone in which it counts. */
export function NextTimes({
  expression,
  timezone,
}: {
  readonly expression: string;
  readonly timezone: string | null;
}) {
  const { say, language } = useSay('editor');
  const { say: saySops } = useSay('sops');
  const [next, setNext] = useState<(Next & { readonly of: string }) | null>(null);
  const of = `${expression}\n${timezone ?? ''}`;
  useEffect(() => {
    let current = true;
    void ask('sops.next-times', { expression, timezone, count: 3 }).then((answer) => {
      if (current) setNext(answer.ok ? { ...answer.value, of } : null);
    });
    return () => {
      current = false;
    };
  }, [expression, timezone, of]);
  const words = cronPhrase(expression, saySops, language);
  const known = next?.of === of ? next : null;
  if (words === null && known === null) return null;
  return (
    <div className={styles.nextTimes}>
      {words === null ? null : <p>{words}</p>}
      {known === null ? null : known.times.length === 0 ? (
        <p className="note" data-part="note">
          {say('nextNever')}
        </p>
      ) : (
        <>
          <p className="note" data-part="note">
            {say('nextTimes', { zone: known.timezone })}
          </p>
          <ul className="t">
            {known.times.map((at) => (
              <li key={at}>
                {new Intl.DateTimeFormat(language === 'ko' ? 'ko-KR' : 'en-GB', {
                  weekday: 'short',
                  day: 'numeric',
                  month: 'short',
                  hour: '2-digit',
                  minute: '2-digit',
                  hourCycle: 'h23',
                  timeZone: known.timezone,
                }).format(at)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
