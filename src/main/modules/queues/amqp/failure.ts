import { AppError, messageOf } from '../../../../shared/errors';
import { codeOf, knownFailure, type KnownFailure } from '../../../platform/base/known-failure';
import type { QueuedMessage } from '../../../ports/message-queues';

const known: readonly KnownFailure[] = [
  {
    pattern: /ECONNREFUSED/,
    what: 'nothing listens there',
    remedy: 'Start the broker, or correct "url" under [amqp] in config.toml.',
  },
  {
    pattern: /ENOTFOUND|EAI_AGAIN/,
    what: 'the name is not known',
    remedy: 'Correct the host in "url" under [amqp], or check the network.',
  },
  {
    pattern: /EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|Heartbeat timeout|No answer within/,
    what: 'it does not answer',
    remedy: 'Check the network, the address and the firewall between here and the broker.',
  },
  {
    pattern: /ACCESS[-_]REFUSED|login was refused/i,
    what: 'it refuses the user name or password',
    remedy:
      'Correct "username" and "password" under [amqp] in config.toml. RabbitMQ lets "guest" in from its own machine alone.',
  },
  {
    pattern: /NOT[-_]ALLOWED|ConnectionOpenOk|vhost/i,
    what: 'it has no such virtual host, or refuses it to this user',
    remedy:
      'Correct the virtual host, which stands behind the "/" of "url" under [amqp], or let the broker allow it to the user.',
  },
  {
    pattern: /self.signed|unable to (?:verify|get)|UNABLE_TO_|unknown ca/i,
    what: 'nobody this machine trusts vouches for its certificate',
    remedy:
      'Put the certificate of the authority that issued it into a file and name that as "ca_file" under [amqp] in config.toml.',
  },
  {
    pattern: /altname|not in the cert|ERR_TLS_CERT_ALTNAME/i,
    what: 'its certificate is for another name',
    remedy: 'Use the name in the certificate in "url" under [amqp], or issue one for this address.',
  },
  {
    pattern: /certificate|CERT_|SSL|TLS/i,
    what: 'the secure connection failed',
    remedy:
      "Check that the broker's certificate is valid for this address, and use amqps:// only with a broker that speaks TLS.",
  },
  {
    pattern:
      /ECONNRESET|EPIPE|Unexpected close|closed abruptly|CONNECTION[-_]FORCED|the connection was closed/i,
    what: 'it closed the connection',
    remedy:
      'Check that the broker runs, and that "url" under [amqp] begins with amqps:// where it speaks TLS on that port, and with amqp:// where it does not. Its log says why it closed the connection.',
  },
];

/** Why there is no connection, for a person. */
export function toQueuesFailure(address: string, cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const { what, remedy } = knownFailure(cause, known);
  return new AppError('amqp.connect', `Cannot connect to the AMQP broker at ${address}: ${what}`, {
    remedy: remedy ?? 'Check that the broker runs, and "url" under [amqp] in config.toml.',
    retryable: true,
    cause,
  });
}

/** Why no messages come out of a queue, for a person. */
export function toQueueFailure(queue: string, cause: unknown): AppError {
  const [what, remedy] = refusals[Number(codeOf(cause))] ?? [
    `Nothing is heard of the queue ${queue}: ${messageOf(cause)}`,
    'It is tried again. Look at the log of the broker.',
  ];
  return new AppError(
    'amqp.queue',
    what.replace(queueHere, () => queue),
    { remedy, retryable: true, cause },
  );
}

const queueHere = '{queue}';

/** By the code of AMQP. */
const refusals: Readonly<Record<number, readonly [what: string, remedy: string]>> = {
  403: [
    `The broker refuses the messages of the queue ${queueHere}`,
    'Allow the user of [amqp] to read this queue at the broker; it is tried again by itself.',
  ],
  404: [
    `The broker has no queue ${queueHere}`,
    'Make it at the broker, or correct the name in the trigger. ZeroClaw makes no queue, for whoever sends decides how it keeps messages; it is tried again by itself.',
  ],
  405: [
    `Another connection has the queue ${queueHere} for itself alone`,
    'Let that program end, or use a queue that is not exclusive; it is tried again by itself.',
  ],
};

/** The broker stopped giving out its messages: it was deleted, or moved to another node. */
export class QueueGone extends Error {
  readonly code = 404;

  constructor() {
    super('the broker ended the consumer');
  }
}

/** Why no queue has a message for certain: the code of AMQP, or what we know ourselves. */
export type Refused = 'unrouted' | 'full' | 'blocked' | 'unsent' | (string & {});

/** No queue has the message, and none will get it. */
export class NotTaken extends Error {
  constructor(
    readonly place: Pick<QueuedMessage, 'exchange' | 'routingKey'>,
    readonly why: Refused,
    /** What the broker or the library says. */
    readonly said = '',
  ) {
    super(said);
  }
}

/** Why a message was not published, for a person. */
export function toNotPublished({ place: { exchange, routingKey }, why, said, cause }: NotTaken): AppError {
  const [what, remedy] = notTaken(exchange, routingKey, said)[why] ?? [
    `The message for ${placeText(exchange, routingKey)} was not published: ${said}`,
    'Nothing was delivered. Look at the log of the broker.',
  ];
  return new AppError('amqp.refused', what, { remedy, retryable: true, cause });
}

/** Where a message goes, for people. */
export const placeText = (exchange: string, routingKey: string): string =>
  exchange === '' ? `the queue ${routingKey}` : `${routingKey} of the exchange ${exchange}`;

const notTaken = (
  exchange: string,
  routingKey: string,
  said: string,
): Readonly<Record<string, readonly [what: string, remedy: string]>> => ({
  unrouted:
    exchange === ''
      ? [
          `The broker has no queue ${routingKey}`,
          'Nothing was delivered. Make the queue at the broker, or correct "routing_key", which is its name.',
        ]
      : [
          `No queue gets what is published to ${placeText(exchange, routingKey)}`,
          'Nothing was delivered. Bind a queue to the exchange at the broker, or correct "routing_key".',
        ],
  full: [
    `The queue ${routingKey} takes no more messages`,
    'Nothing was delivered. Whoever reads the queue is behind, or its limit is too low.',
  ],
  blocked: [
    `The AMQP broker takes no messages: ${said}`,
    'Nothing was delivered. Give it memory or disk space; it takes messages again by itself.',
  ],
  404: [
    `The broker has no exchange ${exchange}`,
    'Nothing was delivered. Make the exchange at the broker, or correct "exchange".',
  ],
  403: [
    `The broker refuses messages to ${placeText(exchange, routingKey)}`,
    'Nothing was delivered. Allow the user of [amqp] to write there at the broker: for a queue by its name that is the exchange amq.default.',
  ],
});
