import { z } from 'zod';
import { parseJson } from '../../../../shared/parse-json';
import { fetchThere } from '../../../platform/base/fetch-there';
import { readText } from '../../../platform/base/limited-body';
import { withoutEndSlashes } from '../../../platform/base/without-end-slashes';

/** What a server tells of a model; null: it does not. */
export interface ServerFacts {
  /** Tokens that prompt and answer may have together. */
  readonly contextTokens: number | null;
  /** Whether the template of the model has a place for tools; without one they vanish in silence. */
  readonly tools: boolean | null;
}

export interface AskedServer {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
}

const tokens = z.number().int().positive().optional().catch(undefined);
/** llama.cpp; vLLM and SGLang; OpenRouter, Together and others. */
const Listed = z.object({
  id: z.string(),
  owned_by: z.string().optional().catch(undefined),
  meta: z.object({ n_ctx: tokens }).optional().catch(undefined),
  max_model_len: tokens,
  context_length: tokens,
  context_window: tokens,
});
const List = z.object({ data: z.array(z.unknown()) });
/** Of the server of llama.cpp, for each of its places. */
const Props = z.object({
  default_generation_settings: z.object({ n_ctx: tokens }).optional().catch(undefined),
  chat_template_caps: z
    .object({ supports_tools: z.boolean().optional().catch(undefined) })
    .optional()
    .catch(undefined),
});
/** Bytes. A hub lists thousands. */
const longestAnswer = 8 * 2 ** 20;
const nothing: ServerFacts = { contextTokens: null, tools: null };

/**
 * Asks a server what it has to say of its model. Null: it has not loaded it yet, or could not be asked; rejects
 * with nothing but the signal's reason.
 */
export async function askServer(server: AskedServer, signal: AbortSignal): Promise<ServerFacts | null> {
  const base = withoutEndSlashes(server.baseUrl).replace(/\/chat\/completions$/u, '');
  const list = await read(`${base}/models`, server, signal);
  if (list === 'later') return null;
  const entries = (List.safeParse(list).data?.data ?? []).flatMap(
    (entry) => Listed.safeParse(entry).data ?? [],
  );
  const entry =
    entries.find(({ id }) => id === server.model) ?? (entries.length === 1 ? entries[0] : undefined);
  if (entry === undefined) return nothing;
  const listed =
    entry.max_model_len ?? entry.meta?.n_ctx ?? entry.context_length ?? entry.context_window ?? null;
  if (entry.owned_by !== 'llamacpp') return { contextTokens: listed, tools: null };
  const told = await read(`${base.replace(/\/v1$/u, '')}/props`, server, signal);
  if (told === 'later') return null;
  const props = Props.safeParse(told).data;
  return {
    contextTokens: props?.default_generation_settings?.n_ctx ?? listed,
    tools: props?.chat_template_caps?.supports_tools ?? null,
  };
}

/** A document; undefined: there is none; 'later': the server is not ready. */
async function read(address: string, { apiKey }: AskedServer, signal: AbortSignal): Promise<unknown> {
  try {
    const headers: Record<string, string> = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
    const response = await fetchThere(address, { headers, signal });
    const text = await readText(response, longestAnswer);
    if (response.ok) return parseJson(text);
    return response.status >= 500 ? 'later' : undefined;
  } catch {
    signal.throwIfAborted();
    return 'later';
  }
}
