import { X } from 'lucide-react';
import { useState } from 'react';
import type { Refusal } from '../../../shared/result';
import type { ChannelStatus } from '../../../shared/status';
import { IconButton } from '../../kit/button';
import { ProblemNote } from '../../kit/problem-note';
import { dayText } from '../../kit/time-format';
import { useLanguage } from '../../i18n/use-language';
import { ChannelRow } from './channel-row';
import { peopleOf, type AllowedPerson } from '../../entities/channel/channels-state';
import { forget } from '../../entities/channel/channels-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './channels.module.css';

/** Who may talk and decide here. Those of config.toml are taken out there. */
export function PeopleRow({ channel }: { readonly channel: ChannelStatus }) {
  const { say } = useSay('channels');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [forgotten, setForgotten] = useState<AllowedPerson | null>(null);
  const people = peopleOf(channel);
  const remove = async (person: AllowedPerson): Promise<void> => {
    const refused = await forget(channel.name, person.sender);
    setRefusal(refused);
    setForgotten(refused === null ? person : null);
  };
  return (
    <ChannelRow
      label={say('allowed')}
      note={channel.allowed.includes('*') ? say('othersAll') : say('others')}
    >
      {people.length === 0 ? (
        <p className={classes(styles.quiet, 'm')}>{say('peopleNone')}</p>
      ) : (
        <table className={styles.people}>
          <thead>
            <tr>
              <th scope="col">{say('person')}</th>
              <th scope="col">{say('since')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <PersonRow
                key={`${person.sender} ${String(person.at)}`}
                person={person}
                onForget={() => void remove(person)}
              />
            ))}
          </tbody>
        </table>
      )}
      <p role="status" className={styles.done}>
        {forgotten === null || people.some(({ sender }) => sender === forgotten.sender)
          ? null
          : say('forgotten', { name: forgotten.name })}
      </p>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
    </ChannelRow>
  );
}

function PersonRow({
  person: { sender, name, allowedBy, at },
  onForget,
}: {
  readonly person: AllowedPerson;
  readonly onForget: () => void;
}) {
  const { say } = useSay('channels');
  const language = useLanguage();
  const isAll = sender === '*';
  return (
    <tr>
      <th scope="row">
        <b>{isAll ? say('everybody') : name === '' ? sender : name}</b>
        {name === '' || isAll ? null : <span className={styles.identity}>{sender}</span>}
      </th>
      <td className={classes(styles.quiet, 'm')}>
        {at === null
          ? say('inConfig')
          : say('letInBy', { day: dayText(at, language), name: allowedBy ?? '' })}
      </td>
      <td className={styles.sign}>
        {at === null ? null : (
          <IconButton
            size="sm"
            icon={X}
            name={say('forget', { name: name === '' ? sender : name })}
            onClick={onForget}
          />
        )}
      </td>
    </tr>
  );
}
