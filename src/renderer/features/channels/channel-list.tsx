import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelStatus } from '../../../shared/status';
import { Button } from '../../components/button';
import { StatusDot } from '../../components/status-dot';
import { hrefOf } from '../app/route';
import { useTold } from '../../i18n/use-told';
import { notSetUp, peopleOf, type KnownChannel } from './channels-state';
import { retry } from './channels-store';
import { StateWords } from './state-words';
import { useChannelName } from './use-channel-name';

interface ChannelListProps {
  readonly channels: readonly ChannelStatus[];
  readonly shown: string | null;
  readonly onSetUp: (channel: KnownChannel) => void;
}

/** Every channel with its health; those that could be set up; and where one can always decide. */
export function ChannelList({ channels, shown, onSetUp }: ChannelListProps) {
  const { t } = useTranslation('channels');
  const nameOf = useChannelName();
  const told = useTold();
  return (
    <section className="chl" aria-label={t('list')}>
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
              {t('off')}
            </span>
          </span>
          <Button
            size="sm"
            aria-label={t('setUpName', { channel: nameOf(name) })}
            onClick={() => {
              onSetUp(name);
            }}
          >
            {t('setUp')}
          </Button>
        </div>
      ))}
      <h2>{t('alwaysThere')}</h2>
      {[t('thisWindow'), t('commandLine')].map((place) => (
        <div key={place} className="it">
          <span className="r1 plain">
            {place}
            <span className="st">{t('decides')}</span>
          </span>
        </div>
      ))}
    </section>
  );
}

function Who({ channel }: { readonly channel: ChannelStatus }) {
  const { t } = useTranslation('channels');
  const people = peopleOf(channel);
  const words = people.some(({ sender }) => sender === '*')
    ? t('peopleAll')
    : people.length === 0
      ? t('peopleNone')
      : t('people', { count: people.length });
  return (
    <>
      <span className="p">{words}</span>
      {channel.strangers.length === 0 ? null : (
        <span className="note">{t('strangers', { count: channel.strangers.length })}</span>
      )}
    </>
  );
}

function TryNow({ name }: { readonly name: string }) {
  const { t } = useTranslation('channels');
  const nameOf = useChannelName();
  const [busy, setBusy] = useState(false);
  return (
    <Button
      size="sm"
      aria-label={t('tryNowName', { channel: nameOf(name) })}
      busy={busy ? t('trying') : null}
      onClick={() => {
        setBusy(true);
        void retry(name).finally(() => {
          setBusy(false);
        });
      }}
    >
      {t('tryNow')}
    </Button>
  );
}
