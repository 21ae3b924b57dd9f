import { useEffect, useState } from 'react';
import type { RunSummary } from '../../../shared/run';
import { isFinished } from '../../../shared/run-facts';
import { ask } from '../../bridge/bridge';
import { dayText } from '../../kit/time-format';
import { hrefOf } from '../../entities/window/route';
import { EvidenceStrip } from '../../entities/evidence/evidence-strip';
import { statePhrase } from './run-phrases';
import type { RunSheet } from '../../../domain/run/run-sheet';
import { StateMark } from './state-mark';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import { tones } from '../../kit/tones';
import styles from './step-inspector.module.css';

const shown = 3;

/** What the run rests on: the signal that started it, and what became of the three runs before. */
export function RunEvidence({ sheet }: { readonly sheet: RunSheet }) {
  const voice = useSay('runs');
  const earlier = useEarlierRuns(sheet.sop.name, sheet.runId, sheet.startedAt);
  return (
    <section className={styles.evidence}>
      <div className="lab">{voice.say('evidence')}</div>
      <EvidenceStrip
        runId={sheet.runId}
        endedAt={sheet.endedAt}
        width={272}
        none={<p className="note">{voice.say('noSignal')}</p>}
      />
      <div className={classes(styles.furtherCaption, 'lab')}>{voice.say('earlierRuns')}</div>
      {earlier === null ? null : earlier.length === 0 ? (
        <p className="note">{voice.say('noEarlierRuns')}</p>
      ) : (
        <ul>
          {earlier.map((run) => {
            const phrase = statePhrase(run, voice);
            return (
              <li key={run.runId}>
                <a href={hrefOf('runs', run.runId)}>
                  <span className={tones[phrase.tone]}>
                    <StateMark mark={phrase.mark} />
                  </span>{' '}
                  {dayText(run.startedAt, voice.language)} · {phrase.text}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** The last ones that ended before this one began; null: not known yet. */
function useEarlierRuns(sop: string, runId: string, startedAt: number): readonly RunSummary[] | null {
  const [known, setKnown] = useState<{ readonly runId: string; readonly runs: readonly RunSummary[] } | null>(
    null,
  );
  useEffect(() => {
    let current = true;
    void ask('runs.list', { sop, limit: shown, until: startedAt, over: true }).then((answer) => {
      if (current && answer.ok)
        setKnown({
          runId,
          runs: answer.value.filter((run) => run.runId !== runId && isFinished(run.status)),
        });
    });
    return () => {
      current = false;
    };
  }, [sop, runId, startedAt]);
  return known?.runId === runId ? known.runs : null;
}
