import { TriangleAlert } from 'lucide-react';
import { Popover } from 'radix-ui';
import { Icon } from '../../kit/icons';
import { useChat } from '../../entities/conversation/chat-store';
import { contextWarning, shownContext, type ShownContext } from './context-state';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

const numberText = (tokens: number): string => tokens.toLocaleString('en');
const noMessages: readonly never[] = [];

/** How full the model's context is; opened, with what. */
export function ContextMeter({ conversationId }: { readonly conversationId: string }) {
  const { say } = useSay('chat');
  const messages = useChat((state) => state.messages[conversationId] ?? noMessages);
  const shown = shownContext(messages);
  if (shown === null)
    return (
      <span className={classes(styles.meter, 'm')} title={say('contextUnknownNote')}>
        {say('contextUnknown')}
      </span>
    );
  const { use, used } = shown;
  const words =
    use.size === null
      ? say('contextUsed', { used: numberText(used) })
      : say('contextOf', { used: numberText(used), size: numberText(use.size) });
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button
          type="button"
          className={classes(styles.meter, 'btn bare')}
          data-look="bare"
          aria-label={say('contextMeter', { words })}
        >
          {use.size === null ? null : <Bar shown={shown} />}
          <span
            className={shown.nearlyFull ? classes(styles.warn, 'warn') : ''}
            data-part={shown.nearlyFull ? 'warn' : undefined}
          >
            {use.counted ? words : say('contextAbout', { words })}
          </span>
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={classes(styles.popover, styles.context, 'pop')}
          data-part="popover"
          side="top"
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={say('context')}
        >
          <Breakdown shown={shown} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/**
 * Below the box, in words and said politely: what happens when the context is full, and what one can do about
 * it.
 */
export function ContextWarning({ conversationId }: { readonly conversationId: string }) {
  const { say } = useSay('chat');
  const messages = useChat((state) => state.messages[conversationId] ?? noMessages);
  const warning = contextWarning(shownContext(messages));
  return (
    <div className={styles.contextWarning} role="status">
      {warning === null ? null : (
        <p className={classes(styles.note, styles.warn, 'note warn')} data-part="warn">
          <Icon of={TriangleAlert} size={14} />
          <span>
            {warning.kind === 'full'
              ? say('contextFull', { count: warning.leftOut })
              : say('contextNearlyFull')}{' '}
            {say('contextWhatToDo')}
          </span>
        </p>
      )}
    </div>
  );
}

function Bar({ shown }: { readonly shown: ShownContext }) {
  return (
    <span className={styles.badge} aria-hidden="true">
      {shown.parts.map(({ kind, share }) => (
        <i key={kind} data-share={kind} style={{ width: `${String(96 * share)}px` }} />
      ))}
    </span>
  );
}

function Breakdown({ shown }: { readonly shown: ShownContext }) {
  const { say } = useSay('chat');
  const { use, free } = shown;
  const names = {
    system: say('contextSystem'),
    tools: say('contextTools', { count: use.offered }),
    memory: say('contextMemory'),
    history: say('contextHistory'),
  };
  return (
    <>
      <dl>
        {shown.parts.map(({ kind, tokens }) => (
          <div key={kind}>
            <dt>
              <i data-share={kind} aria-hidden="true" />
              {names[kind]}
            </dt>
            <dd>{numberText(tokens)}</dd>
          </div>
        ))}
        {free === null ? null : (
          <div className={styles.total}>
            <dt>
              <i aria-hidden="true" />
              {say('contextFree')}
            </dt>
            <dd>{numberText(free)}</dd>
          </div>
        )}
      </dl>
      <p className={classes(styles.note, 'note')}>
        {say(use.counted ? 'contextCounted' : 'contextEstimated')}
      </p>
      {use.shortened ? <p className={classes(styles.note, 'note')}>{say('contextShortened')}</p> : null}
    </>
  );
}
