import { isTaken } from '../../../domain/run/taken';
import { hostname } from 'node:os';
import type { Config } from '../../../shared/config';
import type { Run } from '../../../shared/run';
import { isFinished } from '../../../shared/run-facts';
import { reportFailure } from '../../platform/base/problems';
import type { Recovered } from '../../platform/base/recovered';
import type { Platform } from '../../platform/platform';
import type { RunRecord } from '../record/module';
import type { Registries } from '../registries';
import { Asking } from './approvals/asking';
import { Deciding, type Door } from './approvals/deciding';
import { Calls } from './calls/calls';
import { Offering } from './calls/offering';
import { Taking, type TakingEngine } from './calls/taking';
import { createGivenDecisions } from './storage/given-decisions';
import { createTakenCalls } from './storage/taken-calls';
import { nameFor, settingsOf } from './fleet-settings';
import { fleetHandlers, type FleetHandlers } from './handlers';
import { OfflineHold } from './offline';
import { Sight } from './sight';
import type { Obedience } from './orders';
import type { Heard, Joined, Told } from './join';
import { FleetTicks } from './ticks';
import { ledgerFollower } from './storage/follow-ledger';

type Ground = Pick<
  Platform,
  | 'clock'
  | 'closing'
  | 'config'
  | 'database'
  | 'incidents'
  | 'logger'
  | 'newId'
  | 'notices'
  | 'options'
  | 'paths'
  | 'problems'
  | 'scope'
  | 'secretOf'
  | 'transaction'
>;

interface Needs {
  readonly record: Pick<RunRecord, 'log' | 'signer'>;
  readonly procedures: { readonly engine: TakingEngine & EndsOfRuns };
}

/** Where ends of runs are heard: what came of a call that was taken. */
interface EndsOfRuns {
  readonly changes: { on(listener: (change: { readonly run: Run }) => void): () => void };
}

export interface Fleet {
  readonly handlers: FleetHandlers;
  /** Orders to the whole fleet are carried out from now on, and what people at other engines decide. */
  open(recovered: Recovered, obedience: Obedience, door: Door): void;
  /** Joins the fleet whose database config.toml names now, or leaves it. */
  apply(config: Config): Promise<void>;
}

const decisionsProblem = 'fleet-decisions';

/** This engine among others, which share a database. Without one nothing of it is read. */
export function configureFleet(
  platform: Ground,
  {
    cutOff,
    handing,
    status,
    ticks,
    tools,
  }: Pick<Registries, 'cutOff' | 'handing' | 'status' | 'ticks' | 'tools'>,
  { procedures: { engine }, record: { log, signer } }: Needs,
): Fleet {
  const { clock, config, database, logger, notices, problems, scope } = platform;
  const isInFleet = (): boolean => config().storage.url !== undefined;
  const follow = ledgerFollower(database);
  follow(isInFleet());
  let obedience: Obedience | null = null;
  let door: Door | null = null;
  let current: { readonly settings: string; readonly joined: Joined } | null = null;
  const leave = async (): Promise<void> => {
    const left = current;
    current = null;
    await left?.joined.leave();
  };
  scope.defer(leave);
  const taking = new FleetTicks({
    ...platform,
    isInFleet,
    membership: () => current?.joined.membership ?? null,
    settled: () => {
      ticks.settled();
    },
  });
  ticks.offer((tick) => taking.takerOf(tick));
  const sight = new Sight(clock);
  const hold = new OfflineHold(
    clock,
    () =>
      isInFleet() &&
      config().fleet.offline === 'hold' &&
      (current?.joined.membership.session ?? null) === null,
  );
  cutOff.offer(hold);
  hold.onChange(status.changed);
  status.offer(() => {
    if (!isInFleet()) return {};
    const membership = current?.joined.membership;
    return {
      fleet: {
        name: membership?.name ?? config().fleet.name ?? nameFor(hostname()),
        ...sight.counts,
        awaySince: membership?.away?.since ?? null,
        held: hold.since() !== null,
      },
    };
  });
  const tell = (): void => {
    notices.emit({ type: 'fleet-changed' });
  };
  const heard: Heard = {
    seen: (engines) => {
      sight.saw(engines);
      status.changed();
      tell();
    },
    connected: () => {
      hold.look();
      status.changed();
      tell();
    },
    news: tell,
  };
  const offering = new Offering({
    clock,
    offeredSecs: () => config().sop.connect_timeout_secs,
    isInFleet,
    onFailure: (failure) => {
      logger.error('A listener of handed calls failed', { failure: String(failure) });
    },
  });
  const taken = createTakenCalls(database);
  const carrying = new Taking({ clock, engine, tools, taken, accepts: () => config().fleet.accept });
  handing.offer({
    part: (on, tool) => offering.part(on, tool),
    outcomeOf: (call, isAsked, signal) => offering.outcomeOf(call, isAsked, signal),
    callOff: (key) => {
      offering.callOff(key);
    },
    known: () => offering.known(),
    whyNotSent: (run) => carrying.whyNotSent(run),
  });
  const ending = new AbortController();
  scope.defer(() => {
    ending.abort(new Error('the engine closes'));
  });
  const given = createGivenDecisions(database);
  const asking = new Asking({
    clock,
    signer,
    newId: platform.newId,
    given,
    onFailure: (failure) => {
      logger.error('A listener of decisions for other engines failed', { failure: String(failure) });
    },
    changed: tell,
  });
  const deciding = new Deciding({
    clock,
    home: signer.publicKey,
    trusted: () => config().fleet.approvals_from,
    door: () => door,
    tell: (message, remedy) => {
      problems.report(decisionsProblem, 'Fleet', message, remedy);
    },
  });
  const calls = new Calls({
    clock,
    logger,
    isInFleet,
    membership: () => current?.joined.membership ?? null,
    offering,
    taking: carrying,
    asking,
    deciding,
  });
  const about: Told['about'] = () => {
    const { backlog, boards, broker, model, queues, stopped, triggersPaused } = status.current();
    const own = { over: false, imported: false } as const;
    return {
      runs: log.count(own),
      waiting: log.count({ ...own, status: 'waiting_approval' }),
      queued: backlog?.count ?? 0,
      paused: triggersPaused,
      stopped,
      boards: boards.map(({ name, state }) => ({ name, state })),
      broker: broker.health,
      queues: queues?.health ?? null,
      models: model.health === 'on' || model.health === 'half' ? [model.label] : [],
      accepts: [...config().fleet.accept],
    };
  };
  return {
    handlers: fleetHandlers(
      () => current?.joined.membership ?? null,
      () => obedience,
      {
        sight,
        asking,
        given: () => given.list(),
        key: () => ({
          name: current?.joined.membership.name ?? config().fleet.name ?? nameFor(hostname()),
          key: signer.publicKey,
        }),
        closing: ending.signal,
        tryOut: async ({ url, password, name }) => {
          const { placeOf } = await import('./postgres/place');
          const { tryDatabase } = await import('./postgres/try-database');
          const { ca } = (await settingsOf(
            { ...config(), storage: { ...config().storage, url } },
            platform,
          )) ?? { ca: null };
          return tryDatabase(
            placeOf(url, password, ca),
            { name: name === '' ? nameFor(hostname()) : name, home: signer.publicKey },
            platform.closing.signal,
          );
        },
      },
    ),
    open: (_recovered, obeys, decides) => {
      obedience = obeys;
      door = decides;
      scope.defer(
        engine.changes.on(({ run }) => {
          if (isTaken(run) && isFinished(run.status)) calls.lookNow();
        }),
      );
      void calls.run(ending.signal);
    },
    apply: async (changed) => {
      follow(changed.storage.url !== undefined);
      try {
        const settings = await settingsOf(changed, platform);
        problems.clear('fleet-config');
        problems.clear(decisionsProblem);
        const written = JSON.stringify(settings);
        if (current?.settings === written) return;
        await leave();
        if (settings === null) return;
        const { join } = await import('./join');
        current = {
          settings: written,
          joined: join(
            platform,
            { home: signer.publicKey, about, obedience: () => obedience },
            heard,
            settings,
          ),
        };
      } catch (failure) {
        await leave();
        reportFailure(problems, 'fleet-config', '[storage] in config.toml', failure);
      } finally {
        hold.look();
        calls.lookNow();
        tell();
      }
    },
  };
}
