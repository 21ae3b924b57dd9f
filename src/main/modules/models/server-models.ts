import type { Config } from '../../../shared/config';
import { AppError, messageOf } from '../../../shared/errors';
import { ok, refuse, type Result } from '../../../shared/result';
import type { Clock } from '../../platform/base/clock';
import { DeadlinePassed, within } from '../../platform/base/within';
import type { SecretOf } from '../../platform/config/resolve-secret';
import { listModels } from './openai/list-models';
import { toProviderConfig } from './provider-config';

const patienceMs = 5000;

interface Parts {
  readonly config: () => Config;
  readonly secretOf: SecretOf;
  readonly clock: Clock;
}

/**
 * What the servers of config.toml have, asked when a person wants to choose. Other kinds than
 * OpenAI-compatible ones are not asked: their lists are long and hold what cannot talk.
 */
export class ServerModels {
  constructor(private readonly parts: Parts) {}

  async list(provider: string): Promise<Result<readonly string[]>> {
    try {
      const settings = await toProviderConfig(
        this.parts.config(),
        { provider, model: '' },
        this.parts.secretOf,
      );
      if (settings.type !== 'openai') return ok([]);
      return ok(
        await within(this.parts.clock, patienceMs, new AbortController().signal, (signal) =>
          listModels(settings.baseUrl, settings.apiKey, signal),
        ),
      );
    } catch (failure) {
      if (failure instanceof DeadlinePassed)
        return refuse({
          code: 'provider.late',
          message: `${provider} did not list its models within ${String(patienceMs / 1000)} s`,
          remedy: 'Try again, or name the model with /model PROVIDER/MODEL.',
        });
      return refuse({
        code: failure instanceof AppError ? failure.code : 'provider.refused',
        message: messageOf(failure),
        ...(failure instanceof AppError && failure.remedy !== undefined ? { remedy: failure.remedy } : {}),
      });
    }
  }
}
