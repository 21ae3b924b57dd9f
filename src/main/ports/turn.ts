import type { JsonObject } from '../../shared/json';
import type { Hooks } from './hooks';
import type {
  ModelAnswer,
  ModelDelta,
  ModelMessage,
  ModelRequest,
  ModelToolCall,
  Provider,
  ToolSpec,
} from './provider';
import type { Tool, ToolContext, ToolResult } from './tool';

/**
 * Whether a call may run: as it is; with the arguments that a person signed instead; or not, and why, which
 * is told to the model.
 */
export type Permission = true | { readonly instead: JsonObject } | string;

/** What the loop asks of whoever runs it: records, permission, display. */
export interface TurnObserver {
  /** Before the request leaves; a durable record belongs here. Returns the id of this model call. */
  modelRequested(request: ModelRequest): string;
  modelAnswered(id: string, answer: ModelAnswer): void;
  modelFailed(id: string, failure: unknown): void;
  delta(delta: ModelDelta): void;
  permit(call: ModelToolCall, tool: Tool, context: ToolContext, signal: AbortSignal): Promise<Permission>;
  /**
   * Before the tool runs; a durable record belongs here. `tool` null: there is no such tool, or the call was
   * refused, so nothing runs.
   */
  toolSent(call: ModelToolCall, tool: Tool | null): void;
  toolAnswered(call: ModelToolCall, result: ToolResult): void;
  /** After each round of tools: a text ends the turn. */
  verdict(): string | null;
}

export interface Turn {
  readonly provider: Provider;
  readonly request: Omit<ModelRequest, 'messages' | 'tools'>;
  readonly messages: readonly ModelMessage[];
  /** What may be called. */
  readonly tools: readonly Tool[];
  /**
   * What the model is told of, where that is more: the same for all turns of a conversation, which keeps its
   * prompt the same.
   */
  readonly told?: readonly ToolSpec[];
  readonly context: ToolContext;
  readonly maxIterations: number;
  /** Asked for each answer: whether its calls are carried out at the same time. */
  readonly parallelTools: (calls: readonly ModelToolCall[]) => boolean;
  /** Calls to carry out before the model is asked: the ones a person approved. */
  readonly firstCalls: readonly ModelToolCall[];
  /**
   * It is there to carry something out: an answer that only shows a call is no answer. A person may have asked
   * to be shown one.
   */
  readonly carriesOut?: true;
  /** Until it has called a tool, every answer has to: for a provider that can be held to it. */
  readonly mustCall?: true;
  /** It is over as soon as what it called has succeeded: nothing is left to say. */
  readonly endsWithCall?: true;
  /** Who may change or stop what the turn does. Default: nobody. */
  readonly hooks?: Hooks;
  /**
   * Shorter messages for a model whose context is too small, or null. Absent: nothing may be left out, and
   * the turn fails.
   */
  readonly shorten?: (messages: readonly ModelMessage[]) => readonly ModelMessage[] | null;
}

/**
 * What keeps an answer without calls from being one, in spite of the reminder: its call could not be read,
 * only repeats one from what the model was given, was only thought of, or is only shown where something is to
 * be carried out; or nothing was said.
 */
export type AnswerFlaw = 'unread' | 'quoted' | 'thought' | 'shown' | 'blank';

export type TurnOutcome =
  | {
      readonly kind: 'answered';
      readonly text: string;
      readonly flaw: AnswerFlaw | null;
      readonly messages: readonly ModelMessage[];
    }
  /**
   * The last answer came to its limit of tokens: `text` is its beginning, and a call that it had begun is
   * lost.
   */
  | {
      readonly kind: 'cut';
      readonly text: string;
      /** Not the limit of the request ended it: the context was full, or the server has a lower limit. */
      readonly full: boolean;
      /** It only repeated itself. */
      readonly repeats?: true;
      readonly flaw: AnswerFlaw | null;
      readonly reason: string;
      readonly messages: readonly ModelMessage[];
    }
  /** `verdict` or a hook ended it. */
  | { readonly kind: 'ended'; readonly reason: string; readonly messages: readonly ModelMessage[] }
  /**
   * A guard ended it: too many rounds, or the same round again and again. `isDone`: what it asks for again has
   * succeeded.
   */
  | {
      readonly kind: 'stuck';
      readonly reason: string;
      readonly isDone?: boolean;
      readonly messages: readonly ModelMessage[];
    };

/** The turn engine: one for chat, channels and SOP steps. */
export type RunTurn = (turn: Turn, observer: TurnObserver, signal: AbortSignal) => Promise<TurnOutcome>;
