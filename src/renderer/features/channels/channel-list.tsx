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
    <section className="chl" aria-label={say('list')}>
      {channels.map((channel) => (
        <div key={channel.name} className={channel.name === shown ? 'it here' : 'it'}>
          <a
            href={hrefOf('channels', channel.name)}
            aria-current={channel.name === shown ? 'true' : undefined}
          >
            <span className="r1">
              {nameOf(channel.name)}
              <StateWords channel={channel} />
            </span>
            {channel.problem === null ? (
              <Who channel={channel} />
            ) : (
              <span className="p">{told(channel.problem.message)}</span>
            )}
          </a>
          {channel.problem === null || channel.state === 'doubtful' ? null : <TryNow name={channel.name} />}
        </div>
      ))}
      {notSetUp(channels).map((name) => (
        <div key={name} className="it off">
          <span className="r1">
            {nameOf(name)}
            <span className="st">
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
        <div key={place} className="it">
          <span className="r1 plain">
            {place}
            <span className="st">{say('decides')}</span>
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
      <span className="p">{words}</span>
      {channel.strangers.length === 0 ? null : (
        <span className="note">{say('strangers', { count: channel.strangers.length })}</span>
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
