import { virtualBoardType } from '../../../shared/boards';
import type { Config } from '../../../shared/config';
import type { Scope } from '../../base/scope';
import { SerialBridge } from '../../serial/bridge';
import { nodeSerialPorts } from '../../serial/node-serial-port';
import { VirtualBoardPorts } from '../../serial/virtual/virtual-boards';
import { toBoardConfigs } from '../adapter-config';
import type { Foundation } from '../foundation';
import { forgetRemoved } from './removed-boards';

/** The boards of config.toml, real and virtual, behind the machine's ports. */
export interface BoardParts {
  readonly bridge: SerialBridge;
  readonly virtual: VirtualBoardPorts;
  apply(config: Config): void;
}

export function openBoards(
  { clock, logger, problems, incidents, config, knownBoards, keptOutputs, newId }: Foundation,
  scope: Scope,
): BoardParts {
  const virtual = new VirtualBoardPorts(nodeSerialPorts, clock);
  virtual.configure(virtualNames(config()));
  const bridge = scope.own(
    new SerialBridge({
      boards: toBoardConfigs(config()),
      ports: virtual,
      clock,
      logger,
      problems,
      known: knownBoards,
      outputs: keptOutputs,
      newId,
    }),
  );
  let isStarted = false;
  return {
    bridge,
    virtual,
    apply: (changed) => {
      const boards = toBoardConfigs(changed);
      virtual.configure(virtualNames(changed));
      bridge.configure(boards);
      // A start without config.toml writes an empty one, and whoever puts the file back has removed nothing.
      if (isStarted) forgetRemoved({ outputs: keptOutputs, incidents, logger }, boards);
      isStarted = true;
    },
  };
}

const virtualNames = ({ peripherals }: Config): readonly string[] =>
  peripherals.boards.filter(({ type }) => type === virtualBoardType).map(({ board }) => board);
