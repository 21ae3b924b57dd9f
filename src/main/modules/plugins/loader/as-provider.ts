import { z } from 'zod';
import { messageOf } from '../../../../shared/errors';
import { JsonObject, type Json } from '../../../../shared/json';
import { Usage } from '../../../../shared/run';
import type { NewId } from '../../../platform/base/ids';
import { untilAborted } from '../../../platform/base/until-aborted';
import {
  callsBeforeCut,
  type ModelDelta,
  type ModelRequest,
  type ModelToolCall,
  type Provider,
} from '../../../ports/provider';
import { ProviderError } from '../../../ports/provider-error';
import { notA } from './as-tool';

/** What `[providers.NAME]` of config.toml says, its secret filled in. */
export interface PluginProviderSettings {
  readonly id: string;
  readonly model: string;
  readonly apiKey: string | null;
  readonly options: Readonly<Record<string, Json>>;
}

type Stream = (request: ModelRequest, signal: AbortSignal) => AsyncIterable<unknown>;
type Answer = (request: ModelRequest, signal: AbortSignal) => unknown;

const isFunction = (value: unknown): boolean => typeof value === 'function';

const ProviderExport = z
  .object({
    capabilities: z
      .object({
        nativeToolCalling: z.boolean().optional(),
        vision: z.boolean().optional(),
        promptCaching: z.boolean().optional(),
      })
      .default({}),
    contextTokens: z.number().int().positive().optional(),
    stream: z.custom<Stream>(isFunction, 'must be a function').optional(),
    answer: z.custom<Answer>(isFunction, 'must be a function').optional(),
  })
  .refine(
    ({ stream, answer }) => stream !== undefined || answer !== undefined,
    'must have stream(request, signal) or answer(request, signal)',
  );

const Call = z.object({ id: z.string().optional(), name: z.string(), arguments: JsonObject.default({}) });

const Delta = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('progress'),
    phase: z
      .enum(['queued', 'waiting', 'loading', 'reading'])
      .default('reading')
      .transform((phase) => (phase === 'queued' ? 'waiting' : phase)),
    fraction: z.number().min(0).max(1).nullable().default(null),
  }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('thought'), text: z.string() }),
  z.object({ type: z.literal('tool-call'), call: Call }),
  z.object({
    type: z.literal('finished'),
    reason: z.enum(['stop', 'tool-calls', 'length']).default('stop'),
    usage: Usage.nullable().default(null),
    queuedMs: z.number().default(0),
  }),
]);

const WholeAnswer = z.union([
  z.string().transform((text) => ({ text, toolCalls: [] })),
  z.object({ text: z.string().default(''), toolCalls: z.array(Call).default([]) }),
]);

/**
 * The provider that a plugin's default export is, or makes of its settings. Throws AppError plugin.broken,
 * and what the plugin throws.
 */
export function asProvider(
  exported: unknown,
  file: string,
  settings: PluginProviderSettings,
  newId: NewId,
): Provider {
  const made: unknown =
    typeof exported === 'function'
      ? (exported as (settings: PluginProviderSettings) => unknown)(settings)
      : exported;
  const parsed = ProviderExport.safeParse(made);
  if (!parsed.success) throw notA('provider', file, parsed.error);
  const plugin = made as { stream?: Stream; answer?: Answer };
  const { capabilities, contextTokens } = parsed.data;
  const deltas = (request: ModelRequest, signal: AbortSignal): AsyncIterable<unknown> =>
    plugin.stream === undefined
      ? inOnePiece(Promise.resolve(plugin.answer?.(request, signal)))
      : plugin.stream(request, signal);
  return {
    id: settings.id,
    model: settings.model,
    capabilities: Object.fromEntries(Object.entries(capabilities).filter(([, value]) => value !== undefined)),
    ...(contextTokens === undefined ? {} : { contextTokens }),
    stream: (request, signal) => checked(() => deltas(request, signal), file, newId, signal),
  };
}

/** Streaming is derived: the whole answer as one piece. */
async function* inOnePiece(answer: Promise<unknown>): AsyncIterable<unknown> {
  const { text, toolCalls } = WholeAnswer.parse(await answer);
  if (text !== '') yield { type: 'text', text };
  for (const call of toolCalls) yield { type: 'tool-call', call };
}

/** A plugin's failure is that of a model; one that ignores the signal is left behind. */
async function* checked(
  open: () => AsyncIterable<unknown>,
  file: string,
  newId: NewId,
  signal: AbortSignal,
): AsyncIterable<ModelDelta> {
  const calls: ModelToolCall[] = [];
  let finished: Extract<ModelDelta, { type: 'finished' }> | null = null;
  try {
    const pieces = open()[Symbol.asyncIterator]();
    for (;;) {
      const next = await untilAborted(signal, pieces.next());
      if (next.done === true) break;
      const delta = Delta.parse(next.value);
      if (delta.type === 'tool-call') calls.push({ ...delta.call, id: delta.call.id ?? newId() });
      else if (delta.type === 'finished') finished = delta;
      else yield delta;
    }
  } catch (failure) {
    signal.throwIfAborted();
    throw failure instanceof ProviderError
      ? failure
      : new ProviderError(
          'provider.plugin',
          `The plugin ${file} failed: ${failure instanceof z.ZodError ? z.prettifyError(failure) : messageOf(failure)}`,
          {
            remedy: 'Correct the plugin, or choose another provider.',
            retryable: isRetryable(failure),
            cause: failure,
          },
        );
  }
  for (const call of finished?.reason === 'length' ? callsBeforeCut(calls) : calls)
    yield { type: 'tool-call', call };
  yield (
    finished ?? {
      type: 'finished',
      reason: calls.length > 0 ? 'tool-calls' : 'stop',
      usage: null,
      queuedMs: 0,
    }
  );
}

/** A plugin may say that its failure passes by itself. */
const isRetryable = (failure: unknown): boolean =>
  failure instanceof Error && (failure as { retryable?: unknown }).retryable === true;
