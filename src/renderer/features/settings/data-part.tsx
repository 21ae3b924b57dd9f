import { useEffect, useState } from 'react';
import { demoSop } from '../../../shared/demo';
import type { DemoState } from '../../../shared/demo';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { useToldWhole } from '../../i18n/use-told';
import { useApp } from '../../entities/engine/app-store';
import { openFirstRun } from '../../entities/demo/first-run-store';
import { RemoveDemoDialog } from '../../entities/demo/remove-demo-dialog';
import { BackupLines } from './backup-lines';
import { Line, Part, PathText } from './part';
import { useSettings } from '../../entities/settings/settings-store';
import { useSay } from '../../i18n/use-say';
import styles from './settings.module.css';

/** Where everything is, and how it is kept and brought back. */
export function DataPart() {
  const { say } = useSay('settings');
  const home = useApp((state) => state.status?.home ?? '');
  const view = useSettings((state) => state.view);
  return (
    <Part title={say('data')}>
      <BackupLines />
      <Line title={say('dataFolder')} text={say('dataFolderText')}>
        <PathText path={home} folder="data" />
      </Line>
      <Line title={say('folders')} text={say('foldersText')}>
        <Folders />
      </Line>
      <Line title={say('configFile')} text={say('configFileText')}>
        <PathText path={view?.file ?? ''} />
      </Line>
      <Line
        title={say('secretsKept')}
        text={say(view?.secretsIn === 'file' ? 'secretsFileText' : 'secretsKeychainText')}
      >
        {view === null ? null : say(view.secretsIn === 'file' ? 'inFile' : 'inKeychain')}
      </Line>
      <DemoLine />
    </Part>
  );
}

function Folders() {
  const { say } = useSay('settings');
  const told = useToldWhole();
  const [problem, setProblem] = useState('');
  const folders = [
    ['sops', say('folderSops')],
    ['models', say('folderModels')],
    ['logs', say('folderLogs')],
    ['backups', say('folderBackups')],
  ] as const;
  return (
    <div className={styles.pathText}>
      <div className={styles.pathActs}>
        {folders.map(([folder, name]) => (
          <Button
            key={folder}
            size="sm"
            onClick={() =>
              void ask('desktop.open-folder', { folder }).then((answer) => {
                setProblem(answer.ok ? '' : told(answer.error));
              })
            }
          >
            {name}
          </Button>
        ))}
      </div>
      {problem === '' ? null : (
        <p className="fe" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function DemoLine() {
  const { say } = useSay('settings');
  const [demo, setDemo] = useState<DemoState | null>(null);
  const [removing, setRemoving] = useState(false);
  const look = (): void => {
    void ask('demo.show', {}).then((answer) => {
      if (answer.ok) setDemo(answer.value);
    });
  };
  useEffect(look, []);
  const isThere = demo !== null && (demo.procedure !== null || demo.board !== null);
  return (
    <Line title={say('begin')} text={say('beginText')}>
      <div className={styles.pathText}>
        {isThere ? <span>{say('demoThere', { name: demoSop })}</span> : null}
        <div className={styles.pathActs}>
          <Button size="sm" onClick={openFirstRun}>
            {say('openBegin')}
          </Button>
          {isThere ? (
            <Button
              size="sm"
              onClick={() => {
                setRemoving(true);
              }}
            >
              {say('removeDemo')}
            </Button>
          ) : null}
        </div>
      </div>
      {removing ? (
        <RemoveDemoDialog
          onClose={() => {
            setRemoving(false);
            look();
          }}
        />
      ) : null}
    </Line>
  );
}
