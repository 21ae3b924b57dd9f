import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { Diagnostic } from '../../../shared/sop';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icons';
import { ended } from '../../i18n/told';
import { useTold } from '../../i18n/use-told';
import type { Fix } from './fix-for';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './source.module.css';

interface ProblemsProps {
  readonly findings: readonly Diagnostic[];
  readonly isReading: boolean;
  /** The change that fixes a finding, where there is one. */
  readonly fixOf: (found: Diagnostic) => Fix | null;
  readonly onOpen: (found: Diagnostic) => void;
  readonly onFix: (found: Diagnostic, fix: Fix) => void;
}

/** What validation says, each with the way to its place. */
export function Problems({ findings, isReading, fixOf, onOpen, onFix }: ProblemsProps) {
  const { say } = useSay('source');
  const told = useTold();
  if (findings.length === 0)
    return (
      <p className={classes(styles.problems, styles.note, 'note')} role="status">
        {say(isReading ? 'reading' : 'noProblems')}
      </p>
    );
  return (
    <ul className={styles.problems} aria-label={say('problems')} tabIndex={0}>
      {findings.map((found, index) => {
        const { severity, file, line, column, message, remedy } = found;
        const fix = fixOf(found);
        return (
          <li key={index}>
            <span className={severity === 'error' ? 'bad' : 'warn'}>
              <Icon of={severity === 'error' ? CircleAlert : TriangleAlert} size={14} />
              <span className="sr">{say(severity)}</span>
            </span>
            <button
              type="button"
              className={classes(styles.problemPlace, 'code')}
              onClick={() => {
                onOpen(found);
              }}
            >{`${file === 'SOP.md' ? 'SOP.md ' : ''}${String(line)}:${String(column)}`}</button>
            <span>
              {ended(told(message))} <span className="m">{told(remedy)}</span>
            </span>
            {fix === null ? null : (
              <Button
                size="sm"
                onClick={() => {
                  onFix(found, fix);
                }}
              >
                {say('changeTo', { word: fix.shown })}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
