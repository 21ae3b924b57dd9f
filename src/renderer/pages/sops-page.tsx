import { Import, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { EventSource, SopState } from '../../shared/sop';
import { Button } from '../kit/button';
import { EmptySheet } from '../kit/empty-sheet';
import { PageHead } from '../kit/page-head';
import { ProblemNote } from '../kit/problem-note';
import { useNow } from '../kit/use-now';
import { useApp } from '../entities/engine/app-store';
import { hrefOf, useRoute, type PageProps } from '../entities/window/route';
import { FilterBar, FilterMenu } from '../kit/filter-menu';
import { EditorPage } from './procedure/editor-page';
import { ImportDialog } from '../features/sops/import-dialog';
import { DraftSheet } from '../features/sops/draft/draft-sheet';
import { NewSopDialog } from '../features/sops/new-sop-dialog';
import { SopRow } from '../features/sops/sop-row';
import { arrangeSops, newestRun, type SopFilter } from '../entities/procedure/sop-row-data';
import { sourceWord } from '../entities/procedure/trigger-line';
import { useFreshSops } from '../features/sops/use-fresh-sops';
import { useSay, type Word } from '../i18n/use-say';
import { classes } from '../kit/classes';
import styles from '../features/sops/sops.module.css';

const stateWord: Record<SopState, Word<'sops'>> = {
  valid: 'valid',
  warnings: 'warning',
  errors: 'error',
  disabled: 'disabled',
};
const everything: SopFilter = { state: null, startsBy: null };

/** The procedures, one of them, or the draft of a new one. */
export function SopsPage({ id }: PageProps) {
  const { part } = useRoute();
  return (
    <main className={classes(styles.page, 'page')} data-part="page" id="page">
      {id !== null ? <EditorPage key={id} name={id} /> : part === 'draft' ? <DraftSheet /> : <AllSops />}
    </main>
  );
}

/** Every procedure: what it is for, its state, what starts it, when next, and how it went last time. */
function AllSops() {
  const { say } = useSay('sops');
  const { say: sayDraft } = useSay('draft');
  const [filter, setFilter] = useState<SopFilter>(everything);
  const sops = useApp((state) => state.sops);
  const rows = useMemo(() => arrangeSops(sops, filter), [sops, filter]);
  const [dialog, setDialog] = useState<'new' | 'import' | null>(null);
  const folder = useApp((state) => state.status?.sopsFolder ?? 'workspace/sops');
  const now = useNow(5000);
  const { asked, problem, refresh } = useFreshSops(now);
  return (
    <>
      <PageHead
        title={say('sops')}
        sub={sops.length === 0 ? undefined : <Filters filter={filter} onChoose={setFilter} />}
      >
        <Button
          icon={Import}
          onClick={() => {
            setDialog('import');
          }}
        >
          {say('import')}
        </Button>
        <Button
          look="key"
          icon={Plus}
          onClick={() => {
            setDialog('new');
          }}
        >
          {say('newSop')}
        </Button>
      </PageHead>
      {dialog === 'new' ? (
        <NewSopDialog
          onClose={() => {
            setDialog(null);
          }}
        />
      ) : null}
      {dialog === 'import' ? (
        <ImportDialog
          onClose={() => {
            setDialog(null);
          }}
        />
      ) : null}
      <div className="desk one-row">
        {problem === null ? null : (
          <ProblemNote
            message={say('listFailed', { message: problem.message })}
            remedy={problem.remedy}
            action={
              <Button size="sm" onClick={refresh}>
                {say('tryAgain')}
              </Button>
            }
          />
        )}
        {sops.length === 0 && !asked ? (
          <p className="sub" role="status">
            {say('loadingList')}
          </p>
        ) : sops.length === 0 ? (
          <EmptySheet
            title={say('emptyTitle')}
            text={say('emptyText', { folder })}
            note={say('emptyNote')}
            actions={
              <>
                <Button
                  look="key"
                  size="lg"
                  icon={Plus}
                  onClick={() => {
                    setDialog('new');
                  }}
                >
                  {say('newSop')}
                </Button>
                <a className="btn lg" data-look="plain" data-size="lg" href={hrefOf('sops', null, 'draft')}>
                  {sayDraft('fromSentence')}
                </a>
              </>
            }
          />
        ) : rows.length === 0 ? (
          <EmptySheet
            title={say('noneMatches')}
            text={say('noneMatchesText')}
            actions={
              <Button
                size="lg"
                onClick={() => {
                  setFilter(everything);
                }}
              >
                {say('showAll')}
              </Button>
            }
          />
        ) : (
          <SopList rows={rows} folder={folder} now={now} />
        )}
      </div>
    </>
  );
}

function SopList({
  rows,
  folder,
  now,
}: {
  readonly rows: ReturnType<typeof arrangeSops>;
  readonly folder: string;
  readonly now: number;
}) {
  const { say } = useSay('sops');
  const runs = useApp((state) => state.runs);
  return (
    <section className={classes(styles.ledger, 'sheet')} data-part="sheet" aria-label={say('sops')}>
      <div className={classes(styles.row, styles.headRow)} aria-hidden="true">
        <span>{say('columnProcedure')}</span>
        <span>{say('columnState')}</span>
        <span>{say('columnStarts')}</span>
        <span className={styles.next} data-part="next">
          {say('columnNext')}
        </span>
        <span>{say('columnLast')}</span>
        <span />
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <SopRow key={row.folder} row={row} last={newestRun(row, runs)} now={now} />
        ))}
      </ul>
      <p className={styles.foot}>{say('folder', { folder })}</p>
    </section>
  );
}

function Filters({
  filter,
  onChoose,
}: {
  readonly filter: SopFilter;
  readonly onChoose: (filter: SopFilter) => void;
}) {
  const { say } = useSay('sops');
  return (
    <FilterBar>
      <FilterMenu
        name={say('filterState')}
        all={say('all')}
        value={filter.state ?? ''}
        choices={SopState.options.map((state) => ({ value: state, label: say(stateWord[state]) }))}
        onChoose={(value) => {
          onChoose({ ...filter, state: SopState.safeParse(value).data ?? null });
        }}
      />
      <FilterMenu
        name={say('filterStarts')}
        all={say('anything')}
        value={filter.startsBy ?? ''}
        choices={EventSource.options.map((source) => ({ value: source, label: say(sourceWord[source]) }))}
        onChoose={(value) => {
          onChoose({ ...filter, startsBy: EventSource.safeParse(value).data ?? null });
        }}
      />
    </FilterBar>
  );
}
