import type { Clock } from '../../platform/base/clock';
import { homePaths } from '../../platform/storage/home-paths';
import type { OfflineHome, ReadingHandlers } from './reading';

/** Each is loaded when it is asked for. */
const parts = {
  records: async (home: OfflineHome) => (await import('./offline-records')).offlineRecords(home),
  procedures: async (home: OfflineHome) => (await import('./offline-procedures')).offlineProcedures(home),
  approvals: async (home: OfflineHome) => (await import('./offline-approvals')).offlineApprovals(home),
  memory: async (home: OfflineHome) => (await import('./offline-memory')).offlineMemory(home),
  parts: async (home: OfflineHome) => (await import('./offline-parts')).offlineParts(home),
};

/** Answers as the engine would, without one. Nothing here writes. */
export function createOfflineEngine(home: string, resources: string, clock: Clock): ReadingHandlers {
  const around = { home, paths: homePaths(home), resources, clock };
  return {
    'runs.list': async (input) => (await parts.records(around))['runs.list'](input),
    'runs.deciders': async (input) => (await parts.records(around))['runs.deciders'](input),
    'runs.show': async (input) => (await parts.records(around))['runs.show'](input),
    'runs.export': async (input) => (await parts.records(around))['runs.export'](input),
    'runs.verify': async (input) => (await parts.records(around))['runs.verify'](input),
    'runs.verify-file': async (input) => (await parts.records(around))['runs.verify-file'](input),
    'events.list': async (input) => (await parts.records(around))['events.list'](input),
    'problems.list': async (input) => (await parts.records(around))['problems.list'](input),
    'notifications.list': async (input) => (await parts.records(around))['notifications.list'](input),
    'permissions.list': async (input) => (await parts.records(around))['permissions.list'](input),
    'sops.list': async (input) => (await parts.procedures(around))['sops.list'](input),
    'sops.show': async (input) => (await parts.procedures(around))['sops.show'](input),
    'sops.versions': async (input) => (await parts.procedures(around))['sops.versions'](input),
    'sops.state': async (input) => (await parts.procedures(around))['sops.state'](input),
    'sops.metrics': async (input) => (await parts.procedures(around))['sops.metrics'](input),
    'sops.test': async (input) => (await parts.procedures(around))['sops.test'](input),
    'approvals.list': async (input) => (await parts.approvals(around))['approvals.list'](input),
    'jobs.list': async (input) => (await parts.procedures(around))['jobs.list'](input),
    'memory.overview': async (input) => (await parts.memory(around))['memory.overview'](input),
    'memory.search': async (input) => (await parts.memory(around))['memory.search'](input),
    'memory.export': async (input) => (await parts.memory(around))['memory.export'](input),
    'providers.list': async (input) => (await parts.parts(around))['providers.list'](input),
    'models.list': async (input) => (await parts.parts(around))['models.list'](input),
    'models.downloads': async (input) => (await parts.parts(around))['models.downloads'](input),
    'plugins.list': async (input) => (await parts.parts(around))['plugins.list'](input),
    'secrets.list': async (input) => (await parts.parts(around))['secrets.list'](input),
  };
}
