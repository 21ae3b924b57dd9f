import type { ReactNode } from 'react';
import type { FleetEvent, FleetRun, FleetRunRow, FleetView } from '../../../shared/fleet';
import type { RunStatus } from '../../../shared/run';
import { hrefOf } from '../../entities/window/route';
import { sourcePhrase } from '../../entities/event/event-phrases';
import { durationText, momentText } from '../../kit/time-format';
import { useTold } from '../../i18n/use-told';
import { lookAt } from './decision-store';
import { mostRows } from './fleet-store';
import { useSay, type Say, type Word } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './fleet.module.css';

export const statusWord: Record<RunStatus, Word<'fleet'>> = {
  pending: 'statePending',
  running: 'stateRunning',
  waiting_approval: 'stateWaiting',
  interrupted: 'stateInterrupted',
  completed: 'stateCompleted',
  failed: 'stateFailed',
  cancelled: 'stateCancelled',
};

const toneOf: Partial<Record<RunStatus, string>> = {
  running: 'ink',
  waiting_approval: 'sig',
  interrupted: 'sig',
  failed: 'bad',
};

function Rows({
  name,
  columns,
  count,
  none,
  children,
}: {
  readonly name: string;
  readonly columns: readonly Word<'fleet'>[];
  readonly count: number;
  readonly none: string;
  readonly children: ReactNode;
}) {
  const { say } = useSay('fleet');
  return (
    <section className={classes(styles.sheet, 'sheet')} aria-label={name} tabIndex={0}>
      {count === 0 ? (
        <p className={styles.nothing}>{none}</p>
      ) : (
        <table className={styles.rows}>
          <thead>
            <tr>
              {columns.map((word) => (
                <th key={word} scope="col">
                  {say(word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
      {count < mostRows ? null : (
        <p className={classes(styles.nothing, 'note')}>{say('newest', { count: mostRows })}</p>
      )}
    </section>
  );
}

const stepText = ({ currentStep, totalSteps, stepTitle }: FleetRun, say: Say<'fleet'>): string =>
  currentStep === 0 ? '' : say('stepOf', { step: currentStep, total: totalSteps, title: stepTitle });

/** Its own run is read here, with all that there is of it; one of another engine there. */
function RunName({ row: { engine, run }, me }: { readonly row: FleetRunRow; readonly me: string }) {
  const words = (
    <>
      <b>{run.sop}</b> <small className={classes(styles.mono, 'code')}>{run.runId}</small>
    </>
  );
  return engine === me ? <a href={hrefOf('runs', run.runId)}>{words}</a> : words;
}

export function FleetRuns({
  rows,
  me,
  now,
}: {
  readonly rows: readonly FleetRunRow[];
  readonly me: string;
  readonly now: number;
}) {
  const { say, language } = useSay('fleet');
  const { say: events } = useSay('events');
  const told = useTold();
  return (
    <Rows
      name={say('runs')}
      columns={['columnTime', 'columnEngine', 'columnProcedure', 'columnState', 'columnStep', 'columnSource']}
      count={rows.length}
      none={say('noRuns')}
    >
      {rows.map((row) => {
        const { engine, run } = row;
        return (
          <tr key={`${engine} ${run.runId}`}>
            <td className="t">{momentText(run.startedAt, now, language)}</td>
            <td>{engine}</td>
            <td>
              <RunName row={row} me={me} />
            </td>
            <td className={toneOf[run.status]} title={run.reason === null ? undefined : told(run.reason)}>
              {say(statusWord[run.status])}
              {run.reason === null ? null : <small>{told(run.reason)}</small>}
            </td>
            <td title={run.stepTitle}>{stepText(run, say)}</td>
            <td className="m" title={run.topic ?? undefined}>
              {sourcePhrase(run.source, events)}
              {run.topic === null ? null : (
                <small className={classes(styles.mono, 'code')}>{run.topic}</small>
              )}
            </td>
          </tr>
        );
      })}
    </Rows>
  );
}

export function FleetApprovals({
  rows,
  view,
  now,
}: {
  readonly rows: readonly FleetRunRow[];
  readonly view: FleetView;
  readonly now: number;
}) {
  const { say, language } = useSay('fleet');
  const silent = new Set(view.engines.filter(({ state }) => state !== 'here').map(({ name }) => name));
  return (
    <Rows
      name={say('approvals')}
      columns={[
        'columnTime',
        'columnEngine',
        'columnProcedure',
        'columnStep',
        'columnWaiting',
        'columnWhere',
      ]}
      count={rows.length}
      none={say('noApprovals')}
    >
      {rows.map((row) => {
        const { engine, run } = row;
        return (
          <tr key={`${engine} ${run.runId}`}>
            <td className="t">{momentText(run.startedAt, now, language)}</td>
            <td>{engine}</td>
            <td>
              <RunName row={row} me={view.me} />
            </td>
            <td title={run.stepTitle}>{stepText(run, say)}</td>
            <td className="t">
              {run.waitingSince === null
                ? ''
                : say('waitsFor', { time: durationText(Math.max(0, now - run.waitingSince), language) })}
            </td>
            <td>
              {engine === view.me ? (
                <a className="link sig" href={hrefOf('approvals', run.runId)}>
                  {say('decideHere')}
                </a>
              ) : (
                <span className={silent.has(engine) ? 'bad' : undefined}>
                  {say(silent.has(engine) ? 'askedAtSilent' : 'askedAt', { engine })}
                  {silent.has(engine) ? null : (
                    <button
                      type="button"
                      className="link sig"
                      aria-label={say('lookAtRun', { engine, sop: run.sop })}
                      onClick={() => void lookAt(engine, run.runId)}
                    >
                      {say('look')}
                    </button>
                  )}
                </span>
              )}
            </td>
          </tr>
        );
      })}
    </Rows>
  );
}

const resultWord: Readonly<Record<string, Word<'fleet'>>> = {
  started: 'resultStarted',
  queued: 'resultQueued',
  skipped: 'resultSkipped',
  heard: 'resultHeard',
};

const mostPayload = 200;

export function FleetEvents({ rows, now }: { readonly rows: readonly FleetEvent[]; readonly now: number }) {
  const { say, language } = useSay('fleet');
  const { say: events } = useSay('events');
  return (
    <Rows
      name={say('events')}
      columns={[
        'columnTime',
        'columnEngine',
        'columnSource',
        'columnPlace',
        'columnPayload',
        'columnOutcome',
      ]}
      count={rows.length}
      none={say('noEvents')}
    >
      {rows.map(({ engine, at, source, topic, payload, count, rows: made }, index) => (
        <tr key={`${engine} ${String(at)} ${String(index)}`}>
          <td className="t">{momentText(at, now, language)}</td>
          <td>{engine}</td>
          <td>{sourcePhrase(source, events)}</td>
          <td className="code" title={topic ?? undefined}>
            {topic ?? ''}
          </td>
          <td className={payload === null ? 'm' : 'code m'} title={payload ?? undefined}>
            {payload === null ? say('noPayload') : payload.slice(0, mostPayload)}
            {count > 1 ? ` ${say('times', { count })}` : ''}
          </td>
          <td className={made.some(({ result }) => result === 'started') ? 'ink' : 'm'}>
            {made.length === 0
              ? say('resultNothing')
              : made
                  .map(({ sop, result }) => {
                    const word = resultWord[result];
                    return word === undefined ? `${sop} ${result}` : say(word, { sop });
                  })
                  .join(', ')}
          </td>
        </tr>
      ))}
    </Rows>
  );
}
