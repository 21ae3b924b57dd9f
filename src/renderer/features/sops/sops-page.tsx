import { useMemo, useState } from 'react';
import { EventSource, SopState } from '../../../shared/sop';
import { Button } from '../../components/button';
import { EmptySheet } from '../../components/empty-sheet';
import { PageHead } from '../../components/page-head';
import { useNow } from '../../components/use-now';
import { useApp } from '../app/app-store';
import { FilterMenu } from '../runs/filter-menu';
import { SopRow } from './sop-row';
import { arrangeSops, newestRun, type SopFilter } from './sop-row-data';
import { sourceWord } from './trigger-line';
import { useSay, type SopWord } from './use-say';
import '../runs/runs.css';
import './sops.css';

const stateWord: Record<SopState, SopWord> = { valid: 'valid', warnings: 'warning', errors: 'error', disabled: 'disabled' };
const everything: SopFilter = { state: null, startsBy: null };

/** Every procedure: what it is for, its state, what starts it, when next, and how it went last time. */
export function SopsPage() {
  const { say } = useSay();
  const [filter, setFilter] = useState<SopFilter>(everything);
  const sops = useApp((state) => state.sops);
  const rows = useMemo(() => arrangeSops(sops, filter), [sops, filter]);
  const folder = useFolder();
  return (
    <>
      <PageHead title={say('sops')} sub={sops.length === 0 ? undefined : <Filters filter={filter} onChoose={setFilter} />} />
      <div className="desk one-row">
        {sops.length === 0 ? (
          <EmptySheet title={say('emptyTitle')} text={say('emptyText', { folder })} note={say('emptyNote')} />
        ) : rows.length === 0 ? (
          <EmptySheet title={say('noneMatches')} text={say('noneMatchesText')} actions={<Button size="lg" onClick={() => { setFilter(everything); }}>{say('showAll')}</Button>} />
        ) : (
          <SopList rows={rows} folder={folder} />
        )}
      </div>
    </>
  );
}

function useFolder(): string {
  const home = useApp((state) => state.status?.home);
  return home === undefined ? 'workspace/sops' : `${home}/workspace/sops`;
}

function SopList({ rows, folder }: { readonly rows: ReturnType<typeof arrangeSops>; readonly folder: string }) {
  const { say } = useSay();
  const runs = useApp((state) => state.runs);
  const now = useNow(5000);
  return (
    <section className="sheet sop-ledger" aria-label={say('sops')}>
      <div className="sop-row head-row" aria-hidden="true">
        <span>{say('columnProcedure')}</span>
        <span>{say('columnState')}</span>
        <span>{say('columnStarts')}</span>
        <span className="next">{say('columnNext')}</span>
        <span>{say('columnLast')}</span>
        <span />
      </div>
      <ul className="sop-rows">
        {rows.map((row) => (
          <SopRow key={row.folder} row={row} last={newestRun(row, runs)} now={now} />
        ))}
      </ul>
      <p className="sop-foot">{say('folder', { folder })}</p>
    </section>
  );
}

function Filters({ filter, onChoose }: { readonly filter: SopFilter; readonly onChoose: (filter: SopFilter) => void }) {
  const { say } = useSay();
  return (
    <span className="filters">
      <FilterMenu name={say('filterState')} all={say('all')} value={filter.state ?? ''} choices={SopState.options.map((state) => ({ value: state, label: say(stateWord[state]) }))} onChoose={(value) => { onChoose({ ...filter, state: SopState.safeParse(value).data ?? null }); }} />
      <FilterMenu name={say('filterStarts')} all={say('anything')} value={filter.startsBy ?? ''} choices={EventSource.options.map((source) => ({ value: source, label: say(sourceWord[source]) }))} onChoose={(value) => { onChoose({ ...filter, startsBy: EventSource.safeParse(value).data ?? null }); }} />
    </span>
  );
}
