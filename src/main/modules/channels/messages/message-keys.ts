import type { MessageOrigin } from '../../../ports/channel';

const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join('_');

/** The conversation: one per sender and thread, so two people in one room never share a history. */
export const historyKey = ({ channel, replyTarget, thread, sender }: MessageOrigin): string =>
  joined(channel, replyTarget, thread, sender);

/** One memory per message. */
export const memoryKey = ({ channel, thread, sender, id }: MessageOrigin): string =>
  joined(channel, thread, sender, id);

/**
 * A newer message of the same key interrupts the older one. A thread alone does not narrow it; the channel
 * says so with a scope.
 */
export const interruptionKey = ({ channel, replyTarget, sender, interruptionScope }: MessageOrigin): string =>
  joined(channel, replyTarget, sender, interruptionScope);

/** `matrix:!room` is a room of the channel matrix. */
export const channelNameOf = ({ channel }: Pick<MessageOrigin, 'channel'>): string =>
  channel.split(':', 1)[0] ?? channel;

export const isOfChannel = (message: Pick<MessageOrigin, 'channel'>, name: string): boolean =>
  message.channel === name || channelNameOf(message) === name;

/** The thread an answer goes into: the message's own, or a new one below it. */
export const followUpThread = ({ thread, id }: MessageOrigin): string => thread ?? id;
