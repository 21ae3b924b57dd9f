import { Box, ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationModels } from '../../../shared/model-choice';
import { ask } from '../../bridge/bridge';
import { Icon } from '../../components/icons';
import { go } from '../app/route';
import { useModels } from '../models/models-store';
import { useChat } from './chat-store';
import { chosenValue, modelChoices, type ModelChoice } from './model-choices';

/** Which model answers in this conversation, and a menu to take another one. */
export function ModelPicker({ conversationId }: { readonly conversationId: string }) {
  const { t } = useTranslation('chat');
  const files = useModels((state) => state.files);
  const overview = useModels((state) => state.overview);
  const { current, choose } = useConversationModel(conversationId);
  if (files === null || overview === null || current === null) return null;
  const choices = modelChoices(files, overview, current);
  const value = chosenValue(current);
  const shown = choices.find((choice) => choice.value === value);
  const nameOf = (choice: ModelChoice): string => (choice.kind === 'built-in' || (choice.kind === 'default' && choice.name === 'built-in') ? t('modelBuiltIn') : choice.name);
  const notesOf = ({ kind, remote }: ModelChoice): string => [...(kind === 'default' ? [t('modelDefault')] : kind === 'built-in' ? [t('modelProcedures')] : kind === 'route' ? [t('modelRoute')] : []), ...(remote ? [t('modelRemote')] : [])].join(' · ');
  const name = shown === undefined ? current.inUse.model : nameOf(shown);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <button type="button" className="btn bare model-picker" aria-label={t('modelPicker', { name })} title={t('modelPicker', { name })}>
          <Icon of={Box} />
          <span>{name}</span>
          <Icon of={ChevronDown} size={14} />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="filter-menu model-menu" align="start" side="top" sideOffset={4} collisionPadding={12}>
        <DropdownMenu.RadioGroup value={value} onValueChange={(next) => void choose(next)}>
          {choices.map((choice) => (
            <DropdownMenu.RadioItem key={choice.value} value={choice.value}>
              <span>{nameOf(choice)}</span>
              <small>{notesOf(choice)}</small>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator className="model-rule" />
        <DropdownMenu.Item onSelect={() => { go('models'); }}>{t('modelMore')}</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** Read again when config.toml may have changed, and after every message: /model chooses, too. */
function useConversationModel(conversationId: string): { readonly current: ConversationModels | null; readonly choose: (value: string) => Promise<void> } {
  const [current, setCurrent] = useState<ConversationModels | null>(null);
  const messages = useChat((state) => state.messages[conversationId]?.length ?? 0);
  const overview = useModels((state) => state.overview);
  useEffect(() => {
    let over = false;
    void ask('chat.models', { conversationId }).then((answer) => { if (answer.ok && !over) setCurrent(answer.value); });
    return () => { over = true; };
  }, [conversationId, messages, overview]);
  const choose = async (value: string): Promise<void> => {
    const answer = await ask('chat.choose-model', { conversationId, model: value === '' ? null : value });
    if (!answer.ok) useChat.setState({ refusal: { conversationId, refusal: answer.error } });
    const now = await ask('chat.models', { conversationId });
    if (now.ok) setCurrent(now.value);
  };
  return { current, choose };
}
