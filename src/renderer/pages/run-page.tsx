import { ChevronRight, Download, RotateCcw, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Refusal } from '../../shared/result';
import { ask } from '../bridge/bridge';
import { Button } from '../kit/button';
import { Icon } from '../kit/icons';
import { ProblemNote } from '../kit/problem-note';
import { TitleBlock } from '../kit/title-block';
import { clockTime, durationText, fullTime } from '../kit/time-format';
import { useNow } from '../kit/use-now';
import { useTold } from '../i18n/use-told';
import { go, hrefOf } from '../entities/window/route';
import { SopLink } from '../entities/procedure/sop-link';
import { AgainDialog } from '../features/runs/again-dialog';
import { keepCalls } from '../entities/draft/kept-calls';
import { useTypical } from '../entities/draft/use-typical';
import { callsToKeep, madeInStep } from '../features/runs/calls-to-keep';
import { CancelDialog } from '../features/runs/cancel-dialog';
import { expectedTimes } from '../features/runs/expected-times';
import { growingText } from '../entities/run/measured-time';
import { causePhrase, statePhrase } from '../features/runs/run-phrases';
import { RunEvidence } from '../features/runs/run-evidence';
import { RunLeft } from '../features/runs/run-left';
import { RunOrigin } from '../features/runs/run-origin';
import { starterOf } from '../../shared/run-starter';
import { pinsLeftSet, type SetPin } from '../../domain/run/put-back';
import { PutBack } from '../features/runs/put-back';
import type { RunSheet, StepSheet } from '../../domain/run/run-sheet';
import { RunStep } from '../features/runs/run-step';
import { useRuns, useRunsFeed, useRunSheet } from '../features/runs/runs-store';
import { StateMark } from '../features/runs/state-mark';
import { StepInspector } from '../features/runs/step-inspector';
import { summaryOf } from '../features/runs/summary-of';
import { timelineOf } from '../features/runs/timeline';
import { useNarrow } from '../features/runs/use-narrow';
import { useSay } from '../i18n/use-say';
import { Waterfall } from '../features/runs/waterfall';
import { classes } from '../kit/classes';
import { tones } from '../kit/tones';
import { RunMark } from '../entities/run/run-mark';
import sheetStyles from '../kit/numbered-sheet.module.css';
import stepStyles from '../features/runs/run-step.module.css';
import styles from '../features/runs/runs.module.css';

/** One run as its sheet: the printed procedure with what the run wrote, live while it goes on. */
export function RunPage({ runId }: { readonly runId: string }) {
  useRunsFeed();
  const { sheet } = useRunSheet(runId);
  return sheet === undefined ? <RunNotThere runId={runId} /> : <OpenRun key={runId} sheet={sheet} />;
}

function RunNotThere({ runId }: { readonly runId: string }) {
  const { say } = useSay('runs');
  const inWords = useTold();
  const problem = useRuns((state) => state.problems[runId]);
  const progress = useRuns((state) => state.progress[runId]);
  const loadRun = useRuns((state) => state.loadRun);
  return (
    <>
      <header className="head" data-part="page-head">
        <Trail />
        <h1 tabIndex={-1}>{runId}</h1>
      </header>
      {problem === undefined ? (
        <p className="sub t" role="status">
          {progress === undefined
            ? say('loadingRun', { runId })
            : say('loadingLong', {
                read: progress.read.toLocaleString(),
                total: progress.total.toLocaleString(),
              })}
        </p>
      ) : (
        <ProblemNote
          message={say('runFailedToLoad', { runId, message: inWords(problem.message) })}
          remedy={problem.remedy}
          action={
            <Button size="sm" onClick={() => void loadRun(runId)}>
              {say('tryAgain')}
            </Button>
          }
        />
      )}
    </>
  );
}

function Trail() {
  const { say } = useSay('runs');
  return (
    <a className={classes(styles.trail, 'sub')} href={hrefOf('runs')}>
      {say('runs')} <Icon of={ChevronRight} size={14} />
    </a>
  );
}

function OpenRun({ sheet }: { readonly sheet: RunSheet }) {
  const { say } = useSay('runs');
  const now = useNow(sheet.endedAt === null ? 250 : 60_000);
  const narrow = useNarrow();
  const live = useRuns((state) => state.live[sheet.runId]) ?? null;
  const [chosen, setChosen] = useState<number | 'none' | null>(null);
  const selected = chosen === 'none' ? null : (chosen ?? (narrow ? null : sheet.currentStep));
  const step = sheet.steps.find((each) => each.number === selected);
  const typical = useTypical(sheet.endedAt === null ? sheet.sop.name : null);
  const timeline = timelineOf(sheet, now, expectedTimes(sheet, typical.steps, now));
  const [againFrom, setAgainFrom] = useState<number | null>(null);
  const imported = useRuns((state) => (state.ties[sheet.runId]?.importedAt ?? null) !== null);
  const leftSet = sheet.endedAt === null || imported || sheet.dry ? [] : pinsLeftSetBy(sheet);
  useEscape(step !== undefined && narrow, () => {
    setChosen('none');
  });
  return (
    <>
      <RunHead
        sheet={sheet}
        imported={imported}
        onAgain={() => {
          setAgainFrom(1);
        }}
      />
      <div className={step === undefined ? 'desk' : 'desk two'}>
        <article
          className={classes(sheetStyles.document, 'sheet')}
          data-part="sheet document"
          aria-label={`${sheet.sop.name} ${sheet.runId}`}
        >
          <RunBlock sheet={sheet} now={now} />
          <RunLeft sheet={sheet} />
          <RunOrigin sheet={sheet} />
          <Waterfall timeline={timeline} selected={selected} onSelect={setChosen} />
          <div
            className={classes(stepStyles.steps, sheet.steps.length > manySteps && stepStyles.many)}
            data-part="steps"
            tabIndex={0}
            role="group"
            aria-label={say('stepsOfRun')}
          >
            <h2 className="sr">{say('stepsOfRun')}</h2>
            {sheet.steps.map((each) => (
              <RunStep
                key={each.number}
                step={each}
                sheet={sheet}
                live={live}
                now={now}
                selected={each.number === selected}
                onSelect={setChosen}
              />
            ))}
          </div>
        </article>
        {step === undefined ? null : (
          <StepInspector
            steps={sheet.sop.steps}
            step={step}
            kept={{
              count: sheet.dry || imported ? 0 : madeInStep(step).length,
              onKeep: () => {
                keepCallsOf(sheet, step);
              },
            }}
            row={timeline.rows.find((row) => row.number === step.number)}
            now={now}
            evidence={<RunEvidence sheet={sheet} />}
            putBack={
              <PutBack
                runId={sheet.runId}
                pins={leftSet.filter(({ step: setBy }) => setBy === step.number)}
              />
            }
            onClose={() => {
              setChosen('none');
            }}
            onAgain={
              sheet.endedAt !== null &&
              !imported &&
              (step.number === 1 || (step.events.length > 0 && !step.carried))
                ? () => {
                    setAgainFrom(step.number);
                  }
                : null
            }
          />
        )}
      </div>
      {againFrom === null ? null : (
        <AgainDialog
          sheet={sheet}
          from={againFrom}
          imported={imported}
          onClose={() => {
            setAgainFrom(null);
          }}
        />
      )}
    </>
  );
}

function keepCallsOf(sheet: RunSheet, step: StepSheet): void {
  const {
    sop: { name },
    runId,
  } = sheet;
  keepCalls(name, {
    runId,
    step: step.number,
    title: step.title,
    body: step.body,
    calls: callsToKeep(step, sheet),
  });
  go('sops', name);
}

const pinsLeftSetBy = ({ steps }: RunSheet): readonly SetPin[] =>
  pinsLeftSet(
    steps
      .flatMap(({ events }) => events)
      .toSorted((one, other) => one.seq - other.seq)
      .map(({ event }) => event),
  );

/** From here on, steps out of view are not laid out. */
const manySteps = 200;

function RunHead({
  sheet,
  imported,
  onAgain,
}: {
  readonly sheet: RunSheet;
  readonly imported: boolean;
  readonly onAgain: () => void;
}) {
  const voice = useSay('runs');
  const { say } = voice;
  const [asks, setAsks] = useState(false);
  const phrase = statePhrase(summaryOf(sheet), voice);
  return (
    <header className={classes(styles.head, 'head')} data-part="page-head">
      <Trail />
      <h1 tabIndex={-1}>{sheet.sop.name}</h1>
      {sheet.dry ? <RunMark title={say('dryRunMeans')}>{say('dryRun')}</RunMark> : null}
      {imported ? <RunMark title={say('importedMeans')}>{say('imported')}</RunMark> : null}
      {sheet.trigger.test === true ? (
        <RunMark title={say('testEventMeans')}>{say('testEvent')}</RunMark>
      ) : null}
      <span
        className={classes(styles.runState, tones[phrase.tone], 'st')}
        data-part="run-state"
        role="status"
        title={phrase.text}
      >
        <StateMark mark={phrase.mark} />
        <span>{phrase.text}</span>
      </span>
      <span className="sp" />
      <Button
        look="bare"
        icon={RotateCcw}
        disabled={sheet.endedAt === null}
        title={sheet.endedAt === null ? say('againNotOver') : undefined}
        onClick={onAgain}
      >
        {say('again')}
      </Button>
      <ExportButton runId={sheet.runId} />
      {sheet.endedAt === null && !imported ? (
        <Button
          icon={Square}
          onClick={() => {
            setAsks(true);
          }}
        >
          {say('cancelRun')}
        </Button>
      ) : null}
      {asks && sheet.endedAt === null ? (
        <CancelDialog
          sheet={sheet}
          onClose={() => {
            setAsks(false);
          }}
        />
      ) : null}
    </header>
  );
}

/** Saves the run where the person says. What came of it stands beside the button, until the next try. */
function ExportButton({ runId }: { readonly runId: string }) {
  const { say } = useSay('runs');
  const [busy, setBusy] = useState(false);
  const inWords = useTold();
  const [told, setTold] = useState<{ readonly file: string } | { readonly refusal: Refusal } | null>(null);
  const save = async (): Promise<void> => {
    setBusy(true);
    setTold(null);
    const answer = await ask('runs.save', { runId });
    setBusy(false);
    if (!answer.ok) setTold({ refusal: answer.error });
    else if (answer.value.file !== null) setTold({ file: answer.value.file });
  };
  return (
    <>
      <Button look="bare" icon={Download} busy={busy ? say('exporting') : null} onClick={() => void save()}>
        {say('export')}
      </Button>
      {told === null ? null : 'file' in told ? (
        <span className={classes(styles.saved, 'sub')} role="status" title={told.file}>
          {say('exported', { file: told.file })}
        </span>
      ) : (
        <span
          className={classes(styles.saved, 'sub bad')}
          role="alert"
          title={inWords(told.refusal.remedy ?? '')}
        >
          {inWords(told.refusal.message)}
        </span>
      )}
    </>
  );
}

function RunBlock({ sheet, now }: { readonly sheet: RunSheet; readonly now: number }) {
  const { say, language } = useSay('runs');
  const ended = sheet.endedAt;
  const starter = starterOf({ by: sheet.startedBy });
  return (
    <TitleBlock
      cells={[
        {
          label: say('blockProcedure'),
          value: (
            <>
              <SopLink name={sheet.sop.name}>
                <b>{sheet.sop.name}</b>
              </SopLink>{' '}
              <span className={tones.quiet}>{sheet.sop.version}</span>
            </>
          ),
        },
        {
          label: say('blockCause'),
          value:
            sheet.again !== null ? (
              say('causeAgainBy', { name: sheet.startedBy })
            ) : starter?.kind === 'run' ? (
              <>
                {say('startedByRun')}{' '}
                <a className="code" href={hrefOf('runs', starter.runId)}>
                  {starter.runId}
                </a>
              </>
            ) : (
              causePhrase({ source: sheet.trigger.source, value: sheet.figures.cause }, sheet.startedBy, say)
            ),
        },
        {
          label: say('blockStarted'),
          value: (
            <time
              dateTime={new Date(sheet.startedAt).toISOString()}
              title={fullTime(sheet.startedAt, language)}
            >
              {clockTime(sheet.startedAt, language)}
            </time>
          ),
          optional: true,
        },
        {
          label: say(ended === null ? 'blockElapsed' : 'blockTook'),
          value: (
            <b>
              {ended === null
                ? growingText(now - sheet.startedAt, language)
                : durationText(ended - sheet.startedAt, language)}
            </b>
          ),
        },
        { label: say('blockRun'), value: sheet.runId, look: 'code' },
      ]}
    />
  );
}

function useEscape(active: boolean, close: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: KeyboardEvent): void => {
      // What lies over the page has closed itself with it.
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  });
}
