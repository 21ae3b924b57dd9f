import type { Config } from '../../shared/config';
import { selectDispatcher } from '../agent/dispatcher';
import { runTurn } from '../agent/loop';
import { capabilitiesOf } from '../ports/provider';
import type { RunTurn } from '../ports/turn';

/** The turn engine with the way of calling tools that config.toml names now. */
export const turnRunner = (config: () => Config): RunTurn => (turn, observer, signal) =>
  runTurn({ ...turn, dispatcher: selectDispatcher(config().agent.tool_dispatcher, capabilitiesOf(turn.provider).nativeToolCalling) }, observer, signal);
