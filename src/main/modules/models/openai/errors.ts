import { ProviderError } from '../../../ports/provider-error';
import { brokenAnswer, type ServiceWords } from '../http/failures';

export const openAiWords: ServiceWords = { addressHint: 'it usually ends in /v1' };

export const notOpenAi = (server: string, why: string): ProviderError =>
  brokenAnswer(
    server,
    kind,
    why,
    'Check base_url in config.toml: it must name the API (it usually ends in /v1), not a web page.',
  );

/** It is such a server, and writes something of its own in the middle of an answer. */
export const strangePiece = (server: string, why: string, cause: unknown): ProviderError =>
  brokenAnswer(server, kind, why, 'Look into the server’s log, then try again.', cause);

const kind = 'an OpenAI-compatible server';

/**
 * The server, or the template of its model, cannot take tools, in the words of Ollama, vLLM, llama.cpp, LM
 * Studio and others. The same request with tools as text may work.
 */
const refusesTools =
  /(?:does not|doesn't|do not|cannot|not) support(?:ed|s)?[^.]{0,40}(?:tools?|function)|(?:tools?|functions?|tool[_ ]choice|tool[_ ]calls?|function[_ ]call(?:ing|s)?)\b[^.]{0,80}(?:not supported|unsupported|not allowed|not permitted|requires|unexpected|unrecognized|unknown)|(?:unsupported|unknown|unrecognized|unexpected|unsupported parameter)[^.]{0,40}\b(?:tools?|tool_choice|functions)\b|--enable-auto-tool-choice|failed to parse (?:tool|function|input at pos)|(?:tool|function)[_ ]call[^.]{0,40}pars(?:e|ing|er)|only (?:user|assistant|system)[^.]{0,60}roles? (?:are|is) supported|roles must alternate/iu;

/**
 * The answer may have more tokens than the server grants, beside this prompt or at all, in the words of vLLM,
 * OpenAI, llama-cpp-python, text-generation-inference, DeepSeek, Groq and FastAPI.
 */
export const refusesLimit = (refusal: ProviderError): boolean =>
  /max_(?:completion_|new_|output_)?tokens\b[^.]{0,80}(?:too large|less than or equal|must be <=|valid range|\d > \d)|(?:in|for) the completion\b/iu.test(
    refusal.message,
  );

/** The server says of itself that tools of its own would not reach the model. */
export const withoutTools = (model: string, server: string): ProviderError =>
  new ProviderError('provider.tools', `The template of ${model} at ${server} has no place for tools`, {
    remedy: toolsRemedy,
  });

const toolsRemedy =
  'Set tool_dispatcher = "xml" under [agent] in config.toml, or choose a model that calls tools.';

/** The same failure, named as one that tools as text may fix. */
export function asToolRefusal(failure: unknown, hasTools: boolean): unknown {
  if (
    !hasTools ||
    !(failure instanceof ProviderError) ||
    !mayBeAboutTools.has(failure.code) ||
    !refusesTools.test(failure.message)
  )
    return failure;
  return new ProviderError('provider.tools', failure.message, {
    remedy: toolsRemedy,
    cause: failure,
  });
}

const mayBeAboutTools = new Set(['provider.refused', 'provider.unreachable']);
