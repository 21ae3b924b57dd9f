import type { ConversationModels, ModelName } from '../../../shared/model-choice';
import type { Sampling } from '../../../shared/sampling';
import { ok, type Result } from '../../../shared/result';
import type { Handlers } from '../../platform/router';

type ModelChoiceHandlers = Pick<Handlers, 'chat.models' | 'chat.choose-model' | 'chat.set-sampling'>;

interface Models {
  models(conversationId: string): Result<ConversationModels>;
  choose(conversationId: string, model: string | null): Promise<Result<ModelName>>;
  setSampling(conversationId: string, sampling: Sampling): void;
}

export function modelChoiceHandlers(models: Models): ModelChoiceHandlers {
  return {
    'chat.models': ({ conversationId }) => models.models(conversationId),
    'chat.choose-model': ({ conversationId, model }) => models.choose(conversationId, model),
    'chat.set-sampling': ({ conversationId, sampling }) => {
      models.setSampling(conversationId, sampling);
      return ok(null);
    },
  };
}
