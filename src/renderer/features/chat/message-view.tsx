import { ChevronRight, FileText } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icons';
import { ProblemNote } from '../../kit/problem-note';
import { clockTime, durationText, momentText } from '../../kit/time-format';
import { useNow } from '../../kit/use-now';
import { useLanguage } from '../../i18n/use-language';
import { attachedDocuments, type AttachedDocument } from '../../../shared/attached-documents';
import type { ChatMessage } from '../../../shared/chat';
import { partsOf } from '../../../shared/message-parts';
import { regenerate } from '../../entities/conversation/chat-store';
import { EditBox } from './edit-box';
import { MessageMargin } from './message-margin';
import { pictureName, saidParts } from '../../entities/conversation/pictures';
import { PictureThumb } from './picture-thumb';
import { ModelText } from './model-text';
import { ToolCard } from './tool-card';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

export interface MessageViewProps {
  readonly conversationId: string;
  readonly message: ChatMessage;
  readonly readOnly: boolean;
  /** An answer of the conversation is being written: other versions have to wait. */
  readonly busy: boolean;
}

/**
 * One message: who and when in the margin, the text, and at the right what state it is in. Drawn again only
 * when it changes.
 */
export const MessageView = memo(function MessageView({
  conversationId,
  message,
  readOnly,
  busy,
}: MessageViewProps) {
  const { say } = useSay('chat');
  const language = useLanguage();
  const now = useNow(60_000);
  const [editing, setEditing] = useState(false);
  const mine = message.role === 'user';
  const held = message.tools.some(({ state }) => state === 'asks');
  const canAnswerAgain = !readOnly && !busy && message.answers !== undefined && message.aside === undefined;
  return (
    <article
      className={styles.turn}
      data-part="turn"
      tabIndex={-1}
      aria-label={mine ? say('you') : say('model')}
      data-message={message.id}
    >
      <div className={mine ? styles.who : classes(styles.who, styles.ofModel)}>
        <b>{mine ? say('you') : say('model')}</b>
        <time
          className={classes(styles.figures, 't')}
          dateTime={new Date(message.at).toISOString()}
          title={clockTime(message.at, language)}
        >
          {momentText(message.at, now, language)}
        </time>
      </div>
      <div className={styles.words} data-part="words">
        {message.thought === '' ? null : <Thought message={message} />}
        {editing ? (
          <EditBox
            conversationId={conversationId}
            message={message}
            onClose={() => {
              setEditing(false);
            }}
          />
        ) : mine ? (
          <Said text={message.text} />
        ) : (
          <Written conversationId={conversationId} message={message} readOnly={readOnly} />
        )}
        {message.state === 'streaming' && !held ? <span className={styles.caret} aria-hidden="true" /> : null}
        {message.state === 'failed' ? (
          <ProblemNote
            message={message.problem?.message ?? say('failedTitle')}
            remedy={message.problem?.remedy}
            action={
              canAnswerAgain ? (
                <Button size="sm" onClick={() => void regenerate(conversationId, message.id)}>
                  {say('tryAgain')}
                </Button>
              ) : undefined
            }
          />
        ) : null}
      </div>
      <MessageMargin
        conversationId={conversationId}
        message={message}
        held={held}
        readOnly={readOnly}
        busy={busy}
        editing={editing}
        onEdit={() => {
          setEditing(true);
        }}
      />
    </article>
  );
});

/** Words and pictures of the person. */
function Said({ text }: { readonly text: string }) {
  const { documents, own } = attachedDocuments(text);
  return (
    <>
      {documents.map((document, index) => (
        <SentDocument key={index} document={document} />
      ))}
      {saidParts(own).map((part, index) =>
        part.kind === 'text' ? (
          <p key={index} className={styles.mine} data-part="mine">
            {part.text}
          </p>
        ) : (
          <div key={index} className={styles.sentPicture}>
            <PictureThumb path={part.path} name={pictureName(part.path)} />
          </div>
        ),
      )}
    </>
  );
}

/** A file that went along: its name, how much of it the model got, and the text when it is opened. */
function SentDocument({ document: { name, text, shown, total } }: { readonly document: AttachedDocument }) {
  const { say, language } = useSay('chat');
  const number = (value: number): string => value.toLocaleString(language);
  return (
    <details className={styles.sentDocument}>
      <summary>
        <Icon of={ChevronRight} size={14} />
        <Icon of={FileText} size={14} />
        <span>{name}</span>
        <small className={shown < total ? classes(styles.warn, 'warn') : classes(styles.note, 'note')}>
          {shown < total
            ? say('documentCut', { shown: number(shown), total: number(total) })
            : say('documentWhole', { total: number(total) })}
        </small>
      </summary>
      <pre>{text}</pre>
    </details>
  );
}

function Written({
  conversationId,
  message,
  readOnly,
}: Pick<MessageViewProps, 'conversationId' | 'message' | 'readOnly'>) {
  const parts = partsOf(message);
  return parts.map((part, index) =>
    part.kind === 'text' ? (
      <ModelText
        key={`text ${String(index)}`}
        text={part.text}
        grows={message.state === 'streaming' && index === parts.length - 1}
      />
    ) : (
      <ToolCard key={part.tool.call} conversationId={conversationId} tool={part.tool} readOnly={readOnly} />
    ),
  );
}

/** Shorter, and how long it took is nothing to tell. */
const shortThoughtMs = 500;

function Thought({ message }: { readonly message: ChatMessage }) {
  const { say } = useSay('chat');
  const language = useLanguage();
  return (
    <details className={styles.thinks}>
      <summary className={styles.think}>
        <Icon of={ChevronRight} size={14} />
        {message.state === 'streaming' && message.text === '' && message.thoughtMs === undefined
          ? say('thinking')
          : (message.thoughtMs ?? 0) < shortThoughtMs
            ? say('thought')
            : say('thoughtFor', { time: durationText(message.thoughtMs ?? 0, language) })}
      </summary>
      <p>{message.thought}</p>
    </details>
  );
}
