import type { FleetAbout } from '../../shared/fleet';

/** What an engine with nothing to do says of itself. */
export const idleEngine: FleetAbout = {
  runs: 0,
  waiting: 0,
  queued: 0,
  unhanded: 0,
  paused: false,
  stopped: false,
  boards: [],
  broker: 'on',
  queues: null,
  models: [],
};
