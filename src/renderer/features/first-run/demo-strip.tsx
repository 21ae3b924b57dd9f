import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { demoSop } from '../../../shared/demo';
import { Button, IconButton } from '../../kit/button';
import { SignatureIcon } from '../../kit/icons';
import { durationText } from '../../kit/time-format';
import { useToldWhole } from '../../i18n/use-told';
import { useApp } from '../../entities/engine/app-store';
import { useOverlay } from '../../entities/window/overlay-store';
import { go, useRoute } from '../../entities/window/route';
import { openCard } from '../../entities/approval/approvals-store';
import { demoPhase } from './demo-phase';
import { hideDemo, hideDemoIfSeen, showedTimeline, startDemo, useDemo } from '../../entities/demo/demo-store';
import { RemoveDemoDialog } from '../../entities/demo/remove-demo-dialog';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './first-run.module.css';

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
  const open = useOverlay((state) => state.open);
  const [removing, setRemoving] = useState(false);
  const phase = demoPhase(runs, since);
  const over = phase.at === 'done' || phase.at === 'ended';
  const route = useRoute();
  const onTimeline = over && route.page === 'runs' && route.id === phase.runId;
  useEffect(() => {
    if (onTimeline) showedTimeline();
    else hideDemoIfSeen();
  }, [onTimeline]);
  const sentences = {
    event: say('stripEvent'),
    reads: say('stripReads'),
    sign: say('stripSign'),
    acts: say('stripActs'),
    ended: say('stripEnded'),
    done:
      phase.at === 'done'
        ? say(onTimeline ? 'stripNext' : 'stripDone', { time: durationText(phase.tookMs, language) })
        : '',
  };
  return (
    <aside
      className={phase.at === 'sign' ? classes(styles.demoStrip, styles.signal, 'sig') : styles.demoStrip}
      aria-label={say('stripLabel')}
    >
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
      {over && !onTimeline ? (
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
      {onTimeline ? (
        <>
          <Button
            size="sm"
            look="key"
            onClick={() => {
              hideDemo();
              go('sops', demoSop);
            }}
          >
            {say('changeDemo')}
          </Button>
          <Button
            size="sm"
            onClick={() => {
              hideDemo();
              go('sops');
              open({ kind: 'new-sop' });
            }}
          >
            {say('writeOwn')}
          </Button>
        </>
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
