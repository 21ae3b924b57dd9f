import { Smartphone, TriangleAlert } from 'lucide-react';
import { Icon } from '../../kit/icons';
import { useTold } from '../../i18n/use-told';
import type { AskedOn } from '../../../shared/procedures';
import { hrefOf } from '../../entities/window/route';
import { useChannelName } from '../../entities/channel/use-channel-name';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './approvals.module.css';

/** In the head of the page: where else the question on show was asked, and where it did not arrive. */
export function AskedOnSummary({ places }: { readonly places: readonly AskedOn[] }) {
  const { say } = useSay('approvals');
  const nameOf = useChannelName();
  const reached = places
    .filter((place) => place.reached > 0)
    .map((place) => say('askedPlace', { channel: nameOf(place.channel), count: place.reached }));
  const failed = places.filter((place) => place.failed > 0).map(({ channel }) => nameOf(channel));
  return (
    <>
      {reached.length === 0 ? null : (
        <span className={styles.askedOn}>
          <Icon of={Smartphone} /> {say('askedAlso', { places: reached.join(' · ') })}
        </span>
      )}
      {failed.length === 0 ? null : (
        <a className={classes(styles.askedOn, styles.bad, 'bad')} href={hrefOf('channels')}>
          <Icon of={TriangleAlert} /> {say('askedNot', { channels: failed.join(', ') })}
        </a>
      )}
    </>
  );
}

/** The same on the sheet, channel by channel, with the reason where it did not arrive. */
export function AskedOnRow({ places }: { readonly places: readonly AskedOn[] }) {
  const { say } = useSay('approvals');
  const nameOf = useChannelName();
  const told = useTold();
  if (places.length === 0) return null;
  return (
    <div className={styles.row}>
      <div className={styles.label}>{say('askedLabel')}</div>
      <ul className={classes(styles.wide, styles.asked)}>
        {places.map(({ channel, reached, sending, failed, why }) => (
          <li key={channel}>
            {reached === 0 ? null : (
              <span>{say('askedPlace', { channel: nameOf(channel), count: reached })}</span>
            )}
            {sending === 0 ? null : <span>{say('askedSending', { channel: nameOf(channel) })}</span>}
            {failed === 0 ? null : (
              <span className={classes(styles.bad, 'bad')}>
                {say('askedFailed', {
                  channel: nameOf(channel),
                  count: failed,
                  why: told(why ?? '').replace(/\.$/u, ''),
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
