import { FolderOpen } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Refusal } from '../../../shared/result';
import { RunStatus } from '../../../shared/run';
import { ask } from '../../bridge/bridge';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { EmptySheet } from '../../components/empty-sheet';
import { PageHead } from '../../components/page-head';
import { ProblemNote } from '../../components/problem-note';
import { useNow } from '../../components/use-now';
import { go, type PageProps } from '../app/route';
import { FilterMenu } from '../../components/filter-menu';
import { daysAgo } from './measured-time';
import { RunLedger } from './run-ledger';
import { RunPage } from './run-page';
import { statusWord } from './run-phrases';
import { arrangeRuns, sopNames, type RunFilter } from './runs-state';
import { useRuns, useRunsFeed } from './runs-store';
import { useSay } from './use-say';
import './runs.css';

const filterable: readonly RunStatus[] = ['running', 'waiting_approval', 'interrupted', 'completed', 'failed', 'cancelled'];

/** The runs, or one of them. */
export function RunsPage({ id }: PageProps) {
  return (
    <main className="page" id="page">
      {id === null ? <AllRuns /> : <RunPage runId={id} />}
    </main>
  );
}

/** Every run: live ones on top, then by day, with filters by procedure and state. */
function AllRuns() {
  useRunsFeed();
  const { say } = useSay();
  const summaries = useRuns((state) => state.summaries);
  const filter = useRuns((state) => state.filter);
  const now = useNow(1000);
  const today = new Date(now).setHours(0, 0, 0, 0);
  const { live, days } = useMemo(() => arrangeRuns(summaries, filter, (at) => daysAgo(at, today)), [summaries, filter, today]);
  const count = live.length + days.reduce((sum, day) => sum + day.runs.length, 0);
  return (
    <>
      <PageHead title={say('runs')} sub={<Filters filter={filter} />}>
        <OpenFileButton />
        <span className="sub t run-count">{count === 0 ? null : say('shown', { count })}</span>
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
  const { say } = useSay();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const open = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('runs.open', {});
    setBusy(false);
    if (!answer.ok) setRefusal(answer.error);
    else if (answer.value.runId !== null) go('runs', answer.value.runId);
  };
  return (
    <>
      <Button icon={FolderOpen} busy={busy ? say('opening') : null} onClick={() => void open()}>{say('openFile')}</Button>
      {refusal === null ? null : (
        <Dialog open onClose={() => { setRefusal(null); }} title={say('notOpened')} role="alertdialog">
          <ProblemNote message={refusal.message} mend={refusal.mend} />
          <DialogActions><Button look="key" onClick={() => { setRefusal(null); }}>{say('back')}</Button></DialogActions>
        </Dialog>
      )}
    </>
  );
}

function Filters({ filter }: { readonly filter: RunFilter }) {
  const { say } = useSay();
  const summaries = useRuns((state) => state.summaries);
  const chooseSop = useRuns((state) => state.chooseSop);
  const chooseStatus = useRuns((state) => state.chooseStatus);
  const names = useMemo(() => sopNames(summaries), [summaries]);
  return (
    <span className="filters">
      <FilterMenu name={say('filterSop')} all={say('filterAll')} value={filter.sop ?? ''} choices={names.map((name) => ({ value: name, label: name }))} onChoose={(value) => { chooseSop(value === '' ? null : value); }} />
      <FilterMenu
        name={say('filterStatus')}
        all={say('filterAll')}
        value={filter.status ?? ''}
        choices={filterable.map((status) => ({ value: status, label: say(statusWord[status]) }))}
        onChoose={(value) => { chooseStatus(RunStatus.safeParse(value).data ?? null); }}
      />
    </span>
  );
}

function Problem() {
  const { say } = useSay();
  const problem = useRuns((state) => state.listProblem);
  const loadList = useRuns((state) => state.loadList);
  if (problem === null) return null;
  return <ProblemNote message={say('listFailed', { message: problem.message })} mend={problem.mend} action={<Button size="sm" onClick={() => void loadList()}>{say('tryAgain')}</Button>} />;
}

function NoRuns({ filter }: { readonly filter: RunFilter }) {
  const { say } = useSay();
  const listed = useRuns((state) => state.listed);
  const anyRun = useRuns((state) => Object.keys(state.summaries).length > 0);
  const { chooseSop, chooseStatus } = useRuns.getState();
  if (!listed) return <p className="sub" role="status">{say('loadingList')}</p>;
  if (anyRun || filter.sop !== null || filter.status !== null) {
    return <EmptySheet title={say('emptyFilterTitle')} text={say('emptyFilterText')} actions={<Button size="lg" onClick={() => { chooseSop(null); chooseStatus(null); }}>{say('clearFilter')}</Button>} />;
  }
  return <EmptySheet title={say('emptyTitle')} text={say('emptyText')} note={say('emptyNote')} actions={<Button look="key" size="lg" onClick={() => { go('sops'); }}>{say('openSops')}</Button>} />;
}
