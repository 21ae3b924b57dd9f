import type { JsonObject } from '../../shared/json';
import type { Usage } from '../../shared/run';
import type { ModelMessage } from './provider';
import type { Tool } from './tool';

/**
 * Points at which a hook may change what goes on, or stop it with a reason. `origin` is `chat:ID` or
 * `run:ID`.
 */
export interface ChangePoints {
  /** A person's message, before it is stored. May change `text`; a cancel drops the message. */
  readonly on_message_received: {
    readonly origin: string;
    readonly channel: string;
    readonly sender: string;
    readonly text: string;
    /** Of a message of a channel: words that it shows and its sender did not write. Cannot be changed. */
    readonly quotations?: readonly { readonly how: string; readonly from: string; readonly text: string }[];
  };
  /**
   * Once in a turn. May change `system`; a local model evaluates its whole prompt again when that is not the
   * same every time.
   */
  readonly before_prompt: { readonly origin: string; readonly system: string };
  /**
   * Every request. May change `messages` and `temperature`; what is changed is sent and not stored. A cancel
   * ends the turn.
   */
  readonly before_model_call: {
    readonly origin: string;
    readonly provider: string;
    readonly model: string;
    readonly system: string;
    readonly messages: readonly ModelMessage[];
    readonly tools: readonly string[];
    readonly temperature: number;
  };
  /**
   * Every call of a tool, before it is checked and permitted. May change `arguments`; a cancel is the call's
   * failure.
   */
  readonly before_tool_call: {
    readonly origin: string;
    readonly tool: string;
    readonly effect: Tool['effect'];
    readonly arguments: JsonObject;
  };
  /**
   * Every result, before it is recorded and told to the model. May change `output`; a call that has been made
   * cannot be cancelled.
   */
  readonly after_tool_call: {
    readonly origin: string;
    readonly tool: string;
    readonly arguments: JsonObject;
    readonly success: boolean;
    readonly output: string;
  };
  /**
   * A finished answer, before it is stored and sent. May change `text`; after a cancel nothing of it is kept.
   */
  readonly on_message_sending: { readonly origin: string; readonly channel: string; readonly text: string };
}

/** Points that hooks are told of, all at once; what they return counts for nothing. */
export interface TellPoints {
  readonly engine_start: { readonly version: string };
  readonly engine_stop: { readonly version: string };
  readonly session_start: { readonly origin: string; readonly channel: string };
  readonly session_end: { readonly origin: string; readonly channel: string };
  readonly after_model_call: {
    readonly origin: string;
    readonly provider: string;
    readonly model: string;
    readonly text: string;
    readonly toolCalls: readonly string[];
    readonly usage: Usage | null;
  };
  readonly message_sent: { readonly origin: string; readonly channel: string; readonly text: string };
}

export type ChangePoint = keyof ChangePoints;
export type TellPoint = keyof TellPoints;
export type HookPoint = ChangePoint | TellPoint;

/** All of them, for whoever reads a hook from a file. */
export const hookPoints = [
  'on_message_received',
  'before_prompt',
  'before_model_call',
  'before_tool_call',
  'after_tool_call',
  'on_message_sending',
  'engine_start',
  'engine_stop',
  'session_start',
  'session_end',
  'after_model_call',
  'message_sent',
] as const satisfies readonly HookPoint[];

type HookValue<P extends HookPoint> = (ChangePoints & TellPoints)[P];

/** What a hook may answer at a change point: nothing, changed fields, or the reason why it must not go on. */
export type HookAnswer<P extends HookPoint> = P extends ChangePoint
  ? { readonly change: Partial<HookValue<P>> } | { readonly cancel: string } | undefined | void
  : unknown;

export interface Hook {
  readonly name: string;
  /** Higher goes first; the same goes in the order of registration. Default 0. */
  readonly priority?: number;
  readonly on: {
    readonly [P in HookPoint]?: (
      value: HookValue<P>,
      signal: AbortSignal,
    ) => HookAnswer<P> | Promise<HookAnswer<P>>;
  };
  /**
   * Of an answer that is still being written, what may be shown already. A hook at `on_message_sending`
   * without this wants to see the whole answer first, so nobody sees a part of it.
   */
  readonly soFar?: (text: string) => string;
}

export type Hooked<T> =
  | { readonly kind: 'continue'; readonly value: T }
  | { readonly kind: 'cancel'; readonly reason: string };

/** The hooks in force, asked by whoever carries out a turn. */
export interface Hooks {
  /** Each hook gets what the one before it made of the value. Rejects only with the signal's reason. */
  change<P extends ChangePoint>(
    point: P,
    value: ChangePoints[P],
    signal: AbortSignal,
  ): Promise<Hooked<ChangePoints[P]>>;
  tell<P extends TellPoint>(point: P, value: TellPoints[P]): void;
}

export const noHooks: Hooks = {
  change: (_point, value) => Promise.resolve({ kind: 'continue', value }),
  tell: () => {},
};
