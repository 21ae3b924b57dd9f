import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { placeKey } from '../../shared/config-desk';
import { keyText } from '../../shared/config-keys';
import { Button } from '../kit/button';
import { Icon } from '../kit/icons';
import { PageHead } from '../kit/page-head';
import { ProblemNote } from '../kit/problem-note';
import { Segments } from '../kit/segments';
import { clockTime } from '../kit/time-format';
import { useTold } from '../i18n/use-told';
import { go, hrefOf, type PageProps } from '../entities/window/route';
import { AboutPart } from '../features/settings/about-part';
import { AppearancePart } from '../features/settings/appearance-part';
import { DataPart } from '../features/settings/data-part';
import { SearchResults } from '../features/settings/settings-search';
import { SearchField } from '../kit/search-field';
import { ConfigForm } from '../features/settings/config-form';
import { ConfigText } from '../features/settings/config-text';
import { LogsPart } from '../features/settings/logs-part';
import {
  blocksOf,
  groupOf,
  groups,
  isPart,
  otherPages,
  type Group,
  type SettingsPart,
} from '../entities/settings/settings-state';
import { loadConfig, useConfigFeed, useSettings } from '../entities/settings/settings-store';
import { heldBack } from '../entities/settings/unsaved-rows';
import { useSay } from '../i18n/use-say';
import { classes } from '../kit/classes';
import styles from '../features/settings/settings.module.css';

const textPart = 'config.toml';
const isGroup = (part: SettingsPart): part is Group => Object.hasOwn(groups, part);

/** Every key of config.toml as a form or as its text, and what else can be set. */
export function SettingsPage({ id }: PageProps) {
  useConfigFeed();
  const { say, language } = useSay('settings');
  const view = useSettings((state) => state.view);
  const unsaved = useSettings((state) => state.draft !== null);
  const asText = id === textPart;
  const part = isPart(id) ? id : 'general';
  const labelId = useId();
  // A link to a part, from the palette or a page, ends the search.
  const [search, setSearch] = useState({ on: id, query: '' });
  const query = search.on === id ? search.query : '';
  const setQuery = (next: string): void => {
    setSearch({ on: id, query: next });
  };
  const searching = query.trim() !== '' && view !== null;
  return (
    <main className="page" data-part="page" id="page">
      <PageHead
        title={say('settings')}
        sub={view === null ? null : say('readAt', { time: clockTime(view.readAt, language) })}
      >
        <span className="sr" id={labelId}>
          {say('view')}
        </span>
        <Segments
          name="settings-view"
          labelledBy={labelId}
          value={asText ? 'text' : 'form'}
          options={[
            { value: 'form', label: say('form') },
            { value: 'text', label: say('text'), mark: unsaved ? say('unsaved') : undefined },
          ]}
          onChange={(next) => {
            useSettings.setState({ jump: null });
            go('settings', next === 'text' ? textPart : 'general');
          }}
        />
      </PageHead>
      {asText ? (
        <div className={classes(styles.desk, 'desk')}>
          {view === null ? <Waiting /> : <ConfigText view={view} />}
        </div>
      ) : (
        <div className={classes(styles.desk, styles.columns, 'desk')}>
          <div className={styles.side}>
            <SearchField name={say('search')} query={query} onQuery={setQuery} />
            <Parts
              shown={searching ? null : part}
              onChoose={() => {
                setQuery('');
              }}
            />
          </div>
          {searching ? (
            <SearchResults
              query={query}
              view={view}
              onLeave={() => {
                setQuery('');
              }}
            />
          ) : isGroup(part) ? (
            view === null ? (
              <Waiting />
            ) : (
              <ConfigForm key={part} group={part} view={view} />
            )
          ) : part === 'appearance' ? (
            <AppearancePart />
          ) : part === 'data' ? (
            <DataPart />
          ) : part === 'logs' ? (
            <LogsPart />
          ) : (
            <AboutPart />
          )}
        </div>
      )}
    </main>
  );
}

function Waiting() {
  const told = useTold();
  const { say } = useSay('settings');
  const problem = useSettings((state) => state.problem);
  if (problem === null)
    return (
      <p className="sub" role="status">
        {say('reading')}
      </p>
    );
  return (
    <ProblemNote
      message={say('readFailed', { message: told(problem.message) })}
      remedy={problem.remedy}
      action={
        <Button size="sm" onClick={() => void loadConfig()}>
          {say('tryAgain')}
        </Button>
      }
    />
  );
}

function Parts({ shown, onChoose }: { readonly shown: SettingsPart | null; readonly onChoose: () => void }) {
  const { say } = useSay('settings');
  const view = useSettings((state) => state.view);
  const held = heldBack(useSettings((state) => state.rows));
  const errors = (view?.diagnostics ?? []).flatMap(({ severity, key }) =>
    severity === 'error' && key !== null ? [key] : [],
  );
  const wrongIn = (group: Group): number => {
    const shownRows =
      held.length === 0 || view === null ? [] : blocksOf(group, view).flatMap(({ rows }) => rows);
    const own = shownRows
      .filter(({ place }) => held.includes(placeKey(place)))
      .map(({ place }) => keyText(place));
    return new Set([...errors.filter((key) => groupOf(key) === group), ...own]).size;
  };
  return (
    <nav className={styles.parts} aria-label={say('parts')}>
      {[...(Object.keys(groups) as Group[]), null, ...otherPages].map((part) => {
        if (part === null) return <hr key="rule" />;
        const count = isGroup(part) ? wrongIn(part) : 0;
        return (
          <a
            key={part}
            href={hrefOf('settings', part)}
            onClick={onChoose}
            aria-current={part === shown ? 'page' : undefined}
          >
            {say(part)}
            {count === 0 ? null : (
              <span
                className={classes(styles.bad, styles.partsErrors, 'bad')}
                aria-label={say('errors', { count })}
                role="img"
              >
                <Icon of={CircleAlert} size={14} /> {count}
              </span>
            )}
          </a>
        );
      })}
    </nav>
  );
}
