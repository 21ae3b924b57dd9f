import { Check, Send } from 'lucide-react';
import { useId, useState } from 'react';
import type { Refusal } from '../../../shared/result';
import type { ChannelStatus } from '../../../shared/status';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icons';
import { ProblemNote } from '../../kit/problem-note';
import { clockTime, durationText } from '../../kit/time-format';
import { useLanguage } from '../../i18n/use-language';
import { ChannelRow } from './channel-row';
import { recipientsOf, recipientText } from '../../entities/channel/channels-state';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './channels.module.css';

/** Sends a line to somebody, and says how long that took or what is wrong. */
export function TestRow({ channel }: { readonly channel: ChannelStatus }) {
  const { say } = useSay('channels');
  const language = useLanguage();
  const recipients = recipientsOf(channel);
  // Untouched it is whoever can be reached now: the first may be let in while this is shown.
  const [typed, setTyped] = useState<string | null>(null);
  const recipient = typed ?? recipients[0] ?? '';
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ readonly at: number; readonly ms: number } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [field, list] = [useId(), useId()];
  const send = async (): Promise<void> => {
    setBusy(true);
    const begun = Date.now();
    const answer = await ask('channels.test', { channel: channel.name, recipient: recipient.trim() });
    setBusy(false);
    setRefusal(answer.ok ? null : answer.error);
    setSent(answer.ok ? { at: Date.now(), ms: Date.now() - begun } : null);
  };
  const note =
    sent === null ? (
      say('testText')
    ) : (
      <span className={classes(styles.ink, 'ink')}>
        <Icon of={Check} size={14} />{' '}
        {say('testSent', { time: clockTime(sent.at, language), duration: durationText(sent.ms, language) })}
      </span>
    );
  return (
    <ChannelRow label={say('test')} note={<span role="status">{note}</span>}>
      <form
        className={styles.recipient}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label className="sr" htmlFor={field}>
          {say('testTo')}
        </label>
        <input
          id={field}
          className={classes(styles.input, 'in')}
          list={list}
          autoComplete="off"
          spellCheck={false}
          placeholder={say('testTo')}
          value={recipient}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
        <datalist id={list}>
          {recipients.map((each) => (
            <option key={each} value={each} label={recipientText(each, channel)} />
          ))}
        </datalist>
        <Button
          type="submit"
          icon={Send}
          busy={busy ? say('testing') : null}
          disabled={recipient.trim() === ''}
        >
          {say('testSend')}
        </Button>
      </form>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
    </ChannelRow>
  );
}
