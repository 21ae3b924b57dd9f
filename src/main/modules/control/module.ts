import { userInfo } from 'node:os';
import type { Recovered } from '../../platform/base/recovered';
import { controlAddress } from '../../platform/socket/address';
import { startControlServer } from './socket/socket-server';
import type { Platform } from '../../platform/platform';
import type { Router } from '../../ports/router';

/** Opens the socket of the command line, which only this user can reach. Resolves with its address. */
export async function openControl(
  _recovered: Recovered,
  { logger, notices, options, scope }: Pick<Platform, 'logger' | 'notices' | 'options' | 'scope'>,
  router: Router,
): Promise<string> {
  const server = scope.own(
    await startControlServer({
      address: controlAddress(options.home),
      router,
      notices,
      logger,
      user: userInfo().username,
    }),
  );
  return server.address;
}
