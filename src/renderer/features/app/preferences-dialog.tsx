import { Settings2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { Segments } from '../../components/segments';
import { useWhenGone } from '../../components/use-when-gone';
import { setPreferences, useApp } from './app-store';
import { useOverlay } from './overlay-store';
import { go } from './route';

/** Theme, language and the name that stands on decisions. Every choice applies at once. */
export function PreferencesDialog() {
  const { t } = useTranslation('app');
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
    <Dialog open title={t('preferences')} onClose={close}>
      <div className="field">
        <label htmlFor={nameId}>{t('person')}</label>
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
        <span className="note">{t('personNote')}</span>
      </div>
      <div className="field">
        <span className="fl" id="theme-label">
          {t('theme')}
        </span>
        <Segments
          name="theme"
          labelledBy="theme-label"
          value={preferences.theme}
          onChange={(theme) => void setPreferences({ theme })}
          options={[
            { value: 'system', label: t('themeSystem') },
            { value: 'light', label: t('themeLight') },
            { value: 'dark', label: t('themeDark') },
          ]}
        />
      </div>
      <div className="field">
        <span className="fl" id="language-label">
          {t('language')}
        </span>
        <Segments
          name="language"
          labelledBy="language-label"
          value={preferences.language}
          onChange={(language) => void setPreferences({ language })}
          options={[
            { value: 'system', label: t('languageSystem') },
            { value: 'en', label: 'English' },
            { value: 'ko', label: '한국어' },
          ]}
        />
      </div>
      <DialogActions note={status === null ? undefined : t('home', { home: status.home })}>
        <Button onClick={close}>{t('close')}</Button>
        <Button
          look="bare"
          icon={Settings2}
          onClick={() => {
            close();
            go('settings');
          }}
        >
          {t('allSettings')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
