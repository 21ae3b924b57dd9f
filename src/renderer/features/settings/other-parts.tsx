import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../components/button';
import { Segments } from '../../components/segments';
import { setPreferences, useApp } from '../app/app-store';
import { useSettings } from './settings-store';
import { useSay } from './use-say';

/** A part that is not of config.toml: a sheet with rows. */
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="sheet settings-form" aria-label={title}>
      <div className="settings-head"><h2>{title}</h2></div>
      {children}
    </section>
  );
}

function Line({ title, text, children, labelId }: { readonly title: string; readonly text: string; readonly children: ReactNode; readonly labelId?: string }) {
  return (
    <div className="setting two">
      <div>
        <h3 id={labelId}>{title}</h3>
        <p>{text}</p>
      </div>
      <div>{children}</div>
    </div>
  );
}

export function AppearancePart() {
  const { say } = useSay();
  const preferences = useApp((state) => state.preferences);
  const [person, setPerson] = useState<string | null>(null);
  const [themeId, languageId, personId] = [useId(), useId(), useId()];
  const keepName = (): void => {
    const name = person?.trim() ?? '';
    if (name !== '' && name !== preferences.person) void setPreferences({ person: name });
    setPerson(null);
  };
  return (
    <Part title={say('appearance')}>
      <Line title={say('theme')} text={say('themeText')} labelId={themeId}>
        <Segments name="settings-theme" labelledBy={themeId} value={preferences.theme} onChange={(theme) => void setPreferences({ theme })} options={[{ value: 'system', label: say('system') }, { value: 'light', label: say('light') }, { value: 'dark', label: say('dark') }]} />
      </Line>
      <Line title={say('language')} text={say('languageText')} labelId={languageId}>
        <Segments name="settings-language" labelledBy={languageId} value={preferences.language} onChange={(language) => void setPreferences({ language })} options={[{ value: 'system', label: say('system') }, { value: 'en', label: 'English' }, { value: 'ko', label: '한국어' }]} />
      </Line>
      <Line title={say('person')} text={say('personText')} labelId={personId}>
        <input className="in" aria-labelledby={personId} maxLength={80} autoComplete="off" spellCheck={false} value={person ?? preferences.person} onChange={(event) => { setPerson(event.target.value); }} onBlur={keepName} />
      </Line>
    </Part>
  );
}

export function DataPart() {
  const { say } = useSay();
  const home = useApp((state) => state.status?.home ?? '');
  const view = useSettings((state) => state.view);
  return (
    <Part title={say('data')}>
      <Line title={say('dataFolder')} text={say('dataFolderText')}><PathText path={home} /></Line>
      <Line title={say('configFile')} text={say('configFileText')}><PathText path={view?.file ?? ''} /></Line>
      <Line title={say('secretsKept')} text={say(view?.secretsIn === 'file' ? 'secretsFileText' : 'secretsKeychainText')}>{view === null ? null : say(view.secretsIn === 'file' ? 'inFile' : 'inKeychain')}</Line>
    </Part>
  );
}

function PathText({ path }: { readonly path: string }) {
  const { say } = useSay();
  const [copied, setCopied] = useState(false);
  return (
    <div className="path-text">
      <span className="code">{path}</span>
      <Button size="sm" aria-label={`${say('copyPath')}: ${path}`} onClick={() => void navigator.clipboard.writeText(path).then(() => { setCopied(true); })}>{say(copied ? 'copied' : 'copyPath')}</Button>
    </div>
  );
}

export function AboutPart() {
  const { say } = useSay();
  const status = useApp((state) => state.status);
  return (
    <Part title={say('about')}>
      <Line title="ZeroClaw Desktop" text={say('aboutText')}>{null}</Line>
      <Line title={say('version')} text="">{<span className="t">{status?.version ?? ''}</span>}</Line>
      <Line title={say('licence')} text="">MIT</Line>
      <Line title={say('webhooks')} text=""><span className="code">{status?.gateway ?? say('noGateway')}</span></Line>
    </Part>
  );
}
