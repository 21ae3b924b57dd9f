import { Signature } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Refusal } from '../../../shared/result';
import type { Run } from '../../../shared/run';
import { isFinished } from '../../../shared/run-facts';
import type { ExecutionMode } from '../../../shared/sop';
import { shownNumber, shownStep } from '../../../shared/step-numbers';
import { ask, onNotice } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icons';
import { ProblemNote } from '../../kit/problem-note';
import { clockTime, durationText } from '../../kit/time-format';
import { useTold } from '../../i18n/use-told';
import { hrefOf } from '../../entities/window/route';
import { toTestEvent } from '../../entities/event/test-plan';
import type { EditorState } from '../../entities/draft/editor-state';
import { gateBefore } from '../../entities/procedure/gates';
import { stepPhrases } from './dry-phrases';
import type { TriedEvent } from './trial-state';
import { useSay, type Say } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './trial.module.css';

/** The procedure as its texts are now, carried out without acting. */
export function DryRunRow({
  document,
  event,
  mode,
}: {
  readonly document: EditorState;
  readonly event: TriedEvent;
  readonly mode: ExecutionMode | null;
}) {
  const { say, language } = useSay('trial');
  const told = useTold();
  const [runId, setRunId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const run = useFollowedRun(runId);
  const sop = document.present.checked?.entry.sop ?? null;
  const start = async (): Promise<void> => {
    setBusy(true);
    const { source, topic, payload } = toTestEvent(event);
    const answer = await ask('sops.start', {
      name: document.name,
      payload,
      dry: true,
      ...(topic === '' ? {} : { as: { source, topic } }),
      draft: document.present.texts,
      ...(mode === null ? {} : { mode }),
    });
    setBusy(false);
    setRefusal(answer.ok ? null : answer.error);
    if (answer.ok) setRunId(answer.value.runId);
  };
  return (
    <section className={styles.row} aria-label={say('dryRun')}>
      <div className={styles.label}>{say('dryRun')}</div>
      <div>
        <div className={styles.dryHead}>
          <Button
            size="sm"
            busy={
              busy || (run !== null && !isFinished(run.status))
                ? busy || run === null
                  ? say('dryStarting')
                  : say('dryGoing', { step: shownStep(run.sop.steps, run.currentStep) })
                : null
            }
            disabled={sop === null}
            onClick={() => void start()}
          >
            {say(run === null ? 'dryStart' : 'dryAgain')}
          </Button>
          <span role="status">
            {run === null ? say(sop === null ? 'dryBroken' : 'dryText') : outcomeOf(run, say, told)}
          </span>
        </div>
        {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      </div>
      <div className={run === null ? styles.margin : classes(styles.margin, styles.ink, 'ink')}>
        {run === null && sop !== null ? say('dryKept') : null}
        {run?.completedAt == null
          ? null
          : say('dryTook', {
              time: durationText(run.completedAt - run.startedAt, language),
              at: clockTime(run.startedAt, language),
            })}
        {run === null ? null : (
          <div>
            <a className="link" href={hrefOf('runs', run.runId)}>
              {say('openRun')}
            </a>
          </div>
        )}
      </div>
      {run === null ? null : <DrySteps run={run} />}
    </section>
  );
}

function outcomeOf(run: Run, say: Say<'trial'>, told: (text: string) => string): string {
  if (run.status === 'failed' || run.status === 'cancelled')
    return say('dryFailed', {
      step: shownStep(run.sop.steps, run.currentStep),
      reason: told(run.reason ?? ''),
    });
  return run.status === 'completed' ? say('dryDone') : '';
}

function DrySteps({ run }: { readonly run: Run }) {
  const { say } = useSay('trial');
  return (
    <ol className={styles.drySteps}>
      {run.steps.map((step) => {
        const written = run.sop.steps.find(({ number }) => number === step.number);
        // What it came to is known; for the rest its text says where it would stop.
        const asks =
          run.decisions.some((decision) => decision.step === step.number) ||
          (step.status === 'pending' &&
            written !== undefined &&
            gateBefore(written, run.sop, run.sop.steps) !== null);
        return (
          <li key={step.number}>
            {asks ? (
              <div className={styles.dryStep}>
                <span />
                <span className={styles.dryGate}>
                  <Icon of={Signature} size={14} /> {say('stops')}
                </span>
                <span className={styles.margin}>{say('wouldAsk')}</span>
              </div>
            ) : null}
            <div className={styles.dryStep}>
              <span className={styles.number}>{shownNumber(step)}</span>
              <span>
                <b>{step.title}</b>{' '}
                <span className={classes(styles.code, 'code')} data-part="mono">
                  {step.toolCalls.map(({ name }) => name).join(', ')}
                </span>
              </span>
              <span className={styles.margin}>
                {stepPhrases(run, step, say).map((phrase, index) => (
                  <span key={index}>{phrase}</span>
                ))}
              </span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** A run and everything that happens to it. */
function useFollowedRun(runId: string | null): Run | null {
  const [run, setRun] = useState<Run | null>(null);
  useEffect(() => {
    if (runId === null) return;
    let current = true;
    const load = (): void => {
      void ask('runs.show', { runId }).then((answer) => {
        if (current && answer.ok)
          setRun((before) =>
            before?.runId === runId && before.version > answer.value.run.version ? before : answer.value.run,
          );
      });
    };
    load();
    const end = onNotice((notice) => {
      if (notice.type === 'run-changed' && notice.summary.runId === runId) load();
    });
    return () => {
      current = false;
      end();
    };
  }, [runId]);
  return run?.runId === runId ? run : null;
}
