import { ProviderError } from '../../ports/provider-error';
import { brokenAnswer, toStreamError, type ServiceWords } from '../http/failures';
import { remedyFor } from '../reliable/classify-failure';

export const anthropicWords: ServiceWords = { addressHint: 'usually https://api.anthropic.com' };

export const notAnthropic = (server: string, why: string, cause?: unknown): ProviderError =>
  brokenAnswer(
    server,
    'the Messages API',
    why,
    'Check base_url in config.toml: it must name the service without a path, usually https://api.anthropic.com.',
    cause,
  );

/** An `error` event. Its type says what a status would have said. */
export function toEventError(
  server: string,
  error: { readonly type?: string | null | undefined; readonly message?: string | null | undefined },
): ProviderError {
  const status = statuses[error.type ?? ''];
  const failure = toStreamError(server, error);
  if (failure.code === 'provider.overflow' || status === undefined) return failure;
  const remedy = remedyFor({ status, body: error.message ?? '' });
  return new ProviderError(
    remedy === 'retry' ? 'provider.unreachable' : 'provider.refused',
    failure.message,
    { mend: failure.mend ?? '', remedy, retryable: remedy === 'retry' },
  );
}

const statuses: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  authentication_error: 401,
  permission_error: 403,
  not_found_error: 404,
  rate_limit_error: 429,
  api_error: 500,
  overloaded_error: 529,
};

/** The model knows no temperature, or only one. */
export const refusesTemperature = (failure: ProviderError): boolean =>
  failure.code === 'provider.refused' && /temperature/iu.test(failure.message);
