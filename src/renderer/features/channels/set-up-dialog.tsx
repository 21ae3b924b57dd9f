import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { useApp } from '../app/app-store';
import { tableOf, type KnownChannel } from './channels-state';
import { useChannelName } from './use-channel-name';

/** What a channel needs, and the lines that set it up. */
export function SetUpDialog({ channel, onClose }: { readonly channel: KnownChannel; readonly onClose: () => void }) {
  const { t } = useTranslation('channels');
  const nameOf = useChannelName();
  const home = useApp((state) => state.status?.home ?? '');
  const [copied, setCopied] = useState(false);
  const help = { telegram: t('helpTelegram'), discord: t('helpDiscord'), slack: t('helpSlack'), email: t('helpEmail'), webhook: t('helpWebhook'), mqtt: t('helpMqtt') };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(tableOf(channel));
    setCopied(true);
  };
  return (
    <Dialog open onClose={onClose} title={t('setUpTitle', { channel: nameOf(channel) })}>
      <p>{help[channel]}</p>
      <p className="mt-3">{t('setUpText', { home })}</p>
      <pre className="chx code" tabIndex={0} role="group" aria-label={t('lines')}>{tableOf(channel)}</pre>
      <p className="note">{t('setUpSecrets')}</p>
      <DialogActions>
        <Button look="key" icon={Copy} onClick={() => void copy()}>
          {copied ? t('copied') : t('copy')}
        </Button>
        <Button onClick={onClose}>{t('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
