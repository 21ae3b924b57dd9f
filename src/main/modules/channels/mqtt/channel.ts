import { z } from 'zod';
import { messageOf } from '../../../../shared/errors';
import { parseJson } from '../../../../shared/parse-json';
import { refuse } from '../../../../shared/result';
import type { Clock } from '../../../platform/base/clock';
import type { NewId } from '../../../platform/base/ids';
import type { Logger } from '../../../platform/base/logger';
import type { Channel, ChannelInbox, OutboundMessage } from '../../../ports/channel';
import type { ChannelDoor } from '../../../ports/channel-door';
import type { TopicConnection } from '../../../ports/topic-connection';
import { sign, verify } from '../wire/signature';
import { toInbound, toWire } from '../wire/wire-message';

/**
 * What the broker kept while we were away is taken up to this age. Ids are known for a month, so none of it
 * is taken twice.
 */
const oldestMs = 7 * 24 * 60 * 60_000;
/** Who writes plain text. */
const nameless = 'mqtt';

/** A signed message: MQTT has no headers, so the text that was signed stands in an envelope. */
const Envelope = z.object({
  timestamp: z.union([z.string(), z.number()]).transform(String),
  signature: z.string(),
  message: z.string(),
});

export interface MqttChannelOptions {
  readonly topicOut: string;
  /** Null: messages are neither signed nor checked. */
  readonly secret: string | null;
  readonly interrupts: boolean;
}

export interface MqttChannelPorts extends Pick<ChannelDoor, 'isAllowed' | 'greetStranger'> {
  readonly connection: TopicConnection;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly logger: Logger;
}

/** A pair of topics: messages come in on one, as JSON or plain text, and answers go out on the other. */
export class MqttChannel implements Channel {
  readonly name = 'mqtt';
  readonly instructions = 'You write to a program or a small display. Answer shortly, in plain text.';
  readonly interrupts: boolean;
  readonly provesSenders: boolean;
  readonly isNear: boolean;

  constructor(
    private readonly options: MqttChannelOptions,
    private readonly ports: MqttChannelPorts,
  ) {
    this.interrupts = options.interrupts;
    this.provesSenders = options.secret !== null;
    this.isNear = ports.connection.isNear;
  }

  async send(message: OutboundMessage, signal: AbortSignal): Promise<void> {
    const { secret, topicOut } = this.options;
    const { clock, newId, connection } = this.ports;
    const text = toWire(message, newId());
    const { timestamp, signature } = sign(secret ?? '', clock.now(), text);
    await connection.publish(
      topicOut,
      secret === null ? text : JSON.stringify({ timestamp, signature, message: text }),
      signal,
    );
  }

  async listen(inbox: ChannelInbox, connected: () => void, signal: AbortSignal): Promise<void> {
    await this.ports.connection.listen(
      (payload, id) => this.#take(payload, id, inbox, signal),
      connected,
      signal,
    );
  }

  /** Nobody could be told what is wrong with a message on a topic, so it is in the log. */
  async #take(payload: string, id: string, inbox: ChannelInbox, signal: AbortSignal): Promise<void> {
    const read = this.#read(payload, id);
    if (!read.ok) {
      this.ports.logger.warn('A message on a topic was not taken', {
        channel: this.name,
        why: read.error.message,
      });
      return;
    }
    const { message } = read.value;
    const { sender, senderName } = message;
    if (this.ports.isAllowed(sender, senderName)) {
      await inbox.accept(message, signal);
      return;
    }
    const greeting = this.ports.greetStranger(sender, senderName);
    if (greeting === null) return;
    await this.send(
      { recipient: sender, thread: message.thread, text: greeting, attachments: [], subject: null },
      signal,
    ).catch((failure: unknown) => {
      if (!signal.aborted)
        this.ports.logger.warn('A stranger could not be answered', {
          channel: this.name,
          failure: messageOf(failure),
        });
    });
  }

  #read(payload: string, id: string): ReturnType<typeof toInbound> {
    const arrival = { channel: this.name, id, at: this.ports.clock.now() };
    if (this.options.secret === null)
      return toInbound(
        payload.trimStart().startsWith('{')
          ? payload
          : JSON.stringify({ sender: nameless, content: payload }),
        arrival,
      );
    const envelope = Envelope.safeParse(parseJson(payload));
    if (!envelope.success) return refuse({ code: 'channel.signature', message: 'The message is not signed' });
    const { timestamp, signature, message } = envelope.data;
    const verified = verify(
      { timestamp, signature, body: message },
      this.options.secret,
      arrival.at,
      oldestMs,
    );
    // A copy that somebody sends again later has the id of the first, and a yes that the broker kept is as
    // old as its signature.
    return verified.ok
      ? toInbound(message, {
          ...arrival,
          at: verified.value,
          id: signature.replace(/^sha256=/u, '').toLowerCase(),
        })
      : verified;
  }
}
