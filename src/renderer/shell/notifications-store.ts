import { create } from 'zustand';
import type { NotificationList } from '../../shared/notifications';
import { ask, onNotice } from '../bridge/bridge';

/** Null until they were read. */
export const useNotifications = create<{ readonly list: NotificationList | null }>(() => ({ list: null }));

async function load(): Promise<void> {
  const answer = await ask('notifications.list', {});
  if (answer.ok) useNotifications.setState({ list: answer.value });
}

/** Follows them; returns the function that ends it. */
export function followNotifications(): () => void {
  const end = onNotice((notice) => {
    if (notice.type === 'notifications-changed') void load();
  });
  void load();
  return end;
}

export async function readAllNotifications(): Promise<void> {
  const answer = await ask('notifications.read', { ids: null });
  if (answer.ok) await load();
}
