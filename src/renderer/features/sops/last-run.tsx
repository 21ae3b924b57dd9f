import { Ban, Check, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RunSummary } from '../../../shared/run';
import { countedSteps } from '../../../shared/run-numbers';
import { Icon, SignatureIcon } from '../../kit/icons';
import { StatusDot } from '../../kit/status-dot';
import { agoText, durationText, momentText } from '../../kit/time-format';
import { hrefOf } from '../../entities/window/route';
import { useTold } from '../../i18n/use-told';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './sops.module.css';

/** How the newest run of a procedure ended or stands, in two lines. */
export function LastRun({ run, now }: { readonly run: RunSummary | null; readonly now: number }) {
  const { say } = useSay('sops');
  if (run === null) return <span className={classes(styles.quiet, 'm')}>{say('neverRan')}</span>;
  return (
    <a
      href={hrefOf('runs', run.runId)}
      onClick={(event) => {
        event.stopPropagation();
      }}
    >
      <Standing run={run} now={now} />
    </a>
  );
}

function Standing({ run, now }: { readonly run: RunSummary; readonly now: number }) {
  const { say, language } = useSay('sops');
  const told = useTold();
  const total = countedSteps(run);
  const time = momentText(run.startedAt, now, language);
  const took = run.completedAt === null ? '' : durationText(run.completedAt - run.startedAt, language);
  switch (run.status) {
    case 'completed':
      return (
        <Lines
          tone="ink"
          mark={<Icon of={Check} size={14} />}
          first={say('lastCompleted', { time })}
          second={took}
        />
      );
    case 'failed':
      return (
        <Lines
          tone="bad"
          mark={<Icon of={X} size={14} />}
          first={say('lastFailed', { time, step: run.currentStep })}
          second={told(run.reason ?? '')}
        />
      );
    case 'cancelled':
      return (
        <Lines
          tone="m"
          mark={<Icon of={Ban} size={14} />}
          first={say('lastCancelled', { time })}
          second={told(run.reason ?? '')}
        />
      );
    case 'waiting_approval':
      return (
        <Lines
          tone="sig"
          mark={<SignatureIcon size={14} />}
          first={say(run.figures?.gate?.input === true ? 'lastAsksValue' : 'lastWaits', {
            step: run.currentStep,
          })}
          second={say('lastWaitsSince', {
            time: momentText(run.waitingSince ?? run.startedAt, now, language),
          })}
        />
      );
    case 'interrupted':
      return (
        <Lines
          tone={run.waitingSince === null ? 'warn' : 'sig'}
          mark={
            run.waitingSince === null ? <Icon of={TriangleAlert} size={14} /> : <SignatureIcon size={14} />
          }
          first={say('lastInterrupted', { step: run.currentStep })}
          second={say('lastActivity', { ago: agoText(run.lastActivityAt, now, language) })}
        />
      );
    case 'pending':
    case 'running':
      return (
        <Lines
          tone="ink"
          mark={<StatusDot state="ink" />}
          first={
            total === null
              ? say('lastRunningAt', { step: run.currentStep })
              : say('lastRunning', { step: run.currentStep, total })
          }
          second={say('lastActivity', { ago: agoText(run.lastActivityAt, now, language) })}
        />
      );
  }
}

function Lines({
  tone,
  mark,
  first,
  second,
}: {
  readonly tone: string;
  readonly mark: ReactNode;
  readonly first: string;
  readonly second: string;
}) {
  return (
    <>
      <span
        className={
          tone === 'sig' ? classes(styles.outcome, styles.strong, 'sig') : classes(styles.outcome, tone)
        }
      >
        {mark} <span>{first}</span>
      </span>
      <span className={styles.description} title={second}>
        {second}
      </span>
    </>
  );
}
