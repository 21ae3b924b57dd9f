import type { ChannelStatus } from '../../../shared/status';
import { Moment } from '../../kit/moment';
import { ProblemNote } from '../../kit/problem-note';
import { Sheet } from '../../kit/sheet';
import { TitleBlock } from '../../kit/title-block';
import { useNow } from '../../kit/use-now';
import { hrefOf } from '../../entities/window/route';
import { useTold } from '../../i18n/use-told';
import { useConversations } from '../../entities/conversation/chat-store';
import { ChannelRow } from './channel-row';
import { PairingRow } from './pairing-row';
import { PeopleRow } from './people-row';
import { StateWords } from './state-words';
import { TestRow } from './test-row';
import { useChannelName } from '../../entities/channel/use-channel-name';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './channels.module.css';

const talksShown = 3;

/** One channel: how it is, who may talk, who wants to, a test, and who is asked to approve. */
export function ChannelSheet({ channel }: { readonly channel: ChannelStatus }) {
  const { say } = useSay('channels');
  const nameOf = useChannelName();
  const now = useNow(30_000);
  const told = useTold();
  const { lastProblem, checkedAt, unanswered, undelivered, refused } = channel;
  return (
    <Sheet as="article" className={styles.sheet} part="channel" label={nameOf(channel.name)}>
      <TitleBlock
        cells={[
          { label: say('cellChannel'), value: nameOf(channel.name), look: 'strong' },
          { label: say('cellState'), value: <StateWords channel={channel} since /> },
          {
            label: say('cellChecked'),
            value: checkedAt === null ? say('never') : <Moment at={checkedAt} now={now} look="clock" />,
            optional: true,
          },
          {
            label: say('cellLastError'),
            value: lastProblem === null ? say('never') : <Moment at={lastProblem.at} now={now} />,
          },
        ]}
      />
      <div className={styles.body} tabIndex={0} role="group" aria-label={nameOf(channel.name)}>
        {channel.problem === null ? null : (
          <ProblemNote message={channel.problem.message} remedy={channel.problem.remedy} />
        )}
        {unanswered === 0 ? null : (
          <ProblemNote message={say('unanswered', { count: unanswered })} tone="warn" />
        )}
        {undelivered === null ? null : (
          <ProblemNote
            message={say('undelivered', { count: undelivered.count, why: told(undelivered.problem.message) })}
            remedy={undelivered.problem.remedy}
          />
        )}
        {refused === null ? null : (
          <ProblemNote message={say('refused', { why: told(refused.message) })} remedy={refused.remedy} />
        )}
        {channel.problem !== null || lastProblem === null ? null : (
          <ChannelRow
            label={say('cellLastError')}
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

function ApprovalsRow({ channel: { approvers, decides, names } }: { readonly channel: ChannelStatus }) {
  const { say } = useSay('channels');
  const ways = {
    buttons: say('decidesButtons'),
    commands: say('decidesCommands'),
    nothing: say('decidesNothing'),
  };
  return (
    <ChannelRow
      label={say('approvals')}
      note={
        <>
          {say('firstCounts')} {say('routesNote')}
        </>
      }
    >
      <dl className={styles.pairs}>
        <dt>{say('askedAre')}</dt>
        <dd>
          {approvers.length === 0
            ? say('askedNone')
            : approvers.map((id, index) => (
                <span key={id}>
                  {index === 0 ? '' : ', '}
                  {names[id] ?? id}
                  {names[id] === undefined ? null : <span className={styles.id}>{id}</span>}
                </span>
              ))}
        </dd>
        <dt>{say('answeredWith')}</dt>
        <dd>{ways[decides]}</dd>
      </dl>
    </ChannelRow>
  );
}

function TalksRow({ name }: { readonly name: string }) {
  const { say } = useSay('channels');
  const now = useNow(30_000);
  const conversations = useConversations();
  const talks = conversations.filter(({ channel }) => channel === name).slice(0, talksShown);
  return (
    <ChannelRow
      label={say('lastHere')}
      note={
        talks.length === 0 ? null : (
          <a className="link" href={hrefOf('chat', talks[0]?.id ?? null)}>
            {say('readAlong')}
          </a>
        )
      }
    >
      {talks.length === 0 ? (
        <p className={classes(styles.quiet, 'm')}>{say('noTalks')}</p>
      ) : (
        <ul className={classes(styles.large, 'lg')}>
          {talks.map(({ id, title, updatedAt, messages }) => (
            <li key={id}>
              <Moment at={updatedAt} now={now} />
              <a href={hrefOf('chat', id)}>{title === '' ? id : title}</a>
              <span>{say('messages', { count: messages })}</span>
            </li>
          ))}
        </ul>
      )}
    </ChannelRow>
  );
}
