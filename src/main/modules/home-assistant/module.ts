import type { Platform } from '../../platform/platform';
import type { Recovered } from '../../platform/base/recovered';
import type { BoardParts } from '../boards/module';
import type { Broker } from '../broker/module';
import type { Procedures } from '../procedures/module';
import type { RunRecord } from '../record/module';
import { topicsOf } from './entities';
import { HomeAssistant } from './home-assistant';
import { createAnnouncedTopics } from './storage/announced-topics';

type Ground = Pick<
  Platform,
  'clock' | 'config' | 'database' | 'logger' | 'options' | 'scope' | 'transaction'
>;

interface Needs {
  readonly boards: Pick<BoardParts, 'bridge'>;
  readonly broker: Pick<Broker, 'client' | 'id' | 'listen'>;
  readonly procedures: Pick<Procedures, 'engine' | 'library' | 'metrics'>;
  readonly record: Pick<RunRecord, 'trust'>;
}

/** `[mqtt] home_assistant`: procedures, runs, approvals and pins are seen in Home Assistant. */
export function configureHomeAssistant(
  { clock, config, database, logger, options, scope, transaction }: Ground,
  { boards, broker, procedures: { engine, library, metrics }, record: { trust } }: Needs,
): { open(recovered: Recovered): void } {
  return {
    open: () => {
      const { bridge } = boards;
      const home = scope.own(
        new HomeAssistant({
          id: broker.id,
          version: options.version,
          prefix: () => (config().mqtt.home_assistant ? config().mqtt.home_assistant_prefix : null),
          broker: broker.client,
          entries: () => library.entries(),
          lastStates: () =>
            new Map(
              metrics().flatMap(({ sop, lastStatus }) => (lastStatus === null ? [] : [[sop, lastStatus]])),
            ),
          activeRuns: () => engine.activeRuns(),
          start: (entry, event, remember) => {
            engine.dispatchTo([entry], event, 'home-assistant', { alongside: remember, durable: true });
          },
          boards: bridge,
          announced: createAnnouncedTopics(database, transaction, () => trust.trusts('announced-topics')),
          clock,
          logger,
        }),
      );
      const listen = (): void => {
        broker.listen(
          config().mqtt.home_assistant ? topicsOf(broker.id).commands : [],
          (topic, payload, info, remember) => {
            home.take(topic, payload, !info.retained && !info.handledBefore, remember);
          },
        );
      };
      let wasReady = broker.client.part.now().state === 'ready';
      for (const end of [
        engine.changes.on(({ run, event }) => {
          home.changed(run, event);
        }),
        library.changed.on(() => {
          listen();
          home.sync();
        }),
        bridge.onActivity((activity) => {
          if ('pin' in activity) home.level(activity.board, activity.pin, activity.value);
        }),
        bridge.onStatusChange(() => {
          home.boardsChanged();
        }),
        broker.client.part.onChange(() => {
          const isReady = broker.client.part.now().state === 'ready';
          if (isReady && !wasReady) home.sync();
          wasReady = isReady;
        }),
      ])
        scope.defer(end);
      listen();
      home.sync();
    },
  };
}
