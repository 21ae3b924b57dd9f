import { AppError, messageOf } from '../../../../shared/errors';
import type { JsonObject } from '../../../../shared/json';
import type { MessageBroker, Publishing } from '../../../ports/message-broker';
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
