import { FileInput, Plus, Search } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState, type ChangeEvent } from 'react';
import type { MemoryEntry, MemoryImported } from '../../shared/memory';
import { Button } from '../kit/button';
import { chosenText } from '../kit/chosen-file';
import { EmptySheet } from '../kit/empty-sheet';
import { FilterMenu } from '../kit/filter-menu';
import { Icon } from '../kit/icons';
import { PageHead } from '../kit/page-head';
import { ProblemNote } from '../kit/problem-note';
import type { PageProps } from '../entities/window/route';
import { EntryDialog } from '../features/memory/entry-dialog';
import { ForgetDialog } from '../features/memory/forget-dialog';
import { MemoryLedger } from '../features/memory/memory-ledger';
import { kindPhrase, scopePhrase } from '../features/memory/memory-phrases';
import {
  choicesOf,
  countOf,
  forgettable,
  isEmpty,
  isSearch,
  recordsOf,
} from '../features/memory/memory-state';
import { exportMemory, importMemory, useMemory, useMemoryFeed } from '../features/memory/memory-store';
import { useSay } from '../i18n/use-say';
import { classes } from '../kit/classes';
import styles from '../features/memory/memory.module.css';
import filterMenu from '../kit/filter-menu.module.css';

type Over =
  | { readonly kind: 'entry'; readonly entry: MemoryEntry | null }
  | { readonly kind: 'forget'; readonly entries: readonly MemoryEntry[] };

/** What is remembered: to be searched, read, written, forgotten, and carried elsewhere. */
export function MemoryPage(_props: PageProps) {
  useMemoryFeed();
  const { say } = useSay('memory');
  const overview = useMemory((state) => state.overview);
  const list = useMemory((state) => state.list);
  const problem = useMemory((state) => state.problem);
  const [over, setOver] = useState<Over | null>(null);
  const write = (): void => {
    setOver({ kind: 'entry', entry: null });
  };
  const backends = {
    sqlite: say('backendSqlite'),
    markdown: say('backendMarkdown'),
    none: say('backendNone'),
  };
  return (
    <main className="page" data-part="page" id="page">
      <PageHead
        title={say('memory')}
        sub={
          overview === null
            ? null
            : overview.backend === 'none'
              ? backends.none
              : `${say('entries', { count: countOf(overview) })}, ${backends[overview.backend]}`
        }
      />
      <div className="desk one-row">
        {problem === null ? null : (
          <ProblemNote
            message={say('readFailed', { message: problem.message })}
            remedy={problem.remedy}
            action={
              <Button size="sm" onClick={() => void useMemory.getState().refresh()}>
                {say('tryAgain')}
              </Button>
            }
          />
        )}
        {overview?.backend === 'none' ? (
          <EmptySheet title={say('noneTitle')} text={say('noneText')} />
        ) : overview !== null && isEmpty(overview, list.question) ? (
          <EmptySheet
            title={say('emptyTitle')}
            text={say('emptyText')}
            note={say('emptyNote')}
            actions={
              <>
                <Button look="key" size="lg" icon={Plus} onClick={write}>
                  {say('writeDown')}
                </Button>
                <ImportButton large />
                <RecordsButton count={recordsOf(overview)} />
              </>
            }
          />
        ) : (
          <section className={classes(styles.ledger, 'sheet')} data-part="sheet" aria-label={say('memory')}>
            <SearchRow />
            <MemoryLedger
              onOpen={(entry) => {
                setOver({ kind: 'entry', entry });
              }}
              onForget={(entry) => {
                setOver({ kind: 'forget', entries: [entry] });
              }}
            />
            <Foot
              onWrite={write}
              onForgetFound={() => {
                setOver({ kind: 'forget', entries: forgettable(list) });
              }}
            />
          </section>
        )}
      </div>
      {over?.kind === 'entry' ? (
        <EntryDialog
          entry={over.entry}
          onClose={() => {
            setOver(null);
          }}
        />
      ) : null}
      {over?.kind === 'forget' ? (
        <ForgetDialog
          entries={over.entries}
          onClose={() => {
            setOver(null);
          }}
        />
      ) : null}
    </main>
  );
}

/** What runs wrote is no memory, and is there to be read. */
function RecordsButton({ count }: { readonly count: number }) {
  const { say } = useSay('memory');
  const look = useMemory((state) => state.look);
  return count === 0 ? null : (
    <Button
      look="bare"
      size="lg"
      onClick={() => {
        look({ category: 'sop', scope: null });
      }}
    >
      {say('showRecords', { count })}
    </Button>
  );
}

function SearchRow() {
  const { say } = useSay('memory');
  const overview = useMemory((state) => state.overview);
  const { question, total, more } = useMemory((state) => state.list);
  const look = useMemory((state) => state.look);
  const found =
    total === null || !isSearch(question)
      ? null
      : more
        ? say('foundMore', { count: total })
        : say('found', { count: total });
  const kinds =
    overview === null
      ? []
      : choicesOf(overview, 'category').map((value) => ({ value, label: kindPhrase(value, say) }));
  const scopes =
    overview === null
      ? []
      : choicesOf(overview, 'scope').map((value) => ({ value, label: scopePhrase(value, say) }));
  return (
    <div className={styles.search}>
      <label className={styles.field}>
        <Icon of={Search} />
        <input
          type="search"
          value={question.query}
          aria-label={say('search')}
          placeholder={say('search')}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          onChange={(event) => {
            look({ query: event.target.value });
          }}
        />
        <span className={classes(styles.note, 'note t')} role="status">
          {found}
        </span>
      </label>
      <FilterMenu
        name={say('filterKind')}
        all={say('filterAll')}
        value={question.category ?? ''}
        choices={kinds}
        onChoose={(value) => {
          look({ category: value === '' ? null : value });
        }}
      />
      <FilterMenu
        name={say('filterScope')}
        all={say('filterAll')}
        value={question.scope ?? ''}
        choices={scopes}
        onChoose={(value) => {
          look({ scope: value === '' ? null : value });
        }}
      />
    </div>
  );
}

function Foot({
  onWrite,
  onForgetFound,
}: {
  readonly onWrite: () => void;
  readonly onForgetFound: () => void;
}) {
  const { say } = useSay('memory');
  const list = useMemory((state) => state.list);
  return (
    <div className={styles.foot} data-part="foot">
      <Button icon={Plus} onClick={onWrite}>
        {say('writeDown')}
      </Button>
      <ExportMenu />
      <ImportButton />
      {isSearch(list.question) && forgettable(list).length > 0 ? (
        <Button look="bare" onClick={onForgetFound}>
          {say('forgetFound')}
        </Button>
      ) : null}
      <span className={classes(styles.note, 'note')}>{say('footNote')}</span>
    </div>
  );
}

function ExportMenu() {
  const { say } = useSay('memory');
  const save = (format: 'markdown' | 'json'): void => {
    void exportMemory(format).then((problem) => {
      if (problem !== null) useMemory.setState({ problem });
    });
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button look="bare">{say('export')}</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className={filterMenu.menu} align="start" sideOffset={4}>
        <DropdownMenu.Item
          onSelect={() => {
            save('markdown');
          }}
        >
          {say('exportMarkdown')}
        </DropdownMenu.Item>
        <DropdownMenu.Item
          onSelect={() => {
            save('json');
          }}
        >
          {say('exportJson')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** Opens the window's own chooser of files; says what came of it beside it. */
function ImportButton({ large = false }: { readonly large?: boolean }) {
  const { say } = useSay('memory');
  const chooser = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<MemoryImported | null>(null);
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file === undefined) return;
    void chosenText(file)
      .then((text) => (text.ok ? importMemory(text.value) : text))
      .then((answer) => {
        if (answer.ok) setOutcome(answer.value);
        else useMemory.setState({ problem: answer.error });
      });
  };
  return (
    <>
      <input ref={chooser} type="file" accept=".md,.json" hidden onChange={take} />
      <Button
        look={large ? 'plain' : 'bare'}
        size={large ? 'lg' : 'md'}
        icon={large ? FileInput : undefined}
        onClick={() => {
          chooser.current?.click();
        }}
      >
        {say('import')}
      </Button>
      {outcome === null ? null : (
        <span className={styles.outcome} role="status">
          {say(outcome.refused > 0 ? 'importedRefused' : 'imported', { ...outcome })}{' '}
          <button
            type="button"
            className="link"
            onClick={() => {
              setOutcome(null);
            }}
          >
            {say('dismiss')}
          </button>
        </span>
      )}
    </>
  );
}
