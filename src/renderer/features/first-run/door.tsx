import type { ReactNode } from 'react';
import type { Refusal } from '../../../shared/result';
import { useTold } from '../../i18n/use-told';

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
    <section className={first ? 'sheet door hi' : 'sheet door'} data-part="sheet" aria-label={title}>
      <div className="n" aria-hidden="true">
        {number}
      </div>
      <h2>{title}</h2>
      <p>{text}</p>
      {more === null ? null : <div className="door-more">{more}</div>}
      {facts}
      {problem === null ? null : (
        <p className="door-problem" role="alert">
          <b>{told(problem.message)}</b> {told(problem.remedy ?? '')}
        </p>
      )}
      <div className="door-do">{button}</div>
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
