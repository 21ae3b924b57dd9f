import { isJsonObject } from '../../../../shared/json-object';
import type { Json, JsonObject } from '../../../../shared/json';
import { parseJson } from '../../../../shared/parse-json';
import { ok, refuse, type Result } from '../../../../shared/result';
import { Sketch } from '../../../../shared/sketch';
import type { KnownHere } from '../../../../domain/procedure/sketch/unknown-here';
import { checkArguments } from '../../../platform/base/json-schema';
import type { Hooks } from '../../../ports/hooks';
import type { CurrentModel, Provider, ToolSpec } from '../../../ports/provider';
import { done, failed, type Tool, type ToolResult } from '../../../ports/tool';
import type { RunTurn, TurnObserver, TurnOutcome } from '../../../ports/turn';
import { sketchSchema } from './sketch-schema';
import { fittingTools, sketchQuestion, sketchSystem, sketchToolName } from './sketch-prompt';

/** What a sentence is read with. */
export interface Asked {
  readonly id: string;
  readonly sentence: string;
  readonly here: KnownHere;
  readonly tools: readonly ToolSpec[];
  readonly channels: readonly string[];
  readonly procedures: readonly string[];
  /** Why the sketch cannot be written as a procedure; null: it can. */
  readonly whyNot: (sketch: Sketch) => string | null;
}

interface Ports {
  readonly maxAnswerTokens: number;
  readonly runTurn: RunTurn;
  readonly hooks: Hooks;
}

/** As often a model may try. */
const tries = 2;
/** Of the schemas of tools; in a small context a character for each of its tokens, which is a quarter of it. */
const mostToolCharacters = 16_000;
/** Of the context, the rest is for what is asked. */
const shareOfAnswer = 3;
/** Of a model whose context is too small for what is known here. */
const fewTopics = 8;

/**
 * Asks the model once for a sketch of the sentence, and once more with what is wrong about it. On this machine its grammar
 * holds it to the schema; of every other one what does not fit is told to it. Nothing is carried out. Rejects with a
 * ProviderError, and with the signal's reason.
 */
export async function askForSketch(
  { provider, temperature }: Extract<CurrentModel, { provider: Provider }>,
  asked: Asked,
  { runTurn, hooks, maxAnswerTokens }: Ports,
  signal: AbortSignal,
): Promise<Result<Sketch>> {
  const { sentence, here, procedures } = asked;
  const room = provider.contextTokens ?? Infinity;
  const tool = new SketchTool(asked, Math.min(mostToolCharacters, room));
  const question = (most?: number) =>
    ({ role: 'user', text: sketchQuestion(sentence, here, procedures, most) }) as const;
  const outcome = await runTurn(
    {
      provider,
      request: {
        system: sketchSystem,
        temperature: Math.min(temperature, 0.2),
        maxTokens: Math.min(maxAnswerTokens, Math.floor(room / shareOfAnswer)),
        conversation: `draft:${asked.id}`,
        whole: true,
        priority: 'chat',
      },
      messages: [question()],
      tools: [tool.asTool()],
      context: { origin: `draft:${asked.id}` },
      maxIterations: tries + 1,
      parallelTools: () => false,
      firstCalls: [],
      carriesOut: true,
      mustCall: true,
      hooks,
      shorten: () => [question(fewTopics)],
    },
    tool,
    signal,
  );
  if (tool.sketch !== null) return ok(tool.sketch);
  const written = outcome.kind === 'answered' ? tool.read(outcome.text) : null;
  if (written !== null) return ok(written);
  return refuse({
    code: 'draft.failed',
    message: `The model ${provider.model} gave no draft that can be used: ${tool.why ?? whyNone[outcome.kind]}`,
    remedy: otherwise,
  });
}

/** Why a turn that ended has no draft. */
const whyNone: Readonly<Record<TurnOutcome['kind'], string>> = {
  answered: 'it answered in words',
  cut: 'its answer was cut off at the limit of its length',
  ended: 'it did not fill in the form',
  stuck: 'it said the same again and again',
};

export const otherwise =
  'Say it in other words, choose another model, or answer the four questions yourself.';

/** Takes the sketch that the model gives, and watches the turn that is asked for it. */
class SketchTool implements TurnObserver {
  sketch: Sketch | null = null;
  why: string | null = null;
  readonly #parameters: JsonObject;
  #failures = 0;

  constructor(
    private readonly asked: Asked,
    toolCharacters: number,
  ) {
    this.#parameters = sketchSchema(
      asked.here,
      fittingTools(asked.tools, asked.sentence, toolCharacters),
      asked.channels,
      asked.procedures,
    );
  }

  asTool(): Tool {
    return {
      name: sketchToolName,
      description: 'Give the draft of the procedure',
      effect: 'reads',
      brings: null,
      parameters: this.#parameters,
      writtenOut: withoutNulls,
      execute: (args) => Promise.resolve(this.#take(args)),
    };
  }

  /** Of a model that writes what it was to give; null: it is none. */
  read(text: string): Sketch | null {
    const value = parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    if (!isJsonObject(value)) return null;
    const args = withoutNulls(value);
    return checkArguments(this.#parameters, args).length === 0 && this.#take(args).success
      ? this.sketch
      : null;
  }

  #take(args: JsonObject): ToolResult {
    const parsed = Sketch.safeParse({ ...args, description: this.asked.sentence });
    if (!parsed.success)
      return failed(
        parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
      );
    const why = this.asked.whyNot(parsed.data);
    if (why !== null) return failed(why);
    this.sketch = parsed.data;
    return done('noted');
  }

  modelRequested(): string {
    return 'draft';
  }

  modelAnswered(): void {
    // What counts is the call.
  }

  modelFailed(): void {
    // The turn rejects with it.
  }

  delta(): void {
    // A draft is shown when it is complete.
  }

  permit(): Promise<true> {
    return Promise.resolve(true);
  }

  toolSent(): void {
    // Nothing is carried out.
  }

  toolAnswered(_call: unknown, { success, output }: ToolResult): void {
    if (success) return;
    this.#failures += 1;
    this.why = output;
  }

  verdict(): string | null {
    if (this.sketch !== null) return 'drafted';
    return this.#failures >= tries ? 'failed' : null;
  }
}

/** Models write null for what they leave out. What a call is given stays as it is. */
const withoutNulls = (args: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(args).flatMap(([key, value]) =>
      value === null ? [] : [[key, key === 'arguments' ? value : cleaned(value)]],
    ),
  );

const cleaned = (value: Json): Json =>
  Array.isArray(value) ? value.map(cleaned) : isJsonObject(value) ? withoutNulls(value) : value;
