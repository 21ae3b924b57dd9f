import { Notification } from 'electron';
import type { Notifier } from '../ports/notifier';
import { notificationContent, type NotificationButton, type NotificationRequest } from './notification-content';
import type { Words } from './words';

export interface NativeNotifierOptions {
  readonly words: () => Words;
  readonly open: (approval: NotificationRequest['approval']) => void;
  /** A button of the notification: the person decided there. */
  readonly approve: (approval: NonNullable<NotificationRequest['approval']>) => void;
  readonly complain: (message: string) => void;
}

/** Native notifications: one per waiting approval, withdrawn when it was decided elsewhere. Never throws. */
export function createNativeNotifier(options: NativeNotifierOptions): Notifier {
  // A notification that nobody holds is collected with its listeners.
  const shown = new Map<string, Notification>();
  const others = new Set<Notification>();
  return {
    notify(request) {
      try {
        if (!Notification.isSupported()) return;
        show(request, options, shown, others);
      } catch (failure) {
        options.complain(`A notification could not be shown: ${String(failure)}`);
      }
    },
    withdraw(gate) {
      const notification = shown.get(gate);
      shown.delete(gate);
      notification?.close();
    },
  };
}

function show(request: NotificationRequest, options: NativeNotifierOptions, shown: Map<string, Notification>, others: Set<Notification>): void {
  const { approval } = request;
  const { buttons, ...content } = notificationContent(request, options.words(), process.platform);
  const notification = new Notification({ ...content, actions: buttons.map(({ text }) => ({ type: 'button', text })) });
  const forget = (): void => {
    others.delete(notification);
    if (approval !== undefined && shown.get(approval.gate) === notification) shown.delete(approval.gate);
  };
  const act = (button: NotificationButton): void => {
    forget();
    if (button === 'approve' && approval !== undefined) options.approve(approval);
    else options.open(approval);
  };
  notification.on('click', () => { act('open'); });
  notification.on('action', (details: unknown, index?: number) => {
    // Electron 40 moved the index from an argument into the event.
    const at = index ?? (details as { actionIndex?: number }).actionIndex ?? -1;
    act(buttons[at]?.does ?? 'open');
  });
  notification.on('failed', (_event, reason) => { options.complain(`A notification could not be shown: ${reason}`); });
  notification.on('close', () => { others.delete(notification); });
  if (approval === undefined) others.add(notification);
  else {
    shown.get(approval.gate)?.close();
    shown.set(approval.gate, notification);
  }
  notification.show();
}
