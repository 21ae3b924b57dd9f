import { AppError, messageOf } from '../../../shared/errors';
import type { MessageBroker } from '../../ports/message-broker';
import type { Notifier } from '../../ports/notifier';
import { done, failed, textArgument, unconfirmed, type Tool } from '../../ports/tool';

/** `notify`: tells the person at this machine. */
export function notifyTool(notifier: Notifier): Tool {
  return {
    name: 'notify',
    description: 'Show a notification on this computer',
    effect: 'acts',
    parameters: {
      type: 'object',
      properties: {
        message: { type: 'string', minLength: 1, maxLength: 2_000 },
        title: { type: 'string', maxLength: 200 },
      },
      required: ['message'],
      additionalProperties: false,
    },
    execute(args) {
      const title = textArgument(args, 'title') || 'ZeroClaw';
      notifier.notify({ title, body: textArgument(args, 'message') });
      return Promise.resolve(done('shown'));
    },
  };
}

/** `mqtt_publish`: sends one message; done when the broker acknowledged it. */
export function mqttPublishTool(broker: MessageBroker): Tool {
  return {
    name: 'mqtt_publish',
    description: 'Publish an MQTT message',
    effect: 'acts',
    sentTo: (args) => textArgument(args, 'topic'),
    parameters: {
      type: 'object',
      properties: { topic: { type: 'string', minLength: 1 }, payload: { type: 'string' } },
      required: ['topic', 'payload'],
      additionalProperties: false,
    },
    async execute(args, _context, signal) {
      const topic = textArgument(args, 'topic');
      try {
        await broker.publish(topic, textArgument(args, 'payload'), signal);
        return done(`the broker has the message for ${topic}`);
      } catch (failure) {
        if (signal.aborted) throw failure;
        return failure instanceof AppError && failure.code === 'mqtt.unconfirmed'
          ? unconfirmed(failure.message)
          : failed(messageOf(failure));
      }
    },
  };
}
