import { useState } from 'react';
import type { ChannelStatus } from '../../../shared/status';
import { Button } from '../../kit/button';
import { StatusDot } from '../../kit/status-dot';
import { hrefOf } from '../../entities/window/route';
import { useTold } from '../../i18n/use-told';
import { notSetUp, peopleOf, type KnownChannel } from '../../entities/channel/channels-state';
import { retry } from '../../entities/channel/channels-store';
import { StateWords } from './state-words';
import { useChannelName } from '../../entities/channel/use-channel-name';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './channels.module.css';

interface ChannelListProps {
  readonly channels: readonly ChannelStatus[];
  readonly shown: string | null;
  readonly onSetUp: (channel: KnownChannel) => void;
}

/** Every channel with its health; those that could be set up; and where one can always decide. */
export function ChannelList({ channels, shown, onSetUp }: ChannelListProps) {
  const { say } = useSay('channels');
  const nameOf = useChannelName();
  const told = useTold();
  return (
    <section className={styles.list} aria-label={say('list')}>
      {channels.map((channel) => (
        <div
          key={channel.name}
          className={channel.name === shown ? classes(styles.item, styles.here) : styles.item}
        >
          <a
            href={hrefOf('channels', channel.name)}
            aria-current={channel.name === shown ? 'true' : undefined}
          >
            <span className={styles.firstLine}>
              {nameOf(channel.name)}
              <StateWords channel={channel} />
            </span>
            {channel.problem === null ? (
              <Who channel={channel} />
            ) : (
              <span className={styles.problem}>{told(channel.problem.message)}</span>
            )}
          </a>
          {channel.problem === null || channel.state === 'doubtful' ? null : <TryNow name={channel.name} />}
        </div>
      ))}
      {notSetUp(channels).map((name) => (
        <div key={name} className={classes(styles.item, styles.off)}>
          <span className={styles.firstLine}>
            {nameOf(name)}
            <span className={classes(styles.state, 'st')}>
              <StatusDot state="off" />
              {say('off')}
            </span>
          </span>
          <Button
            size="sm"
            aria-label={say('setUpName', { channel: nameOf(name) })}
            onClick={() => {
              onSetUp(name);
            }}
          >
            {say('setUp')}
          </Button>
        </div>
      ))}
      <h2>{say('alwaysThere')}</h2>
      {[say('thisWindow'), say('commandLine')].map((place) => (
        <div key={place} className={styles.item}>
          <span className={classes(styles.firstLine, styles.plain)}>
            {place}
            <span className={classes(styles.state, 'st')}>{say('decides')}</span>
          </span>
        </div>
      ))}
    </section>
  );
}

function Who({ channel }: { readonly channel: ChannelStatus }) {
  const { say } = useSay('channels');
  const people = peopleOf(channel);
  const words = people.some(({ sender }) => sender === '*')
    ? say('peopleAll')
    : people.length === 0
      ? say('peopleNone')
      : say('people', { count: people.length });
  return (
    <>
      <span className={styles.problem}>{words}</span>
      {channel.strangers.length === 0 ? null : (
        <span className={classes(styles.note, 'note')}>
          {say('strangers', { count: channel.strangers.length })}
        </span>
      )}
    </>
  );
}

function TryNow({ name }: { readonly name: string }) {
  const { say } = useSay('channels');
  const nameOf = useChannelName();
  const [busy, setBusy] = useState(false);
  return (
    <Button
      size="sm"
      aria-label={say('tryNowName', { channel: nameOf(name) })}
      busy={busy ? say('trying') : null}
      onClick={() => {
        setBusy(true);
        void retry(name).finally(() => {
          setBusy(false);
        });
      }}
    >
      {say('tryNow')}
    </Button>
  );
}
