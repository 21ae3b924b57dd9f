import type { ModelFile } from '../../../shared/status';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { bytesText, nameOf } from '../../entities/model/models-state';
import { loadModel } from '../../entities/model/models-store';
import { useSay } from '../../i18n/use-say';
import styles from './models.module.css';

/**
 * Asks before a model is loaded for which there is too little memory: with what it needs, what there is, and
 * what will come of it.
 */
export function LoadDialog({ file, onClose }: { readonly file: ModelFile; readonly onClose: () => void }) {
  const { say } = useSay('models');
  const { plan } = file;
  const name = nameOf(file, say('builtIn'));
  if (plan === undefined) return null;
  const amounts = {
    need: bytesText(plan.need),
    free: bytesText(plan.free),
    tokens: plan.contextSize.toLocaleString('en'),
  };
  return (
    <Dialog open onClose={onClose} title={say('loadTitle', { name })} role="alertdialog">
      <p>{say('loadFigures', amounts)}</p>
      <p className={styles.gap}>{say(file.fit === 'tight' ? 'loadTightText' : 'loadOverText')}</p>
      <DialogActions>
        <Button
          look="key"
          onClick={() => {
            onClose();
            void loadModel(file.path, true);
          }}
        >
          {say('loadAnyway')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
