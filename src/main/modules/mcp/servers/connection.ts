import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import {
  StreamableHTTPClientTransport,
  StreamableHTTPError,
} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { RequestOptions } from '@modelcontextprotocol/sdk/shared/protocol.js';
import {
  CallToolResultSchema,
  ErrorCode,
  ListToolsResultSchema,
  McpError,
  ToolListChangedNotificationSchema,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js';
import type { JsonObject } from '../../../../shared/json';
import type { Clock } from '../../../platform/base/clock';
import { neverConnected } from '../../../platform/base/never-connected';
import { within } from '../../../platform/base/within';
import { limitedFetch } from './limited-fetch';
import { ProgramTransport } from './program-transport';
import type { McpAddress, McpProgram } from './server-settings';
import type { OfferedTool } from './to-tool';

interface Listeners {
  /** The server has ended or the connection broke. Once. */
  readonly ended: () => void;
  readonly toolsChanged: () => void;
  /** Something that is no reason to end, in words. */
  readonly complained: (message: string) => void;
}

/** Deadlines are ours; the SDK's own must not come first. */
const noDeadline = 2 ** 31 - 1;
const mostPages = 20;
const mostTools = 200;

/**
 * One conversation with a server, from its greeting to its end. Requests reject with the SDK's failures, and
 * with the signal's reason.
 */
export class McpConnection {
  readonly #client: Client;
  readonly #transport: ProgramTransport | StreamableHTTPClientTransport;
  #over = false;

  constructor(
    transport: ProgramTransport | StreamableHTTPClientTransport,
    version: string,
    listeners: Listeners,
  ) {
    this.#transport = transport;
    // Nothing is offered to servers: none may ask our model, our files or our people.
    this.#client = new Client({ name: 'zeroclaw', version }, { capabilities: {} });
    this.#client.setNotificationHandler(ToolListChangedNotificationSchema, () => {
      listeners.toolsChanged();
    });
    this.#client.onerror = (failure) => {
      if (!this.#over) listeners.complained(failure.message);
    };
    this.#client.onclose = () => {
      if (this.#over) return;
      this.#over = true;
      listeners.ended();
    };
  }

  /** What a program said last, for people; empty for a server elsewhere. */
  get lastWords(): string {
    return this.#transport instanceof ProgramTransport ? this.#transport.lastWords.trim() : '';
  }

  /** Greets the server. */
  async open(signal: AbortSignal): Promise<void> {
    await this.#client.connect(this.#transport, this.#options(signal));
  }

  async tools(signal: AbortSignal): Promise<readonly OfferedTool[]> {
    if (this.#client.getServerCapabilities()?.tools === undefined) return [];
    const tools: OfferedTool[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < mostPages && tools.length < mostTools; page += 1) {
      const answer = await this.#client.request(
        { method: 'tools/list', params: cursor === undefined ? {} : { cursor } },
        ListToolsResultSchema,
        this.#options(signal),
      );
      tools.push(...answer.tools);
      cursor = answer.nextCursor;
      if (cursor === undefined) break;
    }
    return tools.slice(0, mostTools);
  }

  /** An abort is passed on to the server. */
  call(name: string, args: JsonObject, signal: AbortSignal): Promise<CallToolResult> {
    return this.#client.request(
      { method: 'tools/call', params: { name, arguments: args } },
      CallToolResultSchema,
      this.#options(signal),
    );
  }

  /** What is known of a call that failed: the server answered it with an error, or it was never taken. */
  becameOf(failure: unknown): 'answered' | 'untaken' | 'unknown' {
    // These two are the SDK's own, for a closed connection and a time-out.
    if (failure instanceof McpError)
      return failure.code === Number(ErrorCode.ConnectionClosed) ||
        failure.code === Number(ErrorCode.RequestTimeout)
        ? 'unknown'
        : 'answered';
    if (failure instanceof UnauthorizedError || neverConnected(failure)) return 'untaken';
    return failure instanceof StreamableHTTPError && isRefusal(failure.code ?? 0) ? 'untaken' : 'unknown';
  }

  async ping(signal: AbortSignal): Promise<void> {
    await this.#client.ping(this.#options(signal));
  }

  async close(clock: Clock): Promise<void> {
    this.#over = true;
    if (this.#transport instanceof StreamableHTTPClientTransport && this.#transport.sessionId !== undefined) {
      const transport = this.#transport;
      // A server that is gone needs no farewell.
      await within(clock, 1_000, new AbortController().signal, () => transport.terminateSession()).catch(
        () => {},
      );
    }
    await this.#client.close().catch(() => {});
    await this.#transport.close().catch(() => {});
  }

  #options(signal: AbortSignal): RequestOptions {
    return { signal, timeout: noDeadline, maxTotalTimeout: noDeadline };
  }
}

/**
 * Statuses by which a server says that it does not take a request: the key, a session that it no longer knows
 * (404). 408 says that it waited.
 */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 408;

/** Rejects when a secret is not there. */
export async function toTransport(
  way: McpProgram | McpAddress,
  clock: Clock,
): Promise<ProgramTransport | StreamableHTTPClientTransport> {
  if (way.kind === 'program')
    return new ProgramTransport(
      { command: way.command, args: way.args, folder: way.folder, environment: await way.environment() },
      clock,
    );
  return new StreamableHTTPClientTransport(new URL(way.url), {
    requestInit: { headers: { ...(await way.headers()) } },
    fetch: limitedFetch,
  });
}
