import { useEffect, useState } from 'react';
import type { About } from '../../../shared/about';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { useApp } from '../../entities/engine/app-store';
import { Line, Part } from './part';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './settings.module.css';

/** What runs here, in which version, and whose work it is. Nothing is fetched for it. */
export function AboutPart() {
  const { say } = useSay('settings');
  const gateway = useApp((state) => state.status?.gateway ?? null);
  const [about, setAbout] = useState<About | null>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    void ask('about.show', {}).then((answer) => {
      if (answer.ok) setAbout(answer.value);
    });
  }, []);
  const versions = about?.versions ?? [];
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(versions.map(({ name, version }) => `${name} ${version}`).join('\n'));
    setCopied(true);
  };
  return (
    <Part title={say('about')}>
      <Line title="ZeroClaw Desktop" text={say('aboutText')}>
        {say('ownLicence')}
      </Line>
      <Line title={say('versions')} text={say('versionsText')}>
        <div className={styles.pathText}>
          <dl className={styles.aboutVersions}>
            {versions.map(({ name, version }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={classes(styles.figures, 't')}>{version}</dd>
              </div>
            ))}
          </dl>
          <Button size="sm" onClick={() => void copy()}>
            {say(copied ? 'copied' : 'copyVersions')}
          </Button>
        </div>
      </Line>
      <Line title={say('webhooks')} text="">
        <span className={classes(styles.code, 'code')}>{gateway ?? say('noGateway')}</span>
      </Line>
      <div className={classes(styles.setting, styles.two, 'two')} data-part="setting">
        <div>
          <h3>{say('licences')}</h3>
          <p>{say(about === null || about.licences.length > 0 ? 'licencesText' : 'noLicences')}</p>
        </div>
      </div>
      {about === null || about.licences.length === 0 ? null : (
        <ul className={styles.aboutLicences} aria-label={say('licences')} tabIndex={0}>
          {about.licences.map(({ name, version, licence }) => (
            <li key={`${name} ${version}`}>
              <span className={classes(styles.code, 'code')}>{name}</span>{' '}
              <span className={classes(styles.figures, 't m')}>{version}</span> <span>{licence}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
