import { runTurn } from './turn/loop';
import type { RunTurn } from '../../ports/turn';
import type { Platform } from '../../platform/platform';

/** The turn engine for turns that people or procedures wait for: what runs in the background gives way. */
export const turnRunner =
  ({ foreground }: Pick<Platform, 'foreground'>): RunTurn =>
  (turn, observer, signal) =>
    foreground.during(() => runTurn(turn, observer, signal));
