import { Settings2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../kit/button';
import { Dialog, DialogActions } from '../kit/dialog';
import { Segments } from '../kit/segments';
import { useWhenGone } from '../kit/use-when-gone';
import { setPreferences, useApp } from '../entities/engine/app-store';
import { useOverlay } from '../entities/window/overlay-store';
import { go } from '../entities/window/route';
import { useSay } from '../i18n/use-say';

/** Theme, language and the name that stands on decisions. Every choice applies at once. */
export function PreferencesDialog() {
  const { say } = useSay('shell');
  const close = useOverlay((state) => state.close);
  const preferences = useApp((state) => state.preferences);
  const status = useApp((state) => state.status);
  const [person, setPerson] = useState(preferences.person);
  const nameId = useId();
  const keepName = (): void => {
    const name = person.trim();
    if (name !== '' && name !== preferences.person) void setPreferences({ person: name });
  };
  useWhenGone(keepName);
  return (
    <Dialog open title={say('preferences')} onClose={close}>
      <div className="field" data-part="field">
        <label htmlFor={nameId}>{say('person')}</label>
        <input
          id={nameId}
          className="in"
          value={person}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setPerson(event.target.value);
          }}
          onBlur={keepName}
        />
        <span className="note" data-part="note">
          {say('personNote')}
        </span>
      </div>
      <div className="field" data-part="field">
        <span className="fl" id="theme-label">
          {say('theme')}
        </span>
        <Segments
          name="theme"
          labelledBy="theme-label"
          value={preferences.theme}
          onChange={(theme) => void setPreferences({ theme })}
          options={[
            { value: 'system', label: say('themeSystem') },
            { value: 'light', label: say('themeLight') },
            { value: 'dark', label: say('themeDark') },
          ]}
        />
      </div>
      <div className="field" data-part="field">
        <span className="fl" id="language-label">
          {say('language')}
        </span>
        <Segments
          name="language"
          labelledBy="language-label"
          value={preferences.language}
          onChange={(language) => void setPreferences({ language })}
          options={[
            { value: 'system', label: say('languageSystem') },
            { value: 'en', label: 'English' },
            { value: 'ko', label: '한국어' },
          ]}
        />
      </div>
      <DialogActions note={status === null ? undefined : say('home', { home: status.home })}>
        <Button onClick={close}>{say('close')}</Button>
        <Button
          look="bare"
          icon={Settings2}
          onClick={() => {
            close();
            go('settings');
          }}
        >
          {say('allSettings')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
