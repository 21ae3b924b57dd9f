import type { KeptNotification } from '../../../shared/notifications';
import { ok } from '../../../shared/result';
import type { Handlers } from '../router';

interface Parts {
  list(limit: number): { notifications: KeptNotification[]; unread: number };
  read(ids: readonly number[] | null): number;
}

export function notificationHandlers(
  notifications: Parts,
): Pick<Handlers, 'notifications.list' | 'notifications.read'> {
  return {
    'notifications.list': ({ limit }) => ok(notifications.list(limit)),
    'notifications.read': ({ ids }) => ok({ unread: notifications.read(ids) }),
  };
}
