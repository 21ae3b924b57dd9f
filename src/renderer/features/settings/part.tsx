import { useState, type ReactNode } from 'react';
import type { NamedFolder } from '../../../shared/desktop';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { useToldWhole } from '../../i18n/use-told';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './settings.module.css';

/** A part that is not of config.toml: a sheet with rows. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes(styles.form, 'sheet')} data-part="sheet" aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
      </div>
      {children}
    </section>
  );
}

export function Line({
  title,
  text,
  children,
  labelId,
  textId,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
  readonly labelId?: string;
  readonly textId?: string;
}) {
  return (
    <div className={classes(styles.setting, styles.two, 'two')} data-part="setting">
      <div>
        <h3 id={labelId}>{title}</h3>
        <p id={textId}>{text}</p>
      </div>
      <div>{children}</div>
    </div>
  );
}

/** A path with what can be done with it: it is copied, or the folder is shown by its name. */
export function PathText({ path, folder }: { readonly path: string; readonly folder?: NamedFolder }) {
  const { say } = useSay('settings');
  const told = useToldWhole();
  const [copied, setCopied] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const open = async (): Promise<void> => {
    if (folder === undefined) return;
    const answer = await ask('desktop.open-folder', { folder });
    setProblem(answer.ok ? null : answer.error);
  };
  return (
    <div className={styles.pathText}>
      <span className={classes(styles.code, 'code')}>{path}</span>
      <div className={styles.pathActs}>
        {folder === undefined ? null : (
          <Button size="sm" aria-label={`${say('openFolder')}: ${path}`} onClick={() => void open()}>
            {say('openFolder')}
          </Button>
        )}
        <Button
          size="sm"
          aria-label={`${say('copyPath')}: ${path}`}
          onClick={() =>
            void navigator.clipboard.writeText(path).then(() => {
              setCopied(true);
            })
          }
        >
          {say(copied ? 'copied' : 'copyPath')}
        </Button>
      </div>
      {problem === null ? null : (
        <p className="fe" role="alert">
          {told(problem)}
        </p>
      )}
    </div>
  );
}
