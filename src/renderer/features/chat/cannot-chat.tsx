import { Download, PlugZap } from 'lucide-react';
import { useState } from 'react';
import type { ConversationModels } from '../../../shared/model-choice';
import { Button } from '../../kit/button';
import { ConnectDialog } from '../../entities/model/connect-dialog';
import { useModels } from '../../entities/model/models-store';
import { go } from '../../entities/window/route';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

/** The built-in model carries out steps, and has never read a conversation. */
export const useIsBuiltIn = (current: ConversationModels | null): boolean =>
  useModels(
    ({ overview }) =>
      current?.inUse.model === 'built-in' &&
      overview?.providers.find(({ id }) => id === current.inUse.provider)?.type === 'llama',
  );

/** Before anything is sent: that the model in use does not talk, and two ways to one that does. */
export function CannotChat({ current }: { readonly current: ConversationModels | null }) {
  const { say } = useSay('chat');
  const [connects, setConnects] = useState(false);
  const close = (): void => {
    setConnects(false);
  };
  return (
    <div role="status">
      {useIsBuiltIn(current) ? (
        <div className={styles.cannotChat}>
          <p className={classes(styles.note, styles.warn, 'note warn')} data-part="warn">
            {say('cannotChat')}
          </p>
          <Button
            size="sm"
            icon={Download}
            onClick={() => {
              go('models', 'download');
            }}
          >
            {say('downloadModel')}
          </Button>
          <Button
            size="sm"
            icon={PlugZap}
            onClick={() => {
              setConnects(true);
            }}
          >
            {say('connectServer')}
          </Button>
        </div>
      ) : null}
      {connects ? <ConnectDialog onClose={close} /> : null}
    </div>
  );
}
