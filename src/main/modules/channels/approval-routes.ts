import type { QuestionRoute } from './messages/channel-questions';
import type { ChannelEntry } from './channel-entry';

/**
 * Where approvals are asked for besides the desktop: as `[sop] approval_routes` says; without it, of those
 * whom each channel calls its approvers.
 */
export function approvalRoutes(
  configured: readonly string[] | undefined,
  channels: readonly ChannelEntry[],
  letIn: (channel: string) => readonly string[],
): readonly QuestionRoute[] {
  if (configured !== undefined) return configured.flatMap(toRoute);
  return channels.flatMap(({ name, approvers }) =>
    [...new Set(approvers?.(letIn(name)))].map((recipient) => ({ channel: name, recipient, thread: null })),
  );
}

/** `telegram:12345678`; the desktop is told otherwise. */
export function toRoute(route: string): readonly QuestionRoute[] {
  const colon = route.indexOf(':');
  return colon === -1
    ? []
    : [{ channel: route.slice(0, colon), recipient: route.slice(colon + 1), thread: null }];
}
