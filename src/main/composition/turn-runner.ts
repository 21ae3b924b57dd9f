import { runTurn } from '../agent/turn/loop';
import type { RunTurn } from '../ports/turn';
import type { Foundation } from './foundation';

/** The turn engine for turns that people or procedures wait for: what runs in the background gives way. */
export const turnRunner =
  ({ foreground }: Foundation): RunTurn =>
  (turn, observer, signal) =>
    foreground.during(() => runTurn(turn, observer, signal));
