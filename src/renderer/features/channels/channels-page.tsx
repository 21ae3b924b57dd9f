import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../components/empty-sheet';
import { PageHead } from '../../components/page-head';
import { ProblemNote } from '../../components/problem-note';
import type { PageProps } from '../app/route';
import { ChannelList } from './channel-list';
import { ChannelSheet } from './channel-sheet';
import { channelCount, type KnownChannel } from './channels-state';
import { useChannels } from './channels-store';
import { SetUpDialog } from './set-up-dialog';
import './channels.css';

/** The ways to people, and one of them in full. */
export function ChannelsPage({ id }: PageProps) {
  const { t } = useTranslation('channels');
  const { channels, refusal } = useChannels();
  const [settingUp, setSettingUp] = useState<KnownChannel | null>(null);
  const channel = id === null ? channels?.[0] : channels?.find(({ name }) => name === id);
  const count = channelCount(channels ?? []);
  return (
    <main className="page" id="page">
      <PageHead title={t('channels')} sub={count.all === 0 ? undefined : t('connectedOf', { ...count })} />
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <div className="desk cn">
        {channels === null ? null : (
          <ChannelList channels={channels} shown={channel?.name ?? null} onSetUp={setSettingUp} />
        )}
        {channels?.length === 0 && id === null ? (
          <EmptySheet title={t('emptyTitle')} text={t('emptyText')} note={t('emptyNote')} />
        ) : null}
        {channels !== null && channel === undefined && (id !== null || channels.length > 0) ? (
          <ProblemNote message={t('unknown', { channel: id ?? '' })} remedy={t('unknownRemedy')} />
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
