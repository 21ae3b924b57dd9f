import { X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../kit/button';
import { SignatureIcon } from '../../kit/icons';
import { durationText } from '../../kit/time-format';
import { useToldWhole } from '../../i18n/use-told';
import { useApp } from '../../entities/engine/app-store';
import { go } from '../../entities/window/route';
import { openCard } from '../../entities/approval/approvals-store';
import { demoPhase } from './demo-phase';
import { hideDemo, startDemo, useDemo } from '../../entities/demo/demo-store';
import { RemoveDemoDialog } from '../../entities/demo/remove-demo-dialog';
import { useSay } from '../../i18n/use-say';

/** Follows the demo over the pages: where it is, and where to look. */
export function DemoStrip() {
  const since = useDemo((state) => state.since);
  return since === null ? null : <Strip since={since} />;
}

function Strip({ since }: { readonly since: number }) {
  const { say, language } = useSay('first-run');
  const runs = useApp((state) => state.runs);
  const told = useToldWhole();
  const problem = useDemo((state) => state.problem);
  const busy = useDemo((state) => state.busy);
  const [removing, setRemoving] = useState(false);
  const phase = demoPhase(runs, since);
  const sentences = {
    event: say('stripEvent'),
    reads: say('stripReads'),
    sign: say('stripSign'),
    acts: say('stripActs'),
    ended: say('stripEnded'),
    done: phase.at === 'done' ? say('stripDone', { time: durationText(phase.tookMs, language) }) : '',
  };
  const over = phase.at === 'done' || phase.at === 'ended';
  return (
    <aside className={phase.at === 'sign' ? 'demo-strip sig' : 'demo-strip'} aria-label={say('stripLabel')}>
      {phase.at === 'sign' ? <SignatureIcon /> : <b>{say('stripLabel')}</b>}
      <p role="status">{problem === null ? sentences[phase.at] : told(problem)}</p>
      {phase.at === 'sign' ? (
        <Button
          size="sm"
          onClick={() => {
            openCard(phase.runId);
          }}
        >
          {say('openCard')}
        </Button>
      ) : null}
      {over ? (
        <Button
          size="sm"
          look={phase.at === 'done' ? 'key' : 'plain'}
          onClick={() => {
            go('runs', phase.runId);
          }}
        >
          {say('openTimeline')}
        </Button>
      ) : null}
      {phase.at === 'ended' ? (
        <Button size="sm" busy={busy ? say('starting') : null} onClick={() => void startDemo(language)}>
          {say('startAgain')}
        </Button>
      ) : null}
      {over ? (
        <Button
          size="sm"
          onClick={() => {
            setRemoving(true);
          }}
        >
          {say('removeDemo')}
        </Button>
      ) : null}
      <IconButton icon={X} name={say('hide')} size="sm" onClick={hideDemo} />
      {removing ? (
        <RemoveDemoDialog
          onClose={() => {
            setRemoving(false);
          }}
        />
      ) : null}
    </aside>
  );
}
