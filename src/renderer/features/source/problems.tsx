import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { Diagnostic } from '../../../shared/sop';
import { Icon } from '../../components/icons';
import { useSay } from './use-say';

/** What validation says, each with the way to its place. */
export function Problems({ findings, isReading, onOpen }: { readonly findings: readonly Diagnostic[]; readonly isReading: boolean; readonly onOpen: (found: Diagnostic) => void }) {
  const { say } = useSay();
  if (findings.length === 0) return <p className="problems note" role="status">{say(isReading ? 'reading' : 'noProblems')}</p>;
  return (
    <ul className="problems" aria-label={say('problems')} tabIndex={0}>
      {findings.map((found, index) => {
        const { severity, file, line, column, message, mend } = found;
        return (
          <li key={index}>
            <span className={severity === 'error' ? 'bad' : 'warn'}>
              <Icon of={severity === 'error' ? CircleAlert : TriangleAlert} size={14} />
              <span className="sr">{say(severity)}</span>
            </span>
            <button type="button" className="code problem-place" onClick={() => { onOpen(found); }}>{`${file === 'SOP.md' ? 'SOP.md ' : ''}${String(line)}:${String(column)}`}</button>
            <span>
              {message} <span className="m">{mend}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
