import type { ReactNode } from 'react';

/** The paper. An approval is an `article`, everything else a `section`. */
export function Sheet({
  as: Element = 'section',
  label,
  className = '',
  children,
}: {
  readonly as?: 'section' | 'article';
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <Element className={`sheet ${className}`} aria-label={label}>
      {children}
    </Element>
  );
}
