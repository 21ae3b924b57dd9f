import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { isMac, keyLabel } from './key-label';
import { useOverlay } from './overlay-store';

export function ShortcutsDialog() {
  const { t } = useTranslation('app');
  const close = useOverlay((state) => state.close);
  const rows: readonly (readonly [string, string])[] = [
    [keyLabel('K'), t('keyPalette')],
    [keyLabel('1–4'), t('keyPages')],
    [keyLabel('N'), t('keyNewChat')],
    [keyLabel(','), t('keyPreferences')],
    [keyLabel('/'), t('keyShortcuts')],
    [isMac() ? '⌘ Shift .' : 'Ctrl Shift .', t('keyStop')],
    ['J  K', t('keyMove')],
    ['A  Enter', t('keyApprove')],
    ['R', t('keyReject')],
    ['Shift Esc', t('keyComposer')],
    ['Enter  Shift Enter', t('keySend')],
  ];
  return (
    <Dialog open onClose={close} title={t('shortcuts')}>
      <dl className="keys">
        {rows.map(([keys, words]) => (
          <Fragment key={words}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{words}</dd>
          </Fragment>
        ))}
      </dl>
      <DialogActions>
        <Button onClick={close}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
