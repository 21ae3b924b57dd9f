import type { Platform } from '../../platform/platform';
import { createIdempotency } from './idempotency';
import type { Procedures } from '../procedures/module';
import type { RunRecord } from '../record/module';
import type { Registries } from '../registries';
import { Webhooks, type WebhookPorts } from './webhooks';

type Ground = Pick<Platform, 'database' | 'scope' | 'settledNow'> &
  Omit<WebhookPorts, 'engine' | 'idempotency' | 'ledger' | 'metrics' | 'paths'>;

interface Needs {
  readonly procedures: Pick<Procedures, 'engine' | 'metrics'>;
  readonly record: Pick<RunRecord, 'ledger'>;
}

/** The door of webhooks, which `[gateway]` opens. */
export function configureGateway(
  platform: Ground,
  { paths }: Pick<Registries, 'paths'>,
  { procedures: { engine, metrics }, record: { ledger } }: Needs,
): Webhooks {
  const { clock, config, logger, notices, problems, secretOf, secrets, sharedSecrets } = platform;
  return platform.scope.own(
    new Webhooks({
      clock,
      config,
      engine,
      idempotency: createIdempotency(platform.database, clock, platform.settledNow),
      ledger,
      logger,
      metrics,
      notices,
      paths,
      problems,
      secretOf,
      secrets,
      sharedSecrets,
    }),
  );
}
