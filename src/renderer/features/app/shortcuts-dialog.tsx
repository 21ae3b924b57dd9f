import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { Segments } from '../../components/segments';
import { setPreferences, useApp } from './app-store';
import { keyLabel } from './key-label';
import { useOverlay } from './overlay-store';
import { digitOf, pages } from './route';

const shifted = (key: string): string => keyLabel(`Shift ${key}`);

/**
 * The single keys can be switched off as a whole: a letter is a trap for those who dictate or whose keys
 * stick. They cannot be given to other keys, because hints, help and how-tos name each one.
 */
export function ShortcutsDialog() {
  const { t } = useTranslation('app');
  const close = useOverlay((state) => state.close);
  const on = useApp((state) => state.preferences.shortcuts);
  const rows: readonly { readonly keys: readonly string[]; readonly words: string }[] = [
    { keys: [keyLabel('K')], words: t('keyPalette') },
    { keys: [keyLabel(`1–${digitOf(pages.length - 1)}`)], words: t('keyPages') },
    { keys: [keyLabel('N')], words: t('keyNewChat') },
    { keys: [shifted('N')], words: t('keyNewSop') },
    { keys: [keyLabel(',')], words: t('keyPreferences') },
    { keys: [keyLabel('/')], words: t('keyShortcuts') },
    { keys: [shifted('.')], words: t('keyStop') },
    { keys: ['J', 'K'], words: t('keyMove') },
    { keys: ['A', 'Enter'], words: t('keyApprove') },
    { keys: ['R'], words: t('keyReject') },
    { keys: ['E'], words: t('keyEdit') },
    { keys: [keyLabel('S')], words: t('keySave') },
    { keys: [keyLabel('Enter')], words: t('keyRun') },
    { keys: [shifted('R')], words: t('keyAnswerAgain') },
    { keys: ['Esc'], words: t('keyEsc') },
    { keys: ['Shift Esc'], words: t('keyComposer') },
    { keys: ['Enter', 'Shift Enter'], words: t('keySend') },
  ];
  return (
    <Dialog open onClose={close} title={t('shortcuts')}>
      <dl className="keys">
        {rows.map(({ keys, words }) => (
          <Fragment key={words}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="field mt-3">
        <span className="fl" id="shortcuts-label">
          {t('shortcutsSwitch')}
        </span>
        <Segments
          name="shortcuts"
          labelledBy="shortcuts-label"
          value={on ? 'on' : 'off'}
          onChange={(choice) => void setPreferences({ shortcuts: choice === 'on' })}
          options={[
            { value: 'on', label: t('shortcutsOn') },
            { value: 'off', label: t('shortcutsOff') },
          ]}
        />
        <span className="note">{t('shortcutsNote')}</span>
      </div>
      <DialogActions>
        <Button onClick={close}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
