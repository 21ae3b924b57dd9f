import { visible } from '../../shared/visible';
import type { Notification } from '../ports/notifier';
import type { Words } from './words';

export type NotificationRequest = Notification;
export type NotificationButton = 'approve' | 'open';

export interface NotificationContent {
  readonly title: string;
  readonly body: string;
  readonly buttons: readonly { readonly does: NotificationButton; readonly text: string }[];
  readonly urgency: 'normal' | 'critical';
  readonly timeoutType: 'default' | 'never';
}

const longestTitle = 120;
const longestBody = 500;

/**
 * What the system is asked to draw. Buttons only where it has them (macOS, Windows); a critical approval is
 * signed on the card, so it has no Approve; nor has one whose calls it does not show. Rejecting needs a reason and therefore opens the card.
 */
export function notificationContent(
  request: NotificationRequest,
  words: Words,
  platform: NodeJS.Platform,
): NotificationContent {
  const { approval } = request;
  const hasButtons = approval !== undefined && (platform === 'darwin' || platform === 'win32');
  const open = { does: 'open', text: words.openCard } as const;
  const reject = { does: 'open', text: words.reject } as const;
  const approve = { does: 'approve', text: words.approve } as const;
  return {
    title: plain(words.told(request.title), longestTitle, platform),
    body: plain(words.told(request.body), longestBody, platform),
    buttons: !hasButtons
      ? []
      : approval.critical || approval.shown === null
        ? [open, reject]
        : [approve, reject, open],
    urgency: approval?.critical === true ? 'critical' : 'normal',
    timeoutType: approval === undefined && request.question === undefined ? 'default' : 'never',
  };
}

function plain(text: string, longest: number, platform: NodeJS.Platform): string {
  const line = visible(text);
  // Notification servers on Linux read a little HTML in the body.
  const safe = platform === 'linux' ? line.replace(/</g, '‹').replace(/>/g, '›') : line;
  return safe.length > longest ? `${safe.slice(0, longest - 1)}…` : safe;
}
