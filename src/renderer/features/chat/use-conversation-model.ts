import { useEffect, useState } from 'react';
import type { ConversationModels } from '../../../shared/model-choice';
import type { Sampling } from '../../../shared/sampling';
import { ask } from '../../bridge/bridge';
import { useModels } from '../../entities/model/models-store';
import { noteChange, usePrompts } from '../../entities/conversation/prompts-store';
import { useChat } from '../../entities/conversation/chat-store';

export interface ConversationModel {
  readonly current: ConversationModels | null;
  readonly choose: (value: string) => Promise<void>;
  readonly setSampling: (sampling: Sampling) => Promise<void>;
}

/**
 * Which model answers in a conversation. Read again when config.toml may have changed, and after every
 * message: /model chooses, too.
 */
export function useConversationModel(conversationId: string): ConversationModel {
  const [current, setCurrent] = useState<ConversationModels | null>(null);
  const messages = useChat((state) => state.messages[conversationId]?.length ?? 0);
  const overview = useModels((state) => state.overview);
  const changes = usePrompts((state) => state.changes);
  useEffect(() => {
    let over = false;
    void ask('chat.models', { conversationId }).then((answer) => {
      if (answer.ok && !over) setCurrent(answer.value);
    });
    return () => {
      over = true;
    };
  }, [conversationId, messages, overview, changes]);
  const choose = async (value: string): Promise<void> => {
    const answer = await ask('chat.choose-model', { conversationId, model: value === '' ? null : value });
    if (!answer.ok) useChat.setState({ refusal: { conversationId, refusal: answer.error } });
    noteChange();
  };
  const setSampling = async (sampling: Sampling): Promise<void> => {
    const answer = await ask('chat.set-sampling', { conversationId, sampling });
    if (!answer.ok) useChat.setState({ refusal: { conversationId, refusal: answer.error } });
    noteChange();
  };
  return { current, choose, setSampling };
}
