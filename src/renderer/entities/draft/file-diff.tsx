import { TriangleAlert, UnfoldVertical } from 'lucide-react';
import { Fragment, useMemo, useState } from 'react';
import type { Diagnostic } from '../../../shared/sop';
import { Sentence } from '../../kit/sentence';
import { Icon } from '../../kit/icons';
import { changedLines, diffRows, lineText, type DiffRow, type LinePart } from './diff-rows';
import { meaningOf, type StepPlace } from './meanings';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './draft.module.css';

interface FileDiffProps {
  readonly file: 'SOP.toml' | 'SOP.md';
  readonly before: string;
  readonly after: string;
  /** What is to be said of lines of `after`, below each. */
  readonly findings?: readonly Diagnostic[];
  /** Of SOP.md: where its steps stand on both sides. */
  readonly steps?: StepsOfSides;
}

interface StepsOfSides {
  readonly before: readonly StepPlace[];
  readonly after: readonly StepPlace[];
}

const noSteps: StepsOfSides = { before: [], after: [] };

/** One file line by line; what a change means stands in the margin where it is known. */
export function FileDiff({ file, before, after, findings = [], steps = noSteps }: FileDiffProps) {
  const { say } = useSay('history');
  const rows = useMemo(() => diffRows(before, after), [before, after]);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const changed = changedLines(rows);
  if (changed === 0) return null;
  return (
    <section className={styles.fileDiff} aria-label={file}>
      <div className={styles.fileHead}>
        <h2>{file}</h2>
        <span className={classes(styles.quiet, 'm')}>
          {say(before === '' ? 'newFile' : after === '' ? 'goneFile' : 'lines', { count: changed })}
        </span>
      </div>
      <div className={styles.lines}>
        {rows
          .flatMap((row): readonly DiffRow[] =>
            row.kind === 'fold' && open.has(row.key) ? row.lines : [row],
          )
          .map((row, index) =>
            row.kind === 'fold' ? (
              <div key={index} className={classes(styles.line, styles.fold, styles.line)}>
                <span />
                <span />
                <span />
                <button
                  type="button"
                  onClick={() => {
                    setOpen(new Set([...open, row.key]));
                  }}
                >
                  <Icon of={UnfoldVertical} size={14} /> {say('unchanged', { count: row.lines.length })}
                </button>
              </div>
            ) : (
              <Fragment key={index}>
                <Line row={row} file={file} steps={steps} />
                {findings
                  .filter(({ line }) => row.kind !== 'gone' && line === row.after)
                  .map((finding, at) => (
                    <LineFinding key={at} finding={finding} />
                  ))}
              </Fragment>
            ),
          )}
      </div>
    </section>
  );
}

function LineFinding({ finding: { severity, message, remedy } }: { readonly finding: Diagnostic }) {
  return (
    <div className={classes(styles.line, styles.finding, severity === 'error' && styles.error)}>
      <Icon of={TriangleAlert} size={14} />
      <span>
        <b>
          <Sentence message={message} />
        </b>{' '}
        <Sentence message={remedy} />
      </span>
    </div>
  );
}

function Line({
  row,
  file,
  steps,
}: {
  readonly row: Exclude<DiffRow, { kind: 'fold' }>;
  readonly file: FileDiffProps['file'];
  readonly steps: StepsOfSides;
}) {
  const { say, language } = useSay('history');
  if (row.kind === 'same')
    return (
      <div className={styles.line}>
        <span className={styles.number}>{row.before}</span>
        <span className={styles.number}>{row.after}</span>
        <span />
        <span className={styles.text}>{row.text}</span>
      </div>
    );
  if (row.kind === 'gone') {
    const told =
      row.pair === null
        ? meaningOf(
            { file, steps: steps.before, at: row.before, now: null, was: lineText(row.parts) },
            say,
            language,
          )
        : null;
    return (
      <div className={classes(styles.line, styles.deleted, styles.line)}>
        <span className={styles.number}>{row.before}</span>
        <span className={styles.number} />
        <span className={styles.mark}>
          <span aria-hidden="true">−</span>
          <span className="sr">{say('removed')}</span>
        </span>
        <Parts parts={row.parts} />
        <span className={styles.marginNote} data-part="margin-note">
          {told}
        </span>
      </div>
    );
  }
  const told = meaningOf(
    { file, steps: steps.after, at: row.after, now: lineText(row.parts), was: row.pair },
    say,
    language,
  );
  return (
    <div className={classes(styles.line, styles.added, styles.line)}>
      <span className={styles.number} />
      <span className={styles.number}>{row.after}</span>
      <span className={styles.mark}>
        <span aria-hidden="true">+</span>
        <span className="sr">{say('added')}</span>
      </span>
      <Parts parts={row.parts} />
      <span className={styles.marginNote} data-part="margin-note">
        {told}
      </span>
    </div>
  );
}

const Parts = ({ parts }: { readonly parts: readonly LinePart[] }) => (
  <span className={styles.text}>
    {parts.map(({ text, changed }, index) =>
      changed ? <u key={index}>{text}</u> : <span key={index}>{text}</span>,
    )}
  </span>
);
