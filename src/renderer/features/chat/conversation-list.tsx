import { Send, Terminal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons';
import { StatusDot } from '../../components/status-dot';
import type { Conversation } from '../../../shared/chat';
import { useChannelName } from '../channels/use-channel-name';
import { hrefOf } from '../app/route';
import { useApprovals } from '../approvals/approvals-store';
import { askingConversations } from '../approvals/waiting';
import { useChat } from './chat-store';

/** The conversations of this window, and those of the channels to read along. */
export function ConversationList({ current }: { readonly current: string | null }) {
  const { t } = useTranslation('chat');
  const conversations = useChat((state) => state.conversations);
  const here = conversations.filter(({ channel }) => channel === 'desktop');
  const elsewhere = conversations.filter(({ channel }) => channel !== 'desktop');
  return (
    <nav className="cl-list" aria-label={t('conversations')}>
      <Group name={t('here')} conversations={here} current={current} />
      <Group name={t('elsewhere')} conversations={elsewhere} current={current} />
    </nav>
  );
}

function Group({ name, conversations, current }: { readonly name: string; readonly conversations: readonly Conversation[]; readonly current: string | null }) {
  const { t } = useTranslation('chat');
  const waiting = useApprovals((state) => state.waiting);
  const asking = askingConversations(waiting);
  const channelName = useChannelName();
  if (conversations.length === 0) return null;
  return (
    <>
      <h2>{name}</h2>
      <ul>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <a href={hrefOf('chat', conversation.id)} aria-current={conversation.id === current ? 'true' : undefined}>
              {conversation.channel === 'desktop' ? null : <Icon of={conversation.channel === 'cli' ? Terminal : Send} size={14} />}
              <span>{[...(conversation.channel === 'desktop' ? [] : [conversation.channel === 'cli' ? t('commandLine') : channelName(conversation.channel)]), conversation.title === '' ? t('untitled') : conversation.title].join(' · ')}</span>
              {asking.has(conversation.id) ? (
                <>
                  <StatusDot state="signal" />
                  <span className="sr">{t('asks')}</span>
                </>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
