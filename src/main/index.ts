import { join } from 'node:path';
import { startApp } from './desktop/start-app';

startApp({
  root: join(import.meta.dirname, '..', '..'),
  // Loaded after the window is on its way: nobody waits for the engine's code to see the frame.
  composeEngine: async (options) => (await import('./compose')).composeAnsweringEngine(options),
});
