import type { DispatchRow, SopEvent } from '../../../shared/sop';
import { listensAt, meetsTrigger } from '../../../domain/procedure/triggers/triggers';
import type { Clock } from '../../platform/base/clock';
import type { InboundMessage } from '../../ports/channel';
import { listenedTo } from './definition/listened-to';
import type { SopEngine } from './engine';
import type { SopLibrary } from './library/library';

/** Messages of channels that start procedures; whether the sender may is for the channel to find out. */
export interface MessageStarts {
  /** Whether a procedure waits for such a message. Nothing is started. */
  meets(message: InboundMessage): boolean;
  /**
   * What it started, or was kept from starting; empty: it is no procedure's. `remember` is called in one
   * transaction with what is not empty. Throws as the engine's `dispatch` does.
   */
  take(message: InboundMessage, remember: () => void): readonly DispatchRow[];
}

export function messageStarts({
  engine,
  library,
  clock,
}: {
  readonly engine: Pick<SopEngine, 'dispatch'>;
  readonly library: Pick<SopLibrary, 'entries'>;
  readonly clock: Clock;
}): MessageStarts {
  const listening = (event: SopEvent) =>
    library.entries().flatMap((entry) => listenedTo(entry).filter((trigger) => listensAt(trigger, event)));
  return {
    meets: (message) => {
      const event = toEvent(message, clock);
      return listening(event).some((trigger) => meetsTrigger(trigger, event));
    },
    take: (message, remember) => {
      const event = toEvent(message, clock);
      // What nobody waits for is talk, and no event.
      if (listening(event).length === 0) return [];
      return engine.dispatch(event, `${message.channel}:${message.sender}`, {
        alongside: (rows) => {
          if (rows.length > 0) remember();
        },
      });
    },
  };
}

/** The sender's own words; what they quote is nobody's wish. */
const toEvent = (
  { channel, text, sender, senderName, replyTarget, thread, attachments }: InboundMessage,
  clock: Clock,
): SopEvent => ({
  source: 'message',
  // A room of a channel is part of it.
  topic: channel.split(':', 1)[0] ?? channel,
  payload: JSON.stringify({
    text: text.trim(),
    sender,
    name: senderName,
    chat: replyTarget,
    thread,
    files: attachments.map(({ path }) => path),
  }),
  receivedAt: clock.now(),
});
