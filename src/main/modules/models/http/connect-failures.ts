import { messageOf } from '../../../../shared/errors';
import { ProxyFailed } from '../../../platform/base/outbound/outbound';
import { ProviderError } from '../../../ports/provider-error';

/** No answer at all: refused connection, unknown host, broken line. `hasBegun`: its first line had come. */
export function toConnectError(server: string, thrown: unknown, hasBegun = false): ProviderError {
  if (thrown instanceof ProxyFailed)
    return new ProviderError(
      'provider.unreachable',
      `The model server ${server} could not be reached: ${thrown.message}`,
      {
        remedy: proxyRemedy,
        retryable: true,
        cause: thrown,
      },
    );
  const causes = causesOf(thrown);
  const code = causes.map(codeOf).find((each) => each !== '') ?? '';
  const known = hasBegun ? (inTheMiddle(causes, code) ?? connectRemedies[code]) : before(causes, code);
  return new ProviderError(
    'provider.unreachable',
    `The model server ${server} ${known?.what ?? `could not be reached: ${code === '' ? messageOf(causes.at(-1)) : code}`}`,
    {
      remedy: known?.remedy ?? 'Check base_url in config.toml and the network.',
      retryable: true,
      cause: thrown,
    },
  );
}

const proxyRemedy =
  'Check proxy and no_proxy under [network] in config.toml, or HTTPS_PROXY and NO_PROXY of the environment.';

interface Known {
  readonly what: string;
  readonly remedy: string;
}

const crashed = 'Look into the server’s log: it may have crashed or run out of memory.';
/** Undici tells what is no HTTP by its class alone. */
const isNoHttp = (causes: readonly unknown[]): boolean =>
  causes.some((cause) => cause instanceof Error && cause.constructor.name === 'HTTPParserError');
const lineClosed = new Set(['ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE']);

function before(causes: readonly unknown[], code: string): Known | undefined {
  if (lineClosed.has(code))
    return {
      what: 'closed the connection without an answer',
      remedy:
        'Write https:// in base_url where the server speaks TLS, and http:// where it does not. If that is right, look into its log: it may have crashed or run out of memory.',
    };
  if (isNoHttp(causes))
    return {
      what: 'does not speak HTTP',
      remedy: 'Correct host and port in base_url: another program answers there.',
    };
  return connectRemedies[code];
}

function inTheMiddle(causes: readonly unknown[], code: string): Known | undefined {
  if (lineClosed.has(code))
    return { what: 'closed the connection in the middle of its answer', remedy: crashed };
  // Of zlib: gzip, deflate, Brotli, Zstandard.
  if (isNoHttp(causes) || /^(?:Z_|ZSTD_|BROTLI_|ERR_(?:BROTLI|ZSTD|_ERROR))/u.test(code))
    return {
      what: 'sent an answer whose bytes cannot be read',
      remedy:
        'Look into the log of the server, or of the proxy before it: the answer is not packed as its headers say.',
    };
  return undefined;
}

const silent: Known = {
  what: 'does not answer',
  remedy: 'Check the network and base_url in config.toml.',
};
const untrusted: Known = {
  what: 'has a certificate that this machine does not trust',
  remedy: 'Set NODE_EXTRA_CA_CERTS to the file of your authority before ZeroClaw starts.',
};

const connectRemedies: Readonly<Record<string, Known>> = {
  ECONNREFUSED: {
    what: 'refuses the connection',
    remedy: 'Start the server, or correct base_url in config.toml.',
  },
  ENOTFOUND: {
    what: 'has a name that nobody knows',
    remedy: 'Correct the host in base_url, or check the network.',
  },
  EAI_AGAIN: { what: 'has a name that cannot be looked up now', remedy: 'Check the network.' },
  ETIMEDOUT: silent,
  UND_ERR_CONNECT_TIMEOUT: silent,
  UND_ERR_HEADERS_TIMEOUT: {
    what: 'took the request and said nothing for an hour',
    remedy: 'The prompt may be too long for the machine: choose a smaller model or a shorter text.',
  },
  UND_ERR_BODY_TIMEOUT: {
    what: 'fell silent for an hour in the middle of its answer',
    remedy: 'Look into the server’s log, then try again.',
  },
  CERT_HAS_EXPIRED: {
    what: 'has a certificate that has expired',
    remedy: 'Renew it, or correct base_url in config.toml.',
  },
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  ERR_SSL_WRONG_VERSION_NUMBER: {
    what: 'does not speak TLS',
    remedy: 'Write http:// in place of https:// in base_url in config.toml.',
  },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    what: 'has a certificate for another name',
    remedy: 'Write the name that its certificate is for as base_url in config.toml.',
  },
};

/** What was thrown, and why, down to the first cause. */
function causesOf(thrown: unknown): readonly unknown[] {
  const causes: unknown[] = [];
  for (let current = thrown; current instanceof Error; current = current.cause) causes.push(current);
  return causes.length === 0 ? [thrown] : causes;
}

function codeOf(cause: unknown): string {
  const coded: unknown =
    cause instanceof AggregateError && (cause as { code?: unknown }).code === undefined
      ? cause.errors[0]
      : cause;
  const code: unknown = (coded as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
}
