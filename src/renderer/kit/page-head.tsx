import type { ReactNode } from 'react';

/** The head of a page: its name, what there is to know in a few words, and its actions at the right. */
export function PageHead({
  title,
  sub,
  children,
}: {
  readonly title: ReactNode;
  readonly sub?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <header className="head" data-part="page-head">
      <h1 tabIndex={-1}>{title}</h1>
      {sub === undefined ? null : (
        <span className="sub t" data-part="subtitle">
          {sub}
        </span>
      )}
      <span className="sp" />
      {children}
    </header>
  );
}
