import type { ReactNode } from 'react';

/** The paper. An approval is an `article`, everything else a `section`. */
export function Sheet({
  as: Element = 'section',
  label,
  className = '',
  part = '',
  children,
}: {
  readonly as?: 'section' | 'article';
  readonly label?: string;
  readonly className?: string | undefined;
  /** What it is called by those who look for it. */
  readonly part?: string;
  readonly children: ReactNode;
}) {
  return (
    <Element className={`sheet ${className}`} data-part={`sheet ${part}`} aria-label={label}>
      {children}
    </Element>
  );
}
