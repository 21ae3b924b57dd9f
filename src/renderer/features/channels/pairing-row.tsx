import { useId, useState } from 'react';
import type { Refusal } from '../../../shared/result';
import type { ChannelStatus } from '../../../shared/status';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { ProblemNote } from '../../kit/problem-note';
import { shortTime } from '../../kit/time-format';
import { useLanguage } from '../../i18n/use-language';
import { ChannelRow } from './channel-row';
import { codeOf } from '../../entities/channel/channels-state';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './channels.module.css';

/** Lets somebody in by the code they were told. The codes themselves are not shown: they prove who it is. */
export function PairingRow({
  channel: { name: channel, people, allowed, strangers },
}: {
  readonly channel: ChannelStatus;
}) {
  const { say } = useSay('channels');
  const language = useLanguage();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [letIn, setLetIn] = useState<{ readonly sender: string; readonly name: string } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const field = useId();
  const allow = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('channels.allow', { channel, code: codeOf(code) });
    setBusy(false);
    setRefusal(answer.ok ? null : answer.error);
    setLetIn(answer.ok ? answer.value : null);
    if (answer.ok) setCode('');
  };
  return (
    <ChannelRow label={say('pairing')} note={say('goodFor')}>
      <form
        className={styles.code}
        onSubmit={(event) => {
          event.preventDefault();
          void allow();
        }}
      >
        <label htmlFor={field}>{say('code')}</label>
        <input
          id={field}
          className={classes(styles.input, 'in code')}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={12}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
          }}
        />
        <Button type="submit" busy={busy ? say('lettingIn') : null} disabled={codeOf(code) === ''}>
          {say('letIn')}
        </Button>
      </form>
      <p role="status" className={styles.done}>
        {letIn !== null && people.some(({ sender }) => sender === letIn.sender)
          ? say('letInDone', { name: letIn.name })
          : null}
      </p>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      {strangers.length === 0 ? (
        <p className={classes(styles.quiet, 'm')}>
          {say(people.length + allowed.length === 0 ? 'pairYourself' : 'nobodyWaits')}
        </p>
      ) : (
        <ul className={styles.who}>
          {strangers.map(({ sender, name, expiresAt }) => (
            <li key={sender}>{say('writes', { name, sender, time: shortTime(expiresAt, language) })}</li>
          ))}
        </ul>
      )}
      <p className={classes(styles.quiet, 'm')}>{say('pairingText')}</p>
    </ChannelRow>
  );
}
