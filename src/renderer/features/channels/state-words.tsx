import { useTranslation } from 'react-i18next';
import type { ChannelStatus } from '../../../shared/status';
import { StatusDot } from '../../components/status-dot';
import { momentText } from '../../components/time-format';
import { useNow } from '../../components/use-now';
import { useLanguage } from '../../i18n/use-language';
import { dotOf } from './channels-state';

/** How a channel is: a mark and words, with the seconds to the next try. */
export function StateWords({
  channel: { state, nextTryAt, connectedSince },
  since = false,
}: {
  readonly channel: Pick<ChannelStatus, 'state' | 'nextTryAt' | 'connectedSince'>;
  /** Says since when it is connected. */ readonly since?: boolean;
}) {
  const { t } = useTranslation('channels');
  const language = useLanguage();
  const now = useNow();
  const words = {
    connected:
      since && connectedSince !== null
        ? t('connectedSince', { time: momentText(connectedSince, now, language) })
        : t('stateConnected'),
    connecting: t('stateConnecting'),
    doubtful: t('stateDoubtful'),
    broken: t('stateBroken'),
    waiting: t('stateWaiting'),
  };
  const seconds = nextTryAt === null ? 0 : Math.ceil((nextTryAt - now) / 1000);
  return (
    <span className="st t">
      <StatusDot state={dotOf[state]} />
      {state === 'waiting' && seconds > 0 ? t('tryingIn', { seconds }) : words[state]}
    </span>
  );
}
