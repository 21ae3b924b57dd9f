import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { messageOf } from '../../../../shared/errors';
import type { Notice } from '../../../../shared/notices';
import type { ProcedureName } from '../../../../shared/procedures';
import { refuse, type Result } from '../../../../shared/result';
import type { Decider } from '../../../../shared/run';
import { buildHeader, buildId } from '../../../platform/base/build-id';
import type { Emitter } from '../../../platform/base/emitter';
import type { Logger } from '../../../platform/base/logger';
import type { Router } from '../../../ports/router';
import { isNamedPipe } from '../../../platform/socket/address';
import { claimSocket } from '../../../platform/socket/claim-socket';

const mebibyte = 1024 * 1024;
/** A manual event may carry megabytes of payload; nothing but a file that is taken up comes near. */
const largestRequestBytes = 16 * mebibyte;
/**
 * Of those the contract says how long they may be; their letters take up to three bytes, and more where JSON
 * escapes them.
 */
const largestFileBytes = 256 * mebibyte;
const takesFiles: ReadonlySet<string> = new Set<ProcedureName>(['runs.import', 'memory.import']);
/** A listener that lets this much pile up is cut off rather than fill the engine's memory. */
const largestBacklogBytes = 8 * 1024 * 1024;

export interface ControlServerOptions {
  /** From `controlAddress(home)`. */
  readonly address: string;
  readonly router: Router;
  readonly notices: Emitter<Notice>;
  readonly logger: Logger;
  /** Name of the user who owns the socket; file permissions are the proof. */
  readonly user: string;
  /** This program's. */
  readonly build?: string | null;
}

export interface ControlServer {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * The engine's HTTP API on a socket that only its user can open: `POST /v1/PROCEDURE` with the input as JSON
 * answers with the Result as JSON; an input that its asker did not send to the end, having given up waiting,
 * is taken from nobody. `GET /v1/notices` streams notices as JSON lines. Rejects with a SocketHeldError when
 * a live engine listens there already.
 */
export async function startControlServer(options: ControlServerOptions): Promise<ControlServer> {
  const { address } = options;
  await claimSocket(address);
  const caller: Decider = { by: options.user, via: 'cli' };
  const server = createServer((request, response) => {
    answer(options, caller, request, response).catch((failure: unknown) => {
      options.logger.error('A control request failed', { failure: messageOf(failure) });
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, refuse({ code: 'control.bug', message: messageOf(failure) }));
    });
  });
  server.requestTimeout = 60_000;
  await listen(server, address);
  return { address, close: () => close(server, address) };
}

async function answer(
  options: ControlServerOptions,
  caller: Decider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { build = buildId } = options;
  if (build !== null) response.setHeader(buildHeader, build);
  const path = (request.url ?? '').split('?')[0] ?? '';
  if (request.method === 'GET' && path === '/v1/notices') {
    streamNotices(options, response);
    return;
  }
  if (request.method !== 'POST' || !path.startsWith('/v1/')) {
    sendJson(
      response,
      404,
      refuse({ code: 'control.unknown', message: `There is no ${request.method ?? ''} ${path}` }),
    );
    return;
  }
  const procedure = path.slice('/v1/'.length);
  const largest = takesFiles.has(procedure) ? largestFileBytes : largestRequestBytes;
  const body = await readBody(request, largest);
  if (body === undefined) return;
  if (body === null) {
    sendJson(
      response,
      413,
      refuse({
        code: 'control.too-large',
        message: `The request is larger than ${String(largest / mebibyte)} MiB`,
        remedy: takesFiles.has(procedure) ? 'Give a smaller file.' : 'Send a smaller payload.',
      }),
      { connection: 'close' },
    );
    return;
  }
  const input = parseJson(body);
  if (input === undefined) {
    sendJson(
      response,
      400,
      refuse({
        code: 'control.json',
        message: 'The request is not JSON',
        remedy: 'Send the input as a JSON object.',
      }),
    );
    return;
  }
  sendJson(response, 200, await options.router.ask(procedure, input, caller));
}

function streamNotices({ notices }: ControlServerOptions, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  const off = notices.on((notice) => {
    if (response.writableLength > largestBacklogBytes) response.destroy();
    else response.write(`${JSON.stringify(notice)}\n`);
  });
  response.on('close', off);
  // The listener is in place before the client sees the headers: nothing that happens after that is missed.
  response.flushHeaders();
}

/** Null when the body is too large; undefined when the asker went away before its end. */
async function readBody(request: IncomingMessage, largest: number): Promise<string | null | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes <= largest) parts.push(part);
    }
  } catch (failure) {
    if (!request.complete) return undefined;
    throw failure;
  }
  return bytes > largest ? null : Buffer.concat(parts).toString('utf8');
}

function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: Result<unknown>,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.removeListener('error', reject);
      if (!isNamedPipe(address)) chmodSync(address, 0o600);
      resolve();
    });
  });
}

function close(server: Server, address: string): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      if (!isNamedPipe(address)) rmSync(address, { force: true });
      resolve();
    });
    server.closeAllConnections();
  });
}
