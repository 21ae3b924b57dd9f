import { TriangleAlert } from 'lucide-react';
import { leftSet } from '../../../domain/run/left-set';
import type { RunSheet } from '../../../domain/run/run-sheet';
import { useNamedPins } from '../../entities/evidence/pin-names';
import { useSay } from '../../i18n/use-say';
import { Icon } from '../../kit/icons';
import { leftPhrases } from './left-phrases';
import styles from './runs.module.css';

/** Of a run that ended before its time: what stays as it set it. */
export function RunLeft({ sheet }: { readonly sheet: RunSheet }) {
  const { say } = useSay('runs');
  const boards = useNamedPins();
  if (sheet.status !== 'cancelled' && sheet.status !== 'failed') return null;
  const lines = leftPhrases(leftSet(sheet), sheet.steps, say, boards);
  return <LeftLines title={say('leftTitle')} lines={lines} />;
}

/** What stays set, a line each; nothing where nothing does. */
export function LeftLines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.origin} data-part="origin-note left-set" role="note" aria-label={title}>
      {lines.map((line) => (
        <p key={line}>
          <Icon of={TriangleAlert} size={14} />
          <span>{line}</span>
        </p>
      ))}
    </div>
  );
}
