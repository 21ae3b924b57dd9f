import type { GatewayDispatchPayload, GatewayReadyDispatchData } from '@discordjs/core';
import type { REST } from '@discordjs/rest';
import { WebSocketManager, WebSocketShardEvents, type SessionInfo } from '@discordjs/ws';
import { AppError } from '../../../../shared/errors';
import { untilAborted } from '../../../platform/base/until-aborted';
import { toClosedError } from './errors';

/** Closed by the library itself, to resume elsewhere as Discord asked. */
const resuming = 4_200;

interface GatewayOptions {
  readonly token: string;
  readonly intents: number;
  readonly rest: REST;
  readonly ready: (data: GatewayReadyDispatchData) => void;
  readonly dispatch: (payload: GatewayDispatchPayload) => void;
}

/** One session at the gateway. Rejects when it ends, with why, and with the signal's reason. */
export async function gatewaySession(
  { token, intents, rest, ready, dispatch }: GatewayOptions,
  signal: AbortSignal,
): Promise<never> {
  let session: SessionInfo | null = null;
  let over = false;
  const manager = new WebSocketManager({
    token,
    intents,
    rest,
    shardCount: 1,
    // Whoever listens tries again, with growing waits; the library would twice a second. It never gets past
    // this question.
    retrieveSessionInfo: () => (over ? new Promise<null>(() => {}) : session),
    updateSessionInfo: (_shard, info) => {
      session = info;
    },
  });
  const ended = new Promise<never>((_resolve, reject) => {
    manager.on(WebSocketShardEvents.Closed, (code) => {
      if (code !== resuming) reject(toClosedError(code));
    });
    manager.on(WebSocketShardEvents.Error, (failure) => {
      reject(new AppError('channel.failed', failure.message, { cause: failure }));
    });
    manager.on(WebSocketShardEvents.SocketError, () => {}); // the end that follows says it
    manager.on(WebSocketShardEvents.Ready, ready);
    manager.on(WebSocketShardEvents.Dispatch, dispatch);
  });
  try {
    return await untilAborted(signal, Promise.race([ended, manager.connect().then(() => ended)]));
  } finally {
    over = true;
    Promise.resolve(manager.destroy()).catch(() => {}); // not waited for: Discord may be slow to say goodbye
  }
}
