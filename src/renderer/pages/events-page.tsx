import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { EventSource } from '../../shared/sop';
import { EventOutcome, type LedgerRow } from '../../shared/status';
import { Button } from '../kit/button';
import { EmptySheet } from '../kit/empty-sheet';
import { FilterBar, FilterMenu } from '../kit/filter-menu';
import { PageHead } from '../kit/page-head';
import { ProblemNote } from '../kit/problem-note';
import { durationText } from '../kit/time-format';
import { useNow } from '../kit/use-now';
import { useTold } from '../i18n/use-told';
import { useApp } from '../entities/engine/app-store';
import type { PageProps } from '../entities/window/route';
import { daysAgo } from '../entities/run/measured-time';
import { EventLedger } from '../features/events/event-ledger';
import { sourcePhrase } from '../entities/event/event-phrases';
import { linesOf } from '../entities/event/events-state';
import {
  chooseEvents,
  everyEvent,
  loadNewest,
  useEvents,
  useEventsFeed,
} from '../entities/event/events-store';
import { TestDialog } from '../entities/event/test-dialog';
import { isTestable, type TestDraft } from '../entities/event/test-plan';
import { useSay, type Word } from '../i18n/use-say';
import { classes } from '../kit/classes';
import styles from '../features/events/events.module.css';

const emptyDraft: TestDraft = { source: 'mqtt', place: '', payload: '' };

/** Every event that was seen, and for each procedure why it started or did not. */
export function EventsPage({ id }: PageProps) {
  useEventsFeed();
  const told = useTold();
  const { say } = useSay('events');
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
    <main className="page" data-part="page" id="page">
      <PageHead title={say('events')} sub={<Filters />}>
        <BacklogLine now={now} />
        <span className={classes(styles.today, 'sub t')}>
          {today === null ? null : say('today', { count: today })}
        </span>
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
  const { say, language } = useSay('events');
  const backlog = useApp((state) => state.status?.backlog);
  if (backlog === undefined) return null;
  const { count, oldestAt } = backlog;
  return (
    <span className="sub" role="status">
      {say('backlog', { count, since: durationText(Math.max(0, now - oldestAt), language) })}
    </span>
  );
}

const outcomeWord: Record<EventOutcome, Word<'events'>> = {
  started: 'outcomeStarted',
  heard: 'outcomeHeard',
  queued: 'outcomeQueued',
  skipped: 'outcomeSkipped',
  condition: 'outcomeCondition',
  nothing: 'outcomeNothing',
};

function Filters() {
  const { say } = useSay('events');
  const filter = useEvents((state) => state.filter);
  const sops = useApp((state) => state.sops);
  return (
    <FilterBar>
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
    </FilterBar>
  );
}
