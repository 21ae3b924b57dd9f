import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { EventSource } from '../../../shared/sop';
import { EventOutcome, type LedgerRow } from '../../../shared/status';
import { Button } from '../../components/button';
import { EmptySheet } from '../../components/empty-sheet';
import { FilterMenu } from '../../components/filter-menu';
import { PageHead } from '../../components/page-head';
import { ProblemNote } from '../../components/problem-note';
import { durationText } from '../../components/time-format';
import { useNow } from '../../components/use-now';
import { useTold } from '../../i18n/use-told';
import { useApp } from '../app/app-store';
import type { PageProps } from '../app/route';
import { daysAgo } from '../runs/measured-time';
import { EventLedger } from './event-ledger';
import { sourcePhrase } from './event-phrases';
import { linesOf } from './events-state';
import { chooseEvents, everyEvent, loadNewest, useEvents, useEventsFeed } from './events-store';
import { TestDialog } from './test-dialog';
import { isTestable, type TestDraft } from './test-plan';
import { useSay, type EventWord } from './use-say';
import './events.css';

const emptyDraft: TestDraft = { source: 'mqtt', place: '', payload: '' };

/** Every event that was seen, and for each procedure why it started or did not. */
export function EventsPage({ id }: PageProps) {
  useEventsFeed();
  const told = useTold();
  const { say } = useSay();
  const { list, listed, filter, problem, today } = useEvents();
  const [draft, setDraft] = useState<TestDraft | null>(null);
  const now = useNow(10_000);
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const lines = useMemo(() => linesOf(list.rows, (at) => daysAgo(at, midnight)), [list.rows, midnight]);
  const useInTest = ({ source, topic, payload }: LedgerRow): void => {
    if (isTestable(source)) setDraft({ source, place: topic ?? '', payload: payload ?? '' });
  };
  const filtered = filter.sop !== null || filter.source !== null || filter.outcome !== null;
  return (
    <main className="page" id="page">
      <PageHead title={say('events')} sub={<Filters />}>
        <BacklogLine now={now} />
        <span className="sub t event-today">{today === null ? null : say('today', { count: today })}</span>
        <Button
          icon={Send}
          onClick={() => {
            setDraft(emptyDraft);
          }}
        >
          {say('send')}
        </Button>
      </PageHead>
      <div className="desk one-row">
        {problem === null ? null : (
          <ProblemNote
            message={say('listFailed', { message: told(problem.message) })}
            remedy={problem.remedy}
            action={
              <Button size="sm" onClick={() => void loadNewest()}>
                {say('tryAgain')}
              </Button>
            }
          />
        )}
        {lines.length > 0 ? (
          <EventLedger lines={lines} openKey={id} now={now} onTest={useInTest} />
        ) : !listed ? (
          problem === null ? (
            <p className="sub" role="status">
              {say('loadingList')}
            </p>
          ) : null
        ) : filtered ? (
          <EmptySheet
            title={say('emptyFilterTitle')}
            text={say('emptyFilterText')}
            actions={
              <Button
                size="lg"
                onClick={() => {
                  chooseEvents(everyEvent);
                }}
              >
                {say('clearFilter')}
              </Button>
            }
          />
        ) : (
          <EmptySheet
            title={say('emptyTitle')}
            text={say('emptyText')}
            note={say('emptyNote')}
            actions={
              <Button
                look="key"
                size="lg"
                icon={Send}
                onClick={() => {
                  setDraft(emptyDraft);
                }}
              >
                {say('send')}
              </Button>
            }
          />
        )}
      </div>
      {draft === null ? null : (
        <TestDialog
          first={draft}
          onClose={() => {
            setDraft(null);
          }}
        />
      )}
    </main>
  );
}

/** How many events wait for a place, and for how long. */
function BacklogLine({ now }: { readonly now: number }) {
  const { say, language } = useSay();
  const backlog = useApp((state) => state.status?.backlog);
  if (backlog === undefined) return null;
  const { count, oldestAt } = backlog;
  return (
    <span className="sub event-backlog" role="status">
      {say('backlog', { count, since: durationText(Math.max(0, now - oldestAt), language) })}
    </span>
  );
}

const outcomeWord: Record<EventOutcome, EventWord> = {
  started: 'outcomeStarted',
  queued: 'outcomeQueued',
  skipped: 'outcomeSkipped',
  condition: 'outcomeCondition',
  nothing: 'outcomeNothing',
};

function Filters() {
  const { say } = useSay();
  const filter = useEvents((state) => state.filter);
  const sops = useApp((state) => state.sops);
  return (
    <span className="filters">
      <FilterMenu
        name={say('filterSop')}
        all={say('filterAll')}
        value={filter.sop ?? ''}
        choices={sops.map(({ name }) => ({ value: name, label: name }))}
        onChoose={(value) => {
          chooseEvents({ sop: value === '' ? null : value });
        }}
      />
      <FilterMenu
        name={say('filterOutcome')}
        all={say('filterAll')}
        value={filter.outcome ?? ''}
        choices={EventOutcome.options.map((value) => ({ value, label: say(outcomeWord[value]) }))}
        onChoose={(value) => {
          chooseEvents({ outcome: EventOutcome.safeParse(value).data ?? null });
        }}
      />
      <FilterMenu
        name={say('filterSource')}
        all={say('filterAll')}
        value={filter.source ?? ''}
        choices={EventSource.options.map((value) => ({ value, label: sourcePhrase(value, say) }))}
        onChoose={(value) => {
          chooseEvents({ source: EventSource.safeParse(value).data ?? null });
        }}
      />
    </span>
  );
}
