import { channelOf } from '../../../../shared/analog';
import type { BoardUse } from '../../../../shared/boards';
import type { JsonObject } from '../../../../shared/json';
import type { PlannedCall, SopEntry } from '../../../../shared/sop';
import { heardBoardOf } from '../../../../shared/trigger-facts';
import { listenedTo } from './listened-to';

/**
 * The procedures that a board starts or that call it, by name. `writtenOut`: the arguments of a call with
 * what goes without saying.
 */
export function boardUses(
  board: string,
  entries: readonly SopEntry[],
  writtenOut: (call: PlannedCall) => JsonObject,
): readonly BoardUse[] {
  return entries
    .map((entry): BoardUse => {
      const signals = signalsHeard(board, entry);
      const inputs = inOrder(signals.flatMap((signal) => channelOf(signal) ?? []));
      return {
        sop: entry.name,
        listensTo: inOrder(signals.flatMap((signal) => pinOf(signal) ?? [])),
        ...(inputs.length === 0 ? {} : { inputs }),
        calls: callsTo(board, entry, writtenOut),
      };
    })
    .filter(({ listensTo, inputs, calls }) => listensTo.length > 0 || inputs !== undefined || calls !== null)
    .toSorted((one, other) => one.sop.localeCompare(other.sop));
}

/** The signals of the board that the procedure listens to. */
const signalsHeard = (board: string, entry: SopEntry): readonly string[] =>
  listenedTo(entry).flatMap((trigger) => {
    const heard = heardBoardOf(trigger);
    return heard?.board === board ? [heard.signal] : [];
  });

function pinOf(signal: string): number | null {
  const pin = /^pin_(0|[1-9]\d{0,2})$/u.exec(signal)?.[1];
  return pin === undefined ? null : Number(pin);
}

function callsTo(
  board: string,
  { sop }: SopEntry,
  writtenOut: (call: PlannedCall) => JsonObject,
): BoardUse['calls'] {
  const calls = (sop?.steps ?? [])
    .flatMap((step) => (step.on === undefined ? step.calls : []))
    .filter((call) => writtenOut(call)['board'] === board);
  if (calls.length === 0) return null;
  return {
    pins: inOrder(calls.flatMap(({ arguments: { pin } }) => (typeof pin === 'number' ? [pin] : []))),
    byName: calls.some((call) => call.arguments['board'] === board),
  };
}

const inOrder = (pins: readonly number[]): number[] => [...new Set(pins)].sort((one, other) => one - other);
