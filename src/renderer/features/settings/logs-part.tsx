import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { FilterMenu } from '../../kit/filter-menu';
import { ProblemNote } from '../../kit/problem-note';
import { readLogLine, type LogLine } from './log-line';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './settings.module.css';

const levels = ['error', 'warn', 'info', 'debug'] as const;
const linesRead = 500;

/** The newest lines of the log, newest first. Secrets were never written to it. */
export function LogsPart() {
  const { say } = useSay('settings');
  const [log, setLog] = useState<{ readonly file: string; readonly lines: readonly LogLine[] } | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [level, setLevel] = useState('');
  const read = async (): Promise<void> => {
    const answer = await ask('logs.read', { lines: linesRead });
    if (answer.ok) setLog({ file: answer.value.file, lines: answer.value.lines.map(readLogLine).reverse() });
    setProblem(answer.ok ? null : answer.error);
  };
  useEffect(() => {
    void ask('logs.read', { lines: linesRead }).then((answer) => {
      if (answer.ok)
        setLog({ file: answer.value.file, lines: answer.value.lines.map(readLogLine).reverse() });
      else setProblem(answer.error);
    });
  }, []);
  const shown = (log?.lines ?? []).filter((line) => level === '' || line.level === level);
  return (
    <section className={classes(styles.form, 'sheet')} data-part="sheet" aria-label={say('logs')}>
      <div className={styles.head}>
        <h2>{say('logs')}</h2>
        <FilterMenu
          name={say('logLevel')}
          all={say('logAll')}
          value={level}
          choices={levels.map((value) => ({ value, label: value }))}
          onChoose={setLevel}
        />
        <Button look="bare" icon={RefreshCw} onClick={() => void read()}>
          {say('refresh')}
        </Button>
      </div>
      {problem === null ? null : <ProblemNote message={problem.message} remedy={problem.remedy} />}
      {log === null ? null : (
        <p className={classes(styles.note, styles.logFile, 'note')}>{say('logFile', { file: log.file })}</p>
      )}
      {log !== null && shown.length === 0 ? <p className={styles.logFile}>{say('logEmpty')}</p> : null}
      {shown.length === 0 ? null : (
        <div className={styles.logLines} role="table" aria-label={say('logs')} tabIndex={0}>
          {shown.map(({ at, level: own, message, rest }, index) => (
            <div key={index} className={styles.logLine} role="row">
              <span role="cell" className={classes(styles.figures, 't')}>
                {at.slice(0, 23).replace('T', ' ')}
              </span>
              <span
                role="cell"
                className={
                  own === 'error'
                    ? classes(styles.bad, 'bad')
                    : own === 'warn'
                      ? classes(styles.warn, 'warn')
                      : 'm'
                }
              >
                {own}
              </span>
              <span role="cell">
                {message} <span className={classes(styles.code, 'code m')}>{rest}</span>
              </span>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
