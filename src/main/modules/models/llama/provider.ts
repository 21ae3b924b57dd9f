import type { PromptPart } from '../../../../shared/chat';
import type { NewId } from '../../../platform/base/ids';
import type { MakersSampling } from '../../../../shared/sampling';
import type { ModelDelta, ModelMessage, ModelRequest, Provider, ToolSpec } from '../../../ports/provider';
import type { MakersWord } from '../makers-sampling';
import type { Job, LlamaHost, ModelSetup } from './host';
import type { GenerateCommand, SamplerSettings } from './protocol';
import { SaidPieces } from './said-pieces';
import { thinksInChat } from './thinks';
import { ToolCallReader } from './tool-call-reader';

export interface LlamaProviderOptions {
  readonly id: string;
  readonly model: string;
  readonly setup: ModelSetup;
  /** Same seed, same request, same answer. Absent: what people set, else a new one for each answer in chat. */
  readonly seed?: number;
  /** A seed that was not there before. Absent: always the same one. */
  readonly newSeed?: () => number;
  /** What the makers of the model in the file say of it now. */
  readonly makers?: () => MakersWord | null;
  readonly newId: NewId;
  readonly oneToolPerRequest?: boolean;
  /** Answers are sampled without a grammar: for judging what it is good for. */
  readonly free?: boolean;
  /** Calls that the model is less sure of are shown to a person. */
  readonly unsureBelow?: number;
}

/**
 * A GGUF model in the inference process. Tool calls are enforced while sampling: each one parses, and its
 * name was offered.
 */
export class LlamaProvider implements Provider {
  readonly id: string;
  readonly model: string;
  readonly oneToolPerRequest: boolean;
  readonly unsureBelow?: number;
  /** The host keeps the evaluated prefix of a conversation. */
  readonly capabilities = { nativeToolCalling: true, promptCaching: true, steerable: true };

  constructor(
    private readonly host: LlamaHost,
    private readonly options: LlamaProviderOptions,
  ) {
    this.id = options.id;
    this.model = options.model;
    this.oneToolPerRequest = options.oneToolPerRequest ?? false;
    if (options.unsureBelow !== undefined) this.unsureBelow = options.unsureBelow;
  }

  /**
   * What the model in memory has, or config.toml asks for; not known before it was loaded with what the
   * memory allowed.
   */
  get contextTokens(): number | undefined {
    return this.host.contextOf(this.options.setup) ?? this.options.setup.contextSize ?? undefined;
  }

  async *stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelDelta> {
    const reader = new ToolCallReader(new Set(toCallable(request).map((tool) => tool.name)));
    const withTools = request.tools.length > 0;
    const said = new SaidPieces();
    const job = this.host.run(
      {
        setup: this.options.setup,
        generate: this.#toGenerate(request),
        priority: request.priority,
        ...(request.since === undefined ? {} : { since: request.since }),
      },
      signal,
    );
    for await (const delta of job) {
      if (delta.type === 'text' && withTools) yield* said.add(reader.push(delta.text));
      else if (delta.type === 'text') yield { type: 'text', text: delta.text };
      else if (delta.type === 'thought') {
        yield* said.add(reader.restartLine());
        yield { type: 'thought', text: delta.text };
      } else if (delta.type === 'finished') {
        yield* said.add(reader.end());
        const written = said.written();
        const all = [...written, ...(delta.calls ?? [])];
        const calls = all.filter((piece) => piece !== null);
        yield* calls.map((call): ModelDelta => ({
          type: 'tool-call',
          call: {
            id: this.options.newId(),
            name: call.name,
            arguments: call.arguments,
            ...('unreadable' in call && call.unreadable !== undefined ? { unreadable: call.unreadable } : {}),
          },
        }));
        // Where the figures are not one for each call, nobody knows whose they are.
        const confidences =
          delta.confidences?.length === all.length
            ? delta.confidences.filter((_, index) => all[index] !== null)
            : undefined;
        yield {
          type: 'finished',
          reason: delta.reason === 'length' ? 'length' : calls.length > 0 ? 'tool-calls' : 'stop',
          usage: delta.usage,
          queuedMs: delta.queuedMs,
          ...(delta.repeats === true ? { repeats: true as const } : {}),
          ...(confidences === undefined ? {} : { confidences }),
        };
      } else yield delta;
    }
  }

  /** Steps are repeatable, and what a person wants once more is to be another answer. */
  #seedFor({ sampling, again, priority }: ModelRequest): number {
    const set = again === true ? undefined : sampling?.seed;
    return set ?? (priority === 'chat' ? (this.options.newSeed?.() ?? 1) : 1);
  }

  layOut(request: ModelRequest, signal: AbortSignal): Promise<readonly PromptPart[]> {
    const { setup } = this.options;
    return this.host.layOut(
      { setup, generate: this.#toGenerate(request), priority: request.priority },
      signal,
    );
  }

  #toGenerate(request: ModelRequest): Job['generate'] {
    const { sampling = {} } = request;
    const makers = this.options.makers?.() ?? null;
    const thinking = thinksFor(request, makers);
    return {
      conversation: request.conversation,
      system: request.system,
      messages: request.messages.map(toTold),
      tools: [...request.tools],
      callable: toCallable(request).map(({ name }) => name),
      choice: this.options.free === true ? 'free' : (request.toolChoice ?? 'auto'),
      temperature: request.temperature,
      sampling: toSampler(request, thinking ? makers?.thinking : makers?.plain),
      thinking,
      thoughtTokens: sampling.thinking_budget ?? (isOfAStep(request) ? thoughtOfAStep : thoughtInChat),
      seed: this.options.seed ?? this.#seedFor(request),
      maxTokens: request.maxTokens,
      ...(request.mostWords === undefined ? {} : { mostWords: request.mostWords }),
      weighCalls: request.tools.length > 0 && request.priority.startsWith('sop'),
    };
  }
}

/** Tokens of a thought, where nobody sets them. */
const thoughtInChat = 1024;
const thoughtOfAStep = 256;

const isOfAStep = ({ priority }: ModelRequest): boolean => priority.startsWith('sop');

/** Where nobody says anything: in chat as the makers have it, and elsewhere not, since thoughts take minutes. */
function thinksFor(request: ModelRequest, makers: MakersWord | null): boolean {
  const { sampling = {}, priority } = request;
  return (priority === 'chat' || sampling.thinking === 'on') && thinksInChat(sampling, makers);
}

/** What people set goes first. At temperature 0 the likeliest word is taken, and makers' words are about drawing. */
function toSampler({ sampling = {}, temperature }: ModelRequest, makers?: MakersSampling): SamplerSettings {
  const below = temperature === 0 ? {} : (makers ?? {});
  const { top_p: topP, top_k: topK, min_p: minP, ...penalties } = { ...below, ...sampling };
  const { repeat_penalty: repeatPenalty, presence_penalty: presencePenalty } = penalties;
  return {
    ...(topP === undefined ? {} : { topP }),
    ...(topK === undefined ? {} : { topK }),
    ...(minP === undefined ? {} : { minP }),
    ...(repeatPenalty === undefined ? {} : { repeatPenalty }),
    ...(presencePenalty === undefined ? {} : { presencePenalty }),
  };
}

/** Without what a model of this kind does not take: pictures, and what was found out about a call. */
function toTold(message: ModelMessage): GenerateCommand['messages'][number] {
  switch (message.role) {
    case 'user':
      return { role: 'user', text: message.text };
    case 'assistant':
      return {
        role: 'assistant',
        text: message.text,
        toolCalls: message.toolCalls.map(({ id, name, arguments: args }) => ({ id, name, arguments: args })),
        ...(message.thought === undefined ? {} : { thought: message.thought }),
      };
    case 'tool':
      return message;
  }
}

const toCallable = ({ tools, callable }: ModelRequest): readonly ToolSpec[] =>
  callable === undefined ? tools : tools.filter(({ name }) => callable.includes(name));
