import { howToAllow } from '../../../../shared/held-program';
import type { McpServerStatus } from '../../../../shared/mcp';
import type { Clock } from '../../../platform/base/clock';
import { Emitter } from '../../../platform/base/emitter';
import type { Logger } from '../../../platform/base/logger';
import type { Problems } from '../../../platform/base/problems';
import type { Part } from '../../../ports/parts';
import type { Tool } from '../../../ports/tool';
import { McpServer } from './mcp-server';
import type { McpServerSettings } from './server-settings';
import { toolPrefixOf } from './to-tool';

/**
 * One server as config.toml has it now; `mark` changes when anything about it does. Null: nobody can tell
 * now, and one that is there stays.
 */
export interface McpServerEntry {
  readonly settings: McpServerSettings;
  readonly mark: string | null;
  /** What it would run; it came with a restored backup, and nobody has allowed it. Absent: it may run. */
  readonly held?: string;
}

interface Options {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly problems: Problems;
  readonly version: string;
  /** Names of the servers that config.toml switches on; asked before `configure` has brought them. */
  readonly expected?: () => readonly string[];
}

/**
 * The servers of config.toml and their tools. One that fails is a problem that people see; the others, and
 * the engine, go on.
 */
export class McpServers {
  /** The tools, or the state of a server, are others now. */
  readonly changed: Emitter<null>;
  #servers = new Map<string, { readonly server: McpServer; readonly mark: string | null }>();
  #held: readonly McpServerStatus[] = [];
  /** Whether `configure` has been called. */
  #isConfigured = false;
  #closed = false;

  constructor(private readonly options: Options) {
    this.changed = new Emitter((failure) => {
      options.logger.error('A listener of MCP servers failed', { failure: String(failure) });
    });
  }

  /**
   * Starts what is new, ends what is gone, and leaves the rest alone. Resolves when what is gone has ended;
   * it waits for no start.
   */
  async configure(entries: readonly McpServerEntry[]): Promise<void> {
    if (this.#closed) return;
    const allowed = entries.filter(({ held }) => held === undefined);
    const wanted = new Map(allowed.map((entry) => [entry.settings.name, entry]));
    const gone = [...this.#servers].filter(([name, { mark }]) => {
      const entry = wanted.get(name);
      return entry === undefined || (entry.mark !== null && entry.mark !== mark);
    });
    for (const [name] of gone) this.#forget(name);
    await Promise.all(gone.map(([, { server }]) => server.close()));
    // Between the lines the engine may have closed.
    if (this.#closed) return;
    this.#hold(entries);
    for (const { settings, mark } of allowed) {
      if (!this.#servers.has(settings.name))
        this.#servers.set(settings.name, { mark, server: this.#start(settings) });
    }
    this.#isConfigured = true;
    this.#servers = new Map([...this.#servers].sort(([a], [b]) => (a < b ? -1 : 1)));
    this.changed.emit(null);
  }

  /** In the same order while nothing changed. */
  tools(): readonly Tool[] {
    return [...this.#servers.values()].flatMap(({ server }) => server.tools);
  }

  /** The server that may yet offer a tool of this name; null: none will. */
  toCome(tool: string): Part | null {
    const server = (this.options.expected?.() ?? [])
      .filter((name) => tool.startsWith(toolPrefixOf(name)))
      .map((name) => this.#partOf(name))
      .find((part) => part.now().state === 'connecting');
    return server ?? null;
  }

  #partOf(name: string): Part {
    return {
      kind: 'mcp',
      name,
      now: () => {
        const server = this.#servers.get(name)?.server;
        if (server !== undefined) return server.state;
        return this.#isConfigured
          ? { state: 'off' }
          : { state: 'connecting', detail: 'It is being started', remedy: null };
      },
      onChange: (listener) => this.changed.on(listener),
    };
  }

  status(): readonly McpServerStatus[] {
    return [...[...this.#servers.values()].map(({ server }) => server.status), ...this.#held].sort((a, b) =>
      a.name < b.name ? -1 : 1,
    );
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#servers.values()].map(({ server }) => server.close()));
  }

  #start(settings: McpServerSettings): McpServer {
    const { clock, logger, problems, version } = this.options;
    const server: McpServer = new McpServer(settings, {
      clock,
      logger,
      version,
      part: this.#partOf(settings.name),
      changed: () => {
        const { state, detail, remedy } = server.status;
        if (state === 'failed')
          problems.report(
            placeOf(settings.name),
            `MCP server ${settings.name}`,
            `It ${detail}`,
            remedy ?? '',
          );
        else problems.clear(placeOf(settings.name));
        this.changed.emit(null);
      },
    });
    return server;
  }

  #hold(entries: readonly McpServerEntry[]): void {
    const before = this.#held;
    this.#held = entries.flatMap(({ settings: { name }, held }): readonly McpServerStatus[] =>
      held === undefined
        ? []
        : [
            {
              name,
              state: 'held',
              detail: `came with a restored backup and is not allowed yet. It would run: ${held}`,
              remedy: howToAllow(placeOf(name)),
              tools: [],
            },
          ],
    );
    for (const { name } of before) this.options.problems.clear(placeOf(name));
    for (const { name, detail, remedy } of this.#held)
      this.options.problems.report(placeOf(name), `MCP server ${name}`, `It ${detail}`, remedy ?? '');
  }

  #forget(name: string): void {
    this.#servers.delete(name);
    this.options.problems.clear(placeOf(name));
  }
}

const placeOf = (name: string): string => `mcp:${name}`;
