import { AppError, messageOf } from '../../../../shared/errors';
import type { JsonObject } from '../../../../shared/json';
import type { MessageBroker, Publishing } from '../../../ports/message-broker';
import type { MessageQueues, QueuedMessage } from '../../../ports/message-queues';
import { isJsonObject } from '../../../../shared/json-object';
import { queueNameMistake } from '../../../../domain/procedure/queue-name';
import type { Clock } from '../../../platform/base/clock';
import type { Notifier, Shown } from '../../../ports/notifier';
import { nothingKnown, done, failed, textArgument, unconfirmed, type OwnTool } from '../../../ports/tool';

/** A system that has not said by then whether it shows something does not say so at all. */
const saysWithinMs = 3_000;

/** `notify`: tells the person at this machine, and says whether that was shown. */
export function notifyTool(notifier: Notifier, clock: Clock): OwnTool {
  /** It let the time pass once: nobody waits for it again before it has said something. */
  let isMute = false;
  return {
    name: 'notify',
    check: nothingKnown,
    brings: null,
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
    async execute(args, { origin }, signal) {
      const title = textArgument(args, 'title') || 'ZeroClaw';
      const told = new AbortController();
      const became = new Promise<Shown>((resolve) => {
        const heard = (shown: Shown): void => {
          isMute = false;
          resolve(shown);
        };
        notifier.notify({ title, body: textArgument(args, 'message'), origin }, heard);
        if (isMute) resolve({ shown: null });
        clock.sleep(saysWithinMs, AbortSignal.any([told.signal, signal])).then(
          () => {
            isMute = true;
            resolve({ shown: null });
          },
          () => {
            resolve({ shown: null });
          },
        );
      });
      const { shown, why } = await became;
      told.abort();
      return { ...done(outcomeWords(shown, why)), meta: { shown } };
    },
  };
}

/**
 * It is kept in any case: whoever opens the app, or asks the command line, reads it. Short, for a small model
 * repeats what a tool says, and lost itself in two sentences.
 */
function outcomeWords(shown: boolean | null, why = 'the system did not take it'): string {
  if (shown === true) return 'shown';
  return shown === null
    ? 'This computer did not say whether it was shown. It is kept under Notifications.'
    : `not shown: ${why}`;
}

const withoutNull = (why: string | null | undefined): readonly string[] => (why == null ? [] : [why]);

/** What a call says of the message beside its text. */
function howOf(args: JsonObject): Publishing {
  const { retain, qos, content_type: contentType, response_topic: responseTopic } = args;
  const { correlation, expiry_secs: expirySecs } = args;
  const properties = {
    ...(typeof contentType === 'string' ? { contentType } : {}),
    ...(typeof responseTopic === 'string' ? { responseTopic } : {}),
    ...(typeof correlation === 'string' ? { correlation } : {}),
    ...(typeof expirySecs === 'number' ? { expirySecs } : {}),
  };
  return {
    ...(retain === true ? { retain } : {}),
    ...(qos === 0 || qos === 2 ? { qos } : {}),
    ...(Object.keys(properties).length === 0 ? {} : { properties }),
  };
}

/** `mqtt_publish`: sends one message; done when the broker acknowledged it. */
export function mqttPublishTool(broker: MessageBroker): OwnTool {
  return {
    name: 'mqtt_publish',
    brings: null,
    description: 'Publish an MQTT message',
    effect: 'acts',
    sentTo: (args) => textArgument(args, 'topic'),
    needs: () => (broker.part === undefined ? [] : [broker.part]),
    check: (args) => withoutNull(broker.whyNotPublished?.(textArgument(args, 'topic'), howOf(args))),
    parameters: {
      type: 'object',
      properties: {
        topic: { type: 'string', minLength: 1 },
        payload: { type: 'string' },
        retain: { type: 'boolean' },
        qos: { enum: [0, 1, 2] },
        content_type: { type: 'string', minLength: 1 },
        response_topic: { type: 'string', minLength: 1 },
        correlation: { type: 'string', minLength: 1 },
        expiry_secs: { type: 'integer', minimum: 1, maximum: 4_294_967_294 },
      },
      required: ['topic', 'payload'],
      additionalProperties: false,
    },
    async execute(args, _context, signal) {
      const topic = textArgument(args, 'topic');
      try {
        const how = howOf(args);
        await broker.publish(topic, textArgument(args, 'payload'), signal, how);
        return done(
          how.qos === 0
            ? `sent to ${topic}; at qos 0 nobody says whether it arrived`
            : `the broker has the message for ${topic}`,
        );
      } catch (failure) {
        if (signal.aborted) throw failure;
        return failure instanceof AppError && failure.code === 'mqtt.unconfirmed'
          ? unconfirmed(failure.message)
          : failed(messageOf(failure));
      }
    },
  };
}

function queuedMessage(args: JsonObject): QueuedMessage {
  const {
    content_type: contentType,
    correlation,
    message_id: messageId,
    expiry_secs: expirySecs,
    headers,
  } = args;
  return {
    exchange: textArgument(args, 'exchange'),
    routingKey: textArgument(args, 'routing_key'),
    payload: textArgument(args, 'payload'),
    ...(typeof contentType === 'string' ? { contentType } : {}),
    ...(typeof correlation === 'string' ? { correlation } : {}),
    ...(typeof messageId === 'string' ? { messageId } : {}),
    ...(typeof expirySecs === 'number' ? { expirySecs } : {}),
    ...(isJsonObject(headers) ? { headers } : {}),
  };
}

/** Names and keys that the protocol cannot carry. */
const tooLong = (args: JsonObject): readonly string[] =>
  ['exchange', 'routing_key', 'content_type', 'correlation', 'message_id'].flatMap((name) =>
    queueNameMistake(textArgument(args, name)) === 'long'
      ? [`"${name}" has more than 255 bytes, which AMQP cannot carry`]
      : [],
  );

/** `amqp_publish`: sends one message; done when a queue has it. */
export function amqpPublishTool(queues: MessageQueues): OwnTool {
  const name255 = { type: 'string', minLength: 1, maxLength: 255 };
  return {
    name: 'amqp_publish',
    brings: null,
    description: 'Put a message into a queue of the AMQP broker',
    effect: 'acts',
    sentTo: (args) => [textArgument(args, 'exchange'), textArgument(args, 'routing_key')].join(' ').trim(),
    needs: () => (queues.part === undefined ? [] : [queues.part]),
    check: (args) => [...tooLong(args), ...withoutNull(queues.whyNotPublished?.())],
    parameters: {
      type: 'object',
      properties: {
        routing_key: { ...name255, description: 'the name of the queue, where no exchange is given' },
        payload: { type: 'string' },
        exchange: { type: 'string', maxLength: 255 },
        content_type: name255,
        correlation: name255,
        message_id: name255,
        expiry_secs: { type: 'integer', minimum: 1, maximum: 4_294_967 },
        headers: {
          type: 'object',
          additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
        },
      },
      required: ['routing_key', 'payload'],
      additionalProperties: false,
    },
    async execute(args, _context, signal) {
      const [wrong] = tooLong(args);
      if (wrong !== undefined) return failed(wrong);
      const message = queuedMessage(args);
      try {
        await queues.publish(message, signal);
        return done(
          message.exchange === ''
            ? `the queue ${message.routingKey} has the message`
            : `a queue has the message for ${message.routingKey} of the exchange ${message.exchange}`,
        );
      } catch (failure) {
        if (signal.aborted) throw failure;
        return failure instanceof AppError && failure.code === 'amqp.unconfirmed'
          ? unconfirmed(failure.message)
          : failed(messageOf(failure));
      }
    },
  };
}
