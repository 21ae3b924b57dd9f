import { Notification } from 'electron';
import type { Notifier, Shown } from '../ports/notifier';
import {
  notificationContent,
  type NotificationButton,
  type NotificationRequest,
} from './notification-content';
import type { Words } from './words';

export interface NativeNotifierOptions {
  readonly words: () => Words;
  /** `place`: the run or the conversation that it is about; null: none. */
  readonly open: (place: string | null) => void;
  /** A button of the notification: the person decided there. */
  readonly approve: (approval: NonNullable<NotificationRequest['approval']>) => void;
  readonly complain: (message: string) => void;
}

/**
 * Native notifications: one for everything that waits, withdrawn when it was decided elsewhere. Never throws.
 */
export function createNativeNotifier(options: NativeNotifierOptions): Notifier {
  // A notification that nobody holds is collected with its listeners.
  const shown = new Map<string, Notification>();
  const others = new Set<Notification>();
  return {
    notify(request, became = () => {}) {
      try {
        if (Notification.isSupported()) show(request, options, shown, others, became);
        else became({ shown: false, why: 'this system cannot show it' });
      } catch (failure) {
        options.complain(`A notification could not be shown: ${String(failure)}`);
        became({ shown: false, why: 'the system did not take it' });
      }
    },
    withdraw(id) {
      const notification = shown.get(id);
      shown.delete(id);
      notification?.close();
    },
  };
}

function show(
  request: NotificationRequest,
  options: NativeNotifierOptions,
  shown: Map<string, Notification>,
  others: Set<Notification>,
  became: (shown: Shown) => void,
): void {
  const { approval, question } = request;
  const id = approval?.gate ?? question?.id;
  const { buttons, ...content } = notificationContent(request, options.words(), process.platform);
  const notification = new Notification({
    ...content,
    actions: buttons.map(({ text }) => ({ type: 'button', text })),
  });
  const forget = (): void => {
    others.delete(notification);
    if (id !== undefined && shown.get(id) === notification) shown.delete(id);
  };
  const act = (button: NotificationButton): void => {
    forget();
    if (button === 'approve' && approval !== undefined) options.approve(approval);
    else options.open(approval?.runId ?? question?.conversationId ?? null);
  };
  notification.on('click', () => {
    act('open');
  });
  notification.on('action', (details: unknown, index?: number) => {
    // Electron 40 moved the index from an argument into the event.
    const at = index ?? (details as { actionIndex?: number }).actionIndex ?? -1;
    act(buttons[at]?.does ?? 'open');
  });
  notification.on('show', () => {
    became({ shown: true });
  });
  notification.on('failed', (_event, reason) => {
    options.complain(`A notification could not be shown: ${reason}`);
    became({ shown: false, why: 'no program here can show it' });
  });
  notification.on('close', () => {
    others.delete(notification);
  });
  if (id === undefined) others.add(notification);
  else {
    shown.get(id)?.close();
    shown.set(id, notification);
  }
  notification.show();
}
