import { resolve } from 'node:path';
import type { Config } from '../../../shared/config';
import { reportFailure } from '../../platform/base/problems';
import { Turns } from '../../platform/base/turns';
import type { Recovered } from '../../platform/base/recovered';
import { readAuthorities } from '../../platform/config/authorities';
import type { SecretOf } from '../../platform/config/resolve-secret';
import type { Platform } from '../../platform/platform';
import type { MessageQueues } from '../../ports/message-queues';
import type { Procedures } from '../procedures/module';
import type { RunRecord } from '../record/module';
import type { Registries } from '../registries';
import { QueuesClient } from './amqp/client';
import type { QueuesConfig } from './amqp/queues-config';
import { createHandledQueued } from './storage/handled-queued';
import { queueIntake } from './queue-intake';

type Ground = Pick<
  Platform,
  | 'clock'
  | 'config'
  | 'database'
  | 'incidents'
  | 'logger'
  | 'newId'
  | 'notices'
  | 'paths'
  | 'problems'
  | 'scope'
  | 'secretOf'
>;

interface Needs {
  readonly record: Pick<RunRecord, 'ledger'>;
  readonly procedures: Pick<Procedures, 'library' | 'queueNames' | 'takeQueued'>;
}

export interface Queues {
  readonly client: Pick<QueuesClient, 'status'> & Required<MessageQueues>;
  /** Connects to the broker that config.toml names now. */
  apply(config: Config): Promise<void>;
  /** Messages start procedures from now on. */
  open(recovered: Recovered): void;
}

/** The queues of `[amqp]` that start procedures. Nothing is taken out of one before `open`. */
export function configureQueues(
  platform: Ground,
  { hearing, status }: Pick<Registries, 'hearing' | 'status'>,
  { record, procedures }: Needs,
): Queues {
  const { clock, database, incidents, logger, newId, notices, paths, problems, scope, secretOf } = platform;
  const handled = createHandledQueued(database);
  const turns = new Turns();
  const client = scope.own(
    new QueuesClient({
      clock,
      logger,
      problems,
      newId,
      intake: (address, queue) =>
        queueIntake(
          {
            clock,
            handled,
            turns,
            incidents,
            notices,
            ledger: record.ledger,
            dispatch: procedures.takeQueued,
          },
          address,
          queue,
        ),
    }),
  );
  client.onStatusChange(status.changed);
  hearing.offer('amqp', (queue) => client.hears(queue));
  return {
    client,
    apply: async (changed) => {
      try {
        await client.configure(await toQueuesConfig(changed, secretOf, paths.home));
        problems.clear('amqp-secret');
      } catch (failure) {
        reportFailure(problems, 'amqp-secret', '[amqp] in config.toml', failure);
      }
    },
    open: () => {
      const listen = (): void => {
        client.listen(procedures.queueNames());
      };
      scope.defer(procedures.library.changed.on(listen));
      listen();
    },
  };
}

/** `[amqp]` as the client wants it; null: off. Rejects with AppError config.secret or config.ca-file. */
async function toQueuesConfig(
  { amqp }: Config,
  secretOf: SecretOf,
  home: string,
): Promise<QueuesConfig | null> {
  if (amqp.url === undefined) return null;
  return {
    url: amqp.url,
    username: amqp.username ?? 'guest',
    password: amqp.password === undefined ? 'guest' : await secretOf(amqp.password),
    ca: amqp.ca_file === undefined ? null : await readAuthorities('amqp', resolve(home, amqp.ca_file)),
  };
}
