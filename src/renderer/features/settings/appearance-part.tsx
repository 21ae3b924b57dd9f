import { useEffect, useId, useState } from 'react';
import type { DesktopSwitches, DesktopView } from '../../../shared/desktop';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { ProblemNote } from '../../kit/problem-note';
import { Segments } from '../../kit/segments';
import { useWhenGone } from '../../kit/use-when-gone';
import { setPreferences, useApp } from '../../entities/engine/app-store';
import { Line, Part } from './part';
import { useSay } from '../../i18n/use-say';
import settingsStyles from '../../entities/settings/settings.module.css';

/** How it looks, who signs, and how it sits on the desktop. */
export function AppearancePart() {
  const { say } = useSay('settings');
  const preferences = useApp((state) => state.preferences);
  const [person, setPerson] = useState<string | null>(null);
  const [themeId, languageId, personId] = [useId(), useId(), useId()];
  const keepName = (): void => {
    const name = person?.trim() ?? '';
    if (name !== '' && name !== preferences.person) void setPreferences({ person: name });
    setPerson(null);
  };
  useWhenGone(keepName);
  return (
    <Part title={say('appearance')}>
      <Line title={say('theme')} text={say('themeText')} labelId={themeId}>
        <Segments
          name="settings-theme"
          labelledBy={themeId}
          value={preferences.theme}
          onChange={(theme) => void setPreferences({ theme })}
          options={[
            { value: 'system', label: say('system') },
            { value: 'light', label: say('light') },
            { value: 'dark', label: say('dark') },
          ]}
        />
      </Line>
      <Line title={say('language')} text={say('languageText')} labelId={languageId}>
        <Segments
          name="settings-language"
          labelledBy={languageId}
          value={preferences.language}
          onChange={(language) => void setPreferences({ language })}
          options={[
            { value: 'system', label: say('system') },
            { value: 'en', label: 'English' },
            { value: 'ko', label: '한국어' },
          ]}
        />
      </Line>
      <Line title={say('person')} text={say('personText')} labelId={personId}>
        <input
          className="in"
          aria-labelledby={personId}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          value={person ?? preferences.person}
          onChange={(event) => {
            setPerson(event.target.value);
          }}
          onBlur={keepName}
        />
      </Line>
      <DesktopLines />
    </Part>
  );
}

function DesktopLines() {
  const { say } = useSay('settings');
  const [desktop, setDesktop] = useState<DesktopView | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  useEffect(() => {
    void ask('desktop.show', {}).then((answer) => {
      if (answer.ok) setDesktop(answer.value);
    });
  }, []);
  if (desktop === null) return null;
  const set = async (change: Partial<DesktopSwitches>): Promise<void> => {
    const answer = await ask('desktop.set', change);
    if (answer.ok) setDesktop(answer.value);
    setProblem(answer.ok ? null : answer.error);
  };
  const { startAtLogin, closeToTray, keepAwake } = desktop.switches;
  return (
    <>
      <SwitchLine
        title={say('startAtLogin')}
        text={say('startAtLoginText')}
        on={startAtLogin}
        onTurn={() => void set({ startAtLogin: !startAtLogin })}
      />
      {desktop.tray ? (
        <SwitchLine
          title={say('closeToTray')}
          text={say('closeToTrayText')}
          on={closeToTray}
          onTurn={() => void set({ closeToTray: !closeToTray })}
        />
      ) : (
        <Line title={say('closeToTray')} text={say('noTray')}>
          {null}
        </Line>
      )}
      <SwitchLine
        title={say('keepAwake')}
        text={say('keepAwakeText')}
        on={keepAwake}
        onTurn={() => void set({ keepAwake: !keepAwake })}
      />
      {problem === null ? null : <ProblemNote message={problem.message} remedy={problem.remedy} />}
    </>
  );
}

function SwitchLine({
  title,
  text,
  on,
  onTurn,
}: {
  readonly title: string;
  readonly text: string;
  readonly on: boolean;
  readonly onTurn: () => void;
}) {
  const { say } = useSay('settings');
  const [labelId, textId] = [useId(), useId()];
  return (
    <Line title={title} text={text} labelId={labelId} textId={textId}>
      <button
        type="button"
        role="switch"
        className={settingsStyles.switch}
        aria-checked={on}
        aria-labelledby={labelId}
        aria-describedby={textId}
        title={say(on ? 'on' : 'off')}
        onClick={onTurn}
      >
        <i />
      </button>
    </Line>
  );
}
