import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { ProblemNote } from '../../components/problem-note';
import { regenerate } from './chat-store';

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
  const { t } = useTranslation('chat');
  return (
    <article className="tn" tabIndex={-1} aria-label={t('model')}>
      <div className="w mo">
        <b>{t('model')}</b>
      </div>
      <div className="x">
        <ProblemNote
          tone="warn"
          message={t('unanswered')}
          remedy={t('unansweredText')}
          action={
            readOnly ? undefined : (
              <Button size="sm" onClick={() => void regenerate(conversationId, messageId)}>
                {t('answerAgain')}
              </Button>
            )
          }
        />
      </div>
    </article>
  );
}
