import type { KeptNotification } from '../../shared/notifications';

export type NewNotification = Omit<KeptNotification, 'id' | 'readAt' | 'shown' | 'why'> & {
  /** The gate or question it asks about, which may be decided; null: it asks nothing. */
  readonly asks: string | null;
};

/** Notifications that outlive the engine; the oldest ones go. */
export interface NotificationStore {
  /** On disk on return. Gives its id. */
  add(notification: NewNotification): number;
  /** What became of it. */
  became(id: number, shown: boolean | null, why: string | null): void;
  /** The newest first. */
  list(limit: number): readonly KeptNotification[];
  unread(): number;
  /** Null: all of them. */
  read(ids: readonly number[] | null, at: number): void;
  /** What this one asked is decided. */
  decided(asks: string, at: number): void;
}
