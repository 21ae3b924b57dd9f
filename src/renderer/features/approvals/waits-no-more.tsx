import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { EmptySheet } from '../../components/empty-sheet';
import { useLanguage } from '../../i18n/use-language';
import { useApp } from '../app/app-store';
import { go } from '../app/route';
import { useConversations } from '../chat/chat-store';
import { isAnswer, lastDecided } from './approvals-state';
import { moveSelection, useApprovals } from './approvals-store';
import { answerText, decidedText } from './phrases';

/**
 * Stands where a link leads to a run or a conversation of which nothing waits: what was decided, and the way
 * there.
 */
export function WaitsNoMore({ place }: { readonly place: string }) {
  const { t } = useTranslation('approvals');
  const language = useLanguage();
  const person = useApp((state) => state.preferences.person);
  const decision = useApprovals((state) => lastDecided(state.decided, place));
  const waiting = useApprovals((state) => state.waiting.length);
  const known = useConversations().some(({ id }) => id === place);
  const isConversation = decision === null ? known : isAnswer(decision);
  const text =
    decision === null
      ? t(isConversation ? 'conversationWaitsNot' : 'runWaitsNot', { run: place })
      : isAnswer(decision)
        ? t('wasDecided', {
            what: t('decidedCall', { tool: decision.tool }),
            decision: answerText(decision, person, language, t),
          })
        : t('wasDecided', {
            what: t('decidedStep', { sop: decision.sop, step: decision.step }),
            decision: decidedText(decision, person, language, t),
          });
  return (
    <EmptySheet
      title={t('waitsNoMore')}
      text={text}
      note={t('noOtherCard')}
      actions={
        <>
          <Button
            size="lg"
            onClick={() => {
              go(isConversation ? 'chat' : 'runs', place);
            }}
          >
            {t(isConversation ? 'openChat' : 'openRun')}
          </Button>
          {waiting === 0 ? null : (
            <Button
              size="lg"
              look="bare"
              onClick={() => {
                moveSelection(1);
              }}
            >
              {t('next', { count: waiting })}
            </Button>
          )}
        </>
      }
    />
  );
}
