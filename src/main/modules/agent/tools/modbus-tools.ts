import type { Config } from '../../../../shared/config';
import type { JsonObject } from '../../../../shared/json';
import { noSignal, whyNotWrittenTo, type ModbusDeviceConfig } from '../../../../shared/modbus-signals';
import type { Part } from '../../../ports/parts';
import { done, failed, textArgument, unconfirmed, type OwnTool } from '../../../ports/tool';
import type { Modbus } from '../../../ports/modbus';

/** `modbus_read` and `modbus_write` over the devices of config.toml, `configured`. */
export function modbusTools(
  devices: Modbus,
  configured: () => Config['modbus']['devices'],
): readonly OwnTool[] {
  const namesOf = (): readonly string[] => Object.keys(configured());
  const choices = (writes: boolean) => (): Readonly<Record<string, readonly string[]>> => ({
    device: namesOf(),
    signal: [
      ...new Set(
        Object.values(configured()).flatMap(({ signals }) =>
          Object.entries(signals).flatMap(([name, { writable }]) => (writes && !writable ? [] : [name])),
        ),
      ),
    ],
  });
  /** With one device there is no doubt which one is meant, and whoever approves the call sees its name. */
  const writtenOut = (args: JsonObject): JsonObject => {
    const [only, another] = namesOf();
    return args['device'] !== undefined || only === undefined || another !== undefined
      ? args
      : { ...args, device: only };
  };
  const target = (
    args: JsonObject,
  ): { readonly device: string; readonly config: ModbusDeviceConfig } | string => {
    const device = textArgument(writtenOut(args), 'device');
    const all = configured();
    const config = Object.hasOwn(all, device) ? all[device] : undefined;
    if (config !== undefined) return { device, config };
    const known = `Devices: ${namesOf().join(', ')}.`;
    return device === ''
      ? `This call does not name its device. Set "device". ${known}`
      : `There is no Modbus device "${device}". ${known}`;
  };
  const refusal = (
    args: JsonObject,
    why: (device: string, config: ModbusDeviceConfig) => string | null,
  ): ReturnType<NonNullable<OwnTool['refusal']>> => {
    const found = target(args);
    const message = typeof found === 'string' ? found : why(found.device, found.config);
    return message === null
      ? null
      : { message, remedy: 'Correct the call, or [modbus.devices] in config.toml.' };
  };
  const refusedRead = (args: JsonObject): ReturnType<typeof refusal> =>
    refusal(args, (device, config) =>
      Object.hasOwn(config.signals, textArgument(args, 'signal'))
        ? null
        : noSignal(device, config, textArgument(args, 'signal')),
    );
  const refusedWrite = (args: JsonObject): ReturnType<typeof refusal> => {
    const { value } = args;
    return typeof value === 'number'
      ? refusal(args, (device, config) =>
          whyNotWrittenTo(device, config, textArgument(args, 'signal'), value),
        )
      : refusedRead(args);
  };
  const check =
    (refused: (args: JsonObject) => ReturnType<typeof refusal>) =>
    (args: JsonObject): readonly string[] => {
      const why = refused(args);
      if (why !== null) return [why.message];
      const device = devices.get(textArgument(writtenOut(args), 'device'));
      if (device === undefined)
        return [`The Modbus device ${textArgument(writtenOut(args), 'device')} is switched off.`];
      return device.state.state === 'lost'
        ? [`The Modbus device ${device.name} does not answer: ${device.state.detail}.`]
        : [];
    };
  const needs = (args: JsonObject): readonly Part[] => {
    const found = target(args);
    return typeof found === 'string' ? [] : [devicePart(devices, found.device)];
  };
  const device = { type: 'string', description: 'Device name; may be left out when there is one device' };
  const signal = { type: 'string', description: 'Name of the signal' };
  return [
    {
      name: 'modbus_read',
      brings: null,
      description: 'Read a signal of a Modbus device',
      effect: 'reads',
      repeatable: true,
      choices: choices(false),
      parameters: {
        type: 'object',
        properties: { device, signal },
        required: ['signal'],
        additionalProperties: false,
      },
      writtenOut,
      sentTo: (args) => textArgument(args, 'device') || undefined,
      refusal: refusedRead,
      check: check(refusedRead),
      needs,
      async execute(args, _context, aborted) {
        const found = target(args);
        if (typeof found === 'string') return failed(found);
        const outcome = await devices.get(found.device)?.read(textArgument(args, 'signal'), aborted);
        if (outcome === undefined) return failed(`The Modbus device ${found.device} is switched off.`);
        return outcome.kind === 'value'
          ? { ...done(outcome.text), value: outcome.value }
          : failed(outcome.message);
      },
    },
    {
      name: 'modbus_write',
      brings: null,
      description: 'Write a signal of a Modbus device',
      effect: 'acts',
      choices: choices(true),
      parameters: {
        type: 'object',
        properties: { device, signal, value: { type: 'number' } },
        required: ['signal', 'value'],
        additionalProperties: false,
      },
      writtenOut,
      sentTo: (args) => textArgument(args, 'device') || undefined,
      refusal: refusedWrite,
      check: check(refusedWrite),
      needs,
      async execute(args, _context, aborted) {
        const found = target(args);
        if (typeof found === 'string') return failed(found);
        const name = textArgument(args, 'signal');
        const outcome = await devices.get(found.device)?.write(name, Number(args['value']), aborted);
        switch (outcome?.kind) {
          case 'value':
            return { ...done(`${name} of ${found.device} is now ${outcome.text}`), value: outcome.value };
          case 'unknown':
            return unconfirmed(outcome.message);
          case 'failed':
            return failed(outcome.message);
          case undefined:
            return failed(`The Modbus device ${found.device} is switched off.`);
        }
      },
    },
  ];
}

/** A device that is switched off comes only when a person does something, and is not waited for. */
const devicePart = (devices: Modbus, name: string): Part => ({
  kind: 'device',
  name,
  now: () => {
    const device = devices.get(name);
    if (device === undefined) return { state: 'off' };
    const { state, detail } = device.state;
    return state === 'lost' && device.isPolled
      ? {
          state: 'connecting',
          detail,
          remedy: 'Check that it is switched on, and its cable or network.',
        }
      : { state: 'ready' };
  },
  onChange: (listener) => devices.stateChanged.on(listener),
});
