import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icons';
import { Sentence } from './sentence';

/**
 * What went wrong and how to mend it, in place. `action` is a button or a link. Announced when it appears.
 */
export function ProblemNote({
  message,
  mend,
  action,
  tone = 'bad',
}: {
  readonly message: string;
  readonly mend?: string | null | undefined;
  readonly action?: ReactNode;
  readonly tone?: 'bad' | 'warn';
}) {
  return (
    <div className={tone === 'warn' ? 'pn warn-note' : 'pn'} role="alert">
      <Icon of={TriangleAlert} />
      <div>
        <b>
          <Sentence message={message} />
        </b>
        {mend === null || mend === undefined ? null : (
          <p>
            <Sentence message={mend} />
          </p>
        )}
      </div>
      {action ?? null}
    </div>
  );
}
