import { Fragment } from 'react';
import { Button } from '../kit/button';
import { Dialog, DialogActions } from '../kit/dialog';
import { Segments } from '../kit/segments';
import { setPreferences, useApp } from '../entities/engine/app-store';
import { keyLabel } from '../entities/window/key-label';
import { useOverlay } from '../entities/window/overlay-store';
import { digitOf, listedPages } from '../entities/window/route';
import { useSay } from '../i18n/use-say';

const shifted = (key: string): string => keyLabel(`Shift ${key}`);

/**
 * The single keys can be switched off as a whole: a letter is a trap for those who dictate or whose keys
 * stick. They cannot be given to other keys, because hints, help and how-tos name each one.
 */
export function ShortcutsDialog() {
  const { say } = useSay('shell');
  const close = useOverlay((state) => state.close);
  const on = useApp((state) => state.preferences.shortcuts);
  const rows: readonly { readonly keys: readonly string[]; readonly words: string }[] = [
    { keys: [keyLabel('K')], words: say('keyPalette') },
    { keys: [keyLabel(`1–${digitOf(listedPages.length - 1)}`)], words: say('keyPages') },
    { keys: [keyLabel('N')], words: say('keyNewChat') },
    { keys: [shifted('N')], words: say('keyNewSop') },
    { keys: [keyLabel(',')], words: say('keyPreferences') },
    { keys: [keyLabel('/')], words: say('keyShortcuts') },
    { keys: ['F1'], words: say('keyHelp') },
    { keys: [shifted('.')], words: say('keyStop') },
    { keys: ['J', 'K'], words: say('keyMove') },
    { keys: ['A', 'Enter'], words: say('keyApprove') },
    { keys: ['R'], words: say('keyReject') },
    { keys: ['E'], words: say('keyEdit') },
    { keys: [keyLabel('S')], words: say('keySave') },
    { keys: [keyLabel('Enter')], words: say('keyRun') },
    { keys: [shifted('R')], words: say('keyAnswerAgain') },
    { keys: ['Esc'], words: say('keyEsc') },
    { keys: ['Shift Esc'], words: say('keyComposer') },
    { keys: ['Enter', 'Shift Enter'], words: say('keySend') },
  ];
  return (
    <Dialog open onClose={close} title={say('shortcuts')}>
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
      <div className="field mt-3" data-part="field">
        <span className="fl" id="shortcuts-label">
          {say('shortcutsSwitch')}
        </span>
        <Segments
          name="shortcuts"
          labelledBy="shortcuts-label"
          value={on ? 'on' : 'off'}
          onChange={(choice) => void setPreferences({ shortcuts: choice === 'on' })}
          options={[
            { value: 'on', label: say('shortcutsOn') },
            { value: 'off', label: say('shortcutsOff') },
          ]}
        />
        <span className="note" data-part="note">
          {say('shortcutsNote')}
        </span>
      </div>
      <DialogActions>
        <Button onClick={close}>{say('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
