import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isKnown } from './channels-state';

/** What people call a channel; one of a plugin by its name in config.toml. */
export function useChannelName(): (name: string) => string {
  const { t } = useTranslation('channels');
  return useCallback(
    (name) => {
      const names = {
        telegram: t('nameTelegram'),
        discord: t('nameDiscord'),
        slack: t('nameSlack'),
        email: t('nameEmail'),
        webhook: t('nameWebhook'),
        mqtt: t('nameMqtt'),
      };
      return isKnown(name) ? names[name] : name;
    },
    [t],
  );
}
