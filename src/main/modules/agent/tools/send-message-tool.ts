import { AppError, messageOf } from '../../../../shared/errors';
import { neverConnected } from '../../../platform/base/never-connected';
import type { MessageOutlets } from '../../../ports/message-outlets';
import { done, failed, textArgument, unconfirmed, type OwnTool } from '../../../ports/tool';
import { recipientOn, whyNoDelivery } from './cron-tools';

/** `send_message`: one text to people, on any channel there is now. */
export function sendMessageTool(outlets: MessageOutlets): OwnTool {
  return {
    name: 'send_message',
    brings: null,
    description: 'Send a message to people',
    effect: 'acts',
    sentTo: (args) =>
      [textArgument(args, 'channel'), recipientOn(outlets, textArgument(args, 'channel'), args) ?? '']
        .filter((part) => part !== '')
        .join(' · '),
    // Channels come and go with config.toml.
    get parameters() {
      return {
        type: 'object',
        properties: {
          channel: { type: 'string', enum: outlets.list().map(({ name }) => name) },
          to: {
            type: 'string',
            maxLength: 200,
            description: 'Recipient on that channel; not needed for the desktop',
          },
          text: { type: 'string', minLength: 1, maxLength: 20_000 },
        },
        required: ['channel', 'text'],
        additionalProperties: false,
      };
    },
    needs: (args) => {
      const part = outlets.list().find(({ name }) => name === textArgument(args, 'channel'))?.part;
      return part === undefined ? [] : [part];
    },
    check: (args) => {
      const channel = textArgument(args, 'channel');
      const mistake = whyNoDelivery(outlets, { channel, to: recipientOn(outlets, channel, args) });
      return mistake === null ? [] : [mistake];
    },
    async execute(args, _context, signal) {
      const channel = textArgument(args, 'channel');
      const to = recipientOn(outlets, channel, args);
      const mistake = whyNoDelivery(outlets, { channel, to });
      if (mistake !== null) return failed(mistake);
      try {
        await outlets
          .list()
          .find(({ name }) => name === channel)
          ?.send(textArgument(args, 'text'), to, signal);
        return done(
          `sent to ${channel}${to !== null ? ` ${to}` : textArgument(args, 'to') === '' ? '' : ', which has no recipients: "to" was left out'}`,
        );
      } catch (failure) {
        signal.throwIfAborted();
        return mayBeThere(failure)
          ? unconfirmed(
              `Whether the message, or a part of it, is on ${channel} is not known: ${messageOf(failure)}`,
            )
          : failed(`${channel} did not take the message: ${messageOf(failure)}`);
      }
    },
  };
}

/** Failures in which no service said that it does not take the message. */
const untold: ReadonlySet<string> = new Set([
  'channel.unreachable',
  'channel.failed',
  'channel.plugin',
  'mqtt.unconfirmed',
]);

const mayBeThere = (failure: unknown): boolean =>
  failure instanceof AppError &&
  (failure.code === 'channel.partly-sent' || (untold.has(failure.code) && !neverConnected(failure)));
