import { useState } from 'react';
import type { BackupChosen, BackupMade } from '../../../shared/backup';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { ProblemNote } from '../../kit/problem-note';
import { bytesText } from '../../entities/model/models-state';
import { HeldLines } from './held-lines';
import { Line } from './part';
import { RestoreDialog } from './restore-dialog';
import { SealedBackupDialog } from './sealed-backup-dialog';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './settings.module.css';

/**
 * A backup is made with one button, with secrets after somebody has given a passphrase, and restored after
 * somebody has seen what it holds.
 */
export function BackupLines() {
  const { say } = useSay('settings');
  const [busy, setBusy] = useState<'making' | 'reading' | null>(null);
  const [made, setMade] = useState<(BackupMade & { readonly withSecrets: boolean }) | null>(null);
  const [chosen, setChosen] = useState<BackupChosen | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [sealing, setSealing] = useState(false);
  const make = async (passphrase: string | null): Promise<void> => {
    setSealing(false);
    setBusy('making');
    setProblem(null);
    const answer = await ask('backup.make', { passphrase });
    setBusy(null);
    if (!answer.ok) setProblem(answer.error);
    else if (answer.value !== null) setMade({ ...answer.value, withSecrets: passphrase !== null });
  };
  const choose = async (): Promise<void> => {
    setBusy('reading');
    setProblem(null);
    const answer = await ask('backup.choose', {});
    setBusy(null);
    if (!answer.ok) setProblem(answer.error);
    else if (answer.value !== null) setChosen(answer.value);
  };
  return (
    <>
      <Line title={say('backup')} text={say('backupText')}>
        <div className={styles.pathText}>
          <div className={styles.backupWays}>
            <Button busy={busy === 'making' ? say('backupMaking') : null} onClick={() => void make(null)}>
              {say('backupMake')}
            </Button>
            <Button
              disabled={busy === 'making'}
              onClick={() => {
                setSealing(true);
              }}
            >
              {say('backupSealed')}
            </Button>
          </div>
          {made === null ? null : (
            <div role="status" className={styles.backupMade}>
              <p className="ok">
                {say('backupMade', {
                  size: bytesText(made.fileBytes),
                  procedures: made.summary.procedures,
                  runs: made.summary.runs,
                })}
              </p>
              <p className={classes(styles.code, 'code')}>{made.file}</p>
              <LeftOut made={made} />
            </div>
          )}
        </div>
      </Line>
      <Line title={say('restore')} text={say('restoreText')}>
        <Button busy={busy === 'reading' ? say('restoreReading') : null} onClick={() => void choose()}>
          {say('restoreChoose')}
        </Button>
      </Line>
      <HeldLines />
      {problem === null ? null : <ProblemNote message={problem.message} remedy={problem.remedy} />}
      {sealing ? (
        <SealedBackupDialog
          onMake={(passphrase) => void make(passphrase)}
          onClose={() => {
            setSealing(false);
          }}
        />
      ) : null}
      {chosen === null ? null : (
        <RestoreDialog
          chosen={chosen}
          onClose={() => {
            setChosen(null);
          }}
        />
      )}
    </>
  );
}

function LeftOut({
  made: { summary, withSecrets },
}: {
  readonly made: BackupMade & { readonly withSecrets: boolean };
}) {
  const { say } = useSay('settings');
  const secrets = [...summary.secretsLeftOut, ...summary.secretNames].filter(
    (name) => !summary.secretsSealed.includes(name),
  );
  return (
    <>
      {withSecrets && summary.secretsSealed.length === 0 ? <p>{say('backupNoSecrets')}</p> : null}
      {summary.secretsSealed.length === 0 ? null : (
        <p>{say('backupSealedMade', { names: summary.secretsSealed.join(', ') })}</p>
      )}
      {secrets.length === 0 ? null : <p>{say('backupSecrets', { names: secrets.join(', ') })}</p>}
      {summary.filesLeftOut.length === 0 ? null : (
        <p>{say('backupFiles', { names: summary.filesLeftOut.join(', ') })}</p>
      )}
      {summary.modelsLeftOut.length === 0 ? null : (
        <p>{say('backupModels', { names: summary.modelsLeftOut.join(', ') })}</p>
      )}
    </>
  );
}
