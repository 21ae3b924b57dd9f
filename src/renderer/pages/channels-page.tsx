import { useState } from 'react';
import { EmptySheet } from '../kit/empty-sheet';
import { PageHead } from '../kit/page-head';
import { ProblemNote } from '../kit/problem-note';
import type { PageProps } from '../entities/window/route';
import { ChannelList } from '../features/channels/channel-list';
import { ChannelSheet } from '../features/channels/channel-sheet';
import { channelCount, type KnownChannel } from '../entities/channel/channels-state';
import { useChannels } from '../entities/channel/channels-store';
import { SetUpDialog } from '../features/channels/set-up-dialog';
import { useSay } from '../i18n/use-say';
import { classes } from '../kit/classes';
import styles from '../features/channels/channels.module.css';

/** The ways to people, and one of them in full. */
export function ChannelsPage({ id }: PageProps) {
  const { say } = useSay('channels');
  const { channels, refusal } = useChannels();
  const [settingUp, setSettingUp] = useState<KnownChannel | null>(null);
  const channel = id === null ? channels?.[0] : channels?.find(({ name }) => name === id);
  const count = channelCount(channels ?? []);
  return (
    <main className="page" data-part="page" id="page">
      <PageHead
        title={say('channels')}
        sub={count.all === 0 ? undefined : say('connectedOf', { ...count })}
      />
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <div className={classes(styles.desk, styles.columns, 'desk')}>
        {channels === null ? null : (
          <ChannelList channels={channels} shown={channel?.name ?? null} onSetUp={setSettingUp} />
        )}
        {channels?.length === 0 && id === null ? (
          <EmptySheet title={say('emptyTitle')} text={say('emptyText')} note={say('emptyNote')} />
        ) : null}
        {channels !== null && channel === undefined && (id !== null || channels.length > 0) ? (
          <ProblemNote message={say('unknown', { channel: id ?? '' })} remedy={say('unknownRemedy')} />
        ) : null}
        {channel === undefined ? null : <ChannelSheet key={channel.name} channel={channel} />}
      </div>
      {settingUp === null ? null : (
        <SetUpDialog
          channel={settingUp}
          onClose={() => {
            setSettingUp(null);
          }}
        />
      )}
    </main>
  );
}
