import { z } from 'zod';
import { messageOf } from '../../../../shared/errors';
import { fetchThere } from '../../../platform/base/fetch-there';
import { readStart, readText, TooLong } from '../../../platform/base/limited-body';
import { keyRefused, ProviderError } from '../../../ports/provider-error';
import { toConnectError } from '../http/connect-failures';
import { saysWrongKey } from '../reliable/classify-failure';
import { withoutEndSlashes } from '../../../platform/base/without-end-slashes';

/** Lenient: some servers say more of each, some nothing but its name. */
const Listed = z.object({ data: z.array(z.object({ id: z.string().min(1).max(500) })) });
/** A hub lists thousands; nobody reads on. */
const mostModels = 200;
/** Bytes. */
const longestAnswer = 4 * 2 ** 20;
/** Bytes. */
const longestRefusal = 2 ** 16;

/**
 * The models that an OpenAI-compatible server has, by their names. Rejects with a ProviderError, and with the
 * signal's reason.
 */
export async function listModels(
  baseUrl: string,
  apiKey: string | null,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const address = `${withoutEndSlashes(baseUrl)}/models`;
  const { host } = new URL(address);
  try {
    const response = await fetchThere(address, {
      headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
      signal,
    });
    if (!response.ok) {
      const asksForKey =
        response.status === 401 ||
        response.status === 403 ||
        saysWrongKey(await readStart(response, longestRefusal));
      throw new ProviderError(
        asksForKey ? keyRefused : 'provider.refused',
        `${host} does not list its models: HTTP ${String(response.status)}`,
        {
          status: response.status,
          remedy: asksForKey
            ? 'Check api_key of this provider in config.toml.'
            : 'Name the model with /model PROVIDER/MODEL.',
        },
      );
    }
    return Listed.parse(JSON.parse(await readText(response, longestAnswer)))
      .data.map(({ id }) => id)
      .slice(0, mostModels);
  } catch (failure) {
    if (signal.aborted) throw signal.reason;
    if (failure instanceof ProviderError) throw failure;
    if (failure instanceof TypeError) throw toConnectError(host, failure);
    const isNoList = failure instanceof z.ZodError || failure instanceof SyntaxError;
    const wasAnswer = isNoList || failure instanceof TooLong;
    const because = isNoList ? 'its answer is no list of models' : messageOf(failure);
    const code = wasAnswer ? 'provider.refused' : 'provider.unreachable';
    throw new ProviderError(code, `${host} does not list its models: ${because}`, {
      remedy:
        'Check that the server runs and base_url in config.toml is right, or name the model with /model PROVIDER/MODEL.',
    });
  }
}
