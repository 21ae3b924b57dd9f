import type { ReactNode } from 'react';
import inspectorStyles from '../../kit/inspector.module.css';

/** What is looked at, and what can be done with it as a whole. */
export function InspectorHead({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className={inspectorStyles.head} data-part="inspector-head">
      <h2>{title}</h2>
      <span className="sp" />
      {children}
    </div>
  );
}
