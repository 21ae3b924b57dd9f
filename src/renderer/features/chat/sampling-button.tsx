import { SlidersHorizontal } from 'lucide-react';
import { Popover } from 'radix-ui';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icons';
import { SamplingFields } from '../../entities/model/sampling-fields';
import { usePrompts } from '../../entities/conversation/prompts-store';
import { Instructions } from './instructions';
import type { ConversationModel } from './use-conversation-model';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

/**
 * What the model is told before this conversation, how its answers are drawn, and whether it thinks before
 * them.
 */
export function SamplingButton({
  conversationId,
  current,
  setSampling,
}: Pick<ConversationModel, 'current' | 'setSampling'> & {
  readonly conversationId: string;
}) {
  const { say } = useSay('chat');
  const hasPrompt = usePrompts((state) => (state.prompts[conversationId]?.own ?? null) !== null);
  const sampling = current?.sampling;
  if (sampling === undefined) return null;
  const { own, otherwise, makers, canThink } = sampling;
  const settings = Object.keys(own).length;
  const count = settings + (hasPrompt ? 1 : 0);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button
          type="button"
          className={classes(styles.samplingButton, 'btn bare ic')}
          data-look="icon"
          aria-label={say(count === 0 ? 'sampling' : 'samplingSet', { count })}
          title={say(count === 0 ? 'sampling' : 'samplingSet', { count })}
        >
          <Icon of={SlidersHorizontal} />
          {count === 0 ? null : <i className={styles.samplingMark} aria-hidden="true" />}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={classes(styles.popover, styles.samplingPop, 'pop')}
          data-part="popover"
          side="top"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          aria-label={say('sampling')}
        >
          <h3>{say('sampling')}</h3>
          <Instructions conversationId={conversationId} sampling={own} />
          <SamplingFields
            own={own}
            otherwise={otherwise}
            canThink={canThink}
            onServer={canThink === null}
            onChange={(next) => void setSampling(next)}
          />
          <p className={classes(styles.note, 'note')}>
            {canThink === null
              ? say('samplingOfServer')
              : makers === null
                ? say('samplingUsual')
                : say(makers === 'file' ? 'samplingOfFile' : 'samplingOfMakers', { family: makers })}
          </p>
          {settings === 0 ? null : (
            <Button size="sm" onClick={() => void setSampling({})}>
              {say('samplingReset')}
            </Button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
