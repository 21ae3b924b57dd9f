import { Button } from '../../kit/button';
import { EmptySheet } from '../../kit/empty-sheet';
import { useLanguage } from '../../i18n/use-language';
import { useApp } from '../../entities/engine/app-store';
import { go } from '../../entities/window/route';
import { useConversations } from '../../entities/conversation/chat-store';
import { isAnswer, lastDecided } from '../../entities/approval/approvals-state';
import { moveSelection, useApprovals } from '../../entities/approval/approvals-store';
import { answerText, decidedText } from '../../entities/approval/phrases';
import { useSay } from '../../i18n/use-say';

/**
 * Stands where a link leads to a run or a conversation of which nothing waits: what was decided, and the way
 * there.
 */
export function WaitsNoMore({ place }: { readonly place: string }) {
  const { say } = useSay('approvals');
  const language = useLanguage();
  const person = useApp((state) => state.preferences.person);
  const decision = useApprovals((state) => lastDecided(state.decided, place));
  const waiting = useApprovals((state) => state.waiting.length);
  const known = useConversations().some(({ id }) => id === place);
  const isConversation = decision === null ? known : isAnswer(decision);
  const text =
    decision === null
      ? say(isConversation ? 'conversationWaitsNot' : 'runWaitsNot', { run: place })
      : isAnswer(decision)
        ? say('wasDecided', {
            what: say('decidedCall', { tool: decision.tool }),
            decision: answerText(decision, person, language, say),
          })
        : say('wasDecided', {
            what: say('decidedStep', { sop: decision.sop, step: decision.step }),
            decision: decidedText(decision, person, language, say),
          });
  return (
    <EmptySheet
      title={say('waitsNoMore')}
      text={text}
      note={say('noOtherCard')}
      actions={
        <>
          <Button
            size="lg"
            onClick={() => {
              go(isConversation ? 'chat' : 'runs', place);
            }}
          >
            {say(isConversation ? 'openChat' : 'openRun')}
          </Button>
          {waiting === 0 ? null : (
            <Button
              size="lg"
              look="bare"
              onClick={() => {
                moveSelection(1);
              }}
            >
              {say('next', { count: waiting })}
            </Button>
          )}
        </>
      }
    />
  );
}
