import type { AddressInfo } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import createServer, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError, messageOf } from '../../../../shared/errors';
import type { Clock } from '../../../platform/base/clock';
import type { Logger } from '../../../platform/base/logger';
import { hasToken } from './bearer';
import type { PathTable } from './path-table';
import { isLoopback, isOurs, type HostRule } from './host-check';
import { handleWebhook, listenedPath, problem, type WebhookPorts, type WebhookReply } from './webhook';

export interface GatewayOptions extends WebhookPorts {
  /** An address of this machine; only loopback can be reached from this machine alone. */
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  /** Bearer token of every request but GET /health and posts to `paths`. */
  readonly token: string;
  /** Further names the gateway is reached by. */
  readonly allowedHosts?: readonly string[];
  /**
   * Requests a minute with the token to each path that a procedure listens to, and as many without; 120
   * unless told otherwise.
   */
  readonly requestsPerMinute?: number;
  /** Who serves a path on their own terms. */
  readonly paths?: Pick<PathTable, 'find'>;
  /**
   * Hears of a POST that was turned away for want of a token or a path, too large, or one too many (401, 404,
   * 413, 429).
   */
  readonly refused?: (path: string, status: number) => void;
  /** Text of GET /metrics. */
  readonly metrics: () => string;
  readonly clock: Clock;
  readonly logger: Logger;
}

export interface Gateway {
  /** e.g. http://127.0.0.1:42617 */
  readonly url: string;
  /** Other machines can reach it. */
  readonly exposed: boolean;
  close(): Promise<void>;
}

export const largestBodyBytes = 1024 * 1024;
const defaultRequestsPerMinute = 120;
const requestWithinMs = 30_000;

/** Starts the HTTP server. Rejects with an AppError `gateway.listen` when the address cannot be used. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const server = createServer({
    logger: false,
    bodyLimit: largestBodyBytes,
    requestTimeout: requestWithinMs,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    // A path with broken escapes; seen before any guard, so it says nothing.
    frameworkErrors: (_failure, _request, reply) => {
      void send(reply, problem(400, 'The path is not understood', 'Correct the escapes in the path.'));
    },
  });
  try {
    tellRefusals(server, options);
    await addGuards(server, options);
    addRoutes(server, options);
    await server.listen({ host: options.host, port: options.port });
  } catch (failure) {
    await server.close();
    throw toListenError(options, failure);
  }
  const { port } = server.server.address() as AddressInfo;
  const exposed = !isLoopback(options.host);
  if (exposed)
    options.logger.warn('The gateway can be reached from other machines', { host: options.host, port });
  return {
    url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${String(port)}`,
    exposed,
    close: () => server.close(),
  };
}

/**
 * The order matters: whose request it is, how many, who asks; only then is anything told about paths or read
 * of the body.
 */
async function addGuards(server: FastifyInstance, options: GatewayOptions): Promise<void> {
  const rule: HostRule = { boundTo: options.host, allowedHosts: options.allowedHosts ?? [] };
  const isKnown = (request: FastifyRequest): boolean =>
    hasToken(request.headers.authorization, options.token);
  const isServed = (request: FastifyRequest): boolean =>
    request.method === 'POST' && options.paths?.find(pathOf(request.url)) !== undefined;
  await server.register(rateLimit, { global: false });
  const limited = server.createRateLimit({
    max: options.requestsPerMinute ?? defaultRequestsPerMinute,
    timeWindow: 60_000,
    // Strangers cannot use up what belongs to those with the token, nor one sensor what belongs to the path
    // of another.
    keyGenerator: (request) =>
      isKnown(request)
        ? `known ${listenedPath(pathOf(request.url), options.knowsPath) ?? ''}`
        : `${isServed(request) ? 'sender' : 'stranger'} ${request.ip}`,
  });
  server.addHook('onRequest', async (request, reply) => {
    if (!isOurs(request.headers.host, request.headers.origin, rule)) {
      return await send(
        reply,
        problem(
          403,
          'This address does not serve that Host or Origin',
          'Call the gateway by its own address, not from a web page.',
        ),
      );
    }
    if (isHealth(request)) return;
    const limit = await limited(request);
    if (!limit.isAllowed && limit.isExceeded) {
      return await send(
        reply.header('retry-after', String(limit.ttlInSeconds)),
        problem(429, 'Too many requests', `Wait ${String(limit.ttlInSeconds)} s.`),
      );
    }
    if (!isServed(request) && !isKnown(request)) {
      return await send(
        reply.header('www-authenticate', 'Bearer'),
        problem(
          401,
          'The bearer token is missing or wrong',
          'Send "Authorization: Bearer TOKEN" with the token of [gateway] in config.toml.',
        ),
      );
    }
    if (request.headers['content-encoding'] !== undefined)
      return await send(reply, problem(415, 'Compressed bodies are not read', 'Send the body uncompressed.'));
    // Any body is text to us, so a type that is malformed is no reason to refuse it.
    request.raw.headers['content-type'] = 'text/plain';
  });
}

const toldStatuses = new Set([401, 404, 413, 429]);

function tellRefusals(server: FastifyInstance, { knowsPath, refused = () => {} }: GatewayOptions): void {
  server.addHook('onResponse', (request, reply, done) => {
    const path = pathOf(request.url);
    if (request.method === 'POST' && toldStatuses.has(reply.statusCode))
      refused(listenedPath(path, knowsPath) ?? path, reply.statusCode);
    done();
  });
}

function addRoutes(server: FastifyInstance, options: GatewayOptions): void {
  // A condition reads the payload as JSON; the gateway takes any text.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  server.setErrorHandler((failure, request, reply) => send(reply, toReply(failure, request, options.logger)));
  server.setNotFoundHandler((_request, reply) =>
    send(reply, problem(404, 'There is nothing here', 'Procedures are started with POST.')),
  );
  server.get('/health', () => ({ ok: true }));
  server.get('/metrics', (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(options.metrics()),
  );
  server.post('/*', async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const serve = options.paths?.find(pathOf(request.url));
    if (serve !== undefined)
      return send(reply, await serve({ body, header: (name) => headerText(request.headers[name]) }));
    return send(
      reply,
      handleWebhook(
        {
          path: pathOf(request.url),
          body,
          idempotencyKey: headerText(request.headers['idempotency-key']),
          at: options.clock.now(),
        },
        options,
      ),
    );
  });
}

const send = (reply: FastifyReply, { status, body }: WebhookReply): FastifyReply =>
  reply.code(status).send(body);

const isHealth = (request: FastifyRequest): boolean =>
  request.method === 'GET' && pathOf(request.url) === '/health';

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

const headerText = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' || header === undefined ? header : header.join(', ');

function toReply(failure: unknown, request: FastifyRequest, logger: Logger): WebhookReply {
  const status = failure instanceof Error && 'statusCode' in failure ? Number(failure.statusCode) : 500;
  if (status === 413)
    return problem(413, `The body is larger than ${String(largestBodyBytes)} bytes`, 'Send less.');
  if (status >= 400 && status < 500) return problem(status, messageOf(failure), 'Correct the request.');
  if (failure instanceof AppError && failure.code.startsWith('storage.'))
    return problem(503, messageOf(failure), failure.remedy ?? 'Send it again later.');
  logger.error('A webhook failed', {
    path: pathOf(request.url),
    failure: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure),
  });
  return problem(500, 'The event could not be handled', 'The log in the data folder has the details.');
}

function toListenError({ host, port }: GatewayOptions, failure: unknown): AppError {
  const code = failure instanceof Error && 'code' in failure ? String(failure.code) : '';
  const where = `${host}:${String(port)}`;
  const remedies: Readonly<Record<string, readonly [string, string]>> = {
    EADDRINUSE: [
      'another program uses it',
      'Close that program, or choose another "port" under [gateway] in config.toml (0 = any free one).',
    ],
    EACCES: ['this user may not use it', 'Choose a "port" above 1023 under [gateway] in config.toml.'],
    EADDRNOTAVAIL: [
      'this machine does not have that address',
      'Correct "host" under [gateway] in config.toml; 127.0.0.1 is this machine alone.',
    ],
    ENOTFOUND: [
      'this machine does not have that address',
      'Correct "host" under [gateway] in config.toml; 127.0.0.1 is this machine alone.',
    ],
  };
  const [what, remedy] = remedies[code] ?? [
    messageOf(failure),
    'Check "host" and "port" under [gateway] in config.toml.',
  ];
  return new AppError('gateway.listen', `The gateway cannot listen on ${where}: ${what}`, {
    remedy,
    retryable: true,
    cause: failure,
  });
}
