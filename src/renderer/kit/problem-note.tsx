import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icons';
import { Sentence } from './sentence';

/**
 * What went wrong and how to fix it, in place. `action` is a button or a link. Announced when it appears.
 */
export function ProblemNote({
  message,
  remedy,
  action,
  tone = 'bad',
}: {
  readonly message: string;
  readonly remedy?: string | null | undefined;
  readonly action?: ReactNode;
  readonly tone?: 'bad' | 'warn';
}) {
  return (
    <div className={tone === 'warn' ? 'pn warn-note' : 'pn'} data-part="problem-note" role="alert">
      <Icon of={TriangleAlert} />
      <div>
        <b>
          <Sentence message={message} />
        </b>
        {remedy === null || remedy === undefined ? null : (
          <p>
            <Sentence message={remedy} />
          </p>
        )}
      </div>
      {action ?? null}
    </div>
  );
}
