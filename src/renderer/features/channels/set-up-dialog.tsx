import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { ProblemNote } from '../../components/problem-note';
import { AddTableDialog } from '../settings/add-table-dialog';
import { blocksOf } from '../settings/settings-state';
import { loadConfig, useSettings } from '../settings/settings-store';
import type { KnownChannel } from './channels-state';
import { useChannelName } from './use-channel-name';
import '../settings/settings.css';

/**
 * Asks for what a channel cannot do without and writes it to config.toml; secrets go where secrets are kept.
 */
export function SetUpDialog({
  channel,
  onClose,
}: {
  readonly channel: KnownChannel;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('channels');
  const nameOf = useChannelName();
  const view = useSettings((state) => state.view);
  const problem = useSettings((state) => state.problem);
  useEffect(() => {
    void loadConfig();
  }, []);
  const help = {
    telegram: t('helpTelegram'),
    discord: t('helpDiscord'),
    slack: t('helpSlack'),
    email: t('helpEmail'),
    webhook: t('helpWebhook'),
    mqtt: t('helpMqtt'),
  };
  const title = t('setUpTitle', { channel: nameOf(channel) });
  const block =
    view === null
      ? undefined
      : blocksOf('channels', view).find(
          ({ place, kind }) => kind === 'absent' && place.join('.') === `channels_config.${channel}`,
        );
  if (view !== null && block !== undefined)
    return (
      <AddTableDialog
        block={block}
        view={view}
        title={title}
        intro={`${help[channel]} ${t('setUpPeople')}`}
        onClose={onClose}
      />
    );
  return (
    <Dialog open onClose={onClose} title={title}>
      {problem === null ? (
        <p role="status">{view === null ? t('setUpReading') : t('setUpThere')}</p>
      ) : (
        <ProblemNote message={problem.message} remedy={problem.remedy} />
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
