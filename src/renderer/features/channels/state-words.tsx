import type { ChannelStatus } from '../../../shared/status';
import { StatusDot } from '../../kit/status-dot';
import { momentText } from '../../kit/time-format';
import { useNow } from '../../kit/use-now';
import { useLanguage } from '../../i18n/use-language';
import { dotOf } from '../../entities/channel/channels-state';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './channels.module.css';

/** How a channel is: a mark and words, with the seconds to the next try. */
export function StateWords({
  channel: { state, nextTryAt, connectedSince },
  since = false,
}: {
  readonly channel: Pick<ChannelStatus, 'state' | 'nextTryAt' | 'connectedSince'>;
  /** Says since when it is connected. */ readonly since?: boolean;
}) {
  const { say } = useSay('channels');
  const language = useLanguage();
  const now = useNow();
  const words = {
    connected:
      since && connectedSince !== null
        ? say('connectedSince', { time: momentText(connectedSince, now, language) })
        : say('stateConnected'),
    connecting: say('stateConnecting'),
    doubtful: say('stateDoubtful'),
    broken: say('stateBroken'),
    waiting: say('stateWaiting'),
  };
  const seconds = nextTryAt === null ? 0 : Math.ceil((nextTryAt - now) / 1000);
  return (
    <span className={classes(styles.state, 'st t')}>
      <StatusDot state={dotOf[state]} />
      {state === 'waiting' && seconds > 0 ? say('tryingIn', { seconds }) : words[state]}
    </span>
  );
}
