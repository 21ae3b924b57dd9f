import { z } from 'zod';

/** What the demo is called wherever it shows. */
export const demoSop = 'demo-valve';
export const demoBoard = 'demo-board';
/** Turned on it starts the procedure. */
export const demoPin = 3;
/** What the procedure opens. */
export const demoValve = 5;

/** What the demo put into this home, and what of it is still there. */
export const DemoState = z.object({
  /** Folder of the procedure; null: it is not there. */
  procedure: z.string().nullable(),
  /** Name of the virtual board in config.toml; null: it is not there. */
  board: z.string().nullable(),
});
export type DemoState = z.infer<typeof DemoState>;
