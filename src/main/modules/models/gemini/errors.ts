import { ProviderError } from '../../../ports/provider-error';
import { brokenAnswer, type ServiceWords } from '../http/failures';

export const geminiWords: ServiceWords = {
  addressHint: 'usually https://generativelanguage.googleapis.com',
  // The service answers a wrong key with 400.
  isWrongKey: ({ status, body }) =>
    status === 400 && /API[_ ]key[_ ](?:not valid|invalid|expired)/iu.test(body),
};

export const notGemini = (server: string, why: string, cause?: unknown): ProviderError =>
  brokenAnswer(
    server,
    'the Gemini API',
    why,
    'Check base_url in config.toml: it must name the service without a path, usually https://generativelanguage.googleapis.com.',
    cause,
  );

/** The service did not take a call that its own model wrote; the next answer may be another. */
export const brokenCall = (model: string, reason: string): ProviderError =>
  new ProviderError(
    'provider.protocol',
    `${model} wrote a call that its own service did not take (${reason})`,
    {
      remedy: 'Try again. If it happens again, choose a model that is better at calling tools.',
      retryable: true,
    },
  );
