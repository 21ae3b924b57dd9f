import type { ToolQuestion } from '../../../shared/chat';
import type { Notifier } from '../../ports/notifier';

/**
 * Tells the person at this machine of every tool call of a conversation that waits for them, once, and
 * withdraws it when it waits no longer. To be called with all that wait.
 */
export function announceQuestions(notifier: Notifier): (open: readonly ToolQuestion[]) => void {
  let told: ReadonlySet<string> = new Set();
  return (open) => {
    const waiting = new Map(open.map((question) => [idOf(question), question]));
    for (const id of told) if (!waiting.has(id)) notifier.withdraw(id);
    for (const [id, { conversationId, title, tool }] of waiting) {
      if (!told.has(id))
        notifier.notify({
          title: title === '' ? 'ZeroClaw' : title,
          body: `A tool call waits: ${tool}`,
          question: { conversationId, id },
        });
    }
    told = new Set(waiting.keys());
  };
}

/** Models count their calls again in every answer. */
const idOf = ({ conversationId, call, askedAt }: ToolQuestion): string =>
  JSON.stringify([conversationId, call, askedAt]);
