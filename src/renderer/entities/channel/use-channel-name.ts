import { useCallback } from 'react';
import { isKnown } from './channels-state';
import { useSay } from '../../i18n/use-say';

/** What people call a channel; one of a plugin by its name in config.toml. */
export function useChannelName(): (name: string) => string {
  const { say } = useSay('channels');
  return useCallback(
    (name) => {
      const names = {
        telegram: say('nameTelegram'),
        discord: say('nameDiscord'),
        slack: say('nameSlack'),
        email: say('nameEmail'),
        webhook: say('nameWebhook'),
        mqtt: say('nameMqtt'),
      };
      return isKnown(name) ? names[name] : name;
    },
    [say],
  );
}
