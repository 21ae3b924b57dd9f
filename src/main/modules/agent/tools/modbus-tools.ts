import type { Config } from '../../../../shared/config';
import type { JsonObject } from '../../../../shared/json';
import {
  canBeWritten,
  isBit,
  noSignal,
  signalOf,
  whyNotWrittenTo,
  type ModbusDeviceConfig,
} from '../../../../shared/modbus-signals';
import type { TouchedSignal } from '../../../ports/live-world';
import type { Part } from '../../../ports/parts';
import { done, failed, textArgument, unconfirmed, type OwnTool, type ToolResult } from '../../../ports/tool';
import type { Modbus, ModbusSignals, SignalOutcome } from '../../../ports/modbus';

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
      signalOf(config, textArgument(args, 'signal')) === undefined
        ? noSignal(device, config, textArgument(args, 'signal'))
        : null,
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
      const name = textArgument(writtenOut(args), 'device');
      const device = devices.get(name);
      if (device === undefined) return [switchedOff(name)];
      return device.state.state === 'lost'
        ? [`The Modbus device ${device.name} does not answer: ${device.state.detail}.`]
        : [];
    };
  const needs = (args: JsonObject): readonly Part[] => {
    const found = target(args);
    return typeof found === 'string' ? [] : [devicePart(devices, found.device)];
  };
  const carriedOut = async (
    args: JsonObject,
    ask: (device: ModbusSignals) => Promise<SignalOutcome>,
    said: (outcome: Extract<SignalOutcome, { kind: 'value' }>, device: ModbusSignals) => string,
  ): Promise<ToolResult> => {
    const found = target(args);
    if (typeof found === 'string') return failed(found);
    const of = devices.get(found.device);
    if (of === undefined) return failed(switchedOff(found.device));
    const outcome = await ask(of);
    switch (outcome.kind) {
      case 'value':
        return { ...done(said(outcome, of)), value: outcome.value };
      case 'unknown':
        return unconfirmed(outcome.message);
      case 'failed':
        return failed(outcome.message);
    }
  };
  /** A bit, and what may be written, stands as somebody has set it; other registers measure. */
  const touched = (args: JsonObject, said: string | null): readonly TouchedSignal[] => {
    const found = target(args);
    const name = textArgument(args, 'signal');
    const config = typeof found === 'string' ? undefined : signalOf(found.config, name);
    if (typeof found === 'string' || config === undefined) return [];
    const { table, writable, unit } = config;
    const value = said === null ? Number.NaN : Number.parseFloat(said);
    return [
      {
        device: found.device,
        signal: name,
        told: Number.isFinite(value) ? { value, unit } : null,
        ...(isBit(table) || (writable && canBeWritten(table)) ? {} : { gives: (now) => now }),
      },
    ];
  };
  const sentTo = (args: JsonObject): string | undefined => textArgument(args, 'device') || undefined;
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
      sentTo,
      refusal: refusedRead,
      check: check(refusedRead),
      signals: touched,
      needs,
      execute: (args, _context, aborted) =>
        carriedOut(
          args,
          (of) => of.read(textArgument(args, 'signal'), aborted),
          ({ text }) => text,
        ),
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
      sentTo,
      refusal: refusedWrite,
      check: check(refusedWrite),
      signals: (args, output) => touched(args, output?.split(nowIs).at(-1) ?? null),
      needs,
      execute: (args, _context, aborted) =>
        carriedOut(
          args,
          (of) => of.write(textArgument(args, 'signal'), Number(args['value']), aborted),
          ({ text, written }, { name }) =>
            written === undefined
              ? `${textArgument(args, 'signal')} of ${name} is now ${text}`
              : `${textArgument(args, 'signal')} of ${name} is now ${text}, and ${written} was written`,
        ),
    },
  ];
}

/** Between what was written and the value that stands there since. */
const nowIs = ' is now ';

const switchedOff = (device: string): string => `The Modbus device ${device} is switched off.`;

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
