import { History } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { Refusal } from '../../../shared/result';
import type { SopVersion } from '../../../shared/sop-edit';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { ProblemNote } from '../../kit/problem-note';
import { fullTime, momentText } from '../../kit/time-format';
import { useNow } from '../../kit/use-now';
import { viaText } from '../../entities/approval/phrases';
import { isDirty, type Texts } from '../../entities/draft/editor-state';
import { useEditor } from '../../entities/draft/editor-store';
import { CopyDialog } from '../../entities/draft/copy-dialog';
import { FileDiff } from '../../entities/draft/file-diff';
import { noteText } from './note-text';
import { RestoreDialog } from './restore-dialog';
import { sideName, sideText, useSides, useStepPlaces, type Side } from '../../entities/draft/sides';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './history.module.css';
import blockStyles from '../../kit/title-block.module.css';

/** Every save: who, when, from where; what changed line by line; and the way back. */
export function HistoryTab() {
  const { say } = useSay('history');
  const document = useEditor((state) => state.document);
  const hash = document?.saved.hash ?? '';
  const { versions, problem } = useVersions(document?.name ?? null, hash);
  const [chosen, setChosen] = useState<Side | null>(null);
  const [against, setAgainst] = useState<Side | null>(null);
  const [restoring, setRestoring] = useState<SopVersion | null>(null);
  const [copying, setCopying] = useState(false);
  if (document === null) return null;
  if (problem !== null)
    return (
      <div>
        <ProblemNote message={problem.message} remedy={problem.remedy} />
      </div>
    );
  if (versions === null)
    return (
      <p className="sub" role="status">
        {say('reading')}
      </p>
    );
  const dirty = isDirty(document);
  const shown: Side =
    chosen === 'present' && !dirty
      ? (versions[0]?.version ?? 'present')
      : (chosen ?? (dirty ? 'present' : (versions[0]?.version ?? 'present')));
  const before = against ?? beforeOf(shown, versions);
  const version = versions.find((each) => each.version === shown) ?? null;
  const choose = (side: Side): void => {
    setChosen(side);
    setAgainst(null);
  };
  return (
    <div className={classes(styles.desk, styles.columns, 'desk')}>
      <VersionList versions={versions} dirty={dirty} shown={shown} onChoose={choose} />
      <article className={classes(styles.sheet, 'sheet')} data-part="sheet" aria-label={sideText(shown, say)}>
        <Head version={version} versions={versions} shown={shown} before={before} onAgainst={setAgainst} />
        <Diffs name={document.name} before={before} after={shown} present={document.present.texts} />
        <div className={styles.foot}>
          {version === null || version.hash === document.saved.hash ? null : (
            <Button
              icon={History}
              onClick={() => {
                setRestoring(version);
              }}
            >
              {say('restore', { version: version.version })}
            </Button>
          )}
          <Button
            look="bare"
            onClick={() => {
              setCopying(true);
            }}
          >
            {say('copy')}
          </Button>
          {version === null ? null : (
            <span className={styles.what}>
              {version.hash === document.saved.hash
                ? say('inForce')
                : say('restoreText', { version: version.version })}
            </span>
          )}
        </div>
      </article>
      {copying ? (
        <CopyDialog
          name={document.name}
          of={shown}
          present={document.present.texts}
          onClose={() => {
            setCopying(false);
          }}
        />
      ) : null}
      {restoring === null ? null : (
        <RestoreDialog
          name={document.name}
          version={restoring}
          hash={document.saved.hash}
          dirty={dirty}
          onClose={(restored) => {
            setRestoring(null);
            if (restored) {
              setChosen(null);
              setAgainst(null);
            }
          }}
        />
      )}
    </div>
  );
}

function VersionList({
  versions,
  dirty,
  shown,
  onChoose,
}: {
  readonly versions: readonly SopVersion[];
  readonly dirty: boolean;
  readonly shown: Side;
  readonly onChoose: (side: Side) => void;
}) {
  const { say, language } = useSay('history');
  const now = useNow(60_000);
  const who = useWho();
  return (
    <ul className={styles.list} data-part="versions" aria-label={say('versions')} tabIndex={0}>
      {dirty ? (
        <li>
          <button
            type="button"
            aria-current={shown === 'present'}
            onClick={() => {
              onChoose('present');
            }}
          >
            <span className={styles.firstLine}>
              <b>{say('unsaved')}</b>
              <span className={classes(styles.figures, 't')}>{say('now')}</span>
            </span>
            <span className={styles.who}>{say('you')}</span>
          </button>
        </li>
      ) : null}
      {versions.map((each) => (
        <li key={each.version}>
          <button
            type="button"
            aria-current={shown === each.version}
            onClick={() => {
              onChoose(each.version);
            }}
          >
            <span className={styles.firstLine}>
              <b>{say('version', { version: each.version })}</b>
              <span className={classes(styles.figures, 't')}>{momentText(each.at, now, language)}</span>
            </span>
            <span className={styles.who}>{who(each)}</span>
            <span className={classes(styles.aside, 'note')}>{noteText(each.note, say)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function useWho(): (version: SopVersion) => string {
  const { say } = useSay('history');
  const { say: sayApproval } = useSay('approvals');
  return ({ by, via }) => (by === 'file' ? say('by_file') : `${by}, ${viaText(via, sayApproval)}`);
}

interface HeadProps {
  readonly version: SopVersion | null;
  readonly versions: readonly SopVersion[];
  readonly shown: Side;
  readonly before: Side | null;
  readonly onAgainst: (side: Side) => void;
}

function Head({ version, versions, shown, before, onAgainst }: HeadProps) {
  const { say, language } = useSay('history');
  const id = useId();
  const who = useWho();
  const others: readonly Side[] = [
    ...(shown === 'present' ? [] : (['present'] as const)),
    ...versions.map((each) => each.version).filter((each) => each !== shown),
  ];
  return (
    <div className={classes(blockStyles.block, styles.head)} data-part="title-block">
      <div>
        <small>{say('versionLabel')}</small>
        <b>{sideText(shown, say)}</b>
      </div>
      {before === null ? null : (
        <div>
          <small id={id}>{say('against')}</small>
          <select
            aria-labelledby={id}
            value={String(before)}
            onChange={({ target }) => {
              onAgainst(target.value === 'present' ? 'present' : Number(target.value));
            }}
          >
            {others.map((each) => (
              <option key={each} value={String(each)}>
                {sideName(each, say)}
              </option>
            ))}
          </select>
        </div>
      )}
      {version === null ? null : (
        <>
          <div>
            <small>{say('savedBy')}</small>
            {who(version)}
          </div>
          <div className={blockStyles.optional}>
            <small>{say('savedAt')}</small>
            {fullTime(version.at, language)}
          </div>
        </>
      )}
    </div>
  );
}

function Diffs({
  name,
  before,
  after,
  present,
}: {
  readonly name: string;
  readonly before: Side | null;
  readonly after: Side;
  readonly present: Texts;
}) {
  const { say } = useSay('history');
  const { left, right, problem } = useSides(name, before, after, present);
  const steps = { before: useStepPlaces(name, left), after: useStepPlaces(name, right) };
  if (problem !== null) return <ProblemNote message={problem.message} remedy={problem.remedy} />;
  if (right === null || (before !== null && left === null))
    return (
      <p className={classes(styles.note, styles.aside, 'note')} role="status">
        {say('reading')}
      </p>
    );
  if (left === null) return <p className={styles.note}>{say('first')}</p>;
  if (left.toml === right.toml && left.markdown === right.markdown)
    return <p className={styles.note}>{say('same')}</p>;
  return (
    <div className={styles.body} tabIndex={0}>
      <FileDiff file="SOP.md" before={left.markdown} after={right.markdown} steps={steps} />
      <FileDiff file="SOP.toml" before={left.toml} after={right.toml} />
    </div>
  );
}

/** A version against the one before it; what is not saved against the last one. Null: there is none. */
function beforeOf(side: Side, versions: readonly SopVersion[]): Side | null {
  const at = side === 'present' ? -1 : versions.findIndex(({ version }) => version === side);
  return versions[at + 1]?.version ?? null;
}

function useVersions(
  name: string | null,
  hash: string,
): { readonly versions: readonly SopVersion[] | null; readonly problem: Refusal | null } {
  const [state, setState] = useState<{
    readonly of: string;
    readonly versions: readonly SopVersion[] | null;
    readonly problem: Refusal | null;
  } | null>(null);
  useEffect(() => {
    if (name === null) return;
    let current = true;
    void ask('sops.versions', { name, limit: 1000 }).then((answer) => {
      if (current)
        setState(
          answer.ok
            ? { of: name, versions: answer.value, problem: null }
            : { of: name, versions: null, problem: answer.error },
        );
    });
    return () => {
      current = false;
    };
  }, [name, hash]);
  return state?.of === name ? state : { versions: null, problem: null };
}
