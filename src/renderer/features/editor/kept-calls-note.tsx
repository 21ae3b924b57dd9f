import { PenLine } from 'lucide-react';
import { Icon } from '../../kit/icons';
import { hrefOf } from '../../entities/window/route';
import { useEditor } from '../../entities/draft/editor-store';
import { useSay } from '../../i18n/use-say';
import draftStyles from '../../entities/draft/draft.module.css';

/** A step has just been given what a run did in it: what that means, before it is saved. */
export function KeptCallsNote() {
  const { say } = useSay('editor');
  const kept = useEditor((state) => state.keptCalls);
  if (kept === null) return null;
  return (
    <div className={draftStyles.stale} role="status">
      <Icon of={PenLine} />
      <div>
        <p>
          {say('kept', { count: kept.calls.length, step: kept.step })}{' '}
          <a className="link" href={hrefOf('runs', kept.runId)}>
            {say('keptRun', { run: kept.runId })}
          </a>
        </p>
        <p>{say(JSON.stringify(kept.calls).includes('{{') ? 'keptTemplates' : 'keptPlain')}</p>
      </div>
    </div>
  );
}
