import { rmSync } from 'node:fs';
import { toStamp } from './base/local-time';
import type { Logger } from './base/logger';
import type { Scope } from './base/scope';
import { watchThread } from './base/stillness/watch-thread';
import type { StoodStill } from './base/stillness/watcher-protocol';
import { isNamedPipe, watcherAddress } from './socket/address';
import { claimSocket } from './socket/claim-socket';
import type { EngineOptions } from '../ports/engine';
import { homePaths } from './storage/home-paths';
import type { Incidents } from './incidents';

/** What a watched engine has by the time that it can be told of. */
interface Told {
  readonly logger: () => Logger;
  readonly incidents: () => Incidents;
}

/**
 * From before anything is read until the scope closes: a migration or a large folder may hold the start up.
 */
export async function watchEngine(
  { home, watcherFile, logToStderr }: EngineOptions,
  scope: Scope,
  { logger, incidents }: Told,
): Promise<{ readonly started: () => void }> {
  if (watcherFile === undefined) return { started: () => {} };
  const { logFile } = homePaths(home);
  const address = watcherAddress(home);
  // Nobody can ask then; the log says why it cannot listen.
  await claimSocket(address).catch(() => {});
  scope.defer(() => {
    if (!isNamedPipe(address)) rmSync(address, { force: true });
  });
  return scope.own(
    watchThread({
      watcherFile,
      logFile,
      logToStderr,
      address,
      failed: (failure) => {
        logger().warn('Nobody watches whether the engine stands still', { failure });
      },
      stoodStill: (stood) => {
        tellStoodStill(incidents(), logFile, stood);
      },
    }),
  );
}

/** Of an engine that was held up and goes on. The newest takes the place of an older one; the log has all. */
function tellStoodStill(incidents: Incidents, logFile: string, { since, ms, doing }: StoodStill): void {
  const seconds = String(Math.round(ms / 1000));
  // In the machine's zone: nobody may have read the plant's yet.
  const from = toStamp(since);
  incidents.tell({
    id: 'stood-still',
    crowd: 'stood-still',
    where: logFile,
    message:
      doing === null
        ? `The engine stood still for ${seconds} s from ${from} on; what was due in the meantime was done late`
        : `The engine stood still for ${seconds} s from ${from} on, in ${doing}; what was due in the meantime was done late`,
    remedy:
      'Look on the pages Runs and Events at what was due then. If it comes again, a disk that hangs or a plugin is the likely reason, and the log says more.',
  });
}
