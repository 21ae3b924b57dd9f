import { ChevronLeft, ChevronRight, Pencil, RotateCcw, ScrollText } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../kit/button';
import { StatusDot } from '../../kit/status-dot';
import type { ChatMessage } from '../../../shared/chat';
import { speedText } from '../../entities/model/models-state';
import { chooseVersion, regenerate, useChat } from '../../entities/conversation/chat-store';
import { CopyButton } from './copy-button';
import { PromptDialog } from './prompt-dialog';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

interface MarginProps {
  readonly conversationId: string;
  readonly message: ChatMessage;
  /** A tool call of it waits for the person. */
  readonly held: boolean;
  readonly readOnly: boolean;
  readonly busy: boolean;
  readonly editing: boolean;
  readonly onEdit: () => void;
}

/** At the right of a message: what state it is in, its versions, and what can be done with it. */
export function MessageMargin({
  conversationId,
  message,
  held,
  readOnly,
  busy,
  editing,
  onEdit,
}: MarginProps) {
  const { say } = useSay('chat');
  return (
    <div className={styles.marginNote} data-part="margin-note">
      {held ? <span>{say('holds')}</span> : null}
      {(message.state === 'streaming' || message.state === 'queued') && !held ? (
        <Doing message={message} />
      ) : null}
      {message.state === 'stopped' ? <span>{say('stopped')}</span> : null}
      {message.usage === null ? null : (
        <span className={classes(styles.figures, 't')}>
          {say('tokens', { count: message.usage.outputTokens })}
        </span>
      )}
      {message.speed === undefined ? null : (
        <span className={classes(styles.figures, 't')}>
          {say(message.speed.counted ? 'perSecond' : 'perSecondAbout', {
            speed: speedText(message.speed.tokensPerSecond),
          })}
        </span>
      )}
      <Versions conversationId={conversationId} message={message} busy={busy} />
      {editing || message.state === 'streaming' || message.state === 'queued' ? null : (
        <Acts
          conversationId={conversationId}
          message={message}
          canChange={!readOnly && !busy && message.aside === undefined}
          onEdit={onEdit}
        />
      )}
    </div>
  );
}

/** What the model does for an answer that is not complete. */
function Doing({ message }: Pick<MarginProps, 'message'>) {
  const { say } = useSay('chat');
  const progress = useChat((state) => state.progress[message.id]);
  const percent = Math.floor((progress?.fraction ?? 0) * 100);
  const isAhead = progress !== undefined && progress.phase !== 'queued';
  if (message.state === 'queued' && !isAhead) return <span>{say('queued')}</span>;
  const words =
    progress?.phase === 'loading'
      ? say('loadingModel', { percent })
      : progress?.phase === 'reading'
        ? progress.secondsLeft === null
          ? say('readingPrompt')
          : say('readingShare', { percent, count: progress.secondsLeft })
        : message.text === '' && message.thought === ''
          ? say('readingPrompt')
          : say('writing');
  return (
    <span className={classes(styles.state, 'ink st')}>
      <StatusDot state="ink" />
      {words}
    </span>
  );
}

/** `2 of 3`, with arrows; the arrow keys do the same. Nothing that was said is ever overwritten. */
function Versions({
  conversationId,
  message,
  busy,
}: Pick<MarginProps, 'conversationId' | 'message' | 'busy'>) {
  const { say } = useSay('chat');
  const { versions } = message;
  if (versions === undefined) return null;
  const at = versions.indexOf(message.id);
  const go = (step: number): void => {
    const other = versions[at + step];
    if (other !== undefined && !busy) void chooseVersion(conversationId, other);
  };
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    go(step);
  };
  return (
    <span className={styles.versions} role="group" aria-label={say('versions')} onKeyDown={press}>
      <span className={classes(styles.figures, 't')} role="status">
        {say(message.role === 'user' ? 'versionOf' : 'answerOf', { number: at + 1, count: versions.length })}
      </span>
      <IconButton
        size="sm"
        icon={ChevronLeft}
        name={say('earlierVersion')}
        aria-disabled={busy || at === 0}
        onClick={() => {
          go(-1);
        }}
      />
      <IconButton
        size="sm"
        icon={ChevronRight}
        name={say('laterVersion')}
        aria-disabled={busy || at === versions.length - 1}
        onClick={() => {
          go(1);
        }}
      />
    </span>
  );
}

function Acts({
  conversationId,
  message,
  canChange,
  onEdit,
}: {
  readonly conversationId: string;
  readonly message: ChatMessage;
  readonly canChange: boolean;
  readonly onEdit: () => void;
}) {
  const { say } = useSay('chat');
  const [showsPrompt, setShowsPrompt] = useState(false);
  const mine = message.role === 'user';
  return (
    <span className={styles.actions}>
      {message.text === '' ? null : <CopyButton text={message.text} name={say('copy')} />}
      {mine && canChange ? <IconButton size="sm" icon={Pencil} name={say('edit')} onClick={onEdit} /> : null}
      {!mine && canChange && message.answers !== undefined ? (
        <IconButton
          size="sm"
          icon={RotateCcw}
          name={say('answerAgain')}
          onClick={() => void regenerate(conversationId, message.id)}
        />
      ) : null}
      {!mine && message.answers !== undefined && message.aside === undefined ? (
        <IconButton
          size="sm"
          icon={ScrollText}
          name={say('showPrompt')}
          onClick={() => {
            setShowsPrompt(true);
          }}
        />
      ) : null}
      {showsPrompt ? (
        <PromptDialog
          conversationId={conversationId}
          messageId={message.id}
          onClose={() => {
            setShowsPrompt(false);
          }}
        />
      ) : null}
    </span>
  );
}
