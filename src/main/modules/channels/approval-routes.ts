import type { QuestionRoute } from './messages/channel-questions';
import type { ChannelEntry } from './channel-entry';

/**
 * Where approvals are asked for besides the desktop where `[sop] approval_routes` says nothing: of those whom each
 * channel calls its approvers.
 */
export const approversOf = (
  channels: readonly ChannelEntry[],
  letIn: (channel: string) => readonly string[],
): readonly string[] =>
  channels.flatMap(({ name, approvers }) =>
    [...new Set(approvers?.(letIn(name)))].map((recipient) => `${name}:${recipient}`),
  );

/** `telegram:12345678`; the desktop is told otherwise. */
export function toRoute(route: string): readonly QuestionRoute[] {
  const colon = route.indexOf(':');
  return colon === -1
    ? []
    : [{ channel: route.slice(0, colon), recipient: route.slice(colon + 1), thread: null }];
}
