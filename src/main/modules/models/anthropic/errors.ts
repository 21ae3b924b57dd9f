import type { ProviderError } from '../../../ports/provider-error';
import { brokenAnswer, type ServiceWords } from '../http/failures';

export const anthropicWords: ServiceWords = { addressHint: 'usually https://api.anthropic.com' };

export const notAnthropic = (server: string, why: string, cause?: unknown): ProviderError =>
  brokenAnswer(
    server,
    'the Messages API',
    why,
    'Check base_url in config.toml: it must name the service without a path, usually https://api.anthropic.com.',
    cause,
  );

/** The model knows no temperature, or only one. */
export const refusesTemperature = (failure: ProviderError): boolean =>
  failure.code === 'provider.refused' && /temperature/iu.test(failure.message);
