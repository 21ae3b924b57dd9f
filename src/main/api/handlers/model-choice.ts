import type { ConversationModels, ModelName } from '../../../shared/model-choice';
import type { Result } from '../../../shared/result';
import type { Handlers } from '../router';

type ModelChoiceHandlers = Pick<Handlers, 'chat.models' | 'chat.choose-model'>;

interface Models {
  models(conversationId: string): Result<ConversationModels>;
  choose(conversationId: string, model: string | null): Promise<Result<ModelName>>;
}

export function modelChoiceHandlers(models: Models): ModelChoiceHandlers {
  return {
    'chat.models': ({ conversationId }) => models.models(conversationId),
    'chat.choose-model': ({ conversationId, model }) => models.choose(conversationId, model),
  };
}
