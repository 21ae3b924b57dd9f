import { virtualBoardType } from '../../../shared/boards';
import type { KnownLevels } from '../../../domain/procedure/triggers/signal';
import type { Config } from '../../../shared/config';
import type { SopEvent } from '../../../shared/sop';
import { connectModbus } from './modbus/modbus-serial-wire';
import { ModbusDevices } from './modbus/modbus-devices';
import { Pulses } from './pulse';
import { BoardLooks } from './board-looks';
import { liveBoards } from './live-boards';
import { SignalLooks } from './live-signals';
import { forgetRemoved } from './removed-boards';
import type { Platform } from '../../platform/platform';
import type { BoardDesk } from '../../ports/boards';
import type { LiveWorld } from '../../ports/live-world';
import type { BoardConfig } from './serial/board-config';
import { SerialBridge } from './serial/bridge';
import { nodeSerialPorts } from './serial/node-serial-port';
import { virtualPath } from './serial/virtual/virtual-path';
import { VirtualBoardPorts } from './serial/virtual/virtual-boards';
import { createKeptOutputs } from '../../platform/storage/kept-outputs';
import { createKnownBoards } from './storage/known-boards';
import type { RunRecord } from '../record/module';
import { createPinNames, type PinNames } from './storage/pin-names';
import type { Registries } from '../registries';

type Ground = Pick<
  Platform,
  'clock' | 'config' | 'database' | 'incidents' | 'logger' | 'newId' | 'notices' | 'problems' | 'scope'
>;

/** The boards of config.toml, real and virtual, behind the machine's ports, and its Modbus devices. */
export interface BoardParts {
  readonly bridge: SerialBridge;
  readonly pinNames: PinNames;
  readonly virtual: VirtualBoardPorts;
  readonly modbus: ModbusDevices;
  /** What is known of their pins, for cards of runs, and for those of conversations. */
  readonly live: LiveWorld;
  readonly liveInChat: LiveWorld;
  /** What a board knows of the pin that an event came from; null: it came from elsewhere, or the board is gone. */
  readonly levels: (event: SopEvent) => KnownLevels | null;
  readonly looks: BoardLooks;
  readonly pulses: Pulses;
  apply(config: Config): void;
}

export function configureBoards(
  platform: Ground,
  { hearing, status, stops }: Pick<Registries, 'hearing' | 'status' | 'stops'>,
  { trust }: Pick<RunRecord, 'trust'>,
): BoardParts {
  const { clock, config, database, incidents, logger, newId, notices, problems, scope } = platform;
  const outputs = createKeptOutputs(database);
  const pinNames = createPinNames(database, () => trust.trusts('pin-names'));
  const virtual = new VirtualBoardPorts(nodeSerialPorts, clock);
  virtual.configure(virtualNames(config()));
  const bridge = scope.own(
    new SerialBridge({
      boards: toBoardConfigs(config()),
      ports: virtual,
      clock,
      logger,
      problems,
      known: createKnownBoards(database, () => trust.trusts('known-boards')),
      outputs,
      newId,
      pinNames: (board) => pinNames.of(board),
    }),
  );
  const modbus = scope.own(new ModbusDevices({ connect: connectModbus, clock, logger, problems }));
  scope.defer(
    trust.accepted.on(() => {
      bridge.lookAgain();
    }),
  );
  const looks = scope.own(new BoardLooks(bridge, clock, notices));
  const pulses = scope.own(new Pulses({ boards: bridge, clock }));
  stops.offerPins(() => {
    pulses.stopAll();
  });
  bridge.onStatusChange(status.changed);
  modbus.stateChanged.on(status.changed);
  hearing.offer('peripheral', (topic) => {
    const connected = [
      ...bridge.status(),
      ...modbus.list().map(({ name, state }) => ({ name, state: state.state })),
    ].filter(({ state }) => state === 'connected');
    return connected.some(({ name }) => topic.startsWith(`${name}/`));
  });
  const liveSignals = (): SignalLooks =>
    scope.own(new SignalLooks({ devices: modbus, boards: bridge, clock, logger }));
  let isStarted = false;
  return {
    bridge,
    pinNames: {
      ...pinNames,
      give: (...named) => {
        pinNames.give(...named);
        bridge.renamed();
      },
    },
    virtual,
    modbus,
    live: liveBoards(bridge, liveSignals(), 'approvals'),
    liveInChat: liveBoards(bridge, liveSignals(), 'questions'),
    levels: (event) => knownLevels(bridge, event),
    looks,
    pulses,
    apply: (changed) => {
      const boards = toBoardConfigs(changed);
      virtual.configure(virtualNames(changed));
      bridge.configure(boards);
      modbus.configure(changed);
      // A start without config.toml writes an empty one, and whoever puts the file back has removed nothing.
      if (isStarted) forgetRemoved({ outputs, incidents, logger }, boards);
      isStarted = true;
    },
  };
}

const virtualNames = ({ peripherals }: Config): readonly string[] =>
  peripherals.boards.filter(({ type }) => type === virtualBoardType).map(({ board }) => board);

function knownLevels(boards: BoardDesk, { source, topic }: SopEvent): KnownLevels | null {
  const [, board = '', pin] =
    (source === 'peripheral' ? /^(.+)\/pin_(\d{1,3})$/u.exec(topic ?? '') : null) ?? [];
  const known =
    pin === undefined ? undefined : boards.facts(board)?.pins.find((each) => each.pin === Number(pin));
  return known === undefined
    ? null
    : { points: known.history.map(({ at, value }) => ({ at, value })), heardAt: known.seenAt };
}

/** `[[peripherals.boards]]` as the bridge wants it. */
function toBoardConfigs({ peripherals }: Config): readonly BoardConfig[] {
  return peripherals.boards.map((entry) => ({
    name: entry.board,
    type: entry.type,
    path: entry.type === virtualBoardType ? virtualPath(entry.board) : entry.path,
    serialNumber: entry.type === virtualBoardType ? undefined : entry.serial_number,
    baud: entry.baud,
    debounceMs: entry.debounce_ms,
    enabled: peripherals.enabled,
  }));
}
