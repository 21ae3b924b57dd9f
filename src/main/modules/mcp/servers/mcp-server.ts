import { createHash } from 'node:crypto';
import { AppError, messageOf } from '../../../../shared/errors';
import type { JsonObject } from '../../../../shared/json';
import type { McpServerStatus } from '../../../../shared/mcp';
import type { Clock } from '../../../platform/base/clock';
import type { Logger } from '../../../platform/base/logger';
import { isNearUrl, reconnectAfterMs } from '../../../platform/base/reconnect';
import { DeadlinePassed, within } from '../../../platform/base/within';
import type { Part, PartState } from '../../../ports/parts';
import { failed, unconfirmed, type Tool, type ToolResult } from '../../../ports/tool';
import type { McpConnection } from './connection';
import type { McpServerSettings } from './server-settings';
import { shownResult } from './shown-result';
import { descriptionOf, schemaOf, toolNameOf, type OfferedTool } from './to-tool';

export interface McpServerPorts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly version: string;
  /** The server, for whoever waits for it. */
  readonly part: Part;
  /** Its state or its tools are others now. */
  readonly changed: () => void;
}

const greetWithinMs = 20_000;
const firstRetryMs = 1_000;
/**
 * A program that cannot be started in so many tries rarely can at the next one, and each costs this machine
 * something: from then on the pauses grow.
 */
const quickTries = 20;
/** After a connection that held this long the delays start from the beginning. */
const stableAfterMs = 10_000;
const pingEveryMs = 30_000;
const pingWithinMs = 15_000;

type Standing = Pick<McpServerStatus, 'state' | 'detail' | 'remedy'>;

/**
 * One server, kept running: connected in the background, again after every end, with growing pauses. Nothing
 * it does rejects here. Its tools stay known while it is away, so that prompts stay the same and a call says
 * what is wrong.
 */
export class McpServer {
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;
  #connection: McpConnection | null = null;
  #standing: Standing = { state: 'starting', detail: 'is being started', remedy: null };
  #tools: readonly Tool[] = [];
  #originals: ReadonlyMap<string, string> = new Map();
  #callsUnderWay = 0;
  /** Ends the wait on the connection that is open. */
  #disconnect = (): void => {};

  constructor(
    readonly settings: McpServerSettings,
    private readonly ports: McpServerPorts,
  ) {
    this.#running = this.#run();
  }

  get tools(): readonly Tool[] {
    return this.#tools;
  }

  get state(): PartState {
    const { state, detail, remedy } = this.#standing;
    return state === 'ready' ? { state: 'ready' } : { state: 'connecting', detail: `It ${detail}`, remedy };
  }

  get status(): McpServerStatus {
    return {
      name: this.settings.name,
      ...this.#standing,
      tools: this.#tools.map((tool) => ({
        name: tool.name,
        original: this.#originals.get(tool.name) ?? tool.name,
        acts: tool.effect === 'acts',
      })),
    };
  }

  /** Ends the server. Resolves when nothing of it runs any more. */
  async close(): Promise<void> {
    this.#stop.abort(new Error('the MCP server is closed'));
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      const began = this.ports.clock.now();
      const standing = await this.#session(signal);
      if (signal.aborted) return;
      this.#stand(standing);
      if (this.ports.clock.now() - began > stableAfterMs) attempt = 0;
      await this.ports.clock.sleep(this.#pauseMs(attempt), signal).catch(() => {});
    }
  }

  #pauseMs(attempt: number): number {
    const { way } = this.settings;
    if (way.kind === 'address') return reconnectAfterMs(attempt, firstRetryMs, isNearUrl(way.url));
    return attempt < quickTries
      ? reconnectAfterMs(attempt, firstRetryMs, true)
      : reconnectAfterMs(attempt - quickTries, firstRetryMs, false);
  }

  /** From greeting to end; resolves with how the server stands after it. */
  async #session(signal: AbortSignal): Promise<Standing> {
    const { clock, version } = this.ports;
    const over = new AbortController();
    this.#disconnect = () => {
      over.abort(new Error('the connection has ended'));
    };
    const either = AbortSignal.any([signal, over.signal]);
    const greeting = new Deadline();
    let connection: McpConnection | null = null;
    let why = '';
    try {
      // The SDK is read when a server is set.
      const { McpConnection, toTransport } = await import('./connection');
      connection = new McpConnection(await toTransport(this.settings.way, clock), version, {
        ended: this.#disconnect,
        toolsChanged: () => {
          void this.#relist(either);
        },
        complained: (message) => {
          this.ports.logger.warn('An MCP server did something unexpected', {
            server: this.settings.name,
            message,
          });
        },
      });
      const greeted = connection;
      await within(clock, greetWithinMs, either, async (limit) => {
        await greeted.open(greeting.of(limit));
        this.#take(await greeted.tools(limit));
      });
      this.#connection = connection;
      this.#stand({ state: 'ready', detail: `${String(this.#tools.length)} tools`, remedy: null });
      await this.#watch(connection, either);
    } catch (failure) {
      why = greeting.passed ? 'it did not greet in time' : over.signal.aborted ? '' : messageOf(failure);
      if (failure instanceof AppError)
        return { state: 'failed', detail: failure.message, remedy: failure.remedy ?? null };
    } finally {
      this.#connection = null;
      // To close it takes a moment.
      if (!signal.aborted && this.#standing.state === 'ready')
        this.#stand(this.#fallen(why, connection?.lastWords ?? ''));
      await connection?.close(clock);
    }
    return this.#fallen(why, connection?.lastWords ?? '');
  }

  #fallen(why: string, lastWords: string): Standing {
    const words = [why, lastWords]
      .filter((part) => part !== '')
      .join('; ')
      .replace(/\s+/gu, ' ')
      .slice(0, 300);
    const program = this.settings.way.kind === 'program';
    return {
      state: 'failed',
      detail: `is not running: ${words || 'it ended'}; it is tried again`,
      remedy: program
        ? `Check command, args and env of [mcp.servers.${this.settings.name}] in config.toml.${process.platform === 'win32' ? ' Windows starts npx through cmd /c.' : ''}`
        : `Check url and headers of [mcp.servers.${this.settings.name}] in config.toml, and that the server runs.`,
    };
  }

  /** Until the connection is over: a server that hangs is found by a ping while nobody waits for it. */
  async #watch(connection: McpConnection, over: AbortSignal): Promise<void> {
    for (;;) {
      await this.ports.clock.sleep(pingEveryMs, over);
      if (this.#callsUnderWay === 0)
        await within(this.ports.clock, pingWithinMs, over, (limit) => connection.ping(limit));
    }
  }

  async #relist(over: AbortSignal): Promise<void> {
    const connection = this.#connection;
    if (connection === null) return;
    try {
      this.#take(await within(this.ports.clock, greetWithinMs, over, (limit) => connection.tools(limit)));
      this.#stand({ state: 'ready', detail: `${String(this.#tools.length)} tools`, remedy: null });
    } catch (failure) {
      if (!over.aborted)
        this.ports.logger.warn('The changed tools of an MCP server could not be read', {
          server: this.settings.name,
          failure: messageOf(failure),
        });
    }
  }

  /** Sorted, so that a server which answers in another order changes no prompt. */
  #take(offered: readonly OfferedTool[]): void {
    const { allow, deny, name: server } = this.settings;
    const wanted = offered
      .filter(({ name }) => (allow.length === 0 || allow.includes(name)) && !deny.includes(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const originals = new Map<string, string>();
    this.#tools = wanted.flatMap((tool) => {
      const name = toolNameOf(server, tool.name);
      const parameters = schemaOf(tool);
      if (parameters === null || originals.has(name)) {
        this.ports.logger.warn(
          'A tool of an MCP server is left out: its schema is not one of an object, or too large',
          { server, tool: tool.name },
        );
        return [];
      }
      originals.set(name, tool.name);
      return [this.#toTool(tool, name, parameters)];
    });
    this.#originals = originals;
  }

  #toTool(offered: OfferedTool, name: string, parameters: JsonObject): Tool {
    const description = descriptionOf(this.settings.name, offered);
    const definition = definitionOf(this.settings, offered.name, description, parameters);
    return {
      name,
      description,
      definition,
      effect: this.settings.reads.includes(offered.name) ? 'reads' : 'acts',
      parameters,
      sentTo: () => this.settings.name,
      needs: () => [this.ports.part],
      brings: `the MCP server ${this.settings.name}`,
      execute: (args, _context, signal) =>
        this.#offers(name, definition)
          ? this.#call(offered.name, args, signal)
          : Promise.resolve(
              failed(
                `MCP server ${this.settings.name} describes ${name} otherwise by now, or has it no more. Nothing was done. Look at what it does now before you ask for it again.`,
              ),
            ),
    };
  }

  /** Whoever decided on a call had this definition before them. */
  #offers(name: string, definition: string): boolean {
    return this.#tools.some((tool) => tool.name === name && tool.definition === definition);
  }

  async #call(tool: string, args: JsonObject, signal: AbortSignal): Promise<ToolResult> {
    const { name, callTimeoutMs } = this.settings;
    const connection = this.#connection;
    if (connection === null) return failed(`MCP server ${name} ${this.#standing.detail}. Nothing was done.`);
    this.#callsUnderWay += 1;
    const given = new Deadline();
    try {
      return shownResult(
        name,
        await within(this.ports.clock, callTimeoutMs, signal, (limit) =>
          connection.call(tool, args, given.of(limit)),
        ),
      );
    } catch (failure) {
      signal.throwIfAborted();
      const late = given.passed;
      const became = late ? 'unknown' : connection.becameOf(failure);
      // Over HTTP nothing else tells that the server, or what it knew of us, is gone.
      if (!late && this.settings.way.kind === 'address' && became !== 'answered') this.#disconnect();
      if (became === 'answered') return failed(`MCP server ${name} refused: ${messageOf(failure)}`);
      if (became === 'untaken')
        return failed(`MCP server ${name} did not take the call: ${messageOf(failure)}. Nothing was done.`);
      return unconfirmed(
        `MCP server ${name} ${late ? `gave no answer within ${String(callTimeoutMs / 1_000)} s and was told to stop` : `failed in the middle of it (${connection.lastWords || messageOf(failure)})`}. Whether the call was carried out is not known.`,
      );
    } finally {
      this.#callsUnderWay -= 1;
    }
  }

  #stand(standing: Standing): void {
    this.#standing = standing;
    this.ports.changed();
  }
}

/**
 * Of which server a tool is, and what that says of it. A hash: arguments of a program may hold what nobody is
 * to read.
 */
function definitionOf(
  { name, way }: McpServerSettings,
  tool: string,
  description: string,
  parameters: JsonObject,
): string {
  const server = way.kind === 'program' ? [name, way.command, way.args, way.folder] : [name, way.url];
  return createHash('sha256')
    .update(JSON.stringify([server, tool, description, parameters]))
    .digest('hex');
}

/**
 * Whether it was the deadline that ended a request: the SDK puts its own failure around the reason of a
 * signal.
 */
class Deadline {
  #limit: AbortSignal | null = null;

  of(limit: AbortSignal): AbortSignal {
    this.#limit = limit;
    return limit;
  }

  get passed(): boolean {
    return this.#limit?.reason instanceof DeadlinePassed;
  }
}
