import { selectDispatcher } from '../agent/dispatcher';
import { runTurn } from '../agent/loop';
import { capabilitiesOf } from '../ports/provider';
import type { RunTurn } from '../ports/turn';
import type { Foundation } from './foundation';

/** The turn engine with the way of calling tools that config.toml names now. */
export const backgroundTurns = ({ config }: Foundation): RunTurn => (turn, observer, signal) =>
  runTurn({ ...turn, dispatcher: selectDispatcher(config().agent.tool_dispatcher, capabilitiesOf(turn.provider).nativeToolCalling) }, observer, signal);

/** The same for turns that people or procedures wait for: what runs in the background gives way. */
export function turnRunner(foundation: Foundation): RunTurn {
  const run = backgroundTurns(foundation);
  return (turn, observer, signal) => foundation.foreground.during(() => run(turn, observer, signal));
}
