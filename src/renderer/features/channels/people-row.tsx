import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../shared/result';
import type { ChannelStatus } from '../../../shared/status';
import { IconButton } from '../../components/button';
import { ProblemNote } from '../../components/problem-note';
import { dayText } from '../../components/time-format';
import { useLanguage } from '../../i18n/use-language';
import { ChannelRow } from './channel-row';
import { peopleOf, type AllowedPerson } from './channels-state';
import { forget } from './channels-store';

/** Who may talk and decide here. Those of config.toml are taken out there. */
export function PeopleRow({ channel }: { readonly channel: ChannelStatus }) {
  const { t } = useTranslation('channels');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [forgotten, setForgotten] = useState<AllowedPerson | null>(null);
  const people = peopleOf(channel);
  const remove = async (person: AllowedPerson): Promise<void> => {
    const refused = await forget(channel.name, person.sender);
    setRefusal(refused);
    setForgotten(refused === null ? person : null);
  };
  return (
    <ChannelRow label={t('allowed')} note={channel.allowed.includes('*') ? t('othersAll') : t('others')}>
      {people.length === 0 ? (
        <p className="m">{t('peopleNone')}</p>
      ) : (
        <table className="pp">
          <thead>
            <tr>
              <th scope="col">{t('person')}</th>
              <th scope="col">{t('since')}</th>
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
      <p role="status" className="done">
        {forgotten === null || people.some(({ sender }) => sender === forgotten.sender)
          ? null
          : t('forgotten', { name: forgotten.name })}
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
  const { t } = useTranslation('channels');
  const language = useLanguage();
  const isAll = sender === '*';
  return (
    <tr>
      <th scope="row">
        <b>{isAll ? t('everybody') : name === '' ? sender : name}</b>
        {name === '' || isAll ? null : <span className="id">{sender}</span>}
      </th>
      <td className="m">
        {at === null ? t('inConfig') : t('letInBy', { day: dayText(at, language), name: allowedBy ?? '' })}
      </td>
      <td className="x">
        {at === null ? null : (
          <IconButton
            size="sm"
            icon={X}
            name={t('forget', { name: name === '' ? sender : name })}
            onClick={onForget}
          />
        )}
      </td>
    </tr>
  );
}
