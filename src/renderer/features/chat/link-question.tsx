import { TriangleAlert } from 'lucide-react';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { Icon } from '../../kit/icons';
import { useSay } from '../../i18n/use-say';
import type { HonestAddress } from './honest-address';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

/** Before a link of the model's leads anywhere: the whole address, and where it goes. */
export function LinkQuestion({
  address: { whole, host, user, foreign, opens },
  onClose,
}: {
  readonly address: HonestAddress;
  readonly onClose: () => void;
}) {
  const { say } = useSay('chat');
  return (
    <Dialog open onClose={onClose} title={say('linkTitle')}>
      <div className={styles.linkQuestion}>
        <p>{say(opens ? 'linkText' : 'linkStays')}</p>
        <p className={classes(styles.address, styles.mono, 'code')} tabIndex={0}>
          {whole}
        </p>
        <p>
          {say('linkHost')} <b className={classes(styles.mono, 'code')}>{host}</b>
        </p>
        {user === null ? null : <Warning words={say('linkUser', { user })} />}
        {foreign ? <Warning words={say('linkForeign')} /> : null}
      </div>
      <DialogActions>
        {opens ? (
          <Button
            look="key"
            onClick={() => {
              window.open(whole, '_blank', 'noopener');
              onClose();
            }}
          >
            {say('linkOpen')}
          </Button>
        ) : null}
        <Button onClick={() => void navigator.clipboard.writeText(whole).then(onClose)}>
          {say('linkCopy')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const Warning = ({ words }: { readonly words: string }) => (
  <p className={classes(styles.warn, 'warn')} data-part="warn">
    <Icon of={TriangleAlert} size={14} />
    <span>{words}</span>
  </p>
);
