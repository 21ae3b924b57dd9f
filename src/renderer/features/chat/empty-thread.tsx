import { useEffect } from 'react';
import type { Sampling } from '../../../shared/sampling';
import { Button } from '../../kit/button';
import { focusComposer, setDraft } from '../../entities/conversation/chat-store';
import { presetOf, readPrompts, takePreset, usePrompts } from '../../entities/conversation/prompts-store';
import { hrefOf } from '../../entities/window/route';
import { useSay } from '../../i18n/use-say';
import { useIsBuiltIn } from './cannot-chat';
import { SuggestionList } from './suggestion-list';
import type { ConversationModel } from './use-conversation-model';
import styles from './chat.module.css';

/** Before the first message: how it may begin. A suggestion is written into the box, and not sent. */
export function EmptyThread({
  conversationId,
  current,
}: Pick<ConversationModel, 'current'> & { readonly conversationId: string }) {
  const { say } = useSay('chat');
  const isBuiltIn = useIsBuiltIn(current);
  if (current === null) return <p className={styles.hold}>{say('emptyThread')}</p>;
  return (
    <div className={styles.hold}>
      {isBuiltIn ? (
        <>
          <p>{say('beginBuiltIn')}</p>
          <ul className={styles.suggestions}>
            {(['sops', 'runs', 'approvals', 'boards'] as const).map((page) => (
              <li key={page}>
                <a href={hrefOf(page)}>{say(`begin_${page}`)}</a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>{say('emptyThread')}</p>
          <SuggestionList
            onChoose={(text) => {
              setDraft(conversationId, text);
              focusComposer();
            }}
          />
          <BeginWith conversationId={conversationId} sampling={current.sampling?.own ?? {}} />
        </>
      )}
    </div>
  );
}

/** The presets, of which one may be taken. */
function BeginWith({
  conversationId,
  sampling,
}: {
  readonly conversationId: string;
  readonly sampling: Sampling;
}) {
  const { say } = useSay('chat');
  const presets = usePrompts((state) => state.presets) ?? [];
  const prompt = usePrompts((state) => state.prompts[conversationId]?.own ?? null);
  useEffect(() => {
    void readPrompts(conversationId);
  }, [conversationId]);
  if (presets.length === 0) return null;
  const current = presetOf(presets, prompt, sampling);
  return (
    <div className={styles.beginWith} role="group" aria-label={say('beginWith')}>
      <span aria-hidden="true">{say('beginWith')}</span>
      {presets.map(({ name }) => (
        <Button
          key={name}
          size="sm"
          aria-pressed={name === current?.name}
          onClick={() => void takePreset(conversationId, name)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
