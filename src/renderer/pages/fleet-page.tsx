import { useState } from 'react';
import type { FleetOrder, FleetView } from '../../shared/fleet';
import { RunStatus } from '../../shared/run';
import { Button } from '../kit/button';
import { FilterBar, FilterMenu } from '../kit/filter-menu';
import { PageHead } from '../kit/page-head';
import { ProblemNote } from '../kit/problem-note';
import { momentText } from '../kit/time-format';
import { useNow } from '../kit/use-now';
import { useTold } from '../i18n/use-told';
import { useApp } from '../entities/engine/app-store';
import { hrefOf, type PageProps } from '../entities/window/route';
import { ConnectForm } from '../features/fleet/connect-form';
import { useDecision } from '../features/fleet/decision-store';
import { EnginesTable } from '../features/fleet/engines-table';
import { FleetApprovals, FleetEvents, FleetRuns, statusWord } from '../features/fleet/fleet-rows';
import {
  choose,
  fleetParts,
  isFleetPart,
  loadView,
  useFleet,
  useFleetFeed,
  type FleetPart,
} from '../features/fleet/fleet-store';
import { GivenList } from '../features/fleet/given-list';
import { OrderDialog } from '../features/fleet/order-dialog';
import { LastOrder } from '../features/fleet/order-results';
import { useSay } from '../i18n/use-say';
import { classes } from '../kit/classes';
import styles from '../features/fleet/fleet.module.css';
import { FleetDecision } from './fleet-decision';

/** Every engine that shares the database: how each is, and what all of them do. */
export function FleetPage({ id }: PageProps) {
  const part: FleetPart = isFleetPart(id) ? id : 'engines';
  useFleetFeed(part);
  const { say } = useSay('fleet');
  const view = useFleet((state) => state.view);
  const problem = useFleet((state) => state.problem);
  const now = useNow(5_000);
  const [order, setOrder] = useState<FleetOrder['kind'] | null>(null);
  const isCardOpen = useDecision(({ of }) => part === 'approvals' && of !== null);
  const isAlone = problem?.code === 'fleet.none';
  return (
    <main className="page" data-part="page" id="page">
      <PageHead title={say('fleet')} sub={view === null ? null : <Parts part={part} />}>
        {view === null ? null : (
          <>
            <Button
              onClick={() => {
                setOrder('resume');
              }}
            >
              {say('resumeAll')}
            </Button>
            <Button
              className="danger"
              onClick={() => {
                setOrder('stop');
              }}
            >
              {say('stopAll')}
            </Button>
          </>
        )}
      </PageHead>
      <div className={classes(styles.desk, styles.columns, 'desk one-row')}>
        {isAlone ? (
          <ConnectForm />
        ) : (
          <>
            <div className={styles.notes}>
              {problem === null ? null : (
                <ProblemNote
                  message={problem.message}
                  remedy={problem.remedy}
                  action={
                    <Button size="sm" onClick={() => void loadView()}>
                      {say('tryAgain')}
                    </Button>
                  }
                />
              )}
              {view === null ? null : (
                <>
                  <AwayNote view={view} now={now} />
                  <LastOrder view={view} now={now} />
                  {part === 'engines' || isCardOpen ? null : <Filters part={part} view={view} />}
                </>
              )}
            </div>
            {view === null ? (
              problem === null ? (
                <p className="sub" role="status">
                  {say('reading')}
                </p>
              ) : null
            ) : (
              <Shown part={part} view={view} now={now} />
            )}
          </>
        )}
      </div>
      {order === null ? null : (
        <OrderDialog
          kind={order}
          onClose={() => {
            setOrder(null);
          }}
        />
      )}
    </main>
  );
}

/** The parts of the page, as links that an address leads to. */
function Parts({ part }: { readonly part: FleetPart }) {
  const { say } = useSay('fleet');
  return (
    <nav className={styles.parts} aria-label={say('fleet')}>
      {fleetParts.map((each) => (
        <a key={each} href={hrefOf('fleet', each)} aria-current={each === part ? 'page' : undefined}>
          {say(each)}
        </a>
      ))}
    </nav>
  );
}

/** That the database is away: since when, why, what is still true, and what this engine does meanwhile. */
function AwayNote({
  view: { address, asOf, away },
  now,
}: {
  readonly view: FleetView;
  readonly now: number;
}) {
  const { say, language } = useSay('fleet');
  const told = useTold();
  const held = useApp((state) => state.status?.fleet?.held ?? false);
  if (away === null) return null;
  const why = told(away.message);
  const parts = [
    asOf === null ? say('awayNothing') : say('awayAsOf', { time: momentText(asOf, now, language) }),
    say(held ? 'heldHere' : 'ownHere'),
    told(away.remedy),
  ];
  return (
    <ProblemNote
      tone={away.isRefused ? 'bad' : 'warn'}
      message={
        away.isRefused
          ? say('refusedNote', { why })
          : say('awayNote', { address, why, time: momentText(away.since, now, language) })
      }
      remedy={parts.filter((text) => text !== '').join(' ')}
    />
  );
}

function Filters({ part, view }: { readonly part: FleetPart; readonly view: FleetView }) {
  const { say } = useSay('fleet');
  const { engine, status } = useFleet();
  return (
    <FilterBar>
      <FilterMenu
        name={say('filterEngine')}
        all={say('filterAll')}
        value={engine ?? ''}
        choices={view.engines.map(({ name }) => ({ value: name, label: name }))}
        onChoose={(value) => {
          choose({ engine: value === '' ? null : value }, part);
        }}
      />
      {part === 'runs' ? (
        <FilterMenu
          name={say('filterStatus')}
          all={say('filterAll')}
          value={status ?? ''}
          choices={RunStatus.options.map((value) => ({ value, label: say(statusWord[value]) }))}
          onChoose={(value) => {
            choose({ status: RunStatus.safeParse(value).data ?? null }, part);
          }}
        />
      ) : null}
    </FilterBar>
  );
}

function Shown({
  part,
  view,
  now,
}: {
  readonly part: FleetPart;
  readonly view: FleetView;
  readonly now: number;
}) {
  const { say } = useSay('fleet');
  const { approvals, events, listProblem, runs } = useFleet();
  const { of, given } = useDecision();
  if (part === 'engines') return <EnginesTable view={view} now={now} />;
  if (part === 'approvals' && of !== null) return <FleetDecision of={of} />;
  if (listProblem !== null)
    return (
      <div>
        <ProblemNote
          tone="warn"
          message={view.away === null ? listProblem.message : say('needsDatabase')}
          remedy={view.away === null ? listProblem.remedy : null}
        />
      </div>
    );
  const read = { runs, approvals, events }[part];
  if (read === null)
    return (
      <p className="sub" role="status">
        {say('reading')}
      </p>
    );
  if (part === 'runs') return <FleetRuns rows={runs ?? []} me={view.me} now={now} />;
  if (part === 'approvals')
    return (
      <div className={styles.waiting}>
        <FleetApprovals rows={approvals ?? []} view={view} now={now} />
        <GivenList given={given} now={now} />
      </div>
    );
  return <FleetEvents rows={events ?? []} now={now} />;
}
