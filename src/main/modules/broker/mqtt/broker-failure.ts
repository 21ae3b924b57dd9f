import { AppError, messageOf } from '../../../../shared/errors';
import { codeOf, knownFailure, type KnownFailure } from '../../../platform/base/known-failure';

const known: readonly KnownFailure[] = [
  {
    pattern: /ECONNREFUSED/,
    what: 'nothing listens there',
    remedy: 'Start the broker, or correct "url" under [mqtt] in config.toml.',
  },
  {
    pattern: /ENOTFOUND|EAI_AGAIN/,
    what: 'the name is not known',
    remedy: 'Correct the host in "url" under [mqtt], or check the network.',
  },
  {
    pattern: /EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|connack timeout/i,
    what: 'it does not answer',
    remedy: 'Check the network, the address and the firewall between here and the broker.',
  },
  {
    pattern: /bad user ?name or password|not authorized|not authori[sz]ed/i,
    what: 'it refuses the user name or password',
    remedy: 'Correct "username" and "password" under [mqtt] in config.toml.',
  },
  {
    pattern: /identifier rejected/i,
    what: 'it refuses the client id',
    remedy: 'Choose another "client_id" under [mqtt] in config.toml.',
  },
  {
    pattern: /self.signed|unable to (?:verify|get)|UNABLE_TO_|unknown ca/i,
    what: 'nobody this machine trusts vouches for its certificate',
    remedy:
      'Put the certificate of the authority that issued it into a file and name that as "ca_file" under [mqtt] in config.toml.',
  },
  {
    pattern: /altname|not in the cert|ERR_TLS_CERT_ALTNAME/i,
    what: 'its certificate is for another name',
    remedy: 'Use the name in the certificate in "url" under [mqtt], or issue one for this address.',
  },
  {
    pattern: /certificate|self.signed|CERT_|SSL|TLS/i,
    what: 'the secure connection failed',
    remedy:
      "Check that the broker's certificate is valid for this address, and use mqtts:// only with a broker that speaks TLS.",
  },
  {
    pattern: /ECONNRESET|EPIPE|the connection was closed/,
    what: 'it closed the connection',
    remedy:
      'Check that the broker runs, and that "url" under [mqtt] begins with mqtts:// where it speaks TLS on that port, and with mqtt:// where it does not. Its log says why it closed the connection.',
  },
  {
    pattern: /Missing protocol|Unknown protocol|Invalid URL/i,
    what: 'the address is not understood',
    remedy: 'Write "url" under [mqtt] like mqtt://127.0.0.1:1883.',
  },
];

/** The broker ended a connection that worked, without a reason: MQTT 3.1.1 has no way to give one. */
export class ClosedByBroker extends Error {
  constructor() {
    super('the connection was closed');
  }
}

/** Whether the other end closed the line, rather than the network or ourselves. */
export const isClosedByBroker = (cause: unknown): boolean =>
  cause instanceof ClosedByBroker || /^(?:ECONNRESET|EPIPE)$/u.test(codeOf(cause));

/** Whether the broker does not speak the version of the protocol that it was asked for. */
export const isVersionRefused = (cause: unknown): boolean =>
  /unacceptable protocol version|unsupported protocol version/iu.test(messageOf(cause));

/**
 * A broker gives a client id to whoever came last with it, so two clients with one push each other off for
 * ever.
 */
export function takenOver(address: string, clientId: string): AppError {
  return new AppError(
    'mqtt.taken-over',
    `The MQTT broker at ${address} closes the connection again and again, most likely because another client uses the same client id, ${clientId}`,
    {
      remedy: 'Give one of the two a name of its own: "client_id" under [mqtt] in config.toml.',
      retryable: true,
    },
  );
}

/** Why there is no connection, for a person. */
export function toBrokerFailure(address: string, cause: unknown): AppError {
  const { what, remedy } = knownFailure(cause, known);
  return new AppError('mqtt.connect', `Cannot connect to the MQTT broker at ${address}: ${what}`, {
    remedy: remedy ?? 'Check that the broker runs, and "url" under [mqtt] in config.toml.',
    retryable: true,
    cause,
  });
}
