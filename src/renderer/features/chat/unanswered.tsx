import { Button } from '../../kit/button';
import { ProblemNote } from '../../kit/problem-note';
import { regenerate } from '../../entities/conversation/chat-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

/** In the place of an answer that was lost: that there is none, and the way to one. */
export function Unanswered({
  conversationId,
  messageId,
  readOnly,
}: {
  readonly conversationId: string;
  readonly messageId: string;
  readonly readOnly: boolean;
}) {
  const { say } = useSay('chat');
  return (
    <article className={styles.turn} data-part="turn" tabIndex={-1} aria-label={say('model')}>
      <div className={classes(styles.who, styles.ofModel)}>
        <b>{say('model')}</b>
      </div>
      <div className={styles.words} data-part="words">
        <ProblemNote
          tone="warn"
          message={say('unanswered')}
          remedy={say('unansweredText')}
          action={
            readOnly ? undefined : (
              <Button size="sm" onClick={() => void regenerate(conversationId, messageId)}>
                {say('answerAgain')}
              </Button>
            )
          }
        />
      </div>
    </article>
  );
}
