import { messageOf } from '../../shared/errors';
import { exactJsonText, type ExactJson } from '../../shared/exact-json';
import type { JsonObject } from '../../shared/json';
import type { Answering } from '../../domain/approval/range';
import type { SecretPlaces } from '../../shared/secret-reference';
import type { TouchedPin, TouchedSignal } from './live-world';
import type { MemoryPlace } from './memory';
import type { Part } from './parts';
import type { ToolSpec } from './provider';

export interface ToolResult {
  readonly success: boolean;
  /** What the model and the person read. */
  readonly output: string;
  /**
   * The same as data, for `{{steps.1.output.key}}` and conditions: what was asked for and nothing around it.
   * Absent: the tool answers in words.
   */
  readonly value?: ExactJson | undefined;
  /** What the tool says about its answer, for `{{steps.1.meta.key}}`: a status, headers. */
  readonly meta?: JsonObject | undefined;
  /** It was sent, and whether it was carried out is not known: nobody sends it again unasked. */
  readonly unknown?: boolean | undefined;
}

/** Who calls, for records and scopes. */
export interface ToolContext {
  /** `run:ID` or `chat:ID`. */
  readonly origin: string;
  /** Whose memories are found; absent: those known everywhere. */
  readonly place?: MemoryPlace;
  /** It is not proved who wrote what the call may come from. */
  readonly unproved?: true;
  /** Where in the arguments `{{secret.NAME}}` was written by whoever may. Absent: nowhere, it is data. */
  readonly secretsAt?: SecretPlaces;
  /** A secret was put into the arguments: they are for nobody but whom they name. */
  readonly carriesSecret?: true;
  /** Whose words of outside stand before the call, for people: it may come from them. Absent: nobody's. */
  readonly outside?: readonly string[];
  /**
   * A job that is due asks for it, by whatever way, and no person: a person is asked about each call that
   * plans, or nobody can be. Absent: a person has to do with it, or an event.
   */
  readonly byJob?: 'asks' | 'alone';
}

/**
 * Something a model or a planned call may do. Arguments were checked against `parameters` before `execute`
 * runs.
 */
export interface Tool extends ToolSpec {
  /** 'reads' never changes the world; 'acts' asks in chat and is covered by the step in a procedure. */
  readonly effect: 'reads' | 'acts';
  /**
   * Only reads the world, but keeps something in the product's own records: it asks only where it is not
   * proved who wrote, and a dry run leaves it out.
   */
  readonly stores?: boolean;
  /**
   * Whose words its results are, for people: `a page of the web`. Null: our own, or those of people who may
   * command, or each says itself where it comes from. Absent: nobody knows, so they come from outside.
   */
  readonly brings?: string | null;
  /** It makes the agent work later: where nobody asked for it, a person is asked each time. */
  readonly plans?: true;
  /**
   * Identical calls in one answer are all carried out, e.g. polls, and a step that is tried again sends them
   * again unasked. Default: only the first.
   */
  readonly repeatable?: boolean;
  /**
   * The arguments with what goes without saying written out: cards, records and the tool itself then say the
   * same. Default: as they are.
   */
  readonly writtenOut?: (args: JsonObject) => JsonObject;
  /**
   * By argument, the values that there are now: a model is told them, and a local one can write no other. Default:
   * whatever the parameters allow.
   */
  readonly choices?: () => Readonly<Record<string, readonly string[]>>;
  /** What there is to know now of what it works on, a line each, which a model is told with the description. */
  readonly notes?: () => readonly string[];
  /**
   * Another text when whoever offers the tool has made another of it: what a person allowed was the one they
   * knew. Absent: it comes with this program, or from a plugin, whose file a person put there.
   */
  readonly definition?: string | undefined;
  /** Arguments that are web addresses: however one is spelled, host, path and query say what such a call is for. */
  readonly addresses?: readonly string[];
  /**
   * Which board answers now to each name that such a call gives: what a person allowed for longer was for that one.
   * Absent: it is for no board.
   */
  readonly answering?: (args: JsonObject) => Answering;
  /** Who else than this program gets such a call: a board, a server. Absent, or undefined: nobody. */
  readonly sentTo?: (args: JsonObject) => string | undefined;
  /**
   * Why such a call is refused as long as config.toml is as it is; null: it is not. Validation asks too, also
   * while no engine runs.
   */
  readonly refusal?: (args: JsonObject) => { readonly message: string; readonly remedy: string } | null;
  /**
   * What would make such a call fail for sure as things are now, in sentences. Cheap, and changes nothing:
   * every card asks it. `secretsAt`: as in the context of the call. Absent: nothing is known before.
   */
  readonly check?: (args: JsonObject, secretsAt?: SecretPlaces) => readonly string[];
  /**
   * What such a call reads, changes and writes, by one name however it is called: calls for the same thing
   * take turns, whoever makes them. Absent: two calls at once do each other no harm.
   */
  readonly changes?: ((args: JsonObject) => string | Promise<string>) | undefined;
  /**
   * Pins that such a call reads or sets, and the level that its answer told, where it has one: what a card was
   * based on. Absent: none.
   */
  readonly pins?: (args: JsonObject, output: string | null) => readonly TouchedPin[];
  /** The same of signals of devices, and of analog inputs. Absent: none. */
  readonly signals?: (args: JsonObject, output: string | null) => readonly TouchedSignal[];
  /**
   * What such a call needs outside of the engine: a procedure waits for it before the call is sent. Cheap. Absent:
   * nothing.
   */
  readonly needs?: (args: JsonObject) => readonly Part[];
  /**
   * Expected failures are results with success false and a text the model can act on; rejects only when
   * aborted or broken.
   */
  execute(args: JsonObject, context: ToolContext, signal: AbortSignal): Promise<ToolResult>;
}

/** A tool of this program: it says of each call what must fail, and whose words its results are. */
export interface OwnTool extends Tool {
  readonly check: NonNullable<Tool['check']>;
  readonly brings: string | null;
}

/** For a tool of which nothing is known before it is called. */
export const nothingKnown = (): readonly string[] => [];

/** Whether its calls change the world, or tell it something. */
export const isActing = (tool: Pick<Tool, 'effect'>): boolean => tool.effect === 'acts';

export const done = (output: string): ToolResult => ({ success: true, output });

/** Characters of data that the record of a call keeps; what is longer can be read, and not referred to. */
const mostOfValue = 100_000;

/** A result as it is recorded. */
export function recordOf({ success, output, unknown, value, meta }: ToolResult): {
  readonly success: boolean;
  readonly output: string;
  readonly unknown?: boolean;
  readonly value?: string;
  readonly meta?: JsonObject;
} {
  const text = value === undefined ? undefined : exactJsonText(value);
  return {
    success,
    output,
    ...(unknown === undefined ? {} : { unknown }),
    ...(text === undefined || text.length > mostOfValue ? {} : { value: text }),
    ...(meta === undefined ? {} : { meta }),
  };
}
export const failed = (output: string): ToolResult => ({ success: false, output });
/** Failed, and perhaps carried out nevertheless. */
export const unconfirmed = (output: string): ToolResult => ({ success: false, output, unknown: true });

/** What the record of a call says of its tool; null: none is called. */
export const markOf = (
  tool: Tool | null,
): { readonly acts: boolean; readonly repeatable?: true; readonly definition?: string } => {
  const acts = tool !== null && isActing(tool);
  return { acts, ...definedAs(tool), ...(acts && tool.repeatable === true ? { repeatable: true } : {}) };
};

/** Which tool a call is for, where others define it. */
export const definedAs = (tool: Pick<Tool, 'definition'> | null): { readonly definition?: string } =>
  tool?.definition === undefined ? {} : { definition: tool.definition };

/** A text argument; empty when it is absent. The schema was checked before. */
export const textArgument = (args: JsonObject, name: string): string =>
  typeof args[name] === 'string' ? args[name] : '';

/** For a tool that wraps another, takes the same arguments and answers in its place. */
export const inPlaceOf = ({ writtenOut, brings }: Tool): Pick<Tool, 'writtenOut' | 'brings'> => ({
  ...(writtenOut === undefined ? {} : { writtenOut }),
  ...(brings === undefined ? {} : { brings }),
});

/** Where the text of its results comes from, for people; null: from nobody outside. Also of a tool that is gone. */
export const broughtBy = ({ name, brings }: Pick<Tool, 'name' | 'brings'>): string | null =>
  brings === undefined ? `the tool ${name}` : brings;

/** The tools of this engine by name. */
export interface ToolRegistry {
  get(name: string): Tool | undefined;
  list(): readonly Tool[];
  /** What may yet offer a tool of this name; null: nothing will. Absent: all tools are there from the start. */
  toCome?(name: string): Part | null;
}

/**
 * Runs a tool. One that breaks is an answer to whoever called, and where it acts, how far it came is not
 * known; rejects only when aborted.
 */
export async function execute(
  tool: Tool,
  args: JsonObject,
  context: ToolContext,
  signal: AbortSignal,
): Promise<ToolResult> {
  try {
    return await tool.execute(args, context, signal);
  } catch (failure) {
    signal.throwIfAborted();
    const { name } = tool;
    const why = messageOf(failure);
    return isActing(tool)
      ? unconfirmed(`${name} failed: ${why}. Whether it was carried out is not known.`)
      : failed(`${name} failed: ${why}`);
  }
}
