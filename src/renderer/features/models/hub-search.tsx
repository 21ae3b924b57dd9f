import { useId, useState } from 'react';
import type { HubFile, HubRepository } from '../../../shared/models';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { ProblemNote } from '../../kit/problem-note';
import { bytesText, foreseenFit } from '../../entities/model/models-state';
import { useModels } from '../../entities/model/models-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import modelStyles from '../../entities/model/model.module.css';
import styles from './models.module.css';

const tones = { fits: 'ok', tight: 'warn', will_not_load: 'bad', unknown: 'm' } as const;

/** Looks for models at the hub; nothing is asked of it before somebody presses the button. */
export function HubSearch({ onChoose }: { readonly onChoose: (file: HubFile) => void }) {
  const { say } = useSay('models');
  const id = useId();
  const hub = useModels((state) => state.overview?.hub ?? '');
  const [query, setQuery] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [found, setFound] = useState<readonly HubRepository[] | null>(null);
  const [open, setOpen] = useState<{
    readonly repository: string;
    readonly files: readonly HubFile[];
  } | null>(null);
  const search = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('models.search', { query });
    setBusy(false);
    setRefusal(answer.ok ? null : answer.error);
    setOpen(null);
    if (answer.ok) setFound(answer.value);
  };
  const look = async (repository: string): Promise<void> => {
    const answer = await ask('models.hub-files', { repository });
    setRefusal(answer.ok ? null : answer.error);
    if (answer.ok) setOpen({ repository, files: answer.value });
  };
  return (
    <div className="field">
      <label htmlFor={id}>{say('searchHub', { hub })}</label>
      <span className={modelStyles.withButton}>
        <input
          id={id}
          className="in"
          value={query}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setQuery(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && query.trim() !== '') void search();
          }}
        />
        <Button
          busy={busy ? say('searching') : null}
          disabled={query.trim() === ''}
          onClick={() => void search()}
        >
          {say('search')}
        </Button>
      </span>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      {found === null ? null : found.length === 0 ? (
        <span className="note" role="status">
          {say('foundNothing')}
        </span>
      ) : (
        <ul className={classes(modelStyles.servers, styles.hub)} aria-label={say('searchHub', { hub })}>
          {found.map((each) => (
            <li key={each.repository}>
              <button
                type="button"
                className="link"
                aria-expanded={open?.repository === each.repository}
                onClick={() => void look(each.repository)}
              >
                {each.repository}
              </button>
              <small>
                {[
                  ...(each.licence === null ? [] : [each.licence]),
                  ...(each.downloads === null
                    ? []
                    : [say('fetched', { count: each.downloads.toLocaleString('en') })]),
                  ...(each.asksForLicence ? [say('asksForLicence')] : []),
                ].join(' · ')}
              </small>
              {open?.repository === each.repository ? <Files files={open.files} onChoose={onChoose} /> : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Files({
  files,
  onChoose,
}: {
  readonly files: readonly HubFile[];
  readonly onChoose: (file: HubFile) => void;
}) {
  const { say } = useSay('models');
  const memory = useModels((state) => state.overview?.memory ?? null);
  if (files.length === 0) return <small role="status">{say('noHubFiles')}</small>;
  return (
    <ul>
      {files.map((file) => {
        const fit = file.bytes === null || memory === null ? 'unknown' : foreseenFit(file.bytes, memory);
        return (
          <li key={file.path}>
            <button
              type="button"
              className="link"
              onClick={() => {
                onChoose(file);
              }}
            >
              {file.path}
            </button>
            <small>
              {file.bytes === null ? '' : `${bytesText(file.bytes)} · `}
              <span className={tones[fit]}>{say(fit)}</span>
            </small>
          </li>
        );
      })}
    </ul>
  );
}
