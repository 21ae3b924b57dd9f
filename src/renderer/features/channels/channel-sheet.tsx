import { useTranslation } from 'react-i18next';
import type { ChannelStatus } from '../../../shared/status';
import { Moment } from '../../components/moment';
import { ProblemNote } from '../../components/problem-note';
import { Sheet } from '../../components/sheet';
import { TitleBlock } from '../../components/title-block';
import { useNow } from '../../components/use-now';
import { hrefOf } from '../app/route';
import { useTold } from '../../i18n/use-told';
import { useConversations } from '../chat/chat-store';
import { ChannelRow } from './channel-row';
import { PairingRow } from './pairing-row';
import { PeopleRow } from './people-row';
import { StateWords } from './state-words';
import { TestRow } from './test-row';
import { useChannelName } from './use-channel-name';

const talksShown = 3;

/** One channel: how it is, who may talk, who wants to, a test, and who is asked to approve. */
export function ChannelSheet({ channel }: { readonly channel: ChannelStatus }) {
  const { t } = useTranslation('channels');
  const nameOf = useChannelName();
  const now = useNow(30_000);
  const told = useTold();
  const { lastProblem, checkedAt, unanswered, undelivered, refused } = channel;
  return (
    <Sheet as="article" className="chs" label={nameOf(channel.name)}>
      <TitleBlock
        cells={[
          { label: t('cellChannel'), value: nameOf(channel.name), look: 'strong' },
          { label: t('cellState'), value: <StateWords channel={channel} since /> },
          {
            label: t('cellChecked'),
            value: checkedAt === null ? t('never') : <Moment at={checkedAt} now={now} look="clock" />,
            optional: true,
          },
          {
            label: t('cellLastError'),
            value: lastProblem === null ? t('never') : <Moment at={lastProblem.at} now={now} />,
          },
        ]}
      />
      <div className="cb" tabIndex={0} role="group" aria-label={nameOf(channel.name)}>
        {channel.problem === null ? null : (
          <ProblemNote message={channel.problem.message} remedy={channel.problem.remedy} />
        )}
        {unanswered === 0 ? null : (
          <ProblemNote message={t('unanswered', { count: unanswered })} tone="warn" />
        )}
        {undelivered === null ? null : (
          <ProblemNote
            message={t('undelivered', { count: undelivered.count, why: told(undelivered.problem.message) })}
            remedy={undelivered.problem.remedy}
          />
        )}
        {refused === null ? null : (
          <ProblemNote message={t('refused', { why: told(refused.message) })} remedy={refused.remedy} />
        )}
        {channel.problem !== null || lastProblem === null ? null : (
          <ChannelRow
            label={t('cellLastError')}
            note={lastProblem.remedy === null ? null : told(lastProblem.remedy)}
          >
            <p>{told(lastProblem.message)}</p>
          </ChannelRow>
        )}
        <PeopleRow channel={channel} />
        {channel.allowed.includes('*') ? null : <PairingRow channel={channel} />}
        <TestRow key={channel.name} channel={channel} />
        <ApprovalsRow channel={channel} />
        <TalksRow name={channel.name} />
      </div>
    </Sheet>
  );
}

function ApprovalsRow({ channel: { approvers, decides } }: { readonly channel: ChannelStatus }) {
  const { t } = useTranslation('channels');
  const ways = { buttons: t('decidesButtons'), commands: t('decidesCommands'), nothing: t('decidesNothing') };
  return (
    <ChannelRow
      label={t('approvals')}
      note={
        <>
          {t('firstCounts')} {t('routesNote')}
        </>
      }
    >
      <dl className="kv2">
        <dt>{t('askedAre')}</dt>
        <dd>{approvers.length === 0 ? t('askedNone') : approvers.join(', ')}</dd>
        <dt>{t('answeredWith')}</dt>
        <dd>{ways[decides]}</dd>
      </dl>
    </ChannelRow>
  );
}

function TalksRow({ name }: { readonly name: string }) {
  const { t } = useTranslation('channels');
  const now = useNow(30_000);
  const conversations = useConversations();
  const talks = conversations.filter(({ channel }) => channel === name).slice(0, talksShown);
  return (
    <ChannelRow
      label={t('lastHere')}
      note={
        talks.length === 0 ? null : (
          <a className="link" href={hrefOf('chat', talks[0]?.id ?? null)}>
            {t('readAlong')}
          </a>
        )
      }
    >
      {talks.length === 0 ? (
        <p className="m">{t('noTalks')}</p>
      ) : (
        <ul className="lg">
          {talks.map(({ id, title, updatedAt, messages }) => (
            <li key={id}>
              <Moment at={updatedAt} now={now} />
              <a href={hrefOf('chat', id)}>{title === '' ? id : title}</a>
              <span>{t('messages', { count: messages })}</span>
            </li>
          ))}
        </ul>
      )}
    </ChannelRow>
  );
}
