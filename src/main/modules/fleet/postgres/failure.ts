import { AppError } from '../../../../shared/errors';
import { knownFailure, type KnownFailure } from '../../../platform/base/known-failure';

const known: readonly KnownFailure[] = [
  {
    pattern: /ECONNREFUSED|ENOENT/,
    what: 'nothing listens there',
    remedy: 'Start PostgreSQL, or correct "url" under [storage] in config.toml.',
  },
  {
    pattern: /ENOTFOUND|EAI_AGAIN/,
    what: 'the name is not known',
    remedy: 'Correct the host in "url" under [storage], or check the network.',
  },
  {
    pattern: /EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|timeout|No answer within/i,
    what: 'it does not answer',
    remedy: 'Check the network, the address and the firewall between here and the database.',
  },
  {
    pattern: /28P01|28000|password authentication failed|SASL|pg_hba/i,
    what: 'it refuses the user name or password',
    remedy:
      'Correct the user in "url" and "password" under [storage] in config.toml, or let pg_hba.conf of the database admit this machine.',
  },
  {
    pattern: /3D000/,
    what: 'it has no such database',
    remedy: 'Make the database, or correct its name behind the "/" of "url" under [storage].',
  },
  {
    pattern: /42501|permission denied/i,
    what: 'its user may not do that there',
    remedy: 'Let the user of [storage] make a schema in the database: GRANT CREATE ON DATABASE.',
  },
  {
    pattern: /does not support SSL/i,
    what: 'it does not speak TLS',
    remedy:
      'Switch TLS on at the database. Where the line is yours alone, write ?sslmode=disable behind "url" under [storage].',
  },
  {
    pattern: /self.signed|unable to (?:verify|get)|UNABLE_TO_|unknown ca/i,
    what: 'nobody this machine trusts vouches for its certificate',
    remedy:
      'Put the certificate of the authority that issued it into a file and name that as "ca_file" under [storage] in config.toml.',
  },
  {
    pattern: /altname|not in the cert|ERR_TLS_CERT_ALTNAME/i,
    what: 'its certificate is for another name',
    remedy: 'Use the name in the certificate in "url" under [storage], or issue one for this address.',
  },
  {
    pattern: /53100|disk full|53200/i,
    what: 'it has no room left',
    remedy: 'Give the database room; what waits here is handed in by itself.',
  },
  {
    pattern:
      /ECONNRESET|EPIPE|Connection terminated|57P0|Client has encountered|connection error|not queryable/i,
    what: 'the connection broke',
    remedy: 'It is connected again by itself. Look at the log of the database.',
  },
];

/** Why the database is not spoken to, for a person. */
export function toDatabaseFailure(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const { what, remedy } = knownFailure(cause, known);
  return new AppError('fleet.database', what, {
    remedy: remedy ?? 'Check that PostgreSQL runs, and "url" under [storage] in config.toml.',
    retryable: true,
    cause,
  });
}

export const wrongEncoding = (encoding: string): AppError =>
  new AppError('fleet.encoding', `its encoding is ${encoding}, which does not hold every text`, {
    remedy: 'Make the database with ENCODING UTF8, and name it in "url" under [storage].',
    retryable: true,
  });

export const mayNotMakeTables = (): AppError =>
  new AppError('fleet.database', 'its user may not do that there', {
    remedy: 'Let the user of [storage] make a schema in the database: GRANT CREATE ON DATABASE.',
    retryable: true,
  });

export const newerTables = (): AppError =>
  new AppError('fleet.newer', 'a newer version of ZeroClaw has made its tables', {
    remedy: 'Update ZeroClaw on this machine. What happens here is kept, and handed in then.',
    retryable: true,
  });
