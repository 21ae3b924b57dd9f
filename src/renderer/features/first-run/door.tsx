import type { ReactNode } from 'react';
import type { Refusal } from '../../../shared/result';
import { useTold } from '../../i18n/use-told';
import { classes } from '../../kit/classes';
import styles from './first-run.module.css';

/** One way to begin: a number, what it is, other ways to the same (`more`), what it costs, and one button. */
export function Door({
  number,
  title,
  text,
  more = null,
  facts,
  problem,
  button,
  first = false,
}: {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly more?: ReactNode;
  readonly facts: ReactNode;
  readonly problem: Pick<Refusal, 'message' | 'remedy'> | null;
  readonly button: ReactNode;
  readonly first?: boolean;
}) {
  const told = useTold();
  return (
    <section
      className={first ? classes(styles.door, styles.recommended, 'sheet') : classes(styles.door, 'sheet')}
      data-part="sheet"
      aria-label={title}
    >
      <div className={styles.number} aria-hidden="true">
        {number}
      </div>
      <h2>{title}</h2>
      <p>{text}</p>
      {more === null ? null : <div className={styles.doorMore}>{more}</div>}
      {facts}
      {problem === null ? null : (
        <p className={styles.doorProblem} role="alert">
          <b>{told(problem.message)}</b> {told(problem.remedy ?? '')}
        </p>
      )}
      <div className={styles.doorDo}>{button}</div>
    </section>
  );
}

export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
