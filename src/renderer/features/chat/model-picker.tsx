import { Box, ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { ask } from '../../bridge/bridge';
import { Icon } from '../../kit/icons';
import { useTold } from '../../i18n/use-told';
import { go } from '../../entities/window/route';
import { useModels } from '../../entities/model/models-store';
import { chosenValue, modelChoices, type ListedModel, type ModelChoice } from './model-choices';
import type { ConversationModel } from './use-conversation-model';
import { useSay } from '../../i18n/use-say';
import filterMenu from '../../kit/filter-menu.module.css';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

/** Which model answers in this conversation, and a menu to take another one. */
export function ModelPicker({ current, choose }: Pick<ConversationModel, 'current' | 'choose'>) {
  const { say } = useSay('chat');
  const files = useModels((state) => state.files);
  const overview = useModels((state) => state.overview);
  const told = useTold();
  const { listed, problems, ask: askServers } = useServerModels();
  if (files === null || overview === null || current === null) return null;
  const choices = modelChoices(files, overview, current, listed);
  const value = chosenValue(current);
  const shown = choices.find((choice) => choice.value === value);
  const nameOf = (choice: ModelChoice): string =>
    choice.kind === 'built-in' || (choice.kind === 'default' && choice.name === 'built-in')
      ? say('modelBuiltIn')
      : choice.name;
  const notesOf = ({ kind, remote, value }: ModelChoice): string =>
    [
      ...(kind === 'default'
        ? [say('modelDefault')]
        : kind === 'built-in'
          ? [say('modelProcedures')]
          : kind === 'route'
            ? [say('modelRoute')]
            : kind === 'server'
              ? [say('modelOf', { server: value.slice(0, value.indexOf('/')) })]
              : []),
      ...(remote ? [say('modelRemote')] : []),
    ].join(' · ');
  const name = shown === undefined ? current.inUse.model : nameOf(shown);
  return (
    <DropdownMenu.Root
      modal={false}
      onOpenChange={(open) => {
        if (open) askServers();
      }}
    >
      <DropdownMenu.Trigger asChild>
        <button
          type="button"
          className={classes(styles.modelPicker, 'btn bare')}
          data-look="bare"
          data-part="model-picker"
          aria-label={say('modelPicker', { name })}
          title={say('modelPicker', { name })}
        >
          <Icon of={Box} />
          <span>{name}</span>
          <Icon of={ChevronDown} size={14} />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className={classes(filterMenu.menu, styles.modelMenu)}
        align="start"
        side="top"
        sideOffset={4}
        collisionPadding={12}
      >
        <DropdownMenu.RadioGroup value={value} onValueChange={(next) => void choose(next)}>
          {choices.map((choice) => (
            <DropdownMenu.RadioItem key={choice.value} value={choice.value}>
              <span>{nameOf(choice)}</span>
              <small>{notesOf(choice)}</small>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
        {problems.map((problem) => (
          <p key={problem} className={classes(styles.note, styles.modelProblem, 'note')}>
            {told(problem)}
          </p>
        ))}
        <DropdownMenu.Separator className={styles.modelRule} />
        <DropdownMenu.Item
          onSelect={() => {
            go('models');
          }}
        >
          {say('modelMore')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** What the servers of config.toml have; they are asked when the menu opens, and not before. */
function useServerModels(): {
  readonly listed: readonly ListedModel[];
  readonly problems: readonly string[];
  readonly ask: () => void;
} {
  const overview = useModels((state) => state.overview);
  const [found, setFound] = useState<{
    readonly listed: readonly ListedModel[];
    readonly problems: readonly string[];
  }>({ listed: [], problems: [] });
  const askAll = async (): Promise<void> => {
    const servers = (overview?.providers ?? []).filter(({ type }) => type === 'openai').map(({ id }) => id);
    const answers = await Promise.all(
      servers.map(async (provider) => ({ provider, answer: await ask('providers.models', { provider }) })),
    );
    setFound({
      listed: answers.flatMap(({ provider, answer }) =>
        answer.ok ? answer.value.models.map((model) => ({ provider, model })) : [],
      ),
      problems: answers.flatMap(({ answer }) => (answer.ok ? [] : [answer.error.message])),
    });
  };
  return { ...found, ask: () => void askAll() };
}
