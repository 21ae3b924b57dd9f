import type { ReactNode } from 'react';
import { Sheet } from './sheet';

/**
 * An empty page: a ruled sheet that says what belongs here and offers the first thing to do. `note` stands in
 * the margin.
 */
export function EmptySheet({
  title,
  text,
  actions,
  note,
  lines = 6,
}: {
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
  readonly note?: string;
  readonly lines?: number;
}) {
  return (
    <Sheet className="blank">
      <div className="lines">
        <div className="n one" aria-hidden="true">
          1
        </div>
        <div className="w first">
          <h2>{title}</h2>
          <p>{text}</p>
          {actions === undefined ? null : <div className="a">{actions}</div>}
        </div>
        <div className="g">{note}</div>
        {Array.from({ length: lines }, (_, index) => (
          <EmptyLine key={index} />
        ))}
      </div>
    </Sheet>
  );
}

/** A ruled line; steps that are not there have no numbers. */
function EmptyLine() {
  return (
    <>
      <div className="n" />
      <div className="w" />
      <div className="g" />
    </>
  );
}
