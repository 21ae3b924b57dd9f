import { AppError, messageOf } from '../../../../shared/errors';
import { codeOf, knownFailure, type KnownFailure } from '../../../platform/base/known-failure';

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
