import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Icon } from '../../components/icons';
import { ProblemNote } from '../../components/problem-note';
import { StatusDot } from '../../components/status-dot';
import { clockTime, momentText } from '../../components/time-format';
import { useNow } from '../../components/use-now';
import { useLanguage } from '../../i18n/use-language';
import type { ChatMessage } from '../../../shared/chat';
import { partsOf } from './chat-state';
import { useChat } from './chat-store';
import { ModelText } from './model-text';
import { ToolCard } from './tool-card';

export interface MessageViewProps {
  readonly conversationId: string;
  readonly message: ChatMessage;
  readonly readOnly: boolean;
  /** Sends the question before this answer once more; null when there is none. */
  readonly onAgain: (() => void) | null;
}

/** One message: who and when in the margin, the text, and at the right what state it is in. Drawn again only when it changes. */
export const MessageView = memo(function MessageView({ conversationId, message, readOnly, onAgain }: MessageViewProps) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const now = useNow(60_000);
  const mine = message.role === 'user';
  const held = message.tools.some(({ state }) => state === 'asks');
  return (
    <article className="tn" aria-label={mine ? t('you') : t('model')}>
      <div className={mine ? 'w' : 'w mo'}>
        <b>{mine ? t('you') : t('model')}</b>
        <time className="t" dateTime={new Date(message.at).toISOString()} title={clockTime(message.at, language)}>
          {momentText(message.at, now, language)}
        </time>
      </div>
      <div className="x">
        {message.thought === '' ? null : <Thought message={message} />}
        {mine ? <p className="mine">{message.text}</p> : <Written conversationId={conversationId} message={message} readOnly={readOnly} />}
        {message.state === 'streaming' && !held ? <span className="caret" aria-hidden="true" /> : null}
        {message.state === 'failed' ? (
          <ProblemNote message={message.problem?.message ?? t('failedTitle')} mend={message.problem?.mend} action={onAgain === null || readOnly ? undefined : <Button size="sm" onClick={onAgain}>{t('tryAgain')}</Button>} />
        ) : null}
      </div>
      <MessageMargin message={message} held={held} />
    </article>
  );
});

function Written({ conversationId, message, readOnly }: Omit<MessageViewProps, 'onAgain'>) {
  const places = useChat((state) => state.places);
  return partsOf(message, places).map((part, index) => (part.kind === 'text' ? <ModelText key={`text ${String(index)}`} text={part.text} /> : <ToolCard key={part.tool.call} conversationId={conversationId} tool={part.tool} readOnly={readOnly} />));
}

function Thought({ message }: { readonly message: ChatMessage }) {
  const { t } = useTranslation('chat');
  return (
    <details className="thinks">
      <summary className="think">
        <Icon of={ChevronRight} size={14} />
        {message.state === 'streaming' && message.text === '' ? t('thinking') : t('thought')}
      </summary>
      <p>{message.thought}</p>
    </details>
  );
}

function MessageMargin({ message, held }: { readonly message: ChatMessage; readonly held: boolean }) {
  const { t } = useTranslation('chat');
  return (
    <div className="mg">
      {held ? <span>{t('holds')}</span> : null}
      {message.state === 'streaming' && !held ? (
        <span className="ink st">
          <StatusDot state="ink" />
          {message.text === '' && message.thought === '' ? t('readingPrompt') : t('writing')}
        </span>
      ) : null}
      {message.state === 'queued' ? <span>{t('queued')}</span> : null}
      {message.state === 'stopped' ? <span>{t('stopped')}</span> : null}
      {message.usage === null ? null : <span className="t">{t('tokens', { count: message.usage.outputTokens })}</span>}
    </div>
  );
}
