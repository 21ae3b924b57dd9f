import { useEffect } from 'react';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { AddTableDialog } from '../../entities/settings/add-table-dialog';
import { blocksOf } from '../../entities/settings/settings-state';
import { loadConfig, useSettings } from '../../entities/settings/settings-store';
import type { KnownChannel } from '../../entities/channel/channels-state';
import { useChannelName } from '../../entities/channel/use-channel-name';
import { useSay } from '../../i18n/use-say';

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
  const { say } = useSay('channels');
  const nameOf = useChannelName();
  const view = useSettings((state) => state.view);
  const problem = useSettings((state) => state.problem);
  useEffect(() => {
    void loadConfig();
  }, []);
  const help = {
    telegram: say('helpTelegram'),
    discord: say('helpDiscord'),
    slack: say('helpSlack'),
    email: say('helpEmail'),
    webhook: say('helpWebhook'),
    mqtt: say('helpMqtt'),
  };
  const title = say('setUpTitle', { channel: nameOf(channel) });
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
        intro={`${help[channel]} ${say('setUpPeople')}`}
        onClose={onClose}
      />
    );
  return (
    <Dialog open onClose={onClose} title={title}>
      {problem === null ? (
        <p role="status">{view === null ? say('setUpReading') : say('setUpThere')}</p>
      ) : (
        <ProblemNote message={problem.message} remedy={problem.remedy} />
      )}
      <DialogActions>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
