import { messageOf } from '../../shared/errors';
import type { KeptNotification } from '../../shared/notifications';
import type { Clock } from './base/clock';
import type { Logger } from './base/logger';
import type { NewNotification, NotificationStore } from '../ports/notifications';
import type { Notification, Notifier, Shown } from '../ports/notifier';

interface Parts {
  readonly notifier: Notifier;
  readonly clock: Clock;
  readonly logger: () => Logger;
  /** There is another one, or one was read. */
  readonly changed: () => void;
}

/** Every notification, shown by the system where it can, and kept for whoever looks later. */
export class Notifications implements Notifier {
  #store: NotificationStore | null = null;
  /** Of the time before there was a database. */
  readonly #early: NewNotification[] = [];

  constructor(private readonly parts: Parts) {}

  keepIn(store: NotificationStore): void {
    this.#store = store;
    for (const early of this.#early.splice(0)) this.#keep(early);
  }

  notify(notification: Notification, became?: (shown: Shown) => void): void {
    const id = this.#keep(toKept(notification, this.parts.clock.now()));
    this.parts.notifier.notify(notification, (shown) => {
      if (id !== null)
        this.#try(() => {
          this.#store?.became(id, shown.shown, shown.why ?? null);
        });
      became?.(shown);
    });
  }

  withdraw(id: string): void {
    this.#try(() => {
      this.#store?.decided(id, this.parts.clock.now());
    });
    this.parts.notifier.withdraw(id);
  }

  list(limit: number): { notifications: KeptNotification[]; unread: number } {
    return { notifications: [...(this.#store?.list(limit) ?? [])], unread: this.#store?.unread() ?? 0 };
  }

  /** Null: all of them. Gives how many are left unread. */
  read(ids: readonly number[] | null): number {
    this.#store?.read(ids, this.parts.clock.now());
    this.parts.changed();
    return this.#store?.unread() ?? 0;
  }

  /** Null: it is not kept. */
  #keep(notification: NewNotification): number | null {
    if (this.#store === null) {
      this.#early.push(notification);
      return null;
    }
    const store = this.#store;
    return this.#try(() => store.add(notification));
  }

  /** A disk that is full must not keep anybody from being told. */
  #try<T>(work: () => T): T | null {
    try {
      const result = work();
      this.parts.changed();
      return result;
    } catch (failure) {
      this.parts.logger().warn('A notification could not be kept', { failure: messageOf(failure) });
      return null;
    }
  }
}

function toKept({ title, body, approval, question, origin = '' }: Notification, at: number): NewNotification {
  const [, kind, id = ''] = /^(run|chat):(.+)$/u.exec(origin) ?? [];
  return {
    at,
    title,
    body,
    place:
      approval !== undefined
        ? { page: 'approvals', id: approval.runId }
        : question !== undefined
          ? { page: 'chat', id: question.conversationId }
          : kind === undefined
            ? null
            : { page: kind === 'run' ? 'runs' : 'chat', id },
    asks: approval?.gate ?? question?.id ?? null,
  };
}
