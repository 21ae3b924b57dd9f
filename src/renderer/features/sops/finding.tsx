import type { Diagnostic } from '../../../shared/sop';
import { excerptOf } from './excerpt';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './sops.module.css';

/** Where a finding is: `SOP.toml, line 9, column 15, key triggers[0].expression`. */
export function FindingPlace({ finding }: { readonly finding: Diagnostic }) {
  const { say } = useSay('sops');
  const { file, line, column, key } = finding;
  return (
    <>
      {key === undefined
        ? say('place', { file, line, column })
        : say('placeKey', { file, line, column, key })}
    </>
  );
}

/** The lines of the source around a finding, with what it points at underlined. */
export function SourceExcerpt({
  finding,
  source,
}: {
  readonly finding: Diagnostic;
  readonly source: string;
}) {
  const { say } = useSay('sops');
  const lines = excerptOf(source, finding);
  if (lines.length === 0) return null;
  return (
    <div
      className={classes(styles.excerpt, finding.severity === 'warning' && styles.warning)}
      role="figure"
      aria-label={say('excerptOf', { file: finding.file, line: finding.line })}
    >
      {lines.map((line) => (
        <div key={line.number}>
          <span className="t">{line.number}</span>
          <span>
            {line.before}
            {line.marked === '' ? null : <u>{line.marked}</u>}
            {line.after}
          </span>
        </div>
      ))}
    </div>
  );
}
