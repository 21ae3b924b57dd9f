import type { PromptPart } from '../../shared/chat';
import type { JsonObject } from '../../shared/json';
import type { ModelName } from '../../shared/model-choice';
import type { Provenance, Usage } from '../../shared/run';
import type { Sampling } from '../../shared/sampling';
import { ProviderError } from './provider-error';

export interface ModelToolCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: JsonObject;
  /** Why the arguments could not be read, in words; `arguments` is empty then, and the call must not run. */
  readonly unreadable?: string;
  /** How sure the model itself was of this call, 0..1; absent where that is not known. */
  readonly confidence?: number;
  /**
   * The limit of the model that wrote it, where that is another than its provider's: `Provider.unsureBelow`;
   * null: it has none.
   */
  readonly unsureBelow?: number | null;
  /**
   * The words beside it in the answer, where these may take it back: any at all beside a call that was read from
   * a text, and such as speak against it beside one that came apart from the text. Absent: it stands for itself.
   */
  readonly beside?: string;
  /** Of each argument that somebody else than the model put there: who. */
  readonly from?: Readonly<Record<string, Provenance>>;
}

/** A tool as offered to a model. `parameters` is a JSON Schema of type object. */
export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonObject;
}

/**
 * Tools as the services want them. `prompt-guided` is for a model that knows nothing of tools: the text goes
 * into the system prompt.
 */
export type ToolsPayload =
  | { readonly kind: 'gemini'; readonly functionDeclarations: readonly JsonObject[] }
  | { readonly kind: 'anthropic'; readonly tools: readonly JsonObject[] }
  | { readonly kind: 'openai'; readonly tools: readonly JsonObject[] }
  | { readonly kind: 'prompt-guided'; readonly instructions: string };

/** A picture for a model that can see. */
export interface ModelImage {
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
  readonly base64: string;
}

export type ModelMessage =
  | { readonly role: 'user'; readonly text: string; readonly images?: readonly ModelImage[] }
  | {
      readonly role: 'assistant';
      readonly text: string;
      readonly toolCalls: readonly ModelToolCall[];
      /**
       * What the model thought before these calls, in the turn under way; servers of reasoning models want it
       * back.
       */
      readonly thought?: string;
    }
  | {
      readonly role: 'tool';
      readonly callId: string;
      readonly name: string;
      readonly status: 'ok' | 'error';
      readonly output: string;
    };

/**
 * What goes first on one local model: procedures by their priority (`sop` is a normal one), then people, then
 * what can wait.
 */
export type ModelPriority = 'sop-critical' | 'sop-high' | 'sop' | 'sop-low' | 'chat' | 'background';

export interface ModelRequest {
  /** Constant for a conversation: the prefix that a local model keeps evaluated. */
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ToolSpec[];
  /**
   * Names of the tools that may be called now; absent: all of them. The others are told so that the prompt
   * stays the same while this changes.
   */
  readonly callable?: readonly string[];
  /** 'required': the answer must call a tool, for a step that is not done without one. Default 'auto'. */
  readonly toolChoice?: 'auto' | 'required';
  readonly temperature: number;
  /**
   * What people set of drawing the words, for the model, the conversation or the step. Its temperature and its
   * longest answer are those of the request. Absent: nothing.
   */
  readonly sampling?: Sampling;
  /** Tokens the answer may have, thoughts not counted where the model keeps a budget of its own for them. */
  readonly maxTokens: number;
  /** Tokens that words may take which are neither thought nor call; absent: as all of the answer. */
  readonly mostWords?: number;
  /**
   * Nothing may be left out of it: one that is too long is refused, and whoever asked decides what to cut.
   */
  readonly whole?: boolean;
  /** The same was answered before and the person wants another answer: none that was kept. */
  readonly again?: boolean;
  /** Names the conversation whose evaluated prefix may be reused. */
  readonly conversation: string;
  readonly priority: ModelPriority;
  /**
   * When the work began that it belongs to, milliseconds since 1970: of two equally urgent requests, that of
   * the older work goes first.
   */
  readonly since?: number;
}

export type ModelDelta =
  /**
   * `queued`: behind other work at this machine's model, and nothing is done for it yet; it ends with the
   * next delta. `waiting`: for a server, or until it is tried again. Then loading the model, or reading the
   * prompt; `fraction` 0..1 when known.
   */
  | {
      readonly type: 'progress';
      readonly phase: 'queued' | 'waiting' | 'loading' | 'reading';
      readonly fraction: number | null;
    }
  /** `misplaced`: it came where thoughts belong, and stands for the answer only because nothing else came. */
  | { readonly type: 'text'; readonly text: string; readonly misplaced?: true }
  | { readonly type: 'thought'; readonly text: string }
  | { readonly type: 'tool-call'; readonly call: ModelToolCall }
  | {
      readonly type: 'finished';
      readonly reason: 'stop' | 'tool-calls' | 'length';
      readonly usage: Usage | null;
      readonly queuedMs: number;
      /** It was stopped because it only repeated itself. */ readonly repeats?: true;
      /** Of each call, in their order; absent where not known. */ readonly confidences?: readonly number[];
      /** Of the model that answered, where it stands in for the provider's own. */ readonly unsureBelow?:
        | number
        | null;
      /** Who it was, where a fallback answered for the provider. */ readonly answeredBy?: ModelName;
    };

export interface ProviderCapabilities {
  /** Takes tools and gives calls by means of its own; else both travel as text. */
  readonly nativeToolCalling: boolean;
  readonly vision: boolean;
  /** What an earlier request held need not be read again. */
  readonly promptCaching: boolean;
  /** Holds to `toolChoice: 'required'` and `mostWords` while it writes, whatever the model would rather do. */
  readonly steerable: boolean;
  /** Passes `toolChoice: 'required'` on to a service that knows it. */
  readonly forcesCalls: boolean;
}

/**
 * A language model. `stream` is the one required method, the rest has defaults or is derived; it ends after
 * `finished`, rejects with a ProviderError when the model cannot answer, and with the signal's reason within
 * 300 ms of an abort.
 */
export interface Provider {
  /** Name in config.toml. */
  readonly id: string;
  /** Model name as configured. */
  readonly model: string;
  /**
   * A small model that makes one call and stops: a step with several tools is asked again for those not used
   * yet.
   */
  readonly oneToolPerRequest?: boolean;
  /** What is left out is not there. */
  readonly capabilities?: Partial<ProviderCapabilities>;
  /** How the service wants its tools. Default: as instructions in the system prompt. */
  toolsPayload?(tools: readonly ToolSpec[]): ToolsPayload;
  /**
   * The prompt of a request, as the model reads it; absent: a server lays it out. Rejects with a ProviderError,
   * and with the signal's reason.
   */
  layOut?(request: ModelRequest, signal: AbortSignal): Promise<readonly PromptPart[]>;
  /** The request as a server is sent it, with tools as text where its model knows none; absent: as it is. */
  asSent?(request: ModelRequest): ModelRequest;
  /**
   * Tokens that prompt and answer may have together, where it is known; of a local model it may change when
   * it is loaded.
   */
  readonly contextTokens?: number | undefined;
  /**
   * A call with a confidence below this, or with none that is known, is shown to a person before it acts.
   * Absent: confidence asks nobody.
   */
  readonly unsureBelow?: number;
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelDelta>;
  close?(): Promise<void>;
}

export const capabilitiesOf = (provider: Provider): ProviderCapabilities => ({
  nativeToolCalling: false,
  vision: false,
  promptCaching: false,
  steerable: false,
  forcesCalls: false,
  ...provider.capabilities,
});

/** The same provider with another way of answering. */
export function withStream(provider: Provider, stream: Provider['stream']): Provider {
  const { id, model, oneToolPerRequest, capabilities, unsureBelow } = provider;
  return {
    id,
    model,
    ...(oneToolPerRequest === undefined ? {} : { oneToolPerRequest }),
    ...(capabilities === undefined ? {} : { capabilities }),
    ...(unsureBelow === undefined ? {} : { unsureBelow }),
    get contextTokens() {
      return provider.contextTokens;
    },
    ...(provider.layOut === undefined ? {} : { layOut: provider.layOut.bind(provider) }),
    ...(provider.asSent === undefined ? {} : { asSent: provider.asSent.bind(provider) }),
    ...(provider.toolsPayload === undefined ? {} : { toolsPayload: provider.toolsPayload.bind(provider) }),
    ...(provider.close === undefined ? {} : { close: provider.close.bind(provider) }),
    stream,
  };
}

/** The model in use, or in words why there is none and what fixes it. */
export type CurrentModel =
  | {
      readonly provider: Provider;
      readonly temperature: number;
      /** What people set for this model, and for the conversation. */
      readonly sampling?: Sampling;
    }
  | { readonly provider: null; readonly why: string; readonly remedy: string };

export interface ModelAnswer {
  readonly text: string;
  readonly thought: string;
  /** The text came where thoughts belong: no call is read from it. */
  readonly misplaced?: true;
  readonly toolCalls: readonly ModelToolCall[];
  /** What was meant as a call and could not be read, as the model wrote it. */
  readonly unread?: string | null;
  readonly reason: 'stop' | 'tool-calls' | 'length';
  /** It was stopped because it only repeated itself. */
  readonly repeats?: true;
  readonly usage: Usage | null;
  readonly queuedMs: number;
  /** As in `ModelToolCall`, of every call in the answer. */
  readonly unsureBelow?: number | null;
  /** Who it was, where a fallback answered for the provider. */
  readonly answeredBy?: ModelName;
}

/**
 * The calls of an answer that the token limit cut, given whole: a last one without arguments may be one whose
 * arguments did not come.
 */
export const callsBeforeCut = (calls: readonly ModelToolCall[]): readonly ModelToolCall[] =>
  calls.filter((call, index) => index < calls.length - 1 || Object.keys(call.arguments).length > 0);

/**
 * Whether the model doubts this call so much, or its doubt is so little known, that a person has to see it
 * before it acts.
 */
export function isUnsure(provider: Provider, call: ModelToolCall): boolean {
  const limit = call.unsureBelow === undefined ? (provider.unsureBelow ?? null) : call.unsureBelow;
  return limit !== null && !(call.confidence !== undefined && call.confidence >= limit);
}

/**
 * Characters of an answer, its thoughts among them: ten times what any model writes, and read within a
 * second.
 */
const longestAnswer = 2 ** 20;

/**
 * Drains `provider.stream`. `onDelta` sees every delta as it comes. An answer that does not end rejects with
 * a ProviderError.
 */
export async function complete(
  provider: Provider,
  request: ModelRequest,
  signal: AbortSignal,
  onDelta: (delta: ModelDelta) => void = () => {},
): Promise<ModelAnswer> {
  let text = '';
  let thought = '';
  let misplaced = false;
  const toolCalls: ModelToolCall[] = [];
  let reason: ModelAnswer['reason'] = 'stop';
  let usage: Usage | null = null;
  let queuedMs = 0;
  let confidences: readonly number[] = [];
  let repeats: true | undefined;
  let unsureBelow: number | null | undefined;
  let answeredBy: ModelName | undefined;
  for await (const delta of provider.stream(request, signal)) {
    onDelta(delta);
    if (text.length + thought.length > longestAnswer) throw endless(provider);
    if (delta.type === 'text') {
      text += delta.text;
      misplaced ||= delta.misplaced === true;
    } else if (delta.type === 'thought') thought += delta.text;
    else if (delta.type === 'tool-call') toolCalls.push(delta.call);
    else if (delta.type === 'finished')
      ({ reason, usage, queuedMs, confidences = [], repeats, unsureBelow, answeredBy } = delta);
  }
  return {
    text,
    thought,
    ...(misplaced ? { misplaced } : {}),
    toolCalls: toolCalls.map((call, index) => withConfidence(call, confidences[index])),
    reason,
    ...(repeats === undefined ? {} : { repeats }),
    usage,
    queuedMs,
    ...(unsureBelow === undefined ? {} : { unsureBelow }),
    ...(answeredBy === undefined ? {} : { answeredBy }),
  };
}

const endless = ({ model }: Provider): ProviderError =>
  new ProviderError(
    'provider.protocol',
    `The answer of ${model} is longer than ${String(longestAnswer)} characters, and was not taken`,
    { remedy: 'Choose another model, or look into the log of its server.' },
  );

const withConfidence = (call: ModelToolCall, confidence: number | undefined): ModelToolCall =>
  confidence === undefined ? call : { ...call, confidence };
