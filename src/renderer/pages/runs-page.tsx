import { FolderOpen } from 'lucide-react';
import { useMemo, useState } from 'react';
import { RunStatus } from '../../shared/run';
import { EventSource } from '../../shared/sop';
import { ask } from '../bridge/bridge';
import { Button } from '../kit/button';
import { Dialog, DialogActions } from '../kit/dialog';
import { EmptySheet } from '../kit/empty-sheet';
import { PageHead } from '../kit/page-head';
import { ProblemNote } from '../kit/problem-note';
import { useTold } from '../i18n/use-told';
import { useNow } from '../kit/use-now';
import { useApp } from '../entities/engine/app-store';
import { go, type PageProps } from '../entities/window/route';
import { FilterBar, FilterMenu } from '../kit/filter-menu';
import { daysAgo } from '../entities/run/measured-time';
import { RunLedger } from '../features/runs/run-ledger';
import { RunPage } from './run-page';
import { sourceWord, statusWord } from '../features/runs/run-phrases';
import { byDay, byUrgency, noFilter, type RunFilter } from '../features/runs/run-list';
import { useRuns, useRunsFeed } from '../features/runs/runs-store';
import { useSay } from '../i18n/use-say';
import { VerifyButton } from '../features/runs/verify-button';
import { classes } from '../kit/classes';
import styles from '../features/runs/runs.module.css';

const filterable: readonly RunStatus[] = [
  'running',
  'waiting_approval',
  'interrupted',
  'completed',
  'failed',
  'cancelled',
];

/** The runs, or one of them. */
export function RunsPage({ id }: PageProps) {
  return (
    <main className="page" data-part="page" id="page">
      {id === null ? <AllRuns /> : <RunPage runId={id} />}
    </main>
  );
}

/** Every run: live ones on top, then by day, with filters by procedure and state. */
function AllRuns() {
  useRunsFeed();
  const { say } = useSay('runs');
  const list = useRuns((state) => state.list);
  const filter = useRuns((state) => state.filter);
  const now = useNow(1000);
  const today = new Date(now).setHours(0, 0, 0, 0);
  const live = useMemo(() => byUrgency(list.live), [list.live]);
  const days = useMemo(() => byDay(list.past, (at) => daysAgo(at, today)), [list.past, today]);
  const count = live.length + list.pastTotal;
  return (
    <>
      <PageHead title={say('runs')} sub={<Filters filter={filter} />}>
        <span className={classes(styles.count, 'sub t')}>{count === 0 ? null : say('shown', { count })}</span>
        <VerifyButton />
        <OpenFileButton />
      </PageHead>
      <div className="desk one-row">
        <Problem />
        {count === 0 ? <NoRuns filter={filter} /> : <RunLedger live={live} days={days} now={now} />}
      </div>
    </>
  );
}

/** Takes up a run that was exported, here or elsewhere, and opens it. */
function OpenFileButton() {
  const { say } = useSay('runs');
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const open = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('runs.open', {});
    setBusy(false);
    if (!answer.ok) {
      setTold({ title: 'notOpened', ...answer.error, runId: null });
      return;
    }
    if (answer.value === null) return;
    const { runId, notTaken, isOwn, events } = answer.value;
    if (isOwn) setTold({ title: 'ownFile', own: events, runId });
    else if (notTaken === null) go('runs', runId);
    else setTold({ title: 'importedNotTaken', ...notTaken, runId });
  };
  const close = (): void => {
    setTold(null);
    if (told !== null && told.runId !== null) go('runs', told.runId);
  };
  return (
    <>
      <Button icon={FolderOpen} busy={busy ? say('opening') : null} onClick={() => void open()}>
        {say('openFile')}
      </Button>
      {told === null ? null : (
        <Dialog open onClose={close} title={say(told.title)} role="alertdialog">
          {told.title === 'ownFile' ? (
            <p>{say('ownFileMeans', { count: told.own })}</p>
          ) : (
            <ProblemNote message={told.message} remedy={told.remedy} />
          )}
          <DialogActions>
            <Button look="key" onClick={close}>
              {say(told.title === 'ownFile' ? 'openOwn' : 'close')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

/** What there is to say after a file was chosen; `runId`: of the run that opens all the same. */
type Told =
  | {
      readonly title: 'notOpened' | 'importedNotTaken';
      readonly message: string;
      readonly remedy?: string | null | undefined;
      readonly runId: string | null;
    }
  /** `own`: how many events of it the file has. */
  | { readonly title: 'ownFile'; readonly own: number; readonly runId: string };

function Filters({ filter }: { readonly filter: RunFilter }) {
  const { say } = useSay('runs');
  const list = useRuns((state) => state.list);
  const choose = useRuns((state) => state.choose);
  const sops = useApp((state) => state.sops);
  const deciders = useRuns((state) => state.deciders);
  // Also procedures that are gone, as far as their runs are in the list.
  const names = useMemo(
    () =>
      [
        ...new Set([
          ...sops.map(({ name }) => name),
          ...list.live.map(({ sop }) => sop),
          ...list.past.map(({ sop }) => sop),
        ]),
      ].sort(),
    [sops, list.live, list.past],
  );
  return (
    <FilterBar>
      <FilterMenu
        name={say('filterSop')}
        all={say('filterAll')}
        value={filter.sop ?? ''}
        choices={names.map((name) => ({ value: name, label: name }))}
        onChoose={(value) => {
          choose({ sop: value === '' ? null : value });
        }}
      />
      <FilterMenu
        name={say('filterStatus')}
        all={say('filterAll')}
        value={filter.status ?? ''}
        choices={filterable.map((status) => ({ value: status, label: say(statusWord[status]) }))}
        onChoose={(value) => {
          choose({ status: RunStatus.safeParse(value).data ?? null });
        }}
      />
      <FilterMenu
        name={say('filterSource')}
        all={say('filterAnything')}
        value={filter.source ?? ''}
        choices={EventSource.options.map((source) => ({ value: source, label: say(sourceWord[source]) }))}
        onChoose={(value) => {
          choose({ source: EventSource.safeParse(value).data ?? null });
        }}
      />
      <FilterMenu
        name={say('filterDecidedBy')}
        all={say('filterAnybody')}
        value={filter.decidedBy ?? ''}
        choices={deciders.map((name) => ({ value: name, label: name }))}
        onChoose={(value) => {
          choose({ decidedBy: value === '' ? null : value });
        }}
      />
      <FilterMenu
        name={say('filterSince')}
        all={say('filterEver')}
        value={filter.days === null ? '' : String(filter.days)}
        choices={(
          [
            [0, 'sinceDay'],
            [7, 'sinceWeek'],
            [30, 'sinceMonth'],
          ] as const
        ).map(([days, word]) => ({ value: String(days), label: say(word) }))}
        onChoose={(value) => {
          choose({ days: value === '' ? null : Number(value) });
        }}
      />
    </FilterBar>
  );
}

function Problem() {
  const { say } = useSay('runs');
  const told = useTold();
  const problem = useRuns((state) => state.listProblem);
  const loadList = useRuns((state) => state.loadList);
  if (problem === null) return null;
  return (
    <ProblemNote
      message={say('listFailed', { message: told(problem.message) })}
      remedy={problem.remedy}
      action={
        <Button size="sm" onClick={() => void loadList()}>
          {say('tryAgain')}
        </Button>
      }
    />
  );
}

function NoRuns({ filter }: { readonly filter: RunFilter }) {
  const { say } = useSay('runs');
  const listed = useRuns((state) => state.listed);
  if (!listed)
    return (
      <p className="sub" role="status">
        {say('loadingList')}
      </p>
    );
  if (filter !== noFilter) {
    return (
      <EmptySheet
        title={say('emptyFilterTitle')}
        text={say('emptyFilterText')}
        actions={
          <Button
            size="lg"
            onClick={() => {
              useRuns.getState().choose(noFilter);
            }}
          >
            {say('clearFilter')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptySheet
      title={say('emptyTitle')}
      text={say('emptyText')}
      note={say('emptyNote')}
      actions={
        <Button
          look="key"
          size="lg"
          onClick={() => {
            go('sops');
          }}
        >
          {say('openSops')}
        </Button>
      }
    />
  );
}
