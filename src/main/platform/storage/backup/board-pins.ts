import type { KeptPin, KeptPins } from '../../../ports/kept-pins';
import type { Database } from '../database';
import { addOutputs, allOutputs } from '../kept-outputs';
import { createLitPins, createSetButtons } from '../kept-pins';

/** What a database knows of the pins of the boards, which go on whatever database takes its place. */
export interface BoardPins {
  readonly outputs: ReturnType<typeof allOutputs>;
  readonly setButtons: readonly KeptPin[];
  readonly litPins: readonly KeptPin[];
}

export const boardPinsIn = (database: Database): BoardPins => ({
  outputs: allOutputs(database),
  setButtons: createSetButtons(database).read(),
  litPins: createLitPins(database).read(),
});

/**
 * What may be an output joins what is known here: told once too often costs a look. Of the lights those alone
 * count that are lit now, for each one of the list that config.toml names no more is put out: one that was
 * put out long ago may be a valve by now.
 */
export function takeBoardPins(database: Database, later: BoardPins): void {
  if (later.outputs.length > 0) addOutputs(database, later.outputs);
  const setButtons = createSetButtons(database);
  const isKnown = ({ board, pin }: KeptPin): boolean =>
    later.setButtons.some((one) => one.board === board && one.pin === pin);
  writeNews(setButtons, [...later.setButtons, ...setButtons.read().filter((one) => !isKnown(one))]);
  writeNews(createLitPins(database), later.litPins);
}

/** The disk may be full. */
function writeNews(kept: KeptPins, pins: readonly KeptPin[]): void {
  if (JSON.stringify(pins) !== JSON.stringify(kept.read())) kept.write(pins);
}
