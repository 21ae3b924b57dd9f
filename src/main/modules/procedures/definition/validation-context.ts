import type { JsonObject } from '../../../../shared/json';
import type { Payload } from '../../../../domain/procedure/expression/payload';
import type { SecretUses } from '../../../../shared/secret-use';
import type { ExecutionMode, Trigger } from '../../../../shared/sop';

/** What validation knows about the rest of the product. */
export interface ValidationContext {
  readonly defaultExecutionMode: ExecutionMode;
  /** Zone of cron texts that name none; IANA name, empty = the machine's. */
  readonly timezone: string;
  /** Milliseconds since 1970: a cron text that never fires from here on is told. */
  readonly now: number;
  readonly toolNames: ReadonlySet<string>;
  /**
   * Tools that cannot be seen from here but may be there, e.g. those of a server that only an engine talks
   * to.
   */
  readonly mayBeThere?: (tool: string) => boolean;
  readonly boardNames: ReadonlySet<string>;
  /** By Modbus device, its signals that are polled: others start nothing. Absent: no device. */
  readonly deviceSignals?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Channels that config.toml names; absent: not known. */
  readonly channelNames?: ReadonlySet<string>;
  /** Seconds after which a question is given up, where SOP.toml does not say; absent: not known. */
  readonly approvalTimeoutSecs?: number;
  /** Why a route tells nobody, or somebody who may not decide; null: neither, as far as it can be known. */
  readonly routeDoubt?: (route: string) => { readonly message: string; readonly remedy: string } | null;
  /** Whether the broker of topics is spoken to over MQTT 5; absent: not known. */
  readonly hasSharedTopics?: boolean;
  /** Whether config.toml names a broker for queues; absent: not known. */
  readonly hasQueues?: boolean;
  /** Null: config.toml names no fleet. `known`: names and tags of its engines; null: not known now. Absent: not known. */
  readonly fleet?: { readonly known: ReadonlySet<string> | null } | null;
  /** Folders beside the workspace whose files may start procedures; absent: not known. */
  readonly watchFolders?: readonly string[];
  /** What came of late where a trigger listens; asked only for those with a condition. */
  readonly recorded?: (trigger: Trigger) => readonly Payload[];
  /** Another text once more of them came. */
  readonly recordedUpTo?: () => string;
  /** Of all procedures; asked for only where one names another. */
  readonly procedureNames?: () => ReadonlySet<string>;
  /** JSON Schema of a tool's arguments. */
  readonly toolParameters?: (tool: string) => JsonObject | undefined;
  /** Why no model answers to the name that a step gives; null: one does, as far as config.toml says. */
  readonly modelDoubt?: (name: string) => { readonly message: string; readonly remedy: string } | null;
  /** `[secrets]` of config.toml. */
  readonly secretUses?: () => SecretUses;
  /** Why a tool refuses such a call whenever it comes; null: it does not. */
  readonly refusal?: (
    tool: string,
    args: JsonObject,
  ) => { readonly message: string; readonly remedy: string } | null;
}
