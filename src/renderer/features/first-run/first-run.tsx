import { useEffect, useId, useState } from 'react';
import type { DesktopView } from '../../../shared/desktop';
import { ask } from '../../bridge/bridge';
import { Mark } from '../../kit/icons';
import { Segments } from '../../kit/segments';
import { setPreferences, useApp } from '../../entities/engine/app-store';
import { bytesText } from '../../entities/model/models-state';
import { DemoDoor } from './demo-door';
import { DownloadDoor } from './download-door';
import { leaveFirstRun } from '../../entities/demo/first-run-store';
import { OwnModelDoor } from './own-model-door';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './first-run.module.css';

/**
 * The first thing that somebody sees of a new home: the language, and three ways to begin. None of them is a
 * must.
 */
export function FirstRun() {
  const { say, language } = useSay('first-run');
  const languageId = useId();
  return (
    <div className={styles.page}>
      <header>
        <div className={classes(styles.mark, 'mark')}>
          <Mark />
          <b>ZeroClaw</b>
        </div>
        <span className="sr" id={languageId}>
          {say('language')}
        </span>
        <Segments
          name="first-run-language"
          labelledBy={languageId}
          value={language}
          options={[
            { value: 'en', label: 'English' },
            { value: 'ko', label: '한국어' },
          ]}
          onChange={(chosen) => void setPreferences({ language: chosen })}
        />
      </header>
      <main id="page">
        <div className={styles.title}>
          <h1 tabIndex={-1}>{say('title')}</h1>
          <p>{say('promise')}</p>
        </div>
        <div className={styles.doors}>
          <OwnModelDoor />
          <DownloadDoor />
          <DemoDoor />
        </div>
      </main>
      <Foot />
    </div>
  );
}

function Foot() {
  const { say } = useSay('first-run');
  const home = useApp((state) => state.status?.home ?? '');
  const [desktop, setDesktop] = useState<DesktopView | null>(null);
  useEffect(() => {
    void ask('desktop.show', {}).then((answer) => {
      if (answer.ok) setDesktop(answer.value);
    });
  }, []);
  return (
    <footer>
      <span className={styles.home}>
        {say('dataIn')} <span className="code">{home}</span>
        {desktop?.freeBytes == null ? '' : `, ${say('free', { size: bytesText(desktop.freeBytes) })}`}
      </span>
      {desktop === null ? null : (
        <>
          <span>{say(desktop.switches.startAtLogin ? 'loginOn' : 'loginOff')}</span>
          {desktop.tray ? <span>{say(desktop.switches.closeToTray ? 'trayOn' : 'trayOff')}</span> : null}
        </>
      )}
      <span className={styles.later}>
        {say('later')}{' '}
        <button
          type="button"
          className={classes(styles.link, 'link')}
          onClick={() => {
            leaveFirstRun('approvals');
          }}
        >
          {say('skip')}
        </button>
      </span>
    </footer>
  );
}
